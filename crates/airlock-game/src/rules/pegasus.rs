//! Battlestar Pegasus and what else her box does to ships and tracks (PEG-017 to PEG-026, PEG-107 to PEG-113).

use super::script::Resolve;
use crate::cards::Effect;
use crate::frame::Flow;
use crate::game::Game;

impl Resolve {
    pub(super) fn fleet_effect(self, _game: &mut Game, effect: Effect) -> Flow {
        unreachable!("{effect:?} is not carried out yet")
    }
}
