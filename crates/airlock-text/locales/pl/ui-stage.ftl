# Scena: testy, Kryzysy, wybór postaci, duże karty do wyboru, uśpieni agenci, koniec.

ui-you = Ty
ui-you-small = ty

# Czym jest karta i kto ją przyniósł

ui-stage-kind = { $card-id ->
    [crisis] { $you ->
        [yes] Kryzys, który losujesz
       *[no] Kryzys, który losuje { $who }
    }
    [super-crisis] { $you ->
        [yes] Superkryzys, który zagrywasz
       *[no] Superkryzys, który zagrywa { $who }
    }
    [location] { $you ->
        [yes] Obszar, który aktywujesz
       *[no] Obszar, który aktywuje { $who }
    }
   *[other] { $you ->
        [yes] Używasz tego
       *[no] Używa tego { $who }
    }
}
ui-stage-by = { $you ->
    [yes] ty
   *[no] { $who }
}

# Test umiejętności

ui-check-label = Test umiejętności: { $what }
ui-check-to-pass = aby zdać
ui-check-count-for = liczą się na plus
ui-check-aim = { $you ->
    [yes] Wybrano ciebie
   *[no] Wybrano: { $who }
}
ui-check-shift = { $known ->
    [yes] { $by ->
        [somebody] { $what }, { $who }
       *[nobody] { $what }
    }
   *[no] { $by ->
        [somebody] { $who }
       *[nobody] zmiana
    }
}
ui-check-cards = { $open ->
    [yes] { $count ->
        [one] z 1 odkrytą kartą
       *[many] z { $count } odkrytymi kartami
    }
   *[no] { $count ->
        [0] jeszcze bez kart
        [one] 1 zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
}
ui-check-verdict = { $outcome-id ->
    [pass] { $margin ->
        [0] Sukces co do punktu
       *[other] Sukces, zapas { $margin }
    }
    [partial] Częściowy sukces, do pełnego brakuje { $margin }
   *[fail] Porażka, brakuje { $margin }
}
ui-check-decided = rozstrzyga { $who }, bez kart
ui-check-no-cards = Test jest rozstrzygnięty, więc nikt nie dokłada kart.
ui-check-axis = Siła { $total }; { $has-partial ->
    [yes] częściowy sukces od { $partial }, sukces od { $pass }
   *[no] sukces od { $pass }
}
ui-check-axis-dark = Nie odkryto jeszcze kart; { $has-partial ->
    [yes] częściowy sukces od { $partial }, sukces od { $pass }
   *[no] sukces od { $pass }
}
ui-check-axis-pass = sukces
ui-check-axis-partial = częściowy
ui-check-row = { $for ->
    [yes] plus
   *[no] minus
}
ui-check-row-label = { $for ->
    [yes] Karty, które liczą się na plus
   *[no] Karty, które liczą się na minus
}
ui-check-go-on = Dalej
ui-check-secret = Kto dołożył którą kartę, pozostaje tajemnicą.
ui-check-as-it-stands = { $verdict } (na razie)
ui-check-can-change = Siła testu może się jeszcze zmienić.
ui-check-dial = { $resource } { $by }

ui-check-givers = Kto ile kart dołożył
ui-check-destiny = Przeznaczenie
ui-check-at-most = najwyżej { $count }
ui-check-adds = dokłada { $count }
ui-check-added = { $count ->
    [0] bez kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
ui-check-at-most-one = (najwyżej 1)
ui-check-turn = { $whose ->
    [mine] { $when ->
        [now] twoja kolej
        [next] potem ty
        [first] zaczynasz
        [last] ty na końcu
        [at-end] ty na końcu
       *[later] później
    }
   *[other] { $when ->
        [now] teraz dokłada
        [next] następna kolej
        [first] zaczyna
        [last] teraz dokłada
        [at-end] na końcu
       *[later] później
    }
}
ui-check-note-opening = Przed dołożeniem kart ktoś może jeszcze użyć karty lub zdolności. Potem talia Przeznaczenia dokłada { $destiny }, a każdy dokłada raz.
ui-check-note-adding = Karty są tasowane przed odkryciem. Kto dołożył którą, pozostaje tajemnicą.
ui-check-note-open = Wszystkie karty w tym teście są odkryte.
ui-check-note-added = Wszyscy już dołożyli. Po krótkiej przerwie karty zostaną potasowane i odkryte.
ui-check-help = Powiedz, ile możesz pomóc
ui-check-help-none = Wcale
ui-check-help-little = Trochę
ui-check-help-lot = Dużo

# Kryzys

ui-crisis-check = Test umiejętności.
ui-crisis-attack = Cyloński atak. Nikt nie wybiera.
ui-crisis-chooses = { $you ->
    [yes] { $role ->
        [admiral] Wybierasz ty jako Admirał.
        [president] Wybierasz ty jako Prezydent.
       *[current] Wybierasz ty: to twoja tura.
    }
   *[no] { $role ->
        [admiral] Wybiera { $who } jako Admirał.
        [president] Wybiera { $who } jako Prezydent.
       *[current] Wybiera { $who } jako aktywny gracz.
    }
}
ui-crisis-make-check = Test umiejętności
ui-crisis-instead = Bez testu
ui-crisis-either = Albo
ui-crisis-or-else = Albo
ui-crisis-only-if = Tylko jeśli { $condition }.
ui-crisis-or = albo
ui-crisis-then = { $icon-id ->
    [raiders] Potem działają raidery
    [launch-raiders] Potem basestary wypuszczają raidery
    [heavy-raiders] Potem działają ciężkie raidery
   *[basestars] Potem atakują basestary
}
ui-crisis-then-jump = { $first ->
    [yes] Potem skok się zbliża
   *[no] i skok się zbliża
}
ui-crisis-then-nothing = Losuje Cylon: bez statków i bez skoku

# Wybór postaci

ui-picks = Postacie
ui-picks-types = Dostępne rodzaje
ui-picks-rule = Wybierz z rodzaju, w którym zostało najwięcej postaci. Przy remisie dostępne są wszystkie takie rodzaje. Wsparcie jest dostępne zawsze.
ui-picks-rule-leaders = Wybierz z rodzaju, w którym zostało najwięcej postaci. Przy remisie dostępne są wszystkie takie rodzaje. Wsparcie jest dostępne zawsze. Przywódcy Cylonów się nie liczą.
ui-picks-newcomer = Wybierz nową postać
ui-picks-rule-newcomer = Twoja postać zginęła w egzekucji i nie była Cylonem. Wybierz inną, dowolnego rodzaju, której nie ma w grze, która nie zginęła w egzekucji i nie jest Przywódcą Cylonów. Karty Lojalności zachowujesz, ale ręka przepada.
ui-picks-newcomer-rule = Dowolna postać, której nie ma w grze i która nie zginęła w egzekucji.
ui-picks-executed = Po egzekucji
ui-picks-rule-assist = Wybierz dowolną z pozostałych postaci.
ui-picks-kind = { $kind-id ->
    [political-leader] Przywódcy polityczni
    [military-leader] Przywódcy wojskowi
    [pilot] Piloci
    [cylon-leader] Przywódcy Cylonów
   *[support] Wsparcie
}
ui-picks-kind-short = { $kind-id ->
    [political-leader] Polityczni
    [military-leader] Wojskowi
    [pilot] Piloci
    [cylon-leader] Cyloni
   *[support] Wsparcie
}
ui-picks-why = { $state ->
    [open] do wyboru, zostało { $left }
    [always] zawsze do wyboru
    [none] brak wolnych
    [led] ktoś z was już nim jest
    [leader-due] nikt jeszcze nim nie jest: musisz ty
    [leader-must] ktoś z was musi nim być
    [leader-may] ktoś z was może nim być
    [leader-first] nie teraz: nikt jeszcze nie jest Przywódcą Cylonów
   *[closed] nie teraz: zostało { $left }, a w innym rodzaju { $most }
}
ui-picks-short = { $state ->
    [open] najwięcej: do wyboru
    [always] zawsze do wyboru
    [none] brak wolnych
    [led] już jest, tylko jeden
    [leader-due] musisz ty
    [leader-must] ktoś z was musi
    [leader-may] ktoś z was może
    [leader-first] nie teraz
   *[closed] na razie nie
}
ui-picks-title = Na razie { $title }
ui-picks-title-open = jeszcze nikt
ui-picks-pick = Wybierz
ui-picks-state = { $banned ->
    [yes] Nie w tej grze
   *[no] { $open ->
        [yes] Do wyboru
       *[no] Jeszcze nie
    }
}
ui-picks-either = { $count ->
    [one] 1 z tych
   *[many] łącznie { $count } z tych
}
ui-picks-start = Zaczyna { $where-at }
ui-picks-start-either = Zaczyna { $where-at } albo { $other-at }
ui-picks-start-viper = Zaczyna w viperze
ui-picks-start-off = Zaczyna poza planszą

# Kim jest Przywódca Cylonów

ui-leader = Gra Przywódcą Cylonów
ui-leader-cylon = Wszyscy wiedzą, że jesteś Cylonem. Zachowujesz wszystkie zdolności z karty postaci i losujesz według niej, ale nie dostajesz kart Lojalności i zaczynasz bez karty Superkryzysu.
ui-leader-agenda = Losujesz tajną kartę { $agenda-card } i wygrywasz tylko wtedy, gdy na koniec spełnione jest wszystko, co na niej podano, ktokolwiek jeszcze wygra.
ui-leader-motives = Dostajesz tajne Motywy, 2 na początku i 2 w połowie drogi. Wygrywasz, jeśli na koniec najwyżej 1 jest nieujawniony, a co najmniej 2 z ujawnionych są po zwycięskiej stronie.
ui-leader-infiltrates = Z Floty ludzi możesz rozpocząć Infiltrację: wchodzisz na Galacticę i grasz jak człowiek tak długo, jak chcesz.

# Zdolności w skrócie

ui-short-positive-strength = W twoich Kryzysach karty o sile { $count } są na plus.
ui-short-cannot-activate = Nie możesz aktywować { $places-gen }.
ui-short-discards-last-card = Jedyna karta na ręce przepada na początku każdej tury.
ui-short-off-board-until-turn = Poza planszą do twojej tury { $count }.
ui-short-random-discards = Wymuszone odrzucanie jest losowe.
ui-short-difficulty-against = { $where } przeciwko tobie: o { $by-size } { $by-sign ->
    [minus] łatwiej
   *[plus] trudniej
}.
ui-short-actions-from-viper = Tura zaczęta w viperze: { $count ->
    [one] 1 akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}.
ui-short-peeks-at-turn-end = Koniec tury: zobacz następny Kryzys, zostaw lub połóż na spodzie.
ui-short-sleeper-loyalty = W połowie drogi { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
} Lojalności, potem Areszt.
ui-short-action-after = Po karcie „{ $card }”: jeszcze 1 akcja.
ui-short-hand-limit = Limit ręki { $count } zamiast { $normal }.
ui-short-draws-on-crisis = Po odkryciu twojego Kryzysu: wylosuj 1 kartę dowolnego rodzaju.
ui-short-start-loyalty = Zaczynasz z { $count } kartami Lojalności.
ui-short-crises-drawn = Losujesz { $count } Kryzysy, zostawiasz 1.
ui-short-location-cost = Aktywacja obszaru kosztuje { n-cards.acc }.
ui-short-activates-alone = Nie aktywujesz obszarów z innymi, oprócz { $where-gen }.
ui-short-shifts-difficulty = { $places }: { $way ->
    [easier] możesz ułatwić o { $count }
    [harder] możesz utrudnić o { $count }
   *[either] o { $count } łatwiej lub trudniej
}.
ui-short-rerolls-in-own-turn = Raz w swojej turze: przerzuć kość.
ui-short-pilots-placed-vipers = Gdy startuje viper: przejmij go i wykonaj akcję.
ui-short-may-execute-at = Kwatera admirała od { $count }: możliwa egzekucja.
ui-short-looks-at-all-civilians = Centrum łączności: obejrzyj i przesuń dowolne statki cywilne.
ui-short-executed-at-morale = Egzekucja, gdy morale spadnie do { $count }, bez straty morale.
ui-short-gives-card-to-draw = Po ruchu: daj komuś na miejscu kartę, wylosuj { $count }.
ui-short-draws-treachery = Zdrada w twoim zestawie.
ui-short-card-instead-of-roll = W swojej akcji odrzuć kartę zamiast rzucać: siła +{ $count }.
ui-short-must-move = Bez zmiany miejsca w turze: Ambulatorium.
ui-short-discards-at-reveals = Gdy ujawnia się Cylon: odrzucasz wszystkie karty.
ui-short-moves-alone = Nie możesz iść tam, gdzie ktoś jest.
ui-short-cost-at = { $where } kosztuje { n-cards.acc }.
ui-short-activates-again = { $places }: jeszcze raz za 1 kartę.
ui-short-card-action-cost = Akcje z kart kosztują dodatkowo { n-cards.acc }.
ui-short-discards-fewer = Przy Kryzysie odrzucasz o { n-cards.acc } mniej.
ui-short-pays-for-company = Ruch do innych: { n-cards } albo Areszt.
ui-short-draws-at-loss = Gdy spada { $resource }: wylosuj { draw-skill.acc }, zatrzymaj { $keep }.
ui-short-loses-damaged-viper = Twój uszkodzony viper zostaje zniszczony.
ui-short-no-actions-of = Bez akcji z kart { $skill-gen }.
ui-short-activates-after-order = Po twojej karcie „Rozkaz z góry”: aktywuj swój obszar.
ui-short-mutiny-costs = Każda wylosowana karta Buntu kosztuje { n-cards.acc }.
ui-short-picks-mutiny = Widzisz { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} Buntu i wybierasz losowaną.
ui-short-start-mutiny = { $count ->
    [one] Zaczynasz z kartą Buntu.
   *[many] Zaczynasz z { $count } kartami Buntu.
}
ui-short-scouts-more = Twój zwiad ogląda { n-cards.acc }.
ui-short-draws-fewer-off = Gdy nie jesteś { $ship-at }: losujesz o { $count } mniej.
ui-short-reveals-in-brig-only = Akcja z karty Cylona tylko w Areszcie.
ui-short-spares-discards = Wylosuj Zdradę: ktoś odrzuca o 1 kartę mniej.
ui-short-no-draw-in-hazard = Na obszarze zagrożenia nic nie losujesz.
ui-short-leaving-costs-super-crisis = Opuszczenie { $where-gen } kosztuje Superkryzys.
ui-short-infiltrator-draws = Podczas Infiltracji losujesz o { $count } więcej.
ui-short-adds-nothing-in-others-actions = Nie dokładasz do testów w akcjach innych.
ui-short-adds-cards = Do testu najwyżej { n-cards.acc }, podczas Infiltracji { $infiltrating }.
ui-short-adds-face-up = { $count ->
    [one] 1 z twoich kart dokładasz odkrytą.
   *[many] { $count } z twoich kart dokładasz odkryte.
}
ui-short-take-check-cards = Po teście: weź wszystkie jego karty.
ui-short-switch-option = Zmień czyjś wybór na drugą opcję.
ui-short-replace-crisis = Wymień właśnie odkryty Kryzys.
ui-short-decide-check = Rozstrzygnij test Kryzysu: sukces lub porażka.
ui-short-no-strength = Wskaż w teście rodzaj: jego karty mają siłę 0.
ui-short-activate-vipers = Akcja: { $count ->
    [one] 1 aktywacja
    [few] { $count } aktywacje
   *[many] { $count } aktywacji
} nieobsadzonych viperów.
ui-short-resolve-quorum-of = Akcja: zagraj 1 z { $count } kart Kworum.
ui-short-look-at-loyalty = Akcja: zobacz całą Lojalność gracza.
ui-short-admiral-receives = Akcja: Admirał zostaje { $title-ins }.
ui-short-trade = Akcja: { $resource } { $by } za 1 innego zasobu.

# Duże karty

ui-choice-only-you = Widzisz to tylko ty.
ui-choice-jump = Flota wykonuje skok
ui-choice-ways = { $count ->
    [2] Dwa punkty docelowe
    [3] Trzy punkty docelowe
    [few] { $count } punkty docelowe
   *[other] { $count } punktów docelowych
}
ui-choice-ways-foot = Pozostałe trafiają na spód talii. Wszyscy dowiedzą się, co wybierasz, ale nie, co zostawiasz.
ui-choice-dial = { $resource } { $to }
ui-choice-then = Potem dystans { $distance } z { $goal }{ $there ->
    [yes] : następny skok jest ostatni
   *[no] {""}
}{ $changed ->
    [yes] ; { $dials }
   *[no] {""}
}.
ui-choice-crisis = Wylosowane karty Kryzysów
ui-choice-keep = { $count ->
    [2] Rozpatrz jedną z dwóch
   *[other] Rozpatrz jedną z { $count }
}
ui-choice-keep-foot = Pozostałe trafiają na spód talii i nikt inny ich nie widzi.
ui-choice-keep-foot-cylon = Pozostałe zostają odrzucone i wszyscy je widzą.
ui-choice-super = Superkryzys
ui-choice-play = Zagraj jedną z { $count }
ui-choice-play-foot = Zagraną kartę widzą wszyscy.
ui-choice-quorum = Wylosowane karty Kworum
ui-choice-quorum-foot = Pozostałe trafiają w tajemnicy na spód talii Kworum.
ui-choice-give-quorum = Wybierz jedną z { $count } dla Prezydenta
ui-choice-give-quorum-foot = Drugą możesz potem zagrać lub odrzucić.
ui-choice-other-quorum = Zagrać tę kartę?
ui-choice-other-quorum-foot = Jeśli nie, odrzucasz ją i wszyscy ją widzą.
ui-choice-mutiny = Karty Buntu
ui-choice-pick-mutiny = Wybierz kartę, którą losuje { $who }
ui-choice-play-mutiny = { $count ->
    [one] Zagraj tę kartę
   *[many] Zagraj jedną z { $count }
}
ui-choice-mutiny-foot = Pozostałe trafiają w tajemnicy na spód talii Buntu.
ui-choice-damage = Galactica jest uszkodzona
ui-choice-tokens = Wybierz z { $count ->
    [one] tego 1 żetonu
   *[many] tych { $count } żetonów
}
ui-choice-tokens-foot = Pozostałe wracają w tajemnicy.
ui-choice-hand = Ręka innego gracza
ui-choice-take = Te karty ma { $who }
ui-choice-take-foot = Wszyscy dowiedzą się, że bierzesz kartę, ale nie którą.
ui-choice-peek = Wierzch talii { $deck-gen }
ui-choice-peeked = Następna karta
ui-choice-sort = Karty Kryzysów, które widzisz tylko ty
ui-choice-sort-top = Karty, które widzisz tylko ty
ui-choice-sort-top-foot = Po jednej: na wierzch tych już odłożonych albo na spód talii.
ui-choice-sort-foot = Po jednej: na wierzch tych już odłożonych albo na spód talii.
ui-choice-on-top = Na wierzch
ui-choice-under = Na spód talii
ui-choice-locked = Wierzchni statek ze stosu internowanych
ui-choice-learned = Wierzchnie karty talii
ui-choice-learned-foot = Wszystkie trafiają do testu albo wszystkie na twoją rękę.
ui-choice-peek-foot = Zostaw ją na wierzchu albo połóż na spodzie talii. Wszyscy dowiedzą się, co wybierasz.
ui-choice-civilian = Statek cywilny
ui-choice-ship = Co wiezie statek { $area-in }
ui-choice-ship-foot = Może przesunąć się o 1 pole. Wszyscy dowiedzą się dokąd, ale nie, co wiezie.
ui-choice-stays = Teraz jest tutaj
ui-choice-moves = Przesuń go tutaj
ui-choice-nothing-there = Nic tam nie ma

# Uśpieni agenci

ui-sleepers = Budzą się uśpieni agenci
ui-sleepers-distance = Osiągnięto dystans { $distance }
ui-sleepers-rule = Każdy dostaje jeszcze 1 kartę Lojalności. Wystarczy jedna karta Cylona, aby być Cylonem, bez względu na wcześniejsze.
ui-sleepers-deck = { $left ->
    [0] Talia jest pusta.
    [one] W talii została 1 karta.
    [few] W talii zostały { $left } karty.
   *[many] W talii zostało { $left } kart.
}
ui-sleepers-dealt = { $count ->
    [one] Rozdano 1 kartę.
    [few] Rozdano { $count } karty.
   *[many] Rozdano { $count } kart.
}
ui-sleepers-got = { $count ->
    [0] bez karty
    [one] { $mine ->
        [yes] obejrzyj swoją
       *[no] rozdana
    }
   *[other] { $brig ->
        [yes] rozdane { $count }, potem Areszt
       *[no] rozdane { $count }
    }
}
ui-sleepers-sympathizer = { $joined ->
    [yes] { $who } ujawnia ją i dołącza do Cylonów: żaden zasób nie był w czerwonej strefie.
   *[no] { $who } ujawnia ją i trafia do Aresztu: któryś zasób był w czerwonej strefie.
}
ui-sleepers-sympathizer-rule = Kto ją dostanie, od razu ją ujawnia. { $red ->
    [yes] Któryś zasób jest w czerwonej strefie: ten gracz trafia do Aresztu.
   *[no] Żaden zasób nie jest w czerwonej strefie: ten gracz dołącza do Cylonów.
}
ui-sleepers-sympathetic-cylon = { $who } ujawnia ją, jest teraz ujawnionym Cylonem i losuje tajną Intencję.
ui-sleepers-sympathetic-cylon-rule = Kto ją dostanie, od razu ją ujawnia, zostaje ujawnionym Cylonem i wygrywa tylko dzięki tajnej Intencji.
ui-sleepers-mutineer = { $who } ujawnia ją. Liczy się jako karta człowieka; Buntownik losuje karty Buntu i może mieć 2.
ui-sleepers-look = Przytrzymaj swoją Lojalność poniżej, aby ją obejrzeć. Nikt nie widzi, że patrzysz ani jak długo.
ui-sleepers-done = Już wiem

# Koniec

ui-end = Koniec
ui-end-title = { $cause ->
    [jumped] Flota jest bezpieczna
    [new-caprica] Nowa Caprica została za wami
    [earth] Ziemia odnaleziona
    [no-characters] Nie ma już komu dowodzić
    [fuel] Flocie skończyło się paliwo
    [food] Flota umarła z głodu
    [morale] Flota się poddała
    [population] Nie ma już kogo ratować
    [boarded] Galactica zdobyta
   *[destroyed] Galactica stracona
}
ui-end-summary = { $ending } Tura { $turn }, dystans { $distance } z { $goal }. { $cylons ->
    [0] Nie było wśród was Cylonów.
    [one] Cylon: { $names }.
   *[other] Cyloni: { $names }.
}
ui-end-alone = { $won ->
    [yes] { $who } gra tylko o Intencję „{ $agenda }” i ją spełnia.
   *[no] { $who } gra tylko o Intencję „{ $agenda }” i jej nie spełnia.
}
ui-end-agenda = { $won ->
    [yes] { $agenda }, spełniona
   *[no] { $agenda }, niespełniona
}
ui-end-motives = { $won ->
    [yes] { $who } gra o Motywy; spełnione { $shown } z { $all }: dość, aby wygrać.
   *[no] { $who } gra o Motywy; spełnione { $shown } z { $all }: za mało, aby wygrać.
}
ui-end-motive = { $side-id ->
    [human] { $revealed ->
        [yes] { $motive }, po stronie ludzi, ujawniony
       *[no] { $motive }, po stronie ludzi, nieujawniony
    }
   *[cylon] { $revealed ->
        [yes] { $motive }, po stronie Cylonów, ujawniony
       *[no] { $motive }, po stronie Cylonów, nieujawniony
    }
}
ui-end-reached = { $reached ->
    [yes] Spełnione:
   *[no] Niespełnione:
}
ui-end-who = Gracz
ui-end-loyalty = Lojalność
ui-end-hand = Ręka na koniec
ui-end-result = Wynik
ui-end-assist = pomoc
ui-end-turned-up = odkryta
ui-end-shown = tura { $turn }
ui-end-hidden = nigdy nieujawniona
ui-end-no-cards = brak
ui-end-won = { $won ->
    [yes] wygrana
   *[no] przegrana
}
ui-end-fate = { $team-id ->
    [human] Nie Cylon
    [cylon] { $told ->
        [yes] Cylon, { $became }
       *[no] Cylon
    }
    [sympathetic-cylon] { $told ->
        [yes] Przyjazny Cylon, { $became }
       *[no] Przyjazny Cylon
    }
    [mutineer] Buntownik
   *[sympathizer] { $told ->
        [yes] Sympatyk, { $became }
       *[no] Sympatyk
    }
}
ui-end-turning = Punkty zwrotne
ui-end-turn = Tura { $turn }
ui-turning-revealed = { $who } okazuje się Cylonem
ui-turning-sympathizer = { $cylon ->
    [yes] { $who }, sympatyk, dołącza do Cylonów
   *[no] { $who }, sympatyk, trafia do Aresztu
}
ui-turning-executed = { $who }: egzekucja ({ $person })
ui-turning-new-caprica = Flota osiedla się na Nowej Capricie
ui-turning-returned = Galactica wraca
ui-turning-mutineer = { $who } okazuje się Buntownikiem
ui-turning-rebel = { $side-id ->
    [human] Zbuntowany Basestar dołącza do ludzi
   *[cylon] Zbuntowany Basestar dołącza do Cylonów
}
ui-turning-colonial-one = Colonial One zostaje zniszczony
ui-turning-hub = Gniazdo zostaje zniszczone
ui-turning-sleepers = Połowa drogi: budzą się uśpieni agenci
ui-turning-super = { $who } zagrywa: { $card }
ui-turning-lost = { $short ->
    [0] { $card }, porażka: { $resource } { $by }
   *[other] { $card }, brakuje { $short }: { $resource } { $by }
}
ui-turning-jumped = Flota osiąga dystans { $distance } z { $goal }

ui-proof = Tasowanie było uczciwe
ui-proof-how = Przed pierwszym rozdaniem stół pokazał pieczęć: SHA-256 ziarna, z którego wynika każde tasowanie i każdy rzut. Teraz ziarno jest jawne i każdy może je sprawdzić.
ui-proof-seal = Pieczęć, tura 0
ui-proof-seed = Ziarno, teraz jawne
ui-proof-browser = Sprawdź w tej przeglądarce
ui-proof-file = Cała gra jako plik
ui-proof-full = W całości

ui-again = Zagrać jeszcze raz?
ui-again-rule = { $all ->
    [one] Te same ustawienia.
   *[other] Ci sami gracze, te same ustawienia. Chętni: { $want } z { $all }.
}
ui-again-state = { $state ->
    [bot] bot: zawsze
    [yes] tak
    [away] poza stołem
   *[not-yet] jeszcze nie
}
ui-again-starts = Zacznie się, gdy wszyscy powiedzą „tak”.
ui-again-begun = Następna gra już się zaczęła.
ui-again-next = Przejdź do następnej gry
ui-again-bots = { $count ->
    [one] Zacznij z samymi botami
    [few] Zacznij w { $count } osoby, z botami
   *[many] Zacznij w { $count } osób, z botami
}
ui-again-yes = Zagraj jeszcze raz
ui-again-replay = Obejrzyj powtórkę
ui-again-save = Zapisz grę
