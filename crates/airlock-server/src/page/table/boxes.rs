//! What stands in the boxes of cards: each effect with a drawing and its own line of text.

use airlock_game::cards::{Script, Stays};
use airlock_game::terms::{Craft, Damages, GalacticaDamage, Icon, Resource, Title};
use airlock_text::Words;
use maud::{Markup, html};

use super::glyphs::effect_glyph;
use crate::page::glyph;

/// `−3`, or `3` without a sign.
pub(super) fn minus(value: i16) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// `+3` or `−3`.
pub(super) fn signed(value: i16) -> String {
    if value < 0 { minus(value) } else { format!("+{value}") }
}

/// The lines of a box of results.
pub(super) fn result_lines(words: &Words, script: Script, stays: Option<Stays>) -> Markup {
    html! {
        span {
            @if script.is_empty() { (words.effects(script)) }
            @for (effect, line) in script.iter().zip(words.each_effect(script, stays)) {
                span.result-do { (glyph(effect_glyph(effect))) span { (line) } }
            }
        }
    }
}

/// The same on a large card.
pub(super) fn place_lines(words: &Words, script: Script, stays: Option<Stays>) -> Markup {
    html! {
        ul.place-does {
            @if script.is_empty() { li { (glyph("minus")) span { (words.effects(script)) } } }
            @for (effect, line) in script.iter().zip(words.each_effect(script, stays)) {
                li { (glyph(effect_glyph(effect))) span { (line) } }
            }
        }
    }
}

pub(super) fn resource_glyph(resource: Resource) -> &'static str {
    resource.id()
}

pub(super) fn craft_glyph(craft: Craft) -> &'static str {
    craft.id()
}

pub(super) fn title_glyph(title: Title) -> &'static str {
    title.id()
}

pub(super) fn icon_glyph(icon: Icon) -> &'static str {
    match icon {
        Icon::Raiders => "act-raiders",
        Icon::LaunchRaiders => "act-launch",
        Icon::HeavyRaiders => "act-heavy",
        Icon::Basestars => "act-basestars",
        Icon::Occupation => "act-occupation",
    }
}

pub(super) fn damage_glyph(token: GalacticaDamage) -> &'static str {
    match token.damages() {
        Damages::Location(_) => "damage",
        Damages::Resource(resource) => resource_glyph(resource),
    }
}
