//! Scenarios: positions, answers and what must hold, in plain text that a player can read.
//!
//! `docs/scenarios.md` describes the language. A scenario is a list of `given`, `when` and `then`
//! lines; `given` and `then` share their facts ([`fact::Fact`]), one laying them out on the table,
//! the other looking whether they are so.

mod choice;
mod daybreak;
mod decks;
mod expect;
mod explain;
mod fact;
mod given;
mod happened;
mod lay;
mod look;
mod named;
mod parse;
mod passing;
mod people;
mod play;
mod position;
mod setting;
mod ships;
mod sizes;
mod turn_end;
mod write;

pub use choice::{answer_text, choice_text};
pub use position::Table;
#[cfg(test)]
pub(crate) use position::quiet;
pub use write::write;

/// How one scenario went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub title: String,
    pub rulings: Vec<Shows>,
    /// The line on which it begins.
    pub line: usize,
    pub result: Result<(), Failure>,
}

/// A ruling that a scenario shows, and the line that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shows {
    pub ruling: String,
    pub line: usize,
}

/// What went wrong, and on which line. The first line of the message says it, the others tell more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub line: usize,
    pub message: String,
}

/// A scenario that has not been run yet.
pub struct Script<'t>(parse::Block<'t>);

impl Script<'_> {
    pub fn title(&self) -> &str {
        self.0.title
    }

    /// The line on which it begins.
    pub fn line(&self) -> usize {
        self.0.line
    }

    /// Runs it. What cannot be read is a failure.
    pub fn run(&self) -> Report {
        self.run_telling(|_| {})
    }

    /// Runs it, telling of each line before it is run: whoever catches a panic knows where it was.
    pub fn run_telling(&self, tell: impl Fn(usize)) -> Report {
        play::run(&self.0, tell)
    }
}

/// The scenarios of a text, in their order.
pub fn scripts(text: &str) -> Vec<Script<'_>> {
    parse::split(text).into_iter().map(Script).collect()
}

/// Runs every scenario of a text.
pub fn run(text: &str) -> Vec<Report> {
    scripts(text).iter().map(Script::run).collect()
}
