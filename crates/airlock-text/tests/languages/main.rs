//! Every language says all that English says, in whole sentences.
//!
//! `cargo test -p airlock-text --test languages` lists what a language lacks; `UPDATE=1` before it writes what is
//! said into `tests/snapshots/<language>/`, for somebody who speaks it to read. `ONLY=pl` looks at one language.
//! `docs/translating.md` tells how to go about it.

mod ftl;
mod game;
#[path = "../samples/mod.rs"]
mod samples;
mod told;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use airlock_text::{ENGLISH, Files, LANGUAGES, Words};

/// Attributes that the code asks for by name: parts of a message rather than forms of a word.
const PARTS: &[&str] =
    &["short", "power", "special", "rule", "waiting", "summary", "argument", "many", "here", "apart", "value"];

fn wanted() -> Vec<(&'static str, Files)> {
    let only = std::env::var("ONLY").ok();
    let wanted = |language: &str| only.as_deref().is_none_or(|only| only == language);
    LANGUAGES.iter().copied().filter(|(language, _)| wanted(language)).collect()
}

fn english() -> ftl::Messages {
    ftl::messages(LANGUAGES[0].1)
}

fn report(mut faults: Vec<String>) {
    faults.sort();
    assert!(faults.is_empty(), "\n{} to put right:\n{}\n", faults.len(), faults.join("\n"));
}

/// Whoever wants to translate reads first how much there is to do.
#[test]
fn the_guide_tells_the_number_of_messages() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/translating.md");
    let guide = std::fs::read_to_string(guide).expect("the guide can be read");
    let told = guide.split(" short messages").next().and_then(|before| before.rsplit(' ').next());
    let told: usize = told.and_then(|number| number.parse().ok()).expect("the guide tells a number");
    let all = english().len();
    assert!(told.abs_diff(all) <= 50, "{all} messages, not {told}");
}

/// Messages and parts that are missing or that nobody asks for; forms that no sentence uses.
#[test]
fn the_messages_are_those_of_english() {
    let english = english();
    let mut faults = Vec::new();
    for (language, files) in wanted() {
        let own = ftl::messages(files);
        let mut fault = |file: &str, what: String| faults.push(format!("{language}/{file}: {what}"));
        let is_needed = |key: &str| !own.contains_key(key) && !ARTICLES.contains(&key);
        for (key, message) in english.iter().filter(|(key, _)| is_needed(key)) {
            fault(message.file, format!("{key} is missing"));
        }
        let mentioned: BTreeSet<&String> = own.values().flat_map(|message| &message.variables).collect();
        for (key, message) in &own {
            let Some(model) = english.get(key) else {
                // A part that the language's own sentences are made of.
                if !own.values().any(|other| other.parts.contains(key)) {
                    fault(message.file, format!("{key} is not asked for"));
                }
                continue;
            };
            let parts = |of: &ftl::Message| -> BTreeSet<String> {
                of.attributes.iter().filter(|name| PARTS.contains(&name.as_str())).cloned().collect()
            };
            for part in parts(model).difference(&parts(message)) {
                fault(message.file, format!("{key}.{part} is missing"));
            }
            for form in &message.attributes {
                let by_part = |part: &&str| form.strip_prefix(*part).is_some_and(|rest| rest.starts_with('-'));
                let last = PARTS.iter().copied().find(by_part).map_or(form.as_str(), |part| &form[part.len() + 1..]);
                let is_used = PARTS.contains(&form.as_str())
                    || model.attributes.contains(form)
                    || own.values().any(|other| other.parts.contains(key))
                    || mentioned.iter().any(|variable| variable.ends_with(&format!("-{last}")));
                if !is_used {
                    fault(message.file, format!("{key}.{form} is a form that no sentence uses"));
                }
            }
        }
    }
    report(faults);
}

/// The variables of the pages are those of English, or other forms of them (`$who-gen` where English has `$who`).
/// What the game says is tried out below.
#[test]
fn the_variables_of_the_pages_are_given() {
    let english = english();
    let mut faults = Vec::new();
    for (language, files) in wanted() {
        let own = ftl::messages(files);
        for (key, message) in own.iter().filter(|(key, _)| key.starts_with("ui-") && english.contains_key(*key)) {
            let given = ftl::variables(key, &english);
            // What English says in one form can be said in any: $where, $where-gen where English has $where-the.
            let is_form = |form: &str| form == "id" || english.values().any(|other| other.attributes.contains(form));
            let nouns = given.iter().filter_map(|known| known.rsplit_once('-').filter(|(_, form)| is_form(form)));
            let nouns: BTreeSet<&str> = nouns.map(|(noun, _)| noun).chain(given.iter().map(String::as_str)).collect();
            let is_given = |variable: &String| {
                nouns.iter().any(|noun| {
                    variable.strip_prefix(noun).is_some_and(|form| form.is_empty() || form.starts_with('-'))
                })
            };
            for variable in ftl::variables(key, &own).iter().filter(|variable| !is_given(variable)) {
                faults.push(format!("{language}/{}: {key} has no ${variable}", message.file));
            }
        }
    }
    report(faults);
}

/// Parts of English sentences that choose by its grammar alone, and that another language need not have: "a" or "an",
/// "the" before a place.
const ARTICLES: &[&str] = &["a-craft", "the-of", "the-source"];

/// Numbers and persons are grammar: a language tells apart what its verbs and nouns do, and what comes out is read in
/// the snapshots.
fn is_grammar(variable: &str, variant: &str) -> bool {
    const PERSONS: &[&str] = &["who-id", "by-id", "whom-id", "to-id", "from-id"];
    const PLURALS: &[&str] = &["zero", "one", "two", "few", "many", "other"];
    PERSONS.contains(&variable)
        || variable.ends_with("-again")
        || PLURALS.contains(&variant)
        || variant.parse::<u32>().is_ok()
}

/// A variant that is missing falls back on one that says something else. What English tells apart every language
/// does, and where both choose by a variable, by the same variants.
#[test]
fn the_variants_are_those_of_every_language() {
    // Another language may have to choose where English needs it for an article alone.
    let whole = english();
    let mut english = english();
    let articles = english.iter_mut().filter(|(key, _)| ARTICLES.contains(&key.as_str()));
    articles.for_each(|(_, message)| message.selectors.clear());
    let mut faults = Vec::new();
    for (language, files) in wanted().into_iter().filter(|&(language, _)| language != ENGLISH) {
        let own = ftl::messages(files);
        for (key, message) in own.iter().filter(|(key, _)| english.contains_key(*key)) {
            let (theirs, ours) = (ftl::selectors(key, &english), ftl::selectors(key, &own));
            let none = BTreeSet::new();
            let allowed = ftl::selectors(key, &whole);
            for (variable, model) in &theirs {
                let told = ours.get(variable).unwrap_or(&none);
                let allowed = allowed.get(variable).unwrap_or(&none);
                let wrong = |variant: &&String| !is_grammar(variable, variant);
                let lacking = model.difference(told).filter(wrong).map(|variant| (variant, "is missing"));
                let more = told.difference(allowed).filter(wrong).map(|variant| (variant, "is not in English"));
                faults.extend(lacking.chain(more).map(|(variant, what)| {
                    format!("{language}/{}: {key}: [{variant}] of ${variable} {what}", message.file)
                }));
            }
        }
    }
    report(faults);
}

fn snapshots(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(folder)
}

/// Compares with what was read before, or writes it anew.
fn compare(folder: &str, file: &str, text: &str, faults: &mut Vec<String>) {
    let path = snapshots(folder).join(format!("{file}.txt"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(snapshots(folder)).expect("the folder can be made");
        std::fs::write(&path, text).expect("the file can be written");
        return;
    }
    let read = std::fs::read_to_string(&path).unwrap_or_default();
    if read == text {
        return;
    }
    let both = text.lines().zip(read.lines()).position(|(ours, read)| ours != read);
    let line = both.unwrap_or_else(|| text.lines().count().min(read.lines().count()));
    let nth = |text: &str| text.lines().nth(line).unwrap_or("(nothing)").to_owned();
    faults.push(format!("{folder}/{file}.txt, line {}:\n    was {}\n    is  {}", line + 1, nth(&read), nth(text)));
}

/// What each message of the game can rely on, without the forms of its nouns, which are each language's own.
fn variables(given: &BTreeMap<String, BTreeSet<String>>) -> String {
    let mut text = String::new();
    for (key, given) in given {
        let is_form = |name: &str| {
            let (stem, form) = name.rsplit_once('-').unwrap_or(("", name));
            given.contains(stem) && !["id", "size", "sign", "again"].contains(&form)
        };
        let given: Vec<String> =
            given.iter().filter(|name| !is_form(name)).map(|variable| format!(" ${variable}")).collect();
        if !given.is_empty() {
            text.push_str(&format!("{key}:{}\n", given.concat()));
        }
    }
    text
}

/// Whatever can be said is said without a message, a variable or a form missing, and as it was read.
#[test]
fn everything_can_be_said() {
    let mut faults = Vec::new();
    for (language, files) in wanted() {
        let words = match Words::new(language, files) {
            Ok(words) => words.watched(),
            Err(error) => {
                faults.push(format!("{language}: {error}"));
                continue;
            }
        };
        for (file, lines) in told::everything(&words) {
            let bad = lines.iter().filter(|line| line.contains(['{', '}', '$']) || line.contains("  . "));
            faults.extend(bad.map(|line| format!("{language}/{file}: «{line}»")));
            compare(language, file, &(lines.join("\n").trim_start().to_owned() + "\n"), &mut faults);
        }
        let watch = words.watch();
        // What is missing altogether is told by the other test.
        let own = ftl::messages(files);
        let is_there = |wrong: &&String| own.contains_key(wrong.split(['.', ':']).next().unwrap_or_default());
        faults.extend(watch.wrong.iter().filter(is_there).map(|wrong| format!("{language}: {wrong}")));
        if language == LANGUAGES[0].0 {
            compare(".", "variables", &variables(&watch.given), &mut faults);
        }
    }
    report(faults);
}
