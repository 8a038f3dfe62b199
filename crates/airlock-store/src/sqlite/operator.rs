//! What operators do, each with its entry in the audit log.

use sqlx::{Row as _, SqliteConnection};

use super::{people, retention};
use crate::{Measure, Operator, PersonId, Result, StoreError};

/// Takes a measure and writes down who took it. The tables that it has changed.
pub(super) async fn carry_out(
    connection: &mut SqliteConnection,
    measure: &Measure,
    by: &Operator,
    bot: &str,
    now: i64,
) -> Result<Vec<String>> {
    let changed = match measure {
        Measure::DeleteTable(table) => delete_table(connection, table).await?,
        Measure::LockTable(table) => set_lock(connection, table, true).await?,
        Measure::UnlockTable(table) => set_lock(connection, table, false).await?,
        Measure::Mute(person) => mark(connection, "UPDATE people SET muted = 1 WHERE id = ?", *person).await?,
        Measure::Unmute(person) => mark(connection, "UPDATE people SET muted = 0 WHERE id = ?", *person).await?,
        Measure::Ban(person) => ban(connection, *person, bot, now).await?,
        Measure::Unban(person) => mark(connection, "UPDATE people SET banned = 0 WHERE id = ?", *person).await?,
        Measure::DeletePerson(person) => {
            let sql = "UPDATE people SET muted = 0, banned = 0 WHERE id = ?";
            mark(connection, sql, *person).await?;
            people::delete(connection, *person, bot).await?
        }
        Measure::Announce { text, until } => announce(connection, text, *until, now).await?,
        Measure::Withdraw => found(connection, sqlx::query("DELETE FROM announcement")).await?,
        Measure::Settle(report) => {
            let sql = "UPDATE reports SET settled_at = coalesce(settled_at, ?) WHERE id = ?";
            found(connection, sqlx::query(sql).bind(now).bind(report)).await?
        }
    };
    write_down(connection, measure, by, now).await?;
    Ok(changed)
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

/// Runs a statement about something that must be there. It changes no table.
async fn found(connection: &mut SqliteConnection, query: Query<'_>) -> Result<Vec<String>> {
    let rows = query.execute(connection).await?.rows_affected();
    if rows == 0 { Err(StoreError::Nothing) } else { Ok(Vec::new()) }
}

async fn mark(connection: &mut SqliteConnection, sql: &'static str, person: PersonId) -> Result<Vec<String>> {
    found(connection, sqlx::query(sql).bind(person.0)).await
}

async fn delete_table(connection: &mut SqliteConnection, table: &str) -> Result<Vec<String>> {
    // Touching it takes the revision from whoever changes it just now.
    let sql = "UPDATE tables SET revision = revision + 1 WHERE id = ?";
    if sqlx::query(sql).bind(table).execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(StoreError::NoTable);
    }
    let before = sqlx::query("SELECT id FROM tables WHERE next = ?").bind(table).fetch_all(&mut *connection).await?;
    retention::delete_table(connection, table).await?;
    Ok(before.iter().map(|row| row.get(0)).collect())
}

async fn set_lock(connection: &mut SqliteConnection, table: &str, locked: bool) -> Result<Vec<String>> {
    let sql = "UPDATE tables SET locked = ?, revision = revision + 1 WHERE id = ?";
    let locked = sqlx::query(sql).bind(locked).bind(table).execute(connection).await?;
    if locked.rows_affected() == 0 { Err(StoreError::NoTable) } else { Ok(vec![table.to_owned()]) }
}

/// The person leaves all tables as if they did so themselves, and has no key any more.
async fn ban(connection: &mut SqliteConnection, person: PersonId, bot: &str, now: i64) -> Result<Vec<String>> {
    mark(connection, "UPDATE people SET banned = 1 WHERE id = ?", person).await?;
    let tables = sqlx::query(
        "SELECT table_id FROM seats WHERE person = ?1 UNION SELECT id FROM tables WHERE host = ?1
         UNION SELECT table_id FROM guests WHERE person = ?1",
    );
    let tables = tables.bind(person.0).fetch_all(&mut *connection).await?;
    let tables: Vec<String> = tables.iter().map(|row| row.get(0)).collect();
    for table in &tables {
        let query = sqlx::query("UPDATE tables SET revision = revision + 1 WHERE id = ?").bind(table);
        query.execute(&mut *connection).await?;
    }
    for statement in [
        "INSERT INTO chat (table_id, kind, name, text, made_at)
         SELECT seats.table_id, CASE WHEN tables.started_at IS NULL THEN 'left' ELSE 'replaced' END, seats.name, '', ?3
         FROM seats JOIN tables ON tables.id = seats.table_id
         WHERE seats.person = ?1 AND seats.bot IS NULL AND tables.ended_at IS NULL",
        // A table that has not started goes to somebody who is still there.
        "INSERT INTO chat (table_id, kind, name, text, made_at)
         SELECT tables.id, 'new-host', seats.name, '', ?3 FROM tables JOIN seats ON seats.table_id = tables.id
         WHERE tables.host = ?1 AND tables.started_at IS NULL AND seats.seat =
             (SELECT min(seat) FROM seats WHERE table_id = tables.id AND person <> ?1)",
        "UPDATE tables SET host = coalesce((SELECT person FROM seats WHERE table_id = tables.id AND person <> ?1
         ORDER BY seat LIMIT 1), host) WHERE host = ?1 AND started_at IS NULL",
        "UPDATE seats SET bot = coalesce(bot, ?2) WHERE person = ?1
         AND table_id IN (SELECT id FROM tables WHERE started_at IS NOT NULL AND ended_at IS NULL)",
        "UPDATE seats SET person = NULL, name = '', ready = 0, since = 0, heard = 0, notes = '', orders = '[]'
         WHERE person = ?1 AND table_id IN (SELECT id FROM tables WHERE started_at IS NULL)",
        "UPDATE guests SET asks = NULL WHERE person = ?1",
        "DELETE FROM keys WHERE person = ?1",
    ] {
        sqlx::query(statement).bind(person.0).bind(bot).bind(now).execute(&mut *connection).await?;
    }
    Ok(tables)
}

async fn announce(connection: &mut SqliteConnection, text: &str, until: Option<i64>, now: i64) -> Result<Vec<String>> {
    let query = sqlx::query("INSERT OR REPLACE INTO announcement (id, text, made_at, until) VALUES (1, ?, ?, ?)");
    query.bind(text).bind(now).bind(until).execute(connection).await?;
    Ok(Vec::new())
}

async fn write_down(connection: &mut SqliteConnection, measure: &Measure, by: &Operator, now: i64) -> Result<()> {
    let (person, shell) = match by {
        Operator::Person(person) => (Some(person.0), None),
        Operator::Shell(name) => (None, Some(name)),
    };
    let report = if let Measure::Settle(report) = measure { Some(*report) } else { None };
    let text = if let Measure::Announce { text, .. } = measure { text.as_str() } else { "" };
    sqlx::query(
        "INSERT INTO audit (made_at, operator, shell, measure, table_id, person, report, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(now)
    .bind(person)
    .bind(shell)
    .bind(measure.kind().id())
    .bind(measure.table())
    .bind(measure.person().map(|person| person.0))
    .bind(report)
    .bind(text)
    .execute(connection)
    .await?;
    Ok(())
}
