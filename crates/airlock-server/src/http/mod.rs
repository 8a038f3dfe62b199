//! HTTP: pages, forms, live updates, the JSON API. Handlers are thin: extract, call, render.

mod api;
mod around;
mod assets;
mod error;
mod guard;
mod identity;
mod limits;
mod openapi;
mod password;
mod replay;
mod show;
mod stream;
mod table;
mod tongue;

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use airlock_store::{KeyHash, Person, Store};
use axum::extract::{DefaultBodyLimit, MatchedPath, Request};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::serve::ListenerExt as _;
use axum::{Router, body::Body};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tower_http::trace::TraceLayer;

pub use error::HttpError;

use crate::hall::Hall;

/// The largest body that is read.
const LARGEST: usize = 64 * 1024;

/// So many people are remembered between requests.
const REMEMBERED: usize = 50_000;

/// How the program is run.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The address under which people reach it, for links; else the one they came by.
    pub base_url: Option<String>,
    /// Requests a second and address; none without a number.
    pub rate: Option<u32>,
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
    people: Mutex<HashMap<KeyHash, Person>>,
    metrics: Option<PrometheusHandle>,
}

impl App {
    pub fn new(hall: Arc<Hall>, config: Config, metrics: Option<PrometheusHandle>) -> App {
        App(Arc::new(Shared { hall, config, people: Mutex::default(), metrics }))
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
        if let Some(person) = self.people().get(&key) {
            return Ok(Some(person.clone()));
        }
        let person = self.store().person_of(key).await?;
        if let Some(person) = &person {
            let mut people = self.people();
            if people.len() >= REMEMBERED {
                people.clear();
            }
            people.insert(key, person.clone());
        }
        Ok(person)
    }

    /// Names, logins and keys have changed: everybody is looked up again.
    fn forget_people(&self) {
        self.people().clear();
    }

    fn people(&self) -> std::sync::MutexGuard<'_, HashMap<KeyHash, Person>> {
        self.0.people.lock().expect("nobody panics while he looks up a person")
    }

    pub fn router(self) -> Router {
        let api = Router::new()
            .route("/openapi.json", get(openapi::document))
            .route("/guests", post(api::guest))
            .route("/tables", get(api::tables).post(api::make))
            .route("/tables/{id}", get(api::table))
            .route("/tables/{id}/sit", post(api::sit))
            .route("/tables/{id}/ready", post(api::ready))
            .route("/tables/{id}/leave", post(api::leave))
            .route("/tables/{id}/seat", post(api::seat))
            .route("/tables/{id}/host", post(api::host))
            .route("/tables/{id}/start", post(api::start))
            .route("/tables/{id}/answer", post(api::answer))
            .route("/tables/{id}/back", post(api::back))
            .route("/tables/{id}/say", post(api::say))
            .route("/tables/{id}/notes", post(api::notes))
            .route("/tables/{id}/orders", post(api::orders))
            .route("/tables/{id}/pace", post(api::pace))
            .route("/tables/{id}/log", get(api::log))
            .route("/tables/{id}/chat", get(api::chat))
            .route("/tables/{id}/save", get(api::save))
            .route("/tables/{id}/report", get(api::report))
            .route("/tables/{id}/events", get(stream::api_events));
        let pages = Router::new()
            .merge(around::routes())
            .merge(table::routes())
            .merge(replay::routes())
            .route("/t/{id}/events", get(stream::page_events))
            .route("/language", post(tongue::choose));
        let limited = limits::limit(self.config(), Router::new().nest("/api/v1", api).merge(pages));
        limited
            .route("/assets/{*name}", get(assets::asset))
            .route("/healthz", get(healthz))
            .route("/metrics", get(metrics))
            .layer(from_fn(guard::to_the_end))
            .layer(DefaultBodyLimit::max(LARGEST))
            .layer(from_fn_with_state(self.clone(), guard::same_site))
            .layer(from_fn_with_state(self.clone(), error::explain_errors))
            .layer(from_fn(guard::headers))
            .layer(TraceLayer::new_for_http().make_span_with(span))
            .with_state(self)
    }
}

/// The route that was asked for, never the address itself: addresses carry ids and links.
fn span(request: &Request<Body>) -> tracing::Span {
    let route = request.extensions().get::<MatchedPath>().map_or("unknown", MatchedPath::as_str);
    tracing::info_span!("request", method = %request.method(), route)
}

/// Bounds of the histograms of seconds: an answer takes a handful of microseconds and one write.
const SECONDS: &[f64] = &[0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0];

/// Begins to count what `/metrics` tells; nothing if this process counts already.
pub fn record_metrics() -> Option<PrometheusHandle> {
    let seconds = Matcher::Suffix("_seconds".to_owned());
    let handle = PrometheusBuilder::new().set_buckets_for_metric(seconds, SECONDS).ok()?.install_recorder().ok()?;
    metrics::describe_gauge!("airlock_tables_in_memory", "Tables that are live.");
    metrics::describe_gauge!("airlock_streams", "Open streams of pages and programs.");
    metrics::describe_counter!("airlock_answers_total", "Answers that were written down.");
    metrics::describe_histogram!("airlock_answer_seconds", "From a person's answer to its acknowledgement.");
    metrics::describe_counter!("airlock_pushes_total", "Messages to pages.");
    metrics::describe_counter!("airlock_push_bytes_total", "Their bytes.");
    Some(handle)
}

async fn healthz(app: axum::extract::State<App>) -> impl IntoResponse {
    match app.store().ping().await {
        Ok(()) => (StatusCode::OK, "ok"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer"),
    }
}

async fn metrics(app: axum::extract::State<App>) -> impl IntoResponse {
    metrics::gauge!("airlock_tables_in_memory").set(app.hall().in_memory() as f64);
    let text = app.0.0.metrics.as_ref().map(PrometheusHandle::render).unwrap_or_default();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

/// Serves until `stop` is done, then lets running requests end.
pub async fn serve(
    app: App,
    listener: tokio::net::TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let hall = Arc::clone(app.hall());
    let sweeper = tokio::spawn(async move {
        let mut every = tokio::time::interval(Duration::from_secs(15));
        loop {
            every.tick().await;
            hall.sweep();
        }
    });
    let hall = Arc::clone(app.hall());
    let stop = async move {
        stop.await;
        hall.close();
    };
    // A push is small and waits for nobody: it leaves at once rather than when the last one is confirmed.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let service = app.router().into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, service).with_graceful_shutdown(stop).await;
    sweeper.abort();
    served
}
