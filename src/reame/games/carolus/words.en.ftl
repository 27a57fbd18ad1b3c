game-title = Carolus Magnus
game-blurb = Send your paladins to court and across the realm, win the clans, and raise castles where the Emperor stops.

clan-red = red
    .plural = the reds
clan-pink = pink
    .plural = the pinks
clan-blue = blue
    .plural = the blues
clan-yellow = yellow
    .plural = the yellows
clan-green = green
    .plural = the greens
side-white = White
side-black = Black
side-grey = Grey
place-court = your court
territory-T1 = territory I
place-T1 = territory I
territory-T2 = territory II
place-T2 = territory II
territory-T3 = territory III
place-T3 = territory III
territory-T4 = territory IV
place-T4 = territory IV
territory-T5 = territory V
place-T5 = territory V
territory-T6 = territory VI
place-T6 = territory VI
territory-T7 = territory VII
place-T7 = territory VII
territory-T8 = territory VIII
place-T8 = territory VIII
territory-T9 = territory IX
place-T9 = territory IX
territory-T10 = territory X
place-T10 = territory X
territory-T11 = territory XI
place-T11 = territory XI
territory-T12 = territory XII
place-T12 = territory XII
territory-T13 = territory XIII
place-T13 = territory XIII
territory-T14 = territory XIV
place-T14 = territory XIV
territory-T15 = territory XV
place-T15 = territory XV

move-choose = Take a { $clan } paladin
move-token = Place token { $token }
move-play = { $place_id ->
    [court] Send a { $clan } paladin to your court
   *[other] Send a { $clan } paladin to { $place }
 }
move-advance = { $steps ->
    [one] Move the Emperor one step
   *[other] Move the Emperor { $steps } steps
 }

ask-crown = A crown: choose the clan of your paladin.
ask-token = Place a token. Low numbers act first; high numbers move the Emperor farther.
ask-cube = { $cubes ->
    [one] Play your last paladin of this turn: to your court, or onto the ring.
   *[other] Play a paladin ({ $cubes } to go): to your court, or onto the ring.
 }
ask-steps = { $token ->
    [one] Move the Emperor one step.
   *[other] Move the Emperor, one to { $token } steps.
 }

clan-exhausted = No { $clan } paladin is left.
token-spent = You have played token { $token } already; tokens come back after the fifth round.
token-taken = Token { $token } is on the table already this round, and you have others.
not-in-reserve = You have no { $clan } paladin in your reserve.
inside-region = That territory is part of a region: choose the region itself.
too-far = { $steps } steps are more than your token allows.

first-by-lot = { $seat } is drawn by lot to choose first.
round-begins = Round { $round } begins.
token-placed = { $seat } places token { $token }.
tokens-back = Everybody takes the five tokens back.
cube-to-court = { $seat } sends a { $clan } paladin to court.
cube-to-space = { $seat } sends a { $clan } paladin to { $territory }.
clan-taken = { $seat } now holds { $clan-plural }.
emperor-stops = { $seat } moves the Emperor { $steps ->
    [one] one step
   *[other] { $steps } steps
 }, to { $territory }.
castle-built = { $side } builds a castle on { $territory }.
castles-replaced = { $side } conquers { $territory }: castles replaced, { $castles }.
spaces-merged = { $side } joins its lands into one region, { $territory }, with { $castles } castles.
nothing-happens = Nothing happens on { $territory }.
die-shows = { $seat } throws { $clan }.
die-crown = { $seat } throws a crown.
die-again = No { $clan } paladin is left: { $seat } throws the die again.
cube-taken = { $seat } takes a { $clan } paladin.
relief = { $clan-plural } have run out: the courts return { $cubes } of them, equally many each.
no-cubes = { $seat } gets no paladin: none is left.

option-pairs = With four players, partners sit
option-pairs-across = across from each other
option-pairs-beside = beside each other

end-castles = All castles of the winning side stand.
end-spaces = Fewer than four lands remain: most castles win.
end-frozen = Every reserve is empty: most castles win.
end-rounds = The last round is over: most castles win.

field-round = Round
field-size = Size of the lands
field-cubes = Paladins on the ring
field-owner = Owners
field-castles = Castles
field-emperor = Emperor
field-supply = Supply
field-courts = Courts
field-reserves = Reserves
field-holder = Clans held by
field-stock = Castles in stock
field-hands = Tokens in hand
field-placed = Tokens placed
field-order = Order of play
step-Rounds = The game
step-Opening = Opening throws
step-Tokens = Preliminary phase
step-Turn = Turn
step-Throw = Throw of the dice
