game-title = Medieval Conspiracy
game-blurb = Eredita, corrompi e combatti con la tua famiglia nel Sacro Romano Impero, finché gli Elettori ti fanno Imperatore.

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

elector-mainz = Elettore di Mainz
    .il = l’Elettore di Mainz
    .gn = ms
elector-koeln = Elettore di Köln
    .il = l’Elettore di Köln
    .gn = ms
elector-trier = Elettore di Trier
    .il = l’Elettore di Trier
    .gn = ms
elector-boehmen = Elettore di Böhmen
    .il = l’Elettore di Böhmen
    .gn = ms
elector-pfalz = Elettore di Pfalz
    .il = l’Elettore di Pfalz
    .gn = ms
elector-brandenburg = Elettore di Brandenburg
    .il = l’Elettore di Brandenburg
    .gn = ms
elector-sachsen = Elettore di Sachsen
    .il = l’Elettore di Sachsen
    .gn = ms

event-architect = Architetto
    .il = l’Architetto
    .gn = ms
event-army_of_knights = Esercito di Cavalieri
    .il = l’Esercito di Cavalieri
    .gn = ms
event-reichsacht = Reichsacht
    .il = il Reichsacht
    .gn = ms
event-itinerant_preacher = Predicatore Itinerante
    .il = il Predicatore Itinerante
    .gn = ms
event-relic = Reliquia
    .il = la Reliquia
    .gn = fs
event-monastery = Monastero
    .il = il Monastero
    .gn = ms
event-reichsstadt = Reichsstadt
    .il = la Reichsstadt
    .gn = fs
event-death_of_the_emperor = Morte dell’Imperatore
    .il = la Morte dell’Imperatore
    .gn = fs
event-death_of_an_elector = Morte di un Elettore
    .il = la Morte di un Elettore
    .gn = fs

card-alchemist = Alchimista
    .il = l’Alchimista
    .gn = ms
    .short = Alchimista
card-robber_knight = Cavaliere Ladro
    .il = il Cavaliere Ladro
    .gn = ms
    .short = Ladro
card-mercenary = Mercenario
    .il = il Mercenario
    .gn = ms
    .short = Mercenario
card-art_of_forging = Arte della Forgiatura
    .il = l’Arte della Forgiatura
    .gn = fs
    .short = Forgiatura
card-hostler = Stalliere
    .il = lo Stalliere
    .gn = ms
    .short = Stalliere
card-defector = Disertore
    .il = il Disertore
    .gn = ms
    .short = Disertore
card-peasant_uprising = Rivolta Contadina
    .il = la Rivolta Contadina
    .gn = fs
    .short = Rivolta
card-campaign_against_the_slavs = Campagna contro gli Slavi
    .il = la Campagna contro gli Slavi
    .gn = fs
    .short = Campagna
card-crusade = Crociata
    .il = la Crociata
    .gn = fs
    .short = Crociata
card-right_of_succession = Diritto di Successione
    .il = il Diritto di Successione
    .gn = ms
    .short = Diritto
card-miracle_healer = Curatore Miracoloso
    .il = il Curatore Miracoloso
    .gn = ms
    .short = Curatore
card-magistrate_of_trade = Prefetto del Commercio
    .il = il Prefetto del Commercio
    .gn = ms
    .short = Prefetto
card-emperor_intervenes = L’Imperatore Interviene
    .il = L’Imperatore Interviene
    .gn = ms
    .short = Imperatore
card-witch_in_the_woods = Strega nei Boschi
    .il = la Strega nei Boschi
    .gn = fs
    .short = Strega
card-pestilence = Pestilenza
    .il = la Pestilenza
    .gn = fs
    .short = Pestilenza
card-death_abroad = Morte all’Estero
    .il = la Morte all’Estero
    .gn = fs
    .short = Estero
card-death_in_the_cradle = Morte nella Culla
    .il = la Morte nella Culla
    .gn = fs
    .short = Culla

master-faith = Maestro della Fede
    .il = il Maestro della Fede
    .gn = ms
master-war = Maestro della Guerra
    .il = il Maestro della Guerra
    .gn = ms
master-trade = Maestro del Commercio
    .il = il Maestro del Commercio
    .gn = ms
unit-knight = cavaliere
    .il = il cavaliere
    .gn = ms
    .short = cavaliere
unit-knight1 = cavaliere ferito
    .il = il cavaliere ferito
    .gn = ms
    .short = cavaliere −1
unit-knight2 = cavaliere malconcio
    .il = il cavaliere malconcio
    .gn = ms
    .short = cavaliere −2
unit-mercenary = mercenario
    .il = il mercenario
    .gn = ms
    .short = mercenario
unit-mercenary1 = mercenario ferito
    .il = il mercenario ferito
    .gn = ms
    .short = mercenario −1
work-castle = castello
    .il = il castello
    .gn = ms
work-monastery = monastero
    .il = il monastero
    .gn = ms
work-relic = reliquia
    .il = la reliquia
    .gn = fs
work-reichsstadt = Reichsstadt
    .il = la Reichsstadt
    .gn = fs
zone-secular = educazione profana
    .il = l’educazione profana
    .gn = fs
    .short = profano
zone-ecclesiastical = educazione ecclesiastica
    .il = l’educazione ecclesiastica
    .gn = fs
    .short = ecclesiastico
half-north = nord
    .il = il nord
    .gn = ms
half-south = sud
    .il = il sud
    .gn = ms
goods-event = eventi
goods-fief = feudi
goods-electorate = Elettorati
side-attack = attacco
    .il = l’attacco
    .gn = ms
side-defence = difesa
    .il = la difesa
    .gn = fs
ruler-lord = Lord
    .il = il Lord
    .gn = ms
ruler-bishop = Vescovo
    .il = il Vescovo
    .gn = ms
criterion-votes = voti
    .il = i voti
    .gn = mp
criterion-glory = Punti Gloria
    .il = i Punti Gloria
    .gn = mp
criterion-direct = voti diretti
    .il = i voti diretti
    .gn = mp
criterion-master = carta Maestro più alta
    .il = la carta Maestro più alta
    .gn = fs
hostages-knights = cavalieri
hostages-preacher = Predicatore
hostages-both = cavalieri e Predicatore

move-half = Proponi { $half-il }
move-see = Prendi { $territory }
move-deploy = Metti { $unit-un } { $territory-a }
move-educate = { $count ->
    [0] Nessun erede profano, tutti ecclesiastici
    [one] Un erede profano, gli altri ecclesiastici
    [4] Tutti gli eredi profani
   *[other] { $count } eredi profani, gli altri ecclesiastici
 }
move-bid = Offri { $ducats } ducati
move-play = Gioca { $card-il }
move-rob = Gioca il Cavaliere Ladro contro { $seat }
move-pestilence = Gioca la Pestilenza contro { $seat }
move-waive = Niente Pestilenza in quest’asta
move-hire = Mercenario { $territory-a } (50 ducati)
move-recruit = Mercenario { $territory-a } ({ $card-short } + 80)
move-enlist = Mercenario ({ $card-short } + 80)
move-campaign = Campagna contro gli Slavi { $territory-a }
move-crusade = Crociata: tutti via { $territory-da }
move-death-abroad = Morte all’Estero: { $seat }, { $zone-short }
move-discard = Scarta { $card-il }
move-buy-heir = Erede { $zone-short } ({ $card-short } + { $card2-short })
move-site = Metti { $territory-a }
move-ban = Metti al bando { $territory }
move-kill = Muore chi governa { $territory }
move-kill-elector = Muore un Elettore
move-raise = Scegli l’{ $zone }
move-pay = Offri { $seat-a } { $ducats } ducati
move-garrison = Porta { $unit-un } { $territory-da }
move-go = Vai { $territory-a }
move-march = { $territory } → { $territory2 }: { $unit-short }
move-move-relic = Reliquia: { $territory-da } { $territory2-a }
move-move-preacher = Il Predicatore va { $territory-a }
move-attack = Attacca { $territory }
move-join = Offriti per { $side-il }
move-from = Attacca { $territory-da }
move-send = Manda { $unit-un }
move-bring = Chiama { $unit-un } { $territory-da }
move-victim = Colpisci { $unit-un } { $seat-di }
move-standard = Schieramento normale
move-front = Davanti: { $unit-un } { $seat-di }
move-support = Coppia { $pair }: { $unit } { $seat-di }
move-withdraw = Ritira { $unit-un }
move-vote = Influenza { $elector-il }
move-build = Castello { $territory-a } (150 ducati)
move-free-knights = { $count ->
    [one] Libera un cavaliere
   *[other] Libera { $count } cavalieri
 }
move-free-preacher = Libera il Predicatore
move-price = Per { $ducats } ducati

ask-half = Su quale metà della mappa si gioca?
ask-half-reply = { $seat } propone { $half-il }. Accetti? Se no, si tira a sorte.
ask-see = Quale feudo ecclesiastico libero scegli?
ask-deploy = In segreto: dove metti { $unit-il }?
ask-heirs = Quanti dei tuoi quattro eredi ricevono un’educazione profana?
ask-bid-event = All’asta { $event-il }. Quanto offri?
ask-bid-territory = All’asta { $territory }. Quanto offri?
ask-income = Gli introiti sono incassati. Giochi una carta?
ask-pestilence = { $seat } sta per offrire. Giochi la Pestilenza?
ask-magistrate = Hai vinto con { $ducats } ducati. Giochi il Prefetto del Commercio e paghi la metà?
ask-witch = Una nascita nella tua famiglia. Giochi la Strega nei Boschi?
ask-birth = Una nascita nella famiglia { $seat-di }. Giochi una carta?
ask-recruit-election = L’Imperatore è morto. Prima del voto, compri un mercenario?
ask-recruit-war = Prima della guerra per { $territory }: compri un mercenario?
ask-recruit-anarchy = Anarchia. Prima degli scontri, compri un mercenario?
ask-died = Chi governa { $territory } sta morendo. Giochi una carta?
ask-heir-removed = Morte all’Estero contro un erede { $seat-di } in { $zone }. Giochi una carta?
ask-slot = La carta Evento è tua. Prima di usarla, giochi carte Azione?
ask-slot-fate = Prima del tiro del Destino: giochi carte Azione?
ask-site-event = Hai comprato { $event-il }. In quale territorio?
ask-site-knight = In quale territorio torna il cavaliere liberato?
ask-site-preacher = In quale territorio torna il Predicatore liberato?
ask-ban = Quale feudo metti al bando dell’Impero?
ask-attack = Attacchi { $territory }?
ask-attack-any = Anarchia. Giochi carte, attacchi un feudo o resti in pace?
ask-attack-outlaw = Attacchi un feudo di un bandito?
ask-join = { $seat } attacca { $territory }. Con chi ti schieri?
ask-ally = { $seat } si offre per { $side-il }. Accetti?
ask-from = Da quale feudo attacchi { $territory }?
ask-send = Quali truppe attaccano { $territory-da }?
ask-bring = Quali truppe chiami in difesa { $territory-di }?
ask-battle-cards = In segreto: quali carte giochi nella battaglia per { $territory }?
ask-victim = Quale mercenario nemico colpisce { $card-il }?
ask-front = Chi sta in prima linea nella coppia { $pair }?
ask-support = Chi sostiene quale coppia?
ask-line-up-reply = Accetti lo schieramento { $seat-di }?
ask-withdraw = Ritiri truppe dalla battaglia per { $territory }?
ask-honour = Il nemico si ritira del tutto. Gli concedi una Ritirata Onorevole, senza dadi?
ask-go = Dove va il prossimo pezzo che lascia { $territory }?
ask-kill = Il Destino colpisce: chi muore?
ask-zone = { $count ->
    [one] Quale educazione riceve il bambino?
   *[other] Quale educazione ricevono i { $count } bambini?
 }
ask-claim = Il tuo Lord { $territory-di } è morto. La famiglia reclama il feudo?
ask-take = Nessun altro reclama { $territory }. Lo prendi senza asta?
ask-bribe = Che cosa offri { $seat-a } per avere { $territory } senza asta?
ask-bribe-reply = { $seat } vuole { $territory } senza asta e ti offre { $ducats } ducati. Accetti?
ask-garrison = Quale guarnigione porti { $territory-a }?
ask-move = Che cosa muovi? Puoi anche giocare carte.
ask-action = Giochi carte Azione?
ask-discard = Hai { $count ->
    [one] una carta
   *[other] { $count } carte
 } di troppo. Quale giochi o scarti?
ask-vote = Quale Elettore neutrale influenza { $master-il }?
ask-castle = Anarchia. Costruisci un castello per 150 ducati?
ask-ransom = Che cosa offri { $seat-a } per i tuoi prigionieri?
ask-ransom-reply = { $seat } offre questo riscatto. Accetti?
ask-ransom-counter = { $seat } chiede { $ducats } ducati per questi prigionieri. Paghi?
ask-ransom-price = Quale prezzo chiedi { $seat-a }?

help-ask-half = In due si gioca su una metà della mappa, più tutti gli Elettorati. Proponi nord o sud: se l’altro rifiuta decide la sorte. Guarda dove le strade e i feudi ecclesiastici stanno più vicini.
help-ask-half-reply = Se accetti si gioca sulla metà proposta; se rifiuti si tira a sorte, e può uscire la stessa. Non cambia nient’altro.
help-ask-see = Un feudo ecclesiastico rende 20 ducati a turno e può tenere una reliquia. Sceglilo vicino ai tuoi feudi, o collegato da una strada: ogni strada tra due tuoi capoluoghi rende 10.
help-ask-deploy = Le truppe difendono dove stanno e dai territori confinanti, e attaccano solo i feudi confinanti. Tutti scoprono insieme. Nel Movimento potrai spostarle ovunque tra i tuoi territori.
help-ask-heirs = Un erede profano serve per feudi ed Elettorati profani, uno ecclesiastico per quelli ecclesiastici. Senza quello giusto non offri, non reclami e non attacchi. Due e due lascia aperte tutte le strade.
help-ask-bid-event = Chi offre di più paga la banca e usa subito la carta nei propri territori. Si rilancia di almeno 10; chi passa è fuori. Se non hai un luogo adatto la carta va persa. I ducati offerti devono esserci.
help-ask-bid-territory = Chi vince paga la banca e mette un erede. Per un feudo, chi ha fatto almeno un’offerta può poi attaccare chi ha vinto: anche un’offerta bassa apre la guerra. Per un Elettorato no. Chi passa è fuori.
help-ask-income = L’Alchimista ti fa incassare di nuovo; il Cavaliere Ladro fa tornare alla banca tutto ciò che un altro ha appena incassato. L’ultima carta giocata ha effetto per prima, e un altro può rispondere.
help-ask-pestilence = La Pestilenza esclude un giocatore da quest’asta, ma non chi ha già l’offerta più alta. Se passi potrai ancora giocarla alla prossima offerta; se rinunci non ti sarà più chiesto in quest’asta.
help-ask-magistrate = Il Prefetto del Commercio dimezza ciò che paghi, arrotondando alla decina superiore. Vale solo per l’asta che hai appena vinto; la carta poi è spesa.
help-ask-witch = La Strega nei Boschi cambia la tua nascita in una morte: scegli tu chi muore. Serve quando gli eredi ti bastano e vuoi liberare un feudo o il seggio di un Elettore. Il bambino non nasce.
help-ask-birth = La Morte nella Culla toglie un bambino alla famiglia che lo aspetta. Chi lo aspetta può rispondere con il Curatore Miracoloso: allora la tua carta è spesa per nulla.
help-ask-recruit-election = Una carta qualsiasi e 80 ducati danno un mercenario. Le truppe contano per il Maestro della Guerra, che porta un voto e 3 Punti Gloria: può decidere l’elezione. Se qualcuno compra, si chiede di nuovo.
help-ask-recruit-war = Senza truppe accanto a questo feudo non puoi attaccarlo né difenderlo. Una carta e 80 ducati mettono subito un mercenario in un tuo territorio. Dopo non potrai più entrare in questa guerra.
help-ask-recruit-anarchy = Tra poco ognuno può attaccare. Una carta e 80 ducati mettono un mercenario dove ti serve, per difendere o per attaccare. In battaglia potrai comprarne altri solo quando si scelgono le carte.
help-ask-died = Il Diritto di Successione reclama un feudo profano; L’Imperatore Interviene lo dà a te senza asta né guerra; il Curatore salva un tuo Lord o Vescovo. Ha effetto per prima l’ultima carta: aspettare può convenire.
help-ask-heir-removed = Solo chi sta per perdere l’erede può salvarlo, con il Curatore Miracoloso. Se passi, l’erede è perso: controlla quanti te ne restano con quella educazione.
help-ask-slot = È un tuo momento: puoi giocare Mercenario, Campagna, Crociata o Morte all’Estero, o comprare mercenari, prima di usare l’Evento. Prima di un Reichsacht conviene indebolire il bersaglio. Passa quando hai finito.
help-ask-slot-fate = Prima del tuo tiro puoi giocare Mercenario, Campagna, Crociata o Morte all’Estero e comprare mercenari. Togliere un erede a un rivale può impedirgli di reclamare il feudo che vuoi liberare.
help-ask-site-event = La carta vale in un tuo territorio, una miglioria per tipo. Castello: −1 a chi attacca e niente morti dal Destino. Reliquia: territorio ecclesiastico o monastero. Reichsstadt: dove passano più tue strade.
help-ask-site-knight = Il cavaliere torna sano in un tuo territorio, e da qui in poi conta di nuovo 2 per il Maestro della Guerra. Mettilo dove ti aspetti un attacco: fino al prossimo Movimento resta lì.
help-ask-site-preacher = Il Predicatore dà +1 a chi difende il territorio dove sta e conta come una reliquia. Se lì perdi una battaglia senza ritirarti, è catturato di nuovo.
help-ask-ban = Il feudo al bando può essere attaccato una volta da ognuno, tu per primo. Non si bandiscono Elettorati né feudi di chi ha tre territori o meno. Per attaccare ti servono l’erede giusto e truppe al confine.
help-ask-attack = Se attacchi, gli altri vicini possono schierarsi con te o contro. Serve l’erede giusto, che userai se vinci. I cavalieri sconfitti sono catturati. Se rinunci, per questo feudo non ti sarà chiesto di nuovo.
help-ask-attack-any = Una sola volta puoi attaccare un feudo confinante, anche neutrale. Se non è di un bandito, diventi un bandito: nel secondo giro tutti potranno attaccarti. Prima puoi giocare carte.
help-ask-attack-outlaw = Chi ha infranto la pace può essere attaccato da tutti, una volta per ciascuno, e tu non diventi un bandito. Servono l’erede giusto e truppe al confine. Poi torna il Reichsfrieden.
help-ask-join = Puoi offrirti per una parte, e il suo Leader decide. Porti truppe tue, che rischi come le sue; il feudo va al Leader. Se il feudo è neutrale, il primo che lo difende ne è il Leader e, vincendo, lo ottiene.
help-ask-ally = Un alleato porta truppe e carte, e sta nel tuo schieramento. Il feudo resta tuo se vincete. Se rifiuti, quel giocatore resta fuori dalla battaglia.
help-ask-from = Ogni attaccante parte da un solo feudo. Le truppe che mandi lasciano quel feudo: chi resta senza guarnigione può essere attaccato. Se vinci, le truppe del Leader restano nel feudo preso.
help-ask-send = Manda almeno una truppa. Un cavaliere regge tre colpi e ha +1 contro i mercenari; un mercenario cade al secondo. Quelle che non mandi difendono il feudo da cui parti.
help-ask-bring = Puoi chiamare truppe da tutti i tuoi territori confinanti, anche da un Elettorato. Se perdi, le truppe che non si ritirano sono morte o prigioniere. Il proprietario può anche non chiamarne; chi aiuta ne porta una.
help-ask-battle-cards = Tutti scelgono in segreto e scoprono insieme; poi non si giocano altre carte. Mercenari subito in campo (50, o una carta e 80), +1 ai dadi, mercenari nemici rimossi o passati a te. Puoi anche non giocare nulla.
help-ask-victim = Il Disertore porta un mercenario nemico dalla tua parte, la Rivolta Contadina lo rimuove. I cavalieri non si toccano. Uno sano vale più di uno ferito.
help-ask-front = Chi sta in prima linea tira i dadi e prende i colpi. Nel primo schieramento vanno prima i cavalieri; poi conviene tenere dietro chi è ferito. Un cavaliere al terzo colpo è catturato.
help-ask-support = Il supporto non tira i dadi: prende il posto di chi cade, e il secondo di due colpi quando il primo basta. Ogni coppia ne riceve uno prima che una ne abbia due.
help-ask-line-up-reply = Il Leader ha disposto anche le tue truppe. Se rifiuti vale lo schieramento normale: cavalieri del Leader, cavalieri degli alleati, poi i mercenari.
help-ask-withdraw = Ogni truppa ritirata tira un dado: con 6 prende un colpo, se è ferita anche con 5. Poi va nel tuo territorio più vicino. Chi resta combatte un altro Round. Se si ritirano tutte, il feudo va al nemico.
help-ask-honour = Se concedi la Ritirata Onorevole, i nemici se ne vanno senza dadi e senza ferite; se no, ognuno tira e rischia un colpo. Il feudo è tuo in ogni caso: vale come gesto, o come promessa.
help-ask-go = I pezzi devono lasciare il territorio e vanno nei tuoi territori più vicini per numero di confini. Se più territori sono alla stessa distanza scegli tu, pezzo per pezzo.
help-ask-kill = Devi scegliere chi muore: il suo feudo cerca un nuovo padrone. Un Lord tuo lo può sostituire un tuo erede. Castelli e giocatori con tre territori o meno sono al sicuro. Un Elettore si pesca a caso.
help-ask-zone = L’educazione decide quali territori potrà prendere: profana per feudi ed Elettorati profani, ecclesiastica per gli altri. Non si cambia più. I gemelli vanno insieme.
help-ask-claim = Se reclami, partecipano solo la tua famiglia e chi ha giocato un Diritto di Successione: se sei solo, il feudo resta tuo e usi un erede. Se rinunci, può andare a chiunque.
help-ask-take = Il feudo è tuo senza pagare: ci metti un erede profano e puoi portare una guarnigione. Se rinunci diventa neutrale e l’erede ti resta.
help-ask-bribe = Offri qualcosa a ognuno che ha un erede profano, anche zero. Se tutti accettano paghi e hai il feudo, senza asta e senza guerra. Se uno rifiuta non paghi nulla e si va all’asta.
help-ask-bribe-reply = Se tutti accettano, ricevi i ducati offerti e il feudo va a chi li offre: niente asta, niente guerra. Se uno solo rifiuta non si paga nulla. Le risposte sono segrete fino alla fine.
help-ask-garrison = Puoi far venire nel feudo un cavaliere e due mercenari dai tuoi territori. Subito dopo, chi ha fatto un’offerta può attaccarlo: un feudo senza truppe si perde senza battaglia.
help-ask-move = Ogni truppa, ogni reliquia e il Predicatore si muovono una volta, a qualunque distanza, tra i tuoi territori. Le reliquie stanno in territori ecclesiastici o monasteri. Le truppe attaccano solo dai confini.
help-ask-action = Puoi giocare Mercenario, Campagna contro gli Slavi, Crociata o Morte all’Estero, o scartare una carta con 80 ducati per un mercenario. Le altre carte aspettano la loro occasione. Passa quando hai finito.
help-ask-discard = In mano si tengono al massimo cinque carte. Giocane una, scartala, o scartala con 80 ducati per un mercenario. Ciò che scarti è perso: gli altri lo vedono.
help-ask-vote = Il segnalino ti dà il voto di un Elettore neutrale. Puoi toglierlo a un Maestro con meno Punti Gloria, che ne cerca un altro. Se qualcuno compra quell’Elettorato, perdi il voto e ne cerchi un altro.
help-ask-castle = Un castello rende 10 ducati a turno, dà −1 a chi attacca quel feudo e protegge chi lo governa dal Destino. Tra poco tutti possono attaccare: pensa a dove sei più debole.
help-ask-ransom = Nomina i prigionieri e un prezzo: una sola offerta per turno a questo giocatore. Può accettare, rifiutare o chiedere un altro prezzo. Un cavaliere libero conta 2 per il Maestro della Guerra.
help-ask-ransom-reply = Se accetti ricevi i ducati e i prigionieri tornano al proprietario. Se rifiuti restano da te fino al prossimo turno. Puoi chiedere un altro prezzo, una volta.
help-ask-ransom-counter = Se paghi, i prigionieri tornano subito nei tuoi territori. Se rifiuti restano dove sono, e potrai riprovare alla fine del prossimo turno. Non ci sono altre controfferte.
help-ask-ransom-price = Nomina il prezzo che vuoi per questi prigionieri. L’altro paga o rifiuta, senza trattare ancora. Se chiedi più di quanto ha, non può accettare: i suoi ducati sono segreti.

no-card = Non hai questa carta.
too-poor = Servono { $ducats } ducati: ne hai { $ducats2 }.
bid-at-least = Devi offrire almeno { $ducats } ducati.
not-yours = Deve essere un tuo territorio.
no-troops = Lì non ci sono truppe di un altro giocatore.
your-own = È già tuo.
no-such-heir = Non c’è un erede con questa educazione.
not-free = Si può scegliere solo un feudo ecclesiastico libero.
out-of-play = Quel feudo è fuori gioco: sta nell’altra metà della mappa.
not-secular-fief = I monasteri stanno solo nei feudi profani.
no-room-for-relic = Una reliquia vuole un territorio ecclesiastico o un monastero.
built-already = C’è già: un territorio ne porta al massimo uno per tipo.
is-electorate = Un Elettorato non si attacca e non si bandisce, e un Elettore non si sceglie per nome.
is-immune = Chi lo possiede ha tre territori o meno: è immune.
has-castle = Un castello protegge chi vi governa.
no-elector-to-draw = Nessun Elettore può essere pescato.
no-matching-heir = Non hai un erede con l’educazione giusta.
no-unit-on-border = Servono tue truppe in un feudo confinante.
no-bid-made = Solo chi ha fatto un’offerta può fare guerra per questo feudo.
not-the-target = Si può attaccare solo il feudo in questione.
no-outlaw = Chi lo possiede non è un bandito.
moved-already = In questa fase si è già mosso.
no-such-unit = Lì non c’è una truppa così.
not-nearest = Si può andare solo nel proprio territorio più vicino.
garrison-full = Una guarnigione ha al massimo un cavaliere e due mercenari.
send-one = Deve attaccare almeno una truppa.
bring-one = Chi difende un feudo non suo porta almeno una truppa.
knights-first = Nel primo schieramento i cavalieri vengono prima dei mercenari.
pair-full = Prima vanno sostenute altre coppie.
high-bidder = Chi ha l’offerta più alta non può essere escluso.
not-bidding = Chi non partecipa all’asta non può esserne escluso.
hand-too-big = Carte in mano: { $count }, al massimo { $count2 }. Prima gioca o scarta.
no-place-for-vote = Il segnalino va su un Elettore neutrale libero, o al posto di quello di un Maestro minore.
for-faith-alone = L’ultimo Elettore neutrale può essere influenzato solo dal Maestro della Fede.
wrong-terms = Un riscatto nomina i prigionieri una volta sola, e un prezzo.
no-such-prisoner = Non c’è un prigioniero così.

setting-up = Preparazione.
turn-begins = Turno { $turn }: il Giocatore Attivo è { $seat }.
income-begins = Fase degli Introiti.
events-begin = Fase carte Evento.
fate-begins = Fase del Destino.
movement-begins = Fase del Movimento.
actions-begin = Fase carte Azione.
end-begins = Fase Finale.

first-player = Il primo Giocatore Attivo è { $seat }.
half-agreed = { $seat } propone { $half-il } { $seat2-e } accetta: si gioca lì.
half-drawn = { $seat } rifiuta { $half-il }: la sorte sceglie { $half2-il }.
fiefs-dealt = { $seat } riceve { $territorys }.
see-chosen = { $seat } sceglie il feudo ecclesiastico { $territory-di }.
deploys = { $seat } schiera { $count ->
    [one] una truppa
   *[other] { $count } truppe
 }.
deployed = { $seat } schiera { $unit-un } { $territory-a }.
heirs-raised = { $seat } educa i primi eredi: { $count ->
    [0] nessuno profano
    [one] uno profano
   *[other] { $count } profani
 }, { $count2 ->
    [0] nessuno ecclesiastico
    [one] uno ecclesiastico
   *[other] { $count2 } ecclesiastici
 }.
purse-filled = { $seat } comincia con { $ducats } ducati e { $count ->
    [one] una carta Azione
   *[other] { $count } carte Azione
 }.

drew = { $seat } pesca una carta Azione.
card-drawn = Hai pescato { $card-il }.
new-action-deck = Le carte Azione scartate formano un nuovo mazzo.
card-played = { $seat } gioca { $card-il }.
card-played-on = { $seat } gioca { $card-il } contro { $seat2 }.
card-void = La carta { $card } { $seat-di } non ha effetto.
discarded = { $seat } scarta { $card-il }.
hired = { $seat } gioca il Mercenario { $territory-a } per { $ducats } ducati.
recruited = { $seat } scarta { $card-il } e paga { $ducats } ducati: un mercenario appare { $territory-a }.
recruited-between-bids = { $seat } scarta { $card-il } e paga { $ducats } ducati: un mercenario appare { $territory-a }.
troops-gone = { $seat } gioca { $card-il } { $territory-su } { $seat2-di }: via { $count ->
    [0] { "" }
    [one] un cavaliere
   *[other] { $count } cavalieri
 }{ $count ->
    [0] { "" }
   *[other] { $count2 ->
        [0] { "" }
       *[other] { " e " }
    }
 }{ $count2 ->
    [0] { "" }
    [one] un mercenario
   *[other] { $count2 } mercenari
 }.
death-abroad = { $seat } gioca la Morte all’Estero contro un erede { $seat2-di } in { $zone }.
heir-lost = { $seat } perde un erede in { $zone }: { $count ->
    [0] non ne ha più
    [one] gliene resta uno
   *[other] gliene restano { $count }
 }.
heir-saved = Un erede { $seat-di } in { $zone } guarisce.
heir-bought = { $seat } scarta { $card-short } e { $card2-short } e paga { $ducats } ducati per un erede in { $zone }.

event-offered = All’asta { $event-il }: apre { $seat }.
territory-offered = All’asta { $territory }, almeno { $ducats } ducati; in gara: { $seats }.
bids = { $seat } offre { $ducats } ducati.
passes = { $seat } passa.
pestilence-played = { $seat } gioca la Pestilenza contro { $seat2 }.
pestilence-void = La Pestilenza { $seat-di } non ha effetto.
shut-out = { $seat } resta fuori da quest’asta.
magistrate-played = { $seat } gioca il Prefetto del Commercio e paga la metà.
event-won = { $seat } compra { $event-il } per { $ducats } ducati, dopo { $count ->
    [one] un’offerta
   *[other] { $count } offerte
 }.
event-won-half = { $seat } compra { $event-il } per la metà di { $ducats }: { $ducats2 } ducati, dopo { $count ->
    [one] un’offerta
   *[other] { $count } offerte
 }.
territory-won = { $seat } vince l’asta per { $territory } con { $ducats } ducati, dopo { $count ->
    [one] un’offerta
   *[other] { $count } offerte
 }.
territory-won-half = { $seat } vince { $territory } e paga la metà di { $ducats }: { $ducats2 } ducati, dopo { $count ->
    [one] un’offerta
   *[other] { $count } offerte
 }.
unsold-event = Nessuno compra { $event-il }: la carta è persa.

collected = { $seat } incassa { $ducats } ducati.
sum-income = introiti { $seat-di }
sum-secular = { $count ->
    [one] un feudo profano
   *[other] { $count } feudi profani
 } { $value }
sum-ecclesiastical = { $count ->
    [one] un feudo ecclesiastico
   *[other] { $count } feudi ecclesiastici
 } { $value }
sum-electorates = { $count ->
    [one] un Elettorato
   *[other] { $count } Elettorati
 } { $value }
sum-works = { $count ->
    [one] { $work }
   *[other] { $work } (×{ $count })
 } { $value }
sum-roads = { $count ->
    [one] una strada
   *[other] { $count } strade
 } { $value }
sum-masters = { $count ->
    [one] una carta Maestro
   *[other] { $count } carte Maestro
 } { $value }
sum-preacher = Predicatore { $value }
sum-floor = fino al minimo { $value }
doubled = { $seat } incassa altri { $ducats } ducati: l’Alchimista raddoppia gli introiti.
robbed = Il Cavaliere Ladro { $seat2-di } fa tornare alla banca { $ducats } ducati { $seat-di }.

events-drawn = Si scoprono { $events_count ->
    [one] una carta Evento
   *[other] { $events_count } carte Evento
 }: { $events }.
second-preacher = Un secondo Predicatore è scartato: al suo posto c’è { $event-il }.
no-second-preacher = Un secondo Predicatore è scartato, e non restano carte Evento.
new-event-deck = Tutte le carte Evento formano un nuovo mazzo: { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
shortage = Serve una carta Evento per giocatore e { $count ->
    [0] non ne restano
    [one] ne resta una
   *[other] ne restano { $count }
 } per { $count2 ->
    [one] un giocatore
   *[other] { $count2 } giocatori
 }: l’Imperatore muore.
last-turn = Le carte Evento sono finite: questo è l’ultimo turno.
event-placed = { $seat } { $event_id ->
    [architect] costruisce un castello { $territory-a }
    [army_of_knights] schiera un nuovo cavaliere { $territory-a }
    [monastery] fonda un monastero { $territory-a }
    [relic] pone una reliquia { $territory-a }
    [reichsstadt] eleva { $territory } a Reichsstadt
   *[other] usa { $event-il } { $territory-a }
 }.
preacher-bought = { $seat } ha il Predicatore e lo mette { $territory-a }.
preacher-taken = { $seat } toglie il Predicatore { $seat2-a } e lo mette { $territory-a }.
preacher-stays = { $seat } tiene il Predicatore, che resta { $territory-a }.
no-site = { $seat } non ha un territorio adatto: la carta { $event } va persa.
banned = { $seat } mette al bando { $territory }, un feudo neutrale.
banned-of = { $seat } mette al bando { $territory }, un feudo { $seat2-di }.
ban-unused = Nessuno ha attaccato { $territory }: il bando finisce.
ban-failed = { $territory } ha resistito: il bando finisce.
ban-over = { $territory } ha cambiato mano: il bando finisce.

fate-roll = { $seat } tira { $face } per il Destino.
witch-played = { $seat } gioca la Strega nei Boschi: la nascita diventa una morte.
nobody-dies = Non c’è nessuno che possa morire.
ruler-dies = { $seat } sceglie { $ruler-il } { $territory-di } della famiglia { $seat2-di }: sta morendo.
neutral-ruler-dies = { $seat } sceglie { $ruler-il } neutrale { $territory-di }: sta morendo.
ruler-healed = Il Curatore Miracoloso { $seat-di } salva { $ruler-il } { $territory-di }.
child-dies = Un bambino { $seat-di } muore nella culla.
child-saved = Il Curatore Miracoloso salva un bambino { $seat-di }.
children-born = { $seat } ha { $count ->
    [one] un nuovo erede
   *[other] { $count } nuovi eredi
 } in { $zone }.
heir-added = { $seat } riceve un erede in { $zone } alla fine dell’anarchia.
granted = L’Imperatore interviene e dà { $territory } { $seat-a }.
claims-by-card = { $seat } reclama { $territory } con il Diritto di Successione.
claims = La famiglia { $seat-di } reclama { $territory }.
claim-waived = La famiglia { $seat-di } rinuncia a reclamare { $territory }.
enters = { $seat } ora governa { $territory }.
garrisoned = { $seat } porta { $unit-un } { $territory-da } { $territory2-a }.
unsold-fief = Nessuno fa offerte per { $territory }: il feudo diventa neutrale.
no-heirs = Nessuno ha un erede per { $territory }: il feudo diventa neutrale.
declined = { $seat } non prende { $territory }: il feudo diventa neutrale.
bribe-offered = { $seat } offre { $ducats } ducati { $seat2-a } per avere { $territory } senza asta.
bribe-yes = { $seat } accetta.
bribe-no = { $seat } rifiuta.
bribe-accepted = { $seat } ha { $territory } senza asta: tutti accettano, per { $ducats } ducati in tutto.
bribe-refused = { $seat } non ottiene { $territory } senza asta: l’offerta è rifiutata.
elector-chosen = { $seat } sceglie la morte di un Elettore.
elector-dead = Muore { $elector-il }, neutrale: il seggio va all’asta da { $ducats } ducati.
elector-dead-of = Muore { $elector-il } della famiglia { $seat-di }: il seggio va all’asta da { $ducats } ducati.
elector-unsold = Nessuno fa offerte: l’Elettorato { $territory-di } è neutrale.
elector-no-heirs = Nessuno ha un erede adatto: l’Elettorato { $territory-di } è neutrale.
electorate-bought = { $seat } controlla l’Elettorato { $territory-di }: { $votes ->
    [one] ne ha uno
   *[other] ne ha { $votes }
 }.

moved = { $seat } muove { $unit-un } { $territory-da } { $territory2-a }.
relic-moved = { $seat } porta una reliquia { $territory-da } { $territory2-a }.
preacher-moved = Il Predicatore { $seat-di } va { $territory-da } { $territory2-a }.
moves-made = { $seat } sposta i suoi pezzi.
arrives = { $unit-un } { $seat-di } va { $territory-da } { $territory2-a }.
unit-lost = { $unit-un } { $seat-di } lascia { $territory }, non ha dove andare ed è rimosso.
preacher-flees = Il Predicatore { $seat-di } va { $territory-da } { $territory2-a }.
preacher-gone = { $seat } non ha più terre: il Predicatore è rimosso dalla mappa.

stays-out = { $seat } non attacca { $territory }.
attacks = { $seat } attacca { $territory }, un feudo { $seat2-di }.
attacks-neutral = { $seat } attacca { $territory }, un feudo neutrale.
offers-to-join = { $seat } si offre per { $side-il }.
leads-defence = { $seat } è il Leader Difensore { $territory-di }.
ally-accepted = { $seat } accetta { $seat2 } per { $side-il }.
ally-refused = { $seat } non vuole { $seat2 } per { $side-il }.
sent = { $seat } manda { $unit-un } { $territory-da }.
brought = { $seat } chiama in difesa { $unit-un } { $territory-da }.
stands = { $seat } difende { $territory } con { $count ->
    [0] { "" }
    [one] un cavaliere
   *[other] { $count } cavalieri
 }{ $count ->
    [0] { "" }
   *[other] { $count2 ->
        [0] { "" }
       *[other] { " e " }
    }
 }{ $count2 ->
    [0] { "" }
    [one] un mercenario
   *[other] { $count2 } mercenari
 }.
no-garrison = { $territory } non ha guarnigione.
card-shown = { $seat } mostra { $card-il }.
hired-in-battle = { $seat } gioca il Mercenario in battaglia per { $ducats } ducati.
enlisted = { $seat } scarta { $card-il } e paga { $ducats } ducati per un mercenario in battaglia.
unit-removed = La Rivolta Contadina { $seat-di } rimuove { $unit-un } { $seat2-di }.
unit-defects = { $unit-un } { $seat-di } diserta e combatte per { $seat2 }.
no-victim = Per la carta { $card } { $seat-di } non restano mercenari nemici.
lined-up = Coppia { $pair }, { $side }: in prima linea sta { $unit-un } { $seat-di }.
supports = Coppia { $pair }, { $side }: in supporto sta { $unit-un } { $seat-di }.
rolls = Coppia { $pair }, { $side }: { $unit-il } { $seat-di } fa { $total }, { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
 }.
sum-roll = { $unit } { $seat-di }
sum-castle = castello { $value }
sum-relic = reliquia { $value }
sum-preacher-here = Predicatore { $value }
sum-knight = cavaliere contro mercenario { $value }
sum-hostler = Stalliere { $value }
sum-forging = Forgiatura { $value }
sum-support = supporto { $value }
round-fought = Round { $round } per { $territory }: l’attacco { $hits ->
    [0] manca
    [one] colpisce una volta
   *[other] colpisce { $hits } volte
 }, la difesa { $hits2 ->
    [0] manca
    [one] colpisce una volta
   *[other] colpisce { $hits2 } volte
 }.
unit-hit = Colpo: { $seat } ora ha { $unit-un }.
unit-dead = Cade { $unit-un } { $seat-di }.
captured = { $seat2 } cattura un cavaliere { $seat-di }.
withdraws = { $seat } ritira { $unit-un }.
retreat = { $count ->
    [one] Una truppa lascia
   *[other] { $count } truppe lasciano
 } { $side-il } e la battaglia per { $territory }.
retreat-safe = { $unit-il } { $seat-di } tira { $face }: si salva (colpito da { $face2 } in su).
retreat-hit = { $unit-il } { $seat-di } tira { $face }: è colpito (da { $face2 } in su).
let-go = { $seat } concede una Ritirata Onorevole, senza dadi.
conquered = { $seat } conquista { $territory }, che era { $seat2-di }.
conquered-neutral = { $seat } conquista { $territory }, che era neutrale.
occupied = { $seat } occupa { $territory }, che era { $seat2-di }: nessuno combatte.
occupied-neutral = { $seat } occupa { $territory }, che era neutrale: nessuno combatte.
defended = { $seat } difende { $territory } con successo.
defender-takes = { $seat } difende { $territory }, che era neutrale, e lo ottiene.
all-fallen = Cadono tutti: { $territory } diventa neutrale.
no-battle = Per { $territory } non resta nessuno a combattere: tutto resta com’è.
goes-back = { $unit-un } { $seat-di } torna { $territory-a }.
preacher-captured = { $seat } cattura il Predicatore { $seat2-di }.

master-taken = { $seat } diventa { $master } con { $points } sul tracciato.
master-passes = { $seat } diventa { $master } al posto { $seat2-di }, con { $points } sul tracciato.
master-lost = { $seat } non è più { $master }: il tracciato non basta a nessuno.
vote-placed = { $seat }, { $master }, influenza { $elector-il }.
vote-taken-over = { $seat }, { $master }, influenza { $elector-il } al posto { $master2-di }.
vote-back = { $seat } riprende il segnalino { $master-di }.
influence-lost = Resta un solo Elettore neutrale: { $seat }, { $master }, perde la sua influenza.
emperor-dead = L’Imperatore è morto: gli Elettori votano.
election-of = { $seat } { $votes ->
    [0] non ottiene voti
    [one] ottiene un voto
   *[other] ottiene { $votes } voti
 } e ha { $glory ->
    [one] un Punto Gloria
   *[other] { $glory } Punti Gloria
 }.
election-neutral = Il candidato neutrale { $votes ->
    [0] non ottiene voti
    [one] ottiene un voto
   *[other] ottiene { $votes } voti
 } e ha { $glory ->
    [one] un Punto Gloria
   *[other] { $glory } Punti Gloria
 }.
sum-votes = voti { $seat-di }
sum-glory = Punti Gloria { $seat-di }
sum-direct = { $votes ->
    [one] un Elettorato
   *[other] { $votes } Elettorati
 } { $value }
sum-master = { $master } { $value }
elected = { $seat } diventa Imperatore: { $criterion-n ->
    [p] decidono
   *[s] decide
 } { $criterion-il }.
nobody-elected = Vince il candidato neutrale, { $criterion-n ->
    [p] decidono
   *[s] decide
 } { $criterion-il }: nell’Impero c’è anarchia.
election-tied = I migliori sono pari in tutto e nessuno è eletto: nell’Impero c’è anarchia.
castle-built = { $seat } costruisce un castello { $territory-a } per { $ducats } ducati.
riots-begin = Il Reichsfrieden è sospeso: uno dopo l’altro, ognuno può attaccare un feudo qualsiasi.
reprisals-begin = Seconda tornata: ora si possono attaccare solo i feudi dei banditi.
no-reprisals = Seconda tornata: nessuno può attaccare un bandito.
outlawed = { $seat } infrange il Reichsfrieden: ora è tra i banditi.
stays-quiet = { $seat } non attacca nessuno.
peace-again = L’anarchia è finita: torna il Reichsfrieden.
deposes = { $seat } controlla { $votes ->
    [one] un Elettorato
   *[other] { $votes } Elettorati
 } e depone l’Imperatore.
final-glory = { $seat } ha { $glory ->
    [one] un Punto Gloria
   *[other] { $glory } Punti Gloria
 } e { $votes ->
    [0] nessun voto
    [one] un voto
   *[other] { $votes } voti
 }.
wins-by-glory = { $seats } { $seats_count ->
    [one] vince
   *[other] vincono
 } per Punti Gloria.

ransom-offered = { $seat } offre { $seat2-a } { $ducats } ducati per { $hostages_id ->
    [preacher] il Predicatore
    [both] { $count ->
        [one] un cavaliere e il Predicatore
       *[other] { $count } cavalieri e il Predicatore
     }
   *[knights] { $count ->
        [one] un cavaliere
       *[other] { $count } cavalieri
     }
 }.
ransom-countered = { $seat } chiede { $seat2-a } { $ducats } ducati.
ransomed = { $seat } paga { $seat2-a } un riscatto di { $ducats } ducati: { $hostages_id ->
    [preacher] il Predicatore è libero
    [both] { $count ->
        [one] un cavaliere e il Predicatore sono liberi
       *[other] { $count } cavalieri e il Predicatore sono liberi
     }
   *[knights] { $count ->
        [one] un cavaliere è libero
       *[other] { $count } cavalieri sono liberi
     }
 }.
ransom-refused = { $seat } rifiuta il riscatto { $seat2-di }: { $ducats } ducati non bastano.
price-refused = { $seat } non paga { $seat2-a } i { $ducats } ducati richiesti: nessun riscatto.
no-price-named = { $seat } rifiuta il riscatto { $seat2-di } senza dire un prezzo.
freed = Un cavaliere { $seat-di } torna { $territory-a }.
preacher-freed = Il Predicatore { $seat-di } torna { $territory-a }.
wounds-healed = { $count ->
    [one] Una truppa ferita torna
   *[other] { $count } truppe ferite tornano
 } in forze.

end-election = Gli Elettori hanno scelto il nuovo Imperatore.
end-deposition = Quattro Elettorati bastano a deporre l’Imperatore.
end-deck = Le carte Evento sono finite: vince chi ha più Punti Gloria.
end-turns = I turni stabiliti sono finiti: vince chi ha più Punti Gloria.

option-extra_fief = Un feudo in più per tutti all’inizio
option-extra_fief-off = no
option-extra_fief-on = sì
option-cheap_electorates = Offerte minime per gli Elettorati ridotte di 100
option-cheap_electorates-off = no
option-cheap_electorates-on = sì
option-end_with_deck = La partita finisce col mazzo Evento
option-end_with_deck-off = no
option-end_with_deck-on = sì
option-honourable_retreat = Ritirata Onorevole
option-honourable_retreat-off = no
option-honourable_retreat-on = sì
option-buy_heir = Comprare un erede con due carte e ducati
option-buy_heir-off = no
option-buy_heir-200 = per 200 ducati
option-buy_heir-150 = per 150 ducati
option-buy_heir-100 = per 100 ducati
option-turns = Turni al massimo
option-turns-unlimited = senza limite
option-last_elector = Chi influenza l’ultimo Elettore neutrale
option-last_elector-faith = solo il Maestro della Fede
option-last_elector-masters = anche un altro Maestro
option-election = L’elezione confronta prima
option-election-votes = i voti
option-election-glory = i Punti Gloria

field-turn = Turno
field-active = Giocatore Attivo
field-phase = Fase
phase-setup = Preparazione
phase-income = Introiti
phase-events = Carte Evento
phase-fate = Destino
phase-movement = Movimento
phase-actions = Carte Azione
phase-end = Fase Finale
field-half = Metà della mappa
field-owner = Proprietario
field-vacant = Vacante
field-works = Migliorie
field-troops = Truppe
field-heirs = Eredi
field-preacher_owner = Il Predicatore è di
field-preacher_at = Il Predicatore è in
field-preacher_captor = Il Predicatore è prigioniero di
field-prisoners = Prigionieri
field-holder = Maestri
field-marker = Voti dei Maestri
field-tracks = Tracciati dei Maestri
field-reached = Raggiunti quando
field-clock = Orologio dei tracciati
field-slots = Eventi del turno
field-event_discard = Eventi scartati
field-action_discard = Carte Azione scartate
field-elector_discard = Carte Elettore scartate
field-sold = Elettorati venduti finora
field-peace = Reichsfrieden
field-outlaws = Banditi
field-last_turn = Ultimo turno
field-sales = Aste vinte
field-spent = Pagato nelle aste
field-ducats = Ducati
field-hands = Carte in mano
field-deck = Mazzo Azione
field-events_top = Mazzo Evento: prima pila
field-events_middle = Mazzo Evento: seconda pila
field-events_bottom = Mazzo Evento: terza pila
field-electors = Mazzo degli Elettori

step-Turns = La partita
step-Setup = Preparazione
step-Half = Metà della mappa
step-HalfReply = Risposta sulla metà proposta
step-Bishopric = Un feudo ecclesiastico per ciascuno
step-Deploy = Disposizione segreta
step-Education = Educazione dei primi eredi
step-IncomePhase = Introiti
step-IncomeCards = Carte sugli introiti
step-EventPhase = Carte Evento
step-Purchase = Una carta Evento
step-Ban = Reichsacht
step-Slot = Proprio momento
step-Sale = Asta
step-AuctionRunning = Pestilenza?
step-AuctionWon = Prefetto del Commercio?
step-Fate = Destino
step-DeathRoll = Muore chi governa
step-OwnFateRoll = Strega nei Boschi?
step-Birth = Nascita
step-Upbringing = Educazione di un erede
step-RulerDied = Morte di chi governa: carte
step-HeirRemoved = Morte all’Estero
step-Vacancy = Successione
step-FamilyClaim = Pretesa della famiglia
step-LoneHeir = L’unico erede
step-Bribe = Corruzione
step-BribeReplies = Risposte alla corruzione
step-Entry = Insediamento
step-Declarations = Guerra?
step-ElectorDies = Morte di un Elettore
step-Depart = Pezzi che partono
step-Movement = Movimento
step-ActionSlot = Carte Azione
step-Ransoms = Riscatti
step-Ransom = Riscatto
step-Release = Prigionieri che tornano
step-Battle = Battaglia
step-Sides = Schieramenti
step-AllyOffer = Un alleato?
step-AllyReply = Risposta a un alleato
step-Commitment = Truppe in attacco
step-Origin = Da dove parte l’attacco
step-Reinforcement = Rinforzi
step-BattleCards = Carte in battaglia
step-Victim = Si indica un mercenario
step-LineUp = Schieramento
step-LineUpReply = Risposta di un alleato allo schieramento
step-Withdrawal = Ritirata
step-Honour = Ritirata onorevole?
step-Influence = Voti dei Maestri
step-EmperorDies = Morte dell’Imperatore
step-CastleOffer = Un castello nell’anarchia
step-Riot = Anarchia
step-Reprisal = Contro i banditi
step-Recruiting = Mercenari prima della decisione

# Prospettive
would-cost = { $ducats } ducati
would-leave = restano { $ducats }
would-gain = +{ $ducats }
would-gain-each-turn = a turno
would-attack-from = da { $territory }, { $count } contro { $count2 }
would-take-all = { $count ->
    [one] l’unità da { $territory }
   *[other] tutte le { $count } unità da { $territory }
 }
would-invite-others = nessuna tua truppa può attaccare { $territory }: il bando servirebbe solo agli altri

# Figures of a line of the journal, when it is explained.
figure-count = Numero
figure-ducats = Ducati
figure-face = Dado
figure-glory = Gloria
figure-hits = Colpi
figure-pair = Coppia
figure-points = Punti
figure-round = Round
figure-total = Totale
figure-turn = Turno
figure-votes = Voti

# Che cosa conta il consigliere.
counts-ducats = { $n } { $n ->
    [one] ducato
   *[other] ducati
} { $way ->
    [more] in più
   *[less] in meno
}
counts-income = { $n } { $n ->
    [one] ducato
   *[other] ducati
} di entrate { $way ->
    [more] in più
   *[less] in meno
}
counts-fiefs = { $n } { $n ->
    [one] feudo
   *[other] feudi
} { $way ->
    [more] in più
   *[less] in meno
}
counts-electorates = { $n } { $n ->
    [one] elettorato
   *[other] elettorati
} { $way ->
    [more] in più
   *[less] in meno
}
counts-votes = { $n } { $n ->
    [one] voto
   *[other] voti
} in un’elezione { $way ->
    [more] in più
   *[less] in meno
}
counts-heirs = { $n } { $n ->
    [one] erede
   *[other] eredi
} { $way ->
    [more] in più
   *[less] in meno
}
counts-strength = { $n } { $n ->
    [one] punto
   *[other] punti
} di truppe { $way ->
    [more] in più
   *[less] in meno
}
counts-cards = { $n } { $n ->
    [one] carta
   *[other] carte
} in mano { $way ->
    [more] in più
   *[less] in meno
}
counts-glory = { $n } { $n ->
    [one] punto
   *[other] punti
} Gloria { $way ->
    [more] in più
   *[less] in meno
}
counts-rival-votes = { $n } { $n ->
    [one] voto
   *[other] voti
} per il rivale più forte { $way ->
    [more] in più
   *[less] in meno
}

# Che cosa dicono le carte
text-card-alchemist = I tuoi introiti un’altra volta.
text-card-robber_knight = Gli introiti di un altro tornano alla banca.
text-card-mercenary = Un mercenario per 50 ducati.
text-card-art_of_forging = I tuoi mercenari tirano con +1.
text-card-hostler = I tuoi cavalieri tirano con +1.
text-card-defector = Un mercenario nemico combatte per te.
text-card-peasant_uprising = Due mercenari nemici sono rimossi.
text-card-campaign_against_the_slavs = Un cavaliere e un mercenario altrui sono rimossi.
text-card-crusade = Tutte le truppe di un territorio altrui sono rimosse.
text-card-right_of_succession = Reclami il feudo profano.
text-card-miracle_healer = Un tuo Lord, Vescovo, erede o neonato si salva.
text-card-magistrate_of_trade = Paghi la metà di ciò che hai offerto.
text-card-emperor_intervenes = Il feudo è tuo, se hai l’erede giusto.
text-card-witch_in_the_woods = La nascita diventa una morte.
text-card-pestilence = Un altro resta fuori dall’asta.
text-card-death_abroad = Un altro perde un erede.
text-card-death_in_the_cradle = Muore un bambino altrui.
text-event-architect = un castello
text-event-army_of_knights = un cavaliere
text-event-reichsacht = un feudo può essere attaccato
text-event-itinerant_preacher = il Predicatore
text-event-relic = una reliquia
text-event-monastery = un monastero
text-event-reichsstadt = le strade di un capoluogo rendono il doppio
text-event-death_of_the_emperor = l’Imperatore muore e gli Elettori votano
text-event-death_of_an_elector = un Elettore muore e il suo seggio va all’asta

# Che cosa si conta giro per giro
counted-ducats = Ducati
counted-income = Introiti
counted-fiefs = Feudi
counted-electorates = Elettorati
counted-votes = Voti
counted-heirs = Eredi
counted-strength = Forza delle truppe
counted-cards = Carte in mano
counted-glory = Gloria
