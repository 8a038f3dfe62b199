//! Pages: HTML and SVG drawn by the server, real forms that work without script.
//!
//! Every page is a function of plain data to markup. What a seat's page shows comes from that
//! seat's view ([`Scene`]), never from the game. All words come from `airlock-text`.
//!
//! Invariant: no inline style or script; geometry is SVG attributes, looks are classes.

pub mod account;
pub mod admin;
pub mod company;
pub mod error;
mod fit;
pub mod how;
pub mod layout;
pub mod line;
pub mod lobby;
mod loyalty_deck;
pub mod make;
mod mark;
mod options;
pub mod problem;
pub mod replay;
pub mod rules;
mod scene;
mod script_words;
mod seal;
pub mod settings;
pub mod since;
pub mod start;
pub mod table;
mod talk;
mod target;
pub mod watch;

pub use mark::{glyph, glyph_class, initials, kind_class, mark, marks, mini_token, token};
pub use scene::{Desk, Entrance, Here, Pace, Pause, Request, Scene, SeatCard, TableCard, Way};
pub use talk::{ChatLine, TalkLine};
pub use target::{Lit, Target};
