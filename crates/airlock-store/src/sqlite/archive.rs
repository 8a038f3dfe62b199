//! Finished games, packed: the log with what it led to is one compressed text in place of hundreds of rows.
//!
//! Nothing is lost: a packed table is read, exported, replayed and verified like any other. Should anything be written to its log
//! after all, it is unpacked first.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use sqlx::{Row as _, SqliteConnection};

use super::write::insert_log;
use crate::{Decision, Extent, Result, Snapshot, StoredTable};

/// What is packed of a table. Names, seats and chat stay rows.
#[derive(Serialize, Deserialize)]
pub(super) struct Packed {
    decisions: Vec<Decision>,
    state: Option<Snapshot>,
    snapshots: Vec<Snapshot>,
}

impl Packed {
    pub(super) fn of(stored: StoredTable) -> Packed {
        Packed { decisions: stored.decisions, state: stored.state, snapshots: stored.snapshots }
    }

    fn write(&self) -> Result<Vec<u8>> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        packed.write_all(&serde_json::to_vec(self)?)?;
        Ok(packed.finish()?)
    }

    fn read(packed: &[u8]) -> Result<Packed> {
        let mut text = Vec::new();
        GzDecoder::new(packed).read_to_end(&mut text)?;
        Ok(serde_json::from_slice(&text)?)
    }

    /// The table with its log, as far as it was asked for.
    pub(super) fn into_table(self, stored: StoredTable, extent: Extent) -> StoredTable {
        let Packed { mut decisions, state, snapshots } = self;
        match extent {
            Extent::Record => StoredTable { decisions, state, snapshots, ..stored },
            Extent::Play => {
                decisions.iter_mut().for_each(|decision| decision.events.clear());
                StoredTable { decisions, ..stored }
            }
        }
    }
}

/// What is packed of that table; nothing if its log is in rows.
pub(super) async fn of(connection: &mut SqliteConnection, table: &str) -> Result<Option<Packed>> {
    let query = sqlx::query("SELECT packed FROM archives WHERE table_id = ?").bind(table);
    let row = query.fetch_optional(connection).await?;
    row.map(|row| Packed::read(row.get(0))).transpose()
}

/// Puts the packed log in the place of its rows.
pub(super) async fn pack(connection: &mut SqliteConnection, table: &str, packed: &Packed) -> Result<()> {
    let query = sqlx::query("INSERT INTO archives (table_id, packed) VALUES (?, ?)").bind(table).bind(packed.write()?);
    query.execute(&mut *connection).await?;
    delete_log(connection, table).await
}

/// Brings back the rows of a packed log.
pub(super) async fn unpack(connection: &mut SqliteConnection, table: &str) -> Result<()> {
    let Some(packed) = of(connection, table).await? else { return Ok(()) };
    sqlx::query("DELETE FROM archives WHERE table_id = ?").bind(table).execute(&mut *connection).await?;
    insert_log(connection, table, &packed.decisions, packed.state.as_ref(), &packed.snapshots).await
}

pub(super) async fn delete_log(connection: &mut SqliteConnection, table: &str) -> Result<()> {
    for sql in [
        "DELETE FROM decisions WHERE table_id = ?",
        "DELETE FROM states WHERE table_id = ?",
        "DELETE FROM snapshots WHERE table_id = ?",
    ] {
        sqlx::query(sql).bind(table).execute(&mut *connection).await?;
    }
    Ok(())
}
