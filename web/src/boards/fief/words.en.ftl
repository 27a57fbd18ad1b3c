hand = Your cards
hand-empty = no cards
play = Play
discard = Discard
choose = Choose
houses = What goes on, and the families
family-of = Family of { $name }
fiefs = { $n ->
    [one] fief
   *[other] fiefs
 }
fiefs-hint = Fiefs whose title a lord of the family bears
votes = { $n ->
    [one] vote
   *[other] votes
 }
votes-hint = Votes for the King: bishops, bearers of titles, the Queen
points-of-soldiers = points of soldiers
ecus = { $n } ecus
cards = { $n ->
    [one] one card
   *[other] { $n } cards
 }
allied = Allied with { $name } by marriage
married = married to
heir-family = the family inherits
heir-spouse = { $name } inherits through the marriage
heir-crown = the crown would take it: { $name }
heir-none = no heir: the fief keeps its owner, without a lord
escrow = { $n } ecus kept for the ransom
no-lords = no lord
keeps = Prisoners:
title-of = title of the { $region }
bishop-of = bishop of { $see }
cardinal-of = cardinal, bishop of { $see }
bishop-here = { $lord } is bishop here, of { $name }
prisoner-of = prisoner of { $name }
prisoner = prisoner
soldiers-of = { $n } points of soldiers of { $name }
rebels-n = { $n ->
    [one] one point
   *[other] { $n } points
 } of rebels
led-by = led by { $name }
mills = { $n ->
    [one] one mill
   *[other] { $n } mills
 }
presses = { $n ->
    [one] one press
   *[other] { $n } presses
 }
weather = Bad Weather
famine = Famine
taxed = Feudal Tax
nobody = nobody
nobody-owns = without owner
owned-by = owned by { $name }
held-by = held by { $name }
walls-open = in the open
walls-castle = castle
walls-citadel = citadel
lands = Regions and bishoprics
see = bishopric of { $see }
vacant = vacant
rank-baron = barony
rank-count = county
rank-duke = duchy
fief-of = Fief, capital { $capital }
held-here = Who holds its villages; all of them and a castle make a fief
no-bearer = title vacant
capital-lost = capital not held
claimed = falls to: { $who }
loan = { $borrower } owes { $lender } { $n } ecus, due in round { $round }
throne-empty = The throne is vacant
minor-until = a minor until round { $round }
hope = fiefs { $n }/{ $of }
hope-hint = Victory: a family with King or Queen and three fiefs, or two allied families with King, Queen and four
a-crown = a crown
election = The crown
votes-table = Votes by candidate
no-candidates = Nobody stands yet.
needs-votes = { $n } votes are needed, and nobody may have as many.
would-be-elected = { $lord } leads.
nobody-elected = As it stands nobody is elected.
is-elected = { $lord } is elected.
for-nobody = for nobody: { $n }
still-out = still out: { $n }
church = Churchmen:
churchmen = { $bishops ->
    [0] {""}
    [one] one bishop
   *[other] { $bishops } bishops
 }{ $cardinals ->
    [0] {""}
    [one] {" "}one cardinal
   *[other] {" "}{ $cardinals } cardinals
 }
no-church = none in the realm
church-hint = Two bishops or one cardinal consecrate a King; those of his own house agree.
consecrated = They are enough.
battle-at = Battle in { $village }
battle-round = Round { $n }
camp = Camp { $n }
dice = { $n ->
    [0] no die
    [one] one die
   *[other] { $n } dice
 }
strength-parts = { $troops } troops, { $lords } fighters
blow = threw { $total }: { $lost } lost
aimed = a die is aimed at this lord
stage-sermons = sermons
stage-muster = muster
stage-join = who joins?
stage-accept = wants to join
stage-sortie = sortie?
stage-begin = the camps are ready
stage-pleas = does anybody plead for mercy?
stage-answer = pleads for mercy
stage-targets = choosing an enemy
stage-dice = aiming dice
stage-roll = dice
stage-troops = losses
stage-fighters = fighters fall
stage-fallen = the fallen
stage-next = next round
stage-end = end
show-odds = Odds
hide-odds = Hide odds
odds-attackers = attackers
odds-defenders = defenders
odds-nobody = nobody
odds-left = On average { $attackers } and { $defenders } points are left, after { $rounds } rounds.
odds-hint = Without pleas and aimed dice; troops fall before lords.
if-attacked = If you attacked
at-the-gates = At the gates
attackers-win = attackers win: { $n } %
whispered = in secret
openly = openly
deal-draft = being drafted
deal-answer = to be answered
deal-counter = counter-offer being drafted
deal-reply = last word
deal-done = settled
terms-secret = Only the two know the terms.
no-terms-yet = No terms yet.
prices = Soldiers, guards, rebels { $point } a point · baron { $baron }, count { $count }, duke { $duke } · cardinal { $cardinal }
with-soldiers = { $n ->
    [one] one point
   *[other] { $n } points
 } of soldiers
host = host
guest = guest
toll = { $n } ecus of toll
to-lose = { $n ->
    [one] one point
   *[other] { $n } points
 } to lose
to-lose-hint = choose on the map or in the list
cards-played = played { $n } of 3
ecus-unit = ecus
soldier-points = { $n ->
    [one] one point
   *[other] { $n } points
 } of soldiers
my-house = My family
book-houses = Families
book-lands = Regions and bishoprics
book-court = Court and votes

pass-CardTurn = Done with cards
pass-PurchaseTurn = Buy nothing more
pass-MovementTurn = End my movement
pass-March = Call the group back
pass-BattleTurn = No more battles
pass-ask-plea = Fight on
pass-ask-plea-also = These are all
pass-ask-aim = Aim at nobody
pass-ask-sortie = Stay behind the walls
pass-ask-enlist = Keep out of it
pass-Talks = No more talks
pass-Candidates = Name nobody
drop-Talk = Drop the offer
unit-points = points
unit-steps = steps made
unit-ecus = ecus
unit-interest = more
unit-rounds = rounds
unit-persuasion = persuasion points
do-attack = Attack
do-go = Go to
do-take = Take soldiers
do-join = Take along
do-request = Ask to enter
do-fight = Fight
do-withdraw = Withdraw from
do-lead = Lead a group
do-build = Build
do-hire = Hire soldiers
do-guards = Hire guards
do-found = Found a fief
do-cardinal = Make a cardinal
do-incite = Pay rebels
do-lord = Play a lord
do-anoint = Make a bishop
do-maid = Play d’Arc
do-tax = Feudal Tax
do-tithe = Tithe
do-harvest = Good Harvest
do-shine = Sun
do-storm = Bad Weather
do-starve = Famine
do-infect = Plague
do-revolt = Peasant Revolt
do-murder = Have murdered
do-discard = Discard
do-offer = Open offer to
do-whisper = Talk in secret to
do-settle = Settle in
do-bear = Take the coat of arms
do-aim = Aim at
do-vote = Vote
do-candidate = Name a candidate
do-title = The title goes to
do-enlist = Join
do-lose = Lose
do-garrison = Send
do-recruit = Hire
do-put = Go to
do-call = Take from the discards
do-free = Let escape

strength-n = strength { $n }
behind-walls = walls
