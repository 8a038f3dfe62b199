//! The store keeps what it was given, once, and nothing else.

use airlock_game::save::{RULES_VERSION, StateHash};
use airlock_game::{Answer, Choice, Event, Seat, Setup};
use airlock_store::{
    Change, ChatKind, ChatRow, Decision, Deed, Durability, Extent, KeyKind, PersonId, SeatRow, Snapshot, Sqlite, Store,
    StoreError, StoredTable, TableOptions, TableRow,
};

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
    let host = store.new_person("Mara", [1; 32]).await.expect("a person");
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
        state: None,
        snapshots: Vec::new(),
        revision: 0,
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
    store.add_key(host, [2; 32], KeyKind::Link).await.expect("a link");
    assert_eq!(store.person_of([2; 32]).await.expect("an answer"), None, "a link is no browser");
    assert_eq!(store.use_link([2; 32], i64::MAX).await.expect("an answer"), None, "too old");
    assert_eq!(store.use_link([2; 32], 0).await.expect("an answer"), Some(host));
    assert_eq!(store.use_link([2; 32], 0).await.expect("an answer"), None, "used up");
}

#[tokio::test]
async fn a_guest_who_logs_in_brings_his_seats() {
    let (store, guest) = with_table().await;
    let kept = store.new_person("Mara", [3; 32]).await.expect("a person");
    store.keep_person(kept, "mara", "hash").await.expect("kept");
    let other = store.new_person("Other", [4; 32]).await.expect("a person");
    assert!(matches!(store.keep_person(other, "mara", "x").await, Err(StoreError::Taken)));
    store.merge_people(guest, kept).await.expect("merged");
    assert_eq!(store.tables_of(kept).await.expect("tables"), vec!["abcd-efgh".to_owned()]);
    assert!(store.tables_of(guest).await.expect("tables").is_empty());
    assert_eq!(store.open_tables(10).await.expect("tables"), vec!["abcd-efgh".to_owned()]);
    assert_eq!(store.running().await.expect("tables"), vec!["abcd-efgh".to_owned()]);
}

#[tokio::test]
async fn an_exported_table_is_taken_in_elsewhere() {
    let (store, _) = with_table().await;
    store.commit("abcd-efgh", &one(decision(1), 0)).await.expect("a decision");
    let stored = store.load("abcd-efgh", Extent::Record).await.expect("the table");
    let text = serde_json::to_string(&stored).expect("JSON");
    let mut read: StoredTable = serde_json::from_str(&text).expect("the same");
    let folder = tempfile::tempdir().expect("a folder");
    let other = Sqlite::open(&folder.path().join("other.db"), Durability::PowerLoss).await.expect("a store");
    other.adopt(&mut read).await.expect("adopted");
    other.import(&read).await.expect("imported");
    let again = other.load("abcd-efgh", Extent::Record).await.expect("the table");
    assert_eq!(again.decisions, stored.decisions);
    assert!(again.seats.iter().all(|seat| seat.person.is_none()), "nobody here is somebody there");
    assert!(matches!(other.import(&read).await, Err(StoreError::Taken)));
}
