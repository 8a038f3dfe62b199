//! The explanation of one thing: what it is, what it does, and what it means now.
//!
//! It stands beside the board in place of the record (`?explain=skill/strategic-planning-4`). The
//! rules of cards are open to everybody, so any id may be asked for; what it means now comes from
//! the view.

mod now;
mod subject;

use airlock_game::cards::SkillCard;
use airlock_text::{ENGLISH, Words};
use maud::{Markup, html};

use subject::Subject;

use crate::page::{Scene, glyph, glyph_class, mark};

/// The panel, if there is such a thing.
pub fn explain(scene: &Scene<'_>, id: &str) -> Option<Markup> {
    let subject = Subject::from_id(id)?;
    let words = scene.words;
    let (rows, lines) = facts(scene, &subject);
    Some(html! {
        aside.explain.is-placed #explain data-explains=(id) aria-labelledby="explain-title" {
            header.explain-head {
                (drawing(scene, &subject))
                h3 #explain-title title=[english(&subject, words)] { (subject.title(words)) }
                a.icon-button href=(scene.path("")) data-close title=(words.ui("ui-explain-close").end())
                    aria-label=(words.ui("ui-explain-close").end()) { (glyph("cross")) }
            }
            @if !rows.is_empty() {
                dl.facts { @for (name, text) in rows { div { dt { (name) } dd { (text) } } } }
            }
            @for line in lines { p { (line) } }
            @for line in now::now(scene, &subject) { p.explain-now { (line) } }
            footer { (links(scene, &subject)) }
        }
    })
}

/// Rows of name and value, and what does not fit into one.
fn facts(scene: &Scene<'_>, subject: &Subject) -> (Vec<(String, String)>, Vec<String>) {
    if let Subject::Skill(card) = *subject {
        return (skill(scene, card), Vec::new());
    }
    let (mut rows, mut lines) = (Vec::new(), Vec::new());
    for line in subject.lines(scene.words, scene.view.setup.sets) {
        match line.split_once(": ") {
            Some((name, text)) if name.chars().count() <= LONGEST_NAME => rows.push((name.to_owned(), capital(text))),
            Some(_) | None => lines.push(line),
        }
    }
    (rows, lines)
}

/// The text after the name of a box, standing alone.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A box of a card whose name is longer is a paragraph.
const LONGEST_NAME: usize = 24;

fn skill(scene: &Scene<'_>, card: SkillCard) -> Vec<(String, String)> {
    let words = scene.words;
    let text = card.row().text;
    let ui = |key: &'static str| words.ui(key).end();
    let mut rows =
        vec![(ui("ui-explain-when"), words.when(text.used)), (ui("ui-explain-does"), words.card_use(text.used))];
    rows.extend(words.limit(text.name, scene.view.setup.sets).map(|limit| (ui("ui-explain-limit"), limit)));
    let worth = words.ui("ui-explain-worth").name("skill", card.skill()).number("strength", card.strength()).end();
    rows.push((ui("ui-explain-check"), worth));
    rows
}

fn drawing(scene: &Scene<'_>, subject: &Subject) -> Markup {
    match *subject {
        Subject::Skill(card) => html! { (mark(scene.words, card.skill())) b.card-strength { (card.strength()) } },
        Subject::Location(location) => super::ask::location_glyph(location),
        Subject::Character(character) => super::ask::character_token(scene, character),
        Subject::Crisis(_) => glyph("crisis"),
        Subject::SuperCrisis(_) => glyph_class("super-crisis", "glyph-cylon"),
        Subject::Quorum(_) => glyph("quorum"),
        Subject::Destination(_) => glyph("distance"),
        Subject::Loyalty(_) => glyph("loyalty"),
        Subject::Mutiny(_) => glyph("mutiny"),
        Subject::Mission(_) => glyph("mission"),
        Subject::Motive(_) => glyph("motive"),
        Subject::Ability(ability) => glyph(super::ask::ability_glyph(ability)),
        Subject::Title(title) => glyph(title.id()),
        Subject::Dial(resource) => glyph(resource.id()),
        Subject::Craft(craft) => glyph(super::ask::craft_glyph(craft)),
        Subject::Centurion => glyph("centurion"),
        Subject::Nuke => glyph("nuke"),
        Subject::Occupation => glyph_class("occupation", "glyph-cylon"),
        Subject::Ruling(_) => glyph("book"),
    }
}

fn links(scene: &Scene<'_>, subject: &Subject) -> Markup {
    let words = scene.words;
    html! {
        a href={ "/rules?q=" (subject.query(words)) } { (words.ui("ui-explain-rules").end()) }
        @if subject.is_interrupt() && scene.me.is_some() {
            a href="?record=orders" { (words.ui("ui-explain-order").end()) }
        }
        @if let Some(seat) = subject.seat(scene) {
            a href={ "?sheet=" (seat.0) } { (words.ui("ui-explain-sheet").end()) }
        }
    }
}

/// The title for talk across languages.
fn english(subject: &Subject, words: &Words) -> Option<String> {
    (words.language() != ENGLISH).then(|| subject.title(Words::english()))
}
