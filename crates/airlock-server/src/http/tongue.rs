//! In which language somebody is spoken to.
//!
//! What the address asks for (`lang`) comes first, then what the person has chosen, then what this browser
//! has chosen, then what it says that its reader understands, then English.

use airlock_store::Person;
use airlock_text::{LANGUAGES, Words};
use axum::extract::{Form, FromRequestParts, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};

use super::identity::{KEPT, Visitor, cookie_of};
use super::table::field;
use super::{App, HttpError};

/// The cookie with the tag.
const COOKIE: &str = "airlock-language";

/// The words of the one who asks.
#[derive(Clone, Copy)]
pub struct Tongue(pub &'static Words);

impl FromRequestParts<App> for Tongue {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Tongue, HttpError> {
        let visitor = Visitor::find(&parts.headers, app).await?;
        let person = visitor.as_ref().map(|visitor| &visitor.person);
        match wanted(&parts.uri) {
            Some(tag) => spoken(&tag).map(Tongue).ok_or(HttpError::NoLanguage(tag)),
            None => Ok(chosen(person, &parts.headers)),
        }
    }
}

/// Programs name a language as the description lists it.
pub async fn known_language(request: Request, next: Next) -> Response {
    match wanted(request.uri()) {
        Some(tag) if !LANGUAGES.iter().any(|&(language, _)| language == tag) => {
            HttpError::NoLanguage(tag).into_response()
        }
        Some(_) | None => next.run(request).await,
    }
}

/// For an error, which must be told whatever else is wrong.
pub async fn anyway(uri: &Uri, headers: &HeaderMap, app: &App) -> Tongue {
    if let Some(words) = wanted(uri).and_then(|tag| spoken(&tag)) {
        return Tongue(words);
    }
    let visitor = Visitor::find(headers, app).await.ok().flatten();
    chosen(visitor.as_ref().map(|visitor| &visitor.person), headers)
}

fn wanted(uri: &Uri) -> Option<String> {
    let Query(pairs) = Query::<Vec<(String, String)>>::try_from_uri(uri).ok()?;
    field(&pairs, "lang").map(str::to_owned)
}

fn spoken(tag: &str) -> Option<&'static Words> {
    Words::nearest(tag).and_then(Words::of)
}

fn chosen(person: Option<&Person>, headers: &HeaderMap) -> Tongue {
    let own = person.and_then(|person| person.language.as_deref()).and_then(spoken);
    let kept = || cookie_of(headers, COOKIE).and_then(spoken);
    let accepted = || {
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        accepted.and_then(understood).and_then(Words::of)
    };
    Tongue(own.or_else(kept).or_else(accepted).unwrap_or_else(Words::english))
}

/// The first language of ours among those that a browser accepts, as it weighs them.
fn understood(accepted: &str) -> Option<&'static str> {
    let weighed = accepted.split(',').map(|part| {
        let (tag, rest) = part.split_once(';').unwrap_or((part, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(1.0, |weight| weight.trim().parse::<f32>().unwrap_or(0.0));
        (tag.trim(), weight)
    });
    let mut weighed: Vec<(&str, f32)> = weighed.filter(|&(_, weight)| weight > 0.0).collect();
    weighed.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    weighed.into_iter().find_map(|(tag, _)| Words::nearest(tag))
}

/// `POST /language`: the switch on every page. Back to the page that it stood on.
pub async fn choose(
    State(app): State<App>,
    visitor: Option<Visitor>,
    headers: HeaderMap,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, HttpError> {
    let tag = field(&fields, "lang").ok_or(HttpError::Missing("lang"))?;
    let language = Words::nearest(tag).ok_or_else(|| HttpError::NoLanguage(tag.to_owned()))?;
    if let Some(visitor) = visitor {
        app.store().set_language(visitor.person.id, language).await?;
        app.forget_people();
    }
    let mut response = Redirect::to(&page_before(&headers)).into_response();
    let secure = if app.config().secure() { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={language}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}");
    let cookie = HeaderValue::from_str(&cookie).map_err(|error| HttpError::Internal(error.to_string()))?;
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    Ok(response)
}

/// The path of the page that the form stood on: ours, as forms of other sites are refused.
fn page_before(headers: &HeaderMap) -> String {
    let referer = headers.get(header::REFERER).and_then(|value| value.to_str().ok());
    let uri: Option<Uri> = referer.and_then(|referer| referer.parse().ok());
    let path = uri.and_then(|uri| uri.path_and_query().map(|path| path.as_str().to_owned()));
    // Two slashes would lead to another site.
    path.filter(|path| path.starts_with('/') && !path.starts_with("//")).unwrap_or_else(|| "/".to_owned())
}

#[cfg(test)]
mod tests {
    use airlock_text::ENGLISH;

    use super::*;

    #[test]
    fn the_browser_says_what_its_reader_understands() {
        assert_eq!(understood("en-US,en;q=0.5"), Some(ENGLISH));
        assert_eq!(understood("xx, en;q=0.1"), Some(ENGLISH));
        assert_eq!(understood("xx, en;q=0"), None);
        assert_eq!(understood(""), None);
    }

    #[test]
    fn the_switch_leads_back_to_a_page_of_ours() {
        let from = |referer: &'static str| {
            page_before(&HeaderMap::from_iter([(header::REFERER, HeaderValue::from_static(referer))]))
        };
        assert_eq!(from("http://localhost:8080/rules?q=brig"), "/rules?q=brig");
        assert_eq!(from("http://localhost:8080//evil.example"), "/");
        assert_eq!(from("nonsense"), "/");
        assert_eq!(page_before(&HeaderMap::new()), "/");
    }
}
