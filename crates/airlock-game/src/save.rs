//! Saved games: the setup, the seed and the answers, from which everything follows.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::ask::Answer;
use crate::chance::Seed;
use crate::event::Event;
use crate::game::{Game, Illegal};
use crate::paper::canonical;
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};

/// Grows whenever the same triple would play another game. What a change does not touch plays as it did, so that
/// older games are played again as long as they fit.
///
/// 2: whoever discards and draws does both before the next, and other rules of Pegasus and Daybreak were mended.
/// Games of the base box alone play as under 1.
pub const RULES_VERSION: u32 = 2;

/// Whether games of that version can be tried.
pub fn is_known_version(version: u32) -> bool {
    (1..=RULES_VERSION).contains(&version)
}

/// A game on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    pub rules_version: u32,
    pub setup: Setup,
    #[serde(with = "hex_seed")]
    pub seed: Seed,
    pub answers: Vec<(Seat, Answer)>,
    /// The hash of the state after the last answer, by which a replay is verified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    #[error("this game was saved under rules version {0}, and this program plays version {RULES_VERSION}")]
    Version(u32),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("answer {at} of seat {} is refused: {why}", seat.0)]
    Answer { at: usize, seat: Seat, why: Illegal },
    #[error("the game has {0} answers, not {1}")]
    TooFew(usize, usize),
    #[error("the replay ends in another state than the saved game: {replayed} instead of {saved}")]
    Hash { saved: String, replayed: String },
    #[error("the saved game carries no hash to verify")]
    NoHash,
}

impl Save {
    pub fn new(setup: Setup, seed: Seed) -> Save {
        Save { rules_version: RULES_VERSION, setup, seed, answers: Vec::new(), hash: None }
    }

    /// The game after its first `answers` answers, with all events.
    pub fn replay_to(&self, answers: usize) -> Result<(Game, Vec<Event>), ReplayError> {
        if !is_known_version(self.rules_version) {
            return Err(ReplayError::Version(self.rules_version));
        }
        let given = self.answers.get(..answers).ok_or(ReplayError::TooFew(self.answers.len(), answers))?;
        let mut game = Game::new(&self.setup, self.seed)?;
        let mut events = game.take_log();
        for (at, (seat, answer)) in given.iter().enumerate() {
            let refused = |why| self.blame_version(ReplayError::Answer { at, seat: *seat, why });
            game.answer_into(*seat, answer.clone(), &mut events).map_err(refused)?;
        }
        Ok((game, events))
    }

    pub fn replay(&self) -> Result<(Game, Vec<Event>), ReplayError> {
        self.replay_to(self.answers.len())
    }

    /// Replays and compares the hash of the state.
    pub fn verify(&self) -> Result<Game, ReplayError> {
        let saved = self.hash.clone().ok_or(ReplayError::NoHash)?;
        let (game, _) = self.replay()?;
        let replayed = game.hash();
        if saved == replayed { Ok(game) } else { Err(self.blame_version(ReplayError::Hash { saved, replayed })) }
    }

    /// A game of our own version is at fault itself; of an older one the rules may have changed.
    fn blame_version(&self, error: ReplayError) -> ReplayError {
        if self.rules_version == RULES_VERSION { error } else { ReplayError::Version(self.rules_version) }
    }
}

impl Game {
    /// The whole state in its canonical form, from which [`Game::from_canonical`] reads it again.
    pub fn canonical(&self) -> String {
        canonical(self)
    }

    pub fn from_canonical(state: &str) -> Result<Game, serde_json::Error> {
        serde_json::from_str(state)
    }

    /// SHA-256 of the canonical form, in hexadecimal.
    pub fn hash(&self) -> String {
        to_hex(&Sha256::digest(self.canonical()))
    }
}

/// A short hash of a state: the first 8 bytes of that of its canonical form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct StateHash([u8; 8]);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the hash of a state has 16 hexadecimal digits")]
pub struct BadHash;

impl StateHash {
    /// Of a state in its canonical form.
    pub fn of(canonical: &str) -> StateHash {
        let hash: [u8; 32] = Sha256::digest(canonical).into();
        StateHash(std::array::from_fn(|at| hash[at]))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl FromStr for StateHash {
    type Err = BadHash;

    fn from_str(hex: &str) -> Result<StateHash, BadHash> {
        bytes_from_hex(hex).map(StateHash).ok_or(BadHash)
    }
}

impl From<StateHash> for String {
    fn from(hash: StateHash) -> String {
        hash.to_string()
    }
}

impl TryFrom<String> for StateHash {
    type Error = BadHash;

    fn try_from(hex: String) -> Result<StateHash, BadHash> {
        hex.parse()
    }
}

pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A seed from 64 hexadecimal digits.
pub fn seed_from_hex(hex: &str) -> Option<Seed> {
    bytes_from_hex(hex)
}

fn bytes_from_hex<const N: usize>(hex: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if hex.len() != 2 * N || !hex.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(hex.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

mod hex_seed {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::chance::Seed;

    pub fn serialize<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&super::to_hex(seed))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let hex = String::deserialize(deserializer)?;
        super::seed_from_hex(&hex).ok_or_else(|| D::Error::custom("a seed has 64 hexadecimal digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Choice;
    use crate::chance::Chance;

    fn begun(rules_version: u32) -> Save {
        let mut save = Save { rules_version, ..Save::new(Setup::base(3), [7; 32]) };
        let game = Game::new(&save.setup, save.seed).expect("a legal setup");
        let ask = &game.asks()[0];
        save.answers.push((ask.seat, ask.options.pick(&mut Chance::new([1; 32]))));
        save
    }

    #[test]
    fn an_older_game_is_played_again_as_long_as_it_fits() {
        assert!(begun(1).replay().is_ok());
        let mut strange = begun(1);
        strange.answers.push((Seat(0), Answer::One(Choice::Pass)));
        assert_eq!(strange.replay().err(), Some(ReplayError::Version(1)));
        let other = Save { hash: Some("another state".to_owned()), ..begun(1) };
        assert_eq!(other.verify().err(), Some(ReplayError::Version(1)));
    }

    #[test]
    fn of_our_own_version_it_is_said_what_does_not_fit() {
        let mut strange = begun(RULES_VERSION);
        strange.answers.push((Seat(0), Answer::One(Choice::Pass)));
        assert!(matches!(strange.replay(), Err(ReplayError::Answer { at: 1, .. })));
    }

    #[test]
    fn versions_that_never_were_are_refused() {
        for version in [0, RULES_VERSION + 1] {
            assert_eq!(begun(version).replay().err(), Some(ReplayError::Version(version)));
        }
    }
}
