# Obszary, pozycje, żetony, statki i tarcze zasobów.

hazardous = Obszar zagrożenia: nikt nie może się tu przesunąć z własnej woli.
here-sickbay = Dopóki tu jesteś, w fazie otrzymywania umiejętności losujesz tylko 1 kartę umiejętności ze swojego zestawu. Opuszczasz ten obszar zwykłym ruchem.
here-brig = Dopóki tu jesteś, nie możesz wykonać ruchu, nie losujesz karty Kryzysu i dokładasz najwyżej 1 kartę do każdego testu umiejętności.
here-resurrection-ship = Dopóki tu jesteś, w fazie otrzymywania umiejętności losujesz tylko 1 kartę umiejętności.
here-medical-center = Dopóki tu jesteś, w fazie otrzymywania umiejętności losujesz tylko 1 kartę umiejętności. Do powrotu Galactici trafia tu każdy, kto miałby trafić do Ambulatorium lub na Okręt Zmartwychwstania.
here-detention = Areszt Nowej Caprici: dopóki tu jesteś, nie możesz wykonać ruchu i dokładasz najwyżej 2 karty do każdego testu umiejętności. Karty Kryzysów losujesz jak zwykle, a Admirał zachowuje pozycję.
here-hub-destroyed = Tyle zostało z Okrętu Zmartwychwstania: w fazie otrzymywania umiejętności odrzucasz wszystkie karty Superkryzysów i nie losujesz kart umiejętności.
no-action = Nie ma tu akcji.
prisoner = Jeśli ta postać jest w Areszcie, trudność jest { $shifts }.

title-text-admiral = Masz żetony broni nuklearnej. Gdy flota wykonuje skok, losujesz 2 karty Punktów docelowych, wybierasz 1, a drugą kładziesz na spodzie talii. Podejmujesz decyzje, które karty dają Admirałowi, i wybierasz pole dla statku cywilnego, jeśli żadnego nie podano.
    Gdy trafiasz do Aresztu, pozycję przejmuje gracz najwyższy w linii sukcesji, który nie jest w Areszcie; po wyjściu jej nie odzyskujesz.
title-text-president = Masz na ręce karty Kworum, których nikt inny nie widzi, i podejmujesz decyzje, które karty dają Prezydentowi. W Areszcie zachowujesz pozycję.
    Akcja: zagraj 1 kartę Kworum z ręki.
title-text-admiral-pegasus = Akcja, tylko jeśli Galactica jest na orbicie Nowej Caprici. Flota odlatuje skokiem i gra się kończy: statki cywilne pozostałe na stosach zostają zniszczone, pozostali na Nowej Capricie gracze prowadzący ludzi podlegają egzekucji, a ludzie wygrywają, jeśli każdy zasób jest większy od 0.
title-text-president-pegasus = Na koniec tury możesz mieć najwyżej { $count } kart Kworum. Na Nowej Capricie po zagraniu karty Kworum z ręki rzuć kością; przy wyniku 1–3 trafiasz do Więzienia.
title-line = Linia sukcesji: { $line }.
title-quorum-limit = Na koniec tury możesz mieć najwyżej { $count } kart Kworum.

civilian-text = Jeśli zostanie zniszczony: { $losses }.
civilian-nothing = żadnych strat
galactica-damage-location = Uszkodzenie { $where-gen }: każda postać na tym obszarze trafia do Ambulatorium, a jego akcji nie można używać do czasu naprawy.
galactica-damage-resource = Zmniejsz { $resource-acc } o { $by-size }. Żeton trafia do pudełka.
pegasus-damage-location = Uszkodzenie { $where-gen }: każda postać na tym obszarze trafia do Ambulatorium, a jego akcji nie można używać do czasu naprawy. Przy { $limit } uszkodzonych obszarach Pegasus zostaje zniszczony.
basestar-critical-hit = Liczy się jako { $count ->
    [one] 1 żeton uszkodzenia
    [few] { $count } żetony uszkodzeń
   *[many] { $count } żetonów uszkodzeń
}; basestar, który ma ich { $limit } lub więcej, zostaje zniszczony.
basestar-disabled-hangar = Basestar nie może wypuszczać raiderów ani ciężkich raiderów.
basestar-disabled-weapons = Basestar nie może atakować Galactici.
basestar-structural-damage = Ataki na tego basestara mają +2 do wyniku rzutu.

ship-text-raider = Myśliwiec Cylonów. Po aktywacji robi pierwszą z tych rzeczy, którą może: atakuje nieobsadzonego vipera na swoim polu; atakuje pilotowanego vipera na nim; niszczy statek cywilny na nim; przesuwa się o 1 pole w stronę najbliższego statku cywilnego (przy równej odległości zgodnie z ruchem wskazówek zegara); atakuje Galacticę. Przy ataku vipera lub Galactici: { $odds }.
ship-text-heavy-raider = Transportowiec desantowy Cylonów, który nigdy nie atakuje. Aktywowany na polu z symbolem startu viperów zostaje usunięty, a na pokład wchodzi 1 centurion; gdzie indziej przesuwa się o 1 pole w stronę najbliższego takiego pola. Przy ataku vipera lub Galactici: { $odds }.
ship-text-basestar = Okręt bazowy Cylonów. Wypuszcza raidery i ciężkie raidery na swoje pole i atakuje Galacticę ({ $attack }). Zniszczą go { $limit } żetony uszkodzeń. Przy ataku vipera: { $viper }; przy ataku Galactici: { $galactica }.
ship-text-viper = Myśliwiec floty. Po aktywacji startuje z Rezerw na pole z symbolem startu viperów, przesuwa się na sąsiednie pole albo atakuje statek Cylonów na swoim polu. Przy ataku raidera: { $odds }. Uszkodzonego vipera nie można używać do czasu naprawy; jego pilot trafia do Ambulatorium.
ship-text-raptor = Statek zwiadowczy floty. Pozostaje w Rezerwach; niektóre karty pozwalają go zaryzykować. Zniszczony wypada z gry.
ship-text-assault-raptor = Uzbrojony statek floty, w sumie { $count }. Dla każdego efektu jest viperem, a nie raptorem; kto wywołuje efekt dotyczący viperów, wybiera, którego rodzaju on dotyczy. Basestar zaatakowany przez niego: { $basestar }. Przy ataku raidera: { $odds }; nigdy nie zostaje uszkodzony, a wybrany do uszkodzenia zostaje zniszczony. Przy skoku jego pilot może zostać z nim w przestrzeni, a o raptorze bez pilota decyduje aktywny gracz.
ship-text-civilian = Statek pod ochroną floty, zakryty na swoim polu. Po zniszczeniu odkrywa się go i traci podane na nim zasoby.
ship-text-scar = Raider z własnym żetonem. Przy każdej aktywacji raiderów działa { $count ->
    [2] dwukrotnie
   *[other] { $count } razy
}. Niszczy go tylko wynik rzutu { $range }.
ship-text-centurion = Napastnik na torze abordażu. Przy każdej aktywacji ciężkich raiderów każdy centurion przesuwa się o 1 pole; na ostatnim polu ludzie natychmiast przegrywają. Przy ataku ze Zbrojowni: { $odds }.

token-text-nuke = Ma go Admirał i może nim zaatakować basestara ({ $odds }). Żeton trafia potem do pudełka.
token-text-occupation-force = Strażnicy na Nowej Capricie, najwyżej { $count ->
    [one] 1 oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
}. Aktywowany oddział przesuwa się od Władz okupacyjnych do Kanionu Hodowcy, stamtąd do Stoczni, a stamtąd poza planszę, niszcząc wierzchni statek ze stosu internowanych albo, jeśli jest pusty, przygotowanych. Człowiek na jego obszarze może w ramach akcji rzucić kością i niszczy go przy wyniku 5–8; Cylon może w ramach akcji kazać mu zatrzymać człowieka na tym obszarze.
token-text-scar = Oznacza raidera, którym jest Scar.
token-text-miracle-token = Odrzuca się go, aby użyć zdolności cudu z karty postaci, oznaczonej „raz w trakcie rozgrywki”; z kolejnym żetonem można jej użyć ponownie. Każdy zaczyna, mając { $count }, i nie może mieć więcej, o ile karta postaci nie mówi inaczej. Kto ujawnia się jako Cylon lub podlega egzekucji, odrzuca go; Przywódca Cylonów zachowuje go po zakończeniu Infiltracji.
token-text-basestar-allegiance-marker = Leży na Zbuntowanym Basestarze i pokazuje jego przynależność: człowiek albo Cylon.
token-text-infiltration-daybreak = Ma ją Przywódca Cylonów, który prowadzi Infiltrację we Flocie ludzi. Jesteś wtedy pod każdym względem człowiekiem, z tym że w fazie otrzymywania umiejętności losujesz 1 kartę umiejętności więcej ze swojego zestawu, dokładasz najwyżej 2 karty do każdego testu umiejętności (w Areszcie 1), nie możesz mieć pozycji i wygrywasz tylko dzięki swoim Motywom.
    Akcja: przerwij Infiltrację i przesuń się na Okręt Zmartwychwstania; z Aresztu najpierw odrzuć karty umiejętności, tak aby zostały ci 3. Kończy ją też wszystko inne, co cię tam przesuwa. Po jej zakończeniu odrzucasz karty Buntu i przekazane ci karty Kworum, a zachowujesz żeton cudu.
token-text-cylon-locations-overlay = Leży na 4 obszarach Cylonów na planszy i je zmienia.
token-text-infiltration = Ma ją Przywódca Cylonów lub Przyjazny Cylon, który prowadzi Infiltrację we Flocie ludzi. Jesteś wtedy pod każdym względem człowiekiem, z tym że w fazie otrzymywania umiejętności losujesz 1 kartę umiejętności więcej, dokładasz najwyżej 2 karty do każdego testu umiejętności (w Areszcie 1), nie możesz mieć pozycji ani używać tekstu kart Zdrady i wygrywasz tylko dzięki swojej karcie Intencji.
    Akcja: przerwij Infiltrację i przesuń się na Okręt Zmartwychwstania; z Aresztu lub Więzienia najpierw odrzuć karty umiejętności, tak aby zostały ci 3. Kończy ją też wszystko inne, co cię tam przesuwa.
token-text-fleet-marker = Pokazuje miejsce floty na torze przygotowania do skoku. Na polu automatycznego skoku flota wykonuje skok; na niebieskim polu może wykonać go z Kontroli FTL.
token-text-current-player-marker = Leży przed graczem, którego tura trwa.
token-text-character-token = Pokazuje, gdzie jest postać.
token-text-piloting-token = Pokazuje, którego vipera pilotuje postać.

board-text-colonial-one-overlay = Leży na 3 obszarach Colonial One. Gdy Colonial One zostaje zniszczony, wszyscy na nim trafiają do Ambulatorium, a nakładkę się odwraca: nikt nie może już tam iść.
board-text-cylon-locations-overlay = Leży na 4 obszarach Cylonów na planszy. Gdy Gniazdo zostaje zniszczone, odwraca się ją: w miejsce Okrętu Zmartwychwstania wchodzi Zniszczone Gniazdo, a kto tam jest lub tam trafia, jest na Zniszczonym Gnieździe.
board-text-demetrius = W grze przy karcie celu Ziemia. Jest statkiem jak Colonial One: przejście na niego z innego statku lub z vipera albo z powrotem kosztuje 1 kartę umiejętności. Wchodzą tu tylko ludzie, a jego obszarów nie można uszkodzić.
board-text-active-mission = Leży tu 1 misja do następnego skoku. Wtedy odkrytą misję kładzie się obok karty celu, jeśli ma dystans, a odrzuca, jeśli go nie ma; zakrytą wtasowuje się do talii Misji.
board-text-rebel-basestar = Wchodzi do gry z misją Cylońska wojna domowa. Wchodzić na niego i używać jego obszarów mogą tylko gracze jego strony; obszarów tych nie można uszkodzić. Przejście na niego z innego statku lub z vipera, dla Cylonów z obszaru Cylonów, albo z powrotem kosztuje 1 kartę umiejętności.
board-text-basestar-allegiance = Leży tu znacznik, który pokazuje, po czyjej stronie jest Zbuntowany Basestar.

icon-text-raiders = Każdy raider działa, pole po polu w kolejności wybranej przez aktywnego gracza. Jeśli na planszy nie ma raiderów, każdy basestar wypuszcza 2 raidery.
icon-text-launch-raiders = Każdy basestar wypuszcza 3 raidery.
icon-text-heavy-raiders = Każdy centurion przesuwa się o 1 pole; potem każdy ciężki raider na polu z symbolem startu viperów dokonuje abordażu jako centurion, a każdy inny przesuwa się o 1 pole w stronę najbliższego takiego pola. Jeśli na planszy nie ma ciężkich raiderów, każdy basestar wypuszcza 1.
icon-text-occupation = Siły okupacyjne w Stoczni opuszczają planszę i każdy ich oddział niszczy wierzchni statek ze stosu internowanych albo, jeśli jest pusty, przygotowanych; każdy inny przesuwa się o 1 obszar dalej. Jeśli na Nowej Capricie nie ma żadnego oddziału, umieść 1 przy Władzach okupacyjnych.
icon-text-basestars = Każdy basestar atakuje Galacticę; { $odds }.

resource-text = Zaczyna od { $start } i nigdy nie przekracza { $max }; w czerwonej strefie jest od { $red } w dół. Jeśli na koniec tury wynosi 0, ludzie przegrywają.
