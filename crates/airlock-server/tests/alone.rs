//! One person alone with bots: no pause that protects nobody, bots that hurry on demand, and what they did meanwhile.

mod support;

use std::time::{Duration, Instant};

use airlock_game::Chance;
use airlock_server::hall::HallRules;
use reqwest::StatusCode;
use serde_json::{Value, json};
use support::{Person, Server, pick};

/// Longer than any test takes.
const FOREVER: Duration = Duration::from_secs(600);

async fn table(server: &Server, seats: Value) -> (Person, String) {
    let ana = server.guest("Ana").await;
    let setup = json!({ "players": 4, "even_windows": true });
    let made = ana.post("/api/v1/tables", json!({ "setup": setup, "seats": seats })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    (ana, id)
}

async fn alone(server: &Server) -> (Person, String) {
    let (ana, id) = table(server, json!(["me", "bot", "bot", "bot"])).await;
    ana.post(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    (ana, id)
}

/// What the person is asked, within that time.
async fn asked(person: &Person, id: &str, within: Duration) -> Option<Value> {
    let began = Instant::now();
    while began.elapsed() < within {
        let table = person.json(&format!("/api/v1/tables/{id}")).await;
        if !table["ask"].is_null() {
            return Some(table["ask"].clone());
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    None
}

async fn answer(person: &Person, id: &str, ask: &Value, key: u32, chance: &mut Chance) {
    let given = json!({ "moment": ask["moment"], "key": format!("key-{key}"), "answer": pick(ask, chance) });
    // In an even window it may come too late.
    person.try_post(&format!("/api/v1/tables/{id}/answer"), given).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_with_bots_there_is_no_even_pause() {
    let server = Server::with(HallRules { pause: FOREVER, bot_delay: Duration::ZERO, ..HallRules::default() }).await;
    let (ana, id) = alone(&server).await;
    let mut chance = Chance::new([3; 32]);
    for key in 0..25 {
        let ask = asked(&ana, &id, Duration::from_secs(20)).await.expect("a question without a pause");
        // Who can only pass is not asked.
        assert!(ask["choices"].as_array().is_none_or(|choices| choices.len() != 1), "{ask}");
        answer(&ana, &id, &ask, key, &mut chance).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pause_is_there_while_somebody_looks_on() {
    let server = Server::with(HallRules { pause: FOREVER, bot_delay: Duration::ZERO, ..HallRules::default() }).await;
    let (ana, id) = alone(&server).await;
    let live = server.hall.table(&id).await.expect("the table");
    let _watching = Person::stranger(&server).listen_on(&format!("/t/{id}")).await;
    let mut chance = Chance::new([3; 32]);
    for key in 0..60 {
        if live.look().pause.is_some() {
            return;
        }
        match asked(&ana, &id, Duration::from_secs(2)).await {
            Some(ask) => answer(&ana, &id, &ask, key, &mut chance).await,
            None => break,
        }
    }
    assert!(live.look().pause.is_some(), "no window came");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_hurry_to_the_next_question_and_no_further() {
    let server = Server::with(HallRules { pause: FOREVER, bot_delay: FOREVER, ..HallRules::default() }).await;
    let (ana, id) = alone(&server).await;
    let live = server.hall.table(&id).await.expect("the table");
    let mut chance = Chance::new([5; 32]);
    let mut waits = 0;
    for key in 0..25 {
        let ask = match asked(&ana, &id, Duration::from_millis(100)).await {
            Some(ask) => ask,
            None => {
                waits += 1;
                ana.post(&format!("/api/v1/tables/{id}/forward"), json!({})).await;
                asked(&ana, &id, Duration::from_secs(20)).await.expect("the next question")
            }
        };
        assert!(!live.look().hurries, "bots take their time again");
        answer(&ana, &id, &ask, key, &mut chance).await;
    }
    assert!(waits > 2, "{waits}");
}

#[tokio::test]
async fn where_others_play_nobody_can_hurry_the_table() {
    let server = Server::start().await;
    let (ana, id) = table(&server, json!(["me", "person", "bot", "bot"])).await;
    let ben = server.guest("Ben").await;
    ben.post(&format!("/api/v1/tables/{id}/sit"), json!({})).await;
    ben.post(&format!("/api/v1/tables/{id}/ready"), json!({ "ready": true })).await;
    ana.post(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    let forward = format!("/api/v1/tables/{id}/forward");
    for person in [&ana, &ben] {
        assert_eq!(person.try_post(&forward, json!({})).await.0, StatusCode::CONFLICT);
    }
    // A seat that somebody has left is still theirs.
    ben.post(&format!("/api/v1/tables/{id}/leave"), json!({})).await;
    assert_eq!(ana.try_post(&forward, json!({})).await.0, StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_bots_did_since_the_last_answer_is_told_with_the_question() {
    let server = Server::with(HallRules { bot_delay: Duration::ZERO, ..HallRules::default() }).await;
    let (ana, id) = alone(&server).await;
    let mut chance = Chance::new([5; 32]);
    let mut told = 0;
    for key in 0..25 {
        let ask = asked(&ana, &id, Duration::from_secs(20)).await.expect("a question");
        let (_, page) = ana.get(&format!("/t/{id}")).await;
        if let Some((_, recap)) = page.split_once("id=\"recap\"") {
            let lines = recap.split_once("</details>").expect("its end").0.matches("<li>").count();
            assert!(lines >= 4, "{lines}");
            told += 1;
        }
        answer(&ana, &id, &ask, key, &mut chance).await;
    }
    assert!(told > 1, "{told}");
}

/// How long a lap of four lasts for somebody who answers at once: as it was, alone, and hurrying.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures time"]
async fn a_lap() {
    for (watched, forward) in [(true, false), (false, false), (false, true)] {
        let server = Server::with(HallRules::default()).await;
        let (ana, id) = alone(&server).await;
        let live = server.hall.table(&id).await.expect("the table");
        let watching = Person::stranger(&server);
        let _stream = if watched { Some(watching.listen_on(&format!("/t/{id}")).await) } else { None };
        let turn = || live.look().game().map_or(0, |game| game.turn_number());
        let mut chance = Chance::new([9; 32]);
        let (mut key, mut began) = (0, Instant::now());
        while turn() < 5 {
            if turn() == 0 {
                began = Instant::now();
            }
            match asked(&ana, &id, Duration::from_millis(20)).await {
                Some(ask) => answer(&ana, &id, &ask, key, &mut chance).await,
                None if forward => {
                    ana.post(&format!("/api/v1/tables/{id}/forward"), json!({})).await;
                }
                None => {}
            }
            key += 1;
        }
        println!("watched {watched}, forward {forward}: {:.1?}", began.elapsed());
    }
}
