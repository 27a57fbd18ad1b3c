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

# What a counsellor says; what each game counts is in its own catalogue.
counts-victory = { $way ->
    [more] won more often by then
   *[less] won less often by then
}
counts-defeat = { $way ->
    [more] lost more often by then
   *[less] lost less often by then
}
counsel-hint = Search would choose: { $move }
counsel-then = and then: { $moves }
counsel-only = There is no other choice.
counsel-rather = Rather than “{ $move }”: { $reasons }.
counsel-even = Or “{ $move }”: it hardly matters.
counsel-unsaid = Rather than “{ $move }”: it did better in { $better } of { $worlds } imagined worlds, though no single figure says why.
counsel-tried = Tried in { $worlds } worlds that you could imagine; nothing hidden was looked at.
counsel-preview = If you choose: { $move }
counsel-surely = For certain
counsel-always = In all { $worlds } imagined worlds
counsel-chances = Chances
counsel-chance = in { $count } of { $worlds }: { $line }
counsel-rest = { $n ->
    [one] and one rarer outcome
   *[other] and { $n } rarer outcomes
}
counsel-range = { $figure } on average ({ $low } to { $high })
counsel-opens = Opens: { $moves }
counsel-closes = No longer possible: { $moves }
counsel-like-it = { $move } ({ $n } of this kind)
counsel-you-next = Then you are asked: { $question }
counsel-next = Then it is for { $names } to decide.
counsel-over = The game would be over (in { $count } of { $worlds } worlds).
counsel-nothing = Nothing changes at once.

# Looking back at a finished game; what each game counts besides is in its own catalogue.
analysis-chance = How likely each was to win, in percent: judged with open cards by the bots’ evaluation, which was measured against played games.
analysis-strength = How strong each stood, in points of 100: judged with open cards as bots look at a position. It was not measured how often such a position wins, so these are no percentages.
analysis-turn = { $name } chose “{ $played }”.
analysis-better = Better: “{ $best }”
analysis-gain = worth { $gain } more (give or take { $error }), in { $better } of { $worlds } worlds that { $name } could imagine
analysis-why = because: { $reasons }
analysis-then = and then: { $moves }
analysis-no-turns = Of the decisions that were looked at, none cost more than may be chance.
analysis-looked = { $looked ->
    [0] After no decision did anybody stand worse.
    [one] One decision after which somebody stood worse was looked at again from their own eyes; { $right ->
        [0] it was not the best.
       *[other] it was as good as any.
    }
   *[other] { $looked } decisions after which somebody stood worse were looked at again from their own eyes; { $right } were as good as any.
}
analysis-luck-is = Wherever dice fell or cards were drawn, they were let fall anew: luck is what fell, less the mean of what might have fallen. The columns add up exactly: what one had at first, with decisions and luck, is what one had at last.
analysis-first = At first
analysis-own = Own decisions
analysis-others = Others’ decisions
analysis-luck = Luck
analysis-last = At last
analysis-round = Round
analysis-set-up = Set-up
analysis-turns = Turning points
analysis-figures = Figures
analysis-course = Course of the game
counted-battles = Battles
counted-conquests = Conquests
counted-deals = Deals struck
counted-truces = Truces
counted-declared = Wars declared
counted-kept = Promises kept
counted-broken = Promises broken
