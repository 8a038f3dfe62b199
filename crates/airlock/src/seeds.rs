//! Seeds: from one number of the command line to the streams of every game and bot.

use std::hash::{BuildHasher, Hasher, RandomState};

use airlock_game::{Chance, Seat, Seed};

/// What a stream of chance is for. Each gets its own key, so that no two ever run alike.
#[derive(Clone, Copy)]
enum For {
    Game,
    Bot(Seat),
}

/// The seed of game number `game` of a run.
pub fn of_game(seed: u64, game: u64) -> Seed {
    key(seed, game, For::Game)
}

/// The stream of the bot in that seat of that game.
pub fn of_bot(seed: u64, game: u64, seat: Seat) -> Chance {
    Chance::new(key(seed, game, For::Bot(seat)))
}

/// Drawn from a stream over all three numbers, so that near seeds give games far apart.
fn key(seed: u64, game: u64, purpose: For) -> Seed {
    let mut from: Seed = [0; 32];
    from[..8].copy_from_slice(&seed.to_le_bytes());
    from[8..16].copy_from_slice(&game.to_le_bytes());
    from[16] = match purpose {
        For::Game => 0,
        For::Bot(seat) => 1 + seat.0,
    };
    let mut chance = Chance::new(from);
    std::array::from_fn(|_| u8::try_from(chance.below(256)).expect("below 256"))
}

/// A seed that nobody chose, from the random keys that the standard library gives to hash maps.
pub fn fresh() -> u64 {
    RandomState::new().build_hasher().finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, simulations and games by seed are others than they were.
    #[test]
    fn the_derivation_is_pinned() {
        let hex = airlock_game::save::to_hex(&of_game(1, 2));
        assert_eq!(hex, "3a8e350c1cd6110b6dd0cb9b27b99c6c78e12662b257137be62fe2423e04c2a2");
    }

    #[test]
    fn every_stream_is_its_own() {
        let seeds = [of_game(1, 0), of_game(0, 1), key(0, 0, For::Bot(Seat(0))), key(0, 0, For::Bot(Seat(1)))];
        for (at, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..at].contains(seed));
        }
    }
}
