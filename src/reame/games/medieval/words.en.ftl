game-title = Medieval
game-blurb = Thirteenth-century Europe on cards: raise powers, call Crusades, bargain for passage, and score before the Mongols close the map.

# Powers
power-ENG = England
    .the = England
    .n = s
    .short = England
power-LAT = Latin Kingdom
    .the = the Latin Kingdom
    .n = s
    .short = Latins
power-VEN = Venice
    .the = Venice
    .n = s
    .short = Venice
power-SWE = Sweden
    .the = Sweden
    .n = s
    .short = Sweden
power-POL = Poland
    .the = Poland
    .n = s
    .short = Poland
power-NOR = Norway
    .the = Norway
    .n = s
    .short = Norway
power-PRU = Prussia
    .the = Prussia
    .n = s
    .short = Prussia
power-HRE = Holy Roman Empire
    .the = the Holy Roman Empire
    .n = s
    .short = Empire
power-RUS = Russia
    .the = Russia
    .n = s
    .short = Russia
power-BYZ = Byzantium
    .the = Byzantium
    .n = s
    .short = Byzantium
power-JER = Kingdom of Jerusalem
    .the = the Kingdom of Jerusalem
    .n = s
    .short = Jerusalem
power-BUL = Bulgaria
    .the = Bulgaria
    .n = s
    .short = Bulgaria
power-HUN = Hungary
    .the = Hungary
    .n = s
    .short = Hungary
power-SPA = Spain
    .the = Spain
    .n = s
    .short = Spain
power-DEN = Denmark
    .the = Denmark
    .n = s
    .short = Denmark
power-LIT = Lithuania
    .the = Lithuania
    .n = s
    .short = Lithuania
power-SER = Serbia
    .the = Serbia
    .n = s
    .short = Serbia
power-FRA = France
    .the = France
    .n = s
    .short = France
power-ALM = Almoravids
    .the = the Almoravids
    .n = p
    .short = Almoravids
power-AYY = Ayyubids/Mamluks
    .the = the Ayyubids/Mamluks
    .n = p
    .short = Ayyubids
power-SEL = Seljuks of Rum
    .the = the Seljuks of Rum
    .n = p
    .short = Seljuks
power-LIV = Livonia
    .the = Livonia
    .n = s
    .short = Livonia
power-TRE = Trebizond
    .the = Trebizond
    .n = s
    .short = Trebizond
power-POV = Polovtsy
    .the = the Polovtsy
    .n = p
    .short = Polovtsy
power-CUM = Cumans
    .the = the Cumans
    .n = p
    .short = Cumans
power-GEO = Georgia
    .the = Georgia
    .n = s
    .short = Georgia
power-BGS = Bulgars
    .the = the Bulgars
    .n = p
    .short = Bulgars

# Provinces
province-ENG_1A = Wales and Ireland
    .the = Wales and Ireland
    .n = p
    .short = Wales
province-FRA_1A = Brittany
    .the = Brittany
    .n = s
    .short = Brittany
province-ENG_1B = England 1B
    .the = the province of England
    .n = s
    .short = England
province-FRA_1B = Normandy and Flanders
    .the = Normandy and Flanders
    .n = p
    .short = Normandy
province-HRE_1B = Lower Lorraine and Frisia
    .the = Lower Lorraine and Frisia
    .n = p
    .short = Lorraine
province-DEN_1B = Jutland
    .the = Jutland
    .n = s
    .short = Jutland
province-NOR_1B = Norway 1B
    .the = the province of Norway
    .n = s
    .short = Norway
province-HRE_1C = Saxony and Brandenburg
    .the = Saxony and Brandenburg
    .n = p
    .short = Saxony
province-DEN_1C = Scania
    .the = Scania
    .n = s
    .short = Scania
province-SWE_1C = Sweden 1C
    .the = the province of Sweden
    .n = s
    .short = Sweden
province-POL_1C = Greater Poland and Pomerania
    .the = Greater Poland and Pomerania
    .n = p
    .short = Pomerania
province-PRU_1C = Prussia 1C
    .the = the province of Prussia
    .n = s
    .short = Prussia
province-POL_1D = Mazovia
    .the = Mazovia
    .n = s
    .short = Mazovia
province-LIT_1D = Lithuania 1D
    .the = the province of Lithuania
    .n = s
    .short = Lithuania
province-LIV_1D = Livonia 1D
    .the = the province of Livonia
    .n = s
    .short = Livonia
province-RUS_1D = Novgorod and Smolensk
    .the = Novgorod and Smolensk
    .n = p
    .short = Novgorod
province-RUS_1E = Vladimir-Suzdal
    .the = Vladimir-Suzdal
    .n = s
    .short = Vladimir
province-POV_1E = Upper Don Steppe
    .the = the Upper Don Steppe
    .n = s
    .short = Upper Don
province-RUS_1F = Ustyug and Vyatka
    .the = Ustyug and Vyatka
    .n = p
    .short = Ustyug
province-BGS_1F = Great Bulgar
    .the = Great Bulgar
    .n = s
    .short = Great Bulgar
province-FRA_2A = Aquitaine and Anjou
    .the = Aquitaine and Anjou
    .n = p
    .short = Aquitaine
province-SPA_2A = Leon, Castile and Aragon
    .the = Leon, Castile and Aragon
    .n = p
    .short = Castile
province-FRA_2B = Ile-de-France and Languedoc
    .the = Ile-de-France and Languedoc
    .n = p
    .short = Languedoc
province-HRE_2B = Swabia, Franconia and Burgundy
    .the = Swabia, Franconia and Burgundy
    .n = p
    .short = Swabia
province-VEN_2B = Venetia
    .the = Venetia
    .n = s
    .short = Venetia
province-HRE_2C = Bohemia and Austria
    .the = Bohemia and Austria
    .n = p
    .short = Bohemia
province-POL_2C = Lesser Poland and Silesia
    .the = Lesser Poland and Silesia
    .n = p
    .short = Silesia
province-RUS_2C = Galicia-Volhynia
    .the = Galicia-Volhynia
    .n = s
    .short = Galicia
province-HUN_2C = Hungary and Croatia
    .the = Hungary and Croatia
    .n = p
    .short = Croatia
province-SER_2C = Raska
    .the = Raska
    .n = s
    .short = Raska
province-BUL_2D = Danubian Bulgaria
    .the = Danubian Bulgaria
    .n = s
    .short = Danube
province-CUM_2D = Cumania
    .the = Cumania
    .n = s
    .short = Cumania
province-POV_2F = Lower Don Steppe
    .the = the Lower Don Steppe
    .n = s
    .short = Lower Don
province-BGS_2F = Lower Volga
    .the = the Lower Volga
    .n = s
    .short = Lower Volga
province-GEO_2F = Abkhazia and Alania
    .the = Abkhazia and Alania
    .n = p
    .short = Abkhazia
province-SPA_3A = Andalusia
    .the = Andalusia
    .n = s
    .short = Andalusia
province-ALM_3A = Morocco
    .the = Morocco
    .n = s
    .short = Morocco
province-HRE_3B = Lombardy and Tuscany
    .the = Lombardy and Tuscany
    .n = p
    .short = Lombardy
province-PAP_3B = Papacy
    .the = the Papacy
    .n = s
    .short = Papacy
province-SAR_3B = Sardinia and Corsica
    .the = Sardinia and Corsica
    .n = p
    .short = Sardinia
province-ALM_3B = Central Maghreb
    .the = the Central Maghreb
    .n = s
    .short = Maghreb
province-HRE_3C = Naples and Apulia
    .the = Naples and Apulia
    .n = p
    .short = Naples
province-SER_3C = Zeta and Kosovo
    .the = Zeta and Kosovo
    .n = p
    .short = Zeta
province-BYZ_3C = Epirus
    .the = Epirus
    .n = s
    .short = Epirus
province-LAT_3C = Thessalonica and Achaea
    .the = Thessalonica and Achaea
    .n = p
    .short = Achaea
province-LAT_3D_THRACE = Thrace
    .the = Thrace
    .n = s
    .short = Thrace
province-LAT_3D_ARMENIA = Armenia
    .the = Armenia
    .n = s
    .short = Armenia
province-BYZ_3D = Nicaea
    .the = Nicaea
    .n = s
    .short = Nicaea
province-SEL_3D = Rum
    .the = Rum
    .n = s
    .short = Rum
province-TRE_3D = Trebizond 3D
    .the = the province of Trebizond
    .n = s
    .short = Trebizond
province-BUL_3D = Rhodope and Philippopolis
    .the = Rhodope and Philippopolis
    .n = p
    .short = Rhodope
province-RHO_3D = Rhodes
    .the = Rhodes
    .n = s
    .short = Rhodes
province-GEO_3F = Kartli and Kakheti
    .the = Kartli and Kakheti
    .n = p
    .short = Kartli
province-AYY_3F = Jazira
    .the = the Jazira
    .n = s
    .short = Jazira
province-HRE_4B = Sicily
    .the = Sicily
    .n = s
    .short = Sicily
province-MAL_4B = Malta
    .the = Malta
    .n = s
    .short = Malta
province-ALM_4B = Ifriqiya
    .the = Ifriqiya
    .n = s
    .short = Ifriqiya
province-VEN_4C = Crete
    .the = Crete
    .n = s
    .short = Crete
province-AYY_4C = Cyrenaica
    .the = Cyrenaica
    .n = s
    .short = Cyrenaica
province-AYY_4D = Egypt and Syria
    .the = Egypt and Syria
    .n = p
    .short = Egypt
province-JER_4D = Acre and Tripoli
    .the = Acre and Tripoli
    .n = p
    .short = Acre
province-LAT_4D = Cyprus
    .the = Cyprus
    .n = s
    .short = Cyprus

# Naval Areas
sea-1A = Irish Sea
    .the = the Irish Sea
    .n = s
    .short = Irish Sea
sea-1B = North Sea
    .the = the North Sea
    .n = s
    .short = North Sea
sea-1C = Western Baltic
    .the = the Western Baltic
    .n = s
    .short = Western Baltic
sea-1D = Gulfs of Riga and Finland
    .the = the Gulfs of Riga and Finland
    .n = p
    .short = Gulfs of Riga and Finland
sea-2A = Bay of Biscay
    .the = the Bay of Biscay
    .n = s
    .short = Bay of Biscay
sea-2B = Gulf of Venice
    .the = the Gulf of Venice
    .n = s
    .short = Gulf of Venice
sea-2C = Dalmatian Sea
    .the = the Dalmatian Sea
    .n = s
    .short = Dalmatian Sea
sea-2D = Western Black Sea
    .the = the Western Black Sea
    .n = s
    .short = Western Black Sea
sea-2F = Azov and Eastern Black Sea
    .the = the Azov and Eastern Black Sea
    .n = s
    .short = Azov and Eastern Black Sea
sea-3A = Straits of Gibraltar
    .the = the Straits of Gibraltar
    .n = p
    .short = Straits of Gibraltar
sea-3B = Tyrrhenian and Ligurian Sea
    .the = the Tyrrhenian and Ligurian Sea
    .n = s
    .short = Tyrrhenian and Ligurian Sea
sea-3C = Ionian Sea
    .the = the Ionian Sea
    .n = s
    .short = Ionian Sea
sea-3D = Aegean and Southern Black Sea
    .the = the Aegean and Southern Black Sea
    .n = s
    .short = Aegean and Southern Black Sea
sea-4B = Sicilian Channel
    .the = the Sicilian Channel
    .n = s
    .short = Sicilian Channel
sea-4C = Libyan Sea
    .the = the Libyan Sea
    .n = s
    .short = Libyan Sea
sea-4D = Levantine Sea
    .the = the Levantine Sea
    .n = s
    .short = Levantine Sea

# Places of a route
place-ENG_1A = { province-ENG_1A }
place-FRA_1A = { province-FRA_1A }
place-ENG_1B = { province-ENG_1B }
place-FRA_1B = { province-FRA_1B }
place-HRE_1B = { province-HRE_1B }
place-DEN_1B = { province-DEN_1B }
place-NOR_1B = { province-NOR_1B }
place-HRE_1C = { province-HRE_1C }
place-DEN_1C = { province-DEN_1C }
place-SWE_1C = { province-SWE_1C }
place-POL_1C = { province-POL_1C }
place-PRU_1C = { province-PRU_1C }
place-POL_1D = { province-POL_1D }
place-LIT_1D = { province-LIT_1D }
place-LIV_1D = { province-LIV_1D }
place-RUS_1D = { province-RUS_1D }
place-RUS_1E = { province-RUS_1E }
place-POV_1E = { province-POV_1E }
place-RUS_1F = { province-RUS_1F }
place-BGS_1F = { province-BGS_1F }
place-FRA_2A = { province-FRA_2A }
place-SPA_2A = { province-SPA_2A }
place-FRA_2B = { province-FRA_2B }
place-HRE_2B = { province-HRE_2B }
place-VEN_2B = { province-VEN_2B }
place-HRE_2C = { province-HRE_2C }
place-POL_2C = { province-POL_2C }
place-RUS_2C = { province-RUS_2C }
place-HUN_2C = { province-HUN_2C }
place-SER_2C = { province-SER_2C }
place-BUL_2D = { province-BUL_2D }
place-CUM_2D = { province-CUM_2D }
place-POV_2F = { province-POV_2F }
place-BGS_2F = { province-BGS_2F }
place-GEO_2F = { province-GEO_2F }
place-SPA_3A = { province-SPA_3A }
place-ALM_3A = { province-ALM_3A }
place-HRE_3B = { province-HRE_3B }
place-PAP_3B = { province-PAP_3B }
place-SAR_3B = { province-SAR_3B }
place-ALM_3B = { province-ALM_3B }
place-HRE_3C = { province-HRE_3C }
place-SER_3C = { province-SER_3C }
place-BYZ_3C = { province-BYZ_3C }
place-LAT_3C = { province-LAT_3C }
place-LAT_3D_THRACE = { province-LAT_3D_THRACE }
place-LAT_3D_ARMENIA = { province-LAT_3D_ARMENIA }
place-BYZ_3D = { province-BYZ_3D }
place-SEL_3D = { province-SEL_3D }
place-TRE_3D = { province-TRE_3D }
place-BUL_3D = { province-BUL_3D }
place-RHO_3D = { province-RHO_3D }
place-GEO_3F = { province-GEO_3F }
place-AYY_3F = { province-AYY_3F }
place-HRE_4B = { province-HRE_4B }
place-MAL_4B = { province-MAL_4B }
place-ALM_4B = { province-ALM_4B }
place-VEN_4C = { province-VEN_4C }
place-AYY_4C = { province-AYY_4C }
place-AYY_4D = { province-AYY_4D }
place-JER_4D = { province-JER_4D }
place-LAT_4D = { province-LAT_4D }
place-sea_1A = { sea-1A }
place-sea_1B = { sea-1B }
place-sea_1C = { sea-1C }
place-sea_1D = { sea-1D }
place-sea_2A = { sea-2A }
place-sea_2B = { sea-2B }
place-sea_2C = { sea-2C }
place-sea_2D = { sea-2D }
place-sea_2F = { sea-2F }
place-sea_3A = { sea-3A }
place-sea_3B = { sea-3B }
place-sea_3C = { sea-3C }
place-sea_3D = { sea-3D }
place-sea_4B = { sea-4B }
place-sea_4C = { sea-4C }
place-sea_4D = { sea-4D }

# Cards
pledge-peace = not to attack
pledge-passage = to let pass
card-knights = Knights of Christ
    .the = the Knights of Christ
    .n = p
card-mongols = Mongols
    .the = the Mongols
    .n = p
card-pope = You Are Pope
    .the = a You Are Pope card
    .n = s
card-spies = Spies
    .the = the Spies
    .n = p
card-assassin = Assassin
    .the = the Assassin
    .n = s
card-jihad = Jihad
    .the = the Jihad
    .n = s
card-heresy = Heresy
    .the = the Heresy
    .n = s
card-deus = Deus ex Machina
    .the = the Deus ex Machina
    .n = s
card-disaster = Disaster
    .the = the Disaster
    .n = s
card-ruler = Change of Ruler
    .the = the Change of Ruler
    .n = s
card-civil_war = Civil War
    .the = the Civil War
    .n = s
card-ENG = { power-ENG }
card-LAT = { power-LAT }
card-VEN = { power-VEN }
card-SWE = { power-SWE }
card-POL = { power-POL }
card-NOR = { power-NOR }
card-PRU = { power-PRU }
card-HRE = { power-HRE }
card-RUS = { power-RUS }
card-BYZ = { power-BYZ }
card-JER = { power-JER }
card-BUL = { power-BUL }
card-HUN = { power-HUN }
card-SPA = { power-SPA }
card-DEN = { power-DEN }
card-LIT = { power-LIT }
card-SER = { power-SER }
card-FRA = { power-FRA }
card-ALM = { power-ALM }
card-AYY = { power-AYY }
card-SEL = { power-SEL }
card-LIV = { power-LIV }
card-TRE = { power-TRE }
card-POV = { power-POV }
card-CUM = { power-CUM }
card-GEO = { power-GEO }
card-BGS = { power-BGS }
ruler-bad = bad (−1)
    .short = bad
ruler-normal = normal
    .short = normal
ruler-good = good (+1)
    .short = good
map-1A = 1A
map-1B = 1B
map-1C = 1C
map-1D = 1D
map-1E = 1E
map-1F = 1F
map-2A = 2A
map-2B = 2B
map-2C = 2C
map-2D = 2D
map-2F = 2F
map-3A = 3A
map-3B = 3B
map-3C = 3C
map-3D = 3D
map-3F = 3F
map-4B = 4B
map-4C = 4C
map-4D = 4D

# Moves
move-end = End the turn
move-collect = Collect money and end the turn
move-discard = Discard { $card-the }
move-play_power = Play the card of { $power-the }
move-heresy = Play Heresy ({ $province-short })
move-assassin = Send the Assassin ({ $power-short })
move-spies_hand = Spy on { $seat-s } hand
move-spies_map = Spy on the next map card
move-spies_deck = Spy on the next two Action cards
move-civil_war = Play Civil War ({ $power-short })
move-crusade = Pope: call a Crusade
move-excommunicate = Excommunicate { $power-the }
move-lift = Lift the Excommunication: { $power-short } (3 FI)
move-marry = Pope: marry { $power-short } and { $power2-short }
move-papal_passage = Pope: open the Papacy to your powers
move-attack = Attack { $province-short } ({ $power-short }, 1 FI)
move-jihad = Jihad on { $province-short } ({ $power-short }, 1 FI)
move-knights_attack = Knights attack { $province-short } ({ $knights ->
    [one] one card
   *[other] { $knights } cards
 })
move-quell_heresy = Put down the Heresy: { $province-short } (1 FI)
move-quell_civil_war = Fight the Civil War: { $power-short } (1 FI)
move-offer = Offer { $seat } a deal
move-pick = Pick { $power-the }
move-mandatory = Play { $card-the }
move-raid = Send the Mongols to card { $map }
move-react = React with { $card-the }
move-support = Play { $knights ->
    [one] one Knights card
   *[other] { $knights } Knights cards
 }
move-join_power = Send { $power-short }{ $knights ->
    [0] {""}
    [one] {" "}with one Knights card
   *[other] {" "}with { $knights } Knights cards
 }
move-join_province = Send the Knights: { $province-short }{ $knights ->
    [0] {""}
    [one] {" "}with one card
   *[other] {" "}with { $knights } cards
 }
move-join_knights = Send { $knights ->
    [one] one Knights card
   *[other] { $knights } Knights cards
 } alone
move-hire = Hire { $power-the }
move-straight = Take the shortest way
move-from = Start from { $province }
move-go = Go on to { $place }
move-fit_out = { $ships ->
    [0] Spend nothing on the fleet
   *[other] Fit out the fleet +{ $ships } (4 FI a step)
 }
move-intercept = { $ships ->
    [0] Intercept, no further outlay (1 FI)
   *[other] Intercept with +{ $ships } (1 FI and 4 a step)
 }
move-militia = { $militia ->
    [0] No Militia
   *[other] Raise Militia +{ $militia }
 }
move-spies_battle = Spy on the defender’s Militia
move-grant_free = Grant it for nothing
move-give_florins = I give { $florins } FI
move-give_province = I cede { $province }
move-give_passage = I let { $power-short } pass { $province-short }
move-give_lift = I lift the Excommunication: { $power-short }
move-give_card = I give the { $card } card
move-give_promise = I promise { $pledge }
move-ask_florins = I receive { $florins } FI
move-ask_province = I receive { $province }
move-ask_passage = I may pass { $province-short } with { $power-short }
move-ask_lift = My Excommunication is lifted: { $power-short }
move-ask_card = I receive the { $card } card
move-ask_promise = I ask for a promise { $pledge }

# Questions
ask-pick = Which power do you pick?
ask-map = { $count ->
    [one] Draw the last map card?
   *[other] Draw a map card? There are { $count } in the deck.
 } No Pope card then, and only one attack.
ask-mandatory = Which mandatory card do you play first?
ask-action = { $count ->
    [0] You have no attack left. What else do you do?
    [one] You have one attack left. What do you do?
   *[other] You have { $count } attacks. What do you do?
 }
ask-raid = Which card do the Mongols attack?
ask-react = { $seat } plays { $card-the }. Do you react?
ask-defend-card = The Mongols attack card { $map }. Do you play Knights of Christ?
ask-support = { $province-the } { $province-n ->
    [p] are
   *[s] is
 } under attack. Do you play Knights of Christ?
ask-defaulter = { $seat } cannot pay the levy. Which of their powers do you excommunicate?
ask-join = { $seat } calls a Crusade. Whom do you send?
ask-hire = You attack { $province-the } with { $power-the }. Do you hire mercenaries?
ask-route = By which way { $power-n ->
    [p] do { $power-the } reach
   *[s] does { $power-the } reach
 } { $province-the }?
ask-step = On the way to { $province-the }, now in { $place-the }: where next?
ask-fit-out = How much do you spend, in secret, on the fleet of { $power-the }?
ask-intercept = Intercept the enemy fleet ({ $power2-short }) in { $sea-the } with { $power-the }?
ask-bid = There is a battle for { $province-the }. How much Militia do you raise?
ask-bid-war = Civil War divides { $power-the }. How much Militia do you raise?
ask-spy-battle = There is a battle for { $province-the }. Do you send Spies?
ask-rebid = { $militia ->
    [0] The defender has no Militia.
   *[other] The defender has Militia +{ $militia }.
 } What is your Militia now?
ask-request = The way of { $power-the } leads past { $seat }. What do you offer for permission?
ask-permission = { $seat } asks for passage for { $power-the }. Do you agree?
ask-terms = What do you propose to { $seat }?
ask-answer = { $seat } offers you a deal. Do you accept?
ask-ransom = Excommunication strikes { $power-the }. What do you offer { $seat } to lift it?
ask-relent = { $seat } offers something to have the Excommunication of { $power-the } lifted. Do you accept?
ask-counter = What do you want from { $seat } instead?
ask-reply = { $seat } makes a counter-offer. Do you accept?
ask-overture = The turn of { $seat } is over. { $count ->
    [one] You may still make one offer: to whom?
   *[other] You may make { $count } offers: to whom?
 }

# Help
help-ask-pick = Each power brings its provinces on the map, initial florins, an army and a ruler. It must not border by land on one of yours if there is another. With four or five players you pick two, with three you pick three.
help-ask-map = A new card gives provinces to those who hold its powers and moves the eastern edge away. In return you play no Pope card this turn and attack only once. The F cards are a shield against the Mongols.
help-ask-mandatory = Mongols, Disasters and Changes of Ruler are all played, but the order is yours. A Disaster before or after the Mongols can change who loses most.
help-ask-action = Collecting money is the only action of its turn and removes Disasters. Else play and discard cards, attack (1 FI each, once for each power) and bargain in any order. Your hand is filled to four cards only next turn.
help-ask-raid = The Mongols roll a die and add 5, the card a die and its defence. They win ties: the card is gone with all its provinces, and with it all cards further east that have not been drawn.
help-ask-react = Deus ex Machina cancels the card before it takes effect; an Assassin stops Spies only. Your card is spent even if another Deus cancels it. Popes, Mongols and Knights cannot be stopped.
help-ask-defend-card = Each Knights card adds 2 to the defence and is discarded. You may play them if you have a Knights province on the card, or hold a Catholic power with a province on it. The Mongols win ties.
help-ask-support = Each Knights card adds 2 to your defence against this Islamic or pagan power, and is discarded whatever happens. On a tie the province stays yours.
help-ask-defaulter = Who does not pay is left out of the Crusade, and you may excommunicate a Catholic power of theirs: it cannot pass Catholic provinces and risks Civil War from the next turn. They may offer you something to lift it.
help-ask-join = You send a Catholic power, a Knights province, or Knights cards alone. If all together beat two dice, everyone who sent something gains the difference. A crusader’s Excommunication ends. Your power cannot attack any more in your turn.
help-ask-hire = Mercenaries add their army to the attack, free of charge. They serve in one attack a turn and cannot attack by themselves afterwards.
help-ask-route = The shortest way needs the fewest permissions and seas. Name places to take another. If somebody refuses you may try other ways, three in all; then the attack is lost, and its florin.
help-ask-step = You go from place to place up to the target, with one stretch of sea at most. Provinces of others need permission; at sea, powers with ships on the coast may intercept.
help-ask-fit-out = Each +1 costs 4 FI, holds for the whole voyage and is never refunded. It is shown in the first naval battle. If nobody intercepts, the money is lost.
help-ask-intercept = You pay 1 FI, and 4 FI for each +1, whatever happens. A die and ships on each side: if you win, the attack has failed. On a tie the stronger printed navy wins, then the one who sails.
help-ask-bid = Each +1 costs 3 FI (2 FI with Jihad), lost by both sides whoever wins. Bids are secret. Then a die each: the defender wins ties.
help-ask-bid-war = A die, army, ruler and Militia (3 FI for +1) against a die of the rebels. If you win, the war ends. On a tie or a loss it goes on, under a new ruler.
help-ask-spy-battle = Spies show you the defender’s Militia, and you may change yours. An Assassin or Deus ex Machina can stop them: the card is lost.
help-ask-rebid = You know the defender’s Militia: choose yours again. Both dice, armies, rulers and perhaps Knights cards still count. The defender wins ties.
help-ask-request = Ask for nothing in return, or offer florins and provinces. The other agrees, refuses or says what they want. Promises are kept only if everybody on the way agrees.
help-ask-permission = If you agree, the army passes and you receive what is offered. If you refuse, that way is closed and the whole attack may fail. You may ask for something else, once.
help-ask-terms = A deal must contain a passage, or the lifting of an Excommunication of this turn, unless the table bargains freely; it has up to four terms. What is accepted is carried out at once and together.
help-ask-answer = If you accept, all terms are carried out at once and together. You may decline, or make one counter-offer. Only you two read the terms; the others see that money changes hands.
help-ask-ransom = Offer florins or provinces to the player of the Pope card: if they accept, the Excommunication is lifted at once. You have two offers. After this turn it takes a Crusade, or another Pope card and 3 FI.
help-ask-relent = If you accept, you receive what is offered and the Excommunication is lifted. If you decline it stays, and the power risks Civil War from the next turn. They may try once more.
help-ask-counter = Name what you want instead of the offer. The other can only accept or decline: there are no further counter-offers.
help-ask-reply = If you accept, the terms are carried out together. If you decline, nothing happens and the talk is over; if you asked for passage, this way is closed.
help-ask-overture = At this table anybody deals with anybody: florins, provinces, cards and promises. Only the two read the offer; promises are written down before all, but nobody is held to them. Passing costs nothing.

# Refusals
not-drafted = { $power-the } { $power-n ->
    [p] have
   *[s] has
 } nothing on the map yet and cannot be picked.
taken = The card of { $power-the } has been picked already.
borders = { $power-the } { $power-n ->
    [p] border
   *[s] borders
 } on a power you have picked: take another.
not-mandatory = This is no mandatory card of yours.
has-acted = Money is collected as the only action of a turn.
no-card = You do not hold this card.
no-discard = This card cannot be discarded.
card-locked = The card of { $power-the } was cancelled: it can be played again next turn.
not-on-map = No province of { $power-the } is in play.
not-face-up = The card of { $power-the } is not face up.
not-catholic = { $power-the } { $power-n ->
    [p] are no Catholic power
   *[s] is no Catholic power
 }.
not-held = You do not hold the card of { $power-the }.
no-heresy-there = No Catholic power controls { $province-the }.
heresy-already = There is Heresy in { $province-the } already.
knights-against-heresy = The Knights hold { $province-the } and leave no room for Heresy.
no-such-player = Choose another player.
deck-empty = That deck is empty.
not-ripe = The card of { $power-the } must have been marked since the turn began.
in-civil-war = Civil War divides { $power-the }.
not-in-civil-war = No Civil War divides { $power-the }.
no-pope-after-map = No Pope card in a turn with a map card.
one-crusade = Only one Crusade a turn is called.
excommunicated-already = { $power-the } { $power-n ->
    [p] are
   *[s] is
 } excommunicated already.
not-excommunicated = { $power-the } { $power-n ->
    [p] are
   *[s] is
 } not excommunicated.
too-poor = You need { $purse } FI and have { $purse2 ->
    [0] none
   *[other] { $purse2 }
 }.
married-already = { $power-the } and { $power2-the } are married already.
not-to-marry = Two different Catholic powers can marry, with their cards face up.
attacks-spent = You have no attack left this turn.
power-used = The card of { $power-the } has been used this turn.
no-origin = You control no province from which { $power-the } could set out.
not-in-play = { $province-the } { $province-n ->
    [p] are
   *[s] is
 } not in play.
own-target = You control { $province-the } already.
the-papacy = Nobody can attack the Papacy.
no-way = No way leads { $power-the } to { $province-the }.
no-jihad = Jihad is for Islamic powers against Catholic and Orthodox provinces.
no-knights = Knights of Christ serve those who hold a Catholic power or a Knights province.
few-knights = You need { $knights ->
    [one] one Knights card
   *[other] { $knights } Knights cards
 } and have { $knights2 ->
    [0] none
   *[other] { $knights2 }
 }.
not-for-knights = The Knights cannot attack { $province-the }.
no-heresy = You have no Heresy to put down in { $province-the }.
no-more-offers = No more offers are made this turn.
nothing-to-bargain = There is nothing to bargain about with { $seat }.
not-on-edge = Card { $map } is not on the eastern edge, or has no Mongol defence.
no-reaction = This card cannot answer here, or you do not hold it.
no-unit = This cannot go on Crusade: it has been used, or is under a Disaster or Civil War.
no-mercenary = { $power-the } cannot serve in this attack.
not-a-start = There is no way from { $province-the }.
not-a-step = The way cannot go on to { $place-the }.
named = That is in the offer already.
not-so-rich = They cannot have more than { $purse } FI.
not-yours = You do not control { $province-the }.
not-theirs = They do not control { $province-the }.
not-to-cede = { $province-the } cannot be ceded now.
term-out-of-place = Such a term has no place in this deal.
no-occasion = A deal must be about passage, or an Excommunication of this turn.
no-such-card = Whoever should give the { $card } card does not hold it.
not-to-trade = The { $card } card cannot be traded.
hand-too-full = After the deal { $seat } would have { $count ->
    [one] one card
   *[other] { $count } cards
 } in hand: 4 is the most.
promise-stands = A promise by { $seat } { $pledge } stands already.
not-fresh = { $power-the } { $power-n ->
    [p] were
   *[s] was
 } not excommunicated this turn.

# Chapters of the journal
setting-up = Setting up.
turn-begins = Turn { $turn }: { $seat } plays.
mandatory-begin = Mandatory cards.
actions-begin = Action Phase.
end-begins = The end of the game.

# Events
first-picker = The draw lets { $seat } pick first.
picked = { $seat } picks { $power-the }.
first-player = The draw gives { $seat } the first turn.
drew = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
 }.
drew-cards = { $seat } draws { $cards }.
map-card = { $seat } turns over map card { $map }.
map-province = { $seat }, who holds { $power-the }, controls { $province-the }.
collected = { $seat } collects { $purse } FI.
heretics-pay-nothing = Heresy takes the income of { $provinces }.
rebels-pay-nothing = Civil War takes the income of { $provinces }.
knights-pay-nothing = { $provinces_count ->
    [one] This Knights province pays
   *[other] These Knights provinces pay
 } only at a Pope card: { $provinces }.
discarded = { $seat } discards { $card-the }.
turn-ends = { $seat } ends the turn.
idle = { $seat } ends the turn without an action.
holds = { $seat } receives the card of { $power-the }.
holds-first = { $seat } receives the card of { $power-the } and its initial { $purse } FI.
all-held = { $seat } controls every province of { $power-the } in play already.
gained = { $seat } controls { $provinces }.
power-lost = { $seat } has no province of { $power-the } left and loses the card.
on-table = The card of { $power-the } lies on the table, uncontrolled.
power-gone = The card of { $power-the } leaves the game.
held-power-gone = The card of { $power-the }, held by { $seat }, leaves the game.
power-gone-from-hand = The card of { $power-the } leaves the game from { $seat-s } hand.
ruler-now = { $power-the } { $power-n ->
    [p] have
   *[s] has
 } a new ruler: { $ruler }, die { $die }.
marriage-ends = The marriage of { $power-the } and { $power2-the } ends.
played = { $seat } plays { $card-the }.
reacted = { $seat } reacts with { $card-the }.
cancelled = { $seat-s } card is cancelled: { $card }.
cancelled-power = { $seat-s } card is cancelled and goes back to the hand, out of play this turn: { $card }.
spied-hand = { $seat-s } Spies look at { $seat2-s } hand.
spied-cards = { $cards_count ->
    [0] { $seat-s } hand is empty.
   *[other] { $seat } holds { $cards }.
 }
spied-map = { $seat-s } Spies look at the next map card.
spied-map-card = The next map card is { $map }.
spied-deck = { $seat-s } Spies look at the next Action cards.
spied-deck-cards = On top of the deck, in this order: { $cards }.
murder-done = { $seat-s } Assassin kills the ruler of { $power-the }: die { $die }, 5 or 6 was needed.
murder-failed = { $seat-s } Assassin misses the ruler of { $power-the }: die { $die }, 5 or 6 was needed.
heresy-spreads = Heresy takes root in { $province-the }: die { $die } against income { $count }.
heresy-fails = Heresy does not take root in { $province-the }: die { $die } against income { $count }.
heresy-quelled = { $seat } pays { $purse } FI and puts down the Heresy in { $province-the }.
nothing-happens = The card { $card } has no effect: no power can be struck.
ruler-rolled = The dice show { $roll }: { $power-the }.
ruler-rolled-again = The dice show { $roll }, { $power-the }: nobody holds the card, roll again.
disaster-rolled = The dice show { $roll }: { $power-the }.
disaster-rolled-again = The dice show { $roll }, { $power-the }: nobody holds the card, roll again.
disaster-on-disaster = The dice show { $roll }, { $power-the }: there is a Disaster already, roll again.
disaster-strikes = A Disaster strikes { $power-the }: { $seat } loses { $die } FI (die { $die }).
ruined = A Disaster strikes { $power-the }: { $seat } does not have { $die } FI (die { $die }) and loses everything.
disaster-over = The Disaster of { $power-the } is removed.
civil-war-begins = Civil War breaks out and divides { $power-the }.
ruler-lost = { $power-the } { $power-n ->
    [p] lose
   *[s] loses
 } the ruler, who was { $ruler-short } and counts as normal now.
war-fought = { $seat } pays { $purse } FI and fights the Civil War of { $power-the }.
civil-war-ends = The Civil War of { $power-the } is over: { $total } against { $total2 }.
civil-war-goes-on = The Civil War of { $power-the } goes on: { $total } against { $total2 }.
knights-income = Knights provinces pay { $seat } { $purse } FI.
crusade-called = { $seat } calls a Crusade.
levied = { $seat } pays { $seat2 } the levy of { $purse } FI.
defaulted = { $seat } cannot pay the levy of { $purse } FI and is left out of the Crusade.
joined-power = { $seat } sends { $power-the }{ $knights ->
    [0] {""}
    [one] {" "}with one Knights card
   *[other] {" "}with { $knights } Knights cards
 }.
joined-province = { $seat } sends the Knights of { $province-the }{ $knights ->
    [0] {""}
    [one] {" "}with one card
   *[other] {" "}with { $knights } cards
 }.
joined-knights = { $seat } sends { $knights ->
    [one] one Knights card
   *[other] { $knights } Knights cards
 }.
stayed-away = { $seat } sends nobody.
crusader-absolved = Crusaders are forgiven: the Excommunication of { $power-the } ends.
crusade-fought = The Crusade wins, { $total } against { $roll }: all who took part gain { $count } FI.
crusade-failed = The Crusade fails, { $total } against { $roll }: nobody gains anything.
crusade-tied = On a tie the infidel wins.
crusade-powerless = The Crusade has no strength and fails against { $roll }: nobody gains anything.
crusade-empty = Nobody goes on the Crusade: the infidel had { $roll }.
crusade-gain = { $seat } gains { $purse } FI from the Crusade.
banned = { $seat } excommunicates { $power-the }.
ban-lifted = { $seat } lifts the Excommunication of { $power-the }.
ban-bought-off = { $seat } pays { $purse } FI and lifts the Excommunication of { $power-the }.
wedding = { $seat } marries { $power-the } to { $power2-the }.
passage-allowed = { $seat-s } Catholic powers may pass the Papacy this turn.
supported = { $seat } plays { $knights ->
    [one] one Knights card
   *[other] { $knights } Knights cards
 } in defence.
knights-gone = The Knights leave { $province-the }.
mongols-aside = The Mongols are only a rumour: card { $count } of 3, put aside.
mongols-shuffled = It is the third Mongol card: all three go back into the deck, which is shuffled.
mongols-idle = The Mongols find no card to attack: attack { $count } of 7.
mongols-come = { $seat } sends the Mongols against card { $map }: attack { $count } of 7.
mongols-thrown = So far the dice give { $total } to the Mongols and { $total2 } to card { $map }.
map-destroyed = The Mongols destroy card { $map }: { $total } against { $total2 }.
mongols-repelled = Card { $map } holds out against the Mongols: { $total } against { $total2 }.
tied-with-mongols = On a tie the Mongols win.
provinces-lost = { $seat } loses { $provinces }.
wasteland = Uncontrolled and gone: { $provinces }.
knights-fallen = The Knights fall with { $provinces }.
maps-shut-out = { $maps_count ->
    [one] This card will never come into play:
   *[other] These cards will never come into play:
 } { $maps }.
last-mongols = That was the last Mongol attack: the next power card drawn ends the game.
attacks-now = { $seat } pays { $purse } FI and attacks { $province-the } with { $power-the }.
knights-ride = { $seat } attacks { $province-the } with { $knights ->
    [one] one Knights card
   *[other] { $knights } Knights cards
 }.
hired = { $seat } hires { $power-the }: +{ $count }.
marches = { $places_count ->
    [0] { $seat-s } army goes from { $province-the } to { $province2-the }.
   *[other] { $seat-s } army goes from { $province-the } via { $places }.
 }
given-up = { $seat } gives up the attack on { $province-the }: { $purse } FI and the attack are lost.
abandoned = { $seat-s } army finds no way to { $province-the }: { $purse } FI and the attack are lost.
fitted-out = { $ships ->
    [0] { $seat } spends nothing on the fleet.
   *[other] { $seat } fits out the fleet +{ $ships }, in secret, for { $purse } FI.
 }
sailed = { $seat-s } fleet is in { $sea-the }.
rolled-off = To intercept first, { $power-the } { $power-n ->
    [p] roll
   *[s] rolls
 } { $die }.
intercepts = { $seat } pays { $purse } FI and intercepts with { $power-the } in { $sea-the }.
naval-battle = { $seat-s } fleet wins in { $sea-the } and goes on: { $total } against { $total2 }.
tied-at-sea = On a tie the stronger printed navy wins; if they are equal too, the one who sails.
sunk = { $seat-s } fleet is turned back in { $sea-the }, { $total } against { $total2 }: the attack fails.
bid-shown = { $militia ->
    [0] { $seat } raises no Militia.
   *[other] { $seat } raises Militia +{ $militia } for { $purse } FI.
 }
bid-spied = { $militia ->
    [0] Spies find out that { $seat } raises no Militia.
   *[other] Spies uncover { $seat-s } Militia: +{ $militia }.
 }
thrown = So far the dice give { $total } against { $total2 } for { $province-the }.
conquered = { $seat } conquers { $province-the }: { $total } against { $total2 }.
knights-conquered = { $seat-s } Knights conquer { $province-the } and stay there: { $total } against { $total2 }.
held-out = The attack on { $province-the } is beaten off: { $total } against { $total2 }.
tied-on-land = On a tie the defender wins.
offer-made = { $seat } makes { $seat2 } an offer.
counter-made = { $seat } makes { $seat2 } a counter-offer.
passage-asked = { $seat } asks { $seat2 } for passage for { $power-the }.
passage-countered = { $seat } tells { $seat2 } what passage for { $power-the } would cost.
term-florins = In the offer { $seat } gives { $seat2 } { $florins } FI.
term-province = In the offer { $seat } cedes { $province-the } to { $seat2 }.
term-passage = In the offer { $seat } lets { $power-the } pass { $province-the }.
term-lift = In the offer { $seat } lifts the Excommunication of { $power-the }.
term-card = In the offer { $seat } gives { $seat2 } the { $card } card.
term-promise = In the offer { $seat } promises { $seat2 } { $pledge }.
offer-refused = { $seat } declines { $seat2-s } offer.
deal-struck = { $seat } and { $seat2 } have a deal.
money-passed = { $seat } hands { $seat2 } some florins.
florins-passed = { $seat } gives { $seat2 } { $florins } FI.
ceded = { $seat } cedes { $province-the } to { $seat2 }.
card-passed = { $seat } hands { $seat2 } a card.
card-given = { $seat } gives { $seat2 } the { $card } card.
promised = { $seat } promises { $seat2 } { $pledge } until the end of turn { $turn }.
promise-broken = { $seat } breaks the promise given to { $seat2 } { $pledge }.
promise-kept = { $seat } has kept the promise given to { $seat2 } { $pledge }.
passage-granted = { $seat } lets { $power-the } pass { $province-the } this turn.
permitted = { $seat } lets { $power-the } pass.
passage-forgone = { $seat } does without passage for { $power-the }: this way is closed.
refused-passage = { $seat } refuses { $power-the } passage: this way is closed.
last-card-shown = { $seat } draws the card of { $power-the }: the game ends.
last-card-drawn = The deck has run out after the last Mongol attack: the game ends with this turn.
no-cards-left = That was the last Mongol attack and the deck is empty: the game ends.
stalled = Nobody has drawn a card for four rounds: the game ends.
points = { $seat } has { $count ->
    [one] one victory point
   *[other] { $count } victory points
 }.
won = { $seat } wins with { $count ->
    [one] one victory point
   *[other] { $count } victory points
 }.
won-by-florins = { $seat } wins: with equal points, { $count }, they have more florins.
won-by-powers = { $seat } wins: with equal points, { $count }, and florins they hold more powers.
victory-shared = { $seats } share the victory with { $count ->
    [one] one point
   *[other] { $count } points
 }, equal in florins and powers too.

# Sums
sum-attack = { $seat-s } attack
sum-defence = defence of { $province-the }
sum-power = { $power-the }
sum-rebels = the rebels
sum-fleet = the fleet of { $power-the } ({ $seat })
sum-mongols = the Mongols
sum-map = card { $map }
sum-crusade = the Crusade
sum-infidel = the infidel
sum-income = { $seat-s } income
sum-points = { $seat-s } points
sum-army = army of { $power-the } { $value }
sum-ruler = { $ruler-short } ruler { $value }
sum-militia = Militia { $value } ({ $purse } FI)
sum-mercenaries = mercenaries of { $power-the } { $value }
sum-cards = { $knights ->
    [one] one Knights card { $value }
   *[other] { $knights } Knights cards { $value }
 }
sum-knights = Knights of { $province-the } { $value }
sum-knights-here = Knights province { $value }
sum-navy = ships of { $power-the } { $value }
sum-ships = naval outlay { $value } ({ $purse } FI)
sum-horde = horde { $value }
sum-walls = Mongol defence { $value }
sum-lands = provinces of { $power-the } { $value }
sum-free-land = { $province } { $value }
sum-unity = all of { $power-the } { $value }

# Endings
end-power-card = A power card was drawn after the last Mongols.
end-deck-empty = The deck ran out after the last Mongols.
end-mongols = The last Mongols came when the deck was empty.
end-stall = Nobody has drawn a card for four rounds.

# Fields
field-turn = Turn
field-active = To play
field-picked = Picked at the start by
field-in_play = Map cards in play
field-gone = Map cards lost to the Mongols
field-controller = Control of provinces
field-knights = Knights provinces
field-heresy = Heresy
field-face = Power cards
field-holder = Held by
field-ruler = Rulers
field-excommunicated = Excommunicated
field-disaster = Under a Disaster
field-civil_war = In Civil War
field-paid = Initial florins paid
field-marriages = Marriages
field-discard = Discarded
field-mongols_aside = Mongols set aside
field-mongols_drawn = Mongol cards played
field-mongols_resolved = Mongol attacks, of seven
field-endgame = The next power card ends the game
field-quiet_turns = Turns without a draw
field-drawn = Cards drawn this turn
field-map_drawn = Map card drawn this turn
field-attacks = Attacks made this turn
field-used = Powers used this turn
field-crusade_called = Crusade called this turn
field-papal_passage = Papacy open
field-marked_at_start = Excommunicated or struck when the turn began
field-acted = Has acted
field-locked = Power cards cancelled this turn
field-fresh = Excommunicated this turn
field-grants = Passage granted
field-promises = Promises
field-proposals = Offers made this turn
field-loose = Cards that may be mandatory
field-florins = Florins
field-deck = Action deck
field-maps = Map deck
field-hands = Hands
field-least = Has at least, as far as you know
field-most = Has at most, as far as you know

# Steps
step-Rounds = The game
step-Draft = Choice of powers
step-Turn = Turn
step-Play = A card is played
step-Announce = Reactions
step-Support = Knights of Christ
step-MongolCard = Mongols
step-Crusade = Crusade
step-Pleading = Excommunication
step-Attack = Attack
step-Route = Route
step-Voyage = Voyage
step-Battle = Battle
step-Quelling = Civil War
step-Offer = Deal
step-Market = Bargaining
step-Overtures = Bargaining
step-Overture = Deal
step-Ransom = Offer to lift the Excommunication
step-Permission = Permission to pass
step-MapCard = New map card
step-MandatoryCard = Mandatory cards
step-Defaulter = Levy not paid
step-Muster = Crusaders
step-Hiring = Mercenaries
step-FitOut = A fleet is fitted out
step-Interception = Interception
step-Bids = Militia
step-BattleSpies = Spies
step-SecondBid = Militia, after a look

face-hidden = face down
face-up = face up
face-removed = out of the game

# Options
option-origins = Attacks start
option-origins-home = from provinces of the power alone
option-origins-claimed = also from the foreign province of the start
option-knights = Knights of Christ help a defender
option-knights-before = before the dice
option-knights-after = after the dice
option-unity = A Knights province in the unity of a power
option-unity-whole = counts like the others
option-unity-rest = is no longer part of it
option-edge = A card is on the eastern edge
option-edge-row = if nothing of its row further east is in play
option-edge-side = if its eastern side is free
option-interception = Fleets intercept
option-interception-home = from coasts of their own power
option-interception-any = from every coast of their holder
option-spied = Militia that Spies uncover
option-spied-attacker = is seen by the attacker alone
option-spied-table = is seen by the whole table
option-bargains = Deals of the Action Phase are about
option-bargains-occasion = a passage, or an Excommunication of this turn
option-bargains-free = anything, florins and provinces alone too
option-bargains-open = anything, cards and promises too, between any two players

# Prospects
would-cost = { $purse } FI
would-gain = +{ $purse } FI
would-spend-card = { $card }
would-leave = leaves { $purse } FI
would-cost-fee = costs { $purse } FI
would-attack-seat = { $seat }: income { $count }
would-attack-nobody = uncontrolled: income { $count }
would-need-leave = needs the permission of { $seats }
would-meet = at sea may be met by { $powers }
would-serve = { $power } can join in: +{ $count }
would-pay-knights = the Knights provinces pay you { $purse } FI
would-levy = levy of { $purse } FI from { $seats }
would-make-crusade = strength of the Crusade { $total }
would-take = brings { $provinces }
would-stop-income = income { $count }
would-fall = card { $map } falls

# Figures of a line of the journal, when it is explained.
figure-count = Number
figure-die = Die
figure-florins = Florins
figure-knights = Knights
figure-militia = Militia
figure-purse = Florins
figure-roll = Dice
figure-ships = Ships
figure-total = Total
figure-turn = Turn

# What a counsellor counts.
counts-points = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] point
   *[other] points
}
counts-income = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] florin
   *[other] florins
} of income
counts-florins = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] florin
   *[other] florins
}
counts-powers = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] power
   *[other] powers
}
counts-armies = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] point
   *[other] points
} of army strength
counts-cards = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] card
   *[other] cards
} in hand
counts-rival-points = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] point
   *[other] points
} for the strongest rival

# What the cards say
text-card-knights = Helps a defender against infidels, pagans and Mongols, or a Crusade (+2); or attacks by itself and founds a province of the Knights.
text-card-mongols = The first three are rumours; then each attacks a card on the eastern edge.
text-card-pope = A Crusade, an Excommunication, its lifting (3 FI), a marriage, or passage through the Papacy. First the Knights provinces pay.
text-card-spies = Look at a hand, at the next map card, at two action cards, or at the defender’s Militia in a battle.
text-card-assassin = Kills a ruler on 5 or 6. Out of turn it can stop Spies.
text-card-jihad = With an attack of an Islamic power on a Christian province: your Militia costs 2 florins a step.
text-card-heresy = On a Catholic province that a Catholic power controls: it spreads if the die beats the income, and the income stops.
text-card-deus = Cancels a card just played: even a power card, an Assassin or another Deus ex Machina.
text-card-disaster = The dice name a power: its holder pays a die or has a Civil War.
text-card-ruler = The dice name a power, which gets a new ruler.
text-card-civil_war = Against a power that was excommunicated or struck by Disaster when the turn began: no attacks and no income while it lasts.

# What is counted round by round
counted-points = Points
counted-income = Income
counted-florins = Florins
counted-powers = Powers
counted-armies = Army strength
counted-cards = Cards in hand
