//! The five skill decks of the base game: 21 cards each, 105 in all.

use crate::cards::effect::{Among, Condition::*, From, PeekDeck, Who};
use crate::cards::rows::{SkillName, SkillRow, SkillSort, SkillText};
use crate::cards::vocabulary::*;
use crate::terms::{Craft, Set, Skill};

/// BASE-229.
static CONSOLIDATE_POWER: SkillText = SkillText {
    name: SkillName::ConsolidatePower,
    skill: Skill::Politics,
    used: CardUse::Action(&[draw(Who::You, 2, From::AnyType)]),
    requires: &[],
    sort: SkillSort::Plain,
};

/// BASE-230.
static INVESTIGATIVE_COMMITTEE: SkillText = SkillText {
    name: SkillName::InvestigativeCommittee,
    skill: Skill::Politics,
    used: CardUse::Response(Response::Change(CheckChange::FaceUp { destiny: true })),
    requires: &[],
    sort: SkillSort::Plain,
};

/// BASE-059 to BASE-063.
static EXECUTIVE_ORDER: SkillText = SkillText {
    name: SkillName::ExecutiveOrder,
    skill: Skill::Leadership,
    used: CardUse::Action(&[target(Who::You, Among::OtherHumans, &[ORDER])]),
    requires: &[],
    sort: SkillSort::Plain,
};

/// BASE-232.
static DECLARE_EMERGENCY: SkillText = SkillText {
    name: SkillName::DeclareEmergency,
    skill: Skill::Leadership,
    used: CardUse::Response(Response::LateDifficulty(-2)),
    requires: &[],
    sort: SkillSort::Plain,
};

/// BASE-233.
static LAUNCH_SCOUT: SkillText = SkillText {
    name: SkillName::LaunchScout,
    skill: Skill::Tactics,
    used: CardUse::Action(&[roll(Who::You, 2, &[DESTROY_RAPTOR], &[peek(&[PeekDeck::Crisis, PeekDeck::Destination])])]),
    requires: &[InReserves(Craft::Raptor, 1)],
    sort: SkillSort::Plain,
};

/// BASE-234.
static STRATEGIC_PLANNING: SkillText = SkillText {
    name: SkillName::StrategicPlanning,
    skill: Skill::Tactics,
    used: CardUse::Response(Response::DieBonus(2)),
    requires: &[],
    sort: SkillSort::Plain,
};

/// BASE-235.
static EVASIVE_MANEUVERS: SkillText = SkillText {
    name: SkillName::EvasiveManeuvers,
    skill: Skill::Piloting,
    used: CardUse::Response(Response::RerollAttack { piloted: -2 }),
    requires: &[],
    sort: SkillSort::Plain,
};

/// BASE-237.
static MAXIMUM_FIREPOWER: SkillText = SkillText {
    name: SkillName::MaximumFirepower,
    skill: Skill::Piloting,
    used: CardUse::Action(&[attack_as_pilot(4)]),
    requires: &[IsPiloting],
    sort: SkillSort::Plain,
};

/// BASE-238.
static REPAIR: SkillText = SkillText {
    name: SkillName::Repair,
    skill: Skill::Engineering,
    used: CardUse::Action(&[repair(2)]),
    requires: &[],
    sort: SkillSort::Plain,
};

/// BASE-239.
static SCIENTIFIC_RESEARCH: SkillText = SkillText {
    name: SkillName::ScientificResearch,
    skill: Skill::Engineering,
    used: CardUse::Response(Response::Change(CheckChange::CountPositive(Skill::Engineering))),
    requires: &[],
    sort: SkillSort::Plain,
};

const fn row(id: &'static str, text: &'static SkillText, strength: u8, count: u8) -> SkillRow {
    SkillRow { id, text, strength, count, replaced_in: None }
}

/// PEG-001: Pegasus brings its own.
const fn until_pegasus(id: &'static str, strength: u8, count: u8) -> SkillRow {
    SkillRow { id, text: &INVESTIGATIVE_COMMITTEE, strength, count, replaced_in: Some(Set::Pegasus) }
}

pub static CARDS: &[SkillRow] = &[
    row("consolidate-power-1", &CONSOLIDATE_POWER, 1, 8),
    row("consolidate-power-2", &CONSOLIDATE_POWER, 2, 6),
    until_pegasus("investigative-committee-3", 3, 4),
    until_pegasus("investigative-committee-4", 4, 2),
    until_pegasus("investigative-committee-5", 5, 1),
    row("executive-order-1", &EXECUTIVE_ORDER, 1, 8),
    row("executive-order-2", &EXECUTIVE_ORDER, 2, 6),
    row("declare-emergency-3", &DECLARE_EMERGENCY, 3, 4),
    row("declare-emergency-4", &DECLARE_EMERGENCY, 4, 2),
    row("declare-emergency-5", &DECLARE_EMERGENCY, 5, 1),
    row("launch-scout-1", &LAUNCH_SCOUT, 1, 8),
    row("launch-scout-2", &LAUNCH_SCOUT, 2, 6),
    row("strategic-planning-3", &STRATEGIC_PLANNING, 3, 4),
    row("strategic-planning-4", &STRATEGIC_PLANNING, 4, 2),
    row("strategic-planning-5", &STRATEGIC_PLANNING, 5, 1),
    row("evasive-maneuvers-1", &EVASIVE_MANEUVERS, 1, 8),
    row("evasive-maneuvers-2", &EVASIVE_MANEUVERS, 2, 6),
    row("maximum-firepower-3", &MAXIMUM_FIREPOWER, 3, 4),
    row("maximum-firepower-4", &MAXIMUM_FIREPOWER, 4, 2),
    row("maximum-firepower-5", &MAXIMUM_FIREPOWER, 5, 1),
    row("repair-1", &REPAIR, 1, 8),
    row("repair-2", &REPAIR, 2, 6),
    row("scientific-research-3", &SCIENTIFIC_RESEARCH, 3, 4),
    row("scientific-research-4", &SCIENTIFIC_RESEARCH, 4, 2),
    row("scientific-research-5", &SCIENTIFIC_RESEARCH, 5, 1),
];
