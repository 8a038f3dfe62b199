//! Which packing a browser takes, and packing pages that hold no secret.
//!
//! What is packed together tells by its length how alike its parts are. Whoever can put words on a player's page (a name,
//! a line of chat) and sees how long it is on the wire could so guess at the hand beside them. Therefore a page is packed
//! only where it is marked as [`open`]; streams never are.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;

use super::HttpError;
use crate::assets::gzip;

pub const VARY: (HeaderName, &str) = (header::VARY, "accept-encoding");

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    Brotli,
    Gzip,
}

impl Packing {
    /// In the order in which we prefer them.
    const ALL: [Packing; 2] = [Packing::Brotli, Packing::Gzip];

    pub const fn name(self) -> &'static str {
        match self {
            Packing::Brotli => "br",
            Packing::Gzip => "gzip",
        }
    }

    pub fn best(headers: &HeaderMap) -> Option<Packing> {
        Packing::ALL.into_iter().find(|packing| packing.is_taken(headers))
    }

    /// By name only: a browser that takes "anything" names what it takes.
    fn is_taken(self, headers: &HeaderMap) -> bool {
        let all = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        all.flat_map(|value| value.split(',')).any(|one| {
            let (name, weight) = one.split_once(';').unwrap_or((one, ""));
            let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0_f32));
            name.trim().eq_ignore_ascii_case(self.name()) && !refused
        })
    }
}

/// The mark of a response that holds nothing that its reader has to keep from anybody.
#[derive(Clone, Copy, Debug)]
struct Open;

/// Marks a response as open.
pub async fn open(mut response: Response) -> Response {
    response.extensions_mut().insert(Open);
    response
}

/// Packs what is marked as open. A page is drawn for its reader, so it is packed quickly rather than well.
pub async fn pack_open(request: Request, next: Next) -> Response {
    let takes = Packing::Gzip.is_taken(request.headers());
    let mut response = next.run(request).await;
    if response.extensions_mut().remove::<Open>().is_none() {
        return response;
    }
    response.headers_mut().append(VARY.0, HeaderValue::from_static(VARY.1));
    if !takes {
        return response;
    }
    let (mut head, body) = response.into_parts();
    let Ok(plain) = to_bytes(body, usize::MAX).await else {
        return HttpError::Internal("a page that was drawn cannot be read".to_owned()).into_response();
    };
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(Packing::Gzip.name()));
    Response::from_parts(head, Body::from(gzip(&plain, Compression::fast())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(accepts: &'static str) -> Option<Packing> {
        Packing::best(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(accepts))]))
    }

    #[test]
    fn the_best_packing_that_is_taken_is_chosen() {
        assert_eq!(best("gzip, deflate, br, zstd"), Some(Packing::Brotli));
        assert_eq!(best("gzip;q=1.0, br;q=0"), Some(Packing::Gzip));
        assert_eq!(best("GZIP"), Some(Packing::Gzip));
        assert_eq!(best("identity"), None);
        assert_eq!(best("broken, gzipped"), None);
        assert_eq!(Packing::best(&HeaderMap::new()), None);
    }
}
