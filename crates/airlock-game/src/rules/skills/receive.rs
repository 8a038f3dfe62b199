//! The Receive Skills step (BASE-031).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{From, Trait};
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::rules::skills::draw::DrawCards;
use crate::seat::Seat;
use crate::terms::{SkillCounts, SkillSet};

impl Game {
    /// BASE-035, PEG-013: one card only in the Receive Skills step.
    pub(crate) fn receives_one(&self, seat: Seat) -> bool {
        self.player(seat).location().is_some_and(|here| self.rules.one_card.contains(&here))
    }

    /// The Receive Skills step: by the sheet (BASE-030, PEG-078), else as a Cylon player (BASE-031, PEG-004).
    pub(crate) fn skills_received(&self, seat: Seat) -> Frame {
        if self.has_sheet(seat) {
            return ReceiveSkills { seat }.into();
        }
        let cards = match self.player(seat).infiltrating {
            _ if self.receives_one(seat) => 1,
            // PEG-091.
            true => self.rules.cylon_draw + 1,
            false => self.rules.cylon_draw,
        };
        let draw = DrawCards::new(self, seat, cards, From::AnyType);
        if self.rules.cylon_types_differ { draw.of_different_types().into() } else { draw.into() }
    }

    /// DAY-058: a pilot is aboard nothing.
    pub(crate) fn misses_off_ship(&self, seat: Seat) -> u8 {
        match self.property(seat, Trait::draws_fewer_off) {
            Some((ship, less)) if !self.is_aboard(seat, ship) => less,
            Some(_) | None => 0,
        }
    }

    /// PEG-078: a leader among the humans draws one card more of his types.
    pub(crate) fn one_more(&self, seat: Seat, draws: &[SkillCounts]) -> Vec<SkillCounts> {
        let mut more = Vec::new();
        for draw in draws {
            for skill in self.skill_set(seat).iter() {
                let draw = draw.plus(skill, 1);
                if !more.contains(&draw) {
                    more.push(draw);
                }
            }
        }
        more
    }

    /// Every draw that the sheet lists (BASE-032), with the assist's in a game for one (BASE-279).
    pub(crate) fn sheet_draws(&self, seat: Seat) -> Vec<SkillCounts> {
        let Some(character) = self.player(seat).character else { return Vec::new() };
        let own = character.row().draws();
        let Some(assist) = self.assist.filter(|assist| !assist.lost) else { return own };
        let also = assist.character.row().draws();
        let sum = |a: &SkillCounts, b: SkillCounts| b.iter().fold(*a, |sum, (skill, count)| sum.plus(skill, count));
        own.iter().flat_map(|a| also.iter().map(move |&b| sum(a, b))).collect()
    }

    pub(crate) fn skill_set(&self, seat: Seat) -> SkillSet {
        let assist = self.assist.filter(|assist| !assist.lost).map(|assist| assist.character);
        let characters = self.player(seat).character.into_iter().chain(assist);
        characters.flat_map(|character| character.row().skill_set()).fold(SkillSet::NONE, SkillSet::with)
    }

    /// DAY-040.
    pub(crate) fn receives_nothing(&self, seat: Seat) -> bool {
        let here = self.player(seat).location();
        self.has(seat, Trait::NoDrawInHazard) && here.is_some_and(|here| here.is_hazardous(self.setup.sets))
    }
}

/// BASE-030 step 2: everything that the sheet lists; in Sickbay one card only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReceiveSkills {
    seat: Seat,
}

impl ReceiveSkills {
    fn draws(&self, game: &Game) -> Vec<SkillCounts> {
        // BASE-035: one card of his choice among his types.
        if game.receives_one(self.seat) {
            return Game::mixes(1, game.skill_set(self.seat));
        }
        let draws = game.sheet_draws(self.seat);
        if game.player(self.seat).infiltrating {
            // DAY-044.
            let more = game.property(self.seat, Trait::infiltrator_draws).unwrap_or(1);
            return (0..more).fold(draws, |draws, _| game.one_more(self.seat, &draws));
        }
        let less = game.rules.receive_less + game.misses_off_ship(self.seat);
        if less == 0 {
            return draws;
        }
        // BASE-280, DAY-058: fewer cards; which ones are left out is his choice.
        let mut fewer = Vec::new();
        for draw in draws {
            for split in SkillCounts::splits(draw.total() - less, draw) {
                if !fewer.contains(&split) {
                    fewer.push(split);
                }
            }
        }
        fewer
    }
}

impl Procedure for ReceiveSkills {
    fn step(self, game: &mut Game) -> Flow {
        match self.draws(game)[..] {
            [only] => {
                game.draw_counts(self.seat, only);
                Flow::Done
            }
            _ => Flow::ask(self),
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = self.draws(game).into_iter().map(Choice::Draw).collect();
        asks.push(choose(self.seat, Question::ReceiveSkills, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Draw(draw) = answer.choice() else { unreachable!("a draw was asked") };
        game.draw_counts(seat, draw);
        Flow::Done
    }
}
