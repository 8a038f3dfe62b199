//! What cards do for Cylon players and leaders.

use crate::cards::{Effect, Who};
use crate::terms::Location;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CylonEffect {
    DrawSuperCrisis {
        who: Who,
        cards: u8,
    },
    SwapSuperCrisis,
    /// Become a human player for a while and move to a location of Galactica (PEG-083).
    Infiltrate,
    /// Stop infiltrating without the discard of its own action (DAY-041).
    EndInfiltration,
    /// Move there, human or Cylon (DAY-095).
    GoTo(Location),
}

pub const fn draw_super_crisis(who: Who, cards: u8) -> Effect {
    Effect::Cylons(CylonEffect::DrawSuperCrisis { who, cards })
}

pub const SWAP_SUPER_CRISIS: Effect = Effect::Cylons(CylonEffect::SwapSuperCrisis);

pub const INFILTRATE: Effect = Effect::Cylons(CylonEffect::Infiltrate);

pub const END_INFILTRATION: Effect = Effect::Cylons(CylonEffect::EndInfiltration);

pub const fn go_to(location: Location) -> Effect {
    Effect::Cylons(CylonEffect::GoTo(location))
}
