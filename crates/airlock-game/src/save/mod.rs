//! Saved games: the setup, the seed and the answers, from which everything follows.

pub mod legacy;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use self::legacy::LegacyError;
use crate::ask::Answer;
use crate::chance::Seed;
use crate::event::Event;
use crate::game::{Game, Illegal};
use crate::paper::canonical;
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};

/// Bump when the same setup, seed and answers play differently. `docs/architecture.md` says what may change without.
///
/// 2: whoever discards and draws does both before the next, and other rules of Pegasus and Daybreak were mended.
/// 3: Cylon players may discard for a Crisis, the current player orders executions, looking past the end of a deck rebuilds
/// it, and several texts of Pegasus and Daybreak are compulsory or limited where they were not.
/// 4: three questions whose answer cannot matter are not asked: Declare Emergency in a check that passes, the order of raiders
/// that only move, and which civilian ships to look at where all are.
pub const RULES_VERSION: u32 = 4;

/// A game on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// The rules that the answers were given under.
    pub rules_version: u32,
    pub setup: Setup,
    #[serde(with = "hex_seed")]
    pub seed: Seed,
    /// What was played before under other rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<Chapter>,
    /// The state in which these rules took over, in its canonical form; none if the game began under them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<serde_json::Value>,
    pub answers: Vec<(Seat, Answer)>,
    /// The hash of the state after the last answer, by which a replay is verified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
}

/// The part of a game that was played under one version of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    pub rules_version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<serde_json::Value>,
    pub answers: Vec<(Seat, Answer)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    #[error("this game was played under rules version {0}, but this program plays version {RULES_VERSION}")]
    Version(u32),
    #[error(
        "this game began under rules version {0}; this program verified what was played under version {RULES_VERSION}"
    )]
    Earlier(u32),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("the state the game continues from cannot be read: {0}")]
    State(String),
    #[error("answer {at}, from seat {}, was refused: {why}", seat.0)]
    Answer { at: usize, seat: Seat, why: Illegal },
    #[error("answer {at}: {why}")]
    Changed { at: usize, why: legacy::Changed },
    #[error("the game has {0} answers, not {1}")]
    TooFew(usize, usize),
    #[error("the replay ends in a different state from the saved game: {replayed} instead of {saved}")]
    Hash { saved: String, replayed: String },
    #[error("the saved game has no hash to verify")]
    NoHash,
}

impl Save {
    pub fn new(setup: Setup, seed: Seed) -> Save {
        Save {
            rules_version: RULES_VERSION,
            setup,
            seed,
            earlier: Vec::new(),
            state: None,
            answers: Vec::new(),
            hash: None,
        }
    }

    /// The game after its first `answers` answers, with all events. Answers of other rules are not played, but for those of
    /// programs that recorded nothing else, as far as they cannot lead elsewhere.
    pub fn replay_to(&self, answers: usize) -> Result<(Game, Vec<Event>), ReplayError> {
        let legacy = legacy::is_legacy(self.rules_version);
        if self.rules_version != RULES_VERSION && !legacy {
            return Err(ReplayError::Version(self.rules_version));
        }
        let given = self.answers.get(..answers).ok_or(ReplayError::TooFew(self.answers.len(), answers))?;
        let mut game = match &self.state {
            Some(state) => {
                Game::from_canonical(&canonical(state)).map_err(|why| ReplayError::State(why.to_string()))?
            }
            None => Game::new(&self.setup, self.seed)?,
        };
        let mut events = game.take_log();
        for (at, (seat, answer)) in given.iter().enumerate() {
            let refused = |why| ReplayError::Answer { at, seat: *seat, why };
            if legacy {
                let played = legacy::answer(self.rules_version, &mut game, *seat, answer.clone());
                events.extend(played.map_err(|error| match error {
                    LegacyError::Illegal(why) => refused(why),
                    LegacyError::Changed(why) => ReplayError::Changed { at, why },
                })?);
            } else {
                game.answer_into(*seat, answer.clone(), &mut events).map_err(refused)?;
            }
        }
        Ok((game, events))
    }

    pub fn replay(&self) -> Result<(Game, Vec<Event>), ReplayError> {
        self.replay_to(self.answers.len())
    }

    /// Replays and compares the hash of the state. A game of other rules is verified by a program that plays them.
    pub fn verify(&self) -> Result<Game, ReplayError> {
        if self.rules_version != RULES_VERSION {
            return Err(ReplayError::Version(self.rules_version));
        }
        let saved = self.hash.clone().ok_or(ReplayError::NoHash)?;
        let (game, _) = self.replay()?;
        let replayed = game.hash();
        if saved != replayed {
            return Err(ReplayError::Hash { saved, replayed });
        }
        match self.earlier.first() {
            Some(chapter) => Err(ReplayError::Earlier(chapter.rules_version)),
            None => Ok(game),
        }
    }
}

/// The hash of a seed, which tells nothing of it and can be checked once the seed is known.
pub fn seal(seed: &Seed) -> String {
    to_hex(&Sha256::digest(seed))
}

/// The hash of a state in its canonical form, as [`Game::hash`] gives it.
pub fn hash_of_state(canonical: &str) -> String {
    to_hex(&Sha256::digest(canonical))
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
        hash_of_state(&self.canonical())
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
    fn a_game_of_other_rules_is_not_verified() {
        for version in [1, 2, 3, 5].into_iter().filter(|&version| version != RULES_VERSION) {
            let save = Save { hash: Some("another state".to_owned()), ..begun(version) };
            assert_eq!(save.verify().err(), Some(ReplayError::Version(version)));
        }
    }

    #[test]
    fn a_game_that_changed_its_rules_goes_on_from_its_state() {
        let (game, _) = begun(RULES_VERSION).replay().expect("our own game");
        let state = serde_json::from_str(&game.canonical()).expect("JSON");
        let ask = &game.asks()[0];
        let answers = vec![(ask.seat, ask.options.first())];
        let earlier = Chapter { rules_version: 1, state: None, answers: Vec::new(), hash: Some(game.hash()) };
        let mut save = Save { state: Some(state), answers, earlier: vec![earlier], ..begun(RULES_VERSION) };
        let (after, _) = save.replay().expect("the answer fits the state");
        save.hash = Some(after.hash());
        assert_eq!(save.verify().err(), Some(ReplayError::Earlier(1)), "it says what it has not verified");
        save.hash = Some("another".to_owned());
        assert!(matches!(save.verify(), Err(ReplayError::Hash { .. })));
    }

    #[test]
    fn of_our_own_version_it_is_said_what_does_not_fit() {
        let mut strange = begun(RULES_VERSION);
        strange.answers.push((Seat(0), Answer::One(Choice::Pass)));
        assert!(matches!(strange.replay(), Err(ReplayError::Answer { at: 1, .. })));
    }

    #[test]
    fn versions_that_never_were_are_refused() {
        for version in [0, RULES_VERSION + 7] {
            assert_eq!(begun(version).replay().err(), Some(ReplayError::Version(version)));
        }
    }
}
