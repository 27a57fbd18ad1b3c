influence = Influenza
influence-hint = chi costruirebbe se l’Imperatore si fermasse lì
court-of = Corte di { $name }
your-court = La tua Corte
reserve = Riserva
supply = { $n } nel mucchio
held-by = controllato da { $name }
neutral = neutrale
castles = castelli: { $built } su { $all }
token-hand = Gettone { $n }, in mano
token-used = Gettone { $n }, già giocato
token-now = Gettone { $n }, sul tavolo
round = Turno
opening = Apertura
to-court = Nella tua Corte
clan-row = { $clan }: { $n }
in-reserve = { $clan }: { $n } nella riserva
emperor-here = qui c’è l’Imperatore
would-build = il { $side } costruirebbe qui
would-conquer = il { $side } conquisterebbe la casella
steps-away = { $n ->
    [one] un passo dell’Imperatore
   *[other] { $n } passi dell’Imperatore
 }
region = regione di { $size } territori, a partire dal { $territory }
owned-by = { $castles ->
    [one] un castello del { $side }
   *[other] { $castles } castelli del { $side }
 }
unowned = senza castello
last-throw = Ultimo lancio
crown = corona
ring = Il cerchio dei territori
acts = agisce per { $nth }°
phases = Fasi
phase-tokens = Gettoni
phase-paladins = Paladini
phase-emperor = Imperatore
token-short = gettone { $n }
courts = Corti

do-choose = Prendi un paladino
do-token = Gioca un gettone
do-play = Manda un paladino
do-advance = Muovi l’Imperatore
unit-steps = passi
unit-token = gettone
