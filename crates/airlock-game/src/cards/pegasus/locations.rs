//! The ten locations of the Pegasus and New Caprica boards, and the four of the Cylon overlay.

use crate::cards::effect::{Among, Check, Condition, From, PeekDeck, Rest, Script};
use crate::cards::effect::{Who, Who::You};
use crate::cards::rows::LocationRow;
use crate::cards::vocabulary::*;
use crate::terms::{Icon, Location, Ship, Skill::*, SkillSet};

const fn pegasus(location: Location, action: Script) -> LocationRow {
    LocationRow {
        location,
        ship: Ship::Pegasus,
        hazardous: false,
        damageable: true,
        requires: &[],
        action,
        cylon_action: &[],
        prisoner: 0,
    }
}

const fn new_caprica(location: Location, action: Script, cylon_action: Script) -> LocationRow {
    LocationRow { ship: Ship::NewCaprica, damageable: false, cylon_action, ..pegasus(location, action) }
}

const fn cylon(location: Location, action: Script) -> LocationRow {
    LocationRow { ship: Ship::Cylon, damageable: false, ..pegasus(location, action) }
}

/// In the order of [`Location`], from the first one of this box on.
pub static LOCATIONS: &[LocationRow] = &[
    pegasus(Location::PegasusCic, &[PEGASUS_ATTACKS]), // PEG-023
    // PEG-026
    LocationRow {
        prisoner: -4,
        ..pegasus(
            Location::Airlock,
            &[target(
                You,
                Among::Characters,
                &[make_check(&Check {
                    difficulty: 12,
                    skills: SkillSet::of(&[Politics, Tactics, Treachery]),
                    pass: &[execute(Who::Target)],
                    partial: None,
                    fail: &[],
                })],
            )],
        )
    },
    pegasus(Location::MainBatteries, &[MAIN_BATTERIES]), // PEG-024
    // PEG-025
    LocationRow {
        requires: &[Condition::HasCards(2)],
        ..pegasus(Location::EngineRoom, &[discard(You, 2), NEXT_CRISIS_JUMPS])
    },
    LocationRow { hazardous: true, ..new_caprica(Location::MedicalCenter, &[], &[]) },
    // PEG-135
    LocationRow {
        hazardous: true,
        ..new_caprica(
            Location::Detention,
            &[make_check(&Check {
                difficulty: 9,
                skills: SkillSet::of(&[Politics, Tactics]),
                pass: &[send_aboard(You, Ship::NewCaprica, You)],
                partial: None,
                fail: &[],
            })],
            &[],
        )
    },
    // PEG-140
    new_caprica(
        Location::ResistanceHq,
        &[target(
            You,
            Among::OnNewCaprica,
            &[make_check(&Check {
                difficulty: 7,
                skills: SkillSet::of(&[Leadership, Tactics, Treachery]),
                pass: &[execute(Who::Target)],
                partial: None,
                fail: &[],
            })],
        )],
        &[],
    ),
    // PEG-141: the title is needed for the human action only.
    LocationRow {
        requires: &[Condition::IsPresident],
        ..new_caprica(
            Location::OccupationAuthority,
            &[may(You, &[draw_quorum(You, 1)]), may(You, &[PLAY_QUORUM])],
            &[ACTIVATE_ONE_OCCUPATION, PLACE_OCCUPATION],
        )
    },
    // PEG-142
    new_caprica(
        Location::BreedersCanyon,
        &[lose_highest(1), jump_prep(1)],
        &[SKIP_JUMP, resolve_crisis_of(1, Rest::UnderTheDeck)],
    ),
    // PEG-143
    new_caprica(Location::Shipyard, &[PREPARE_OR_EVACUATE, go_aboard_if_evacuated(Ship::Galactica)], &[PEEK_LOCKED]),
];

/// What the Cylon locations of the base board become, in the same order (PEG-002).
pub static OVERLAY: &[LocationRow] = &[
    // PEG-011
    cylon(Location::Caprica, &[choose(You, &[&[PLAY_SUPER_CRISIS], &[resolve_crisis_of(2, Rest::UnderTheDeck)]])]),
    LocationRow {
        requires: &[Condition::IsNotSympathizer],
        ..cylon(
            Location::CylonFleet,
            &[choose(
                You,
                &[
                    &[activate(Icon::Raiders)],
                    &[activate(Icon::HeavyRaiders)],
                    &[activate(Icon::Basestars)],
                    &[cylon_ships(CylonShipEffect::Launch { raiders: 2, heavy_raiders: 1 })],
                ],
            )],
        )
    },
    // PEG-012, PEG-083
    cylon(
        Location::HumanFleet,
        &[choose(
            You,
            &[
                &[peek(&[PeekDeck::Crisis, PeekDeck::Destination]), draw(You, 2, From::OwnTypes)],
                &[when(Condition::MayInfiltrate, &[INFILTRATE])],
            ],
        )],
    ),
    // PEG-013
    LocationRow { hazardous: true, ..cylon(Location::ResurrectionShip, &[draw_super_crisis(You, 1)]) },
];
