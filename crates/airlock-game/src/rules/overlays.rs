//! Overlays and their locations, and what Crises of Daybreak do to people (DAY-093 to DAY-098).

use super::script::Resolve;
use crate::cards::Effect;
use crate::frame::Flow;
use crate::game::Game;

impl Resolve {
    pub(super) fn overlay_effect(self, _game: &mut Game, effect: Effect) -> Flow {
        unreachable!("{effect:?} of {:?} is not carried out yet", self.source())
    }
}
