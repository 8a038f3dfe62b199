//! The server is killed without warning a hundred times while people play: no answer that was
//! acknowledged is lost, and no table is broken.

use std::collections::HashMap;
use std::process::Command;
use std::time::{Duration, Instant};

use airlock_game::{Answer, Chance};
use reqwest::Client;
use serde_json::{Value, json};

const KILLS: usize = 100;
const TABLES: usize = 4;
const PLAYERS: usize = 3;

mod support;

use support::Server;

/// A table, its people, and every answer that the server has acknowledged there.
struct Table {
    id: String,
    tokens: Vec<String>,
    acknowledged: Vec<(usize, String, Answer)>,
    moment: u64,
    number: usize,
}

async fn post(client: &Client, url: String, token: &str, body: Value) -> Option<Value> {
    let request = client.post(url).json(&body);
    let request = if token.is_empty() { request } else { request.bearer_auth(token) };
    let response = request.send().await.ok()?;
    let good = response.status().is_success();
    let text = response.text().await.ok()?;
    good.then(|| serde_json::from_str(&text).unwrap_or(Value::Null))
}

async fn open_table(client: &Client, url: &str) -> Table {
    let mut tokens = Vec::new();
    for seat in 0..PLAYERS {
        let guest = post(client, format!("{url}/api/v1/guests"), "", json!({ "name": format!("P{seat}") })).await;
        tokens.push(guest.expect("a guest")["token"].as_str().expect("a token").to_owned());
    }
    let wanted = json!({ "setup": { "players": PLAYERS }, "seats": ["me", "person", "person"] });
    let made = post(client, format!("{url}/api/v1/tables"), &tokens[0], wanted).await.expect("a table");
    let id = made["id"].as_str().expect("an id").to_owned();
    let path = format!("{url}/api/v1/tables/{id}");
    for token in &tokens[1..] {
        post(client, format!("{path}/sit"), token, json!({})).await.expect("a seat");
        post(client, format!("{path}/ready"), token, json!({ "ready": true })).await.expect("ready");
    }
    post(client, format!("{path}/start"), &tokens[0], json!({})).await.expect("a start");
    Table { id, tokens, acknowledged: Vec::new(), moment: 0, number: 0 }
}

fn pick(ask: &Value, chance: &mut Chance) -> Answer {
    let choices = ask["choices"].as_array().expect("choices");
    if !choices.is_empty() {
        return serde_json::from_value(choices[chance.index(choices.len())]["answer"].clone()).expect("an answer");
    }
    let from: Vec<Value> = ask["cards"]["from"].as_array().expect("cards").clone();
    let least = usize::try_from(ask["cards"]["min"].as_u64().expect("a number")).expect("small");
    let cards = from.into_iter().take(least).map(|card| serde_json::from_value(card).expect("a card"));
    Answer::Cards(cards.collect())
}

/// Plays until the server is gone.
async fn play(client: Client, url: String, mut table: Table, mut chance: Chance, until: Instant) -> Table {
    let path = format!("{url}/api/v1/tables/{}", table.id);
    while Instant::now() < until {
        for seat in 0..PLAYERS {
            let token = table.tokens[seat].clone();
            let Ok(response) = client.get(&path).bearer_auth(&token).send().await else { return table };
            let Ok(shown) = response.json::<Value>().await else { return table };
            let moment = shown["moment"].as_u64().expect("a table that can be opened");
            assert!(moment >= table.moment, "moment {} was acknowledged, now it is {moment}", table.moment);
            table.moment = moment;
            let ask = &shown["ask"];
            if ask.is_null() {
                continue;
            }
            let answer = pick(ask, &mut chance);
            table.number += 1;
            let key = format!("key-{}", table.number);
            let body = json!({ "moment": ask["moment"], "key": key, "answer": answer });
            if let Some(moved) = post(&client, format!("{path}/answer"), &token, body).await {
                table.moment = moved["moment"].as_u64().expect("a moment");
                table.acknowledged.push((seat, key, answer));
            }
        }
    }
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_a_hundred_kills() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("airlock.db");
    let client = Client::builder().timeout(Duration::from_secs(10)).build().expect("a client");
    let mut chance = Chance::new([7; 32]);

    let server = Server::start(&data, &["--rate", "0"]);
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(open_table(&client, &server.url).await);
    }
    server.kill();

    for round in 0..KILLS {
        let server = Server::start(&data, &["--rate", "0"]);
        // Some rounds die while the first answers come in, others in full play.
        let lives = Duration::from_millis(u64::from(chance.below(120)) + 2);
        let until = Instant::now() + Duration::from_secs(5);
        let seed = |at: usize| [u8::try_from(round % 251).expect("small") ^ u8::try_from(at).expect("small"); 32];
        let players: Vec<_> = tables
            .drain(..)
            .enumerate()
            .map(|(at, table)| {
                tokio::spawn(play(client.clone(), server.url.clone(), table, Chance::new(seed(at)), until))
            })
            .collect();
        tokio::time::sleep(lives).await;
        server.kill();
        for player in players {
            tables.push(player.await.expect("nobody lost anything"));
        }
    }

    let acknowledged: usize = tables.iter().map(|table| table.acknowledged.len()).sum();
    assert!(acknowledged > KILLS, "only {acknowledged} answers were given");
    for table in &tables {
        let exported = Command::new(env!("CARGO_BIN_EXE_airlock"))
            .args(["export", &table.id, "--data"])
            .arg(&data)
            .output()
            .expect("the program runs");
        assert!(exported.status.success(), "{}", String::from_utf8_lossy(&exported.stderr));
        let stored: airlock_store::StoredTable = serde_json::from_slice(&exported.stdout).expect("a table");
        let by_key: HashMap<&str, &airlock_store::Decision> =
            stored.decisions.iter().map(|decision| (decision.key.as_str(), decision)).collect();
        for (seat, key, answer) in &table.acknowledged {
            let decision = by_key.get(key.as_str()).unwrap_or_else(|| panic!("{key} was acknowledged and is lost"));
            let deed = (decision.deed.seat().map(|seat| seat.index()), decision.deed.answer());
            assert_eq!(deed, (Some(*seat), Some(answer)), "{key}");
        }
        for (decision, version) in stored.decisions.iter().zip(1..) {
            assert_eq!(decision.version, version, "no version is missing");
        }
        let table = airlock_server::table::Table::load(stored, airlock_game::save::RULES_VERSION)
            .expect("the table can be played on");
        assert_eq!(table.broken, None);
    }
}
