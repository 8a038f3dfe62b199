//! axe-core finds nothing to complain of, on any page and in any state.
//!
//! `./test` installs it from npm into the target folder.

use std::path::PathBuf;
use std::sync::LazyLock;

use airlock_bots::Kind;
use airlock_game::Setup;
use serde_json::{Value, json};

use crate::chrome::browse;
use crate::follow::called;
use crate::laid::Moment;
use crate::layout::still;
use crate::support::Person;
use crate::tab::Tab;
use crate::{laid, moments};

static AXE: LazyLock<String> = LazyLock::new(|| {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../npm/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("{}: {error}; run ./test, which installs it", file.display()))
});

const RUN: &str =
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}`)))";

const SIZES: [(i64, i64); 3] = [(1366, 768), (1280, 800), (390, 844)];

async fn check(tab: &Tab, what: &str, wrong: &mut Vec<String>) {
    tab.until("document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)", "rest").await;
    if !tab.is("window.axe").await {
        tab.js::<Value>(&format!("{}; 1", *AXE)).await;
    }
    let found: Vec<String> = tab.js(RUN).await;
    wrong.extend(found.into_iter().map(|found| format!("{what}: {found}")));
}

fn none(mut wrong: Vec<String>) {
    wrong.sort();
    assert!(wrong.is_empty(), "{} violations:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn axe_finds_nothing_around_the_tables() {
    browse(async |chrome| {
        let server = still().await;
        let people = called(&server, &["Ana", "Jonas"]).await;
        let all: Vec<&Person> = people.iter().collect();
        laid::find(4, laid::moving).lay(&server, "playing", &all).await;
        let setup = json!({ "players": 5, "sets": ["base", "pegasus", "daybreak"], "objective": "earth" });
        let made = people[0]
            .post("/api/v1/tables", json!({ "setup": setup, "seats": ["me", "person", "bot", "person", "person"] }))
            .await;
        let lobby = format!("/t/{}", made["id"].as_str().expect("an id"));
        let tab = chrome.person(&server, &people[0], "Ana").await;
        tab.expect_complaint("status of 404");
        let mut wrong = Vec::new();
        let settings = format!("{lobby}/settings");
        let pages = ["/", "/make", "/rules", "/rules?q=brig", "/rules/place/command", "/watch", "/account", "/nowhere"];
        for page in pages.into_iter().chain([&*lobby, &settings, "/t/playing/people"]) {
            for (width, height) in SIZES {
                tab.size(width, height).await;
                tab.go(page).await;
                check(&tab, &format!("{page}, {width}"), &mut wrong).await;
            }
        }
        none(wrong);
    });
}

#[test]
fn axe_finds_nothing_at_the_tables() {
    browse(async |chrome| {
        let server = still().await;
        let people = called(&server, &["Ana", "Jonas", "Mara", "Ilse"]).await;
        let all: Vec<&Person> = people.iter().collect();
        let tables: [(&str, Moment); 11] = [
            ("battle", moments::battle()),
            ("check", moments::check()),
            ("caprica", moments::over_new_caprica()),
            ("leader", moments::leading()),
            ("searching", moments::searching()),
            ("picks", moments::picking()),
            ("moving", laid::find(6, laid::moving)),
            ("window", laid::find(4, laid::interrupted)),
            ("travelling", laid::find(4, laid::travelling)),
            ("feeding", laid::find(4, laid::feeding)),
            ("over", laid::find_with(Kind::Officer, Setup::daybreak(5), laid::over)),
        ];
        let mut pages = Vec::new();
        for (id, moment) in tables {
            pages.push(moment.lay(&server, id, &all).await);
        }
        let more = [
            "/t/over/replay",
            "/t/over/replay?step=60",
            "/t/over?stage=check",
            "/t/battle?sheet=0",
            "/t/battle?explain=location/command",
            "/t/battle?open=loyalty",
            "/t/battle?record=chat",
            "/t/battle?record=notes",
            "/t/battle?record=orders",
        ];
        pages.extend(more.map(str::to_owned));
        let tab = chrome.person(&server, &people[0], "Ana").await;
        let watcher = chrome.stranger(&server, "somebody").await;
        let mut wrong = Vec::new();
        for page in &pages {
            for (width, height) in SIZES {
                tab.size(width, height).await;
                tab.go(page).await;
                let what = format!("{page}, {width}");
                check(&tab, &what, &mut wrong).await;
                if width > 1139 || page.contains('?') || page.contains("replay") {
                    continue;
                }
                // What a phone shows only when it is asked for.
                for sheet in ["sheet", "ask-more", "record-more"] {
                    let open = format!("((one) => one && (one.checked = true))(document.getElementById('{sheet}'))");
                    if tab.js::<Option<bool>>(&open).await.is_some() {
                        check(&tab, &format!("{what}, {sheet}"), &mut wrong).await;
                        tab.js::<Value>(&open.replace("true", "false")).await;
                    }
                }
            }
        }
        for (page, (width, height)) in [("/t/battle", SIZES[0]), ("/t/check", SIZES[2]), ("/t/picks", SIZES[2])] {
            watcher.size(width, height).await;
            watcher.go(page).await;
            check(&watcher, &format!("{page}, watched, {width}"), &mut wrong).await;
        }
        tab.size(1366, 768).await;
        tab.go("/t/battle").await;
        tab.click(".top-tools .menu summary").await;
        tab.click(".menu-leave summary").await;
        check(&tab, "the menu", &mut wrong).await;
        none(wrong);
    });
}
