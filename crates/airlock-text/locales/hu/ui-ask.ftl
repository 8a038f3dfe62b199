# A kérdés: mit kérdeznek, mik a válaszok, és mi áll ott, amíg mások válaszolnak.

ui-ask-ruling = A szabály
ui-ask-handle = { $count } válasz
ui-ask-choose = Válaszolj itt, a táblán vagy a kezedben.
ui-ask-go = Végrehajtás
ui-ask-go-add = A kijelölt kártyák betétele
ui-ask-go-discard = A kijelölt kártyák eldobása
ui-ask-back = Visszavonás
ui-ask-rolled = { $summary } A dobás után nem vonható vissza.
ui-ask-final = { $summary } Nem vonható vissza.
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
ui-group-here = Ahol vagy
ui-group-quorum = Tanács
ui-group-title = A posztod
ui-group-cards = Kártyák
ui-group-abilities = Képességek
ui-group-loyalty = Hűség
ui-group-space = Űrszektorok
ui-group-reserves = Utánpótlás, { $count } Vipera
ui-group-boarding = Inváziós Sáv
ui-group-characters = Választható
ui-group-people = Játékosok
ui-group-draws = Húzható kártyák
ui-group-destinations = Úticélok
ui-group-crises = Krízisek
ui-group-decks = Paklik
ui-group-ships = Hajók
ui-group-damage = Sérülés
ui-group-hulls = A találat ezt éri
ui-group-dials = Erőforrások
ui-group-on-top = A pakli tetejére
ui-group-under = A pakli aljára
ui-group-mutiny = Zendülés kártyák
ui-group-motives = Indítékok
ui-group-raptor-reserves = Utánpótlás, { $count } Rohamraptor
ui-group-ground = A bolygón
ui-group-forces = Megszálló Erők
ui-group-uses = Ezt teheted
ui-group-options = A választásod
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
ui-why-cards-cylon = a cylonok csak próbákba teszik őket, szövegüket nem használják
ui-why-cards-cylon-own = a cylonok próbákba teszik őket, és csak a nekik szóló szöveget használják
ui-why-location = Helyszínek
ui-why-location-piloting = repülés közben nem vagy helyszínen
ui-why-human-ships = Az emberek hajói
ui-why-human-ships-cylon = egy cylon a cylon helyszínek között mozog
ui-why-hazardous = oda senki sem mozoghat saját döntéséből
ui-why-ship-cards = nincs szakértelem kártyád, hogy kifizesd az utat
ui-why-ship-closed = oda most senki sem mozoghat
ui-why-later = Később betenni
ui-why-later-once = mindenki egyszer kerül sorra
ui-why-more = Többet betenni
ui-why-more-cylon = egy cylon legfeljebb 1 kártyát tehet be
ui-why-more-brig = a Fogdából legfeljebb 1 kártyát tehetsz be
ui-why-more-detention = a Zárkából legfeljebb 2 kártyát tehetsz be
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

ui-idle-several = { $count } játékos válaszol
ui-idle-nothing = Most nincs miről döntened.
ui-idle-watching = Néző vagy.
ui-idle-pause = Rövid szünet
ui-idle-pause-rule = Lehet, hogy valaki változtathat ezen.
ui-idle-pause-even = Lehet, hogy valaki változtathat ezen. A szünet mindenkinek ugyanannyi, akkor is, ha senki sem tud.
ui-idle-passed = Passzoltál.
ui-idle-uses = Ezt akarod használni: { $what }.
ui-idle-order = Utasítás kiadása
ui-idle-back = amíg más nem válaszol

# A játék véget ért

