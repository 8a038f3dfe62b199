//! What people type stays text: no name, line of chat or note adds an element or an attribute to anybody's page.

use airlock_game::Chance;
use scraper::Html;
use serde_json::json;

mod support;

use support::{Person, Server, pick};

/// Pieces of nasty text. Whatever breaks out names an element or an attribute with `zq`.
const PIECES: &[&str] = &[
    " data-leaf",
    " data-leaf=\"\"",
    " data-leaf=''",
    " zq=1",
    " onzq=x()",
    "<zq>",
    "</li>",
    "<i data-kept=\"0\" zq>",
    "\"",
    "'",
    "\">",
    "'>",
    "<!--",
    "-->",
    "<script zq>",
    "&quot; zq=1",
    "&lt;zq&gt;",
    "\\",
    "`",
    "{",
    "}",
    "=",
    "/",
    "<svg/onzq=1>",
    "\u{202e}",
    "\u{0}",
    "é",
    "名",
    "🚀",
    "a",
    " ",
];

fn nasty(chance: &mut Chance, longest: usize) -> String {
    let mut text = String::from("n");
    loop {
        let piece = PIECES[chance.index(PIECES.len())];
        if text.chars().count() + piece.chars().count() > longest {
            return text;
        }
        text.push_str(piece);
    }
}

fn check(html: &str, whole: bool) {
    let page = if whole { Html::parse_document(html) } else { Html::parse_fragment(html) };
    for node in page.tree.nodes() {
        let Some(element) = node.value().as_element() else { continue };
        assert!(!element.name().contains("zq"), "an element that nobody wrote: {html}");
        for (name, value) in element.attrs() {
            assert!(!name.contains("zq") && !name.starts_with("on"), "an attribute that nobody wrote: {name}={value}");
            assert!(name != "data-leaf" || value.len() == 8 || !whole, "a leaf without its name");
        }
    }
}

async fn look(person: &Person, path: &str) {
    let (status, text) = person.get(path).await;
    assert!(status.is_success(), "{path}: {status}");
    check(&text, true);
}

#[tokio::test]
async fn what_people_type_stays_text() {
    let mut chance = Chance::new([9; 32]);
    for round in 0..12u8 {
        let server = Server::start().await;
        let mut people = Vec::new();
        for seat in 0..3 {
            people.push(server.guest(&format!("{seat}{}", nasty(&mut chance, 22))).await);
        }
        let id = server.table(&people, json!({ "players": 3 })).await;
        let mut stream = people[1].listen_on(&format!("/t/{id}")).await;
        for person in &people {
            let text = nasty(&mut chance, 300);
            person.form(&format!("/t/{id}/say"), &[("text", &text)]).await;
            person.form(&format!("/t/{id}/notes"), &[("notes", &text)]).await;
        }
        for turn in 0..30u8 {
            for person in &people {
                let table = person.json(&format!("/api/v1/tables/{id}")).await;
                if table["ask"].is_null() {
                    continue;
                }
                let answer = pick(&table["ask"], &mut chance);
                let body = json!({ "moment": table["ask"]["moment"], "key": turn.to_string(), "answer": answer });
                person.try_post(&format!("/api/v1/tables/{id}/answer"), body).await;
            }
            if turn % 10 == round % 10 {
                for path in ["", "?record=chat", "?record=notes", "?record=orders", "?sheet=1", "?watch=1"] {
                    look(&people[usize::from(turn) % 3], &format!("/t/{id}{path}")).await;
                }
                look(&Person::stranger(&server), &format!("/t/{id}")).await;
                look(&people[0], "/").await;
                look(&people[0], "/watch").await;
            }
        }
        while let Some(push) = stream.next(std::time::Duration::from_millis(30)).await {
            let regions = push["regions"].as_object().expect("regions").values();
            let log = [&push["log"]["append"], &push["log"]["reset"]];
            for html in regions.chain(log).filter_map(|html| html.as_str()) {
                check(html, false);
            }
        }
    }
}
