//! The log beside a long question, and its details on demand; bots that run.

use std::time::Duration;

use airlock_bots::Kind;
use airlock_game::{Game, Options, Seat, Setup};
use airlock_server::hall::HallRules;

use crate::chrome::browse;
use crate::support::Server;
use crate::{laid, server};

/// Seat 0 has a long list before it, late enough for a log.
fn long_question(game: &Game) -> bool {
    let many = |ask: &airlock_game::Ask| matches!(&ask.options, Options::Choices(all) if all.len() > 12);
    game.turn_number() > 8 && game.ask_of(Seat(0)).is_some_and(many)
}

#[test]
fn eight_lines_stay_in_sight_under_a_long_question() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find_with(Kind::Officer, Setup::base(5), long_question).lay(&server, "long", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        for (width, height) in [(1366, 768), (1280, 800)] {
            tab.size(width, height).await;
            tab.go(&path).await;
            tab.see("#ask.is-mine :is([name=answer], [name=type1])").await;
            let lines: f64 = tab
                .js("(() => {
                    const seen = document.querySelector('.log-scroll').clientHeight;
                    const line = parseFloat(getComputedStyle(document.querySelector('#log')).lineHeight);
                    return seen / line;
                })()")
                .await;
            assert!(lines >= 8.0, "{lines} lines at {width}");
        }
        // What belongs to a happening is opened by a click.
        tab.see_none(".log-details[open]").await;
        tab.click("#log .log-details summary").await;
        tab.see("#log .log-details[open] li").await;
    });
}

#[test]
fn bots_run_to_my_next_question_and_say_what_they_did() {
    browse(async |chrome| {
        let slow = HallRules { bot_delay: Duration::from_secs(600), ..HallRules::default() };
        let server = Server::with(slow).await;
        let ana = server.guest("Ana").await;
        let waits = |game: &Game| {
            game.turn_number() > 3 && game.asks().len() == 1 && game.asks()[0].seat == Seat(1) && !game.waits_secretly()
        };
        let path = laid::find_with(Kind::Officer, Setup::base(5), waits).lay(&server, "running", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        tab.see("#ask.is-idle .ask-pace").await;
        tab.key("f").await;
        tab.see("#ask.is-mine").await;
        if tab.count("#recap").await > 0 {
            tab.click("#recap summary").await;
            tab.see("#recap li").await;
        }
    });
}
