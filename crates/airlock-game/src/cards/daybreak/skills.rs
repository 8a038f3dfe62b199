//! The skill cards of Daybreak: five for each base deck, and its own Treachery deck of 26.

use super::crisis::draws_mutiny;
use crate::cards::effect::{Among, Condition, Effect::*, From, Reach, Script, Who, Who::Current, Who::You};
use crate::cards::pegasus::crisis::draws_treachery;
use crate::cards::rows::{SkillName, SkillRow, SkillSort, SkillText, Timing, Window};
use crate::terms::{Area, Craft, Location, Skill, Skill::*};

const fn text(name: SkillName, skill: Skill, timing: Timing, effect: Script) -> SkillText {
    SkillText { name, skill, timing, requires: &[], effect, sort: SkillSort::Plain }
}

const fn action(name: SkillName, skill: Skill, effect: Script) -> SkillText {
    text(name, skill, Timing::Action, effect)
}

/// DAY-070.
const fn ability(name: SkillName, skill: Skill, effect: Script) -> SkillText {
    text(name, skill, Timing::CheckAbility, effect)
}

/// DAY-021.
const fn mutinous(name: SkillName, effect: Script) -> SkillText {
    SkillText { sort: SkillSort::Mutinous, ..ability(name, Treachery, effect) }
}

/// DAY-074.
static FORCE_THEIR_HAND: SkillText = ability(SkillName::ForceTheirHand, Politics, &[AddOrDrawMutiny]);

/// DAY-082.
static POPULAR_INFLUENCE: SkillText = action(SkillName::PopularInfluence, Politics, &[ShareQuorum(2)]);

/// DAY-080.
static NEGOTIATION: SkillText = action(
    SkillName::Negotiation,
    Politics,
    &[
        Place { area: Area::Fore, craft: &[(Craft::Basestar, 1)] },
        Draw { who: You, cards: 1, from: From::Skill(Politics) },
        Truce,
    ],
);

/// DAY-071.
static ALL_HANDS_ON_DECK: SkillText = ability(SkillName::AllHandsOnDeck, Leadership, &[ZerosAdd(1)]);

/// DAY-076, DAY-077.
static RESTORE_ORDER: SkillText =
    text(SkillName::RestoreOrder, Leadership, Timing::Interrupt(Window::BeforeCards), &[NoCheckAbilities]);

/// DAY-079.
static CHANGE_OF_PLANS: SkillText = text(
    SkillName::ChangeOfPlans,
    Leadership,
    Timing::Interrupt(Window::CheckPassed),
    &[InsteadOfPass, Draw { who: Who::EachHuman, cards: 2, from: From::OwnTypes }],
);

/// DAY-072.
static QUICK_THINKING: SkillText = ability(SkillName::QuickThinking, Tactics, &[TakeFromCheck { at_most: 3 }]);

/// DAY-081.
static UNORTHODOX_PLAN: SkillText = action(
    SkillName::UnorthodoxPlan,
    Tactics,
    &[ActivateLocations {
        count: 1,
        of: Reach::These(&[Location::Command, Location::Armory, Location::WeaponsControl, Location::Communications]),
    }],
);

/// DAY-078.
static A_SECOND_CHANCE: SkillText =
    text(SkillName::ASecondChance, Tactics, Timing::Interrupt(Window::BeforeCards), &[MiracleIfAbove(4)]);

/// DAY-073.
static DOGFIGHT: SkillText = ability(SkillName::Dogfight, Piloting, &[DamageViperToRemove]);

/// DAY-083.
static COMBAT_VETERAN: SkillText = action(SkillName::CombatVeteran, Piloting, &[ActivateOneViper(3)]);

/// DAY-083.
static LAUNCH_RESERVES: SkillText = action(SkillName::LaunchReserves, Piloting, &[LaunchReserves(2)]);

/// DAY-075.
static INSTALL_UPGRADES: SkillText =
    ability(SkillName::InstallUpgrades, Engineering, &[DrawByOutcome { skill: Engineering, pass: 2, fail: 1 }]);

/// DAY-084.
static RAPTOR_SPECIALIST: SkillText = action(
    SkillName::RaptorSpecialist,
    Engineering,
    &[Choose { by: You, options: &[&[BuildAssaultRaptor], &[ReturnRaptors(1)]] }],
);

/// DAY-085.
static TEST_THE_LIMITS: SkillText = SkillText {
    requires: &[Condition::OffBlueSpace],
    ..action(
        SkillName::TestTheLimits,
        Engineering,
        &[JumpPrep(1), Roll { by: You, upto: 5, low: &[DamageGalactica], high: &[] }],
    )
};

// DAY-086: Treachery. A Cylon current player ignores what hits him.
static BAIT: SkillText = mutinous(SkillName::Bait, &[Place { area: Area::Aft, craft: &[(Craft::Civilian, 1)] }]);

static DRADIS_CONTACT: SkillText =
    mutinous(SkillName::DradisContact, &[Place { area: Area::Fore, craft: &[(Craft::Raider, 2)] }]);

static A_BETTER_MACHINE: SkillText = ability(SkillName::ABetterMachine, Treachery, &[IntoDestiny(Treachery, 2)]);

static PERSONAL_VICES: SkillText =
    ability(SkillName::PersonalVices, Treachery, &[draws_treachery(Who::EachHuman, 1), draws_mutiny(Current)]);

static VIOLENT_OUTBURSTS: SkillText =
    ability(SkillName::ViolentOutbursts, Treachery, &[Send { who: Current, to: Location::Sickbay }]);

static EXPLOIT_A_WEAKNESS: SkillText = ability(
    SkillName::ExploitAWeakness,
    Treachery,
    &[Target { by: Current, among: Among::MayDrawMutiny, then: &[draws_mutiny(Who::Target)] }],
);

const fn row(id: &'static str, text: &'static SkillText, strength: u8, count: u8) -> SkillRow {
    SkillRow { id, text, strength, count, replaced_in: None }
}

pub static CARDS: &[SkillRow] = &[
    row("force-their-hand-0", &FORCE_THEIR_HAND, 0, 2),
    row("popular-influence-3", &POPULAR_INFLUENCE, 3, 1),
    row("popular-influence-4", &POPULAR_INFLUENCE, 4, 1),
    row("negotiation-5", &NEGOTIATION, 5, 1),
    row("all-hands-on-deck-0", &ALL_HANDS_ON_DECK, 0, 2),
    row("restore-order-3", &RESTORE_ORDER, 3, 1),
    row("restore-order-4", &RESTORE_ORDER, 4, 1),
    row("change-of-plans-5", &CHANGE_OF_PLANS, 5, 1),
    row("quick-thinking-0", &QUICK_THINKING, 0, 2),
    row("unorthodox-plan-3", &UNORTHODOX_PLAN, 3, 1),
    row("unorthodox-plan-4", &UNORTHODOX_PLAN, 4, 1),
    row("a-second-chance-5", &A_SECOND_CHANCE, 5, 1),
    row("dogfight-0", &DOGFIGHT, 0, 2),
    row("combat-veteran-3", &COMBAT_VETERAN, 3, 1),
    row("combat-veteran-4", &COMBAT_VETERAN, 4, 1),
    row("launch-reserves-5", &LAUNCH_RESERVES, 5, 1),
    row("install-upgrades-0", &INSTALL_UPGRADES, 0, 2),
    row("raptor-specialist-3", &RAPTOR_SPECIALIST, 3, 1),
    row("raptor-specialist-4", &RAPTOR_SPECIALIST, 4, 1),
    row("test-the-limits-5", &TEST_THE_LIMITS, 5, 1),
    row("bait-0", &BAIT, 0, 6),
    row("dradis-contact-0", &DRADIS_CONTACT, 0, 6),
    row("a-better-machine-3", &A_BETTER_MACHINE, 3, 4),
    row("personal-vices-3", &PERSONAL_VICES, 3, 4),
    row("violent-outbursts-4", &VIOLENT_OUTBURSTS, 4, 3),
    row("exploit-a-weakness-5", &EXPLOIT_A_WEAKNESS, 5, 3),
];
