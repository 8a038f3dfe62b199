//! What is kept: people, tables, seats, decisions, chat.

use std::time::Duration;

use airlock_game::orders::StandingOrder;
use airlock_game::save::StateHash;
use airlock_game::{Answer, Event, Seat, Seed, Setup};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::MeasureKind;

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
    /// An operator lets them talk nowhere.
    pub muted: bool,
}

/// Who has a login, and by what it is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Login {
    pub person: PersonId,
    /// The hash of the password.
    pub password: String,
    /// An operator has banned them.
    pub banned: bool,
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

/// A key as its owner is shown it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyRow {
    pub key: KeyHash,
    pub kind: KeyKind,
    /// What the browser or program calls itself.
    pub agent: String,
    pub made_at: i64,
}

/// All that is kept about a person, for them to read. Keys are left out: they are secrets even of their owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PersonData {
    pub name: String,
    pub login: Option<String>,
    pub language: Option<String>,
    pub made_at: i64,
    pub failed_logins: u32,
    pub sessions: Vec<SessionData>,
    pub seats: Vec<SeatData>,
    pub said: Vec<SaidData>,
    /// What tables remember of them beside a seat.
    pub beside: Vec<BesideData>,
    /// What they reported.
    pub reported: Vec<ReportedData>,
    /// An operator has muted them everywhere.
    pub muted: bool,
    /// What operators have done about them.
    pub measures: Vec<MeasureData>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MeasureData {
    pub measure: MeasureKind,
    pub made_at: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SessionData {
    pub link: bool,
    pub agent: String,
    pub made_at: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatData {
    pub table: String,
    pub table_name: String,
    pub host: bool,
    pub seat: Seat,
    pub name: String,
    pub notes: String,
    pub orders: Vec<StandingOrder>,
    pub made_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
    /// What the seat answered, once the game is over: before, not even how often it passed is told.
    pub answers: Vec<AnswerData>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AnswerData {
    pub answer: Answer,
    pub made_at: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SaidData {
    pub table: String,
    pub text: String,
    pub made_at: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BesideData {
    pub table: String,
    pub name: String,
    pub held: Option<Seat>,
    pub removed: bool,
    pub muted: bool,
    pub asks: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReportedData {
    pub table: String,
    pub name: String,
    pub text: String,
    pub reason: String,
    pub made_at: i64,
}

/// What became of a guest who logged in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merged {
    /// Their seats are the person's now.
    Joined,
    /// Both have a seat at one table, and nothing was changed.
    TwoSeats,
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

/// What a table remembers of a person beside the seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestRow {
    /// By this number forms and programs name them; it is never given again at this table.
    pub number: u32,
    pub person: PersonId,
    /// What they were called here last.
    pub name: String,
    /// The seat that was theirs in the running game: they know its secrets, so they get no other.
    pub held: Option<Seat>,
    pub bar: Option<Bar>,
    /// The host has muted them for the table.
    pub muted: bool,
    /// The seat that they ask for in the running game.
    pub asks: Option<Seat>,
    /// The numbers of those whom they do not want to read.
    pub mutes: Vec<u32>,
}

/// Why somebody may not sit down. The host can lift it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bar {
    /// May watch and talk.
    Removed,
    /// May not talk either.
    Banned,
}

/// A person or a line of chat that somebody reported, with the words as they were then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub table: String,
    /// The number of the line at its table.
    pub line: Option<u32>,
    pub person: Option<PersonId>,
    pub name: String,
    pub text: String,
    pub reporter: PersonId,
    pub reason: String,
    pub made_at: i64,
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
    /// A phrase, which everyone reads in their own language; the text is its id.
    Phrase,
    /// Somebody asks for a seat in the running game.
    AskedToSit,
    Declined,
    Banned,
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
        ChatKind::AskedToSit,
        ChatKind::Declined,
        ChatKind::Banned,
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
            ChatKind::AskedToSit => "asked-to-sit",
            ChatKind::Declined => "declined",
            ChatKind::Banned => "banned",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatRow {
    pub kind: ChatKind,
    /// The seat of a player; nothing for somebody who watches.
    pub seat: Option<Seat>,
    /// Who said it, a number that means nobody in another store.
    #[serde(skip)]
    pub person: Option<PersonId>,
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
    /// By their numbers. They are people of this store alone.
    #[serde(skip)]
    pub guests: Vec<GuestRow>,
    /// The state after the last decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Snapshot>,
    /// The states in which turns began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub snapshots: Vec<Snapshot>,
    /// Counts every change of the table in its store.
    #[serde(skip)]
    pub revision: u32,
    /// An operator has locked it in its store.
    #[serde(skip)]
    pub locked: bool,
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
    /// Those that are new or have changed.
    pub guests: Vec<GuestRow>,
    pub reports: Vec<Report>,
    /// A table that is opened with it.
    pub opens: Option<Box<StoredTable>>,
}

impl Change {
    /// Whether it writes to the log or beside it.
    pub fn writes_log(&self) -> bool {
        let rows = [&self.decisions, &self.recorded];
        self.state.is_some() || !self.snapshots.is_empty() || rows.iter().any(|rows| !rows.is_empty())
    }

    /// Whether nothing is to be written.
    pub fn is_empty(&self) -> bool {
        *self == Change { revision: self.revision, ..Change::default() }
    }
}

/// How long things are kept. Nothing is for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Retention {
    /// Tables that have not started, after they were last touched; and guests who have no table.
    pub lobbies: Option<Duration>,
    /// Finished games are packed after so long.
    pub packing: Option<Duration>,
    /// Finished games are deleted after so long.
    pub games: Option<Duration>,
}

/// What was cleared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Cleared {
    pub packed: usize,
    pub games: usize,
    pub guests: u64,
    /// There is more to do.
    pub more: bool,
}
