//! The Destiny deck and hands of skill cards, as the cards of Pegasus change them (PEG-048 to PEG-053, PEG-112 to PEG-114).

use super::script::Resolve;
use crate::cards::Effect;
use crate::frame::Flow;
use crate::game::Game;

impl Resolve {
    pub(super) fn cards_effect(self, _game: &mut Game, effect: Effect) -> Flow {
        unreachable!("{effect:?} is not carried out yet")
    }
}
