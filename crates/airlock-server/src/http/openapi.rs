//! The description of the JSON API, served by the program itself.

use std::sync::LazyLock;

use axum::Json;
use serde_json::{Map, Value, json};
use utoipa::OpenApi;

use super::api;

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
    document["components"]["securitySchemes"] = json!({ "token": { "type": "http", "scheme": "bearer" } });
    document["security"] = json!([{ "token": [] }]);
    document
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
    use super::*;

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
