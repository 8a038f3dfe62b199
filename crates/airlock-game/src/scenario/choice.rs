//! Answers as they are written in scenarios: one spelling for each choice.

use super::named::{every_id, meant};
use super::position::is_seat;
use crate::ask::{Action, Answer, Choice, Foe, How, Interrupt};
use crate::event::DeckName;
use crate::terms::SkillCounts;

/// The words of answers beside ids, numbers and seats.
const WORDS: &str = "activate adds and assault-raptor attack attacks bottom centurion crisis deck destination \
     detain discards draw end evacuate fail fight fly give in infiltration launch leave loyalty mission mutiny nothing \
     nuke of option orbit partial pass pick play prepare put quorum repair reserves return reveal super-crisis to top \
     under use yes";

/// A word that no answer has, with what it may have been meant to be.
pub(super) fn unknown_word(answer: &str) -> Option<String> {
    let words = answer.split([' ', ',']).filter(|word| !word.is_empty());
    let mut strange = words.filter(|word| word.parse::<i16>().is_err() && !is_seat(word));
    let known: Vec<&str> = every_id().into_iter().chain(WORDS.split_whitespace()).collect();
    let word = strange.find(|word| !known.contains(&word.to_lowercase().as_str()))?;
    Some(format!("“{word}”{}", meant(word, &known)))
}

/// The spelling of a choice; `name` spells a seat.
pub fn choice_text(choice: &Choice, name: &dyn Fn(crate::seat::Seat) -> String) -> String {
    match *choice {
        Choice::Pass => "pass".to_owned(),
        Choice::Accept => "yes".to_owned(),
        Choice::Character(character) => format!("pick {}", character.id()),
        Choice::Seat(seat) => name(seat),
        Choice::Location(location) => location.id().to_owned(),
        Choice::Area(area) => area.id().to_owned(),
        Choice::Draw(counts) => draw_text(counts),
        Choice::Skill(skill) => skill.id().to_owned(),
        Choice::Card(card) => card.id().to_owned(),
        Choice::HandOn(card, heir) => format!("reveal {} and give to {}", card.id(), name(heir)),
        Choice::Option(option) => format!("option {}", option + 1),
        Choice::Act(action) => action_text(action, name),
        Choice::Use(what, how) => use_text(what, how),
        Choice::Crisis(card) => card.id().to_owned(),
        Choice::SuperCrisis(card) => card.id().to_owned(),
        Choice::Destination(card) => card.id().to_owned(),
        Choice::Quorum(card) => card.id().to_owned(),
        Choice::Deck(crate::cards::PeekDeck::Crisis) => "crisis deck".to_owned(),
        Choice::Deck(crate::cards::PeekDeck::Destination) => "destination deck".to_owned(),
        Choice::Deck(crate::cards::PeekDeck::Mission) => "mission deck".to_owned(),
        Choice::PutUnder => "put under".to_owned(),
        Choice::Launch(area) => format!("launch {}", area.id()),
        Choice::Fly(from, to) => format!("fly {} to {}", from.id(), to.id()),
        Choice::Attack(_, foe) => format!("attack {}", foe_text(foe)),
        Choice::Basestar(number) => format!("basestar {}", number + 1),
        Choice::Civilian(area, place) => format!("civilian {} {}", area.id(), place + 1),
        Choice::Unmanned(area) => format!("viper {}", area.id()),
        Choice::Damage(token) => token.id().to_owned(),
        Choice::RepairViper => "repair viper".to_owned(),
        Choice::Return(craft) => format!("return {}", craft.id()),
        Choice::Ship(ship) => ship.id().to_owned(),
        Choice::Resource(resource) => resource.id().to_owned(),
        Choice::InReserves(craft) => format!("{} in reserves", craft.id()),
        Choice::CrisisOnTop(card) => format!("top {}", card.id()),
        Choice::CrisisUnder(card) => format!("under {}", card.id()),
        Choice::Bottom(deck) => format!("bottom of {}", deck_text(deck)),
        Choice::Prepare => "prepare".to_owned(),
        Choice::Evacuate => "evacuate".to_owned(),
        Choice::Mutiny(card) => card.id().to_owned(),
        Choice::Motive(motive) => motive.id().to_owned(),
        Choice::CardOnTop(card) => format!("top {}", card.id()),
        Choice::CardUnder(card) => format!("under {}", card.id()),
        Choice::LaunchRaptor(area) => format!("launch raptor {}", area.id()),
        Choice::FlyRaptor(from, to) => format!("fly raptor {} to {}", from.id(), to.id()),
        Choice::RaptorAttack(area, foe) => format!("raptor {} attacks {}", area.id(), foe_text(foe)),
        Choice::UnmannedRaptor(area) => format!("raptor {}", area.id()),
    }
}

/// The spelling of a whole answer.
pub fn answer_text(answer: &Answer, name: &dyn Fn(crate::seat::Seat) -> String) -> String {
    match answer {
        Answer::One(choice) => choice_text(choice, name),
        Answer::Cards(cards) if cards.is_empty() => "nothing".to_owned(),
        Answer::Cards(cards) => cards.iter().map(|card| card.id()).collect::<Vec<_>>().join(", "),
    }
}

fn deck_text(deck: DeckName) -> &'static str {
    match deck {
        DeckName::Skill(skill) => skill.id(),
        DeckName::Crisis => "crisis",
        DeckName::SuperCrisis => "super-crisis",
        DeckName::Quorum => "quorum",
        DeckName::Destination => "destination",
        DeckName::Mutiny => "mutiny",
        DeckName::Mission => "mission",
    }
}

fn draw_text(counts: SkillCounts) -> String {
    let parts: Vec<String> = counts.iter().map(|(skill, count)| format!("{count} {}", skill.id())).collect();
    parts.join(", ")
}

fn action_text(action: Action, name: &dyn Fn(crate::seat::Seat) -> String) -> String {
    match action {
        Action::Location(location) => format!("activate {}", location.id()),
        Action::Card(card) => format!("play {}", card.id()),
        Action::Ability(ability) => format!("use {}", ability.id()),
        Action::Nuke => "launch nuke".to_owned(),
        Action::DrawQuorum => "draw quorum".to_owned(),
        Action::PlayQuorum(card) => format!("play {}", card.id()),
        Action::Viper => "activate viper".to_owned(),
        Action::Reveal(card) => format!("reveal {}", card.id()),
        Action::EndInfiltration => "end infiltration".to_owned(),
        Action::FightOccupation => "fight occupation".to_owned(),
        Action::Detain(seat) => format!("detain {}", name(seat)),
        Action::LeaveOrbit => "leave orbit".to_owned(),
        Action::PlayMutiny(card) => format!("play {}", card.id()),
    }
}

fn use_text(what: Interrupt, how: How) -> String {
    let what = match what {
        Interrupt::Card(card) => format!("play {}", card.id()),
        Interrupt::Ability(ability) => format!("use {}", ability.id()),
        Interrupt::Quorum(card) => format!("use {}", card.id()),
        Interrupt::Motive(motive) => format!("reveal {}", motive.id()),
    };
    match how {
        How::Plain => what,
        How::Shift(by) => format!("{what} {by:+}"),
        How::Pass => format!("{what} pass"),
        How::Fail => format!("{what} fail"),
        How::Skill(skill) => format!("{what} {}", skill.id()),
        How::Title(title) => format!("{what} {}", title.id()),
        How::Area(area) => format!("{what} {}", area.id()),
        How::Raptor(area) => format!("{what} raptor {}", area.id()),
        How::Card(card) => format!("{what} {}", card.id()),
        How::Option(option) => format!("{what} option {}", option + 1),
        How::Icon(icon) => format!("{what} {}", icon.id()),
    }
}

fn foe_text(foe: Foe) -> String {
    match foe {
        Foe::Raider(area) => format!("raider {}", area.id()),
        Foe::HeavyRaider(area) => format!("heavy-raider {}", area.id()),
        Foe::Basestar(number) => format!("basestar {}", number + 1),
        Foe::Centurion(space) => format!("centurion {}", space + 1),
        Foe::Scar(area) => format!("scar {}", area.id()),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::ask::Options;
    use crate::{Chance, Game, Setup};

    #[test]
    fn every_word_of_an_answer_is_known() {
        let mut spelled = BTreeSet::new();
        for number in 0..20 {
            for setup in [Setup::base(1 + number % 6), Setup::pegasus(3 + number % 5), Setup::daybreak(3 + number % 5)]
            {
                let mut game = Game::new(&setup, [number; 32]).expect("a legal setup");
                let mut chance = Chance::new([number; 32]);
                while game.ending().is_none() {
                    let ask = &game.asks()[0];
                    if let Options::Choices(choices) = &ask.options {
                        spelled.extend(choices.iter().map(|choice| choice_text(choice, &|_| "adama".to_owned())));
                    }
                    let (seat, answer) = (ask.seat, ask.options.pick(&mut chance));
                    game.answer(seat, answer).expect("a listed answer");
                }
            }
        }
        for answer in spelled {
            assert_eq!(unknown_word(&answer), None, "{answer}");
        }
    }
}
