//! A game on paper, from its log.

use airlock_game::save::{Chapter, Save, hash_of_state};
use airlock_game::{Answer, Seat};
use airlock_store::{Deed, Snapshot, StoredTable};

/// The game with the versions that it was really played under; nothing if its log makes no sense.
pub fn saved_game(stored: &StoredTable) -> Option<Save> {
    let state_of = |version: u32| stored.snapshots.iter().find(|snapshot| snapshot.version == version);
    let read = |snapshot: &Snapshot| serde_json::from_str(&snapshot.state).ok();
    let mut chapters: Vec<Chapter> = Vec::new();
    for decision in &stored.decisions {
        if let Deed::Rules(rules_version) = decision.deed {
            let start = state_of(decision.version);
            if let Some(last) = chapters.last_mut() {
                last.hash = start.map(|snapshot| hash_of_state(&snapshot.state));
            }
            let state = if chapters.is_empty() { None } else { Some(start.and_then(read)?) };
            chapters.push(chapter(rules_version, state));
            continue;
        }
        if chapters.is_empty() {
            chapters.push(chapter(stored.table.rules_version, None));
        }
        let answers: &mut Vec<(Seat, Answer)> = &mut chapters.last_mut()?.answers;
        match &decision.deed {
            Deed::Answer(seat, answer) => answers.push((*seat, answer.clone())),
            Deed::TakeBack(_) => drop(answers.pop()?),
            Deed::Rules(_) => {}
        }
    }
    let Chapter { rules_version, state, answers, .. } = chapters.pop()?;
    let hash = stored.state.as_ref().map(|snapshot| hash_of_state(&snapshot.state));
    let (setup, seed) = (stored.table.setup, stored.table.seed);
    Some(Save { rules_version, setup, seed, earlier: chapters, state, answers, hash })
}

fn chapter(rules_version: u32, state: Option<serde_json::Value>) -> Chapter {
    Chapter { rules_version, state, answers: Vec::new(), hash: None }
}
