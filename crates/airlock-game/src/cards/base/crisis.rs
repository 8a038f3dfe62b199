//! The Crisis deck of the base game: 70 cards in the order of their names.
//!
//! A card reads as it is printed: the check or the choice, the boxes that are not empty, then the
//! icons at its foot. An attack card has its icons, its diagram area by area, its special rule.

use crate::cards::effect::{Among, Amount, Check, Condition, Effect, Effect::*, From, Hold, Look, Pick, Script};
use crate::cards::effect::{Who, Who::Admiral, Who::Current, Who::EachPlayer, Who::President};
use crate::cards::rows::{CrisisKind, CrisisRow, StandingRule, StandingRule::*, Stays, Until};
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

pub(in crate::cards) const fn discards(who: Who, cards: u8) -> Effect {
    Discard { who, cards: Amount::Exactly(cards), pick: Pick::Own }
}

pub(in crate::cards) const fn discards_at_random(who: Who, cards: u8) -> Effect {
    Discard { who, cards: Amount::Exactly(cards), pick: Pick::Random }
}

/// Nothing happens on a higher roll.
pub(in crate::cards) const fn roll(upto: u8, low: Script) -> Effect {
    Roll { by: Current, upto, low, high: &[] }
}

/// BASE-087.
const CHOOSES_FOR_BRIG: Effect =
    Target { by: Current, among: Among::Sendable(Brig), then: &[Send { who: Who::Target, to: Brig }] };

/// BASE-094.
pub(in crate::cards) const LOOKS_AT_LOYALTY: Effect = Target {
    by: Current,
    among: Among::WithHiddenLoyalty,
    then: &[LookAtLoyalty { by: Current, of: Who::Target, cards: Look::OneAtRandom }],
};

/// BASE-091.
const FOOD_SHORTAGE: Script = &[Turn(Food, -1), discards(President, 2), discards(Current, 3)];

/// BASE-091.
const WATER_SHORTAGE: Script = &[discards(President, 2), discards(Current, 3)];

const fn rescue_mission(id: &'static str) -> CrisisRow {
    choice(id, Admiral, &[Turn(Morale, -1), Send { who: Current, to: Sickbay }], &[Turn(Fuel, -1), DestroyRaptor])
}

const fn riots(id: &'static str) -> CrisisRow {
    choice(id, Admiral, &[Turn(Food, -1), Turn(Morale, -1)], &[Turn(Population, -1), Turn(Fuel, -1)])
}

pub static CARDS: &[CrisisRow] = &[
    check("a-traitor-accused", 8, &[Politics, Leadership])
        .fail(&[CHOOSES_FOR_BRIG])
        .or(&[discards(Current, 5)])
        .icon(Raiders)
        .jump(),
    check("admiral-grilled", 9, &[Politics, Leadership])
        .fail(&[Turn(Morale, -1), discards(Admiral, 2)])
        .or(&[Turn(Morale, -1)])
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
        &[StayInPlay],
    )
    .stays(Until::Jump, UnmannedVipersRoll(-2)),
    check("analyze-enemy-fighter", 7, &[Tactics, Engineering])
        .pass(&[ReturnRaptors(1)])
        .fail(&[Turn(Population, -1)])
        .or(&[roll(4, &[Turn(Population, -1), discards(Current, 2)])])
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
        &[ActivatePlaced(PortBow)],
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
        .fail(&[Turn(Morale, -1), DestroyCivilian])
        .or(&[roll(4, &[FailBox])])
        .icon(Raiders)
        .jump(),
    choice("build-cylon-detector", Admiral, &[DiscardNuke], &[Turn(Morale, -1), discards(Admiral, 2)])
        .requires(Condition::HasNuke) // BASE-086
        .icon(HeavyRaiders),
    check("colonial-day", 10, &[Politics, Tactics])
        .pass(&[Turn(Morale, 1)])
        .fail(&[Turn(Morale, -2)])
        .or(&[Turn(Morale, -1)])
        .icon(Basestars)
        .jump(),
    // BASE-106
    check("crash-landing", 6, &[Tactics, Piloting])
        .fail(&[Choose {
            by: Admiral,
            options: &[&[Turn(Fuel, -1)], &[Turn(Morale, -1), Send { who: Current, to: Sickbay }]],
        }])
        .icon(HeavyRaiders),
    check("crippled-raider", 10, &[Tactics, Engineering])
        .pass(&[JumpPrep(1)])
        .fail(&[Turn(Population, -1)])
        .or(&[roll(4, &[Place { area: Fore, craft: &[(Raider, 3)] }, Place { area: Aft, craft: &[(Civilian, 1)] }])])
        .icon(Raiders)
        .jump(),
    check("cylon-accusation", 10, &[Politics, Leadership, Tactics])
        .fail(&[Send { who: Current, to: Brig }])
        .icon(Raiders),
    check("cylon-screenings", 9, &[Politics, Leadership])
        .fail(&[
            Turn(Morale, -1),
            Target {
                by: Current,
                among: Among::OfficersWithHiddenLoyalty,
                then: &[LookAtLoyalty { by: Current, of: Who::Target, cards: Look::OneAtRandom }],
            },
        ])
        .or(&[discards(EachPlayer, 2)])
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
        &[StayInPlay],
    )
    .stays(Until::Jump, LaunchesMore(1)),
    check("cylon-tracking-device", 10, &[Tactics, Piloting, Engineering])
        .fail(&[
            DestroyRaptor,
            Place { area: Fore, craft: &[(Basestar, 1)] },
            Place { area: Aft, craft: &[(Civilian, 2)] },
        ])
        .icon(Raiders),
    check("cylon-virus", 13, &[Tactics, Engineering])
        .fail(&[Send { who: Who::At(Location::FtlControl), to: Sickbay }, Board(1)])
        .icon(LaunchRaiders),
    choice(
        "declare-martial-law",
        Admiral,
        &[Turn(Morale, -1), Give { title: Title::President, to: Admiral }],
        &[Turn(Population, -1), discards(Admiral, 2)],
    )
    .icon(Basestars),
    // BASE-102
    check("detector-sabotage", 8, &[Leadership, Tactics])
        .fail(&[Send { who: Who::At(Location::ResearchLab), to: Sickbay }, StayInPlay])
        .stays(Until::End, NoLooking)
        .icon(HeavyRaiders)
        .jump(),
    check("elections-loom", 8, &[Politics, Leadership])
        .partial(5, &[Turn(Morale, -1)])
        .fail(&[Turn(Morale, -1), discards(President, 4)])
        .icon(HeavyRaiders)
        .jump(),
    choice("food-shortage-1", President, &[Turn(Food, -2)], FOOD_SHORTAGE).icon(Raiders).jump(),
    choice("food-shortage-2", President, &[Turn(Food, -2)], FOOD_SHORTAGE).icon(Raiders).jump(),
    choice("food-shortage-3", President, &[Turn(Food, -2)], FOOD_SHORTAGE).icon(Raiders).jump(),
    choice("food-shortage-4", President, &[Turn(Food, -2)], FOOD_SHORTAGE).icon(Raiders).jump(),
    check("forced-water-mining", 17, &[Politics, Leadership, Tactics, Engineering])
        .pass(&[Turn(Food, 1)])
        .fail(&[Turn(Population, -1), Turn(Morale, -1)])
        .or(&[Turn(Food, 1), Turn(Morale, -1), discards_at_random(EachPlayer, 1)])
        .icon(Raiders)
        .jump(),
    // BASE-104
    check("fulfiller-of-prophecy", 6, &[Politics, Leadership])
        .pass(&[Draw { who: Current, cards: 1, from: From::Skill(Politics) }])
        .fail(&[Turn(Population, -1)])
        .or(&[discards(Current, 1), FurtherCrisis])
        .icon(Basestars),
    check("guilt-by-collusion", 9, &[Leadership, Tactics])
        .pass(&[May { by: Current, then: &[CHOOSES_FOR_BRIG] }])
        .fail(&[Turn(Morale, -1)])
        .icon(Raiders)
        .jump(),
    check("hangar-accident", 10, &[Tactics, Piloting, Engineering])
        .partial(7, &[Turn(Population, -1)])
        .fail(&[Turn(Population, -1), DamageVipers { count: 2, hold: Hold::Reserves }])
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
        &[Activate(Basestars)],
    ),
    check("informing-the-public", 7, &[Politics, Leadership])
        .pass(&[LOOKS_AT_LOYALTY])
        .fail(&[Turn(Morale, -2)])
        .or(&[roll(4, &[Turn(Morale, -1), Turn(Population, -1)])])
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
        &[StayInPlay],
    )
    .stays(Until::Jump, CannotActivate(Location::Communications)),
    check("jump-computer-failure", 7, &[Tactics, Engineering])
        .fail(&[Turn(Population, -1), JumpPrep(-1)])
        .icon(LaunchRaiders),
    check("keep-tabs-on-visitor", 12, &[Politics, Leadership, Tactics])
        .fail(&[roll(4, &[Turn(Population, -2)])])
        .or(&[discards_at_random(Current, 4)])
        .icon(Raiders)
        .jump(),
    // BASE-103
    check("legendary-discovery", 14, &[Tactics, Piloting])
        .pass(&[Distance(1)])
        .fail(&[Turn(Food, -1), DestroyRaptor])
        .stays(Until::End, Travelled)
        .icon(LaunchRaiders),
    check("loss-of-a-friend", 9, &[Politics, Leadership])
        .partial(7, &[discards(Current, 2)])
        .fail(&[Turn(Morale, -1), discards(Current, 2)])
        .icon(HeavyRaiders)
        .jump(),
    check("low-supplies", 7, &[Politics, Leadership])
        .fail(&[Turn(Morale, -1), If(Condition::AtMost(Food, 5), &[Turn(Morale, -1)])])
        .icon(Raiders),
    // BASE-094
    check("mandatory-testing", 13, &[Politics, Leadership])
        .pass(&[LookAtLoyalty { by: President, of: Current, cards: Look::OneAtRandom }])
        .partial(9, &[])
        .fail(&[Turn(Morale, -1)])
        .icon(HeavyRaiders)
        .jump(),
    check("missing-g4-explosives", 7, &[Leadership, Tactics])
        .fail(&[Turn(Food, -1), Send { who: Who::At(Location::Armory), to: Brig }])
        .icon(Raiders),
    check("network-computers", 11, &[Politics, Tactics, Engineering])
        .pass(&[JumpPrep(1)])
        .fail(&[Turn(Population, -1), Board(1)])
        .or(&[Turn(Population, -1), JumpPrep(-1)])
        .icon(Raiders)
        .jump(),
    check("prison-labor", 10, &[Politics, Leadership, Tactics]).fail(&[Turn(Morale, -1), Turn(Food, -1)]).icon(Raiders),
    check("prisoner-revolt", 11, &[Politics, Leadership, Tactics])
        .partial(6, &[Turn(Population, -1)])
        .fail(&[
            Turn(Population, -1),
            Target {
                by: President,
                among: Among::OtherHumans,
                then: &[Give { title: Title::President, to: Who::Target }],
            },
        ])
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
        &[JumpPrep(-1)],
    ),
    // BASE-088
    choice(
        "requested-resignation",
        Admiral,
        &[discards(President, 2), discards(Admiral, 2)],
        &[Choose {
            by: President,
            options: &[&[Give { title: Title::President, to: Admiral }], &[Send { who: President, to: Brig }]],
        }],
    )
    .icon(Basestars),
    choice(
        "rescue-caprica-survivors",
        President,
        &[Turn(Fuel, -1), Turn(Food, -1), Turn(Population, 1)],
        &[Turn(Morale, -1)],
    )
    .icon(Raiders)
    .jump(),
    rescue_mission("rescue-mission-1").icon(Raiders).jump(),
    rescue_mission("rescue-mission-2").icon(Basestars).jump(),
    choice(
        "rescue-the-fleet",
        Admiral,
        &[Turn(Population, -2)],
        &[
            Turn(Morale, -1),
            Place { area: Fore, craft: &[(Basestar, 1), (Raider, 3)] },
            Place { area: Aft, craft: &[(Civilian, 3)] },
        ],
    )
    .icon(Raiders)
    .jump(),
    check("resistance", 12, &[Politics, Leadership, Tactics])
        .partial(9, &[Turn(Food, -1)])
        .fail(&[Turn(Food, -1), Turn(Fuel, -1)])
        .icon(HeavyRaiders)
        .jump(),
    riots("riots-1").icon(Basestars).jump(),
    riots("riots-2").icon(LaunchRaiders),
    check("scouting-for-fuel", 12, &[Tactics, Piloting])
        .pass(&[Turn(Fuel, 1)])
        .fail(&[Turn(Fuel, -1), DestroyRaptor])
        .or(&[roll(4, &[Turn(Fuel, -1)])])
        .icon(Raiders)
        .jump(),
    check("scouting-for-water", 9, &[Tactics, Piloting])
        .pass(&[Turn(Food, 1)])
        .fail(&[Turn(Fuel, -1), DestroyRaptor])
        .or(&[Turn(Food, -1)])
        .icon(Raiders)
        .jump(),
    check("security-breach", 6, &[Leadership, Tactics])
        .fail(&[Turn(Morale, -1), Send { who: Who::At(Location::Command), to: Sickbay }])
        .icon(LaunchRaiders),
    check("send-survey-team", 15, &[Tactics, Piloting, Engineering])
        .fail(&[Send { who: Current, to: Sickbay }, DestroyRaptor])
        .or(&[roll(5, &[Turn(Fuel, -1)])])
        .icon(Raiders)
        .jump(),
    choice("sleep-deprivation", Admiral, &[RecallVipers, Send { who: Current, to: Sickbay }], &[Turn(Morale, -1)])
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
        &[discards(Current, 3)],
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
        &[DamageVipers { count: 2, hold: Hold::Reserves }],
    ),
    check("terrorist-bomber", 9, &[Leadership, Tactics])
        .fail(&[Turn(Morale, -1), Send { who: Current, to: Sickbay }])
        .icon(HeavyRaiders)
        .jump(),
    check("terrorist-investigations", 12, &[Politics, Leadership])
        .pass(&[LOOKS_AT_LOYALTY])
        .partial(6, &[])
        .fail(&[Turn(Morale, -1)])
        .icon(HeavyRaiders)
        .jump(),
    check("the-olympic-carrier", 11, &[Politics, Leadership, Piloting])
        .partial(8, &[Turn(Population, -1)])
        .fail(&[Turn(Morale, -1), Turn(Population, -1)])
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
        &[StayInPlay],
    )
    .stays(Until::LossElseJump, Pursuit),
    check("unexpected-reunion", 8, &[Politics, Leadership, Tactics])
        .fail(&[Turn(Morale, -1), Discard { who: Current, cards: Amount::All, pick: Pick::Own }])
        .icon(Raiders),
    check("unidentified-ship", 10, &[Tactics, Piloting]).fail(&[Turn(Population, -1)]).icon(LaunchRaiders),
    check("water-sabotaged", 13, &[Politics, Leadership, Tactics])
        .fail(&[Turn(Food, -2)])
        .or(&[Turn(Food, -1)])
        .icon(Raiders)
        .jump(),
    choice("water-shortage-1", President, &[Turn(Food, -1)], WATER_SHORTAGE).icon(Basestars).jump(),
    choice("water-shortage-2", President, &[Turn(Food, -1)], WATER_SHORTAGE).icon(Basestars).jump(),
    choice("water-shortage-3", President, &[Turn(Food, -1)], WATER_SHORTAGE).icon(Basestars).jump(),
    choice("water-shortage-4", President, &[Turn(Food, -1)], WATER_SHORTAGE).icon(Raiders).jump(),
    choice("water-shortage-5", President, &[Turn(Food, -1)], WATER_SHORTAGE).icon(Basestars),
    check("weapon-malfunction", 11, &[Tactics, Piloting, Engineering])
        .fail(&[
            DamageVipers { count: 2, hold: Hold::Space },
            Send { who: Who::At(Location::WeaponsControl), to: Sickbay },
        ])
        .icon(LaunchRaiders),
    check("witch-hunt", 10, &[Politics, Leadership])
        .partial(6, &[Turn(Morale, -1)])
        .fail(&[
            Turn(Morale, -1),
            Target { by: Current, among: Among::Sendable(Sickbay), then: &[Send { who: Who::Target, to: Sickbay }] },
        ])
        .icon(HeavyRaiders)
        .jump(),
];
