# What whoever runs the server tells everyone, and what they have done.
ui-announcement = Ogłoszenie:
ui-locked = Osoba prowadząca ten serwer zablokowała ten stół. Można go oglądać, ale nikt nie może niczego zmienić.
ui-refused-muted-everywhere = Osoba prowadząca ten serwer odebrała ci głos. Możesz grać dalej.
ui-refused-banned-everywhere = Osoba prowadząca ten serwer zablokowała to konto.

# Another password, on the account page.
ui-password = Zmiana hasła
ui-password-about = Wszystkie inne urządzenia zostaną wylogowane, a prywatne linki przestaną działać.
ui-password-old = Obecne hasło
ui-password-new = Nowe hasło
ui-password-go = Zmień hasło

# The page for those who run the server.
ui-admin = Prowadzenie serwera
ui-admin-about = Wszystko, co tu zrobisz, trafia do dziennika.
ui-admin-back = Wróć do prowadzenia serwera
ui-admin-none = Nic do pokazania.
ui-admin-nothing = Nic takiego tu nie ma.
ui-admin-find = Szukaj
ui-admin-sure = Na pewno
ui-admin-bad-text = Tekst musi mieć od 1 do { $most } znaków

ui-admin-announce = Ogłoszenie
ui-admin-announce-about = Widoczne na każdej stronie, twoimi słowami. Nowe zastępuje poprzednie.
ui-admin-text = Tekst
ui-admin-hours = Ile godzin (puste: do odwołania)

ui-admin-reports = Zgłoszenia
ui-admin-reports-all = Pokaż też załatwione
ui-admin-report = Zgłoszenie { $number }
ui-admin-reported-by = Zgłasza: { $who }
ui-admin-settled = załatwione

ui-admin-tables = Stoły
ui-admin-find-tables = Nazwa, gracz lub ID
ui-admin-which = Stan
ui-admin-all = wszystkie
ui-admin-filling = przed grą
ui-admin-running = w trakcie gry
ui-admin-over = po grze
ui-admin-locked = zablokowany
ui-admin-facts = Dane
ui-admin-seats = Miejsca
ui-admin-seat = Miejsce { $seat }
ui-admin-chat = Czat
ui-admin-host = Gospodarz: { $host }
ui-admin-made = Utworzono: { $ago }
ui-admin-started = Rozpoczęto: { $ago }
ui-admin-ended = Zakończono: { $ago }
ui-admin-lines =
    { $count ->
        [one] 1 wiersz czatu
        [few] { $count } wiersze czatu
       *[many] { $count } wierszy czatu
    }
ui-admin-size = { $size } KiB na dysku

ui-admin-people = Osoby
ui-admin-person = Osoba
ui-admin-find-people = Imię lub login
ui-admin-muted = bez głosu
ui-admin-banned = blokada konta
ui-admin-tables-of =
    { $tables ->
        [0] bez stołów
        [one] 1 stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }
ui-admin-measures = Działania
ui-admin-measures-about = Osoba bez głosu może grać, ale nie może pisać. Zablokowane konto zostaje wszędzie wylogowane, a jego miejsca przejmują boty. Usunięcie kasuje imię i wszystkie wypowiedzi; gry zostają.

# Buttons.
ui-admin-do-delete-table = Usuń stół
ui-admin-do-lock = Zablokuj stół
ui-admin-do-unlock = Odblokuj stół
ui-admin-do-mute = Odbierz głos
ui-admin-do-unmute = Przywróć głos
ui-admin-do-ban = Zablokuj konto
ui-admin-do-unban = Odblokuj konto
ui-admin-do-delete-person = Usuń osobę
ui-admin-do-announce = Ogłoś
ui-admin-do-withdraw = Wycofaj
ui-admin-do-settle = Załatwione

# What was done, in the log and as the answer to a command.
ui-admin-log = Dziennik
ui-admin-log-all = Pokaż więcej
ui-admin-log-about = Kto, co i kiedy zrobił; od najnowszych.
ui-admin-shell = { $name } w wierszu poleceń
ui-admin-did-delete-table = stół usunięty
ui-admin-did-lock = stół zablokowany
ui-admin-did-unlock = stół odblokowany
ui-admin-did-mute = głos odebrany
ui-admin-did-unmute = głos przywrócony
ui-admin-did-ban = konto zablokowane
ui-admin-did-unban = konto odblokowane
ui-admin-did-delete-person = osoba usunięta
ui-admin-did-announce = ogłoszono
ui-admin-did-withdraw = ogłoszenie wycofane
ui-admin-did-settle = zgłoszenie załatwione
