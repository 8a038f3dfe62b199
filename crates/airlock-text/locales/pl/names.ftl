# Nazwy i rzeczowniki, z których składają się inne komunikaty.
#
# Nazwa stoi tu tak, jak w środku zdania, w mianowniku. Jej pozostałe formy są atrybutami:
#   .gen .dat .acc .ins   dopełniacz, celownik, biernik, narzędnik
#   .at .to               obszar z przyimkiem: gdzie (w Areszcie), dokąd (do Aresztu)
#   .in .to .from         pole przestrzeni: gdzie (za rufą), dokąd (za rufę), skąd (zza rufy)
#   .of                   po słowie „obszar”: obszar Galactici
#   .with                 z kimś: z Adamą, ze Starbuck
#   .card                 po słowie „karta”: karta Kryzysu, ale talia Kryzysów (.gen)
#   .inf                  bezokolicznik zdania o efekcie (możesz wylosować)
# Rzeczowniki policzalne wybierają formę według $count: one, few, many.

# Łączenie

number-range = { $from }–{ $to }
list-comma = { $first }, { $last }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
# To samo po przeczeniu: „nie możesz aktywować A ani B”
list-nor = { $first } ani { $last }
list-clauses = { $first }; { $last }
list-then = { $first }, a następnie { $last }
# Zdania składowe wewnątrz innego: „wylosować 2 karty i odrzucić 1”
list-deeds-comma = { $first }, { $last }
list-deeds = { $first } i { $last }
# Kilka warunków
list-conditions-comma = { $first }, { $last }
list-conditions = { $first } i { $last }
# Zdania tekstu; ostatnie dostaje kropkę od komunikatu, w którym stoi
list-sentences = { $first }. { $last }

# Osoby

person-you = ty
    .gen = ciebie
    .dat = ci
    .acc = ciebie
    .with = z tobą
person-other = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .with = z graczem { $name }
# To samo przy krótkim imieniu postaci, które ma własne formy
person-character = { $name }
    .gen = { $name-gen }
    .dat = { $name-dat }
    .acc = { $name-acc }
    .with = { $name-with }

# Rzeczowniki z liczbą

n-craft = { $craft-id ->
    [scar] { $craft }
   *[other] { $count } { $craft }
}
    .acc = { $craft-id ->
        [scar] { $craft-acc }
       *[other] { $count } { $craft-acc }
    }
    .gen = { $craft-id ->
        [scar] { $craft-gen }
       *[other] { $count } { $craft-gen }
    }
n-skill-cards = { $count ->
    [one] 1 karta umiejętności
    [few] { $count } karty umiejętności
   *[many] { $count } kart umiejętności
}
    .acc = { $count ->
        [one] 1 kartę umiejętności
        [few] { $count } karty umiejętności
       *[many] { $count } kart umiejętności
    }
    .gen = { $count ->
        [one] 1 karty umiejętności
       *[many] { $count } kart umiejętności
    }
n-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .acc = { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    .gen = { $count ->
        [one] 1 karty
       *[many] { $count } kart
    }
n-mutiny-cards = { $count ->
    [one] 1 karta Buntu
    [few] { $count } karty Buntu
   *[many] { $count } kart Buntu
}
    .acc = { $count ->
        [one] 1 kartę Buntu
        [few] { $count } karty Buntu
       *[many] { $count } kart Buntu
    }
n-miracle-tokens = { $cost ->
    [one] 1 żeton cudu
    [few] { $cost } żetony cudu
   *[many] { $cost } żetonów cudu
}
n-centurions = { $count ->
    [one] 1 centurion
    [few] { $count } centurioni
   *[many] { $count } centurionów
}
    .acc = { $count ->
        [one] 1 centuriona
       *[many] { $count } centurionów
    }
    .gen = { $count ->
        [one] 1 centuriona
       *[many] { $count } centurionów
    }
card-with-strength = { $card } { $strength }
loyalty-with-power = { $card } ({ $power })

# Terminy

set-base = gra podstawowa
set-pegasus = Pegasus
set-daybreak = Świt

resource-fuel = paliwo
    .gen = paliwa
    .acc = paliwo
resource-food = żywność
    .gen = żywności
    .acc = żywność
resource-morale = morale
    .gen = morale
    .acc = morale
resource-population = populacja
    .gen = populacji
    .acc = populację

skill-politics = Polityka
    .gen = Polityki
    .acc = Politykę
    .card = Polityki
skill-leadership = Zdolności przywódcze
    .gen = Zdolności przywódczych
    .acc = Zdolności przywódcze
    .card = Zdolności przywódczych
skill-tactics = Taktyka
    .gen = Taktyki
    .acc = Taktykę
    .card = Taktyki
skill-piloting = Pilotaż
    .gen = Pilotażu
    .acc = Pilotaż
    .card = Pilotażu
skill-engineering = Technika
    .gen = Techniki
    .acc = Technikę
    .card = Techniki
skill-treachery = Zdrada
    .gen = Zdrady
    .acc = Zdradę
    .card = Zdrady

side-human = ludzie
    .gen = ludzi
    .ins = ludźmi
side-cylon = Cyloni
    .gen = Cylonów
    .ins = Cylonami

team-human = człowiek
team-cylon = Cylon
team-sympathizer = sympatyk
team-sympathetic-cylon = Przyjazny Cylon
team-mutineer = Buntownik

title-admiral = Admirał
    .gen = Admirała
    .acc = Admirała
    .ins = Admirałem
title-president = Prezydent
    .gen = Prezydenta
    .acc = Prezydenta
    .ins = Prezydentem

ship-galactica = Galactica
    .of = Galactici
    .acc = Galacticę
    .at = na Galactice
    .to = na Galacticę
ship-colonial-one = Colonial One
    .of = Colonial One
    .acc = Colonial One
    .at = na Colonial One
    .to = na Colonial One
ship-cylon = Obszary Cylonów
    .of = Cylonów
    .acc = Obszary Cylonów
    .at = na Obszarach Cylonów
    .to = na Obszary Cylonów
ship-pegasus = Pegasus
    .of = Pegasusa
    .acc = Pegasusa
    .at = na Pegasusie
    .to = na Pegasusa
ship-new-caprica = Nowa Caprica
    .of = Nowej Caprici
    .acc = Nową Capricę
    .at = na Nowej Capricie
    .to = na Nową Capricę
ship-demetrius = Demetrius
    .of = Demetriusa
    .acc = Demetriusa
    .at = na Demetriusie
    .to = na Demetriusa
ship-rebel-basestar = Zbuntowany Basestar
    .of = Zbuntowanego Basestara
    .acc = Zbuntowanego Basestara
    .at = na Zbuntowanym Basestarze
    .to = na Zbuntowanego Basestara

area-fore = dziób
    .acc = dziób
    .in = przed dziobem
    .to = przed dziób
    .from = sprzed dziobu
area-starboard-bow = prawa burta od dziobu
    .acc = prawą burtę od dziobu
    .in = przy prawej burcie od dziobu
    .to = pod prawą burtę od dziobu
    .from = spod prawej burty od dziobu
area-starboard-aft = prawa burta od rufy
    .acc = prawą burtę od rufy
    .in = przy prawej burcie od rufy
    .to = pod prawą burtę od rufy
    .from = spod prawej burty od rufy
area-aft = rufa
    .acc = rufę
    .in = za rufą
    .to = za rufę
    .from = zza rufy
area-port-aft = lewa burta od rufy
    .acc = lewą burtę od rufy
    .in = przy lewej burcie od rufy
    .to = pod lewą burtę od rufy
    .from = spod lewej burty od rufy
area-port-bow = lewa burta od dziobu
    .acc = lewą burtę od dziobu
    .in = przy lewej burcie od dziobu
    .to = pod lewą burtę od dziobu
    .from = spod lewej burty od dziobu

craft-raider = { $count ->
    [one] raider
    [few] raidery
   *[many] raiderów
}
    .acc = { $count ->
        [one] raidera
        [few] raidery
       *[many] raiderów
    }
    .gen = { $count ->
        [one] raidera
       *[many] raiderów
    }
craft-heavy-raider = { $count ->
    [one] ciężki raider
    [few] ciężkie raidery
   *[many] ciężkich raiderów
}
    .acc = { $count ->
        [one] ciężkiego raidera
        [few] ciężkie raidery
       *[many] ciężkich raiderów
    }
    .gen = { $count ->
        [one] ciężkiego raidera
       *[many] ciężkich raiderów
    }
craft-basestar = { $count ->
    [one] basestar
    [few] basestary
   *[many] basestarów
}
    .acc = { $count ->
        [one] basestara
        [few] basestary
       *[many] basestarów
    }
    .gen = { $count ->
        [one] basestara
       *[many] basestarów
    }
craft-viper = { $count ->
    [one] viper
    [few] vipery
   *[many] viperów
}
    .acc = { $count ->
        [one] vipera
        [few] vipery
       *[many] viperów
    }
    .gen = { $count ->
        [one] vipera
       *[many] viperów
    }
craft-raptor = { $count ->
    [one] raptor
    [few] raptory
   *[many] raptorów
}
    .acc = { $count ->
        [one] raptora
        [few] raptory
       *[many] raptorów
    }
    .gen = { $count ->
        [one] raptora
       *[many] raptorów
    }
craft-civilian = { $count ->
    [one] statek cywilny
    [few] statki cywilne
   *[many] statków cywilnych
}
    .acc = { $count ->
        [one] statek cywilny
        [few] statki cywilne
       *[many] statków cywilnych
    }
    .gen = { $count ->
        [one] statku cywilnego
       *[many] statków cywilnych
    }
craft-scar = Scar
    .acc = Scara
    .gen = Scara
craft-assault-raptor = { $count ->
    [one] raptor bojowy
    [few] raptory bojowe
   *[many] raptorów bojowych
}
    .acc = { $count ->
        [one] raptora bojowego
        [few] raptory bojowe
       *[many] raptorów bojowych
    }
    .gen = { $count ->
        [one] raptora bojowego
       *[many] raptorów bojowych
    }

icon-raiders = raidery
icon-launch-raiders = start raiderów
icon-heavy-raiders = ciężkie raidery
icon-basestars = basestary
icon-occupation = siły okupacyjne

deck-crisis = Kryzysy
    .gen = Kryzysów
    .card = Kryzysu
deck-super-crisis = Superkryzysy
    .gen = Superkryzysów
    .card = Superkryzysu
deck-quorum = Kworum
    .gen = Kworum
    .card = Kworum
deck-destination = Punkty docelowe
    .gen = Punktów docelowych
    .card = Punktu docelowego
deck-mutiny = Bunt
    .gen = Buntu
    .card = Buntu
deck-mission = Misje
    .gen = Misji
    .card = Misji
deck-hostile = Wroga Intencja
    .gen = Wrogich Intencji
    .card = Wrogiej Intencji
deck-sympathetic = Przyjazna Intencja
    .gen = Przyjaznych Intencji
    .card = Przyjaznej Intencji

outcome-pass = sukces
outcome-partial = częściowy sukces
outcome-fail = porażka

# Obszary

location-ftl-control = Kontrola FTL
    .gen = Kontroli FTL
    .acc = Kontrolę FTL
    .to = do Kontroli FTL
    .at = w Kontroli FTL
location-weapons-control = Kontrola uzbrojenia
    .gen = Kontroli uzbrojenia
    .acc = Kontrolę uzbrojenia
    .to = do Kontroli uzbrojenia
    .at = w Kontroli uzbrojenia
location-command = Centrum dowodzenia
    .gen = Centrum dowodzenia
    .acc = Centrum dowodzenia
    .to = do Centrum dowodzenia
    .at = w Centrum dowodzenia
location-communications = Centrum łączności
    .gen = Centrum łączności
    .acc = Centrum łączności
    .to = do Centrum łączności
    .at = w Centrum łączności
location-admirals-quarters = Kwatera admirała
    .gen = Kwatery admirała
    .acc = Kwaterę admirała
    .to = do Kwatery admirała
    .at = w Kwaterze admirała
location-research-lab = Laboratorium badawcze
    .gen = Laboratorium badawczego
    .acc = Laboratorium badawcze
    .to = do Laboratorium badawczego
    .at = w Laboratorium badawczym
location-hangar-deck = Pokład hangarowy
    .gen = Pokładu hangarowego
    .acc = Pokład hangarowy
    .to = na Pokład hangarowy
    .at = na Pokładzie hangarowym
location-armory = Zbrojownia
    .gen = Zbrojowni
    .acc = Zbrojownię
    .to = do Zbrojowni
    .at = w Zbrojowni
location-sickbay = Ambulatorium
    .gen = Ambulatorium
    .acc = Ambulatorium
    .to = do Ambulatorium
    .at = w Ambulatorium
location-brig = Areszt
    .gen = Aresztu
    .acc = Areszt
    .to = do Aresztu
    .at = w Areszcie
location-press-room = Sala konferencyjna
    .gen = Sali konferencyjnej
    .acc = Salę konferencyjną
    .to = do Sali konferencyjnej
    .at = w Sali konferencyjnej
location-presidents-office = Gabinet prezydenta
    .gen = Gabinetu prezydenta
    .acc = Gabinet prezydenta
    .to = do Gabinetu prezydenta
    .at = w Gabinecie prezydenta
location-administration = Administracja
    .gen = Administracji
    .acc = Administrację
    .to = do Administracji
    .at = w Administracji
location-caprica = Caprica
    .gen = Caprici
    .acc = Capricę
    .to = na Capricę
    .at = na Caprice
location-cylon-fleet = Flota Cylonów
    .gen = Floty Cylonów
    .acc = Flotę Cylonów
    .to = do Floty Cylonów
    .at = we Flocie Cylonów
location-human-fleet = Flota ludzi
    .gen = Floty ludzi
    .acc = Flotę ludzi
    .to = do Floty ludzi
    .at = we Flocie ludzi
location-resurrection-ship = Okręt Zmartwychwstania
    .gen = Okrętu Zmartwychwstania
    .acc = Okręt Zmartwychwstania
    .to = na Okręt Zmartwychwstania
    .at = na Okręcie Zmartwychwstania
location-pegasus-cic = CIC Pegasusa
    .gen = CIC Pegasusa
    .acc = CIC Pegasusa
    .to = do CIC Pegasusa
    .at = w CIC Pegasusa
location-airlock = Śluza
    .gen = Śluzy
    .acc = Śluzę
    .to = do Śluzy
    .at = w Śluzie
location-main-batteries = Główne baterie
    .gen = Głównych baterii
    .acc = Główne baterie
    .to = do Głównych baterii
    .at = w Głównych bateriach
location-engine-room = Maszynownia
    .gen = Maszynowni
    .acc = Maszynownię
    .to = do Maszynowni
    .at = w Maszynowni
location-medical-center = Centrum medyczne
    .gen = Centrum medycznego
    .acc = Centrum medyczne
    .to = do Centrum medycznego
    .at = w Centrum medycznym
location-detention = Więzienie
    .gen = Więzienia
    .acc = Więzienie
    .to = do Więzienia
    .at = w Więzieniu
location-resistance-hq = Kwatera główna ruchu oporu
    .gen = Kwatery głównej ruchu oporu
    .acc = Kwaterę główną ruchu oporu
    .to = do Kwatery głównej ruchu oporu
    .at = w Kwaterze głównej ruchu oporu
location-occupation-authority = Władze okupacyjne
    .gen = Władz okupacyjnych
    .acc = Władze okupacyjne
    .to = do Władz okupacyjnych
    .at = przy Władzach okupacyjnych
location-breeders-canyon = Kanion Hodowcy
    .gen = Kanionu Hodowcy
    .acc = Kanion Hodowcy
    .to = do Kanionu Hodowcy
    .at = w Kanionie Hodowcy
location-shipyard = Stocznia
    .gen = Stoczni
    .acc = Stocznię
    .to = do Stoczni
    .at = w Stoczni
location-quorum-chamber = Sala Kworum
    .gen = Sali Kworum
    .acc = Salę Kworum
    .to = do Sali Kworum
    .at = w Sali Kworum
location-hub-destroyed = Zniszczone Gniazdo
    .gen = Zniszczonego Gniazda
    .acc = Zniszczone Gniazdo
    .to = na Zniszczone Gniazdo
    .at = na Zniszczonym Gnieździe
location-bridge = Mostek
    .gen = Mostka
    .acc = Mostek
    .to = na Mostek
    .at = na Mostku
location-tactical-plot = Stół taktyczny
    .gen = Stołu taktycznego
    .acc = Stół taktyczny
    .to = do Stołu taktycznego
    .at = przy Stole taktycznym
location-captains-cabin = Kajuta kapitana
    .gen = Kajuty kapitana
    .acc = Kajutę kapitana
    .to = do Kajuty kapitana
    .at = w Kajucie kapitana
location-hybrid-tank = Zbiornik Hybrydy
    .gen = Zbiornika Hybrydy
    .acc = Zbiornik Hybrydy
    .to = do Zbiornika Hybrydy
    .at = przy Zbiorniku Hybrydy
location-datastream = Strumień danych
    .gen = Strumienia danych
    .acc = Strumień danych
    .to = do Strumienia danych
    .at = przy Strumieniu danych
location-raider-bay = Przystań raiderów
    .gen = Przystani raiderów
    .acc = Przystań raiderów
    .to = do Przystani raiderów
    .at = w Przystani raiderów

# Postacie

character-kind-political-leader = przywódca polityczny
character-kind-military-leader = przywódca wojskowy
character-kind-pilot = pilot
character-kind-support = wsparcie
character-kind-cylon-leader = Przywódca Cylonów

character-william-adama = William Adama
    .short = Adama
    .short-gen = Adamy
    .short-dat = Adamie
    .short-acc = Adamę
    .short-with = z Adamą
character-saul-tigh = Saul Tigh
    .short = Tigh
    .short-gen = Tigha
    .short-dat = Tighowi
    .short-acc = Tigha
    .short-with = z Tighiem
character-karl-helo-agathon = Karl „Helo” Agathon
    .short = Helo
    .short-gen = Helo
    .short-dat = Helo
    .short-acc = Helo
    .short-with = z Helo
character-lee-apollo-adama = Lee „Apollo” Adama
    .short = Apollo
    .short-gen = Apollo
    .short-dat = Apollo
    .short-acc = Apollo
    .short-with = z Apollo
character-kara-starbuck-thrace = Kara „Starbuck” Thrace
    .short = Starbuck
    .short-gen = Starbuck
    .short-dat = Starbuck
    .short-acc = Starbuck
    .short-with = ze Starbuck
character-sharon-boomer-valerii = Sharon „Boomer” Valerii
    .short = Boomer
    .short-gen = Boomer
    .short-dat = Boomer
    .short-acc = Boomer
    .short-with = z Boomer
character-chief-galen-tyrol = „Szef” Galen Tyrol
    .short = Szef
    .short-gen = Szefa
    .short-dat = Szefowi
    .short-acc = Szefa
    .short-with = z Szefem
character-tom-zarek = Tom Zarek
    .short = Zarek
    .short-gen = Zareka
    .short-dat = Zarekowi
    .short-acc = Zareka
    .short-with = z Zarekiem
character-gaius-baltar = Gaius Baltar
    .short = Baltar
    .short-gen = Baltara
    .short-dat = Baltarowi
    .short-acc = Baltara
    .short-with = z Baltarem
character-laura-roslin = Laura Roslin
    .short = Roslin
    .short-gen = Roslin
    .short-dat = Roslin
    .short-acc = Roslin
    .short-with = z Roslin
character-helena-cain = Helena Cain
    .short = Cain
    .short-gen = Cain
    .short-dat = Cain
    .short-acc = Cain
    .short-with = z Cain
character-anastasia-dee-dualla = Anastasia „Dee” Dualla
    .short = Dee
    .short-gen = Dee
    .short-dat = Dee
    .short-acc = Dee
    .short-with = z Dee
character-ellen-tigh = Ellen Tigh
    .short = Ellen
    .short-gen = Ellen
    .short-dat = Ellen
    .short-acc = Ellen
    .short-with = z Ellen
character-louanne-kat-katraine = Louanne „Kat” Katraine
    .short = Kat
    .short-gen = Kat
    .short-dat = Kat
    .short-acc = Kat
    .short-with = z Kat
character-cavil = Cavil
    .short = Cavil
    .short-gen = Cavila
    .short-dat = Cavilowi
    .short-acc = Cavila
    .short-with = z Cavilem
character-leoben-conoy = Leoben Conoy
    .short = Leoben
    .short-gen = Leobena
    .short-dat = Leobenowi
    .short-acc = Leobena
    .short-with = z Leobenem
character-caprica-six = „Caprica” Szóstka
    .short = Szóstka
    .short-gen = Szóstki
    .short-dat = Szóstce
    .short-acc = Szóstkę
    .short-with = ze Szóstką
character-louis-hoshi = Louis Hoshi
    .short = Hoshi
    .short-gen = Hoshi
    .short-dat = Hoshi
    .short-acc = Hoshi
    .short-with = z Hoshi
character-romo-lampkin = Romo Lampkin
    .short = Lampkin
    .short-gen = Lampkina
    .short-dat = Lampkinowi
    .short-acc = Lampkina
    .short-with = z Lampkinem
character-brendan-hot-dog-costanza = Brendan „Hot Dog” Costanza
    .short = Hot Dog
    .short-gen = Hot Doga
    .short-dat = Hot Dogowi
    .short-acc = Hot Doga
    .short-with = z Hot Dogiem
character-sherman-doc-cottle = Sherman „Doc” Cottle
    .short = Cottle
    .short-gen = Cottle’a
    .short-dat = Cottle’owi
    .short-acc = Cottle’a
    .short-with = z Cottle’em
character-lee-adama-alt = Lee Adama
    .short = Lee
    .short-gen = Lee
    .short-dat = Lee
    .short-acc = Lee
    .short-with = z Lee
character-tom-zarek-alt = Tom Zarek (przywódca wojskowy)
    .short = Zarek
    .short-gen = Zareka
    .short-dat = Zarekowi
    .short-acc = Zareka
    .short-with = z Zarekiem
character-karl-helo-agathon-alt = Karl „Helo” Agathon (pilot)
    .short = Helo
    .short-gen = Helo
    .short-dat = Helo
    .short-acc = Helo
    .short-with = z Helo
character-gaius-baltar-alt = Gaius Baltar (wsparcie)
    .short = Baltar
    .short-gen = Baltara
    .short-dat = Baltarowi
    .short-acc = Baltara
    .short-with = z Baltarem
character-sharon-athena-agathon = Sharon „Atena” Agathon
    .short = Atena
    .short-gen = Ateny
    .short-dat = Atenie
    .short-acc = Atenę
    .short-with = z Ateną
character-danna-biers = D’Anna Biers
    .short = D’Anna
    .short-gen = D’Anny
    .short-dat = D’Annie
    .short-acc = D’Annę
    .short-with = z D’Anną
character-simon-oneill = Simon O’Neill
    .short = Simon
    .short-gen = Simona
    .short-dat = Simonowi
    .short-acc = Simona
    .short-with = z Simonem
character-aaron-doral = Aaron Doral
    .short = Doral
    .short-gen = Dorala
    .short-dat = Doralowi
    .short-acc = Dorala
    .short-with = z Doralem
character-version = { $name } ({ $kind })

ability-kind-passive = zdolność
ability-kind-once-per-game = raz w trakcie rozgrywki
ability-kind-weakness = słabość
ability-kind-action = akcja
ability-kind-movement = ruch

ability-inspirational-leader = Charyzmatyczny przywódca
ability-command-authority = Władza dowódcy
ability-emotionally-attached = Uczuciowy
ability-cylon-hatred = Nienawiść do Cylonów
ability-declare-martial-law = Ogłoszenie stanu wojennego
ability-alcoholic = Alkoholik
ability-eco-officer = Oficer ECO
ability-moral-compass = Kompas moralny
ability-stranded = Rozbitek
ability-alert-viper-pilot = Alarmowy pilot vipera
ability-cag = CAG
ability-headstrong = Uparty
ability-expert-pilot = Mistrzowski pilot
ability-secret-destiny = Sekretne przeznaczenie
ability-insubordinate = Niesubordynowana
ability-recon = Zwiad
ability-mysterious-intuition = Tajemnicza intuicja
ability-sleeper-agent = Uśpiony agent
ability-maintenance-engineer = Inżynier pokładowy
ability-blind-devotion = Ślepe oddanie
ability-reckless = Lekkomyślny
ability-friends-in-low-places = Znajomości w półświatku
ability-unconventional-tactics = Niekonwencjonalna taktyka
ability-convicted-criminal = Skazaniec
ability-delusional-intuition = Intuicja z urojeń
ability-cylon-detector = Wykrywacz Cylonów
ability-coward = Tchórz
ability-religious-visions = Wizje religijne
ability-skilled-politician = Wytrawna polityczka
ability-terminal-illness = Śmiertelna choroba
ability-intolerant = Nietolerancyjna
ability-blind-jump = Skok w ciemno
ability-bent-on-revenge = Żądna zemsty
ability-efficient = Sprawna
ability-fast-learner = Szybko się uczy
ability-emotionally-fragile = Krucha psychika
ability-politically-adroit = Polityczny spryt
ability-manipulative = Manipulatorka
ability-nothing-but-trouble = Same kłopoty
ability-hotshot = Brawura
ability-sacrifice = Poświęcenie
ability-stim-junkie = Uzależniona od stymulantów
ability-primacy = Prymat
ability-aggressive-tactics = Agresywna taktyka
ability-lies-and-secrets = Kłamstwa i sekrety
ability-glimpse-the-face-of-god = Ujrzeć oblicze Boga
ability-cryptic-message = Zagadkowe przesłanie
ability-clouded = Zamglony umysł
ability-intimate = Bliskość
ability-human-delusion = Złudzenie człowieczeństwa
ability-conflicted-loyalties = Rozdarta lojalność
ability-dutiful = Obowiązkowy
ability-organized = Zorganizowany
ability-reluctant = Niechętny
ability-deceitful = Krętacz
ability-attorney = Adwokat
ability-kleptomania = Kleptomania
ability-memento = Pamiątka
ability-escort = Eskorta
ability-forced-to-eject = Zmuszony do katapultowania
ability-treatment = Leczenie
ability-quarantine = Kwarantanna
ability-specialized = Wąska specjalizacja
ability-forward-thinker = Myśli o przyszłości
ability-choose-a-different-path = Inna droga
ability-moral-dilemma = Dylemat moralny
ability-necessary-steps = Konieczne kroki
ability-abuse-power = Nadużycie władzy
ability-disreputable = Zła sława
ability-raptor-pilot = Pilot raptora
ability-no-one-gets-left-behind = Nikogo nie zostawiamy
ability-family-commitments = Zobowiązania rodzinne
ability-cult-leader = Przywódca kultu
ability-broadcast = Przekaz
ability-spiritual-crisis = Kryzys duchowy
ability-for-love = Z miłości
ability-resolute = Stanowcza
ability-grieving = Pogrążona w żałobie
ability-visions = Wizje
ability-dont-trust-anyone = Nikomu nie ufaj
ability-heretic = Heretyczka
ability-calculating = Wyrachowany
ability-modifications = Modyfikacje
ability-logic-bound = W okowach logiki
ability-industrious = Pracowity
ability-meticulous = Skrupulatny
ability-vanity = Próżny

# Karty umiejętności

skill-card-consolidate-power = Umocnienie władzy
skill-card-investigative-committee = Komisja śledcza
skill-card-executive-order = Rozkaz z góry
skill-card-declare-emergency = Stan wyjątkowy
skill-card-launch-scout = Wysłanie zwiadu
skill-card-strategic-planning = Strategiczne planowanie
skill-card-evasive-maneuvers = Manewry unikowe
skill-card-maximum-firepower = Maksymalna siła ognia
skill-card-repair = Naprawa
skill-card-scientific-research = Badania naukowe
skill-card-support-the-people = Wsparcie ludności
skill-card-preventative-policy = Polityka prewencyjna
skill-card-major-victory = Wielkie zwycięstwo
skill-card-at-any-cost = Za wszelką cenę
skill-card-guts-and-initiative = Odwaga i inicjatywa
skill-card-critical-situation = Sytuacja krytyczna
skill-card-full-throttle = Pełna moc
skill-card-run-interference = Odwrócenie uwagi
skill-card-jury-rigged = Prowizorka
skill-card-calculations = Obliczenia
skill-card-broadcast-location = Nadanie współrzędnych
skill-card-by-your-command = Wedle rozkazu
skill-card-special-destiny = Szczególne przeznaczenie
skill-card-gods-plan = Boży plan
skill-card-sabotage = Sabotaż
skill-card-human-weakness = Ludzka słabość
skill-card-force-their-hand = Przyparcie do muru
skill-card-popular-influence = Wpływ na tłumy
skill-card-negotiation = Negocjacje
skill-card-all-hands-on-deck = Liczy się każda pomoc
skill-card-restore-order = Przywrócenie porządku
skill-card-change-of-plans = Zmiana planów
skill-card-quick-thinking = Refleks
skill-card-unorthodox-plan = Niekonwencjonalny plan
skill-card-a-second-chance = Druga szansa
skill-card-dogfight = Starcie myśliwców
skill-card-combat-veteran = Weteran bojowy
skill-card-launch-reserves = Start rezerw
skill-card-install-upgrades = Instalacja ulepszeń
skill-card-raptor-specialist = Spec od raptorów
skill-card-test-the-limits = Na granicy możliwości
skill-card-bait = Przynęta
skill-card-dradis-contact = Kontakt na DRADIS
skill-card-a-better-machine = Lepsza maszyna
skill-card-personal-vices = Osobiste słabości
skill-card-violent-outbursts = Wybuchy przemocy
skill-card-exploit-a-weakness = Wykorzystanie słabości

# Karty Kryzysów; .special to tytuł zasady specjalnej karty cylońskiego ataku

crisis-a-traitor-accused = Oskarżony o zdradę
crisis-admiral-grilled = Admirał w ogniu pytań
crisis-ambush = Zasadzka
    .special = Szkolenie nowych pilotów
crisis-analyze-enemy-fighter = Analiza wrogiego myśliwca
crisis-besieged = Oblężeni
    .special = Ciężkie straty
crisis-boarding-parties = Oddziały abordażowe
    .special = Niespodziewany szturm
crisis-bomb-threat = Alarm bombowy
crisis-build-cylon-detector = Budowa wykrywacza Cylonów
crisis-colonial-day = Dzień Kolonii
crisis-crash-landing = Awaryjne lądowanie
crisis-crippled-raider = Unieruchomiony raider
crisis-cylon-accusation = Oskarżony o bycie Cylonem
crisis-cylon-screenings = Wykrywanie Cylonów
crisis-cylon-swarm = Rój Cylonów
    .special = Zmasowane siły
crisis-cylon-tracking-device = Cyloński lokalizator
crisis-cylon-virus = Cyloński wirus
crisis-declare-martial-law = Ogłoszenie stanu wojennego
crisis-detector-sabotage = Sabotaż wykrywacza
crisis-elections-loom = Nadchodzą wybory
crisis-food-shortage = Niedobór żywności
crisis-forced-water-mining = Przymusowe wydobycie wody
crisis-fulfiller-of-prophecy = Spełnienie proroctwa
crisis-guilt-by-collusion = Współwina
crisis-hangar-accident = Wypadek w hangarze
crisis-heavy-assault = Potężny szturm
    .special = Ciężkie bombardowanie
crisis-informing-the-public = Poinformowanie opinii publicznej
crisis-jammed-assault = Szturm pod osłoną zakłóceń
    .special = Zakłócanie łączności
crisis-jump-computer-failure = Awaria komputera skokowego
crisis-keep-tabs-on-visitor = Mieć oko na gościa
crisis-legendary-discovery = Legendarne odkrycie
crisis-loss-of-a-friend = Strata przyjaciela
crisis-low-supplies = Kończące się zapasy
crisis-mandatory-testing = Obowiązkowe badania
crisis-missing-g4-explosives = Zaginione ładunki G4
crisis-network-computers = Połączenie komputerów w sieć
crisis-prison-labor = Praca więźniów
crisis-prisoner-revolt = Rewolta więźniów
crisis-raiding-party = Grupa szturmowa
    .special = Awaria FTL
crisis-requested-resignation = Żądanie dymisji
crisis-rescue-caprica-survivors = Ratunek dla ocalałych z Caprici
crisis-rescue-mission = Misja ratunkowa
crisis-rescue-the-fleet = Ratowanie floty
crisis-resistance = Ruch oporu
crisis-riots = Zamieszki
crisis-scouting-for-fuel = Poszukiwanie paliwa
crisis-scouting-for-water = Poszukiwanie wody
crisis-security-breach = Luka w zabezpieczeniach
crisis-send-survey-team = Wysłanie ekipy badawczej
crisis-sleep-deprivation = Brak snu
crisis-surrounded = Okrążeni
    .special = Panika
crisis-tactical-strike = Uderzenie taktyczne
    .special = Szturm na hangar
crisis-terrorist-bomber = Zamachowiec
crisis-terrorist-investigations = Śledztwo w sprawie terroryzmu
crisis-the-olympic-carrier = Olympic Carrier
crisis-thirty-three = Trzydzieści trzy
    .special = Nieustanny pościg
crisis-unexpected-reunion = Nieoczekiwane spotkanie
crisis-unidentified-ship = Niezidentyfikowany statek
crisis-water-sabotaged = Sabotaż zapasów wody
crisis-water-shortage = Niedobór wody
crisis-weapon-malfunction = Awaria uzbrojenia
crisis-witch-hunt = Polowanie na czarownice

crisis-a-verdict-of-guilty = Wyrok: winny
crisis-an-offer-of-peace = Propozycja pokoju
crisis-assassination-plot = Spisek zamachowców
crisis-civilian-ship-nuked = Atak nuklearny na statek cywilny
crisis-code-blue = Kod niebieski
crisis-defending-a-prisoner = Obrona więźnia
crisis-dogfight = Starcie myśliwców
    .special = Nieprzerwany ostrzał
crisis-food-hoarding-in-the-fleet = Gromadzenie żywności we flocie
crisis-medical-breakthrough = Przełom w medycynie
crisis-pressure-the-supply-ships = Naciski na statki zaopatrzeniowe
crisis-reunite-the-fleet = Zjednoczenie floty
crisis-review-galacticas-log = Kontrola dziennika Galactici
crisis-sabotage-investigated = Śledztwo w sprawie sabotażu
crisis-scar = Scar
    .special = Osobista wendeta
crisis-standoff-with-pegasus = Konfrontacja z Pegasusem
crisis-suspicious-election-results = Podejrzane wyniki wyborów
crisis-the-black-market = Czarny rynek
crisis-the-guardians = Strażnicy
    .special = Załoga raptora w niewoli
crisis-training-snafu = Wpadka na szkoleniu
crisis-unsettling-stories = Niepokojące opowieści

crisis-a-desperate-pact = Desperacki pakt
crisis-abandon-galactica = Porzucenie Galactici
crisis-an-ambitious-operation = Ambitna operacja
crisis-blindsided = Cios znienacka
    .special = Wydłubać im oczy
crisis-consult-the-hybrid = Rozmowa z Hybrydą
crisis-dangerous-plots = Niebezpieczne spiski
crisis-dishonest-tactics = Nieuczciwe zagrywki
crisis-domestic-dispute = Domowa kłótnia
crisis-earth-in-ruins = Ziemia w gruzach
crisis-enemy-of-my-enemy = Wróg mojego wroga
crisis-event-horizon = Horyzont zdarzeń
    .special = Studnia grawitacyjna
crisis-galactica-falling-apart = Galactica się rozpada
crisis-give-in-to-despair = Pogrążenie w rozpaczy
crisis-hornets-nest = Gniazdo szerszeni
    .special = Ogień zaporowy
crisis-hybrid-in-panic = Hybryda w panice
crisis-incitement-to-mutiny = Podżeganie do buntu
crisis-insubordinate-crew = Niesubordynowana załoga
crisis-lockdown = Całkowita blokada
    .special = Skoordynowany atak
crisis-one-last-cocktail = Ostatni koktajl
crisis-question-procedure = Podważenie procedur
crisis-quorum-in-uproar = Wzburzenie w Kworum
crisis-rallying-support = Zbieranie poparcia
crisis-reactor-critical = Reaktor w stanie krytycznym
crisis-rebuild-trust = Odbudowa zaufania
crisis-religious-turmoil = Religijny zamęt
crisis-reprisal = Odwet
    .special = Okazja do zdrady
crisis-requisition-for-demetrius = Rekwizycja dla Demetriusa
crisis-secret-meetings = Tajne spotkania
crisis-starvation-in-dogsville = Głód w Dogsville
crisis-trial-by-fire = Próba ognia
    .special = Kawaleria przybywa

crisis-a-cylon-ally = Cyloński sprzymierzeniec
crisis-arrests-at-night = Nocne aresztowania
crisis-attack-on-the-power-plant = Atak na elektrownię
crisis-betrayed-from-within = Zdradzeni przez swoich
crisis-brutal-treatment = Brutalne traktowanie
crisis-centurion-ambush = Zasadzka centurionów
crisis-contact-informant = Kontakt z informatorem
crisis-contact-raptor = Kontakt z raptorem
crisis-decode-cylon-maps = Odszyfrowanie map Cylonów
crisis-demanded-surrender = Żądanie kapitulacji
crisis-dissent-among-cylons = Niezgoda wśród Cylonów
crisis-establish-sanitation = Poprawa warunków sanitarnych
crisis-execution-list = Lista egzekucji
crisis-held-for-questioning = Zatrzymanie na przesłuchanie
crisis-hiding-underground = Kryjówka w podziemiach
crisis-intra-atmos-entry = Wejście w atmosferę
crisis-keeping-hera-hidden = Ukrywanie Hery
crisis-labor-union-strike = Strajk związkowy
crisis-marine-reinforcements = Posiłki marines
crisis-meet-liaison-officer = Spotkanie z oficerem łącznikowym
crisis-ncp-graduation = Promocja w NCP
crisis-ncp-recruitment = Rekrutacja do NCP
crisis-organize-the-pilots = Organizowanie pilotów
crisis-playing-with-emotions = Gra na emocjach
crisis-prepare-for-a-fight = Przygotowania do walki
crisis-prepare-the-civilians = Przygotowanie cywilów
crisis-recover-launch-keys = Odzyskanie kluczy startowych
crisis-rescue-detainees = Uwolnienie zatrzymanych
crisis-resistance-bombings = Zamachy bombowe ruchu oporu
crisis-second-thoughts = Wątpliwości

# Karty Superkryzysów

super-crisis-bomb-on-colonial-1 = Zamach bombowy na Colonial One
super-crisis-cylon-intruders = Cylońscy intruzi
super-crisis-fleet-mobilization = Mobilizacja floty
super-crisis-inbound-nukes = Nadlatujące pociski nuklearne
super-crisis-massive-assault = Zmasowany szturm
    .special = Awaria zasilania
super-crisis-demand-peace-manifesto = Manifest Żądamy Pokoju
super-crisis-footage-transmitted = Wyemitowane nagranie
super-crisis-lured-into-a-trap = Zwabieni w pułapkę
    .special = Niebezpieczne naprawy
super-crisis-psychological-warfare = Wojna psychologiczna
super-crisis-the-farm = Farma

# Karty Kworum

quorum-accept-prophecy = Przyjęcie proroctwa
quorum-arrest-order = Nakaz aresztowania
quorum-assign-arbitrator = Wybór arbitra
quorum-assign-mission-specialist = Wybór agenta specjalisty
quorum-assign-vice-president = Wybór wiceprezydenta
quorum-authorization-of-brutal-force = Zezwolenie na użycie siły
quorum-encourage-mutiny = Zachęta do buntu
quorum-food-rationing = Racjonowanie żywności
quorum-inspirational-speech = Porywające przemówienie
quorum-presidential-pardon = Prezydenckie ułaskawienie
quorum-release-cylon-mugshots = Ujawnienie zdjęć Cylonów
quorum-assign-chief-of-staff = Wybór szefa gabinetu
quorum-civilian-self-defense = Samoobrona cywilów
quorum-consult-the-oracle = Rada wyroczni
quorum-enact-production-quotas = Wprowadzenie norm produkcyjnych
quorum-eulogy = Mowa pogrzebowa
quorum-execute-prisoner = Egzekucja więźnia
quorum-probation = Zwolnienie warunkowe
quorum-resources-for-galactica = Zasoby dla Galactici
quorum-unsavory-connections = Podejrzane znajomości

# Punkty docelowe i cele

destination-asteroid-field = Pole asteroid
destination-barren-planet = Jałowa planeta
destination-cylon-ambush = Zasadzka Cylonów
destination-cylon-refinery = Rafineria Cylonów
destination-deep-space = Głęboki kosmos
destination-desolate-moon = Opustoszały księżyc
destination-icy-moon = Lodowy księżyc
destination-ragnar-anchorage = Kotwicowisko Ragnar
destination-remote-planet = Odległa planeta
destination-tylium-planet = Planeta bogata w tylium
destination-a-civilian-convoy = Cywilny konwój
destination-binary-star = Gwiazda podwójna
destination-gas-cloud = Obłok gazu
destination-mining-asteroid = Asteroida górnicza
destination-misjump = Chybiony skok

objective-kobol = Kobol
objective-new-caprica = Nowa Caprica
objective-earth = Ziemia

# Karty Lojalności; .power odróżnia karty Cylonów

loyalty-you-are-not-a-cylon = Nie jesteś Cylonem
loyalty-you-are-a-cylon-can-damage-galactica = Jesteś Cylonem
    .power = Możesz uszkodzić Galacticę
loyalty-you-are-a-cylon-can-reduce-morale-by-1 = Jesteś Cylonem
    .power = Możesz zmniejszyć morale o 1
loyalty-you-are-a-cylon-can-send-a-character-to-sickbay = Jesteś Cylonem
    .power = Możesz wysłać postać do Ambulatorium
loyalty-you-are-a-cylon-can-send-a-character-to-the-brig = Jesteś Cylonem
    .power = Możesz wysłać postać do Aresztu
loyalty-you-are-a-cylon-can-make-players-draw-treachery-cards = Jesteś Cylonem
    .power = Możesz zmusić graczy do losowania kart Zdrady
loyalty-you-are-a-sympathizer = Jesteś sympatykiem
loyalty-you-are-a-sympathetic-cylon = Jesteś przyjaznym Cylonem
loyalty-you-are-the-mutineer = Jesteś buntownikiem

# Intencje

agenda-genocide = Ludobójstwo
agenda-grant-mercy = Okazanie łaski
agenda-mutual-annihilation = Wzajemna zagłada
agenda-reduce-them-to-ruins = Obrócenie w ruinę
agenda-show-their-true-nature = Ukazanie ich prawdziwej natury
agenda-siege-warfare = Wojna oblężnicza
agenda-convert-the-infidels = Nawrócenie niewiernych
agenda-guide-them-to-destiny = Poprowadzenie ku przeznaczeniu
agenda-join-the-colonials = Dołączenie do Kolonii
agenda-prove-their-worth = Dowód ich wartości
agenda-salvage-their-equipment = Przejęcie ich sprzętu
agenda-the-illusion-of-hope = Złudna nadzieja

# Karty Buntu

mutiny-armed-resistance = Zbrojny opór
mutiny-assume-command = Przejęcie dowodzenia
mutiny-bait-and-switch = Sztuczka z podmianą
mutiny-betrayal-of-trust = Nadużycie zaufania
mutiny-blackmail = Szantaż
mutiny-clipped-wings = Podcięte skrzydła
mutiny-controversial-speech = Kontrowersyjne przemówienie
mutiny-feed-the-people = Nakarmienie ludzi
mutiny-impeachment = Impeachment
mutiny-make-a-deal = Zawarcie układu
mutiny-necessary-risk = Konieczne ryzyko
mutiny-panic = Panika
mutiny-peaceful-resistance = Pokojowy opór
mutiny-ruined-reputation = Zrujnowana reputacja
mutiny-scavenging-for-parts = Szukanie części
mutiny-selfish-act = Samolubny czyn
mutiny-send-a-message = Wyraźny sygnał
mutiny-set-the-agenda = Narzucenie porządku obrad
mutiny-the-strong-survive = Przetrwają najsilniejsi
mutiny-unauthorized-usage = Nieuprawnione użycie
mutiny-violent-protest = Gwałtowny protest
mutiny-weapons-armed = Broń w gotowości

# Motywy

motive-a-false-sense-of-security = Złudne poczucie bezpieczeństwa
motive-a-justified-response = Uzasadniona reakcja
motive-end-the-chase = Koniec pościgu
motive-fight-with-honor = Honorowa walka
motive-harvest-their-resources = Zagarnięcie ich zasobów
motive-improve-efficiency = Poprawa wydajności
motive-keep-them-docile = Utrzymanie ich w posłuszeństwie
motive-learn-to-cherish = Nauka szacunku
motive-make-an-ally = Zdobycie sprzymierzeńca
motive-no-unnecessary-force = Bez zbędnej przemocy
motive-pressure-their-leaders = Naciski na ich przywódców
motive-remove-the-threat = Usunięcie zagrożenia
motive-savor-their-demise = Rozkoszowanie się ich upadkiem
motive-subjects-for-study = Obiekty badań

# Misje

mission-attack-on-the-colony = Atak na Kolonię
mission-cylon-civil-war = Cylońska wojna domowa
mission-destroy-the-hub = Zniszczenie Gniazda
mission-digging-up-the-past = Odkopywanie przeszłości
mission-needs-of-the-people = Potrzeby ludzi
mission-rescue-hera = Na ratunek Herze
mission-the-red-stripes = Czerwone pasy
mission-the-search-for-home = W poszukiwaniu domu

# Żetony, jak się nazywają

basestar-damage-critical-hit = Trafienie krytyczne
basestar-damage-disabled-hangar = Unieruchomiony hangar
basestar-damage-disabled-weapons = Unieruchomione uzbrojenie
basestar-damage-structural-damage = Uszkodzenie kadłuba

token-civilian-ship = Statek cywilny
token-nuke = Broń nuklearna
token-basestar = Basestar
token-raider = Raider
token-heavy-raider = Ciężki raider
token-viper = Viper
token-raptor = Raptor
token-centurion = Centurion
token-occupation-force = Siły okupacyjne
token-scar = Scar
token-cylon-locations-overlay = Obszary Cylonów
token-infiltration = Infiltracja
token-miracle-token = Żeton cudu
token-assault-raptor = Raptor bojowy
token-basestar-allegiance-marker = Znacznik przynależności basestara

board-colonial-one-overlay = Colonial One
board-cylon-locations-overlay = Obszary Cylonów
board-demetrius = Demetrius
board-active-mission = Aktywna misja
board-rebel-basestar = Zbuntowany Basestar
board-basestar-allegiance = Przynależność basestara
token-fleet-marker = Znacznik floty
token-current-player-marker = Znacznik aktywnego gracza
token-character-token = Żeton postaci
token-piloting-token = Żeton pilota
