# Che cosa dice il tavolo quando rifiuta qualcosa.
refused-bad-arms = Questo non è uno stemma: ha una partizione, due smalti, una figura e il suo smalto.
refused-bad-clock = Questo orologio non è possibile: { $message }
refused-bad-edition = Questa edizione non regge: { $message }
refused-not-rated = Ciò che si gioca con un’edizione propria non conta per le classifiche.
refused-nobody-known = Lì non siede nessuno che sia conosciuto qui.
refused-no-edition = Questo tavolo si gioca con l’edizione normale.
refused-bad-hours = Questi orari non sono possibili: { $message }
refused-bad-key = Questa chiave non si legge. Apri di nuovo il collegamento.
refused-bad-message = Il server non ha capito la pagina. Ricaricala.
refused-bad-pause = Una pausa dura almeno un minuto e al massimo novanta giorni.
refused-bad-record = Questa registrazione non regge, riga { $line }: { $reason ->
    [format] non comincia come una registrazione
    [header] nell'intestazione c'è qualcosa di estraneo, o manca qualcosa
    [cut] è incompleta
    [rules] è stata giocata con un'altra versione delle regole
    [edition] la sua edizione non si legge, o non è quella con cui è stata giocata
    [no-seed] manca il seme: è pubblicato a partita finita
    [promise] il seme non è quello promesso
    [start] la partita non può cominciare così
    [no-move] questa non è una mossa
    [illegal] le regole non permettono questa mossa
    [dice] i dadi sono caduti diversamente
    [result] la partita non è finita così
    [edition] la sua edizione non si può leggere, o non è quella con cui è stata giocata
    [changed] è stata cambiata dopo essere stata sigillata
    [after-end] dopo la fine non può seguire nulla
    [no-result] la partita è finita, e non è detto chi ha vinto
    [no-text] questo non è un testo
    [no-such-game] questo gioco qui non esiste
    [slow] rigiocarla richiede troppo tempo
    [stumble] le regole vi inciampano
   *[other] { $message }
    }.
refused-bad-request = Il server non ha capito la richiesta: { $message }
refused-bad-start = Questi posti e queste opzioni non vanno insieme: { $message }
refused-broken = Il server è inciampato. Nulla è cambiato.
refused-busy = Il tavolo è occupato. Riprova.
refused-cup-full = In una coppa giocano al massimo 64 persone.
refused-cup-over = Questa coppa è finita.
refused-cup-shut = Non si può più entrare. Chiedi a chi organizza la coppa.
refused-many-cups = Dieci coppe alla volta bastano. Chiudine prima una.
refused-no-cup-name = Una coppa ha bisogno di un nome.
refused-no-such-cup = Questa coppa non esiste. Forse il link è incompleto.
refused-not-a-reserve = Non è nessuno delle riserve.
refused-not-in-cup = In questa coppa non c’è nessuno così.
refused-too-few-for-cup = Siete troppo pochi per un tavolo.
refused-damaged = Questo tavolo è danneggiato e nessuno può muovere: { $message }. Il verbale si può scaricare.
refused-disk-full = Su questo server non c'è posto per nuovi tavoli. Avvisa chi lo gestisce.
refused-foreign-page = Una pagina di un altro sito non può farlo.
refused-hello-twice = Questa pagina è già collegata. Ricaricala.
refused-illegal = Le regole non lo permettono.
refused-invited = Questo collegamento ti invita a un posto. Prima siediti.
refused-last-device = È il tuo unico dispositivo. Crea prima un codice di recupero, altrimenti perderesti i tuoi posti.
refused-link-used = Con questo collegamento siede già qualcuno. Puoi guardare.
refused-looks-on = Questo link serve per guardare.
refused-muted = Gli altri hanno deciso che qui tu taccia.
refused-name-taken = A questo tavolo qualcuno si chiama già così. Scegli un altro nome.
refused-no-clock = Questo tavolo non ha un orologio.
refused-no-hello = Il collegamento non è stato completato. Ricarica la pagina.
refused-no-such-bot = Questo bot non esiste.
refused-no-such-call = Il server non conosce questa richiesta.
refused-no-such-code = Questo codice non funziona: è già stato usato o è troppo vecchio. Creane uno nuovo.
refused-no-such-device = Non hai un dispositivo così.
refused-no-such-game = Questo gioco non esiste.
refused-no-such-guide = Non ci sono regole in questa lingua.
refused-no-such-picture = Le regole non hanno questa figura.
refused-no-such-language = Questa lingua non c'è.
refused-no-such-link = Questo link non funziona più. Creane uno nuovo.
refused-no-such-moment = In questa partita non c'è un tale momento.
refused-no-such-lesson = Non c’è una lezione con questo nome.
refused-no-such-move = Questa mossa non esiste.
refused-no-such-page = A questo indirizzo non c'è nulla.
refused-no-such-seat = Questo posto non esiste.
refused-no-such-table = Questo tavolo non esiste. Forse il collegamento è incompleto.
refused-no-such-vote = Quella votazione è finita.
refused-no-undo = Da solo non puoi ritirarla: nel frattempo si è saputo qualcosa. Chiedi al tavolo.
refused-no-vote = Questo posto non vota su ciò.
refused-nobody = Su questo dispositivo non si conosce ancora nessuno. Prima siediti da qualche parte.
refused-nobody-there = Lì non siede ancora nessuno.
refused-not-away = Quel giocatore non è assente da abbastanza tempo.
refused-not-host = Può farlo solo chi ospita il tavolo.
refused-not-json = Il server non ha capito la richiesta: accetta JSON.
refused-not-over = Non durante la partita: svelerebbe dei segreti.
refused-not-paused = Gli orologi non sono fermi.
refused-not-public = Questo tavolo non è pubblico. Chiedi il collegamento di un posto.
refused-not-started = La partita non è cominciata: ci sono posti liberi.
refused-not-text = Il server non ha capito la pagina. Ricaricala.
refused-not-there-yet = La lezione non è ancora arrivata al gioco libero.
refused-not-your-seat = Questo posto non è tuo.
refused-nothing-said = Qui non c'è nulla da leggere.
refused-other-rules = Questa partita segue un'altra versione delle regole. Si può leggere e, se è finita, rivedere.
refused-others-play = Qui giocano anche altri. Puoi lasciare il tavolo, e loro continuano.
refused-over = La partita è finita.
refused-regent-rules = Un bot gioca a questo posto. Prima riprendilo.
refused-same-table = Giocate entrambi allo stesso tavolo. Finite prima quella partita.
refused-seat-taken = Quel posto è occupato.
refused-seated = Siedi già a questo tavolo.
refused-asked-lately = Quel posto è già stato chiesto nelle ultime ventiquattro ore, e non è stato dato.
refused-seen-lately = Chi tiene quel posto è stato visto nelle ultime ventiquattro ore.
refused-shut-out = Chi non gioca qui non può guardare.
refused-stale = Intanto il tavolo è andato avanti. Guarda di nuovo.
refused-started = La partita è già cominciata.
refused-storage = Non è stato salvato. Riprova tra un momento.
refused-too-fast = Troppo in fretta. Aspetta un momento.
refused-too-few = Nessuno lo decide da solo: ci vogliono altri due che giocano.
refused-too-late = La richiesta non è arrivata in tempo. Inviala di nuovo.
refused-too-long = È troppo lungo.
refused-too-many-holidays = I giorni di vacanza sono al massimo 42 all'anno.
refused-too-many-links = I link sono al massimo venti. Prima ritirane uno.
refused-too-much-work = È stato molto da calcolare. Aspetta { $seconds } secondi.
refused-too-much-written = Dal tuo indirizzo oggi è stato salvato molto. Aspetta un po'.
refused-unknown-host = Questo server non è noto con questo nome. Chi lo gestisce può aggiungerlo con --origin.
refused-unknown-key = Questo collegamento non dà alcun posto qui. Puoi guardare.
refused-vote-open = C'è già una votazione su questo.

# Lettere e promesse
refused-no-counsel = A questo tavolo non ci sono consigli così: si è deciso quando è stato apparecchiato.
refused-no-question = Adesso non si chiede nulla a nessuno.
refused-no-such-choice = Questa non è fra le scelte.
refused-rated-counsel = Dove si gioca per le classifiche nessuno è consigliato.
refused-rated-agreed = Questa partita conta per le classifiche: ciò che era convenuto prima dell’inizio non si cambia più.
refused-no-talk = A questo tavolo non si parla: così si è deciso quando è stato apparecchiato.
refused-no-letters = A questo tavolo non si scrive in privato: così si è deciso quando è stato apparecchiato.
refused-no-letters-now = Secondo il regolamento ora non si tratta in privato. Aspetta che sia il momento.
refused-too-many-letters = Venti lettere al minuto bastano. Aspetta un momento.
refused-nobody-reads = Un sigillo e una promessa sono per qualcun altro.
refused-bad-moment = Solo una lettera sigillata si apre più tardi, ed entro un anno.
refused-no-such-letter = Non c’è una tua lettera così.
refused-no-such-room = Questa stanza non c’è.
refused-no-such-promise = Questa promessa non c’è.
refused-not-yours-to-release = Solo chi ha ricevuto una promessa può scioglierla.
refused-nothing-to-proclaim = Solo chi gioca può fare un proclama, a partita cominciata.

# Being told
refused-no-mail = Questo server non manda posta.
refused-bad-mail = Questo non è un indirizzo di posta.
refused-bad-hook = Questo indirizzo non si può usare: deve cominciare con https://
refused-bad-subscription = Le chiavi di questo browser non hanno senso. Ricarica la pagina.
refused-many-channels = I modi per avvisarti sono già quanti possono essere. Prima togline uno.
refused-no-such-channel = Questo modo di essere avvisati non c’è più.
refused-not-verified = Prima scrivi il codice che è stato mandato a questo indirizzo.
refused-no-such-order = Qui le regole non prevedono un ordine del genere.
refused-not-asked-that = Un ordine si dà sulla domanda che ti viene posta: ormai è un’altra.
refused-too-many-orders = Gli ordini sono già abbastanza: prima ritirane uno.

# In the calendar of a person.
calendar-name = Reame: i miei turni
calendar-due = { $game }: il tuo tempo è finito
