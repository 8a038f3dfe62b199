//! What the architecture promises and a machine can check.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

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
                found.push((path, text));
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
        let is_check = ["skill_check.rs", "reckless.rs", "abilities.rs"].iter().any(|name| path.ends_with(name));
        for word in ["game.property(", "game.has("] {
            assert!(!is_check || !text.contains(word), "{}: {word}", path.display());
        }
    }
}

/// Every procedure names the rulings that it follows.
#[test]
fn every_rule_file_names_its_rulings() {
    for (path, text) in sources("crates/airlock-game/src/rules") {
        let general = ["mod.rs", "script.rs"].iter().any(|name| path.ends_with(name));
        let named = ["BASE-", "PEG-", "DAY-", "MIX-"].iter().any(|set| text.contains(set));
        assert!(general || named, "{} names no ruling", path.display());
    }
}
