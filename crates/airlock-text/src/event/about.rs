//! What a window opens over: the check, the card or the roll that can be answered.

use airlock_game::About;
use airlock_game::event::RollFor;

use super::{Log, minus};
use crate::names::People;
use crate::words::Words;

impl Words {
    pub(crate) fn about_window(&self, about: About, people: People<'_>) -> String {
        Log { words: self, people }.about(about)
    }
}

impl Log<'_> {
    fn about(&self, about: About) -> String {
        match about {
            About::Crisis(card) => self.say("about-crisis").name("card", card),
            About::Check(source) => self.say("about-check").name("source", source),
            About::Total { on, total, difficulty } => self
                .say("about-total")
                .name("source", on)
                .text("total", minus(total))
                .text("difficulty", minus(difficulty.into())),
            About::Roll(RollFor::Effect(source)) => self.say("about-roll").name("source", source),
            About::Roll(RollFor::FtlJump) => self.say("about-roll-ftl"),
            About::Roll(RollFor::Attack(attacker, defender)) => self
                .say("about-roll-attack")
                .text("attacker", self.attacker(attacker))
                .text("defender", self.defender(defender)),
            About::Rolled(RollFor::Effect(source), result) => {
                self.say("about-rolled").name("source", source).number("result", result)
            }
            About::Rolled(RollFor::FtlJump, result) => self.say("about-rolled-ftl").number("result", result),
            About::Rolled(RollFor::Attack(attacker, defender), result) => self
                .say("about-rolled-attack")
                .text("attacker", self.attacker(attacker))
                .text("defender", self.defender(defender))
                .number("result", result),
            About::Vipers => self.say("about-vipers"),
            About::Roll(RollFor::FightOccupation(at)) => self.say("about-roll-fight").name("where", at),
            About::Roll(RollFor::Detain(seat)) => self.say("about-roll-detain").seat("whom", seat, self.people),
            About::Rolled(RollFor::FightOccupation(at), result) => {
                self.say("about-rolled-fight").name("where", at).number("result", result)
            }
            About::Rolled(RollFor::Detain(seat), result) => {
                self.say("about-rolled-detain").seat("whom", seat, self.people).number("result", result)
            }
            About::Turn => self.say("about-turn"),
            About::Treachery => self.say("about-treachery"),
            About::Raiders => self.say("about-raiders"),
            About::Destroyed(seat) => self.who("about-destroyed", seat),
            About::Civilian(area) => self.say("about-civilian").name("area", area),
            About::Jump => self.say("about-jump"),
            About::Infiltration => self.say("about-infiltration"),
            About::Motives => self.say("about-motives"),
        }
        .end()
    }
}
