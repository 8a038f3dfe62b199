//! The human fleet: dials, tracks, the Reserves, Galactica's damage.

use serde::{Deserialize, Serialize};

use crate::cards::base::tokens;
use crate::cards::{Character, Civilian};
use crate::paper::ByName;
use crate::pile::{Hidden, Pile};
use crate::source::Source;
use crate::terms::{GalacticaDamage, Location, LocationSet, PegasusDamage, Resource, Ship};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Fleet {
    #[serde(with = "ByName::<Resource>")]
    dials: [i8; 4],
    /// Space of the Jump Preparation track, 0 being start.
    pub track: u8,
    pub distance: u8,
    /// Cards beside the objective.
    pub travelled: Pile<Source, 16>,
    /// Milestones of the objective that have happened.
    pub milestones: u8,
    /// The next jump ends the game.
    pub last_jump: bool,
    pub nukes: u8,

    pub vipers: u8,
    pub damaged_vipers: u8,
    pub destroyed_vipers: u8,
    pub raptors: u8,
    pub destroyed_raptors: u8,

    /// Civilian ships off the board, face down and mixed.
    pub civilians: Pile<Hidden<Civilian>, 12>,
    pub destroyed_civilians: Pile<Civilian, 12>,

    /// Centurions on each space of the Boarding Party track.
    pub boarding: [u8; tokens::BOARDING_TRACK as usize],

    pub damaged: LocationSet,
    /// Damage tokens that are on no location, mixed.
    pub damage: Pile<GalacticaDamage, 8>,
    /// Resource tokens that were drawn and left the game.
    pub spent_damage: Pile<GalacticaDamage, 8>,

    /// Pegasus tokens that are on no location, mixed (PEG-018).
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub pegasus_damage: Pile<PegasusDamage, 4>,
    /// PEG-021.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pegasus_destroyed: bool,
    /// Characters who were executed as humans and left the game (PEG-092).
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub executed: Pile<Character, 24>,
    /// An execution has cost morale (PEG-117).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mourned: bool,

    /// Assault raptors in the Reserves; those beside the board are in no count (DAY-087).
    #[serde(default, skip_serializing_if = "super::is_none")]
    pub assault_raptors: u8,
    #[serde(default, skip_serializing_if = "super::is_none")]
    pub destroyed_assault_raptors: u8,
    /// DAY-093.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub colonial_one_destroyed: bool,
    /// DAY-094.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hub_destroyed: bool,
    /// Centurions that left the game.
    #[serde(default, skip_serializing_if = "super::is_none")]
    pub centurions_gone: u8,
}

impl Fleet {
    pub fn dial(&self, resource: Resource) -> i8 {
        self.dials[resource as usize]
    }

    pub fn set_dial(&mut self, resource: Resource, to: i8) {
        self.dials[resource as usize] = to;
    }

    /// BASE-013: at half its start or less.
    pub fn is_red(&self, resource: Resource) -> bool {
        self.dial(resource) <= tokens::dial(resource).red
    }

    pub fn reds(&self) -> u8 {
        let reds = Resource::ALL.iter().filter(|&&resource| self.is_red(resource)).count();
        u8::try_from(reds).expect("four dials")
    }

    /// How many locations of a ship are damaged.
    pub fn damaged_aboard(&self, ship: Ship) -> u8 {
        let aboard = |location: &Location| location.ship() == ship;
        u8::try_from(self.damaged.iter().filter(aboard).count()).expect("few locations")
    }

    pub fn centurions(&self) -> u8 {
        self.boarding.iter().sum()
    }

    pub fn centurions_in_supply(&self) -> u8 {
        tokens::CENTURIONS - self.centurions_gone - self.centurions()
    }

    pub fn on_blue_space(&self) -> bool {
        tokens::JUMP_TRACK[usize::from(self.track)].blue
    }
}
