//! What is kept: people, tables, seats, decisions, chat.

use airlock_game::orders::StandingOrder;
use airlock_game::save::StateHash;
use airlock_game::{Answer, Event, Seat, Seed, Setup};
use serde::{Deserialize, Serialize};
use thiserror::Error;

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

/// One entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "WrittenDecision", into = "WrittenDecision")]
pub struct Decision {
    /// The number of decisions with this one.
    pub version: u32,
    pub deed: Deed,
    /// The sender's idempotency key.
    pub key: String,
    pub made_at: i64,
    /// Of the state after it; programs before rules version 3 wrote none.
    pub hash: Option<StateHash>,
    /// What happened. Empty where it was not asked for, and in logs of those programs.
    pub events: Vec<Event>,
    /// Nobody but the sender noticed it: a pass in a window that stayed open.
    pub silent: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    Answer(Seat, Answer),
    /// The seat took back its last answer.
    TakeBack(Seat),
    /// These rules hold from here on: at the start of a game, and where a program with other rules takes over.
    Rules(u32),
}

/// A decision as it is exported.
#[derive(Serialize, Deserialize)]
struct WrittenDecision {
    version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(default)]
    answer: Option<Answer>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<u32>,
    key: String,
    made_at: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hash: Option<StateHash>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    events: Vec<Event>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    silent: bool,
}

/// A decision of nobody that is no change of rules either.
#[derive(Debug, Error)]
#[error("decision {0} is nobody's")]
pub struct NobodysDecision(u32);

impl Deed {
    /// From the columns that a decision is written in.
    pub(crate) fn read(
        version: u32,
        seat: Option<Seat>,
        answer: Option<Answer>,
        rules: Option<u32>,
    ) -> Result<Deed, NobodysDecision> {
        match (seat, answer, rules) {
            (_, None, Some(rules)) => Ok(Deed::Rules(rules)),
            (Some(seat), Some(answer), None) => Ok(Deed::Answer(seat, answer)),
            (Some(seat), None, None) => Ok(Deed::TakeBack(seat)),
            (_, Some(_), Some(_)) | (None, _, None) => Err(NobodysDecision(version)),
        }
    }

    pub fn seat(&self) -> Option<Seat> {
        match self {
            Deed::Answer(seat, _) | Deed::TakeBack(seat) => Some(*seat),
            Deed::Rules(_) => None,
        }
    }

    pub fn answer(&self) -> Option<&Answer> {
        match self {
            Deed::Answer(_, answer) => Some(answer),
            Deed::TakeBack(_) | Deed::Rules(_) => None,
        }
    }

    pub fn rules(&self) -> Option<u32> {
        match self {
            Deed::Rules(rules) => Some(*rules),
            Deed::Answer(..) | Deed::TakeBack(_) => None,
        }
    }
}

impl TryFrom<WrittenDecision> for Decision {
    type Error = NobodysDecision;

    fn try_from(written: WrittenDecision) -> Result<Decision, NobodysDecision> {
        let WrittenDecision { version, seat, answer, rules, key, made_at, hash, events, silent } = written;
        let deed = Deed::read(version, seat, answer, rules)?;
        Ok(Decision { version, deed, key, made_at, hash, events, silent })
    }
}

impl From<Decision> for WrittenDecision {
    fn from(decision: Decision) -> WrittenDecision {
        let Decision { version, deed, key, made_at, hash, events, silent } = decision;
        let (seat, answer, rules) = (deed.seat(), deed.answer().cloned(), deed.rules());
        WrittenDecision { version, seat, answer, rules, key, made_at, hash, events, silent }
    }
}

/// The state of a game after a decision, in its canonical form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    pub version: u32,
    pub rules_version: u32,
    pub state: String,
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
    /// The state after the last decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Snapshot>,
    /// The states in which turns began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub snapshots: Vec<Snapshot>,
    /// Counts every change of the table in its store.
    #[serde(skip)]
    pub revision: u32,
}

/// How much of a table is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// What is needed to play on.
    Play,
    /// With the events and the snapshots, too.
    Record,
}

/// What a command changes at a table. It is written as a whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Change {
    /// The count of changes before this one.
    pub revision: u32,
    pub table: Option<TableRow>,
    /// Those that have changed.
    pub seats: Vec<(Seat, SeatRow)>,
    /// How many seats there are from now on, where some are gone.
    pub fewer_seats: Option<u8>,
    pub decisions: Vec<Decision>,
    /// Decisions of the log to which the store adds what they led to.
    pub recorded: Vec<Decision>,
    /// The state after the last of them.
    pub state: Option<Snapshot>,
    pub snapshots: Vec<Snapshot>,
    pub chat: Vec<ChatRow>,
    /// A table that is opened with it.
    pub opens: Option<Box<StoredTable>>,
}

impl Change {
    /// Whether nothing is to be written.
    pub fn is_empty(&self) -> bool {
        *self == Change { revision: self.revision, ..Change::default() }
    }
}
