//! Skill check abilities, and the texts of Daybreak's skill cards (DAY-070 to DAY-086,
//! MIX-003); locations that are activated from anywhere (DAY-039, DAY-064, DAY-081).

use super::script::Resolve;
use crate::cards::Effect;
use crate::frame::Flow;
use crate::game::Game;

impl Resolve {
    pub(super) fn ability_effect(self, _game: &mut Game, effect: Effect) -> Flow {
        unreachable!("{effect:?} of {:?} is not carried out yet", self.source())
    }
}
