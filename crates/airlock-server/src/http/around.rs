//! The pages around the table: start, making a table, joining, watching.

use airlock_game::Rules;
use airlock_game::terms::Set;
use airlock_store::TableOptions;
use airlock_text::Words;
use axum::Router;
use axum::extract::{Form, Path, Query, State};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use maud::Markup;
use serde::Deserialize;

use super::agent::Agent;
use super::identity::{Visitor, Welcome};
use super::table::{clean_name, clean_table_name, field, number, to_table};
use super::tongue::Tongue;
use super::{App, HttpError, packing};
use crate::opening::{NewTable, Sits, some_name};
use crate::page::line::TableLine;
use crate::page::make::{MakeForm, SeatKind};
use crate::page::problem::Problem;
use crate::page::settings::{BotPace, Door, Settings, settled};
use crate::page::start::{Quick, StartPage, start};
use crate::page::watch::{WatchPage, watch};
use crate::page::{Pace, make};
use crate::table::{BadStart, Command};

type Fields = Form<Vec<(String, String)>>;

/// A form that is only looked at.
type Entered = Query<Vec<(String, String)>>;

/// So many open tables are listed.
const LISTED: u32 = 60;

pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(start_page))
        .route("/play", post(play))
        .route("/make", get(make_page).post(make_table))
        .route("/join", get(join).post(join_form))
        .route("/watch", get(watch_page).layer(map_response(packing::open)))
        .route("/t/{id}/settings", get(settings_page).post(change_settings))
}

async fn my_tables(app: &App, words: &Words, visitor: Option<&Visitor>) -> Result<Vec<TableLine>, HttpError> {
    let Some(visitor) = visitor else { return Ok(Vec::new()) };
    let mut lines = Vec::new();
    for id in app.store().tables_of(visitor.person.id).await? {
        match app.hall().table(&id).await {
            Ok(live) => lines.push(live.look().line(words, Some(visitor.person.id))),
            Err(error) => tracing::warn!(%error, "a table cannot be listed"),
        }
    }
    Ok(lines)
}

async fn start_page(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
) -> Result<Markup, HttpError> {
    let page = StartPage { tables: my_tables(&app, words, visitor.as_ref()).await?, ..StartPage::default() };
    Ok(start(words, &page))
}

/// One person against bots, started at once.
async fn play(
    State(app): State<App>,
    visitor: Option<Visitor>,
    agent: Agent,
    Tongue(words): Tongue,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let players: u8 = number(&fields, "players")?;
    let set = field(&fields, "set").and_then(|id| Set::ALL.iter().find(|set| set.id() == id));
    let quick = Quick { players, set: set.copied().unwrap_or(Quick::default().set) };
    let setup = quick.setup();
    if let Err(error) = Rules::of(&setup) {
        let tables = my_tables(&app, words, visitor.as_ref()).await?;
        let page = StartPage { tables, quick, unplayable: Some(Problem::Setup(error)), ..StartPage::default() };
        return Ok((axum::http::StatusCode::BAD_REQUEST, start(words, &page)).into_response());
    }
    let welcome = Welcome::in_(&app, visitor, &agent, "").await?;
    let mut seats = vec![Sits::Bot; usize::from(players)];
    seats[0] = Sits::Host;
    let new = NewTable { name: None, setup, options: TableOptions::default(), seats };
    let live = new.open(app.hall(), &welcome.person, words).await?;
    live.send(&welcome.person, Command::Start).await?;
    Ok(welcome.to(&format!("/t/{}", live.id)))
}

/// The empty form; or with fields, the form that follows what is entered.
async fn make_page(
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
    Query(fields): Entered,
) -> Result<Markup, HttpError> {
    if !fields.is_empty() {
        let mut form = MakeForm::read(pairs(&fields));
        follow(&mut form.settings, &fields);
        return Ok(make::make(words, &form, &[]));
    }
    let me = visitor.map(|visitor| visitor.person.name).unwrap_or_default();
    Ok(make::make(words, &MakeForm::new(some_name(words)?, me), &[]))
}

fn pairs(fields: &[(String, String)]) -> impl Iterator<Item = (&str, &str)> + Clone {
    fields.iter().map(|(name, value)| (name.as_str(), value.as_str()))
}

/// Where the boxes were changed last, the rest gives way to them.
fn follow(settings: &mut Settings, fields: &[(String, String)]) {
    if field(fields, "changed") == Some("set") {
        settings.setup = settled(settings.setup);
    }
}

async fn make_table(
    State(app): State<App>,
    visitor: Option<Visitor>,
    agent: Agent,
    Tongue(words): Tongue,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let form = MakeForm::read(pairs(&fields));
    let wrong = form.problems();
    if !wrong.is_empty() {
        return Ok((axum::http::StatusCode::BAD_REQUEST, make::make(words, &form, &wrong)).into_response());
    }
    let name = clean_name(&form.me)?;
    let mut welcome = Welcome::in_(&app, visitor, &agent, &name).await?;
    if welcome.person.name != name {
        app.store().rename(welcome.person.id, &name).await?;
        app.forget_people();
        welcome.person.name = name;
    }
    let others = form.seats().iter().map(|seat| match seat {
        SeatKind::Person => Sits::Person,
        SeatKind::Bot => Sits::Bot,
    });
    let new = NewTable {
        name: Some(clean_table_name(&form.settings.name)?),
        setup: setup_of(&form.settings),
        options: options_of(&form.settings),
        seats: std::iter::once(Sits::Host).chain(others).collect(),
    };
    let live = new.open(app.hall(), &welcome.person, words).await?;
    Ok(welcome.to(&format!("/t/{}", live.id)))
}

/// The even pause is for people who sit together: over days everybody is waited for anyway.
fn setup_of(settings: &Settings) -> airlock_game::Setup {
    airlock_game::Setup { even_windows: settings.masked && settings.pace == Pace::Live, ..settings.setup }
}

fn options_of(settings: &Settings) -> TableOptions {
    TableOptions {
        pace: match settings.pace {
            Pace::Live => airlock_store::Pace::Live,
            Pace::Days => airlock_store::Pace::Days,
        },
        open: settings.door == Door::Open,
        bots: match settings.bots {
            BotPace::Slow => airlock_store::BotPace::Slow,
            BotPace::Normal => airlock_store::BotPace::Normal,
            BotPace::Once => airlock_store::BotPace::Instant,
        },
    }
}

#[derive(Deserialize)]
struct JoinQuery {
    #[serde(default)]
    link: String,
}

async fn join(
    app: State<App>,
    visitor: Option<Visitor>,
    tongue: Tongue,
    Query(query): Query<JoinQuery>,
) -> Result<Response, HttpError> {
    join_by(app, visitor, tongue, &query.link).await
}

async fn join_form(
    app: State<App>,
    visitor: Option<Visitor>,
    tongue: Tongue,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    join_by(app, visitor, tongue, field(&fields, "link").unwrap_or_default()).await
}

/// A pasted link or a code that was said.
async fn join_by(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
    link: &str,
) -> Result<Response, HttpError> {
    let code = link.trim().trim_end_matches('/').rsplit('/').next().unwrap_or_default();
    let id = code.split(['?', '#']).next().unwrap_or_default().to_lowercase();
    if app.hall().table(&id).await.is_ok() {
        return Ok(to_table(&id).into_response());
    }
    let tables = my_tables(&app, words, visitor.as_ref()).await?;
    let page = StartPage { tables, pasted: link.to_owned(), problem: Some(Problem::NoTable), ..StartPage::default() };
    Ok((axum::http::StatusCode::NOT_FOUND, start(words, &page)).into_response())
}

async fn watch_page(State(app): State<App>, Tongue(words): Tongue) -> Result<Markup, HttpError> {
    let mut page = WatchPage::default();
    for id in app.store().open_tables(LISTED).await? {
        let Ok(live) = app.hall().table(&id).await else { continue };
        let table = live.look();
        let line = table.line(words, None);
        let list = match (table.play.is_some(), table.is_over()) {
            (false, _) => &mut page.filling,
            (true, false) => &mut page.playing,
            (true, true) => &mut page.over,
        };
        list.push(line);
    }
    Ok(watch(words, &page))
}

async fn settings_page(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Tongue(words): Tongue,
    Query(fields): Entered,
) -> Result<Markup, HttpError> {
    let live = app.hall().table(&id).await?;
    let table = live.look();
    if table.row.host != visitor.person.id {
        return Err(HttpError::Lobby(BadStart::NotHost));
    }
    let mut settings = table.settings();
    if !fields.is_empty() {
        settings.read(pairs(&fields));
        follow(&mut settings, &fields);
    }
    Ok(make::change(words, &id, &settings, &[]))
}

async fn change_settings(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Tongue(words): Tongue,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let table = live.look();
    let mut settings = table.settings();
    settings.read(pairs(&fields));
    let mut wrong = settings.problems();
    let people = table.people();
    if people > usize::from(settings.setup.players) {
        wrong.push(Problem::PeopleSit(u8::try_from(people).unwrap_or(u8::MAX)));
    }
    if !wrong.is_empty() {
        let page = make::change(words, &id, &settings, &wrong);
        return Ok((axum::http::StatusCode::BAD_REQUEST, page).into_response());
    }
    let (setup, options) = (setup_of(&settings), options_of(&settings));
    let name = clean_table_name(&settings.name)?;
    live.send(&visitor.person, Command::Settle { name, setup, options }).await?;
    Ok(to_table(&id).into_response())
}
