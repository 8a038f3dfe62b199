//! Log, chat, notes, standing orders.

use maud::{Markup, html};

use crate::page::Scene;

pub fn record(scene: &Scene<'_>, log: &Markup) -> Markup {
    html! { section.record { (log) (chat(scene)) (orders(scene)) } }
}

pub fn chat(_scene: &Scene<'_>) -> Markup {
    html! { section #chat {} }
}

pub fn orders(_scene: &Scene<'_>) -> Markup {
    html! { section #orders {} }
}
