//! What Daybreak adds: Mutiny cards, miracle tokens, missions, assault raptors, the Rebel Basestar.

use airlock_game::cards::attack::Weapon;
use airlock_game::cards::{CylonPiece, Reach, Who};
use airlock_game::terms::{Craft, Resource, Skill};

use super::Writer;
use crate::words::Words;

impl Writer<'_> {
    pub(super) fn move_miracle(self, from: Who, to: Who) -> String {
        self.who(self.who(self.words.say("effect-move-miracle"), "from", from), "to", to).end()
    }

    pub(super) fn place_anywhere(self, craft: &[(Craft, u8)]) -> String {
        self.words.say("effect-place-anywhere").text("ships", self.words.fleet(craft)).end()
    }

    pub(super) fn attack_centurion_with(self, by: i8) -> String {
        let odds = self.words.attack_table(Weapon::Armory);
        self.words.say("effect-attack-centurion-with").change("by", by).text("odds", odds).end()
    }

    pub(super) fn activate_locations(self, count: u8, of: Reach) -> String {
        let say = |key: &'static str| self.words.say(key).number("count", count);
        match of {
            Reach::These(places) => say("effect-activate-these").text("places", self.words.places(places)).end(),
            Reach::Human => say("effect-activate-human").end(),
            Reach::Any => say("effect-activate-any").end(),
        }
    }

    pub(super) fn draw_by_outcome(self, skill: Skill, pass: u8, fail: u8) -> String {
        let say = self.words.say("effect-draw-by-outcome").text("pass", self.words.skill_cards(skill, pass));
        say.text("fail", self.words.skill_cards(skill, fail)).end()
    }

    pub(super) fn clear_board(self, pieces: &[CylonPiece]) -> String {
        let all = pieces.iter().map(|piece| self.words.plain(&format!("all-{}", word(*piece))));
        self.words.say("effect-clear-board").text("pieces", self.words.and(all.collect())).end()
    }

    pub(super) fn leave_box(self, pieces: &[(CylonPiece, u8)]) -> String {
        let counted = pieces.iter().map(|&(piece, count)| self.words.pieces(piece, count));
        let say = self.words.say("effect-leave-box").text("pieces", self.words.and(counted.collect()));
        say.number("count", pieces.iter().map(|&(_, count)| count).sum::<u8>()).end()
    }

    pub(super) fn raider_bay(self, raiders: u8, vipers: u8) -> String {
        let say = self.words.say("effect-raider-bay").text("raiders", self.words.ships(Craft::Raider, raiders));
        say.number("vipers", vipers).end()
    }

    pub(super) fn exchange(self, pay: (Resource, u8), gain: (Resource, u8)) -> String {
        let say = self.words.say("effect-exchange").name("lost", pay.0).number("pay", pay.1);
        say.name("gained", gain.0).number("gain", gain.1).end()
    }
}

impl Words {
    /// `2 centurions`.
    fn pieces(&self, piece: CylonPiece, count: u8) -> String {
        match piece {
            CylonPiece::Basestar => self.ships(Craft::Basestar, count),
            CylonPiece::HeavyRaider => self.ships(Craft::HeavyRaider, count),
            CylonPiece::Centurion => self.say("n-centurions").number("count", count).end(),
        }
    }
}

fn word(piece: CylonPiece) -> &'static str {
    match piece {
        CylonPiece::Basestar => "basestars",
        CylonPiece::HeavyRaider => "heavy-raiders",
        CylonPiece::Centurion => "centurions",
    }
}
