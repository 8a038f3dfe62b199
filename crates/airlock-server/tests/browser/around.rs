//! Sheets and explanations at the table, the rules, and pages that say what went wrong.

use crate::chrome::browse;
use crate::{laid, server};

#[test]
fn a_character_sheet_lies_over_the_board_until_it_is_closed() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "sheet", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        let answers = tab.count("#ask [name=answer]").await;
        tab.click("#people .person:not(.is-me) a").await;
        tab.see(".profile .abilities").await;
        // The page has stayed, and what is asked can still be answered.
        assert_eq!(tab.js::<String>("location.search").await, "");
        assert_eq!(tab.count("#ask [name=answer]").await, answers);
        let name = tab.text(".profile h2").await;
        tab.key("ArrowRight").await;
        tab.until(&format!("document.querySelector('.profile h2').innerText !== {name:?}"), "the next sheet").await;
        tab.key("Escape").await;
        tab.see_none(".profile").await;
        tab.see("#stage .room").await;
        tab.until("document.activeElement.closest('#people')", "focus to come back").await;
    });
}

#[test]
fn a_question_mark_explains_what_has_focus() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "explain", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        for letter in ["b", "h"] {
            tab.key(letter).await;
            tab.key("?").await;
            tab.see(".explain").await;
            tab.see(".is-explained").await;
            tab.key("Escape").await;
            tab.see_none(".explain").await;
            tab.see("#record").await;
        }
        // A room that cannot be gone to is a link to its explanation.
        if tab.count("#stage a.room").await > 0 {
            tab.click("#stage a.room").await;
            tab.see(".explain").await;
            tab.click(".explain [data-close]").await;
            tab.see_none(".explain").await;
        }
    });
}

#[test]
fn the_rules_are_searched_with_the_keyboard() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.go("/rules").await;
        tab.key("/").await;
        tab.until("document.activeElement.closest('[role=search]')", "the search").await;
        for letter in ["b", "r", "i", "g"] {
            tab.key(letter).await;
        }
        tab.key("Enter").await;
        tab.see(".found-row").await;
        tab.see_text(".found-row", "Brig").await;
        tab.key("/").await;
        tab.key("ArrowDown").await;
        tab.until("document.activeElement.matches('.found-row')", "the first hit").await;
        tab.key("Enter").await;
        tab.see(".entry").await;
        tab.go("/rules?q=xylophone").await;
        tab.see_text("main", "Nothing found").await;
    });
}

#[test]
fn what_goes_wrong_is_said_on_a_page_that_leads_back() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.expect_complaint("status of 404");
        for path in ["/t/nowhere", "/nowhere", "/t/nowhere/replay"] {
            tab.go(path).await;
            tab.see("main h1").await;
            tab.see("a[href='/']").await;
        }
        tab.go("/").await;
        tab.write("#join-link", "no-such-table").await;
        tab.click("form[action='/join'] button").await;
        tab.see("[role=alert]").await;
        let pasted: String = tab.js("document.querySelector('#join-link').value").await;
        assert_eq!(pasted, "no-such-table");
    });
}

#[test]
fn a_name_and_a_password_bring_the_tables_back_in_another_browser() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "kept", &[&ana]).await;
        let first = chrome.person(&server, &ana, "Ana").await;
        first.go("/account").await;
        first.write("#keep-name", "ana").await;
        first.write("#keep-password", "a long password").await;
        first.click("form[action='/account/keep'] .button-go").await;
        first.see("form[action='/account/logout']").await;
        let second = chrome.stranger(&server, "Ana elsewhere").await;
        second.go("/account").await;
        second.write("#login-name", "Ana").await;
        second.write("#login-password", "a long password").await;
        second.click("form[action='/account/login'] button").await;
        second.until("location.pathname === '/'", "the start page").await;
        second.see(&format!("a[href='{path}']")).await;
    });
}
