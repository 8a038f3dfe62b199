//! What is kept about a person: to download, and to delete.

use airlock_bots::Kind;
use axum::Json;
use axum::Router;
use axum::extract::{Form, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::Markup;

use super::account::{check, known_as};
use super::identity::{Tokens, Visitor};
use super::limits::Origin;
use super::table::field;
use super::tongue::Tongue;
use super::{App, HttpError};
use crate::page::account::{DeletePage, delete};
use crate::page::problem::Problem;

pub fn routes() -> Router<App> {
    Router::new().route("/account/data", get(data)).route("/account/delete", get(delete_page).post(delete_person))
}

pub async fn data(State(app): State<App>, visitor: Visitor) -> Result<Response, HttpError> {
    let data = app.store().person_data(visitor.person.id).await?.ok_or(HttpError::Unknown)?;
    let name = "attachment; filename=\"airlock-me.json\"";
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(data)).into_response())
}

async fn delete_page(visitor: Visitor, Tongue(words): Tongue) -> Markup {
    let name = known_as(words, &visitor.person);
    delete(words, &DeletePage { name, password: visitor.person.login.is_some(), problem: None })
}

/// Asks for the password of a name, so that a browser left open is not enough.
async fn delete_person(
    State(app): State<App>,
    visitor: Visitor,
    mut tokens: Tokens,
    origin: Origin,
    Tongue(words): Tongue,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, HttpError> {
    let person = visitor.person;
    let password = field(&fields, "password").unwrap_or_default().to_owned();
    let problem = match &person.login {
        _ if field(&fields, "sure").is_none() => Some(Problem::Unsure),
        Some(login) if check(&app, &origin, login, password).await? != Some(person.id) => Some(Problem::WrongPassword),
        Some(_) | None => None,
    };
    if problem.is_some() {
        let page = DeletePage { name: known_as(words, &person), password: person.login.is_some(), problem };
        return Ok((StatusCode::BAD_REQUEST, delete(words, &page)).into_response());
    }
    app.hall().bid_farewell(person.id).await;
    let deleted = app.store().delete_person(person.id, Kind::Officer.name()).await;
    if deleted.is_err() {
        app.hall().welcome_back(person.id);
    }
    let changed = deleted?;
    app.forget_people();
    app.hall().streams.end_person(person.id, None);
    app.hall().read_again(&changed).await;
    tokens.now = None;
    let place = if tokens.aside.is_empty() { "/" } else { "/account" };
    tokens.lead_to(place, &app)
}
