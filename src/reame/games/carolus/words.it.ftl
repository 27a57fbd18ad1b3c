game-title = Carolus Magnus
game-blurb = Manda i paladini a Corte e nell’Impero, controlla i clan e innalza castelli dove si ferma l’Imperatore.

clan-red = rosso
    .plural = i rossi
    .many = rossi
clan-pink = rosa
    .plural = i rosa
    .many = rosa
clan-blue = blu
    .plural = i blu
    .many = blu
clan-yellow = giallo
    .plural = i gialli
    .many = gialli
clan-green = verde
    .plural = i verdi
    .many = verdi
face-red = { clan-red }
face-pink = { clan-pink }
face-blue = { clan-blue }
face-yellow = { clan-yellow }
face-green = { clan-green }
face-crown = una corona
side-white = Bianco
    .il = il Bianco
    .gn = ms
side-black = Nero
    .il = il Nero
    .gn = ms
side-grey = Grigio
    .il = il Grigio
    .gn = ms
place-court = la tua Corte
territory-T1 = territorio I
    .il = il territorio I
    .gn = ms
    .numeral = I
place-T1 = casella I
territory-T2 = territorio II
    .il = il territorio II
    .gn = ms
    .numeral = II
place-T2 = casella II
territory-T3 = territorio III
    .il = il territorio III
    .gn = ms
    .numeral = III
place-T3 = casella III
territory-T4 = territorio IV
    .il = il territorio IV
    .gn = ms
    .numeral = IV
place-T4 = casella IV
territory-T5 = territorio V
    .il = il territorio V
    .gn = ms
    .numeral = V
place-T5 = casella V
territory-T6 = territorio VI
    .il = il territorio VI
    .gn = ms
    .numeral = VI
place-T6 = casella VI
territory-T7 = territorio VII
    .il = il territorio VII
    .gn = ms
    .numeral = VII
place-T7 = casella VII
territory-T8 = territorio VIII
    .il = il territorio VIII
    .gn = ms
    .numeral = VIII
place-T8 = casella VIII
territory-T9 = territorio IX
    .il = il territorio IX
    .gn = ms
    .numeral = IX
place-T9 = casella IX
territory-T10 = territorio X
    .il = il territorio X
    .gn = ms
    .numeral = X
place-T10 = casella X
territory-T11 = territorio XI
    .il = il territorio XI
    .gn = ms
    .numeral = XI
place-T11 = casella XI
territory-T12 = territorio XII
    .il = il territorio XII
    .gn = ms
    .numeral = XII
place-T12 = casella XII
territory-T13 = territorio XIII
    .il = il territorio XIII
    .gn = ms
    .numeral = XIII
place-T13 = casella XIII
territory-T14 = territorio XIV
    .il = il territorio XIV
    .gn = ms
    .numeral = XIV
place-T14 = casella XIV
territory-T15 = territorio XV
    .il = il territorio XV
    .gn = ms
    .numeral = XV
place-T15 = casella XV

move-choose = Prendi un paladino { $clan }
move-token = Gioca il gettone { $token }
move-play = { $place_id ->
    [court] Manda un paladino { $clan } nella tua Corte
   *[other] Manda un paladino { $clan } nella { $place }
 }
move-advance = { $steps ->
    [one] Muovi l’Imperatore di un passo
   *[other] Muovi l’Imperatore di { $steps } passi
 }

ask-crown = Una corona: scegli il clan del tuo paladino.
ask-token = Gioca un gettone. I numeri bassi agiscono prima; quelli alti portano l’Imperatore più lontano.
ask-cube = { $cubes ->
    [one] Gioca l’ultimo paladino del turno: nella tua Corte o in una casella del cerchio.
   *[other] Gioca un paladino (ne restano { $cubes }): nella tua Corte o in una casella del cerchio.
 }
ask-steps = { $token ->
    [one] Muovi l’Imperatore di un passo.
   *[other] Muovi l’Imperatore da uno a { $token } passi.
 }

help-ask-crown = La corona porta nella tua riserva un paladino del clan che vuoi. Prendine uno che al prossimo turno conquisti o difenda un clan, o che serva a un avversario: se nel mucchio ne restano pochi, forse non ne trova più.
help-ask-token = Il gettone dice quando agisci e quanto puoi muovere: con l’1 agisci per primo e fai un passo, con il 5 per ultimo e fino a cinque. Torna solo a fine ciclo. Chi gioca il più basso sceglie per primo nel turno dopo.
help-ask-cube = A Corte un paladino serve a controllare il clan: ne servono più di ogni altro giocatore. In una casella conta per chi controlla il clan quando l’Imperatore si ferma, e il controllo può cambiare. Una volta giocato non si sposta.
help-ask-steps = Si conta solo la casella dove l’Imperatore si ferma; una regione vale un passo. Il castello va a chi è in maggioranza lì, anche a un avversario. Guarda che cosa lasci alla portata del prossimo gettone.

clan-exhausted = Non ci sono più paladini { $clan-many }, e le Corti non possono restituirne.
token-spent = Hai già giocato il gettone { $token }: torna dopo { $rounds ->
    [one] questo turno
   *[other] { $rounds } turni, questo compreso
 }.
token-taken = { $seat } ha già giocato il gettone { $token } in questo turno, e tu ne hai altri.
not-in-reserve = Nella tua riserva non ci sono paladini { $clan-many }.
inside-region = Quel territorio fa parte della regione { $territory-numeral }: scegli la casella { $territory-numeral }.
too-far = { $token ->
    [one] Il tuo gettone permette un passo, non { $steps }.
   *[other] Il tuo gettone permette { $token } passi, non { $steps }.
 }

setting-up = Preparativi.
plays-for = { $seats_count ->
    [one] { $seats } gioca con { $side-il } e deve costruire
   *[other] { $seats } giocano in coppia con { $side-il } e devono costruire
 } { $castles ->
    [one] un castello
   *[other] { $castles } castelli
 }.
first-by-lot = La sorte tocca { $seat-a }: suoi sono i primi lanci e il primo gettone.
opening-begins = Lanci iniziali.
opening-throw = { $seat } tira per la riserva iniziale: { $faces }.

round-begins = Turno { $round }: fase preliminare.
tokens-back = Tutti riprendono i cinque gettoni.
token-placed = { $seat } gioca il gettone { $token }.
token-repeated = { $seat } non ha altri numeri, ripete il gettone { $token } e agisce dopo chi l’ha già giocato.
order-of-play = I gettoni sono giocati. L’ordine delle azioni è: { $seats }.

turn-begins = { $seat } agisce per { $side-il }, con il gettone { $token }.
cube-to-court = { $seat } manda a Corte un paladino { $clan }: ora ne ha { $cubes ->
    [one] uno
   *[other] { $cubes }
 }.
cube-to-space = { $seat } manda un paladino { $clan } { $size ->
    [one] { $territory-in }
   *[other] nella regione { $territory-numeral }
 }.
clan-taken = { $seat } toglie { $clan-plural } { $seat2-a }: { $cubes } contro { $cubes2 }.
clan-first = { $seat } prende il controllo di un clan finora neutrale: { $clan-plural }.
emperor-stops = { $seat } muove l’Imperatore di { $steps ->
    [one] un passo
   *[other] { $steps } passi
 }, { $size ->
    [one] { $territory-in }
   *[other] nella regione { $territory-numeral }
 }.
refill-throw = { $seat } tira: { $faces }.
cube-taken = { $seat } prende un paladino { $clan }.

relief = { $clan-plural } sono finiti: ogni Corte ne restituisce { $cubes ->
    [one] uno
   *[other] { $cubes }
 }, e nel mucchio ne { $cubes2 ->
    [one] torna uno
   *[other] tornano { $cubes2 }
 }.
no-relief = { $clan-plural } sono finiti: una Corte non ne ha, e nessuna ne restituisce.
die-again = Non ci sono più paladini { $clan-many }: { $seat } ritira il dado, che dà { $face }.
no-cubes = { $seat } non riceve altri paladini: non ne restano di nessun clan.

# Una riga che dice come stanno le parti non ha nulla per il Grigio se sono due: allora nessun numero corrisponde.
castle-built = { $side-il } costruisce un castello { $territory-in }: Bianco { $influence }, Nero { $influence2 }{ $influence3 ->
    [one] , Grigio { $influence3 }
    [other] , Grigio { $influence3 }
   *[absent] { "" }
 }.
build-tied = Nessuno costruisce { $territory-in }, perché c’è parità: Bianco { $influence }, Nero { $influence2 }{ $influence3 ->
    [one] , Grigio { $influence3 }
    [other] , Grigio { $influence3 }
   *[absent] { "" }
 }.
build-neutral = Nessuno costruisce { $territory-in }: nessuno controlla i clan presenti.
castles-replaced = { $side-il } conquista { $size ->
    [one] { $territory-il } e il suo castello
   *[other] la regione { $territory-numeral } e i suoi { $size } castelli
 }: Bianco { $influence }, Nero { $influence2 }{ $influence3 ->
    [one] , Grigio { $influence3 }
    [other] , Grigio { $influence3 }
   *[absent] { "" }
 }.
owner-leads = { $size ->
    [one] { $territory-il }
   *[other] la regione { $territory-numeral }
 } resta { $side-a }, che è in maggioranza: Bianco { $influence }, Nero { $influence2 }{ $influence3 ->
    [one] , Grigio { $influence3 }
    [other] , Grigio { $influence3 }
   *[absent] { "" }
 }.
owner-tied = { $size ->
    [one] { $territory-il }
   *[other] la regione { $territory-numeral }
 } resta { $side-a }, perché nessuno ha di più: Bianco { $influence }, Nero { $influence2 }{ $influence3 ->
    [one] , Grigio { $influence3 }
    [other] , Grigio { $influence3 }
   *[absent] { "" }
 }.
rivals-tied = { $size ->
    [one] { $territory-il }
   *[other] la regione { $territory-numeral }
 } resta { $side-a }, perché due avversari sono pari: Bianco { $influence }, Nero { $influence2 }{ $influence3 ->
    [one] , Grigio { $influence3 }
    [other] , Grigio { $influence3 }
   *[absent] { "" }
 }.
neutral-here = I paladini di un clan che nessuno controlla non contano: { $clans }.
castles-back = { $side-il } riprende { $castles ->
    [one] un castello
   *[other] { $castles } castelli
 }.
castles-short = { $side-a } ne { $size ->
    [one] serve uno
   *[other] servono { $size }
 } e ne { $castles ->
    [0] restano 0
    [one] resta uno
   *[other] restano { $castles }
 }: l’ultimo castello fa vincere.
spaces-merged = { $side-il } unisce i territori vicini: la regione { $territory-numeral } ha { $castles ->
    [one] un castello
   *[other] { $castles } castelli
 } e { $influence ->
    [one] un paladino
   *[other] { $influence } paladini
 }.
sum-influence = { $side }
sum-clan = { $clan-many } { $value }
sum-castles = { $value ->
    [one] castello { $value }
   *[other] castelli { $value }
 }
sum-nothing = { $value }

all-built = I castelli { $side-di } sono tutti sul tavolo ({ $castles }). { $seats_count ->
    [one] Vince { $seats }.
   *[other] Vincono { $seats }.
 }
spaces-short = Restano meno di quattro caselle ({ $size }): vince chi ha più castelli. Bianco { $castles }, Nero { $castles2 }{ $castles3 ->
    [one] , Grigio { $castles3 }
    [other] , Grigio { $castles3 }
   *[absent] { "" }
 }.
reserves-empty = Tutte le riserve sono vuote: vince chi ha più castelli. Bianco { $castles }, Nero { $castles2 }{ $castles3 ->
    [one] , Grigio { $castles3 }
    [other] , Grigio { $castles3 }
   *[absent] { "" }
 }.
rounds-over = Il turno { $round } era l’ultimo: vince chi ha più castelli. Bianco { $castles }, Nero { $castles2 }{ $castles3 ->
    [one] , Grigio { $castles3 }
    [other] , Grigio { $castles3 }
   *[absent] { "" }
 }.
most-castles = { $side-il } ha più castelli di tutti: { $castles }. { $seats_count ->
    [one] Vince { $seats }.
   *[other] Vincono { $seats }.
 }
more-clans = A parità di castelli ({ $castles }), { $side-il } ha più clan: { $clans }. { $seats_count ->
    [one] Vince { $seats }.
   *[other] Vincono { $seats }.
 }
victory-shared = { $seats } si dividono la vittoria, pari per castelli ({ $castles }) e per clan ({ $clans }).

option-pairs = In quattro, i compagni siedono
option-pairs-across = uno di fronte all’altro
option-pairs-beside = uno accanto all’altro

end-castles = Tutti i castelli della parte vincente sono sul tavolo.
end-spaces = Restano meno di quattro caselle: vince chi ha più castelli.
end-frozen = Tutte le riserve sono vuote: vince chi ha più castelli.
end-rounds = È finito l’ultimo turno: vince chi ha più castelli.

field-round = Turno
field-size = Territori di ogni casella
field-cubes = Paladini nel cerchio
field-owner = Proprietario
field-castles = Castelli
field-emperor = Imperatore
field-supply = Mucchio centrale
field-courts = Corti
field-reserves = Riserve
field-holder = Clan controllati da
field-stock = Castelli da costruire
field-hands = Gettoni in mano
field-placed = Gettoni giocati
field-order = Ordine di gioco
step-Rounds = La partita
step-Opening = Lanci iniziali
step-Tokens = Fase preliminare
step-Turn = Fase delle azioni
step-Throw = Corone

would-build = { $territory }: il { $side } costruirebbe qui
would-conquer = { $territory }: il { $side } la conquisterebbe
would-change-nothing = { $territory }: non cambia nulla
would-have-influence = { $side } { $influence }
would-grow-row = la tua fila sale a { $cubes }
would-hold = avresti il clan { $clan }
would-take-of = nel mucchio: { $cubes }

# Figures of a line of the journal, when it is explained.
figure-castles = Castelli
figure-clans = Clan
figure-cubes = Paladini
figure-influence = Influenza
figure-round = Turno
figure-rounds = Turni
figure-size = Territori
figure-steps = Passi
figure-token = Gettone

# Che cosa conta il consigliere.
counts-castles = { $n } { $n ->
    [one] castello costruito
   *[other] castelli costruiti
} { $way ->
    [more] in più
   *[less] in meno
}
counts-reach = { $n } { $n ->
    [one] castello
   *[other] castelli
} alla portata dell’imperatore { $way ->
    [more] in più
   *[less] in meno
}
counts-clans = { $n } clan in mano { $way ->
    [more] in più
   *[less] in meno
}
counts-influence = { $n } { $n ->
    [one] punto
   *[other] punti
} di influenza { $way ->
    [more] in più
   *[less] in meno
}
counts-reserve = { $n } { $n ->
    [one] paladino
   *[other] paladini
} nella riserva { $way ->
    [more] in più
   *[less] in meno
}
counts-tokens = { $n } { $n ->
    [one] punto
   *[other] punti
} sui gettoni in mano { $way ->
    [more] in più
   *[less] in meno
}
counts-rival-castles = { $n } { $n ->
    [one] castello
   *[other] castelli
} per il rivale più forte { $way ->
    [more] in più
   *[less] in meno
}

# Che cosa si conta giro per giro
counted-castles = Castelli
counted-reach = Castelli alla portata dell’imperatore
counted-clans = Clan in mano
counted-influence = Influenza
counted-reserve = Paladini in riserva
counted-tokens = Punti sui gettoni
counted-clans-won = Clan vinti
counted-clans-lost = Clan persi
