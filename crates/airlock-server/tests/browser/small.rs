//! Small things that a newcomer stumbles over: symbols without a word, marks that stick out, labels that are cut.

use serde_json::Value;

use crate::chrome::browse;
use crate::layout::still;
use crate::{laid, moments};

const SIZES: [(i64, i64); 4] = [(1366, 768), (1280, 800), (390, 844), (360, 740)];

#[test]
fn every_deck_says_what_it_is() {
    browse(async |chrome| {
        let server = still().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(4, laid::fighting).lay(&server, "decks", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        for (width, height) in SIZES {
            tab.size(width, height).await;
            tab.go(&path).await;
            tab.js::<Value>(
                "document.querySelector('.decks').scrollIntoView({ block: 'center', behavior: 'instant' })",
            )
            .await;
            let count = tab.count(".deck").await;
            assert!(count >= 10);
            for number in 1..=count {
                let deck = format!(".deck:nth-child({number})");
                assert!(!tab.text(&format!("{deck} .deck-tip")).await.is_empty(), "{deck}");
                tab.see_none(&format!("{deck} .deck-tip")).await;
                tab.hover(&deck).await;
                tab.see(&format!("{deck} .deck-tip")).await;
                let inside = format!(
                    "(() => {{ const r = document.querySelector('{deck} .deck-tip').getBoundingClientRect();
                      return r.left >= 0 && r.right <= innerWidth; }})()"
                );
                assert!(tab.is(&inside).await, "{deck} says it outside the window");
            }
            tab.hover("#fleet").await;
        }
        // By the keyboard: the board is one stop, and the arrows lead to the decks.
        tab.size(1366, 768).await;
        tab.go(&path).await;
        tab.key("b").await;
        for _ in 0..12 {
            tab.key("ArrowRight").await;
        }
        tab.see(".deck:focus .deck-tip").await;
    });
}

#[test]
fn nothing_of_a_person_sticks_out() {
    browse(async |chrome| {
        let server = still().await;
        let people = crate::follow::called(&server, &["Ana", "Jonas", "Mara"]).await;
        let all: Vec<_> = people.iter().collect();
        let mut paths = vec![moments::leading().lay(&server, "seven", &all).await];
        paths.push(moments::battle().lay(&server, "six", &all).await);
        paths.push(laid::find(6, laid::fighting).lay(&server, "base", &all).await);
        let tab = chrome.person(&server, &people[0], "Ana").await;
        for path in paths {
            for (width, height) in SIZES {
                tab.size(width, height).await;
                tab.go(&path).await;
                let out: Vec<String> = tab
                    .js("[...document.querySelectorAll('.person')].flatMap((person) => {
                      const box = person.getBoundingClientRect();
                      return [...person.querySelectorAll('.glyph, .token, .person-where, .person-hand')].filter((part) => {
                        const r = part.getBoundingClientRect();
                        return r.left < box.left - 1 || r.right > box.right + 1 || r.top < box.top - 1 || r.bottom > box.bottom + 1;
                      }).map((part) => `${person.id}: ${part.getAttribute('class')}`);
                    })")
                    .await;
                assert!(out.is_empty(), "{path}, {width}: {}", out.join(", "));
            }
        }
    });
}

/// As if each could be chosen: few cards ask for that.
const CHOOSE: &str = "for (const dial of document.querySelectorAll('.dial')) {
  dial.classList.add('is-legal');
  dial.append(Object.assign(document.createElement('label'), { className: 'cover is-legal' }));
}";

#[test]
fn a_dial_that_can_be_chosen_shows_its_name() {
    browse(async |chrome| {
        let server = still().await;
        let ana = server.guest("Ana").await;
        let path = moments::searching().lay(&server, "dials", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        for (width, height) in SIZES {
            tab.size(width, height).await;
            tab.go(&path).await;
            tab.js::<Value>(&format!("(() => {{ {CHOOSE} }})()")).await;
            let cut: Vec<String> = tab
                .js("[...document.querySelectorAll('.dial.is-legal')].filter((dial) => {
                  const frame = dial.querySelector('.cover').getBoundingClientRect();
                  const range = document.createRange();
                  range.selectNodeContents(dial.querySelector('.dial-name'));
                  const name = range.getBoundingClientRect();
                  return name.right > frame.right - 2 || name.bottom > frame.bottom - 1;
                }).map((dial) => dial.dataset.dial)")
                .await;
            assert!(cut.is_empty(), "{width}: {}", cut.join(", "));
        }
    });
}

/// The lobby becomes a table: another page, which begins at its top.
#[test]
fn a_game_begins_at_the_top_of_a_phone() {
    browse(async |chrome| {
        let server = crate::server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.size(390, 700).await;
        tab.go("/make").await;
        tab.write("#my-name", "Ana").await;
        tab.click("main form .button-go").await;
        tab.arrive("/t/").await;
        tab.click("#host button[value=bot]").await;
        tab.js::<Value>("scrollTo(0, 300)").await;
        tab.click(".host-start button").await;
        tab.see("main.table #ask").await;
        tab.until("scrollY === 0", "the top").await;
    });
}
