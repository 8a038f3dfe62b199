//! Drawing skill cards (BASE-009, BASE-011, BASE-032 to BASE-034).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{From, SkillCard};
use crate::event::{DeckName, Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::terms::{Skill, SkillCounts, SkillSet};

impl Game {
    /// Takes the top card of a skill deck.
    pub(crate) fn top_skill_card(&mut self, skill: Skill) -> Option<SkillCard> {
        let (card, rebuilt) = self.decks.skills[skill as usize].take_top(&mut self.chance);
        self.note_rebuilt(rebuilt, DeckName::Skill(skill));
        card
    }

    pub(crate) fn note_rebuilt(&mut self, rebuilt: bool, deck: DeckName) {
        if rebuilt {
            self.log(Event::DeckReshuffled { deck });
        }
    }

    pub(crate) fn draw_skill(&mut self, seat: Seat, skill: Skill) {
        let Some(card) = self.top_skill_card(skill) else { return };
        self.player_mut(seat).hand.push(Hidden::seen_by(card, seat));
        self.log(Event::Drew { seat, skill, card: Secret::to(seat, card) });
    }

    pub(crate) fn draw_counts(&mut self, seat: Seat, draw: SkillCounts) {
        for (skill, count) in draw.iter() {
            for _ in 0..count {
                self.draw_skill(seat, skill);
            }
        }
    }

    /// Puts a used skill card on its discard pile.
    pub(crate) fn put_on_discard(&mut self, card: SkillCard) {
        self.decks.skills[card.skill() as usize].discard.push(card);
    }

    /// The types of skill cards that are in the game.
    pub(crate) fn skills_in_game(&self) -> SkillSet {
        let sets = self.setup.sets();
        let in_game = SkillCard::all().filter(|card| sets.contains(&card.set()));
        in_game.fold(SkillSet::NONE, |skills, card| skills.with(card.skill()))
    }

    /// BASE-033: any mix of these types.
    pub(crate) fn mixes(cards: u8, types: SkillSet) -> Vec<SkillCounts> {
        let limit = types.iter().fold(SkillCounts::NONE, |limit, skill| limit.plus(skill, cards));
        SkillCounts::splits(cards, limit)
    }
}

/// A player draws a number of cards of types of his choice, announced before any is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawCards {
    seat: Seat,
    cards: u8,
    types: SkillSet,
}

impl DrawCards {
    pub(crate) fn new(game: &Game, seat: Seat, cards: u8, from: From) -> DrawCards {
        let types = match from {
            From::Skill(skill) => SkillSet::of(&[skill]),
            From::OneOf(skills) => SkillSet::of(skills),
            From::AnyType => game.skills_in_game(),
        };
        DrawCards { seat, cards, types }
    }
}

impl Procedure for DrawCards {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, _game: &Game, asks: &mut Vec<Ask>) {
        let choices = Game::mixes(self.cards, self.types).into_iter().map(Choice::Draw).collect();
        asks.push(choose(self.seat, Question::DrawSkills { cards: self.cards }, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Draw(draw) = answer.choice() else { unreachable!("a draw was asked") };
        game.draw_counts(seat, draw);
        Flow::Done
    }
}
