//! The doors to the outside: connections, quotas, and how the server ends.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use airlock_server::hall::HallRules;
use airlock_server::http::{App, Config, Doors, Quotas, Trusted, serve};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

mod support;

use support::Server;

/// Nobody is a proxy here, so that every address has its limit.
fn strangers() -> Trusted {
    Trusted { networks: Vec::new(), ..Trusted::default() }
}

async fn server(doors: Doors) -> (Server, SocketAddr) {
    let config = Config { doors, trusted: strangers(), ..Config::default() };
    let server = Server::run(HallRules::default(), config).await;
    let address = server.url.trim_start_matches("http://").parse().expect("an address");
    (server, address)
}

/// A connection from another address of this machine.
async fn from(own: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(format!("{own}:0").parse().expect("an address")).expect("an address of this machine");
    socket.connect(to).await.expect("a connection")
}

/// All that comes until the other side hangs up; nothing if it does not within that time.
async fn until_the_end(stream: &mut TcpStream, within: Duration) -> Option<String> {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(within, stream.read_to_end(&mut bytes)).await;
    read.ok().map(|_| String::from_utf8_lossy(&bytes).into_owned())
}

const ASK: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: airlock\r\nconnection: close\r\n\r\n";
const LONG: Duration = Duration::from_secs(10);

async fn is_let_in(mut stream: TcpStream) -> bool {
    if stream.write_all(ASK).await.is_err() {
        return false;
    }
    until_the_end(&mut stream, LONG).await.is_some_and(|answer| answer.starts_with("HTTP/1.1 200"))
}

#[tokio::test]
async fn half_open_connections_keep_nobody_out() {
    let doors = Doors { head: Duration::from_secs(2), of_one_address: 20, connections: 100, ..Doors::default() };
    let (_server, address) = server(doors).await;
    let mut half_open = Vec::new();
    for _ in 0..368 {
        let mut stream = from("127.0.0.1", address).await;
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: air").await;
        half_open.push(stream);
    }
    assert!(is_let_in(from("127.0.0.2", address).await).await, "others come and go");
    assert!(!is_let_in(from("127.0.0.1", address).await).await, "this address has its share");
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(is_let_in(from("127.0.0.1", address).await).await, "those who dawdled were shown out");
}

#[tokio::test]
async fn there_are_so_many_places_in_all() {
    let doors = Doors { head: Duration::from_secs(2), of_one_address: 100, connections: 10, ..Doors::default() };
    let (_server, address) = server(doors).await;
    let mut inside = Vec::new();
    for own in 1..=10 {
        inside.push(from(&format!("127.0.0.{own}"), address).await);
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let mut one_more = from("127.0.0.99", address).await;
    let answer = until_the_end(&mut one_more, LONG).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("retry-after"), "{answer}");
    drop(inside);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(is_let_in(from("127.0.0.99", address).await).await);
}

#[tokio::test]
async fn whoever_sends_too_slowly_is_shown_out() {
    let (head, body) = (Duration::from_millis(500), Duration::from_millis(500));
    let (_server, address) = server(Doors { head, body, ..Doors::default() }).await;
    let half_form = b"POST /play HTTP/1.1\r\nhost: airlock\r\ncontent-type: application/x-www-form-urlencoded\r\n\
                      content-length: 100\r\nconnection: close\r\n\r\nname=M";
    let starts: [&[u8]; 5] =
        [b"", b"PRI * HTT", b"GET / HTTP/1.1\r\nho", b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n", half_form];
    for start in starts {
        let began = Instant::now();
        let mut stream = from("127.0.0.1", address).await;
        stream.write_all(start).await.expect("it is sent");
        let answer = until_the_end(&mut stream, LONG).await;
        let start = String::from_utf8_lossy(start);
        let answer = answer.unwrap_or_else(|| panic!("{start:?} may stay for ever"));
        assert!(began.elapsed() >= head / 2, "{start:?} had a while");
        if start.starts_with("POST") {
            assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
        }
    }
    // A byte now and then does not help either.
    let mut stream = from("127.0.0.1", address).await;
    let began = Instant::now();
    for byte in b"GET / HTTP/1.1\r\nhost: airlock\r\nx-slow: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" {
        if stream.write_all(&[*byte]).await.is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(began.elapsed() < Duration::from_millis(3500), "it was cut before it was through");
}

#[tokio::test]
async fn whoever_does_not_read_is_shown_out() {
    let (_server, address) = server(Doors { unread: Duration::from_secs(1), ..Doors::default() }).await;
    let mut stream = from("127.0.0.1", address).await;
    // Far more than the system keeps for somebody who does not read.
    let asks = b"GET /assets/script.js HTTP/1.1\r\nhost: airlock\r\n\r\n".repeat(400);
    let asks = [asks, b"GET /rules HTTP/1.1\r\nhost: airlock\r\n\r\n".repeat(400)].concat();
    let sending = async {
        loop {
            if stream.write_all(&asks).await.is_err() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    assert!(tokio::time::timeout(Duration::from_secs(20), sending).await.is_ok(), "it is never cut");
}

#[tokio::test]
async fn http_2_without_tls_is_spoken() {
    let (server, _) = server(Doors::default()).await;
    let client = Client::builder().http2_prior_knowledge().build().expect("a client");
    let answer = client.get(format!("{}/healthz", server.url)).send().await.expect("an answer");
    assert_eq!((answer.version(), answer.status()), (reqwest::Version::HTTP_2, StatusCode::OK));
}

/// In HTTP/2 an idle connection lives as long as it answers pings, which costs whoever holds a thousand of them nothing.
#[tokio::test]
async fn whoever_asks_nothing_in_http_2_is_shown_out() {
    let (head, unread) = (Duration::from_millis(400), Duration::from_millis(400));
    let (_server, address) = server(Doors { head, unread, ..Doors::default() }).await;
    let mut stream = from("127.0.0.1", address).await;
    let settings: &[u8] = &[0, 0, 0, 4, 0, 0, 0, 0, 0];
    stream.write_all(&[b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", settings].concat()).await.expect("it is sent");
    let answering = async {
        let mut frame = [0; 9];
        while stream.read_exact(&mut frame).await.is_ok() {
            let mut body = vec![0; usize::from(frame[2])];
            stream.read_exact(&mut body).await.expect("a whole frame");
            // A ping that is no answer itself.
            if frame[3] == 6 && frame[4] == 0 {
                let _ = stream.write_all(&[&[0, 0, 8, 6, 1, 0, 0, 0, 0][..], &body].concat()).await;
            }
        }
    };
    assert!(tokio::time::timeout(LONG, answering).await.is_ok(), "it may stay for ever");
}

/// A stream is no idle connection, however little is said on it.
#[tokio::test]
async fn whoever_listens_stays() {
    let (head, unread) = (Duration::from_millis(200), Duration::from_millis(200));
    let (server, _) = server(Doors { head, unread, ..Doors::default() }).await;
    let me = server.guest("Mara").await;
    let made = json!({ "setup": { "players": 3 }, "seats": ["me", "person", "person"] });
    let id = me.post("/api/v1/tables", made).await["id"].as_str().expect("an id").to_owned();
    for client in [Client::builder(), Client::builder().http2_prior_knowledge()] {
        let client = client.build().expect("a client");
        let answer = client.get(format!("{}/api/v1/tables/{id}/events", server.url)).send().await.expect("an answer");
        assert!(!support::Stream::of(answer).ends(Duration::from_secs(2)).await);
    }
}

#[tokio::test]
async fn a_half_sent_request_does_not_keep_the_server_from_ending() {
    let hall = Server::start().await.hall;
    let doors = Doors { drain: Duration::from_millis(500), ..Doors::default() };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let config = Config { doors, ..Config::default() };
    let served = tokio::spawn(serve(App::new(hall, config, None), listener, async {
        let _ = stopped.await;
    }));
    let mut half = from("127.0.0.1", address).await;
    half.write_all(b"POST /play HTTP/1.1\r\nhost: airlock\r\ncontent-length: 100\r\n\r\nname").await.expect("sent");
    tokio::time::sleep(Duration::from_millis(100)).await;
    stop.send(()).expect("it listens");
    tokio::time::timeout(Duration::from_secs(3), served).await.expect("it ends").expect("in order");
}

/// Somebody who comes through a proxy on this machine.
struct Stranger {
    url: String,
    client: Client,
    address: &'static str,
    token: Option<String>,
}

impl Stranger {
    fn new(server: &Server, address: &'static str) -> Stranger {
        Stranger { url: server.url.clone(), client: Client::new(), address, token: None }
    }

    async fn send(&self, request: reqwest::RequestBuilder) -> (StatusCode, Option<u32>, Value) {
        let request = request.header("x-forwarded-for", format!("203.0.113.77, {}", self.address));
        let request = match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        };
        let answer = request.send().await.expect("an answer");
        let wait = answer.headers().get("retry-after").and_then(|wait| wait.to_str().ok()?.parse().ok());
        let status = answer.status();
        (status, wait, answer.json().await.unwrap_or_default())
    }

    async fn post(&self, path: &str, body: Value) -> (StatusCode, Option<u32>, Value) {
        self.send(self.client.post(format!("{}{path}", self.url)).json(&body)).await
    }

    async fn as_guest(server: &Server, address: &'static str) -> Stranger {
        let stranger = Stranger::new(server, address);
        let (status, _, guest) = stranger.post("/api/v1/guests", json!({ "name": "Mara" })).await;
        assert_eq!(status, StatusCode::OK);
        Stranger { token: guest["token"].as_str().map(str::to_owned), ..stranger }
    }
}

#[tokio::test]
async fn nobody_makes_a_thousand_tables_a_second() {
    let quotas = Quotas { tables: 3, guests: 5, lines: 4, streams: 2, requests: 0 };
    let server = Server::run(HallRules::default(), Config { quotas, ..Config::default() }).await;
    let me = Stranger::as_guest(&server, "192.0.2.1").await;
    let table = json!({ "setup": { "players": 3 }, "seats": ["me", "person", "person"] });
    let mut id = String::new();
    for _ in 0..3 {
        let (status, _, made) = me.post("/api/v1/tables", table.clone()).await;
        assert_eq!(status, StatusCode::OK);
        id = made["id"].as_str().expect("an id").to_owned();
    }
    let (status, wait, told) = me.post("/api/v1/tables", table.clone()).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert!(wait.is_some_and(|wait| (1000..=1200).contains(&wait)), "{wait:?}");
    assert!(told["error"].as_str().is_some_and(|error| !error.is_empty()));
    // Guests are made quickly; their address stays.
    let mut others = Vec::new();
    for _ in 0..4 {
        others.push(Stranger::as_guest(&server, "192.0.2.1").await);
    }
    let (status, ..) = Stranger::new(&server, "192.0.2.1").post("/api/v1/guests", json!({ "name": "Mara" })).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    let mut made = 3;
    for other in others.iter().flat_map(|other| [other; 4]) {
        made += usize::from(other.post("/api/v1/tables", table.clone()).await.0.is_success());
    }
    assert_eq!(made, 12, "four times as much as one person, whoever they say they are");
    // Somebody elsewhere is not concerned.
    let elsewhere = Stranger::as_guest(&server, "192.0.2.2").await;
    assert!(elsewhere.post("/api/v1/tables", table).await.0.is_success());
    let say = format!("/api/v1/tables/{id}/say");
    let mut said = Vec::new();
    for _ in 0..5 {
        said.push(me.post(&say, json!({ "text": "hello" })).await.0);
    }
    assert_eq!(said.iter().filter(|status| status.is_success()).count(), 4);
    assert_eq!(said[4], StatusCode::TOO_MANY_REQUESTS);
    let listen = async || {
        let request = me.client.get(format!("{}/api/v1/tables/{id}/events", server.url));
        let request = request.header("x-forwarded-for", me.address).bearer_auth(me.token.as_ref().expect("a token"));
        request.send().await.expect("an answer")
    };
    let (first, second) = (listen().await, listen().await);
    assert!(first.status().is_success() && second.status().is_success());
    assert_eq!(listen().await.status(), StatusCode::TOO_MANY_REQUESTS);
    drop(first);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(listen().await.status().is_success(), "who ends one may open another");
}

#[tokio::test]
async fn requests_are_limited_by_the_address_behind_the_proxy() {
    let quotas = Quotas { requests: 1, ..Quotas::default() };
    let server = Server::run(HallRules::default(), Config { quotas, ..Config::default() }).await;
    let get = async |address: &'static str| {
        let stranger = Stranger::new(&server, address);
        stranger.send(stranger.client.get(format!("{}/api/v1/openapi.json", server.url))).await.0
    };
    let mut refused = 0;
    for _ in 0..60 {
        refused += usize::from(get("192.0.2.1").await == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!((5..=20).contains(&refused), "{refused} of 60 were too many");
    assert_eq!(get("192.0.2.2").await, StatusCode::OK);
    let own = Client::new();
    for _ in 0..60 {
        let answer = own.get(format!("{}/api/v1/openapi.json", server.url)).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "a program on the machine is its owner's");
    }
}

/// The stream of a table that left memory hears what happens at the one that took its place.
#[tokio::test]
async fn a_stream_never_goes_deaf() {
    let server = Server::start().await;
    let (me, other) = (server.guest("Mara").await, server.guest("Ilse").await);
    let made = json!({ "setup": { "players": 3 }, "seats": ["me", "person", "person"] });
    let made = me.post("/api/v1/tables", made).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let mut page = me.listen_on(&format!("/t/{id}")).await;
    let mut program = me.listen(&format!("/api/v1/tables/{id}/events")).await;
    while page.next(Duration::from_millis(300)).await.is_some() {}
    while program.next(Duration::from_millis(300)).await.is_some() {}
    let held = server.hall.table(&id).await.expect("the table");
    for round in 0..3 {
        server.hall.forget(&id).await;
        let path = format!("/api/v1/tables/{id}");
        match round {
            0 => drop(other.post(&format!("{path}/sit"), json!({})).await),
            1 => drop(other.post(&format!("{path}/ready"), json!({ "ready": true })).await),
            // A handler that had the table before it was dropped.
            _ => drop(held.send(&person(&server, &other).await, airlock_server::table::Command::Ready(false)).await),
        }
        assert!(page.next(LONG).await.is_some(), "the page is deaf in round {round}");
        while page.next(Duration::from_millis(300)).await.is_some() {}
        if round > 0 {
            assert!(program.next(LONG).await.is_some(), "the program is deaf in round {round}");
        }
        while program.next(Duration::from_millis(300)).await.is_some() {}
    }
    let shown = me.json(&format!("/api/v1/tables/{id}")).await;
    assert_eq!(shown["seats"][1]["ready"], false, "what came late was done at the new one");
}

async fn person(server: &Server, person: &support::Person) -> airlock_store::Person {
    use sha2::Digest as _;
    let key = sha2::Sha256::digest(person.token.as_ref().expect("a token")).into();
    server.hall.store.person_of(key).await.expect("the store").expect("somebody")
}
