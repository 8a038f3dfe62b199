//! The description of the JSON API, served by the program itself.

use std::sync::LazyLock;

use airlock_game::cards::Objective;
use airlock_game::terms::Set;
use airlock_game::{Difficulty, Rulings};
use airlock_text::{LANGUAGES, Named, Variant, Words};
use axum::Json;
use axum::http::StatusCode;
use serde_json::{Map, Value, json};
use utoipa::OpenApi;

use super::operations::{Asks, Gives, OPERATIONS, Operation};
use super::{api, api_guests, described, stream};
use crate::page::settings::all_sizes;

#[derive(OpenApi)]
#[openapi(
    info(title = "Airlock", description = "Play at a table as a seat: the same questions and answers as on the page."),
    components(schemas(
        api::NewGuest,
        api::Guest,
        api::SeatFor,
        api::MakeTable,
        api::Made,
        api::Listed,
        api::SeatShown,
        api::TableShown,
        api::AskShown,
        api::CardsShown,
        api::ChoiceShown,
        api::SitDown,
        api::Seated,
        api::Ready,
        api::GiveSeat,
        api::HandOver,
        api_guests::ToGuest,
        api_guests::Remove,
        api_guests::Mute,
        api_guests::Flag,
        api::RequestShown,
        api::GuestShown,
        api::GiveAnswer,
        api::Moved,
        api::TakeBack,
        api::Say,
        api::Notes,
        api::Orders,
        api::BotsPace,
        stream::MomentNow,
        api::Told,
        api::Said,
    ))
)]
struct Schemas;

pub async fn document() -> Json<&'static Value> {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(describe);
    Json(&DOCUMENT)
}

fn describe() -> Value {
    let mut document = serde_json::to_value(Schemas::openapi()).unwrap_or_default();
    let mut paths: Map<String, Value> = Map::new();
    for operation in OPERATIONS {
        let entry = paths.entry(format!("/api/v1{}", operation.path)).or_insert_with(|| json!({}));
        entry[operation.verb.method().as_str().to_lowercase()] = describe_operation(operation);
    }
    document["paths"] = Value::Object(paths);
    let schemas = &mut document["components"]["schemas"];
    schemas["Setup"] = setup();
    schemas["MakeTable"]["properties"]["setup"] = schema("Setup");
    schemas["GiveAnswer"]["properties"]["answer"] = described::answer();
    schemas["Orders"]["properties"]["order"] = described::order();
    for name in ["Remove", "Mute", "Flag"] {
        schemas[name]["oneOf"] = described::one_given(&["seat", "guest", "line"]);
    }
    schemas["MomentEvent"] = json!({
        "type": "object",
        "description": "One event of the stream.",
        "required": ["event", "data"],
        "oneOf": [
            { "properties": {
                "event": { "const": "moment" },
                "id": { "type": "string", "description": "The moment, or `lobby` before the game." },
                "data": { "type": "string", "contentMediaType": "application/json", "contentSchema": schema("MomentNow") },
            } },
            { "properties": {
                "event": { "const": "announcement" },
                "data": { "type": "string", "contentMediaType": "application/json",
                    "contentSchema": { "type": "object", "properties": { "text": { "type": ["string", "null"] } } } },
            } },
        ],
    });
    schemas["PersonData"] = json!({ "type": "object", "description": "Name, seats, words, sessions: all of it." });
    schemas["Save"] = json!({ "type": "object", "description": "A finished game, for `airlock replay`." });
    schemas["Description"] = json!({ "type": "object" });
    schemas["Refused"] = json!({ "type": "object", "required": ["error"], "additionalProperties": false,
                                 "properties": { "error": { "type": "string" } } });
    document["components"]["securitySchemes"] = json!({ "token": { "type": "http", "scheme": "bearer" } });
    document
}

/// What can be played, from the engine's own lists.
fn setup() -> Value {
    let words = Words::english();
    let least = all_sizes().min().unwrap_or_default();
    let most = all_sizes().max().unwrap_or_default();
    let variants = Variant::ALL.iter().map(|variant| {
        let about = json!({ "type": "boolean", "default": false, "description": words.about(*variant) });
        (variant.word().to_owned(), about)
    });
    let variants: Map<String, Value> = variants.collect();
    let sets: Vec<&str> = Set::ALL.iter().map(|set| set.id()).collect();
    json!({
        "type": "object",
        "required": ["players"],
        "additionalProperties": false,
        "properties": {
            "players": { "type": "integer", "minimum": least, "maximum": most },
            "sets": { "type": "array", "items": { "type": "string", "enum": sets }, "default": [Set::Base.id()],
                      "description": "The boxes in play; the base game always is." },
            "objective": one_of(Objective::ALL, |one| one.id(), |one| words.about(*one)),
            "difficulty": one_of(Difficulty::ALL, |one| one.word(), |one| words.about(*one)),
            "rulings": one_of(Rulings::ALL, |one| one.word(), |one| words.about(*one)),
            "variants": { "type": "object", "additionalProperties": false, "properties": variants },
            "even_windows": { "type": "boolean", "default": false,
                              "description": "Every window asks every seat, so that a pause tells nothing." },
        },
    })
}

/// A choice of several, each with a line about it; without it the engine's own default holds.
fn one_of<T: Default + PartialEq>(all: &[T], id: impl Fn(&T) -> &str, about: impl Fn(&T) -> String) -> Value {
    let ids: Vec<&str> = all.iter().map(&id).collect();
    let lines: Vec<String> = all.iter().map(|one| format!("`{}`: {}", id(one), about(one))).collect();
    json!({ "type": "string", "enum": ids, "default": id(&T::default()), "description": lines.join(" ") })
}

fn describe_operation(operation: &Operation) -> Value {
    let mut responses: Map<String, Value> =
        operation.refusals().into_iter().map(|status| (status.as_str().to_owned(), refusal(status))).collect();
    let mut done = json!({ "description": "Done." });
    match operation.gives {
        Gives::Nothing => {}
        Gives::Json(reply) => done["content"] = json!({ "application/json": { "schema": schema(reply) } }),
        Gives::Text(kind) => done["content"] = json!({ kind: { "schema": { "type": "string" } } }),
        Gives::Events(event) => done["content"] = json!({ "text/event-stream": { "schema": schema(event) } }),
    }
    responses.insert(operation.success().as_str().to_owned(), done);
    let mut described = json!({
        "summary": operation.does,
        "parameters": parameters(operation),
        "responses": responses,
        "security": match operation.asks {
            Asks::Anybody => json!([]),
            Asks::Strangers => json!([{}, { "token": [] }]),
            Asks::People => json!([{ "token": [] }]),
        },
    });
    if let Some(body) = operation.takes {
        described["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": schema(body) } } });
    }
    described
}

fn parameters(operation: &Operation) -> Vec<Value> {
    let mut parameters = Vec::new();
    if operation.has_id() {
        parameters.push(json!({ "name": "id", "in": "path", "required": true, "schema": { "type": "string" } }));
    }
    if operation.path.ends_with("/log") {
        parameters.push(json!({ "name": "since", "in": "query", "schema": described::number() }));
    }
    let languages: Vec<&str> = LANGUAGES.iter().map(|&(language, _)| language).collect();
    parameters.push(json!({ "name": "lang", "in": "query", "schema": { "type": "string", "enum": languages },
                            "description": "The language of questions, answers, sentences and errors; without it the \
                                            person's own, else what `Accept-Language` prefers, else English." }));
    parameters
}

/// What a status tells a program, with the reason in words.
fn refusal(status: StatusCode) -> Value {
    let means = match status {
        StatusCode::BAD_REQUEST => "What was sent cannot be read, or is beyond the limits described here.",
        StatusCode::UNAUTHORIZED => "There is no token, or nobody has it.",
        StatusCode::FORBIDDEN => "Only a player may do that.",
        StatusCode::NOT_FOUND => "There is no such table.",
        StatusCode::REQUEST_TIMEOUT => "The request was sent too slowly.",
        StatusCode::CONFLICT => "It cannot be done as things are: look at the table again.",
        StatusCode::PAYLOAD_TOO_LARGE => "More was sent than is read.",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "What was sent is not called JSON.",
        StatusCode::UNPROCESSABLE_ENTITY => "It is well formed, and the rules do not allow it.",
        StatusCode::TOO_MANY_REQUESTS => "That was too much; try again after `Retry-After`.",
        StatusCode::SERVICE_UNAVAILABLE => {
            "Nothing can be saved now, and nothing was lost; try again after `Retry-After`."
        }
        _ => "What is wrong and what to do.",
    };
    let mut refusal =
        json!({ "description": means, "content": { "application/json": { "schema": schema("Refused") } } });
    if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
        refusal["headers"] = json!({ "Retry-After": { "description": "Seconds.", "schema": { "type": "integer" } } });
    }
    refusal
}

/// A schema by its name; `Name[]` is a list of them.
fn schema(name: &str) -> Value {
    match name.strip_suffix("[]") {
        Some(item) => json!({ "type": "array", "items": schema(item) }),
        None => json!({ "$ref": format!("#/components/schemas/{name}") }),
    }
}

#[cfg(test)]
mod tests {
    use airlock_game::Setup;

    use super::*;

    /// Whatever the description allows for a setup by name is read by the engine.
    #[test]
    fn the_engine_reads_every_choice_of_the_setup() {
        let described = setup();
        for name in ["objective", "difficulty", "rulings"] {
            for value in described["properties"][name]["enum"].as_array().expect("a list") {
                let setup = json!({ "players": 4, (name): value });
                serde_json::from_value::<Setup>(setup).expect("a setup");
            }
        }
        for value in described["properties"]["sets"]["items"]["enum"].as_array().expect("a list") {
            serde_json::from_value::<Setup>(json!({ "players": 4, "sets": [value] })).expect("a setup");
        }
        for variant in described["properties"]["variants"]["properties"].as_object().expect("a list").keys() {
            serde_json::from_value::<Setup>(json!({ "players": 4, "variants": { (variant): true } })).expect("a setup");
        }
    }

    #[test]
    fn every_schema_that_an_operation_names_is_described() {
        let document = describe();
        for operation in OPERATIONS {
            let reply = match operation.gives {
                Gives::Json(reply) | Gives::Events(reply) => Some(reply),
                Gives::Nothing | Gives::Text(_) => None,
            };
            for name in [operation.takes, reply].into_iter().flatten() {
                let name = name.trim_end_matches("[]");
                assert!(document["components"]["schemas"][name].is_object(), "{}: {name}", operation.path);
            }
        }
    }
}
