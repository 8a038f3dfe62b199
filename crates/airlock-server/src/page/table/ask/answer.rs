//! One answer: its control, its drawing, its label and the few words beside it.

use airlock_game::cards::{AbilityRule, Response, Script, SkillCard, Trait};
use airlock_game::state::Place;
use airlock_game::terms::{Location, Ship};
use airlock_game::{Action, Answer, Ask, Choice, Interrupt, Question, Seat};
use maud::{Markup, html};

use super::glyphs::drawing;
use super::recall::{is_final, rolls};
use crate::page::Scene;
use crate::page::target::choice_id;

/// A radio of the form with its label. The script reads deed and sentence from it.
pub fn answer(scene: &Scene<'_>, ask: &Ask, at: usize, choice: &Choice, checked: bool) -> Markup {
    let words = scene.words;
    let whole = Answer::One(*choice);
    let last = is_final(&ask.question, choice);
    html! {
        label.answer {
            input #(choice_id(at)) type="radio" name="answer" value=(at) required checked[checked]
                data-summary=(sentence(scene, ask, &whole)) data-deed=(words.deed(ask, &whole, scene))
                data-final[last];
            (drawing(scene, choice))
            span { (words.choice_here(ask, choice, scene)) }
            @if let Some(remark) = remark(scene, ask, choice) { span.answer-odds { (remark) } }
        }
    }
}

/// What will happen, and whether it can be taken back.
pub fn sentence(scene: &Scene<'_>, ask: &Ask, answer: &Answer) -> String {
    let words = scene.words;
    let summary = words.summary(ask, answer, "", scene);
    let Answer::One(choice) = answer else { return summary };
    let key = match (rolls(&ask.question, choice), is_final(&ask.question, choice)) {
        (true, _) => "ui-ask-rolled",
        (false, true) => "ui-ask-final",
        (false, false) => "ui-ask-recallable",
    };
    words.ui(key).text("summary", summary).end()
}

/// What a card that changes the die to come makes of the chances.
fn die_remark(scene: &Scene<'_>, card: SkillCard) -> Option<String> {
    let Some(Response::DieBonus(by)) = card.response() else { return None };
    let effect = scene.view.effect_now().map(|now| now.effect);
    scene.words.chances(scene.view.roll_now()?, effect, by, scene)
}

/// The odds, the price, or where somebody is.
fn remark(scene: &Scene<'_>, ask: &Ask, choice: &Choice) -> Option<String> {
    let words = scene.words;
    match *choice {
        Choice::Location(location) if ask.question == Question::Move => move_remark(scene, ask.seat, location),
        Choice::Location(location) => damaged(scene, location),
        Choice::Act(Action::DrawQuorum) => {
            Some(words.ui("ui-remark-left").number("count", scene.view.decks.quorum.cards).end())
        }
        Choice::Act(Action::Location(location)) => match trait_of(scene, ask.seat, Trait::location_cost) {
            Some(cost) => Some(words.ui("ui-remark-costs").number("count", cost).end()),
            None => words.remark_script(action_there(scene, ask.seat, location)),
        },
        Choice::Ship(ship) => super::super::berths::hull_count(scene, ship),
        Choice::Use(Interrupt::Card(card), _) => die_remark(scene, card).or_else(|| words.remark(ask, choice, scene)),
        Choice::Seat(seat) => place(scene, seat),
        Choice::Character(character) => Some(words.name(character.row().kind)),
        Choice::Destination(card) => {
            let distance = words.ui("ui-remark-distance").number("distance", card.row().distance).end();
            Some(match words.remark(ask, choice, scene) {
                Some(remark) => words.ui("ui-remark-both").text("first", distance).text("then", remark).end(),
                None => distance,
            })
        }
        Choice::Pass
        | Choice::Accept
        | Choice::Area(_)
        | Choice::Draw(_)
        | Choice::Skill(_)
        | Choice::Card(_)
        | Choice::Option(_)
        | Choice::Act(_)
        | Choice::Use(Interrupt::Ability(_) | Interrupt::Quorum(_) | Interrupt::Motive(_), _)
        | Choice::Crisis(_)
        | Choice::SuperCrisis(_)
        | Choice::Quorum(_)
        | Choice::Deck(_)
        | Choice::PutUnder
        | Choice::Launch(_)
        | Choice::Fly(..)
        | Choice::Attack(..)
        | Choice::Basestar(_)
        | Choice::Civilian(..)
        | Choice::Unmanned(_)
        | Choice::Damage(_)
        | Choice::RepairViper
        | Choice::Return(_)
        | Choice::HandOn(..)
        | Choice::Resource(_)
        | Choice::InReserves(_)
        | Choice::CrisisOnTop(_)
        | Choice::CrisisUnder(_)
        | Choice::Bottom(_)
        | Choice::Prepare
        | Choice::Evacuate
        | Choice::Mutiny(_)
        | Choice::Motive(_)
        | Choice::CardOnTop(_)
        | Choice::CardUnder(_)
        | Choice::LaunchRaptor(_)
        | Choice::FlyRaptor(..)
        | Choice::RaptorAttack(..)
        | Choice::UnmannedRaptor(_) => words.remark(ask, choice, scene),
    }
}

/// Changing ships costs a card (BASE-042); a damaged location does nothing (BASE-056).
fn move_remark(scene: &Scene<'_>, seat: Seat, location: Location) -> Option<String> {
    let words = scene.words;
    let here = match scene.view.players.get(seat.index()).map(|player| player.place) {
        Some(Place::At(here)) => Some(here.row().ship),
        Some(Place::Piloting(_) | Place::Off) | None => None,
    };
    if let Some(damaged) = damaged(scene, location) {
        return Some(damaged);
    }
    if here != Some(location.row().ship) {
        return Some(words.ui("ui-remark-costs").number("count", 1).end());
    }
    words.remark_script(action_there(scene, seat, location))
}

/// What the seat can do there: an overlay covers the print, and Cylon players have actions of their own on
/// New Caprica (PEG-002, PEG-125).
fn action_there(scene: &Scene<'_>, seat: Seat, location: Location) -> Script {
    let row = location.row_in(scene.view.setup.sets);
    let human = scene.view.players.get(seat.index()).is_none_or(|player| player.is_human());
    if human || row.ship != Ship::NewCaprica { row.action } else { row.cylon_action }
}

fn damaged(scene: &Scene<'_>, location: Location) -> Option<String> {
    scene.view.fleet.damaged.contains(&location).then(|| scene.words.ui("ui-remark-damaged").end())
}

/// Where somebody stands.
fn place(scene: &Scene<'_>, seat: Seat) -> Option<String> {
    match scene.view.players.get(seat.index())?.place {
        Place::At(location) => Some(scene.words.label(location)),
        Place::Piloting(area) => Some(scene.words.ui("ui-remark-viper").name("area", area).end()),
        Place::Off => None,
    }
}

/// A property of the seat's character.
pub fn trait_of(scene: &Scene<'_>, seat: Seat, wanted: fn(Trait) -> Option<u8>) -> Option<u8> {
    let row = scene.character(seat)?.row();
    row.abilities.iter().find_map(|ability| match ability.rule {
        AbilityRule::Trait(property) => wanted(property),
        AbilityRule::Action(_) | AbilityRule::Movement(_) | AbilityRule::Response(_) => None,
    })
}
