# Che cosa si dice nelle lezioni di Carolus Magnus. Chi impara è il Bianco.

title-01-court = La Corte
about-01-court = Come si prende un clan, e che cosa vale la parità.
court-level = Sei il Bianco. Il Nero controlla i rossi, con un solo paladino rosso a Corte. Scegli il rosso nella tua riserva e mandalo nella tua Corte.
court-hint-reserve = La riserva è la fila dei paladini non ancora in gioco. Clicca quello rosso, poi la tua Corte.
court-tied = Uno pari. La parità non cambia nulla: il Nero aveva i rossi per primo, e li tiene.
court-take = Per prendere un clan servono a Corte più paladini suoi di ogni altro giocatore. Manda un secondo rosso.
court-hint-again = Come prima: il rosso, poi la tua Corte.
court-taken = Due a uno: i rossi sono tuoi. Da ora ogni paladino rosso sulla mappa conta per te.
court-other-clan = A Corte un paladino conta solo per il proprio clan. Questo non era rosso, e i rossi restano al Nero.
court-on-the-map = Quel paladino è andato sulla mappa, dove non prende nessun clan, e non si sposterà più. I clan si vincono a Corte.
court-neutral = In questo turno ti resta un paladino da giocare. Rosa e verdi sono neutrali: a Corte non ne ha nessuno. Prendi uno dei due clan.
court-hint-neutral = Rosa o verde, poi la tua Corte.
court-first = Il primo paladino che entra in una Corte prende subito un clan neutrale.
court-held-already = I rossi sono già tuoi: il terzo li rende solo più sicuri. Qui c’è da prendere un clan neutrale.
court-blue-tied = Un blu a testa: parità, e i blu restano al Nero.
court-whose = Sulla mappa un paladino conta per chi controlla il suo clan, chiunque lo abbia portato lì. Clicca un territorio dove ne conta uno per il Nero.
court-hint-whose = A Corte il Nero controlla ancora i gialli e i blu.
court-for-black = Sì: gialli e blu sono del Nero. Se glieli prendi a Corte, gli stessi paladini contano per te.
court-for-you = Quello è rosso, e i rossi li hai appena presi tu.
court-not-black = Quello è rosa o verde. Il Nero controlla i gialli e i blu.

title-02-emperor = L’Imperatore
about-02-emperor = Quanto si muove, chi costruisce dove si ferma, che cosa danno i dadi.
emperor-go = Giocati i paladini, si muove l’Imperatore. Il tuo gettone è un 3: da uno a tre passi, in senso orario. Fallo fermare dove costruisci tu un castello.
emperor-hint-count = Tu controlli rossi e rosa, il Nero gialli e blu. Due passi avanti c’è un paladino rosa.
emperor-built = In IV conta solo il rosa, e i rosa sono tuoi: uno a zero. Costruisce la parte con più influenza.
emperor-neutral = Lì c’è un verde, e i verdi non li controlla nessuno: non conta per nessuno, e non si costruisce nulla.
emperor-for-black = Lì c’è un giallo, e i gialli sono del Nero. Il castello è suo, anche se l’Imperatore lo hai mosso tu.
emperor-crown = Infine tiri un dado per ogni paladino giocato, e prendi quei clan nella riserva. Uno mostra una corona: prendi il clan che vuoi.
emperor-in-reserve = È nella riserva, non ancora a Corte: si può giocare dal tuo prossimo turno.
emperor-gift = Poi ha agito il Nero: un verde a Corte, uno in IV, e l’Imperatore quattro passi avanti, in VIII. Lì il castello è tuo, perché i rossi sono tuoi. Nessuno decide se costruire.
emperor-now-green = Il Nero ha appena preso i verdi a Corte. Clicca un territorio dove costruirebbe se ora l’Imperatore si fermasse lì.
emperor-hint-green = Cerca un paladino verde dove nessuno ha un castello.
emperor-nothing-yet = Sì. Ma finché l’Imperatore non si ferma lì non succede nulla, e a Corte il controllo può cambiare ancora.
emperor-castle-counts = Lì hai un rosa e un castello, che conta uno anche lui: due contro un verde. Resta tuo.
emperor-still-yours = Quello è rosa o rosso, e sono tuoi tutti e due.

title-03-influence = L’influenza
about-03-influence = Quali paladini contano, quanto vale un castello, che cosa fa la parità.
influence-lead = Tu controlli rossi e rosa, il Nero gialli e blu; i verdi sono neutrali. Fra III, IV, V e VI, clicca il territorio dove costruiresti tu.
influence-hint-clans = Rossi e rosa contano per te, gialli e blu per il Nero, i verdi per nessuno.
influence-two-one = Due rosa contro un giallo.
influence-tie = Un rosso contro un blu: parità, e non costruisce nessuno.
influence-green-nobody = I due verdi non contano per nessuno. Resta un giallo: costruirebbe il Nero.
influence-all-green = Lì ci sono solo verdi, che nessuno controlla: non si costruirebbe nulla.
influence-nobody = Ora uno dove hanno influenza tutti e due, eppure non costruirebbe nessuno.
influence-hint-nobody = Una parità: tanti dei tuoi quanti del Nero.
influence-tied = Uno pari. Per costruire ne servono di più, non altrettanti.
influence-you-lead = Lì sei in testa solo tu, e costruiresti.
influence-black-leads = Lì c’è un blu e nient’altro: costruirebbe il Nero.
influence-danger = Contano anche i castelli: uno ciascuno, per chi li possiede. Tu ne hai in IX, XI e XIII. Clicca quello che il Nero prenderebbe.
influence-hint-castle = Confronta il tuo castello e i tuoi paladini con i gialli del Nero.
influence-falls = Due gialli contro un castello: al posto del tuo ne starebbe uno nero.
influence-owner-tied = Un castello contro un giallo: parità. I castelli restano, se nessuno ha più di chi li possiede.
influence-owner-leads = Un castello e un rosso contro un giallo: questo è al sicuro.
influence-save = Salva il castello in IX con un solo paladino.
influence-hint-save = Un paladino di un clan tuo, in IX: così è due a due.
influence-saved = Due a due: il castello resta. Per tenere basta la parità.
influence-green-helps-nobody = I verdi sono neutrali: non conta per nessuno, e il castello cade lo stesso.
influence-helps-black = Quel clan è del Nero: adesso è tre a uno.
influence-not-yet-yellow = A Corte il Nero ha tre gialli: con uno il clan non si prende. Il castello cade lo stesso.
influence-elsewhere = In IX così non cambia nulla: due gialli contro un castello.

title-04-regions = Le regioni
about-04-regions = Tre castelli in un colpo: come si prendono le regioni, e come crescono.
regions-count = La regione illuminata è fatta di tre territori uniti, con tre castelli neri. Il Nero lì ha nove: 3 castelli, 3 gialli, 2 verdi, 1 blu. Tu hai 2 rossi e 1 rosa.
regions-yellow = Decidono i gialli, e a Corte il Nero li controlla solo per sei a cinque. Manda un giallo a Corte.
regions-hint-court = Il giallo nella tua riserva, poi la tua Corte.
regions-level = Sei pari: i gialli sono ancora del Nero.
regions-again = Con un altro li prendi.
regions-taken = Sette a sei: i gialli sono tuoi, e i tre gialli della regione ora contano per te. Lì è sei a sei.
regions-yellow-on-map = Sulla mappa conterebbe per il Nero, che controlla i gialli. Il clan si prende a Corte.
regions-not-yellow = Così i gialli restano al Nero, che nella regione è ancora molto avanti.
regions-one-more = Sei a sei non basta: in parità resta chi c’è. Porta un altro paladino nella regione illuminata.
regions-hint-yours = Giallo, rosso o rosa: un clan che ora è tuo.
regions-seven = Sette contro sei: bastano per tutti e tre i castelli.
regions-for-black = Quel clan è del Nero: la regione è più al sicuro di prima.
regions-still-level = Nella regione è ancora sei a sei, e in parità resta chi c’è.
regions-stop = Ora l’Imperatore. Una regione è un passo solo, per grande che sia. Fallo fermare lì.
regions-hint-steps = Il primo passo è il territorio III, il secondo è la regione.
regions-joined = Tre castelli sostituiti in un colpo. E siccome le caselle ai due lati sono tue, ora è tutta una regione di cinque castelli.
regions-black-joins = Lì il Nero è avanti due a uno: il tuo castello cade, e le sue regioni si uniscono in una da sei castelli.
regions-own = Quella è già tua: non cambia nulla, e la regione resta al Nero.

title-05-tokens = I gettoni
about-05-tokens = Un numero per due cose: quando si agisce, e quanto va lontano l’Imperatore.
tokens-choose = Il turno comincia dai gettoni: i numeri bassi agiscono prima, e il numero è il massimo dei passi. Il Nero ha messo il 4. Arriva in IV, due passi avanti, prima di lui.
tokens-hint-two = Servono almeno due passi, e un numero sotto il 4.
tokens-first = Il due agisce prima del quattro, e arriva in IV.
tokens-too-near = Agiresti per primo, ma di un passo solo: IV è a due passi.
tokens-too-late = Va lontano, ma il Nero agisce prima, e porta l’Imperatore oltre IV.
tokens-reach = Tocca prima a te. Questa volta i tuoi tre paladini sono andati a Corte da soli: porta l’Imperatore in IV.
tokens-hint-steps = Due passi.
tokens-built = Un castello in IV, prima che il Nero potesse farci qualcosa.
tokens-only-one = Un passo solo: in III il castello sarebbe del Nero.
tokens-next = Il Nero ha agito. Tu hai agito per primo, quindi ora scegli per primo; il Nero non può ripetere il tuo numero. Metti uno dei tuoi ultimi due.
tokens-hint-next = L’1 agisce per primo e fa un passo; il 5 agisce per ultimo, vede che cosa hanno fatto tutti, e va lontano.
tokens-either = Fatto. Dopo il quinto turno ognuno riprende tutti e cinque i gettoni.

title-06-victory = La fine
about-06-victory = Come si vince; poi si vince davvero, contro un Paggio.
victory-three = Con dieci castelli si vince subito, e sette dei tuoi sono in piedi. Clicca l’unico posto dove una sola fermata ti darebbe i tre che mancano.
victory-hint-region = I castelli di una regione cambiano mano insieme. Dove rossi e rosa pesano più di tre castelli neri?
victory-region = Quattro rossi e due rosa contro tre castelli, un giallo e un blu. Ma è a tre passi, e il tuo gettone è un 2.
victory-only-one = Lì costruiresti, ma un castello solo.
victory-black-leads = Lì è in testa il Nero.
victory-eighth = I paladini si sono giocati da soli. Con il gettone 2, fai fermare l’Imperatore dove costruisci l’ottavo.
victory-hint-two = Due passi avanti ci sono solo un rosso e un rosa.
victory-built = Otto! Ne mancano due.
victory-black-joins = Lì c’è un verde, e i verdi sono del Nero: costruisce lui, e unisce il castello a quello accanto.
victory-play = La partita finisce anche quando restano meno di quattro caselle: vince chi ha più castelli. Ora finiscila tu, contro un Paggio.

# 50-three-clans
title-50-three-clans = Tre clan e un castello
about-50-three-clans = La prima mossa della partita: chi arriva per primo a Corte.
three-clans-goal = Sei il Bianco e apri la partita. In questo turno prendi tre clan, i gialli, i rossi e i blu, e costruisci il primo castello nella casella accesa, la { place-T2 }.
three-clans-hint = A Corte non c’è ancora nessuno: basta un paladino per clan. Poi l’Imperatore deve fermarsi dove c’è già un tuo colore.
three-clans-right = Finché una Corte è vuota, ogni paladino prende un clan intero. Il giallo che era già nella { place-T2 } ora vale per te, e il castello è tuo.
three-clans-missed = Un paladino sulla mappa conta solo se il suo clan è tuo, e un secondo dello stesso colore a Corte qui non serve. Hai tre paladini per tre clan.

# 51-first-castle
title-51-first-castle = Quattro passi più in là
about-51-first-castle = Un clan da prendere e un territorio lontano.
first-castle-goal = Sei il Grigio, con la tessera 4. In questo turno prendi i rosa e costruisci un castello nella { place-T6 }; l’Imperatore è nella { place-T2 }.
first-castle-hint = Nella { place-T6 } ci sono due rosa, che oggi non contano per nessuno. Con la tessera 4 l’Imperatore può fare da uno a quattro passi.
first-castle-right = Uno basta a Corte, se nessun altro vi ha rosa; quelli già nella { place-T6 } fanno il resto. La tessera alta fa giocare tardi, ma porta lontano.
first-castle-missed = Servono tutte e due le cose: un rosa nella tua Corte, e l’Imperatore quattro passi più avanti, nella { place-T6 }.

# 52-green
title-52-green = Il verde al momento giusto
about-52-green = Un solo verde in riserva, e un castello a un passo.
green-goal = Sei il Grigio e controlli i rosa. In questo turno prendi anche i verdi e costruisci un castello nella { place-T9 }, un passo davanti all’Imperatore.
green-hint = Hai un solo verde: sulla mappa sarebbe sprecato. Gli altri paladini mettili dove non aiutano nessuno.
green-right = Nella { place-T9 } c’erano un rosa e un verde: ora sono tuoi tutti e due i clan. Con i verdi hai tolto anche agli altri un colore di cui sono pieni.
green-missed = Il verde deve andare nella tua Corte, e l’Imperatore deve fermarsi al primo passo.

# 53-partner
title-53-partner = Costruire per il compagno
about-53-partner = In quattro si gioca a coppie: due regioni della coppia si uniscono.
partner-goal = Giochi in coppia con chi ha aperto, tutti e due Bianchi. In questo turno prendi i rosa e i blu, e fai della { place-T2 }, dov’è il vostro castello, una regione con due castelli.
partner-hint = I clan del compagno contano anche per te. Guarda chi c’è nella { place-T3 }, un passo più avanti.
partner-right = Il rosso della { place-T3 } è del tuo compagno, perciò il castello è vostro; e due regioni vicine dello stesso colore si uniscono subito.
partner-missed = Un rosa e un blu alla tua Corte, e l’Imperatore nella { place-T3 }: se si ferma altrove, le due regioni non si toccano.

# 54-pink
title-54-pink = Il colore di nessuno
about-54-pink = Un pareggio sulla mappa si decide a Corte.
pink-goal = Sei il Bianco, con i verdi; il Nero ha i rossi. L’Imperatore è accanto alla { place-T1 }: costruiscici un castello in questo turno, prendendo un clan che non è di nessuno.
pink-hint = Nella { place-T1 } due verdi e due rossi si pareggiano. C’è un clan di nessuno che lì ha quattro paladini.
pink-right = A Corte un solo rosa, e quattro paladini già sulla mappa passano a te. Contare i colori di nessuno viene prima di aggiungerne.
pink-missed = Un paladino in più nella { place-T1 } cambia poco. Un rosa nella tua Corte li muove tutti insieme; poi fai un passo.
