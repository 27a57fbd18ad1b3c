# Quello che dice ogni gioco.
nothing = niente
    .il = niente
open = …
    .il = …
seat-0 = Giocatore 1
seat-1 = Giocatore 2
seat-2 = Giocatore 3
seat-3 = Giocatore 4
seat-4 = Giocatore 5
seat-5 = Giocatore 6
seat-6 = Giocatore 7
seat-7 = Giocatore 8
seat-8 = Giocatore 9
seat-9 = Giocatore 10

move-pass = Passa
move-yes = Sì
move-no = No
move-propose = Fai questa offerta
move-counter = Fai una controfferta
move-drop = Ritira l’offerta

not-now = In questo momento non si può fare.
not-asked = Non tocca a te decidere.
over = La partita è finita.
no-such-move = Questa mossa non esiste.
bid-too-low = L’offerta è troppo bassa.
bid-too-high = Non puoi pagare tanto.
too-many-terms = Un’offerta ha al massimo quattro clausole.
no-terms = L’offerta non ha ancora clausole.
one-counter = A una controfferta non si risponde con un’altra.

option-windows = Reazioni
option-windows-silent = si chiede, di nascosto, solo a chi potrebbe reagire
option-windows-open = si chiede a tutti
option-deals = Accordi tra giocatori
option-deals-on = ammessi
option-deals-off = non ammessi
end-stop = La procedura è conclusa.
sum-die = dado { $value }

# Quello che dice il consigliere; che cosa conta ogni gioco sta nel suo catalogo.
counts-victory = { $way ->
    [more] più spesso hai già vinto
   *[less] meno spesso hai già vinto
}
counts-defeat = { $way ->
    [more] più spesso hai già perso
   *[less] meno spesso hai già perso
}
counsel-hint = La ricerca sceglierebbe: { $move }
counsel-then = e poi: { $moves }
counsel-only = Non c’è altra scelta.
counsel-rather = Invece di «{ $move }»: { $reasons }.
counsel-even = Oppure «{ $move }»: cambia poco.
counsel-unsaid = Invece di «{ $move }»: è andata meglio in { $better } mondi immaginati su { $worlds }, anche se nessuna cifra da sola dice perché.
counsel-tried = Provato in { $worlds } mondi che puoi immaginare; di ciò che è nascosto non si è guardato nulla.
counsel-preview = Se scegli: { $move }
counsel-surely = Di sicuro
counsel-always = In tutti i { $worlds } mondi immaginati
counsel-chances = Possibilità
counsel-chance = in { $count } su { $worlds }: { $line }
counsel-rest = { $n ->
    [one] e un altro esito più raro
   *[other] e altri { $n } esiti più rari
}
counsel-range = { $figure } in media (da { $low } a { $high })
counsel-opens = Apre: { $moves }
counsel-closes = Non si potrà più: { $moves }
counsel-like-it = { $move } ({ $n } di questo tipo)
counsel-you-next = Poi ti si chiede: { $question }
counsel-next = Poi decide { $names }.
counsel-over = La partita sarebbe finita (in { $count } mondi su { $worlds }).
counsel-nothing = Sul momento non cambia nulla.

# Sguardo a una partita finita; ciò che ogni gioco conta in più sta nel suo catalogo.
analysis-chance = Quanto era probabile che ciascuno vincesse, in percento: giudicato a carte scoperte dalla valutazione dei bot, misurata su partite giocate.
analysis-strength = Quanto era forte ciascuno, in punti su 100: giudicato a carte scoperte come i bot guardano una posizione. Quante volte una simile posizione vince non è stato misurato, perciò non sono percentuali.
analysis-turn = { $name } ha scelto «{ $played }».
analysis-better = Meglio: «{ $best }»
analysis-gain = vale { $gain } in più (con un margine di { $error }), in { $better } su { $worlds } mondi che { $name } poteva immaginare
analysis-why = perché: { $reasons }
analysis-then = e poi: { $moves }
analysis-no-turns = Delle decisioni riguardate, nessuna è costata più di quanto possa fare il caso.
analysis-looked = { $looked ->
    [0] Dopo nessuna decisione qualcuno stava peggio.
    [one] Una decisione dopo la quale qualcuno stava peggio è stata riguardata con i suoi occhi: { $right ->
        [0] non era la migliore.
       *[other] non ce n’era una migliore.
    }
   *[other] { $looked } decisioni dopo le quali qualcuno stava peggio sono state riguardate con i suoi occhi; { $right ->
        [one] una era buona quanto ogni altra.
       *[other] { $right } erano buone quanto ogni altra.
    }
}
analysis-luck-is = Dove sono caduti i dadi o si sono pescate carte, li si è fatti cadere di nuovo: la fortuna è ciò che è caduto, meno la media di ciò che poteva cadere. Le colonne tornano esattamente: ciò che si aveva all’inizio, con le decisioni e la fortuna, è ciò che si aveva alla fine.
analysis-first = All’inizio
analysis-own = Decisioni proprie
analysis-others = Decisioni altrui
analysis-luck = Fortuna
analysis-last = Alla fine
analysis-round = Giro
analysis-set-up = Preparazione
analysis-turns = Svolte
analysis-figures = Cifre
analysis-course = Andamento della partita
counted-battles = Battaglie
counted-conquests = Conquiste
counted-deals = Accordi conclusi
counted-truces = Tregue
counted-declared = Guerre dichiarate
counted-kept = Promesse mantenute
counted-broken = Promesse infrante
