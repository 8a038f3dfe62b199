# Amiben egy asztal a játék előtt megegyezik, és amiről egy játékos előre lemond.

difficulty-normal = normál
about-difficulty-normal = Minden erőforrás a nyomtatott értékkel indul.
difficulty-easier = könnyebb
about-difficulty-easier = Minden erőforrás 2-vel magasabbról indul, ami az embereknek kedvez.
difficulty-harder = nehezebb
about-difficulty-harder = Minden erőforrás 2-vel alacsonyabbról indul, ami a cylonoknak kedvez.

rulings-printed = nyomtatott szabályok
about-rulings-printed = Egy kártya a Fogdából a Gyengélkedőre küldhet egy karaktert, és minden cylon hajó körönként legfeljebb egyszer aktiválódik.
rulings-later = későbbi értelmezések
about-rulings-later = Csak olyan hatás viheti ki a karaktert a Fogdából, amely megnevezi a Fogdát, és minden cylon hajó ikononként legfeljebb egyszer aktiválódik.

variant-no-sympathizer = Kollaboráns nélkül
about-variant-no-sympathizer = 4 vagy 6 játékosnak: a Kollaboráns helyett még 1 ember kártya, kevesebb erőforrás, a felfedett cylonok körönként { $cards } kártyát húznak, és Boomer nem választható.
variant-cooperative = teljesen kooperatív
about-variant-cooperative = 2–6 játékosnak: senki sem cylon, de kevesebb az erőforrás, az atomfegyver és a húzott kártya, és a Fogda nem véd meg a Krízisektől.

variant-no-leaders = Cylon Vezér nélkül
about-variant-no-leaders = A Pegazus vagy a Hajnal kiegészítővel, 3–6 játékosnak: senki sem játszik Cylon Vezérrel.
variant-sympathetic-cylon = Szimpatizáns Cylon
about-variant-sympathetic-cylon = A Pegazus kiegészítővel, Cylon Vezér nélkül, 4 vagy 6 játékosnak: a Kollaboráns helyére a Szimpatizáns Cylon lép, akinek saját Titkos Küldetése van.

about-set-base = Mindig része a játéknak; 1–6 játékossal úton a Kobol felé.
about-set-pegasus = 3–7 játékosnak: a Pegazus csatahajó, Árulás kártyák, kivégzések, Cylon Vezérek és Új Caprica.
about-set-daybreak = 3–7 játékosnak: Zendülés kártyák és a Zendülő, csodajelzők, Rohamraptorok, Cylon Vezérek indítékokkal, és a Föld keresése.

about-objective-kobol = { $sleeper } egységnyi távolságnál felébrednek az alvó ügynökök; { $end } egységnyi távolság után a következő ugrás véget vet a játéknak.
about-objective-new-caprica = { $sleeper } egységnyi távolságnál felébrednek az alvó ügynökök; { $end } egységnyi távolságnál a flotta letelepszik Új Capricán, és a Galacticának vissza kell térnie a hajókért.
about-objective-earth = { $sleeper } egységnyi távolságnál felébrednek az alvó ügynökök; { $end } egységnyi távolság után a következő ugrás véget vet a játéknak. A Demetrius bevetései távolságot adnak, és játékba kerülhet a Lázadó Báziscsillag.

# Állandó utasítások

order-pass-check = Passz a szakértelem próba végéig
order-pass-turn = Passz a kör végéig
order-pass-always = Mindig passz: { $what }
