//! How the server is: whether anything can be saved, and which tables cannot go on by themselves.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// So often the same trouble is logged.
const EVERY: Duration = Duration::from_secs(60);

#[derive(Debug, Default)]
pub struct Health {
    /// The last write failed.
    failing: AtomicBool,
    stuck: AtomicUsize,
    tables: Complaints,
    store: Complaints,
}

/// Trouble of one kind: how much of it has come since it was last logged.
#[derive(Debug, Default)]
struct Complaints(Mutex<(Option<Instant>, usize)>);

impl Complaints {
    /// How many there are to be told of, if it is time.
    fn count(&self) -> Option<usize> {
        let mut told = self.0.lock().expect("nobody panics while they count");
        told.1 += 1;
        if told.0.is_some_and(|last| last.elapsed() < EVERY) {
            return None;
        }
        told.0 = Some(Instant::now());
        Some(std::mem::take(&mut told.1))
    }
}

impl Health {
    /// As far as is known, what is sent can be saved.
    pub fn can_save(&self) -> bool {
        !self.failing.load(Ordering::Relaxed)
    }

    /// What became of a write.
    pub fn saved(&self, result: Result<(), &dyn std::fmt::Display>) {
        match result {
            Ok(()) => {
                if self.failing.swap(false, Ordering::Relaxed) {
                    tracing::info!("what is sent can be saved again");
                }
            }
            Err(error) => {
                self.failing.store(true, Ordering::Relaxed);
                metrics::counter!("airlock_store_errors_total").increment(1);
                if let Some(count) = self.store.count() {
                    tracing::error!(count, %error, "nothing can be saved");
                }
            }
        }
    }

    /// A table could not go on by itself.
    pub fn complain(&self, table: &str, error: &dyn std::fmt::Display) {
        if let Some(count) = self.tables.count() {
            tracing::error!(count, stuck = self.stuck(), table, %error, "tables could not go on by themselves");
        }
    }

    /// So many tables wait to go on by themselves and cannot.
    pub fn stuck(&self) -> usize {
        self.stuck.load(Ordering::Relaxed)
    }

    /// A table is stuck until this is dropped.
    pub fn get_stuck(&self) -> Stuck<'_> {
        self.stuck.fetch_add(1, Ordering::Relaxed);
        Stuck(self)
    }
}

pub struct Stuck<'a>(&'a Health);

impl Drop for Stuck<'_> {
    fn drop(&mut self) {
        self.0.stuck.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_trouble_is_told_once_a_minute() {
        let complaints = Complaints::default();
        assert_eq!(complaints.count(), Some(1));
        assert!((0..50_000).all(|_| complaints.count().is_none()));
        complaints.0.lock().expect("nobody panics here").0 = Instant::now().checked_sub(EVERY);
        assert_eq!(complaints.count(), Some(50_001), "with how often it came");
    }

    #[test]
    fn what_is_stuck_is_counted_until_it_goes_on() {
        let health = Health::default();
        let stuck = health.get_stuck();
        assert_eq!(health.stuck(), 1);
        drop(stuck);
        assert_eq!(health.stuck(), 0);
    }
}
