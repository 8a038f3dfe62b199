//! Tokens, dials, tracks and limits of the base game, and what stands in space at the start.

use crate::cards::rows::CivilianRow;
use crate::terms::{Area, Craft, Craft::*, Resource, Resource::*};

const fn civilian(id: &'static str, lose: &'static [(Resource, u8)]) -> CivilianRow {
    CivilianRow { id, lose }
}

/// BASE-024.
pub static CIVILIANS: &[CivilianRow] = &[
    civilian("civilian-ship-1", &[(Population, 1)]),
    civilian("civilian-ship-2", &[(Population, 1)]),
    civilian("civilian-ship-3", &[(Population, 1)]),
    civilian("civilian-ship-4", &[(Population, 1)]),
    civilian("civilian-ship-5", &[(Population, 1)]),
    civilian("civilian-ship-6", &[(Population, 1)]),
    civilian("civilian-ship-7", &[(Population, 2)]),
    civilian("civilian-ship-8", &[(Population, 2)]),
    civilian("civilian-ship-9", &[(Population, 1), (Fuel, 1)]),
    civilian("civilian-ship-10", &[(Population, 1), (Morale, 1)]),
    civilian("civilian-ship-11", &[]),
    civilian("civilian-ship-12", &[]),
];

/// A dial of a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dial {
    pub start: i8,
    pub max: i8,
    /// The dial is in the red at this value or less (BASE-013).
    pub red: i8,
}

/// BASE-012, BASE-013.
pub const fn dial(resource: Resource) -> Dial {
    match resource {
        Fuel => Dial { start: 8, max: 15, red: 4 },
        Food => Dial { start: 8, max: 15, red: 4 },
        Morale => Dial { start: 10, max: 15, red: 5 },
        Population => Dial { start: 12, max: 15, red: 6 },
    }
}

// BASE-023: what is in the box; missing pieces are never owed later (BASE-266).
pub const RAIDERS: u8 = 16;
pub const HEAVY_RAIDERS: u8 = 4;
pub const BASESTARS: u8 = 2;
pub const CENTURIONS: u8 = 4;
pub const VIPERS: u8 = 8;
pub const RAPTORS: u8 = 4;
pub const NUKES: u8 = 2;

/// How many of a kind of craft are in the box.
pub const fn supply(craft: Craft) -> u8 {
    match craft {
        Raider => RAIDERS,
        HeavyRaider => HEAVY_RAIDERS,
        Basestar => BASESTARS,
        Viper => VIPERS,
        Raptor => RAPTORS,
        Civilian => 12,
        Scar => 1,
        AssaultRaptor => crate::cards::daybreak::tokens::ASSAULT_RAPTORS,
    }
}

/// A space of the Jump Preparation track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JumpSpace {
    /// FTL Control can be activated here (BASE-113).
    pub blue: bool,
    /// What a low roll at FTL Control costs here (BASE-112 step 1).
    pub population: u8,
}

const RED: JumpSpace = JumpSpace { blue: false, population: 0 };

const fn blue(population: u8) -> JumpSpace {
    JumpSpace { blue: true, population }
}

/// BASE-022: start, two further red spaces, two blue ones, Auto Jump.
pub static JUMP_TRACK: [JumpSpace; 6] = [RED, RED, RED, blue(3), blue(1), blue(0)];

/// The spaces of the Boarding Party track; on the last the humans have lost (BASE-038).
pub const BOARDING_TRACK: u8 = 5;

/// Skill cards at the end of a turn (BASE-036).
pub const HAND_LIMIT: u8 = 10;

/// Damage that destroys a basestar (BASE-148).
pub const BASESTAR_DESTROYED_AT: u8 = 3;

/// Damaged locations that destroy Galactica (BASE-155).
pub const GALACTICA_DESTROYED_AT: u8 = 6;

/// Quorum cards of the first President (BASE-018).
pub const OPENING_QUORUM: u8 = 1;

/// BASE-015; the vipers come out of those in the Reserves (BASE-014).
pub static OPENING: &[(Area, &[(Craft, u8)])] = &[
    (Area::Fore, &[(Basestar, 1), (Raider, 3)]),
    (Area::Aft, &[(Civilian, 2)]),
    (Area::PortAft, &[(Viper, 1)]),
    (Area::PortBow, &[(Viper, 1)]),
];

/// The population is at risk at FTL Control on this result of the die or less (BASE-112).
pub const FTL_RISK: u8 = 6;

/// Destination cards that the Admiral draws (BASE-112).
pub const DESTINATIONS_DRAWN: u8 = 2;

/// What each basestar launches by the launch icon, and where an icon finds no ship (BASE-121, BASE-128).
pub const RAIDERS_LAUNCHED: u8 = 3;
pub const RAIDERS_WHEN_NONE: u8 = 2;
pub const HEAVY_RAIDERS_WHEN_NONE: u8 = 1;

/// Added to attacks on a basestar with structural damage (BASE-148).
pub const STRUCTURAL_DAMAGE: i8 = 2;

/// Skill cards that a player keeps when he reveals himself (BASE-184).
pub const CARDS_KEPT_AT_REVEAL: u8 = 3;

/// Cards from the Destiny deck in each check (BASE-066).
pub const DESTINY_CARDS: u8 = 2;

/// Skill cards that every player but the first starts with (BASE-020).
pub const STARTING_HAND: u8 = 3;
