//! The options that set up a table, shared by `play` and `simulate`.

use airlock_bots::Kind;
use airlock_game::terms::Set;
use airlock_game::{Difficulty, Rulings, Seat, Setup, Variants};
use anyhow::{Result, bail};
use clap::ValueEnum;

#[derive(clap::Args)]
pub struct TableArgs {
    /// How many play: 1 to 6.
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub players: u8,
    /// The sets in play, separated by commas.
    #[arg(long, value_name = "SETS", default_value = "base", value_delimiter = ',')]
    pub sets: Vec<String>,
    /// How full the dials are at the start (BASE-281).
    #[arg(long, default_value = "normal")]
    pub difficulty: DifficultyName,
    /// Published variants (BASE-028, BASE-280).
    #[arg(long, value_delimiter = ',')]
    pub variant: Vec<VariantName>,
    /// The reading of the contested rulings (BASE-089, BASE-133).
    #[arg(long, default_value = "printed")]
    pub rulings: RulingsName,
    /// Who sits in the other seats.
    #[arg(long, value_name = "KIND", default_value_t = Kind::Random)]
    pub bots: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum DifficultyName {
    Normal,
    Easier,
    Harder,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum VariantName {
    NoSympathizer,
    Cooperative,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum RulingsName {
    Printed,
    Later,
}

impl TableArgs {
    /// The setup; whether it can be played, the engine says.
    pub fn setup(&self) -> Result<Setup> {
        for name in &self.sets {
            known_set(name)?;
        }
        Ok(Setup {
            difficulty: match self.difficulty {
                DifficultyName::Normal => Difficulty::Normal,
                DifficultyName::Easier => Difficulty::Easier,
                DifficultyName::Harder => Difficulty::Harder,
            },
            rulings: match self.rulings {
                RulingsName::Printed => Rulings::Printed,
                RulingsName::Later => Rulings::Later,
            },
            variants: Variants {
                no_sympathizer: self.variant.contains(&VariantName::NoSympathizer),
                cooperative: self.variant.contains(&VariantName::Cooperative),
            },
            ..Setup::base(self.players)
        })
    }
}

/// The set with that name.
pub fn known_set(name: &str) -> Result<Set> {
    let Some(set) = Set::from_id(name) else {
        let known: Vec<&str> = Set::ALL.iter().map(|set| set.id()).collect();
        bail!("there is no set «{name}», only {}", known.join(", "));
    };
    Ok(set)
}

/// The seat with that number at a table of so many.
pub fn seat_of(number: u8, players: u8) -> Result<Seat> {
    if number >= players {
        bail!("there is no seat {number}, only 0 to {}", players.saturating_sub(1));
    }
    Ok(Seat(number))
}
