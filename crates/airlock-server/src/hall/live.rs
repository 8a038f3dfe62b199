//! A table in memory: whoever looks at it, changes it, and what it does by itself.

use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use airlock_game::{MAX_SEATS, Seat};
use airlock_store::{BotPace, Change, Person, StoreError};
use tokio::sync::{Notify, watch};

use super::{Hall, HallError, HallRules, Result, TRIES, mark, now};
use crate::page::Here;
use crate::table::{Auto, Bots, Command, Done, Eyes, Given, Next, Pause, Pick, Refusal, Sender, Table};

/// Number of bots' answers in a row before others have their turn at the processor.
const BOTS_AT_ONCE: usize = 32;

/// How long a table that could not go on by itself waits before it tries again, at first and at most.
const FIRST_RETRY: Duration = Duration::from_secs(1);
const LAST_RETRY: Duration = Duration::from_secs(60);

/// Who has looked on counts as looking on for so many seconds.
const WATCHED: u64 = 60;

/// A table in memory.
pub struct Live {
    pub id: String,
    /// Whoever changes the table holds this; with it the bots, who think about their answers.
    pub(super) bots: tokio::sync::Mutex<Bots>,
    /// The table as it is shown. A new one wakes the streams.
    pub(super) shown: watch::Sender<Arc<Table>>,
    /// How many pages of each seat are open.
    pub(super) here: [AtomicU16; MAX_SEATS],
    /// When the last one was closed, in seconds since the hall opened and one more; 0 if none was.
    pub(super) left: [AtomicU64; MAX_SEATS],
    /// How many pages of people without a seat are open.
    pub(super) watchers: AtomicU16,
    /// When somebody without a seat last looked, in seconds since the hall opened and one more; 0 if nobody has.
    pub(super) watched: AtomicU64,
    /// Whether the table will wake by itself.
    pub(super) ticking: AtomicBool,
    /// Wakes it before its time.
    pub(super) at_once: Notify,
    /// It has left the hall; whoever still has it goes to the one that took its place.
    pub(super) retired: AtomicBool,
    /// When it was last needed, in seconds since the hall opened.
    pub(super) needed: AtomicU64,
    pub(super) hall: Weak<Hall>,
}

/// An open page of a seat. It counts until it is dropped.
pub struct Presence {
    live: Arc<Live>,
    seat: Option<Seat>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        match self.seat {
            None => {
                self.live.watchers.fetch_sub(1, Ordering::AcqRel);
            }
            Some(seat) => {
                if self.live.here[seat.index()].fetch_sub(1, Ordering::AcqRel) == 1 {
                    self.live.left[seat.index()].store(self.live.seconds() + 1, Ordering::Release);
                    self.live.wake();
                }
            }
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

    /// Whose eyes a person has at the table that is shown. Those without a seat are remembered for a while.
    pub fn eyes(&self, table: &Table, person: Option<&Person>) -> Eyes {
        let eyes = table.eyes(person);
        if eyes.seat.is_none() {
            self.watched.store(self.seconds() + 1, Ordering::Release);
        }
        eyes
    }

    pub(super) fn is_watched(&self) -> bool {
        let lately = match self.watched.load(Ordering::Acquire) {
            0 => false,
            watched => self.seconds().saturating_sub(watched - 1) < WATCHED,
        };
        lately || self.watchers.load(Ordering::Acquire) > 0
    }

    /// One person plays with bots, and nobody looks on.
    pub fn is_alone(&self) -> bool {
        self.look().sits_alone() && !self.is_watched()
    }

    /// Seconds since the hall opened.
    pub(super) fn seconds(&self) -> u64 {
        self.hall.upgrade().map_or(0, |hall| hall.began.elapsed().as_secs())
    }

    pub fn enter(self: &Arc<Live>, seat: Option<Seat>) -> Presence {
        match seat {
            None => {
                self.watchers.fetch_add(1, Ordering::AcqRel);
            }
            Some(seat) => {
                if self.here[seat.index()].fetch_add(1, Ordering::AcqRel) == 0 {
                    self.wake();
                }
            }
        }
        Presence { live: Arc::clone(self), seat }
    }

    pub fn is_retired(&self) -> bool {
        self.retired.load(Ordering::Acquire)
    }

    pub(super) fn hall(&self) -> Result<Arc<Hall>> {
        self.hall.upgrade().ok_or(HallError::NoTable)
    }

    /// Carries out a command. When it returns, what changed is in the store and shown.
    pub async fn send(self: &Arc<Live>, from: impl Into<Sender<'_>>, command: Command) -> Result<Done> {
        let (from, began) = (from.into(), Instant::now());
        let mut live = Arc::clone(self);
        loop {
            {
                let _writing = live.bots.lock().await;
                if let Sender::Person(person) = from
                    && self.hall()?.gone().contains(&person.id)
                {
                    return Err(HallError::Gone);
                }
                if !live.is_retired() {
                    return live.obey(from, command, began).await;
                }
            }
            live = self.hall()?.table(&self.id).await?;
        }
    }

    /// Carries out a command that came at that time. The lock is held.
    pub(super) async fn obey(self: &Arc<Live>, from: Sender<'_>, command: Command, began: Instant) -> Result<Done> {
        let before = self.moment();
        let done = self.carry_out(|table| Ok(table.apply(from, command.clone(), now())?)).await?;
        // A pass that nobody may know of leaves no trace in the numbers.
        if matches!(command, Command::Answer(_)) && self.moment() != before {
            metrics::histogram!("airlock_answer_seconds").record(began.elapsed());
        }
        Ok(done)
    }

    pub(super) fn moment(&self) -> Option<u32> {
        self.shown.borrow().play.as_ref().map(|play| play.moment())
    }

    /// Tries something on a copy of the table, writes what it changes in one transaction, and shows the copy. The lock is
    /// held. Where another process was faster, the table is read again and it is tried anew.
    pub(super) async fn carry_out<T>(self: &Arc<Live>, mut act: impl FnMut(&mut Table) -> Result<T>) -> Result<T> {
        let hall = self.hall()?;
        for _ in 0..TRIES {
            let before = self.look();
            let mut table = Table::clone(&before);
            table.watched = self.is_watched();
            let done = act(&mut table)?;
            let change = table.take_change(&before);
            if !change.is_empty() {
                match hall.commit(&self.id, &change).await {
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
    pub(super) async fn read_again(self: &Arc<Live>) -> Result<()> {
        let hall = self.hall()?;
        let mut table = hall.load(&self.id).await?;
        table.watched = self.is_watched();
        self.show(table, &hall.rules);
        Ok(())
    }

    /// Shows a table, and sees to it that bots, orders and pauses go on.
    pub(super) fn show(self: &Arc<Live>, mut table: Table, rules: &HallRules) {
        table.stop_hurrying();
        let delay = delay(&mut table, rules);
        self.shown.send_replace(Arc::new(table));
        self.tick_after(delay);
    }

    /// A table that was loaded goes on by itself where it has to.
    pub(super) fn keep_going(self: &Arc<Live>) {
        let Some(hall) = self.hall.upgrade() else { return };
        let mut table = Table::clone(&self.look());
        table.watched = self.is_watched();
        if !matches!(table.next(), Next::Nothing) && !self.ticking.load(Ordering::Acquire) {
            self.show(table, &hall.rules);
        }
    }

    pub(super) fn tick_after(self: &Arc<Live>, delay: Option<Duration>) {
        let Some(delay) = delay else { return };
        if self.ticking.swap(true, Ordering::AcqRel) {
            // It was to wait for longer.
            if delay.is_zero() {
                self.at_once.notify_waiters();
            }
            return;
        }
        let live = Arc::clone(self);
        tokio::spawn(async move {
            let _ = tokio::time::timeout(delay, live.at_once.notified()).await;
            live.ticking.store(false, Ordering::Release);
            live.try_until_it_goes_on().await;
        });
    }

    /// Tries again and again where it fails, less and less often, and not all tables at the same time.
    pub(super) async fn try_until_it_goes_on(self: &Arc<Live>) {
        let Err(first) = self.tick().await else { return };
        let Ok(hall) = self.hall() else { return };
        let _stuck = hall.health.get_stuck();
        hall.health.complain(&mark(&self.id), &first);
        let mut wait = FIRST_RETRY;
        loop {
            tokio::time::sleep(somewhat_less(wait)).await;
            if *hall.closing.borrow() {
                return;
            }
            let Err(error) = self.tick().await else { return };
            hall.health.complain(&mark(&self.id), &error);
            wait = (wait * 2).min(LAST_RETRY);
        }
    }

    /// What the table does by itself: everything up to what somebody can notice, so that nobody can count by the time that it
    /// takes how many bots have passed.
    pub(super) async fn tick(self: &Arc<Live>) -> Result<()> {
        let rules = self.hall()?.rules;
        let mut bots = self.bots.lock().await;
        if self.is_retired() {
            return Ok(());
        }
        self.carry_out(|table| {
            for _ in 0..BOTS_AT_ONCE {
                let before = table.play.as_ref().map_or(0, |play| play.moment());
                step(table, &mut bots)?;
                let at_once = delay(table, &rules) == Some(Duration::ZERO) || is_quiet_since(table, before);
                if !matches!(table.next(), Next::Auto(_)) || !at_once {
                    break;
                }
            }
            Ok(())
        })
        .await
    }
}

/// Whether nobody could notice anything since that moment. An answer that told nothing cannot be noticed, whether or not it
/// closed a window.
fn is_quiet_since(table: &Table, moment: u32) -> bool {
    let Some(play) = &table.play else { return true };
    (moment + 1..=play.moment()).all(|moment| play.events_of(moment).is_empty())
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
        Next::Auto(_) if table.hurries => {
            table.pause = None;
            Some(Duration::ZERO)
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

/// Counts what everybody may know of.
fn count(change: &Change) {
    let known = change.decisions.iter().filter(|decision| !decision.silent).count();
    metrics::counter!("airlock_answers_total").increment(known as u64);
}

/// Between half of that time and all of it.
fn somewhat_less(time: Duration) -> Duration {
    let mut bytes = [0; 2];
    // Without chance all wait equally long.
    let _ = getrandom::fill(&mut bytes);
    time / 2 + time / 2 * u32::from(u16::from_le_bytes(bytes)) / u32::from(u16::MAX)
}
