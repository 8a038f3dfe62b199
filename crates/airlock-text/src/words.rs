//! One language: its messages, and looking them up.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{LazyLock, Mutex};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use crate::say::Say;

/// The files of a language, each with its name.
pub type Files = &'static [(&'static str, &'static str)];

/// Every language there is. Another one is another folder of files and a line here.
pub static LANGUAGES: &[(&str, Files)] = &[("en-GB", ENGLISH)];

static ENGLISH: Files = &[
    ("names.ftl", include_str!("../locales/en/names.ftl")),
    ("cards.ftl", include_str!("../locales/en/cards.ftl")),
    ("effects.ftl", include_str!("../locales/en/effects.ftl")),
    ("sheets.ftl", include_str!("../locales/en/sheets.ftl")),
    ("board.ftl", include_str!("../locales/en/board.ftl")),
    ("asks.ftl", include_str!("../locales/en/asks.ftl")),
    ("choices.ftl", include_str!("../locales/en/choices.ftl")),
    ("log.ftl", include_str!("../locales/en/log.ftl")),
    ("setup.ftl", include_str!("../locales/en/setup.ftl")),
    ("terminal.ftl", include_str!("../locales/en/terminal.ftl")),
    ("ui-common.ftl", include_str!("../locales/en/ui-common.ftl")),
    ("ui-around.ftl", include_str!("../locales/en/ui-around.ftl")),
    ("ui-board.ftl", include_str!("../locales/en/ui-board.ftl")),
    ("ui-ask.ftl", include_str!("../locales/en/ui-ask.ftl")),
    ("ui-record.ftl", include_str!("../locales/en/ui-record.ftl")),
    ("ui-stage.ftl", include_str!("../locales/en/ui-stage.ftl")),
    ("ui-replay.ftl", include_str!("../locales/en/ui-replay.ftl")),
    ("ui-rules.ftl", include_str!("../locales/en/ui-rules.ftl")),
    ("ui-server.ftl", include_str!("../locales/en/ui-server.ftl")),
    ("ui-errors.ftl", include_str!("../locales/en/ui-errors.ftl")),
];

/// Why files of messages cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadWords {
    #[error("{file}: {error}")]
    Syntax { file: String, error: String },
    #[error("{file}: {error}")]
    Twice { file: String, error: String },
}

/// What was looked up, for tests of a language.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// Messages and attributes (`location-brig`, `location-brig.the`) that were used.
    pub used: BTreeSet<String>,
    /// Messages that are missing, and variables that a message wants in vain.
    pub wrong: BTreeSet<String>,
}

/// The words of one language. Made once and shared by reference.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    watch: Option<Mutex<Watch>>,
}

impl Words {
    pub fn english() -> &'static Words {
        Words::of("en-GB").expect("English is among the languages")
    }

    /// The words of a language of [`LANGUAGES`], made when first asked for.
    pub fn of(language: &str) -> Option<&'static Words> {
        static WORDS: LazyLock<Vec<Words>> = LazyLock::new(|| {
            let make = |&(language, files): &(&str, Files)| {
                Words::new(language.parse().expect("a well-formed language"), files).expect("the files are tested")
            };
            LANGUAGES.iter().map(make).collect()
        });
        let at = LANGUAGES.iter().position(|&(own, _)| own == language)?;
        WORDS.get(at)
    }

    /// A language from its files, each with a name for errors.
    pub fn new(language: LanguageIdentifier, files: &[(&str, &str)]) -> Result<Words, BadWords> {
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks of direction round every name would only trouble searches and screen readers here.
        bundle.set_use_isolating(false);
        for &(file, source) in files {
            let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
                let error = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
                BadWords::Syntax { file: file.to_owned(), error }
            })?;
            bundle.add_resource(resource).map_err(|errors| {
                let error = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
                BadWords::Twice { file: file.to_owned(), error }
            })?;
        }
        Ok(Words { bundle, watch: None })
    }

    /// The same words, keeping account of what is looked up.
    pub fn watched(self) -> Words {
        Words { watch: Some(Mutex::default()), ..self }
    }

    /// What was looked up since [`Words::watched`].
    pub fn watch(&self) -> Watch {
        let watch = self.watch.as_ref().map(|watch| watch.lock().expect("nobody panics while he notes a key"));
        watch.map(|watch| watch.clone()).unwrap_or_default()
    }

    /// A message of the pages, whose keys begin with `ui-` (`locales/en/ui-*.ftl`).
    pub fn ui(&self, key: &'static str) -> Say<'_> {
        debug_assert!(key.starts_with("ui-"), "{key} is no message of the pages");
        self.say(key)
    }

    pub(crate) fn say(&self, key: impl Into<Cow<'static, str>>) -> Say<'_> {
        Say::new(self, key.into())
    }

    /// A message without variables.
    pub(crate) fn plain(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    pub(crate) fn message(&self, key: &str) -> Option<FluentMessage<'_>> {
        let message = self.bundle.get_message(key);
        if message.is_none() {
            self.note_wrong(key);
        }
        message
    }

    /// The message, or its attribute after a dot. A missing one shows its key.
    pub(crate) fn format(&self, key: &str, args: &FluentArgs) -> String {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = self.message(id);
        let pattern = message.and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            self.note_wrong(key);
            return format!("⟨{key}⟩");
        };
        self.note_used(key);
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        for error in errors {
            self.note_wrong(&format!("{key}: {error}"));
        }
        text
    }

    fn note_used(&self, key: &str) {
        if let Some(watch) = &self.watch {
            watch.lock().expect("nobody panics while he notes a key").used.insert(key.to_owned());
        }
    }

    fn note_wrong(&self, what: &str) {
        if let Some(watch) = &self.watch {
            watch.lock().expect("nobody panics while he notes a key").wrong.insert(what.to_owned());
        }
    }

    // Lists and sentences

    /// `a, b and c`.
    pub fn and(&self, items: Vec<String>) -> String {
        self.list("list-and", items)
    }

    /// `a, b or c`.
    pub(crate) fn or(&self, items: Vec<String>) -> String {
        self.list("list-or", items)
    }

    /// `a; b; c`: the clauses of a box.
    pub(crate) fn clauses(&self, items: Vec<String>) -> String {
        self.fold("list-clauses", items.into_iter())
    }

    /// `a, b, c`.
    pub fn commas(&self, items: Vec<String>) -> String {
        self.fold("list-comma", items.into_iter())
    }

    fn list(&self, last: &'static str, mut items: Vec<String>) -> String {
        let Some(end) = items.pop() else { return String::new() };
        let start = self.fold("list-comma", items.into_iter());
        if start.is_empty() { end } else { self.pair(last, start, end) }
    }

    pub(crate) fn fold(&self, key: &'static str, items: impl Iterator<Item = String>) -> String {
        items.reduce(|first, last| self.pair(key, first, last)).unwrap_or_default()
    }

    fn pair(&self, key: &'static str, first: String, last: String) -> String {
        self.say(key).text("first", first).text("last", last).end()
    }
}

/// The clause as the beginning of a sentence.
pub(crate) fn capital(clause: &str) -> String {
    let mut letters = clause.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// `+2` or `−2`.
pub(crate) fn signed(value: i16) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { format!("+{value}") }
}

/// A total, which has no plus sign.
pub(crate) fn minus(value: i16) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// Results of a die: `3–8`, or `8` alone.
pub(crate) fn range(from: u8, to: u8) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}
