//! Crisis and Super Crisis cards.

use std::collections::BTreeMap;

use airlock_game::cards::base::{crisis, super_crisis};
use airlock_game::cards::{Check, Condition, CrisisKind, CrisisRow, Effect, Script, Who};
use airlock_game::terms::{Area, Craft};
use serde::Deserialize;

use crate::{Clauses, diagram, ids, open, ours_diagram, pairs, same_script, same_standing};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Crises {
    card: Vec<Crisis>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Crisis {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    kind: String,
    chooser: Option<String>,
    difficulty: Option<u8>,
    skills: Option<Vec<String>>,
    partial: Option<u8>,
    pass: Option<Clauses>,
    partial_result: Option<Clauses>,
    fail: Option<Clauses>,
    either: Option<Clauses>,
    either_requires: Option<String>,
    or: Option<Clauses>,
    #[serde(default)]
    activate: Vec<String>,
    #[serde(default)]
    setup: BTreeMap<String, Clauses>,
    #[serde(rename = "special_name")]
    _special_name: Option<String>,
    special: Option<Clauses>,
    distance: Option<u8>,
    stays: Option<String>,
    activation: String,
    jump: bool,
}

impl Crisis {
    fn clauses(&self) -> Vec<&String> {
        let lists = [&self.pass, &self.partial_result, &self.fail, &self.either, &self.or, &self.special];
        lists.into_iter().flatten().flatten().collect()
    }
}

/// One of our rows, laid out like a row of the reference.
#[derive(Default)]
struct Printed {
    kind: &'static str,
    chooser: Option<Who>,
    check: Option<Check>,
    either: Option<Script>,
    requires: Option<Condition>,
    or: Option<Script>,
    activate: Vec<&'static str>,
    setup: Vec<(Area, Vec<(Craft, u8)>)>,
    special: Option<Script>,
}

fn printed(row: &CrisisRow) -> Printed {
    match row.kind {
        CrisisKind::Check(check) => Printed { kind: "check", check: Some(check), ..Printed::default() },
        CrisisKind::CheckOr { chooser, check, or } => {
            Printed { kind: "check", chooser: Some(chooser), check: Some(check), or: Some(or), ..Printed::default() }
        }
        CrisisKind::Choice { chooser, either, requires, or } => Printed {
            kind: "choice",
            chooser: Some(chooser),
            either: Some(either),
            requires,
            or: Some(or),
            ..Printed::default()
        },
        CrisisKind::Attack { activate, setup, special } => Printed {
            kind: "attack",
            activate: activate.iter().map(|icon| icon.id()).collect(),
            setup: ours_diagram(setup),
            special: Some(special),
            ..Printed::default()
        },
    }
}

fn same_crisis(card: &Crisis, row: &CrisisRow) {
    let id = row.id;
    let ours = printed(row);
    assert_eq!(ours.kind, card.kind, "{id}: kind");
    let chooser = card.chooser.as_deref().map(|chooser| match chooser {
        "current" => Who::Current,
        "admiral" => Who::Admiral,
        "president" => Who::President,
        _ => panic!("{id}: nobody known chooses as «{chooser}»"),
    });
    assert_eq!(ours.chooser, chooser, "{id}: chooser");
    assert_eq!(ours.check.map(|check| check.difficulty), card.difficulty, "{id}: difficulty");
    assert_eq!(ours.check.map(|check| ids(check.skills.iter())), as_strs(card.skills.as_ref()), "{id}: skills");
    let partial = ours.check.and_then(|check| check.partial);
    assert_eq!(partial.map(|(from, _)| from), card.partial, "{id}: partial");
    let lists = [
        ("pass", ours.check.map(|check| check.pass), &card.pass),
        ("partial result", partial.map(|(_, list)| list), &card.partial_result),
        ("fail", ours.check.map(|check| check.fail), &card.fail),
        ("either", ours.either, &card.either),
        ("or", ours.or, &card.or),
        ("special", ours.special, &card.special),
    ];
    for (what, ours, theirs) in lists {
        assert_eq!(ours.is_some(), theirs.is_some(), "{id}: has {what}");
        if let (Some(ours), Some(theirs)) = (ours, theirs) {
            same_script(id, what, ours, theirs, Who::Current);
        }
    }
    let requires = card.either_requires.as_deref().map(|words| match words {
        "at least 1 nuke is left; otherwise `either` may not be chosen" => Condition::HasNuke,
        _ => panic!("{id}: no condition is known as «{words}»"),
    });
    assert_eq!(ours.requires, requires, "{id}: what its first option requires");
    assert_eq!(ours.activate, card.activate, "{id}: activated first");
    assert_eq!(ours.setup, diagram(&card.setup), "{id}: setup");
    let distance = ours.check.into_iter().flat_map(|check| check.pass).find_map(|effect| match effect {
        Effect::Distance(distance) => Some(*distance),
        _ => None,
    });
    assert_eq!(distance, card.distance, "{id}: distance");
    assert_eq!(row.icon.map_or("none", |icon| icon.id()), card.activation, "{id}: activation");
    assert_eq!(row.jump, card.jump, "{id}: jump");
    same_standing(id, row.stays, card.stays.as_ref(), &card.clauses());
}

fn as_strs(list: Option<&Vec<String>>) -> Option<Vec<&str>> {
    list.map(|list| list.iter().map(String::as_str).collect())
}

#[test]
fn crisis_cards() {
    let Some(Crises { card }) = open("crisis.toml") else { return };
    assert_eq!(card.len(), 70);
    pairs(&card, |card| &card.id, crisis::CARDS, |row| row.id).for_each(|(card, row)| same_crisis(card, row));
}

#[test]
fn super_crisis_cards() {
    let Some(Crises { card }) = open("super-crisis.toml") else { return };
    assert_eq!(card.len(), 5);
    pairs(&card, |card| &card.id, super_crisis::CARDS, |row| row.id).for_each(|(card, row)| same_crisis(card, row));
}
