//! Players that decide from a seat's view alone.
//!
//! A [`Bot`] gets the question and a [`Look`] through which it can have its seat's view built.
//! It never gets the game. What it remembers it has heard as events that were shown to its seat.
//! [`play_out`] plays a whole game between bots.
//!
//! Invariant: the same game and the same bots play the same answers, on any number of threads.

mod drive;
mod kind;
mod look;
mod officer;
mod random;

pub use drive::{Misplay, hear, next_ask, play_out};
pub use kind::{Kind, UnknownKind};
pub use look::Look;
pub use officer::OfficerBot;
pub use random::RandomBot;

use airlock_game::{Answer, Ask, Event};

/// A player.
pub trait Bot: Send {
    /// One of the answers that the question lists.
    fn answer(&mut self, ask: &Ask, look: &Look<'_>) -> Answer;

    /// Whether the bot wants to hear events at all; one that does not costs nothing.
    fn listens(&self) -> bool {
        false
    }

    /// Something happened, as far as the bot's seat may know it. Whoever drives the game tells
    /// every event in its order, and all of them again to a bot that is set up anew.
    fn see(&mut self, _event: &Event) {}
}
