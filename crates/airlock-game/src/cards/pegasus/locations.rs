//! The ten locations of the Pegasus and New Caprica boards, and the four of the Cylon overlay.

use crate::cards::effect::{Among, Amount, Check, Condition, Effect::*, From, PeekDeck, Pick, Rest, Script};
use crate::cards::effect::{Who, Who::You};
use crate::cards::rows::LocationRow;
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
    pegasus(Location::PegasusCic, &[PegasusAttacks]), // PEG-023
    // PEG-026
    LocationRow {
        prisoner: -4,
        ..pegasus(
            Location::Airlock,
            &[Target {
                by: You,
                among: Among::Characters,
                then: &[Check(&Check {
                    difficulty: 12,
                    skills: SkillSet::of(&[Politics, Tactics, Treachery]),
                    pass: &[Execute { who: Who::Target }],
                    partial: None,
                    fail: &[],
                })],
            }],
        )
    },
    pegasus(Location::MainBatteries, &[MainBatteries]), // PEG-024
    // PEG-025
    LocationRow {
        requires: &[Condition::HasCards(2)],
        ..pegasus(
            Location::EngineRoom,
            &[Discard { who: You, cards: Amount::Exactly(2), pick: Pick::Own }, NextCrisisJumps],
        )
    },
    LocationRow { hazardous: true, ..new_caprica(Location::MedicalCenter, &[], &[]) },
    // PEG-135
    LocationRow {
        hazardous: true,
        ..new_caprica(
            Location::Detention,
            &[Check(&Check {
                difficulty: 9,
                skills: SkillSet::of(&[Politics, Tactics]),
                pass: &[SendAboard { who: You, ship: Ship::NewCaprica, by: You }],
                partial: None,
                fail: &[],
            })],
            &[],
        )
    },
    // PEG-140
    new_caprica(
        Location::ResistanceHq,
        &[Target {
            by: You,
            among: Among::OnNewCaprica,
            then: &[Check(&Check {
                difficulty: 7,
                skills: SkillSet::of(&[Leadership, Tactics, Treachery]),
                pass: &[Execute { who: Who::Target }],
                partial: None,
                fail: &[],
            })],
        }],
        &[],
    ),
    // PEG-141: the title is needed for the human action only.
    LocationRow {
        requires: &[Condition::IsPresident],
        ..new_caprica(
            Location::OccupationAuthority,
            &[May { by: You, then: &[DrawQuorum { who: You, cards: 1 }] }, May { by: You, then: &[PlayQuorum] }],
            &[ActivateOneOccupation, PlaceOccupation],
        )
    },
    // PEG-142
    new_caprica(
        Location::BreedersCanyon,
        &[LoseHighest(1), JumpPrep(1)],
        &[SkipJump, ResolveCrisisOf { cards: 1, rest: Rest::UnderTheDeck }],
    ),
    // PEG-143
    new_caprica(Location::Shipyard, &[PrepareOrEvacuate, GoAboardIfEvacuated(Ship::Galactica)], &[PeekLocked]),
];

/// What the Cylon locations of the base board become, in the same order (PEG-002).
pub static OVERLAY: &[LocationRow] = &[
    // PEG-011
    cylon(
        Location::Caprica,
        &[Choose {
            by: You,
            options: &[&[PlaySuperCrisis], &[ResolveCrisisOf { cards: 2, rest: Rest::UnderTheDeck }]],
        }],
    ),
    LocationRow {
        requires: &[Condition::IsNotSympathizer],
        ..cylon(
            Location::CylonFleet,
            &[Choose {
                by: You,
                options: &[
                    &[Activate(Icon::Raiders)],
                    &[Activate(Icon::HeavyRaiders)],
                    &[Activate(Icon::Basestars)],
                    &[Launch { raiders: 2, heavy_raiders: 1 }],
                ],
            }],
        )
    },
    // PEG-012, PEG-083
    cylon(
        Location::HumanFleet,
        &[Choose {
            by: You,
            options: &[
                &[Peek(&[PeekDeck::Crisis, PeekDeck::Destination]), Draw { who: You, cards: 2, from: From::OwnTypes }],
                &[If(Condition::MayInfiltrate, &[Infiltrate])],
            ],
        }],
    ),
    // PEG-013
    LocationRow { hazardous: true, ..cylon(Location::ResurrectionShip, &[DrawSuperCrisis { who: You, cards: 1 }]) },
];
