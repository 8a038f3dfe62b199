//! A table filling up: host and guest see each other come, speak, be ready, and start together.

use crate::chrome::browse;
use crate::server;

#[test]
fn host_and_guest_fill_a_table_and_start_without_a_reload() {
    browse(async |chrome| {
        let server = server().await;
        let host = chrome.stranger(&server, "Ana").await;
        host.go("/make").await;
        host.write("#my-name", "Ana").await;
        host.click("main form label.segment:has([name=players][value='3'])").await;
        host.click("main form .button-go").await;
        let path = host.arrive("/t/").await;
        let code = host.text(".share .code").await;

        // The guest comes by the code that was said.
        let guest = chrome.stranger(&server, "Ben").await;
        guest.go("/").await;
        guest.write("#join-link", &code).await;
        guest.click("form[action='/join'] button").await;
        guest.arrive(&path).await;
        guest.write("#guest-name", "Ben").await;
        guest.click("#seats .button-go").await;
        guest.see_text("#seats .seat.is-mine", "Ben").await;
        host.see_text("#seats .seat", "Ben").await;

        guest.write("#lobby-chat .say input", "Two minutes.").await;
        guest.key("Enter").await;
        host.see_text("#lobby-chat .chat-line", "Two minutes.").await;

        // The last seat goes to a bot; the guest is not ready yet.
        host.click("#host button[value=bot]").await;
        guest.see_text("#seats", "bot").await;
        assert!(host.is("document.querySelector('.host-start button').disabled").await);
        guest.click("#host button[value='1']").await;
        host.until("!document.querySelector('.host-start button').disabled", "the start").await;
        host.click(".host-start button").await;
        host.see("main.table #ask").await;
        guest.see("main.table #ask").await;
    });
}

#[test]
fn the_host_changes_the_settings_and_everybody_sees_it() {
    browse(async |chrome| {
        let server = server().await;
        let host = chrome.stranger(&server, "Ana").await;
        host.go("/make").await;
        host.write("#my-name", "Ana").await;
        host.click("main form .button-go").await;
        let path = host.arrive("/t/").await;
        let guest = chrome.stranger(&server, "Ben").await;
        guest.go(&path).await;
        guest.write("#guest-name", "Ben").await;
        guest.click("#seats .button-go").await;
        guest.see_text("#seats .seat.is-mine", "Ben").await;
        host.click(&format!("a[href='{path}/settings']")).await;
        host.arrive("/settings").await;
        host.write("#table-name", "The long night").await;
        host.click("main form label.segment:has([name=players][value='4'])").await;
        host.click("main form .button-go").await;
        host.see_text("h1", "The long night").await;
        guest.see_text("h1", "The long night").await;
        guest.until("document.querySelectorAll('#seats .seat').length === 4", "four seats").await;
    });
}
