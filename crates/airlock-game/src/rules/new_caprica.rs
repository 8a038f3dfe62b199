//! New Caprica (PEG-120 to PEG-148).

use super::script::Resolve;
use crate::cards::Effect;
use crate::frame::Flow;
use crate::game::Game;

impl Game {
    /// PEG-129.
    pub(crate) fn activate_occupation(&mut self) {}

    /// PEG-120.
    pub(crate) fn arrive_at_new_caprica(&mut self) {}
}

impl Resolve {
    pub(super) fn occupation_effect(self, _game: &mut Game, effect: Effect) -> Flow {
        unreachable!("{effect:?} is not carried out yet")
    }
}
