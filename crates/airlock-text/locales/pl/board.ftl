# Obszary, pozycje, żetony, statki i tarcze zasobów.

hazardous = Obszar zagrożenia: nie możesz przesunąć się tu z własnej woli.
here-sickbay = Dopóki tu jesteś, w fazie otrzymywania umiejętności losujesz tylko 1 kartę umiejętności ze swojego zestawu. Możesz stąd wyjść zwykłym ruchem.
here-brig = Dopóki tu jesteś, nie możesz się ruszyć, nie losujesz kart Kryzysów i do każdego testu umiejętności dokładasz najwyżej 1 kartę.
here-resurrection-ship = Dopóki tu jesteś, w fazie otrzymywania umiejętności losujesz tylko 1 kartę umiejętności.
here-medical-center = Dopóki tu jesteś, w fazie otrzymywania umiejętności losujesz tylko 1 kartę umiejętności. Do powrotu Galactici trafia tu każdy, kto miałby trafić do Ambulatorium lub na Okręt Zmartwychwstania.
here-detention = Areszt Nowej Caprici: dopóki tu jesteś, nie możesz się ruszyć i do każdego testu umiejętności dokładasz najwyżej 2 karty. Karty Kryzysów losujesz jak zwykle, a Admirał zachowuje pozycję.
here-hub-destroyed = Tyle zostało z Okrętu Zmartwychwstania: w fazie otrzymywania umiejętności odrzucasz wszystkie karty Superkryzysów i nie losujesz kart umiejętności.
no-action = Bez akcji.
prisoner = Jeśli ta postać jest w Areszcie, trudność jest { $shifts }.

title-text-admiral = Masz żetony broni nuklearnej. Gdy flota wykonuje skok, losujesz 2 karty Punktów docelowych, wybierasz 1, a drugą kładziesz na spodzie talii. Podejmujesz decyzje, które według kart należą do Admirała, i wybierasz pole dla statku cywilnego, jeśli żadnego nie podano.
    Gdy trafiasz do Aresztu, pozycję przejmuje gracz stojący najwyżej w linii sukcesji, który nie jest w Areszcie. Po wyjściu jej nie odzyskujesz.
title-text-president = Masz na ręce karty Kworum, których nikt inny nie może zobaczyć, i podejmujesz decyzje, które według kart należą do Prezydenta. W Areszcie zachowujesz pozycję.
    Akcja: zagraj 1 kartę Kworum z ręki.
title-text-admiral-pegasus = Akcja, tylko jeśli Galactica jest na orbicie Nowej Caprici. Flota odlatuje i gra się kończy: statki cywilne pozostałe na stosach zostają zniszczone, postacie ludzi pozostałe na Nowej Capricie giną w egzekucji, a ludzie wygrywają, jeśli każdy zasób jest większy od 0.
title-text-president-pegasus = Na koniec tury możesz mieć najwyżej { quorum-cards }. Na Nowej Capricie po zagraniu karty Kworum z ręki rzuć kością; przy wyniku 1–3 trafiasz do Więzienia.
title-line = Linia sukcesji: { $line }.
title-quorum-limit = Na koniec tury możesz mieć najwyżej { quorum-cards }.

civilian-text = Jeśli zostanie zniszczony: { $losses }.
civilian-nothing = bez strat
galactica-damage-location = Uszkodzenie { $where-gen }: każda postać na tym obszarze trafia do Ambulatorium, a jego akcji nie można używać do czasu naprawy.
galactica-damage-resource = Zmniejsz { $resource-acc } o { $by-size }. Żeton trafia do pudełka.
pegasus-damage-location = Uszkodzenie { $where-gen }: każda postać na tym obszarze trafia do Ambulatorium, a jego akcji nie można używać do czasu naprawy. Przy { $limit } uszkodzonych obszarach Pegasus zostaje zniszczony.
basestar-critical-hit = Liczy się jako { $count ->
    [one] 1 żeton uszkodzenia
    [few] { $count } żetony uszkodzeń
   *[many] { $count } żetonów uszkodzeń
}; basestar, który ma ich { $limit } lub więcej, zostaje zniszczony.
basestar-disabled-hangar = Ten basestar nie może wypuszczać raiderów ani ciężkich raiderów.
basestar-disabled-weapons = Ten basestar nie może atakować Galactici.
basestar-structural-damage = Ataki na tego basestara mają +2 do wyniku rzutu.

ship-text-raider = Myśliwiec Cylonów. Po aktywacji robi pierwszą możliwą z tych rzeczy: atakuje nieobsadzonego vipera na swoim polu; atakuje tam pilotowanego vipera; niszczy tam statek cywilny; przesuwa się o 1 pole w stronę najbliższego statku cywilnego (przy równej odległości zgodnie z ruchem wskazówek zegara); atakuje Galacticę. Atakowany przez vipera lub Galacticę: { $odds }.
ship-text-heavy-raider = Transportowiec desantowy Cylonów, który nigdy nie atakuje. Aktywowany na polu startu viperów znika, a na pokład wchodzi 1 centurion; gdzie indziej przesuwa się o 1 pole w stronę najbliższego pola startu. Atakowany przez vipera lub Galacticę: { $odds }.
ship-text-basestar = Okręt bazowy Cylonów. Wypuszcza raidery i ciężkie raidery na swoje pole i atakuje Galacticę ({ $attack }). Przy { $limit } żetonach uszkodzeń zostaje zniszczony. Atakowany przez vipera: { $viper }; przez Galacticę: { $galactica }.
ship-text-viper = Myśliwiec floty. Po aktywacji startuje z Rezerw na pole startu viperów, przesuwa się na sąsiednie pole albo atakuje statek Cylonów na swoim polu. Atakowany przez raidera: { $odds }. Uszkodzonego vipera nie można używać do czasu naprawy, a jego pilot trafia do Ambulatorium.
ship-text-raptor = Statek zwiadowczy floty. Pozostaje w Rezerwach, gdzie karty wystawiają go na ryzyko; zniszczony wypada z gry.
ship-text-assault-raptor = Uzbrojony statek floty, w sumie { $count }. Przy każdym efekcie liczy się jako viper, a nie raptor; kto wywołuje efekt dotyczący viperów, wybiera, którego rodzaju on dotyczy. Basestar przez niego atakowany: { $basestar }. Atakowany przez raidera: { $odds }; nigdy nie zostaje uszkodzony, a wybrany do uszkodzenia zostaje zniszczony. Przy skoku jego pilot może zostać z nim w przestrzeni, a o raptorze bez pilota decyduje aktywny gracz.
ship-text-civilian = Statek pod ochroną floty, zakryty na swoim polu. Po zniszczeniu odkrywa się go i traci podane na nim zasoby.
ship-text-scar = Raider z własnym żetonem. Przy każdej aktywacji raiderów działa { $count ->
    [2] dwa razy
   *[other] { $count } razy
}. Niszczy go tylko wynik rzutu { $range }.
ship-text-centurion = Napastnik na torze abordażu. Przy każdej aktywacji ciężkich raiderów każdy centurion przesuwa się o 1 pole; na ostatnim polu ludzie od razu przegrywają. Atakowany ze Zbrojowni: { $odds }.

token-text-nuke = Żeton ma Admirał, który może nim zaatakować basestara ({ $odds }). Potem żeton trafia do pudełka.
token-text-occupation-force = Strażnicy na Nowej Capricie, najwyżej { $count ->
    [one] 1 oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
}. Aktywowany oddział przesuwa się od Władz okupacyjnych do Kanionu Hodowcy, stamtąd do Stoczni, a stamtąd poza planszę, niszcząc wierzchni statek ze stosu internowanych albo, jeśli jest pusty, przygotowanych. Człowiek na jego obszarze może w ramach akcji rzucić kością i przy wyniku 5–8 go zniszczyć; Cylon może w ramach akcji kazać mu zatrzymać człowieka na tym obszarze.
token-text-scar = Oznacza raidera, którym jest Scar.
token-text-miracle-token = Odrzuć go, aby użyć zdolności cudu z karty postaci, oznaczonej „raz w trakcie rozgrywki”; z kolejnym żetonem możesz jej użyć ponownie. Każdy zaczyna, mając { $count }, i nie może mieć więcej, o ile karta postaci nie mówi inaczej. Kto ujawnia się jako Cylon lub ginie w egzekucji, odrzuca go; Przywódca Cylonów zachowuje go po zakończeniu Infiltracji.
token-text-basestar-allegiance-marker = Leży na Zbuntowanym Basestarze i pokazuje jego przynależność: człowiek albo Cylon.
token-text-infiltration-daybreak = Ma ją Przywódca Cylonów, który prowadzi Infiltrację wśród ludzi. Liczysz się wtedy pod każdym względem jako człowiek, ale w fazie otrzymywania umiejętności losujesz 1 kartę umiejętności więcej ze swojego zestawu, do każdego testu umiejętności dokładasz najwyżej 2 karty (w Areszcie 1), nie możesz mieć pozycji i wygrywasz tylko dzięki swoim Motywom.
    Akcja: zakończ Infiltrację i przesuń się na Okręt Zmartwychwstania; z Aresztu najpierw odrzuć karty umiejętności, tak aby zostały ci 3. Kończy ją też wszystko inne, co cię tam przesuwa. Po jej zakończeniu odrzuć karty Buntu i przekazane ci karty Kworum, ale zachowaj żeton cudu.
token-text-cylon-locations-overlay = Leży na 4 obszarach Cylonów na planszy i je zmienia.
token-text-infiltration = Ma ją Przywódca Cylonów lub Przyjazny Cylon, który prowadzi Infiltrację wśród ludzi. Liczysz się wtedy pod każdym względem jako człowiek, ale w fazie otrzymywania umiejętności losujesz 1 kartę umiejętności więcej, do każdego testu umiejętności dokładasz najwyżej 2 karty (w Areszcie 1), nie możesz mieć pozycji ani używać tekstu kart Zdrady i wygrywasz tylko dzięki swojej Intencji.
    Akcja: zakończ Infiltrację i przesuń się na Okręt Zmartwychwstania; z Aresztu lub Więzienia najpierw odrzuć karty umiejętności, tak aby zostały ci 3. Kończy ją też wszystko inne, co cię tam przesuwa.
token-text-fleet-marker = Pokazuje, jak daleko flota jest na torze przygotowania do skoku. Na polu automatycznego skoku flota wykonuje skok; z niebieskiego pola może skoczyć dzięki Kontroli FTL.
token-text-current-player-marker = Wskazuje gracza, którego tura trwa.
token-text-character-token = Pokazuje, gdzie jest postać.
token-text-piloting-token = Pokazuje, którego vipera pilotuje postać.

board-text-colonial-one-overlay = Leży na 3 obszarach Colonial One. Gdy Colonial One zostaje zniszczony, wszyscy na nim trafiają do Ambulatorium, a nakładkę się odwraca: nikt już nie może tam iść.
board-text-cylon-locations-overlay = Leży na 4 obszarach Cylonów na planszy. Gdy Gniazdo zostaje zniszczone, odwraca się ją: Zniszczone Gniazdo zastępuje Okręt Zmartwychwstania, a kto tam jest lub tam trafia, jest na Zniszczonym Gnieździe.
board-text-demetrius = W grze z celem Ziemia. To statek jak Colonial One: przejście na niego z innego statku lub z vipera albo z powrotem kosztuje 1 kartę umiejętności. Wchodzą tu tylko ludzie, a jego obszarów nie można uszkodzić.
board-text-active-mission = Leży tu 1 misja do następnego skoku. Wtedy odkrytą misję kładzie się obok karty celu, jeśli ma dystans, a odrzuca, jeśli go nie ma; zakrytą wtasowuje się do talii Misji.
board-text-rebel-basestar = Wchodzi do gry dzięki misji „Cylońska wojna domowa”. Wchodzić na niego i używać jego obszarów mogą tylko gracze po jego stronie; obszarów tych nie można uszkodzić. Przejście na niego z innego statku lub z vipera (dla Cylonów z obszaru Cylonów) albo z powrotem kosztuje 1 kartę umiejętności.
board-text-basestar-allegiance = Leży tu znacznik, który pokazuje, po czyjej stronie jest Zbuntowany Basestar.

icon-text-raiders = Każdy raider działa, pole po polu, w kolejności wybranej przez aktywnego gracza. Jeśli na planszy nie ma raiderów, zamiast tego każdy basestar wypuszcza 2.
icon-text-launch-raiders = Każdy basestar wypuszcza 3 raidery.
icon-text-heavy-raiders = Każdy centurion przesuwa się o 1 pole; potem każdy ciężki raider na polu startu viperów dokonuje abordażu jako centurion, a każdy inny przesuwa się o 1 pole w stronę najbliższego pola startu. Jeśli na planszy nie ma ciężkich raiderów, zamiast tego każdy basestar wypuszcza 1.
icon-text-occupation = Oddziały sił okupacyjnych w Stoczni opuszczają planszę i każdy niszczy wierzchni statek ze stosu internowanych albo, jeśli jest pusty, przygotowanych; każdy inny przesuwa się o 1 obszar dalej. Jeśli na Nowej Capricie nie ma żadnego, umieść 1 przy Władzach okupacyjnych.
icon-text-basestars = Każdy basestar atakuje Galacticę: { $odds }.

resource-text = Zaczyna od { $start }, maksimum { $max }; w czerwonej strefie od { $red } w dół. Jeśli na koniec tury wynosi 0, ludzie przegrywają.
