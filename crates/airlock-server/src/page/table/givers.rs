//! Who added how many cards to a check, and who is still to add.

use airlock_game::cards::SkillCard;
use airlock_game::cards::base::tokens::DESTINY_CARDS;
use airlock_game::cards::pegasus::tokens::{ADDED_BY_INFILTRATOR, DETENTION_CARDS};
use airlock_game::state::Place;
use airlock_game::terms::Location;
use airlock_game::view::{CheckNow, CheckStage, PlayerView};
use airlock_game::{Seat, View};
use maud::{Markup, html};

use crate::page::{Scene, glyph, mark, mini_token};
use crate::told::CheckTold;

/// More backs than these are told by their number alone.
const MOST_BACKS: usize = 4;

/// While cards are added: everybody in order, with what lies there already.
pub(super) fn givers(scene: &Scene<'_>, now: &CheckNow, told: Option<&CheckTold>) -> Markup {
    let words = scene.words;
    let view = scene.view;
    let order: Vec<Seat> = view.turn.current.left(view.setup.players).round(view.setup.players).collect();
    let added = told.map_or(&[] as &[(Seat, u8)], |told| &told.added);
    let destiny = told.map_or(0, |told| told.destiny);
    let mut cards = view.check.get(usize::from(now.start)..).unwrap_or_default().iter().copied();
    let destiny_cards: Vec<Option<SkillCard>> = cards.by_ref().take(destiny.into()).collect();
    let next = order.iter().position(|seat| !added.iter().any(|(own, _)| own == seat));
    html! {
        ol.givers.is-large aria-label=(words.ui("ui-check-givers").end()) {
            li.giver {
                span.giver-who { (glyph("destiny")) (words.ui("ui-check-destiny").end()) }
                (lying(scene, &destiny_cards))
                span.giver-count {
                    @if now.without_destiny { (words.ui("ui-check-added").number("count", 0).end()) }
                    @else if destiny == 0 { (words.ui("ui-check-adds").number("count", DESTINY_CARDS).end()) }
                    @else { (words.ui("ui-check-added").number("count", destiny).end()) }
                }
            }
            @for (at, &seat) in order.iter().enumerate() {
                @let mine = scene.me == Some(seat);
                @let now_adding = now.feeder == Some(seat);
                li.{ "giver" (if now_adding && mine { " is-now" } else if now_adding { " is-waited" } else { "" }) } {
                    (who(scene, seat))
                    @if let Some(&(_, count)) = added.iter().find(|(own, _)| *own == seat) {
                        (lying(scene, &cards.by_ref().take(count.into()).collect::<Vec<_>>()))
                        span.giver-count { (words.ui("ui-check-added").number("count", count).end()) (limit(scene, seat)) }
                    } @else {
                        span.giver-cards aria-hidden="true" {
                            @if now_adding { i.{ (if mine { "giver-slot" } else { "giver-open" }) } {} }
                        }
                        span.giver-count {
                            (words.ui("ui-check-turn").text("whose", if mine { "mine" } else { "other" })
                                .text("when", when(now, at, next, order.len())).end())
                            (limit(scene, seat))
                        }
                    }
                }
            }
        }
    }
}

/// Who added how many, once all have.
pub(super) fn added(scene: &Scene<'_>, told: &CheckTold) -> Markup {
    let words = scene.words;
    html! {
        ol.givers aria-label=(words.ui("ui-check-givers").end()) {
            li.giver {
                span.giver-who { (glyph("destiny")) (words.ui("ui-check-destiny").end()) }
                (backs(told.destiny.into()))
                span.giver-count { (words.ui("ui-check-added").number("count", told.destiny).end()) }
            }
            @for &(seat, count) in &told.added {
                li.giver {
                    (who(scene, seat))
                    (backs(count.into()))
                    span.giver-count { (words.ui("ui-check-added").number("count", count).end()) }
                }
            }
        }
    }
}

/// The token and the name; the reader is "you".
pub(super) fn who(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        span.giver-who {
            (mini_token(scene, seat))
            @if scene.me == Some(seat) { (scene.words.ui("ui-you").end()) } @else { (scene.name(seat)) }
        }
    }
}

/// When a seat that has not added is asked.
fn when(now: &CheckNow, at: usize, next: Option<usize>, seats: usize) -> &'static str {
    let last = at + 1 == seats;
    match (now.stage, next) {
        (CheckStage::Adding, Some(next)) if at == next && last => "last",
        (CheckStage::Adding, Some(next)) if at == next => "now",
        (CheckStage::Adding, Some(next)) if at == next + 1 && !last => "next",
        (CheckStage::Opening, _) if at == 0 => "first",
        (_, _) if last => "at-end",
        (_, _) => "later",
    }
}

/// The cards that one has added: backs, or faces as far as the reader knows them.
fn lying(scene: &Scene<'_>, cards: &[Option<SkillCard>]) -> Markup {
    if cards.is_empty() || cards.iter().any(Option::is_none) {
        return backs(cards.len());
    }
    html! {
        span.giver-faces {
            @for card in cards.iter().flatten() {
                span.held { (mark(scene.words, card.skill())) b { (card.strength()) } }
            }
        }
    }
}

fn backs(count: usize) -> Markup {
    html! { span.giver-cards aria-hidden="true" { @for _ in 0..count.min(MOST_BACKS) { i {} } } }
}

/// BASE-070, PEG-086, PEG-135: in prison, as a revealed Cylon, and infiltrating one adds a few cards at most.
fn limit(scene: &Scene<'_>, seat: Seat) -> Markup {
    let most = player(scene.view, seat).and_then(|player| match player.place {
        Place::At(Location::Brig) => Some(1),
        Place::At(_) | Place::Piloting(_) | Place::Off if !player.is_human() => Some(1),
        Place::At(Location::Detention) => Some(DETENTION_CARDS),
        Place::At(_) | Place::Piloting(_) | Place::Off => player.infiltrating.then_some(ADDED_BY_INFILTRATOR),
    });
    html! {
        @match most {
            Some(1) => { " " span.giver-most { (scene.words.ui("ui-check-at-most-one").end()) } }
            Some(most) => { " " span.giver-most { (scene.words.ui("ui-check-at-most").number("count", most).end()) } }
            None => {}
        }
    }
}

fn player(view: &View, seat: Seat) -> Option<&PlayerView> {
    view.players.get(seat.index())
}
