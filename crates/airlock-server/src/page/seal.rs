//! The seal of a table's shuffle: the SHA-256 of its seed, shown from the moment the table is made,
//! so that nobody can choose another seed later. The seed itself is opened at the end.

use airlock_text::Words;
use maud::{Markup, html};

use super::glyph;

pub(super) fn seal(words: &Words, seal: &str) -> Markup {
    html! {
        p.seal title=(words.ui("ui-seal-what").end()) {
            (glyph("lock")) span { (words.ui("ui-seal").end()) }
            code { (seal) }
        }
    }
}
