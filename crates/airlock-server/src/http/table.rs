//! The table in the browser: its page, and the forms on it.

use airlock_game::cards::Motive;
use airlock_game::orders::StandingOrder;
use airlock_game::save::Save;
use airlock_game::terms::{Skill, SkillCounts};
use airlock_game::{Answer, Chance, Choice, How, Interrupt, Seat, scenario};
use airlock_store::{Bar, BotPace, ChatKind, Extent};
use airlock_text::ruling_now;
use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use maud::Markup;
use serde::Deserialize;
use serde_json::json;

use super::agent::Agent;
use super::error::wants_json;
use super::identity::{Visitor, Welcome};
use super::tongue::Tongue;
use super::{App, HttpError};
use crate::entered::{self, BadEntry};
use crate::hall::HallError;
use crate::opening::rematch;
use crate::page::company::company;
use crate::page::table::{Phrase, order_from_id, usable_from_id};
use crate::table::{Command, Given, NewSeat, OrderChange, Pick, Refusal, Tick, Who, saved_game};

/// The longest key of a form with what was picked.
const LONGEST_KEY: usize = 160;

type Fields = Form<Vec<(String, String)>>;

pub fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}", get(super::show::table_page))
        .route("/t/{id}/answer", form(read_answer))
        .route("/t/{id}/reveal", form(read_reveal))
        .route("/t/{id}/back", form(read_back))
        .route("/t/{id}/say", form(read_say))
        .route("/t/{id}/heard", bare(Command::Heard))
        .route("/t/{id}/notes", form(read_notes))
        .route("/t/{id}/order", form(read_order))
        .route("/t/{id}/pace", form(read_pace))
        .route("/t/{id}/forward", bare(Command::Forward))
        .route("/t/{id}/sit", post(sit))
        .route("/t/{id}/leave", bare(Command::Leave))
        .route("/t/{id}/ready", form(|fields| Ok(Command::Ready(field(fields, "ready") != Some("0")))))
        .route("/t/{id}/seat", form(read_seat))
        .route("/t/{id}/people", get(people))
        .route("/t/{id}/remove", form(read_remove))
        .route("/t/{id}/lift", form(|fields| Ok(Command::Lift(number(fields, "guest")?))))
        .route("/t/{id}/admit", form(|fields| Ok(Command::Admit(number(fields, "guest")?))))
        .route("/t/{id}/decline", form(|fields| Ok(Command::Decline(number(fields, "guest")?))))
        .route("/t/{id}/mute", form(|fields| Ok(Command::Mute { who: read_who(fields)?, muted: is_on(fields) })))
        .route(
            "/t/{id}/silence",
            form(|fields| Ok(Command::MuteForAll { who: read_who(fields)?, muted: is_on(fields) })),
        )
        .route("/t/{id}/flag", form(read_flag))
        .route("/t/{id}/host", form(|fields| Ok(Command::HandOver(Seat(number(fields, "seat")?)))))
        .route("/t/{id}/nudge", form(|fields| Ok(Command::Nudge(Seat(number(fields, "seat")?)))))
        .route("/t/{id}/start", bare(Command::Start))
        .route("/t/{id}/again", post(again))
        .route("/t/{id}/save", get(save))
        .route("/t/{id}/report", get(report))
}

/// Reads a command from the fields of a form.
type Read = fn(&[(String, String)]) -> Result<Command, HttpError>;

/// A form that sends a command.
fn form(read: Read) -> MethodRouter<App> {
    post(async move |app: State<App>, id: Path<String>, visitor: Visitor, headers: HeaderMap, Form(fields): Fields| {
        send(&app, &id, &visitor, &headers, read(&fields)?).await
    })
}

/// A form without fields.
fn bare(command: Command) -> MethodRouter<App> {
    post(async move |app: State<App>, id: Path<String>, visitor: Visitor, headers: HeaderMap| {
        send(&app, &id, &visitor, &headers, command.clone()).await
    })
}

async fn send(
    app: &App,
    id: &str,
    visitor: &Visitor,
    headers: &HeaderMap,
    command: Command,
) -> Result<Response, HttpError> {
    let live = app.hall().table(id).await?;
    match live.send(&visitor.person, command).await {
        Err(HallError::Refused(Refusal::Stale)) if !wants_json(headers, "") => Ok(moved_on(id)),
        sent => sent.map(|_| done(headers, id)).map_err(HttpError::from),
    }
}

/// A name as people read it.
pub fn clean_name(name: &str) -> Result<String, HttpError> {
    entered::person_name(name).map_err(|_| HttpError::BadName)
}

pub fn clean_table_name(name: &str) -> Result<String, HttpError> {
    entered::table_name(name).map_err(|_| HttpError::BadTableName)
}

/// A line of chat.
pub fn clean_text(text: &str) -> Result<String, HttpError> {
    entered::line(text).map_err(|why| match why {
        BadEntry::Empty => HttpError::NothingSaid,
        BadEntry::TooLong => HttpError::TooLong,
    })
}

/// An idempotency key.
pub fn clean_key(key: &str) -> Result<String, HttpError> {
    entered::key(key).map_err(|_| HttpError::BadKey)
}

/// After a form: the script gets a word, a browser without it the table again.
pub fn done(headers: &HeaderMap, id: &str) -> Response {
    if wants_json(headers, "") { Json(json!({ "ok": true })).into_response() } else { to_table(id).into_response() }
}

/// After a form that leads to another table.
fn gone_to(headers: &HeaderMap, id: &str) -> Response {
    if wants_json(headers, "") {
        return Json(json!({ "ok": true, "go": format!("/t/{id}") })).into_response();
    }
    to_table(id).into_response()
}

/// Private notes.
pub fn clean_notes(notes: &str) -> Result<String, HttpError> {
    entered::notes(notes).map_err(|_| HttpError::TooLong)
}

/// The fresh table, with the word that it has moved on.
fn moved_on(id: &str) -> Response {
    Redirect::to(&format!("/t/{id}?notice=stale")).into_response()
}

pub fn to_table(id: &str) -> Redirect {
    Redirect::to(&format!("/t/{id}"))
}

/// The first value of a field.
pub fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// A number in a field.
pub fn number<T: std::str::FromStr>(fields: &[(String, String)], name: &'static str) -> Result<T, HttpError> {
    let value = field(fields, name).and_then(|value| value.parse().ok());
    value.ok_or(HttpError::Missing(name))
}

/// The answer that the form's controls name by their places in the list, and the orders ticked beside it.
fn read_answer(fields: &[(String, String)]) -> Result<Command, HttpError> {
    let at = |name: &str| field(fields, name).and_then(|at| at.parse::<usize>().ok());
    let cards = fields.iter().filter(|(name, _)| name == "card").map(|(_, at)| at.parse::<usize>());
    let cards: Option<Vec<usize>> = cards.collect::<Result<_, _>>().ok();
    let draw = read_draw(fields)?;
    let pick = match (field(fields, "instead"), cards) {
        (None, _) if draw != SkillCounts::NONE => Pick::Answer(Answer::One(Choice::Draw(draw))),
        // The other button of a question for cards: none of them.
        (Some("none"), _) => Pick::Cards(Vec::new()),
        (Some(_), _) => at("instead").map_or(Pick::Nothing, Pick::Choice),
        (None, Some(cards)) if field(fields, "answer").is_none() => Pick::Cards(cards),
        (None, _) => at("answer").map_or(Pick::Nothing, Pick::Choice),
    };
    Ok(Command::Answer(Given {
        moment: number(fields, "version")?,
        key: read_key(fields)?,
        pick,
        orders: read_ticks(fields),
    }))
}

/// The types of cards to draw, picked one by one; none where another question is answered.
fn read_draw(fields: &[(String, String)]) -> Result<SkillCounts, HttpError> {
    let mut types = fields.iter().filter(|(name, _)| is_type(name));
    types.try_fold(SkillCounts::NONE, |draw, (_, id)| {
        let skill = Skill::from_id(id).ok_or(HttpError::Missing("type"))?;
        Ok(draw.plus(skill, 1))
    })
}

fn is_type(name: &str) -> bool {
    name.strip_prefix("type").is_some_and(|card| matches!(card.as_bytes(), [b'1'..=b'9']))
}

/// By what a retry is known: the question and what was picked. The question alone would take the
/// other answer of a second window for a retry, and let its reader believe that it counted.
fn read_key(fields: &[(String, String)]) -> Result<String, HttpError> {
    let mut key = clean_key(field(fields, "key").ok_or(HttpError::Missing("key"))?)?;
    let picks = |name: &str| matches!(name, "instead" | "answer" | "card") || is_type(name);
    for (name, value) in fields.iter().filter(|(name, _)| picks(name)) {
        key.push_str(&format!(".{}{value}", &name[..1]));
    }
    if key.len() > LONGEST_KEY { Err(HttpError::BadKey) } else { Ok(key) }
}

/// The standing orders that were ticked.
fn read_ticks(fields: &[(String, String)]) -> Vec<Tick> {
    let ticked = fields.iter().filter(|(name, _)| name == "order").map(|(_, value)| value.as_str());
    let read = |value: &str| match value {
        "check" => Some(Tick::Check),
        "turn" => Some(Tick::Turn),
        always => always.strip_prefix("always-")?.parse().ok().map(Tick::Always),
    };
    ticked.filter_map(read).collect()
}

/// DAY-033: what is revealed at any moment answers no question, so that none can be stale.
fn read_reveal(fields: &[(String, String)]) -> Result<Command, HttpError> {
    let motive = field(fields, "motive").and_then(Motive::from_id).ok_or(HttpError::Missing("motive"))?;
    let answer = Answer::One(Choice::Use(Interrupt::Motive(motive), How::Plain));
    let key = format!("reveal-{}", motive.id());
    Ok(Command::Answer(Given { moment: 0, key, pick: Pick::Answer(answer), orders: Vec::new() }))
}

fn read_back(fields: &[(String, String)]) -> Result<Command, HttpError> {
    let moment: u32 = number(fields, "version")?;
    Ok(Command::TakeBack { key: format!("back-{moment}") })
}

fn read_say(fields: &[(String, String)]) -> Result<Command, HttpError> {
    Ok(match field(fields, "phrase").and_then(Phrase::from_id) {
        Some(phrase) => Command::Say { kind: ChatKind::Phrase, text: phrase.id().to_owned() },
        None => Command::Say { kind: ChatKind::Said, text: clean_text(field(fields, "text").unwrap_or_default())? },
    })
}

fn read_notes(fields: &[(String, String)]) -> Result<Command, HttpError> {
    clean_notes(field(fields, "notes").unwrap_or_default()).map(Command::Notes)
}

/// Gives or withdraws standing orders: `usable` and `to`, `drop` with a running one, or the ones that
/// are ticked while nothing is asked.
fn read_order(fields: &[(String, String)]) -> Result<Command, HttpError> {
    if let Some(order) = field(fields, "drop") {
        return Ok(Command::Orders(order_from_id(order).map(OrderChange::Withdraw).into_iter().collect()));
    }
    let Some(usable) = field(fields, "usable") else { return Ok(Command::Tick(read_ticks(fields))) };
    let order = StandingOrder::PassAlways(usable_from_id(usable).ok_or(HttpError::Missing("usable"))?);
    let pass = field(fields, "to") == Some("pass");
    Ok(Command::Orders(vec![if pass { OrderChange::Give(order) } else { OrderChange::Withdraw(order) }]))
}

fn read_pace(fields: &[(String, String)]) -> Result<Command, HttpError> {
    Ok(Command::Pace(match field(fields, "pace") {
        Some("slow") => BotPace::Slow,
        Some("once") => BotPace::Instant,
        Some(_) | None => BotPace::Normal,
    }))
}

fn read_seat(fields: &[(String, String)]) -> Result<Command, HttpError> {
    if field(fields, "seat") == Some("empty") {
        return Ok(Command::FillUp);
    }
    let to = if field(fields, "to") == Some("bot") { NewSeat::Bot } else { NewSeat::Person };
    Ok(Command::GiveSeat { seat: Seat(number(fields, "seat")?), to })
}

/// Whom a form is about: `seat`, `guest` or `line`.
fn read_who(fields: &[(String, String)]) -> Result<Who, HttpError> {
    if field(fields, "guest").is_some() {
        return Ok(Who::Guest(number(fields, "guest")?));
    }
    if field(fields, "line").is_some() {
        return Ok(Who::Line(number(fields, "line")?));
    }
    Ok(Who::Seat(Seat(number(fields, "seat")?)))
}

fn is_on(fields: &[(String, String)]) -> bool {
    field(fields, "on") != Some("0")
}

fn read_remove(fields: &[(String, String)]) -> Result<Command, HttpError> {
    let bar = if field(fields, "ban") == Some("1") { Bar::Banned } else { Bar::Removed };
    Ok(Command::Remove { who: read_who(fields)?, bar })
}

fn read_flag(fields: &[(String, String)]) -> Result<Command, HttpError> {
    let reason = clean_text(field(fields, "reason").unwrap_or_default())?;
    Ok(Command::Report { who: read_who(fields)?, reason })
}

#[derive(Deserialize)]
struct About {
    line: Option<u32>,
}

/// The people at the table.
async fn people(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(about): Query<About>,
    visitor: Visitor,
    Tongue(words): Tongue,
) -> Result<Markup, HttpError> {
    let table = app.hall().table(&id).await?.look();
    Ok(company(words, &table.company(words, Some(visitor.person.id), about.line)))
}

async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Option<Visitor>,
    agent: Agent,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let known = visitor.as_ref().map(|visitor| visitor.person.name.clone());
    let name = match (field(&fields, "name").filter(|name| !name.trim().is_empty()), known) {
        (Some(name), _) => clean_name(name)?,
        (None, Some(name)) => name,
        (None, None) => return Err(HttpError::BadName),
    };
    let seat = field(&fields, "seat").and_then(|seat| seat.parse().ok()).map(Seat);
    let welcome = Welcome::in_(&app, visitor, &agent, &name).await?;
    live.send(&welcome.person, Command::Sit { name, seat }).await?;
    let mut response = done(&headers, &id);
    if let Some(cookie) = welcome.cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Another game with the same people.
async fn again(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let next = Box::new(rematch(&live.look().row, visitor.person.id)?);
    let at_once = field(&fields, "start").is_some();
    let sent = live.send(&visitor.person, Command::Again { next, at_once }).await?;
    let Some(next) = sent.next else { return Ok(done(&headers, &id)) };
    // It begins even if nobody comes at once.
    app.hall().table(&next).await?;
    Ok(gone_to(&headers, &next))
}

/// A finished game on paper.
pub async fn saved(app: &App, id: &str) -> Result<Save, HttpError> {
    if !app.hall().table(id).await?.look().is_over() {
        return Err(HttpError::NotOver);
    }
    let stored = app.store().load(id, Extent::Record).await?;
    saved_game(&stored).ok_or(HttpError::Broken)
}

async fn save(State(app): State<App>, Path(id): Path<String>) -> Result<Response, HttpError> {
    let save = saved(&app, &id).await?;
    let name = format!("attachment; filename=\"airlock-{id}.json\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(save)).into_response())
}

/// This moment as a scenario. What the seat cannot know is filled in at random, so that the report
/// can be shown to anybody who may see what the seat sees.
pub async fn scenario(app: &App, id: &str, visitor: Option<&Visitor>) -> Result<String, HttpError> {
    let live = app.hall().table(id).await?;
    let table = live.look();
    let eyes = table.eyes(visitor.map(|visitor| &visitor.person));
    let play = table.play.as_ref().ok_or(HttpError::Refused(crate::table::Refusal::NotStarted))?;
    let view = play.game.view(crate::table::viewer(eyes.seat));
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| HttpError::Internal(error.to_string()))?;
    let sample = view.sample(&mut Chance::new(seed));
    Ok(scenario::write(&sample, &table.row.name, ruling_now(&sample)))
}

#[derive(Deserialize)]
struct Download {
    #[serde(default)]
    download: bool,
}

async fn report(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(how): Query<Download>,
    visitor: Option<Visitor>,
) -> Result<Response, HttpError> {
    let text = scenario(&app, &id, visitor.as_ref()).await?;
    let place = if how.download { "attachment" } else { "inline" };
    // Without the table's id: whoever has that can sit down, and a report is shown to others.
    let name = format!("{place}; filename=\"airlock-report.scn\"");
    let kind = "text/plain; charset=utf-8";
    Ok(([(header::CONTENT_DISPOSITION, name), (header::CONTENT_TYPE, kind.to_owned())], text).into_response())
}
