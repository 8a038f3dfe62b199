//! A Crisis that is resolved without a check: a choice, an attack, a Super Crisis, or the card that
//! has just been turned up and can still be exchanged.
//!
//! Its boxes are also those of the large cards from which somebody keeps one.

use airlock_game::cards::{Check, Condition, CrisisKind, CrisisRow, Mission, Stays, Who};
use airlock_game::terms::{Icon, SkillSet};
use airlock_game::{Choice, Outcome, Seat, Source, View};
use airlock_text::Words;
use maud::{Markup, html};

use super::boxes::{icon_glyph, minus, place_lines, result_lines};
use super::choice::control;
use super::diagram::diagram;
use crate::page::{Scene, glyph, glyph_class, marks};

/// The card on the stage.
pub(super) fn crisis(scene: &Scene<'_>, card: Source) -> Markup {
    let words = scene.words;
    let name = words.name(card);
    html! {
        section.stage #stage aria-label=(name) {
            article.choice.crisis-open.panel {
                header.choice-head {
                    (kind(scene, card, scene.view.turn.current))
                    h2 title=[words.in_english(card)] { (name) }
                    @if let Some(row) = card.crisis_row() { p { (decider(scene, row)) } }
                }
                @if let Some(row) = card.crisis_row() {
                    (options(scene, card, row))
                    div.choice-foot.crisis-foot {
                        (then(scene, row, scene.view.turn.current))
                        @if let Source::SuperCrisis(_) = card { p { (immune(words, card)) } }
                    }
                }
            }
        }
    }
}

/// What the card is, and who brought it.
pub(super) fn kind(scene: &Scene<'_>, card: Source, by: Seat) -> Markup {
    let words = scene.words;
    let say = words.ui("ui-stage-kind").name("card", card).text("who", scene.who(by));
    html! {
        p.crisis-kind { (glyph(kind_glyph(card))) (say.text("you", yes(scene.me == Some(by))).end()) }
    }
}

fn kind_glyph(card: Source) -> &'static str {
    match card {
        Source::SuperCrisis(_) => "super-crisis",
        Source::Quorum(_) => "quorum",
        Source::Location(_) | Source::Title(_) | Source::Ability(_) => "person",
        Source::Mutiny(_) => "mutiny",
        Source::Mission(_) => "mission",
        Source::Crisis(_) | Source::Destination(_) | Source::Skill(_) | Source::Loyalty(_) => "crisis",
    }
}

/// Who chooses, or that nobody does.
fn decider(scene: &Scene<'_>, row: &CrisisRow) -> String {
    let words = scene.words;
    let (CrisisKind::CheckOr { chooser, .. } | CrisisKind::Choice { chooser, .. }) = row.kind else {
        return match row.kind {
            CrisisKind::Attack { .. } => words.ui("ui-crisis-attack").end(),
            CrisisKind::Check(_) | CrisisKind::CheckOr { .. } | CrisisKind::Choice { .. } => {
                words.ui("ui-crisis-check").end()
            }
        };
    };
    let Some((seat, role)) = seat_of(scene.view, chooser) else { return String::new() };
    let say = words.ui("ui-crisis-chooses").text("role", role).text("who", scene.who(seat));
    say.text("you", yes(scene.me == Some(seat))).end()
}

/// The seat that a card speaks of, and as what.
fn seat_of(view: &View, who: Who) -> Option<(Seat, &'static str)> {
    match who {
        Who::Admiral => view.admiral.map(|seat| (seat, "admiral")),
        Who::President => view.president.map(|seat| (seat, "president")),
        Who::You | Who::Current => Some((view.turn.current, "current")),
        Who::Target
        | Who::EachWithoutMutiny
        | Who::EachWithoutMiracle
        | Who::EachPlayer
        | Who::EachHuman
        | Who::EachCylon
        | Who::AdmiralAndCurrent
        | Who::Officers
        | Who::At(_)
        | Who::Aboard(_) => None,
    }
}

/// The options side by side; of an attack what it does, and where its ships appear.
fn options(scene: &Scene<'_>, card: Source, row: &'static CrisisRow) -> Markup {
    let words = scene.words;
    let chosen = scene.told.option.filter(|&(of, _)| of == card).map(|(_, option)| option);
    html! {
        ol.places {
            @match &row.kind {
                CrisisKind::Check(check) => { li { div.place { (check_box(words, check, row.stays)) } } }
                CrisisKind::CheckOr { check, or, .. } => {
                    @let [first, second] = ["ui-crisis-make-check", "ui-crisis-instead"];
                    li { (option(scene, (0, chosen), first, None, &check_box(words, check, row.stays))) }
                    li { (option(scene, (1, chosen), second, None, &place_lines(words, or, row.stays))) }
                }
                CrisisKind::Choice { either, requires, or, .. } => {
                    @let [first, second] = ["ui-crisis-either", "ui-crisis-or-else"];
                    li { (option(scene, (0, chosen), first, *requires, &place_lines(words, either, row.stays))) }
                    li { (option(scene, (1, chosen), second, None, &place_lines(words, or, row.stays))) }
                }
                CrisisKind::Attack { activate, setup, .. } => {
                    li { div.place { (attack_lines(words, card, activate)) } }
                    li { div.place { (diagram(words, setup)) } }
                }
            }
        }
    }
}

/// One of two options: lit if it is mine to choose, marked once it is chosen.
fn option(
    scene: &Scene<'_>,
    (at, chosen): (u8, Option<u8>),
    name: &'static str,
    only_if: Option<Condition>,
    body: &Markup,
) -> Markup {
    let words = scene.words;
    let head = html! {
        span.place-head { b.place-name { (words.ui(name).end()) } }
        (body)
        @if let Some(condition) = only_if {
            span.place-then { (words.ui("ui-crisis-only-if").text("condition", words.condition(condition)).end()) }
        }
    };
    match (control(scene, &Choice::Option(at)), chosen) {
        (Some(id), _) => html! { label.place.is-legal for=(id) { (head) } },
        (None, Some(taken)) if taken == at => html! { div.place.is-met { (head) } },
        (None, Some(_)) => html! { div.place.is-gone { (head) } },
        (None, None) => html! { div.place { (head) } },
    }
}

/// A check before it is made: its number, its skills, its boxes.
fn check_box(words: &Words, check: &Check, stays: Option<Stays>) -> Markup {
    let difficulty = i16::from(check.difficulty);
    html! {
        div.place-check {
            p.crisis-needs { b { (minus(difficulty)) } (words.ui("ui-check-to-pass").end()) }
            (skills(words, check.skills))
            (results(words, check, difficulty, None, stays))
        }
    }
}

/// The check of a mission (DAY-104).
pub(super) fn mission_box(words: &Words, card: Mission) -> Markup {
    check_box(words, &card.row().check, None)
}

pub(super) fn skills(words: &Words, skills: SkillSet) -> Markup {
    html! { p.crisis-marks { (marks(words, skills)) span { (words.ui("ui-check-count-for").end()) } } }
}

/// The boxes of a check; the one that was met stands out.
pub(super) fn results(
    words: &Words,
    check: &Check,
    difficulty: i16,
    met: Option<Outcome>,
    stays: Option<Stays>,
) -> Markup {
    let state = |outcome| match met {
        Some(met) if met == outcome => " is-met",
        Some(_) => " is-gone",
        None => "",
    };
    let partial = check.partial.map(|(from, script)| (i16::from(from), script));
    let reachable = partial.filter(|&(from, _)| from < difficulty);
    let fail_from = reachable.map_or(difficulty, |(from, _)| from);
    html! {
        ol.results {
            li.{ "result result-pass" (state(Outcome::Pass)) } {
                b.result-at { (minus(difficulty)) "+" } (result_lines(words, check.pass, stays))
            }
            @if let Some((from, script)) = reachable {
                li.{ "result result-partial" (state(Outcome::Partial)) } {
                    b.result-at { (words.range(from, difficulty - 1)) } (result_lines(words, script, stays))
                }
            }
            li.{ "result result-fail" (state(Outcome::Fail)) } {
                b.result-at { "≤ " (minus(fail_from - 1)) } (result_lines(words, check.fail, stays))
            }
        }
    }
}

/// The lines of an attack: which ships act, where ships appear, the special rule.
fn attack_lines(words: &Words, card: Source, activate: &[Icon]) -> Markup {
    let text = words.text(card);
    let first = activate.first().map_or("raider", |&icon| icon_glyph(icon));
    html! {
        ul.place-does {
            @for (line, drawing) in text.lines().zip([first, "civilian", "crisis"]) {
                li { (glyph(drawing)) span { (line) } }
            }
        }
    }
}

/// The whole card, as one reads it before it is resolved.
pub(super) fn body(words: &Words, card: Source) -> Markup {
    let Some(row) = card.crisis_row() else { return html! {} };
    let or = words.ui("ui-crisis-or").end();
    html! {
        @match &row.kind {
            CrisisKind::Check(check) => { (check_box(words, check, row.stays)) }
            CrisisKind::CheckOr { check, or: script, .. } => {
                (check_box(words, check, row.stays))
                p.place-or { (or) }
                (place_lines(words, script, row.stays))
            }
            CrisisKind::Choice { either, or: script, .. } => {
                (place_lines(words, either, row.stays))
                p.place-or { (or) }
                (place_lines(words, script, row.stays))
            }
            CrisisKind::Attack { activate, setup, .. } => {
                (attack_lines(words, card, activate))
                (diagram(words, setup))
            }
        }
    }
}

/// What follows the card: which ships act, and the jump track.
pub(super) fn then(scene: &Scene<'_>, row: &CrisisRow, by: Seat) -> Markup {
    let words = scene.words;
    let human = scene.view.players.get(by.index()).is_none_or(|player| player.is_human());
    if !human && (row.icon.is_some() || row.jump) {
        // BASE-194: a Crisis that a Cylon player brings has neither step.
        return html! { ul.crisis-then { li { (glyph("minus")) (words.ui("ui-crisis-then-nothing").end()) } } };
    }
    icons(words, row)
}

/// The icons at the foot of a card.
pub(super) fn icons(words: &Words, row: &CrisisRow) -> Markup {
    html! {
        ul.crisis-then {
            @if let Some(icon) = row.icon {
                li { (glyph(icon_glyph(icon))) (words.ui("ui-crisis-then").name("icon", icon).end()) }
            }
            @if row.jump {
                @let first = yes(row.icon.is_none());
                li { (glyph_class("jump", "glyph-jump")) (words.ui("ui-crisis-then-jump").text("first", first).end()) }
            }
        }
    }
}

/// BASE-107, the last line of the card.
fn immune(words: &Words, card: Source) -> String {
    words.text(card).lines().last().map(str::to_owned).unwrap_or_default()
}

pub(super) fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
