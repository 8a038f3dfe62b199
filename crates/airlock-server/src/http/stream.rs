//! Live updates: server-sent events, for pages with the regions that changed, for programs with the
//! moment.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use airlock_game::terms::Ship;
use airlock_store::{Announcement, Person};
use airlock_text::Words;
use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::stream::{self, Stream};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use utoipa::ToSchema;

use super::identity::Visitor;
use super::limits::StreamPlace;
use super::tongue::Tongue;
use super::{App, HttpError};
use crate::hall::{Hall, Live, Presence};
use crate::page::layout::announcement;
use crate::streams::{Opened, Stay};
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
    /// The page shows an announcement.
    told: Option<String>,
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
    announced: watch::Receiver<Option<Arc<Announcement>>>,
    /// Whether the table was locked when the page was drawn.
    locked: bool,
    /// Until the key that opened it opens nothing any more; nobody's stream has no key.
    stay: Option<Stay>,
    /// It was taken away, or the table was.
    gone: bool,
    /// Counts the page as open until the stream ends.
    presence: Presence,
    hall: Arc<Hall>,
    _counted: Counted,
    _place: Option<StreamPlace>,
}

/// What a stream has to tell of.
enum News {
    Table,
    Announcement,
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

/// An event, not a comment: a page notices by its absence that the line is dead though nobody has hung up.
fn keep_alive() -> KeepAlive {
    KeepAlive::new().interval(Duration::from_secs(20)).event(Event::default().event("beat").data("1"))
}

async fn listen(
    app: &App,
    id: &str,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
    seen: Seen,
    place: Option<Extension<StreamPlace>>,
) -> Result<Listener, HttpError> {
    let _place = place.map(|Extension(place)| place);
    let hall = Arc::clone(app.hall());
    let live = app.hall().table(id).await?;
    let enter = |visitor: &Visitor| app.hall().streams.enter(Opened { person: visitor.person.id, key: visitor.key });
    let stay = visitor.as_ref().map(enter);
    // The key may have been taken away before the stream could be found and ended.
    let person = match visitor {
        Some(visitor) => app.person(visitor.key).await?,
        None => None,
    };
    let table = live.look();
    let (eyes, locked) = (live.eyes(&table, person.as_ref()), table.locked);
    // Subscribed before the first look, so that nothing falls between.
    let mut changed = live.listen();
    changed.mark_changed();
    let presence = live.enter(eyes.seat);
    let closing = app.hall().closing();
    let mut announced = app.hall().announcements();
    if app.hall().announcement().is_some() {
        announced.mark_changed();
    }
    let _counted = Counted::new();
    let leaves = Leaves::default();
    let (watching, open, gone) = (false, None, false);
    Ok(Listener {
        live,
        changed,
        person,
        seen,
        leaves,
        watching,
        open,
        words,
        closing,
        announced,
        locked,
        stay,
        gone,
        presence,
        hall,
        _counted,
        _place,
    })
}

impl Listener {
    /// Waits for something to tell; nothing when the stream is to end.
    async fn next(&mut self) -> Option<News> {
        if self.gone {
            return None;
        }
        tokio::select! {
            // Whoever was sent away hears of no change that came at the same time.
            biased;
            () = ended(&mut self.stay) => {
                self.gone = true;
                return None;
            }
            changed = self.changed.changed() => changed.ok()?,
            announced = self.announced.changed() => return announced.ok().map(|()| News::Announcement),
            _ = self.closing.wait_for(|closing| *closing) => return None,
        }
        if self.live.is_retired() {
            self.move_on().await?;
        }
        if self.live.look().locked != self.locked {
            self.gone = true;
            return None;
        }
        Some(News::Table)
    }

    /// What everybody is told now.
    fn announcement(&mut self) -> Option<Arc<Announcement>> {
        self.announced.borrow_and_update().clone()
    }

    /// Listens to the table that took the place of this one; nothing if there is none, so that the other side asks again.
    async fn move_on(&mut self) -> Option<()> {
        let Ok(live) = self.hall.table(&self.live.id).await else {
            self.gone = true;
            return None;
        };
        self.live = live;
        self.changed = self.live.listen();
        self.presence = self.live.enter(self.presence.seat());
        Some(())
    }
}

/// Waits until the stream's key is taken away.
async fn ended(stay: &mut Option<Stay>) {
    match stay {
        Some(stay) => stay.ended().await,
        None => std::future::pending().await,
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
    place: Option<Extension<StreamPlace>>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, HttpError> {
    let watching = have.watch.is_some();
    let open = have.open.as_deref().and_then(Ship::from_id);
    // A stream that the browser resumes by itself has the address of long ago, and with it the leaves of then.
    let told = have.leaves.as_deref().filter(|_| !headers.contains_key("last-event-id"));
    let leaves = told.map(Leaves::told).unwrap_or_default();
    // A page that comes back may show what was taken back meanwhile.
    let may_be_told = have.told.is_some() || headers.contains_key("last-event-id");
    let mut listener =
        Listener { watching, open, leaves, ..listen(&app, &id, visitor, tongue, seen(&headers, have), place).await? };
    if may_be_told {
        listener.announced.mark_changed();
    }
    let events = stream::unfold(listener, |mut listener| async move {
        loop {
            let was_gone = listener.gone;
            match listener.next().await {
                Some(News::Table) => {}
                Some(News::Announcement) => {
                    let shown = announcement(listener.words, listener.announcement().as_deref()).into_string();
                    let Ok(event) = Event::default().event("announcement").json_data(shown) else { continue };
                    return Some((Ok(event), listener));
                }
                None => {
                    // The page is loaded anew, by whoever its browser is now.
                    let told = Event::default().event("gone").data("1");
                    return (listener.gone && !was_gone).then_some((Ok(told), listener));
                }
            }
            let table = listener.live.look();
            let eyes = listener.live.eyes(&table, listener.person.as_ref());
            // Whoever has sat down, moved or left meanwhile is here under another seat.
            let moved = listener.presence.seat() != eyes.seat;
            if moved {
                listener.presence = listener.live.enter(eyes.seat);
            }
            let here = |seat| listener.live.here(seat);
            let name = listener.person.as_ref().map(|person| person.name.as_str()).unwrap_or_default();
            let caller = Caller { eyes, name, watching: listener.watching, open: listener.open };
            let before = listener.seen.moment();
            let (seen, leaves) = (&mut listener.seen, &mut listener.leaves);
            let Some(push) = table.push(listener.words, caller, seen, leaves, &here) else { continue };
            // A page of the game is another one for other eyes.
            let push = if moved && table.play.is_some() { push.reloading() } else { push };
            let Ok(text) = serde_json::to_string(&push) else { continue };
            // What only one page is told of is counted nowhere.
            if listener.seen.moment() != before {
                metrics::counter!("airlock_pushes_total").increment(1);
                metrics::counter!("airlock_push_bytes_total").increment(text.len() as u64);
            }
            let event = Event::default().event("push").id(listener.seen.to_string()).data(text);
            return Some((Ok(event), listener));
        }
    });
    Ok(Sse::new(events).keep_alive(keep_alive()))
}

/// What a program is told of a table.
#[derive(Serialize, ToSchema)]
pub struct MomentNow {
    /// None before the game.
    moment: Option<u32>,
    /// This seat is asked something.
    asked: bool,
    over: bool,
}

/// For programs: tells that the table has moved on, and whether this seat is asked.
pub async fn api_events(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Option<Visitor>,
    tongue: Tongue,
    place: Option<Extension<StreamPlace>>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, HttpError> {
    let listener = listen(&app, &id, visitor, tongue, Seen::default(), place).await?;
    let events = stream::unfold((listener, None), |(mut listener, mut told)| async move {
        loop {
            if let News::Announcement = listener.next().await? {
                let text = listener.announcement().map(|announced| announced.text.clone());
                let event = Event::default().event("announcement").json_data(serde_json::json!({ "text": text }));
                let Ok(event) = event else { continue };
                return Some((Ok(event), (listener, told)));
            }
            let table = listener.live.look();
            let seat = listener.live.eyes(&table, listener.person.as_ref()).seat;
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
            let data = MomentNow { moment, asked, over };
            let Ok(event) = Event::default().event("moment").id(id).json_data(&data) else { continue };
            return Some((Ok(event), (listener, told)));
        }
    });
    Ok(Sse::new(events).keep_alive(keep_alive()))
}
