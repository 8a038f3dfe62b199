//! What stands for what on the planet (PEG-134), and what is away.

use crate::game::Game;
use crate::seat::Seat;
use crate::terms::{Location, Ship};

impl Location {
    /// What it stands for in texts that speak of the ships only (PEG-134).
    pub fn stands_for(self) -> Location {
        match self {
            Location::Detention => Location::Brig,
            Location::MedicalCenter => Location::Sickbay,
            other => other,
        }
    }
}

impl Game {
    /// PEG-121: the phase has begun, and Galactica has not returned.
    pub(crate) fn is_galactica_away(&self) -> bool {
        self.new_caprica.is_some_and(|board| !board.in_orbit)
    }

    /// PEG-123.
    pub(crate) fn is_in_orbit(&self) -> bool {
        self.new_caprica.is_some_and(|board| board.in_orbit)
    }

    pub(crate) fn is_on_new_caprica(&self, seat: Seat) -> bool {
        self.is_aboard(seat, Ship::NewCaprica)
    }

    /// Where an effect that names `to` leads for that character (PEG-134, PEG-137). A character on New
    /// Caprica is treated there after Galactica's return as well, by the correction of the board.
    pub(crate) fn place_meant(&self, seat: Seat, to: Location) -> Location {
        let here = self.is_on_new_caprica(seat);
        match to {
            // A Stranded character is nowhere yet, but the Brig is out of reach (PEG-121).
            Location::Brig if here || self.is_galactica_away() => Location::Detention,
            Location::Sickbay if here => Location::MedicalCenter,
            Location::ResurrectionShip => self.haven(),
            to => to,
        }
    }

    /// Locations of the ship mean those of New Caprica for whoever is set free from Detention (PEG-134).
    pub(crate) fn ship_meant(&self, seat: Seat, ship: Ship) -> Ship {
        let detained = self.player(seat).is_at(Location::Detention);
        if detained && ship == Ship::Galactica { Ship::NewCaprica } else { ship }
    }

    /// The prison where this player is, which texts that he uses speak of (PEG-134).
    pub(crate) fn prison_of(&self, you: Seat) -> Location {
        self.place_meant(you, Location::Brig)
    }
}
