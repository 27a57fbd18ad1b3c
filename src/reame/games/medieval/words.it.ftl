game-title = Medieval
game-blurb = L’Europa del Duecento in carte: guida potenze, bandisci crociate, contratta il passaggio e fai punti prima che i Mongoli chiudano la mappa.

# Potenze
power-ENG = Inghilterra
    .il = l’Inghilterra
    .gn = fs
    .short = Inghilterra
power-LAT = Regno Latino
    .il = il Regno Latino
    .gn = ms
    .short = Latini
power-VEN = Venezia
    .il = Venezia
    .gn = fs
    .short = Venezia
power-SWE = Svezia
    .il = la Svezia
    .gn = fs
    .short = Svezia
power-POL = Polonia
    .il = la Polonia
    .gn = fs
    .short = Polonia
power-NOR = Norvegia
    .il = la Norvegia
    .gn = fs
    .short = Norvegia
power-PRU = Prussia
    .il = la Prussia
    .gn = fs
    .short = Prussia
power-HRE = Sacro Romano Impero
    .il = il Sacro Romano Impero
    .gn = ms
    .short = Impero
power-RUS = Russia
    .il = la Russia
    .gn = fs
    .short = Russia
power-BYZ = Bisanzio
    .il = Bisanzio
    .gn = ms
    .short = Bisanzio
power-JER = Regno di Gerusalemme
    .il = il Regno di Gerusalemme
    .gn = ms
    .short = Gerusalemme
power-BUL = Bulgaria
    .il = la Bulgaria
    .gn = fs
    .short = Bulgaria
power-HUN = Ungheria
    .il = l’Ungheria
    .gn = fs
    .short = Ungheria
power-SPA = Spagna
    .il = la Spagna
    .gn = fs
    .short = Spagna
power-DEN = Danimarca
    .il = la Danimarca
    .gn = fs
    .short = Danimarca
power-LIT = Lituania
    .il = la Lituania
    .gn = fs
    .short = Lituania
power-SER = Serbia
    .il = la Serbia
    .gn = fs
    .short = Serbia
power-FRA = Francia
    .il = la Francia
    .gn = fs
    .short = Francia
power-ALM = Almoravidi
    .il = gli Almoravidi
    .gn = mp
    .short = Almoravidi
power-AYY = Ayyubidi/Mamelucchi
    .il = gli Ayyubidi/Mamelucchi
    .gn = mp
    .short = Ayyubidi
power-SEL = Selgiuchidi di Rum
    .il = i Selgiuchidi di Rum
    .gn = mp
    .short = Selgiuchidi
power-LIV = Livonia
    .il = la Livonia
    .gn = fs
    .short = Livonia
power-TRE = Trebisonda
    .il = Trebisonda
    .gn = fs
    .short = Trebisonda
power-POV = Polovtsy
    .il = i Polovtsy
    .gn = mp
    .short = Polovtsy
power-CUM = Cumani
    .il = i Cumani
    .gn = mp
    .short = Cumani
power-GEO = Georgia
    .il = la Georgia
    .gn = fs
    .short = Georgia
power-BGS = Bulgari
    .il = i Bulgari
    .gn = mp
    .short = Bulgari

# Province
province-ENG_1A = Galles e Irlanda
    .il = la provincia di Galles e Irlanda
    .gn = fs
    .short = Galles
province-FRA_1A = Bretagna
    .il = la Bretagna
    .gn = fs
    .in = in Bretagna
    .short = Bretagna
province-ENG_1B = Inghilterra 1B
    .il = la provincia d’Inghilterra
    .gn = fs
    .short = Inghilterra
province-FRA_1B = Normandia e Fiandre
    .il = la provincia di Normandia e Fiandre
    .gn = fs
    .short = Normandia
province-HRE_1B = Bassa Lorena e Frisia
    .il = la provincia di Bassa Lorena e Frisia
    .gn = fs
    .short = Bassa Lorena
province-DEN_1B = Jutland
    .il = lo Jutland
    .gn = ms
    .in = nello Jutland
    .short = Jutland
province-NOR_1B = Norvegia 1B
    .il = la provincia di Norvegia
    .gn = fs
    .short = Norvegia
province-HRE_1C = Sassonia e Brandeburgo
    .il = la provincia di Sassonia e Brandeburgo
    .gn = fs
    .short = Sassonia
province-DEN_1C = Scania
    .il = la Scania
    .gn = fs
    .in = in Scania
    .short = Scania
province-SWE_1C = Svezia 1C
    .il = la provincia di Svezia
    .gn = fs
    .short = Svezia
province-POL_1C = Grande Polonia e Pomerania
    .il = la provincia di Grande Polonia e Pomerania
    .gn = fs
    .short = Pomerania
province-PRU_1C = Prussia 1C
    .il = la provincia di Prussia
    .gn = fs
    .short = Prussia
province-POL_1D = Masovia
    .il = la Masovia
    .gn = fs
    .in = in Masovia
    .short = Masovia
province-LIT_1D = Lituania 1D
    .il = la provincia di Lituania
    .gn = fs
    .short = Lituania
province-LIV_1D = Livonia 1D
    .il = la provincia di Livonia
    .gn = fs
    .short = Livonia
province-RUS_1D = Novgorod e Smolensk
    .il = la provincia di Novgorod e Smolensk
    .gn = fs
    .short = Novgorod
province-RUS_1E = Vladimir-Suzdal
    .il = la provincia di Vladimir-Suzdal
    .gn = fs
    .short = Vladimir
province-POV_1E = Steppa dell’Alto Don
    .il = la Steppa dell’Alto Don
    .gn = fs
    .short = Alto Don
province-RUS_1F = Ustjug e Vjatka
    .il = la provincia di Ustjug e Vjatka
    .gn = fs
    .short = Ustjug
province-BGS_1F = Gran Bulgar
    .il = la provincia di Gran Bulgar
    .gn = fs
    .short = Gran Bulgar
province-FRA_2A = Aquitania e Angiò
    .il = la provincia di Aquitania e Angiò
    .gn = fs
    .short = Aquitania
province-SPA_2A = León, Castiglia e Aragona
    .il = la provincia di León, Castiglia e Aragona
    .gn = fs
    .short = Castiglia
province-FRA_2B = Île-de-France e Linguadoca
    .il = la provincia di Île-de-France e Linguadoca
    .gn = fs
    .short = Linguadoca
province-HRE_2B = Svevia, Franconia e Borgogna
    .il = la provincia di Svevia, Franconia e Borgogna
    .gn = fs
    .short = Svevia
province-VEN_2B = Venezia e Terraferma
    .il = la provincia di Venezia e Terraferma
    .gn = fs
    .short = Terraferma
province-HRE_2C = Boemia e Austria
    .il = la provincia di Boemia e Austria
    .gn = fs
    .short = Boemia
province-POL_2C = Piccola Polonia e Slesia
    .il = la provincia di Piccola Polonia e Slesia
    .gn = fs
    .short = Slesia
province-RUS_2C = Galizia-Volinia
    .il = la Galizia-Volinia
    .gn = fs
    .in = in Galizia-Volinia
    .short = Galizia
province-HUN_2C = Ungheria e Croazia
    .il = la provincia di Ungheria e Croazia
    .gn = fs
    .short = Croazia
province-SER_2C = Rascia
    .il = la Rascia
    .gn = fs
    .in = in Rascia
    .short = Rascia
province-BUL_2D = Bulgaria danubiana
    .il = la Bulgaria danubiana
    .gn = fs
    .short = Danubio
province-CUM_2D = Cumania
    .il = la Cumania
    .gn = fs
    .in = in Cumania
    .short = Cumania
province-POV_2F = Steppa del Basso Don
    .il = la Steppa del Basso Don
    .gn = fs
    .short = Basso Don
province-BGS_2F = Basso Volga
    .il = il Basso Volga
    .gn = ms
    .in = sul Basso Volga
    .short = Basso Volga
province-GEO_2F = Abcasia e Alania
    .il = la provincia di Abcasia e Alania
    .gn = fs
    .short = Abcasia
province-SPA_3A = Andalusia
    .il = l’Andalusia
    .gn = fs
    .in = in Andalusia
    .short = Andalusia
province-ALM_3A = Marocco
    .il = il Marocco
    .gn = ms
    .in = in Marocco
    .short = Marocco
province-HRE_3B = Lombardia e Toscana
    .il = la provincia di Lombardia e Toscana
    .gn = fs
    .short = Lombardia
province-PAP_3B = Papato
    .il = il Papato
    .gn = ms
    .short = Papato
province-SAR_3B = Sardegna e Corsica
    .il = la provincia di Sardegna e Corsica
    .gn = fs
    .short = Sardegna
province-ALM_3B = Maghreb centrale
    .il = il Maghreb centrale
    .gn = ms
    .short = Maghreb
province-HRE_3C = Napoli e Puglia
    .il = la provincia di Napoli e Puglia
    .gn = fs
    .short = Napoli
province-SER_3C = Zeta e Kosovo
    .il = la provincia di Zeta e Kosovo
    .gn = fs
    .short = Zeta
province-BYZ_3C = Epiro
    .il = l’Epiro
    .gn = ms
    .in = in Epiro
    .short = Epiro
province-LAT_3C = Tessalonica e Acaia
    .il = la provincia di Tessalonica e Acaia
    .gn = fs
    .short = Acaia
province-LAT_3D_THRACE = Tracia
    .il = la Tracia
    .gn = fs
    .in = in Tracia
    .short = Tracia
province-LAT_3D_ARMENIA = Armenia
    .il = l’Armenia
    .gn = fs
    .in = in Armenia
    .short = Armenia
province-BYZ_3D = Nicea
    .il = Nicea
    .gn = fs
    .in = a Nicea
    .short = Nicea
province-SEL_3D = Rum
    .il = la provincia di Rum
    .gn = fs
    .short = Rum
province-TRE_3D = Trebisonda 3D
    .il = la provincia di Trebisonda
    .gn = fs
    .short = Trebisonda
province-BUL_3D = Rodope e Filippopoli
    .il = la provincia di Rodope e Filippopoli
    .gn = fs
    .short = Rodope
province-RHO_3D = Rodi
    .il = Rodi
    .gn = fs
    .in = a Rodi
    .short = Rodi
province-GEO_3F = Cartalia e Cachezia
    .il = la provincia di Cartalia e Cachezia
    .gn = fs
    .short = Cartalia
province-AYY_3F = Giazira
    .il = la Giazira
    .gn = fs
    .in = in Giazira
    .short = Giazira
province-HRE_4B = Sicilia
    .il = la Sicilia
    .gn = fs
    .in = in Sicilia
    .short = Sicilia
province-MAL_4B = Malta
    .il = Malta
    .gn = fs
    .in = a Malta
    .short = Malta
province-ALM_4B = Ifriqiya
    .il = l’Ifriqiya
    .gn = fs
    .in = in Ifriqiya
    .short = Ifriqiya
province-VEN_4C = Creta
    .il = Creta
    .gn = fs
    .in = a Creta
    .short = Creta
province-AYY_4C = Cirenaica
    .il = la Cirenaica
    .gn = fs
    .in = in Cirenaica
    .short = Cirenaica
province-AYY_4D = Egitto e Siria
    .il = la provincia di Egitto e Siria
    .gn = fs
    .short = Egitto
province-JER_4D = Acri e Tripoli
    .il = la provincia di Acri e Tripoli
    .gn = fs
    .short = Acri
province-LAT_4D = Cipro
    .il = Cipro
    .gn = fs
    .in = a Cipro
    .short = Cipro

# Aree Navali
sea-1A = Mare d’Irlanda
    .il = il Mare d’Irlanda
    .gn = ms
    .short = Mare d’Irlanda
sea-1B = Mare del Nord
    .il = il Mare del Nord
    .gn = ms
    .short = Mare del Nord
sea-1C = Baltico occidentale
    .il = il Baltico occidentale
    .gn = ms
    .short = Baltico occidentale
sea-1D = Golfi di Riga e di Finlandia
    .il = i Golfi di Riga e di Finlandia
    .gn = mp
    .short = Golfi di Riga e di Finlandia
sea-2A = Golfo di Biscaglia
    .il = il Golfo di Biscaglia
    .gn = ms
    .short = Golfo di Biscaglia
sea-2B = Golfo di Venezia
    .il = il Golfo di Venezia
    .gn = ms
    .short = Golfo di Venezia
sea-2C = Mare di Dalmazia
    .il = il Mare di Dalmazia
    .gn = ms
    .short = Mare di Dalmazia
sea-2D = Mar Nero occidentale
    .il = il Mar Nero occidentale
    .gn = ms
    .short = Mar Nero occidentale
sea-2F = Mar d’Azov e Mar Nero orientale
    .il = il Mar d’Azov e il Mar Nero orientale
    .gn = ms
    .in = nel Mar d’Azov e nel Mar Nero orientale
    .short = Mar d’Azov e Mar Nero orientale
sea-3A = Stretto di Gibilterra
    .il = lo Stretto di Gibilterra
    .gn = ms
    .short = Stretto di Gibilterra
sea-3B = Mar Tirreno e Mar Ligure
    .il = il Mar Tirreno e il Mar Ligure
    .gn = ms
    .in = nel Mar Tirreno e nel Mar Ligure
    .short = Mar Tirreno e Mar Ligure
sea-3C = Mar Ionio
    .il = il Mar Ionio
    .gn = ms
    .short = Mar Ionio
sea-3D = Egeo e Mar Nero meridionale
    .il = l’Egeo e il Mar Nero meridionale
    .gn = ms
    .in = nell’Egeo e nel Mar Nero meridionale
    .short = Egeo e Mar Nero meridionale
sea-4B = Canale di Sicilia
    .il = il Canale di Sicilia
    .gn = ms
    .short = Canale di Sicilia
sea-4C = Mar Libico
    .il = il Mar Libico
    .gn = ms
    .short = Mar Libico
sea-4D = Mare di Levante
    .il = il Mare di Levante
    .gn = ms
    .short = Mare di Levante

# Luoghi di un percorso
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

# Carte
pledge-peace = di non attaccare
pledge-passage = di lasciare passare
card-knights = Cavalieri di Cristo
    .il = i Cavalieri di Cristo
    .gn = mp
card-mongols = Mongoli
    .il = i Mongoli
    .gn = mp
card-pope = Papa
    .il = il Papa
    .gn = ms
card-spies = Spie
    .il = le Spie
    .gn = fp
card-assassin = Assassino
    .il = l’Assassino
    .gn = ms
card-jihad = Jihad
    .il = la Jihad
    .gn = fs
card-heresy = Eresia
    .il = l’Eresia
    .gn = fs
card-deus = Deus ex Machina
    .il = il Deus ex Machina
    .gn = ms
card-disaster = Disastro
    .il = il Disastro
    .gn = ms
card-ruler = Cambio di Governante
    .il = il Cambio di Governante
    .gn = ms
card-civil_war = Guerra Civile
    .il = la Guerra Civile
    .gn = fs
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
ruler-bad = cattivo (−1)
    .short = cattivo
ruler-normal = normale
    .short = normale
ruler-good = buono (+1)
    .short = buono
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

# Mosse
move-end = Concludi il turno
move-collect = Raccogli le entrate e concludi il turno
move-discard = Scarta { $card-il }
move-play_power = Gioca la carta { $power-di }
move-heresy = Gioca l’Eresia ({ $province-short })
move-assassin = Manda l’Assassino ({ $power-short })
move-spies_hand = Spia la mano { $seat-di }
move-spies_map = Spia la prossima carta Mappa
move-spies_deck = Spia le prossime due carte Azione
move-civil_war = Gioca la Guerra Civile ({ $power-short })
move-crusade = Papa: bandisci una Crociata
move-excommunicate = Scomunica { $power-il }
move-lift = Rimuovi la Scomunica: { $power-short } (3 FI)
move-marry = Papa: sposa { $power-short } e { $power2-short }
move-papal_passage = Papa: apri il Papato alle tue potenze
move-attack = Attacca { $province-short } ({ $power-short }, 1 FI)
move-jihad = Jihad contro { $province-short } ({ $power-short }, 1 FI)
move-knights_attack = Cavalieri contro { $province-short } ({ $knights ->
    [one] una carta
   *[other] { $knights } carte
 })
move-quell_heresy = Reprimi l’Eresia: { $province-short } (1 FI)
move-quell_civil_war = Combatti la Guerra Civile: { $power-short } (1 FI)
move-offer = Offri un accordo { $seat-a }
move-pick = Scegli { $power-il }
move-mandatory = Gioca { $card-il }
move-raid = Manda i Mongoli sulla carta { $map }
move-react = Reagisci { $card-con }
move-support = Gioca { $knights ->
    [one] una carta
   *[other] { $knights } carte
 } Cavalieri
move-join_power = Manda { $power-short }{ $knights ->
    [0] {""}
    [one] {" "}con una carta Cavalieri
   *[other] {" "}con { $knights } carte Cavalieri
 }
move-join_province = Manda i Cavalieri: { $province-short }{ $knights ->
    [0] {""}
    [one] {" "}con una carta
   *[other] {" "}con { $knights } carte
 }
move-join_knights = Manda { $knights ->
    [one] una sola carta
   *[other] solo { $knights } carte
 } Cavalieri
move-hire = Assolda { $power-il }
move-straight = Prendi la via più breve
move-from = Parti da { $province }
move-go = Vai verso { $place }
move-fit_out = { $ships ->
    [0] Non spendere per la flotta
   *[other] Arma la flotta +{ $ships } (4 FI per grado)
 }
move-intercept = { $ships ->
    [0] Intercetta senza altra spesa (1 FI)
   *[other] Intercetta con +{ $ships } (1 FI e 4 per grado)
 }
move-militia = { $militia ->
    [0] Nessuna Milizia
   *[other] Recluta Milizia +{ $militia }
 }
move-spies_battle = Spia la Milizia del difensore
move-grant_free = Concedi senza chiedere nulla
move-give_florins = Do { $florins } FI
move-give_province = Cedo { $province }
move-give_passage = Do il passaggio: { $power-short } per { $province-short }
move-give_lift = Rimuovo la Scomunica: { $power-short }
move-give_card = Do la carta { $card }
move-give_promise = Prometto { $pledge }
move-ask_florins = Ricevo { $florins } FI
move-ask_province = Ricevo { $province }
move-ask_passage = Ho il passaggio: { $power-short } per { $province-short }
move-ask_lift = Chiedo di rimuovere la Scomunica: { $power-short }
move-ask_card = Ricevo la carta { $card }
move-ask_promise = Chiedo la promessa { $pledge }

# Domande
ask-pick = Quale potenza scegli?
ask-map = { $count ->
    [one] Peschi l’ultima carta Mappa?
   *[other] Peschi una carta Mappa? Nel mazzo ce ne sono { $count }.
 } Poi niente carte Papa e un solo attacco.
ask-mandatory = Quale carta obbligatoria giochi per prima?
ask-action = { $count ->
    [0] Non ti restano attacchi. Che cosa fai ancora?
    [one] Ti resta un attacco. Che cosa fai?
   *[other] Hai { $count } attacchi. Che cosa fai?
 }
ask-raid = Quale carta attaccano i Mongoli?
ask-react = { $seat } gioca { $card-il }. Reagisci?
ask-defend-card = I Mongoli attaccano la carta { $map }. Giochi Cavalieri di Cristo?
ask-support = Il nemico attacca { $province-il }. Giochi Cavalieri di Cristo?
ask-defaulter = { $seat } non può pagare il tributo. Quale sua potenza scomunichi?
ask-join = { $seat } bandisce una Crociata. Chi mandi?
ask-hire = Attacchi { $province-il } { $power-con }. Assoldi mercenari?
ask-route = Per quale via { $power-il } { $power-n ->
    [p] raggiungono
   *[s] raggiunge
 } { $province-il }?
ask-step = Verso { $province-il }, ora { $place-in }: dove vai?
ask-fit-out = Quanto spendi, in segreto, per la flotta { $power-di }?
ask-intercept = Intercetti la flotta nemica ({ $power2-short }) { $sea-in } { $power-con }?
ask-bid = Si combatte per { $province-il }. Quanta Milizia recluti?
ask-bid-war = La Guerra Civile divide { $power-il }. Quanta Milizia recluti?
ask-spy-battle = Si combatte per { $province-il }. Mandi le Spie?
ask-rebid = { $militia ->
    [0] Il difensore non ha Milizia.
   *[other] Il difensore ha Milizia +{ $militia }.
 } Quale Milizia metti ora?
ask-request = La via { $power-di } passa da { $seat }. Che cosa offri per il permesso?
ask-permission = { $seat } chiede il passaggio per { $power-il }. Acconsenti?
ask-terms = Che cosa proponi { $seat-a }?
ask-answer = { $seat } ti offre un accordo. Accetti?
ask-ransom = La Scomunica colpisce { $power-il }. Che cosa offri { $seat-a } per rimuoverla?
ask-relent = { $seat } fa un’offerta perché tu rimuova la Scomunica { $power-di }. Accetti?
ask-counter = Che cosa vuoi invece da { $seat }?
ask-reply = { $seat } fa una controfferta. Accetti?
ask-overture = Il turno { $seat-di } è finito. { $count ->
    [one] Puoi fare ancora un’offerta: a chi?
   *[other] Puoi fare { $count } offerte: a chi?
 }

# Aiuto
help-ask-pick = Ogni potenza porta le sue province sulla mappa, i fiorini iniziali, un’armata e un governante. Non può confinare per terra con una tua, se ce n’è un’altra. Con quattro o cinque giocatori ne scegli due, con tre ne scegli tre.
help-ask-map = Una carta nuova dà province a chi tiene le sue potenze e allontana il bordo orientale. In cambio, in questo turno non giochi carte Papa e fai un solo attacco. Le carte F fanno da scudo contro i Mongoli.
help-ask-mandatory = Mongoli, Disastro e Cambio di Governante si giocano tutti, ma l’ordine è tuo. Un Disastro prima dei Mongoli o dopo può cambiare chi perde di più.
help-ask-action = Raccogliere le entrate è la sola azione del turno e toglie i Disastri. Altrimenti gioca e scarta carte, attacca (1 FI ogni attacco, una volta per potenza) e tratta, nell’ordine che vuoi. La mano torna a quattro carte solo al prossimo turno.
help-ask-raid = I Mongoli tirano un dado e aggiungono 5; la carta un dado e la sua difesa. A parità vincono loro: la carta sparisce con tutte le sue province, e con lei le carte più a est non ancora pescate.
help-ask-react = Il Deus ex Machina annulla la carta prima che abbia effetto; l’Assassino ferma solo le Spie. La tua carta è spesa anche se un altro Deus la annulla. Papa, Mongoli e Cavalieri non si fermano.
help-ask-defend-card = Ogni carta Cavalieri dà +2 alla difesa e si scarta. Puoi giocarle se sulla carta hai una provincia dei Cavalieri o se tieni una potenza cattolica che vi ha una provincia. A parità vincono i Mongoli.
help-ask-support = Ogni carta Cavalieri dà +2 alla tua difesa contro questa potenza islamica o pagana, e si scarta comunque vada. A parità la provincia resta tua.
help-ask-defaulter = Chi non paga resta fuori dalla Crociata, e puoi scomunicare subito una sua potenza cattolica: non passerà per province cattoliche e dal prossimo turno rischia la Guerra Civile. Può offrirti qualcosa per rimuoverla.
help-ask-join = Mandi una potenza cattolica, una provincia o sole carte dei Cavalieri. Se la forza di tutti supera due dadi, ognuno che ha mandato qualcosa guadagna la differenza. Chi parte perde la Scomunica. La tua potenza non attacca più nel tuo turno.
help-ask-hire = I mercenari aggiungono la loro armata all’attacco, senza spesa. Servono un solo attacco per turno e poi non attaccano da soli.
help-ask-route = La via più breve chiede meno permessi e meno mari possibile. Nominando i luoghi ne scegli un’altra. Se qualcuno nega il permesso puoi tentare altre vie, tre in tutto; poi l’attacco è perso, con il suo fiorino.
help-ask-step = Si procede di luogo in luogo fino alla meta, con un solo tratto per mare. Le province degli altri chiedono un permesso; nei mari chi ha navi sulla costa può intercettare.
help-ask-fit-out = Ogni +1 costa 4 FI, vale per tutto il viaggio e non si riprende. Si scopre alla prima battaglia navale. Se nessuno intercetta, è denaro perso.
help-ask-intercept = Paghi 1 FI, più 4 FI per ogni +1, comunque vada. Un dado più le navi di ciascuno: se vinci l’attacco è fallito. A parità vince chi ha la marina di base più forte, poi chi naviga.
help-ask-bid = Ogni +1 costa 3 FI (2 FI con la Jihad) ed è perso da tutti e due, vinca chi vinca. Le puntate sono segrete. Poi un dado ciascuno: a parità vince chi difende.
help-ask-bid-war = Un dado più armata, governante e Milizia (3 FI per +1) contro un dado dei ribelli. Se vinci la guerra finisce. Se pareggi o perdi continua, con un nuovo governante.
help-ask-spy-battle = Le Spie ti mostrano la Milizia del difensore, e puoi cambiare la tua. Un Assassino o un Deus ex Machina le possono fermare: la carta è persa.
help-ask-rebid = Conosci la Milizia del difensore: decidi di nuovo la tua. Contano ancora i due dadi, armate, governanti e forse carte Cavalieri. A parità vince chi difende.
help-ask-request = Puoi chiedere il passaggio per niente o offrire fiorini e province. L’altro accetta, rifiuta o dice che cosa vuole. Le promesse si mantengono solo se tutti sulla via acconsentono.
help-ask-permission = Se acconsenti l’armata passa e ricevi ciò che è offerto. Se neghi, quella via è chiusa: può fallire tutto l’attacco. Puoi chiedere altro con una controfferta, una volta.
help-ask-terms = Un accordo deve contenere un passaggio o la rimozione di una Scomunica di questo turno, se il tavolo non tratta più liberamente; ha fino a quattro clausole. Ciò che è accettato si esegue subito e tutto insieme.
help-ask-answer = Se accetti, tutte le clausole si eseguono subito e insieme. Puoi rifiutare, o fare una sola controfferta. Solo voi due leggete le clausole; gli altri vedono che passa denaro.
help-ask-ransom = Offri fiorini o province a chi ha giocato il Papa: se accetta, la Scomunica è rimossa subito. Hai due offerte. Dopo questo turno servono una Crociata o un altro Papa e 3 FI.
help-ask-relent = Se accetti ricevi ciò che è offerto e la Scomunica è rimossa. Se rifiuti resta, e dal prossimo turno la potenza rischia la Guerra Civile. Chi offre può riprovare una volta.
help-ask-counter = Nomina ciò che vuoi al posto dell’offerta. L’altro può solo accettare o rifiutare: non ci sono altre controfferte.
help-ask-reply = Se accetti, le clausole si eseguono insieme. Se rifiuti non accade nulla e la trattativa è finita; se chiedevi il passaggio, questa via è chiusa.
help-ask-overture = A questo tavolo tutti trattano con tutti: fiorini, province, carte e promesse. L’offerta la leggono in due; le promesse restano scritte davanti a tutti, ma nulla obbliga a mantenerle. Se passi, non perdi niente.

# Rifiuti
not-drafted = { $power-il } non { $power-n ->
    [p] hanno
   *[s] ha
 } ancora nulla sulla mappa: non si può scegliere.
taken = La carta { $power-di } è già stata scelta.
borders = { $power-il } { $power-n ->
    [p] confinano
   *[s] confina
 } con una potenza che hai scelto: prendine un’altra.
not-mandatory = Non è una tua carta obbligatoria.
has-acted = Le entrate si raccolgono solo come unica azione del turno.
no-card = Non hai questa carta.
no-discard = Questa carta non si può scartare.
card-locked = La carta { $power-di } è stata annullata: si può rigiocare dal prossimo turno.
not-on-map = Nessuna provincia { $power-di } è in gioco.
not-face-up = La carta { $power-di } non è scoperta.
not-catholic = { $power-il } non { $power-n ->
    [p] sono una potenza cattolica
   *[s] è una potenza cattolica
 }.
not-held = Non hai la carta { $power-di }.
no-heresy-there = Nessuna potenza cattolica controlla { $province-il }.
heresy-already = C’è già un’Eresia { $province-in }.
knights-against-heresy = I Cavalieri tengono { $province-il } e non lasciano posto all’Eresia.
no-such-player = Scegli un altro giocatore.
deck-empty = Quel mazzo è vuoto.
not-ripe = La carta { $power-di } deve avere Scomunica o Disastro dall’inizio del turno.
in-civil-war = La Guerra Civile divide { $power-il }.
not-in-civil-war = Nessuna Guerra Civile divide { $power-il }.
no-pope-after-map = Niente carte Papa nel turno in cui si pesca una carta Mappa.
one-crusade = Si bandisce una sola Crociata per turno.
excommunicated-already = La Scomunica pesa già { $power-su }.
not-excommunicated = Nessuna Scomunica pesa { $power-su }.
too-poor = { $purse ->
    [one] Serve 1 FI
   *[other] Servono { $purse } FI
 }: { $purse2 ->
    [0] non ne hai
   *[other] ne hai { $purse2 }
 }.
married-already = C’è già un matrimonio tra { $power-il } e { $power2-il }.
not-to-marry = Si sposano due potenze cattoliche diverse, con la carta scoperta.
attacks-spent = In questo turno non ti restano attacchi.
power-used = La carta { $power-di } è già stata usata in questo turno.
no-origin = Non controlli una provincia da cui { $power-il } { $power-n ->
    [p] possano
   *[s] possa
 } partire.
not-in-play = { $province-il } non è in gioco.
own-target = Controlli già { $province-il }.
the-papacy = Nessuno può attaccare il Papato.
no-way = Non c’è una via che porti { $power-il } { $province-in }.
no-jihad = La Jihad è delle potenze islamiche, contro province cattoliche e ortodosse.
no-knights = I Cavalieri di Cristo servono chi ha una potenza cattolica o una loro provincia.
few-knights = { $knights ->
    [one] Serve una carta Cavalieri
   *[other] Servono { $knights } carte Cavalieri
 }: { $knights2 ->
    [0] non ne hai
   *[other] ne hai { $knights2 }
 }.
not-for-knights = I Cavalieri non possono attaccare { $province-il }.
no-heresy = Non hai un’Eresia da reprimere { $province-in }.
no-more-offers = In questo turno non si fanno altre offerte.
nothing-to-bargain = Con { $seat } non c’è nulla da contrattare.
not-on-edge = La carta { $map } non è sul bordo orientale o non ha difesa dai Mongoli.
no-reaction = Questa carta qui non può rispondere, o non l’hai.
no-unit = Questa unità non può andare in Crociata: è impegnata, o la colpiscono Disastro o Guerra Civile.
no-mercenary = { $power-il } non { $power-n ->
    [p] possono
   *[s] può
 } servire in questo attacco.
not-a-start = Non c’è una via che parta { $province-da }.
not-a-step = La via non può proseguire { $place-in }.
named = È già nell’offerta.
not-so-rich = L’altro non può avere più di { $purse } FI.
not-yours = Non controlli { $province-il }.
not-theirs = L’altro non controlla { $province-il }.
not-to-cede = Ora non si può cedere { $province-il }.
term-out-of-place = Questa clausola non ha posto in questo accordo.
no-occasion = Un accordo deve riguardare un passaggio o una Scomunica di questo turno.
no-such-card = Chi dovrebbe dare la carta { $card } non ce l’ha.
not-to-trade = La carta { $card } non si può cedere.
hand-too-full = Dopo l’accordo { $seat } avrebbe { $count ->
    [one] una carta
   *[other] { $count } carte
 } in mano: se ne tengono al massimo 4.
promise-stands = C’è già una promessa { $seat-di } { $pledge }.
not-fresh = { $power-il } non { $power-n ->
    [p] hanno
   *[s] ha
 } una Scomunica di questo turno.

# Capitoli del diario
setting-up = Preparazione del gioco.
turn-begins = Turno { $turn }: gioca { $seat }.
mandatory-begin = Carte obbligatorie.
actions-begin = Fase di Azione.
end-begins = Fine della partita.

# Eventi
first-picker = Il sorteggio fa cominciare la scelta da { $seat }.
picked = { $seat } sceglie { $power-il }.
first-player = Il sorteggio dà il primo turno { $seat-a }.
drew = { $seat } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
drew-cards = { $seat } pesca { $cards }.
map-card = { $seat } scopre la carta Mappa { $map }.
map-province = { $seat }, che ha la carta { $power-di }, controlla { $province-il }.
collected = { $seat } raccoglie { $purse } FI.
heretics-pay-nothing = L’Eresia toglie le entrate di { $provinces }.
rebels-pay-nothing = La Guerra Civile toglie le entrate di { $provinces }.
knights-pay-nothing = { $provinces_count ->
    [one] È dei Cavalieri e rende
   *[other] Sono dei Cavalieri e rendono
 } solo con una carta Papa: { $provinces }.
discarded = { $seat } scarta { $card-il }.
turn-ends = { $seat } conclude il turno.
idle = { $seat } conclude il turno senza agire.
holds = { $seat } ottiene la carta { $power-di }.
holds-first = { $seat } ottiene la carta { $power-di } e, per le entrate iniziali, { $purse } FI.
all-held = { $seat } controlla già tutte le province in gioco { $power-di }.
gained = { $seat } controlla { $provinces }.
power-lost = { $seat } non ha più province { $power-di } e perde la carta.
on-table = La carta { $power-di } resta sul tavolo, non controllata.
power-gone = La carta { $power-di } esce dal gioco.
held-power-gone = La carta { $power-di }, controllata da { $seat }, esce dal gioco.
power-gone-from-hand = La carta { $power-di }, in mano { $seat-a }, esce dal gioco.
ruler-now = { $power-il } { $power-n ->
    [p] hanno
   *[s] ha
 } un nuovo governante: { $ruler }, dado { $die }.
marriage-ends = Finisce il matrimonio tra { $power-il } e { $power2-il }.
played = { $seat } gioca { $card-il }.
reacted = { $seat } reagisce { $card-con }.
cancelled = La carta { $seat-di } è annullata: { $card }.
cancelled-power = La carta { $seat-di } è annullata e torna in mano, ma non in gioco per questo turno: { $card }.
spied-hand = Le Spie { $seat-di } guardano la mano { $seat2-di }.
spied-cards = { $cards_count ->
    [0] La mano { $seat-di } è vuota.
   *[other] { $seat } ha in mano { $cards }.
 }
spied-map = Le Spie { $seat-di } guardano la prossima carta Mappa.
spied-map-card = La prossima carta Mappa è la { $map }.
spied-deck = Le Spie { $seat-di } guardano le prossime carte Azione.
spied-deck-cards = In cima al mazzo { $cards_count ->
    [one] c’è
   *[other] ci sono, in quest’ordine,
 } { $cards }.
murder-done = L’Assassino { $seat-di } uccide il governante { $power-di }: dado { $die }, serviva 5 o 6.
murder-failed = L’Assassino { $seat-di } manca il governante { $power-di }: dado { $die }, serviva 5 o 6.
heresy-spreads = L’Eresia attecchisce { $province-in }: dado { $die } contro entrate { $count }.
heresy-fails = L’Eresia non attecchisce { $province-in }: dado { $die } contro entrate { $count }.
heresy-quelled = { $seat } paga { $purse } FI e reprime l’Eresia { $province-in }.
nothing-happens = La carta { $card } non ha effetto: nessuna potenza può esserne colpita.
ruler-rolled = I dadi danno { $roll }: { $power-il }.
ruler-rolled-again = I dadi danno { $roll }, { $power-il }: nessuno ne ha la carta, si ritira.
disaster-rolled = I dadi danno { $roll }: { $power-il }.
disaster-rolled-again = I dadi danno { $roll }, { $power-il }: nessuno ne ha la carta, si ritira.
disaster-on-disaster = I dadi danno { $roll }, { $power-il }: c’è già un Disastro, si ritira.
disaster-strikes = Un Disastro colpisce { $power-il }: { $seat } perde { $die } FI (dado { $die }).
ruined = Un Disastro colpisce { $power-il }: { $seat } non ha { $die } FI (dado { $die }) e perde tutto.
disaster-over = Il Disastro { $power-di } è rimosso.
civil-war-begins = Scoppia la Guerra Civile: divide { $power-il }.
ruler-lost = { $power-il } { $power-n ->
    [p] perdono
   *[s] perde
 } il governante, che era { $ruler-short }: ora vale come normale.
war-fought = { $seat } paga { $purse } FI e combatte la Guerra Civile { $power-di }.
civil-war-ends = La Guerra Civile { $power-di } è finita: { $total } contro { $total2 }.
civil-war-goes-on = La Guerra Civile { $power-di } continua: { $total } contro { $total2 }.
knights-income = Le province dei Cavalieri rendono { $purse } FI { $seat-a }.
crusade-called = { $seat } bandisce una Crociata.
levied = { $seat } versa { $seat2-a } il tributo di { $purse } FI.
defaulted = { $seat } non può pagare il tributo di { $purse } FI e resta fuori dalla Crociata.
joined-power = { $seat } manda { $power-il }{ $knights ->
    [0] {""}
    [one] {" "}con una carta Cavalieri
   *[other] {" "}con { $knights } carte Cavalieri
 }.
joined-province = { $seat } manda i Cavalieri { $province-di }{ $knights ->
    [0] {""}
    [one] {" "}con una carta
   *[other] {" "}con { $knights } carte
 }.
joined-knights = { $seat } manda { $knights ->
    [one] una carta
   *[other] { $knights } carte
 } Cavalieri.
stayed-away = { $seat } non manda nessuno.
crusader-absolved = Chi parte per la Crociata è perdonato: finisce la Scomunica { $power-di }.
crusade-fought = La Crociata vince, { $total } contro { $roll }: chi ha partecipato guadagna { $count } FI.
crusade-failed = La Crociata fallisce, { $total } contro { $roll }: nessuno guadagna nulla.
crusade-tied = A parità vince l’infedele.
crusade-powerless = La Crociata, senza forza, fallisce contro { $roll }: nessuno guadagna nulla.
crusade-empty = Nessuno parte per la Crociata: l’infedele aveva { $roll }.
crusade-gain = { $seat } guadagna { $purse } FI dalla Crociata.
banned = { $seat } scomunica { $power-il }.
ban-lifted = { $seat } rimuove la Scomunica { $power-di }.
ban-bought-off = { $seat } paga { $purse } FI e rimuove la Scomunica { $power-di }.
wedding = { $seat } unisce in matrimonio { $power-il } e { $power2-il }.
passage-allowed = In questo turno le potenze cattoliche { $seat-di } possono passare per il Papato.
supported = { $seat } gioca { $knights ->
    [one] una carta
   *[other] { $knights } carte
 } Cavalieri in difesa.
knights-gone = I Cavalieri lasciano { $province-il }.
mongols-aside = I Mongoli sono solo una voce: carta { $count } di 3, messa da parte.
mongols-shuffled = È la terza carta Mongoli: tutte e tre tornano nel mazzo, che si rimescola.
mongols-idle = I Mongoli non trovano carte da attaccare: attacco { $count } di 7.
mongols-come = { $seat } manda i Mongoli contro la carta { $map }: attacco { $count } di 7.
mongols-thrown = I dadi danno finora { $total } contro { $total2 } per la carta { $map }.
map-destroyed = I Mongoli distruggono la carta { $map }: { $total } contro { $total2 }.
mongols-repelled = La carta { $map } resiste ai Mongoli: { $total } contro { $total2 }.
tied-with-mongols = A parità vincono i Mongoli.
provinces-lost = { $seat } perde { $provinces }.
wasteland = { $provinces_count ->
    [one] Scompare, non controllata,
   *[other] Scompaiono, non controllate,
 } { $provinces }.
knights-fallen = Con { $provinces } cadono anche i Cavalieri.
maps-shut-out = { $maps_count ->
    [one] Non entrerà più in gioco la carta
   *[other] Non entreranno più in gioco le carte
 } { $maps }.
last-mongols = Era l’ultimo attacco dei Mongoli: la prossima carta Potenza pescata chiude la partita.
attacks-now = { $seat } paga { $purse } FI e attacca { $province-il } { $power-con }.
knights-ride = { $seat } attacca { $province-il } con { $knights ->
    [one] una carta
   *[other] { $knights } carte
 } Cavalieri.
hired = { $seat } assolda { $power-il }: +{ $count }.
marches = { $places_count ->
    [0] L’armata { $seat-di } parte { $province-da } e raggiunge { $province2-il }.
   *[other] L’armata { $seat-di } parte { $province-da }, via { $places }.
 }
given-up = { $seat } rinuncia ad attaccare { $province-il }: perde { $purse } FI e l’attacco.
abandoned = { $seat } non trova una via per { $province-il }: perde { $purse } FI e l’attacco.
fitted-out = { $ships ->
    [0] { $seat } non spende per la flotta.
   *[other] { $seat } arma la flotta +{ $ships }, in segreto, per { $purse } FI.
 }
sailed = La flotta { $seat-di } è { $sea-in }.
rolled-off = Per intercettare prima, { $power-il } { $power-n ->
    [p] tirano
   *[s] tira
 } { $die }.
intercepts = { $seat } paga { $purse } FI e intercetta { $power-con } { $sea-in }.
naval-battle = La flotta { $seat-di } vince { $sea-in } e prosegue: { $total } contro { $total2 }.
tied-at-sea = A parità vince la marina di base più forte; se anche quella è pari, chi naviga.
sunk = La flotta { $seat-di } è respinta { $sea-in }, { $total } contro { $total2 }: l’attacco fallisce.
bid-shown = { $militia ->
    [0] { $seat } non recluta Milizia.
   *[other] { $seat } recluta Milizia +{ $militia } per { $purse } FI.
 }
bid-spied = { $militia ->
    [0] Le Spie scoprono che { $seat } non recluta Milizia.
   *[other] Le Spie scoprono la Milizia { $seat-di }: +{ $militia }.
 }
thrown = Per { $province-il } i dadi danno finora { $total } contro { $total2 }.
conquered = { $seat } conquista { $province-il }: { $total } contro { $total2 }.
knights-conquered = I Cavalieri { $seat-di } conquistano { $province-il } e vi restano: { $total } contro { $total2 }.
held-out = L’attacco è respinto { $province-in }: { $total } contro { $total2 }.
tied-on-land = A parità vince chi difende.
offer-made = { $seat } fa un’offerta { $seat2-a }.
counter-made = { $seat } fa una controfferta { $seat2-a }.
passage-asked = { $seat } chiede { $seat2-a } il passaggio per { $power-il }.
passage-countered = { $seat } dice { $seat2-a } che cosa vuole per il passaggio { $power-di }.
term-florins = Nell’offerta { $seat } dà { $florins } FI { $seat2-a }.
term-province = Nell’offerta { $seat } cede { $province-il } { $seat2-a }.
term-passage = Nell’offerta { $seat } lascia passare { $power-il } per { $province-il }.
term-lift = Nell’offerta { $seat } rimuove la Scomunica { $power-di }.
term-card = Nell’offerta { $seat } dà la carta { $card } { $seat2-a }.
term-promise = Nell’offerta { $seat } promette { $seat2-a } { $pledge }.
offer-refused = { $seat } rifiuta l’offerta { $seat2-di }.
deal-struck = { $seat } { $seat2-e } si accordano.
money-passed = { $seat } consegna fiorini { $seat2-a }.
florins-passed = { $seat } dà { $florins } FI { $seat2-a }.
ceded = { $seat } cede { $province-il } { $seat2-a }.
card-passed = { $seat } consegna una carta { $seat2-a }.
card-given = { $seat } dà la carta { $card } { $seat2-a }.
promised = { $seat } promette { $seat2-a } { $pledge }, fino al turno { $turn } compreso.
promise-broken = { $seat } non mantiene la promessa fatta { $seat2-a } { $pledge }.
promise-kept = { $seat } ha mantenuto la promessa fatta { $seat2-a } { $pledge }.
passage-granted = In questo turno { $seat } lascia passare { $power-il } per { $province-il }.
permitted = { $seat } lascia passare { $power-il }.
passage-forgone = { $seat } rinuncia al passaggio { $power-di }: questa via è chiusa.
refused-passage = { $seat } nega il passaggio { $power-a }: questa via è chiusa.
last-card-shown = { $seat } pesca la carta { $power-di }: la partita finisce.
last-card-drawn = Il mazzo è finito dopo l’ultimo attacco dei Mongoli: la partita finisce con questo turno.
no-cards-left = Era l’ultimo attacco dei Mongoli e il mazzo è vuoto: la partita finisce.
stalled = Per quattro giri nessuno ha pescato carte: la partita finisce.
points = { $seat } ha { $count ->
    [one] un punto vittoria
   *[other] { $count } punti vittoria
 }.
won = Vince { $seat } con { $count ->
    [one] un punto vittoria
   *[other] { $count } punti vittoria
 }.
won-by-florins = Vince { $seat }: a pari punti, { $count }, ha più fiorini.
won-by-powers = Vince { $seat }: a pari punti, { $count }, e fiorini ha più potenze.
victory-shared = { $seats } dividono la vittoria con { $count ->
    [one] un punto
   *[other] { $count } punti
 }, pari anche per fiorini e potenze.

# Somme
sum-attack = attacco { $seat-di }
sum-defence = difesa { $province-di }
sum-power = { $power-il }
sum-rebels = i ribelli
sum-fleet = la flotta { $power-di } ({ $seat })
sum-mongols = i Mongoli
sum-map = la carta { $map }
sum-crusade = la Crociata
sum-infidel = l’infedele
sum-income = entrate { $seat-di }
sum-points = punti { $seat-di }
sum-army = armata { $power-di } { $value }
sum-ruler = governante { $ruler-short } { $value }
sum-militia = Milizia { $value } ({ $purse } FI)
sum-mercenaries = mercenari { $power-di } { $value }
sum-cards = { $knights ->
    [one] una carta Cavalieri { $value }
   *[other] { $knights } carte Cavalieri { $value }
 }
sum-knights = Cavalieri { $province-di } { $value }
sum-knights-here = provincia dei Cavalieri { $value }
sum-navy = navi { $power-di } { $value }
sum-ships = spesa navale { $value } ({ $purse } FI)
sum-horde = orda { $value }
sum-walls = difesa dai Mongoli { $value }
sum-lands = province { $power-di } { $value }
sum-free-land = { $province } { $value }
sum-unity = { $power } al completo { $value }

# Finali
end-power-card = Dopo gli ultimi Mongoli è stata pescata una carta Potenza.
end-deck-empty = Dopo gli ultimi Mongoli il mazzo è finito.
end-mongols = Gli ultimi Mongoli sono arrivati a mazzo vuoto.
end-stall = Per quattro giri nessuno ha pescato carte.

# Campi
field-turn = Turno
field-active = Di turno
field-picked = Scelte all’inizio da
field-in_play = Carte Mappa in gioco
field-gone = Carte Mappa perse ai Mongoli
field-controller = Controllo delle province
field-knights = Province dei Cavalieri
field-heresy = Eresia
field-face = Carte Potenza
field-holder = Tenute da
field-ruler = Governanti
field-excommunicated = Scomunicate
field-disaster = Colpite da Disastro
field-civil_war = In Guerra Civile
field-paid = Fiorini iniziali pagati
field-marriages = Matrimoni
field-discard = Scartate
field-mongols_aside = Mongoli messi da parte
field-mongols_drawn = Carte Mongoli giocate
field-mongols_resolved = Attacchi mongoli, su sette
field-endgame = La prossima carta Potenza chiude la partita
field-quiet_turns = Turni senza pescare
field-drawn = Carte pescate in questo turno
field-map_drawn = Carta Mappa pescata in questo turno
field-attacks = Attacchi fatti in questo turno
field-used = Potenze usate in questo turno
field-crusade_called = Crociata bandita in questo turno
field-papal_passage = Papato aperto
field-marked_at_start = Scomunicate o colpite all’inizio del turno
field-acted = Ha agito
field-locked = Carte Potenza annullate in questo turno
field-fresh = Scomunicate in questo turno
field-grants = Passaggi concessi
field-promises = Promesse
field-proposals = Offerte fatte in questo turno
field-loose = Carte forse obbligatorie
field-florins = Fiorini
field-deck = Mazzo Azione
field-maps = Mazzo Mappa
field-hands = Mani
field-least = Ha almeno, per quanto sai
field-most = Ha al massimo, per quanto sai

# Procedure
step-Rounds = La partita
step-Draft = Scelta delle potenze
step-Turn = Turno
step-Play = Si gioca una carta
step-Announce = Reazioni
step-Support = Cavalieri di Cristo
step-MongolCard = Mongoli
step-Crusade = Crociata
step-Pleading = Scomunica
step-Attack = Attacco
step-Route = Percorso
step-Voyage = Viaggio per mare
step-Battle = Battaglia
step-Quelling = Guerra Civile
step-Offer = Accordo
step-Market = Trattative
step-Overtures = Trattative
step-Overture = Accordo
step-Ransom = Offerta per rimuovere la Scomunica
step-Permission = Permesso di passaggio
step-MapCard = Nuova carta mappa
step-MandatoryCard = Carte obbligatorie
step-Defaulter = Tributo non pagato
step-Muster = Crociati
step-Hiring = Mercenari
step-FitOut = Si arma una flotta
step-Interception = Intercettazione
step-Bids = Milizia
step-BattleSpies = Spie
step-SecondBid = Milizia, dopo uno sguardo

face-hidden = coperta
face-up = scoperta
face-removed = fuori dal gioco

# Options
option-origins = Gli attacchi partono
option-origins-home = solo dalle province della potenza
option-origins-claimed = anche dalla provincia straniera dell’inizio
option-knights = I Cavalieri di Cristo aiutano chi difende
option-knights-before = prima dei dadi
option-knights-after = dopo i dadi
option-unity = Una provincia dei Cavalieri nell’unità di una potenza
option-unity-whole = conta con le altre
option-unity-rest = non ne fa più parte
option-edge = Sul bordo orientale è una carta
option-edge-row = senza carte in gioco più a est nella riga
option-edge-side = con il lato orientale libero
option-interception = Le flotte intercettano
option-interception-home = dalle coste della loro potenza
option-interception-any = da ogni costa di chi le tiene
option-spied = La Milizia scoperta dalle Spie
option-spied-attacker = la vede solo l’attaccante
option-spied-table = la vedono tutti
option-bargains = Gli accordi della Fase di Azione riguardano
option-bargains-occasion = un passaggio o una Scomunica di questo turno
option-bargains-free = ciò che i due vogliono, anche solo fiorini e province
option-bargains-open = tutto, anche carte e promesse, e tra due giocatori qualsiasi

# Prospettive
would-cost = { $purse } FI
would-gain = +{ $purse } FI
would-spend-card = { $card }
would-leave = restano { $purse } FI
would-cost-fee = costa { $purse } FI
would-attack-seat = { $seat }: rendita { $count }
would-attack-nobody = senza padrone: rendita { $count }
would-need-leave = serve il permesso di { $seats }
would-meet = in mare può incontrare { $powers }
would-serve = { $power } può dare man forte: +{ $count }
would-pay-knights = le province dei Cavalieri ti pagano { $purse } FI
would-levy = tributo di { $purse } FI da { $seats }
would-make-crusade = forza della Crociata { $total }
would-take = porta { $provinces }
would-stop-income = rendita { $count }
would-fall = la carta { $map } cade

# Figures of a line of the journal, when it is explained.
figure-count = Numero
figure-die = Dado
figure-florins = Fiorini
figure-knights = Cavalieri
figure-militia = Milizia
figure-purse = Fiorini
figure-roll = Dadi
figure-ships = Navi
figure-total = Totale
figure-turn = Turno

# Che cosa conta il consigliere.
counts-points = { $n } { $n ->
    [one] punto
   *[other] punti
} { $way ->
    [more] in più
   *[less] in meno
}
counts-income = { $n } { $n ->
    [one] fiorino
   *[other] fiorini
} di entrate { $way ->
    [more] in più
   *[less] in meno
}
counts-florins = { $n } { $n ->
    [one] fiorino
   *[other] fiorini
} { $way ->
    [more] in più
   *[less] in meno
}
counts-powers = { $n } { $n ->
    [one] potenza
   *[other] potenze
} { $way ->
    [more] in più
   *[less] in meno
}
counts-armies = { $n } { $n ->
    [one] punto
   *[other] punti
} di forza degli eserciti { $way ->
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
counts-rival-points = { $n } { $n ->
    [one] punto
   *[other] punti
} per il rivale più forte { $way ->
    [more] in più
   *[less] in meno
}

# Che cosa dicono le carte
text-card-knights = Aiuta chi difende contro infedeli, pagani e Mongoli, o in Crociata (+2); oppure attacca da sola e fonda una provincia dei Cavalieri.
text-card-mongols = Le prime tre sono voci; poi ognuna attacca una carta del bordo orientale.
text-card-pope = Una Crociata, una Scomunica, la sua rimozione (3 FI), un matrimonio o il passaggio per il Papato. Prima rendono le province dei Cavalieri.
text-card-spies = Guarda una mano, la prossima carta Mappa, due carte Azione, oppure la Milizia del difensore in battaglia.
text-card-assassin = Uccide un governante con 5 o 6. Fuori turno può fermare le Spie.
text-card-jihad = Con l’attacco di una potenza islamica a una provincia cristiana: la tua Milizia costa 2 fiorini a grado.
text-card-heresy = Su una provincia cattolica controllata da una potenza cattolica: attecchisce se il dado supera l’entrata, e l’entrata si ferma.
text-card-deus = Annulla una carta appena giocata: anche una Potenza, un Assassino o un altro Deus ex Machina.
text-card-disaster = I dadi scelgono una potenza: chi la tiene paga un dado o finisce in Guerra Civile.
text-card-ruler = I dadi scelgono una potenza, che cambia governante.
text-card-civil_war = Contro una potenza scomunicata o colpita da Disastro già all’inizio del turno: niente attacchi né entrate finché dura.

# Che cosa si conta giro per giro
counted-points = Punti
counted-income = Entrate
counted-florins = Fiorini
counted-powers = Potenze
counted-armies = Forza degli eserciti
counted-cards = Carte in mano
