//! What Mutiny cards and characters do besides drawing Mutiny cards (DAY-020, DAY-066, DAY-068).

use super::script::Resolve;
use crate::cards::Effect;
use crate::frame::Flow;
use crate::game::Game;

impl Resolve {
    pub(super) fn deed_effect(self, _game: &mut Game, effect: Effect) -> Flow {
        unreachable!("{effect:?} of {:?} is not carried out yet", self.source())
    }
}
