//! Who asks: a guest is a random token in a cookie, kept as a hash only.
//!
//! Programs send the same token as a bearer. A private link is a token that works once and gives the
//! browser that opens it a token of its own. A second cookie holds the tokens of those whom the browser
//! was before.

use airlock_game::save::to_hex;
use airlock_store::{KeyHash, Person};
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use sha2::{Digest, Sha256};

use super::agent::Agent;
use super::{App, HttpError};

/// The cookie with the token.
const COOKIE: &str = "airlock";

/// The cookie with the tokens of those who are put aside.
const ASIDE: &str = "airlock-aside";

/// A year, in seconds.
pub const KEPT: u32 = 31_536_000;

/// The person who asks.
pub struct Visitor {
    pub person: Person,
    pub key: KeyHash,
}

/// 128 random bits in hexadecimal.
pub fn new_token() -> Result<String, HttpError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| HttpError::Internal(error.to_string()))?;
    Ok(to_hex(&bytes))
}

pub fn hash(token: &str) -> KeyHash {
    Sha256::digest(token.as_bytes()).into()
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.trim());
    }
    cookie_of(headers, COOKIE)
}

/// The value of a cookie that the browser sent.
pub fn cookie_of<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// The header that gives a browser a token; with none it takes it away.
fn cookie(name: &str, value: &str, secure: bool) -> Result<HeaderValue, HttpError> {
    let secure = if secure { "; Secure" } else { "" };
    let age = if value.is_empty() { 0 } else { KEPT };
    let value = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&value).map_err(|error| HttpError::Internal(error.to_string()))
}

/// Whom a browser can be: the person it is now, and those it has put aside.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tokens {
    pub now: Option<String>,
    pub aside: Vec<String>,
}

impl Tokens {
    fn sent(headers: &HeaderMap) -> Tokens {
        let aside = cookie_of(headers, ASIDE).unwrap_or_default().split('.');
        let aside = aside.filter(|token| !token.is_empty()).map(str::to_owned).collect();
        Tokens { now: token(headers).map(str::to_owned), aside }
    }

    /// A redirect that gives them to the browser.
    pub fn lead_to(&self, path: &str, app: &App) -> Result<Response, HttpError> {
        let secure = app.config().secure();
        let mut response = Redirect::to(path).into_response();
        let cookies = [(COOKIE, self.now.clone().unwrap_or_default()), (ASIDE, self.aside.join("."))];
        for (name, value) in cookies {
            response.headers_mut().append(header::SET_COOKIE, cookie(name, &value, secure)?);
        }
        Ok(response)
    }
}

impl FromRequestParts<App> for Tokens {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Tokens, std::convert::Infallible> {
        Ok(Tokens::sent(&parts.headers))
    }
}

impl Visitor {
    pub async fn find(headers: &HeaderMap, app: &App) -> Result<Option<Visitor>, HttpError> {
        let Some(token) = token(headers) else { return Ok(None) };
        let key = hash(token);
        let person = app.person(key).await?;
        Ok(person.map(|person| Visitor { person, key }))
    }
}

impl OptionalFromRequestParts<App> for Visitor {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Visitor>, HttpError> {
        Visitor::find(&parts.headers, app).await
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, HttpError> {
        Visitor::find(&parts.headers, app).await?.ok_or(HttpError::Unknown)
    }
}

/// Somebody who is known from here on: a visitor, or a new guest with the cookie to send.
pub struct Welcome {
    pub person: Person,
    pub cookie: Option<HeaderValue>,
    /// The token of a new guest, for programs.
    pub token: Option<String>,
}

impl Welcome {
    /// The visitor, or a new guest of that name.
    pub async fn in_(app: &App, visitor: Option<Visitor>, agent: &Agent, name: &str) -> Result<Welcome, HttpError> {
        if let Some(visitor) = visitor {
            return Ok(Welcome { person: visitor.person, cookie: None, token: None });
        }
        let token = new_token()?;
        let id = app.store().new_person(name, hash(&token), &agent.0).await?;
        let person = Person { id, name: name.to_owned(), login: None, language: None, muted: false };
        Ok(Welcome { person, cookie: Some(cookie(COOKIE, &token, app.config().secure())?), token: Some(token) })
    }

    /// A redirect that also gives a new guest their cookie.
    pub fn to(self, path: &str) -> Response {
        let mut response = Redirect::to(path).into_response();
        if let Some(cookie) = self.cookie {
            response.headers_mut().insert(header::SET_COOKIE, cookie);
        }
        response
    }
}
