//! Whom this browser was before, and can be again.

use airlock_text::Words;
use maud::{Markup, html};

use super::count;

/// Someone whom this browser has put aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    pub name: String,
    /// How many tables they have seats at.
    pub tables: u32,
    /// By what the browser's key is known; not the key itself.
    pub key: String,
}

/// Posts `/account/back` (`back`).
pub(super) fn aside(words: &Words, all: &[Aside]) -> Markup {
    html! {
        @if !all.is_empty() {
            form.box method="post" action="/account/back" {
                h2 { (words.ui("ui-aside").end()) }
                p.box-note { (words.ui("ui-aside-about").end()) }
                ul.sessions {
                    @for Aside { name, tables, key } in all {
                        li {
                            span { (words.ui("ui-aside-tables").number("tables", count(*tables)).text("name", name.clone()).end()) }
                            button.button name="back" value=(key) { (words.ui("ui-aside-go").text("name", name.clone()).end()) }
                        }
                    }
                }
            }
        }
    }
}
