//! From cards, asks and events to sentences, in any language.
//!
//! ```
//! use airlock_game::terms::Location;
//! use airlock_text::Words;
//!
//! let words = Words::english();
//! assert_eq!(words.name(Location::Brig), "Brig");
//! assert_eq!(words.text(Location::PressRoom), "Action: draw 2 Politics cards.");
//! ```
//!
//! Every word that a player reads stands in a Fluent file (`locales/en/*.ftl`); the code has keys
//! only. The text of a card is put together from the same data that the rules carry out, one message
//! for each effect, so that text and behaviour cannot part and another language needs nothing but
//! its own files. A text of several lines has one line for each box of the card.
//!
//! Invariant: a key that is looked up exists in every language, and every message is looked up
//! (`tests/words.rs`).

mod agendas;
mod cards;
pub mod catalogue;
mod choice;
pub mod clauses;
mod crisis;
mod denied;
mod effects;
mod event;
mod names;
mod phrase;
mod question;
mod ruling;
pub mod rulings;
mod say;
mod setup;
mod sheets;
mod table_names;
mod terminal;
mod tokens;
mod words;

pub use agendas::Holder;
pub use cards::Described;
pub use event::{Happening, StoryLine};
pub use names::{Named, Names};
pub use phrase::{Phrase, Told};
pub use ruling::{ruling, ruling_now};
pub use say::Say;
pub use setup::{SetupOption, Variant};
pub use table_names::TableNames;
pub use terminal::{Benched, Command, Misuse, Notice, Page, Part, Row, Tallied, Usage, Wants};
pub use words::{BadWords, ENGLISH, Files, LANGUAGES, Watch, Words};
