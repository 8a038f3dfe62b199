//! What happens round the game at a table: who is here, what was said, what can be seen again.

use std::time::{Duration, Instant};

use airlock_game::{Answer, Chance, Choice, Game, Question, Seat, Setup, Viewer, scenario};
use airlock_server::hall::HallRules;
use airlock_server::table::Table;
use airlock_store::Extent;
use airlock_text::{Words, rulings};
use reqwest::StatusCode;
use serde_json::{Value, json};

mod support;

use support::{Person, Server, laid, pick};

/// Long enough for a message that must come, short enough to wait for one that must not.
const SOON: Duration = Duration::from_secs(5);
const NEVER: Duration = Duration::from_millis(150);

async fn lobby(server: &Server, host: &Person) -> String {
    let made =
        host.post("/api/v1/tables", json!({ "setup": { "players": 3 }, "seats": ["me", "person", "person"] })).await;
    assert!(!server.url.is_empty());
    made["id"].as_str().expect("an id").to_owned()
}

async fn three(server: &Server) -> Vec<Person> {
    vec![server.guest("Mara").await, server.guest("Jonas").await, server.guest("Ilse").await]
}

/// Gives one random answer for each seat that is asked.
async fn round(people: &[Person], path: &str, number: usize, chance: &mut Chance) {
    for (seat, person) in people.iter().enumerate() {
        let ask = person.json(path).await["ask"].clone();
        if !ask.is_null() {
            let key = format!("{number}-{seat}");
            let body = json!({ "moment": ask["moment"], "key": key, "answer": pick(&ask, chance) });
            person.try_post(&format!("{path}/answer"), body).await;
        }
    }
}

#[tokio::test]
async fn a_stranger_in_the_lobby_keeps_his_form_and_a_watcher_his_view() {
    let server = Server::start().await;
    let (host, stranger, guest) = (server.guest("Mara").await, server.guest("Tomek").await, server.guest("Ilse").await);
    let id = lobby(&server, &host).await;
    let mut form = stranger.listen_on(&format!("/t/{id}")).await;
    let mut watching = stranger.listen_on(&format!("/t/{id}?watch=1")).await;
    assert_eq!(form.next(NEVER).await, None, "a page that is as it should be is left alone");
    assert_eq!(watching.next(NEVER).await, None);
    guest.post(&format!("/api/v1/tables/{id}/sit"), json!({})).await;
    let seats = |push: &Value| push["regions"]["seats"].as_str().expect("the seats have changed").to_owned();
    let shown = seats(&form.next(SOON).await.expect("somebody sat down"));
    assert!(shown.contains("guest-name") && shown.contains("value=\"Tomek\""), "{shown}");
    let shown = seats(&watching.next(SOON).await.expect("somebody sat down"));
    assert!(!shown.contains("guest-name"), "{shown}");
}

#[tokio::test]
async fn the_lobby_tells_who_is_here_and_what_became_of_the_seats() {
    let server = Server::start().await;
    let people = three(&server).await;
    let id = lobby(&server, &people[0]).await;
    let path = format!("/api/v1/tables/{id}");
    people[1].post(&format!("{path}/sit"), json!({})).await;
    let page = format!("/t/{id}");
    let away = |text: &str| text.contains("seat-who is-away");
    assert!(away(&people[0].get(&page).await.1), "who has no page open is away");
    let stream = people[1].listen_on(&page).await;
    assert!(people[0].get(&page).await.1.contains("here now"));
    drop(stream);
    let mut gone = false;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        gone = gone || people[0].get(&page).await.1.contains("away, last seen");
    }
    assert!(gone, "who has closed the page is away again");

    people[1].form(&format!("{page}/sit"), &[("name", "Jon"), ("seat", "1")]).await;
    people[2].post(&format!("{path}/sit"), json!({})).await;
    people[0].form(&format!("{page}/remove"), &[("seat", "2")]).await;
    people[0].form(&format!("{page}/lift"), &[("guest", "0")]).await;
    people[0].post(&format!("{path}/host"), json!({ "seat": 1 })).await;
    people[0].post(&format!("{path}/leave"), json!({})).await;
    people[0].post(&format!("{path}/sit"), json!({})).await;
    people[2].post(&format!("{path}/sit"), json!({})).await;
    for person in &people {
        person.post(&format!("{path}/ready"), json!({ "ready": true })).await;
    }
    people[1].post(&format!("{path}/start"), json!({})).await;
    people[2].post(&format!("{path}/leave"), json!({})).await;
    people[2].post(&format!("{path}/sit"), json!({})).await;
    let chat = people[0].json(&format!("{path}/chat")).await;
    let kinds: Vec<&str> =
        chat.as_array().expect("lines").iter().map(|line| line["kind"].as_str().expect("a kind")).collect();
    let wanted = [
        "sat-down",
        "renamed",
        "sat-down",
        "removed",
        "new-host",
        "left",
        "sat-down",
        "sat-down",
        "replaced",
        "came-back",
    ];
    assert_eq!(kinds, wanted, "{chat}");
    let shown = people[0].get(&page).await.1;
    assert!(shown.contains("A bot is now playing for Ilse.") && shown.contains("Jonas is now Jon."), "{shown}");
}

/// One raider after the other attacks with the same words: each time it is another question.
#[tokio::test]
async fn the_same_words_again_are_another_question() {
    let server = Server::start().await;
    let person = server.guest("Mara").await;
    let comes_again = |game: &Game| {
        let Some(ask) = game.ask_of(Seat(0)).filter(|ask| matches!(ask.question, Question::Window { .. })) else {
            return false;
        };
        let mut next = game.clone();
        next.answer(Seat(0), Answer::One(Choice::Pass)).is_ok() && next.ask_of(Seat(0)) == Some(ask)
    };
    laid::find(4, comes_again).lay(&server, "again", &[&person]).await;
    let path = "/api/v1/tables/again";
    let first = person.json(path).await["ask"].clone();
    let body = json!({ "moment": first["moment"], "key": "once", "answer": Answer::One(Choice::Pass) });
    person.post(&format!("{path}/answer"), body).await;
    let second = person.json(path).await["ask"].clone();
    assert!(first["moment"].as_u64() < second["moment"].as_u64(), "{first} and {second}");
}

/// Boards that nobody needs now are folded while the fleet is on New Caprica; the address opens one.
#[tokio::test]
async fn a_folded_board_can_be_opened() {
    let server = Server::start().await;
    let person = server.guest("Mara").await;
    let needed = |game: &Game| {
        let view = game.view(Viewer::Seat(Seat(0)));
        let orbit = view.new_caprica.as_ref().is_some_and(|ground| ground.in_orbit);
        let asked = view.ask.as_ref().map(|ask| ask.question);
        (orbit && matches!(asked, Some(Question::PrepareOrEvacuate))).then_some(1)
    };
    let page = laid::best_in(Setup::pegasus(6), 30, needed).lay(&server, "exodus", &[&person]).await;
    let (_, plain) = person.get(&page).await;
    assert!(plain.contains("class=\"site site-cylon is-folded\""), "{plain}");
    assert!(plain.contains("href=\"?open=cylon\"") && plain.contains("class=\"site site-planet\""));
    let opened = format!("{page}?open=cylon");
    let (_, text) = person.get(&opened).await;
    assert!(text.contains("class=\"site site-cylon\"") && text.contains("&amp;open=cylon\""), "{text}");
    let mut stream = person.listen_on(&opened).await;
    assert_eq!(stream.next(NEVER).await, None, "the board stays open");
}

#[tokio::test]
async fn a_line_counts_from_the_question_and_not_from_the_start() {
    let server = Server::start().await;
    let people = three(&server).await;
    let id = server.table(&people, json!({ "players": 3 })).await;
    let live = server.hall.table(&id).await.expect("the table");
    round(&people, &format!("/api/v1/tables/{id}"), 0, &mut Chance::new([1; 32])).await;
    let mut table = Table::clone(&live.look());
    table.row.started_at = Some(0);
    for person in table.seats.iter().map(|row| row.person) {
        assert!(table.line(Words::english(), person).since < 60);
    }
}

#[tokio::test]
async fn the_host_sets_the_pace_of_the_bots() {
    let server = Server::start().await;
    let (host, guest) = (server.guest("Mara").await, server.guest("Jonas").await);
    let seats = json!({ "setup": { "players": 3 }, "seats": ["me", "person", "bot"] });
    let id = host.post("/api/v1/tables", seats).await["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/v1/tables/{id}");
    guest.post(&format!("{path}/sit"), json!({})).await;
    guest.post(&format!("{path}/ready"), json!({ "ready": true })).await;
    host.post(&format!("{path}/start"), json!({})).await;
    let slow = "value=\"slow\" aria-pressed=\"true\"";
    let mut stream = host.listen_on(&format!("/t/{id}")).await;
    assert!(!host.get(&format!("/t/{id}")).await.1.contains(slow));
    host.form(&format!("/t/{id}/pace"), &[("pace", "slow")]).await;
    assert!(host.get(&format!("/t/{id}")).await.1.contains(slow));
    let mut pushed = false;
    while let Some(push) = stream.next(NEVER).await {
        pushed |= push["regions"]["pace"].as_str().is_some_and(|pace| pace.contains(slow));
    }
    assert!(pushed, "an open page follows");
    let (_, page) = guest.get(&format!("/t/{id}")).await;
    assert!(page.contains("Slow") && !page.contains("value=\"slow\""), "a guest only reads it");
    let refused = guest.try_post(&format!("{path}/pace"), json!({ "bots": "instant" })).await;
    assert_eq!(refused.0, StatusCode::CONFLICT);
    host.post(&format!("{path}/leave"), json!({})).await;
    guest.post(&format!("{path}/pace"), json!({ "bots": "instant" })).await;
}

#[tokio::test]
async fn the_whole_log_can_be_reached() {
    let server = Server::start().await;
    let people = three(&server).await;
    let mut chance = Chance::new([3; 32]);
    let (mut id, mut moment) = (String::new(), 0);
    // Random players may lose early; the log must be long.
    while moment <= 130 {
        id = server.table(&people, json!({ "players": 3 })).await;
        let path = format!("/api/v1/tables/{id}");
        for number in 0..200 {
            round(&people, &path, number, &mut chance).await;
        }
        moment = people[0].json(&path).await["moment"].as_u64().expect("a moment");
    }
    let mut address = format!("/t/{id}?record=log");
    let mut clicks = 0;
    loop {
        let (_, page) = people[0].get(&address).await;
        let Some((_, rest)) = page.split_once("log-earlier\"><a href=\"") else {
            assert!(page.contains("data-v=\"0\""), "the first line is there");
            break;
        };
        assert!(!page.contains("data-v=\"0\""));
        let (query, _) = rest.split_once('"').expect("an address");
        address = format!("/t/{id}{}", query.replace("&amp;", "&"));
        clicks += 1;
    }
    assert!((1..10).contains(&clicks), "{clicks} clicks");
}

#[tokio::test]
async fn an_even_pause_lasts_its_time_whatever_is_answered() {
    let pause = Duration::from_millis(1500);
    let server = Server::with(HallRules { pause, ..HallRules::default() }).await;
    let people = three(&server).await;
    let id = server.table(&people, json!({ "players": 3, "even_windows": true })).await;
    let path = format!("/api/v1/tables/{id}");
    let live = server.hall.table(&id).await.expect("the table");
    let mut chance = Chance::new([2; 32]);
    for number in 0..200 {
        let (until, before) = {
            let table = live.look();
            let play = table.play.as_ref().expect("a game");
            (table.pause.map(|pause| pause.until), play.moment())
        };
        let Some(until) = until else {
            round(&people, &path, number, &mut chance).await;
            continue;
        };
        let mut own = people[0].listen_on(&format!("/t/{id}")).await;
        let mut spectator = Person::stranger(&server).listen_on(&format!("/t/{id}")).await;
        let mut passes = 0;
        for (seat, person) in people.iter().enumerate() {
            let ask = person.json(&path).await["ask"].clone();
            // Somebody may have answered in the round in which the window was opened.
            if ask.is_null() {
                continue;
            }
            passes += 1;
            let body = json!({ "moment": ask["moment"], "key": format!("pass-{seat}"), "answer": { "one": "pass" } });
            person.post(&format!("{path}/answer"), body.clone()).await;
            // A retry is known, and nothing else can be answered.
            person.post(&format!("{path}/answer"), body).await;
            assert!(person.json(&path).await["ask"].is_null(), "who has passed is not asked again");
        }
        assert!(Instant::now() < until, "the answers came early");
        assert_eq!(spectator.next(NEVER).await, None, "nobody notices");
        let mut bar = None;
        while let Some(push) = own.next(NEVER / 3).await {
            bar = push["regions"]["ask"].as_str().map(str::to_owned).or(bar);
        }
        if let Some(bar) = bar {
            let number = |name: &str| {
                let (_, rest) = bar.split_once(&format!("{name}=\"")).expect("a bar");
                rest.split_once('"').and_then(|(number, _)| number.parse::<u32>().ok()).expect("a number")
            };
            assert!(number("data-left") < number("data-length"), "the bar goes on where it is: {bar}");
        }
        assert_eq!(live.look().play.as_ref().expect("a game").moment(), before);
        tokio::time::sleep(until + Duration::from_millis(150) - Instant::now()).await;
        assert!(live.look().play.as_ref().expect("a game").moment() > before, "then it goes on");
        // What was acknowledged is in the store.
        let stored = server.hall.store.load(&id, Extent::Play).await.expect("the table");
        assert_eq!(stored.decisions.iter().filter(|decision| decision.key.starts_with("pass-")).count(), passes);
        return;
    }
    panic!("no window opened");
}

#[tokio::test]
async fn what_was_said_counts_as_new_until_it_is_read() {
    let server = Server::start().await;
    let people = three(&server).await;
    let id = server.table(&people, json!({ "players": 3 })).await;
    for text in ["one", "two"] {
        people[0].form(&format!("/t/{id}/say"), &[("text", text)]).await;
    }
    people[1].form(&format!("/t/{id}/say"), &[("text", "three")]).await;
    let count = async |person: &Person| {
        let (_, page) = person.get(&format!("/t/{id}")).await;
        let (_, rest) = page.split_once("data-tab=\"chat\"").expect("a tab");
        let (tab, _) = rest.split_once("</a>").expect("its end");
        tab.split_once("class=\"count\">").and_then(|(_, rest)| rest.split_once('<')).map(|(count, _)| count.to_owned())
    };
    assert_eq!(count(&people[0]).await.as_deref(), Some("1"), "my own words are not new to me");
    assert_eq!(count(&people[1]).await.as_deref(), Some("2"));
    assert_eq!(count(&people[1]).await.as_deref(), Some("2"), "looking at the log is not reading the chat");
    people[1].form(&format!("/t/{id}/heard"), &[]).await;
    assert_eq!(count(&people[1]).await, None);
    people[2].get(&format!("/t/{id}?record=chat")).await;
    assert_eq!(count(&people[2]).await, None);
}

#[tokio::test]
async fn games_for_one_and_two_are_offered_and_impossible_mixes_refused() {
    let server = Server::start().await;
    let me = server.guest("Mara").await;
    let (_, form) = me.get("/make").await;
    assert!(form.contains("name=\"players\" value=\"1\"") && form.contains("name=\"players\" value=\"2\""), "{form}");
    for players in ["1", "2"] {
        let fields = [("name", "Small"), ("me", "Mara"), ("players", players), ("seat-1", "bot")];
        let (status, text) = me.form("/make", &fields).await;
        assert!(status.is_redirection(), "{players}: {status} {text}");
    }
    for (players, variant) in [("1", "cooperative"), ("1", "no-sympathizer"), ("2", "no-sympathizer")] {
        let fields = [("name", "Small"), ("me", "Mara"), ("players", players), ("variant", variant)];
        let (status, text) = me.form("/make", &fields).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{players} {variant}");
        assert!(text.contains("class=\"problem\""), "{text}");
    }
    let made = me.post("/api/v1/tables", json!({ "setup": { "players": 1 }, "seats": ["me"] })).await;
    let path = format!("/api/v1/tables/{}", made["id"].as_str().expect("an id"));
    me.post(&format!("{path}/start"), json!({})).await;
    round(std::slice::from_ref(&me), &path, 0, &mut Chance::new([1; 32])).await;
}

#[tokio::test]
async fn a_report_can_be_run_and_tells_nothing_that_the_seat_does_not_know() {
    let server = Server::start().await;
    let people = three(&server).await;
    let id = server.table(&people, json!({ "players": 3 })).await;
    let path = format!("/api/v1/tables/{id}");
    let live = server.hall.table(&id).await.expect("the table");
    let mut chance = Chance::new([9; 32]);
    for number in 0..60 {
        round(&people, &path, number, &mut chance).await;
        if number % 6 != 0 {
            continue;
        }
        for (seat, person) in (0..).map(Seat).zip(&people) {
            let (_, report) = person.get(&format!("/t/{id}/report")).await;
            let (_, again) = person.get(&format!("/t/{id}/report")).await;
            assert_ne!(report, again, "what the seat does not know is drawn anew");
            for checked in scenario::run(&report) {
                assert!(checked.result.is_ok(), "{:?} in {report}", checked.result);
                assert!(
                    checked.rulings.iter().all(|shows| rulings::find(&shows.ruling).is_some()),
                    "{:?}",
                    checked.rulings
                );
            }
            let table = live.look();
            let game = &table.play.as_ref().expect("a game").game;
            let state = report.lines().find_map(|line| line.strip_prefix("given state ")).expect("a position");
            let sample: airlock_game::Game = serde_json::from_str(state).expect("a game");
            let view = |game: &airlock_game::Game| game.view(Viewer::Seat(seat));
            assert_eq!(view(&sample), view(game), "the seat would see exactly this");
            assert!(!report.contains(&serde_json::to_string(&table.row.seed).expect("bytes")));
            assert!(!report.contains(&airlock_game::save::to_hex(&table.row.seed)));
            assert!(!report.contains(&id), "whoever reads the report cannot sit down");
        }
    }
}
