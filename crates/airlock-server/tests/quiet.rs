//! What the program tells whoever runs it: numbers in `/metrics`, and a log that names nobody.

use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use airlock_game::Chance;
use airlock_server::hall::{Hall, HallRules};
use airlock_server::http::{App, Config, record_metrics, serve};
use airlock_store::Sqlite;
use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

mod support;

use support::{Person, Server, pick};

/// All that was logged.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl io::Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panics here").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Kept {
    type Writer = Kept;

    fn make_writer(&self) -> Kept {
        self.clone()
    }
}

async fn server() -> Server {
    let store = Sqlite::in_memory().await.expect("a store in memory");
    let rules = HallRules { bot_delay: Duration::from_millis(1), ..HallRules::default() };
    let hall = Hall::new(Arc::new(store), rules);
    let app = App::new(Arc::clone(&hall), Config::default(), record_metrics());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    tokio::spawn(serve(app, listener, std::future::pending()));
    Server { url, hall }
}

/// One thread, so that the log of this test is its own.
#[tokio::test]
async fn the_numbers_are_there_and_the_log_names_nobody() {
    let kept = Kept::default();
    let log = tracing_subscriber::fmt().with_max_level(tracing::Level::INFO).with_writer(kept.clone()).finish();
    let _guard = tracing::subscriber::set_default(log);
    tracing::info!("the log is kept");
    let server = server().await;
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

    let (_, numbers) = me.get("/metrics").await;
    let number = |name: &str| {
        let line = numbers.lines().find(|line| line.split(' ').next() == Some(name));
        let value = line.and_then(|line| line.split(' ').nth(1)).and_then(|value| value.parse::<f64>().ok());
        value.unwrap_or_else(|| panic!("no {name} in {numbers}"))
    };
    assert!(number("airlock_tables_in_memory") >= 1.0);
    assert!(number("airlock_streams") >= 1.0);
    assert!(number("airlock_answers_total") >= 10.0);
    assert!(number("airlock_answer_seconds_count") >= 10.0);
    assert!(number("airlock_answer_seconds_bucket{le=\"+Inf\"}") >= 10.0);
    assert!(number("airlock_pushes_total") >= 1.0 && number("airlock_push_bytes_total") >= 100.0);

    let log = String::from_utf8(kept.0.lock().expect("nobody panics here").clone()).expect("text");
    assert!(log.contains("the log is kept"), "{log}");
    let token = me.token.clone().expect("a token");
    for secret in ["Marathona", "whispered", "secret-key", token.as_str(), id.as_str(), "no-such-table", "7777"] {
        assert!(!log.contains(secret), "{secret} in {log}");
        assert!(!numbers.contains(secret), "{secret} in {numbers}");
    }
}
