//! A card that is added face up (DAY-049).

use crate::ask::Choice;
use crate::cards::{SkillCard, Trait};
use crate::event::DaybreakEvent;
use crate::frame::Flow;
use crate::game::Game;
use crate::rules::check::{SkillCheck, Stage};
use crate::seat::{Seat, SeatSet};

impl SkillCheck {
    /// DAY-049: one of the cards that the seat has just added must lie face up.
    pub(crate) fn shows_one(&self, game: &Game, seat: Seat, cards: usize) -> bool {
        cards > 0 && !self.face_up && self.property(game, seat, Trait::adds_face_up).is_some()
    }

    pub(crate) fn ask_for_open_card(mut self, seat: Seat, cards: usize) -> Flow {
        self.more.added = u8::try_from(cards).expect("no hand is that large");
        Flow::ask(self.to(Stage::ShowOne(seat)))
    }

    /// The kinds of cards that the last player has added.
    pub(crate) fn cards_to_show(&self, game: &Game) -> Vec<Choice> {
        let mut kinds: Vec<SkillCard> = Vec::new();
        let added = usize::from(self.more.added);
        for held in game.decks.check.iter().rev().take(added) {
            if !kinds.contains(&held.card) {
                kinds.push(held.card);
            }
        }
        kinds.into_iter().map(Choice::Card).collect()
    }

    pub(crate) fn show_one(self, game: &mut Game, seat: Seat, card: SkillCard) -> Flow {
        let cards = usize::from(self.more.added);
        let added = game.decks.check.as_mut_slice().iter_mut().rev().take(cards).find(|held| held.card == card);
        added.expect("he has added it").seen = SeatSet::EVERYBODY;
        game.log(DaybreakEvent::CardLaidOpen { seat, card });
        let mut next = self.to(Stage::Feed);
        next.more.added = 0;
        next.after_adding(game, seat, cards)
    }
}
