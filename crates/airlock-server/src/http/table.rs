//! The table in the browser: its page, and the forms on it.

use airlock_game::cards::Motive;
use airlock_game::orders::{StandingOrder, Usable};
use airlock_game::save::Save;
use airlock_game::{Answer, Chance, Choice, How, Interrupt, Options, Question, Seat, scenario};
use airlock_store::{BotPace, ChatKind, ChatRow};
use airlock_text::ruling_now;
use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::json;

use super::error::wants_json;
use super::identity::{Visitor, Welcome};
use super::tongue::Tongue;
use super::{App, HttpError};
use crate::hall::{Live, OrderChange, now};
use crate::opening::{NewTable, Sits};
use crate::page::table::{Phrase, order_from_id, usable_from_id};
use crate::table::{NewSeat, Table};

/// The longest name, line of chat and notes.
const NAME: usize = 24;
const LINE: usize = 500;
const NOTES: usize = 20_000;

type Fields = Form<Vec<(String, String)>>;

pub fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}", get(super::show::table_page))
        .route("/t/{id}/answer", post(answer))
        .route("/t/{id}/reveal", post(reveal))
        .route("/t/{id}/back", post(back))
        .route("/t/{id}/say", post(say))
        .route("/t/{id}/heard", post(heard))
        .route("/t/{id}/notes", post(notes))
        .route("/t/{id}/order", post(order))
        .route("/t/{id}/pace", post(pace))
        .route("/t/{id}/sit", post(sit))
        .route("/t/{id}/leave", post(leave))
        .route("/t/{id}/ready", post(ready))
        .route("/t/{id}/seat", post(seat))
        .route("/t/{id}/remove", post(remove))
        .route("/t/{id}/host", post(hand_over))
        .route("/t/{id}/start", post(start))
        .route("/t/{id}/again", post(again))
        .route("/t/{id}/save", get(save))
        .route("/t/{id}/report", get(report))
}

/// A name as people read it: trimmed, without controls, 1 to 24 letters.
pub fn clean_name(name: &str) -> Result<String, HttpError> {
    let name: String = name.trim().chars().filter(|letter| !letter.is_control()).collect();
    if name.is_empty() || name.chars().count() > NAME { Err(HttpError::BadName) } else { Ok(name) }
}

/// A line of chat.
pub fn clean_text(text: &str) -> Result<String, HttpError> {
    let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
    if text.is_empty() {
        return Err(HttpError::NothingSaid);
    }
    if text.chars().count() > LINE { Err(HttpError::TooLarge) } else { Ok(text) }
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

async fn my_seat(live: &Live, visitor: &Visitor) -> Result<Seat, HttpError> {
    live.lock().await.seat_of(visitor.person.id).ok_or(HttpError::Lobby(crate::table::BadStart::NotSeated))
}

async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let seat = my_seat(&live, &visitor).await?;
    let moment: u32 = number(&fields, "version")?;
    let key = read_key(&fields).ok_or(HttpError::Missing("key"))?;
    let key = key.as_str();
    let (given, orders) = {
        let table = live.lock().await;
        let play = table.play.as_ref().ok_or(HttpError::Refused(crate::table::Refusal::NotStarted))?;
        // A retry is acknowledged even where nothing is asked any more.
        if let crate::table::Recall::Known = play.recall(seat, key) {
            return Ok(done(&headers, &id));
        }
        let ask = play.ask_of(seat).filter(|_| moment >= play.asked_since(seat));
        let Some(ask) = ask else {
            let stale = HttpError::Refused(crate::table::Refusal::Stale);
            return if wants_json(&headers, "") { Err(stale) } else { Ok(moved_on(&id)) };
        };
        (read_answer(&ask.options, &fields)?, read_orders(&table, seat, &fields))
    };
    for order in orders {
        live.order(seat, OrderChange::Give(order)).await?;
    }
    match live.answer(seat, moment, given, key).await {
        Err(crate::hall::HallError::Refused(crate::table::Refusal::Stale)) if !wants_json(&headers, "") => {
            return Ok(moved_on(&id));
        }
        // The order just given has answered already.
        Err(crate::hall::HallError::Refused(crate::table::Refusal::Illegal(_)))
            if field(&fields, "order").is_some() => {}
        answered => answered?,
    }
    Ok(done(&headers, &id))
}

/// By what a retry is known: the question and what was picked. The question alone would take the
/// other answer of a second window for a retry, and let its reader believe that it counted.
fn read_key(fields: &[(String, String)]) -> Option<String> {
    const LONGEST: usize = 160;
    let mut key = field(fields, "key").filter(|key| !key.is_empty())?.to_owned();
    for (name, value) in fields.iter().filter(|(name, _)| matches!(name.as_str(), "instead" | "answer" | "card")) {
        key.push_str(&format!(".{}{value}", &name[..1]));
    }
    (key.len() <= LONGEST).then_some(key)
}

/// The answer that the form's controls name by their place in the list.
fn read_answer(options: &Options, fields: &[(String, String)]) -> Result<Answer, HttpError> {
    let not_listed = || HttpError::Refused(crate::table::Refusal::Illegal(airlock_game::Illegal::NotAnOption));
    match options {
        Options::Choices(choices) => {
            let at = field(fields, "instead").or_else(|| field(fields, "answer"));
            let at: usize = at.and_then(|at| at.parse().ok()).ok_or_else(not_listed)?;
            choices.get(at).map(|&choice| Answer::One(choice)).ok_or_else(not_listed)
        }
        Options::Cards { from, .. } => {
            if field(fields, "instead").is_some() {
                return Ok(Answer::Cards(Vec::new()));
            }
            let picked = fields.iter().filter(|(name, _)| name == "card").map(|(_, at)| at.parse::<usize>());
            let mut picked: Vec<usize> = picked.collect::<Result<_, _>>().map_err(|_| not_listed())?;
            picked.sort_unstable();
            picked.dedup();
            let cards = picked.into_iter().map(|at| from.get(at).copied());
            cards.collect::<Option<Vec<_>>>().map(Answer::Cards).ok_or_else(not_listed)
        }
    }
}

/// The standing orders that were ticked beside the answer.
fn read_orders(table: &Table, seat: Seat, fields: &[(String, String)]) -> Vec<StandingOrder> {
    let Some(play) = &table.play else { return Vec::new() };
    let moment = play.game.moment();
    let wanted = fields.iter().filter(|(name, _)| name == "order").map(|(_, value)| value.as_str());
    let read = |value: &str| match value {
        "check" => moment.check.map(StandingOrder::PassCheck),
        "turn" => Some(StandingOrder::PassTurn(moment.turn)),
        always => {
            let at: usize = always.strip_prefix("always-")?.parse().ok()?;
            offered(play.game.ask_of(seat)?).nth(at).map(StandingOrder::PassAlways)
        }
    };
    wanted.filter_map(read).collect()
}

/// What a window offers, each card or ability once.
fn offered(ask: &airlock_game::Ask) -> impl Iterator<Item = Usable> {
    let choices = match (&ask.question, &ask.options) {
        (Question::Window { .. }, Options::Choices(choices)) => choices.as_slice(),
        _ => &[],
    };
    let mut seen: Vec<Usable> = Vec::new();
    for choice in choices {
        if let Choice::Use(what, _) = *choice {
            let usable = Usable::from(what);
            if !seen.contains(&usable) {
                seen.push(usable);
            }
        }
    }
    seen.into_iter()
}

/// DAY-033: what is revealed at any moment answers no question, so that none can be stale.
async fn reveal(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let seat = my_seat(&live, &visitor).await?;
    let motive = field(&fields, "motive").and_then(Motive::from_id).ok_or(HttpError::Missing("motive"))?;
    let moment = live.lock().await.play.as_ref().map_or(0, |play| play.moment());
    let answer = Answer::One(Choice::Use(Interrupt::Motive(motive), How::Plain));
    live.answer(seat, moment, answer, &format!("reveal-{}", motive.id())).await?;
    Ok(done(&headers, &id))
}

async fn back(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let seat = my_seat(&live, &visitor).await?;
    let moment: u32 = number(&fields, "version")?;
    let key = format!("back-{moment}");
    live.take_back(seat, &key).await?;
    Ok(done(&headers, &id))
}

async fn say(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let (kind, text) = match field(&fields, "phrase").and_then(Phrase::from_id) {
        Some(phrase) => (ChatKind::Phrase, phrase.id().to_owned()),
        None => (ChatKind::Said, clean_text(field(&fields, "text").unwrap_or_default())?),
    };
    let (seat, name) = {
        let table = live.lock().await;
        let seat = table.seat_of(visitor.person.id);
        let name = seat.and_then(|seat| table.seats.get(seat.index())).map(|row| row.name.clone());
        (seat, name.unwrap_or_else(|| visitor.person.name.clone()))
    };
    live.say(ChatRow { kind, seat, name, text, made_at: now() }).await?;
    Ok(done(&headers, &id))
}

/// What was said so far has been read.
async fn heard(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let seat = my_seat(&live, &visitor).await?;
    let mut table = live.lock().await;
    let said = table.said;
    live.change_seat(&mut table, seat, |row| row.heard = said).await?;
    Ok(done(&headers, &id))
}

async fn notes(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let seat = my_seat(&live, &visitor).await?;
    let notes = field(&fields, "notes").unwrap_or_default();
    if notes.chars().count() > NOTES {
        return Err(HttpError::TooLarge);
    }
    let mut table = live.lock().await;
    live.change_seat(&mut table, seat, |row| row.notes = notes.to_owned()).await?;
    Ok(done(&headers, &id))
}

/// Gives or withdraws standing orders: `usable` and `to`, `drop` with a running one, or the ones that
/// are ticked while nothing is asked.
async fn order(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let seat = my_seat(&live, &visitor).await?;
    let changes = {
        let table = live.lock().await;
        if let Some(order) = field(&fields, "drop") {
            order_from_id(order).map(OrderChange::Withdraw).into_iter().collect()
        } else if let Some(usable) = field(&fields, "usable") {
            let usable = usable_from_id(usable).ok_or(HttpError::Missing("usable"))?;
            let order = StandingOrder::PassAlways(usable);
            let pass = field(&fields, "to") == Some("pass");
            vec![if pass { OrderChange::Give(order) } else { OrderChange::Withdraw(order) }]
        } else {
            ticked(&table, seat, &fields)
        }
    };
    for change in changes {
        live.order(seat, change).await?;
    }
    Ok(done(&headers, &id))
}

/// The orders for this check and this turn, as they were ticked or not.
fn ticked(table: &Table, seat: Seat, fields: &[(String, String)]) -> Vec<OrderChange> {
    let wanted = read_orders(table, seat, fields);
    let held = table.play.iter().flat_map(|play| play.orders.of(seat));
    let ends = |order: &StandingOrder| !matches!(order, StandingOrder::PassAlways(_));
    let dropped = held.filter(|order| ends(order) && !wanted.contains(order)).map(OrderChange::Withdraw);
    dropped.chain(wanted.iter().copied().map(OrderChange::Give)).collect()
}

async fn pace(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let bots = match field(&fields, "pace") {
        Some("slow") => BotPace::Slow,
        Some("once") => BotPace::Instant,
        Some(_) | None => BotPace::Normal,
    };
    live.arrange(|table| table.set_pace(visitor.person.id, bots)).await?;
    Ok(done(&headers, &id))
}

async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Option<Visitor>,
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
    let welcome = Welcome::in_(&app, visitor, &name).await?;
    live.arrange(|table| table.sit(&welcome.person, &name, seat)).await?;
    let mut response = done(&headers, &id);
    if let Some(cookie) = welcome.cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    live.arrange(|table| table.leave(visitor.person.id)).await?;
    Ok(done(&headers, &id))
}

async fn ready(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let ready = field(&fields, "ready") != Some("0");
    live.arrange(|table| table.ready(visitor.person.id, ready)).await?;
    Ok(done(&headers, &id))
}

async fn seat(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    if field(&fields, "seat") == Some("empty") {
        live.arrange(|table| table.fill_up(visitor.person.id)).await?;
        return Ok(done(&headers, &id));
    }
    let seat = Seat(number(&fields, "seat")?);
    let to = if field(&fields, "to") == Some("bot") { NewSeat::Bot } else { NewSeat::Person };
    live.arrange(|table| table.give_seat(visitor.person.id, seat, to)).await?;
    Ok(done(&headers, &id))
}

async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let seat = Seat(number(&fields, "seat")?);
    live.arrange(|table| table.remove(visitor.person.id, seat)).await?;
    Ok(done(&headers, &id))
}

async fn hand_over(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let seat = Seat(number(&fields, "seat")?);
    live.arrange(|table| table.hand_over(visitor.person.id, seat)).await?;
    Ok(done(&headers, &id))
}

async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    live.arrange(|table| table.start(visitor.person.id, now())).await?;
    Ok(done(&headers, &id))
}

/// Another game with the same people: each says so; it starts when all have, or when somebody
/// starts it with bots for the others.
async fn again(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Tongue(words): Tongue,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let live = app.hall().table(&id).await?;
    let seat = my_seat(&live, &visitor).await?;
    let mut table = live.lock().await;
    if !table.is_over() {
        return Err(HttpError::NotOver);
    }
    if let Some(next) = &table.row.next {
        return Ok(gone_to(&headers, next));
    }
    live.change_seat(&mut table, seat, |row| row.again = true).await?;
    let all = table.seats.iter().all(|row| row.again || row.bot.is_some() || row.person.is_none());
    if !all && field(&fields, "start").is_none() {
        live.drive(table);
        return Ok(done(&headers, &id));
    }
    let new = NewTable {
        name: Some(table.row.name.clone()),
        setup: table.row.setup,
        options: table.row.options,
        seats: vec![Sits::Bot; table.seats.len()],
    };
    let next = new.open(app.hall(), &visitor.person, words).await?;
    let people: Vec<_> =
        table.seats.iter().map(|row| if row.again { row.clone() } else { Default::default() }).collect();
    let starter = visitor.person.id;
    next.arrange(move |new| {
        for (held, old) in new.seats.iter_mut().zip(people) {
            if old.person.is_some() {
                *held =
                    airlock_store::SeatRow { person: old.person, name: old.name, ready: true, ..Default::default() };
            }
        }
        new.start(starter, now())
    })
    .await?;
    table.row.next = Some(next.id.clone());
    app.store().update_table(&table.row).await?;
    live.drive(table);
    Ok(gone_to(&headers, &next.id))
}

/// A finished game on paper.
pub async fn saved(app: &App, id: &str) -> Result<Save, HttpError> {
    let live = app.hall().table(id).await?;
    let table = live.lock().await;
    let play = table.play.as_ref().filter(|play| play.game.ending().is_some());
    let play = play.ok_or(HttpError::NotOver)?;
    Ok(play.save(&table.row))
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
    let table = live.lock().await;
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
