//! A table in memory: who sits where, the game, and what lies beside it.
//!
//! A [`Table`] is plain state; [`crate::hall`] keeps the live ones, writes every decision to the
//! store before it is acknowledged, and wakes whoever listens.
//!
//! Two counters must not be confused. The *version* of a decision counts all decisions and is known
//! to the store alone: how many seats passed in a window is a secret. What pages and programs see is
//! the *moment*, which moves on only with what everybody may know.

mod leaves;
mod lobby;
mod look;
mod play;
mod push;
mod waiting;

use std::time::{Duration, Instant};

use airlock_game::save::{RULES_VERSION, is_known_version};
use airlock_game::{Game, Seat, SetupError, Viewer};
use airlock_store::{ChatKind, ChatRow, Person, PersonId, SeatRow, StoredTable, TableRow};
use thiserror::Error;

pub use leaves::{Leaves, name_leaves};
pub use lobby::{BadStart, NewSeat};
pub use look::{Caller, Eyes};
pub use play::{Auto, Next, Play, Recall, Refusal, Tried};
pub use push::{Push, Seen};
pub use waiting::{called, line_text, lobby_regions, named};

/// So many lines of chat stay on the page.
pub const CHAT_KEPT: usize = 200;

pub struct Table {
    pub row: TableRow,
    pub seats: Vec<SeatRow>,
    pub chat: Vec<ChatRow>,
    /// How many lines were ever said.
    pub said: u32,
    /// What has become of the seats and is not written down yet.
    pub news: Vec<ChatRow>,
    /// The game, once it has started.
    pub play: Option<Play>,
    pub pause: Option<Pause>,
}

/// The pause of a window that is the same for everybody.
#[derive(Clone, Copy, Debug)]
pub struct Pause {
    pub until: Instant,
    pub length: Duration,
}

#[derive(Debug, Error)]
pub enum BadTable {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("decision {0} of the log cannot be replayed: {1}")]
    Log(u32, String),
    #[error("the table was played under rules version {0}")]
    RulesVersion(u32),
}

impl Table {
    /// From the store: the game is played again from its decisions.
    pub fn load(stored: StoredTable) -> Result<Table, BadTable> {
        let StoredTable { table: mut row, seats, decisions, mut chat } = stored;
        let started = row.started_at.is_some();
        if !started {
            row.rules_version = RULES_VERSION;
        }
        if !is_known_version(row.rules_version) {
            return Err(BadTable::RulesVersion(row.rules_version));
        }
        let play = if started { Some(Play::replay(&row, &seats, &decisions)?) } else { None };
        let said = chat.iter().filter(|line| line.kind == ChatKind::Said).count();
        let said = u32::try_from(said).unwrap_or(u32::MAX);
        chat.drain(..chat.len().saturating_sub(CHAT_KEPT));
        Ok(Table { row, seats, chat, said, news: Vec::new(), play, pause: None })
    }

    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let at = self.seats.iter().position(|seat| seat.person == Some(person))?;
        u8::try_from(at).ok().map(Seat)
    }

    /// Whose eyes a person has at this table.
    pub fn eyes(&self, person: Option<&Person>) -> Eyes {
        let seat = person.and_then(|person| self.seat_of(person.id));
        let host = person.is_some_and(|person| person.id == self.row.host);
        Eyes { seat, host }
    }

    pub fn is_bot(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|row| row.bot.is_some())
    }

    pub fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| &play.game)
    }

    pub fn is_over(&self) -> bool {
        self.game().is_some_and(|game| game.ending().is_some())
    }

    pub fn say(&mut self, line: ChatRow) {
        self.said += u32::from(line.kind == ChatKind::Said);
        if self.chat.len() == CHAT_KEPT {
            self.chat.remove(0);
        }
        self.chat.push(line);
    }
}

/// The viewer that a seat, or nobody, has of a game.
pub fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}
