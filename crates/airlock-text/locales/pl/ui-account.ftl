# Who this browser is.

# A private link that was opened. It says whose it is before it does anything.
ui-arrive = Prywatny link
ui-arrive-whose =
    { $tables ->
        [0] Link należy do: { $name }. Ta osoba nie ma jeszcze miejsc.
        [one] Link należy do: { $name }. Ta osoba ma miejsce przy 1 stole.
       *[many] Link należy do: { $name }. Ta osoba ma miejsca przy { $tables } stołach.
    }
ui-arrive-about = Ta przeglądarka będzie wtedy grać także na miejscach, które ma { $name }. Link działa tylko raz, a drugie urządzenie zachowuje miejsca.
ui-arrive-aside =
    { $tables ->
        [0] Twoje imię tutaj to { $name }. Zostanie odłożone i nikt inny go nie dostanie. Wrócisz do niego na stronie „{ $place }”.
        [one] Twoje imię tutaj to { $name }, z miejscem przy 1 stole. Pozostaje tylko twoje i zostanie odłożone. Wrócisz do niego na stronie „{ $place }”.
       *[many] Twoje imię tutaj to { $name }, z miejscami przy { $tables } stołach. Pozostają tylko twoje i zostaną odłożone. Wrócisz do nich na stronie „{ $place }”.
    }
ui-arrive-stranger = Ktoś przysłał ci ten link? Nie używaj go: grasz wtedy w imieniu tej osoby, a ona widzi, co robisz.
ui-arrive-go = Używaj tu tych miejsc
ui-arrive-own = To twój własny link, a ta przeglądarka ma już jego miejsca. Otwórz go na drugim urządzeniu.

# Seats that this browser held before a link or a login brought others.
ui-aside = Odłożone
ui-aside-about = Przed użyciem linku lub logowaniem ta przeglądarka miała inne miejsca. Są trzymane osobno, więc nikt inny ich nie dostanie i żadne nie przepadnie. To samo dotyczy miejsca przy stole, przy którym twoje imię już siedzi.
ui-aside-tables =
    { $tables ->
        [0] { $name }: bez miejsc
        [one] { $name }: miejsce przy 1 stole
       *[many] { $name }: miejsca przy { $tables } stołach
    }
ui-aside-go = Graj jako { $name }

# What opens a person’s seats.
ui-sessions = Kto może grać na twoich miejscach
ui-sessions-about = Każde z tych urządzeń widzi twoje karty i może grać za ciebie. Zakończ to, czego nie znasz: jego otwarte strony od razu się zamkną.
ui-session-this = ta przeglądarka
ui-session-unknown = Przeglądarka lub program
ui-session-link = Prywatny link, jeszcze nieużyty
ui-session-end = Zakończ
ui-sessions-end = Zakończ wszystkie pozostałe

# Logging in.
ui-failed =
    { $count ->
        [one] 1 błędne hasło z twoim imieniem
        [few] { $count } błędne hasła z twoim imieniem
       *[many] { $count } błędnych haseł z twoim imieniem
    }
ui-failed-last = Ostatnia próba: { $ago }.
ui-failed-about = Nikt się dzięki nim nie zalogował, a każda kolejna próba trwa dłużej. Jeśli to nie ty, sprawdź poniżej, kto może grać na twoich miejscach.
ui-failed-go = Rozumiem
ui-refused-tries =
    { $wait ->
        [one] Za dużo błędnych haseł. Spróbuj ponownie za 1 sekundę.
        [few] Za dużo błędnych haseł. Spróbuj ponownie za { $wait } sekundy.
       *[many] Za dużo błędnych haseł. Spróbuj ponownie za { $wait } sekund.
    }
ui-refused-busy =
    { $wait ->
        [one] Zbyt wiele osób loguje się w tej chwili. Spróbuj ponownie za 1 sekundę.
        [few] Zbyt wiele osób loguje się w tej chwili. Spróbuj ponownie za { $wait } sekundy.
       *[many] Zbyt wiele osób loguje się w tej chwili. Spróbuj ponownie za { $wait } sekund.
    }

# What is kept about a person.
ui-data = Co o tobie przechowujemy
ui-data-about = Twoje imię, miejsca i to, kto może na nich grać, notatki, odpowiedzi i wypowiedzi. Możesz wszystko przeczytać lub usunąć.
ui-data-go = Pobierz
ui-delete = Usuń mnie
ui-delete-about = Usuwa to twoje imię, logowanie, notatki i wszystkie wypowiedzi. Gry zostają, bez twojego imienia, a w trwających twoje miejsca przejmują boty. Nie można tego cofnąć.
ui-delete-sure = Tak, usuń wszystko o mnie.
ui-delete-go = Usuń mnie na zawsze
ui-delete-no = Zachowaj wszystko
ui-problem-unsure = Nic nie usunięto. Zaznacz pole, jeśli to na pewno twoja decyzja.
