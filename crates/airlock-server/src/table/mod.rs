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
mod guests;
mod leaves;
mod load;
mod lobby;
mod look;
mod names;
mod play;
mod push;
mod saved;
mod turn;
mod waiting;

use std::sync::Arc;
use std::time::{Duration, Instant};

use airlock_game::{Game, Seat, SetupError, Viewer};
use airlock_store::{ChatKind, ChatRow, GuestRow, Person, PersonId, SeatRow, StoredTable, TableRow};
use imbl::Vector;
use thiserror::Error;

pub use bots::Bots;
pub use command::{Command, CommandError, Done, Given, OrderChange, Pick, Sender, Tick};
pub use guests::Who;
pub use leaves::{Leaves, name_leaves};
pub use load::{Broken, check_record, needs_record};
pub use lobby::{BadStart, NewSeat};
pub use look::{Caller, Eyes};
pub use names::{alike, is_reserved};
pub use play::{Play, Recall, Refusal, Tried};
pub use push::{Push, Seen};
pub use saved::saved_game;
pub use turn::{Auto, Next};
pub use waiting::{bot_names, called, line_text, lobby_regions, named};

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
    /// How many lines there are, with what became of the seats.
    lines: u32,
    /// The people that the table remembers beside its seats, by their numbers.
    pub guests: Vec<GuestRow>,
    /// The game, once it has started.
    pub play: Option<Play>,
    pub pause: Option<Pause>,
    /// Somebody looks on who has no seat.
    pub watched: bool,
    /// Bots move at once until the one who plays with them is asked something.
    pub hurries: bool,
    /// The rules that hold at this table now.
    pub rules_version: u32,
    /// The log could be read up to here only.
    pub broken: Option<Arc<Broken>>,
    /// Counts the changes in the store.
    pub revision: u32,
    /// An operator has locked it: nobody can change it, and it does nothing by itself.
    pub locked: bool,
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
            lines: 0,
            guests: Vec::new(),
            play: None,
            pause: None,
            watched: false,
            hurries: false,
            rules_version,
            broken: None,
            revision: 0,
            locked: false,
            fresh: command::Fresh::default(),
        }
    }

    /// A table that was made in memory, as it is stored.
    fn into_stored(self) -> StoredTable {
        let command::Fresh { decisions, state, snapshots, chat, .. } = self.fresh;
        let (table, seats, guests) = (self.row, self.seats, self.guests);
        StoredTable { table, seats, decisions, chat, guests, state, snapshots, revision: 0, locked: false }
    }

    /// The seat that is a person's, also while a bot plays it for them.
    pub fn owned_by(&self, person: PersonId) -> Option<Seat> {
        let at = self.seats.iter().position(|seat| seat.person == Some(person))?;
        u8::try_from(at).ok().map(Seat)
    }

    /// The seat in which a person plays. Who has left it to a bot sees and does nothing there before they come back.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.owned_by(person).filter(|&seat| !self.is_bot(seat) || self.is_over())
    }

    /// Whose eyes a person has at this table.
    pub fn eyes(&self, person: Option<&Person>) -> Eyes {
        let Some(person) = person.map(|person| person.id) else { return Eyes::default() };
        let seat = self.seat_of(person);
        Eyes {
            seat,
            host: person == self.row.host,
            left: self.owned_by(person).filter(|_| seat.is_none()),
            guest: self.guest_of(person).map(|guest| guest.number),
            admits: self.may_admit(person),
        }
    }

    pub fn is_bot(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|row| row.bot.is_some())
    }

    /// Nobody but one person and bots has, had or asks for a seat.
    pub fn sits_alone(&self) -> bool {
        let is_bots = |row: &&SeatRow| row.bot.is_some() && row.person.is_none();
        let strangers = self.guests.iter().any(|guest| guest.held.is_some() || guest.asks.is_some());
        self.seats.iter().filter(is_bots).count() + 1 >= self.seats.len() && !strangers
    }

    /// One person plays with bots, unseen: how long that person takes over something tells nobody anything.
    pub fn is_alone(&self) -> bool {
        self.sits_alone() && !self.watched
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
        self.lines += 1;
        if self.chat.len() == CHAT_KEPT {
            self.chat.pop_front();
        }
        self.chat.push_back(line);
    }
}

impl Table {
    /// The lines of the chat that are kept, each with its number at this table.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = (u32, &ChatRow)> {
        let kept = u32::try_from(self.chat.len()).unwrap_or(u32::MAX);
        let chat: Vec<&ChatRow> = self.chat.iter().collect();
        (self.lines.saturating_sub(kept)..self.lines).zip(chat)
    }
}

/// The viewer that a seat, or nobody, has of a game.
pub fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}
