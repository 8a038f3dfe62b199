//! Everyone at a table is spoken to in their own language.

mod support;

use std::time::Duration;

use airlock_text::{ENGLISH, LANGUAGES, Words};
use reqwest::StatusCode;
use serde_json::{Value, json};
use support::{Person, Server};

const SOON: Duration = Duration::from_secs(10);

/// A language beside English, as soon as there is one.
fn other() -> Option<&'static str> {
    LANGUAGES.iter().map(|&(language, _)| language).find(|&language| language != ENGLISH)
}

fn ui(language: &str, key: &'static str) -> String {
    Words::of(language).expect("a language of ours").ui(key).end()
}

/// The language that the page says it is in.
fn language_of(page: &str) -> &str {
    let (_, rest) = page.split_once("<html lang=\"").expect("a page");
    rest.split_once('"').expect("a tag").0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_there_is_not_is_refused_clearly() {
    let server = Server::start().await;
    let person = server.guest("Ann").await;
    let (status, text) = person.get("/api/v1/tables?lang=tlh").await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "errors have words everywhere: {text}");
    let id = server
        .table(&[person.clone(), server.guest("Ben").await, server.guest("Cy").await], json!({ "players": 3 }))
        .await;
    let (status, text) = person.get(&format!("/api/v1/tables/{id}?lang=tlh")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let error: Value = serde_json::from_str(&text).expect("JSON");
    let error = error["error"].as_str().expect("a reason");
    assert!(error.contains("tlh") && error.contains(ENGLISH), "{error}");
    let (status, _) = person.get("/?lang=tlh").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, _) = person.form("/language", &[("lang", "tlh")]).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, text) = person.form("/language", &[]).await;
    assert!(status == StatusCode::BAD_REQUEST && text.contains("lang"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browser_decides_until_the_person_does() {
    let server = Server::start().await;
    let stranger = Person::stranger(&server);
    let (_, page) = stranger.get("/").await;
    assert_eq!(language_of(&page), ENGLISH);
    let (_, page) = stranger.accepting("/", "xx, en;q=0.3").await;
    assert_eq!(language_of(&page), ENGLISH);
    let Some(other) = other() else { return };
    let (_, page) = stranger.accepting("/rules", &format!("xx, {other};q=0.9, en;q=0.3")).await;
    assert_eq!(language_of(&page), other);
    assert!(page.contains(&ui(other, "ui-language-name")) && page.contains(&ui(ENGLISH, "ui-language-name")));
    let person = server.guest("Ann").await;
    assert_eq!(person.led("/language", &[("lang", other)]).await, "/");
    let (_, page) = person.accepting("/account", "en").await;
    assert_eq!(language_of(&page), other, "what the person chose is remembered");
    let (_, page) = person.get(&format!("/account?lang={ENGLISH}")).await;
    assert_eq!(language_of(&page), ENGLISH, "the address has the last word");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_table_read_their_own_languages() {
    let Some(other) = other() else { return };
    let server = Server::start().await;
    let people = [server.guest("Ann").await, server.guest("Ben").await, server.guest("Cy").await];
    people[1].led("/language", &[("lang", other)]).await;
    let id = server.table(&people, json!({ "players": 3 })).await;
    let page = format!("/t/{id}");
    let (_, one) = people[0].get(&page).await;
    let (_, two) = people[1].get(&page).await;
    assert_eq!((language_of(&one), language_of(&two)), (ENGLISH, other));
    let mut streams = [people[0].listen_on(&page).await, people[1].listen_on(&page).await];
    // A phrase is said once and read by everyone in their own words.
    people[2].form(&format!("{page}/say"), &[("phrase", "trust-me")]).await;
    for (stream, language) in streams.iter_mut().zip([ENGLISH, other]) {
        let said = maud::html! { (ui(language, "ui-phrase-trust-me")) }.into_string();
        loop {
            let push = stream.next(SOON).await.expect("a push with the phrase");
            if push["regions"]["chat"].as_str().is_some_and(|chat| chat.contains(&said)) {
                break;
            }
        }
    }
    let asked = |table: &Value| table["ask"]["question"].as_str().map(str::to_owned);
    for person in &people {
        let (own, theirs) = (
            person.json(&format!("/api/v1/tables/{id}?lang={ENGLISH}")).await,
            person.json(&format!("/api/v1/tables/{id}?lang={other}")).await,
        );
        if asked(&own).is_some() {
            assert_ne!(asked(&own), asked(&theirs), "the question is asked in both languages");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_stored_freezes_no_language() {
    let server = Server::start().await;
    let host = server.guest("Ann").await;
    let made = host.post("/api/v1/tables", json!({ "setup": { "players": 3 }, "seats": ["me", "bot", "bot"] })).await;
    let id = made["id"].as_str().expect("an id");
    for &(language, _) in LANGUAGES {
        let table = host.json(&format!("/api/v1/tables/{id}?lang={language}")).await;
        let names = ui(language, "ui-bot-names");
        let names: Vec<&str> = names.split(" | ").collect();
        for seat in 1..3 {
            assert_eq!(table["seats"][seat]["name"].as_str(), Some(names[seat]), "{language}");
        }
    }
}
