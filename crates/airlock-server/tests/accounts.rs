//! Who is who: links, logins, sessions, and what is kept about a person.

mod support;

use std::time::{Duration, Instant};

use airlock_server::hall::HallRules;
use airlock_server::http::Config;
use airlock_store::Extent;
use support::Server;
use support::browser::{Browser, Page, api_of};

const SOON: Duration = Duration::from_secs(5);

/// Somebody with a name and a password, at a table of their own.
async fn keeps(server: &Server, name: &str) -> (Browser, String) {
    let mut browser = Browser::new(server);
    let table = browser.plays().await;
    let kept = browser.post("/account/keep", &[("name", name), ("password", "correct horse")]).await;
    assert_eq!(kept.place.as_deref(), Some("/account"), "{}", kept.text);
    (browser, table)
}

#[tokio::test]
async fn a_private_link_gives_its_maker_nothing_of_whoever_opens_it() {
    let server = Server::start().await;
    for account in [false, true] {
        let mut sender = Browser::new(&server);
        let theirs = sender.plays().await;
        if account {
            sender.post("/account/keep", &[("name", "Sly"), ("password", "correct horse")]).await;
        }
        let link = sender.link().await;
        let mut victim = Browser::new(&server);
        let mine = victim.plays().await;
        victim.post(&link, &[]).await;
        assert_eq!(sender.seat(&mine).await, None, "the sender has taken the seat");
        let listed = sender.json("/api/v1/tables").await.to_string();
        assert!(!listed.contains(mine.strip_prefix("/t/").expect("a table")));
        // The link brought what it said it would; what was here is put aside, not lost.
        assert_eq!(victim.seat(&theirs).await, Some(0));
        assert_eq!(victim.seat(&mine).await, None);
        let aside = victim.values("/account", "back").await;
        assert_eq!(aside.len(), 1);
        victim.post("/account/back", &[("back", &aside[0])]).await;
        assert_eq!(victim.seat(&mine).await, Some(0));
        assert_eq!(victim.seat(&theirs).await, None);
        // And back again.
        let aside = victim.values("/account", "back").await;
        victim.post("/account/back", &[("back", &aside[0])]).await;
        assert_eq!(victim.seat(&theirs).await, Some(0));
    }
}

#[tokio::test]
async fn a_private_link_says_whose_it_is_and_what_would_happen() {
    let server = Server::start().await;
    let (mut sender, _) = keeps(&server, "Sly").await;
    let link = sender.link().await;
    let mut fresh = Browser::new(&server);
    let page = fresh.get(&link).await.text;
    assert!(page.contains("sly") && page.contains("1 table"), "{page}");
    assert!(!page.contains("put aside"));
    let mut seated = Browser::new(&server);
    seated.plays().await;
    let page = seated.get(&link).await.text;
    assert!(page.contains("sly") && page.contains("put aside"), "{page}");
    // The maker has nothing to take over.
    let page = sender.get(&link).await.text;
    assert!(!page.contains("<form class=\"box\" method=\"post\">"), "{page}");
    // It still works: looking used nothing up. Then it is gone.
    assert_eq!(fresh.post(&link, &[]).await.place.as_deref(), Some("/"));
    assert_eq!(seated.get(&link).await.status, 410);
    assert_eq!(seated.post(&link, &[]).await.status, 410);
}

/// Whoever has opened a stranger's link and then logs in must not let that stranger in.
#[tokio::test]
async fn logging_in_lets_no_other_device_of_the_guest_in() {
    let server = Server::start().await;
    let (_, own) = keeps(&server, "Mara").await;
    let mut sender = Browser::new(&server);
    sender.plays().await;
    let link = sender.link().await;
    let mut victim = Browser::new(&server);
    victim.post(&link, &[]).await;
    let led = victim.post("/account/login", &[("name", "Mara"), ("password", "correct horse")]).await;
    assert_eq!(led.place.as_deref(), Some("/"), "{}", led.text);
    assert_eq!(victim.seat(&own).await, Some(0));
    assert_eq!(sender.seat(&own).await, None);
}

#[tokio::test]
async fn two_guests_of_one_table_in_one_account_keep_both_seats() {
    let server = Server::start().await;
    let mut first = Browser::new(&server);
    let table = first.post("/make", &[("name", "Kestrel run"), ("me", "Mara"), ("players", "3")]).await;
    let table = table.place.expect("a table");
    let mut second = Browser::new(&server);
    second.post(&format!("{table}/sit"), &[("name", "Ilse")]).await;
    let seat = second.seat(&table).await.expect("a seat");
    first.post("/account/keep", &[("name", "Mara"), ("password", "correct horse")]).await;
    let led = second.post("/account/login", &[("name", "Mara"), ("password", "correct horse")]).await;
    assert_eq!(led.place.as_deref(), Some("/account"), "told at once");
    assert_eq!(first.seat(&table).await, Some(0));
    assert_eq!(second.seat(&table).await, Some(0));
    let aside = second.values("/account", "back").await;
    second.post("/account/back", &[("back", &aside[0])]).await;
    assert_eq!(second.seat(&table).await, Some(seat), "the other seat is within reach");
    // Elsewhere a guest's tables join the name.
    let mut third = Browser::new(&server);
    let alone = third.plays().await;
    third.post("/account/login", &[("name", "Mara"), ("password", "correct horse")]).await;
    assert_eq!((third.seat(&alone).await, third.seat(&table).await), (Some(0), Some(0)));
    assert_eq!(first.seat(&alone).await, Some(0));
}

#[tokio::test]
async fn a_name_with_a_password_cannot_be_given_another_without_it() {
    let server = Server::start().await;
    let (mut browser, table) = keeps(&server, "Mara").await;
    browser.post("/account/keep", &[("name", "Thief"), ("password", "battery staple")]).await;
    let mut elsewhere = Browser::new(&server);
    elsewhere.post("/account/login", &[("name", "Thief"), ("password", "battery staple")]).await;
    assert_eq!(elsewhere.seat(&table).await, None);
    elsewhere.post("/account/login", &[("name", "Mara"), ("password", "correct horse")]).await;
    assert_eq!(elsewhere.seat(&table).await, Some(0));
}

#[tokio::test]
async fn a_device_that_logs_out_or_is_sent_away_loses_its_open_streams_at_once() {
    let server = Server::start().await;
    let (first, table) = keeps(&server, "Mara").await;
    let mut second = Browser::new(&server);
    second.post("/account/login", &[("name", "Mara"), ("password", "correct horse")]).await;
    let (page, api) = (format!("{table}/events"), format!("{}/events", api_of(&table)));
    let others = first.listen(&page).await;
    let (own_page, own_api) = (second.listen(&page).await, second.listen(&api).await);
    second.post("/account/logout", &[]).await;
    assert!(own_page.ends_with("event: gone", SOON).await, "the page of a browser that has logged out");
    assert!(own_api.ends(SOON).await);
    assert!(!others.ends(Duration::from_millis(300)).await, "the other device plays on");
}

#[tokio::test]
async fn devices_are_listed_and_sent_away_one_by_one_or_all_at_once() {
    let server = Server::start().await;
    let (mut first, table) = keeps(&server, "Mara").await;
    let mut others: Vec<Browser> = (0..3).map(|_| Browser::new(&server)).collect();
    for other in &mut others {
        other.post("/account/login", &[("name", "Mara"), ("password", "correct horse")]).await;
    }
    let link = first.link().await;
    assert_eq!(first.values("/account", "end").await.len(), 4, "three browsers and a link");
    // One by one: a browser that does the sending away stays.
    let page = format!("{table}/events");
    let mut one = others.pop().expect("a browser");
    let before = first.values("/account", "end").await;
    let seen_by_one = one.values("/account", "end").await;
    let own = before.iter().find(|key| !seen_by_one.contains(key)).expect("its own key").clone();
    let stream = one.listen(&page).await;
    first.post("/account/end", &[("end", &own)]).await;
    assert!(stream.ends(SOON).await);
    assert_eq!(one.seat(&table).await, None);
    assert_eq!(others[0].seat(&table).await, Some(0));
    // Nobody ends what is another person's.
    let mut stranger = Browser::new(&server);
    stranger.plays().await;
    let left = first.values("/account", "end").await;
    assert_eq!(stranger.post("/account/end", &[("end", &left[0])]).await.status, 404);
    // All at once, with the link that nobody has used.
    let streams = [others[0].listen(&page).await, others[1].listen(&page).await];
    let mine = first.listen(&page).await;
    first.post("/account/end", &[]).await;
    for stream in streams {
        assert!(stream.ends(SOON).await);
    }
    assert!(!mine.ends(Duration::from_millis(300)).await);
    assert_eq!((first.seat(&table).await, others[0].seat(&table).await), (Some(0), None));
    assert_eq!(stranger.get(&link).await.status, 410);
    assert!(first.values("/account", "end").await.is_empty());
}

/// 150 logins at once took 3.2 GB and kept it.
#[tokio::test(flavor = "multi_thread")]
async fn many_logins_at_once_take_little_memory_and_nobody_waits_long() {
    let server = Server::run(HallRules::default(), Config { password_memory: Some(40), ..Config::default() }).await;
    // Their connections are open, so that they really come at once.
    let mut browsers: Vec<Browser> = (0..150).map(|_| Browser::new(&server)).collect();
    for browser in &mut browsers {
        browser.get("/healthz").await;
    }
    let names: Vec<String> = (0..browsers.len()).map(|at| format!("somebody-{at}")).collect();
    let before = resident();
    let began = Instant::now();
    let logins = browsers.iter_mut().zip(&names);
    let logins = logins.map(async |(browser, name)| {
        browser.post("/account/login", &[("name", name), ("password", "correct horse")]).await
    });
    let pages = futures_util::future::join_all(logins).await;
    assert!(began.elapsed() < Duration::from_secs(30), "{:?}", began.elapsed());
    // Two at once need 40; the rest is for tests that run beside this one.
    let grown = resident().saturating_sub(before);
    assert!(grown < 600, "{grown} MiB more");
    let sent_away: Vec<&Page> = pages.iter().filter(|page| page.status == 503).collect();
    assert!(!sent_away.is_empty(), "more came than could wait");
    assert!(sent_away.iter().all(|page| page.wait.is_some()), "they are told when to come back");
    assert!(pages.iter().all(|page| page.status == 503 || page.status == 400), "a name that nobody has");
    let again = browsers[0].post("/account/login", &[("name", "else"), ("password", "correct horse")]).await;
    assert_eq!(again.status, 400, "afterwards all is well");
}

/// MiB that the process has in memory now.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
    line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") / 1024
}

#[tokio::test]
async fn guessing_a_password_takes_longer_each_time_and_the_owner_is_told() {
    let server = Server::start().await;
    let (mut owner, table) = keeps(&server, "Mara").await;
    let mut guesser = Browser::new(&server);
    for _ in 0..5 {
        let page = guesser.post("/account/login", &[("name", "Mara"), ("password", "1234 5678")]).await;
        assert_eq!(page.status, 400);
    }
    let page = guesser.post("/account/login", &[("name", "mara"), ("password", "correct horse")]).await;
    assert_eq!(page.status, 429, "not even with the right one");
    assert!(page.wait.is_some_and(|wait| wait > 0) && guesser.seat(&table).await.is_none());
    // Whoever is in stays in, and reads of it until they have said so.
    let page = owner.get("/account").await.text;
    assert!(page.contains("5 wrong passwords"), "{page}");
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut elsewhere = Browser::new(&server);
    let led = elsewhere.post("/account/login", &[("name", "Mara"), ("password", "correct horse")]).await;
    assert_eq!(led.place.as_deref(), Some("/account"), "told at the next login");
    elsewhere.post("/account/told", &[]).await;
    assert!(!owner.get("/account").await.text.contains("wrong passwords"));
    // A name that nobody has is no different.
    for at in 0..6 {
        let page = guesser.post("/account/login", &[("name", "Nobody"), ("password", "1234 5678")]).await;
        assert_eq!(page.status, if at < 5 { 400 } else { 429 });
    }
}

#[tokio::test]
async fn a_person_reads_what_is_kept_about_them_and_has_it_deleted() {
    let server = Server::start().await;
    let mut mara = Browser::new(&server);
    let table = mara.post("/make", &[("name", "Kestrel run"), ("me", "Mara"), ("players", "3")]).await;
    let table = table.place.expect("a table");
    let mut ilse = Browser::new(&server);
    ilse.post(&format!("{table}/sit"), &[("name", "Ilse")]).await;
    ilse.post(&format!("{table}/ready"), &[]).await;
    mara.post(&format!("{table}/seat"), &[("seat", "empty")]).await;
    mara.post(&format!("{table}/start"), &[]).await;
    ilse.post(&format!("{table}/say"), &[("text", "hello from Ilse's kitchen")]).await;
    mara.post(&format!("{table}/say"), &[("text", "I trust nobody")]).await;
    mara.post(&format!("{table}/notes"), &[("notes", "Ilse lies")]).await;
    mara.post("/account/keep", &[("name", "Mara"), ("password", "correct horse")]).await;
    let other = mara.plays().await;

    let data = mara.json("/account/data").await;
    assert_eq!((&data["name"], &data["login"]), (&"Mara".into(), &"mara".into()));
    assert_eq!(data["said"][0]["text"], "I trust nobody");
    let seats = data["seats"].as_array().expect("seats");
    assert!(seats.len() == 2 && seats.iter().any(|seat| seat["notes"] == "Ilse lies"), "{seats:?}");
    assert!(!data.to_string().contains("kitchen"), "nothing of others");
    for token in mara.cookies.values() {
        assert!(!data.to_string().contains(token));
    }

    // Not by accident, and not without the password.
    let forms: [&[(&str, &str)]; 3] = [&[], &[("sure", "1")], &[("sure", "1"), ("password", "wrong wrong")]];
    for form in forms {
        assert_eq!(mara.post("/account/delete", form).await.status, 400);
    }
    assert_eq!(mara.seat(&table).await, Some(0));
    let stream = mara.listen(&format!("{table}/events")).await;
    let before = mara.cookies.clone();
    mara.post("/account/delete", &[("sure", "1"), ("password", "correct horse")]).await;
    assert!(stream.ends(SOON).await);
    assert!(mara.cookies.is_empty());
    mara.cookies = before;
    assert_eq!(mara.seat(&table).await, None, "the key opens nothing");
    assert_eq!(mara.post("/account/login", &[("name", "Mara"), ("password", "correct horse")]).await.status, 400);

    // The game goes on, without a word of theirs; Ilse is the host now.
    let shown = ilse.json(&api_of(&table)).await;
    assert_eq!((&shown["host"], &shown["started"]), (&true.into(), &true.into()));
    assert_eq!((&shown["seats"][0]["bot"], &shown["seats"][0]["taken"]), (&true.into(), &false.into()));
    let chat = ilse.json(&format!("{}/chat", api_of(&table))).await.to_string();
    assert!(chat.contains("kitchen") && !chat.contains("I trust nobody") && !chat.contains("Mara"), "{chat}");
    let page = ilse.get(&table).await.text;
    assert!(!page.contains("Mara") && !page.contains("I trust nobody"));
    let stored = server.hall.store.load(table.strip_prefix("/t/").expect("a table"), Extent::Record).await;
    let stored = serde_json::to_string(&stored.expect("the table")).expect("JSON");
    assert!(!stored.contains("Mara") && !stored.contains("Ilse lies"), "{stored}");
    assert_eq!(ilse.json(&api_of(&other)).await["started"], true);
}
