//! What cards do to civilian ships.

use crate::cards::Effect;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CivilianEffect {
    /// Draw a civilian ship and destroy it (BASE-143).
    Destroy,
    /// A civilian ship in space fights: raiders or heavy raiders of its area are destroyed, and on a
    /// low roll the ship too.
    Fights {
        raiders: u8,
        heavy_raiders: u8,
        upto: u8,
    },
    LookAt(u8),
    /// Look at all civilian ships on the board and change one for another (DAY-066).
    Quarantine,
    /// A civilian ship in space goes back among the unused ones.
    Recall,
}

pub const fn civilians(effect: CivilianEffect) -> Effect {
    Effect::Civilians(effect)
}

pub const DESTROY_CIVILIAN: Effect = Effect::Civilians(CivilianEffect::Destroy);

pub const fn look_at_civilians(count: u8) -> Effect {
    Effect::Civilians(CivilianEffect::LookAt(count))
}

pub const QUARANTINE: Effect = Effect::Civilians(CivilianEffect::Quarantine);

pub const RECALL_CIVILIAN: Effect = Effect::Civilians(CivilianEffect::Recall);
