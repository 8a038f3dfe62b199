//! Players that decide from a seat's view alone.
//!
//! A [`Bot`] gets the question and a [`Look`] through which it can have its seat's view built.
//! It never gets the game. [`play_out`] plays a whole game between bots.
//!
//! Invariant: the same game and the same bots play the same answers, on any number of threads.

mod drive;
mod kind;
mod look;
mod random;

pub use drive::{Misplay, next_ask, play_out};
pub use kind::{Kind, UnknownKind};
pub use look::Look;
pub use random::RandomBot;

use airlock_game::{Answer, Ask};

/// A player.
pub trait Bot: Send {
    /// One of the answers that the question lists.
    fn answer(&mut self, ask: &Ask, look: &Look<'_>) -> Answer;
}
