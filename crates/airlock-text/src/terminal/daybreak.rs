//! What is on the table only with Daybreak: missions, the Rebel Basestar, what is lost for good.

use airlock_game::event::DeckName;
use airlock_game::state::ActiveMission;
use airlock_game::terms::{Craft, Ship};
use airlock_game::view::PlayerView;

use super::Writer;

impl Writer<'_> {
    /// The Active Mission and the Rebel Basestar.
    pub(super) fn search(&self) -> String {
        let search = &self.view.search;
        let mission = search.active.map(|ActiveMission { card, face_down }| {
            let key = if face_down { "page-mission-down" } else { "page-mission" };
            self.words.say(key).name("card", card).end()
        });
        let rebels = search.rebels.map(|side| self.words.say("page-rebels").name("side", side).end());
        self.facts(mission.into_iter().chain(rebels))
    }

    /// Boards and pieces that do not come back.
    pub(super) fn lost(&self) -> String {
        let (fleet, space) = (&self.view.fleet, &self.view.space);
        let ships = |craft, gone: u8| (gone > 0).then(|| self.words.ships(craft, gone));
        let all = [
            fleet.colonial_one_destroyed.then(|| self.words.name(Ship::ColonialOne)),
            fleet.hub_destroyed.then(|| self.words.plain("page-hub")),
            ships(Craft::Basestar, space.basestars_gone),
            ships(Craft::HeavyRaider, space.heavy_raiders_gone),
            (fleet.centurions_gone > 0).then(|| self.counted("n-centurions", fleet.centurions_gone)),
        ];
        self.facts(all.into_iter().flatten())
    }

    /// What holds for the rest of the turn.
    pub(super) fn truce(&self) -> Option<String> {
        self.view.turn.daybreak.truce.then(|| self.words.plain("page-truce"))
    }

    pub(super) fn miracles(&self, player: &PlayerView) -> Option<String> {
        (player.miracles > 0).then(|| self.counted("page-miracles", player.miracles))
    }

    pub(super) fn mutiny(&self, player: &PlayerView) -> Option<String> {
        let known = player.mutiny.iter().flatten().map(|&card| self.words.name(card));
        self.held("page-mutiny", player.mutiny.len(), known)
    }

    /// Those that are face down, then those that are revealed.
    pub(super) fn motives(&self, player: &PlayerView) -> Option<String> {
        let known = player.motives.iter().flatten().map(|&motive| self.words.name(motive));
        let shown = player.shown_motives.iter();
        let shown = shown.map(|&motive| self.words.say("page-shown").text("card", self.words.name(motive)).end());
        self.held("page-motives", player.motives.len() + player.shown_motives.len(), known.chain(shown))
    }

    /// The decks of the box, where it is on the table.
    pub(super) fn decks_of_daybreak(&self) -> impl Iterator<Item = String> {
        let decks = &self.view.decks;
        let mutiny = (!decks.mutiny.is_empty()).then(|| self.deck(DeckName::Mutiny, &decks.mutiny));
        let missions = (!decks.missions.is_empty()).then(|| self.deck(DeckName::Mission, &decks.missions));
        mutiny.into_iter().chain(missions)
    }
}
