hand = Le tue carte
hand-empty = nessuna carta
play = Gioca
discard = Scarta
choose = Scegli
houses = Che cosa accade, e le famiglie
family-of = Famiglia di { $name }
fiefs = { $n ->
    [one] feudo
   *[other] feudi
 }
fiefs-hint = Feudi il cui titolo è di un feudatario della famiglia
votes = { $n ->
    [one] voto
   *[other] voti
 }
votes-hint = Voti per il Re: vescovi, chi ha un titolo, la Regina
points-of-soldiers = punti di soldati
ecus = { $n } scudi
cards = { $n ->
    [one] una carta
   *[other] { $n } carte
 }
allied = Alleanza con { $name } per matrimonio
married = coniuge di
heir-family = eredita la famiglia
heir-spouse = eredita { $name } grazie al matrimonio
heir-crown = andrebbe alla corona: { $name }
heir-none = senza erede: il feudo resta al proprietario, senza feudatario
escrow = { $n } scudi tenuti da parte per il riscatto
no-lords = nessun feudatario
keeps = Prigionieri:
title-of = titolo della { $region }
bishop-of = vescovo di { $see }
cardinal-of = cardinale, vescovo di { $see }
bishop-here = qui è vescovo { $lord }, di { $name }
prisoner-of = in prigione, di { $name }
prisoner = in prigione
soldiers-of = { $n } punti di soldati di { $name }
rebels-n = { $n ->
    [one] un punto
   *[other] { $n } punti
 } di ribelli
led-by = guidati da { $name }
mills = { $n ->
    [one] un mulino
   *[other] { $n } mulini
 }
presses = { $n ->
    [one] un frantoio
   *[other] { $n } frantoi
 }
weather = Cattivo tempo
famine = Carestia
taxed = Imposta
nobody = nessuno
nobody-owns = senza proprietario
owned-by = di { $name }
held-by = occupato da { $name }
walls-open = all’aperto
walls-castle = castello
walls-citadel = cittadella
lands = Regioni e vescovati
see = vescovato di { $see }
vacant = vacante
rank-baron = baronia
rank-count = contea
rank-duke = ducato
fief-of = Feudo, capitale { $capital }
held-here = Chi occupa i suoi villaggi; tutti, con un castello, fanno un feudo
no-bearer = titolo vacante
capital-lost = capitale perduta
claimed = spetta a: { $who }
loan = { $borrower } deve a { $lender } { $n } scudi entro il giro { $round }
throne-empty = Il trono è vacante
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
church = Ecclesiastici:
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
church-hint = Due vescovi o un cardinale consacrano il Re; quelli della sua famiglia acconsentono.
consecrated = Bastano.
battle-at = Battaglia a { $village }
battle-round = Round { $n }
camp = Campo { $n }
dice = { $n ->
    [0] nessun dado
    [one] un dado
   *[other] { $n } dadi
 }
strength-parts = truppe { $troops }, combattenti { $lords }
blow = ha fatto { $total }: { $lost } eliminati
aimed = un dado prende di mira questo feudatario
stage-sermons = prediche
stage-muster = adunata
stage-join = chi si unisce?
stage-accept = vuole unirsi
stage-sortie = sortita?
stage-begin = i campi sono pronti
stage-pleas = qualcuno chiede grazia?
stage-answer = chiede grazia
stage-targets = scelta del nemico
stage-dice = chi prendere di mira
stage-roll = dadi
stage-troops = perdite
stage-fighters = cadono i combattenti
stage-fallen = i caduti
stage-next = prossimo round
stage-end = fine
show-odds = Probabilità
hide-odds = Nascondi probabilità
odds-attackers = attaccanti
odds-defenders = difensori
odds-nobody = nessuno
odds-left = In media restano { $attackers } e { $defenders } punti, dopo { $rounds } round.
odds-hint = Senza grazie e senza prendere di mira nessuno; le truppe cadono prima dei feudatari.
if-attacked = Se attaccassi
at-the-gates = Alle porte
attackers-win = vince chi attacca: { $n } %
whispered = in segreto
openly = palese
deal-draft = in stesura
deal-answer = attende risposta
deal-counter = controfferta in stesura
deal-reply = ultima parola
deal-done = conclusa
terms-secret = Solo i due conoscono le clausole.
no-terms-yet = Ancora nessuna clausola.
prices = Soldati, guardie, ribelli { $point } al punto · barone { $baron }, conte { $count }, duca { $duke } · cardinale { $cardinal }
with-soldiers = { $n ->
    [one] un punto
   *[other] { $n } punti
 } di soldati
host = padrone di casa
guest = ospite
toll = { $n } scudi di pedaggio
to-lose = { $n ->
    [one] un punto
   *[other] { $n } punti
 } da perdere
to-lose-hint = scegli sulla mappa o nell’elenco
cards-played = giocate { $n } su 3
ecus-unit = scudi
soldier-points = { $n ->
    [one] un punto
   *[other] { $n } punti
 } di soldati
my-house = La mia famiglia
book-houses = Famiglie
book-lands = Regioni e vescovati
book-court = Corte e voti

pass-CardTurn = Basta carte
pass-PurchaseTurn = Non comprare altro
pass-MovementTurn = Fine degli Spostamenti
pass-March = Richiama il gruppo
pass-BattleTurn = Basta battaglie
pass-ask-plea = Combatti ancora
pass-ask-plea-also = Bastano questi
pass-ask-aim = Non prendere di mira nessuno
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
unit-persuasion = punti di persuasione
do-attack = Attacca
do-go = Vai a
do-take = Prendi soldati
do-join = Porta con te
do-request = Chiedi di entrare
do-fight = Combatti
do-withdraw = Ritirati da
do-lead = Guida un gruppo
do-build = Costruisci
do-hire = Arruola soldati
do-guards = Arruola guardie
do-found = Fonda un feudo
do-cardinal = Nomina un cardinale
do-incite = Paga i ribelli
do-lord = Gioca un feudatario
do-anoint = Nomina un vescovo
do-maid = Gioca d’Arc
do-tax = Imposta
do-tithe = Decima
do-harvest = Buoni raccolti
do-shine = Sole
do-storm = Cattivo tempo
do-starve = Carestia
do-infect = Peste
do-revolt = Rivolta contadina
do-murder = Fai assassinare
do-discard = Scarta
do-offer = Offerta palese a
do-whisper = Parla in segreto con
do-settle = Stabilisciti a
do-bear = Prendi il blasone
do-aim = Prendi di mira
do-vote = Vota
do-candidate = Candida
do-title = Il titolo va a
do-enlist = Unisciti
do-lose = Perdi
do-garrison = Manda
do-recruit = Arruola
do-put = Vai a
do-call = Riprendi dagli scarti
do-free = Fai evadere

strength-n = forza { $n }
behind-walls = mura
