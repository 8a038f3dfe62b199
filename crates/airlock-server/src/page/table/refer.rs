//! Where a thing on the table leads when it is no answer: to its explanation. And the label that
//! makes an answer of a thing that is drawn as something else.

use airlock_game::Source;
use airlock_game::terms::Craft;
use airlock_text::Named;
use maud::{Markup, html};

use crate::page::{Scene, Target};

/// By what name a card, location, ability or title is explained: `location/brig` at
/// `?explain=location/brig`, and in `data-explain` where a thing is an answer and no link.
pub fn explained(thing: Source) -> String {
    format!("{}/{}", thing.word(), thing.id())
}

pub fn explained_craft(craft: Craft) -> String {
    format!("token/{}", craft.id())
}

/// A label that covers the thing round it, where the thing is an answer now. It has no words: the
/// control that it belongs to has them.
pub fn cover(scene: &Scene<'_>, target: Target) -> Markup {
    html! { @if let Some(control) = scene.lit.control(target) { label.cover.is-legal for=(control) {} } }
}
