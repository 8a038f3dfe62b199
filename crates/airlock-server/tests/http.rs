//! Playing over HTTP: a whole game by the JSON API, bad input, retries, secrets in every byte.

use airlock_bots::Kind;
use airlock_game::cards::{
    Ability, Agenda, Civilian, Crisis, Destination, Loyalty, Mission, Motive, Mutiny, Objective, Quorum, SuperCrisis,
};
use airlock_game::terms::{Set, Sets};
use airlock_game::{Chance, Game, Rules, Seat, Setup, Viewer};
use airlock_server::hall::HallRules;
use reqwest::StatusCode;
use serde_json::{Value, json};

mod support;

use support::{Person, Server, laid, pick};

/// Plays on until the game is over or so many answers are given; `watch` sees every look of every seat.
async fn play(
    people: &[Person],
    id: &str,
    chance: &mut Chance,
    most: usize,
    mut watch: impl AsyncFnMut(usize, &Value),
) -> usize {
    let path = format!("/api/v1/tables/{id}");
    for given in 0..most {
        let mut answered = false;
        for (seat, person) in people.iter().enumerate() {
            let shown = person.json(&path).await;
            watch(seat, &shown).await;
            if !shown["view"]["over"].is_null() {
                return given;
            }
            let ask = &shown["ask"];
            if ask.is_null() {
                continue;
            }
            let body =
                json!({ "moment": ask["moment"], "key": format!("{given}-{seat}"), "answer": pick(ask, chance) });
            person.post(&format!("{path}/answer"), body).await;
            answered = true;
        }
        assert!(answered, "a game that is not over asks somebody");
    }
    most
}

async fn people(server: &Server, count: u8) -> Vec<Person> {
    let mut people = Vec::new();
    for seat in 0..count {
        people.push(server.guest(&format!("Person {seat}")).await);
    }
    people
}

#[tokio::test]
async fn a_whole_game_is_played_by_the_api_and_verified() {
    whole_game(3, json!({ "players": 3 })).await;
}

#[tokio::test]
async fn whole_games_with_pegasus_are_played_by_the_api_and_verified() {
    for setup in pegasus_setups() {
        whole_game(players_of(&setup), setup).await;
    }
}

#[tokio::test]
async fn whole_games_with_daybreak_are_played_by_the_api_and_verified() {
    for setup in daybreak_setups() {
        whole_game(players_of(&setup), setup).await;
    }
}

fn players_of(setup: &Value) -> u8 {
    setup["players"].as_u64().and_then(|players| u8::try_from(players).ok()).expect("a number")
}

/// Earth, all three boxes for seven, New Caprica with all three, Kobol without leaders.
fn daybreak_setups() -> [Value; 4] {
    let (two, three) = (json!(["base", "daybreak"]), json!(["base", "pegasus", "daybreak"]));
    [
        json!({ "players": 5, "sets": two, "objective": "earth" }),
        json!({ "players": 7, "sets": three, "objective": "earth" }),
        json!({ "players": 4, "sets": three, "objective": "new-caprica" }),
        json!({ "players": 6, "sets": two, "objective": "kobol", "variants": { "no-leaders": true } }),
    ]
}

/// New Caprica with a Cylon leader, seven players, Kobol with the Sympathetic Cylon.
fn pegasus_setups() -> [Value; 3] {
    let boxes = json!(["base", "pegasus"]);
    let variants = json!({ "no-leaders": true, "sympathetic-cylon": true });
    [
        json!({ "players": 5, "sets": boxes, "objective": "new-caprica" }),
        json!({ "players": 7, "sets": boxes, "objective": "new-caprica" }),
        json!({ "players": 4, "sets": boxes, "objective": "kobol", "variants": variants }),
    ]
}

async fn whole_game(players: u8, setup: Value) {
    let server = Server::start().await;
    let people = people(&server, players).await;
    let id = server.table(&people, setup).await;
    let path = format!("/api/v1/tables/{id}");
    let seal = people[0].json(&path).await["seal"].as_str().expect("a seal").to_owned();
    let early = people[0].get(&format!("{path}/save")).await;
    assert_eq!(early.0, StatusCode::CONFLICT, "the seed stays secret until the end");
    play(&people, &id, &mut Chance::new([3; 32]), 20_000, async |_, _| {}).await;
    let saved = people[0].json(&format!("{path}/save")).await;
    let save: airlock_game::save::Save = serde_json::from_value(saved).expect("a saved game");
    save.verify().expect("the game replays to the same end");
    let hash = airlock_game::save::to_hex(&<sha2::Sha256 as sha2::Digest>::digest(save.seed));
    assert_eq!(hash, seal, "the seal of the start is the hash of the seed");
}

/// What only Daybreak asks is listed, answered as it was listed, and told.
type Happened<'a> = &'a dyn Fn(&Game) -> bool;

#[tokio::test]
async fn missions_motives_and_mutiny_cards_are_asked_for_answered_and_told() {
    let server = Server::start().await;
    let people = people(&server, 7).await;
    let all: Vec<&Person> = people.iter().collect();
    let shown = |game: &Game| game.view(Viewer::Spectator);
    let mission = move |game: &Game| shown(game).search.active.is_some();
    let motive = move |game: &Game| shown(game).players.iter().any(|player| !player.shown_motives.is_empty());
    let mutiny = move |game: &Game| shown(game).players.iter().any(|player| !player.mutiny.is_empty());
    let mission: (&str, Happened<'_>) = ("mission-activated", &mission);
    for (event, happened) in [mission, ("motive-revealed", &motive), ("mutiny-drawn", &mutiny)] {
        let way = laid::way(Setup::daybreak(7), Kind::Officer, |game| !happened(game), happened);
        way.start.lay(&server, event, &all).await;
        let path = format!("/api/v1/tables/{event}");
        for (seat, answer) in way.answers {
            let person = &people[seat.index()];
            let ask = person.json(&path).await["ask"].clone();
            let choices = ask["choices"].as_array().expect("choices");
            let wanted = serde_json::to_value(&answer).expect("an answer");
            assert!(choices.is_empty() || choices.iter().any(|choice| choice["answer"] == wanted), "{event}: {ask}");
            assert!(choices.iter().all(|choice| choice["text"].as_str().is_some_and(|text| !text.is_empty())));
            person
                .post(&format!("{path}/answer"), json!({ "moment": ask["moment"], "key": event, "answer": wanted }))
                .await;
        }
        let log = people[0].json(&format!("{path}/log")).await;
        let has = |told: &&Value| told["events"].to_string().contains(&format!("\"{event}\""));
        let told = log.as_array().expect("a log").iter().rfind(has).unwrap_or_else(|| panic!("{event} is told"));
        assert!(!told["sentences"].as_array().expect("sentences").is_empty(), "{event}");
    }
}

/// What is one's own is shown to oneself: Mutiny cards, motives and tokens; of others only how many there are.
#[tokio::test]
async fn a_view_of_daybreak_shows_each_their_own_cards() {
    let server = Server::start().await;
    let people = people(&server, 5).await;
    let all: Vec<&Person> = people.iter().collect();
    let setup = Setup { sets: Sets::BASE.with(Set::Pegasus).with(Set::Daybreak), ..Setup::daybreak(5) };
    let holds = |game: &Game| {
        let players = game.view(Viewer::Spectator).players;
        players.iter().any(|player| !player.motives.is_empty())
            && players.iter().any(|player| !player.mutiny.is_empty())
    };
    laid::find_in(setup, holds).lay(&server, "mutiny", &all).await;
    for (seat, person) in people.iter().enumerate() {
        let shown = person.json("/api/v1/tables/mutiny").await;
        for (other, player) in shown["view"]["players"].as_array().expect("players").iter().enumerate() {
            for pile in ["mutiny", "motives"] {
                let cards = player[pile].as_array().map(Vec::as_slice).unwrap_or_default();
                assert!(cards.iter().all(|card| card.is_null() != (seat == other)), "{pile} of {other} for {seat}");
            }
        }
        assert!(shown["view"]["players"].to_string().contains("miracles"), "tokens lie open");
        assert_eq!(shown["view"]["setup"]["objective"], "earth");
    }
}

#[tokio::test]
async fn bots_play_the_empty_seats() {
    let server = Server::start().await;
    let me = server.guest("Mara").await;
    let seats = json!({ "setup": { "players": 4 }, "seats": ["me", "bot", "bot", "bot"], "bots": "instant" });
    let made = me.post("/api/v1/tables", seats).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    me.post(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    let path = format!("/api/v1/tables/{id}");
    let mut chance = Chance::new([5; 32]);
    for number in 0..3_000 {
        let shown = me.json(&path).await;
        if !shown["view"]["over"].is_null() {
            return;
        }
        let ask = &shown["ask"];
        if ask.is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            continue;
        }
        let body = json!({ "moment": ask["moment"], "key": number.to_string(), "answer": pick(ask, &mut chance) });
        me.post(&format!("{path}/answer"), body).await;
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_retry_counts_once_and_a_stale_answer_changes_nothing() {
    let server = Server::start().await;
    let people = people(&server, 3).await;
    let id = server.table(&people, json!({ "players": 3 })).await;
    let path = format!("/api/v1/tables/{id}");
    let mut asked = None;
    for person in &people {
        let shown = person.json(&path).await;
        if !shown["ask"].is_null() {
            asked = Some((person, shown));
        }
    }
    let (person, shown) = asked.expect("somebody picks first");
    let ask = &shown["ask"];
    let answer = pick(ask, &mut Chance::new([1; 32]));
    let body = json!({ "moment": ask["moment"], "key": "first", "answer": answer });
    person.post(&format!("{path}/answer"), body.clone()).await;
    let after = person.json(&path).await;
    person.post(&format!("{path}/answer"), body.clone()).await;
    assert_eq!(person.json(&path).await, after, "a retry changes nothing");
    let late = json!({ "moment": ask["moment"], "key": "second", "answer": answer });
    let (status, reply) = person.try_post(&format!("{path}/answer"), late).await;
    assert_eq!(status, StatusCode::CONFLICT, "{reply}");
    assert!(reply["error"].as_str().is_some_and(|text| !text.is_empty()));
    assert_eq!(person.json(&path).await, after, "a stale answer changes nothing");
}

/// Somebody answers in one window, then otherwise in another that has not followed the table.
#[tokio::test]
async fn another_answer_to_the_same_question_is_not_taken_for_a_retry() {
    let server = Server::start().await;
    let ana = server.guest("Ana").await;
    let path = laid::find(3, laid::moving).lay(&server, "stale", &[&ana]).await;
    let (_, page) = ana.get(&path).await;
    let value = |name: &str| {
        let (_, after) = page.split_once(&format!("name=\"{name}\" value=\"")).expect("a hidden field");
        after.split('"').next().expect("its value").to_owned()
    };
    let (version, key) = (value("version"), value("key"));
    let answer = async |which: &str| {
        let fields = [("version", version.as_str()), ("key", key.as_str()), ("answer", which)];
        ana.led(&format!("{path}/answer"), &fields).await
    };
    assert_eq!(answer("1").await, path);
    let after = ana.json("/api/v1/tables/stale").await["view"].clone();
    assert_eq!(answer("1").await, path, "a retry is acknowledged");
    assert_eq!(answer("2").await, format!("{path}?notice=stale"), "another answer comes too late");
    assert_eq!(ana.json("/api/v1/tables/stale").await["view"], after, "neither changes anything");
}

#[tokio::test]
async fn bad_input_gets_a_clear_answer_and_changes_nothing() {
    let server = Server::start().await;
    let people = people(&server, 3).await;
    let id = server.table(&people, json!({ "players": 3 })).await;
    let path = format!("/api/v1/tables/{id}");
    let before = people[0].json(&path).await;
    let answer = format!("{path}/answer");
    let json_kind = "application/json";
    let deep = "[".repeat(20_000);
    let huge = "x".repeat(200_000);
    for (body, wanted) in [
        ("", 400..=415),
        ("{", 400..=400),
        ("null", 400..=422),
        (r#"{"moment":-1,"key":"a","answer":{"one":"pass"}}"#, 400..=422),
        (r#"{"moment":0,"key":"","answer":{"one":"pass"}}"#, 400..=400),
        (r#"{"moment":4294967295,"key":"a","answer":{"one":"pass"}}"#, 409..=409),
        (r#"{"moment":0,"key":"a","answer":{"one":{"card":"no-such-card"}}}"#, 400..=422),
        (deep.as_str(), 400..=422),
        (huge.as_str(), 400..=413),
    ] {
        for person in &people {
            let (status, text) = person.send("POST", &answer, json_kind, body.to_owned()).await;
            assert!(wanted.contains(&status.as_u16()), "{}: {status} {text}", &body[..body.len().min(60)]);
            assert!(text.contains("error"), "{text}");
        }
    }
    let stranger = Person::stranger(&server);
    let mut forged = Person::stranger(&server);
    forged.token = Some("0".repeat(32));
    let outsider = server.guest("Nobody").await;
    let sent = json!({ "moment": 0, "key": "a", "answer": { "one": "pass" } });
    assert_eq!(stranger.try_post(&answer, sent.clone()).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(forged.try_post(&answer, sent.clone()).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(outsider.try_post(&answer, sent).await.0, StatusCode::FORBIDDEN);
    assert_eq!(stranger.get("/t/none-such").await.0, StatusCode::NOT_FOUND);
    assert!(stranger.get("/api/v1/tables/%00%ff").await.0.is_client_error());
    assert_eq!(people[0].json(&path).await, before);
}

/// Unique components whose face is a secret until somebody sees it: no two are alike, so a name in a
/// response is that very card.
fn unique_ids() -> Vec<&'static str> {
    let loyalty = Loyalty::all().map(Loyalty::id);
    let crises = Crisis::all().map(Crisis::id);
    let supers = SuperCrisis::all().map(SuperCrisis::id);
    let quorum = Quorum::all().map(Quorum::id);
    let destinations = Destination::all().map(Destination::id);
    let ships = Civilian::all().map(Civilian::id);
    let agendas = Agenda::all().map(Agenda::id);
    let daybreak = Mutiny::all().map(Mutiny::id).chain(Motive::all().map(Motive::id));
    let all = loyalty.chain(crises).chain(supers).chain(quorum).chain(destinations).chain(ships).chain(agendas);
    let all = all.chain(daybreak).chain(Mission::all().map(Mission::id));
    // An ability that is called like a card would be taken for it.
    all.filter(|id| Ability::ALL.iter().all(|ability| ability.id() != *id)).collect()
}

#[tokio::test]
async fn no_byte_that_a_seat_receives_tells_more_than_its_view() {
    let server = Server::start().await;
    let people = people(&server, 4).await;
    let id = server.table(&people, json!({ "players": 4 })).await;
    nothing_is_told(&server, &people, &id, 400).await;
}

#[tokio::test]
async fn no_byte_tells_more_with_pegasus() {
    nothing_is_told_with(&pegasus_setups()).await;
}

#[tokio::test]
async fn no_byte_tells_more_with_daybreak() {
    nothing_is_told_with(&daybreak_setups()).await;
}

async fn nothing_is_told_with(setups: &[Value]) {
    for setup in setups.iter().cloned() {
        let server = Server::start().await;
        let people = people(&server, players_of(&setup)).await;
        let id = server.table(&people, setup).await;
        nothing_is_told(&server, &people, &id, 90).await;
    }
}

/// The stacks of civilian ships, occupation, detention, and an agenda under way.
#[tokio::test]
async fn no_byte_tells_more_on_new_caprica() {
    let server = Server::start().await;
    let people = people(&server, 5).await;
    let all: Vec<&Person> = people.iter().collect();
    let led = |game: &Game| game.view(Viewer::Spectator).players.iter().any(|player| !player.agenda.is_empty());
    let moment = laid::find_with(Kind::Officer, Setup::pegasus(5), |game| laid::settled(game) && led(game));
    moment.lay(&server, "caprica", &all).await;
    nothing_is_told(&server, &people, "caprica", 90).await;
}

/// Whether the text has the id: as a value, or as the last part of an address.
fn names(text: &str, card: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(|letter: char| letter.is_ascii_alphanumeric() || letter == '-');
    let at_end = |path: &str| text.match_indices(path).any(|(at, _)| ends(&text[at + path.len()..]));
    text.contains(&format!("\"{card}\"")) || at_end(&format!("/{card}"))
}

/// Plays on with random answers, and searches every byte that every seat receives.
async fn nothing_is_told(server: &Server, people: &[Person], id: &str, answers: usize) {
    for (at, person) in people.iter().enumerate() {
        person.form(&format!("/t/{id}/notes"), &[("notes", &format!("private thought {at}"))]).await;
    }
    let seed = {
        let live = server.hall.table(id).await.expect("the table");
        let table = live.look();
        airlock_game::save::to_hex(&table.row.seed)
    };
    let ids = unique_ids();
    let mut known: Vec<Vec<&str>> = vec![Vec::new(); people.len()];
    let mut looks = 0usize;
    let hall = &server.hall;
    let (people_ref, id_ref, known_ref, seed_ref) = (people, id, &mut known, &seed);
    play(people, id, &mut Chance::new([8; 32]), answers, async |seat, _| {
        // The truth: what the engine's view and log show this seat, which their own tests hold to be right.
        let truth = {
            let live = hall.table(id_ref).await.expect("the table");
            let table = live.look();
            let Some(play) = &table.play else { return };
            if play.game.ending().is_some() {
                return;
            }
            let viewer = Viewer::Seat(Seat(u8::try_from(seat).expect("a seat")));
            let view = serde_json::to_string(&play.game.view(viewer)).expect("a view");
            let log: Vec<_> = play.events().map(|event| event.shown_to(viewer)).collect();
            view + &serde_json::to_string(&log).expect("a log")
        };
        let quoted = |card: &&str| truth.contains(&format!("\"{card}\""));
        for card in ids.iter().copied().filter(quoted) {
            if !known_ref[seat].contains(&card) {
                known_ref[seat].push(card);
            }
        }
        looks += 1;
        if !looks.is_multiple_of(7) {
            return;
        }
        let person = &people_ref[seat];
        person.get(&format!("/t/{id_ref}")).await;
        person.json(&format!("/api/v1/tables/{id_ref}/log")).await;
        let received: Vec<String> = std::mem::take(&mut *person.received.lock().expect("nobody panics here"));
        for text in received {
            for card in ids.iter().filter(|card| !known_ref[seat].contains(card)) {
                assert!(!names(&text, card), "seat {seat} was told of {card}");
            }
            assert!(!text.contains(seed_ref.as_str()), "seat {seat} was told the seed");
            for (other, somebody) in people_ref.iter().enumerate().filter(|(other, _)| *other != seat) {
                assert!(!text.contains(&format!("private thought {other}")), "seat {seat} read notes of {other}");
                let token = somebody.token.as_deref().expect("a token");
                assert!(!text.contains(token), "seat {seat} got the token of {other}");
            }
        }
    })
    .await;
}

#[tokio::test]
async fn a_window_with_an_even_pause_asks_nobody_before_its_end() {
    let rules = HallRules { pause: std::time::Duration::from_millis(30), ..HallRules::default() };
    let server = Server::with(rules).await;
    let people = people(&server, 3).await;
    let id = server.table(&people, json!({ "players": 3, "even_windows": true })).await;
    let path = format!("/api/v1/tables/{id}");
    let mut chance = Chance::new([2; 32]);
    let mut pauses = 0;
    for given in 0..400 {
        for (seat, person) in people.iter().enumerate() {
            let shown = person.json(&path).await;
            let ask = &shown["ask"];
            let choices = ask["choices"].as_array().map_or(0, Vec::len);
            if ask.is_null() || choices == 1 {
                pauses += usize::from(choices == 1);
                continue;
            }
            let body =
                json!({ "moment": ask["moment"], "key": format!("{given}-{seat}"), "answer": pick(ask, &mut chance) });
            // The pause may end between the look and the answer.
            person.try_post(&format!("{path}/answer"), body).await;
        }
    }
    assert!(pauses > 0, "windows that one can only pass are seen");
    let over = !people[0].json(&path).await["view"]["over"].is_null();
    let turn = people[0].json(&path).await["view"]["turn"]["number"].as_u64().unwrap_or_default();
    assert!(over || turn > 2, "the pauses end by themselves: turn {turn}");
}

#[tokio::test]
async fn a_move_can_be_taken_back_until_somebody_else_answers() {
    let server = Server::start().await;
    let people = people(&server, 3).await;
    let id = server.table(&people, json!({ "players": 3 })).await;
    let path = format!("/api/v1/tables/{id}");
    let mut chance = Chance::new([4; 32]);
    for given in 0..600 {
        for (seat, person) in people.iter().enumerate() {
            let before = person.json(&path).await;
            let ask = &before["ask"];
            if ask.is_null() {
                continue;
            }
            let body =
                json!({ "moment": ask["moment"], "key": format!("{given}-{seat}"), "answer": pick(ask, &mut chance) });
            person.post(&format!("{path}/answer"), body).await;
            let after = person.json(&path).await;
            if after["can_take_back"] == json!(true) {
                person.post(&format!("{path}/back"), json!({ "key": format!("back-{given}") })).await;
                let again = person.json(&path).await;
                assert_eq!(again["view"], before["view"], "everything is as it was");
                assert_eq!(again["ask"]["choices"], before["ask"]["choices"]);
                let (status, _) = person.try_post(&format!("{path}/back"), json!({ "key": "twice" })).await;
                assert!(status == StatusCode::CONFLICT || status.is_success());
                return;
            }
        }
    }
    panic!("no answer could be taken back");
}

#[tokio::test]
async fn a_mix_that_cannot_be_played_is_refused_with_its_reason() {
    let server = Server::start().await;
    let me = server.guest("Mara").await;
    let make = async |setup: Value, players: usize| {
        let mut seats = vec!["bot"; players];
        seats[0] = "me";
        me.try_post("/api/v1/tables", json!({ "setup": setup, "seats": seats })).await
    };
    let (boxes, daybreak) = (json!(["base", "pegasus"]), json!(["base", "daybreak"]));
    for (setup, reason) in [
        (json!({ "players": 7 }), "The base game is for 1 to 6 players"),
        (json!({ "players": 2, "sets": boxes }), "With Pegasus the game is for 3 to 7 players"),
        (json!({ "players": 4, "objective": "new-caprica" }), "New Caprica is an objective of Pegasus"),
        (json!({ "players": 7, "sets": boxes, "variants": { "no-leaders": true } }), "7 players need a Cylon leader"),
        (json!({ "players": 4, "sets": boxes, "variants": { "sympathetic-cylon": true } }), "leave them out too"),
        (json!({ "players": 4, "variants": { "no-leaders": true } }), "The base game has no Cylon leaders"),
        (json!({ "players": 2, "sets": daybreak }), "With Daybreak the game is for 3 to 7 players"),
        (json!({ "players": 4, "sets": boxes, "objective": "earth" }), "Earth is an objective of Daybreak"),
        (
            json!({ "players": 4, "sets": daybreak, "objective": "new-caprica" }),
            "New Caprica is an objective of Pegasus",
        ),
        (
            json!({ "players": 7, "sets": daybreak, "variants": { "no-leaders": true } }),
            "7 players need a Cylon leader",
        ),
        (json!({ "players": 4, "sets": daybreak, "variants": { "no-sympathizer": true } }), "the Mutineer replaces"),
        (json!({ "players": 4, "sets": daybreak, "variants": { "sympathetic-cylon": true } }), "the Mutineer replaces"),
    ] {
        let (status, reply) = make(setup.clone(), usize::from(players_of(&setup))).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{setup}");
        assert!(reply["error"].as_str().is_some_and(|error| error.contains(reason)), "{setup}: {reply}");
    }
    // What is not a box, an objective or a variant at all.
    for setup in [
        json!({ "players": 4, "sets": ["razor"] }),
        json!({ "players": 4, "objective": "caprica" }),
        json!({ "players": 4, "variants": { "no-cards": true } }),
    ] {
        let (status, reply) = make(setup.clone(), 4).await;
        assert!(status.is_client_error(), "{setup}: {status}");
        assert!(reply["error"].as_str().is_some_and(|error| !error.is_empty()), "{setup}: {reply}");
    }
    assert_eq!(me.json("/api/v1/tables").await, json!([]), "nothing was made");
    let (status, reply) = make(json!({ "players": 7, "sets": boxes, "objective": "new-caprica" }), 7).await;
    assert_eq!(status, StatusCode::OK, "{reply}");
}

#[tokio::test]
async fn exactly_the_mixes_that_the_rules_allow_are_made() {
    let server = Server::start().await;
    let me = server.guest("Mara").await;
    let mixes =
        [Sets::BASE, Sets::BASE.with(Set::Pegasus), Sets::BASE.with(Set::Daybreak), Set::ALL.iter().copied().collect()];
    for (sets, &objective) in mixes.into_iter().flat_map(|sets| Objective::ALL.iter().map(move |one| (sets, one))) {
        for players in 3..=7 {
            let setup = Setup { sets, objective, ..Setup::base(players) };
            let mut seats = vec!["bot"; usize::from(players)];
            seats[0] = "me";
            let (status, reply) = me.try_post("/api/v1/tables", json!({ "setup": setup, "seats": seats })).await;
            assert_eq!(status.is_success(), Rules::of(&setup).is_ok(), "{setup:?}: {reply}");
        }
    }
}

#[tokio::test]
async fn every_operation_of_the_description_exists() {
    let server = Server::start().await;
    let stranger = Person::stranger(&server);
    let document = stranger.json("/api/v1/openapi.json").await;
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with('3')));
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for method in operations.as_object().expect("operations").keys() {
            let path = path.replace("{id}", "none-such");
            let (status, text) = stranger.send(&method.to_uppercase(), &path, "application/json", "{}").await;
            assert_ne!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert!(!text.is_empty(), "{method} {path}");
        }
    }
}

#[tokio::test]
async fn pages_come_with_strict_headers_and_escaped_names() {
    let server = Server::start().await;
    let me = server.guest("<script>1</script>").await;
    assert!(me.token.is_some());
    let made = me
        .post("/api/v1/tables", json!({ "name": "<b>x</b>", "setup": { "players": 3 }, "seats": ["me", "bot", "bot"] }))
        .await;
    let id = made["id"].as_str().expect("an id");
    me.form(&format!("/t/{id}/say"), &[("text", "<img src=x onerror=alert(1)>")]).await;
    let (_, page) = me.get(&format!("/t/{id}")).await;
    for raw in ["<script>1", "<b>x</b>", "<img src=x"] {
        assert!(!page.contains(raw), "{raw} is not escaped");
    }
    assert!(!page.contains(" style="), "no inline style");
    assert!(!page.contains(" onclick="), "no inline script");
    let client = reqwest::Client::new();
    let response = client.get(format!("{}/t/{id}", server.url)).send().await.expect("a response");
    let policy = response.headers()["content-security-policy"].to_str().expect("text").to_owned();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    let cross = client.post(format!("{}/play", server.url)).header("origin", "https://evil.example");
    let refused = cross.form(&[("players", "3")]).send().await.expect("a response");
    assert_eq!(refused.status(), StatusCode::FORBIDDEN);
}
