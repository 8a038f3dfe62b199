//! What those who run a server do and are shown.
//!
//! A [`Measure`] is written in one transaction with its entry in the audit log. What is shown is gathered without the log
//! of a game: an operator may sit at the table, so nothing here may tell more of a running game than its page tells
//! everybody. That is why neither the size of a running table is shown, nor when it was last touched: both would count
//! secret passes.

use airlock_game::Seat;
use serde::{Deserialize, Serialize};

use crate::{ChatRow, PersonId};

/// What an operator can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// It is gone from the disk, as retention does it.
    DeleteTable(String),
    /// Nobody can change it.
    LockTable(String),
    UnlockTable(String),
    /// They talk nowhere.
    Mute(PersonId),
    Unmute(PersonId),
    /// They lose their keys and get none; bots play in their seats.
    Ban(PersonId),
    Unban(PersonId),
    /// Their name and words go, the games stay.
    DeletePerson(PersonId),
    /// In place of what was announced before.
    Announce {
        text: String,
        until: Option<i64>,
    },
    Withdraw,
    /// Somebody has looked after a report.
    Settle(i64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MeasureKind {
    DeleteTable,
    LockTable,
    UnlockTable,
    Mute,
    Unmute,
    Ban,
    Unban,
    DeletePerson,
    Announce,
    Withdraw,
    Settle,
}

impl MeasureKind {
    pub const ALL: &'static [MeasureKind] = &[
        MeasureKind::DeleteTable,
        MeasureKind::LockTable,
        MeasureKind::UnlockTable,
        MeasureKind::Mute,
        MeasureKind::Unmute,
        MeasureKind::Ban,
        MeasureKind::Unban,
        MeasureKind::DeletePerson,
        MeasureKind::Announce,
        MeasureKind::Withdraw,
        MeasureKind::Settle,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            MeasureKind::DeleteTable => "delete-table",
            MeasureKind::LockTable => "lock-table",
            MeasureKind::UnlockTable => "unlock-table",
            MeasureKind::Mute => "mute",
            MeasureKind::Unmute => "unmute",
            MeasureKind::Ban => "ban",
            MeasureKind::Unban => "unban",
            MeasureKind::DeletePerson => "delete-person",
            MeasureKind::Announce => "announce",
            MeasureKind::Withdraw => "withdraw",
            MeasureKind::Settle => "settle",
        }
    }

    pub fn from_id(id: &str) -> Option<MeasureKind> {
        MeasureKind::ALL.iter().copied().find(|kind| kind.id() == id)
    }
}

impl Measure {
    pub const fn kind(&self) -> MeasureKind {
        match self {
            Measure::DeleteTable(_) => MeasureKind::DeleteTable,
            Measure::LockTable(_) => MeasureKind::LockTable,
            Measure::UnlockTable(_) => MeasureKind::UnlockTable,
            Measure::Mute(_) => MeasureKind::Mute,
            Measure::Unmute(_) => MeasureKind::Unmute,
            Measure::Ban(_) => MeasureKind::Ban,
            Measure::Unban(_) => MeasureKind::Unban,
            Measure::DeletePerson(_) => MeasureKind::DeletePerson,
            Measure::Announce { .. } => MeasureKind::Announce,
            Measure::Withdraw => MeasureKind::Withdraw,
            Measure::Settle(_) => MeasureKind::Settle,
        }
    }

    pub fn table(&self) -> Option<&str> {
        match self {
            Measure::DeleteTable(table) | Measure::LockTable(table) | Measure::UnlockTable(table) => Some(table),
            Measure::Mute(_)
            | Measure::Unmute(_)
            | Measure::Ban(_)
            | Measure::Unban(_)
            | Measure::DeletePerson(_)
            | Measure::Announce { .. }
            | Measure::Withdraw
            | Measure::Settle(_) => None,
        }
    }

    pub const fn person(&self) -> Option<PersonId> {
        match self {
            Measure::Mute(person)
            | Measure::Unmute(person)
            | Measure::Ban(person)
            | Measure::Unban(person)
            | Measure::DeletePerson(person) => Some(*person),
            Measure::DeleteTable(_)
            | Measure::LockTable(_)
            | Measure::UnlockTable(_)
            | Measure::Announce { .. }
            | Measure::Withdraw
            | Measure::Settle(_) => None,
        }
    }
}

/// Who takes a measure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Operator {
    /// Whoever typed the command on the server's machine, by the name that the system has for them.
    Shell(String),
    /// Somebody whom the operator of the server named.
    Person(PersonId),
}

/// Somebody as an operator is shown them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    pub id: PersonId,
    pub name: String,
    pub login: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableState {
    Filling,
    Running,
    Over,
}

/// Which tables are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    #[default]
    All,
    Filling,
    Running,
    Over,
    Locked,
}

impl Which {
    pub const ALL: &'static [Which] = &[Which::All, Which::Filling, Which::Running, Which::Over, Which::Locked];

    pub const fn id(self) -> &'static str {
        match self {
            Which::All => "all",
            Which::Filling => "filling",
            Which::Running => "running",
            Which::Over => "over",
            Which::Locked => "locked",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableBrief {
    pub id: String,
    pub name: String,
    pub state: TableState,
    pub locked: bool,
    /// What the people in its seats are called.
    pub people: Vec<String>,
    pub made_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableFacts {
    pub table: TableBrief,
    pub host: Named,
    pub seats: Vec<SeatFacts>,
    /// The last lines of the chat.
    pub chat: Vec<ChatFacts>,
    /// How many lines there are.
    pub lines: u32,
    /// How much of the file it takes; not while a game runs.
    pub bytes: Option<u64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatFacts {
    pub seat: Seat,
    /// What the person is called at this table.
    pub name: String,
    pub person: Option<Named>,
    pub bot: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatFacts {
    pub line: ChatRow,
    /// Who said it.
    pub person: Option<PersonId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonBrief {
    pub person: Named,
    pub made_at: i64,
    pub muted: bool,
    pub banned: bool,
    /// At how many tables they have a seat.
    pub tables: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonFacts {
    pub brief: PersonBrief,
    pub tables: Vec<TableBrief>,
    /// What they said last, with the table.
    pub said: Vec<(String, ChatFacts)>,
    /// What was reported about them.
    pub reports: Vec<ReportFacts>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportFacts {
    pub number: i64,
    pub table: String,
    pub table_name: String,
    pub person: Option<Named>,
    /// What they were called then.
    pub name: String,
    /// What they had said, where a line was reported.
    pub text: String,
    pub reporter: Named,
    pub reason: String,
    pub made_at: i64,
    pub settled_at: Option<i64>,
    /// What was said before and after; only where one report is looked at.
    pub context: Vec<ChatFacts>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announcement {
    pub text: String,
    pub made_at: i64,
    pub until: Option<i64>,
}

impl Announcement {
    pub fn is_over(&self, now: i64) -> bool {
        self.until.is_some_and(|until| until <= now)
    }
}

/// An entry of the audit log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AuditEntry {
    pub number: i64,
    pub made_at: i64,
    pub by: AuditedBy,
    pub measure: MeasureKind,
    pub table: Option<String>,
    pub person: Option<Named>,
    pub report: Option<i64>,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AuditedBy {
    Shell(String),
    Person(Named),
}
