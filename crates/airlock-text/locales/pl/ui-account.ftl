# Who this browser is.

# A private link that was opened. It says whose it is before it does anything.
ui-arrive = Prywatny link
ui-arrive-whose =
    { $tables ->
        [0] Link należy do: { $name }. Ta osoba nie ma jeszcze żadnego miejsca.
        [one] Link należy do: { $name }. Ta osoba ma miejsce przy 1 stole.
       *[many] Link należy do: { $name }. Ta osoba ma miejsca przy { $tables } stołach.
    }
ui-arrive-about = W tej przeglądarce będzie wtedy można grać także na miejscach gracza { $name }. Link działa tylko raz, a drugie urządzenie zachowuje miejsca.
ui-arrive-aside =
    { $tables ->
        [0] Tutaj grasz jako { $name }. To imię zostanie odłożone i nikt inny go nie dostanie. Wrócisz do niego na stronie „{ $place }”.
        [one] Tutaj grasz jako { $name }, z miejscem przy 1 stole. To miejsce zostanie odłożone, ale pozostanie tylko twoje. Wrócisz do niego na stronie „{ $place }”.
       *[many] Tutaj grasz jako { $name }, z miejscami przy { $tables } stołach. Te miejsca zostaną odłożone, ale pozostaną tylko twoje. Wrócisz do nich na stronie „{ $place }”.
    }
ui-arrive-stranger = Ktoś przysłał ci ten link? Nie używaj go: grasz wtedy w imieniu tej osoby, a ona widzi, co robisz.
ui-arrive-go = Używaj tu tych miejsc
ui-arrive-own = To twój własny link, a ta przeglądarka ma już jego miejsca. Otwórz go na drugim urządzeniu.

# Seats that this browser held before a link or a login brought others.
ui-aside = Odłożone
ui-aside-about = Przed użyciem linku lub logowaniem ta przeglądarka miała inne miejsca. Są trzymane osobno, więc nikt inny ich nie dostanie i żadne nie przepadnie. To samo dotyczy miejsca przy stole, przy którym masz już inne.
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
        [one] 1 błędne hasło przy twoim imieniu
        [few] { $count } błędne hasła przy twoim imieniu
       *[many] { $count } błędnych haseł przy twoim imieniu
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
ui-delete-about = Znikną twoje imię, login, notatki i wszystkie wypowiedzi. Gry zostaną, bez twojego imienia, a w trwających twoje miejsca przejmą boty. Nie można tego cofnąć.
ui-delete-sure = Tak, usuń wszystko o mnie.
ui-delete-go = Usuń mnie na zawsze
ui-delete-no = Zachowaj wszystko
ui-problem-unsure = Nic nie usunięto. Zaznacz pole, jeśli na pewno tego chcesz.
