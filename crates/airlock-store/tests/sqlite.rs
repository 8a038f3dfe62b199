//! The store keeps what it was given, once, and nothing else.

use airlock_game::save::{RULES_VERSION, StateHash};
use airlock_game::{Answer, Choice, Event, Seat, Setup};
use airlock_store::{
    Bar, Change, ChatKind, ChatRow, Decision, Deed, Durability, Extent, GuestRow, KeyKind, Merged, PersonId, Report,
    SeatRow, Snapshot, Sqlite, Store, StoreError, StoredTable, TableOptions, TableRow,
};
use sqlx::{AssertSqlSafe, Executor, SqlitePool};

fn table(id: &str, host: PersonId) -> TableRow {
    TableRow {
        id: id.to_owned(),
        name: "Kestrel run".to_owned(),
        setup: Setup::base(3),
        seed: [7; 32],
        rules_version: RULES_VERSION,
        options: TableOptions { open: true, ..TableOptions::default() },
        host,
        made_at: 1,
        started_at: Some(2),
        ended_at: None,
        next: None,
    }
}

fn decision(version: u32) -> Decision {
    let (deed, key) = (Deed::Answer(Seat(1), Answer::One(Choice::Pass)), format!("k{version}"));
    let hash = Some(StateHash::of("{}"));
    Decision { version, deed, key, made_at: 5, hash, events: vec![Event::DestinyShuffled], silent: false }
}

async fn with_table() -> (Sqlite, PersonId) {
    let store = Sqlite::in_memory().await.expect("a store");
    let host = store.new_person("Mara", [1; 32], "curl").await.expect("a person");
    let seats = vec![SeatRow { person: Some(host), name: "Mara".to_owned(), ..SeatRow::default() }; 1];
    store.new_table(&table("abcd-efgh", host), &seats).await.expect("a table");
    (store, host)
}

#[tokio::test]
async fn a_table_comes_back_as_it_was() {
    let (store, host) = with_table().await;
    let line = ChatRow {
        kind: ChatKind::Renamed,
        seat: Some(Seat(0)),
        person: Some(host),
        name: "Mara".to_owned(),
        text: "Ilse".to_owned(),
        made_at: 3,
    };
    let state = Snapshot { version: 1, rules_version: RULES_VERSION, state: "{}".to_owned() };
    let seat = SeatRow { notes: "he lies".to_owned(), ..SeatRow::default() };
    let change = Change {
        decisions: vec![decision(1)],
        state: Some(state.clone()),
        snapshots: vec![state.clone()],
        chat: vec![line.clone()],
        seats: vec![(Seat(0), seat.clone())],
        ..Change::default()
    };
    store.commit("abcd-efgh", &change).await.expect("a change");
    let stored = store.load("abcd-efgh", Extent::Record).await.expect("the table");
    assert_eq!((stored.table, stored.revision), (table("abcd-efgh", host), 1));
    assert_eq!((stored.decisions, stored.chat, stored.seats), (vec![decision(1)], vec![line], vec![seat]));
    assert_eq!((stored.state, stored.snapshots), (Some(state.clone()), vec![state]));
    let played = store.load("abcd-efgh", Extent::Play).await.expect("the table");
    assert_eq!(played.decisions, vec![Decision { events: Vec::new(), ..decision(1) }]);
    assert_eq!((played.state, played.snapshots), (None, Vec::new()), "only what is needed to play on");
    assert!(matches!(store.load("none", Extent::Play).await, Err(StoreError::NoTable)));
}

fn one(decision: Decision, revision: u32) -> Change {
    Change { revision, decisions: vec![decision], ..Change::default() }
}

#[tokio::test]
async fn a_change_is_made_from_one_revision_once_and_as_a_whole() {
    let (store, host) = with_table().await;
    store.commit("abcd-efgh", &one(decision(1), 0)).await.expect("the first");
    let second = Decision { key: "other".to_owned(), ..decision(2) };
    assert!(matches!(store.commit("abcd-efgh", &one(second, 0)).await, Err(StoreError::Taken)), "an old revision");
    let row = TableRow { name: "Another name".to_owned(), ..table("abcd-efgh", host) };
    let twice = Change { table: Some(row), ..one(decision(1), 1) };
    assert!(matches!(store.commit("abcd-efgh", &twice).await, Err(StoreError::Taken)), "a version is taken once");
    let stored = store.load("abcd-efgh", Extent::Record).await.expect("the table");
    assert_eq!((stored.decisions, stored.table, stored.revision), (vec![decision(1)], table("abcd-efgh", host), 1));
}

#[tokio::test]
async fn what_an_earlier_program_did_not_record_is_added() {
    let (store, _) = with_table().await;
    let bare = Decision { hash: None, events: Vec::new(), ..decision(1) };
    store.commit("abcd-efgh", &one(bare, 0)).await.expect("a decision");
    let opening = Decision { deed: Deed::Rules(2), ..decision(0) };
    let late = Change { recorded: vec![decision(1)], ..one(opening.clone(), 1) };
    store.commit("abcd-efgh", &late).await.expect("its record");
    let stored = store.load("abcd-efgh", Extent::Record).await.expect("the table");
    assert_eq!(stored.decisions, vec![opening, decision(1)]);
}

#[tokio::test]
async fn a_table_loses_seats_and_opens_another() {
    let (store, host) = with_table().await;
    let seats = vec![(Seat(0), SeatRow::default()), (Seat(1), SeatRow::default())];
    store.commit("abcd-efgh", &Change { seats, ..Change::default() }).await.expect("two seats");
    let opened = StoredTable {
        table: table("ijkl-mnop", host),
        seats: vec![SeatRow::default()],
        decisions: vec![decision(1)],
        chat: Vec::new(),
        guests: vec![guest(0, host)],
        state: None,
        snapshots: Vec::new(),
        revision: 0,
        locked: false,
    };
    let change =
        Change { revision: 1, fewer_seats: Some(1), opens: Some(Box::new(opened.clone())), ..Change::default() };
    store.commit("abcd-efgh", &change).await.expect("one seat and another table");
    assert_eq!(store.load("abcd-efgh", Extent::Record).await.expect("the table").seats.len(), 1);
    assert_eq!(store.load("ijkl-mnop", Extent::Record).await.expect("the other"), opened);
}

#[tokio::test]
async fn a_private_link_works_once_and_not_for_ever() {
    let (store, host) = with_table().await;
    store.add_key(host, [2; 32], KeyKind::Link, "").await.expect("a link");
    assert_eq!(store.person_of([2; 32]).await.expect("an answer"), None, "a link is no browser");
    let owner = store.link([2; 32], 0).await.expect("an answer").map(|person| person.id);
    assert_eq!(owner, Some(host), "asking whose it is uses nothing up");
    assert_eq!(store.link([2; 32], i64::MAX).await.expect("an answer"), None, "too old");
    assert_eq!(store.use_link([2; 32], i64::MAX).await.expect("an answer"), None, "too old");
    assert_eq!(store.use_link([2; 32], 0).await.expect("an answer"), Some(host));
    assert_eq!(store.use_link([2; 32], 0).await.expect("an answer"), None, "used up");
}

#[tokio::test]
async fn a_guest_who_logs_in_brings_their_seats_and_no_keys() {
    let (store, guest) = with_table().await;
    let kept = store.new_person("Mara", [3; 32], "curl").await.expect("a person");
    store.keep_person(kept, "mara", "hash").await.expect("kept");
    let other = store.new_person("Other", [4; 32], "curl").await.expect("a person");
    assert!(matches!(store.keep_person(other, "mara", "x").await, Err(StoreError::Taken)));
    assert_eq!(store.merge_people(guest, kept).await.expect("an answer"), Merged::Joined);
    assert_eq!(store.person_of([1; 32]).await.expect("an answer"), None, "the guest's key may be in other hands");
    assert_eq!(store.tables_of(kept).await.expect("tables"), vec!["abcd-efgh".to_owned()]);
    assert!(store.tables_of(guest).await.expect("tables").is_empty());
    assert_eq!(store.open_tables(10).await.expect("tables"), vec!["abcd-efgh".to_owned()]);
    assert_eq!(store.running().await.expect("tables"), vec!["abcd-efgh".to_owned()]);
}

#[tokio::test]
async fn a_person_sees_their_keys_and_takes_them_back() {
    let (store, host) = with_table().await;
    let other = store.new_person("Ilse", [9; 32], "").await.expect("a person");
    store.add_key(host, [2; 32], KeyKind::Browser, "Firefox, Linux").await.expect("a key");
    store.add_key(host, [3; 32], KeyKind::Link, "").await.expect("a link");
    let keys = async || store.keys_of(host).await.expect("keys");
    let mut agents: Vec<(String, KeyKind)> = keys().await.into_iter().map(|key| (key.agent, key.kind)).collect();
    agents.sort_by(|one, other| one.0.cmp(&other.0));
    let expected = [("", KeyKind::Link), ("Firefox, Linux", KeyKind::Browser), ("curl", KeyKind::Browser)];
    assert_eq!(agents, expected.map(|(agent, kind)| (agent.to_owned(), kind)));
    assert!(!store.drop_key(other, [2; 32]).await.expect("an answer"), "not theirs");
    assert!(store.drop_key(host, [2; 32]).await.expect("an answer"));
    store.drop_keys_but(host, [1; 32]).await.expect("an answer");
    assert_eq!(keys().await.iter().map(|key| key.key).collect::<Vec<_>>(), [[1; 32]]);
    assert!(store.person_of([9; 32]).await.expect("an answer").is_some());
}

#[tokio::test]
async fn a_person_who_is_deleted_leaves_their_games_and_no_word() {
    let (store, mara) = with_table().await;
    let ilse = store.new_person("Ilse", [3; 32], "").await.expect("a person");
    let line = |kind, seat: Option<u8>, name: &str, text: &str| ChatRow {
        kind,
        seat: seat.map(Seat),
        person: None,
        name: name.to_owned(),
        text: text.to_owned(),
        made_at: 3,
    };
    let seat = SeatRow { person: Some(ilse), name: "Ilse".to_owned(), ..SeatRow::default() };
    // Lines that a program before this one wrote have nobody.
    let lines = vec![
        line(ChatKind::SatDown, None, "Starling", ""),
        line(ChatKind::Renamed, None, "Starling", "Mara"),
        line(ChatKind::Said, Some(0), "Mara", "an old secret"),
        line(ChatKind::Said, Some(1), "Ilse", "an old answer"),
        line(ChatKind::SatDown, None, "Ilse", ""),
    ];
    let ended = TableRow { ended_at: Some(9), ..table("abcd-efgh", mara) };
    let first = Change { chat: lines, seats: vec![(Seat(1), seat)], table: Some(ended), ..Change::default() };
    store.commit("abcd-efgh", &first).await.expect("an old change");
    let say = |revision, by, text: &str| Change {
        revision,
        chat: vec![ChatRow { person: Some(by), ..line(ChatKind::Said, None, "Mara", text) }],
        ..Change::default()
    };
    store.commit("abcd-efgh", &say(1, mara, "a new secret")).await.expect("a line");
    store.commit("abcd-efgh", &say(2, ilse, "not hers")).await.expect("a line under her name");

    let data = store.person_data(mara).await.expect("an answer").expect("a person");
    assert_eq!(data.said.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["an old secret", "a new secret"]);
    assert_eq!(store.delete_person(mara, "officer").await.expect("an answer"), ["abcd-efgh"]);
    let stored = store.load("abcd-efgh", Extent::Record).await.expect("the table");
    let left: Vec<(&str, &str)> = stored.chat.iter().map(|line| (line.name.as_str(), line.text.as_str())).collect();
    assert_eq!(left, [("", ""), ("", ""), ("Ilse", "an old answer"), ("Ilse", ""), ("Mara", "not hers")]);
    let seats: Vec<_> = stored.seats.iter().map(|row| (row.person, row.bot.as_deref(), row.name.as_str())).collect();
    assert_eq!(seats, [(Some(mara), None, ""), (Some(ilse), None, "Ilse")], "a finished game keeps its seats");
    assert_eq!((stored.table.host, stored.revision), (ilse, 4));
    assert_eq!(store.person_of([1; 32]).await.expect("an answer"), None);
    assert_eq!(store.person_data(mara).await.expect("an answer").expect("a number").name, "");
}

#[tokio::test]
async fn two_people_of_one_table_stay_two() {
    let (store, first) = with_table().await;
    let second = store.new_person("Ilse", [3; 32], "curl").await.expect("a person");
    let seat = SeatRow { person: Some(second), name: "Ilse".to_owned(), ..SeatRow::default() };
    let change = Change { seats: vec![(Seat(1), seat)], ..Change::default() };
    store.commit("abcd-efgh", &change).await.expect("a second seat");
    let before = store.load("abcd-efgh", Extent::Record).await.expect("the table");
    assert_eq!(store.merge_people(second, first).await.expect("an answer"), Merged::TwoSeats);
    assert_eq!(store.load("abcd-efgh", Extent::Record).await.expect("the table"), before);
    assert!(store.person_of([3; 32]).await.expect("an answer").is_some());
}

#[tokio::test]
async fn an_exported_table_is_taken_in_elsewhere() {
    let (store, _) = with_table().await;
    store.commit("abcd-efgh", &one(decision(1), 0)).await.expect("a decision");
    let stored = store.load("abcd-efgh", Extent::Record).await.expect("the table");
    let text = serde_json::to_string(&stored).expect("JSON");
    let read: StoredTable = serde_json::from_str(&text).expect("the same");
    let folder = tempfile::tempdir().expect("a folder");
    let other = Sqlite::open(&folder.path().join("other.db"), Durability::PowerLoss).await.expect("a store");
    other.adopt(&read).await.expect("taken in");
    let again = other.load("abcd-efgh", Extent::Record).await.expect("the table");
    assert_eq!(again.decisions, stored.decisions);
    assert!(again.seats.iter().all(|seat| seat.person.is_none()), "nobody here is somebody there");
    assert!(matches!(other.adopt(&read).await, Err(StoreError::Taken)));
}

fn guest(number: u32, person: PersonId) -> GuestRow {
    let (held, bar, asks) = (Some(Seat(2)), Some(Bar::Banned), Some(Seat(1)));
    GuestRow { number, person, name: "Zoe".to_owned(), held, bar, muted: true, asks, mutes: vec![3, 4] }
}

#[tokio::test]
async fn a_table_remembers_people_and_the_server_what_was_reported() {
    let (store, host) = with_table().await;
    let zoe = store.new_person("Zoe", [2; 32], "").await.expect("a person");
    let report = Report {
        table: "abcd-efgh".to_owned(),
        line: Some(7),
        person: Some(zoe),
        name: "Zoe".to_owned(),
        text: "a lie".to_owned(),
        reporter: host,
        reason: "it hurts".to_owned(),
        made_at: 9,
    };
    let change = Change { guests: vec![guest(0, zoe)], reports: vec![report.clone()], ..Change::default() };
    store.commit("abcd-efgh", &change).await.expect("a change");
    assert_eq!(store.load("abcd-efgh", Extent::Play).await.expect("the table").guests, vec![guest(0, zoe)]);
    let told = store.reports(false, 10).await.expect("reports").pop().expect("one");
    assert_eq!((told.table, told.name, told.text), (report.table, report.name, report.text));
    assert_eq!((told.reporter.id, told.reason, told.made_at), (report.reporter, report.reason, report.made_at));
    assert_eq!(told.person.map(|person| person.id), report.person);
    let welcome = GuestRow { bar: None, asks: None, ..guest(0, zoe) };
    let change = Change { revision: 1, guests: vec![welcome.clone()], ..Change::default() };
    store.commit("abcd-efgh", &change).await.expect("a change");
    assert_eq!(store.load("abcd-efgh", Extent::Play).await.expect("the table").guests, vec![welcome]);
}

#[tokio::test]
async fn who_was_banned_as_a_guest_is_banned_under_an_account() {
    let (store, _) = with_table().await;
    let zoe = store.new_person("Zoe", [2; 32], "").await.expect("a person");
    let kept = store.new_person("Zoe", [3; 32], "").await.expect("a person");
    let known = GuestRow { bar: None, held: None, muted: false, asks: None, ..guest(1, kept) };
    let change = Change { guests: vec![guest(0, zoe), known.clone()], ..Change::default() };
    store.commit("abcd-efgh", &change).await.expect("a change");
    store.merge_people(zoe, kept).await.expect("merged");
    let guests = store.load("abcd-efgh", Extent::Play).await.expect("the table").guests;
    assert_eq!(guests, vec![GuestRow { bar: Some(Bar::Banned), held: Some(Seat(2)), muted: true, ..known }]);
}

/// Seats and the row of the table are one change: where one cannot be written, neither is.
#[tokio::test]
async fn seats_and_their_table_are_written_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let store = Sqlite::open(&file, Durability::Process).await.expect("a store");
    let host = store.new_person("Mara", [1; 32], "").await.expect("a person");
    let heir = store.new_person("Jonas", [2; 32], "").await.expect("a person");
    let seat = |person, name: &str| SeatRow { person: Some(person), name: name.to_owned(), ..SeatRow::default() };
    let seats = vec![seat(host, "Mara"), seat(heir, "Jonas")];
    store.new_table(&table("abcd-efgh", host), &seats).await.expect("a table");
    let handed = Change {
        table: Some(table("abcd-efgh", heir)),
        seats: vec![(Seat(0), SeatRow::default())],
        guests: vec![guest(0, host)],
        ..Change::default()
    };
    for broken in ["seats", "tables", "guests"] {
        let disk = SqlitePool::connect(&format!("sqlite://{}", file.display())).await.expect("the file");
        let event = if broken == "tables" { "UPDATE OF host" } else { "INSERT" };
        let trigger =
            format!("CREATE TRIGGER broken BEFORE {event} ON {broken} BEGIN SELECT RAISE(ABORT, 'disk'); END");
        disk.execute(AssertSqlSafe(trigger)).await.expect("a trigger");
        assert!(store.commit("abcd-efgh", &handed).await.is_err(), "{broken}");
        let stored = store.load("abcd-efgh", Extent::Play).await.expect("the table");
        assert_eq!((stored.table.host, &stored.seats, stored.revision), (host, &seats, 0), "{broken}");
        disk.execute("DROP TRIGGER broken").await.expect("no trigger");
        disk.close().await;
    }
    store.commit("abcd-efgh", &handed).await.expect("a change");
    let stored = store.load("abcd-efgh", Extent::Play).await.expect("the table");
    assert_eq!((stored.table.host, stored.seats[0].person, stored.guests.len()), (heir, None, 1));
}
