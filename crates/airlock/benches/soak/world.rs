//! The server, and what everybody outside of it is told.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use reqwest::{Client, RequestBuilder};

pub struct Server {
    process: Child,
    pub url: String,
}

impl Server {
    /// Starts it, at the address of the last one.
    pub fn start(data: &Path, url: Option<&str>) -> Result<Server> {
        let listen = url.map_or("127.0.0.1:0", |url| url.trim_start_matches("http://"));
        let mut process = Command::new(env!("CARGO_BIN_EXE_airlock"))
            .args(["serve", "--metrics", "", "--bot-delay", "50", "--idle", "30", "--drain", "5", "--listen", listen])
            .arg("--data")
            .arg(data)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().context("its output")?).read_line(&mut line)?;
        let (_, address) = line.trim().rsplit_once("http://").context("the server does not start")?;
        Ok(Server { process, url: format!("http://{address}") })
    }

    /// Kills it as the system would, and starts it again.
    pub fn kill(mut self, data: &Path) -> Result<Server> {
        self.process.kill()?;
        self.process.wait()?;
        Server::start(data, Some(&self.url))
    }

    /// Ends it; whether it does so in order.
    pub fn stop(mut self) -> Result<bool> {
        Command::new("kill").arg("-TERM").arg(self.process.id().to_string()).status()?;
        Ok(self.process.wait()?.success())
    }

    /// Kilobytes of memory.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or_default()
    }
}

/// What is wrong with the server on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It is dead.
    Down,
    /// It cannot write.
    Full,
}

/// For so long after a trouble its traces are still to be expected: tables that could not go on try again within it.
const AFTER: Duration = Duration::from_secs(5);

/// Who asks: players expect more than those who misbehave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Asker {
    Player,
    Hostile,
}

type Spell = (Trouble, Instant, Option<Instant>);

pub struct World {
    pub url: String,
    pub client: Client,
    troubles: Mutex<Vec<Spell>>,
    told: Mutex<BTreeMap<(Asker, String), u64>>,
    unexpected: Mutex<BTreeMap<String, u64>>,
}

impl World {
    pub fn new(url: &str) -> Result<World> {
        let client = Client::builder().timeout(Duration::from_secs(60)).build()?;
        let (troubles, told, unexpected) = (Mutex::default(), Mutex::default(), Mutex::default());
        Ok(World { url: url.to_owned(), client, troubles, told, unexpected })
    }

    fn troubles(&self) -> std::sync::MutexGuard<'_, Vec<Spell>> {
        self.troubles.lock().expect("nobody panics here")
    }

    pub fn begin(&self, trouble: Trouble) -> usize {
        let mut troubles = self.troubles();
        troubles.push((trouble, Instant::now(), None));
        troubles.len() - 1
    }

    pub fn end(&self, trouble: usize) {
        self.troubles()[trouble].2 = Some(Instant::now());
    }

    pub fn lasts(&self, trouble: usize) -> bool {
        self.troubles()[trouble].2.is_none()
    }

    /// Whether a request that began then may have met with that trouble.
    fn met(&self, trouble: Trouble, began: Instant) -> bool {
        let now = Instant::now();
        let met = |&(kind, from, to): &Spell| kind == trouble && from <= now && to.is_none_or(|to| to + AFTER > began);
        self.troubles().iter().any(met)
    }

    /// Sends a request: its status and its text; nothing if no answer came.
    pub async fn send(&self, asker: Asker, what: &str, request: RequestBuilder) -> Option<(u16, String)> {
        let began = Instant::now();
        let answer = match request.send().await {
            Ok(response) => {
                let status = response.status().as_u16();
                response.text().await.ok().map(|text| (status, text))
            }
            Err(_) => None,
        };
        self.judge(asker, what, began, answer.as_ref().map(|&(status, _)| status));
        answer
    }

    fn judge(&self, asker: Asker, what: &str, began: Instant, status: Option<u16>) {
        let expected = match (asker, status) {
            (_, None) => self.met(Trouble::Down, began),
            (_, Some(200..=399)) => true,
            // Somebody else was faster.
            (Asker::Player, Some(409)) => true,
            (Asker::Hostile, Some(400..=499)) => true,
            (_, Some(503)) => self.met(Trouble::Full, began) || what == "login",
            (_, Some(_)) => false,
        };
        let named = status.map_or_else(|| "no answer".to_owned(), |status| status.to_string());
        *self.told.lock().expect("nobody panics here").entry((asker, named.clone())).or_default() += 1;
        if !expected {
            let mut unexpected = self.unexpected.lock().expect("nobody panics here");
            *unexpected.entry(format!("{asker:?}: {what}: {named}")).or_default() += 1;
        }
    }

    pub fn saw_anything_unexpected(&self) -> bool {
        !self.unexpected.lock().expect("nobody panics here").is_empty()
    }

    pub fn print(&self) {
        for ((asker, status), count) in self.told.lock().expect("nobody panics here").iter() {
            println!("{asker:?} {status}: {count}");
        }
        for (what, count) in self.unexpected.lock().expect("nobody panics here").iter() {
            println!("UNEXPECTED {what}: {count}");
        }
    }
}
