//! The start page: play at once, join a table, and one's own tables.

use airlock_text::Words;
use maud::{Markup, PreEscaped, html};

use super::glyph;
use super::layout::{Body, Document, Place, document, site};
use super::line::{TableLine, lines};
use super::problem::{Problem, problems};
use super::settings::sizes;

/// The ship, its pursuers and the stars: our own drawing.
pub(super) static HERO: &str = include_str!("hero.svg");

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartPage {
    /// The tables of this browser or account, the latest first.
    pub tables: Vec<TableLine>,
    /// The last choice of how many play; 5 at first.
    pub players: Option<u8>,
    /// What was pasted where a link or code is wanted, if it led nowhere.
    pub pasted: String,
    pub problem: Option<Problem>,
}

/// `GET /`. Posts `/play` (`players`) and `/join` (`link`).
pub fn start(words: &Words, page: &StartPage) -> Markup {
    let main = html! {
        main #main {
            div.hero {
                h1 { (words.ui("ui-hero").end()) }
                p { (words.ui("ui-hero-about").end()) }
            }
            div.start-grid {
                div.boxes { (play(words, page)) (join(words, page)) }
                (tables(words, page))
            }
        }
    };
    let turn = page.tables.iter().any(TableLine::waits_for_me);
    let body = html! { (PreEscaped(HERO)) (main) };
    document(
        words,
        Document { title: None, about: None, body: Body::Start, turn },
        &site(words, "", Place::Elsewhere, &body),
    )
}

fn play(words: &Words, page: &StartPage) -> Markup {
    let chosen = page.players.unwrap_or(5);
    html! {
        form.box method="post" action="/play" {
            h2 { (words.ui("ui-play").end()) }
            fieldset.field {
                legend { (words.ui("ui-players").end()) }
                (players(sizes(), chosen))
            }
            button.button.button-go.button-big { (words.ui("ui-play-go").end()) }
        }
    }
}

/// How many play, as one row of segments.
pub(super) fn players(sizes: impl Iterator<Item = u8>, chosen: u8) -> Markup {
    html! {
        div.segments {
            @for size in sizes {
                label.segment {
                    input type="radio" name="players" value=(size) checked[size == chosen];
                    span { (size) }
                }
            }
        }
    }
}

fn join(words: &Words, page: &StartPage) -> Markup {
    html! {
        form.box method="post" action="/join" {
            h2 { (words.ui("ui-join").end()) }
            (problems(words, &page.problem))
            p.inline {
                label.sr for="join-link" { (words.ui("ui-join-link").end()) }
                input.input #join-link name="link" value=(page.pasted) placeholder=(words.ui("ui-join-hint").end())
                    autocomplete="off" autocapitalize="none" spellcheck="false" required;
                button.button { (words.ui("ui-join-go").end()) }
            }
        }
    }
}

fn tables(words: &Words, page: &StartPage) -> Markup {
    html! {
        section.box aria-labelledby="mine" {
            div.box-head {
                h2 #mine { (words.ui("ui-mine").end()) }
                a.button href="/make" { (glyph("plus")) (words.ui("ui-make").end()) }
            }
            @if page.tables.is_empty() {
                div.none {
                    p { (words.ui("ui-mine-none").end()) }
                    p.muted { (words.ui("ui-mine-none-about").end()) }
                }
            } @else {
                (lines(words, &page.tables, |line| format!("/t/{}", line.id)))
            }
        }
    }
}
