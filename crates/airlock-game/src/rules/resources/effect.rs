//! What cards do to resources.

use crate::cards::Effect;
use crate::terms::Resource;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResourceEffect {
    /// Turn a dial; a negative amount is a loss.
    Turn(Resource, i8),
    /// The next loss of a resource of choice in this turn is one smaller (PEG-039).
    Shield,
    /// The resource with the highest value loses that much (PEG-053).
    LoseHighest(u8),
}

pub const fn turn(resource: Resource, by: i8) -> Effect {
    Effect::Resources(ResourceEffect::Turn(resource, by))
}

pub const SHIELD: Effect = Effect::Resources(ResourceEffect::Shield);

pub const fn lose_highest(count: u8) -> Effect {
    Effect::Resources(ResourceEffect::LoseHighest(count))
}
