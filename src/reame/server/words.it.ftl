# Che cosa dice il tavolo quando rifiuta qualcosa.
refused-bad-arms = Questo non è uno stemma: ha una partizione, due smalti, una figura e il suo smalto.
refused-bad-key = Questa chiave non si legge. Apri di nuovo il collegamento.
refused-bad-message = Il server non ha capito la pagina. Ricaricala.
refused-bad-record = Questa registrazione non regge, riga { $line }: { $reason ->
    [format] non comincia come una registrazione
    [header] nell'intestazione c'è qualcosa di estraneo, o manca qualcosa
    [cut] è incompleta
    [rules] è stata giocata con un'altra versione delle regole
    [no-seed] manca il seme: è pubblicato a partita finita
    [promise] il seme non è quello promesso
    [start] la partita non può cominciare così
    [no-move] questa non è una mossa
    [illegal] le regole non permettono questa mossa
    [dice] i dadi sono caduti diversamente
    [result] la partita non è finita così
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
refused-damaged = Questo tavolo è danneggiato e nessuno può muovere: { $message }. Il verbale si può scaricare.
refused-disk-full = Su questo server non c'è posto per nuovi tavoli. Avvisa chi lo gestisce.
refused-foreign-page = Una pagina di un altro sito non può farlo.
refused-hello-twice = Questa pagina è già collegata. Ricaricala.
refused-illegal = Le regole non lo permettono.
refused-invited = Questo collegamento ti invita a un posto. Prima siediti.
refused-last-device = È il tuo unico dispositivo. Crea prima un codice di recupero, altrimenti perderesti i tuoi posti.
refused-link-used = Con questo collegamento siede già qualcuno. Puoi guardare.
refused-muted = Gli altri hanno deciso che qui tu taccia.
refused-name-taken = A questo tavolo qualcuno si chiama già così. Scegli un altro nome.
refused-no-hello = Il collegamento non è stato completato. Ricarica la pagina.
refused-no-such-bot = Questo bot non esiste.
refused-no-such-call = Il server non conosce questa richiesta.
refused-no-such-code = Questo codice non funziona: è già stato usato o è troppo vecchio. Creane uno nuovo.
refused-no-such-device = Non hai un dispositivo così.
refused-no-such-game = Questo gioco non esiste.
refused-no-such-guide = Non ci sono regole in questa lingua.
refused-no-such-language = Questa lingua non c'è.
refused-no-such-moment = In questa partita non c'è un tale momento.
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
refused-not-public = Questo tavolo non è pubblico. Chiedi il collegamento di un posto.
refused-not-started = La partita non è cominciata: ci sono posti liberi.
refused-not-text = Il server non ha capito la pagina. Ricaricala.
refused-not-your-seat = Questo posto non è tuo.
refused-nothing-said = Qui non c'è nulla da leggere.
refused-other-rules = Questa partita segue un'altra versione delle regole. Si può leggere e, se è finita, rivedere.
refused-others-play = Qui giocano anche altri. Puoi lasciare il tavolo, e loro continuano.
refused-over = La partita è finita.
refused-regent-rules = Un bot gioca a questo posto. Prima riprendilo.
refused-same-table = Giocate entrambi allo stesso tavolo. Finite prima quella partita.
refused-seat-taken = Quel posto è occupato.
refused-seated = Siedi già a questo tavolo.
refused-shut-out = Chi non gioca qui non può guardare.
refused-stale = Intanto il tavolo è andato avanti. Guarda di nuovo.
refused-started = La partita è già cominciata.
refused-storage = Non è stato salvato. Riprova tra un momento.
refused-too-fast = Troppo in fretta. Aspetta un momento.
refused-too-few = Nessuno lo decide da solo: ci vogliono altri due che giocano.
refused-too-late = La richiesta non è arrivata in tempo. Inviala di nuovo.
refused-too-long = È troppo lungo.
refused-too-much-work = È stato molto da calcolare. Aspetta { $seconds } secondi.
refused-too-much-written = Dal tuo indirizzo oggi è stato salvato molto. Aspetta un po'.
refused-unknown-host = Questo server non è noto con questo nome. Chi lo gestisce può aggiungerlo con --origin.
refused-unknown-key = Questo collegamento non dà alcun posto qui. Puoi guardare.
refused-vote-open = C'è già una votazione su questo.
