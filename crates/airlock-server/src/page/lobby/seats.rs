//! The seats of a table that fills up, with what host and guest can do there.

use airlock_game::Seat;
use airlock_text::Words;
use maud::{Markup, html};

use super::{Guest, LobbyPage, Sitter, sit};
use crate::page::layout::linked;
use crate::page::make::SeatKind;
use crate::page::problem::PERSON_NAME;
use crate::page::since::ago;
use crate::page::{Here, glyph};

/// The region `#seats`. Posts `/t/{id}/seat` (`seat`, `to`), `/host`, `/remove` (`seat`), `/sit` (`name`,
/// `seat`) and `/leave`; for somebody without a seat it is the form to sit down.
pub fn seats(words: &Words, page: &LobbyPage) -> Markup {
    if page.arrives() {
        return sit::sit(words, page);
    }
    html! {
        section.box #seats aria-labelledby="seats-title" {
            div.box-head {
                h2 #seats-title { (words.ui("ui-seats").end()) }
                span.muted { (words.ui("ui-seats-first").end()) }
            }
            ol.seats { @for (seat, sitter) in page.seated() { (row(words, page, seat, sitter)) } }
            @if page.me.is_some() {
                p.field-note { a href=(page.path("people")) { (words.ui("ui-menu-people").end()) } }
            } @else {
                p.field-note { (linked(&words.ui("ui-lobby-sit-after-all").end(), &format!("/t/{}", page.id))) }
            }
        }
    }
}

fn row(words: &Words, page: &LobbyPage, seat: Seat, sitter: &Sitter) -> Markup {
    let mine = page.me == Some(seat);
    html! {
        li.seat.is-mine[mine].is-closed[*sitter == Sitter::Empty] data-seat=(seat.0) {
            span.seat-number { (i32::from(seat.0) + 1) }
            @match sitter {
                Sitter::Empty => {
                    span.seat-who {
                        span.face.is-empty aria-hidden="true" {}
                        span { (words.ui("ui-seat-empty").end()) small { (words.ui("ui-seat-empty-about").end()) } }
                    }
                    span.seat-state { (words.ui("ui-seat-nobody").end()) }
                    (kinds(words, page, seat, SeatKind::Person))
                }
                Sitter::Bot(name) => {
                    (bot(name, &words.ui("ui-seat-bot-here").end()))
                    (state(words, true))
                    (kinds(words, page, seat, SeatKind::Bot))
                }
                Sitter::Person(guest) => {
                    (person(words, page, seat, guest))
                    (state(words, guest.ready || page.host == Some(seat)))
                    span.seat-tools {
                        @if mine { (own_menu(words, page, seat, guest)) }
                        @else if page.hosts() { (guest_menu(words, page, seat, guest)) }
                    }
                }
            }
        }
    }
}

/// The name with a letter for a face, and beside it what is to be known of the person.
pub(super) fn person(words: &Words, page: &LobbyPage, seat: Seat, guest: &Guest) -> Markup {
    let about = match (page.me == Some(seat), page.host == Some(seat)) {
        (true, true) => words.ui("ui-seat-you-host").end(),
        (true, false) => words.ui("ui-seat-you").end(),
        (false, true) => words.ui("ui-seat-host").text("here", here(words, guest.here)).end(),
        (false, false) => here(words, guest.here),
    };
    let away = page.me != Some(seat) && !guest.here.is_now();
    html! {
        span.seat-who.is-away[away] {
            (face(&guest.name, page.me == Some(seat)))
            span { (guest.name) small { (about) } }
        }
    }
}

fn here(words: &Words, here: Here) -> String {
    match here {
        Here::Now => words.ui("ui-seat-here").end(),
        Here::Away(Some(seconds)) => words.ui("ui-seat-away").text("ago", ago(words, seconds)).end(),
        Here::Away(None) => words.ui("ui-seat-not-here").end(),
    }
}

pub(super) fn bot(name: &str, about: &str) -> Markup {
    html! { span.seat-who { (glyph("bot")) span { (name) small { (about) } } } }
}

/// A person before there is a character: the first letter.
pub(super) fn face(name: &str, mine: bool) -> Markup {
    let letter: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    html! { span.face.is-me[mine] aria-hidden="true" { (letter) } }
}

pub(super) fn state(words: &Words, ready: bool) -> Markup {
    html! {
        @if ready {
            span.seat-state.is-ready { (glyph("tick")) (words.ui("ui-seat-ready").end()) }
        } @else {
            span.seat-state { (words.ui("ui-seat-not-ready").end()) }
        }
    }
}

/// For the host: the seat is a person's or a bot's. The button of what it is already does nothing.
fn kinds(words: &Words, page: &LobbyPage, seat: Seat, now: SeatKind) -> Markup {
    let number = words.ui("ui-seat-number").number("number", i32::from(seat.0) + 1).end();
    html! {
        @if page.hosts() {
            form.seat-tools method="post" action=(page.path("seat")) data-live {
                input type="hidden" name="seat" value=(seat.0);
                span.segments role="group" aria-label=(number) {
                    @for kind in SeatKind::ALL {
                        button.segment name="to" value=(kind.id()) aria-pressed=(kind == &now) disabled[*kind == now] {
                            (kind.label(words))
                        }
                    }
                }
            }
        } @else {
            span.seat-tools {}
        }
    }
}

fn own_menu(words: &Words, page: &LobbyPage, seat: Seat, guest: &Guest) -> Markup {
    let label = words.ui("ui-seat-own-menu").end();
    menu(
        seat,
        &label,
        &html! {
            form.seat-rename method="post" action=(page.path("sit")) data-live {
                input type="hidden" name="seat" value=(seat.0);
                label.label for="rename" { (words.ui("ui-your-name").end()) }
                span.inline {
                    input.input #rename name="name" value=(guest.name) maxlength=(PERSON_NAME) required;
                    button.button { (words.ui("ui-seat-rename").end()) }
                }
            }
            form method="post" action=(page.path("leave")) {
                button.button { (words.ui("ui-seat-leave").end()) }
            }
        },
    )
}

fn guest_menu(words: &Words, page: &LobbyPage, seat: Seat, guest: &Guest) -> Markup {
    let label = words.ui("ui-seat-menu").text("name", guest.name.clone()).end();
    menu(
        seat,
        &label,
        &html! {
            form method="post" action=(page.path("host")) data-live {
                input type="hidden" name="seat" value=(seat.0);
                button.button { (words.ui("ui-seat-make-host").text("name", guest.name.clone()).end()) }
            }
            form method="post" action=(page.path("remove")) data-live {
                input type="hidden" name="seat" value=(seat.0);
                button.button { (words.ui("ui-seat-remove").text("name", guest.name.clone()).end()) }
            }
        },
    )
}

fn menu(seat: Seat, label: &str, inside: &Markup) -> Markup {
    html! {
        details.seat-menu #{ "seat-menu-" (seat.0) } {
            summary.icon-button aria-label=(label) title=(label) { (glyph("menu")) }
            div.seat-menu-list { (inside) }
        }
    }
}
