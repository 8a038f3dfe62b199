//! Tables with Daybreak: a Mutiny card, a mission and the Rebel Basestar, each played through by somebody
//! with the mouse.
//!
//! The games were played by bots before, so that what follows is certain.

use airlock_bots::Kind;
use airlock_game::terms::{Location, Ship};
use airlock_game::{Action, Ask, Choice, Game, Options, Question, Seat, Setup, View, Viewer};

use crate::chrome::browse;
use crate::follow::{Again, people};
use crate::support::Person;
use crate::{laid, server};

const ME: Seat = Seat(0);

fn view(game: &Game) -> View {
    game.view(Viewer::Seat(ME))
}

/// My action, with such a choice.
fn may(game: &Game, is_it: impl Fn(&Action) -> bool) -> bool {
    let Some(ask) = game.ask_of(ME) else { return false };
    let Options::Choices(choices) = &ask.options else { return false };
    let fits = |choice: &Choice| matches!(choice, Choice::Act(action) if is_it(action));
    matches!(ask.question, Question::Action { .. }) && choices.iter().any(fits)
}

fn may_mutiny(game: &Game) -> bool {
    may(game, |action| matches!(action, Action::PlayMutiny(_)))
}

#[test]
fn a_mutiny_card_is_played_from_the_hand() {
    browse(async |chrome| {
        let server = server().await;
        let people = people(&server, 4).await;
        let all: Vec<&Person> = people.iter().collect();
        let held = |game: &Game| view(game).players[0].mutiny.len();
        let moment = laid::find_in(Setup::daybreak(4), |game| may_mutiny(game) && held(game) == 1);
        let path = moment.lay(&server, "mutiny", &all).await;
        let tab = chrome.person(&server, &people[0], "Ana").await;
        tab.go(&path).await;
        tab.see("#people .is-me .person-count").await;
        tab.see(".hand .card-mutiny.is-legal").await;
        let before: String = tab.js("document.querySelector('#ask [name=key]').value").await;
        tab.click(".hand .card-mutiny.is-legal").await;
        tab.until("document.querySelector('.card-mutiny.is-selected')", "the card to rise").await;
        tab.click("#ask .button-go").await;
        tab.until(&format!("document.querySelector('#ask [name=key]')?.value !== '{before}'"), "the card").await;
        let live = server.hall.table("mutiny").await.expect("the table");
        let table = live.look();
        let game = &table.play.as_ref().expect("a game").game;
        let played = game.view(Viewer::Spectator);
        assert!(!may_mutiny(game));
        let gone = played.decks.mutiny.discard.len() + played.decks.mutiny_gone.len();
        assert!(gone > 0 || played.frames.iter().any(|frame| format!("{frame:?}").contains("Mutiny")));
    });
}

/// A mission may be started where I stand.
fn on_the_bridge(game: &Game) -> bool {
    may(game, |action| *action == Action::Location(Location::Bridge))
}

/// The mission lies there, its check is over, and I am asked for an action or a move, over the open board.
fn after_a_mission(game: &Game) -> bool {
    let open = |ask: &Ask| matches!(ask.question, Question::Action { .. } | Question::Move);
    view(game).search.active.is_some() && game.ask_of(ME).is_some_and(open)
}

#[test]
fn a_mission_is_started_checked_and_lies_on_its_space() {
    browse(async |chrome| {
        let server = server().await;
        let people = people(&server, 4).await;
        let all: Vec<&Person> = people.iter().collect();
        let way = laid::way(Setup::daybreak(4), Kind::Officer, on_the_bridge, after_a_mission);
        let path = way.start.lay(&server, "mission", &all).await;
        let tab = chrome.person(&server, &people[0], "Ana").await;
        tab.go(&path).await;
        tab.see("#site-demetrius .mission.is-empty").await;
        tab.see("#location-bridge.is-legal").await;
        Again { server: &server, tab: &tab, people: &people, id: "mission" }.follow(&way.answers).await;
        tab.go(&path).await;
        tab.see("#site-demetrius .mission:is(.is-passed, .is-failed, .is-down)").await;
        tab.click("#site-demetrius .mission").await;
        tab.see(".explain").await;
    });
}

/// The rebels have joined somebody, and I can use what they have.
fn among_rebels(game: &Game) -> bool {
    may(game, |action| matches!(action, Action::Location(location) if location.ship() == Ship::RebelBasestar))
}

#[test]
fn the_rebel_basestar_is_used_for_its_price() {
    browse(async |chrome| {
        let server = server().await;
        let people = people(&server, 6).await;
        let all: Vec<&Person> = people.iter().collect();
        let moment = laid::find_with(Kind::Officer, Setup::daybreak(6), among_rebels);
        let path = moment.lay(&server, "rebels", &all).await;
        let tab = chrome.person(&server, &people[0], "Ana").await;
        tab.go(&path).await;
        tab.see("#site-rebel .allegiance:not(.is-none)").await;
        tab.see("#site-rebel .site-cost .glyph-miracle").await;
        let before: String = tab.js("document.querySelector('#ask [name=key]').value").await;
        tab.click("#site-rebel .room.is-legal").await;
        tab.until("document.querySelector('#site-rebel .room.is-selected')", "the pick").await;
        tab.click("#ask .button-go").await;
        tab.until(&format!("document.querySelector('#ask [name=key]')?.value !== '{before}'"), "the action").await;
        let live = server.hall.table("rebels").await.expect("the table");
        let table = live.look();
        assert!(!among_rebels(&table.play.as_ref().expect("a game").game));
    });
}
