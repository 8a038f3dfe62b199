//! Everything that can be looked up: the components with their texts, and the rulings.
//!
//! The texts are those of `airlock-text`, so that nothing is said a second time here. An index is
//! made once for each language and then only read.

mod build;
mod connect;
mod script;
mod search;

use std::sync::{LazyLock, OnceLock};

use airlock_game::cards::Character;
use airlock_game::terms::Skill;
use airlock_text::{LANGUAGES, Words};

pub use search::{Found, Hit, MOST_HITS, Piece, search};

/// What an entry is about, in the order in which kinds are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Procedure,
    Place,
    Character,
    Skill,
    Crisis,
    SuperCrisis,
    Quorum,
    Destination,
    Loyalty,
    Agenda,
    Motive,
    Mutiny,
    Mission,
    Title,
    Token,
    Ruling,
}

impl Kind {
    pub const ALL: &'static [Kind] = &[
        Kind::Procedure,
        Kind::Place,
        Kind::Character,
        Kind::Skill,
        Kind::Crisis,
        Kind::SuperCrisis,
        Kind::Quorum,
        Kind::Destination,
        Kind::Loyalty,
        Kind::Agenda,
        Kind::Motive,
        Kind::Mutiny,
        Kind::Mission,
        Kind::Title,
        Kind::Token,
        Kind::Ruling,
    ];

    /// In addresses.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Procedure => "procedure",
            Kind::Place => "place",
            Kind::Character => "character",
            Kind::Skill => "skill",
            Kind::Crisis => "crisis",
            Kind::SuperCrisis => "super-crisis",
            Kind::Quorum => "quorum",
            Kind::Destination => "destination",
            Kind::Loyalty => "loyalty",
            Kind::Agenda => "agenda",
            Kind::Motive => "motive",
            Kind::Mutiny => "mutiny",
            Kind::Mission => "mission",
            Kind::Title => "title",
            Kind::Token => "token",
            Kind::Ruling => "ruling",
        }
    }

    pub fn from_id(id: &str) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| kind.id() == id)
    }
}

/// One thing to look up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub kind: Kind,
    /// In addresses; of several copies that of the first.
    pub id: &'static str,
    /// The ids of all copies.
    pub ids: Vec<&'static str>,
    pub title: String,
    /// What kind of thing it is, a little closer.
    pub about: String,
    pub icon: Icon,
    pub facts: Vec<Fact>,
    /// The steps of a procedure.
    pub steps: Vec<String>,
    /// Published answers differ about it.
    pub contested: bool,
    /// How many rulings speak of it.
    pub rulings_count: usize,
    /// The first of them, and its neighbours among the entries, by their places.
    rulings: Vec<usize>,
    see: Vec<usize>,
    /// The text in lines, as hits are shown in it.
    lines: Vec<String>,
    /// Title and lines in small letters, byte for byte as long as they are.
    folded_title: String,
    folded_lines: Vec<String>,
}

/// The drawing beside an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    Glyph(&'static str),
    Skill(Skill),
    Character(Character),
}

/// A box of a card: what it is for, and its sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    pub label: String,
    pub lines: Vec<String>,
    /// The skills of its check, to be drawn as marks.
    pub skills: Vec<Skill>,
}

/// All entries in one language.
#[derive(Clone, Debug)]
pub struct Reference {
    entries: Vec<Entry>,
}

impl Reference {
    /// The reference in the language of these words, made when first asked for.
    pub fn of(words: &Words) -> &'static Reference {
        static ALL: LazyLock<Vec<OnceLock<Reference>>> =
            LazyLock::new(|| LANGUAGES.iter().map(|_| OnceLock::new()).collect());
        let at = LANGUAGES.iter().position(|&(own, _)| own == words.language()).unwrap_or_default();
        ALL[at].get_or_init(|| Reference::new(words))
    }

    pub fn english() -> &'static Reference {
        Reference::of(Words::english())
    }

    pub fn new(words: &Words) -> Reference {
        Reference { entries: build::entries(words) }
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry of an address; any copy leads to the same.
    pub fn find(&self, kind: Kind, id: &str) -> Option<&Entry> {
        let is = |own: &&str| own.eq_ignore_ascii_case(id);
        self.entries.iter().find(|entry| entry.kind == kind && entry.ids.iter().any(&is))
    }

    /// The ruling or procedure with that id, for a link such as BASE-066.
    pub fn ruling(&self, id: &str) -> Option<&Entry> {
        self.find(Kind::Ruling, id).or_else(|| self.find(Kind::Procedure, id))
    }

    pub fn count(&self, kind: Kind) -> usize {
        self.entries.iter().filter(|entry| entry.kind == kind).count()
    }

    /// The rulings that speak of an entry, the most of it first.
    pub fn rulings_on<'a>(&'a self, entry: &'a Entry) -> impl Iterator<Item = &'a Entry> {
        entry.rulings.iter().map(|&at| &self.entries[at])
    }

    /// Other entries that it speaks of, or that speak of it.
    pub fn see_also<'a>(&'a self, entry: &'a Entry) -> impl Iterator<Item = &'a Entry> {
        entry.see.iter().map(|&at| &self.entries[at])
    }
}

/// Small letters, byte for byte as long as the text, so that a hit in the one is a hit in the other.
pub(crate) fn fold(text: &str) -> String {
    let small = |letter: char| {
        let mut small = letter.to_lowercase();
        match (small.next(), small.next()) {
            (Some(small), None) if small.len_utf8() == letter.len_utf8() => small,
            (Some(_) | None, _) => letter,
        }
    };
    text.chars().map(small).collect()
}
