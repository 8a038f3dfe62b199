//! Whole turns, with the mouse only and with the keyboard only.

use airlock_game::Seat;

use crate::chrome::browse;
use crate::player::{By, play_turns};
use crate::{id_of, laid, server};

#[test]
fn a_person_plays_three_turns_with_the_mouse_only() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "mouse", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        let used = play_turns(&tab, &server, id_of(&path), Seat(0), By::Mouse, 3).await;
        assert!(used.board > 0 && used.hand > 0 && used.list > 0, "not every way was used: {used:?}");
    });
}

#[test]
fn a_person_plays_three_turns_with_the_keyboard_only() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "keyboard", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        let used = play_turns(&tab, &server, id_of(&path), Seat(0), By::Keyboard, 3).await;
        assert!(used.board > 0 && used.hand > 0 && used.list > 0, "not every way was used: {used:?}");
    });
}

#[test]
fn from_the_characters_to_the_first_turn_everything_is_picked_with_the_mouse() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.go("/").await;
        tab.click("form[action='/play'] label.segment:has([value='3'])").await;
        tab.click("form[action='/play'] .button-go").await;
        let path = tab.arrive("/t/").await;
        tab.see(".table .picks label.character.is-legal").await;
        play_turns(&tab, &server, id_of(&path), Seat(0), By::Mouse, 1).await;
        tab.see("#hand .me").await;
    });
}

#[test]
fn every_letter_jumps_to_its_place() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "letters", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        tab.see("#ask.is-mine").await;
        tab.key("Tab").await;
        tab.until("document.activeElement.matches('.skip')", "the first stop").await;
        for (letter, place) in [("a", "#ask"), ("b", "#stage"), ("h", "#hand"), ("l", "#panel-log")] {
            tab.key(letter).await;
            tab.until(&format!("document.activeElement.closest('{place}')"), &format!("{letter} to lead to {place}"))
                .await;
            let drawn = "getComputedStyle(document.activeElement).outlineStyle !== 'none' \
                || getComputedStyle(document.activeElement).boxShadow !== 'none' \
                || document.activeElement.matches('input')";
            assert!(tab.is(drawn).await, "{letter}: what has focus is not marked");
        }
        // The second answer, by its number; Escape takes back the pick.
        let first: String = tab.js("document.querySelector('#ask :checked')?.id ?? ''").await;
        tab.key("2").await;
        tab.until("document.querySelectorAll('#ask [name=answer]')[1].checked", "the second answer").await;
        let deed = tab.text("#ask .button-go").await;
        tab.until("document.querySelector('#ask-title')", "the question").await;
        tab.key("Escape").await;
        tab.until(
            &format!("(document.querySelector('#ask :checked')?.id ?? '') === '{first}'"),
            "the pick to be as it was",
        )
        .await;
        assert_ne!(tab.text("#ask .button-go").await, deed);
        // Letters are letters while somebody types.
        tab.key("c").await;
        tab.until("document.activeElement.matches('.say input')", "the chat").await;
        for letter in ["h", "a", "l", "2"] {
            tab.key(letter).await;
        }
        let typed: String = tab.js("document.activeElement.value").await;
        assert_eq!(typed, "hal2");
        tab.key("Enter").await;
        tab.see_text("#chat .chat-line", "hal2").await;
    });
}
