//! What is said at a table, and what becomes of its seats: the lines of the chat.

use airlock_game::Seat;
use airlock_text::Words;
use maud::{Markup, html};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Counts the lines of the table.
    pub number: u32,
    /// Nothing for somebody who watches.
    pub seat: Option<Seat>,
    /// The name of a spectator, or of whoever sat there then.
    pub name: String,
    pub text: String,
}

/// What was said or happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TalkLine {
    Said(ChatLine),
    SatDown(String),
    Left(String),
    /// A bot plays for this person from now on.
    Replaced(String),
    CameBack(String),
    Removed(String),
    Renamed {
        from: String,
        to: String,
    },
    NewHost(String),
    /// The host asks whether this person is ready.
    Asked(String),
    /// The host has changed the settings.
    Changed,
    /// Asks for a seat in the running game.
    AskedToSit(String),
    Declined(String),
    Banned(String),
}

/// Beside the name of whoever said a line: that they only watch, and where to complain. Leads to `/t/{id}/people`.
pub(super) fn beside_name(words: &Words, line: &ChatLine, table: &str, mine: bool) -> Markup {
    let about = words.ui("ui-line-about").text("name", line.name.clone()).end();
    html! {
        @if line.seat.is_none() { " " small.is-watching { (words.ui("ui-line-watches").end()) } }
        @if !mine {
            a.line-more href={ "/t/" (table) "/people?line=" (line.number) } title=(about) aria-label=(about) { "…" }
        }
    }
}

impl TalkLine {
    /// The sentence of what happened; nothing for what somebody said.
    pub(super) fn news(&self, words: &Words) -> Option<String> {
        let about = |key: &'static str, name: &String| Some(words.ui(key).text("name", name.clone()).end());
        match self {
            TalkLine::Said(_) => None,
            TalkLine::SatDown(name) => about("ui-news-sat", name),
            TalkLine::Left(name) => about("ui-news-left", name),
            TalkLine::Replaced(name) => about("ui-news-replaced", name),
            TalkLine::CameBack(name) => about("ui-news-back", name),
            TalkLine::Removed(name) => about("ui-news-removed", name),
            TalkLine::Renamed { from, to } => {
                Some(words.ui("ui-news-renamed").text("from", from.clone()).text("to", to.clone()).end())
            }
            TalkLine::NewHost(name) => about("ui-news-host", name),
            TalkLine::Asked(name) => about("ui-news-asked", name),
            TalkLine::Changed => Some(words.ui("ui-news-changed").end()),
            TalkLine::AskedToSit(name) => about("ui-news-asked-to-sit", name),
            TalkLine::Declined(name) => about("ui-news-declined", name),
            TalkLine::Banned(name) => about("ui-news-banned", name),
        }
    }
}
