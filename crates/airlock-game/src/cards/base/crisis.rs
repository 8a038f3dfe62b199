//! The Crisis deck of the base game: 70 cards in the order of their names.
//!
//! A card reads as it is printed: the check or the choice, the boxes that are not empty, then the
//! icons at its foot. An attack card has its icons, its diagram area by area, its special rule.

use crate::cards::effect::{Among, Check, Condition, Effect, From, Hold, Look, Script};
use crate::cards::effect::{Who, Who::Admiral, Who::Current, Who::EachPlayer, Who::President};
use crate::cards::rows::{CrisisKind, CrisisRow, StandingRule, StandingRule::*, Stays, Until};
use crate::cards::vocabulary::*;
use crate::terms::Location::{self, Brig, Sickbay};
use crate::terms::{Area, Area::*, Craft, Craft::*, Icon, Icon::*, Resource::*, Skill, Skill::*, SkillSet, Title};

pub(in crate::cards) const fn check(id: &'static str, difficulty: u8, skills: &[Skill]) -> CrisisRow {
    let check = Check { difficulty, skills: SkillSet::of(skills), pass: &[], partial: None, fail: &[] };
    CrisisRow { id, kind: CrisisKind::Check(check), stays: None, icon: None, occupation: false, jump: false }
}

pub(in crate::cards) const fn choice(id: &'static str, chooser: Who, either: Script, or: Script) -> CrisisRow {
    let kind = CrisisKind::Choice { chooser, either, requires: None, or };
    CrisisRow { id, kind, stays: None, icon: None, occupation: false, jump: false }
}

pub(in crate::cards) const fn attack(
    id: &'static str,
    activate: &'static [Icon],
    setup: &'static [(Area, &'static [(Craft, u8)])],
    special: Script,
) -> CrisisRow {
    CrisisRow {
        id,
        kind: CrisisKind::Attack { activate, setup, special },
        stays: None,
        icon: None,
        occupation: false,
        jump: false,
    }
}

impl CrisisRow {
    pub(in crate::cards) const fn pass(self, pass: Script) -> CrisisRow {
        CrisisRow { kind: CrisisKind::Check(Check { pass, ..self.boxes() }), ..self }
    }

    pub(in crate::cards) const fn partial(self, from: u8, list: Script) -> CrisisRow {
        CrisisRow { kind: CrisisKind::Check(Check { partial: Some((from, list)), ..self.boxes() }), ..self }
    }

    pub(in crate::cards) const fn fail(self, fail: Script) -> CrisisRow {
        CrisisRow { kind: CrisisKind::Check(Check { fail, ..self.boxes() }), ..self }
    }

    /// The current player may take this instead of the check.
    pub(in crate::cards) const fn or(self, or: Script) -> CrisisRow {
        CrisisRow { kind: CrisisKind::CheckOr { chooser: Current, check: self.boxes(), or }, ..self }
    }

    const fn boxes(&self) -> Check {
        match self.kind {
            CrisisKind::Check(check) => check,
            CrisisKind::CheckOr { .. } | CrisisKind::Choice { .. } | CrisisKind::Attack { .. } => {
                panic!("the boxes of a check come right after it")
            }
        }
    }

    /// What must be true for the first option of a choice.
    pub(in crate::cards) const fn requires(self, condition: Condition) -> CrisisRow {
        match self.kind {
            CrisisKind::Choice { chooser, either, or, .. } => {
                CrisisRow { kind: CrisisKind::Choice { chooser, either, requires: Some(condition), or }, ..self }
            }
            CrisisKind::Check(_) | CrisisKind::CheckOr { .. } | CrisisKind::Attack { .. } => {
                panic!("only an option of a choice has a condition")
            }
        }
    }

    pub(in crate::cards) const fn stays(self, until: Until, rule: StandingRule) -> CrisisRow {
        CrisisRow { stays: Some(Stays { rule, until }), ..self }
    }

    pub(in crate::cards) const fn icon(self, icon: Icon) -> CrisisRow {
        CrisisRow { icon: Some(icon), ..self }
    }

    pub(in crate::cards) const fn jump(self) -> CrisisRow {
        CrisisRow { jump: true, ..self }
    }
}

/// Nothing happens on a higher roll.
pub(in crate::cards) const fn low_roll(upto: u8, low: Script) -> Effect {
    roll(Current, upto, low, &[])
}

/// BASE-087.
const CHOOSES_FOR_BRIG: Effect = target(Current, Among::Sendable(Brig), &[send(Who::Target, Brig)]);

/// BASE-094.
pub(in crate::cards) const LOOKS_AT_LOYALTY: Effect =
    target(Current, Among::WithHiddenLoyalty, &[look_at_loyalty(Current, Who::Target, Look::OneAtRandom)]);

/// BASE-091.
const FOOD_SHORTAGE: Script = &[turn(Food, -1), discard(President, 2), discard(Current, 3)];

/// BASE-091.
const WATER_SHORTAGE: Script = &[discard(President, 2), discard(Current, 3)];

const fn rescue_mission(id: &'static str) -> CrisisRow {
    const STAY: Script = &[turn(Morale, -1), send(Current, Sickbay)];
    const RESCUE: Script = &[turn(Fuel, -1), DESTROY_RAPTOR];
    choice(id, Admiral, STAY, RESCUE)
}

const fn riots(id: &'static str) -> CrisisRow {
    const HUNGER: Script = &[turn(Food, -1), turn(Morale, -1)];
    const VIOLENCE: Script = &[turn(Population, -1), turn(Fuel, -1)];
    choice(id, Admiral, HUNGER, VIOLENCE)
}

pub static CARDS: &[CrisisRow] = &[
    check("a-traitor-accused", 8, &[Politics, Leadership])
        .fail(&[CHOOSES_FOR_BRIG])
        .or(&[discard(Current, 5)])
        .icon(Raiders)
        .jump(),
    check("admiral-grilled", 9, &[Politics, Leadership])
        .fail(&[turn(Morale, -1), discard(Admiral, 2)])
        .or(&[turn(Morale, -1)])
        .icon(Raiders)
        .jump(),
    attack(
        "ambush",
        &[Basestars],
        &[
            (Fore, &[(Raider, 4)]),
            (StarboardAft, &[(Civilian, 1)]),
            (Aft, &[(Basestar, 1), (Raider, 4)]),
            (PortAft, &[(Viper, 2), (Civilian, 1)]),
            (PortBow, &[(Civilian, 1)]),
        ],
        &[STAY_IN_PLAY],
    )
    .stays(Until::Jump, UnmannedVipersRoll(-2)),
    check("analyze-enemy-fighter", 7, &[Tactics, Engineering])
        .pass(&[return_raptors(1)])
        .fail(&[turn(Population, -1)])
        .or(&[low_roll(4, &[turn(Population, -1), discard(Current, 2)])])
        .icon(Raiders)
        .jump(),
    // BASE-101
    attack(
        "besieged",
        &[Raiders],
        &[
            (Fore, &[(Civilian, 1)]),
            (StarboardBow, &[(Civilian, 1)]),
            (Aft, &[(HeavyRaider, 1)]),
            (PortAft, &[(Basestar, 1)]),
            (PortBow, &[(Raider, 4), (Viper, 2), (Civilian, 1)]),
        ],
        &[activate_placed(PortBow)],
    ),
    attack(
        "boarding-parties",
        &[HeavyRaiders],
        &[
            (Fore, &[(HeavyRaider, 2)]),
            (StarboardBow, &[(Basestar, 1), (Raider, 4)]),
            (StarboardAft, &[(HeavyRaider, 2)]),
            (Aft, &[(Civilian, 1)]),
            (PortAft, &[(Civilian, 2)]),
        ],
        &[],
    ),
    check("bomb-threat", 13, &[Politics, Leadership, Tactics])
        .fail(&[turn(Morale, -1), DESTROY_CIVILIAN])
        .or(&[low_roll(4, &[FAIL_BOX])])
        .icon(Raiders)
        .jump(),
    choice("build-cylon-detector", Admiral, &[DISCARD_NUKE], &[turn(Morale, -1), discard(Admiral, 2)])
        .requires(Condition::HasNuke) // BASE-086
        .icon(HeavyRaiders),
    check("colonial-day", 10, &[Politics, Tactics])
        .pass(&[turn(Morale, 1)])
        .fail(&[turn(Morale, -2)])
        .or(&[turn(Morale, -1)])
        .icon(Basestars)
        .jump(),
    // BASE-106
    check("crash-landing", 6, &[Tactics, Piloting])
        .fail(&[choose(Admiral, &[&[turn(Fuel, -1)], &[turn(Morale, -1), send(Current, Sickbay)]])])
        .icon(HeavyRaiders),
    check("crippled-raider", 10, &[Tactics, Engineering])
        .pass(&[jump_prep(1)])
        .fail(&[turn(Population, -1)])
        .or(&[low_roll(4, &[place(Fore, &[(Raider, 3)]), place(Aft, &[(Civilian, 1)])])])
        .icon(Raiders)
        .jump(),
    check("cylon-accusation", 10, &[Politics, Leadership, Tactics]).fail(&[send(Current, Brig)]).icon(Raiders),
    check("cylon-screenings", 9, &[Politics, Leadership])
        .fail(&[
            turn(Morale, -1),
            target(
                Current,
                Among::OfficersWithHiddenLoyalty,
                &[look_at_loyalty(Current, Who::Target, Look::OneAtRandom)],
            ),
        ])
        .or(&[discard(EachPlayer, 2)])
        .icon(Raiders),
    // BASE-100
    attack(
        "cylon-swarm",
        &[Basestars],
        &[
            (Fore, &[(Basestar, 1), (Raider, 5)]),
            (StarboardBow, &[(HeavyRaider, 1)]),
            (Aft, &[(Civilian, 1)]),
            (PortAft, &[(Viper, 1), (Civilian, 1)]),
            (PortBow, &[(Viper, 1), (Civilian, 1)]),
        ],
        &[STAY_IN_PLAY],
    )
    .stays(Until::Jump, LaunchesMore(1)),
    check("cylon-tracking-device", 10, &[Tactics, Piloting, Engineering])
        .fail(&[DESTROY_RAPTOR, place(Fore, &[(Basestar, 1)]), place(Aft, &[(Civilian, 2)])])
        .icon(Raiders),
    check("cylon-virus", 13, &[Tactics, Engineering])
        .fail(&[send(Who::At(Location::FtlControl), Sickbay), board(1)])
        .icon(LaunchRaiders),
    choice(
        "declare-martial-law",
        Admiral,
        &[turn(Morale, -1), give(Title::President, Admiral)],
        &[turn(Population, -1), discard(Admiral, 2)],
    )
    .icon(Basestars),
    // BASE-102
    check("detector-sabotage", 8, &[Leadership, Tactics])
        .fail(&[send(Who::At(Location::ResearchLab), Sickbay), STAY_IN_PLAY])
        .stays(Until::End, NoLooking)
        .icon(HeavyRaiders)
        .jump(),
    check("elections-loom", 8, &[Politics, Leadership])
        .partial(5, &[turn(Morale, -1)])
        .fail(&[turn(Morale, -1), discard(President, 4)])
        .icon(HeavyRaiders)
        .jump(),
    choice("food-shortage-1", President, &[turn(Food, -2)], FOOD_SHORTAGE).icon(Raiders).jump(),
    choice("food-shortage-2", President, &[turn(Food, -2)], FOOD_SHORTAGE).icon(Raiders).jump(),
    choice("food-shortage-3", President, &[turn(Food, -2)], FOOD_SHORTAGE).icon(Raiders).jump(),
    choice("food-shortage-4", President, &[turn(Food, -2)], FOOD_SHORTAGE).icon(Raiders).jump(),
    check("forced-water-mining", 17, &[Politics, Leadership, Tactics, Engineering])
        .pass(&[turn(Food, 1)])
        .fail(&[turn(Population, -1), turn(Morale, -1)])
        .or(&[turn(Food, 1), turn(Morale, -1), discard_at_random(EachPlayer, 1)])
        .icon(Raiders)
        .jump(),
    // BASE-104
    check("fulfiller-of-prophecy", 6, &[Politics, Leadership])
        .pass(&[draw(Current, 1, From::Skill(Politics))])
        .fail(&[turn(Population, -1)])
        .or(&[discard(Current, 1), FURTHER_CRISIS])
        .icon(Basestars),
    check("guilt-by-collusion", 9, &[Leadership, Tactics])
        .pass(&[may(Current, &[CHOOSES_FOR_BRIG])])
        .fail(&[turn(Morale, -1)])
        .icon(Raiders)
        .jump(),
    check("hangar-accident", 10, &[Tactics, Piloting, Engineering])
        .partial(7, &[turn(Population, -1)])
        .fail(&[turn(Population, -1), damage_vipers(2, Hold::Reserves)])
        .icon(HeavyRaiders)
        .jump(),
    attack(
        "heavy-assault",
        &[Raiders],
        &[
            (Fore, &[(Basestar, 1)]),
            (StarboardBow, &[(Basestar, 1)]),
            (Aft, &[(Civilian, 1)]),
            (PortAft, &[(Civilian, 1)]),
            (PortBow, &[(Viper, 1), (Civilian, 1)]),
        ],
        &[activate(Basestars)],
    ),
    check("informing-the-public", 7, &[Politics, Leadership])
        .pass(&[LOOKS_AT_LOYALTY])
        .fail(&[turn(Morale, -2)])
        .or(&[low_roll(4, &[turn(Morale, -1), turn(Population, -1)])])
        .icon(Raiders)
        .jump(),
    attack(
        "jammed-assault",
        &[Raiders],
        &[
            (Fore, &[(Civilian, 1)]),
            (StarboardBow, &[(Raider, 4)]),
            (StarboardAft, &[(Basestar, 1), (HeavyRaider, 2)]),
            (Aft, &[(Civilian, 1)]),
            (PortAft, &[(Viper, 1), (Civilian, 1)]),
            (PortBow, &[(Viper, 1), (Civilian, 1)]),
        ],
        &[STAY_IN_PLAY],
    )
    .stays(Until::Jump, CannotActivate(Location::Communications)),
    check("jump-computer-failure", 7, &[Tactics, Engineering])
        .fail(&[turn(Population, -1), jump_prep(-1)])
        .icon(LaunchRaiders),
    check("keep-tabs-on-visitor", 12, &[Politics, Leadership, Tactics])
        .fail(&[low_roll(4, &[turn(Population, -2)])])
        .or(&[discard_at_random(Current, 4)])
        .icon(Raiders)
        .jump(),
    // BASE-103
    check("legendary-discovery", 14, &[Tactics, Piloting])
        .pass(&[distance(1)])
        .fail(&[turn(Food, -1), DESTROY_RAPTOR])
        .stays(Until::End, Travelled)
        .icon(LaunchRaiders),
    check("loss-of-a-friend", 9, &[Politics, Leadership])
        .partial(7, &[discard(Current, 2)])
        .fail(&[turn(Morale, -1), discard(Current, 2)])
        .icon(HeavyRaiders)
        .jump(),
    check("low-supplies", 7, &[Politics, Leadership])
        .fail(&[turn(Morale, -1), when(Condition::AtMost(Food, 5), &[turn(Morale, -1)])])
        .icon(Raiders),
    // BASE-094
    check("mandatory-testing", 13, &[Politics, Leadership])
        .pass(&[look_at_loyalty(President, Current, Look::OneAtRandom)])
        .partial(9, &[])
        .fail(&[turn(Morale, -1)])
        .icon(HeavyRaiders)
        .jump(),
    check("missing-g4-explosives", 7, &[Leadership, Tactics])
        .fail(&[turn(Food, -1), send(Who::At(Location::Armory), Brig)])
        .icon(Raiders),
    check("network-computers", 11, &[Politics, Tactics, Engineering])
        .pass(&[jump_prep(1)])
        .fail(&[turn(Population, -1), board(1)])
        .or(&[turn(Population, -1), jump_prep(-1)])
        .icon(Raiders)
        .jump(),
    check("prison-labor", 10, &[Politics, Leadership, Tactics]).fail(&[turn(Morale, -1), turn(Food, -1)]).icon(Raiders),
    check("prisoner-revolt", 11, &[Politics, Leadership, Tactics])
        .partial(6, &[turn(Population, -1)])
        .fail(&[turn(Population, -1), target(President, Among::OtherHumans, &[give(Title::President, Who::Target)])])
        .icon(HeavyRaiders)
        .jump(),
    attack(
        "raiding-party",
        &[Raiders],
        &[
            (StarboardAft, &[(Basestar, 1), (Raider, 3)]),
            (Aft, &[(HeavyRaider, 2), (Raider, 2)]),
            (PortAft, &[(Civilian, 1)]),
            (PortBow, &[(Viper, 2), (Civilian, 2)]),
        ],
        &[jump_prep(-1)],
    ),
    // BASE-088
    choice(
        "requested-resignation",
        Admiral,
        &[discard(President, 2), discard(Admiral, 2)],
        &[choose(President, &[&[give(Title::President, Admiral)], &[send(President, Brig)]])],
    )
    .icon(Basestars),
    choice(
        "rescue-caprica-survivors",
        President,
        &[turn(Fuel, -1), turn(Food, -1), turn(Population, 1)],
        &[turn(Morale, -1)],
    )
    .icon(Raiders)
    .jump(),
    rescue_mission("rescue-mission-1").icon(Raiders).jump(),
    rescue_mission("rescue-mission-2").icon(Basestars).jump(),
    choice(
        "rescue-the-fleet",
        Admiral,
        &[turn(Population, -2)],
        &[turn(Morale, -1), place(Fore, &[(Basestar, 1), (Raider, 3)]), place(Aft, &[(Civilian, 3)])],
    )
    .icon(Raiders)
    .jump(),
    check("resistance", 12, &[Politics, Leadership, Tactics])
        .partial(9, &[turn(Food, -1)])
        .fail(&[turn(Food, -1), turn(Fuel, -1)])
        .icon(HeavyRaiders)
        .jump(),
    riots("riots-1").icon(Basestars).jump(),
    riots("riots-2").icon(LaunchRaiders),
    check("scouting-for-fuel", 12, &[Tactics, Piloting])
        .pass(&[turn(Fuel, 1)])
        .fail(&[turn(Fuel, -1), DESTROY_RAPTOR])
        .or(&[low_roll(4, &[turn(Fuel, -1)])])
        .icon(Raiders)
        .jump(),
    check("scouting-for-water", 9, &[Tactics, Piloting])
        .pass(&[turn(Food, 1)])
        .fail(&[turn(Fuel, -1), DESTROY_RAPTOR])
        .or(&[turn(Food, -1)])
        .icon(Raiders)
        .jump(),
    check("security-breach", 6, &[Leadership, Tactics])
        .fail(&[turn(Morale, -1), send(Who::At(Location::Command), Sickbay)])
        .icon(LaunchRaiders),
    check("send-survey-team", 15, &[Tactics, Piloting, Engineering])
        .fail(&[send(Current, Sickbay), DESTROY_RAPTOR])
        .or(&[low_roll(5, &[turn(Fuel, -1)])])
        .icon(Raiders)
        .jump(),
    choice("sleep-deprivation", Admiral, &[RECALL_VIPERS, send(Current, Sickbay)], &[turn(Morale, -1)])
        .icon(Basestars)
        .jump(),
    attack(
        "surrounded",
        &[Basestars],
        &[
            (Fore, &[(Raider, 4)]),
            (StarboardBow, &[(Basestar, 1)]),
            (StarboardAft, &[(HeavyRaider, 1), (Raider, 3)]),
            (Aft, &[(Civilian, 1)]),
            (PortAft, &[(Viper, 1), (Civilian, 1)]),
            (PortBow, &[(Viper, 1), (Civilian, 1)]),
        ],
        &[discard(Current, 3)],
    ),
    attack(
        "tactical-strike",
        &[Raiders],
        &[
            (Fore, &[(HeavyRaider, 1)]),
            (StarboardAft, &[(Civilian, 1)]),
            (Aft, &[(Civilian, 1)]),
            (PortAft, &[(Viper, 2), (Civilian, 1)]),
            (PortBow, &[(Basestar, 1), (Raider, 5)]),
        ],
        &[damage_vipers(2, Hold::Reserves)],
    ),
    check("terrorist-bomber", 9, &[Leadership, Tactics])
        .fail(&[turn(Morale, -1), send(Current, Sickbay)])
        .icon(HeavyRaiders)
        .jump(),
    check("terrorist-investigations", 12, &[Politics, Leadership])
        .pass(&[LOOKS_AT_LOYALTY])
        .partial(6, &[])
        .fail(&[turn(Morale, -1)])
        .icon(HeavyRaiders)
        .jump(),
    check("the-olympic-carrier", 11, &[Politics, Leadership, Piloting])
        .partial(8, &[turn(Population, -1)])
        .fail(&[turn(Morale, -1), turn(Population, -1)])
        .icon(HeavyRaiders)
        .jump(),
    // BASE-099
    attack(
        "thirty-three",
        &[Raiders],
        &[
            (Fore, &[(Basestar, 1)]),
            (StarboardAft, &[(Civilian, 1)]),
            (Aft, &[(Civilian, 1)]),
            (PortAft, &[(Viper, 1), (Civilian, 1)]),
            (PortBow, &[(Viper, 1), (Civilian, 1)]),
        ],
        &[STAY_IN_PLAY],
    )
    .stays(Until::LossElseJump, Pursuit),
    check("unexpected-reunion", 8, &[Politics, Leadership, Tactics])
        .fail(&[turn(Morale, -1), discard_all(Current)])
        .icon(Raiders),
    check("unidentified-ship", 10, &[Tactics, Piloting]).fail(&[turn(Population, -1)]).icon(LaunchRaiders),
    check("water-sabotaged", 13, &[Politics, Leadership, Tactics])
        .fail(&[turn(Food, -2)])
        .or(&[turn(Food, -1)])
        .icon(Raiders)
        .jump(),
    choice("water-shortage-1", President, &[turn(Food, -1)], WATER_SHORTAGE).icon(Basestars).jump(),
    choice("water-shortage-2", President, &[turn(Food, -1)], WATER_SHORTAGE).icon(Basestars).jump(),
    choice("water-shortage-3", President, &[turn(Food, -1)], WATER_SHORTAGE).icon(Basestars).jump(),
    choice("water-shortage-4", President, &[turn(Food, -1)], WATER_SHORTAGE).icon(Raiders).jump(),
    choice("water-shortage-5", President, &[turn(Food, -1)], WATER_SHORTAGE).icon(Basestars),
    check("weapon-malfunction", 11, &[Tactics, Piloting, Engineering])
        .fail(&[damage_vipers(2, Hold::Space), send(Who::At(Location::WeaponsControl), Sickbay)])
        .icon(LaunchRaiders),
    check("witch-hunt", 10, &[Politics, Leadership])
        .partial(6, &[turn(Morale, -1)])
        .fail(&[turn(Morale, -1), target(Current, Among::Sendable(Sickbay), &[send(Who::Target, Sickbay)])])
        .icon(HeavyRaiders)
        .jump(),
];
