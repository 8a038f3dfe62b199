//! `GET /assets/…`: what every page needs, kept by browsers for good.

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::HttpError;
use super::packing::{Packing, VARY};
use crate::assets;

/// A name that carries the hash of its content never means anything else.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
/// Any other name has to be asked for again.
const ASK_AGAIN: &str = "no-cache";

pub async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, HttpError> {
    let found = assets::find(&name).ok_or(HttpError::NotFound)?;
    let asset = found.asset;
    let packed = Packing::best(&headers).zip(asset.packed());
    let form = packed.map_or("plain", |(packing, _)| packing.name());
    let tag = format!("\"{}-{form}\"", asset.hash);
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let cache = if found.is_exact { FOR_GOOD } else { ASK_AGAIN };
    let about = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, cache), VARY];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, about).into_response());
    }
    let kind = [(header::CONTENT_TYPE, asset.kind)];
    Ok(match packed {
        Some((packing, packed)) => {
            let body = match packing {
                Packing::Brotli => &packed.brotli,
                Packing::Gzip => &packed.gzip,
            };
            (about, kind, [(header::CONTENT_ENCODING, packing.name())], body.clone()).into_response()
        }
        None => (about, kind, asset.plain.clone()).into_response(),
    })
}
