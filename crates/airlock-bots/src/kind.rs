//! The bots there are, by name.

use std::fmt;
use std::str::FromStr;

use airlock_game::Chance;
use thiserror::Error;

use crate::{Bot, OfficerBot, RandomBot};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any legal answer.
    Random,
    /// Plays like a sensible person.
    Officer,
}

impl Kind {
    pub const ALL: &'static [Kind] = &[Kind::Random, Kind::Officer];

    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Officer => "officer",
        }
    }

    /// A bot of this kind with its own stream of chance.
    pub fn bot(self, chance: Chance) -> Box<dyn Bot> {
        match self {
            Kind::Random => Box::new(RandomBot::new(chance)),
            Kind::Officer => Box::new(OfficerBot::new(chance)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there are no bots called “{name}”; choose from {}", known())]
pub struct UnknownKind {
    pub name: String,
}

fn known() -> String {
    let names: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
    names.join(", ")
}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(name: &str) -> Result<Kind, UnknownKind> {
        let found = Kind::ALL.iter().copied().find(|kind| kind.name() == name);
        found.ok_or_else(|| UnknownKind { name: name.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_its_name() {
        for &kind in Kind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
        }
    }

    #[test]
    fn an_unknown_kind_is_told_which_there_are() {
        let error = "clever".parse::<Kind>().expect_err("there is none");
        assert_eq!(error.to_string(), "there are no bots called “clever”; choose from random, officer");
    }
}
