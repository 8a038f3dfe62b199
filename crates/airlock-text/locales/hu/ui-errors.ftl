# Mi volt a baj azzal, amit beírtak.

ui-problem-table-name = Adj az asztalnak 1–{ $most } karakteres nevet.
ui-problem-person-name = Adj meg egy 1–{ $most } karakteres nevet.
ui-problem-name-at-table = Ennél az asztalnál már van valaki ezzel a névvel: { $name }. Válassz másikat.
ui-problem-seat-taken = Valaki az imént elfoglalta ezt a helyet. Válassz másikat.
ui-problem-people-sit = Már { $count } ember ül itt: legalább ennyi helynek maradnia kell.
ui-problem-no-table = Nincs asztal ezzel a linkkel vagy kóddal. Kérd el újra a linket.
ui-problem-account-taken = Ez a név foglalt: { $name }. Ha a tiéd, jelentkezz be, különben válassz másikat.
ui-problem-password = A jelszó legalább { $least } karakter legyen.
ui-problem-wrong-password = A név és a jelszó nem tartozik össze.
ui-problem-device-link = Ezt a privát linket már felhasználták, vagy túl régi. Készíts újat a másik eszközön.

# Oldalak, amelyeket nem lehet megmutatni.

ui-error-unreadable = Ezt nem tudtuk értelmezni
ui-error-unreadable-advice = Valami hiányzik abból, amit elküldtél. Menj vissza, töltsd újra az oldalt, és próbáld meg még egyszer.
ui-error-forbidden = Ezt nem teheted meg
ui-error-forbidden-advice = Nincs itt helyed, vagy ezt csak a házigazda teheti meg. Ha másik böngészőben ültél le, használd azt, vagy hozd át a helyeidet egy privát linkkel.
ui-error-no-page = Itt nincs semmi
ui-error-no-page-advice = Lehet, hogy elírtad a címet, vagy az oldal megszűnt.
ui-error-no-table = Nincs ilyen asztal
ui-error-no-table-advice = Lehet, hogy a link vége lemaradt, vagy az asztalt bezárták. Kérd el újra a linket.
ui-error-method = Itt ez nem lehetséges
ui-error-method-advice = Menj vissza, és használd az oldal gombjait.
ui-error-stale = A játék közben továbbhaladt
ui-error-stale-advice = Történt valami, miközben döntöttél. Semmi sem változott; nézd meg újra, mielőtt válaszolsz.
ui-error-too-large = Ez túl sok
ui-error-too-large-advice = Rövidíts rajta, és küldd el újra.
ui-error-too-many = Túl gyors voltál
ui-error-too-many-advice = Várj { $wait } másodpercet, és próbáld újra.
ui-error-broken = Valami elromlott
ui-error-broken-advice = A mi hibánk, nem a tiéd. Az asztalaid biztonságban vannak. Próbáld újra egy kicsit később.
ui-error-away = Mindjárt jövünk
ui-error-away-advice = A szerver éppen indul vagy leáll. Az asztalaid biztonságban vannak. Töltsd újra az oldalt egy perc múlva.
ui-error-unsaved = Most nem lehet menteni
ui-error-to-table = Vissza az asztalhoz
ui-error-to-start = A kezdőlapra
ui-error-request = Ha ez ismétlődik, add meg a szerver üzemeltetőjének ezt a számot: { $request }.
