catholic = cattolica
orthodox = ortodossa
islamic = islamica
pagan = pagana
mercenary = può servire da mercenaria
army-is = armata { $n } ({ $army }, governante { $ruler })
no-ships = senza navi
ships-are = navi { $n }
homes = { $kept } province su { $all } in gioco
brings = porta { $n } fiorini a chi la prende per primo
excommunicated = scomunicata
disaster = colpita da un Disastro
civil_war = Guerra Civile
married-to = matrimonio con { $powers }
used = già usata in questo turno
points-are = punti { $n }
florins-are = fiorini { $n }
florins-known = fiorini { $n }, per quanto sai
income-is = raccoglierebbe { $n }
cards-are = carte { $n }
cards-known = conosci: { $cards }
your-hand = La tua mano
no-cards = Nessuna carta in mano.
mandatory = obbligatoria
discard = Scarta
locked = Annullata: in questo turno non si può rigiocare.
about-power = Carta Potenza: giocala per prendere le province libere di questa potenza e guidarla. Il primo che la tiene riceve { $n } fiorini.
clock-silent = Mongoli: { $n } voci su { $all }, nessun attacco ancora
clock = Mongoli: { $n } attacchi su { $all }
clock-last = I Mongoli hanno finito: la prossima carta Potenza pescata chiude la partita
clock-last-short = la fine è vicina
edge = Bordo orientale
edge-card = Carta { $card }: difesa { $n }; i Mongoli la distruggono con probabilità { $odds }
deck-left = Carte Azione nel mazzo: { $n }
maps-left = Carte Mappa nel mazzo: { $n }
discarded = Scarti:
next = in cima hai visto:
maps = Mappe
card-lost = La carta { $card } è perduta
knights-here = Cavalieri di Cristo
heresy = Eresia: nessuna entrata
independent = Indipendente
card-of = carta { $card }
uncontrolled = Non controllata
controlled-by = Di { $name }
income = Entrata { $n }
income-stopped = Entrata { $n }, ora ferma
defended-by = Difesa { $n }: { $power }
militia-only = Si difende solo con la Milizia
odds = Probabilità
your-odds = Le tue probabilità
odds-of-attacker = Probabilità dell’attaccante
your-militia = la tua Milizia
mine = tu +{ $n }
theirs = loro +{ $n }
battle = Battaglia
attacks = attacca
defends = difende
nobody = nessuno
dice-only = Un dado ciascuno.
militia-secret = Un dado ciascuno; Milizia in segreto.
mercenaries = mercenari: { $power }
your-bid = La tua Milizia: +{ $n }.
way = Percorso
needs-leave = Serve il permesso di
needs-no-leave = Nessun permesso necessario.
may-intercept = Possono intercettare:
nobody-intercepts = Per mare nessuno può intercettare.
voyage = Viaggio per mare
met-by = contro
sea-odds-mover = Se intercetta senza altra spesa, passi con probabilità { $odds }.
sea-odds-hint = Se la flotta nemica non ha speso nulla:
deal = Accordo
deal-draft = si scrive l’offerta
deal-answer = si aspetta la risposta
deal-counter = si scrive la controfferta
deal-reply = si aspetta la risposta
deal-secret = { $one } e { $other } trattano; le clausole le sanno solo loro.
deal-drafting = { $name } sta scrivendo.
gives = dà
nothing = nulla
florins = { $n ->
    [one] un fiorino
   *[other] { $n } fiorini
 }
term-passage = passaggio di { $power } per { $province }
term-lift = rimozione della Scomunica: { $power }
term-promise = la promessa { $what }
promise-stands = Promessa a { $to } { $what }, fino al turno { $turn }
leave-for = il passaggio a { $power }
reactions = Reazioni
against = contro { $card }
quell = Armata { $n } più un dado e la Milizia, contro un dado; se non vince, la guerra continua sotto un nuovo governante.
strength = forza { $n }
shut-out = { $name } resta fuori
crusade-odds = Contro due dadi: riesce al { $odds }, e porta in media { $n } fiorini a ciascuno.
mongol-odds = Mongoli { $army } contro { $n }: cade al { $odds }.
turn-of = Turno di { $name }
phase-draw = pesca
phase-map = carta Mappa
phase-mandatory = carte obbligatorie
phase-action = azioni
phase-over = fine
attacks-left = { $n ->
    [0] niente attacchi
    [one] un attacco
   *[other] { $n } attacchi
 }
no-pope = niente Papa
papacy-open = il Papato è aperto
attack-line = { $power }: attacco a { $province }
on-table = Sul tavolo, non controllata
close = Chiudi
going-on = Che cosa succede
players = Giocatori e potenze

florins-unit = FI
fi = { $n } FI
a-turn = +{ $n } a turno
points-short = { $n ->
    [one] 1 punto
   *[other] { $n } punti
 }
homes-short = { $kept }/{ $all } terre
powers-n = { $n ->
    [one] 1 potenza
   *[other] { $n } potenze
 }
no-powers = Nessuna potenza.
other-courts = Altre corti
book-courts = Corti
book-mongols = Mongoli
income-label = Rendita
defence-label = Difesa
die-only = solo il dado
no-income = nessuna rendita
my-chances = Le mie probabilità senza Milizia

army-short = esercito { $n }
lands-n = { $n ->
    [one] 1 provincia
   *[other] { $n } province
 }
no-militia = Niente Milizia
end-Turn = Concludi il turno
pass-Overtures = Nessun’altra offerta
pass-Route = Rinuncia all’attacco
pass-Voyage = Lasciali passare
pass-ask-join = Resta a casa
pass-ask-defaulter = Non scomunicare nessuno
pass-Announce = Lascia che accada
pass-ask-spy-battle = Niente Spie
pass-Support = Niente Cavalieri
drop-Offer = Ritira l’offerta
drop-Overture = Ritira l’offerta
drop-Permission = Non chiedere nulla
drop-Ransom = Non offrire nulla
unit-militia = Milizia
unit-ships = navi
unit-florins = FI
unit-knights = Cavalieri
do-attack = Attacca una provincia
do-jihad = Jihad: attacca
do-knights_attack = I Cavalieri di Cristo attaccano
do-quell_civil_war = Combatti una Guerra Civile
do-quell_heresy = Reprimi un’Eresia
do-play_power = Gioca una potenza
do-marry = Papa: un matrimonio
do-excommunicate = Papa: scomunica
do-lift = Papa: assolvi
do-assassin = Manda un Assassino
do-heresy = Diffondi un’Eresia
do-civil_war = Fomenta una Guerra Civile
do-spies_hand = Spie: guarda una mano
do-offer = Tratta con
do-discard = Scarta una carta
do-pick = Scegli una potenza
do-from = Parti da
do-go = Prosegui verso
do-raid = I Mongoli attaccano
do-militia = Milizia
do-fit_out = Arma la flotta
do-intercept = Intercetta con
do-join_power = Partecipa con
do-join_province = Partecipa con i Cavalieri di
do-join_knights = Partecipa con carte Cavalieri
do-react = Reagisci con
do-support = Cavalieri di Cristo
do-mandatory = Gioca
do-hire = Assolda mercenari

militia = Milizia
crusade = Crociata
crusaders-n = { $n ->
    [one] 1 crociato
   *[other] { $n } crociati
 }
infidels = Infedeli
two-dice = due dadi
horde = l’orda
