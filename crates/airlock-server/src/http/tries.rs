//! Guessing passwords is slow: whoever fails too often has to wait, by name and by address.
//!
//! A try counts before the password is looked at, so that many at once are not cheaper than one after the other; a
//! right password takes its count back. Names that nobody has count like others, so that waiting tells nothing.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Whose tries are counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    Name(String),
    Address(IpAddr),
}

impl Subject {
    /// Number of tries in a row before each further one costs time. Many people may share an address.
    fn free(&self) -> u32 {
        match self {
            Subject::Name(_) => 5,
            Subject::Address(_) => 20,
        }
    }
}

/// The longest wait: a guesser gets a hundred tries a day, and whoever is locked out is back within minutes.
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// After so long without a try nothing is held against anybody.
const FORGOTTEN: Duration = Duration::from_secs(60 * 60);

/// Beyond so many names and addresses those that may be forgotten are.
const REMEMBERED: usize = 10_000;

#[derive(Default)]
pub struct Tries(Mutex<All>);

#[derive(Default)]
struct All {
    tried: HashMap<Subject, Tried>,
    /// How many were left when the others were last forgotten.
    left: usize,
}

#[derive(Clone, Copy)]
struct Tried {
    count: u32,
    last: Instant,
    until: Instant,
}

impl Tries {
    /// Counts a try of all these, unless one of them has to wait: so long.
    pub fn count(&self, subjects: &[Subject], now: Instant) -> Result<(), Duration> {
        let mut all = self.0.lock().expect("the list's lock is never poisoned");
        // Looking through all of them costs time: not before twice as many have come.
        if all.tried.len() > REMEMBERED.max(2 * all.left) {
            all.tried.retain(|_, tried| now.saturating_duration_since(tried.last) < FORGOTTEN);
            all.left = all.tried.len();
        }
        let tries = &mut all.tried;
        let wait = |subject: &Subject| tries.get(subject).map(|tried| tried.until.saturating_duration_since(now));
        let wait = subjects.iter().filter_map(wait).max().unwrap_or_default();
        if !wait.is_zero() {
            return Err(wait);
        }
        for subject in subjects {
            let tried = tries.entry(subject.clone()).or_insert(Tried { count: 0, last: now, until: now });
            if now.saturating_duration_since(tried.last) >= FORGOTTEN {
                tried.count = 0;
            }
            tried.count = tried.count.saturating_add(1);
            tried.last = now;
            tried.until = now + pause(tried.count, subject.free());
        }
        Ok(())
    }

    /// The password was right: the name starts afresh, and this try is not held against the address.
    pub fn succeeded(&self, subjects: &[Subject]) {
        self.take_back(subjects);
        let tries = &mut self.0.lock().expect("the list's lock is never poisoned").tried;
        for name in subjects.iter().filter(|subject| matches!(subject, Subject::Name(_))) {
            tries.remove(name);
        }
    }

    /// Holds the last try against nobody.
    pub fn take_back(&self, subjects: &[Subject]) {
        let tries = &mut self.0.lock().expect("the list's lock is never poisoned").tried;
        for subject in subjects {
            if let Some(tried) = tries.get_mut(subject) {
                tried.count = tried.count.saturating_sub(1);
                tried.until = tried.last;
            }
        }
    }
}

/// One second after the last free try, then twice as long each time.
fn pause(count: u32, free: u32) -> Duration {
    let Some(beyond) = count.checked_sub(free) else { return Duration::ZERO };
    Duration::from_secs(1_u64.checked_shl(beyond).unwrap_or(u64::MAX)).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name() -> [Subject; 1] {
        [Subject::Name("mara".to_owned())]
    }

    #[test]
    fn each_further_try_at_a_name_takes_twice_as_long() {
        let (tries, start) = (Tries::default(), Instant::now());
        for _ in 0..5 {
            assert_eq!(tries.count(&name(), start), Ok(()));
        }
        assert_eq!(tries.count(&name(), start), Err(Duration::from_secs(1)));
        let later = start + Duration::from_secs(1);
        assert_eq!(tries.count(&name(), later), Ok(()));
        assert_eq!(tries.count(&name(), later), Err(Duration::from_secs(2)));
        let mut now = later;
        for _ in 0..40 {
            let Err(wait) = tries.count(&name(), now) else { continue };
            assert!(wait <= LONGEST);
            now += wait;
        }
        assert_eq!(tries.count(&name(), now + FORGOTTEN), Ok(()), "an hour later");
        assert_eq!(tries.count(&name(), now + FORGOTTEN), Ok(()), "all is forgotten");
    }

    #[test]
    fn a_right_password_clears_the_name_and_costs_the_address_nothing() {
        let (tries, now) = (Tries::default(), Instant::now());
        let both = [name()[0].clone(), Subject::Address(IpAddr::from([192, 0, 2, 1]))];
        for _ in 0..200 {
            assert_eq!(tries.count(&both, now), Ok(()));
            tries.succeeded(&both);
        }
    }

    #[test]
    fn many_names_do_not_make_every_try_dear() {
        let (tries, now) = (Tries::default(), Instant::now());
        for number in 0..60_000 {
            assert_eq!(tries.count(&[Subject::Name(number.to_string())], now), Ok(()));
        }
        assert!(now.elapsed() < Duration::from_secs(5), "{:?}", now.elapsed());
    }

    #[test]
    fn an_address_that_tries_many_names_waits_too() {
        let (tries, now) = (Tries::default(), Instant::now());
        let from = Subject::Address(IpAddr::from([192, 0, 2, 1]));
        let tried = (0..30).map(|at| tries.count(&[Subject::Name(at.to_string()), from.clone()], now));
        assert_eq!(tried.filter(Result::is_ok).count(), 20);
        let other = Subject::Address(IpAddr::from([192, 0, 2, 2]));
        assert_eq!(tries.count(&[other], now), Ok(()));
    }
}
