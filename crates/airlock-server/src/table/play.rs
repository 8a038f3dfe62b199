//! A game under way at a table: answering, taking back, standing orders, bots.

use airlock_bots::{Bot, Kind, Look};
use airlock_game::orders::{StandingOrder, StandingOrders};
use airlock_game::save::{RULES_VERSION, Save};
use airlock_game::{Answer, Ask, Chance, Choice, Event, Game, Illegal, Options, Question, Seat, Seed, Viewer};
use airlock_store::{Decision, SeatRow, TableRow};
use thiserror::Error;

use super::{BadTable, Table};
use crate::told::Told;

/// So many keys of earlier answers are remembered, to know a retry by.
const KEYS: usize = 64;

pub struct Play {
    pub game: Game,
    pub answers: Vec<(Seat, Answer)>,
    /// How many decisions the store has.
    version: u32,
    pub told: Told,
    pub events: Vec<Event>,
    /// Where the events of each moment end.
    ends: Vec<u32>,
    /// The moment of the last answer that was taken back.
    cut: u32,
    /// The moment since which each seat has been asked what it is asked.
    asked: Vec<u32>,
    /// When that was, in seconds since 1970.
    asked_at: Vec<i64>,
    /// When what everybody may know last moved on.
    moved_at: i64,
    keys: Vec<(Seat, String)>,
    pub orders: StandingOrders,
    bots: Vec<Option<SeatedBot>>,
    undo: Vec<Undo>,
    /// The answer that closes a window before its pause is over. It is in the store, and taken over
    /// when the pause ends: that all have answered must not show.
    held: Option<Tried>,
}

/// The game as it was before an answer that can be taken back.
struct Undo {
    seat: Seat,
    game: Game,
    told: Told,
    events: usize,
}

/// A bot, and how many events it has heard.
struct SeatedBot {
    bot: Box<dyn Bot>,
    kind: Kind,
    seed: Seed,
    heard: usize,
}

impl SeatedBot {
    fn new(kind: Kind, seed: Seed) -> SeatedBot {
        SeatedBot { bot: kind.bot(Chance::new(seed)), kind, seed, heard: 0 }
    }

    /// Tells the bot what its seat may know of what it has not heard.
    fn listen(&mut self, seat: Seat, events: &[Event]) {
        let new = events.get(self.heard..).unwrap_or_default();
        self.heard = events.len();
        if self.bot.listens() {
            new.iter().for_each(|event| self.bot.see(&event.shown_to(Viewer::Seat(seat))));
        }
    }
}

/// Why an answer was not taken. The table is as it was.
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
}

/// An answer that is already in the log.
pub enum Recall {
    New,
    Known,
}

/// What the table itself does next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Nothing,
    /// The pause of a window has to run out first.
    Window,
    Auto(Auto),
}

/// An answer that nobody has to be waited for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Auto {
    Bot(Seat),
    Order(Seat, Answer),
}

/// A decision that was tried on a copy of the game and waits for the store.
pub struct Tried {
    pub decision: Decision,
    game: Game,
    events: Vec<Event>,
}

impl Play {
    pub fn new(row: &TableRow, seats: &[SeatRow]) -> Result<Play, BadTable> {
        let mut game = Game::new(&row.setup, row.seed)?;
        let mut told = Told::default();
        let events = game.take_log();
        events.iter().for_each(|event| told.hear(event));
        let mut orders = StandingOrders::default();
        for (seat, row) in (0..).map(Seat).zip(seats) {
            row.orders.iter().for_each(|&order| orders.give(seat, order));
        }
        let begun = row.started_at.unwrap_or(row.made_at);
        let mut play = Play {
            game,
            answers: Vec::new(),
            version: 0,
            told,
            ends: vec![count(events.len())],
            events,
            cut: 0,
            asked: vec![0; seats.len()],
            asked_at: vec![begun; seats.len()],
            moved_at: begun,
            keys: Vec::new(),
            orders,
            bots: Vec::new(),
            undo: Vec::new(),
            held: None,
        };
        play.seat_bots(row, seats);
        Ok(play)
    }

    pub(super) fn replay(row: &TableRow, seats: &[SeatRow], decisions: &[Decision]) -> Result<Play, BadTable> {
        let mut play = Play::new(row, seats)?;
        for decision in decisions {
            let bad = |why: String| BadTable::Log(decision.version, why);
            match &decision.answer {
                Some(answer) => {
                    let tried = play.attempt(decision.clone(), answer.clone()).map_err(|why| bad(why.to_string()))?;
                    play.commit(tried);
                }
                None => play.take_back(decision.seat, decision.clone()).map_err(|why| bad(why.to_string()))?,
            }
        }
        // What happened before the restart cannot be taken back.
        play.undo.clear();
        play.seat_bots(row, seats);
        Ok(play)
    }

    /// Puts bots where they play. Each hears what its seat has seen before it answers.
    pub fn seat_bots(&mut self, row: &TableRow, seats: &[SeatRow]) {
        let bot = |(seat, held): (u8, &SeatRow)| {
            let kind: Kind = held.bot.as_ref()?.parse().ok()?;
            let mut seed = row.seed;
            seed[0] ^= 0x5a;
            seed[31] ^= seat;
            Some(SeatedBot::new(kind, seed))
        };
        self.bots = (0..).zip(seats).map(bot).collect();
    }

    /// How many events the bot of a seat has heard; nothing where no bot sits.
    pub fn heard_by(&self, seat: Seat) -> Option<usize> {
        self.bots.get(seat.index())?.as_ref().map(|seated| seated.heard)
    }

    /// What everybody may know has moved on so often.
    pub fn moment(&self) -> u32 {
        count(self.ends.len()) - 1
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

    pub fn moved_at(&self) -> i64 {
        self.moved_at
    }

    /// The events of a moment.
    pub fn events_of(&self, moment: u32) -> &[Event] {
        let at = moment as usize;
        let from = at.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or_default();
        let to = self.ends.get(at).copied().unwrap_or(from);
        self.events.get(from as usize..to as usize).unwrap_or_default()
    }

    pub fn version(&self) -> u32 {
        self.version
    }

    /// Whether the seat has sent that key before.
    pub fn recall(&self, seat: Seat, key: &str) -> Recall {
        let held = self.held.iter().any(|held| held.decision.seat == seat && held.decision.key == key);
        let known = held || self.keys.iter().any(|(sender, sent)| *sender == seat && sent == key);
        if known { Recall::Known } else { Recall::New }
    }

    /// Tries an answer on a copy: nothing changes until [`Play::commit`].
    pub fn try_answer(&self, seat: Seat, moment: u32, answer: Answer, key: &str, at: i64) -> Result<Tried, Refusal> {
        let stale = moment < self.asked_since(seat) || moment > self.moment() || self.held.is_some();
        if self.game.ending().is_none() && stale {
            return Err(Refusal::Stale);
        }
        let decision = self.decision(seat, Some(answer.clone()), key, at);
        self.attempt(decision, answer)
    }

    fn decision(&self, seat: Seat, answer: Option<Answer>, key: &str, at: i64) -> Decision {
        Decision { version: self.version + 1, seat, answer, key: key.to_owned(), made_at: at }
    }

    fn attempt(&self, decision: Decision, answer: Answer) -> Result<Tried, Refusal> {
        let mut game = self.game.clone();
        let events = game.answer(decision.seat, answer)?;
        Ok(Tried { decision, game, events })
    }

    /// Takes over what was tried, once it is in the store.
    pub fn commit(&mut self, tried: Tried) {
        let Tried { decision, game, events } = tried;
        let Decision { seat, answer, key, version, made_at } = decision;
        let before = std::mem::replace(&mut self.game, game);
        // Where a window has opened the deed is announced; that it closes must not show.
        let harmless = self.game.can_return_to(&before, &events) && !self.game.waits_secretly();
        if self.undo.last().is_some_and(|undo| undo.seat != seat) || !harmless {
            self.undo.clear();
        }
        // A pass that leaves its window open is seen by nobody, so it makes no moment.
        let silent = events.is_empty() && before.waits_secretly() && self.game.waits_secretly();
        if harmless && self.game.ending().is_none() {
            self.undo.push(Undo { seat, game: before.clone(), told: self.told.clone(), events: self.events.len() });
        }
        self.version = version;
        self.answers.extend(answer.map(|answer| (seat, answer)));
        self.remember(seat, key);
        if silent {
            self.told.silent_answer();
        } else {
            self.told.next_answer();
        }
        events.iter().for_each(|event| self.told.hear(event));
        self.told.see(&self.game.view(Viewer::Spectator));
        self.events.extend(events);
        if !silent {
            self.ends.push(count(self.events.len()));
            self.moved_at = made_at;
        }
        self.note_asked(&before, seat, made_at);
        self.orders.expire(self.game.moment());
    }

    /// Whether an answer now would close the window that everybody is asked in.
    pub fn is_last_of_window(&self) -> bool {
        self.game.waits_secretly() && self.game.asks().len() == 1
    }

    /// Keeps an answer that is in the store until the pause is over.
    pub fn hold(&mut self, tried: Tried) {
        self.held = Some(tried);
    }

    pub fn take_held(&mut self) -> Option<Tried> {
        self.held.take()
    }

    /// What the seat is asked and has not answered.
    pub fn ask_of(&self, seat: Seat) -> Option<&Ask> {
        self.game.ask_of(seat).filter(|_| !self.holds(seat))
    }

    /// The seat has answered, and the answer waits for the end of the pause.
    pub fn holds(&self, seat: Seat) -> bool {
        self.held.as_ref().is_some_and(|held| held.decision.seat == seat)
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

    fn remember(&mut self, seat: Seat, key: String) {
        if self.keys.len() == KEYS {
            self.keys.remove(0);
        }
        self.keys.push((seat, key));
    }

    /// The seat's last answer can still be taken back.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.undo.last().is_some_and(|undo| undo.seat == seat)
    }

    pub fn try_take_back(&self, seat: Seat, key: &str, at: i64) -> Result<Decision, Refusal> {
        let can = self.can_take_back(seat);
        can.then(|| self.decision(seat, None, key, at)).ok_or(Refusal::NothingToTakeBack)
    }

    /// Goes back to before the seat's last answer.
    pub fn take_back(&mut self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        let undo = self.undo.pop().filter(|undo| undo.seat == seat).ok_or(Refusal::NothingToTakeBack)?;
        let before = std::mem::replace(&mut self.game, undo.game);
        self.told = undo.told;
        self.events.truncate(undo.events);
        // What did not happen is not remembered.
        for seated in self.bots.iter_mut().flatten().filter(|seated| seated.heard > undo.events) {
            *seated = SeatedBot::new(seated.kind, seated.seed);
        }
        self.answers.pop();
        self.version = decision.version;
        self.remember(seat, decision.key);
        self.ends.push(count(self.events.len()));
        self.cut = self.moment();
        self.moved_at = decision.made_at;
        self.note_asked(&before, seat, decision.made_at);
        Ok(())
    }

    /// The game on paper.
    pub fn save(&self, row: &TableRow) -> Save {
        let hash = self.game.ending().map(|_| self.game.hash());
        Save { rules_version: RULES_VERSION, setup: row.setup, seed: row.seed, answers: self.answers.clone(), hash }
    }

    pub fn order(&mut self, seat: Seat, order: StandingOrder) {
        self.orders.give(seat, order);
    }

    /// What a bot answers now.
    pub fn bot_answer(&mut self, seat: Seat) -> Option<Answer> {
        let ask = self.game.ask_of(seat)?.clone();
        let seated = self.bots.get_mut(seat.index())?.as_mut()?;
        seated.listen(seat, &self.events);
        Some(seated.bot.answer(&ask, &Look::new(&self.game, seat)))
    }
}

impl Table {
    /// What the table has to do by itself.
    pub fn next(&self) -> Next {
        let Some(play) = &self.play else { return Next::Nothing };
        let game = &play.game;
        if game.ending().is_some() {
            return Next::Nothing;
        }
        if self.has_even_pause() {
            return Next::Window;
        }
        let mut asks: Vec<&Ask> = game.asks().iter().collect();
        asks.sort_by_key(|ask| ask.seat);
        let auto = asks.into_iter().find_map(|ask| self.auto(play, ask));
        auto.map_or(Next::Nothing, Next::Auto)
    }

    /// A window is open whose pause is the same for everybody.
    pub fn has_even_pause(&self) -> bool {
        let even = |game: &Game| game.waits_secretly() && game.asks().iter().all(is_window);
        self.row.setup.even_windows && self.game().is_some_and(even)
    }

    fn auto(&self, play: &Play, ask: &Ask) -> Option<Auto> {
        if self.is_bot(ask.seat) {
            return Some(Auto::Bot(ask.seat));
        }
        let reply = play.orders.reply(ask, play.game.moment())?;
        Some(Auto::Order(ask.seat, reply))
    }

    /// What is answered for everybody who is still asked when the pause of a window is over.
    pub fn at_end_of_pause(&self) -> Vec<Auto> {
        let Some(play) = &self.play else { return Vec::new() };
        let asks = play.game.asks().iter().filter(|ask| is_window(ask));
        let auto = |ask: &Ask| {
            let pass = Auto::Order(ask.seat, Answer::One(Choice::Pass));
            if self.is_bot(ask.seat) { Auto::Bot(ask.seat) } else { pass }
        };
        asks.map(auto).collect()
    }
}

fn is_window(ask: &Ask) -> bool {
    matches!((&ask.question, &ask.options), (Question::Window { .. }, Options::Choices(_)))
}

fn count(length: usize) -> u32 {
    u32::try_from(length).expect("a game has fewer events")
}
