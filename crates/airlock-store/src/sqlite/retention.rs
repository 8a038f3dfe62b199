//! How long what is kept, and that what is deleted is gone.

use std::time::Duration;

use sqlx::{Row as _, SqliteConnection, SqlitePool};

use super::archive::{self, Packed};
use super::read::load;
use crate::{Cleared, Extent, Result, Retention};

/// The time before which something was to be older than that.
fn before(kept: Option<Duration>, now: i64) -> Option<i64> {
    let seconds = i64::try_from(kept?.as_secs()).ok()?;
    Some(now.saturating_sub(seconds))
}

pub(super) async fn unused_lobbies(
    read: &SqlitePool,
    retention: &Retention,
    now: i64,
    limit: u32,
) -> Result<Vec<String>> {
    let Some(before) = before(retention.lobbies, now) else { return Ok(Vec::new()) };
    let query = sqlx::query("SELECT id FROM tables WHERE started_at IS NULL AND touched_at < ? LIMIT ?");
    let rows = query.bind(before).bind(limit).fetch_all(read).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn drop_lobby(
    connection: &mut SqliteConnection,
    id: &str,
    retention: &Retention,
    now: i64,
) -> Result<bool> {
    let Some(before) = before(retention.lobbies, now) else { return Ok(false) };
    // Touching it takes the revision from whoever changes it just now.
    let sql = "UPDATE tables SET revision = revision + 1 WHERE id = ? AND started_at IS NULL AND touched_at < ?";
    let found = sqlx::query(sql).bind(id).bind(before).execute(&mut *connection).await?;
    if found.rows_affected() == 0 {
        return Ok(false);
    }
    delete_table(connection, id).await?;
    Ok(true)
}

/// Deletes a table with all that belongs to it; nothing points to it any more.
pub(super) async fn delete_table(connection: &mut SqliteConnection, id: &str) -> Result<()> {
    archive::delete_log(connection, id).await?;
    for sql in [
        "DELETE FROM archives WHERE table_id = ?",
        "DELETE FROM chat WHERE table_id = ?",
        "DELETE FROM guests WHERE table_id = ?",
        "DELETE FROM reports WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
        "UPDATE tables SET next = NULL, revision = revision + 1 WHERE next = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        sqlx::query(sql).bind(id).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Games that ended before that time.
async fn ended(connection: &mut SqliteConnection, sql: &'static str, before: i64, limit: u32) -> Result<Vec<String>> {
    let rows = sqlx::query(sql).bind(before).bind(limit).fetch_all(connection).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// Seconds after which a private link has certainly run out.
const LINKS: i64 = 24 * 3600;

pub(super) async fn clear_out(
    connection: &mut SqliteConnection,
    retention: &Retention,
    now: i64,
    limit: u32,
) -> Result<Cleared> {
    let mut cleared = Cleared::default();
    if let Some(before) = before(retention.games, now) {
        let sql = "SELECT id FROM tables WHERE ended_at < ? LIMIT ?";
        for id in ended(connection, sql, before, limit).await? {
            delete_table(connection, &id).await?;
            cleared.games += 1;
        }
    }
    if let Some(before) = before(retention.packing, now) {
        let sql = "SELECT id FROM tables WHERE ended_at < ?1 AND touched_at < ?1
                   AND id NOT IN (SELECT table_id FROM archives) LIMIT ?2";
        for id in ended(connection, sql, before, limit).await? {
            let packed = Packed::of(load(connection, &id, Extent::Record).await?);
            archive::pack(connection, &id, &packed).await?;
            cleared.packed += 1;
        }
    }
    if let Some(before) = before(retention.lobbies, now) {
        cleared.guests = forget_guests(connection, before).await?;
    }
    let links = sqlx::query("DELETE FROM keys WHERE link = 1 AND made_at < ?").bind(now - LINKS);
    links.execute(&mut *connection).await?;
    cleared.more = cleared.games.max(cleared.packed) >= limit as usize;
    Ok(cleared)
}

/// Guests who have neither a login nor anything at a table: nobody misses them, and their browsers become guests anew.
async fn forget_guests(connection: &mut SqliteConnection, before: i64) -> Result<u64> {
    const IDLE: &str = "login IS NULL AND muted = 0 AND made_at < ?
                        AND id NOT IN (SELECT host FROM tables)
                        AND id NOT IN (SELECT person FROM seats WHERE person IS NOT NULL)
                        AND id NOT IN (SELECT person FROM chat WHERE person IS NOT NULL)
                        AND id NOT IN (SELECT person FROM guests)
                        AND id NOT IN (SELECT person FROM reports WHERE person IS NOT NULL)
                        AND id NOT IN (SELECT reporter FROM reports)";
    let keys = format!("DELETE FROM keys WHERE person IN (SELECT id FROM people WHERE {IDLE})");
    let people = format!("DELETE FROM people WHERE {IDLE}");
    sqlx::query(sqlx::AssertSqlSafe(keys)).bind(before).execute(&mut *connection).await?;
    let gone = sqlx::query(sqlx::AssertSqlSafe(people)).bind(before).execute(&mut *connection).await?;
    Ok(gone.rows_affected())
}

/// Gives the room of what was deleted back to the disk, and leaves none of it in the log of changes.
pub(super) async fn give_back(write: &SqlitePool) -> Result<()> {
    sqlx::query("PRAGMA incremental_vacuum").fetch_all(write).await?;
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_all(write).await?;
    Ok(())
}
