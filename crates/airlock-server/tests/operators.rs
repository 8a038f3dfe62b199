//! What operators do reaches everybody at once: pages, programs, open streams and the disk. Nobody else finds their page.

mod support;

use std::sync::Arc;
use std::time::Duration;

use airlock_game::Seat;
use airlock_server::hall::HallRules;
use airlock_server::http::Config;
use airlock_store::{AuditedBy, Durability, MeasureKind, Sqlite};
use reqwest::StatusCode;
use serde_json::json;
use support::browser::{Browser, api_of};
use support::{Person, Server, laid};

const SOON: Duration = Duration::from_secs(5);

fn rules() -> HallRules {
    HallRules { bot_delay: Duration::from_millis(1), ..HallRules::default() }
}

fn config() -> Config {
    Config { admins: vec!["olga".to_owned()], ..Config::default() }
}

/// A server with an operator who is logged in.
async fn operated() -> (Server, Browser) {
    let server = Server::run(rules(), config()).await;
    let olga = keeps(&server, "Olga").await;
    (server, olga)
}

async fn keeps(server: &Server, name: &str) -> Browser {
    let mut browser = Browser::new(server);
    let kept = browser.post("/account/keep", &[("name", name), ("password", "correct horse")]).await;
    assert_eq!(kept.place.as_deref(), Some("/account"), "{}", kept.text);
    browser
}

/// The number of a person whom a search finds alone.
async fn number_of(server: &Server, name: &str) -> String {
    let found = server.hall.store.find_people(name, 10).await.expect("people");
    assert_eq!(found.len(), 1, "{found:?}");
    found[0].person.id.0.to_string()
}

async fn take(olga: &mut Browser, fields: &[(&str, &str)]) {
    let page = olga.post("/admin", fields).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{fields:?}: {}", page.text);
}

/// A lobby of Mara's, with Ilse in the second seat.
async fn lobby(server: &Server) -> (Browser, Browser, String) {
    let (mut mara, mut ilse) = (Browser::new(server), keeps(server, "Ilse").await);
    let table = mara.post("/make", &[("name", "Kestrel run"), ("me", "Mara"), ("players", "3")]).await;
    let table = table.place.expect("a table");
    ilse.post(&format!("{table}/sit"), &[("name", "Ilse")]).await;
    (mara, ilse, table)
}

/// The same with the game under way, a bot in the third seat.
async fn game(server: &Server) -> (Browser, Browser, String) {
    let (mut mara, mut ilse, table) = lobby(server).await;
    ilse.post(&format!("{table}/ready"), &[]).await;
    mara.post(&format!("{table}/seat"), &[("seat", "empty")]).await;
    mara.post(&format!("{table}/start"), &[]).await;
    (mara, ilse, table)
}

fn id_of(table: &str) -> &str {
    table.strip_prefix("/t/").expect("the page of a table")
}

/// Without what differs from one request to the next.
fn without_request(text: &str) -> String {
    let lines = text.split("</p>").filter(|part| !part.contains("field-note"));
    lines.collect()
}

#[tokio::test]
async fn for_everybody_else_there_is_no_such_page() {
    let (server, mut olga) = operated().await;
    assert_eq!(olga.get("/admin").await.status, StatusCode::OK);
    assert!(olga.get("/account").await.text.contains("href=\"/admin\""));
    let mut outsiders = [Browser::new(&server), keeps(&server, "Mara").await];
    outsiders[1].plays().await;
    for outsider in &mut outsiders {
        assert!(!outsider.get("/account").await.text.contains("/admin"));
        let unknown = outsider.get("/nowhere").await;
        for path in ["/admin", "/admin/log", "/admin/table/x", "/admin/person/1", "/admin/person/x", "/admin/report/1"]
        {
            let page = outsider.get(path).await;
            assert_eq!(page.status, unknown.status, "{path}");
            assert_eq!(without_request(&page.text), without_request(&unknown.text), "{path}");
        }
        let unknown = outsider.post("/nowhere", &[("measure", "withdraw")]).await;
        let page = outsider.post("/admin", &[("measure", "withdraw")]).await;
        assert_eq!((page.status, without_request(&page.text)), (unknown.status, without_request(&unknown.text)));
    }
    let stranger = Person::stranger(&server);
    for method in ["DELETE", "OPTIONS", "PUT", "HEAD", "POST"] {
        let unknown = stranger.send(method, "/nowhere", "text/plain", "").await.0;
        assert_eq!(stranger.send(method, "/admin", "text/plain", "").await.0, unknown, "{method}");
        assert_eq!(stranger.send(method, "/admin/log", "text/plain", "").await.0, unknown, "{method}");
    }
    assert!(server.hall.store.audit(10).await.expect("the log").is_empty());
}

#[tokio::test]
async fn a_name_like_an_operators_is_not_theirs() {
    let server = Server::run(rules(), config()).await;
    let mut guest = Browser::new(&server);
    guest.post("/make", &[("name", "Kestrel run"), ("me", "olga"), ("players", "3")]).await;
    assert_eq!(guest.get("/admin").await.status, StatusCode::NOT_FOUND, "a name is no login");
}

#[tokio::test]
async fn a_locked_table_can_be_read_and_nothing_else() {
    for started in [false, true] {
        let (server, mut olga) = operated().await;
        let (mut mara, ilse, table) = if started { game(&server).await } else { lobby(&server).await };
        let stream = ilse.listen(&format!("{table}/events")).await;
        take(&mut olga, &[("measure", "lock-table"), ("table", id_of(&table))]).await;
        assert!(stream.ends_with("event: gone", SOON).await, "the page is loaded anew");
        let page = mara.get(&table).await;
        assert!(page.status == StatusCode::OK && page.text.contains("has locked this table"), "{}", page.text);
        let shown = mara.json(&api_of(&table)).await;
        assert_eq!(shown["locked"], true);
        for (path, fields) in [
            ("say", vec![("text", "hello")]),
            ("leave", vec![]),
            ("ready", vec![]),
            ("notes", vec![("notes", "a note")]),
            ("seat", vec![("seat", "2"), ("to", "bot")]),
            ("sit", vec![("name", "Zoe")]),
            ("start", vec![]),
        ] {
            let page = mara.post(&format!("{table}/{path}"), &fields).await;
            assert_eq!(page.status, StatusCode::LOCKED, "{path}");
            assert!(page.text.contains("has locked this table"), "{path}");
        }
        if started {
            // Whoever is to move cannot.
            let moment = || async {
                server
                    .hall
                    .table(id_of(&table))
                    .await
                    .expect("the table")
                    .look()
                    .play
                    .as_ref()
                    .map(|play| play.moment())
            };
            let before = moment().await;
            tokio::time::sleep(Duration::from_millis(300)).await;
            assert_eq!(moment().await, before, "bots stop");
        }
        let told = mara.post(&format!("{table}/flag"), &[("seat", "1"), ("reason", "rude")]).await;
        assert_eq!(told.status, StatusCode::SEE_OTHER, "operators still hear of it");
        take(&mut olga, &[("measure", "unlock-table"), ("table", id_of(&table))]).await;
        assert_eq!(mara.post(&format!("{table}/say"), &[("text", "hello")]).await.status, StatusCode::SEE_OTHER);
        assert!(!mara.get(&table).await.text.contains("has locked this table"));
    }
}

#[tokio::test]
async fn bots_of_a_locked_table_stop_and_go_on_afterwards() {
    let (server, mut olga) = operated().await;
    let mut mara = Browser::new(&server);
    let table = mara.plays().await;
    // Everybody is a bot now: the game goes on by itself.
    mara.post(&format!("{table}/leave"), &[]).await;
    let live = server.hall.table(id_of(&table)).await.expect("the table");
    let moment = || live.look().play.as_ref().map(|play| play.moment());
    take(&mut olga, &[("measure", "lock-table"), ("table", id_of(&table))]).await;
    let locked = moment();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(moment(), locked);
    take(&mut olga, &[("measure", "unlock-table"), ("table", id_of(&table))]).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(moment() > locked, "{locked:?}");
}

#[tokio::test]
async fn who_is_muted_talks_nowhere_and_plays_on() {
    let (server, mut olga) = operated().await;
    let (_, mut ilse, table) = game(&server).await;
    let number = number_of(&server, "Ilse").await;
    take(&mut olga, &[("measure", "mute"), ("person", &number)]).await;
    let second = ilse.plays().await;
    for path in [format!("{table}/say"), format!("{second}/say")] {
        let page = ilse.post(&path, &[("text", "hello")]).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN);
        assert!(page.text.contains("has muted you"), "{}", page.text);
        assert_eq!(ilse.post(&path, &[("phrase", "thanks")]).await.status, StatusCode::FORBIDDEN);
    }
    let program = Person::known(&server, ilse.cookies.get("airlock").cloned());
    let (status, told) = program.try_post(&format!("{}/say", api_of(&table)), json!({ "text": "hello" })).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(told["error"].as_str().is_some_and(|error| error.contains("has muted you")), "{told}");
    assert_eq!(ilse.post(&format!("{table}/notes"), &[("notes", "a note")]).await.status, StatusCode::SEE_OTHER);
    let data = ilse.json("/api/v1/account/data").await;
    assert_eq!((&data["muted"], &data["measures"][0]["measure"]), (&true.into(), &"mute".into()), "{data}");
    take(&mut olga, &[("measure", "unmute"), ("person", &number)]).await;
    assert_eq!(ilse.post(&format!("{table}/say"), &[("text", "hello")]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_muted_guest_is_muted_under_an_account() {
    let (server, mut olga) = operated().await;
    keeps(&server, "Ilse").await;
    let mut guest = Browser::new(&server);
    let table = guest.post("/make", &[("name", "Kestrel run"), ("me", "Zoe"), ("players", "3")]).await;
    let table = table.place.expect("a table");
    take(&mut olga, &[("measure", "mute"), ("person", &number_of(&server, "Zoe").await)]).await;
    guest.post("/account/login", &[("name", "Ilse"), ("password", "correct horse")]).await;
    assert_eq!(guest.seat(&table).await, Some(0));
    assert_eq!(guest.post(&format!("{table}/say"), &[("text", "hi")]).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn who_is_banned_is_out_at_once_and_a_bot_plays_on() {
    let (server, mut olga) = operated().await;
    let (mut mara, mut ilse, table) = game(&server).await;
    let lobby = ilse.post("/make", &[("name", "Second run"), ("me", "Ilse"), ("players", "3")]).await;
    let lobby = lobby.place.expect("a table");
    mara.post(&format!("{lobby}/sit"), &[("name", "Mara")]).await;
    let link = ilse.link().await;
    let (page, api) = (format!("{table}/events"), format!("{}/events", api_of(&table)));
    let streams = (ilse.listen(&page).await, ilse.listen(&api).await);
    let number = number_of(&server, "Ilse").await;
    take(&mut olga, &[("measure", "ban"), ("person", &number)]).await;
    assert!(streams.0.ends_with("event: gone", SOON).await);
    assert!(streams.1.ends(SOON).await);
    assert_eq!(ilse.seat(&table).await, None, "the key opens nothing");
    assert_eq!(ilse.post(&format!("{table}/say"), &[("text", "hi")]).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(Browser::new(&server).get(&link).await.status, StatusCode::GONE);
    let refused =
        Browser::new(&server).post("/account/login", &[("name", "Ilse"), ("password", "correct horse")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.text.contains("has banned this account"), "{}", refused.text);
    let wrong = Browser::new(&server).post("/account/login", &[("name", "Ilse"), ("password", "wrong horse")]).await;
    assert!(!wrong.text.contains("banned"), "told only to whoever knows the password");
    // As if they had left: a bot plays on, and the lobby is Mara's.
    let shown = mara.json(&api_of(&table)).await;
    assert_eq!((&shown["seats"][1]["bot"], &shown["seats"][1]["taken"]), (&true.into(), &true.into()), "{shown}");
    let chat = mara.json(&format!("{}/chat", api_of(&table))).await.to_string();
    assert!(chat.contains("replaced"), "{chat}");
    let shown = mara.json(&api_of(&lobby)).await;
    assert_eq!((&shown["host"], &shown["seats"][0]["taken"]), (&true.into(), &false.into()), "{shown}");
    // And back.
    take(&mut olga, &[("measure", "unban"), ("person", &number)]).await;
    let mut again = Browser::new(&server);
    again.post("/account/login", &[("name", "Ilse"), ("password", "correct horse")]).await;
    again.post(&format!("{table}/sit"), &[]).await;
    assert_eq!(again.seat(&table).await, Some(1));
}

#[tokio::test]
async fn a_deleted_person_leaves_the_games_behind() {
    let (server, mut olga) = operated().await;
    let (mut mara, mut ilse, table) = game(&server).await;
    ilse.post(&format!("{table}/say"), &[("text", "hello from the kitchen")]).await;
    let stream = ilse.listen(&format!("{table}/events")).await;
    let number = number_of(&server, "Ilse").await;
    assert_eq!(olga.post("/admin", &[("measure", "delete-person"), ("person", &number)]).await.status, 400, "unsure");
    take(&mut olga, &[("measure", "delete-person"), ("person", &number), ("sure", "1")]).await;
    assert!(stream.ends(SOON).await);
    assert_eq!(ilse.seat(&table).await, None);
    let page = mara.get(&table).await.text;
    assert!(!page.contains("Ilse") && !page.contains("kitchen"));
    assert_eq!(mara.json(&api_of(&table)).await["started"], true);
    assert_eq!(ilse.post("/account/login", &[("name", "Ilse"), ("password", "correct horse")]).await.status, 400);
    let log = olga.get("/admin/log").await.text;
    assert!(log.contains(&format!("#{number}")) && !log.to_lowercase().contains("ilse"), "{log}");
}

/// Whether the text stands anywhere in the files of the folder.
fn on_disk(folder: &std::path::Path, text: &str) -> bool {
    let files = std::fs::read_dir(folder).expect("the folder").map(|file| file.expect("a file").path());
    let mut bytes = files.map(|file| std::fs::read(file).expect("its bytes"));
    bytes.any(|bytes| bytes.windows(text.len()).any(|window| window == text.as_bytes()))
}

#[tokio::test]
async fn a_deleted_table_is_gone_from_memory_streams_and_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("airlock.db"), Durability::Process).await.expect("a store");
    let server = Server::on(Arc::new(store), rules(), config()).await;
    let mut olga = keeps(&server, "Olga").await;
    let (mut mara, mut ilse, table) = game(&server).await;
    ilse.post(&format!("{table}/say"), &[("text", "hello from the kitchen")]).await;
    mara.post(&format!("{table}/notes"), &[("notes", "Ilse is suspicious")]).await;
    mara.post(&format!("{table}/flag"), &[("seat", "1"), ("reason", "an awful reason")]).await;
    for text in ["Kestrel run", "hello from the kitchen", "Ilse is suspicious", "an awful reason"] {
        assert!(on_disk(folder.path(), text), "{text}");
    }
    let (page, api) = (format!("{table}/events"), format!("{}/events", api_of(&table)));
    let streams = (mara.listen(&page).await, ilse.listen(&api).await);
    assert_eq!(olga.post("/admin", &[("measure", "delete-table"), ("table", id_of(&table))]).await.status, 400);
    take(&mut olga, &[("measure", "delete-table"), ("table", id_of(&table)), ("sure", "1")]).await;
    assert!(streams.0.ends_with("event: gone", SOON).await);
    assert!(streams.1.ends(SOON).await);
    assert_eq!(server.hall.in_memory(), 0);
    assert_eq!(mara.get(&table).await.status, StatusCode::NOT_FOUND);
    assert_eq!(mara.get(&api_of(&table)).await.status, StatusCode::NOT_FOUND);
    assert_eq!(mara.post(&format!("{table}/say"), &[("text", "hi")]).await.status, StatusCode::NOT_FOUND);
    assert!(!mara.get("/").await.text.contains("Kestrel run"));
    for text in ["Kestrel run", "hello from the kitchen", "Ilse is suspicious", "an awful reason"] {
        assert!(!on_disk(folder.path(), text), "{text}");
    }
    let log = olga.get("/admin/log").await.text;
    assert!(log.contains("table deleted") && log.contains(id_of(&table)), "{log}");
}

#[tokio::test]
async fn an_announcement_is_on_every_page_and_stream_until_it_is_taken_back() {
    let (server, mut olga) = operated().await;
    // A lobby says nothing by itself in between.
    let (mut mara, _, table) = lobby(&server).await;
    let program = Person::known(&server, mara.cookies.get("airlock").cloned());
    let mut page = mara.listen(&format!("{table}/events")).await;
    let mut api = program.listen(&format!("{}/events", api_of(&table))).await;
    page.next(SOON).await.expect("the table");
    api.next(SOON).await.expect("the table");
    let text = "Down at <b>noon</b> & back soon";
    take(&mut olga, &[("measure", "announce"), ("text", text)]).await;
    let pushed = page.next(SOON).await.expect("an announcement");
    assert!(pushed.as_str().is_some_and(|html| html.contains("Down at &lt;b&gt;noon")), "{pushed}");
    assert_eq!(api.next(SOON).await.expect("an announcement")["text"], text);
    for path in ["/", "/watch", "/rules", "/account", "/make", "/nowhere", table.as_str()] {
        let page = mara.get(path).await.text;
        assert!(page.contains("Down at &lt;b&gt;noon&lt;/b&gt; &amp; back soon"), "{path}");
    }
    assert!(Browser::new(&server).get("/?lang=pl").await.text.contains("<b>Ogłoszenie:</b>"), "in the reader's frame");
    // A stream that is opened now says so too.
    let mut late = mara.listen(&format!("{table}/events")).await;
    let first = [late.next(SOON).await, late.next(SOON).await];
    assert!(first.iter().flatten().any(|told| told.as_str().is_some_and(|html| html.contains("noon"))), "{first:?}");
    take(&mut olga, &[("measure", "withdraw")]).await;
    assert_eq!(api.next(SOON).await.expect("its end")["text"], json!(null));
    let pushed = page.next(SOON).await.expect("its end");
    assert!(pushed.as_str().is_some_and(|html| html.contains("hidden")), "{pushed}");
    assert!(!mara.get("/").await.text.contains("noon"));
}

#[tokio::test]
async fn an_announcement_ends_with_its_time() {
    let (server, _) = operated().await;
    let until = airlock_server::hall::now() + 1;
    let measure = airlock_store::Measure::Announce { text: "Back in a second".to_owned(), until: Some(until) };
    let by = airlock_store::Operator::Shell("root".to_owned());
    server.hall.store.carry_out(&measure, &by, "").await.expect("announced");
    server.hall.read_announcement().await.expect("read");
    let mut mara = Browser::new(&server);
    assert!(mara.get("/").await.text.contains("Back in a second"));
    let mut heard = server.hall.announcements();
    heard.mark_unchanged();
    tokio::time::sleep(Duration::from_millis(2100)).await;
    assert!(!mara.get("/").await.text.contains("Back in a second"));
    server.hall.sweep();
    assert!(heard.has_changed().expect("the hall is there"), "open streams hear of its end");
}

#[tokio::test]
async fn reports_are_read_with_what_was_said_around_them_and_settled() {
    let (server, mut olga) = operated().await;
    let (mut mara, mut ilse, table) = game(&server).await;
    mara.post(&format!("{table}/say"), &[("text", "shall we start")]).await;
    ilse.post(&format!("{table}/say"), &[("text", "something vile")]).await;
    let said = mara.json(&format!("{}/chat", api_of(&table))).await;
    let line = said.as_array().expect("lines").iter().position(|line| line["text"] == "something vile");
    let line = line.expect("it was said").to_string();
    let flagged = mara.post(&format!("{table}/flag"), &[("line", &line), ("reason", "how vile")]).await;
    assert_eq!(flagged.status, StatusCode::SEE_OTHER, "{}", flagged.text);
    let overview = olga.get("/admin").await.text;
    assert!(overview.contains("how vile"), "{overview}");
    let number = server.hall.store.reports(false, 10).await.expect("reports")[0].number.to_string();
    let page = olga.get(&format!("/admin/report/{number}")).await.text;
    for text in ["how vile", "something vile", "shall we start", "Kestrel run"] {
        assert!(page.contains(text), "{text}: {page}");
    }
    take(&mut olga, &[("measure", "settle"), ("report", &number)]).await;
    assert!(server.hall.store.reports(false, 10).await.expect("reports").is_empty());
    assert!(olga.get("/admin?settled=1").await.text.contains("how vile"));
}

/// An operator may sit at the table: what is shown to them must not be more than its page tells everybody.
#[tokio::test]
async fn what_operators_are_shown_has_no_secret_of_a_running_game() {
    let (server, mut olga) = operated().await;
    let (host, friend) = (server.guest("Mara").await, server.guest("Jonas").await);
    laid::find(4, laid::moving).lay(&server, "running", &[&host, &friend]).await;
    host.form("/t/running/notes", &[("notes", "Jonas is suspicious")]).await;
    let live = server.hall.table("running").await.expect("the table");
    let table = live.look();
    let game = table.game().expect("a game");
    let facts = serde_json::to_string(&server.hall.store.table_facts("running").await.expect("facts")).expect("JSON");
    let page = olga.get("/admin/table/running").await.text;
    let mut secrets = vec![airlock_game::save::to_hex(&table.row.seed), "Jonas is suspicious".to_owned()];
    for seat in 0..4 {
        let view = game.view(airlock_game::Viewer::Seat(Seat(seat)));
        let player = serde_json::to_value(&view.players[usize::from(seat)]).expect("JSON");
        // The ids of cards: hands and Loyalty.
        for part in ["hand", "loyalty"] {
            collect(&player[part], &mut secrets);
        }
    }
    assert!(secrets.len() > 6, "{secrets:?}");
    for secret in &secrets {
        assert!(!facts.contains(secret.as_str()), "{secret}");
        assert!(!page.contains(secret.as_str()), "{secret}");
    }
    let facts: serde_json::Value = serde_json::from_str(&facts).expect("JSON");
    assert_eq!(facts["bytes"], json!(null), "its size would count secret passes");
}

/// All texts in a value that look like the id of a card.
fn collect(value: &serde_json::Value, found: &mut Vec<String>) {
    match value {
        serde_json::Value::String(text) if text.len() > 5 => found.push(text.clone()),
        serde_json::Value::Array(all) => all.iter().for_each(|one| collect(one, found)),
        serde_json::Value::Object(all) => all.values().for_each(|one| collect(one, found)),
        _ => {}
    }
}

#[tokio::test]
async fn every_measure_is_in_the_log_with_who_took_it_and_none_without_having_happened() {
    let (server, mut olga) = operated().await;
    let (mut mara, _, table) = game(&server).await;
    mara.post(&format!("{table}/flag"), &[("seat", "1"), ("reason", "rude")]).await;
    let number = number_of(&server, "Ilse").await;
    let report = server.hall.store.reports(false, 1).await.expect("reports")[0].number.to_string();
    let id = id_of(&table);
    for kind in MeasureKind::ALL {
        let kind = kind.id();
        let fields = [
            ("measure", kind),
            ("table", "nowhere"),
            ("person", "99999"),
            ("report", "99999"),
            ("text", ""),
            ("sure", "1"),
        ];
        let page = olga.post("/admin", &fields).await;
        assert!(page.status.is_client_error(), "{kind}: {}", page.status);
    }
    assert!(server.hall.store.audit(50).await.expect("the log").is_empty(), "nothing happened");
    let order = [
        MeasureKind::LockTable,
        MeasureKind::UnlockTable,
        MeasureKind::Mute,
        MeasureKind::Unmute,
        MeasureKind::Settle,
        MeasureKind::Announce,
        MeasureKind::Withdraw,
        MeasureKind::Ban,
        MeasureKind::Unban,
        MeasureKind::DeleteTable,
        MeasureKind::DeletePerson,
    ];
    assert_eq!(order.len(), MeasureKind::ALL.len());
    for kind in order {
        let text = ("text", "Back soon");
        take(
            &mut olga,
            &[("measure", kind.id()), ("table", id), ("person", &number), ("report", &report), text, ("sure", "1")],
        )
        .await;
    }
    let log = server.hall.store.audit(50).await.expect("the log");
    let kinds: Vec<MeasureKind> = log.iter().rev().map(|entry| entry.measure).collect();
    assert_eq!(kinds, order);
    for entry in &log {
        assert!(matches!(&entry.by, AuditedBy::Person(who) if who.login.as_deref() == Some("olga")), "{entry:?}");
        assert!(entry.made_at > 0);
        let about = (entry.table.is_some(), entry.person.is_some(), entry.report.is_some(), !entry.text.is_empty());
        let wanted = match entry.measure {
            MeasureKind::LockTable | MeasureKind::UnlockTable | MeasureKind::DeleteTable => (true, false, false, false),
            MeasureKind::Mute
            | MeasureKind::Unmute
            | MeasureKind::Ban
            | MeasureKind::Unban
            | MeasureKind::DeletePerson => (false, true, false, false),
            MeasureKind::Settle => (false, false, true, false),
            MeasureKind::Announce => (false, false, false, true),
            MeasureKind::Withdraw => (false, false, false, false),
        };
        assert_eq!(about, wanted, "{entry:?}");
    }
    // Those who were named do not send each other away.
    let own = number_of(&server, "olga").await;
    for kind in ["ban", "delete-person"] {
        let page = olga.post("/admin", &[("measure", kind), ("person", &own), ("sure", "1")]).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(server.hall.store.audit(50).await.expect("the log").len(), order.len());
}

#[tokio::test]
async fn another_password_ends_all_other_sessions() {
    let server = Server::start().await;
    let mut mara = keeps(&server, "Mara").await;
    let table = mara.plays().await;
    let mut other = Browser::new(&server);
    other.post("/account/login", &[("name", "Mara"), ("password", "correct horse")]).await;
    let link = mara.link().await;
    for fields in
        [[("old", "wrong horse"), ("password", "battery staple")], [("old", "correct horse"), ("password", "short")]]
    {
        assert_eq!(mara.post("/account/password", &fields).await.status, 400);
    }
    assert_eq!(other.seat(&table).await, Some(0), "nothing has changed");
    let streams = (other.listen(&format!("{table}/events")).await, mara.listen(&format!("{table}/events")).await);
    let changed = mara.post("/account/password", &[("old", "correct horse"), ("password", "battery staple")]).await;
    assert_eq!(changed.place.as_deref(), Some("/account"), "{}", changed.text);
    assert!(streams.0.ends(SOON).await);
    assert!(!streams.1.ends(Duration::from_millis(300)).await, "this browser plays on");
    assert_eq!((other.seat(&table).await, mara.seat(&table).await), (None, Some(0)));
    assert_eq!(Browser::new(&server).get(&link).await.status, StatusCode::GONE);
    let mut again = Browser::new(&server);
    assert_eq!(again.post("/account/login", &[("name", "Mara"), ("password", "correct horse")]).await.status, 400);
    again.post("/account/login", &[("name", "Mara"), ("password", "battery staple")]).await;
    assert_eq!(again.seat(&table).await, Some(0));
    let mut guest = Browser::new(&server);
    guest.plays().await;
    let refused = guest.post("/account/password", &[("old", ""), ("password", "battery staple")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "a guest has none");
}
