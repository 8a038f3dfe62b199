//! No table silently becomes another game: tables of earlier programs, of other rules, and with a log that was
//! tampered with.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use airlock_game::save::{RULES_VERSION, ReplayError, Save};
use airlock_game::{Answer, Chance, Choice};
use airlock_server::hall::HallRules;
use airlock_server::http::Config;
use airlock_store::{Deed, Durability, Extent, Sqlite, Store, StoredTable};
use reqwest::StatusCode;
use serde_json::{Value, json};

mod support;

use support::{Person, Server, pick};

fn rules(rules_version: u32) -> HallRules {
    HallRules { bot_delay: Duration::from_millis(1), rules_version, ..HallRules::default() }
}

async fn server_on(store: &Arc<Sqlite>, rules_version: u32) -> Server {
    let store: Arc<dyn Store> = Arc::<Sqlite>::clone(store);
    Server::on(store, rules(rules_version), Config::default()).await
}

async fn in_memory() -> Arc<Sqlite> {
    Arc::new(Sqlite::in_memory().await.expect("a store"))
}

/// One person against bots who answer at once.
async fn alone(server: &Server, setup: Value) -> (Person, String) {
    let me = server.guest("Mara").await;
    let mut seats = vec!["bot"; setup["players"].as_u64().expect("players") as usize];
    seats[0] = "me";
    let made = me.post("/api/v1/tables", json!({ "setup": setup, "seats": seats, "bots": "instant" })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    me.post(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    (me, id)
}

/// The table once it waits for that person, or is over.
async fn waits(me: &Person, id: &str) -> Value {
    for _ in 0..400 {
        let table = me.json(&format!("/api/v1/tables/{id}")).await;
        if !table["ask"].is_null() || !table["view"]["over"].is_null() {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the table does not go on");
}

async fn play(me: &Person, id: &str, name: &str, answers: usize, chance: &mut Chance) -> Value {
    for number in 0..answers {
        let table = waits(me, id).await;
        if !table["view"]["over"].is_null() {
            return table;
        }
        let answer = json!({
            "moment": table["ask"]["moment"], "key": format!("{name}-{number}"), "answer": pick(&table["ask"], chance)
        });
        me.post(&format!("/api/v1/tables/{id}/answer"), answer).await;
    }
    waits(me, id).await
}

/// What a seat sees of the state, without what comes and goes with a release.
fn state(table: &Value) -> Value {
    let view = &table["view"];
    json!([view["fleet"], view["space"], view["players"], view["decks"], view["turn"]["number"], table["moment"]])
}

#[tokio::test]
async fn tables_of_the_program_before_go_on_as_they_were() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("airlock.db");
    std::fs::copy(fixtures.join("rules-version-2.db"), &file).expect("a copy");
    let then: Value = serde_json::from_slice(&std::fs::read(fixtures.join("rules-version-2.json")).expect("a file"))
        .expect("what that program showed");
    let store = Arc::new(Sqlite::open(&file, Durability::Process).await.expect("the file"));
    let server = server_on(&store, RULES_VERSION).await;
    let me = Person::known(&server, then["token"].as_str().map(str::to_owned));
    let (mut running, mut over) = (0, 0);
    for (id, then) in then["tables"].as_object().expect("tables") {
        let now = me.json(&format!("/api/v1/tables/{id}")).await;
        assert_eq!(now["view"]["fleet"], then["fleet"], "{}", then["name"]);
        assert_eq!(now["view"]["turn"]["number"], then["turn"]);
        for (now, then) in
            now["view"]["players"].as_array().expect("players").iter().zip(then["players"].as_array().expect("players"))
        {
            for name in ["character", "place", "hand", "loyalty"] {
                assert_eq!(now[name], then[name]);
            }
        }
        let stored = store.load(id, Extent::Record).await.expect("the table");
        assert!(stored.decisions.iter().all(|decision| decision.hash.is_some()), "it is recorded now");
        let (_, page) = me.get(&format!("/t/{id}")).await;
        if then["over"].is_null() {
            running += 1;
            assert_eq!(stored.decisions.last().map(|decision| &decision.deed), Some(&Deed::Rules(RULES_VERSION)));
            assert!(page.contains("class=\"toast\""), "it is said once that the rules have changed");
            let (_, page) = me.get(&format!("/t/{id}")).await;
            assert!(!page.contains("class=\"toast\""), "and only once");
            let after = play(&me, id, "later", 5, &mut Chance::new([3; 32])).await;
            assert!(after["moment"].as_u64() > now["moment"].as_u64(), "it goes on");
        } else {
            over += 1;
            assert_eq!(now["view"]["over"], then["over"]);
            let save: Save =
                serde_json::from_value(me.json(&format!("/api/v1/tables/{id}/save")).await).expect("a save");
            assert_eq!(save.verify().err(), Some(ReplayError::Version(2)), "it says who verifies it");
            let (status, page) = me.get(&format!("/t/{id}/replay?step=40")).await;
            assert!(status.is_success() && page.contains("class=\"replay-note\""), "it can be looked at");
        }
    }
    assert!(running > 0 && over > 0);
    // A second start plays nothing but what was recorded, and changes nothing.
    let before = all(&store, &then).await;
    let server = server_on(&store, RULES_VERSION).await;
    for id in then["tables"].as_object().expect("tables").keys() {
        server.hall.table(id).await.expect("the table");
    }
    assert_eq!(all(&store, &then).await, before);
}

async fn all(store: &Sqlite, then: &Value) -> Vec<StoredTable> {
    let mut all = Vec::new();
    for id in then["tables"].as_object().expect("tables").keys() {
        all.push(store.load(id, Extent::Record).await.expect("the table"));
    }
    all
}

#[tokio::test]
async fn a_running_table_is_taken_over_by_a_program_with_other_rules() {
    for setup in [
        json!({ "players": 3 }),
        json!({ "players": 4, "sets": ["base", "pegasus", "daybreak"], "objective": "earth", "difficulty": "easier" }),
    ] {
        let store = in_memory().await;
        let server = server_on(&store, RULES_VERSION).await;
        let (me, id) = alone(&server, setup).await;
        let before = play(&me, &id, "before", 12, &mut Chance::new([3; 32])).await;
        let log = me.json(&format!("/api/v1/tables/{id}/log")).await;
        let again = server_on(&store, RULES_VERSION).await;
        let reader = Person::known(&again, me.token.clone());
        assert_eq!(
            reader.json(&format!("/api/v1/tables/{id}/log")).await,
            log,
            "a restart tells the same from the start"
        );
        let stored = store.load(&id, Extent::Record).await.expect("the table");

        let server = server_on(&store, RULES_VERSION + 1).await;
        let me = Person::known(&server, me.token);
        let after = me.json(&format!("/api/v1/tables/{id}")).await;
        assert_eq!(after["view"]["players"], before["view"]["players"], "the same state");
        let told = me.json(&format!("/api/v1/tables/{id}/log")).await;
        let (last, earlier) = told.as_array().expect("a log").split_last().expect("lines");
        assert_eq!(earlier, log.as_array().expect("a log"), "what came before is the recorded log");
        let line = last["sentences"][0].as_str().expect("a sentence");
        assert!(line.contains("rules version") && line.contains(&(RULES_VERSION + 1).to_string()), "{line}");
        let (_, page) = me.get(&format!("/t/{id}")).await;
        assert!(page.contains("class=\"toast\""), "the page says so");
        assert!(!me.get(&format!("/t/{id}")).await.1.contains("class=\"toast\""), "once");

        // It is played to its end, also over a restart in between.
        play(&me, &id, "after", 8, &mut Chance::new([4; 32])).await;
        let now = me.json(&format!("/api/v1/tables/{id}")).await;
        let server = server_on(&store, RULES_VERSION + 1).await;
        let me = Person::known(&server, me.token);
        assert_eq!(state(&waits(&me, &id).await), state(&now), "a restart changes nothing");
        let end = play(&me, &id, "later", 3000, &mut Chance::new([5; 32])).await;
        assert!(!end["view"]["over"].is_null(), "the game ends");
        let whole = store.load(&id, Extent::Record).await.expect("the table");
        assert_eq!(whole.decisions[..stored.decisions.len()], stored.decisions, "nothing is overwritten");
        let save: Save = serde_json::from_value(me.json(&format!("/api/v1/tables/{id}/save")).await).expect("a save");
        assert_eq!(save.rules_version, RULES_VERSION + 1, "it says what it was played under");
        assert_eq!(save.earlier.len(), 1);
        assert_eq!(save.earlier[0].rules_version, RULES_VERSION);
        let (status, page) = me.get(&format!("/t/{id}/replay?step=9&eyes=seat-0")).await;
        assert!(status.is_success() && page.contains("class=\"replay-note\""), "{page}");
    }
}

#[tokio::test]
async fn a_finished_table_of_other_rules_stays_as_it_is() {
    let store = in_memory().await;
    let server = server_on(&store, RULES_VERSION).await;
    let (me, id) = alone(&server, json!({ "players": 3 })).await;
    let end = play(&me, &id, "k", 3000, &mut Chance::new([3; 32])).await;
    let stored = store.load(&id, Extent::Record).await.expect("the table");
    let server = server_on(&store, RULES_VERSION + 1).await;
    let me = Person::known(&server, me.token);
    let now = me.json(&format!("/api/v1/tables/{id}")).await;
    assert_eq!(state(&now), state(&end));
    let save: Save = serde_json::from_value(me.json(&format!("/api/v1/tables/{id}/save")).await).expect("a save");
    assert!(save.verify().is_ok(), "a program of its own version verifies it");
    let (status, page) = me.get(&format!("/t/{id}/replay?step=30")).await;
    assert!(status.is_success() && page.contains("class=\"replay-note\""));
    let after = store.load(&id, Extent::Record).await.expect("the table");
    assert_eq!((after.decisions, after.state, after.snapshots), (stored.decisions, stored.state, stored.snapshots));
}

/// A table in another store with something changed.
async fn tampered(stored: &StoredTable, change: impl FnOnce(&mut StoredTable)) -> (Server, Arc<Sqlite>) {
    let mut stored = stored.clone();
    change(&mut stored);
    let store = in_memory().await;
    store.adopt(&stored).await.expect("taken in");
    (server_on(&store, RULES_VERSION).await, store)
}

#[tokio::test]
async fn a_decision_that_was_tampered_with_is_found() {
    let store = in_memory().await;
    let server = server_on(&store, RULES_VERSION).await;
    let (me, id) = alone(&server, json!({ "players": 3 })).await;
    play(&me, &id, "k", 15, &mut Chance::new([3; 32])).await;
    let stored = store.load(&id, Extent::Record).await.expect("the table");
    // An answer that fits as well and leads elsewhere: another way to draw cards.
    let drawn = stored.decisions.iter().enumerate().filter_map(|(at, decision)| match decision.deed {
        Deed::Answer(_, Answer::One(Choice::Draw(_))) => Some(at),
        _ => None,
    });
    let drawn: Vec<usize> = drawn.collect();
    let first = drawn[1];
    let answer = |at: usize| stored.decisions[at].deed.answer();
    // Where everybody draws the same, anything else does: an answer that is not legal is found as well.
    let other = (0..stored.decisions.len()).find(|at| drawn.contains(at) && answer(*at) != answer(first));
    let any = (0..stored.decisions.len()).find(|&at| answer(at).is_some() && answer(at) != answer(first));
    let other = other.or(any).expect("not all answers are the same");
    type Tampering = fn(&mut StoredTable, usize, usize);
    let cases: [(&str, Tampering); 3] = [
        ("another answer", |stored, at, other| {
            let Deed::Answer(seat, _) = stored.decisions[at].deed.clone() else { return };
            let Deed::Answer(_, answer) = stored.decisions[other].deed.clone() else { return };
            stored.decisions[at].deed = Deed::Answer(seat, answer);
        }),
        ("another seat", |stored, at, _| {
            let Deed::Answer(seat, answer) = stored.decisions[at].deed.clone() else { return };
            stored.decisions[at].deed = Deed::Answer(airlock_game::Seat((seat.0 + 1) % 3), answer);
        }),
        ("another seed", |stored, _, _| stored.table.seed[5] ^= 1),
    ];
    for (name, change) in cases {
        let (server, store) = tampered(&stored, |stored| change(stored, first, other)).await;
        let before = store.load(&id, Extent::Record).await.expect("the table");
        let live = server.hall.table(&id).await.expect("it can be looked at");
        let broken = live.look().broken.clone().unwrap_or_else(|| panic!("{name} is found"));
        let expected =
            if name == "another seed" { stored.decisions[0].version } else { stored.decisions[first].version };
        assert!(broken.decision >= expected && broken.decision <= expected + 1, "{name}: {broken:?}, not {expected}");
        let stranger = server.guest("Jonas").await;
        let (status, page) = stranger.get(&format!("/t/{id}")).await;
        assert!(
            status.is_success() && page.contains(&broken.decision.to_string()),
            "{name}: the page names the decision"
        );
        let refused = stranger.try_post(&format!("/api/v1/tables/{id}/sit"), json!({})).await;
        assert_eq!(refused.0, StatusCode::CONFLICT, "{name}: {refused:?}");
        assert_eq!(store.load(&id, Extent::Record).await.expect("the table"), before, "{name}: nothing is overwritten");
    }
}
