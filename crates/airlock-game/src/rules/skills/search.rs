//! Cards of a named type, and looking through a deck for them (DAY-105, DAY-108).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::SkillCard;
use crate::event::{DaybreakEvent, DeckName, Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::terms::Skill;

/// A type is named, and each player draws cards of it, Cylon players too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameForAll {
    pub(crate) seat: Seat,
    pub(crate) cards: u8,
}

impl Procedure for NameForAll {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = game.skills_in_game().iter().map(Choice::Skill).collect();
        asks.push(choose(self.seat, Question::NameForAll { cards: self.cards }, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Skill(skill) = answer.choice() else { unreachable!("a type was asked") };
        for each in seat.round(game.setup.players) {
            (0..self.cards).for_each(|_| game.draw_skill(each, skill));
        }
        Flow::Done
    }
}

impl Game {
    /// The discard pile goes back into its deck, which the seat looks through.
    pub(crate) fn open_skill_deck(&mut self, seat: Seat, skill: Skill) {
        let deck = &mut self.decks.skills[skill as usize];
        while let Some(card) = deck.discard.pop() {
            deck.draw.push(Hidden::unseen(card));
        }
        deck.draw.shuffle_unseen(&mut self.chance);
        self.decks.skills[skill as usize].draw.as_mut_slice().iter_mut().for_each(|held| held.seen.insert(seat));
        self.log(DaybreakEvent::SkillDeckSearched { seat, skill });
    }

    pub(crate) fn take_from_deck(&mut self, seat: Seat, skill: Skill, card: SkillCard) {
        let draw = &mut self.decks.skills[skill as usize].draw;
        let at = draw.iter().position(|held| held.card == card).expect("the card is in the deck");
        draw.remove(at);
        self.player_mut(seat).hand.push(Hidden::seen_by(card, seat));
        self.log(Event::Drew { seat, skill, card: Secret::to(seat, card) });
    }

    /// The kinds of cards in a deck, each once.
    pub(crate) fn kinds_in_deck(&self, skill: Skill) -> Vec<SkillCard> {
        let mut kinds: Vec<SkillCard> = self.decks.skills[skill as usize].draw.iter().map(|held| held.card).collect();
        kinds.sort_by_key(|card| card.0);
        kinds.dedup();
        kinds
    }
}

/// Cards of choice are taken from a skill deck and its discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchSkills {
    pub(crate) seat: Seat,
    pub(crate) skill: Option<Skill>,
    pub(crate) left: u8,
}

impl Procedure for SearchSkills {
    fn step(self, game: &mut Game) -> Flow {
        let Some(skill) = self.skill else { return Flow::ask(self) };
        if self.left > 0 && !game.decks.skills[skill as usize].draw.is_empty() {
            return Flow::ask(self);
        }
        game.decks.skills[skill as usize].draw.shuffle_unseen(&mut game.chance);
        game.log(Event::DeckReshuffled { deck: DeckName::Skill(skill) });
        Flow::Done
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = match self.skill {
            Some(skill) => game.kinds_in_deck(skill).into_iter().map(Choice::Card).collect(),
            None => game.skills_in_game().iter().map(Choice::Skill).collect(),
        };
        asks.push(choose(self.seat, Question::SearchSkills { left: self.left }, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match (self.skill, answer.choice()) {
            (None, Choice::Skill(skill)) => {
                game.open_skill_deck(seat, skill);
                Flow::go(SearchSkills { skill: Some(skill), ..self })
            }
            (Some(skill), Choice::Card(card)) => {
                game.take_from_deck(seat, skill, card);
                Flow::go(SearchSkills { left: self.left - 1, ..self })
            }
            (_, choice) => unreachable!("{choice:?} is no answer to a search"),
        }
    }
}
