//! A disk that takes nothing: everything can be read, nothing is lost, and it is said clearly.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use airlock_game::{Chance, save::RULES_VERSION};
use airlock_server::hall::HallRules;
use airlock_server::http::Config;
use airlock_store::{Durability, Extent, Retention, Sqlite};
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};

mod support;

use support::kept::Kept;
use support::{Person, Server, laid, pick};

async fn server(path: &Path) -> Server {
    let store = Sqlite::open(path, Durability::Process).await.expect("a store");
    let rules = HallRules { bot_delay: Duration::from_millis(1), rules_version: RULES_VERSION, ..HallRules::default() };
    Server::on(Arc::new(store), rules, Config::default()).await
}

/// Somebody who locks the file for writers, as a backup that hangs would.
async fn lock(path: &Path) -> SqliteConnection {
    let mut other = SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.expect("the file");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
    other
}

async fn answer(me: &Person, chance: &mut Chance, key: &str) -> (StatusCode, Value) {
    let ask = me.json("/api/v1/tables/moving").await["ask"].clone();
    let body = json!({ "moment": ask["moment"], "key": key, "answer": pick(&ask, chance) });
    me.try_post("/api/v1/tables/moving/answer", body).await
}

#[tokio::test]
async fn what_cannot_be_saved_is_not_taken_and_all_can_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("airlock.db");
    let server = server(&path).await;
    let me = server.guest("Mara").await;
    laid::find(3, laid::moving).lay(&server, "moving", &[&me]).await;
    assert_eq!(me.get("/readyz").await.0, StatusCode::OK);
    let before = server.hall.store.load("moving", Extent::Play).await.expect("the table").decisions.len();

    let locked = lock(&path).await;
    let (status, page) = me.get("/t/moving").await;
    assert_eq!(status, StatusCode::OK, "a seated person reads: {page}");
    let mut chance = Chance::new([1; 32]);
    let (status, told) = answer(&me, &mut chance, "first").await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    let english = "Nothing can be saved right now, so this didn’t count. Everything you answered before is safe.";
    assert!(told["error"].as_str().is_some_and(|error| error.starts_with(english)), "{told}");
    let fields = [("text", "hello")];
    let (status, page) = me.form("/t/moving/say?lang=es", &fields).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(page.contains("no se puede guardar nada"), "in the reader's language: {page}");
    let client = reqwest::Client::new();
    let token = me.token.clone().expect("a token");
    let said = client.post(format!("{}/t/moving/say", server.url)).bearer_auth(token).form(&fields).send().await;
    let said = said.expect("an answer");
    assert!(said.headers().contains_key("retry-after"));
    let id = said.headers()["x-request-id"].to_str().expect("text").to_owned();
    let page = said.text().await.expect("a page");
    assert!(page.contains(&id), "the page names the request");
    assert!(page.contains("Nothing can be saved right now</h1>"), "it says what is wrong: {page}");
    assert_eq!(me.get("/healthz").await.0, StatusCode::OK, "the program lives");
    let (status, told) = me.get("/readyz").await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{told}");
    assert!(told.contains("not writable"), "{told}");
    let (status, _) = me.get("/t/moving").await;
    assert_eq!(status, StatusCode::OK);
    let mut stream = me.listen("/api/v1/tables/moving/events").await;
    assert!(stream.next(Duration::from_secs(5)).await.is_some(), "streams open");

    locked.close().await.expect("let go");
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(me.get("/readyz").await.0, StatusCode::OK);
    let (status, told) = answer(&me, &mut chance, "second").await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let stored = server.hall.store.load("moving", Extent::Play).await.expect("the table");
    assert!(stored.decisions.len() > before);
    assert!(stored.decisions.iter().all(|decision| decision.key != "first"), "what was refused was not kept");
}

/// One thread, so that the log of this test is its own.
#[tokio::test]
async fn tables_that_cannot_go_on_try_seldom_and_complain_once() {
    let kept = Kept::default();
    let log = tracing_subscriber::fmt().with_max_level(tracing::Level::WARN).with_writer(kept.clone()).finish();
    let _guard = tracing::subscriber::set_default(log);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("airlock.db");
    let server = server(&path).await;
    let me = server.guest("Mara").await;
    // Bots have to move at each of these tables.
    let tables: Vec<String> = (0..12).map(|number| format!("table-{number}")).collect();
    for id in &tables {
        laid::find(3, |game| !laid::asked_me(game)).lay(&server, id, &[&me]).await;
    }
    let count = async |id: &str| server.hall.store.load(id, Extent::Play).await.expect("a table").decisions.len();
    let before = count(&tables[0]).await;
    let locked = lock(&path).await;
    for id in &tables {
        server.hall.table(id).await.expect("a table");
    }
    for _ in 0..40 {
        tokio::time::sleep(Duration::from_millis(500)).await;
        if server.hall.health.stuck() == tables.len() {
            break;
        }
    }
    assert_eq!(server.hall.health.stuck(), tables.len(), "it is known how many wait");
    let (_, told) = me.get("/readyz").await;
    assert!(told.contains("\"stuck\":12"), "{told}");
    let text = String::from_utf8(kept.0.lock().expect("nobody panics here").clone()).expect("text");
    let complaints = text.lines().filter(|line| line.contains("could not go on")).count();
    assert_eq!(complaints, 1, "{text}");
    assert!(text.lines().filter(|line| line.contains("nothing can be saved")).count() <= 1, "{text}");
    locked.close().await.expect("let go");
    for _ in 0..40 {
        tokio::time::sleep(Duration::from_millis(500)).await;
        if server.hall.health.stuck() == 0 {
            break;
        }
    }
    assert_eq!(server.hall.health.stuck(), 0, "they go on by themselves");
    assert!(count(&tables[0]).await > before);
}

#[tokio::test]
async fn a_lobby_that_was_deleted_is_listed_nowhere() {
    let server = Server::start().await;
    let (me, other) = (server.guest("Mara").await, server.guest("Ilse").await);
    let table =
        json!({ "name": "Left behind", "setup": { "players": 3 }, "seats": ["me", "person", "person"], "open": true });
    let made = me.post("/api/v1/tables", table.clone()).await;
    let unused = made["id"].as_str().expect("an id").to_owned();
    let waited_at = other.post("/api/v1/tables", table).await["id"].as_str().expect("an id").to_owned();
    let _page = other.listen_on(&format!("/t/{waited_at}")).await;
    tokio::time::sleep(Duration::from_millis(1100)).await;
    server.hall.keep_house(&Retention { lobbies: Some(Duration::ZERO), ..Retention::default() }).await;
    assert_eq!(other.get(&format!("/t/{unused}")).await.0, StatusCode::NOT_FOUND);
    assert_eq!(other.get(&format!("/t/{waited_at}")).await.0, StatusCode::OK, "somebody waits there");
    let (_, watch) = other.get("/watch").await;
    assert!(!watch.contains(&unused) && watch.contains(&waited_at), "{watch}");
    // Whether the guest who has no table left is still known or forgotten with it.
    let (_, mine) = me.get("/api/v1/tables").await;
    assert!(!mine.contains(&unused), "{mine}");
}
