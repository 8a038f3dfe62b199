//! A game under way at a table: answering, taking back, standing orders.
//!
//! A [`Play`] is a value: whoever tries something tries it on a clone, which shares what has not changed.

use std::sync::Arc;

use airlock_game::orders::StandingOrders;
use airlock_game::save::RULES_VERSION;
use airlock_game::save::legacy::{self, LegacyError};
use airlock_game::{Answer, Ask, Event, Game, Illegal, Seat, Viewer};
use airlock_store::{Decision, Deed, SeatRow, TableRow};
use imbl::Vector;
use thiserror::Error;

use super::BadTable;
use crate::told::Told;

/// Number of recent idempotency keys kept per table.
const KEYS: usize = 64;

#[derive(Clone)]
pub struct Play {
    pub game: Game,
    /// How many decisions the log has.
    version: u32,
    pub told: Told,
    /// What happened in each moment.
    moments: Vector<Arc<[Event]>>,
    /// The moment of the last answer that was taken back.
    cut: u32,
    /// The moment since which each seat has been asked what it is asked.
    asked: Vec<u32>,
    /// When that was, in seconds since 1970.
    asked_at: Vec<i64>,
    /// The moment of the last answer that each seat's person gave, as far as the table remembers.
    answered: Vec<Option<u32>>,
    /// When what everybody may know last moved on.
    moved_at: i64,
    keys: Vector<Key>,
    pub orders: StandingOrders,
    undo: Vector<Arc<Undo>>,
    /// The answer that closes a window before its pause is over. It is in the store, and taken over
    /// when the pause ends: that all have answered must not show.
    held: Option<Arc<Tried>>,
}

/// An idempotency key, and what was sent with it.
#[derive(Clone)]
struct Key {
    seat: Seat,
    key: Arc<str>,
    answer: Option<Answer>,
}

/// The game as it was before an answer that can be taken back.
struct Undo {
    seat: Seat,
    game: Game,
    told: Told,
    /// The moment before it.
    moment: u32,
}

/// Why a command was not carried out. The table is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("the game has not started")]
    NotStarted,
    #[error("the table has moved on")]
    Stale,
    #[error(transparent)]
    Illegal(#[from] Illegal),
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    #[error("this key was sent with another answer")]
    KeyUsed,
    #[error("the log of this table cannot be played")]
    Unplayable,
    /// An operator has locked the table.
    #[error("the table is locked")]
    Locked,
    #[error(transparent)]
    Changed(#[from] legacy::Changed),
}

impl From<LegacyError> for Refusal {
    fn from(error: LegacyError) -> Refusal {
        match error {
            LegacyError::Illegal(why) => Refusal::Illegal(why),
            LegacyError::Changed(why) => Refusal::Changed(why),
        }
    }
}

/// What is known of an idempotency key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    New,
    /// The same was sent before.
    Known,
    /// Another answer was sent with it.
    Other,
}

/// A decision that was tried on a copy of the game.
#[derive(Clone)]
pub struct Tried {
    pub decision: Decision,
    pub game: Game,
}

impl Play {
    pub fn new(row: &TableRow, seats: &[SeatRow]) -> Result<Play, BadTable> {
        let mut game = Game::new(&row.setup, row.seed)?;
        let events = game.take_log();
        Ok(Play::begin(row, seats, game, events))
    }

    fn begin(row: &TableRow, seats: &[SeatRow], game: Game, events: Vec<Event>) -> Play {
        let mut told = Told::default();
        events.iter().for_each(|event| told.hear(event));
        let mut orders = StandingOrders::default();
        for (seat, row) in (0..).map(Seat).zip(seats) {
            row.orders.iter().for_each(|&order| orders.give(seat, order));
        }
        let begun = row.started_at.unwrap_or(row.made_at);
        Play {
            game,
            version: 0,
            told,
            moments: Vector::unit(events.into()),
            cut: 0,
            asked: vec![0; seats.len()],
            asked_at: vec![begun; seats.len()],
            answered: vec![None; seats.len()],
            moved_at: begun,
            keys: Vector::new(),
            orders,
            undo: Vector::new(),
            held: None,
        }
    }

    /// A game whose decisions are not played again, because other rules held when they were made: what they
    /// told is taken from the log, and `game` is the state that they led to.
    pub(super) fn recorded(row: &TableRow, seats: &[SeatRow], decisions: &[Decision], game: Game) -> Play {
        let mut play = Play::begin(row, seats, game, Vec::new());
        let [opening, decisions @ ..] = decisions else { return play };
        play.open(opening);
        let mut befores = Vec::new();
        for decision in decisions {
            match decision.deed {
                Deed::Answer(..) => {
                    befores.push(play.moment());
                    play.note(decision);
                }
                Deed::TakeBack(_) => {
                    let before = befores.pop().unwrap_or_default();
                    play.forget_after(before);
                    play.note(decision);
                    play.cut = play.moment();
                }
                Deed::Rules(_) => {
                    befores.clear();
                    play.note(decision);
                }
            }
        }
        let mut told = Told::default();
        for moment in &play.moments {
            told.next_answer();
            moment.iter().for_each(|event| told.hear(event));
        }
        told.see(&play.game.view(Viewer::Spectator));
        play.told = told;
        let (moment, moved_at) = (play.moment(), play.moved_at);
        play.asked.fill(moment);
        play.asked_at.fill(moved_at);
        play.orders.expire(play.game.moment());
        play
    }

    /// What happened before the table came into memory cannot be taken back.
    pub(super) fn settle(&mut self) {
        self.undo.clear();
    }

    /// What everybody may know has moved on so often.
    pub fn moment(&self) -> u32 {
        count(self.moments.len()) - 1
    }

    pub fn cut(&self) -> u32 {
        self.cut
    }

    pub fn asked_since(&self, seat: Seat) -> u32 {
        self.asked.get(seat.index()).copied().unwrap_or_default()
    }

    /// When the seat was asked what it is asked, in seconds since 1970.
    pub fn asked_at(&self, seat: Seat) -> i64 {
        self.asked_at.get(seat.index()).copied().unwrap_or(self.moved_at)
    }

    /// The person in the seat has answered; what follows is news to them.
    pub(super) fn note_answered(&mut self, seat: Seat) {
        let moment = self.moment();
        if let Some(answered) = self.answered.get_mut(seat.index()) {
            *answered = Some(moment);
        }
    }

    pub fn answered(&self, seat: Seat) -> Option<u32> {
        self.answered.get(seat.index()).copied().flatten()
    }

    pub fn moved_at(&self) -> i64 {
        self.moved_at
    }

    /// The events of a moment.
    pub fn events_of(&self, moment: u32) -> &[Event] {
        self.moments.get(moment as usize).map_or(&[], |events| events)
    }

    /// All events, in the order of time.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &Event> {
        self.moments.iter().flat_map(|moment| moment.iter())
    }

    /// The version of the rules that took over after a moment.
    pub fn rules_changed_after(&self, moment: u32) -> Option<u32> {
        let later = (moment + 1..=self.moment()).rev().flat_map(|moment| self.events_of(moment));
        later.copied().find_map(|event| match event {
            Event::NewRules { version } => Some(version),
            _ => None,
        })
    }

    pub fn version(&self) -> u32 {
        self.version
    }

    /// Whether the seat has sent that key before, and with the same answer; `None` where the key says it all.
    pub fn recall(&self, seat: Seat, key: &str, answer: Option<&Answer>) -> Recall {
        let held = self.held.iter().map(|held| (&held.decision.deed, held.decision.key.as_str()));
        let held = held.filter(|(deed, own)| deed.seat() == Some(seat) && *own == key);
        let sent = self.keys.iter().filter(|sent| sent.seat == seat && &*sent.key == key);
        let mut known = sent.map(|sent| sent.answer.as_ref()).chain(held.map(|(deed, _)| deed.answer()));
        match known.next() {
            None => Recall::New,
            Some(sent) if answer.is_none() || sent == answer => Recall::Known,
            Some(_) => Recall::Other,
        }
    }

    /// Tries an answer on a copy: nothing changes until [`Play::commit`].
    pub fn try_answer(&self, seat: Seat, moment: u32, answer: Answer, key: &str, at: i64) -> Result<Tried, Refusal> {
        let stale = moment < self.asked_since(seat) || moment > self.moment() || self.held.is_some();
        if self.game.ending().is_none() && stale {
            return Err(Refusal::Stale);
        }
        self.attempt(self.decision(Deed::Answer(seat, answer), key, at), RULES_VERSION)
    }

    pub(super) fn decision(&self, deed: Deed, key: &str, at: i64) -> Decision {
        let version = self.version + 1;
        Decision { version, deed, key: key.to_owned(), made_at: at, hash: None, events: Vec::new(), silent: false }
    }

    /// Plays the answer of a decision on a copy of the game, and tells what it brought.
    pub(super) fn attempt(&self, mut decision: Decision, rules: u32) -> Result<Tried, Refusal> {
        let Deed::Answer(seat, answer) = &decision.deed else { return Err(Refusal::Unplayable) };
        let mut game = self.game.clone();
        decision.events = if legacy::is_legacy(rules) {
            legacy::answer(rules, &mut game, *seat, answer.clone())?
        } else {
            game.answer(*seat, answer.clone())?
        };
        // A pass that leaves its window open is seen by nobody, so it makes no moment.
        decision.silent = decision.events.is_empty() && self.game.waits_secretly() && game.waits_secretly();
        Ok(Tried { decision, game })
    }

    /// Takes over what was tried.
    pub fn commit(&mut self, tried: Tried) {
        let Tried { decision, game } = tried;
        let Some(seat) = decision.deed.seat() else { return };
        let before = std::mem::replace(&mut self.game, game);
        // Where a window has opened the deed is announced; that it closes must not show.
        let harmless = self.game.can_return_to(&before, &decision.events) && !self.game.waits_secretly();
        if self.undo.last().is_some_and(|undo| undo.seat != seat) || !harmless {
            self.undo.clear();
        }
        if harmless && self.game.ending().is_none() {
            let (told, moment) = (self.told.clone(), self.moment());
            self.undo.push_back(Arc::new(Undo { seat, game: before.clone(), told, moment }));
        }
        if decision.silent {
            self.told.silent_answer();
        } else {
            self.told.next_answer();
        }
        decision.events.iter().for_each(|event| self.told.hear(event));
        self.told.see(&self.game.view(Viewer::Spectator));
        self.note(&decision);
        self.note_asked(&before, seat, decision.made_at);
        self.orders.expire(self.game.moment());
    }

    /// Enters a decision: its number, its key, and the moment that it makes.
    pub(super) fn note(&mut self, decision: &Decision) {
        self.version = decision.version;
        if let Some(seat) = decision.deed.seat() {
            if self.keys.len() == KEYS {
                self.keys.pop_front();
            }
            let (key, answer) = (decision.key.as_str().into(), decision.deed.answer().cloned());
            self.keys.push_back(Key { seat, key, answer });
        }
        if !decision.silent {
            self.moments.push_back(decision.events.as_slice().into());
            self.moved_at = decision.made_at;
        }
    }

    /// Enters the decision that opens the log. A new game has told what it told; of a recorded one it is the first moment.
    pub(super) fn open(&mut self, opening: &Decision) {
        self.version = opening.version;
        if self.events_of(0).is_empty() {
            self.moments.set(0, opening.events.as_slice().into());
        }
    }

    /// What happened after a moment did not happen.
    fn forget_after(&mut self, moment: u32) {
        for later in moment + 1..=self.moment() {
            self.moments.set(later as usize, Arc::default());
        }
    }

    /// Whether an answer now would close the window that everybody is asked in.
    pub fn is_last_of_window(&self) -> bool {
        self.game.waits_secretly() && self.game.asks().len() == 1
    }

    /// Keeps an answer until the pause is over.
    pub fn hold(&mut self, tried: Tried) {
        self.held = Some(Arc::new(tried));
    }

    pub fn take_held(&mut self) -> Option<Tried> {
        self.held.take().map(Arc::unwrap_or_clone)
    }

    /// What the seat is asked and has not answered.
    pub fn ask_of(&self, seat: Seat) -> Option<&Ask> {
        self.game.ask_of(seat).filter(|_| !self.holds(seat))
    }

    /// The seat has answered, and the answer waits for the end of the pause.
    pub fn holds(&self, seat: Seat) -> bool {
        self.held.as_ref().is_some_and(|held| held.decision.deed.seat() == Some(seat))
    }

    /// A seat that is asked something else than before is asked since now, and so is the one who has
    /// answered: several raiders attack with the same words, each a question of its own.
    fn note_asked(&mut self, before: &Game, answered: Seat, now: i64) {
        let moment = self.moment();
        for (seat, (asked, at)) in (0..).map(Seat).zip(self.asked.iter_mut().zip(&mut self.asked_at)) {
            let ask = self.game.ask_of(seat);
            let anew = seat == answered || self.game.turn_number() != before.turn_number();
            if anew || ask != before.ask_of(seat) {
                (*asked, *at) = (moment, now);
            }
        }
    }

    /// The seat's last answer can still be taken back.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.undo.last().is_some_and(|undo| undo.seat == seat)
    }

    /// Goes back to before the last answer of the seat.
    pub fn take_back(&mut self, decision: &Decision) -> Result<(), Refusal> {
        let seat = decision.deed.seat().filter(|&seat| self.can_take_back(seat)).ok_or(Refusal::NothingToTakeBack)?;
        let undo = self.undo.pop_back().ok_or(Refusal::NothingToTakeBack)?;
        let before = std::mem::replace(&mut self.game, undo.game.clone());
        self.told = undo.told.clone();
        self.forget_after(undo.moment);
        self.note(decision);
        self.cut = self.moment();
        self.note_asked(&before, seat, decision.made_at);
        Ok(())
    }
}

fn count(length: usize) -> u32 {
    u32::try_from(length).expect("a game has fewer moments")
}
