//! The JSON API: everything that a seat can do, for programs.
//!
//! The same answers as on the pages; a view is the seat's own. Errors are `{"error": "…"}`.

use airlock_game::orders::StandingOrder;
use airlock_game::{Answer, Ask, Event, Options, Seat, Setup, View};
use airlock_store::{BotPace, ChatKind, Pace, TableOptions};
use airlock_text::Words;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::identity::{Visitor, Welcome};
use super::table::{clean_name, clean_notes, clean_text};
use super::tongue::Tongue;
use super::{App, HttpError};
use crate::hall::Live;
use crate::opening::{NewTable, Sits};
use crate::page::Here;
use crate::table::{Command, Given, NewSeat, OrderChange, Pick, called, line_text, named};

type Reply<T> = Result<Json<T>, HttpError>;

/// A name to play under.
#[derive(Deserialize, ToSchema)]
pub struct NewGuest {
    name: String,
}

#[derive(Serialize, ToSchema)]
pub struct Guest {
    /// Send it as `Authorization: Bearer …`. It is not shown again.
    token: String,
}

pub async fn guest(State(app): State<App>, Json(new): Json<NewGuest>) -> Reply<Guest> {
    let name = clean_name(&new.name)?;
    let welcome = Welcome::in_(&app, None, &name).await?;
    Ok(Json(Guest { token: welcome.token.unwrap_or_default() }))
}

/// Who is to sit where.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatFor {
    /// The one who makes the table.
    Me,
    Person,
    Bot,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeTable {
    #[serde(default)]
    name: Option<String>,
    /// What is played; a mix that the rules do not allow is refused with the reason.
    #[schema(value_type = Object)]
    setup: Setup,
    /// One for each player.
    seats: Vec<SeatFor>,
    #[serde(default)]
    #[schema(value_type = String)]
    pace: Pace,
    #[serde(default)]
    #[schema(value_type = String)]
    bots: BotPace,
    /// Anybody may find the table and sit down.
    #[serde(default)]
    open: bool,
}

#[derive(Serialize, ToSchema)]
pub struct Made {
    id: String,
}

pub async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Tongue(words): Tongue,
    Json(make): Json<MakeTable>,
) -> Reply<Made> {
    let sits = make.seats.iter().map(|seat| match seat {
        SeatFor::Me => Sits::Host,
        SeatFor::Person => Sits::Person,
        SeatFor::Bot => Sits::Bot,
    });
    let name = make.name.as_deref().map(clean_name).transpose()?;
    let new = NewTable {
        name,
        setup: make.setup,
        options: TableOptions { pace: make.pace, open: make.open, bots: make.bots },
        seats: sits.collect(),
    };
    let live = new.open(app.hall(), &visitor.person, words).await?;
    Ok(Json(Made { id: live.id.clone() }))
}

#[derive(Serialize, ToSchema)]
pub struct Listed {
    id: String,
    name: String,
    started: bool,
    over: bool,
    /// This person is asked something there.
    asked: bool,
}

pub async fn tables(State(app): State<App>, visitor: Visitor) -> Reply<Vec<Listed>> {
    let mut listed = Vec::new();
    for id in app.store().tables_of(visitor.person.id).await? {
        let Ok(live) = app.hall().table(&id).await else { continue };
        let table = live.look();
        let seat = table.seat_of(visitor.person.id);
        let asked = table.play.as_ref().zip(seat).is_some_and(|(play, seat)| play.ask_of(seat).is_some());
        let (name, started, over) = (table.row.name.clone(), table.play.is_some(), table.is_over());
        listed.push(Listed { id: id.clone(), name, started, over, asked });
    }
    Ok(Json(listed))
}

#[derive(Serialize, ToSchema)]
pub struct SeatShown {
    name: String,
    bot: bool,
    here: bool,
    taken: bool,
    ready: bool,
}

#[derive(Serialize, ToSchema)]
pub struct TableShown {
    id: String,
    name: String,
    seats: Vec<SeatShown>,
    /// The seat of the one who asks.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    host: bool,
    started: bool,
    /// Counts what everybody has seen; send it with an answer.
    moment: Option<u32>,
    /// SHA-256 of the seed.
    seal: String,
    /// All that this seat may know.
    #[schema(value_type = Object)]
    view: Option<View>,
    ask: Option<AskShown>,
    /// What may be sent as an answer at any moment besides, whoever is asked.
    free: Vec<ChoiceShown>,
    can_take_back: bool,
    /// The table of the next game.
    next: Option<String>,
}

/// A question with its answers in words and as they are to be sent.
#[derive(Serialize, ToSchema)]
pub struct AskShown {
    question: String,
    rule: Option<String>,
    ruling: String,
    /// Send it back with the answer.
    moment: u32,
    /// The choices, each with what to send as `answer`; none where cards are picked.
    choices: Vec<ChoiceShown>,
    /// The cards to pick from, and how many; send `{"cards": […]}`.
    #[schema(value_type = Object)]
    cards: Value,
}

#[derive(Serialize, ToSchema)]
pub struct ChoiceShown {
    text: String,
    #[schema(value_type = Object)]
    answer: Answer,
}

pub async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
) -> Reply<TableShown> {
    let live = app.hall().table(&id).await?;
    let table = live.look();
    let person = visitor.as_ref().map(|visitor| &visitor.person);
    let eyes = table.eyes(person);
    let here = |seat| live.here(seat);
    let sight = table.sight(words, eyes, &here);
    let ask = sight.as_ref().zip(table.play.as_ref()).and_then(|(sight, play)| {
        let scene = sight.scene(words, &play.told);
        let ask = sight.view.ask.as_ref()?;
        Some(ask_shown(words, ask, &scene, play.asked_since(ask.seat)))
    });
    let free = sight.iter().flat_map(|sight| &sight.view.free);
    let free = free.map(|&choice| ChoiceShown { text: words.free(&choice), answer: Answer::One(choice) }).collect();
    let seats = (0..).map(Seat).zip(&table.seats).map(|(seat, row)| SeatShown {
        name: called(words, row),
        bot: row.bot.is_some(),
        here: live.here(seat).is_now(),
        taken: row.person.is_some(),
        ready: row.ready,
    });
    let take_back = eyes.seat.zip(table.play.as_ref()).is_some_and(|(seat, play)| play.can_take_back(seat));
    Ok(Json(TableShown {
        id: id.clone(),
        name: table.row.name.clone(),
        seats: seats.collect(),
        seat: eyes.seat,
        host: eyes.host,
        started: table.play.is_some(),
        moment: table.play.as_ref().map(|play| play.moment()),
        seal: table.seal(),
        ask,
        free,
        can_take_back: take_back,
        next: table.row.next.clone(),
        view: sight.map(|sight| sight.view),
    }))
}

fn ask_shown(words: &Words, ask: &Ask, names: &dyn airlock_text::Names, moment: u32) -> AskShown {
    let (choices, cards) = match &ask.options {
        Options::Choices(choices) => {
            let shown = |&choice| ChoiceShown { text: words.choice(ask, &choice, names), answer: Answer::One(choice) };
            (choices.iter().map(shown).collect(), Value::Null)
        }
        Options::Cards { from, min, max } => (Vec::new(), json!({ "from": from, "min": min, "max": max })),
    };
    AskShown {
        question: words.question(ask, names),
        rule: words.rule(ask, names),
        ruling: airlock_text::ruling(&ask.question, names.sets()).to_owned(),
        moment,
        choices,
        cards,
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    seat: Option<u8>,
}

#[derive(Serialize, ToSchema)]
pub struct Seated {
    seat: u8,
}

pub async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(sit): Json<SitDown>,
) -> Reply<Seated> {
    let name = sit.name.as_deref().map(clean_name).transpose()?.unwrap_or_else(|| visitor.person.name.clone());
    let live = app.hall().table(&id).await?;
    let done = live.send(&visitor.person, Command::Sit { name, seat: sit.seat.map(Seat) }).await?;
    Ok(Json(Seated { seat: done.seat.map_or(0, |seat| seat.0) }))
}

#[derive(Deserialize, ToSchema)]
pub struct Ready {
    ready: bool,
}

pub async fn ready(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(ready): Json<Ready>,
) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    live.send(&visitor.person, Command::Ready(ready.ready)).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn leave(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    live.send(&visitor.person, Command::Leave).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GiveSeat {
    seat: u8,
    /// `person` or `bot`.
    to: SeatFor,
}

pub async fn seat(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(give): Json<GiveSeat>,
) -> Result<StatusCode, HttpError> {
    let to = match give.to {
        SeatFor::Bot => NewSeat::Bot,
        SeatFor::Me | SeatFor::Person => NewSeat::Person,
    };
    let live = app.hall().table(&id).await?;
    live.send(&visitor.person, Command::GiveSeat { seat: Seat(give.seat), to }).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    seat: u8,
}

pub async fn host(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(to): Json<HandOver>,
) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    live.send(&visitor.person, Command::HandOver(Seat(to.seat))).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn start(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    live.send(&visitor.person, Command::Start).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GiveAnswer {
    /// The `moment` of the ask.
    moment: u32,
    /// Any text of up to 64 characters; the same answer sent again with the same key is taken once.
    key: String,
    /// One of the listed answers, as it was listed.
    #[schema(value_type = Object)]
    answer: Answer,
}

#[derive(Serialize, ToSchema)]
pub struct Moved {
    moment: u32,
}

pub async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(given): Json<GiveAnswer>,
) -> Reply<Moved> {
    let live = app.hall().table(&id).await?;
    let GiveAnswer { moment, key, answer } = given;
    let given = Given { moment, key: clean_key(key)?, pick: Pick::Answer(answer), orders: Vec::new() };
    live.send(&visitor.person, Command::Answer(given)).await?;
    Ok(Json(moved(&live)))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    key: String,
}

pub async fn back(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(back): Json<TakeBack>,
) -> Reply<Moved> {
    let live = app.hall().table(&id).await?;
    live.send(&visitor.person, Command::TakeBack { key: clean_key(back.key)? }).await?;
    Ok(Json(moved(&live)))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    text: String,
}

pub async fn say(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(say): Json<Say>,
) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    let text = clean_text(&say.text)?;
    live.send(&visitor.person, Command::Say { kind: ChatKind::Said, text }).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    text: String,
}

pub async fn notes(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(notes): Json<Notes>,
) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    live.send(&visitor.person, Command::Notes(clean_notes(&notes.text)?)).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    #[schema(value_type = Object)]
    order: StandingOrder,
    /// Withdraw it instead of giving it.
    #[serde(default)]
    withdraw: bool,
}

pub async fn orders(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(orders): Json<Orders>,
) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    let change = if orders.withdraw { OrderChange::Withdraw } else { OrderChange::Give };
    live.send(&visitor.person, Command::Orders(vec![change(orders.order)])).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BotsPace {
    /// `slow`, `normal` or `instant`.
    #[schema(value_type = String)]
    bots: BotPace,
}

pub async fn pace(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(pace): Json<BotsPace>,
) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    live.send(&visitor.person, Command::Pace(pace.bots)).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
pub struct Since {
    #[serde(default)]
    since: u32,
}

#[derive(Serialize, ToSchema)]
pub struct Told {
    moment: u32,
    #[schema(value_type = Vec<Object>)]
    events: Vec<Event>,
    sentences: Vec<String>,
}

/// What this seat was told after a moment.
pub async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
) -> Reply<Vec<Told>> {
    let live = app.hall().table(&id).await?;
    let table = live.look();
    let eyes = table.eyes(visitor.as_ref().map(|visitor| &visitor.person));
    let (Some(play), Some(sight)) = (&table.play, table.sight(words, eyes, &|_| Here::Away(None))) else {
        return Ok(Json(Vec::new()));
    };
    let scene = sight.scene(words, &play.told);
    let told = |moment| {
        let events = table.events_for(eyes.seat, moment);
        let sentences = words.story(&events, &scene, eyes.seat);
        Told { moment, events, sentences }
    };
    let first = if since.since == 0 { 0 } else { since.since + 1 };
    Ok(Json((first..=play.moment()).map(told).collect()))
}

#[derive(Serialize, ToSchema)]
pub struct Said {
    /// `said`, `phrase` (in the language of the one who asks), or what became of a seat: `sat-down`, `left`, `replaced`, `came-back`, `removed`, `renamed` …
    kind: &'static str,
    seat: Option<u8>,
    name: String,
    text: String,
}

pub async fn chat(State(app): State<App>, Path(id): Path<String>, Tongue(words): Tongue) -> Reply<Vec<Said>> {
    let live = app.hall().table(&id).await?;
    let table = live.look();
    let said = table.chat.iter().map(|line| Said {
        kind: line.kind.id(),
        seat: line.seat.map(|seat| seat.0),
        name: named(words, &line.name),
        text: line_text(words, line),
    });
    Ok(Json(said.collect()))
}

/// A finished game on paper, to replay and verify.
pub async fn save(State(app): State<App>, Path(id): Path<String>) -> Reply<airlock_game::save::Save> {
    Ok(Json(super::table::saved(&app, &id).await?))
}

/// This moment as a scenario, made from what the seat may know.
pub async fn report(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Option<Visitor>,
) -> Result<String, HttpError> {
    super::table::scenario(&app, &id, visitor.as_ref()).await
}

fn moved(live: &Live) -> Moved {
    Moved { moment: live.look().play.as_ref().map_or(0, |play| play.moment()) }
}

fn clean_key(key: String) -> Result<String, HttpError> {
    if key.is_empty() || key.len() > 64 { Err(HttpError::BadKey) } else { Ok(key) }
}
