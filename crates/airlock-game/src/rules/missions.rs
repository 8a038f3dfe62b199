//! Demetrius and the missions (DAY-102 to DAY-107).

use super::script::Resolve;
use crate::cards::Effect;
use crate::frame::Flow;
use crate::game::Game;

impl Resolve {
    pub(super) fn mission_effect(self, _game: &mut Game, effect: Effect) -> Flow {
        unreachable!("{effect:?} of {:?} is not carried out yet", self.source())
    }
}
