//! A table from elsewhere is checked whole before anything of it is stored.

use std::sync::Arc;
use std::time::Duration;

use airlock_game::Chance;
use airlock_game::orders::StandingOrder;
use airlock_game::save::StateHash;
use airlock_server::hall::HallRules;
use airlock_server::http::Config;
use airlock_server::import::import;
use airlock_store::{Extent, Sqlite, Store, StoredTable};
use reqwest::StatusCode;
use serde_json::{Value, json};

mod support;

use support::{Person, Server, pick};

/// Two people play with a bot, talk and take notes; what a program exports of that.
async fn exported() -> (Server, Value) {
    let server = Server::start().await;
    let people = [server.guest("Mara").await, server.guest("Jonas").await];
    let seats = ["me", "person", "bot"];
    let made = people[0].post("/api/v1/tables", json!({ "setup": { "players": 3 }, "seats": seats })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/v1/tables/{id}");
    people[1].post(&format!("{path}/sit"), json!({})).await;
    people[1].post(&format!("{path}/ready"), json!({ "ready": true })).await;
    people[0].post(&format!("{path}/start"), json!({})).await;
    people[0].post(&format!("{path}/say"), json!({ "text": "Hello" })).await;
    for person in &people {
        person.post(&format!("{path}/notes"), json!({ "text": "Mara lies" })).await;
    }
    let mut chance = Chance::new([5; 32]);
    let store = &server.hall.store;
    for number in 0..2000 {
        if store.load(&id, Extent::Play).await.expect("the table").decisions.len() > 20 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
        for person in &people {
            let ask = person.json(&path).await["ask"].clone();
            if !ask.is_null() {
                let key = format!("k{number}");
                let body = json!({ "moment": ask["moment"], "key": key, "answer": pick(&ask, &mut chance) });
                person.try_post(&format!("{path}/answer"), body).await;
            }
        }
    }
    people[1].post(&format!("{path}/orders"), json!({ "order": StandingOrder::PassTurn(999) })).await;
    let stored = store.load(&id, Extent::Record).await.expect("the table");
    assert!(stored.decisions.len() > 20, "{} decisions", stored.decisions.len());
    assert_eq!(stored.seats[1].orders.len(), 1);
    (server, serde_json::to_value(&stored).expect("JSON"))
}

/// Imports a table into an empty store: why not, or the server that has it.
async fn taken_in(table: &Value) -> Result<Server, String> {
    let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().await.expect("a store"));
    match import(&*store, &table.to_string()).await {
        Ok(_) => Ok(Server::on(store, HallRules::default(), Config::default()).await),
        Err(why) => {
            assert!(store.running().await.expect("tables").is_empty(), "nothing is stored of what is refused");
            assert!(store.open_tables(9).await.expect("tables").is_empty());
            Err(why.to_string())
        }
    }
}

/// Whether everything about a table can be looked at, by a stranger and by somebody who sits down.
async fn opens(server: &Server, id: &str) -> Result<Person, String> {
    let stranger = server.guest("Newcomer").await;
    let look = async |who: &str| {
        let pages = [format!("/t/{id}"), format!("/t/{id}/people"), format!("/api/v1/tables/{id}")];
        let more = [format!("/api/v1/tables/{id}/log"), format!("/api/v1/tables/{id}/chat"), "/watch".to_owned()];
        for page in pages.into_iter().chain(more) {
            let (status, text) = stranger.get(&page).await;
            if status != StatusCode::OK {
                return Err(format!("{who} {page}: {status} {text}"));
            }
        }
        Ok(())
    };
    look("a stranger").await?;
    let (status, reply) = stranger.try_post(&format!("/api/v1/tables/{id}/sit"), json!({ "seat": 1 })).await;
    if status != StatusCode::OK || reply["seat"] != json!(1) {
        return Err(format!("sitting down: {status} {reply}"));
    }
    look("a player").await?;
    Ok(stranger)
}

#[tokio::test]
async fn an_export_is_taken_in_and_played_on() {
    let (_, table) = exported().await;
    let server = taken_in(&table).await.expect("a good file");
    let id = table["table"]["id"].as_str().expect("an id");
    let me = opens(&server, id).await.expect("it opens");
    let page = me.get(&format!("/t/{id}")).await.1;
    assert!(!page.contains("Mara lies"), "notes do not pass to the next sitter");
    let stored = server.hall.store.load(id, Extent::Record).await.expect("the table");
    assert!(stored.seats.iter().all(|seat| seat.notes.is_empty() && seat.orders.is_empty() && !seat.again));
    let before: StoredTable = serde_json::from_value(table.clone()).expect("a table");
    assert!(stored.decisions.starts_with(&before.decisions), "nothing of the log is lost");
    // A file is taken in once.
    assert!(import(&*server.hall.store, &table.to_string()).await.is_err());
}

#[tokio::test]
async fn a_lobby_is_taken_in_and_filled() {
    let (_, mut table) = exported().await;
    for (name, value) in [("decisions", json!([])), ("snapshots", json!([])), ("state", Value::Null)] {
        table[name] = value;
    }
    table["table"]["started_at"] = Value::Null;
    let server = taken_in(&table).await.expect("a good file");
    opens(&server, table["table"]["id"].as_str().expect("an id")).await.expect("it opens");
}

type Craft = (&'static str, fn(&mut Value));

/// The first answer of the log, which picks a character.
fn first_answer(table: &mut Value) -> &mut Value {
    let decisions = table["decisions"].as_array_mut().expect("decisions");
    decisions.iter_mut().find(|decision| decision["answer"].is_object()).expect("an answer")
}

/// Rules whose states cannot be played again, with a state that was changed and whose hash fits.
fn other_rules(table: &mut Value, change: fn(&mut Value)) {
    table["decisions"][0]["rules"] = json!(2);
    let mut state = serde_json::from_str(table["state"]["state"].as_str().expect("a state")).expect("JSON");
    change(&mut state);
    let text = state.to_string();
    let decisions = table["decisions"].as_array_mut().expect("decisions");
    decisions.last_mut().expect("a decision")["hash"] = json!(StateHash::of(&text));
    table["state"]["state"] = json!(text);
    table["snapshots"] = json!([]);
}

fn long(of: &str, times: usize) -> Value {
    json!(of.repeat(times))
}

/// Files that no program has written.
const CRAFTED: &[Craft] = &[
    ("an id that leads elsewhere", |t| t["table"]["id"] = json!("../account")),
    ("an empty id", |t| t["table"]["id"] = json!("")),
    ("an id in capitals, which no link finds", |t| t["table"]["id"] = json!("ABCD-EFGH")),
    ("an endless id", |t| t["table"]["id"] = long("a", 5000)),
    ("no name", |t| t["table"]["name"] = json!("")),
    ("an endless name", |t| t["table"]["name"] = long("x", 100_000)),
    ("a name of controls", |t| t["table"]["name"] = json!("a\u{0}b\u{202e}c")),
    ("too few seats", |t| drop(t["seats"].as_array_mut().expect("seats").pop())),
    ("no seats", |t| t["seats"] = json!([])),
    ("too many seats", |t| {
        let seat = t["seats"][0].clone();
        t["seats"].as_array_mut().expect("seats").extend(vec![seat; 300]);
    }),
    ("more players than seats", |t| t["table"]["setup"]["players"] = json!(6)),
    ("an impossible setup", |t| t["table"]["setup"]["players"] = json!(250)),
    ("an unknown box", |t| t["table"]["setup"]["sets"] = json!(["base", "moon"])),
    ("an unknown bot", |t| t["seats"][2]["bot"] = json!("overlord")),
    ("an endless seat name", |t| t["seats"][1]["name"] = long("y", 100_000)),
    ("two seats of one name", |t| t["seats"][1]["name"] = json!("M\u{430}ra")),
    ("a seat called like a bot", |t| t["seats"][1]["name"] = json!("Officer bot")),
    ("endless notes", |t| t["seats"][1]["notes"] = long("n", 3_000_000)),
    ("decisions before the start", |t| t["table"]["started_at"] = Value::Null),
    ("a start without a log", |t| t["decisions"] = json!([])),
    ("a decision of no seat", |t| first_answer(t)["seat"] = json!(77)),
    ("a decision twice", |t| {
        let last = t["decisions"].as_array().and_then(|all| all.last()).expect("one").clone();
        t["decisions"].as_array_mut().expect("decisions").push(last);
    }),
    ("a gap in the log", |t| drop(t["decisions"].as_array_mut().expect("decisions").remove(5))),
    ("decisions in disorder", |t| t["decisions"].as_array_mut().expect("decisions").swap(4, 5)),
    ("another answer", |t| first_answer(t)["answer"] = json!({ "one": "pass" })),
    ("an endless key", |t| first_answer(t)["key"] = long("k", 1_000_000)),
    ("another seed", |t| t["table"]["seed"] = json!(vec![9; 32])),
    ("a seed of three bytes", |t| t["table"]["seed"] = json!([1, 2, 3])),
    ("rules of the future", |t| t["decisions"][0]["rules"] = json!(4_000_000)),
    ("rules before all rules", |t| t["decisions"][0]["rules"] = json!(0)),
    ("rules of the future in the row", |t| t["table"]["rules_version"] = json!(4_000_000)),
    ("other rules, and a state that is none", |t| other_rules(t, |state| *state = json!({}))),
    ("other rules, and a state without players", |t| other_rules(t, |state| state["players"] = json!([]))),
    ("other rules, and a turn of nobody", |t| {
        other_rules(t, |state| {
            state["turn"]["current"] = json!(200);
            state["setup"]["players"] = json!(9);
        });
    }),
    ("other rules, and a state of another setup", |t| {
        other_rules(t, |state| state["setup"]["even_windows"] = json!(true));
    }),
    ("other rules, and events of nobody", |t| {
        other_rules(t, |_| {});
        let text =
            t["decisions"].to_string().replace("\"seat\":1,", "\"seat\":2,").replace("\"seat\":0}", "\"seat\":211}");
        t["decisions"] = serde_json::from_str(&text).expect("JSON");
    }),
    ("a state of another decision", |t| t["state"]["version"] = json!(1)),
    ("a snapshot twice", |t| {
        let first = t["snapshots"][0].clone();
        t["snapshots"].as_array_mut().expect("snapshots").push(first);
    }),
    ("a snapshot that was made up", |t| t["snapshots"][0]["state"] = json!("{\"turn\":1}")),
    ("an event that did not happen", |t| {
        let events = t["decisions"][0]["events"].as_array_mut().expect("events");
        let first = events.first().cloned().expect("an event");
        events.extend(vec![first; 50]);
    }),
    ("a pass that everybody noticed", |t| first_answer(t)["silent"] = json!(true)),
    ("an end that has not come", |t| t["table"]["ended_at"] = json!(1)),
    ("a time before time", |t| t["table"]["made_at"] = json!(i64::MIN)),
    ("a time after time", |t| t["table"]["started_at"] = json!(i64::MAX)),
    ("a next table that leads elsewhere", |t| t["table"]["next"] = json!("x/../../account/logout?")),
    ("chat of no kind", |t| t["chat"][0]["kind"] = json!("shouted")),
    ("chat of no seat", |t| t["chat"][0]["seat"] = json!(200)),
    ("endless chat", |t| t["chat"][1]["text"] = long("z", 1_000_000)),
    ("chat in an endless name", |t| t["chat"][0]["name"] = long("z", 1_000_000)),
    ("a phrase that there is not", |t| {
        t["chat"][0]["kind"] = json!("phrase");
        t["chat"][0]["text"] = json!("surrender");
    }),
    ("chat without end", |t| {
        let line = t["chat"][0].clone();
        t["chat"].as_array_mut().expect("chat").extend(vec![line; 200_001]);
    }),
    ("orders that nobody can give", |t| t["seats"][1]["orders"] = json!(["pass_everything"])),
    ("something else altogether", |t| *t = json!({ "hello": 1 })),
];

#[tokio::test]
async fn crafted_files_are_refused_with_a_reason_or_give_a_table_that_opens() {
    let (_, table) = exported().await;
    assert!(CRAFTED.len() >= 27);
    let mut wrong = Vec::new();
    for (what, craft) in CRAFTED {
        let mut crafted = table.clone();
        craft(&mut crafted);
        assert_ne!(crafted, table, "{what}");
        match taken_in(&crafted).await {
            Err(why) if why.len() > 8 && why.len() < 400 => println!("{what}: {why}"),
            Err(why) => wrong.push(format!("{what}: the reason is {why:?}")),
            Ok(server) => {
                let id = crafted["table"]["id"].as_str().expect("an id");
                if let Err(why) = opens(&server, id).await {
                    wrong.push(format!("{what}: {}", why.chars().take(200).collect::<String>()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
