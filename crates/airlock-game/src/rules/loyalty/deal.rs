//! Building the Loyalty deck and dealing from it (BASE-025, BASE-027, PEG-079, DAY-023, DAY-027).

use crate::cards::{Loyalty, Team, Trait};
use crate::event::{Event, Secret};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::{Seat, SeatSet};
use crate::setup::{Late, LeadersPlayFor, LoyaltyPlan};

impl Game {
    /// BASE-025 to BASE-027: how many cards of each team the first deck has.
    pub(crate) fn first_loyalty_deck(&self) -> [(Team, u8); 3] {
        let (cylons, humans, mutineer) = match self.rules.loyalty {
            LoyaltyPlan::Deck { plain, with_leader, .. } => {
                let deck = if self.leader().is_some() { with_leader } else { plain };
                (deck.cylons, deck.humans + self.extra_humans(), deck.mutineer)
            }
            LoyaltyPlan::Assist { cylons, humans, .. } => (cylons, humans, false),
            LoyaltyPlan::AtSleeperPhase { .. } | LoyaltyPlan::None => (0, 0, false),
        };
        [(Team::Cylon, cylons), (Team::Human, humans), (Team::Mutineer, u8::from(mutineer))]
    }

    /// Builds the first deck under the cards that a scenario has put there, which count for it.
    pub(crate) fn build_loyalty_deck(&mut self) {
        let given = std::mem::take(&mut self.decks.loyalty);
        let is_given = |card: &Loyalty| given.iter().any(|held| held.card == *card);
        let mut cards: Vec<Loyalty> = Loyalty::of(self.setup.sets).filter(|card| !is_given(card)).collect();
        self.chance.shuffle(&mut cards);
        self.decks.loyalty_box.extend(cards);
        for (team, wanted) in self.first_loyalty_deck() {
            let there = given.iter().filter(|held| held.card.row().team == team).count();
            (there..usize::from(wanted)).for_each(|_| self.add_loyalty(team, 1));
        }
        self.decks.loyalty.shuffle_unseen(&mut self.chance);
        self.decks.loyalty.extend(given.iter().copied());
    }

    /// BASE-025: one more not-a-Cylon card for each character who gets one more card.
    pub(crate) fn extra_humans(&self) -> u8 {
        let more = |property: Trait| property.start_loyalty().or(property.sleeper_loyalty());
        self.seats().filter_map(|seat| self.property(seat, more)).map(|cards| cards - 1).sum()
    }

    /// Moves unused Loyalty cards of a team from the box to the deck.
    pub(crate) fn add_loyalty(&mut self, team: Team, count: u8) {
        for _ in 0..count {
            let at = self.decks.loyalty_box.iter().position(|card| card.row().team == team);
            let Some(at) = at else { return };
            let card = self.decks.loyalty_box.remove(at);
            self.decks.loyalty.push(Hidden::unseen(card));
        }
    }

    pub(crate) fn deal_first_loyalty(&mut self) {
        self.build_loyalty_deck();
        if let Some(leader) = self.leader() {
            match self.rules.leaders_play_for {
                LeadersPlayFor::Agenda => self.draw_agenda(leader),
                LeadersPlayFor::Motives => self.deal_motives(leader),
            }
        }
        match self.rules.loyalty {
            LoyaltyPlan::Deck { late, .. } => {
                for seat in self.clockwise() {
                    // PEG-079.
                    if self.player(seat).has_agenda() {
                        continue;
                    }
                    let cards = self.property(seat, Trait::start_loyalty).unwrap_or(1);
                    for _ in 0..cards {
                        self.deal_loyalty(seat);
                    }
                    self.show_first_mutineer(seat);
                }
                match late {
                    // PEG-079.
                    _ if self.leader().is_some() => {}
                    Late::Nothing => {}
                    Late::Sympathizer => self.add_loyalty(Team::Sympathizer, 1),
                    Late::SympatheticCylon => self.add_loyalty(Team::SympatheticCylon, 1),
                    Late::Human => self.add_loyalty(Team::Human, 1),
                }
                self.decks.loyalty.shuffle_unseen(&mut self.chance);
            }
            LoyaltyPlan::Assist { dealt, .. } => self.deal_assist(dealt),
            LoyaltyPlan::AtSleeperPhase { .. } | LoyaltyPlan::None => {}
        }
    }

    /// Deals the top Loyalty card to a seat, face down.
    pub(crate) fn deal_loyalty(&mut self, seat: Seat) -> Option<Loyalty> {
        let card = self.decks.loyalty.pop()?.card;
        // DAY-023, DAY-027: what must be done with the Mutineer at once shows everybody who was dealt it.
        let seen = if card.row().team == Team::Mutineer { SeatSet::EVERYBODY } else { SeatSet::only(seat) };
        self.player_mut(seat).loyalty.push(Hidden { card, seen });
        self.log(Event::LoyaltyDealt { seat, card: Secret::among(seen, card) });
        Some(card)
    }

    pub(crate) fn deal_assist(&mut self, cards: u8) {
        for _ in 0..cards {
            let Some(card) = self.decks.loyalty.pop() else { return };
            if let Some(assist) = &mut self.assist {
                assist.loyalty.push(card);
            }
        }
    }

    /// DAY-023: turned up at once, and another card is dealt. What is drawn for it comes when all have
    /// their Loyalty cards.
    pub(crate) fn show_first_mutineer(&mut self, seat: Seat) {
        let Some(card) = self.hidden_mutineer(seat) else { return };
        self.turn_up_mutineer(seat, card);
        self.deal_loyalty(seat);
    }
}
