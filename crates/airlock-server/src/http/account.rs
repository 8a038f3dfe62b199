//! Who this browser is: names with passwords, private links, and whom it has put aside.
//!
//! A browser is one person at a time; others whom it was stay within its reach, put aside. Seats pass from one person
//! to another in a single case: a guest logs in to a name that has no seat at the same tables. A link moves no seats,
//! so that nobody can be made to give theirs away by opening one.

use std::time::Instant;

use airlock_game::save::to_hex;
use airlock_store::{KeyKind, KeyRow, Merged, Person, PersonId};
use airlock_text::Words;
use axum::Router;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use maud::Markup;

use super::agent::Agent;
use super::identity::{Tokens, Visitor, Welcome, hash, new_token};
use super::limits::Origin;
use super::table::field;
use super::tongue::Tongue;
use super::tries::Subject;
use super::{App, HttpError};
use crate::entered::person_name;
use crate::hall::now;
use crate::page::account::{
    AccountForm, AccountPage, Arrival, Aside, DeviceLink, Failed, Session, SessionKind, account, arrive,
};
use crate::page::problem::{PASSWORD, Problem};
use crate::table::named;

type Fields = Form<Vec<(String, String)>>;

/// Minutes that a private link works for.
const LINK_MINUTES: u16 = 60;

/// Number of people whom a browser can put aside.
const MOST_ASIDE: usize = 16;

pub fn routes() -> Router<App> {
    Router::new()
        .route("/account", get(account_of))
        .route("/account/keep", post(keep))
        .route("/account/login", post(log_in))
        .route("/account/logout", post(log_out))
        .route("/account/back", post(back))
        .route("/account/end", post(end_session))
        .route("/account/told", post(told))
        .route("/account/password", post(change_password))
        .route("/account/device", post(device))
        .route("/d/{token}", get(device_page).post(use_device))
}

async fn seats_of(app: &App, person: PersonId) -> Result<u32, HttpError> {
    let tables = app.store().tables_of(person).await?.len();
    Ok(u32::try_from(tables).unwrap_or(u32::MAX))
}

/// What a person is called where it matters who they are: a login is nobody else's, a name may be anybody's.
pub fn known_as(words: &Words, person: &Person) -> String {
    person.login.clone().unwrap_or_else(|| named(words, &person.name))
}

async fn shown_account(
    app: &App,
    words: &Words,
    visitor: Option<&Visitor>,
    tokens: &Tokens,
) -> Result<AccountPage, HttpError> {
    let mut shown = AccountPage::default();
    if let Some(Visitor { person, .. }) = visitor {
        shown.kept = person.login.clone();
        shown.operator = app.is_operator(person);
        shown.tables = seats_of(app, person.id).await?;
    }
    if let Some(visitor) = visitor {
        shown.sessions = sessions(app, visitor).await?;
        let (count, last) = app.store().failed_logins(visitor.person.id).await?;
        shown.failed = (count > 0).then(|| Failed { count, age: age(last) });
    }
    for token in &tokens.aside {
        let Some(person) = app.person(hash(token)).await? else { continue };
        let tables = seats_of(app, person.id).await?;
        shown.aside.push(Aside { name: known_as(words, &person), tables, key: to_hex(&hash(token)) });
    }
    Ok(shown)
}

async fn account_of(
    State(app): State<App>,
    visitor: Option<Visitor>,
    tokens: Tokens,
    Tongue(words): Tongue,
) -> Result<Markup, HttpError> {
    Ok(account(words, &shown_account(&app, words, visitor.as_ref(), &tokens).await?))
}

/// Seconds since then.
fn age(then: i64) -> u32 {
    u32::try_from(now() - then).unwrap_or_default()
}

/// The owner has read who tried to get in.
async fn told(State(app): State<App>, visitor: Visitor) -> Result<Redirect, HttpError> {
    app.store().told_of_failed_logins(visitor.person.id).await?;
    Ok(Redirect::to("/account"))
}

/// What opens the visitor's seats: browsers, programs, and links that still work.
async fn sessions(app: &App, visitor: &Visitor) -> Result<Vec<Session>, HttpError> {
    let shown = |row: KeyRow| Session {
        kind: match row.kind {
            KeyKind::Link => SessionKind::Link,
            KeyKind::Browser if row.key == visitor.key => SessionKind::This,
            KeyKind::Browser => SessionKind::Other,
        },
        key: to_hex(&row.key),
        agent: row.agent,
        age: age(row.made_at),
    };
    let works = |row: &KeyRow| row.kind == KeyKind::Browser || row.made_at > oldest_link();
    let keys = app.store().keys_of(visitor.person.id).await?;
    Ok(keys.into_iter().filter(works).map(shown).collect())
}

/// Takes a key from the visitor: `end` names it; without it, all but this browser's.
async fn end_session(State(app): State<App>, visitor: Visitor, Form(fields): Fields) -> Result<Redirect, HttpError> {
    let person = visitor.person.id;
    match field(&fields, "end") {
        Some(named) => {
            let keys = app.store().keys_of(person).await?;
            let key = keys.iter().find(|row| to_hex(&row.key) == named).ok_or(HttpError::NotFound)?.key;
            app.take_key(person, key).await?;
        }
        None => {
            app.store().drop_keys_but(person, visitor.key).await?;
            app.forget_people();
            app.hall().streams.end_person(person, Some(visitor.key));
        }
    }
    Ok(Redirect::to("/account"))
}

/// The page again, with what was wrong about a form.
struct Wrong<'a> {
    form: AccountForm,
    problem: Problem,
    entered: &'a str,
}

impl Wrong<'_> {
    async fn shown(
        self,
        app: &App,
        words: &Words,
        visitor: Option<&Visitor>,
        tokens: &Tokens,
    ) -> Result<Response, HttpError> {
        let shown = shown_account(app, words, visitor, tokens).await?;
        let Wrong { form, problem, entered } = self;
        let shown = AccountPage { problem: Some((form, problem)), entered: entered.to_owned(), ..shown };
        Ok((StatusCode::BAD_REQUEST, account(words, &shown)).into_response())
    }
}

/// Gives this browser's guest a name and a password.
async fn keep(
    State(app): State<App>,
    visitor: Option<Visitor>,
    tokens: Tokens,
    agent: Agent,
    Tongue(words): Tongue,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    // Whoever finds an open browser must not be able to lock its owner out.
    if visitor.as_ref().is_some_and(|visitor| visitor.person.login.is_some()) {
        return Err(HttpError::Forbidden);
    }
    // Nothing that cannot be seen: a link says by this name whose it is.
    let entered = field(&fields, "name").unwrap_or_default();
    let name = person_name(entered).unwrap_or_default();
    let password = field(&fields, "password").unwrap_or_default().to_owned();
    let problem = match () {
        () if name.is_empty() => Some(Problem::PersonName),
        () if password.chars().count() < PASSWORD => Some(Problem::Password),
        () => None,
    };
    if let Some(problem) = problem {
        let wrong = Wrong { form: AccountForm::Keep, problem, entered };
        return wrong.shown(&app, words, visitor.as_ref(), &tokens).await;
    }
    let hashed = app.passwords().hash(password).await?;
    let login = name.to_lowercase();
    if app.store().login(&login).await?.is_some() {
        let wrong = Wrong { form: AccountForm::Keep, problem: Problem::AccountTaken(name.clone()), entered: &name };
        return wrong.shown(&app, words, visitor.as_ref(), &tokens).await;
    }
    let welcome = Welcome::in_(&app, visitor, &agent, &name).await?;
    app.store().keep_person(welcome.person.id, &login, &hashed).await?;
    app.forget_people();
    Ok(welcome.to("/account"))
}

/// Another password for the name of this browser. Every other device has to log in anew: whoever changes a password may do
/// so because somebody else knows the old one.
async fn change_password(
    State(app): State<App>,
    visitor: Visitor,
    tokens: Tokens,
    origin: Origin,
    Tongue(words): Tongue,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let login = visitor.person.login.clone().ok_or(HttpError::Forbidden)?;
    let given = |name: &str| field(&fields, name).unwrap_or_default().to_owned();
    let (old, new) = (given("old"), given("password"));
    let problem = match () {
        () if new.chars().count() < PASSWORD => Some(Problem::Password),
        () if check(&app, &origin, &login, old).await? != Some(visitor.person.id) => Some(Problem::WrongPassword),
        () => None,
    };
    if let Some(problem) = problem {
        let wrong = Wrong { form: AccountForm::Password, problem, entered: "" };
        return wrong.shown(&app, words, Some(&visitor), &tokens).await;
    }
    let hashed = app.passwords().hash(new).await?;
    app.store().set_password(visitor.person.id, &hashed, visitor.key).await?;
    app.forget_people();
    app.hall().streams.end_person(visitor.person.id, Some(visitor.key));
    Ok(Redirect::to("/account").into_response())
}

async fn log_in(
    State(app): State<App>,
    visitor: Option<Visitor>,
    tokens: Tokens,
    agent: Agent,
    origin: Origin,
    Tongue(words): Tongue,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let entered = field(&fields, "name").unwrap_or_default();
    let password = field(&fields, "password").unwrap_or_default().to_owned();
    // What cannot be a name is nobody's, and not worth remembering.
    let person = match person_name(entered) {
        Ok(name) => check(&app, &origin, &name, password).await?,
        Err(_) => None,
    };
    let Some(person) = person else {
        let wrong = Wrong { form: AccountForm::LogIn, problem: Problem::WrongPassword, entered };
        return wrong.shown(&app, words, visitor.as_ref(), &tokens).await;
    };
    let (tokens, before) = become_(&app, visitor, tokens, &agent, person, Guest::Joins).await?;
    let (failed, _) = app.store().failed_logins(person).await?;
    let place = match before {
        Before::Gone if failed == 0 => "/",
        // What stayed apart is told there, and who has tried to get in.
        Before::Gone | Before::Aside => "/account",
    };
    tokens.lead_to(place, &app)
}

/// The person whose name and password these are. Whoever fails too often has to wait; the owner is told.
pub async fn check(app: &App, origin: &Origin, name: &str, password: String) -> Result<Option<PersonId>, HttpError> {
    let login = name.to_lowercase();
    let mut subjects = vec![Subject::Name(login.clone())];
    subjects.extend(origin.0.map(Subject::Address));
    app.tries().count(&subjects, Instant::now()).map_err(|wait| HttpError::TooManyTries {
        wait: u32::try_from(wait.as_secs()).map_or(u32::MAX, |seconds| seconds.saturating_add(1)),
    })?;
    let found = app.store().login(&login).await?;
    // A name that nobody has takes as long as a wrong password.
    let hashed = found.as_ref().map(|login| login.password.clone());
    let right = match app.passwords().verify(password, hashed).await {
        Ok(right) => right,
        Err(error) => {
            // Nobody has looked at the password.
            app.tries().take_back(&subjects);
            return Err(error);
        }
    };
    match &found {
        Some(_) if right => app.tries().succeeded(&subjects),
        Some(login) => app.store().login_failed(login.person, now()).await?,
        None => {}
    }
    match found.filter(|_| right) {
        // Told to nobody but the one who knows the password.
        Some(login) if login.banned => Err(HttpError::Banned),
        found => Ok(found.map(|login| login.person)),
    }
}

/// What is meant to become of the guest that a browser was.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Guest {
    /// Their seats go to the person.
    Joins,
    StaysApart,
}

/// What became of whoever the browser was.
enum Before {
    /// Nobody, or somebody with nothing to lose that is not the person's own now.
    Gone,
    Aside,
}

/// The browser is that person from now on.
async fn become_(
    app: &App,
    visitor: Option<Visitor>,
    mut tokens: Tokens,
    agent: &Agent,
    person: PersonId,
    guest: Guest,
) -> Result<(Tokens, Before), HttpError> {
    tokens.aside = other_than(app, std::mem::take(&mut tokens.aside), person).await?;
    let mut before = Before::Gone;
    if let (Some(visitor), Some(token)) = (visitor, tokens.now.take()) {
        let joins = guest == Guest::Joins && visitor.person.login.is_none() && visitor.person.id != person;
        if joins && app.store().merge_people(visitor.person.id, person).await? == Merged::Joined {
            app.hall().streams.end_person(visitor.person.id, None);
            app.hall().seats_moved(visitor.person.id).await;
        } else if visitor.person.id != person && has_something(app, &visitor.person).await? {
            if tokens.aside.len() >= MOST_ASIDE {
                return Err(HttpError::Forbidden);
            }
            tokens.aside.push(token);
            before = Before::Aside;
        } else {
            app.take_key(visitor.person.id, visitor.key).await?;
        }
    }
    let token = new_token()?;
    app.store().add_key(person, hash(&token), KeyKind::Browser, &agent.0).await?;
    app.forget_people();
    tokens.now = Some(token);
    Ok((tokens, before))
}

async fn has_something(app: &App, person: &Person) -> Result<bool, HttpError> {
    Ok(person.login.is_some() || seats_of(app, person.id).await? > 0)
}

/// The tokens that open somebody else; those that open the person are used no more.
async fn other_than(app: &App, tokens: Vec<String>, person: PersonId) -> Result<Vec<String>, HttpError> {
    let mut others = Vec::new();
    for token in tokens {
        match app.person(hash(&token)).await? {
            None => {}
            Some(own) if own.id == person => drop(app.take_key(person, hash(&token)).await?),
            Some(_) => others.push(token),
        }
    }
    Ok(others)
}

async fn log_out(State(app): State<App>, visitor: Option<Visitor>, mut tokens: Tokens) -> Result<Response, HttpError> {
    if let Some(visitor) = visitor {
        app.take_key(visitor.person.id, visitor.key).await?;
    }
    tokens.now = None;
    let place = if tokens.aside.is_empty() { "/" } else { "/account" };
    tokens.lead_to(place, &app)
}

/// Changes places with somebody who was put aside.
async fn back(
    State(app): State<App>,
    visitor: Option<Visitor>,
    mut tokens: Tokens,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let wanted = field(&fields, "back").ok_or(HttpError::Missing("back"))?;
    let at = tokens.aside.iter().position(|token| to_hex(&hash(token)) == wanted).ok_or(HttpError::NotFound)?;
    let token = tokens.aside.remove(at);
    app.person(hash(&token)).await?.ok_or(HttpError::Unknown)?;
    let before = tokens.now.replace(token).filter(|_| visitor.is_some());
    tokens.aside.extend(before);
    tokens.lead_to("/", &app)
}

/// A private link that brings this browser's seats to another device.
async fn device(
    State(app): State<App>,
    visitor: Visitor,
    tokens: Tokens,
    Tongue(words): Tongue,
    headers: HeaderMap,
) -> Result<Markup, HttpError> {
    let token = new_token()?;
    app.store().add_key(visitor.person.id, hash(&token), KeyKind::Link, "").await?;
    let link = format!("{}/d/{token}", app.address(&headers));
    let shown = shown_account(&app, words, Some(&visitor), &tokens).await?;
    let shown = AccountPage { device: Some(DeviceLink { link, minutes: LINK_MINUTES }), ..shown };
    Ok(account(words, &shown))
}

/// Links that were made since then still work.
fn oldest_link() -> i64 {
    now() - i64::from(LINK_MINUTES) * 60
}

/// Opening a link must not use it up: programs that preview links open them too. It says whose it is.
async fn device_page(
    State(app): State<App>,
    Path(token): Path<String>,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
) -> Result<Markup, HttpError> {
    let owner = app.store().link(hash(&token), oldest_link()).await?.ok_or(HttpError::UsedLink)?;
    let tables = seats_of(&app, owner.id).await?;
    let name = known_as(words, &owner);
    let arrival = match visitor {
        Some(visitor) if visitor.person.id == owner.id => Arrival::Own,
        Some(visitor) if has_something(&app, &visitor.person).await? => {
            let (me, mine) = (known_as(words, &visitor.person), seats_of(&app, visitor.person.id).await?);
            Arrival::BesideMine { name, tables, me, mine }
        }
        Some(_) | None => Arrival::Alone { name, tables },
    };
    Ok(arrive(words, &arrival))
}

async fn use_device(
    State(app): State<App>,
    Path(token): Path<String>,
    visitor: Option<Visitor>,
    tokens: Tokens,
    agent: Agent,
) -> Result<Response, HttpError> {
    let owner = app.store().link(hash(&token), oldest_link()).await?.ok_or(HttpError::UsedLink)?;
    if visitor.as_ref().is_some_and(|visitor| visitor.person.id == owner.id) {
        return Ok(Redirect::to("/").into_response());
    }
    let person = app.store().use_link(hash(&token), oldest_link()).await?.ok_or(HttpError::UsedLink)?;
    let (tokens, _) = become_(&app, visitor, tokens, &agent, person, Guest::StaysApart).await?;
    tokens.lead_to("/", &app)
}
