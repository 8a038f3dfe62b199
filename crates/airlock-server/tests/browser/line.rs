//! The line to the table: whatever happens to it, every page comes to the end of the game with the whole log.

use std::time::Duration;

use serde_json::Value;

use crate::chrome::browse;
use crate::support::Server;
use crate::tab::Tab;
use crate::{laid, server};

/// The last line of the log is in sight, and it is the table's last.
async fn is_at_the_end(tab: &Tab, server: &Server, id: &str) {
    let live = server.hall.table(id).await.expect("the table");
    for _ in 0..2400 {
        if live.look().is_over() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(live.look().is_over(), "the bots play on");
    tab.see(".final").await;
    let moment = live.look().play.as_ref().expect("a game").moment();
    tab.until(
        &format!("[...document.querySelectorAll('#log > li[data-v]')].at(-1)?.dataset.v === '{moment}'"),
        "the last line of the log",
    )
    .await;
    tab.until(
        "(() => { const line = [...document.querySelectorAll('#log > li[data-v]')].at(-1).getBoundingClientRect();
          const box = document.querySelector('.log-scroll').getBoundingClientRect();
          return line.bottom <= box.bottom + 12 && line.top >= box.top; })()",
        "the last line in sight",
    )
    .await;
}

/// A table that bots play to its end, with somebody who has left it, and a page that looks on.
#[test]
fn every_page_comes_to_the_end_of_the_log() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(4, laid::moving).lay(&server, "line", &[&ana]).await;
        let mut tabs = Vec::new();
        for name in ["drawn", "not drawn", "scrolled a little", "cut off", "hidden"] {
            let tab = chrome.stranger(&server, name).await;
            tab.go(&path).await;
            tab.see("#log > li").await;
            match name {
                // A window behind others draws no frames: no animation of it ends.
                "not drawn" => {
                    tab.js::<Value>(
                        "(() => { const animate = Element.prototype.animate;
                          Element.prototype.animate = function (...all) {
                            const one = animate.apply(this, all); one.pause(); return one; }; })()",
                    )
                    .await;
                }
                "scrolled a little" => {
                    tab.js::<Value>("(document.querySelector('.log-scroll').scrollTop -= 8)").await;
                }
                _ => {}
            }
            tabs.push((name, tab));
        }
        ana.post("/api/v1/tables/line/leave", serde_json::json!({})).await;
        tokio::time::sleep(Duration::from_millis(600)).await;
        for (name, tab) in &tabs {
            match *name {
                "cut off" => {
                    tab.offline(true).await;
                    tokio::time::sleep(Duration::from_secs(3)).await;
                    tab.offline(false).await;
                }
                "hidden" => tab.hide_for(Duration::from_secs(2)).await,
                _ => {}
            }
        }
        for (name, tab) in &tabs {
            if *name == "cut off" {
                tab.expect_complaint("ERR_");
            }
            is_at_the_end(tab, &server, "line").await;
        }
    });
}

/// A page whose place nobody knows gets the log anew, instead of going on as if it had read all of it.
#[test]
fn a_page_that_lost_its_place_gets_the_whole_log() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(4, laid::moving).lay(&server, "place", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        let lines = tab.count("#log > li[data-v]").await;
        let sent: usize = tab
            .js("new Promise((done) => {
              const address = new URL(document.querySelector('main').dataset.stream, location.href);
              address.searchParams.set('have', 'nonsense');
              const source = new EventSource(address);
              source.addEventListener('push', ({ data }) => {
                source.close();
                const list = document.createElement('template');
                list.innerHTML = JSON.parse(data).log.reset ?? '';
                done(list.content.querySelectorAll('li[data-v]').length);
              });
            })")
            .await;
        assert_eq!(sent, lines);
    });
}

/// Esc and a click beside it close the table's menu.
#[test]
fn the_menu_closes_by_itself() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(4, laid::moving).lay(&server, "menu", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        tab.click(".top-tools .menu summary").await;
        tab.see(".top-tools .menu-list").await;
        tab.key("Escape").await;
        tab.see_none(".top-tools .menu-list").await;
        assert!(tab.is("document.activeElement.matches('.top-tools summary')").await, "focus is back at the menu");
        tab.click(".top-tools .menu summary").await;
        tab.see(".top-tools .menu-list").await;
        tab.click("#fleet").await;
        tab.see_none(".top-tools .menu-list").await;
    });
}

/// On a short screen the line of turns is in sight at once.
#[test]
fn the_line_of_turns_is_in_sight() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        laid::find(4, laid::over).lay(&server, "turns", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        for (width, height) in [(1366, 768), (1280, 800)] {
            tab.size(width, height).await;
            for step in [0, 40] {
                tab.go(&format!("/t/turns/replay?step={step}")).await;
                let bottom: f64 = tab.js("document.querySelector('.timeline').getBoundingClientRect().bottom").await;
                assert!(bottom <= height as f64, "step {step}: the line of turns ends at {bottom} of {height}");
            }
        }
    });
}
