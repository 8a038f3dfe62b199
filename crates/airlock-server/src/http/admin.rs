//! `/admin`: the desk as a page, for persons whom the operator of the server named. For everybody else there is no such page.

use airlock_store::{Measure, MeasureKind, Operator, Person, PersonId, Which};
use axum::Router;
use axum::extract::{Form, Path, Query, Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use maud::Markup;
use serde::Deserialize;

use super::identity::Visitor;
use super::table::{clean_text, field, number};
use super::tongue::Tongue;
use super::{App, HttpError};
use crate::hall::now;
use crate::operator::{Look, Reply, look};
use crate::page::admin::{self, Overview};

pub fn routes(app: &App) -> Router<App> {
    Router::new()
        .route("/admin", get(overview).post(take))
        .route("/admin/table/{id}", get(table))
        .route("/admin/person/{number}", get(person))
        .route("/admin/report/{number}", get(report))
        .route("/admin/log", get(log))
        .layer(from_fn_with_state(app.clone(), only_operators))
}

impl App {
    /// Whether the operator of the server named this person.
    pub fn is_operator(&self, person: &Person) -> bool {
        person.login.as_ref().is_some_and(|login| self.config().admins.contains(login))
    }
}

/// Nobody else learns that there is anything here, whatever they send.
async fn only_operators(State(app): State<App>, request: Request, next: Next) -> Response {
    match Visitor::find(request.headers(), &app).await {
        Ok(Some(visitor)) if app.is_operator(&visitor.person) => next.run(request).await,
        Ok(_) => HttpError::NotFound.into_response(),
        Err(error) => error.into_response(),
    }
}

#[derive(Deserialize)]
#[serde(default)]
struct Wanted {
    tables: String,
    which: String,
    people: String,
    settled: Option<String>,
}

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted { tables: String::new(), which: Which::Running.id().to_owned(), people: String::new(), settled: None }
    }
}

async fn overview(
    State(app): State<App>,
    Tongue(words): Tongue,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, HttpError> {
    let which = Which::ALL.iter().copied().find(|which| which.id() == wanted.which).unwrap_or_default();
    let settled = wanted.settled.is_some();
    let store = app.store();
    let tables = store.find_tables(wanted.tables.trim(), which, OVERVIEW).await?;
    let people = store.find_people(wanted.people.trim(), OVERVIEW).await?;
    let reports = store.reports(settled, OVERVIEW).await?;
    let (announced, entries) = (store.announcement().await?, store.audit(OVERVIEW).await?);
    let (in_tables, in_people) = (wanted.tables, wanted.people);
    let shown = Overview { in_tables, which, tables, in_people, people, settled, reports, announced, entries };
    Ok(admin::overview(words, &shown, now()))
}

/// So many of everything stand on the first page.
const OVERVIEW: u32 = 20;

async fn shown(app: &App, wanted: Look) -> Result<Reply, HttpError> {
    Ok(look(app.store(), &wanted).await?)
}

async fn table(State(app): State<App>, Path(id): Path<String>, Tongue(words): Tongue) -> Result<Markup, HttpError> {
    match shown(&app, Look::Table(id)).await? {
        Reply::Table(table) => Ok(admin::table(words, &table, now())),
        _ => Err(HttpError::NotFound),
    }
}

async fn person(State(app): State<App>, Path(number): Path<u32>, Tongue(words): Tongue) -> Result<Markup, HttpError> {
    match shown(&app, Look::Person(format!("#{number}"))).await? {
        Reply::Person(person) => Ok(admin::person(words, &person, now())),
        _ => Err(HttpError::NotFound),
    }
}

async fn report(State(app): State<App>, Path(number): Path<u32>, Tongue(words): Tongue) -> Result<Markup, HttpError> {
    match shown(&app, Look::Report(i64::from(number))).await? {
        Reply::Report(report) => Ok(admin::report(words, &report, now())),
        _ => Err(HttpError::NotFound),
    }
}

async fn log(State(app): State<App>, Tongue(words): Tongue) -> Result<Markup, HttpError> {
    match shown(&app, Look::Log).await? {
        Reply::Log(entries) => Ok(admin::log(words, &entries, now())),
        _ => Err(HttpError::NotFound),
    }
}

async fn take(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Redirect, HttpError> {
    let measure = read(&fields)?;
    // Those who were named do not send each other away: that is done on the server's machine.
    if let Measure::Ban(person) | Measure::DeletePerson(person) = &measure {
        let whom = app.store().person_facts(&format!("#{}", person.0)).await?.brief.person;
        if whom.login.is_some_and(|login| app.config().admins.contains(&login)) {
            return Err(HttpError::Forbidden);
        }
    }
    app.take_measure(&measure, &Operator::Person(visitor.person.id)).await?;
    let place = match &measure {
        Measure::LockTable(table) | Measure::UnlockTable(table) => format!("/admin/table/{table}"),
        Measure::Mute(person) | Measure::Unmute(person) | Measure::Ban(person) | Measure::Unban(person) => {
            format!("/admin/person/{}", person.0)
        }
        Measure::DeleteTable(_)
        | Measure::DeletePerson(_)
        | Measure::Announce { .. }
        | Measure::Withdraw
        | Measure::Settle(_) => "/admin".to_owned(),
    };
    Ok(Redirect::to(&place))
}

/// The measure that a form is about: `measure`, with `table`, `person`, `report`, or `text` and `hours`. What cannot be undone
/// wants `sure`.
fn read(fields: &[(String, String)]) -> Result<Measure, HttpError> {
    let kind = field(fields, "measure").and_then(MeasureKind::from_id).ok_or(HttpError::Missing("measure"))?;
    let table = || field(fields, "table").map(str::to_owned).ok_or(HttpError::Missing("table"));
    let person = || number(fields, "person").map(PersonId);
    let sure = || field(fields, "sure").map(|_| ()).ok_or(HttpError::Missing("sure"));
    Ok(match kind {
        MeasureKind::DeleteTable => {
            sure()?;
            Measure::DeleteTable(table()?)
        }
        MeasureKind::LockTable => Measure::LockTable(table()?),
        MeasureKind::UnlockTable => Measure::UnlockTable(table()?),
        MeasureKind::Mute => Measure::Mute(person()?),
        MeasureKind::Unmute => Measure::Unmute(person()?),
        MeasureKind::Ban => Measure::Ban(person()?),
        MeasureKind::Unban => Measure::Unban(person()?),
        MeasureKind::DeletePerson => {
            sure()?;
            Measure::DeletePerson(person()?)
        }
        MeasureKind::Announce => {
            let text = clean_text(field(fields, "text").unwrap_or_default())?;
            let hours = field(fields, "hours").filter(|hours| !hours.is_empty());
            let hours = hours.map(|_| number::<u16>(fields, "hours")).transpose()?;
            Measure::Announce { text, until: hours.map(|hours| now() + i64::from(hours) * 3600) }
        }
        MeasureKind::Withdraw => Measure::Withdraw,
        MeasureKind::Settle => Measure::Settle(number(fields, "report")?),
    })
}
