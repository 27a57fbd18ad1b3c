influence = Influence
influence-hint = who would build if the Emperor stopped there
court-of = { $name }’s Court
your-court = Your Court
reserve = Reserve
supply = { $n } in the supply
held-by = held by { $name }
neutral = held by nobody
castles = { $built } of { $all } castles
token-hand = Token { $n }, in hand
token-used = Token { $n }, played
token-now = Token { $n }, on the table
round = Round
opening = Opening
to-court = To your Court
clan-row = { $clan }: { $n }
in-reserve = { $clan }: { $n } in reserve
emperor-here = the Emperor is here
would-build = { $side } would build here
would-conquer = { $side } would conquer it
steps-away = { $n ->
    [one] one step of the Emperor
   *[other] { $n } steps of the Emperor
 }
region = region of { $size } territories, beginning with { $territory }
owned-by = { $castles ->
    [one] a castle of { $side }
   *[other] { $castles } castles of { $side }
 }
unowned = without castle
last-throw = Last throw
crown = crown
ring = The circle of territories
acts = acts { $nth }.
phases = Phases
phase-tokens = Tokens
phase-paladins = Paladins
phase-emperor = Emperor
token-short = token { $n }
courts = Courts

do-choose = Take a paladin
do-token = Place a token
do-play = Send a paladin
do-advance = Move the Emperor
unit-steps = steps
unit-token = token
