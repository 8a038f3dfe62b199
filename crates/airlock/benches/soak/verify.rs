//! What is stored at the end, against what was acknowledged.

use std::collections::HashMap;
use std::fmt;
use std::path::Path;

use airlock_game::save::RULES_VERSION;
use airlock_server::table::Table;
use airlock_store::{Decision, Extent, Sqlite, Store};
use anyhow::Result;

use crate::players::Played;

#[derive(Default)]
pub struct Found {
    tables: usize,
    decisions: usize,
    acknowledged: usize,
    /// Acknowledged and not stored, or stored as something else.
    lost: usize,
    doubled: usize,
    /// Sent without an answer, and stored all the same: nobody was told a lie.
    unheard: usize,
    /// Tables with a gap, or that cannot be played on.
    broken: usize,
}

impl Found {
    pub fn is_good(&self) -> bool {
        self.lost == 0 && self.doubled == 0 && self.broken == 0 && self.acknowledged > 0
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { tables, decisions, acknowledged, lost, doubled, unheard, broken } = self;
        write!(
            f,
            "{tables} tables with {decisions} decisions, {broken} broken; {acknowledged} answers acknowledged, "
        )?;
        write!(f, "{lost} lost, {doubled} doubled; {unheard} stored of which no answer was heard")
    }
}

pub async fn verify(data: &Path, played: &[Played]) -> Result<Found> {
    let store = Sqlite::open_to_read(data).await?;
    let mut found = Found::default();
    for table in played {
        let stored = store.load(&table.id, Extent::Play).await?;
        found.tables += 1;
        found.decisions += stored.decisions.len();
        let mut by_key: HashMap<&str, Vec<&Decision>> = HashMap::new();
        for decision in &stored.decisions {
            by_key.entry(&decision.key).or_default().push(decision);
        }
        for sent in &table.sent {
            let kept = by_key.get(sent.key.as_str()).map_or(&[][..], Vec::as_slice);
            found.doubled += usize::from(kept.len() > 1);
            let same = |decision: &&Decision| {
                decision.deed.seat().map(|seat| seat.index()) == Some(sent.seat)
                    && decision.deed.answer() == Some(&sent.answer)
            };
            match (sent.acknowledged, kept.first().filter(|decision| same(decision))) {
                (true, Some(_)) => found.acknowledged += 1,
                (true, None) => found.lost += 1,
                (false, Some(_)) => found.unheard += 1,
                (false, None) => {}
            }
        }
        let whole = stored.decisions.iter().zip(1..).all(|(decision, version)| decision.version == version);
        let plays = Table::load(stored, RULES_VERSION).is_ok_and(|table| table.broken.is_none());
        found.broken += usize::from(!whole || !plays);
    }
    Ok(found)
}
