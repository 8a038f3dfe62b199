//! The decision log on disk, and who sits where.
//!
//! A game is stored as its setup, its seed and its decisions. What they led to is stored with them, so that a
//! program with other rules can show the game and go on with it: the events, a hash of each state, the
//! last state and those in which turns began. [`Store`] is what the server asks for; [`Sqlite`] is the one
//! that needs no service. All SQL is in this crate.
//!
//! Invariant: when [`Store::commit`] returns, the whole change survives the death of the process, and no
//! other change was made from the same revision.

mod rows;
mod sqlite;

use async_trait::async_trait;
use thiserror::Error;

pub use rows::{
    BotPace, Change, ChatKind, ChatRow, Decision, Deed, Extent, KeyHash, KeyKind, NobodysDecision, Pace, Person,
    PersonId, SeatRow, Snapshot, StoredTable, TableOptions, TableRow,
};
pub use sqlite::{Durability, Sqlite};

#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else made that decision first, or took that id or name.
    #[error("it is already there")]
    Taken,
    #[error("there is no such table")]
    NoTable,
    #[error("what is stored cannot be read: {0}")]
    Broken(#[from] serde_json::Error),
    #[error(transparent)]
    Nobodys(#[from] NobodysDecision),
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    #[error(transparent)]
    Migration(#[from] sqlx::migrate::MigrateError),
}

pub type Result<T> = std::result::Result<T, StoreError>;

#[async_trait]
pub trait Store: Send + Sync {
    // People

    async fn new_person(&self, name: &str, key: KeyHash) -> Result<PersonId>;

    async fn person_of(&self, key: KeyHash) -> Result<Option<Person>>;

    async fn rename(&self, person: PersonId, name: &str) -> Result<()>;

    /// The person reads in that language from now on.
    async fn set_language(&self, person: PersonId, language: &str) -> Result<()>;

    async fn add_key(&self, person: PersonId, key: KeyHash, kind: KeyKind) -> Result<()>;

    /// Uses up a private link that was made after `since`: the person behind it.
    async fn use_link(&self, key: KeyHash, since: i64) -> Result<Option<PersonId>>;

    async fn drop_key(&self, key: KeyHash) -> Result<()>;

    /// Gives a guest a name and a password to come back with. `Taken` if the name is.
    async fn keep_person(&self, person: PersonId, login: &str, password: &str) -> Result<()>;

    /// The person with that login, and the hash of the password.
    async fn login(&self, login: &str) -> Result<Option<(PersonId, String)>>;

    /// The seats of a guest go to the person he turned out to be.
    async fn merge_people(&self, from: PersonId, into: PersonId) -> Result<()>;

    // Tables

    /// `Taken` if the id is.
    async fn new_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<()>;

    /// A table as it was exported, with its log.
    async fn import(&self, stored: &StoredTable) -> Result<()>;

    /// People of an exported table that are not known here become guests whose seats are free.
    async fn adopt(&self, stored: &mut StoredTable) -> Result<()>;

    async fn load(&self, id: &str, extent: Extent) -> Result<StoredTable>;

    /// Writes all that a command changes in one transaction. `Taken` if the table has changed since.
    async fn commit(&self, table: &str, change: &Change) -> Result<()>;

    /// The ids of the tables where the person has a seat, the newest first.
    async fn tables_of(&self, person: PersonId) -> Result<Vec<String>>;

    /// Tables that anybody may see, the newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<String>>;

    /// Games under way.
    async fn running(&self) -> Result<Vec<String>>;

    /// Whether the store answers.
    async fn ping(&self) -> Result<()>;
}
