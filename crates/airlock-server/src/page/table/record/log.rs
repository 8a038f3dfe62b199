//! The log: one line a fact, under the turn and the check that it belongs to.

use airlock_game::{Event, Seat, Secret};
use airlock_text::{Happening, Names, Words};
use maud::{Markup, html};

use super::mentions::linked;
use super::tone::{Tone, tone};
use crate::page::Scene;

/// What happened at one moment, as the reader may know it.
#[derive(Clone, Copy, Debug)]
pub struct LogEntry<'a> {
    pub version: u32,
    /// Already projected with [`Event::shown_to`].
    pub events: &'a [Event],
}

/// All lines, with a mark where the reader last looked.
pub fn log<'a>(scene: &Scene<'_>, entries: impl IntoIterator<Item = LogEntry<'a>>) -> Markup {
    let since = scene.desk.since;
    let mut marked = since == 0;
    html! {
        @for entry in entries {
            @if !marked && entry.version > since {
                @let () = marked = true;
                (since_line(scene.words))
            }
            (log_lines(scene.words, scene, scene.me, entry))
        }
    }
}

/// The way to the lines before the first one.
pub fn earlier(scene: &Scene<'_>, from: u32) -> Markup {
    let words = scene.words;
    html! { li.log-earlier { a href={ "?record=log&from=" (from) } { (words.ui("ui-log-earlier").end()) } } }
}

/// Where the reader last looked.
pub fn since_line(words: &Words) -> Markup {
    html! { li.log-since { (words.ui("ui-log-since").end()) } }
}

/// The lines of one moment, each with its version, to be added at the end of `#log`.
pub fn log_lines(words: &Words, names: &dyn Names, reader: Option<Seat>, entry: LogEntry<'_>) -> Markup {
    let events: Vec<Event> = entry.events.iter().map(|&event| veiled(event, reader)).collect();
    let all = words.happenings(&events, names, reader);
    html! {
        @for one in &all {
            @if let Some(Event::TurnBegan { seat, number }) = one.line.events.first() {
                li.log-turn data-v=(entry.version) { (turn(words, names, reader, *seat, *number)) }
            } @else {
                (told(words, names, reader, entry.version, one))
            }
        }
    }
}

/// What happened, one sentence each.
pub fn headlines(scene: &Scene<'_>, events: &[Event]) -> Vec<String> {
    let events: Vec<Event> = events.iter().map(|&event| veiled(event, scene.me)).collect();
    scene.words.happenings(&events, scene, scene.me).into_iter().map(|one| one.line.text).collect()
}

/// The same in one breath, for those who listen.
pub fn spoken(scene: &Scene<'_>, events: &[Event]) -> String {
    let events: Vec<Event> = events.iter().map(|&event| veiled(event, scene.me)).collect();
    scene.words.story(&events, scene, scene.me).join(" ")
}

/// One's own Loyalty is never in the page unasked, in case somebody looks over one's shoulder.
fn veiled(event: Event, reader: Option<Seat>) -> Event {
    match event {
        Event::LoyaltyDealt { seat, card } if reader == Some(seat) => {
            Event::LoyaltyDealt { seat, card: Secret { value: None, ..card } }
        }
        Event::LoyaltyReceived { seat, card } if reader == Some(seat) => {
            Event::LoyaltyReceived { seat, card: Secret { value: None, ..card } }
        }
        event => event,
    }
}

fn turn(words: &Words, names: &dyn Names, reader: Option<Seat>, seat: Seat, number: u16) -> String {
    if reader == Some(seat) {
        return words.ui("ui-log-turn-you").number("number", number).end();
    }
    words.ui("ui-log-turn").number("number", number).person("who", seat, names).end()
}

/// One thing that happened; what belongs to it is there for whoever opens it.
fn told(words: &Words, names: &dyn Names, reader: Option<Seat>, version: u32, one: &Happening<'_>) -> Markup {
    let class = one.line.events.first().map_or("", |event| class(tone(event)));
    let count = i32::try_from(one.details.len()).unwrap_or(i32::MAX);
    html! {
        li class=[(!class.is_empty()).then_some(class)] data-v=(version) {
            (linked(words, names, reader, &one.line))
            @if count > 0 {
                @let label = words.ui("ui-log-details").number("count", count).end();
                details.log-details {
                    summary title=(label) { span aria-hidden="true" { "+" (count) } span.sr { (label) } }
                    ul { @for line in &one.details { li { (linked(words, names, reader, line)) } } }
                }
            }
        }
    }
}

fn class(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "",
        Tone::Bad => "log-bad",
        Tone::Good => "log-good",
        Tone::Secret => "log-secret",
        Tone::Check => "log-check",
    }
}
