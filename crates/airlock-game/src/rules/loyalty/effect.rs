//! What cards do to Loyalty cards, and executions.

use crate::cards::{Effect, Look, Who};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoyaltyEffect {
    LookAt {
        by: Who,
        of: Who,
        cards: Look,
    },
    /// Give all face-down Loyalty cards to that player.
    HandOn {
        to: Who,
    },
    /// PEG-092.
    Execute {
        who: Who,
    },
}

pub const fn look_at_loyalty(by: Who, of: Who, cards: Look) -> Effect {
    Effect::Loyalty(LoyaltyEffect::LookAt { by, of, cards })
}

pub const fn hand_on_loyalty(to: Who) -> Effect {
    Effect::Loyalty(LoyaltyEffect::HandOn { to })
}

pub const fn execute(who: Who) -> Effect {
    Effect::Loyalty(LoyaltyEffect::Execute { who })
}
