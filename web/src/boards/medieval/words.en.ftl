catholic = Catholic
orthodox = Orthodox
islamic = Islamic
pagan = pagan
mercenary = can serve as mercenaries
army-is = army { $n } ({ $army }, ruler { $ruler })
no-ships = no ships
ships-are = ships { $n }
homes = { $kept } of { $all } provinces in play
brings = brings { $n } florins to its first holder
excommunicated = excommunicated
disaster = struck by a Disaster
civil_war = Civil War
married-to = married to { $powers }
used = used this turn
points-are = points { $n }
florins-are = florins { $n }
florins-known = florins { $n }, for all you know
income-is = would collect { $n }
cards-are = cards { $n }
cards-known = you know: { $cards }
your-hand = Your hand
no-cards = No cards in hand.
mandatory = mandatory
discard = Discard
locked = Cancelled: it cannot be played again this turn.
about-power = A power card: play it to take the free provinces of this power and lead it. Its first holder is paid { $n } florins.
clock-silent = Mongols: { $n } of { $all } rumours, no attack yet
clock = Mongols: { $n } of { $all } attacks
clock-last = The Mongols are through: the next power card drawn ends the game
clock-last-short = the end is near
edge = Eastern edge
edge-card = Card { $card }: defence { $n }; the Mongols destroy it with a chance of { $odds }
deck-left = Action cards in the deck: { $n }
maps-left = Map cards in the deck: { $n }
discarded = Discards:
next = on top you have seen:
maps = Maps
card-lost = Card { $card } is lost
knights-here = Knights of Christ
heresy = Heresy: no income
independent = Independent
card-of = card { $card }
uncontrolled = Uncontrolled
controlled-by = Held by { $name }
income = Income { $n }
income-stopped = Income { $n }, stopped now
defended-by = Defence { $n }: { $power }
militia-only = Defended by Militia only
odds = Odds
your-odds = Your odds
odds-of-attacker = Odds of the attacker
your-militia = your Militia
mine = you +{ $n }
theirs = they +{ $n }
battle = Battle
attacks = attacks
defends = defends
nobody = nobody
dice-only = One die each.
militia-secret = One die each; Militia in secret.
mercenaries = mercenaries: { $power }
your-bid = Your Militia: +{ $n }.
way = Route
needs-leave = Needs the permission of
needs-no-leave = Needs nobody’s permission.
may-intercept = May intercept:
nobody-intercepts = Nobody can intercept at sea.
voyage = Voyage
met-by = against
sea-odds-mover = If met without further outlay, you get through with a chance of { $odds }.
sea-odds-hint = If the other fleet has spent nothing:
deal = Deal
deal-draft = being drawn up
deal-answer = waiting for an answer
deal-counter = a counter-offer is drawn up
deal-reply = waiting for an answer
deal-secret = { $one } and { $other } are bargaining; the terms are theirs alone.
deal-drafting = { $name } is writing.
gives = gives
nothing = nothing
florins = { $n ->
    [one] one florin
   *[other] { $n } florins
 }
term-passage = passage for { $power } through { $province }
term-lift = lifting of the Excommunication: { $power }
term-promise = the promise { $what }
promise-stands = Promise to { $to } { $what }, until turn { $turn }
leave-for = passage for { $power }
reactions = Reactions
against = against { $card }
quell = Army { $n } plus a die and Militia, against a die; without a win the war goes on under a new ruler.
strength = strength { $n }
shut-out = { $name } is left out
crusade-odds = Against two dice: succeeds with { $odds }, and brings { $n } florins to each on average.
mongol-odds = Mongols { $army } against { $n }: falls with { $odds }.
turn-of = { $name }’s turn
phase-draw = draw
phase-map = map card
phase-mandatory = mandatory cards
phase-action = actions
phase-over = end
attacks-left = { $n ->
    [0] no attacks left
    [one] one attack left
   *[other] { $n } attacks left
 }
no-pope = no Pope
papacy-open = the Papacy is open
attack-line = { $power }: attack on { $province }
on-table = On the table, uncontrolled
close = Close
going-on = What is going on
players = Players and powers

florins-unit = FI
fi = { $n } FI
a-turn = +{ $n } a turn
points-short = { $n ->
    [one] 1 pt
   *[other] { $n } pts
 }
homes-short = { $kept }/{ $all } homes
powers-n = { $n ->
    [one] 1 power
   *[other] { $n } powers
 }
no-powers = No powers.
other-courts = Other courts
book-courts = Courts
book-mongols = Mongols
income-label = Income
defence-label = Defence
die-only = its die alone
no-income = no income
my-chances = My chances without Militia

army-short = army { $n }
lands-n = { $n ->
    [one] 1 province
   *[other] { $n } provinces
 }
no-militia = No Militia
end-Turn = End my turn
pass-Overtures = No more offers
pass-Route = Give the attack up
pass-Voyage = Let them sail
pass-ask-join = Stay at home
pass-ask-defaulter = Ban nobody
pass-Announce = Let it happen
pass-ask-spy-battle = No Spies
pass-Support = No Knights
drop-Offer = Drop the offer
drop-Overture = Drop the offer
drop-Permission = Ask for nothing
drop-Ransom = Offer nothing
unit-militia = Militia
unit-ships = ships
unit-florins = FI
unit-knights = Knights
do-attack = Attack a province
do-jihad = Jihad: attack
do-knights_attack = Knights of Christ attack
do-quell_civil_war = Fight a Civil War
do-quell_heresy = Put down a Heresy
do-play_power = Play a power
do-marry = Pope: a marriage
do-excommunicate = Pope: excommunicate
do-lift = Pope: absolve
do-assassin = Send an Assassin
do-heresy = Spread a Heresy
do-civil_war = Stir a Civil War
do-spies_hand = Spies: look at a hand
do-offer = Negotiate with
do-discard = Throw a card away
do-pick = Pick a power
do-from = Start from
do-go = Go on to
do-raid = The Mongols attack
do-militia = Militia
do-fit_out = Fit out the fleet
do-intercept = Intercept with
do-join_power = Join with
do-join_province = Join with the Knights of
do-join_knights = Join with Knights cards
do-react = React with
do-support = Knights of Christ
do-mandatory = Play
do-hire = Hire mercenaries

militia = Militia
crusade = Crusade
crusaders-n = { $n ->
    [one] 1 crusader
   *[other] { $n } crusaders
 }
infidels = Infidels
two-dice = two dice
horde = the horde
