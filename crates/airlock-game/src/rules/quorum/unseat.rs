//! The Quorum unseats the President (BASE-242, DAY-098).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::StandingRule;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::Title;

impl Game {
    pub(crate) fn discard_random_quorum(&mut self, cards: u8) {
        for _ in 0..cards.min(self.decks.quorum_hand.len()) {
            let at = self.chance.index(usize::from(self.decks.quorum_hand.len()));
            let held = self.decks.quorum_hand.remove(at);
            self.discard_source(Source::Quorum(held.card));
        }
    }

    /// The card that keeps the President in office (BASE-242).
    pub(crate) fn prophecy(&self) -> Option<Source> {
        let protects = |rule: StandingRule| matches!(rule, StandingRule::NextCheckHarder(_));
        self.decks.in_play.iter().find(|card| protects(card.rule())).map(|card| card.card)
    }
}

/// Somebody is to become President, unless the President discards the card that protects him (DAY-098).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unseat {
    pub(crate) to: Seat,
}

impl Procedure for Unseat {
    fn step(self, game: &mut Game) -> Flow {
        let holder = game.holder(Title::President);
        if holder.is_some() && holder != Some(self.to) && game.prophecy().is_some() {
            return Flow::ask(self);
        }
        game.give_title(Title::President, self.to);
        Flow::Done
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let president = game.holder(Title::President).expect("the office is held");
        let choices = vec![Choice::Pass, Choice::Accept];
        asks.push(choose(president, Question::StayPresident { against: self.to }, choices));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match (answer.choice(), game.prophecy()) {
            (Choice::Accept, Some(card)) => game.leave_play(card),
            _ => game.give_title(Title::President, self.to),
        }
        Flow::Done
    }
}
