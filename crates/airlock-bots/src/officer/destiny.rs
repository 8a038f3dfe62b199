//! Cards that are laid into decks or taken out of them: the Destiny deck, the Crisis deck, what is learned.

use airlock_game::cards::SkillCard;
use airlock_game::event::DeckName;
use airlock_game::terms::Skill;
use airlock_game::{Choice, Seat, Source};

use super::situation::{CRISIS, Heart, Situation};

/// A Treachery card that somebody draws who cannot use it.
const USELESS: i32 = 100;

impl Situation<'_> {
    /// What a card does in Destiny for the humans, on the whole.
    fn in_destiny(&self, card: SkillCard) -> i32 {
        i32::from(card.strength()) * (2 * self.demand(card.skill()) - 100)
    }

    /// The cards to lay on the Destiny deck: those that serve this officer there and are worth little in his hand.
    pub fn put_on_destiny(&self, from: &[SkillCard], count: usize) -> Vec<SkillCard> {
        let mut cards = from.to_vec();
        cards.sort_by_key(|&card| (self.keep(card) * 4 - self.sign() * self.in_destiny(card) / 4, card.0));
        cards.truncate(count);
        cards
    }

    /// The cards to remove from the Destiny deck.
    pub fn discard_destiny(&self, from: &[SkillCard], count: usize) -> Vec<SkillCard> {
        let mut cards = from.to_vec();
        cards.sort_by_key(|&card| (self.sign() * self.in_destiny(card), card.0));
        cards.truncate(count);
        cards
    }

    /// The cards to add to a check that lies open (PEG-068).
    pub fn revealed_addition(&self, from: &[SkillCard]) -> Vec<SkillCard> {
        self.view.check_now().map_or(Vec::new(), |now| self.best_addition(&now, from))
    }

    /// Whether learned cards go into the check or into the hand (PEG-065).
    pub fn learned_score(&self, choice: &Choice) -> i32 {
        let Some(now) = self.view.check_now() else { return 0 };
        let learned: Vec<SkillCard> = self.view.decks.looking.learned.iter().flatten().copied().collect();
        match *choice {
            Choice::Option(0) => {
                let weighed = self.weighed(&now);
                let outlook = self.forecast(&weighed);
                let added: i32 = learned.iter().map(|&card| 10 * i32::from(now.worth(card))).sum();
                self.sign() * (weighed.worth(outlook.plus(added)) - weighed.worth(outlook))
            }
            _ => learned.iter().map(|&card| self.keep(card)).sum::<i32>() * 2 / 3,
        }
    }

    /// Where a Crisis card goes that was looked at: the worst under the deck, of the others the best on top last.
    pub fn sort_score(&self, choice: &Choice) -> i32 {
        let next = Seat((self.view.turn.current.0 + 1) % self.view.setup.players);
        let better = |card| CRISIS / 2 + self.turn_crisis_worth(Source::Crisis(card), next);
        let towards = match self.heart {
            Heart::Human => 1,
            Heart::HiddenCylon | Heart::Cylon => -1,
        };
        match *choice {
            Choice::CrisisUnder(card) => -towards * better(card) * 2,
            Choice::CrisisOnTop(card) => towards * better(card),
            _ => 0,
        }
    }

    /// The decks that come to bear soonest tell most.
    pub fn bottom_score(&self, choice: &Choice) -> i32 {
        match *choice {
            Choice::Bottom(DeckName::Destination) => 3,
            Choice::Bottom(DeckName::Crisis | DeckName::SuperCrisis | DeckName::Quorum) => 2,
            Choice::Bottom(DeckName::Skill(_)) => 1,
            _ => 0,
        }
    }

    /// The type that somebody is made to draw (PEG-067): a friend what is wanted, a foe what is not.
    pub fn name_score(&self, skill: Skill, who: Seat) -> i32 {
        let use_of_it = if skill == Skill::Treachery { -USELESS } else { self.demand(skill) };
        self.sign() * use_of_it * self.trust(who) / 100
    }
}
