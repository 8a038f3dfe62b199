//! What cards do to jumps and the Jump Preparation track.

use crate::cards::Effect;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JumpEffect {
    /// Move the fleet token along the Jump Preparation track.
    Prepare(i8),
    /// Lay this card beside the objective as distance travelled.
    Distance(u8),
    /// Roll for the population at risk, then jump (BASE-112).
    Ftl,
    /// The fleet jumps at once; the Admiral draws a single destination (PEG-055).
    Blind,
    /// Draw a new Destination card and resolve it; nobody chooses (PEG-113).
    NewDestination,
    /// The next Crisis card of this turn counts as having the jump icon (PEG-025).
    NextCrisisJumps,
    /// This turn has no Prepare for Jump step.
    Skip,
}

pub const fn jump_prep(by: i8) -> Effect {
    Effect::Jump(JumpEffect::Prepare(by))
}

pub const fn distance(count: u8) -> Effect {
    Effect::Jump(JumpEffect::Distance(count))
}

pub const FTL_JUMP: Effect = Effect::Jump(JumpEffect::Ftl);

pub const BLIND_JUMP: Effect = Effect::Jump(JumpEffect::Blind);

pub const NEW_DESTINATION: Effect = Effect::Jump(JumpEffect::NewDestination);

pub const NEXT_CRISIS_JUMPS: Effect = Effect::Jump(JumpEffect::NextCrisisJumps);

pub const SKIP_JUMP: Effect = Effect::Jump(JumpEffect::Skip);
