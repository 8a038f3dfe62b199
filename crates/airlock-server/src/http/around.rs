//! The pages around the table: start, making a table, joining, watching, the account.

use airlock_game::Rules;
use airlock_game::terms::Set;
use airlock_store::{KeyKind, TableOptions};
use airlock_text::Words;
use axum::Router;
use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use maud::Markup;
use serde::Deserialize;

use super::identity::{Visitor, Welcome, cookie, hash, new_token, no_cookie};
use super::password;
use super::table::{clean_name, field, number, to_table};
use super::tongue::Tongue;
use super::{App, HttpError};
use crate::hall::now;
use crate::opening::{NewTable, Sits, some_name};
use crate::page::account::{AccountForm, AccountPage, DeviceLink, account};
use crate::page::line::TableLine;
use crate::page::make::{MakeForm, SeatKind};
use crate::page::problem::{PASSWORD, PERSON_NAME, Problem, fits};
use crate::page::settings::{BotPace, Door, Settings, settled};
use crate::page::start::{Quick, StartPage, start};
use crate::page::watch::{WatchPage, watch};
use crate::page::{Pace, account as account_page, make};
use crate::table::{BadStart, Command};

type Fields = Form<Vec<(String, String)>>;

/// A form that is only looked at.
type Entered = Query<Vec<(String, String)>>;

/// So many open tables are listed.
const LISTED: u32 = 60;

/// A private link works for so many minutes.
const LINK_MINUTES: u16 = 60;

pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(start_page))
        .route("/play", post(play))
        .route("/make", get(make_page).post(make_table))
        .route("/join", get(join).post(join_form))
        .route("/watch", get(watch_page))
        .route("/account", get(account_of))
        .route("/account/keep", post(keep))
        .route("/account/login", post(log_in))
        .route("/account/logout", post(log_out))
        .route("/account/device", post(device))
        .route("/d/{token}", get(device_page).post(use_device))
        .route("/t/{id}/settings", get(settings_page).post(change_settings))
}

/// A redirect that also gives a new guest his cookie.
fn welcome_to(path: &str, given: Option<HeaderValue>) -> Response {
    let mut response = Redirect::to(path).into_response();
    if let Some(cookie) = given {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
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
    let welcome = Welcome::in_(&app, visitor, "").await?;
    let mut seats = vec![Sits::Bot; usize::from(players)];
    seats[0] = Sits::Host;
    let new = NewTable { name: None, setup, options: TableOptions::default(), seats };
    let live = new.open(app.hall(), &welcome.person, words).await?;
    live.send(&welcome.person, Command::Start).await?;
    Ok(welcome_to(&format!("/t/{}", live.id), welcome.cookie))
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
    Tongue(words): Tongue,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let form = MakeForm::read(pairs(&fields));
    let wrong = form.problems();
    if !wrong.is_empty() {
        return Ok((axum::http::StatusCode::BAD_REQUEST, make::make(words, &form, &wrong)).into_response());
    }
    let name = clean_name(&form.me)?;
    let mut welcome = Welcome::in_(&app, visitor, &name).await?;
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
        name: Some(form.settings.name.clone()),
        setup: setup_of(&form.settings),
        options: options_of(&form.settings),
        seats: std::iter::once(Sits::Host).chain(others).collect(),
    };
    let live = new.open(app.hall(), &welcome.person, words).await?;
    Ok(welcome_to(&format!("/t/{}", live.id), welcome.cookie))
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

async fn shown_account(app: &App, visitor: Option<&Visitor>) -> Result<AccountPage, HttpError> {
    let tables = match visitor {
        Some(visitor) => app.store().tables_of(visitor.person.id).await?.len(),
        None => 0,
    };
    let kept = visitor.and_then(|visitor| visitor.person.login.clone());
    Ok(AccountPage { kept, tables: u32::try_from(tables).unwrap_or(u32::MAX), ..AccountPage::default() })
}

async fn account_of(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
) -> Result<Markup, HttpError> {
    Ok(account(words, &shown_account(&app, visitor.as_ref()).await?))
}

async fn with_problem(
    app: &App,
    words: &Words,
    visitor: Option<&Visitor>,
    form: AccountForm,
    problem: Problem,
    entered: &str,
) -> Result<Response, HttpError> {
    let shown = shown_account(app, visitor).await?;
    let shown = AccountPage { problem: Some((form, problem)), entered: entered.to_owned(), ..shown };
    Ok((axum::http::StatusCode::BAD_REQUEST, account_page::account(words, &shown)).into_response())
}

/// Gives this browser's guest a name and a password.
async fn keep(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let name = field(&fields, "name").unwrap_or_default().trim().to_owned();
    let password = field(&fields, "password").unwrap_or_default().to_owned();
    let problem = match () {
        () if !fits(&name, PERSON_NAME) => Some(Problem::PersonName),
        () if password.chars().count() < PASSWORD => Some(Problem::Password),
        () => None,
    };
    if let Some(problem) = problem {
        return with_problem(&app, words, visitor.as_ref(), AccountForm::Keep, problem, &name).await;
    }
    let hashed = password::hash(password).await?;
    let login = name.to_lowercase();
    if app.store().login(&login).await?.is_some() {
        let taken = Problem::AccountTaken(name.clone());
        return with_problem(&app, words, visitor.as_ref(), AccountForm::Keep, taken, &name).await;
    }
    let welcome = Welcome::in_(&app, visitor, &name).await?;
    app.store().keep_person(welcome.person.id, &login, &hashed).await?;
    app.forget_people();
    Ok(welcome_to("/account", welcome.cookie))
}

async fn log_in(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let name = field(&fields, "name").unwrap_or_default().trim().to_owned();
    let password = field(&fields, "password").unwrap_or_default().to_owned();
    let found = app.store().login(&name.to_lowercase()).await?;
    // A name that nobody has takes as long as a wrong password.
    let (person, hashed) = found.map_or((None, None), |(person, hashed)| (Some(person), Some(hashed)));
    let fits = password::verify(password, hashed).await?;
    let Some(person) = person.filter(|_| fits) else {
        return with_problem(&app, words, visitor.as_ref(), AccountForm::LogIn, Problem::WrongPassword, &name).await;
    };
    let given = change_person(&app, visitor, person).await?;
    Ok(welcome_to("/", Some(given)))
}

/// The browser belongs to that person from now on; what its guest had goes with it.
async fn change_person(
    app: &App,
    visitor: Option<Visitor>,
    person: airlock_store::PersonId,
) -> Result<HeaderValue, HttpError> {
    if let Some(visitor) = visitor {
        if visitor.person.login.is_none() && visitor.person.id != person {
            app.store().merge_people(visitor.person.id, person).await?;
            app.hall().seats_moved(visitor.person.id).await;
        }
        app.store().drop_key(visitor.key).await?;
    }
    let token = new_token()?;
    app.store().add_key(person, hash(&token), KeyKind::Browser).await?;
    app.forget_people();
    cookie(&token, app.config().secure())
}

async fn log_out(State(app): State<App>, visitor: Option<Visitor>) -> Result<Response, HttpError> {
    if let Some(visitor) = visitor {
        app.store().drop_key(visitor.key).await?;
        app.forget_people();
    }
    Ok(welcome_to("/", Some(no_cookie())))
}

/// A private link that takes this browser's seats to another device.
async fn device(
    State(app): State<App>,
    visitor: Visitor,
    Tongue(words): Tongue,
    headers: HeaderMap,
) -> Result<Markup, HttpError> {
    let token = new_token()?;
    app.store().add_key(visitor.person.id, hash(&token), KeyKind::Link).await?;
    let link = format!("{}/d/{token}", app.address(&headers));
    let shown = shown_account(&app, Some(&visitor)).await?;
    let shown = AccountPage { device: Some(DeviceLink { link, minutes: LINK_MINUTES }), ..shown };
    Ok(account(words, &shown))
}

/// Opening a link must not use it up: programs that preview links open them too.
async fn device_page(Path(_token): Path<String>, Tongue(words): Tongue) -> Markup {
    crate::page::account::arrive(words)
}

async fn use_device(
    State(app): State<App>,
    Path(token): Path<String>,
    visitor: Option<Visitor>,
) -> Result<Response, HttpError> {
    let since = now() - i64::from(LINK_MINUTES) * 60;
    let person = app.store().use_link(hash(&token), since).await?.ok_or(HttpError::UsedLink)?;
    let given = change_person(&app, visitor, person).await?;
    Ok(welcome_to("/", Some(given)))
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
    live.send(&visitor.person, Command::Settle { name: settings.name, setup, options }).await?;
    Ok(to_table(&id).into_response())
}
