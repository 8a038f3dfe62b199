//! Sitting down: somebody has opened the link, says a name and picks a seat.

use airlock_game::Seat;
use airlock_text::Words;
use maud::{Markup, html};

use super::seats::{bot, face, person, state};
use super::{LobbyPage, Sitter};
use crate::page::layout::linked;
use crate::page::problem::PERSON_NAME;

/// The seats that one can take, the empty ones before those of bots, who give way.
pub(super) fn free(page: &LobbyPage) -> Vec<Seat> {
    let of = |wanted: fn(&Sitter) -> bool| page.seated().filter(move |(_, sitter)| wanted(sitter));
    let empty = of(|sitter| matches!(sitter, Sitter::Empty));
    let bots = of(|sitter| matches!(sitter, Sitter::Bot(_)));
    empty.chain(bots).map(|(seat, _)| seat).collect()
}

/// Posts `/t/{id}/sit` (`name`, `seat`).
pub(super) fn sit(words: &Words, page: &LobbyPage) -> Markup {
    let first = free(page).first().copied();
    let watch = format!("/t/{}?watch=1", page.id);
    html! {
        form.box #seats method="post" action=(page.path("sit")) aria-labelledby="seats-title" {
            h2 #seats-title { (words.ui("ui-sit").end()) }
            @if first.is_some() {
                p.field {
                    label.label for="guest-name" { (words.ui("ui-sit-name").end()) }
                    input.input #guest-name name="name" value=(page.name) maxlength=(PERSON_NAME) required
                        autocomplete="nickname";
                }
            } @else {
                p.sum-line { (words.ui("ui-sit-full").end()) }
            }
            fieldset.field {
                legend {
                    @if first.is_some() { (words.ui("ui-sit-where").end()) } @else { (words.ui("ui-seats").end()) }
                }
                ol.seats {
                    @for (seat, sitter) in page.seated() { (row(words, page, seat, sitter, first == Some(seat))) }
                }
            }
            @if first.is_some() {
                p.ask-buttons { button.button.button-go.button-big { (words.ui("ui-sit-go").end()) } }
            }
            p.field-note {
                (linked(&words.ui("ui-sit-or-watch").end(), &watch))
                " " (words.ui("ui-sit-no-account").end())
            }
        }
    }
}

/// A seat to pick. Both states are drawn; the style sheet shows the one of the choice.
fn row(words: &Words, page: &LobbyPage, seat: Seat, sitter: &Sitter, chosen: bool) -> Markup {
    html! {
        li.seat.is-free[*sitter == Sitter::Empty] data-seat=(seat.0) {
            span.seat-number { (i32::from(seat.0) + 1) }
            @match sitter {
                Sitter::Empty => {
                    (here(words, page))
                    span.seat-who.if-off {
                        span.face.is-empty aria-hidden="true" {}
                        span { (words.ui("ui-seat-free").end()) }
                    }
                    span.seat-state {}
                    (pick(words, seat, chosen))
                }
                Sitter::Bot(name) => {
                    (here(words, page))
                    div.if-off { (bot(name, &words.ui("ui-seat-gives-way").end())) }
                    span.seat-state {}
                    (pick(words, seat, chosen))
                }
                Sitter::Person(guest) => {
                    (person(words, page, seat, guest))
                    (state(words, guest.ready || page.host == Some(seat)))
                    span.seat-tools {}
                }
            }
        }
    }
}

fn here(words: &Words, page: &LobbyPage) -> Markup {
    html! { span.seat-who.if-on { (face(&page.name, true)) span { (words.ui("ui-seat-you-here").end()) } } }
}

fn pick(words: &Words, seat: Seat, chosen: bool) -> Markup {
    let number = words.ui("ui-seat-number").number("number", i32::from(seat.0) + 1).end();
    html! {
        span.seat-tools {
            label.pick {
                input type="radio" name="seat" value=(seat.0) checked[chosen] aria-label=(number);
                (words.ui("ui-seat-this").end())
            }
        }
    }
}
