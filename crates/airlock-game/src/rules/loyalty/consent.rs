//! What a Crisis does to a Cylon player they may ignore (BASE-190).

use serde::{Deserialize, Serialize};

use super::execution::Execution;
use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::Look;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::{Seat, SeatSet};

/// A Cylon player lets somebody look at their Loyalty cards, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LetLook {
    pub(crate) by: Seat,
    pub(crate) of: Seat,
    pub(crate) cards: Look,
}

impl Procedure for LetLook {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, _game: &Game, asks: &mut Vec<Ask>) {
        asks.push(choose(self.of, Question::LetLook { by: self.by }, vec![Choice::Pass, Choice::Accept]));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        if answer.accepts() {
            game.look_at_loyalty(self.by, self.of, self.cards);
        }
        Flow::Done
    }
}

/// A Cylon player lets themselves be executed, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LetExecute {
    pub(crate) asked: Seat,
    pub(crate) seats: SeatSet,
}

impl Procedure for LetExecute {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, _game: &Game, asks: &mut Vec<Ask>) {
        asks.push(choose(self.asked, Question::LetExecute, vec![Choice::Pass, Choice::Accept]));
    }

    fn answer(self, _game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        if answer.accepts() { Flow::go(Execution::of(self.seats)) } else { Flow::Done }
    }
}
