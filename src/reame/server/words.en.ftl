# What the table says when it refuses something.
refused-bad-arms = These are no arms: they have a division, two tinctures, a charge and its tincture.
refused-bad-clock = This clock is not possible: { $message }
refused-bad-edition = This edition does not hold: { $message }
refused-not-rated = What is played by an edition of your own does not count for ratings.
refused-nobody-known = Nobody who is known here sits there.
refused-no-edition = This table is played by the standard edition.
refused-bad-hours = These hours are not possible: { $message }
refused-bad-key = This key cannot be read. Open the link again.
refused-bad-message = The server did not understand the page. Load it again.
refused-bad-pause = A pause lasts at least a minute, and ninety days at most.
refused-bad-record = This record does not hold, line { $line }: { $reason ->
    [format] it does not begin like a record
    [header] something in the header does not belong there, or is missing
    [cut] it is cut short
    [rules] it was played by another version of the rules
    [edition] its edition cannot be read, or is another one than it was played by
    [no-seed] the seed is missing: it is published when the game is over
    [promise] the seed is not the one that was promised
    [start] the game cannot begin like this
    [no-move] this is no move
    [illegal] the rules do not allow this move
    [dice] the dice fell otherwise
    [result] this is not how the game ended
    [edition] its edition cannot be read, or is not the one it was played by
    [changed] it was changed after it was sealed
    [after-end] nothing may follow the end
    [no-result] the game is over, and it is not said who won
    [no-text] this is no text
    [no-such-game] there is no such game here
    [slow] it takes too long to replay
    [stumble] the rules stumble over it
   *[other] { $message }
    }.
refused-bad-request = The server did not understand the request: { $message }
refused-bad-start = These seats and options do not go together: { $message }
refused-broken = The server stumbled. Nothing was changed.
refused-busy = The table is busy. Try again.
refused-cup-full = So many people are as many as can play in a cup: 64.
refused-cup-over = This cup is over.
refused-cup-shut = Nobody can come in any more. Ask the host of the cup.
refused-many-cups = Ten cups at a time are enough. Close one first.
refused-no-cup-name = A cup needs a name.
refused-no-such-cup = There is no such cup. Perhaps the link is cut short.
refused-not-a-reserve = That is nobody of the reserve.
refused-not-in-cup = That is nobody in this cup.
refused-too-few-for-cup = There are too few people for one table.
refused-damaged = This table is damaged, and nobody can move here: { $message }. Its record can be downloaded.
refused-disk-full = There is no room for new tables on this server. Tell whoever runs it.
refused-foreign-page = A page of another site may not do this.
refused-hello-twice = This page is connected already. Load it again.
refused-illegal = The rules do not allow this.
refused-invited = This link invites you to a seat. Sit down first.
refused-last-device = This is your only device. Make a recovery code first, or you would lose your seats.
refused-link-used = Somebody sits there by this link already. You can look on.
refused-looks-on = This link is for looking on.
refused-muted = The others have decided that you are silent here.
refused-name-taken = Somebody at this table is called so already. Choose another name.
refused-no-clock = This table has no clock.
refused-no-hello = The connection was not completed. Load the page again.
refused-no-such-bot = There is no such bot.
refused-no-such-call = The server does not know this request.
refused-no-such-code = This code does not work: it was used, or it is too old. Make a new one.
refused-no-such-device = There is no such device of yours.
refused-no-such-game = There is no such game.
refused-no-such-guide = There are no rules in this language.
refused-no-such-picture = The rules have no such picture.
refused-no-such-language = There is no such language.
refused-no-such-link = This link works no more. Make a new one.
refused-no-such-moment = There is no such moment in this game.
refused-no-such-lesson = There is no such lesson.
refused-no-such-move = There is no such move.
refused-no-such-page = There is nothing at this address.
refused-no-such-seat = There is no such seat.
refused-no-such-table = There is no such table. Perhaps the link is cut short.
refused-no-such-vote = That vote is over.
refused-no-undo = You cannot take this back alone: something was learned since. Ask the table.
refused-no-vote = This seat has no vote on that.
refused-nobody = Nobody is known on this device yet. Sit down somewhere first.
refused-nobody-there = Nobody sits there yet.
refused-not-away = That player has not been away for long enough.
refused-not-host = Only the host may do this.
refused-not-json = The server did not understand the request: it takes JSON.
refused-not-over = Not while the game runs: it would give away secrets.
refused-not-paused = The clocks do not stand still.
refused-not-public = This table is not public. Ask for the link of a seat.
refused-not-started = The game has not begun: seats are still open.
refused-not-text = The server did not understand the page. Load it again.
refused-not-there-yet = The lesson has not led to free play yet.
refused-not-your-seat = This is not your seat.
refused-nothing-said = There is nothing to be read in this.
refused-other-rules = This game is played by another version of the rules. It can be read, and a finished one watched.
refused-others-play = Others play here. You can leave, and they go on.
refused-over = The game is over.
refused-regent-rules = A bot plays this seat. Take it back first.
refused-same-table = Both of you play at the same table. Finish that game first.
refused-seat-taken = That seat is taken.
refused-seated = You sit at this table already.
refused-asked-lately = That seat was asked for within a day already, and was not given.
refused-seen-lately = Whoever holds that seat was seen within a day.
refused-shut-out = Whoever does not play may not look on here.
refused-stale = The table has moved on meanwhile. Look again.
refused-started = The game has begun already.
refused-storage = This was not saved. Try again in a moment.
refused-too-fast = Too fast. Wait a moment.
refused-too-few = Nobody decides that alone: there have to be two others who play.
refused-too-late = The request did not arrive in time. Send it again.
refused-too-long = That is too long.
refused-too-many-holidays = There are 42 days of holidays a year at most.
refused-too-many-links = There are twenty links at most. Take one back first.
refused-too-much-work = That was a lot to work out. Wait { $seconds } seconds.
refused-too-much-written = A lot was stored from your address today. Wait a while.
refused-unknown-host = This server is not known by this name. Whoever runs it can add it with --origin.
refused-unknown-key = This link holds no seat here. You can look on.
refused-vote-open = There is a vote on that already.

# Letters and promises
refused-no-counsel = At this table there is no such counsel: that was agreed when it was laid.
refused-no-question = Nobody is asked anything now.
refused-no-such-choice = This is none of the choices.
refused-rated-counsel = Where games count for ratings, nobody is counselled.
refused-rated-agreed = This game counts for ratings: what was agreed before it began is not changed any more.
refused-no-talk = At this table nobody talks: that was agreed when it was laid.
refused-no-letters = At this table nobody writes in private: that was agreed when it was laid.
refused-no-letters-now = By the rulebook nobody bargains in private now. Wait until they may.
refused-too-many-letters = Twenty letters a minute are enough. Wait a little.
refused-nobody-reads = A seal and a promise are for somebody else to see.
refused-bad-moment = Only a sealed letter opens later, and within a year.
refused-no-such-letter = There is no such letter of yours.
refused-no-such-room = There is no such room.
refused-no-such-promise = There is no such promise.
refused-not-yours-to-release = Only who received a promise releases from it.
refused-nothing-to-proclaim = Only who plays proclaims something, when the game has begun.

# Being told
refused-no-mail = This server sends no mail.
refused-bad-mail = This is no mail address.
refused-bad-hook = This address cannot be used: it has to begin with https://
refused-bad-subscription = The keys of this browser make no sense. Load the page again.
refused-many-channels = There are as many ways to be told as there can be. Remove one first.
refused-no-such-channel = This way to be told is not there any more.
refused-not-verified = Enter the code first that was sent to this address.
refused-no-such-order = The rules know no such order here.
refused-not-asked-that = An order is given about the question that you are asked: it is another one by now.
refused-too-many-orders = These are orders enough: withdraw one first.

# In the calendar of a person.
calendar-name = Reame: my turns
calendar-due = { $game }: your time is over
