//! What the one who runs the server is told of requests: a line in the log and numbers, never a person, an address or a
//! token.
//!
//! Nothing that is counted moves with a pass that is a secret of its seat: who reads the numbers may sit at the table.

use std::time::{Duration, Instant};

use airlock_game::save::to_hex;
use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tracing::Instrument as _;

use super::App;

/// An answer that takes longer is told of.
const SLOW: Duration = Duration::from_secs(1);

/// Bounds of the histograms of seconds: an answer takes a handful of microseconds and one write.
const SECONDS: &[f64] = &[0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0];

/// The number of a request, by which its lines in the log are found.
#[derive(Clone, Debug)]
pub struct RequestId(pub String);

impl RequestId {
    fn new() -> RequestId {
        let mut bytes = [0; 6];
        // Without chance it is still a number; nothing depends on it.
        let _ = getrandom::fill(&mut bytes);
        RequestId(to_hex(&bytes))
    }
}

/// Gives a request its number, and writes down what became of it.
pub async fn record(mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    // The route that was asked for, never the address itself: addresses carry ids and links.
    let route =
        request.extensions().get::<MatchedPath>().map_or_else(|| "unknown".to_owned(), |path| path.as_str().to_owned());
    let id = RequestId::new();
    let span = tracing::info_span!("request", method = %request.method(), route, id = id.0);
    request.extensions_mut().insert(id.clone());
    let mut response = next.run(request).instrument(span.clone()).await;
    if let Ok(id) = HeaderValue::from_str(&id.0) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), id);
    }
    let (status, took) = (response.status(), began.elapsed());
    let ms = took.as_millis();
    span.in_scope(|| match took > SLOW {
        true => tracing::warn!(status = status.as_u16(), ms, "answered slowly"),
        false => tracing::info!(status = status.as_u16(), ms, "answered"),
    });
    count(&route, status, took, is_stream(&response));
    response
}

fn is_stream(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"))
}

fn count(route: &str, status: StatusCode, took: Duration, stream: bool) {
    // Answers are counted where it is known whether anybody may know of them.
    if route.ends_with("/answer") && !status.is_server_error() {
        return;
    }
    metrics::counter!("airlock_http_requests_total", "status" => status.as_u16().to_string()).increment(1);
    if !stream {
        metrics::histogram!("airlock_http_seconds").record(took);
    }
}

/// Begins to count what `/metrics` tells; nothing if this process counts already.
pub fn record_metrics() -> Option<PrometheusHandle> {
    let seconds = Matcher::Suffix("_seconds".to_owned());
    let handle = PrometheusBuilder::new().set_buckets_for_metric(seconds, SECONDS).ok()?.install_recorder().ok()?;
    metrics::describe_gauge!("airlock_tables_in_memory", "Tables that are live.");
    metrics::describe_gauge!("airlock_tables_stuck", "Tables that should go on by themselves and cannot.");
    metrics::describe_gauge!("airlock_can_save", "1 if the last write went well.");
    metrics::describe_gauge!("airlock_streams", "Open streams of pages and programs.");
    metrics::describe_gauge!("airlock_connections", "Open connections.");
    metrics::describe_counter!("airlock_connections_refused_total", "Connections for which there was no place.");
    metrics::describe_counter!("airlock_http_requests_total", "Requests by status, but for answers.");
    metrics::describe_histogram!("airlock_http_seconds", "From a request to the head of its answer.");
    metrics::describe_counter!("airlock_answers_total", "Answers that everybody may know of.");
    metrics::describe_histogram!("airlock_answer_seconds", "From such an answer to its acknowledgement.");
    metrics::describe_histogram!("airlock_store_seconds", "One change written down.");
    metrics::describe_gauge!("airlock_store_queue", "Changes that are being written or wait for it.");
    metrics::describe_counter!("airlock_store_errors_total", "Changes that could not be written.");
    metrics::describe_counter!("airlock_pushes_total", "Messages to pages at a new moment.");
    metrics::describe_counter!("airlock_push_bytes_total", "Their bytes.");
    Some(handle)
}

/// The numbers as Prometheus reads them.
pub async fn metrics(app: axum::extract::State<App>) -> ([(HeaderName, &'static str); 1], String) {
    let hall = app.hall();
    metrics::gauge!("airlock_tables_in_memory").set(hall.in_memory() as f64);
    metrics::gauge!("airlock_tables_stuck").set(hall.health.stuck() as f64);
    metrics::gauge!("airlock_can_save").set(f64::from(u8::from(hall.health.can_save())));
    let mut text = app.metrics().map(PrometheusHandle::render).unwrap_or_default();
    text.push_str(&process());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

/// What the system knows of this process, where it tells.
fn process() -> String {
    let mut text = String::new();
    let mut tell = |name: &str, value: Option<f64>| {
        if let Some(value) = value {
            text.push_str(&format!("# TYPE {name} gauge\n{name} {value}\n"));
        }
    };
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse::<f64>().ok()
    };
    tell("process_resident_memory_bytes", line("VmRSS:").map(|kib| kib * 1024.0));
    tell("process_threads", line("Threads:"));
    tell("process_open_fds", std::fs::read_dir("/proc/self/fd").ok().map(|files| files.count() as f64));
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Behind the name in brackets: user and system time are the twelfth and the thirteenth, in hundredths.
    let after = stat.rsplit_once(')').map_or("", |(_, after)| after);
    let ticks: Vec<f64> = after.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse().ok()).collect();
    tell("process_cpu_seconds_total", (ticks.len() == 2).then(|| ticks.iter().sum::<f64>() / 100.0));
    text
}
