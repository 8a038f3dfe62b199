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
    ChatKind, ChatRow, Decision, KeyHash, KeyKind, Person, PersonId, Result, SeatRow, Store, StoreError, StoredTable,
    TableRow,
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
        insert_table(&mut transaction, &stored.table).await?;
        insert_seats(&mut transaction, &stored.table.id, &stored.seats).await?;
        for decision in &stored.decisions {
            insert_decision(&mut transaction, &stored.table.id, decision).await?;
        }
        for line in &stored.chat {
            insert_chat(&mut transaction, &stored.table.id, line).await?;
        }
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

    async fn load(&self, id: &str) -> Result<StoredTable> {
        // One transaction, so that seats, decisions and chat belong together.
        let mut transaction = self.read.begin().await?;
        let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(&mut *transaction).await?;
        let table = table_row(&row.ok_or(StoreError::NoTable)?)?;
        let seats = sqlx::query("SELECT * FROM seats WHERE table_id = ? ORDER BY seat")
            .bind(id)
            .fetch_all(&mut *transaction)
            .await?;
        let decisions = sqlx::query("SELECT * FROM decisions WHERE table_id = ? ORDER BY version")
            .bind(id)
            .fetch_all(&mut *transaction)
            .await?;
        let chat = sqlx::query("SELECT * FROM chat WHERE table_id = ? ORDER BY id")
            .bind(id)
            .fetch_all(&mut *transaction)
            .await?;
        Ok(StoredTable {
            table,
            seats: seats.iter().map(seat_row).collect::<Result<_>>()?,
            decisions: decisions.iter().map(decision_row).collect::<Result<_>>()?,
            chat: chat.iter().map(chat_row).collect(),
        })
    }

    async fn update_table(&self, table: &TableRow) -> Result<()> {
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
        .execute(&self.write)
        .await?;
        Ok(())
    }

    async fn update_seat(&self, table: &str, seat: Seat, row: &SeatRow) -> Result<()> {
        sqlx::query(
            "UPDATE seats SET person = ?, bot = ?, name = ?, ready = ?, again = ?, since = ?, heard = ?, notes = ?, orders = ?
             WHERE table_id = ? AND seat = ?",
        )
        .bind(row.person.map(|person| person.0))
        .bind(&row.bot)
        .bind(&row.name)
        .bind(row.ready)
        .bind(row.again)
        .bind(row.since)
        .bind(row.heard)
        .bind(&row.notes)
        .bind(serde_json::to_string(&row.orders)?)
        .bind(table)
        .bind(seat.0)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    async fn replace_seats(&self, table: &str, seats: &[SeatRow]) -> Result<()> {
        let mut transaction = self.write.begin().await?;
        sqlx::query("DELETE FROM seats WHERE table_id = ?").bind(table).execute(&mut *transaction).await?;
        insert_seats(&mut transaction, table, seats).await?;
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

    async fn append(&self, table: &str, decision: &Decision) -> Result<()> {
        let mut connection = self.write.acquire().await?;
        insert_decision(&mut connection, table, decision).await
    }

    async fn say(&self, table: &str, line: &ChatRow) -> Result<()> {
        let mut connection = self.write.acquire().await?;
        insert_chat(&mut connection, table, line).await
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

async fn insert_seats(connection: &mut SqliteConnection, table: &str, seats: &[SeatRow]) -> Result<()> {
    for (seat, row) in (0u8..).zip(seats) {
        sqlx::query(
            "INSERT INTO seats (table_id, seat, person, bot, name, ready, again, since, heard, notes, orders)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(table)
        .bind(seat)
        .bind(row.person.map(|person| person.0))
        .bind(&row.bot)
        .bind(&row.name)
        .bind(row.ready)
        .bind(row.again)
        .bind(row.since)
        .bind(row.heard)
        .bind(&row.notes)
        .bind(serde_json::to_string(&row.orders)?)
        .execute(&mut *connection)
        .await
        .map_err(taken)?;
    }
    Ok(())
}

async fn insert_decision(connection: &mut SqliteConnection, table: &str, decision: &Decision) -> Result<()> {
    let answer = decision.answer.as_ref().map(serde_json::to_string).transpose()?;
    sqlx::query("INSERT INTO decisions (table_id, version, seat, answer, key, made_at) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(table)
        .bind(decision.version)
        .bind(decision.seat.0)
        .bind(answer)
        .bind(&decision.key)
        .bind(decision.made_at)
        .execute(connection)
        .await
        .map_err(taken)?;
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
    Ok(Decision {
        version: row.get("version"),
        seat: Seat(row.get("seat")),
        answer: answer.map(serde_json::from_str).transpose()?,
        key: row.get("key"),
        made_at: row.get("made_at"),
    })
}

fn chat_row(row: &SqliteRow) -> ChatRow {
    let seat: Option<u8> = row.get("seat");
    let kind: &str = row.get("kind");
    let kind = ChatKind::ALL.iter().copied().find(|own| own.id() == kind).unwrap_or_default();
    ChatRow { kind, seat: seat.map(Seat), name: row.get("name"), text: row.get("text"), made_at: row.get("made_at") }
}
