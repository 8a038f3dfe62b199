//! Fleet.

use maud::{Markup, html};

use crate::page::Scene;

pub fn fleet(_scene: &Scene<'_>) -> Markup {
    html! { section #fleet {} }
}
