//! The numbers that an operator reads do not move with a pass that is a secret: they may sit at the table.

use std::sync::Arc;
use std::time::Duration;

use airlock_game::{Answer, Choice, Game, Options, Question, Seat};
use airlock_server::hall::{Hall, HallRules};
use airlock_server::http::{App, Config, record_metrics, serve, serve_metrics};
use airlock_store::Sqlite;
use serde_json::json;

mod support;

use support::{Server, laid};

/// Two can use something, so that the pass of the first closes nothing.
fn two_in_a_window(game: &Game) -> bool {
    let uses = |seat: Seat| {
        game.ask_of(seat).is_some_and(|ask| {
            let Options::Choices(choices) = &ask.options else { return false };
            matches!(ask.question, Question::Window { .. }) && choices.contains(&Choice::Pass) && choices.len() > 1
        })
    };
    uses(Seat(0)) && uses(Seat(1))
}

#[tokio::test]
async fn a_secret_pass_moves_no_number() {
    let store = Sqlite::in_memory().await.expect("a store in memory");
    let hall = Hall::new(Arc::new(store), HallRules::default());
    let app = App::new(Arc::clone(&hall), Config::default(), record_metrics());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let door = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    let numbers = format!("http://{}/metrics", door.local_addr().expect("an address"));
    tokio::spawn(serve_metrics(app.clone(), door));
    tokio::spawn(serve(app, listener, std::future::pending()));
    let server = Server { url, hall };
    let people = [server.guest("Mara").await, server.guest("Ilse").await, server.guest("Kay").await];
    laid::find(3, two_in_a_window).lay(&server, "window", &people.each_ref()).await;
    let mut pages = Vec::new();
    for person in &people {
        person.get("/t/window").await;
        pages.push(person.listen_on("/t/window").await);
    }
    let shown = people[0].json("/api/v1/tables/window").await;
    let read = async || {
        // What is still on its way to the pages arrives first.
        tokio::time::sleep(Duration::from_millis(300)).await;
        let text = reqwest::get(&numbers).await.expect("an answer").text().await.expect("text");
        let own = |line: &&str| !line.contains("process_");
        let mut lines: Vec<String> = text.lines().filter(own).map(str::to_owned).collect();
        lines.sort();
        lines
    };
    let before = read().await;
    let pass = json!({ "moment": shown["ask"]["moment"], "key": "k", "answer": Answer::One(Choice::Pass) });
    people[0].post("/api/v1/tables/window/answer", pass).await;
    let moment = server.hall.table("window").await.expect("the table").look();
    let moment = moment.play.as_ref().map(|play| u64::from(play.moment()));
    assert_eq!(moment, shown["moment"].as_u64(), "nobody may know of it");
    assert_eq!(read().await, before);
    // The last pass closes the window, which everybody sees.
    for person in &people[1..] {
        let shown = person.json("/api/v1/tables/window").await;
        let pass = json!({ "moment": shown["ask"]["moment"], "key": "k", "answer": Answer::One(Choice::Pass) });
        if !shown["ask"].is_null() {
            person.post("/api/v1/tables/window/answer", pass).await;
        }
    }
    let answers = |numbers: &[String]| numbers.iter().find(|line| line.starts_with("airlock_answers_total ")).cloned();
    assert_ne!(answers(&read().await), answers(&before), "what everybody knows is counted");
}
