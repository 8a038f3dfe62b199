//! The Destination deck of the base game, 22 cards, and the objective that they are laid beside.
//!
//! The Admiral makes the choices of a destination (BASE-112 step 6).

use crate::cards::effect::{Hold, Script, Who::Admiral};
use crate::cards::rows::{DestinationRow, Milestone, MilestoneEffect, Objective, ObjectiveRow};
use crate::cards::vocabulary::*;
use crate::terms::{Area::*, Craft::*, Resource::*};

pub(in crate::cards) const fn card(id: &'static str, distance: u8, effect: Script) -> DestinationRow {
    DestinationRow { id, distance, effect }
}

const ASTEROID_FIELD: Script = &[turn(Fuel, -2), DESTROY_CIVILIAN]; // BASE-143

const BARREN_PLANET: Script = &[turn(Fuel, -2)];

const DEEP_SPACE: Script = &[turn(Fuel, -1), turn(Morale, -1)];

/// BASE-118.
const ICY_MOON: Script =
    &[turn(Fuel, -1), risk(Admiral, Raptor, 1, &[roll(Admiral, 2, &[DESTROY_RAPTOR], &[turn(Food, 1)])])];

const REMOTE_PLANET: Script = &[turn(Fuel, -1), DESTROY_RAPTOR]; // BASE-270

/// BASE-118.
const TYLIUM_PLANET: Script =
    &[turn(Fuel, -1), risk(Admiral, Raptor, 1, &[roll(Admiral, 2, &[DESTROY_RAPTOR], &[turn(Fuel, 2)])])];

pub static CARDS: &[DestinationRow] = &[
    card("asteroid-field-1", 3, ASTEROID_FIELD),
    card("asteroid-field-2", 3, ASTEROID_FIELD),
    card("barren-planet-1", 2, BARREN_PLANET),
    card("barren-planet-2", 2, BARREN_PLANET),
    card("barren-planet-3", 2, BARREN_PLANET),
    card("barren-planet-4", 2, BARREN_PLANET),
    card(
        "cylon-ambush",
        3,
        &[turn(Fuel, -1), place(Fore, &[(Basestar, 1), (Raider, 3)]), place(Aft, &[(Civilian, 3)])],
    ),
    // BASE-118
    card(
        "cylon-refinery",
        2,
        &[
            turn(Fuel, -1),
            risk(Admiral, Viper, 2, &[roll(Admiral, 5, &[damage_vipers(2, Hold::Reserves)], &[turn(Fuel, 2)])]),
        ],
    ),
    card("deep-space-1", 2, DEEP_SPACE),
    card("deep-space-2", 2, DEEP_SPACE),
    card("deep-space-3", 2, DEEP_SPACE),
    card("desolate-moon", 3, &[turn(Fuel, -3)]),
    card("icy-moon-1", 1, ICY_MOON),
    card("icy-moon-2", 1, ICY_MOON),
    card("ragnar-anchorage", 1, &[may(Admiral, &[damage(DamageEffect::RestoreShips { vipers: 3, raptors: 1 })])]),
    card("remote-planet-1", 2, REMOTE_PLANET),
    card("remote-planet-2", 2, REMOTE_PLANET),
    card("remote-planet-3", 2, REMOTE_PLANET),
    card("tylium-planet-1", 1, TYLIUM_PLANET),
    card("tylium-planet-2", 1, TYLIUM_PLANET),
    card("tylium-planet-3", 1, TYLIUM_PLANET),
    card("tylium-planet-4", 1, TYLIUM_PLANET),
];

/// BASE-041: a milestone fires the first time that it is reached or passed.
pub static OBJECTIVES: &[ObjectiveRow] = &[
    ObjectiveRow {
        objective: Objective::Kobol,
        milestones: &[
            Milestone { distance: 4, effect: MilestoneEffect::SleeperAgentPhase },
            Milestone { distance: 8, effect: MilestoneEffect::NextJumpEnds },
        ],
    },
    ObjectiveRow {
        objective: Objective::NewCaprica,
        milestones: &[
            Milestone { distance: 4, effect: MilestoneEffect::SleeperAgentPhase },
            Milestone { distance: 7, effect: MilestoneEffect::NewCapricaPhase },
        ],
    },
    // DAY-101
    ObjectiveRow {
        objective: Objective::Earth,
        milestones: &[
            Milestone { distance: 4, effect: MilestoneEffect::SleeperAgentPhase },
            Milestone { distance: 10, effect: MilestoneEffect::NextJumpEnds },
        ],
    },
];
