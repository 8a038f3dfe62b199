//! Piles of cards and tokens, and the mark of who has seen each.
//!
//! A [`Pile`] is plain `Copy` data of a fixed capacity, so that a whole game is cloned by one
//! copy of memory. The last card of a pile is its top.

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeSeq, Serializer};

use crate::chance::Chance;
use crate::seat::{Seat, SeatSet};

#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    len: u8,
    cards: [T; N],
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    pub fn new() -> Self {
        Pile { len: 0, cards: [T::default(); N] }
    }

    pub fn as_slice(&self) -> &[T] {
        &self.cards[..usize::from(self.len)]
    }

    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub fn len(&self) -> u8 {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    pub fn top(&self) -> Option<&T> {
        self.as_slice().last()
    }

    /// Lays a card on top. The capacity of every pile holds all cards that can come to it.
    pub fn push(&mut self, card: T) {
        assert!(usize::from(self.len) < N, "a pile overflowed its {N} places");
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// Puts a card under all the others.
    pub fn put_under(&mut self, card: T) {
        self.push(card);
        let others = self.as_slice().len() - 1;
        self.as_mut_slice().copy_within(..others, 1);
        self.as_mut_slice()[0] = card;
    }

    /// Takes the card at `index`, counted from the bottom; the order of the others stays.
    pub fn remove(&mut self, index: usize) -> T {
        let card = self.as_slice()[index];
        self.as_mut_slice().copy_within(index + 1.., index);
        self.len -= 1;
        card
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }

    pub fn extend(&mut self, cards: impl IntoIterator<Item = T>) {
        for card in cards {
            self.push(card);
        }
    }

    pub fn shuffle(&mut self, chance: &mut Chance) {
        chance.shuffle(self.as_mut_slice());
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut pile = Pile::new();
        pile.extend(cards);
        pile
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Copy + Default + std::fmt::Debug, const N: usize> std::fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(usize::from(self.len)))?;
        for card in self.as_slice() {
            seq.serialize_element(card)?;
        }
        seq.end()
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Cards<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Cards<T, N> {
            type Value = Pile<T, N>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "at most {N} cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut pile = Pile::new();
                while let Some(card) = seq.next_element()? {
                    if usize::from(pile.len) == N {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    pile.push(card);
                }
                Ok(pile)
            }
        }
        deserializer.deserialize_seq(Cards(std::marker::PhantomData))
    }
}

/// A card that lies or is held face down, with the seats that know which card it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Hidden<T> {
    pub card: T,
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    pub seen: SeatSet,
}

impl<T: Copy> Hidden<T> {
    /// A card that nobody has seen.
    pub fn unseen(card: T) -> Hidden<T> {
        Hidden { card, seen: SeatSet::NONE }
    }

    pub fn seen_by(card: T, seat: Seat) -> Hidden<T> {
        Hidden { card, seen: SeatSet::only(seat) }
    }
}

impl<T: Copy, const N: usize> Pile<Hidden<T>, N>
where
    Hidden<T>: Default,
{
    /// Shuffles, after which nobody knows any card.
    pub fn shuffle_unseen(&mut self, chance: &mut Chance) {
        for card in self.as_mut_slice() {
            card.seen = SeatSet::NONE;
        }
        self.shuffle(chance);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_card_is_the_top_and_under_is_the_bottom() {
        let mut pile: Pile<u8, 4> = [1, 2].into_iter().collect();
        pile.put_under(0);
        assert_eq!(pile.as_slice(), [0, 1, 2]);
        assert_eq!(pile.pop(), Some(2));
        assert_eq!(pile.remove(0), 0);
        assert_eq!(pile.as_slice(), [1]);
    }

    #[test]
    fn a_pile_survives_serialization_and_refuses_too_many() {
        let pile: Pile<u8, 3> = [1, 2, 3].into_iter().collect();
        let json = serde_json::to_string(&pile).expect("plain data");
        assert_eq!(serde_json::from_str::<Pile<u8, 3>>(&json).expect("same data"), pile);
        assert!(serde_json::from_str::<Pile<u8, 2>>(&json).is_err());
    }
}
