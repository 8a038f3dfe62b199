//! What a loss of resources gives to whoever mourns it (DAY-060).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::Seat;
use crate::terms::{Resource, Skill};

impl Game {
    /// DAY-060: who may draw for a loss of that resource, once a turn.
    pub(crate) fn mourner(&self, lost: Resource) -> Option<(Seat, Skill, u8, u8)> {
        let fresh = |seat: &Seat| !self.turn.daybreak.remembered.contains(*seat);
        self.seats().filter(fresh).find_map(|seat| {
            let (from, draw, keep) = self.property(seat, |property| property.draws_at_loss(lost))?;
            (!self.decks.skills[from as usize].is_empty()).then_some((seat, from, draw, keep))
        })
    }

    /// Notes a loss that somebody may draw for; it is offered before anything else goes on.
    pub(crate) fn note_loss(&mut self, lost: Resource) {
        if self.mourner(lost).is_some() {
            self.lost = Some(lost);
        }
    }
}

/// After a loss somebody may take the top cards of a deck and keep some of them (DAY-060).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memento {
    lost: Resource,
    /// Who has drawn, so many cards that lie at the end of the hand, and how many of them he gives up.
    drawn: Option<(Seat, u8, u8)>,
}

impl Memento {
    pub(crate) fn of(lost: Resource) -> Memento {
        Memento { lost, drawn: None }
    }
}

impl Procedure for Memento {
    fn step(self, game: &mut Game) -> Flow {
        match self.drawn {
            None if game.mourner(self.lost).is_none() => Flow::Done,
            Some((_, _, 0)) => Flow::Done,
            None | Some(_) => Flow::ask(self),
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        if let Some((seat, drawn, _)) = self.drawn {
            let hand = game.player(seat).hand.as_slice();
            let mut cards: Vec<Choice> = Vec::new();
            for held in &hand[hand.len() - usize::from(drawn)..] {
                if !cards.contains(&Choice::Card(held.card)) {
                    cards.push(Choice::Card(held.card));
                }
            }
            asks.push(choose(seat, Question::DiscardDrawn, cards));
        } else if let Some((seat, _, draw, keep)) = game.mourner(self.lost) {
            asks.push(choose(seat, Question::DrawAtLoss { draw, keep }, vec![Choice::Pass, Choice::Accept]));
        }
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match (self.drawn, answer.choice()) {
            (None, Choice::Accept) => {
                let (_, from, draw, keep) = game.mourner(self.lost).expect("he was asked");
                game.turn.daybreak.remembered.insert(seat);
                game.note_ability(seat, |property| property.draws_at_loss(self.lost).is_some());
                let before = game.player(seat).hand.len();
                (0..draw).for_each(|_| game.draw_skill(seat, from));
                let drawn = game.player(seat).hand.len() - before;
                Flow::go(Memento { drawn: Some((seat, drawn, drawn.saturating_sub(keep))), ..self })
            }
            (Some((_, drawn, left)), Choice::Card(card)) => {
                game.discard_card(seat, card);
                Flow::go(Memento { drawn: Some((seat, drawn - 1, left - 1)), ..self })
            }
            (None, Choice::Pass) => Flow::Done,
            (_, choice) => unreachable!("{choice:?} was not asked"),
        }
    }
}
