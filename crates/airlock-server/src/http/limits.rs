//! How much one person and one address may do.
//!
//! A person is easily made, so that addresses are counted too; behind one address may sit a household, so that it
//! may do several times as much as a person. What comes from the machine itself, through no proxy, is a program of its
//! owner's and has no limit.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use airlock_store::PersonId;
use axum::Router;
use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::client::{Client, network_of};
use super::identity::Visitor;
use super::{App, Config, HttpError};

/// How much one person may do; 0 for any number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Quotas {
    /// Requests a second.
    pub requests: u32,
    /// Tables an hour.
    pub tables: u32,
    /// Guests an hour, of one address.
    pub guests: u32,
    /// Lines of chat a minute, with what is told there of coming and going, reports and private links.
    pub lines: u32,
    /// Streams at once.
    pub streams: u32,
}

/// So many seconds' worth of requests may come at once.
const BURST: u32 = 10;

/// An address may do so many times as much as a person.
const HOUSEHOLD: u32 = 4;

/// Beyond so many people and addresses those that have been quiet are forgotten.
const REMEMBERED: usize = 10_000;

/// Seconds after which a stream may be tried again.
const NEXT_STREAM: u32 = 30;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Who {
    Person(PersonId),
    Address(IpAddr),
}

/// The address that a request comes from; none where it is the machine's own.
pub struct Origin(pub Option<IpAddr>);

impl FromRequestParts<App> for Origin {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Origin, std::convert::Infallible> {
        let client = Client::find(&parts.extensions, &parts.headers, &app.config().trusted);
        Ok(Origin(client.filter(|client| !client.is_local).map(|client| network_of(client.address))))
    }
}

/// What a request does beyond being one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    MakeTable,
    /// Only where the one who asks is not known yet.
    BecomeGuest,
    /// Writes down what is kept: a line of the chat, by words or by deeds, a report, a private link.
    Tell,
    Listen,
}

fn acts(method: &Method, route: &str) -> &'static [Act] {
    let deed = route.strip_prefix("/t/{id}/").or(route.strip_prefix("/api/v1/tables/{id}/"));
    match (method, route) {
        (&Method::POST, "/play" | "/make") => &[Act::MakeTable, Act::BecomeGuest],
        (&Method::POST, "/api/v1/tables" | "/t/{id}/again") => &[Act::MakeTable],
        (&Method::POST, "/t/{id}/sit") => &[Act::BecomeGuest, Act::Tell],
        (&Method::POST, "/api/v1/guests" | "/account/keep") => &[Act::BecomeGuest],
        (&Method::POST, "/account/device") => &[Act::Tell],
        (&Method::POST, _) if deed.is_some_and(tells) => &[Act::Tell],
        (&Method::GET, "/t/{id}/events" | "/api/v1/tables/{id}/events") => &[Act::Listen],
        _ => &[],
    }
}

/// Whether it is told in the chat, or to whoever runs the server.
fn tells(deed: &str) -> bool {
    matches!(
        deed,
        "say" | "flag" | "sit" | "leave" | "nudge" | "remove" | "decline" | "admit" | "host" | "seat" | "settings"
    )
}

/// One thing that is counted, of persons and of addresses.
struct Counter {
    persons: Limiter<PersonId>,
    addresses: Limiter<IpAddr>,
}

impl Counter {
    /// None where there is no limit.
    fn new(count: u32, quota: fn(NonZeroU32) -> Quota) -> Option<Counter> {
        let of_person = NonZeroU32::new(count)?;
        let of_address = of_person.saturating_mul(NonZeroU32::MIN.saturating_add(HOUSEHOLD - 1));
        Some(Counter { persons: Limiter::new(quota(of_person)), addresses: Limiter::new(quota(of_address)) })
    }

    fn ask(&self, who: Who) -> Result<(), HttpError> {
        match who {
            Who::Person(person) => self.persons.ask(person),
            Who::Address(address) => self.addresses.ask(address),
        }
    }
}

/// Counts by key, and forgets those who have been quiet.
struct Limiter<K: Hash + Eq + Clone> {
    rates: DefaultKeyedRateLimiter<K>,
    /// Beyond so many it is time to forget.
    enough: AtomicUsize,
}

impl<K: Hash + Eq + Clone> Limiter<K> {
    fn new(quota: Quota) -> Limiter<K> {
        Limiter { rates: RateLimiter::keyed(quota), enough: AtomicUsize::new(REMEMBERED) }
    }

    fn ask(&self, key: K) -> Result<(), HttpError> {
        if self.rates.len() > self.enough.load(Ordering::Relaxed) {
            self.rates.retain_recent();
            // Looking through all of them costs time: not before twice as many have come.
            self.enough.store(REMEMBERED.max(2 * self.rates.len()), Ordering::Relaxed);
        }
        self.rates.check_key(&key).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            // A moment is a second to whoever waits.
            let seconds = u32::try_from(wait.as_secs()).map_or(u32::MAX, |seconds| seconds.saturating_add(1));
            HttpError::TooMany { wait: seconds }
        })
    }
}

struct Limits {
    requests: Option<Counter>,
    tables: Option<Counter>,
    guests: Option<Limiter<IpAddr>>,
    lines: Option<Counter>,
    streams: Streams,
}

impl Limits {
    fn new(quotas: &Quotas) -> Limits {
        Limits {
            requests: Counter::new(quotas.requests, |rate| {
                Quota::per_second(rate).allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(BURST - 1)))
            }),
            tables: Counter::new(quotas.tables, Quota::per_hour),
            guests: NonZeroU32::new(quotas.guests).map(|guests| Limiter::new(Quota::per_hour(guests))),
            lines: Counter::new(quotas.lines, Quota::per_minute),
            streams: Streams { most: quotas.streams, open: Arc::default() },
        }
    }

    /// What holds for every request, by all who are behind it.
    fn ask(counter: Option<&Counter>, all: &[Who]) -> Result<(), HttpError> {
        let Some(counter) = counter else { return Ok(()) };
        all.iter().try_for_each(|&who| counter.ask(who))
    }

    /// May they do that? A stream has its place then.
    fn may(&self, act: Act, address: IpAddr, known: Option<PersonId>) -> Result<Option<StreamPlace>, HttpError> {
        let person = known.map(Who::Person);
        let all: Vec<Who> = person.into_iter().chain([Who::Address(address)]).collect();
        match act {
            Act::MakeTable => Limits::ask(self.tables.as_ref(), &all)?,
            Act::BecomeGuest if known.is_some() => {}
            Act::BecomeGuest => self.guests.as_ref().map_or(Ok(()), |guests| guests.ask(address))?,
            Act::Tell => Limits::ask(self.lines.as_ref(), &all)?,
            Act::Listen => return self.streams.take(&all).map(Some),
        }
        Ok(None)
    }
}

/// The streams that are open.
#[derive(Clone)]
struct Streams {
    most: u32,
    open: Arc<Mutex<HashMap<Who, u32>>>,
}

/// The place of a stream, as long as it is held.
#[derive(Clone)]
pub struct StreamPlace(#[allow(dead_code, reason = "it is held, not read")] Arc<Held>);

struct Held {
    all: Vec<Who>,
    streams: Streams,
}

impl Streams {
    fn open(&self) -> std::sync::MutexGuard<'_, HashMap<Who, u32>> {
        self.open.lock().expect("nobody panics while they count")
    }

    fn take(&self, all: &[Who]) -> Result<StreamPlace, HttpError> {
        let mut open = self.open();
        let most = |who: &Who| match who {
            Who::Person(_) => self.most,
            Who::Address(_) => self.most.saturating_mul(HOUSEHOLD),
        };
        if self.most > 0 && all.iter().any(|who| open.get(who).is_some_and(|count| *count >= most(who))) {
            return Err(HttpError::TooMany { wait: NEXT_STREAM });
        }
        for &who in all {
            *open.entry(who).or_default() += 1;
        }
        Ok(StreamPlace(Arc::new(Held { all: all.to_vec(), streams: self.clone() })))
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = self.streams.open();
        for who in &self.all {
            if let Some(count) = open.get_mut(who) {
                *count -= 1;
                if *count == 0 {
                    open.remove(who);
                }
            }
        }
    }
}

/// Limits the routes.
pub fn limit(app: &App, router: Router<App>) -> Router<App> {
    let limits = Arc::new(Limits::new(&app.config().quotas));
    router.layer(from_fn_with_state((app.clone(), limits), not_too_much))
}

async fn not_too_much(State((app, limits)): State<(App, Arc<Limits>)>, request: Request, next: Next) -> Response {
    let Config { trusted, .. } = app.config();
    let client = Client::find(request.extensions(), request.headers(), trusted).filter(|client| !client.is_local);
    let Some(client) = client else { return next.run(request).await };
    let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let acts = acts(request.method(), route);
    let (mut head, body) = request.into_parts();
    match judge(&app, &limits, network_of(client.address), &head.headers, acts).await {
        Ok(place) => {
            if let Some(place) = place {
                head.extensions.insert(place);
            }
            next.run(Request::from_parts(head, body)).await
        }
        Err(refused) => refused.into_response(),
    }
}

async fn judge(
    app: &App,
    limits: &Limits,
    address: IpAddr,
    headers: &HeaderMap,
    acts: &[Act],
) -> Result<Option<StreamPlace>, HttpError> {
    // The address first: it costs nothing, and looking a stranger's token up does.
    Limits::ask(limits.requests.as_ref(), &[Who::Address(address)])?;
    let person = Visitor::find(headers, app).await?.map(|visitor| visitor.person.id);
    if let Some(person) = person {
        Limits::ask(limits.requests.as_ref(), &[Who::Person(person)])?;
    }
    let mut place = None;
    for &act in acts {
        place = limits.may(act, address, person)?.or(place);
    }
    Ok(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    #[test]
    fn whoever_does_too_much_is_told_how_long_to_wait() {
        let limits = Limits::new(&Quotas { guests: 3, ..Quotas::default() });
        for _ in 0..3 {
            assert!(limits.may(Act::BecomeGuest, ONE, None).is_ok());
        }
        let refused = limits.may(Act::BecomeGuest, ONE, None).err().expect("a fourth within the hour");
        assert!(matches!(refused, HttpError::TooMany { wait: 1190..=1200 }), "{refused:?}");
        assert!(limits.may(Act::BecomeGuest, OTHER, None).is_ok());
        assert!(limits.may(Act::BecomeGuest, ONE, Some(PersonId(1))).is_ok(), "no guest is made");
    }

    #[test]
    fn a_household_may_do_more_than_a_person_and_not_any_number() {
        let limits = Limits::new(&Quotas { tables: 2, ..Quotas::default() });
        let tries = |person| (0..9).filter(|_| limits.may(Act::MakeTable, ONE, Some(PersonId(person))).is_ok()).count();
        assert_eq!((1..10).map(tries).collect::<Vec<_>>().iter().sum::<usize>(), 8);
        assert!(limits.may(Act::MakeTable, OTHER, Some(PersonId(1))).is_err(), "a person elsewhere is the same person");
    }

    /// Whoever has a network of their own has 65,536 addresses, each of them new.
    #[test]
    fn many_addresses_do_not_make_every_request_dear() {
        let limits = Limits::new(&Quotas { guests: 1, ..Quotas::default() });
        let began = std::time::Instant::now();
        for number in 0..60_000_u32 {
            let address = IpAddr::V4(std::net::Ipv4Addr::from_bits(number));
            assert!(limits.may(Act::BecomeGuest, address, None).is_ok());
        }
        assert!(began.elapsed() < std::time::Duration::from_secs(5), "{:?}", began.elapsed());
        assert!(limits.may(Act::BecomeGuest, IpAddr::V4(std::net::Ipv4Addr::from_bits(7)), None).is_err());
    }

    #[test]
    fn a_stream_has_its_place_until_it_ends() {
        let limits = Limits::new(&Quotas { streams: 2, ..Quotas::default() });
        let listen = |person| limits.may(Act::Listen, ONE, Some(PersonId(person)));
        let (first, second) = (listen(1).expect("a place"), listen(1).expect("a place"));
        assert!(listen(1).is_err());
        assert!(listen(2).is_ok());
        drop((first, second));
        assert!(listen(1).is_ok());
        assert!(limits.streams.open().is_empty(), "nobody listens, and nobody is counted");
    }
}
