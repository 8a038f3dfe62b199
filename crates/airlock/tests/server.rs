//! The server as a program: how it stops, whom it lets at its file, and what it does when the disk is full.

#![cfg(unix)]

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use reqwest::StatusCode;
use serde_json::json;

mod support;

use support::{AIRLOCK, Player, Server};

fn run(args: &[&str], data: &Path) -> Output {
    Command::new(AIRLOCK).args(["--lang", "en-GB"]).args(args).arg("--data").arg(data).output().expect("it runs")
}

fn data(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("airlock.db")
}

#[tokio::test]
async fn a_clean_stop_leaves_one_file_with_everything() {
    for signal in ["TERM", "INT"] {
        let folder = tempfile::tempdir().expect("a folder");
        let data = data(&folder);
        let mut server = Server::start(&data, &[]);
        let id = Player::new(&server, "Mara").await.table().await;
        // Half a request must not hold it up.
        let mut half = TcpStream::connect(server.url.trim_start_matches("http://")).expect("a connection");
        half.write_all(b"POST /play HTTP/1.1\r\nhost: airlock\r\ncontent-length: 100\r\n\r\nname").expect("sent");
        std::thread::sleep(Duration::from_millis(100));
        server.signal(signal);
        assert!(server.ends(Duration::from_secs(5)), "it goes on after {signal}");
        let mut rest = Vec::new();
        let _ = half.read_to_end(&mut rest);
        let left: Vec<String> = std::fs::read_dir(folder.path())
            .expect("the folder")
            .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
            .filter(|name| !name.ends_with(".lock"))
            .collect();
        assert_eq!(left, ["airlock.db"], "nothing lies beside it");
        let copy = folder.path().join("copy.db");
        std::fs::copy(&data, &copy).expect("the one file");
        let exported = run(&["export", &id], &copy);
        assert!(exported.status.success(), "{}", String::from_utf8_lossy(&exported.stderr));
    }
}

#[tokio::test]
async fn one_server_has_the_file_and_a_table_can_be_taken_out_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = data(&folder);
    let mut server = Server::start(&data, &[]);
    let me = Player::new(&server, "Mara").await;
    let id = me.table().await;
    let second = run(&["serve", "--listen", "127.0.0.1:0"], &data);
    assert!(!second.status.success());
    let told = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(told.contains("airlock.db is in use by another Airlock"), "{told}");
    let exported = run(&["export", &id], &data);
    assert!(exported.status.success(), "{}", String::from_utf8_lossy(&exported.stderr));
    let file = folder.path().join("table.json");
    let text = String::from_utf8(exported.stdout).expect("text").replace(&id, "taken-out");
    std::fs::write(&file, text).expect("written");
    let file = file.to_str().expect("a name");
    let refused = run(&["import", file], &data);
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("is in use"), "it says why not");
    assert_eq!(me.get(&format!("/t/{id}")).await.0, StatusCode::OK, "the server goes on");
    server.signal("TERM");
    assert!(server.ends(Duration::from_secs(5)));
    let imported = run(&["import", file], &data);
    assert!(imported.status.success(), "{}", String::from_utf8_lossy(&imported.stderr));
    assert_eq!(String::from_utf8_lossy(&imported.stdout), "/t/taken-out\n");
}

/// No file may grow beyond a limit, which is how a full disk feels; then there is room again.
#[tokio::test]
async fn a_full_disk_costs_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = data(&folder);
    let mut command = Command::new("sh");
    // 400 KiB, in blocks of 512 bytes. The signal that tells of it is not for us.
    let script = "trap '' XFSZ; ulimit -S -f 800; exec \"$@\"";
    command.args(["-c", script, "sh", AIRLOCK, "serve", "--listen", "127.0.0.1:0", "--metrics", "", "--data"]);
    command.arg(&data);
    let mut server = Server::wait_for(command);
    let me = Player::new(&server, "Mara").await;
    let id = me.table().await;
    let path = format!("/api/v1/tables/{id}");
    let notes = |number: usize| format!("{number} {}", "a long note ".repeat(1500));
    let mut kept = 0;
    let told = loop {
        let (status, told) = me.post(&format!("{path}/notes"), json!({ "text": notes(kept + 1) })).await;
        if status == StatusCode::NO_CONTENT {
            kept += 1;
            assert!(kept < 200, "the disk is never full");
            continue;
        }
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{told}");
        break told;
    };
    assert!(kept > 0 && told["error"].as_str().is_some_and(|error| error.contains("Nothing can be saved")), "{told}");
    assert_eq!(me.get(&format!("/t/{id}")).await.0, StatusCode::OK, "what is there can be read");
    assert_eq!(me.get(&path).await.0, StatusCode::OK);
    assert_eq!(me.get("/healthz").await.0, StatusCode::OK);
    assert_eq!(me.get("/readyz").await.0, StatusCode::SERVICE_UNAVAILABLE);
    let process = server.process.id().to_string();
    let lifted = Command::new("prlimit").args(["--pid", &process, "--fsize=unlimited:"]).status().expect("it runs");
    assert!(lifted.success());
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(me.get("/readyz").await.0, StatusCode::OK);
    let (status, told) = me.post(&format!("{path}/notes"), json!({ "text": notes(kept + 1) })).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{told}");
    server.signal("TERM");
    assert!(server.ends(Duration::from_secs(15)));
    let exported = run(&["export", &id], &data);
    let stored: airlock_store::StoredTable = serde_json::from_slice(&exported.stdout).expect("a table");
    assert_eq!(stored.seats[0].notes, notes(kept + 1));
}
