//! The hall: all tables that are in memory, and what happens to them.
//!
//! A table is loaded when somebody comes to it and leaves memory when nobody has needed it for a
//! while; everything about it is in the store. One lock a table: whoever answers tries the answer on
//! a copy, waits for the store, and only then changes the table and wakes those who listen.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use airlock_game::orders::StandingOrder;
use airlock_game::save::to_hex;
use airlock_game::{Answer, MAX_SEATS, Seat};
use airlock_store::{BotPace, ChatKind, ChatRow, PersonId, Store, StoreError, TableRow};
use sha2::{Digest, Sha256};
use thiserror::Error;
use tokio::sync::{MutexGuard, watch};

use crate::page::Here;
use crate::table::{Auto, BadStart, BadTable, Next, Pause, Play, Recall, Refusal, Table, Tried};

/// How the hall runs its tables.
#[derive(Clone, Copy, Debug)]
pub struct HallRules {
    /// The pause of a window that is the same for everybody.
    pub pause: Duration,
    /// A table that nobody has needed for so long leaves memory.
    pub idle: Duration,
    /// Between two moves of bots, at the normal pace.
    pub bot_delay: Duration,
}

impl Default for HallRules {
    fn default() -> HallRules {
        HallRules {
            pause: Duration::from_secs(6),
            idle: Duration::from_secs(300),
            bot_delay: Duration::from_millis(900),
        }
    }
}

/// So many answers of bots in a row before others have their turn at the processor.
const BOTS_AT_ONCE: usize = 32;

pub struct Hall {
    pub store: Arc<dyn Store>,
    pub rules: HallRules,
    tables: Mutex<HashMap<String, Arc<Live>>>,
    began: Instant,
    /// Ends the streams when the program ends.
    closing: watch::Sender<bool>,
}

/// A table in memory.
pub struct Live {
    pub id: String,
    table: tokio::sync::Mutex<Table>,
    /// Wakes the streams; the number only has to differ.
    changed: watch::Sender<u64>,
    /// How many pages of each seat are open.
    here: [AtomicU16; MAX_SEATS],
    /// When the last one was closed, in seconds since the hall opened and one more; 0 if none was.
    left: [AtomicU64; MAX_SEATS],
    /// Whether the table will wake by itself.
    ticking: AtomicBool,
    /// When it was last needed, in seconds since the hall opened.
    needed: AtomicU64,
    hall: Weak<Hall>,
}

#[derive(Debug, Error)]
pub enum HallError {
    #[error("there is no such table")]
    NoTable,
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    Lobby(#[from] BadStart),
    #[error(transparent)]
    Broken(#[from] BadTable),
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for HallError {
    fn from(error: StoreError) -> HallError {
        match error {
            StoreError::NoTable => HallError::NoTable,
            error => HallError::Store(error),
        }
    }
}

pub type Result<T> = std::result::Result<T, HallError>;

impl Hall {
    pub fn new(store: Arc<dyn Store>, rules: HallRules) -> Arc<Hall> {
        Arc::new(Hall {
            store,
            rules,
            tables: Mutex::default(),
            began: Instant::now(),
            closing: watch::Sender::new(false),
        })
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.tables.lock().expect("nobody panics while he looks up a table")
    }

    /// The table, from memory or from the store.
    pub async fn table(self: &Arc<Hall>, id: &str) -> Result<Arc<Live>> {
        if let Some(live) = self.tables().get(id) {
            live.needed.store(self.began.elapsed().as_secs(), Ordering::Relaxed);
            return Ok(Arc::clone(live));
        }
        let table = Table::load(self.store.load(id).await?)?;
        let live = self.take_in(table);
        let guard = live.lock().await;
        live.drive(guard);
        Ok(live)
    }

    fn take_in(self: &Arc<Hall>, table: Table) -> Arc<Live> {
        let mut tables = self.tables();
        let entry = tables.entry(table.row.id.clone());
        let live = entry.or_insert_with(|| {
            Arc::new(Live {
                id: table.row.id.clone(),
                table: tokio::sync::Mutex::new(table),
                changed: watch::Sender::new(0),
                here: Default::default(),
                left: Default::default(),
                ticking: AtomicBool::new(false),
                needed: AtomicU64::new(self.began.elapsed().as_secs()),
                hall: Arc::downgrade(self),
            })
        });
        Arc::clone(live)
    }

    /// Makes a table and writes it down.
    pub async fn open(self: &Arc<Hall>, row: TableRow, seats: Vec<airlock_store::SeatRow>) -> Result<Arc<Live>> {
        airlock_game::Rules::of(&row.setup).map_err(BadTable::from)?;
        self.store.new_table(&row, &seats).await?;
        let (chat, news) = (Vec::new(), Vec::new());
        Ok(self.take_in(Table { row, seats, chat, said: 0, news, play: None, pause: None }))
    }

    /// Ends all streams.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    pub fn in_memory(&self) -> usize {
        self.tables().len()
    }

    /// Games that were under way when the program ended go on where bots have to move.
    pub async fn resume(self: &Arc<Hall>) -> Result<usize> {
        let running = self.store.running().await?;
        for id in &running {
            if let Err(error) = self.table(id).await {
                tracing::error!(table = %mark(id), %error, "a table cannot be resumed");
            }
            tokio::task::yield_now().await;
        }
        Ok(running.len())
    }

    /// Sends tables out of memory that nobody has needed for a while.
    pub fn sweep(&self) {
        let now = self.began.elapsed().as_secs();
        let idle = self.rules.idle.as_secs();
        self.tables().retain(|_, live| {
            Arc::strong_count(live) > 1
                || live.changed.receiver_count() > 0
                || live.ticking.load(Ordering::Acquire)
                || now.saturating_sub(live.needed.load(Ordering::Relaxed)) < idle
        });
    }

    /// The seats of a guest belong to the person he turned out to be, in memory too.
    pub async fn merge_people(&self, from: PersonId, into: PersonId) {
        let tables: Vec<Arc<Live>> = self.tables().values().cloned().collect();
        for live in tables {
            let mut table = live.lock().await;
            if table.row.host == from {
                table.row.host = into;
            }
            for row in table.seats.iter_mut().filter(|row| row.person == Some(from)) {
                row.person = Some(into);
            }
        }
    }

    /// A table whose memory does not agree with the store is read again.
    fn forget(&self, id: &str) {
        self.tables().remove(id);
    }
}

/// A table in the log. Its id is its link, so a part of its hash stands for it.
fn mark(id: &str) -> String {
    to_hex(&Sha256::digest(id)[..4])
}

/// Seconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// An open page of a seat. It counts until it is dropped.
pub struct Presence {
    live: Arc<Live>,
    seat: Option<Seat>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        if let Some(seat) = self.seat
            && self.live.here[seat.index()].fetch_sub(1, Ordering::AcqRel) == 1
        {
            self.live.left[seat.index()].store(self.live.seconds() + 1, Ordering::Release);
            self.live.wake();
        }
    }
}

impl Presence {
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }
}

impl Live {
    pub async fn lock(&self) -> MutexGuard<'_, Table> {
        self.table.lock().await
    }

    pub fn listen(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    pub fn wake(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// Whether the page of the seat is open somewhere.
    pub fn here(&self, seat: Seat) -> Here {
        let pages = self.here.get(seat.index()).map_or(0, |pages| pages.load(Ordering::Acquire));
        let left = self.left.get(seat.index()).map_or(0, |left| left.load(Ordering::Acquire));
        match (pages, left) {
            (0, 0) => Here::Away(None),
            (0, left) => Here::Away(u32::try_from(self.seconds().saturating_sub(left - 1)).ok()),
            (_, _) => Here::Now,
        }
    }

    /// Seconds since the hall opened.
    fn seconds(&self) -> u64 {
        self.hall.upgrade().map_or(0, |hall| hall.began.elapsed().as_secs())
    }

    pub fn enter(self: &Arc<Live>, seat: Option<Seat>) -> Presence {
        if let Some(seat) = seat
            && self.here[seat.index()].fetch_add(1, Ordering::AcqRel) == 0
        {
            self.wake();
        }
        Presence { live: Arc::clone(self), seat }
    }

    fn store(&self) -> Result<Arc<dyn Store>> {
        let hall = self.hall.upgrade().ok_or(HallError::NoTable)?;
        Ok(Arc::clone(&hall.store))
    }

    /// A person's answer. A retry of one that is in the log is acknowledged again.
    pub async fn answer(self: &Arc<Live>, seat: Seat, moment: u32, answer: Answer, key: &str) -> Result<()> {
        let began = Instant::now();
        let mut table = self.lock().await;
        let play = table.play.as_ref().ok_or(Refusal::NotStarted)?;
        if let Recall::Known = play.recall(seat, key) {
            return Ok(());
        }
        // DAY-033: what answers no question closes no window either.
        let free = matches!(answer, Answer::One(choice) if play.game.free_answers(seat).contains(&choice));
        let hold = !free && play.is_last_of_window() && table.has_even_pause() && table.pause.is_some();
        if hold {
            // The pause is over at its time, whatever is answered and however soon.
            let tried = self.write(&mut table, seat, moment, answer, key).await?;
            table.play.as_mut().ok_or(Refusal::NotStarted)?.hold(tried);
        } else {
            self.decide(&mut table, seat, moment, answer, key).await?;
        }
        self.drive(table);
        metrics::histogram!("airlock_answer_seconds").record(began.elapsed());
        Ok(())
    }

    async fn decide(&self, table: &mut Table, seat: Seat, moment: u32, answer: Answer, key: &str) -> Result<()> {
        let tried = self.write(table, seat, moment, answer, key).await?;
        self.take_over(table, tried).await
    }

    /// Tries an answer and writes it down; the table is as it was.
    async fn write(&self, table: &mut Table, seat: Seat, moment: u32, answer: Answer, key: &str) -> Result<Tried> {
        let play = table.play.as_ref().ok_or(Refusal::NotStarted)?;
        let tried = play.try_answer(seat, moment, answer, key, now())?;
        self.append(&tried.decision).await?;
        metrics::counter!("airlock_answers_total").increment(1);
        Ok(tried)
    }

    /// The table moves on by an answer that is written down.
    async fn take_over(&self, table: &mut Table, tried: Tried) -> Result<()> {
        let play = table.play.as_mut().ok_or(Refusal::NotStarted)?;
        play.commit(tried);
        if play.game.ending().is_some() {
            table.row.ended_at = Some(now());
            self.store()?.update_table(&table.row).await?;
        }
        Ok(())
    }

    async fn append(&self, decision: &airlock_store::Decision) -> Result<()> {
        match self.store()?.append(&self.id, decision).await {
            Err(StoreError::Taken) => {
                // Another process has played here: what we hold is old.
                if let Some(hall) = self.hall.upgrade() {
                    hall.forget(&self.id);
                }
                Err(Refusal::Stale.into())
            }
            result => Ok(result?),
        }
    }

    pub async fn take_back(self: &Arc<Live>, seat: Seat, key: &str) -> Result<()> {
        let mut table = self.lock().await;
        let play = table.play.as_mut().ok_or(Refusal::NotStarted)?;
        if let Recall::Known = play.recall(seat, key) {
            return Ok(());
        }
        let decision = play.try_take_back(seat, key, now())?;
        self.append(&decision).await?;
        play.take_back(seat, decision)?;
        self.drive(table);
        Ok(())
    }

    pub async fn say(self: &Arc<Live>, line: ChatRow) -> Result<()> {
        let mut table = self.lock().await;
        self.store()?.say(&self.id, &line).await?;
        let own = line.seat.filter(|_| line.kind == ChatKind::Said);
        table.say(line);
        if let Some(seat) = own {
            // Nobody has to read what he said himself.
            self.change_seat(&mut table, seat, |row| row.heard += 1).await?;
        }
        drop(table);
        self.wake();
        Ok(())
    }

    /// Changes the orders of a seat and writes them down.
    pub async fn order(self: &Arc<Live>, seat: Seat, change: OrderChange) -> Result<()> {
        let mut table = self.lock().await;
        let play = table.play.as_mut().ok_or(Refusal::NotStarted)?;
        match change {
            OrderChange::Give(order) => play.orders.give(seat, order),
            OrderChange::Withdraw(order) => play.orders.withdraw(seat, order),
        }
        let orders = play.orders.of(seat).collect();
        self.change_seat(&mut table, seat, |row| row.orders = orders).await?;
        self.drive(table);
        Ok(())
    }

    /// Changes a seat's own things, which nobody else sees.
    pub async fn change_seat(
        &self,
        table: &mut Table,
        seat: Seat,
        change: impl FnOnce(&mut airlock_store::SeatRow) + Send,
    ) -> Result<()> {
        let held = table.seats.get(seat.index()).ok_or(BadStart::NoSeat)?;
        let mut row = held.clone();
        change(&mut row);
        self.store()?.update_seat(&self.id, seat, &row).await?;
        table.seats[seat.index()] = row;
        Ok(())
    }

    /// Changes seats, host or settings. What was changed is written down before others see it.
    pub async fn arrange<T: Send>(
        self: &Arc<Live>,
        change: impl FnOnce(&mut Table) -> std::result::Result<T, BadStart> + Send,
    ) -> Result<T> {
        let mut table = self.lock().await;
        let (row, seats) = (table.row.clone(), table.seats.clone());
        let started = table.play.is_some();
        table.news.clear();
        let outcome = change(&mut table)?;
        let news = std::mem::take(&mut table.news);
        let store = self.store()?;
        let (new_row, new_seats) = (table.row.clone(), table.seats.clone());
        let written = async {
            if new_seats != seats {
                store.replace_seats(&self.id, &new_seats).await?;
            }
            if new_row != row {
                store.update_table(&new_row).await?;
            }
            Ok::<(), StoreError>(())
        };
        if let Err(error) = written.await {
            (table.row, table.seats) = (row, seats);
            if !started {
                table.play = None;
            }
            return Err(error.into());
        }
        for line in news {
            // The change itself is made: that it is not told is no reason to refuse it.
            match store.say(&self.id, &line).await {
                Ok(()) => table.say(line),
                Err(error) => tracing::error!(%error, "what became of a seat could not be written down"),
            }
        }
        self.drive(table);
        Ok(outcome)
    }

    /// Wakes those who listen, and sees to it that bots, orders and pauses go on.
    pub fn drive(self: &Arc<Live>, mut table: MutexGuard<'_, Table>) {
        let delay = self.delay(&mut table);
        drop(table);
        self.wake();
        let Some(delay) = delay else { return };
        if self.ticking.swap(true, Ordering::AcqRel) {
            return;
        }
        let live = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(delay).await;
            live.ticking.store(false, Ordering::Release);
            live.tick().await;
        });
    }

    /// When the table has to do something by itself.
    fn delay(&self, table: &mut Table) -> Option<Duration> {
        let rules = self.hall.upgrade()?.rules;
        match table.next() {
            Next::Nothing => {
                table.pause = None;
                None
            }
            Next::Window => {
                let length = rules.pause;
                let pause = table.pause.get_or_insert_with(|| Pause { until: Instant::now() + length, length });
                Some(pause.until.saturating_duration_since(Instant::now()))
            }
            Next::Auto(auto) => {
                table.pause = None;
                Some(match (auto, table.row.options.bots) {
                    (Auto::Order(..), _) | (Auto::Bot(_), BotPace::Instant) => Duration::ZERO,
                    (Auto::Bot(_), BotPace::Normal) => rules.bot_delay,
                    (Auto::Bot(_), BotPace::Slow) => rules.bot_delay * 5 / 2,
                })
            }
        }
    }

    async fn tick(self: Arc<Live>) {
        let mut table = self.lock().await;
        for _ in 0..BOTS_AT_ONCE {
            if let Err(error) = self.step(&mut table).await {
                tracing::error!(table = %mark(&self.id), %error, "the table could not go on by itself");
                break;
            }
            let goes_on = matches!(table.next(), Next::Auto(_)) && self.delay(&mut table) == Some(Duration::ZERO);
            if !goes_on {
                break;
            }
        }
        self.drive(table);
    }

    /// One thing that the table does by itself.
    async fn step(&self, table: &mut Table) -> Result<()> {
        match table.next() {
            Next::Nothing => Ok(()),
            Next::Window if table.pause.is_some_and(|pause| pause.until > Instant::now()) => Ok(()),
            Next::Window => {
                table.pause = None;
                if let Some(held) = table.play.as_mut().and_then(Play::take_held) {
                    return self.take_over(table, held).await;
                }
                for auto in table.at_end_of_pause() {
                    self.act(table, auto).await?;
                }
                Ok(())
            }
            Next::Auto(auto) => self.act(table, auto).await,
        }
    }

    async fn act(&self, table: &mut Table, auto: Auto) -> Result<()> {
        let play = table.play.as_mut().ok_or(Refusal::NotStarted)?;
        let moment = play.moment();
        let (seat, answer, key) = match auto {
            Auto::Order(seat, answer) => (seat, Some(answer), "order"),
            Auto::Bot(seat) => (seat, play.bot_answer(seat), "bot"),
        };
        let Some(answer) = answer else { return Ok(()) };
        let key = format!("{key}-{}", play.version());
        self.decide(table, seat, moment, answer, &key).await
    }
}

/// What becomes of a standing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderChange {
    Give(StandingOrder),
    Withdraw(StandingOrder),
}
