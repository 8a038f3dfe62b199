//! What cards do to somebody's turn and actions.

use crate::cards::{Effect, Reach};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEffect {
    /// May take one more action.
    TakeAction,
    /// The target moves and acts, or acts twice (BASE-060).
    Order,
    /// Activate so many different locations from wherever one is (DAY-039, DAY-064, DAY-081).
    ActivateLocations { count: u8, of: Reach },
}

pub const TAKE_ACTION: Effect = Effect::Turn(TurnEffect::TakeAction);

pub const ORDER: Effect = Effect::Turn(TurnEffect::Order);

pub const fn activate_locations(count: u8, of: Reach) -> Effect {
    Effect::Turn(TurnEffect::ActivateLocations { count, of })
}
