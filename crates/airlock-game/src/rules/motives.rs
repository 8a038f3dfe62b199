//! Motives of Cylon leaders (DAY-032 to DAY-036), and how a leader's own ability ends his infiltration (DAY-041).

use super::script::Resolve;
use crate::cards::Effect;
use crate::cards::daybreak::tokens::{MOTIVES_DEALT, MOTIVES_OF_A_SIDE, MOTIVES_UNREVEALED};
use crate::event::{DaybreakEvent, Secret};
use crate::frame::Flow;
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::terms::Side;

impl Game {
    /// DAY-032: two at setup, two in the Sleeper Agent phase.
    pub(crate) fn deal_motives(&mut self, seat: Seat) {
        for _ in 0..MOTIVES_DEALT {
            let Some(motive) = self.decks.motives.pop() else { return };
            self.player_mut(seat).motives.push(Hidden::seen_by(motive, seat));
            self.log(DaybreakEvent::MotiveDealt { seat, motive: Secret::to(seat, motive) });
        }
    }

    /// DAY-035: one motive at most is unrevealed, and two revealed ones show the side that won.
    pub(super) fn fulfils_motives(&self, seat: Seat, winner: Side) -> bool {
        let player = self.player(seat);
        let of_side = player.shown_motives.iter().filter(|motive| motive.row().side == winner).count();
        player.motives.len() <= MOTIVES_UNREVEALED && of_side >= usize::from(MOTIVES_OF_A_SIDE)
    }
}

impl Resolve {
    pub(super) fn motive_effect(self, _game: &mut Game, effect: Effect) -> Flow {
        unreachable!("{effect:?} of {:?} is not carried out yet", self.source())
    }
}
