//! When a page cannot be shown: what happened in one line, and what to do now.
//!
//! The page says nothing of the inside; whoever runs the server finds that in the log by the number
//! that is shown.

use airlock_text::Words;
use maud::{Markup, PreEscaped, html};

use super::layout::{Place, page};
use super::start::HERO;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorPage {
    pub kind: ErrorKind,
    /// What exactly is wrong, in place of the general advice.
    pub detail: Option<String>,
    /// The table that it was about, to go back to.
    pub table: Option<String>,
    /// The number of the request, to be told to whoever runs the server.
    pub request: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// What was sent cannot be read.
    Unreadable,
    /// No seat here, or not the host.
    Forbidden,
    /// No page has this address.
    NoPage,
    /// No table has this address.
    NoTable,
    /// A page that was sent what it does not take.
    Method,
    /// The table has moved on since the page was drawn.
    Stale,
    /// More than anybody needs to send.
    TooLarge,
    /// So many seconds until the next try.
    TooMany { wait: u32 },
    /// A fault of ours.
    Broken,
    /// Nothing can be saved now.
    Unsaved,
    /// The server is starting or stopping.
    Away,
}

impl ErrorKind {
    pub const ALL: &'static [ErrorKind] = &[
        ErrorKind::Unreadable,
        ErrorKind::Forbidden,
        ErrorKind::NoPage,
        ErrorKind::NoTable,
        ErrorKind::Method,
        ErrorKind::Stale,
        ErrorKind::TooLarge,
        ErrorKind::TooMany { wait: 30 },
        ErrorKind::Broken,
        ErrorKind::Unsaved,
        ErrorKind::Away,
    ];

    /// The status of the answer.
    pub const fn status(self) -> u16 {
        match self {
            ErrorKind::Unreadable => 400,
            ErrorKind::Forbidden => 403,
            ErrorKind::NoPage | ErrorKind::NoTable => 404,
            ErrorKind::Method => 405,
            ErrorKind::Stale => 409,
            ErrorKind::TooLarge => 413,
            ErrorKind::TooMany { .. } => 429,
            ErrorKind::Broken => 500,
            ErrorKind::Unsaved | ErrorKind::Away => 503,
        }
    }

    /// What happened.
    pub fn title(self, words: &Words) -> String {
        match self {
            ErrorKind::Unreadable => words.ui("ui-error-unreadable").end(),
            ErrorKind::Forbidden => words.ui("ui-error-forbidden").end(),
            ErrorKind::NoPage => words.ui("ui-error-no-page").end(),
            ErrorKind::NoTable => words.ui("ui-error-no-table").end(),
            ErrorKind::Method => words.ui("ui-error-method").end(),
            ErrorKind::Stale => words.ui("ui-error-stale").end(),
            ErrorKind::TooLarge => words.ui("ui-error-too-large").end(),
            ErrorKind::TooMany { .. } => words.ui("ui-error-too-many").end(),
            ErrorKind::Broken => words.ui("ui-error-broken").end(),
            ErrorKind::Unsaved => words.ui("ui-error-unsaved").end(),
            ErrorKind::Away => words.ui("ui-error-away").end(),
        }
    }

    /// What to do now.
    pub fn advice(self, words: &Words) -> String {
        match self {
            ErrorKind::Unreadable => words.ui("ui-error-unreadable-advice").end(),
            ErrorKind::Forbidden => words.ui("ui-error-forbidden-advice").end(),
            ErrorKind::NoPage => words.ui("ui-error-no-page-advice").end(),
            ErrorKind::NoTable => words.ui("ui-error-no-table-advice").end(),
            ErrorKind::Method => words.ui("ui-error-method-advice").end(),
            ErrorKind::Stale => words.ui("ui-error-stale-advice").end(),
            ErrorKind::TooLarge => words.ui("ui-error-too-large-advice").end(),
            ErrorKind::TooMany { wait } => {
                words.ui("ui-error-too-many-advice").number("wait", i32::try_from(wait).unwrap_or(i32::MAX)).end()
            }
            ErrorKind::Broken => words.ui("ui-error-broken-advice").end(),
            ErrorKind::Unsaved => words.ui("ui-refused-unsaved").end(),
            ErrorKind::Away => words.ui("ui-error-away-advice").end(),
        }
    }
}

pub fn error(words: &Words, shown: &ErrorPage) -> Markup {
    let title = shown.kind.title(words);
    let main = html! {
        (PreEscaped(&*HERO))
        main #main {
            div.hero {
                p.error-status { (shown.kind.status()) }
                h1 { (title) }
                p { (shown.detail.clone().unwrap_or_else(|| shown.kind.advice(words))) }
                p.ask-buttons {
                    @if let Some(table) = &shown.table {
                        a.button.button-go href={ "/t/" (table) } { (words.ui("ui-error-to-table").end()) }
                    }
                    a.button href="/" { (words.ui("ui-error-to-start").end()) }
                }
                @if let Some(request) = &shown.request {
                    p.field-note { (words.ui("ui-error-request").text("request", request.clone()).end()) }
                }
            }
        }
    };
    page(words, &title, "error", Place::Elsewhere, &main)
}
