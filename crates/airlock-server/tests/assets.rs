//! What every page needs beside itself: few files, packed, and kept for good. What holds secrets is not packed.

mod support;

use std::io::Read as _;

use reqwest::{Client, Response, StatusCode};
use serde_json::json;
use support::Server;

async fn get(server: &Server, path: &str, accepts: &str, token: Option<&str>) -> Response {
    let request = Client::new().get(format!("{}{path}", server.url)).header("accept-encoding", accepts);
    let request = token.into_iter().fold(request, |request, token| request.bearer_auth(token));
    request.send().await.expect("a response")
}

fn header<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
    response.headers().get(name).map(|value| value.to_str().expect("plain text"))
}

/// All addresses of files that a page names.
fn linked(page: &str) -> Vec<String> {
    let mut all: Vec<String> =
        page.split(['"', '#']).filter(|part| part.starts_with("/assets/")).map(str::to_owned).collect();
    all.sort();
    all.dedup();
    all
}

#[tokio::test]
async fn a_page_names_five_files_that_are_packed_and_kept_for_good() {
    airlock_server::assets::prepare();
    let server = Server::start().await;
    let page = get(&server, "/", "identity", None).await.text().await.expect("a page");
    let files = linked(&page);
    assert_eq!(files.len(), 5, "{files:?}");
    for file in files {
        let plain = get(&server, &file, "identity", None).await;
        assert_eq!(plain.status(), StatusCode::OK, "{file}");
        assert_eq!(header(&plain, "cache-control"), Some("public, max-age=31536000, immutable"), "{file}");
        assert_eq!(header(&plain, "content-encoding"), None);
        let plain = plain.bytes().await.expect("a file");
        for (accepts, packing) in [("gzip, deflate, br", "br"), ("gzip", "gzip")] {
            let packed = get(&server, &file, accepts, None).await;
            assert_eq!(header(&packed, "content-encoding"), Some(packing), "{file}");
            assert_eq!(header(&packed, "vary"), Some("accept-encoding"), "{file}");
            let packed = packed.bytes().await.expect("a file");
            assert_eq!(unpack(packing, &packed), plain, "{file}");
        }
    }
}

fn unpack(packing: &str, packed: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    match packing {
        "br" => brotli::Decompressor::new(packed, 4096).read_to_end(&mut plain),
        "gzip" => flate2::read::GzDecoder::new(packed).read_to_end(&mut plain),
        other => panic!("{other}"),
    }
    .expect("whole");
    plain
}

#[tokio::test]
async fn the_script_is_one_file() {
    airlock_server::assets::prepare();
    let server = Server::start().await;
    let page = get(&server, "/", "identity", None).await.text().await.expect("a page");
    let script = linked(&page).into_iter().find(|file| file.ends_with(".js")).expect("a script");
    let script = get(&server, &script, "identity", None).await.text().await.expect("a script");
    assert!(!script.lines().any(|line| line.starts_with("import") || line.starts_with("export")));
    assert!(script.contains("EventSource"), "the line to the table");
}

#[tokio::test]
async fn a_file_by_any_other_name_is_asked_for_again() {
    airlock_server::assets::prepare();
    let server = Server::start().await;
    for old in ["/assets/airlock.css", "/assets/airlock-0123456789abcdef.css"] {
        let first = get(&server, old, "gzip", None).await;
        assert_eq!(header(&first, "cache-control"), Some("no-cache"), "{old}");
        let tag = header(&first, "etag").expect("a tag").to_owned();
        let request = Client::new().get(format!("{}{old}", server.url)).header("accept-encoding", "gzip");
        let again = request.header("if-none-match", tag).send().await.expect("a response");
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    }
    assert_eq!(get(&server, "/assets/page.js", "gzip", None).await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn only_pages_without_secrets_are_packed() {
    airlock_server::assets::prepare();
    let server = Server::start().await;
    let people = [server.guest("Ana").await, server.guest("Ben").await, server.guest("Cleo").await];
    let id = server.table(&people, json!({ "players": 3 })).await;
    let path = format!("/t/{id}");
    let ana = people[0].token.as_deref();
    let packing = async |path: &str, token: Option<&str>| {
        header(&get(&server, path, "gzip, br", token).await, "content-encoding").map(str::to_owned)
    };
    for open in ["/rules", "/rules?q=brig", "/watch", &path] {
        assert_eq!(packing(open, None).await.as_deref(), Some("gzip"), "{open}");
    }
    for secret in ["/", "/account", &path, &format!("{path}?open=loyalty"), &format!("/api/v1/tables/{id}")] {
        assert_eq!(packing(secret, ana).await, None, "{secret}");
    }
    let stream = get(&server, &format!("{path}/events"), "gzip, br", None).await;
    assert_eq!(header(&stream, "content-encoding"), None);
}

#[tokio::test]
async fn the_page_of_a_person_among_bots_is_packed_too() {
    airlock_server::assets::prepare();
    let server = Server::start().await;
    let ana = server.guest("Ana").await;
    let seats = ["me", "bot", "bot"];
    let made = ana.post("/api/v1/tables", json!({ "setup": { "players": 3 }, "seats": seats })).await;
    let id = made["id"].as_str().expect("an id");
    ana.post(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    let page = get(&server, &format!("/t/{id}"), "gzip", ana.token.as_deref()).await;
    assert_eq!(header(&page, "content-encoding"), Some("gzip"));
    let plain = get(&server, &format!("/t/{id}"), "identity", ana.token.as_deref()).await;
    let (packed, plain) = (page.bytes().await.expect("a page"), plain.bytes().await.expect("a page"));
    assert!(packed.len() * 3 < plain.len(), "{} of {}", packed.len(), plain.len());
    assert!(String::from_utf8(unpack("gzip", &packed)).expect("text").contains("</html>"));
}
