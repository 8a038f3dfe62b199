//! SQLite: one file, no service.
//!
//! Write-ahead logging; one connection writes, several read. A commit is on its way to the disk
//! when it returns and survives the death of the process; with [`Durability::PowerLoss`] it also
//! survives the death of the machine, at the price of a sync for each answer.

mod archive;
mod facts;
mod operator;
mod people;
mod read;
mod retention;
mod write;

use std::path::Path;
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, Row, SqlStr, SqliteConnection};

use self::read::{key_row, load, person_row};
use self::write::{
    insert_chat, insert_key, insert_log, insert_report, insert_seats, insert_stored, insert_table, record_decision,
    update_table, write_guest, write_seat,
};
use crate::lock::Lock;
use crate::{
    Announcement, AuditEntry, Change, Cleared, Extent, KeyHash, KeyKind, KeyRow, Login, Measure, Merged, Operator,
    Person, PersonBrief, PersonData, PersonFacts, PersonId, ReportFacts, Result, Retention, SeatRow, Store, StoreError,
    StoredTable, TableBrief, TableFacts, TableRow, Which,
};

/// What an acknowledged answer survives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Durability {
    /// The death of the process.
    #[default]
    Process,
    /// The death of the machine.
    PowerLoss,
}

/// A writer waits so long for a file that somebody else has locked, and for the writers before it.
const PATIENCE: Duration = Duration::from_secs(2);
const QUEUE: Duration = Duration::from_secs(5);

/// Tables that are packed in one go, so that the writers between have their turn.
const PACKED_AT_ONCE: u32 = 50;

pub struct Sqlite {
    /// One connection, so that writers queue here and not at the file's lock.
    write: SqlitePool,
    read: SqlitePool,
    /// Keeps other programs from the file, unless it is only read.
    lock: Option<Lock>,
}

impl Sqlite {
    /// Opens the file to play on it, and makes it or brings it up to date where needed. `InUse` if another program does.
    pub async fn open(path: &Path, durability: Durability) -> Result<Sqlite> {
        let lock = Lock::take(path)?;
        let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
        Sqlite::connect(options, durability, lock).await
    }

    /// Opens the file to read it, also while another program plays on it.
    pub async fn open_to_read(path: &Path) -> Result<Sqlite> {
        match Sqlite::open(path, Durability::Process).await {
            Err(StoreError::InUse) => {}
            opened => return opened,
        }
        // Whoever has the file has brought it up to date.
        let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(PATIENCE);
        let read = pool().max_connections(1).connect_with(options).await?;
        Ok(Sqlite { write: read.clone(), read, lock: None })
    }

    /// A store that lives as long as the program: for tests and trials.
    pub async fn in_memory() -> Result<Sqlite> {
        let options = SqliteConnectOptions::from_str("sqlite::memory:")?;
        let write = pool().max_connections(1).connect_with(options).await?;
        migrations().run(&write).await?;
        Ok(Sqlite { read: write.clone(), write, lock: None })
    }

    async fn connect(options: SqliteConnectOptions, durability: Durability, lock: Lock) -> Result<Sqlite> {
        /// Connections that read.
        const READERS: u32 = 4;
        let synchronous = match durability {
            Durability::Process => SqliteSynchronous::Normal,
            Durability::PowerLoss => SqliteSynchronous::Full,
        };
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(synchronous)
            .foreign_keys(true)
            // What is deleted is overwritten, not only forgotten.
            .pragma("secure_delete", "ON")
            .busy_timeout(PATIENCE)
            .statement_cache_capacity(64);
        let pool = || pool().acquire_timeout(QUEUE);
        let write =
            pool().max_connections(1).after_release(|connection, _| Box::pin(is_out_of_transactions(connection)));
        let write = write.connect_with(options.clone()).await?;
        migrations().run(&write).await?;
        make_shrinkable(&write).await?;
        let read = pool().max_connections(READERS).connect_with(options.read_only(true)).await?;
        Ok(Sqlite { write, read, lock: Some(lock) })
    }
}

/// Connections to a file do not age. A pool that looks for old ones counts its idle connections below zero now and then while it
/// is closed, and goes through them all: the program would never end.
fn pool() -> SqlitePoolOptions {
    SqlitePoolOptions::new().idle_timeout(None).max_lifetime(None)
}

/// A file that cannot give room back to the disk is written anew once.
async fn make_shrinkable(write: &SqlitePool) -> Result<()> {
    let mode: i64 = sqlx::query("PRAGMA auto_vacuum").fetch_one(write).await?.get(0);
    if mode == 0 {
        sqlx::query("PRAGMA auto_vacuum = INCREMENTAL").execute(write).await?;
        sqlx::query("VACUUM").execute(write).await?;
    }
    Ok(())
}

/// The steps that bring a file up to date. The list is written here rather than read by a macro, which
/// would build SQLite a second time for the compiler's own use.
fn migrations() -> Migrator {
    let steps = [
        (1, "tables", include_str!("../migrations/sqlite/0001_tables.sql")),
        (2, "heard", include_str!("../migrations/sqlite/0002_heard.sql")),
        (3, "language", include_str!("../migrations/sqlite/0003_language.sql")),
        (4, "records", include_str!("../migrations/sqlite/0004_records.sql")),
        (5, "accounts", include_str!("../migrations/sqlite/0005_accounts.sql")),
        (6, "seats", include_str!("../migrations/sqlite/0006_seats.sql")),
        (7, "retention", include_str!("../migrations/sqlite/0007_retention.sql")),
        (8, "operators", include_str!("../migrations/sqlite/0008_operators.sql")),
    ];
    let step = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations(steps.into_iter().map(step).collect())
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// A row that is already there is somebody else's decision, not a fault.
fn taken(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Taken,
        _ => StoreError::from(error),
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn new_person(&self, name: &str, key: KeyHash, agent: &str) -> Result<PersonId> {
        let mut transaction = self.write.begin().await?;
        let row = sqlx::query("INSERT INTO people (name, made_at) VALUES (?, ?) RETURNING id")
            .bind(name)
            .bind(now())
            .fetch_one(&mut *transaction)
            .await?;
        let person = PersonId(row.get(0));
        insert_key(&mut transaction, person, key, KeyKind::Browser, agent).await?;
        transaction.commit().await?;
        Ok(person)
    }

    async fn person_of(&self, key: KeyHash) -> Result<Option<Person>> {
        let row = sqlx::query(
            "SELECT people.id, people.name, people.login, people.language, people.muted FROM keys JOIN people ON people.id = keys.person
             WHERE keys.hash = ? AND keys.link = 0",
        )
        .bind(key.as_slice())
        .fetch_optional(&self.read)
        .await?;
        Ok(row.as_ref().map(person_row))
    }

    async fn rename(&self, person: PersonId, name: &str) -> Result<()> {
        sqlx::query("UPDATE people SET name = ? WHERE id = ?").bind(name).bind(person.0).execute(&self.write).await?;
        Ok(())
    }

    async fn set_language(&self, person: PersonId, language: &str) -> Result<()> {
        let query = sqlx::query("UPDATE people SET language = ? WHERE id = ?").bind(language).bind(person.0);
        query.execute(&self.write).await?;
        Ok(())
    }

    async fn add_key(&self, person: PersonId, key: KeyHash, kind: KeyKind, agent: &str) -> Result<()> {
        let mut transaction = self.write.begin().await?;
        let banned = sqlx::query("SELECT 1 FROM people WHERE id = ? AND banned").bind(person.0);
        if banned.fetch_optional(&mut *transaction).await?.is_some() {
            return Err(StoreError::Banned);
        }
        insert_key(&mut transaction, person, key, kind, agent).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn keys_of(&self, person: PersonId) -> Result<Vec<KeyRow>> {
        let query = sqlx::query("SELECT * FROM keys WHERE person = ? ORDER BY made_at DESC, hash").bind(person.0);
        query.fetch_all(&self.read).await?.iter().map(key_row).collect()
    }

    async fn use_link(&self, key: KeyHash, since: i64) -> Result<Option<PersonId>> {
        let row = sqlx::query("DELETE FROM keys WHERE hash = ? AND link = 1 AND made_at > ? RETURNING person")
            .bind(key.as_slice())
            .bind(since)
            .fetch_optional(&self.write)
            .await?;
        Ok(row.map(|row| PersonId(row.get(0))))
    }

    async fn link(&self, key: KeyHash, since: i64) -> Result<Option<Person>> {
        let row = sqlx::query(
            "SELECT people.id, people.name, people.login, people.language, people.muted FROM keys JOIN people ON people.id = keys.person
             WHERE keys.hash = ? AND keys.link = 1 AND keys.made_at > ?",
        )
        .bind(key.as_slice())
        .bind(since)
        .fetch_optional(&self.read)
        .await?;
        Ok(row.as_ref().map(person_row))
    }

    async fn drop_key(&self, person: PersonId, key: KeyHash) -> Result<bool> {
        let query = sqlx::query("DELETE FROM keys WHERE hash = ? AND person = ?").bind(key.as_slice()).bind(person.0);
        Ok(query.execute(&self.write).await?.rows_affected() > 0)
    }

    async fn drop_keys_but(&self, person: PersonId, key: KeyHash) -> Result<()> {
        let query = sqlx::query("DELETE FROM keys WHERE person = ? AND hash <> ?").bind(person.0).bind(key.as_slice());
        query.execute(&self.write).await?;
        Ok(())
    }

    async fn keep_person(&self, person: PersonId, login: &str, password: &str) -> Result<()> {
        sqlx::query("UPDATE people SET login = ?, password = ? WHERE id = ?")
            .bind(login)
            .bind(password)
            .bind(person.0)
            .execute(&self.write)
            .await
            .map_err(taken)?;
        Ok(())
    }

    async fn login(&self, login: &str) -> Result<Option<Login>> {
        let row = sqlx::query("SELECT id, password, banned FROM people WHERE login = ? AND password IS NOT NULL")
            .bind(login)
            .fetch_optional(&self.read)
            .await?;
        Ok(row.map(|row| Login { person: PersonId(row.get(0)), password: row.get(1), banned: row.get(2) }))
    }

    async fn set_password(&self, person: PersonId, password: &str, but: KeyHash) -> Result<()> {
        let mut transaction = self.write.begin().await?;
        let query = sqlx::query("UPDATE people SET password = ? WHERE id = ?").bind(password).bind(person.0);
        query.execute(&mut *transaction).await?;
        let query = sqlx::query("DELETE FROM keys WHERE person = ? AND hash <> ?").bind(person.0).bind(but.as_slice());
        query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn login_failed(&self, person: PersonId, at: i64) -> Result<()> {
        let query = sqlx::query("UPDATE people SET failed = failed + 1, failed_at = ? WHERE id = ?");
        query.bind(at).bind(person.0).execute(&self.write).await?;
        Ok(())
    }

    async fn failed_logins(&self, person: PersonId) -> Result<(u32, i64)> {
        let query = sqlx::query("SELECT failed, failed_at FROM people WHERE id = ?").bind(person.0);
        let row = query.fetch_optional(&self.read).await?;
        Ok(row.map_or((0, 0), |row| (row.get(0), row.get(1))))
    }

    async fn told_of_failed_logins(&self, person: PersonId) -> Result<()> {
        sqlx::query("UPDATE people SET failed = 0 WHERE id = ?").bind(person.0).execute(&self.write).await?;
        Ok(())
    }

    async fn merge_people(&self, from: PersonId, into: PersonId) -> Result<Merged> {
        let mut transaction = self.write.begin().await?;
        let both = sqlx::query(
            "SELECT 1 FROM seats WHERE person = ? AND table_id IN (SELECT table_id FROM seats WHERE person = ?)",
        );
        if both.bind(from.0).bind(into.0).fetch_optional(&mut *transaction).await?.is_some() {
            return Ok(Merged::TwoSeats);
        }
        sqlx::query(
            "UPDATE tables SET revision = revision + 1
             WHERE host = ?1 OR id IN (SELECT table_id FROM seats WHERE person = ?1)
                OR id IN (SELECT table_id FROM guests WHERE person = ?1)",
        )
        .bind(from.0)
        .execute(&mut *transaction)
        .await?;
        for statement in [
            "UPDATE seats SET person = ? WHERE person = ?",
            "UPDATE tables SET host = ? WHERE host = ?",
            "UPDATE chat SET person = ? WHERE person = ?",
            "UPDATE reports SET person = ? WHERE person = ?",
            "UPDATE reports SET reporter = ? WHERE reporter = ?",
            // Nobody gets their voice back by logging in.
            "UPDATE people SET muted = max(muted, (SELECT muted FROM people WHERE id = ?2)) WHERE id = ?1",
            // Where the table remembers both, whatever holds for one holds for the person.
            "UPDATE guests SET bar = max(guests.bar, other.bar), muted = max(guests.muted, other.muted),
                 held = coalesce(guests.held, other.held)
             FROM guests AS other
             WHERE guests.person = ?1 AND other.person = ?2 AND other.table_id = guests.table_id",
            "UPDATE OR IGNORE guests SET person = ?1 WHERE person = ?2",
            "DELETE FROM guests WHERE person = ?2 AND person <> ?1",
        ] {
            sqlx::query(statement).bind(into.0).bind(from.0).execute(&mut *transaction).await?;
        }
        sqlx::query("DELETE FROM keys WHERE person = ?").bind(from.0).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(Merged::Joined)
    }

    async fn person_data(&self, person: PersonId) -> Result<Option<PersonData>> {
        let mut transaction = self.read.begin().await?;
        people::data(&mut transaction, person).await
    }

    async fn delete_person(&self, person: PersonId, bot: &str) -> Result<Vec<String>> {
        let mut transaction = self.write.begin().await?;
        let tables = people::delete(&mut transaction, person, bot).await?;
        transaction.commit().await?;
        Ok(tables)
    }

    async fn new_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<()> {
        let mut transaction = self.write.begin().await?;
        insert_table(&mut transaction, table).await?;
        insert_seats(&mut transaction, &table.id, seats).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn import(&self, stored: &StoredTable) -> Result<()> {
        let mut transaction = self.write.begin().await?;
        insert_stored(&mut transaction, stored).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn adopt(&self, stored: &StoredTable) -> Result<()> {
        let mut transaction = self.write.begin().await?;
        let row = sqlx::query("INSERT INTO people (name, made_at) VALUES ('', ?) RETURNING id")
            .bind(now())
            .fetch_one(&mut *transaction)
            .await?;
        // The numbers of people mean others in another store.
        let mut stored = stored.clone();
        stored.table.host = PersonId(row.get(0));
        stored.seats.iter_mut().for_each(|seat| seat.person = None);
        stored.guests.clear();
        insert_stored(&mut transaction, &stored).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn load(&self, id: &str, extent: Extent) -> Result<StoredTable> {
        // One transaction, so that seats, decisions and chat belong together.
        let mut transaction = self.read.begin().await?;
        load(&mut transaction, id, extent).await
    }

    async fn commit(&self, table: &str, change: &Change) -> Result<()> {
        let mut transaction = self.write.begin().await?;
        let sql = "UPDATE tables SET revision = revision + 1, touched_at = ? WHERE id = ? AND revision = ?";
        let counted = sqlx::query(sql).bind(now()).bind(table).bind(change.revision).execute(&mut *transaction).await?;
        if counted.rows_affected() == 0 {
            return Err(StoreError::Taken);
        }
        if let Some(opened) = &change.opens {
            insert_stored(&mut transaction, opened).await?;
        }
        if let Some(row) = &change.table {
            update_table(&mut transaction, row).await?;
        }
        for (seat, row) in &change.seats {
            write_seat(&mut transaction, table, *seat, row).await?;
        }
        if let Some(count) = change.fewer_seats {
            let gone = sqlx::query("DELETE FROM seats WHERE table_id = ? AND seat >= ?").bind(table).bind(count);
            gone.execute(&mut *transaction).await?;
        }
        if change.writes_log() {
            archive::unpack(&mut transaction, table).await?;
        }
        for decision in &change.recorded {
            record_decision(&mut transaction, table, decision).await?;
        }
        insert_log(&mut transaction, table, &change.decisions, change.state.as_ref(), &change.snapshots).await?;
        for line in &change.chat {
            insert_chat(&mut transaction, table, line).await?;
        }
        for guest in &change.guests {
            write_guest(&mut transaction, table, guest).await?;
        }
        for report in &change.reports {
            insert_report(&mut transaction, report).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    async fn tables_of(&self, person: PersonId) -> Result<Vec<String>> {
        let rows = sqlx::query(
            "SELECT DISTINCT tables.id, tables.made_at FROM tables LEFT JOIN seats ON seats.table_id = tables.id
             WHERE seats.person = ?1 OR tables.host = ?1 ORDER BY tables.made_at DESC LIMIT 100",
        )
        .bind(person.0)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<String>> {
        let rows =
            sqlx::query("SELECT id FROM tables WHERE json_extract(options, '$.open') ORDER BY made_at DESC LIMIT ?")
                .bind(limit)
                .fetch_all(&self.read)
                .await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn running(&self) -> Result<Vec<String>> {
        let rows = sqlx::query("SELECT id FROM tables WHERE started_at IS NOT NULL AND ended_at IS NULL")
            .fetch_all(&self.read)
            .await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn can_write(&self) -> Result<()> {
        // As much as a game's answer and its state, so that a disk with only a little room left is found out.
        let query = sqlx::query("INSERT OR REPLACE INTO pulse (id, room) VALUES (1, randomblob(32768))");
        query.execute(&self.write).await?;
        Ok(())
    }

    async fn carry_out(&self, measure: &Measure, by: &Operator, bot: &str) -> Result<Vec<String>> {
        let mut transaction = self.write.begin().await?;
        let changed = operator::carry_out(&mut transaction, measure, by, bot, now()).await?;
        transaction.commit().await?;
        if matches!(measure, Measure::DeleteTable(_) | Measure::DeletePerson(_)) {
            retention::give_back(&self.write).await?;
        }
        Ok(changed)
    }

    async fn find_tables(&self, text: &str, which: Which, limit: u32) -> Result<Vec<TableBrief>> {
        facts::tables(&mut *self.read.begin().await?, text, which, limit).await
    }

    async fn table_facts(&self, id: &str) -> Result<TableFacts> {
        facts::table(&mut *self.read.begin().await?, id).await
    }

    async fn find_people(&self, text: &str, limit: u32) -> Result<Vec<PersonBrief>> {
        facts::people(&mut *self.read.begin().await?, text, limit).await
    }

    async fn person_facts(&self, wanted: &str) -> Result<PersonFacts> {
        facts::person(&mut *self.read.begin().await?, wanted).await
    }

    async fn reports(&self, settled: bool, limit: u32) -> Result<Vec<ReportFacts>> {
        facts::reports(&mut *self.read.begin().await?, settled, limit).await
    }

    async fn report(&self, number: i64) -> Result<ReportFacts> {
        facts::report(&mut *self.read.begin().await?, number).await
    }

    async fn announcement(&self) -> Result<Option<Announcement>> {
        facts::announcement(&mut *self.read.begin().await?, now()).await
    }

    async fn audit(&self, limit: u32) -> Result<Vec<AuditEntry>> {
        facts::audit(&mut *self.read.begin().await?, limit).await
    }

    async fn unused_lobbies(&self, retention: &Retention, limit: u32) -> Result<Vec<String>> {
        retention::unused_lobbies(&self.read, retention, now(), limit).await
    }

    async fn drop_lobby(&self, id: &str, retention: &Retention) -> Result<bool> {
        let mut transaction = self.write.begin().await?;
        let dropped = retention::drop_lobby(&mut transaction, id, retention, now()).await?;
        transaction.commit().await?;
        Ok(dropped)
    }

    async fn clear_out(&self, retention: &Retention) -> Result<Cleared> {
        let mut transaction = self.write.begin().await?;
        let cleared = retention::clear_out(&mut transaction, retention, now(), PACKED_AT_ONCE).await?;
        transaction.commit().await?;
        retention::give_back(&self.write).await?;
        Ok(cleared)
    }

    async fn close(&self) -> Result<()> {
        if self.write.is_closed() {
            return Ok(());
        }
        // Readers hold the log of changes open.
        if self.lock.is_some() {
            self.read.close().await;
        }
        let written = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.write).await;
        self.write.close().await;
        written.map(|_| ()).map_err(StoreError::from)
    }
}

/// Whether a connection can be used again. A full disk ends a transaction behind sqlx's back, which then takes every later one
/// for a part of it: the next that is given up would stay open for good, with all that is acknowledged after it.
async fn is_out_of_transactions(connection: &mut SqliteConnection) -> std::result::Result<bool, sqlx::Error> {
    // What was given up is rolled back first.
    connection.ping().await?;
    Ok(!connection.is_in_transaction())
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn run(store: &Sqlite, statement: &'static str) -> std::result::Result<(), sqlx::Error> {
        sqlx::query(statement).execute(&store.write).await.map(|_| ())
    }

    #[tokio::test]
    async fn links_that_have_run_out_are_not_kept() {
        let store = Sqlite::in_memory().await.expect("a store");
        let person = store.new_person("Mara", [1; 32], "").await.expect("a person");
        for (key, kind) in [(2, KeyKind::Link), (3, KeyKind::Link), (4, KeyKind::Browser)] {
            store.add_key(person, [key; 32], kind, "").await.expect("a key");
        }
        let old = "UPDATE keys SET made_at = made_at - 100000 WHERE hash < (SELECT max(hash) FROM keys WHERE link = 1)";
        run(&store, old).await.expect("time goes by");
        store.clear_out(&Retention::default()).await.expect("it is cleared out");
        let left = store.keys_of(person).await.expect("keys");
        let links = left.iter().filter(|row| row.kind == KeyKind::Link).count();
        assert_eq!((left.len(), links), (3, 1), "{left:?}");
    }

    /// A full disk ends a transaction by itself, which its owner does not hear of. Whatever is given up after that must not
    /// leave a transaction open, or nothing that is acknowledged from then on is ever written.
    #[tokio::test]
    async fn after_a_full_disk_what_is_acknowledged_is_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(&folder.path().join("airlock.db"), Durability::Process).await.expect("a store");
        run(&store, "PRAGMA max_page_count = 1").await.expect("a full disk");
        let mut transaction = store.write.begin().await.expect("a transaction");
        let large = sqlx::query("INSERT OR REPLACE INTO pulse (id, room) VALUES (1, randomblob(50000000))");
        let error = large.execute(&mut *transaction).await.expect_err("the disk is full");
        assert!(matches!(StoreError::from(error), StoreError::Unwritable(_)));
        drop(transaction);
        run(&store, "PRAGMA max_page_count = 1000000").await.expect("there is room again");
        for given_up in 0..3 {
            let transaction = store.write.begin().await.expect("a transaction");
            drop(transaction);
            let key = [given_up; 32];
            store.new_person("Mara", key, "").await.expect("it is acknowledged");
            assert!(store.person_of(key).await.expect("a reader").is_some(), "and not written");
        }
        store.close().await.expect("it ends in order");
    }
}
