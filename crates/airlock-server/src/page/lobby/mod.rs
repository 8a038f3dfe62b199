//! A table filling up: as the host sees it, as a guest who sits, and as somebody with the link.
//!
//! The page is live: its [`LobbyRegion`]s are pushed one by one while people come and go. Every
//! button is a form of its own, so that all of it works without script; the script sends those with
//! `data-live` without leaving the page. `seat` in a form is the
//! number of the seat from 0 on, as everywhere in the engine.

mod chat;
mod host;
mod seats;
mod sit;

use airlock_game::Seat;
use airlock_text::Words;
use maud::{Markup, html};

use super::layout::{Body, Document, Place, around, document, linked, site, without_script};
use super::problem::{Problem, problems};
use super::seal::seal;
use super::settings::{Settings, facts};
use super::{Here, TalkLine, glyph};

pub use chat::chat;
pub use host::host;
pub use seats::seats;

/// One person's look at a table that has not begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyPage {
    /// In addresses.
    pub id: String,
    pub settings: Settings,
    /// By their seats, one for each player of the setup.
    pub seats: Vec<Sitter>,
    pub host: Option<Seat>,
    /// The seat of the one who looks.
    pub me: Option<Seat>,
    /// Has no seat and only looks on.
    pub watching: bool,
    /// What somebody without a seat is called, as far as this browser knows.
    pub name: String,
    /// The whole address of the table, to be sent.
    pub link: String,
    /// To be said.
    pub code: String,
    /// Where the page listens, with what it has.
    pub stream: String,
    pub chat: Vec<TalkLine>,
    /// The hash of the seed.
    pub seal: String,
    /// An operator has locked the table.
    pub locked: bool,
    pub problem: Option<Problem>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Empty,
    /// By its name.
    Bot(String),
    Person(Guest),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    pub name: String,
    /// Has said so; a host is always ready.
    pub ready: bool,
    pub here: Here,
}

/// A part of the page that is pushed as a whole. Each is one element with the region's name as `id`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyRegion {
    Head,
    Seats,
    Host,
    Settings,
    Chat,
}

impl LobbyRegion {
    pub const ALL: &'static [LobbyRegion] =
        &[LobbyRegion::Head, LobbyRegion::Seats, LobbyRegion::Host, LobbyRegion::Settings, LobbyRegion::Chat];

    pub const fn id(self) -> &'static str {
        match self {
            LobbyRegion::Head => "lobby-head",
            LobbyRegion::Seats => "seats",
            LobbyRegion::Host => "host",
            LobbyRegion::Settings => "settings",
            LobbyRegion::Chat => "lobby-chat",
        }
    }

    pub fn draw(self, words: &Words, page: &LobbyPage) -> Markup {
        match self {
            LobbyRegion::Head => head(words, page),
            LobbyRegion::Seats => seats(words, page),
            LobbyRegion::Host => host(words, page),
            LobbyRegion::Settings => settings(words, page),
            LobbyRegion::Chat => chat(words, page),
        }
    }
}

impl LobbyPage {
    /// Whether the one who looks is the host.
    pub fn hosts(&self) -> bool {
        self.me.is_some() && self.me == self.host
    }

    /// Whether the one who looks is about to sit down.
    pub fn arrives(&self) -> bool {
        self.me.is_none() && !self.watching
    }

    fn guest(&self, seat: Seat) -> Option<&Guest> {
        match self.seats.get(seat.index())? {
            Sitter::Person(guest) => Some(guest),
            Sitter::Empty | Sitter::Bot(_) => None,
        }
    }

    fn seated(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        (0..).map(Seat).zip(&self.seats)
    }

    fn host_name(&self) -> Option<&str> {
        self.host.and_then(|seat| self.guest(seat)).map(|guest| guest.name.as_str())
    }

    /// Where a form or link of this table goes.
    fn path(&self, path: &str) -> String {
        format!("/t/{}/{path}", self.id)
    }
}

/// `GET /t/{id}` before the game.
pub fn lobby(words: &Words, page: &LobbyPage) -> Markup {
    let main = html! {
        main #main data-table=(page.id) data-stream=(page.stream) {
            (head(words, page))
            @if page.locked { p.announcement role="status" { (words.ui("ui-locked").end()) } }
            (problems(words, &page.problem))
            div.make-grid {
                @if page.arrives() {
                    (seats(words, page))
                    div.boxes.lobby-side { (settings(words, page)) (new_here(words)) }
                } @else {
                    div.boxes {
                        (seats(words, page))
                        (share(words, page))
                        (host(words, page))
                    }
                    div.boxes.lobby-side { (settings(words, page)) (chat(words, page)) }
                }
            }
        }
    };
    let name = page.settings.name.as_str();
    let about = words.ui("ui-lobby-about").text("name", name.to_owned()).end();
    let turn = page.me.and_then(|seat| page.guest(seat)).is_some_and(|me| !me.ready && !page.hosts());
    let head = Document { title: Some(name), about: Some(&about), body: Body::Start, turn };
    document(words, head, &site(words, "lobby", Place::Elsewhere, &main))
}

/// The name of the table, and how full it is or who waits.
pub fn head(words: &Words, page: &LobbyPage) -> Markup {
    let count = |seats: usize| u8::try_from(seats).unwrap_or(u8::MAX);
    let empty = page.seats.iter().filter(|sitter| **sitter == Sitter::Empty).count();
    let state = match page.host_name() {
        Some(host) if page.arrives() && !sit::free(page).is_empty() => {
            words.ui("ui-lobby-welcome").text("host", host.to_owned()).end()
        }
        Some(_) | None => {
            let say = words.ui("ui-lobby-filling").number("taken", count(page.seats.len() - empty));
            say.number("empty", count(empty)).number("seats", count(page.seats.len())).end()
        }
    };
    html! {
        div.lobby-head #lobby-head {
            h1 { (page.settings.name) }
            p { (around(&state, |number| html! { b { (number) } })) }
            (without_script(words, &format!("/t/{}", page.id)))
        }
    }
}

/// What is played here; the host may change it.
pub fn settings(words: &Words, page: &LobbyPage) -> Markup {
    html! {
        section.box #settings aria-labelledby="settings-title" {
            div.box-head {
                h2 #settings-title {
                    @if page.arrives() { (words.ui("ui-lobby-played").end()) } @else { (words.ui("ui-settings").end()) }
                }
                @if page.hosts() { a.button href=(page.path("settings")) { (words.ui("ui-settings-change").end()) } }
            }
            (facts(words, &page.settings))
            (seal(words, &page.seal))
        }
    }
}

/// The link to send and the code to say. It never changes, so it is no region.
fn share(words: &Words, page: &LobbyPage) -> Markup {
    let code = words.ui("ui-share-code").text("code", page.code.clone()).end();
    html! {
        section.box.share aria-labelledby="share" {
            h2 #share { (words.ui("ui-share").end()) }
            p.inline {
                label.sr for="share-link" { (words.ui("ui-share-link").end()) }
                input.input #share-link value=(page.link) readonly;
                button.button type="button" data-copy="share-link" {
                    (glyph("link")) (words.ui("ui-copy").end())
                }
            }
            p.field-note { (around(&code, |code| html! { b.code { (code) } })) }
        }
    }
}

fn new_here(words: &Words) -> Markup {
    html! {
        section.box {
            h2 { (words.ui("ui-new-here").end()) }
            p.sum-line { (linked(&words.ui("ui-new-here-about").end(), "/rules")) }
        }
    }
}
