//! Cards that stay in play, and where cards go when they leave it (BASE-095, BASE-141).

use crate::cards::{StandingRule, Until};
use crate::event::{DeckName, Event};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::source::Source;
use crate::state::InPlay;
use crate::terms::Ship;

impl Game {
    /// The card stays in play, unless what ends it has happened before it came to that (BASE-098, PEG-107).
    pub(crate) fn stay_in_play(&mut self, card: Source) {
        let gone = card.crisis_row().and_then(|row| row.stays).is_some_and(|stays| match stays.until {
            Until::JumpOrScar => self.space.scar.is_none(),
            Until::JumpOrNoRaiders => self.space.raiders() == 0,
            Until::Jump | Until::JumpOrBasestar | Until::LossElseJump | Until::Used | Until::End => false,
        });
        if !gone {
            self.keep_in_play(card, None);
        }
    }

    pub(crate) fn keep_in_play(&mut self, card: Source, holder: Option<Seat>) {
        self.decks.in_play.push(InPlay { card, holder });
        self.log(Event::StaysInPlay { card, with: holder });
        // DAY-093.
        if self.decks.rule(|rule| rule == StandingRule::Closed(Ship::ColonialOne)) {
            self.destroy_colonial_one();
        }
    }

    pub(crate) fn is_in_play(&self, card: Source) -> bool {
        self.decks.in_play.iter().any(|in_play| in_play.card == card)
    }

    fn take_out_of_play(&mut self, card: Source) {
        let at = self.decks.in_play.iter().position(|in_play| in_play.card == card);
        self.decks.in_play.remove(at.expect("the card is in play"));
        self.log(Event::LeftPlay { card });
    }

    /// A card leaves play for its discard pile.
    pub(crate) fn leave_play(&mut self, card: Source) {
        self.take_out_of_play(card);
        self.discard_source(card);
    }

    pub(crate) fn discard_source(&mut self, card: Source) {
        match card {
            Source::Crisis(crisis) => {
                // PEG-120: with the deck went its discards.
                let decks = &mut self.decks;
                let in_use = crisis.is_new_caprica() == decks.new_caprica_crises;
                let deck = if in_use { &mut decks.crisis } else { &mut decks.crisis_aside };
                deck.discard.push(crisis);
                self.log(Event::CrisisDiscarded { card });
            }
            Source::SuperCrisis(crisis) => {
                self.decks.super_crisis.discard.push(crisis);
                self.log(Event::CrisisDiscarded { card });
            }
            Source::Quorum(quorum) => {
                self.decks.quorum.discard.push(quorum);
                self.log(Event::QuorumDiscarded { card: quorum });
            }
            Source::Destination(_)
            | Source::Location(_)
            | Source::Skill(_)
            | Source::Ability(_)
            | Source::Title(_)
            | Source::Loyalty(_)
            | Source::Mutiny(_)
            | Source::Mission(_) => unreachable!("{card:?} is not laid out"),
        }
    }

    pub(crate) fn leave_game(&mut self, card: Source) {
        match card {
            Source::Quorum(quorum) => self.decks.quorum_gone.push(quorum),
            Source::Mutiny(mutiny) => self.decks.mutiny_gone.push(mutiny),
            card => unreachable!("{card:?} never leaves the game so"),
        }
        self.log(Event::LeftGame { card });
    }

    fn until(&self, wanted: impl Fn(Until) -> bool) -> Vec<Source> {
        let stays = |card: Source| match card {
            Source::Quorum(card) => card.row().stays,
            card => card.crisis_row().and_then(|row| row.stays),
        };
        let fits = |card: &Source| stays(*card).is_some_and(|standing| wanted(standing.until));
        self.decks.in_play.iter().map(|in_play| in_play.card).filter(fits).collect()
    }

    /// BASE-112 step 4: cards in play until the fleet jumps go; a pursuit returns to its deck
    /// (BASE-099). The Mission Specialist's card is used and discarded a step later.
    pub(crate) fn clear_cards_at_jump(&mut self) {
        for card in self.until(|until| {
            matches!(until, Until::Jump | Until::JumpOrNoRaiders | Until::JumpOrScar | Until::JumpOrBasestar)
        }) {
            let in_play = self.decks.in_play.iter().find(|in_play| in_play.card == card);
            if !matches!(in_play.map(InPlay::rule), Some(StandingRule::PicksDestination(_))) {
                self.leave_play(card);
            }
        }
        for card in self.until(|until| until == Until::LossElseJump) {
            let Source::Crisis(crisis) = card else { continue };
            self.take_out_of_play(card);
            self.decks.crisis.draw.push(Hidden::unseen(crisis));
            self.decks.crisis.draw.shuffle_unseen(&mut self.chance);
            self.log(Event::DeckReshuffled { deck: DeckName::Crisis });
        }
    }

    /// BASE-099: a civilian ship or a basestar was destroyed.
    pub(crate) fn end_pursuit(&mut self) {
        self.leave_play_until(Until::LossElseJump);
    }

    /// What the cards waited for has happened.
    pub(crate) fn leave_play_until(&mut self, until: Until) {
        for card in self.until(|of| of == until) {
            self.leave_play(card);
        }
    }

    /// BASE-198: Quorum cards before a character who becomes a revealed Cylon are discarded.
    pub(crate) fn discard_attached(&mut self, seat: Seat) {
        let attached: Vec<Source> =
            self.decks.in_play.iter().filter(|card| card.holder == Some(seat)).map(|card| card.card).collect();
        for card in attached {
            self.leave_play(card);
        }
    }
}
