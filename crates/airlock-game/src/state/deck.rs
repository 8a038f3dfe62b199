//! A deck with its discard pile, from which it is rebuilt (BASE-011), and the cards that somebody looks at in it.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::event::PeekedCard;
use crate::pile::{Hidden, Pile};
use crate::seat::Seat;

/// A face-down deck with its face-up discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckPile<T: Copy + Default, const N: usize>
where
    T: Serialize + DeserializeOwned,
{
    #[serde(bound = "")]
    pub draw: Pile<Hidden<T>, N>,
    #[serde(bound = "")]
    pub discard: Pile<T, N>,
}

impl<T: Copy + Default + Serialize + DeserializeOwned, const N: usize> Default for DeckPile<T, N> {
    fn default() -> Self {
        DeckPile { draw: Pile::new(), discard: Pile::new() }
    }
}

impl<T: Copy + Default + Serialize + DeserializeOwned, const N: usize> DeckPile<T, N> {
    /// Takes the top card. An empty deck is rebuilt at once from its shuffled discard pile
    /// (BASE-011); the second value says whether it was.
    pub(crate) fn take_top(&mut self, chance: &mut Chance) -> (Option<T>, bool) {
        let before = self.replenish(1, chance);
        let card = self.draw.pop().map(|card| card.card);
        let after = self.replenish(1, chance);
        (card, before || after)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.draw.is_empty() && self.discard.is_empty()
    }

    /// Sees to it that the deck has so many cards: if it has fewer, the shuffled discard pile goes under them,
    /// as if they had been taken and the empty deck rebuilt (BASE-011). Says whether it was.
    pub(crate) fn replenish(&mut self, cards: u8, chance: &mut Chance) -> bool {
        if self.draw.len() >= cards || self.discard.is_empty() {
            return false;
        }
        let last = std::mem::take(&mut self.draw);
        self.draw.extend(self.discard.iter().copied().map(Hidden::unseen));
        self.discard.clear();
        self.draw.shuffle(chance);
        self.draw.extend(last.iter().copied());
        true
    }
}

/// A deck, whatever its cards are, as somebody looks at it. A depth of 0 is the top card.
pub(crate) trait AnyDeck {
    /// Neither a card nor a discard is left.
    fn is_empty(&self) -> bool;
    fn len(&self) -> u8;
    fn replenish(&mut self, cards: u8, chance: &mut Chance) -> bool;
    fn card(&self, depth: u8) -> PeekedCard;
    /// The seat knows the card from now on.
    fn show(&mut self, depth: u8, to: Seat) -> PeekedCard;
    /// The card comes to the top.
    fn bring_up(&mut self, depth: u8);
    fn put_top_under(&mut self);
}

impl<T, const N: usize> DeckPile<T, N>
where
    T: Copy + Default + Serialize + DeserializeOwned,
{
    /// The index of the card in its pile, whose last one is the top.
    fn index(&self, depth: u8) -> usize {
        usize::from(self.draw.len().checked_sub(depth + 1).expect("the deck has so many cards"))
    }
}

impl<T, const N: usize> AnyDeck for DeckPile<T, N>
where
    T: Copy + Default + Serialize + DeserializeOwned + Into<PeekedCard>,
{
    fn is_empty(&self) -> bool {
        self.is_empty()
    }

    fn len(&self) -> u8 {
        self.draw.len()
    }

    fn replenish(&mut self, cards: u8, chance: &mut Chance) -> bool {
        self.replenish(cards, chance)
    }

    fn card(&self, depth: u8) -> PeekedCard {
        self.draw.as_slice()[self.index(depth)].card.into()
    }

    fn show(&mut self, depth: u8, to: Seat) -> PeekedCard {
        let at = self.index(depth);
        self.draw.as_mut_slice()[at].seen.insert(to);
        self.card(depth)
    }

    fn bring_up(&mut self, depth: u8) {
        let at = self.index(depth);
        self.draw.as_mut_slice()[at..].rotate_left(1);
    }

    fn put_top_under(&mut self) {
        self.draw.as_mut_slice().rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck(draw: &[u8], discard: &[u8]) -> DeckPile<u8, 8> {
        let draw = draw.iter().copied().map(Hidden::unseen).collect();
        DeckPile { draw, discard: discard.iter().copied().collect() }
    }

    /// BASE-011.
    #[test]
    fn the_shuffled_discards_go_under_the_last_cards() {
        let mut deck = deck(&[2, 1], &[3, 4, 5]);
        assert!(!deck.replenish(2, &mut Chance::new([0; 32])), "two cards are there");
        assert!(deck.replenish(3, &mut Chance::new([0; 32])));
        assert!(deck.discard.is_empty());
        let cards: Vec<u8> = deck.draw.iter().rev().map(|held| held.card).collect();
        assert_eq!(cards[..2], [1, 2]);
        let mut under = cards[2..].to_vec();
        under.sort_unstable();
        assert_eq!(under, [3, 4, 5]);
    }

    #[test]
    fn without_discards_a_deck_has_no_more_cards() {
        let mut deck = deck(&[1], &[]);
        assert!(!deck.replenish(2, &mut Chance::new([0; 32])));
        assert_eq!(deck.draw.len(), 1);
    }
}
