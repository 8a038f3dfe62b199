//! Every message that a page asks for exists, and none is there for nothing. The other languages have the keys of
//! English (`airlock-text/tests/languages`).

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use airlock_text::LANGUAGES;

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a source folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The keys in the code: all string literals that begin with `ui-`.
fn asked() -> BTreeSet<String> {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let text: String = files.iter().map(|path| std::fs::read_to_string(path).expect("a source file")).collect();
    let literals = text.split("\"ui-").skip(1).filter_map(|rest| rest.split('"').next());
    literals.map(|key| format!("ui-{key}")).collect()
}

fn messages(files: airlock_text::Files) -> BTreeSet<String> {
    let lines = files.iter().flat_map(|(_, source)| source.lines());
    let keys = lines.filter(|line| line.starts_with("ui-")).filter_map(|line| line.split(" =").next());
    keys.map(str::to_owned).collect()
}

#[test]
fn every_message_that_a_page_asks_for_exists() {
    for &(language, files) in &LANGUAGES[..1] {
        let there = messages(files);
        let asked = asked();
        let missing: Vec<&String> =
            asked.iter().filter(|key| !there.contains(key.split('.').next().unwrap_or(key))).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn no_message_of_the_pages_is_there_for_nothing() {
    for &(language, files) in &LANGUAGES[..1] {
        let asked = asked();
        let all: String = files.iter().map(|(_, source)| *source).collect();
        let used = |key: &String| asked.contains(key) || all.contains(&format!("{{ {key} }}"));
        let unused: Vec<String> = messages(files).into_iter().filter(|key| !used(key)).collect();
        assert!(unused.is_empty(), "{language}: {unused:?}");
    }
}
