//! The end, the replay, and another game with the same people.

use crate::chrome::browse;
use crate::{laid, server};

#[test]
fn the_end_shows_everybody_and_its_seal_can_be_checked() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(4, laid::over).lay(&server, "end", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        tab.see(".final .ending h2").await;
        assert_eq!(tab.count(".final-row").await, 4);
        tab.see(".final .fate").await;
        tab.click("[data-proof=check]").await;
        tab.see("[data-proof=result]").await;
        assert!(!tab.is("document.querySelector('[data-proof=result].is-wrong')").await);
    });
}

#[test]
fn everybody_wants_another_game_and_it_starts() {
    browse(async |chrome| {
        let server = server().await;
        let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
        let path = laid::find(4, laid::over).lay(&server, "again", &[&ana, &ben]).await;
        let (anas, bens) = (chrome.person(&server, &ana, "Ana").await, chrome.person(&server, &ben, "Ben").await);
        anas.go(&path).await;
        bens.go(&path).await;
        anas.click("#ask [name=want]").await;
        // Ben sees at once that Ana wants one.
        anas.see_none("#ask [name=want]").await;
        bens.see("#ask [name=want]").await;
        bens.click("#ask [name=want]").await;
        bens.until(&format!("location.pathname.startsWith('/t/') && location.pathname !== '{path}'"), "the new table")
            .await;
        let next: String = bens.js("location.pathname").await;
        bens.see("main.table #ask").await;
        anas.arrive(&next).await;
        anas.see("main.table #ask").await;
    });
}

#[test]
fn a_finished_game_is_walked_through_with_the_keys() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(4, laid::over).lay(&server, "replay", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&format!("{path}/replay")).await;
        tab.see("#replay .transport").await;
        let step = "Number(document.querySelector('main').dataset.step)";
        tab.key("Home").await;
        tab.until(&format!("{step} === 0"), "the first step").await;
        tab.key("ArrowRight").await;
        tab.until(&format!("{step} > 0"), "a step on").await;
        let one: i64 = tab.js(step).await;
        tab.key("Shift+ArrowRight").await;
        tab.until(&format!("{step} > {one}"), "a turn on").await;
        let two: i64 = tab.js(step).await;
        tab.key("k").await;
        tab.until(&format!("{step} > {two}"), "the next check").await;
        let three: i64 = tab.js(step).await;
        tab.key("ArrowLeft").await;
        tab.until(&format!("{step} < {three}"), "a step back").await;
        tab.key("End").await;
        tab.until(&format!("{step} === Number(document.querySelector('main').dataset.last)"), "the last step").await;
        // Whose eyes: a seat, and all open.
        tab.key("2").await;
        tab.until("location.search.includes('eyes=1')", "the second seat's eyes").await;
        tab.key("8").await;
        tab.until("location.search.includes('eyes=all') || document.querySelector('.open-hand')", "all open").await;
        // It plays by itself, and stops.
        tab.key("Home").await;
        tab.until(&format!("{step} === 0"), "the first step").await;
        tab.key("Space").await;
        tab.until(&format!("{step} > 1"), "it to play").await;
        tab.key("Space").await;
        tab.until("document.querySelector('[data-play]').ariaPressed !== 'true'", "it to stop").await;
        // The page in the address is the page that is seen.
        let search: String = tab.js("location.search").await;
        let at: i64 = tab.js(step).await;
        tab.reload().await;
        assert_eq!(tab.js::<String>("location.search").await, search);
        assert_eq!(tab.js::<i64>(step).await, at);
    });
}
