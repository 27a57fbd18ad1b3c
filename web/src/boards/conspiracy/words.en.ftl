turn = Turn { $n }
active = active: { $name }
events-of-turn = Events of the turn
on-sale-now = on sale now
anarchy = Anarchy
peace = Reichsfrieden
last-turn = last turn
cards-left = { $n ->
    [one] one Event card left
   *[other] { $n } Event cards left
 }

crown = The crown
crown-hint = If the Emperor died now
neutral-candidate = neutral candidate
votes = { $n ->
    [one] 1 vote
   *[other] { $n } votes
 }
glory = { $n ->
    [one] 1 Glory Point
   *[other] { $n } Glory Points
 }
would-win = would be elected
nobody-wins = Nobody would be elected: anarchy.
needs-electorates = { $n ->
    [one] lacks 1 Electorate
   *[other] lacks { $n } Electorates
 }
needs-others-first = only if others lose theirs
or-master = or { $master }
on-track = { $master }: { $n } more for the card
minimum-bid = An Electorate costs { $n } ducats or more, and an heir.
of-family = of { $name }
swayed-by = swayed by { $name }, { $master }
voice-neutral = votes for the neutral candidate
letter-faith = F
letter-war = W
letter-trade = T
short-faith = Faith
short-war = War
short-trade = Trade

families = What goes on, the crown and the families
family-of = Family of { $name }
lands = { $fiefs ->
    [one] 1 secular fief
   *[other] { $fiefs } secular fiefs
 }, { $sees } ecclesiastical, { $electorates ->
    [one] 1 Electorate
   *[other] { $electorates } Electorates
 }
fiefs = { $n ->
    [one] secular fief
   *[other] secular fiefs
 }
sees = { $n ->
    [one] church fief
   *[other] church fiefs
 }
heirs = Heirs
zone-secular = secular
zone-ecclesiastical = ecclesiastical
heirs-in = { $n ->
    [one] 1 heir
   *[other] { $n } heirs
 }, { $zone }
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
ducats = { $n } ducats
income = income { $n }
income-parts = { $n } a turn, of which { $roads } from roads
roads = roads { $n }
troops = { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
 }, { $mercenaries ->
    [one] 1 mercenary
   *[other] { $mercenaries } mercenaries
 }
immune = immune
immune-hint = three territories or fewer: no attacks, no bans, no deaths by Fate
outlaw = outlaw
has-preacher = Preacher
captives = { $n ->
    [one] holds a captive of { $name }
   *[other] holds { $n } captives of { $name }
 }

hand = Your hand
hand-empty = No cards.
hand-of = { $n } of { $limit }
times = { $n ->
    [one] once
   *[other] { $n } times
 }
chosen-secretly = chosen

kind-secular = secular fief
kind-see = ecclesiastical fief
kind-electorate = Electorate
nobody-owns = neutral
vacant = its ruler is dead
road-pays = road to { $end }: { $n }, { $name }
roads-idle = roads without income: { $ends }
preacher = the Preacher
draft = placed in secret
stake-vacancy = waiting for a new owner
stake-battle = war
roads-legend = Roads that pay, in their owners’ colours; thicker pays more

takes-effect = takes effect { $n }.
first-effect = takes effect first
stack-empty = No card has been played yet.
played-on = against { $name }
high-bid = { $name }: { $n }
no-bid = no bid yet
floor = at least { $n }
still-in = still in
out = out
bid = Bid { $n }
your-ducats = you have { $n }
worth = to you { $n } a turn
collected = collected
no-claims = no claim
eligible = may have it
stage-claim = The family may claim it
chooser = chosen by { $name }
offers = { $name } offers
for-fief = for { $territory } without an auction
nothing-yet = nothing yet
captor = { $name } holds
knights-n = { $n ->
    [one] 1 knight
   *[other] { $n } knights
 }
price = for { $n } ducats
anarchy-castles = castles
anarchy-first = attacks
anarchy-second = against outlaws
anarchy-heirs = heirs
outlaws = outlaws
none = none
sent = sent
from-here = from { $territory }
bought = { $name } has bought it
children = { $n ->
    [0] no child left
    [one] 1 child
   *[other] { $n } children
 }
elector-price = minimum bid { $n }

battle = Battle for { $territory }
attack = Attack
defence = Defence
round = round { $n }
pair = Pair { $n }
waiting = in reserve
ally = ally
offer = offers to join
no-defender = nobody defends
bonus = { $name }: { $n } on { $what }
bonus-knights = knights
bonus-mercenaries = mercenaries
condition-castle = castle
condition-relic = relic
condition-preacher = Preacher
rolled = { $total }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }
leaving = withdraws
hit-chance = hit { $one }%, double { $two }%
show-odds = Odds
hide-odds = Hide odds
odds-hint = standard line-up, nobody withdraws, no more cards
odds-attack = attack wins
odds-defence = defence holds
odds-nobody = all fall
odds-left = units left in the mean: attack { $attack }, defence { $defence }
unit-of = { $unit } of { $name }

attack-from = attack from { $territory }: { $n }%
no-base = No units of yours border it.
prospect-hint = all units of the base against the garrison, no allies, no cards
odds-so-far = with the units known so far

use-alchemist = after the incomes
use-robber_knight = after the incomes
use-mercenary = own slot, battle
use-art_of_forging = battle
use-hostler = battle
use-defector = battle
use-peasant_uprising = battle
use-campaign_against_the_slavs = own slot
use-crusade = own slot
use-right_of_succession = death of a Lord
use-miracle_healer = death in your family
use-magistrate_of_trade = an auction you have won
use-emperor_intervenes = death of a Lord or Bishop
use-witch_in_the_woods = a birth of yours
use-pestilence = during an auction
use-death_abroad = own slot
use-death_in_the_cradle = a birth of others


this-turn = This turn
book-families = Families
ducats-unit = ducats

pass-Sale = Out of this auction
pass-Slot = Play no card
pass-IncomeCards = Play no card
pass-Movement = End my movement
pass-ActionSlot = Play nothing more
pass-Declarations = No attack
pass-Commitment = Send no more
pass-BattleCards = No cards
pass-Entry = No garrison
pass-AuctionRunning = Not now
pass-AuctionWon = Play no card
pass-OwnFateRoll = Play no card
pass-Birth = Play no card
pass-RulerDied = Play no card
pass-HeirRemoved = Play no card
pass-Recruiting = No mercenary
pass-Riot = Keep the peace
pass-Reprisal = No attack
pass-Reinforcement = Call no more
pass-AllyOffer = Stay out
pass-CastleOffer = No castle
pass-Withdrawal = Withdraw no more
pass-Bribe = No offer
drop-Ransom = Offer nothing
unit-ducats = ducats
unit-count = heirs
do-bid = Bid
do-educate = Secular heirs
do-attack = Attack
do-from = Attack from
do-send = Send
do-march = Move
do-go = Go to
do-see = Take an ecclesiastical fief
do-deploy = Place it in
do-site = Place it in
do-ban = Ban a fief
do-kill = A ruler dies
do-raise = Choose the education
do-garrison = Bring a garrison
do-campaign = Campaign against the Slavs
do-crusade = Crusade
do-play = Play a card
do-hire = Mercenary for 50
do-recruit = Mercenary for a card and 80
do-enlist = Mercenary for a card and 80
do-death-abroad = Death Abroad
do-rob = Robber Knight
do-pestilence = Pestilence
do-build = Build a castle
do-vote = Sway an Elector
do-pay = Offer ducats
do-move-relic = Move a relic
do-move-preacher = The Preacher goes
do-discard = Discard
do-buy-heir = Two cards for an heir
do-victim = Strike
do-front = In front
do-support = In support
do-withdraw = Withdraw
do-bring = Call
do-join = Offer to join

units-n = { $n ->
    [one] 1 unit
   *[other] { $n } units
 }
