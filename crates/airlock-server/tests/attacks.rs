//! Ways around the doors that were found by attacking them again (docs/attacks.md).

use std::sync::Arc;
use std::time::Duration;

use airlock_server::hall::HallRules;
use airlock_server::http::{Config, Quotas};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

mod support;

use support::browser::{Browser, api_of};
use support::{Person, Server, laid};

/// Somebody behind a proxy, whom the limits concern.
async fn from_outside(client: &Client, url: String, token: &str, body: &Value) -> StatusCode {
    let request = client.post(url).header("x-forwarded-for", "192.0.2.1").bearer_auth(token).json(body);
    request.send().await.expect("a response").status()
}

/// Asking for a seat and thinking better of it writes a line for everybody; so does sitting down and leaving again.
#[tokio::test]
async fn nobody_fills_a_chat_without_saying_a_word() {
    let quotas = Quotas { lines: 5, ..Quotas::default() };
    let server = Server::run(HallRules::default(), Config { quotas, ..Config::default() }).await;
    let (host, stranger) = (server.guest("Mara").await, server.guest("Zoe").await);
    laid::find(4, laid::moving).lay(&server, "running", &[&host]).await;
    let made = json!({ "setup": { "players": 3 }, "seats": ["me", "person", "person"] });
    let lobby = host.post("/api/v1/tables", made).await["id"].as_str().expect("an id").to_owned();
    let (client, token) = (Client::new(), stranger.token.clone().expect("a token"));
    for table in ["running", &lobby] {
        for round in 0..20 {
            let path = format!("{}/api/v1/tables/{table}", server.url);
            let name = json!({ "name": format!("Zoe {round}") });
            from_outside(&client, format!("{path}/sit"), &token, &name).await;
            from_outside(&client, format!("{path}/leave"), &token, &json!({})).await;
        }
        let chat = host.json(&format!("/api/v1/tables/{table}/chat")).await;
        let lines = chat.as_array().expect("lines").len();
        assert!(lines <= 8, "{lines} lines at {table}");
    }
}

#[tokio::test]
async fn reports_are_limited_like_lines_of_the_chat() {
    let quotas = Quotas { lines: 5, ..Quotas::default() };
    let server = Server::run(HallRules::default(), Config { quotas, ..Config::default() }).await;
    let (host, stranger) = (server.guest("Mara").await, server.guest("Zoe").await);
    laid::find(4, laid::moving).lay(&server, "running", &[&host]).await;
    let (client, token) = (Client::new(), stranger.token.clone().expect("a token"));
    let mut taken = 0;
    for _ in 0..20 {
        let body = json!({ "seat": 0, "reason": "x".repeat(500) });
        let status = from_outside(&client, format!("{}/api/v1/tables/running/flag", server.url), &token, &body).await;
        taken += usize::from(status.is_success());
    }
    assert!((1..=5).contains(&taken), "{taken} reports");
}

/// Each link is a row that is kept.
#[tokio::test]
async fn nobody_makes_links_without_end() {
    let quotas = Quotas { lines: 5, ..Quotas::default() };
    let server = Server::run(HallRules::default(), Config { quotas, ..Config::default() }).await;
    let (client, token) = (Client::new(), server.guest("Mara").await.token.expect("a token"));
    let mut made = 0;
    for _ in 0..20 {
        let url = format!("{}/account/device", server.url);
        made += usize::from(from_outside(&client, url, &token, &json!({})).await.is_success());
    }
    assert!((1..=5).contains(&made), "{made} links");
}

/// An order for each of 65,536 turns would be read and written with every answer.
#[tokio::test]
async fn orders_for_turns_that_may_never_come_do_not_pile_up() {
    let server = Server::start().await;
    let host = server.guest("Mara").await;
    laid::find(4, laid::moving).lay(&server, "running", &[&host]).await;
    for number in 1000..1040 {
        for kind in ["pass-turn", "pass-check"] {
            host.post("/api/v1/tables/running/orders", json!({ "order": { kind: number } })).await;
        }
    }
    let table = server.hall.table("running").await.expect("the table").look();
    let orders = &table.seats[0].orders;
    assert!(orders.len() <= 2, "{} orders", orders.len());
}

/// Characters that leave a blank or nothing at all on the page, though Unicode calls them neither space nor ignorable.
#[tokio::test]
async fn a_name_that_only_adds_what_nobody_sees_is_the_same_name() {
    let server = Server::start().await;
    let host = server.guest("Mara").await;
    let made = json!({ "setup": { "players": 3 }, "seats": ["me", "person", "person"] });
    let id = host.post("/api/v1/tables", made).await["id"].as_str().expect("an id").to_owned();
    for blank in ['\u{2800}', '\u{1d159}', '\u{13441}', '\u{e000}', '\u{f8ff}', '\u{10fffd}', '\u{fffe}'] {
        let other = server.guest("Zoe").await;
        for name in [format!("Mara{blank}"), format!("Ma{blank}ra"), format!("{blank}Mara")] {
            let (status, reply) = other.try_post(&format!("/api/v1/tables/{id}/sit"), json!({ "name": name })).await;
            assert_eq!(status, StatusCode::CONFLICT, "{name:?} sat down: {reply}");
        }
    }
}

/// A private link says whose it is by the login, so that a login must be what it looks like.
#[tokio::test]
async fn a_login_has_nothing_in_it_that_cannot_be_seen() {
    let server = Server::start().await;
    let mut real = Browser::new(&server);
    real.plays().await;
    real.post("/account/keep", &[("name", "Mara"), ("password", "correct horse")]).await;
    for name in ["Mara\u{200b}", "\u{202e}Mara", "Ma\u{ad}ra", "\u{2060}"] {
        let mut sly = Browser::new(&server);
        sly.plays().await;
        let kept = sly.post("/account/keep", &[("name", name), ("password", "correct horse")]).await;
        assert_eq!(kept.status, StatusCode::BAD_REQUEST, "{name:?} was kept");
    }
    // Whoever types such a thing by accident still gets in.
    let mut again = Browser::new(&server);
    let page = again.post("/account/login", &[("name", "Mara\u{200b} "), ("password", "correct horse")]).await;
    assert!(page.place.is_some(), "{}", page.text);
}

/// A try is remembered by its name for an hour, so that the name must be one.
#[tokio::test]
async fn a_name_that_nobody_can_have_is_not_remembered() {
    let server = Server::start().await;
    let mut guesser = Browser::new(&server);
    for _ in 0..12 {
        let page = guesser.post("/account/login", &[("name", &"x".repeat(50_000)), ("password", "a guess")]).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST);
    }
}

/// What was on its way when a person was deleted must not bring them back.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn who_is_deleted_while_talking_leaves_no_word() {
    let server = Arc::new(Server::start().await);
    for round in 0..12 {
        let host = server.guest("Ilse").await;
        let made = json!({ "setup": { "players": 3 }, "seats": ["me", "person", "person"] });
        let id = host.post("/api/v1/tables", made).await["id"].as_str().expect("an id").to_owned();
        let zoe = server.guest("Zoe").await;
        let mut tasks = Vec::new();
        for at in 0..30 {
            let (zoe, id) = (zoe.clone(), id.clone());
            tasks.push(tokio::spawn(async move {
                let (path, body) = match at % 3 {
                    0 => ("sit", json!({ "name": "Zoe" })),
                    _ => ("say", json!({ "text": "still here" })),
                };
                zoe.try_post(&format!("/api/v1/tables/{id}/{path}"), body).await;
            }));
        }
        tokio::time::sleep(Duration::from_millis(round)).await;
        let (status, _) = zoe.form("/account/delete", &[("sure", "1")]).await;
        assert!(status.is_redirection(), "{status}");
        for task in tasks {
            task.await.expect("a response");
        }
        let chat = host.json(&format!("/api/v1/tables/{id}/chat")).await.to_string();
        assert!(!chat.contains("Zoe") && !chat.contains("still here"), "round {round}: {chat}");
        let seats = host.json(&format!("/api/v1/tables/{id}")).await["seats"].to_string();
        assert!(!seats.contains("Zoe"), "round {round}: {seats}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_link_that_many_use_at_once_lets_one_in() {
    let server = Server::start().await;
    let mut maker = Browser::new(&server);
    let table = maker.plays().await;
    for _ in 0..5 {
        let link = maker.link().await;
        let tries = (0..12).map(|_| {
            let (mut browser, link, table) = (Browser::new(&server), link.clone(), table.clone());
            tokio::spawn(async move {
                browser.post(&link, &[]).await;
                browser.seat(&table).await.is_some()
            })
        });
        let mut inside = 0;
        for task in tries.collect::<Vec<_>>() {
            inside += usize::from(task.await.expect("a response"));
        }
        assert_eq!(inside, 1);
    }
}

/// One guest logs in to two names at the same time: the seat goes to one of them, and is lost to nobody.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_seat_follows_one_of_two_logins_at_once() {
    let server = Server::start().await;
    for name in ["one", "two"] {
        let mut owner = Browser::new(&server);
        owner.post("/account/keep", &[("name", name), ("password", "correct horse")]).await;
    }
    for _ in 0..4 {
        let mut guest = Browser::new(&server);
        let table = guest.plays().await;
        let logins = ["one", "two"].map(|name| {
            let mut browser = Browser::new(&server);
            browser.cookies = guest.cookies.clone();
            let table = table.clone();
            tokio::spawn(async move {
                browser.post("/account/login", &[("name", name), ("password", "correct horse")]).await;
                tokio::time::sleep(Duration::from_millis(300)).await;
                browser.seat(&table).await
            })
        });
        let mut seats = Vec::new();
        for login in logins {
            seats.extend(login.await.expect("a response"));
        }
        assert_eq!(seats, [0], "the seat is one person's");
    }
}

/// The seat changes hands while its owner answers: what is acknowledged was theirs to do, and no seat is left behind.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_guest_who_logs_in_while_acting_keeps_the_seat() {
    let server = Server::start().await;
    let mut owner = Browser::new(&server);
    owner.post("/account/keep", &[("name", "one"), ("password", "correct horse")]).await;
    for _ in 0..4 {
        let mut guest = Browser::new(&server);
        let table = guest.plays().await;
        let token = guest.cookies["airlock"].clone();
        let acting = Person::known(&server, Some(token));
        let path = api_of(&table);
        let acts = (0..40).map(|at| {
            let (acting, path) = (acting.clone(), path.clone());
            tokio::spawn(async move {
                acting.try_post(&format!("{path}/notes"), json!({ "text": format!("note {at}") })).await;
            })
        });
        let acts: Vec<_> = acts.collect();
        let mut browser = Browser::new(&server);
        browser.cookies = guest.cookies.clone();
        browser.post("/account/login", &[("name", "one"), ("password", "correct horse")]).await;
        for act in acts {
            act.await.expect("a response");
        }
        assert_eq!(browser.seat(&table).await, Some(0));
        assert_eq!(acting.json(&path).await["seat"], Value::Null);
    }
}
