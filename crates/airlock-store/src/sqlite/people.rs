//! What is kept about a person: all of it to read, and all of it to forget.

use std::collections::BTreeSet;

use airlock_game::Seat;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use crate::{
    AnswerData, BesideData, Decision, Deed, Extent, MeasureData, MeasureKind, PersonData, PersonId, ReportedData,
    Result, SaidData, SeatData, SessionData,
};

/// Lines of chat that a person said at the tables where they sit, before the program wrote down who said them.
const SAID_FROM_SEAT: &str = "chat.person IS NULL AND chat.kind IN ('said', 'phrase') AND EXISTS (SELECT 1 FROM seats
    WHERE seats.table_id = chat.table_id AND seats.seat = chat.seat AND seats.name = chat.name AND seats.person = ?1)";

pub(super) async fn data(connection: &mut SqliteConnection, person: PersonId) -> Result<Option<PersonData>> {
    let row = sqlx::query("SELECT * FROM people WHERE id = ?").bind(person.0).fetch_optional(&mut *connection).await?;
    let Some(row) = row else { return Ok(None) };
    let keys = sqlx::query("SELECT link, agent, made_at FROM keys WHERE person = ? ORDER BY made_at").bind(person.0);
    let session = |row: &SqliteRow| SessionData { link: row.get(0), agent: row.get(1), made_at: row.get(2) };
    let sessions = keys.fetch_all(&mut *connection).await?.iter().map(session).collect();
    let rows = sqlx::query(
        "SELECT seats.*, tables.name AS table_name, tables.host = ?1 AS host, tables.made_at, tables.started_at,
         tables.ended_at FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.person = ?1
         ORDER BY tables.made_at",
    );
    let mut seats = Vec::new();
    for row in rows.bind(person.0).fetch_all(&mut *connection).await? {
        seats.push(seat(connection, &row).await?);
    }
    let lines = format!(
        "SELECT table_id, text, made_at FROM chat WHERE person = ?1 OR ({SAID_FROM_SEAT}) ORDER BY chat.made_at, chat.id"
    );
    let lines = sqlx::query(sqlx::AssertSqlSafe(lines)).bind(person.0).fetch_all(&mut *connection).await?;
    let said = |row: &SqliteRow| SaidData { table: row.get(0), text: row.get(1), made_at: row.get(2) };
    let guests = sqlx::query("SELECT * FROM guests WHERE person = ? ORDER BY table_id").bind(person.0);
    let beside = guests.fetch_all(&mut *connection).await?.iter().map(beside).collect();
    let reports = sqlx::query("SELECT * FROM reports WHERE reporter = ? ORDER BY id").bind(person.0);
    let reported = reports.fetch_all(&mut *connection).await?.iter().map(reported).collect();
    let audit = sqlx::query("SELECT measure, made_at FROM audit WHERE person = ? ORDER BY id").bind(person.0);
    let measure = |row: &SqliteRow| {
        let measure = MeasureKind::from_id(row.get(0))?;
        Some(MeasureData { measure, made_at: row.get(1) })
    };
    let measures = audit.fetch_all(&mut *connection).await?.iter().filter_map(measure).collect();
    Ok(Some(PersonData {
        name: row.get("name"),
        login: row.get("login"),
        language: row.get("language"),
        made_at: row.get("made_at"),
        failed_logins: row.get("failed"),
        sessions,
        seats,
        said: lines.iter().map(said).collect(),
        beside,
        reported,
        muted: row.get("muted"),
        measures,
    }))
}

fn beside(row: &SqliteRow) -> BesideData {
    BesideData {
        table: row.get("table_id"),
        name: row.get("name"),
        held: row.get::<Option<u8>, _>("held").map(Seat),
        removed: row.get::<u8, _>("bar") > 0,
        muted: row.get("muted"),
        asks: row.get::<Option<u8>, _>("asks").map(Seat),
    }
}

fn reported(row: &SqliteRow) -> ReportedData {
    ReportedData {
        table: row.get("table_id"),
        name: row.get("name"),
        text: row.get("text"),
        reason: row.get("reason"),
        made_at: row.get("made_at"),
    }
}

async fn seat(connection: &mut SqliteConnection, row: &SqliteRow) -> Result<SeatData> {
    let (table, seat): (String, u8) = (row.get("table_id"), row.get("seat"));
    let ended_at: Option<i64> = row.get("ended_at");
    // What they answered in a running game tells of it; they have it when it is over.
    let answers = if ended_at.is_some() { answers(connection, &table, Seat(seat)).await? } else { Vec::new() };
    Ok(SeatData {
        table,
        table_name: row.get("table_name"),
        host: row.get("host"),
        seat: Seat(seat),
        name: row.get("name"),
        notes: row.get("notes"),
        orders: serde_json::from_str(row.get("orders"))?,
        made_at: row.get("made_at"),
        started_at: row.get("started_at"),
        ended_at,
        answers,
    })
}

async fn answers(connection: &mut SqliteConnection, table: &str, seat: Seat) -> Result<Vec<AnswerData>> {
    let decisions = super::read::load(connection, table, Extent::Play).await?.decisions;
    let given = |decision: Decision| match decision.deed {
        Deed::Answer(by, answer) if by == seat => Some(AnswerData { answer, made_at: decision.made_at }),
        Deed::Answer(..) | Deed::TakeBack(..) | Deed::Rules(..) => None,
    };
    Ok(decisions.into_iter().filter_map(given).collect())
}

pub(super) async fn delete(connection: &mut SqliteConnection, person: PersonId, bot: &str) -> Result<Vec<String>> {
    let tables = sqlx::query(
        "SELECT table_id FROM seats WHERE person = ?1 UNION SELECT id FROM tables WHERE host = ?1
         UNION SELECT table_id FROM chat WHERE person = ?1 UNION SELECT table_id FROM guests WHERE person = ?1",
    );
    let tables = tables.bind(person.0).fetch_all(&mut *connection).await?;
    let tables: Vec<String> = tables.iter().map(|row| row.get(0)).collect();
    for table in &tables {
        let query = sqlx::query("UPDATE tables SET revision = revision + 1 WHERE id = ?").bind(table);
        query.execute(&mut *connection).await?;
        forget_name(connection, table, person).await?;
    }
    let lines = format!("DELETE FROM chat WHERE chat.person = ?1 OR ({SAID_FROM_SEAT})");
    sqlx::query(sqlx::AssertSqlSafe(lines)).bind(person.0).execute(&mut *connection).await?;
    for statement in [
        // The table goes to somebody who is still there.
        "UPDATE tables SET host = COALESCE((SELECT person FROM seats WHERE table_id = tables.id AND person <> ?1
         ORDER BY seat LIMIT 1), host) WHERE host = ?1",
        "UPDATE seats SET name = '', notes = '', orders = '[]', since = 0, heard = 0 WHERE person = ?1",
        "UPDATE seats SET person = NULL, bot = COALESCE(bot, ?2), ready = 1 WHERE person = ?1
         AND table_id IN (SELECT id FROM tables WHERE started_at IS NOT NULL AND ended_at IS NULL)",
        "UPDATE seats SET person = NULL, bot = NULL, ready = 0 WHERE person = ?1
         AND table_id IN (SELECT id FROM tables WHERE started_at IS NULL)",
        "DELETE FROM guests WHERE person = ?1",
        "DELETE FROM reports WHERE person = ?1 OR reporter = ?1",
        "DELETE FROM keys WHERE person = ?1",
        // The number stays, so that finished games have somebody in the seat.
        "UPDATE people SET name = '', login = NULL, password = NULL, language = NULL, made_at = 0, failed = 0,
         failed_at = 0 WHERE id = ?1",
    ] {
        sqlx::query(statement).bind(person.0).bind(bot).execute(&mut *connection).await?;
    }
    Ok(tables)
}

/// Takes the person's names at a table from what was told there, unless somebody else there is called the same now.
async fn forget_name(connection: &mut SqliteConnection, table: &str, person: PersonId) -> Result<()> {
    let names = sqlx::query(
        "SELECT name FROM seats WHERE table_id = ?1 AND person = ?2
         UNION SELECT name FROM chat WHERE table_id = ?1 AND person = ?2
         UNION SELECT name FROM guests WHERE table_id = ?1 AND person = ?2
         UNION SELECT name FROM people WHERE id = ?2",
    );
    let names = names.bind(table).bind(person.0).fetch_all(&mut *connection).await?;
    let mut names: BTreeSet<String> = names.iter().map(|row| row.get(0)).collect();
    // The name that another was given up for is theirs too.
    let renamed = sqlx::query("SELECT name, text FROM chat WHERE table_id = ? AND kind = 'renamed' ORDER BY id DESC");
    for row in renamed.bind(table).fetch_all(&mut *connection).await? {
        if names.contains(row.get::<&str, _>(1)) {
            names.insert(row.get(0));
        }
    }
    let others = sqlx::query("SELECT name FROM seats WHERE table_id = ? AND person <> ?").bind(table).bind(person.0);
    for row in others.fetch_all(&mut *connection).await? {
        names.remove(row.get::<&str, _>(0));
    }
    for name in &names {
        for statement in [
            "UPDATE chat SET name = '' WHERE table_id = ? AND name = ? AND kind NOT IN ('said', 'phrase')",
            "UPDATE chat SET text = '' WHERE table_id = ? AND text = ? AND kind = 'renamed'",
        ] {
            sqlx::query(statement).bind(table).bind(name).execute(&mut *connection).await?;
        }
    }
    Ok(())
}
