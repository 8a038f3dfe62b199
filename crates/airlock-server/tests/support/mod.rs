//! A server in this process, and people who talk to it over real HTTP.

#![allow(dead_code)]

pub mod browser;
pub mod kept;
pub mod laid;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use airlock_game::{Answer, Chance};
use airlock_server::hall::{Hall, HallRules};
use airlock_server::http::{App, Config, serve};
use airlock_store::{Sqlite, Store};
use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};

/// A running server with an empty store.
pub struct Server {
    pub url: String,
    pub hall: Arc<Hall>,
}

impl Server {
    pub async fn start() -> Server {
        Server::with(HallRules { bot_delay: Duration::from_millis(1), ..HallRules::default() }).await
    }

    pub async fn with(rules: HallRules) -> Server {
        Server::run(rules, Config::default()).await
    }

    pub async fn run(rules: HallRules, config: Config) -> Server {
        let store = Sqlite::in_memory().await.expect("a store in memory");
        Server::on(Arc::new(store), rules, config).await
    }

    /// A server on a store that has tables.
    pub async fn on(store: Arc<dyn Store>, rules: HallRules, config: Config) -> Server {
        let hall = Hall::new(store, rules);
        let app = App::new(Arc::clone(&hall), config, None);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        tokio::spawn(serve(app, listener, std::future::pending()));
        Server { url, hall }
    }

    /// A new guest with a token.
    pub async fn guest(&self, name: &str) -> Person {
        let person = Person::stranger(self);
        let reply = person.post("/api/v1/guests", json!({ "name": name })).await;
        let token = reply["token"].as_str().expect("a token").to_owned();
        Person { token: Some(token), ..person }
    }

    /// A table where all these people sit and the game has started.
    pub async fn table(&self, people: &[Person], setup: Value) -> String {
        let mut seats = vec!["person"; people.len()];
        seats[0] = "me";
        let made = people[0].post("/api/v1/tables", json!({ "setup": setup, "seats": seats })).await;
        let id = made["id"].as_str().expect("an id").to_owned();
        for person in &people[1..] {
            person.post(&format!("/api/v1/tables/{id}/sit"), json!({})).await;
            person.post(&format!("/api/v1/tables/{id}/ready"), json!({ "ready": true })).await;
        }
        people[0].post(&format!("/api/v1/tables/{id}/start"), json!({})).await;
        id
    }
}

/// Someone who talks to the server. Every byte that they receive is kept.
#[derive(Clone)]
pub struct Person {
    url: String,
    client: Client,
    pub token: Option<String>,
    pub received: Arc<Mutex<Vec<String>>>,
}

impl Person {
    /// Somebody without a token.
    pub fn stranger(server: &Server) -> Person {
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
        Person { url: server.url.clone(), client, token: None, received: Arc::default() }
    }

    /// Somebody with a token that the server's store knows.
    pub fn known(server: &Server, token: Option<String>) -> Person {
        Person { token, ..Person::stranger(server) }
    }

    fn signed(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    async fn keep(&self, response: Response) -> (StatusCode, String) {
        let status = response.status();
        let text = response.text().await.expect("a body");
        self.received.lock().expect("nobody panics here").push(text.clone());
        (status, text)
    }

    /// Any request with any body.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        kind: &str,
        body: impl Into<reqwest::Body>,
    ) -> (StatusCode, String) {
        let method = method.parse().expect("a method");
        let request =
            self.client.request(method, format!("{}{path}", self.url)).header("content-type", kind).body(body);
        self.keep(self.signed(request).send().await.expect("a response")).await
    }

    pub async fn get(&self, path: &str) -> (StatusCode, String) {
        self.keep(self.signed(self.client.get(format!("{}{path}", self.url))).send().await.expect("a response")).await
    }

    /// A page, by a browser whose reader understands these languages.
    pub async fn accepting(&self, path: &str, languages: &str) -> (StatusCode, String) {
        let request = self.client.get(format!("{}{path}", self.url)).header("accept-language", languages);
        self.keep(self.signed(request).send().await.expect("a response")).await
    }

    pub async fn json(&self, path: &str) -> Value {
        let (status, text) = self.get(path).await;
        assert!(status.is_success(), "{path}: {status} {text}");
        serde_json::from_str(&text).expect("JSON")
    }

    /// A JSON request that must succeed.
    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, reply) = self.try_post(path, body).await;
        assert!(status.is_success(), "{path}: {status} {reply}");
        reply
    }

    pub async fn try_post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let request = self.client.post(format!("{}{path}", self.url)).json(&body);
        let (status, text) = self.keep(self.signed(request).send().await.expect("a response")).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    /// Listens to a table.
    pub async fn listen(&self, path: &str) -> Stream {
        let request = self.client.get(format!("{}{path}", self.url));
        let response = self.signed(request).send().await.expect("a response");
        Stream::of(response)
    }

    /// Listens as a page does that was just loaded: with what it has.
    pub async fn listen_on(&self, page: &str) -> Stream {
        let (_, text) = self.get(page).await;
        let (_, rest) = text.split_once("data-stream=\"").expect("a page that listens");
        let (address, _) = rest.split_once('"').expect("an address");
        self.listen(&address.replace("&amp;", "&")).await
    }

    /// Where a form leads.
    pub async fn led(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let request = self.client.post(format!("{}{path}", self.url)).form(fields);
        let response = self.signed(request).send().await.expect("a response");
        let place = response.headers().get("location").and_then(|place| place.to_str().ok()).map(str::to_owned);
        let (status, text) = self.keep(response).await;
        place.unwrap_or_else(|| panic!("{path} leads nowhere: {status} {text}"))
    }

    /// A form as a page sends it.
    pub async fn form(&self, path: &str, fields: &[(&str, &str)]) -> (StatusCode, String) {
        let request = self.client.post(format!("{}{path}", self.url)).form(fields);
        self.keep(self.signed(request).send().await.expect("a response")).await
    }
}

/// Server-sent events as they come.
pub struct Stream {
    response: Response,
    bytes: Vec<u8>,
    text: String,
}

impl Stream {
    pub fn of(response: Response) -> Stream {
        assert!(response.status().is_success(), "{}: {}", response.url(), response.status());
        Stream { response, bytes: Vec::new(), text: String::new() }
    }

    /// Whether the server ends it within that time, whatever it still says before.
    pub async fn ends(self, within: Duration) -> bool {
        self.ends_with("", within).await
    }

    /// Whether it ends within that time, and says so in its last message.
    pub async fn ends_with(mut self, last: &str, within: Duration) -> bool {
        let end = async {
            while let Some(chunk) = self.response.chunk().await.expect("the stream goes on") {
                self.text.push_str(&String::from_utf8_lossy(&chunk));
            }
            self.text.trim_end().rsplit("\n\n").next().is_some_and(|message| message.contains(last))
        };
        tokio::time::timeout(within, end).await.unwrap_or(false)
    }

    /// The data of the next message; nothing if none comes within that time.
    pub async fn next(&mut self, within: Duration) -> Option<Value> {
        tokio::time::timeout(within, self.message()).await.ok()
    }

    async fn message(&mut self) -> Value {
        loop {
            while let Some((message, rest)) = self.text.split_once("\n\n") {
                let data: String = message.lines().filter_map(|line| line.strip_prefix("data: ")).collect();
                self.text = rest.to_owned();
                if !data.is_empty() {
                    return serde_json::from_str(&data).expect("JSON");
                }
            }
            let chunk = self.response.chunk().await.expect("the stream goes on").expect("it has not ended");
            // A chunk may end within a letter.
            self.bytes.extend_from_slice(&chunk);
            let whole = self.bytes.utf8_chunks().next().map_or(0, |part| part.valid().len());
            let text: Vec<u8> = self.bytes.drain(..whole).collect();
            self.text.push_str(std::str::from_utf8(&text).expect("it is valid"));
        }
    }
}

/// A random one of the listed answers.
pub fn pick(ask: &Value, chance: &mut Chance) -> Answer {
    let choices = ask["choices"].as_array().expect("choices");
    if !choices.is_empty() {
        let answer = choices[chance.index(choices.len())]["answer"].clone();
        return serde_json::from_value(answer).expect("an answer");
    }
    let mut from: Vec<airlock_game::cards::SkillCard> =
        serde_json::from_value(ask["cards"]["from"].clone()).expect("cards");
    let number = |name: &str| usize::try_from(ask["cards"][name].as_u64().expect("a number")).expect("small");
    let (min, max) = (number("min"), number("max"));
    chance.shuffle(&mut from);
    from.truncate(min + chance.index(max - min + 1));
    Answer::Cards(from)
}
