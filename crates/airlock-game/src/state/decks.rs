//! Decks, discard piles, cards in play, and cards that somebody is looking at.

use serde::{Deserialize, Serialize};

use super::deck::{AnyDeck, DeckPile};
use crate::cards::{
    Agenda, Crisis, Destination, Loyalty, Mission, Motive, Mutiny, Quorum, SkillCard, StandingRule, Stays, SuperCrisis,
};
use crate::event::DeckName;
use crate::paper::ByName;
use crate::pile::{Hidden, Pile};
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{GalacticaDamage, SKILLS, Skill};

/// Room for the Loyalty cards of all sets.
pub const LOYALTY_CAPACITY: usize = 48;

pub type CrisisDeck = DeckPile<Crisis, 176>;

/// A card in play, before a player or before everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct InPlay {
    pub card: Source,
    pub holder: Option<Seat>,
}

impl InPlay {
    /// How the card stays, if it can stay at all.
    pub(crate) fn stays(&self) -> Option<Stays> {
        match self.card {
            Source::Crisis(card) => card.row().stays,
            Source::SuperCrisis(card) => card.row().stays,
            Source::Quorum(card) => card.row().stays,
            Source::Destination(_)
            | Source::Location(_)
            | Source::Skill(_)
            | Source::Ability(_)
            | Source::Title(_)
            | Source::Loyalty(_)
            | Source::Mutiny(_)
            | Source::Mission(_) => None,
        }
    }

    /// What the card does as long as it lies there.
    pub fn rule(&self) -> StandingRule {
        self.stays().expect("a card in play says how it stays").rule
    }
}

/// Cards that were drawn and are being looked at before one is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Looking {
    pub crises: Pile<Hidden<Crisis>, 8>,
    pub destinations: Pile<Hidden<Destination>, 4>,
    pub quorum: Pile<Hidden<Quorum>, 8>,
    pub damage: Pile<Hidden<GalacticaDamage>, 8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Decks {
    #[serde(with = "ByName::<Skill>")]
    pub skills: [DeckPile<SkillCard, 48>; SKILLS],
    pub destiny: Pile<Hidden<SkillCard>, 32>,
    /// The cards of the skill check under way, and of any check around it below them.
    pub check: Pile<Hidden<SkillCard>, 160>,
    pub crisis: CrisisDeck,
    pub super_crisis: DeckPile<SuperCrisis, 24>,
    pub quorum: DeckPile<Quorum, 48>,
    /// The President's hand of Quorum cards.
    pub quorum_hand: Pile<Hidden<Quorum>, 48>,
    pub destination: DeckPile<Destination, 40>,
    pub loyalty: Pile<Hidden<Loyalty>, 24>,
    /// Loyalty cards that are not in the game, unseen.
    pub loyalty_box: Pile<Loyalty, LOYALTY_CAPACITY>,
    pub in_play: Pile<InPlay, 24>,
    /// Quorum cards that left the game.
    pub quorum_gone: Pile<Quorum, 24>,
    pub looking: Looking,
    /// The Crisis deck that is not in use: of New Caprica before its time, the other one after (PEG-120).
    #[serde(default, skip_serializing_if = "DeckPile::is_empty")]
    pub crisis_aside: CrisisDeck,
    /// The deck in use is that of New Caprica.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub new_caprica_crises: bool,
    /// Skill cards that somebody looks at, or has laid by for a check (PEG-065).
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub learned: Pile<Hidden<SkillCard>, 4>,
    /// Agendas that nobody has drawn, shuffled.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub agendas: Pile<Agenda, 12>,
    /// DAY-020.
    #[serde(default, skip_serializing_if = "DeckPile::is_empty")]
    pub mutiny: DeckPile<Mutiny, 24>,
    /// Mutiny cards that left the game.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub mutiny_gone: Pile<Mutiny, 24>,
    /// Mutiny cards that somebody looks at (DAY-053, DAY-054).
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub mutiny_looked_at: Pile<Hidden<Mutiny>, 4>,
    /// Motives that nobody has, shuffled.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub motives: Pile<Motive, 16>,
    /// DAY-103.
    #[serde(default, skip_serializing_if = "DeckPile::is_empty")]
    pub missions: DeckPile<Mission, 8>,
}

impl Decks {
    /// The deck of that name, to look at.
    pub(crate) fn deck(&self, name: DeckName) -> &dyn AnyDeck {
        match name {
            DeckName::Skill(skill) => &self.skills[skill as usize],
            DeckName::Crisis => &self.crisis,
            DeckName::SuperCrisis => &self.super_crisis,
            DeckName::Quorum => &self.quorum,
            DeckName::Destination => &self.destination,
            DeckName::Mutiny => &self.mutiny,
            DeckName::Mission => &self.missions,
        }
    }

    pub(crate) fn deck_mut(&mut self, name: DeckName) -> &mut dyn AnyDeck {
        match name {
            DeckName::Skill(skill) => &mut self.skills[skill as usize],
            DeckName::Crisis => &mut self.crisis,
            DeckName::SuperCrisis => &mut self.super_crisis,
            DeckName::Quorum => &mut self.quorum,
            DeckName::Destination => &mut self.destination,
            DeckName::Mutiny => &mut self.mutiny,
            DeckName::Mission => &mut self.missions,
        }
    }

    /// Whether some card in play says so.
    pub fn rule(&self, wanted: impl Fn(StandingRule) -> bool) -> bool {
        self.in_play.iter().any(|in_play| wanted(in_play.rule()))
    }
}
