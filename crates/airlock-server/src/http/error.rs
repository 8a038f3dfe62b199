//! What went wrong, as a person or a program is told. The inside is logged, never shown.

use airlock_game::Illegal;
use airlock_store::StoreError;
use airlock_text::{LANGUAGES, Phrase, Words};
use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::App;
use super::record::RequestId;
use super::tongue::{self, Tongue};
use crate::hall::HallError;
use crate::page::error::{ErrorKind, ErrorPage, error as error_page};
use crate::page::problem::Problem;
use crate::table::{BadStart, Refusal};

/// Seconds after which it is worth trying to save again.
const UNSAVED: u32 = 30;

#[derive(Clone, Debug)]
pub enum HttpError {
    NotFound,
    /// Nobody with that token is known.
    Unknown,
    Forbidden,
    /// The form came from another page.
    CrossSite,
    /// What was sent cannot be read; the reason is for programs.
    Malformed(String),
    /// It is none of what we read; the reason is for programs.
    NotJson(String),
    TooLarge,
    /// A text is longer than its limit.
    TooLong,
    /// What was sent did not come to its end.
    Slow,
    /// Nothing can be saved now, and nothing was lost.
    Unsaved,
    /// So many seconds until the next try.
    TooMany {
        wait: u32,
    },
    /// Too many wrong passwords by this name or address; so many seconds until the next try.
    TooManyTries {
        wait: u32,
    },
    /// Too much to do just now; so many seconds until the next try.
    Busy {
        wait: u32,
    },
    WrongPassword,
    /// An operator has banned the person.
    Banned,
    NameTaken,
    BadName,
    BadTableName,
    ShortPassword,
    UsedLink,
    /// There are no words in the language that was asked for.
    NoLanguage(String),
    /// A field of what was sent.
    Missing(&'static str),
    NothingSaid,
    BadKey,
    BadSeats,
    NotOver,
    BadSetup(airlock_game::SetupError),
    Refused(Refusal),
    Lobby(BadStart),
    /// The table cannot be played by this program.
    Broken,
    Internal(String),
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> HttpError {
        match error {
            StoreError::NoTable | StoreError::Nothing => HttpError::NotFound,
            StoreError::Banned => HttpError::Banned,
            StoreError::Taken => HttpError::NameTaken,
            StoreError::Unwritable(_) => HttpError::Unsaved,
            StoreError::Broken(_)
            | StoreError::Nobodys(_)
            | StoreError::Database(_)
            | StoreError::Migration(_)
            | StoreError::InUse
            | StoreError::File(_) => HttpError::Internal(error.to_string()),
        }
    }
}

impl From<HallError> for HttpError {
    fn from(error: HallError) -> HttpError {
        match error {
            HallError::NoTable => HttpError::NotFound,
            HallError::Gone => HttpError::Unknown,
            HallError::Refused(refusal) => HttpError::Refused(refusal),
            HallError::Lobby(why) => HttpError::Lobby(why),
            HallError::Broken(error) => {
                tracing::error!(%error, "a table cannot be played");
                HttpError::Broken
            }
            HallError::Store(error) => HttpError::from(error),
        }
    }
}

impl HttpError {
    pub fn status(&self) -> StatusCode {
        match self {
            HttpError::NotFound => StatusCode::NOT_FOUND,
            HttpError::UsedLink => StatusCode::GONE,
            HttpError::Unknown | HttpError::WrongPassword => StatusCode::UNAUTHORIZED,
            HttpError::Forbidden
            | HttpError::CrossSite
            | HttpError::Banned
            | HttpError::Lobby(BadStart::NotSeated | BadStart::MutedEverywhere) => StatusCode::FORBIDDEN,
            HttpError::Malformed(_)
            | HttpError::BadName
            | HttpError::BadTableName
            | HttpError::ShortPassword
            | HttpError::NoLanguage(_)
            | HttpError::Missing(_)
            | HttpError::NothingSaid
            | HttpError::TooLong
            | HttpError::BadKey => StatusCode::BAD_REQUEST,
            HttpError::BadSetup(_) | HttpError::BadSeats => StatusCode::UNPROCESSABLE_ENTITY,
            HttpError::NotJson(_) => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            HttpError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            HttpError::Slow => StatusCode::REQUEST_TIMEOUT,
            HttpError::Busy { .. } | HttpError::Unsaved => StatusCode::SERVICE_UNAVAILABLE,
            HttpError::TooMany { .. } | HttpError::TooManyTries { .. } => StatusCode::TOO_MANY_REQUESTS,
            HttpError::NameTaken | HttpError::NotOver | HttpError::Lobby(_) => StatusCode::CONFLICT,
            HttpError::Refused(refusal) => match refusal {
                Refusal::Illegal(Illegal::NotAnOption) | Refusal::KeyUsed => StatusCode::UNPROCESSABLE_ENTITY,
                Refusal::Locked => StatusCode::LOCKED,
                Refusal::Unplayable
                | Refusal::Changed(_)
                | Refusal::Illegal(Illegal::Over | Illegal::NotAsked(_))
                | Refusal::NotStarted
                | Refusal::Stale
                | Refusal::NothingToTakeBack => StatusCode::CONFLICT,
            },
            HttpError::Broken | HttpError::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The seconds after which the same request can be made again.
    fn wait(&self) -> Option<u32> {
        match self {
            HttpError::TooMany { wait } | HttpError::TooManyTries { wait } | HttpError::Busy { wait } => Some(*wait),
            HttpError::Unsaved => Some(UNSAVED),
            _ => None,
        }
    }

    /// What is wrong and what to do, in the words of a language.
    pub fn message(&self, words: &Words) -> String {
        let plain = |key: &'static str| words.ui(key).end();
        match self {
            HttpError::NotFound => plain("ui-refused-not-found"),
            HttpError::Unknown => plain("ui-refused-unknown"),
            HttpError::Forbidden => plain("ui-refused-forbidden"),
            HttpError::CrossSite => plain("ui-refused-cross-site"),
            HttpError::Malformed(why) | HttpError::NotJson(why) => {
                words.ui("ui-refused-malformed").text("why", why.clone()).end()
            }
            HttpError::TooLarge | HttpError::TooLong => plain("ui-refused-too-large"),
            HttpError::Slow => plain("ui-refused-slow"),
            HttpError::Unsaved => plain("ui-refused-unsaved"),
            HttpError::TooMany { .. } => plain("ui-refused-too-many"),
            HttpError::TooManyTries { wait } => words.ui("ui-refused-tries").number("wait", seconds(*wait)).end(),
            HttpError::Busy { wait } => words.ui("ui-refused-busy").number("wait", seconds(*wait)).end(),
            HttpError::WrongPassword => plain("ui-refused-wrong-password"),
            HttpError::Banned => plain("ui-refused-banned-everywhere"),
            HttpError::NameTaken => plain("ui-refused-name-taken"),
            HttpError::BadName => plain("ui-refused-bad-name"),
            HttpError::BadTableName => Problem::TableName.text(words),
            HttpError::ShortPassword => plain("ui-refused-short-password"),
            HttpError::UsedLink => plain("ui-refused-used-link"),
            HttpError::NoLanguage(tag) => {
                let all = LANGUAGES.iter().map(|&(language, _)| Phrase::from(language)).collect();
                words.ui("ui-refused-no-language").text("tag", tag.clone()).text("all", words.commas(all)).end()
            }
            HttpError::Missing(field) => words.ui("ui-refused-missing").text("field", *field).end(),
            HttpError::NothingSaid => plain("ui-refused-nothing-said"),
            HttpError::BadKey => plain("ui-refused-key"),
            HttpError::BadSeats => plain("ui-refused-seats"),
            HttpError::NotOver => plain("ui-refused-not-over"),
            HttpError::BadSetup(error) => words.setup_error(*error),
            HttpError::Refused(refusal) => match refusal {
                Refusal::NotStarted => plain("ui-refused-not-started"),
                Refusal::Stale => plain("ui-refused-stale"),
                Refusal::NothingToTakeBack => plain("ui-refused-nothing-to-take-back"),
                Refusal::KeyUsed => plain("ui-refused-key-used"),
                Refusal::Locked => plain("ui-locked"),
                Refusal::Unplayable | Refusal::Changed(_) => plain("ui-refused-unplayable"),
                Refusal::Illegal(illegal) => words.illegal(illegal),
            },
            HttpError::Lobby(why) => lobby(*why, words),
            HttpError::Broken => plain("ui-refused-broken"),
            HttpError::Internal(_) => plain("ui-refused-internal"),
        }
    }
}

fn seconds(wait: u32) -> i32 {
    i32::try_from(wait).unwrap_or(i32::MAX)
}

/// Why something cannot be done in the lobby.
pub fn lobby(why: BadStart, words: &Words) -> String {
    let plain = |key: &'static str| words.ui(key).end();
    let seat = |key: &'static str, seat: u8| words.ui(key).number("seat", seat + 1).end();
    match why {
        BadStart::NotHost => plain("ui-refused-not-host"),
        BadStart::NotAlone => plain("ui-refused-not-alone"),
        BadStart::Started => plain("ui-refused-started"),
        BadStart::NoSeat => plain("ui-refused-no-seat"),
        BadStart::SeatTaken => plain("ui-refused-seat-taken"),
        BadStart::Full => plain("ui-refused-full"),
        BadStart::NotSeated => plain("ui-refused-not-seated"),
        BadStart::Empty(at) => seat("ui-refused-empty", at),
        BadStart::NotReady(at) => seat("ui-refused-not-ready", at),
        BadStart::Setup => plain("ui-refused-setup"),
        BadStart::NotOver => plain("ui-refused-not-over"),
        BadStart::Over => plain("ui-refused-over"),
        BadStart::NameTaken => plain("ui-refused-name-at-table"),
        BadStart::Removed => plain("ui-refused-removed"),
        BadStart::Banned => plain("ui-refused-banned"),
        BadStart::Muted => plain("ui-refused-muted"),
        BadStart::MutedEverywhere => plain("ui-refused-muted-everywhere"),
        BadStart::HeldAnother => plain("ui-refused-held-another"),
        BadStart::Nobody => plain("ui-refused-nobody"),
        BadStart::Yourself => plain("ui-refused-yourself"),
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        if let HttpError::Internal(error) = &self {
            tracing::error!(%error, "a request failed");
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The page for people: what kind of thing went wrong, and what exactly.
impl ErrorPage {
    fn of(error: &HttpError, words: &Words, request: Option<String>) -> ErrorPage {
        let kind = match error.status() {
            StatusCode::NOT_FOUND | StatusCode::GONE => ErrorKind::NoPage,
            StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN | StatusCode::LOCKED => ErrorKind::Forbidden,
            StatusCode::CONFLICT => ErrorKind::Stale,
            StatusCode::PAYLOAD_TOO_LARGE => ErrorKind::TooLarge,
            StatusCode::TOO_MANY_REQUESTS => ErrorKind::TooMany { wait: error.wait().unwrap_or_default() },
            StatusCode::SERVICE_UNAVAILABLE if matches!(error, HttpError::Unsaved) => ErrorKind::Unsaved,
            StatusCode::SERVICE_UNAVAILABLE => ErrorKind::Away,
            status if status.is_client_error() => ErrorKind::Unreadable,
            _ => ErrorKind::Broken,
        };
        ErrorPage { kind, detail: Some(error.message(words)), table: None, request }
    }
}

/// Whether the one who asks wants JSON: a program, or the page's script.
pub fn wants_json(headers: &HeaderMap, path: &str) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    path.starts_with("/api/") || accept.is_some_and(|accept| accept.starts_with("application/json"))
}

/// Gives every error its body: a page for people, JSON for programs.
pub async fn explain_errors(State(app): State<App>, request: Request, next: Next) -> Response {
    let json = wants_json(request.headers(), request.uri().path());
    let (uri, headers) = (request.uri().clone(), request.headers().clone());
    let id = request.extensions().get::<RequestId>().map(|id| id.0.clone());
    let mut response = next.run(request).await;
    let error = match (response.extensions_mut().remove::<HttpError>(), response.status()) {
        (Some(error), _) => error,
        // A page that says what was wrong with a form is its own answer.
        (None, _) if is_page(&response) => return response,
        (None, StatusCode::NOT_FOUND) => HttpError::NotFound,
        (None, StatusCode::PAYLOAD_TOO_LARGE) => HttpError::TooLarge,
        (None, StatusCode::METHOD_NOT_ALLOWED) => return response,
        (None, status) if status.is_client_error() && !json => HttpError::Malformed(status.to_string()),
        (None, status) if status.is_client_error() => {
            let Tongue(words) = tongue::anyway(&uri, &headers, &app).await;
            return reason(words, response).await;
        }
        (None, _) => return response,
    };
    let Tongue(words) = tongue::anyway(&uri, &headers, &app).await;
    let mut explained = match json {
        true => (error.status(), Json(json!({ "error": error.message(words) }))).into_response(),
        false => (error.status(), error_page(words, &ErrorPage::of(&error, words, id))).into_response(),
    };
    if let Some(wait) = error.wait() {
        explained.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait));
    }
    explained
}

pub fn is_page(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/html"))
}

/// What an extractor found wrong, as JSON.
async fn reason(words: &Words, response: Response) -> Response {
    let status = response.status();
    let body = axum::body::to_bytes(response.into_body(), 4096).await.unwrap_or_default();
    let why = String::from_utf8_lossy(&body).into_owned();
    let error = HttpError::Malformed(why);
    (status, Json(json!({ "error": error.message(words) }))).into_response()
}
