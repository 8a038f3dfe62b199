//! Scenarios: positions, answers and what must hold, in plain text that a player can read.
//!
//! `docs/scenarios.md` describes the language. A scenario is a list of `given`, `when` and `then`
//! lines; `given` and `then` share their facts ([`fact::Fact`]), one laying them out on the table,
//! the other looking whether they are so.

mod choice;
mod expect;
mod fact;
mod lay;
mod look;
mod parse;
mod play;
mod position;
mod write;

pub use choice::{answer_text, choice_text};
pub use position::Table;
pub use write::write;

/// How one scenario went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub title: String,
    /// The rulings that it shows.
    pub rulings: Vec<String>,
    /// The line on which it begins.
    pub line: usize,
    pub result: Result<(), Failure>,
}

/// What went wrong, and on which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub line: usize,
    pub message: String,
}

/// Runs every scenario of a text. What cannot be read is reported as a failure of its scenario.
pub fn run(text: &str) -> Vec<Report> {
    parse::split(text).into_iter().map(play::run).collect()
}
