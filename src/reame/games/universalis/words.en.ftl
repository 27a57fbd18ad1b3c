# The words of MedioEvo Universalis.
game-title = MedioEvo Universalis
game-blurb = Kingdoms of Europe, Africa and the Levant in 1265: armies, trade, learning, treaties and crusades, for three to ten players.

# The map
territory-tracia = Thrace
    .short = Thrace
territory-rodopi = Rhodope
    .the = the Rhodope
    .short = Rhodope
territory-macedonia = Macedonia
    .short = Macedonia
territory-tessaglia = Thessaly
    .short = Thessaly
territory-bitinia = Bithynia
    .short = Bithynia
territory-misia = Mysia
    .short = Mysia
territory-lidia = Lydia
    .short = Lydia
territory-paflagonia = Paphlagonia
    .short = Paphlagonia
territory-delta = Nile Delta
    .the = the Nile Delta
    .short = Nile Delta
territory-medio_egitto = Middle Egypt
    .short = Middle Egypt
territory-alto_egitto = Upper Egypt
    .short = Upper Egypt
territory-deserto_libico = Libyan Desert
    .the = the Libyan Desert
    .short = Lib. Desert
territory-cirenaica = Cyrenaica
    .short = Cyrenaica
territory-sinai = Sinai
    .short = Sinai
territory-arabia_petrea = Arabia Petraea
    .short = Ar. Petraea
territory-damasceno = Land of Damascus
    .the = the Land of Damascus
    .short = Damascus
territory-licia = Lycia
    .short = Lycia
territory-licaonia = Lycaonia
    .short = Lycaonia
territory-galazia = Galatia
    .short = Galatia
territory-cappadocia = Cappadocia
    .short = Cappadocia
territory-sebastea = Sebasteia
    .short = Sebasteia
territory-kurdistan = Kurdistan
    .short = Kurdistan
territory-mesopotamia = Mesopotamia
    .short = Mesopotamia
territory-deserto_siriaco = Syrian Desert
    .the = the Syrian Desert
    .short = Syr. Desert
territory-siria = Syria
    .short = Syria
territory-palestina = Palestine
    .short = Palestine
territory-oltregiordano = Transjordan
    .short = Transjordan
territory-cilicia = Cilicia
    .short = Cilicia
territory-comagene = Commagene
    .short = Commagene
territory-melitene = Melitene
    .short = Melitene
territory-ponto = Pontus
    .short = Pontus
territory-colchide = Colchis
    .short = Colchis
territory-kartli = Kartli
    .short = Kartli
territory-armenia = Armenia
    .short = Armenia
territory-bulgaria = Bulgaria
    .short = Bulgaria
territory-dobrugia = Dobruja
    .short = Dobruja
territory-valacchia = Wallachia
    .short = Wallachia
territory-rascia = Rascia
    .short = Rascia
territory-bosnia = Bosnia
    .short = Bosnia
territory-zeta = Zeta
    .short = Zeta
territory-epiro = Epirus
    .short = Epirus
territory-attica = Attica
    .short = Attica
territory-acaia = Achaea
    .short = Achaea
territory-creta = Crete
    .short = Crete
territory-austria = Austria
    .short = Austria
territory-baviera = Bavaria
    .short = Bavaria
territory-svevia = Swabia
    .short = Swabia
territory-lorena = Lorraine
    .short = Lorraine
territory-renania = Rhineland
    .the = the Rhineland
    .short = Rhineland
territory-olanda = Holland
    .short = Holland
territory-sassonia = Saxony
    .short = Saxony
territory-brandeburgo = Brandenburg
    .short = Brandenburg
territory-croazia = Croatia
    .short = Croatia
territory-dalmazia = Dalmatia
    .short = Dalmatia
territory-slavonia = Slavonia
    .short = Slavonia
territory-pannonia = Pannonia
    .short = Pannonia
territory-alta_ungheria = Upper Hungary
    .short = U. Hungary
territory-alfold = Great Plain
    .the = the Great Plain
    .short = Great Plain
territory-banato = Banat
    .the = the Banat
    .short = Banat
territory-transilvania = Transylvania
    .short = Transylvania
territory-stato_chiesa = Papal State
    .the = the Papal State
    .short = Papal State
territory-campania = Campania
    .short = Campania
territory-puglia = Apulia
    .short = Apulia
territory-calabria = Calabria
    .short = Calabria
territory-sicilia = Sicily
    .short = Sicily
territory-triveneto = Triveneto
    .short = Triveneto
territory-lombardia = Lombardy
    .short = Lombardy
territory-toscana = Tuscany
    .short = Tuscany
territory-sardegna = Sardinia
    .short = Sardinia
territory-provenza = Provence
    .short = Provence
territory-delfinato = Dauphiné
    .short = Dauphiné
territory-franca_contea = Franche-Comté
    .short = Fr.-Comté
territory-boemia = Bohemia
    .short = Bohemia
territory-moravia = Moravia
    .short = Moravia
territory-slesia = Silesia
    .short = Silesia
territory-grande_polonia = Greater Poland
    .short = G. Poland
territory-piccola_polonia = Lesser Poland
    .short = L. Poland
territory-masovia = Masovia
    .short = Masovia
territory-cabilia = Kabylia
    .short = Kabylia
territory-ifriqiya = Ifriqiya
    .short = Ifriqiya
territory-tripolitania = Tripolitania
    .short = Tripolitania
territory-ile_de_france = Île-de-France
    .short = Île-France
territory-normandia = Normandy
    .short = Normandy
territory-bretagna = Brittany
    .short = Brittany
territory-fiandre = Flanders
    .short = Flanders
territory-champagne = Champagne
    .short = Champagne
territory-borgogna = Burgundy
    .short = Burgundy
territory-poitou = Poitou
    .short = Poitou
territory-linguadoca = Languedoc
    .short = Languedoc
territory-kent = Kent
    .short = Kent
territory-wessex = Wessex
    .short = Wessex
territory-anglia = East Anglia
    .short = East Anglia
territory-mercia = Mercia
    .short = Mercia
territory-galles = Wales
    .short = Wales
territory-northumbria = Northumbria
    .short = Northumbria
territory-irlanda = Ireland
    .short = Ireland
territory-guascogna = Gascony
    .short = Gascony
territory-galicia = Galicia
    .short = Galicia
territory-leon = León
    .short = León
territory-biscaglia = Biscay
    .short = Biscay
territory-castiglia_vecchia = Old Castile
    .short = Old Castile
territory-castiglia_nuova = New Castile
    .short = New Castile
territory-estremadura = Extremadura
    .short = Extremadura
territory-andalusia = Andalusia
    .short = Andalusia
territory-murcia = Murcia
    .short = Murcia
territory-rif = Rif
    .the = the Rif
    .short = Rif
territory-fez = Fez
    .short = Fez
territory-doukkala = Doukkala
    .short = Doukkala
territory-haouz = Haouz
    .the = the Haouz
    .short = Haouz
territory-sus = Sous
    .short = Sous
territory-atlante = Atlas
    .the = the Atlas
    .short = Atlas
territory-tafilalt = Tafilalt
    .short = Tafilalt
territory-granada = Granada
    .short = Granada
territory-lothian = Lothian
    .short = Lothian
territory-highlands = Highlands
    .the = the Highlands
    .n = p
    .short = Highlands
territory-galloway = Galloway
    .short = Galloway
territory-douro = Douro
    .the = the Douro
    .short = Douro
territory-tago = Tagus
    .the = the Tagus
    .short = Tagus
territory-algarve = Algarve
    .the = the Algarve
    .short = Algarve
territory-aragona = Aragon
    .short = Aragon
territory-catalogna = Catalonia
    .short = Catalonia
territory-valencia = Valencia
    .short = Valencia
territory-baleari = Balearics
    .the = the Balearics
    .n = p
    .short = Balearics
territory-tlemcen = Tlemcen
    .short = Tlemcen
territory-algeri = Algiers
    .short = Algiers
territory-hodna = Hodna
    .short = Hodna
territory-moscovia = Muscovy
    .short = Muscovy
territory-vladimir = Vladimir
    .short = Vladimir
territory-riazan = Ryazan
    .short = Ryazan
territory-smolensk = Smolensk
    .short = Smolensk
territory-polock = Polotsk
    .short = Polotsk
territory-kiev = Kiev
    .short = Kiev
territory-cernigov = Chernigov
    .short = Chernigov
territory-volinia = Volhynia
    .short = Volhynia
territory-novgorod = Novgorod
    .short = Novgorod
territory-ingria = Ingria
    .short = Ingria
territory-carelia = Karelia
    .short = Karelia
territory-vologda = Vologda
    .short = Vologda
territory-prussia = Prussia
    .short = Prussia
territory-samogizia = Samogitia
    .short = Samogitia
territory-livonia = Livonia
    .short = Livonia
territory-jutland = Jutland
    .short = Jutland
territory-selandia = Zealand
    .short = Zealand
territory-scania = Scania
    .short = Scania
territory-norvegia = Norway
    .short = Norway
territory-gotaland = Götaland
    .short = Götaland
territory-svealand = Svealand
    .short = Svealand
territory-finlandia = Finland
    .short = Finland
territory-cumania = Cuman Steppe
    .the = the Cuman Steppe
    .short = Cuman Steppe
territory-crimea = Crimea
    .the = the Crimea
    .short = Crimea
territory-basso_volga = Lower Volga
    .the = the Lower Volga
    .short = Lower Volga
territory-cipro = Cyprus
    .short = Cyprus
territory-rodi = Rhodes
    .short = Rhodes
territory-malta = Malta
    .short = Malta
sea-stretto_gibilterra = Strait of Gibraltar
    .the = the Strait of Gibraltar
sea-golfo_cadice = Gulf of Cadiz
    .the = the Gulf of Cadiz
sea-costa_marocco = Moroccan Coast
    .the = the Moroccan Coast
sea-costa_lusitana = Lusitanian Coast
    .the = the Lusitanian Coast
sea-mare_cantabrico = Cantabrian Sea
    .the = the Cantabrian Sea
sea-golfo_guascogna = Bay of Biscay
    .the = the Bay of Biscay
sea-manica = English Channel
    .the = the English Channel
sea-mar_irlanda = Irish Sea
    .the = the Irish Sea
sea-oceano_sud = South Atlantic
    .the = the South Atlantic
sea-oceano_nord = North Atlantic
    .the = the North Atlantic
sea-passo_calais = Strait of Dover
    .the = the Strait of Dover
sea-mare_nord_sud = Southern North Sea
    .the = the Southern North Sea
sea-costa_scozzese = Scottish Coast
    .the = the waters of the Scottish Coast
sea-baia_tedesca = German Bight
    .the = the German Bight
sea-skagerrak = Skagerrak and Kattegat
    .the = the Skagerrak and Kattegat
sea-mare_nord = Open North Sea
    .the = the Open North Sea
sea-grande_belt = Great Belt
    .the = the Great Belt
sea-baltico_occ = Western Baltic
    .the = the Western Baltic
sea-golfo_danzica = Gulf of Danzig
    .the = the Gulf of Danzig
sea-mar_gotland = Gotland Sea
    .the = the Gotland Sea
sea-golfo_riga = Gulfs of Riga and Finland
    .the = the Gulfs of Riga and Finland
    .n = p
sea-golfo_botnia = Gulf of Bothnia
    .the = the Gulf of Bothnia
sea-alboran = Alboran Sea
    .the = the Alboran Sea
sea-mare_balearico = Balearic Sea
    .the = the Balearic Sea
sea-golfo_leone = Gulf of Lion
    .the = the Gulf of Lion
sea-mar_ligure = Ligurian Sea
    .the = the Ligurian Sea
sea-mar_tirreno = Tyrrhenian Sea
    .the = the Tyrrhenian Sea
sea-stretto_messina = Strait of Messina
    .the = the Strait of Messina
sea-canale_sicilia = Sicilian Channel
    .the = the Sicilian Channel
sea-mare_algeria = Algerian Sea
    .the = the Algerian Sea
sea-mare_sardegna = Sea of Sardinia
    .the = the Sea of Sardinia
sea-adriatico_nord = Northern Adriatic
    .the = the Northern Adriatic
sea-adriatico_sud = Southern Adriatic
    .the = the Southern Adriatic
sea-mar_ionio = Ionian Sea
    .the = the Ionian Sea
sea-golfo_sirte = Gulf of Sidra
    .the = the Gulf of Sidra
sea-egeo_sud = Southern Aegean
    .the = the Southern Aegean
sea-egeo_nord = Northern Aegean
    .the = the Northern Aegean
sea-mar_licia = Lycian Sea
    .the = the Lycian Sea
sea-mar_levante = Levantine Sea
    .the = the Levantine Sea
sea-mare_egitto = Egyptian Sea
    .the = the Egyptian Sea
sea-mar_libia = Libyan Sea
    .the = the Libyan Sea
sea-bosforo = Bosphorus
    .the = the Bosphorus
sea-mar_nero_occ = Western Black Sea
    .the = the Western Black Sea
sea-mar_nero_nord = Northern Black Sea
    .the = the Northern Black Sea
sea-mar_nero_sud = Southern Black Sea
    .the = the Southern Black Sea
sea-mar_nero_centro = Central Black Sea
    .the = the Central Black Sea
area-tracia = { territory-tracia }
area-rodopi = { territory-rodopi }
area-macedonia = { territory-macedonia }
area-tessaglia = { territory-tessaglia }
area-bitinia = { territory-bitinia }
area-misia = { territory-misia }
area-lidia = { territory-lidia }
area-paflagonia = { territory-paflagonia }
area-delta = { territory-delta }
area-medio_egitto = { territory-medio_egitto }
area-alto_egitto = { territory-alto_egitto }
area-deserto_libico = { territory-deserto_libico }
area-cirenaica = { territory-cirenaica }
area-sinai = { territory-sinai }
area-arabia_petrea = { territory-arabia_petrea }
area-damasceno = { territory-damasceno }
area-licia = { territory-licia }
area-licaonia = { territory-licaonia }
area-galazia = { territory-galazia }
area-cappadocia = { territory-cappadocia }
area-sebastea = { territory-sebastea }
area-kurdistan = { territory-kurdistan }
area-mesopotamia = { territory-mesopotamia }
area-deserto_siriaco = { territory-deserto_siriaco }
area-siria = { territory-siria }
area-palestina = { territory-palestina }
area-oltregiordano = { territory-oltregiordano }
area-cilicia = { territory-cilicia }
area-comagene = { territory-comagene }
area-melitene = { territory-melitene }
area-ponto = { territory-ponto }
area-colchide = { territory-colchide }
area-kartli = { territory-kartli }
area-armenia = { territory-armenia }
area-bulgaria = { territory-bulgaria }
area-dobrugia = { territory-dobrugia }
area-valacchia = { territory-valacchia }
area-rascia = { territory-rascia }
area-bosnia = { territory-bosnia }
area-zeta = { territory-zeta }
area-epiro = { territory-epiro }
area-attica = { territory-attica }
area-acaia = { territory-acaia }
area-creta = { territory-creta }
area-austria = { territory-austria }
area-baviera = { territory-baviera }
area-svevia = { territory-svevia }
area-lorena = { territory-lorena }
area-renania = { territory-renania }
area-olanda = { territory-olanda }
area-sassonia = { territory-sassonia }
area-brandeburgo = { territory-brandeburgo }
area-croazia = { territory-croazia }
area-dalmazia = { territory-dalmazia }
area-slavonia = { territory-slavonia }
area-pannonia = { territory-pannonia }
area-alta_ungheria = { territory-alta_ungheria }
area-alfold = { territory-alfold }
area-banato = { territory-banato }
area-transilvania = { territory-transilvania }
area-stato_chiesa = { territory-stato_chiesa }
area-campania = { territory-campania }
area-puglia = { territory-puglia }
area-calabria = { territory-calabria }
area-sicilia = { territory-sicilia }
area-triveneto = { territory-triveneto }
area-lombardia = { territory-lombardia }
area-toscana = { territory-toscana }
area-sardegna = { territory-sardegna }
area-provenza = { territory-provenza }
area-delfinato = { territory-delfinato }
area-franca_contea = { territory-franca_contea }
area-boemia = { territory-boemia }
area-moravia = { territory-moravia }
area-slesia = { territory-slesia }
area-grande_polonia = { territory-grande_polonia }
area-piccola_polonia = { territory-piccola_polonia }
area-masovia = { territory-masovia }
area-cabilia = { territory-cabilia }
area-ifriqiya = { territory-ifriqiya }
area-tripolitania = { territory-tripolitania }
area-ile_de_france = { territory-ile_de_france }
area-normandia = { territory-normandia }
area-bretagna = { territory-bretagna }
area-fiandre = { territory-fiandre }
area-champagne = { territory-champagne }
area-borgogna = { territory-borgogna }
area-poitou = { territory-poitou }
area-linguadoca = { territory-linguadoca }
area-kent = { territory-kent }
area-wessex = { territory-wessex }
area-anglia = { territory-anglia }
area-mercia = { territory-mercia }
area-galles = { territory-galles }
area-northumbria = { territory-northumbria }
area-irlanda = { territory-irlanda }
area-guascogna = { territory-guascogna }
area-galicia = { territory-galicia }
area-leon = { territory-leon }
area-biscaglia = { territory-biscaglia }
area-castiglia_vecchia = { territory-castiglia_vecchia }
area-castiglia_nuova = { territory-castiglia_nuova }
area-estremadura = { territory-estremadura }
area-andalusia = { territory-andalusia }
area-murcia = { territory-murcia }
area-rif = { territory-rif }
area-fez = { territory-fez }
area-doukkala = { territory-doukkala }
area-haouz = { territory-haouz }
area-sus = { territory-sus }
area-atlante = { territory-atlante }
area-tafilalt = { territory-tafilalt }
area-granada = { territory-granada }
area-lothian = { territory-lothian }
area-highlands = { territory-highlands }
area-galloway = { territory-galloway }
area-douro = { territory-douro }
area-tago = { territory-tago }
area-algarve = { territory-algarve }
area-aragona = { territory-aragona }
area-catalogna = { territory-catalogna }
area-valencia = { territory-valencia }
area-baleari = { territory-baleari }
area-tlemcen = { territory-tlemcen }
area-algeri = { territory-algeri }
area-hodna = { territory-hodna }
area-moscovia = { territory-moscovia }
area-vladimir = { territory-vladimir }
area-riazan = { territory-riazan }
area-smolensk = { territory-smolensk }
area-polock = { territory-polock }
area-kiev = { territory-kiev }
area-cernigov = { territory-cernigov }
area-volinia = { territory-volinia }
area-novgorod = { territory-novgorod }
area-ingria = { territory-ingria }
area-carelia = { territory-carelia }
area-vologda = { territory-vologda }
area-prussia = { territory-prussia }
area-samogizia = { territory-samogizia }
area-livonia = { territory-livonia }
area-jutland = { territory-jutland }
area-selandia = { territory-selandia }
area-scania = { territory-scania }
area-norvegia = { territory-norvegia }
area-gotaland = { territory-gotaland }
area-svealand = { territory-svealand }
area-finlandia = { territory-finlandia }
area-cumania = { territory-cumania }
area-crimea = { territory-crimea }
area-basso_volga = { territory-basso_volga }
area-cipro = { territory-cipro }
area-rodi = { territory-rodi }
area-malta = { territory-malta }
area-stretto_gibilterra = { sea-stretto_gibilterra }
area-golfo_cadice = { sea-golfo_cadice }
area-costa_marocco = { sea-costa_marocco }
area-costa_lusitana = { sea-costa_lusitana }
area-mare_cantabrico = { sea-mare_cantabrico }
area-golfo_guascogna = { sea-golfo_guascogna }
area-manica = { sea-manica }
area-mar_irlanda = { sea-mar_irlanda }
area-oceano_sud = { sea-oceano_sud }
area-oceano_nord = { sea-oceano_nord }
area-passo_calais = { sea-passo_calais }
area-mare_nord_sud = { sea-mare_nord_sud }
area-costa_scozzese = { sea-costa_scozzese }
area-baia_tedesca = { sea-baia_tedesca }
area-skagerrak = { sea-skagerrak }
area-mare_nord = { sea-mare_nord }
area-grande_belt = { sea-grande_belt }
area-baltico_occ = { sea-baltico_occ }
area-golfo_danzica = { sea-golfo_danzica }
area-mar_gotland = { sea-mar_gotland }
area-golfo_riga = { sea-golfo_riga }
area-golfo_botnia = { sea-golfo_botnia }
area-alboran = { sea-alboran }
area-mare_balearico = { sea-mare_balearico }
area-golfo_leone = { sea-golfo_leone }
area-mar_ligure = { sea-mar_ligure }
area-mar_tirreno = { sea-mar_tirreno }
area-stretto_messina = { sea-stretto_messina }
area-canale_sicilia = { sea-canale_sicilia }
area-mare_algeria = { sea-mare_algeria }
area-mare_sardegna = { sea-mare_sardegna }
area-adriatico_nord = { sea-adriatico_nord }
area-adriatico_sud = { sea-adriatico_sud }
area-mar_ionio = { sea-mar_ionio }
area-golfo_sirte = { sea-golfo_sirte }
area-egeo_sud = { sea-egeo_sud }
area-egeo_nord = { sea-egeo_nord }
area-mar_licia = { sea-mar_licia }
area-mar_levante = { sea-mar_levante }
area-mare_egitto = { sea-mare_egitto }
area-mar_libia = { sea-mar_libia }
area-bosforo = { sea-bosforo }
area-mar_nero_occ = { sea-mar_nero_occ }
area-mar_nero_nord = { sea-mar_nero_nord }
area-mar_nero_sud = { sea-mar_nero_sud }
area-mar_nero_centro = { sea-mar_nero_centro }
city-alessandria = Alexandria
city-antiochia = Antioch
city-bagdad = Baghdad
city-barcellona = Barcelona
city-belgrado = Belgrade
city-bordeaux = Bordeaux
city-bruges = Bruges
city-buda = Buda
city-caffa = Caffa
city-candia = Candia
city-ceuta = Ceuta
city-copenaghen = Copenhagen
city-costantinopoli = Constantinople
city-damasco = Damascus
city-danzica = Danzig
city-genova = Genoa
city-gerusalemme = Jerusalem
city-iconio = Iconium
city-kiev_citta = Kiev
city-lisbona = Lisbon
city-londra = London
city-lubecca = Lübeck
city-marrakesh = Marrakesh
city-mosca = Moscow
city-napoli = Naples
city-novgorod_citta = Novgorod
city-parigi = Paris
city-praga = Prague
city-roma = Rome
city-siviglia = Seville
city-tessalonica = Thessalonica
city-toledo = Toledo
city-trebisonda = Trebizond
city-tunisi = Tunis
city-venezia = Venice
city-vienna = Vienna
kingdom-bizantini = Byzantine Empire
    .the = the Byzantine Empire
kingdom-mamelucchi = Mamluk Sultanate
    .the = the Mamluk Sultanate
kingdom-rum = Sultanate of Rum
    .the = the Sultanate of Rum
kingdom-sri = Holy Roman Empire
    .the = the Holy Roman Empire
kingdom-ungheria = Kingdom of Hungary
    .the = the Kingdom of Hungary
kingdom-castiglia = Kingdom of Castile
    .the = the Kingdom of Castile
kingdom-francia = Kingdom of France
    .the = the Kingdom of France
kingdom-inghilterra = Kingdom of England
    .the = the Kingdom of England
kingdom-almohadi = Almohad Caliphate
    .the = the Almohad Caliphate
kingdom-russi = Russian Principalities
    .the = the Russian Principalities
    .n = p
kingdom-chiesa = Papal State
    .the = the Papal State
kingdom-stati_crociati = Crusader States
    .the = the Crusader States
    .n = p
kingdom-cilicia_armena = Kingdom of Cilicia
    .the = the Kingdom of Cilicia
kingdom-georgia = Georgia and Trebizond
kingdom-bulgaria_valacchia = Bulgarian and Wallachian Empire
    .the = the Bulgarian and Wallachian Empire
kingdom-serbia = Kingdom of Serbia
    .the = the Kingdom of Serbia
kingdom-stati_latini = Latin States of Greece
    .the = the Latin States of Greece
    .n = p
kingdom-due_sicilie = Kingdom of the Two Sicilies
    .the = the Kingdom of the Two Sicilies
kingdom-comuni = Italian Communes
    .the = the Italian Communes
    .n = p
kingdom-arles = Kingdom of Arles
    .the = the Kingdom of Arles
kingdom-boemia_regno = Kingdom of Bohemia
    .the = the Kingdom of Bohemia
kingdom-polonia = Polish Duchies
    .the = the Polish Duchies
    .n = p
kingdom-hafsidi = Hafsid Sultanate
    .the = the Hafsid Sultanate
kingdom-scozia = Kingdom of Scotland
    .the = the Kingdom of Scotland
kingdom-portogallo = Kingdom of Portugal
    .the = the Kingdom of Portugal
kingdom-aragona_corona = Crown of Aragon
    .the = the Crown of Aragon
kingdom-zayyanidi = Kingdom of Tlemcen
    .the = the Kingdom of Tlemcen
kingdom-novgorod_rep = Republic of Novgorod
    .the = the Republic of Novgorod
kingdom-teutonici = Teutonic Knights
    .the = the Teutonic Knights
    .n = p
kingdom-danimarca = Kingdom of Denmark
    .the = the Kingdom of Denmark
kingdom-scandinavia = Kingdoms of Sweden and Norway
    .the = the Kingdoms of Sweden and Norway
    .n = p
kingdom-cumania_kh = Cuman Khanate
    .the = the Cuman Khanate
holder-barbarians = the barbarians
    .the = the barbarians
    .n = p
phase-setup = Set-up
phase-swords = Swords
phase-cards = Empire cards
phase-dice = Event dice
phase-diplomacy = Diplomacy
phase-reinforcements = Reinforcements
phase-taxes = Taxes
phase-purchase = Purchase
phase-placement = Placement
phase-combat = Combat
phase-trade = Trade
phase-limits = End of the turn
phase-barbarians = Barbarians

# Pieces and goods
transport-0-trade_ship-1 = trade ship 1
transport-0-trade_ship-2 = trade ship 2
transport-0-trade_ship-3 = trade ship 3
transport-0-trade_ship-4 = trade ship 4
transport-0-trade_ship-5 = trade ship 5
transport-0-trade_ship-6 = trade ship 6
transport-0-caravan-1 = caravan 1
transport-0-caravan-2 = caravan 2
transport-0-caravan-3 = caravan 3
transport-0-caravan-4 = caravan 4
transport-0-caravan-5 = caravan 5
transport-0-caravan-6 = caravan 6
transport-0-war_ship-1 = war ship 1
transport-0-war_ship-2 = war ship 2
transport-0-war_ship-3 = war ship 3
transport-0-war_ship-4 = war ship 4
transport-0-war_ship-5 = war ship 5
transport-0-war_ship-6 = war ship 6
transport-0-cavalry-1 = cavalry 1
transport-0-cavalry-2 = cavalry 2
transport-0-cavalry-3 = cavalry 3
transport-0-cavalry-4 = cavalry 4
transport-0-cavalry-5 = cavalry 5
transport-0-cavalry-6 = cavalry 6
transport-1-trade_ship-1 = trade ship 1
transport-1-trade_ship-2 = trade ship 2
transport-1-trade_ship-3 = trade ship 3
transport-1-trade_ship-4 = trade ship 4
transport-1-trade_ship-5 = trade ship 5
transport-1-trade_ship-6 = trade ship 6
transport-1-caravan-1 = caravan 1
transport-1-caravan-2 = caravan 2
transport-1-caravan-3 = caravan 3
transport-1-caravan-4 = caravan 4
transport-1-caravan-5 = caravan 5
transport-1-caravan-6 = caravan 6
transport-1-war_ship-1 = war ship 1
transport-1-war_ship-2 = war ship 2
transport-1-war_ship-3 = war ship 3
transport-1-war_ship-4 = war ship 4
transport-1-war_ship-5 = war ship 5
transport-1-war_ship-6 = war ship 6
transport-1-cavalry-1 = cavalry 1
transport-1-cavalry-2 = cavalry 2
transport-1-cavalry-3 = cavalry 3
transport-1-cavalry-4 = cavalry 4
transport-1-cavalry-5 = cavalry 5
transport-1-cavalry-6 = cavalry 6
transport-2-trade_ship-1 = trade ship 1
transport-2-trade_ship-2 = trade ship 2
transport-2-trade_ship-3 = trade ship 3
transport-2-trade_ship-4 = trade ship 4
transport-2-trade_ship-5 = trade ship 5
transport-2-trade_ship-6 = trade ship 6
transport-2-caravan-1 = caravan 1
transport-2-caravan-2 = caravan 2
transport-2-caravan-3 = caravan 3
transport-2-caravan-4 = caravan 4
transport-2-caravan-5 = caravan 5
transport-2-caravan-6 = caravan 6
transport-2-war_ship-1 = war ship 1
transport-2-war_ship-2 = war ship 2
transport-2-war_ship-3 = war ship 3
transport-2-war_ship-4 = war ship 4
transport-2-war_ship-5 = war ship 5
transport-2-war_ship-6 = war ship 6
transport-2-cavalry-1 = cavalry 1
transport-2-cavalry-2 = cavalry 2
transport-2-cavalry-3 = cavalry 3
transport-2-cavalry-4 = cavalry 4
transport-2-cavalry-5 = cavalry 5
transport-2-cavalry-6 = cavalry 6
transport-3-trade_ship-1 = trade ship 1
transport-3-trade_ship-2 = trade ship 2
transport-3-trade_ship-3 = trade ship 3
transport-3-trade_ship-4 = trade ship 4
transport-3-trade_ship-5 = trade ship 5
transport-3-trade_ship-6 = trade ship 6
transport-3-caravan-1 = caravan 1
transport-3-caravan-2 = caravan 2
transport-3-caravan-3 = caravan 3
transport-3-caravan-4 = caravan 4
transport-3-caravan-5 = caravan 5
transport-3-caravan-6 = caravan 6
transport-3-war_ship-1 = war ship 1
transport-3-war_ship-2 = war ship 2
transport-3-war_ship-3 = war ship 3
transport-3-war_ship-4 = war ship 4
transport-3-war_ship-5 = war ship 5
transport-3-war_ship-6 = war ship 6
transport-3-cavalry-1 = cavalry 1
transport-3-cavalry-2 = cavalry 2
transport-3-cavalry-3 = cavalry 3
transport-3-cavalry-4 = cavalry 4
transport-3-cavalry-5 = cavalry 5
transport-3-cavalry-6 = cavalry 6
transport-4-trade_ship-1 = trade ship 1
transport-4-trade_ship-2 = trade ship 2
transport-4-trade_ship-3 = trade ship 3
transport-4-trade_ship-4 = trade ship 4
transport-4-trade_ship-5 = trade ship 5
transport-4-trade_ship-6 = trade ship 6
transport-4-caravan-1 = caravan 1
transport-4-caravan-2 = caravan 2
transport-4-caravan-3 = caravan 3
transport-4-caravan-4 = caravan 4
transport-4-caravan-5 = caravan 5
transport-4-caravan-6 = caravan 6
transport-4-war_ship-1 = war ship 1
transport-4-war_ship-2 = war ship 2
transport-4-war_ship-3 = war ship 3
transport-4-war_ship-4 = war ship 4
transport-4-war_ship-5 = war ship 5
transport-4-war_ship-6 = war ship 6
transport-4-cavalry-1 = cavalry 1
transport-4-cavalry-2 = cavalry 2
transport-4-cavalry-3 = cavalry 3
transport-4-cavalry-4 = cavalry 4
transport-4-cavalry-5 = cavalry 5
transport-4-cavalry-6 = cavalry 6
transport-5-trade_ship-1 = trade ship 1
transport-5-trade_ship-2 = trade ship 2
transport-5-trade_ship-3 = trade ship 3
transport-5-trade_ship-4 = trade ship 4
transport-5-trade_ship-5 = trade ship 5
transport-5-trade_ship-6 = trade ship 6
transport-5-caravan-1 = caravan 1
transport-5-caravan-2 = caravan 2
transport-5-caravan-3 = caravan 3
transport-5-caravan-4 = caravan 4
transport-5-caravan-5 = caravan 5
transport-5-caravan-6 = caravan 6
transport-5-war_ship-1 = war ship 1
transport-5-war_ship-2 = war ship 2
transport-5-war_ship-3 = war ship 3
transport-5-war_ship-4 = war ship 4
transport-5-war_ship-5 = war ship 5
transport-5-war_ship-6 = war ship 6
transport-5-cavalry-1 = cavalry 1
transport-5-cavalry-2 = cavalry 2
transport-5-cavalry-3 = cavalry 3
transport-5-cavalry-4 = cavalry 4
transport-5-cavalry-5 = cavalry 5
transport-5-cavalry-6 = cavalry 6
transport-6-trade_ship-1 = trade ship 1
transport-6-trade_ship-2 = trade ship 2
transport-6-trade_ship-3 = trade ship 3
transport-6-trade_ship-4 = trade ship 4
transport-6-trade_ship-5 = trade ship 5
transport-6-trade_ship-6 = trade ship 6
transport-6-caravan-1 = caravan 1
transport-6-caravan-2 = caravan 2
transport-6-caravan-3 = caravan 3
transport-6-caravan-4 = caravan 4
transport-6-caravan-5 = caravan 5
transport-6-caravan-6 = caravan 6
transport-6-war_ship-1 = war ship 1
transport-6-war_ship-2 = war ship 2
transport-6-war_ship-3 = war ship 3
transport-6-war_ship-4 = war ship 4
transport-6-war_ship-5 = war ship 5
transport-6-war_ship-6 = war ship 6
transport-6-cavalry-1 = cavalry 1
transport-6-cavalry-2 = cavalry 2
transport-6-cavalry-3 = cavalry 3
transport-6-cavalry-4 = cavalry 4
transport-6-cavalry-5 = cavalry 5
transport-6-cavalry-6 = cavalry 6
transport-7-trade_ship-1 = trade ship 1
transport-7-trade_ship-2 = trade ship 2
transport-7-trade_ship-3 = trade ship 3
transport-7-trade_ship-4 = trade ship 4
transport-7-trade_ship-5 = trade ship 5
transport-7-trade_ship-6 = trade ship 6
transport-7-caravan-1 = caravan 1
transport-7-caravan-2 = caravan 2
transport-7-caravan-3 = caravan 3
transport-7-caravan-4 = caravan 4
transport-7-caravan-5 = caravan 5
transport-7-caravan-6 = caravan 6
transport-7-war_ship-1 = war ship 1
transport-7-war_ship-2 = war ship 2
transport-7-war_ship-3 = war ship 3
transport-7-war_ship-4 = war ship 4
transport-7-war_ship-5 = war ship 5
transport-7-war_ship-6 = war ship 6
transport-7-cavalry-1 = cavalry 1
transport-7-cavalry-2 = cavalry 2
transport-7-cavalry-3 = cavalry 3
transport-7-cavalry-4 = cavalry 4
transport-7-cavalry-5 = cavalry 5
transport-7-cavalry-6 = cavalry 6
transport-8-trade_ship-1 = trade ship 1
transport-8-trade_ship-2 = trade ship 2
transport-8-trade_ship-3 = trade ship 3
transport-8-trade_ship-4 = trade ship 4
transport-8-trade_ship-5 = trade ship 5
transport-8-trade_ship-6 = trade ship 6
transport-8-caravan-1 = caravan 1
transport-8-caravan-2 = caravan 2
transport-8-caravan-3 = caravan 3
transport-8-caravan-4 = caravan 4
transport-8-caravan-5 = caravan 5
transport-8-caravan-6 = caravan 6
transport-8-war_ship-1 = war ship 1
transport-8-war_ship-2 = war ship 2
transport-8-war_ship-3 = war ship 3
transport-8-war_ship-4 = war ship 4
transport-8-war_ship-5 = war ship 5
transport-8-war_ship-6 = war ship 6
transport-8-cavalry-1 = cavalry 1
transport-8-cavalry-2 = cavalry 2
transport-8-cavalry-3 = cavalry 3
transport-8-cavalry-4 = cavalry 4
transport-8-cavalry-5 = cavalry 5
transport-8-cavalry-6 = cavalry 6
transport-9-trade_ship-1 = trade ship 1
transport-9-trade_ship-2 = trade ship 2
transport-9-trade_ship-3 = trade ship 3
transport-9-trade_ship-4 = trade ship 4
transport-9-trade_ship-5 = trade ship 5
transport-9-trade_ship-6 = trade ship 6
transport-9-caravan-1 = caravan 1
transport-9-caravan-2 = caravan 2
transport-9-caravan-3 = caravan 3
transport-9-caravan-4 = caravan 4
transport-9-caravan-5 = caravan 5
transport-9-caravan-6 = caravan 6
transport-9-war_ship-1 = war ship 1
transport-9-war_ship-2 = war ship 2
transport-9-war_ship-3 = war ship 3
transport-9-war_ship-4 = war ship 4
transport-9-war_ship-5 = war ship 5
transport-9-war_ship-6 = war ship 6
transport-9-cavalry-1 = cavalry 1
transport-9-cavalry-2 = cavalry 2
transport-9-cavalry-3 = cavalry 3
transport-9-cavalry-4 = cavalry 4
transport-9-cavalry-5 = cavalry 5
transport-9-cavalry-6 = cavalry 6
banner-0-banner-1 = banner 1
banner-0-banner-2 = banner 2
banner-0-banner-3 = banner 3
banner-0-banner-4 = banner 4
banner-0-banner-5 = banner 5
banner-0-banner-6 = banner 6
banner-1-banner-1 = banner 1
banner-1-banner-2 = banner 2
banner-1-banner-3 = banner 3
banner-1-banner-4 = banner 4
banner-1-banner-5 = banner 5
banner-1-banner-6 = banner 6
banner-2-banner-1 = banner 1
banner-2-banner-2 = banner 2
banner-2-banner-3 = banner 3
banner-2-banner-4 = banner 4
banner-2-banner-5 = banner 5
banner-2-banner-6 = banner 6
banner-3-banner-1 = banner 1
banner-3-banner-2 = banner 2
banner-3-banner-3 = banner 3
banner-3-banner-4 = banner 4
banner-3-banner-5 = banner 5
banner-3-banner-6 = banner 6
banner-4-banner-1 = banner 1
banner-4-banner-2 = banner 2
banner-4-banner-3 = banner 3
banner-4-banner-4 = banner 4
banner-4-banner-5 = banner 5
banner-4-banner-6 = banner 6
banner-5-banner-1 = banner 1
banner-5-banner-2 = banner 2
banner-5-banner-3 = banner 3
banner-5-banner-4 = banner 4
banner-5-banner-5 = banner 5
banner-5-banner-6 = banner 6
banner-6-banner-1 = banner 1
banner-6-banner-2 = banner 2
banner-6-banner-3 = banner 3
banner-6-banner-4 = banner 4
banner-6-banner-5 = banner 5
banner-6-banner-6 = banner 6
banner-7-banner-1 = banner 1
banner-7-banner-2 = banner 2
banner-7-banner-3 = banner 3
banner-7-banner-4 = banner 4
banner-7-banner-5 = banner 5
banner-7-banner-6 = banner 6
banner-8-banner-1 = banner 1
banner-8-banner-2 = banner 2
banner-8-banner-3 = banner 3
banner-8-banner-4 = banner 4
banner-8-banner-5 = banner 5
banner-8-banner-6 = banner 6
banner-9-banner-1 = banner 1
banner-9-banner-2 = banner 2
banner-9-banner-3 = banner 3
banner-9-banner-4 = banner 4
banner-9-banner-5 = banner 5
banner-9-banner-6 = banner 6
reserve-armies = armies
    .n = p
reserve-trade_ship = trade ship
reserve-caravan = caravan
reserve-war_ship = war ship
reserve-cavalry = cavalry
reserve-banner = banner
reserve-general = general
reserve-catapult = catapult
reserve-bombard = bombard
start-trade_ship = trade ship
start-caravan = caravan
start-war_ship = war ship
start-cavalry = cavalry
start-banner = banner
start-catapult = catapult
start-cathedral = cathedral
engine-catapult = catapult
engine-bombard = bombard
building-none = nothing
building-fattoria = farm
building-mercato = market
building-miniera = mine
good-sale = salt
good-ferro = iron
good-pelli = furs
good-grano = grain
good-schiavi = slaves
good-spezie = spices
good-tessuti = cloth
good-vino = wine
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
arm-fort_1 = fort
arm-fort_2 = castle
arm-fort_3 = palace
arm-fort_4 = fortress
arm-tower = tower
arm-catapult = catapult
arm-bombard = bombard
arm-ship = war ships
arm-level = level of the ships
arm-commander = barbarian commander
arm-general = barbarian general
leader-none = no leader
leader-commander = commander
leader-general = general
omen-calamity = a calamity comes
omen-event = an event and rebellions
omen-growth = the barbarians grow
omen-nothing = nothing happens

# Cards and technologies
card-mercenario = Mercenary
card-archibugiere = Arquebusier
card-condottiero = Condottiere
card-genio = Genius
card-reliquia = Relic
card-templare = Templar
card-eroina = Heroine
card-sicario = Assassin
card-ladro = Thief
card-diplomatico = Diplomat
card-targa_doro = Golden Tablet
card-trattato = Treaty
card-mercante = Merchant
card-gabelliere = Tax Collector
card-architetto = Architect
card-vescovo = Bishop
card-papa = Pope
technology-agricoltura = Agriculture
technology-vasellame = Pottery
technology-tessitura = Weaving
technology-medicina = Medicine
technology-deismo = Deism
technology-misticismo = Mysticism
technology-monoteismo = Monotheism
technology-teologia = Theology
technology-matematica = Mathematics
technology-architettura = Architecture
technology-astronomia = Astronomy
technology-ingegneria = Engineering
technology-strade = Roads
technology-miniere = Mining
technology-metalli = Metalworking
technology-monete = Coinage
technology-istruzione = Education
technology-letteratura = Literature
technology-teatro = Theatre
technology-musica = Music
technology-legge = Law
technology-filosofia = Philosophy
technology-esercito = Army
technology-democrazia = Democracy
objective-bizantini_1 = Restoration of the Balkans
objective-bizantini_2 = Reconquest of Asia
objective-bizantini_3 = Mare Nostrum
objective-mamelucchi_1 = Holy Land and Euphrates
objective-mamelucchi_2 = Syria and Anatolia
objective-mamelucchi_3 = Maghreb and Sicily
objective-rum_1 = Nicaea and Constantinople
objective-rum_2 = Levant and Egypt
objective-rum_3 = Armenia, Caucasus and steppes
objective-sri_1 = Italy and Arles
objective-sri_2 = The East
objective-sri_3 = The West
objective-ungheria_1 = Balkans
objective-ungheria_2 = Central Europe
objective-ungheria_3 = Rus and steppes
objective-francia_1 = Anjou
objective-francia_2 = Across the Channel
objective-francia_3 = Pyrenees and Rhine
objective-inghilterra_1 = Angevin Empire
objective-inghilterra_2 = Sea road
objective-inghilterra_3 = Northern seas
objective-castiglia_1 = Reconquista and Africa
objective-castiglia_2 = Beyond the Pyrenees
objective-castiglia_3 = Mediterranean empire
objective-almohadi_1 = Al-Andalus
objective-almohadi_2 = From the Maghreb to the Nile
objective-almohadi_3 = Middle sea
objective-russi_1 = Lands of the Rus
objective-russi_2 = Black Sea
objective-russi_3 = Baltic
pact-passage = passage
    .the = the passage
pact-trade = trade
    .the = the trade
pact-toll_taken = toll taken
    .the = the toll taken
pact-toll_paid = toll paid
    .the = the toll paid
pact-alliance = alliance
    .the = the alliance
feat-barbarian_kingdom_minor = a minor kingdom taken from the barbarians
feat-barbarian_kingdom_large = a great kingdom taken from the barbarians
feat-tower = a tower
feat-player_city = a city taken from a player
feat-player_kingdom_minor = a minor kingdom taken from a player
feat-player_kingdom_large = a great kingdom taken from a player
feat-player_transport = a transport taken or destroyed
feat-pope_held_by_christian = the Pope held
feat-pope_killed_by_non_christian = the Pope killed
feat-general_killed = a general killed
feat-banner_destroyed = a banner destroyed
feat-all_technologies = all technologies
feat-crusade_engine = a siege engine destroyed in a crusade
feat-pope_lost = the Pope lost
feat-diplomacy = diplomacy
feat-event = an event
feat-crusade = the crusade
term-give_passage = gives passage
term-ask_passage = asks for passage
term-give_trade = gives trade
term-ask_trade = asks for trade
term-ally = proposes an alliance
term-peace = proposes peace
term-give_pope = gives the Pope
term-ask_pope = asks for the Pope
calamity-alchimia = Alchemy
calamity-assalto_convogli = Convoy assault
calamity-carestia = Famine
calamity-concilio = Council
calamity-crociata = Crusade
calamity-disordini = Civil disorder
calamity-governatore = Governor
calamity-guerra_civile = Civil war
calamity-imperatore = Emperor
calamity-inganno = Deceit
calamity-inquisizione = Inquisition
calamity-invasioni = Barbarian invasions
calamity-peste = Plague
calamity-pirati = Pirates
calamity-rivolta_schiavi = Slave revolt
calamity-superstizione = Superstition
calamity-tempesta = Storm
event-briganti = Brigands
event-fiera = Trade fair
event-fango = Mud
event-pedaggio = Toll
event-pellegrini = Pilgrims
event-diserzione = Desertion
event-volontari = Volunteers
event-moria = Horse plague
event-guide = Skilled guides
event-imboscata = Ambush
event-ammutinamento = Mutiny
event-bonaccia = Dead calm
event-vento = Fair wind
event-naufragio = Shipwreck
event-corsari = Corsairs
event-affari = Good business
event-avaria = Damage
event-scorbuto = Scurvy
event-relitto = Wreck
event-gloria = Glory at sea
event-ordine_sepolcro = Order of the Holy Sepulchre
event-ordine_templari = Templars
event-ordine_ospitalieri = Hospitallers
event-ordine_teutonici = Teutonic Knights
event-ordine_san_giacomo = Order of Saint James
treasure-tesoro_01 = 2 deserters, 50 florins, 2 goods
treasure-tesoro_02 = 4 deserters, 30 florins, 3 goods
treasure-tesoro_03 = 6 deserters, 20 florins
treasure-tesoro_04 = 8 deserters, 2 goods
treasure-tesoro_05 = 10 deserters
treasure-tesoro_06 = 100 florins, 4 goods
treasure-tesoro_07 = 150 florins, an empire card
treasure-tesoro_08 = 3 deserters, 80 florins, 5 goods
treasure-tesoro_09 = 1 deserter, 200 florins
treasure-tesoro_10 = 5 deserters, 60 florins, 10 goods, an empire card
land_zone-none = no zone
land_zone-1 = Levant
land_zone-2 = Centre
land_zone-3 = West
land_zone-4 = North-East
sea_zone-none = no zone
sea_zone-A = Atlantic
    .the = the Atlantic
sea_zone-B = North Sea
    .the = the North Sea
sea_zone-C = Baltic
    .the = the Baltic
sea_zone-D = Western Mediterranean
    .the = the Western Mediterranean
sea_zone-E = Eastern Mediterranean
    .the = the Eastern Mediterranean
sea_zone-F = Black Sea
    .the = the Black Sea
horde-kazakistan = Golden Horde
    .the = the Golden Horde
horde-khanato = Khanate
    .the = the Khanate
ground-war = war on a Christian
ground-alliance = an alliance with another faith
ground-pledge = a broken crusade pledge
ground-papal_state = a failed attack on the Papal State
source-taxes = taxes
source-trade = trade
source-tolls = tolls
source-deals = deals
source-events = events
source-other = other

# Moves
move-take_kingdom = Take { $kingdom-the }
move-station = Put { $start }: { $territory }
move-garrison = Put { $batch ->
    [one] one army
   *[other] { $batch } armies
 } in { $territory-the }
move-bid = Bid { $bid } florins
move-armies = { $armies ->
    [0] No army
    [one] One army
   *[other] { $armies } armies
 }
move-units = { $units ->
    [one] One unit
   *[other] { $units } units
 }
move-coin_card = Spend an Honour Coin: a card
move-coin_armies = Coin: 10 armies in { $territory-the }
move-coin_florins = Spend an Honour Coin: 333 florins
move-offer = Make { $seat } an offer
move-offer_peace = Offer { $seat } peace
move-declare_war = Declare war on { $seat }
move-declare_war_claims = War on { $seat }, paid with casus belli
move-revoke = Revoke { $pact-the } with { $seat }
move-revoke_claims = Claims: revoke { $pact-the } with { $seat }
move-propose_claims = Propose, the toll for casus belli
move-accept_claims = Accept, the toll for casus belli
move-give_passage = I give passage
move-ask_passage = I get passage
move-give_trade = I give trade
move-ask_trade = I get trade
move-give_toll = I pay a toll of { $toll } per cent
move-ask_toll = I take a toll of { $toll } per cent
move-ally = Military alliance
move-give_florins = I give { $sum } florins
move-ask_florins = I get { $sum } florins
move-peace = Peace
move-give_instalments = I pay { $part } florins a turn for { $terms ->
    [one] one turn
   *[other] { $terms } turns
 }
move-ask_instalments = I get { $part } florins a turn for { $terms ->
    [one] one turn
   *[other] { $terms } turns
 }
move-give_transport = I give { $transport }
move-ask_transport = I get the transport { $transport }
move-give_territory = I cede { $territory-the }
move-ask_territory = I get { $territory-the }
move-give_pope = I give the Pope
move-ask_pope = I get the Pope
move-give_card = I give the { $card } card
move-ask_card = I get the { $card } card
move-join = Fight on { $seat-s } side
move-diplomat = Diplomat: truce with { $seat }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }
move-golden_tablet = Golden Tablet: pass { $seat }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }
move-treaty = Treaty: trade with { $seat }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }
move-assassin = Send { $seat } an Assassin
move-thief = Send { $seat } a Thief
move-parry = Stop the Assassin with yours
move-pick = Choose the { $card } card
move-absolve = Absolve { $seat }
move-bishop = Bishop: cathedral of { $territory-the }
move-raise_cathedral = Raise it in { $territory-the }
move-research = Learn { $technology }
move-council = Learn { $technology } at half price
move-settle = Build up the city in { $territory-the }
move-fortify = Fortify { $territory-the }
move-cathedral = Build a cathedral in { $territory-the }
move-build = Build the { $building } in { $territory-the }
move-buy = Buy { $reserve-a }
move-buy_grain = Buy a grain reserve
move-store_grain = A grain reserve in { $territory-the }
move-hire = Mercenary: hire { $hired ->
    [one] one army
   *[other] { $hired } armies
 }
move-architect = Play the Architect
move-place_armies = Place armies in { $territory-the }
move-place = Place { $reserve } in { $territory-the }
move-place_general = Give { $banner } a general
move-move = Move { $transport }: { $area }
move-march = March with { $banner } to { $territory-the }
move-load = Load armies on { $transport }
move-unload = Unload armies from { $transport }
move-transfer = Hand over armies of { $transport }
move-load_goods = Load goods on { $transport }
move-unload_goods = Unload goods from { $transport }
move-transfer_goods = Hand over goods of { $transport }
move-where = Here: { $territory }
move-which = Onto { $transport }
move-take_banner = { $banner }, too
move-take_goods = { $units ->
    [one] one unit
   *[other] { $units } units
 } of { $good }
move-move_engine = Move { $engine }: { $territory-short } → { $territory2-short }
move-attack = Attack { $territory-the } with { $banner }
move-attack_pieces = Attack { $seat-s } troops with { $banner }
move-attack_fleet = Attack { $seat-s } fleet with { $banner }
move-attack_pirates = Attack the pirates with { $banner }
move-attack_host = Attack the crusaders with { $banner }
move-blockade = Blockade { $seat }: { $sea }
move-close_strait = Close to { $seat }: { $sea }
move-lift = Unblock { $seat }: { $sea }
move-open_strait = Open to { $seat }: { $sea }
move-play = Use the { $card } card
move-roll = With { $dice ->
    [one] one army
   *[other] { $dice } armies
 }
move-banner_in = Move in with { $banner }
move-bombard_in = Bring the bombard in
move-man = { $units ->
    [one] one army
   *[other] { $units } armies
 } aboard { $transport }
move-poles = Carry the standard to { $territory-the }
move-lose_ground = Armies in { $territory-the }
move-lose_train = Banner’s armies in { $territory-the }
move-lose_aboard = Armies aboard { $transport }
move-lose_host = Armies of the crusading host
move-sell = Sell { $good } of { $transport }
move-purchase = Buy { $good } for { $transport }
move-remove_armies = Remove armies in { $territory-the }
move-remove_goods = Remove goods: { $good }, { $territory }
move-remove_transport = Remove { $transport }
move-remove_banner = Remove { $banner } from the map
move-remove_engine = Remove the { $engine } in { $territory-the }
move-smelt_stored = Smelt { $units } of iron: { $territory }
move-smelt_cargo = Smelt { $units } of iron aboard: { $transport }
move-deceive = Deceive { $seat }
move-lose_general = The general of { $banner }
move-lose_kept_general = A general in reserve
move-lose_host_general = The general of the crusading host
move-lose_cathedral = Lose the cathedral in { $territory-the }
move-spare_cathedral = Keep the cathedral in { $territory-the }
move-ruin = Strike the city in { $territory-the }
move-keep_land = Keep { $territory-the }
move-keep_transport = Keep the transport { $transport }
move-cede_land = Give up { $territory-the }
move-cede_transport = Give up the transport { $transport }
move-crusade_target = Against { $territory-the }
move-crusade_start = Gather in { $territory-the }
move-crusade_turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } of preparation
move-crusade_percent = { $percent } per cent of the armies
move-feed_ground = Send the host armies of the city
move-feed_train = Send the host armies of the banner
move-feed_aboard = To the host: armies of { $transport }
move-feed_banner = Send the host { $banner }
move-feed_engine = To the host: { $engine } of { $territory-the }
move-lead_host = March to { $area-the }
move-order_next = { $seat } fights next
move-grant_city = Give the city to { $seat }

# Set-up
setup-order = The swords give the order of set-up: { $seats }.
kingdom-taken = { $seat } takes { $kingdom-the }.
objective-dealt = Your objective is “{ $objective }”.
start-pieces = { $seat } sets up the start pieces.
start-armies = The start armies are placed, { $armies } at a time.
stationed = { $seat } puts the { $start } in { $territory-the }.
armies-stationed = { $seat } puts { $armies ->
    [one] one army
   *[other] { $armies } armies
 } in { $territory-the }.

# The turn
turn-begins = Turn { $turn }.
turn-of = { $seat } plays.
phase-begins = { $phase }.
sword-sold = { $seat } takes sword { $sword } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }, after { $bids ->
    [0] no bid
    [one] one bid
   *[other] { $bids } bids
 }.
sword-unsold = Nobody bids for sword { $sword }: it will be dealt.
swords-dealt = The swords give the order of play: { $seats }.
bid-made = { $seat } bids { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
bid-passed = { $seat } passes.
cards-dealt = Every player draws an empire card.
card-drawn = You draw the { $card } card.
card-drawn-open = { $seat } draws an empire card.
no-card-left = There are no empire cards left: { $seat } draws none.
deck-rebuilt = The empire deck is used up: the discards are reshuffled.
merchant-up = { $seat } knows Coinage and turns a Merchant face up.
collector-up = { $seat } has a cathedral and turns a Tax Collector face up.
event-dice = { $seat } rolls { $face ->
    [1] a skull
   *[other] { $face }
 } and { $face2 ->
    [1] a skull
   *[other] { $face2 }
 }: { $omen }.
reinforced = { $seat } gets { $armies ->
    [one] one army
   *[other] { $armies } armies
 } as reinforcements.
sum-of-reinforcements = { $seat-s } reinforcements
sum-kingdom = { $kingdom } { $value }
sum-tower = tower in { $territory-the } { $value }
merchants-paid = { $seat-s } { $count ->
    [one] one Merchant
   *[other] { $count } Merchants
 } { $count ->
    [one] brings
   *[other] bring
 } { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
collector-paid = { $seat-s } Tax Collector brings { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }: { $count ->
    [one] one cathedral
   *[other] { $count } cathedrals
 } × { $count2 ->
    [one] one territory
   *[other] { $count2 } territories
 } × 5.
instalment-paid = { $seat } pays { $seat2 } an instalment of { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
instalment-short = { $seat } is short: { $seat2-s } instalment lacks { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
honour-gained = { $seat } gains { $points ->
    [one] one Honour Point
   *[other] { $points } Honour Points
 }: { $feat }.
honour-lost = { $seat } loses { $points ->
    [one] one Honour Point
   *[other] { $points } Honour Points
 }: { $feat }.
claim-gained = { $seat } marks { $claims ->
    [one] one casus belli
   *[other] { $claims } casus belli
 } against { $seat2 }.
claims-spent = { $seat } spends { $claims ->
    [one] one casus belli
   *[other] { $claims } casus belli
 } against { $seat2 } instead of honour.
coin-gained = { $seat } gets an Honour Coin.
coin-for-armies = { $seat } spends an Honour Coin: 10 armies in { $territory-the }.
coin-for-card = { $seat } spends an Honour Coin for an empire card.
coin-for-florins = { $seat } spends an Honour Coin for 333 florins.
eliminated = { $seat } has neither land nor transports left and is out.
inherits = { $seat } inherits from { $seat2 } { $count ->
    [0] technologies, florins and reserve
    [one] one card, technologies, florins and reserve
   *[other] { $count } cards, technologies, florins and reserve
 }.
no-heir = Nobody inherits from { $seat }: all goes back to the box.
objective-shown = { $seat-s } objective was “{ $objective }”.
objective-costs = The objective costs { $seat } { $points ->
    [one] one Honour Point
   *[other] { $points } Honour Points
 }.
objective-worth = The objective is worth { $points ->
    [0] no Honour Point
    [one] one Honour Point
   *[other] { $points } Honour Points
 } to { $seat }.
sum-of-objective = { $seat-s } objective
sum-yellow = { $targets ->
    [one] one yellow territory
   *[other] { $targets } yellow territories
 } { $value }
sum-red = { $targets ->
    [one] one red territory
   *[other] { $targets } red territories
 } { $value }
sum-home-lost = { $targets ->
    [one] one home territory lost
   *[other] { $targets } home territories lost
 } { $value }

# The end of the game

end-begins = The end of the game.
turns-over = Turn { $turn } was the last one: Honour Points decide.
final-points = { $seat } ends with { $final ->
    [one] one Honour Point
   *[other] { $final } Honour Points
 }.
sum-of-points = { $seat-s } points
sum-honour = honour { $value }
sum-objective = objective { $value }
won-by-objective = { $seat } wins, holding all territories of “{ $objective }”.
won-by-honour = { $seat } wins with { $final ->
    [one] one Honour Point
   *[other] { $final } Honour Points
 }: { $cap ->
    [one] one is enough
   *[other] { $cap } are enough
 }.
won-by-points = { $seat } wins with { $final ->
    [one] one Honour Point
   *[other] { $final } Honour Points
 }.
won-by-lands = { $seat } wins: with equal points, { $final }, they have more territories ({ $targets }).
won-by-florins = { $seat } wins: with equal points, { $final }, and equal territories, they have more florins.
won-by-sword = { $seat } wins: equal in everything, with points { $final }, they have the lower sword.
won-alone = { $seat } wins: nobody else is left.
nobody-left = No player is left, and nobody wins.

# Diplomacy
offer-made = { $seat } makes { $seat2 } an offer.
offer-term = The offer { $term }.
offers-toll = The offer pays a toll of { $toll } per cent.
demands-toll = The offer takes a toll of { $toll } per cent.
offers-florins = The offer gives { $sum } florins.
demands-florins = The offer asks for { $sum } florins.
offers-instalments = The offer pays { $part } florins a turn for { $terms ->
    [one] one turn
   *[other] { $terms } turns
 }.
demands-instalments = The offer asks for { $part } florins a turn for { $terms ->
    [one] one turn
   *[other] { $terms } turns
 }.
offers-transport = The offer cedes { $transport }.
demands-transport = The offer asks for { $transport }.
offers-territory = The offer cedes { $territory-the }.
demands-territory = The offer asks for { $territory-the }.
offers-card = The offer gives the { $card } card.
demands-card = The offer asks for the { $card } card.
countered = { $seat } makes { $seat2 } a counter-offer.
offer-accepted = { $seat } accepts { $seat2-s } offer.
offer-refused = { $seat } refuses { $seat2-s } offer.
passage-granted = { $seat } grants { $seat2 } passage.
trade-granted = { $seat } grants { $seat2 } trade.
toll-agreed = { $seat } will take { $toll } per cent of { $seat2-s } sales.
allied = { $seat } and { $seat2 } form an alliance.
florins-given = { $seat } gives { $seat2 } { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
parts-agreed = { $seat } will pay { $seat2 } { $part } florins a turn for { $terms ->
    [one] one turn
   *[other] { $terms } turns
 }.
card-given = { $seat } gives { $seat2 } the { $card } card.
transport-ceded = { $seat } cedes { $transport } to { $seat2 }.
territory-ceded = { $seat } cedes { $territory-the } to { $seat2 }.
peace-made = { $seat } makes peace with { $seat2 }.
pacts-end = Every pact between { $seat } and { $seat2 } ends.
war-declared = { $seat } declares war on { $seat2 }.
joined = { $seat } joins the war on { $seat2-s } side.
declined = { $seat } does not follow { $seat2 } into war.
alliance-revoked = { $seat } stays out of the war: the alliance with { $seat2 } ends.
alliance-ends = The Pope has no Muslim allies: { $seat-s } alliance with { $seat2 } ends.
pact-revoked = { $seat } revokes { $pact-the } with { $seat2 }.
truce-imposed = { $seat } plays the Diplomat: { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } of truce with { $seat2 }.
passage-taken = { $seat } plays the Golden Tablet: passage from { $seat2 } for { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }.
trade-taken = { $seat } plays the Treaty: trade with { $seat2 } for { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }.
truce-over = The truce between { $seat } and { $seat2 } ends.
passage-over = { $seat-s } Golden Tablet for passage from { $seat2 } runs out.
trade-over = { $seat-s } Treaty for trade with { $seat2 } runs out.
assassin-sent = { $seat } sends { $seat2 } an Assassin.
assassin-parried = { $seat-s } Assassin stops { $seat2-s }.
assassin-kills = { $seat-s } Assassin costs { $seat2 } the { $card } card.
thief-sent = { $seat } sends { $seat2 } a Thief.
thief-takes = { $seat-s } Thief steals a card from { $seat2 }.
thief-took = { $seat-s } Thief stole the { $card } card from { $seat2 }.
hand-seen = { $seat } looks at { $seat2-s } cards.
bishop-takes = { $seat-s } Bishop takes { $seat2-s } cathedral in { $territory-the }.
cathedral-raised = { $seat } raises the cathedral in { $territory-the }.
pope-gained = { $seat } has the Pope, and the Papal State too.
pope-gone = { $seat } loses the Pope.
pope-killed = { $seat } takes Rome: the Pope dies.
absolved-all = { $seat-s } new Pope lifts all excommunications.

# Purchase and placement
learned = { $seat } learns { $technology } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
settlement-built = { $seat } builds { $level ->
    [1] a camp
    [2] a village
    [3] a town
   *[other] a capital
 } in { $territory-the } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
fort-built = { $seat } builds { $level ->
    [1] a fort
    [2] a castle
    [3] a palace
   *[other] a fortress
 } in { $territory-the } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
cathedral-built = { $seat } builds a cathedral in { $territory-the } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
building-built = { $seat } builds { $building-a } in { $territory-the } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
bought-piece = You buy { $reserve-a } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
grain-bought = You buy a grain reserve for { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
grain-stored = { $seat } stores grain in { $territory-the } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
hired = { $seat } plays the Mercenary: { $armies ->
    [one] one army
   *[other] { $armies } armies
 } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
architect-played = { $seat } plays the Architect and builds at half price.
armies-placed = { $seat } places { $armies ->
    [one] one army
   *[other] { $armies } armies
 } in { $territory-the }.
piece-placed = { $seat } places { $reserve-a } in { $territory-the }.
placed = { $seat } places { $armies ->
    [0] { "" }
    [one] one army
   *[other] { $armies } armies
 }{ $armies ->
    [0] { "" }
   *[other] { $count ->
        [0] { "" }
       *[other] { " and " }
    }
 }{ $count ->
    [0] { "." }
    [one] one piece.
   *[other] { $count } pieces.
 }
general-placed = { $seat } gives { $banner } a general.

# Movement
moved = { $seat-s } { $transport } passes from { $area-the } to { $area2-the }.
voyage = { $seat-s } { $transport } goes to { $area-the }.
banner-marches = { $seat-s } { $banner } marches from { $territory-the } to { $territory2-the }.
march-armies = { $seat-s } { $banner } marches from { $territory-the } to { $territory2-the } with { $armies ->
    [one] one army
   *[other] { $armies } armies
 }.
armies-loaded = { $seat-s } { $transport } loads { $armies ->
    [one] one army
   *[other] { $armies } armies
 } in { $territory-the }.
armies-landed = { $seat-s } { $transport } unloads { $armies ->
    [one] one army
   *[other] { $armies } armies
 } in { $territory-the }.
armies-shifted = { $seat-s } { $transport } hands { $armies ->
    [one] one army
   *[other] { $armies } armies
 } over to { $transport2 }.
banner-boards = { $seat-s } { $banner } boards { $transport }.
banner-leaves = { $seat-s } { $banner } goes ashore in { $territory-the }.
goods-loaded = { $seat-s } { $transport } loads { $units ->
    [one] one unit
   *[other] { $units } units
 } of { $good } in { $territory-the }.
goods-landed = { $seat-s } { $transport } unloads { $units ->
    [one] one unit
   *[other] { $units } units
 } of { $good } in { $territory-the }.
goods-shifted = { $seat-s } { $transport } hands { $units ->
    [one] one unit
   *[other] { $units } units
 } of { $good } to { $transport2 }.
engine-moved = { $seat } moves the { $engine } from { $territory-the } to { $territory2-the }.
blockade-declared = { $seat } blockades { $seat2-s } ships in { $sea-the }.
strait-closed = { $seat } closes { $sea-the } to { $seat2-s } ships.
blockade-lifted = { $seat } lifts the blockade of { $seat2 } in { $sea-the }.
strait-opened = { $seat } opens { $sea-the } to { $seat2-s } ships.
blockade-ends = { $seat-s } blockade of { $seat2 } in { $sea-the } is over.

# Battles
battle-territory = { $seat } attacks { $seat2 } in { $territory-the }: { $armies ->
    [one] one army
   *[other] { $armies } armies
 } against { $armies2 }.
battle-wild = { $seat } attacks the barbarians in { $territory-the }: { $armies ->
    [one] one army
   *[other] { $armies } armies
 } against { $armies2 }.
battle-pieces = { $seat } attacks { $seat2-s } troops in { $territory-the }: { $armies ->
    [one] one army
   *[other] { $armies } armies
 } against { $armies2 }.
battle-fleet = { $seat } attacks { $seat2-s } fleet in { $sea-the }: { $armies ->
    [one] one army
   *[other] { $armies } armies
 } against { $armies2 }.
battle-pirates = { $seat } attacks the pirates in { $sea-the }: { $armies ->
    [one] one army
   *[other] { $armies } armies
 } against { $armies2 }.
territory-raided = The barbarians of { $territory2-the } attack { $seat } in { $territory-the }: { $armies ->
    [one] one army
   *[other] { $armies } armies
 } against { $armies2 }.
pieces-raided = The barbarians attack { $seat-s } troops in { $territory-the }: { $armies ->
    [one] one army
   *[other] { $armies } armies
 } against { $armies2 }.
battle-fleet-pirates = The pirates attack { $seat-s } fleet in { $sea-the }: { $armies ->
    [one] one army
   *[other] { $armies } armies
 } against { $armies2 }.
pirates-raid = Pirates from { $sea-the } attack { $seat } in { $territory-the }: { $armies ->
    [one] one army
   *[other] { $armies } armies
 } against { $armies2 }.
horde-attacks = The horde attacks { $seat } in { $territory-the }: { $armies ->
    [one] one army
   *[other] { $armies } armies
 } against { $armies2 }.
attacks-with = { $seat } attacks with { $dice ->
    [one] one army
   *[other] { $dice } armies
 }.
defends-with = { $seat } defends with { $dice ->
    [one] one army
   *[other] { $dice } armies
 }.
card-used = { $seat } uses the { $card } card.
card-falls = { $seat } loses the { $card } card.
rolled = { $holder-the } { $holder-n ->
    [p] roll
   *[s] rolls
 } { $dies }.
sum-of-dice = dice of { $holder-the }
sum-of-top = highest die of { $holder-the }
sum-base = armies { $value }
sum-arm = { $arm } { $value }
sum-card = { $card } { $value }
round-losses = The attacker loses { $armies ->
    [0] no army
    [one] one army
   *[other] { $armies } armies
 }, the defender { $armies2 ->
    [0] none
    [one] one
   *[other] { $armies2 }
 }.
leader-falls = The barbarian { $leader } falls.
last-stands = Nobody is left to move in: the last defender stands.
battle-won = { $holder-the } { $holder-n ->
    [p] win
   *[s] wins
 } { $count ->
    [0] without a fight
    [one] in one round
   *[other] in { $count } rounds
 }: { $armies ->
    [0] no army lost
    [one] one army lost
   *[other] { $armies } armies lost
 }, { $armies2 ->
    [0] none of the enemy
    [one] one of the enemy
   *[other] { $armies2 } of the enemy
 }.
battle-fails = The attack of { $holder-the } fails in { $count ->
    [one] one round
   *[other] { $count } rounds
 }: { $armies ->
    [0] no army lost
    [one] one army lost
   *[other] { $armies } armies lost
 }, { $armies2 ->
    [0] none of the enemy
    [one] one of the enemy
   *[other] { $armies2 } of the enemy
 }.
battle-stops = { $seat } breaks off the attack after { $count ->
    [one] one round
   *[other] { $count } rounds
 }: { $armies ->
    [0] no army lost
    [one] one army lost
   *[other] { $armies } armies lost
 }, { $armies2 ->
    [0] none of the enemy
    [one] one of the enemy
   *[other] { $armies2 } of the enemy
 }.
banner-shamed = { $seat-s } { $banner } loses a level of experience.
banner-learns = { $seat-s } { $banner } now has experience { $level }.
banner-lost = { $seat } loses { $banner }.
general-lost = { $seat } loses the general of { $banner }.
transport-lost = { $seat } loses { $transport } in { $area-the }.
transport-taken = { $seat } takes { $seat2-s } { $transport } in { $area-the }.
manned = { $seat } puts { $armies ->
    [one] one army
   *[other] { $armies } armies
 } aboard { $transport }.
conquered = { $seat } conquers { $territory-the } from { $holder-the } and moves in with { $armies ->
    [one] one army
   *[other] { $armies } armies
 }.
overrun = The barbarians take { $territory-the } from { $seat }.
settlement-falls = In { $territory-the } { $level ->
    [0] the city is destroyed
    [1] a camp is left
    [2] a village is left
    [3] a town is left
   *[other] the capital is left
 }.
fort-falls = In { $territory-the } { $level ->
    [0] the fortification is destroyed
    [1] a fort is left
    [2] a castle is left
    [3] a palace is left
   *[other] the fortress is left
 }.
cathedral-lost = The cathedral in { $territory-the } is lost.
engines-lost = In { $territory-the } { $count ->
    [one] one siege engine
   *[other] { $count } siege engines
 } { $count ->
    [one] is
   *[other] are
 } lost.
bombard-follows = { $seat-s } bombard follows to { $territory-the }.
poles-carried = { $seat } carries the standard to { $territory-the }.

# Trade and limits
sold-goods = { $seat-s } { $transport } sells { $units ->
    [one] one unit
   *[other] { $units } units
 } of { $good } in { $city } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
bought-goods = { $seat-s } { $transport } buys { $units ->
    [one] one unit
   *[other] { $units } units
 } of { $good } in { $city } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
toll-paid-to = { $seat } pays { $seat2 } the toll of { $toll } per cent: { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
armies-removed = { $territory-the } { $territory-n ->
    [p] are
   *[s] is
 } too full: { $seat } removes { $armies ->
    [one] one army
   *[other] { $armies } armies
 }.
goods-removed = { $territory-the } { $territory-n ->
    [p] are
   *[s] is
 } too full: { $seat } loses { $units ->
    [one] one unit
   *[other] { $units } units
 } of { $good }.
engine-removed = { $seat } gives up { $engine-a } in { $territory-the }.

# Events and treasure
event-drawn = { $seat } draws the event “{ $event }”.
event-land = The land zone struck is { $land_zone }.
event-sea = The sea zone struck is { $sea_zone }.
event-misses = No transport is struck.
event-roll = A die falls for { $seat-s } { $transport }.
sum-of-roll = roll
event-safe = { $seat-s } { $transport } comes to no harm.
event-goods-lost = { $seat-s } { $transport } loses { $units ->
    [0] no goods
    [one] one unit of goods
   *[other] { $units } units of goods
 }.
event-armies-lost = { $seat-s } { $transport } loses { $count ->
    [0] no army
    [one] one army
   *[other] { $count } armies
 }.
event-armies-gained = { $count ->
    [one] one army
   *[other] { $count } armies
 } { $count ->
    [one] joins
   *[other] join
 } { $seat-s } { $transport }.
event-goods-gained = { $seat-s } { $transport } picks up { $units ->
    [one] one unit
   *[other] { $units } units
 } of { $good }.
event-florins = { $seat } gets { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
event-slowed = { $seat-s } { $transport } will have { $face ->
    [one] one movement point
   *[other] { $face } movement points
 } less.
event-sped = { $seat-s } { $transport } will have { $face ->
    [one] one movement point
   *[other] { $face } movement points
 } more.
event-stopped = { $seat-s } { $transport } will stand still.
event-paid = { $seat } pays { $florins ->
    [one] one florin
   *[other] { $florins } florins
 } for { $transport }.
event-pirate = The crew of one of { $seat-s } ships turns pirate in { $sea-the }.
event-ambush = { $face ->
    [one] One barbarian army attacks
   *[other] { $face } barbarian armies attack
 } { $seat-s } { $transport }.
treasure-found = { $seat } finds a treasure: { $treasure }.
treasure-goods = { $units ->
    [one] one unit
   *[other] { $units } units
 } of { $good } { $units ->
    [one] lies
   *[other] lie
 } in { $territory-the } for whoever loads first.
treasure-deserters = { $count ->
    [one] One deserter joins
   *[other] { $count } deserters join
 } { $seat }.

# Calamities
calamity-drawn = { $seat } draws the calamity “{ $calamity }”.
calamity-void = The calamity “{ $calamity }” has no effect{ $calamity_id ->
    [alchimia] : there is no iron
    [governatore] : nobody holds a whole kingdom, or no minor kingdom is wholly barbarian
    [imperatore] : nobody holds a whole kingdom, or no kingdom is wholly barbarian
    [rivolta_schiavi] : nobody keeps slaves
    [crociata] : there is no Pope, no target or too few crusaders
   *[other] { "" }
 }.
calamity-roll = The die shows { $face }.
calamity-land = The land zone struck is { $land_zone }.
calamity-sea = The sea zone struck is { $sea_zone }.
wild-buildings = Every barbarian city and fortification grows by a level.
armies-die = { $seat } loses { $count ->
    [0] no army
    [one] one army
   *[other] { $count } armies
 }.
sum-of-losses = { $seat-s } losses
sum-tenfold = ten times the die { $face }: { $value }
sum-share = armies lost at { $share } %: { $value }
sum-tech = { $technology } { $value }
sum-grain = grain reserves { $value }
sum-spared = the last army of each territory { $value }
sum-of-settlements = levels the settlements lose
sum-of-forts = levels the fortifications lose
sum-levels = calamity { $value }
sum-of-generals = generals lost by { $seat }
sum-deceit = Deceit { $value }
grain-spent = { $seat } eats { $face ->
    [one] one grain reserve
   *[other] { $face } grain reserves
 }.
city-armies-die = In the city of { $territory-the } { $count ->
    [one] one more army dies
   *[other] { $count } more armies die
 }.
iron-smelted = { $seat } turns { $units ->
    [one] one unit of iron
   *[other] { $units } units of iron
 } into { $florins ->
    [one] one florin
   *[other] { $florins } florins
 }.
council-called = { $seat } may learn { $face ->
    [one] one technology
   *[other] { $face } technologies
 } at half price.
convoy-roll = { $seat-s } { $transport } is assaulted: the die shows { $face }.
convoy-goods = { $seat-s } { $transport } loses { $units ->
    [0] no goods
    [one] one unit of goods
   *[other] { $units } units of goods
 }.
convoy-safe = { $seat-s } { $transport } gets away.
disorder = Disorder strikes { $seat }: cities lose { $level ->
    [one] one level
   *[other] { $level } levels
 }, fortifications { $level2 }.
bid-for-crown = { $seat } rolls { $face } for the crown.
heroine-shown = { $seat } shows a Heroine and rolls four dice.
crown-given = { $seat } receives { $kingdom-the } from the barbarians.
deceived = { $seat } plots a deceit against { $seat2 }.
deceit-costs = The deceit costs { $seat } { $face ->
    [one] one general
   *[other] { $face } generals
 }.
deceit-fails = { $seat } knows Philosophy: the deceit costs { $seat2 } a general.
host-general-lost = { $seat } loses the general in the crusading host.
kept-general-lost = { $seat } loses a general in reserve.
no-generals-left = { $seat } has no more generals to lose.
slaves-rise = { $seat-s } slaves rise: { $count ->
    [0] no city loses
    [one] one city loses
   *[other] { $count } cities lose
 } { $level ->
    [one] one level
   *[other] { $level } levels
 }.
slaves-attack = { $count ->
    [one] One slave rises
   *[other] { $count } slaves rise
 } against { $seat } in { $area-the }.
storm-load = { $seat-s } { $transport } loses its whole load in the storm.
storm-spares = Engineering saves { $seat-s } { $transport }.
storm-spares-city = Engineering saves the city in { $territory-the }.
no-cathedrals = { $seat } has no cathedrals to lose.
shielded = { $seat } knows { $technology } and loses one cathedral less.
pope-immune = { $seat } has the Pope: the Inquisition strikes the others.
civil-war = { $seat-s } realm splits: the second faction will go to { $seat2 }.
civil-war-void = { $seat } is the weakest: the civil war has no effect.
faction-empty = No holding goes to the second faction: the civil war has no effect.
faction-takes = The second faction takes { $territory-the } over to { $seat }.

# Barbarians
rebellion-roll = The rebellion die shows { $face }: land with { $face ->
    [one] a single army
   *[other] { $face } armies or fewer
 } rebels.
rebels = { $territory-the } { $territory-n ->
    [p] rebel
   *[s] rebels
 } against { $seat }: { $count ->
    [one] one army
   *[other] { $count } armies
 } and { $leader-a }.
no-rebels = No territory rebels.
barbarians-grow = The barbarians grow by an army in { $count ->
    [one] one territory
   *[other] { $count } territories
 }.
leaders-grow = Barbarians with a leader grow in { $count ->
    [0] no territory
    [one] one territory
   *[other] { $count } territories
 }.
leader-rises = A barbarian { $leader } rises in { $territory-the } (die { $face }).
fort-raised = The barbarians build a fort in { $territory-the }.
horde-shrinks = { $territory-the } { $territory-n ->
    [p] are
   *[s] is
 } too full: the barbarians lose { $count ->
    [one] one army
   *[other] { $count } armies
 }.
pirates-launched = Pirates sail from { $territory-the } into { $sea-the } with { $count ->
    [one] one army
   *[other] { $count } armies
 }.
pieces-held = The barbarians hold { $seat-s } troops in { $territory-the }.
pieces-lost = { $seat } loses all there was in { $area-the }.
transport-saved = { $seat-s } { $transport } beats off the assault.
pirates-move = { $count ->
    [one] One pirate ship moves
   *[other] { $count } pirate ships move
 }.
pirates-sail = The pirates enter { $sea-the }.
pirates-land = The pirates land in { $territory-the }.
pirates-sunk = The pirate ship in { $sea-the } is gone.
pirates-leader = A { $leader } rises among the pirates in { $sea-the }.
invasion = The die shows { $face }: { $horde-the } comes with { $count ->
    [one] one army
   *[other] { $count } armies
 } (players { $count2 } × turn { $turn }).
invasion-enters = The invasion enters { $territory-the } with { $count ->
    [one] one army
   *[other] { $count } armies
 }.
invasion-fills = The invasion leaves { $count ->
    [one] one army
   *[other] { $count } armies
 } in { $territory-the }.
invasion-fails = The invasion is beaten back.
invasion-spent = The invasion has no armies left and stops.
invasion-goal = The invasion reaches its goal, { $territory-the }: the game ends.
pirate-swarm = Pirates infest { $sea_zone-the } with { $count ->
    [one] one army
   *[other] { $count } armies
 } (players { $count2 } × turn { $turn }).
swarm-fills = The pirates leave { $count ->
    [one] one army
   *[other] { $count } armies
 } in { $territory-the }.
swarm-gone = The pirates scatter.

# Pope and crusade
excommunicated = { $seat-s } Pope excommunicates { $seat2 }.
ban-ends = { $seat-s } ban ends: attacks and building are free again.
forgiven = The Pope forgives { $seat }: { $ground }.
absolved = The Pope lifts { $seat-s } excommunication.
crusade-called = { $seat-s } Pope calls a crusade.
crusade-joined = { $seat } takes the cross.
crusade-refused = { $seat } refuses the crusade.
crusade-peace = Wars within a faith end, and the crusaders’ pacts with Muslims.
crusade-plan = The crusade goes from { $territory2-the } to { $territory-the }; it gathers until turn { $turn }, at { $percent } per cent.
crusade-pledge = { $seat } pledges { $count ->
    [one] one army
   *[other] { $count } armies
 }: { $percent } per cent of { $count2 }.
crusade-war = The crusaders are at war with { $seat }.
host-fed = { $seat } sends the host { $count ->
    [one] one army
   *[other] { $count } armies
 }.
host-banner = { $seat } sends the host a banner.
host-engine = { $seat } sends the host { $engine-a }.
host-sets-out = The crusading host sets out from { $territory-the } with { $count ->
    [one] one army
   *[other] { $count } armies
 }.
host-marches = The crusading host enters { $area-the }, { $count ->
    [0] its goal
    [one] one step from its goal
   *[other] { $count } steps from its goal
 }.
host-left = { $seat } leaves the crusade: that part goes back to the reserve.
host-raided = The barbarians attack the crusaders in { $area-the }: { $count ->
    [one] one army
   *[other] { $count } armies
 } against { $count2 }.
host-attacked = { $seat } attacks the crusaders in { $area-the }: { $count ->
    [one] one army
   *[other] { $count } armies
 } against { $count2 }.
host-destroyed = The crusading host is destroyed.
host-holds = The crusading host holds.
host-part-gone = { $seat } has no armies left in the crusading host.
host-order = { $seat } fixes the order of battle: { $seats }.
pledge-failed = { $seat } breaks the pledge: { $count ->
    [one] one army
   *[other] { $count } armies
 } of { $count2 }.
storming = The crusaders storm { $territory-the }: { $count ->
    [one] one army
   *[other] { $count } armies
 } against { $count2 }.
crusade-won = The crusade against { $territory-the } is won.
crusade-lost = The crusade against { $territory-the } is lost.
crusade-over = { $territory-the } { $territory-n ->
    [p] are
   *[s] is
 } in Christian hands: the crusade is over.
city-granted = The crusade gives { $territory-the } to { $seat }.

# Questions
q-kingdom = Which kingdom do you take?
q-station = Where do you put the { $start }?
q-garrison = You have { $armies ->
    [one] one army
   *[other] { $armies } armies
 } to place: where?
q-bid = Sword { $sword }: { $florins ->
    [0] nobody has bid yet. Do you bid?
    [one] one florin is bid. Do you bid more?
   *[other] { $florins } florins are bid. Do you bid more?
 }
q-coin-first = Before the sealed bids for sword { $sword }: do you spend an Honour Coin?
q-coin-order = Before the sealed order for { $territory-the }: do you spend an Honour Coin?
q-sealed-bid = What do you bid in secret for sword { $sword }?
q-diplomacy = You have { $actions ->
    [0] no diplomatic action
    [one] one diplomatic action
   *[other] { $actions } diplomatic actions
 } left. What do you do?
q-draft = What do you propose to { $seat }?
q-answer = { $seat } makes you an offer. Do you accept?
q-counter = What do you add to { $seat-s } offer?
q-reply = { $seat } makes a counter-offer. Do you accept the whole?
q-join = { $seat } is at war with { $seat2 }. Whose side are you on?
q-parry = { $seat } sends you an Assassin. Do you stop the blow?
q-pick-kill = Which card does { $seat } lose?
q-pick-steal = Which card do you steal from { $seat }?
q-raise = Where do you raise the cathedral?
q-purchase = You have { $florins ->
    [0] no florin
    [one] one florin
   *[other] { $florins } florins
 }. What do you buy?
q-placement = You have { $armies ->
    [0] no army
    [one] one army
   *[other] { $armies } armies
 } in reserve. What do you place?
q-how-many-placed = How many armies do you place in { $territory-the }?
q-where = Where does { $transport } do it?
q-which = To which transport does { $transport } hand over?
q-load = How many armies for { $transport }?
q-banner = Does a banner go along with { $transport }?
q-goods = Which goods for { $transport }?
q-along = How many armies follow { $banner } to { $territory-the }?
q-combat = Do you move, attack or end the combat phase?
q-force = With how many armies does { $banner } attack?
q-pieces-where = Where do you attack { $seat-s } troops?
q-attack = You attack { $armies ->
    [one] one army
   *[other] { $armies } armies
 }: with how many, and which cards?
q-defend = { $armies ->
    [one] one army
   *[other] { $armies } armies
 } { $armies ->
    [one] attacks
   *[other] attack
 } you: with how many do you defend, and which cards?
q-go-on = You have { $armies ->
    [one] one army
   *[other] { $armies } armies
 } left against { $armies2 }. Do you go on?
q-losses = You lose { $armies ->
    [one] one army
   *[other] { $armies } armies
 }: where?
q-how-many-lost = Of { $armies ->
    [one] one army
   *[other] { $armies } armies
 }, how many do you lose here?
q-occupy = How many armies move into { $territory-the }, from { $armies } to { $armies2 }?
q-move-in = What else moves into { $territory-the }?
q-poles = Do you carry the standard away from { $territory-the }?
q-man = How many of { $armies ->
    [one] one army
   *[other] { $armies } armies
 } go aboard { $transport }?
q-trade = You have { $florins ->
    [0] no florin
    [one] one florin
   *[other] { $florins } florins
 }. Where do you go, what do you sell and buy?
q-sell-units = How many units of { $good } does { $transport } sell?
q-buy-units = How many units of { $good } does { $transport } buy?
q-over = Some place is too full: what do you remove?
q-too-many = You have too many pieces of a sort: which do you remove?
q-how-many-removed = How many do you remove?
q-event-pay = Do you pay { $florins ->
    [one] one florin
   *[other] { $florins } florins
 } for { $transport }, or does it stand still?
q-smelt = Which iron do you turn into florins?
q-deceive = Whom do you deceive?
q-lose-general = You lose { $face ->
    [one] one general
   *[other] { $face } generals
 }: which?
q-lose-cathedral = You lose { $face ->
    [one] one cathedral
   *[other] { $face } cathedrals
 }: which?
q-spare-cathedral = Which cathedral do you keep?
q-ruin = { $face ->
    [one] One more city is
   *[other] { $face } more cities are
 } struck: which?
q-keep = You may keep { $count ->
    [one] one holding
   *[other] { $count } holdings
 } more: which?
q-cede = The second faction lacks { $count ->
    [one] one army
   *[other] { $count } armies
 }: what do you give up?
q-excommunicate = Do you excommunicate { $seat }? The ground: { $ground }.
q-join-crusade = { $seat } calls you to the crusade: to refuse is excommunication. Do you join?
q-crusade-target = Against which city does the crusade go?
q-crusade-start = Where does the crusade against { $territory-the } gather?
q-crusade-turns = How many turns of preparation?
q-crusade-percent = Which part of the armies does each pledge?
q-feed = How many armies do you send? You have given { $count } of { $count2 }.
q-lead-host = Which way does the crusade against { $territory-the } go?
q-order = Who fights next in the battle for { $territory-the }?
q-host-force = With how many armies do you attack the crusaders’ { $count }?
q-host-go-on = You have { $count ->
    [one] one army
   *[other] { $count } armies
 } left against the crusaders’ { $count2 }. Do you go on?
q-grant = To whom do you give the city in { $territory-the }?

# Refusals
not-in-play = With so many players { $kingdom-the } is not in play.
taken-already = Another player has { $kingdom-the }.
faiths-full = With { $kingdom-the } the table of faiths could not be met.
placed-already = You have already put down the { $start }.
ships-first = Ships first, then the other pieces: the { $start } has to wait.
no-room = There is room for { $armies ->
    [0] no army
    [one] one army
   *[other] { $armies } armies
 } in { $territory-the }.
not-a-rival = Choose another player who is still in the game.
under-truce = There is a truce between you.
at-war = You are at war: you can only offer peace.
not-at-war = You are not at war: declare it in the Diplomacy phase.
already-at-war = You are already at war.
not-against-ally = You are allied: revoke the alliance first.
no-actions = You have no diplomatic action left this turn.
no-deals = Offers are switched off in this game.
no-pact = There is no such pact to revoke.
claims-missing = You need { $claims ->
    [one] one casus belli
   *[other] { $claims } casus belli
 } and have { $claims2 }.
no-honour-lost = You lose no honour here: casus belli are not needed.
not-in-crusade = During a crusade there are no pacts of crusaders with Muslims.
not-pope = Only whoever has the Pope can do that.
not-excommunicated = { $seat } has no excommunication to lift.
pope-and-muslims = The Pope never allies with Muslims.
cannot-counter = No counter-offer is possible here.
cannot-deliver = Whoever should give it does not have it.
have-it-already = This pact already stands.
last-territory = The last territory cannot be ceded.
one-of-a-kind = The offer already has such a term.
terms-full = An offer has six terms at most.
no-such-card = That card is not there.
no-cathedral-to-take = There is nobody else’s cathedral in { $territory-the }.
pope-protected = The Pope protects the cathedrals of the Pope’s player.
owned-already = You already know { $technology }.
prerequisite = For { $technology } you lack a technology learned before this turn.
too-dear = You need { $florins ->
    [one] one florin
   *[other] { $florins } florins
 } and have { $florins2 }.
no-council = No Council halves the price for you.
not-for-sale = Armies are not for sale: use a Mercenary.
purchase-banned = An excommunicated player builds nothing for a turn.
needs-army = That needs the technology Army.
too-many-owned = Technology level { $level } allows { $limit ->
    [0] none
    [one] one
   *[other] { $limit }
 } of these.
not-own-land = That territory is not yours.
needs-architecture = Building needs Architecture.
no-city = There is no city there.
one-level = Only one level for each territory and turn.
top-level = There is no higher level.
level-too-low = It needs technology level { $level }: you have { $level2 }.
fort-too-high = The settlement must be of level { $level }: it is of level { $level2 }.
kingdom-not-held = You must have held the whole kingdom since before this turn.
cathedral-full = The kingdom has no room for another cathedral.
no-building = There are no trade buildings in this game.
building-there = The city already has a trade building.
farm-needed = With the option grain lies in farms, without it behind the panel.
needs-craft = Grain reserves need Agriculture or Pottery.
grain-full = You may have { $limit ->
    [one] one grain reserve
   *[other] { $limit } grain reserves
 } at most.
too-many-hired = Your Mercenary brings { $armies ->
    [one] one army
   *[other] { $armies } armies
 } at most.
played-already = An Architect is already at work.
no-half-price = The Architect needs Architecture.
not-in-reserve = It is not in your reserve.
not-this-place = It cannot stand there.
has-general = { $banner } already has a general.
no-such-piece = You have no such piece there.
no-way-there = There is no direct way.
no-moves-left = It needs { $moves ->
    [one] one movement point
   *[other] { $moves } movement points
 } and has { $moves2 }.
no-right = You have no right to enter: you need passage.
other-phase = War transports move in Combat, trade transports in Trade.
nothing-to-load = There is nothing to load.
nothing-to-unload = There is nothing to unload there.
blockaded = A naval blockade is in the way.
no-engine = You have no such engine there.
moved-already = It has already moved in this phase.
has-passage = That player has passage from you.
no-blockade = There is no blockade of yours there.
no-fleet-there = You have no war ship there.
no-strait = You need both banks of a strait.
outnumbered = There { $count ->
    [one] is one war ship
   *[other] are { $count } war ships
 } against { $count2 } on your side.
stands-already = This blockade already stands.
said-already = You have done that once in this phase.
attack-banned = An excommunicated player does not attack for a turn.
no-attacks-left = { $banner } has no attack left this turn.
no-force = You need two armies at least: one stays behind.
nothing-to-attack = There is nothing to attack there.
not-in-this-battle = The { $card } card is of no use here.
one-of-a-group = A card of the same sort is in use: no { $card }.
too-few-armies = You can use { $armies } at most.
not-enough = At least { $armies }, as in the battle, and { $armies2 } at most.
last-army = The last army in { $territory-the } stays.
nothing-there = There is nothing to lose there.
no-market = There is no city here where you may trade.
needs-metals = Iron needs Metalworking.
no-goods = There are no such goods aboard.
hold-full = There is no room aboard.
within-limits = There is nothing too much there.
no-iron = There is not so much iron there.
not-yourself = Choose another player who is still in the game.
no-cathedral-there = You have no cathedral there.
no-general-there = You have no general there.
no-city-there = You have no city there, or you have chosen it.
not-a-holding = It is not among the holdings to choose from.
last-holding = You must keep at least one territory.
not-a-target = No crusade can go there.
not-a-start = That is no crusader’s city.
not-on-the-way = It is not on one of the shortest ways.
no-host = No crusading host is on the march.
not-a-foe-of-the-host = Only a player who is no Christian, and has no pact or truce with them, attacks the crusaders.
host-out-of-reach = The crusading host is out of reach.
too-weak-for-the-host = You need two armies at least: one stays behind.

# Help
help-q-kingdom = Choose your kingdom: eight territories and a faith. Mind barbarian neighbours, ports and who shares your faith. Some kingdoms must be taken, so not all are offered.
help-q-station = Put the start pieces in your cities, ships in ports, the cathedral anywhere. The banner belongs where you want to attack first, the catapult where you fear an attack.
help-q-garrison = Spread your armies, five at a time. With fewer than five a territory may rebel; beyond what the land holds there is no room. The rest is best beside the banner.
help-q-bid = The buyer of a sword plays at its place this turn. Each bid is at least 10 florins more; who passes is out of this auction. If nobody bids, the sword is dealt.
help-q-coin-first = The Honour Coin cannot be spent inside the sealed bid: do it now if you need the 333 florins. To keep it costs nothing.
help-q-coin-order = Orders of battle are secret and fixed at once, so a coin is spent before. Ten armies in the besieged city fight at once.
help-q-sealed-bid = One secret bid: the highest wins, ties go to the lower sword of last turn. Only the winner pays, but everybody will see the bids.
help-q-diplomacy = Offers, wars and revocations use up actions; cards do not. War and revocation within your faith cost honour or casus belli, and the Pope may excommunicate. Pass when done.
help-q-draft = Add up to six terms, then propose. The offer is public and binding; if a pact is refused within your faith you mark a casus belli. To drop it uses up the action.
help-q-answer = You may accept, refuse or make one counter-offer. To refuse a pact to somebody of your faith gives them a casus belli; what you accept is carried out at once.
help-q-counter = Add what you ask for or give, or an alliance; the terms named before stay. The other can only accept the whole or refuse, and that refusal has no effect.
help-q-reply = This is the last word: all or nothing. If you refuse, nothing happens to anybody, but the diplomatic action is spent.
help-q-join = An ally is at war. If you join you fight all of that side’s foes, free of cost; if you stay out the alliance ends, usually as a revocation. An ally of both may choose.
help-q-parry = Your Assassin can stop the other one: nobody sees your hand and you lose no card. If you pass, all your cards are seen and one of them is taken.
help-q-pick-kill = You see the whole hand: choose the card to discard, never the Pope. The Heroine is the most dangerous. The card goes to the discards.
help-q-pick-steal = You see the whole hand: the card you choose becomes yours. A Christian who is not excommunicated may even steal the Pope, with the Papal State.
help-q-raise = The stolen cathedral goes to a kingdom you hold whole that has room: one in minor kingdoms, two in large ones. It adds 10 capacity and feeds the Tax Collector.
help-q-purchase = Buy as much as you like, then pass. Technologies work at once but open others next turn. Pieces go to the reserve, buildings on the map. What you do not spend you keep.
help-q-placement = Put your reserve into your cities, with Roads anywhere you hold, ships in ports. What is too much is lost at the end of the turn. The rest stays hidden for later.
help-q-how-many-placed = Choose how many armies of the reserve go here. Five or more keep rebellion away; too many for the place are lost at the end of the turn.
help-q-where = The transport can do it in several places: choose one. It costs one movement point, two for goods outside a city.
help-q-which = Choose the transport that takes over: both pay a movement point, and room aboard counts. War and trade transports may pass armies to each other.
help-q-load = Choose how many armies: at least one stays in the territory. The movement point is paid, whatever the number.
help-q-banner = The banner may go along at no cost. Only where there is a banner can you attack; aboard it moves with its transport.
help-q-goods = Choose good and number, one good at a time, then pass. Goods on land count for its capacity and fall with the territory.
help-q-along = Armies that follow the banner protect it and attack with it. On foreign land they are its train; at least one stays in the territory you leave.
help-q-combat = Move war transports and banners, load, move engines, attack, blockade, in any order. Players are attacked only in war. Passing ends the phase: points left are lost.
help-q-force = More armies last longer but leave the land bare: one stays behind. If you stop without victory the banner loses experience.
help-q-pieces-where = Enemy troops abroad stand in several places: choose where to strike. Trade transports taken are yours with their goods, and each is worth an Honour Point.
help-q-attack = Play cards and choose one to three armies, that is dice. They are compared from the top, ties go to the defender. If you lose the top die you lose the cards used.
help-q-defend = Choose one to three armies and your cards. More dice defend better but risk more armies. You win ties; if you lose the top die you lose the cards used.
help-q-go-on = To go on risks more armies; to stop without conquest costs the banner a level and its other attacks this turn: at the last level the banner is lost.
help-q-losses = Choose where the lost armies come from: on the ground, with the banner or aboard. An empty transport abroad is lost to the first attack.
help-q-how-many-lost = How many of the lost armies come from here; the rest will come from elsewhere.
help-q-occupy = At least as many move in as fought last. With fewer than five the territory may rebel; those who move in no longer attack from where you started.
help-q-move-in = The banner may move in and attack from here if it has attacks left; the bombard that helped may follow. Pass to leave them where they are.
help-q-poles = The standard brings its holder one reinforcement a turn: carry it to the tower you defend best, or pass.
help-q-man = A captured transport is kept only with at least one army aboard; without, it is destroyed. The Honour Point is yours already. If you have too many you must give one up.
help-q-trade = Move caravans and trade ships; selling or buying stops them. You need the holder’s leave; among barbarians you must outnumber them. Pass to end your turn.
help-q-sell-units = Each good is sold once in a phase, any number of units. If the holder of the city has a toll, a part goes there.
help-q-buy-units = Each good is bought once in a phase, as far as florins and room go. Beware: slaves may revolt.
help-q-over = The place holds more than it may: remove armies, goods or pieces until it fits. What you remove is lost.
help-q-too-many = Your technology level allows fewer: choose which is destroyed. Look at loads and experience first.
help-q-how-many-removed = How many units you remove here; if the place is still too full you will have to remove more.
help-q-event-pay = If you pay, the transport moves as ever; otherwise it stands still in its next phase, perhaps in a dangerous place.
help-q-smelt = Alchemy sells your iron at the price of slaves where it lies, or at the lowest outside cities. Pass when done: the iron stays yours.
help-q-deceive = The victim loses three generals, fewer with Education or Literature; with Philosophy you lose one yourself. Either way they mark a casus belli against you.
help-q-lose-general = Choose which general you lose, on the map, with the host or in reserve. A banner without its general attacks once less.
help-q-lose-cathedral = Choose which cathedral you lose: its land holds less, and Tax Collector and Heroine are worth less.
help-q-spare-cathedral = Theology saves one cathedral: choose which. Ten armies die for each cathedral lost.
help-q-ruin = The slaves strike three of your cities: choose which fall. A destroyed city has no trade and no port; a fortification that is too high falls too.
help-q-keep = Your realm splits: you keep these holdings, the rest goes to the weakest player. Mind your objective and your home lands, worth three points each.
help-q-cede = With Philosophy the second faction must have fifteen armies at least: choose what to give up until it has. You always keep one territory.
help-q-excommunicate = The excommunicated lose pacts with Christians and generals and neither attack nor build for a turn; but they mark three casus belli against you. A no forgets the ground.
help-q-join-crusade = If you join you pledge armies and all of you are allied; victory brings the value of the target, defeat costs it. To refuse is excommunication at once.
help-q-crusade-target = Jerusalem is worth 5, Alexandria 4, Marrakesh 3, Moscow 2, Constantinople 1, won or lost by each participant. Mind how far and how well defended it is.
help-q-crusade-start = Here each crusader has to bring the armies pledged. If the city falls before the host sets out, the crusade is lost.
help-q-crusade-turns = More turns give the crusaders time, but the defenders too. Who breaks the pledge may be excommunicated.
help-q-crusade-percent = The part of the armies on the map that each pledges, you too. More makes the crusade strong, but leaves Christian realms bare.
help-q-feed = Armies you send march with the crusade and come back to your reserve in the end. Below the pledge you risk excommunication. A banner and an engine may go along.
help-q-lead-host = The crusade takes one step on a shortest way. In barbarian land it is attacked unless it outnumbers them; at sea hostile fleets may attack it.
help-q-order = Both orders are secret: in the first round your first meets the enemy’s first, and so on in turn. Put those with cards and engines in front.
help-q-host-force = You attack the crusaders without declaring war. If you destroy them the crusade is lost; if you fail the banner loses experience.
help-q-host-go-on = To go on risks more armies; to stop without destroying the crusaders costs the banner a level and its other attacks.
help-q-grant = The city goes to a crusader with surviving armies, who occupies it with banner and engine and has the honour of the conquest. The others go back to their reserves.

# Fields
field-turn = Turn
field-phase = Phase
field-active = Whose turn it is
field-order = Swords
field-dead = Out of the game
field-kingdom = Kingdom
field-honour = Honour
field-technologies = Technologies
field-fresh = Learned in this turn
field-merchants = Merchants
field-collectors = Tax collectors
field-coins = Honour Coins
field-tens = Tens of honour reached
field-council = Technologies at half price
field-owner = Holder
field-armies = Armies
field-settlement = Settlement
field-fort = Fortification
field-cathedral = Cathedral
field-catapults = Catapults
field-bombards = Bombards
field-leader = Barbarian leader
field-stored = Stored goods
field-finds = Treasure goods
field-tower = Tower
field-poles = Standards
field-building = Trade building
field-barn = Grain in the farm
field-complete = Held completely
field-awarded = Kingdoms already honoured
field-lords = Minor kingdoms held whole
field-transport_at = Place
field-transport_armies = Armies aboard
field-cargo = Goods aboard
field-transport_moves = Movement left
field-delay = Change of the next movement
field-sheltered = In a start port
field-experience = Experience
field-general = General
field-banner_at = On foot in
field-banner_on = Aboard
field-banner_level = Level in this turn
field-banner_moves = Movement on foot
field-attacks = Attacks left
field-conquests = Conquests of this phase
field-trains = Troops abroad
field-engines_moved = Engines moved
field-pirates = Pirates
field-blockades = Blockades
field-war = War
field-truce = Truce until turn
field-alliance = Alliance
field-comrades = Side by side against
field-passage = Gives passage
field-trade = Gives trade
field-passage_term = Passage by card until turn
field-trade_term = Trade by card until turn
field-toll = Toll taken, per cent
field-claims = Casus belli
field-instalments = Instalments
field-discards = Discards
field-event_discards = Events past
field-calamity_discards = Calamities past
field-treasure_discards = Treasures found
field-florins = Florins
field-reserve = Reserve
field-hands = Hand
field-objective = Objective
field-grain = Grain reserves
field-deck = Empire deck
field-events = Event deck
field-calamities = Calamity deck
field-treasures = Treasure deck
field-pope = Pope
field-excommunicated = Excommunicated
field-banned = Banned for a turn
field-grounds = Grounds for excommunication
field-crusade = Crusade
crusade-none = none
crusade-preparing = preparing
crusade-marching = on the march
field-crusade_target = Target of the crusade
field-crusade_start = Start of the crusade
field-crusade_due = Gathers until turn
field-crusaders = Crusaders
field-crusade_foe = Foe of the crusade
field-crusade_wars = Wars made by the crusade
field-crusade_holder = Holder of the target
field-pledge = Pledged armies
field-host_at = Place of the host
field-host = Armies in the host
field-host_banner = Banner in the host
field-host_general = General in the host
field-host_engine = Siege engine in the host
field-host_order = Order of battle

# Steps
step-Turns = The game
step-Kingdoms = Choice of kingdoms
step-StartPieces = Start pieces
step-StartArmies = Start armies
step-Swords = Swords
step-SwordAuction = Auction of a sword
step-SealedBids = Sealed bids for a sword
step-CoinsBeforeBids = Coins before sealed bids
step-CoinsBeforeOrder = Coins before the order of battle
step-PlayerTurn = A player’s turn
step-EventDice = Event dice
step-Diplomacy = Diplomacy
step-Offer = An offer
step-WarCall = Allies are called
step-Assassination = An assassin
step-Picking = A hand is looked at
step-BishopPlay = A bishop
step-Purchase = Purchases
step-Placement = Placement
step-HowManyPlaced = How many armies are placed
step-CombatPhase = Combat
step-Loading = Loading
step-LoadingArmies = How many armies change places
step-LoadingBanner = A banner goes along
step-GoodsLoading = Loading of goods
step-LoadingGoods = Which goods change places
step-BannerMarch = March
step-Attack = An attack
step-AttackWhere = Where to attack
step-AttackForce = Armies for the attack
step-BlockadeRun = A blockade is run
step-Battle = A battle
step-Round = A round of battle
step-Losses = Losses
step-HowManyLost = How many armies are lost
step-Occupation = Occupation
step-OccupyWith = Armies move in
step-MoveIn = Banner and bombard move in
step-CarryPoles = Standards of a tower
step-Manning = Captured transports
step-TradePhase = Trade
step-HowManySold = A sale
step-HowManyBought = A purchase of goods
step-Limits = Limits
step-HowManyRemoved = How much has to go
step-Excess = Too many pieces
step-DrawEvent = Event card
step-EventRansom = Pay or stand still
step-DrawTreasure = Treasure
step-DrawCalamity = Calamity
step-Alchemy = Alchemy
step-Famine = Famine
step-Plague = Plague
step-Deceit = Deceit
step-LoseGenerals = Generals lost
step-Inquisition = Inquisition
step-Superstition = Superstition
step-LoseCathedrals = Cathedrals lost
step-SpareCathedral = The cathedral that is spared
step-SlaveRevolt = Slave revolt
step-RuinCities = Cities in revolt
step-CivilWar = Civil war
step-KeepHoldings = Holdings that are kept
step-CedeHoldings = Holdings that go
step-FactionLosses = Losses of the factions
step-FactionHowManyLost = How many armies a faction loses
step-Rebellion = Rebellion
step-Growth = Barbarians grow
step-Resolution = Barbarians act
step-Raid = Barbarian attack
step-Trespass = Among barbarians
step-Assault = Assault on a transport
step-PiratesMove = Pirates
step-PirateSwarm = Pirates, a calamity
step-Invasion = Invasion
step-Judgement = Judgement of the Pope
step-Excommunications = Excommunication
step-CrusadeCall = Call to the crusade
step-JoinCrusade = To join the crusade or not
step-CrusadeTarget = Target of the crusade
step-CrusadeStart = Where the crusade gathers
step-CrusadeTurns = Time to prepare the crusade
step-CrusadePercent = Pledge of the crusaders
step-Feeding = Armies for the host
step-Muster = End of the preparation
step-March = March of the host
step-Storming = Battle for the target
step-GrantCity = Who gets the city
step-BattleOrder = Order of battle
step-HostFight = The host is attacked
step-HostAmbush = Barbarians against the host
step-HostBattle = Attack on the host
step-CrusadeCheck = State of the crusade

# Options and endings
option-max_turns = Last turn
option-honour_cap = Honour that wins (0: none)
option-religion_four_levels = Religion in four levels
option-towers = Towers with standards
option-honour_coin = Honour Coins
option-trade_buildings = Trade buildings
option-grain_in_farm = Grain lies in farms
option-treasure = Treasures
option-strong_north = Strong north
option-religious_orders = Religious orders
option-ocean_needs_astronomy = The ocean needs Astronomy
option-fort_capacity_cumulative = Each level of a fortification holds 10 more
option-pottery_capacity = Pottery makes plains hold 10 more
option-sealed_auction = Swords by sealed bids
option-general_saves_banner = A general saves the banner
option-windfalls_for_all = Council and Alchemy for all
option-free_terms = Free terms also without a war
option-religion_four_levels-on = yes
option-religion_four_levels-off = no
option-towers-on = yes
option-towers-off = no
option-honour_coin-on = yes
option-honour_coin-off = no
option-trade_buildings-on = yes
option-trade_buildings-off = no
option-grain_in_farm-on = yes
option-grain_in_farm-off = no
option-treasure-on = yes
option-treasure-off = no
option-strong_north-on = yes
option-strong_north-off = no
option-religious_orders-on = yes
option-religious_orders-off = no
option-ocean_needs_astronomy-on = yes
option-ocean_needs_astronomy-off = no
option-fort_capacity_cumulative-on = yes
option-fort_capacity_cumulative-off = no
option-pottery_capacity-on = yes
option-pottery_capacity-off = no
option-sealed_auction-on = yes
option-sealed_auction-off = no
option-general_saves_banner-on = yes
option-general_saves_banner-off = no
option-windfalls_for_all-on = yes
option-windfalls_for_all-off = no
option-free_terms-on = yes
option-free_terms-off = no
end-objective = A player has taken every territory of his objective.
end-honour = A player has reached the honour that wins.
end-turns = The last turn is over.
end-last = One player is left.
end-invasion = An invasion has reached its goal.

would-cost = { $florins } fl
would-bring = +{ $florins } fl
would-leave = leaves { $florins } fl
would-each = for each unit
would-pay-toll = after a toll of { $toll } %
would-fight = { $count } against { $count2 }
would-roll-more = { $arm }: { $count ->
    [one] one die more
   *[other] { $count } dice more
}
would-raise-top = { $arm }: +{ $count } on the highest die
would-survive = about { $count } left
would-stay-back = { $count ->
    [one] one stays back
   *[other] { $count } stay back
}
would-break-off = the armies stay where they are
would-go = moves: { $count } of { $count2 }
would-meet-danger = danger
would-carry = { $count ->
    [one] one move
   *[other] { $count } moves
}, room for { $count2 }
would-take-all = { $count ->
    [one] the only army
   *[other] all { $count } armies
 }
would-trade-both-ways = trade for trade
would-pass-by-leave = by leave of { $seat }

# Figures of a line of the journal, when it is explained.
figure-actions = Actions
figure-armies = Armies
figure-bids = Bids
figure-cap = Cap
figure-claims = Claims
figure-count = Number
figure-dice = Armies
figure-face = Die
figure-final = Points
figure-florins = Florins
figure-level = Level
figure-limit = Limit
figure-moves = Moves
figure-part = Instalment
figure-percent = Per cent
figure-points = Points
figure-share = Per cent
figure-sum = Florins
figure-sword = Sword
figure-targets = Territories
figure-terms = Turns
figure-toll = Toll, per cent
figure-turn = Turn
figure-turns = Turns
figure-units = Units

# What a counsellor counts.
counts-honour = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] point
   *[other] points
} of honour
counts-territories = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] territory
   *[other] territories
}
counts-armies = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] army
   *[other] armies
}
counts-florins = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] florin
   *[other] florins
}
counts-goods = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] unit
   *[other] units
} of goods
counts-technologies = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] technology
   *[other] technologies
}
counts-transports = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] transport
   *[other] transports
}
counts-banners = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] banner
   *[other] banners
}
counts-cards = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] card
   *[other] cards
} in hand
counts-wars = { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] war
   *[other] wars
}

# What the cards say
text-technology-agricoltura = plains +10 people, grain reserves, famine halved
text-technology-vasellame = plains +10 people, grain reserves, reserves help in famine
text-technology-tessitura = ships +1 movement
text-technology-medicina = plague halved
text-technology-deismo = one cathedral less lost to superstition
text-technology-misticismo = relic +2
text-technology-monoteismo = Templar +2, undoes theology in the inquisition
text-technology-teologia = keeps a cathedral in the inquisition
text-technology-matematica = opens the sciences
text-technology-architettura = settlements, fortifications, cathedrals, Architect
text-technology-astronomia = ships enter the ocean
text-technology-ingegneria = engineer +2, storms milder
text-technology-strade = land transports +1, cheaper mountains and rivers, placement anywhere; plague +5, disorder +1
text-technology-miniere = opens metals; slave revolts worse
text-technology-metalli = iron trade, mercenaries +5
text-technology-monete = merchants pay 50 a turn
text-technology-istruzione = deceit and slave revolts milder
text-technology-letteratura = deceit costs one general only
text-technology-teatro = civil war +3 kept, disorder −1
text-technology-musica = civil war +3 kept, disorder −1
text-technology-legge = disorder −1
text-technology-filosofia = immune to deceit; worse civil war
text-technology-esercito = generals, catapults, bombards, mercenaries +5; disorder +1, worse civil war
text-technology-democrazia = civil war +3 kept, disorder −1
text-card-mercenario = hire 5 armies at 10 each
text-card-archibugiere = +1 on the highest die
text-card-condottiero = attack: +1, +2 with a general
text-card-genio = +1, +2 with engineering
text-card-reliquia = defence of a cathedral: +1 or +2
text-card-templare = attack on a cathedral: +1 or +2
text-card-eroina = attack: a die for each cathedral
text-card-sicario = look at a hand, kill a card
text-card-ladro = look at a hand, take a card
text-card-diplomatico = truce of 1 to 3 turns
text-card-targa_doro = passage for 1 to 3 turns
text-card-trattato = trade for 1 to 3 turns
text-card-mercante = 50 florins a turn with coinage
text-card-gabelliere = 5 × cathedrals × lands a turn
text-card-architetto = buildings at half price
text-card-vescovo = take a cathedral
text-card-papa = the Pope
text-event-briganti = Caravans: on 3-4 half the goods are lost, on 5-6 all; the army helps.
text-event-fiera = Caravans earn 5 florins for each good, at most 50.
text-event-fango = Land transports lose 3 movement next turn, not with roads.
text-event-pedaggio = Land transports pay 20 florins or stand still next turn.
text-event-pellegrini = Whoever has a land transport in a city gains 1 honour.
text-event-diserzione = Land transports lose 1D6 armies.
text-event-volontari = Cavalry gains 1D6 armies.
text-event-moria = Cavalry dies on 5-6; medicine helps.
text-event-guide = Land transports gain 2 movement next turn.
text-event-imboscata = Land transports abroad are attacked by 1D6 barbarians.
text-event-ammutinamento = Ships turn pirate on a 6, not with a banner aboard.
text-event-bonaccia = Ships lose 9 movement next turn, 4 with weaving.
text-event-vento = Ships gain 3 movement next turn.
text-event-naufragio = Ships sink on a 6; engineering helps.
text-event-corsari = Trade ships without an escort are attacked by 1D6 pirates.
text-event-affari = Trade ships earn 30 florins.
text-event-avaria = Ships pay 50 florins or stand still next turn.
text-event-scorbuto = Ships lose half their armies, not with medicine.
text-event-relitto = A trade ship of each player takes up 1D6 goods.
text-event-gloria = Whoever has a war ship at sea gains 1 honour.
text-event-ordine_sepolcro = Christian cavalry gains armies.
text-event-ordine_templari = Christian cavalry gains armies.
text-event-ordine_ospitalieri = Christian cavalry gains armies.
text-event-ordine_teutonici = Christian cavalry gains armies.
text-event-ordine_san_giacomo = Christian cavalry gains armies.
text-calamity-alchimia = The drawer may turn iron into florins.
text-calamity-assalto_convogli = Caravans and cavalry of a zone are assaulted.
text-calamity-carestia = Famine: the drawer and neighbours lose ten armies for each point of a die.
text-calamity-concilio = The drawer gets technologies at half price.
text-calamity-crociata = The Pope calls a crusade.
text-calamity-disordini = Settlements and fortifications of the drawer fall.
text-calamity-governatore = Who holds a kingdom may win a barbarian minor one.
text-calamity-guerra_civile = A part of the drawer’s realm falls to the weakest player.
text-calamity-imperatore = Who holds a kingdom may win a barbarian one.
text-calamity-inganno = A victim loses generals.
text-calamity-inquisizione = Cathedrals fall.
text-calamity-invasioni = A horde enters from the east.
text-calamity-peste = Plague: the drawer and neighbours lose a share of their armies.
text-calamity-pirati = Pirates raid the coasts of a sea.
text-calamity-rivolta_schiavi = Slaves rise where they are kept.
text-calamity-superstizione = Cathedrals are lost.
text-calamity-tempesta = A storm strikes a sea and its coasts.

# What is counted round by round
counted-honour = Honour
counted-territories = Territories
counted-armies = Armies
counted-florins = Florins
counted-goods = Goods
counted-technologies = Technologies
counted-transports = Transports
counted-banners = Banners
counted-cards = Cards in hand
counted-wars = Wars going on
counted-broken = Pacts and alliances revoked
