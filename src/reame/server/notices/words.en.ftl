# What people are told who are not there. Never anything that is not public at the table, or their own.
notice-turn = { $game }: it is your turn
notice-turn-until = { $game }: it is your turn, until { $until }
notice-turn-again = { $game }: it is still your turn
notice-turn-again-until = { $game }: it is still your turn, until { $until }
notice-offer = { $game }: an offer waits for your answer
notice-offer-until = { $game }: an offer waits for your answer, until { $until }
notice-offer-again = { $game }: an offer still waits for your answer
notice-offer-again-until = { $game }: an offer still waits for your answer, until { $until }
notice-letter = { $game }: a letter for you
notice-vote = { $game }: there is a vote at your table
notice-vote-own = { $game }: the others vote on giving your seat to somebody else
notice-time = { $game }: your time is running out
notice-time-until = { $game }: your time runs out on { $until }
notice-regent = { $game }: a bot plays your seat until you come back
notice-invite = { $game }: you are invited to another game
notice-invite-cup = { $game }: your next table of the cup “{ $cup }” is laid
notice-over = { $game }: the game is over
hook-turn = { $game }: it is the turn of { $names }
hook-over = { $game }: the game is over. { $count ->
    [0] Nobody has won.
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
    }
notice-with = With { $names }
notice-several = { $count } messages from your tables
notice-more = { $count ->
    [one] and one more
   *[other] and { $count } more
    }
notice-seat = seat { $seat }
test-title = Reame
test-body = This is how you will be told.
mail-foot = You are sent this because you asked for it. To change or end it: { $address }
code-title = { $code } is your code for Reame
code-body = Somebody, probably you, wants to be told by Reame at this address. If it was you, enter this code on the page where you were asked for it, within an hour:

    { $code }

    If it was not you, do nothing: nothing more will be sent here.
lost-title = Your way back to Reame
lost-body = Somebody, probably you, has lost a device and wants to be known on another one. Open this on the new device, within an hour; it works once:

    { $address }

    If it was not you, do nothing. Never pass this link on: whoever opens it plays in your name.
