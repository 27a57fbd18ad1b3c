game-title = Fief
game-blurb = Families of lords build, marry, fight and vote for the crown of a small kingdom.
village-bourg = Bourg
    .the = Bourg
village-villeneuve = Villeneuve
    .the = Villeneuve
village-st_vivien = St Vivien
    .the = St Vivien
village-la_buissiere = La Buissière
    .the = La Buissière
village-les_essarts = Les Essarts
    .the = Les Essarts
village-tournus = Tournus
    .the = Tournus
village-belleville = Belleville
    .the = Belleville
village-pugnac = Pugnac
    .the = Pugnac
village-mazilles = Mazilles
    .the = Mazilles
village-st_andromy = St Andromy
    .the = St Andromy
village-beaujeu = Beaujeu
    .the = Beaujeu
village-la_salle = La Salle
    .the = La Salle
village-blaye = Blaye
    .the = Blaye
village-charolles = Charolles
    .the = Charolles
village-sigy = Sigy
    .the = Sigy
village-st_ciers = St Ciers d’Abzac
    .the = St Ciers d’Abzac
village-marcamps = Marcamps
    .the = Marcamps
village-st_paul = St Paul
    .the = St Paul
village-sennecy = Sennecy
    .the = Sennecy
village-l_epervier = L’Epervier
    .the = L’Epervier
village-chateaufort = Chateaufort
    .the = Chateaufort
village-st_gerome = St Gérôme
    .the = St Gérôme
village-st_medard = St Médard
    .the = St Médard
village-st_andre = St André
    .the = St André
region-duchy_south = southern region
    .the = the southern region
    .rank = the duchy
    .lord = duke
    .lady = duchess
region-duchy_northeast = north-eastern region
    .the = the north-eastern region
    .rank = the duchy
    .lord = duke
    .lady = duchess
region-county_northwest = north-western region
    .the = the north-western region
    .rank = the county
    .lord = count
    .lady = countess
region-county_west = western region
    .the = the western region
    .rank = the county
    .lord = count
    .lady = countess
region-barony_north = northern region
    .the = the northern region
    .rank = the barony
    .lord = baron
    .lady = baroness
region-barony_east = eastern region
    .the = the eastern region
    .rank = the barony
    .lord = baron
    .lady = baroness
bishopric-blaye = Blaye
bishopric-bourg = Bourg
bishopric-sigy = Sigy
bishopric-tournus = Tournus
lord-louis = Louis
    .g = m
lord-charles = Charles
    .g = m
lord-eric = Eric
    .g = m
lord-francois = François
    .g = m
lord-gauvain = Gauvain
    .g = m
lord-henri = Henri
    .g = m
lord-jacques = Jacques
    .g = m
lord-othon = Othon
    .g = m
lord-pierre = Pierre
    .g = m
lord-quentin = Quentin
    .g = m
lord-robert = Robert
    .g = m
lord-thierry = Thierry
    .g = m
lord-isabelle = Isabelle
    .g = f
lord-alienor = Aliénor
    .g = f
lord-blanche = Blanche
    .g = f
lord-mireille = Mireille
    .g = f
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
vote-none = nobody
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
card-bishop_blaye = Bishop of Blaye
card-bishop_bourg = Bishop of Bourg
card-bishop_sigy = Bishop of Sigy
card-bishop_tournus = Bishop of Tournus
card-d_arc = d’Arc
card-tithe = Tithe
card-feudal_tax = Feudal Tax
card-assassination = Assassination
card-justice = Justice
card-bad_weather = Bad Weather
card-sun = Sun
card-famine = Famine
card-good_harvest = Good Harvest
card-peasant_revolt = Peasant Revolt
card-plague = Plague
card-escape = Escape
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
companion-louis_captive = Louis (a prisoner)
companion-charles_captive = Charles (a prisoner)
companion-eric_captive = Eric (a prisoner)
companion-francois_captive = François (a prisoner)
companion-gauvain_captive = Gauvain (a prisoner)
companion-henri_captive = Henri (a prisoner)
companion-jacques_captive = Jacques (a prisoner)
companion-othon_captive = Othon (a prisoner)
companion-pierre_captive = Pierre (a prisoner)
companion-quentin_captive = Quentin (a prisoner)
companion-robert_captive = Robert (a prisoner)
companion-thierry_captive = Thierry (a prisoner)
companion-isabelle_captive = Isabelle (a prisoner)
companion-alienor_captive = Aliénor (a prisoner)
companion-blanche_captive = Blanche (a prisoner)
companion-mireille_captive = Mireille (a prisoner)
companion-soldiers = soldiers
companion-king_guards = the King’s guards
companion-queen_guards = the Queen’s guards
ruin-mill_1 = a mill
ruin-mill_2 = two mills
ruin-mill_3 = three mills
ruin-press_1 = a press
ruin-press_2 = two presses
ruin-press_3 = three presses
ruin-castle = the castle
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
place-bourg-villeneuve = Bourg (to Villeneuve)
    .the = the gate of Bourg towards Villeneuve
place-bourg-st_vivien = Bourg (to St Vivien)
    .the = the gate of Bourg towards St Vivien
place-bourg-la_buissiere = Bourg (to La Buissière)
    .the = the gate of Bourg towards La Buissière
place-villeneuve-bourg = Villeneuve (to Bourg)
    .the = the gate of Villeneuve towards Bourg
place-villeneuve-les_essarts = Villeneuve (to Les Essarts)
    .the = the gate of Villeneuve towards Les Essarts
place-villeneuve-charolles = Villeneuve (to Charolles)
    .the = the gate of Villeneuve towards Charolles
place-villeneuve-st_medard = Villeneuve (to St Médard)
    .the = the gate of Villeneuve towards St Médard
place-st_vivien-bourg = St Vivien (to Bourg)
    .the = the gate of St Vivien towards Bourg
place-st_vivien-st_paul = St Vivien (to St Paul)
    .the = the gate of St Vivien towards St Paul
place-la_buissiere-bourg = La Buissière (to Bourg)
    .the = the gate of La Buissière towards Bourg
place-la_buissiere-st_andre = La Buissière (to St André)
    .the = the gate of La Buissière towards St André
place-les_essarts-villeneuve = Les Essarts (to Villeneuve)
    .the = the gate of Les Essarts towards Villeneuve
place-les_essarts-marcamps = Les Essarts (to Marcamps)
    .the = the gate of Les Essarts towards Marcamps
place-les_essarts-st_paul = Les Essarts (to St Paul)
    .the = the gate of Les Essarts towards St Paul
place-tournus-pugnac = Tournus (to Pugnac)
    .the = the gate of Tournus towards Pugnac
place-tournus-st_andromy = Tournus (to St Andromy)
    .the = the gate of Tournus towards St Andromy
place-belleville-pugnac = Belleville (to Pugnac)
    .the = the gate of Belleville towards Pugnac
place-belleville-mazilles = Belleville (to Mazilles)
    .the = the gate of Belleville towards Mazilles
place-pugnac-tournus = Pugnac (to Tournus)
    .the = the gate of Pugnac towards Tournus
place-pugnac-belleville = Pugnac (to Belleville)
    .the = the gate of Pugnac towards Belleville
place-pugnac-st_gerome = Pugnac (to St Gérôme)
    .the = the gate of Pugnac towards St Gérôme
place-mazilles-belleville = Mazilles (to Belleville)
    .the = the gate of Mazilles towards Belleville
place-mazilles-st_andromy = Mazilles (to St Andromy)
    .the = the gate of Mazilles towards St Andromy
place-mazilles-chateaufort = Mazilles (to Chateaufort)
    .the = the gate of Mazilles towards Chateaufort
place-st_andromy-tournus = St Andromy (to Tournus)
    .the = the gate of St Andromy towards Tournus
place-st_andromy-mazilles = St Andromy (to Mazilles)
    .the = the gate of St Andromy towards Mazilles
place-st_andromy-st_medard = St Andromy (to St Médard)
    .the = the gate of St Andromy towards St Médard
place-beaujeu-la_salle = Beaujeu (to La Salle)
    .the = the gate of Beaujeu towards La Salle
place-beaujeu-st_ciers = Beaujeu (to St Ciers d’Abzac)
    .the = the gate of Beaujeu towards St Ciers d’Abzac
place-la_salle-beaujeu = La Salle (to Beaujeu)
    .the = the gate of La Salle towards Beaujeu
place-la_salle-blaye = La Salle (to Blaye)
    .the = the gate of La Salle towards Blaye
place-la_salle-sennecy = La Salle (to Sennecy)
    .the = the gate of La Salle towards Sennecy
place-blaye-la_salle = Blaye (to La Salle)
    .the = the gate of Blaye towards La Salle
place-blaye-charolles = Blaye (to Charolles)
    .the = the gate of Blaye towards Charolles
place-charolles-villeneuve = Charolles (to Villeneuve)
    .the = the gate of Charolles towards Villeneuve
place-charolles-blaye = Charolles (to Blaye)
    .the = the gate of Charolles towards Blaye
place-charolles-l_epervier = Charolles (to L’Epervier)
    .the = the gate of Charolles towards L’Epervier
place-sigy-st_ciers = Sigy (to St Ciers d’Abzac)
    .the = the gate of Sigy towards St Ciers d’Abzac
place-sigy-st_paul = Sigy (to St Paul)
    .the = the gate of Sigy towards St Paul
place-st_ciers-beaujeu = St Ciers d’Abzac (to Beaujeu)
    .the = the gate of St Ciers d’Abzac towards Beaujeu
place-st_ciers-sigy = St Ciers d’Abzac (to Sigy)
    .the = the gate of St Ciers d’Abzac towards Sigy
place-st_ciers-marcamps = St Ciers d’Abzac (to Marcamps)
    .the = the gate of St Ciers d’Abzac towards Marcamps
place-marcamps-les_essarts = Marcamps (to Les Essarts)
    .the = the gate of Marcamps towards Les Essarts
place-marcamps-st_ciers = Marcamps (to St Ciers d’Abzac)
    .the = the gate of Marcamps towards St Ciers d’Abzac
place-st_paul-st_vivien = St Paul (to St Vivien)
    .the = the gate of St Paul towards St Vivien
place-st_paul-les_essarts = St Paul (to Les Essarts)
    .the = the gate of St Paul towards Les Essarts
place-st_paul-sigy = St Paul (to Sigy)
    .the = the gate of St Paul towards Sigy
place-sennecy-la_salle = Sennecy (to La Salle)
    .the = the gate of Sennecy towards La Salle
place-sennecy-l_epervier = Sennecy (to L’Epervier)
    .the = the gate of Sennecy towards L’Epervier
place-l_epervier-charolles = L’Epervier (to Charolles)
    .the = the gate of L’Epervier towards Charolles
place-l_epervier-sennecy = L’Epervier (to Sennecy)
    .the = the gate of L’Epervier towards Sennecy
place-l_epervier-chateaufort = L’Epervier (to Chateaufort)
    .the = the gate of L’Epervier towards Chateaufort
place-chateaufort-mazilles = Chateaufort (to Mazilles)
    .the = the gate of Chateaufort towards Mazilles
place-chateaufort-l_epervier = Chateaufort (to L’Epervier)
    .the = the gate of Chateaufort towards L’Epervier
place-st_gerome-pugnac = St Gérôme (to Pugnac)
    .the = the gate of St Gérôme towards Pugnac
place-st_gerome-st_medard = St Gérôme (to St Médard)
    .the = the gate of St Gérôme towards St Médard
place-st_gerome-st_andre = St Gérôme (to St André)
    .the = the gate of St Gérôme towards St André
place-st_medard-villeneuve = St Médard (to Villeneuve)
    .the = the gate of St Médard towards Villeneuve
place-st_medard-st_andromy = St Médard (to St Andromy)
    .the = the gate of St Médard towards St Andromy
place-st_medard-st_gerome = St Médard (to St Gérôme)
    .the = the gate of St Médard towards St Gérôme
place-st_andre-la_buissiere = St André (to La Buissière)
    .the = the gate of St André towards La Buissière
place-st_andre-st_gerome = St André (to St Gérôme)
    .the = the gate of St André towards St Gérôme
place-bourg-field = field before Bourg
    .the = the field before Bourg
place-villeneuve-field = field before Villeneuve
    .the = the field before Villeneuve
place-st_vivien-field = field before St Vivien
    .the = the field before St Vivien
place-la_buissiere-field = field before La Buissière
    .the = the field before La Buissière
place-les_essarts-field = field before Les Essarts
    .the = the field before Les Essarts
place-tournus-field = field before Tournus
    .the = the field before Tournus
place-belleville-field = field before Belleville
    .the = the field before Belleville
place-pugnac-field = field before Pugnac
    .the = the field before Pugnac
place-mazilles-field = field before Mazilles
    .the = the field before Mazilles
place-st_andromy-field = field before St Andromy
    .the = the field before St Andromy
place-beaujeu-field = field before Beaujeu
    .the = the field before Beaujeu
place-la_salle-field = field before La Salle
    .the = the field before La Salle
place-blaye-field = field before Blaye
    .the = the field before Blaye
place-charolles-field = field before Charolles
    .the = the field before Charolles
place-sigy-field = field before Sigy
    .the = the field before Sigy
place-st_ciers-field = field before St Ciers d’Abzac
    .the = the field before St Ciers d’Abzac
place-marcamps-field = field before Marcamps
    .the = the field before Marcamps
place-st_paul-field = field before St Paul
    .the = the field before St Paul
place-sennecy-field = field before Sennecy
    .the = the field before Sennecy
place-l_epervier-field = field before L’Epervier
    .the = the field before L’Epervier
place-chateaufort-field = field before Chateaufort
    .the = the field before Chateaufort
place-st_gerome-field = field before St Gérôme
    .the = the field before St Gérôme
place-st_medard-field = field before St Médard
    .the = the field before St Médard
place-st_andre-field = field before St André
    .the = the field before St André
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
occupant-rebels = rebels
    .the = the rebels
    .n = p
heap-king = King’s guards
heap-queen = Queen’s guards
guard-king = King’s guards
    .the = the King’s guards
    .n = p
guard-queen = Queen’s guards
    .the = the Queen’s guards
    .n = p
coat-gules = red
coat-azure = blue
coat-vert = green
coat-sable = black
coat-purpure = purple
coat-argent = silver
work-press = press
work-mill = mill
work-castle = castle
walls-open = in the open
walls-castle = in the castle
walls-citadel = in the citadel
purpose-camp = to camp
purpose-through = to pass through
party-attackers = attackers
    .the = the attackers
    .n = p
party-defenders = defenders
    .the = the defenders
    .n = p
sharing-separate = own camp
    .camp = in a camp of their own
sharing-equal = equal ransoms
    .camp = in one camp, ransoms in equal parts
sharing-points = ransoms by strength
    .camp = in one camp, ransoms by strength
sharing-leader = ransoms to leader
    .camp = in one camp, ransoms to the leader
way-withdraw = withdrawal
    .clause = the army withdraws
way-admit = entry
    .clause = the army enters as a guest
answer-no = no
answer-yes = yes
claim-crown = crown
    .the = the crown
claim-conqueror = conqueror
    .the = the conqueror
phase-setup = Setup
phase-cards = Cards
phase-incomes = Incomes
phase-purchases = Purchases
phase-movement = Movement
phase-battles = Battles
phase-negotiations = Negotiations
move-settle = Settle in { $village }
move-bear = Take the { $coat } coat of arms
move-choose = Begin with { $lord }
move-lord = Play { $lord } in { $village }
move-anoint = Make { $lord } bishop of { $bishopric }
move-maid = Play d’Arc on { $lord }
move-tithe = Levy the Tithe in { $bishopric }
move-tax = Levy the Feudal Tax ({ $region })
move-murder = Have { $lord } murdered
move-condemn = Have { $lord } condemned
move-storm = Bad Weather in { $region-the }
move-shine = Sun in { $region-the }
move-starve = Famine in { $region-the }
move-harvest = Good Harvest in { $region-the }
move-revolt = Raise the peasants of { $village }
move-infect = Plague in { $region-the }
move-free = Let { $lord } escape
move-discard = Discard { $card }
move-call = Take { $lord } from the discards
move-put = Go to { $village }
move-title = Title to { $lord } ({ $region })
move-hire = Hire { $points ->
    [one] one point
   *[other] { $points } points
 } in { $village }
move-incite = Pay for { $points ->
    [one] one point
   *[other] { $points } points
 } of rebels
move-guards = Hire { $points ->
    [one] one point
   *[other] { $points } points
 } of { $guard }
move-build = Build { $work-a } in { $village }
move-found = Found { $region-rank }: { $village }, { $lord }
move-cardinal = Make { $lord } cardinal
move-lead = Set out with { $lord }
move-join = Add { $lord }
move-take = Take { $points ->
    [one] one point
   *[other] { $points } points
 } of soldiers{ $steps ->
    [0] { "" }
    [one] { "" }, one step made
   *[other] { "" }, { $steps } steps made
 }
move-go = Go to { $village }
move-attack = Attack { $village }
move-request = Ask to { $purpose_id ->
    [camp] camp in
   *[through] cross
 } { $village }{ $ecus ->
    [0] { "" }
    [one] { "" } ({ $ecus } ecus)
   *[other] { "" } ({ $ecus } ecus)
 }
move-preach = { $lord } goes to calm the rebels{ $persuasion ->
    [0] { "" }
    [one] { "" } (+one point)
   *[other] { "" } (+{ $persuasion } points)
 }
move-calm = { $lord } calms the rebels{ $persuasion ->
    [0] { "" }
    [one] { "" } (+one point)
   *[other] { "" } (+{ $persuasion } points)
 }
move-rebels = Lead the rebels to { $village }
move-demand = Demand { $seat-s } surrender in { $village }
move-open = Open the gate
move-close = Close the gate
move-betray = Close the gate and demand surrender
move-surrender = Surrender
move-resist = Resist
move-let = Let them through
move-fight = Fight { $occupant-the } in { $village }
move-rise = Rebels against { $occupant-the } in { $village }
move-withdraw = Withdraw from { $village }
move-enlist = Join { $party-the } ({ $sharing })
move-sortie = Fight together in the open
move-strike = Strike camp { $camp }
move-aim = Aim a die at { $lord }
move-plead = Plead for everybody
move-plead_for = Plead for { $lord }
move-lose = { $points ->
    [one] One point
   *[other] { $points } points
 }: { $heap }
move-fall = Sacrifice { $lord }
move-garrison = Send { $points ->
    [one] one point
   *[other] { $points } points
 } from { $village }
move-castellan = Send { $lord }
move-recruit = Hire { $points ->
    [one] one point
   *[other] { $points } points
 }
move-candidate = Put up { $lord }
move-vote = { $vote_id ->
    [none] Abstain
   *[other] Vote for { $vote }
 }
move-offer = Make { $seat } an open offer
move-whisper = Talk to { $seat } in secret
move-give_money = I give { $ecus } ecus
move-ask_money = I receive { $ecus } ecus
move-lend = I lend { $ecus } ecus (+{ $interest }) for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
move-borrow = I borrow { $ecus } ecus (+{ $interest }) for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
move-truce = Truce in { $village } with { $way }
move-yield = I surrender in { $village }
move-exact = You surrender in { $village }
move-release = { $lord } goes free
move-from_escrow = { $ecus } ecus from { $lord-s } frozen income
move-marry = { $lord } marries { $lord2 }
move-heir = I give { $lord } as Prince
move-give_vote = { $vote_id ->
    [none] I abstain
   *[other] I vote for { $vote }
 }
move-ask_vote = { $vote_id ->
    [none] You abstain
   *[other] You vote for { $vote }
 }
move-give_blessing = { $answer_id ->
    [no] I do not consecrate { $lord }
   *[yes] I consecrate { $lord }
 }
move-ask_blessing = { $answer_id ->
    [no] You do not consecrate { $lord }
   *[yes] You consecrate { $lord }
 }
move-give_card = I give { $card }
move-ask_card = I receive { $card }
throws = { $seat } throws { $total }.
chooses-first = { $seat } has thrown most: they choose first and receive the First Player card.
settles = { $seat } settles in { $village }.
bears = { $seat } takes the { $coat } coat of arms.
family-founded = { $seat } begins in { $village } with { $lord }, { $points ->
    [one] one point
   *[other] { $points } points
 } of soldiers, a castle and { $ecus } ecus.
round-begins = Round { $round }: { $seat } begins.
phase-begins = { $phase } phase.
drew = { $seat } draws { $cards }.
reshuffled = The pile is used up: the discards are shuffled into a new one.
called = { $seat } takes { $lord } from the discards.
discarded = { $seat } discards { $card }.
lord-shown = { $seat } seeks lodging for { $lord } in { $village }.
lord-played = { $seat } plays { $lord }, who joins the family in { $village }.
lord-placed = { $lord } goes to { $village }.
received = { $seat } receives { $lord } in { $village }.
not-received = { $seat } does not receive { $lord } in { $village }.
anointed = { $seat } makes { $lord } bishop of { $bishopric }.
new-maid = { $seat } plays d’Arc: { $lord } takes up arms.
tithe-levied = { $seat } levies the Tithe in the bishopric of { $bishopric }.
tax-levied = { $seat } levies the Feudal Tax on { $region-rank } of { $village }.
weather-comes = { $seat } plays Bad Weather in { $region-the }.
sun-shines = { $seat } plays Sun: the Bad Weather leaves { $region-the }.
famine-comes = { $seat } plays Famine in { $region-the }.
good-harvest-comes = { $seat } plays Good Harvest: the Famine ends in { $region-the }.
murdered = { $seat } has { $lord } of { $seat2-s } family murdered.
justice-done = { $seat } plays Justice: { $lord } of { $seat2-s } family is condemned to death.
escape-played = { $seat } plays Escape: { $lords } { $lords_count ->
    [one] leaves
   *[other] leave
 } the prison of { $village }.
plague-comes = { $seat } plays Plague in { $region-the }.
plague-kills = The die for { $seat-s } { $lord } shows { $die }: the plague kills.
plague-spares = The die for { $seat-s } { $lord } shows { $die }: the plague spares.
plague-takes = The plague takes { $points ->
    [one] one point
   *[other] { $points } points
 } of soldiers from { $seat } at { $place-the }.
plague-takes-guards = The plague takes { $points ->
    [one] one point
   *[other] { $points } points
 } of { $guard } from { $seat }.
revolt-breaks-out = { $seat } plays Peasant Revolt: { $points ->
    [one] one point
   *[other] { $points } points
 } of rebels rise in { $village }.
revolt-ends = The revolt ends in { $village }.
new-controller = { $seat } now leads the revolt.
ravaged = The rebels in { $village } destroy { $ruins }.
earned = { $seat } receives { $ecus } ecus.
tithe-paid = Of these, { $ecus } ecus were { $seat-s }: the Tithe of { $bishopric } takes them.
tithe-void = The Tithe of { $bishopric } is void: its bishop is dead or in prison.
tithe-empty = The Tithe of { $bishopric } brings nothing.
tax-void = The Feudal Tax on { $region-rank } of { $village } brings nothing: title or capital is not free.
escrowed = The Treasury keeps { $ecus } ecus for { $lord }.
escrow-paid = { $seat } receives the { $ecus } ecus kept for { $lord }.
escrow-used = { $ecus } ecus are paid from { $lord-s } frozen income.
estate-paid = { $seat } receives { $ecus } ecus, inherited from { $seat2-s } family.
estate-kept = { $seat } receives { $ecus } ecus that the Treasury kept for a lord who has died.
loan-repaid = { $seat } repays { $seat2 } { $ecus } ecus{ $ecus2 ->
    [0] { "" }: the loan is settled
    [one] { "" }: { $ecus2 } are still owed
   *[other] { "" }: { $ecus2 } are still owed
 }.
loan-unpaid = { $seat } has nothing to repay { $seat2 } with: { $ecus } ecus are still owed.
title-moved = { $lord } gives { $lord2 } { $region-rank } of { $village }.
title-given = { $lord } of { $seat-s } family is { $lord-g ->
    [f] { $region-lady }
   *[m] { $region-lord }
 } of { $village }.
title-pending = { $seat-s } last lord is dead: { $region-rank } of { $village } falls to { $claim-the }.
title-waits = { $seat-s } last lord is dead: { $region-rank } of { $village } waits for a new one.
hired = { $seat } hires { $points ->
    [one] one point
   *[other] { $points } points
 } of soldiers in { $village } ({ $ecus } ecus).
incited = { $seat } buys { $points ->
    [one] one point
   *[other] { $points } points
 } of rebels ({ $ecus } ecus).
guards-hired = { $seat } hires { $points ->
    [one] one point
   *[other] { $points } points
 } of { $guard } ({ $ecus } ecus).
built = { $seat } builds { $work-a } in { $village } ({ $ecus } ecus).
founded = { $seat } founds { $region-rank } of { $village } ({ $ecus } ecus).
new-cardinal = { $seat } makes { $lord } cardinal ({ $ecus } ecus).
moves = { $seat-s } { $lord } goes from { $village } to { $village2 }{ $companions_count ->
    [0] { "" }
    [one] { "" } with { $companions }
   *[other] { "" } with { $companions }
 }.
attacks = { $seat-s } { $lord } goes from { $village } to attack { $occupant-the } in { $village2 }{ $companions_count ->
    [0] { "" }
    [one] { "" }, with { $companions }
   *[other] { "" }, with { $companions }
 }.
leads = { $seat } leads { $points ->
    [one] one point
   *[other] { $points } points
 } of soldiers.
late = { $seat } comes to { $village } after an attack was announced: these pieces stay outside the walls.
passage-granted = { $seat } lets { $seat2 } into { $village }{ $ecus ->
    [0] { "" }
    [one] { "" } for { $ecus } ecus
   *[other] { "" } for { $ecus } ecus
 }.
passage-refused = { $seat } does not let { $seat2 } into { $village }{ $ecus ->
    [0] { "" }
    [one] { "" }, not even for { $ecus } ecus
   *[other] { "" }, not even for { $ecus } ecus
 }.
gate-opened = { $seat } opens the gate of { $village } to { $seat2 }.
gate-closed = { $seat } closes the gate of { $village } to { $seat2 }.
surrender-demanded = { $seat } demands { $seat2-s } surrender in { $village }.
resists = { $seat } resists { $seat2 } in { $village }: they will fight in the Battles phase.
surrendered = { $seat } surrenders to { $seat2 } in { $village }.
troops-removed = { $seat } takes { $points ->
    [one] one point
   *[other] { $points } points
 } of soldiers off the board at { $place-the }.
troops-expelled = With the fief { $seat } loses { $points ->
    [one] one point
   *[other] { $points } points
 } of soldiers at { $place-the }.
guards-removed = { $guard-the } go back to the Treasury.
let-through = { $seat } lets the rebels through in { $village }.
rebels-resisted = { $seat } resists the rebels before { $village }.
rebels-move = { $seat } leads the rebels from { $village } to { $village2 }.
preaches = { $seat-s } { $lord } preaches to the rebels in { $village }: { $total }, and { $die } is needed.
walks-in = { $occupant-the } { $occupant-n ->
    [p] walk
   *[s] walks
 } into { $village }: nobody was left inside.
withdrawn = { $occupant-the } { $occupant-n ->
    [p] withdraw
   *[s] withdraws
 } from { $village } to { $village2 }.
return-refused = { $seat } does not let { $seat2 } return from { $village }.
enlisted = { $seat } joins { $party-the } { $sharing-camp }.
not-enlisted = { $seat } does not want { $seat2 } in the camp.
sortie-made = { $occupant-the } { $occupant-n ->
    [p] make
   *[s] makes
 } a sortie from { $village }: all fight in the open.
battle = { $occupant-the } { $occupant-n ->
    [p] give
   *[s] gives
 } battle to { $occupant2-the } in { $village }.
camp-stands = { $occupant-s } camp has { $points ->
    [one] one point
   *[other] { $points } points
 } { $walls } and throws { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
 }.
pleads = { $seat } pleads for { $lords }.
mercy = { $seat } grants { $seat2 } mercy.
no-mercy = { $seat } refuses { $seat2 } mercy.
aim-kills = { $occupant-the } { $occupant-n ->
    [p] aim
   *[s] aims
 } at { $lord }: the die shows { $die }, a deadly blow.
aim-misses = { $occupant-the } { $occupant-n ->
    [p] aim
   *[s] aims
 } at { $lord }: the die shows { $die }, a miss.
strikes = { $occupant-the } { $occupant-n ->
    [p] throw
   *[s] throws
 } { $total } against { $occupant2-the } { $walls }: { $points ->
    [0] no point is lost
    [one] one point is lost
   *[other] { $points } points are lost
 }.
round-fought = In round { $fights } in { $village } the attackers lose { $hits ->
    [0] nothing
    [one] one point
   *[other] { $hits } points
 }, the defenders { $hits2 ->
    [0] nothing
    [one] one point
   *[other] { $hits2 } points
 }.
troops-lost = { $seat } loses { $points ->
    [one] one point
   *[other] { $points } points
 } of soldiers at { $place-the }.
change-lost = There are no pieces for the rest: { $seat } loses { $points ->
    [one] one point
   *[other] { $points } points
 } more.
guards-lost = { $seat } loses { $points ->
    [one] one point
   *[other] { $points } points
 } of { $guard }.
rebels-lost = The rebels lose { $points ->
    [one] one point
   *[other] { $points } points
 }.
battle-won = { $occupant-the } { $occupant-n ->
    [p] win
   *[s] wins
 } the battle in { $village }{ $fights ->
    [0] { "" } without a fight
    [one] { "" } in one round
   *[other] { "" } in { $fights } rounds
 }.
battle-drawn = After { $fights ->
    [one] one round
   *[other] { $fights } rounds
 } the battle in { $village } breaks off.
both-perish = In { $village } all fall, on both sides.
works-burnt = The battle in { $village } destroys { $ruins }.
fled = { $lord } flees to { $village }.
captured = { $seat } takes { $lord } of { $seat2-s } family prisoner.
handed-over = { $lord } passes into { $seat-s } hands.
set-free = { $lord } of { $seat-s } family is free.
captive-doomed = { $lord } of { $seat-s } family falls in { $village } with { $seat2-s } gaolers.
captive-killed = The rebels kill { $lord } of { $seat-s } family, a prisoner of { $seat2 }.
no-shelter = { $lord } of { $seat-s } family finds no shelter.
lord-dies = { $lord } of { $seat-s } family dies in { $village }.
fief-conquered = { $seat } takes { $village }, and with it { $region-rank } of { $village } from { $seat2 }.
fief-taken = { $seat } takes { $village }, and with it { $region-rank } of { $village }.
citadel-to-rebels = The rebels hold the citadel of { $village }: { $region-rank } of { $village } belongs to nobody.
garrison-sent = { $seat } sends soldiers from { $village } to the citadel of { $village2 }.
garrison-led = { $seat } sends { $lord } to the citadel of { $village }.
citadel-empty = { $seat } has nobody to send: the citadel of { $village } stays empty.
king-dead = The King is dead.
queen-dead = The Queen is dead.
regent-dead = The Regent is dead.
throne-vacant = The throne is vacant: a new King will be elected.
prince-succeeds = Prince { $lord } is King.
new-regent = Queen { $lord } is Regent until there is a new King.
regent-for = Queen { $lord } is Regent for the young King { $lord2 } until the end of round { $round }.
of-age = King { $lord } is of age and reigns alone.
new-king = { $lord } of { $seat-s } family is consecrated King and receives { $points ->
    [one] one point
   *[other] { $points } points
 } of guards.
new-queen = { $lord } of { $seat-s } family is Queen, with { $points ->
    [one] one point
   *[other] { $points } points
 } of guards.
queen-in-prison = { $lord } of { $seat-s } family is Queen: her guards come when she is free.
queen-guarded = Queen { $lord } receives { $points ->
    [one] one point
   *[other] { $points } points
 } of guards.
queen-no-more = { $lord } is no longer Queen and gives back card and guards.
prince-born = An heir is born: { $lord } is Prince in { $seat-s } family.
marriage = { $lord } marries { $lord2 }: { $seat } and { $seat2 } are allied.
alliance-ends = The alliance of { $seat } and { $seat2 } ends.
stands = { $seat } puts up { $lord } for the throne.
votes = { $seat } gives { $votes ->
    [one] one vote
   *[other] { $votes } votes
 } to { $vote }.
abstains = { $seat } abstains, with { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }.
elected = { $lord } is elected with { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }.
election-tied = Nobody is elected: two candidates have { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }.
election-short = Nobody is elected: { $votes ->
    [one] one vote is
   *[other] { $votes } votes are
 } needed, and the first candidate has { $votes2 ->
    [0] none
    [one] one
   *[other] { $votes2 }
 }.
consecrates = { $seat-s } churchmen consecrate { $lord }.
will-not-consecrate = { $seat-s } churchmen do not consecrate { $lord }.
not-consecrated = { $lord } is not consecrated, with { $bishops ->
    [0] no bishop
    [one] one bishop
   *[other] { $bishops } bishops
 }: the throne stays vacant.
offers-made = { $seat } makes { $seat2 } an offer.
whispers = { $seat } talks to { $seat2 } in secret.
term-money = { $seat } would give { $seat2 } { $ecus } ecus.
term-loan = { $seat } would lend { $seat2 } { $ecus } ecus for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }, { $interest } more to be repaid.
term-truce = There would be a truce in { $village }: { $way-clause }.
term-surrender = { $seat } would surrender to { $seat2 } in { $village }.
term-release = { $seat } would release { $lord }.
term-escrow = { $ecus } ecus would come from { $lord-s } frozen income.
term-marriage = { $lord } would marry { $lord2 }.
term-heir = { $seat } would give { $lord } as Prince.
term-vote = { $seat } would { $vote_id ->
    [none] abstain
   *[other] vote for { $vote }
 }.
term-blessing = { $seat } would { $answer_id ->
    [no] not consecrate
   *[yes] consecrate
 } { $lord }.
term-card = { $seat } would give { $seat2 } the card { $card }.
accepted = { $seat } accepts { $seat2-s } offer.
rejected = { $seat } rejects { $seat2-s } offer.
lapsed = What { $seat } and { $seat2 } agreed on has become impossible.
countered = { $seat } answers { $seat2 } with a counter-offer.
dropped = { $seat } drops the talk with { $seat2 }.
paid = { $seat } gives { $seat2 } { $ecus } ecus.
ransom-shared = { $seat } receives { $ecus } ecus of { $lord-s } ransom.
lent = { $seat } lends { $seat2 } { $ecus } ecus: { $ecus2 } come back in round { $round }.
card-given = { $seat } gives { $seat2 } the card { $card }.
vote-pledged = { $seat } promises to { $vote_id ->
    [none] abstain
   *[other] vote for { $vote }
 }.
blessing-pledged = { $seat } promises { $answer_id ->
    [no] not to consecrate
   *[yes] to consecrate
 } { $lord }.
truce-made = { $seat } and { $seat2 } make a truce in { $village }: { $way-clause }.
eliminated = { $seat } is out of the game, without lords and without soldiers.
tally = { $seat } scores { $score } points, { $score2 } in all.
last-round = Round { $round }, the last one, is over: the points decide.
won-last = { $seats_count ->
    [one] The winner is
   *[other] The winners are
 } { $seats }: nobody else is left.
won-alone = { $seats_count ->
    [one] The winner is
   *[other] The winners are
 } { $seats }: King or Queen in the family, and three fiefs at least.
won-as-couple = The winners are { $seats }: allied King and Queen, with { $fiefs ->
    [one] one fief
   *[other] { $fiefs } fiefs
 } together.
won-as-pair = The winners are { $seats }: allied King and Queen are all that is left.
won-by-points = { $seats_count ->
    [one] The winner is
   *[other] The winners are
 } { $seats } with { $score } points.
won-by-fiefs = { $seats_count ->
    [one] The winner is
   *[other] The winners are
 } { $seats }: { $score } points like others, but more fiefs ({ $fiefs }).
won-by-money = { $seats_count ->
    [one] The winner is
   *[other] The winners are
 } { $seats }: { $score } points and fiefs like others, but more ecus.
sum-of = { $occupant-the }
sum-of-lord = { $lord }
sum-d-arc = d’Arc { $value }
sum-soldiers = soldiers { $value }
sum-guards = { $guard } { $value }
sum-fighters = lords { $value }
sum-persuasion = persuasion { $value } ({ $ecus } ecus)
sum-castles = castles { $value }
sum-citadels = citadels { $value }
sum-mills = mills { $value }
sum-presses = presses { $value }
sum-tithe = Tithe of { $bishopric } { $value }
sum-tax = Feudal Tax of { $village } { $value }
sum-king = King { $value }
sum-queen = Queen { $value }
sum-regent = Regent { $value }
sum-votes = { $seat } { $value }
sum-money = money { $value }
sum-title = { $region-lord } of { $village } { $value }
sum-bishops = bishops { $value }
sum-cardinals = cardinals { $value }
sum-prince = Prince { $value }
ask-village = Where do you begin? Choose a village.
ask-coat = Which coat of arms do you take?
ask-first-lord = With which lord do you begin?
ask-call = You have no lord: do you take one from the discards?
ask-give-up = You have three cards in hand: which one do you discard in exchange?
ask-cards = { $cards ->
    [0] You have played three cards: do you discard, or are you done?
    [one] Do you play or discard? You may still play one card.
   *[other] Do you play or discard? You may still play { $cards } cards.
 }
ask-move-title = Do you pass a title of the family to { $lord }?
ask-justice = { $seat } has committed a murder: do you play Justice?
ask-escape = Who else escapes?
ask-place = Where does { $lord } go?
ask-receive = Do you receive { $lord } in { $village }?
ask-losses = You have to remove { $points ->
    [one] one point
   *[other] { $points } points
 } of troops: which?
ask-bearer = Who bears the title of { $region-rank } of { $village }?
ask-heir = Who inherits { $region-rank } of { $village }?
ask-escheat = To whom do you give { $region-rank } of { $village }?
ask-garrison = Who garrisons the citadel of { $village }?
ask-purchase = What do you buy?
ask-step = Who moves?
ask-group = Who goes with { $lord }, and where?
ask-passage = { $seat } asks to enter { $village } { $purpose }{ $ecus ->
    [0] { "" }
    [one] { "" }, for { $ecus } ecus
   *[other] { "" }, for { $ecus } ecus
 }: do you agree?
ask-gate = { $seat } wants to leave { $village }: do you open the gate?
ask-surrender = { $seat } demands your surrender in { $village }: do you give in?
ask-rebels = { $points ->
    [one] One point
   *[other] { $points } points
 } of rebels before { $village }: do you let them through?
ask-calm = Does a bishop of yours try to calm { $points ->
    [one] one point
   *[other] { $points } points
 } of rebels?
ask-battle = Which battle do you fight?
ask-return = { $seat } wants to withdraw from { $village } into your village: do you agree?
ask-left-at-gate = Your army is still before { $village }: what does it do?
ask-enlist = Battle in { $village }, { $occupant-the } against { $occupant2-the }: do you take part?
ask-accept = { $seat } wants to join { $party-the } { $sharing-camp }: do you accept?
ask-sortie = Do garrison and reinforcements of { $village } fight together, in the open?
ask-plea = Do you plead for mercy in { $village }?
ask-plea-also = For whom else do you plead in { $village }?
ask-mercy = { $seat } pleads for { $lords }: do you grant mercy?
ask-target = Which enemy camp do you strike in { $village }?
ask-aim = Do you aim at a lord in { $village }?
ask-fall = The soldiers are not enough: who falls? { $points ->
    [one] One point is
   *[other] { $points } points are
 } missing.
ask-flee = Where does { $lord } flee?
ask-candidate = Whom do you put up for the throne?
ask-vote-for = Who gets { $votes ->
    [one] your vote
   *[other] your { $votes } votes
 }?
ask-consecrate = Do your churchmen consecrate { $lord }?
ask-talk = Do you make somebody an offer?
ask-offer = Do you accept { $seat-s } offer?
ask-terms = What do you propose to { $seat }?
at-gate = This lord stands at a gate and will fight in the Battles phase.
bad-weather-here = Bad Weather prevents it.
bishop-alone = In Bad Weather the bishop goes alone.
bishop-already = This lord is a bishop already.
blazoned = She has a title or the crown already.
cardinal-already = This lord is a cardinal already.
churchman = A churchman does not marry.
famine-there = There is Famine already.
fief-already = The region is a fief already.
gate-shut = That gate is closed to you this turn.
halted = This lord was called back three times this turn.
held-by-others = Others hold the village: ask for passage or attack.
immune = King, Regent and Prince cannot be condemned.
keeps-none-as-high = Whoever gives a title must keep one at least as high.
maid-never = The d’Arc woman does not marry.
man-and-woman = It takes a man and a woman.
married = One of them is married already.
men-only = Only a man can be that.
must-fight = Fight the battles that were announced first.
named-in-order = First the lords, in order, then the soldiers, each sort once.
nobody-to-ask = There is nobody to ask there.
nothing-to-attack = There is nobody to attack there.
not-allied = Only official allies exchange cards.
not-all-held = You need all villages of the region: you hold { $villages } of { $villages2 }.
not-both-there = Both of you must have pieces there.
not-controlled = You do not control that village.
not-controller = You do not lead the revolt.
not-here = They are not here.
not-in-hand = You do not have that card in hand.
not-in-play = This lord is not in play.
not-the-murderers = This lord is not of the murderer’s family.
not-this-phase = That cannot be offered in this phase.
not-your-bishopric = No free lord of yours is bishop there.
not-your-fief = No free lord of yours bears that title.
not-your-free-lord = This is not a free lord of your family.
no-ballot = There is no ballot to come in this round.
no-barracks = Soldiers come to a castle, to a citadel or beside a lord of yours.
no-battle = There is no such battle to fight.
no-bishop = You need a free bishop.
no-candidate = This lord is not a candidate.
no-captain = The person they follow must be yours and free.
no-castle-there = There is no castle there.
no-deals = There are no offers in this game.
no-famine = There is no Famine there.
no-famine-here = There must be Famine in the region.
no-guest = You cannot demand that surrender.
no-partner = There is nobody to talk to.
no-pieces = Your pieces cannot make up these stacks.
no-more-pieces = The Treasury has { $pieces ->
    [0] none left
    [one] one left
   *[other] { $pieces } left
 }.
no-preacher = You need a bishop who has not preached this round.
no-prisoner = That is not a prisoner between you two.
no-release = First say who is released.
no-revolt = There are no rebels there.
no-road = No road leads there.
no-royal-couple = King and Queen must be married to each other, free, and of you two.
no-strength = Nobody in the group fights.
no-truce = One of you must have an army before a village of the other.
no-votes = There are no votes to promise.
no-weather = There is no Bad Weather there.
no-welcome = There is no welcome there.
no-withdrawal = You cannot withdraw from there now.
offers-spent = You have made all your offers of this phase.
only-whispered = Cards are dealt with in secret only.
others-fief = That is in another player’s fief.
own-candidate = One’s own churchmen always agree.
own-pieces-there = Your own pieces are there.
prince-there = There is a Prince already.
prisoners-alone = The prisoners would be left without a guard.
promised = Something else has been promised.
rebels-at-gate = The rebels stand at a gate and will fight.
resisting = You resist your host there until the Battles phase.
revolt-already = There is a revolt already.
road-blocked = The attackers stand on that road.
royal = King and Prince cannot be bishops.
said-already = You have made this offer already in this phase.
stronghold-first = A new lord goes to a castle or citadel of yours first.
stronghold-there = There is a castle or citadel already.
tax-there = There is a Feudal Tax already.
term-there = There is such a term already.
three-cards = You have played three cards already.
three-in-hand = Nobody may end up with more than three cards.
three-works = There are three mills or presses already.
tired = All steps have been made.
tithe-there = There is a Tithe already.
title-moved-already = This title has moved already in this phase.
too-dear = You need { $ecus } ecus and have { $ecus2 }.
two-families = It takes a man and a woman of your two families.
under-age = The young King must wait.
weather-there = There is Bad Weather already.
women-only = Only a woman can be that.
your-prisoner = This is your prisoner, whose death you may not seek.
asked-already = You have asked already: now it takes at least { $ecus } ecus.
option-mode = Game
option-mode-normal = normal: until somebody wins
option-mode-points = points game (suggested for three)
option-length = Rounds of a points game
option-limit = Most rounds of a normal game
option-limit-10 = 10
option-limit-15 = 15
option-limit-20 = 20
option-limit-25 = 25
option-limit-30 = 30
option-limit-35 = 35
option-limit-40 = 40
option-limit-none = no limit
option-first_lord = The first lord
option-first_lord-dealt = dealt
option-first_lord-chosen = chosen
option-open_stacks = Strength of troops seen by all
option-open_stacks-on = yes
option-open_stacks-off = no
end-last = Only one player is left.
end-alone = King or Queen, and three fiefs.
end-couple = Allied King and Queen, and four fiefs together.
end-pair = Only King and Queen, allied, are left.
end-points = The points decide.
help-ask-village = Your castle and your family begin here. A region of three villages is soon a fief; many roads mean many neighbours. If somebody has settled in the region already, you will have to fight for it.
help-ask-coat = The coat of arms tells your pieces on the map. It changes nothing else.
help-ask-first-lord = The head of your family. A man can become bishop or King; a woman can marry a King, but fights only with a title or with d’Arc.
help-ask-call = The pile is about to be shuffled and you have no lord: you may take one back, which counts among your three cards. Without lords soldiers do not move, and fiefs are at risk.
help-ask-give-up = A hand holds three cards: one goes to the discards to make room for the lord. Choose one you cannot play soon.
help-ask-cards = Cards are played only now, three at most; the others stay in hand or are discarded for fresh ones. After your turn you can answer nobody, except with Justice.
help-ask-move-title = Whoever bears a title votes and, if a man, may be King: one more title for somebody who has one gives no more votes. The giver must keep one at least as high.
help-ask-justice = A lord of the murderer dies; the victim does not come back. King, Regent and Prince are safe. If you pass you keep the card, and nobody knows that you have it.
help-ask-escape = The same card frees more prisoners of the same place, whoever keeps them. Each goes where their player wishes: those of your enemies too.
help-ask-place = Choose where to go. Villages of yours and empty ones are open; elsewhere the holder may say no, and nobody is asked twice.
help-ask-receive = Another player’s lord would be your guest: without a right to the village, but able to attack you from within in the Battles phase. Saying no costs nothing.
help-ask-losses = These are the troops you have to remove, heap by heap: soldiers or guards. Guards follow the crown; soldiers hold villages. If your pieces cannot make up the rest, you lose more.
help-ask-bearer = A title gives a vote and, to a man who is no bishop, the way to the throne; to a woman it gives arms. If the bearer is in prison the income of the fief is frozen.
help-ask-heir = The title stays in the family. One vote each: better somebody who has none. A prisoner may inherit too, but the income of the fief would be frozen.
help-ask-escheat = The crown disposes of this fief: you may give it to anybody, also of another family. The old owner’s soldiers are removed, and the new one has to garrison the citadel.
help-ask-garrison = An empty citadel would belong to the first comer, and the fief with it. Buy soldiers, or send some from a village you hold; a lord will do too.
help-ask-purchase = Spend now: ecus are kept for the next round. A mill yields 200 every round, a title gives vote and fief, soldiers defend. Soldiers come where you have walls or a lord.
help-ask-step = Choose who leads the next step: everybody makes two, three with the d’Arc woman. Soldiers move only with a lord. A village left empty belongs to whoever walks in.
help-ask-group = Add lords, prisoners and soldiers, then choose the road. Who stays defends. In another’s village ask or attack: after an attack the group stands at the gate. Pass to call it back.
help-ask-passage = If you agree the group enters, and within your walls it must ask to leave; but it may attack you from inside, as well protected as you. If you refuse it may attack. The toll is yours only if you agree.
help-ask-gate = Open, and they go on. Close, and they stay this turn. You may also demand surrender: they become your prisoners, or you fight in the Battles phase, all protected by the walls.
help-ask-surrender = If you give in your lords here are prisoners and your soldiers are removed. If you resist you fight in the Battles phase; until then you do not leave this place.
help-ask-rebels = Let through they destroy mills, presses and castle, not a citadel. If you resist you fight in the Battles phase: rebels take no prisoners, and if you lose they destroy all the same.
help-ask-calm = The bishop throws a die and adds points bought at 500 ecus: with 4 or more the revolt ends, with less the bishop dies. Three points always succeed. The money is lost either way.
help-ask-battle = Announced attacks must be fought, in any order, or avoided by a truce. You may also attack whoever is in your village. Once begun, there is no way out of a battle.
help-ask-return = An army that stood before a village wants to come back, as a guest, into a village you hold. Within walls it must ask you to leave; but it might attack you from inside.
help-ask-left-at-gate = Nobody stays at a gate: attack whoever holds the village, propose a truce, or go back where you came from. If there is no room for you there, you go back as a guest.
help-ask-enlist = In one camp points add up and losses and ransoms are shared, but village and title go to the leader. In your own camp you throw your own dice. With pieces outside the walls you fight in the open.
help-ask-accept = In one camp strength adds up and losses are shared. If the newcomer has pieces outside the walls your garrison fights in the open too. A camp of their own leaves you the walls.
help-ask-sortie = Together you have more points and more dice, but no walls. Apart, the garrison stays protected and the reinforcements fight outside alone: the enemy chooses whom to strike.
help-ask-plea = If mercy is granted your lords are prisoners, the troops with them are removed and the battle is over for you. If it is refused you fight on. You may also plead for some only.
help-ask-plea-also = Whom you name becomes a prisoner if mercy is granted; whom you do not name fights on, without the soldiers. Pass when you have named all you want.
help-ask-mercy = Granted, the lords are your prisoners, to be ransomed, and their troops are removed: you may no longer seek their death. Refused, the fight goes on, and the dice fall for them too.
help-ask-target = Your camp strikes one enemy camp this round. Behind walls less is lost: with equal points strike whoever is in the open. The others choose in secret, as you do.
help-ask-aim = A die used like this removes no soldiers: it kills the lord on a 6, and is lost otherwise. The other dice count as always. If you aim at nobody all dice go to damage.
help-ask-fall = When the troops are gone lords fall. Titles pass to the family; from the last lord they go to the spouse or to the crown. Think of votes, bishops and crown.
help-ask-flee = Rebels take no prisoners. She flees to a neighbouring village, yours or empty; an empty one she reaches becomes yours.
help-ask-candidate = A free titled man who is no bishop may become King. It takes three votes and two bishops, or one cardinal. To stand costs nothing; who passes may still do so before the ballot.
help-ask-vote-for = All your votes go together. Most votes win, at least three and no tie; otherwise there is another ballot next round. The King brings 500 ecus a round and 20 points of guards.
help-ask-consecrate = It takes one cardinal or two bishops, and you answer for all of yours. Without consent the throne stays vacant until the next round. A promise binds you.
help-ask-talk = You may propose marriages, ransoms, money, loans, votes. All hear an open offer, only you two a secret one. You have eight offers a phase; the same one is not made twice to the same player.
help-ask-offer = The terms hold all together, or none. What you accept is carried out at once; a promised vote binds you this round. You may answer with a counter-offer.
help-ask-terms = Add up to four terms: what you give and what you receive. Then make the offer, or drop it: it counts among your eight all the same. Only what stands here binds.
field-deck = Deck
field-round = Round
field-phase = Phase
field-order = Seats clockwise
field-first = First player
field-out = Out of the game
field-coat = Coats of arms
field-points = Points
field-offers = Offers made this phase
field-family = Families
field-place = Where lords stand
field-captor = Prisoners of
field-shares = Shares of ransoms
field-spouse = Marriages
field-mourning = Alliances until the inheritance
field-bishop = Bishops
field-cardinals = Cardinals
field-maid = d’Arc
field-king = King
field-queen = Queen
field-prince = Prince
field-regent = Regent
field-majority = The King comes of age in round
field-guards = Royal guards
field-guards_at = Where the guards stand
field-guards_of = Whose guards they are
field-guards_leave = Guards that will leave
field-guards_owed = Guards owed to the Queen
field-title = Titles
field-fief = Owners of fiefs
field-capital = Capitals
field-claim = Claims
field-weather = Bad Weather
field-famine = Famine
field-tax = Feudal Tax
field-tithe = Tithe
field-walls = Strongholds
field-mills = Mills
field-presses = Presses
field-occupants = Who is inside
field-let_in = Guests let in by
field-armies = Armies at gates
field-demanded = Surrender demanded
field-resisting = Guests who resist
field-fought = Battles fought
field-controller = Leader of the revolt
field-rebels = Rebels
field-rebels_at = Where the rebels are
field-preached = Bishops who have preached
field-steps_made = Steps made
field-tired = Soldiers who have marched
field-titles_moved = Titles moved
field-candidates = Candidates
field-balloted = Ballot held
field-least = Soldiers at least
field-most = Soldiers at most
field-discards = Discards
field-money = Money
field-hands = Hands
field-soldiers = Soldiers
field-once = Soldiers with one step
field-twice = Soldiers with two steps
field-thrice = Soldiers who stop
field-pledge = Promised vote
field-blessing = Promised consecration
field-said = Offers already made
step-Rounds = Round
step-Setup = Setup
step-Settle = First village
step-ChooseCoat = Coat of arms
step-ChooseLord = First lord
step-CardPhase = Cards
step-Draw = Drawing
step-CallLords = Discarded lords
step-GiveUp = A card in exchange
step-CardTurn = Turn with cards
step-NewLord = New lord
step-JusticeWindow = Justice
step-Escape = Escape
step-Plague = Plague
step-Revolt = Revolt
step-Sermons = Sermons
step-Incomes = Incomes
step-PurchaseTurn = Purchases
step-MovementTurn = Movement
step-March = March
step-Passage = Passage
step-GateKeeper = Gate
step-Ultimatum = Demand of surrender
step-RebelsAtDoor = Rebels at the door
step-RebelStep = Rebels on the move
step-BattlePhase = Battles
step-BattleTurn = Turn of battles
step-Withdrawal = Withdrawal
step-LeftAtGate = Army left at a gate
step-Battle = Battle
step-Enlistment = Taking part
step-Acceptance = An ally in the camp
step-Sortie = Sortie
step-Plea = Plea for mercy
step-Mercy = Mercy
step-Targets = Enemy camp
step-Aiming = Use of the dice
step-Casualties = Losses
step-Fallen = Who falls
step-Aftermath = After the battle
step-Flight = Flight
step-Deaths = Death
step-FamilyHeir = Heir in the family
step-Bestow = Title
step-Placement = A lord is placed
step-Receive = Hospitality
step-Negotiations = Negotiations
step-Inheritance = Inheritance
step-Transfer = A fief changes hands
step-Investiture = Investiture
step-Garrison = Garrison
step-Candidates = Candidates
step-Talks = Talks
step-Talk = Offer
step-Ballot = Ballot
step-Vote = Vote
step-Blessing = Consecration

# Prospects
would-cost = { $ecus } ecus
would-leave = leaves { $ecus }
would-meet = { $points } against { $points2 }
would-meet-between = { $points } against { $points2 }–{ $points3 }
would-bring = with { $points ->
    [one] one point of soldiers
   *[other] { $points } points of soldiers
 }
would-offer-nothing = offering nothing
would-need-leave = { $seat } has to agree
would-pass-gate = { $seat } keeps the gate
would-marry = marries { $lord }
would-have-votes = votes: { $votes } of { $votes2 }

# Figures of a line of the journal, when it is explained.
figure-bishops = Bishops
figure-dice = Dice
figure-die = Die
figure-ecus = Ecus
figure-fiefs = Fiefs
figure-fights = Battle rounds
figure-hits = Hits
figure-interest = Interest
figure-pieces = Pieces
figure-points = Points
figure-round = Round
figure-rounds = Rounds
figure-score = Points
figure-total = Total
figure-villages = Villages
figure-votes = Votes

# What a counsellor counts.
counts-ecus = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] écu
   *[other] écus
}
counts-income = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] écu
   *[other] écus
} of income
counts-villages = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] village
   *[other] villages
} held
counts-fiefs = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] fief
   *[other] fiefs
} with a title
counts-lords = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] lord
   *[other] lords
} at liberty
counts-prisoners = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] prisoner
   *[other] prisoners
}
counts-bishops = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] bishop
   *[other] bishops
}
counts-votes = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] vote
   *[other] votes
}
counts-crowns = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] crown
   *[other] crowns
}
counts-soldiers = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] soldier
   *[other] soldiers
}
counts-cards = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] card
   *[other] cards
} in hand
counts-rival-fiefs = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] fief
   *[other] fiefs
} for the strongest rival

# What the cards say
text-card-lord = A man for your family, in a village where he finds room.
text-card-lady = A woman for your family, in a village where she finds room.
text-card-bishop = An unmarried man of yours becomes bishop: one vote.
text-card-d_arc = An unmarried, untitled woman of yours fights: +6 to the dice of her camp, three villages on the road.
text-card-tithe = The mills and presses of a bishopric pay your bishop this round.
text-card-feudal_tax = 200 ecus for every village of your fief without enemies.
text-card-assassination = A lord dies. Justice may then condemn one of yours.
text-card-justice = After a murder: a lord of the murderer dies. The victim does not come back.
text-card-bad_weather = Nobody in the region moves or fights; entering is allowed.
text-card-sun = Takes Bad Weather off a region.
text-card-famine = The mills and presses of a region yield nothing.
text-card-good_harvest = Takes Famine off a region.
text-card-peasant_revolt = Where there is Famine peasants rise in a village, and you lead them.
text-card-plague = In a region half the troops die, and every lord whose die shows 3 or less.
text-card-escape = The prisoners of one place escape, whoever keeps them.

# What is counted round by round
counted-ecus = Écus
counted-income = Income
counted-villages = Villages
counted-fiefs = Fiefs
counted-lords = Free lords
counted-prisoners = Prisoners
counted-bishops = Bishops
counted-votes = Votes
counted-crowns = Crowns
counted-soldiers = Soldiers
counted-cards = Cards in hand
