//! The Destination deck of the base game, 22 cards, and the objective that they are laid beside.
//!
//! The Admiral makes the choices of a destination (BASE-112 step 6).

use crate::cards::effect::{Effect::*, Hold, Script, Who::Admiral};
use crate::cards::rows::{DestinationRow, Milestone, MilestoneEffect, Objective, ObjectiveRow};
use crate::terms::{Area::*, Craft::*, Resource::*};

pub(in crate::cards) const fn card(id: &'static str, distance: u8, effect: Script) -> DestinationRow {
    DestinationRow { id, distance, effect }
}

const ASTEROID_FIELD: Script = &[Turn(Fuel, -2), DestroyCivilian]; // BASE-143

const BARREN_PLANET: Script = &[Turn(Fuel, -2)];

const DEEP_SPACE: Script = &[Turn(Fuel, -1), Turn(Morale, -1)];

/// BASE-118.
const ICY_MOON: Script = &[
    Turn(Fuel, -1),
    Risk {
        by: Admiral,
        craft: Raptor,
        count: 1,
        then: &[Roll { by: Admiral, upto: 2, low: &[DestroyRaptor], high: &[Turn(Food, 1)] }],
    },
];

const REMOTE_PLANET: Script = &[Turn(Fuel, -1), DestroyRaptor]; // BASE-270

/// BASE-118.
const TYLIUM_PLANET: Script = &[
    Turn(Fuel, -1),
    Risk {
        by: Admiral,
        craft: Raptor,
        count: 1,
        then: &[Roll { by: Admiral, upto: 2, low: &[DestroyRaptor], high: &[Turn(Fuel, 2)] }],
    },
];

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
        &[
            Turn(Fuel, -1),
            Place { area: Fore, craft: &[(Basestar, 1), (Raider, 3)] },
            Place { area: Aft, craft: &[(Civilian, 3)] },
        ],
    ),
    // BASE-118
    card(
        "cylon-refinery",
        2,
        &[
            Turn(Fuel, -1),
            Risk {
                by: Admiral,
                craft: Viper,
                count: 2,
                then: &[Roll {
                    by: Admiral,
                    upto: 5,
                    low: &[DamageVipers { count: 2, hold: Hold::Reserves }],
                    high: &[Turn(Fuel, 2)],
                }],
            },
        ],
    ),
    card("deep-space-1", 2, DEEP_SPACE),
    card("deep-space-2", 2, DEEP_SPACE),
    card("deep-space-3", 2, DEEP_SPACE),
    card("desolate-moon", 3, &[Turn(Fuel, -3)]),
    card("icy-moon-1", 1, ICY_MOON),
    card("icy-moon-2", 1, ICY_MOON),
    card("ragnar-anchorage", 1, &[May { by: Admiral, then: &[RestoreShips { vipers: 3, raptors: 1 }] }]),
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
