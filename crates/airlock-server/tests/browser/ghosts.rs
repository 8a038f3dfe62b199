//! What leaves the table fades as large as it was: nothing flashes up when one stage gives way to another.

use airlock_bots::Kind;
use airlock_game::Setup;
use serde_json::{Value, json};

use crate::chrome::browse;
use crate::layout::still;
use crate::{laid, moments};

/// Keeps the page's line to the table, to send something over it.
const KEEP_LINE: &str =
    "window.EventSource = class extends EventSource { constructor(...all) { super(...all); window.line = this; } };";

/// Notes every ghost as soon as it is there, and all parts of it that are larger than any piece of the board.
const WATCH: &str = "(() => {
  window.ghosts = { seen: 0, large: [] };
  new MutationObserver(() => {
    for (const ghost of document.querySelectorAll('#stage .ghost')) {
      ghosts.seen += 1;
      for (const part of [ghost, ...ghost.querySelectorAll('svg')]) {
        const { width, height } = part.getBoundingClientRect();
        if (width > 120 || height > 120) ghosts.large.push(`${part.getAttribute('class')}: ${width} × ${height}`);
      }
    }
  }).observe(document.querySelector('main'), { subtree: true, childList: true });
})()";

/// Sends the page a stage, as the server would.
const SEND: &str =
    "((stage) => line.dispatchEvent(new MessageEvent('push', { data: JSON.stringify({ regions: { stage } }) })))";

#[test]
fn no_ghost_is_larger_than_its_piece() {
    browse(async |chrome| {
        let server = still().await;
        let ana = server.guest("Ana").await;
        let battle = moments::battle().lay(&server, "battle", &[&ana]).await;
        let choice = laid::find(4, laid::travelling).lay(&server, "choice", &[&ana]).await;
        let crisis = laid::find_with(Kind::Officer, Setup::base(4), |game| {
            let view = game.view(airlock_game::Viewer::Spectator);
            laid::asked_me(game) && view.crisis().is_some() && view.check_now().is_none()
        });
        let crisis = crisis.lay(&server, "crisis", &[&ana]).await;
        let check = moments::check().lay(&server, "check", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.before_pages(KEEP_LINE).await;
        for path in [choice, crisis, check] {
            tab.go(&path).await;
            let stage: String = tab.js("document.querySelector('#stage').outerHTML").await;
            assert!(!stage.contains("data-board"), "{path} has something in place of the board");
            tab.go(&battle).await;
            tab.see("#stage .ship").await;
            tab.js::<Value>(WATCH).await;
            tab.js::<Value>(&format!("{SEND}({})", json!(stage))).await;
            tab.see_none("#stage[data-board]").await;
            let large: Vec<String> = tab.js("ghosts.large").await;
            assert!(large.is_empty(), "{path}:\n{}", large.join("\n"));
        }
        // A ship that leaves a board that stays does fade, as large as it was.
        tab.go(&battle).await;
        tab.js::<Value>(WATCH).await;
        let left = "(() => { const stage = document.querySelector('#stage').cloneNode(true);
          stage.querySelector('.ship[data-piece]').remove(); return stage.outerHTML; })()";
        tab.js::<Value>(&format!("{SEND}({left})")).await;
        tab.until("ghosts.seen > 0", "a ghost").await;
        let large: Vec<String> = tab.js("ghosts.large").await;
        assert!(large.is_empty(), "{}", large.join("\n"));
    });
}
