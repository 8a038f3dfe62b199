//! The layout holds: no text is cut, spills over or lies over another, in any language, on a large window, on a laptop
//! and on a phone.
//!
//! Every page is loaded once for each language and looked at in all sizes ([`CUT`]); all that is found is told
//! at once.

use std::fmt::Write as _;
use std::time::Duration;

use airlock_bots::Kind;
use airlock_game::Setup;
use airlock_server::hall::HallRules;
use airlock_text::LANGUAGES;
use serde_json::{Value, json};

use crate::chrome::browse;
use crate::follow::called;
use crate::laid::Moment;
use crate::support::{Person, Server};
use crate::tab::Tab;
use crate::{laid, moments};

const CUT: &str = include_str!("cut.js");

const WIDE: (i64, i64) = (1280, 800);
const LAPTOP: (i64, i64) = (1366, 768);
const PHONE: (i64, i64) = (390, 844);

/// A server whose bots do nothing, so that a table stays as it is.
const PEOPLE: [&str; 4] = ["Ana", "Jonas", "Mara", "Ilse"];

pub async fn still() -> Server {
    Server::with(HallRules { bot_delay: Duration::from_secs(3600), ..HallRules::default() }).await
}

/// Everything that was found so far.
struct Findings<'a> {
    tab: &'a Tab,
    told: String,
}

impl Findings<'_> {
    /// Looks at a part of the page as it is now.
    async fn look(&mut self, part: &str, what: &str) {
        // Whatever was resized or opened has been drawn.
        self.tab
            .js::<Value>("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
            .await;
        for (found, place, text) in
            self.tab.js::<Vec<(String, String, String)>>(&format!("({CUT})({})", json!(part))).await
        {
            writeln!(self.told, "{what}: {place} “{text}” {found}").expect("memory");
        }
    }

    /// Loads a page and looks at it.
    async fn load(&mut self, language: &str, path: &str) {
        self.tab.size(WIDE.0, WIDE.1).await;
        let lang = format!("{}lang={language}", if path.contains('?') { "&" } else { "?" });
        self.tab.go(&format!("{path}{lang}")).await;
        // What slides is there at once.
        self.tab.js::<Value>("document.documentElement.style.setProperty('--slide', '0s')").await;
        self.look("body", &format!("{language}, wide, {path}")).await;
        self.tab.size(LAPTOP.0, LAPTOP.1).await;
        self.look("body", &format!("{language}, laptop, {path}")).await;
    }

    /// In all sizes.
    async fn page(&mut self, language: &str, path: &str) {
        self.load(language, path).await;
        self.tab.size(PHONE.0, PHONE.1).await;
        self.look("body", &format!("{language}, phone, {path}")).await;
    }

    /// What a phone shows only when it is asked for: every board, the hand, the answers.
    async fn sheets(&mut self, language: &str, path: &str) {
        let tabs: Vec<String> =
            self.tab.js("[...document.querySelectorAll('[name=berth]')].map((one) => one.value)").await;
        for tab in tabs {
            self.tick(&format!("[name=berth][value={tab}]"), true).await;
            self.look("#stage", &format!("{language}, phone, {path}, {tab}")).await;
        }
        for (sheet, part) in [("#sheet", "#hand"), ("#ask-more", "#ask"), ("#record-more", "#record")] {
            if self.tick(sheet, true).await {
                self.look(part, &format!("{language}, phone, {path}, {part}")).await;
                self.tick(sheet, false).await;
            }
        }
    }

    async fn tick(&self, selector: &str, on: bool) -> bool {
        let tick = format!("((one) => one && (one.checked = {on}, true))(document.querySelector({}))", json!(selector));
        self.tab.js::<Option<bool>>(&tick).await.is_some()
    }

    fn none(&self) {
        assert!(self.told.is_empty(), "{} findings:\n{}", self.told.lines().count(), self.told);
    }
}

#[test]
fn no_text_is_cut_at_a_table() {
    browse(async |chrome| {
        let server = still().await;
        let people = called(&server, &PEOPLE).await;
        let all: Vec<&Person> = people.iter().collect();
        let tables: [(&str, Moment); 10] = [
            ("battle", moments::battle()),
            ("check", moments::check()),
            ("new-caprica", moments::over_new_caprica()),
            ("leader", moments::leading()),
            ("searching", moments::searching()),
            ("to-kobol", moments::to_kobol()),
            ("moving", moments::moving()),
            ("picks", moments::picking()),
            ("base", laid::find(6, laid::fighting)),
            ("over", laid::find_with(Kind::Officer, Setup::daybreak(5), laid::over)),
        ];
        let mut paths = Vec::new();
        for (id, moment) in tables {
            paths.push(moment.lay(&server, id, &all).await);
        }
        let tab = chrome.person(&server, &people[0], "Ana").await;
        let mut findings = Findings { tab: &tab, told: String::new() };
        for &(language, _) in LANGUAGES {
            for path in &paths {
                findings.page(language, path).await;
                findings.sheets(language, path).await;
            }
            // Boards that are folded while nobody needs them.
            for open in ["colonial-one", "rebel-basestar", "cylon"] {
                findings.load(language, &format!("/t/battle?open={open}")).await;
            }
            for path in ["/t/battle?sheet=0", "/t/battle?explain=location/command", "/t/over/replay"] {
                findings.page(language, path).await;
            }
        }
        findings.none();
    });
}

#[test]
fn no_text_is_cut_around_the_tables() {
    browse(async |chrome| {
        let server = still().await;
        let people = called(&server, &PEOPLE).await;
        let all: Vec<&Person> = people.iter().collect();
        moments::battle().lay(&server, "battle", &all).await;
        let setup = json!({ "players": 6, "sets": ["base", "pegasus", "daybreak"], "objective": "earth" });
        let seats = ["me", "person", "person", "bot", "bot", "person"];
        let made = people[0].post("/api/v1/tables", json!({ "name": "Kestrel", "setup": setup, "seats": seats }));
        let filling = format!("/t/{}", made.await["id"].as_str().expect("an id"));
        let settings = format!("{filling}/settings");
        let tab = chrome.person(&server, &people[0], "Ana").await;
        let mut findings = Findings { tab: &tab, told: String::new() };
        for &(language, _) in LANGUAGES {
            for path in ["/", "/make", "/account", "/watch", "/rules", "/rules?q=viper", "/rules/place/command"] {
                findings.page(language, path).await;
            }
            findings.page(language, &filling).await;
            findings.page(language, &settings).await;
        }
        findings.none();
    });
}
