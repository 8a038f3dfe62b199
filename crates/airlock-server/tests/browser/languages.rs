//! Two browsers at one table, in two languages.

use airlock_text::{ENGLISH, Words};

use crate::chrome::browse;
use crate::player::{By, answer_once};
use crate::tab::Tab;
use crate::{laid, server};

const OTHER: &str = "es";

fn phrase(language: &str) -> String {
    Words::of(language).expect("a language of ours").ui("ui-phrase-trust-me").end()
}

async fn reads(tab: &Tab, language: &str) {
    tab.until(&format!("document.documentElement.lang === '{language}'"), language).await;
}

#[test]
fn each_reads_and_is_told_everything_in_his_own_language() {
    browse(async |chrome| {
        let server = server().await;
        let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
        let path = laid::find(3, laid::moving).lay(&server, "languages", &[&ana, &ben]).await;
        let (anas, bens) = (chrome.person(&server, &ana, "Ana").await, chrome.person(&server, &ben, "Ben").await);

        // The switch stands on every page, works without script, and is remembered.
        bens.go("/rules").await;
        bens.click(".start-bar .languages summary").await;
        bens.click(&format!(".start-bar .languages button[value={OTHER}]")).await;
        reads(&bens, OTHER).await;
        anas.go(&path).await;
        bens.go(&path).await;
        reads(&anas, ENGLISH).await;
        reads(&bens, OTHER).await;
        bens.click(".top-tools .menu > summary").await;
        bens.see(&format!(".top-tools button[value={OTHER}][aria-pressed=true]")).await;
        bens.click(".top-tools .menu > summary").await;

        // A phrase is said once and read by everyone in their own words.
        anas.click("#record [data-tab=chat]").await;
        anas.click("#chat .phrases button[value=trust-me]").await;
        anas.see_text("#chat .chat-line", &phrase(ENGLISH)).await;
        bens.click("#record [data-tab=chat]").await;
        bens.see_text("#chat .chat-line", &phrase(OTHER)).await;

        // A name carries its English one, for talk across languages.
        let brig: String = bens.js("document.querySelector('[data-location=brig] .room-name').title").await;
        assert_eq!(brig, "Brig");
        assert!(anas.is("!document.querySelector('[data-location=brig] .room-name').title").await);

        // What Ana does is pushed to everyone in their own language.
        let (lines, hers) = (bens.count("#log > li").await, anas.count("#log > li").await);
        while anas.count("#log > li").await == hers {
            answer_once(&anas, By::Mouse).await;
        }
        bens.until(&format!("document.querySelectorAll('#log > li').length > {lines}"), "Ana's move").await;
        let last = "document.querySelector('#log > li:last-child').innerText";
        let (english, other): (String, String) = (anas.js(last).await, bens.js(last).await);
        assert_ne!(english, other);
    });
}
