//! Another game with the same people: who wants one, when it starts, and who is taken to it.

mod support;

use std::time::Duration;

use reqwest::StatusCode;
use support::{Person, Server, laid};

/// A finished game with these people and bots in the other seats.
async fn finished(server: &Server, id: &str, people: &[&Person]) -> String {
    laid::find(4, laid::over).lay(server, id, people).await
}

/// Where a finished table leads somebody.
async fn led_to(server: &Server, id: &str) -> Option<String> {
    server.hall.table(id).await.expect("the table").look().row.next.clone()
}

#[tokio::test]
async fn the_next_game_starts_when_all_people_want_it() {
    let server = Server::start().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let path = finished(&server, "again", &[&ana, &ben]).await;
    for person in [&ana, &ben] {
        assert_eq!(person.get(&path).await.0, StatusCode::OK);
    }
    let (status, _) = ana.form(&format!("{path}/again"), &[("want", "yes")]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert_eq!(led_to(&server, "again").await, None, "Ben has not said that they want it");
    let (status, _) = ben.form(&format!("{path}/again"), &[("want", "yes")]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let next = led_to(&server, "again").await.expect("the next table");
    for (seat, person) in [&ana, &ben].into_iter().enumerate() {
        // From the finished table everybody is taken to the next one.
        assert_eq!(person.get(&path).await.0, StatusCode::SEE_OTHER);
        for _ in 0..20 {
            let (status, page) = person.get(&format!("/t/{next}")).await;
            assert_eq!(status, StatusCode::OK, "{page}");
        }
        let live = server.hall.table(&next).await.expect("the next table");
        let table = live.look();
        assert!(table.play.is_some() && table.seats[seat].bot.is_none() && table.seats[seat].person.is_some());
    }
}

/// A browser that leaves the page drops its request wherever that happens to be.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_while_it_starts_breaks_nothing() {
    let server = Server::start().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    for round in 0..40 {
        let id = format!("left-{round}");
        let path = finished(&server, &id, &[&ana, &ben]).await;
        let again = format!("{path}/again");
        ana.form(&again, &[("want", "yes")]).await;
        let leaving = {
            let (ben, again) = (ben.clone(), again.clone());
            tokio::spawn(async move { ben.form(&again, &[("want", "yes")]).await })
        };
        tokio::time::sleep(Duration::from_micros(150 * round)).await;
        leaving.abort();
        let (status, page) = ben.form(&again, &[("want", "yes")]).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "round {round}: {page}");
        let next = led_to(&server, &id).await.expect("the next table");
        for person in [&ana, &ben] {
            let (status, page) = person.get(&format!("/t/{next}")).await;
            assert_eq!(status, StatusCode::OK, "round {round}: {page}");
        }
    }
}
