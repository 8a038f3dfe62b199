//! The options that set up a table, shared by `play` and `simulate`.

use airlock_bots::Kind;
use airlock_game::cards::Objective;
use airlock_game::terms::{Set, Sets};
use airlock_game::{Difficulty, Rulings, Seat, Setup, Variants};
use airlock_text::Notice;
use anyhow::{Result, bail};
use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::tongue::words;

#[derive(clap::Args)]
pub struct TableArgs {
    /// How many play: 1 to 6, with Pegasus or Daybreak 3 to 7.
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub players: u8,
    /// The sets in play, separated by commas; the base game is always there.
    #[arg(long, value_name = "NAMES", default_value = "base", value_delimiter = ',')]
    pub sets: Vec<String>,
    /// Where the fleet is bound for (New Caprica: PEG-120; Earth: DAY-101).
    #[arg(long, value_name = "NAME", default_value = "kobol")]
    pub objective: ObjectiveName,
    /// How full the dials are at the start (BASE-281).
    #[arg(long, value_name = "NAME", default_value = "normal")]
    pub difficulty: DifficultyName,
    /// Published variants, separated by commas (BASE-028, BASE-280, PEG-076, PEG-091).
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub variant: Vec<VariantName>,
    /// The reading of the contested rulings (BASE-089, BASE-133).
    #[arg(long, value_name = "NAME", default_value = "printed")]
    pub rulings: RulingsName,
    /// Who sits in the other seats.
    #[arg(long, value_name = "NAME", default_value_t = Kind::Random, value_parser = kinds())]
    pub bots: Kind,
}

/// The bots by their names.
fn kinds() -> impl TypedValueParser<Value = Kind> {
    let names = PossibleValuesParser::new(Kind::ALL.iter().map(|kind| kind.name()));
    names.map(|name| name.parse::<Kind>().expect("it is among those that there are"))
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
    NoLeaders,
    SympatheticCylon,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ObjectiveName {
    Kobol,
    NewCaprica,
    Earth,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum RulingsName {
    Printed,
    Later,
}

impl TableArgs {
    /// The setup; whether it can be played, the engine says.
    pub fn setup(&self) -> Result<Setup> {
        let sets: Sets = self.sets.iter().map(|name| known_set(name)).collect::<Result<_>>()?;
        let chosen = |variant: VariantName| self.variant.contains(&variant);
        Ok(Setup {
            sets,
            objective: match self.objective {
                ObjectiveName::Kobol => Objective::Kobol,
                ObjectiveName::NewCaprica => Objective::NewCaprica,
                ObjectiveName::Earth => Objective::Earth,
            },
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
                no_sympathizer: chosen(VariantName::NoSympathizer),
                cooperative: chosen(VariantName::Cooperative),
                no_leaders: chosen(VariantName::NoLeaders),
                sympathetic_cylon: chosen(VariantName::SympatheticCylon),
            },
            ..Setup::base(self.players)
        })
    }
}

/// The set with that name.
pub fn known_set(name: &str) -> Result<Set> {
    let Some(set) = Set::from_id(name) else {
        let known: Vec<&str> = Set::ALL.iter().map(|set| set.id()).collect();
        bail!(words().notice(Notice::NoSet { wanted: name, known: &known.join(", ") }));
    };
    Ok(set)
}

/// The seat with that number at a table of so many.
pub fn seat_of(number: u8, players: u8) -> Result<Seat> {
    if number >= players {
        bail!(words().notice(Notice::NoSeat { number, last: players.saturating_sub(1) }));
    }
    Ok(Seat(number))
}
