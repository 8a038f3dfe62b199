//! The Rebel Basestar (DAY-108 to DAY-110).

use super::script::Resolve;
use crate::cards::Effect;
use crate::frame::Flow;
use crate::game::Game;

impl Resolve {
    pub(super) fn rebel_effect(self, _game: &mut Game, effect: Effect) -> Flow {
        unreachable!("{effect:?} of {:?} is not carried out yet", self.source())
    }
}
