//! Questions to seats, and their answers.
//!
//! The engine lists every legal answer. [`Options`] is that list: either single choices, or a
//! number of cards out of some (whose combinations are too many to write out).

mod choice;
mod denied;
mod question;

use serde::{Deserialize, Serialize};

pub use self::choice::{Action, Choice, Foe, How, Interrupt};
pub use self::denied::Denied;
pub use self::question::{About, MutinyDue, Question};
use crate::cards::SkillCard;
use crate::chance::Chance;
use crate::seat::Seat;

/// A seat is asked something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    pub seat: Seat,
    pub question: Question,
    pub options: Options,
}

/// An answer as it is given, logged and saved.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    One(Choice),
    Cards(Vec<SkillCard>),
}

/// The legal answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Options {
    Choices(Vec<Choice>),
    /// Any `min` to `max` of these cards.
    Cards {
        from: Vec<SkillCard>,
        min: u8,
        max: u8,
    },
}

impl Options {
    pub fn allows(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Options::Choices(choices), Answer::One(choice)) => choices.contains(choice),
            (Options::Cards { from, min, max }, Answer::Cards(cards)) => {
                let fits = (usize::from(*min)..=usize::from(*max)).contains(&cards.len());
                fits && holds_all(from, cards)
            }
            (Options::Choices(_), Answer::Cards(_)) | (Options::Cards { .. }, Answer::One(_)) => false,
        }
    }

    /// The first answer of the list; of cards, the fewest.
    pub fn first(&self) -> Answer {
        match self {
            Options::Choices(choices) => Answer::One(choices[0]),
            Options::Cards { from, min, .. } => Answer::Cards(from[..usize::from(*min)].to_vec()),
        }
    }

    /// A random legal answer. Of cards, first how many, then which.
    pub fn pick(&self, chance: &mut Chance) -> Answer {
        match self {
            Options::Choices(choices) => Answer::One(choices[chance.index(choices.len())]),
            Options::Cards { from, min, max } => {
                let count = usize::from(*min) + chance.index(usize::from(max - min) + 1);
                let mut cards = from.clone();
                chance.shuffle(&mut cards);
                cards.truncate(count);
                Answer::Cards(cards)
            }
        }
    }

    /// The only answer there is, where there is no choice.
    pub fn forced(&self) -> Option<Answer> {
        match self {
            Options::Choices(choices) => match choices[..] {
                [only] => Some(Answer::One(only)),
                _ => None,
            },
            Options::Cards { from, min, .. } => (usize::from(*min) == from.len()).then(|| Answer::Cards(from.clone())),
        }
    }
}

/// Whether the cards can be taken out of `from`, copies counted.
fn holds_all(from: &[SkillCard], cards: &[SkillCard]) -> bool {
    cards.iter().enumerate().all(|(at, card)| {
        let wanted = cards[..=at].iter().filter(|&other| other == card).count();
        from.iter().filter(|&held| held == card).count() >= wanted
    })
}
