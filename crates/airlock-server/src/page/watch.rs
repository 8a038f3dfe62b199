//! Tables that anyone may look at: seats that are free, games under way, games to replay.

use airlock_text::Words;
use maud::{Markup, html};

use super::layout::{Place, page};
use super::line::{TableLine, lines};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WatchPage {
    /// Tables that anyone may sit down at and that have not begun.
    pub filling: Vec<TableLine>,
    /// Games under way, as a spectator sees them.
    pub playing: Vec<TableLine>,
    /// Finished games, the latest first.
    pub over: Vec<TableLine>,
}

/// `GET /watch`. Leads to `/t/{id}`, `/t/{id}?watch=1` and `/t/{id}/replay`.
pub fn watch(words: &Words, shown: &WatchPage) -> Markup {
    let title = words.ui("ui-nav-watch").end();
    let main = html! {
        main #main {
            h1 { (title) }
            div.boxes {
                @if !shown.filling.is_empty() {
                    section.box aria-labelledby="filling" {
                        h2 #filling { (words.ui("ui-watch-filling").end()) }
                        (lines(words, &shown.filling, |line| format!("/t/{}", line.id)))
                    }
                }
                section.box aria-labelledby="playing" {
                    h2 #playing { (words.ui("ui-watch-playing").end()) }
                    @if shown.playing.is_empty() { (none(&words.ui("ui-watch-playing-none").end())) }
                    (lines(words, &shown.playing, |line| format!("/t/{}?watch=1", line.id)))
                }
                section.box aria-labelledby="over" {
                    h2 #over { (words.ui("ui-watch-finished").end()) }
                    @if shown.over.is_empty() { (none(&words.ui("ui-watch-finished-none").end())) }
                    (lines(words, &shown.over, |line| format!("/t/{}/replay", line.id)))
                }
            }
        }
    };
    page(words, &title, "make watch", Place::Watch, &main)
}

fn none(text: &str) -> Markup {
    html! { p.sum-line { (text) } }
}
