//! The hall: all tables that are in memory, and what happens to them.
//!
//! A table is loaded when somebody comes to it and leaves memory when nobody has needed it for a while;
//! everything about it is in the store. What is shown is an immutable [`Table`]: a command takes the lock of its
//! table once, is tried on a copy, written in one transaction, and then the copy takes the place of what was
//! shown, which wakes those who listen. Pages are drawn outside the lock.

mod live;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use airlock_game::save::{RULES_VERSION, to_hex};
use airlock_store::{Announcement, Change, Cleared, Extent, PersonId, Retention, Store, StoreError, TableRow};
use sha2::{Digest, Sha256};
use thiserror::Error;
use tokio::sync::{Notify, watch};

use crate::health::Health;
use crate::streams::Streams;
use crate::table::{BadStart, BadTable, CommandError, Refusal, Table, needs_record};

pub use self::live::{Live, Presence};

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

/// How often a command is tried again where another process has changed the table meanwhile.
const TRIES: usize = 4;

/// What was found out about the store holds for so long.
const TRIED: Duration = Duration::from_secs(2);

/// Unused lobbies that are looked up at once.
const UNUSED_AT_ONCE: u32 = 500;

pub struct Hall {
    pub store: Arc<dyn Store>,
    pub rules: HallRules,
    pub health: Health,
    /// When it was last tried whether anything can be saved.
    tried: tokio::sync::Mutex<Option<Instant>>,
    tables: Mutex<HashMap<String, Arc<Live>>>,
    began: Instant,
    /// Those that are open, to end the ones of a key or a person.
    pub streams: Arc<Streams>,
    /// What everybody is told now.
    announced: watch::Sender<Option<Arc<Announcement>>>,
    /// How often a table was deleted: what was read before that may be gone.
    deleted: AtomicU64,
    /// People who were deleted: what they had on its way comes too late.
    gone: Mutex<HashSet<PersonId>>,
    /// Ends the streams when the program ends.
    closing: watch::Sender<bool>,
}

#[derive(Debug, Error)]
pub enum HallError {
    #[error("there is no such table")]
    NoTable,
    #[error("that person was deleted")]
    Gone,
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
            health: Health::default(),
            tried: tokio::sync::Mutex::default(),
            tables: Mutex::default(),
            began: Instant::now(),
            streams: Arc::default(),
            announced: watch::Sender::new(None),
            deleted: AtomicU64::new(0),
            gone: Mutex::default(),
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
        loop {
            let deleted = self.deleted.load(Ordering::Acquire);
            let table = self.load(id).await?;
            let mut tables = self.tables();
            if deleted == self.deleted.load(Ordering::Acquire) {
                let live = self.take_in(&mut tables, table);
                drop(tables);
                live.keep_going();
                return Ok(live);
            }
        }
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
            match self.commit(id, &change).await {
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

    fn take_in(self: &Arc<Hall>, tables: &mut HashMap<String, Arc<Live>>, table: Table) -> Arc<Live> {
        let entry = tables.entry(table.row.id.clone());
        let live = entry.or_insert_with(|| {
            Arc::new(Live {
                id: table.row.id.clone(),
                bots: tokio::sync::Mutex::default(),
                shown: watch::Sender::new(Arc::new(table)),
                here: Default::default(),
                left: Default::default(),
                watchers: AtomicU16::new(0),
                watched: AtomicU64::new(0),
                ticking: AtomicBool::new(false),
                at_once: Notify::new(),
                retired: AtomicBool::new(false),
                needed: AtomicU64::new(self.began.elapsed().as_secs()),
                hall: Arc::downgrade(self),
            })
        });
        Arc::clone(live)
    }

    /// Makes a table and writes it down.
    pub async fn open(self: &Arc<Hall>, row: TableRow, seats: Vec<airlock_store::SeatRow>) -> Result<Arc<Live>> {
        airlock_game::Rules::of(&row.setup).map_err(BadTable::from)?;
        let made = self.store.new_table(&row, &seats).await;
        self.note(&made);
        made?;
        Ok(self.take_in(&mut self.tables(), Table::new(row, seats, self.rules.rules_version)))
    }

    /// Writes a change down, and notes how that went.
    async fn commit(&self, id: &str, change: &Change) -> std::result::Result<(), StoreError> {
        let began = Instant::now();
        metrics::gauge!("airlock_store_queue").increment(1.0);
        let committed = self.store.commit(id, change).await;
        metrics::gauge!("airlock_store_queue").decrement(1.0);
        if !change.decisions.iter().any(|decision| decision.silent) {
            metrics::histogram!("airlock_store_seconds").record(began.elapsed());
        }
        self.note(&committed);
        committed
    }

    /// Only a store that cannot write is in trouble; that somebody else was faster is none.
    fn note(&self, written: &std::result::Result<(), StoreError>) {
        match written {
            Ok(()) => self.health.saved(Ok(())),
            Err(StoreError::Unwritable(error)) => self.health.saved(Err(error)),
            Err(_) => {}
        }
    }

    /// Tries whether anything can be saved now, unless that was tried a moment ago.
    pub async fn try_to_save(&self) -> bool {
        let mut tried = self.tried.lock().await;
        if tried.is_none_or(|tried| tried.elapsed() > TRIED) {
            self.note(&self.store.can_write().await);
            *tried = Some(Instant::now());
        }
        self.health.can_save()
    }

    /// Deletes and packs what nobody needs any more.
    pub async fn keep_house(self: &Arc<Hall>, retention: &Retention) {
        match self.clear_out(retention).await {
            Ok((0, cleared)) if cleared == Cleared::default() => {}
            Ok((lobbies, Cleared { packed, games, guests, more: _ })) => {
                tracing::info!(lobbies, packed, games, guests, "cleared out");
            }
            Err(error) => tracing::error!(%error, "what nobody needs could not be cleared out"),
        }
    }

    async fn clear_out(self: &Arc<Hall>, retention: &Retention) -> Result<(usize, Cleared)> {
        let mut lobbies = 0;
        for id in self.store.unused_lobbies(retention, UNUSED_AT_ONCE).await? {
            // Where a page is open somebody still waits.
            let waits = self.tables().get(&id).is_some_and(|live| live.shown.receiver_count() > 0);
            if !waits && self.store.drop_lobby(&id, retention).await? {
                self.drop_table(&id).await;
                lobbies += 1;
            }
        }
        let mut all = Cleared::default();
        loop {
            let cleared = self.store.clear_out(retention).await?;
            all.packed += cleared.packed;
            all.games += cleared.games;
            all.guests += cleared.guests;
            if !cleared.more {
                return Ok((lobbies, all));
            }
        }
    }

    /// Drops a table from memory. Its streams move to the one that is loaded next.
    pub async fn forget(&self, id: &str) {
        let Some(live) = self.tables().get(id).cloned() else { return };
        // Nobody changes it meanwhile.
        let _writing = live.bots.lock().await;
        self.tables().remove(id);
        live.retired.store(true, Ordering::Release);
        live.wake();
    }

    /// A table was deleted in the store: nobody finds it here any more, and its streams end.
    pub async fn drop_table(&self, id: &str) {
        self.deleted.fetch_add(1, Ordering::AcqRel);
        self.forget(id).await;
    }

    /// Looks up what everybody is to be told, and tells it to all who listen.
    pub async fn read_announcement(&self) -> Result<()> {
        let announced = self.store.announcement().await?.map(Arc::new);
        self.announced.send_replace(announced);
        Ok(())
    }

    /// What everybody is told now.
    pub fn announcement(&self) -> Option<Arc<Announcement>> {
        self.announced.borrow().clone().filter(|announced| !announced.is_over(now()))
    }

    /// Hears of every announcement, and of its end.
    pub fn announcements(&self) -> watch::Receiver<Option<Arc<Announcement>>> {
        self.announced.subscribe()
    }

    /// A person is about to be deleted. Nothing is taken from them any more, and what was taken is written down.
    pub async fn bid_farewell(&self, person: PersonId) {
        self.gone().insert(person);
        let tables: Vec<Arc<Live>> = self.tables().values().cloned().collect();
        for live in tables {
            drop(live.bots.lock().await);
        }
    }

    /// They could not be deleted after all.
    pub fn welcome_back(&self, person: PersonId) {
        self.gone().remove(&person);
    }

    fn gone(&self) -> std::sync::MutexGuard<'_, HashSet<PersonId>> {
        self.gone.lock().expect("the list's lock is never poisoned")
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
        self.announced.send_if_modified(|announced| announced.take_if(|it| it.is_over(self::now())).is_some());
        self.tables().retain(|_, live| {
            Arc::strong_count(live) > 1
                || live.shown.receiver_count() > 0
                || live.ticking.load(Ordering::Acquire)
                || now.saturating_sub(live.needed.load(Ordering::Relaxed)) < idle
        });
    }

    /// The seats of a person were given to another in the store; the tables in memory follow.
    pub async fn seats_moved(self: &Arc<Hall>, from: PersonId) {
        let theirs = |live: &Live| {
            let table = live.look();
            table.row.host == from || table.owned_by(from).is_some() || table.guest_of(from).is_some()
        };
        let changed: Vec<String> =
            self.tables().values().filter(|live| theirs(live)).map(|live| live.id.clone()).collect();
        self.read_again(&changed).await;
    }

    /// These tables were changed in the store by something else than a command; those in memory follow.
    pub async fn read_again(self: &Arc<Hall>, changed: &[String]) {
        let tables: Vec<Arc<Live>> = changed.iter().filter_map(|id| self.tables().get(id).cloned()).collect();
        for live in tables {
            let _writing = live.bots.lock().await;
            if let Err(error) = live.read_again().await {
                tracing::error!(table = %mark(&live.id), %error, "a table could not be read again");
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
