//! `airlock bench-tables`: many live tables over real HTTP, with every seat listening.
//!
//! The server is a process of its own. This one plays all seats: it reads what a seat is asked, sends
//! a random legal answer, and measures how long it takes until the pages of all seats at the table
//! have been told. Streams share connections (HTTP/2), as the number of files a process may open is
//! smaller than the number of seats.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use airlock_game::{Answer, Chance};
use airlock_text::{Benched, Notice};
use anyhow::{Context, Result, bail};
use bytes::Bytes;
use clap::Parser;
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http2::SendRequest;
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::{TokioExecutor, TokioIo};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};

use crate::tongue::words;

/// Run many live tables over real HTTP and measure.
#[derive(Parser)]
pub struct Args {
    /// How many tables.
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,
    /// Seats at each.
    #[arg(long, value_name = "N", default_value_t = 3)]
    players: u8,
    /// For how many seconds answers are sent.
    #[arg(long, value_name = "N", default_value_t = 30)]
    seconds: u64,
    /// Answers a second over all tables; 0 for as many as the server takes.
    #[arg(long, value_name = "N", default_value_t = 0)]
    rate: u64,
    /// Answers under way at the same time.
    #[arg(long, value_name = "N", default_value_t = 64)]
    at_once: usize,
    /// Where the server keeps its tables; a new file in the folder for temporary files without it.
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
}

/// Streams that share one connection.
const STREAMS: usize = 150;

pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure(args, out))
}

/// The server, ended when this is dropped.
struct Server {
    process: Child,
    address: String,
    data: PathBuf,
    keep: bool,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        if !self.keep {
            for ending in ["", "-wal", "-shm"] {
                let mut path = self.data.clone().into_os_string();
                path.push(ending);
                let _ = std::fs::remove_file(path);
            }
        }
    }
}

impl Server {
    fn start(data: Option<&PathBuf>) -> Result<Server> {
        let keep = data.is_some();
        let name = format!("airlock-bench-{}.db", std::process::id());
        let data = data.cloned().unwrap_or_else(|| std::env::temp_dir().join(name));
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--data"])
            .arg(&data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .env("RUST_LOG", "error")
            .spawn()
            .context(words().notice(Notice::CannotStart))?;
        let stdout = process.stdout.take().context(words().notice(Notice::CannotStart))?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.trim().rsplit("http://").next().unwrap_or_default().to_owned();
        Ok(Server { process, address, data, keep })
    }

    /// Kilobytes of memory.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or_default()
    }
}

type Connection = SendRequest<Full<Bytes>>;

async fn connect(address: &str) -> Result<Connection> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) =
        hyper::client::conn::http2::handshake(TokioExecutor::new(), TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    Ok(sender)
}

fn request(
    method: Method,
    address: &str,
    path: &str,
    token: &str,
    body: Option<&Value>,
) -> Result<Request<Full<Bytes>>> {
    let mut request = Request::builder().method(method).uri(format!("http://{address}{path}"));
    if !token.is_empty() {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let bytes = match body {
        Some(body) => {
            request = request.header("content-type", "application/json");
            Bytes::from(body.to_string())
        }
        None => Bytes::new(),
    };
    Ok(request.body(Full::new(bytes))?)
}

async fn call(
    connection: &Connection,
    address: &str,
    method: Method,
    path: &str,
    token: &str,
    body: Option<&Value>,
) -> Result<(StatusCode, Value)> {
    let response = connection.clone().send_request(request(method, address, path, token, body)?).await?;
    let status = response.status();
    let bytes = response.into_body().collect().await?.to_bytes();
    Ok((status, serde_json::from_slice(&bytes).unwrap_or(Value::Null)))
}

/// A table as this side knows it.
struct Bench {
    id: String,
    tokens: Vec<String>,
    /// The moment that each seat's page has been told.
    told: Vec<AtomicU32>,
    /// Tells that a page was told something.
    news: tokio::sync::Notify,
}

async fn measure(args: &Args, out: &mut impl Write) -> Result<()> {
    let server = Server::start(args.data.as_ref())?;
    let address: Arc<str> = server.address.clone().into();
    let empty = server.memory();
    let tables = make_tables(args, &address).await?;
    let seated = server.memory();
    listen(&tables, &address).await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let listening = server.memory();
    let measured = play(args, &tables, &address).await?;
    let after = server.memory();

    let count = args.tables.max(1) as u64;
    let Measured { mut latencies, answers, took, refused, bytes } = measured;
    latencies.sort_unstable();
    let at = |part: usize| latencies.get(latencies.len().saturating_sub(1) * part / 1000).copied().unwrap_or_default();
    let words = words();
    let lines = [
        Benched::Tables { tables: args.tables, seats: args.players },
        Benched::Answers {
            answers: &answers.to_string(),
            seconds: &format!("{:.1}", took.as_secs_f64()),
            a_second: &format!("{:.0}", answers as f64 / took.as_secs_f64()),
        },
        Benched::Pushed { half: &ms(at(500)), most: &ms(at(990)), worst: &ms(at(1000)) },
        Benched::Bytes { bytes: &(bytes / answers.max(1) / u64::from(args.players)).to_string() },
        Benched::Refused { answers: refused },
        Benched::Memory {
            all: &mib(after),
            streamed: &(after.saturating_sub(empty) / count).to_string(),
            bare: &(seated.saturating_sub(empty) / count).to_string(),
        },
        Benched::Stages { empty: &mib(empty), made: &mib(seated), listening: &mib(listening) },
    ];
    for line in lines {
        writeln!(out, "{}", words.benched(line))?;
    }
    Ok(())
}

/// Kilobytes as whole megabytes.
fn mib(kilobytes: u64) -> String {
    (kilobytes / 1024).to_string()
}

fn ms(micros: u64) -> String {
    format!("{:.1}", micros as f64 / 1000.0)
}

async fn make_tables(args: &Args, address: &Arc<str>) -> Result<Vec<Arc<Bench>>> {
    let slots = Arc::new(Semaphore::new(args.at_once));
    let connection = connect(address).await?;
    let mut tasks = Vec::new();
    for _ in 0..args.tables {
        let permit = Arc::clone(&slots).acquire_owned().await?;
        let (connection, address, players) = (connection.clone(), Arc::clone(address), args.players);
        tasks.push(tokio::spawn(async move {
            let made = make_table(&connection, &address, players).await;
            drop(permit);
            made
        }));
    }
    let mut tables = Vec::new();
    for task in tasks {
        tables.push(Arc::new(task.await??));
    }
    Ok(tables)
}

async fn make_table(connection: &Connection, address: &str, players: u8) -> Result<Bench> {
    let post = |path: String, token: String, body: Value| async move {
        let (status, reply) = call(connection, address, Method::POST, &path, &token, Some(&body)).await?;
        if !status.is_success() {
            bail!("{path}: {status} {reply}");
        }
        Ok(reply)
    };
    let mut tokens = Vec::new();
    for seat in 0..players {
        let guest = post("/api/v1/guests".to_owned(), String::new(), json!({ "name": format!("Seat {seat}") })).await?;
        tokens.push(guest["token"].as_str().unwrap_or_default().to_owned());
    }
    let mut seats = vec!["person"; usize::from(players)];
    seats[0] = "me";
    let made = post(
        "/api/v1/tables".to_owned(),
        tokens[0].clone(),
        json!({ "setup": { "players": players }, "seats": seats }),
    )
    .await?;
    let id = made["id"].as_str().unwrap_or_default().to_owned();
    for token in &tokens[1..] {
        post(format!("/api/v1/tables/{id}/sit"), token.clone(), json!({})).await?;
        post(format!("/api/v1/tables/{id}/ready"), token.clone(), json!({ "ready": true })).await?;
    }
    post(format!("/api/v1/tables/{id}/start"), tokens[0].clone(), json!({})).await?;
    let told = tokens.iter().map(|_| AtomicU32::new(0)).collect();
    Ok(Bench { id, tokens, told, news: tokio::sync::Notify::new() })
}

static PUSHED: AtomicU64 = AtomicU64::new(0);

/// Opens the stream of every seat's page.
async fn listen(tables: &[Arc<Bench>], address: &Arc<str>) -> Result<()> {
    let seats: Vec<(Arc<Bench>, usize)> =
        tables.iter().flat_map(|table| (0..table.tokens.len()).map(|seat| (Arc::clone(table), seat))).collect();
    for group in seats.chunks(STREAMS) {
        let connection = connect(address).await?;
        for (table, seat) in group {
            let path = format!("/t/{}/events", table.id);
            let request = request(Method::GET, address, &path, &table.tokens[*seat], None)?;
            let response = connection.clone().send_request(request).await?;
            if response.status() != StatusCode::OK {
                bail!("{path}: {}", response.status());
            }
            tokio::spawn(follow(Arc::clone(table), *seat, response.into_body()));
        }
    }
    Ok(())
}

/// Reads a stream and notes the moment of each message's id.
async fn follow(table: Arc<Bench>, seat: usize, mut body: hyper::body::Incoming) {
    let mut rest = Vec::new();
    while let Some(Ok(frame)) = body.frame().await {
        let Ok(data) = frame.into_data() else { continue };
        PUSHED.fetch_add(data.len() as u64, Ordering::Relaxed);
        rest.extend_from_slice(&data);
        while let Some(end) = rest.windows(2).position(|pair| pair == b"\n\n") {
            let message: Vec<u8> = rest.drain(..end + 2).collect();
            let text = String::from_utf8_lossy(&message);
            let id = text.lines().find_map(|line| line.strip_prefix("id:"));
            let moment = id.and_then(|id| id.trim().split('.').next()).and_then(|moment| moment.parse().ok());
            if let Some(moment) = moment {
                table.told[seat].fetch_max(moment, Ordering::AcqRel);
                table.news.notify_waiters();
            }
        }
    }
}

struct Measured {
    /// In microseconds.
    latencies: Vec<u64>,
    answers: u64,
    took: Duration,
    refused: usize,
    bytes: u64,
}

async fn play(args: &Args, tables: &[Arc<Bench>], address: &Arc<str>) -> Result<Measured> {
    let slots = Arc::new(Semaphore::new(args.at_once));
    let (report, mut reports) = mpsc::unbounded_channel::<Option<u64>>();
    let connection = connect(address).await?;
    let began = Instant::now();
    let end = began + Duration::from_secs(args.seconds);
    PUSHED.store(0, Ordering::Relaxed);
    let mut due = began;
    let mut turn = 0;
    while Instant::now() < end {
        let permit = Arc::clone(&slots).acquire_owned().await?;
        if let Some(gap) = Duration::from_secs(1).checked_div(u32::try_from(args.rate).unwrap_or(u32::MAX)) {
            tokio::time::sleep_until(due.into()).await;
            due += gap;
        }
        let table = Arc::clone(&tables[turn % tables.len()]);
        turn += 1;
        let (connection, address, report) = (connection.clone(), Arc::clone(address), report.clone());
        tokio::spawn(async move {
            let outcome = answer(&connection, &address, &table).await.ok().flatten();
            let _ = report.send(outcome);
            drop(permit);
        });
    }
    let took = began.elapsed();
    drop(report);
    let _ = slots.acquire_many(u32::try_from(args.at_once)?).await?;
    let (mut latencies, mut refused) = (Vec::new(), 0);
    while let Some(outcome) = reports.recv().await {
        match outcome {
            Some(micros) => latencies.push(micros),
            None => refused += 1,
        }
    }
    let answers = latencies.len() as u64;
    Ok(Measured { latencies, answers, took, refused, bytes: PUSHED.load(Ordering::Relaxed) })
}

/// One answer at a table: how long until all pages know, in microseconds.
async fn answer(connection: &Connection, address: &str, table: &Bench) -> Result<Option<u64>> {
    let path = format!("/api/v1/tables/{}", table.id);
    for token in &table.tokens {
        let (_, shown) = call(connection, address, Method::GET, &path, token, None).await?;
        let ask = &shown["ask"];
        if ask.is_null() {
            continue;
        }
        let answer = pick(ask)?;
        let moment = ask["moment"].as_u64().unwrap_or_default();
        let body = json!({ "moment": moment, "key": format!("{moment}-{}", shown["moment"]), "answer": answer });
        let began = Instant::now();
        let (status, moved) =
            call(connection, address, Method::POST, &format!("{path}/answer"), token, Some(&body)).await?;
        if !status.is_success() {
            return Ok(None);
        }
        let wanted = u32::try_from(moved["moment"].as_u64().unwrap_or_default())?;
        all_told(table, wanted).await;
        return Ok(Some(u64::try_from(began.elapsed().as_micros())?));
    }
    Ok(None)
}

/// A random one of the listed answers.
fn pick(ask: &Value) -> Result<Answer> {
    let mut seed = [0; 32];
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?.as_nanos();
    seed[..16].copy_from_slice(&now.to_le_bytes());
    let mut chance = Chance::new(seed);
    let choices = ask["choices"].as_array().map_or(&[][..], Vec::as_slice);
    if !choices.is_empty() {
        return Ok(serde_json::from_value(choices[chance.index(choices.len())]["answer"].clone())?);
    }
    let mut from = serde_json::from_value::<Vec<airlock_game::cards::SkillCard>>(ask["cards"]["from"].clone())?;
    let number = |name: &str| usize::try_from(ask["cards"][name].as_u64().unwrap_or_default());
    let (min, max) = (number("min")?, number("max")?);
    chance.shuffle(&mut from);
    from.truncate(min + chance.index(max - min + 1));
    Ok(Answer::Cards(from))
}

async fn all_told(table: &Bench, wanted: u32) {
    let deadline = tokio::time::sleep(Duration::from_secs(10));
    tokio::pin!(deadline);
    loop {
        let news = table.news.notified();
        if table.told.iter().all(|told| told.load(Ordering::Acquire) >= wanted) {
            return;
        }
        tokio::select! { () = news => {}, () = &mut deadline => return }
    }
}
