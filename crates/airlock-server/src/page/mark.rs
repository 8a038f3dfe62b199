//! Small drawings: glyphs from the sprite, marks of skills, tokens of people.

use airlock_game::cards::{Character, CharacterKind};
use airlock_game::state::Standing;
use airlock_game::terms::{Skill, SkillSet};
use airlock_game::{Seat, View};
use airlock_text::Words;
use maud::{Markup, html};

use super::Scene;

/// Where the sprite is served.
pub const SPRITE: &str = "/assets/glyphs.svg";

/// A drawing of the sprite. It says nothing by itself: the words stand beside it.
pub fn glyph(id: &str) -> Markup {
    html! { svg.glyph aria-hidden="true" { use href={ (SPRITE) "#" (id) } {} } }
}

/// The same with one more class.
pub fn glyph_class(id: &str, class: &str) -> Markup {
    html! { svg.{ "glyph " (class) } aria-hidden="true" { use href={ (SPRITE) "#" (id) } {} } }
}

/// The mark of a skill: shape, letter and colour, with the word as its label.
pub fn mark(words: &Words, skill: Skill) -> Markup {
    html! {
        svg.{ "mark mark-" (skill.id()) } role="img" aria-label=(words.label(skill)) {
            use href={ (SPRITE) "#" (skill.id()) } {}
        }
    }
}

pub fn marks(words: &Words, skills: SkillSet) -> Markup {
    html! { @for skill in skills.iter() { (mark(words, skill)) } }
}

/// The token of the character in a seat, wherever it stands; `data-piece` lets it slide.
pub fn token(scene: &Scene<'_>, seat: Seat) -> Markup {
    let name = scene.name(seat);
    let title = if scene.me == Some(seat) { scene.words.ui("ui-token-me").text("who", name).end() } else { name };
    html! {
        span.{ (token_class(scene.view, seat, scene.me)) } data-piece={ "seat-" (seat.0) } title=(title) {
            (scene.initials(seat))
        }
    }
}

/// The token in a list or a line of chat, which does not slide.
pub fn mini_token(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { span.{ (token_class(scene.view, seat, scene.me)) } aria-hidden="true" { (scene.initials(seat)) } }
}

fn token_class(view: &View, seat: Seat, me: Option<Seat>) -> String {
    let player = view.players.get(seat.index());
    let kind = player.and_then(|player| player.character).map_or("token-none", kind_class);
    let cylon = player.is_some_and(|player| player.standing != Standing::Human);
    let infiltrating = player.is_some_and(|player| player.infiltrating);
    let mut class = format!("token {kind}");
    for (name, holds) in [(" is-me", me == Some(seat)), (" is-cylon", cylon), (" is-infiltrating", infiltrating)] {
        if holds {
            class.push_str(name);
        }
    }
    class
}

/// The shape of a token tells the type of its character.
pub fn kind_class(character: Character) -> &'static str {
    match character.row().kind {
        CharacterKind::MilitaryLeader => "token-military",
        CharacterKind::PoliticalLeader => "token-political",
        CharacterKind::Pilot => "token-pilot",
        CharacterKind::Support => "token-support",
        CharacterKind::CylonLeader => "token-leader",
    }
}
