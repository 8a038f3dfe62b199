//! Airlock's rules engine: a game is a function of its setup, its seed and its answers.
//!
//! ```
//! use airlock_game::{Game, Setup, Viewer};
//!
//! let mut game = Game::new(&Setup::base(3), [0; 32])?;
//! let ask = game.asks()[0].clone();
//! let answer = ask.options.first();
//! let events = game.answer(ask.seat, answer)?;
//! assert!(!events.is_empty());
//! let view = game.view(Viewer::Seat(ask.seat));
//! assert_eq!(view.players.len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/architecture.md` shows where everything is. No I/O, clock, thread or float is used here.

pub mod ask;
pub mod cards;
mod chance;
pub mod event;
mod frame;
mod game;
mod moment;
pub mod orders;
mod paper;
mod pile;
mod rules;
pub mod save;
pub mod scenario;
mod seat;
mod setup;
mod source;
pub mod state;
pub mod terms;
pub mod view;

pub use ask::{About, Action, Answer, Ask, Choice, Denied, Foe, How, Interrupt, MutinyDue, Options, Question};
pub use chance::{Chance, Seed};
pub use event::{Cause, DaybreakEvent, Ending, Event, Outcome, Secret};
pub use frame::Frame;
pub use game::{Game, Illegal};
pub use pile::{Hidden, Pile};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use setup::{
    Difficulty, LEADER_DECKS, LOYALTY_DECKS, Late, LeaderDeckRow, Leaders, LeadersPlayFor, LoyaltyDeck, LoyaltyPlan,
    Reckless, Rules, Rulings, Setup, SetupError, ShipsAct, Variants, start_of,
};
pub use source::{Branch, Code, Source, Spot};
pub use view::{View, Viewer};
