//! What cards do on New Caprica.

use crate::cards::Effect;
use crate::terms::Ship;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewCapricaEffect {
    /// The current player prepares or evacuates a civilian ship (PEG-131, PEG-132).
    PrepareOrEvacuate,
    /// Whoever has just evacuated a ship may go aboard (PEG-132).
    GoAboardIfEvacuated(Ship),
    PlaceOccupation,
    /// One occupation force of choice moves on (PEG-141).
    ActivateOneOccupation,
    DestroyOccupation(u8),
    /// The top ship of the Locked stack, else of the Prepared stack, is destroyed (PEG-129).
    DestroyLocked,
    /// Look at the top Locked ship; leave it or put it under.
    PeekLocked,
}

pub const PREPARE_OR_EVACUATE: Effect = Effect::NewCaprica(NewCapricaEffect::PrepareOrEvacuate);

pub const fn go_aboard_if_evacuated(ship: Ship) -> Effect {
    Effect::NewCaprica(NewCapricaEffect::GoAboardIfEvacuated(ship))
}

pub const PLACE_OCCUPATION: Effect = Effect::NewCaprica(NewCapricaEffect::PlaceOccupation);

pub const ACTIVATE_ONE_OCCUPATION: Effect = Effect::NewCaprica(NewCapricaEffect::ActivateOneOccupation);

pub const fn destroy_occupation(count: u8) -> Effect {
    Effect::NewCaprica(NewCapricaEffect::DestroyOccupation(count))
}

pub const DESTROY_LOCKED: Effect = Effect::NewCaprica(NewCapricaEffect::DestroyLocked);

pub const PEEK_LOCKED: Effect = Effect::NewCaprica(NewCapricaEffect::PeekLocked);
