//! The boards beside Galactica, where a box brings more than the base game has: side by side in two
//! rows of rooms, folded where nobody needs them, one at a time on a phone.
//!
//! Which boards lie on the table comes from the setup; what state each is in, from the view. Every
//! board is a piece of its own, so that a push brings only the one that has changed.

use std::cmp::Reverse;

use airlock_game::cards::StandingRule;
use airlock_game::cards::base::tokens::GALACTICA_DESTROYED_AT;
use airlock_game::cards::pegasus::tokens::PEGASUS_DESTROYED_AT;
use airlock_game::cards::{MilestoneEffect, base::destination::OBJECTIVES};
use airlock_game::state::Place;
use airlock_game::terms::{Location, Set, Ship, Side};
use airlock_game::{Rules, Setup, View};
use maud::{Markup, PreEscaped, html};

use super::ask::ship_glyph;
use super::planet;
use super::rooms::{aboard, room, site_class, standing};
use super::search;
use crate::page::{Scene, Target, glyph, glyph_class, mini_token};

/// So many boards lie open side by side; one more makes those fold that are needed least.
fn side_by_side(view: &View) -> usize {
    match view.new_caprica {
        // The ground takes the room of two.
        Some(_) => 1,
        // Daybreak's rooms say more than others do.
        None if view.setup.sets.contains(Set::Daybreak) => 2,
        None => 3,
    }
}

/// The boards beside Galactica, in the order in which they lie.
pub fn boards(setup: &Setup) -> Vec<Ship> {
    let on_table = |ship: Ship| Location::ALL.iter().any(|at| at.ship() == ship && setup.sets.contains(at.set()));
    let reached = |ship: Ship| ship != Ship::NewCaprica || leads_to_new_caprica(setup);
    let searched = |ship: Ship| match ship {
        // DAY-102, DAY-108: both belong to the Search for Home.
        Ship::Demetrius | Ship::RebelBasestar => Rules::of(setup).is_ok_and(|rules| rules.has_demetrius),
        Ship::Galactica | Ship::ColonialOne | Ship::Cylon | Ship::Pegasus | Ship::NewCaprica => true,
    };
    let all = [Ship::ColonialOne, Ship::Pegasus, Ship::Demetrius, Ship::RebelBasestar, Ship::Cylon, Ship::NewCaprica];
    all.into_iter().filter(|&ship| on_table(ship) && reached(ship) && searched(ship)).collect()
}

/// Whether there are more boards than those of the base game.
pub fn has_boards(setup: &Setup) -> bool {
    boards(setup).iter().any(|ship| match ship {
        Ship::Galactica | Ship::ColonialOne | Ship::Cylon => false,
        Ship::Pegasus | Ship::NewCaprica | Ship::Demetrius | Ship::RebelBasestar => true,
    })
}

fn leads_to_new_caprica(setup: &Setup) -> bool {
    let row = OBJECTIVES.iter().find(|row| row.objective == setup.objective);
    row.is_some_and(|row| row.milestones.iter().any(|one| one.effect == MilestoneEffect::NewCapricaPhase))
}

/// The element of a board, and what a tab posts for it.
pub fn site_id(ship: Ship) -> &'static str {
    match ship {
        Ship::Galactica => "site-galactica",
        Ship::ColonialOne => "site-colonial-one",
        Ship::Cylon => "site-cylon",
        Ship::Pegasus => "site-pegasus",
        Ship::NewCaprica => "site-new-caprica",
        Ship::Demetrius => "site-demetrius",
        Ship::RebelBasestar => "site-rebel",
    }
}

/// How a board lies there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Open,
    Folded,
    /// Nobody can go there: for the rest of the game, or until Galactica returns. With the words for it.
    Closed(&'static str),
    Destroyed,
    /// Not reached yet.
    Absent,
}

fn state(scene: &Scene<'_>, ship: Ship) -> State {
    let view = scene.view;
    if let Some(out) = out_of_reach(view, ship) {
        return out;
    }
    if ship == Ship::NewCaprica || lies_open(scene, ship) { State::Open } else { State::Folded }
}

/// Whether there is room for the board: the one that I have opened comes first, then mine, those with an answer,
/// and ships before others.
fn lies_open(scene: &Scene<'_>, ship: Ship) -> bool {
    let view = scene.view;
    let lies = |&other: &Ship| other != Ship::NewCaprica && out_of_reach(view, other).is_none();
    let mut lie: Vec<Ship> = boards(&view.setup).into_iter().filter(lies).collect();
    if lie.len() <= side_by_side(view) {
        return true;
    }
    let need = |other: Ship| (scene.desk.open == Some(other), is_mine(scene, other), has_answer(scene, other));
    // Beside the ground nothing is open that nobody needs.
    if view.new_caprica.is_some() && need(ship) == (false, false, false) {
        return false;
    }
    lie.sort_by_key(|&other| Reverse((need(other), has_hull(other))));
    lie.iter().take(side_by_side(view)).any(|&other| other == ship)
}

fn out_of_reach(view: &View, ship: Ship) -> Option<State> {
    let away = view.new_caprica.as_ref().is_some_and(|ground| !ground.in_orbit);
    match ship {
        Ship::NewCaprica => view.new_caprica.is_none().then_some(State::Absent),
        Ship::Pegasus if view.fleet.pegasus_destroyed => Some(State::Destroyed),
        Ship::ColonialOne if view.new_caprica.is_some() => Some(State::Closed("ui-board-closed")),
        // DAY-108: it joins by a mission.
        Ship::RebelBasestar if view.search.rebels.is_none() => Some(State::Closed("ui-board-rebels")),
        // DAY-093.
        Ship::ColonialOne if view.fleet.colonial_one_destroyed => Some(State::Destroyed),
        Ship::Galactica | Ship::ColonialOne | Ship::Cylon | Ship::Pegasus | Ship::Demetrius | Ship::RebelBasestar => {
            away.then_some(State::Closed("ui-board-away"))
        }
    }
}

fn is_mine(scene: &Scene<'_>, ship: Ship) -> bool {
    let me = scene.me.and_then(|me| scene.view.players.get(me.index()));
    matches!(me.map(|me| me.place), Some(Place::At(here)) if here.ship() == ship)
}

fn has_answer(scene: &Scene<'_>, ship: Ship) -> bool {
    scene.lit.targets().any(|target| match target {
        Target::Location(location) | Target::Force(location) => location.ship() == ship,
        Target::Ship(own) => own == ship,
        Target::LockedShips | Target::PreparedShips => ship == Ship::NewCaprica,
        Target::Area(_)
        | Target::Raider(_)
        | Target::HeavyRaider(_)
        | Target::Scar(_)
        | Target::Basestar(_)
        | Target::Centurion(_)
        | Target::Civilian(..)
        | Target::Viper(_)
        | Target::OwnViper
        | Target::Reserves
        | Target::AssaultRaptor(_)
        | Target::AssaultRaptorReserves
        | Target::DamagedVipers => ship == Ship::Galactica,
        Target::Character(_)
        | Target::Seat(_)
        | Target::Card(_)
        | Target::Quorum(_)
        | Target::SuperCrisis(_)
        | Target::Loyalty(_)
        | Target::Crisis(_)
        | Target::Destination(_)
        | Target::Deck(_)
        | Target::SuperCrisisDeck
        | Target::QuorumDeck
        | Target::Mutiny(_)
        | Target::MutinyDeck
        | Target::Motive(_)
        | Target::Dial(_)
        | Target::SkillDeck(_) => false,
    })
}

// Tabs

/// One board at a time on a phone: the board of the ask, else mine, is the one in view.
pub fn tabs(scene: &Scene<'_>) -> Markup {
    let all = std::iter::once(Ship::Galactica).chain(boards(&scene.view.setup));
    let mut lie: Vec<Ship> = all.filter(|&ship| state(scene, ship) != State::Absent).collect();
    // The ground first while people live there; what nobody can reach last.
    lie.sort_by_key(|&ship| (out_of_reach(scene.view, ship).is_some(), ship != Ship::NewCaprica, !has_hull(ship)));
    let usable = |ship: &Ship| out_of_reach(scene.view, *ship).is_none();
    let found = |wanted: &dyn Fn(Ship) -> bool| lie.iter().copied().filter(usable).find(|&ship| wanted(ship));
    let shown = scene.desk.open.filter(|ship| lie.contains(ship));
    let shown = shown.or_else(|| found(&|ship| is_mine(scene, ship) && has_answer(scene, ship)));
    let shown = shown.or_else(|| found(&|ship| has_answer(scene, ship)));
    let shown = shown.or_else(|| found(&|ship| is_mine(scene, ship)));
    let ground = if scene.view.new_caprica.is_some() { Ship::NewCaprica } else { Ship::Galactica };
    let shown = shown.unwrap_or(ground);
    html! {
        fieldset.berth-tabs #berth-tabs {
            legend.sr { (scene.words.ui("ui-board-tabs").end()) }
            @for ship in lie { (tab(scene, ship, ship == shown)) }
        }
    }
}

fn tab(scene: &Scene<'_>, ship: Ship, shown: bool) -> Markup {
    let words = scene.words;
    let out = out_of_reach(scene.view, ship);
    let damaged = damaged(scene.view, ship);
    html! {
        label.berth-tab.has-legal[has_answer(scene, ship)].is-out[out.is_some()] {
            input type="radio" name="berth" value=(ship.id()) checked[shown] autocomplete="off";
            @match out {
                Some(State::Destroyed) => (glyph("destroyed")),
                Some(State::Closed(_)) => (glyph("closed")),
                Some(State::Open | State::Folded | State::Absent) | None => (ship_glyph(ship)),
            }
            span { (tab_name(scene, ship)) }
            @if damaged > 0 && out.is_none() {
                span.berth-badge {
                    (glyph("damage")) (damaged) span.sr { " " (words.ui("ui-board-damaged").end()) }
                }
            }
            @if ship != Ship::Galactica { (tokens(scene, ship)) }
        }
    }
}

fn tab_name(scene: &Scene<'_>, ship: Ship) -> String {
    let orbit = scene.view.new_caprica.as_ref().is_some_and(|ground| ground.in_orbit);
    if ship == Ship::Galactica && orbit {
        return scene.words.ui("ui-board-in-orbit").end();
    }
    name(scene, ship)
}

fn name(scene: &Scene<'_>, ship: Ship) -> String {
    scene.words.ui("ui-board-site").name("ship", ship).end()
}

/// Who is aboard, on a tab or a strip.
fn tokens(scene: &Scene<'_>, ship: Ship) -> Markup {
    let aboard = scene.view.players.iter().filter(|player| is_aboard(player.place, ship));
    html! { @for player in aboard { (mini_token(scene, player.seat)) } }
}

fn is_aboard(place: Place, ship: Ship) -> bool {
    matches!(place, Place::At(at) if at.ship() == ship)
}

// Boards

pub fn site(scene: &Scene<'_>, ship: Ship) -> Markup {
    let state = state(scene, ship);
    let shut = standing(scene, StandingRule::Closed(ship));
    let folded = !matches!(state, State::Open);
    let legal = folded && has_answer(scene, ship);
    let class = format!("site {}", site_class(ship));
    let planet = ship == Ship::NewCaprica;
    let alone = scene.view.new_caprica.as_ref().is_some_and(|ground| planet && !ground.in_orbit);
    if state == State::Absent {
        return html! { section.site id=(site_id(ship)) hidden {} };
    }
    html! {
        section.(class) id=(site_id(ship)) .site-ship[has_hull(ship) && state != State::Destroyed].is-folded[folded]
            .is-closed[matches!(state, State::Closed(_))].is-destroyed[state == State::Destroyed].has-legal[legal]
            .is-shut[shut.is_some()].is-alone[alone].is-cylon[joined(scene, ship) == Some(Side::Cylon)]
            data-board=(ship.id()) aria-label=(scene.words.label(ship)) title=[shut]
        {
            @match state {
                State::Open if planet => (planet::ground(scene)),
                State::Open => (open(scene, ship)),
                State::Folded => (folded_site(scene, ship)),
                State::Closed(why) => (strip(scene, ship, why, "closed")),
                State::Destroyed => (strip(scene, ship, "ui-board-destroyed", "destroyed")),
                State::Absent => {}
            }
        }
    }
}

fn open(scene: &Scene<'_>, ship: Ship) -> Markup {
    html! {
        @if has_hull(ship) { (hull_art(scene, ship)) (bow(scene, ship)) }
        @else { h3.site-name { (name(scene, ship)) } }
        @for location in aboard(scene.view, ship) { (room(scene, location)) }
        (beside_rooms(scene, ship))
    }
}

/// A strip with the name and who is there; its rooms are shown on a phone only.
fn folded_site(scene: &Scene<'_>, ship: Ship) -> Markup {
    html! {
        h3.site-name { a.site-open href={ "?open=" (ship.id()) } { (name(scene, ship)) } }
        @if has_hull(ship) { (hull_art(scene, ship)) (bow(scene, ship)) }
        @for location in aboard(scene.view, ship) { (room(scene, location)) }
        (beside_rooms(scene, ship))
        span.site-badges {
            (tokens(scene, ship))
            @let damaged = damaged(scene.view, ship);
            @let is_manned = scene.view.players.iter().any(|player| is_aboard(player.place, ship));
            @if damaged > 0 {
                span.berth-badge {
                    (glyph("damage")) (damaged) span.sr { " " (scene.words.ui("ui-board-damaged").end()) }
                }
            } @else if !is_manned { (ship_glyph(ship)) }
        }
    }
}

/// A board that nobody can use: its name, and why.
fn strip(scene: &Scene<'_>, ship: Ship, why: &'static str, drawing: &str) -> Markup {
    let why = scene.words.ui(why).end();
    html! {
        h3.site-name { (name(scene, ship)) }
        p.site-why { (why) }
        span.site-badges title=(why) { (tokens(scene, ship)) (glyph(drawing)) }
    }
}

// Hulls

/// Whether the board is drawn as a ship.
fn has_hull(ship: Ship) -> bool {
    match ship {
        Ship::Galactica | Ship::Pegasus | Ship::Demetrius | Ship::RebelBasestar => true,
        Ship::ColonialOne | Ship::Cylon | Ship::NewCaprica => false,
    }
}

/// The side that the Rebel Basestar has joined.
fn joined(scene: &Scene<'_>, ship: Ship) -> Option<Side> {
    scene.view.search.rebels.filter(|_| ship == Ship::RebelBasestar)
}

/// What lies on a board beside its locations.
fn beside_rooms(scene: &Scene<'_>, ship: Ship) -> Markup {
    match ship {
        Ship::Demetrius => search::mission(scene),
        Ship::RebelBasestar => search::price(scene),
        Ship::Galactica | Ship::ColonialOne | Ship::Cylon | Ship::Pegasus | Ship::NewCaprica => html! {},
    }
}

fn damaged(view: &View, ship: Ship) -> u8 {
    u8::try_from(view.fleet.damaged.iter().filter(|location| location.ship() == ship).count()).unwrap_or(u8::MAX)
}

/// So many damaged locations destroy her.
fn destroyed_at(ship: Ship) -> Option<u8> {
    match ship {
        Ship::Galactica => Some(GALACTICA_DESTROYED_AT),
        Ship::Pegasus => Some(PEGASUS_DESTROYED_AT),
        Ship::ColonialOne | Ship::Cylon | Ship::NewCaprica | Ship::Demetrius | Ship::RebelBasestar => None,
    }
}

/// How much of her is damaged, beside the answer that lets her take a hit.
pub fn hull_count(scene: &Scene<'_>, ship: Ship) -> Option<String> {
    let say = scene.words.ui("ui-remark-hull").number("count", damaged(scene.view, ship));
    Some(say.number("limit", destroyed_at(ship)?).end())
}

fn bow(scene: &Scene<'_>, ship: Ship) -> Markup {
    let words = scene.words;
    html! {
        div.site-bow {
            h3.site-name { (words.label(ship)) }
            @if let Some(limit) = destroyed_at(ship) {
                span.site-hull {
                    (glyph_class("damage", "glyph-damage")) " "
                    b { (damaged(scene.view, ship)) } " " (words.ui("ui-board-of").number("limit", limit).end())
                }
            }
            @if ship == Ship::Demetrius { (search::missions_left(scene)) }
            @if ship == Ship::RebelBasestar { (search::allegiance(scene)) }
            (hull_go(scene, ship))
        }
    }
}

/// The pill by which a ship takes a hit.
pub fn hull_go(scene: &Scene<'_>, ship: Ship) -> Markup {
    html! {
        @if let Some(control) = scene.lit.control(Target::Ship(ship)) {
            label.hull-go for=(control) { (scene.words.ui("ui-board-takes-it").name("ship", ship).end()) (glyph("chevron")) }
        }
    }
}

/// The drawing of a hull, which stands for the ship where the ship is an answer.
pub fn lit_hull(scene: &Scene<'_>, ship: Ship, art: &str) -> String {
    match scene.lit.control(Target::Ship(ship)) {
        Some(control) => {
            art.replace("class=\"art-hull\"", &format!("class=\"art-hull is-legal\" data-for=\"{control}\""))
        }
        None => art.to_owned(),
    }
}

fn hull_art(scene: &Scene<'_>, ship: Ship) -> Markup {
    match ship {
        Ship::Demetrius => return search::demetrius_art(),
        Ship::RebelBasestar => return search::rebel_art(),
        Ship::Galactica | Ship::ColonialOne | Ship::Cylon | Ship::Pegasus | Ship::NewCaprica => {}
    }
    let (wide, tall) = (include_str!("art/hull-wide.svg"), include_str!("art/hull-tall.svg"));
    html! {
        svg.site-art.site-art-wide viewBox="0 0 400 100" data-leaf="" preserveAspectRatio="none" aria-hidden="true" {
            (PreEscaped(lit_hull(scene, ship, wide)))
        }
        svg.site-art.site-art-tall viewBox="0 0 359 360" data-leaf="" preserveAspectRatio="none" aria-hidden="true" {
            (PreEscaped(lit_hull(scene, ship, tall)))
        }
    }
}
