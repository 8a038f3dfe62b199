//! New Caprica: the road of the occupation forces, the locations with an action for each side, the
//! civilian ships on the ground (PEG-120 to PEG-144).

use airlock_game::cards::{Effect, JumpEffect};
use airlock_game::state::{OCCUPATION_TRACK, Place};
use airlock_game::terms::{Location, Ship};
use airlock_game::view::NewCapricaView;
use maud::{Markup, PreEscaped, html};

use super::does::{does, does_for_cylons, find};
use super::refer::cover;
use super::rooms::{room, room_with};
use crate::page::{Scene, Target, glyph};

/// What lies on the board of the planet.
pub fn ground(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Some(view) = &scene.view.new_caprica else { return html! {} };
    let hint = if view.in_orbit { "ui-ground-costs" } else { "ui-ground-away" };
    html! {
        svg.site-art viewBox="0 0 680 285" preserveAspectRatio="none" aria-hidden="true" {
            (PreEscaped(include_str!("art/planet.svg")))
        }
        h3.planet-name { (words.label(Ship::NewCaprica)) small { (words.ui(hint).end()) } }
        (road(scene, view))
        p.road-end { (words.ui("ui-ground-road-end").end()) }
        (yard(scene, view))
        @for location in in_order() {
            @if location.row().hazardous { (room(scene, location)) } @else { (two_sided(scene, location, view)) }
        }
    }
}

/// The locations beside the road first, under their spaces of it; places where nobody goes by choice last.
fn in_order() -> Vec<Location> {
    let mut all: Vec<Location> = OCCUPATION_TRACK.to_vec();
    all.extend(
        Location::ALL
            .iter()
            .copied()
            .filter(|location| location.ship() == Ship::NewCaprica)
            .filter(|location| !OCCUPATION_TRACK.contains(location)),
    );
    all.sort_by_key(|location| location.row().hazardous);
    all
}

/// The road that the occupation forces take towards the ships (PEG-129).
fn road(scene: &Scene<'_>, view: &NewCapricaView) -> Markup {
    let words = scene.words;
    html! {
        ol.road aria-label=(words.ui("ui-ground-road").end()) {
            @for (&location, &count) in OCCUPATION_TRACK.iter().zip(&view.occupation) {
                li.road-space.is-held[count > 0] data-stop=(location.id()) {
                    @if count > 0 {
                        span.road-forces data-explain="token/occupation-force" {
                            @for at in 0..count {
                                span.road-force data-piece={ "force-" (location.id()) "-" (at) } { (glyph("occupation")) }
                            }
                        }
                        span.sr { (words.ui("ui-ground-forces").number("count", count).end()) " " }
                    }
                    span.road-name.sr[count == 0] { (words.label(location)) }
                    (cover(scene, Target::Force(location)))
                }
            }
        }
    }
}

/// A location with one line for human players and one for Cylon players (PEG-125).
fn two_sided(scene: &Scene<'_>, location: Location, view: &NewCapricaView) -> Markup {
    let words = scene.words;
    // PEG-142: once Galactica is back, the track has done what it was for.
    let tracks = find(location.row().action, |effect| matches!(effect, Effect::Jump(JumpEffect::Prepare(_)))).is_some();
    let idle = tracks && view.in_orbit;
    let cylons = does_for_cylons(scene, location);
    let lines = html! {
        span.room-lines {
            span.room-line.is-human.is-off[idle] {
                (glyph("line-human")) span.sr { (words.ui("ui-ground-humans").end()) }
                span { @if idle { (words.ui("ui-ground-track-out").end()) } @else { (does(scene, location)) } }
            }
            span.room-line.is-cylon.is-off[cylons.is_none()] {
                (glyph("line-cylon")) span.sr { (words.ui("ui-ground-cylons").end()) }
                span { (cylons.unwrap_or_else(|| words.ui("ui-ground-nothing").end())) }
            }
        }
    };
    room_with(scene, location, &lines)
}

// Ships on the ground: locked, then prepared, then up into a launch area

fn yard(scene: &Scene<'_>, view: &NewCapricaView) -> Markup {
    let words = scene.words;
    let down = |place: &Place| matches!(place, Place::At(at) if at.ship() == Ship::NewCaprica);
    let people = scene.view.players.iter().filter(|player| player.is_human() && down(&player.place)).count();
    let people = i32::try_from(people).unwrap_or(i32::MAX);
    let ships = view.locked.cards + view.prepared.cards;
    html! {
        div.yard {
            p.yard-step.is-up { (glyph("evacuate")) (words.ui("ui-ground-up").end()) }
            (stack(scene, "is-prepared", "civilian-prepared", view.prepared.cards, Target::PreparedShips))
            p.yard-step { (glyph("evacuate")) (words.ui("ui-ground-prepare").end()) }
            (stack(scene, "is-locked", "civilian-locked", view.locked.cards, Target::LockedShips))
            p.yard-note { (words.ui("ui-ground-left").number("ships", ships).number("people", people).end()) }
        }
    }
}

fn stack(scene: &Scene<'_>, class: &str, drawing: &str, count: u8, target: Target) -> Markup {
    let words = scene.words;
    let key = if target == Target::PreparedShips { "ui-ground-prepared" } else { "ui-ground-locked" };
    let known = known(scene, target);
    let inside = html! {
        span.ship-stack-pile data-piece=(class) { (glyph(drawing)) }
        span { b { (count) } (words.ui(key).end()) @if let Some(text) = &known { small.is-known { (glyph("eye")) span.sr { (text) } } } }
    };
    let class = format!("ship-stack {class}");
    html! {
        @match scene.lit.control(target) {
            Some(control) => label.(class).is-legal for=(control) title=[known] { (inside) },
            None => div.(class) title=[known] { (inside) },
        }
    }
}

/// What I have seen of a stack: its top ship, or how many below it.
fn known(scene: &Scene<'_>, target: Target) -> Option<String> {
    let view = scene.view.new_caprica.as_ref().filter(|_| scene.view.over.is_none())?;
    let pile = if target == Target::PreparedShips { &view.prepared } else { &view.locked };
    let words = scene.words;
    let seen = pile.known.iter().map(|&(place, ship)| {
        words.ui("ui-ground-known").number("place", place + 1).text("text", words.text(ship)).end()
    });
    let seen: Vec<String> = seen.collect();
    (!seen.is_empty()).then(|| seen.join("\n"))
}
