//! Crisis and Super Crisis cards.

use std::collections::BTreeMap;

use airlock_game::cards::{Check, Condition, CrisisKind, CrisisRow, Effect, JumpEffect, Script, Who};
use airlock_game::cards::{base, daybreak, pegasus};
use airlock_game::terms::{Area, Craft, Icon};
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
    activation: Activation,
    jump: bool,
    evacuate: Option<bool>,
    #[serde(rename = "note")]
    _note: Option<String>,
}

/// The icons at the foot of a card: one or `none`, on a New Caprica card a list.
#[derive(Deserialize)]
#[serde(untagged)]
enum Activation {
    Icon(String),
    List(Vec<String>),
}

impl Activation {
    fn icons(&self) -> Vec<&str> {
        match self {
            Activation::Icon(icon) if icon == "none" => vec![],
            Activation::Icon(icon) => vec![icon],
            Activation::List(icons) => icons.iter().map(String::as_str).collect(),
        }
    }
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
        "at least 1 nuke is left; otherwise `either` may not be chosen" | "admiral holds a nuke token" => {
            Condition::HasNuke
        }
        "current player is on New Caprica; otherwise this option cannot be chosen" => Condition::CurrentOnNewCaprica,
        _ => panic!("{id}: no condition is known as «{words}»"),
    });
    assert_eq!(ours.requires, requires, "{id}: what its first option requires");
    assert_eq!(ours.activate, card.activate, "{id}: activated first");
    assert_eq!(ours.setup, diagram(&card.setup), "{id}: setup");
    let distance = ours.check.into_iter().flat_map(|check| check.pass).find_map(|effect| match effect {
        Effect::Jump(JumpEffect::Distance(distance)) => Some(*distance),
        _ => None,
    });
    assert_eq!(distance, card.distance, "{id}: distance");
    let icons = row.icon.into_iter().chain(row.occupation.then_some(Icon::Occupation));
    assert_eq!(icons.map(Icon::id).collect::<Vec<_>>(), card.activation.icons(), "{id}: activation");
    assert_eq!(row.jump, card.jump, "{id}: jump");
    assert!(card.evacuate.is_none_or(|evacuate| evacuate == card.jump), "{id}: the two icons go together");
    same_standing(id, row.stays, card.stays.as_ref(), &card.clauses());
}

fn as_strs(list: Option<&Vec<String>>) -> Option<Vec<&str>> {
    list.map(|list| list.iter().map(String::as_str).collect())
}

fn same_deck(file: &str, count: usize, ours: &'static [CrisisRow]) {
    let Some(Crises { card }) = open(file) else { return };
    assert_eq!(card.len(), count, "{file}");
    pairs(&card, |card| &card.id, ours, |row| row.id).for_each(|(card, row)| same_crisis(card, row));
}

#[test]
fn crisis_cards() {
    same_deck("base/crisis.toml", 70, base::crisis::CARDS);
    same_deck("pegasus/crisis.toml", 20, pegasus::crisis::CARDS);
    same_deck("daybreak/crisis.toml", 30, daybreak::crisis::CARDS);
}

#[test]
fn super_crisis_cards() {
    same_deck("base/super-crisis.toml", 5, base::super_crisis::CARDS);
    same_deck("pegasus/super-crisis.toml", 5, pegasus::super_crisis::CARDS);
}

#[test]
fn new_caprica_crisis_cards() {
    same_deck("pegasus/new-caprica.toml", 30, pegasus::new_caprica::CARDS);
}
