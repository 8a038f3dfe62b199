//! The rows of the areas of space.

use airlock_game::cards::Civilian;
use airlock_game::state::Place;
use airlock_game::terms::Craft;
use airlock_game::view::AreaView;

use super::Writer;

impl Writer<'_> {
    pub(super) fn area(&self, area: &AreaView) -> String {
        let ships = |craft, there: u8, acted: u8| {
            let acted = (acted > 0).then(|| self.counted("page-acted", acted));
            (there > 0).then(|| self.with(self.words.ships(craft, there), acted))
        };
        let scar = self.view.space.scar.filter(|scar| scar.area == area.area).map(|_| self.words.name(Craft::Scar));
        let here = [
            scar,
            ships(Craft::Raider, area.raiders, area.raiders_acted),
            ships(Craft::HeavyRaider, area.heavy_raiders, area.heavy_raiders_acted),
            ships(Craft::Viper, area.vipers, 0),
            ships(Craft::AssaultRaptor, area.assault_raptors, 0),
            self.civilians(area),
        ];
        let basestars = self.view.space.basestars.iter().flatten().filter(|basestar| basestar.area == area.area);
        let basestars = basestars.map(|basestar| {
            let damage = basestar.damage.iter().map(|&token| self.words.name(token));
            self.with(self.words.name(Craft::Basestar), damage)
        });
        let pilots = self.view.players.iter().filter(|player| player.place == Place::Piloting(area.area));
        let pilots = pilots.map(|player| {
            let key = if player.in_raptor { "page-raptor-pilot" } else { "page-pilot" };
            self.words.say(key).text("who", self.seat(player.seat)).end()
        });
        let row = self.facts(basestars.chain(here.into_iter().flatten()).chain(pilots));
        if row.is_empty() { self.words.plain("page-empty-area") } else { row }
    }

    fn civilians(&self, area: &AreaView) -> Option<String> {
        let count = u8::try_from(area.civilians.len()).unwrap_or(u8::MAX);
        let known = area.civilians.iter().flatten().map(|&ship| self.cargo(ship));
        (count > 0).then(|| self.with(self.words.ships(Craft::Civilian, count), known))
    }

    /// What a civilian ship carries.
    fn cargo(&self, ship: Civilian) -> String {
        let lose = ship.row().lose.iter();
        let lose = lose.map(|&(resource, count)| {
            self.words.say("page-cargo").number("count", count).name("resource", resource).end()
        });
        let cargo = self.words.and(lose.collect());
        if cargo.is_empty() { self.words.plain("page-no-cargo") } else { cargo }
    }
}
