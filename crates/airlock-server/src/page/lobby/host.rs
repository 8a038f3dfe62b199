//! Starting the game, with the reason before the button; for guests, saying that one is ready.

use airlock_game::Seat;
use airlock_text::Words;
use maud::{Markup, html};

use super::{Guest, LobbyPage, Sitter};
use crate::page::glyph;

/// What still stands against starting.
struct Missing<'a> {
    empty: Vec<Seat>,
    unready: Vec<(Seat, &'a Guest)>,
}

impl LobbyPage {
    fn missing(&self) -> Missing<'_> {
        let mut missing = Missing { empty: Vec::new(), unready: Vec::new() };
        for (seat, sitter) in self.seated() {
            match sitter {
                Sitter::Empty => missing.empty.push(seat),
                Sitter::Person(guest) if !guest.ready && self.host != Some(seat) => missing.unready.push((seat, guest)),
                Sitter::Person(_) | Sitter::Bot(_) => {}
            }
        }
        missing
    }
}

/// The region `#host`. Posts `/t/{id}/start`, `/seat` (`seat` or `seat=empty` for all, `to=bot`), `/nudge` (`seat`),
/// `/ready` (`ready=1` or `0`), `/leave`, and `/host` (`seat`) where nobody is the host.
pub fn host(words: &Words, page: &LobbyPage) -> Markup {
    let missing = page.missing();
    html! {
        div.box.host #host role="group" aria-label=(words.ui("ui-start").end()) {
            p.host-why role="status" { (why(words, page, &missing)) }
            @match page.me {
                Some(_) if page.hosts() => (host_buttons(words, page, &missing)),
                Some(me) => (guest_buttons(words, page, me)),
                None => {}
            }
        }
    }
}

/// Who or what the table waits for, and what can be done about it.
fn why(words: &Words, page: &LobbyPage, missing: &Missing<'_>) -> Markup {
    let Missing { empty, unready } = missing;
    let (empty_count, unready_count) = (count(empty.len()), count(unready.len()));
    let seat = empty.first().map_or(0, |seat| i32::from(seat.0) + 1);
    let name = unready.first().map(|(_, guest)| guest.name.clone()).unwrap_or_default();
    let fill = |key: &'static str| {
        let say = words.ui(key).number("empty", empty_count).number("unready", unready_count);
        say.number("seat", seat).text("name", name.clone()).end()
    };
    let reason = match (empty_count, unready_count) {
        (0, 0) => fill("ui-start-all"),
        (_, 0) => fill("ui-start-empty"),
        (0, _) => fill("ui-start-unready"),
        (_, _) => fill("ui-start-both"),
    };
    let advice = match page.host_name() {
        None => Some(words.ui("ui-start-no-host").end()),
        Some(_) if page.hosts() => (empty_count + unready_count > 0).then(|| fill("ui-start-advice")),
        Some(host) => Some(words.ui("ui-start-by-host").text("host", host.to_owned()).end()),
    };
    html! { b { (reason) } @if let Some(advice) = advice { " " (advice) } }
}

fn host_buttons(words: &Words, page: &LobbyPage, missing: &Missing<'_>) -> Markup {
    let Missing { empty, unready } = missing;
    let all = empty.is_empty() && unready.is_empty();
    html! {
        div.ask-buttons {
            @if let Some(first) = empty.first() {
                form method="post" action=(page.path("seat")) data-live {
                    input type="hidden" name="seat"
                        value=(if empty.len() == 1 { first.0.to_string() } else { "empty".to_owned() });
                    button.button name="to" value="bot" {
                        (glyph("bot"))
                        (words.ui("ui-start-bots").number("empty", count(empty.len()))
                            .number("seat", i32::from(first.0) + 1).end())
                    }
                }
            }
            @if let Some((seat, guest)) = unready.first() {
                form method="post" action=(page.path("nudge")) data-live {
                    button.button name="seat" value=(seat.0) {
                        (words.ui("ui-start-ask").text("name", guest.name.clone()).end())
                    }
                }
            }
            form.host-start method="post" action=(page.path("start")) {
                button.button.button-go disabled[!all] { (words.ui("ui-start-go").end()) }
            }
        }
    }
}

fn guest_buttons(words: &Words, page: &LobbyPage, me: Seat) -> Markup {
    let ready = page.guest(me).is_some_and(|guest| guest.ready);
    html! {
        div.ask-buttons {
            form.host-start method="post" action=(page.path("ready")) data-live {
                @if ready {
                    button.button name="ready" value="0" { (words.ui("ui-ready-not").end()) }
                } @else {
                    button.button.button-go name="ready" value="1" { (words.ui("ui-ready").end()) }
                }
            }
            @if page.host_name().is_none() {
                form method="post" action=(page.path("host")) data-live {
                    button.button name="seat" value=(me.0) { (words.ui("ui-host-take").end()) }
                }
            }
            form method="post" action=(page.path("leave")) {
                button.button.button-quiet { (words.ui("ui-seat-leave").end()) }
            }
        }
    }
}

fn count(things: usize) -> i32 {
    i32::try_from(things).unwrap_or(i32::MAX)
}
