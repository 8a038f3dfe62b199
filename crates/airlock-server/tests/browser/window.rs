//! Being interrupted: a window asks, a standing order is given in two clicks, found again and withdrawn.

use std::time::Duration;

use airlock_game::orders::StandingOrder;
use airlock_game::{Ask, Game, Options, Seat, Setup};
use airlock_server::hall::HallRules;

use crate::chrome::browse;
use crate::support::Server;
use crate::{id_of, laid, server};

async fn orders(server: &Server, id: &str) -> Vec<StandingOrder> {
    let live = server.hall.table(id).await.expect("the table");
    let table = live.look();
    table.play.iter().flat_map(|play| play.orders.of(Seat(0)).collect::<Vec<_>>()).collect()
}

#[test]
fn a_window_asks_and_two_clicks_keep_it_from_asking_again() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::interrupted).lay(&server, "window", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        tab.see("#ask.is-mine[data-question=window]").await;
        tab.see("#ask .answer").await;
        assert_eq!(orders(&server, id_of(&path)).await, []);

        // One click for the card that is offered, one to let this window pass.
        tab.click("#ask .orders label:has([value^=always])").await;
        tab.click("#ask .button-quiet").await;
        tab.until("!document.querySelector('#ask :checked[value^=always]')", "the window to pass").await;
        let given = orders(&server, id_of(&path)).await;
        assert!(matches!(given[..], [StandingOrder::PassAlways(_)]), "{given:?}");

        // It is found under Orders, and withdrawn there.
        tab.click("#record [data-tab=orders]").await;
        tab.see("#orders .standing [value=pass][aria-pressed=true], #orders .standing [name=drop]").await;
        tab.click("#orders .standing:has([value=pass][aria-pressed=true]) [value=ask], #orders .standing [name=drop]")
            .await;
        tab.see_none("#orders .standing [value=pass][aria-pressed=true], #orders .standing [name=drop]").await;
        assert_eq!(orders(&server, id_of(&path)).await, []);
    });
}

#[test]
fn passing_for_the_whole_turn_is_given_with_the_pass() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(4, laid::interrupted).lay(&server, "turn", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        let live = server.hall.table(id_of(&path)).await.expect("the table");
        let turn = live.look().game().expect("a game").turn_number();
        tab.click("#ask .orders label:has([value=turn])").await;
        tab.click("#ask .button-quiet").await;
        let window = "document.querySelector('#ask.is-mine[data-question=window]')";
        // No window asks until the turn is over.
        tab.until(&format!("!{window}"), "the window to pass").await;
        let seen: Vec<StandingOrder> = orders(&server, id_of(&path)).await;
        let now = live.look().game().expect("a game").turn_number();
        assert!(now > turn || seen.contains(&StandingOrder::PassTurn(turn)), "{seen:?}");
    });
}

#[test]
fn a_pause_that_is_even_for_all_shows_everybody_the_same_bar() {
    browse(async |chrome| {
        let slow = HallRules { pause: Duration::from_secs(120), ..HallRules::default() };
        let server = Server::with(slow).await;
        let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
        let setup = Setup { even_windows: true, ..Setup::base(3) };
        let mine_alone = |game: &Game| {
            let can = |seat| matches!(game.ask_of(Seat(seat)), Some(Ask { options: Options::Choices(all), .. }) if all.len() > 1);
            laid::interrupted(game) && !can(1)
        };
        let path = laid::find_in(setup, mine_alone).lay(&server, "even", &[&ana, &ben]).await;
        let (anas, bens) = (chrome.person(&server, &ana, "Ana").await, chrome.person(&server, &ben, "Ben").await);
        anas.go(&path).await;
        bens.go(&path).await;
        anas.see("#ask.is-mine[data-question=window] .answer").await;
        // Nobody is told for whom it waits, or whether for anybody.
        bens.see("#ask.is-idle .pause").await;
        anas.see("#ask .pause").await;
        bens.see_none("#people .person.is-waited").await;
        // Having passed, one looks like everybody else.
        anas.click("#ask .button-quiet").await;
        anas.see("#ask.is-idle .pause").await;
        assert_eq!(anas.text("#ask-title").await, bens.text("#ask-title").await);
    });
}
