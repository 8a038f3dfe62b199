//! The skill cards of Daybreak: five for each base deck, and its own Treachery deck of 26.

use super::crisis::draws_mutiny;
use crate::cards::effect::{Among, Condition, From, Reach, Script, Who, Who::Current, Who::You};
use crate::cards::pegasus::crisis::draws_treachery;
use crate::cards::rows::{SkillName, SkillRow, SkillSort, SkillText};
use crate::cards::vocabulary::*;
use crate::terms::{Area, Craft, Location, Skill, Skill::*};

const fn text(name: SkillName, skill: Skill, used: CardUse) -> SkillText {
    SkillText { name, skill, used, requires: &[], sort: SkillSort::Plain }
}

const fn action(name: SkillName, skill: Skill, effect: Script) -> SkillText {
    text(name, skill, CardUse::Action(effect))
}

const fn response(name: SkillName, skill: Skill, response: Response) -> SkillText {
    text(name, skill, CardUse::Response(response))
}

/// DAY-070.
const fn ability(name: SkillName, skill: Skill, ability: CheckAbility) -> SkillText {
    text(name, skill, CardUse::CheckAbility(ability))
}

/// DAY-086.
const fn treachery(name: SkillName, effect: Script) -> SkillText {
    ability(name, Treachery, CheckAbility::Run(effect))
}

/// DAY-021.
const fn mutinous(name: SkillName, effect: Script) -> SkillText {
    SkillText { sort: SkillSort::Mutinous, ..treachery(name, effect) }
}

/// DAY-074.
static FORCE_THEIR_HAND: SkillText = ability(SkillName::ForceTheirHand, Politics, CheckAbility::AddOrDrawMutiny);

/// DAY-082.
static POPULAR_INFLUENCE: SkillText = action(SkillName::PopularInfluence, Politics, &[share_quorum(2)]);

/// DAY-080.
static NEGOTIATION: SkillText = action(
    SkillName::Negotiation,
    Politics,
    &[place(Area::Fore, &[(Craft::Basestar, 1)]), draw(You, 1, From::Skill(Politics)), TRUCE],
);

/// DAY-071.
static ALL_HANDS_ON_DECK: SkillText = ability(SkillName::AllHandsOnDeck, Leadership, CheckAbility::ZerosAdd(1));

/// DAY-076, DAY-077.
static RESTORE_ORDER: SkillText =
    response(SkillName::RestoreOrder, Leadership, Response::Change(CheckChange::NoCheckAbilities));

/// DAY-079.
static CHANGE_OF_PLANS: SkillText =
    response(SkillName::ChangeOfPlans, Leadership, Response::InsteadOfPass(&[draw(Who::EachHuman, 2, From::OwnTypes)]));

/// DAY-072.
static QUICK_THINKING: SkillText =
    ability(SkillName::QuickThinking, Tactics, CheckAbility::TakeFromCheck { at_most: 3 });

/// DAY-081.
static UNORTHODOX_PLAN: SkillText = action(
    SkillName::UnorthodoxPlan,
    Tactics,
    &[activate_locations(
        1,
        Reach::These(&[Location::Command, Location::Armory, Location::WeaponsControl, Location::Communications]),
    )],
);

/// DAY-078.
static A_SECOND_CHANCE: SkillText =
    response(SkillName::ASecondChance, Tactics, Response::Change(CheckChange::MiracleIfAbove(4)));

/// DAY-073.
static DOGFIGHT: SkillText = ability(SkillName::Dogfight, Piloting, CheckAbility::DamageViperToRemove);

/// DAY-083.
static COMBAT_VETERAN: SkillText = action(SkillName::CombatVeteran, Piloting, &[activate_one_viper(3)]);

/// DAY-083.
static LAUNCH_RESERVES: SkillText = action(SkillName::LaunchReserves, Piloting, &[launch_reserves(2)]);

/// DAY-075.
static INSTALL_UPGRADES: SkillText = ability(
    SkillName::InstallUpgrades,
    Engineering,
    CheckAbility::DrawByOutcome { skill: Engineering, pass: 2, fail: 1 },
);

/// DAY-084.
static RAPTOR_SPECIALIST: SkillText =
    action(SkillName::RaptorSpecialist, Engineering, &[choose(You, &[&[BUILD_ASSAULT_RAPTOR], &[return_raptors(1)]])]);

/// DAY-085.
static TEST_THE_LIMITS: SkillText = SkillText {
    requires: &[Condition::OffBlueSpace],
    ..action(SkillName::TestTheLimits, Engineering, &[jump_prep(1), roll(You, 5, &[DAMAGE_GALACTICA], &[])])
};

// DAY-086: Treachery. A Cylon current player ignores what hits him.
static BAIT: SkillText = mutinous(SkillName::Bait, &[place(Area::Aft, &[(Craft::Civilian, 1)])]);

static DRADIS_CONTACT: SkillText = mutinous(SkillName::DradisContact, &[place(Area::Fore, &[(Craft::Raider, 2)])]);

static A_BETTER_MACHINE: SkillText = treachery(SkillName::ABetterMachine, &[into_destiny(Treachery, 2)]);

static PERSONAL_VICES: SkillText =
    treachery(SkillName::PersonalVices, &[draws_treachery(Who::EachHuman, 1), draws_mutiny(Current)]);

static VIOLENT_OUTBURSTS: SkillText = treachery(SkillName::ViolentOutbursts, &[send(Current, Location::Sickbay)]);

static EXPLOIT_A_WEAKNESS: SkillText =
    treachery(SkillName::ExploitAWeakness, &[target(Current, Among::MayDrawMutiny, &[draws_mutiny(Who::Target)])]);

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
