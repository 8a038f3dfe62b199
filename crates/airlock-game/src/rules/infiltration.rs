//! Cylons among the humans: infiltrating, and its end (PEG-083 to PEG-091).

use serde::{Deserialize, Serialize};

use super::discard::{Demand, Discards};
use crate::cards::base::tokens;
use crate::cards::{Trait, pegasus};
use crate::event::Event;
use crate::frame::{Flow, Procedure};
use crate::game::Game;
use crate::seat::Seat;
use crate::terms::{Location, Ship};

impl Game {
    /// Where a Cylon wakes up, and whoever gives up infiltrating goes (PEG-137, PEG-138).
    pub(crate) fn haven(&self) -> Location {
        if self.is_galactica_away() { Location::MedicalCenter } else { Location::ResurrectionShip }
    }

    /// PEG-083.
    pub(crate) fn begin_infiltration(&mut self, seat: Seat, to: Location) {
        self.player_mut(seat).infiltrating = true;
        self.log(Event::InfiltrationBegan { seat });
        self.put_at(seat, to);
        self.log(Event::Sent { seat, to });
    }

    /// A player goes to the other Cylons, and with him nothing that only humans have (BASE-184 steps 3
    /// to 5, PEG-087, PEG-088).
    pub(crate) fn join_cylons(&mut self, seat: Seat) {
        self.discard_attached(seat);
        self.lose_titles(seat);
        let to = self.haven();
        self.put_at(seat, to);
        self.log(Event::Sent { seat, to });
        if std::mem::take(&mut self.player_mut(seat).infiltrating) {
            self.log(Event::InfiltrationEnded { seat });
        }
    }

    /// How many cards at most he may add to a check, if not all he has (BASE-070, PEG-086).
    pub(crate) fn contribution_limit(&self, seat: Seat) -> Option<u8> {
        if !self.is_human(seat) || self.is_in_brig(seat) {
            return Some(1);
        }
        // PEG-135.
        if self.player(seat).is_at(Location::Detention) {
            return Some(pegasus::tokens::DETENTION_CARDS);
        }
        self.player(seat).infiltrating.then_some(pegasus::tokens::ADDED_BY_INFILTRATOR)
    }

    /// Locations of a ship where somebody may go by his own choice or another's (PEG-075).
    pub(crate) fn choices_aboard(&self, seat: Seat, by: Seat, ship: Ship) -> Vec<Location> {
        let open: Vec<Location> = self.open_locations(self.ship_meant(seat, ship)).collect();
        self.unless_alone(seat, by, open)
    }

    /// The same, of all ships of the humans.
    pub(crate) fn choices_anywhere(&self, seat: Seat, by: Seat) -> Vec<Location> {
        let ships = [Ship::Galactica, Ship::ColonialOne, Ship::Pegasus, Ship::NewCaprica];
        let open: Vec<Location> = ships.into_iter().flat_map(|ship| self.open_locations(ship)).collect();
        self.unless_alone(seat, by, open)
    }

    /// PEG-075: by his own choice he does not go where another character is.
    fn unless_alone(&self, seat: Seat, by: Seat, open: Vec<Location>) -> Vec<Location> {
        if by != seat || !self.has(seat, Trait::MovesAlone) {
            return open;
        }
        open.into_iter().filter(|&to| self.is_alone(seat, to)).collect()
    }
}

/// The action that ends it (PEG-087).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndInfiltration {
    seat: Seat,
    /// The cards that he may not take along are discarded.
    ready: bool,
}

impl EndInfiltration {
    pub(crate) fn new(seat: Seat) -> EndInfiltration {
        EndInfiltration { seat, ready: false }
    }
}

impl Procedure for EndInfiltration {
    fn step(self, game: &mut Game) -> Flow {
        if !self.ready && game.is_prisoner(self.seat) {
            let down = Discards::of(self.seat, Demand::DownTo(tokens::CARDS_KEPT_AT_REVEAL));
            return Flow::call(EndInfiltration { ready: true, ..self }, down);
        }
        game.join_cylons(self.seat);
        Flow::Done
    }
}
