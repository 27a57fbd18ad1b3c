# The words of the shell: what every game's table says around the board.
home = Start page
motto = Medieval games of strategy, for an evening or for a season
loading = One moment …
close = Close
back = Back
you = you
players = Players
board = Board
somebody = Somebody
spectator = Spectator

sound = Sound
sound-is-on = Sound is on
sound-is-off = Sound is off
to-light = By daylight
to-dark = By candlelight

build-building = The games are being compiled in the background: play on, the bots will soon think faster.
build-ready = The games are compiled: the bots think faster from now on.
build-no-compiler = There is no C compiler here: everything works, but the bots take longer to think.
build-failed = The games could not be compiled: everything works, but the bots take longer to think.

new-table = New table
choose-game = Choose a game
who-plays = Who plays?
number-of-players = Number of players
players-range = { $low ->
    [one] one to { $high } players
   *[other] { $low } to { $high } players
 }
n-players = { $n ->
    [one] one player
   *[other] { $n } players
 }
seat-n = Seat { $n }
name-of-seat = Name on seat { $n }
who-me = I play
who-friend = A friend
who-bot = Bot: { $bot }
your-name = your name
what-name = How shall seat { $n } be called?
this-is-me = That is me
friend-hint = you get a link to send
bot-at = { $bot } { $n }
bot-random = Page
bot-random-hint = easy: plays whatever comes to mind
bot-greedy = Knight
bot-greedy-hint = fair: takes what looks best now
bot-search = Marshal
bot-search-hint = strong: thinks ahead
bot-strength = Strength of the bots
options = Options
more-settings = More settings
bots = Bots
bots-think = Bots think
think-briskly = briskly
think-usually = as usual
think-deeply = deeply
host-sets = The host can change this at any time.
thinks = { $name } is thinking
bot-pace = Pace of the bots
pace-instant = at once
pace-fast = brisk
pace-normal = easy to follow
pace-slow = leisurely
away-limit = Away after
n-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
 }
n-days = { $n ->
    [one] one day
   *[other] { $n } days
 }
auto-forced = Play forced moves by themselves
make-public = Anybody may see this table and take a free seat
lay-the-table = Lay the table
my-tables = My tables
no-tables-yet = No tables yet.
public-tables = Open tables
no-public-tables = Nobody is waiting just now. Lay a table and make it public.
free-seats = { $n ->
    [one] one free seat
   *[other] { $n } free seats
 }
status-waiting = waiting
status-running = in play
status-over = over
your-turn = your turn
look-at-record = Look at a record
record-hint = Every game is a small text file. Open one to watch it again.
rules = Rules
contents = Contents
no-account = No account, no password: your seats are kept by this browser, and on all devices that you link to it.

lobby-title = The table is laid
lobby-host = Send each friend the link of a seat. When everybody is here, you begin.
lobby-sitting = You have a seat. The game begins when the host says so.
lobby-free = Take a free seat, or stay and watch.
lobby-private = Waiting for the players. Seats are by invitation; you may stay and watch.
begin = Begin
begin-with-bots = Begin: bots take the free seats
free-seat = free seat
link-for = Secret link for seat { $n }
copy-link = Copy link
copied = copied
play-it-here = Play it here
renew = New key for my seat
renew-hint = Other devices, and whoever has your old link, lose the seat. Everybody is told.
sit-down = Sit down
seats = Seats
give-to-regent = Let a bot rule for me
take-back = I am back
vote-regent = Propose a regent
regent-strength = Strength of the regent
ruled-by-regent = ruled by a { $bot }
is-bot = bot
is-here = here
is-offline = not here
is-away = away for long
is-thinking = to decide
look-through = look
score = { $n ->
    [one] one point
   *[other] { $n } points
 }
no-such-table = There is no such table
closed-damaged = This table is damaged
closed-other-rules = Played by earlier rules
closed-finished = It can be watched, read and downloaded, but not be gone on with.
closed-running = Nobody can move here. You can talk, and take the record with you.
origin-at = Goes on from move { $n } of another game
origin-by-hand = Set up by hand
origin-by-hand-at = Set up by hand, from move { $n }
no-such-table-hint = Perhaps the link is cut short, or it belongs to another server.

your-decision = Your decision
your-move = Your move, { $name }
others-move = Wait a moment
waiting-for = { $n ->
    [one] { $names } decides.
   *[other] { $names } decide.
 }
please-wait = Something is being decided.
sending = On its way …
reconnecting = Connection lost. Trying again …
game-over = The game is over
winners = { $n ->
    [one] { $names } wins.
   *[other] { $names } win.
 }
allowed = Allowed:
not-possible = Not possible:
not-your-turn = It is not your turn: nothing can be chosen now.
not-part-of-this = This is not part of the present decision. What can be chosen is lit.
choices = Choices
can-be-chosen = Can be chosen
confirm = Confirm
put-back = Put back: { $thing }
undo = Take back
less = Less
more = More
amount = Amount
show-rule = Rules, paragraph { $rule }
hand-over = Hand over to { $name }
show-board = Show the board
next-table = Next table waiting for you
more-of-sheet = Show journal, chat and table
more-of-replay = Show journal, eyes and links
less-of-sheet = Show the board

about-table = About this table
events = Events
journal = Journal
journal-empty = Nothing has happened yet.
how-it-came = How it came about
since-last-look = new since you last looked
older-lines = { $n } older lines are in the record
chat = Talk
note-sits = { $name } has sat down (seat { $n }).
note-takes-over = { $name } has taken over seat { $n } from a bot.
note-renewed = { $name } (seat { $n }) has a new key: other devices have lost the seat.
note-regent = A bot rules for { $name } (seat { $n }).
note-returns = { $name } (seat { $n }) is back.
note-went-back = The table has gone back, as { $name } asked.
note-other-rules = The game goes on by version { $text } of the rules; nothing that happened is different by them.
chat-empty = Nothing has been said yet.
chat-say = Say something
send = Send
table = Table
past = The past
download-record = Download the record
rewind-hint = To go back further than “Take back” allows, open the replay, find the moment and ask everybody.
habits = My habits
care = Ask before a move is sent
care-final = when it may not be taken back
care-always = always
care-never = never
keys-hint = Your seat is kept by this browser. A link that you were sent works once.
fair-dice = Fair dice
fair-promised = The seed of all dice was fixed before the first move. This is its hash; the seed is shown at the end.
fair-revealed = The seed was promised by its hash before the first move. “reame verify” checks both with the record.
commitment = Hash of the seed
seed = Seed
salt = Salt

vote-rewind = { $by } asks to go back to: “{ $line }”
vote-rewind-start = { $by } asks to go back to the beginning.
vote-rewind-far = { $by } asks to go back a long way.
vote-for-seat = { $name } was invited and would like to take over { $seat } from the bot.
vote-for-regent = { $by } proposes that a { $bot } rules for { $seat }.
votes-so-far = { $yes } of { $all } agree
agree = Agree
disagree = Disagree

rematch = Play again
to-rematch = To the new table
replay = Watch again
replay-of = Replay
first = To the beginning
earlier = One move back
later = One move on
last = To the end
play-on = Play by itself
pause = Pause
moment-of = Move { $n } of { $total }
moment = Moment
eyes = Through the eyes of
eyes-spectator = a spectator
copy-moment = Copy link to this moment
branch = Play on from here
branch-hint = A new table with new dice begins at this moment.
ask-rewind = Ask everybody to go back to here
to-table = To the table

fold = Fold away
unfold = Unfold
hand-tab = Hand
books = Books

least = least
half = half
most = most
less-by = Less by { $n }
more-by = More by { $n }
no-way-back = It cannot be taken back.
i-give = I give
they-give = { $name } gives
together = Between us
nothing-offered = Nothing yet: choose what you give or ask.
send-offer = Send the offer
offer-says = The offer

battle = Battle
attacks = attacks
defends = defends
no-help = no help
go-on = Go on
rite-death = A death
rite-crown = The crown
rite-crusade = Crusade
rite-calamity = Calamity
rite-wedding = A wedding
rite-ban = Banned
rite-fall = A fall
rite-horde = The horde
rite-founding = New order
rite-mitre = Church and court
rite-murder = Murder
rite-war = War
one-back = One step back
one-on = One step on
to-my-turn = To my turn
to-now = To now
still-to-come = { $n } to come
pace = Pace
pace-of-slow = leisurely
pace-of-normal = easy to follow
pace-of-fast = brisk
pace-of-instant = at once
shortcuts = Keys
shortcuts-hint = Keys: press ?
key-digit = choose by number, or the number itself
key-enter = confirm, send, go on
key-escape = step back, close
key-undo = take back
key-question = explain the question
help-question = What is this about?
help-title = About this question
key-arrows = walk the map
key-zoom = zoom, or turn a dial
key-home = the whole map
key-follow = one step back, one step on
key-space = go on, skip to my turn
key-help = these keys
see-board = See the board
remembered = What will be remembered
through-time = The board through time
score-head = score
see-end = How it ended

# Quick ways and standing answers
quick-ways = Quick ways
negotiate = Negotiate
not-this-turn = Not this turn
declined-this-turn = You are not asked about this again this turn.
by-itself = By itself: { $what }
ask-again = Ask me again
stop = Stop

# Pictures and contrast
take-away = To take away
picture = Picture (PNG)
picture-hint = The whole board as it stands now, to share
poster = Poster (SVG)
poster-hint = The whole board as it stands now, to print at any size
drawing = It is being drawn …
no-picture = The picture could not be drawn. Reload the page and try again.
high-contrast = High contrast

# The boxes of the games
presets = How shall it be?
preset-first = First game
preset-first-hint = few seats, short, without deals where there are any
preset-evening = Short evening
preset-evening-hint = all rules, few seats, a limit
preset-full = The full rules
preset-full-hint = a full table, the standard options
length-about = { $n ->
    [one] about a minute
   *[other] about { $n } min with bots
 }
length-hint = About { $n } decisions for each player, at a quarter of a minute each
weight-of = Weight { $n } of { $of }

you-page = You
you-nobody = Nobody is known on this device yet. As soon as you take a seat you are, without an account or a password.
you-name = Your name
you-save = Save
your-arms = Your arms
arms-division = Division
arms-field = Field
arms-second = Second tincture
arms-charge = Charge
arms-of = Tincture of the charge
arms-faint = Heralds put metal on colour and colour on metal: this charge will be hard to see.
division-plain = plain
division-pale = per pale
division-fess = per fess
division-bend = per bend
division-sinister = per bend sinister
division-chevron = per chevron
division-saltire = per saltire
division-quarterly = quarterly
division-chief = a chief
division-barry = barry
tincture-or = or (gold)
tincture-argent = argent (silver)
tincture-gules = gules (red)
tincture-azure = azure (blue)
tincture-vert = vert (green)
tincture-sable = sable (black)
tincture-purpure = purpure (purple)
charge-none = none
charge-cross = cross
charge-roundel = roundel
charge-lozenge = lozenge
charge-mullet = star
charge-crescent = crescent
charge-tower = tower
charge-crown = crown
charge-key = key
charge-lily = lily
charge-tree = fir
charge-sun = sun
your-devices = Your devices
this-device = this one
device-seen = last used { $day }
device-unnamed = a device
forget-device = Forget it
forget-hint = A device that you forget loses your seats at once.
my-link = Play on another device
my-link-hint = Open this link, or point the camera of the other device at the code. It works once, for ten minutes. Show it to nobody else: whoever opens it is you.
my-link-make = Make a link
my-link-qr = The link as a QR code
my-link-field = Link for another device
link-over = This link has ended. Make a new one.
recovery = If all devices are lost
recovery-hint = Print this code, or write it down, and keep it where you will find it. It brings your tables back, once.
recovery-make = Make a recovery code
recovery-again = There is a code that works. A new one replaces it.
recovery-none = There is no code yet.
recovery-code = Recovery code
have-code = I have a code
have-code-hint = From another device of yours, or a recovery code.
use-code = Go on
join-title = Are you { $name }?
join-hint = This device will play for { $name } from now on. Go on only if this link is your own.
join-merge = { $tables ->
    [one] Whoever plays on this device has a table. { $name } will hold that seat, too.
   *[other] Whoever plays on this device has { $tables } tables. { $name } will hold those seats, too.
 }
join-yes = Yes, that is me
join-no = No
join-mine = This device is yours already.
joined = Welcome, { $name }. Your tables are on the start page.
your-data = What is kept of you
export-me = Download all of it
delete-me = Delete me
delete-hint = If you delete yourself, your name, arms and devices are erased. In games that run a bot plays your seats; what you said stays, without your name.
delete-really = Delete me for good?
delete-yes = Yes, for good
cancel = Cancel
departed-at = departed ({ $n })
is-departed = has left
note-leaves = { $name } has left (seat { $n }).
note-departs = { $name } has left for good: a bot rules seat { $n }.

invite = Invite somebody
withdraw = Withdraw the link
who-sits = Who sits on seat { $n }
keep-guest = as it is
free-the-seat = free the seat
be-ready = I am ready
is-ready = ready
is-muted = silenced
not-ready = { $n ->
    [one] One guest is not ready yet.
   *[other] { $n } guests are not ready yet.
 }
leave = Leave the table
leave-waiting = The seat will be free again.
leave-running = A bot will rule your seat, and you cannot come back by yourself.
leave-yes = Leave
vote-kick = Propose to send away
vote-mute = Propose silence
vote-unmute = Let them speak again
vote-for-kick = Shall { $seat } be sent away? A bot would rule the seat.
vote-for-mute = Shall { $seat } be silent at this table?
vote-for-unmute = May { $seat } speak again?
votes-secret = The vote is secret.
shut-out = Only players may look on
close-table = Clear the table away
close-table-really = The table and all that was played there will be gone.
close-table-yes = Clear it away
note-kicked = The others have sent { $name } away (seat { $n }).
note-muted = The others have silenced { $name } (seat { $n }).
note-unmuted = { $name } (seat { $n }) may speak again.
shut-out-title = Only players look on here
shut-out-hint = The host has closed the gallery. When the game is over, everybody may watch it.
gallery-hint = You are in the gallery: those who play read what is said here when the game is over.
keep-days = { $n ->
    [one] Tables that nobody touches for a day are cleared away here.
   *[other] Tables that nobody touches for { $n } days are cleared away here.
 }
