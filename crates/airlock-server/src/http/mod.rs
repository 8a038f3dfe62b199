//! HTTP: pages, forms, live updates, the JSON API. Handlers are thin: extract, call, render.

mod account;
mod admin;
mod agent;
mod announce;
mod api;
mod api_guests;
mod around;
mod assets;
mod client;
mod data;
mod described;
mod desk;
mod door;
mod error;
mod guard;
mod identity;
mod limits;
mod openapi;
mod operations;
mod packing;
mod password;
mod record;
mod replay;
mod sent;
mod show;
mod stream;
mod table;
mod tongue;
mod tries;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use airlock_store::{KeyHash, Person, PersonId, Retention, Store};
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use metrics_exporter_prometheus::PrometheusHandle;
use serde_json::json;

pub use client::{ForwardedBy, Trusted, read_network};
#[cfg(unix)]
pub use desk::{Desk, ask};
pub use door::Doors;
pub use error::HttpError;
pub use limits::Quotas;
use password::Passwords;
pub use record::record_metrics;
use tries::Tries;

use crate::hall::Hall;

/// The largest body that is read: the longest notes as a form sends them, three bytes for each of up to four.
const LARGEST: usize = 256 * 1024;

/// So many people are remembered between requests.
const REMEMBERED: usize = 50_000;

/// How the program is run.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The address under which people reach it, for links; else the one they came by.
    pub base_url: Option<String>,
    pub quotas: Quotas,
    pub trusted: Trusted,
    pub doors: Doors,
    pub retention: Retention,
    /// MiB for passwords that are checked at once; a default without a number.
    pub password_memory: Option<u32>,
    /// The logins of those for whom there is `/admin`.
    pub admins: Vec<String>,
}

impl Config {
    pub fn secure(&self) -> bool {
        self.base_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// What all handlers share.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    hall: Arc<Hall>,
    config: Config,
    people: Mutex<People>,
    metrics: Option<PrometheusHandle>,
    passwords: Passwords,
    tries: Tries,
}

/// Those who were here lately, by their keys.
#[derive(Default)]
struct People {
    known: HashMap<KeyHash, Person>,
    /// How often all were forgotten.
    forgotten: u64,
}

impl App {
    pub fn new(hall: Arc<Hall>, config: Config, metrics: Option<PrometheusHandle>) -> App {
        let passwords = Passwords::new(config.password_memory.unwrap_or(password::MEMORY));
        let (people, tries) = (Mutex::default(), Tries::default());
        App(Arc::new(Shared { hall, config, people, metrics, passwords, tries }))
    }

    pub fn hall(&self) -> &Arc<Hall> {
        &self.0.hall
    }

    pub fn store(&self) -> &dyn Store {
        &*self.0.hall.store
    }

    pub fn config(&self) -> &Config {
        &self.0.config
    }

    fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    fn tries(&self) -> &Tries {
        &self.0.tries
    }

    /// The address under which a visitor reaches us, without a slash at its end.
    pub fn address(&self, headers: &HeaderMap) -> String {
        match &self.config().base_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => {
                let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
                format!("http://{host}")
            }
        }
    }

    /// The person with that key, remembered between requests.
    async fn person(&self, key: KeyHash) -> Result<Option<Person>, HttpError> {
        let forgotten = {
            let people = self.people();
            if let Some(person) = people.known.get(&key) {
                return Ok(Some(person.clone()));
            }
            people.forgotten
        };
        let person = self.store().person_of(key).await?;
        let mut people = self.people();
        // What was read before everybody was forgotten may be of a key that was taken away since.
        if let (Some(person), true) = (&person, people.forgotten == forgotten) {
            if people.known.len() >= REMEMBERED {
                people.known.clear();
            }
            people.known.insert(key, person.clone());
        }
        Ok(person)
    }

    /// Names, logins and keys have changed: everybody is looked up again.
    fn forget_people(&self) {
        let mut people = self.people();
        people.known.clear();
        people.forgotten += 1;
    }

    fn metrics(&self) -> Option<&PrometheusHandle> {
        self.0.metrics.as_ref()
    }

    /// Takes a key from a person, with everything that it has opened.
    async fn take_key(&self, person: PersonId, key: KeyHash) -> Result<bool, HttpError> {
        let had = self.store().drop_key(person, key).await?;
        self.forget_people();
        if had {
            self.hall().streams.end_key(key);
        }
        Ok(had)
    }

    fn people(&self) -> std::sync::MutexGuard<'_, People> {
        self.0.people.lock().expect("the list's lock is never poisoned")
    }

    pub fn router(self) -> Router {
        let api = operations::routes().layer(from_fn(tongue::known_language));
        let pages = Router::new()
            .merge(account::routes())
            .merge(data::routes())
            .merge(around::routes())
            .merge(table::routes())
            .merge(replay::routes())
            .merge(admin::routes(&self))
            .route("/t/{id}/events", get(stream::page_events))
            .route("/language", post(tongue::choose));
        let limited = limits::limit(&self, Router::new().nest("/api/v1", api).merge(pages));
        limited
            .route("/assets/{*name}", get(assets::asset))
            .route("/healthz", get(healthz))
            .route("/readyz", get(readyz))
            .layer(from_fn(guard::to_the_end))
            .layer(from_fn_with_state(self.clone(), guard::whole_body))
            .layer(DefaultBodyLimit::max(LARGEST))
            .layer(from_fn_with_state(self.clone(), guard::same_site))
            .layer(from_fn_with_state(self.clone(), error::explain_errors))
            .layer(from_fn_with_state(self.clone(), announce::announce))
            .layer(from_fn(packing::pack_open))
            .layer(from_fn(guard::headers))
            .layer(from_fn(record::record))
            .with_state(self)
    }
}

/// The program runs. Whether it can do its work is another question.
async fn healthz() -> &'static str {
    "ok"
}

/// Whether what is sent can be saved now, and how many tables should go on by themselves and cannot.
async fn readyz(app: axum::extract::State<App>) -> impl IntoResponse {
    let ready = app.hall().try_to_save().await;
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let store = if ready { "writable" } else { "not writable" };
    (status, Json(json!({ "ready": ready, "store": store, "stuck": app.hall().health.stuck() })))
}

/// The numbers have a door of their own, which is the operator's.
pub async fn serve_metrics(app: App, listener: tokio::net::TcpListener) -> std::io::Result<()> {
    let router = Router::new().route("/metrics", get(record::metrics)).with_state(app);
    axum::serve(listener, router).await
}

/// Between two looks at what nobody needs any more.
const HOUSEKEEPING: Duration = Duration::from_secs(3600);

/// Serves until `stop` is done, then lets running requests end within a while.
pub async fn serve(app: App, listener: tokio::net::TcpListener, stop: impl Future<Output = ()> + Send + 'static) {
    // A thread of its own, for which the end of the program does not wait.
    std::thread::spawn(crate::assets::prepare);
    let hall = Arc::clone(app.hall());
    if let Err(error) = hall.read_announcement().await {
        tracing::error!(%error, "what is announced cannot be read");
    }
    let sweeper = tokio::spawn(async move {
        let mut every = tokio::time::interval(Duration::from_secs(15));
        loop {
            every.tick().await;
            hall.sweep();
            if !hall.health.can_save() {
                hall.try_to_save().await;
            }
        }
    });
    let own = app.clone();
    let keeper = tokio::spawn(async move {
        let mut every = tokio::time::interval(HOUSEKEEPING);
        loop {
            every.tick().await;
            own.hall().keep_house(&own.config().retention).await;
            // Some of them are no longer known.
            own.forget_people();
        }
    });
    let hall = Arc::clone(app.hall());
    let stop = async move {
        stop.await;
        hall.close();
    };
    let config = app.config().clone();
    door::keep(&config.doors, &config.trusted, listener, app.router(), stop).await;
    sweeper.abort();
    keeper.abort();
}
