//! The file: one program has it, it holds everything after a clean stop, and what is deleted is gone from it.

use std::path::Path;
use std::time::Duration;

use airlock_game::save::{RULES_VERSION, StateHash};
use airlock_game::{Answer, Choice, Event, Seat, Setup};
use airlock_store::{
    Change, ChatKind, ChatRow, Decision, Deed, Durability, Extent, PersonId, Retention, SeatRow, Snapshot, Sqlite,
    Store, StoreError, TableOptions, TableRow,
};

async fn open(path: &Path) -> Sqlite {
    Sqlite::open(path, Durability::Process).await.expect("a store")
}

fn table(id: &str, host: PersonId) -> TableRow {
    TableRow {
        id: id.to_owned(),
        name: format!("Kestrel run {id}"),
        setup: Setup::base(3),
        seed: [7; 32],
        rules_version: RULES_VERSION,
        options: TableOptions { open: true, ..TableOptions::default() },
        host,
        made_at: 1,
        started_at: None,
        ended_at: None,
        next: None,
    }
}

fn decision(version: u32) -> Decision {
    let (deed, key) = (Deed::Answer(Seat(1), Answer::One(Choice::Pass)), format!("k{version}"));
    let hash = Some(StateHash::of("{}"));
    Decision { version, deed, key, made_at: 5, hash, events: vec![Event::DestinyShuffled], silent: false }
}

fn line(text: &str) -> ChatRow {
    let name = "Mara".to_owned();
    ChatRow { kind: ChatKind::Said, seat: Some(Seat(0)), person: None, name, text: text.to_owned(), made_at: 3 }
}

/// A finished game of so many decisions, with a state at each tenth.
async fn finished(store: &Sqlite, id: &str, host: PersonId, decisions: u32) {
    let row = TableRow { started_at: Some(2), ended_at: Some(3), ..table(id, host) };
    store.new_table(&row, &[SeatRow { person: Some(host), ..SeatRow::default() }]).await.expect("a table");
    let state = |version: u32| Snapshot {
        version,
        rules_version: RULES_VERSION,
        state: format!("{{\"turn\":{version},\"hands\":\"{}\"}}", "engineering-1 leadership-2 ".repeat(400)),
    };
    let change = Change {
        decisions: (1..=decisions).map(decision).collect(),
        state: Some(state(decisions)),
        snapshots: (1..=decisions).step_by(10).map(state).collect(),
        chat: vec![line("well played")],
        ..Change::default()
    };
    store.commit(id, &change).await.expect("a game");
}

/// Everything is old at once.
const NOW: Option<Duration> = Some(Duration::ZERO);

/// Whether the text stands anywhere in the files of the folder.
fn on_disk(folder: &Path, text: &str) -> bool {
    let files = std::fs::read_dir(folder).expect("the folder");
    let mut bytes = files.map(|file| std::fs::read(file.expect("a file").path()).expect("its bytes"));
    bytes.any(|bytes| bytes.windows(text.len()).any(|window| window == text.as_bytes()))
}

/// Times are kept in seconds: what was written just now is old in the next one.
async fn a_second_later() {
    tokio::time::sleep(Duration::from_millis(1100)).await;
}

#[tokio::test]
async fn one_program_has_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("airlock.db");
    let store = open(&path).await;
    let host = store.new_person("Mara", [1; 32], "").await.expect("a person");
    store.new_table(&table("abcd", host), &[]).await.expect("a table");
    let second = Sqlite::open(&path, Durability::Process).await;
    assert!(matches!(second, Err(StoreError::InUse)), "a second program would hold tables that the first changes");
    let reader = Sqlite::open_to_read(&path).await.expect("reading is safe");
    assert_eq!(reader.load("abcd", Extent::Record).await.expect("the table").table.id, "abcd");
    assert!(reader.new_person("Ilse", [2; 32], "").await.is_err(), "it only reads");
    drop(reader);
    store.close().await.expect("closed");
    drop(store);
    open(&path).await;
}

#[tokio::test]
async fn a_closed_file_holds_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("airlock.db");
    let store = open(&path).await;
    let host = store.new_person("Mara", [1; 32], "").await.expect("a person");
    store.new_table(&table("abcd", host), &[]).await.expect("a table");
    store.close().await.expect("closed");
    let copy = folder.path().join("copy.db");
    std::fs::copy(&path, &copy).expect("the one file");
    assert_eq!(open(&copy).await.load("abcd", Extent::Record).await.expect("the table").table.id, "abcd");
    assert!(!folder.path().join("airlock.db-wal").exists(), "nothing is left beside it");
}

#[tokio::test]
async fn a_lobby_that_nobody_uses_is_deleted_from_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("airlock.db");
    let store = open(&path).await;
    let host = store.new_person("Mara", [1; 32], "").await.expect("a person");
    store
        .new_table(&table("abcd", host), &[SeatRow { notes: "a liar".to_owned(), ..SeatRow::default() }])
        .await
        .expect("a table");
    let said = Change { chat: vec![line("a word that nobody may read later")], ..Change::default() };
    store.commit("abcd", &said).await.expect("a line");
    let long = Retention { lobbies: Some(Duration::from_secs(86_400)), ..Retention::default() };
    assert!(store.unused_lobbies(&long, 10).await.expect("tables").is_empty(), "it was touched today");
    assert!(!store.drop_lobby("abcd", &long).await.expect("an answer"));
    a_second_later().await;
    let retention = Retention { lobbies: NOW, ..Retention::default() };
    assert_eq!(store.unused_lobbies(&retention, 10).await.expect("tables"), ["abcd"]);
    assert!(on_disk(folder.path(), "a word that nobody"), "it was there");
    assert!(store.drop_lobby("abcd", &retention).await.expect("an answer"));
    let cleared = store.clear_out(&retention).await.expect("cleared");
    assert_eq!(cleared.guests, 1, "who has no table is forgotten");
    assert!(matches!(store.load("abcd", Extent::Play).await, Err(StoreError::NoTable)));
    assert!(store.open_tables(10).await.expect("tables").is_empty());
    assert_eq!(store.person_of([1; 32]).await.expect("an answer"), None);
    for text in ["a word that nobody", "a liar", "Kestrel run abcd"] {
        assert!(!on_disk(folder.path(), text), "{text} is still on the disk");
    }
}

#[tokio::test]
async fn an_old_game_is_packed_and_read_like_any_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("airlock.db");
    let store = open(&path).await;
    let host = store.new_person("Mara", [1; 32], "").await.expect("a person");
    finished(&store, "abcd", host, 400).await;
    let before = store.load("abcd", Extent::Record).await.expect("the table");
    let played = store.load("abcd", Extent::Play).await.expect("the table");
    store.clear_out(&Retention::default()).await.expect("nothing is to be done");
    let size = || std::fs::metadata(&path).expect("the file").len();
    let large = size();
    a_second_later().await;
    let packing = Retention { packing: NOW, ..Retention::default() };
    assert_eq!(store.clear_out(&packing).await.expect("packed").packed, 1);
    assert_eq!(store.clear_out(&packing).await.expect("done").packed, 0);
    assert!(size() * 3 < large, "{large} bytes became {}", size());
    assert_eq!(store.load("abcd", Extent::Record).await.expect("the table"), before);
    assert_eq!(store.load("abcd", Extent::Play).await.expect("the table"), played);
    // Whatever is written to its log later finds its rows.
    let more = Change { revision: before.revision, decisions: vec![decision(401)], ..Change::default() };
    store.commit("abcd", &more).await.expect("a decision");
    let after = store.load("abcd", Extent::Record).await.expect("the table");
    assert_eq!((after.decisions.len(), after.snapshots), (401, before.snapshots));
}

#[tokio::test]
async fn a_game_is_deleted_where_games_are_not_kept_for_ever() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&folder.path().join("airlock.db")).await;
    let host = store.new_person("Mara", [1; 32], "").await.expect("a person");
    finished(&store, "abcd", host, 20).await;
    finished(&store, "efgh", host, 20).await;
    let before = TableRow { next: Some("efgh".to_owned()), ..table("ijkl", host) };
    store.new_table(&before, &[]).await.expect("a table that points to one of them");
    a_second_later().await;
    let cleared = store.clear_out(&Retention { games: NOW, ..Retention::default() }).await.expect("cleared");
    assert_eq!((cleared.games, cleared.packed), (2, 0));
    assert_eq!(store.tables_of(host).await.expect("tables"), ["ijkl"]);
    assert_eq!(store.load("ijkl", Extent::Play).await.expect("the table").table.next, None);
    assert!(!on_disk(folder.path(), "engineering-1"));
}
