//! From the start page to a table.

use crate::chrome::browse;
use crate::{id_of, server};

#[test]
fn a_person_who_has_never_been_here_plays_after_two_clicks() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.go("/").await;
        tab.click("form[action='/play'] label.segment:has([value='4'])").await;
        tab.click("form[action='/play'] .button-go").await;
        let path = tab.arrive("/t/").await;
        tab.see("#ask.is-mine").await;
        assert_eq!(tab.count("#people .person").await, 4);
        let live = server.hall.table(id_of(&path)).await.expect("the table");
        assert_eq!(live.look().row.setup.players, 4);
    });
}

#[test]
fn a_table_for_friends_is_made_in_three_clicks() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.go("/").await;
        tab.click("a[href='/make']").await;
        tab.arrive("/make").await;
        tab.write("#my-name", "Ana").await;
        tab.click("main form .button-go").await;
        let path = tab.arrive("/t/").await;
        // The link to send is there, and whoever has it sits down.
        let link: String = tab.js("document.querySelector('#share-link').value").await;
        assert_eq!(link, format!("{}{path}", server.url));
        tab.see_text("#seats .seat.is-mine", "Ana").await;
        // The third click fills the empty seats; the game can start.
        assert!(tab.is("document.querySelector('.host-start button').disabled").await);
        tab.click("#host button[value=bot]").await;
        tab.until("!document.querySelector('.host-start button').disabled", "the start").await;
        assert_eq!(tab.count("#seats .seat.is-closed").await, 0);
        tab.click(".host-start button").await;
        tab.see("main.table #ask").await;
    });
}

#[test]
fn what_a_table_may_not_be_is_said_beside_what_was_entered() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.expect_complaint("status of 400");
        tab.go("/make").await;
        tab.write("#table-name", "Night watch").await;
        // A name of blanks passes the browser's own look at the form.
        tab.write("#my-name", "   ").await;
        tab.click("main form .button-go").await;
        tab.see("[role=alert]").await;
        let name: String = tab.js("document.querySelector('#table-name').value").await;
        assert_eq!(name, "Night watch");
    });
}
