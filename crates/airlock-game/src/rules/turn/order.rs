//! What Executive Order grants: a move and an action, or two actions (BASE-060 to BASE-063).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::event::Event;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::turn::action::Actions;
use crate::rules::turn::movement::Movement;
use crate::seat::Seat;
use crate::state::Place;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    seat: Seat,
    moved: bool,
}

/// How the order is used: the first option is to move, the second to act twice.
const MOVE_AND_ACT: Choice = Choice::Option(0);
const ACT_TWICE: Choice = Choice::Option(1);

impl Game {
    /// BASE-058: a Stranded character takes no actions, so there is nothing to order.
    pub(crate) fn can_take_order(&self, seat: Seat) -> bool {
        self.player(seat).place != Place::Off
    }
}

impl Order {
    pub(crate) fn new(game: &mut Game, seat: Seat) -> Order {
        game.log(Event::OrderGiven { to: seat });
        Order { seat, moved: false }
    }
}

impl Procedure for Order {
    fn step(self, game: &mut Game) -> Flow {
        if self.moved { Flow::go(Actions::new(game, self.seat, 1)) } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        // BASE-062, PEG-135: in prison the move cannot be used.
        let choices = if game.is_prisoner(self.seat) { vec![ACT_TWICE] } else { vec![MOVE_AND_ACT, ACT_TWICE] };
        asks.push(choose(self.seat, Question::UseOrder, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        if answer.choice() == MOVE_AND_ACT {
            Flow::call(Order { moved: true, ..self }, Movement::new(seat))
        } else {
            Flow::go(Actions::new(game, seat, 2))
        }
    }
}
