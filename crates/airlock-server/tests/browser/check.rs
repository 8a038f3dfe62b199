//! A skill check: cards are picked in the hand, sum and sentence follow, and they are added.

use serde_json::Value;

use crate::chrome::browse;
use crate::{id_of, laid, server};

#[test]
fn the_sum_follows_the_cards_that_are_picked_in_the_hand_until_they_are_added() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::feeding).lay(&server, "check", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        tab.see("#ask.is-mine[data-question=feed]").await;
        tab.see("#stage .crisis").await;
        let before: usize = tab.count("#hand .cards > li").await;
        assert!(tab.is("document.querySelector('#ask .button-go').disabled").await, "nothing is picked yet");

        let mut worth = 0;
        for picked in 1..=2 {
            tab.click(&format!("#hand label[for=c-{}]", picked - 1)).await;
            tab.until(&format!("document.getElementById('c-{}').checked", picked - 1), "the pick").await;
            tab.see(&format!("#hand label.is-selected[for=c-{}]", picked - 1)).await;
            let own: i64 = tab.js(&format!("Number(document.getElementById('c-{}').dataset.worth)", picked - 1)).await;
            worth += own;
            let sign = if worth > 0 { format!("+{worth}") } else { worth.to_string().replace('-', "−") };
            tab.see_text("#ask .ask-summary", &sign).await;
            tab.see_text("#ask .ask-summary", &format!("{picked} card")).await;
        }
        // A card is put back, and picked again.
        tab.click("#hand label[for=c-1]").await;
        tab.see_text("#ask .ask-summary", "1 card").await;
        tab.click("#hand label[for=c-1]").await;
        tab.see_text("#ask .ask-summary", "2 cards").await;

        tab.click("#ask .button-go").await;
        let live = server.hall.table(id_of(&path)).await.expect("the table");
        tab.until(
            &format!("document.querySelectorAll('#hand .cards > li').length <= {}", before - 2),
            "the cards to leave the hand",
        )
        .await;
        let table = live.look();
        let play = table.play.as_ref().expect("a game");
        let added = play.events().rev().find_map(|event| match event {
            airlock_game::Event::CardsAdded { seat: airlock_game::Seat(0), cards } => Some(*cards),
            _ => None,
        });
        assert_eq!(added, Some(2));
    });
}

#[test]
fn a_check_is_shown_card_by_card_and_can_be_looked_at_again() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(5, laid::feeding).lay(&server, "reveal", &[&ana]).await;
        // Where somebody looks on, bots keep their pauses.
        let watcher = chrome.stranger(&server, "somebody who watches").await;
        watcher.go(&path).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        tab.click("#hand label[for=c-0]").await;
        tab.click("#ask .button-go").await;
        // The cards turn one by one in place of the board, unless a window asks first.
        tab.until(
            "document.querySelector('.moment .mini') || document.querySelector('#ask[data-question=window]')",
            "the reveal or a window",
        )
        .await;
        while tab.is("document.querySelector('#ask.is-mine[data-question=window]')").await {
            let key: Value = tab.js("document.querySelector('#ask [name=key]').value").await;
            tab.click("#ask .button-quiet").await;
            tab.until(&format!("document.querySelector('#ask [name=key]')?.value !== {key}"), "the window to pass")
                .await;
        }
        tab.see(".moment .mini").await;
        tab.until("!document.querySelector('.moment.is-turning')", "all cards to be turned").await;
        let sum: i64 = tab
            .js("[...document.querySelectorAll('.moment .mini[data-value]')].reduce((sum, card) => sum + Number(card.dataset.value), 0)")
            .await;
        let said = tab.text(".moment .sum-now b").await.replace('−', "-");
        assert_eq!(said.parse::<i64>().ok(), Some(sum), "the sum is that of the cards");
        tab.click(".moment").await;
        tab.see_none(".moment").await;
        tab.go(&format!("{path}?stage=check")).await;
        tab.see("#stage .mini").await;
    });
}
