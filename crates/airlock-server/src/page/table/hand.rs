//! Hand.

use maud::{Markup, html};

use crate::page::Scene;

pub fn hand(_scene: &Scene<'_>) -> Markup {
    html! { section #hand {} }
}
