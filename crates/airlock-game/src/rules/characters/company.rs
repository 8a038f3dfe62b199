//! Moving together, and what it costs (DAY-069).

use crate::cards::Trait;
use crate::game::Game;
use crate::rules::skills::discard::{Demand, Discards};
use crate::seat::Seat;
use crate::terms::Location;

impl Game {
    /// DAY-069: what ends the Movement step of whoever pays for company; nothing for whoever is alone.
    /// Who cannot pay is caught at the end of the turn.
    pub(crate) fn pay_for_company(&mut self, seat: Seat) -> Option<Discards> {
        let cost = self.property(seat, Trait::pays_for_company)?;
        let here = self.player(seat).location()?;
        if self.is_alone(seat, here) {
            return None;
        }
        self.note_ability(seat, |property| property.pays_for_company().is_some());
        if self.player(seat).hand.len() < cost {
            self.turn.daybreak.caught = true;
            return None;
        }
        Some(Discards::of(seat, Demand::Exactly(cost)))
    }

    /// DAY-069. Who has come in his place after an execution has taken nothing.
    pub(crate) fn send_caught(&mut self, seat: Seat) {
        let caught = std::mem::take(&mut self.turn.daybreak.caught);
        if caught && self.property(seat, Trait::pays_for_company).is_some() {
            self.send(seat, Location::Brig);
        }
    }
}
