//! Somebody lets another discard fewer cards (DAY-038, DAY-051).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::Trait;
use crate::event::DaybreakEvent;
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::rules::skills::discard::Discards;
use crate::seat::Seat;
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
