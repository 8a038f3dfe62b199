//! Every fact of the reference that a program can read, held against our cards.
//!
//! The reference lies beside the repository (`../shared/reference`). Where it is absent the tests
//! say so and pass. Each row is read with all its fields: those that start with `_` are not compared
//! (names, notes, procedures, and the texts of skill cards, abilities and titles), and a field that
//! nobody has thought of stops the test.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::Path;

use airlock_game::cards::{Script, StandingRule, Stays, Until, Who};
use airlock_game::terms::{Area, Craft, Skill};
use serde::de::DeserializeOwned;

#[path = "cards/agendas.rs"]
mod agendas;
#[path = "cards/clauses.rs"]
mod clauses;
#[path = "cards/crisis.rs"]
mod crisis;
#[path = "cards/daybreak.rs"]
mod daybreak;
#[path = "cards/daybreak_cards.rs"]
mod daybreak_cards;
#[path = "cards/daybreak_sheets.rs"]
mod daybreak_sheets;
#[path = "cards/decks.rs"]
mod decks;
#[path = "cards/pegasus.rs"]
mod pegasus;
#[path = "cards/sheets.rs"]
mod sheets;
#[path = "cards/tokens.rs"]
mod tokens;

use clauses::{Phrase, read, ships};

type Clauses = Vec<String>;

/// The text of a file of the reference (`base/crisis.toml`), or `None` if the reference is not there.
fn text(file: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/reference");
    if !folder.is_dir() {
        eprintln!("skipped: there is no card reference at {}", folder.display());
        return None;
    }
    Some(std::fs::read_to_string(folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}")))
}

fn open<T: DeserializeOwned>(file: &str) -> Option<T> {
    Some(toml::from_str(&text(file)?).unwrap_or_else(|error| panic!("{file}: {error}")))
}

/// Pairs the rows of the reference with ours, which have the same ids in the same order.
fn pairs<'a, T, R>(
    theirs: &'a [T],
    id: impl Fn(&T) -> &str,
    ours: &'static [R],
    our_id: impl Fn(&R) -> &str,
) -> impl Iterator<Item = (&'a T, &'static R)> {
    assert_eq!(ours.iter().map(our_id).collect::<Vec<_>>(), theirs.iter().map(id).collect::<Vec<_>>(), "ids, in order");
    theirs.iter().zip(ours)
}

fn ids(skills: impl IntoIterator<Item = Skill>) -> Vec<&'static str> {
    skills.into_iter().map(Skill::id).collect()
}

fn area(id: &str) -> Area {
    Area::from_id(id).unwrap_or_else(|| panic!("no area «{id}»"))
}

/// Ships by area, in the order of the areas; within an area they stand as listed.
fn diagram(setup: &BTreeMap<String, Clauses>) -> Vec<(Area, Vec<(Craft, u8)>)> {
    let mut diagram: Vec<_> = setup.iter().map(|(id, list)| (area(id), ships(&list.join(", ")))).collect();
    diagram.sort_by_key(|(area, _)| area.index());
    diagram
}

fn ours_diagram(setup: &[(Area, &[(Craft, u8)])]) -> Vec<(Area, Vec<(Craft, u8)>)> {
    setup.iter().map(|&(area, ships)| (area, ships.to_vec())).collect()
}

fn same_script(id: &str, what: &str, ours: Script, theirs: &[String], by: Who) {
    assert_eq!(ours, read(theirs, by), "{id}: {what}");
}

/// A card that stays, by the words for how long and the clauses of which one is its rule.
fn same_standing(id: &str, ours: Option<Stays>, stays: Option<&String>, clauses: &[&String]) {
    assert_eq!(ours.is_some(), stays.is_some(), "{id}: stays in play");
    let (Some(ours), Some(stays)) = (ours, stays) else { return };
    let until = clauses::STAYS.iter().chain(pegasus::STAYS).chain(daybreak::STAYS).find(|(words, _)| words == stays);
    assert_eq!(Some(ours.until), until.map(|&(_, until)| until), "{id}: {stays}");
    let mut rules = clauses::STANDING.iter().chain(pegasus::STANDING).chain(daybreak::STANDING);
    let rule = rules.find(|(words, _)| clauses.iter().any(|clause| clause == words));
    assert_eq!(Some(ours.rule), rule.map(|&(_, rule)| rule), "{id}: what it does in play");
}

fn same<T: PartialEq + Debug>(what: &str, ours: impl IntoIterator<Item = T>, theirs: impl IntoIterator<Item = T>) {
    assert_eq!(ours.into_iter().collect::<Vec<_>>(), theirs.into_iter().collect::<Vec<_>>(), "{what}");
}

/// A phrase that the reference no longer uses would be a meaning that nobody checks.
#[test]
fn every_known_phrase_is_in_the_reference() {
    let files = ["crisis", "super-crisis", "quorum", "destination", "loyalty", "locations"];
    all_are_in("base", &files, clauses::PHRASES, clauses::STANDING, clauses::STAYS);
    let files = [&files[..], &["new-caprica"]].concat();
    all_are_in("pegasus", &files, pegasus::PHRASES, pegasus::STANDING, pegasus::STAYS);
    let files = ["crisis", "mutiny", "missions", "locations", "skills"];
    all_are_in("daybreak", &files, daybreak::PHRASES, daybreak::STANDING, daybreak::STAYS);
}

fn all_are_in(
    set: &str,
    files: &[&str],
    phrases: &[Phrase],
    standing: &[(&str, StandingRule)],
    stays: &[(&str, Until)],
) {
    let mut all = String::new();
    for file in files {
        let Some(text) = text(&format!("{set}/{file}.toml")) else { return };
        all += &text;
    }
    let phrases = phrases.iter().flat_map(|(phrase, _)| phrase.iter());
    let standing = standing.iter().map(|(words, _)| words);
    for words in phrases.chain(standing).chain(stays.iter().map(|(words, _)| words)) {
        assert!(all.contains(words), "the reference of {set} does not say «{words}»");
    }
}
