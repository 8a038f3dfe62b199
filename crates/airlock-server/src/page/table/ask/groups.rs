//! Answers in groups, by what they are: the own viper, this location, cards, each area of space.

use airlock_game::state::Place;
use airlock_game::terms::{Area, Ship};
use airlock_game::{Action, Ask, Choice, Foe, Question};
use maud::{Markup, html};

use super::answer::answer;
use crate::page::Scene;
use crate::page::target::is_about_forces;

/// What a legend says; groups stand in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    /// The viper that one pilots.
    Viper,
    Here,
    Quorum,
    Title,
    Cards,
    Abilities,
    Loyalty,
    /// A ship with its locations, by its place in [`Ship::ALL`].
    Ship(usize),
    /// A launch area to fly to.
    Space,
    Reserves,
    RaptorReserves,
    /// By its place in [`Area::ALL`].
    Area(usize),
    Boarding,
    Characters,
    People,
    Draws,
    Destinations,
    Crises,
    Decks,
    Ships,
    Damage,
    /// Which ship takes the damage.
    Hulls,
    Dials,
    /// Where the Crisis cards looked at go.
    OnTop,
    Under,
    /// On New Caprica.
    Ground,
    Forces,
    Mutiny,
    Motives,
    /// What can be used in a window.
    Uses,
    Options,
}

/// The groups as fieldsets; a pass is no answer of the list but the quiet button.
pub fn groups(scene: &Scene<'_>, ask: &Ask, choices: &[Choice], checked: Option<usize>) -> Markup {
    let mut grouped: Vec<(Group, usize)> = choices
        .iter()
        .enumerate()
        .filter(|(_, choice)| **choice != Choice::Pass)
        .map(|(at, choice)| (group(ask, choice), at))
        .collect();
    grouped.sort_by_key(|&(group, _)| group);
    html! {
        @for run in grouped.chunk_by(|one, next| one.0 == next.0) {
            fieldset.answers {
                legend { (legend(scene, run[0].0)) }
                @for pair in [false, true] {
                    @let list: Vec<usize> =
                        run.iter().map(|&(_, at)| at).filter(|&at| is_short(&choices[at]) == pair).collect();
                    @if !list.is_empty() {
                        ol.answer-list.is-pair[pair && run.len() > 1] {
                            @for at in list { li { (answer(scene, ask, at, &choices[at], checked == Some(at))) } }
                        }
                    }
                }
            }
        }
    }
}

/// Flights stand two in a row.
fn is_short(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Fly(..) | Choice::Launch(_) | Choice::Area(_) | Choice::FlyRaptor(..) | Choice::LaunchRaptor(_)
    )
}

fn group(ask: &Ask, choice: &Choice) -> Group {
    match *choice {
        Choice::Act(action) => match action {
            Action::Viper => Group::Viper,
            Action::Location(_) => Group::Here,
            Action::DrawQuorum | Action::PlayQuorum(_) => Group::Quorum,
            Action::Nuke | Action::LeaveOrbit => Group::Title,
            Action::FightOccupation | Action::Detain(_) => Group::Ground,
            Action::EndInfiltration => Group::Loyalty,
            Action::Card(_) => Group::Cards,
            Action::Ability(_) => Group::Abilities,
            Action::Reveal(_) => Group::Loyalty,
            Action::PlayMutiny(_) => Group::Mutiny,
        },
        Choice::Location(_) if is_about_forces(&ask.question) => Group::Forces,
        Choice::Location(location) => Group::Ship(place_in(Ship::ALL, location.row().ship)),
        Choice::Area(_) => Group::Space,
        Choice::Launch(_) => Group::Reserves,
        Choice::Fly(from, _) => own_or(ask, from),
        Choice::Attack(from, foe) => match (from, foe) {
            (Some(area), _) => own_or(ask, area),
            (None, Foe::Raider(area) | Foe::HeavyRaider(area) | Foe::Scar(area)) => Group::Area(area.index()),
            (None, Foe::Basestar(_)) => Group::Ships,
            (None, Foe::Centurion(_)) => Group::Boarding,
        },
        Choice::Civilian(area, _) => Group::Area(area.index()),
        Choice::Basestar(_) | Choice::Unmanned(_) | Choice::RepairViper | Choice::Return(_) => Group::Ships,
        Choice::InReserves(_) => Group::Ships,
        Choice::Ship(_) => Group::Hulls,
        Choice::Resource(_) => Group::Dials,
        Choice::HandOn(..) => Group::People,
        Choice::CrisisOnTop(_) => Group::OnTop,
        Choice::CrisisUnder(_) => Group::Under,
        Choice::Bottom(_) => Group::Decks,
        Choice::Prepare | Choice::Evacuate => Group::Ground,
        Choice::Character(_) => Group::Characters,
        Choice::Seat(_) => Group::People,
        Choice::Draw(_) | Choice::Skill(_) => Group::Draws,
        Choice::Card(_) => Group::Cards,
        Choice::Destination(_) => Group::Destinations,
        Choice::Crisis(_) | Choice::SuperCrisis(_) => Group::Crises,
        Choice::Quorum(_) => Group::Quorum,
        Choice::Deck(_) => Group::Decks,
        Choice::Damage(_) => Group::Damage,
        Choice::Use(..) => Group::Uses,
        Choice::Mutiny(_) => Group::Mutiny,
        Choice::Motive(_) => Group::Motives,
        Choice::CardOnTop(_) => Group::OnTop,
        Choice::CardUnder(_) => Group::Under,
        Choice::LaunchRaptor(_) => Group::RaptorReserves,
        Choice::FlyRaptor(from, _) => Group::Area(from.index()),
        Choice::RaptorAttack(from, _) => Group::Area(from.index()),
        Choice::UnmannedRaptor(_) => Group::Ships,
        Choice::Pass | Choice::Accept | Choice::Option(_) | Choice::PutUnder => Group::Options,
    }
}

/// What the own viper does, or the unmanned ones of an area.
fn own_or(ask: &Ask, area: Area) -> Group {
    let own = matches!(ask.question, Question::Pilot | Question::PilotAttack { .. });
    if own { Group::Viper } else { Group::Area(area.index()) }
}

fn place_in<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).unwrap_or(all.len())
}

fn legend(scene: &Scene<'_>, group: Group) -> String {
    let words = scene.words;
    match group {
        Group::Viper => match own_place(scene) {
            Some(Place::Piloting(area)) => words.ui("ui-group-viper-in").name("area", area).end(),
            Some(Place::At(_) | Place::Off) | None => words.ui("ui-group-viper").end(),
        },
        Group::Here => words.ui("ui-group-here").end(),
        Group::Quorum => words.ui("ui-group-quorum").end(),
        Group::Title => words.ui("ui-group-title").end(),
        Group::Cards => words.ui("ui-group-cards").end(),
        Group::Abilities => words.ui("ui-group-abilities").end(),
        Group::Loyalty => words.ui("ui-group-loyalty").end(),
        Group::Ship(at) => Ship::ALL.get(at).map(|&ship| words.label(ship)).unwrap_or_default(),
        Group::Space => words.ui("ui-group-space").end(),
        Group::Reserves => words.ui("ui-group-reserves").number("count", scene.view.fleet.vipers).end(),
        Group::Area(at) => Area::ALL.get(at).map(|&area| words.label(area)).unwrap_or_default(),
        Group::Boarding => words.ui("ui-group-boarding").end(),
        Group::Characters => words.ui("ui-group-characters").end(),
        Group::People => words.ui("ui-group-people").end(),
        Group::Draws => words.ui("ui-group-draws").end(),
        Group::Destinations => words.ui("ui-group-destinations").end(),
        Group::Crises => words.ui("ui-group-crises").end(),
        Group::Decks => words.ui("ui-group-decks").end(),
        Group::Ships => words.ui("ui-group-ships").end(),
        Group::Damage => words.ui("ui-group-damage").end(),
        Group::Hulls => words.ui("ui-group-hulls").end(),
        Group::Dials => words.ui("ui-group-dials").end(),
        Group::OnTop => words.ui("ui-group-on-top").end(),
        Group::Under => words.ui("ui-group-under").end(),
        Group::Ground => words.ui("ui-group-ground").end(),
        Group::Forces => words.ui("ui-group-forces").end(),
        Group::Mutiny => words.ui("ui-group-mutiny").end(),
        Group::Motives => words.ui("ui-group-motives").end(),
        Group::RaptorReserves => {
            words.ui("ui-group-raptor-reserves").number("count", scene.view.fleet.assault_raptors).end()
        }
        Group::Uses => words.ui("ui-group-uses").end(),
        Group::Options => words.ui("ui-group-options").end(),
    }
}

fn own_place(scene: &Scene<'_>) -> Option<Place> {
    Some(scene.view.players.get(scene.me?.index())?.place)
}
