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
character-of-seat = Who is the bot on seat { $n }?
no-character = nobody in particular
temper-honourable = honourable
temper-treacherous = treacherous
temper-merchant = a merchant at heart
temper-warlike = warlike
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
choose-file = Choose a file
look-at-record = Look at a record
record-hint = Every game is a small text file. Open one to watch it again.
rules = Rules
contents = Contents
guide-search = Search the rules
guide-before = The passage before
guide-after = The passage after
guide-found = { $n ->
    [0] Not found
   *[other] { $at } of { $n }
}
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
regent-for-you = A { $bot } rules for you until you are back.
vote-regent = Propose a regent
regent-strength = Strength of the regent
ruled-by-regent = ruled by a { $bot }
is-bot = bot
is-character = { $bot }, { $temper }
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
journal-explains = Choose a line, and it says why: its figures, and its rule.
why-line = Why?
why-line-of = Why? Rule { $rule }
see-also = See also
no-rule-of-line = No paragraph of the rules stands behind this line.
since-last-look = new since you last looked
while-away-label = While you were away
while-away = While you were away: { $events ->
    [one] one event
   *[other] { $events } events
 } in { $groups ->
    [one] one group
   *[other] { $groups } groups
 }
n-events = { $n ->
    [one] one event
   *[other] { $n } events
 }
play-recap = play
skip-recap = skip
recap-groups = groups
several-in-turn = Several in turn
concerns-you = concerns you
older-lines = { $n } older lines are in the record
chat = Talk
note-sits = { $name } has sat down (seat { $n }).
note-takes-over = { $name } has taken over seat { $n } from a bot.
note-renewed = { $name } (seat { $n }) has a new key: other devices have lost the seat.
note-regent = A bot rules for { $name } (seat { $n }).
note-returns = { $name } (seat { $n }) is back.
note-went-back = The table has gone back, as { $name } asked.
note-asks-back = Somebody has lost the device of { $name } (seat { $n }) and asks for the seat.
note-reseated = { $name } (seat { $n }) plays on another device: all others have agreed.
note-time-out = The time of { $name } (seat { $n }) is over: a bot rules until they are back.
note-paused = The clocks stand still, as { $name } asked.
note-resumed = The clocks go on.
note-more-time = { $name } (seat { $n }) has more time.
note-other-clock = The table has another clock, as { $name } asked.
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
nothing = nothing
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
elsewhere = Elsewhere
at-one-go = At one go
again-all = The same again, until nothing is left
brush = On the board one click is enough now: { $what }.
up-to = Bid step by step, up to { $n }
up-to-line = each time by as little as possible, then no more
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
print = Print or PDF
print-hint = The whole board on one sheet, from the printer’s window of the browser
drawing = It is being drawn …
no-picture = The picture could not be drawn. Reload the page and try again.
high-contrast = High contrast
clear-tinctures = Tinctures that all eyes can tell apart, with strong hatching

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
length-hint = About { $n } decisions for each player, counted in games of bots; at a quarter of a minute each, which nobody has timed
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
    [one] Tables to which nobody comes back for a day are cleared away here, finished or not.
   *[other] Tables to which nobody comes back for { $n } days are cleared away here, finished or not.
 }

learn = Learn
lessons = Lessons
lesson = Lesson
lesson-rival = { $n ->
    [0] Rival
   *[other] Rival { $n }
 }
lesson-learner = Novice
lesson-step = Step { $n } of { $of }
lesson-right = Right.
lesson-wrong = Not here.
lesson-other = The rules allow it, but it is not what this step is about.
lesson-take-back = Take it back
lesson-take-back-first = Take your move back first.
lesson-on = Go on
lesson-hint = Hint
lesson-show = Show me
lesson-model = Like this: { $move }
lesson-do-it = Do it for me
lesson-skip = Skip
lesson-point = Point at
lesson-left = { $n ->
    [one] One move left
   *[other] { $n } moves left
 }
lesson-done = done
lesson-end = That was the lesson.
lesson-end-all = That was the last lesson. You know enough for a game of your own.
lesson-play = Play on from here
lesson-next = Next: { $title }
lesson-all = All lessons
lesson-again = Once more
lesson-missing = There is no such lesson
lesson-open = begun
lessons-of = { $game }: lessons
lessons-hint = You learn by playing, on the normal board. Nothing can go wrong: whatever you try is shown, and can be taken back.
lessons-none = There are no lessons of this game yet. The rules are on a few pages.
lessons-minutes = { $n ->
    [one] one lesson
   *[other] { $n } lessons
 }, about { $minutes } minutes
lessons-so-far = { $done } of { $of } lessons
lessons-go = Begin
lessons-go-on = Go on: { $title }
lessons-finished = All lessons are done. Now a game of your own: lay a table against a Page.
lessons-newcomer = Never played before?
lessons-newcomer-hint = Learn { $game } in { $n } short lessons, on the board.
puzzle = Puzzle
puzzle-end = Solved.
puzzle-wrong = Not solved.
puzzle-next = Next puzzle: { $title }
lesson-odds = Your way had { $way } chances in a hundred; the best has { $best }. That is what counts, not what fell.
puzzles = Puzzles
puzzles-hint = One position, one goal, few moves.
free-play = Free play
free-play-hint = From here on you play against a bot, as long as you like.
free-play-over = You have come to the end of this lesson.
first-help-off = Never show such help by itself
first-help-setting = Open the help of a question when it is asked for the first time
edition = Edition
edition-standard = Standard
edition-own = A file of mine …
edition-file = An owner’s edition (.toml): what your box says where ours had to be reconstructed
edition-unmarked = (not marked as a reconstruction)
edition-words = { $n ->
    [one] One name or text is another.
   *[other] { $n } names and texts are others.
 }
edition-drawn = The map is drawn as before and does not show: { $what }.

# Clocks
clock = Clock
clock-none = No clock
clock-none-hint = Everybody takes as long as they like.
clock-live = Live
clock-live-hint = { $turn } for each turn, then { $bank } for the whole game.
clock-days = By turn
clock-days-hint = { $turn } for each turn, then { $bank } in reserve; each turn adds { $add }, up to { $cap }.
clock-after = When time is over a bot rules until you are back: nobody loses by it, and no game dies.
clock-own = Other times
clock-part-turn = For each turn
clock-part-bank = In reserve at the start
clock-part-add = Each turn adds
clock-part-cap = In reserve at most
clock-minutes = minutes
clock-hours = hours
clock-nights = Nobody's nights count.
clock-holidays = Nobody's holidays count.
clock-rests = Nobody's nights and holidays count.
clock-paused = The clocks stand still until { $when }.
clock-resume = Let them go on
clock-window = All answer by { $when } ({ $left }).
clock-window-over = The time of all is over: now each one's reserve runs, unseen.
clock-yours = Your time: until { $when } ({ $left })
clock-theirs = { $name }: until { $when } ({ $left })
clock-bank = in reserve { $bank }
clock-until = until { $when }
clock-in-bank = Your reserve runs.
clock-late = It is nearly over!
clock-ask-pause = Propose a pause
clock-ask-time = Propose more time
clock-ask-clock = Propose another clock
clock-two-thirds = Two thirds of those who play have to agree.
clock-pause-until = Until
clock-for-whom = For whom
clock-how-much = How much more
clock-propose = Ask the others
vote-for-pause = { $by } asks for a pause until { $when }. Anybody may end it before.
vote-for-time = { $by } asks for { $more } more for { $seat }.
vote-for-clock = { $by } asks for another clock:
your-hours = When you sleep and are away
your-hours-hint = At tables by turn, no time of yours runs during your night and on your holidays.
your-zone = Time zone
your-night = Your night
your-night-none = none
your-night-span = { $from } to { $to }
your-holidays = Holidays
holiday-first = From
holiday-last = to
holiday-add = Add
holiday-drop = Remove
holiday-span = { $from } to { $to }
holidays-left = { $n ->
    [one] One day of holidays is left this year.
   *[other] { $n } days of holidays are left this year.
 }

# Letters, notebook and promises
hall = Aloud
notebook = Notebook
promises = Promises
rooms = Rooms
letter-to = To whom?
write-to = Write to { $name }
room-of = Room with { $names }
n-unread = { $n ->
    [one] one not read
   *[other] { $n } not read
 }
read-by = You and { $names }
will-be-read-by = Read by { $names } and you, nobody else.
read-by-all = Read by everybody at the table, and by those who look on.
only-you-read = Read by you, nobody else.
opened-end-short = Opened for all when the game is over.
opened-never-short = Never opened for others.
notebook-hint = Your notebook
notebook-empty = Nothing noted yet.
note-down = Note something
note-it = Note it
strike-out = Strike out
struck-out = Struck out.
room-empty = Nothing has been written here yet.
older-letters = Older letters
bots-do-not-read = { $n ->
    [one] { $names } does not read letters: it answers offers made by the rules. Whoever takes the seat reads them.
   *[other] { $names } do not read letters: they answer offers made by the rules. Whoever takes a seat reads its letters.
 }
letters-over = The game is over: no more letters are written.
letters-not-now = By the rulebook nobody bargains in private now.
letters-none = At this table nobody writes in private.
went-back-here = Here the table went back.
went-back-since = The table has gone back since.
seal-it = Seal it
seal-and-send = Seal and send
seal-hint = The others see its hash now. It opens when you break the seal, at the end at the latest.
seal-hint-at = The others see its hash now. It opens at that moment, or earlier if you break the seal.
opens-when = Opens (may be left empty)
opens-at = Sealed until { $when }
opens-at-end = Sealed until its writer opens it, or the end
seal-broken = It was sealed
break-seal = Break the seal
hash-of-letter = Hash
hash-hint = BLAKE2b of this salt, a colon and the text:
hush = Mute for me
hear-again = Hear again
hushed-hint = You do not hear this player. Nobody else is told.
proclaim = Proclaim: it stands in the journal, too
honour-of = { $all ->
    [one] promises kept: { $kept } of one
   *[other] promises kept: { $kept } of { $all }
 }
talk-none-hint = At this table nobody talks while the game runs.
talk-how = How do you talk?
talk-free-short = freely, in letters as well
talk-rulebook-short = in letters when the rulebook says
talk-public-short = aloud only
talk-none-short = not at all
talk-free = Everybody may talk aloud, and write letters to anybody at any time.
talk-rulebook = Everybody may talk aloud. Letters are written only while the rulebook lets people bargain.
talk-public = Everybody talks aloud; there are no letters and no secret promises.
talk-none = Nobody talks while the game runs; bargains are made by the rules alone.
letters-are-opened = Letters are opened
opened-end-choice = for all, at the end
opened-never-choice = never
opened-end = When the game is over, all letters are opened and stand in the replay.
opened-never = Letters are never opened for others.
promises-empty = Nobody has given their word yet.
promise-to = I promise
promise-what = What do you promise?
promise-until-when = Until when? (the end of round 5, the next election …)
promise-until = until { $when }
promise-in-secret = In secret
promise-secret = in secret
give-word = Give my word
your-word = What has become of it?
promise-open = Open.
promise-kept = Kept
promise-broken = Broken
promise-released = Released
promise-replies-kept = { $name }: it was kept.
promise-replies-broken = { $name }: it was broken.
promise-replies-released = { $name }: released.
promise-says-kept = { $name }: I kept it.
promise-says-broken = { $name }: I broke it.
letters-of-game = Letters and promises
letters-closed = At this table letters are not opened: only your own are here.
no-letters-here = No letters were written.
letter-at-move = Move { $n }
your-honour = Your word
your-honour-hint = What has become of your promises, as those say to whom you made them. Whoever shares a table with you may see it. Secret ones count once they have been opened.
honour-none = You have not been judged by your word yet.
honour-kept = kept: { $n }
honour-broken = broken: { $n }
honour-released = released: { $n }

# Links that can be taken back
onlookers = Links to look on
onlookers-hint = Who has such a link may look on although only players may. Copy it at once: it is shown only now. Withdrawn, it closes at once.
onlooker-for = For whom
onlooker-make = Make a link
onlooker-link = Link to look on for { $name }
feed = Your calendar
feed-hint = A calendar app that knows this address shows until when you have to move. It is secret: whoever knows it sees your deadlines and tables. A new address ends the one before.
feed-make = Make a new address
feed-end = End it
feed-ended = Nobody reads your calendar any more.
reseat = I have lost the device of this seat
reseat-hint = All others have to agree, and nobody may have been seen there within a day.
vote-for-reseat = Somebody says that they have lost the device of { $seat }. Shall they have the seat? All others have to agree.

told = Being told
told-hint = When it is your turn, or something else waits for you, and you are not looking. Nobody at the table is told how.
told-none = You are not told of anything yet.
told-this-browser = Tell me in this browser
told-insecure = This page did not come over HTTPS, so your browser cannot tell you. Mail and other ways work.
told-home-screen = On an iPhone or iPad, first put Reame on the home screen (Share → Add to Home Screen), and open it there.
told-not-allowed = Your browser does not let this page tell you anything. You can change that in its settings, next to the address.
told-no-push = This browser cannot be reached just now: { $reason }
told-mail = By mail
told-mail-address = Your mail address
told-mail-add = Send me a code
told-mail-code = The code from the mail to { $address }
told-mail-verify = That is it
told-hook = By another service
told-hook-kind = Service
told-hook-address = Its address (webhook)
told-hook-add = Add
told-hook-hint = Whoever reads there reads also that you are asked in secret. A topic of ntfy, or a channel that only you see, is best.
kind-push = Browser
kind-mail = Mail
kind-discord = Discord
kind-slack = Slack
kind-ntfy = ntfy
kind-json = JSON
told-what = What you are told through { $name }
about-turn = your turn
about-offer = an offer to you
about-letter = a letter
about-vote = a vote
about-time = your time runs out
about-regent = a bot plays for you
about-invite = an invitation
about-over = the game is over
told-digest = once a day
told-test = Try it
told-remove = End it
told-tested = Sent. Did it arrive?
told-dead = Nothing is sent here any more: { $error }
told-trouble = The last message did not arrive: { $error }
why-no-answer = nobody answers there
why-private-address = that address is not in the open net
why-bad-address = that address cannot be used
why-gone = nobody receives there any more
why-mail-refused = the mail was not accepted
why-no-mail = this server sends no mail
why-status = the other side refused it ({ $status })
told-when = When
told-quiet = Quiet hours
told-quiet-from = from
told-quiet-until = to
told-digest-at = What comes once a day comes at
told-zone = Time zone: { $zone }
told-zone-here = Use that of this device ({ $zone })
ask-tell = Tell you when it is your turn?
ask-tell-yes = Yes, here
ask-tell-other = Another way
ask-tell-no = No, thanks
ask-tell-done = You will be told in this browser.
hooks = This table tells
hooks-hint = A channel of your group is told whose turn it is and how the game ends: only what everybody may see.
lost = I have lost my device
lost-hint = If you have a mail address here, a link goes there. It works once, within an hour.
lost-send = Send me a link
lost-sent = If that address is known here, a link is on its way.

# The page of a person: games, ratings, pace
ratings = Ratings
play-rated = This game counts for ratings
play-rated-hint = Places count, for people and bots on one scale. Who leaves, or lets a bot make more than two fifths of their decisions, counts as the last.
rated-no-edition = What is played by an edition of your own does not count.
table-rated = This game counts for ratings.
table-unrated = This game does not count for ratings.
is-rated = rated
your-games = Your games
your-games-hint = Games, places, ratings, your pace and your word. Whoever shares a table with you may see them.
your-games-link = See your games
person-page = Games and ratings
page-of = Page of { $name }
back-to-table = Back to the table
person-since = Here since { $day }
their-pace = Pace
their-word = Word
their-games = Games
word-none = not judged by promises yet
pace-none = nothing finished yet
pace-by-none = { $time } a decision, without a clock
pace-by-live = { $time } a decision, played live
pace-by-days = { $time } a decision, by turn, nights and pauses included
pace-seconds = { $n ->
    [one] one second
   *[other] { $n } seconds
    }
pace-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
    }
pace-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
    }
pace-days = { $n ->
    [one] one day
   *[other] { $n } days
    }
games-played = { $n ->
    [one] one game
   *[other] { $n } games
    }
games-left = { $n ->
    [one] one left early
   *[other] { $n } left early
    }
games-none = No game finished yet.
places = Places
place-n = place { $n }:
place-of = place { $place } of { $n }
rating = Rating
provisional = (provisional)
rating-hint = What one can be fairly sure of: an estimate of strength less its uncertainty. Before ten games it says little.
ranking-of = { $game }: ratings
ranking-hint = You, those with whom you have finished a game, and the bots.
rank-who = Who
rank-games = Games
bot-who-thinks = { $bot }, thinking { $how }
latest-games = Latest games
has-left = left early

# A cup of a club
cups = Cups
cups-hint = For a club: several rounds at tables of friends, and one of you wins the cup.
cup = Cup
new-cup = A cup for a club
new-cup-hint = You agree on the game, the rounds and the tables once, and send one link to everybody. The tables of each round are laid for you, everybody is called to theirs, and results come in by themselves.
cup-name = Name of the cup
cup-your-name = Your name
cup-game = Game
cup-size = At a table
cup-rounds = Rounds
cup-smaller = Rather tables with { $n } than that somebody sits out
cup-i-play = I play as well
cup-tables = The tables
cup-tables-hint = All tables of the cup are laid like this.
cup-public = Anybody may see these tables
cup-live-hint = The clocks stand still until somebody at the table sets them going, for an hour at most.
make-cup = Make the cup
cup-about = { $game }, tables of { $size }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
cup-gathering = not begun yet
cup-round-of = round { $n } of { $of }
cup-edition = by an edition of its own
cup-you-play = You play now with
cup-you-will-play = In round { $n } you play with
cup-to-table = To the table
cup-join = Come in
cup-join-reserve = Come in as a reserve
cup-reserve-hint = The cup has begun. When somebody drops out, the host can call you.
cup-link = Link to the cup
cup-link-hint = Whoever has this link sees this page and can come in.
cup-people = { $n ->
    [one] One player
   *[other] { $n } players
 }
cup-nobody = Nobody yet.
cup-seating = Tables in a round: { $tables }.
cup-sit-out = { $n ->
    [one] One sits out, another one each time.
   *[other] { $n } sit out, others each time.
 }
cup-reserve = Reserve
cup-left = Dropped out
cup-has-left = dropped out
cup-somebody-gone = somebody who has gone
cup-leave = Drop out
cup-leave-hint = The rounds to come are played without you. If your table still runs, leave it there as well, or play it to the end.
cup-leave-yes = Yes, I drop out
cup-leave-no = No, I stay
cup-how = All rounds are planned beforehand so that you meet one another as evenly as can be, on changing seats; a slow table holds nobody up. Whoever sits out has { $share } of a point, what a seat is worth on average.
cup-standings = Standings
cup-place = Place
cup-points = Points
cup-beaten = Left behind
cup-met = Met
cup-ties = A win is one point, shared by those who win together. With as many points, whoever left more of the others at their tables behind is ahead; then, whoever met those with more points on average.
cup-rounds-title = Rounds
cup-round = Round { $n }
cup-to-come = to come
cup-moved = Somebody has come or gone: the rounds to come are planned anew when the next one begins.
cup-table = Table { $n }
cup-cleared = cleared away without a result
cup-came = { $place }.
cup-out = { $n ->
    [one] Sits out: { $names }
   *[other] Sit out: { $names }
 }
cup-host = What you decide
cup-too-few = There are too few of you for a table yet.
cup-begin = Begin the first round
cup-next-round = Begin round { $n }
cup-unfinished = { $n ->
    [one] One table still plays; it goes on beside the next round.
   *[other] { $n } tables still play; they go on beside the next round.
 }
cup-all-begun = All rounds have begun. The cup is over with its last table.
cup-exchange = Somebody goes, somebody comes
cup-goes = Goes
cup-comes = Comes from the reserve
cup-no-one = nobody
cup-do-exchange = Change
cup-exchange-hint = Who comes takes over the tables to come of who goes. At a table that has been left, the others there are asked. Points stay with those who won them.
cup-shut = Let nobody else in
cup-open = Let people in again
cup-close = Close the cup
cup-close-hint = No more rounds. Tables that still play count.
cup-close-early = Nothing has been played: nothing is left of the cup.
cup-close-yes = Yes, close it
cup-close-no = No, go on

counsel = Counsel
counsel-ask = Ask for counsel
counsel-thinks = The counsellor is thinking…
counsel-take = Choose this
counsel-weigh = What would it bring?
counsel-weigh-of = What would it bring: { $move }?
counsel-ask-hint = What would search do?
counsel-again = ↩ The hint
counsel-pick = The eye beside a choice shows what it would bring.
counsel-how = How far does counsel go?
counsel-off-short = no counsel
counsel-rules-short = what the rules say
counsel-preview-short = previews
counsel-hint-short = previews and hints
counsel-off = Nothing is said of the choices, not even odds and prices.
counsel-rules = Of each choice you are told what the rules say: odds, prices, what comes of it.
counsel-preview = You may also ask what a choice would bring. The record notes it.
counsel-hint = You may also ask what a choice would bring, and which one search would make and why. The record notes it; nobody else is told while you play.
counsel-rated = Where games count for ratings, this is as far as it goes.
key-counsel = counsel on the question
key-preview = what the choice under the pointer would bring

# Standing orders.
orders = Standing orders
orders-hint = What you say here beforehand the server answers for you when it is asked, also while you are away and when a regent rules. Nobody else can tell.
orders-standing = What stands
orders-none = Nothing yet: you are asked about everything.
orders-asleep = Moves were taken back: your orders sleep until you wake them.
orders-asleep-short = asleep
orders-wake = Wake them
order-this = To questions like this one
order-auctions = In every auction
order-windows = Whenever you may react to what others do
order-such-as = To questions such as: { $question }
order-all-auctions = in every auction
order-all-windows = whenever you may react to what others do
order-bid = Bid up to
order-accept = Accept from this sum on
order-pass = Always pass
order-spare = but ask me if it concerns me
order-give = Order it
order-until = Until when
order-until-phase = until the end of the phase
order-until-round = until the end of the round
order-until-end = until the end of the game
order-said-bid = Bid up to { $n }
order-said-accept = Accept from { $n } on
order-said-pass = Pass
order-said-pass-spare = Pass, unless it concerns me
order-withdraw = Withdraw
order-withdraw-this = Withdraw: { $what }, { $where }

# Looking back at a finished game.
analysis = Analysis
analysis-of = Analysis: { $game }
analysis-ask = Look into this game
analysis-ask-hint = How it swung, where it turned and what would have been better, what was luck. It is worked out in the background and takes some minutes; you may leave and come back.
analysis-working = Being looked into: { $percent } %
analysis-before = { $n ->
    [one] One other game is looked into at the same time.
   *[other] { $n } other games are looked into at the same time.
}
analysis-failed-slow = This game takes too long to look into.
analysis-failed-stumble = This game cannot be looked into: the rules stumble over it.
analysis-chart = Course of the game, as a picture; the tab “Rounds” has the same as a table
analysis-chart-hint = A click shows the game at that moment.
analysis-rounds = Rounds
analysis-watch = See this moment
analysis-find = Find better
analysis-find-hint = Play on from here against bots, with new dice.
analysis-luckiest = The luckiest throws
analysis-all = in all
