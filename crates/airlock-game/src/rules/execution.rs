//! Execution (PEG-092 to PEG-106).

use super::script::Resolve;
use crate::cards::Effect;
use crate::frame::Flow;
use crate::game::Game;

impl Resolve {
    pub(super) fn people_effect(self, _game: &mut Game, effect: Effect) -> Flow {
        unreachable!("{effect:?} is not carried out yet")
    }
}
