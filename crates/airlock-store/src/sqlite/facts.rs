//! What operators are shown. Nothing here reads the log, the states, the seed, notes or orders of a table.

use airlock_game::Seat;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row as _, SqliteConnection};

use super::read::{chat_row, person as person_id};
use crate::{
    Announcement, AuditEntry, AuditedBy, ChatFacts, MeasureKind, Named, PersonBrief, PersonFacts, PersonId,
    ReportFacts, Result, SeatFacts, StoreError, TableBrief, TableFacts, TableState, Which,
};

/// Lines of chat that are shown of a table or a person.
const LINES: u32 = 200;
/// Lines of chat around a report.
const BEFORE: u32 = 12;
const AFTER: u32 = 4;

const TABLE: &str = "tables.id, tables.name, tables.locked, tables.made_at, tables.started_at, tables.ended_at";

fn table_brief(row: &SqliteRow) -> TableBrief {
    let (started_at, ended_at): (Option<i64>, Option<i64>) = (row.get("started_at"), row.get("ended_at"));
    let state = match (started_at, ended_at) {
        (None, _) => TableState::Filling,
        (Some(_), None) => TableState::Running,
        (Some(_), Some(_)) => TableState::Over,
    };
    TableBrief {
        id: row.get("id"),
        name: row.get("name"),
        state,
        locked: row.get("locked"),
        people: Vec::new(),
        made_at: row.get("made_at"),
        started_at,
        ended_at,
    }
}

async fn with_people(connection: &mut SqliteConnection, rows: &[SqliteRow]) -> Result<Vec<TableBrief>> {
    let mut tables = Vec::new();
    for row in rows {
        let mut table = table_brief(row);
        let names = sqlx::query("SELECT name FROM seats WHERE table_id = ? AND person IS NOT NULL ORDER BY seat");
        let names = names.bind(&table.id).fetch_all(&mut *connection).await?;
        table.people = names.iter().map(|row| row.get(0)).collect();
        tables.push(table);
    }
    Ok(tables)
}

/// The newest first. The text is a part of the table's name or of somebody's in it, or the beginning of its id.
pub(super) async fn tables(
    connection: &mut SqliteConnection,
    text: &str,
    which: Which,
    limit: u32,
) -> Result<Vec<TableBrief>> {
    let state = match which {
        Which::All => "TRUE",
        Which::Filling => "started_at IS NULL",
        Which::Running => "started_at IS NOT NULL AND ended_at IS NULL",
        Which::Over => "ended_at IS NOT NULL",
        Which::Locked => "locked",
    };
    let sql = format!(
        "SELECT {TABLE} FROM tables WHERE {state} AND (?1 = '' OR instr(id, ?1) = 1
         OR instr(lower(name), lower(?1)) > 0
         OR id IN (SELECT table_id FROM seats WHERE person IS NOT NULL AND instr(lower(name), lower(?1)) > 0))
         ORDER BY made_at DESC, id LIMIT ?2"
    );
    let rows = sqlx::query(AssertSqlSafe(sql)).bind(text).bind(limit).fetch_all(&mut *connection).await?;
    with_people(connection, &rows).await
}

async fn named(connection: &mut SqliteConnection, person: PersonId) -> Result<Named> {
    let query = sqlx::query("SELECT name, login FROM people WHERE id = ?").bind(person.0);
    let row = query.fetch_optional(connection).await?;
    let (name, login) = row.map_or_else(Default::default, |row| (row.get(0), row.get(1)));
    Ok(Named { id: person, name, login })
}

pub(super) async fn table(connection: &mut SqliteConnection, id: &str) -> Result<TableFacts> {
    let sql = format!("SELECT {TABLE}, host FROM tables WHERE id = ?");
    let row = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_optional(&mut *connection).await?;
    let row = row.ok_or(StoreError::NoTable)?;
    let host = named(connection, PersonId(row.get("host"))).await?;
    let mut briefs = with_people(connection, std::slice::from_ref(&row)).await?;
    let table = briefs.pop().ok_or(StoreError::NoTable)?;
    let rows =
        sqlx::query("SELECT seat, person, name, bot IS NOT NULL AS bot FROM seats WHERE table_id = ? ORDER BY seat");
    let mut seats = Vec::new();
    for row in rows.bind(id).fetch_all(&mut *connection).await? {
        let person = match person_id(&row) {
            Some(person) => Some(named(connection, person).await?),
            None => None,
        };
        seats.push(SeatFacts { seat: Seat(row.get("seat")), name: row.get("name"), person, bot: row.get("bot") });
    }
    let count = sqlx::query("SELECT count(*) FROM chat WHERE table_id = ?").bind(id);
    let lines = count.fetch_one(&mut *connection).await?.get(0);
    let chat =
        sqlx::query("SELECT * FROM (SELECT * FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?) ORDER BY id");
    let chat = chat.bind(id).bind(LINES).fetch_all(&mut *connection).await?;
    let chat = chat.iter().map(chat_facts).collect();
    let bytes = match table.state {
        TableState::Running => None,
        TableState::Filling | TableState::Over => Some(bytes(connection, id).await?),
    };
    Ok(TableFacts { table, host, seats, chat, lines, bytes })
}

async fn bytes(connection: &mut SqliteConnection, id: &str) -> Result<u64> {
    let row = sqlx::query(
        "SELECT (SELECT coalesce(sum(length(coalesce(answer, '')) + length(coalesce(events, ''))), 0)
                 FROM decisions WHERE table_id = ?1)
              + (SELECT coalesce(sum(length(state)), 0) FROM states WHERE table_id = ?1)
              + (SELECT coalesce(sum(length(state)), 0) FROM snapshots WHERE table_id = ?1)
              + (SELECT coalesce(sum(length(packed)), 0) FROM archives WHERE table_id = ?1)
              + (SELECT coalesce(sum(length(text) + length(name)), 0) FROM chat WHERE table_id = ?1)
              + (SELECT coalesce(sum(length(notes) + length(orders)), 0) FROM seats WHERE table_id = ?1)",
    );
    let bytes: i64 = row.bind(id).fetch_one(connection).await?.get(0);
    Ok(u64::try_from(bytes).unwrap_or_default())
}

fn chat_facts(row: &SqliteRow) -> ChatFacts {
    ChatFacts { line: chat_row(row), person: person_id(row) }
}

fn person_brief(row: &SqliteRow) -> PersonBrief {
    PersonBrief {
        person: Named { id: PersonId(row.get("id")), name: row.get("name"), login: row.get("login") },
        made_at: row.get("made_at"),
        muted: row.get("muted"),
        banned: row.get("banned"),
        tables: row.get("tables"),
    }
}

const PERSON: &str = "people.id, people.name, people.login, people.made_at, people.muted, people.banned,
    (SELECT count(*) FROM seats WHERE seats.person = people.id) AS tables";

/// The newest first. The text is a part of a login, of a name, or of what somebody is or was called at a table.
pub(super) async fn people(connection: &mut SqliteConnection, text: &str, limit: u32) -> Result<Vec<PersonBrief>> {
    // Whoever was deleted keeps a number alone.
    let sql = format!(
        "SELECT {PERSON} FROM people WHERE made_at > 0 AND (?1 = '' OR instr(lower(name), lower(?1)) > 0
         OR instr(coalesce(login, ''), lower(?1)) > 0
         OR id IN (SELECT person FROM seats WHERE instr(lower(name), lower(?1)) > 0)
         OR id IN (SELECT person FROM guests WHERE instr(lower(name), lower(?1)) > 0)
         OR id IN (SELECT person FROM chat WHERE instr(lower(name), lower(?1)) > 0))
         ORDER BY made_at DESC, id DESC LIMIT ?2"
    );
    let rows = sqlx::query(AssertSqlSafe(sql)).bind(text).bind(limit).fetch_all(connection).await?;
    Ok(rows.iter().map(person_brief).collect())
}

/// By number, or by login.
pub(super) async fn person(connection: &mut SqliteConnection, wanted: &str) -> Result<PersonFacts> {
    let number: Option<i64> = wanted.trim_start_matches('#').parse().ok();
    let sql = format!("SELECT {PERSON} FROM people WHERE id = ?1 OR (?1 IS NULL AND login = ?2)");
    let query = sqlx::query(AssertSqlSafe(sql)).bind(number).bind(wanted.to_lowercase());
    let brief = query.fetch_optional(&mut *connection).await?;
    let brief = brief.as_ref().map(person_brief).ok_or(StoreError::Nothing)?;
    let id = brief.person.id;
    let sql = format!(
        "SELECT {TABLE} FROM tables WHERE host = ?1 OR id IN (SELECT table_id FROM seats WHERE person = ?1)
         ORDER BY made_at DESC, id LIMIT 100"
    );
    let rows = sqlx::query(AssertSqlSafe(sql)).bind(id.0).fetch_all(&mut *connection).await?;
    let tables = with_people(connection, &rows).await?;
    let said = sqlx::query("SELECT * FROM (SELECT * FROM chat WHERE person = ? ORDER BY id DESC LIMIT ?) ORDER BY id");
    let said = said.bind(id.0).bind(LINES).fetch_all(&mut *connection).await?;
    let said = said.iter().map(|row| (row.get("table_id"), chat_facts(row))).collect();
    let rows = sqlx::query("SELECT * FROM reports WHERE person = ? ORDER BY id DESC LIMIT 100").bind(id.0);
    let rows = rows.fetch_all(&mut *connection).await?;
    let reports = report_facts(connection, &rows).await?;
    Ok(PersonFacts { brief, tables, said, reports })
}

async fn report_facts(connection: &mut SqliteConnection, rows: &[SqliteRow]) -> Result<Vec<ReportFacts>> {
    let mut reports = Vec::new();
    for row in rows {
        let table: String = row.get("table_id");
        let name = sqlx::query("SELECT name FROM tables WHERE id = ?").bind(&table);
        let name = name.fetch_optional(&mut *connection).await?;
        let person = match person_id(row) {
            Some(person) => Some(named(connection, person).await?),
            None => None,
        };
        reports.push(ReportFacts {
            number: row.get("id"),
            table,
            table_name: name.map(|row| row.get(0)).unwrap_or_default(),
            person,
            name: row.get("name"),
            text: row.get("text"),
            reporter: named(connection, PersonId(row.get("reporter"))).await?,
            reason: row.get("reason"),
            made_at: row.get("made_at"),
            settled_at: row.get("settled_at"),
            context: Vec::new(),
        });
    }
    Ok(reports)
}

/// The newest first; those that nobody has looked after, or all.
pub(super) async fn reports(connection: &mut SqliteConnection, settled: bool, limit: u32) -> Result<Vec<ReportFacts>> {
    let query = sqlx::query("SELECT * FROM reports WHERE ?1 OR settled_at IS NULL ORDER BY id DESC LIMIT ?2");
    let rows = query.bind(settled).bind(limit).fetch_all(&mut *connection).await?;
    report_facts(connection, &rows).await
}

/// With what was said around it. A line's number moves when somebody's words are deleted, so time counts.
pub(super) async fn report(connection: &mut SqliteConnection, number: i64) -> Result<ReportFacts> {
    let rows = sqlx::query("SELECT * FROM reports WHERE id = ?").bind(number).fetch_all(&mut *connection).await?;
    let mut report = report_facts(connection, &rows).await?.pop().ok_or(StoreError::Nothing)?;
    for (sql, limit) in [
        (
            "SELECT * FROM (SELECT * FROM chat WHERE table_id = ? AND made_at <= ? ORDER BY id DESC LIMIT ?) ORDER BY id",
            BEFORE,
        ),
        ("SELECT * FROM chat WHERE table_id = ? AND made_at > ? ORDER BY id LIMIT ?", AFTER),
    ] {
        let rows = sqlx::query(sql).bind(&report.table).bind(report.made_at).bind(limit);
        report.context.extend(rows.fetch_all(&mut *connection).await?.iter().map(chat_facts));
    }
    Ok(report)
}

pub(super) async fn announcement(connection: &mut SqliteConnection, now: i64) -> Result<Option<Announcement>> {
    let row = sqlx::query("SELECT text, made_at, until FROM announcement").fetch_optional(connection).await?;
    let found = row.map(|row| Announcement { text: row.get(0), made_at: row.get(1), until: row.get(2) });
    Ok(found.filter(|announcement| !announcement.is_over(now)))
}

/// The newest first.
pub(super) async fn audit(connection: &mut SqliteConnection, limit: u32) -> Result<Vec<AuditEntry>> {
    let rows = sqlx::query("SELECT * FROM audit ORDER BY id DESC LIMIT ?").bind(limit);
    let mut entries = Vec::new();
    for row in rows.fetch_all(&mut *connection).await? {
        let Some(measure) = MeasureKind::from_id(row.get("measure")) else { continue };
        let by = match row.get::<Option<i64>, _>("operator") {
            Some(by) => AuditedBy::Person(named(connection, PersonId(by)).await?),
            None => AuditedBy::Shell(row.get::<Option<String>, _>("shell").unwrap_or_default()),
        };
        let person = match person_id(&row) {
            Some(person) => Some(named(connection, person).await?),
            None => None,
        };
        entries.push(AuditEntry {
            number: row.get("id"),
            made_at: row.get("made_at"),
            by,
            measure,
            table: row.get("table_id"),
            person,
            report: row.get("report"),
            text: row.get("text"),
        });
    }
    Ok(entries)
}
