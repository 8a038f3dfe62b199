# Co było nie tak z tym, co wpisano.

ui-problem-table-name = Nadaj stołowi nazwę o długości od 1 do { $most } znaków.
ui-problem-person-name = Podaj imię o długości od 1 do { $most } znaków.
ui-problem-name-at-table = Ktoś przy tym stole ma już imię { $name }. Wybierz inne.
ui-problem-seat-taken = Ktoś przed chwilą zajął to miejsce. Wybierz inne.
ui-problem-people-sit =
    { $count ->
        [one] Przy stole jest już 1 osoba, więc potrzeba co najmniej 1 miejsca.
        [few] Przy stole są już { $count } osoby, więc potrzeba co najmniej tylu miejsc.
       *[many] Przy stole jest już { $count } osób, więc potrzeba co najmniej tylu miejsc.
    }
ui-problem-no-table = Nie ma stołu z takim linkiem ani kodem. Poproś o link jeszcze raz.
ui-problem-account-taken = Nazwa { $name } jest zajęta. Zaloguj się, jeśli należy do ciebie, albo wybierz inną.
ui-problem-password = Hasło musi mieć co najmniej { $least ->
    [one] 1 znak
    [few] { $least } znaki
   *[many] { $least } znaków
}.
ui-problem-wrong-password = Ta nazwa i hasło nie pasują do siebie.
ui-problem-device-link = Ten prywatny link został już użyty albo wygasł. Utwórz nowy na drugim urządzeniu.

# Strony, których nie można pokazać.

ui-error-unreadable = Nie udało się tego odczytać
ui-error-unreadable-advice = W tym, co wysłano, czegoś brakuje. Wróć, odśwież stronę i spróbuj jeszcze raz.
ui-error-forbidden = Nie możesz tego zrobić
ui-error-forbidden-advice = Nie masz tu miejsca albo może to zrobić tylko gospodarz. Jeśli twoje miejsce należy do innej przeglądarki, użyj jej albo przenieś miejsca prywatnym linkiem.
ui-error-no-page = Nic tu nie ma
ui-error-no-page-advice = Adres może zawierać błąd albo strona zniknęła.
ui-error-no-table = Nie ma takiego stołu
ui-error-no-table-advice = Link może być niepełny albo stół zamknięto. Poproś o link jeszcze raz.
ui-error-method = To nie jest tu możliwe
ui-error-method-advice = Wróć i użyj przycisków na stronie.
ui-error-stale = Gra potoczyła się już dalej
ui-error-stale-advice = Coś się wydarzyło, zanim zapadła twoja decyzja. Nic nie zostało wykonane; spójrz jeszcze raz, zanim odpowiesz.
ui-error-too-large = To za dużo
ui-error-too-large-advice = Napisz mniej i wyślij jeszcze raz.
ui-error-too-many = Za szybko
ui-error-too-many-advice =
    { $wait ->
        [one] Poczekaj 1 sekundę i spróbuj ponownie.
        [few] Poczekaj { $wait } sekundy i spróbuj ponownie.
       *[many] Poczekaj { $wait } sekund i spróbuj ponownie.
    }
ui-error-broken = Coś się tu zepsuło
ui-error-broken-advice = To nasza wina, nie twoja. Twoje stoły są bezpieczne. Spróbuj ponownie za chwilę.
ui-error-away = Za chwilę wracamy
ui-error-away-advice = Serwer uruchamia się lub zatrzymuje. Twoje stoły są bezpieczne. Odśwież stronę za minutę.
ui-error-unsaved = Teraz nie można niczego zapisać
ui-error-to-table = Wróć do stołu
ui-error-to-start = Przejdź do strony startowej
ui-error-request = Jeśli się to powtarza, podaj osobie prowadzącej ten serwer numer { $request }.
