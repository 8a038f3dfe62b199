//! Those who read slowly or not at all, and those who mean harm.

use std::sync::Arc;
use std::time::{Duration, Instant};

use airlock_game::Chance;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

use crate::world::{Asker, World};

/// Streams that are read as a page reads them, a byte at a time, and not at all.
const READERS: usize = 60;
const SLOW: usize = 20;
const DEAF: usize = 20;

const HOSTILE: usize = 6;

pub fn come(world: &Arc<World>, ids: &Arc<Vec<String>>, until: Instant) -> Vec<JoinHandle<()>> {
    let mut all = Vec::new();
    for number in 0..READERS + SLOW + DEAF {
        let reads = match number {
            ..READERS => Some(65536),
            number if number < READERS + SLOW => Some(1),
            _ => None,
        };
        let id = ids[number % ids.len()].clone();
        all.push(tokio::spawn(listen(Arc::clone(world), id, reads, until)));
    }
    for number in 0..HOSTILE {
        all.push(tokio::spawn(harm(Arc::clone(world), Arc::clone(ids), number, until)));
    }
    all
}

/// Listens to a page, so many bytes at once; comes back when it is shown out.
async fn listen(world: Arc<World>, id: String, reads: Option<usize>, until: Instant) {
    let address = world.url.trim_start_matches("http://").to_owned();
    while Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let Ok(mut stream) = TcpStream::connect(&address).await else { continue };
        let ask = format!("GET /t/{id}/events HTTP/1.1\r\nhost: {address}\r\n\r\n");
        if stream.write_all(ask.as_bytes()).await.is_err() {
            continue;
        }
        let Some(bytes) = reads else {
            tokio::time::sleep(Duration::from_secs(100)).await;
            continue;
        };
        let mut buffer = vec![0; bytes];
        while stream.read(&mut buffer).await.is_ok_and(|read| read > 0) {
            if bytes == 1 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }
}

/// Bytes that are no request, or half of one.
static BYTES: &[&[u8]] = &[
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
    b"GET / HTTP/1.1\r\nhost: air",
    b"POST /play HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nname",
    b"POST /api/v1/guests HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nffffffff\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00",
    b"GET /t/%ff%00 HTTP/1.1\r\nhost: a\r\ncookie: airlock=\xff\r\n\r\n",
];

async fn harm(world: Arc<World>, ids: Arc<Vec<String>>, number: usize, until: Instant) {
    let mut chance = Chance::new([u8::try_from(number).unwrap_or_default(); 32]);
    let from = format!("198.51.100.{number}");
    let mut token = String::new();
    let mut held = Vec::new();
    while Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(u64::from(chance.below(200)) + 20)).await;
        if chance.below(4) == 0 {
            if let Ok(mut stream) = TcpStream::connect(world.url.trim_start_matches("http://")).await {
                let _ = stream.write_all(BYTES[chance.index(BYTES.len())]).await;
                held.push(stream);
            }
            if held.len() > 40 {
                held.remove(0);
            }
            continue;
        }
        let table = format!("/api/v1/tables/{}", ids[chance.index(ids.len())]);
        let (what, path, body) = attack(&table, &mut chance);
        let request = match &body {
            Some(Value::String(form)) => {
                let request = world.client.post(format!("{}{path}", world.url));
                request.header("content-type", "application/x-www-form-urlencoded").body(form.clone())
            }
            Some(body) => world.client.post(format!("{}{path}", world.url)).json(body),
            None => world.client.get(format!("{}{path}", world.url)),
        };
        let request = request.header("x-forwarded-for", &from).bearer_auth(&token);
        if let Some((200, text)) = world.send(Asker::Hostile, what, request).await
            && what == "guest"
        {
            let made: Value = serde_json::from_str(&text).unwrap_or_default();
            made["token"].as_str().unwrap_or_default().clone_into(&mut token);
        }
    }
}

fn attack(table: &str, chance: &mut Chance) -> (&'static str, String, Option<Value>) {
    let own = |deed: &str| format!("{table}/{deed}");
    match chance.below(14) {
        0 => ("guest", "/api/v1/guests".to_owned(), Some(json!({ "name": "Mara" }))),
        1 => ("guest", "/api/v1/guests".to_owned(), Some(json!({ "name": "x".repeat(300_000) }))),
        2 => {
            let made = json!({ "setup": { "players": 3 }, "seats": ["me", "person", "bot"] });
            ("make", "/api/v1/tables".to_owned(), Some(made))
        }
        3 => ("answer", own("answer"), Some(json!({ "moment": 0, "key": "k", "answer": { "one": "pass" } }))),
        4 => ("answer", own("answer"), Some(json!([[[[[]]]]]))),
        5 => ("sit", own("sit"), Some(json!({ "seat": 2, "name": "Zoe" }))),
        6 => ("leave", own("leave"), Some(json!({}))),
        7 => ("say", own("say"), Some(json!({ "text": "<script>x</script>".repeat(20) }))),
        8 => ("flag", own("flag"), Some(json!({ "seat": 0, "reason": "x".repeat(500) }))),
        9 => ("log", own("log?since=4294967295"), None),
        10 => ("report", own("report"), None),
        11 => ("page", format!("/t/{}", table.rsplit('/').next().unwrap_or_default()), None),
        12 => ("none", "/api/v1/tables/none-such".to_owned(), None),
        _ => ("login", "/account/login".to_owned(), Some(json!("name=mara&password=wrong"))),
    }
}
