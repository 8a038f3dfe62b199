//! What a table agrees on before the game: players, sets, objective, difficulty, variants.
//!
//! A [`Setup`] is checked once and turned into [`Rules`], the values that the procedures read,
//! so that no rule asks in its middle which box or variant is in play.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::cards::Objective;
use crate::cards::base::tokens;
use crate::terms::{Resource, Set};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
    #[serde(default)]
    pub objective: Objective,
    #[serde(default)]
    pub difficulty: Difficulty,
    #[serde(default)]
    pub rulings: Rulings,
    #[serde(default)]
    pub variants: Variants,
    /// Every window asks every seat, though some can only pass, so that nobody can tell from a
    /// pause who could have used it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub even_windows: bool,
}

impl Setup {
    /// A base game with nothing changed.
    pub fn base(players: u8) -> Setup {
        Setup {
            players,
            objective: Objective::Kobol,
            difficulty: Difficulty::Normal,
            rulings: Rulings::Printed,
            variants: Variants::default(),
            even_windows: false,
        }
    }

    /// The boxes in play.
    pub fn sets(&self) -> &'static [Set] {
        &[Set::Base]
    }
}

/// BASE-281.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    #[default]
    Normal,
    /// 2 more of every resource.
    Easier,
    /// 2 fewer of every resource.
    Harder,
}

impl Difficulty {
    /// The kindest first.
    pub const ALL: &'static [Difficulty] = &[Difficulty::Easier, Difficulty::Normal, Difficulty::Harder];
}

/// Which reading of the contested rulings the table follows (BASE-089, BASE-133).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rulings {
    #[default]
    Printed,
    Later,
}

impl Rulings {
    pub const ALL: &'static [Rulings] = &[Rulings::Printed, Rulings::Later];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Variants {
    /// BASE-028.
    pub no_sympathizer: bool,
    /// BASE-280.
    pub cooperative: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    #[error("{0} players cannot play: the base game takes 1 to 6")]
    Players(u8),
    #[error("the variant without a Sympathizer is for 4 or 6 players, not {0}")]
    NoSympathizer(u8),
    #[error("a fully cooperative game takes 2 to 6 players, not {0}")]
    Cooperative(u8),
    #[error("a fully cooperative game has no Loyalty deck, so it cannot leave out the Sympathizer")]
    CooperativeNoSympathizer,
}

/// How Loyalty cards come into the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoyaltyPlan {
    /// Built and dealt at setup (BASE-025).
    Deck { cylons: u8, humans: u8, late: Late },
    /// Built in the Sleeper Agent phase (BASE-278).
    AtSleeperPhase { cylons: u8, humans: u8 },
    /// Dealt to the assist character (BASE-279).
    Assist { cylons: u8, humans: u8, dealt: u8, sleeper: u8 },
    /// BASE-280.
    None,
}

/// The card shuffled into the rest of the deck after the first deal (BASE-027, BASE-028).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Late {
    Nothing,
    Sympathizer,
    Human,
}

/// A row of the published table: players, Cylon cards, not-a-Cylon cards, with the Sympathizer.
pub type LoyaltyDeckRow = (u8, u8, u8, bool);

/// BASE-025.
pub static LOYALTY_DECKS: &[LoyaltyDeckRow] = &[(3, 1, 5, false), (4, 1, 6, true), (5, 2, 8, false), (6, 2, 9, true)];

/// How often a Cylon ship may act (BASE-133).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShipsAct {
    OncePerTurn,
    OncePerIcon,
}

/// The values that setup and sets give to the procedures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub loyalty: LoyaltyPlan,
    pub ships_act: ShipsAct,
    /// Whether an effect may send a character from the Brig to Sickbay (BASE-089).
    pub brig_to_sickbay: bool,
    /// Cards in a revealed Cylon's Receive Skills step.
    pub cylon_draw: u8,
    /// How many cards fewer a human player receives (BASE-280).
    pub receive_less: u8,
    pub brig_draws_crises: bool,
    pub weaknesses: bool,
    pub nukes: u8,
    pub caprica_skips_jump: bool,
    /// Quorum cards that leave the deck before the game (BASE-280).
    pub without_quorum: &'static [&'static str],
    /// Characters that may not be picked.
    pub without_characters: &'static [&'static str],
}

impl Rules {
    pub fn of(setup: &Setup) -> Result<Rules, SetupError> {
        let Setup { players, variants, .. } = *setup;
        if !(1..=6).contains(&players) {
            return Err(SetupError::Players(players));
        }
        if variants.no_sympathizer && variants.cooperative {
            return Err(SetupError::CooperativeNoSympathizer);
        }
        if variants.no_sympathizer && players != 4 && players != 6 {
            return Err(SetupError::NoSympathizer(players));
        }
        if variants.cooperative && players < 2 {
            return Err(SetupError::Cooperative(players));
        }
        let solo = players == 1;
        let later = setup.rulings == Rulings::Later;
        Ok(Rules {
            loyalty: loyalty_plan(players, variants),
            ships_act: if later { ShipsAct::OncePerIcon } else { ShipsAct::OncePerTurn },
            brig_to_sickbay: !later,
            cylon_draw: if variants.no_sympathizer { 3 } else { 2 },
            receive_less: u8::from(variants.cooperative),
            brig_draws_crises: variants.cooperative,
            weaknesses: !solo,
            nukes: if variants.cooperative || solo { 1 } else { tokens::NUKES },
            caprica_skips_jump: true,
            without_quorum: if variants.cooperative { &COOPERATIVE_WITHOUT } else { &[] },
            without_characters: match players {
                1 => &["sharon-boomer-valerii", "laura-roslin"],
                2 => &["sharon-boomer-valerii"],
                _ if variants.no_sympathizer => &["sharon-boomer-valerii"],
                _ => &[],
            },
        })
    }
}

/// BASE-280.
static COOPERATIVE_WITHOUT: [&str; 5] =
    ["encourage-mutiny", "release-cylon-mugshots", "assign-arbitrator", "arrest-order-1", "arrest-order-2"];

fn loyalty_plan(players: u8, variants: Variants) -> LoyaltyPlan {
    if variants.cooperative {
        return LoyaltyPlan::None;
    }
    match LOYALTY_DECKS.iter().find(|row| row.0 == players) {
        Some(&(_, cylons, humans, sympathizer)) => {
            let late = match (sympathizer, variants.no_sympathizer) {
                (false, _) => Late::Nothing,
                (true, false) => Late::Sympathizer,
                (true, true) => Late::Human,
            };
            LoyaltyPlan::Deck { cylons, humans, late }
        }
        None if players == 2 => LoyaltyPlan::AtSleeperPhase { cylons: 1, humans: 2 },
        None => LoyaltyPlan::Assist { cylons: 1, humans: 6, dealt: 3, sleeper: 4 },
    }
}

/// BASE-012, BASE-028, BASE-280, BASE-281: where a dial starts.
pub fn start_of(setup: &Setup, resource: Resource) -> i8 {
    let leaner = setup.variants.no_sympathizer || setup.variants.cooperative;
    let start = match (resource, leaner) {
        (Resource::Food, true) => 7,
        (Resource::Morale, true) => 9,
        (Resource::Population, true) => 10,
        (Resource::Fuel, _) | (Resource::Food | Resource::Morale | Resource::Population, false) => {
            tokens::dial(resource).start
        }
    };
    match setup.difficulty {
        Difficulty::Normal => start,
        Difficulty::Easier => start + 2,
        Difficulty::Harder => start - 2,
    }
}
