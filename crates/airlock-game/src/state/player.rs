//! A player: character, hand, loyalty, and where he is.

use serde::{Deserialize, Serialize};

use crate::cards::{Agenda, Character, Loyalty, Motive, Mutiny, SkillCard, SuperCrisis, Team};
use crate::pile::{Hidden, Pile};
use crate::seat::{Seat, SeatSet};
use crate::terms::{Area, Location};

/// More than all cards that can gather in one hand within a turn.
pub const HAND_CAPACITY: usize = 112;

pub type Hand = Pile<Hidden<SkillCard>, HAND_CAPACITY>;

/// Where a character is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Not on the board (Stranded, BASE-208).
    #[default]
    Off,
    At(Location),
    /// Piloting a viper in that area (BASE-165).
    Piloting(Area),
}

/// What a player counts as (BASE-001).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Not revealed, whatever his cards say.
    #[default]
    Human,
    /// A revealed Cylon.
    Cylon,
    /// A revealed Cylon by the Sympathizer card (BASE-181).
    Sympathizer,
    /// A Cylon leader (PEG-077).
    Leader,
    /// A revealed Cylon by the Sympathetic Cylon card (PEG-091).
    SympatheticCylon,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Player {
    pub character: Option<Character>,
    pub place: Place,
    pub standing: Standing,
    pub hand: Hand,
    /// So many cards at the end of the hand are chosen for a discard under way (BASE-010).
    pub set_aside: u8,
    /// Face-down Loyalty cards.
    pub loyalty: Pile<Hidden<Loyalty>, 8>,
    /// Loyalty cards turned up.
    pub shown: Pile<Loyalty, 8>,
    pub super_crises: Pile<Hidden<SuperCrisis>, 12>,
    /// The once-per-game ability is used up.
    pub once_used: bool,
    /// Turns begun.
    pub turns: u8,
    /// PEG-081.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agenda: Option<Agenda>,
    /// Counts as a human player for the time being (PEG-084).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub infiltrating: bool,
    /// Was executed at least once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub was_executed: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub played_super_crisis: bool,
    /// The once-per-game ability of this character is not his to use (PEG-102).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forfeited: bool,
    /// Mutiny cards, secret (DAY-020).
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub mutiny: Pile<Hidden<Mutiny>, 8>,
    /// Miracle tokens (DAY-009).
    #[serde(default, skip_serializing_if = "super::is_none")]
    pub miracles: u8,
    /// Motives not revealed (DAY-032).
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub motives: Pile<Hidden<Motive>, 4>,
    /// Motives revealed (DAY-033).
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub shown_motives: Pile<Motive, 4>,
    /// The ship that he pilots is an assault raptor (DAY-091).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_raptor: bool,
}

impl Player {
    /// A human player in the sense of the rules: not a revealed Cylon (BASE-001).
    pub fn is_human(&self) -> bool {
        self.standing == Standing::Human || self.infiltrating
    }

    /// Whether the character's sheet counts: not a revealed Cylon's (BASE-191), but a leader's (PEG-077).
    pub fn has_sheet(&self) -> bool {
        matches!(self.standing, Standing::Human | Standing::Leader)
    }

    /// Plays for an agenda: a Cylon leader, or the Sympathetic Cylon (PEG-081, PEG-091).
    pub fn has_agenda(&self) -> bool {
        matches!(self.standing, Standing::Leader | Standing::SympatheticCylon)
    }

    /// BASE-173, PEG-085: no Cylon holds a title, and nobody who only passes for a human.
    pub fn may_hold_titles(&self) -> bool {
        self.standing == Standing::Human
    }

    /// DAY-029.
    pub fn is_mutineer(&self) -> bool {
        self.shown.iter().any(|card| card.row().team == Team::Mutineer)
    }

    pub fn is_at(&self, location: Location) -> bool {
        self.place == Place::At(location)
    }

    pub fn location(&self) -> Option<Location> {
        match self.place {
            Place::At(location) => Some(location),
            Place::Off | Place::Piloting(_) => None,
        }
    }

    pub fn piloting(&self) -> Option<Area> {
        match self.place {
            Place::Piloting(area) => Some(area),
            Place::Off | Place::At(_) => None,
        }
    }

    /// BASE-176: one Cylon card among several makes its owner a Cylon.
    pub fn is_cylon_at_heart(&self) -> bool {
        let hidden = self.loyalty.iter().any(|card| card.card.row().team == Team::Cylon);
        hidden || self.standing != Standing::Human
    }

    pub fn cards(&self) -> impl Iterator<Item = SkillCard> {
        self.hand.iter().map(|card| card.card)
    }

    /// The kinds of cards in hand, each once, in the order of the hand.
    pub fn kinds(&self) -> impl Iterator<Item = SkillCard> {
        self.kinds_that(|_| true)
    }

    /// The same, of some cards only.
    pub fn kinds_that(&self, wanted: impl Fn(SkillCard) -> bool) -> impl Iterator<Item = SkillCard> {
        let hand = self.hand.as_slice();
        hand.iter()
            .enumerate()
            .filter(move |&(at, card)| wanted(card.card) && hand[..at].iter().all(|earlier| earlier.card != card.card))
            .map(|(_, card)| card.card)
    }

    /// Takes a card out of the hand in the open. Of equal copies the one that most people know goes,
    /// and whoever knew another copy instead can no longer be sure of it.
    pub fn take(&mut self, card: SkillCard) {
        let hand = self.hand.as_slice();
        let copies = (0..hand.len()).filter(|&at| hand[at].card == card);
        let at = copies.max_by_key(|&at| hand[at].seen.count()).expect("a card that is played is in the hand");
        let mut certain = self.hand.remove(at).seen;
        for copy in self.hand.as_mut_slice().iter_mut().filter(|held| held.card == card) {
            let unsure = copy.seen.without(certain);
            copy.seen = copy.seen.without(unsure);
            certain = certain.or(unsure);
        }
    }

    /// After cards left the hand unseen nobody else can be sure of the rest.
    pub fn forget_hand(&mut self, owner: Seat) {
        for card in self.hand.as_mut_slice() {
            card.seen = card.seen.and(SeatSet::only(owner));
        }
    }
}
