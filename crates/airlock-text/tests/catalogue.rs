//! The catalogue, held against the card reference row by row and field by field.
//!
//! The reference lies beside the repository (`../shared/reference`). Where it is absent the tests
//! say so and pass. A field that is not compared stands in [`PROSE`], a value that differs on purpose in
//! [`EXCEPTIONS`]; an exception that no longer differs stops the test.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use airlock_text::{Words, catalogue};
use serde_json::{Map, Value};

/// The decks: file of the reference, and the table in it that has the rows.
const DECKS: [(&str, &str); 10] = [
    ("characters", "character"),
    ("skills", "card"),
    ("crisis", "card"),
    ("super-crisis", "card"),
    ("quorum", "card"),
    ("destination", "card"),
    ("loyalty", "card"),
    ("locations", "location"),
    ("titles", "title"),
    ("tokens", "token"),
];

/// Fields of the reference that tell in its own words what our `text` tells in ours.
const PROSE: [(&str, &[&str]); 10] = [
    ("characters", &["start_note"]),
    ("skills", &["note"]),
    ("crisis", &[]),
    ("super-crisis", &[]),
    ("quorum", &["note"]),
    ("destination", &["note"]),
    ("loyalty", &["note", "reveal"]),
    ("locations", &["note", "while_here"]),
    ("titles", &["note", "holds", "power", "lost", "kept"]),
    ("tokens", &["note"]),
];

/// Fields of an ability that are prose.
const ABILITY_PROSE: [&str; 4] = ["when", "limit", "effect", "note"];

/// Values that differ on purpose: deck, id, field, and ours.
const EXCEPTIONS: &[(&str, &str, &str, &[&str])] = &[
    // The reference writes the two halves of this choice as a "may" and its alternative.
    ("crisis", "crash-landing", "fail", &["admiral chooses: fuel -1, or morale -1; current player goes to sickbay"]),
    // An activation like any other, which the reference spells out here alone.
    ("crisis", "heavy-assault", "special", &["activate basestars"]),
    // The one destination that places ships is written in another style than the crises.
    (
        "destination",
        "cylon-ambush",
        "effect",
        &["fuel -1", "place in fore: basestar, raider 3", "place in aft: civilian 3"],
    ),
    // Choices at locations, which the reference tells freely.
    (
        "locations",
        "presidents-office",
        "action",
        &["draw 1 quorum card", "may choose one: draw 1 quorum card, or play 1 quorum card from hand"],
    ),
    (
        "locations",
        "caprica",
        "action",
        &["choose one: his super crisis card is played, or 2 crisis cards are drawn: he picks the one resolved, the \
           other is discarded"],
    ),
    (
        "locations",
        "cylon-fleet",
        "action",
        &[
            "choose one: activate raiders, or activate heavy-raiders, or activate basestars, or every basestar launches \
           2 raiders and 1 heavy raider",
        ],
    ),
    (
        "locations",
        "resurrection-ship",
        "action",
        &[
            "if he has a super crisis card: may swap his super crisis card for a new one, the old one discarded",
            "if the distance is 7 or less: if he has an unrevealed loyalty card: give all his unrevealed loyalty cards \
             to 1 player",
        ],
    ),
    // That a Sympathizer cannot use it is a note there.
    ("locations", "cylon-fleet", "requires", &["player is no sympathizer"]),
];

type Row = Map<String, Value>;

/// The rows of a deck by id, or `None` if the reference is not there.
fn reference(deck: &str, table: &str) -> Option<BTreeMap<String, Row>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/reference/base");
    if !folder.is_dir() {
        eprintln!("skipped: there is no card reference at {}", folder.display());
        return None;
    }
    let text = std::fs::read_to_string(folder.join(format!("{deck}.toml"))).expect("the reference has this deck");
    let file: toml::Table = toml::from_str(&text).expect("the reference is well formed");
    let file = serde_json::to_value(file).expect("TOML is plain data");
    let mut rows: Vec<Value> = file[table].as_array().expect("a table of rows").clone();
    if let Some(objective) = file.get("objective") {
        let mut objective = objective.clone();
        objective["kind"] = "objective".into();
        rows.push(objective);
    }
    let rows = rows.into_iter().map(|row| {
        let row = row.as_object().expect("a row is a table").clone();
        (row["id"].as_str().expect("a row has an id").to_owned(), row)
    });
    Some(rows.collect())
}

/// Our rows of a deck by id, without what the reference has no field for.
fn ours(deck: &str) -> BTreeMap<String, Row> {
    let rows = catalogue::components(Words::english()).into_iter().filter(|row| row.deck == deck);
    let rows = rows.map(|row| {
        let id = row.id.to_owned();
        let mut row = serde_json::to_value(row).expect("a row is plain data").as_object().expect("an object").clone();
        for field in ["set", "deck", "text"] {
            assert!(row.remove(field).is_some_and(|value| value.as_str().is_some_and(|text| !text.is_empty())));
        }
        (id, row)
    });
    rows.collect()
}

/// One spelling for both: typographic marks, and the "then" that the reference puts before some clauses.
fn plain(value: &Value) -> Value {
    match value {
        Value::String(text) => {
            let text = text.replace('’', "'").replace(['“', '”'], "\"");
            text.strip_prefix("then ").unwrap_or(&text).into()
        }
        Value::Array(values) => values.iter().map(plain).collect(),
        Value::Object(fields) => {
            Value::Object(fields.iter().map(|(field, value)| (field.clone(), plain(value))).collect())
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => value.clone(),
    }
}

fn prose(deck: &str) -> &'static [&'static str] {
    PROSE.iter().find(|(other, _)| *other == deck).expect("every deck is listed").1
}

fn exception(deck: &str, id: &str, field: &str) -> Option<Value> {
    let row = EXCEPTIONS.iter().find(|row| (row.0, row.1, row.2) == (deck, id, field))?;
    Some(match row.3 {
        [one] if field == "requires" => (*one).into(),
        list => list.to_vec().into(),
    })
}

/// The abilities of a character, without their prose.
fn abilities(row: &mut Row, without: &[&str]) {
    for ability in row.get_mut("ability").and_then(Value::as_array_mut).into_iter().flatten() {
        let ability = ability.as_object_mut().expect("an ability is a table");
        ability.retain(|field, _| !without.contains(&field.as_str()));
    }
}

#[test]
fn every_row_of_the_reference_is_in_the_catalogue_with_all_its_facts() {
    let mut compared = 0;
    for (deck, table) in DECKS {
        let Some(theirs) = reference(deck, table) else { return };
        let mut ours = ours(deck);
        assert_eq!(ours.keys().collect::<Vec<_>>(), theirs.keys().collect::<Vec<_>>(), "{deck}: ids");
        for (id, mut row) in theirs {
            abilities(&mut row, &ABILITY_PROSE);
            let our_row = ours.get_mut(&id).expect("the ids are the same");
            abilities(our_row, &["text"]);
            row.retain(|field, _| !prose(deck).contains(&field.as_str()));
            let fields: BTreeSet<&String> = row.keys().chain(our_row.keys()).collect();
            for field in fields {
                let (theirs, ours) = (row.get(field).map(plain), our_row.get(field).map(plain));
                match exception(deck, &id, field) {
                    Some(value) => {
                        assert_eq!(ours.as_ref(), Some(&value), "{deck}: {id}: {field}: the exception");
                        assert_ne!(ours, theirs, "{deck}: {id}: {field}: no exception any more");
                    }
                    None => assert_eq!(ours, theirs, "{deck}: {id}: {field}"),
                }
                compared += 1;
            }
        }
    }
    eprintln!("{compared} facts compared");
}

#[test]
fn the_catalogue_is_in_the_order_of_the_reference() {
    let components = catalogue::components(Words::english());
    let mut decks: Vec<&str> = components.iter().map(|row| row.deck).collect();
    decks.dedup();
    assert_eq!(decks, DECKS.map(|(deck, _)| deck));
}

#[test]
fn ids_are_unique_in_their_deck() {
    let components = catalogue::components(Words::english());
    let ids: BTreeSet<(&str, &str)> = components.iter().map(|row| (row.deck, row.id)).collect();
    assert_eq!(ids.len(), components.len());
}
