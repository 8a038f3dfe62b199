//! What the rows of SQLite mean.

use airlock_game::Seat;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use super::archive;
use crate::{
    Bar, ChatKind, ChatRow, Decision, Deed, Extent, GuestRow, KeyKind, KeyRow, Person, PersonId, Result, SeatRow,
    Snapshot, StoreError, StoredTable, TableRow,
};

/// A table with all that belongs to it.
pub(super) async fn load(connection: &mut SqliteConnection, id: &str, extent: Extent) -> Result<StoredTable> {
    let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(&mut *connection).await?;
    let row = row.ok_or(StoreError::NoTable)?;
    let packed = archive::of(connection, id).await?;
    let mut all = async |sql: &'static str| sqlx::query(sql).bind(id).fetch_all(&mut *connection).await;
    let seats = all("SELECT * FROM seats WHERE table_id = ? ORDER BY seat").await?;
    let (log, states) = match extent {
        Extent::Play => (
            "SELECT version, seat, answer, rules, key, made_at, hash, silent, NULL AS events FROM decisions
             WHERE table_id = ? ORDER BY version",
            "SELECT * FROM states WHERE table_id = ? AND FALSE",
        ),
        Extent::Record => {
            ("SELECT * FROM decisions WHERE table_id = ? ORDER BY version", "SELECT * FROM states WHERE table_id = ?")
        }
    };
    let decisions = all(log).await?;
    let chat = all("SELECT * FROM chat WHERE table_id = ? ORDER BY id").await?;
    let guests = all("SELECT * FROM guests WHERE table_id = ? ORDER BY number").await?;
    let state = all(states).await?;
    let snapshots = match extent {
        Extent::Play => Vec::new(),
        Extent::Record => all("SELECT * FROM snapshots WHERE table_id = ? ORDER BY version").await?,
    };
    let stored = StoredTable {
        table: table_row(&row)?,
        seats: seats.iter().map(seat_row).collect::<Result<_>>()?,
        decisions: decisions.iter().map(decision_row).collect::<Result<_>>()?,
        chat: chat.iter().map(chat_row).collect(),
        guests: guests.iter().map(guest_row).collect::<Result<_>>()?,
        state: state.first().map(snapshot_row),
        snapshots: snapshots.iter().map(snapshot_row).collect(),
        revision: row.get("revision"),
        locked: row.get("locked"),
    };
    Ok(match packed {
        Some(packed) => packed.into_table(stored, extent),
        None => stored,
    })
}

pub(super) fn person_row(row: &SqliteRow) -> Person {
    Person { id: PersonId(row.get(0)), name: row.get(1), login: row.get(2), language: row.get(3), muted: row.get(4) }
}

pub(super) fn key_row(row: &SqliteRow) -> Result<KeyRow> {
    let hash: Vec<u8> = row.get("hash");
    let key = hash.try_into().map_err(|_| sqlx::Error::Decode("a hash has 32 bytes".into()))?;
    let kind = if row.get("link") { KeyKind::Link } else { KeyKind::Browser };
    Ok(KeyRow { key, kind, agent: row.get("agent"), made_at: row.get("made_at") })
}

pub(super) fn table_row(row: &SqliteRow) -> Result<TableRow> {
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

pub(super) fn seat_row(row: &SqliteRow) -> Result<SeatRow> {
    Ok(SeatRow {
        person: person(row),
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

pub(super) fn decision_row(row: &SqliteRow) -> Result<Decision> {
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

pub(super) fn snapshot_row(row: &SqliteRow) -> Snapshot {
    Snapshot { version: row.get("version"), rules_version: row.get("rules_version"), state: row.get("state") }
}

pub(super) fn chat_row(row: &SqliteRow) -> ChatRow {
    let seat: Option<u8> = row.get("seat");
    let kind: &str = row.get("kind");
    let kind = ChatKind::ALL.iter().copied().find(|own| own.id() == kind).unwrap_or_default();
    ChatRow {
        kind,
        seat: seat.map(Seat),
        person: person(row),
        name: row.get("name"),
        text: row.get("text"),
        made_at: row.get("made_at"),
    }
}

pub(super) fn person(row: &SqliteRow) -> Option<PersonId> {
    let person: Option<i64> = row.get("person");
    person.map(PersonId)
}

pub(super) fn guest_row(row: &SqliteRow) -> Result<GuestRow> {
    let seat = |column: &str| row.get::<Option<u8>, _>(column).map(Seat);
    let bar: u8 = row.get("bar");
    Ok(GuestRow {
        number: row.get("number"),
        person: PersonId(row.get("person")),
        name: row.get("name"),
        held: seat("held"),
        bar: match bar {
            0 => None,
            1 => Some(Bar::Removed),
            _ => Some(Bar::Banned),
        },
        muted: row.get("muted"),
        asks: seat("asks"),
        mutes: serde_json::from_str(row.get("mutes"))?,
    })
}
