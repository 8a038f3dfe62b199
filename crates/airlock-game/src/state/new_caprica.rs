//! New Caprica: the stacks of civilian ships and the occupation forces (PEG-120 to PEG-144).

use serde::{Deserialize, Serialize};

use crate::cards::Civilian;
use crate::cards::pegasus::tokens;
use crate::paper::{ByName, listed};
use crate::pile::{Hidden, Pile};
use crate::terms::Location;

/// The way of the occupation forces.
pub const OCCUPATION_TRACK: [Location; 3] =
    [Location::OccupationAuthority, Location::BreedersCanyon, Location::Shipyard];

listed!(Occupied, OCCUPATION_TRACK);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct NewCaprica {
    /// Galactica has returned (PEG-123).
    pub in_orbit: bool,
    /// Face down, the top last.
    pub locked: Pile<Hidden<Civilian>, 12>,
    pub prepared: Pile<Hidden<Civilian>, 12>,
    /// Occupation forces on each location of the track.
    #[serde(with = "ByName::<Occupied>")]
    pub occupation: [u8; OCCUPATION_TRACK.len()],
}

impl NewCaprica {
    pub fn forces(&self) -> u8 {
        self.occupation.iter().sum()
    }

    pub fn forces_in_supply(&self) -> u8 {
        tokens::OCCUPATION_FORCES - self.forces()
    }

    /// Forces in a location.
    pub fn forces_at(&self, location: Location) -> u8 {
        let at = OCCUPATION_TRACK.iter().position(|&here| here == location);
        at.map_or(0, |at| self.occupation[at])
    }
}
