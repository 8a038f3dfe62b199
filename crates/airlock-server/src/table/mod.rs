//! A table in memory: who sits where, the game, and what lies beside it.
//!
//! A [`Table`] is a value. [`crate::hall`] keeps the live ones: it tries a command on a copy, writes what changed to the
//! store, and only then shows the copy to whoever listens.
//!
//! Two counters must not be confused. The *version* of a decision counts all decisions and is known
//! to the store alone: how many seats passed in a window is a secret. What pages and programs see is
//! the *moment*, which moves on only with what everybody may know.

mod bots;
mod command;
mod leaves;
mod load;
mod lobby;
mod look;
mod play;
mod push;
mod saved;
mod turn;
mod waiting;

use std::sync::Arc;
use std::time::{Duration, Instant};

use airlock_game::{Game, Seat, SetupError, Viewer};
use airlock_store::{ChatKind, ChatRow, Person, PersonId, SeatRow, StoredTable, TableRow};
use imbl::Vector;
use thiserror::Error;

pub use bots::Bots;
pub use command::{Command, CommandError, Done, Given, OrderChange, Pick, Sender, Tick};
pub use leaves::{Leaves, name_leaves};
pub use load::{Broken, needs_record};
pub use lobby::{BadStart, NewSeat};
pub use look::{Caller, Eyes};
pub use play::{Play, Recall, Refusal, Tried};
pub use push::{Push, Seen};
pub use saved::saved_game;
pub use turn::{Auto, Next};
pub use waiting::{called, line_text, lobby_regions, named};

/// How many lines of chat stay on the page.
pub const CHAT_KEPT: usize = 200;

/// A table at one moment. A clone shares what has not changed, so that a command can be tried on one.
#[derive(Clone)]
pub struct Table {
    pub row: TableRow,
    pub seats: Vec<SeatRow>,
    pub chat: Vector<ChatRow>,
    /// How many lines were ever said.
    pub said: u32,
    /// The game, once it has started.
    pub play: Option<Play>,
    pub pause: Option<Pause>,
    /// The rules that hold at this table now.
    pub rules_version: u32,
    /// The log could be read up to here only.
    pub broken: Option<Arc<Broken>>,
    /// Counts the changes in the store.
    pub revision: u32,
    fresh: command::Fresh,
}

/// The pause of a window that is the same for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    pub until: Instant,
    pub length: Duration,
}

#[derive(Debug, Error)]
pub enum BadTable {
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Table {
    /// A table that nobody has played at.
    pub fn new(row: TableRow, seats: Vec<SeatRow>, rules_version: u32) -> Table {
        Table {
            row,
            seats,
            chat: Vector::new(),
            said: 0,
            play: None,
            pause: None,
            rules_version,
            broken: None,
            revision: 0,
            fresh: command::Fresh::default(),
        }
    }

    /// A table that was made in memory, as it is stored.
    fn into_stored(self) -> StoredTable {
        let command::Fresh { decisions, state, snapshots, chat, .. } = self.fresh;
        StoredTable { table: self.row, seats: self.seats, decisions, chat, state, snapshots, revision: 0 }
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

    fn say(&mut self, line: ChatRow) {
        self.fresh.chat.push(line.clone());
        self.keep_line(line);
    }

    fn keep_line(&mut self, line: ChatRow) {
        self.said += u32::from(line.kind == ChatKind::Said);
        if self.chat.len() == CHAT_KEPT {
            self.chat.pop_front();
        }
        self.chat.push_back(line);
    }
}

/// The viewer that a seat, or nobody, has of a game.
pub fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}
