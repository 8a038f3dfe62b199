//! Execution (PEG-092 to PEG-106).

use serde::{Deserialize, Serialize};

use super::script::Resolve;
use crate::cards::Effect;
use crate::frame::{Flow, Procedure};
use crate::game::Game;
use crate::seat::SeatSet;

/// Players who are executed, one after the other, clockwise from the current player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Execution {
    /// Who is still to be executed.
    seats: SeatSet,
}

impl Execution {
    pub(crate) fn of(seats: SeatSet) -> Execution {
        Execution { seats }
    }
}

impl Procedure for Execution {
    fn step(self, _game: &mut Game) -> Flow {
        unreachable!("the execution of {:?} is not carried out yet", self.seats)
    }
}

impl Resolve {
    pub(super) fn people_effect(self, _game: &mut Game, effect: Effect) -> Flow {
        unreachable!("{effect:?} is not carried out yet")
    }
}
