//! Ask.

use maud::{Markup, html};

use crate::page::Scene;

pub fn ask(_scene: &Scene<'_>) -> Markup {
    html! { section #ask {} }
}
