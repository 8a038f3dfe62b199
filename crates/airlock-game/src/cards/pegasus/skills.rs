//! The skill cards of Pegasus: five for each base deck, the new Investigative Committees, the
//! Treachery deck of 26.

use crate::cards::effect::{Condition, From, Script, Who, Who::You};
use crate::cards::rows::{SkillName, SkillRow, SkillSort, SkillText, Window};
use crate::cards::vocabulary::{self, *};
use crate::terms::{Area, Craft, Icon, Resource, Set, Skill, Skill::*};

const fn text(name: SkillName, skill: Skill, used: CardUse) -> SkillText {
    SkillText { name, skill, used, requires: &[], sort: SkillSort::Plain }
}

const fn response(name: SkillName, skill: Skill, response: Response) -> SkillText {
    text(name, skill, CardUse::Response(response))
}

/// PEG-030.
const fn reckless(name: SkillName, skill: Skill, before_cards: Response) -> SkillText {
    SkillText { sort: SkillSort::Reckless, ..response(name, skill, before_cards) }
}

/// PEG-031.
const fn when_reckless(name: SkillName, effect: Script) -> SkillText {
    text(name, Treachery, CardUse::RecklessCheck(effect))
}

/// PEG-027.
const fn for_cylons(name: SkillName, requires: &'static [Condition], used: CardUse) -> SkillText {
    SkillText { requires, sort: SkillSort::CylonOnly, ..text(name, Treachery, used) }
}

/// PEG-038.
static SUPPORT_THE_PEOPLE: SkillText = reckless(
    SkillName::SupportThePeople,
    Politics,
    Response::run(Window::BeforeCards, &[skills(SkillEffect::RefillHands { at_most: 4, cards: 2 })]),
);

/// PEG-039.
static PREVENTATIVE_POLICY: SkillText = text(SkillName::PreventativePolicy, Politics, CardUse::Movement(&[SHIELD]));

/// PEG-001.
static INVESTIGATIVE_COMMITTEE: SkillText =
    response(SkillName::InvestigativeCommittee, Politics, Response::Change(CheckChange::FaceUp { destiny: false }));

/// PEG-040.
static MAJOR_VICTORY: SkillText = response(
    SkillName::MajorVictory,
    Leadership,
    Response::run(Window::Destroyed, &[roll(You, 4, &[], &[turn(Resource::Morale, 1)])]),
);

/// PEG-041.
static AT_ANY_COST: SkillText =
    reckless(SkillName::AtAnyCost, Leadership, Response::Change(CheckChange::CountPositive(Treachery)));

/// PEG-042.
static GUTS_AND_INITIATIVE: SkillText =
    reckless(SkillName::GutsAndInitiative, Tactics, Response::Change(CheckChange::NoDestiny));

/// PEG-043.
static CRITICAL_SITUATION: SkillText = text(SkillName::CriticalSituation, Tactics, CardUse::Movement(&[TAKE_ACTION]));

/// PEG-044.
static FULL_THROTTLE: SkillText = SkillText {
    requires: &[Condition::IsPiloting],
    ..text(SkillName::FullThrottle, Piloting, CardUse::MovementOrAction(&[vocabulary::FULL_THROTTLE]))
};

/// PEG-045.
static RUN_INTERFERENCE: SkillText = SkillText {
    requires: &[Condition::IsPiloting],
    ..response(SkillName::RunInterference, Piloting, Response::RaidersMiss(4))
};

/// PEG-046.
static JURY_RIGGED: SkillText =
    reckless(SkillName::JuryRigged, Engineering, Response::Change(CheckChange::Difficulty(-4)));

/// PEG-047.
static CALCULATIONS: SkillText = response(SkillName::Calculations, Engineering, Response::DieShift(1));

/// PEG-048.
static BROADCAST_LOCATION: SkillText = when_reckless(
    SkillName::BroadcastLocation,
    &[place(Area::Fore, &[(Craft::Basestar, 1)]), place(Area::Aft, &[(Craft::Civilian, 1)])],
);

/// PEG-049.
static BY_YOUR_COMMAND: SkillText = when_reckless(
    SkillName::ByYourCommand,
    &[activate(Icon::Raiders), ACTIVATE_HEAVY_RAIDERS_ALONE, activate(Icon::Occupation)],
);

/// PEG-050.
static SPECIAL_DESTINY: SkillText =
    when_reckless(SkillName::SpecialDestiny, &[draw(Who::EachPlayer, 1, From::Skill(Treachery))]);

/// PEG-051.
static GODS_PLAN: SkillText = for_cylons(SkillName::GodsPlan, &[], CardUse::Movement(&[SWAP_WITH_DESTINY]));

/// PEG-036.
static SABOTAGE: SkillText = for_cylons(
    SkillName::Sabotage,
    &[],
    CardUse::Response(Response::run(Window::TreacheryDiscarded, &[DAMAGE_GALACTICA])),
);

/// PEG-052.
static HUMAN_WEAKNESS: SkillText =
    for_cylons(SkillName::HumanWeakness, &[Condition::HumanInBrig], CardUse::Action(&[lose_highest(1)]));

const fn row(id: &'static str, text: &'static SkillText, strength: u8, count: u8) -> SkillRow {
    SkillRow { id, text, strength, count, replaced_in: None }
}

/// Daybreak has a Treachery deck of its own (DAY-002, MIX-002).
const fn treachery(id: &'static str, text: &'static SkillText, strength: u8, count: u8) -> SkillRow {
    SkillRow { replaced_in: Some(Set::Daybreak), ..row(id, text, strength, count) }
}

pub static CARDS: &[SkillRow] = &[
    row("support-the-people-1", &SUPPORT_THE_PEOPLE, 1, 1),
    row("support-the-people-2", &SUPPORT_THE_PEOPLE, 2, 1),
    row("preventative-policy-3", &PREVENTATIVE_POLICY, 3, 1),
    row("preventative-policy-4", &PREVENTATIVE_POLICY, 4, 1),
    row("preventative-policy-5", &PREVENTATIVE_POLICY, 5, 1),
    row("investigative-committee-pegasus-3", &INVESTIGATIVE_COMMITTEE, 3, 4),
    row("investigative-committee-pegasus-4", &INVESTIGATIVE_COMMITTEE, 4, 2),
    row("investigative-committee-pegasus-5", &INVESTIGATIVE_COMMITTEE, 5, 1),
    row("major-victory-1", &MAJOR_VICTORY, 1, 1),
    row("major-victory-2", &MAJOR_VICTORY, 2, 1),
    row("at-any-cost-3", &AT_ANY_COST, 3, 1),
    row("at-any-cost-4", &AT_ANY_COST, 4, 1),
    row("at-any-cost-5", &AT_ANY_COST, 5, 1),
    row("guts-and-initiative-1", &GUTS_AND_INITIATIVE, 1, 1),
    row("guts-and-initiative-2", &GUTS_AND_INITIATIVE, 2, 1),
    row("critical-situation-3", &CRITICAL_SITUATION, 3, 1),
    row("critical-situation-4", &CRITICAL_SITUATION, 4, 1),
    row("critical-situation-5", &CRITICAL_SITUATION, 5, 1),
    row("full-throttle-1", &FULL_THROTTLE, 1, 1),
    row("full-throttle-2", &FULL_THROTTLE, 2, 1),
    row("run-interference-3", &RUN_INTERFERENCE, 3, 1),
    row("run-interference-4", &RUN_INTERFERENCE, 4, 1),
    row("run-interference-5", &RUN_INTERFERENCE, 5, 1),
    row("jury-rigged-1", &JURY_RIGGED, 1, 1),
    row("jury-rigged-2", &JURY_RIGGED, 2, 1),
    row("calculations-3", &CALCULATIONS, 3, 1),
    row("calculations-4", &CALCULATIONS, 4, 1),
    row("calculations-5", &CALCULATIONS, 5, 1),
    treachery("broadcast-location-1", &BROADCAST_LOCATION, 1, 8),
    treachery("by-your-command-1", &BY_YOUR_COMMAND, 1, 4),
    treachery("special-destiny-2", &SPECIAL_DESTINY, 2, 5),
    treachery("gods-plan-2", &GODS_PLAN, 2, 3),
    treachery("sabotage-3", &SABOTAGE, 3, 4),
    treachery("human-weakness-3", &HUMAN_WEAKNESS, 3, 2),
];
