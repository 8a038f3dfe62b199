//! Every operation of the JSON API, once: the routes and their description are both made from this list.

use airlock_game::Illegal;
use axum::Router;
use axum::http::{Method, StatusCode};
use axum::routing::{MethodFilter, MethodRouter, on};

use super::{App, HttpError, api, api_guests, data, openapi, stream};
use crate::table::{BadStart, Refusal};

/// One operation.
pub struct Operation {
    pub verb: Verb,
    /// Below `/api/v1`.
    pub path: &'static str,
    /// What it does, in a line.
    pub does: &'static str,
    pub asks: Asks,
    /// The schema of what is sent.
    pub takes: Option<&'static str>,
    pub gives: Gives,
    /// How it can fail beyond what every operation can.
    fails: &'static [HttpError],
    handler: fn(MethodFilter) -> MethodRouter<App>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Get,
    Post,
}

impl Verb {
    pub fn method(self) -> Method {
        match self {
            Verb::Get => Method::GET,
            Verb::Post => Method::POST,
        }
    }

    fn filter(self) -> MethodFilter {
        match self {
            Verb::Get => MethodFilter::GET,
            Verb::Post => MethodFilter::POST,
        }
    }
}

/// Whom an operation answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Everybody alike.
    Anybody,
    /// Strangers too, who may see less.
    Strangers,
    /// Those with a token.
    People,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    Nothing,
    /// JSON of this schema; `Name[]` is a list of them.
    Json(&'static str),
    /// Text of this type.
    Text(&'static str),
    /// Server-sent events of this schema.
    Events(&'static str),
}

const CROSS_SITE: &[HttpError] = &[HttpError::CrossSite];
const NOT_OVER: &[HttpError] = &[HttpError::NotOver];
const NOT_STARTED: &[HttpError] = &[HttpError::Refused(Refusal::NotStarted)];

/// Whoever sends it may not, or not now.
const NOT_NOW: &[HttpError] = &[HttpError::Lobby(BadStart::NotSeated), HttpError::Refused(Refusal::Stale)];

/// The rules do not allow it either.
const NOT_ALLOWED: &[HttpError] = &[
    HttpError::Lobby(BadStart::NotSeated),
    HttpError::Refused(Refusal::Stale),
    HttpError::Refused(Refusal::Illegal(Illegal::NotAnOption)),
];

type Handler = fn(MethodFilter) -> MethodRouter<App>;

const fn get(path: &'static str, does: &'static str, asks: Asks, gives: Gives, handler: Handler) -> Operation {
    Operation { verb: Verb::Get, path, does, asks, takes: None, gives, fails: &[], handler }
}

const fn post(path: &'static str, does: &'static str, handler: Handler) -> Operation {
    let (asks, gives) = (Asks::People, Gives::Nothing);
    Operation { verb: Verb::Post, path, does, asks, takes: None, gives, fails: NOT_NOW, handler }
}

impl Operation {
    const fn takes(self, schema: &'static str) -> Operation {
        Operation { takes: Some(schema), ..self }
    }

    const fn gives(self, schema: &'static str) -> Operation {
        Operation { gives: Gives::Json(schema), ..self }
    }

    const fn of(self, asks: Asks) -> Operation {
        Operation { asks, ..self }
    }

    const fn fails(self, fails: &'static [HttpError]) -> Operation {
        Operation { fails, ..self }
    }

    pub fn has_id(&self) -> bool {
        self.path.contains("{id}")
    }

    pub fn success(&self) -> StatusCode {
        if self.gives == Gives::Nothing { StatusCode::NO_CONTENT } else { StatusCode::OK }
    }

    /// Every status with which it can refuse.
    pub fn refusals(&self) -> Vec<StatusCode> {
        let always = [
            HttpError::Malformed(String::new()),
            HttpError::Slow,
            HttpError::TooLarge,
            HttpError::TooMany { wait: 0 },
            HttpError::Unsaved,
        ];
        let mut all: Vec<StatusCode> = always.iter().chain(self.fails).map(HttpError::status).collect();
        all.extend((self.asks != Asks::Anybody).then(|| HttpError::Unknown.status()));
        all.extend(self.has_id().then(|| HttpError::NotFound.status()));
        all.extend(self.takes.map(|_| HttpError::NotJson(String::new()).status()));
        all.sort();
        all.dedup();
        all
    }
}

/// The routes, below `/api/v1`.
pub fn routes() -> Router<App> {
    OPERATIONS.iter().fold(Router::new(), |router, operation| {
        router.route(operation.path, (operation.handler)(operation.verb.filter()))
    })
}

/// Every operation there is.
pub static OPERATIONS: &[Operation] = &[
    get("/openapi.json", "This description.", Asks::Anybody, Gives::Json("Description"), |verb| {
        on(verb, openapi::document)
    }),
    post("/guests", "Become a guest and get a token.", |verb| on(verb, api::guest))
        .of(Asks::Anybody)
        .takes("NewGuest")
        .gives("Guest")
        .fails(CROSS_SITE),
    get("/account/data", "All that is kept about me.", Asks::People, Gives::Json("PersonData"), |verb| {
        on(verb, data::data)
    }),
    get("/tables", "My tables, the newest first.", Asks::People, Gives::Json("Listed[]"), |verb| on(verb, api::tables)),
    post("/tables", "Make a table.", |verb| on(verb, api::make)).takes("MakeTable").gives("Made").fails(NOT_ALLOWED),
    get(
        "/tables/{id}",
        "The table as I may see it, and what I am asked.",
        Asks::Strangers,
        Gives::Json("TableShown"),
        |verb| on(verb, api::table),
    ),
    post("/tables/{id}/sit", "Sit down, move, or come back; ask for a seat of a running game.", |verb| {
        on(verb, api::sit)
    })
    .takes("SitDown")
    .gives("Seated"),
    post("/tables/{id}/ready", "Say whether I am ready to start.", |verb| on(verb, api::ready)).takes("Ready"),
    post("/tables/{id}/leave", "Leave; a bot plays on for me.", |verb| on(verb, api::leave)),
    post("/tables/{id}/seat", "Host: give a seat to a bot or a person.", |verb| on(verb, api::seat)).takes("GiveSeat"),
    post("/tables/{id}/host", "Host: hand the table over.", |verb| on(verb, api::host)).takes("HandOver"),
    post("/tables/{id}/admit", "Host: let in somebody who asks for a seat.", |verb| on(verb, api_guests::admit))
        .takes("ToGuest"),
    post("/tables/{id}/decline", "Host: decline somebody who asks for a seat.", |verb| on(verb, api_guests::decline))
        .takes("ToGuest"),
    post("/tables/{id}/remove", "Host: remove or ban somebody.", |verb| on(verb, api_guests::remove)).takes("Remove"),
    post("/tables/{id}/lift", "Host: let somebody return who was removed or banned.", |verb| {
        on(verb, api_guests::lift)
    })
    .takes("ToGuest"),
    post("/tables/{id}/mute", "Mute somebody for me, or as host for the table.", |verb| on(verb, api_guests::mute))
        .takes("Mute"),
    post("/tables/{id}/flag", "Report a person or a line to whoever runs the server.", |verb| {
        on(verb, api_guests::flag)
    })
    .takes("Flag"),
    post("/tables/{id}/start", "Host: start the game.", |verb| on(verb, api::start)),
    post("/tables/{id}/answer", "Answer what I am asked.", |verb| on(verb, api::answer))
        .takes("GiveAnswer")
        .gives("Moved")
        .fails(NOT_ALLOWED),
    post("/tables/{id}/back", "Take my last answer back.", |verb| on(verb, api::back))
        .takes("TakeBack")
        .gives("Moved")
        .fails(NOT_ALLOWED),
    post("/tables/{id}/say", "Say something to the table.", |verb| on(verb, api::say)).takes("Say"),
    post("/tables/{id}/notes", "Keep my notes.", |verb| on(verb, api::notes)).takes("Notes"),
    post("/tables/{id}/orders", "Give or withdraw a standing order.", |verb| on(verb, api::orders))
        .takes("Orders")
        .fails(NOT_ALLOWED),
    post("/tables/{id}/pace", "Set how fast bots show their moves.", |verb| on(verb, api::pace)).takes("BotsPace"),
    post("/tables/{id}/forward", "Let bots move at once up to my next question; only alone with them.", |verb| {
        on(verb, api::forward)
    }),
    get(
        "/tables/{id}/log",
        "What I was told, after the moment `since`.",
        Asks::Strangers,
        Gives::Json("Told[]"),
        |verb| on(verb, api::log),
    ),
    get("/tables/{id}/chat", "What was said.", Asks::Strangers, Gives::Json("Said[]"), |verb| on(verb, api::chat)),
    get("/tables/{id}/save", "The finished game, to replay and verify.", Asks::Anybody, Gives::Json("Save"), |verb| {
        on(verb, api::save)
    })
    .fails(NOT_OVER),
    get(
        "/tables/{id}/report",
        "This moment as a scenario, from what I may know.",
        Asks::Strangers,
        Gives::Text("text/plain; charset=utf-8"),
        |verb| on(verb, api::report),
    )
    .fails(NOT_STARTED),
    get(
        "/tables/{id}/events",
        "Server-sent events: the table has moved on, or something is announced.",
        Asks::Strangers,
        Gives::Events("MomentEvent"),
        |verb| on(verb, stream::api_events),
    ),
];
