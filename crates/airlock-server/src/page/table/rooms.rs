//! The places where people stand: Galactica's rooms with the boarding track between them, and the
//! sites beside the board.

use airlock_game::cards::StandingRule;
use airlock_game::state::Place;
use airlock_game::terms::{Location, Ship};
use airlock_game::{Source, View};
use maud::{Markup, html};

use super::does::does;
use super::refer::{cover, explained};
use crate::page::fit::{run, run_of};
use crate::page::{Scene, Target, glyph, token};

/// Longer names, and longer lines of what a room is for, are set in narrower type. Galactica's rooms have more height
/// than those of the other boards, unless the name already takes two lines of it.
fn longest(location: Location, name: &str) -> (usize, usize) {
    if location.ship() == Ship::Galactica { (17, if run(name) > 16 { 30 } else { 37 }) } else { (16, 30) }
}

/// Where a location is drawn: in Galactica, by its place from the bow, or aboard something else.
enum Spot {
    Starboard(u8),
    Port(u8),
    Site,
}

fn spot(location: Location) -> Spot {
    match location {
        Location::WeaponsControl => Spot::Starboard(0),
        Location::Command => Spot::Starboard(1),
        Location::Communications => Spot::Starboard(2),
        Location::AdmiralsQuarters => Spot::Starboard(3),
        Location::FtlControl => Spot::Starboard(4),
        Location::Armory => Spot::Port(0),
        Location::HangarDeck => Spot::Port(1),
        Location::ResearchLab => Spot::Port(2),
        Location::Sickbay => Spot::Port(3),
        Location::Brig => Spot::Port(4),
        Location::PressRoom
        | Location::PresidentsOffice
        | Location::Administration
        | Location::Caprica
        | Location::CylonFleet
        | Location::HumanFleet
        | Location::ResurrectionShip
        | Location::PegasusCic
        | Location::Airlock
        | Location::MainBatteries
        | Location::EngineRoom
        | Location::MedicalCenter
        | Location::Detention
        | Location::ResistanceHq
        | Location::OccupationAuthority
        | Location::BreedersCanyon
        | Location::Shipyard
        | Location::QuorumChamber
        | Location::HubDestroyed
        | Location::Bridge
        | Location::TacticalPlot
        | Location::CaptainsCabin
        | Location::HybridTank
        | Location::Datastream
        | Location::RaiderBay => Spot::Site,
    }
}

/// The rooms of one side of Galactica, from bow to stern.
fn side(of: fn(Spot) -> Option<u8>) -> Vec<Location> {
    let mut rooms: Vec<(u8, Location)> =
        Location::ALL.iter().filter_map(|&location| Some((of(spot(location))?, location))).collect();
    rooms.sort_by_key(|&(place, _)| place);
    rooms.into_iter().map(|(_, location)| location).collect()
}

pub fn galactica(scene: &Scene<'_>) -> Markup {
    let starboard = side(|spot| if let Spot::Starboard(place) = spot { Some(place) } else { None });
    let port = side(|spot| if let Spot::Port(place) = spot { Some(place) } else { None });
    html! {
        div.rooms #rooms role="group" aria-label=(scene.words.label(Ship::Galactica)) {
            @for location in starboard { (room(scene, location)) }
            (boarding(scene))
            @for location in port { (room(scene, location)) }
        }
    }
}

/// The corridor that boarders come through.
fn boarding(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let spaces = &scene.view.fleet.boarding;
    html! {
        ol.boarding aria-label=(words.ui("ui-board-boarding").end()) {
            li.boarding-name { (words.ui("ui-board-boarding-short").end()) }
            @for (at, &count) in (0u8..).zip(spaces) {
                @let last = usize::from(at) + 1 == spaces.len();
                li.boarding-space.is-held[count > 0].is-last[last] {
                    @if count > 0 {
                        span data-piece={ "centurions-" (at) } data-explain="token/centurion" {
                            (glyph("centurion")) @if count > 1 { "×" (count) }
                            span.sr { (words.ui("ui-board-centurions").number("count", count).end()) }
                        }
                    } @else if at == 0 {
                        (words.ui("ui-board-boarding-start").end())
                    } @else if last {
                        (words.ui("ui-board-boarding-end").end())
                    } @else {
                        (at + 1)
                    }
                    (cover(scene, Target::Centurion(at)))
                }
            }
        }
    }
}

/// All places that are not aboard Galactica, with the base game alone.
pub fn sites(scene: &Scene<'_>) -> Markup {
    html! {
        div.sites #sites { @for ship in [Ship::ColonialOne, Ship::Cylon] { (site(scene, ship)) } }
    }
}

fn site(scene: &Scene<'_>, ship: Ship) -> Markup {
    let words = scene.words;
    let shut = standing(scene, StandingRule::Closed(ship));
    html! {
        section.{ "site " (site_class(ship)) }.is-shut[shut.is_some()] aria-label=(words.label(ship)) title=[shut] {
            h3.site-name { (words.ui("ui-board-site").name("ship", ship).end()) }
            @for location in aboard(scene.view, ship) { (room(scene, location)) }
        }
    }
}

/// What a board looks like.
pub(super) fn site_class(ship: Ship) -> &'static str {
    match ship {
        Ship::Galactica => "site-galactica",
        Ship::ColonialOne => "site-colonial",
        Ship::Cylon => "site-cylon",
        Ship::Pegasus => "site-pegasus",
        Ship::NewCaprica => "site-planet",
        Ship::Demetrius => "site-demetrius",
        Ship::RebelBasestar => "site-rebel",
    }
}

/// The locations of a board as it lies there.
pub(super) fn aboard(view: &View, ship: Ship) -> impl Iterator<Item = Location> {
    let (sets, hub_destroyed) = (view.setup.sets, view.fleet.hub_destroyed);
    let lies = move |location: Location| match location {
        // DAY-094: the one takes the place of the other.
        Location::ResurrectionShip => !hub_destroyed,
        Location::HubDestroyed => hub_destroyed,
        location => sets.contains(location.set()),
    };
    Location::ALL.iter().copied().filter(move |&location| location.ship() == ship && lies(location))
}

pub(super) fn room(scene: &Scene<'_>, location: Location) -> Markup {
    let does = does(scene, location);
    let (_, longest) = longest(location, &scene.words.label(location));
    let long = run_of(&does) > longest;
    room_with(scene, location, &html! { span.room-does.is-long[long] { (does) } })
}

/// A room with what stands in it under its name.
pub(super) fn room_with(scene: &Scene<'_>, location: Location, lines: &Markup) -> Markup {
    let words = scene.words;
    let hazardous = location.is_hazardous(scene.view.setup.sets);
    let name = explained(Source::Location(location));
    let damaged = scene.view.fleet.damaged.contains(&location);
    let shut = standing(scene, StandingRule::CannotActivate(location));
    let inside = html! {
        @let label = words.label(location);
        @let (longest, _) = longest(location, &label);
        b.room-name.is-long[run(&label) > longest] title=[words.in_english(location)] { (label) }
        (lines)
        (people(scene, location))
        @if damaged {
            span.room-damage { (glyph("damage")) (words.ui("ui-board-damaged").end()) }
        } @else if let Some(card) = shut {
            span.room-damage title=(card) { (glyph("lock")) (words.ui("ui-board-shut").end()) }
        }
    };
    html! {
        @match scene.lit.control(Target::Location(location)) {
            Some(control) => label.room.room-hazard[hazardous].is-damaged[damaged].is-legal
                id={ "location-" (location.id()) } for=(control) data-explain=(name)
                data-location=(location.id()) data-leaf="" { (inside) },
            None => a.room.room-hazard[hazardous].is-damaged[damaged]
                id={ "location-" (location.id()) } href={ "?explain=" (name) } data-explain=(name)
                data-location=(location.id()) tabindex="-1" data-leaf="" { (inside) },
        }
    }
}

/// The name of the card in play with that rule.
pub(super) fn standing(scene: &Scene<'_>, rule: StandingRule) -> Option<String> {
    let card = scene.view.in_play.iter().find(|card| card.rule() == rule)?;
    Some(scene.words.name(card.card))
}

pub(super) fn people(scene: &Scene<'_>, location: Location) -> Markup {
    let mut here = scene.view.players.iter().filter(|player| player.place == Place::At(location)).peekable();
    html! { @if here.peek().is_some() { span.room-people { @for player in here { (token(scene, player.seat)) } } } }
}
