//! SQLite: one file, no service.
//!
//! Write-ahead logging; one connection writes, several read. A commit is on its way to the disk
//! when it returns and survives the death of the process; with [`Durability::PowerLoss`] it also
//! survives the death of the machine, at the price of a sync for each answer.

use std::path::Path;
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use airlock_game::Seat;
use async_trait::async_trait;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Row, SqlStr, SqliteConnection};

use crate::{
    Change, ChatKind, ChatRow, Decision, Deed, Extent, KeyHash, KeyKind, Person, PersonId, Result, SeatRow, Snapshot,
    Store, StoreError, StoredTable, TableRow,
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

pub struct Sqlite {
    /// One connection, so that writers queue here and not at the file's lock.
    write: SqlitePool,
    read: SqlitePool,
}

impl Sqlite {
    /// Opens the file, and makes it or brings it up to date where needed.
    pub async fn open(path: &Path, durability: Durability) -> Result<Sqlite> {
        let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
        Sqlite::connect(options, durability, 4).await
    }

    /// A store that lives as long as the program: for tests and trials.
    pub async fn in_memory() -> Result<Sqlite> {
        let options = SqliteConnectOptions::from_str("sqlite::memory:")?;
        let write = SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
        let write = write.connect_with(options).await?;
        migrations().run(&write).await?;
        Ok(Sqlite { read: write.clone(), write })
    }

    async fn connect(options: SqliteConnectOptions, durability: Durability, readers: u32) -> Result<Sqlite> {
        let synchronous = match durability {
            Durability::Process => SqliteSynchronous::Normal,
            Durability::PowerLoss => SqliteSynchronous::Full,
        };
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(synchronous)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .statement_cache_capacity(64);
        let write = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        migrations().run(&write).await?;
        let read = SqlitePoolOptions::new().max_connections(readers).connect_with(options.read_only(true)).await?;
        Ok(Sqlite { write, read })
    }
}

/// The steps that bring a file up to date. The list is written here rather than read by a macro, which
/// would build SQLite a second time for the compiler's own use.
fn migrations() -> Migrator {
    let steps = [
        ("tables", include_str!("../migrations/sqlite/0001_tables.sql")),
        ("heard", include_str!("../migrations/sqlite/0002_heard.sql")),
        ("language", include_str!("../migrations/sqlite/0003_language.sql")),
        ("records", include_str!("../migrations/sqlite/0004_records.sql")),
    ];
    let step = |(number, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(number, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations((1..).zip(steps).map(step).collect())
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// A row that is already there is somebody else's decision, not a fault.
fn taken(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Taken,
        _ => StoreError::Database(error),
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn new_person(&self, name: &str, key: KeyHash) -> Result<PersonId> {
        let mut transaction = self.write.begin().await?;
        let row = sqlx::query("INSERT INTO people (name, made_at) VALUES (?, ?) RETURNING id")
            .bind(name)
            .bind(now())
            .fetch_one(&mut *transaction)
            .await?;
        let person = PersonId(row.get(0));
        insert_key(&mut transaction, person, key, KeyKind::Browser).await?;
        transaction.commit().await?;
        Ok(person)
    }

    async fn person_of(&self, key: KeyHash) -> Result<Option<Person>> {
        let row = sqlx::query(
            "SELECT people.id, people.name, people.login, people.language FROM keys JOIN people ON people.id = keys.person
             WHERE keys.hash = ? AND keys.link = 0",
        )
        .bind(key.as_slice())
        .fetch_optional(&self.read)
        .await?;
        Ok(row.map(|row| Person {
            id: PersonId(row.get(0)),
            name: row.get(1),
            login: row.get(2),
            language: row.get(3),
        }))
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

    async fn add_key(&self, person: PersonId, key: KeyHash, kind: KeyKind) -> Result<()> {
        let mut connection = self.write.acquire().await?;
        insert_key(&mut connection, person, key, kind).await
    }

    async fn use_link(&self, key: KeyHash, since: i64) -> Result<Option<PersonId>> {
        let row = sqlx::query("DELETE FROM keys WHERE hash = ? AND link = 1 AND made_at > ? RETURNING person")
            .bind(key.as_slice())
            .bind(since)
            .fetch_optional(&self.write)
            .await?;
        Ok(row.map(|row| PersonId(row.get(0))))
    }

    async fn drop_key(&self, key: KeyHash) -> Result<()> {
        sqlx::query("DELETE FROM keys WHERE hash = ?").bind(key.as_slice()).execute(&self.write).await?;
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

    async fn login(&self, login: &str) -> Result<Option<(PersonId, String)>> {
        let row = sqlx::query("SELECT id, password FROM people WHERE login = ? AND password IS NOT NULL")
            .bind(login)
            .fetch_optional(&self.read)
            .await?;
        Ok(row.map(|row| (PersonId(row.get(0)), row.get(1))))
    }

    async fn merge_people(&self, from: PersonId, into: PersonId) -> Result<()> {
        let mut transaction = self.write.begin().await?;
        sqlx::query(
            "UPDATE tables SET revision = revision + 1
             WHERE host = ?1 OR id IN (SELECT table_id FROM seats WHERE person = ?1)",
        )
        .bind(from.0)
        .execute(&mut *transaction)
        .await?;
        for statement in [
            "UPDATE seats SET person = ? WHERE person = ?",
            "UPDATE tables SET host = ? WHERE host = ?",
            "UPDATE keys SET person = ? WHERE person = ?",
        ] {
            sqlx::query(statement).bind(into.0).bind(from.0).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
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

    async fn adopt(&self, stored: &mut StoredTable) -> Result<()> {
        let row = sqlx::query("INSERT INTO people (name, made_at) VALUES ('', ?) RETURNING id")
            .bind(now())
            .fetch_one(&self.write)
            .await?;
        // The numbers of people mean others in another store.
        stored.table.host = PersonId(row.get(0));
        stored.seats.iter_mut().for_each(|seat| seat.person = None);
        Ok(())
    }

    async fn load(&self, id: &str, extent: Extent) -> Result<StoredTable> {
        // One transaction, so that seats, decisions and chat belong together.
        let mut transaction = self.read.begin().await?;
        let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(&mut *transaction).await?;
        let row = row.ok_or(StoreError::NoTable)?;
        let mut all = async |sql: &'static str| sqlx::query(sql).bind(id).fetch_all(&mut *transaction).await;
        let seats = all("SELECT * FROM seats WHERE table_id = ? ORDER BY seat").await?;
        let (log, states) = match extent {
            Extent::Play => (
                "SELECT version, seat, answer, rules, key, made_at, hash, silent, NULL AS events FROM decisions
                 WHERE table_id = ? ORDER BY version",
                "SELECT * FROM states WHERE table_id = ? AND FALSE",
            ),
            Extent::Record => (
                "SELECT * FROM decisions WHERE table_id = ? ORDER BY version",
                "SELECT * FROM states WHERE table_id = ?",
            ),
        };
        let decisions = all(log).await?;
        let chat = all("SELECT * FROM chat WHERE table_id = ? ORDER BY id").await?;
        let state = all(states).await?;
        let snapshots = match extent {
            Extent::Play => Vec::new(),
            Extent::Record => all("SELECT * FROM snapshots WHERE table_id = ? ORDER BY version").await?,
        };
        Ok(StoredTable {
            table: table_row(&row)?,
            seats: seats.iter().map(seat_row).collect::<Result<_>>()?,
            decisions: decisions.iter().map(decision_row).collect::<Result<_>>()?,
            chat: chat.iter().map(chat_row).collect(),
            state: state.first().map(snapshot_row),
            snapshots: snapshots.iter().map(snapshot_row).collect(),
            revision: row.get("revision"),
        })
    }

    async fn commit(&self, table: &str, change: &Change) -> Result<()> {
        let mut transaction = self.write.begin().await?;
        let counted = sqlx::query("UPDATE tables SET revision = revision + 1 WHERE id = ? AND revision = ?")
            .bind(table)
            .bind(change.revision)
            .execute(&mut *transaction)
            .await?;
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
        for decision in &change.recorded {
            record_decision(&mut transaction, table, decision).await?;
        }
        insert_log(&mut transaction, table, &change.decisions, change.state.as_ref(), &change.snapshots).await?;
        for line in &change.chat {
            insert_chat(&mut transaction, table, line).await?;
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

    async fn ping(&self) -> Result<()> {
        sqlx::query("SELECT 1").execute(&self.read).await?;
        Ok(())
    }
}

async fn insert_key(connection: &mut SqliteConnection, person: PersonId, key: KeyHash, kind: KeyKind) -> Result<()> {
    sqlx::query("INSERT INTO keys (hash, person, link, made_at) VALUES (?, ?, ?, ?)")
        .bind(key.as_slice())
        .bind(person.0)
        .bind(kind == KeyKind::Link)
        .bind(now())
        .execute(connection)
        .await
        .map_err(taken)?;
    Ok(())
}

async fn insert_table(connection: &mut SqliteConnection, table: &TableRow) -> Result<()> {
    sqlx::query(
        "INSERT INTO tables (id, name, setup, seed, rules_version, options, host, made_at, started_at, ended_at, next)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&table.id)
    .bind(&table.name)
    .bind(serde_json::to_string(&table.setup)?)
    .bind(table.seed.as_slice())
    .bind(table.rules_version)
    .bind(serde_json::to_string(&table.options)?)
    .bind(table.host.0)
    .bind(table.made_at)
    .bind(table.started_at)
    .bind(table.ended_at)
    .bind(&table.next)
    .execute(connection)
    .await
    .map_err(taken)?;
    Ok(())
}

/// A whole table, with its log.
async fn insert_stored(connection: &mut SqliteConnection, stored: &StoredTable) -> Result<()> {
    let StoredTable { table, seats, decisions, chat, state, snapshots, revision: _ } = stored;
    insert_table(connection, table).await?;
    insert_seats(connection, &table.id, seats).await?;
    insert_log(connection, &table.id, decisions, state.as_ref(), snapshots).await?;
    for line in chat {
        insert_chat(connection, &table.id, line).await?;
    }
    Ok(())
}

async fn insert_seats(connection: &mut SqliteConnection, table: &str, seats: &[SeatRow]) -> Result<()> {
    for (seat, row) in (0..).map(Seat).zip(seats) {
        write_seat(connection, table, seat, row).await?;
    }
    Ok(())
}

async fn write_seat(connection: &mut SqliteConnection, table: &str, seat: Seat, row: &SeatRow) -> Result<()> {
    sqlx::query(
        "INSERT OR REPLACE INTO seats (table_id, seat, person, bot, name, ready, again, since, heard, notes, orders)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(table)
    .bind(seat.0)
    .bind(row.person.map(|person| person.0))
    .bind(&row.bot)
    .bind(&row.name)
    .bind(row.ready)
    .bind(row.again)
    .bind(row.since)
    .bind(row.heard)
    .bind(&row.notes)
    .bind(serde_json::to_string(&row.orders)?)
    .execute(connection)
    .await?;
    Ok(())
}

async fn update_table(connection: &mut SqliteConnection, table: &TableRow) -> Result<()> {
    sqlx::query(
        "UPDATE tables SET name = ?, setup = ?, rules_version = ?, options = ?, host = ?, started_at = ?, ended_at = ?,
         next = ? WHERE id = ?",
    )
    .bind(&table.name)
    .bind(serde_json::to_string(&table.setup)?)
    .bind(table.rules_version)
    .bind(serde_json::to_string(&table.options)?)
    .bind(table.host.0)
    .bind(table.started_at)
    .bind(table.ended_at)
    .bind(&table.next)
    .bind(&table.id)
    .execute(connection)
    .await?;
    Ok(())
}

/// Decisions with what they led to.
async fn insert_log(
    connection: &mut SqliteConnection,
    table: &str,
    decisions: &[Decision],
    state: Option<&Snapshot>,
    snapshots: &[Snapshot],
) -> Result<()> {
    for decision in decisions {
        insert_decision(connection, table, decision).await?;
    }
    if let Some(state) = state {
        insert_snapshot(connection, "INSERT OR REPLACE INTO states VALUES (?, ?, ?, ?)", table, state).await?;
    }
    for snapshot in snapshots {
        insert_snapshot(connection, "INSERT INTO snapshots VALUES (?, ?, ?, ?)", table, snapshot).await?;
    }
    Ok(())
}

async fn insert_decision(connection: &mut SqliteConnection, table: &str, decision: &Decision) -> Result<()> {
    let answer = decision.deed.answer().map(serde_json::to_string).transpose()?;
    // Nobody's decision stands under seat 0, which every table has.
    let seat = decision.deed.seat().unwrap_or(Seat(0));
    sqlx::query(
        "INSERT INTO decisions (table_id, version, seat, answer, rules, key, made_at, hash, events, silent)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(table)
    .bind(decision.version)
    .bind(seat.0)
    .bind(answer)
    .bind(decision.deed.rules())
    .bind(&decision.key)
    .bind(decision.made_at)
    .bind(decision.hash.map(|hash| hash.to_string()))
    .bind(serde_json::to_string(&decision.events)?)
    .bind(decision.silent)
    .execute(connection)
    .await
    .map_err(taken)?;
    Ok(())
}

/// Adds what a decision led to, where an earlier program did not write it.
async fn record_decision(connection: &mut SqliteConnection, table: &str, decision: &Decision) -> Result<()> {
    sqlx::query("UPDATE decisions SET hash = ?, events = ?, silent = ? WHERE table_id = ? AND version = ?")
        .bind(decision.hash.map(|hash| hash.to_string()))
        .bind(serde_json::to_string(&decision.events)?)
        .bind(decision.silent)
        .bind(table)
        .bind(decision.version)
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert_snapshot(
    connection: &mut SqliteConnection,
    sql: &'static str,
    table: &str,
    snapshot: &Snapshot,
) -> Result<()> {
    let query = sqlx::query(sql).bind(table).bind(snapshot.version).bind(snapshot.rules_version).bind(&snapshot.state);
    query.execute(connection).await.map_err(taken)?;
    Ok(())
}

async fn insert_chat(connection: &mut SqliteConnection, table: &str, line: &ChatRow) -> Result<()> {
    sqlx::query("INSERT INTO chat (table_id, seat, kind, name, text, made_at) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(table)
        .bind(line.seat.map(|seat| seat.0))
        .bind(line.kind.id())
        .bind(&line.name)
        .bind(&line.text)
        .bind(line.made_at)
        .execute(connection)
        .await?;
    Ok(())
}

fn table_row(row: &SqliteRow) -> Result<TableRow> {
    let seed: Vec<u8> = row.get("seed");
    let seed = seed.try_into().map_err(|_| sqlx::Error::Decode("a seed has 32 bytes".into()))?;
    Ok(TableRow {
        id: row.get("id"),
        name: row.get("name"),
        setup: serde_json::from_str(row.get("setup"))?,
        seed,
        rules_version: row.get("rules_version"),
        options: serde_json::from_str(row.get("options"))?,
        host: PersonId(row.get("host")),
        made_at: row.get("made_at"),
        started_at: row.get("started_at"),
        ended_at: row.get("ended_at"),
        next: row.get("next"),
    })
}

fn seat_row(row: &SqliteRow) -> Result<SeatRow> {
    let person: Option<i64> = row.get("person");
    Ok(SeatRow {
        person: person.map(PersonId),
        bot: row.get("bot"),
        name: row.get("name"),
        ready: row.get("ready"),
        again: row.get("again"),
        since: row.get("since"),
        heard: row.get("heard"),
        notes: row.get("notes"),
        orders: serde_json::from_str(row.get("orders"))?,
    })
}

fn decision_row(row: &SqliteRow) -> Result<Decision> {
    let answer: Option<&str> = row.get("answer");
    let answer = answer.map(serde_json::from_str).transpose()?;
    let hash: Option<&str> = row.get("hash");
    let events: Option<&str> = row.get("events");
    let version = row.get("version");
    Ok(Decision {
        version,
        deed: Deed::read(version, Some(Seat(row.get("seat"))), answer, row.get("rules"))?,
        key: row.get("key"),
        made_at: row.get("made_at"),
        hash: hash.and_then(|hash| hash.parse().ok()),
        events: events.map(serde_json::from_str).transpose()?.unwrap_or_default(),
        silent: row.get("silent"),
    })
}

fn snapshot_row(row: &SqliteRow) -> Snapshot {
    Snapshot { version: row.get("version"), rules_version: row.get("rules_version"), state: row.get("state") }
}

fn chat_row(row: &SqliteRow) -> ChatRow {
    let seat: Option<u8> = row.get("seat");
    let kind: &str = row.get("kind");
    let kind = ChatKind::ALL.iter().copied().find(|own| own.id() == kind).unwrap_or_default();
    ChatRow { kind, seat: seat.map(Seat), name: row.get("name"), text: row.get("text"), made_at: row.get("made_at") }
}
