//! Leaving a table: it asks first, makes the page a spectator's, and leaves the way back on it.

use crate::chrome::browse;
use crate::tab::Tab;
use crate::{laid, server};

async fn leaves(tab: &Tab) {
    tab.click(".top-tools .menu summary").await;
    tab.click(".menu-leave summary").await;
    tab.see_text(".menu-leave form", "A bot plays your seat from now on").await;
    tab.see("#hand .me").await;
    tab.click(".menu-leave .button").await;
}

/// Nothing of what only a player sees is on the page.
async fn is_a_spectators(tab: &Tab) {
    tab.see("#hand.is-watching").await;
    for part in ["#hand .me", "#hand .card", ".person.is-me", "#ask.is-mine", "[data-tab=notes]"] {
        assert_eq!(tab.count(part).await, 0, "{part}");
    }
}

#[test]
fn leaving_asks_first_and_the_way_back_is_on_every_page() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(4, laid::moving).lay(&server, "leaving", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        let second = chrome.second(&tab).await;
        second.go(&path).await;
        leaves(&tab).await;
        is_a_spectators(&tab).await;
        is_a_spectators(&second).await;
        second.size(390, 844).await;
        second.see("#hand form[action$='/sit'] .button-go").await;
        tab.click("#hand form[action$='/sit'] .button-go").await;
        tab.see("#hand .me").await;
        tab.see(".person.is-me").await;
        second.see(".person.is-me").await;
    });
}

/// While characters are picked no hand lies on the table: the way back stands where one answers.
#[test]
fn the_way_back_is_there_while_characters_are_picked() {
    browse(async |chrome| {
        let server = crate::layout::still().await;
        let people = crate::follow::called(&server, &["Ana", "Jonas"]).await;
        let picking = |game: &airlock_game::Game| {
            game.ask_of(airlock_game::Seat(1)).is_some_and(|ask| ask.question == airlock_game::Question::PickCharacter)
        };
        let path = laid::find(4, picking).lay(&server, "picks", &[&people[0], &people[1]]).await;
        let tab = chrome.person(&server, &people[0], "Ana").await;
        tab.go(&path).await;
        tab.click(".top-tools .menu summary").await;
        tab.click(".menu-leave summary").await;
        tab.click(".menu-leave .button").await;
        tab.click(".ask-return .button-go").await;
        tab.see(".person.is-me").await;
    });
}
