//! From the store into memory, and from one version of the rules to the next.
//!
//! Decisions are played again only under the rules that they were made under, and the state that they lead to must be
//! the one that was stored. What was played under other rules is taken from the record: its events, and the
//! state that it led to. So no table silently becomes another game.

use std::sync::Arc;

use airlock_game::save::StateHash;
use airlock_game::{Event, Game};
use airlock_store::{ChatKind, Decision, Deed, SeatRow, Snapshot, StoredTable, TableRow};

use super::command::Fresh;
use super::{BadTable, Play, Table};

/// Why a log cannot be played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The decision that does not fit.
    pub decision: u32,
    pub why: String,
}

/// Whether a table is loaded from its record: not all of it was played under our rules, or not all was recorded.
pub fn needs_record(stored: &StoredTable, ours: u32) -> bool {
    let mut chapters = stored.decisions.iter().filter_map(|decision| decision.deed.rules());
    stored.table.started_at.is_some() && (chapters.next() != Some(ours) || chapters.next().is_some())
}

/// Compares what a log has recorded with what its decisions lead to, as far as they were made under our rules.
pub fn check_record(stored: &StoredTable, ours: u32) -> Result<(), Broken> {
    let decisions = &stored.decisions;
    let Some(at) = decisions.iter().rposition(|decision| decision.deed.rules() == Some(ours)) else { return Ok(()) };
    let log = Log { row: &stored.table, seats: &stored.seats, decisions };
    let opening = &decisions[at];
    let bad = |decision: &Decision, why: &str| Broken { decision: decision.version, why: why.to_owned() };
    let mut play = if at == 0 {
        let play = Play::new(&stored.table, &stored.seats).map_err(|why| bad(opening, &why.to_string()))?;
        if play.events_of(0) != opening.events {
            return Err(bad(opening, "it tells what did not happen"));
        }
        play
    } else {
        log.recorded(at + 1, stored.snapshots.iter().find(|snapshot| snapshot.version == opening.version))?
    };
    for decision in &decisions[at + 1..] {
        let led = replay_one(&mut play, decision, ours)?;
        let recorded = decision.hash.is_some() || !decision.events.is_empty();
        if recorded && (&led.events, led.silent) != (&decision.events, decision.silent) {
            return Err(bad(decision, "it tells what did not happen"));
        }
        if decision.hash.is_some_and(|hash| hash != hash_of(&play)) {
            return Err(bad(decision, "it leads to another state than the one that was stored"));
        }
    }
    Ok(())
}

/// A game that was read, and what it lacks in the store.
struct Restored {
    play: Play,
    rules_version: u32,
    broken: Option<Broken>,
    /// What an earlier program did not record.
    fresh: Fresh,
}

impl Restored {
    fn new(play: Play, rules_version: u32, broken: Option<Broken>) -> Restored {
        Restored { play, rules_version, broken, fresh: Fresh::default() }
    }
}

impl Table {
    /// From the store, for a program that plays rules version `ours`.
    pub fn load(stored: StoredTable, ours: u32) -> Result<Table, BadTable> {
        let StoredTable { table: row, seats, decisions, chat, guests, state, snapshots, revision, locked } = stored;
        let mut table = Table::new(row, seats, ours);
        (table.revision, table.guests, table.locked) = (revision, guests, locked);
        if table.row.started_at.is_some() {
            let log = Log { row: &table.row, seats: &table.seats, decisions: &decisions };
            let restored = log.restore(ours, state.as_ref(), &snapshots)?;
            table.rules_version = restored.rules_version;
            table.broken = restored.broken.map(Arc::new);
            table.fresh = restored.fresh;
            let mut play = restored.play;
            play.settle();
            table.play = Some(play);
        }
        let lines = u32::try_from(chat.len()).unwrap_or(u32::MAX);
        let said = chat.iter().filter(|line| line.kind == ChatKind::Said).count();
        let kept = chat.len().saturating_sub(super::CHAT_KEPT);
        chat.into_iter().skip(kept).for_each(|line| table.keep_line(line));
        (table.said, table.lines) = (u32::try_from(said).unwrap_or(u32::MAX), lines);
        Ok(table)
    }

    /// The game has started: the rules that hold, and what happened before the first answer, open the log.
    pub(super) fn open_log(&mut self, now: i64) {
        let Some(play) = &mut self.play else { return };
        let mut decision = play.decision(Deed::Rules(self.rules_version), "start", now);
        decision.events = play.events_of(0).to_vec();
        play.open(&decision);
        let state = play.game.canonical();
        self.fresh.record(decision, state, self.rules_version);
    }

    /// The game goes on under other rules than before, from the state it is in.
    pub fn take_over(&mut self, ours: u32, now: i64) {
        let runs = self.broken.is_none() && !self.is_over() && !self.locked;
        let Some(play) = self.play.as_mut().filter(|_| runs && self.rules_version < ours) else { return };
        self.rules_version = ours;
        let mut decision = play.decision(Deed::Rules(ours), "rules", now);
        decision.events = vec![Event::NewRules { version: ours }];
        play.note(&decision);
        let state = play.game.canonical();
        self.fresh.record(decision, state, self.rules_version);
    }
}

/// The log of a game that has started.
struct Log<'a> {
    row: &'a TableRow,
    seats: &'a [SeatRow],
    decisions: &'a [Decision],
}

impl Log<'_> {
    fn restore(&self, ours: u32, state: Option<&Snapshot>, snapshots: &[Snapshot]) -> Result<Restored, BadTable> {
        let last = self.decisions.iter().enumerate().rev();
        let chapter = last.filter_map(|(at, decision)| Some((at, decision.deed.rules()?))).next();
        match chapter {
            None => self.legacy(),
            Some((0, rules)) if rules == ours => {
                let mut play = Play::new(self.row, self.seats)?;
                play.open(&self.decisions[0]);
                Ok(self.replay(play, 0, rules))
            }
            Some((at, rules)) if rules == ours => {
                let version = self.decisions[at].version;
                let start = snapshots.iter().find(|snapshot| snapshot.version == version);
                Ok(match self.recorded(at + 1, start) {
                    Ok(play) => self.replay(play, at, rules),
                    Err(broken) => Restored::new(self.unreadable(at)?, rules, Some(broken)),
                })
            }
            Some((_, rules)) => {
                let (play, broken) = match self.recorded(self.decisions.len(), state) {
                    Ok(play) => (play, None),
                    Err(broken) => (self.unreadable(self.decisions.len())?, Some(broken)),
                };
                let newer =
                    Broken { decision: play.version(), why: format!("it is played under rules version {rules}") };
                Ok(Restored::new(play, rules, broken.or_else(|| (rules > ours).then_some(newer))))
            }
        }
    }

    /// The game after the first `count` decisions, as it was recorded.
    fn recorded(&self, count: usize, state: Option<&Snapshot>) -> Result<Play, Broken> {
        let decisions = &self.decisions[..count];
        let last = decisions.last().ok_or(Broken { decision: 0, why: "the log is empty".to_owned() })?;
        let bad = |why: String| Broken { decision: last.version, why };
        let state = state.filter(|state| state.version == last.version);
        let state = state.ok_or_else(|| bad("its state is missing".to_owned()))?;
        if last.hash.is_some_and(|hash| hash != StateHash::of(&state.state)) {
            return Err(bad("its state is not the one that was stored".to_owned()));
        }
        let game = Game::from_canonical(&state.state).map_err(|why| bad(why.to_string()))?;
        Ok(Play::recorded(self.row, self.seats, decisions, game))
    }

    /// The game of a record whose state cannot be read: its log, and the table before the first turn.
    fn unreadable(&self, count: usize) -> Result<Play, BadTable> {
        let game = Play::new(self.row, self.seats)?.game;
        Ok(Play::recorded(self.row, self.seats, &self.decisions[..count], game))
    }

    /// Plays the decisions after the one at `start`, which opens the chapter, and compares the state that they lead to
    /// with the one that was stored.
    fn replay(&self, start: Play, at: usize, rules: u32) -> Restored {
        let chapter = &self.decisions[at..];
        let mut play = start.clone();
        let broken = chapter[1..].iter().find_map(|decision| replay_one(&mut play, decision, rules).err());
        let last = chapter.last().and_then(|decision| decision.hash);
        if broken.is_none() && last.is_none_or(|hash| hash == hash_of(&play)) {
            return Restored::new(play, rules, None);
        }
        // Once more, comparing after each, to find where it parts.
        let mut good = start;
        for decision in chapter {
            let mut next = good.clone();
            let opens = matches!(decision.deed, Deed::Rules(_));
            let mut broken = if opens { None } else { replay_one(&mut next, decision, rules).err() };
            if broken.is_none() && decision.hash.is_some_and(|hash| hash != hash_of(&next)) {
                let why = "it leads to another state than the one that was stored".to_owned();
                broken = Some(Broken { decision: decision.version, why });
            }
            if broken.is_some() {
                return Restored::new(good, rules, broken);
            }
            good = next;
        }
        Restored::new(good, rules, broken)
    }

    /// A log from before states were recorded. It is played under our rules as long as they cannot have changed
    /// what it plays, and recorded for the programs to come.
    fn legacy(&self) -> Result<Restored, BadTable> {
        let rules = self.row.rules_version;
        let mut play = Play::new(self.row, self.seats)?;
        let mut fresh = Fresh::default();
        let begun = self.row.started_at.unwrap_or(self.row.made_at);
        let opening = Decision {
            version: 0,
            events: play.events_of(0).to_vec(),
            ..play.decision(Deed::Rules(rules), "start", begun)
        };
        play.open(&opening);
        fresh.record(opening, play.game.canonical(), rules);
        for decision in self.decisions {
            let before = play.clone();
            match replay_one(&mut play, decision, rules) {
                Ok(led) => fresh.record_late(led, play.game.canonical(), rules),
                Err(broken) => return Ok(Restored::new(before, rules, Some(broken))),
            }
        }
        Ok(Restored { fresh, ..Restored::new(play, rules, None) })
    }
}

fn hash_of(play: &Play) -> StateHash {
    StateHash::of(&play.game.canonical())
}

/// Plays a decision again under the rules that it was made under: the decision with what it led to.
fn replay_one(play: &mut Play, decision: &Decision, rules: u32) -> Result<Decision, Broken> {
    let bad = |why: String| Broken { decision: decision.version, why };
    match &decision.deed {
        Deed::Answer(..) => {
            let tried = play.attempt(decision.clone(), rules).map_err(|why| bad(why.to_string()))?;
            let led = tried.decision.clone();
            play.commit(tried);
            Ok(led)
        }
        Deed::TakeBack(_) => {
            play.take_back(decision).map_err(|why| bad(why.to_string()))?;
            Ok(decision.clone())
        }
        Deed::Rules(_) => Err(bad("it is no decision of a player".to_owned())),
    }
}
