//! Style sheet, drawings, script: part of the program, cached by their content.

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use super::HttpError;

#[derive(RustEmbed)]
#[folder = "assets"]
struct Assets;

pub async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, HttpError> {
    let file = Assets::get(&name).ok_or(HttpError::NotFound)?;
    let tag = format!("\"{}\"", airlock_game::save::to_hex(&file.metadata.sha256_hash()[..8]));
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let cache = [(header::ETAG, tag), (header::CACHE_CONTROL, "public, max-age=300".to_owned())];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, cache).into_response());
    }
    Ok((cache, [(header::CONTENT_TYPE, kind(&name))], file.data.into_owned()).into_response())
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some(_) | None => "application/octet-stream",
    }
}
