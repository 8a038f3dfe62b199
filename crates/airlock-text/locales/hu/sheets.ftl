# Karakterlapok és képességeik.

sheet-kind = { $kind }.
sheet-draw = Körönként { $cards } kártyát húzol.
sheet-skill = { $count } { $skill }
sheet-choice = { $count ->
    [one] 1 { $skills-or }
   *[other] { $count } { $skills-or } (tetszőleges arányban)
}
sheet-start-at = { $where-ban } kezdesz.
sheet-start-either = Választásod szerint { $first-ban } vagy { $second-ban } kezdesz.
sheet-start-viper = Egy Vipera pilótájaként kezdesz; az Utánpótlásból bármelyik indító űrszektorba indíthatod.
sheet-start-off-board = A táblán kívül kezdesz.
sheet-leader = Felfedett cylonként kezdesz, címet nem viselhetsz, Hűség kártyák helyett { $for ->
    [motives] indítékaid vannak
   *[agenda] Titkos Küldetésed van
}, és minden képességed mindig megmarad, akár beszivárogsz, akár nem.
sheet-other-version = Sosem lehet játékban a karakter másik változatával ({ $kind }) együtt.
quality-miracles = { $start } csodajelzővel kezdesz, és legfeljebb { $limit } lehet nálad.
quality-starts-infiltrating = Beszivárogva kezded a játékot, és 1 szakértelem kártyával többel, mint a többi Cylon Vezér.
sheet-line = Hely az utódlási sorrendekben: { $lines }
sheet-line-place = { $title } { $place }.
sheet-ability = { $kind-id ->
    [weakness] { $ability } (gyengeség): { $text }
   *[other] { $ability }: { $text }
}

ability-action = { $once ->
    [yes] Játékonként egyszer, akcióként{ ability-only }: { $text }.
    [miracle] { $cost } csodajelzőért, akcióként{ ability-only }: { $text }.
   *[no] Akció{ ability-only }: { $text }.
}
ability-movement = { $once ->
    [yes] Játékonként egyszer, mozgás helyett{ ability-only }: { $text }.
    [miracle] { $cost } csodajelzőért, mozgás helyett{ ability-only }: { $text }.
   *[no] Mozgás{ ability-only }: { $text }.
}
ability-only = { $only ->
    [yes] , ha { $condition }
   *[no] {""}
}
ability-interrupt = { $once ->
    [yes] játékonként egyszer, { $window }, { $text-hatsz }.
    [miracle] { $cost } csodajelzőért, { $window }, { $text-hatsz }.
   *[no] { $window }, { $text-hatsz }.
}

trait-positive-strength = a saját Krízis kártyáid szakértelem próbáiban minden { $count } erejű kártya pozitívnak számít.
trait-cannot-activate = nem aktiválhatod { $places-t }.
trait-discards-last-card = bármelyik játékos körének elején, ha pontosan 1 szakértelem kártyád van, dobd el.
trait-off-board-until-turn = a táblán kívül vagy a { $count ->
    [2] második
    [3] harmadik
   *[other] { $count }.
} köröd elejéig; akkor a Hangárba kerülsz. Addig nem mozoghatsz, nem mozgathatnak, és nem hajthatsz végre akciót; szakértelem és Krízis kártyát a szokásos módon húzol, és a próbákba is tehetsz kártyát.
trait-random-discards = amikor szakértelem kártyákat kell eldobnod, véletlenszerűen dobod el őket. Amivel fizetsz, azt te választod ki.
trait-difficulty-against = amikor aktiválják { $where-t }, és téged választanak, a nehézség { $shifts }.
trait-actions-from-viper = ha a köröd elején Viperát vezetsz, az Akció fázisodban 1 helyett { $count } akciód van, akkor is, ha közben leszállsz.
trait-peeks-at-turn-end = a köröd végén megnézheted a Krízis pakli felső lapját, majd otthagyod, vagy a pakli aljára teszed.
trait-sleeper-loyalty = az Alvó Ügynök fázisban 1 helyett { $count } Hűség kártyát kapsz, majd a Fogdába kerülsz.
trait-action-after = a saját körödben, egyszer, miután használtad { $card-t }, végrehajthatsz még 1 akciót.
trait-hand-limit = a kézlimited { $normal } helyett { $count } szakértelem kártya.
trait-draws-on-crisis = miután felfedték a Krízis kártyádat, húzz 1 tetszőleges típusú szakértelem kártyát, a szakértelmeiden kívülről is.
trait-start-loyalty = a játék elején 1 helyett { $count } Hűség kártyát kapsz.
trait-crises-drawn = valahányszor Krízis kártyát húzol, húzz { $count } lapot, hajts végre közülük 1-et, a másikat pedig tedd felfedés nélkül a pakli aljára.
trait-location-cost = mielőtt helyszínt aktiválsz, el kell dobnod { $count } szakértelem kártyát.
trait-activates-alone = nem aktiválhatsz olyan helyszínt, ahol másik karakter is van; { $where-a } kivétel.
trait-shifts-difficulty = amikor valaki aktiválja { $places-t }, a kártyák betétele előtt dönthetsz úgy, hogy a nehézség { $shifts } legyen.
trait-rerolls-in-own-turn = a saját körödben, egyszer, miután bárki dobott a kockával, újradobathatod; az új eredmény számít.
trait-pilots-placed-vipers = valahányszor pilóta nélküli Vipera kerül az Utánpótlásból az űrbe, miközben a Galacticán vagy (de nem a Fogdában), a pilótája lehetsz, és végrehajthatsz 1 akciót.
trait-may-execute-at = amikor bárki próbája az Admirális Szállásán legalább { $count } összerővel sikerül, a kiválasztott karaktert a Fogda helyett kivégeztetheted.
trait-looks-at-all-civilians = amikor aktiválod a Kommunikációs Központot, tetszőleges számú civil hajót megnézhetsz az űrben, és mindegyiket átviheted egy szomszédos űrszektorba.
trait-executed-at-morale = amikor a morál { $count } vagy kevesebb lesz, kivégeznek; ha kiderül, hogy ember vagy, ez nem kerül morálba.
trait-gives-card-to-draw = ha a Mozgás fázisod végén egy másik ember játékos helyszínén vagy, adhatsz neki 1 szakértelem kártyát, hogy húzz { $count } lapot.
trait-draws-treachery = a szakértelmeid között Árulás is van; a szövegét csak cylon játékosok használhatják.
trait-draws-treachery-daybreak = a szakértelmeid között Árulás is van.
trait-card-instead-of-roll = a saját Akció fázisodban dobás helyett eldobhatsz egy szakértelem kártyát: az eredmény az ereje plusz { $count }. Ezt nem módosítja semmi, ami dobásokat módosít.
trait-must-move = ha az Akció fázisod végén ott vagy, ahol a körödet kezdted, menj a Gyengélkedőre, hacsak nem a Fogdában vagy.
trait-discards-at-reveals = valahányszor valaki Cylon Vagy kártyát fed fel, dobd el az összes szakértelem kártyádat.
trait-moves-alone = önként nem mozoghatsz olyan helyszínre, ahol másik karakter is van.
trait-cost-at = mielőtt aktiválod { $where-t }, el kell dobnod { $count } szakértelem kártyát.
trait-activates-again = a saját körödben, miután aktiváltad { $places-t }, eldobhatsz 1 szakértelem kártyát, hogy újra aktiváld ugyanazt a helyszínt (körönként mindegyiket egyszer).
trait-card-action-cost = mielőtt egy szakértelem kártya akcióját vagy Mozgás képességét használod, el kell dobnod még { $count } szakértelem kártyát.
trait-discards-fewer = Krízis kártyánként egyszer, amikor szakértelem kártyákat kellene eldobnod miatta, { $count } kártyával kevesebbet dobsz el.
trait-pays-for-company = ha a Mozgás fázisod végén más játékos is van a helyszíneden, el kell dobnod { $count } szakértelem kártyát; ha nem tudod, a köröd végén menj a Fogdába.
trait-draws-at-loss = körönként egyszer, rögtön azután, hogy { $resource-a } csökkent, húzhatsz { $count } { $skill } kártyát; { $keep } nálad marad, a többit dobd el.
trait-loses-damaged-viper = ha a Viperád megsérülne, ehelyett megsemmisül.
trait-no-actions-of = nem használhatod { $skill-a } kártyák akcióit és Mozgás képességeit.
trait-activates-after-order = miután végzett az a játékos, akit Felsőbb Utasítással választottál, aktiválhatod a saját helyszínedet.
trait-mutiny-costs = minden Zendülés kártyáért, amelyet húzol, el kell dobnod { $count } szakértelem kártyát.
trait-picks-mutiny = valahányszor bárki Zendülés kártyát húz, akár te magad, nézd meg a Zendülés pakli felső { $count } lapját, adj közülük 1-et annak a játékosnak, a másikat pedig tedd a pakli aljára.
trait-start-mutiny = { $count } Zendülés kártyával kezdesz, akkor is, ha kivégzés után leszel ez a karakter.
trait-scouts-more = amikor a Felderítő Indítása kártyáddal megnéznéd egy pakli felső lapját, nézd meg a felső { $count } lapot, és tetszőleges sorrendben tedd mindegyiket a pakli tetejére vagy aljára.
trait-draws-fewer-off = amíg nem vagy { $ship-ban }, a Szakértelem lapok húzása fázisban { $count } szakértelem kártyával kevesebbet húzol.
trait-reveals-in-brig-only = a Cylon Vagy kártya akcióját csak a Fogdában használhatod.
trait-spares-discards = körönként egyszer, amikor egy másik játékosnak szakértelem kártyákat kell eldobnia, húzhatsz 1 Árulás kártyát, hogy 1-gyel kevesebbet dobjon el. Kézlimitnél, Szuperkrízis kártyánál és képességek áránál nem használható.
trait-no-draw-in-hazard = Veszélyes helyszínen nem húzol szakértelem kártyát a Szakértelem lapok húzása fázisban.
trait-leaving-costs-super-crisis = csak akkor mozoghatsz el { $where-bol }, ha eldobsz 1 Szuperkrízis kártyát.
trait-infiltrator-draws = amíg beszivárogva vagy, a Szakértelem lapok húzása fázisban 1 helyett { $count } további szakértelem kártyát húzol, kivéve a Gyengélkedőn.
trait-adds-nothing-in-others-actions = más játékos Akció fázisában nem tehetsz kártyát szakértelem próbába, a bevetésekébe sem.
trait-adds-cards = minden szakértelem próbába legfeljebb { $count } szakértelem kártyát tehetsz, beszivárogva legfeljebb { $infiltrating } kártyát, a Fogdában azonban csak 1-et.
trait-adds-face-up = amikor kártyákat teszel egy szakértelem próbába, közülük { $count } képpel felfelé kerül be.
place-the = { $where-a }
    .t = { $where-t }
place-at = { $where-ban }
shift = { $by-sign ->
    [minus] { by-size-val } kisebb
   *[plus] { by-size-val } nagyobb
}
