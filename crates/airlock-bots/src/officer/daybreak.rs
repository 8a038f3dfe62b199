//! The questions of Daybreak, each answered where its subject is.

use airlock_game::cards::{Condition, Crisis, Trait};
use airlock_game::event::PeekedCard;
use airlock_game::terms::Location;
use airlock_game::{Choice, Question, Seat, Source};

use super::situation::{CARD, CRISIS, Heart, Situation};
use super::worth::{PEEK, VIPER};

impl Situation<'_> {
    /// Conditions that only cards of Daybreak ask for.
    pub fn holds_in_daybreak(&self, condition: Condition, you: Seat) -> bool {
        let player = self.player(you);
        match condition {
            Condition::OffBlueSpace => !self.holds(Condition::OnBlueSpace, you, player.place),
            Condition::IsNotPresident => self.view.president != Some(you),
            Condition::IsNotAdmiral => self.view.admiral != Some(you),
            Condition::IsNotInBrig => !self.is_prisoner(you),
            Condition::PresidentHasCards(cards) => {
                self.view.president.is_some_and(|seat| self.player(seat).hand.cards >= cards)
            }
            Condition::PresidentHasMutiny => {
                self.view.president.is_some_and(|seat| !self.player(seat).mutiny.is_empty())
            }
            Condition::ViperInSpace => self.sky.vipers() > 0 || self.sky.fields.iter().any(|field| field.pilots > 0),
            Condition::IsInfiltrating => player.infiltrating,
            Condition::NoActiveMission => self.view.search.active.is_none(),
            Condition::CanPayRebels => player.miracles > 0 || !player.super_crises.is_empty(),
            _ => false,
        }
    }

    pub fn daybreak_score(&self, question: Question, choice: &Choice) -> i32 {
        match question {
            Question::PlaceAnywhere { .. }
            | Question::SacrificeViper
            | Question::LaunchReservesTo
            | Question::LaunchReserves { .. }
            | Question::AssaultRaptorArrives
            | Question::PlaceWhich { .. }
            | Question::StayInSpace
            | Question::KeepInSpace { .. }
            | Question::RaiderBay => self.squadron_score(question, choice),
            Question::NameForAll { .. } | Question::PayRebels | Question::SearchSkills { .. } => {
                self.search_score(question, choice)
            }
            Question::SortTop { .. } => self.sort_top_score(choice),
            _ => self.people_score(question, choice),
        }
    }

    /// Questions about cards, titles and people.
    fn people_score(&self, question: Question, choice: &Choice) -> i32 {
        let president = self.view.president.map_or(0, |seat| self.trust(seat));
        match (question, *choice) {
            (Question::TakeFromCheck { .. }, Choice::Card(card)) => self.out_of_check(card, 0) + self.keep(card) / 2,
            (Question::RemoveFromCheck { .. }, Choice::Card(card)) => self.out_of_check(card, VIPER),
            (Question::LayOpen, Choice::Card(card)) => {
                self.view.check_now().map_or(0, |now| i32::from(now.worth(card)))
            }
            (Question::HandOnMutineer, Choice::Seat(seat)) => self.mutineer_score(seat),
            (Question::DrawsLoyalty, Choice::Seat(seat)) => self.draws_loyalty_score(seat),
            (Question::SpareDiscard, Choice::Seat(seat)) => {
                self.sign() * CARD * self.trust(seat) / 100 + self.treachery_card(self.me)
            }
            (Question::DiscardSuperCrisis, Choice::SuperCrisis(card)) => {
                self.crisis_worth(Source::SuperCrisis(card), self.me)
            }
            (Question::DiscardMutiny { .. }, Choice::Mutiny(card)) => -self.play_mutiny_score(card),
            (Question::PickMutiny { to }, Choice::Mutiny(card)) => self.sign() * self.mutiny_card(card, to),
            (Question::PlayMutiny, Choice::Mutiny(card)) => self.play_mutiny_score(card),
            (Question::ReplaceCivilian | Question::RecallCivilian, Choice::Civilian(area, place)) => {
                self.openly(self.recalled_from(area) + super::civilian_loss(self, area, place) / 10)
            }
            (Question::BuryQuorum { .. }, Choice::Quorum(card)) => {
                let worth = self.script_of(card.row().effect, self.me, Source::Quorum(card));
                -self.sign() * worth * president.signum().max(-self.sign())
            }
            (Question::ActivateAgain { location }, Choice::Accept) => {
                self.location_score(location) - self.cheapest_card()
            }
            (Question::ActivateAfterOrder { location }, Choice::Accept) => self.location_score(location),
            (Question::DrawAtLoss { .. }, Choice::Accept) => 1,
            (Question::DiscardDrawn, Choice::Card(card)) => -self.keep(card),
            (Question::ActivateLocation { .. }, Choice::Location(location)) => self.location_score(location),
            (Question::GiveQuorum, Choice::Quorum(card)) => {
                let worth = self.script_of(card.row().effect, self.me, Source::Quorum(card));
                // What is better now is played at once.
                -self.sign() * worth
            }
            (Question::PlayOrDiscardQuorum, Choice::Quorum(card)) => {
                let scope = self.scope(self.me, Source::Quorum(card));
                self.own_score(card.row().effect, &scope)
            }
            (Question::StayPresident { against }, Choice::Accept) => {
                (self.trust(self.me) - self.trust(against)) * self.sign() + PEEK
            }
            _ => 0,
        }
    }

    /// Where each of the cards looked at goes: the best on top last (DAY-056).
    fn sort_top_score(&self, choice: &Choice) -> i32 {
        let towards = match self.heart {
            Heart::Human => 1,
            Heart::HiddenCylon | Heart::Cylon => -1,
        };
        match *choice {
            Choice::CardUnder(card) => -towards * self.peeked_worth(card) * 2,
            // What is laid first comes up last: the worst go first.
            Choice::CardOnTop(card) => -towards * self.peeked_worth(card),
            _ => 0,
        }
    }

    /// How much better a card is than any other of its deck.
    fn peeked_worth(&self, card: PeekedCard) -> i32 {
        let next = Seat((self.view.turn.current.0 + 1) % self.view.setup.players);
        let crisis = |card: Crisis| CRISIS / 2 + self.turn_crisis_worth(Source::Crisis(card), next);
        match card {
            PeekedCard::Crisis(card) => crisis(card),
            PeekedCard::Destination(card) => self.destination_worth(card) - 320,
            PeekedCard::Mission(card) => self.mission_worth(card) - self.mission_mean(),
            PeekedCard::Skill(_) | PeekedCard::SuperCrisis(_) | PeekedCard::Quorum(_) | PeekedCard::Mutiny(_) => 0,
        }
    }

    /// What it costs to end a move in company (DAY-069).
    pub fn company_cost(&self, location: Location) -> i32 {
        let cost = self.property(self.me, Trait::pays_for_company).map_or(0, i32::from);
        let alone = self.seats().all(|other| other == self.me || !self.is_at(other, location));
        if cost == 0 || alone { 0 } else { cost * CARD }
    }
}
