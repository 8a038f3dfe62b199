//! Rows as SQLite keeps them.

use airlock_game::Seat;
use sqlx::SqliteConnection;

use super::{now, taken};
use crate::{
    Bar, ChatRow, Decision, GuestRow, KeyHash, KeyKind, PersonId, Report, Result, SeatRow, Snapshot, StoredTable,
    TableRow,
};

pub(super) async fn insert_key(
    connection: &mut SqliteConnection,
    person: PersonId,
    key: KeyHash,
    kind: KeyKind,
    agent: &str,
) -> Result<()> {
    sqlx::query("INSERT INTO keys (hash, person, link, made_at, agent) VALUES (?, ?, ?, ?, ?)")
        .bind(key.as_slice())
        .bind(person.0)
        .bind(kind == KeyKind::Link)
        .bind(now())
        .bind(agent)
        .execute(connection)
        .await
        .map_err(taken)?;
    Ok(())
}

pub(super) async fn insert_table(connection: &mut SqliteConnection, table: &TableRow) -> Result<()> {
    sqlx::query(
        "INSERT INTO tables
             (id, name, setup, seed, rules_version, options, host, made_at, started_at, ended_at, next, touched_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
    .bind(now())
    .execute(connection)
    .await
    .map_err(taken)?;
    Ok(())
}

/// A whole table, with its log.
pub(super) async fn insert_stored(connection: &mut SqliteConnection, stored: &StoredTable) -> Result<()> {
    let StoredTable { table, seats, decisions, chat, guests, state, snapshots, revision: _, locked: _ } = stored;
    insert_table(connection, table).await?;
    insert_seats(connection, &table.id, seats).await?;
    insert_log(connection, &table.id, decisions, state.as_ref(), snapshots).await?;
    for line in chat {
        insert_chat(connection, &table.id, line).await?;
    }
    for guest in guests {
        write_guest(connection, &table.id, guest).await?;
    }
    Ok(())
}

pub(super) async fn insert_seats(connection: &mut SqliteConnection, table: &str, seats: &[SeatRow]) -> Result<()> {
    for (seat, row) in (0..).map(Seat).zip(seats) {
        write_seat(connection, table, seat, row).await?;
    }
    Ok(())
}

pub(super) async fn write_seat(
    connection: &mut SqliteConnection,
    table: &str,
    seat: Seat,
    row: &SeatRow,
) -> Result<()> {
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

pub(super) async fn update_table(connection: &mut SqliteConnection, table: &TableRow) -> Result<()> {
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
pub(super) async fn insert_log(
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

pub(super) async fn insert_decision(connection: &mut SqliteConnection, table: &str, decision: &Decision) -> Result<()> {
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
pub(super) async fn record_decision(connection: &mut SqliteConnection, table: &str, decision: &Decision) -> Result<()> {
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

pub(super) async fn insert_snapshot(
    connection: &mut SqliteConnection,
    sql: &'static str,
    table: &str,
    snapshot: &Snapshot,
) -> Result<()> {
    let query = sqlx::query(sql).bind(table).bind(snapshot.version).bind(snapshot.rules_version).bind(&snapshot.state);
    query.execute(connection).await.map_err(taken)?;
    Ok(())
}

pub(super) async fn insert_chat(connection: &mut SqliteConnection, table: &str, line: &ChatRow) -> Result<()> {
    sqlx::query("INSERT INTO chat (table_id, seat, person, kind, name, text, made_at) VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(table)
        .bind(line.seat.map(|seat| seat.0))
        .bind(line.person.map(|person| person.0))
        .bind(line.kind.id())
        .bind(&line.name)
        .bind(&line.text)
        .bind(line.made_at)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn write_guest(connection: &mut SqliteConnection, table: &str, guest: &GuestRow) -> Result<()> {
    let bar = match guest.bar {
        None => 0,
        Some(Bar::Removed) => 1,
        Some(Bar::Banned) => 2,
    };
    sqlx::query(
        "INSERT OR REPLACE INTO guests (table_id, number, person, name, held, bar, muted, asks, mutes)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(table)
    .bind(guest.number)
    .bind(guest.person.0)
    .bind(&guest.name)
    .bind(guest.held.map(|seat| seat.0))
    .bind(bar)
    .bind(guest.muted)
    .bind(guest.asks.map(|seat| seat.0))
    .bind(serde_json::to_string(&guest.mutes)?)
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn insert_report(connection: &mut SqliteConnection, report: &Report) -> Result<()> {
    sqlx::query(
        "INSERT INTO reports (table_id, line, person, name, text, reporter, reason, made_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&report.table)
    .bind(report.line)
    .bind(report.person.map(|person| person.0))
    .bind(&report.name)
    .bind(&report.text)
    .bind(report.reporter.0)
    .bind(&report.reason)
    .bind(report.made_at)
    .execute(connection)
    .await?;
    Ok(())
}
