//! The seventeen locations of the base board: ten on Galactica, three on Colonial One, four Cylon.

use crate::cards::effect::{Among, Check, Condition, From, Rest, Script, Who};
use crate::cards::rows::LocationRow;
use crate::cards::vocabulary::*;
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
    galactica(Location::FtlControl, true, &[Condition::OnBlueSpace], &[FTL_JUMP]),
    galactica(Location::WeaponsControl, true, &[], &[GALACTICA_ATTACKS]),
    galactica(Location::Command, true, &[], &[activate_vipers(2)]),
    galactica(Location::Communications, false, &[], &[look_at_civilians(2)]),
    galactica(
        Location::AdmiralsQuarters,
        true,
        &[],
        &[target(
            Who::You,
            Among::Sendable(Location::Brig),
            &[make_check(&Check {
                difficulty: 7,
                skills: SkillSet::of(&[Skill::Leadership, Skill::Tactics]),
                pass: &[send(Who::Target, Location::Brig)],
                partial: None,
                fail: &[],
            })],
        )],
    ),
    galactica(
        Location::ResearchLab,
        false,
        &[],
        &[draw(Who::You, 1, From::OneOf(&[Skill::Engineering, Skill::Tactics]))],
    ),
    galactica(Location::HangarDeck, true, &[Condition::IsPilot], &[LAUNCH_SELF, TAKE_ACTION]),
    galactica(Location::Armory, true, &[], &[ATTACK_CENTURION]),
    hazardous(Location::Sickbay, &[]),
    hazardous(
        Location::Brig,
        &[make_check(&Check {
            difficulty: 7,
            skills: SkillSet::of(&[Skill::Politics, Skill::Tactics]),
            pass: &[send_aboard(Who::You, Ship::Galactica, Who::You)],
            partial: None,
            fail: &[],
        })],
    ),
    colonial_one(Location::PressRoom, &[], &[draw(Who::You, 2, From::Skill(Skill::Politics))]),
    colonial_one(
        Location::PresidentsOffice,
        &[Condition::IsPresident],
        &[draw_quorum(Who::You, 1), may(Who::You, &[choose(Who::You, &[&[draw_quorum(Who::You, 1)], &[PLAY_QUORUM]])])],
    ),
    colonial_one(
        Location::Administration,
        &[],
        &[target(
            Who::You,
            Among::Candidates,
            &[make_check(&Check {
                difficulty: 5,
                skills: SkillSet::of(&[Skill::Politics, Skill::Leadership]),
                pass: &[give(Title::President, Who::Target)],
                partial: None,
                fail: &[],
            })],
        )],
    ),
    cylon(
        Location::Caprica,
        &[],
        &[choose(Who::You, &[&[PLAY_SUPER_CRISIS], &[resolve_crisis_of(2, Rest::Discarded)]])],
    ),
    cylon(
        Location::CylonFleet,
        &[Condition::IsNotSympathizer],
        &[choose(
            Who::You,
            &[
                &[activate(Icon::Raiders)],
                &[activate(Icon::HeavyRaiders)],
                &[activate(Icon::Basestars)],
                &[cylon_ships(CylonShipEffect::Launch { raiders: 2, heavy_raiders: 1 })],
            ],
        )],
    ),
    cylon(
        Location::HumanFleet,
        &[],
        &[target(Who::You, Among::Others, &[take_card(Who::Target)]), roll(Who::You, 4, &[], &[DAMAGE_GALACTICA])],
    ),
    cylon(
        Location::ResurrectionShip,
        &[],
        &[
            when(Condition::HasSuperCrisis, &[may(Who::You, &[SWAP_SUPER_CRISIS])]),
            when(
                Condition::DistanceAtMost(7),
                &[when(
                    Condition::HasHiddenLoyalty,
                    &[target(Who::You, Among::Others, &[hand_on_loyalty(Who::Target)])],
                )],
            ),
        ],
    ),
];
