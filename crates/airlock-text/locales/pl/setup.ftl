# Co stół ustala przed grą i na co gracz z góry odpowiada pasem.

difficulty-normal = normalnie
about-difficulty-normal = Każdy zasób zaczyna zgodnie z planszą.
difficulty-easier = łatwiej
about-difficulty-easier = Każdy zasób zaczyna o 2 wyżej, co pomaga ludziom.
difficulty-harder = trudniej
about-difficulty-harder = Każdy zasób zaczyna o 2 niżej, co pomaga Cylonom.

rulings-printed = jak w druku
about-rulings-printed = Karta może wysłać postać z Aresztu do Ambulatorium, a każdy statek Cylonów działa najwyżej raz na turę.
rulings-later = późniejsze wykładnie
about-rulings-later = Z Aresztu wydostaje postać tylko efekt, który go wymienia, a każdy statek Cylonów działa najwyżej raz na symbol.

variant-no-sympathizer = bez sympatyka
about-variant-no-sympathizer = Dla 4 lub 6 graczy: 1 karta człowieka więcej zamiast sympatyka, niższe zasoby, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
} na turę dla ujawnionych Cylonów i bez Boomer.
variant-cooperative = w pełni kooperacyjny
about-variant-cooperative = Dla 2–6 graczy: nikt nie jest Cylonem, ale zasobów, broni nuklearnej i losowanych kart jest mniej, a Areszt nie chroni przed Kryzysami.

variant-no-leaders = bez Przywódców Cylonów
about-variant-no-leaders = Z Pegasusem lub Świtem, dla 3–6 graczy: nikt nie gra Przywódcą Cylonów.
variant-sympathetic-cylon = Przyjazny Cylon
about-variant-sympathetic-cylon = Z Pegasusem i bez Przywódców Cylonów, dla 4 lub 6 graczy: sympatyka zastępuje Przyjazny Cylon z własną Intencją.

about-set-base = Zawsze w grze: 1–6 graczy w drodze na Kobol.
about-set-pegasus = Dla 3–7 graczy: battlestar Pegasus, karty Zdrady, egzekucje, Przywódcy Cylonów i Nowa Caprica.
about-set-daybreak = Dla 3–7 graczy: karty Buntu i Buntownik, żetony cudu, raptory bojowe, Przywódcy Cylonów z Motywami i poszukiwanie Ziemi.

about-objective-kobol = Uśpieni agenci budzą się przy dystansie { $sleeper }; przy dystansie { $end } następny skok kończy grę.
about-objective-new-caprica = Uśpieni agenci budzą się przy dystansie { $sleeper }; przy dystansie { $end } flota osiedla się na Nowej Capricie, a Galactica musi wrócić, aby ewakuować statki.
about-objective-earth = Uśpieni agenci budzą się przy dystansie { $sleeper }; przy dystansie { $end } następny skok kończy grę. Misje Demetriusa dodają dystans, a do gry może wejść Zbuntowany Basestar.

# Stałe polecenia

order-pass-check = Pasuj do końca tego testu umiejętności
order-pass-turn = Pasuj do końca tej tury
order-pass-always = Zawsze pasuj: { $what }
