//! What stands around every request: headers against scripts and frames, forms from our own pages
//! only, and that what was begun is brought to its end.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument;

use super::{App, HttpError, LARGEST};

/// Nothing but what this server sends runs, shows or is reached.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

static HEADERS: &[(&str, &str)] = &[
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// Adds the headers, and keeps pages with secrets out of caches.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for &(name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Answers a request even where the one who asked has left. Dropped in the middle of a change, it
/// would leave the store, its connection and the table in memory each with another half of it.
pub async fn to_the_end(request: Request, next: Next) -> Response {
    let answered = tokio::spawn(next.run(request).in_current_span()).await;
    answered.unwrap_or_else(|error| HttpError::Internal(error.to_string()).into_response())
}

/// Waits for all that is sent, but not for long, and not for more than anybody needs to send.
pub async fn whole_body(State(app): State<App>, request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    match tokio::time::timeout(app.config().doors.body, axum::body::to_bytes(body, LARGEST)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(head, Body::from(bytes))).await,
        Ok(Err(_)) => HttpError::TooLarge.into_response(),
        Err(_) => HttpError::Slow.into_response(),
    }
}

/// Refuses changes that another site's page has sent in a visitor's name.
pub async fn same_site(State(app): State<App>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && !is_same_site(request.headers(), app.config().base_url.as_deref()) {
        return HttpError::CrossSite.into_response();
    }
    next.run(request).await
}

/// Browsers say where a form comes from; programs say nothing and have no cookies to steal.
fn is_same_site(headers: &HeaderMap, base: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-fetch-site") {
        Some("same-origin" | "none") => return true,
        Some(_) => return false,
        None => {}
    }
    let Some(origin) = text("origin") else { return true };
    let host = text("host").unwrap_or_default();
    let from = origin.split_once("://").map_or(origin, |(_, from)| from);
    from == host || base.is_some_and(|base| base.trim_end_matches('/') == origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn forms_of_other_sites_are_refused() {
        assert!(!is_same_site(&sent(&[("sec-fetch-site", "cross-site")]), None));
        assert!(!is_same_site(&sent(&[("origin", "https://evil.example"), ("host", "airlock.example")]), None));
        assert!(!is_same_site(&sent(&[("origin", "null"), ("host", "airlock.example")]), None));
    }

    #[test]
    fn our_own_forms_and_programs_are_let_in() {
        assert!(is_same_site(&sent(&[("sec-fetch-site", "same-origin")]), None));
        assert!(is_same_site(&sent(&[("origin", "http://localhost:8080"), ("host", "localhost:8080")]), None));
        assert!(is_same_site(&sent(&[]), None));
    }
}
