influence = Influenza
influence-hint = chi costruirebbe se l’Imperatore si fermasse lì
court-of = Corte di { $name }
your-court = La tua corte
reserve = Riserva
supply = { $n } nel mucchio
held-by = in mano a { $name }
neutral = di nessuno
castles = { $built } castelli su { $all }
token-hand = Gettone { $n }, in mano
token-used = Gettone { $n }, già giocato
token-now = Gettone { $n }, sul tavolo
round = Turno
opening = Apertura
to-court = Alla tua corte
clan-row = { $clan }: { $n }
in-reserve = { $n } { $clan } in riserva
emperor-here = qui c’è l’Imperatore
would-build = { $side } costruirebbe qui
would-conquer = { $side } lo conquisterebbe
steps-away = { $n ->
    [one] un passo dell’Imperatore
   *[other] { $n } passi dell’Imperatore
 }
region = regione di { $size } terre, { $territory }
owned-by = di { $side }, castelli: { $castles }
unowned = senza castello
last-throw = Ultimo lancio
crown = corona
ring = L’anello delle terre
acts = agisce per { $nth }°
phases = Fasi
phase-tokens = Gettoni
phase-paladins = Paladini
phase-emperor = Imperatore
token-short = gettone { $n }
courts = Corti

nothing-changes = non cambia nulla
row-becomes = la tua fila sale a { $n }
do-choose = Prendi un paladino
do-token = Metti un gettone
do-play = Manda un paladino
do-advance = Muovi l’Imperatore
unit-steps = passi
unit-token = gettone
