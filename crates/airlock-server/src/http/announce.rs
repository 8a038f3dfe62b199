//! What whoever runs the server tells everybody is laid into every page on its way out.
//!
//! Pages are functions of what they show and know nothing of it. Each has an empty place for it, an element that no text of
//! anybody's can imitate because text is escaped.

use airlock_text::Words;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;

use super::error::is_page;
use super::{App, HttpError, tongue};
use crate::page::layout::announcement;

pub async fn announce(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(announced) = app.hall().announcement() else { return next.run(request).await };
    let (uri, headers) = (request.uri().clone(), request.headers().clone());
    let response = next.run(request).await;
    if !is_page(&response) {
        return response;
    }
    let tongue::Tongue(words) = tongue::anyway(&uri, &headers, &app).await;
    let (mut head, body) = response.into_parts();
    let page = match to_bytes(body, usize::MAX).await {
        Ok(page) => page,
        Err(error) => return axum::response::IntoResponse::into_response(HttpError::Internal(error.to_string())),
    };
    head.headers.remove(header::CONTENT_LENGTH);
    let told = announcement(words, Some(&announced)).into_string();
    let page = String::from_utf8_lossy(&page).replacen(&place(words), &told, 1);
    Response::from_parts(head, Body::from(page))
}

/// Where it belongs.
fn place(words: &Words) -> String {
    announcement(words, None).into_string()
}
