//! A phone: nothing hangs over the edge, hand and answers are sheets, and a turn is played.

use airlock_game::Seat;

use crate::chrome::browse;
use crate::player::{By, play_turns};
use crate::tab::Tab;
use crate::{id_of, laid, moments, server};

/// A name, and when the game has come there.
type Moment = (&'static str, fn(&airlock_game::Game) -> bool);

const WIDTH: i64 = 375;

async fn fits(tab: &Tab, page: &str) {
    let width: i64 = tab.js("document.documentElement.scrollWidth").await;
    assert!(width <= WIDTH, "{page} is {width} wide: {}", widest(tab).await);
}

/// What sticks out, for whoever mends it.
async fn widest(tab: &Tab) -> String {
    tab.js(&format!(
        "[...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > {WIDTH} + 1) \
         .slice(0, 5).map((e) => `${{e.localName}}.${{e.getAttribute('class')}}`).join(', ')"
    ))
    .await
}

#[test]
fn no_page_is_wider_than_a_phone() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.size(WIDTH, 800).await;
        for page in ["/", "/make", "/rules", "/rules?q=brig", "/watch", "/account"] {
            tab.go(page).await;
            fits(&tab, page).await;
        }
        let moments: [Moment; 6] = [
            ("moving", laid::moving),
            ("feeding", laid::feeding),
            ("interrupted", laid::interrupted),
            ("fighting", laid::fighting),
            ("travelling", laid::travelling),
            ("over", laid::over),
        ];
        for (id, moment) in moments {
            let path = laid::find(4, moment).lay(&server, id, &[&ana]).await;
            tab.go(&path).await;
            fits(&tab, id).await;
        }
        tab.go("/t/over/replay").await;
        fits(&tab, "replay").await;
    });
}

#[test]
fn hand_and_answers_are_sheets_that_open_and_close() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "sheets", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.size(WIDTH, 800).await;
        tab.go(&path).await;
        for (handle, toggle, inside) in
            [(".sheet-handle", "#sheet", "#hand .cards"), (".ask-handle", "#ask-more", "#ask .answers")]
        {
            tab.see_none(inside).await;
            tab.click(handle).await;
            tab.until(&format!("document.querySelector('{toggle}').checked"), "the sheet to be open").await;
            tab.see(inside).await;
            fits(&tab, inside).await;
            tab.click(handle).await;
            tab.until(&format!("!document.querySelector('{toggle}').checked"), "the sheet to be closed").await;
            tab.see_none(inside).await;
        }
    });
}

#[test]
fn a_line_of_the_log_leads_to_the_board_of_its_place() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = moments::battle().lay(&server, "lines", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.size(WIDTH, 800).await;
        tab.go(&path).await;
        tab.click(".berth-tab:has([value=demetrius])").await;
        tab.see_none("#rooms").await;
        tab.click("#record [data-tab=log]").await;
        // The last place aboard Galactica that the log names.
        let line = "[...document.querySelectorAll('#log .ref[href^=\"#location-\"]')]\
            .findLast((line) => document.querySelector(`#rooms ${line.getAttribute('href')}`))";
        tab.js::<serde_json::Value>(&format!("{line}.id = 'named'")).await;
        tab.js::<serde_json::Value>(&format!("{line}.scrollIntoView({{ block: 'center', behavior: 'instant' }})"))
            .await;
        tab.click("#named").await;
        tab.see("#rooms").await;
    });
}

#[test]
fn a_turn_is_played_on_a_phone() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "phone", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.size(WIDTH, 800).await;
        tab.go(&path).await;
        play_turns(&tab, &server, id_of(&path), Seat(0), By::Thumb, 1).await;
        fits(&tab, "the table").await;
    });
}

/// Log and chat are a sheet: closed it tells what is new, opened it shows the newest.
#[test]
fn log_and_chat_are_a_sheet_with_what_is_new() {
    browse(async |chrome| {
        let server = crate::layout::still().await;
        let people = crate::follow::called(&server, &["Ana", "Jonas"]).await;
        let all: Vec<_> = people.iter().collect();
        let path = laid::find(3, laid::moving).lay(&server, "record", &all).await;
        let tab = chrome.person(&server, &people[0], "Ana").await;
        for (width, height) in [(390, 844), (360, 740)] {
            tab.size(width, height).await;
            tab.go(&path).await;
            tab.see_none("#log").await;
            people[1].post("/api/v1/tables/record/say", serde_json::json!({ "text": "Trust nobody." })).await;
            let badge = "#record [data-tab=chat] .count";
            tab.see(badge).await;
            let seen = format!(
                "(() => {{ const r = document.querySelector('{badge}').getBoundingClientRect();
                  return document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)?.closest('[data-tab]') !== null; }})()"
            );
            tab.until(&seen, "the badge in view").await;
            tab.click("#record [data-tab=chat]").await;
            tab.see_text("#chat .chat-line", "Trust nobody.").await;
            tab.see_none(badge).await;
            tab.click("#record [data-tab=log]").await;
            let newest =
                "(() => { const line = document.querySelector('#log > li:last-of-type').getBoundingClientRect();
              const box = document.querySelector('#panel-log .log-scroll').getBoundingClientRect();
              return line.bottom <= box.bottom + 1 && line.top >= box.top; })()";
            tab.until(newest, "the newest line").await;
            tab.key("Escape").await;
            tab.see_none("#log").await;
        }
    });
}
