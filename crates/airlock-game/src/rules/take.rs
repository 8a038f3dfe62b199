//! Looking at a hand and taking a card from it (BASE-196).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::event::{Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::{Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeCard {
    by: Seat,
    from: Seat,
}

impl TakeCard {
    pub(crate) fn look(game: &mut Game, by: Seat, from: Seat) -> TakeCard {
        for at in 0..usize::from(game.player(from).hand.len()) {
            let held = &mut game.player_mut(from).hand.as_mut_slice()[at];
            held.seen.insert(by);
            let card = held.card;
            game.log(Event::HandSeen { seat: from, by, card: Secret::among(both(by, from), card) });
        }
        TakeCard { by, from }
    }
}

fn both(one: Seat, other: Seat) -> SeatSet {
    SeatSet::only(one).or(SeatSet::only(other))
}

impl Procedure for TakeCard {
    fn step(self, game: &mut Game) -> Flow {
        if game.player(self.from).hand.is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        // Sorted: the order of a hand is its owner's own affair.
        let mut cards: Vec<_> = game.player(self.from).kinds().collect();
        cards.sort_unstable();
        let choices = cards.into_iter().map(Choice::Card).collect();
        asks.push(choose(self.by, Question::TakeCard { from: self.from }, choices));
    }

    fn answer(self, game: &mut Game, by: Seat, answer: Answer) -> Flow {
        let Choice::Card(card) = answer.choice() else { unreachable!("a card was asked") };
        let mut held = game.player_mut(self.from).take(card);
        held.seen = held.seen.or(both(by, self.from));
        game.player_mut(by).hand.push(held);
        game.log(Event::CardTaken { from: self.from, by, card: Secret::among(both(by, self.from), card) });
        Flow::Done
    }
}
