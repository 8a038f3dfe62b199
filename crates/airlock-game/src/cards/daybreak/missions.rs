//! The missions of the Search for Home: eight (DAY-103 to DAY-108).

use crate::cards::effect::{Check, CylonPiece::*, Hold, Script, Who};
use crate::cards::pegasus::crisis::draws_treachery;
use crate::cards::rows::MissionRow;
use crate::cards::vocabulary::*;
use crate::terms::{Area::Fore, Craft, Resource::*, Side, Skill, Skill::*, SkillSet};

const fn mission(id: &'static str, difficulty: u8, skills: &[Skill], pass: Script, fail: Script) -> MissionRow {
    let check = Check { difficulty, skills: SkillSet::of(skills), pass, partial: None, fail };
    MissionRow { id, check, distance: 0 }
}

impl MissionRow {
    const fn distance(self, distance: u8) -> MissionRow {
        MissionRow { distance, ..self }
    }
}

pub static CARDS: &[MissionRow] = &[
    mission(
        "attack-on-the-colony",
        14,
        &[Tactics, Piloting],
        &[clear_board(&[Basestar]), leave_box(&[(Basestar, 1)])],
        &[place(Fore, &[(Craft::Basestar, 1)]), DAMAGE_GALACTICA],
    ),
    // DAY-108
    mission(
        "cylon-civil-war",
        21,
        &[Politics, Leadership, Tactics],
        &[rebel_basestar(Side::Human)],
        &[rebel_basestar(Side::Cylon)],
    ),
    // DAY-094
    mission(
        "destroy-the-hub",
        14,
        &[Leadership, Tactics, Piloting],
        &[DESTROY_HUB],
        &[turn(Population, -1), RECALL_VIPERS, damage_vipers(2, Hold::Reserves)],
    ),
    mission(
        "digging-up-the-past",
        14,
        &[Politics, Leadership],
        &[mission_distance(1)],
        &[into_destiny(Treachery, 2), TURN_FACE_DOWN],
    )
    .distance(1),
    mission(
        "needs-of-the-people",
        18,
        &[Politics, Leadership, Engineering],
        &[turn(Food, 2), repair_locations(1)],
        &[turn(Food, -1), draws_treachery(Who::EachHuman, 1)],
    ),
    mission(
        "rescue-hera",
        20,
        &[Politics, Tactics, Piloting],
        &[gain_miracle(Who::EachWithoutMiracle)],
        &[turn(Morale, -1), DESTROY_RAPTOR],
    ),
    mission(
        "the-red-stripes",
        16,
        &[Tactics, Piloting, Engineering],
        &[clear_board(&[HeavyRaider, Centurion]), leave_box(&[(HeavyRaider, 2), (Centurion, 2)])],
        &[place(Fore, &[(Craft::HeavyRaider, 1)]), board(1)],
    ),
    mission(
        "the-search-for-home",
        25,
        &[Politics, Leadership, Tactics, Engineering],
        &[mission_distance(2)],
        &[turn(Fuel, -1), TURN_FACE_DOWN],
    )
    .distance(2),
];
