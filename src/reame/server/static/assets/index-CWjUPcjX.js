const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Rules-CyeJK7mw.js","assets/resource-pkrdf292.js","assets/Guide-DA1NXgb_.js","assets/Guide-Bj1NGK_E.css","assets/Rules-BeBnUdqC.css","assets/Table-Bf07dwSP.js","assets/Journal-CnWKVaJQ.js","assets/Journal-Dw7CG436.css","assets/Table-BXxKVjgi.css","assets/Replay-B6EbdD4a.js","assets/Replay-BbuxKR9K.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,D as r,F as i,G as a,H as o,I as s,J as c,K as l,L as u,M as d,N as f,O as p,P as m,Q as h,T as g,U as _,V as v,X as y,Y as b,Z as x,_ as S,a as C,at as w,ct as ee,d as te,et as T,f as E,h as ne,i as re,it as D,j as O,k,m as A,n as j,nt as M,ot as ie,p as ae,rt as N,st as P,t as oe,tt as F,u as se,v as ce,w as I,x as le,y as L,z as R}from"./resource-pkrdf292.js";(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),t.credentials=e.crossOrigin===`use-credentials`?`include`:e.crossOrigin===`anonymous`?`omit`:`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();function z(){let e=new URLSearchParams(location.search),t=/^\/t\/([\w-]+)\/?$/.exec(location.pathname)?.[1];if(t){if(!e.has(`at`))return{page:`table`,table:t};let n=e.get(`at`),r=e.get(`eyes`);return{page:`replay`,table:t,at:n===`start`||!n?null:Number(n),eyes:r===null?null:Number(r)}}let n=e.get(`rules`);return n?{page:`rules`,game:n,paragraph:e.get(`paragraph`)??``}:{page:`start`}}var B=new class{#e=F(z());get place(){return o(this.#e)}set place(e){T(this.#e,e)}constructor(){addEventListener(`popstate`,()=>this.place=z())}go(e){history.pushState(null,``,e),this.place=z(),scrollTo(0,0)}rename(e){history.replaceState(null,``,e)}},ue=e=>`/t/${e}`,V=(e,t,n)=>`/t/${e}?at=${t}&eyes=${n}`;function de(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target.closest(`a`);!t||t.target||t.hasAttribute(`download`)||t.origin!==location.origin||t.pathname.startsWith(`/api/`)||(e.preventDefault(),B.go(t.pathname+t.search+t.hash))}var H=`# The words of the shell: what every game's table says around the board.
home = Start page
motto = Medieval games of strategy, for an evening or for a season
loading = One moment …
close = Close
back = Back
you = you
players = Players
board = Board
spectator = Spectator

sound = Sound
sound-is-on = Sound is on
sound-is-off = Sound is off
to-light = By daylight
to-dark = By candlelight

new-table = New table
choose-game = Choose a game
who-plays = Who plays?
number-of-players = Number of players
players-range = { $low ->
    [one] one to { $high } players
   *[other] { $low } to { $high } players
 }
n-players = { $n ->
    [one] one player
   *[other] { $n } players
 }
seat-n = Seat { $n }
name-of-seat = Name on seat { $n }
who-me = I play
who-friend = A friend
who-bot = Bot: { $bot }
your-name = your name
friend-hint = you get a link to send
bot-at = { $bot } { $n }
bot-random = Page
bot-random-hint = easy: plays whatever comes to mind
bot-greedy = Knight
bot-greedy-hint = fair: takes what looks best now
bot-search = Marshal
bot-search-hint = strong: thinks ahead
bot-strength = Strength of the bots
options = Options
more-settings = More settings
bot-pace = Pace of the bots
pace-instant = at once
pace-fast = brisk
pace-normal = easy to follow
pace-slow = leisurely
away-limit = Away after
n-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
 }
n-days = { $n ->
    [one] one day
   *[other] { $n } days
 }
auto-forced = Play forced moves by themselves
make-public = Anybody may see this table and take a free seat
lay-the-table = Lay the table
my-tables = My tables
no-tables-yet = No tables yet.
public-tables = Open tables
no-public-tables = Nobody is waiting just now. Lay a table and make it public.
free-seats = { $n ->
    [one] one free seat
   *[other] { $n } free seats
 }
status-waiting = waiting
status-running = in play
status-over = over
your-turn = your turn
look-at-record = Look at a record
record-hint = Every game is a small text file. Open one to watch it again.
rules = Rules
contents = Contents
no-account = No account, no password: your seats are kept by this browser and by your links.

lobby-title = The table is laid
lobby-sitting = Send each friend the link of a seat. The game begins when everybody has arrived.
lobby-free = Take a free seat, or stay and watch.
lobby-private = Waiting for the players. Seats are by invitation; you may stay and watch.
begin-with-bots = Begin: bots take the free seats
free-seat = free seat
link-for = Secret link for seat { $n }
copy-link = Copy link
copied = copied
play-it-here = Play it here
sit-down = Sit down
seats = Seats
give-to-regent = Let a bot rule for me
take-back = I am back
vote-regent = Propose a regent
regent-strength = Strength of the regent
ruled-by-regent = ruled by a { $bot }
is-bot = bot
is-here = here
is-offline = not here
is-away = away for long
is-thinking = to decide
look-through = look
score = { $n ->
    [one] one point
   *[other] { $n } points
 }
no-such-table = There is no such table

your-decision = Your decision
your-move = Your move, { $name }
others-move = Wait a moment
waiting-for = { $names } decides.
please-wait = Something is being decided.
sending = On its way …
reconnecting = Connection lost. Trying again …
game-over = The game is over
winners = { $n ->
    [one] { $names } wins.
   *[other] { $names } win.
 }
allowed = Allowed:
not-possible = Not possible:
not-your-turn = It is not your turn: nothing can be chosen now.
not-part-of-this = This is not part of the present decision. What can be chosen is lit.
choices = Choices
can-be-chosen = Can be chosen
confirm = Confirm
put-back = Put back: { $thing }
undo = Take back
less = Less
more = More
amount = Amount
take-amount = Take { $n }
show-rule = Rules, paragraph { $rule }
hand-over = Hand over to { $name }
show-board = Show the board
next-table = Next table waiting for you
more-of-sheet = Show journal, chat and table
less-of-sheet = Show the board

about-table = About this table
journal = Journal
since-last-look = new since you last looked
older-lines = { $n } older lines are in the record
chat = Talk
chat-empty = Nothing has been said yet.
chat-say = Say something
send = Send
table = Table
past = The past
download-record = Download the record
rewind-hint = To go back further than “Take back” allows, open the replay, find the moment and ask everybody.
habits = My habits
care = Ask before a move is sent
care-final = when it may not be taken back
care-always = always
care-never = never
keys-hint = Keep your own link: it is the only key to your seat.
fair-dice = Fair dice
fair-promised = The seed of all dice was fixed before the first move. This is its hash; the seed is shown at the end.
fair-revealed = The seed was promised by its hash before the first move. “reame verify” checks both with the record.
commitment = Hash of the seed
seed = Seed
salt = Salt

vote-rewind = { $by } asks to go back to move { $to }.
vote-for-regent = { $by } proposes that a { $bot } rules for { $seat }.
votes-so-far = { $yes } of { $all } agree
agree = Agree
disagree = Disagree

rematch = Play again
to-rematch = To the new table
replay = Watch again
replay-of = Replay
first = To the beginning
earlier = One move back
later = One move on
last = To the end
play-on = Play by itself
pause = Pause
moment-of = Move { $n } of { $total }
moment = Moment
eyes = Through the eyes of
eyes-spectator = a spectator
copy-moment = Copy link to this moment
branch = Play on from here
branch-hint = A new table with new dice begins at this moment.
ask-rewind = Ask everybody to go back to here
to-table = To the table
`,fe=`# Le parole della cornice: ciò che ogni tavolo dice attorno al tabellone.
home = Pagina iniziale
motto = Giochi medievali di strategia, per una sera o per una stagione
loading = Un momento …
close = Chiudi
back = Indietro
you = tu
players = Giocatori
board = Tabellone
spectator = Spettatore

sound = Suoni
sound-is-on = Suoni accesi
sound-is-off = Suoni spenti
to-light = Alla luce del giorno
to-dark = A lume di candela

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
no-account = Nessun account, nessuna password: i tuoi posti li ricordano questo browser e i tuoi link.

lobby-title = Il tavolo è pronto
lobby-sitting = Manda a ogni amico il link di un posto. La partita comincia quando tutti sono arrivati.
lobby-free = Prendi un posto libero, oppure resta a guardare.
lobby-private = Si aspettano i giocatori. I posti sono su invito; puoi restare a guardare.
begin-with-bots = Comincia: i bot prendono i posti liberi
free-seat = posto libero
link-for = Link segreto del posto { $n }
copy-link = Copia il link
copied = copiato
play-it-here = Giocalo qui
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

your-decision = La tua decisione
your-move = Tocca a te, { $name }
others-move = Un momento
waiting-for = Decide { $names }.
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
take-amount = Prendi { $n }
show-rule = Regole, paragrafo { $rule }
hand-over = Passa a { $name }
show-board = Mostra il tabellone
next-table = Un altro tavolo ti aspetta
more-of-sheet = Mostra cronaca, parole e tavolo
less-of-sheet = Mostra il tabellone

about-table = Su questo tavolo
journal = Cronaca
since-last-look = nuovo dall’ultima volta
older-lines = altre { $n } righe sono nel verbale
chat = Parole
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
keys-hint = Conserva il tuo link: è l’unica chiave del tuo posto.
fair-dice = Dadi onesti
fair-promised = Il seme di tutti i dadi è stato fissato prima della prima mossa. Questa è la sua impronta; il seme si mostra alla fine.
fair-revealed = Il seme era promesso dalla sua impronta prima della prima mossa. “reame verify” li controlla con il verbale.
commitment = Impronta del seme
seed = Seme
salt = Sale

vote-rewind = { $by } chiede di tornare alla mossa { $to }.
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
`;function pe(e,t){let n=new j(e,{useIsolating:!1});return n.addResource(new oe(t)),n}function U(e,t,n){let r=e.getMessage(t);return r?.value?e.formatPattern(r.value,n,[]):null}var W=class{language;bundle;constructor(e){this.language=e,this.bundle=pe(e,e===`it`?fe:H)}t=(e,t={})=>U(this.bundle,e,t)??e;has(e){return this.bundle.hasMessage(e)}},me=new Set([`move`,`verb`,`field`,`step`,`option`,`end`,`ask`,`game`]),G=class{language;bundle;names;catalogue;kinds;constructor(e,t,n=[]){this.language=e,this.catalogue=t,this.bundle=pe(e,t),this.names=n}has(e){return this.bundle.hasMessage(e)}text(e,t={}){return U(this.bundle,e,t)??e}thing(e,t){return e===`seat`&&this.names[Number(t)]?this.names[Number(t)]??t:U(this.bundle,`${e}-${t}`,{})??t}anything(e){if(/^\d+$/.test(e))return null;this.kinds??=new Map([...this.catalogue.matchAll(/^([a-z_]+)-(\w+) *=/gm)].filter(([,e])=>!me.has(e??``)).map(([,e,t])=>[t??``,e??``]));let t=this.kinds.get(e);return t===void 0?null:this.thing(t,e)}say(e){return U(this.bundle,e.key,this.args(e.args))??this.plain(e.key,e.args)}move(e){return U(this.bundle,`move-${e.verb}`,this.args(e.args))??this.plain(e.verb,e.args)}verb(e){return U(this.bundle,`verb-${e}`,{})??he(e)}field(e){return U(this.bundle,`field-${e}`,{})??he(e)}plain(e,t){return[he(e),...t.map(([e,t])=>this.thing(e,t))].join(` `)}args(e){let t={},n=new Map;for(let[r,i]of e){let e=(n.get(r)??0)+1;n.set(r,e);let a=e>1?`${r}${e}`:r;t[`${a}_id`]=i,t[a]=i===`-`?this.text(`nothing`):r!==`seat`&&/^\d+$/.test(i)&&!this.has(`${r}-${i}`)?Number(i):this.thing(r,i);let o=this.bundle.getMessage(`${r}-${i}`);for(let[e,n]of Object.entries(o?.attributes??{}))t[`${a}-${e}`]=this.bundle.formatPattern(n,{},[])}return t}};function he(e){return e.replaceAll(/[-_]/g,` `)}var K=`reame.settings`;function ge(){try{return JSON.parse(localStorage.getItem(K)??`{}`)}catch{return{}}}var q=new class{#e=F(`en`);get language(){return o(this.#e)}set language(e){T(this.#e,e,!0)}#t=F(`light`);get light(){return o(this.#t)}set light(e){T(this.#t,e,!0)}#n=F(!1);get sound(){return o(this.#n)}set sound(e){T(this.#n,e,!0)}#r=F(`final`);get care(){return o(this.#r)}set care(e){T(this.#r,e,!0)}#i=F(``);get name(){return o(this.#i)}set name(e){T(this.#i,e,!0)}#a=M(()=>new W(this.language));get words(){return o(this.#a)}set words(e){T(this.#a,e)}constructor(){let e=ge();this.language=e.language??(navigator.language.startsWith(`it`)?`it`:`en`),this.light=e.light??(matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`),this.sound=e.sound??!1,this.care=e.care??`final`,this.name=e.name??``}save(){let{language:e,light:t,sound:n,care:r,name:i}=this;localStorage.setItem(K,JSON.stringify({language:e,light:t,sound:n,care:r,name:i}))}apply(){document.documentElement.lang=this.language,document.documentElement.dataset.light=this.light}};function J(e,t={}){return q.words.t(e,t)}var _e=`reame.keys`;function Y(){try{return JSON.parse(localStorage.getItem(_e)??`{}`)}catch{return{}}}function X(e,t){return e[t]??{keys:[],invites:{}}}function Z(e){return X(Y(),e).keys}function ve(){return Object.values(Y()).flatMap(e=>e.keys)}function ye(e){return X(Y(),e).invites}function Q(e,t){let n=Y(),r=X(n,e);r.keys.includes(t)||r.keys.push(t);for(let[e,n]of Object.entries(r.invites))n===t&&delete r.invites[e];n[e]=r,localStorage.setItem(_e,JSON.stringify(n))}function be(e,t,n){let r=Y(),i=X(r,e);i.invites[t]=n,r[e]=i,localStorage.setItem(_e,JSON.stringify(r))}function xe(e,t){for(let n of Z(e))Q(t,n);for(let[n,r]of Object.entries(ye(e)))be(t,n,r)}function Se(e,t){return`${location.origin}/t/${e}#${t}`}function Ce(e){let t=location.hash.slice(1);/^[\w-]{16,}$/.test(t)&&(Q(e,t),history.replaceState(history.state,``,location.pathname+location.search))}var we=class extends Error{};async function Te(e,t,n,r,i){let a={};n.length&&(a.Authorization=`Bearer ${n.join(`,`)}`),i&&(a[`Content-Type`]=i);let o=await fetch(t,{method:e,headers:a,...r===void 0?{}:{body:r}});if(o.ok)return o;let s=`${o.status} ${o.statusText}`;try{s=(await o.json()).error?.message??s}catch{}throw new we(s)}async function Ee(e,t=[]){return await(await Te(`GET`,e,t)).json()}async function De(e,t,n=[]){return await(await Te(`POST`,e,n,JSON.stringify(t),`application/json`)).json()}async function Oe(e,t=[]){return(await Te(`GET`,e,t)).text()}var ke=e=>`/api/tables/${encodeURIComponent(e)}`,$={games:()=>Ee(`/api/games`),words:(e,t)=>Oe(`/api/words/${e}/${t}`),guide:(e,t)=>Oe(`/api/guide/${e}/${t}`),tables:()=>Ee(`/api/tables`),table:e=>Ee(ke(e),Z(e)),create:e=>De(`/api/tables`,e),take:(e,t,n)=>De(`${ke(e)}/take`,{seat:t,name:n}),record:e=>Oe(`${ke(e)}/record`,Z(e)),moment:(e,t,n,r)=>Ee(`${ke(e)}/at/${t}?seat=${n}&lines=${r}`,Z(e)),upload:async e=>await(await Te(`POST`,`/api/records`,[],e,`text/plain; charset=utf-8`)).json(),branch:(e,t,n)=>De(`${ke(e)}/branch`,{at:t,seats:n},Z(e)),rematch:e=>De(`${ke(e)}/rematch`,{},Z(e)),mine:async()=>ve().length?Ee(`/api/mine`,ve()):[]},Ae=new Map,je=new Map;function Me(e,t,n){let r=e.get(t);return r||(r=n(),e.set(t,r),r.catch(()=>e.delete(t))),r}var Ne=(e,t)=>Me(Ae,`${e}/${t}`,()=>$.words(e,t)),Pe=(e,t)=>Me(je,`${e}/${t}`,()=>$.guide(e,t));function Fe(e,t){for(let[n,r]of Object.entries(e.keys))t[Number(n)]?.who===`me`?Q(e.table,r):be(e.table,n,r)}var Ie=s(`<option> </option>`),Le=s(`<input maxlength="30" autocomplete="nickname" class="svelte-4b9pqm"/>`),Re=s(`<span class="soft svelte-4b9pqm"> </span>`),ze=s(`<li class="svelte-4b9pqm"><span class="number svelte-4b9pqm" aria-hidden="true"></span> <select class="svelte-4b9pqm"><option> </option><option> </option><!></select> <!></li>`),Be=s(`<ol class="svelte-4b9pqm"></ol>`);function Ve(e,i){D(i,!0);let s=C(i,`seats`,15),c=e=>e.who===`bot`?`bot ${e.bot}`:e.who;function l(e,t){let n=s()[e]?.name,r=n===void 0?{}:{name:n};t.startsWith(`bot `)?s(s()[e]={who:`bot`,bot:t.slice(4),...r},!0):s(s()[e]={who:t===`me`?`me`:`open`,...r},!0)}var u=Be();r(u,21,s,p,(e,s,u)=>{var d=ze(),p=b(d);p.textContent=u+1;var g=h(p,2),_=b(g),v=x(_,!0);_.value=_.__value=`me`;var y=h(_),S=x(y,!0);y.value=y.__value=`open`;var C=h(y);r(C,16,()=>i.bots,e=>e,(e,t)=>{var n=Ie(),r=x(n,!0),i={};a(e=>{f(r,e),i!==(i=`bot ${t??``}`)&&(n.value=n.__value=i)},[()=>J(`who-bot`,{bot:J(`bot-${t}`)})]),m(e,n)}),P(g);var w;ce(g);var ee=h(g,2),te=e=>{var t=Le();ae(t),a((e,n)=>{A(t,`aria-label`,e),A(t,`placeholder`,n)},[()=>J(`name-of-seat`,{n:u+1}),()=>J(`your-name`)]),E(t,()=>o(s).name,e=>o(s).name=e),m(e,t)},T=e=>{var t=Re(),n=x(t,!0);a(e=>f(n,e),[()=>J(`friend-hint`)]),m(e,t)},ne=e=>{var t=Re(),n=x(t,!0);a(e=>f(n,e),[()=>J(`bot-${o(s).bot}-hint`)]),m(e,t)};t(ee,e=>{o(s).who===`me`?e(te):o(s).who===`open`?e(T,1):e(ne,-1)}),P(d),a((e,t,n,r)=>{A(g,`aria-label`,e),f(v,t),f(S,n),w!==(w=r)&&(g.value=(g.__value=w)??``,L(g,w))},[()=>J(`seat-n`,{n:u+1}),()=>J(`who-me`),()=>J(`who-friend`),()=>c(o(s))]),n(`change`,g,e=>l(u,e.currentTarget.value)),m(e,d)}),P(u),m(e,u),N()}R([`change`]);var He=s(`<label><input type="radio" name="game" class="svelte-mlnsy2"/> <span class="initial svelte-mlnsy2" aria-hidden="true"> </span> <span class="about svelte-mlnsy2"><span class="title svelte-mlnsy2"> </span> <span class="soft"> <em> </em></span></span></label>`),Ue=s(`<label><input type="radio" name="seats" class="svelte-mlnsy2"/> </label>`),We=s(`<option> </option>`),Ge=s(`<label class="option svelte-mlnsy2"><span> </span> <select class="svelte-mlnsy2"></select></label>`),Ke=s(`<fieldset class="svelte-mlnsy2"><legend class="svelte-mlnsy2"> </legend> <!></fieldset>`),qe=s(`<p class="error" role="alert"> </p>`),Je=s(`<fieldset class="svelte-mlnsy2"><legend class="svelte-mlnsy2"> </legend> <div class="row count svelte-mlnsy2" role="radiogroup"></div> <!></fieldset> <!> <details class="svelte-mlnsy2"><summary class="svelte-mlnsy2"> </summary> <label class="option svelte-mlnsy2"><span> </span> <select class="svelte-mlnsy2"><option> </option><option> </option><option> </option><option> </option></select></label> <label class="option svelte-mlnsy2"><span> </span> <select class="svelte-mlnsy2"><option> </option><option> </option><option> </option><option> </option></select></label> <label class="check svelte-mlnsy2"><input type="checkbox" class="svelte-mlnsy2"/> </label> <label class="check svelte-mlnsy2"><input type="checkbox" class="svelte-mlnsy2"/> </label></details> <!> <button class="main start svelte-mlnsy2"> </button>`,1),Ye=s(`<form><fieldset class="games svelte-mlnsy2"><legend class="svelte-mlnsy2"> </legend> <!></fieldset> <!></form>`);function Xe(i,s){D(s,!0);let c=[],u=F(e(_(()=>s.games[0]?.name??``))),d=F({}),p=F(e([])),g=F(e({})),C=F(!1),ee=F(700),E=F(24),re=F(!0),O=F(``),k=F(!1),j=M(()=>s.games.find(e=>e.name===o(u)));l(()=>{let e=q.language;for(let{name:t}of s.games)Ne(t,e).then(n=>T(d,{...o(d),[t]:new G(e,n)}),e=>T(O,e.message,!0))}),l(()=>{o(j)&&(T(g,Object.fromEntries(o(j).options.map(e=>[e.name,e.standard])),!0),_(()=>ie(o(j).seats[0]??2)))});function ie(e){let t=o(j)?.bots[1]??o(j)?.bots[0]??``;T(p,Array.from({length:e},(e,n)=>{let r=o(p)[n];return r&&(!r.bot||o(j)?.bots.includes(r.bot))?r:n===0?{who:`me`,name:q.name}:{who:`bot`,bot:t}}),!0)}function oe(e,t){let n=t===void 0?`option-${e}`:`option-${e}-${t}`,r=o(d)[o(u)];return r?.has(n)?r.text(n):t??e}async function I(e){if(e.preventDefault(),o(j)){T(k,!0);try{let e=o(p).find(e=>e.who===`me`&&e.name);e?.name&&(q.name=e.name);let t=await $.create({game:o(j).name,options:w(o(g)),seats:o(p).map(e=>({who:e.who,...e.who===`bot`?{bot:e.bot??``}:{},...e.who===`me`&&e.name?.trim()?{name:e.name.trim()}:{}})),public:o(C),pace_ms:o(ee),away_hours:o(E),auto_forced:o(re)});Fe(t,o(p)),B.go(ue(t.table))}catch(e){T(O,e.message,!0)}finally{T(k,!1)}}}var L=Ye(),R=b(L),z=b(R),V=x(z,!0),de=h(z,2);r(de,17,()=>s.games,e=>e.name,(e,t)=>{var n=He();let r;var i=b(n);ae(i);var s,l=h(i,2),p=x(l,!0),g=h(l,2),_=b(g),v=x(_,!0),y=h(_,2),S=b(y),C=h(S),w=x(C,!0);P(y),P(g),P(n),a((e,a)=>{r=le(n,1,`svelte-mlnsy2`,null,r,{chosen:o(u)===o(t).name}),s!==(s=o(t).name)&&(i.value=(i.__value=s)??``),f(p,o(t).title[0]),f(v,o(t).title),f(S,`${e??``} `),f(w,a)},[()=>o(d)[o(t).name]?.has(`game-blurb`)?o(d)[o(t).name]?.text(`game-blurb`):``,()=>J(`players-range`,{low:Math.min(...o(t).seats),high:Math.max(...o(t).seats)})]),te(c,[],i,()=>(o(t).name,o(u)),e=>T(u,e)),m(e,n)}),P(R);var H=h(R,2),fe=e=>{var i=Je(),s=y(i),c=b(s),l=x(c,!0),u=h(c,2);r(u,20,()=>o(j).seats,e=>e,(e,t)=>{var r=Ue();let i;var s=b(r);ae(s);var c=h(s);P(r),a(e=>{i=le(r,1,`svelte-mlnsy2`,null,i,{chosen:o(p).length===t}),ne(s,o(p).length===t),f(c,` ${e??``}`)},[()=>J(`n-players`,{n:t})]),n(`change`,s,()=>ie(t)),m(e,r)}),P(u),Ve(h(u,2),{get bots(){return o(j).bots},get seats(){return o(p)},set seats(e){T(p,e,!0)}}),P(s);var d=h(s,2),_=e=>{var t=Ke(),n=b(t),i=x(n,!0),s=h(n,2);r(s,17,()=>o(j).options,e=>e.name,(e,t)=>{var n=Ge(),i=b(n),s=x(i),c=h(i,2);r(c,20,()=>o(t).values,e=>e,(e,n)=>{var r=We(),i=x(r,!0),s={};a(e=>{f(i,e),s!==(s=n)&&(r.value=(r.__value=s)??``)},[()=>oe(o(t).name,n)]),m(e,r)}),P(c),ce(c),P(n),a(e=>f(s,`${e??``}${o(t).rule?` (${o(t).rule})`:``}`),[()=>oe(o(t).name)]),S(c,()=>o(g)[o(t).name],e=>o(g)[o(t).name]=e),m(e,n)}),P(t),a(e=>f(i,e),[()=>J(`options`)]),m(e,t)};t(d,e=>{o(j).options.length&&e(_)});var v=h(d,2),w=b(v),te=x(w,!0),D=h(w,2),M=b(D),N=x(M,!0),F=h(M,2),I=b(F),L=x(I,!0);I.value=I.__value=0;var R=h(I),z=x(R,!0);R.value=R.__value=300;var B=h(R),ue=x(B,!0);B.value=B.__value=700;var V=h(B),de=x(V,!0);V.value=V.__value=1500,P(F),ce(F),P(D);var H=h(D,2),fe=b(H),pe=x(fe,!0),U=h(fe,2),W=b(U),me=x(W,!0);W.value=W.__value=1;var G=h(W),he=x(G,!0);G.value=G.__value=24;var K=h(G),ge=x(K,!0);K.value=K.__value=72;var q=h(K),_e=x(q,!0);q.value=q.__value=168,P(U),ce(U),P(H);var Y=h(H,2),X=b(Y);ae(X);var Z=h(X);P(Y);var ve=h(Y,2),ye=b(ve);ae(ye);var Q=h(ye);P(ve),P(v);var be=h(v,2),xe=e=>{var t=qe(),n=x(t,!0);a(()=>f(n,o(O))),m(e,t)};t(be,e=>{o(O)&&e(xe)});var Se=h(be,2),Ce=x(Se,!0);a((e,t,n,r,i,a,s,c,d,p,m,h,g,_,v,y)=>{f(l,e),A(u,`aria-label`,t),f(te,n),f(N,r),f(L,i),f(z,a),f(ue,s),f(de,c),f(pe,d),f(me,p),f(he,m),f(ge,h),f(_e,g),f(Z,` ${_??``}`),f(Q,` ${v??``}`),Se.disabled=o(k),f(Ce,y)},[()=>J(`who-plays`),()=>J(`number-of-players`),()=>J(`more-settings`),()=>J(`bot-pace`),()=>J(`pace-instant`),()=>J(`pace-fast`),()=>J(`pace-normal`),()=>J(`pace-slow`),()=>J(`away-limit`),()=>J(`n-hours`,{n:1}),()=>J(`n-hours`,{n:24}),()=>J(`n-days`,{n:3}),()=>J(`n-days`,{n:7}),()=>J(`auto-forced`),()=>J(`make-public`),()=>J(`lay-the-table`)]),S(F,()=>o(ee),e=>T(ee,e)),S(U,()=>o(E),e=>T(E,e)),se(X,()=>o(re),e=>T(re,e)),se(ye,()=>o(C),e=>T(C,e)),m(e,i)};t(H,e=>{o(j)&&e(fe)}),P(L),a(e=>f(V,e),[()=>J(`choose-game`)]),v(`submit`,L,I),m(i,L),N()}R([`change`]);function Ze(e){return e.name?e.name:e.kind===`bot`?J(`bot-at`,{bot:J(`bot-${e.bot??`greedy`}`),n:e.seat+1}):e.kind===`open`?J(`free-seat`):J(`seat-n`,{n:e.seat+1})}var Qe=s(`<a class="replay svelte-7zpkj0"> </a>`),$e=s(`<li><a class="svelte-7zpkj0"><span class="title svelte-7zpkj0"> </span> <span class="status svelte-7zpkj0"> </span> <span class="people soft svelte-7zpkj0"> </span></a> <!></li>`),et=s(`<ul class="svelte-7zpkj0"></ul>`),tt=s(`<p class="soft"> </p>`);function nt(e,n){D(n,!0);let s=e=>n.games.find(t=>t.name===e)?.title??e,c=e=>(e.waiting?.length??0)>0,l=e=>e.seats.filter(e=>e.kind===`open`).length;function u(e){return c(e)?J(`your-turn`):e.status===`waiting`?J(`free-seats`,{n:l(e)}):J(`status-${e.status}`)}var d=i(),p=y(d),g=e=>{var i=et();r(i,21,()=>n.tables,e=>e.table,(e,n)=>{var r=$e();let i;var l=b(r),d=b(l),p=x(d,!0),g=h(d,2),_=x(g,!0),v=h(g,2),y=x(v,!0);P(l);var S=h(l,2),C=e=>{var t=Qe(),r=x(t,!0);a((e,n)=>{A(t,`href`,e),f(r,n)},[()=>V(o(n).table,`start`,-1),()=>J(`replay`)]),m(e,t)};t(S,e=>{o(n).status===`over`&&e(C)}),P(r),a((e,t,n,a,o)=>{i=le(r,1,`svelte-7zpkj0`,null,i,{waits:e}),A(l,`href`,t),f(p,n),f(_,a),f(y,o)},[()=>c(o(n)),()=>ue(o(n).table),()=>s(o(n).game),()=>u(o(n)),()=>o(n).seats.map(e=>Ze(e)).join(` · `)]),m(e,r)}),P(i),m(e,i)},_=e=>{var t=tt(),r=x(t,!0);a(()=>f(r,n.empty)),m(e,t)};t(p,e=>{n.tables.length?e(g):e(_,-1)}),m(e,d),N()}var rt=`/assets/reame-CJmol7Lq.svg`,it=s(`<h1 class="svelte-vrp24o"> </h1>`),at=u(`<path d="M16 8q3 4 0 8M18.5 5.5q5 6.5 0 13" fill="none" stroke="currentColor" stroke-width="1.8"></path>`),ot=u(`<path d="M16 9l6 6m0-6l-6 6" stroke="currentColor" stroke-width="1.8"></path>`),st=u(`<circle cx="12" cy="12" r="5" fill="currentColor"></circle><path d="M12 1v4M12 19v4M1 12h4M19 12h4M4.2 4.2l2.8 2.8M17 17l2.8 2.8M4.2 19.8L7 17M17 7l2.8-2.8" stroke="currentColor" stroke-width="1.8"></path>`,1),ct=u(`<path d="M15 3a9 9 0 1 0 6 12A8 8 0 0 1 15 3z" fill="currentColor"></path>`),lt=s(`<header class="svelte-vrp24o"><a class="home svelte-vrp24o" href="/"><img alt="" width="30" height="30"/> <span class="svelte-vrp24o">Reame</span></a> <!> <div class="more svelte-vrp24o"><!></div> <div class="taste svelte-vrp24o"><button class="quiet svelte-vrp24o"><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor"></path><!></svg></button> <button class="quiet svelte-vrp24o"><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><!></svg></button> <button class="quiet language svelte-vrp24o"> </button></div></header>`);function ut(e,r){D(r,!0);let i=C(r,`title`,3,``);var o=lt(),s=b(o),c=b(s);ie(2),P(s);var l=h(s,2),u=e=>{var t=it(),n=x(t,!0);a(()=>f(n,i())),m(e,t)};t(l,e=>{i()&&e(u)});var d=h(l,2),p=b(d);g(p,()=>r.children??ee),P(d);var _=h(d,2),v=b(_),y=b(v),S=h(b(y)),w=e=>{var t=at();m(e,t)},te=e=>{var t=ot();m(e,t)};t(S,e=>{q.sound?e(w):e(te,-1)}),P(y),P(v);var T=h(v,2),E=b(T),ne=b(E),re=e=>{var t=st();ie(),m(e,t)},O=e=>{var t=ct();m(e,t)};t(ne,e=>{q.light===`dark`?e(re):e(O,-1)}),P(E),P(T);var k=h(T,2),j=x(k,!0);P(_),P(o),a((e,t,n,r,i)=>{A(s,`aria-label`,e),A(c,`src`,rt),A(v,`aria-label`,t),A(v,`aria-pressed`,q.sound),A(v,`title`,n),A(T,`aria-label`,r),A(T,`title`,i),A(k,`lang`,q.language===`it`?`en`:`it`),A(k,`aria-label`,q.language===`it`?`English`:`Italiano`),A(k,`title`,q.language===`it`?`English`:`Italiano`),f(j,q.language===`it`?`EN`:`IT`)},[()=>J(`home`),()=>J(`sound`),()=>q.sound?J(`sound-is-on`):J(`sound-is-off`),()=>q.light===`dark`?J(`to-light`):J(`to-dark`),()=>q.light===`dark`?J(`to-light`):J(`to-dark`)]),n(`click`,v,()=>q.sound=!q.sound),n(`click`,T,()=>q.light=q.light===`dark`?`light`:`dark`),n(`click`,k,()=>q.language=q.language===`it`?`en`:`it`),m(e,o),N()}R([`click`]);var dt=s(`<p class="error" role="alert"> </p>`),ft=s(`<p class="soft"> </p>`),pt=s(`<section class="card" aria-labelledby="my-tables"><h2 id="my-tables"> </h2> <!></section>`),mt=s(`<li><a class="svelte-hm7qji"> </a></li>`),ht=s(`<!> <main class="svelte-hm7qji"><section class="hero svelte-hm7qji"><h1 class="svelte-hm7qji">Reame</h1> <p class="svelte-hm7qji"> </p></section> <!> <div class="columns svelte-hm7qji"><section class="card new" aria-labelledby="new-table"><h2 id="new-table"> </h2> <!></section> <div class="aside svelte-hm7qji"><!> <section class="card" aria-labelledby="public-tables"><h2 id="public-tables"> </h2> <!></section> <section class="card" aria-labelledby="look-at-record"><h2 id="look-at-record"> </h2> <p class="soft"> </p> <label class="file svelte-hm7qji"><span class="hidden-text"> </span> <input type="file" accept=".txt,.reame,text/plain" class="svelte-hm7qji"/></label> <!></section> <section class="card" aria-labelledby="rules-of"><h2 id="rules-of"> </h2> <ul class="plain svelte-hm7qji"></ul> <p class="soft small svelte-hm7qji"> </p></section></div></div></main>`,1);function gt(e,i){D(i,!0);let s=F([]),c=F([]),l=F([]),u=F(``),d=F(``);async function p(){try{let[e,t]=await Promise.all([$.mine(),$.tables()]),n=new Set(e.map(e=>e.table));T(c,e),T(l,t.filter(e=>!n.has(e.table)))}catch(e){T(u,String(e.message),!0)}}re(()=>{document.title=`Reame`,$.games().then(e=>T(s,e),e=>T(u,e.message,!0)),p();let e=setInterval(()=>document.visibilityState===`visible`&&void p(),1e4);return()=>clearInterval(e)});async function g(e){let t=e.currentTarget,n=t.files?.[0];if(n)try{let{table:e}=await $.upload(await n.text());B.go(`${ue(e)}?at=start`)}catch(e){T(d,e.message,!0),t.value=``}}var _=ht(),v=y(_);ut(v,{});var S=h(v,2),C=b(S),w=h(b(C),2),ee=x(w,!0);P(C);var te=h(C,2),E=e=>{var t=dt(),n=x(t,!0);a(()=>f(n,o(u))),m(e,t)};t(te,e=>{o(u)&&e(E)});var ne=h(te,2),O=b(ne),k=b(O),j=x(k,!0),ie=h(k,2),ae=e=>{Xe(e,{get games(){return o(s)}})},oe=e=>{var t=ft(),n=x(t,!0);a(e=>f(n,e),[()=>J(`loading`)]),m(e,t)};t(ie,e=>{o(s).length?e(ae):e(oe,-1)}),P(O);var se=h(O,2),ce=b(se),I=e=>{var t=pt(),n=b(t),r=x(n,!0),i=h(n,2);{let e=M(()=>J(`no-tables-yet`));nt(i,{get tables(){return o(c)},get games(){return o(s)},get empty(){return o(e)}})}P(t),a(e=>f(r,e),[()=>J(`my-tables`)]),m(e,t)},le=M(()=>ve().length);t(ce,e=>{o(le)&&e(I)});var L=h(ce,2),R=b(L),z=x(R,!0),V=h(R,2);{let e=M(()=>J(`no-public-tables`));nt(V,{get tables(){return o(l)},get games(){return o(s)},get empty(){return o(e)}})}P(L);var de=h(L,2),H=b(de),fe=x(H,!0),pe=h(H,2),U=x(pe,!0),W=h(pe,2),me=b(W),G=x(me,!0),he=h(me,2);P(W);var K=h(W,2),ge=e=>{var t=dt(),n=x(t,!0);a(()=>f(n,o(d))),m(e,t)};t(K,e=>{o(d)&&e(ge)}),P(de);var _e=h(de,2),Y=b(_e),X=x(Y,!0),Z=h(Y,2);r(Z,21,()=>o(s),e=>e.name,(e,t)=>{var n=mt(),r=b(n),i=x(r,!0);P(n),a(()=>{A(r,`href`,`/?rules=${o(t).name??``}`),f(i,o(t).title)}),m(e,n)}),P(Z);var ye=h(Z,2),Q=x(ye,!0);P(_e),P(se),P(ne),P(S),a((e,t,n,r,i,a,o,s)=>{f(ee,e),f(j,t),f(z,n),f(fe,r),f(U,i),f(G,a),f(X,o),f(Q,s)},[()=>J(`motto`),()=>J(`new-table`),()=>J(`public-tables`),()=>J(`look-at-record`),()=>J(`record-hint`),()=>J(`look-at-record`),()=>J(`rules`),()=>J(`no-account`,{language:q.language})]),n(`change`,he,g),m(e,_),N()}R([`change`]);var _t=`modulepreload`,vt=function(e){return`/`+e},yt={},bt=function(e){return e.pathname.endsWith(`.css`)},xt=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=vt(t,n);let r=s(t);if(r.href in yt)return;yt[r.href]=!0;let i=bt(r);if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let o=document.createElement(`link`);if(o.rel=i?`stylesheet`:_t,i||(o.as=`script`),o.crossOrigin=``,o.href=r.href,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),i)return new Promise((e,t)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>t(Error(`Unable to preload CSS for ${r}`)))})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})};function St(e,n){D(n,!0),l(()=>{q.apply(),q.save()});var r=i();v(`click`,c,function(...e){de?.apply(this,e)});var a=y(r),s=e=>{gt(e,{})},u=e=>{var t=i(),n=y(t);O(n,()=>xt(()=>import(`./Rules-CyeJK7mw.js`),__vite__mapDeps([0,1,2,3,4])),null,(e,t)=>{var n=M(()=>{var{default:e}=o(t);return{Rules:e}}),r=M(()=>o(n).Rules),a=i(),s=y(a);I(s,()=>o(r),(e,t)=>{t(e,{get game(){return B.place.game},get paragraph(){return B.place.paragraph}})}),m(e,a)}),m(e,t)},d=e=>{var t=i(),n=y(t);k(n,()=>B.place.table,e=>{var t=i(),n=y(t);O(n,()=>xt(()=>import(`./Table-Bf07dwSP.js`),__vite__mapDeps([5,1,6,7,2,3,8])),null,(e,t)=>{var n=M(()=>{var{default:e}=o(t);return{Table:e}}),r=M(()=>o(n).Table),a=i(),s=y(a);I(s,()=>o(r),(e,t)=>{t(e,{get id(){return B.place.table}})}),m(e,a)}),m(e,t)}),m(e,t)},f=e=>{var t=i(),n=y(t);k(n,()=>B.place.table,e=>{var t=i(),n=y(t);O(n,()=>xt(()=>import(`./Replay-B6EbdD4a.js`),__vite__mapDeps([9,1,6,7,2,3,10])),null,(e,t)=>{var n=M(()=>{var{default:e}=o(t);return{Replay:e}}),r=M(()=>o(n).Replay),a=i(),s=y(a);I(s,()=>o(r),(e,t)=>{t(e,{get id(){return B.place.table},get at(){return B.place.at},get eyes(){return B.place.eyes}})}),m(e,a)}),m(e,t)}),m(e,t)};t(a,e=>{B.place.page===`start`?e(s):B.place.page===`rules`?e(u,1):B.place.page===`table`?e(d,2):e(f,-1)}),m(e,r),N()}var Ct=document.getElementById(`app`);Ct&&d(St,{target:Ct});export{G as _,Fe as a,ue as b,$ as c,Z as d,Se as f,J as g,q as h,Ve as i,Q as l,Ce as m,ut as n,Ne as o,xe as p,Ze as r,Pe as s,xt as t,ye as u,V as v,B as y};