//! What a Cylon leader pays for leaving (BASE-042, DAY-043).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::Trait;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::skills::discard::{Demand, Discards};
use crate::rules::skills::spare::SpareDiscard;
use crate::seat::Seat;

impl Game {
    /// DAY-043: whether he cannot leave where he is without a Super Crisis card.
    pub(crate) fn pays_for_leaving(&self, seat: Seat) -> bool {
        self.player(seat).location().is_some_and(|here| self.has(seat, Trait::LeavingCostsSuperCrisis(here)))
    }
}

/// A Super Crisis card is discarded to leave a location, before what the move costs otherwise (DAY-043).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeavingPrice {
    seat: Seat,
    /// The move changes ships (BASE-042).
    pays: bool,
}

impl LeavingPrice {
    pub(crate) fn new(seat: Seat, pays: bool) -> LeavingPrice {
        LeavingPrice { seat, pays }
    }
}

impl Procedure for LeavingPrice {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let cards = game.player(self.seat).super_crises.iter().map(|held| Choice::SuperCrisis(held.card)).collect();
        asks.push(choose(self.seat, Question::DiscardSuperCrisis, cards));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::SuperCrisis(card) = answer.choice() else { unreachable!("a Super Crisis card was asked") };
        game.discard_super_crisis(seat, card);
        match self.pays {
            true => Flow::go(SpareDiscard::over(game, Discards::of(seat, Demand::Payment(1)))),
            false => Flow::Done,
        }
    }
}
