nothing = niente
    .il = niente
open = …
    .il = …
power-ENG = Inghilterra
    .il = l’Inghilterra
    .gn = fs
power-AYY = Ayyubidi/Mamelucchi
    .il = gli Ayyubidi/Mamelucchi
    .gn = mp
power-HRE = Sacro Romano Impero
    .il = il Sacro Romano Impero
    .gn = ms
province-FRA_1A = Bretagna
    .il = la Bretagna
    .gn = fs
    .in = in Bretagna
place-FRA_1A = { province-FRA_1A }
place-sea = Manica
    .il = la Manica
    .gn = fs
occupant-rebels = ribelli
    .il = i ribelli
    .gn = mp
lord-blanche = Blanche
    .gn = fs
lord-louis = Louis
    .gn = ms
unit-standard = stendardo
    .il = lo stendardo
    .gn = ms
unit-army = armata
    .il = l’armata
    .gn = fs
territory-koeln = Köln
seat-0 = Giocatore 1
seat-9 = Giocatore 10
move-attack = Attacca { $province-il } { $power-con }
attacks-now = { $seat } attacca { $province-il } { $power-con }.
given-to = { $seat } dà { $florins } FI { $seat2-a }.
marches-by = { $seat } marcia { $province-in } passando per { $places }.
strikes = { $occupant-il } { $occupant-n ->
    [p] colpiscono
   *[s] colpisce
 } { $occupant2-il }.
captured = { $lord } è { $lord-g ->
    [f] prigioniera
   *[m] prigioniero
 } { $seat-di }.
deployed = { $seat } schiera { $unit-un } { $territory-a }.
hunger = { $province-di } { $power-su }.
both = { $seat } { $seat2-e } trattano.
place-named = Passa { $place-da }.
sum-of = { $power }
sum-die = dado { $value }
sum-militia = Milizia { $value } ({ $florins } FI)
people = occupant seat
