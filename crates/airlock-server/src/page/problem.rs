//! What was wrong with something entered, said in its place above the form.

use airlock_game::SetupError;
use airlock_text::Words;
use maud::{Markup, html};

use super::glyph;

pub use crate::entered::{PERSON_NAME, TABLE_NAME};

/// The shortest password.
pub const PASSWORD: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Empty, or longer than [`TABLE_NAME`].
    TableName,
    /// Empty, or longer than [`PERSON_NAME`].
    PersonName,
    /// Somebody else at this table is called so.
    NameAtTable(String),
    /// Somebody was faster.
    SeatTaken,
    Setup(SetupError),
    /// So many people sit already.
    PeopleSit(u8),
    /// No table has that link or code.
    NoTable,
    /// The name is kept by somebody else.
    AccountTaken(String),
    /// Shorter than [`PASSWORD`].
    Password,
    /// Name and password do not belong together.
    WrongPassword,
    /// The private link was used, or is too old.
    DeviceLink,
    /// The box that says so was not ticked.
    Unsure,
}

impl Problem {
    pub fn text(&self, words: &Words) -> String {
        match self {
            Problem::TableName => words.ui("ui-problem-table-name").number("most", limit(TABLE_NAME)).end(),
            Problem::PersonName => words.ui("ui-problem-person-name").number("most", limit(PERSON_NAME)).end(),
            Problem::NameAtTable(name) => words.ui("ui-problem-name-at-table").text("name", name.clone()).end(),
            Problem::SeatTaken => words.ui("ui-problem-seat-taken").end(),
            Problem::Setup(error) => words.setup_error(*error),
            Problem::PeopleSit(count) => words.ui("ui-problem-people-sit").number("count", *count).end(),
            Problem::NoTable => words.ui("ui-problem-no-table").end(),
            Problem::AccountTaken(name) => words.ui("ui-problem-account-taken").text("name", name.clone()).end(),
            Problem::Password => words.ui("ui-problem-password").number("least", limit(PASSWORD)).end(),
            Problem::WrongPassword => words.ui("ui-problem-wrong-password").end(),
            Problem::Unsure => words.ui("ui-problem-unsure").end(),
            Problem::DeviceLink => words.ui("ui-problem-device-link").end(),
        }
    }
}

fn limit(characters: usize) -> i32 {
    i32::try_from(characters).unwrap_or(i32::MAX)
}

/// Whether a name has something to read and fits.
pub fn fits(name: &str, most: usize) -> bool {
    !name.trim().is_empty() && name.trim().chars().count() <= most
}

/// What is wrong, above the form that it is about; nothing if all is well.
pub(super) fn problems<'a>(words: &Words, problems: impl IntoIterator<Item = &'a Problem>) -> Markup {
    let mut all = problems.into_iter().peekable();
    html! {
        @if all.peek().is_some() {
            div.problem role="alert" {
                (glyph("crisis"))
                div { @for problem in all { p { (problem.text(words)) } } }
            }
        }
    }
}
