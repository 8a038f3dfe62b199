//! Tables with Pegasus: made by clicks, refused with reasons, an execution and New Caprica played to
//! their ends.
//!
//! The games were played by bots before, so that what follows is certain: everybody gives the same answers
//! again, the one in the first seat with the mouse.

use airlock_bots::Kind;
use airlock_game::terms::Set;
use airlock_game::{Game, Question, Seat, Setup, Viewer};

use crate::chrome::browse;
use crate::follow::{Again, people};
use crate::support::Person;
use crate::{id_of, laid, server};

#[test]
fn a_table_with_pegasus_is_made_by_clicks() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.go("/make").await;
        tab.write("#my-name", "Ana").await;
        assert!(tab.is("document.querySelector('#objective-new-caprica').disabled").await);
        tab.see_text("#objective-why", "New Caprica is an objective of Pegasus").await;
        tab.click("label:has(#set-pegasus)").await;
        tab.until("!document.querySelector('#objective-new-caprica').disabled", "New Caprica to open").await;
        tab.click("label:has(#objective-new-caprica)").await;
        tab.until("document.querySelector('#objective-new-caprica').checked", "New Caprica").await;
        tab.click("label:has(#players-7)").await;
        tab.see_text(".sums", "one of you plays a Cylon leader").await;
        // What was typed has outlived the drawing.
        assert_eq!(tab.js::<String>("document.querySelector('#my-name').value").await, "Ana");
        tab.click("main form .button-go").await;
        let path = tab.arrive("/t/").await;
        tab.see_text("#settings", "New Caprica").await;
        tab.until("document.querySelectorAll('#seats .seat').length === 7", "seven seats").await;
        let setup = server.hall.table(id_of(&path)).await.expect("the table").look().row.setup;
        assert_eq!(Setup { even_windows: false, ..setup }, Setup::pegasus(7));
        tab.click("#host button[value=bot]").await;
        tab.until("!document.querySelector('.host-start button').disabled", "the start").await;
        tab.click(".host-start button").await;
        tab.see("main.table .picks.is-many .leader-about").await;
    });
}

#[test]
fn mixes_that_cannot_be_played_are_greyed_out_with_their_reason() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.go("/make").await;
        let shut = |control: &str| format!("document.querySelector('#{control}').disabled");
        for control in ["players-7", "variant-no-leaders", "variant-sympathetic-cylon"] {
            assert!(tab.is(&shut(control)).await, "{control} is open");
        }
        tab.see_text("#players-why", "The base game is for 1 to 6 players").await;
        tab.click("label:has(#set-pegasus)").await;
        tab.until(&shut("variant-cooperative"), "the cooperative game to shut").await;
        tab.see_text("#variant-why", "for the base game only").await;
        tab.click("label:has(#players-4)").await;
        tab.see_text("#variant-why", "The Sympathetic Cylon is played without Cylon leaders").await;
        tab.click("label:has(#variant-no-leaders)").await;
        tab.until(&format!("!{}", shut("variant-sympathetic-cylon")), "the Sympathetic Cylon to open").await;
        tab.click("label:has(#variant-sympathetic-cylon)").await;
        tab.see_text(".sums", "later the Sympathetic Cylon").await;
        // Without the box, what belongs to it goes.
        tab.click("label:has(#set-pegasus)").await;
        tab.until("!document.querySelector('#variant-no-leaders').checked", "the variants to go").await;
        assert!(tab.is(&shut("variant-no-leaders")).await);
    });
}

#[test]
fn without_script_a_refused_mix_comes_back_with_its_reason() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.expect_complaint("status of 400");
        tab.without_script().await;
        tab.go("/make").await;
        tab.write("#my-name", "Ana").await;
        tab.click("label:has(#objective-new-caprica)").await;
        tab.click("main form .button-go").await;
        tab.see_text("[role=alert]", "New Caprica is an objective of Pegasus").await;
        assert!(tab.is("document.querySelector('#objective-new-caprica').checked").await);
        tab.click("label:has(#set-pegasus)").await;
        tab.click("main form .button-go").await;
        let path = tab.arrive("/t/").await;
        let setup = server.hall.table(id_of(&path)).await.expect("the table").look().row.setup;
        assert!(setup.sets.contains(Set::Pegasus));
    });
}

#[test]
fn pegasus_is_played_at_once_from_the_start_page() {
    browse(async |chrome| {
        let server = server().await;
        let tab = chrome.stranger(&server, "Ana").await;
        tab.expect_complaint("status of 400");
        tab.go("/").await;
        tab.click(".quick label.segment:has([value='7'])").await;
        tab.click(".quick .button-go").await;
        tab.see_text(".quick [role=alert]", "The base game is for 1 to 6 players").await;
        tab.click(".quick label.segment:has([value=pegasus])").await;
        tab.click(".quick .button-go").await;
        let path = tab.arrive("/t/").await;
        tab.see("#ask").await;
        let setup = server.hall.table(id_of(&path)).await.expect("the table").look().row.setup;
        assert_eq!(setup, Setup::pegasus(7));
    });
}

/// I add to a check that will be made against me.
fn before_an_execution(game: &Game) -> bool {
    let asked = game.ask_of(Seat(0)).map(|ask| ask.question);
    matches!(asked, Some(Question::Feed { .. }))
}

#[test]
fn an_execution_is_played_through_to_the_new_character() {
    browse(async |chrome| {
        let server = server().await;
        let people = people(&server, 5).await;
        let all: Vec<&Person> = people.iter().collect();
        let way = laid::way(Setup::pegasus(5), Kind::Random, before_an_execution, laid::reborn);
        let path = way.start.lay(&server, "execution", &all).await;
        let tab = chrome.person(&server, &people[0], "Ana").await;
        tab.go(&path).await;
        Again { server: &server, tab: &tab, people: &people, id: "execution" }.follow(&way.answers).await;
        // Executed: somebody else is picked, and nobody who is in play, executed, or a leader.
        tab.see_text(".picks h2", "Choose a new character").await;
        tab.see(".picks .character.is-taken").await;
        let executed = {
            let live = server.hall.table("execution").await.expect("the table");
            let table = live.look();
            let game = &table.play.as_ref().expect("a game").game;
            game.view(Viewer::Spectator).fleet.executed
        };
        let dead = executed.last().expect("somebody was executed").id();
        tab.see_text(&format!(".picks .character.is-off[data-character={dead}]"), "Executed").await;
        assert_eq!(tab.count(".picks [data-character=cavil]").await, 0);
        let before: String = tab.js("document.querySelector('#ask [name=key]').value").await;
        let picked: String =
            tab.js("document.querySelector('.picks label.character.is-legal').dataset.character").await;
        tab.click(&format!(".picks label[data-character={picked}]")).await;
        tab.click("#ask .button-go").await;
        tab.until(&format!("document.querySelector('#ask [name=key]')?.value !== '{before}'"), "the pick").await;
        tab.see_none(".picks").await;
        let live = server.hall.table("execution").await.expect("the table");
        let table = live.look();
        let view = table.play.as_ref().expect("a game").game.view(Viewer::Spectator);
        assert_eq!(view.players[0].character.map(|character| character.id()), Some(picked.as_str()));
    });
}

/// Galactica is back, and it is my action.
fn in_orbit(game: &Game) -> bool {
    let back = game.view(Viewer::Spectator).new_caprica.is_some_and(|board| board.in_orbit);
    back && game.ask_of(Seat(0)).is_some_and(|ask| matches!(ask.question, Question::Action { .. }))
}

#[test]
fn new_caprica_is_played_to_its_end() {
    browse(async |chrome| {
        let server = server().await;
        let people = people(&server, 4).await;
        let all: Vec<&Person> = people.iter().collect();
        let way = laid::way(Setup::pegasus(4), Kind::Officer, in_orbit, laid::over);
        let path = way.start.lay(&server, "caprica", &all).await;
        let tab = chrome.person(&server, &people[0], "Ana").await;
        tab.go(&path).await;
        tab.see("#ask.is-mine").await;
        Again { server: &server, tab: &tab, people: &people, id: "caprica" }.follow(&way.answers).await;
        for _ in 0..40 {
            if tab.is("document.querySelector('.final')").await {
                break;
            }
            tab.try_click(".moment").await;
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        tab.see(".final .ending h2").await;
        assert_eq!(tab.count(".final-row").await, 4);
        let live = server.hall.table("caprica").await.expect("the table");
        let agendas: Vec<String> = {
            let table = live.look();
            let view = table.play.as_ref().expect("a game").game.view(Viewer::Spectator);
            let agendas = view.players.iter().flat_map(|player| player.agenda.iter().flatten());
            agendas.map(|&agenda| airlock_text::Words::english().name(agenda)).collect()
        };
        for agenda in agendas {
            tab.see_text(".final-table", &agenda).await;
        }
    });
}
