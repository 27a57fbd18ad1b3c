# Le parole della cornice: ciò che ogni tavolo dice attorno al tabellone.
home = Pagina iniziale
motto = Giochi medievali di strategia, per una sera o per una stagione
loading = Un momento …
close = Chiudi
back = Indietro
you = tu
players = Giocatori
board = Tabellone
somebody = Qualcuno
spectator = Spettatore

sound = Suoni
sound-is-on = Suoni accesi
sound-is-off = Suoni spenti
to-light = Alla luce del giorno
to-dark = A lume di candela

build-building = I giochi si stanno compilando in sottofondo: gioca pure, presto i bot penseranno più in fretta.
build-ready = I giochi sono compilati: da ora i bot pensano più in fretta.
build-no-compiler = Qui manca un compilatore C: tutto funziona, ma i bot ci mettono più tempo a pensare.
build-failed = Non è stato possibile compilare i giochi: tutto funziona, ma i bot ci mettono più tempo a pensare.

new-table = Nuovo tavolo
choose-game = Scegli un gioco
who-plays = Chi gioca?
number-of-players = Numero di giocatori
players-range = da { $low } a { $high } giocatori
n-players = { $n ->
    [one] un giocatore
   *[other] { $n } giocatori
 }
seat-n = Posto { $n }
name-of-seat = Nome al posto { $n }
who-me = Gioco io
who-friend = Un amico
who-bot = Bot: { $bot }
your-name = il tuo nome
what-name = Come si chiama il posto { $n }?
this-is-me = Sono io
friend-hint = avrai un link da mandare
bot-at = { $bot } { $n }
bot-random = Paggio
bot-random-hint = facile: gioca quel che gli viene in mente
bot-greedy = Cavaliere
bot-greedy-hint = discreto: prende ciò che pare meglio adesso
bot-search = Maresciallo
bot-search-hint = forte: guarda lontano
bot-strength = Forza dei bot
character-of-seat = Chi è il bot al posto { $n }?
no-character = nessuno in particolare
temper-honourable = d’indole leale
temper-treacherous = d’indole infida
temper-merchant = mercante nell’animo
temper-warlike = d’indole bellicosa
options = Opzioni
more-settings = Altre impostazioni
bots = Bot
bots-think = I bot riflettono
think-briskly = in fretta
think-usually = come al solito
think-deeply = a fondo
host-sets = Chi ha apparecchiato il tavolo può cambiarlo quando vuole.
thinks = { $name } sta riflettendo
bot-pace = Ritmo dei bot
pace-instant = subito
pace-fast = svelto
pace-normal = comodo da seguire
pace-slow = con calma
away-limit = Assente dopo
n-hours = { $n ->
    [one] un’ora
   *[other] { $n } ore
 }
n-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
 }
auto-forced = Gioca da sé le mosse obbligate
make-public = Chiunque può vedere il tavolo e prendere un posto libero
lay-the-table = Prepara il tavolo
my-tables = I miei tavoli
no-tables-yet = Ancora nessun tavolo.
public-tables = Tavoli aperti
no-public-tables = Ora nessuno aspetta. Prepara un tavolo e rendilo pubblico.
free-seats = { $n ->
    [one] un posto libero
   *[other] { $n } posti liberi
 }
status-waiting = in attesa
status-running = in corso
status-over = finita
your-turn = tocca a te
choose-file = Scegli un file
look-at-record = Guarda una partita
record-hint = Ogni partita è un piccolo file di testo. Aprine uno per rivederla.
rules = Regole
contents = Indice
guide-search = Cerca nelle regole
guide-before = Il passo prima
guide-after = Il passo dopo
guide-found = { $n ->
    [0] Non si trova
   *[other] { $at } di { $n }
}
no-account = Nessun account, nessuna password: i tuoi posti li ricordano questo browser e tutti i dispositivi che gli colleghi.

lobby-title = Il tavolo è pronto
lobby-host = Manda a ogni amico il link di un posto. Quando ci siete tutti, cominci tu.
lobby-sitting = Hai un posto. La partita comincia quando lo decide chi ha preparato il tavolo.
lobby-free = Prendi un posto libero, oppure resta a guardare.
lobby-private = Si aspettano i giocatori. I posti sono su invito; puoi restare a guardare.
begin = Comincia
begin-with-bots = Comincia: i bot prendono i posti liberi
free-seat = posto libero
link-for = Link segreto del posto { $n }
copy-link = Copia il link
copied = copiato
play-it-here = Giocalo qui
renew = Nuova chiave per il mio posto
renew-hint = Gli altri dispositivi, e chi ha il tuo vecchio link, perdono il posto. Tutti ne sono avvisati.
sit-down = Siediti
seats = Posti
give-to-regent = Un bot regni per me
take-back = Sono tornato
regent-for-you = Per te regge un { $bot }, finché non torni.
vote-regent = Proponi un reggente
regent-strength = Forza del reggente
ruled-by-regent = regge un { $bot }
is-bot = bot
is-character = { $bot }, { $temper }
is-here = presente
is-offline = non c’è
is-away = assente da tempo
is-thinking = deve decidere
look-through = guarda
score = { $n ->
    [one] un punto
   *[other] { $n } punti
 }
no-such-table = Questo tavolo non esiste
closed-damaged = Questo tavolo è danneggiato
closed-other-rules = Giocata con regole precedenti
closed-finished = Si può rivedere, leggere e scaricare, ma non continuare.
closed-running = Qui nessuno può muovere. Potete parlare e scaricare il verbale.
origin-at = Continua dalla mossa { $n } di un’altra partita
origin-by-hand = Preparato a mano
origin-by-hand-at = Preparato a mano, dalla mossa { $n }
no-such-table-hint = Forse il link è incompleto, oppure è di un altro server.

your-decision = La tua decisione
your-move = Tocca a te, { $name }
others-move = Un momento
waiting-for = { $n ->
    [one] Decide { $names }.
   *[other] Decidono { $names }.
 }
please-wait = Si sta decidendo qualcosa.
sending = In viaggio …
reconnecting = Connessione perduta. Nuovo tentativo …
game-over = La partita è finita
winners = { $n ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
 }
allowed = Permesso:
not-possible = Non si può:
not-your-turn = Non tocca a te: ora non c’è nulla da scegliere.
not-part-of-this = Non fa parte di questa decisione. Ciò che si può scegliere è illuminato.
choices = Scelte
can-be-chosen = Si può scegliere
confirm = Conferma
put-back = Rimetti: { $thing }
undo = Riprendi la mossa
less = Meno
more = Più
amount = Quantità
show-rule = Regole, paragrafo { $rule }
hand-over = Passa a { $name }
show-board = Mostra il tabellone
next-table = Un altro tavolo ti aspetta
more-of-sheet = Mostra cronaca, parole e tavolo
more-of-replay = Mostra cronaca, occhi e link
less-of-sheet = Mostra il tabellone

about-table = Su questo tavolo
events = Avvenimenti
journal = Cronaca
journal-empty = Non è ancora accaduto nulla.
how-it-came = Come si è arrivati a questo
journal-explains = Scegli una riga e ti dice perché: le sue cifre e la sua regola.
why-line = Perché?
why-line-of = Perché? Regola { $rule }
see-also = Vedi anche
no-rule-of-line = Dietro a questa riga non c’è un paragrafo delle regole.
since-last-look = nuovo dall’ultima volta
while-away-label = Mentre non c’eri
while-away = Mentre non c’eri: { $events ->
    [one] un evento
   *[other] { $events } eventi
 } in { $groups ->
    [one] un gruppo
   *[other] { $groups } gruppi
 }
n-events = { $n ->
    [one] un evento
   *[other] { $n } eventi
 }
play-recap = rivedi
skip-recap = salta
recap-groups = gruppi
several-in-turn = Più giocatori a turno
concerns-you = ti riguarda
older-lines = altre { $n } righe sono nel verbale
chat = Parole
note-sits = { $name } siede ora al posto { $n }.
note-takes-over = { $name } ha preso il posto { $n } da un bot.
note-renewed = { $name } (posto { $n }) ha una nuova chiave: gli altri dispositivi hanno perso il posto.
note-regent = Un bot governa per { $name } (posto { $n }).
note-returns = { $name } (posto { $n }) gioca di nuovo di persona.
note-went-back = Il tavolo è tornato indietro, come chiesto da { $name }.
note-asks-back = Qualcuno ha perso il dispositivo di { $name } (posto { $n }) e chiede il posto.
note-reseated = { $name } (posto { $n }) gioca da un altro dispositivo: tutti gli altri sono d’accordo.
note-time-out = Il tempo di { $name } (posto { $n }) è finito: governa un bot finché non torna.
note-paused = Gli orologi sono fermi, come ha chiesto { $name }.
note-resumed = Gli orologi ripartono.
note-more-time = { $name } (posto { $n }) ha più tempo.
note-other-clock = Il tavolo ha un altro orologio, come ha chiesto { $name }.
note-other-rules = La partita continua con la versione { $text } delle regole; per ciò che è accaduto non cambia nulla.
chat-empty = Nessuno ha ancora parlato.
chat-say = Di’ qualcosa
send = Invia
table = Tavolo
past = Il passato
download-record = Scarica il verbale
rewind-hint = Per tornare più indietro di quanto permetta “Riprendi la mossa”, apri il replay, trova il momento e chiedi a tutti.
habits = Le mie abitudini
care = Chiedi prima di inviare una mossa
care-final = quando forse non si può riprendere
care-always = sempre
care-never = mai
keys-hint = Il tuo posto è custodito da questo browser. Un link che ti hanno mandato funziona una volta sola.
fair-dice = Dadi onesti
fair-promised = Il seme di tutti i dadi è stato fissato prima della prima mossa. Questa è la sua impronta; il seme si mostra alla fine.
fair-revealed = Il seme era promesso dalla sua impronta prima della prima mossa. “reame verify” li controlla con il verbale.
commitment = Impronta del seme
seed = Seme
salt = Sale

vote-rewind = { $by } chiede di tornare a: «{ $line }»
vote-rewind-start = { $by } chiede di tornare all’inizio.
vote-rewind-far = { $by } chiede di tornare molto indietro.
vote-for-seat = { $name } era tra gli invitati e vorrebbe giocare al posto di { $seat }, ora affidato a un bot.
vote-for-regent = { $by } propone che un { $bot } regga per { $seat }.
votes-so-far = d’accordo { $yes } di { $all }
agree = D’accordo
disagree = Contrario

rematch = Gioca ancora
to-rematch = Al nuovo tavolo
replay = Rivedi
replay-of = Replay
first = All’inizio
earlier = Una mossa indietro
later = Una mossa avanti
last = Alla fine
play-on = Scorri da sé
pause = Pausa
moment-of = Mossa { $n } di { $total }
moment = Momento
eyes = Con gli occhi di
eyes-spectator = uno spettatore
copy-moment = Copia il link a questo momento
branch = Continua da qui
branch-hint = Un nuovo tavolo, con nuovi dadi, comincia da questo momento.
ask-rewind = Chiedi a tutti di tornare qui
to-table = Al tavolo

fold = Ripiega
unfold = Apri
hand-tab = Mano
books = Libri

least = minimo
half = metà
most = massimo
less-by = { $n } in meno
more-by = { $n } in più
no-way-back = Non si può annullare.
i-give = Io do
they-give = { $name } dà
together = Fra noi
nothing = niente
nothing-offered = Ancora nulla: scegli che cosa dai o chiedi.
send-offer = Manda l’offerta
offer-says = L’offerta

battle = Battaglia
attacks = attacca
defends = difende
no-help = nessun aiuto
go-on = Avanti
rite-death = Una morte
rite-crown = La corona
rite-crusade = Crociata
rite-calamity = Calamità
rite-wedding = Nozze
rite-ban = Al bando
rite-fall = Una caduta
rite-horde = L’orda
rite-founding = Nuovo ordine
rite-mitre = Chiesa e corte
rite-murder = Assassinio
rite-war = Guerra
one-back = Un passo indietro
one-on = Un passo avanti
to-my-turn = Al mio turno
to-now = Ad adesso
still-to-come = ancora { $n }
pace = Andatura
pace-of-slow = comoda
pace-of-normal = facile da seguire
pace-of-fast = svelta
pace-of-instant = subito
shortcuts = Tasti
shortcuts-hint = Tasti: premi ?
key-digit = scegli per numero, o il numero stesso
key-enter = conferma, manda, vai avanti
key-escape = torna indietro, chiudi
key-undo = annulla
key-question = spiega la domanda
help-question = Di che si tratta?
help-title = Su questa domanda
key-arrows = percorri la mappa
key-zoom = ingrandisci, o gira un quadrante
key-home = tutta la mappa
key-follow = un passo indietro, un passo avanti
key-space = vai avanti, salta al mio turno
key-help = questi tasti
see-board = Vedi il tabellone
remembered = Che cosa si ricorderà
through-time = Il tabellone nel tempo
score-head = punti
see-end = Com’è finita

# Quick ways and standing answers
quick-ways = Vie brevi
elsewhere = Altrove
at-one-go = In un colpo solo
again-all = Di nuovo lo stesso, finché ce n’è
brush = Sulla plancia ora basta un clic: { $what }.
up-to = Rilancia passo per passo, fino a { $n }
up-to-line = ogni volta il meno possibile, poi basta
negotiate = Tratta
not-this-turn = Non in questo turno
declined-this-turn = In questo turno non ti viene più chiesto.
by-itself = Da sé: { $what }
ask-again = Chiedimelo di nuovo
stop = Ferma

# Pictures and contrast
take-away = Da portare via
picture = Immagine (PNG)
picture-hint = Tutto il tabellone com’è adesso, da condividere
poster = Manifesto (SVG)
poster-hint = Tutto il tabellone com’è adesso, da stampare a ogni misura
print = Stampa o PDF
print-hint = Tutto il tabellone su un foglio, dalla finestra di stampa del browser
drawing = Si sta disegnando …
no-picture = Non è stato possibile disegnare l’immagine. Ricarica la pagina e riprova.
high-contrast = Contrasto alto
clear-tinctures = Tinte che tutti gli occhi distinguono, con tratteggi marcati

# The boxes of the games
presets = Come sarà?
preset-first = Prima partita
preset-first-hint = pochi posti, breve, senza trattative dove ce ne sono
preset-evening = Serata breve
preset-evening-hint = tutte le regole, pochi posti, un limite
preset-full = Le regole intere
preset-full-hint = tavolo pieno, opzioni consuete
length-about = { $n ->
    [one] circa un minuto
   *[other] circa { $n } min coi bot
 }
length-hint = Circa { $n } decisioni per giocatore, contate in partite fra bot; a un quarto di minuto l’una, che nessuno ha misurato
weight-of = Peso { $n } su { $of }

you-page = Tu
you-nobody = Su questo dispositivo non si conosce ancora nessuno. Appena prendi un posto sei qualcuno, senza account né password.
you-name = Il tuo nome
you-save = Salva
your-arms = Il tuo stemma
arms-division = Partizione
arms-field = Campo
arms-second = Secondo smalto
arms-charge = Figura
arms-of = Smalto della figura
arms-faint = Gli araldi mettono metallo su colore e colore su metallo: questa figura si vedrà poco.
division-plain = pieno
division-pale = partito
division-fess = troncato
division-bend = trinciato
division-sinister = tagliato
division-chevron = calzato
division-saltire = decussato
division-quarterly = inquartato
division-chief = con il capo
division-barry = fasciato
tincture-or = oro
tincture-argent = argento
tincture-gules = rosso
tincture-azure = azzurro
tincture-vert = verde
tincture-sable = nero
tincture-purpure = porpora
charge-none = nessuna
charge-cross = croce
charge-roundel = bisante
charge-lozenge = losanga
charge-mullet = stella
charge-crescent = crescente
charge-tower = torre
charge-crown = corona
charge-key = chiave
charge-lily = giglio
charge-tree = abete
charge-sun = sole
your-devices = I tuoi dispositivi
this-device = questo
device-seen = usato l’ultima volta il { $day }
device-unnamed = un dispositivo
forget-device = Dimenticalo
forget-hint = Un dispositivo dimenticato perde subito i tuoi posti.
my-link = Gioca su un altro dispositivo
my-link-hint = Apri questo link, o inquadra il codice con l’altro dispositivo. Funziona una volta sola, per dieci minuti. Non mostrarlo a nessuno: chi lo apre è te.
my-link-make = Crea un link
my-link-qr = Il link come codice QR
my-link-field = Link per un altro dispositivo
link-over = Questo link è scaduto. Creane uno nuovo.
recovery = Se perdi tutti i dispositivi
recovery-hint = Stampa questo codice, o scrivilo, e tienilo dove lo ritroverai. Riporta i tuoi tavoli, una volta sola.
recovery-make = Crea un codice di recupero
recovery-again = C’è un codice che funziona. Uno nuovo lo sostituisce.
recovery-none = Non c’è ancora un codice.
recovery-code = Codice di recupero
have-code = Ho un codice
have-code-hint = Da un altro tuo dispositivo, oppure un codice di recupero.
use-code = Avanti
join-title = Sei { $name }?
join-hint = Da ora questo dispositivo giocherà per { $name }. Continua solo se il link è tuo.
join-merge = { $tables ->
    [one] Chi gioca su questo dispositivo ha un tavolo. Anche quel posto sarà di { $name }.
   *[other] Chi gioca su questo dispositivo ha { $tables } tavoli. Anche quei posti saranno di { $name }.
 }
join-yes = Sì, sono io
join-no = No
join-mine = Questo dispositivo è già tuo.
joined = Bentornato, { $name }. I tuoi tavoli sono sulla pagina iniziale.
your-data = Che cosa si conserva di te
export-me = Scarica tutto
delete-me = Cancellami
delete-hint = Se ti cancelli, nome, stemma e dispositivi vengono cancellati. Nelle partite in corso un bot gioca i tuoi posti; quello che hai detto resta, senza il tuo nome.
delete-really = Cancellarti per sempre?
delete-yes = Sì, per sempre
cancel = Annulla
departed-at = partito ({ $n })
is-departed = se n’è andato
note-leaves = { $name } ha lasciato il tavolo (posto { $n }).
note-departs = { $name } se n’è andato per sempre: un bot regge il posto { $n }.

invite = Invita qualcuno
withdraw = Ritira il link
who-sits = Chi siede al posto { $n }
keep-guest = com’è
free-the-seat = libera il posto
be-ready = Sono pronto
is-ready = pronto
is-muted = messo a tacere
not-ready = { $n ->
    [one] Un ospite non è ancora pronto.
   *[other] { $n } ospiti non sono ancora pronti.
 }
leave = Lascia il tavolo
leave-waiting = Il posto tornerà libero.
leave-running = Un bot reggerà il tuo posto, e non potrai tornare da solo.
leave-yes = Lascia
vote-kick = Proponi di mandarlo via
vote-mute = Proponi di farlo tacere
vote-unmute = Ridagli la parola
vote-for-kick = Mandare via { $seat }? Un bot reggerebbe il posto.
vote-for-mute = { $seat } deve tacere a questo tavolo?
vote-for-unmute = { $seat } può parlare di nuovo?
votes-secret = Il voto è segreto.
shut-out = Solo chi gioca può guardare
close-table = Sparecchia il tavolo
close-table-really = Il tavolo e tutto ciò che vi si è giocato spariranno.
close-table-yes = Sparecchia
note-kicked = Gli altri hanno mandato via { $name } (posto { $n }).
note-muted = Gli altri hanno messo a tacere { $name } (posto { $n }).
note-unmuted = { $name } (posto { $n }) può parlare di nuovo.
shut-out-title = Qui guarda solo chi gioca
shut-out-hint = Chi ospita ha chiuso la galleria. A partita finita potranno guardarla tutti.
gallery-hint = Sei in galleria: chi gioca leggerà quello che si dice qui a partita finita.
keep-days = { $n ->
    [one] I tavoli a cui nessuno torna per un giorno qui vengono sparecchiati, finiti o no.
   *[other] I tavoli a cui nessuno torna per { $n } giorni qui vengono sparecchiati, finiti o no.
 }

learn = Impara
lessons = Lezioni
lesson = Lezione
lesson-rival = { $n ->
    [0] Rivale
   *[other] Rivale { $n }
 }
lesson-learner = Novizio
lesson-step = Passo { $n } di { $of }
lesson-right = Giusto.
lesson-wrong = Non qui.
lesson-other = Le regole lo permettono, ma non è di questo che parla il passo.
lesson-take-back = Annulla la mossa
lesson-take-back-first = Prima annulla la tua mossa.
lesson-on = Avanti
lesson-hint = Aiuto
lesson-show = Fammi vedere
lesson-model = Così: { $move }
lesson-do-it = Fallo per me
lesson-skip = Salta
lesson-point = Indica
lesson-left = { $n ->
    [one] Resta una mossa
   *[other] Restano { $n } mosse
 }
lesson-done = finita
lesson-end = La lezione è finita.
lesson-end-all = Era l’ultima lezione. Ne sai abbastanza per una partita tutta tua.
lesson-play = Continua a giocare da qui
lesson-next = Prossima: { $title }
lesson-all = Tutte le lezioni
lesson-again = Da capo
lesson-missing = Questa lezione non c’è
lesson-open = cominciata
lessons-of = { $game }: lezioni
lessons-hint = Si impara giocando, sul tavolo di sempre. Non si può sbagliare: ogni tentativo viene mostrato, e si può annullare.
lessons-none = Per questo gioco non ci sono ancora lezioni. Le regole stanno in poche pagine.
lessons-minutes = { $n ->
    [one] una lezione
   *[other] { $n } lezioni
 }, circa { $minutes } minuti
lessons-so-far = { $done } lezioni su { $of }
lessons-go = Comincia
lessons-go-on = Continua: { $title }
lessons-finished = Le lezioni sono finite. Ora una partita tutta tua: apparecchia un tavolo contro un Paggio.
lessons-newcomer = Mai giocato prima?
lessons-newcomer-hint = Impara { $game } in { $n } brevi lezioni, sul tavolo.
puzzle = Rompicapo
puzzle-end = Risolto.
puzzle-wrong = Non è risolto.
puzzle-next = Un altro rompicapo: { $title }
lesson-odds = La tua strada aveva { $way } probabilità su cento; la migliore ne ha { $best }. Conta questo, non il tiro.
puzzles = Rompicapi
puzzles-hint = Una posizione, un obiettivo, poche mosse.
free-play = Gioco libero
free-play-hint = Da qui in poi giochi contro un bot, quanto vuoi.
free-play-over = La lezione arriva fin qui.
first-help-off = Non aprire più questi aiuti da soli
first-help-setting = Apri l’aiuto di una domanda la prima volta che viene posta
edition = Edizione
edition-standard = Normale
edition-own = Un mio file …
edition-file = Un’edizione del possessore (.toml): ciò che dice la tua scatola dove la nostra è ricostruita
edition-unmarked = (non segnato come ricostruzione)
edition-words = { $n ->
    [one] Un nome o testo è diverso.
   *[other] { $n } nomi e testi sono diversi.
 }
edition-drawn = La mappa è disegnata come prima e non mostra: { $what }.

# Orologi
clock = Orologio
clock-none = Nessun orologio
clock-none-hint = Ciascuno si prende il tempo che vuole.
clock-live = Dal vivo
clock-live-hint = { $turn } per ogni turno, poi { $bank } per tutta la partita.
clock-days = A turni
clock-days-hint = { $turn } per ogni turno, poi { $bank } di riserva; ogni turno aggiunge { $add }, fino a { $cap }.
clock-after = Quando il tempo è finito governa un bot finché non torni: nessuno perde per questo, e nessuna partita muore.
clock-own = Altri tempi
clock-part-turn = Per ogni turno
clock-part-bank = Riserva all’inizio
clock-part-add = Ogni turno aggiunge
clock-part-cap = Riserva al massimo
clock-minutes = minuti
clock-hours = ore
clock-nights = Le notti di ciascuno non contano.
clock-holidays = Le vacanze di ciascuno non contano.
clock-rests = Le notti e le vacanze di ciascuno non contano.
clock-paused = Gli orologi sono fermi. Ripartono: { $when }.
clock-resume = Falli ripartire
clock-window = Rispondono tutti. Scadenza: { $when } ({ $left }).
clock-window-over = Il tempo di tutti è finito: ora corre la riserva di ciascuno, senza che si veda.
clock-yours = La tua scadenza: { $when } ({ $left })
clock-theirs = { $name }, scadenza: { $when } ({ $left })
clock-bank = di riserva { $bank }
clock-until = scadenza: { $when }
clock-in-bank = Corre la tua riserva.
clock-late = È quasi finito!
clock-ask-pause = Proponi una pausa
clock-ask-time = Proponi più tempo
clock-ask-clock = Proponi un altro orologio
clock-two-thirds = Devono essere d’accordo due terzi di chi gioca.
clock-pause-until = Fine della pausa
clock-for-whom = Per chi
clock-how-much = Quanto in più
clock-propose = Chiedi agli altri
vote-for-pause = { $by } chiede una pausa. Fine: { $when }; chiunque può finirla prima.
vote-for-time = { $by } chiede { $more } in più per { $seat }.
vote-for-clock = { $by } chiede un altro orologio:
your-hours = Quando dormi e quando sei via
your-hours-hint = Ai tavoli a turni il tuo tempo non corre durante la tua notte e le tue vacanze.
your-zone = Fuso orario
your-night = La tua notte
your-night-none = nessuna
your-night-span = dalle { $from } alle { $to }
your-holidays = Vacanze
holiday-first = Dal
holiday-last = al
holiday-add = Aggiungi
holiday-drop = Togli
holiday-span = { $from } – { $to }
holidays-left = { $n ->
    [one] Resta un giorno di vacanza quest’anno.
   *[other] Restano { $n } giorni di vacanza quest’anno.
 }

# Lettere, taccuino e promesse
hall = Ad alta voce
notebook = Taccuino
promises = Promesse
rooms = Stanze
letter-to = A chi?
write-to = Scrivi a { $name }
room-of = Stanza con { $names }
n-unread = { $n ->
    [one] una da leggere
   *[other] { $n } da leggere
 }
read-by = Tu e { $names }
will-be-read-by = La leggono { $names } e tu, nessun altro.
read-by-all = Lo leggono tutti al tavolo, e chi guarda.
only-you-read = Lo leggi tu, nessun altro.
opened-end-short = Si apre per tutti a fine partita.
opened-never-short = Non si apre mai per gli altri.
notebook-hint = Il tuo taccuino
notebook-empty = Non hai ancora annotato nulla.
note-down = Annota qualcosa
note-it = Annota
strike-out = Cancella
struck-out = Cancellato.
room-empty = Qui non si è ancora scritto nulla.
older-letters = Lettere precedenti
bots-do-not-read = { $n ->
    [one] { $names } non legge lettere: risponde alle offerte fatte secondo le regole. Le leggerà chi ne prende il posto.
   *[other] { $names } non leggono lettere: rispondono alle offerte fatte secondo le regole. Le leggerà chi ne prende il posto.
 }
letters-over = La partita è finita: non si scrivono più lettere.
letters-not-now = Secondo il regolamento ora non si tratta in privato.
letters-none = A questo tavolo non si scrive in privato.
went-back-here = Qui il tavolo è tornato indietro.
went-back-since = Da allora il tavolo è tornato indietro.
seal-it = Sigilla
seal-and-send = Sigilla e invia
seal-hint = Gli altri ne vedono ora l’impronta. Si apre quando rompi il sigillo, al più tardi alla fine.
seal-hint-at = Gli altri ne vedono ora l’impronta. Si apre in quel momento, o prima se rompi il sigillo.
opens-when = Si apre (facoltativo)
opens-at = Sigillata fino a { $when }
opens-at-end = Sigillata finché chi l’ha scritta non la apre, o fino alla fine
seal-broken = Era sigillata
break-seal = Rompi il sigillo
hash-of-letter = Impronta
hash-hint = BLAKE2b di questo sale, due punti e il testo:
hush = Silenzia per me
hear-again = Ascolta di nuovo
hushed-hint = Non ascolti questo giocatore. Nessun altro lo sa.
proclaim = Proclama: sta anche nella cronaca
honour-of = { $all ->
    [one] promesse mantenute: { $kept } su una
   *[other] promesse mantenute: { $kept } su { $all }
 }
talk-none-hint = A questo tavolo non si parla durante la partita.
talk-how = Come si parla?
talk-free-short = liberamente, anche per lettera
talk-rulebook-short = per lettera quando lo dice il regolamento
talk-public-short = solo ad alta voce
talk-none-short = per niente
talk-free = Tutti possono parlare ad alta voce e scrivere lettere a chiunque, in ogni momento.
talk-rulebook = Tutti possono parlare ad alta voce. Le lettere si scrivono solo quando il regolamento permette di trattare.
talk-public = Si parla solo ad alta voce: niente lettere, niente promesse segrete.
talk-none = Durante la partita non si parla: si tratta solo secondo le regole.
letters-are-opened = Le lettere si aprono
opened-end-choice = per tutti, alla fine
opened-never-choice = mai
opened-end = A fine partita tutte le lettere si aprono e stanno nella replica.
opened-never = Le lettere non si aprono mai per gli altri.
promises-empty = Nessuno ha ancora dato la sua parola.
promise-to = Prometto a
promise-what = Che cosa prometti?
promise-until-when = Fino a quando? (la fine del giro 5, la prossima elezione …)
promise-until = fino a: { $when }
promise-in-secret = In segreto
promise-secret = in segreto
give-word = Do la mia parola
your-word = Com’è andata?
promise-open = In sospeso.
promise-kept = Mantenuta
promise-broken = Infranta
promise-released = Sciolta
promise-replies-kept = { $name }: è stata mantenuta.
promise-replies-broken = { $name }: è stata infranta.
promise-replies-released = { $name }: sciolta.
promise-says-kept = { $name }: l’ho mantenuta.
promise-says-broken = { $name }: l’ho infranta.
letters-of-game = Lettere e promesse
letters-closed = A questo tavolo le lettere non si aprono: qui ci sono solo le tue.
no-letters-here = Non sono state scritte lettere.
letter-at-move = Mossa { $n }
your-honour = La tua parola
your-honour-hint = Com’è andata con le tue promesse, secondo chi le ha ricevute. Lo vede chi siede a un tavolo con te. Quelle segrete contano quando sono state aperte.
honour-none = La tua parola non è ancora stata giudicata.
honour-kept = mantenute: { $n }
honour-broken = infrante: { $n }
honour-released = sciolte: { $n }

# Link che si possono ritirare
onlookers = Link per guardare
onlookers-hint = Chi ha un link così può guardare anche se possono farlo solo i giocatori. Copialo subito: si vede solo ora. Ritirato, chiude all’istante.
onlooker-for = Per chi
onlooker-make = Crea un link
onlooker-link = Link per guardare, per { $name }
feed = Il tuo calendario
feed-hint = Un’app di calendario che conosce questo indirizzo mostra entro quando devi giocare. È segreto: chi lo conosce vede le tue scadenze e i tuoi tavoli. Un nuovo indirizzo annulla quello di prima.
feed-make = Crea un nuovo indirizzo
feed-end = Annullalo
feed-ended = Nessuno legge più il tuo calendario.
reseat = Ho perso il dispositivo di questo posto
reseat-hint = Tutti gli altri devono essere d’accordo, e nessuno deve essersi visto lì nell’ultimo giorno.
vote-for-reseat = Qualcuno dice di aver perso il dispositivo di { $seat }. Gli diamo il posto? Devono essere d’accordo tutti gli altri.

told = Avvisi
told-hint = Quando tocca a te, o qualcos’altro ti aspetta, e non stai guardando. Nessuno al tavolo sa come ricevi gli avvisi.
told-none = Per ora non ricevi avvisi.
told-this-browser = Avvisami in questo browser
told-insecure = Questa pagina non è arrivata con HTTPS, perciò il browser non può avvisarti. La posta e gli altri modi funzionano.
told-home-screen = Su iPhone o iPad, metti prima Reame nella schermata Home (Condividi → Aggiungi alla schermata Home) e aprilo da lì.
told-not-allowed = Il browser non permette a questa pagina di avvisarti. Puoi cambiarlo nelle sue impostazioni, accanto all’indirizzo.
told-no-push = Adesso questo browser non si può raggiungere: { $reason }
told-mail = Per posta
told-mail-address = Il tuo indirizzo di posta
told-mail-add = Mandami un codice
told-mail-code = Il codice arrivato a { $address }
told-mail-verify = Eccolo
told-hook = Con un altro servizio
told-hook-kind = Servizio
told-hook-address = Il suo indirizzo (webhook)
told-hook-add = Aggiungi
told-hook-hint = Chi legge lì viene a sapere anche quando ti viene chiesto qualcosa in segreto. Meglio un argomento di ntfy, o un canale che vedi solo tu.
kind-push = Browser
kind-mail = Posta
kind-discord = Discord
kind-slack = Slack
kind-ntfy = ntfy
kind-json = JSON
told-what = Che cosa ti arriva con { $name }
about-turn = tocca a te
about-offer = un’offerta per te
about-letter = una lettera
about-vote = una votazione
about-time = il tuo tempo scade
about-regent = un bot gioca per te
about-invite = un invito
about-over = la partita è finita
told-digest = una volta al giorno
told-test = Prova
told-remove = Togli
told-tested = Mandato. È arrivato?
told-dead = Qui non si manda più nulla: { $error }
told-trouble = L’ultimo messaggio non è arrivato: { $error }
why-no-answer = lì non risponde nessuno
why-private-address = l’indirizzo non è nella rete aperta
why-bad-address = l’indirizzo non si può usare
why-gone = lì non riceve più nessuno
why-mail-refused = la posta non è stata accettata
why-no-mail = questo server non manda posta
why-status = l’altro lato l’ha rifiutato ({ $status })
told-when = Quando
told-quiet = Ore di quiete
told-quiet-from = dalle
told-quiet-until = alle
told-digest-at = Quel che arriva una volta al giorno arriva alle
told-zone = Fuso orario: { $zone }
told-zone-here = Usa quello di questo dispositivo ({ $zone })
ask-tell = Avvisarti quando tocca a te?
ask-tell-yes = Sì, qui
ask-tell-other = In un altro modo
ask-tell-no = No, grazie
ask-tell-done = Riceverai gli avvisi in questo browser.
hooks = Il tavolo avvisa
hooks-hint = Un canale del vostro gruppo viene a sapere a chi tocca e come finisce la partita: solo ciò che tutti possono vedere.
lost = Ho perso il mio dispositivo
lost-hint = Se qui c’è un tuo indirizzo di posta, riceverai un link. Funziona una volta sola, entro un’ora.
lost-send = Mandami un link
lost-sent = Se l’indirizzo è conosciuto, un link è in arrivo.

# La pagina di una persona: partite, classifiche, passo
ratings = Classifiche
play-rated = Questa partita conta per le classifiche
play-rated-hint = Contano i piazzamenti, con persone e bot sulla stessa scala. Chi se ne va, o lascia decidere a un bot più di due volte su cinque, conta come ultimo.
rated-no-edition = Ciò che si gioca con un’edizione propria non conta.
table-rated = Questa partita conta per le classifiche.
table-unrated = Questa partita non conta per le classifiche.
is-rated = classificata
your-games = Le tue partite
your-games-hint = Partite, piazzamenti, punteggi, il tuo passo e la tua parola. Chi condivide un tavolo con te può vederli.
your-games-link = Vedi le tue partite
person-page = Partite e classifiche
page-of = Pagina di { $name }
back-to-table = Torna al tavolo
person-since = Qui dal { $day }
their-pace = Passo
their-word = Parola
their-games = Partite
word-none = non ancora alla prova delle promesse
pace-none = nessuna partita finita finora
pace-by-none = { $time } a decisione, senza orologio
pace-by-live = { $time } a decisione, dal vivo
pace-by-days = { $time } a decisione, a turni, notti e pause comprese
pace-seconds = { $n ->
    [one] un secondo
   *[other] { $n } secondi
    }
pace-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
    }
pace-hours = { $n ->
    [one] un’ora
   *[other] { $n } ore
    }
pace-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
    }
games-played = { $n ->
    [one] una partita
   *[other] { $n } partite
    }
games-left = { $n ->
    [one] una abbandonata
   *[other] { $n } abbandonate
    }
games-none = Nessuna partita finita finora.
places = Piazzamenti
place-n = { $n }º posto:
place-of = { $place }º posto su { $n }
rating = Punteggio
provisional = (provvisorio)
rating-hint = Ciò di cui si può essere abbastanza sicuri: una stima della forza, meno la sua incertezza. Prima di dieci partite dice poco.
ranking-of = { $game }: classifica
ranking-hint = Tu, coloro con cui hai finito una partita, e i bot.
rank-who = Chi
rank-games = Partite
bot-who-thinks = { $bot }, che pensa { $how }
latest-games = Ultime partite
has-left = abbandonata

# Una coppa del gruppo
cups = Coppe
cups-hint = Per un gruppo: più turni a tavoli di amici, e uno di voi vince la coppa.
cup = Coppa
new-cup = Una coppa per il gruppo
new-cup-hint = Gioco, turni e tavoli si decidono una volta sola, e a tutti basta un link. I tavoli di ogni turno si apparecchiano da sé, ciascuno è chiamato al suo, e i risultati arrivano da soli.
cup-name = Nome della coppa
cup-your-name = Il tuo nome
cup-game = Gioco
cup-size = A un tavolo
cup-rounds = Turni
cup-smaller = Meglio tavoli da { $n } che lasciare qualcuno a riposo
cup-i-play = Gioco anch’io
cup-tables = I tavoli
cup-tables-hint = Tutti i tavoli della coppa sono apparecchiati così.
cup-public = Chiunque può vedere questi tavoli
cup-live-hint = Gli orologi restano fermi finché qualcuno al tavolo non li avvia, al massimo per un’ora.
make-cup = Crea la coppa
cup-about = { $game }, tavoli da { $size }, { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
 }
cup-gathering = non ancora iniziata
cup-round-of = turno { $n } di { $of }
cup-edition = con un’edizione propria
cup-you-play = Ora giochi con
cup-you-will-play = Nel turno { $n } giochi con
cup-to-table = Al tavolo
cup-join = Partecipa
cup-join-reserve = Partecipa come riserva
cup-reserve-hint = La coppa è iniziata. Se qualcuno si ritira, chi organizza può chiamarti.
cup-link = Link alla coppa
cup-link-hint = Chi ha questo link vede questa pagina e può partecipare.
cup-people = { $n ->
    [one] Una persona in gioco
   *[other] { $n } persone in gioco
 }
cup-nobody = Ancora nessuno.
cup-seating = Tavoli in un turno: { $tables }.
cup-sit-out = { $n ->
    [one] Una persona riposa, ogni volta un’altra.
   *[other] { $n } persone riposano, ogni volta altre.
 }
cup-reserve = Riserve
cup-left = Persone ritirate
cup-has-left = ritiro
cup-somebody-gone = qualcuno che non c’è più
cup-leave = Mi ritiro
cup-leave-hint = I prossimi turni si giocano senza di te. Se il tuo tavolo gioca ancora, lascialo da lì, oppure finisci la partita.
cup-leave-yes = Sì, mi ritiro
cup-leave-no = No, resto
cup-how = Tutti i turni sono preparati prima, in modo che vi incontriate il più possibile alla pari e cambiando posto; un tavolo lento non ferma nessuno. Chi riposa riceve { $share } punti, quanto vale in media un posto a tavola.
cup-standings = Classifica
cup-place = Posto
cup-points = Punti
cup-beaten = Alle spalle
cup-met = Incontri
cup-ties = Una vittoria vale un punto, diviso fra chi vince insieme. A parità di punti è avanti chi ha lasciato alle spalle più avversari ai suoi tavoli; poi, chi ha incontrato avversari con più punti in media.
cup-rounds-title = Turni
cup-round = Turno { $n }
cup-to-come = da giocare
cup-moved = Qualcuno è arrivato o si è ritirato: i prossimi turni saranno preparati di nuovo quando inizia il prossimo.
cup-table = Tavolo { $n }
cup-cleared = tolto senza risultato
cup-came = { $place }º
cup-out = { $n ->
    [one] Riposa: { $names }
   *[other] Riposano: { $names }
 }
cup-host = Che cosa decidi tu
cup-too-few = Siete ancora troppo pochi per un tavolo.
cup-begin = Inizia il primo turno
cup-next-round = Inizia il turno { $n }
cup-unfinished = { $n ->
    [one] Un tavolo gioca ancora; continua accanto al prossimo turno.
   *[other] { $n } tavoli giocano ancora; continuano accanto al prossimo turno.
 }
cup-all-begun = Tutti i turni sono iniziati. La coppa finisce con l’ultimo tavolo.
cup-exchange = Chi va e chi viene
cup-goes = Si ritira
cup-comes = Arriva dalle riserve
cup-no-one = nessuno
cup-do-exchange = Cambia
cup-exchange-hint = Chi arriva prende i prossimi tavoli di chi si ritira. A un tavolo abbandonato si chiede agli altri che ci giocano. I punti restano a chi li ha vinti.
cup-shut = Non far entrare altri
cup-open = Fai entrare di nuovo
cup-close = Chiudi la coppa
cup-close-hint = Niente più turni. I tavoli che giocano ancora contano.
cup-close-early = Non si è ancora giocato: della coppa non resta nulla.
cup-close-yes = Sì, chiudila
cup-close-no = No, si continua

counsel = Consiglio
counsel-ask = Chiedi un consiglio
counsel-thinks = Il consigliere sta pensando…
counsel-take = Scegli questa
counsel-weigh = Che cosa porterebbe?
counsel-weigh-of = Che cosa porterebbe: { $move }?
counsel-ask-hint = Che cosa farebbe la ricerca?
counsel-again = ↩ Il consiglio
counsel-pick = L’occhio accanto a una scelta mostra che cosa porterebbe.
counsel-how = Fin dove si consiglia?
counsel-off-short = nessun consiglio
counsel-rules-short = ciò che dicono le regole
counsel-preview-short = anteprime
counsel-hint-short = anteprime e consigli
counsel-off = Delle scelte non si dice nulla, nemmeno probabilità e prezzi.
counsel-rules = Di ogni scelta si dice ciò che dicono le regole: probabilità, prezzi, che cosa ne viene.
counsel-preview = Si può chiedere anche che cosa porterebbe una scelta. Il verbale lo annota.
counsel-hint = Si può chiedere anche che cosa porterebbe una scelta, e quale farebbe la ricerca e perché. Il verbale lo annota; finché si gioca non lo sa nessun altro.
counsel-rated = Dove si gioca per le classifiche non si va oltre.
key-counsel = consiglio sulla domanda
key-preview = che cosa porterebbe la scelta sotto il puntatore

# Ordini permanenti.
orders = Ordini permanenti
orders-hint = Ciò che dici qui in anticipo il server lo risponde per te quando viene chiesto, anche se non ci sei o se governa un reggente. Nessun altro se ne accorge.
orders-standing = Ordini in vigore
orders-none = Ancora nessuno: ti viene chiesto tutto.
orders-asleep = Sono state annullate delle mosse: i tuoi ordini dormono finché non li risvegli.
orders-asleep-short = dormono
orders-wake = Risvegliali
order-this = A domande come questa
order-auctions = In ogni asta
order-windows = Ogni volta che puoi reagire a ciò che fanno gli altri
order-such-as = A domande come: { $question }
order-all-auctions = in ogni asta
order-all-windows = ogni volta che puoi reagire a ciò che fanno gli altri
order-bid = Offri fino a
order-accept = Accetta da questa somma in su
order-pass = Passa sempre
order-spare = ma chiedimelo se riguarda me
order-give = Ordina
order-until = Fino a quando
order-until-phase = fino alla fine della fase
order-until-round = fino alla fine del giro
order-until-end = fino alla fine della partita
order-said-bid = Offri fino a { $n }
order-said-accept = Accetta da { $n } in su
order-said-pass = Passa
order-said-pass-spare = Passa, se non riguarda me
order-withdraw = Ritira
order-withdraw-this = Ritira: { $what }, { $where }

# Sguardo a una partita finita.
analysis = Analisi
analysis-of = Analisi: { $game }
analysis-ask = Analizza questa partita
analysis-ask-hint = Come è oscillata, dove è girata e che cosa sarebbe stato meglio, che cosa era fortuna. Viene calcolata in sottofondo e richiede qualche minuto; puoi andartene e tornare.
analysis-working = Analisi in corso: { $percent } %
analysis-before = { $n ->
    [one] Un’altra partita viene analizzata nello stesso tempo.
   *[other] Altre { $n } partite vengono analizzate nello stesso tempo.
}
analysis-failed-slow = Questa partita è troppo lunga da analizzare.
analysis-failed-stumble = Questa partita non si può analizzare: le regole vi inciampano.
analysis-chart = Andamento della partita, come figura; la scheda «Giri» dice lo stesso in una tabella
analysis-chart-hint = Un clic mostra la partita in quel momento.
analysis-rounds = Giri
analysis-watch = Guarda questo momento
analysis-find = Trova di meglio
analysis-find-hint = Gioca da qui contro i bot, con dadi nuovi.
analysis-luckiest = I tiri più fortunati
analysis-all = in tutto
