# Powtórka zakończonej gry.

ui-replay = Powtórka
ui-replay-title = { $table }, powtórka
ui-replay-skip = Przejdź do sterowania powtórką

# Poruszanie się po grze

ui-replay-transport = Poruszaj się po grze
ui-replay-turn-back = Poprzednia tura (Shift ←)
ui-replay-step-back = Poprzedni krok (←)
ui-replay-play = Odtwarzaj (spacja)
ui-replay-step-on = Następny krok (→)
ui-replay-turn-on = Następna tura (Shift →)
ui-replay-first = Pierwszy krok (Home)
ui-replay-last = Ostatni krok (End)
ui-replay-speed = Prędkość
ui-replay-times = { $speed }×
ui-replay-next-check = Następny test
ui-replay-next-reveal = Następne ujawnienie
ui-replay-scrub = Krok gry
ui-replay-go = Przejdź
ui-replay-at-turn = Tura { $number } z { $of }, { $who }
ui-replay-at-setup = Przed pierwszą turą
ui-replay-at-step = { $part }, krok { $step } z { $of }
ui-replay-part-setup = Przygotowanie
ui-replay-part-skills = Karty
ui-replay-part-move = Ruch
ui-replay-part-action = Akcja
ui-replay-part-crisis = Kryzys
ui-replay-part-cylons = Cyloni
ui-replay-part-jump = Skok
ui-replay-part-end = Koniec

# Oś tur

ui-replay-turns = Tury
ui-replay-turn = Tura { $number }, { $who }: { $marks }
ui-replay-marks = Oznaczenia
ui-replay-marks-join = { $first }, { $last }
ui-replay-mark-none = nic szczególnego
ui-replay-mark-pass = test zdany
ui-replay-mark-partial = test zdany częściowo
ui-replay-mark-fail = test niezdany
ui-replay-mark-jump = skok
ui-replay-mark-reveal = ujawnienie Cylona
ui-replay-mark-sleeper = uśpieni agenci
ui-replay-mark-super = Superkryzys
ui-replay-mark-execution = egzekucja
ui-replay-mark-mutiny = zagrana karta Buntu
ui-replay-mark-mutineer = ujawniony Buntownik
ui-replay-mark-mission = misja
ui-replay-mark-rebel = Zbuntowany Basestar
ui-replay-mark-end = koniec
ui-replay-legend-pass = zdany
ui-replay-legend-partial = częściowo
ui-replay-legend-fail = niezdany
ui-replay-legend-jump = skok
ui-replay-legend-reveal = ujawnienie
ui-replay-legend-sleeper = uśpieni agenci
ui-replay-legend-super = Superkryzys
ui-replay-legend-execution = egzekucja
ui-replay-legend-mutiny = karta Buntu
ui-replay-legend-mutineer = Buntownik
ui-replay-legend-mission = misja
ui-replay-legend-rebel = Zbuntowany Basestar
ui-replay-legend-end = koniec

# Czyimi oczami

ui-replay-eyes = Czyimi oczami
ui-replay-eyes-rule = Gra się skończyła, więc możesz ją oglądać oczami dowolnego gracza.
ui-replay-eyes-view = Widok
ui-replay-spectator = Widz
ui-replay-all = Wszystko
ui-replay-hands-all = Karty na ręce i karty Lojalności wszystkich w tym kroku
ui-replay-hands-seat = Co { $who } wie o kartach na ręce i o Lojalności
ui-replay-cards-hidden = zakryte
ui-replay-fate-human = Człowiek
ui-replay-fate-cylon = Cylon
ui-replay-fate-revealed = Ujawniony
ui-replay-fate-sympathizer = Sympatyk
ui-replay-fate-leader = Przywódca Cylonów
ui-replay-fate-sympathetic = Przyjazny Cylon
ui-replay-fate-mutineer = Buntownik
ui-replay-miracles = { $count ->
    [one] 1 żeton cudu
    [few] { $count } żetony cudu
   *[many] { $count } żetonów cudu
}
ui-replay-fate-unknown = Nieznane

# Dziennik krok po kroku i zapisana gra

ui-replay-record = Dziennik i zapisana gra
ui-replay-log = Dziennik
ui-replay-log-turn = Tura { $number }, { $who }
ui-replay-open = Tajne: { $line }
ui-replay-added = Tajne: { $who } dokłada: { $cards }.
ui-replay-card = { $counts ->
    [for] { $skill } { $strength }, na plus
    [against] { $skill } { $strength }, na minus
   *[unknown] { $skill } { $strength }
}
ui-replay-cards-join = { $first }; { $last }
ui-replay-answered = Tajne: { $who } wybiera „{ $answer }”.
ui-replay-file = Zapisana gra
ui-replay-file-about = { $answers ->
    [one] Ustawienia, ziarno i 1 odpowiedź: wszystko inne z nich wynika.
   *[many] Ustawienia, ziarno i { $answers } odpowiedzi: wszystko inne z nich wynika.
}
ui-replay-download = Pobierz grę
ui-replay-verify = Sprawdź ją na własnym komputerze:
ui-replay-seal = Pieczęć z początku gry
ui-replay-seed = Ziarno, teraz jawne
ui-replay-copy = Kopiuj
ui-replay-recorded = Tę grę rozegrano według zasad w wersji { $version }. Pokazujemy ją z zapisu: planszę na początku każdej tury i cały dziennik.
