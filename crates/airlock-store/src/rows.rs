//! What is kept: people, tables, seats, decisions, chat.

use airlock_game::orders::StandingOrder;
use airlock_game::{Answer, Seat, Seed, Setup};
use serde::{Deserialize, Serialize};

/// A person by number. Numbers are never shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PersonId(pub i64);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// The name under which a password lets the person in from anywhere.
    pub login: Option<String>,
    /// The tag of the language that the person has chosen.
    pub language: Option<String>,
}

/// The hash of a secret token.
pub type KeyHash = [u8; 32];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyKind {
    /// The token in a browser's cookie, or of a program.
    Browser,
    /// A private link that works once.
    Link,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    #[default]
    Live,
    Days,
}

/// How fast bots show their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotPace {
    Slow,
    #[default]
    Normal,
    Instant,
}

/// How a table is run, apart from the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct TableOptions {
    pub pace: Pace,
    /// Anybody may sit down and finds the table in the list.
    pub open: bool,
    pub bots: BotPace,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRow {
    pub id: String,
    pub name: String,
    pub setup: Setup,
    pub seed: Seed,
    pub rules_version: u32,
    pub options: TableOptions,
    pub host: PersonId,
    /// Seconds since 1970.
    pub made_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
    pub next: Option<String>,
}

/// A seat. A person who left stays its owner while a bot plays, and can come back.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SeatRow {
    pub person: Option<PersonId>,
    pub bot: Option<String>,
    pub name: String,
    pub ready: bool,
    pub again: bool,
    pub since: u32,
    /// How many lines of chat were said when the person last looked at it.
    #[serde(default)]
    pub heard: u32,
    pub notes: String,
    pub orders: Vec<StandingOrder>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The number of decisions with this one.
    pub version: u32,
    pub seat: Seat,
    /// `None`: the seat took its last answer back.
    pub answer: Option<Answer>,
    /// What the one who sent it calls it, so that a retry is known.
    pub key: String,
    pub made_at: i64,
}

/// What a line of the chat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChatKind {
    #[default]
    Said,
    SatDown,
    Left,
    /// A bot plays for this person from now on.
    Replaced,
    CameBack,
    Removed,
    /// The text is the new name.
    Renamed,
    NewHost,
    /// The host asks whether somebody is ready.
    Asked,
    /// The host has changed the settings.
    Changed,
    /// A phrase, which everybody reads in his own language; the text is its id.
    Phrase,
}

impl ChatKind {
    pub const ALL: &'static [ChatKind] = &[
        ChatKind::Said,
        ChatKind::SatDown,
        ChatKind::Left,
        ChatKind::Replaced,
        ChatKind::CameBack,
        ChatKind::Removed,
        ChatKind::Renamed,
        ChatKind::NewHost,
        ChatKind::Asked,
        ChatKind::Changed,
        ChatKind::Phrase,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            ChatKind::Said => "said",
            ChatKind::SatDown => "sat-down",
            ChatKind::Left => "left",
            ChatKind::Replaced => "replaced",
            ChatKind::CameBack => "came-back",
            ChatKind::Removed => "removed",
            ChatKind::Renamed => "renamed",
            ChatKind::NewHost => "new-host",
            ChatKind::Asked => "asked",
            ChatKind::Changed => "changed",
            ChatKind::Phrase => "phrase",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatRow {
    pub kind: ChatKind,
    pub seat: Option<Seat>,
    pub name: String,
    pub text: String,
    pub made_at: i64,
}

/// A table with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredTable {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    pub decisions: Vec<Decision>,
    pub chat: Vec<ChatRow>,
}
