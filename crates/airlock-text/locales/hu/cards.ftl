# A kártyák: ami a hatásaik körül áll.

# Krízis és Szuperkrízis kártyák

crisis-check = Szakértelem próba, nehézség { $difficulty }: { $skills }.
crisis-pass = Siker: { $then }.
crisis-partial = Részleges siker ({ $threshold }+): { $then }.
crisis-fail = Kudarc: { $then }.
crisis-or = A próba helyett { $who } ezt is választhatja: { $then }.
crisis-chooses = { $who } választ.
crisis-either = Vagy: { $then }.
crisis-either-if = Vagy (csak ha { $condition }): { $then }.
crisis-or-else = Vagy: { $then }.
attack-activation = 1. Aktiválás: { $then }.
attack-setup = 2. Felállítás: { $areas }.
attack-area = { $area }: { $ships }
attack-special = 3. Különleges szabály: { $special }. { $then }.
crisis-then = Ezután: { $steps }.
then-jump = a Flottajelző 1 mezőt lép előre
then-jump-or-evacuate = a Flottajelző 1 mezőt lép előre, vagy ha a Galactica már visszatért, evakuálj 1 civil hajót
then-once-returned = { $then }, ha a Galactica már visszatért
super-crisis-immune = A Krízis kártyákra vagy szakértelem próbákra ható karakterképességek erre a kártyára nem hatnak.

# Mikor használható egy kártya vagy képesség

timing-plain = { $timing }: { $text }.
timing-if = { $timing }, csak ha { $condition }. { $text }.
timing-interrupt = { $window }: { $text }.
timing-interrupt-if = { $window }, ha { $condition }: { $text }.
timed-action = Akció
timed-movement = Mozgás
timed-movement-or-action = Mozgás vagy akció
timed-reckless-check = Vakmerő próbában felfedve
timed-check-ability = Szakértelem Próba Képesség
timed-human = Ember akció
timed-cylon = Cylon akció

when-action = Akcióként
when-movement = A Mozgás fázisodban, mozgás helyett
when-movement-or-action = Akcióként vagy mozgás helyett
when-reckless-check = Magától, ha Vakmerő próbában fedik fel
when-check-ability = Magától, ha szakértelem próbában fedik fel
window-crisis-revealed = rögtön azután, hogy felfedtek egy Krízis kártyát
window-option-chosen = miután egy játékos választott egy Krízis kártya két lehetősége közül
window-instead-of-check = bárki Krízis kártyájának szakértelem próbája előtt
window-before-cards = mielőtt kártyák kerülnek egy szakértelem próbába
window-before-reveal = miután minden kártya a próbába került, a felfedésük előtt
window-after-total = miután kiderült egy szakértelem próba összereje
window-after-check = egy szakértelem próba végrehajtása után, mielőtt a kártyáit eldobják
window-before-roll = bármelyik kockadobás előtt
window-after-roll = bármelyik kockadobás után
window-viper-attacked = miután megtámadtak egy Viperát
window-vipers-placed = miután pilóta nélküli Viperák kerültek az Utánpótlásból az űrbe
window-turn-began = a köröd elején
window-cards-added = miután egy játékos kártyákat tett egy szakértelem próbába
window-after-reveal = miután felfedték egy szakértelem próba kártyáit
window-destroyed = miután elpusztítottál egy báziscsillagot vagy egy Centúriót
window-before-raiders = mielőtt a Raiderek aktiválódnak
window-treachery-discarded = amikor egy ember játékos Árulás kártyát dob el
window-check-passed = egy sikeres szakértelem próba után
window-choosing-option = amikor egy Krízis kártya lehetőségei közül kell választanod
window-civilian-threatened = mielőtt egy civil hajót az űrben felfordítanak és elpusztítanak
window-removing-ships = amikor ugráskor lekerülnek a hajók a tábláról
window-before-activation = bármelyik játékos Cylon Hajók Aktiválása fázisának elején
window-infiltration-ends = amikor akcióval megszakítod a beszivárgásodat
window-motive-holds = amikor valamelyik indítékod teljesül

limit-executive-order = Körönként csak 1 Felsőbb Utasítás játszható ki.
limit-declare-emergency = Szakértelem próbánként csak 1 Vészhelyzet Kihirdetése játszható ki.
limit-strategic-planning = Dobásonként csak 1 Stratégiai Tervezés játszható ki.
limit-critical-situation = Körönként összesen csak 1 Felsőbb Utasítás vagy Kritikus Helyzet játszható ki.
limit-major-victory = Körönként csak 1 Nagy Győzelem játszható ki.
limit-sabotage = Körönként csak 1 Szabotázs játszható ki.
limit-calculations = Dobásonként csak 1 Számítások kártya játszható ki.
limit-check-ability = Életbe lép, bárki tette is be a kártyát, akkor is, ha a Végzet pakliból jött, de szakértelem próbánként csak egyszer.
limit-restore-order = Vakmerő próbára nem játszható ki, és utána Vakmerő kártya sem.

sort-reckless = Vakmerő: Vakmerővé teszi a próbát. Szakértelem próbánként csak 1 Vakmerő kártya játszható ki.
sort-cylon-only = A kártya szövegét csak cylon játékosok használhatják.
sort-mutinous = Ha önként dobod el ezt a kártyát, húzz 1 Zendülés kártyát (körönként csak egyszer).

# Tanács kártyák

quorum-then-discard = Ezután dobd el ezt a kártyát.
quorum-else-discard = Különben dobd el ezt a kártyát.
mutiny-else-discard = Ha nem kerül ki a játékból, dobd el ezt a kártyát.
quorum-protects-title = Az Adminisztrációnál nincs próba: amikor elvenné az Elnöki címet, az Elnök eldobhatja ezt a kártyát, hogy megtartsa.

# Bevetések

mission-immune = Ez nem Krízis kártya. A próbáját semmilyen kártya vagy karakterképesség nem módosítja, és a Szakértelem Próba Képességek nem lépnek benne életbe.

# Úticélok és Célkártyák

destination-text = { $text }.
destination-distance = Távolság: { $distance }.
milestone-sleeper-agent-phase = { $distance } egységnyi távolságnál, egyszer: Alvó Ügynök fázis. A jelenlegi játékostól kezdve, az óramutató járásával megegyezően mindenki kap még 1 Hűség kártyát, { $motives ->
    [0] a felfedett cylonok is.
   *[other] a felfedett cylonok is; a Cylon Vezér ehelyett még { $motives } indítékot kap.
}
milestone-next-jump-ends = { $distance } egységnyi távolságnál: a következő ugrás Úticél kártya nélkül véget vet a játéknak. Az emberek nyernek, ha minden erőforrás 0 fölött van.
milestone-new-caprica-phase = { $distance } egységnyi távolságnál, egyszer: Új Caprica fázis. Minden civil hajó lezárva Új Capricára kerül, mindenki odamegy, és az Új Caprica Krízis pakli lép a Krízis pakli helyére. Az Auto Ugrás később visszahozza a Galacticát; ezután csak az Admirális vethet véget a játéknak azzal, hogy elugrik, és az emberek nyernek, ha minden erőforrás 0 fölött van.

# Hűség kártyák

loyalty-text-human = Ember vagy, hacsak egy másik Hűség kártyád cylonná nem tesz. Nyersz, ha az emberek nyernek.
loyalty-text-cylon = Cylon vagy, bármit mond a többi Hűség kártyád. Nyersz, ha az emberek veszítenek.
loyalty-reveal = Akció: fedd fel ezt a kártyát. Ha nem vagy { $pegasus ->
    [yes] sem a Fogdában, sem a Zárkában
   *[no] a Fogdában
}, { $text }.
loyalty-revealed = Ezután dobj el kártyákat, amíg 3 szakértelem kártyád marad, { $more ->
    [yes] { $after }, dobd el
   *[no] dobd el
} a neked adott Tanács kártyákat, { $daybreak ->
    [yes] a Zendülés kártyáidat és a csodajelzőidet, mondj
   *[no] mondj
} le a címeidről, menj a Feltámadás Hajóra, és húzz 1 Szuperkrízis kártyát. { $expanded ->
    [yes] Ha a távolság 7-nél kisebb, add át a többi lefordított Hűség kártyádat 1 ember játékosnak. Ha
   *[no] Ha
} a te köröd van, az véget ér.
loyalty-text-sympathizer = Amint megkapod, fedd fel ezt a kártyát. Ha bármelyik erőforrás a vörös zónában van ({ $reds }), menj a Fogdába; ez a kártya Nem Vagy Cylon kártyának számít.
    Különben felfedett cylon leszel, de nem húzol Szuperkrízis kártyát. Sosem aktiválhatod a Cylon Flottát, és nem játszhatsz ki Szuperkrízis kártyát.
loyalty-text-sympathetic-cylon = Amint megkapod, fedd fel ezt a kártyát. Felfedett cylon leszel, de nem húzol Szuperkrízis kártyát. Húzz egy Barátságos Küldetést: csak annak a teljesítésével nyerhetsz.
    Beszivároghatsz, mint egy Cylon Vezér. Amíg beszivárogva vagy, 3 szakértelem kártyát húzol 3 különböző típusból.
loyalty-text-mutineer = Amint megkapod, fedd fel ezt a kártyát. Ha osztáskor kaptad, kapsz még 1 Hűség kártyát. Húzz 1 Zendülés kártyát, és minden címedet az utódlási sorrendben legelöl álló másik játékos kapja. Ez a kártya Nem Vagy Cylon kártyának számít.
    { $limit } Zendülés kártyád lehet, csak a következővel kerülsz a Fogdába. A körödben, ha a Krízis kártyán Ugráselőkészítő ikon van, húzz 1 Zendülés kártyát az Ugráselőkészítő fázisban.
    Ha felfedett cylon kapja ezt a kártyát, továbbadja egy ember játékosnak. Te is, ha cylonként lepleződsz le, bármekkora a távolság.
red-at = { $resource } legfeljebb { $count }

# Titkos Küldetések

agenda-kind = { $deck }.
agenda-wins = Nyersz, ha { $side } nyernek, és a játék végén { $goals }.
agenda-secret = Tartsd titokban ezt a kártyát a játék végéig.
# Egy Titkos Küldetés vagy indíték sorai magukban, a játék végén
agenda-line-side = { $side } nyernek.
goal-line = { $goal }.
goal-every-at-most = minden erőforrás legfeljebb { $count }
goal-all-at-most = { $resources-a } egyaránt legfeljebb { $count }
goal-any-at-most = { $resources-a } közül legalább az egyik legfeljebb { $count }
goal-all-red = minden erőforrás a vörös zónában van
goal-near = { $first-a } és { $second-a } különbsége legfeljebb { $count }
goal-played-super-crisis = { $who-id ->
    [you] kijátszottál már legalább 1 Szuperkrízis kártyát
   *[other] { $who } kijátszott már legalább 1 Szuperkrízis kártyát
}
goal-damaged-at-least = a Galacticán és a Pegazuson összesen legalább { $count } helyszín sérült
goal-galactica-damaged-at-most = a Galacticán legfeljebb { $count } helyszín sérült
goal-caught-or-executed = { $who-id ->
    [you] a Fogdában vagy a Zárkában vagy, vagy már kivégeztek ebben a játékban
   *[other] { $who } a Fogdában vagy a Zárkában van, vagy már kivégezték ebben a játékban
}
goal-infiltrating = { $who-id ->
    [you] beszivárgóként vagy az emberek között
   *[other] { $who } beszivárgóként van az emberek között
}
goal-free = { $who-id ->
    [you] nem vagy sem a Fogdában, sem a Zárkában
   *[other] { $who } nincs sem a Fogdában, sem a Zárkában
}
goal-craft-lost = összesen legalább { $count } Vipera és Raptor sérült vagy megsemmisült
goal-distance-at-least = a távolság legalább { $count }
goal-at-least = { $resource-a } legalább { $count }
goal-no-cylon-ships = nincs Raider, Nehéz Raider vagy báziscsillag a táblán
goal-any-damaged = { $places } sérült
goal-holds-cards = { $who-id ->
    [you] van legalább { $cards } a kezedben
   *[other] { $who-nak } van legalább { $cards } a kezében
}
goal-another-in-brig = egy másik játékos a Fogdában van
goal-holds-mutiny = { $who-id ->
    [you] van Zendülés kártyád
   *[other] { $who-nak } van Zendülés kártyája
}
goal-no-centurions = nincs Centúrió az Inváziós Sávon
goal-vipers-lost = legalább { $count } Vipera sérült vagy megsemmisült

# Indítékok

motive-side = { $side-id ->
    [human] Ember indíték.
   *[cylon] Cylon indíték.
}
motive-any-time = Bármikor felfedheted, más körében is, ha { $goals }.
motive-game-over = A játék végén felfedik, ha { $goals }.
motive-wins = Együtt nyersz { $side-val }, ha a játék végén legalább { $count } felfedett { $side-nev } indítékod van, és legfeljebb { $unrevealed } indítékod maradt felfedetlen.
