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
look-at-record = Guarda una partita
record-hint = Ogni partita è un piccolo file di testo. Aprine uno per rivederla.
rules = Regole
contents = Indice
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
vote-regent = Proponi un reggente
regent-strength = Forza del reggente
ruled-by-regent = regge un { $bot }
is-bot = bot
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
since-last-look = nuovo dall’ultima volta
older-lines = altre { $n } righe sono nel verbale
chat = Parole
note-sits = { $name } siede ora al posto { $n }.
note-takes-over = { $name } ha preso il posto { $n } da un bot.
note-renewed = { $name } (posto { $n }) ha una nuova chiave: gli altri dispositivi hanno perso il posto.
note-regent = Un bot governa per { $name } (posto { $n }).
note-returns = { $name } (posto { $n }) gioca di nuovo di persona.
note-went-back = Il tavolo è tornato indietro, come chiesto da { $name }.
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
drawing = Si sta disegnando …
no-picture = Non è stato possibile disegnare l’immagine. Ricarica la pagina e riprova.
high-contrast = Contrasto alto

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
length-hint = Circa { $n } decisioni per giocatore, un quarto di minuto l’una
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
    [one] I tavoli che nessuno tocca per un giorno qui vengono sparecchiati.
   *[other] I tavoli che nessuno tocca per { $n } giorni qui vengono sparecchiati.
 }
