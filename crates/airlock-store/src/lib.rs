//! The decision log on disk, and who sits where.
//!
//! A game is stored as its setup, its seed and its decisions. What they led to is stored with them, so that a
//! program with other rules can show the game and go on with it: the events, a hash of each state, the
//! last state and those in which turns began. [`Store`] is what the server asks for; [`Sqlite`] is the one
//! that needs no service. All SQL is in this crate.
//!
//! Invariant: when [`Store::commit`] returns, the whole change survives the death of the process, and no
//! other change was made from the same revision.

mod lock;
mod operator;
mod rows;
mod sqlite;

use async_trait::async_trait;
use thiserror::Error;

pub use operator::{
    Announcement, AuditEntry, AuditedBy, ChatFacts, Measure, MeasureKind, Named, Operator, PersonBrief, PersonFacts,
    ReportFacts, SeatFacts, TableBrief, TableFacts, TableState, Which,
};
pub use rows::{
    AnswerData, Bar, BesideData, BotPace, Change, ChatKind, ChatRow, Cleared, Decision, Deed, Extent, GuestRow,
    KeyHash, KeyKind, KeyRow, Login, MeasureData, Merged, NobodysDecision, Pace, Person, PersonData, PersonId, Report,
    ReportedData, Retention, SaidData, SeatData, SeatRow, SessionData, Snapshot, StoredTable, TableOptions, TableRow,
};
pub use sqlite::{Durability, Sqlite};

#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else made that decision first, or took that id or name.
    #[error("it is already there")]
    Taken,
    #[error("there is no such table")]
    NoTable,
    /// No such person or report, or nothing is announced.
    #[error("there is nothing like that")]
    Nothing,
    /// An operator has banned the person, who gets no key.
    #[error("that person is banned")]
    Banned,
    #[error("what is stored cannot be read: {0}")]
    Broken(#[from] serde_json::Error),
    #[error(transparent)]
    Nobodys(#[from] NobodysDecision),
    /// Another program plays on this file.
    #[error("another Airlock has this file open")]
    InUse,
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// The disk is full, broken or locked: nothing was written, and nothing that was is lost.
    #[error("nothing can be written: {0}")]
    Unwritable(sqlx::Error),
    #[error(transparent)]
    Database(sqlx::Error),
    #[error(transparent)]
    Migration(#[from] sqlx::migrate::MigrateError),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if is_unwritable(&error) { StoreError::Unwritable(error) } else { StoreError::Database(error) }
    }
}

/// Whether the file or its disk is at fault, and not what was asked of it.
fn is_unwritable(error: &sqlx::Error) -> bool {
    /// `SQLITE_BUSY`, `LOCKED`, `READONLY`, `IOERR`, `FULL`, `CANTOPEN`: the lower byte of the code tells.
    const FAULTS: [i32; 6] = [5, 6, 8, 10, 13, 14];
    match error {
        sqlx::Error::Database(database) => {
            let code = database.code().and_then(|code| code.parse::<i32>().ok());
            code.is_some_and(|code| FAULTS.contains(&(code & 0xff)))
        }
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => true,
        _ => false,
    }
}

pub type Result<T> = std::result::Result<T, StoreError>;

#[async_trait]
pub trait Store: Send + Sync {
    // People

    /// A guest, known by the key of a browser that calls itself so.
    async fn new_person(&self, name: &str, key: KeyHash, agent: &str) -> Result<PersonId>;

    async fn person_of(&self, key: KeyHash) -> Result<Option<Person>>;

    async fn rename(&self, person: PersonId, name: &str) -> Result<()>;

    /// The person reads in that language from now on.
    async fn set_language(&self, person: PersonId, language: &str) -> Result<()>;

    async fn add_key(&self, person: PersonId, key: KeyHash, kind: KeyKind, agent: &str) -> Result<()>;

    /// What opens a person's seats, the newest first.
    async fn keys_of(&self, person: PersonId) -> Result<Vec<KeyRow>>;

    /// Uses up a private link that was made after `since`: the person behind it.
    async fn use_link(&self, key: KeyHash, since: i64) -> Result<Option<PersonId>>;

    /// Whose private link it is, if it was made after `since` and is not used up.
    async fn link(&self, key: KeyHash, since: i64) -> Result<Option<Person>>;

    /// Takes a key from a person. Whether they had it.
    async fn drop_key(&self, person: PersonId, key: KeyHash) -> Result<bool>;

    /// Takes all keys and links from a person but one.
    async fn drop_keys_but(&self, person: PersonId, key: KeyHash) -> Result<()>;

    /// Gives a guest a name and a password to come back with. `Taken` if the name is.
    async fn keep_person(&self, person: PersonId, login: &str, password: &str) -> Result<()>;

    /// The person with that login, and the hash of the password.
    async fn login(&self, login: &str) -> Result<Option<Login>>;

    /// Gives a person another password, and takes all keys and links from them but one.
    async fn set_password(&self, person: PersonId, password: &str, but: KeyHash) -> Result<()>;

    /// Somebody has tried the person's name with a wrong password.
    async fn login_failed(&self, person: PersonId, at: i64) -> Result<()>;

    /// How often since the person was last told, and when the last time was.
    async fn failed_logins(&self, person: PersonId) -> Result<(u32, i64)>;

    async fn told_of_failed_logins(&self, person: PersonId) -> Result<()>;

    /// The seats of a guest go to the person they turned out to be, unless both sit at one table. The guest's keys
    /// go: they may be in other hands, and must not open what the person has.
    async fn merge_people(&self, from: PersonId, into: PersonId) -> Result<Merged>;

    /// All that is kept about a person; nothing if nobody has that number.
    async fn person_data(&self, person: PersonId) -> Result<Option<PersonData>>;

    /// Forgets a person: their name, what they said, notes, keys and login go. The games stay. Where one runs, a bot
    /// of that kind plays on in a seat that is free; a finished one keeps the seat, without a name. The tables that
    /// have changed.
    async fn delete_person(&self, person: PersonId, bot: &str) -> Result<Vec<String>>;

    // Tables

    /// `Taken` if the id is.
    async fn new_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<()>;

    /// A whole table, with its log.
    async fn import(&self, stored: &StoredTable) -> Result<()>;

    /// A table of another store. Its people are not known here: their seats are free, and its host is nobody.
    async fn adopt(&self, stored: &StoredTable) -> Result<()>;

    async fn load(&self, id: &str, extent: Extent) -> Result<StoredTable>;

    /// Writes all that a command changes in one transaction. `Taken` if the table has changed since.
    async fn commit(&self, table: &str, change: &Change) -> Result<()>;

    /// The ids of the tables where the person has a seat, the newest first.
    async fn tables_of(&self, person: PersonId) -> Result<Vec<String>>;

    /// Tables that anybody may see, the newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<String>>;

    /// Games under way.
    async fn running(&self) -> Result<Vec<String>>;

    /// Whether something can be written now. It tries.
    async fn can_write(&self) -> Result<()>;

    // Operators

    /// Takes a measure, with its entry in the audit log, in one transaction. Where somebody loses a seat of a running
    /// game, a bot of that kind plays on. The tables that have changed.
    async fn carry_out(&self, measure: &Measure, by: &Operator, bot: &str) -> Result<Vec<String>>;

    /// Tables by a part of their name, of their people's names, or the beginning of their id; the newest first.
    async fn find_tables(&self, text: &str, which: Which, limit: u32) -> Result<Vec<TableBrief>>;

    /// What an operator may know of a table: nothing that is a secret of a running game.
    async fn table_facts(&self, id: &str) -> Result<TableFacts>;

    /// People by a part of their login or of any name of theirs; the newest first.
    async fn find_people(&self, text: &str, limit: u32) -> Result<Vec<PersonBrief>>;

    /// By number or by login.
    async fn person_facts(&self, wanted: &str) -> Result<PersonFacts>;

    /// What was reported, the newest first; with `settled` also what somebody has looked after.
    async fn reports(&self, settled: bool, limit: u32) -> Result<Vec<ReportFacts>>;

    async fn report(&self, number: i64) -> Result<ReportFacts>;

    /// What everybody is told now.
    async fn announcement(&self) -> Result<Option<Announcement>>;

    /// What operators have done, the newest first.
    async fn audit(&self, limit: u32) -> Result<Vec<AuditEntry>>;

    // Keeping house

    /// Lobbies that nobody has touched for as long as they are kept.
    async fn unused_lobbies(&self, retention: &Retention, limit: u32) -> Result<Vec<String>>;

    /// Deletes a lobby that is still unused, with all that belongs to it.
    async fn drop_lobby(&self, id: &str, retention: &Retention) -> Result<bool>;

    /// Packs or deletes old games, forgets guests who have no table, and gives the room back to the disk.
    async fn clear_out(&self, retention: &Retention) -> Result<Cleared>;

    /// Writes all to the one file and lets go of it. Nothing can be read or written afterwards.
    async fn close(&self) -> Result<()>;
}
