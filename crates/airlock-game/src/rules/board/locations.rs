//! Locations: who may be where, and what is in play (BASE-045, BASE-110, BASE-165, BASE-261, PEG-021, PEG-022).

use crate::cards::{Character, StandingRule, Trait};
use crate::game::Game;
use crate::seat::Seat;
use crate::terms::{Location, LocationSet, Ship, Side};

impl Game {
    /// In the Brig, or in Detention, which stands for it on New Caprica (PEG-134).
    pub(crate) fn is_prisoner(&self, seat: Seat) -> bool {
        self.is_in_brig(seat) || self.player(seat).is_at(Location::Detention)
    }

    /// BASE-165: a piloting character is aboard nothing.
    pub(crate) fn is_aboard(&self, seat: Seat, ship: Ship) -> bool {
        self.player(seat).location().is_some_and(|location| location.ship() == ship)
    }

    /// Whether nobody may move to that ship: a card forbids it (BASE-110), or it is not there (PEG-021).
    pub(crate) fn is_closed(&self, ship: Ship) -> bool {
        let closed = match ship {
            // PEG-120.
            Ship::ColonialOne => self.new_caprica.is_some() || self.fleet.colonial_one_destroyed,
            Ship::Demetrius => !self.rules.has_demetrius,
            Ship::RebelBasestar => self.search.rebels.is_none(),
            Ship::Pegasus => !self.pegasus_flies(),
            Ship::NewCaprica => self.new_caprica.is_none(),
            Ship::Galactica | Ship::Cylon => false,
        };
        // PEG-121.
        let away = self.is_galactica_away() && ship != Ship::NewCaprica;
        closed || away || self.decks.rule(|rule| rule == StandingRule::Closed(ship))
    }

    /// Whether the location is on the table and its ship can be entered.
    pub(crate) fn is_open(&self, location: Location) -> bool {
        self.is_laid_out(location) && !self.is_closed(location.ship())
    }

    /// Whether the location is on the table, with the side up that shows it (DAY-094).
    pub(crate) fn is_laid_out(&self, location: Location) -> bool {
        let turned = match location {
            Location::ResurrectionShip => self.fleet.hub_destroyed,
            Location::HubDestroyed => !self.fleet.hub_destroyed,
            _ => false,
        };
        self.setup.sets.contains(location.set()) && !turned
    }

    /// Locations of a ship to which somebody can be moved: not hazardous (BASE-045, BASE-261).
    pub(crate) fn open_locations(&self, ship: Ship) -> impl Iterator<Item = Location> + use<> {
        let open: LocationSet =
            Location::ALL.iter().copied().filter(|&to| to.ship() == ship && self.is_open(to)).collect();
        let sets = self.setup.sets;
        open.iter().filter(move |to| !to.is_hazardous(sets))
    }

    pub(crate) fn is_alone(&self, seat: Seat, location: Location) -> bool {
        self.seats().all(|other| other == seat || !self.player(other).is_at(location))
    }

    /// Where a Cylon wakes up, and whoever gives up infiltrating goes (PEG-137, PEG-138).
    pub(crate) fn haven(&self) -> Location {
        match self.fleet.hub_destroyed {
            _ if self.is_galactica_away() => Location::MedicalCenter,
            // DAY-094.
            true => Location::HubDestroyed,
            false => Location::ResurrectionShip,
        }
    }

    /// Locations of a ship where somebody may go by his own choice or another's (PEG-075).
    pub(crate) fn choices_aboard(&self, seat: Seat, by: Seat, ship: Ship) -> Vec<Location> {
        let open: Vec<Location> = self.open_locations(self.ship_meant(seat, ship)).collect();
        self.unless_alone(seat, by, open)
    }

    /// The same, of all ships of the humans.
    pub(crate) fn choices_anywhere(&self, seat: Seat, by: Seat) -> Vec<Location> {
        let human = [Ship::Galactica, Ship::ColonialOne, Ship::Pegasus, Ship::NewCaprica, Ship::Demetrius];
        // DAY-108.
        let rebels = (self.search.rebels == Some(Side::Human)).then_some(Ship::RebelBasestar);
        let ships = human.into_iter().chain(rebels);
        let open: Vec<Location> = ships.flat_map(|ship| self.open_locations(ship)).collect();
        self.unless_alone(seat, by, open)
    }

    /// PEG-075: by his own choice he does not go where another character is.
    pub(crate) fn unless_alone(&self, seat: Seat, by: Seat, open: Vec<Location>) -> Vec<Location> {
        if by != seat || !self.has(seat, Trait::MovesAlone) {
            return open;
        }
        open.into_iter().filter(|&to| self.is_alone(seat, to)).collect()
    }

    pub(crate) fn is_of_humans(&self, ship: Ship) -> bool {
        match ship {
            Ship::Galactica | Ship::ColonialOne | Ship::Pegasus | Ship::NewCaprica | Ship::Demetrius => true,
            Ship::RebelBasestar => self.search.rebels == Some(Side::Human),
            Ship::Cylon => false,
        }
    }

    /// DAY-108: locations of the Rebel Basestar are for its side only.
    pub(crate) fn is_of_other_side(&self, seat: Seat, location: Location) -> bool {
        let side = if self.is_human(seat) { Side::Human } else { Side::Cylon };
        location.ship() == Ship::RebelBasestar && self.search.rebels != Some(side)
    }

    /// PEG-022: as long as she flies with the fleet.
    pub(crate) fn pegasus_flies(&self) -> bool {
        self.rules.has_pegasus && !self.fleet.pegasus_destroyed
    }

    /// The seat of the Cylon leader.
    pub(crate) fn leader(&self) -> Option<Seat> {
        self.seats().find(|&seat| self.player(seat).character.is_some_and(Character::is_leader))
    }
}
