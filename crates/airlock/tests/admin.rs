//! `airlock admin` by its output, with a server on the file and without one: both do and say the same.

#![cfg(unix)]

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use reqwest::StatusCode;
use serde_json::json;

mod support;

use support::{AIRLOCK, Player, Server};

/// Starts a server, up to where its desk is open: right after the line with its address.
fn start(data: &Path) -> Server {
    let server = Server::start(data, &[]);
    let began = Instant::now();
    while !socket(data).exists() && began.elapsed() < Duration::from_secs(5) {
        std::thread::sleep(Duration::from_millis(10));
    }
    server
}

fn socket(data: &Path) -> PathBuf {
    PathBuf::from(format!("{}.admin", data.display()))
}

fn run(data: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(AIRLOCK);
    command.args(["--lang", "en-GB", "admin"]).args(args).arg("--data").arg(data);
    command.env_remove("SUDO_USER").env("USER", "olga").output().expect("it runs")
}

/// What a command that must succeed prints.
fn told(data: &Path, args: &[&str]) -> String {
    let output = run(data, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// What a command that must fail says.
fn refused(data: &Path, args: &[&str]) -> String {
    let output = run(data, args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).expect("text")
}

/// A lobby of Mara's with Ilse in it, who said something that was reported.
async fn furnish(server: &Server) -> (Player, Player, String) {
    let (mara, ilse) = (Player::new(server, "Mara").await, Player::new(server, "Ilse").await);
    let wanted = json!({ "name": "Kestrel run", "setup": { "players": 3 }, "seats": ["me", "person", "person"] });
    let (status, made) = mara.post("/api/v1/tables", wanted).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let id = made["id"].as_str().expect("an id").to_owned();
    ilse.post(&format!("/api/v1/tables/{id}/sit"), json!({})).await;
    ilse.post(&format!("/api/v1/tables/{id}/say"), json!({ "text": "something vile" })).await;
    let flag = json!({ "seat": 1, "reason": "how rude" });
    assert!(mara.post(&format!("/api/v1/tables/{id}/flag"), flag).await.0.is_success());
    (mara, ilse, id)
}

/// The number of the one person that a search finds.
fn number(data: &Path, name: &str) -> String {
    let found = told(data, &["people", name]);
    assert_eq!(found.lines().count(), 1, "{found}");
    let (_, rest) = found.split_once('#').expect("a number");
    rest.split(')').next().expect("its end").to_owned()
}

/// All that a command does; what it says is the same wherever it is done.
fn all_measures(data: &Path, id: &str) {
    assert!(told(data, &["tables"]).contains(&format!("{id}  Kestrel run · not started")));
    assert!(told(data, &["tables", "kestrel", "--state", "filling"]).contains(id));
    assert_eq!(told(data, &["tables", "--state", "running"]), "Nothing to show.\n");
    let table = told(data, &["table", id]);
    assert!(table.contains("Seat 1: Mara") && table.contains("Ilse") && table.contains("something vile"), "{table}");
    assert_eq!(told(data, &["lock", id]), "table locked\n");
    assert!(told(data, &["tables", "--state", "locked"]).contains(id));
    assert_eq!(told(data, &["unlock", id]), "table unlocked\n");
    let ilse = number(data, "ils");
    assert_eq!(told(data, &["mute", &ilse]), "person muted\n");
    assert!(told(data, &["people", "Ilse"]).contains("muted"));
    assert_eq!(told(data, &["unmute", &ilse]), "person unmuted\n");
    let reports = told(data, &["reports"]);
    assert!(reports.contains("how rude"), "{reports}");
    let report = reports.trim_start_matches('#').split(' ').next().expect("a number").to_owned();
    let report_text = told(data, &["report", &report]);
    assert!(report_text.contains("Reported by Mara") && report_text.contains("something vile"), "{report_text}");
    assert_eq!(told(data, &["settle", &report]), "report settled\n");
    assert_eq!(told(data, &["reports"]), "Nothing to show.\n");
    assert!(told(data, &["reports", "--all"]).contains("settled"));
    assert_eq!(told(data, &["announce", "Back at noon", "--hours", "2"]), "announced\n");
    assert_eq!(told(data, &["announce"]), "Back at noon\n");
    assert_eq!(told(data, &["withdraw"]), "announcement taken back\n");
    assert_eq!(told(data, &["ban", &format!("#{ilse}")]), "person banned\n");
    assert!(told(data, &["person", &ilse]).contains("banned"));
    assert_eq!(told(data, &["unban", &ilse]), "person unbanned\n");
    assert_eq!(told(data, &["delete-person", &ilse]), "person deleted\n");
    assert_eq!(told(data, &["people", "Ilse"]), "Nothing to show.\n");
    assert!(!told(data, &["table", id]).contains("something vile"));
    assert_eq!(told(data, &["delete-table", id]), "table deleted\n");
    assert_eq!(told(data, &["tables"]), "Nothing to show.\n");
    for args in
        [&["table", id][..], &["lock", id], &["mute", "99999"], &["ban", "nobody"], &["settle", "9"], &["withdraw"]]
    {
        assert_eq!(refused(data, args), "airlock: There is nothing like that here.\n", "{args:?}");
    }
    let log = told(data, &["log"]);
    let done = |line: &str| line.split(" · ").nth(2).map(str::to_owned).unwrap_or_default();
    let done: Vec<String> = log.lines().rev().map(done).collect();
    let expected = [
        "table locked",
        "table unlocked",
        "person muted",
        "person unmuted",
        "report settled",
        "announced",
        "announcement taken back",
        "person banned",
        "person unbanned",
        "person deleted",
        "table deleted",
    ];
    assert_eq!(done, expected, "{log}");
    assert!(log.lines().all(|line| line.contains("olga at the command line")), "{log}");
    assert!(!log.contains("Ilse") && !log.contains("Kestrel"), "{log}");
}

#[tokio::test]
async fn every_measure_works_while_the_server_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("airlock.db");
    let server = start(&data);
    let mode = std::fs::metadata(socket(&data)).expect("a socket").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let (mara, ilse, id) = furnish(&server).await;
    // What is done reaches the running server at once.
    told(&data, &["lock", &id]);
    let (status, refusal) = mara.post(&format!("/api/v1/tables/{id}/say"), json!({ "text": "hello" })).await;
    assert_eq!(status, StatusCode::LOCKED, "{refusal}");
    told(&data, &["unlock", &id]);
    told(&data, &["mute", &number(&data, "Ilse")]);
    assert_eq!(ilse.post(&format!("/api/v1/tables/{id}/say"), json!({ "text": "hi" })).await.0, StatusCode::FORBIDDEN);
    told(&data, &["unmute", &number(&data, "Ilse")]);
    told(&data, &["announce", "Down at noon"]);
    assert!(mara.get("/").await.1.contains("Down at noon"));
    server.stop();
    assert!(!socket(&data).exists(), "it is gone with the server");
}

#[tokio::test]
async fn commands_say_the_same_with_a_server_and_without_one() {
    for running in [true, false] {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("airlock.db");
        let server = start(&data);
        let (mara, _, id) = furnish(&server).await;
        if running {
            all_measures(&data, &id);
            assert_eq!(mara.get(&format!("/t/{id}")).await.0, StatusCode::NOT_FOUND);
        } else {
            server.stop();
            all_measures(&data, &id);
            let server = start(&data);
            assert_eq!(Player::new(&server, "Zoe").await.get(&format!("/t/{id}")).await.0, StatusCode::NOT_FOUND);
        }
    }
}

#[tokio::test]
async fn a_server_that_was_killed_is_in_nobodys_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("airlock.db");
    let mut server = start(&data);
    let (_, _, id) = furnish(&server).await;
    server.process.kill().expect("it is ours");
    server.process.wait().expect("it ends");
    assert!(socket(&data).exists(), "its socket lies there");
    assert_eq!(told(&data, &["lock", &id]), "table locked\n");
    let server = start(&data);
    assert!(told(&data, &["table", &id]).contains("locked"));
    drop(server);
}

#[test]
fn there_is_nothing_to_look_after_without_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("airlock.db");
    assert!(refused(&data, &["tables"]).contains("can’t open"));
    assert!(!data.exists(), "and none is made");
}
