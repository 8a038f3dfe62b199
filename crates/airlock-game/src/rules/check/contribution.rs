//! Which abilities of characters hold in a check, and how many cards each player may add to it (BASE-070,
//! BASE-107, PEG-086, PEG-135, DAY-046, DAY-047, DAY-104).
//!
//! Invariant: a check asks for properties of characters here and nowhere else, so that none touches a check
//! that is immune to it.

use crate::cards::{Trait, pegasus};
use crate::game::Game;
use crate::rules::check::SkillCheck;
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::Location;

impl Source {
    /// Whether abilities of characters can be used on the card and in its check: not on a Super Crisis
    /// (BASE-107), nor on a mission (DAY-104).
    pub(crate) fn admits_abilities(self) -> bool {
        !matches!(self, Source::SuperCrisis(_) | Source::Mission(_))
    }

    /// DAY-104: in a mission a property holds that limits what its owner adds.
    fn admits(self, property: Trait) -> bool {
        self.admits_abilities() || matches!(self, Source::Mission(_)) && property.limits_contributions()
    }
}

impl SkillCheck {
    /// The value of a property of that seat, if it has one that holds in this check.
    pub(crate) fn property<T>(&self, game: &Game, seat: Seat, wanted: impl Fn(Trait) -> Option<T>) -> Option<T> {
        let on = self.on();
        game.property(seat, |property| wanted(property).filter(|_| on.admits(property)))
    }

    /// How many cards of the hand the seat may add.
    pub(crate) fn limit(&self, game: &Game, seat: Seat) -> u8 {
        let hand = game.player(seat).hand.len();
        self.most(game, seat).map_or(hand, |most| hand.min(most))
    }

    /// How many cards at most the seat may add, if not any number; the lowest limit binds (BASE-070).
    fn most(&self, game: &Game, seat: Seat) -> Option<u8> {
        if self.silences(game, seat) {
            return Some(0);
        }
        // DAY-047: nothing widens the limit of the Brig.
        if game.is_in_brig(seat) {
            return Some(1);
        }
        let usual = (1, pegasus::tokens::ADDED_BY_INFILTRATOR);
        let (cylon, infiltrating) = self.property(game, seat, Trait::adds_cards).unwrap_or(usual);
        if !game.is_human(seat) {
            return Some(cylon);
        }
        // PEG-135.
        if game.player(seat).is_at(Location::Detention) {
            return Some(pegasus::tokens::DETENTION_CARDS);
        }
        game.player(seat).infiltrating.then_some(infiltrating)
    }

    /// DAY-046: the check is made in the Action step of another player.
    fn silences(&self, game: &Game, seat: Seat) -> bool {
        let vain = |property| (property == Trait::AddsNothingInOthersActions).then_some(());
        game.turn.current != seat && game.in_action_step() && self.property(game, seat, vain).is_some()
    }

    /// DAY-074: no card lifts the limit of the current player, who may have added cards before (BASE-004).
    pub(crate) fn may_add_another(&self, game: &Game, seat: Seat) -> bool {
        self.most(game, seat).is_none_or(|most| self.abilities.added < most)
    }
}
