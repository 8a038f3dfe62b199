//! Live updates: server-sent events, for pages with the regions that changed, for programs with the
//! moment.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use airlock_game::terms::Ship;
use airlock_store::Person;
use airlock_text::Words;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::watch;

use super::identity::Visitor;
use super::tongue::Tongue;
use super::{App, HttpError};
use crate::hall::{Live, Presence};
use crate::table::{Caller, Leaves, Seen, Table};

/// What the page has, as the server last told it.
#[derive(Deserialize)]
pub struct Have {
    have: Option<String>,
    /// The leaves that it has, as it says itself.
    leaves: Option<String>,
    /// Only looks on, though a seat is free.
    watch: Option<String>,
    /// A board that was opened beside those that lie open.
    open: Option<String>,
}

/// One open stream.
struct Listener {
    live: Arc<Live>,
    changed: watch::Receiver<Arc<Table>>,
    person: Option<Person>,
    seen: Seen,
    leaves: Leaves,
    watching: bool,
    open: Option<Ship>,
    words: &'static Words,
    closing: watch::Receiver<bool>,
    /// Counts the page as open until the stream ends.
    presence: Presence,
    _counted: Counted,
}

/// One of the streams that are open now.
struct Counted;

impl Counted {
    fn new() -> Counted {
        metrics::gauge!("airlock_streams").increment(1.0);
        Counted
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("airlock_streams").decrement(1.0);
    }
}

fn keep_alive() -> KeepAlive {
    KeepAlive::new().interval(Duration::from_secs(20))
}

async fn listen(
    app: &App,
    id: &str,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
    seen: Seen,
) -> Result<Listener, HttpError> {
    let live = app.hall().table(id).await?;
    let person = visitor.map(|visitor| visitor.person);
    let eyes = live.look().eyes(person.as_ref());
    // Subscribed before the first look, so that nothing falls between.
    let mut changed = live.listen();
    changed.mark_changed();
    let presence = live.enter(eyes.seat);
    let closing = app.hall().closing();
    let _counted = Counted::new();
    let leaves = Leaves::default();
    let (watching, open) = (false, None);
    Ok(Listener { live, changed, person, seen, leaves, watching, open, words, closing, presence, _counted })
}

impl Listener {
    /// Waits for a change; nothing when the stream is to end.
    async fn next(&mut self) -> Option<()> {
        tokio::select! {
            changed = self.changed.changed() => changed.ok(),
            _ = self.closing.wait_for(|closing| *closing) => None,
        }
    }
}

/// What the browser says it has: the last event it got, or what the page was drawn with.
fn seen(headers: &HeaderMap, have: Have) -> Seen {
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()).map(str::to_owned);
    last.or(have.have).and_then(|text| text.parse().ok()).unwrap_or_default()
}

pub async fn page_events(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(have): Query<Have>,
    visitor: Option<Visitor>,
    tongue: Tongue,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, HttpError> {
    let watching = have.watch.is_some();
    let open = have.open.as_deref().and_then(Ship::from_id);
    // A stream that the browser resumes by itself has the address of long ago, and with it the leaves of then.
    let told = have.leaves.as_deref().filter(|_| !headers.contains_key("last-event-id"));
    let leaves = told.map(Leaves::told).unwrap_or_default();
    let listener =
        Listener { watching, open, leaves, ..listen(&app, &id, visitor, tongue, seen(&headers, have)).await? };
    let events = stream::unfold(listener, |mut listener| async move {
        loop {
            listener.next().await?;
            let table = listener.live.look();
            let eyes = table.eyes(listener.person.as_ref());
            // Whoever has sat down, moved or left meanwhile is here under another seat.
            if listener.presence.seat() != eyes.seat {
                listener.presence = listener.live.enter(eyes.seat);
            }
            let here = |seat| listener.live.here(seat);
            let name = listener.person.as_ref().map(|person| person.name.as_str()).unwrap_or_default();
            let caller = Caller { eyes, name, watching: listener.watching, open: listener.open };
            let (seen, leaves) = (&mut listener.seen, &mut listener.leaves);
            let Some(push) = table.push(listener.words, caller, seen, leaves, &here) else { continue };
            let Ok(text) = serde_json::to_string(&push) else { continue };
            metrics::counter!("airlock_pushes_total").increment(1);
            metrics::counter!("airlock_push_bytes_total").increment(text.len() as u64);
            let event = Event::default().event("push").id(listener.seen.to_string()).data(text);
            return Some((Ok(event), listener));
        }
    });
    Ok(Sse::new(events).keep_alive(keep_alive()))
}

/// For programs: tells that the table has moved on, and whether this seat is asked.
pub async fn api_events(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Option<Visitor>,
    tongue: Tongue,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, HttpError> {
    let listener = listen(&app, &id, visitor, tongue, Seen::default()).await?;
    let events = stream::unfold((listener, None), |(mut listener, mut told)| async move {
        loop {
            listener.next().await?;
            let table = listener.live.look();
            let seat = table.eyes(listener.person.as_ref()).seat;
            let play = table.play.as_ref();
            let asked = play.zip(seat).is_some_and(|(play, seat)| play.ask_of(seat).is_some());
            let moment = play.map(|play| play.moment());
            let over = table.is_over();
            let now = Some((moment, asked, over, table.seats.iter().map(|row| row.ready).collect::<Vec<_>>()));
            if told == now {
                continue;
            }
            told = now;
            let id = moment.map_or_else(|| "lobby".to_owned(), |moment| moment.to_string());
            let data = json!({ "moment": moment, "asked": asked, "over": over });
            let Ok(event) = Event::default().event("moment").id(id).json_data(&data) else { continue };
            return Some((Ok(event), (listener, told)));
        }
    });
    Ok(Sse::new(events).keep_alive(keep_alive()))
}
