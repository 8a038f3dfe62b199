//! The JSON API: what can be done about the people at a table.

use airlock_game::Seat;
use airlock_store::Bar;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::described;
use super::identity::Visitor;
use super::sent::Sent;
use super::table::clean_text;
use super::{App, HttpError};
use crate::table::{Command, Who};

/// Somebody who asks for a seat, or was sent away.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ToGuest {
    #[schema(schema_with = described::number)]
    guest: u32,
}

pub async fn admit(app: State<App>, id: Path<String>, me: Visitor, Sent(to): Sent<ToGuest>) -> Answered {
    send(app, id, me, Command::Admit(to.guest)).await
}

pub async fn decline(app: State<App>, id: Path<String>, me: Visitor, Sent(to): Sent<ToGuest>) -> Answered {
    send(app, id, me, Command::Decline(to.guest)).await
}

pub async fn lift(app: State<App>, id: Path<String>, me: Visitor, Sent(to): Sent<ToGuest>) -> Answered {
    send(app, id, me, Command::Lift(to.guest)).await
}

/// Whom it is about: one of `seat`, `guest` and `line`, which is the number of a line of the chat.
struct About(Option<u8>, Option<u32>, Option<u32>);

impl About {
    fn who(&self) -> Result<Who, HttpError> {
        match *self {
            About(Some(seat), None, None) => Ok(Who::Seat(Seat(seat))),
            About(None, Some(guest), None) => Ok(Who::Guest(guest)),
            About(None, None, Some(line)) => Ok(Who::Line(line)),
            About(_, _, _) => Err(HttpError::Missing("seat, guest or line")),
        }
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Remove {
    #[schema(schema_with = described::seat_or_nothing)]
    seat: Option<u8>,
    #[schema(schema_with = described::number_or_nothing)]
    guest: Option<u32>,
    #[schema(schema_with = described::number_or_nothing)]
    line: Option<u32>,
    /// They cannot talk here either.
    #[serde(default)]
    ban: bool,
}

pub async fn remove(app: State<App>, id: Path<String>, me: Visitor, Sent(remove): Sent<Remove>) -> Answered {
    let bar = if remove.ban { Bar::Banned } else { Bar::Removed };
    send(app, id, me, Command::Remove { who: About(remove.seat, remove.guest, remove.line).who()?, bar }).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    #[schema(schema_with = described::seat_or_nothing)]
    seat: Option<u8>,
    #[schema(schema_with = described::number_or_nothing)]
    guest: Option<u32>,
    #[schema(schema_with = described::number_or_nothing)]
    line: Option<u32>,
    /// `false` lets them be read again.
    #[serde(default = "yes")]
    on: bool,
    /// For everybody, by the host.
    #[serde(default)]
    table: bool,
}

fn yes() -> bool {
    true
}

pub async fn mute(app: State<App>, id: Path<String>, me: Visitor, Sent(mute): Sent<Mute>) -> Answered {
    let (who, muted) = (About(mute.seat, mute.guest, mute.line).who()?, mute.on);
    let command = if mute.table { Command::MuteForAll { who, muted } } else { Command::Mute { who, muted } };
    send(app, id, me, command).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Flag {
    #[schema(schema_with = described::seat_or_nothing)]
    seat: Option<u8>,
    #[schema(schema_with = described::number_or_nothing)]
    guest: Option<u32>,
    #[schema(schema_with = described::number_or_nothing)]
    line: Option<u32>,
    #[schema(schema_with = described::line)]
    reason: String,
}

pub async fn flag(app: State<App>, id: Path<String>, me: Visitor, Sent(flag): Sent<Flag>) -> Answered {
    let reason = clean_text(&flag.reason)?;
    send(app, id, me, Command::Report { who: About(flag.seat, flag.guest, flag.line).who()?, reason }).await
}

type Answered = Result<StatusCode, HttpError>;

async fn send(State(app): State<App>, Path(id): Path<String>, me: Visitor, command: Command) -> Answered {
    app.hall().table(&id).await?.send(&me.person, command).await?;
    Ok(StatusCode::NO_CONTENT)
}
