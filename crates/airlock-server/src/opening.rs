//! Making a table: its id, its name, its seats.

use std::sync::Arc;

use airlock_game::save::RULES_VERSION;
use airlock_game::{Rules, Seed, Setup};
use airlock_store::{Person, PersonId, SeatRow, StoreError, TableOptions, TableRow};
use airlock_text::Words;

use crate::hall::{Hall, HallError, Live, now};
use crate::http::HttpError;
use crate::table::{BadStart, Table, is_reserved};

/// Who a seat is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sits {
    /// The one who makes the table.
    Host,
    Person,
    Bot,
}

/// A table to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub name: Option<String>,
    pub setup: Setup,
    pub options: TableOptions,
    /// One for each player.
    pub seats: Vec<Sits>,
}

/// Letters that are not mistaken for one another.
const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// So often another id is tried where one is taken.
const TRIES: usize = 8;

impl NewTable {
    /// Writes the table down and takes it into the hall.
    pub async fn open(self, hall: &Arc<Hall>, host: &Person, words: &Words) -> Result<Arc<Live>, HttpError> {
        Rules::of(&self.setup).map_err(HttpError::BadSetup)?;
        let hosts = self.seats.iter().filter(|&&seat| seat == Sits::Host).count();
        if self.seats.len() != usize::from(self.setup.players) || hosts > 1 {
            return Err(HttpError::BadSeats);
        }
        if hosts == 1 && is_reserved(&host.name) {
            return Err(HttpError::Lobby(BadStart::NameTaken));
        }
        let seats: Vec<SeatRow> = self.seats.iter().map(|&seat| seat_row(seat, host)).collect();
        let name = match self.name {
            Some(name) => name,
            None => some_name(words)?,
        };
        for _ in 0..TRIES {
            let row = TableRow {
                id: new_id()?,
                name: name.clone(),
                setup: self.setup,
                seed: new_seed()?,
                rules_version: RULES_VERSION,
                options: self.options,
                host: host.id,
                made_at: now(),
                started_at: None,
                ended_at: None,
                next: None,
            };
            match hall.open(row, seats.clone()).await {
                Err(HallError::Store(StoreError::Taken)) => {}
                opened => return Ok(opened?),
            }
        }
        Err(HttpError::Internal("no free id was found".to_owned()))
    }
}

/// The row of a table for another game like this one.
pub fn rematch(row: &TableRow, host: PersonId) -> Result<TableRow, HttpError> {
    let (id, seed) = (new_id()?, new_seed()?);
    Ok(TableRow { id, seed, host, made_at: now(), started_at: None, ended_at: None, next: None, ..row.clone() })
}

fn seat_row(seat: Sits, host: &Person) -> SeatRow {
    match seat {
        Sits::Host => SeatRow { person: Some(host.id), name: host.name.clone(), ready: true, ..SeatRow::default() },
        Sits::Person => SeatRow::default(),
        Sits::Bot => Table::bot_seat(),
    }
}

/// The secret from which the whole game follows, from the system's own chance.
fn new_seed() -> Result<Seed, HttpError> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| HttpError::Internal(error.to_string()))?;
    Ok(seed)
}

/// Eight letters that can be said over the telephone and not be guessed.
fn new_id() -> Result<String, HttpError> {
    let mut id = String::with_capacity(9);
    for at in 0..8 {
        if at == 4 {
            id.push('-');
        }
        id.push(char::from(LETTERS[below(LETTERS.len())?]));
    }
    Ok(id)
}

/// A name for a table that has none.
pub fn some_name(words: &Words) -> Result<String, HttpError> {
    let names = words.ui("ui-table-names").end();
    let names: Vec<&str> = names.split('|').map(str::trim).collect();
    Ok(names[below(names.len())?].to_owned())
}

fn below(bound: usize) -> Result<usize, HttpError> {
    let number = getrandom::u32().map_err(|error| HttpError::Internal(error.to_string()))?;
    Ok(number as usize % bound.max(1))
}
