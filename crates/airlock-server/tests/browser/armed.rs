//! Nothing is armed that cannot be taken back, and whoever wants nothing is there with one key.

use airlock_game::Game;

use crate::chrome::browse;
use crate::{id_of, laid, server};

/// A name, and when the game has come there.
type Moment = (&'static str, fn(&Game) -> bool);

#[test]
fn nothing_that_one_may_decline_is_marked() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        let moments: [Moment; 4] = [
            ("moving", laid::moving),
            ("feeding", laid::feeding),
            ("interrupted", laid::interrupted),
            ("fighting", laid::fighting),
        ];
        for (id, moment) in moments {
            let path = laid::find(4, moment).lay(&server, id, &[&ana]).await;
            tab.go(&path).await;
            tab.see("#ask.is-mine button[name=instead]").await;
            assert_eq!(tab.count("#ask input:checked").await, 0, "{id}: something is marked");
            assert!(tab.is("document.querySelector('#ask .button-go').disabled").await, "{id}: something is armed");
            // Enter presses nothing either.
            tab.key("a").await;
            let before = tab.text("#ask-title").await;
            tab.js::<serde_json::Value>("document.querySelector('#ask [name=answer], #ask [name=card]').focus()").await;
            tab.key("Enter").await;
            assert_eq!(tab.text("#ask-title").await, before, "{id}: Enter gave an answer that nobody picked");
            // Declining comes first among the buttons.
            let first = "document.querySelector('.ask-buttons button').name";
            assert_eq!(tab.js::<String>(first).await, "instead", "{id}");
        }
    });
}

#[test]
fn one_key_declines() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        let path = laid::find(4, laid::interrupted).lay(&server, "declines", &[&ana]).await;
        tab.go(&path).await;
        tab.see("#ask.is-mine button[name=instead]").await;
        let question = async || {
            let live = server.hall.table(id_of(&path)).await.expect("the table");
            let table = live.look();
            table.play.as_ref().map(|play| play.version())
        };
        let before = question().await;
        tab.key("0").await;
        for _ in 0..200 {
            if question().await != before {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        panic!("0 declined nothing");
    });
}

/// A picked answer is given with Enter though the button that declines is the first one.
#[test]
fn enter_gives_the_answer_that_is_picked() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        let path = laid::find(4, laid::moving).lay(&server, "enter", &[&ana]).await;
        tab.go(&path).await;
        tab.see("#ask.is-mine button[name=instead]").await;
        let there = tab.text("#ask .answer span").await;
        tab.key("1").await;
        tab.key("Enter").await;
        tab.until("!document.querySelector('#ask .answer input:checked')", "the next question").await;
        tab.see_text("#seat-0 .person-where", &there).await;
    });
}
