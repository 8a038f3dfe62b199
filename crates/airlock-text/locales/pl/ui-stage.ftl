# Scena: testy, Kryzysy, wybór postaci, duże karty do wyboru, uśpieni agenci, koniec.

ui-you = Ty
ui-you-small = ty

# Czym jest karta i kto ją przyniósł

ui-stage-kind = { $card-id ->
    [crisis] Kryzys, losuje: { ui-stage-by }
    [super-crisis] Superkryzys, zagrywa: { ui-stage-by }
    [location] Obszar, aktywuje: { ui-stage-by }
   *[other] Używa: { ui-stage-by }
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
    [yes] Chodzi o ciebie
   *[no] Dotyczy: { $who }
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
        [0] Zdany, co do punktu
       *[other] Zdany, nadwyżka { $margin }
    }
    [partial] Częściowy sukces, do pełnego brakło { $margin }
   *[fail] Niezdany, brakło { $margin }
}
ui-check-decided = rozstrzyga { $who }, bez kart
ui-check-no-cards = Do rozstrzygniętego testu nikt nie dokłada kart.
ui-check-axis = Suma { $total }; { $has-partial ->
    [yes] częściowy sukces od { $partial }, sukces od { $pass }
   *[no] sukces od { $pass }
}
ui-check-axis-dark = Żadnej odkrytej karty; { $has-partial ->
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
ui-check-as-it-stands = { $verdict }, na razie
ui-check-can-change = Siłę testu można jeszcze zmienić.
ui-check-dial = { $resource } { $by }

ui-check-givers = Kto dołożył ile kart
ui-check-destiny = Przeznaczenie
ui-check-at-most = najwyżej { $count }
ui-check-adds = dokłada { $count }
ui-check-added = { $count ->
    [0] nic nie dokłada
   *[other] dokłada { $count }
}
ui-check-at-most-one = (najwyżej 1)
ui-check-turn = { $whose ->
    [mine] { $when ->
        [now] twoja kolej
        [next] następna kolej twoja
        [first] zaczynasz
        [last] jesteś na końcu
        [at-end] jesteś na końcu
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
ui-check-note-opening = Zanim pojawi się jakakolwiek karta, ktoś może jeszcze czegoś użyć. Potem talia Przeznaczenia dokłada { $destiny }, a wszyscy dokładają po jednym razie.
ui-check-note-adding = Tasowane przed odkryciem. Kto dołożył którą kartę, pozostaje tajemnicą.
ui-check-note-open = Wszystkie karty tego testu leżą odkryte.
ui-check-note-added = Wszyscy już dołożyli. Krótka przerwa, potem karty zostaną potasowane i odkryte.
ui-check-help = Powiedz, ile możesz pomóc
ui-check-help-none = Wcale
ui-check-help-little = Trochę
ui-check-help-lot = Bardzo

# Kryzys

ui-crisis-check = Test umiejętności.
ui-crisis-attack = Cyloni atakują. Nikt nie wybiera.
ui-crisis-chooses = { $you ->
    [yes] { $role ->
        [admiral] Wybierasz ty, jako Admirał.
        [president] Wybierasz ty, jako Prezydent.
       *[current] Wybierasz ty: trwa twoja tura.
    }
   *[no] { $role ->
        [admiral] Wybiera { $who }, jako Admirał.
        [president] Wybiera { $who }, jako Prezydent.
       *[current] Wybiera { $who }, jako aktywny gracz.
    }
}
ui-crisis-make-check = Test umiejętności
ui-crisis-instead = Zamiast niego
ui-crisis-either = Albo
ui-crisis-or-else = Albo
ui-crisis-only-if = Tylko jeśli { $condition }.
ui-crisis-or = albo
ui-crisis-then = { $icon-id ->
    [raiders] Potem działają raidery
    [launch-raiders] Potem basestary wypuszczają raidery
    [heavy-raiders] Potem ruszają ciężkie raidery
   *[basestars] Potem strzelają basestary
}
ui-crisis-then-jump = { $first ->
    [yes] Potem przesuwa się tor skoku
   *[no] i przesuwa się tor skoku
}
ui-crisis-then-nothing = Losuje Cylon: statki nie działają, bez skoku

# Wybór postaci

ui-picks = Postacie
ui-picks-types = Które rodzaje są dostępne
ui-picks-rule = Wybierasz z rodzaju, w którym zostało najwięcej postaci. Jeśli kilka ma tyle samo, dostępne są wszystkie; wsparcie zawsze.
ui-picks-rule-leaders = Wybierasz z rodzaju, w którym zostało najwięcej postaci. Jeśli kilka ma tyle samo, dostępne są wszystkie; wsparcie zawsze. Przywódców Cylonów to nie dotyczy.
ui-picks-newcomer = Kim zostajesz?
ui-picks-rule-newcomer = Egzekucja wykazała, że nie jesteś Cylonem. Grasz dalej jako ktoś inny, dowolnego rodzaju: nikt, kto jest w grze lub podlegał egzekucji, ani Przywódca Cylonów. Karty Lojalności zostają z tobą; ręka przepada.
ui-picks-newcomer-rule = Dowolnego rodzaju; nikt, kto jest w grze lub podlegał egzekucji.
ui-picks-executed = Po egzekucji
ui-picks-rule-assist = Pomagać ci może każda pozostała postać.
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
    [open] dostępni, zostało { $left }
    [always] zawsze dostępni
    [none] wszyscy zajęci
    [led] ktoś z was już nim jest
    [leader-due] nikt jeszcze nim nie jest: musisz ty
    [leader-must] jedno z was musi nim być
    [leader-may] jedno z was może nim być
    [leader-first] zamknięte: nikt jeszcze nie przewodzi Cylonom
   *[closed] zamknięte: zostało { $left }, a innych { $most }
}
ui-picks-short = { $state ->
    [open] najwięcej: dostępni
    [always] zawsze dostępni
    [none] wszyscy zajęci
    [led] zajęte: najwyżej jeden
    [leader-due] musisz ty
    [leader-must] ktoś z was musi
    [leader-may] ktoś z was może
    [leader-first] zamknięte
   *[closed] na razie zamknięte
}
ui-picks-title = { $title } na tę chwilę
ui-picks-title-open = jeszcze nikt
ui-picks-pick = Wybierz
ui-picks-state = { $banned ->
    [yes] Nie w tej grze
   *[no] { $open ->
        [yes] Dostępna
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

ui-leader = Kim jest Przywódca Cylonów
ui-leader-cylon = Wszyscy wiedzą, że jesteś Cylonem. Zachowujesz wszystkie zdolności z karty postaci i losujesz według niej; nie dostajesz karty Lojalności ani, na początku, karty Superkryzysu.
ui-leader-agenda = Losujesz tajną kartę ({ $agenda }) i wygrywasz tylko wtedy, gdy na koniec spełniony jest każdy jej wiersz, ktokolwiek inny wygra.
ui-leader-motives = Dostajesz tajne Motywy, dwa na początku i dwa w połowie drogi. Na koniec wygrywasz, jeśli ujawnione są wszystkie poza najwyżej jednym, a dwa z ujawnionych są po stronie, która wygrywa.
ui-leader-infiltrates = Z Floty ludzi możesz rozpocząć Infiltrację: wchodzisz na Galacticę i grasz jak człowiek tak długo, jak chcesz.

# Zdolności w skrócie

ui-short-positive-strength = W twoich Kryzysach karty o sile { $count } liczą się na plus.
ui-short-cannot-activate = Nigdy: { $places }.
ui-short-discards-last-card = Ostatnia pojedyncza karta przepada na początku każdej tury.
ui-short-off-board-until-turn = Poza planszą do twojej tury { $count }.
ui-short-random-discards = Wymuszone odrzucanie jest losowe.
ui-short-difficulty-against = { $where } przeciwko tobie: o { $by-size } { $by-sign ->
    [minus] łatwiej
   *[plus] trudniej
}.
ui-short-actions-from-viper = Tura zaczęta w locie: akcji { $count }.
ui-short-peeks-at-turn-end = Koniec tury: zobacz następny Kryzys, zostaw go lub połóż na spodzie.
ui-short-sleeper-loyalty = W połowie drogi { $count } karty Lojalności, potem Areszt.
ui-short-action-after = Po karcie { $card }: jeszcze jedna akcja.
ui-short-hand-limit = Limit ręki { $count }, nie { $normal }.
ui-short-draws-on-crisis = Po odkryciu twojego Kryzysu: wylosuj 1 kartę dowolnego rodzaju.
ui-short-start-loyalty = Zaczyna z { $count } kartami Lojalności.
ui-short-crises-drawn = Losujesz { $count } Kryzysy, zostaje 1.
ui-short-location-cost = Aktywacja obszaru kosztuje kart: { $count }.
ui-short-activates-alone = Bez akcji obszaru tam, gdzie są inni (wyjątek: { $where }).
ui-short-shifts-difficulty = { $places }: { $way ->
    [easier] możesz o { $count } ułatwić
    [harder] możesz o { $count } utrudnić
   *[either] o { $count } łatwiej lub trudniej
}.
ui-short-rerolls-in-own-turn = Raz w twojej turze: przerzut kości.
ui-short-pilots-placed-vipers = Startuje viper: wskakujesz do niego i wykonujesz akcję.
ui-short-may-execute-at = Przy { $count } lub więcej Kwatera admirała może dać egzekucję.
ui-short-looks-at-all-civilians = Centrum łączności: obejrzyj i przesuń dowolne statki cywilne.
ui-short-executed-at-morale = Egzekucja, gdy morale spadnie do { $count }; bez straty morale.
ui-short-gives-card-to-draw = Po ruchu: daj komuś na miejscu kartę, wylosuj { $count }.
ui-short-draws-treachery = Losuje Zdradę.
ui-short-card-instead-of-roll = W twojej akcji odrzucona karta, +{ $count }, zastępuje rzut.
ui-short-must-move = Ambulatorium po akcji bez ruchu.
ui-short-discards-at-reveals = Ujawnia się Cylon: tracisz rękę.
ui-short-moves-alone = Nigdy nie idziesz tam, gdzie ktoś jest.
ui-short-cost-at = { $where }: kosztuje kart { $count }.
ui-short-activates-again = { $places }: jeszcze raz za kartę.
ui-short-card-action-cost = Akcje z kart kosztują dodatkowo { n-cards.acc }.
ui-short-discards-fewer = Kryzys każe odrzucić karty: odrzucasz o { $count } mniej.
ui-short-pays-for-company = Ruch tam, gdzie ktoś jest: { n-cards } albo Areszt.
ui-short-draws-at-loss = Strata { $resource-gen }: wylosuj { draw-skill.acc }, zatrzymaj { $keep }.
ui-short-loses-damaged-viper = Twój uszkodzony viper zostaje zniszczony.
ui-short-no-actions-of = Bez akcji z kart { $skill-gen }.
ui-short-activates-after-order = Po twoim Rozkazie z góry: aktywuj swój obszar.
ui-short-mutiny-costs = Za każdą wylosowaną kartę Buntu odrzuć { n-cards.acc }.
ui-short-picks-mutiny = Z { $count } kart Buntu wybierasz tę, którą losuje ktoś inny.
ui-short-start-mutiny = { $count ->
    [one] Zaczyna z kartą Buntu.
   *[many] Zaczyna z { $count } kartami Buntu.
}
ui-short-scouts-more = Twój zwiad ogląda { n-cards.acc }.
ui-short-draws-fewer-off = Poza okrętem { $ship }: losujesz o { $count } mniej.
ui-short-reveals-in-brig-only = Ujawnienie ma efekt tylko w Areszcie.
ui-short-spares-discards = Karta Zdrady oszczędza komuś odrzucenia 1 karty.
ui-short-no-draw-in-hazard = Na obszarze zagrożenia nic nie losujesz.
ui-short-leaving-costs-super-crisis = Opuszczenie { $where-gen }: karta Superkryzysu.
ui-short-infiltrator-draws = Podczas Infiltracji losujesz o { $count } więcej.
ui-short-adds-nothing-in-others-actions = Nie dokładasz do testów w akcjach innych graczy.
ui-short-adds-cards = Do testu najwyżej { n-cards.acc }, podczas Infiltracji { $infiltrating }.
ui-short-adds-face-up = { $count ->
    [one] 1 z dokładanych przez ciebie kart jest odkryta.
    [few] { $count } z dokładanych przez ciebie kart są odkryte.
   *[many] { $count } z dokładanych przez ciebie kart jest odkrytych.
}
ui-short-take-check-cards = Po teście: weź wszystkie jego karty.
ui-short-switch-option = Odwróć wybór z dwóch opcji.
ui-short-replace-crisis = Wymień właśnie odkryty Kryzys.
ui-short-decide-check = Rozstrzygnij test z Kryzysu: sukces lub porażka.
ui-short-no-strength = Wskaż w teście rodzaj: jego karty mają siłę 0.
ui-short-activate-vipers = Akcja: rozkazów dla nieobsadzonych viperów { $count }.
ui-short-resolve-quorum-of = Akcja: z { $count } kart Kworum zagraj 1.
ui-short-look-at-loyalty = Akcja: zobacz całą Lojalność jednego gracza.
ui-short-admiral-receives = Akcja: Admirał zostaje też { $title-ins }.
ui-short-trade = Akcja: { $resource } { $by } za 1 innego zasobu.

# Duże karty

ui-choice-only-you = Widzisz to tylko ty.
ui-choice-jump = Flota wykonuje skok
ui-choice-ways = { $count ->
    [2] Dwie drogi
    [3] Trzy drogi
   *[other] Dróg: { $count }
}
ui-choice-ways-foot = Pozostałe trafiają na spód talii. Stół dowie się, którą wybierasz, ale nigdy, które odrzucasz.
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
    [2] Jedna z dwóch zostaje rozpatrzona
   *[other] Jedna z { $count } zostaje rozpatrzona
}
ui-choice-keep-foot = To, co zostawisz, trafia na spód talii i nikt inny tego nie zobaczy.
ui-choice-keep-foot-cylon = To, co zostawisz, zostaje odrzucone i widzą to wszyscy.
ui-choice-super = Superkryzys
ui-choice-play = Zagrywasz jedną z { $count }
ui-choice-play-foot = Zagraną kartę widzą wszyscy.
ui-choice-quorum = Wylosowane karty Kworum
ui-choice-quorum-foot = Pozostałe trafiają w tajemnicy na spód talii Kworum.
ui-choice-give-quorum = Którą z { $count } dostaje Prezydent?
ui-choice-give-quorum-foot = Drugą możesz potem zagrać; inaczej zostaje odrzucona.
ui-choice-other-quorum = Zagrywasz tę kartę?
ui-choice-other-quorum-foot = Jeśli nie, zostaje odrzucona i widzą to wszyscy.
ui-choice-mutiny = Karty Buntu
ui-choice-pick-mutiny = Którą z nich losuje { $who }?
ui-choice-play-mutiny = { $count ->
    [one] Ta karta zostaje zagrana
   *[many] Jedna z { $count } zostaje zagrana
}
ui-choice-mutiny-foot = Pozostałe trafiają w tajemnicy na spód talii Buntu.
ui-choice-damage = Galactica zostaje uszkodzona
ui-choice-tokens = Który z żetonów ({ $count })?
ui-choice-tokens-foot = Pozostałe wracają w tajemnicy.
ui-choice-hand = Ręka gracza
ui-choice-take = Te karty ma { $who }
ui-choice-take-foot = Stół dowie się, że bierzesz kartę, ale nie którą.
ui-choice-peek = Wierzch talii { $deck-gen }
ui-choice-peeked = Ta karta będzie następna
ui-choice-sort = Karty Kryzysów, które widzisz tylko ty
ui-choice-sort-top = Karty, które widzisz tylko ty
ui-choice-sort-top-foot = Jedna po drugiej: na wierzch, na położone tam wcześniej, albo na spód talii.
ui-choice-sort-foot = Jedna po drugiej: na wierzch, na położone tam wcześniej, albo na spód talii.
ui-choice-on-top = Na wierzch
ui-choice-under = Na spód talii
ui-choice-locked = Wierzchni statek ze stosu internowanych
ui-choice-learned = Wierzchnie karty talii
ui-choice-learned-foot = Wszystkie trafiają do testu albo wszystkie na twoją rękę.
ui-choice-peek-foot = Zostaw ją na wierzchu albo połóż na spodzie talii. Stół dowie się, co z tego wybierasz.
ui-choice-civilian = Obejrzany statek cywilny
ui-choice-ship = Co wiezie statek { $area-in }
ui-choice-ship-foot = Może przesunąć się o jedno pole. Stół dowie się dokąd, ale nie, co wiezie.
ui-choice-stays = Teraz jest tutaj
ui-choice-moves = Przesuń go tutaj
ui-choice-nothing-there = Nic tam nie ma

# Uśpieni agenci

ui-sleepers = Budzą się uśpieni agenci
ui-sleepers-distance = Dystans { $distance } osiągnięty
ui-sleepers-rule = Każdy dostaje jeszcze jedną kartę Lojalności. Jedna karta Cylona wśród nich czyni cię Cylonem bez względu na to, co było wcześniej.
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
    [yes] { $who } pokazuje ją i dołącza do Cylonów: żaden zasób nie był w czerwonej strefie.
   *[no] { $who } pokazuje ją i trafia do Aresztu: któryś zasób był w czerwonej strefie.
}
ui-sleepers-sympathizer-rule = Kto ją dostanie, od razu ją pokazuje. { $red ->
    [yes] Któryś zasób jest w czerwonej strefie: ten gracz trafia do Aresztu.
   *[no] Żaden zasób nie jest w czerwonej strefie: ten gracz dołącza do Cylonów.
}
ui-sleepers-sympathetic-cylon = { $who } odkrywa ją, jest teraz ujawnionym Cylonem i losuje Intencję, której nie zna nikt inny.
ui-sleepers-sympathetic-cylon-rule = Kto ją dostanie, od razu ją pokazuje, jest odtąd ujawnionym Cylonem i wygrywa tylko dzięki tajnej Intencji.
ui-sleepers-mutineer = { $who } odkrywa ją: Buntownik jest człowiekiem, losuje karty Buntu i może mieć 2 takie karty.
ui-sleepers-look = Przytrzymaj poniżej swoją Lojalność, aby ją obejrzeć. Nikt nie widzi, że patrzysz ani jak długo.
ui-sleepers-done = Już wiem

# Koniec

ui-end = Koniec
ui-end-title = { $cause ->
    [jumped] Flota jest bezpieczna
    [new-caprica] Nowa Caprica została za wami
    [earth] Ziemia odnaleziona
    [no-characters] Nie ma już kto dowodzić
    [fuel] Flocie skończyło się paliwo
    [food] Flota umarła z głodu
    [morale] Flota się poddała
    [population] Nie ma już kogo ratować
    [boarded] Galactica opanowana
   *[destroyed] Galactica stracona
}
ui-end-summary = { $ending } Tura { $turn }, dystans { $distance } z { $goal }. { $cylons ->
    [0] Nie było wśród was Cylona.
    [one] Cylon: { $names }.
   *[other] Cyloni: { $names }.
}
ui-end-alone = { $won ->
    [yes] { $who } gra tylko dla Intencji { $agenda } i spełnia każdy jej wiersz.
   *[no] { $who } gra tylko dla Intencji { $agenda } i jej nie spełnia.
}
ui-end-agenda = { $won ->
    [yes] { $agenda }, spełniona
   *[no] { $agenda }, niespełniona
}
ui-end-motives = { $won ->
    [yes] { $who } gra dla Motywów; spełnione { $shown } z { $all }: dość, aby wygrać.
   *[no] { $who } gra dla Motywów; spełnione { $shown } z { $all }: za mało, aby wygrać.
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
ui-end-who = Kto
ui-end-loyalty = Lojalność
ui-end-hand = Ręka na koniec
ui-end-result = Wynik
ui-end-assist = pomoc
ui-end-turned-up = odkryta
ui-end-shown = tura { $turn }
ui-end-hidden = nigdy nie pokazana
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
ui-end-turning = Co przesądziło
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
ui-turning-hub = Gniazdo Zmartwychwstania zostaje zniszczone
ui-turning-sleepers = Połowa drogi: budzą się uśpieni agenci
ui-turning-super = { $who } zagrywa { $card }
ui-turning-lost = { $short ->
    [0] { $card }, porażka: { $resource } { $by }
   *[other] { $card }, brakło { $short }: { $resource } { $by }
}
ui-turning-jumped = Flota osiąga dystans { $distance } z { $goal }

ui-proof = Tasowanie było uczciwe
ui-proof-how = Przed pierwszym rozdaniem stół pokazał pieczęć: SHA-256 ziarna, z którego wynika każde tasowanie i każdy rzut. Teraz ziarno jest jawne i każdy może to sprawdzić.
ui-proof-seal = Pieczęć, tura 0
ui-proof-seed = Ziarno, teraz jawne
ui-proof-browser = Sprawdź w tej przeglądarce
ui-proof-file = Cała gra jako plik
ui-proof-full = W całości

ui-again = Jeszcze raz?
ui-again-rule = { $all ->
    [one] Te same ustawienia.
   *[other] Te same osoby, te same ustawienia. Chce { $want } z { $all }.
}
ui-again-state = { $state ->
    [bot] bot, zawsze
    [yes] tak
    [away] poza stołem
   *[not-yet] jeszcze nie
}
ui-again-starts = Zacznie się, gdy wszyscy powiedzą „tak”.
ui-again-begun = Następna gra już się zaczęła.
ui-again-next = Do następnej gry
ui-again-bots = { $count ->
    [one] Zacznij w 1 osobę, z botami
    [few] Zacznij w { $count } osoby, z botami
   *[many] Zacznij w { $count } osób, z botami
}
ui-again-yes = Jeszcze raz
ui-again-replay = Obejrzyj powtórkę
ui-again-save = Zapisz grę
