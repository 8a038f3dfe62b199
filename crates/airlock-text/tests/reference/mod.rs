//! The card reference beside the repository, and the catalogue in the same shape.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use airlock_text::{Words, catalogue};
use serde_json::{Map, Value};

pub type Row = Map<String, Value>;

/// Where the reference of a set is, if it is at hand.
pub fn folder(set: &str) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/reference").join(set);
    if !folder.is_dir() {
        eprintln!("skipped: there is no card reference at {}", folder.display());
        return None;
    }
    Some(folder)
}

/// Where the reference says he or she, we say they.
const THEY: [(&str, &str); 15] = [
    ("exchanges his whole hand", "exchanges their whole hand"),
    ("of his mutiny cards and discards", "of their mutiny cards and discards"),
    ("look at his quorum cards", "look at their quorum cards"),
    ("1 of her choice; the other", "1 of choice; the other"),
    ("swap his super crisis card", "swap their super crisis card"),
    ("give all his unrevealed", "give all their unrevealed"),
    ("of his choice, return the others", "of choice, return the others"),
    ("his super crisis card is played", "their super crisis card is played"),
    ("he picks the one resolved", "they pick the one resolved"),
    ("keep his title", "keep the title"),
    ("he does not he draws", "they do not they draw"),
    ("into his hand", "into their hand"),
    ("space area she was in", "space area they were in"),
    ("each time he activates", "each time they activate"),
    ("of his choice, who reveals", "of their choice, who reveals"),
];

/// The rows of a deck by id; none if the set has no such deck.
pub fn reference(folder: &Path, deck: &str, table: &str) -> BTreeMap<String, Row> {
    let file = folder.join(format!("{deck}.toml"));
    if !file.exists() {
        return BTreeMap::new();
    }
    let text = std::fs::read_to_string(file).expect("the reference can be read");
    let text = THEY.iter().fold(text, |text, (from, to)| text.replace(from, to));
    let file: toml::Table = toml::from_str(&text).expect("the reference is well formed");
    let file = serde_json::to_value(file).expect("TOML is plain data");
    let mut rows: Vec<Value> = file[table].as_array().expect("a table of rows").clone();
    if let Some(objective) = file.get("objective") {
        let mut objective = objective.clone();
        objective["kind"] = "objective".into();
        rows.push(objective);
    }
    let rows = rows.into_iter().map(|row| {
        let mut row = row.as_object().expect("a row is a table").clone();
        // Our rows name their file so.
        if let Some(agenda) = row.remove("deck") {
            row.insert("agenda".to_owned(), agenda);
        }
        (row["id"].as_str().expect("a row has an id").to_owned(), row)
    });
    rows.collect()
}

/// Our rows of a deck by id, without what the reference has no field for.
pub fn ours(set: &str, deck: &str) -> BTreeMap<String, Row> {
    let rows = catalogue::components(Words::english()).into_iter().filter(|row| row.set == set && row.deck == deck);
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
pub fn plain(value: &Value) -> Value {
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
