//! The seventeen locations of the base board: ten on Galactica, three on Colonial One, four Cylon.

use crate::cards::effect::{Among, Check, Condition, Effect::*, From, Rest, Script, Who};
use crate::cards::rows::LocationRow;
use crate::terms::{Icon, Location, Ship, Skill, SkillSet, Title};

const fn galactica(
    location: Location,
    damageable: bool,
    requires: &'static [Condition],
    action: Script,
) -> LocationRow {
    LocationRow {
        location,
        ship: Ship::Galactica,
        hazardous: false,
        damageable,
        requires,
        action,
        cylon_action: &[],
        prisoner: 0,
    }
}

const fn hazardous(location: Location, action: Script) -> LocationRow {
    LocationRow {
        location,
        ship: Ship::Galactica,
        hazardous: true,
        damageable: false,
        requires: &[],
        action,
        cylon_action: &[],
        prisoner: 0,
    }
}

const fn colonial_one(location: Location, requires: &'static [Condition], action: Script) -> LocationRow {
    LocationRow {
        location,
        ship: Ship::ColonialOne,
        hazardous: false,
        damageable: false,
        requires,
        action,
        cylon_action: &[],
        prisoner: 0,
    }
}

const fn cylon(location: Location, requires: &'static [Condition], action: Script) -> LocationRow {
    LocationRow {
        location,
        ship: Ship::Cylon,
        hazardous: false,
        damageable: false,
        requires,
        action,
        cylon_action: &[],
        prisoner: 0,
    }
}

/// In the order of [`Location`].
pub static LOCATIONS: &[LocationRow] = &[
    galactica(Location::FtlControl, true, &[Condition::OnBlueSpace], &[FtlJump]),
    galactica(Location::WeaponsControl, true, &[], &[GalacticaAttacks]),
    galactica(Location::Command, true, &[], &[ActivateVipers(2)]),
    galactica(Location::Communications, false, &[], &[LookAtCivilians(2)]),
    galactica(
        Location::AdmiralsQuarters,
        true,
        &[],
        &[Target {
            by: Who::You,
            among: Among::Sendable(Location::Brig),
            then: &[Check(&Check {
                difficulty: 7,
                skills: SkillSet::of(&[Skill::Leadership, Skill::Tactics]),
                pass: &[Send { who: Who::Target, to: Location::Brig }],
                partial: None,
                fail: &[],
            })],
        }],
    ),
    galactica(
        Location::ResearchLab,
        false,
        &[],
        &[Draw { who: Who::You, cards: 1, from: From::OneOf(&[Skill::Engineering, Skill::Tactics]) }],
    ),
    galactica(Location::HangarDeck, true, &[Condition::IsPilot], &[LaunchSelf, TakeAction]),
    galactica(Location::Armory, true, &[], &[AttackCenturion]),
    hazardous(Location::Sickbay, &[]),
    hazardous(
        Location::Brig,
        &[Check(&Check {
            difficulty: 7,
            skills: SkillSet::of(&[Skill::Politics, Skill::Tactics]),
            pass: &[SendAboard { who: Who::You, ship: Ship::Galactica, by: Who::You }],
            partial: None,
            fail: &[],
        })],
    ),
    colonial_one(Location::PressRoom, &[], &[Draw { who: Who::You, cards: 2, from: From::Skill(Skill::Politics) }]),
    colonial_one(
        Location::PresidentsOffice,
        &[Condition::IsPresident],
        &[
            DrawQuorum { who: Who::You, cards: 1 },
            May {
                by: Who::You,
                then: &[Choose { by: Who::You, options: &[&[DrawQuorum { who: Who::You, cards: 1 }], &[PlayQuorum]] }],
            },
        ],
    ),
    colonial_one(
        Location::Administration,
        &[],
        &[Target {
            by: Who::You,
            among: Among::Candidates,
            then: &[Check(&Check {
                difficulty: 5,
                skills: SkillSet::of(&[Skill::Politics, Skill::Leadership]),
                pass: &[Give { title: Title::President, to: Who::Target }],
                partial: None,
                fail: &[],
            })],
        }],
    ),
    cylon(
        Location::Caprica,
        &[],
        &[Choose {
            by: Who::You,
            options: &[&[PlaySuperCrisis], &[ResolveCrisisOf { cards: 2, rest: Rest::Discarded }]],
        }],
    ),
    cylon(
        Location::CylonFleet,
        &[Condition::IsNotSympathizer],
        &[Choose {
            by: Who::You,
            options: &[
                &[Activate(Icon::Raiders)],
                &[Activate(Icon::HeavyRaiders)],
                &[Activate(Icon::Basestars)],
                &[Launch { raiders: 2, heavy_raiders: 1 }],
            ],
        }],
    ),
    cylon(
        Location::HumanFleet,
        &[],
        &[
            Target { by: Who::You, among: Among::Others, then: &[TakeCard { from: Who::Target }] },
            Roll { by: Who::You, upto: 4, low: &[], high: &[DamageGalactica] },
        ],
    ),
    cylon(
        Location::ResurrectionShip,
        &[],
        &[
            If(Condition::HasSuperCrisis, &[May { by: Who::You, then: &[SwapSuperCrisis] }]),
            If(
                Condition::DistanceAtMost(7),
                &[If(
                    Condition::HasHiddenLoyalty,
                    &[Target { by: Who::You, among: Among::Others, then: &[HandOnLoyalty { to: Who::Target }] }],
                )],
            ),
        ],
    ),
];
