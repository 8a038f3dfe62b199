//! Hands and the Destiny deck: what it is worth to mix, swap, fill and read them.

use airlock_game::Seat;
use airlock_game::cards::{CylonEffect, DeckEffect, Effect, SkillCard, SkillEffect};

use super::situation::{CARD, Situation};
use super::worth::Scope;

/// A Super Crisis card in the hand of a Cylon player.
const SUPER_CRISIS: i32 = 60;
/// A card against most checks that lies in the Destiny deck.
const SPOILED_DESTINY: i32 = 13;
/// To know and choose what Destiny will add to a check.
const FORESIGHT: i32 = 12;
/// A Treachery card in the hand of a human, who can hardly use it, and of a Cylon.
const TREACHERY: i32 = 3;
const TREACHERY_OF_CYLON: i32 = 14;

impl Situation<'_> {
    /// What a Treachery card is worth to whoever draws it.
    pub fn treachery_card(&self, seat: Seat) -> i32 {
        if self.cylon(seat) >= 50 { TREACHERY_OF_CYLON } else { TREACHERY }
    }

    pub fn hands_worth(&self, effect: &Effect, scope: &Scope) -> i32 {
        let humans = || self.seats().filter(|&seat| self.is_human(seat));
        let cards_of = |seat: Seat| i32::from(self.player(seat).hand.cards);
        let by_you = |worth: i32| worth * self.trust(scope.you) / 100;
        match *effect {
            Effect::Cylons(CylonEffect::DrawSuperCrisis { who, cards }) => self.sum(who, scope, |seat| {
                let harm = SUPER_CRISIS * i32::from(cards) * self.trust(seat).min(0) / 100;
                harm + self.super_crisis_drawn(seat)
            }),
            Effect::Skills(SkillEffect::RefillHands { at_most, cards }) => humans()
                .filter(|&seat| self.player(seat).hand.cards <= at_most)
                .map(|seat| CARD * i32::from(cards) * self.trust(seat) / 100)
                .sum(),
            Effect::Skills(SkillEffect::HumansMayDraw(cards)) => {
                humans().map(|seat| CARD * i32::from(cards) * self.trust(seat) / 100).sum()
            }
            Effect::Skills(SkillEffect::IntoDestiny(_, cards)) => -SPOILED_DESTINY * i32::from(cards),
            Effect::Skills(SkillEffect::NewDestiny(_, cards)) => -SPOILED_DESTINY * i32::from(cards),
            Effect::Skills(SkillEffect::SwapWithDestiny) => by_you(SPOILED_DESTINY),
            Effect::Skills(SkillEffect::GlimpseDestiny(cards)) => by_you(FORESIGHT * i32::from(cards)),
            Effect::Skills(SkillEffect::ReadDestiny { discard }) => by_you(FORESIGHT * i32::from(discard)),
            Effect::Decks(DeckEffect::LookAtBottom) => by_you(2),
            Effect::Skills(SkillEffect::SwapHands { with }) => self.sum(with, scope, |seat| {
                let gained = cards_of(seat) - cards_of(scope.you);
                gained * CARD * (self.trust(scope.you) - self.trust(seat)) / 200
            }),
            Effect::Skills(SkillEffect::TakeRandomCard { from }) => self.sum(from, scope, |seat| {
                let any = i32::from(cards_of(seat) > 0);
                any * CARD * (self.trust(scope.you) - self.trust(seat)) / 100
            }),
            // A foe names what is of no use.
            Effect::Skills(SkillEffect::DrawNamed { who, cards }) => self.sum(who, scope, |seat| {
                let friends = self.trust(scope.you) * self.trust(seat) > 0;
                let each = if friends { CARD } else { TREACHERY };
                i32::from(cards) * each * self.trust(seat) / 100
            }),
            _ => 0,
        }
    }

    /// How good it is to give somebody a card and draw others for it (PEG-058).
    pub fn favour_score(&self, seat: Seat, draw: i32) -> i32 {
        draw * CARD - self.cheapest_card() + CARD * self.sign() * self.trust(seat) / 100
    }

    /// Which card he gets: a friend one that helps, anybody else the cheapest.
    pub fn given_score(&self, card: SkillCard, to: Seat) -> i32 {
        self.taken_score(card) * self.sign() * self.trust(to) / 2000 - self.keep(card)
    }
}
