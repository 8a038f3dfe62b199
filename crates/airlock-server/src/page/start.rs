//! The start page: play at once, join a table, and one's own tables.

use std::sync::LazyLock;

use airlock_game::terms::Set;
use airlock_game::{Rules, Setup};
use airlock_text::Words;
use maud::{Markup, PreEscaped, html};

use super::glyph;
use super::layout::{Body, Document, Place, document, site};
use super::line::{TableLine, lines};
use super::problem::{Problem, problems};
use super::settings::{quick_setups, sizes};
use crate::assets::SPRITE;

/// The ship, its pursuers and the stars: our own drawing.
pub(super) static HERO: LazyLock<String> =
    LazyLock::new(|| include_str!("hero.svg").replace("/assets/glyphs.svg", *SPRITE));

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartPage {
    /// The tables of this browser or account, the latest first.
    pub tables: Vec<TableLine>,
    /// The last choice of what is played.
    pub quick: Quick,
    /// What stands against playing so.
    pub unplayable: Option<Problem>,
    /// What was pasted where a link or code is wanted, if it led nowhere.
    pub pasted: String,
    pub problem: Option<Problem>,
}

/// What is played at once: the number of players, and the box whose objective it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quick {
    pub players: u8,
    pub set: Set,
}

impl Default for Quick {
    fn default() -> Quick {
        Quick { players: 5, set: Set::Base }
    }
}

impl Quick {
    pub fn setup(self) -> Setup {
        let own = quick_setups(self.players).find(|(set, _)| *set == self.set);
        own.map_or_else(|| Setup::base(self.players), |(_, setup)| setup)
    }
}

/// `GET /`. Posts `/play` (`players`, `set`) and `/join` (`link`).
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
    let body = html! { (PreEscaped(&*HERO)) (main) };
    document(
        words,
        Document { title: None, about: None, body: Body::Start, turn },
        &site(words, "", Place::Elsewhere, &body),
    )
}

fn play(words: &Words, page: &StartPage) -> Markup {
    html! {
        form.box.quick method="post" action="/play" {
            h2 { (words.ui("ui-play").end()) }
            (problems(words, &page.unplayable))
            fieldset.field {
                legend { (words.ui("ui-players").end()) }
                (players(page.quick))
            }
            fieldset.field {
                legend { (words.ui("ui-play-set").end()) }
                div.segments {
                    @for (set, _) in quick_setups(page.quick.players) {
                        label.segment title=(words.about(set)) {
                            input type="radio" name="set" value=(set.id()) checked[set == page.quick.set];
                            span { (words.label(set)) }
                        }
                    }
                }
            }
            button.button.button-go.button-big { (words.ui("ui-play-go").end()) }
        }
    }
}

/// How many play, as one row of segments. `data-sets` names the boxes with which so many can.
fn players(quick: Quick) -> Markup {
    let with = |size: u8| {
        let playable = quick_setups(size).filter(|(_, setup)| Rules::of(setup).is_ok());
        playable.map(|(set, _)| set.id()).collect::<Vec<_>>().join(" ")
    };
    html! {
        div.segments {
            @for size in sizes() {
                label.segment data-sets=(with(size)) {
                    input type="radio" name="players" value=(size) checked[size == quick.players];
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
