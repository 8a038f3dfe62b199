# A kérdés: mit kérdeznek, mik a válaszok, és mi áll ott, amíg mások válaszolnak.

ui-ask-ruling = Szabály
ui-ask-handle = { $count } lehetőség
ui-ask-choose = Válassz itt, a táblán vagy a kezedben.
ui-ask-go = Megerősítés
ui-ask-go-add = A kijelölt kártyák betétele
ui-ask-go-discard = A kijelölt kártyák eldobása
ui-ask-back = Visszavonás
ui-ask-rolled = { $summary } A dobás után nem vonhatod vissza.
ui-ask-final = { $summary } Nem vonhatod vissza.
ui-ask-recallable = { $summary } Visszavonhatod, amíg más nem válaszol.
ui-ask-note-feed = Jelölj ki kártyákat itt vagy a kezedben. Mindegyiken látszik, mennyit ér ebben a próbában.
ui-ask-note-exactly = Jelölj ki { $count } kártyát itt vagy a kezedben.
ui-ask-note-upto = Jelölj ki legfeljebb { $count } kártyát itt vagy a kezedben.
ui-ask-feed-start = Nincs kijelölt kártya.

ui-steps = A kör lépései
ui-step-setup = Előkészületek
ui-step-skills = Húzás
ui-step-move = Mozgás
ui-step-action = Akció
ui-step-action-of = Akció { $number }/{ $of }
ui-step-crisis = Krízis
ui-step-cylons = Cylonok
ui-step-jump = Ugrás
ui-step-evacuate = Evakuálás

# Válaszok csoportjai

ui-group-viper = A Viperád
ui-group-viper-in = A Viperád, { $area }
ui-group-here = A helyszíned
ui-group-quorum = Tanács
ui-group-title = A címed
ui-group-cards = Kártyák
ui-group-abilities = Képességek
ui-group-loyalty = Hűség
ui-group-space = Űrszektorok
ui-group-reserves = Utánpótlás, { $count } Vipera
ui-group-boarding = Inváziós Sáv
ui-group-characters = Választható
ui-group-people = Játékosok
ui-group-draws = Húzható kártyák
ui-group-draw = { $number }. kártya
ui-group-destinations = Úticélok
ui-group-crises = Krízisek
ui-group-decks = Paklik
ui-group-ships = Hajók
ui-group-damage = Sérülés
ui-group-hulls = Melyik hajó sérül
ui-group-dials = Erőforrások
ui-group-on-top = A pakli tetejére
ui-group-under = A pakli aljára
ui-group-mutiny = Zendülés kártyák
ui-group-motives = Indítékok
ui-group-raptor-reserves = Utánpótlás, { $count } Rohamraptor
ui-group-ground = A bolygón
ui-group-forces = Megszálló Erők
ui-group-uses = Használható
ui-group-options = Lehetőségeid
ui-group-hand = A kártyáid
ui-group-for = Pozitívnak számít
ui-group-against = Negatívnak számít

# Egy válasz mellett

ui-remark-left = { $count } maradt
ui-remark-costs = { $count } kártyába kerül
ui-remark-damaged = sérült
ui-remark-viper = Vipera, { $area }
ui-remark-hull = sérülés: { $count }/{ $limit }
ui-remark-distance = távolság { $distance }
ui-remark-both = { $first }, { $then }

# Most nem lehetséges

ui-why-title = Most nem lehetséges
ui-why = : { $reason }.
ui-why-cards = Szakértelem kártyák
ui-why-cards-cylon = a cylonok próbákba tehetik őket, de a szövegüket nem használhatják
ui-why-cards-cylon-own = a cylonok próbákba tehetik őket, de csak a nekik szóló szöveget használhatják
ui-why-location = Helyszínek
ui-why-location-piloting = a Viperádban vagy
ui-why-human-ships = Az emberek hajói
ui-why-human-ships-cylon = a cylonok a cylon helyszínek között mozognak
ui-why-hazardous = önként nem mozoghatsz oda
ui-why-ship-cards = nincs szakértelem kártyád, amellyel fizethetnél
ui-why-ship-closed = oda most senki sem mozoghat
ui-why-later = Később betenni
ui-why-later-once = mindenki csak egyszer tehet be kártyát
ui-why-more = Többet betenni
ui-why-more-cylon = a cylonok legfeljebb 1 kártyát tehetnek be
ui-why-more-brig = a Fogdában legfeljebb 1 kártyát tehetsz be
ui-why-more-detention = a Zárkában legfeljebb 2 kártyát tehetsz be
ui-why-more-infiltrating = beszivárogva legfeljebb 2 kártyát tehetsz be
ui-why-kind = { $due ->
    [yes] még senki sem Cylon Vezér, és te választasz utoljára
   *[no] { $kind-id ->
        [political-leader] már csak { $count } politikai vezető van, más típusból több
        [military-leader] már csak { $count } katonai vezető van, más típusból több
        [pilot] már csak { $count } pilóta van, más típusból több
        [cylon-leader] már van köztetek Cylon Vezér
       *[support] most nem
    }
}
ui-why-executed = kivégezték
ui-why-taken = foglalt

# Amíg mások válaszolnak

ui-idle-several = { $count } játékos dönt
ui-idle-nothing = Most nincs miről döntened.
ui-idle-watching = Néző vagy.
ui-idle-reload = Szkriptek nélkül ez az oldal nem frissül magától. [Töltsd be újra], hogy lásd, mi történt.
ui-idle-pause = Rövid szünet
ui-idle-pause-rule = Lehet, hogy valaki még közbelép.
ui-idle-pause-even = Lehet, hogy valaki még közbelép. A szünet mindig ugyanakkora, akkor is, ha senki sem teheti meg.
ui-idle-passed = Passzoltál.
ui-idle-uses = Használnád { $what-t }.
ui-idle-order = Utasítás kiadása
ui-idle-back = amíg más nem válaszol
ui-idle-forward = Ugrás a következő kérdésemig
ui-recap = A legutóbbi válaszod óta: { $count } esemény

