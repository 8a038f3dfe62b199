//! `airlock serve`: the tables in the browser. Also taking a table out of the store and in again.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use airlock_server::hall::{Hall, HallRules};
use airlock_server::http::{App, Config, record_metrics, serve};
use airlock_store::{Durability, Extent, Sqlite, Store, StoredTable};
use airlock_text::Notice;
use anyhow::{Context, Result};
use clap::{Parser, ValueEnum};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::tongue::words;

/// Open the tables in the browser (what the program does without a command).
#[derive(Parser)]
pub struct Args {
    /// The address to listen on.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", env = "AIRLOCK_LISTEN")]
    pub listen: SocketAddr,
    /// The file with all tables; it is made if it is not there.
    #[arg(long, value_name = "FILE", default_value = "airlock.db", env = "AIRLOCK_DATA")]
    pub data: PathBuf,
    /// The address under which people reach the server, for links, such as https://airlock.example.
    #[arg(long, value_name = "ADDRESS", env = "AIRLOCK_URL")]
    pub url: Option<String>,
    /// Requests a second that one address may make; 0 for any number.
    #[arg(long, value_name = "N", default_value_t = 50, env = "AIRLOCK_RATE")]
    pub rate: u32,
    /// Seconds of the pause that is the same for everybody.
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub pause: u64,
    /// Milliseconds between two moves of bots at the normal pace.
    #[arg(long, value_name = "N", default_value_t = 900)]
    pub bot_delay: u64,
    /// Seconds after which a table that nobody needs leaves memory.
    #[arg(long, value_name = "N", default_value_t = 300)]
    pub idle: u64,
    /// What an acknowledged answer survives: the end of the process, or a power loss too (slower).
    #[arg(long, value_name = "NAME", value_enum, default_value_t = Survives::Process)]
    pub survives: Survives,
    /// How the log is written.
    #[arg(long, value_name = "NAME", value_enum, default_value_t = LogFormat::Text, env = "AIRLOCK_LOG_FORMAT")]
    pub log_format: LogFormat,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Survives {
    Process,
    PowerLoss,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum LogFormat {
    Text,
    Json,
}

/// Write a table with its whole log as JSON.
#[derive(Parser)]
pub struct ExportArgs {
    /// The id of the table, as in its address.
    #[arg(value_name = "ID")]
    table: String,
    #[arg(long, value_name = "FILE", default_value = "airlock.db", env = "AIRLOCK_DATA")]
    data: PathBuf,
}

/// Take in a table that was exported.
#[derive(Parser)]
pub struct ImportArgs {
    file: PathBuf,
    #[arg(long, value_name = "FILE", default_value = "airlock.db", env = "AIRLOCK_DATA")]
    data: PathBuf,
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().context(words().notice(Notice::CannotStart))
}

async fn open(data: &Path, durability: Durability) -> Result<Sqlite> {
    Sqlite::open(data, durability)
        .await
        .with_context(|| words().notice(Notice::CannotOpen { file: &data.display().to_string() }))
}

pub fn run(args: &Args) -> Result<()> {
    start_log(args.log_format);
    runtime()?.block_on(serve_until_stopped(args))
}

fn start_log(format: LogFormat) {
    let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse().ok());
    let filter = wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let log = tracing_subscriber::registry().with(filter);
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    // A second start in one process, as in tests, keeps the first log.
    let _ = match format {
        LogFormat::Text => log.with(lines.with_target(false)).try_init(),
        LogFormat::Json => log.with(lines.json()).try_init(),
    };
}

async fn serve_until_stopped(args: &Args) -> Result<()> {
    let durability = match args.survives {
        Survives::Process => Durability::Process,
        Survives::PowerLoss => Durability::PowerLoss,
    };
    let store = open(&args.data, durability).await?;
    let rules = HallRules {
        pause: Duration::from_secs(args.pause),
        idle: Duration::from_secs(args.idle),
        bot_delay: Duration::from_millis(args.bot_delay),
        ..HallRules::default()
    };
    let hall = Hall::new(Arc::new(store), rules);
    let metrics = record_metrics();
    let config = Config { base_url: args.url.clone(), rate: Some(args.rate) };
    let listener = tokio::net::TcpListener::bind(args.listen)
        .await
        .with_context(|| words().notice(Notice::CannotListen { address: &args.listen.to_string() }))?;
    let address = listener.local_addr()?;
    let running = hall.resume().await.context(words().notice(Notice::CannotReadTables))?;
    println!("{}", words().notice(Notice::Open { address: &format!("http://{address}") }));
    tracing::info!(%address, running, "open");
    serve(App::new(hall, config, metrics), listener, stopped()).await?;
    tracing::info!("closed");
    Ok(())
}

/// Ctrl-C, or the word of whoever runs the machine.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) else {
            let _ = interrupt.await;
            return;
        };
        tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}

pub fn export(args: &ExportArgs, out: &mut impl Write) -> Result<()> {
    let stored = runtime()?.block_on(async {
        let store = open(&args.data, Durability::Process).await?;
        store.load(&args.table, Extent::Record).await.with_context(|| words().notice(Notice::Table { id: &args.table }))
    })?;
    serde_json::to_writer_pretty(&mut *out, &stored)?;
    writeln!(out)?;
    Ok(())
}

pub fn import(args: &ImportArgs, out: &mut impl Write) -> Result<()> {
    let text = std::fs::read_to_string(&args.file).with_context(|| format!("{}", args.file.display()))?;
    let mut stored: StoredTable = serde_json::from_str(&text).with_context(|| format!("{}", args.file.display()))?;
    let id = stored.table.id.clone();
    runtime()?.block_on(async {
        let store = open(&args.data, Durability::Process).await?;
        store.adopt(&mut stored).await?;
        store.import(&stored).await.with_context(|| words().notice(Notice::Table { id: &id }))
    })?;
    writeln!(out, "/t/{id}")?;
    Ok(())
}
