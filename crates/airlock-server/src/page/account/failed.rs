//! Somebody has tried to get in: told to the owner until they have read it.

use airlock_text::Words;
use maud::{Markup, html};

use super::super::since::ago;
use super::count;

/// Wrong passwords that the owner has not read of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed {
    pub count: u32,
    /// Seconds since the last one.
    pub age: u32,
}

/// Posts `/account/told`.
pub(super) fn failed(words: &Words, failed: Option<Failed>) -> Markup {
    html! {
        @if let Some(failed) = failed {
            form.box method="post" action="/account/told" role="alert" {
                h2 { (words.ui("ui-failed").number("count", count(failed.count)).end()) }
                p.box-note { (words.ui("ui-failed-last").text("ago", ago(words, failed.age)).end()) }
                p.box-note { (words.ui("ui-failed-about").end()) }
                p.ask-buttons { button.button { (words.ui("ui-failed-go").end()) } }
            }
        }
    }
}
