//! Several cards to draw of any type: each card is asked for by its type, rather than all mixes listed.

use airlock_game::Choice;
use airlock_game::terms::{Skill, SkillCounts};
use maud::{Markup, html};

use crate::page::{Scene, mark};

/// So many mixes can be read as a list.
const FEW: usize = 6;

/// How many cards, and of which types each of them can be.
pub struct Types {
    cards: u8,
    types: Vec<Skill>,
}

/// The draw that is asked for, where there are many mixes and every mix of its types is one of them.
pub fn of(choices: &[Choice]) -> Option<Types> {
    let draw = |choice: &Choice| if let Choice::Draw(mix) = choice { Some(*mix) } else { None };
    let mixes: Vec<SkillCounts> = choices.iter().filter_map(draw).collect();
    let only_draws = choices.iter().all(|choice| matches!(choice, Choice::Draw(_) | Choice::Pass));
    let first = mixes.first().filter(|_| only_draws && mixes.len() > FEW)?;
    let cards = first.iter().map(|(_, count)| count).sum();
    let types: Vec<Skill> =
        Skill::ALL.iter().copied().filter(|&skill| mixes.iter().any(|mix| mix.get(skill) > 0)).collect();
    let limit = types.iter().fold(SkillCounts::NONE, |limit, &skill| limit.plus(skill, cards));
    (SkillCounts::splits(cards, limit).len() == mixes.len()).then_some(Types { cards, types })
}

/// A type for each card: radios `type1`, `type2` ….
pub fn pick(scene: &Scene<'_>, draw: &Types) -> Markup {
    let words = scene.words;
    html! {
        @for card in 1..=draw.cards {
            fieldset.answers {
                legend { (words.ui("ui-group-draw").number("number", card).end()) }
                ol.answer-list.is-pair {
                    @for &skill in &draw.types {
                        li {
                            label.answer {
                                input #{ "t" (card) "-" (skill.id()) } type="radio" name={ "type" (card) }
                                    value=(skill.id()) required;
                                (mark(words, skill)) span { (words.label(skill)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
