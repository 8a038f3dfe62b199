//! The description of the JSON API, served by the program itself.

use std::sync::LazyLock;

use airlock_game::cards::Objective;
use airlock_game::terms::Set;
use airlock_game::{Difficulty, Rulings};
use airlock_text::{LANGUAGES, Named, Variant, Words};
use axum::Json;
use serde_json::{Map, Value, json};
use utoipa::OpenApi;

use super::api;
use crate::page::settings::all_sizes;

/// One operation: method, path, what it does, the schema of its body and of its reply.
type Operation = (&'static str, &'static str, &'static str, Option<&'static str>, Option<&'static str>);

/// Every operation there is.
pub static OPERATIONS: &[Operation] = &[
    ("post", "/guests", "Become a guest and get a token.", Some("NewGuest"), Some("Guest")),
    ("get", "/tables", "My tables, the newest first.", None, Some("Listed[]")),
    ("post", "/tables", "Make a table.", Some("MakeTable"), Some("Made")),
    ("get", "/tables/{id}", "The table as I may see it, and what I am asked.", None, Some("TableShown")),
    ("post", "/tables/{id}/sit", "Sit down, move, or come back.", Some("SitDown"), Some("Seated")),
    ("post", "/tables/{id}/ready", "Say whether I am ready to start.", Some("Ready"), None),
    ("post", "/tables/{id}/leave", "Leave; a bot plays on for me.", None, None),
    ("post", "/tables/{id}/seat", "Host: give a seat to a bot or a person.", Some("GiveSeat"), None),
    ("post", "/tables/{id}/host", "Host: hand the table over.", Some("HandOver"), None),
    ("post", "/tables/{id}/start", "Host: start the game.", None, None),
    ("post", "/tables/{id}/answer", "Answer what I am asked.", Some("GiveAnswer"), Some("Moved")),
    ("post", "/tables/{id}/back", "Take my last answer back.", Some("TakeBack"), Some("Moved")),
    ("post", "/tables/{id}/say", "Say something to the table.", Some("Say"), None),
    ("post", "/tables/{id}/notes", "Keep my notes.", Some("Notes"), None),
    ("post", "/tables/{id}/orders", "Give or withdraw a standing order.", Some("Orders"), None),
    ("post", "/tables/{id}/pace", "Set how fast bots show their moves.", Some("BotsPace"), None),
    ("get", "/tables/{id}/log", "What I was told, after the moment `since`.", None, Some("Told[]")),
    ("get", "/tables/{id}/chat", "What was said.", None, Some("Said[]")),
    ("get", "/tables/{id}/save", "The finished game, to replay and verify.", None, None),
    ("get", "/tables/{id}/report", "This moment as a scenario, from what I may know.", None, None),
    ("get", "/tables/{id}/events", "Server-sent events: the table has moved on.", None, None),
];

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
        api::ChoiceShown,
        api::SitDown,
        api::Seated,
        api::Ready,
        api::GiveSeat,
        api::HandOver,
        api::GiveAnswer,
        api::Moved,
        api::TakeBack,
        api::Say,
        api::Notes,
        api::Orders,
        api::BotsPace,
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
        let (method, path, ..) = *operation;
        let entry = paths.entry(format!("/api/v1{path}")).or_insert_with(|| json!({}));
        entry[method] = describe_operation(operation);
    }
    document["paths"] = Value::Object(paths);
    document["components"]["schemas"]["Setup"] = setup();
    document["components"]["schemas"]["MakeTable"]["properties"]["setup"] = schema("Setup");
    document["components"]["securitySchemes"] = json!({ "token": { "type": "http", "scheme": "bearer" } });
    document["security"] = json!([{ "token": [] }]);
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

fn describe_operation(&(method, path, summary, body, reply): &Operation) -> Value {
    let success = if reply.is_some() || method == "get" { "200" } else { "204" };
    let mut responses = json!({
        "4XX": { "description": "What is wrong and what to do.",
                 "content": { "application/json": { "schema": { "type": "object",
                     "properties": { "error": { "type": "string" } } } } } }
    });
    responses[success] = json!({ "description": "Done." });
    if let Some(reply) = reply {
        responses[success]["content"] = json!({ "application/json": { "schema": schema(reply) } });
    }
    let mut operation = json!({ "summary": summary, "responses": responses });
    let mut parameters = Vec::new();
    if path.contains("{id}") {
        parameters.push(json!({ "name": "id", "in": "path", "required": true, "schema": { "type": "string" } }));
    }
    if path.ends_with("/log") {
        parameters.push(json!({ "name": "since", "in": "query", "schema": { "type": "integer" } }));
    }
    let languages: Vec<&str> = LANGUAGES.iter().map(|&(language, _)| language).collect();
    parameters.push(json!({ "name": "lang", "in": "query", "schema": { "type": "string", "enum": languages },
                            "description": "The language of questions, answers, sentences and errors; without it the \
                                            person's own, else what `Accept-Language` prefers, else English." }));
    operation["parameters"] = Value::Array(parameters);
    if let Some(body) = body {
        operation["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": schema(body) } } });
    }
    operation
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
        for &(_, path, _, body, reply) in OPERATIONS {
            for name in [body, reply].into_iter().flatten() {
                let name = name.trim_end_matches("[]");
                assert!(document["components"]["schemas"][name].is_object(), "{path}: {name}");
            }
        }
    }
}
