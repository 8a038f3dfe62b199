//! Intolerance: an execution over a check (PEG-054).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::Trait;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::check::SkillCheck;
use crate::rules::loyalty::execution::Execution;
use crate::rules::script::Resolve;
use crate::seat::{Seat, SeatSet};

/// Whether somebody turns the Brig into an execution (PEG-054).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Intolerance {
    seat: Seat,
    target: Seat,
    /// What happens otherwise.
    result: Resolve,
}

impl Intolerance {
    /// Nothing where nobody has such a choice.
    pub(crate) fn over(game: &Game, check: &SkillCheck, target: Seat, result: Resolve) -> Option<Intolerance> {
        let total = check.total(game);
        let at = |seat| check.property(game, seat, Trait::may_execute_at);
        let seat = game.seats().find(|&seat| at(seat).is_some_and(|least| total >= i16::from(least)))?;
        Some(Intolerance { seat, target, result })
    }
}

impl Procedure for Intolerance {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, _game: &Game, asks: &mut Vec<Ask>) {
        let question = Question::ExecuteInstead { target: self.target };
        asks.push(choose(self.seat, question, vec![Choice::Pass, Choice::Accept]));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        if answer.choice() == Choice::Pass {
            return Flow::go(self.result);
        }
        game.note_ability(seat, |property| property.may_execute_at().is_some());
        Flow::go(Execution::of(SeatSet::only(self.target)))
    }
}
