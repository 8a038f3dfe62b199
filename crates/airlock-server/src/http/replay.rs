//! Finished games step by step, and the rules.

use airlock_store::Extent;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::middleware::map_response;
use axum::routing::get;
use maud::Markup;
use serde::Deserialize;

use super::identity::Visitor;
use super::tongue::Tongue;
use super::{App, HttpError, packing};
use crate::page::how::how;
use crate::page::layout::{Body, Document, document};
use crate::page::replay::{self as page, Record, ReplayPage};
use crate::page::rules::{RulesPage, rules};
use crate::reference::{Kind, Reference};
use crate::replay::{Replay, viewer};
use crate::table::saved_game;

pub fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}/replay", get(replay_page))
        .route("/rules", get(rules_page))
        .route("/rules/{kind}/{id}", get(entry_page))
        // Rules have no secrets, and a game that is over has none left.
        .layer(map_response(packing::open))
}

/// Which step, by whose eyes.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Step {
    step: Option<usize>,
    eyes: Option<String>,
    record: Option<String>,
}

async fn replay_page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Step>,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
) -> Result<Markup, HttpError> {
    let live = app.hall().table(&id).await?;
    let table = live.look();
    if !table.is_over() {
        return Err(HttpError::NotOver);
    }
    let stored = app.store().load(&id, Extent::Record).await?;
    let save = saved_game(&stored).ok_or(HttpError::Broken)?;
    let ours = save.earlier.is_empty() && save.rules_version == app.hall().rules.rules_version;
    let replay = if ours { Replay::new(save) } else { Replay::recorded(&stored, save) };
    let replay = replay.map_err(|error| {
        tracing::error!(%error, "a game cannot be shown again");
        HttpError::Broken
    })?;
    let eyes = table.eyes(visitor.as_ref().map(|visitor| &visitor.person));
    let sight = table.sight(words, eyes, &|seat| live.here(seat)).ok_or(HttpError::NotFound)?;
    let players = sight.view.setup.players;
    let viewer =
        asked.eyes.as_deref().and_then(|eyes| viewer(eyes, players)).unwrap_or(airlock_game::Viewer::Everything);
    let step = asked.step.unwrap_or_default().min(replay.last());
    let shown = replay.at(step, viewer);
    let record = asked.record.as_deref().and_then(Record::from_id).unwrap_or_default();
    let drawn = ReplayPage { words, table: &sight.card, replay: &replay, shown: &shown, record };
    let title = page::title(words, &sight.card);
    let head = Document { title: Some(&title), about: None, body: Body::Table, turn: false };
    Ok(document(words, head, &page::replay(&drawn)))
}

/// What is looked for.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Wanted {
    q: Option<String>,
    kind: Option<String>,
}

async fn rules_page(Query(wanted): Query<Wanted>, Tongue(words): Tongue) -> Markup {
    let reference = Reference::of(words);
    let kind = wanted.kind.as_deref().and_then(Kind::from_id);
    if wanted.q.is_none() && kind.is_none() {
        return how(words, reference);
    }
    let query = wanted.q.as_deref().unwrap_or_default();
    rules(&RulesPage { words, reference, query, kind, open: None })
}

async fn entry_page(
    Path((kind, id)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
    Tongue(words): Tongue,
) -> Result<Markup, HttpError> {
    let reference = Reference::of(words);
    let open = Kind::from_id(&kind).and_then(|kind| reference.find(kind, &id)).ok_or(HttpError::NotFound)?;
    let query = wanted.q.as_deref().unwrap_or_default();
    let kind = wanted.kind.as_deref().and_then(Kind::from_id);
    Ok(rules(&RulesPage { words, reference, query, kind, open: Some(open) }))
}
