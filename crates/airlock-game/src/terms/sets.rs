//! The boxes of the game, and which of them are on the table.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::named;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Set {
    Base,
    Pegasus,
    Daybreak,
}

named!(Set { Base = "base", Pegasus = "pegasus",
    Daybreak = "daybreak",
});

/// The boxes in play: the base game, and any of the others.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Sets(u8);

impl Sets {
    pub const BASE: Sets = Sets(1);

    pub const fn with(self, set: Set) -> Sets {
        Sets(self.0 | 1 << set as u8)
    }

    pub fn contains(self, set: Set) -> bool {
        self.0 & (1 << set as u8) != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Set> {
        Set::ALL.iter().copied().filter(move |&set| self.contains(set))
    }

    pub fn is_base(&self) -> bool {
        *self == Sets::BASE
    }
}

impl Default for Sets {
    fn default() -> Sets {
        Sets::BASE
    }
}

impl FromIterator<Set> for Sets {
    /// The base game is always there.
    fn from_iter<I: IntoIterator<Item = Set>>(sets: I) -> Sets {
        sets.into_iter().fold(Sets::BASE, Sets::with)
    }
}

impl std::fmt::Debug for Sets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Sets {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Sets {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Sets, D::Error> {
        Ok(Vec::<Set>::deserialize(deserializer)?.into_iter().collect())
    }
}
