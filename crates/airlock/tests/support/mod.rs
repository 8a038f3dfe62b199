//! The program as a server, and people who talk to it over HTTP.

#![allow(dead_code)]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

pub const AIRLOCK: &str = env!("CARGO_BIN_EXE_airlock");

/// A server that ends with the test.
pub struct Server {
    pub process: Child,
    pub url: String,
}

impl Server {
    pub fn start(data: &Path, options: &[&str]) -> Server {
        let mut command = Command::new(AIRLOCK);
        command.args(["serve", "--listen", "127.0.0.1:0", "--drain", "1", "--metrics", "", "--data"]).arg(data);
        command.args(options);
        Server::wait_for(command)
    }

    /// Runs a command that serves, up to the line with its address.
    pub fn wait_for(mut command: Command) -> Server {
        let command = command.env("RUST_LOG", "error").stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().expect("the program starts");
        let mut line = String::new();
        let stdout = process.stdout.take().expect("its output");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        let url = format!("http://{}", line.trim().rsplit("http://").next().expect("an address"));
        Server { process, url }
    }

    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").arg(format!("-{name}")).arg(self.process.id().to_string()).status();
        assert!(sent.expect("kill runs").success());
    }

    /// A clean stop.
    pub fn stop(mut self) {
        self.signal("TERM");
        assert!(self.process.wait().expect("it ends").success());
    }

    /// Kills it as the system would: with no chance to tidy up.
    pub fn kill(mut self) {
        self.process.kill().expect("it runs");
        self.process.wait().expect("it ends");
    }

    /// Whether it ends by itself within that time.
    pub fn ends(&mut self, within: Duration) -> bool {
        let began = Instant::now();
        while began.elapsed() < within {
            if let Some(status) = self.process.try_wait().expect("it is ours") {
                assert!(status.success(), "{status}");
                return true;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        false
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A guest with a token.
pub struct Player {
    pub client: Client,
    pub url: String,
    pub token: String,
}

impl Player {
    pub async fn new(server: &Server, name: &str) -> Player {
        let client = Client::builder().timeout(Duration::from_secs(20)).build().expect("a client");
        let url = server.url.clone();
        let guest = client.post(format!("{url}/api/v1/guests")).json(&json!({ "name": name })).send().await;
        let guest: Value = guest.expect("an answer").json().await.expect("JSON");
        Player { client, url, token: guest["token"].as_str().expect("a token").to_owned() }
    }

    pub async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let request = self.client.post(format!("{}{path}", self.url)).bearer_auth(&self.token).json(&body);
        let answer = request.send().await.expect("an answer");
        (answer.status(), answer.json().await.unwrap_or_default())
    }

    pub async fn get(&self, path: &str) -> (StatusCode, String) {
        let request = self.client.get(format!("{}{path}", self.url)).bearer_auth(&self.token);
        let answer = request.send().await.expect("an answer");
        (answer.status(), answer.text().await.expect("text"))
    }

    /// A lobby of one's own.
    pub async fn table(&self) -> String {
        let wanted = json!({ "setup": { "players": 3 }, "seats": ["me", "person", "person"] });
        let (status, made) = self.post("/api/v1/tables", wanted).await;
        assert_eq!(status, StatusCode::OK, "{made}");
        made["id"].as_str().expect("an id").to_owned()
    }
}
