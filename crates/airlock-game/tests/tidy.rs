//! What the architecture promises and a machine can check.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The Rust files below a folder with their paths from the root, so that no check depends on where the repository lies.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a source folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source file");
                found.push((path.strip_prefix(root()).expect("below the root").to_owned(), text));
            }
        }
    }
    found
}

/// The part of a file before its tests.
fn code(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or_default()
}

#[test]
fn the_engine_knows_no_clock_no_thread_no_file_and_no_float() {
    let banned =
        ["std::time", "std::thread", "std::fs", "std::io", "std::net", "HashMap", "HashSet", "f32", "f64", "async "];
    for (path, text) in sources("crates/airlock-game/src") {
        for word in banned {
            assert!(!code(&text).contains(word), "{}: {word}", path.display());
        }
    }
}

#[test]
fn the_engine_depends_on_small_data_crates_only() {
    let manifest = std::fs::read_to_string(root().join("crates/airlock-game/Cargo.toml")).expect("a manifest");
    let allowed = ["rand_chacha", "serde", "serde_json", "sha2", "thiserror"];
    let section = manifest.split("[dependencies]").nth(1).expect("dependencies");
    let section = section.split("\n[").next().expect("a section");
    for line in section.lines().filter(|line| line.contains('=')) {
        let name = line.split(['.', '=', ' ']).next().unwrap_or_default();
        assert!(allowed.contains(&name), "airlock-game must not depend on {name}");
    }
}

#[test]
fn library_code_does_not_unwrap() {
    for folder in ["crates/airlock-game/src", "crates/airlock-text/src", "crates/airlock-bots/src"] {
        for (path, text) in sources(folder) {
            for word in [".unwrap()", "todo!", "unimplemented!", "dbg!"] {
                assert!(!code(&text).contains(word), "{}: {word}", path.display());
            }
        }
    }
}

#[test]
fn files_stay_short_and_say_what_they_are() {
    for (path, text) in sources("crates") {
        let shown = path.display();
        assert!(text.lines().count() <= 650, "{shown} has {} lines", text.lines().count());
        let in_src = path.components().any(|part| part.as_os_str() == "src");
        assert!(!in_src || text.starts_with("//!"), "{shown} has no header");
    }
}

/// BASE-107, DAY-104: which abilities hold in a check is judged in `contribution.rs` alone.
#[test]
fn a_check_has_one_judge_of_abilities() {
    for (path, text) in sources("crates/airlock-game/src/rules") {
        let is_check = folder_of(&path) == Some("check") && !path.ends_with("contribution.rs");
        for word in ["game.property(", "game.has("] {
            assert!(!is_check || !text.contains(word), "{}: {word}", path.display());
        }
    }
}

/// Every procedure names the rulings that it follows.
#[test]
fn every_rule_file_names_its_rulings() {
    for (path, text) in sources("crates/airlock-game/src/rules") {
        let general = path.ends_with("mod.rs") || path.ends_with("tests.rs");
        let named = ["BASE-", "PEG-", "DAY-", "MIX-"].iter().any(|set| text.contains(set));
        assert!(general || named, "{} names no ruling", path.display());
    }
}

/// A folder of the rules uses itself and those before it. `script` and `window` stand outside: they lead from the words
/// of the cards to every subject, and back.
const FOLDERS: &[&str] = &[
    "board",
    "resources",
    "skills",
    "dice",
    "characters",
    "decks",
    "quorum",
    "mutiny",
    "cylons",
    "space",
    "loyalty",
    "check",
    "new_caprica",
    "jump",
    "crisis",
    "missions",
    "turn",
    "setup",
];

/// What still reaches for a later folder. The list only gets shorter.
const REACHES_UP: &[&str] = &[
    "cylons/infiltration.rs: turn",
    "resources/end.rs: doom_the_fragile",
    "resources/end.rs: note_loss",
    "skills/discard.rs: deceive_crisis",
    "skills/discard.rs: may_draw_mutiny",
    "skills/play.rs: turn",
    "space/vipers/mod.rs: turn",
];

/// The folder of a file of the rules.
fn folder_of(path: &Path) -> Option<&str> {
    let mut parts = path.iter().skip_while(|part| *part != "rules").skip(1);
    let folder = parts.next()?.to_str()?;
    parts.next().map(|_| folder)
}

/// The names after each place where the text has that beginning.
fn names_after<'t>(text: &'t str, beginning: &str) -> Vec<&'t str> {
    let name = |rest: &'t str| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
    text.split(beginning).skip(1).map(name).collect()
}

/// The names of the methods that a text calls.
fn calls(text: &str) -> Vec<&str> {
    let name =
        |before: &'_ str| before.len() - before.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_').len();
    let ends = text.match_indices('(').map(|(at, _)| &text[..at]);
    let names = ends.map(|before| before.split_at(before.len() - name(before)));
    names.filter(|(before, name)| before.ends_with('.') && !name.is_empty()).map(|(_, name)| name).collect()
}

/// The methods of `Game` in a file, by the indentation of our format.
fn methods_of_game(text: &str) -> Vec<&str> {
    let blocks = text.split("\nimpl Game {\n").skip(1).map(|rest| rest.split("\n}\n").next().unwrap_or_default());
    blocks
        .flat_map(|block| block.lines().filter(|line| line.starts_with("    ") && !line.starts_with("     ")))
        .flat_map(|line| names_after(line, "fn "))
        .collect()
}

#[test]
fn folders_of_the_rules_use_those_before_them() {
    let files = sources("crates/airlock-game/src/rules");
    let mut owners: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, text) in &files {
        for name in methods_of_game(code(text)) {
            owners.entry(name).or_default().extend(folder_of(path));
        }
    }
    let place = |folder: &str| FOLDERS.iter().position(|known| *known == folder);
    let mut found = BTreeSet::new();
    for (path, text) in &files {
        let Some(folder) = folder_of(path).filter(|_| !path.ends_with("tests.rs")) else { continue };
        assert!(
            place(folder).is_some() || ["script", "window"].contains(&folder),
            "{folder} has no place in the order"
        );
        let used = names_after(code(text), "crate::rules::").into_iter().map(|other| (other, other));
        let called = calls(code(text)).into_iter().filter_map(|name| match owners.get(name) {
            Some(owners) if owners.len() == 1 => owners.first().map(|&other| (other, name)),
            _ => None,
        });
        for (other, name) in used.chain(called) {
            if let (Some(own), Some(other)) = (place(folder), place(other))
                && own < other
            {
                let file = path.iter().skip_while(|part| *part != "rules").skip(1).collect::<PathBuf>();
                found.insert(format!("{}: {name}", file.display()));
            }
        }
    }
    let known: BTreeSet<String> = REACHES_UP.iter().map(|&line| line.to_owned()).collect();
    assert_eq!(found, known);
}
