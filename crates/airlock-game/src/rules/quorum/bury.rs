//! Putting a Quorum card of another hand under the deck (DAY-020).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::event::{DaybreakEvent, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::{Seat, SeatSet};
use crate::terms::Title;

impl Game {
    pub(crate) fn look_at_quorum_hand(&mut self, by: Seat) {
        for at in 0..usize::from(self.decks.quorum_hand.len()) {
            let held = &mut self.decks.quorum_hand.as_mut_slice()[at];
            held.seen.insert(by);
            let card = held.card;
            self.log(DaybreakEvent::QuorumSeen { by, card: Secret::to(by, card) });
        }
    }
}

/// Some of the President's Quorum cards go under their deck, by another player's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuryQuorum {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

impl Procedure for BuryQuorum {
    fn step(self, game: &mut Game) -> Flow {
        if self.left == 0 || game.decks.quorum_hand.is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let cards = game.decks.quorum_hand.iter().map(|held| Choice::Quorum(held.card)).collect();
        asks.push(choose(self.seat, Question::BuryQuorum { left: self.left }, cards));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Quorum(card) = answer.choice() else { unreachable!("a card was asked") };
        let hand = &mut game.decks.quorum_hand;
        let at = hand.iter().position(|held| held.card == card);
        hand.remove(at.expect("the card is in the hand"));
        // Only these two know what is left, and only one of them in which order the others lie.
        let president = game.titles[Title::President as usize].map_or(SeatSet::NONE, SeatSet::only);
        let two = SeatSet::only(seat).or(president);
        for held in hand.as_mut_slice() {
            held.seen = held.seen.and(two);
        }
        game.decks.quorum.draw.put_under(Hidden::seen_by(card, seat));
        game.log(DaybreakEvent::QuorumPutUnder { seat });
        Flow::go(BuryQuorum { left: self.left - 1, ..self })
    }
}
