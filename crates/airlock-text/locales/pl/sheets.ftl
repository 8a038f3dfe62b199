# Karty postaci i zdolności.

sheet-kind = { $kind }.
sheet-draw = W każdej turze losujesz: { $cards }.
sheet-skill = { $count } × { $skill }
sheet-choice = { $count ->
    [one] 1 × { $skills-or }
   *[many] { $count } × { $skills-or } w dowolnym podziale
}
sheet-start-at = Zaczynasz { $where-at }.
sheet-start-either = Zaczynasz { $first-at } albo { $second-at }.
sheet-start-viper = Zaczynasz w viperze, który startuje z Rezerw na wybrane przez ciebie pole startu viperów.
sheet-start-off-board = Zaczynasz poza planszą.
sheet-leader = Od początku jesteś ujawnionym Cylonem, nie możesz mieć pozycji, zamiast kart Lojalności masz { $for ->
    [motives] Motywy
   *[agenda] kartę Intencji
} i zachowujesz wszystkie zdolności, także podczas Infiltracji.
sheet-other-version = Nigdy w grze razem z drugą wersją tej postaci ({ $kind }).
quality-miracles = Zaczynasz { $start ->
    [one] z 1 żetonem cudu
   *[many] z { $start } żetonami cudu
} i możesz ich mieć najwyżej { $limit }.
quality-starts-infiltrating = Zaczynasz grę w trakcie Infiltracji, z 1 kartą umiejętności na ręce więcej niż inni Przywódcy Cylonów.
sheet-line = Miejsce w liniach sukcesji: { $lines }.
sheet-line-place = { $title } { $place }
sheet-ability = { $kind-id ->
    [weakness] { $ability } (słabość): { $text }
   *[other] { $ability }: { $text }
}

ability-action = { $once ->
    [yes] Raz w trakcie rozgrywki, jako akcja{ ability-only }: { $text }.
    [miracle] Za { n-miracle-tokens }, jako akcja{ ability-only }: { $text }.
   *[no] Akcja{ ability-only }: { $text }.
}
ability-movement = { $once ->
    [yes] Raz w trakcie rozgrywki, zamiast ruchu{ ability-only }: { $text }.
    [miracle] Za { n-miracle-tokens }, zamiast ruchu{ ability-only }: { $text }.
   *[no] Ruch{ ability-only }: { $text }.
}
ability-only = { $only ->
    [yes] , jeśli { $condition }
   *[no] {""}
}
ability-interrupt = { $once ->
    [yes] raz w trakcie rozgrywki, { $window }, możesz { $text-inf }.
    [miracle] za { n-miracle-tokens }, { $window }, możesz { $text-inf }.
   *[no] { $window } możesz { $text-inf }.
}

trait-positive-strength = w testach umiejętności z wylosowanych przez ciebie kart Kryzysów wszystkie karty o sile { $count } liczą się na plus.
trait-cannot-activate = nie możesz aktywować { $places-gen }.
trait-discards-last-card = na początku tury dowolnego gracza, jeśli masz dokładnie 1 kartę umiejętności, odrzuć ją.
trait-off-board-until-turn = jesteś poza planszą do początku swojej { $count ->
    [2] drugiej
    [3] trzeciej
   *[other] { $count }.
} tury; wtedy trafiasz na Pokład hangarowy. Do tego czasu nie wykonujesz ruchu ani akcji i nic cię nie przesuwa; jak zwykle losujesz karty umiejętności, dokładasz do testów i losujesz karty Kryzysów.
trait-random-discards = gdy coś każe ci odrzucić karty umiejętności, odrzuć je losowo. Karty, którymi płacisz, nadal wybierasz.
trait-difficulty-against = gdy ktoś aktywuje { $where-acc } i wybiera ciebie, trudność jest { $shifts }.
trait-actions-from-viper = jeśli zaczynasz turę, pilotując vipera, w fazie akcji masz { $count } akcje zamiast 1, nawet jeśli w międzyczasie wylądujesz.
trait-peeks-at-turn-end = na koniec swojej tury możesz obejrzeć wierzchnią kartę talii Kryzysów, po czym zostawić ją tam lub położyć na spodzie talii.
trait-sleeper-loyalty = w fazie uśpionych agentów otrzymujesz { $count } karty Lojalności zamiast 1, a potem trafiasz do Aresztu.
trait-action-after = raz na turę, po użyciu w swojej turze karty „{ $card }”, możesz wykonać jeszcze 1 akcję.
trait-hand-limit = twój limit ręki to { n-skill-cards } zamiast { $normal }.
trait-draws-on-crisis = po odkryciu wylosowanej przez ciebie karty Kryzysu wylosuj 1 kartę umiejętności dowolnego rodzaju, także spoza swojego zestawu.
trait-start-loyalty = na początku gry otrzymujesz { $count } karty Lojalności zamiast 1.
trait-crises-drawn = gdy losujesz kartę Kryzysu, wylosuj { $count }, rozpatrz 1, a drugą połóż w tajemnicy na spodzie talii.
trait-location-cost = zanim aktywujesz obszar, musisz odrzucić { n-skill-cards.acc }.
trait-activates-alone = nie możesz aktywować obszaru, na którym jest inna postać, z wyjątkiem { $where-gen }.
trait-shifts-difficulty = gdy ktokolwiek aktywuje { $places-acc }, przed dołożeniem kart możesz { $shifts-inf }.
trait-rerolls-in-own-turn = raz na turę, po dowolnym rzucie kością w swojej turze, możesz kazać go powtórzyć; liczy się nowy wynik.
trait-pilots-placed-vipers = gdy nieobsadzony viper z Rezerw zostaje umieszczony w przestrzeni, a ty jesteś na Galactice, ale nie w Areszcie, możesz zostać jego pilotem i wykonać 1 akcję.
trait-may-execute-at = gdy czyjkolwiek test w Kwaterze admirała kończy się sukcesem z siłą { $count } lub większą, możesz kazać dokonać egzekucji wybranej postaci, zamiast wysłać ją do Aresztu.
trait-looks-at-all-civilians = gdy aktywujesz Centrum łączności, możesz obejrzeć dowolną liczbę statków cywilnych w przestrzeni i każdy z nich przesunąć na sąsiednie pole.
trait-executed-at-morale = gdy morale spadnie do { $count } lub mniej, giniesz w egzekucji; jeśli okażesz się człowiekiem, nie kosztuje to morale.
trait-gives-card-to-draw = gdy kończysz fazę ruchu na obszarze z innym człowiekiem, możesz dać temu graczowi 1 kartę umiejętności, aby wylosować { $count }.
trait-draws-treachery = w twoim zestawie umiejętności jest Zdrada, której tekstu mogą używać tylko gracze prowadzący Cylonów.
trait-draws-treachery-daybreak = w twoim zestawie umiejętności jest Zdrada.
trait-card-instead-of-roll = w fazie akcji swojej tury możesz, zamiast rzucać kością, odrzucić kartę umiejętności: wynikiem jest jej siła plus { $count }. Nic, co zmienia rzuty, na to nie wpływa.
trait-must-move = jeśli kończysz fazę akcji tam, gdzie zaczęła się twoja tura, i nie jest to Areszt, trafiasz do Ambulatorium.
trait-discards-at-reveals = gdy ktoś ujawnia kartę „Jesteś Cylonem”, odrzuć wszystkie swoje karty umiejętności.
trait-moves-alone = nie możesz z własnej woli przesunąć się na obszar, na którym jest inna postać.
trait-cost-at = zanim aktywujesz { $where-acc }, musisz odrzucić { n-skill-cards.acc }.
trait-activates-again = w swojej turze, po aktywowaniu { $places-gen }, możesz odrzucić 1 kartę umiejętności, aby od razu aktywować ten sam obszar ponownie (raz na turę dla każdego z nich).
trait-card-action-cost = zanim użyjesz akcji lub zdolności Ruchu z karty umiejętności, musisz odrzucić dodatkowo { n-skill-cards.acc }.
trait-discards-fewer = raz na kartę Kryzysu, gdy każe ci ona odrzucić karty umiejętności, odrzuć o { $count } mniej.
trait-pays-for-company = jeśli kończysz fazę ruchu na obszarze z innym graczem, musisz odrzucić { n-skill-cards.acc }; jeśli nie możesz, na koniec swojej tury trafiasz do Aresztu.
trait-draws-at-loss = raz na turę, zaraz po spadku { $resource-gen }, możesz wylosować { draw-skill.acc }, zatrzymać { $keep } i odrzucić resztę.
trait-loses-damaged-viper = gdy pilotowany przez ciebie viper miałby zostać uszkodzony, zostaje zniszczony.
trait-no-actions-of = nie możesz używać akcji z kart { $skill-gen } ani ich zdolności Ruchu.
trait-activates-after-order = gdy gracz wybrany przez ciebie kartą „Rozkaz z góry” wykona rozkaz, możesz aktywować swój obszar.
trait-mutiny-costs = za każdą wylosowaną kartę Buntu musisz odrzucić { n-skill-cards.acc }.
trait-picks-mutiny = gdy ktokolwiek, także ty, losuje kartę Buntu, obejrzyj { top-cards } talii Buntu, 1 daj temu graczowi, a drugą połóż na spodzie talii.
trait-start-mutiny = zaczynasz { $count ->
    [one] z 1 kartą Buntu
   *[many] z { $count } kartami Buntu
}, także jeśli przejmujesz tę postać po egzekucji.
trait-scouts-more = gdy twoja karta „Wysłanie zwiadu” pozwala obejrzeć wierzchnią kartę talii, obejrzyj { top-cards } i każdą połóż na wierzchu lub na spodzie talii, w dowolnej kolejności.
trait-draws-fewer-off = gdy nie jesteś { $ship-at }, w fazie otrzymywania umiejętności losujesz o { n-skill-cards.acc } mniej.
trait-reveals-in-brig-only = akcji z karty „Jesteś Cylonem” możesz użyć tylko w Areszcie.
trait-spares-discards = raz na turę, gdy inny gracz musi odrzucić karty umiejętności, możesz wylosować 1 kartę Zdrady, aby odrzucił o 1 kartę mniej. Nie dotyczy to limitu ręki, kart Superkryzysów ani kosztów zdolności.
trait-no-draw-in-hazard = na obszarze zagrożenia nie losujesz kart umiejętności w fazie otrzymywania umiejętności.
trait-leaving-costs-super-crisis = aby opuścić { $where-acc }, musisz odrzucić 1 kartę Superkryzysu.
trait-infiltrator-draws = podczas Infiltracji losujesz w fazie otrzymywania umiejętności { $count ->
    [one] 1 dodatkową kartę
    [few] { $count } dodatkowe karty
   *[many] { $count } dodatkowych kart
} umiejętności zamiast 1, ale nie w Ambulatorium.
trait-adds-nothing-in-others-actions = nie możesz dokładać kart do testów umiejętności w fazie akcji innego gracza, także podczas misji.
trait-adds-cards = do każdego testu umiejętności możesz dołożyć najwyżej { n-skill-cards.acc }, podczas Infiltracji { $infiltrating }, ale w Areszcie tylko 1.
trait-adds-face-up = gdy dokładasz karty do testu umiejętności, { $count ->
    [one] 1 z nich dołóż odkrytą
   *[many] { $count } z nich dołóż odkryte
}.
place-the = { $where }
    .acc = { $where-acc }
    .gen = { $where-gen }
place-at = { $where-at }
shift = { $by-sign ->
    [minus] o { $by-size } mniejsza
   *[plus] o { $by-size } większa
}
    .inf = { $by-sign ->
        [minus] zmniejszyć trudność o { $by-size }
       *[plus] zwiększyć ją o { $by-size }
    }
