# What every game says.
nothing = nothing
    .the = nothing
open = …
    .the = …
seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-5 = Player 6
seat-6 = Player 7
seat-7 = Player 8
seat-8 = Player 9
seat-9 = Player 10

move-pass = Pass
move-yes = Yes
move-no = No
move-propose = Make this offer
move-counter = Make a counter-offer
move-drop = Drop the offer

not-now = This cannot be done at this moment.
not-asked = It is not your turn to decide.
over = The game is over.
no-such-move = There is no such move.
bid-too-low = That bid is too low.
bid-too-high = You cannot pay that much.
too-many-terms = An offer has four terms at most.
no-terms = The offer has no terms yet.
one-counter = A counter-offer cannot be countered again.

option-windows = Reactions
option-windows-silent = only those who could react are asked, unseen
option-windows-open = everybody is asked
option-deals = Deals between players
option-deals-on = allowed
option-deals-off = not allowed
end-stop = The procedure has ended.
sum-die = die { $value }
