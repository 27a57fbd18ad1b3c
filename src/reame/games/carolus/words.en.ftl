game-title = Carolus Magnus
game-blurb = Send your paladins to Court and across the Empire, win the clans, and raise castles where the Emperor stops.

clan-red = red
    .plural = the reds
    .many = red
clan-pink = pink
    .plural = the pinks
    .many = pink
clan-blue = blue
    .plural = the blues
    .many = blue
clan-yellow = yellow
    .plural = the yellows
    .many = yellow
clan-green = green
    .plural = the greens
    .many = green
face-red = { clan-red }
face-pink = { clan-pink }
face-blue = { clan-blue }
face-yellow = { clan-yellow }
face-green = { clan-green }
face-crown = a crown
side-white = White
side-black = Black
side-grey = Grey
place-court = your Court
territory-T1 = territory I
    .numeral = I
place-T1 = space I
territory-T2 = territory II
    .numeral = II
place-T2 = space II
territory-T3 = territory III
    .numeral = III
place-T3 = space III
territory-T4 = territory IV
    .numeral = IV
place-T4 = space IV
territory-T5 = territory V
    .numeral = V
place-T5 = space V
territory-T6 = territory VI
    .numeral = VI
place-T6 = space VI
territory-T7 = territory VII
    .numeral = VII
place-T7 = space VII
territory-T8 = territory VIII
    .numeral = VIII
place-T8 = space VIII
territory-T9 = territory IX
    .numeral = IX
place-T9 = space IX
territory-T10 = territory X
    .numeral = X
place-T10 = space X
territory-T11 = territory XI
    .numeral = XI
place-T11 = space XI
territory-T12 = territory XII
    .numeral = XII
place-T12 = space XII
territory-T13 = territory XIII
    .numeral = XIII
place-T13 = space XIII
territory-T14 = territory XIV
    .numeral = XIV
place-T14 = space XIV
territory-T15 = territory XV
    .numeral = XV
place-T15 = space XV

move-choose = Take a { $clan } paladin
move-token = Place token { $token }
move-play = { $place_id ->
    [court] Send a { $clan } paladin to your Court
   *[other] Send a { $clan } paladin to { $place }
 }
move-advance = { $steps ->
    [one] Move the Emperor one step
   *[other] Move the Emperor { $steps } steps
 }

ask-crown = A crown: choose the clan of your paladin.
ask-token = Place a token. Low numbers act first; high numbers move the Emperor farther.
ask-cube = { $cubes ->
    [one] Play your last paladin of this turn: to your Court, or to a space of the circle.
   *[other] Play a paladin ({ $cubes } to go): to your Court, or to a space of the circle.
 }
ask-steps = { $token ->
    [one] Move the Emperor one step.
   *[other] Move the Emperor, one to { $token } steps.
 }

help-ask-crown = A crown brings a paladin of any clan into your reserve. Take one that wins or defends a clan next turn, or that a rival needs. If few are left in the supply, the rival may find none.
help-ask-token = The token is your place in the order and your reach: 1 acts first and moves the Emperor one step, 5 acts last and moves up to five. It is gone until the cycle ends. The lowest also chooses first next round.
help-ask-cube = At Court a paladin helps you hold its clan: strictly more than every other player. On a space it counts for whoever holds its clan when the Emperor stops, and that may change. Once played it never moves again.
help-ask-steps = Only the space where the Emperor stops is counted, and a region is one step. Whoever leads there gets the castle, even a rival. See what you leave within reach of the next player’s token.

clan-exhausted = No { $clan } paladin is left, and the Courts cannot return any.
token-spent = You have played token { $token } already: it comes back after { $rounds ->
    [one] this round
   *[other] { $rounds } rounds, this one included
 }.
token-taken = { $seat } has placed token { $token } this round, and you have others.
not-in-reserve = You have no { $clan } paladin in your reserve.
inside-region = That territory is part of region { $territory-numeral }: choose space { $territory-numeral }.
too-far = { $token ->
    [one] Your token allows one step, not { $steps }.
   *[other] Your token allows { $token } steps, not { $steps }.
 }

setting-up = Setting up.
plays-for = { $seats_count ->
    [one] { $seats } plays { $side }
   *[other] { $seats } are partners and play { $side }
 }, with { $castles ->
    [one] one castle
   *[other] { $castles } castles
 } to build.
first-by-lot = By lot { $seat } throws first, and chooses the first token.
opening-begins = Opening throws.
opening-throw = { $seat } throws for the first reserve: { $faces }.

round-begins = Round { $round }: preliminary phase.
tokens-back = Everybody takes the five tokens back.
token-placed = { $seat } places token { $token }.
token-repeated = { $seat } has no other number, repeats token { $token }, and acts after those who placed it before.
order-of-play = The tokens are placed. The order of play is: { $seats }.

turn-begins = { $seat } acts for { $side }, with token { $token }.
cube-to-court = { $seat } sends a { $clan } paladin to Court, where there { $cubes ->
    [one] is now one
   *[other] are now { $cubes }
 }.
cube-to-space = { $seat } sends a { $clan } paladin to { $size ->
    [one] { $territory }
   *[other] region { $territory-numeral }
 }.
clan-taken = { $seat } takes { $clan-plural } from { $seat2 }, { $cubes } to { $cubes2 }.
clan-first = { $seat } takes { $clan-plural }, which nobody held.
emperor-stops = { $seat } moves the Emperor { $steps ->
    [one] one step
   *[other] { $steps } steps
 }, to { $size ->
    [one] { $territory }
   *[other] region { $territory-numeral }
 }.
refill-throw = { $seat } throws: { $faces }.
cube-taken = { $seat } takes a { $clan } paladin.

relief = { $clan-plural } have run out: every Court returns { $cubes ->
    [one] one
   *[other] { $cubes }
 }, and { $cubes2 } of them are back in the supply.
no-relief = { $clan-plural } have run out: a Court has none, so no Court returns any.
die-again = No { $clan } paladin is left: { $seat } throws the die again, and it shows { $face }.
no-cubes = { $seat } gets no more paladins: no clan has any left.

# A line that tells how the sides stand has nothing for Grey if there are two sides: then no number matches.
castle-built = { $side } builds a castle on { $territory }: White { $influence }, Black { $influence2 }{ $influence3 ->
    [one] , Grey { $influence3 }
    [other] , Grey { $influence3 }
   *[absent] { "" }
 }.
build-tied = Nobody builds on { $territory }, as the lead is tied: White { $influence }, Black { $influence2 }{ $influence3 ->
    [one] , Grey { $influence3 }
    [other] , Grey { $influence3 }
   *[absent] { "" }
 }.
build-neutral = Nobody builds on { $territory }: nobody holds a clan that is there.
castles-replaced = { $side } conquers { $size ->
    [one] { $territory } and its castle
   *[other] region { $territory-numeral } and its { $size } castles
 }: White { $influence }, Black { $influence2 }{ $influence3 ->
    [one] , Grey { $influence3 }
    [other] , Grey { $influence3 }
   *[absent] { "" }
 }.
owner-leads = { $size ->
    [one] { $territory }
   *[other] region { $territory-numeral }
 } stays with { $side }, who leads there: White { $influence }, Black { $influence2 }{ $influence3 ->
    [one] , Grey { $influence3 }
    [other] , Grey { $influence3 }
   *[absent] { "" }
 }.
owner-tied = { $size ->
    [one] { $territory }
   *[other] region { $territory-numeral }
 } stays with { $side }, as nobody has more: White { $influence }, Black { $influence2 }{ $influence3 ->
    [one] , Grey { $influence3 }
    [other] , Grey { $influence3 }
   *[absent] { "" }
 }.
rivals-tied = { $size ->
    [one] { $territory }
   *[other] region { $territory-numeral }
 } stays with { $side }, as two rivals are tied: White { $influence }, Black { $influence2 }{ $influence3 ->
    [one] , Grey { $influence3 }
    [other] , Grey { $influence3 }
   *[absent] { "" }
 }.
neutral-here = Paladins of a clan that nobody holds do not count: { $clans }.
castles-back = { $side } takes { $castles ->
    [one] a castle
   *[other] { $castles } castles
 } back.
castles-short = { $side } needs { $size } for that and has only { $castles }: the last castle wins.
spaces-merged = { $side } joins its neighbours: region { $territory-numeral } has { $castles ->
    [one] one castle
   *[other] { $castles } castles
 } and { $influence ->
    [one] one paladin
   *[other] { $influence } paladins
 }.
sum-influence = { $side }
sum-clan = { $clan-many } { $value }
sum-castles = { $value ->
    [one] castle { $value }
   *[other] castles { $value }
 }
sum-nothing = { $value }

all-built = All { $castles } of { $side-s } castles are on the board. { $seats_count ->
    [one] { $seats } wins.
   *[other] { $seats } win together.
 }
spaces-short = Fewer than four spaces are left ({ $size }), and most castles win: White { $castles }, Black { $castles2 }{ $castles3 ->
    [one] , Grey { $castles3 }
    [other] , Grey { $castles3 }
   *[absent] { "" }
 }.
reserves-empty = Every reserve is empty, and most castles win: White { $castles }, Black { $castles2 }{ $castles3 ->
    [one] , Grey { $castles3 }
    [other] , Grey { $castles3 }
   *[absent] { "" }
 }.
rounds-over = Round { $round } was the last, and most castles win: White { $castles }, Black { $castles2 }{ $castles3 ->
    [one] , Grey { $castles3 }
    [other] , Grey { $castles3 }
   *[absent] { "" }
 }.
most-castles = { $side } has most castles, { $castles }. { $seats_count ->
    [one] { $seats } wins.
   *[other] { $seats } win together.
 }
more-clans = { $side } wins on equal castles ({ $castles }) with more clans, { $clans }. { $seats_count ->
    [one] { $seats } wins.
   *[other] { $seats } win together.
 }
victory-shared = { $seats } share the victory, level in castles ({ $castles }) and in clans ({ $clans }).

option-pairs = With four players, partners sit
option-pairs-across = across from each other
option-pairs-beside = beside each other

end-castles = All castles of the winning side stand.
end-spaces = Fewer than four spaces remain: most castles win.
end-frozen = Every reserve is empty: most castles win.
end-rounds = The last round is over: most castles win.

field-round = Round
field-size = Territories in each space
field-cubes = Paladins in the circle
field-owner = Owners
field-castles = Castles
field-emperor = Emperor
field-supply = Supply
field-courts = Courts
field-reserves = Reserves
field-holder = Clans held by
field-stock = Castles still to build
field-hands = Tokens in hand
field-placed = Tokens placed
field-order = Order of play
step-Rounds = The game
step-Opening = Opening throws
step-Tokens = Preliminary phase
step-Turn = Action phase
step-Throw = Crowns

would-build = { $territory }: { $side } would build here
would-conquer = { $territory }: { $side } would conquer it
would-change-nothing = { $territory }: nothing changes
would-have-influence = { $side } { $influence }
would-grow-row = your row grows to { $cubes }
would-hold = you would hold the { $clan } clan
would-take-of = the supply has { $cubes }

# Figures of a line of the journal, when it is explained.
figure-castles = Castles
figure-clans = Clans
figure-cubes = Paladins
figure-influence = Influence
figure-round = Round
figure-rounds = Rounds
figure-size = Territories
figure-steps = Steps
figure-token = Token

# What a counsellor counts.
counts-castles = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] castle
   *[other] castles
} built
counts-reach = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] castle
   *[other] castles
} within the emperor’s reach
counts-clans = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] clan
   *[other] clans
} held
counts-influence = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] point
   *[other] points
} of influence
counts-reserve = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] paladin
   *[other] paladins
} in reserve
counts-tokens = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] point
   *[other] points
} on tokens in hand
counts-rival-castles = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] castle
   *[other] castles
} for the strongest rival

# What is counted round by round
counted-castles = Castles
counted-reach = Castles in reach
counted-clans = Clans held
counted-influence = Influence
counted-reserve = Paladins in reserve
counted-tokens = Points on tokens
counted-clans-won = Clans won
counted-clans-lost = Clans lost
