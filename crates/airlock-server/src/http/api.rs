//! The JSON API: everything that a seat can do, for programs.
//!
//! The same answers as on the pages; a view is the seat's own. Errors are `{"error": "…"}`.

use airlock_game::cards::SkillCard;
use airlock_game::orders::StandingOrder;
use airlock_game::{Answer, Ask, Event, Illegal, Options, Seat, Setup, View};
use airlock_store::{Bar, BotPace, ChatKind, GuestRow, Pace, TableOptions};
use airlock_text::Words;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::agent::Agent;
use super::described;
use super::identity::{Visitor, Welcome};
use super::sent::Sent;
use super::table::{clean_key, clean_name, clean_notes, clean_table_name, clean_text};
use super::tongue::Tongue;
use super::{App, HttpError};
use crate::hall::Live;
use crate::opening::{NewTable, Sits};
use crate::page::{Here, Request, Way};
use crate::table::{Command, Given, NewSeat, OrderChange, Pick, Refusal, called, line_text, named};

type Reply<T> = Result<Json<T>, HttpError>;

/// A name to play under.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    #[schema(schema_with = described::person_name)]
    name: String,
}

#[derive(Serialize, ToSchema)]
pub struct Guest {
    /// Send it as `Authorization: Bearer …`. It is not shown again.
    token: String,
}

pub async fn guest(State(app): State<App>, agent: Agent, Sent(new): Sent<NewGuest>) -> Reply<Guest> {
    let name = clean_name(&new.name)?;
    let welcome = Welcome::in_(&app, None, &agent, &name).await?;
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
    #[schema(schema_with = described::table_name_or_nothing)]
    name: Option<String>,
    /// What is played; a mix that the rules do not allow is refused with the reason.
    #[schema(value_type = Object)]
    setup: Setup,
    /// One for each player.
    seats: Vec<SeatFor>,
    #[serde(default)]
    #[schema(schema_with = described::pace)]
    pace: Pace,
    #[serde(default)]
    #[schema(schema_with = described::bot_pace_at_first)]
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
    Sent(make): Sent<MakeTable>,
) -> Reply<Made> {
    let sits = make.seats.iter().map(|seat| match seat {
        SeatFor::Me => Sits::Host,
        SeatFor::Person => Sits::Person,
        SeatFor::Bot => Sits::Bot,
    });
    let name = make.name.as_deref().map(clean_table_name).transpose()?;
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
    /// Whoever runs the server has locked the table: nothing can be changed.
    locked: bool,
    /// Counts what everybody has seen; send it with an answer.
    moment: Option<u32>,
    /// SHA-256 of the seed.
    seal: String,
    /// All that this seat may know.
    #[schema(value_type = Option<Object>)]
    view: Option<View>,
    ask: Option<AskShown>,
    /// What may be sent as an answer at any moment besides, whoever is asked.
    free: Vec<ChoiceShown>,
    can_take_back: bool,
    /// The table of the next game.
    next: Option<String>,
    /// My own seat while a bot plays it.
    #[schema(value_type = Option<u8>)]
    left: Option<Seat>,
    /// The seat that I ask for.
    #[schema(value_type = Option<u8>)]
    asked: Option<Seat>,
    /// Who asks for a seat of the running game, for whoever may let them in.
    requests: Vec<RequestShown>,
    /// For the host: the people that the table remembers beside its seats.
    guests: Vec<GuestShown>,
}

#[derive(Serialize, ToSchema)]
pub struct RequestShown {
    guest: u32,
    name: String,
    #[schema(value_type = u8)]
    seat: Seat,
}

#[derive(Serialize, ToSchema)]
pub struct GuestShown {
    guest: u32,
    name: String,
    /// `removed` or `banned`: cannot sit down before the host lifts it.
    bar: Option<&'static str>,
    /// Cannot talk at this table.
    muted: bool,
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
    cards: Option<CardsShown>,
}

#[derive(Serialize, ToSchema)]
pub struct CardsShown {
    #[schema(value_type = Vec<String>)]
    from: Vec<SkillCard>,
    min: u8,
    max: u8,
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
    let eyes = live.eyes(&table, person);
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
        name: called(words, seat, row),
        bot: row.bot.is_some(),
        here: live.here(seat).is_now(),
        taken: row.person.is_some(),
        ready: row.ready,
    });
    let entrance = table.entrance(words, eyes);
    let take_back = eyes.seat.zip(table.play.as_ref()).is_some_and(|(seat, play)| play.can_take_back(seat));
    Ok(Json(TableShown {
        id: id.clone(),
        name: table.row.name.clone(),
        seats: seats.collect(),
        seat: eyes.seat,
        host: eyes.host,
        started: table.play.is_some(),
        locked: table.locked,
        moment: table.play.as_ref().map(|play| play.moment()),
        seal: table.seal(),
        ask,
        free,
        can_take_back: take_back,
        next: table.row.next.clone(),
        left: eyes.left,
        asked: if let Way::Asked(seat) = entrance.own { Some(seat) } else { None },
        requests: entrance.requests.into_iter().map(RequestShown::from).collect(),
        guests: table.guests.iter().filter(|_| eyes.host).map(|guest| guest_shown(words, guest)).collect(),
        view: sight.map(|sight| sight.view),
    }))
}

impl From<Request> for RequestShown {
    fn from(Request { guest, name, seat }: Request) -> RequestShown {
        RequestShown { guest, name, seat }
    }
}

fn guest_shown(words: &Words, guest: &GuestRow) -> GuestShown {
    let bar = guest.bar.map(|bar| match bar {
        Bar::Removed => "removed",
        Bar::Banned => "banned",
    });
    GuestShown { guest: guest.number, name: named(words, &guest.name), bar, muted: guest.muted }
}

fn ask_shown(words: &Words, ask: &Ask, names: &dyn airlock_text::Names, moment: u32) -> AskShown {
    let (choices, cards) = match &ask.options {
        Options::Choices(choices) => {
            let shown = |&choice| ChoiceShown { text: words.choice(ask, &choice, names), answer: Answer::One(choice) };
            (choices.iter().map(shown).collect(), None)
        }
        &Options::Cards { ref from, min, max } => (Vec::new(), Some(CardsShown { from: from.clone(), min, max })),
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
    #[schema(schema_with = described::person_name_or_nothing)]
    name: Option<String>,
    #[serde(default)]
    #[schema(schema_with = described::seat_or_nothing)]
    seat: Option<u8>,
}

#[derive(Serialize, ToSchema)]
pub struct Seated {
    /// Nothing while the seat of a running game is asked for.
    seat: Option<u8>,
}

pub async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(sit): Sent<SitDown>,
) -> Reply<Seated> {
    let name = sit.name.as_deref().map(clean_name).transpose()?.unwrap_or_else(|| visitor.person.name.clone());
    let live = app.hall().table(&id).await?;
    let done = live.send(&visitor.person, Command::Sit { name, seat: sit.seat.map(Seat) }).await?;
    Ok(Json(Seated { seat: done.seat.map(|seat| seat.0) }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ready {
    ready: bool,
}

pub async fn ready(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(ready): Sent<Ready>,
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
    #[schema(schema_with = described::seat)]
    seat: u8,
    /// `person` or `bot`.
    to: SeatFor,
}

pub async fn seat(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(give): Sent<GiveSeat>,
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
    #[schema(schema_with = described::seat)]
    seat: u8,
}

pub async fn host(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(to): Sent<HandOver>,
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
    #[schema(schema_with = described::number)]
    moment: u32,
    /// Any text; the same answer sent again with the same key is taken once.
    #[schema(schema_with = described::key)]
    key: String,
    #[schema(value_type = Object)]
    answer: Value,
}

#[derive(Serialize, ToSchema)]
pub struct Moved {
    moment: u32,
}

pub async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(given): Sent<GiveAnswer>,
) -> Reply<Moved> {
    let live = app.hall().table(&id).await?;
    let GiveAnswer { moment, key, answer } = given;
    let pick = Pick::Answer(known(answer)?);
    let given = Given { moment, key: clean_key(&key)?, pick, orders: Vec::new() };
    live.send(&visitor.person, Command::Answer(given)).await?;
    Ok(Json(moved(&live)))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    #[schema(schema_with = described::key)]
    key: String,
}

pub async fn back(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(back): Sent<TakeBack>,
) -> Reply<Moved> {
    let live = app.hall().table(&id).await?;
    live.send(&visitor.person, Command::TakeBack { key: clean_key(&back.key)? }).await?;
    Ok(Json(moved(&live)))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    #[schema(schema_with = described::line)]
    text: String,
}

pub async fn say(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(say): Sent<Say>,
) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    let text = clean_text(&say.text)?;
    live.send(&visitor.person, Command::Say { kind: ChatKind::Said, text }).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    #[schema(schema_with = described::notes)]
    text: String,
}

pub async fn notes(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(notes): Sent<Notes>,
) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    live.send(&visitor.person, Command::Notes(clean_notes(&notes.text)?)).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    #[schema(value_type = Object)]
    order: Value,
    /// Withdraw it instead of giving it.
    #[serde(default)]
    withdraw: bool,
}

pub async fn orders(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(orders): Sent<Orders>,
) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    let change = if orders.withdraw { OrderChange::Withdraw } else { OrderChange::Give };
    let order: StandingOrder = known(orders.order)?;
    live.send(&visitor.person, Command::Orders(vec![change(order)])).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BotsPace {
    #[schema(schema_with = described::bot_pace)]
    bots: BotPace,
}

pub async fn pace(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(pace): Sent<BotsPace>,
) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    live.send(&visitor.person, Command::Pace(pace.bots)).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn forward(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, HttpError> {
    let live = app.hall().table(&id).await?;
    live.send(&visitor.person, Command::Forward).await?;
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
    let eyes = live.eyes(&table, visitor.as_ref().map(|visitor| &visitor.person));
    let (Some(play), Some(sight)) = (&table.play, table.sight(words, eyes, &|_| Here::Away(None))) else {
        return Ok(Json(Vec::new()));
    };
    let scene = sight.scene(words, &play.told);
    let told = |moment| {
        let events = table.events_for(eyes.seat, moment);
        let sentences = words.story(&events, &scene, eyes.seat);
        Told { moment, events, sentences }
    };
    let first = if since.since == 0 { 0 } else { since.since.saturating_add(1) };
    Ok(Json((first..=play.moment()).map(told).collect()))
}

#[derive(Serialize, ToSchema)]
pub struct Said {
    /// `said`, `phrase` (in the language of the one who asks), or what became of a seat: `sat-down`, `left`, `replaced`, `came-back`, `removed`, `renamed` …
    kind: &'static str,
    /// Counts the lines of the table.
    line: u32,
    seat: Option<u8>,
    /// Said by a player; else by somebody who watches, or by nobody.
    player: bool,
    name: String,
    text: String,
}

pub async fn chat(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Option<Visitor>,
    Tongue(words): Tongue,
) -> Reply<Vec<Said>> {
    let live = app.hall().table(&id).await?;
    let table = live.look();
    let eyes = live.eyes(&table, visitor.as_ref().map(|visitor| &visitor.person));
    let wanted = table.lines().filter(|(_, line)| !table.is_muted_for(eyes, line.person));
    let said = wanted.map(|(number, line)| Said {
        line: number,
        player: line.seat.is_some(),
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

/// What the rules know by these names. What they do not know cannot be done: it was not listed.
fn known<T: DeserializeOwned>(named: Value) -> Result<T, HttpError> {
    serde_json::from_value(named).map_err(|_| HttpError::Refused(Refusal::Illegal(Illegal::NotAnOption)))
}

fn moved(live: &Live) -> Moved {
    Moved { moment: live.look().play.as_ref().map_or(0, |play| play.moment()) }
}
