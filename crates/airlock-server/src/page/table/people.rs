//! People.

use maud::{Markup, html};

use crate::page::Scene;

pub fn brand(_scene: &Scene<'_>) -> Markup {
    html! {}
}

pub fn people(_scene: &Scene<'_>) -> Markup {
    html! { section #people {} }
}

pub fn tools(_scene: &Scene<'_>) -> Markup {
    html! {}
}
