//! Chance: the one source of shuffles, dice and random draws.
//!
//! Our own shuffle and die over ChaCha8, pinned by a golden vector below: a game is a function
//! of its setup, its seed and its answers on every machine and for ever.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::pile::Pile;

/// The sides of the die.
pub const DIE: u8 = 8;

/// The seed of a game.
pub type Seed = [u8; 32];

#[derive(Clone)]
pub struct Chance {
    rng: ChaCha8Rng,
    /// Dice that a scenario has laid down, the next one on top; the generator rolls after them.
    given: Pile<u8, 64>,
}

impl Chance {
    pub fn new(seed: Seed) -> Chance {
        Chance { rng: ChaCha8Rng::from_seed(seed), given: Pile::new() }
    }

    /// A number from `0` to `bound - 1`, each equally likely.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw from nothing");
        // Rejection keeps the draw fair: take only from the largest multiple of the bound.
        let zone = u32::MAX - (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.rng.next_u32();
            if word <= zone {
                return word % bound;
            }
        }
    }

    pub fn index(&mut self, len: usize) -> usize {
        let len = u32::try_from(len).expect("piles are small");
        self.below(len) as usize
    }

    /// One roll of the eight-sided die.
    pub fn die(&mut self) -> u8 {
        if let Some(die) = self.given.pop() {
            return die;
        }
        u8::try_from(self.below(u32::from(DIE))).expect("below eight") + 1
    }

    /// Fisher and Yates, from the last card down.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.index(last + 1));
        }
    }

    /// Lays down the results of the dice to come, in the order in which they will be rolled, after those
    /// that lie there already.
    pub fn give_dice(&mut self, dice: &[u8]) {
        for &die in dice {
            self.given.put_under(die);
        }
    }

    pub fn given_dice_left(&self) -> u8 {
        self.given.len()
    }
}

impl PartialEq for Chance {
    fn eq(&self, other: &Chance) -> bool {
        self.position() == other.position() && self.given == other.given
    }
}

impl Eq for Chance {}

impl std::fmt::Debug for Chance {
    /// The seed stays out of every log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Chance").field("drawn", &self.rng.get_word_pos()).finish_non_exhaustive()
    }
}

/// What is needed to continue the stream where it is.
#[derive(Serialize, Deserialize, PartialEq)]
struct Position {
    seed: Seed,
    word: u64,
    given: Pile<u8, 64>,
}

impl Chance {
    fn position(&self) -> Position {
        let word = u64::try_from(self.rng.get_word_pos()).expect("no game draws that often");
        Position { seed: self.rng.get_seed(), word, given: self.given }
    }
}

impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.position().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Chance, D::Error> {
        let Position { seed, word, given } = Position::deserialize(deserializer)?;
        let mut rng = ChaCha8Rng::from_seed(seed);
        rng.set_word_pos(u128::from(word));
        Ok(Chance { rng, given })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, every saved game replays differently: never change it.
    #[test]
    fn the_stream_is_pinned_for_ever() {
        let mut chance = Chance::new([7; 32]);
        let dice: Vec<u8> = (0..12).map(|_| chance.die()).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut cards);
        assert_eq!(dice, [5, 8, 7, 4, 8, 2, 2, 3, 2, 6, 3, 4]);
        assert_eq!(cards, [1, 5, 9, 4, 2, 0, 8, 6, 7, 3]);
    }

    #[test]
    fn a_saved_stream_goes_on_where_it_was() {
        let mut chance = Chance::new([1; 32]);
        chance.die();
        chance.give_dice(&[3]);
        let json = serde_json::to_string(&chance).expect("plain data");
        let mut again: Chance = serde_json::from_str(&json).expect("same data");
        let rolls = |chance: &mut Chance| (0..20).map(|_| chance.die()).collect::<Vec<_>>();
        assert_eq!(rolls(&mut again), rolls(&mut chance));
    }

    #[test]
    fn given_dice_come_first_and_in_order() {
        let mut chance = Chance::new([0; 32]);
        chance.give_dice(&[8, 1, 4]);
        assert_eq!([chance.die(), chance.die(), chance.die()], [8, 1, 4]);
    }
}
