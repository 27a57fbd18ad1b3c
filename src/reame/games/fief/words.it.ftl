game-title = Fief
game-blurb = Famiglie di feudatari costruiscono, si sposano, combattono e votano per la corona di un piccolo regno.
village-bourg = Bourg
    .il = Bourg
village-villeneuve = Villeneuve
    .il = Villeneuve
village-st_vivien = St Vivien
    .il = St Vivien
village-la_buissiere = La Buissière
    .il = La Buissière
village-les_essarts = Les Essarts
    .il = Les Essarts
village-tournus = Tournus
    .il = Tournus
village-belleville = Belleville
    .il = Belleville
village-pugnac = Pugnac
    .il = Pugnac
village-mazilles = Mazilles
    .il = Mazilles
village-st_andromy = St Andromy
    .il = St Andromy
village-beaujeu = Beaujeu
    .il = Beaujeu
village-la_salle = La Salle
    .il = La Salle
village-blaye = Blaye
    .il = Blaye
village-charolles = Charolles
    .il = Charolles
village-sigy = Sigy
    .il = Sigy
village-st_ciers = St Ciers d’Abzac
    .il = St Ciers d’Abzac
village-marcamps = Marcamps
    .il = Marcamps
village-st_paul = St Paul
    .il = St Paul
village-sennecy = Sennecy
    .il = Sennecy
village-l_epervier = L’Epervier
    .il = L’Epervier
village-chateaufort = Chateaufort
    .il = Chateaufort
village-st_gerome = St Gérôme
    .il = St Gérôme
village-st_medard = St Médard
    .il = St Médard
village-st_andre = St André
    .il = St André
region-duchy_south = regione del sud
    .il = la regione del sud
    .gn = fs
    .rank = il ducato
    .ofrank = del ducato
    .lord = duca
    .lady = duchessa
region-duchy_northeast = regione di nord-est
    .il = la regione di nord-est
    .gn = fs
    .rank = il ducato
    .ofrank = del ducato
    .lord = duca
    .lady = duchessa
region-county_northwest = regione di nord-ovest
    .il = la regione di nord-ovest
    .gn = fs
    .rank = la contea
    .ofrank = della contea
    .lord = conte
    .lady = contessa
region-county_west = regione dell’ovest
    .il = la regione dell’ovest
    .gn = fs
    .rank = la contea
    .ofrank = della contea
    .lord = conte
    .lady = contessa
region-barony_north = regione del nord
    .il = la regione del nord
    .gn = fs
    .rank = la baronia
    .ofrank = della baronia
    .lord = barone
    .lady = baronessa
region-barony_east = regione dell’est
    .il = la regione dell’est
    .gn = fs
    .rank = la baronia
    .ofrank = della baronia
    .lord = barone
    .lady = baronessa
bishopric-blaye = Blaye
bishopric-bourg = Bourg
bishopric-sigy = Sigy
bishopric-tournus = Tournus
lord-louis = Louis
    .gn = ms
lord-charles = Charles
    .gn = ms
lord-eric = Eric
    .gn = ms
lord-francois = François
    .gn = ms
lord-gauvain = Gauvain
    .gn = ms
lord-henri = Henri
    .gn = ms
lord-jacques = Jacques
    .gn = ms
lord-othon = Othon
    .gn = ms
lord-pierre = Pierre
    .gn = ms
lord-quentin = Quentin
    .gn = ms
lord-robert = Robert
    .gn = ms
lord-thierry = Thierry
    .gn = ms
lord-isabelle = Isabelle
    .gn = fs
lord-alienor = Aliénor
    .gn = fs
lord-blanche = Blanche
    .gn = fs
lord-mireille = Mireille
    .gn = fs
vote-louis = { lord-louis }
vote-charles = { lord-charles }
vote-eric = { lord-eric }
vote-francois = { lord-francois }
vote-gauvain = { lord-gauvain }
vote-henri = { lord-henri }
vote-jacques = { lord-jacques }
vote-othon = { lord-othon }
vote-pierre = { lord-pierre }
vote-quentin = { lord-quentin }
vote-robert = { lord-robert }
vote-thierry = { lord-thierry }
vote-isabelle = { lord-isabelle }
vote-alienor = { lord-alienor }
vote-blanche = { lord-blanche }
vote-mireille = { lord-mireille }
vote-none = nessuno
card-louis = { lord-louis }
card-charles = { lord-charles }
card-eric = { lord-eric }
card-francois = { lord-francois }
card-gauvain = { lord-gauvain }
card-henri = { lord-henri }
card-jacques = { lord-jacques }
card-othon = { lord-othon }
card-pierre = { lord-pierre }
card-quentin = { lord-quentin }
card-robert = { lord-robert }
card-thierry = { lord-thierry }
card-isabelle = { lord-isabelle }
card-alienor = { lord-alienor }
card-blanche = { lord-blanche }
card-mireille = { lord-mireille }
card-bishop_blaye = Vescovo di Blaye
    .il = il Vescovo di Blaye
    .gn = ms
card-bishop_bourg = Vescovo di Bourg
    .il = il Vescovo di Bourg
    .gn = ms
card-bishop_sigy = Vescovo di Sigy
    .il = il Vescovo di Sigy
    .gn = ms
card-bishop_tournus = Vescovo di Tournus
    .il = il Vescovo di Tournus
    .gn = ms
card-d_arc = d’Arc
    .il = d’Arc
    .gn = fs
card-tithe = Decima
    .il = la Decima
    .gn = fs
card-feudal_tax = Imposta
    .il = l’Imposta
    .gn = fs
card-assassination = Assassinio
    .il = l’Assassinio
    .gn = ms
card-justice = Giustizia
    .il = la Giustizia
    .gn = fs
card-bad_weather = Cattivo tempo
    .il = il Cattivo tempo
    .gn = ms
card-sun = Sole
    .il = il Sole
    .gn = ms
card-famine = Carestia
    .il = la Carestia
    .gn = fs
card-good_harvest = Buoni raccolti
    .il = i Buoni raccolti
    .gn = mp
card-peasant_revolt = Rivolta contadina
    .il = la Rivolta contadina
    .gn = fs
card-plague = Peste
    .il = la Peste
    .gn = fs
card-escape = Evasione
    .il = l’Evasione
    .gn = fs
companion-louis = Louis
companion-charles = Charles
companion-eric = Eric
companion-francois = François
companion-gauvain = Gauvain
companion-henri = Henri
companion-jacques = Jacques
companion-othon = Othon
companion-pierre = Pierre
companion-quentin = Quentin
companion-robert = Robert
companion-thierry = Thierry
companion-isabelle = Isabelle
companion-alienor = Aliénor
companion-blanche = Blanche
companion-mireille = Mireille
companion-louis_captive = Louis (prigioniero)
companion-charles_captive = Charles (prigioniero)
companion-eric_captive = Eric (prigioniero)
companion-francois_captive = François (prigioniero)
companion-gauvain_captive = Gauvain (prigioniero)
companion-henri_captive = Henri (prigioniero)
companion-jacques_captive = Jacques (prigioniero)
companion-othon_captive = Othon (prigioniero)
companion-pierre_captive = Pierre (prigioniero)
companion-quentin_captive = Quentin (prigioniero)
companion-robert_captive = Robert (prigioniero)
companion-thierry_captive = Thierry (prigioniero)
companion-isabelle_captive = Isabelle (prigioniera)
companion-alienor_captive = Aliénor (prigioniera)
companion-blanche_captive = Blanche (prigioniera)
companion-mireille_captive = Mireille (prigioniera)
companion-soldiers = soldati
companion-king_guards = le guardie del Re
companion-queen_guards = le guardie della Regina
ruin-mill_1 = un mulino
ruin-mill_2 = due mulini
ruin-mill_3 = tre mulini
ruin-press_1 = un frantoio
ruin-press_2 = due frantoi
ruin-press_3 = tre frantoi
ruin-castle = il castello
place-bourg = { village-bourg }
place-villeneuve = { village-villeneuve }
place-st_vivien = { village-st_vivien }
place-la_buissiere = { village-la_buissiere }
place-les_essarts = { village-les_essarts }
place-tournus = { village-tournus }
place-belleville = { village-belleville }
place-pugnac = { village-pugnac }
place-mazilles = { village-mazilles }
place-st_andromy = { village-st_andromy }
place-beaujeu = { village-beaujeu }
place-la_salle = { village-la_salle }
place-blaye = { village-blaye }
place-charolles = { village-charolles }
place-sigy = { village-sigy }
place-st_ciers = { village-st_ciers }
place-marcamps = { village-marcamps }
place-st_paul = { village-st_paul }
place-sennecy = { village-sennecy }
place-l_epervier = { village-l_epervier }
place-chateaufort = { village-chateaufort }
place-st_gerome = { village-st_gerome }
place-st_medard = { village-st_medard }
place-st_andre = { village-st_andre }
place-bourg-villeneuve = Bourg (via Villeneuve)
    .il = la porta di Bourg verso Villeneuve
    .gn = fs
place-bourg-st_vivien = Bourg (via St Vivien)
    .il = la porta di Bourg verso St Vivien
    .gn = fs
place-bourg-la_buissiere = Bourg (via La Buissière)
    .il = la porta di Bourg verso La Buissière
    .gn = fs
place-villeneuve-bourg = Villeneuve (via Bourg)
    .il = la porta di Villeneuve verso Bourg
    .gn = fs
place-villeneuve-les_essarts = Villeneuve (via Les Essarts)
    .il = la porta di Villeneuve verso Les Essarts
    .gn = fs
place-villeneuve-charolles = Villeneuve (via Charolles)
    .il = la porta di Villeneuve verso Charolles
    .gn = fs
place-villeneuve-st_medard = Villeneuve (via St Médard)
    .il = la porta di Villeneuve verso St Médard
    .gn = fs
place-st_vivien-bourg = St Vivien (via Bourg)
    .il = la porta di St Vivien verso Bourg
    .gn = fs
place-st_vivien-st_paul = St Vivien (via St Paul)
    .il = la porta di St Vivien verso St Paul
    .gn = fs
place-la_buissiere-bourg = La Buissière (via Bourg)
    .il = la porta di La Buissière verso Bourg
    .gn = fs
place-la_buissiere-st_andre = La Buissière (via St André)
    .il = la porta di La Buissière verso St André
    .gn = fs
place-les_essarts-villeneuve = Les Essarts (via Villeneuve)
    .il = la porta di Les Essarts verso Villeneuve
    .gn = fs
place-les_essarts-marcamps = Les Essarts (via Marcamps)
    .il = la porta di Les Essarts verso Marcamps
    .gn = fs
place-les_essarts-st_paul = Les Essarts (via St Paul)
    .il = la porta di Les Essarts verso St Paul
    .gn = fs
place-tournus-pugnac = Tournus (via Pugnac)
    .il = la porta di Tournus verso Pugnac
    .gn = fs
place-tournus-st_andromy = Tournus (via St Andromy)
    .il = la porta di Tournus verso St Andromy
    .gn = fs
place-belleville-pugnac = Belleville (via Pugnac)
    .il = la porta di Belleville verso Pugnac
    .gn = fs
place-belleville-mazilles = Belleville (via Mazilles)
    .il = la porta di Belleville verso Mazilles
    .gn = fs
place-pugnac-tournus = Pugnac (via Tournus)
    .il = la porta di Pugnac verso Tournus
    .gn = fs
place-pugnac-belleville = Pugnac (via Belleville)
    .il = la porta di Pugnac verso Belleville
    .gn = fs
place-pugnac-st_gerome = Pugnac (via St Gérôme)
    .il = la porta di Pugnac verso St Gérôme
    .gn = fs
place-mazilles-belleville = Mazilles (via Belleville)
    .il = la porta di Mazilles verso Belleville
    .gn = fs
place-mazilles-st_andromy = Mazilles (via St Andromy)
    .il = la porta di Mazilles verso St Andromy
    .gn = fs
place-mazilles-chateaufort = Mazilles (via Chateaufort)
    .il = la porta di Mazilles verso Chateaufort
    .gn = fs
place-st_andromy-tournus = St Andromy (via Tournus)
    .il = la porta di St Andromy verso Tournus
    .gn = fs
place-st_andromy-mazilles = St Andromy (via Mazilles)
    .il = la porta di St Andromy verso Mazilles
    .gn = fs
place-st_andromy-st_medard = St Andromy (via St Médard)
    .il = la porta di St Andromy verso St Médard
    .gn = fs
place-beaujeu-la_salle = Beaujeu (via La Salle)
    .il = la porta di Beaujeu verso La Salle
    .gn = fs
place-beaujeu-st_ciers = Beaujeu (via St Ciers d’Abzac)
    .il = la porta di Beaujeu verso St Ciers d’Abzac
    .gn = fs
place-la_salle-beaujeu = La Salle (via Beaujeu)
    .il = la porta di La Salle verso Beaujeu
    .gn = fs
place-la_salle-blaye = La Salle (via Blaye)
    .il = la porta di La Salle verso Blaye
    .gn = fs
place-la_salle-sennecy = La Salle (via Sennecy)
    .il = la porta di La Salle verso Sennecy
    .gn = fs
place-blaye-la_salle = Blaye (via La Salle)
    .il = la porta di Blaye verso La Salle
    .gn = fs
place-blaye-charolles = Blaye (via Charolles)
    .il = la porta di Blaye verso Charolles
    .gn = fs
place-charolles-villeneuve = Charolles (via Villeneuve)
    .il = la porta di Charolles verso Villeneuve
    .gn = fs
place-charolles-blaye = Charolles (via Blaye)
    .il = la porta di Charolles verso Blaye
    .gn = fs
place-charolles-l_epervier = Charolles (via L’Epervier)
    .il = la porta di Charolles verso L’Epervier
    .gn = fs
place-sigy-st_ciers = Sigy (via St Ciers d’Abzac)
    .il = la porta di Sigy verso St Ciers d’Abzac
    .gn = fs
place-sigy-st_paul = Sigy (via St Paul)
    .il = la porta di Sigy verso St Paul
    .gn = fs
place-st_ciers-beaujeu = St Ciers d’Abzac (via Beaujeu)
    .il = la porta di St Ciers d’Abzac verso Beaujeu
    .gn = fs
place-st_ciers-sigy = St Ciers d’Abzac (via Sigy)
    .il = la porta di St Ciers d’Abzac verso Sigy
    .gn = fs
place-st_ciers-marcamps = St Ciers d’Abzac (via Marcamps)
    .il = la porta di St Ciers d’Abzac verso Marcamps
    .gn = fs
place-marcamps-les_essarts = Marcamps (via Les Essarts)
    .il = la porta di Marcamps verso Les Essarts
    .gn = fs
place-marcamps-st_ciers = Marcamps (via St Ciers d’Abzac)
    .il = la porta di Marcamps verso St Ciers d’Abzac
    .gn = fs
place-st_paul-st_vivien = St Paul (via St Vivien)
    .il = la porta di St Paul verso St Vivien
    .gn = fs
place-st_paul-les_essarts = St Paul (via Les Essarts)
    .il = la porta di St Paul verso Les Essarts
    .gn = fs
place-st_paul-sigy = St Paul (via Sigy)
    .il = la porta di St Paul verso Sigy
    .gn = fs
place-sennecy-la_salle = Sennecy (via La Salle)
    .il = la porta di Sennecy verso La Salle
    .gn = fs
place-sennecy-l_epervier = Sennecy (via L’Epervier)
    .il = la porta di Sennecy verso L’Epervier
    .gn = fs
place-l_epervier-charolles = L’Epervier (via Charolles)
    .il = la porta di L’Epervier verso Charolles
    .gn = fs
place-l_epervier-sennecy = L’Epervier (via Sennecy)
    .il = la porta di L’Epervier verso Sennecy
    .gn = fs
place-l_epervier-chateaufort = L’Epervier (via Chateaufort)
    .il = la porta di L’Epervier verso Chateaufort
    .gn = fs
place-chateaufort-mazilles = Chateaufort (via Mazilles)
    .il = la porta di Chateaufort verso Mazilles
    .gn = fs
place-chateaufort-l_epervier = Chateaufort (via L’Epervier)
    .il = la porta di Chateaufort verso L’Epervier
    .gn = fs
place-st_gerome-pugnac = St Gérôme (via Pugnac)
    .il = la porta di St Gérôme verso Pugnac
    .gn = fs
place-st_gerome-st_medard = St Gérôme (via St Médard)
    .il = la porta di St Gérôme verso St Médard
    .gn = fs
place-st_gerome-st_andre = St Gérôme (via St André)
    .il = la porta di St Gérôme verso St André
    .gn = fs
place-st_medard-villeneuve = St Médard (via Villeneuve)
    .il = la porta di St Médard verso Villeneuve
    .gn = fs
place-st_medard-st_andromy = St Médard (via St Andromy)
    .il = la porta di St Médard verso St Andromy
    .gn = fs
place-st_medard-st_gerome = St Médard (via St Gérôme)
    .il = la porta di St Médard verso St Gérôme
    .gn = fs
place-st_andre-la_buissiere = St André (via La Buissière)
    .il = la porta di St André verso La Buissière
    .gn = fs
place-st_andre-st_gerome = St André (via St Gérôme)
    .il = la porta di St André verso St Gérôme
    .gn = fs
place-bourg-field = campo davanti a Bourg
    .il = il campo davanti a Bourg
    .gn = ms
    .a = nel campo davanti a Bourg
place-villeneuve-field = campo davanti a Villeneuve
    .il = il campo davanti a Villeneuve
    .gn = ms
    .a = nel campo davanti a Villeneuve
place-st_vivien-field = campo davanti a St Vivien
    .il = il campo davanti a St Vivien
    .gn = ms
    .a = nel campo davanti a St Vivien
place-la_buissiere-field = campo davanti a La Buissière
    .il = il campo davanti a La Buissière
    .gn = ms
    .a = nel campo davanti a La Buissière
place-les_essarts-field = campo davanti a Les Essarts
    .il = il campo davanti a Les Essarts
    .gn = ms
    .a = nel campo davanti a Les Essarts
place-tournus-field = campo davanti a Tournus
    .il = il campo davanti a Tournus
    .gn = ms
    .a = nel campo davanti a Tournus
place-belleville-field = campo davanti a Belleville
    .il = il campo davanti a Belleville
    .gn = ms
    .a = nel campo davanti a Belleville
place-pugnac-field = campo davanti a Pugnac
    .il = il campo davanti a Pugnac
    .gn = ms
    .a = nel campo davanti a Pugnac
place-mazilles-field = campo davanti a Mazilles
    .il = il campo davanti a Mazilles
    .gn = ms
    .a = nel campo davanti a Mazilles
place-st_andromy-field = campo davanti a St Andromy
    .il = il campo davanti a St Andromy
    .gn = ms
    .a = nel campo davanti a St Andromy
place-beaujeu-field = campo davanti a Beaujeu
    .il = il campo davanti a Beaujeu
    .gn = ms
    .a = nel campo davanti a Beaujeu
place-la_salle-field = campo davanti a La Salle
    .il = il campo davanti a La Salle
    .gn = ms
    .a = nel campo davanti a La Salle
place-blaye-field = campo davanti a Blaye
    .il = il campo davanti a Blaye
    .gn = ms
    .a = nel campo davanti a Blaye
place-charolles-field = campo davanti a Charolles
    .il = il campo davanti a Charolles
    .gn = ms
    .a = nel campo davanti a Charolles
place-sigy-field = campo davanti a Sigy
    .il = il campo davanti a Sigy
    .gn = ms
    .a = nel campo davanti a Sigy
place-st_ciers-field = campo davanti a St Ciers d’Abzac
    .il = il campo davanti a St Ciers d’Abzac
    .gn = ms
    .a = nel campo davanti a St Ciers d’Abzac
place-marcamps-field = campo davanti a Marcamps
    .il = il campo davanti a Marcamps
    .gn = ms
    .a = nel campo davanti a Marcamps
place-st_paul-field = campo davanti a St Paul
    .il = il campo davanti a St Paul
    .gn = ms
    .a = nel campo davanti a St Paul
place-sennecy-field = campo davanti a Sennecy
    .il = il campo davanti a Sennecy
    .gn = ms
    .a = nel campo davanti a Sennecy
place-l_epervier-field = campo davanti a L’Epervier
    .il = il campo davanti a L’Epervier
    .gn = ms
    .a = nel campo davanti a L’Epervier
place-chateaufort-field = campo davanti a Chateaufort
    .il = il campo davanti a Chateaufort
    .gn = ms
    .a = nel campo davanti a Chateaufort
place-st_gerome-field = campo davanti a St Gérôme
    .il = il campo davanti a St Gérôme
    .gn = ms
    .a = nel campo davanti a St Gérôme
place-st_medard-field = campo davanti a St Médard
    .il = il campo davanti a St Médard
    .gn = ms
    .a = nel campo davanti a St Médard
place-st_andre-field = campo davanti a St André
    .il = il campo davanti a St André
    .gn = ms
    .a = nel campo davanti a St André
heap-bourg = { village-bourg }
heap-villeneuve = { village-villeneuve }
heap-st_vivien = { village-st_vivien }
heap-la_buissiere = { village-la_buissiere }
heap-les_essarts = { village-les_essarts }
heap-tournus = { village-tournus }
heap-belleville = { village-belleville }
heap-pugnac = { village-pugnac }
heap-mazilles = { village-mazilles }
heap-st_andromy = { village-st_andromy }
heap-beaujeu = { village-beaujeu }
heap-la_salle = { village-la_salle }
heap-blaye = { village-blaye }
heap-charolles = { village-charolles }
heap-sigy = { village-sigy }
heap-st_ciers = { village-st_ciers }
heap-marcamps = { village-marcamps }
heap-st_paul = { village-st_paul }
heap-sennecy = { village-sennecy }
heap-l_epervier = { village-l_epervier }
heap-chateaufort = { village-chateaufort }
heap-st_gerome = { village-st_gerome }
heap-st_medard = { village-st_medard }
heap-st_andre = { village-st_andre }
heap-bourg-villeneuve = { place-bourg-villeneuve }
heap-bourg-st_vivien = { place-bourg-st_vivien }
heap-bourg-la_buissiere = { place-bourg-la_buissiere }
heap-villeneuve-bourg = { place-villeneuve-bourg }
heap-villeneuve-les_essarts = { place-villeneuve-les_essarts }
heap-villeneuve-charolles = { place-villeneuve-charolles }
heap-villeneuve-st_medard = { place-villeneuve-st_medard }
heap-st_vivien-bourg = { place-st_vivien-bourg }
heap-st_vivien-st_paul = { place-st_vivien-st_paul }
heap-la_buissiere-bourg = { place-la_buissiere-bourg }
heap-la_buissiere-st_andre = { place-la_buissiere-st_andre }
heap-les_essarts-villeneuve = { place-les_essarts-villeneuve }
heap-les_essarts-marcamps = { place-les_essarts-marcamps }
heap-les_essarts-st_paul = { place-les_essarts-st_paul }
heap-tournus-pugnac = { place-tournus-pugnac }
heap-tournus-st_andromy = { place-tournus-st_andromy }
heap-belleville-pugnac = { place-belleville-pugnac }
heap-belleville-mazilles = { place-belleville-mazilles }
heap-pugnac-tournus = { place-pugnac-tournus }
heap-pugnac-belleville = { place-pugnac-belleville }
heap-pugnac-st_gerome = { place-pugnac-st_gerome }
heap-mazilles-belleville = { place-mazilles-belleville }
heap-mazilles-st_andromy = { place-mazilles-st_andromy }
heap-mazilles-chateaufort = { place-mazilles-chateaufort }
heap-st_andromy-tournus = { place-st_andromy-tournus }
heap-st_andromy-mazilles = { place-st_andromy-mazilles }
heap-st_andromy-st_medard = { place-st_andromy-st_medard }
heap-beaujeu-la_salle = { place-beaujeu-la_salle }
heap-beaujeu-st_ciers = { place-beaujeu-st_ciers }
heap-la_salle-beaujeu = { place-la_salle-beaujeu }
heap-la_salle-blaye = { place-la_salle-blaye }
heap-la_salle-sennecy = { place-la_salle-sennecy }
heap-blaye-la_salle = { place-blaye-la_salle }
heap-blaye-charolles = { place-blaye-charolles }
heap-charolles-villeneuve = { place-charolles-villeneuve }
heap-charolles-blaye = { place-charolles-blaye }
heap-charolles-l_epervier = { place-charolles-l_epervier }
heap-sigy-st_ciers = { place-sigy-st_ciers }
heap-sigy-st_paul = { place-sigy-st_paul }
heap-st_ciers-beaujeu = { place-st_ciers-beaujeu }
heap-st_ciers-sigy = { place-st_ciers-sigy }
heap-st_ciers-marcamps = { place-st_ciers-marcamps }
heap-marcamps-les_essarts = { place-marcamps-les_essarts }
heap-marcamps-st_ciers = { place-marcamps-st_ciers }
heap-st_paul-st_vivien = { place-st_paul-st_vivien }
heap-st_paul-les_essarts = { place-st_paul-les_essarts }
heap-st_paul-sigy = { place-st_paul-sigy }
heap-sennecy-la_salle = { place-sennecy-la_salle }
heap-sennecy-l_epervier = { place-sennecy-l_epervier }
heap-l_epervier-charolles = { place-l_epervier-charolles }
heap-l_epervier-sennecy = { place-l_epervier-sennecy }
heap-l_epervier-chateaufort = { place-l_epervier-chateaufort }
heap-chateaufort-mazilles = { place-chateaufort-mazilles }
heap-chateaufort-l_epervier = { place-chateaufort-l_epervier }
heap-st_gerome-pugnac = { place-st_gerome-pugnac }
heap-st_gerome-st_medard = { place-st_gerome-st_medard }
heap-st_gerome-st_andre = { place-st_gerome-st_andre }
heap-st_medard-villeneuve = { place-st_medard-villeneuve }
heap-st_medard-st_andromy = { place-st_medard-st_andromy }
heap-st_medard-st_gerome = { place-st_medard-st_gerome }
heap-st_andre-la_buissiere = { place-st_andre-la_buissiere }
heap-st_andre-st_gerome = { place-st_andre-st_gerome }
heap-bourg-field = { place-bourg-field }
heap-villeneuve-field = { place-villeneuve-field }
heap-st_vivien-field = { place-st_vivien-field }
heap-la_buissiere-field = { place-la_buissiere-field }
heap-les_essarts-field = { place-les_essarts-field }
heap-tournus-field = { place-tournus-field }
heap-belleville-field = { place-belleville-field }
heap-pugnac-field = { place-pugnac-field }
heap-mazilles-field = { place-mazilles-field }
heap-st_andromy-field = { place-st_andromy-field }
heap-beaujeu-field = { place-beaujeu-field }
heap-la_salle-field = { place-la_salle-field }
heap-blaye-field = { place-blaye-field }
heap-charolles-field = { place-charolles-field }
heap-sigy-field = { place-sigy-field }
heap-st_ciers-field = { place-st_ciers-field }
heap-marcamps-field = { place-marcamps-field }
heap-st_paul-field = { place-st_paul-field }
heap-sennecy-field = { place-sennecy-field }
heap-l_epervier-field = { place-l_epervier-field }
heap-chateaufort-field = { place-chateaufort-field }
heap-st_gerome-field = { place-st_gerome-field }
heap-st_medard-field = { place-st_medard-field }
heap-st_andre-field = { place-st_andre-field }
occupant-rebels = ribelli
    .il = i ribelli
    .gn = mp
heap-king = guardie del Re
heap-queen = guardie della Regina
guard-king = guardie del Re
    .il = le guardie del Re
    .gn = fp
guard-queen = guardie della Regina
    .il = le guardie della Regina
    .gn = fp
coat-gules = rosso
coat-azure = azzurro
coat-vert = verde
coat-sable = nero
coat-purpure = porpora
coat-argent = argento
work-press = frantoio
    .il = il frantoio
    .gn = ms
work-mill = mulino
    .il = il mulino
    .gn = ms
work-castle = castello
    .il = il castello
    .gn = ms
walls-open = all’aperto
walls-castle = nel castello
walls-citadel = nella cittadella
purpose-camp = per accamparsi
purpose-through = per passare
party-attackers = attaccanti
    .il = gli attaccanti
    .gn = mp
party-defenders = difensori
    .il = i difensori
    .gn = mp
sharing-separate = campo a sé
    .camp = in un campo a sé
sharing-equal = riscatti alla pari
    .camp = in un solo campo, riscatti alla pari
sharing-points = riscatti per forza
    .camp = in un solo campo, riscatti secondo la forza
sharing-leader = riscatti al capo
    .camp = in un solo campo, riscatti al capo
way-withdraw = ritirata
    .clause = l’esercito si ritira
way-admit = ingresso
    .clause = l’esercito entra come ospite
answer-no = no
answer-yes = sì
claim-crown = corona
    .il = la corona
    .gn = fs
claim-conqueror = conquistatore
    .il = il conquistatore
    .gn = ms
phase-setup = preparazione
phase-cards = Carte
phase-incomes = Redditi
phase-purchases = Acquisti
phase-movement = Spostamenti
phase-battles = Battaglie
phase-negotiations = Negoziazioni
move-settle = Stabilisciti a { $village }
move-bear = Prendi il blasone { $coat }
move-choose = Comincia con { $lord }
move-lord = Gioca { $lord } a { $village }
move-anoint = Nomina { $lord } vescovo di { $bishopric }
move-maid = Gioca d’Arc su { $lord }
move-tithe = Esigi la Decima a { $bishopric }
move-tax = Esigi l’Imposta ({ $region })
move-murder = Fai assassinare { $lord }
move-condemn = Fai condannare { $lord }
move-storm = Cattivo tempo { $region-su }
move-shine = Sole { $region-su }
move-starve = Carestia { $region-in }
move-harvest = Buoni raccolti { $region-in }
move-revolt = Solleva i contadini di { $village }
move-infect = Peste { $region-in }
move-free = Fai evadere { $lord }
move-discard = Scarta { $card-il }
move-call = Prendi { $lord } dagli scarti
move-put = Vai a { $village }
move-title = Titolo { $lord-a } ({ $region })
move-hire = Arruola { $points ->
    [one] un punto
   *[other] { $points } punti
 } a { $village }
move-incite = Paga { $points ->
    [one] un punto
   *[other] { $points } punti
 } di ribelli
move-guards = Arruola { $points ->
    [one] un punto
   *[other] { $points } punti
 } di { $guard }
move-build = Costruisci { $work-un } a { $village }
move-found = Fonda { $region-rank }: { $village }, { $lord }
move-cardinal = Nomina { $lord } cardinale
move-lead = Parti con { $lord }
move-join = Aggiungi { $lord }
move-take = Prendi { $points ->
    [one] un punto
   *[other] { $points } punti
 } di soldati{ $steps ->
    [0] { "" }
    [one] { "" }, già un passo
   *[other] { "" }, già { $steps } passi
 }
move-go = Vai a { $village }
move-attack = Attacca { $village }
move-request = { $purpose_id ->
    [camp] Chiedi sosta
   *[through] Chiedi transito
 } a { $village }{ $ecus ->
    [0] { "" }
    [one] { "" } ({ $ecus } sc.)
   *[other] { "" } ({ $ecus } sc.)
 }
move-preach = { $lord } va a placare i ribelli{ $persuasion ->
    [0] { "" }
    [one] { "" } (+1 punto)
   *[other] { "" } (+{ $persuasion } punti)
 }
move-calm = { $lord } placa i ribelli{ $persuasion ->
    [0] { "" }
    [one] { "" } (+1 punto)
   *[other] { "" } (+{ $persuasion } punti)
 }
move-rebels = Conduci i ribelli a { $village }
move-demand = Esigi la resa { $seat-di } a { $village }
move-open = Apri la porta
move-close = Chiudi la porta
move-betray = Chiudi la porta ed esigi la resa
move-surrender = Arrenditi
move-resist = Resisti
move-let = Lasciali passare
move-fight = Combatti contro { $occupant-il } a { $village }
move-rise = Ribelli contro { $occupant-il } a { $village }
move-withdraw = Ritirati da { $village }
move-enlist = Unisciti { $party-a } ({ $sharing })
move-sortie = Combattete insieme all’aperto
move-strike = Colpisci il campo { $camp }
move-aim = Prendi di mira { $lord } con un dado
move-plead = Chiedi grazia per tutti
move-plead_for = Chiedi grazia per { $lord }
move-lose = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }: { $heap }
move-fall = Sacrifica { $lord }
move-garrison = Manda { $points ->
    [one] un punto
   *[other] { $points } punti
 } da { $village }
move-castellan = Manda { $lord }
move-recruit = Arruola { $points ->
    [one] un punto
   *[other] { $points } punti
 }
move-candidate = Candida { $lord }
move-vote = { $vote_id ->
    [none] Astieniti
   *[other] Vota per { $vote }
 }
move-offer = Fai un’offerta palese { $seat-a }
move-whisper = Parla in segreto { $seat-con }
move-give_money = Do { $ecus } scudi
move-ask_money = Ricevo { $ecus } scudi
move-lend = Presto { $ecus } scudi (+{ $interest }) per { $rounds ->
    [one] un giro
   *[other] { $rounds } giri
 }
move-borrow = Ricevo in prestito { $ecus } (+{ $interest }) per { $rounds ->
    [one] un giro
   *[other] { $rounds } giri
 }
move-truce = Tregua a { $village } con { $way }
move-yield = Mi arrendo a { $village }
move-exact = Ti arrendi a { $village }
move-release = Libertà per { $lord }
move-from_escrow = { $ecus } scudi dai redditi congelati di { $lord }
move-marry = { $lord } sposa { $lord2 }
move-heir = Do { $lord } come Principe
move-give_vote = { $vote_id ->
    [none] Mi astengo
   *[other] Voto per { $vote }
 }
move-ask_vote = { $vote_id ->
    [none] Ti astieni
   *[other] Voti per { $vote }
 }
move-give_blessing = { $answer_id ->
    [no] Non consacro { $lord }
   *[yes] Consacro { $lord }
 }
move-ask_blessing = { $answer_id ->
    [no] Non consacri { $lord }
   *[yes] Consacri { $lord }
 }
move-give_card = Do { $card-il }
move-ask_card = Ricevo { $card-il }
throws = { $seat } tira i dadi e fa { $total }.
chooses-first = { $seat } fa il totale più alto: sceglie prima di tutti e riceve la carta Primo Giocatore.
settles = { $seat } si stabilisce a { $village }.
bears = { $seat } prende il blasone { $coat }.
family-founded = { $seat } comincia a { $village } con { $lord }, { $points ->
    [one] un punto
   *[other] { $points } punti
 } di soldati, un castello e { $ecus } scudi.
round-begins = Giro { $round }: comincia { $seat }.
phase-begins = Fase { $phase }.
drew = { $seat } pesca { $cards }.
reshuffled = Il mazzo è finito: gli scarti vengono rimescolati.
called = { $seat } prende { $lord } dagli scarti.
discarded = { $seat } scarta { $card-il }.
lord-shown = { $seat } cerca ospitalità per { $lord } a { $village }.
lord-played = { $seat } gioca { $lord }, che entra in famiglia a { $village }.
lord-placed = { $lord } va a { $village }.
received = { $seat } accoglie { $lord } a { $village }.
not-received = { $seat } non accoglie { $lord } a { $village }.
anointed = { $seat } nomina { $lord } vescovo di { $bishopric }.
new-maid = { $seat } gioca d’Arc: { $lord } prende le armi.
tithe-levied = { $seat } esige la Decima nel vescovato di { $bishopric }.
tax-levied = { $seat } esige l’Imposta { $region-ofrank } di { $village }.
weather-comes = { $seat } gioca Cattivo tempo { $region-su }.
sun-shines = { $seat } gioca Sole: il Cattivo tempo lascia { $region-il }.
famine-comes = { $seat } gioca Carestia { $region-in }.
good-harvest-comes = { $seat } gioca Buoni raccolti: finisce la Carestia { $region-in }.
murdered = { $seat } fa assassinare { $lord }, della famiglia { $seat2-di }.
justice-done = { $seat } gioca Giustizia: { $lord }, della famiglia { $seat2-di }, è { $lord-g ->
    [f] condannata
   *[m] condannato
 } a morte.
escape-played = { $seat } gioca Evasione: { $lords } { $lords_count ->
    [one] lascia
   *[other] lasciano
 } la prigione di { $village }.
plague-comes = { $seat } gioca Peste { $region-in }.
plague-kills = Il dado per { $lord } { $seat-di } segna { $die }: la peste uccide.
plague-spares = Il dado per { $lord } { $seat-di } segna { $die }: la peste risparmia.
plague-takes = La peste toglie { $seat-a } { $points ->
    [one] un punto
   *[other] { $points } punti
 } di soldati { $place-a }.
plague-takes-guards = La peste toglie { $seat-a } { $points ->
    [one] un punto
   *[other] { $points } punti
 } di { $guard }.
revolt-breaks-out = { $seat } gioca Rivolta contadina: { $points ->
    [one] un punto
   *[other] { $points } punti
 } di ribelli a { $village }.
revolt-ends = La rivolta finisce a { $village }.
new-controller = { $seat } guida ora la rivolta.
ravaged = I ribelli distruggono a { $village } { $ruins }.
earned = { $seat } incassa { $ecus } scudi.
tithe-paid = Di questi, { $ecus } scudi toccavano { $seat-a }: li prende la Decima di { $bishopric }.
tithe-void = La Decima di { $bishopric } è annullata: il vescovo è morto o in prigione.
tithe-empty = La Decima di { $bishopric } non rende niente.
tax-void = L’Imposta { $region-ofrank } di { $village } non rende niente: titolo o capitale non sono liberi.
escrowed = Il Tesoro tiene da parte { $ecus } scudi per { $lord }.
escrow-paid = { $seat } riceve i { $ecus } scudi tenuti da parte per { $lord }.
escrow-used = Dai redditi congelati di { $lord } si pagano { $ecus } scudi.
estate-paid = { $seat } riceve { $ecus } scudi, eredità della famiglia { $seat2-di }.
estate-kept = { $seat } riceve { $ecus } scudi che il Tesoro teneva per un feudatario morto.
loan-repaid = { $seat } restituisce { $ecus } scudi { $seat2-a }{ $ecus2 ->
    [0] { "" }: il prestito è saldato
    [one] { "" }: ne restano { $ecus2 }
   *[other] { "" }: ne restano { $ecus2 }
 }.
loan-unpaid = { $seat } non ha niente da rendere { $seat2-a }: il debito resta di { $ecus } scudi.
title-moved = { $lord } cede { $lord2-a } { $region-rank } di { $village }.
title-given = { $lord }, della famiglia { $seat-di }, è { $lord-g ->
    [f] { $region-lady }
   *[m] { $region-lord }
 } di { $village }.
title-pending = È morto l’ultimo feudatario { $seat-di }: { $region-rank } di { $village } spetta { $claim-a }.
title-waits = È morto l’ultimo feudatario { $seat-di }: { $region-rank } di { $village } ne attende un altro.
hired = { $seat } arruola { $points ->
    [one] un punto
   *[other] { $points } punti
 } di soldati a { $village } ({ $ecus } scudi).
incited = { $seat } compra { $points ->
    [one] un punto
   *[other] { $points } punti
 } di ribelli ({ $ecus } scudi).
guards-hired = { $seat } arruola { $points ->
    [one] un punto
   *[other] { $points } punti
 } di { $guard } ({ $ecus } scudi).
built = { $seat } costruisce { $work-un } a { $village } ({ $ecus } scudi).
founded = { $seat } fonda { $region-rank } di { $village } ({ $ecus } scudi).
new-cardinal = { $seat } nomina { $lord } cardinale ({ $ecus } scudi).
moves = { $lord } { $seat-di } va da { $village } a { $village2 }{ $companions_count ->
    [0] { "" }
    [one] { "" } con { $companions }
   *[other] { "" } con { $companions }
 }.
attacks = { $lord } { $seat-di } va da { $village } ad attaccare { $occupant-il } a { $village2 }{ $companions_count ->
    [0] { "" }
    [one] { "" }, con { $companions }
   *[other] { "" }, con { $companions }
 }.
leads = { $seat } porta { $points ->
    [one] un punto
   *[other] { $points } punti
 } di soldati.
late = { $seat } arriva a { $village } ad attacco annunciato: questi pezzi restano fuori dalle mura.
passage-granted = { $seat } lascia entrare { $seat2 } a { $village }{ $ecus ->
    [0] { "" }
    [one] { "" } per { $ecus } scudi
   *[other] { "" } per { $ecus } scudi
 }.
passage-refused = { $seat } non lascia entrare { $seat2 } a { $village }{ $ecus ->
    [0] { "" }
    [one] { "" }, neppure per { $ecus } scudi
   *[other] { "" }, neppure per { $ecus } scudi
 }.
gate-opened = { $seat } apre { $seat2-a } la porta di { $village }.
gate-closed = { $seat } chiude { $seat2-a } la porta di { $village }.
surrender-demanded = { $seat } esige a { $village } la resa { $seat2-di }.
resists = { $seat } resiste { $seat2-a } a { $village }: si combatterà nella fase Battaglie.
surrendered = { $seat } si arrende { $seat2-a } a { $village }.
troops-removed = { $seat } toglie dal gioco { $points ->
    [one] un punto
   *[other] { $points } punti
 } di soldati { $place-a }.
troops-expelled = Con il feudo { $seat } perde { $points ->
    [one] un punto
   *[other] { $points } punti
 } di soldati { $place-a }.
guards-removed = Tornano al Tesoro { $guard-il }.
let-through = { $seat } lascia passare i ribelli a { $village }.
rebels-resisted = { $seat } resiste ai ribelli davanti a { $village }.
rebels-move = { $seat } conduce i ribelli da { $village } a { $village2 }.
preaches = { $lord } { $seat-di } predica ai ribelli a { $village }: fa { $total }, serve { $die }.
walks-in = { $occupant-il } { $occupant-n ->
    [p] entrano
   *[s] entra
 } a { $village }: dentro non è rimasto nessuno.
withdrawn = { $occupant-il } si { $occupant-n ->
    [p] ritirano
   *[s] ritira
 } da { $village } a { $village2 }.
return-refused = { $seat } non lascia tornare { $seat2 } da { $village }.
enlisted = { $seat } si unisce { $party-a } { $sharing-camp }.
not-enlisted = { $seat } non vuole { $seat2 } nel suo campo.
sortie-made = { $occupant-il } { $occupant-n ->
    [p] fanno
   *[s] fa
 } una sortita da { $village }: tutti combattono all’aperto.
battle = A { $village } { $occupant-il } { $occupant-n ->
    [p] danno
   *[s] dà
 } battaglia { $occupant2-a }.
camp-stands = Il campo { $occupant-di } conta { $points ->
    [one] un punto
   *[other] { $points } punti
 } { $walls } e { $dice ->
    [0] non tira dadi
    [one] tira un dado
   *[other] tira { $dice } dadi
 }.
pleads = { $seat } chiede grazia per { $lords }.
mercy = { $seat } concede la grazia { $seat2-a }.
no-mercy = { $seat } nega la grazia { $seat2-a }.
aim-kills = { $occupant-il } { $occupant-n ->
    [p] prendono
   *[s] prende
 } di mira { $lord }: il dado segna { $die }, colpo mortale.
aim-misses = { $occupant-il } { $occupant-n ->
    [p] prendono
   *[s] prende
 } di mira { $lord }: il dado segna { $die }, colpo mancato.
strikes = { $occupant-il } { $occupant-n ->
    [p] fanno
   *[s] fa
 } { $total } contro { $occupant2-il } { $walls }: { $points ->
    [0] nessun punto eliminato
    [one] un punto eliminato
   *[other] { $points } punti eliminati
 }.
round-fought = Al round { $fights } a { $village } gli attaccanti { $hits ->
    [0] non perdono nulla
    [one] perdono un punto
   *[other] perdono { $hits } punti
 }, i difensori { $hits2 ->
    [0] non perdono nulla
    [one] ne perdono uno
   *[other] ne perdono { $hits2 }
 }.
troops-lost = { $seat } perde { $points ->
    [one] un punto
   *[other] { $points } punti
 } di soldati { $place-a }.
change-lost = Mancano i pezzi per il resto: { $seat } ne perde { $points ->
    [one] un punto
   *[other] { $points } punti
 } in più.
guards-lost = { $seat } perde { $points ->
    [one] un punto
   *[other] { $points } punti
 } di { $guard }.
rebels-lost = I ribelli perdono { $points ->
    [one] un punto
   *[other] { $points } punti
 }.
battle-won = { $occupant-il } { $occupant-n ->
    [p] vincono
   *[s] vince
 } la battaglia a { $village }{ $fights ->
    [0] { "" } senza combattere
    [one] { "" } in un round
   *[other] { "" } in { $fights } round
 }.
battle-drawn = Dopo { $fights ->
    [one] un round
   *[other] { $fights } round
 } la battaglia a { $village } si interrompe.
both-perish = A { $village } cadono tutti, da una parte e dall’altra.
works-burnt = La battaglia distrugge a { $village } { $ruins }.
fled = { $lord } fugge a { $village }.
captured = { $seat } fa { $lord-g ->
    [f] prigioniera
   *[m] prigioniero
 } { $lord }, della famiglia { $seat2-di }.
handed-over = { $lord } passa nelle mani { $seat-di }.
set-free = { $lord }, della famiglia { $seat-di }, è { $lord-g ->
    [f] libera
   *[m] libero
 }.
captive-doomed = { $lord }, della famiglia { $seat-di }, cade a { $village } con i carcerieri { $seat2-di }.
captive-killed = I ribelli uccidono { $lord }, della famiglia { $seat-di }, in mano { $seat2-a }.
no-shelter = { $lord }, della famiglia { $seat-di }, non trova rifugio.
lord-dies = { $lord }, della famiglia { $seat-di }, muore a { $village }.
fief-conquered = { $seat } occupa { $village } e toglie { $seat2-a } tutto il feudo: { $region-rank } di { $village }.
fief-taken = { $seat } occupa { $village } e con la capitale tutto il feudo: { $region-rank } di { $village }.
citadel-to-rebels = I ribelli tengono la cittadella di { $village }: { $region-rank } di { $village } non è di nessuno.
garrison-sent = { $seat } manda soldati da { $village } alla cittadella di { $village2 }.
garrison-led = { $seat } manda { $lord } alla cittadella di { $village }.
citadel-empty = { $seat } non ha nessuno da mandare: la cittadella di { $village } resta vuota.
king-dead = Il Re è morto.
queen-dead = La Regina è morta.
regent-dead = La Reggente è morta.
throne-vacant = Il trono è vacante: si eleggerà un nuovo Re.
prince-succeeds = Il Principe { $lord } è Re.
new-regent = La Regina { $lord } è Reggente, finché non c’è un nuovo Re.
regent-for = La Regina { $lord } è Reggente per il giovane Re { $lord2 } fino alla fine del giro { $round }.
of-age = Il Re { $lord } è maggiorenne e regna da solo.
new-king = { $lord }, della famiglia { $seat-di }, è consacrato Re e riceve { $points ->
    [one] un punto
   *[other] { $points } punti
 } di guardie.
new-queen = { $lord }, della famiglia { $seat-di }, è Regina, con { $points ->
    [one] un punto
   *[other] { $points } punti
 } di guardie.
queen-in-prison = { $lord }, della famiglia { $seat-di }, è Regina: avrà le guardie quando sarà libera.
queen-guarded = { $lord }, la Regina, riceve { $points ->
    [one] un punto
   *[other] { $points } punti
 } di guardie.
queen-no-more = { $lord } non è più Regina e rende carta e guardie.
prince-born = È nato un erede: { $lord } è Principe nella famiglia { $seat-di }.
marriage = { $lord } sposa { $lord2 }: { $seat } { $seat2-e } sono alleati.
alliance-ends = Finisce l’alleanza tra { $seat } { $seat2-e }.
stands = { $seat } candida { $lord } al trono.
votes = { $seat } dà { $votes ->
    [one] un voto
   *[other] { $votes } voti
 } { $vote-a }.
abstains = { $seat } si astiene, con { $votes ->
    [one] un voto
   *[other] { $votes } voti
 }.
elected = { $lord } è eletto con { $votes ->
    [one] un voto
   *[other] { $votes } voti
 }.
election-tied = Nessuno è eletto: due candidati hanno { $votes ->
    [one] un voto
   *[other] { $votes } voti
 }.
election-short = Nessuno è eletto: { $votes ->
    [one] serve un voto
   *[other] servono { $votes } voti
 } e il primo candidato ne ha { $votes2 ->
    [0] zero
    [one] uno
   *[other] { $votes2 }
 }.
consecrates = Gli ecclesiastici { $seat-di } consacrano { $lord }.
will-not-consecrate = Gli ecclesiastici { $seat-di } non consacrano { $lord }.
not-consecrated = { $lord } non è consacrato, con { $bishops ->
    [0] nessun vescovo
    [one] un vescovo
   *[other] { $bishops } vescovi
 }: il trono resta vacante.
offers-made = { $seat } fa un’offerta { $seat2-a }.
whispers = { $seat } parla in segreto { $seat2-con }.
term-money = { $seat } darebbe { $ecus } scudi { $seat2-a }.
term-loan = { $seat } presterebbe { $ecus } scudi { $seat2-a } per { $rounds ->
    [one] un giro
   *[other] { $rounds } giri
 }, con { $interest } in più da rendere.
term-truce = Ci sarebbe tregua a { $village }: { $way-clause }.
term-surrender = { $seat } si arrenderebbe { $seat2-a } a { $village }.
term-release = { $seat } libererebbe { $lord }.
term-escrow = { $ecus } scudi verrebbero dai redditi congelati di { $lord }.
term-marriage = { $lord } sposerebbe { $lord2 }.
term-heir = { $seat } darebbe { $lord } come Principe.
term-vote = { $seat } { $vote_id ->
    [none] si asterrebbe
   *[other] voterebbe per { $vote }
 }.
term-blessing = { $seat } { $answer_id ->
    [no] non consacrerebbe
   *[yes] consacrerebbe
 } { $lord }.
term-card = { $seat } darebbe { $card-il } { $seat2-a }.
accepted = { $seat } accetta l’offerta { $seat2-di }.
rejected = { $seat } rifiuta l’offerta { $seat2-di }.
lapsed = L’accordo tra { $seat } { $seat2-e } è diventato impossibile.
countered = { $seat } risponde { $seat2-a } con una controfferta.
dropped = { $seat } lascia cadere la trattativa { $seat2-con }.
paid = { $seat } dà { $ecus } scudi { $seat2-a }.
ransom-shared = { $seat } riceve { $ecus } scudi del riscatto di { $lord }.
lent = { $seat } presta { $ecus } scudi { $seat2-a }: al giro { $round } ne tornano { $ecus2 }.
card-given = { $seat } dà { $card-il } { $seat2-a }.
vote-pledged = { $seat } promette { $vote_id ->
    [none] di astenersi
   *[other] il voto { $vote-a }
 }.
blessing-pledged = { $seat } promette di { $answer_id ->
    [no] non consacrare
   *[yes] consacrare
 } { $lord }.
truce-made = { $seat } { $seat2-e } fanno tregua a { $village }: { $way-clause }.
eliminated = { $seat } esce dal gioco, senza feudatari e senza soldati.
tally = { $seat } segna { $score } punti, { $score2 } in tutto.
last-round = Finisce il giro { $round }, l’ultimo: decidono i punti.
won-last = { $seats_count ->
    [one] Vince
   *[other] Vincono
 } { $seats }: non resta nessun altro.
won-alone = { $seats_count ->
    [one] Vince
   *[other] Vincono
 } { $seats }: in famiglia il Re o la Regina, e tre feudi almeno.
won-as-couple = Vincono { $seats }: Re e Regina alleati, con { $fiefs ->
    [one] un feudo
   *[other] { $fiefs } feudi
 } insieme.
won-as-pair = Vincono { $seats }: restano soltanto loro, alleati, con Re e Regina.
won-by-points = { $seats_count ->
    [one] Vince
   *[other] Vincono
 } { $seats } con { $score } punti.
won-by-fiefs = { $seats_count ->
    [one] Vince
   *[other] Vincono
 } { $seats }: { $score } punti come altri, ma più feudi ({ $fiefs }).
won-by-money = { $seats_count ->
    [one] Vince
   *[other] Vincono
 } { $seats }: { $score } punti e tanti feudi come altri, ma più scudi.
sum-of = { $occupant-il }
sum-of-lord = { $lord }
sum-d-arc = d’Arc { $value }
sum-soldiers = soldati { $value }
sum-guards = { $guard } { $value }
sum-fighters = feudatari { $value }
sum-persuasion = persuasione { $value } ({ $ecus } scudi)
sum-castles = castelli { $value }
sum-citadels = cittadelle { $value }
sum-mills = mulini { $value }
sum-presses = frantoi { $value }
sum-tithe = Decima di { $bishopric } { $value }
sum-tax = Imposta di { $village } { $value }
sum-king = Re { $value }
sum-queen = Regina { $value }
sum-regent = Reggente { $value }
sum-votes = { $seat } { $value }
sum-money = denaro { $value }
sum-title = { $region-lord } di { $village } { $value }
sum-bishops = vescovi { $value }
sum-cardinals = cardinali { $value }
sum-prince = Principe { $value }
ask-village = Dove cominci? Scegli un villaggio.
ask-coat = Quale blasone prendi?
ask-first-lord = Con quale feudatario cominci?
ask-call = Non hai feudatari: ne prendi uno dagli scarti?
ask-give-up = Hai tre carte in mano: quale scarti in cambio?
ask-cards = { $cards ->
    [0] Hai giocato tre carte: scarti o hai finito?
    [one] Giochi o scarti? Puoi giocare ancora una carta.
   *[other] Giochi o scarti? Puoi giocare ancora { $cards } carte.
 }
ask-move-title = Passi { $lord-a } un titolo della famiglia?
ask-justice = { $seat } ha commesso un assassinio: giochi Giustizia?
ask-escape = Chi altro evade?
ask-place = Dove va { $lord }?
ask-receive = Accogli { $lord } a { $village }?
ask-losses = Devi togliere { $points ->
    [one] un punto
   *[other] { $points } punti
 } di truppe: quali?
ask-bearer = Chi porta il titolo { $region-ofrank } di { $village }?
ask-heir = Chi eredita { $region-rank } di { $village }?
ask-escheat = A chi dai { $region-rank } di { $village }?
ask-garrison = Chi presidia la cittadella di { $village }?
ask-purchase = Che cosa compri?
ask-step = Chi si sposta?
ask-group = Chi va con { $lord }, e dove?
ask-passage = { $seat } chiede di entrare a { $village } { $purpose }{ $ecus ->
    [0] { "" }
    [one] { "" }, per { $ecus } scudi
   *[other] { "" }, per { $ecus } scudi
 }: acconsenti?
ask-gate = { $seat } vuole lasciare { $village }: apri la porta?
ask-surrender = { $seat } esige la tua resa a { $village }: ti arrendi?
ask-rebels = { $points ->
    [one] Un punto
   *[other] { $points } punti
 } di ribelli davanti a { $village }: li lasci passare?
ask-calm = Un tuo vescovo prova a placare { $points ->
    [one] un punto
   *[other] { $points } punti
 } di ribelli?
ask-battle = Quale battaglia combatti?
ask-return = { $seat } vuole ritirarsi da { $village } in un tuo villaggio: acconsenti?
ask-left-at-gate = Il tuo esercito è ancora davanti a { $village }: che cosa fa?
ask-enlist = Battaglia a { $village }, { $occupant-il } contro { $occupant2-il }: partecipi?
ask-accept = { $seat } vuole unirsi { $party-a } { $sharing-camp }: accetti?
ask-sortie = Guarnigione e rinforzi di { $village } combattono insieme, all’aperto?
ask-plea = Chiedi grazia a { $village }?
ask-plea-also = Per chi altro chiedi grazia a { $village }?
ask-mercy = { $seat } chiede grazia per { $lords }: la concedi?
ask-target = Quale campo nemico colpisci a { $village }?
ask-aim = Prendi di mira un feudatario a { $village }?
ask-fall = I soldati non bastano: chi cade? { $points ->
    [one] Manca un punto
   *[other] Mancano { $points } punti
 }.
ask-flee = Dove fugge { $lord }?
ask-candidate = Chi candidi al trono?
ask-vote-for = A chi { $votes ->
    [one] va il tuo voto
   *[other] vanno i tuoi { $votes } voti
 }?
ask-consecrate = I tuoi ecclesiastici consacrano { $lord }?
ask-talk = Fai un’offerta a qualcuno?
ask-offer = Accetti l’offerta { $seat-di }?
ask-terms = Che cosa proponi { $seat-a }?
at-gate = È davanti a una porta: combatterà nella fase Battaglie.
bad-weather-here = Il Cattivo tempo lo impedisce.
bishop-alone = Con il Cattivo tempo il vescovo va da solo.
bishop-already = È già vescovo.
blazoned = Ha già un titolo o la corona.
cardinal-already = È già cardinale.
churchman = Un ecclesiastico non si sposa.
famine-there = Lì c’è già Carestia.
fief-already = La regione è già un feudo.
gate-shut = In questo turno quella porta è chiusa.
halted = In questo turno è già rimasto al suo posto tre volte.
held-by-others = Il villaggio è di altri: chiedi il passaggio o attacca.
immune = Re, Reggente e Principe non possono essere condannati.
keeps-none-as-high = A chi cede deve restare un titolo almeno pari.
maid-never = La donna d’Arc non si sposa.
man-and-woman = Servono un uomo e una donna.
married = C’è già un matrimonio.
men-only = Può esserlo solo un uomo.
must-fight = Prima combatti le battaglie annunciate.
named-in-order = Prima i feudatari, in ordine, poi i soldati, ogni tipo una volta.
nobody-to-ask = Lì non c’è nessuno a cui chiedere.
nothing-to-attack = Lì non c’è nessuno da attaccare.
not-allied = Solo gli alleati ufficiali si scambiano carte.
not-all-held = Servono tutti i villaggi della regione: ne tieni { $villages } su { $villages2 }.
not-both-there = Lì dovete avere pezzi tutti e due.
not-controlled = Non controlli quel villaggio.
not-controller = Non guidi tu la rivolta.
not-here = Qui non ci sono.
not-in-hand = Non hai quella carta in mano.
not-in-play = Questo feudatario non è in gioco.
not-the-murderers = Questo feudatario non è della famiglia dell’assassino.
not-this-phase = In questa fase non si può offrire.
not-your-bishopric = Nessun tuo feudatario libero è vescovo lì.
not-your-fief = Nessun tuo feudatario libero ha quel titolo.
not-your-free-lord = Non è un feudatario libero della tua famiglia.
no-ballot = In questo giro non c’è più scrutinio.
no-barracks = I soldati arrivano in un castello, in una cittadella o accanto a un tuo feudatario.
no-battle = Lì non c’è questa battaglia da combattere.
no-bishop = Serve un vescovo libero.
no-candidate = Non è fra i candidati.
no-captain = La persona che seguono dev’essere tua e libera.
no-castle-there = Lì non c’è un castello.
no-deals = In questa partita non si fanno offerte.
no-famine = Lì non c’è Carestia.
no-famine-here = Serve la Carestia nella regione.
no-guest = Lì non puoi esigere questa resa.
no-partner = Lì non c’è nessuno con cui trattare.
no-pieces = I tuoi pezzi non bastano per queste pile.
no-more-pieces = Il Tesoro { $pieces ->
    [0] non ne ha più
    [one] ne ha ancora uno
   *[other] ne ha ancora { $pieces }
 }.
no-preacher = Serve un vescovo che non abbia già predicato in questo giro.
no-prisoner = Non è un prigioniero tra voi due.
no-release = Prima indica chi viene liberato.
no-revolt = Lì non ci sono ribelli.
no-road = Nessuna strada porta lì.
no-royal-couple = Re e Regina devono essere sposati tra loro, liberi, e vostri.
no-strength = Nel gruppo nessuno combatte.
no-truce = Serve un esercito di uno di voi davanti a un villaggio dell’altro.
no-votes = Non ci sono voti da promettere.
no-weather = Lì non c’è Cattivo tempo.
no-welcome = Lì non trova accoglienza.
no-withdrawal = Da lì ora non ti puoi ritirare.
offers-spent = Hai già fatto tutte le offerte di questa fase.
only-whispered = Di carte si tratta solo in segreto.
others-fief = È nel feudo di un altro giocatore.
own-candidate = I propri ecclesiastici acconsentono sempre.
own-pieces-there = Lì ci sono i tuoi pezzi.
prince-there = C’è già un Principe.
prisoners-alone = I prigionieri resterebbero senza guardia.
promised = È già promesso altrimenti.
rebels-at-gate = I ribelli sono davanti a una porta e combatteranno.
resisting = Lì resisti all’ospite fino alla fase Battaglie.
revolt-already = C’è già una rivolta.
road-blocked = Su quella strada ci sono gli attaccanti.
royal = Re e Principe non possono essere vescovi.
said-already = Hai già fatto questa offerta in questa fase.
stronghold-first = Un nuovo feudatario va prima in un tuo castello o in una tua cittadella.
stronghold-there = Lì c’è già un castello o una cittadella.
tax-there = Lì c’è già un’Imposta.
term-there = C’è già una clausola così.
three-cards = Hai già giocato tre carte.
three-in-hand = Nessuno può restare con più di tre carte.
three-works = Lì ci sono già tre mulini o frantoi.
tired = Ha già fatto tutti i suoi passi.
tithe-there = Lì c’è già una Decima.
title-moved-already = Questo titolo è già passato in questa fase.
too-dear = Servono { $ecus } scudi: ne hai { $ecus2 }.
two-families = Servono un uomo e una donna delle vostre due famiglie.
under-age = Il giovane Re deve aspettare.
weather-there = Lì c’è già Cattivo tempo.
women-only = Può esserlo solo una donna.
your-prisoner = È nelle tue mani: non puoi volerne la morte.
asked-already = Hai già chiesto: ora servono almeno { $ecus } scudi.
option-mode = Partita
option-mode-normal = normale: finché qualcuno vince
option-mode-points = a punteggio (consigliata in tre)
option-length = Giri di una partita a punteggio
option-limit = Massimo di giri di una partita normale
option-limit-10 = 10
option-limit-15 = 15
option-limit-20 = 20
option-limit-25 = 25
option-limit-30 = 30
option-limit-35 = 35
option-limit-40 = 40
option-limit-none = nessun limite
option-first_lord = Il primo feudatario
option-first_lord-dealt = a sorte
option-first_lord-chosen = a scelta
option-open_stacks = Forza delle truppe visibile a tutti
option-open_stacks-on = sì
option-open_stacks-off = no
end-last = Resta un solo giocatore.
end-alone = Re o Regina, e tre feudi.
end-couple = Re e Regina alleati, e quattro feudi insieme.
end-pair = Restano solo Re e Regina, alleati.
end-points = Decidono i punti.
help-ask-village = Qui nascono il tuo castello e la tua famiglia. Una regione di tre villaggi è presto un feudo; molte strade vuol dire molti vicini. Se un altro è già nella regione, dovrete contendervela.
help-ask-coat = Il blasone distingue le tue pedine sulla mappa. Non cambia nient’altro.
help-ask-first-lord = È il capo della tua famiglia. Un uomo può diventare vescovo o Re; una donna può sposare un Re, ma combatte solo con un titolo o con d’Arc.
help-ask-call = Il mazzo sta per essere rimescolato e sei senza feudatari: puoi riprenderne uno, che conta fra le tre carte. Senza feudatari i soldati non si spostano e i feudi sono a rischio.
help-ask-give-up = Nella mano stanno tre carte: una va agli scarti per far posto al feudatario. Scegli quella che non puoi giocare presto.
help-ask-cards = Le carte si giocano solo ora, al più tre; le altre restano in mano o si scartano per pescarne di nuove. Dopo il tuo turno non puoi più rispondere a nessuno, salvo con Giustizia.
help-ask-move-title = Chi porta un titolo vota e, se è un uomo, può essere Re: un titolo in più a chi ne ha già non dà altri voti. A chi cede deve restarne uno almeno pari.
help-ask-justice = Un feudatario dell’assassino muore; la vittima non torna. Re, Reggente e Principe sono al sicuro. Se passi, la carta resta in mano; nessuno sa che l’hai.
help-ask-escape = La stessa carta libera altri prigionieri dello stesso luogo, chiunque li tenga. Ognuno va dove vuole il suo giocatore: anche quelli dei tuoi nemici.
help-ask-place = Scegli dove va. Nei villaggi tuoi o vuoti entra subito; negli altri chi li tiene può dire di no, e non si può chiedere due volte alla stessa persona.
help-ask-receive = Il feudatario di un altro sarebbe tuo ospite: non ha diritti sul villaggio, ma nella fase Battaglie può attaccarti da dentro. Dire di no non costa niente.
help-ask-losses = Sono le truppe che devi togliere, mucchio per mucchio: soldati o guardie. Le guardie seguono la corona; i soldati tengono i villaggi. Se i pezzi non danno il resto, ne perdi di più.
help-ask-bearer = Il titolo dà un voto e, a un uomo che non è vescovo, la via al trono; a una donna dà le armi. Se chi lo porta è in prigione, i redditi del feudo sono congelati.
help-ask-heir = Il titolo resta in famiglia. Un voto a testa: meglio chi non ne ha. Anche un prigioniero può ereditare, ma i redditi del feudo sarebbero congelati.
help-ask-escheat = La corona dispone di questo feudo: puoi darlo a chi vuoi, anche a un’altra famiglia. I soldati del vecchio proprietario sono tolti, e il nuovo deve presidiare la cittadella.
help-ask-garrison = La cittadella vuota sarebbe del primo che arriva, e con lei il feudo. Compra soldati, o mandane da un villaggio che tieni; anche un feudatario basta.
help-ask-purchase = Spendi ora: gli scudi restano per il giro dopo. Un mulino rende 200 a ogni giro, un titolo dà voto e feudo, i soldati difendono. I soldati arrivano dove hai mura o un feudatario.
help-ask-step = Scegli chi guida il prossimo passo: ognuno ne fa due, tre con la donna d’Arc. I soldati si spostano solo con un feudatario. Un villaggio lasciato vuoto è di chi vi entra.
help-ask-group = Aggiungi feudatari, prigionieri e soldati, poi scegli la strada. Chi resta difende. In casa d’altri chiedi o attacca: dopo l’attacco il gruppo è fermo alla porta. Passa per richiamarlo.
help-ask-passage = Se acconsenti il gruppo entra, e fra le tue mura dovrà chiederti di uscire; ma può attaccarti da dentro, protetto quanto te. Se rifiuti, può assediarti. Il pedaggio è tuo solo se acconsenti.
help-ask-gate = Se apri, prosegue. Se chiudi, resta dentro per questo turno. Puoi anche esigere la resa: o diventa tuo prigioniero, o si combatte nella fase Battaglie, tutti protetti dalle mura.
help-ask-surrender = Se ti arrendi i tuoi feudatari qui sono prigionieri e i soldati sono tolti. Se resisti si combatte nella fase Battaglie; fino ad allora da qui non ti muovi.
help-ask-rebels = Se passano distruggono mulini, frantoi e castello, non la cittadella. Se resisti combattete nella fase Battaglie: i ribelli non fanno prigionieri, e se perdi distruggono lo stesso.
help-ask-calm = Il vescovo tira un dado e aggiunge i punti comprati a 500 scudi: con 4 o più la rivolta finisce, con meno muore. Con tre punti riesce sempre. Il denaro è perso comunque.
help-ask-battle = Gli attacchi annunciati vanno combattuti, nell’ordine che vuoi, o evitati con una tregua. Puoi attaccare anche chi è nel tuo stesso villaggio. Iniziata, la battaglia non si lascia.
help-ask-return = Un esercito che era davanti a un villaggio vuole tornare, da ospite, in un villaggio che tieni. Fra le mura dovrà chiederti di uscire; ma potrebbe attaccarti da dentro.
help-ask-left-at-gate = Nessuno resta alle porte: attacca chi tiene il villaggio, proponi una tregua o torna da dove sei venuto. Se lì non c’è posto per te, torni da ospite.
help-ask-enlist = In un solo campo si sommano i punti e si dividono perdite e riscatti, ma villaggio e titolo vanno a chi guida. In un campo a sé tiri i tuoi dadi. Con pezzi fuori dalle mura combattete all’aperto.
help-ask-accept = In un solo campo le forze si sommano e le perdite si dividono. Se chi si unisce ha pezzi fuori dalle mura, anche la tua guarnigione combatte all’aperto. Un campo a sé non ti toglie le mura.
help-ask-sortie = Insieme avete più punti e più dadi, ma nessuna mura. Separati, la guarnigione resta protetta e i rinforzi combattono fuori da soli: il nemico sceglie chi colpire.
help-ask-plea = Se la grazia è concessa i tuoi feudatari sono prigionieri, le truppe con loro sono tolte e la battaglia finisce per te. Se è negata si combatte. Puoi chiederla anche solo per alcuni.
help-ask-plea-also = Chi nomini diventa prigioniero se la grazia è concessa; chi non nomini combatte ancora, ma senza i soldati. Passa quando hai nominato tutti quelli che vuoi.
help-ask-mercy = Se la concedi i feudatari sono tuoi prigionieri, da riscattare, e le loro truppe sono tolte: non puoi più volerne la morte. Se la neghi si combatte ancora, e i dadi valgono anche per loro.
help-ask-target = Il tuo campo colpisce un solo campo nemico in questo round. Fra le mura si perde meno: a parità di punti conviene chi è all’aperto. Gli altri scelgono in segreto con te.
help-ask-aim = Un dado usato così non toglie soldati: uccide il feudatario con 6, altrimenti è perso. Gli altri dadi contano come sempre. Se non miri a nessuno, tutti i dadi vanno ai danni.
help-ask-fall = Finite le truppe cadono i feudatari. Chi porta titoli li lascia alla famiglia; se era l’ultimo, vanno al coniuge o alla corona. Pensa a voti, vescovi e corona.
help-ask-flee = I ribelli non fanno prigionieri. Fugge in un villaggio vicino, tuo o vuoto; un villaggio vuoto dove arriva diventa tuo.
help-ask-candidate = Può diventare Re un uomo libero con un titolo, non vescovo. Servono tre voti e due vescovi, o un cardinale. Candidarsi non costa niente; chi passa può ancora farlo prima dello scrutinio.
help-ask-vote-for = Tutti i tuoi voti vanno insieme. Vince chi ne ha di più, almeno tre, senza parità; altrimenti si rivota al prossimo giro. Il Re dà 500 scudi a giro e 20 punti di guardie.
help-ask-consecrate = Servono un cardinale o due vescovi, e rispondi per tutti i tuoi. Se manca il consenso il trono resta vacante fino al prossimo giro. Una promessa fatta ti lega.
help-ask-talk = Puoi proporre matrimoni, riscatti, denaro, prestiti, voti. Palese la sentono tutti, in segreto solo voi due. Hai otto offerte per fase; la stessa non si ripete alla stessa persona.
help-ask-offer = Le clausole valgono tutte insieme, o nessuna. Quello che accetti si esegue subito; un voto promesso ti lega in questo giro. Puoi rispondere con una controfferta.
help-ask-terms = Aggiungi fino a quattro clausole: ciò che dai e ciò che ricevi. Poi fai l’offerta, o ritirala: conta lo stesso fra le tue otto. Solo ciò che è scritto qui vincola.
field-deck = Mazzo
field-round = Giro
field-phase = Fase
field-order = Posti in senso orario
field-first = Primo giocatore
field-out = Fuori dal gioco
field-coat = Blasoni
field-points = Punti
field-offers = Offerte fatte in questa fase
field-family = Famiglie
field-place = Dove sono i feudatari
field-captor = Prigionieri di
field-shares = Quote dei riscatti
field-spouse = Matrimoni
field-mourning = Alleanze fino all’eredità
field-bishop = Vescovi
field-cardinals = Cardinali
field-maid = d’Arc
field-king = Re
field-queen = Regina
field-prince = Principe
field-regent = Reggente
field-majority = Il Re è maggiorenne al giro
field-guards = Guardie reali
field-guards_at = Dove sono le guardie
field-guards_of = Di chi sono le guardie
field-guards_leave = Guardie che se ne andranno
field-guards_owed = Guardie dovute alla Regina
field-title = Titoli
field-fief = Proprietari dei feudi
field-capital = Capitali
field-claim = Pretese
field-weather = Cattivo tempo
field-famine = Carestia
field-tax = Imposta
field-tithe = Decima
field-walls = Castelli e cittadelle
field-mills = Mulini
field-presses = Frantoi
field-occupants = Chi è dentro
field-let_in = Ospiti ammessi da
field-armies = Eserciti alle porte
field-demanded = Rese richieste
field-resisting = Ospiti che resistono
field-fought = Battaglie combattute
field-controller = Capo della rivolta
field-rebels = Ribelli
field-rebels_at = Dove sono i ribelli
field-preached = Vescovi che hanno predicato
field-steps_made = Passi fatti
field-tired = Soldati che hanno marciato
field-titles_moved = Titoli passati di mano
field-candidates = Candidati
field-balloted = Scrutinio tenuto
field-least = Soldati almeno
field-most = Soldati al massimo
field-discards = Scarti
field-money = Denaro
field-hands = Mani
field-soldiers = Soldati
field-once = Soldati con un passo
field-twice = Soldati con due passi
field-thrice = Soldati fermi
field-pledge = Voto promesso
field-blessing = Consacrazione promessa
field-said = Offerte già fatte
step-Rounds = Giro
step-Setup = Preparazione
step-Settle = Primo villaggio
step-ChooseCoat = Blasone
step-ChooseLord = Primo feudatario
step-CardPhase = Carte
step-Draw = Pesca
step-CallLords = Feudatari scartati
step-GiveUp = Una carta in cambio
step-CardTurn = Turno di carte
step-NewLord = Nuovo feudatario
step-JusticeWindow = Giustizia
step-Escape = Evasione
step-Plague = Peste
step-Revolt = Rivolta
step-Sermons = Prediche
step-Incomes = Redditi
step-PurchaseTurn = Acquisti
step-MovementTurn = Spostamenti
step-March = Marcia
step-Passage = Passaggio
step-GateKeeper = Porta
step-Ultimatum = Richiesta di resa
step-RebelsAtDoor = Ribelli alla porta
step-RebelStep = Ribelli in marcia
step-BattlePhase = Battaglie
step-BattleTurn = Turno di battaglie
step-Withdrawal = Ritirata
step-LeftAtGate = Esercito rimasto alla porta
step-Battle = Battaglia
step-Enlistment = Partecipazione
step-Acceptance = Un alleato nel campo
step-Sortie = Sortita
step-Plea = Richiesta di grazia
step-Mercy = Grazia
step-Targets = Campo nemico
step-Aiming = Uso dei dadi
step-Casualties = Perdite
step-Fallen = Chi cade
step-Aftermath = Dopo la battaglia
step-Flight = Fuga
step-Deaths = Morte
step-FamilyHeir = Erede in famiglia
step-Bestow = Titolo
step-Placement = Collocazione di un feudatario
step-Receive = Ospitalità
step-Negotiations = Negoziazioni
step-Inheritance = Eredità
step-Transfer = Un feudo cambia mano
step-Investiture = Investitura
step-Garrison = Guarnigione
step-Candidates = Candidature
step-Talks = Trattative
step-Talk = Offerta
step-Ballot = Scrutinio
step-Vote = Voto
step-Blessing = Consacrazione

# Prospettive
would-cost = { $ecus } scudi
would-leave = restano { $ecus }
would-meet = { $points } contro { $points2 }
would-meet-between = { $points } contro { $points2 }–{ $points3 }
would-bring = con { $points ->
    [one] un punto di soldati
   *[other] { $points } punti di soldati
 }
would-offer-nothing = senza offrire nulla
would-need-leave = deve acconsentire { $seat }
would-pass-gate = la porta è { $seat-di }
would-marry = con { $lord }
would-have-votes = voti: { $votes } su { $votes2 }

# Figures of a line of the journal, when it is explained.
figure-bishops = Vescovi
figure-dice = Dadi
figure-die = Dado
figure-ecus = Scudi
figure-fiefs = Feudi
figure-fights = Round di battaglia
figure-hits = Colpi
figure-interest = Interesse
figure-pieces = Pezzi
figure-points = Punti
figure-round = Giro
figure-rounds = Giri
figure-score = Punti
figure-total = Totale
figure-villages = Villaggi
figure-votes = Voti

# Che cosa conta il consigliere.
counts-ecus = { $n } { $n ->
    [one] scudo
   *[other] scudi
} { $way ->
    [more] in più
   *[less] in meno
}
counts-income = { $n } { $n ->
    [one] scudo
   *[other] scudi
} di entrate { $way ->
    [more] in più
   *[less] in meno
}
counts-villages = { $n } { $n ->
    [one] villaggio
   *[other] villaggi
} in mano { $way ->
    [more] in più
   *[less] in meno
}
counts-fiefs = { $n } { $n ->
    [one] feudo
   *[other] feudi
} con titolo { $way ->
    [more] in più
   *[less] in meno
}
counts-lords = { $n } { $n ->
    [one] feudatario
   *[other] feudatari
} in libertà { $way ->
    [more] in più
   *[less] in meno
}
counts-prisoners = { $n } { $n ->
    [one] prigioniero
   *[other] prigionieri
} { $way ->
    [more] in più
   *[less] in meno
}
counts-bishops = { $n } { $n ->
    [one] vescovo
   *[other] vescovi
} { $way ->
    [more] in più
   *[less] in meno
}
counts-votes = { $n } { $n ->
    [one] voto
   *[other] voti
} { $way ->
    [more] in più
   *[less] in meno
}
counts-crowns = { $n } { $n ->
    [one] corona
   *[other] corone
} { $way ->
    [more] in più
   *[less] in meno
}
counts-soldiers = { $n } { $n ->
    [one] soldato
   *[other] soldati
} { $way ->
    [more] in più
   *[less] in meno
}
counts-cards = { $n } { $n ->
    [one] carta
   *[other] carte
} in mano { $way ->
    [more] in più
   *[less] in meno
}
counts-rival-fiefs = { $n } { $n ->
    [one] feudo
   *[other] feudi
} per il rivale più forte { $way ->
    [more] in più
   *[less] in meno
}

# Che cosa dicono le carte
text-card-lord = Un uomo per la tua famiglia, in un villaggio dove trovi posto.
text-card-lady = Una donna per la tua famiglia, in un villaggio dove trovi posto.
text-card-bishop = Un tuo uomo non sposato diventa vescovo: ha un voto.
text-card-d_arc = Una tua donna nubile e senza titolo combatte: +6 ai dadi del suo campo, tre villaggi per strada.
text-card-tithe = I mulini e i frantoi di un vescovato rendono al tuo vescovo, in questo giro.
text-card-feudal_tax = 200 scudi per ogni villaggio del tuo feudo senza nemici.
text-card-assassination = Un feudatario muore. Giustizia può poi condannare uno dei tuoi.
text-card-justice = Dopo un assassinio: un feudatario dell’assassino muore. La vittima non torna.
text-card-bad_weather = Chi è nella regione non si sposta e non combatte; entrare si può.
text-card-sun = Toglie il Cattivo tempo da una regione.
text-card-famine = I mulini e i frantoi di una regione non rendono niente.
text-card-good_harvest = Toglie la Carestia da una regione.
text-card-peasant_revolt = Dove c’è Carestia i contadini insorgono in un villaggio, e li guidi tu.
text-card-plague = In una regione muore metà delle truppe, e ogni feudatario con 3 o meno al dado.
text-card-escape = I prigionieri di un luogo evadono, chiunque li tenga.

# Che cosa si conta giro per giro
counted-ecus = Scudi
counted-income = Entrate
counted-villages = Villaggi
counted-fiefs = Feudi
counted-lords = Feudatari liberi
counted-prisoners = Prigionieri
counted-bishops = Vescovi
counted-votes = Voti
counted-crowns = Corone
counted-soldiers = Soldati
counted-cards = Carte in mano
