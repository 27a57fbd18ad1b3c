hand = Le tue carte
hand-empty = nessuna carta
play = Gioca
discard = Scarta
choose = Scegli
effect-lord = Un uomo per la tua famiglia, in un villaggio dove trovi posto.
effect-lady = Una donna per la tua famiglia, in un villaggio dove trovi posto.
effect-bishop = Un tuo uomo senza titolo diventa vescovo; ha un voto.
effect-d_arc = Una tua donna combatte: +6 ai dadi del suo campo, tre passi per strada.
effect-tithe = Le opere di un vescovado rendono al tuo vescovo per questo giro.
effect-feudal_tax = 200 scudi per ogni villaggio del tuo feudo senza nemici.
effect-assassination = Un signore muore, se nessuno risponde con Giustizia.
effect-justice = Contro un assassino: viene condannato uno dei suoi signori.
effect-bad_weather = Né passi né attacchi in una regione.
effect-sun = Pone fine al Maltempo in una regione.
effect-famine = Le opere di una regione non rendono nulla.
effect-good_harvest = Pone fine alla Carestia in una regione.
effect-peasant_revolt = In un villaggio insorgono i ribelli e li guidi tu.
effect-plague = Muore metà delle truppe di una regione, i signori con 3 o meno.
effect-escape = I tuoi prigionieri fuggono da un carceriere.
houses = Quel che accade, e le case
family-of = Casa di { $name }
fiefs = { $n ->
    [one] feudo
   *[other] feudi
 }
fiefs-hint = Feudi il cui titolo è di un signore della famiglia
votes = { $n ->
    [one] voto
   *[other] voti
 }
votes-hint = Voti per il Re: vescovi, titolati, la Regina
points-of-soldiers = punti di soldati
ecus = { $n } scudi
cards = { $n ->
    [one] una carta
   *[other] { $n } carte
 }
allied = Alleato di { $name } per matrimonio
married = coniuge di
heir-family = eredita la famiglia
heir-spouse = eredita { $name } grazie al matrimonio
heir-crown = andrebbe alla corona: { $name }
heir-none = senza erede: il feudo resta al proprietario, senza signore
escrow = { $n } scudi serbati per il riscatto
no-lords = nessun signore
keeps = Prigionieri:
title-of = { $region }
bishop-of = vescovo di { $see }
cardinal-of = cardinale, vescovo di { $see }
bishop-here = qui è vescovo { $lord }, di { $name }
prisoner-of = prigioniero di { $name }
prisoner = prigioniero
soldiers-of = { $n } punti di soldati di { $name }
rebels-n = { $n } punti di ribelli
led-by = guidati da { $name }
mills = { $n ->
    [one] un mulino
   *[other] { $n } mulini
 }
presses = { $n ->
    [one] un torchio
   *[other] { $n } torchi
 }
weather = Maltempo
famine = Carestia
taxed = Taglia
nobody = nessuno
nobody-owns = senza proprietario
owned-by = di { $name }
held-by = occupato da { $name }
walls-open = all’aperto
walls-castle = castello
walls-citadel = cittadella
lands = Regioni e vescovadi
see = vescovado di { $see }
vacant = vacante
rank-baron = baronia
rank-count = contea
rank-duke = ducato
fief-of = Feudo, capitale { $capital }
held-here = Chi occupa i suoi villaggi; tutti, con un castello, fanno un feudo
no-bearer = titolo vacante
capital-lost = capitale perduta
claimed = pretesa: { $who }
loan = { $borrower } deve a { $lender } { $n } scudi entro il giro { $round }
throne-empty = Il trono è vuoto
minor-until = minorenne fino al giro { $round }
hope = feudi { $n }/{ $of }
hope-hint = Vittoria: una famiglia con Re o Regina e tre feudi, o due famiglie alleate con Re, Regina e quattro feudi
a-crown = una corona
election = La corona
votes-table = Voti per candidato
no-candidates = Nessuno si è ancora candidato.
needs-votes = Servono { $n } voti, e nessuno alla pari.
would-be-elected = { $lord } è in testa.
nobody-elected = Per ora nessuno è eletto.
is-elected = { $lord } è eletto.
for-nobody = per nessuno: { $n }
still-out = ancora da dare: { $n }
church = Clero:
churchmen = { $bishops ->
    [0] {""}
    [one] un vescovo
   *[other] { $bishops } vescovi
 }{ $cardinals ->
    [0] {""}
    [one] {" "}un cardinale
   *[other] {" "}{ $cardinals } cardinali
 }
no-church = nessuno nel regno
church-hint = Due vescovi o un cardinale consacrano il Re; quelli della sua casa acconsentono.
consecrated = Bastano.
battle-at = Battaglia a { $village }
battle-round = Assalto { $n }
camp = Campo { $n }
dice = { $n ->
    [0] nessun dado
    [one] un dado
   *[other] { $n } dadi
 }
strength-parts = truppe { $troops }, combattenti { $lords }
blow = ha fatto { $total }: { $lost } perduti
aimed = un dado è puntato su questo signore
stage-sermons = prediche
stage-muster = adunata
stage-join = chi si unisce?
stage-accept = vuole unirsi
stage-sortie = sortita?
stage-begin = schieramento
stage-pleas = qualcuno chiede grazia?
stage-answer = chiede grazia
stage-targets = scelta del nemico
stage-dice = dadi puntati
stage-roll = dadi
stage-troops = perdite
stage-fighters = cadono i combattenti
stage-fallen = i caduti
stage-next = prossimo assalto
stage-end = fine
show-odds = Probabilità
hide-odds = Nascondi probabilità
odds-attackers = attaccanti
odds-defenders = difensori
odds-nobody = nessuno
odds-left = In media restano { $attackers } e { $defenders } punti, dopo { $rounds } assalti.
odds-hint = Senza grazie né dadi puntati; le truppe cadono prima dei signori.
if-attacked = Se attaccassi
at-the-gates = Alle porte
attackers-win = vince chi attacca: { $n } %
whispered = sussurrata
openly = pubblica
deal-draft = in stesura
deal-answer = attende risposta
deal-counter = controproposta in stesura
deal-reply = ultima parola
deal-done = conclusa
terms-secret = Solo i due conoscono i termini.
no-terms-yet = Ancora nessun termine.
prices = Soldati, guardie, ribelli { $point } al punto · barone { $baron }, conte { $count }, duca { $duke } · cardinale { $cardinal }
with-soldiers = { $n } punti di soldati
host = ospite di casa
guest = ospitato
toll = { $n } scudi di pedaggio
to-lose = { $n } punti da perdere
to-lose-hint = scegli sulla mappa o nell’elenco
cards-played = giocate { $n } su 3
ecus-unit = scudi
soldier-points = { $n } punti di soldati
my-house = La mia casata
book-houses = Casate
book-lands = Terre e vescovadi
book-court = Corte e voti

leaves = restano { $n }
strengths = { $mine } contro { $theirs }
for-nothing = senza offrire nulla
pass-CardTurn = Basta carte
pass-PurchaseTurn = Non comprare altro
pass-MovementTurn = Fine dei movimenti
pass-March = Non andare oltre
pass-BattleTurn = Basta battaglie
pass-ask-plea = Combatti ancora
pass-ask-aim = Non mirare a nessuno
pass-ask-sortie = Resta dietro le mura
pass-ask-enlist = Restane fuori
pass-Talks = Basta trattative
pass-Candidates = Nessun candidato
drop-Talk = Ritira l’offerta
unit-points = punti
unit-steps = passi fatti
unit-ecus = scudi
unit-interest = in più
unit-rounds = giri
unit-persuasion = punti comprati
do-attack = Attacca
do-go = Vai a
do-take = Prendi soldati
do-join = Porta con te
do-request = Chiedi di entrare
do-fight = Combatti
do-withdraw = Ritirati da
do-lead = Guida un gruppo
do-build = Costruisci
do-hire = Assolda soldati
do-guards = Assolda guardie
do-found = Fonda un feudo
do-cardinal = Nomina un cardinale
do-incite = Paga i ribelli
do-lord = Gioca un signore
do-anoint = Consacra un vescovo
do-maid = Gioca d’Arc
do-tax = Tassa feudale
do-tithe = Decima
do-harvest = Buon raccolto
do-shine = Sole
do-storm = Maltempo
do-starve = Carestia
do-infect = Peste
do-revolt = Rivolta contadina
do-murder = Fai assassinare
do-discard = Cedi una carta
do-offer = Offerta palese a
do-whisper = Sussurra a
do-settle = Stabilisciti a
do-bear = Porta lo stemma
do-aim = Un dado per
do-vote = Vota
do-candidate = Proponi un candidato
do-title = Il titolo va a
do-enlist = Unisciti
do-lose = Perdi
do-garrison = Manda
do-recruit = Assolda
do-put = A
do-call = Riprendi dagli scarti
do-free = Fai fuggire

strength-n = forza { $n }
behind-walls = mura
