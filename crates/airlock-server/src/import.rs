//! Tables from elsewhere. Whatever imports one calls [`import`]: a file is played through and checked whole before anything of
//! it is stored, so that no table is stored that cannot be opened.

use std::panic::{AssertUnwindSafe, catch_unwind};

use airlock_bots::Kind;
use airlock_game::save::{RULES_VERSION, StateHash};
use airlock_game::{Rules, Seat, SetupError, Viewer};
use airlock_store::{ChatKind, ChatRow, Decision, Deed, SeatRow, Snapshot, Store, StoreError, StoredTable, TableRow};
use airlock_text::Words;
use thiserror::Error;

use crate::entered;
use crate::hall::now;
use crate::page::Here;
use crate::page::table::{self as pages, Phrase};
use crate::table::{BadTable, Bots, Broken, Eyes, Table, alike, check_record, is_reserved};

/// The longest file, and the most of what it has many of.
const FILE: usize = 64 * 1024 * 1024;
const DECISIONS: usize = 100_000;
const LINES: usize = 100_000;
/// The longest id of a table, and the longest key of a decision with what was picked.
const ID: usize = 40;
const KEY: usize = 200;
/// The last second that has a year of four digits.
const LAST_SECOND: i64 = 253_402_300_799;

/// Why a file is not taken in. Nothing of it is stored.
#[derive(Debug, Error)]
pub enum ImportError {
    #[error("it is larger than {FILE} bytes")]
    TooLarge,
    #[error("it cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("there is a table {0} already")]
    Taken(String),
    #[error("its setup cannot be played: {0}")]
    Setup(#[from] SetupError),
    #[error("its log does not fit the game at decision {decision}: {why}", decision = .0.decision, why = .0.why)]
    Broken(Broken),
    #[error("{0}")]
    Wrong(String),
    #[error(transparent)]
    Store(StoreError),
}

impl From<Broken> for ImportError {
    fn from(broken: Broken) -> ImportError {
        ImportError::Broken(broken)
    }
}

impl From<BadTable> for ImportError {
    fn from(BadTable::Setup(error): BadTable) -> ImportError {
        ImportError::Setup(error)
    }
}

type Check = Result<(), ImportError>;

fn must(is_so: bool, otherwise: impl Into<String>) -> Check {
    if is_so { Ok(()) } else { Err(ImportError::Wrong(otherwise.into())) }
}

/// Takes in a table that was exported elsewhere: its id. Its people are not known here, so their seats are free.
pub async fn import(store: &dyn Store, text: &str) -> Result<String, ImportError> {
    if text.len() > FILE {
        return Err(ImportError::TooLarge);
    }
    let stored = checked(serde_json::from_str(text)?)?;
    match store.adopt(&stored).await {
        Ok(()) => Ok(stored.table.id),
        Err(StoreError::Taken) => Err(ImportError::Taken(stored.table.id)),
        Err(error) => Err(ImportError::Store(error)),
    }
}

/// The table as it is stored: everything in it is sound, and nothing in it is for the next sitter to read.
fn checked(mut stored: StoredTable) -> Result<StoredTable, ImportError> {
    check_row(&stored.table)?;
    Rules::of(&stored.table.setup)?;
    check_seats(&stored)?;
    check_log(&stored)?;
    check_states(&stored)?;
    check_chat(&stored)?;
    let started = stored.table.started_at.is_some();
    stored.seats = stored.seats.into_iter().map(|row| free_seat(row, started)).collect();
    let over = guarded(|| play_through(&stored))??;
    let ended = stored.table.ended_at.or(stored.table.started_at);
    stored.table.ended_at = ended.filter(|_| over);
    Ok(stored)
}

fn check_row(row: &TableRow) -> Check {
    must(is_id(&row.id), "the id of a table has 1 to 40 lower-case letters, digits and hyphens")?;
    must(row.next.as_deref().is_none_or(is_id), "the next table has no id of a table")?;
    let name = entered::table_name(&row.name);
    must(name.as_ref() == Ok(&row.name), "the table has no name, or one that cannot be shown")?;
    must((1..=RULES_VERSION).contains(&row.rules_version), "it is played under rules that are not known here")?;
    let times = [Some(row.made_at), row.started_at, row.ended_at];
    must(times.into_iter().flatten().all(is_time), "it was made or played at no time")
}

fn is_id(id: &str) -> bool {
    let letter = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    !id.is_empty() && id.len() <= ID && id.bytes().all(letter)
}

fn is_time(seconds: i64) -> bool {
    (0..=LAST_SECOND).contains(&seconds)
}

fn is_name(name: &str) -> bool {
    name.is_empty() || entered::person_name(name).as_deref() == Ok(name)
}

fn check_seats(stored: &StoredTable) -> Check {
    let StoredTable { table, seats, .. } = stored;
    let (there, players) = (seats.len(), table.setup.players);
    must(there == usize::from(players), format!("it has {there} seats for {players} players"))?;
    for (number, row) in (1..).zip(seats) {
        let bot = row.bot.as_deref();
        must(bot.is_none_or(|kind| kind.parse::<Kind>().is_ok()), format!("seat {number} has a bot of no known kind"))?;
        must(is_name(&row.name), format!("the name of seat {number} cannot be shown"))?;
        must(entered::notes(&row.notes).is_ok(), format!("the notes of seat {number} are too long"))?;
        let person = row.person.is_some();
        must(!person || !is_reserved(&row.name), format!("seat {number} is called like a bot"))?;
        let others = seats.iter().take(number - 1).filter(|other| person && other.person.is_some());
        let alike = others.into_iter().any(|other| alike(&other.name, &row.name));
        must(!alike, format!("seat {number} is called like another"))?;
    }
    Ok(())
}

/// A seat without its owner. Notes and orders are nobody's now.
fn free_seat(row: SeatRow, started: bool) -> SeatRow {
    let (bot, name, ready) = (row.bot, row.name, row.ready);
    match bot {
        Some(bot) => SeatRow { bot: Some(bot), ready: true, ..SeatRow::default() },
        // By its name people find their seat of a running game.
        None if started => SeatRow { name, ready, ..SeatRow::default() },
        None => SeatRow::default(),
    }
}

fn check_log(stored: &StoredTable) -> Check {
    let StoredTable { table, decisions, .. } = stored;
    must(table.started_at.is_some() || decisions.is_empty(), "it has a log though it has not started")?;
    must(decisions.len() <= DECISIONS, format!("it has more than {DECISIONS} decisions"))?;
    // A log from before the rules opened it begins at 1; what opens such a log now is decision 0.
    let first = decisions.first().map_or(1, |decision| decision.version);
    must(first <= 1, "its log does not begin with the first decision")?;
    let mut rules = 0;
    for (version, decision) in (first..).zip(decisions) {
        must(decision.version == version, format!("decision {version} is missing, or not in its place"))?;
        check_decision(decision, table.setup.players)?;
        if let Deed::Rules(own) = decision.deed {
            must(own > rules, format!("decision {version} goes back to rules version {own}"))?;
            rules = own;
        }
    }
    must(rules <= RULES_VERSION, format!("it is played under rules version {rules}, which is not known here"))
}

fn check_decision(decision: &Decision, players: u8) -> Check {
    let version = decision.version;
    let seat = decision.deed.seat();
    must(seat.is_none_or(|seat| seat.0 < players), format!("decision {version} is of a seat that there is not"))?;
    must(decision.key.len() <= KEY, format!("the key of decision {version} is too long"))?;
    must(is_time(decision.made_at), format!("decision {version} was made at no time"))
}

fn check_states(stored: &StoredTable) -> Check {
    let StoredTable { decisions, state, snapshots, .. } = stored;
    let last = decisions.last().map(|decision| decision.version);
    must(state.as_ref().is_none_or(|state| Some(state.version) == last), "its state is not that of its last decision")?;
    let in_order = snapshots.windows(2).all(|pair| pair[0].version < pair[1].version);
    must(in_order, "its snapshots are not in order")?;
    snapshots.iter().chain(state).try_for_each(|snapshot| check_snapshot(snapshot, decisions))
}

fn check_snapshot(snapshot: &Snapshot, decisions: &[Decision]) -> Check {
    let version = snapshot.version;
    let decision = decisions.iter().find(|decision| decision.version == version);
    let hash = decision.and_then(|decision| decision.hash);
    let same = hash == Some(StateHash::of(&snapshot.state));
    must(same, format!("the state after decision {version} is not the one that its hash is of"))
}

fn check_chat(stored: &StoredTable) -> Check {
    must(stored.chat.len() <= LINES, format!("it has more than {LINES} lines of chat"))?;
    let players = stored.table.setup.players;
    (1..).zip(&stored.chat).try_for_each(|(number, line): (usize, &ChatRow)| {
        must(is_line(line, players), format!("line {number} of the chat cannot be shown"))
    })
}

fn is_line(line: &ChatRow, players: u8) -> bool {
    let text = match line.kind {
        ChatKind::Said => entered::line(&line.text).as_ref() == Ok(&line.text),
        ChatKind::Phrase => Phrase::from_id(&line.text).is_some(),
        ChatKind::Renamed => is_name(&line.text),
        ChatKind::SatDown
        | ChatKind::Left
        | ChatKind::Replaced
        | ChatKind::CameBack
        | ChatKind::Removed
        | ChatKind::NewHost
        | ChatKind::Asked
        | ChatKind::Changed
        | ChatKind::AskedToSit
        | ChatKind::Declined
        | ChatKind::Banned => line.text.is_empty(),
    };
    text && is_name(&line.name) && line.seat.is_none_or(|seat| seat.0 < players) && is_time(line.made_at)
}

/// A state that other rules have led to cannot be played again, and one that was made up may break anything.
fn guarded<T>(act: impl FnOnce() -> T) -> Result<T, ImportError> {
    catch_unwind(AssertUnwindSafe(act)).map_err(|_| ImportError::Wrong("its game cannot be shown".to_owned()))
}

/// Plays the log and looks at all that it led to: whether the game is over.
fn play_through(stored: &StoredTable) -> Result<bool, ImportError> {
    let mut table = Table::load(stored.clone(), RULES_VERSION)?;
    if let Some(broken) = &table.broken {
        return Err(Broken::clone(broken).into());
    }
    check_record(stored, RULES_VERSION)?;
    let setup = table.game().map(|game| game.view(Viewer::Spectator).setup);
    must(setup.is_none_or(|setup| setup == stored.table.setup), "its state is of another setup")?;
    table.take_over(RULES_VERSION, now());
    let seats = (0..stored.table.setup.players).map(Seat);
    for seat in seats.clone().map(Some).chain([None]) {
        look_at(&table, seat);
    }
    let mut bots = Bots::default();
    seats.filter(|&seat| table.is_bot(seat)).for_each(|seat| drop(bots.answer(&table, seat)));
    Ok(table.is_over())
}

/// Draws all that one seat, or a spectator, can see.
fn look_at(table: &Table, seat: Option<Seat>) {
    let words = Words::english();
    let eyes = Eyes { seat, ..Eyes::default() };
    let Some((play, sight)) = table.play.as_ref().zip(table.sight(words, eyes, &|_| Here::Now)) else { return };
    let scene = sight.scene(words, &play.told);
    pages::pieces(&scene);
    table.log(&scene, Some(0));
}
