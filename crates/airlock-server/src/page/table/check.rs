//! A skill check, in place of the board: adding cards, the cards as they are turned, the outcome.
//!
//! While it is under way it is drawn from the view; who added how many comes from what was told.
//! [`reveal`] is the finished check: the script turns its cards one by one, without script it is a
//! page of its own.

use airlock_game::cards::base::tokens::DESTINY_CARDS;
use airlock_game::cards::{Check, Script, SkillCard};
use airlock_game::terms::{Resource, SkillSet};
use airlock_game::view::{CheckNow, CheckStage};
use airlock_game::{Event, Outcome, Question, Source};
use maud::{Markup, html};

use super::axis::Axis;
use super::boxes::{minus, resource_glyph, signed};
use super::check_card::{CheckCard, printed};
use super::crisis::yes;
use super::givers::givers;
use super::record::Phrase;
use super::refer::cover;
use crate::page::{Scene, Target, glyph, mark};
use crate::told::CheckTold;

/// The check under way.
pub(super) fn check(scene: &Scene<'_>, now: &CheckNow) -> Markup {
    let told = scene.told.check.as_ref().filter(|told| told.on == now.on);
    let cards = Turned::under_way(scene, now, told);
    let outcome = match now.stage {
        CheckStage::Opening | CheckStage::Adding | CheckStage::Added => None,
        CheckStage::Revealed | CheckStage::Totalled => Some(judge(now.printed, now.difficulty.into(), cards.total())),
        CheckStage::Resolved => told.and_then(|told| told.outcome),
    };
    let card = CheckCard {
        on: now.on,
        by: now.you,
        target: now.target,
        printed: now.printed,
        difficulty: now.difficulty.into(),
        positive: now.positive,
        met: outcome,
        told,
    };
    let down = match now.stage {
        CheckStage::Resolved => told.map(|told| effects(scene, told)).unwrap_or_default(),
        CheckStage::Opening | CheckStage::Adding | CheckStage::Added | CheckStage::Revealed | CheckStage::Totalled => {
            html! { span { (scene.words.ui("ui-check-can-change").end()) } }
        }
    };
    frame(
        scene,
        &card,
        &html! {
            @match now.stage {
                CheckStage::Opening | CheckStage::Adding | CheckStage::Added => {
                    (dark_sum(scene, &card, now))
                    (givers(scene, now, told))
                    (note(scene, now))
                }
                CheckStage::Revealed | CheckStage::Totalled | CheckStage::Resolved => {
                    (open_check(scene, &card, &cards, told, &down, now.stage == CheckStage::Revealed))
                }
            }
        },
    )
}

/// A check that is over, card by card: the script turns them in the order of `data-turn` and adds
/// its own buttons.
pub fn reveal(scene: &Scene<'_>, told: &CheckTold) -> Markup {
    finished(scene, told, &effects(scene, told))
}

/// The same as a page of its own, with the way back to the table.
pub fn last_check(scene: &Scene<'_>, told: &CheckTold) -> Markup {
    let down = html! {
        (effects(scene, told))
        a.button.button-go href=(scene.path("")) { (scene.words.ui("ui-check-go-on").end()) }
    };
    finished(scene, told, &down)
}

fn finished(scene: &Scene<'_>, told: &CheckTold, down: &Markup) -> Markup {
    let Some(printed) = printed(told.on) else { return html! {} };
    let card = CheckCard {
        on: told.on,
        by: told.by,
        target: told.target,
        printed,
        difficulty: told.difficulty.into(),
        positive: told.positive.map_or(printed.skills, |skill| printed.skills.with(skill)),
        met: told.outcome,
        told: Some(told),
    };
    frame(scene, &card, &open_check(scene, &card, &Turned::of(told), Some(told), down, false))
}

fn frame(scene: &Scene<'_>, card: &CheckCard<'_>, body: &Markup) -> Markup {
    let label = scene.words.ui("ui-check-label").text("what", scene.words.name(card.on)).end();
    html! {
        section.stage.stage-check #stage aria-label=(label) {
            div.check.panel { (card.draw(scene)) (body) }
        }
    }
}

/// Sum, rows of cards and who added how many, once the cards are turned or not needed. `stands`: cards
/// that were turned may still do something before they are summed (PEG-031).
fn open_check(
    scene: &Scene<'_>,
    card: &CheckCard<'_>,
    cards: &Turned,
    told: Option<&CheckTold>,
    down: &Markup,
    stands: bool,
) -> Markup {
    let words = scene.words;
    let decided = told.and_then(|told| told.decided_by.zip(told.outcome));
    let sums = cards.sums();
    let shown = if decided.is_some() { Vec::new() } else { sums.clone() };
    html! {
        div.sum role="status" aria-live="polite" {
            @if let Some((by, outcome)) = decided {
                p.sum-now {
                    b { (words.label(outcome)) }
                    span { (words.ui("ui-check-decided").text("who", scene.who(by)).end()) }
                }
            } @else {
                @let verdict = verdict(scene, card, cards.total());
                p.sum-now {
                    b { (minus(cards.total())) }
                    span {
                        @if stands { (words.ui("ui-check-as-it-stands").text("verdict", verdict).end()) } @else { (verdict) }
                    }
                }
            }
            (axis(card, shown).draw(words))
        }
        div.pile {
            div.pile-rows {
                @if cards.0.is_empty() {
                    p.pile-none { (words.ui("ui-check-no-cards").end()) }
                } @else {
                    (row(scene, cards, &sums, true))
                    (row(scene, cards, &sums, false))
                }
            }
            div.pile-down { (down) }
        }
        @if let Some(told) = told.filter(|told| told.decided_by.is_none()) { (super::givers::added(scene, told)) }
    }
}

/// The sum while the cards lie face down; what lies open already counts.
fn dark_sum(scene: &Scene<'_>, card: &CheckCard<'_>, now: &CheckNow) -> Markup {
    let words = scene.words;
    let cards = &scene.view.check[usize::from(now.start).min(scene.view.check.len())..];
    let open: Vec<SkillCard> = cards.iter().copied().flatten().collect();
    let lies_open = now.face_up && open.len() == cards.len() && !cards.is_empty();
    let turned = Turned(open.into_iter().map(|skill| valued(skill, now)).collect());
    let count = i32::try_from(cards.len()).unwrap_or(i32::MAX);
    let sums = if lies_open { turned.sums() } else { Vec::new() };
    html! {
        div.sum role="status" aria-live="polite" {
            p.sum-now {
                b { @if lies_open { (minus(turned.total())) } @else { "?" } }
                span { (words.ui("ui-check-cards").number("count", count).text("open", yes(lies_open)).end()) }
            }
            (axis(card, sums).draw(words))
        }
    }
}

fn axis(card: &CheckCard<'_>, sums: Vec<i16>) -> Axis {
    let partial = card.printed.partial.map(|(from, _)| i16::from(from)).filter(|&from| from < card.difficulty);
    Axis { partial, pass: card.difficulty, sums }
}

/// One row of turned cards: those that count for the check, or against it.
fn row(scene: &Scene<'_>, cards: &Turned, sums: &[i16], counts_for: bool) -> Markup {
    let words = scene.words;
    let sum: i16 = cards.0.iter().filter(|card| card.positive == counts_for).map(|card| card.value).sum();
    let sum = if sum == 0 { minus(sum) } else { signed(sum) };
    let say = |key| words.ui(key).text("for", yes(counts_for)).end();
    let in_check = scene.view.ask.as_ref().is_some_and(|ask| is_about_turned(&ask.question));
    html! {
        div.{ "pile-row " (if counts_for { "pile-for" } else { "pile-against" }) } {
            p.pile-row-name { b { (sum) } (say("ui-check-row")) }
            ol.pile-cards aria-label=(say("ui-check-row-label")) {
                @for (at, (card, sum)) in cards.0.iter().zip(sums).enumerate().filter(|(_, (card, _))| card.positive == counts_for) {
                    li {
                        span.{ "mini skill-" (card.card.skill().id()) } data-turn=(at) data-value=(card.value) data-sum=(sum)
                            title=(words.label(card.card))
                        {
                            (mark(words, card.card.skill())) b { (card.value.abs()) }
                            @if in_check { (cover(scene, Target::Card(card.card))) }
                        }
                    }
                }
            }
        }
    }
}

/// Whether the cards of the answers lie in the check (PEG-031, DAY-072, DAY-073).
fn is_about_turned(question: &Question) -> bool {
    matches!(question, Question::NextAbility | Question::TakeFromCheck { .. } | Question::RemoveFromCheck { .. })
}

/// What the total means.
fn verdict(scene: &Scene<'_>, card: &CheckCard<'_>, total: i16) -> String {
    let Some(outcome) = card.met else { return String::new() };
    let margin = (total - card.difficulty).unsigned_abs();
    scene.words.ui("ui-check-verdict").name("outcome", outcome).number("margin", margin).end()
}

/// BASE-073 to BASE-075, for a total that can still change.
fn judge(check: &Check, difficulty: i16, total: i16) -> Outcome {
    match check.partial {
        _ if total >= difficulty => Outcome::Pass,
        Some((from, _)) if total >= i16::from(from) => Outcome::Partial,
        Some(_) | None => Outcome::Fail,
    }
}

/// Whether the box of that outcome is empty; what is still to be decided has no effect yet, but will.
fn is_without_effect(on: Source, outcome: Outcome) -> bool {
    let script = printed(on).map(|check| match outcome {
        Outcome::Pass => check.pass,
        Outcome::Partial => check.partial.map_or(&[] as Script, |(_, script)| script),
        Outcome::Fail => check.fail,
    });
    script.is_none_or(<[_]>::is_empty)
}

/// What the outcome did: the dials in large, the rest in sentences.
fn effects(scene: &Scene<'_>, told: &CheckTold) -> Markup {
    let words = scene.words;
    let mut dials = [0i8; Resource::ALL.len()];
    let mut rest: Vec<Event> = Vec::new();
    for event in &told.effects {
        if let Event::Turned { resource, by, .. } = *event {
            dials[resource as usize] = dials[resource as usize].saturating_add(by);
        } else {
            rest.push(*event);
        }
    }
    let lines = words.story(&rest, scene, scene.me);
    html! {
        @for (&resource, &by) in Resource::ALL.iter().zip(&dials).filter(|(_, by)| **by != 0) {
            span.{ "effect" (if by > 0 { " is-good" } else { "" }) } {
                (glyph(resource_glyph(resource)))
                (words.ui("ui-check-dial").name("resource", resource).change("by", by).sentence())
            }
        }
        @for line in lines.iter().take(MOST_LINES) { span { (line) } }
        @if told.outcome.is_some_and(|outcome| told.effects.is_empty() && is_without_effect(told.on, outcome)) {
            span { (words.effects(&[])) }
        }
        @if told.decided_by.is_none() && !told.face_up { span.effect-note { (words.ui("ui-check-secret").end()) } }
    }
}

/// More sentences are left to the log.
const MOST_LINES: usize = 4;

/// What lies below while cards are added, and a word that the secrecy rules allow.
fn note(scene: &Scene<'_>, now: &CheckNow) -> Markup {
    let words = scene.words;
    let key = match now.stage {
        CheckStage::Opening => "ui-check-note-opening",
        CheckStage::Added => "ui-check-note-added",
        CheckStage::Adding if now.face_up => "ui-check-note-open",
        CheckStage::Adding | CheckStage::Revealed | CheckStage::Totalled | CheckStage::Resolved => {
            "ui-check-note-adding"
        }
    };
    let phrases = [
        (Phrase::HelpNot, "ui-check-help-none"),
        (Phrase::HelpLittle, "ui-check-help-little"),
        (Phrase::HelpLot, "ui-check-help-lot"),
    ];
    html! {
        div.pile-note {
            p { (words.ui(key).number("destiny", DESTINY_CARDS).end()) }
            @if scene.me.is_some() {
                form method="post" action=(scene.path("say")) data-live {
                    p.label { (words.ui("ui-check-help").end()) }
                    p.phrases {
                        @for (phrase, label) in phrases {
                            button.phrase name="phrase" value=(phrase.id()) { (words.ui(label).end()) }
                        }
                    }
                }
            }
        }
    }
}

/// The turned cards in their order, each with what it adds.
struct Turned(Vec<TurnedCard>);

struct TurnedCard {
    card: SkillCard,
    positive: bool,
    value: i16,
}

impl Turned {
    fn of(told: &CheckTold) -> Turned {
        let turned =
            |&(card, positive): &(SkillCard, bool)| TurnedCard { card, positive, value: told.value(card, positive) };
        Turned(told.revealed.iter().map(turned).collect())
    }

    /// As told; a check inside another is known by its cards alone.
    fn under_way(scene: &Scene<'_>, now: &CheckNow, told: Option<&CheckTold>) -> Turned {
        match told {
            Some(told) if !told.revealed.is_empty() => Turned::of(told),
            Some(_) | None => {
                let cards = scene.view.check.iter().skip(now.start.into()).flatten();
                Turned(cards.map(|&card| valued(card, now)).collect())
            }
        }
    }

    fn total(&self) -> i16 {
        self.0.iter().map(|card| card.value).sum()
    }

    /// The sums after each card.
    fn sums(&self) -> Vec<i16> {
        let add = |sum: &mut i16, card: &TurnedCard| {
            *sum += card.value;
            Some(*sum)
        };
        self.0.iter().scan(0, add).collect()
    }
}

fn valued(card: SkillCard, now: &CheckNow) -> TurnedCard {
    let positive = counts(now.positive, card);
    TurnedCard { card, positive, value: now.worth(card).into() }
}

fn counts(positive: SkillSet, card: SkillCard) -> bool {
    positive.contains(card.skill())
}
