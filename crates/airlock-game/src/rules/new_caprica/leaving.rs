//! The Admiral orders the fleet away from New Caprica, and the game ends (PEG-144, PEG-145).

use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::frame::{Flow, Procedure};
use crate::game::Game;
use crate::rules::loyalty::execution::Execution;
use crate::seat::{Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaveOrbit {
    seat: Seat,
    left: bool,
}

impl LeaveOrbit {
    pub(crate) fn new(seat: Seat) -> LeaveOrbit {
        LeaveOrbit { seat, left: false }
    }
}

impl Procedure for LeaveOrbit {
    fn step(self, game: &mut Game) -> Flow {
        if self.left {
            game.end_by_jump();
            return Flow::Done;
        }
        game.log(Event::LeftNewCaprica { seat: self.seat });
        let lost = game.lost_in_leaving();
        while game.destroy_stacked_ship() {}
        // With nobody to execute this executes whom the lost ships have doomed (PEG-066).
        Flow::call(LeaveOrbit { left: true, ..self }, Execution::of(lost))
    }
}

impl Game {
    /// Human players on New Caprica, and whoever a card in play kills at a jump (PEG-110).
    fn lost_in_leaving(&self) -> SeatSet {
        let left_behind = |&seat: &Seat| self.is_human(seat) && self.is_on_new_caprica(seat);
        self.seats().filter(left_behind).collect::<SeatSet>().or(self.doomed_by_jump())
    }
}
