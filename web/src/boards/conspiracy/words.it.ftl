turn = Turno { $n }
active = attivo: { $name }
events-of-turn = Eventi del turno
on-sale-now = all’asta ora
anarchy = Anarchia
peace = Reichsfrieden
last-turn = ultimo turno
cards-left = { $n ->
    [one] resta una carta Evento
   *[other] restano { $n } carte Evento
 }

crown = La corona
crown-hint = Se l’Imperatore morisse adesso
neutral-candidate = candidato neutrale
votes = { $n ->
    [one] 1 voto
   *[other] { $n } voti
 }
glory = { $n ->
    [one] 1 Punto Gloria
   *[other] { $n } Punti Gloria
 }
would-win = vincerebbe
nobody-wins = Nessuno sarebbe eletto: anarchia.
needs-electorates = { $n ->
    [one] manca 1 Elettorato
   *[other] mancano { $n } Elettorati
 }
needs-others-first = solo se altri perdono i loro
or-master = o { $master }
on-track = { $master }: ancora { $n } per la carta
minimum-bid = Un Elettorato costa almeno { $n } ducati, e un erede.
of-family = di { $name }
swayed-by = influenzato da { $name }, { $master }
voice-neutral = vota per il candidato neutrale
letter-faith = F
letter-war = G
letter-trade = C
short-faith = Fede
short-war = Guerra
short-trade = Commercio

families = Quel che accade, la corona e le famiglie
family-of = Famiglia di { $name }
lands = { $fiefs ->
    [one] 1 feudo profano
   *[other] { $fiefs } feudi profani
 }, { $sees ->
    [one] 1 ecclesiastico
   *[other] { $sees } ecclesiastici
 }, { $electorates ->
    [one] 1 Elettorato
   *[other] { $electorates } Elettorati
 }
fiefs = { $n ->
    [one] profano
   *[other] profani
 }
sees = { $n ->
    [one] ecclesiastico
   *[other] ecclesiastici
 }
heirs = Eredi
zone-secular = profani
zone-ecclesiastical = ecclesiastici
heirs-in = { $n ->
    [one] 1 erede
   *[other] { $n } eredi
 }, { $zone }
cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 }
ducats = { $n } ducati
income = introiti { $n }
income-parts = { $n } a turno, di cui { $roads } dalle strade
roads = strade { $n }
troops = { $knights ->
    [one] 1 cavaliere
   *[other] { $knights } cavalieri
 }, { $mercenaries ->
    [one] 1 mercenario
   *[other] { $mercenaries } mercenari
 }
immune = immune
immune-hint = tre territori o meno: niente attacchi, bandi o morti del Destino
outlaw = tra i banditi
has-preacher = Predicatore
captives = { $n ->
    [one] tiene un prigioniero di { $name }
   *[other] tiene { $n } prigionieri di { $name }
 }

hand = La tua mano
hand-empty = Nessuna carta.
hand-of = { $n } di { $limit }
times = { $n ->
    [one] 1 volta
   *[other] { $n } volte
 }
chosen-secretly = scelta

kind-secular = feudo profano
kind-see = feudo ecclesiastico
kind-electorate = Elettorato
nobody-owns = neutrale
vacant = chi lo governava è morto
road-pays = strada per { $end }: { $n }, { $name }
roads-idle = strade senza introiti: { $ends }
preacher = il Predicatore
draft = collocato in segreto
stake-vacancy = in attesa di un nuovo padrone
stake-battle = guerra
roads-legend = Strade che rendono, nei colori di chi le ha; più grosse rendono di più

takes-effect = ha effetto { $n }ª
first-effect = ha effetto per prima
stack-empty = Nessuna carta giocata finora.
played-on = contro { $name }
high-bid = { $name }: { $n }
no-bid = ancora nessuna offerta
floor = almeno { $n }
still-in = in gara
out = fuori
bid = Offri { $n }
your-ducats = hai { $n }
worth = per te { $n } a turno
collected = incassato
no-claims = nessuna pretesa
eligible = può averlo
stage-claim = La famiglia può reclamarlo
chooser = scelto da { $name }
offers = { $name } offre
for-fief = per { $territory } senza asta
nothing-yet = ancora niente
captor = { $name } tiene
knights-n = { $n ->
    [one] 1 cavaliere
   *[other] { $n } cavalieri
 }
price = per { $n } ducati
anarchy-castles = castelli
anarchy-first = attacchi
anarchy-second = contro i banditi
anarchy-heirs = eredi
outlaws = banditi
none = nessuno
sent = mandati
from-here = da { $territory }
bought = l’ha comprata { $name }
children = { $n ->
    [0] nessun figlio rimasto
    [one] 1 figlio
   *[other] { $n } figli
 }
elector-price = offerta minima { $n }

battle = Battaglia per { $territory }
attack = Attacco
defence = Difesa
round = Round { $n }
pair = Coppia { $n }
waiting = in riserva
ally = alleato
offer = vuole unirsi
no-defender = nessuno difende
bonus = { $name }: { $n } ai { $what }
bonus-knights = cavalieri
bonus-mercenaries = mercenari
condition-castle = castello
condition-relic = reliquia
condition-preacher = Predicatore
rolled = { $total }: { $hits ->
    [0] a vuoto
    [one] 1 colpo
   *[other] { $hits } colpi
 }
leaving = si ritira
hit-chance = colpo { $one }%, doppio { $two }%
show-odds = Probabilità
hide-odds = Nascondi
odds-hint = schieramento normale, nessuno si ritira, nessun’altra carta
odds-attack = vince l’attacco
odds-defence = tiene la difesa
odds-nobody = cadono tutti
odds-left = unità rimaste in media: attacco { $attack }, difesa { $defence }
unit-of = { $unit } di { $name }

attack-from = attacco da { $territory }: { $n }%
no-base = Nessuna tua unità vi confina.
prospect-hint = tutte le unità della base contro la guarnigione, senza alleati né carte
odds-so-far = con le unità note finora

use-alchemist = dopo gli introiti
use-robber_knight = dopo gli introiti
use-mercenary = proprio momento, battaglia
use-art_of_forging = battaglia
use-hostler = battaglia
use-defector = battaglia
use-peasant_uprising = battaglia
use-campaign_against_the_slavs = proprio momento
use-crusade = proprio momento
use-right_of_succession = morte di un Lord
use-miracle_healer = morte in famiglia
use-magistrate_of_trade = un’asta che hai vinto
use-emperor_intervenes = morte di un Lord o Vescovo
use-witch_in_the_woods = una tua nascita
use-pestilence = durante un’asta
use-death_abroad = proprio momento
use-death_in_the_cradle = una nascita altrui


this-turn = Questo turno
book-families = Famiglie
ducats-unit = ducati

pass-Sale = Fuori da quest’asta
pass-Slot = Nessuna carta
pass-IncomeCards = Nessuna carta
pass-Movement = Fine dei movimenti
pass-ActionSlot = Non giocare altro
pass-Declarations = Nessun attacco
pass-Commitment = Non mandare altri
pass-BattleCards = Nessuna carta
pass-Entry = Nessuna guarnigione
pass-AuctionRunning = Non ora
pass-AuctionWon = Nessuna carta
pass-OwnFateRoll = Nessuna carta
pass-Birth = Nessuna carta
pass-RulerDied = Nessuna carta
pass-HeirRemoved = Nessuna carta
pass-Recruiting = Nessun mercenario
pass-Riot = Resta in pace
pass-Reprisal = Nessun attacco
pass-Reinforcement = Non chiamare altri
pass-AllyOffer = Resta fuori
pass-CastleOffer = Nessun castello
pass-Withdrawal = Non ritirare altri
pass-Bribe = Nessuna offerta
drop-Ransom = Non offrire nulla
unit-ducats = ducati
unit-count = eredi
do-bid = Offri
do-educate = Eredi profani
do-attack = Attacca
do-from = Attacca da
do-send = Manda
do-march = Muovi
do-go = Vai a
do-see = Prendi un feudo ecclesiastico
do-deploy = Mettilo in
do-site = Mettilo in
do-ban = Metti al bando
do-kill = Muore chi governa
do-raise = Scegli l’educazione
do-garrison = Porta di guarnigione
do-campaign = Campagna contro gli Slavi
do-crusade = Crociata
do-play = Gioca una carta
do-hire = Mercenario per 50
do-recruit = Mercenario per una carta e 80
do-enlist = Mercenario per una carta e 80
do-death-abroad = Morte all’Estero
do-rob = Cavaliere Ladro
do-pestilence = Pestilenza
do-build = Costruisci un castello
do-vote = Influenza un Elettore
do-pay = Offri ducati
do-move-relic = Muovi una reliquia
do-move-preacher = Il Predicatore va
do-discard = Scarta
do-buy-heir = Due carte per un erede
do-victim = Colpisci
do-front = In prima linea
do-support = In supporto
do-withdraw = Ritira
do-bring = Chiama
do-join = Offriti per

units-n = { $n ->
    [one] 1 truppa
   *[other] { $n } truppe
 }
