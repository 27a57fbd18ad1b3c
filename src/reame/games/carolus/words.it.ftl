game-title = Carolus Magnus
game-blurb = Manda i paladini a corte e nel regno, conquista i clan, e innalza castelli dove si ferma l’Imperatore.

clan-red = rosso
    .plural = i rossi
clan-pink = rosa
    .plural = i rosa
clan-blue = blu
    .plural = i blu
clan-yellow = giallo
    .plural = i gialli
clan-green = verde
    .plural = i verdi
side-white = il Bianco
side-black = il Nero
side-grey = il Grigio
place-court = la tua corte
territory-T1 = territorio I
place-T1 = territorio I
territory-T2 = territorio II
place-T2 = territorio II
territory-T3 = territorio III
place-T3 = territorio III
territory-T4 = territorio IV
place-T4 = territorio IV
territory-T5 = territorio V
place-T5 = territorio V
territory-T6 = territorio VI
place-T6 = territorio VI
territory-T7 = territorio VII
place-T7 = territorio VII
territory-T8 = territorio VIII
place-T8 = territorio VIII
territory-T9 = territorio IX
place-T9 = territorio IX
territory-T10 = territorio X
place-T10 = territorio X
territory-T11 = territorio XI
place-T11 = territorio XI
territory-T12 = territorio XII
place-T12 = territorio XII
territory-T13 = territorio XIII
place-T13 = territorio XIII
territory-T14 = territorio XIV
place-T14 = territorio XIV
territory-T15 = territorio XV
place-T15 = territorio XV

move-choose = Prendi un paladino { $clan }
move-token = Gioca il gettone { $token }
move-play = { $place_id ->
    [court] Manda un paladino { $clan } alla tua corte
   *[other] Manda un paladino { $clan } sul { $place }
 }
move-advance = { $steps ->
    [one] Muovi l’Imperatore di un passo
   *[other] Muovi l’Imperatore di { $steps } passi
 }

ask-crown = Una corona: scegli il clan del tuo paladino.
ask-token = Gioca un gettone. I numeri bassi agiscono prima; quelli alti portano l’Imperatore più lontano.
ask-cube = { $cubes ->
    [one] Gioca l’ultimo paladino del turno: alla tua corte o sull’anello.
   *[other] Gioca un paladino (ne restano { $cubes }): alla tua corte o sull’anello.
 }
ask-steps = { $token ->
    [one] Muovi l’Imperatore di un passo.
   *[other] Muovi l’Imperatore da uno a { $token } passi.
 }

clan-exhausted = Non ci sono più paladini: { $clan }.
token-spent = Hai già giocato il gettone { $token }; i gettoni tornano dopo il quinto turno.
token-taken = Il gettone { $token } è già sul tavolo in questo turno, e tu ne hai altri.
not-in-reserve = Nella tua riserva non c’è un paladino { $clan }.
inside-region = Quel territorio fa parte di una regione: scegli la regione.
too-far = { $steps } passi sono più di quanti ne permette il tuo gettone.

first-by-lot = La sorte sceglie { $seat } per giocare il primo gettone.
round-begins = Comincia il turno { $round }.
token-placed = { $seat } gioca il gettone { $token }.
tokens-back = Tutti riprendono i cinque gettoni.
cube-to-court = { $seat } manda a corte un paladino { $clan }.
cube-to-space = { $seat } manda un paladino { $clan } sul { $territory }.
clan-taken = { $seat } ora controlla { $clan-plural }.
emperor-stops = { $seat } muove l’Imperatore di { $steps ->
    [one] un passo
   *[other] { $steps } passi
 }, sul { $territory }.
castle-built = { $side } costruisce un castello sul { $territory }.
castles-replaced = { $side } conquista il { $territory }: castelli sostituiti, { $castles }.
spaces-merged = { $side } unisce le sue terre in una regione, { $territory }, con { $castles } castelli.
nothing-happens = Sul { $territory } non succede nulla.
die-shows = { $seat } tira { $clan }.
die-crown = { $seat } tira una corona.
die-again = Non ci sono più paladini ({ $clan }): { $seat } ritira il dado.
cube-taken = { $seat } prende un paladino { $clan }.
relief = Sono finiti { $clan-plural }: le corti ne restituiscono { $cubes }, tutte in ugual numero.
no-cubes = { $seat } non riceve paladini: non ce ne sono più.

option-pairs = In quattro, i compagni siedono
option-pairs-across = uno di fronte all’altro
option-pairs-beside = uno accanto all’altro

end-castles = Tutti i castelli della parte vincente sono sul tavolo.
end-spaces = Restano meno di quattro terre: vince chi ha più castelli.
end-frozen = Tutte le riserve sono vuote: vince chi ha più castelli.
end-rounds = È finito l’ultimo turno: vince chi ha più castelli.

field-round = Turno
field-size = Grandezza delle terre
field-cubes = Paladini sull’anello
field-owner = Proprietari
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
step-Turn = Turno
step-Throw = Lancio dei dadi
