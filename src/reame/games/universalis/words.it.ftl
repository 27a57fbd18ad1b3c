# Le parole di MedioEvo Universalis.
game-title = MedioEvo Universalis
game-blurb = Regni d’Europa, d’Africa e d’Oriente nel 1265: eserciti, commerci, scienze, trattati e crociate, per tre-dieci giocatori.

# La mappa
territory-tracia = Tracia
    .il = la Tracia
    .gn = fs
    .in = in Tracia
    .short = Tracia
territory-rodopi = Rodopi
    .il = i Rodopi
    .gn = mp
    .short = Rodopi
territory-macedonia = Macedonia
    .il = la Macedonia
    .gn = fs
    .in = in Macedonia
    .short = Macedonia
territory-tessaglia = Tessaglia
    .il = la Tessaglia
    .gn = fs
    .in = in Tessaglia
    .short = Tessaglia
territory-bitinia = Bitinia
    .il = la Bitinia
    .gn = fs
    .in = in Bitinia
    .short = Bitinia
territory-misia = Misia
    .il = la Misia
    .gn = fs
    .in = in Misia
    .short = Misia
territory-lidia = Lidia
    .il = la Lidia
    .gn = fs
    .in = in Lidia
    .short = Lidia
territory-paflagonia = Paflagonia
    .il = la Paflagonia
    .gn = fs
    .in = in Paflagonia
    .short = Paflagonia
territory-delta = Delta del Nilo
    .il = il Delta del Nilo
    .gn = ms
    .short = Delta Nilo
territory-medio_egitto = Medio Egitto
    .il = il Medio Egitto
    .gn = ms
    .short = Medio Egitto
territory-alto_egitto = Alto Egitto
    .il = l’Alto Egitto
    .gn = ms
    .short = Alto Egitto
territory-deserto_libico = Deserto Libico
    .il = il Deserto Libico
    .gn = ms
    .short = Des. Libico
territory-cirenaica = Cirenaica
    .il = la Cirenaica
    .gn = fs
    .in = in Cirenaica
    .short = Cirenaica
territory-sinai = Sinai
    .il = il Sinai
    .gn = ms
    .short = Sinai
territory-arabia_petrea = Arabia Petrea
    .il = l’Arabia Petrea
    .gn = fs
    .in = in Arabia Petrea
    .short = Ar. Petrea
territory-damasceno = Damasceno
    .il = il Damasceno
    .gn = ms
    .short = Damasceno
territory-licia = Licia
    .il = la Licia
    .gn = fs
    .in = in Licia
    .short = Licia
territory-licaonia = Licaonia
    .il = la Licaonia
    .gn = fs
    .in = in Licaonia
    .short = Licaonia
territory-galazia = Galazia
    .il = la Galazia
    .gn = fs
    .in = in Galazia
    .short = Galazia
territory-cappadocia = Cappadocia
    .il = la Cappadocia
    .gn = fs
    .in = in Cappadocia
    .short = Cappadocia
territory-sebastea = Sebastea
    .in = a Sebastea
    .short = Sebastea
territory-kurdistan = Kurdistan
    .il = il Kurdistan
    .gn = ms
    .short = Kurdistan
territory-mesopotamia = Mesopotamia
    .il = la Mesopotamia
    .gn = fs
    .in = in Mesopotamia
    .short = Mesopotamia
territory-deserto_siriaco = Deserto Siriaco
    .il = il Deserto Siriaco
    .gn = ms
    .short = Des. Siriaco
territory-siria = Siria
    .il = la Siria
    .gn = fs
    .in = in Siria
    .short = Siria
territory-palestina = Palestina
    .il = la Palestina
    .gn = fs
    .in = in Palestina
    .short = Palestina
territory-oltregiordano = Oltregiordano
    .il = l’Oltregiordano
    .gn = ms
    .short = Oltregiorda
territory-cilicia = Cilicia
    .il = la Cilicia
    .gn = fs
    .in = in Cilicia
    .short = Cilicia
territory-comagene = Comagene
    .il = la Comagene
    .gn = fs
    .in = in Comagene
    .short = Comagene
territory-melitene = Melitene
    .in = a Melitene
    .short = Melitene
territory-ponto = Ponto
    .il = il Ponto
    .gn = ms
    .short = Ponto
territory-colchide = Colchide
    .il = la Colchide
    .gn = fs
    .in = in Colchide
    .short = Colchide
territory-kartli = Kartli
    .il = il Kartli
    .gn = ms
    .short = Kartli
territory-armenia = Armenia
    .il = l’Armenia
    .gn = fs
    .in = in Armenia
    .short = Armenia
territory-bulgaria = Bulgaria
    .il = la Bulgaria
    .gn = fs
    .in = in Bulgaria
    .short = Bulgaria
territory-dobrugia = Dobrugia
    .il = la Dobrugia
    .gn = fs
    .in = in Dobrugia
    .short = Dobrugia
territory-valacchia = Valacchia
    .il = la Valacchia
    .gn = fs
    .in = in Valacchia
    .short = Valacchia
territory-rascia = Rascia
    .il = la Rascia
    .gn = fs
    .in = in Rascia
    .short = Rascia
territory-bosnia = Bosnia
    .il = la Bosnia
    .gn = fs
    .in = in Bosnia
    .short = Bosnia
territory-zeta = Zeta
    .il = la Zeta
    .gn = fs
    .in = in Zeta
    .short = Zeta
territory-epiro = Epiro
    .il = l’Epiro
    .gn = ms
    .in = in Epiro
    .short = Epiro
territory-attica = Attica
    .il = l’Attica
    .gn = fs
    .in = in Attica
    .short = Attica
territory-acaia = Acaia
    .il = l’Acaia
    .gn = fs
    .in = in Acaia
    .short = Acaia
territory-creta = Creta
    .in = a Creta
    .short = Creta
territory-austria = Austria
    .il = l’Austria
    .gn = fs
    .in = in Austria
    .short = Austria
territory-baviera = Baviera
    .il = la Baviera
    .gn = fs
    .in = in Baviera
    .short = Baviera
territory-svevia = Svevia
    .il = la Svevia
    .gn = fs
    .in = in Svevia
    .short = Svevia
territory-lorena = Lorena
    .il = la Lorena
    .gn = fs
    .in = in Lorena
    .short = Lorena
territory-renania = Renania
    .il = la Renania
    .gn = fs
    .in = in Renania
    .short = Renania
territory-olanda = Olanda
    .il = l’Olanda
    .gn = fs
    .in = in Olanda
    .short = Olanda
territory-sassonia = Sassonia
    .il = la Sassonia
    .gn = fs
    .in = in Sassonia
    .short = Sassonia
territory-brandeburgo = Brandeburgo
    .il = il Brandeburgo
    .gn = ms
    .short = Brandeburgo
territory-croazia = Croazia
    .il = la Croazia
    .gn = fs
    .in = in Croazia
    .short = Croazia
territory-dalmazia = Dalmazia
    .il = la Dalmazia
    .gn = fs
    .in = in Dalmazia
    .short = Dalmazia
territory-slavonia = Slavonia
    .il = la Slavonia
    .gn = fs
    .in = in Slavonia
    .short = Slavonia
territory-pannonia = Pannonia
    .il = la Pannonia
    .gn = fs
    .in = in Pannonia
    .short = Pannonia
territory-alta_ungheria = Alta Ungheria
    .il = l’Alta Ungheria
    .gn = fs
    .in = in Alta Ungheria
    .short = A. Ungheria
territory-alfold = Alföld
    .il = l’Alföld
    .gn = ms
    .short = Alföld
territory-banato = Banato
    .il = il Banato
    .gn = ms
    .short = Banato
territory-transilvania = Transilvania
    .il = la Transilvania
    .gn = fs
    .in = in Transilvania
    .short = Transilvania
territory-stato_chiesa = Stato della Chiesa
    .il = lo Stato della Chiesa
    .gn = ms
    .short = Stato Chiesa
territory-campania = Campania
    .il = la Campania
    .gn = fs
    .in = in Campania
    .short = Campania
territory-puglia = Puglia
    .il = la Puglia
    .gn = fs
    .in = in Puglia
    .short = Puglia
territory-calabria = Calabria
    .il = la Calabria
    .gn = fs
    .in = in Calabria
    .short = Calabria
territory-sicilia = Sicilia
    .il = la Sicilia
    .gn = fs
    .in = in Sicilia
    .short = Sicilia
territory-triveneto = Triveneto
    .il = il Triveneto
    .gn = ms
    .short = Triveneto
territory-lombardia = Lombardia
    .il = la Lombardia
    .gn = fs
    .in = in Lombardia
    .short = Lombardia
territory-toscana = Toscana
    .il = la Toscana
    .gn = fs
    .in = in Toscana
    .short = Toscana
territory-sardegna = Sardegna
    .il = la Sardegna
    .gn = fs
    .in = in Sardegna
    .short = Sardegna
territory-provenza = Provenza
    .il = la Provenza
    .gn = fs
    .in = in Provenza
    .short = Provenza
territory-delfinato = Delfinato
    .il = il Delfinato
    .gn = ms
    .short = Delfinato
territory-franca_contea = Franca Contea
    .il = la Franca Contea
    .gn = fs
    .in = in Franca Contea
    .short = Fr. Contea
territory-boemia = Boemia
    .il = la Boemia
    .gn = fs
    .in = in Boemia
    .short = Boemia
territory-moravia = Moravia
    .il = la Moravia
    .gn = fs
    .in = in Moravia
    .short = Moravia
territory-slesia = Slesia
    .il = la Slesia
    .gn = fs
    .in = in Slesia
    .short = Slesia
territory-grande_polonia = Grande Polonia
    .il = la Grande Polonia
    .gn = fs
    .in = in Grande Polonia
    .short = Gr. Polonia
territory-piccola_polonia = Piccola Polonia
    .il = la Piccola Polonia
    .gn = fs
    .in = in Piccola Polonia
    .short = Pic. Polonia
territory-masovia = Masovia
    .il = la Masovia
    .gn = fs
    .in = in Masovia
    .short = Masovia
territory-cabilia = Cabilia
    .il = la Cabilia
    .gn = fs
    .in = in Cabilia
    .short = Cabilia
territory-ifriqiya = Ifriqiya
    .il = l’Ifriqiya
    .gn = fs
    .in = in Ifriqiya
    .short = Ifriqiya
territory-tripolitania = Tripolitania
    .il = la Tripolitania
    .gn = fs
    .in = in Tripolitania
    .short = Tripolitania
territory-ile_de_france = Île-de-France
    .il = l’Île-de-France
    .gn = fs
    .in = in Île-de-France
    .short = Île-France
territory-normandia = Normandia
    .il = la Normandia
    .gn = fs
    .in = in Normandia
    .short = Normandia
territory-bretagna = Bretagna
    .il = la Bretagna
    .gn = fs
    .in = in Bretagna
    .short = Bretagna
territory-fiandre = Fiandre
    .il = le Fiandre
    .gn = fp
    .short = Fiandre
territory-champagne = Champagne
    .il = la Champagne
    .gn = fs
    .in = in Champagne
    .short = Champagne
territory-borgogna = Borgogna
    .il = la Borgogna
    .gn = fs
    .in = in Borgogna
    .short = Borgogna
territory-poitou = Poitou
    .il = il Poitou
    .gn = ms
    .short = Poitou
territory-linguadoca = Linguadoca
    .il = la Linguadoca
    .gn = fs
    .in = in Linguadoca
    .short = Linguadoca
territory-kent = Kent
    .il = il Kent
    .gn = ms
    .short = Kent
territory-wessex = Wessex
    .il = il Wessex
    .gn = ms
    .short = Wessex
territory-anglia = Anglia Orientale
    .il = l’Anglia Orientale
    .gn = fs
    .in = in Anglia Orientale
    .short = A. Orientale
territory-mercia = Mercia
    .il = la Mercia
    .gn = fs
    .in = in Mercia
    .short = Mercia
territory-galles = Galles
    .il = il Galles
    .gn = ms
    .in = in Galles
    .short = Galles
territory-northumbria = Northumbria
    .il = la Northumbria
    .gn = fs
    .in = in Northumbria
    .short = Northumbria
territory-irlanda = Irlanda
    .il = l’Irlanda
    .gn = fs
    .in = in Irlanda
    .short = Irlanda
territory-guascogna = Guascogna
    .il = la Guascogna
    .gn = fs
    .in = in Guascogna
    .short = Guascogna
territory-galicia = Galicia
    .il = la Galicia
    .gn = fs
    .in = in Galicia
    .short = Galicia
territory-leon = León
    .il = il León
    .gn = ms
    .short = León
territory-biscaglia = Biscaglia
    .il = la Biscaglia
    .gn = fs
    .in = in Biscaglia
    .short = Biscaglia
territory-castiglia_vecchia = Castiglia Vecchia
    .il = la Castiglia Vecchia
    .gn = fs
    .in = in Castiglia Vecchia
    .short = Cast. Vecchia
territory-castiglia_nuova = Castiglia Nuova
    .il = la Castiglia Nuova
    .gn = fs
    .in = in Castiglia Nuova
    .short = Cast. Nuova
territory-estremadura = Estremadura
    .il = l’Estremadura
    .gn = fs
    .in = in Estremadura
    .short = Estremadura
territory-andalusia = Andalusia
    .il = l’Andalusia
    .gn = fs
    .in = in Andalusia
    .short = Andalusia
territory-murcia = Murcia
    .in = a Murcia
    .short = Murcia
territory-rif = Rif
    .il = il Rif
    .gn = ms
    .short = Rif
territory-fez = Fez
    .in = a Fez
    .short = Fez
territory-doukkala = Doukkala
    .il = la Doukkala
    .gn = fs
    .in = in Doukkala
    .short = Doukkala
territory-haouz = Haouz
    .il = lo Haouz
    .gn = ms
    .short = Haouz
territory-sus = Sus
    .il = il Sus
    .gn = ms
    .short = Sus
territory-atlante = Atlante
    .il = l’Atlante
    .gn = ms
    .short = Atlante
territory-tafilalt = Tafilalt
    .il = il Tafilalt
    .gn = ms
    .short = Tafilalt
territory-granada = Granada
    .in = a Granada
    .short = Granada
territory-lothian = Lothian
    .il = il Lothian
    .gn = ms
    .short = Lothian
territory-highlands = Highlands
    .il = le Highlands
    .gn = fp
    .short = Highlands
territory-galloway = Galloway
    .il = il Galloway
    .gn = ms
    .short = Galloway
territory-douro = Douro
    .il = il Douro
    .gn = ms
    .short = Douro
territory-tago = Tago
    .il = il Tago
    .gn = ms
    .short = Tago
territory-algarve = Algarve
    .il = l’Algarve
    .gn = ms
    .short = Algarve
territory-aragona = Aragona
    .il = l’Aragona
    .gn = fs
    .in = in Aragona
    .short = Aragona
territory-catalogna = Catalogna
    .il = la Catalogna
    .gn = fs
    .in = in Catalogna
    .short = Catalogna
territory-valencia = Valencia
    .in = a Valencia
    .short = Valencia
territory-baleari = Baleari
    .il = le Baleari
    .gn = fp
    .short = Baleari
territory-tlemcen = Tlemcen
    .in = a Tlemcen
    .short = Tlemcen
territory-algeri = Algeri
    .in = ad Algeri
    .short = Algeri
territory-hodna = Hodna
    .il = lo Hodna
    .gn = ms
    .short = Hodna
territory-moscovia = Moscovia
    .il = la Moscovia
    .gn = fs
    .in = in Moscovia
    .short = Moscovia
territory-vladimir = Vladimir
    .in = a Vladimir
    .short = Vladimir
territory-riazan = Riazan
    .in = a Riazan
    .short = Riazan
territory-smolensk = Smolensk
    .in = a Smolensk
    .short = Smolensk
territory-polock = Polock
    .in = a Polock
    .short = Polock
territory-kiev = Kiev
    .in = a Kiev
    .short = Kiev
territory-cernigov = Cernigov
    .in = a Cernigov
    .short = Cernigov
territory-volinia = Volinia
    .il = la Volinia
    .gn = fs
    .in = in Volinia
    .short = Volinia
territory-novgorod = Novgorod
    .in = a Novgorod
    .short = Novgorod
territory-ingria = Ingria
    .il = l’Ingria
    .gn = fs
    .in = in Ingria
    .short = Ingria
territory-carelia = Carelia
    .il = la Carelia
    .gn = fs
    .in = in Carelia
    .short = Carelia
territory-vologda = Vologda
    .in = a Vologda
    .short = Vologda
territory-prussia = Prussia
    .il = la Prussia
    .gn = fs
    .in = in Prussia
    .short = Prussia
territory-samogizia = Samogizia
    .il = la Samogizia
    .gn = fs
    .in = in Samogizia
    .short = Samogizia
territory-livonia = Livonia
    .il = la Livonia
    .gn = fs
    .in = in Livonia
    .short = Livonia
territory-jutland = Jutland
    .il = lo Jutland
    .gn = ms
    .short = Jutland
territory-selandia = Selandia
    .il = la Selandia
    .gn = fs
    .in = in Selandia
    .short = Selandia
territory-scania = Scania
    .il = la Scania
    .gn = fs
    .in = in Scania
    .short = Scania
territory-norvegia = Norvegia
    .il = la Norvegia
    .gn = fs
    .in = in Norvegia
    .short = Norvegia
territory-gotaland = Götaland
    .il = il Götaland
    .gn = ms
    .short = Götaland
territory-svealand = Svealand
    .il = lo Svealand
    .gn = ms
    .short = Svealand
territory-finlandia = Finlandia
    .il = la Finlandia
    .gn = fs
    .in = in Finlandia
    .short = Finlandia
territory-cumania = Cumania
    .il = la Cumania
    .gn = fs
    .in = in Cumania
    .short = Cumania
territory-crimea = Crimea
    .il = la Crimea
    .gn = fs
    .in = in Crimea
    .short = Crimea
territory-basso_volga = Basso Volga
    .il = il Basso Volga
    .gn = ms
    .short = Basso Volga
territory-cipro = Cipro
    .in = a Cipro
    .short = Cipro
territory-rodi = Rodi
    .in = a Rodi
    .short = Rodi
territory-malta = Malta
    .in = a Malta
    .short = Malta
sea-stretto_gibilterra = Stretto di Gibilterra
    .il = lo Stretto di Gibilterra
    .gn = ms
sea-golfo_cadice = Golfo di Cadice
    .il = il Golfo di Cadice
    .gn = ms
sea-costa_marocco = Costa del Marocco
    .il = la Costa del Marocco
    .gn = fs
    .in = lungo la Costa del Marocco
sea-costa_lusitana = Costa Lusitana
    .il = la Costa Lusitana
    .gn = fs
    .in = lungo la Costa Lusitana
sea-mare_cantabrico = Mare Cantabrico
    .il = il Mare Cantabrico
    .gn = ms
sea-golfo_guascogna = Golfo di Guascogna
    .il = il Golfo di Guascogna
    .gn = ms
sea-manica = Canale della Manica
    .il = il Canale della Manica
    .gn = ms
sea-mar_irlanda = Mar d’Irlanda
    .il = il Mar d’Irlanda
    .gn = ms
sea-oceano_sud = Atlantico sud
    .il = l’Atlantico sud
    .gn = ms
sea-oceano_nord = Atlantico nord
    .il = l’Atlantico nord
    .gn = ms
sea-passo_calais = Passo di Calais
    .il = il Passo di Calais
    .gn = ms
sea-mare_nord_sud = Mare del Nord sud
    .il = il Mare del Nord sud
    .gn = ms
sea-costa_scozzese = Costa Scozzese
    .il = la Costa Scozzese
    .gn = fs
    .in = lungo la Costa Scozzese
sea-baia_tedesca = Baia Tedesca
    .il = la Baia Tedesca
    .gn = fs
sea-skagerrak = Skagerrak e Kattegat
    .il = lo Skagerrak e Kattegat
    .gn = ms
sea-mare_nord = Mare del Nord aperto
    .il = il Mare del Nord aperto
    .gn = ms
sea-grande_belt = Grande Belt
    .il = il Grande Belt
    .gn = ms
sea-baltico_occ = Baltico ovest
    .il = il Baltico ovest
    .gn = ms
sea-golfo_danzica = Golfo di Danzica
    .il = il Golfo di Danzica
    .gn = ms
sea-mar_gotland = Mare di Gotland
    .il = il Mare di Gotland
    .gn = ms
sea-golfo_riga = Golfo di Riga
    .il = il Golfo di Riga
    .gn = ms
sea-golfo_botnia = Golfo di Botnia
    .il = il Golfo di Botnia
    .gn = ms
sea-alboran = Mare di Alboran
    .il = il Mare di Alboran
    .gn = ms
sea-mare_balearico = Mare Balearico
    .il = il Mare Balearico
    .gn = ms
sea-golfo_leone = Golfo del Leone
    .il = il Golfo del Leone
    .gn = ms
sea-mar_ligure = Mar Ligure
    .il = il Mar Ligure
    .gn = ms
sea-mar_tirreno = Mar Tirreno
    .il = il Mar Tirreno
    .gn = ms
sea-stretto_messina = Stretto di Messina
    .il = lo Stretto di Messina
    .gn = ms
sea-canale_sicilia = Canale di Sicilia
    .il = il Canale di Sicilia
    .gn = ms
sea-mare_algeria = Mare d’Algeria
    .il = il Mare d’Algeria
    .gn = ms
sea-mare_sardegna = Mare di Sardegna
    .il = il Mare di Sardegna
    .gn = ms
sea-adriatico_nord = Adriatico nord
    .il = l’Adriatico nord
    .gn = ms
sea-adriatico_sud = Adriatico sud
    .il = l’Adriatico sud
    .gn = ms
sea-mar_ionio = Mar Ionio
    .il = il Mar Ionio
    .gn = ms
sea-golfo_sirte = Golfo della Sirte
    .il = il Golfo della Sirte
    .gn = ms
sea-egeo_sud = Egeo sud
    .il = l’Egeo sud
    .gn = ms
sea-egeo_nord = Egeo nord
    .il = l’Egeo nord
    .gn = ms
sea-mar_licia = Mare di Licia
    .il = il Mare di Licia
    .gn = ms
sea-mar_levante = Mare di Levante
    .il = il Mare di Levante
    .gn = ms
sea-mare_egitto = Mare d’Egitto
    .il = il Mare d’Egitto
    .gn = ms
sea-mar_libia = Mare di Libia
    .il = il Mare di Libia
    .gn = ms
sea-bosforo = Bosforo
    .il = il Bosforo
    .gn = ms
sea-mar_nero_occ = Mar Nero ovest
    .il = il Mar Nero ovest
    .gn = ms
sea-mar_nero_nord = Mar Nero nord
    .il = il Mar Nero nord
    .gn = ms
sea-mar_nero_sud = Mar Nero sud
    .il = il Mar Nero sud
    .gn = ms
sea-mar_nero_centro = Mar Nero centro
    .il = il Mar Nero centro
    .gn = ms
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
city-alessandria = Alessandria
city-antiochia = Antiochia
city-bagdad = Bagdad
city-barcellona = Barcellona
city-belgrado = Belgrado
city-bordeaux = Bordeaux
city-bruges = Bruges
city-buda = Buda
city-caffa = Caffa
city-candia = Candia
city-ceuta = Ceuta
city-copenaghen = Copenaghen
city-costantinopoli = Costantinopoli
city-damasco = Damasco
city-danzica = Danzica
city-genova = Genova
city-gerusalemme = Gerusalemme
city-iconio = Iconio
city-kiev_citta = Kiev
city-lisbona = Lisbona
city-londra = Londra
city-lubecca = Lubecca
city-marrakesh = Marrakesh
city-mosca = Mosca
city-napoli = Napoli
city-novgorod_citta = Novgorod
city-parigi = Parigi
city-praga = Praga
city-roma = Roma
city-siviglia = Siviglia
city-tessalonica = Tessalonica
city-toledo = Toledo
city-trebisonda = Trebisonda
city-tunisi = Tunisi
city-venezia = Venezia
city-vienna = Vienna
kingdom-bizantini = Impero Bizantino
    .il = l’Impero Bizantino
    .gn = ms
kingdom-mamelucchi = Sultanato dei Mamelucchi
    .il = il Sultanato dei Mamelucchi
    .gn = ms
kingdom-rum = Sultanato di Rum
    .il = il Sultanato di Rum
    .gn = ms
kingdom-sri = Sacro Romano Impero
    .il = il Sacro Romano Impero
    .gn = ms
kingdom-ungheria = Regno d’Ungheria
    .il = il Regno d’Ungheria
    .gn = ms
kingdom-castiglia = Regno di Castiglia
    .il = il Regno di Castiglia
    .gn = ms
kingdom-francia = Regno di Francia
    .il = il Regno di Francia
    .gn = ms
kingdom-inghilterra = Regno d’Inghilterra
    .il = il Regno d’Inghilterra
    .gn = ms
kingdom-almohadi = Califfato Almohade
    .il = il Califfato Almohade
    .gn = ms
kingdom-russi = Principati Russi
    .il = i Principati Russi
    .gn = mp
kingdom-chiesa = Stato della Chiesa
    .il = lo Stato della Chiesa
    .gn = ms
kingdom-stati_crociati = Stati Crociati
    .il = gli Stati Crociati
    .gn = mp
kingdom-cilicia_armena = Regno di Cilicia
    .il = il Regno di Cilicia
    .gn = ms
kingdom-georgia = Georgia e Trebisonda
    .il = la Georgia e Trebisonda
    .gn = fs
kingdom-bulgaria_valacchia = Impero Bulgaro e di Valacchia
    .il = l’Impero Bulgaro e di Valacchia
    .gn = ms
kingdom-serbia = Regno di Serbia
    .il = il Regno di Serbia
    .gn = ms
kingdom-stati_latini = Stati Latini di Grecia
    .il = gli Stati Latini di Grecia
    .gn = mp
kingdom-due_sicilie = Regno delle Due Sicilie
    .il = il Regno delle Due Sicilie
    .gn = ms
kingdom-comuni = Comuni Italiani
    .il = i Comuni Italiani
    .gn = mp
kingdom-arles = Regno di Arles
    .il = il Regno di Arles
    .gn = ms
kingdom-boemia_regno = Regno di Boemia
    .il = il Regno di Boemia
    .gn = ms
kingdom-polonia = Ducati di Polonia
    .il = i Ducati di Polonia
    .gn = mp
kingdom-hafsidi = Sultanato degli Hafsidi
    .il = il Sultanato degli Hafsidi
    .gn = ms
kingdom-scozia = Regno di Scozia
    .il = il Regno di Scozia
    .gn = ms
kingdom-portogallo = Regno di Portogallo
    .il = il Regno di Portogallo
    .gn = ms
kingdom-aragona_corona = Corona d’Aragona
    .il = la Corona d’Aragona
    .gn = fs
kingdom-zayyanidi = Regno di Tlemcen
    .il = il Regno di Tlemcen
    .gn = ms
kingdom-novgorod_rep = Repubblica di Novgorod
    .il = la Repubblica di Novgorod
    .gn = fs
kingdom-teutonici = Cavalieri Teutonici
    .il = i Cavalieri Teutonici
    .gn = mp
kingdom-danimarca = Regno di Danimarca
    .il = il Regno di Danimarca
    .gn = ms
kingdom-scandinavia = Regni di Svezia e Norvegia
    .il = i Regni di Svezia e Norvegia
    .gn = mp
kingdom-cumania_kh = Khanato di Cumania
    .il = il Khanato di Cumania
    .gn = ms
holder-barbarians = i barbari
    .il = i barbari
    .gn = mp
phase-setup = Preparazione
phase-swords = Spade
phase-cards = Carte impero
phase-dice = Dadi eventi
phase-diplomacy = Diplomazia
phase-reinforcements = Rinforzi
phase-taxes = Tasse
phase-purchase = Acquisto
phase-placement = Posizionamento
phase-combat = Combattimento
phase-trade = Commercio
phase-limits = Fine del turno
phase-barbarians = Barbaro

# Pezzi e merci
transport-0-trade_ship-1 = nave commercio 1
transport-0-trade_ship-2 = nave commercio 2
transport-0-trade_ship-3 = nave commercio 3
transport-0-trade_ship-4 = nave commercio 4
transport-0-trade_ship-5 = nave commercio 5
transport-0-trade_ship-6 = nave commercio 6
transport-0-caravan-1 = carovana 1
transport-0-caravan-2 = carovana 2
transport-0-caravan-3 = carovana 3
transport-0-caravan-4 = carovana 4
transport-0-caravan-5 = carovana 5
transport-0-caravan-6 = carovana 6
transport-0-war_ship-1 = nave da guerra 1
transport-0-war_ship-2 = nave da guerra 2
transport-0-war_ship-3 = nave da guerra 3
transport-0-war_ship-4 = nave da guerra 4
transport-0-war_ship-5 = nave da guerra 5
transport-0-war_ship-6 = nave da guerra 6
transport-0-cavalry-1 = cavalleria 1
transport-0-cavalry-2 = cavalleria 2
transport-0-cavalry-3 = cavalleria 3
transport-0-cavalry-4 = cavalleria 4
transport-0-cavalry-5 = cavalleria 5
transport-0-cavalry-6 = cavalleria 6
transport-1-trade_ship-1 = nave commercio 1
transport-1-trade_ship-2 = nave commercio 2
transport-1-trade_ship-3 = nave commercio 3
transport-1-trade_ship-4 = nave commercio 4
transport-1-trade_ship-5 = nave commercio 5
transport-1-trade_ship-6 = nave commercio 6
transport-1-caravan-1 = carovana 1
transport-1-caravan-2 = carovana 2
transport-1-caravan-3 = carovana 3
transport-1-caravan-4 = carovana 4
transport-1-caravan-5 = carovana 5
transport-1-caravan-6 = carovana 6
transport-1-war_ship-1 = nave da guerra 1
transport-1-war_ship-2 = nave da guerra 2
transport-1-war_ship-3 = nave da guerra 3
transport-1-war_ship-4 = nave da guerra 4
transport-1-war_ship-5 = nave da guerra 5
transport-1-war_ship-6 = nave da guerra 6
transport-1-cavalry-1 = cavalleria 1
transport-1-cavalry-2 = cavalleria 2
transport-1-cavalry-3 = cavalleria 3
transport-1-cavalry-4 = cavalleria 4
transport-1-cavalry-5 = cavalleria 5
transport-1-cavalry-6 = cavalleria 6
transport-2-trade_ship-1 = nave commercio 1
transport-2-trade_ship-2 = nave commercio 2
transport-2-trade_ship-3 = nave commercio 3
transport-2-trade_ship-4 = nave commercio 4
transport-2-trade_ship-5 = nave commercio 5
transport-2-trade_ship-6 = nave commercio 6
transport-2-caravan-1 = carovana 1
transport-2-caravan-2 = carovana 2
transport-2-caravan-3 = carovana 3
transport-2-caravan-4 = carovana 4
transport-2-caravan-5 = carovana 5
transport-2-caravan-6 = carovana 6
transport-2-war_ship-1 = nave da guerra 1
transport-2-war_ship-2 = nave da guerra 2
transport-2-war_ship-3 = nave da guerra 3
transport-2-war_ship-4 = nave da guerra 4
transport-2-war_ship-5 = nave da guerra 5
transport-2-war_ship-6 = nave da guerra 6
transport-2-cavalry-1 = cavalleria 1
transport-2-cavalry-2 = cavalleria 2
transport-2-cavalry-3 = cavalleria 3
transport-2-cavalry-4 = cavalleria 4
transport-2-cavalry-5 = cavalleria 5
transport-2-cavalry-6 = cavalleria 6
transport-3-trade_ship-1 = nave commercio 1
transport-3-trade_ship-2 = nave commercio 2
transport-3-trade_ship-3 = nave commercio 3
transport-3-trade_ship-4 = nave commercio 4
transport-3-trade_ship-5 = nave commercio 5
transport-3-trade_ship-6 = nave commercio 6
transport-3-caravan-1 = carovana 1
transport-3-caravan-2 = carovana 2
transport-3-caravan-3 = carovana 3
transport-3-caravan-4 = carovana 4
transport-3-caravan-5 = carovana 5
transport-3-caravan-6 = carovana 6
transport-3-war_ship-1 = nave da guerra 1
transport-3-war_ship-2 = nave da guerra 2
transport-3-war_ship-3 = nave da guerra 3
transport-3-war_ship-4 = nave da guerra 4
transport-3-war_ship-5 = nave da guerra 5
transport-3-war_ship-6 = nave da guerra 6
transport-3-cavalry-1 = cavalleria 1
transport-3-cavalry-2 = cavalleria 2
transport-3-cavalry-3 = cavalleria 3
transport-3-cavalry-4 = cavalleria 4
transport-3-cavalry-5 = cavalleria 5
transport-3-cavalry-6 = cavalleria 6
transport-4-trade_ship-1 = nave commercio 1
transport-4-trade_ship-2 = nave commercio 2
transport-4-trade_ship-3 = nave commercio 3
transport-4-trade_ship-4 = nave commercio 4
transport-4-trade_ship-5 = nave commercio 5
transport-4-trade_ship-6 = nave commercio 6
transport-4-caravan-1 = carovana 1
transport-4-caravan-2 = carovana 2
transport-4-caravan-3 = carovana 3
transport-4-caravan-4 = carovana 4
transport-4-caravan-5 = carovana 5
transport-4-caravan-6 = carovana 6
transport-4-war_ship-1 = nave da guerra 1
transport-4-war_ship-2 = nave da guerra 2
transport-4-war_ship-3 = nave da guerra 3
transport-4-war_ship-4 = nave da guerra 4
transport-4-war_ship-5 = nave da guerra 5
transport-4-war_ship-6 = nave da guerra 6
transport-4-cavalry-1 = cavalleria 1
transport-4-cavalry-2 = cavalleria 2
transport-4-cavalry-3 = cavalleria 3
transport-4-cavalry-4 = cavalleria 4
transport-4-cavalry-5 = cavalleria 5
transport-4-cavalry-6 = cavalleria 6
transport-5-trade_ship-1 = nave commercio 1
transport-5-trade_ship-2 = nave commercio 2
transport-5-trade_ship-3 = nave commercio 3
transport-5-trade_ship-4 = nave commercio 4
transport-5-trade_ship-5 = nave commercio 5
transport-5-trade_ship-6 = nave commercio 6
transport-5-caravan-1 = carovana 1
transport-5-caravan-2 = carovana 2
transport-5-caravan-3 = carovana 3
transport-5-caravan-4 = carovana 4
transport-5-caravan-5 = carovana 5
transport-5-caravan-6 = carovana 6
transport-5-war_ship-1 = nave da guerra 1
transport-5-war_ship-2 = nave da guerra 2
transport-5-war_ship-3 = nave da guerra 3
transport-5-war_ship-4 = nave da guerra 4
transport-5-war_ship-5 = nave da guerra 5
transport-5-war_ship-6 = nave da guerra 6
transport-5-cavalry-1 = cavalleria 1
transport-5-cavalry-2 = cavalleria 2
transport-5-cavalry-3 = cavalleria 3
transport-5-cavalry-4 = cavalleria 4
transport-5-cavalry-5 = cavalleria 5
transport-5-cavalry-6 = cavalleria 6
transport-6-trade_ship-1 = nave commercio 1
transport-6-trade_ship-2 = nave commercio 2
transport-6-trade_ship-3 = nave commercio 3
transport-6-trade_ship-4 = nave commercio 4
transport-6-trade_ship-5 = nave commercio 5
transport-6-trade_ship-6 = nave commercio 6
transport-6-caravan-1 = carovana 1
transport-6-caravan-2 = carovana 2
transport-6-caravan-3 = carovana 3
transport-6-caravan-4 = carovana 4
transport-6-caravan-5 = carovana 5
transport-6-caravan-6 = carovana 6
transport-6-war_ship-1 = nave da guerra 1
transport-6-war_ship-2 = nave da guerra 2
transport-6-war_ship-3 = nave da guerra 3
transport-6-war_ship-4 = nave da guerra 4
transport-6-war_ship-5 = nave da guerra 5
transport-6-war_ship-6 = nave da guerra 6
transport-6-cavalry-1 = cavalleria 1
transport-6-cavalry-2 = cavalleria 2
transport-6-cavalry-3 = cavalleria 3
transport-6-cavalry-4 = cavalleria 4
transport-6-cavalry-5 = cavalleria 5
transport-6-cavalry-6 = cavalleria 6
transport-7-trade_ship-1 = nave commercio 1
transport-7-trade_ship-2 = nave commercio 2
transport-7-trade_ship-3 = nave commercio 3
transport-7-trade_ship-4 = nave commercio 4
transport-7-trade_ship-5 = nave commercio 5
transport-7-trade_ship-6 = nave commercio 6
transport-7-caravan-1 = carovana 1
transport-7-caravan-2 = carovana 2
transport-7-caravan-3 = carovana 3
transport-7-caravan-4 = carovana 4
transport-7-caravan-5 = carovana 5
transport-7-caravan-6 = carovana 6
transport-7-war_ship-1 = nave da guerra 1
transport-7-war_ship-2 = nave da guerra 2
transport-7-war_ship-3 = nave da guerra 3
transport-7-war_ship-4 = nave da guerra 4
transport-7-war_ship-5 = nave da guerra 5
transport-7-war_ship-6 = nave da guerra 6
transport-7-cavalry-1 = cavalleria 1
transport-7-cavalry-2 = cavalleria 2
transport-7-cavalry-3 = cavalleria 3
transport-7-cavalry-4 = cavalleria 4
transport-7-cavalry-5 = cavalleria 5
transport-7-cavalry-6 = cavalleria 6
transport-8-trade_ship-1 = nave commercio 1
transport-8-trade_ship-2 = nave commercio 2
transport-8-trade_ship-3 = nave commercio 3
transport-8-trade_ship-4 = nave commercio 4
transport-8-trade_ship-5 = nave commercio 5
transport-8-trade_ship-6 = nave commercio 6
transport-8-caravan-1 = carovana 1
transport-8-caravan-2 = carovana 2
transport-8-caravan-3 = carovana 3
transport-8-caravan-4 = carovana 4
transport-8-caravan-5 = carovana 5
transport-8-caravan-6 = carovana 6
transport-8-war_ship-1 = nave da guerra 1
transport-8-war_ship-2 = nave da guerra 2
transport-8-war_ship-3 = nave da guerra 3
transport-8-war_ship-4 = nave da guerra 4
transport-8-war_ship-5 = nave da guerra 5
transport-8-war_ship-6 = nave da guerra 6
transport-8-cavalry-1 = cavalleria 1
transport-8-cavalry-2 = cavalleria 2
transport-8-cavalry-3 = cavalleria 3
transport-8-cavalry-4 = cavalleria 4
transport-8-cavalry-5 = cavalleria 5
transport-8-cavalry-6 = cavalleria 6
transport-9-trade_ship-1 = nave commercio 1
transport-9-trade_ship-2 = nave commercio 2
transport-9-trade_ship-3 = nave commercio 3
transport-9-trade_ship-4 = nave commercio 4
transport-9-trade_ship-5 = nave commercio 5
transport-9-trade_ship-6 = nave commercio 6
transport-9-caravan-1 = carovana 1
transport-9-caravan-2 = carovana 2
transport-9-caravan-3 = carovana 3
transport-9-caravan-4 = carovana 4
transport-9-caravan-5 = carovana 5
transport-9-caravan-6 = carovana 6
transport-9-war_ship-1 = nave da guerra 1
transport-9-war_ship-2 = nave da guerra 2
transport-9-war_ship-3 = nave da guerra 3
transport-9-war_ship-4 = nave da guerra 4
transport-9-war_ship-5 = nave da guerra 5
transport-9-war_ship-6 = nave da guerra 6
transport-9-cavalry-1 = cavalleria 1
transport-9-cavalry-2 = cavalleria 2
transport-9-cavalry-3 = cavalleria 3
transport-9-cavalry-4 = cavalleria 4
transport-9-cavalry-5 = cavalleria 5
transport-9-cavalry-6 = cavalleria 6
banner-0-banner-1 = vessillo 1
banner-0-banner-2 = vessillo 2
banner-0-banner-3 = vessillo 3
banner-0-banner-4 = vessillo 4
banner-0-banner-5 = vessillo 5
banner-0-banner-6 = vessillo 6
banner-1-banner-1 = vessillo 1
banner-1-banner-2 = vessillo 2
banner-1-banner-3 = vessillo 3
banner-1-banner-4 = vessillo 4
banner-1-banner-5 = vessillo 5
banner-1-banner-6 = vessillo 6
banner-2-banner-1 = vessillo 1
banner-2-banner-2 = vessillo 2
banner-2-banner-3 = vessillo 3
banner-2-banner-4 = vessillo 4
banner-2-banner-5 = vessillo 5
banner-2-banner-6 = vessillo 6
banner-3-banner-1 = vessillo 1
banner-3-banner-2 = vessillo 2
banner-3-banner-3 = vessillo 3
banner-3-banner-4 = vessillo 4
banner-3-banner-5 = vessillo 5
banner-3-banner-6 = vessillo 6
banner-4-banner-1 = vessillo 1
banner-4-banner-2 = vessillo 2
banner-4-banner-3 = vessillo 3
banner-4-banner-4 = vessillo 4
banner-4-banner-5 = vessillo 5
banner-4-banner-6 = vessillo 6
banner-5-banner-1 = vessillo 1
banner-5-banner-2 = vessillo 2
banner-5-banner-3 = vessillo 3
banner-5-banner-4 = vessillo 4
banner-5-banner-5 = vessillo 5
banner-5-banner-6 = vessillo 6
banner-6-banner-1 = vessillo 1
banner-6-banner-2 = vessillo 2
banner-6-banner-3 = vessillo 3
banner-6-banner-4 = vessillo 4
banner-6-banner-5 = vessillo 5
banner-6-banner-6 = vessillo 6
banner-7-banner-1 = vessillo 1
banner-7-banner-2 = vessillo 2
banner-7-banner-3 = vessillo 3
banner-7-banner-4 = vessillo 4
banner-7-banner-5 = vessillo 5
banner-7-banner-6 = vessillo 6
banner-8-banner-1 = vessillo 1
banner-8-banner-2 = vessillo 2
banner-8-banner-3 = vessillo 3
banner-8-banner-4 = vessillo 4
banner-8-banner-5 = vessillo 5
banner-8-banner-6 = vessillo 6
banner-9-banner-1 = vessillo 1
banner-9-banner-2 = vessillo 2
banner-9-banner-3 = vessillo 3
banner-9-banner-4 = vessillo 4
banner-9-banner-5 = vessillo 5
banner-9-banner-6 = vessillo 6
reserve-armies = armate
    .il = le armate
    .gn = fp
    .un = armate
reserve-trade_ship = nave commercio
    .il = la nave commercio
    .gn = fs
reserve-caravan = carovana
    .il = la carovana
    .gn = fs
reserve-war_ship = nave da guerra
    .il = la nave da guerra
    .gn = fs
reserve-cavalry = cavalleria
    .il = la cavalleria
    .gn = fs
reserve-banner = vessillo
    .il = il vessillo
    .gn = ms
reserve-general = generale
    .il = il generale
    .gn = ms
reserve-catapult = catapulta
    .il = la catapulta
    .gn = fs
reserve-bombard = bombarda
    .il = la bombarda
    .gn = fs
start-trade_ship = nave commercio
    .il = la nave commercio
    .gn = fs
start-caravan = carovana
    .il = la carovana
    .gn = fs
start-war_ship = nave da guerra
    .il = la nave da guerra
    .gn = fs
start-cavalry = cavalleria
    .il = la cavalleria
    .gn = fs
start-banner = vessillo
    .il = il vessillo
    .gn = ms
start-catapult = catapulta
    .il = la catapulta
    .gn = fs
start-cathedral = cattedrale
    .il = la cattedrale
    .gn = fs
engine-catapult = catapulta
    .il = la catapulta
    .gn = fs
engine-bombard = bombarda
    .il = la bombarda
    .gn = fs
building-none = niente
    .il = niente
    .un = niente
building-fattoria = fattoria
    .il = la fattoria
    .gn = fs
building-mercato = mercato
    .il = il mercato
    .gn = ms
building-miniera = miniera
    .il = la miniera
    .gn = fs
good-sale = sale
good-ferro = ferro
good-pelli = pelli
good-grano = grano
good-schiavi = schiavi
good-spezie = spezie
good-tessuti = tessuti
good-vino = vino
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
arm-fort_1 = fortino
arm-fort_2 = castello
arm-fort_3 = palazzo
arm-fort_4 = fortezza
arm-tower = torre
arm-catapult = catapulta
arm-bombard = bombarda
arm-ship = navi da guerra
arm-level = livello delle navi
arm-commander = comandante barbaro
arm-general = generale barbaro
leader-none = nessun capo
    .il = nessun capo
    .un = nessun capo
leader-commander = comandante
    .il = il comandante
    .gn = ms
leader-general = generale
    .il = il generale
    .gn = ms
omen-calamity = arriva una calamità
omen-event = un evento e ribellioni
omen-growth = i barbari crescono
omen-nothing = non succede nulla

# Carte e tecnologie
card-mercenario = Mercenario
card-archibugiere = Archibugiere
card-condottiero = Condottiero
card-genio = Genio
card-reliquia = Reliquia
card-templare = Templare
card-eroina = Eroina
card-sicario = Sicario
card-ladro = Ladro
card-diplomatico = Diplomatico
card-targa_doro = Targa d’Oro
card-trattato = Trattato
card-mercante = Mercante
card-gabelliere = Gabelliere
card-architetto = Architetto
card-vescovo = Vescovo
card-papa = Papa
technology-agricoltura = Agricoltura
technology-vasellame = Vasellame
technology-tessitura = Tessitura
technology-medicina = Medicina
technology-deismo = Deismo
technology-misticismo = Misticismo
technology-monoteismo = Monoteismo
technology-teologia = Teologia
technology-matematica = Matematica
technology-architettura = Architettura
technology-astronomia = Astronomia
technology-ingegneria = Ingegneria
technology-strade = Strade
technology-miniere = Miniere
technology-metalli = Metalli
technology-monete = Monete
technology-istruzione = Istruzione
technology-letteratura = Letteratura
technology-teatro = Teatro
technology-musica = Musica
technology-legge = Legge
technology-filosofia = Filosofia
technology-esercito = Esercito
technology-democrazia = Democrazia
objective-bizantini_1 = Restaurazione dei Balcani
objective-bizantini_2 = Riconquista dell’Asia
objective-bizantini_3 = Mare Nostrum
objective-mamelucchi_1 = Terra Santa ed Eufrate
objective-mamelucchi_2 = Siria e Anatolia
objective-mamelucchi_3 = Maghreb e Sicilia
objective-rum_1 = Nicea e Costantinopoli
objective-rum_2 = Levante ed Egitto
objective-rum_3 = Armenia, Caucaso e steppe
objective-sri_1 = Italia e Arles
objective-sri_2 = Oriente
objective-sri_3 = Occidente
objective-ungheria_1 = Balcani
objective-ungheria_2 = Mitteleuropa
objective-ungheria_3 = Rus e steppe
objective-francia_1 = Angiò
objective-francia_2 = Oltre la Manica
objective-francia_3 = Pirenei e Reno
objective-inghilterra_1 = Impero Angioino
objective-inghilterra_2 = Via del mare
objective-inghilterra_3 = Mari del Nord
objective-castiglia_1 = Reconquista e Africa
objective-castiglia_2 = Oltre i Pirenei
objective-castiglia_3 = Impero mediterraneo
objective-almohadi_1 = Al-Andalus
objective-almohadi_2 = Dal Maghreb al Nilo
objective-almohadi_3 = Mare di mezzo
objective-russi_1 = Terre della Rus
objective-russi_2 = Mar Nero
objective-russi_3 = Baltico
pact-passage = passaggio
    .il = il passaggio
    .gn = ms
pact-trade = commercio
    .il = il commercio
    .gn = ms
pact-toll_taken = dazio preso
    .il = il dazio preso
    .gn = ms
pact-toll_paid = dazio pagato
    .il = il dazio pagato
    .gn = ms
pact-alliance = alleanza
    .il = l’alleanza
    .gn = fs
feat-barbarian_kingdom_minor = un regno minore tolto ai barbari
feat-barbarian_kingdom_large = un grande regno tolto ai barbari
feat-tower = una torre
feat-player_city = una città tolta a un giocatore
feat-player_kingdom_minor = un regno minore tolto a un giocatore
feat-player_kingdom_large = un grande regno tolto a un giocatore
feat-player_transport = un trasporto preso o distrutto
feat-pope_held_by_christian = il Papa posseduto
feat-pope_killed_by_non_christian = il Papa ucciso
feat-general_killed = un generale ucciso
feat-banner_destroyed = un vessillo distrutto
feat-all_technologies = tutte le tecnologie
feat-crusade_engine = una macchina d’assedio distrutta in crociata
feat-pope_lost = il Papa perduto
feat-diplomacy = la diplomazia
feat-event = un evento
feat-crusade = la crociata
term-give_passage = concede il passaggio
term-ask_passage = chiede il passaggio
term-give_trade = concede il commercio
term-ask_trade = chiede il commercio
term-ally = propone un’alleanza
term-peace = propone la pace
term-give_pope = cede il Papa
term-ask_pope = chiede il Papa
calamity-alchimia = Alchimia
calamity-assalto_convogli = Assalto ai convogli
calamity-carestia = Carestia
calamity-concilio = Concilio
calamity-crociata = Crociata
calamity-disordini = Disordini civili
calamity-governatore = Governatore
calamity-guerra_civile = Guerra civile
calamity-imperatore = Imperatore
calamity-inganno = Inganno
calamity-inquisizione = Inquisizione
calamity-invasioni = Invasioni barbariche
calamity-peste = Peste
calamity-pirati = Pirati
calamity-rivolta_schiavi = Rivolta degli schiavi
calamity-superstizione = Superstizione
calamity-tempesta = Tempesta
event-briganti = Briganti
event-fiera = Fiera
event-fango = Strade impraticabili
event-pedaggio = Pedaggio
event-pellegrini = Pellegrini
event-diserzione = Diserzione
event-volontari = Volontari
event-moria = Moria dei cavalli
event-guide = Guide esperte
event-imboscata = Imboscata
event-ammutinamento = Ammutinamento
event-bonaccia = Bonaccia
event-vento = Vento in poppa
event-naufragio = Naufragio
event-corsari = Corsari
event-affari = Buoni affari
event-avaria = Avaria
event-scorbuto = Scorbuto
event-relitto = Relitto
event-gloria = Gloria sui mari
event-ordine_sepolcro = Ordine del Santo Sepolcro
event-ordine_templari = Templari
event-ordine_ospitalieri = Ospitalieri
event-ordine_teutonici = Cavalieri Teutonici
event-ordine_san_giacomo = San Giacomo
treasure-tesoro_01 = 2 disertori, 50 fiorini, 2 merci
treasure-tesoro_02 = 4 disertori, 30 fiorini, 3 merci
treasure-tesoro_03 = 6 disertori, 20 fiorini
treasure-tesoro_04 = 8 disertori, 2 merci
treasure-tesoro_05 = 10 disertori
treasure-tesoro_06 = 100 fiorini, 4 merci
treasure-tesoro_07 = 150 fiorini, una carta impero
treasure-tesoro_08 = 3 disertori, 80 fiorini, 5 merci
treasure-tesoro_09 = 1 disertore, 200 fiorini
treasure-tesoro_10 = 5 disertori, 60 fiorini, 10 merci, una carta impero
land_zone-none = nessuna zona
land_zone-1 = Levante
land_zone-2 = Centro
land_zone-3 = Occidente
land_zone-4 = Nord-Est
sea_zone-none = nessuna zona
    .il = nessuna zona
sea_zone-A = Atlantico
    .il = l’Atlantico
sea_zone-B = Mare del Nord
    .il = il Mare del Nord
sea_zone-C = Baltico
    .il = il Baltico
sea_zone-D = Mediterraneo occidentale
    .il = il Mediterraneo occidentale
sea_zone-E = Mediterraneo orientale
    .il = il Mediterraneo orientale
sea_zone-F = Mar Nero
    .il = il Mar Nero
horde-kazakistan = Orda d’Oro
    .il = l’Orda d’Oro
    .gn = fs
horde-khanato = Khanato
    .il = il Khanato
    .gn = ms
ground-war = guerra a un cristiano
ground-alliance = alleanza con un’altra fede
ground-pledge = promessa di crociata non mantenuta
ground-papal_state = attacco fallito allo Stato della Chiesa
source-taxes = tasse
source-trade = commercio
source-tolls = dazi
source-deals = accordi
source-events = eventi
source-other = altro

# Mosse
move-take_kingdom = Prendi { $kingdom-il }
move-station = Metti { $start }: { $territory }
move-garrison = Metti { $batch ->
    [one] un’armata
   *[other] { $batch } armate
 } { $territory-in }
move-bid = Offri { $bid } fiorini
move-armies = { $armies ->
    [0] Nessuna armata
    [one] Un’armata
   *[other] { $armies } armate
 }
move-units = { $units ->
    [one] Un’unità
   *[other] { $units } unità
 }
move-coin_card = Spendi una Moneta Onore: una carta
move-coin_armies = Moneta: 10 armate { $territory-in }
move-coin_florins = Spendi una Moneta Onore: 333 fiorini
move-offer = Fai un’offerta { $seat-a }
move-offer_peace = Offri la pace { $seat-a }
move-declare_war = Dichiara guerra { $seat-a }
move-declare_war_claims = Guerra { $seat-a }, pagata con casus belli
move-revoke = Revoca { $pact-il } { $seat-con }
move-revoke_claims = Casus belli: revoca { $pact-il } { $seat-con }
move-propose_claims = Proponi, pagando il dazio con casus belli
move-accept_claims = Accetta, pagando il dazio con casus belli
move-give_passage = Concedo il passaggio
move-ask_passage = Ottengo il passaggio
move-give_trade = Concedo il commercio
move-ask_trade = Ottengo il commercio
move-give_toll = Pago un dazio del { $toll } per cento
move-ask_toll = Riscuoto un dazio del { $toll } per cento
move-ally = Alleanza militare
move-give_florins = Do { $sum } fiorini
move-ask_florins = Ricevo { $sum } fiorini
move-peace = Pace
move-give_instalments = Do { $part } fiorini a turno per { $terms ->
    [one] un turno
   *[other] { $terms } turni
 }
move-ask_instalments = Ricevo { $part } fiorini a turno per { $terms ->
    [one] un turno
   *[other] { $terms } turni
 }
move-give_transport = Cedo la { $transport }
move-ask_transport = Ricevo la { $transport }
move-give_territory = Cedo { $territory-il }
move-ask_territory = Ricevo { $territory-il }
move-give_pope = Cedo il Papa
move-ask_pope = Ricevo il Papa
move-give_card = Do la carta { $card }
move-ask_card = Ricevo la carta { $card }
move-join = Combatti al fianco { $seat-di }
move-diplomat = Diplomatico: tregua { $seat-con }, { $turns ->
    [one] un turno
   *[other] { $turns } turni
 }
move-golden_tablet = Targa d’Oro: passaggio { $seat-da }, { $turns ->
    [one] un turno
   *[other] { $turns } turni
 }
move-treaty = Trattato: commercio { $seat-con }, { $turns ->
    [one] un turno
   *[other] { $turns } turni
 }
move-assassin = Manda un Sicario { $seat-da }
move-thief = Manda un Ladro { $seat-da }
move-parry = Ferma il Sicario con il tuo
move-pick = Scegli la carta { $card }
move-absolve = Togli la scomunica { $seat-a }
move-bishop = Vescovo: cattedrale { $territory-di }
move-raise_cathedral = Innalzala { $territory-in }
move-research = Impara { $technology }
move-council = Impara { $technology } a metà prezzo
move-settle = Ingrandisci la città { $territory-in }
move-fortify = Fortifica { $territory-il }
move-cathedral = Erigi una cattedrale { $territory-in }
move-build = Erigi { $building-il } { $territory-in }
move-buy = Compra { $reserve-un }
move-buy_grain = Compra una scorta di grano
move-store_grain = Una scorta di grano { $territory-in }
move-hire = Mercenario: assolda { $hired ->
    [one] un’armata
   *[other] { $hired } armate
 }
move-architect = Gioca l’Architetto
move-place_armies = Posiziona armate { $territory-in }
move-place = Posiziona { $reserve }: { $territory }
move-place_general = Dai un generale al { $banner }
move-move = Muovi { $transport }: { $area }
move-march = Porta il { $banner } { $territory-in }
move-load = Carica armate sulla { $transport }
move-unload = Scarica armate dalla { $transport }
move-transfer = Passa armate dalla { $transport }
move-load_goods = Carica merci sulla { $transport }
move-unload_goods = Scarica merci dalla { $transport }
move-transfer_goods = Passa merci dalla { $transport }
move-where = Qui: { $territory }
move-which = Sulla { $transport }
move-take_banner = Anche il { $banner }
move-take_goods = { $units ->
    [one] una merce
   *[other] { $units } merci
 } di { $good }
move-move_engine = Porta { $engine }: { $territory-short } → { $territory2-short }
move-attack = Attacca { $territory-il } col { $banner }
move-attack_pieces = Attacca le truppe { $seat-di } col { $banner }
move-attack_fleet = Attacca la flotta { $seat-di } col { $banner }
move-attack_pirates = Attacca i pirati col { $banner }
move-attack_host = Attacca i crociati col { $banner }
move-blockade = Blocca { $seat }: { $sea }
move-close_strait = Chiudi { $seat-a }: { $sea }
move-lift = Sblocca { $seat }: { $sea }
move-open_strait = Riapri { $seat-a }: { $sea }
move-play = Usa la carta { $card }
move-roll = Con { $dice ->
    [one] un’armata
   *[other] { $dice } armate
 }
move-banner_in = Fai entrare il { $banner }
move-bombard_in = Fai entrare la bombarda
move-man = { $units ->
    [one] un’armata
   *[other] { $units } armate
 } sulla { $transport }
move-poles = Porta lo stendardo { $territory-in }
move-lose_ground = Armate { $territory-in }
move-lose_train = Armate col vessillo { $territory-in }
move-lose_aboard = Armate sulla { $transport }
move-lose_host = Armate dell’esercito crociato
move-sell = Vendi { $good } dalla { $transport }
move-purchase = Compra { $good } per la { $transport }
move-remove_armies = Togli armate { $territory-in }
move-remove_goods = Togli merci: { $good }, { $territory }
move-remove_transport = Togli la { $transport }
move-remove_banner = Togli il { $banner }
move-remove_engine = Togli { $engine-il } { $territory-in }
move-smelt_stored = Fondi { $units } di ferro: { $territory }
move-smelt_cargo = Fondi { $units } di ferro a bordo: { $transport }
move-deceive = Inganna { $seat }
move-lose_general = Il generale del { $banner }
move-lose_kept_general = Un generale della riserva
move-lose_host_general = Il generale dell’esercito crociato
move-lose_cathedral = Perdi la cattedrale { $territory-in }
move-spare_cathedral = Salva la cattedrale { $territory-in }
move-ruin = Colpisci la città { $territory-in }
move-keep_land = Tieni { $territory-il }
move-keep_transport = Tieni la { $transport }
move-cede_land = Lascia { $territory-il }
move-cede_transport = Lascia la { $transport }
move-crusade_target = Contro { $territory-il }
move-crusade_start = Raduno { $territory-in }
move-crusade_turns = { $turns ->
    [one] un turno
   *[other] { $turns } turni
 } di preparazione
move-crusade_percent = Il { $percent } per cento delle armate
move-feed_ground = Manda ai crociati armate della città
move-feed_train = Manda ai crociati armate del vessillo
move-feed_aboard = Ai crociati: armate della { $transport }
move-feed_banner = Manda ai crociati il { $banner }
move-feed_engine = Ai crociati: { $engine } ({ $territory })
move-lead_host = Avanza verso { $area-il }
move-order_next = Combatte poi { $seat }
move-grant_city = Dai la città { $seat-a }

# Preparazione
setup-order = Le spade danno l’ordine della preparazione: { $seats }.
kingdom-taken = { $seat } prende { $kingdom-il }.
objective-dealt = Il tuo obiettivo è “{ $objective }”.
start-pieces = { $seat } dispone i pezzi iniziali.
start-armies = Si posizionano le armate iniziali, { $armies } alla volta.
stationed = { $seat } mette { $start-il } { $territory-in }.
armies-stationed = { $seat } mette { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } { $territory-in }.

# Il turno
turn-begins = Turno { $turn }.
turn-of = Gioca { $seat }.
phase-begins = { $phase }.
sword-sold = { $seat } prende la spada { $sword } per { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }, dopo { $bids ->
    [0] nessuna offerta
    [one] un’offerta
   *[other] { $bids } offerte
 }.
sword-unsold = Nessuno offre per la spada { $sword }: andrà a sorte.
swords-dealt = Le spade danno l’ordine di gioco: { $seats }.
bid-made = { $seat } offre { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
bid-passed = { $seat } passa.
cards-dealt = Ogni giocatore pesca una carta impero.
card-drawn = Peschi la carta { $card }.
card-drawn-open = { $seat } pesca una carta impero.
no-card-left = Non ci sono più carte impero: { $seat } non pesca.
deck-rebuilt = Il mazzo impero è finito: si rimescolano gli scarti.
merchant-up = { $seat } conosce le Monete: scopre un Mercante.
collector-up = { $seat } ha una cattedrale: scopre un Gabelliere.
event-dice = { $seat } tira { $omen_id ->
    [calamity] due teschi
   *[other] { $face ->
        [1] un teschio
       *[other] { $face }
     } e { $face2 ->
        [1] un teschio
       *[other] { $face2 }
     }
 }: { $omen }.
reinforced = { $seat } riceve { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } di rinforzo.
sum-of-reinforcements = rinforzi { $seat-di }
sum-kingdom = { $kingdom } { $value }
sum-tower = torre { $territory-in } { $value }
merchants-paid = { $count ->
    [one] un Mercante
   *[other] { $count } Mercanti
 } { $seat-di } { $count ->
    [one] rende
   *[other] rendono
 } { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
collector-paid = Il Gabelliere { $seat-di } rende { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }: { $count ->
    [one] una cattedrale
   *[other] { $count } cattedrali
 } × { $count2 ->
    [one] un territorio
   *[other] { $count2 } territori
 } × 5.
instalment-paid = { $florins ->
    [0] { $seat } non può pagare nulla della rata { $seat2-di }
    [one] { $seat } paga una rata di un fiorino { $seat2-a }
   *[other] { $seat } paga una rata di { $florins } fiorini { $seat2-a }
 }.
instalment-short = { $seat } resta in debito: alla rata { $seat2-di } { $florins ->
    [one] manca un fiorino
   *[other] mancano { $florins } fiorini
 }.
honour-gained = { $seat } guadagna { $points ->
    [one] un Punto Onore
   *[other] { $points } Punti Onore
 }: { $feat }.
honour-lost = { $seat } perde { $points ->
    [one] un Punto Onore
   *[other] { $points } Punti Onore
 }: { $feat }.
claim-gained = { $seat } segna { $claims ->
    [one] un casus belli
   *[other] { $claims } casus belli
 } contro { $seat2 }.
claims-spent = { $seat } spende { $claims ->
    [one] un casus belli
   *[other] { $claims } casus belli
 } contro { $seat2 } invece di onore.
coin-gained = { $seat } riceve una Moneta Onore.
coin-for-armies = { $seat } spende una Moneta Onore: 10 armate { $territory-in }.
coin-for-card = { $seat } spende una Moneta Onore per una carta impero.
coin-for-florins = { $seat } spende una Moneta Onore per 333 fiorini.
eliminated = { $seat } non ha più né territori né trasporti: esce dal gioco.
inherits = { $seat } eredita { $seat2-da } { $count ->
    [0] tecnologie, fiorini e riserva
    [one] una carta, tecnologie, fiorini e riserva
   *[other] { $count } carte, tecnologie, fiorini e riserva
 }.
no-heir = Nessuno eredita { $seat-da }: tutto torna nella scatola.
objective-shown = L’obiettivo { $seat-di } era “{ $objective }”.
objective-costs = L’obiettivo costa { $points ->
    [one] un Punto Onore
   *[other] { $points } Punti Onore
 } { $seat-a }.
objective-worth = L’obiettivo { $points ->
    [0] non vale Punti Onore
    [one] vale un Punto Onore
   *[other] vale { $points } Punti Onore
 } per { $seat }.
sum-of-objective = obiettivo { $seat-di }
sum-yellow = { $targets ->
    [one] un territorio giallo
   *[other] { $targets } territori gialli
 } { $value }
sum-red = { $targets ->
    [one] un territorio rosso
   *[other] { $targets } territori rossi
 } { $value }
sum-home-lost = { $targets ->
    [one] un territorio di casa perduto
   *[other] { $targets } territori di casa perduti
 } { $value }

# Fine della partita

end-begins = Fine della partita.
turns-over = Il turno { $turn } era l’ultimo: decidono i Punti Onore.
final-points = { $seat } chiude con { $final ->
    [one] un Punto Onore
   *[other] { $final } Punti Onore
 }.
sum-of-points = punti { $seat-di }
sum-honour = onore { $value }
sum-objective = obiettivo { $value }
won-by-objective = Vince { $seat }: tiene tutti i territori di “{ $objective }”.
won-by-honour = Vince { $seat } con { $final ->
    [one] un Punto Onore
   *[other] { $final } Punti Onore
 }: { $cap ->
    [one] ne basta uno
   *[other] ne bastano { $cap }
 }.
won-by-points = Vince { $seat } con { $final ->
    [one] un Punto Onore
   *[other] { $final } Punti Onore
 }.
won-by-lands = Vince { $seat }: a pari punti, { $final }, ha più territori ({ $targets }).
won-by-florins = Vince { $seat }: a pari punti, { $final }, e pari territori, ha più fiorini.
won-by-sword = Vince { $seat }: pari in tutto, con punti { $final }, ha la spada più bassa.
won-alone = Vince { $seat }: non resta nessun altro.
nobody-left = Non resta nessun giocatore: nessuno vince.

# Diplomazia
offer-made = { $seat } fa un’offerta { $seat2-a }.
offer-term = Chi offre { $term }.
offers-toll = Chi offre paga un dazio del { $toll } per cento.
demands-toll = Chi offre riscuote un dazio del { $toll } per cento.
offers-florins = Chi offre dà { $sum } fiorini.
demands-florins = Chi offre chiede { $sum } fiorini.
offers-instalments = Chi offre paga { $part } fiorini a turno per { $terms ->
    [one] un turno
   *[other] { $terms } turni
 }.
demands-instalments = Chi offre chiede { $part } fiorini a turno per { $terms ->
    [one] un turno
   *[other] { $terms } turni
 }.
offers-transport = Chi offre cede la { $transport }.
demands-transport = Chi offre chiede la { $transport }.
offers-territory = Chi offre cede { $territory-il }.
demands-territory = Chi offre chiede { $territory-il }.
offers-card = Chi offre dà la carta { $card }.
demands-card = Chi offre chiede la carta { $card }.
countered = { $seat } rilancia con una controproposta { $seat2-a }.
offer-accepted = { $seat } accetta l’offerta { $seat2-di }.
offer-refused = { $seat } rifiuta l’offerta { $seat2-di }.
passage-granted = { $seat } concede il passaggio { $seat2-a }.
trade-granted = { $seat } concede il commercio { $seat2-a }.
toll-agreed = { $seat } riscuoterà { $seat2-da } il { $toll } per cento delle vendite.
allied = { $seat } stringe un’alleanza { $seat2-con }.
florins-given = { $seat } dà { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 } { $seat2-a }.
parts-agreed = { $seat } pagherà { $seat2-a } { $part } fiorini a turno per { $terms ->
    [one] un turno
   *[other] { $terms } turni
 }.
card-given = { $seat } dà { $seat2-a } la carta { $card }.
transport-ceded = { $seat } cede { $seat2-a } la { $transport }.
territory-ceded = { $seat } cede { $territory-il } { $seat2-a }.
peace-made = { $seat } fa la pace { $seat2-con }.
pacts-end = Finisce ogni patto tra { $seat } { $seat2-e }.
war-declared = { $seat } dichiara guerra { $seat2-a }.
joined = { $seat } entra in guerra al fianco { $seat2-di }.
declined = { $seat } non segue { $seat2 } in guerra.
alliance-revoked = { $seat } resta fuori dalla guerra: finisce l’alleanza { $seat2-con }.
alliance-ends = Il Papa non ha alleati musulmani: finisce l’alleanza tra { $seat } { $seat2-e }.
pact-revoked = { $seat } revoca { $pact-il } { $seat2-con }.
truce-imposed = { $seat } gioca il Diplomatico: { $turns ->
    [one] un turno
   *[other] { $turns } turni
 } di tregua { $seat2-con }.
passage-taken = { $seat } gioca la Targa d’Oro: passaggio { $seat2-da } per { $turns ->
    [one] un turno
   *[other] { $turns } turni
 }.
trade-taken = { $seat } gioca il Trattato: commercio { $seat2-con } per { $turns ->
    [one] un turno
   *[other] { $turns } turni
 }.
truce-over = Finisce la tregua tra { $seat } { $seat2-e }.
passage-over = Scade la Targa d’Oro { $seat-di } per passare { $seat2-da }.
trade-over = Scade il Trattato { $seat-di } per commerciare { $seat2-con }.
assassin-sent = { $seat } manda un Sicario { $seat2-da }.
assassin-parried = Il Sicario { $seat-di } ferma quello { $seat2-di }.
assassin-kills = Il Sicario { $seat-di } toglie { $seat2-a } la carta { $card }.
thief-sent = { $seat } manda un Ladro { $seat2-da }.
thief-takes = Il Ladro { $seat-di } ruba una carta { $seat2-a }.
thief-took = Il Ladro { $seat-di } ha rubato { $seat2-a } la carta { $card }.
hand-seen = { $seat } guarda le carte { $seat2-di }.
bishop-takes = Il Vescovo { $seat-di } toglie { $seat2-a } la cattedrale { $territory-in }.
cathedral-raised = { $seat } innalza la cattedrale { $territory-in }.
pope-gained = { $seat } ha il Papa, e con lui lo Stato della Chiesa.
pope-gone = { $seat } perde il Papa.
pope-killed = { $seat } prende Roma: il Papa muore.
absolved-all = Il nuovo Papa, { $seat-di }, toglie tutte le scomuniche.

# Acquisto e posizionamento
learned = { $seat } impara { $technology } per { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
settlement-built = { $seat } costruisce { $level ->
    [1] un accampamento
    [2] un villaggio
    [3] una cittadina
   *[other] una capitale
 } { $territory-in } per { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
fort-built = { $seat } costruisce { $level ->
    [1] un fortino
    [2] un castello
    [3] un palazzo
   *[other] una fortezza
 } { $territory-in } per { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
cathedral-built = { $seat } erige una cattedrale { $territory-in } per { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
building-built = { $seat } costruisce { $building-un } { $territory-in } per { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
bought-piece = Compri { $reserve-un } per { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
grain-bought = Compri una scorta di grano per { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
grain-stored = { $seat } ripone una scorta di grano { $territory-in } per { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
hired = { $seat } gioca il Mercenario: { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } per { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
architect-played = { $seat } gioca l’Architetto: costruisce a metà prezzo.
armies-placed = { $seat } posiziona { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } { $territory-in }.
piece-placed = { $seat } posiziona { $reserve-un } { $territory-in }.
placed = { $seat } posiziona { $armies ->
    [0] { "" }
    [one] un’armata
   *[other] { $armies } armate
 }{ $armies ->
    [0] { "" }
   *[other] { $count ->
        [0] { "" }
       *[other] { " e " }
    }
 }{ $count ->
    [0] { "." }
    [one] un pezzo.
   *[other] { $count } pezzi.
 }
general-placed = { $seat } dà un generale al { $banner }.

# Movimenti
moved = La { $transport } { $seat-di } passa { $area-da } { $area2-a }.
voyage = La { $transport } { $seat-di } va { $area-in }.
banner-marches = Il { $banner } { $seat-di } marcia { $territory-da } { $territory2-a }.
march-armies = Il { $banner } { $seat-di } marcia { $territory-da } { $territory2-a } con { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 }.
armies-loaded = La { $transport } { $seat-di } carica { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } { $territory-in }.
armies-landed = La { $transport } { $seat-di } scarica { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } { $territory-in }.
armies-shifted = La { $transport } { $seat-di } passa { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } alla { $transport2 }.
banner-boards = Il { $banner } { $seat-di } sale sulla { $transport }.
banner-leaves = Il { $banner } { $seat-di } scende { $territory-in }.
goods-loaded = La { $transport } { $seat-di } carica { $territory-in } { $units ->
    [one] una merce
   *[other] { $units } merci
 } di { $good }.
goods-landed = La { $transport } { $seat-di } scarica { $territory-in } { $units ->
    [one] una merce
   *[other] { $units } merci
 } di { $good }.
goods-shifted = La { $transport } { $seat-di } passa { $units ->
    [one] una merce
   *[other] { $units } merci
 } di { $good } alla { $transport2 }.
engine-moved = { $seat } sposta { $engine-il } { $territory-da } { $territory2-a }.
blockade-declared = { $seat } blocca le navi { $seat2-di } { $sea-in }.
strait-closed = { $seat } chiude { $sea-il } alle navi { $seat2-di }.
blockade-lifted = { $seat } toglie il blocco alle navi { $seat2-di } { $sea-in }.
strait-opened = { $seat } riapre { $sea-il } alle navi { $seat2-di }.
blockade-ends = Cade il blocco { $seat-di } contro { $seat2 } { $sea-in }.

# Battaglie
battle-territory = { $seat } attacca { $seat2 } { $territory-in }: { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } contro { $armies2 }.
battle-wild = { $seat } attacca i barbari { $territory-in }: { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } contro { $armies2 }.
battle-pieces = { $seat } attacca le truppe { $seat2-di } { $territory-in }: { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } contro { $armies2 }.
battle-fleet = { $seat } attacca la flotta { $seat2-di } { $sea-in }: { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } contro { $armies2 }.
battle-pirates = { $seat } attacca i pirati { $sea-in }: { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } contro { $armies2 }.
territory-raided = I barbari { $territory2-di } attaccano { $seat } { $territory-in }: { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } contro { $armies2 }.
pieces-raided = I barbari attaccano le truppe { $seat-di } { $territory-in }: { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } contro { $armies2 }.
battle-fleet-pirates = I pirati attaccano la flotta { $seat-di } { $sea-in }: { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } contro { $armies2 }.
pirates-raid = Pirati { $sea-da } attaccano { $seat } { $territory-in }: { $armies } contro { $armies2 }.
horde-attacks = L’orda attacca { $seat } { $territory-in }: { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } contro { $armies2 }.
attacks-with = { $seat } attacca con { $dice ->
    [one] un’armata
   *[other] { $dice } armate
 }.
defends-with = { $seat } difende con { $dice ->
    [one] un’armata
   *[other] { $dice } armate
 }.
card-used = { $seat } usa la carta { $card }.
card-falls = { $seat } perde la carta { $card }.
rolled = { $holder-il } { $holder-n ->
    [p] tirano
   *[s] tira
 } { $dies }.
sum-of-dice = dadi { $holder-di }
sum-of-top = dado più alto { $holder-di }
sum-base = armate { $value }
sum-arm = { $arm } { $value }
sum-card = { $card } { $value }
round-losses = L’attaccante { $armies ->
    [0] non perde armate
    [one] perde un’armata
   *[other] perde { $armies } armate
 }, il difensore { $armies2 ->
    [0] nessuna
    [one] una
   *[other] { $armies2 }
 }.
leader-falls = Cade { $leader-il } dei barbari.
last-stands = Nessuno resta per entrare: l’ultimo difensore resiste.
battle-won = { $holder-il } { $holder-n ->
    [p] vincono
   *[s] vince
 } { $count ->
    [0] senza combattere
    [one] in un round
   *[other] in { $count } round
 }: { $armies ->
    [0] nessuna armata persa
    [one] un’armata persa
   *[other] { $armies } armate perse
 }, { $armies2 ->
    [0] nessuna nemica
    [one] una nemica
   *[other] { $armies2 } nemiche
 }.
battle-fails = L’attacco { $holder-di } fallisce in { $count ->
    [one] un round
   *[other] { $count } round
 }: { $armies ->
    [0] nessuna armata persa
    [one] un’armata persa
   *[other] { $armies } armate perse
 }, { $armies2 ->
    [0] nessuna nemica
    [one] una nemica
   *[other] { $armies2 } nemiche
 }.
battle-stops = { $seat } interrompe l’attacco dopo { $count ->
    [one] un round
   *[other] { $count } round
 }: { $armies ->
    [0] nessuna armata persa
    [one] un’armata persa
   *[other] { $armies } armate perse
 }, { $armies2 ->
    [0] nessuna nemica
    [one] una nemica
   *[other] { $armies2 } nemiche
 }.
banner-shamed = Il { $banner } { $seat-di } perde un livello di esperienza.
banner-learns = Il { $banner } { $seat-di } ha ora esperienza { $level }.
banner-lost = { $seat } perde il { $banner }.
general-lost = { $seat } perde il generale del { $banner }.
transport-lost = { $seat } perde la { $transport } { $area-in }.
transport-taken = { $seat } prende { $seat2-a } la { $transport } { $area-in }.
manned = { $seat } mette { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } sulla { $transport }.
conquered = { $seat } toglie { $territory-il } { $holder-a } ed entra con { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 }.
overrun = I barbari tolgono { $territory-il } { $seat-a }.
settlement-falls = { $territory-in } { $level ->
    [0] la città è distrutta
    [1] resta un accampamento
    [2] resta un villaggio
    [3] resta una cittadina
   *[other] resta la capitale
 }.
fort-falls = { $territory-in } { $level ->
    [0] la fortificazione è distrutta
    [1] resta un fortino
    [2] resta un castello
    [3] resta un palazzo
   *[other] resta la fortezza
 }.
cathedral-lost = La cattedrale { $territory-in } è perduta.
engines-lost = { $territory-in } { $count ->
    [one] si perde una macchina d’assedio
   *[other] si perdono { $count } macchine d’assedio
 }.
bombard-follows = La bombarda { $seat-di } segue { $territory-in }.
poles-carried = { $seat } porta lo stendardo { $territory-in }.

# Commercio e limiti
sold-goods = La { $transport } { $seat-di } vende { $city-a } { $units ->
    [one] una merce
   *[other] { $units } merci
 } di { $good } per { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
bought-goods = La { $transport } { $seat-di } compra { $city-a } { $units ->
    [one] una merce
   *[other] { $units } merci
 } di { $good } per { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
toll-paid-to = { $seat } paga { $seat2-a } il dazio del { $toll } per cento: { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
armies-removed = { $territory-in } non c’è posto: { $seat } toglie { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 }.
goods-removed = { $territory-in } non c’è posto: { $seat } perde { $units ->
    [one] una merce
   *[other] { $units } merci
 } di { $good }.
engine-removed = { $seat } rinuncia a { $engine-un } { $territory-in }.

# Eventi e tesori
event-drawn = { $seat } pesca l’evento “{ $event }”.
event-land = È colpita la zona di terra { $land_zone }.
event-sea = È colpita la zona di mare { $sea_zone }.
event-misses = Nessun trasporto è colpito.
event-roll = Si tira per la { $transport } { $seat-di }.
sum-of-roll = tiro
event-safe = La { $transport } { $seat-di } non subisce danni.
event-goods-lost = La { $transport } { $seat-di } { $units ->
    [0] non ha merci da perdere
    [one] perde una merce
   *[other] perde { $units } merci
 }.
event-armies-lost = La { $transport } { $seat-di } { $count ->
    [0] non perde armate
    [one] perde un’armata
   *[other] perde { $count } armate
 }.
event-armies-gained = { $count ->
    [one] Un’armata sale
   *[other] { $count } armate salgono
 } sulla { $transport } { $seat-di }.
event-goods-gained = La { $transport } { $seat-di } raccoglie { $units ->
    [one] una merce
   *[other] { $units } merci
 } di { $good }.
event-florins = { $seat } riceve { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
event-slowed = La { $transport } { $seat-di } avrà { $face ->
    [one] un punto movimento
   *[other] { $face } punti movimento
 } in meno.
event-sped = La { $transport } { $seat-di } avrà { $face ->
    [one] un punto movimento
   *[other] { $face } punti movimento
 } in più.
event-stopped = La { $transport } { $seat-di } resterà ferma.
event-paid = { $seat } paga { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 } per la { $transport }.
event-pirate = L’equipaggio di una nave { $seat-di } si dà alla pirateria { $sea-in }.
event-ambush = { $face ->
    [one] Un’armata barbara attacca
   *[other] { $face } armate barbare attaccano
 } la { $transport } { $seat-di }.
treasure-found = { $seat } trova un tesoro: { $treasure }.
treasure-goods = { $territory-in } { $units ->
    [one] resta una merce
   *[other] restano { $units } merci
 } di { $good } per chi le carica.
treasure-deserters = { $count ->
    [one] Un disertore si unisce
   *[other] { $count } disertori si uniscono
 } { $seat-a }.

# Calamità
calamity-drawn = { $seat } pesca la calamità “{ $calamity }”.
calamity-void = La calamità “{ $calamity }” non ha effetto{ $calamity_id ->
    [alchimia] : manca il ferro
    [governatore] : manca chi tiene un regno intero, o un regno minore tutto barbaro
    [imperatore] : manca chi tiene un regno intero, o un regno tutto barbaro
    [rivolta_schiavi] : nessuno tiene schiavi
    [crociata] : mancano il Papa, un bersaglio o abbastanza crociati
   *[other] { "" }
 }.
calamity-roll = Il dado dà { $face }.
calamity-land = È colpita la zona di terra { $land_zone }.
calamity-sea = È colpita la zona di mare { $sea_zone }.
wild-buildings = Ogni città e ogni fortificazione dei barbari sale di un livello.
armies-die = { $seat } { $count ->
    [0] non perde armate
    [one] perde un’armata
   *[other] perde { $count } armate
 }.
sum-of-losses = perdite { $seat-di }
sum-tenfold = dieci volte il dado { $face }: { $value }
sum-share = armate perse al { $share } %: { $value }
sum-tech = { $technology } { $value }
sum-grain = scorte di grano { $value }
sum-spared = l’ultima armata di ogni territorio { $value }
sum-of-settlements = livelli persi dai centri abitati
sum-of-forts = livelli persi dalle fortificazioni
sum-levels = calamità { $value }
sum-of-generals = generali persi { $seat-da }
sum-deceit = Inganno { $value }
grain-spent = { $seat } consuma { $face ->
    [one] una scorta di grano
   *[other] { $face } scorte di grano
 }.
city-armies-die = Nella città { $territory-di } { $count ->
    [one] muore un’altra armata
   *[other] muoiono altre { $count } armate
 }.
iron-smelted = { $seat } trasforma { $units ->
    [one] una merce di ferro
   *[other] { $units } merci di ferro
 } in { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 }.
council-called = { $seat } può imparare { $face ->
    [one] una tecnologia
   *[other] { $face } tecnologie
 } a metà prezzo.
convoy-roll = La { $transport } { $seat-di } è assaltata: il dado dà { $face }.
convoy-goods = La { $transport } { $seat-di } { $units ->
    [0] non ha merci da perdere
    [one] perde una merce
   *[other] perde { $units } merci
 }.
convoy-safe = La { $transport } { $seat-di } si salva.
disorder = I disordini colpiscono { $seat }: le città perdono { $level ->
    [one] un livello
   *[other] { $level } livelli
 }, le fortificazioni { $level2 }.
bid-for-crown = { $seat } tira { $face } per la corona.
heroine-shown = { $seat } mostra un’Eroina: tira quattro dadi.
crown-given = { $seat } riceve dai barbari { $kingdom-il }.
deceived = { $seat } ordisce un inganno contro { $seat2 }.
deceit-costs = L’inganno costa { $face ->
    [one] un generale
   *[other] { $face } generali
 } { $seat-a }.
deceit-fails = { $seat } conosce la Filosofia: l’inganno costa un generale { $seat2-a }.
host-general-lost = { $seat } perde il generale dell’esercito crociato.
kept-general-lost = { $seat } perde un generale della riserva.
no-generals-left = { $seat } non ha altri generali da perdere.
slaves-rise = Insorgono gli schiavi { $seat-di }: { $count ->
    [0] nessuna città perde
    [one] una città perde
   *[other] { $count } città perdono
 } { $level ->
    [one] un livello
   *[other] { $level } livelli
 }.
slaves-attack = { $count ->
    [one] Uno schiavo insorge
   *[other] { $count } schiavi insorgono
 } contro { $seat } { $area-in }.
storm-load = La { $transport } { $seat-di } perde tutto il carico nella tempesta.
storm-spares = L’Ingegneria salva la { $transport } { $seat-di }.
storm-spares-city = L’Ingegneria salva la città { $territory-in }.
no-cathedrals = { $seat } non ha cattedrali da perdere.
shielded = { $seat } conosce { $technology }: perde una cattedrale di meno.
pope-immune = { $seat } ha il Papa: l’Inquisizione colpisce gli altri.
civil-war = Il regno { $seat-di } si divide: la seconda fazione passerà { $seat2-a }.
civil-war-void = { $seat } è il più debole: la guerra civile non ha effetto.
faction-empty = Nessun possedimento passa alla seconda fazione: la guerra civile non ha effetto.
faction-takes = La seconda fazione porta { $territory-il } { $seat-a }.

# Barbari
rebellion-roll = Il dado delle ribellioni segna { $face }: si ribella chi ha { $face ->
    [one] una sola armata
   *[other] al più { $face } armate
 }.
rebels = { $territory-il } si { $territory-n ->
    [p] ribellano
   *[s] ribella
 } { $seat-a }: { $count ->
    [one] un’armata
   *[other] { $count } armate
 } e { $leader-un }.
no-rebels = Nessun territorio si ribella.
barbarians-grow = I barbari crescono di un’armata in { $count ->
    [one] un territorio
   *[other] { $count } territori
 }.
leaders-grow = I barbari con un capo { $count ->
    [0] non ci sono: nessuno cresce
    [one] crescono in un territorio
   *[other] crescono in { $count } territori
 }.
leader-rises = { $territory-in } sorge { $leader-un } dei barbari (dado { $face }).
fort-raised = I barbari costruiscono un fortino { $territory-in }.
horde-shrinks = { $territory-in } non c’è posto: i barbari perdono { $count ->
    [one] un’armata
   *[other] { $count } armate
 }.
pirates-launched = I pirati salpano { $territory-da } { $sea-in } con { $count ->
    [one] un’armata
   *[other] { $count } armate
 }.
pieces-held = I barbari trattengono le truppe { $seat-di } { $territory-in }.
pieces-lost = { $seat } perde tutto ciò che aveva { $area-in }.
transport-saved = La { $transport } { $seat-di } respinge l’assalto.
pirates-move = { $count ->
    [one] Una nave pirata si muove
   *[other] { $count } navi pirata si muovono
 }.
pirates-sail = I pirati entrano { $sea-in }.
pirates-land = I pirati sbarcano { $territory-in }.
pirates-sunk = La nave pirata { $sea-in } non c’è più.
pirates-leader = Tra i pirati { $sea-in } sorge { $leader-un }.
invasion = Il dado dà { $face }: arriva { $horde-il } con { $count ->
    [one] un’armata
   *[other] { $count } armate
 } (giocatori { $count2 } × turno { $turn }).
invasion-enters = L’invasione entra { $territory-in } con { $count ->
    [one] un’armata
   *[other] { $count } armate
 }.
invasion-fills = L’invasione lascia { $count ->
    [one] un’armata
   *[other] { $count } armate
 } { $territory-in }.
invasion-fails = L’invasione è respinta.
invasion-spent = L’invasione non ha più armate e si ferma.
invasion-goal = L’invasione raggiunge la meta { $territory-in }: la partita finisce.
pirate-swarm = I pirati infestano { $sea_zone-il } con { $count ->
    [one] un’armata
   *[other] { $count } armate
 } (giocatori { $count2 } × turno { $turn }).
swarm-fills = I pirati lasciano { $count ->
    [one] un’armata
   *[other] { $count } armate
 } { $territory-in }.
swarm-gone = I pirati si disperdono.

# Papa e crociata
excommunicated = Il Papa, { $seat-di }, scomunica { $seat2 }.
ban-ends = Finisce l’interdetto { $seat-di }: potrà di nuovo attaccare e costruire.
forgiven = Il Papa perdona { $seat }: { $ground }.
absolved = Il Papa toglie la scomunica { $seat-a }.
crusade-called = Il Papa, { $seat-di }, bandisce la crociata.
crusade-joined = { $seat } prende la croce.
crusade-refused = { $seat } rifiuta la crociata.
crusade-peace = Cessano le guerre tra fedeli e i patti dei crociati con i musulmani.
crusade-plan = La crociata va { $territory2-da } { $territory-a }; raduno fino al turno { $turn }, { $percent } per cento.
crusade-pledge = { $seat } promette { $count ->
    [one] un’armata
   *[other] { $count } armate
 }: il { $percent } per cento di { $count2 }.
crusade-war = I crociati sono in guerra { $seat-con }.
host-fed = { $seat } manda ai crociati { $count ->
    [one] un’armata
   *[other] { $count } armate
 }.
host-banner = { $seat } manda ai crociati un vessillo.
host-engine = { $seat } manda ai crociati { $engine-un }.
host-sets-out = L’esercito crociato parte { $territory-da } con { $count ->
    [one] un’armata
   *[other] { $count } armate
 }.
host-marches = L’esercito crociato entra { $area-in }: { $count ->
    [0] è alla meta
    [one] manca un passo
   *[other] mancano { $count } passi
 } alla meta.
host-left = { $seat } lascia la crociata: la sua parte torna in riserva.
host-raided = I barbari attaccano i crociati { $area-in }: { $count ->
    [one] un’armata
   *[other] { $count } armate
 } contro { $count2 }.
host-attacked = { $seat } attacca i crociati { $area-in }: { $count ->
    [one] un’armata
   *[other] { $count } armate
 } contro { $count2 }.
host-destroyed = L’esercito crociato è distrutto.
host-holds = L’esercito crociato resiste.
host-part-gone = { $seat } non ha più armate nell’esercito crociato.
host-order = { $seat } fissa l’ordine di battaglia: { $seats }.
pledge-failed = { $seat } non mantiene la promessa: { $count ->
    [one] un’armata
   *[other] { $count } armate
 } su { $count2 }.
storming = I crociati assaltano { $territory-il }: { $count ->
    [one] un’armata
   *[other] { $count } armate
 } contro { $count2 }.
crusade-won = La crociata contro { $territory-il } è vinta.
crusade-lost = La crociata contro { $territory-il } è perduta.
crusade-over = { $territory-il } { $territory-n ->
    [p] sono
   *[s] è
 } in mani cristiane: la crociata finisce.
city-granted = La crociata dà { $territory-il } { $seat-a }.

# Domande
q-kingdom = Quale regno prendi?
q-station = Dove metti { $start-il }?
q-garrison = Hai { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } da mettere: dove?
q-bid = Spada { $sword }: { $florins ->
    [0] nessuno ha ancora offerto. Offri?
    [one] si offre un fiorino. Rilanci?
   *[other] si offrono { $florins } fiorini. Rilanci?
 }
q-coin-first = Prima delle offerte segrete per la spada { $sword }: spendi una Moneta Onore?
q-coin-order = Prima dell’ordine segreto per { $territory-il }: spendi una Moneta Onore?
q-sealed-bid = Quanto offri in segreto per la spada { $sword }?
q-diplomacy = Hai { $actions ->
    [0] esaurito le azioni diplomatiche
    [one] un’azione diplomatica
   *[other] { $actions } azioni diplomatiche
 }. Che cosa fai?
q-draft = Che cosa proponi { $seat-a }?
q-answer = { $seat } ti fa un’offerta. Accetti?
q-counter = Che cosa aggiungi all’offerta { $seat-di }?
q-reply = { $seat } rilancia. Accetti tutto?
q-join = { $seat } è in guerra { $seat2-con }. Da che parte stai?
q-parry = { $seat } ti manda un Sicario. Lo fermi?
q-pick-kill = Quale carta perde { $seat }?
q-pick-steal = Quale carta rubi { $seat-a }?
q-raise = Dove innalzi la cattedrale?
q-purchase = { $florins ->
    [0] Non hai fiorini
    [one] Hai un fiorino
   *[other] Hai { $florins } fiorini
 }. Che cosa compri?
q-placement = { $armies ->
    [0] Non hai armate in riserva
    [one] Hai un’armata in riserva
   *[other] Hai { $armies } armate in riserva
 }. Che cosa posizioni?
q-how-many-placed = Quante armate posizioni { $territory-in }?
q-where = Dove lo fa la { $transport }?
q-which = A quale trasporto passa la { $transport }?
q-load = Quante armate per la { $transport }?
q-banner = Anche un vessillo con la { $transport }?
q-goods = Quali merci per la { $transport }?
q-along = Quante armate seguono il { $banner } { $territory-in }?
q-combat = Muovi, attacca o termina il combattimento?
q-force = Con quante armate attacca il { $banner }?
q-pieces-where = Dove attacchi le truppe { $seat-di }?
q-attack = Attacchi { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 }: con quante, e con quali carte?
q-defend = { $armies ->
    [one] Ti attacca un’armata
   *[other] Ti attaccano { $armies } armate
 }: con quante difendi, e con quali carte?
q-go-on = Ti { $armies ->
    [one] resta un’armata
   *[other] restano { $armies } armate
 } contro { $armies2 }. Continui?
q-losses = Perdi { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 }: dove?
q-how-many-lost = Qui quante ne perdi, di { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 }?
q-occupy = Quante armate entrano { $territory-in }, da { $armies } a { $armies2 }?
q-move-in = Che altro entra { $territory-in }?
q-poles = Porti altrove lo stendardo { $territory-di }?
q-man = Quante di { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } salgono sulla { $transport }?
q-trade = { $florins ->
    [0] Non hai fiorini
    [one] Hai un fiorino
   *[other] Hai { $florins } fiorini
 }. Dove vai, che cosa vendi e compri?
q-sell-units = Quante merci di { $good } vende la { $transport }?
q-buy-units = Quante merci di { $good } compra la { $transport }?
q-over = Qualche luogo è troppo pieno: che cosa togli?
q-too-many = Hai troppi pezzi di un tipo: quale togli?
q-how-many-removed = Quante ne togli?
q-event-pay = Paghi { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
 } per la { $transport }, o resta ferma?
q-smelt = Quale ferro trasformi in fiorini?
q-deceive = Chi inganni?
q-lose-general = Perdi { $face ->
    [one] un generale
   *[other] { $face } generali
 }: quale?
q-lose-cathedral = Perdi { $face ->
    [one] una cattedrale
   *[other] { $face } cattedrali
 }: quale?
q-spare-cathedral = Quale cattedrale salvi?
q-ruin = { $face ->
    [one] È colpita un’altra città
   *[other] Sono colpite altre { $face } città
 }: quale?
q-keep = Puoi tenere ancora { $count ->
    [one] un possedimento
   *[other] { $count } possedimenti
 }: quale?
q-cede = Alla seconda fazione { $count ->
    [one] manca un’armata
   *[other] mancano { $count } armate
 }: che cosa lasci?
q-excommunicate = Scomunichi { $seat }? Il motivo: { $ground }.
q-join-crusade = { $seat } ti chiama alla crociata: chi rifiuta è fuori dalla Chiesa. Partecipi?
q-crusade-target = Contro quale città va la crociata?
q-crusade-start = Dove si raduna la crociata contro { $territory-il }?
q-crusade-turns = Quanti turni di preparazione?
q-crusade-percent = Quale parte delle armate promette ciascuno?
q-feed = Quante armate mandi? Ai crociati ne hai date { $count } di { $count2 }.
q-lead-host = Per dove passa la crociata contro { $territory-il }?
q-order = Chi combatte poi, nella battaglia per { $territory-il }?
q-host-force = Con quante armate attacchi i crociati? Ne hanno { $count ->
    [one] una
   *[other] { $count }
 }.
q-host-go-on = Ti { $count ->
    [one] resta un’armata
   *[other] restano { $count } armate
 }; i crociati ne hanno { $count2 ->
    [one] una
   *[other] { $count2 }
 }. Continui?
q-grant = A chi dai la città { $territory-in }?

# Rifiuti
not-in-play = { $kingdom-il } non è in gioco con tanti giocatori.
taken-already = { $kingdom-il } è di un altro giocatore.
faiths-full = Con { $kingdom-il } non si rispetta più la tabella delle fedi.
placed-already = Hai già messo { $start-il }.
ships-first = Prima le navi, poi gli altri pezzi: { $start-il } deve aspettare.
no-room = { $territory-in } { $armies ->
    [0] non c’è posto per altre armate
    [one] c’è posto per un’armata
   *[other] c’è posto per { $armies } armate
 }.
not-a-rival = Scegli un altro giocatore ancora in gioco.
under-truce = Tra voi c’è una tregua.
at-war = Siete in guerra: puoi solo offrire la pace.
not-at-war = Non siete in guerra: dichiarala nella Diplomazia.
already-at-war = Siete già in guerra.
not-against-ally = Siete alleati: revoca prima l’alleanza.
no-actions = Hai esaurito le azioni diplomatiche di questo turno.
no-deals = In questa partita non si fanno offerte.
no-pact = Non c’è un patto simile da revocare.
claims-missing = { $claims ->
    [one] Serve un casus belli
   *[other] Servono { $claims } casus belli
 }: ne hai { $claims2 }.
no-honour-lost = Qui non perdi onore: i casus belli non servono.
not-in-crusade = Durante la crociata nessun patto tra crociati e musulmani.
not-pope = Può farlo solo chi ha il Papa.
not-excommunicated = { $seat } non ha scomuniche da togliere.
pope-and-muslims = Il Papa non si allea mai con i musulmani.
cannot-counter = Qui una controproposta non è possibile.
cannot-deliver = Chi dovrebbe darlo non lo ha.
have-it-already = Questo patto c’è già.
last-territory = L’ultimo territorio non si cede.
one-of-a-kind = L’offerta ha già un termine simile.
terms-full = Un’offerta ha al più sei termini.
no-such-card = Questa carta non c’è.
no-cathedral-to-take = { $territory-in } non c’è una cattedrale altrui.
pope-protected = Il Papa protegge le cattedrali di chi lo ha.
owned-already = Conosci già { $technology }.
prerequisite = Per { $technology } ti manca una tecnologia imparata prima di questo turno.
too-dear = { $florins ->
    [one] Serve un fiorino
   *[other] Servono { $florins } fiorini
 }: ne hai { $florins2 }.
no-council = Nessun Concilio ti dimezza il prezzo.
not-for-sale = Le armate non si comprano: usa un Mercenario.
purchase-banned = Con la scomunica non si costruisce per un turno.
needs-army = Serve la tecnologia Esercito.
too-many-owned = Se ne { $limit ->
    [0] hanno 0
    [one] può avere uno
   *[other] possono avere { $limit }
 } al livello tecnologico { $level }.
not-own-land = Il territorio non è tuo.
needs-architecture = Per costruire serve Architettura.
no-city = Lì non c’è una città.
one-level = Solo un livello per territorio e turno.
top-level = Non c’è un livello più alto.
level-too-low = Serve il livello tecnologico { $level }: hai il { $level2 }.
fort-too-high = Il centro abitato deve essere di livello { $level }: è di livello { $level2 }.
kingdom-not-held = Devi tenere tutto il regno da prima di questo turno.
cathedral-full = Nel regno non c’è posto per un’altra cattedrale.
no-building = In questa partita non ci sono pedine commercio.
building-there = La città ha già una pedina commercio.
farm-needed = Il grano sta nelle fattorie se c’è l’opzione, altrimenti dietro il pannello.
needs-craft = Per le scorte serve Agricoltura o Vasellame.
grain-full = Puoi avere al più { $limit ->
    [one] una scorta
   *[other] { $limit } scorte
 } di grano.
too-many-hired = Il tuo Mercenario porta al più { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 }.
played-already = Un Architetto è già all’opera.
no-half-price = All’Architetto serve Architettura.
not-in-reserve = Non è nella tua riserva.
not-this-place = Lì non può stare.
has-general = Il { $banner } ha già un generale.
no-such-piece = Non hai lì un pezzo simile.
no-way-there = Non c’è una via diretta.
no-moves-left = { $moves ->
    [one] Serve un punto movimento
   *[other] Servono { $moves } punti movimento
 }: { $moves2 ->
    [0] non ne restano
    [one] ne resta uno
   *[other] ne restano { $moves2 }
 }.
no-right = Non hai il diritto di entrarvi: serve il passaggio.
other-phase = I mezzi da guerra muovono in Combattimento, quelli da commercio in Commercio.
nothing-to-load = Non c’è niente da caricare.
nothing-to-unload = Lì non c’è niente da scaricare.
blockaded = Un blocco navale lo impedisce.
no-engine = Lì non hai una macchina simile.
moved-already = Si è già mossa in questa fase.
has-passage = Quel giocatore ha il passaggio da te.
no-blockade = Lì non c’è un tuo blocco.
no-fleet-there = Lì non hai navi da guerra.
no-strait = Servono entrambe le rive di uno stretto.
outnumbered = { $count ->
    [one] C’è una nave da guerra
   *[other] Ci sono { $count } navi da guerra
 } contro: tu ne hai { $count2 }.
stands-already = Questo blocco c’è già.
said-already = Lo hai già fatto in questa fase.
attack-banned = Con la scomunica non si attacca per un turno.
no-attacks-left = Il { $banner } non ha altri attacchi in questo turno.
no-force = Servono almeno due armate: una resta di presidio.
nothing-to-attack = Lì non c’è niente da attaccare.
not-in-this-battle = La carta { $card } qui non serve.
one-of-a-group = C’è già una carta dello stesso tipo: { $card } no.
too-few-armies = Puoi usarne al più { $armies }.
not-enough = Almeno { $armies }, come in battaglia, e al più { $armies2 }.
last-army = L’ultima armata { $territory-in } resta.
nothing-there = Lì non c’è niente da perdere.
no-market = Qui non c’è una città in cui puoi commerciare.
needs-metals = Per il ferro serve Metalli.
no-goods = A bordo non ci sono queste merci.
hold-full = A bordo non c’è posto.
within-limits = Qui non c’è niente di troppo.
no-iron = Lì non c’è tanto ferro.
not-yourself = Scegli un altro giocatore ancora in gioco.
no-cathedral-there = Lì non hai una cattedrale.
no-general-there = Lì non hai un generale.
no-city-there = Lì non hai una città, o l’hai già scelta.
not-a-holding = Non è tra i possedimenti da scegliere.
last-holding = Devi tenere almeno un territorio.
not-a-target = Nessuna crociata può andare lì.
not-a-start = Non è la città di un crociato.
not-on-the-way = Non è su una delle vie più brevi.
no-host = Nessun esercito crociato è in marcia.
not-a-foe-of-the-host = Attacca i crociati chi non è cristiano e non ha con loro patti o tregue.
host-out-of-reach = L’esercito crociato è fuori portata.
too-weak-for-the-host = Servono almeno due armate: una resta di presidio.

# Aiuti
help-q-kingdom = Scegli il tuo regno: otto territori e una fede. Contano i vicini barbari, i porti e chi condivide la fede. Alcuni regni sono obbligatori: per questo non tutti sono offerti.
help-q-station = Metti i pezzi iniziali nelle tue città, le navi nei porti, la cattedrale ovunque. Il vessillo serve dove vuoi attaccare subito, la catapulta dove temi di essere attaccato.
help-q-garrison = Distribuisci le armate, cinque alla volta. Con meno di cinque armate un territorio può ribellarsi; oltre la capacità del terreno non ci stanno. Il resto conviene accanto al vessillo.
help-q-bid = Chi compra la spada sceglie quando gioca in questo turno. Ogni rilancio è di almeno 10 fiorini; chi passa è fuori da quest’asta. Se nessuno offre, la spada va a sorte.
help-q-coin-first = Nell’offerta segreta la Moneta Onore non si può spendere: fallo ora se ti servono 333 fiorini. Tenerla non costa nulla: resta tua.
help-q-coin-order = Gli ordini di battaglia sono segreti e contemporanei: una Moneta Onore si spende prima. Dieci armate nella città assediata combatteranno subito.
help-q-sealed-bid = Una sola offerta segreta: vince la più alta, e a parità chi aveva la spada più bassa. Paga solo chi vince, ma tutti vedranno le offerte.
help-q-diplomacy = Offerte, guerre e revoche consumano azioni; le carte no. Guerra e revoche dentro la tua fede costano onore o casus belli, e il Papa può scomunicare. Passa quando hai finito.
help-q-draft = Aggiungi fino a sei termini, poi proponi. L’offerta è pubblica e vincolante; se l’altro rifiuta un patto della tua fede segni un casus belli. Lasciarla cadere consuma l’azione.
help-q-answer = Puoi accettare, rifiutare o rilanciare una volta con altri termini. Rifiutare un patto a chi ha la tua fede gli dà un casus belli; ciò che accetti si esegue subito.
help-q-counter = Aggiungi ciò che chiedi o dai, o un’alleanza; i termini di prima restano. L’altro può solo accettare tutto o rifiutare, e il suo rifiuto non ha conseguenze.
help-q-reply = È l’ultima parola: o tutto, o niente. Se rifiuti non succede nulla a nessuno, ma l’azione diplomatica è spesa.
help-q-join = Un alleato è in guerra. Se lo segui combatti tutti i suoi nemici, gratis; se resti fuori l’alleanza finisce, e di solito vale come una revoca. Se sei alleato di entrambi puoi scegliere.
help-q-parry = Il tuo Sicario può fermare il suo: nessuno guarda la tua mano e non perdi carte. Se passi, l’altro vede tutte le tue carte e ne toglie una.
help-q-pick-kill = Vedi tutta la mano: scegli la carta da eliminare, mai il Papa. L’Eroina è la più pericolosa. La carta va agli scarti.
help-q-pick-steal = Vedi tutta la mano: la carta scelta passa a te. Un cristiano non scomunicato può rubare anche il Papa, con lo Stato della Chiesa.
help-q-raise = La cattedrale rubata va in un regno che tieni tutto e che ha posto: una nei regni minori, due nei grandi. Dà 10 di capacità e fa pagare il Gabelliere.
help-q-purchase = Compra quanto vuoi e poi passa. Le tecnologie valgono subito, ma aprono le successive dal prossimo turno. I pezzi vanno in riserva, gli edifici sulla mappa. Ciò che non spendi resta.
help-q-placement = Metti la riserva nelle tue città, con Strade ovunque sia tuo, le navi nei porti. Oltre la capacità si perde a fine turno. Ciò che non metti resta nascosto per dopo.
help-q-how-many-placed = Scegli quante armate della riserva vanno qui. Cinque o più tengono lontane le ribellioni; troppe per il luogo si perdono a fine turno.
help-q-where = Il trasporto può farlo in più luoghi: scegli quale. Costa un punto movimento, due per le merci fuori città.
help-q-which = Scegli il trasporto che riceve: entrambi pagano un punto movimento, e conta lo spazio a bordo. Mezzi da guerra e da commercio possono scambiarsi armate.
help-q-load = Scegli quante armate: almeno una resta sul territorio. Il punto movimento è già pagato, qualunque sia il numero.
help-q-banner = Il vessillo può seguire le armate senza costi. Solo dove c’è un vessillo si può attaccare; a bordo si muove col trasporto.
help-q-goods = Scegli merce e quantità, una merce alla volta, poi passa. Le merci a terra contano per la capacità e cadono con il territorio.
help-q-along = Le armate che seguono il vessillo lo proteggono e attaccano con lui. In terra altrui restano il suo seguito; almeno una rimane nel territorio che lasci.
help-q-combat = Muovi mezzi da guerra e vessilli, carica, sposta macchine, attacca, blocca; nell’ordine che vuoi. Contro un giocatore serve la guerra. Passando finisci la fase: i punti restanti vanno persi.
help-q-force = Più armate reggono più round, ma lasciano sguarnito il territorio: una sola resta di presidio. Se interrompi senza vincere il vessillo perde esperienza.
help-q-pieces-where = Le truppe nemiche fuori casa sono in più luoghi: scegli dove colpirle. I mezzi da commercio presi passano a te con le merci, e ognuno vale un Punto Onore.
help-q-attack = Gioca le carte e scegli da una a tre armate, cioè dadi. Si confrontano dal più alto, a parità vince il difensore. Se perdi il dado più alto perdi le carte usate.
help-q-defend = Scegli da una a tre armate e le carte. Più dadi difendono meglio, ma rischiano più armate. A parità vinci tu; se perdi il dado più alto perdi le carte usate.
help-q-go-on = Continuare rischia altre armate; fermarsi senza conquista costa al vessillo un livello e gli altri attacchi del turno: all’ultimo livello il vessillo si perde.
help-q-losses = Scegli da dove togliere le armate perse: a terra, col vessillo o a bordo. Un trasporto vuoto in terra altrui è perduto al primo attacco.
help-q-how-many-lost = Quante delle armate perse togli da qui; il resto lo prenderai altrove.
help-q-occupy = Entrano almeno quante hanno combattuto per ultime. Con meno di cinque il territorio può ribellarsi; quelle che entrano non attaccano più da dove sei partito.
help-q-move-in = Il vessillo può entrare e attaccare da qui, se ha altri attacchi; la bombarda che lo ha aiutato può seguirlo. Passa per lasciarli dove sono.
help-q-poles = Lo stendardo dà un’armata di rinforzo a turno a chi tiene la torre dove si trova: portalo dove lo difendi meglio, o passa.
help-q-man = Un trasporto preso si tiene solo con almeno un’armata a bordo; senza è distrutto. Il Punto Onore è già tuo. Se ne hai troppi dovrai lasciarne uno.
help-q-trade = Muovi carovane e navi commercio; vendere o comprare le ferma. Serve il permesso del padrone della città; tra i barbari devi averne più di loro. Passa per finire il turno.
help-q-sell-units = Ogni merce si vende una volta per fase, quante unità vuoi. Se il padrone della città ha un dazio ne trattiene una parte.
help-q-buy-units = Ogni merce si compra una volta per fase, finché ci sono fiorini e spazio. Attento: gli schiavi possono rivoltarsi.
help-q-over = Il luogo contiene più di quanto può: togli armate, merci o pezzi finché rientra. Ciò che togli è perduto.
help-q-too-many = Il tuo livello tecnologico ne permette di meno: scegli quale distruggere. Guarda carico ed esperienza prima di decidere.
help-q-how-many-removed = Quante unità togli da qui; se il luogo resta troppo pieno dovrai toglierne altre.
help-q-event-pay = Se paghi, il trasporto si muove come sempre; altrimenti resta fermo nella sua prossima fase, e può restare in un luogo pericoloso.
help-q-smelt = L’Alchimia vende il tuo ferro al prezzo degli schiavi del luogo, o al più basso fuori città. Passa quando hai finito: il ferro resta tuo.
help-q-deceive = La vittima perde tre generali, meno con Istruzione o Letteratura; con Filosofia il generale lo perdi tu. Comunque segna un casus belli contro di te.
help-q-lose-general = Scegli quale generale perdi, sulla mappa, con i crociati o in riserva. Il vessillo senza generale attacca una volta di meno.
help-q-lose-cathedral = Scegli quale cattedrale perdi: cala la capacità del territorio, e il Gabelliere e l’Eroina valgono meno.
help-q-spare-cathedral = La Teologia salva una cattedrale: scegli quale. Per ogni cattedrale persa muoiono dieci armate.
help-q-ruin = Gli schiavi colpiscono tre tue città: scegli quali scendono di livello. Una città distrutta non commercia e non ha porto; cade anche la fortificazione troppo alta.
help-q-keep = Il regno si divide: tieni questi possedimenti, il resto passa al giocatore più debole. Pensa al tuo obiettivo e ai territori di casa, che valgono tre punti l’uno.
help-q-cede = Con Filosofia la seconda fazione deve avere almeno quindici armate: scegli che cosa lasciare finché basta. Un territorio lo conservi sempre.
help-q-excommunicate = Lo scomunicato perde patti con i cristiani e generali, e per un turno non attacca e non costruisce; ma segna tre casus belli contro di te. Se passi, il motivo è dimenticato.
help-q-join-crusade = Se partecipi prometti armate e siete tutti alleati; vincendo guadagnate il valore della meta, perdendo lo perdete. Chi rifiuta è scomunicato subito.
help-q-crusade-target = Gerusalemme vale 5, Alessandria 4, Marrakesh 3, Mosca 2, Costantinopoli 1: li guadagna o li perde ogni partecipante. Guarda quanto è lontana e difesa.
help-q-crusade-start = Qui ogni crociato deve portare le armate promesse. Se la città cade prima della partenza, la crociata è perduta.
help-q-crusade-turns = Più turni danno tempo ai crociati, ma anche ai difensori. Chi non mantiene la promessa può essere scomunicato.
help-q-crusade-percent = La parte delle armate sulla mappa che ciascuno promette, te compreso. Di più rafforza la crociata, ma lascia sguarniti i regni cristiani.
help-q-feed = Le armate mandate partono con la crociata e tornano in riserva alla fine. Sotto la promessa rischi la scomunica. Con loro può andare un vessillo e una macchina.
help-q-lead-host = La crociata fa un passo per la via più breve. In terra barbara viene attaccata se non è più numerosa; in mare la possono attaccare le flotte nemiche.
help-q-order = I due ordini sono segreti: al primo round il tuo primo affronta il primo nemico, poi si prosegue a giro. Metti davanti chi ha carte e macchine.
help-q-host-force = Attacchi i crociati senza dichiarare guerra. Se li distruggi perdono la crociata; se fallisci il vessillo perde esperienza.
help-q-host-go-on = Continuare rischia altre armate; fermarsi senza distruggere i crociati costa al vessillo un livello e gli altri attacchi.
help-q-grant = La città presa va a un crociato con armate superstiti: occupa con vessillo e macchina, e ottiene l’onore della conquista. Gli altri tornano in riserva.

# Campi
field-turn = Turno
field-phase = Fase
field-active = Di chi è il turno
field-order = Spade
field-dead = Fuori dal gioco
field-kingdom = Regno
field-honour = Onore
field-technologies = Tecnologie
field-fresh = Imparate in questo turno
field-merchants = Mercanti
field-collectors = Gabellieri
field-coins = Monete Onore
field-tens = Decine di onore raggiunte
field-council = Tecnologie a metà prezzo
field-owner = Possessore
field-armies = Armate
field-settlement = Centro abitato
field-fort = Fortificazione
field-cathedral = Cattedrale
field-catapults = Catapulte
field-bombards = Bombarde
field-leader = Capo barbaro
field-stored = Merci in magazzino
field-finds = Merci del tesoro
field-tower = Torre
field-poles = Stendardi
field-building = Pedina commercio
field-barn = Grano nella fattoria
field-complete = Posseduto per intero
field-awarded = Regni già premiati
field-lords = Regni minori tenuti per intero
field-transport_at = Luogo
field-transport_armies = Armate a bordo
field-cargo = Merci a bordo
field-transport_moves = Movimento rimasto
field-delay = Variazione del prossimo movimento
field-sheltered = In un porto di partenza
field-experience = Esperienza
field-general = Generale
field-banner_at = A piedi in
field-banner_on = A bordo di
field-banner_level = Livello in questo turno
field-banner_moves = Movimento a piedi
field-attacks = Attacchi rimasti
field-conquests = Conquiste di questa fase
field-trains = Truppe in terra altrui
field-engines_moved = Macchine mosse
field-pirates = Pirati
field-blockades = Blocchi navali
field-war = Guerra
field-truce = Tregua fino al turno
field-alliance = Alleanza
field-comrades = Fianco a fianco contro
field-passage = Concede il passaggio
field-trade = Concede il commercio
field-passage_term = Passaggio per carta fino al turno
field-trade_term = Commercio per carta fino al turno
field-toll = Dazio riscosso, per cento
field-claims = Casus belli
field-instalments = Rate
field-discards = Scarti
field-event_discards = Eventi passati
field-calamity_discards = Calamità passate
field-treasure_discards = Tesori trovati
field-florins = Fiorini
field-reserve = Riserva
field-hands = Mano
field-objective = Obiettivo
field-grain = Scorte di grano
field-deck = Mazzo impero
field-events = Mazzo eventi
field-calamities = Mazzo calamità
field-treasures = Mazzo tesori
field-pope = Papa
field-excommunicated = Scomunicati
field-banned = Interdetti per un turno
field-grounds = Motivi di scomunica
field-crusade = Crociata
crusade-none = nessuna
crusade-preparing = si prepara
crusade-marching = in marcia
field-crusade_target = Meta della crociata
field-crusade_start = Partenza della crociata
field-crusade_due = Si raduna fino al turno
field-crusaders = Crociati
field-crusade_foe = Nemico della crociata
field-crusade_wars = Guerre nate dalla crociata
field-crusade_holder = Chi tiene la meta
field-pledge = Armate promesse
field-host_at = Luogo dell’esercito crociato
field-host = Armate nell’esercito crociato
field-host_banner = Vessillo nell’esercito crociato
field-host_general = Generale nell’esercito crociato
field-host_engine = Macchina d’assedio nell’esercito crociato
field-host_order = Ordine di battaglia

# Passi
step-Turns = La partita
step-Kingdoms = Scelta dei regni
step-StartPieces = Pezzi iniziali
step-StartArmies = Armate iniziali
step-Swords = Spade
step-SwordAuction = Asta di una spada
step-SealedBids = Offerte segrete per una spada
step-CoinsBeforeBids = Monete prima delle offerte segrete
step-CoinsBeforeOrder = Monete prima dell’ordine di battaglia
step-PlayerTurn = Turno di un giocatore
step-EventDice = Dadi evento
step-Diplomacy = Diplomazia
step-Offer = Un’offerta
step-WarCall = Chiamata degli alleati
step-Assassination = Un sicario
step-Picking = Uno sguardo alla mano
step-BishopPlay = Un vescovo
step-Purchase = Acquisto
step-Placement = Posizionamento
step-HowManyPlaced = Quante armate posizionare
step-CombatPhase = Combattimento
step-Loading = Carico
step-LoadingArmies = Quante armate spostare
step-LoadingBanner = Un vessillo si unisce
step-GoodsLoading = Carico di merci
step-LoadingGoods = Quali merci spostare
step-BannerMarch = Marcia
step-Attack = Un attacco
step-AttackWhere = Dove attaccare
step-AttackForce = Armate per l’attacco
step-BlockadeRun = Un blocco viene forzato
step-Battle = Una battaglia
step-Round = Un round di battaglia
step-Losses = Perdite
step-HowManyLost = Quante armate perdere
step-Occupation = Occupazione
step-OccupyWith = Armate che occupano
step-MoveIn = Vessillo e bombarda entrano
step-CarryPoles = Stendardi di una torre
step-Manning = Trasporti catturati
step-TradePhase = Commercio
step-HowManySold = Una vendita
step-HowManyBought = Un acquisto di merci
step-Limits = Limiti
step-HowManyRemoved = Quanto togliere
step-Excess = Pezzi di troppo
step-DrawEvent = Carta evento
step-EventRansom = Pagare o restare fermi
step-DrawTreasure = Tesoro
step-DrawCalamity = Calamità
step-Alchemy = Alchimia
step-Famine = Carestia
step-Plague = Peste
step-Deceit = Inganno
step-LoseGenerals = Generali perduti
step-Inquisition = Inquisizione
step-Superstition = Superstizione
step-LoseCathedrals = Cattedrali perdute
step-SpareCathedral = La cattedrale risparmiata
step-SlaveRevolt = Rivolta degli schiavi
step-RuinCities = Città in rivolta
step-CivilWar = Guerra civile
step-KeepHoldings = Possedimenti da conservare
step-CedeHoldings = Possedimenti da cedere
step-FactionLosses = Perdite delle fazioni
step-FactionHowManyLost = Quante armate perde una fazione
step-Rebellion = Ribellione
step-Growth = Crescita dei barbari
step-Resolution = Azione dei barbari
step-Raid = Attacco barbaro
step-Trespass = Tra i barbari
step-Assault = Assalto a un trasporto
step-PiratesMove = Pirati
step-PirateSwarm = Pirati, calamità
step-Invasion = Invasione
step-Judgement = Giudizio del Papa
step-Excommunications = Scomunica
step-CrusadeCall = Bando della crociata
step-JoinCrusade = Adesione alla crociata
step-CrusadeTarget = Meta della crociata
step-CrusadeStart = Raduno della crociata
step-CrusadeTurns = Tempo per preparare la crociata
step-CrusadePercent = Impegno dei crociati
step-Feeding = Armate per la crociata
step-Muster = Fine della preparazione
step-March = Marcia della crociata
step-Storming = Battaglia per la meta
step-GrantCity = A chi va la città
step-BattleOrder = Ordine di battaglia
step-HostFight = Attacco ai crociati
step-HostAmbush = I barbari contro i crociati
step-HostBattle = Attacco all’esercito crociato
step-CrusadeCheck = Stato della crociata

# Opzioni e finali
option-max_turns = Ultimo turno
option-honour_cap = Punti Onore che vincono (0: nessuno)
option-religion_four_levels = Religione a quattro livelli
option-towers = Torri con stendardo
option-honour_coin = Monete Onore
option-trade_buildings = Pedine commercio
option-grain_in_farm = Il grano sta nelle fattorie
option-treasure = Tesori
option-strong_north = Nord forte
option-religious_orders = Ordini religiosi
option-ocean_needs_astronomy = L’oceano richiede Astronomia
option-fort_capacity_cumulative = Ogni livello di fortificazione contiene 10 in più
option-pottery_capacity = Il Vasellame aumenta le pianure di 10
option-sealed_auction = Spade con offerte segrete
option-general_saves_banner = Il Generale salva il Vessillo
option-windfalls_for_all = Concilio e Alchimia per tutti
option-free_terms = Patti liberi anche senza guerra
option-religion_four_levels-on = sì
option-religion_four_levels-off = no
option-towers-on = sì
option-towers-off = no
option-honour_coin-on = sì
option-honour_coin-off = no
option-trade_buildings-on = sì
option-trade_buildings-off = no
option-grain_in_farm-on = sì
option-grain_in_farm-off = no
option-treasure-on = sì
option-treasure-off = no
option-strong_north-on = sì
option-strong_north-off = no
option-religious_orders-on = sì
option-religious_orders-off = no
option-ocean_needs_astronomy-on = sì
option-ocean_needs_astronomy-off = no
option-fort_capacity_cumulative-on = sì
option-fort_capacity_cumulative-off = no
option-pottery_capacity-on = sì
option-pottery_capacity-off = no
option-sealed_auction-on = sì
option-sealed_auction-off = no
option-general_saves_banner-on = sì
option-general_saves_banner-off = no
option-windfalls_for_all-on = sì
option-windfalls_for_all-off = no
option-free_terms-on = sì
option-free_terms-off = no
end-objective = Un giocatore ha preso tutti i territori del suo obiettivo.
end-honour = Un giocatore ha raggiunto l’onore che vince.
end-turns = L’ultimo turno è finito.
end-last = Resta un solo giocatore.
end-invasion = Un’invasione ha raggiunto la meta.

would-cost = { $florins } fi
would-bring = +{ $florins } fi
would-leave = restano { $florins } fi
would-each = per unità
would-pay-toll = dopo un pedaggio del { $toll } %
would-fight = { $count } contro { $count2 }
would-roll-more = { $arm }: { $count ->
    [one] un dado in più
   *[other] { $count } dadi in più
}
would-raise-top = { $arm }: +{ $count } al dado più alto
would-survive = ne { $count ->
    [one] resta circa una
   *[other] restano circa { $count }
}
would-stay-back = { $count ->
    [one] una resta indietro
   *[other] { $count } restano indietro
}
would-break-off = le armate restano dove sono
would-go = movimenti: { $count } di { $count2 }
would-meet-danger = pericolo
would-carry = { $count ->
    [one] un movimento
   *[other] { $count } movimenti
}, posto per { $count2 }
would-take-all = { $count ->
    [one] l’unica armata
   *[other] tutte le { $count } armate
 }
would-trade-both-ways = commercio per commercio
would-pass-by-leave = col permesso { $seat-di }

# Figures of a line of the journal, when it is explained.
figure-actions = Azioni
figure-armies = Armate
figure-bids = Offerte
figure-cap = Tetto
figure-claims = Casus belli
figure-count = Numero
figure-dice = Armate
figure-face = Dado
figure-final = Punti
figure-florins = Fiorini
figure-level = Livello
figure-limit = Limite
figure-moves = Movimenti
figure-part = Rata
figure-percent = Per cento
figure-points = Punti
figure-share = Per cento
figure-sum = Fiorini
figure-sword = Spada
figure-targets = Territori
figure-terms = Turni
figure-toll = Dazio, per cento
figure-turn = Turno
figure-turns = Turni
figure-units = Unità

# Che cosa conta il consigliere.
counts-honour = { $n } { $n ->
    [one] punto
   *[other] punti
} d’onore { $way ->
    [more] in più
   *[less] in meno
}
counts-territories = { $n } { $n ->
    [one] territorio
   *[other] territori
} { $way ->
    [more] in più
   *[less] in meno
}
counts-armies = { $n } { $n ->
    [one] armata
   *[other] armate
} { $way ->
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
counts-goods = { $n } unità di merci { $way ->
    [more] in più
   *[less] in meno
}
counts-technologies = { $n } { $n ->
    [one] tecnologia
   *[other] tecnologie
} { $way ->
    [more] in più
   *[less] in meno
}
counts-transports = { $n } { $n ->
    [one] trasporto
   *[other] trasporti
} { $way ->
    [more] in più
   *[less] in meno
}
counts-banners = { $n } { $n ->
    [one] vessillo
   *[other] vessilli
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
counts-wars = { $n } { $n ->
    [one] guerra
   *[other] guerre
} { $way ->
    [more] in più
   *[less] in meno
}

# Che cosa dicono le carte
text-technology-agricoltura = pianure +10 abitanti, scorte di grano, carestia dimezzata
text-technology-vasellame = pianure +10 abitanti, scorte di grano, utili nella carestia
text-technology-tessitura = navi +1 movimento
text-technology-medicina = peste dimezzata
text-technology-deismo = una cattedrale in meno persa per superstizione
text-technology-misticismo = Reliquia +2, una cattedrale in meno persa per superstizione
text-technology-monoteismo = templare +2, annulla la teologia nell’inquisizione
text-technology-teologia = salva una cattedrale nell’inquisizione
text-technology-matematica = apre le scienze
text-technology-architettura = centri abitati, fortificazioni, cattedrali, Architetto
text-technology-astronomia = le navi entrano nell’oceano
text-technology-ingegneria = genio +2, tempeste più miti
text-technology-strade = trasporti di terra +1, monti e fiumi più facili, posizionamento ovunque; peste +5, disordini +1
text-technology-miniere = apre i metalli; rivolte di schiavi peggiori
text-technology-metalli = commercio del ferro, mercenari +5
text-technology-monete = i mercanti rendono 50 a turno
text-technology-istruzione = inganno e rivolte di schiavi più miti
text-technology-letteratura = l’inganno costa un solo generale
text-technology-teatro = guerra civile +3 salvi, disordini −1
text-technology-musica = guerra civile +3 salvi, disordini −1
text-technology-legge = disordini −1
text-technology-filosofia = immune all’inganno; guerra civile peggiore
text-technology-esercito = generali, catapulte, bombarde, mercenari +5; disordini +1, guerra civile peggiore
text-technology-democrazia = guerra civile +3 salvi, disordini −1
text-card-mercenario = assolda 5 armate a 10 l’una
text-card-archibugiere = +1 al dado più alto
text-card-condottiero = attacco: +1, +2 con un generale
text-card-genio = +1, +2 con ingegneria
text-card-reliquia = difesa di una cattedrale: +1 o +2
text-card-templare = attacco a una cattedrale: +1 o +2
text-card-eroina = attacco: un dado per cattedrale
text-card-sicario = guarda una mano, uccide una carta
text-card-ladro = guarda una mano, prende una carta
text-card-diplomatico = tregua da 1 a 3 turni
text-card-targa_doro = passaggio da 1 a 3 turni
text-card-trattato = commercio da 1 a 3 turni
text-card-mercante = 50 fiorini a turno con le monete
text-card-gabelliere = 5 × cattedrali × terre a turno
text-card-architetto = costruzioni a metà prezzo
text-card-vescovo = prende una cattedrale
text-card-papa = il Papa
text-event-briganti = Carovane: con 3-4 perdono metà delle merci, con 5-6 tutte; l’esercito aiuta.
text-event-fiera = Le carovane guadagnano 5 fiorini per merce, al più 50.
text-event-fango = I trasporti di terra perdono 3 movimenti nel prossimo turno, non con le strade.
text-event-pedaggio = I trasporti di terra pagano 20 fiorini o restano fermi il prossimo turno.
text-event-pellegrini = Chi ha un trasporto di terra in una città ottiene un Punto Onore.
text-event-diserzione = I trasporti di terra perdono 1D6 armate.
text-event-volontari = Le cavallerie ottengono 1D6 armate.
text-event-moria = Le cavallerie muoiono con 5-6; la medicina aiuta.
text-event-guide = I trasporti di terra hanno 2 movimenti in più nel prossimo turno.
text-event-imboscata = I trasporti di terra fuori casa sono attaccati da 1D6 barbari.
text-event-ammutinamento = Le navi diventano pirata con un 6, non con un vessillo a bordo.
text-event-bonaccia = Le navi perdono 9 movimenti nel prossimo turno, 4 con la tessitura.
text-event-vento = Le navi hanno 3 movimenti in più nel prossimo turno.
text-event-naufragio = Le navi affondano con un 6; l’ingegneria aiuta.
text-event-corsari = Le navi commercio senza scorta sono attaccate da 1D6 pirati.
text-event-affari = Le navi commercio guadagnano 30 fiorini.
text-event-avaria = Le navi pagano 50 fiorini o restano ferme il prossimo turno.
text-event-scorbuto = Le navi perdono metà delle armate, non con la medicina.
text-event-relitto = Una nave commercio di ciascuno raccoglie 1D6 merci.
text-event-gloria = Chi ha una nave da guerra in mare ottiene un Punto Onore.
text-event-ordine_sepolcro = Le cavallerie cristiane ottengono armate.
text-event-ordine_templari = Le cavallerie cristiane ottengono armate.
text-event-ordine_ospitalieri = Le cavallerie cristiane ottengono armate.
text-event-ordine_teutonici = Le cavallerie cristiane ottengono armate.
text-event-ordine_san_giacomo = Le cavallerie cristiane ottengono armate.
text-calamity-alchimia = Chi l’ha pescata può mutare il ferro in fiorini.
text-calamity-assalto_convogli = Carovane e cavallerie di una zona sono assalite.
text-calamity-carestia = Carestia: chi l’ha pescata e i vicini perdono dieci armate per ogni punto del dado.
text-calamity-concilio = Chi l’ha pescata ha tecnologie a metà prezzo.
text-calamity-crociata = Il Papa bandisce una crociata.
text-calamity-disordini = Centri abitati e fortificazioni di chi l’ha pescata decadono.
text-calamity-governatore = Chi tiene un regno può ottenere un regno minore barbaro.
text-calamity-guerra_civile = Parte del regno di chi l’ha pescata passa al più debole.
text-calamity-imperatore = Chi tiene un regno può ottenere un regno barbaro.
text-calamity-inganno = Una vittima perde generali.
text-calamity-inquisizione = Cadono cattedrali.
text-calamity-invasioni = Un’orda entra da oriente.
text-calamity-peste = Peste: chi l’ha pescata e i vicini perdono una parte delle armate.
text-calamity-pirati = I pirati assalgono le coste di un mare.
text-calamity-rivolta_schiavi = Gli schiavi si ribellano dove sono tenuti.
text-calamity-superstizione = Si perdono cattedrali.
text-calamity-tempesta = Una tempesta colpisce un mare e le sue coste.

# Che cosa si conta giro per giro
counted-honour = Onore
counted-territories = Territori
counted-armies = Armate
counted-florins = Fiorini
counted-goods = Merci
counted-technologies = Tecnologie
counted-transports = Trasporti
counted-banners = Vessilli
counted-cards = Carte in mano
counted-wars = Guerre in corso
counted-broken = Patti e alleanze revocati
