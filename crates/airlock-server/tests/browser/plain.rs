//! Without script: forms, links and loading the page again are enough to play.

use crate::chrome::browse;
use crate::tab::Tab;
use crate::{laid, server};

/// Loads the page until something is asked.
async fn until_asked(tab: &Tab) {
    for _ in 0..200 {
        if tab.is("document.querySelector('#ask.is-mine')").await {
            return;
        }
        // While others think, the page says how to see what they did.
        tab.see("#ask .without-script a").await;
        tab.follow("#ask .without-script a").await;
    }
    panic!("{} is never asked", tab.name);
}

#[test]
fn a_table_is_made_started_and_played_without_script() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.without_script().await;
        tab.go("/").await;
        tab.click("a[href='/make']").await;
        tab.arrive("/make").await;
        tab.write("#my-name", "Ana").await;
        tab.click("main form label.segment:has([name=players][value='3'])").await;
        tab.click("main form .button-go").await;
        let path = tab.arrive("/t/").await;
        tab.click("#host button[value=bot]").await;
        tab.until("!document.querySelector('.host-start button').disabled", "the start").await;
        tab.click(".host-start button").await;
        tab.see("main.table #ask").await;

        for number in 0..8 {
            until_asked(&tab).await;
            let before: String = tab.js("document.querySelector('#ask [name=key]').value").await;
            if tab.is("document.querySelector('#ask [data-min]')").await {
                let least: usize = tab.js("Number(document.querySelector('#ask [data-min]').dataset.min)").await;
                for card in 0..least.max(1) {
                    tab.click(&format!("#ask label:has(#c-{card})")).await;
                }
            } else {
                let answers = tab.count("#ask [name=answer]").await;
                if answers > 0 {
                    tab.click(&format!("#ask label:has(#a-{}), #ask label:has([name=answer])", number % answers)).await;
                }
            }
            tab.click("#ask .button-go").await;
            tab.until(
                &format!("document.readyState === 'complete' && document.querySelector('#ask [name=key]')?.value !== '{before}'"),
                "the answer to be taken",
            )
            .await;
            assert_eq!(tab.js::<String>("location.pathname").await, path);
        }

        // The record is a link to each of its tabs.
        tab.click("#record [data-tab=chat]").await;
        tab.until("location.search === '?record=chat'", "the chat").await;
        tab.write("#say-chat", "Without a script, too.").await;
        tab.follow("#chat .say button").await;
        tab.go(&format!("{path}?record=chat")).await;
        tab.see_text("#chat .chat-line", "Without a script, too.").await;
        tab.click("#hand .secret").await;
        tab.see(".secret-face").await;
    });
}

#[test]
fn sheets_explanations_and_orders_are_pages_without_script() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "plain", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.without_script().await;
        tab.go(&path).await;
        tab.click("#hand a[href^='?sheet=']").await;
        tab.see(".profile").await;
        tab.go(&format!("{path}?explain=location/brig")).await;
        tab.see(".explain").await;
        tab.click(".explain [data-close]").await;
        tab.see_none(".explain").await;
        tab.see("#record").await;
        tab.go(&format!("{path}?record=notes")).await;
        tab.write("#notes-text", "Roslin looked twice").await;
        tab.follow("#notes button").await;
        tab.go(&format!("{path}?record=notes")).await;
        let notes: String = tab.js("document.querySelector('#notes-text').value").await;
        assert_eq!(notes, "Roslin looked twice");
    });
}
