game-title = Medieval Conspiracy
game-blurb = Inherit, bribe and fight with your family across the Holy Roman Empire until the Electors make you Emperor.

territory-holland = Holland
territory-friesland = Friesland
territory-geldern = Geldern
territory-brabant = Brabant
territory-hennegau = Hennegau
territory-juelich = Jülich
territory-berg = Berg
territory-mark = Mark
territory-oldenburg = Oldenburg
territory-braunschweig = Braunschweig
territory-lueneburg = Lüneburg
territory-holstein = Holstein
territory-mecklenburg = Mecklenburg
territory-pommern = Pommern
territory-anhalt = Anhalt
territory-meissen = Meißen
territory-lausitz = Lausitz
territory-goerlitz = Görlitz
territory-hessen = Hessen
territory-nassau = Nassau
territory-thueringen = Thüringen
territory-luxemburg = Luxemburg
territory-bar = Bar
territory-lothringen = Lothringen
territory-burgund = Burgund
territory-elsass = Elsass
territory-breisgau = Breisgau
territory-baden = Baden
territory-wuerttemberg = Württemberg
territory-schwaben = Schwaben
territory-habsburg = Habsburg
territory-tirol = Tirol
territory-bayern = Bayern
territory-nuernberg = Nürnberg
territory-oesterreich = Österreich
territory-steiermark = Steiermark
territory-kaernten = Kärnten
territory-krain = Krain
territory-maehren = Mähren
territory-troppau = Troppau
territory-utrecht = Utrecht
territory-luettich = Lüttich
territory-muenster = Münster
territory-osnabrueck = Osnabrück
territory-paderborn = Paderborn
territory-bremen = Bremen
territory-hildesheim = Hildesheim
territory-magdeburg = Magdeburg
territory-salzburg = Salzburg
territory-wuerzburg = Würzburg
territory-bamberg = Bamberg
territory-augsburg = Augsburg
territory-strassburg = Straßburg
territory-basel = Basel
territory-metz = Metz
territory-chur = Chur
territory-passau = Passau
territory-mainz = Mainz
territory-koeln = Köln
territory-trier = Trier
territory-boehmen = Böhmen
territory-pfalz = Pfalz
territory-brandenburg = Brandenburg
territory-sachsen = Sachsen

elector-mainz = Elector of Mainz
    .the = the Elector of Mainz
elector-koeln = Elector of Köln
    .the = the Elector of Köln
elector-trier = Elector of Trier
    .the = the Elector of Trier
elector-boehmen = Elector of Böhmen
    .the = the Elector of Böhmen
elector-pfalz = Elector of Pfalz
    .the = the Elector of Pfalz
elector-brandenburg = Elector of Brandenburg
    .the = the Elector of Brandenburg
elector-sachsen = Elector of Sachsen
    .the = the Elector of Sachsen

event-architect = Architect
    .the = the Architect
event-army_of_knights = Army of Knights
    .the = the Army of Knights
event-reichsacht = Reichsacht
    .the = the Reichsacht
event-itinerant_preacher = Itinerant Preacher
    .the = the Itinerant Preacher
event-relic = Relic
    .the = the Relic
event-monastery = Monastery
    .the = the Monastery
event-reichsstadt = Reichsstadt
    .the = the Reichsstadt
event-death_of_the_emperor = Death of the Emperor
    .the = the Death of the Emperor
event-death_of_an_elector = Death of an Elector
    .the = the Death of an Elector

card-alchemist = Alchemist
    .short = Alchemist
card-robber_knight = Robber Knight
    .short = Robber
card-mercenary = Mercenary
    .short = Mercenary
card-art_of_forging = Art of Forging
    .short = Forging
card-hostler = Hostler
    .short = Hostler
card-defector = Defector
    .short = Defector
card-peasant_uprising = Peasant Uprising
    .short = Uprising
card-campaign_against_the_slavs = Campaign against the Slavs
    .short = Campaign
card-crusade = Crusade
    .short = Crusade
card-right_of_succession = Right of Succession
    .short = Succession
card-miracle_healer = Miracle Healer
    .short = Healer
card-magistrate_of_trade = Magistrate of Trade
    .short = Magistrate
card-emperor_intervenes = Emperor Intervenes
    .short = Emperor
card-witch_in_the_woods = Witch in the Woods
    .short = Witch
card-pestilence = Pestilence
    .short = Pestilence
card-death_abroad = Death Abroad
    .short = Abroad
card-death_in_the_cradle = Death in the Cradle
    .short = Cradle

master-faith = Master of Faith
    .the = the Master of Faith
master-war = Master of War
    .the = the Master of War
master-trade = Master of Trade
    .the = the Master of Trade
unit-knight = knight
    .the = the knight
    .short = knight
unit-knight1 = wounded knight
    .the = the wounded knight
    .short = knight −1
unit-knight2 = badly wounded knight
    .the = the badly wounded knight
    .short = knight −2
unit-mercenary = mercenary
    .the = the mercenary
    .short = mercenary
unit-mercenary1 = wounded mercenary
    .the = the wounded mercenary
    .short = mercenary −1
work-castle = castle
work-monastery = monastery
work-relic = relic
work-reichsstadt = Reichsstadt
zone-secular = secular education
    .short = secular
zone-ecclesiastical = ecclesiastical education
    .short = ecclesiastical
half-north = north
    .the = the north
half-south = south
    .the = the south
goods-event = events
goods-fief = fiefs
goods-electorate = Electorates
side-attack = attack
    .the = the attack
side-defence = defence
    .the = the defence
ruler-lord = Lord
    .the = the Lord
ruler-bishop = Bishop
    .the = the Bishop
criterion-votes = votes
criterion-glory = Glory Points
criterion-direct = direct votes
criterion-master = the highest Master card
hostages-knights = knights
hostages-preacher = Preacher
hostages-both = knights and Preacher

move-half = Propose { $half-the }
move-see = Take { $territory }
move-deploy = Place { $unit-a } in { $territory }
move-educate = { $count ->
    [0] No secular heir, all ecclesiastical
    [one] One secular heir, the others ecclesiastical
    [4] All heirs secular
   *[other] { $count } secular heirs, the others ecclesiastical
 }
move-bid = Bid { $ducats } ducats
move-play = Play { $card }
move-rob = Play Robber Knight on { $seat }
move-pestilence = Play Pestilence on { $seat }
move-waive = No Pestilence in this auction
move-hire = Mercenary in { $territory } (50 ducats)
move-recruit = Mercenary in { $territory } ({ $card-short } + 80)
move-enlist = Mercenary ({ $card-short } + 80)
move-campaign = Campaign against the Slavs: { $territory }
move-crusade = Crusade: all troops leave { $territory }
move-death-abroad = Death Abroad: { $seat }, { $zone-short }
move-discard = Discard { $card }
move-buy-heir = { $zone-short } heir ({ $card-short } + { $card2-short })
move-site = Place it in { $territory }
move-ban = Ban { $territory }
move-kill = The ruler of { $territory } dies
move-kill-elector = An Elector dies
move-raise = Choose { $zone }
move-pay = Offer { $seat } { $ducats } ducats
move-garrison = Call { $unit-a } from { $territory }
move-go = Go to { $territory }
move-march = { $territory } → { $territory2 }: { $unit-short }
move-move-relic = Relic: { $territory } to { $territory2 }
move-move-preacher = The Preacher goes to { $territory }
move-attack = Attack { $territory }
move-join = Offer to join { $side-the }
move-from = Attack from { $territory }
move-send = Send { $unit-a }
move-bring = Call { $unit-a } from { $territory }
move-victim = Strike { $seat-s } { $unit }
move-standard = Standard line-up
move-front = In front: { $seat-s } { $unit }
move-support = Pair { $pair }: { $seat-s } { $unit }
move-withdraw = Withdraw { $unit-a }
move-vote = Sway { $elector-the }
move-build = Castle in { $territory } (150 ducats)
move-free-knights = { $count ->
    [one] Free one knight
   *[other] Free { $count } knights
 }
move-free-preacher = Free the Preacher
move-price = For { $ducats } ducats

ask-half = Which half of the map do you play on?
ask-half-reply = { $seat } proposes { $half-the }. Do you agree? If not, it is drawn by lot.
ask-see = Which free ecclesiastical fief do you choose?
ask-deploy = In secret: where do you place { $unit-the }?
ask-heirs = How many of your four heirs get a secular education?
ask-bid-event = { $event-the } is up for auction. How much do you bid?
ask-bid-territory = { $territory } is up for auction. How much do you bid?
ask-income = Incomes are collected. Do you play a card?
ask-pestilence = { $seat } is about to bid. Do you play Pestilence?
ask-magistrate = You have won with { $ducats } ducats. Do you play Magistrate of Trade and pay half?
ask-witch = A birth in your family. Do you play Witch in the Woods?
ask-birth = A birth in { $seat-s } family. Do you play a card?
ask-recruit-election = The Emperor is dead. Before the vote, do you buy a mercenary?
ask-recruit-war = Before the war for { $territory }: do you buy a mercenary?
ask-recruit-anarchy = Anarchy. Before the fighting, do you buy a mercenary?
ask-died = The ruler of { $territory } is dying. Do you play a card?
ask-heir-removed = Death Abroad on one of { $seat-s } heirs in { $zone }. Do you play a card?
ask-slot = The Event card is yours. Before you use it, do you play Action cards?
ask-slot-fate = Before you roll for Fate: do you play Action cards?
ask-site-event = You have bought { $event-the }. In which territory do you use it?
ask-site-knight = To which territory does the freed knight return?
ask-site-preacher = To which territory does the freed Preacher return?
ask-ban = Which fief do you put under the ban of the Empire?
ask-attack = Do you attack { $territory }?
ask-attack-any = Anarchy. Do you play cards, attack a fief or keep the peace?
ask-attack-outlaw = Do you attack a fief of an outlaw?
ask-join = { $seat } attacks { $territory }. Which side do you take?
ask-ally = { $seat } offers to join { $side-the }. Do you accept?
ask-from = From which fief do you attack { $territory }?
ask-send = Which units attack from { $territory }?
ask-bring = Which units do you call to the defence of { $territory }?
ask-battle-cards = In secret: which cards do you play in the battle for { $territory }?
ask-victim = Which enemy mercenary does your { $card } strike?
ask-front = Who stands in front in pair { $pair }?
ask-support = Who supports which pair?
ask-line-up-reply = Do you agree to { $seat-s } line-up?
ask-withdraw = Do you withdraw units from the battle for { $territory }?
ask-honour = The enemy withdraws entirely. Do you grant an Honourable Retreat, without dice?
ask-go = Where does the next piece that leaves { $territory } go?
ask-kill = Fate strikes: who dies?
ask-zone = { $count ->
    [one] Which education does the child get?
   *[other] Which education do the { $count } children get?
 }
ask-claim = Your Lord of { $territory } is dead. Does your family claim the fief?
ask-take = Nobody else claims { $territory }. Do you take it without an auction?
ask-bribe = What do you offer { $seat } to have { $territory } without an auction?
ask-bribe-reply = { $seat } wants { $territory } without an auction and offers you { $ducats } ducats. Agreed?
ask-garrison = Which garrison do you bring to { $territory }?
ask-move = What do you move? You may also play cards.
ask-action = Do you play Action cards?
ask-discard = You have { $count ->
    [one] one card
   *[other] { $count } cards
 } too many. Which one do you play or discard?
ask-vote = Which neutral Elector does { $master-the } sway?
ask-castle = Anarchy. Do you build a castle for 150 ducats?
ask-ransom = What do you offer { $seat } for your prisoners?
ask-ransom-reply = { $seat } offers this ransom. Do you accept?
ask-ransom-counter = { $seat } asks { $ducats } ducats for these prisoners. Do you pay?
ask-ransom-price = Which price do you ask of { $seat }?

help-ask-half = Two players use one half of the map, and all Electorates. Propose north or south: if the other refuses, the lot decides. See where roads and ecclesiastical fiefs lie closest together.
help-ask-half-reply = If you agree, the game is played on that half; if not, the lot decides, and may choose the same one. Nothing else changes.
help-ask-see = An ecclesiastical fief brings 20 ducats a turn and can hold a relic. Choose one near your fiefs, or joined to them by a road: every road between two capitals of yours brings 10.
help-ask-deploy = Units defend where they stand and next to it, and attack bordering fiefs only. All are shown together. In Movement you can later send them anywhere among your territories.
help-ask-heirs = Secular heirs are for secular fiefs and Electorates, ecclesiastical ones for the others. Without the right one you cannot bid, claim or attack. Two and two keeps every way open.
help-ask-bid-event = The highest bidder pays the bank and uses the card at once in own territories. Raise by 10 at least; a pass is final. Without a place for it the card is lost. You must have the ducats you bid.
help-ask-bid-territory = The winner pays the bank and moves an heir in. Over a fief, everybody who made a bid may then attack the winner: even a low bid opens the war. Not over an Electorate. A pass is final.
help-ask-income = Alchemist lets you collect again; Robber Knight sends all that another player has just collected back to the bank. The last card played takes effect first, and others may answer.
help-ask-pestilence = Pestilence shuts a player out of this auction, but never the highest bidder. If you pass you can still play it before the next bid; if you waive it you are not asked again in this auction.
help-ask-magistrate = Magistrate of Trade halves what you pay, rounded up to the next ten. It counts for the auction you have just won; then the card is spent.
help-ask-witch = Witch in the Woods turns your birth into a death, and you choose who dies. Good if you have heirs enough and want a fief or an Elector’s seat to fall vacant. The child is not born.
help-ask-birth = Death in the Cradle takes a child from the family that expects it. That family may answer with a Miracle Healer: then your card is spent for nothing.
help-ask-recruit-election = Any card and 80 ducats buy a mercenary. Troops count for the Master of War, who has a vote and 3 Glory Points: that may decide the election. If somebody buys, all are asked again.
help-ask-recruit-war = Without troops next to this fief you can neither attack nor defend it. A card and 80 ducats put a mercenary into a territory of yours at once. Later you cannot enter this war any more.
help-ask-recruit-anarchy = Soon everybody may attack. A card and 80 ducats put a mercenary where you need one, to defend or to attack. In battle you can buy more only when cards are chosen.
help-ask-died = Right of Succession claims a secular fief; Emperor Intervenes gives it to you without auction or war; Miracle Healer saves your own ruler. The last card takes effect first: waiting may pay.
help-ask-heir-removed = Only the player who is about to lose the heir can save it, with a Miracle Healer. If you pass the heir is lost: see how many with that education you have left.
help-ask-slot = This is a moment of yours: play Mercenary, Campaign, Crusade or Death Abroad, or buy mercenaries, before you use the Event card. Before a Reichsacht you may weaken the target. Pass when you are done.
help-ask-slot-fate = Before you roll you may play Mercenary, Campaign, Crusade or Death Abroad and buy mercenaries. A rival without heirs cannot claim the fief that you want to fall vacant.
help-ask-site-event = It goes into a territory of yours, one of each kind. Castle: attackers −1, no deaths by Fate. Relic: ecclesiastical territory or monastery. Reichsstadt: where most of your roads meet.
help-ask-site-knight = The knight returns unhurt and counts 2 for the Master of War again. Place it where you expect an attack: it stays there until the next Movement.
help-ask-site-preacher = The Preacher gives +1 to the defenders of the territory he is in and counts as a relic. If you lose a battle there without withdrawing, he is captured again.
help-ask-ban = A banned fief may be attacked once by everybody, you first. Electorates and fiefs of players with three territories or fewer cannot be banned. To attack you need the right heir and troops on the border.
help-ask-attack = If you attack, other neighbours may side with you or against you. You need the right heir, who moves in if you win. Beaten knights are captured. If you decline you are not asked about this fief again.
help-ask-attack-any = Once you may attack a bordering fief, a neutral one too. If it is not an outlaw’s, you become an outlaw: in the second pass everybody may attack you. You may play cards first.
help-ask-attack-outlaw = Whoever broke the peace may be attacked by everybody, once each, and you do not become an outlaw. You need the right heir and troops on the border. Then the Reichsfrieden holds again.
help-ask-join = You may offer to join a side, and its leader decides. Your troops run the same risk; the fief goes to the leader. The first to defend a neutral fief leads its defence and has it if the defence wins.
help-ask-ally = An ally brings troops and cards and stands in your line-up. The fief is still yours if you win. If you refuse, that player stays out of the battle.
help-ask-from = Each attacker comes from one fief. Units you send leave it, and a fief without a garrison may be attacked in turn. If you win, the leader’s units stay in the fief that was taken.
help-ask-send = Send at least one unit. A knight stands three hits and has +1 against mercenaries; a mercenary falls at the second. Units you keep defend the fief you attack from.
help-ask-bring = You may call units from all bordering territories of yours, an Electorate too. If you lose, units that do not withdraw are dead or captured. The owner need not call any; a helper must bring one.
help-ask-battle-cards = All choose in secret and show together; no cards after that. Mercenaries join at once (50, or a card and 80), +1 to dice, enemy mercenaries removed or won over. You may play nothing.
help-ask-victim = A Defector brings an enemy mercenary to your side, a Peasant Uprising removes one. Knights cannot be named. A sound one is worth more than a wounded one.
help-ask-front = Units in front throw the dice and take the hits. In the first line-up knights come first; later keep the wounded behind. A knight is captured at the third hit.
help-ask-support = Support throws no dice: it steps in for the fallen, and takes the second of two hits when the first was enough. Every pair gets one before any has two.
help-ask-line-up-reply = The leader has placed your units, too. If you refuse, the standard line-up applies: the leader’s knights, the allies’ knights, then mercenaries.
help-ask-withdraw = Each unit that withdraws throws a die: 6 is a hit, for the wounded 5 too. Then it goes to your nearest territory. Those who stay fight another round. If all withdraw the enemy has the fief.
help-ask-honour = If you grant the Honourable Retreat the enemy leaves without dice or wounds; if not, each unit throws a die and risks a hit. The fief is yours either way: it is a gesture, or a promise.
help-ask-go = These pieces must leave and go to your nearest territories, counted in borders. If several are equally near you choose, piece by piece.
help-ask-kill = You must choose who dies: that fief looks for a new owner. Your own Lord can be replaced by an heir. Castles and players with three territories or fewer are safe. An Elector is drawn by chance.
help-ask-zone = The education decides what the heir can take: secular for secular fiefs and Electorates, ecclesiastical for the others. It never changes. Twins go together.
help-ask-claim = If you claim, only your family and those who played a Right of Succession are in: alone, you keep the fief and use an heir. If you waive it, anybody may get it.
help-ask-take = The fief is yours for nothing: a secular heir moves in, and you may bring a garrison. If you decline it becomes neutral, and you keep the heir.
help-ask-bribe = Offer something, or nothing, to everybody with a secular heir. If all accept you pay and have the fief, without auction or war. If one refuses you pay nothing and it is auctioned.
help-ask-bribe-reply = If all accept, you get the ducats and the fief goes to the offerer: no auction, no war. If one refuses nothing is paid. The answers stay secret until all are in.
help-ask-garrison = You may bring one knight and two mercenaries from your territories. Right after that, everybody who made a bid may attack: a fief without troops is lost without a battle.
help-ask-move = Every unit, every relic and the Preacher may move once, any distance, among your territories. Relics need an ecclesiastical territory or a monastery. Troops attack bordering fiefs only.
help-ask-action = You may play Mercenary, Campaign against the Slavs, Crusade or Death Abroad, or discard a card with 80 ducats for a mercenary. Other cards wait for their occasion. Pass when you are done.
help-ask-discard = You can hold five cards at most. Play one, discard it, or discard it with 80 ducats for a mercenary. Others see what you discard.
help-ask-vote = The marker gives you the vote of a neutral Elector. You may push out a Master with fewer Glory Points, who looks for another. If somebody buys that Electorate you look for another, too.
help-ask-castle = A castle brings 10 ducats a turn, gives −1 to attackers of its fief and protects its ruler from Fate. Soon everybody may attack: think of where you are weakest.
help-ask-ransom = Name prisoners and a price: one offer a turn to this player, who may accept, refuse or name another price. A knight who is free counts 2 for the Master of War.
help-ask-ransom-reply = If you accept you get the ducats and the prisoners return to their owner. If you refuse they stay until the next turn. You may name another price once.
help-ask-ransom-counter = If you pay, the prisoners return to your territories at once. If you refuse they stay, and you can try again at the end of the next turn. There is no further offer.
help-ask-ransom-price = Name the price you want for these prisoners. The other player pays or refuses, without more talk. If it is more than they have they cannot accept: their purse is secret.

no-card = You do not have that card.
too-poor = You need { $ducats } ducats and have { $ducats2 }.
bid-at-least = You must bid at least { $ducats } ducats.
not-yours = It must be a territory of yours.
no-troops = There are no troops of another player there.
your-own = That is already yours.
no-such-heir = There is no heir with that education.
not-free = Only a free ecclesiastical fief can be chosen.
out-of-play = That fief is out of play: it lies in the other half of the map.
not-secular-fief = Monasteries stand in secular fiefs only.
no-room-for-relic = A relic needs an ecclesiastical territory or a monastery.
built-already = There is one already: a territory has one of each kind at most.
is-electorate = Electorates cannot be attacked or banned, and Electors cannot be named.
is-immune = Its owner has three territories or fewer and is immune.
has-castle = A castle protects whoever rules there.
no-elector-to-draw = No Elector can be drawn.
no-matching-heir = You have no heir with the right education.
no-unit-on-border = You need units in a bordering fief of yours.
no-bid-made = Only those who made a bid may go to war over this fief.
not-the-target = Only the fief in question can be attacked.
no-outlaw = Its owner is no outlaw.
moved-already = It has already moved in this phase.
no-such-unit = There is no such unit there.
not-nearest = Pieces go to your nearest territory only.
garrison-full = A garrison has at most one knight and two mercenaries.
send-one = At least one unit must attack.
bring-one = Whoever defends a fief of others brings at least one unit.
knights-first = In the first line-up knights are placed before mercenaries.
pair-full = Other pairs must be supported first.
high-bidder = The highest bidder cannot be shut out.
not-bidding = Only those who take part in the auction can be shut out.
hand-too-big = Cards in hand: { $count }, at most { $count2 }. Play or discard first.
no-place-for-vote = The marker goes on a free neutral Elector, or replaces that of a lesser Master.
for-faith-alone = Only the Master of Faith can sway the last neutral Elector.
wrong-terms = A ransom names prisoners once, and one price.
no-such-prisoner = There is no such prisoner.

setting-up = Setting up.
turn-begins = Turn { $turn }: { $seat } is the active player.
income-begins = Income Phase.
events-begin = Event Cards Phase.
fate-begins = Fate Phase.
movement-begins = Movement Phase.
actions-begin = Action Cards Phase.
end-begins = End Phase.

first-player = The first active player is { $seat }.
half-agreed = { $seat } proposes { $half-the } and { $seat2 } agrees: the game is played there.
half-drawn = { $seat } refuses { $half-the }: the lot falls on { $half2-the }.
fiefs-dealt = { $seat } receives { $territorys }.
see-chosen = { $seat } chooses the ecclesiastical fief of { $territory }.
deploys = { $seat } places { $count ->
    [one] one unit
   *[other] { $count } units
 }.
deployed = { $seat } places { $unit-a } in { $territory }.
heirs-raised = { $seat } educates the first heirs: { $count ->
    [0] none secular
    [one] one secular
   *[other] { $count } secular
 }, { $count2 ->
    [0] none ecclesiastical
    [one] one ecclesiastical
   *[other] { $count2 } ecclesiastical
 }.
purse-filled = { $seat } begins with { $ducats } ducats and { $count ->
    [one] one Action card
   *[other] { $count } Action cards
 }.

drew = { $seat } draws an Action card.
card-drawn = You have drawn { $card }.
new-action-deck = The discarded Action cards are shuffled into a new deck.
card-played = { $seat } plays { $card }.
card-played-on = { $seat } plays { $card } on { $seat2 }.
card-void = { $seat-s } { $card } has no effect.
discarded = { $seat } discards { $card }.
hired = { $seat } plays Mercenary in { $territory } for { $ducats } ducats.
recruited = { $seat } discards { $card } and pays { $ducats } ducats: a mercenary appears in { $territory }.
recruited-between-bids = { $seat } discards { $card } and pays { $ducats } ducats: a mercenary appears in { $territory }.
troops-gone = { $seat } plays { $card } on { $seat2-s } { $territory } and removes { $count ->
    [0] { "" }
    [one] one knight
   *[other] { $count } knights
 }{ $count ->
    [0] { "" }
   *[other] { $count2 ->
        [0] { "" }
       *[other] { " and " }
    }
 }{ $count2 ->
    [0] { "" }
    [one] one mercenary
   *[other] { $count2 } mercenaries
 }.
death-abroad = { $seat } plays Death Abroad on one of { $seat2-s } heirs in { $zone }.
heir-lost = { $seat } loses an heir in { $zone }: { $count ->
    [0] none is left
    [one] one is left
   *[other] { $count } are left
 }.
heir-saved = One of { $seat-s } heirs in { $zone } is healed.
heir-bought = { $seat } discards { $card-short } and { $card2-short } and pays { $ducats } ducats for an heir in { $zone }.

event-offered = { $event-the } is up for auction: { $seat } opens.
territory-offered = { $territory } is up for auction from { $ducats } ducats; in the running: { $seats }.
bids = { $seat } bids { $ducats } ducats.
passes = { $seat } passes.
pestilence-played = { $seat } plays Pestilence on { $seat2 }.
pestilence-void = { $seat-s } Pestilence has no effect.
shut-out = { $seat } is out of this auction.
magistrate-played = { $seat } plays Magistrate of Trade and pays half.
event-won = { $seat } buys { $event-the } for { $ducats } ducats, after { $count ->
    [one] one bid
   *[other] { $count } bids
 }.
event-won-half = { $seat } buys { $event-the } for half of { $ducats }: { $ducats2 } ducats, after { $count ->
    [one] one bid
   *[other] { $count } bids
 }.
territory-won = { $seat } wins the auction of { $territory } for { $ducats } ducats, after { $count ->
    [one] one bid
   *[other] { $count } bids
 }.
territory-won-half = { $seat } wins { $territory } for half of { $ducats }: { $ducats2 } ducats, after { $count ->
    [one] one bid
   *[other] { $count } bids
 }.
unsold-event = Nobody buys { $event-the }: the card is lost.

collected = { $seat } collects { $ducats } ducats.
sum-income = { $seat-s } income
sum-secular = { $count ->
    [one] one secular fief
   *[other] { $count } secular fiefs
 } { $value }
sum-ecclesiastical = { $count ->
    [one] one ecclesiastical fief
   *[other] { $count } ecclesiastical fiefs
 } { $value }
sum-electorates = { $count ->
    [one] one Electorate
   *[other] { $count } Electorates
 } { $value }
sum-works = { $count ->
    [one] { $work }
   *[other] { $work } (×{ $count })
 } { $value }
sum-roads = { $count ->
    [one] one road
   *[other] { $count } roads
 } { $value }
sum-masters = { $count ->
    [one] one Master card
   *[other] { $count } Master cards
 } { $value }
sum-preacher = Preacher { $value }
sum-floor = up to the minimum { $value }
doubled = { $seat } collects { $ducats } ducats more: the Alchemist doubles the income.
robbed = { $seat2-s } Robber Knight sends { $ducats } of { $seat-s } ducats back to the bank.

events-drawn = { $events_count ->
    [one] One Event card is revealed
   *[other] { $events_count } Event cards are revealed
 }: { $events }.
second-preacher = A second Preacher is discarded and replaced by { $event-the }.
no-second-preacher = A second Preacher is discarded, and no Event card is left.
new-event-deck = All Event cards are shuffled into a new deck: { $count ->
    [one] one card
   *[other] { $count } cards
 }.
shortage = Each player needs an Event card, and { $count ->
    [0] none is left
    [one] one is left
   *[other] { $count } are left
 } for { $count2 ->
    [one] one player
   *[other] { $count2 } players
 }: the Emperor dies.
last-turn = The Event cards are used up: this is the last turn.
event-placed = { $seat } { $event_id ->
    [architect] builds a castle in { $territory }
    [army_of_knights] places a new knight in { $territory }
    [monastery] founds a monastery in { $territory }
    [relic] places a relic in { $territory }
    [reichsstadt] makes { $territory } a Reichsstadt
   *[other] uses { $event-the } in { $territory }
 }.
preacher-bought = { $seat } has the Preacher, who starts in { $territory }.
preacher-taken = { $seat } takes the Preacher from { $seat2 } to { $territory }.
preacher-stays = { $seat } keeps the Preacher, who stays in { $territory }.
no-site = { $seat } has no territory for { $event-the }: the card is lost.
banned = { $seat } puts { $territory }, a neutral fief, under the ban of the Empire.
banned-of = { $seat } puts { $territory }, a fief of { $seat2 }, under the ban of the Empire.
ban-unused = Nobody has attacked { $territory }: the ban ends.
ban-failed = { $territory } has held out: the ban ends.
ban-over = { $territory } has changed hands: the ban ends.

fate-roll = { $seat } rolls { $face } for Fate.
witch-played = { $seat } plays Witch in the Woods: the birth becomes a death.
nobody-dies = There is nobody who could die.
ruler-dies = { $seat } chooses the { $ruler } of { $territory }, of { $seat2-s } family, to die.
neutral-ruler-dies = { $seat } chooses the neutral { $ruler } of { $territory } to die.
ruler-healed = { $seat-s } Miracle Healer saves the { $ruler } of { $territory }.
child-dies = A child of { $seat } dies in the cradle.
child-saved = The Miracle Healer saves a child of { $seat }.
children-born = { $seat } has { $count ->
    [one] a new heir
   *[other] { $count } new heirs
 } in { $zone }.
heir-added = { $seat } receives an heir in { $zone } at the end of the anarchy.
granted = The Emperor intervenes and gives { $territory } to { $seat }.
claims-by-card = { $seat } claims { $territory } with a Right of Succession.
claims = { $seat-s } family claims { $territory }.
claim-waived = { $seat-s } family does not claim { $territory }.
enters = { $seat } now rules { $territory }.
garrisoned = { $seat } brings { $unit-a } from { $territory } to { $territory2 }.
unsold-fief = Nobody bids for { $territory }: the fief becomes neutral.
no-heirs = Nobody has an heir for { $territory }: the fief becomes neutral.
declined = { $seat } does not take { $territory }: the fief becomes neutral.
bribe-offered = { $seat } offers { $seat2 } { $ducats } ducats to have { $territory } without an auction.
bribe-yes = { $seat } accepts.
bribe-no = { $seat } refuses.
bribe-accepted = { $seat } has { $territory } without an auction: all accept, for { $ducats } ducats in all.
bribe-refused = { $seat } does not get { $territory } without an auction: the offer is refused.
elector-chosen = { $seat } chooses the death of an Elector.
elector-dead = { $elector-the }, who was neutral, dies: the seat is auctioned from { $ducats } ducats.
elector-dead-of = { $elector-the }, of { $seat-s } family, dies: the seat is auctioned from { $ducats } ducats.
elector-unsold = Nobody bids: the Electorate of { $territory } is neutral.
elector-no-heirs = Nobody has a fitting heir: the Electorate of { $territory } is neutral.
electorate-bought = { $seat } controls the Electorate of { $territory } and has { $votes ->
    [one] one
   *[other] { $votes } of them
 }.

moved = { $seat } moves { $unit-a } from { $territory } to { $territory2 }.
relic-moved = { $seat } takes a relic from { $territory } to { $territory2 }.
preacher-moved = { $seat-s } Preacher goes from { $territory } to { $territory2 }.
moves-made = { $seat } moves pieces.
arrives = { $seat-s } { $unit } goes from { $territory } to { $territory2 }.
unit-lost = { $seat-s } { $unit } leaves { $territory }, has nowhere to go and is removed.
preacher-flees = { $seat-s } Preacher goes from { $territory } to { $territory2 }.
preacher-gone = { $seat } has no land left: the Preacher is removed from the map.

stays-out = { $seat } does not attack { $territory }.
attacks = { $seat } attacks { $territory }, a fief of { $seat2 }.
attacks-neutral = { $seat } attacks { $territory }, a neutral fief.
offers-to-join = { $seat } offers to join { $side-the }.
leads-defence = { $seat } is the Defence Leader of { $territory }.
ally-accepted = { $seat } accepts { $seat2 } for { $side-the }.
ally-refused = { $seat } does not want { $seat2 } for { $side-the }.
sent = { $seat } sends { $unit-a } from { $territory }.
brought = { $seat } calls { $unit-a } from { $territory } to the defence.
stands = { $seat } holds { $territory } with { $count ->
    [0] { "" }
    [one] one knight
   *[other] { $count } knights
 }{ $count ->
    [0] { "" }
   *[other] { $count2 ->
        [0] { "" }
       *[other] { " and " }
    }
 }{ $count2 ->
    [0] { "" }
    [one] one mercenary
   *[other] { $count2 } mercenaries
 }.
no-garrison = { $territory } has no garrison.
card-shown = { $seat } shows { $card }.
hired-in-battle = { $seat } plays Mercenary in the battle for { $ducats } ducats.
enlisted = { $seat } discards { $card } and pays { $ducats } ducats for a mercenary in the battle.
unit-removed = { $seat-s } Peasant Uprising removes { $unit-a } of { $seat2 }.
unit-defects = { $seat-s } { $unit } defects and fights for { $seat2 }.
no-victim = No enemy mercenary is left for { $seat-s } { $card }.
lined-up = Pair { $pair }, { $side }: { $seat-s } { $unit } stands in front.
supports = Pair { $pair }, { $side }: { $seat-s } { $unit } stands in support.
rolls = Pair { $pair }, { $side }: { $seat-s } { $unit } makes { $total }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
 }.
sum-roll = { $seat-s } { $unit }
sum-castle = castle { $value }
sum-relic = relic { $value }
sum-preacher-here = Preacher { $value }
sum-knight = knight against mercenary { $value }
sum-hostler = Hostler { $value }
sum-forging = Art of Forging { $value }
sum-support = support { $value }
round-fought = Round { $round } for { $territory }: the attack { $hits ->
    [0] misses
    [one] hits once
    [2] hits twice
   *[other] hits { $hits } times
 }, the defence { $hits2 ->
    [0] misses
    [one] hits once
    [2] hits twice
   *[other] hits { $hits2 } times
 }.
unit-hit = Hit: { $seat } now has { $unit-a }.
unit-dead = { $seat-s } { $unit } falls.
captured = { $seat2 } captures a knight of { $seat }.
withdraws = { $seat } withdraws { $unit-a }.
retreat = { $count ->
    [one] One unit leaves
   *[other] { $count } units leave
 } { $side-the } and the battle for { $territory }.
retreat-safe = { $seat-s } { $unit } rolls { $face } and gets away (hit at { $face2 } or more).
retreat-hit = { $seat-s } { $unit } rolls { $face } and is hit (at { $face2 } or more).
let-go = { $seat } grants an Honourable Retreat, without dice.
conquered = { $seat } conquers { $territory } from { $seat2 }.
conquered-neutral = { $seat } conquers { $territory }, which was neutral.
occupied = { $seat } occupies { $territory }, a fief of { $seat2 }: nobody fights.
occupied-neutral = { $seat } occupies { $territory }, which was neutral: nobody fights.
defended = { $seat } holds { $territory }.
defender-takes = { $seat } defends { $territory }, which was neutral, and takes it.
all-fallen = All have fallen: { $territory } becomes neutral.
no-battle = Nobody is left to fight for { $territory }: nothing changes hands.
goes-back = { $seat-s } { $unit } goes back to { $territory }.
preacher-captured = { $seat } captures { $seat2-s } Preacher.

master-taken = { $seat } becomes { $master } with { $points } on the track.
master-passes = { $seat } becomes { $master } in place of { $seat2 }, with { $points } on the track.
master-lost = { $seat } is no longer { $master }: nobody reaches the minimum.
vote-placed = { $seat }, { $master }, sways { $elector-the }.
vote-taken-over = { $seat }, { $master }, sways { $elector-the } in place of { $master2-the }.
vote-back = { $seat } takes back the marker of { $master-the }.
influence-lost = One neutral Elector is left: { $seat }, { $master }, has no influence any more.
emperor-dead = The Emperor is dead: the Electors vote.
election-of = { $seat } has { $votes ->
    [0] no votes
    [one] one vote
   *[other] { $votes } votes
 } and { $glory ->
    [one] one Glory Point
   *[other] { $glory } Glory Points
 }.
election-neutral = The neutral candidate has { $votes ->
    [0] no votes
    [one] one vote
   *[other] { $votes } votes
 } and { $glory ->
    [one] one Glory Point
   *[other] { $glory } Glory Points
 }.
sum-votes = { $seat-s } votes
sum-glory = { $seat-s } Glory Points
sum-direct = { $votes ->
    [one] one Electorate
   *[other] { $votes } Electorates
 } { $value }
sum-master = { $master } { $value }
elected = { $seat } becomes Emperor, decided by { $criterion }.
nobody-elected = The neutral candidate wins, decided by { $criterion }: the Empire is in anarchy.
election-tied = The best are equal in everything and nobody is elected: the Empire is in anarchy.
castle-built = { $seat } builds a castle in { $territory } for { $ducats } ducats.
riots-begin = The Reichsfrieden is suspended: one after the other, each may attack any fief.
reprisals-begin = Second pass: now only fiefs of outlaws may be attacked.
no-reprisals = Second pass: nobody can attack an outlaw.
outlawed = { $seat } breaks the Reichsfrieden and becomes an outlaw.
stays-quiet = { $seat } attacks nobody.
peace-again = The anarchy is over: the Reichsfrieden holds again.
deposes = { $seat } controls { $votes ->
    [one] one Electorate
   *[other] { $votes } Electorates
 } and deposes the Emperor.
final-glory = { $seat } has { $glory ->
    [one] one Glory Point
   *[other] { $glory } Glory Points
 } and { $votes ->
    [0] no votes
    [one] one vote
   *[other] { $votes } votes
 }.
wins-by-glory = { $seats } { $seats_count ->
    [one] wins
   *[other] win
 } by Glory Points.

ransom-offered = { $seat } offers { $seat2 } { $ducats } ducats for { $hostages_id ->
    [preacher] the Preacher
    [both] { $count ->
        [one] one knight and the Preacher
       *[other] { $count } knights and the Preacher
     }
   *[knights] { $count ->
        [one] one knight
       *[other] { $count } knights
     }
 }.
ransom-countered = { $seat } asks { $ducats } ducats of { $seat2 }.
ransomed = { $seat } pays { $seat2 } a ransom of { $ducats } ducats: { $hostages_id ->
    [preacher] the Preacher goes free
    [both] { $count ->
        [one] one knight and the Preacher go free
       *[other] { $count } knights and the Preacher go free
     }
   *[knights] { $count ->
        [one] one knight goes free
       *[other] { $count } knights go free
     }
 }.
ransom-refused = { $seat } refuses { $seat2-s } ransom: { $ducats } ducats are not enough.
price-refused = { $seat } does not pay { $seat2 } the { $ducats } ducats asked: no ransom.
no-price-named = { $seat } refuses { $seat2-s } ransom without naming a price.
freed = A knight of { $seat } returns to { $territory }.
preacher-freed = { $seat-s } Preacher returns to { $territory }.
wounds-healed = { $count ->
    [one] One wounded unit recovers
   *[other] { $count } wounded units recover
 }.

end-election = The Electors have chosen the new Emperor.
end-deposition = Four Electorates are enough to depose the Emperor.
end-deck = The Event cards are used up: most Glory Points win.
end-turns = The agreed number of turns is over: most Glory Points win.

option-extra_fief = One more fief for everybody at the start
option-extra_fief-off = no
option-extra_fief-on = yes
option-cheap_electorates = Minimum bids for Electorates 100 lower
option-cheap_electorates-off = no
option-cheap_electorates-on = yes
option-end_with_deck = The game ends with the Event deck
option-end_with_deck-off = no
option-end_with_deck-on = yes
option-honourable_retreat = Honourable Retreat
option-honourable_retreat-off = no
option-honourable_retreat-on = yes
option-buy_heir = Buy an heir for two cards and ducats
option-buy_heir-off = no
option-buy_heir-200 = for 200 ducats
option-buy_heir-150 = for 150 ducats
option-buy_heir-100 = for 100 ducats
option-turns = Turns at most
option-turns-unlimited = no limit
option-last_elector = Who sways the last neutral Elector
option-last_elector-faith = the Master of Faith alone
option-last_elector-masters = any Master
option-election = Elections compare first
option-election-votes = votes
option-election-glory = Glory Points

field-turn = Turn
field-active = Active player
field-phase = Phase
phase-setup = Setting up
phase-income = Income
phase-events = Event Cards
phase-fate = Fate
phase-movement = Movement
phase-actions = Action Cards
phase-end = End Phase
field-half = Half of the map
field-owner = Owners
field-vacant = Vacant
field-works = Improvements
field-troops = Troops
field-heirs = Heirs
field-preacher_owner = The Preacher belongs to
field-preacher_at = The Preacher is in
field-preacher_captor = The Preacher is captive of
field-prisoners = Prisoners
field-holder = Masters
field-marker = Votes of the Masters
field-tracks = Master tracks
field-reached = Reached when
field-clock = Clock of the tracks
field-slots = Events of the turn
field-event_discard = Discarded events
field-action_discard = Discarded Action cards
field-elector_discard = Discarded Elector cards
field-sold = Electorates sold so far
field-peace = Reichsfrieden
field-outlaws = Outlaws
field-last_turn = Last turn
field-sales = Auctions won
field-spent = Paid in auctions
field-ducats = Ducats
field-hands = Hands
field-deck = Action deck
field-events_top = Event deck: first pile
field-events_middle = Event deck: second pile
field-events_bottom = Event deck: third pile
field-electors = Elector deck

step-Turns = The game
step-Setup = Setting up
step-Half = Half of the map
step-HalfReply = Answer to the half proposed
step-Bishopric = An ecclesiastical fief for everybody
step-Deploy = Secret placement
step-Education = Education of the first heirs
step-IncomePhase = Income
step-IncomeCards = Cards on incomes
step-EventPhase = Event Cards
step-Purchase = An Event card
step-Ban = Reichsacht
step-Slot = Own slot
step-Sale = Auction
step-AuctionRunning = Pestilence?
step-AuctionWon = Magistrate of Trade?
step-Fate = Fate
step-DeathRoll = A ruler dies
step-OwnFateRoll = Witch in the Woods?
step-Birth = Birth
step-Upbringing = Education of an heir
step-RulerDied = Death of a ruler: cards
step-HeirRemoved = Death Abroad
step-Vacancy = Succession
step-FamilyClaim = Claim of the family
step-LoneHeir = The only heir
step-Bribe = Bribe
step-BribeReplies = Answers to the bribe
step-Entry = Entry
step-Declarations = War?
step-ElectorDies = Death of an Elector
step-Depart = Pieces leave
step-Movement = Movement
step-ActionSlot = Action Cards
step-Ransoms = Ransoms
step-Ransom = Ransom
step-Release = Prisoners come home
step-Battle = Battle
step-Sides = Sides
step-AllyOffer = An ally?
step-AllyReply = Answer to an ally
step-Commitment = Attacking units
step-Origin = Where the attack comes from
step-Reinforcement = Reinforcement
step-BattleCards = Cards in battle
step-Victim = A mercenary is named
step-LineUp = Line-up
step-LineUpReply = An ally’s answer to the line-up
step-Withdrawal = Retreat
step-Honour = Honourable retreat?
step-Influence = Votes of the Masters
step-EmperorDies = Death of the Emperor
step-CastleOffer = A castle in the anarchy
step-Riot = Anarchy
step-Reprisal = Against the outlaws
step-Recruiting = Mercenaries before the decision

# Prospects
would-cost = { $ducats } ducats
would-leave = leaves { $ducats }
would-gain = +{ $ducats }
would-gain-each-turn = a turn
would-attack-from = from { $territory }, { $count } against { $count2 }
would-take-all = { $count ->
    [one] the unit from { $territory }
   *[other] all { $count } units from { $territory }
 }
would-invite-others = no troops of yours could attack { $territory }: the ban would only serve the others

# Figures of a line of the journal, when it is explained.
figure-count = Number
figure-ducats = Ducats
figure-face = Die
figure-glory = Glory
figure-hits = Hits
figure-pair = Pair
figure-points = Points
figure-round = Round
figure-total = Total
figure-turn = Turn
figure-votes = Votes

# What a counsellor counts.
counts-ducats = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] ducat
   *[other] ducats
}
counts-income = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] ducat
   *[other] ducats
} of income
counts-fiefs = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] fief
   *[other] fiefs
}
counts-electorates = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] electorate
   *[other] electorates
}
counts-votes = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] vote
   *[other] votes
} in an election
counts-heirs = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] heir
   *[other] heirs
}
counts-strength = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] point
   *[other] points
} of troops
counts-cards = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] card
   *[other] cards
} in hand
counts-glory = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] point
   *[other] points
} of glory
counts-rival-votes = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] vote
   *[other] votes
} for the strongest rival

# What the cards say
text-card-alchemist = Your income once more.
text-card-robber_knight = Another’s income goes to the bank.
text-card-mercenary = A mercenary for 50 ducats.
text-card-art_of_forging = Your mercenaries roll +1.
text-card-hostler = Your knights roll +1.
text-card-defector = An enemy mercenary fights for you.
text-card-peasant_uprising = Two enemy mercenaries are removed.
text-card-campaign_against_the_slavs = A knight and a mercenary of another player are removed.
text-card-crusade = All troops of another player’s territory are removed.
text-card-right_of_succession = You claim the secular fief.
text-card-miracle_healer = A ruler, heir or newborn of yours is saved.
text-card-magistrate_of_trade = You pay half of what you bid.
text-card-emperor_intervenes = The fief is yours, if you have the right heir.
text-card-witch_in_the_woods = The birth becomes a death.
text-card-pestilence = Another player is shut out of the auction.
text-card-death_abroad = Another player loses an heir.
text-card-death_in_the_cradle = A child of another family dies.
text-event-architect = a castle
text-event-army_of_knights = a knight
text-event-reichsacht = a fief may be attacked
text-event-itinerant_preacher = the Preacher
text-event-relic = a relic
text-event-monastery = a monastery
text-event-reichsstadt = roads of a capital pay double
text-event-death_of_the_emperor = the Emperor dies and the Electors vote
text-event-death_of_an_elector = an Elector dies and the seat is auctioned

# What is counted round by round
counted-ducats = Ducats
counted-income = Income
counted-fiefs = Fiefs
counted-electorates = Electorates
counted-votes = Votes
counted-heirs = Heirs
counted-strength = Strength of troops
counted-cards = Cards in hand
counted-glory = Glory
