//! Who may sit where, and what somebody without a seat gets to see and do.

use std::time::{Duration, Instant};

use airlock_game::{Ask, Question, Seat};
use airlock_server::hall::HallRules;
use airlock_store::Extent;
use reqwest::StatusCode;
use serde_json::{Value, json};

mod support;

use support::{Person, Server, laid};

const SOON: Duration = Duration::from_secs(5);

/// Somebody who plays with bots, in the middle of their turn, so that the game waits for them.
async fn with_bots(server: &Server, host: &Person) -> String {
    laid::find(4, laid::moving).lay(server, "running", &[host]).await;
    "/api/v1/tables/running".to_owned()
}

async fn sit(person: &Person, path: &str, body: Value) -> (StatusCode, Value) {
    person.try_post(&format!("{path}/sit"), body).await
}

/// The Loyalty cards and the hand of a seat, where this person sees them.
fn secrets(table: &Value, seat: usize) -> (usize, usize) {
    let player = &table["view"]["players"][seat];
    let known = |cards: &Value| cards.as_array().map_or(0, |cards| cards.iter().filter(|card| !card.is_null()).count());
    (known(&player["loyalty"]), known(&player["hand"]["known"]))
}

async fn requests(person: &Person, path: &str) -> Vec<Value> {
    person.json(path).await["requests"].as_array().cloned().unwrap_or_default()
}

#[tokio::test]
async fn a_seat_in_a_running_game_is_taken_with_the_hosts_consent_only() {
    let server = Server::start().await;
    let (host, stranger) = (server.guest("Mara").await, server.guest("Zoe").await);
    let path = with_bots(&server, &host).await;
    let (status, reply) = sit(&stranger, &path, json!({ "seat": 2 })).await;
    assert!(status.is_success(), "{reply}");
    let seen = stranger.json(&path).await;
    assert_eq!((&seen["seat"], secrets(&seen, 2)), (&Value::Null, (0, 0)), "asking shows nothing");

    let asked = requests(&host, &path).await;
    assert_eq!((asked.len(), &asked[0]["name"], &asked[0]["seat"]), (1, &json!("Zoe"), &json!(2)));
    let guest = json!({ "guest": asked[0]["guest"] });
    let (status, _) = stranger.try_post(&format!("{path}/admit"), guest.clone()).await;
    assert!(status.is_client_error(), "nobody lets themselves in");
    host.post(&format!("{path}/decline"), guest.clone()).await;
    assert_eq!(requests(&host, &path).await.len(), 0);
    assert_eq!(stranger.json(&path).await["seat"], Value::Null);

    sit(&stranger, &path, json!({ "seat": 2 })).await;
    host.form("/t/running/admit", &[("guest", &asked[0]["guest"].to_string())]).await;
    let seen = stranger.json(&path).await;
    assert_eq!(seen["seat"], json!(2), "the host let them in");
    assert!(secrets(&seen, 2).0 > 0, "it is theirs now");
}

#[tokio::test]
async fn where_the_host_has_left_whoever_plays_may_consent() {
    let server = Server::start().await;
    let (host, friend, stranger) = (server.guest("Mara").await, server.guest("Jonas").await, server.guest("Zoe").await);
    laid::find(4, laid::moving).lay(&server, "running", &[&host, &friend]).await;
    let path = "/api/v1/tables/running";
    sit(&stranger, path, json!({ "seat": 2 })).await;
    let guest = json!({ "guest": requests(&host, path).await[0]["guest"] });
    let (status, _) = friend.try_post(&format!("{path}/admit"), guest.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT, "the host is there");
    host.post(&format!("{path}/leave"), json!({})).await;
    friend.post(&format!("{path}/admit"), guest).await;
    assert_eq!(stranger.json(path).await["seat"], json!(2));
}

#[tokio::test]
async fn who_leaves_sees_nothing_of_the_seat_from_that_moment_on() {
    let server = Server::start().await;
    let (host, friend) = (server.guest("Mara").await, server.guest("Jonas").await);
    laid::find(4, laid::moving).lay(&server, "running", &[&host, &friend]).await;
    let path = "/api/v1/tables/running";
    assert!(secrets(&friend.json(path).await, 1).0 > 0);
    let mut stream = friend.listen_on("/t/running").await;
    friend.post(&format!("{path}/leave"), json!({})).await;
    let push = stream.next(SOON).await.expect("the page is told");
    assert_eq!(push["reload"], json!(true), "the page is another one now");
    assert!(push["regions"]["hand"].as_str().expect("the hand").contains("is-watching"), "{push}");

    let seen = friend.json(path).await;
    assert_eq!((&seen["seat"], &seen["left"], secrets(&seen, 1)), (&Value::Null, &json!(1), (0, 0)));
    let page = friend.get("/t/running").await.1;
    assert!(page.contains("is-watching") && !page.contains("id=\"notes\""), "{page}");
    let (status, _) = friend.try_post(&format!("{path}/notes"), json!({ "text": "he lies" })).await;
    assert_eq!(status, StatusCode::FORBIDDEN);

    // Back to the own seat with one click, to no other.
    let (status, reply) = sit(&friend, path, json!({ "seat": 2 })).await;
    assert_eq!((status, &reply["seat"]), (StatusCode::OK, &json!(1)));
    assert!(secrets(&friend.json(path).await, 1).0 > 0);
}

#[tokio::test]
async fn who_was_removed_is_no_owner_any_more_and_gets_no_other_seat() {
    let server = Server::start().await;
    let (host, friend) = (server.guest("Mara").await, server.guest("Jonas").await);
    laid::find(4, laid::moving).lay(&server, "running", &[&host, &friend]).await;
    let path = "/api/v1/tables/running";
    friend.post(&format!("{path}/notes"), json!({ "text": "Mara lies" })).await;
    let mut stream = friend.listen_on("/t/running").await;
    host.post(&format!("{path}/remove"), json!({ "seat": 1 })).await;
    assert!(stream.next(SOON).await.expect("the page is told")["regions"]["hand"].is_string());
    let seen = friend.json(path).await;
    assert_eq!((&seen["seat"], &seen["left"], secrets(&seen, 1)), (&Value::Null, &Value::Null, (0, 0)));
    assert_eq!(sit(&friend, path, json!({ "seat": 1 })).await.0, StatusCode::CONFLICT, "they cannot return at once");

    // The host may lift it; then they may ask again, but for the seat that they know only.
    let barred = host.json(path).await["guests"][0].clone();
    assert_eq!((&barred["name"], &barred["bar"]), (&json!("Jonas"), &json!("removed")));
    host.post(&format!("{path}/lift"), json!({ "guest": barred["guest"] })).await;
    assert_eq!(sit(&friend, path, json!({ "seat": 2 })).await.0, StatusCode::CONFLICT, "they know another hand");
    assert!(sit(&friend, path, json!({ "seat": 1 })).await.0.is_success());
    host.post(&format!("{path}/admit"), json!({ "guest": barred["guest"] })).await;
    assert_eq!(friend.json(path).await["seat"], json!(1));
    assert!(!friend.get("/t/running").await.1.contains("Mara lies"), "notes do not pass on");
}

#[tokio::test]
async fn who_is_banned_neither_sits_nor_talks_nor_comes_back() {
    let server = Server::start().await;
    let (host, friend) = (server.guest("Mara").await, server.guest("Jonas").await);
    laid::find(4, laid::moving).lay(&server, "running", &[&host, &friend]).await;
    let path = "/api/v1/tables/running";
    let (status, _) = friend.try_post(&format!("{path}/remove"), json!({ "seat": 0 })).await;
    assert_eq!(status, StatusCode::CONFLICT, "only the host can");
    host.form("/t/running/remove", &[("seat", "1"), ("ban", "1")]).await;
    for seat in [1, 2] {
        assert_eq!(sit(&friend, path, json!({ "seat": seat })).await.0, StatusCode::CONFLICT);
    }
    let (status, _) = friend.try_post(&format!("{path}/say"), json!({ "text": "unfair" })).await;
    assert_eq!(status, StatusCode::CONFLICT);
    // A seat of a ban survives a restart: it is stored.
    let stored = server.hall.store.load("running", Extent::Play).await.expect("the table");
    assert_eq!((stored.seats[1].person, stored.seats[1].bot.is_some()), (None, true));
}

#[tokio::test]
async fn somebody_removed_before_the_start_cannot_return_at_once() {
    let server = Server::start().await;
    let (host, guest) = (server.guest("Mara").await, server.guest("Jonas").await);
    let made =
        host.post("/api/v1/tables", json!({ "setup": { "players": 3 }, "seats": ["me", "person", "person"] })).await;
    let id = made["id"].as_str().expect("an id");
    let path = format!("/api/v1/tables/{id}");
    assert!(sit(&guest, &path, json!({})).await.0.is_success());
    host.form(&format!("/t/{id}/remove"), &[("seat", "1")]).await;
    assert_eq!(sit(&guest, &path, json!({})).await.0, StatusCode::CONFLICT);
    assert!(host.get(&format!("/t/{id}/people")).await.1.contains("Jonas"), "the host can lift it");
    host.post(&format!("{path}/lift"), json!({ "guest": host.json(&path).await["guests"][0]["guest"] })).await;
    assert!(sit(&guest, &path, json!({})).await.0.is_success());
}

#[tokio::test]
async fn nobody_sits_or_talks_under_the_name_of_another() {
    let server = Server::start().await;
    let host = server.guest("Ilse Mara").await;
    let made =
        host.post("/api/v1/tables", json!({ "setup": { "players": 3 }, "seats": ["me", "person", "bot"] })).await;
    let id = made["id"].as_str().expect("an id");
    let path = format!("/api/v1/tables/{id}");
    for name in [
        "Ilse Mara",
        "ilse mara",
        " ILSE  MARA",
        "IlseMara",
        "llse Mara",
        "Ilse M\u{430}ra",
        "Ilse\u{200b} Mara",
        "\u{ff29}lse Mara",
        "Officer bot",
        "0fficer B\u{43e}t",
        "Oficer bot",
        "士官ボット",
        "A1tair",
        "Guest",
        "You",
    ] {
        let imitator = server.guest(name).await;
        assert_eq!(sit(&imitator, &path, json!({})).await.0, StatusCode::CONFLICT, "{name:?} sits");
        imitator.post(&format!("{path}/say"), json!({ "text": "I am who I am" })).await;
    }
    let chat = host.json(&format!("{path}/chat")).await;
    for line in chat.as_array().expect("lines") {
        assert_eq!((&line["name"], &line["player"]), (&json!("Guest"), &json!(false)), "{line}");
    }
    let other = server.guest("Mara").await;
    assert!(sit(&other, &path, json!({})).await.0.is_success());
    other.post(&format!("{path}/say"), json!({ "text": "Here I am" })).await;
    let chat = host.json(&format!("{path}/chat")).await;
    let last = chat.as_array().and_then(|lines| lines.last()).expect("a line");
    assert_eq!((&last["name"], &last["player"]), (&json!("Mara"), &json!(true)));
    // Nor does somebody take such a name later.
    assert_eq!(sit(&other, &path, json!({ "name": "Ilse-Mara\u{200d}" })).await.0, StatusCode::OK);
    assert_eq!(sit(&other, &path, json!({ "name": "Ils\u{435} Mara" })).await.0, StatusCode::CONFLICT);
    let page = host.get(&format!("/t/{id}")).await.1;
    assert!(page.contains("watching</small>"), "the chat shows who watches: {page}");
}

async fn texts(person: &Person, path: &str) -> Vec<String> {
    let chat = person.json(&format!("{path}/chat")).await;
    let said = chat.as_array().expect("lines").iter().filter(|line| line["kind"] == "said");
    said.map(|line| line["text"].as_str().expect("a text").to_owned()).collect()
}

#[tokio::test]
async fn one_can_be_muted_for_oneself_and_by_the_host_for_all() {
    let server = Server::start().await;
    let (host, friend, watcher) = (server.guest("Mara").await, server.guest("Jonas").await, server.guest("Zoe").await);
    laid::find(4, laid::moving).lay(&server, "running", &[&host, &friend]).await;
    let path = "/api/v1/tables/running";
    watcher.post(&format!("{path}/say"), json!({ "text": "I saw it" })).await;
    let line = host.json(&format!("{path}/chat")).await[0].clone();
    assert_eq!((&line["name"], &line["player"], &line["line"]), (&json!("Zoe"), &json!(false), &json!(0)));

    // For oneself: nobody else notices.
    friend.form("/t/running/mute", &[("line", "0")]).await;
    assert!(texts(&friend, path).await.is_empty() && !friend.get("/t/running").await.1.contains("I saw it"));
    assert_eq!(texts(&host, path).await, ["I saw it"]);
    watcher.post(&format!("{path}/say"), json!({ "text": "I saw more" })).await;
    assert!(texts(&friend, path).await.is_empty());
    let page = friend.get("/t/running/people").await.1;
    assert!(page.contains(">Unmute<"), "{page}");
    friend.form("/t/running/mute", &[("line", "0"), ("on", "0")]).await;
    assert_eq!(texts(&friend, path).await, ["I saw it", "I saw more"]);

    // For the table: by the host alone.
    let mute = json!({ "line": 0, "table": true });
    assert_eq!(friend.try_post(&format!("{path}/mute"), mute.clone()).await.0, StatusCode::CONFLICT);
    host.post(&format!("{path}/mute"), mute).await;
    let (status, _) = watcher.try_post(&format!("{path}/say"), json!({ "text": "and more" })).await;
    assert_eq!(status, StatusCode::CONFLICT);
    host.post(&format!("{path}/mute"), json!({ "line": 0, "table": true, "on": false })).await;
    watcher.post(&format!("{path}/say"), json!({ "text": "and more" })).await;
    assert_eq!(texts(&host, path).await.len(), 3);

    // Somebody beside the table is banned by what they said.
    host.form("/t/running/remove", &[("line", "0"), ("ban", "1")]).await;
    assert_eq!(watcher.try_post(&format!("{path}/say"), json!({ "text": "no" })).await.0, StatusCode::CONFLICT);
    assert_eq!(sit(&watcher, path, json!({ "seat": 3 })).await.0, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_report_is_kept_for_whoever_runs_the_server() {
    let server = Server::start().await;
    let (host, friend) = (server.guest("Mara").await, server.guest("Jonas").await);
    laid::find(4, laid::moving).lay(&server, "running", &[&host, &friend]).await;
    friend.form("/t/running/say", &[("text", "something vile")]).await;
    let page = host.get("/t/running/people?line=0").await.1;
    assert!(page.contains("something vile") && page.contains("action=\"/t/running/flag\""), "{page}");
    host.form("/t/running/flag", &[("line", "0"), ("reason", "vile")]).await;
    host.post("/api/v1/tables/running/flag", json!({ "seat": 1, "reason": "plays badly" })).await;
    for body in
        [json!({ "seat": 1, "reason": "" }), json!({ "reason": "who?" }), json!({ "seat": 2, "reason": "a bot" })]
    {
        let (status, _) = host.try_post("/api/v1/tables/running/flag", body.clone()).await;
        assert!(status.is_client_error(), "{body}");
    }
    let reports = server.hall.store.reports(false, 10).await.expect("reports");
    let told: Vec<_> = reports.iter().map(|one| (one.name.as_str(), one.text.as_str(), one.reason.as_str())).collect();
    assert_eq!(told, [("Jonas", "", "plays badly"), ("Jonas", "something vile", "vile")]);
    assert!(reports.iter().all(|report| report.table == "running" && report.person.is_some() && report.made_at > 0));
    assert!(!friend.get("/t/running").await.1.contains("plays badly"), "nobody at the table is told");
}

/// A window in which several bots are asked and no person is.
fn bots_in_a_window(game: &airlock_game::Game) -> bool {
    let window = |ask: &Ask| ask.seat != Seat(0) && matches!(ask.question, Question::Window { .. });
    game.waits_secretly() && game.asks().len() >= 3 && game.asks().iter().all(window)
}

#[tokio::test]
async fn a_window_takes_one_delay_however_many_bots_pass() {
    let delay = Duration::from_millis(600);
    let server = Server::with(HallRules { bot_delay: delay, ..HallRules::default() }).await;
    let host = server.guest("Mara").await;
    laid::find(6, bots_in_a_window).lay(&server, "window", &[&host]).await;
    let live = server.hall.table("window").await.expect("the table");
    let moment = |live: &airlock_server::hall::Live| live.look().play.as_ref().map(|play| play.moment());
    let (before, began) = (moment(&live), Instant::now());
    while moment(&live) == before && began.elapsed() < SOON {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let took = began.elapsed();
    assert!(took >= delay / 2 && took < delay * 2, "{took:?}");
}
