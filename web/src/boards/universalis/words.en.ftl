turn = Turn { $n }
phases = Phases of the turn
swords = Order of the swords: { $names }
phase-setup = Set-up
phase-swords = Swords
phase-cards = Empire cards
phase-dice = Event dice
phase-diplomacy = Diplomacy
phase-reinforcements = Reinforcements
phase-taxes = Taxes
phase-purchase = Purchase
phase-placement = Placement
phase-combat = Combat
phase-trade = Trade
phase-limits = End of the turn
phase-barbarians = Barbarians
phase-setup-hint = Take a kingdom, put its pieces into its cities, then its armies, five at a time.
phase-swords-hint = Bid for an early place in the turn, or let the lot decide.
phase-cards-hint = Everybody draws an empire card.
phase-dice-hint = Two dice: one skull is an event, two are a calamity, a double strengthens the barbarians.
phase-diplomacy-hint = Offer pacts or peace, declare war, revoke; play a diplomat, tablet, treaty, assassin, thief or bishop.
phase-reinforcements-hint = New armies for the lands of your kingdom and for every kingdom you hold whole.
phase-taxes-hint = Merchants and tax collectors pay; instalments fall due.
phase-purchase-hint = Buy technologies, settlements, fortifications, cathedrals, transports, banners, engines, grain; hire mercenaries.
phase-placement-hint = Put what is in reserve into your cities, or anywhere of yours with roads.
phase-combat-hint = Move war ships, cavalry and banners, load armies, shift engines, attack, blockade. A click on a far tagged place goes there step by step.
phase-trade-hint = Move caravans and trade ships, then sell and buy; a transport that has dealt goes no further.
phase-limits-hint = Too many for the land: choose what goes.
phase-barbarians-hint = Barbarian leaders gather armies and attack.
barbarians = Barbarians
layers = How to look at the map
legend = Legend
good = Good
layer-political = Powers
layer-terrain = Terrain
layer-prices = Prices
layer-people = People
layer-threats = Threats
layer-objective = Objective
layer-prices-hint = buy / sell
layer-people-hint = occupants of capacity
layer-threats-hint = own : strongest neighbour
layer-objective-hint = my aims
terrain-plain = plain
terrain-forest = forest
terrain-hill = hill
terrain-desert = desert
terrain-mountain = mountain
sea-coastal = coastal sea
sea-ocean = ocean: only with astronomy
sea-strait = strait
aim-yellow = yellow: 1 each
aim-red = red: 1, or 2 with six yellow
aim-green = home: −3 if lost
may-trade = you may trade here
may-not-trade = you may not trade here
not-in-play = not in play
n-armies = { $n ->
  [one] 1 army
 *[other] { $n } armies
}
train = train of { $n }
banner-of = banner { $n }
general = general
empty = empty
leader-commander = commander
leader-general = general of the barbarians
letter-commander = c
letter-general = G
letter-toll = %
letter-passage = P
letter-trade = T
pirates = Pirates: { $n ->
  [one] one army
 *[other] { $n } armies
}
host = Crusading host: { $n ->
  [one] one army
 *[other] { $n } armies
}
room = Population { $n } of { $of }
settlement-1 = camp
settlement-2 = village
settlement-3 = town
settlement-4 = capital
fort-1 = small fort
fort-2 = castle
fort-3 = palace
fort-4 = fortress
cathedral = cathedral
tower = tower
stored = Stored: { $goods }
strait-closed = Strait closed by { $by } to { $against }
blockaded = Blockaded by { $by } against { $against }
price-here = { $good }: buy { $buy }, sell { $sell }
way = { $n ->
  [one] one movement point
 *[other] { $n } movement points
}, { $steps ->
  [one] one step
 *[other] { $steps } steps
}
way-danger = { $n ->
  [one] one movement point
 *[other] { $n } movement points
}; danger there
attack-odds = Attack with { $force } against { $armies }: { $n }%
abbr-none = ?
abbr-bizantini = By
abbr-mamelucchi = Ma
abbr-rum = Rm
abbr-sri = HR
abbr-ungheria = Hu
abbr-castiglia = Ca
abbr-francia = Fr
abbr-inghilterra = En
abbr-almohadi = Al
abbr-russi = Ru

how-many = How many?
choose = Choose { $n }
powers = Powers
power = power
honour = honour points
honour-short = Hon.
lands = territories
lands-short = Ter.
armies = armies on the map
armies-short = Arm.
techs-level = technologies
techs-short = Tec.
cards = cards in hand
cards-short = Car.
level = technology level { $n ->
  [4] 3+
 *[other] { $n }
}
faith-christian = Christian
faith-muslim = Muslim
faith-orthodox = Orthodox
pope = Pope
excommunicated = excommunicated
crusader = crusader
relation-war = at war
relation-war-sleeps = at war, under truce
relation-truce = truce until turn { $n }
relation-alliance = allied
relation-passage = grants passage { $n }
relation-trade = grants trade { $n }
relation-toll = takes a toll
relation-claims = { $n } casus belli
key-war = war
key-truce = truce, last turn
key-alliance = alliance
key-passage = passage granted
key-trade = trade granted
key-toll = toll taken
key-claims = casus belli
scroll-hint = Read each row as what that power grants, takes or holds against the column. A small number is the last turn.
instalments = Instalments of peace
instalment = { $payer } pays { $creditor } { $amount } florins a turn, { $turns ->
  [one] once more
 *[other] { $turns } times more
}
books = Books
book-techs = Technologies
book-trade = Trade
book-diplomacy = Diplomacy
book-crusade = Crusade
close = Close
court = Decisions and powers
what-now = What I can do now
forces = My forces
battle = Battle
techs-of = Technologies of
level-next = { $n } more to the next
level-gives = { $transports } of each transport (level { $vehicle }), { $banners ->
  [one] one banner
 *[other] { $banners } banners
}, { $diplomacies ->
  [one] one diplomatic action
 *[other] { $diplomacies } diplomatic actions
}
council = Half price for { $n ->
  [one] one technology
 *[other] { $n } technologies
}
tech-is-owned = owned
tech-is-fresh = new
tech-price = { $n } fl.
tech-needs = after { $names }
family-primary = Primary goods
family-religion = Religion
family-science = Sciences
family-commerce = Commerce
family-education = Education
routes = What my transports could earn
route-buy = buy { $n ->
  [one] one unit
 *[other] { $n } units
} of { $good } in { $from }, sell in { $to }
route-sell = sell { $n ->
  [one] one unit
 *[other] { $n } units
} of { $good } in { $to }
route-way = { $n } points, { $turns ->
  [one] this turn
 *[other] { $turns } turns
}
no-routes = nothing to gain within three turns
prices = Prices
prices-hint = Buy / sell. Underlined: the cheapest and the dearest of each good. ✓: you may trade there now.
market = Market
crusade-worth = { $n ->
  [one] one Honour Point
 *[other] { $n } Honour Points
} each
crusade-foe = held by { $name }
crusade-gathers = The host gathers in { $city } until the end of turn { $turn }.
crusade-marches = The host is in { $area }: { $left ->
  [one] one step
 *[other] { $left } steps
} of { $whole } to go.
pledge-met = pledge met
no-crusade = There is no crusade.
attacker-armies = attacking
defender-armies = defending
dice = Dice: { $dice }
odds = Attack wins { $win }%, defence holds { $lose }%
odds-left = armies left then: { $attack } or { $defence }
odds-hint = To the end, without further cards.
show-odds = Show the odds
fate-event = Event
fate-calamity = Calamity
fate-treasure = Treasure
drawn-by = drawn by { $name }
attacks-left = { $n ->
  [one] { $n } attack left
 *[other] { $n } attacks left
}
moves-left = { $n } movement left, room for { $room }
moves-short = { $n } moves, room { $room }
moves-full = movement { $n }, room for { $room }
no-transports = no transports on the map
show-on-map = Show { $place } on the map
kind-territory = Territories ({ $n })
kind-area = Places to go ({ $n })
kind-sea = Seas ({ $n })
kind-kingdom = Kingdoms ({ $n })
kind-transport = Transports ({ $n })
kind-banner = Banners ({ $n })
kind-card = Cards ({ $n })
kind-seat = Powers ({ $n })
kind-technology = Technologies ({ $n })
kind-good = Goods ({ $n })
kind-reserve = Pieces ({ $n })
kind-start = Pieces ({ $n })
kind-engine = Engines ({ $n })
kind-building = Buildings ({ $n })
kind-pact = Pacts ({ $n })
kind-turns = Turns ({ $n })
kind-dice = Armies that roll ({ $n })
kind-toll = Toll in per cent ({ $n })
kind-sum = Florins ({ $n })
kind-part = Florins a turn ({ $n })
kind-terms = Instalments ({ $n })
kind-percent = Per cent of the armies ({ $n })
kind-armies = Armies ({ $n })
kind-units = Units ({ $n })
kind-bid = Bids ({ $n })
kind-batch = Armies ({ $n })
kind-hired = Mercenaries ({ $n })
all = all { $n }
less = fewer
on-the-map = the others on the map
own-secrets = What only you know
florins = { $n ->
  [one] one florin
 *[other] { $n } florins
}
florins-unit = florins
grain = grain { $n }/4
honour-and-lands = honour { $honour }, territories { $lands }, armies { $armies }, technologies { $techs }, cards { $cards }
book-powers = Powers
objective-points = points of the objective
merchants = { $n ->
  [one] one Merchant
 *[other] { $n } Merchants
}
collectors = tax collector
coins = { $n ->
  [one] one Honour Coin
 *[other] { $n } Honour Coins
}
objective-hint = Show my objective on the map
objective-held = yellow { $yellow }/{ $ofYellow }, red { $red }/{ $ofRed }, home { $green }/{ $ofGreen }
reserve = Reserve
hand = Hand ({ $n })
peace-offer = peace
offer-draft = is being written
offer-answer = awaits an answer
offer-counter = a counter-offer is being written
offer-reply = the counter-offer awaits an answer
offer-done = is decided
gives = { $name } gives
added = (added)
nothing = nothing
add-to = What { $name } could give
add-passage = passage
add-trade = trade
add-toll = a toll
add-florins = florins
add-instalments = instalments
add-transport = a transport
add-territory = a territory
add-pope = the Pope
add-card = a card
offer-ends = What becomes of the offer
end-propose = Make this offer
end-propose_claims = Make it, the toll for casus belli
end-yes = Accept
end-accept_claims = Accept, the toll for casus belli
end-counter = Make a counter-offer
end-no = Refuse
end-drop = Drop it
term-passage = passage
term-trade = trade
term-toll = a toll of { $a } per cent
term-florins = { $a } florins
term-instalments = { $a } florins a turn, { $b ->
  [one] once
 *[other] { $b } times
}
term-transport = { $a }
term-territory = { $a }
term-pope = the Pope
term-card = { $a }
term-ally = Alliance
term-peace = Peace
high-bid = Highest bid: { $n } { $name }
victim = against { $name }
to-lose = armies to lose
to-place = armies to place
actions-left = { $n ->
  [one] 1 diplomatic action left
 *[other] { $n } diplomatic actions left
}
half-price = The Architect halves the price of buildings.
bidders = still bidding
attackers = on the attackers’ side
defenders = on the defenders’ side
waiting = still to be asked
joined = have joined
which-meaning = What is meant?
go-there = Go there
attack-there = Attack or march
on-the-way = On the way to { $place }
stop = Stop

do-offer = Make an offer
do-offer_peace = Offer peace
do-declare_war = Declare war
do-declare_war_claims = Declare war, for casus belli
do-revoke = Revoke a pact
do-revoke_claims = Revoke, for casus belli
do-diplomat = Diplomat: truce
do-golden_tablet = Golden Tablet: passage
do-treaty = Treaty: trade
do-absolve = Absolve
do-assassin = Send an assassin
do-thief = Send a thief
do-bishop = Bishop: take a cathedral
do-research = Buy a technology
do-council = Technology at half price
do-settle = Build up a settlement
do-fortify = Fortify
do-cathedral = Build a cathedral
do-build = Trade building
do-buy = Buy pieces
do-hire = Hire mercenaries
do-buy_grain = Buy grain
do-store_grain = Store grain
do-architect = Play the architect
do-place_armies = Place armies
do-place = Place pieces
do-place_general = Place a general
do-move = Move
do-march = March
do-attack = Attack a territory
do-attack_pieces = Attack pieces
do-attack_fleet = Attack a fleet
do-attack_pirates = Attack pirates
do-attack_host = Attack the crusaders
do-load = Load armies
do-unload = Unload armies
do-transfer = Hand armies over
do-move_engine = Move an engine
do-blockade = Blockade a sea
do-close_strait = Close a strait
do-lift = Lift a blockade
do-open_strait = Open a strait
do-sell = Sell
do-purchase = Buy goods
do-load_goods = Load goods
do-unload_goods = Unload goods
do-transfer_goods = Hand goods over
do-feed_ground = Armies into the host
do-feed_train = A train into the host
do-feed_aboard = Armies aboard into the host
do-feed_banner = A banner into the host
do-feed_engine = An engine into the host
do-coin_card = Honour Coin: a card
do-coin_armies = Honour Coin: armies
do-coin_florins = Honour Coin: florins
do-pass = End this phase


occupy-with = Move in with { $n }
fight-on = Fight on
break-off = Break off
attack-with = Attack with { $n }
pass-Diplomacy = No more diplomacy
pass-Purchase = Buy nothing more
pass-Placement = Done placing
pass-CombatPhase = End combat
pass-TradePhase = End trade
pass-SwordAuction = No bid
pass-q-move-in = Nobody follows
pass-q-banner = Leave the banner
drop-Offer = Drop the offer
unit-armies = armies
unit-units = units
unit-bid = florins
unit-hired = armies
unit-batch = armies
unit-dice = armies
unit-sum = florins
unit-toll = %
unit-part = florins
unit-terms = times
unit-turns = turns
do-bid = Bid
do-roll = Roll
do-garrison = Garrison a land
do-station = Set it up in
do-take_kingdom = Take a kingdom
do-play = Use a card

# Quick ways
quick-five = 5 everywhere, the rest with the banner
quick-steward = Let the steward place them
quick-steward-line = always where there are fewest
quick-again = As last time
quick-to-banner = All where the banner stands
quick-to-borders = Spread over the borders
quick-to-borders-line = the weakest first
quick-to-the-end = Fight to the end
quick-to-the-end-line = with all dice, without breaking off
left-in-reserve = { $n ->
    [one] One army stays in reserve.
   *[other] { $n } armies stay in reserve.
 }
reachable = In reach:
