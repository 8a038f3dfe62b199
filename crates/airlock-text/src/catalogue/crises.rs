//! Crisis and Super Crisis cards.

use airlock_game::cards::{
    Check, Condition, Crisis, CrisisKind, CrisisRow, DeckEffect, Effect, JumpEffect, Script, StandingRule, Stays,
    SuperCrisis, Until, Who,
};
use airlock_game::terms::Icon;
use serde_json::Value;

use super::{Component, Facts, object};
use crate::clauses::{self, Context, ships};
use crate::names::Named;
use crate::words::Words;

pub(super) fn crises(words: &Words) -> Vec<Component> {
    let row = |card: Crisis| Component::of(words, card.set().id(), "crisis", card, facts(words, card, card.row()));
    Crisis::all().filter(|card| !card.is_new_caprica()).map(row).collect()
}

/// The deck of New Caprica, whose icons are a list, and whose last one is two in one.
pub(super) fn new_caprica(words: &Words) -> Vec<Component> {
    let row = |card: Crisis| {
        let row = card.row();
        let occupation = row.occupation.then_some(Icon::Occupation);
        let icons: Vec<&str> = row.icon.into_iter().chain(occupation).map(|icon| icon.id()).collect();
        let facts = facts(words, card, row).with("activation", icons).with("evacuate", row.jump);
        Component::of(words, card.set().id(), "new-caprica", card, facts)
    };
    Crisis::all().filter(|card| card.is_new_caprica()).map(row).collect()
}

pub(super) fn super_crises(words: &Words) -> Vec<Component> {
    let row =
        |card: SuperCrisis| Component::of(words, card.set().id(), "super-crisis", card, facts(words, card, card.row()));
    SuperCrisis::all().map(row).collect()
}

fn facts(words: &Words, card: impl Named, row: &'static CrisisRow) -> Facts {
    let context = Context { standing: row.stays, ..Context::default() };
    let facts = match row.kind {
        CrisisKind::Check(check) => checked(Facts::default().with("kind", "check"), context, &check),
        CrisisKind::CheckOr { chooser, check, or } => {
            let facts = Facts::default().with("kind", "check").with("chooser", chooses(chooser));
            checked(facts, context, &check).with("or", context.clauses(or))
        }
        CrisisKind::Choice { chooser, either, requires, or } => Facts::default()
            .with("kind", "choice")
            .with("chooser", chooses(chooser))
            .with("either", context.clauses(either))
            .maybe("either_requires", requires.map(either_requires))
            .with("or", context.clauses(or)),
        CrisisKind::Attack { activate, setup, special } => Facts::default()
            .with("kind", "attack")
            .with("activate", activate.iter().map(|icon| icon.id()).collect::<Vec<_>>())
            .with("setup", object(setup.iter().map(|&(area, craft)| (area.id(), ships(craft)))))
            .with("special_name", words.plain::<String>(&format!("{}.special", card.key(words))))
            .with("special", Context { setup, ..context }.clauses(special)),
    };
    facts
        .maybe("distance", distance(&row.kind))
        .maybe("stays", row.stays.map(|standing| stays(standing, &row.kind)))
        .with("activation", row.icon.map_or("none", |icon| icon.id()))
        .with("jump", row.jump)
}

pub(super) fn checked(facts: Facts, context: Context, check: &Check) -> Facts {
    facts
        .with("difficulty", check.difficulty)
        .with("skills", check.skills.iter().map(|skill| skill.id()).collect::<Vec<_>>())
        .maybe("partial", check.partial.map(|(threshold, _)| threshold))
        .with("pass", context.clauses(check.pass))
        .maybe("partial_result", check.partial.map(|(_, script)| context.clauses(script)))
        .with("fail", context.clauses(check.fail))
}

fn chooses(who: Who) -> Value {
    match who {
        Who::You => "acting",
        Who::Current => "current",
        Who::Admiral => "admiral",
        Who::President => "president",
        Who::Target => "chosen",
        Who::EachPlayer
        | Who::EachHuman
        | Who::EachCylon
        | Who::AdmiralAndCurrent
        | Who::Officers
        | Who::At(_)
        | Who::Aboard(_)
        | Who::EachWithoutMutiny
        | Who::EachWithoutMiracle => "all",
    }
    .into()
}

fn either_requires(condition: Condition) -> String {
    format!("{}; otherwise `either` may not be chosen", clauses::condition(condition))
}

/// What the card is worth beside the objective.
fn distance(kind: &CrisisKind) -> Option<u8> {
    let (CrisisKind::Check(check) | CrisisKind::CheckOr { check, .. }) = kind else { return None };
    check.pass.iter().find_map(|effect| {
        if let Effect::Jump(JumpEffect::Distance(distance)) = effect { Some(*distance) } else { None }
    })
}

/// How long a card stays; a check says after which result.
pub(super) fn stays(standing: Stays, kind: &CrisisKind) -> String {
    let until = until(standing);
    let keeps = |script: Script| {
        script.iter().any(|effect| {
            matches!(effect, Effect::Decks(DeckEffect::StayInPlay) | Effect::Jump(JumpEffect::Distance(_)))
        })
    };
    match kind {
        CrisisKind::Check(check) | CrisisKind::CheckOr { check, .. } if keeps(check.pass) => {
            format!("after a pass, {until}")
        }
        CrisisKind::Check(check) | CrisisKind::CheckOr { check, .. } if keeps(check.fail) => {
            format!("after a fail, {until}")
        }
        CrisisKind::Check(_) | CrisisKind::CheckOr { .. } | CrisisKind::Choice { .. } | CrisisKind::Attack { .. } => {
            until.to_owned()
        }
    }
}

pub(super) fn until(standing: Stays) -> &'static str {
    match (standing.until, standing.rule) {
        (Until::Jump, _) => "until the fleet jumps",
        (Until::LossElseJump, _) => {
            "until a civilian ship or a basestar is destroyed (discarded), or the fleet jumps (back into the deck)"
        }
        (Until::JumpOrNoRaiders, _) => "until the fleet jumps or no raiders are left on the board",
        (Until::JumpOrBasestar, _) => "until the fleet jumps or a basestar is destroyed",
        (Until::JumpOrScar, _) => "until the fleet jumps or Scar is destroyed",
        (Until::Used, StandingRule::Arbitrator(_) | StandingRule::ChiefOfStaff(_)) => "until its holder uses it",
        (Until::Used, StandingRule::Probation) => "until the president uses it",
        (Until::Used, _) => "until its condition has applied once",
        (Until::End, StandingRule::Travelled) => "for the rest of the game as 1 distance travelled",
        (Until::End, _) => "for the rest of the game",
    }
}
