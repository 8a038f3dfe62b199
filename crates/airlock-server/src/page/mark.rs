//! Small drawings: glyphs from the sprite, marks of skills, tokens of people.

use std::collections::HashMap;
use std::sync::LazyLock;

use airlock_game::cards::{Character, CharacterKind};
use airlock_game::state::Standing;
use airlock_game::terms::{Skill, SkillSet};
use airlock_game::{Seat, View};
use airlock_text::{LANGUAGES, Words};
use maud::{Markup, html};

use super::Scene;
use crate::assets::SPRITE;

/// A drawing of the sprite. It says nothing by itself: the words stand beside it.
pub fn glyph(id: &str) -> Markup {
    html! { svg.glyph aria-hidden="true" { use href={ (*SPRITE) "#" (id) } {} } }
}

/// The same with one more class.
pub fn glyph_class(id: &str, class: &str) -> Markup {
    html! { svg.{ "glyph " (class) } aria-hidden="true" { use href={ (*SPRITE) "#" (id) } {} } }
}

/// The mark of a skill: shape, letter and colour, with the word as its label.
pub fn mark(words: &Words, skill: Skill) -> Markup {
    html! {
        svg.{ "mark mark-" (skill.id()) } role="img" aria-label=(words.label(skill)) {
            use href={ (*SPRITE) "#" (skill.id()) } {}
        }
    }
}

pub fn marks(words: &Words, skills: SkillSet) -> Markup {
    html! { @for skill in skills.iter() { (mark(words, skill)) } }
}

/// Two letters for a character, the same wherever the token stands; no two people share them.
pub fn initials(words: &Words, character: Character) -> String {
    static ALL: LazyLock<HashMap<&str, HashMap<String, String>>> = LazyLock::new(|| {
        let each = LANGUAGES.iter().filter_map(|&(language, _)| Some((language, tell_apart(Words::of(language)?))));
        each.collect()
    });
    let name = String::from(words.short(character));
    let known = ALL.get(words.language()).and_then(|all| all.get(&name));
    known.cloned().unwrap_or_else(|| name.chars().take(2).collect())
}

/// The first two letters of each name; where somebody has them already, the first and the next one that nobody has.
fn tell_apart(words: &Words) -> HashMap<String, String> {
    let mut known: HashMap<String, String> = HashMap::new();
    let mut names: Vec<String> = Character::all().map(|character| words.short(character).into()).collect();
    // The shortest have the least to choose from.
    names.sort_by_key(|name| name.chars().count());
    for name in names {
        let mut letters = name.chars().filter(|letter| letter.is_alphanumeric());
        let Some(first) = letters.next().filter(|_| !known.contains_key(&name)) else { continue };
        let pairs: Vec<String> = letters.map(|letter| [first, letter].iter().collect()).collect();
        let is_free = |pair: &&String| !known.values().any(|taken| taken == *pair);
        let pair = pairs.iter().find(is_free).or(pairs.first()).cloned().unwrap_or_else(|| first.to_string());
        known.insert(name, pair);
    }
    known
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_characters_share_their_letters() {
        for (language, _) in LANGUAGES {
            let words = Words::of(language).expect("a language");
            let mut seen: HashMap<String, String> = HashMap::new();
            for character in Character::all() {
                let name = String::from(words.short(character));
                let pair = initials(words, character);
                let other = seen.insert(pair.clone(), name.clone()).filter(|other| *other != name);
                assert_eq!(other, None, "{language}: {name} and another are {pair}");
            }
        }
    }
}
