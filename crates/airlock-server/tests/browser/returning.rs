//! Coming back: after a reload, and from another device by a private link.

use crate::chrome::browse;
use crate::player::{By, answer_once};
use crate::{id_of, laid, server};

#[test]
fn after_a_reload_everything_is_as_it_was() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "reload", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        tab.click("#record [data-tab=chat]").await;
        tab.write("#say-chat", "Nobody touches the water.").await;
        tab.key("Enter").await;
        tab.see_text("#chat .chat-line", "Nobody touches the water.").await;
        tab.click("#record [data-tab=notes]").await;
        tab.write("#notes-text", "Tigh added 2 to the first check").await;
        // Notes save themselves once the writer rests.
        let live = server.hall.table(id_of(&path)).await.expect("the table");
        for _ in 0..3600 {
            if !live.look().seats[0].notes.is_empty() {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        assert_eq!(live.look().seats[0].notes, "Tigh added 2 to the first check");

        let parts = ["#ask-title", "#people", "#fleet", "#hand .me"];
        let mut before = Vec::new();
        for part in parts {
            before.push(tab.text(part).await);
        }
        let lines = tab.count("#log > li").await;
        let answers = tab.count("#ask [name=answer]").await;
        tab.reload().await;
        for (part, before) in parts.into_iter().zip(before) {
            assert_eq!(tab.text(part).await, before, "{part}");
        }
        assert_eq!(tab.count("#log > li").await, lines);
        assert_eq!(tab.count("#ask [name=answer]").await, answers);
        // The tab that was open is open again, with what was written in it.
        tab.see("#notes-text").await;
        let notes: String = tab.js("document.querySelector('#notes-text').value").await;
        assert_eq!(notes, "Tigh added 2 to the first check");
        tab.click("#record [data-tab=chat]").await;
        tab.see_text("#chat .chat-line", "Nobody touches the water.").await;
        answer_once(&tab, By::Mouse).await;
    });
}

#[test]
fn a_private_link_takes_the_seat_to_another_device() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "device", &[&ana]).await;
        let first = chrome.person(&server, &ana, "Ana").await;
        first.go(&path).await;
        let title = first.text("#ask-title").await;
        first.click(".menu summary").await;
        first.click("form[action='/account/device'] button").await;
        first.arrive("/account/device").await;
        let link: String = first.js("document.querySelector('#device-link').value").await;

        let second = chrome.stranger(&server, "Ana on the train").await;
        second.size(375, 800).await;
        second.go(&link).await;
        second.click("main form .button-go").await;
        second.until("location.pathname === '/'", "the start page").await;
        second.click(&format!("a[href='{path}']")).await;
        second.arrive(&path).await;
        assert_eq!(second.text("#ask-title").await, title);
        // It works once only.
        let third = chrome.stranger(&server, "somebody else").await;
        third.expect_complaint("status of 410");
        third.go(&link).await;
        third.see_text("main", "link").await;
        assert_eq!(third.count(&format!("a[href='{path}']")).await, 0);
        // What is answered on one device is answered on the other.
        first.go(&path).await;
        answer_once(&second, By::Keyboard).await;
        first.until(&format!("document.querySelector('#ask-title').innerText !== {title:?}"), "the answer").await;
    });
}

#[test]
fn an_answer_to_what_is_no_longer_asked_gets_a_word_and_the_fresh_table() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "stale", &[&ana]).await;
        let first = chrome.person(&server, &ana, "Ana").await;
        let second = chrome.second(&first).await;
        // Without script the second window does not follow the table.
        second.without_script().await;
        second.expect_complaint("status of 409");
        first.go(&path).await;
        second.go(&path).await;
        second.see("#ask.is-mine").await;
        // The same answer would be a retry; another one comes too late.
        let last: String = second.js("[...document.querySelectorAll('#ask [name=answer]')].at(-1).id").await;
        second.click(&format!("#ask label:has(#{last})")).await;
        second.until(&format!("document.getElementById('{last}').checked"), "the pick").await;
        answer_once(&first, By::Mouse).await;
        second.click("#ask .button-go").await;
        second.see_text("body", "The table has moved on").await;
        let title = first.text("#ask-title").await;
        second
            .until(
                &format!("[...document.querySelectorAll('h2')].some((h) => h.innerText === {title:?})"),
                "what is asked now",
            )
            .await;
    });
}

#[test]
fn the_last_answer_is_taken_back_with_a_key() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "back", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        tab.see("#ask.is-mine").await;
        let (asked, lines) = (tab.text("#ask-title").await, tab.count("#log > li").await);
        answer_once(&tab, By::Mouse).await;
        tab.see("#ask .ask-back").await;
        assert_ne!(tab.text("#ask-title").await, asked);
        tab.key("u").await;
        tab.until(&format!("document.querySelector('#ask-title').innerText === {asked:?}"), "the question again").await;
        tab.until(&format!("document.querySelectorAll('#log > li:not(.log-since)').length === {lines}"), "the log")
            .await;
        // And with the mouse.
        answer_once(&tab, By::Mouse).await;
        tab.click("#ask .ask-back").await;
        tab.until(&format!("document.querySelector('#ask-title').innerText === {asked:?}"), "the question again").await;
    });
}
