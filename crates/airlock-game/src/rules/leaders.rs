//! What the Cylon leaders of Daybreak can do besides, and what binds them (DAY-038, DAY-040, DAY-043 to
//! DAY-049).

use serde::{Deserialize, Serialize};

use super::discard::{Demand, Discards};
use super::skill_check::{SkillCheck, Stage};
use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{SkillCard, SuperCrisis, Trait};
use crate::event::{DaybreakEvent, Event};
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::seat::{Seat, SeatSet};
use crate::source::Source;
use crate::terms::Skill;

/// Before a discard somebody may spare another player one card of it (DAY-038).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpareDiscard {
    by: Seat,
    discards: Discards,
}

impl SpareDiscard {
    /// The discard that a text demands; of a Super Crisis nothing is spared. What an ability demands is its
    /// result (DAY-051): what it costs, of which nothing is spared either, is paid before its text begins.
    pub(crate) fn of(game: &Game, source: Source, discards: Discards) -> Frame {
        match source {
            Source::SuperCrisis(_) => discards.into(),
            Source::Crisis(_)
            | Source::Quorum(_)
            | Source::Destination(_)
            | Source::Location(_)
            | Source::Skill(_)
            | Source::Ability(_)
            | Source::Title(_)
            | Source::Loyalty(_)
            | Source::Mutiny(_)
            | Source::Mission(_) => SpareDiscard::over(game, discards),
        }
    }

    /// Any other discard but down to a hand limit; itself where nobody can spare anything.
    pub(crate) fn over(game: &Game, discards: Discards) -> Frame {
        let able = |&seat: &Seat| game.has(seat, Trait::SparesDiscards) && !game.turn.daybreak.spared.contains(seat);
        let by = game.seats().filter(able).find(|&by| !discards.burdened(game, by).is_empty());
        match by {
            Some(by) => SpareDiscard { by, discards }.into(),
            None => discards.into(),
        }
    }
}

impl Procedure for SpareDiscard {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let others = self.discards.burdened(game, self.by);
        let choices = [Choice::Pass].into_iter().chain(others.iter().map(Choice::Seat)).collect();
        asks.push(choose(self.by, Question::SpareDiscard, choices));
    }

    fn answer(self, game: &mut Game, by: Seat, answer: Answer) -> Flow {
        let Choice::Seat(spared) = answer.choice() else { return Flow::go(self.discards) };
        game.turn.daybreak.spared.insert(by);
        game.note_ability(by, |property| property == Trait::SparesDiscards);
        game.draw_skill(by, Skill::Treachery);
        game.log(DaybreakEvent::DiscardSpared { by, seat: spared });
        Flow::go(self.discards.sparing(spared))
    }
}

/// A Super Crisis card is discarded to leave a location, before what the move costs otherwise (DAY-043).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeavingPrice {
    seat: Seat,
    /// The move changes ships (BASE-042).
    pays: bool,
}

impl LeavingPrice {
    pub(crate) fn new(seat: Seat, pays: bool) -> LeavingPrice {
        LeavingPrice { seat, pays }
    }
}

impl Procedure for LeavingPrice {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let cards = game.player(self.seat).super_crises.iter().map(|held| Choice::SuperCrisis(held.card)).collect();
        asks.push(choose(self.seat, Question::DiscardSuperCrisis, cards));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::SuperCrisis(card) = answer.choice() else { unreachable!("a Super Crisis card was asked") };
        game.discard_super_crisis(seat, card);
        match self.pays {
            true => Flow::go(SpareDiscard::over(game, Discards::of(seat, Demand::Payment(1)))),
            false => Flow::Done,
        }
    }
}

impl Game {
    /// DAY-043: whether he cannot leave where he is without a Super Crisis card.
    pub(crate) fn pays_for_leaving(&self, seat: Seat) -> bool {
        self.player(seat).location().is_some_and(|here| self.has(seat, Trait::LeavingCostsSuperCrisis(here)))
    }

    pub(crate) fn discard_super_crisis(&mut self, seat: Seat, card: SuperCrisis) {
        self.take_super_crisis(seat, card);
        self.decks.super_crisis.discard.push(card);
        self.log(Event::SuperCrisisDiscarded { seat, card });
    }

    /// DAY-040.
    pub(crate) fn receives_nothing(&self, seat: Seat) -> bool {
        let here = self.player(seat).location();
        self.has(seat, Trait::NoDrawInHazard) && here.is_some_and(|here| here.is_hazardous(self.setup.sets))
    }
}

impl SkillCheck {
    /// DAY-049: one of the cards that the seat has just added must lie face up.
    pub(super) fn shows_one(&self, game: &Game, seat: Seat, cards: usize) -> bool {
        cards > 0 && !self.face_up && self.property(game, seat, Trait::adds_face_up).is_some()
    }

    pub(super) fn ask_for_open_card(mut self, seat: Seat, cards: usize) -> Flow {
        self.more.added = u8::try_from(cards).expect("no hand is that large");
        Flow::ask(self.to(Stage::ShowOne(seat)))
    }

    /// The kinds of cards that the last player has added.
    pub(super) fn cards_to_show(&self, game: &Game) -> Vec<Choice> {
        let mut kinds: Vec<SkillCard> = Vec::new();
        let added = usize::from(self.more.added);
        for held in game.decks.check.iter().rev().take(added) {
            if !kinds.contains(&held.card) {
                kinds.push(held.card);
            }
        }
        kinds.into_iter().map(Choice::Card).collect()
    }

    pub(super) fn show_one(self, game: &mut Game, seat: Seat, card: SkillCard) -> Flow {
        let cards = usize::from(self.more.added);
        let added = game.decks.check.as_mut_slice().iter_mut().rev().take(cards).find(|held| held.card == card);
        added.expect("he has added it").seen = SeatSet::EVERYBODY;
        game.log(DaybreakEvent::CardLaidOpen { seat, card });
        let mut next = self.to(Stage::Feed);
        next.more.added = 0;
        next.after_adding(game, seat, cards)
    }
}
