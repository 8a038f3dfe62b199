//! Pictures of the pages, drawn on demand:
//! `cargo test -p airlock-server --test browser -- --ignored screenshots`.
//!
//! They lie in `docs/screenshots` and show the same tables on every run.

use std::path::PathBuf;

use airlock_game::{Game, Question, Seat};

use crate::chrome::browse;
use crate::tab::Tab;
use crate::{laid, server};

/// A name, and when the game has come there.
type Moment = (&'static str, fn(&Game) -> bool);

/// A picture that is larger says more than it should.
const LARGEST: usize = 250 * 1024;

const WIDE: (i64, i64) = (1280, 800);
const PHONE: (i64, i64) = (375, 800);

async fn keep(tab: &Tab, name: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    std::fs::create_dir_all(&folder).expect("a folder");
    // What moves comes to rest first.
    tab.until("document.fonts.status === 'loaded' && document.getAnimations().every((a) => a.playState !== 'running' || a.effect.getComputedTiming().iterations === Infinity)", "rest").await;
    let picture = tab.screenshot().await;
    assert!(picture.len() <= LARGEST, "{name} has {} bytes", picture.len());
    std::fs::write(folder.join(format!("{name}.png")), picture).expect("a file");
}

/// In both sizes.
async fn keep_both(tab: &Tab, name: &str) {
    for ((width, height), end) in [(WIDE, ""), (PHONE, "-phone")] {
        tab.size(width, height).await;
        keep(tab, &format!("{name}{end}")).await;
    }
    tab.size(WIDE.0, WIDE.1).await;
}

fn picking(game: &Game) -> bool {
    game.ask_of(Seat(0)).is_some_and(|ask| ask.question == Question::PickCharacter)
}

#[test]
#[ignore = "draws pictures for the documentation"]
fn screenshots() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        let moments: [Moment; 6] = [
            ("picks", picking),
            ("table", laid::fighting),
            ("check", laid::feeding),
            ("destination", laid::travelling),
            ("window", laid::interrupted),
            ("end", laid::over),
        ];
        for (name, moment) in moments {
            let path = laid::find(5, moment).lay(&server, name, &[&ana]).await;
            tab.go(&path).await;
            tab.see("#ask").await;
            keep_both(&tab, name).await;
        }
        tab.go("/t/end/replay?step=120").await;
        keep_both(&tab, "replay").await;
        tab.go("/t/end?stage=check").await;
        keep_both(&tab, "reveal").await;
        tab.go("/").await;
        keep_both(&tab, "start").await;
        tab.go("/rules?q=brig").await;
        keep_both(&tab, "rules").await;
        tab.go("/make").await;
        keep_both(&tab, "make").await;
        tab.click("main form .button-go").await;
        tab.arrive("/t/").await;
        keep_both(&tab, "lobby").await;
    });
}
