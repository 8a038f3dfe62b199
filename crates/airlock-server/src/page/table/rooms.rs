//! The places where people stand: Galactica's rooms with the boarding track between them, and the
//! sites beside the board.

use airlock_game::cards::{Effect, From, Script, StandingRule};
use airlock_game::state::Place;
use airlock_game::terms::{Location, Ship, Skill, SkillSet};
use airlock_game::{Choice, Foe, Question, Source};
use airlock_text::Say;
use maud::{Markup, html};

use super::refer::{cover, explained};
use crate::page::{Scene, Target, glyph, mark, token};

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
        | Location::ResurrectionShip => Spot::Site,
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

/// All places that are not aboard Galactica.
pub fn sites(scene: &Scene<'_>) -> Markup {
    html! {
        div.sites #sites { @for &ship in Ship::ALL { @if let Some(class) = site_class(ship) { (site(scene, ship, class)) } } }
    }
}

fn site_class(ship: Ship) -> Option<&'static str> {
    match ship {
        Ship::Galactica => None,
        Ship::ColonialOne => Some("site site-colonial"),
        Ship::Cylon => Some("site site-cylon"),
    }
}

fn site(scene: &Scene<'_>, ship: Ship, class: &str) -> Markup {
    let words = scene.words;
    let aboard = |location: &&Location| matches!(spot(**location), Spot::Site) && location.ship() == ship;
    let shut = standing(scene, StandingRule::Closed(ship));
    html! {
        section.(class).is-shut[shut.is_some()] aria-label=(words.label(ship)) title=[shut] {
            h3.site-name { (words.ui("ui-board-site").name("ship", ship).end()) }
            @for &location in Location::ALL.iter().filter(aboard) { (room(scene, location)) }
        }
    }
}

fn room(scene: &Scene<'_>, location: Location) -> Markup {
    let words = scene.words;
    let row = location.row();
    let name = explained(Source::Location(location));
    let damaged = scene.view.fleet.damaged.contains(&location);
    let shut = standing(scene, StandingRule::CannotActivate(location));
    let inside = html! {
        b.room-name { (words.label(location)) }
        span.room-does { (does(scene, location)) }
        (people(scene, location))
        @if damaged {
            span.room-damage { (glyph("damage")) (words.ui("ui-board-damaged").end()) }
        } @else if let Some(card) = shut {
            span.room-damage title=(card) { (glyph("lock")) (words.ui("ui-board-shut").end()) }
        }
    };
    html! {
        @match scene.lit.control(Target::Location(location)) {
            Some(control) => label.room.room-hazard[row.hazardous].is-damaged[damaged].is-legal
                id={ "location-" (location.id()) } for=(control) data-explain=(name)
                data-location=(location.id()) { (inside) },
            None => a.room.room-hazard[row.hazardous].is-damaged[damaged]
                id={ "location-" (location.id()) } href={ "?explain=" (name) } data-explain=(name)
                data-location=(location.id()) tabindex="-1" { (inside) },
        }
    }
}

/// The name of the card in play with that rule.
fn standing(scene: &Scene<'_>, rule: StandingRule) -> Option<String> {
    let card = scene.view.in_play.iter().find(|card| card.rule() == rule)?;
    Some(scene.words.name(card.card))
}

fn people(scene: &Scene<'_>, location: Location) -> Markup {
    let mut here = scene.view.players.iter().filter(|player| player.place == Place::At(location)).peekable();
    html! { @if here.peek().is_some() { span.room-people { @for player in here { (token(scene, player.seat)) } } } }
}

// What a room does, in a line

fn does(scene: &Scene<'_>, location: Location) -> Markup {
    let action = location.row().action;
    let say = scene.words.ui(match location {
        Location::FtlControl => "ui-room-ftl-control",
        Location::WeaponsControl => "ui-room-weapons-control",
        Location::Command => "ui-room-command",
        Location::Communications => "ui-room-communications",
        Location::AdmiralsQuarters => "ui-room-admirals-quarters",
        Location::ResearchLab => "ui-room-research-lab",
        Location::HangarDeck => "ui-room-hangar-deck",
        Location::Armory => "ui-room-armory",
        Location::Sickbay => "ui-room-sickbay",
        Location::Brig => "ui-room-brig",
        Location::PressRoom => "ui-room-press-room",
        Location::PresidentsOffice => "ui-room-presidents-office",
        Location::Administration => "ui-room-administration",
        Location::Caprica => "ui-room-caprica",
        Location::CylonFleet => "ui-room-cylon-fleet",
        Location::HumanFleet => "ui-room-human-fleet",
        Location::ResurrectionShip => "ui-room-resurrection-ship",
    });
    with_marks(scene, &figures(scene, say, action).end())
}

/// The numbers and skills of the line, read from what the rules carry out.
fn figures<'w>(scene: &Scene<'w>, say: Say<'w>, action: Script) -> Say<'w> {
    let found = find(action, |effect| {
        matches!(
            effect,
            Effect::Check(_)
                | Effect::Draw { .. }
                | Effect::ActivateVipers(_)
                | Effect::LookAtCivilians(_)
                | Effect::ResolveCrisisOf(_)
                | Effect::AttackCenturion
                | Effect::Roll { .. }
        )
    });
    match found {
        Some(Effect::Check(check)) => say.number("count", check.difficulty).text("skills", marked(check.skills)),
        Some(&Effect::Draw { cards, from, .. }) => {
            let say = say.number("count", cards);
            match from {
                From::Skill(skill) => say.text("skills", marked(SkillSet::of(&[skill]))),
                From::OneOf(&[first, second]) => {
                    say.text("first", marked(SkillSet::of(&[first]))).text("second", marked(SkillSet::of(&[second])))
                }
                _ => say,
            }
        }
        Some(&(Effect::ActivateVipers(count) | Effect::LookAtCivilians(count) | Effect::ResolveCrisisOf(count))) => {
            say.number("count", count)
        }
        Some(Effect::AttackCenturion) => {
            let attack = Choice::Attack(None, Foe::Centurion(0));
            let odds = scene.words.odds(&Question::CenturionAttack, &attack);
            say.text("odds", odds.unwrap_or_default())
        }
        Some(&Effect::Roll { upto, .. }) => say.number("count", upto + 1),
        Some(_) | None => say,
    }
}

/// The first such effect in a list, or in the lists inside it.
pub fn find(script: Script, wanted: fn(&Effect) -> bool) -> Option<&'static Effect> {
    script.iter().find_map(|effect| {
        let inside = || (0..).map_while(|branch| effect.inner(branch)).find_map(|inner| find(inner, wanted));
        if wanted(effect) { Some(effect) } else { inside() }
    })
}

// Marks within words: a message is given a letter of its own for each skill, and the letters become marks.

/// The first of the letters; they belong to no script.
const FIRST_LETTER: u32 = 0xE000;

fn marked(skills: SkillSet) -> String {
    skills.iter().filter_map(|skill| char::from_u32(FIRST_LETTER + skill as u32)).collect()
}

fn with_marks(scene: &Scene<'_>, text: &str) -> Markup {
    let skill = |letter: char| {
        let at = u32::from(letter).checked_sub(FIRST_LETTER)?;
        Skill::ALL.get(usize::try_from(at).ok()?).copied()
    };
    let is_letter = |letter: char| skill(letter).is_some();
    html! {
        @for part in text.split_inclusive(is_letter) {
            (part.trim_end_matches(is_letter))
            @if let Some(skill) = part.chars().last().and_then(skill) { (mark(scene.words, skill)) }
        }
    }
}
