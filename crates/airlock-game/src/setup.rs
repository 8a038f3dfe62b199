//! What a table agrees on before the game: players, sets, objective, difficulty, variants.
//!
//! A [`Setup`] is checked once and turned into [`Rules`], the values that the procedures read,
//! so that no rule asks in its middle which box or variant is in play.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::cards::base::tokens;
use crate::cards::{AgendaDeck, Character, Objective, Windows, daybreak, pegasus};
use crate::terms::{Location, LocationSet, Resource, Set, Sets, Title};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
    /// The boxes in play.
    #[serde(default, skip_serializing_if = "Sets::is_base")]
    pub sets: Sets,
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
            sets: Sets::BASE,
            objective: Objective::Kobol,
            difficulty: Difficulty::Normal,
            rulings: Rulings::Printed,
            variants: Variants::default(),
            even_windows: false,
        }
    }

    /// Base game and Pegasus, with its objective.
    pub fn pegasus(players: u8) -> Setup {
        Setup { sets: Sets::BASE.with(Set::Pegasus), objective: Objective::NewCaprica, ..Setup::base(players) }
    }
}

impl Setup {
    /// Base game and Daybreak, with its objective.
    pub fn daybreak(players: u8) -> Setup {
        Setup { sets: Sets::BASE.with(Set::Daybreak), objective: Objective::Earth, ..Setup::base(players) }
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
    /// Pegasus without Cylon leaders (PEG-076).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_leaders: bool,
    /// PEG-091.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub sympathetic_cylon: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    #[error("the base game is for 1 to 6 players, not {0}")]
    Players(u8),
    #[error("with Pegasus the game is for 3 to 7 players, not {0}")]
    PegasusPlayers(u8),
    #[error("7 players need a Cylon leader among them, so leaders cannot be left out")]
    SevenWithoutLeader,
    #[error("New Caprica is an objective of Pegasus: add Pegasus, or choose Kobol")]
    NewCapricaWithoutPegasus,
    #[error("the base game has no Cylon leaders and no Sympathetic Cylon: add an expansion, or drop the variant")]
    LeadersWithoutExpansion,
    #[error("the Sympathetic Cylon replaces the Sympathizer, so it is for 4 or 6 players, not {0}")]
    SympatheticCylon(u8),
    #[error("the Sympathetic Cylon is played without Cylon leaders: leave them out too")]
    SympatheticCylonWithLeaders,
    #[error("without a Sympathizer there is no Sympathetic Cylon either: choose one of the two variants")]
    SympatheticCylonNoSympathizer,
    #[error("the variant without a Sympathizer is played without Cylon leaders: leave them out too")]
    NoSympathizerWithLeaders,
    #[error("the fully cooperative variant is for the base game only")]
    CooperativeExpanded,
    #[error("with Daybreak the game is for 3 to 7 players, not {0}")]
    DaybreakPlayers(u8),
    #[error("Earth is an objective of Daybreak: add Daybreak, or choose another objective")]
    EarthWithoutDaybreak,
    #[error("in Daybreak the Mutineer replaces the Sympathizer: drop the variants about the Sympathizer")]
    SympathizerWithDaybreak,
    #[error("the variant without a Sympathizer is for 4 or 6 players, not {0}")]
    NoSympathizer(u8),
    #[error("the fully cooperative variant is for 2 to 6 players, not {0}")]
    Cooperative(u8),
    #[error("the fully cooperative variant has no Loyalty deck, so there is no Sympathizer to leave out")]
    CooperativeNoSympathizer,
}

/// How Loyalty cards come into the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoyaltyPlan {
    /// Built and dealt at setup (BASE-025); with a Cylon leader among the players the second deck is
    /// used, and nothing comes late (PEG-079, PEG-080).
    Deck { plain: LoyaltyDeck, late: Late, with_leader: LoyaltyDeck },
    /// Built in the Sleeper Agent phase (BASE-278).
    AtSleeperPhase { cylons: u8, humans: u8 },
    /// Dealt to the assist character (BASE-279).
    Assist { cylons: u8, humans: u8, dealt: u8, sleeper: u8 },
    /// BASE-280.
    None,
}

/// What a Loyalty deck is made of, before the characters who add to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct LoyaltyDeck {
    pub cylons: u8,
    pub humans: u8,
    /// The Mutineer is in it from the start (DAY-003).
    pub mutineer: bool,
}

/// The card shuffled into the rest of the deck after the first deal (BASE-027, BASE-028).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Late {
    Nothing,
    Sympathizer,
    /// PEG-091.
    SympatheticCylon,
    Human,
}

/// Whether somebody may, must or must not be a Cylon leader (PEG-076).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaders {
    None,
    AtMostOne,
    One,
}

/// A row of the published table: players, Cylon cards, not-a-Cylon cards, with the Sympathizer.
pub type LoyaltyDeckRow = (u8, u8, u8, bool);

/// BASE-025.
pub static LOYALTY_DECKS: &[LoyaltyDeckRow] = &[(3, 1, 5, false), (4, 1, 6, true), (5, 2, 8, false), (6, 2, 9, true)];

/// PEG-080: players, Cylon cards, not-a-Cylon cards, and the agenda of the leader (PEG-081).
pub type LeaderDeckRow = (u8, u8, u8, AgendaDeck);

pub static LEADER_DECKS: &[LeaderDeckRow] = &[
    (4, 1, 5, AgendaDeck::Sympathetic),
    (5, 1, 7, AgendaDeck::Hostile),
    (6, 2, 8, AgendaDeck::Sympathetic),
    (7, 2, 10, AgendaDeck::Hostile),
];

/// What a Cylon leader needs to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeadersPlayFor {
    /// PEG-081.
    Agenda,
    /// DAY-032, MIX-002.
    Motives,
}

/// What a Reckless card does to its check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reckless {
    /// Treachery cards in the check are resolved (PEG-031).
    TreacheryInside,
    /// The top Treachery card is revealed after all skill check abilities (MIX-003).
    TopOfTreachery,
}

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
    /// In which some card of the boxes in play can be used.
    pub card_windows: Windows,
    /// Of the boards of the boxes in play.
    pub locations: LocationSet,
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
    /// The cards of a Cylon player's Receive Skills step are of different types (PEG-004).
    pub cylon_types_differ: bool,
    /// Cards and sheets have Movement abilities (PEG-032).
    pub has_movement_abilities: bool,
    /// Where skill cards are received one at a time (BASE-035, PEG-013).
    pub one_card: &'static [Location],
    /// Quorum cards of the President at the end of a turn (PEG-006).
    pub quorum_limit: Option<u8>,
    /// Hidden Loyalty cards are handed on at the reveal and when dealt (PEG-014).
    pub hands_on_loyalty: bool,
    pub leaders: Leaders,
    /// The lines of succession, by title (BASE-166, PEG-010).
    pub lines: [&'static [Character]; 2],
    /// Battlestar Pegasus flies with the fleet.
    pub has_pegasus: bool,
    /// Cylon leaders and the Sympathetic Cylon draw agendas (PEG-081).
    pub has_agendas: bool,
    pub leaders_play_for: LeadersPlayFor,
    pub reckless: Reckless,
    /// Once-per-game abilities cost a miracle token and may be used again (DAY-008).
    pub has_miracles: bool,
    /// There are Mutiny cards (DAY-020).
    pub has_mutiny: bool,
    /// An assault raptor stands in the Reserves at the start (DAY-087).
    pub has_assault_raptors: bool,
    /// An overlay lies on Colonial One that can be turned (DAY-093).
    pub has_colonial_one_overlay: bool,
    /// The Search for Home: Demetrius and its missions (DAY-102).
    pub has_demetrius: bool,
    /// Quorum cards that leave the deck before the game (BASE-280).
    pub without_quorum: &'static [&'static str],
    /// Characters that may not be picked.
    pub without_characters: &'static [&'static str],
}

impl Rules {
    pub fn of(setup: &Setup) -> Result<Rules, SetupError> {
        let Setup { players, variants, .. } = *setup;
        let pegasus = setup.sets.contains(Set::Pegasus);
        let daybreak = setup.sets.contains(Set::Daybreak);
        if setup.objective == Objective::NewCaprica && !pegasus {
            return Err(SetupError::NewCapricaWithoutPegasus);
        }
        if setup.objective == Objective::Earth && !daybreak {
            return Err(SetupError::EarthWithoutDaybreak);
        }
        if daybreak {
            check_daybreak(players, variants)?;
        } else if pegasus {
            check_pegasus(players, variants)?;
        } else if !(1..=6).contains(&players) {
            return Err(SetupError::Players(players));
        } else if variants.no_leaders || variants.sympathetic_cylon {
            return Err(SetupError::LeadersWithoutExpansion);
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
        let expanded = pegasus || daybreak;
        let later = setup.rulings == Rulings::Later;
        Ok(Rules {
            loyalty: if daybreak { daybreak_plan(players) } else { loyalty_plan(players, variants) },
            card_windows: Windows::of_cards(setup.sets),
            locations: Location::ALL.iter().copied().filter(|location| setup.sets.contains(location.set())).collect(),
            ships_act: if later { ShipsAct::OncePerIcon } else { ShipsAct::OncePerTurn },
            brig_to_sickbay: !later,
            cylon_draw: if variants.no_sympathizer { 3 } else { 2 },
            receive_less: u8::from(variants.cooperative),
            brig_draws_crises: variants.cooperative,
            weaknesses: !solo,
            nukes: if variants.cooperative || solo { 1 } else { tokens::NUKES },
            // DAY-004: as with Pegasus.
            caprica_skips_jump: !expanded,
            cylon_types_differ: expanded,
            has_movement_abilities: pegasus,
            one_card: match expanded {
                true => &[Location::Sickbay, Location::MedicalCenter, Location::ResurrectionShip],
                false => &[Location::Sickbay],
            },
            quorum_limit: expanded.then_some(pegasus::tokens::QUORUM_HAND_LIMIT),
            hands_on_loyalty: expanded,
            leaders: match players {
                7 => Leaders::One,
                4..=6 if expanded && !variants.no_leaders => Leaders::AtMostOne,
                _ => Leaders::None,
            },
            lines: match pegasus {
                _ if daybreak => [daybreak::titles::ADMIRAL_LINE, daybreak::titles::PRESIDENT_LINE],
                true => [pegasus::titles::ADMIRAL_LINE, pegasus::titles::PRESIDENT_LINE],
                false => [Title::Admiral, Title::President].map(|title| title.row().line),
            },
            has_pegasus: pegasus,
            // MIX-002.
            has_agendas: pegasus && !daybreak,
            leaders_play_for: if daybreak { LeadersPlayFor::Motives } else { LeadersPlayFor::Agenda },
            reckless: if daybreak { Reckless::TopOfTreachery } else { Reckless::TreacheryInside },
            has_miracles: daybreak,
            has_mutiny: daybreak,
            has_assault_raptors: daybreak,
            has_colonial_one_overlay: daybreak,
            has_demetrius: setup.objective == Objective::Earth,
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

/// DAY-003, MIX-002, MIX-020: its table serves 3 to 7 players, and there is no Sympathizer of any kind.
fn check_daybreak(players: u8, variants: Variants) -> Result<(), SetupError> {
    if !(3..=7).contains(&players) {
        return Err(SetupError::DaybreakPlayers(players));
    }
    if variants.cooperative {
        return Err(SetupError::CooperativeExpanded);
    }
    if variants.no_sympathizer || variants.sympathetic_cylon {
        return Err(SetupError::SympathizerWithDaybreak);
    }
    if players == 7 && variants.no_leaders {
        return Err(SetupError::SevenWithoutLeader);
    }
    Ok(())
}

/// DAY-003, MIX-005.
fn daybreak_plan(players: u8) -> LoyaltyPlan {
    let deck = |leader: bool| {
        let row = daybreak::tokens::LOYALTY_DECKS.iter().find(|row| (row.0, row.1) == (players, leader));
        row.map(|&(_, _, cylons, humans, mutineer)| LoyaltyDeck { cylons, humans, mutineer }).unwrap_or_default()
    };
    LoyaltyPlan::Deck { plain: deck(false), late: Late::Nothing, with_leader: deck(true) }
}

/// PEG-076, PEG-091; what was published for the base game alone stays with it.
fn check_pegasus(players: u8, variants: Variants) -> Result<(), SetupError> {
    if !(3..=7).contains(&players) {
        return Err(SetupError::PegasusPlayers(players));
    }
    if variants.cooperative {
        return Err(SetupError::CooperativeExpanded);
    }
    if players == 7 && variants.no_leaders {
        return Err(SetupError::SevenWithoutLeader);
    }
    if variants.sympathetic_cylon {
        return match players {
            4 | 6 if variants.no_sympathizer => Err(SetupError::SympatheticCylonNoSympathizer),
            4 | 6 if !variants.no_leaders => Err(SetupError::SympatheticCylonWithLeaders),
            4 | 6 => Ok(()),
            _ => Err(SetupError::SympatheticCylon(players)),
        };
    }
    if variants.no_sympathizer && !variants.no_leaders {
        return Err(SetupError::NoSympathizerWithLeaders);
    }
    Ok(())
}

/// PEG-081, PEG-091: what a Cylon leader or the Sympathetic Cylon draws his agenda from.
pub(crate) fn agenda_deck(players: u8) -> Option<AgendaDeck> {
    LEADER_DECKS.iter().find(|row| row.0 == players).map(|&(.., deck)| deck)
}

fn leader_deck(players: u8) -> LoyaltyDeck {
    let row = LEADER_DECKS.iter().find(|row| row.0 == players);
    row.map(|&(_, cylons, humans, _)| LoyaltyDeck { cylons, humans, mutineer: false }).unwrap_or_default()
}

fn loyalty_plan(players: u8, variants: Variants) -> LoyaltyPlan {
    if variants.cooperative {
        return LoyaltyPlan::None;
    }
    match LOYALTY_DECKS.iter().find(|row| row.0 == players) {
        Some(&(_, cylons, humans, sympathizer)) => {
            let late = match (sympathizer, variants.no_sympathizer) {
                (false, _) => Late::Nothing,
                (true, false) if variants.sympathetic_cylon => Late::SympatheticCylon,
                (true, false) => Late::Sympathizer,
                (true, true) => Late::Human,
            };
            let plain = LoyaltyDeck { cylons, humans, mutineer: false };
            LoyaltyPlan::Deck { plain, late, with_leader: leader_deck(players) }
        }
        None if players == 7 => {
            let deck = leader_deck(players);
            LoyaltyPlan::Deck { plain: deck, late: Late::Nothing, with_leader: deck }
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
