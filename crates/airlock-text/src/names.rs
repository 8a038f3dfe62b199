//! What things and people are called.

use airlock_game::cards::{
    Ability, AbilityKind, Agenda, AgendaDeck, Character, CharacterKind, Civilian, Crisis, Destination, Loyalty,
    Mission, Motive, Mutiny, Objective, PeekDeck, Quorum, SkillCard, SkillName, SuperCrisis, Team,
};
use airlock_game::event::{DeckName, Outcome};
use airlock_game::terms::{
    Area, BasestarDamage, Craft, Damages, GalacticaDamage, Icon, Location, PegasusDamage, Resource, Set, Sets, Ship,
    Side, Skill, Title,
};
use airlock_game::{Seat, Source};

use crate::phrase::Phrase;
use crate::say::Say;
use crate::words::{ENGLISH, Words, capital};

/// What the people at a table are called, and where to find a ship that is told by number only.
///
/// Nothing has a default: whoever forgot the characters would tell every name without gender and case.
pub trait Names {
    /// What a seat is called as long as it has no character.
    fn person(&self, seat: Seat) -> String;

    /// The character by whose name the seat is called, so that a sentence knows its forms.
    fn character(&self, seat: Seat) -> Option<Character>;

    /// Where that basestar is, if it is known; then it is called by its area.
    fn basestar(&self, number: u8) -> Option<Area>;

    /// The boxes on the table: an overlay covers the print, and with Daybreak what could be used once in the
    /// game is paid for with miracle tokens.
    fn sets(&self) -> Sets;

    /// Whether the ship that the player pilots is an assault raptor.
    fn flies_raptor(&self, seat: Seat) -> bool;
}

/// Something with a name of its own, in every language.
pub trait Named {
    /// The message that has the name.
    fn key(&self, words: &Words) -> String;

    /// The word by which messages can select.
    fn word(&self) -> &'static str;
}

impl<T: Named> Named for &T {
    fn key(&self, words: &Words) -> String {
        (*self).key(words)
    }

    fn word(&self) -> &'static str {
        (*self).word()
    }
}

macro_rules! named {
    ($($type:ty: $prefix:literal),* $(,)?) => {
        $(impl Named for $type {
            fn key(&self, _words: &Words) -> String {
                format!(concat!($prefix, "-{}"), self.id())
            }

            fn word(&self) -> &'static str {
                self.id()
            }
        })*
    };
}

named!(
    Ability: "ability", AbilityKind: "ability-kind", Agenda: "agenda", AgendaDeck: "deck", Area: "area",
    BasestarDamage: "basestar-damage", Character: "character", CharacterKind: "character-kind", Craft: "craft",
    Icon: "icon", Location: "location", Mission: "mission", Motive: "motive", Mutiny: "mutiny", Objective: "objective", Resource: "resource", Set: "set", Ship: "ship", Side: "side", Skill: "skill",
    SkillName: "skill-card", Team: "team", Title: "title",
);

/// Copies of a card (`food-shortage-3`), and the same card of another box (`you-are-not-a-cylon-pegasus`),
/// share the name of the first part of their ids; a card whose own name ends in a number
/// (`bomb-on-colonial-1`) or in a box has a message of its own.
fn card_key(words: &Words, deck: &str, id: &str) -> String {
    let key = format!("{deck}-{id}");
    let stem = key.trim_end_matches(|c: char| c.is_ascii_digit()).strip_suffix('-').unwrap_or(&key);
    let without_set = |set: &Set| stem.strip_suffix(set.id()).and_then(|stem| stem.strip_suffix('-'));
    let plain = Set::ALL.iter().find_map(without_set).unwrap_or(stem);
    [&key, stem, plain].into_iter().find(|key| words.has(key)).unwrap_or(stem).to_owned()
}

macro_rules! named_cards {
    ($($type:ty: $deck:literal),* $(,)?) => {
        $(impl Named for $type {
            fn key(&self, words: &Words) -> String {
                card_key(words, $deck, self.id())
            }

            fn word(&self) -> &'static str {
                self.id()
            }
        })*
    };
}

named_cards!(
    Crisis: "crisis", SuperCrisis: "super-crisis", Quorum: "quorum", Destination: "destination", Loyalty: "loyalty",
    Civilian: "token",
);

impl Named for SkillCard {
    fn key(&self, words: &Words) -> String {
        self.row().text.name.key(words)
    }

    fn word(&self) -> &'static str {
        self.id()
    }
}

impl Named for GalacticaDamage {
    fn key(&self, words: &Words) -> String {
        match self.damages() {
            Damages::Location(location) => location.key(words),
            Damages::Resource(resource) => resource.key(words),
        }
    }

    fn word(&self) -> &'static str {
        self.id()
    }
}

impl Named for PegasusDamage {
    fn key(&self, words: &Words) -> String {
        self.location().key(words)
    }

    fn word(&self) -> &'static str {
        self.id()
    }
}

impl Named for Source {
    fn key(&self, words: &Words) -> String {
        match self {
            Source::Crisis(card) => card.key(words),
            Source::SuperCrisis(card) => card.key(words),
            Source::Quorum(card) => card.key(words),
            Source::Destination(card) => card.key(words),
            Source::Location(location) => location.key(words),
            Source::Skill(card) => card.key(words),
            Source::Ability(ability) => ability.key(words),
            Source::Title(title) => title.key(words),
            Source::Loyalty(card) => card.key(words),
            Source::Mutiny(card) => card.key(words),
            Source::Mission(card) => card.key(words),
        }
    }

    /// What kind of thing it is: a message seldom cares for more.
    fn word(&self) -> &'static str {
        match self {
            Source::Crisis(_) => "crisis",
            Source::SuperCrisis(_) => "super-crisis",
            Source::Quorum(_) => "quorum",
            Source::Destination(_) => "destination",
            Source::Location(_) => "location",
            Source::Skill(_) => "skill",
            Source::Ability(_) => "ability",
            Source::Title(_) => "title",
            Source::Loyalty(_) => "loyalty",
            Source::Mutiny(_) => "mutiny",
            Source::Mission(_) => "mission",
        }
    }
}

impl Named for Outcome {
    fn key(&self, _words: &Words) -> String {
        format!("outcome-{}", self.word())
    }

    fn word(&self) -> &'static str {
        match self {
            Outcome::Pass => "pass",
            Outcome::Partial => "partial",
            Outcome::Fail => "fail",
        }
    }
}

impl Named for PeekDeck {
    fn key(&self, _words: &Words) -> String {
        format!("deck-{}", self.word())
    }

    fn word(&self) -> &'static str {
        match self {
            PeekDeck::Crisis => "crisis",
            PeekDeck::Destination => "destination",
            PeekDeck::Mission => "mission",
        }
    }
}

impl Named for DeckName {
    fn key(&self, words: &Words) -> String {
        match self {
            DeckName::Skill(skill) => skill.key(words),
            DeckName::Crisis
            | DeckName::SuperCrisis
            | DeckName::Quorum
            | DeckName::Destination
            | DeckName::Mutiny
            | DeckName::Mission => format!("deck-{}", self.word()),
        }
    }

    fn word(&self) -> &'static str {
        match self {
            DeckName::Skill(skill) => skill.id(),
            DeckName::Crisis => "crisis",
            DeckName::SuperCrisis => "super-crisis",
            DeckName::Quorum => "quorum",
            DeckName::Destination => "destination",
            DeckName::Mutiny => "mutiny",
            DeckName::Mission => "mission",
        }
    }
}

impl Words {
    /// The name, as it stands in the middle of a sentence.
    pub fn name(&self, thing: impl Named) -> String {
        self.say(thing.key(self)).number("count", 1).end()
    }

    /// The name in all its forms.
    pub fn noun(&self, thing: impl Named) -> Phrase {
        self.say(thing.key(self)).number("count", 1).end()
    }

    /// The name, as it stands alone.
    pub fn label(&self, thing: impl Named) -> String {
        capital(&self.name(thing))
    }

    /// What those call it who speak English, for talk across languages; nothing where these words are English.
    pub fn in_english(&self, thing: impl Named) -> Option<String> {
        (self.language() != ENGLISH).then(|| Words::english().label(thing))
    }

    /// The name of a character in speech and on the board. Its forms are `.short-gen` and so on; what it lacks,
    /// such as a gender, is that of the whole name.
    pub fn short(&self, character: Character) -> Phrase {
        let key = character.key(self);
        self.plain::<Phrase>(&format!("{key}.short")).or_forms_of(self.plain(&key))
    }

    /// The short name, told apart from that of another version of the same character in the list (DAY-001).
    pub(crate) fn version(&self, character: Character, among: &[Character]) -> Phrase {
        if !among.iter().any(|&other| other != character && other.is_version_of(character)) {
            return self.short(character);
        }
        let say = self.say("character-version").text("name", self.short(character));
        say.name("kind", character.row().kind).end()
    }

    /// A skill card with its strength: `Repair 2`.
    pub fn card(&self, card: SkillCard) -> Phrase {
        self.say("card-with-strength").name("card", card).number("strength", card.strength()).end()
    }

    /// The heading that tells Cylon Loyalty cards apart.
    pub fn power(&self, card: Loyalty) -> Option<Phrase> {
        (card.row().team == Team::Cylon).then(|| self.plain(&format!("{}.power", card.key(self))))
    }

    /// A Loyalty card with its heading, as its owner knows it.
    pub fn loyalty(&self, card: Loyalty) -> Phrase {
        match self.power(card) {
            Some(power) => self.say("loyalty-with-power").name("card", card).text("power", power).end(),
            None => self.noun(card),
        }
    }

    /// `2 raiders`.
    pub fn ships(&self, craft: Craft, count: u8) -> Phrase {
        self.say("n-craft").number("count", count).name("craft", craft).end()
    }
}

impl Words {
    /// Somebody by the name of their character, or by their own before they have one, in all forms.
    pub fn who(&self, seat: Seat, names: &dyn Names) -> Phrase {
        match names.character(seat) {
            Some(character) => self.say("person-character").text("name", self.short(character)).end(),
            None => self.say("person-other").text("name", names.person(seat)).end(),
        }
    }
}

/// The people of a sentence: names, and who of them reads it.
#[derive(Clone, Copy)]
pub(crate) struct People<'a> {
    pub(crate) names: &'a dyn Names,
    pub(crate) reader: Option<Seat>,
}

impl<'w, T> Say<'w, T> {
    /// A seat as a noun; its reader is "you".
    pub(crate) fn seat(self, name: &'static str, seat: Seat, people: People<'_>) -> Say<'w, T> {
        if people.reader == Some(seat) {
            return self.noun(name, "person-you", "you");
        }
        self.person(name, seat, people.names)
    }

    /// Somebody who does not read it.
    pub fn person(self, name: &'static str, seat: Seat, names: &dyn Names) -> Say<'w, T> {
        let who = self.words().who(seat, names);
        self.text(name, who).id(name, "other")
    }
}
