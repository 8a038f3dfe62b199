//! One language: its messages, and looking them up.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{LazyLock, Mutex, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentMessage, FluentResource, FluentValue};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use crate::phrase::{Phrase, Told};
use crate::say::Say;

/// The files of a language, each with its name.
pub type Files = &'static [(&'static str, &'static str)];

// Every folder of `locales/`, found by `build.rs`: `pub static LANGUAGES: &[(&str, Files)]`.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language that is complete, and stands in for what another lacks yet.
pub const ENGLISH: &str = "en-GB";

/// Why files of messages cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadWords {
    #[error("{file}: {error}")]
    Syntax { file: String, error: String },
    #[error("{file}: {error}")]
    Twice { file: String, error: String },
    #[error("{0}")]
    Language(String),
}

/// What was looked up, for tests of a language.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// Messages and attributes (`location-brig`, `location-brig.the`) that were used.
    pub used: BTreeSet<String>,
    /// Messages that are missing, and variables that a message wants in vain.
    pub wrong: BTreeSet<String>,
    /// The variables that each message was given every time.
    pub given: BTreeMap<String, BTreeSet<String>>,
}

/// The words of one language. Made once and shared by reference.
pub struct Words {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
    watch: Option<Mutex<Watch>>,
}

impl Words {
    pub fn english() -> &'static Words {
        Words::of(ENGLISH).expect("English is among the languages")
    }

    /// The words of a language of [`LANGUAGES`], made when first asked for. What it lacks yet is said in English.
    pub fn of(language: &str) -> Option<&'static Words> {
        static WORDS: LazyLock<Vec<OnceLock<Words>>> =
            LazyLock::new(|| LANGUAGES.iter().map(|_| OnceLock::new()).collect());
        let at = LANGUAGES.iter().position(|&(own, _)| own == language)?;
        let (language, files) = LANGUAGES[at];
        let make = || {
            let english = LANGUAGES.iter().filter(|&&(own, _)| own == ENGLISH && own != language);
            let english: Vec<(&str, &str)> = english.flat_map(|&(_, files)| files).copied().collect();
            Words::over(&english, language, files).expect("the files are tested")
        };
        Some(WORDS[at].get_or_init(make))
    }

    /// The language that answers to a tag: `pl-PL` is spoken to in `pl`, `pt` in `pt-PT`.
    pub fn nearest(tag: &str) -> Option<&'static str> {
        let own = || LANGUAGES.iter().map(|&(own, _)| own);
        let main = |tag: &str| tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        let same = own().find(|own| own.eq_ignore_ascii_case(tag));
        same.or_else(|| own().find(|own| main(own) == main(tag)))
    }

    /// A language from its files, each with a name for errors.
    pub fn new(language: &'static str, files: &[(&str, &str)]) -> Result<Words, BadWords> {
        Words::over(&[], language, files)
    }

    /// A language, and what is said where it has no words.
    fn over(others: &[(&str, &str)], language: &'static str, files: &[(&str, &str)]) -> Result<Words, BadWords> {
        let id: LanguageIdentifier = language.parse().map_err(|error| BadWords::Language(format!("{error}")))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks of direction round every name would only trouble searches and screen readers here.
        bundle.set_use_isolating(false);
        for &(file, source) in files {
            bundle.add_resource(parse(file, source)?).map_err(|errors| {
                let error = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
                BadWords::Twice { file: file.to_owned(), error }
            })?;
        }
        for &(file, source) in others {
            // A message that the language has stays; that is told as an error.
            let _ = bundle.add_resource(parse(file, source)?);
        }
        Ok(Words { language, bundle, watch: None })
    }

    /// The tag of the language: `en-GB`.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// The same words, keeping account of what is looked up.
    pub fn watched(self) -> Words {
        Words { watch: Some(Mutex::default()), ..self }
    }

    /// What was looked up since [`Words::watched`].
    pub fn watch(&self) -> Watch {
        let watch = self.watch.as_ref().map(|watch| watch.lock().expect("the lock is never poisoned"));
        watch.map(|watch| watch.clone()).unwrap_or_default()
    }

    /// A message of the pages, whose keys begin with `ui-` (`locales/en/ui-*.ftl`).
    pub fn ui(&self, key: &'static str) -> Say<'_> {
        debug_assert!(key.starts_with("ui-"), "{key} is no message of the pages");
        self.say(key)
    }

    pub(crate) fn say<T>(&self, key: impl Into<Cow<'static, str>>) -> Say<'_, T> {
        Say::new(self, key.into())
    }

    /// A message without variables.
    pub(crate) fn plain<T: Told>(&self, key: &str) -> T {
        T::told(self, key, &FluentArgs::new())
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

    /// The names of a message's attributes.
    pub(crate) fn attributes(&self, id: &str) -> Vec<&str> {
        let message = self.bundle.get_message(id);
        message.iter().flat_map(FluentMessage::attributes).map(|attribute| attribute.id()).collect()
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
        self.note_used(key, args);
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() {
            return text;
        }
        for error in &errors {
            self.note_wrong(&format!("{key}: {error}"));
        }
        match with_plain_forms(args, &errors) {
            Some(args) => self.format(key, &args),
            None => text,
        }
    }

    /// The attribute of a message, if it has all the variables that it wants.
    fn format_if_given(&self, key: &str, args: &FluentArgs) -> Option<String> {
        let (id, attribute) = key.split_once('.')?;
        let pattern = self.message(id)?.get_attribute(attribute)?.value();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        errors.is_empty().then(|| {
            self.note_used(key, args);
            text
        })
    }

    fn note_used(&self, key: &str, args: &FluentArgs) {
        if let Some(watch) = &self.watch {
            let mut watch = watch.lock().expect("the lock is never poisoned");
            watch.used.insert(key.to_owned());
            let given: BTreeSet<String> = args.iter().map(|(name, _)| name.to_owned()).collect();
            let always = watch.given.entry(key.to_owned()).or_insert_with(|| given.clone());
            always.retain(|name| given.contains(name));
        }
    }

    fn note_wrong(&self, what: &str) {
        if let Some(watch) = &self.watch {
            watch.lock().expect("the lock is never poisoned").wrong.insert(what.to_owned());
        }
    }

    // Lists and sentences

    /// `a, b and c`.
    pub fn and(&self, items: Vec<Phrase>) -> Phrase {
        self.list("list-comma", "list-and", items)
    }

    /// `a, b or c`.
    pub(crate) fn or(&self, items: Vec<Phrase>) -> Phrase {
        self.list("list-comma", "list-or", items)
    }

    /// `a, b or c` after a negation, which other languages join by a word of its own.
    pub(crate) fn nor(&self, items: Vec<Phrase>) -> Phrase {
        self.list("list-comma", "list-nor", items)
    }

    /// `a, b and c`, of clauses inside another.
    pub(crate) fn deeds_and(&self, items: Vec<Phrase>) -> Phrase {
        self.list("list-deeds-comma", "list-deeds", items)
    }

    /// `a, b and c`, of what must be true.
    pub(crate) fn conditions_and(&self, items: Vec<Phrase>) -> Phrase {
        self.list("list-conditions-comma", "list-conditions", items)
    }

    /// `a; b; c`: the clauses of a box.
    pub(crate) fn clauses(&self, items: Vec<Phrase>) -> Phrase {
        self.fold("list-clauses", items.into_iter())
    }

    /// `a, b, c`.
    pub fn commas(&self, items: Vec<Phrase>) -> Phrase {
        self.fold("list-comma", items.into_iter())
    }

    /// From one number to another, as results of a die or totals of a check: `3–8`, or `8` alone.
    pub fn range(&self, from: impl Into<i16>, to: impl Into<i16>) -> String {
        let (from, to) = (from.into(), to.into());
        if from == to {
            return minus(from);
        }
        self.say("number-range").text("from", minus(from)).text("to", minus(to)).end()
    }

    fn list(&self, comma: &'static str, last: &'static str, mut items: Vec<Phrase>) -> Phrase {
        let Some(end) = items.pop() else { return Phrase::default() };
        let start = self.fold(comma, items.into_iter());
        if start.is_empty() { end } else { self.pair(last, start, end) }
    }

    pub(crate) fn fold(&self, key: &'static str, items: impl Iterator<Item = Phrase>) -> Phrase {
        items.reduce(|first, last| self.pair(key, first, last)).unwrap_or_default()
    }

    /// Two joined, in every form that both have: the genitive of a list is made of genitives, unless the
    /// message that joins has an attribute for it. An attribute that wants a form which one of the two lacks
    /// is not for them. `.value` is such an attribute for the plain text: two amounts may want no comma where
    /// two clauses do.
    pub(crate) fn pair(&self, key: &'static str, first: Phrase, last: Phrase) -> Phrase {
        let say = || self.say::<String>(key).text("first", first.clone()).text("last", last.clone());
        let own = self.attributes(key).into_iter().filter_map(|form| {
            let text = self.format_if_given(&format!("{key}.{form}"), say().args())?;
            Some((form.to_owned(), text))
        });
        let own: Vec<(String, String)> = own.collect();
        let value = own.iter().find(|(form, _)| form == "value").map(|(_, text)| text.clone());
        let whole = Phrase::new(value.unwrap_or_else(|| say().end()), own);
        let shared = first.forms().iter().filter_map(|(name, one)| Some((name, one, last.form(name)?)));
        let shared = shared.filter(|(name, ..)| whole.form(name).is_none());
        let joined = shared.map(|(name, one, other)| {
            (name.clone(), say().text("first", one.to_owned()).text("last", other.to_owned()).end())
        });
        let joined: Vec<(String, String)> = joined.collect();
        let (value, forms) = whole.into_parts();
        Phrase::new(value.into_owned(), forms.into_iter().chain(joined).collect())
    }
}

fn parse(file: &str, source: &str) -> Result<FluentResource, BadWords> {
    FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
        let error = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        BadWords::Syntax { file: file.to_owned(), error }
    })
}

/// A form that a phrase lacks is its plain text: `$what` for `$what-gen`.
fn with_plain_forms<'a>(args: &'a FluentArgs<'_>, errors: &[FluentError]) -> Option<FluentArgs<'a>> {
    let mut more: Vec<(String, FluentValue<'a>)> = Vec::new();
    for error in errors {
        let FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) = error else {
            continue;
        };
        let stems = id.match_indices('-').map(|(at, _)| &id[..at]).collect::<Vec<_>>();
        if let Some(plain) = stems.into_iter().rev().find_map(|stem| args.get(stem.to_owned())) {
            more.push((id.clone(), plain.clone()));
        }
    }
    if more.is_empty() {
        return None;
    }
    let own = args.iter().map(|(name, value)| (name.to_owned(), value.clone()));
    let mut all = FluentArgs::new();
    own.chain(more).for_each(|(name, value)| all.set(name, value));
    Some(all)
}

/// The clause as the beginning of a sentence.
pub(crate) fn capital(clause: &str) -> String {
    // Marks that open a sentence, such as ¿ or „, have no capitals.
    let Some((at, first)) = clause.char_indices().find(|(_, letter)| letter.is_alphanumeric()) else {
        return clause.to_owned();
    };
    let (before, after) = (&clause[..at], &clause[at + first.len_utf8()..]);
    before.chars().chain(first.to_uppercase()).chain(after.chars()).collect()
}

/// `+2` or `−2`.
pub(crate) fn signed(value: i16) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { format!("+{value}") }
}

/// A total, which has no plus sign.
pub(crate) fn minus(value: i16) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}
