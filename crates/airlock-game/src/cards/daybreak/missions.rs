//! The missions of the Search for Home: eight (DAY-103 to DAY-108).

use crate::cards::effect::{Check, CylonPiece::*, Effect::*, Hold, Script, Who};
use crate::cards::pegasus::crisis::draws_treachery;
use crate::cards::rows::MissionRow;
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
        &[ClearBoard(&[Basestar]), LeaveBox(&[(Basestar, 1)])],
        &[Place { area: Fore, craft: &[(Craft::Basestar, 1)] }, DamageGalactica],
    ),
    // DAY-108
    mission(
        "cylon-civil-war",
        21,
        &[Politics, Leadership, Tactics],
        &[RebelBasestar(Side::Human)],
        &[RebelBasestar(Side::Cylon)],
    ),
    // DAY-094
    mission(
        "destroy-the-hub",
        14,
        &[Leadership, Tactics, Piloting],
        &[DestroyHub],
        &[Turn(Population, -1), RecallVipers, DamageVipers { count: 2, hold: Hold::Reserves }],
    ),
    mission(
        "digging-up-the-past",
        14,
        &[Politics, Leadership],
        &[MissionDistance(1)],
        &[IntoDestiny(Treachery, 2), TurnFaceDown],
    )
    .distance(1),
    mission(
        "needs-of-the-people",
        18,
        &[Politics, Leadership, Engineering],
        &[Turn(Food, 2), RepairLocations(1)],
        &[Turn(Food, -1), draws_treachery(Who::EachHuman, 1)],
    ),
    mission(
        "rescue-hera",
        20,
        &[Politics, Tactics, Piloting],
        &[GainMiracle { who: Who::EachWithoutMiracle }],
        &[Turn(Morale, -1), DestroyRaptor],
    ),
    mission(
        "the-red-stripes",
        16,
        &[Tactics, Piloting, Engineering],
        &[ClearBoard(&[HeavyRaider, Centurion]), LeaveBox(&[(HeavyRaider, 2), (Centurion, 2)])],
        &[Place { area: Fore, craft: &[(Craft::HeavyRaider, 1)] }, Board(1)],
    ),
    mission(
        "the-search-for-home",
        25,
        &[Politics, Leadership, Tactics, Engineering],
        &[MissionDistance(2)],
        &[Turn(Fuel, -1), TurnFaceDown],
    )
    .distance(2),
];
