//! Drawing skill cards (BASE-009, BASE-011, BASE-032 to BASE-034).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{From, SkillCard};
use crate::event::{DeckName, Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::{Seat, SeatSet};
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
        let sets = self.setup.sets;
        let in_game = SkillCard::all().filter(|card| card.is_in(sets));
        in_game.fold(SkillSet::NONE, |skills, card| skills.with(card.skill()))
    }

    /// BASE-033: any mix of these types.
    pub(crate) fn mixes(cards: u8, types: SkillSet) -> Vec<SkillCounts> {
        let limit = types.iter().fold(SkillCounts::NONE, |limit, skill| limit.plus(skill, cards));
        SkillCounts::splits(cards, limit)
    }
}

/// Players draw cards of types of their choice, each announced before any is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawCards {
    seat: Seat,
    cards: u8,
    types: SkillSet,
    /// Those who draw after him, clockwise.
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    others: SeatSet,
    /// Each draws of his own skill set (BASE-033).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    own: bool,
    /// The draw may be declined.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    may: bool,
    /// No two cards of one type (PEG-004).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    differ: bool,
}

impl DrawCards {
    pub(crate) fn new(game: &Game, seat: Seat, cards: u8, from: From) -> DrawCards {
        let types = game.types_of(seat, from);
        let own = from == From::OwnTypes;
        DrawCards { seat, cards, types, others: SeatSet::NONE, own, may: false, differ: false }
    }

    /// Of the skill set of another player (DAY-066).
    pub(crate) fn of_set(game: &Game, seat: Seat, of: Seat, cards: u8) -> DrawCards {
        DrawCards { types: game.types_of(of, From::OwnTypes), ..DrawCards::new(game, seat, cards, From::AnyType) }
    }

    /// Each of these seats draws, from the one who caused it on (BASE-009); nothing if there is none.
    pub(crate) fn each(game: &Game, cause: Seat, seats: SeatSet, cards: u8, from: From) -> Option<DrawCards> {
        let first = cause.round(game.setup.players).find(|&seat| seats.contains(seat))?;
        Some(DrawCards { others: seats.without(SeatSet::only(first)), ..DrawCards::new(game, first, cards, from) })
    }

    pub(crate) fn optional(self) -> DrawCards {
        DrawCards { may: true, ..self }
    }

    pub(crate) fn of_different_types(self) -> DrawCards {
        DrawCards { differ: true, ..self }
    }

    fn mixes(&self) -> Vec<SkillCounts> {
        let most = if self.differ { 1 } else { self.cards };
        let limit = self.types.iter().fold(SkillCounts::NONE, |limit, skill| limit.plus(skill, most));
        SkillCounts::splits(self.cards, limit)
    }

    fn next(self, game: &Game) -> Flow {
        let clockwise = self.seat.round(game.setup.players);
        let Some(seat) = clockwise.into_iter().find(|&seat| self.others.contains(seat)) else { return Flow::Done };
        let types = if self.own { game.types_of(seat, From::OwnTypes) } else { self.types };
        Flow::ask(DrawCards { seat, types, others: self.others.without(SeatSet::only(seat)), ..self })
    }
}

impl Game {
    fn types_of(&self, seat: Seat, from: From) -> SkillSet {
        match from {
            From::Skill(skill) => SkillSet::of(&[skill]),
            From::OneOf(skills) => SkillSet::of(skills),
            From::AnyType => self.skills_in_game(),
            // PEG-078, PEG-091: who has lost his sheet draws of any type.
            From::OwnTypes if self.has_sheet(seat) => self.skill_set(seat),
            From::OwnTypes => self.skills_in_game(),
        }
    }
}

impl Procedure for DrawCards {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, _game: &Game, asks: &mut Vec<Ask>) {
        let pass = self.may.then_some(Choice::Pass);
        let choices = pass.into_iter().chain(self.mixes().into_iter().map(Choice::Draw)).collect();
        asks.push(choose(self.seat, Question::DrawSkills { cards: self.cards }, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        if let Choice::Draw(draw) = answer.choice() {
            game.draw_counts(seat, draw);
        }
        self.next(game)
    }
}
