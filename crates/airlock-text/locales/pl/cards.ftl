# Karty: to, co stoi wokół ich efektów.

# Karty Kryzysów i Superkryzysów

crisis-check = Test umiejętności { $difficulty }: { $skills }.
crisis-pass = Sukces: { $then }.
crisis-partial = Częściowy sukces, { $threshold } lub więcej: { $then }.
crisis-fail = Porażka: { $then }.
crisis-or = Zamiast testu { $who } może wybrać: { $then }.
crisis-chooses = { $who } wybiera jedno z dwojga.
crisis-either = Albo: { $then }.
crisis-either-if = Albo, tylko jeśli { $condition }: { $then }.
crisis-or-else = Albo: { $then }.
attack-activation = 1. Aktywacja: { $then }.
attack-setup = 2. Rozmieszczenie: { $areas }.
attack-area = { $area-in } { $ships }
attack-special = 3. Zasada specjalna: { $special }. { $then }.
crisis-then = Następnie: { $steps }.
then-jump = przesuń znacznik floty o 1 pole
then-jump-or-evacuate = przesuń znacznik floty o 1 pole, a jeśli Galactica wróciła, zamiast tego ewakuuj 1 statek cywilny
then-once-returned = { $then }, jeśli Galactica wróciła
super-crisis-immune = Zdolności postaci, które wpływają na Kryzysy lub testy umiejętności, nie działają na tę kartę.

# Kiedy używa się karty lub zdolności

timing-plain = { $timing }: { $text }.
timing-if = { $timing }, tylko jeśli { $condition }. { $text }.
timing-interrupt = { $window }: { $text }.
timing-interrupt-if = { $window }, jeśli { $condition }: { $text }.
timed-action = Akcja
timed-movement = Ruch
timed-movement-or-action = Ruch lub akcja
timed-reckless-check = Po odkryciu w ryzykownym teście
timed-check-ability = Zdolność testowa
timed-human = Akcja człowieka
timed-cylon = Akcja Cylona

when-action = Jako akcja
when-movement = W twojej fazie ruchu, zamiast ruchu
when-movement-or-action = Jako akcja albo zamiast ruchu
when-reckless-check = Automatycznie, po odkryciu w ryzykownym teście
when-check-ability = Automatycznie, po odkryciu w teście umiejętności
window-crisis-revealed = zaraz po odkryciu czyjejkolwiek karty Kryzysu
window-option-chosen = po wybraniu przez gracza jednej z dwóch opcji karty Kryzysu
window-instead-of-check = przed testem umiejętności z czyjejkolwiek karty Kryzysu
window-before-cards = przed dołożeniem kart do testu umiejętności
window-before-reveal = po dołożeniu wszystkich kart do testu umiejętności, a przed ich odkryciem
window-after-total = po obliczeniu siły testu umiejętności
window-after-check = po rozpatrzeniu testu umiejętności, a przed odrzuceniem kart
window-before-roll = przed czyimkolwiek rzutem kością
window-after-roll = po czyimkolwiek rzucie kością
window-viper-attacked = po ataku na vipera
window-vipers-placed = po umieszczeniu w przestrzeni nieobsadzonych viperów z Rezerw
window-turn-began = na początku swojej tury
window-cards-added = po dołożeniu przez gracza kart do testu umiejętności
window-after-reveal = po odkryciu kart w teście umiejętności
window-destroyed = po zniszczeniu przez ciebie basestara lub centuriona
window-before-raiders = przed aktywacją raiderów
window-treachery-discarded = gdy człowiek odrzuca kartę Zdrady
window-check-passed = po zdanym teście umiejętności
window-choosing-option = gdy musisz wybrać jedną z opcji karty Kryzysu
window-civilian-threatened = przed odkryciem i zniszczeniem statku cywilnego w przestrzeni
window-removing-ships = podczas usuwania statków przy skoku
window-before-activation = na początku fazy aktywowania statków Cylonów dowolnego gracza
window-infiltration-ends = gdy kończysz Infiltrację akcją
window-motive-holds = gdy jeden z twoich Motywów jest spełniony

limit-executive-order = Można zagrać tylko 1 kartę „Rozkaz z góry” na turę.
limit-declare-emergency = Można zagrać tylko 1 kartę „Stan wyjątkowy” na test umiejętności.
limit-strategic-planning = Można zagrać tylko 1 kartę „Strategiczne planowanie” na rzut kością.
limit-critical-situation = Można zagrać łącznie tylko 1 kartę „Rozkaz z góry” lub „Sytuacja krytyczna” na turę.
limit-major-victory = Można zagrać tylko 1 kartę „Wielkie zwycięstwo” na turę.
limit-sabotage = Można zagrać tylko 1 kartę „Sabotaż” na turę.
limit-calculations = Można zagrać tylko 1 kartę „Obliczenia” na rzut kością.
limit-check-ability = Działa bez względu na to, kto dołożył kartę, także z talii Przeznaczenia, ale tylko raz na test umiejętności.
limit-restore-order = Nie można jej zagrać w ryzykownym teście ani zagrać po niej karty z Ryzykiem.

sort-reckless = Ryzyko: test staje się ryzykowny. Można zagrać tylko 1 kartę z Ryzykiem na test umiejętności.
sort-cylon-only = Tekstu tej karty mogą używać tylko gracze prowadzący Cylonów.
sort-mutinous = Gdy odrzucasz tę kartę z własnego wyboru, wylosuj 1 kartę Buntu (tylko raz na turę).

# Karty Kworum

quorum-then-discard = Następnie odrzuć tę kartę.
quorum-else-discard = W przeciwnym razie odrzuć tę kartę.
mutiny-else-discard = Jeśli nie trafia do pudełka, odrzuć tę kartę.
quorum-protects-title = Administracja nie wymaga wtedy testu: gdyby Prezydent miał stracić przez nią pozycję, może odrzucić tę kartę, aby ją zachować.

# Misje

mission-immune = To nie jest karta Kryzysu. Żadna karta ani zdolność postaci nie zmienia tego testu i nie działają w nim zdolności testowe.

# Punkty docelowe i cele

destination-text = { $text }.
destination-distance = Dystans { $distance }.
milestone-sleeper-agent-phase = Dystans { $distance }, raz: faza uśpionych agentów. Od aktywnego gracza, zgodnie z ruchem wskazówek zegara, każdy otrzymuje jeszcze 1 kartę Lojalności, { $motives ->
    [0] także ujawnieni Cyloni.
    [one] także ujawnieni Cyloni; Przywódca Cylonów otrzymuje zamiast niej jeszcze 1 Motyw.
    [few] także ujawnieni Cyloni; Przywódca Cylonów otrzymuje zamiast niej jeszcze { $motives } Motywy.
   *[many] także ujawnieni Cyloni; Przywódca Cylonów otrzymuje zamiast niej jeszcze { $motives } Motywów.
}
milestone-next-jump-ends = Dystans { $distance }: następny skok kończy grę, bez karty Punktu docelowego. Ludzie wygrywają, jeśli każdy zasób jest większy od 0.
milestone-new-caprica-phase = Dystans { $distance }, raz: etap Nowej Caprici. Wszystkie statki cywilne zostają internowane na Nowej Capricie, wszyscy się tam przenoszą, a talię Kryzysów zastępuje talia Kryzysów Nowej Caprici. Automatyczny skok sprowadza potem Galacticę z powrotem; odtąd tylko Admirał może zakończyć grę, zarządzając skok, a ludzie wygrywają, jeśli każdy zasób jest większy od 0.

# Karty Lojalności

loyalty-text-human = Jesteś człowiekiem, chyba że inna z twoich kart Lojalności czyni cię Cylonem. Wygrywasz, jeśli wygrywają ludzie.
loyalty-text-cylon = Jesteś Cylonem bez względu na swoje inne karty Lojalności. Wygrywasz, jeśli ludzie przegrywają.
loyalty-reveal = Akcja: ujawnij tę kartę. Jeśli nie jesteś { $pegasus ->
    [yes] w Areszcie ani w Więzieniu
   *[no] w Areszcie
}, { $text }.
loyalty-revealed = Następnie odrzuć karty umiejętności, tak aby zostały ci 3, { $more ->
    [yes] { $after }, odrzuć
   *[no] odrzuć
} przekazane ci karty Kworum{ $daybreak ->
    [yes] , karty Buntu i żetony cudu, oddaj
   *[no] , oddaj
} swoje pozycje, przesuń się na Okręt Zmartwychwstania i wylosuj 1 kartę Superkryzysu. { $expanded ->
    [yes] Przekaż pozostałe zakryte karty Lojalności 1 człowiekowi, chyba że dystans wynosi 7 lub więcej. Jeśli
   *[no] Jeśli
} trwa twoja tura, kończy się.
loyalty-text-sympathizer = Ujawnij tę kartę, gdy tylko ją otrzymasz. Jeśli którykolwiek zasób jest w czerwonej strefie ({ $reds }), trafiasz do Aresztu, a ta karta liczy się jako „Nie jesteś Cylonem”.
    W przeciwnym razie stajesz się ujawnionym Cylonem, nie losując karty Superkryzysu. Nigdy nie możesz aktywować Floty Cylonów ani zagrać karty Superkryzysu.
loyalty-text-sympathetic-cylon = Ujawnij tę kartę, gdy tylko ją otrzymasz. Stajesz się ujawnionym Cylonem, nie losując karty Superkryzysu, i losujesz kartę Przyjaznej Intencji. Wygrywasz tylko dzięki niej.
    Możesz prowadzić Infiltrację jak Przywódca Cylonów. W jej trakcie losujesz 3 karty umiejętności, każdą innego rodzaju.
loyalty-text-mutineer = Ujawnij tę kartę, gdy tylko ją otrzymasz. Jeśli została ci rozdana, otrzymujesz jeszcze 1 kartę Lojalności. Wylosuj 1 kartę Buntu, a każdą z twoich pozycji przejmuje inny gracz, stojący najwyżej w jej linii sukcesji. Ta karta liczy się jako „Nie jesteś Cylonem”.
    Możesz mieć { n-mutiny-limit }, zanim kolejna wyśle cię do Aresztu. Jeśli w twojej turze karta Kryzysu ma symbol przygotowania do skoku, w fazie przygotowania do skoku losujesz 1 kartę Buntu.
    Ujawniony Cylon, któremu rozdano tę kartę, przekazuje ją człowiekowi. Tak samo ty, jeśli ujawnisz się jako Cylon, bez względu na dystans.
n-mutiny-limit = { $limit ->
    [one] 1 kartę Buntu
    [few] { $limit } karty Buntu
   *[many] { $limit } kart Buntu
}
red-at = { $resource } najwyżej { $count }

# Intencje

agenda-kind = { $deck }.
agenda-wins = Wygrywasz, jeśli wygrywają { $side }, a na koniec gry { $goals }.
agenda-secret = Trzymaj tę kartę w tajemnicy do końca gry.
# Same wiersze Intencji lub Motywu, na koniec gry
agenda-line-side = wygrywają { $side }.
goal-line = { $goal }.
goal-every-at-most = każdy zasób wynosi { $count } lub mniej
goal-all-at-most = { $resources } wynoszą { $count } lub mniej
goal-any-at-most = co najmniej jeden z zasobów ({ $resources }) wynosi { $count } lub mniej
goal-all-red = każdy zasób jest w czerwonej strefie
goal-near = { $first } i { $second } różnią się najwyżej o { $count }
goal-played-super-crisis = { $who-id ->
    [you] masz na koncie zagraną w tej grze kartę Superkryzysu
   *[other] { $who } ma na koncie zagraną w tej grze kartę Superkryzysu
}
goal-damaged-at-least = { $count ->
    [few] łącznie co najmniej { $count } obszary Galactici i Pegasusa są uszkodzone
   *[many] łącznie co najmniej { $count } obszarów Galactici i Pegasusa jest uszkodzonych
}
goal-galactica-damaged-at-most = { $count ->
    [one] uszkodzony jest najwyżej 1 obszar Galactici
    [few] uszkodzone są najwyżej { $count } obszary Galactici
   *[many] uszkodzonych jest najwyżej { $count } obszarów Galactici
}
goal-caught-or-executed = { $who-id ->
    [you] jesteś w Areszcie lub w Więzieniu albo masz za sobą egzekucję w tej grze
   *[other] { $who } jest w Areszcie lub w Więzieniu albo ma za sobą egzekucję w tej grze
}
goal-infiltrating = { $who-id ->
    [you] prowadzisz Infiltrację
   *[other] { $who } prowadzi Infiltrację
}
goal-free = { $who-id ->
    [you] nie jesteś w Areszcie ani w Więzieniu
   *[other] { $who } nie jest w Areszcie ani w Więzieniu
}
goal-craft-lost = { $count ->
    [few] uszkodzone lub zniszczone są łącznie co najmniej { $count } vipery i raptory
   *[many] uszkodzonych lub zniszczonych jest łącznie co najmniej { $count } viperów i raptorów
}
goal-distance-at-least = dystans wynosi { $count } lub więcej
goal-at-least = { $resource } wynosi { $count } lub więcej
goal-no-cylon-ships = na planszy nie ma raiderów, ciężkich raiderów ani basestarów
goal-any-damaged = uszkodzony jest obszar { $places }
goal-holds-cards = { $who-id ->
    [you] masz co najmniej { $cards-acc }
   *[other] { $who } ma co najmniej { $cards-acc }
}
goal-another-in-brig = inny gracz jest w Areszcie
goal-holds-mutiny = { $who-id ->
    [you] masz kartę Buntu
   *[other] { $who } ma kartę Buntu
}
goal-no-centurions = na torze abordażu nie ma centurionów
goal-vipers-lost = { $count ->
    [few] uszkodzone lub zniszczone są co najmniej { $count } vipery
   *[many] uszkodzonych lub zniszczonych jest co najmniej { $count } viperów
}

# Motywy

motive-side = Motyw po stronie { $side-gen }.
motive-any-time = Możesz go ujawnić w dowolnej chwili, nawet w turze innego gracza, jeśli { $goals }.
motive-game-over = Ujawnia się go na koniec gry, jeśli { $goals }.
motive-wins = Wygrywasz z { $side-ins }, jeśli na koniec gry co najmniej { $count } z twoich ujawnionych Motywów { $count ->
    [few] są
   *[many] jest
} po stronie { $side-gen }, a nieujawniony { $unrevealed ->
    [one] pozostaje najwyżej 1 z twoich Motywów.
   *[many] pozostaje najwyżej { $unrevealed } z twoich Motywów.
}
