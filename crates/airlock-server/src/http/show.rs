//! `GET /t/{id}`: the lobby, the table, or a part of it.

use airlock_game::Seat;
use airlock_game::terms::Ship;
use airlock_text::Words;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

use super::identity::Visitor;
use super::tongue::Tongue;
use super::{App, HttpError, packing};
use crate::page::Here;
use crate::page::layout::{Body, Document, document};
use crate::page::lobby::{LobbyPage, lobby};
use crate::page::table::{self as pages, Look, RecordTab};
use crate::table::{Caller, Command, Eyes, Seen, Table, lobby_regions, name_leaves};

/// What the address asks to be shown.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Shown {
    /// Only look on, though a seat is free.
    watch: Option<String>,
    /// The character sheet of that seat in place of the board.
    sheet: Option<u8>,
    /// Another stage: `check` for the last check.
    stage: Option<String>,
    /// The tab of the record.
    record: Option<String>,
    /// The log from that moment on.
    from: Option<u32>,
    /// What is explained.
    explain: Option<String>,
    /// `stale`: the answer that was sent came too late.
    notice: Option<String>,
    /// `loyalty`: my loyalty cards lie open; or the board that is opened.
    open: Option<String>,
}

pub async fn table_page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(shown): Query<Shown>,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let table = live.look();
    let person = visitor.as_ref().map(|visitor| &visitor.person);
    let eyes = live.eyes(&table, person);
    let here = |seat| live.here(seat);
    if table.play.is_none() {
        let name = person.map(|person| person.name.as_str()).unwrap_or_default();
        let link = format!("{}/t/{id}", app.address(&headers));
        let caller = Caller { eyes, name, watching: shown.watch.is_some(), open: None };
        return Ok(draw_lobby(words, &table.lobby_page(words, caller, &link, &here), caller));
    }
    // Who wanted another game is taken to it.
    let wanted = eyes.seat.and_then(|seat| table.seats.get(seat.index())).is_some_and(|row| row.again);
    if let Some(next) = table.row.next.as_ref().filter(|_| wanted) {
        return Ok(super::table::to_table(next).into_response());
    }
    let part = headers.get("x-part").and_then(|value| value.to_str().ok());
    let mut response = draw(words, &table, eyes, &shown, part, &here)?;
    // Who plays has secrets from other people; who watches has none.
    if eyes.seat.is_none() || live.is_alone() {
        response = packing::open(response).await;
    }
    // What is on the page has been seen; the chat where its tab is open.
    if let (Some(seat), None, Some(play)) = (eyes.seat, part, &table.play) {
        let (moment, chat) = (play.moment(), shown.record.as_deref() == Some(RecordTab::Chat.id()));
        let row = table.seats.get(seat.index());
        let new = !table.locked && row.is_some_and(|row| row.since < moment || (chat && row.heard < table.said));
        if let (true, Some(person)) = (new && app.hall().health.can_save(), person)
            && let Err(error) = live.send(person, Command::Seen { moment, chat }).await
        {
            // The page can be read all the same.
            tracing::warn!(%error, "what a person has seen could not be written down");
        }
    }
    Ok(response)
}

/// The lobby, which listens with what it has.
fn draw_lobby(words: &Words, page: &LobbyPage, caller: Caller<'_>) -> Response {
    let seen = Seen::lobby(&lobby_regions(words, page));
    let watch = if caller.watching { "&watch=1" } else { "" };
    let stream = format!("/t/{}/events?have={seen}&lang={}{watch}", page.id, words.language());
    lobby(words, &LobbyPage { stream, ..page.clone() }).into_response()
}

fn draw(
    words: &Words,
    table: &Table,
    eyes: Eyes,
    shown: &Shown,
    part: Option<&str>,
    here: &dyn Fn(Seat) -> Here,
) -> Result<Response, HttpError> {
    let open = shown.open.as_deref().and_then(Ship::from_id);
    let sight = table.sight(words, eyes, here).ok_or(HttpError::NotFound)?.opening(open);
    let play = table.play.as_ref().ok_or(HttpError::NotFound)?;
    let scene = sight.scene(words, &play.told);
    let stale = shown.notice.as_deref() == Some("stale");
    let notices = notices(words, table, eyes, stale);
    let look = Look {
        sheet: shown.sheet.map(Seat).filter(|seat| seat.index() < table.seats.len()),
        last_check: shown.stage.as_deref() == Some("check"),
        record: shown.record.as_deref().and_then(RecordTab::from_id),
        explain: shown.explain.as_deref(),
        loyalty: shown.open.as_deref() == Some("loyalty"),
        notices: &notices,
        locked: table.locked,
    };
    match part {
        Some("stage") => return Ok(with_leaves(pages::stage_of(&scene, &look)).into_response()),
        Some("explain") => {
            let panel = look.explain.and_then(|id| pages::explain(&scene, id)).ok_or(HttpError::NotFound)?;
            return Ok(panel.into_response());
        }
        Some("loyalty") => return Ok(pages::loyalty(&scene).into_response()),
        Some("log") => return Ok(html! { ol { (table.log(&scene, shown.from)) } }.into_response()),
        Some(_) | None => {}
    }
    let pieces = pages::pieces(&scene);
    let seen = Seen::drawn(Some(play.moment()), &pieces);
    let log = table.log(&scene, shown.from);
    let opened = open.map_or_else(String::new, |ship| format!("&open={}", ship.id()));
    // What comes later is said in the language of this page, whatever the reader chooses elsewhere.
    let stream = format!("{}?have={seen}&lang={}{opened}", scene.path("events"), words.language());
    let body = with_leaves(pages::table(&scene, &look, &log, &stream));
    let title = scene.title();
    let head = Document { title: Some(&title), about: None, body: Body::Table, turn: sight.view.ask.is_some() };
    Ok(document(words, head, &html! { (body) }).into_response())
}

/// What is said once, before the table is looked at.
fn notices(words: &Words, table: &Table, eyes: Eyes, stale: bool) -> Vec<String> {
    let stale = stale.then(|| words.ui("ui-refused-stale").end());
    let broken = table.broken.as_ref();
    let broken = broken.map(|broken| words.ui("ui-broken").text("decision", broken.decision.to_string()).end());
    let row = eyes.seat.and_then(|seat| table.seats.get(seat.index()));
    let changed = row.zip(table.play.as_ref()).and_then(|(row, play)| play.rules_changed_after(row.since));
    let changed = changed.map(|version| words.ui("ui-new-rules").text("version", version.to_string()).end());
    [stale, broken, changed].into_iter().flatten().collect()
}

/// Each leaf under its name, by which the page then keeps it.
fn with_leaves(page: Markup) -> Markup {
    PreEscaped(name_leaves(&page.into_string()))
}
