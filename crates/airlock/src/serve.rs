//! `airlock serve`: the tables in the browser. Also taking a table out of the store and in again.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use airlock_server::hall::{Hall, HallRules};
#[cfg(unix)]
use airlock_server::http::Desk;
use airlock_server::http::{
    App, Config, Doors, ForwardedBy, Quotas, Trusted, read_network, record_metrics, serve, serve_metrics,
};
use airlock_store::{Durability, Extent, Retention, Sqlite, Store, StoreError};
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
    /// Requests a second that one person may make; 0 for any number.
    #[arg(long, value_name = "N", default_value_t = 50, env = "AIRLOCK_RATE")]
    pub rate: u32,
    /// MiB for checking passwords; each that is checked at once needs 19.
    #[arg(long, value_name = "N", env = "AIRLOCK_PASSWORD_MEMORY")]
    pub password_memory: Option<u32>,
    /// Tables an hour that one person may make; 0 for any number.
    #[arg(long, value_name = "N", default_value_t = 30, env = "AIRLOCK_TABLES")]
    pub tables: u32,
    /// Guests an hour that may come from one address; 0 for any number.
    #[arg(long, value_name = "N", default_value_t = 60, env = "AIRLOCK_GUESTS")]
    pub guests: u32,
    /// Lines of chat a minute that one person may write; 0 for any number.
    #[arg(long, value_name = "N", default_value_t = 30, env = "AIRLOCK_LINES")]
    pub lines: u32,
    /// Pages that one person may have open at once; 0 for any number.
    #[arg(long, value_name = "N", default_value_t = 20, env = "AIRLOCK_STREAMS")]
    pub streams: u32,
    /// Connections in all.
    #[arg(long, value_name = "N", default_value_t = 4096, env = "AIRLOCK_CONNECTIONS")]
    pub connections: usize,
    /// Connections of one address; a trusted proxy has no limit.
    #[arg(long, value_name = "N", default_value_t = 128, env = "AIRLOCK_CONNECTIONS_PER_ADDRESS")]
    pub connections_per_address: usize,
    /// Networks of proxies that are believed when they say who asks; several with commas.
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        value_parser = read_network,
        default_value = "127.0.0.0/8,::1",
        env = "AIRLOCK_TRUSTED_PROXY"
    )]
    pub trusted_proxy: Vec<ipnet::IpNet>,
    /// The header in which they say so.
    #[arg(long, value_name = "NAME", value_enum, default_value_t = Header::XForwardedFor, env = "AIRLOCK_FORWARDED_BY")]
    pub forwarded_by: Header,
    /// Seconds that running requests have to end when the program stops.
    #[arg(long, value_name = "N", default_value_t = 10, env = "AIRLOCK_DRAIN")]
    pub drain: u64,
    /// The address of the numbers for Prometheus; empty for none.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:9464", env = "AIRLOCK_METRICS")]
    pub metrics: String,
    /// Days after which tables that never started and guests without a table are deleted; 0 for never.
    #[arg(long, value_name = "N", default_value_t = 14, env = "AIRLOCK_KEEP_LOBBIES")]
    pub keep_lobbies: u64,
    /// Days after which a finished game is packed; it can still be read; 0 for never.
    #[arg(long, value_name = "N", default_value_t = 90, env = "AIRLOCK_PACK_GAMES")]
    pub pack_games: u64,
    /// Days after which a finished game is deleted; 0 for never.
    #[arg(long, value_name = "N", default_value_t = 0, env = "AIRLOCK_KEEP_GAMES")]
    pub keep_games: u64,
    /// Logins of those for whom there is the page /admin; several with commas.
    #[arg(long, value_name = "NAMES", value_delimiter = ',', env = "AIRLOCK_ADMIN")]
    pub admin: Vec<String>,
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

#[derive(Clone, Copy, ValueEnum)]
pub enum Header {
    XForwardedFor,
    Forwarded,
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

pub fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().context(words().notice(Notice::CannotStart))
}

pub async fn open(data: &Path, durability: Durability) -> Result<Sqlite> {
    opened(data, Sqlite::open(data, durability).await)
}

fn opened(data: &Path, opened: airlock_store::Result<Sqlite>) -> Result<Sqlite> {
    let file = data.display().to_string();
    match opened {
        Err(StoreError::InUse) => anyhow::bail!(words().notice(Notice::InUse { file: &file })),
        opened => opened.with_context(|| words().notice(Notice::CannotOpen { file: &file })),
    }
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
    let config = config(args);
    let listener = tokio::net::TcpListener::bind(args.listen)
        .await
        .with_context(|| words().notice(Notice::CannotListen { address: &args.listen.to_string() }))?;
    let address = listener.local_addr()?;
    let running = hall.resume().await.context(words().notice(Notice::CannotReadTables))?;
    println!("{}", words().notice(Notice::Open { address: &format!("http://{address}") }));
    tracing::info!(%address, running, "open");
    let app = App::new(Arc::clone(&hall), config, metrics);
    let numbers = tokio::spawn(show_metrics(app.clone(), args.metrics.clone()));
    #[cfg(unix)]
    let desk = open_desk(&app, &args.data);
    serve(app, listener, stopped()).await;
    numbers.abort();
    #[cfg(unix)]
    drop(desk);
    hall.store
        .close()
        .await
        .with_context(|| words().notice(Notice::CannotOpen { file: &args.data.display().to_string() }))?;
    tracing::info!("closed");
    Ok(())
}

fn config(args: &Args) -> Config {
    let is_public = args.url.as_deref().is_some_and(|url| url.starts_with("https://"));
    let by = match args.forwarded_by {
        Header::XForwardedFor => ForwardedBy::XForwardedFor,
        Header::Forwarded => ForwardedBy::Forwarded,
    };
    let days = |days: u64| (days > 0).then(|| Duration::from_secs(days.saturating_mul(86_400)));
    Config {
        base_url: args.url.clone(),
        password_memory: args.password_memory,
        quotas: Quotas {
            requests: args.rate,
            tables: args.tables,
            guests: args.guests,
            lines: args.lines,
            streams: args.streams,
        },
        // Behind a proxy nobody is the machine's owner by their address.
        trusted: Trusted { networks: args.trusted_proxy.clone(), by, spares_local: !is_public },
        doors: Doors {
            connections: args.connections.min(handles()),
            of_one_address: args.connections_per_address,
            drain: Duration::from_secs(args.drain),
            ..Doors::default()
        },
        retention: Retention {
            lobbies: days(args.keep_lobbies),
            packing: days(args.pack_games),
            games: days(args.keep_games),
        },
        admins: args.admin.iter().map(|login| login.trim().to_lowercase()).collect(),
    }
}

/// So many connections the system lets us have, after we have asked for all that it gives. Some handles are the store's.
fn handles() -> usize {
    const OWN: u64 = 64;
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
        let given = getrlimit(Resource::Nofile).current;
        given.map_or(usize::MAX, |given| usize::try_from(given.saturating_sub(OWN)).unwrap_or(usize::MAX))
    }
    #[cfg(not(unix))]
    usize::MAX
}

/// Listens to `airlock admin`. The tables do not depend on it.
#[cfg(unix)]
fn open_desk(app: &App, data: &Path) -> Option<Desk> {
    let opened = Desk::open(app, data);
    opened.inspect_err(|error| tracing::warn!(%error, "airlock admin cannot reach this server")).ok()
}

/// Serves the numbers where they are wanted. The tables do not depend on it.
async fn show_metrics(app: App, address: String) {
    if address.is_empty() {
        return;
    }
    let served = match tokio::net::TcpListener::bind(&address).await {
        Ok(listener) => serve_metrics(app, listener).await,
        Err(error) => Err(error),
    };
    if let Err(error) = served {
        tracing::warn!(%address, %error, "the numbers cannot be shown");
    }
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
        // A server that plays on the file goes on meanwhile.
        let store = opened(&args.data, Sqlite::open_to_read(&args.data).await)?;
        store.load(&args.table, Extent::Record).await.with_context(|| words().notice(Notice::Table { id: &args.table }))
    })?;
    serde_json::to_writer_pretty(&mut *out, &stored)?;
    writeln!(out)?;
    Ok(())
}

pub fn import(args: &ImportArgs, out: &mut impl Write) -> Result<()> {
    let file = args.file.display().to_string();
    let text = std::fs::read_to_string(&args.file).with_context(|| file.clone())?;
    let id = runtime()?.block_on(async {
        let store = open(&args.data, Durability::Process).await?;
        let id = airlock_server::import::import(&store, &text).await.with_context(|| file.clone())?;
        store.close().await?;
        anyhow::Ok(id)
    })?;
    writeln!(out, "/t/{id}")?;
    Ok(())
}
