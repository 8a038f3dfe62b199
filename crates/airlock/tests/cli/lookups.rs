//! `rules` and `cards`.

use std::collections::BTreeSet;
use std::io::Read;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::bench::airlock;

#[test]
fn a_ruling_is_found_by_its_id_in_any_spelling() {
    let ruling = airlock(&["rules", "BASE-066"]).well();
    assert!(ruling.starts_with("BASE-066 (R/C) · 6 — Skill checks\n"), "{ruling}");
    assert!(ruling.contains(" 18. The cards go to their discard piles"), "{ruling}");
    assert_eq!(airlock(&["rules", "base-66"]).well(), ruling);
    let mutiny = airlock(&["rules", "day-15"]).well();
    assert!(mutiny.starts_with("DAY-015 (R/C) · Daybreak 3 — Mutiny cards and the Mutineer\n"), "{mutiny}");
    assert!(airlock(&["rules", "MIX-003"]).well().starts_with("MIX-003 (R) · "));
}

#[test]
fn rulings_are_found_by_words() {
    let found = airlock(&["rules", "boarding", "PARTY"]).well();
    assert!(found.contains("BASE-038 "), "{found}");
    assert!(!found.contains("BASE-001 "), "{found}");
}

#[test]
fn all_rulings_are_listed_under_their_sections() {
    let list = airlock(&["rules"]).well();
    assert!(list.contains("\n3 — The turn\n  BASE-030  "), "{list}");
    assert!(list.lines().all(|line| line.chars().count() <= 100));
    let pages = [
        ("BASE", include_str!("../../../../docs/rulings/base.md")),
        ("PEG", include_str!("../../../../docs/rulings/pegasus.md")),
        ("DAY", include_str!("../../../../docs/rulings/daybreak.md")),
        ("MIX", include_str!("../../../../docs/rulings/combining.md")),
    ];
    for (set, page) in pages {
        let entries = page.lines().filter(|line| line.starts_with(&format!("- **{set}-"))).count();
        assert_eq!(list.lines().filter(|line| line.starts_with(&format!("  {set}-"))).count(), entries, "{set}");
    }
}

#[test]
fn cards_come_as_rows() {
    let rows: Value = serde_json::from_str(&airlock(&["cards", "--json"]).well()).expect("JSON");
    let rows = rows.as_array().expect("a list");
    let decks: BTreeSet<&str> = rows.iter().map(|row| row["deck"].as_str().expect("a deck")).collect();
    assert!(decks.contains("crisis") && decks.contains("quorum"), "{decks:?}");
    for row in rows {
        for field in ["id", "set", "deck", "name", "text"] {
            assert!(row[field].is_string(), "{field} of {row}");
        }
    }
    for (set, printed) in [("base", 70), ("pegasus", 20), ("daybreak", 30)] {
        let crises = rows.iter().filter(|row| row["deck"] == "crisis" && row["set"] == set).count();
        assert_eq!(crises, printed, "{set}");
        let only = airlock(&["cards", "--json", "--deck", "crisis", "--set", set]).well();
        let only: Value = serde_json::from_str(&only).expect("JSON");
        assert_eq!(only.as_array().expect("a list").len(), crises);
    }
}

#[test]
fn daybreak_has_decks_of_its_own() {
    for (deck, cards) in [("mutiny", 22), ("motives", 14), ("missions", 8)] {
        let text = airlock(&["cards", "--deck", deck, "--set", "daybreak"]).well();
        assert!(text.starts_with(&format!("{deck} ({cards})\n")), "{text}");
    }
}

#[test]
fn cards_can_be_read() {
    let text = airlock(&["cards", "--deck", "quorum"]).well();
    assert!(text.starts_with("quorum (26)\n"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
}

/// `airlock rules | head -1` is no error.
#[test]
fn a_reader_who_leaves_is_not_complained_to() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_airlock"))
        .args(["cards", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut first = [0];
    child.stdout.take().expect("it was piped").read_exact(&mut first).expect("a byte");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &[][..]));
}
