//! "Not possible now": what one could expect among the answers, and why it is not there.

use airlock_game::cards::{CardUse, SkillName};
use airlock_game::state::Place;
use airlock_game::terms::{Location, Ship, Skill};
use airlock_game::view::PlayerView;
use airlock_game::{Action, Ask, Choice, Options, Question};
use maud::{Markup, html};

use crate::page::Scene;
use crate::page::table::berths::boards;
use crate::page::table::picks;

/// So many reasons are shown at once; more wait for a click.
const OPEN: usize = 3;

/// A thing and the reason against it.
type Reason = (String, String);

pub fn why_not(scene: &Scene<'_>, ask: &Ask) -> Markup {
    let reasons = reasons(scene, ask);
    html! {
        @if !reasons.is_empty() {
            details.why-not open[reasons.len() <= OPEN] {
                summary { (scene.words.ui("ui-why-title").end()) }
                ul {
                    @for (what, why) in reasons {
                        li { b { (what) } (scene.words.ui("ui-why").text("reason", why).end()) }
                    }
                }
            }
        }
    }
}

fn reasons(scene: &Scene<'_>, ask: &Ask) -> Vec<Reason> {
    let Some(me) = scene.view.players.get(ask.seat.index()) else { return Vec::new() };
    let mut found = Vec::new();
    if let Question::Action { .. } = ask.question {
        actions(scene, me, &mut found);
    } else if ask.question == Question::Move {
        denied(scene, &mut found);
        moves(scene, ask, me, &mut found);
    } else if let Question::Feed { .. } = ask.question {
        feeding(scene, me, &mut found);
    } else if ask.question == Question::PickCharacter {
        found = picks::why_not(scene, ask);
    }
    found
}

fn actions(scene: &Scene<'_>, me: &PlayerView, found: &mut Vec<Reason>) {
    let words = scene.words;
    let ui = |key: &'static str| words.ui(key).end();
    denied(scene, found);
    if !me.is_human() {
        // PEG-027: a Treachery deck brings texts that Cylon players use.
        let treachery = &scene.view.decks.skills[Skill::Treachery as usize];
        let none = treachery.cards == 0 && treachery.discard.is_empty();
        found.push((ui("ui-why-cards"), ui(if none { "ui-why-cards-cylon" } else { "ui-why-cards-cylon-own" })));
        return;
    }
    if let Place::Piloting(_) = me.place {
        found.push((ui("ui-why-location"), ui("ui-why-location-piloting")));
    }
    for (name, used) in interrupts(me) {
        found.push((words.label(name), lower(&words.when(used))));
    }
}

/// What the engine would have listed if it were possible: actions, or Movement abilities.
fn denied(scene: &Scene<'_>, found: &mut Vec<Reason>) {
    let words = scene.words;
    for &(action, denied) in &scene.view.denied {
        let what = match action {
            // Copies of other strengths have the same reason.
            Action::Card(card) => words.label(card.row().text.name),
            Action::Location(_)
            | Action::Ability(_)
            | Action::Nuke
            | Action::DrawQuorum
            | Action::PlayQuorum(_)
            | Action::Viper
            | Action::Reveal(_)
            | Action::EndInfiltration
            | Action::FightOccupation
            | Action::Detain(_)
            | Action::LeaveOrbit
            | Action::PlayMutiny(_) => words.act(action, scene),
        };
        add(found, what, words.denied(denied, action, scene));
    }
}

/// Cards of the hand that are used at other moments.
fn interrupts(me: &PlayerView) -> Vec<(SkillName, CardUse)> {
    let mut names: Vec<(SkillName, CardUse)> = Vec::new();
    for card in &me.hand.known {
        let text = card.row().text;
        if card.response().is_some() && names.iter().all(|&(name, _)| name != text.name) {
            names.push((text.name, text.used));
        }
    }
    names
}

fn moves(scene: &Scene<'_>, ask: &Ask, me: &PlayerView, found: &mut Vec<Reason>) {
    let words = scene.words;
    let Options::Choices(choices) = &ask.options else { return };
    let offered = |location: Location| choices.contains(&Choice::Location(location)) || me.place == Place::At(location);
    if !me.is_human() {
        found.push((words.ui("ui-why-human-ships").end(), words.ui("ui-why-human-ships-cylon").end()));
        return;
    }
    let sets = scene.view.setup.sets;
    let there = |location: &Location| sets.contains(location.set()) && !is_absent(scene, location.ship());
    let hazards = Location::ALL.iter().filter(|location| there(location));
    let hazards = hazards
        .filter(|&&location| location.is_hazardous(sets) && location.ship() != Ship::Cylon && !offered(location));
    let hazards: Vec<String> = hazards.map(|&location| words.label(location)).collect();
    if !hazards.is_empty() {
        found.push((hazards.join(", "), words.ui("ui-why-hazardous").end()));
    }
    for &ship in Ship::ALL.iter().filter(|&&ship| ship != Ship::Cylon && !is_absent(scene, ship)) {
        let rooms: Vec<&Location> =
            Location::ALL.iter().filter(|at| at.ship() == ship && sets.contains(at.set())).collect();
        if !rooms.is_empty() && !rooms.iter().any(|&&location| offered(location)) {
            let key = if me.hand.cards == 0 { "ui-why-ship-cards" } else { "ui-why-ship-closed" };
            found.push((words.label(ship), words.ui(key).end()));
        }
    }
}

/// New Caprica is no place to go to before the fleet has settled there, nor are the boards of a search that
/// this game does not have, or the rebels before they come (DAY-102, DAY-108).
fn is_absent(scene: &Scene<'_>, ship: Ship) -> bool {
    match ship {
        Ship::NewCaprica => scene.view.new_caprica.is_none(),
        Ship::Demetrius => !boards(&scene.view.setup).contains(&ship),
        Ship::RebelBasestar => scene.view.search.rebels.is_none(),
        Ship::Galactica | Ship::ColonialOne | Ship::Cylon | Ship::Pegasus => false,
    }
}

fn feeding(scene: &Scene<'_>, me: &PlayerView, found: &mut Vec<Reason>) {
    let words = scene.words;
    found.push((words.ui("ui-why-later").end(), words.ui("ui-why-later-once").end()));
    if !me.is_human() {
        found.push((words.ui("ui-why-more").end(), words.ui("ui-why-more-cylon").end()));
    } else if me.place == Place::At(Location::Brig) {
        found.push((words.ui("ui-why-more").end(), words.ui("ui-why-more-brig").end()));
    } else if me.place == Place::At(Location::Detention) {
        found.push((words.ui("ui-why-more").end(), words.ui("ui-why-more-detention").end()));
    } else if me.infiltrating {
        found.push((words.ui("ui-why-more").end(), words.ui("ui-why-more-infiltrating").end()));
    }
}

fn add(found: &mut Vec<Reason>, what: String, why: String) {
    let reason = (what, why);
    if !found.contains(&reason) {
        found.push(reason);
    }
}

/// A line as the middle of a sentence.
fn lower(line: &str) -> String {
    let mut letters = line.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
