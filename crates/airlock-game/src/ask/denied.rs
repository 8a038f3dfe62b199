//! Why something is not among the answers.

use serde::{Deserialize, Serialize};

use crate::cards::Ability;

/// Why an action that a player could expect cannot be taken now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Denied {
    /// BASE-058.
    Stranded,
    /// The location has no action.
    NoAction,
    /// BASE-056.
    Damaged,
    /// A card in play forbids it.
    Forbidden,
    /// The character's own weakness forbids it (BASE-202, BASE-228).
    Weakness(Ability),
    /// BASE-225: too few cards to pay.
    TooFewCards,
    /// A printed condition does not hold.
    Requires,
    /// Nothing is there to choose or to do.
    NoTarget,
    /// BASE-059: one per turn.
    OncePerTurn,
    OncePerGame,
    /// PEG-032, PEG-033: only in the Movement step of one's own turn.
    NotMoving,
}
