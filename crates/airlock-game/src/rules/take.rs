//! Looking at a hand and taking a card from it (BASE-196).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::event::{Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::{Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeCard {
    by: Seat,
    from: Seat,
}

impl TakeCard {
    pub(crate) fn look(game: &mut Game, by: Seat, from: Seat) -> TakeCard {
        for held in game.player_mut(from).hand.as_mut_slice() {
            held.seen.insert(by);
        }
        // Sorted: the order of a hand is its owner's own affair.
        let mut cards: Vec<_> = game.player(from).cards().collect();
        cards.sort_unstable();
        for card in cards {
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
        let mut cards: Vec<_> = game.player(self.from).kinds().collect();
        cards.sort_unstable();
        let choices = cards.into_iter().map(Choice::Card).collect();
        asks.push(choose(self.by, Question::TakeCard { from: self.from }, choices));
    }

    fn answer(self, game: &mut Game, by: Seat, answer: Answer) -> Flow {
        let Choice::Card(card) = answer.choice() else { unreachable!("a card was asked") };
        game.player_mut(self.from).take(card);
        // Nobody else knows which card changed hands, nor what is left.
        let two = both(by, self.from);
        for held in game.player_mut(self.from).hand.as_mut_slice() {
            held.seen = held.seen.and(two);
        }
        game.player_mut(by).hand.push(Hidden { card, seen: two });
        game.log(Event::CardTaken { from: self.from, by, card: Secret::among(both(by, self.from), card) });
        Flow::Done
    }
}
