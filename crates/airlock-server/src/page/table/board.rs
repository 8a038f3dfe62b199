//! Board.

use maud::{Markup, html};

use crate::page::Scene;

pub fn board(_scene: &Scene<'_>) -> Markup {
    html! { section #stage {} }
}
