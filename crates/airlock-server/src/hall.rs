//! The hall: all tables that are in memory, and what happens to them.
//!
//! A table is loaded when somebody comes to it and leaves memory when nobody has needed it for a while;
//! everything about it is in the store. What is shown is an immutable [`Table`]: a command takes the lock of its
//! table once, is tried on a copy, written in one transaction, and then the copy takes the place of what was
//! shown, which wakes those who listen. Pages are drawn outside the lock.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use airlock_game::save::{RULES_VERSION, to_hex};
use airlock_game::{MAX_SEATS, Seat};
use airlock_store::{BotPace, Change, Extent, PersonId, Store, StoreError, TableRow};
use sha2::{Digest, Sha256};
use thiserror::Error;
use tokio::sync::watch;

use crate::page::Here;
use crate::table::{
    Auto, BadStart, BadTable, Bots, Command, CommandError, Done, Given, Next, Pause, Pick, Refusal, Sender, Table,
    needs_record,
};

/// How the hall runs its tables.
#[derive(Clone, Copy, Debug)]
pub struct HallRules {
    /// The pause of a window that is the same for everybody.
    pub pause: Duration,
    /// A table that nobody has needed for so long leaves memory.
    pub idle: Duration,
    /// Between two moves of bots, at the normal pace.
    pub bot_delay: Duration,
    /// The version of the rules that are played.
    pub rules_version: u32,
}

impl Default for HallRules {
    fn default() -> HallRules {
        HallRules {
            pause: Duration::from_secs(6),
            idle: Duration::from_secs(300),
            bot_delay: Duration::from_millis(900),
            rules_version: RULES_VERSION,
        }
    }
}

/// Number of bots' answers in a row before others have their turn at the processor.
const BOTS_AT_ONCE: usize = 32;

/// How often a command is tried again where another process has changed the table meanwhile.
const TRIES: usize = 4;

/// How long a table that could not go on by itself waits before it tries again, at first and at most.
const FIRST_RETRY: Duration = Duration::from_secs(1);
const LAST_RETRY: Duration = Duration::from_secs(60);

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
    /// Whoever changes the table holds this; with it the bots, who think about their answers.
    bots: tokio::sync::Mutex<Bots>,
    /// The table as it is shown. A new one wakes the streams.
    shown: watch::Sender<Arc<Table>>,
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

impl From<CommandError> for HallError {
    fn from(error: CommandError) -> HallError {
        match error {
            CommandError::Refused(refusal) => HallError::Refused(refusal),
            CommandError::Lobby(why) => HallError::Lobby(why),
        }
    }
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
        self.tables.lock().expect("the map's lock is never poisoned")
    }

    /// The table, from memory or from the store.
    pub async fn table(self: &Arc<Hall>, id: &str) -> Result<Arc<Live>> {
        if let Some(live) = self.tables().get(id) {
            live.needed.store(self.began.elapsed().as_secs(), Ordering::Relaxed);
            return Ok(Arc::clone(live));
        }
        let table = self.load(id).await?;
        let live = self.take_in(table);
        live.keep_going();
        Ok(live)
    }

    /// The table as it is in the store. A game of earlier rules goes on under ours from here.
    async fn load(&self, id: &str) -> Result<Table> {
        let ours = self.rules.rules_version;
        for _ in 0..TRIES {
            let mut stored = self.store.load(id, Extent::Play).await?;
            if needs_record(&stored, ours) {
                stored = self.store.load(id, Extent::Record).await?;
            }
            let mut table = Table::load(stored, ours)?;
            let before = table.clone();
            table.take_over(ours, now());
            let change = table.take_change(&before);
            if change.is_empty() {
                return Ok(table);
            }
            match self.store.commit(id, &change).await {
                Ok(()) => {
                    table.revision += 1;
                    return Ok(table);
                }
                // Another process has done so.
                Err(StoreError::Taken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(HallError::Store(StoreError::Taken))
    }

    fn take_in(self: &Arc<Hall>, table: Table) -> Arc<Live> {
        let mut tables = self.tables();
        let entry = tables.entry(table.row.id.clone());
        let live = entry.or_insert_with(|| {
            Arc::new(Live {
                id: table.row.id.clone(),
                bots: tokio::sync::Mutex::default(),
                shown: watch::Sender::new(Arc::new(table)),
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
        Ok(self.take_in(Table::new(row, seats, self.rules.rules_version)))
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
                || live.shown.receiver_count() > 0
                || live.ticking.load(Ordering::Acquire)
                || now.saturating_sub(live.needed.load(Ordering::Relaxed)) < idle
        });
    }

    /// The seats of a person were given to another in the store; the tables in memory follow.
    pub async fn seats_moved(self: &Arc<Hall>, from: PersonId) {
        let tables: Vec<Arc<Live>> = self.tables().values().cloned().collect();
        for live in tables {
            let table = live.look();
            if table.row.host == from || table.seat_of(from).is_some() {
                let _writing = live.bots.lock().await;
                if let Err(error) = live.read_again().await {
                    tracing::error!(table = %mark(&live.id), %error, "a table could not be read again");
                }
            }
        }
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
    /// The table as it is now.
    pub fn look(&self) -> Arc<Table> {
        Arc::clone(&self.shown.borrow())
    }

    pub fn listen(&self) -> watch::Receiver<Arc<Table>> {
        self.shown.subscribe()
    }

    /// Wakes those who listen: what is shown beside the table has changed.
    pub fn wake(&self) {
        self.shown.send_modify(|_| {});
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

    fn hall(&self) -> Result<Arc<Hall>> {
        self.hall.upgrade().ok_or(HallError::NoTable)
    }

    /// Carries out a command. When it returns, what changed is in the store and shown.
    pub async fn send(self: &Arc<Live>, from: impl Into<Sender<'_>>, command: Command) -> Result<Done> {
        let (from, began) = (from.into(), Instant::now());
        let answers = matches!(command, Command::Answer(_));
        let _writing = self.bots.lock().await;
        let done = self.carry_out(|table| Ok(table.apply(from, command.clone(), now())?)).await?;
        if answers {
            metrics::histogram!("airlock_answer_seconds").record(began.elapsed());
        }
        Ok(done)
    }

    /// Tries something on a copy of the table, writes what it changes in one transaction, and shows the copy. The lock is
    /// held. Where another process was faster, the table is read again and it is tried anew.
    async fn carry_out<T>(self: &Arc<Live>, mut act: impl FnMut(&mut Table) -> Result<T>) -> Result<T> {
        let hall = self.hall()?;
        for _ in 0..TRIES {
            let before = self.look();
            let mut table = Table::clone(&before);
            let done = act(&mut table)?;
            let change = table.take_change(&before);
            if !change.is_empty() {
                match hall.store.commit(&self.id, &change).await {
                    Ok(()) => table.revision += 1,
                    Err(StoreError::Taken) => {
                        self.read_again().await?;
                        continue;
                    }
                    Err(error) => return Err(error.into()),
                }
            }
            count(&change);
            self.show(table, &hall.rules);
            return Ok(done);
        }
        Err(Refusal::Stale.into())
    }

    /// Shows the table as the store has it.
    async fn read_again(self: &Arc<Live>) -> Result<()> {
        let hall = self.hall()?;
        let table = hall.load(&self.id).await?;
        self.show(table, &hall.rules);
        Ok(())
    }

    /// Shows a table, and sees to it that bots, orders and pauses go on.
    fn show(self: &Arc<Live>, mut table: Table, rules: &HallRules) {
        let delay = delay(&mut table, rules);
        self.shown.send_replace(Arc::new(table));
        self.tick_after(delay);
    }

    /// A table that was loaded goes on by itself where it has to.
    fn keep_going(self: &Arc<Live>) {
        let Some(hall) = self.hall.upgrade() else { return };
        let table = Table::clone(&self.look());
        if !matches!(table.next(), Next::Nothing) && !self.ticking.load(Ordering::Acquire) {
            self.show(table, &hall.rules);
        }
    }

    fn tick_after(self: &Arc<Live>, delay: Option<Duration>) {
        let Some(delay) = delay else { return };
        if self.ticking.swap(true, Ordering::AcqRel) {
            return;
        }
        let live = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(delay).await;
            live.ticking.store(false, Ordering::Release);
            let mut wait = FIRST_RETRY;
            while let Err(error) = live.tick().await {
                tracing::error!(table = %mark(&live.id), %error, "the table could not go on by itself");
                tokio::time::sleep(wait).await;
                wait = (wait * 2).min(LAST_RETRY);
            }
        });
    }

    /// What the table does by itself: several things at once where nothing has to be waited for in between.
    async fn tick(self: &Arc<Live>) -> Result<()> {
        let rules = self.hall()?.rules;
        let mut bots = self.bots.lock().await;
        self.carry_out(|table| {
            for _ in 0..BOTS_AT_ONCE {
                step(table, &mut bots)?;
                if !matches!(table.next(), Next::Auto(_)) || delay(table, &rules) != Some(Duration::ZERO) {
                    break;
                }
            }
            Ok(())
        })
        .await
    }
}

/// When the table has to do something by itself.
fn delay(table: &mut Table, rules: &HallRules) -> Option<Duration> {
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

/// One thing that the table does by itself.
fn step(table: &mut Table, bots: &mut Bots) -> Result<()> {
    match table.next() {
        Next::Nothing => Ok(()),
        Next::Window if table.pause.is_some_and(|pause| pause.until > Instant::now()) => Ok(()),
        Next::Window => {
            table.pause = None;
            if table.take_over_held(now()) {
                return Ok(());
            }
            table.at_end_of_pause().into_iter().try_for_each(|auto| answer(table, bots, auto))
        }
        Next::Auto(auto) => answer(table, bots, auto),
    }
}

/// Answers for a bot or by an order, with the command that everybody sends.
fn answer(table: &mut Table, bots: &mut Bots, auto: Auto) -> Result<()> {
    let Some(play) = &table.play else { return Ok(()) };
    let (moment, version) = (play.moment(), play.version());
    let (seat, answer, by) = match auto {
        Auto::Order(seat, answer) => (seat, Some(answer), "order"),
        Auto::Bot(seat) => (seat, bots.answer(table, seat), "bot"),
    };
    let Some(answer) = answer else { return Ok(()) };
    let given = Given { moment, key: format!("{by}-{version}"), pick: Pick::Answer(answer), orders: Vec::new() };
    table.apply(Sender::Seat(seat), Command::Answer(given), now())?;
    Ok(())
}

fn count(change: &Change) {
    metrics::counter!("airlock_answers_total").increment(change.decisions.len() as u64);
}
