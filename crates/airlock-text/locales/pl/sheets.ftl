# Karty postaci i zdolności.

sheet-kind = { $kind }.
sheet-draw = W każdej turze losujesz: { $cards }.
sheet-skill = { $count } × { $skill }
sheet-choice = { $count ->
    [one] 1 × { $skills-or }
   *[many] { $count } × { $skills-and } w dowolnym podziale
}
sheet-start-at = Zaczynasz { $where-at }.
sheet-start-either = Zaczynasz { $first-at } albo { $second-at }, do wyboru.
sheet-start-viper = Zaczynasz jako pilot vipera, który startuje z Rezerw na wybrane przez ciebie pole z symbolem startu viperów.
sheet-start-off-board = Zaczynasz poza planszą.
sheet-leader = Od początku jesteś ujawnionym Cylonem, nie możesz mieć pozycji, zamiast kart Lojalności masz { $for ->
    [motives] Motywy
   *[agenda] kartę Intencji
} i zachowujesz wszystkie zdolności, także podczas Infiltracji.
sheet-other-version = Drugiej wersji tej postaci ({ $kind }) nigdy nie ma w grze obok tej.
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

trait-positive-strength = w testach umiejętności z wylosowanych przez ciebie kart Kryzysów każda karta o sile { $count } liczy się na plus bez względu na rodzaj.
trait-cannot-activate = nie możesz aktywować { $places-gen }.
trait-discards-last-card = gdy zaczyna się tura dowolnego gracza, a ty masz na ręce dokładnie 1 kartę umiejętności, odrzucasz ją.
trait-off-board-until-turn = jesteś poza planszą do początku swojej { $count ->
    [2] drugiej
    [3] trzeciej
   *[other] { $count }.
} tury; wtedy trafiasz na Pokład hangarowy. Do tego czasu nie wykonujesz ruchu ani akcji i nic cię nie przesuwa; zwyczajnie losujesz karty umiejętności, dokładasz do testów i losujesz karty Kryzysów.
trait-random-discards = gdy musisz odrzucić karty umiejętności, są one wybierane losowo. Kartę, którą płacisz, nadal wybierasz.
trait-difficulty-against = gdy ktoś aktywuje { $where-acc } i wybiera ciebie, trudność jest { $shifts }.
trait-actions-from-viper = jeśli zaczynasz turę, pilotując vipera, w fazie akcji masz { $count } akcje zamiast 1, nawet jeśli w międzyczasie wylądujesz.
trait-peeks-at-turn-end = na koniec swojej tury możesz obejrzeć wierzchnią kartę talii Kryzysów, po czym zostawić ją tam lub położyć na spodzie talii.
trait-sleeper-loyalty = w fazie uśpionych agentów otrzymujesz { $count } karty Lojalności zamiast 1, a potem trafiasz do Aresztu.
trait-action-after = raz w każdej swojej turze, po użyciu karty { $card }, możesz wykonać jeszcze 1 akcję.
trait-hand-limit = twój limit ręki to { n-skill-cards } zamiast { $normal }.
trait-draws-on-crisis = gdy wylosujesz kartę Kryzysu i zostanie ona odkryta, wylosuj 1 kartę umiejętności dowolnego rodzaju, także spoza swojego zestawu.
trait-start-loyalty = na początku gry otrzymujesz { $count } karty Lojalności zamiast 1.
trait-crises-drawn = ilekroć losujesz kartę Kryzysu, losujesz { $count }, rozpatrujesz 1 wybraną, a drugą kładziesz w tajemnicy na spodzie talii.
trait-location-cost = zanim aktywujesz obszar, musisz odrzucić { n-skill-cards.acc }; jeśli masz ich mniej, nie możesz go aktywować.
trait-activates-alone = nie możesz aktywować obszaru, na którym jest inna postać (z wyjątkiem { $where-gen }).
trait-shifts-difficulty = gdy ktokolwiek aktywuje { $places-acc }, możesz przed dołożeniem kart sprawić, że trudność będzie { $shifts }.
trait-rerolls-in-own-turn = raz w każdej swojej turze, po czyimkolwiek rzucie kością, możesz nakazać przerzucenie kości; liczy się nowy wynik.
trait-pilots-placed-vipers = ilekroć nieobsadzony viper z Rezerw zostaje umieszczony w przestrzeni, a ty jesteś na obszarze Galactici innym niż Areszt, możesz zostać jego pilotem i wykonać 1 akcję.
trait-may-execute-at = gdy test w Kwaterze admirała, czyjkolwiek, kończy się sukcesem z siłą { $count } lub większą, możesz nakazać egzekucję wybranej postaci zamiast wysłania jej do Aresztu.
trait-looks-at-all-civilians = gdy aktywujesz Centrum łączności, możesz obejrzeć dowolną liczbę statków cywilnych w przestrzeni i każdy z nich przesunąć na sąsiednie pole.
trait-executed-at-morale = gdy morale spadnie do { $count } lub mniej, podlegasz egzekucji; jeśli okażesz się człowiekiem, ta egzekucja nie kosztuje morale.
trait-gives-card-to-draw = gdy kończysz fazę ruchu na obszarze, na którym jest inny człowiek, możesz dać mu 1 kartę umiejętności, aby wylosować { $count }.
trait-draws-treachery = w twoim zestawie umiejętności jest Zdrada, której tekstu mogą używać tylko gracze prowadzący Cylonów.
trait-draws-treachery-daybreak = w twoim zestawie umiejętności jest Zdrada.
trait-card-instead-of-roll = w fazie akcji swojej tury zamiast rzucać kością możesz odrzucić kartę umiejętności: wynikiem jest jej siła plus { $count }. Nic, co zmienia rzut, tego nie zmienia.
trait-must-move = jeśli kończysz fazę akcji tam, gdzie zaczynasz turę, i nie jest to Areszt, trafiasz do Ambulatorium.
trait-discards-at-reveals = ilekroć ktoś ujawnia kartę „Jesteś Cylonem”, odrzucasz wszystkie swoje karty umiejętności.
trait-moves-alone = nie możesz z własnej woli przesunąć się na obszar, na którym jest inna postać.
trait-cost-at = zanim aktywujesz { $where-acc }, musisz odrzucić { n-skill-cards.acc }.
trait-activates-again = w swojej turze, po aktywowaniu { $places-gen }, możesz odrzucić 1 kartę umiejętności, aby od razu aktywować ten sam obszar ponownie, raz w turze dla każdego z nich.
trait-card-action-cost = zanim użyjesz akcji lub zdolności Ruchu z karty umiejętności, musisz odrzucić oprócz niej { n-skill-cards.acc }.
trait-discards-fewer = raz na każdą kartę Kryzysu, gdy każe ci ona odrzucić karty umiejętności, odrzucasz o { $count } mniej.
trait-pays-for-company = jeśli kończysz fazę ruchu na obszarze z innym graczem, musisz odrzucić { n-skill-cards.acc }; jeśli nie możesz, na koniec tury trafiasz do Aresztu.
trait-draws-at-loss = raz w każdej turze, zaraz po spadku { $resource-gen }, możesz wylosować { draw-skill.acc }, zatrzymać { $keep } z nich i odrzucić resztę.
trait-loses-damaged-viper = ilekroć pilotowany przez ciebie viper ma zostać uszkodzony, zostaje zniszczony.
trait-no-actions-of = nie możesz używać akcji z kart { $skill-gen } ani ich zdolności Ruchu.
trait-activates-after-order = gdy zagrasz Rozkaz z góry, a wybrany gracz go wykona, możesz aktywować obszar, na którym jesteś.
trait-mutiny-costs = za każdą wylosowaną kartę Buntu musisz odrzucić { n-skill-cards.acc }.
trait-picks-mutiny = ilekroć ktokolwiek, także ty, losuje kartę Buntu, oglądasz { top-cards } talii Buntu, 1 z nich dajesz temu graczowi, a drugą kładziesz na spodzie talii.
trait-start-mutiny = zaczynasz grę, mając { n-mutiny-cards.acc }, także jeśli przejmujesz tę postać po egzekucji.
trait-scouts-more = gdy Wysłanie zwiadu pozwala ci obejrzeć wierzchnią kartę talii, oglądasz { top-cards } i każdą z nich kładziesz na wierzchu lub na spodzie talii w dowolnej kolejności.
trait-draws-fewer-off = dopóki nie jesteś { $ship-at }, w fazie otrzymywania umiejętności losujesz o { n-skill-cards.acc } mniej.
trait-reveals-in-brig-only = akcji z karty „Jesteś Cylonem” możesz użyć tylko w Areszcie.
trait-spares-discards = raz w każdej turze, gdy inny gracz musi odrzucić karty umiejętności, możesz wylosować 1 kartę Zdrady: ten gracz odrzuca wtedy o 1 kartę mniej. Nie działa to przy limicie ręki, kartach Superkryzysów ani koszcie zdolności.
trait-no-draw-in-hazard = na obszarze zagrożenia nie losujesz kart umiejętności w fazie otrzymywania umiejętności.
trait-leaving-costs-super-crisis = aby opuścić { $where-acc }, musisz odrzucić 1 kartę Superkryzysu.
trait-infiltrator-draws = podczas Infiltracji losujesz w fazie otrzymywania umiejętności { $count } dodatkowe karty umiejętności zamiast 1, ale nie w Ambulatorium.
trait-adds-nothing-in-others-actions = nie możesz dokładać kart do testów umiejętności w fazie akcji innego gracza, także podczas misji.
trait-adds-cards = do każdego testu umiejętności możesz dołożyć najwyżej { n-skill-cards.acc }, a podczas Infiltracji najwyżej { $infiltrating }, ale w Areszcie tylko 1.
trait-adds-face-up = gdy dokładasz karty do testu umiejętności, { $count } z nich musi być odkryta.
place-the = { $where }
    .acc = { $where-acc }
    .gen = { $where-gen }
place-at = { $where-at }
shift = { $by-sign ->
    [minus] o { $by-size } mniejsza
   *[plus] o { $by-size } większa
}
