# Amiben egy asztal a játék előtt megegyezik, és amiről egy játékos előre lemond.

difficulty-normal = normál
about-difficulty-normal = Minden erőforrás a nyomtatott értékkel indul.
difficulty-easier = könnyebb
about-difficulty-easier = Minden erőforrás 2-vel magasabbról indul, ami az embereknek kedvez.
difficulty-harder = nehezebb
about-difficulty-harder = Minden erőforrás 2-vel alacsonyabbról indul, ami a cylonoknak kedvez.

rulings-printed = nyomtatott
about-rulings-printed = Egy kártya a Fogdából a Gyengélkedőre küldhet egy karaktert, és minden cylon hajó körönként legfeljebb egyszer cselekszik.
rulings-later = későbbi döntések
about-rulings-later = Csak a Fogdát megnevező hatás viheti ki onnan a karaktert, és minden cylon hajó ikononként legfeljebb egyszer cselekszik.

variant-no-sympathizer = Kollaboráns nélkül
about-variant-no-sympathizer = 4 vagy 6 játékosnak: a Kollaboráns helyett eggyel több ember kártya, alacsonyabb erőforrások, a felfedett cylonok körönként { $cards } kártyát húznak, és Boomer nem játszik.
variant-cooperative = teljesen kooperatív
about-variant-cooperative = 2–6 játékosnak: senki sem cylon, de kevesebb az erőforrás, az atomfegyver és a húzott lap, és a Fogda nem véd meg a Krízisektől.

variant-no-leaders = Cylon Vezérek nélkül
about-variant-no-leaders = A Pegazussal vagy a Hajnallal, 3–6 játékosnak: senki sem játszik Cylon Vezérrel.
variant-sympathetic-cylon = Szimpatizáns Cylon
about-variant-sympathetic-cylon = A Pegazussal, Cylon Vezérek nélkül, 4 vagy 6 játékosnak: a Kollaboráns helyére a Szimpatizáns Cylon lép, akinek saját Titkos Küldetése van.

about-set-base = Mindig benne van: 1–6 játékos úton a Kobol felé.
about-set-pegasus = 3–7 játékosnak: a Pegazus csatahajó, Árulás kártyák, kivégzések, Cylon Vezérek és Új Caprica.
about-set-daybreak = 3–7 játékosnak: Zendülés kártyák és a Zendülő, csodajelzők, Rohamraptorok, Cylon Vezérek indítékokkal, és a Föld keresése.

about-objective-kobol = Az Alvó Ügynök fázis { $sleeper } egységnyi távolságnál jön; { $end } egységnél a következő ugrás véget vet a játéknak.
about-objective-new-caprica = Az Alvó Ügynök fázis { $sleeper } egységnyi távolságnál jön; { $end } egységnél a flotta letelepszik Új Capricán, és a Galacticának vissza kell térnie, hogy elvigye a hajókat.
about-objective-earth = Az Alvó Ügynök fázis { $sleeper } egységnyi távolságnál jön; { $end } egységnél a következő ugrás véget vet a játéknak. A Demetrius bevetései távolságot hoznak, és játékba kerülhet a Lázadó Báziscsillag.

# Állandó utasítások

order-pass-check = Passz e szakértelem próba végéig
order-pass-turn = Passz e kör végéig
order-pass-always = Mindig passz erre: { $what }
