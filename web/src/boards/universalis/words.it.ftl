turn = Turno { $n }
phases = Fasi del turno
swords = Ordine delle spade: { $names }
phase-setup = Preparazione
phase-swords = Spade
phase-cards = Carte impero
phase-dice = Dadi eventi
phase-diplomacy = Diplomazia
phase-reinforcements = Rinforzi
phase-taxes = Tasse
phase-purchase = Acquisto
phase-placement = Posizionamento
phase-combat = Combattimento
phase-trade = Commercio
phase-limits = Fine del turno
phase-barbarians = Barbari
phase-setup-hint = Prendi un regno, metti i suoi pezzi nelle sue città, poi le armate, cinque alla volta.
phase-swords-hint = Offri per giocare presto nel turno, o lascia decidere la sorte.
phase-cards-hint = Ciascuno pesca una carta impero.
phase-dice-hint = Due dadi: un teschio è un evento, due una calamità, un doppio rafforza i barbari.
phase-diplomacy-hint = Offri patti o pace, dichiara guerra, revoca; gioca diplomatico, targa, trattato, sicario, ladro o vescovo.
phase-reinforcements-hint = Nuove armate per le terre del tuo regno e per ogni regno che tieni intero.
phase-taxes-hint = Mercanti e gabellieri pagano; scadono le rate.
phase-purchase-hint = Compra tecnologie, centri abitati, fortificazioni, cattedrali, trasporti, vessilli, macchine, grano; assolda mercenari.
phase-placement-hint = Metti la riserva nelle tue città, o ovunque sia tuo con le strade.
phase-combat-hint = Muovi navi da guerra, cavallerie e vessilli, carica armate, sposta macchine, attacca, blocca. Un clic su un luogo lontano segnato ci va passo per passo.
phase-trade-hint = Muovi carovane e navi commercio, poi vendi e compra; chi ha commerciato non prosegue.
phase-limits-hint = Troppi per la terra: scegli che cosa lasciare.
phase-barbarians-hint = I capi barbari radunano armate e attaccano.
barbarians = Barbari
layers = Come guardare la mappa
legend = Legenda
good = Merce
layer-political = Potenze
layer-terrain = Terreno
layer-prices = Prezzi
layer-people = Popolazione
layer-threats = Minacce
layer-objective = Obiettivo
layer-prices-hint = compra / vendi
layer-people-hint = presenti sulla capienza
layer-threats-hint = proprie : vicino più forte
layer-objective-hint = i miei scopi
terrain-plain = pianura
terrain-forest = bosco
terrain-hill = collina
terrain-desert = deserto
terrain-mountain = montagna
sea-coastal = mare costiero
sea-ocean = oceano: solo con astronomia
sea-strait = stretto
aim-yellow = giallo: 1 ciascuno
aim-red = rosso: 1, o 2 con sei gialli
aim-green = casa: −3 se perduto
may-trade = qui puoi commerciare
may-not-trade = qui non puoi commerciare
not-in-play = non in gioco
n-armies = { $n ->
  [one] 1 armata
 *[other] { $n } armate
}
train = seguito di { $n }
banner-of = vessillo { $n }
general = generale
empty = a vuoto
leader-commander = comandante
leader-general = generale dei barbari
letter-commander = c
letter-general = G
letter-toll = %
letter-passage = P
letter-trade = C
pirates = Pirati: { $n ->
  [one] un’armata
 *[other] { $n } armate
}
host = Esercito crociato: { $n ->
  [one] un’armata
 *[other] { $n } armate
}
room = Popolazione { $n } su { $of }
settlement-1 = accampamento
settlement-2 = villaggio
settlement-3 = cittadina
settlement-4 = capitale
fort-1 = fortino
fort-2 = castello
fort-3 = palazzo
fort-4 = fortezza
cathedral = cattedrale
tower = torre
stored = Depositati: { $goods }
strait-closed = Stretto chiuso da { $by } a { $against }
blockaded = Blocco di { $by } contro { $against }
price-here = { $good }: compra { $buy }, vendi { $sell }
way = { $n ->
  [one] un punto movimento
 *[other] { $n } punti movimento
}, { $steps ->
  [one] un passo
 *[other] { $steps } passi
}
way-danger = { $n ->
  [one] un punto movimento
 *[other] { $n } punti movimento
}; pericolo
attack-odds = Attacco con { $force } contro { $armies }: { $n }%
abbr-none = ?
abbr-bizantini = Bi
abbr-mamelucchi = Ma
abbr-rum = Rm
abbr-sri = SR
abbr-ungheria = Un
abbr-castiglia = Ca
abbr-francia = Fr
abbr-inghilterra = In
abbr-almohadi = Al
abbr-russi = Ru

how-many = Quanti?
choose = Scegli { $n }
powers = Potenze
power = potenza
honour = punti onore
honour-short = On.
lands = territori
lands-short = Ter.
armies = armate sulla mappa
armies-short = Arm.
techs-level = tecnologie
techs-short = Tec.
cards = carte in mano
cards-short = Car.
level = livello tecnologico { $n ->
  [4] 3+
 *[other] { $n }
}
faith-christian = cristiano
faith-muslim = musulmano
faith-orthodox = ortodosso
pope = Papa
excommunicated = scomunicato
crusader = crociato
relation-war = in guerra
relation-war-sleeps = in guerra, sotto tregua
relation-truce = tregua fino al turno { $n }
relation-alliance = alleati
relation-passage = concede il passaggio { $n }
relation-trade = concede il commercio { $n }
relation-toll = prende un dazio
relation-claims = { $n } casus belli
key-war = guerra
key-truce = tregua, ultimo turno
key-alliance = alleanza
key-passage = passaggio concesso
key-trade = commercio concesso
key-toll = dazio preso
key-claims = casus belli
scroll-hint = Ogni riga dice che cosa quella potenza concede, riscuote o rinfaccia alla colonna. Un numero piccolo è l’ultimo turno.
instalments = Rate di pace
instalment = { $payer } deve a { $creditor } { $amount } fiorini a turno, { $turns ->
  [one] ancora una volta
 *[other] { $turns } volte ancora
}
books = Libri
book-techs = Tecnologie
book-trade = Commercio
book-diplomacy = Diplomazia
book-crusade = Crociata
close = Chiudi
court = Decisioni e potenze
what-now = Che cosa posso fare ora
forces = Le mie forze
battle = Battaglia
techs-of = Tecnologie di
level-next = ancora { $n } al prossimo
level-gives = { $transports } per tipo di trasporto (livello { $vehicle }), { $banners ->
  [one] un vessillo
 *[other] { $banners } vessilli
}, { $diplomacies ->
  [one] un’azione diplomatica
 *[other] { $diplomacies } azioni diplomatiche
}
council = { $n ->
  [one] una tecnologia
 *[other] { $n } tecnologie
} a metà prezzo
tech-is-owned = posseduta
tech-is-fresh = nuova
tech-price = { $n } fior.
tech-needs = dopo { $names }
family-primary = Beni primari
family-religion = Religione
family-science = Scienze
family-commerce = Commercio
family-education = Istruzione
routes = Che cosa possono guadagnare i miei trasporti
route-buy = compra { $n ->
  [one] una merce
 *[other] { $n } merci
} di { $good } a { $from }, vendi a { $to }
route-sell = vendi { $n ->
  [one] una merce
 *[other] { $n } merci
} di { $good } a { $to }
route-way = { $n } punti, { $turns ->
  [one] in questo turno
 *[other] { $turns } turni
}
no-routes = nulla da guadagnare entro tre turni
prices = Prezzi
prices-hint = Compra / vendi. Sottolineati: il più basso e il più alto di ogni merce. ✓: ora vi puoi commerciare.
market = Mercato
crusade-worth = { $n ->
  [one] un Punto Onore
 *[other] { $n } Punti Onore
} a testa
crusade-foe = tenuta da { $name }
crusade-gathers = L’esercito si raduna a { $city } fino alla fine del turno { $turn }.
crusade-marches = L’esercito è in { $area }: { $left ->
  [one] manca un passo
 *[other] { $left } passi mancano
} su { $whole }.
pledge-met = promessa mantenuta
no-crusade = Non c’è nessuna crociata.
attacker-armies = attaccano
defender-armies = difendono
dice = Dadi: { $dice }
odds = L’attacco vince { $win }%, la difesa regge { $lose }%
odds-left = armate che poi restano: { $attack } o { $defence }
odds-hint = Fino in fondo, senza altre carte.
show-odds = Mostra le probabilità
fate-event = Evento
fate-calamity = Calamità
fate-treasure = Tesoro
drawn-by = pescata da { $name }
attacks-left = { $n ->
  [one] { $n } attacco rimasto
 *[other] { $n } attacchi rimasti
}
moves-left = movimento rimasto { $n }, posto per { $room }
moves-short = { $n } mov., posto { $room }
moves-full = movimento { $n }, posto per { $room }
no-transports = nessun trasporto sulla mappa
show-on-map = Mostra { $place } sulla mappa
kind-territory = Territori ({ $n })
kind-area = Luoghi dove andare ({ $n })
kind-sea = Mari ({ $n })
kind-kingdom = Regni ({ $n })
kind-transport = Trasporti ({ $n })
kind-banner = Vessilli ({ $n })
kind-card = Carte ({ $n })
kind-seat = Potenze ({ $n })
kind-technology = Tecnologie ({ $n })
kind-good = Merci ({ $n })
kind-reserve = Pezzi ({ $n })
kind-start = Pezzi ({ $n })
kind-engine = Macchine ({ $n })
kind-building = Pedine commercio ({ $n })
kind-pact = Patti ({ $n })
kind-turns = Turni ({ $n })
kind-dice = Armate che tirano ({ $n })
kind-toll = Dazio per cento ({ $n })
kind-sum = Fiorini ({ $n })
kind-part = Fiorini a turno ({ $n })
kind-terms = Rate ({ $n })
kind-percent = Per cento delle armate ({ $n })
kind-armies = Armate ({ $n })
kind-units = Unità ({ $n })
kind-bid = Offerte ({ $n })
kind-batch = Armate ({ $n })
kind-hired = Mercenari ({ $n })
all = tutti { $n }
less = meno
on-the-map = gli altri sulla mappa
own-secrets = Ciò che sai solo tu
florins = { $n ->
  [one] un fiorino
 *[other] { $n } fiorini
}
florins-unit = fiorini
grain = grano { $n }/4
honour-and-lands = onore { $honour }, territori { $lands }, armate { $armies }, tecnologie { $techs }, carte { $cards }
book-powers = Potenze
objective-points = punti dell’obiettivo
merchants = { $n ->
  [one] un Mercante
 *[other] { $n } Mercanti
}
collectors = gabelliere
coins = { $n ->
  [one] una Moneta Onore
 *[other] { $n } Monete Onore
}
objective-hint = Mostra il mio obiettivo sulla mappa
objective-held = gialli { $yellow }/{ $ofYellow }, rossi { $red }/{ $ofRed }, casa { $green }/{ $ofGreen }
reserve = Riserva
hand = Mano ({ $n })
peace-offer = pace
offer-draft = si scrive
offer-answer = attende risposta
offer-counter = si scrive una controfferta
offer-reply = la controfferta attende risposta
offer-done = è decisa
gives = { $name } dà
added = (aggiunto)
nothing = nulla
add-to = Che cosa può dare { $name }
add-passage = passaggio
add-trade = commercio
add-toll = un dazio
add-florins = fiorini
add-instalments = rate
add-transport = un trasporto
add-territory = un territorio
add-pope = il Papa
add-card = una carta
offer-ends = Che cosa si fa dell’offerta
end-propose = Fai questa offerta
end-propose_claims = Falla, il dazio per casus belli
end-yes = Accetta
end-accept_claims = Accetta, il dazio per casus belli
end-counter = Rilancia
end-no = Rifiuta
end-drop = Lascia perdere
term-passage = passaggio
term-trade = commercio
term-toll = un dazio del { $a } per cento
term-florins = { $a } fiorini
term-instalments = { $a } fiorini a turno, { $b ->
  [one] una volta
 *[other] { $b } volte
}
term-transport = { $a }
term-territory = { $a }
term-pope = il Papa
term-card = { $a }
term-ally = Alleanza
term-peace = Pace
high-bid = Offerta più alta: { $n } { $name }
victim = contro { $name }
to-lose = armate da perdere
to-place = armate da posizionare
actions-left = { $n ->
  [one] resta 1 azione diplomatica
 *[other] restano { $n } azioni diplomatiche
}
half-price = L’Architetto dimezza il prezzo delle costruzioni.
bidders = offrono ancora
attackers = con l’attaccante
defenders = con il difensore
waiting = da interrogare
joined = hanno aderito
which-meaning = Che cosa si intende?
go-there = Vai là
attack-there = Attacca o marcia
on-the-way = In cammino verso { $place }
stop = Ferma

do-offer = Fai un’offerta
do-offer_peace = Offri la pace
do-declare_war = Dichiara guerra
do-declare_war_claims = Dichiara guerra, con casus belli
do-revoke = Revoca un patto
do-revoke_claims = Revoca, con casus belli
do-diplomat = Diplomatico: tregua
do-golden_tablet = Targa d’Oro: passaggio
do-treaty = Trattato: commercio
do-absolve = Togli la scomunica
do-assassin = Manda un sicario
do-thief = Manda un ladro
do-bishop = Vescovo: prendi una cattedrale
do-research = Compra una tecnologia
do-council = Tecnologia a metà prezzo
do-settle = Ingrandisci un centro abitato
do-fortify = Fortifica
do-cathedral = Costruisci una cattedrale
do-build = Pedina commercio
do-buy = Compra pezzi
do-hire = Assolda mercenari
do-buy_grain = Compra grano
do-store_grain = Deposita grano
do-architect = Gioca l’architetto
do-place_armies = Posiziona armate
do-place = Posiziona pezzi
do-place_general = Posiziona un generale
do-move = Muovi
do-march = Marcia
do-attack = Attacca un territorio
do-attack_pieces = Attacca pezzi
do-attack_fleet = Attacca una flotta
do-attack_pirates = Attacca i pirati
do-attack_host = Attacca i crociati
do-load = Carica armate
do-unload = Scarica armate
do-transfer = Passa armate
do-move_engine = Sposta una macchina
do-blockade = Blocca un mare
do-close_strait = Chiudi uno stretto
do-lift = Togli un blocco
do-open_strait = Riapri uno stretto
do-sell = Vendi
do-purchase = Compra merci
do-load_goods = Carica merci
do-unload_goods = Scarica merci
do-transfer_goods = Passa merci
do-feed_ground = Armate alla crociata
do-feed_train = Il seguito di un vessillo alla crociata
do-feed_aboard = Armate a bordo alla crociata
do-feed_banner = Un vessillo alla crociata
do-feed_engine = Una macchina alla crociata
do-coin_card = Moneta Onore: una carta
do-coin_armies = Moneta Onore: armate
do-coin_florins = Moneta Onore: fiorini
do-pass = Termina la fase


occupy-with = Entra con { $n }
fight-on = Combatti ancora
break-off = Interrompi
attack-with = Attacca con { $n }
pass-Diplomacy = Basta diplomazia
pass-Purchase = Non comprare altro
pass-Placement = Schieramento finito
pass-CombatPhase = Chiudi la guerra
pass-TradePhase = Chiudi il commercio
pass-SwordAuction = Nessuna offerta
pass-q-move-in = Non segue nessuno
pass-q-banner = Lascia il vessillo
drop-Offer = Ritira l’offerta
unit-armies = armate
unit-units = unità
unit-bid = fiorini
unit-hired = armate
unit-batch = armate
unit-dice = armate
unit-sum = fiorini
unit-toll = %
unit-part = fiorini
unit-terms = volte
unit-turns = turni
do-bid = Offri
do-roll = Tira
do-garrison = Presidia una terra
do-station = Schieralo in
do-take_kingdom = Prendi un regno
do-play = Usa una carta

# Vie brevi
quick-five = 5 dappertutto, il resto col vessillo
quick-steward = Dispone il siniscalco
quick-steward-line = sempre dove sono di meno
quick-again = Come l’ultima volta
quick-to-banner = Tutte dove sta il vessillo
quick-to-borders = Lungo i confini
quick-to-borders-line = prima i più deboli
quick-to-the-end = Combatti fino in fondo
quick-to-the-end-line = con tutti i dadi, senza ritirarti
left-in-reserve = { $n ->
    [one] Un’armata resta in riserva.
   *[other] { $n } armate restano in riserva.
 }
reachable = A portata:
