//! What the program tells whoever runs it: numbers in `/metrics`, and a log that names nobody.

use std::sync::Arc;
use std::time::Duration;

use airlock_game::Chance;
use airlock_server::hall::{Hall, HallRules};
use airlock_server::http::{App, Config, record_metrics, serve, serve_metrics};
use airlock_store::Sqlite;
use serde_json::json;

mod support;

use support::kept::Kept;
use support::{Person, Server, pick};

/// The server, and the address of its numbers.
async fn server() -> (Server, String) {
    let store = Sqlite::in_memory().await.expect("a store in memory");
    let rules = HallRules { bot_delay: Duration::from_millis(1), ..HallRules::default() };
    let hall = Hall::new(Arc::new(store), rules);
    let app = App::new(Arc::clone(&hall), Config::default(), record_metrics());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    let door = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let numbers = format!("http://{}/metrics", door.local_addr().expect("an address"));
    tokio::spawn(serve_metrics(app.clone(), door));
    tokio::spawn(serve(app, listener, std::future::pending()));
    (Server { url, hall }, numbers)
}

/// One thread, so that the log of this test is its own.
#[tokio::test]
async fn the_numbers_are_there_and_the_log_names_nobody() {
    let kept = Kept::default();
    let log = tracing_subscriber::fmt().with_max_level(tracing::Level::INFO).with_writer(kept.clone()).finish();
    let _guard = tracing::subscriber::set_default(log);
    tracing::info!("the log is kept");
    let (server, address) = server().await;
    let me = server.guest("Marathona").await;
    let seats = json!({ "setup": { "players": 3 }, "seats": ["me", "bot", "bot"], "bots": "instant" });
    let made = me.post("/api/v1/tables", seats).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/v1/tables/{id}");
    me.post(&format!("{path}/start"), json!({})).await;
    let mut stream = me.listen_on(&format!("/t/{id}")).await;
    me.post(&format!("{path}/say"), json!({ "text": "a whispered word" })).await;
    assert!(stream.next(Duration::from_secs(5)).await.is_some(), "what is said is pushed");
    let mut chance = Chance::new([6; 32]);
    let mut answered = 0;
    while answered < 10 {
        let ask = me.json(&path).await["ask"].clone();
        if ask.is_null() {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        }
        let key = format!("secret-key-{answered}");
        me.post(
            &format!("{path}/answer"),
            json!({ "moment": ask["moment"], "key": key, "answer": pick(&ask, &mut chance) }),
        )
        .await;
        answered += 1;
    }
    // What goes wrong is logged too.
    me.send("POST", &format!("/t/{id}/answer"), "application/json", "{").await;
    me.get("/t/no-such-table").await;
    Person::stranger(&server).get(&format!("/d/{}", "7".repeat(32))).await;

    let (status, _) = me.get("/metrics").await;
    assert_eq!(status, reqwest::StatusCode::NOT_FOUND, "the numbers are not for those who play");
    let numbers = reqwest::get(&address).await.expect("an answer").text().await.expect("text");
    let number = |name: &str| {
        let line = numbers.lines().find(|line| line.split(' ').next() == Some(name));
        let value = line.and_then(|line| line.split(' ').nth(1)).and_then(|value| value.parse::<f64>().ok());
        value.unwrap_or_else(|| panic!("no {name} in {numbers}"))
    };
    assert!(number("airlock_tables_in_memory") >= 1.0);
    assert!(number("airlock_streams") >= 1.0);
    assert!(number("airlock_answers_total") >= 1.0);
    assert!(number("airlock_answer_seconds_count") >= 1.0);
    assert!(number("airlock_answer_seconds_bucket{le=\"+Inf\"}") >= 1.0);
    assert!(number("airlock_http_requests_total{status=\"200\"}") >= 10.0);
    assert!(number("airlock_http_seconds_count") >= 10.0 && number("airlock_store_seconds_count") >= 1.0);
    assert!(number("airlock_store_queue") == 0.0 && number("airlock_tables_stuck") == 0.0);
    assert!(number("airlock_connections") >= 1.0 && number("process_resident_memory_bytes") > 1e6);
    assert!(number("process_open_fds") >= 3.0 && number("process_cpu_seconds_total") >= 0.0);
    assert!(number("airlock_pushes_total") >= 1.0 && number("airlock_push_bytes_total") >= 100.0);

    let log = String::from_utf8(kept.0.lock().expect("nobody panics here").clone()).expect("text");
    assert!(log.contains("the log is kept"), "{log}");
    let line = |route: &str, status: u16| {
        let status = format!("status={status}");
        log.lines()
            .any(|line| line.contains(route) && line.contains(&status) && line.contains("ms=") && line.contains("id="))
    };
    assert!(line("route=\"/api/v1/tables/{id}/answer\"", 200), "one line a request: {log}");
    assert!(line("route=\"/t/{id}\"", 404) && line("route=\"/t/{id}/answer\"", 400), "{log}");
    let token = me.token.clone().expect("a token");
    for secret in ["Marathona", "whispered", "secret-key", token.as_str(), id.as_str(), "no-such-table", "7777"] {
        assert!(!log.contains(secret), "{secret} in {log}");
        assert!(!numbers.contains(secret), "{secret} in {numbers}");
    }
}
