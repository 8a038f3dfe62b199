//! The store keeps what it was given, once, and nothing else.

use airlock_game::save::RULES_VERSION;
use airlock_game::{Answer, Choice, Seat, Setup};
use airlock_store::{
    ChatKind, ChatRow, Decision, Durability, KeyKind, PersonId, SeatRow, Sqlite, Store, StoreError, StoredTable,
    TableOptions, TableRow,
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
    let answer = Some(Answer::One(Choice::Pass));
    Decision { version, seat: Seat(1), answer, key: format!("k{version}"), made_at: 5 }
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
    store.append("abcd-efgh", &decision(1)).await.expect("a decision");
    let line = ChatRow {
        kind: ChatKind::Renamed,
        seat: Some(Seat(0)),
        name: "Mara".to_owned(),
        text: "Ilse".to_owned(),
        made_at: 3,
    };
    store.say("abcd-efgh", &line).await.expect("a line");
    let stored = store.load("abcd-efgh").await.expect("the table");
    assert_eq!(stored.table, table("abcd-efgh", host));
    assert_eq!((stored.decisions, stored.chat), (vec![decision(1)], vec![line]));
    assert!(matches!(store.load("none").await, Err(StoreError::NoTable)));
}

#[tokio::test]
async fn a_version_is_taken_once() {
    let (store, _) = with_table().await;
    store.append("abcd-efgh", &decision(1)).await.expect("the first");
    let second = Decision { key: "other".to_owned(), ..decision(1) };
    assert!(matches!(store.append("abcd-efgh", &second).await, Err(StoreError::Taken)));
    assert_eq!(store.load("abcd-efgh").await.expect("the table").decisions, vec![decision(1)]);
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
    store.append("abcd-efgh", &decision(1)).await.expect("a decision");
    let stored = store.load("abcd-efgh").await.expect("the table");
    let text = serde_json::to_string(&stored).expect("JSON");
    let mut read: StoredTable = serde_json::from_str(&text).expect("the same");
    let folder = tempfile::tempdir().expect("a folder");
    let other = Sqlite::open(&folder.path().join("other.db"), Durability::PowerLoss).await.expect("a store");
    other.adopt(&mut read).await.expect("adopted");
    other.import(&read).await.expect("imported");
    let again = other.load("abcd-efgh").await.expect("the table");
    assert_eq!(again.decisions, stored.decisions);
    assert!(again.seats.iter().all(|seat| seat.person.is_none()), "nobody here is somebody there");
    assert!(matches!(other.import(&read).await, Err(StoreError::Taken)));
}
