//! Several cards of the hand: what each is worth in the check, and what is picked.

use airlock_game::cards::SkillCard;
use airlock_game::{Answer, Ask, Question};
use maud::{Markup, html};

use super::{instead, take_back, why};
use crate::page::target::card_id;
use crate::page::{Scene, mark};

/// Where a script puts in what the picked cards are worth.
const WORTH: &str = "{worth}";

pub fn pick(scene: &Scene<'_>, ask: &Ask, from: &[SkillCard], min: u8, max: u8) -> Markup {
    let words = scene.words;
    let feeding = matches!(ask.question, Question::Feed { .. });
    // What the button and the sentence say for each number of cards.
    let counted = |count: u8| Answer::Cards(vec![SkillCard::default(); usize::from(count)]);
    let deeds: Vec<String> = (0..=max).map(|count| words.deed(ask, &counted(count), scene)).collect();
    let end = |summary| words.ui("ui-ask-final").text("summary", summary).end();
    let summaries: Vec<String> =
        (0..=max).map(|count| end(words.summary(ask, &counted(count), WORTH, scene))).collect();
    let worth = worth(scene, feeding);
    html! {
        div.ask-body data-min=(min) data-max=(max) data-deeds=(json(&deeds)) data-summaries=(json(&summaries)) {
            p.ask-note { (note(scene, feeding, min, max)) }
            @for (legend, list) in sides(scene, from, &worth) {
                fieldset.answers {
                    legend { (legend) }
                    ol.answer-list { @for at in list { li { (card(scene, at, from[at], &worth)) } } }
                }
            }
            (why::why_not(scene, ask))
        }
        footer.ask-foot {
            p.ask-summary aria-live="polite" { (start(scene, feeding, min, &summaries)) }
            p.ask-buttons {
                @if min == 0 { (instead("none", &deeds[0])) }
                button.button.button-go name="go" value="1" {
                    @if min == max { (deeds[usize::from(max)]) } @else { (words.ui(if feeding { "ui-ask-go-add" } else { "ui-ask-go-discard" }).end()) }
                }
                (take_back(scene))
            }
        }
    }
}

/// How a card counts in the check under way, if cards are added to one.
fn worth(scene: &Scene<'_>, feeding: bool) -> impl Fn(SkillCard) -> Option<i8> {
    let check = scene.view.check_now().filter(|_| feeding);
    move |card| check.map(|check| check.worth(card))
}

/// Cards that count for the check, then those against it, each side with the strongest first.
fn sides(scene: &Scene<'_>, from: &[SkillCard], worth: &impl Fn(SkillCard) -> Option<i8>) -> Vec<(String, Vec<usize>)> {
    let words = scene.words;
    let mut all: Vec<usize> = (0..from.len()).collect();
    if from.first().is_none_or(|&card| worth(card).is_none()) {
        return vec![(words.ui("ui-group-hand").end(), all)];
    }
    all.sort_by_key(|&at| -worth(from[at]).unwrap_or_default());
    let (counted, against): (Vec<usize>, Vec<usize>) =
        all.into_iter().partition(|&at| worth(from[at]).is_some_and(|worth| worth >= 0));
    let sides = [(words.ui("ui-group-for").end(), counted), (words.ui("ui-group-against").end(), against)];
    sides.into_iter().filter(|(_, list)| !list.is_empty()).collect()
}

fn card(scene: &Scene<'_>, at: usize, card: SkillCard, worth: &impl Fn(SkillCard) -> Option<i8>) -> Markup {
    let words = scene.words;
    let worth = worth(card);
    html! {
        label.answer {
            input #(card_id(at)) type="checkbox" name="card" value=(at) data-worth=[worth];
            (mark(words, card.skill()))
            span { (words.card(card)) }
            @if let Some(worth) = worth {
                b.answer-worth.is-plus[worth >= 0].is-minus[worth < 0] { (words.worth(worth.into())) }
            }
        }
    }
}

fn note(scene: &Scene<'_>, feeding: bool, min: u8, max: u8) -> String {
    let words = scene.words;
    match (feeding, min == max) {
        (true, _) => words.ui("ui-ask-note-feed").end(),
        (false, true) => words.ui("ui-ask-note-exactly").number("count", max).end(),
        (false, false) => words.ui("ui-ask-note-upto").number("count", max).end(),
    }
}

/// The sentence before anything is picked.
fn start(scene: &Scene<'_>, feeding: bool, min: u8, summaries: &[String]) -> String {
    match (feeding, min) {
        (true, _) => scene.words.ui("ui-ask-feed-start").end(),
        (false, 0) => scene.words.ui("ui-ask-choose").end(),
        (false, min) => summaries[usize::from(min)].clone(),
    }
}

fn json(list: &[String]) -> String {
    serde_json::to_string(list).expect("a list of strings")
}
