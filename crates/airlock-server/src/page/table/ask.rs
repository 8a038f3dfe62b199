//! The ask: the one place where a person answers, and what stands there while others do.
//!
//! Every answer is a control of this form; board and hand hold labels for the controls. Each control
//! carries its deed and its sentence, so that a script can name them as the choice changes; without
//! a script the button says no more than is certain.

mod answer;
mod cards;
mod glyphs;
mod groups;
mod idle;
mod news;
mod orders;
mod recall;
mod types;
mod why;

use std::hash::{DefaultHasher, Hash, Hasher};

use airlock_game::cards::Trait;
use airlock_game::view::Step;
use airlock_game::{Answer, Ask, Choice, Options, Question};
use airlock_text::ruling;
use maud::{Markup, html};

pub use answer::trait_of;
pub use glyphs::{ability_glyph, character_token, craft_glyph, location_glyph, ship_glyph};

use super::ending::again;
use super::picks;
use crate::page::{Scene, glyph};

pub fn ask(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    match (&view.ask, view.over) {
        (_, Some(_)) => again(scene),
        (Some(ask), None) if decides(ask) || scene.table.pause.is_none() => form(scene, ask),
        (Some(_) | None, None) => idle::waiting(scene),
    }
}

/// A window that asks everybody leaves most with nothing to decide.
fn decides(ask: &Ask) -> bool {
    !matches!((&ask.question, &ask.options), (Question::Window { .. }, Options::Choices(choices)) if choices.len() == 1)
}

fn form(scene: &Scene<'_>, ask: &Ask) -> Markup {
    let words = scene.words;
    html! {
        form.ask.is-mine #ask method="post" action=(scene.path("answer")) aria-labelledby="ask-title"
            data-question=(question_word(&ask.question)) {
            (default_button())
            input.ask-toggle #ask-more type="checkbox";
            label.ask-handle for="ask-more" { (handle(scene, ask)) " " (glyph("chevron")) }
            input type="hidden" name="version" value=(scene.table.version);
            input type="hidden" name="key" value=(key(scene, ask));
            header.ask-head {
                (steps(scene))
                @let newcomer = picks::is_newcomer(scene.view, ask);
                h2.ask-title #ask-title {
                    @if newcomer { (words.ui("ui-picks-newcomer").end()) } @else { (words.question(ask, scene)) }
                }
                p.ask-rule {
                    @if newcomer { (words.ui("ui-picks-newcomer-rule").end()) " " }
                    @else if let Some(rule) = words.rule(ask, scene) { (rule) " " }
                    @let id = if newcomer { picks::NEWCOMERS } else { ruling(&ask.question, scene.view.setup.sets) };
                    a href={ "/rules?q=" (id) } title=(id) { (words.ui("ui-ask-ruling").end()) }
                }
            }
            (news::recap(scene))
            @match &ask.options {
                Options::Choices(choices) => { (choose(scene, ask, choices)) }
                Options::Cards { from, min, max } => { (cards::pick(scene, ask, from, *min, *max)) }
            }
        }
    }
}

/// One answer of a list.
fn choose(scene: &Scene<'_>, ask: &Ask, choices: &[Choice]) -> Markup {
    let words = scene.words;
    let pass = choices.iter().position(|choice| *choice == Choice::Pass);
    let types = types::of(choices);
    let first = first_sensible(ask, choices).filter(|_| types.is_none());
    let picked = first.map(|at| Answer::One(choices[at]));
    html! {
        div.ask-body {
            @if matches!(ask.question, Question::Window { .. }) { (idle::pause(scene)) }
            @match &types {
                Some(types) => { (types::pick(scene, types)) }
                None => { (groups::groups(scene, ask, choices, first)) }
            }
            (orders::offered(scene, ask, choices))
            (why::why_not(scene, ask))
        }
        footer.ask-foot {
            p.ask-summary aria-live="polite" {
                @match &picked {
                    Some(answer) => { (answer::sentence(scene, ask, answer)) }
                    None => { (words.ui("ui-ask-choose").end()) }
                }
            }
            p.ask-buttons {
                @if let Some(at) = pass { (instead(&at.to_string(), &words.choice(ask, &Choice::Pass, scene))) }
                @if choices.len() > usize::from(pass.is_some()) {
                    button.button.button-go name="go" value="1" {
                        @match &picked {
                            Some(answer) => { (words.deed(ask, answer, scene)) }
                            None => { (words.ui("ui-ask-go").end()) }
                        }
                    }
                }
                (take_back(scene))
            }
        }
    }
}

/// The answer that is marked from the start, so that Enter gives it: one of several that must be given anyway and can be
/// taken back. Whoever may decline has to reach for what they want, and a character is for the whole game.
fn first_sensible(ask: &Ask, choices: &[Choice]) -> Option<usize> {
    let declines = choices.contains(&Choice::Pass) || ask.question == Question::PickCharacter;
    let first = choices.first().filter(|choice| !declines && !recall::is_final(&ask.question, choice));
    first.map(|_| 0)
}

/// Declining: the first button, and a key of its own (`0`).
fn instead(value: &str, label: &str) -> Markup {
    html! {
        button.button.button-quiet.ask-nothing name="instead" value=(value) formnovalidate aria-keyshortcuts="0" {
            (label) " " span.key aria-hidden="true" { "0" }
        }
    }
}

/// Enter in a form presses its first button: it must not be the one that declines.
fn default_button() -> Markup {
    html! { button.ask-default name="go" value="1" tabindex="-1" aria-hidden="true" {} }
}

/// The last answer can go back to where it was. Beside other buttons there is room for the arrow only.
fn take_back(scene: &Scene<'_>) -> Markup {
    let label = scene.words.ui("ui-ask-back").end();
    html! {
        @if scene.desk.take_back {
            button.icon-button.ask-back name="back" value="1" formaction=(scene.path("back")) formnovalidate
                data-key="u" title=(label) {
                (glyph("undo")) span.sr { (label) }
            }
        }
    }
}

/// What the sheet of a phone says while it is closed.
fn handle(scene: &Scene<'_>, ask: &Ask) -> String {
    let count = match &ask.options {
        Options::Choices(choices) => choices.iter().filter(|choice| **choice != Choice::Pass).count(),
        Options::Cards { from, .. } => from.len(),
    };
    scene.words.ui("ui-ask-handle").number("count", i32::try_from(count).unwrap_or(i32::MAX)).end()
}

/// The same answer sent twice is one answer. A window can close and another open without anybody
/// learning of it, so the moment alone does not tell questions apart.
fn key(scene: &Scene<'_>, ask: &Ask) -> String {
    let mut hasher = DefaultHasher::new();
    format!("{:?}", ask.question).hash(&mut hasher);
    format!("{}-{}-{:08x}", scene.table.version, ask.seat.0, hasher.finish() as u32)
}

/// A word for scripts: the answers of a window come with orders, and a check has its sums.
fn question_word(question: &Question) -> &'static str {
    if matches!(question, Question::Feed { .. }) {
        return "feed";
    }
    if matches!(question, Question::Window { .. }) { "window" } else { "choose" }
}

/// The steps of the turn; a Cylon player has three of them (BASE-031).
fn steps(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let now = view.step();
    let cylon = view.players.get(view.turn.current.index()).is_some_and(|player| !player.is_human());
    let last = if cylon { Step::Action } else { Step::Jump };
    html! {
        @if now != Step::Setup && view.over.is_none() {
            ol.steps aria-label=(scene.words.ui("ui-steps").end()) {
                @for &step in Step::OF_TURN.iter().filter(|&&step| step <= last.max(now)) {
                    li.step.is-done[step < now].is-now[step == now] aria-current=[(step == now).then_some("step")] {
                        (step_name(scene, step, now))
                    }
                }
            }
        }
    }
}

fn step_name(scene: &Scene<'_>, step: Step, now: Step) -> String {
    let words = scene.words;
    match step {
        Step::Setup => words.ui("ui-step-setup").end(),
        Step::Skills => words.ui("ui-step-skills").end(),
        Step::Move => words.ui("ui-step-move").end(),
        Step::Action => match actions_left(scene).filter(|_| step == now) {
            Some((number, of)) if of > 1 => {
                words.ui("ui-step-action-of").number("number", number).number("of", of).end()
            }
            Some(_) | None => words.ui("ui-step-action").end(),
        },
        Step::Crisis => words.ui("ui-step-crisis").end(),
        Step::Cylons => words.ui("ui-step-cylons").end(),
        // PEG-122: once Galactica is back, its place is taken by the ships that leave.
        Step::Jump if scene.view.new_caprica.as_ref().is_some_and(|ground| ground.in_orbit) => {
            words.ui("ui-step-evacuate").end()
        }
        Step::Jump => words.ui("ui-step-jump").end(),
    }
}

/// The number of the action under way, and of how many (BASE-212).
fn actions_left(scene: &Scene<'_>) -> Option<(u8, u8)> {
    let view = scene.view;
    let left = view.asked.iter().find_map(|(_, question)| {
        let Question::Action { left } = question else { return None };
        Some(*left)
    })?;
    let granted = answer::trait_of(scene, view.turn.current, Trait::actions_from_viper);
    let of = granted.filter(|_| view.turn.began_piloting).unwrap_or(1).max(left);
    Some((of + 1 - left, of))
}
