# What the table says when it refuses something.
refused-bad-arms = These are no arms: they have a division, two tinctures, a charge and its tincture.
refused-bad-key = This key cannot be read. Open the link again.
refused-bad-message = The server did not understand the page. Load it again.
refused-bad-record = This record does not hold, line { $line }: { $reason ->
    [format] it does not begin like a record
    [header] something in the header does not belong there, or is missing
    [cut] it is cut short
    [rules] it was played by another version of the rules
    [no-seed] the seed is missing: it is published when the game is over
    [promise] the seed is not the one that was promised
    [start] the game cannot begin like this
    [no-move] this is no move
    [illegal] the rules do not allow this move
    [dice] the dice fell otherwise
    [result] this is not how the game ended
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
refused-damaged = This table is damaged, and nobody can move here: { $message }. Its record can be downloaded.
refused-disk-full = There is no room for new tables on this server. Tell whoever runs it.
refused-foreign-page = A page of another site may not do this.
refused-hello-twice = This page is connected already. Load it again.
refused-illegal = The rules do not allow this.
refused-invited = This link invites you to a seat. Sit down first.
refused-last-device = This is your only device. Make a recovery code first, or you would lose your seats.
refused-link-used = Somebody sits there by this link already. You can look on.
refused-muted = The others have decided that you are silent here.
refused-name-taken = Somebody at this table is called so already. Choose another name.
refused-no-hello = The connection was not completed. Load the page again.
refused-no-such-bot = There is no such bot.
refused-no-such-call = The server does not know this request.
refused-no-such-code = This code does not work: it was used, or it is too old. Make a new one.
refused-no-such-device = There is no such device of yours.
refused-no-such-game = There is no such game.
refused-no-such-guide = There are no rules in this language.
refused-no-such-language = There is no such language.
refused-no-such-moment = There is no such moment in this game.
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
refused-not-public = This table is not public. Ask for the link of a seat.
refused-not-started = The game has not begun: seats are still open.
refused-not-text = The server did not understand the page. Load it again.
refused-not-your-seat = This is not your seat.
refused-nothing-said = There is nothing to be read in this.
refused-other-rules = This game is played by another version of the rules. It can be read, and a finished one watched.
refused-others-play = Others play here. You can leave, and they go on.
refused-over = The game is over.
refused-regent-rules = A bot plays this seat. Take it back first.
refused-same-table = Both of you play at the same table. Finish that game first.
refused-seat-taken = That seat is taken.
refused-seated = You sit at this table already.
refused-shut-out = Whoever does not play may not look on here.
refused-stale = The table has moved on meanwhile. Look again.
refused-started = The game has begun already.
refused-storage = This was not saved. Try again in a moment.
refused-too-fast = Too fast. Wait a moment.
refused-too-few = Nobody decides that alone: there have to be two others who play.
refused-too-late = The request did not arrive in time. Send it again.
refused-too-long = That is too long.
refused-too-much-work = That was a lot to work out. Wait { $seconds } seconds.
refused-too-much-written = A lot was stored from your address today. Wait a while.
refused-unknown-host = This server is not known by this name. Whoever runs it can add it with --origin.
refused-unknown-key = This link holds no seat here. You can look on.
refused-vote-open = There is a vote on that already.
