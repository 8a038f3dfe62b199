//! The end, the replay, and another game with the same people.

use airlock_game::save::to_hex;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::chrome::browse;
use crate::{id_of, laid, server};

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
        // The seal is that of this game's seed, and the page finds that out by itself.
        let live = server.hall.table("end").await.expect("the table");
        let seed = live.look().row.seed;
        let seal = to_hex(&Sha256::digest(seed));
        let check = "button[data-seal][data-seed]";
        assert_eq!(tab.js::<String>(&format!("document.querySelector('{check}').dataset.seal")).await, seal);
        tab.click(".proof-full summary").await;
        tab.see_text(".proof-full code", &seal).await;
        tab.see_text(".proof-full code", &to_hex(&seed)).await;
        tab.click(check).await;
        tab.see_text(".proof-result.is-true", "The seed matches the seal").await;
        // Another seed would have been noticed.
        tab.js::<Value>(&format!("document.querySelector('{check}').dataset.seed = 'ff'.repeat(32)")).await;
        tab.click(check).await;
        tab.see_text(".proof-result.is-false", "doesn’t match").await;
    });
}

/// Whoever plays can write the seal down before the first card is dealt.
#[test]
fn the_seal_is_shown_from_the_start() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.go("/make").await;
        tab.write("#my-name", "Ana").await;
        tab.click("main form .button-go").await;
        let path = tab.arrive("/t/").await;
        let seed = server.hall.table(id_of(&path)).await.expect("the table").look().row.seed;
        let seal = to_hex(&Sha256::digest(seed));
        tab.see_text("#settings .seal", &seal).await;
        tab.click("#host button[value=bot]").await;
        tab.click(".host-start button").await;
        tab.see("main.table #ask").await;
        tab.click(".menu summary").await;
        tab.see_text(".menu .seal", &seal).await;
        assert!(!tab.html().await.contains(&to_hex(&seed)), "the seed is open too early");
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
        tab.until("location.search.includes('eyes=seat-1')", "the second seat's eyes").await;
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
