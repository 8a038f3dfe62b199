//! Playing Skill cards for their text (BASE-008, BASE-059, BASE-191, PEG-027, PEG-029, PEG-043).

use crate::cards::{Effect, Script, SkillCard, SkillSort, TurnEffect};
use crate::event::Event;
use crate::game::Game;
use crate::rules::turn::action::gives_order;
use crate::seat::Seat;

impl Game {
    /// PEG-027, PEG-029: the text of Treachery cards is for Cylon players, that of all others for human
    /// players (BASE-191).
    pub(crate) fn may_use_text(&self, seat: Seat, card: SkillCard) -> bool {
        match card.row().text.sort {
            SkillSort::Plain | SkillSort::Reckless | SkillSort::Mutinous => self.is_human(seat),
            SkillSort::CylonOnly => !self.is_human(seat),
        }
    }

    /// BASE-008: a card leaves the hand for its discard pile as its text begins to resolve.
    pub(crate) fn play_card(&mut self, seat: Seat, card: SkillCard) {
        self.player_mut(seat).take(card);
        self.put_on_discard(card);
        self.log(Event::CardPlayed { seat, card });
        // BASE-059, PEG-043: one such card a turn, by all players together.
        if grants_actions(card.script()) {
            self.turn.ordered = true;
        }
    }
}

/// Whether the text orders somebody about (BASE-060) or gives nothing but an action (PEG-043).
pub(crate) fn grants_actions(script: Script) -> bool {
    gives_order(script) || matches!(script, [Effect::Turn(TurnEffect::TakeAction)])
}
