//! Skill, Quorum, destination and Loyalty cards, and the objectives.

use airlock_game::cards::base::destination::OBJECTIVES;
use airlock_game::cards::{
    Condition, Destination, Effect, Loyalty, MilestoneEffect, Quorum, SkillCard, SkillName, Team, Timing, Window,
};
use airlock_game::terms::{Craft, Set};
use serde_json::Value;

use super::crises::until;
use super::{Component, Facts, object};
use crate::clauses::{Context, clauses, in_play};
use crate::effects::contains;
use crate::words::Words;

pub(super) fn skills(words: &Words) -> Vec<Component> {
    let row = |card: SkillCard| {
        let text = card.row().text;
        let context = Context { risked: text.requires.iter().any(risks_raptor), ..Context::default() };
        let facts = Facts::default()
            .with("skill", text.skill.id())
            .with("strength", card.strength())
            .with("count", card.row().count)
            .with("timing", timing(text.timing))
            .with("action", text.timing == Timing::Action)
            .maybe("limit", limit(text.name))
            .requires(text.requires)
            .with("effect", context.clauses(text.effect));
        Component::of(words, card.set().id(), "skills", card, facts)
    };
    SkillCard::all().map(row).collect()
}

/// An action that needs a raptor puts it at risk.
fn risks_raptor(condition: &Condition) -> bool {
    matches!(condition, Condition::InReserves(Craft::Raptor, _))
}

fn timing(timing: Timing) -> &'static str {
    match timing {
        Timing::Action => "action",
        Timing::Interrupt(window) => match window {
            Window::CrisisRevealed => "crisis-revealed",
            Window::OptionChosen => "option-chosen",
            Window::InsteadOfCheck => "instead-of-check",
            Window::BeforeCards => "before-check-cards",
            Window::BeforeReveal => "before-check-reveal",
            Window::AfterTotal => "after-check-total",
            Window::AfterCheck => "after-check",
            Window::BeforeRoll => "before-die-roll",
            Window::AfterRoll => "after-die-roll",
            Window::ViperAttacked => "after-viper-attacked",
            Window::VipersPlaced => "after-vipers-placed",
        },
    }
}

/// BASE-059, BASE-077.
fn limit(name: SkillName) -> Option<&'static str> {
    match name {
        SkillName::ExecutiveOrder => Some("1 executive-order per turn"),
        SkillName::DeclareEmergency => Some("1 declare-emergency per skill check"),
        SkillName::StrategicPlanning => Some("1 strategic-planning per die roll"),
        SkillName::ConsolidatePower
        | SkillName::InvestigativeCommittee
        | SkillName::LaunchScout
        | SkillName::EvasiveManeuvers
        | SkillName::MaximumFirepower
        | SkillName::Repair
        | SkillName::ScientificResearch => None,
    }
}

pub(super) fn quorum(words: &Words) -> Vec<Component> {
    let row = |card: Quorum| {
        let row = card.row();
        let mut effect = clauses(row.effect);
        if row.stays.is_none() && !contains(row.effect, |effect| *effect == Effect::LeaveGame) {
            effect.push("discard this card".to_owned());
        }
        let facts = Facts::default()
            .with("action", true)
            .with("effect", effect)
            .maybe("stays", row.stays.map(until))
            .maybe("in_play", row.stays.map(|standing| vec![in_play(standing.rule)]));
        Component::of(words, card.set().id(), "quorum", card, facts)
    };
    Quorum::all().map(row).collect()
}

/// The objectives stand before the cards that are laid beside them.
pub(super) fn destinations(words: &Words) -> Vec<Component> {
    let objectives = OBJECTIVES.iter().map(|row| {
        let milestones = row.milestones.iter().map(|milestone| {
            let effect = match milestone.effect {
                MilestoneEffect::SleeperAgentPhase => "sleeper agent phase",
                MilestoneEffect::NextJumpEnds => {
                    "the next jump wins the game for the humans, with no destination card drawn, if every resource \
                     is above 0"
                }
            };
            object([("distance", Value::from(milestone.distance)), ("effect", vec![effect].into())])
        });
        let facts = Facts::default().with("kind", "objective").with("milestones", milestones.collect::<Vec<_>>());
        Component::of(words, Set::Base.id(), "destination", row.objective, facts)
    });
    let row = |card: Destination| {
        let facts = Facts::default().with("distance", card.row().distance).with("effect", clauses(card.row().effect));
        Component::of(words, card.set().id(), "destination", card, facts)
    };
    objectives.chain(Destination::all().map(row)).collect()
}

pub(super) fn loyalty(words: &Words) -> Vec<Component> {
    let row = |card: Loyalty| {
        let row = card.row();
        let (action, effect) = match row.team {
            Team::Human => (None, Vec::new()),
            Team::Cylon => {
                let harm = clauses(row.effect).into_iter().map(|clause| format!("if not in brig: {clause}"));
                (Some(true), harm.collect())
            }
            Team::Sympathizer => (Some(false), SYMPATHIZER.map(str::to_owned).to_vec()),
        };
        let facts = Facts::default()
            .with("team", row.team.id())
            .maybe("power", words.power(card))
            .maybe("action", action)
            .with("effect", effect);
        Component::of(words, card.set().id(), "loyalty", card, facts)
    };
    Loyalty::all().map(row).collect()
}

/// BASE-181.
const SYMPATHIZER: [&str; 2] = [
    "if any resource is in its red zone: goes to brig, and this card then counts as not-a-Cylon",
    "otherwise: becomes a revealed Cylon, without a super crisis card, and can never activate cylon-fleet",
];
