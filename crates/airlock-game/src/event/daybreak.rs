//! What happens only with Daybreak: Mutiny cards, miracle tokens, motives, missions, assault raptors.

use serde::{Deserialize, Serialize};

use super::{Secret, ViperAt};
use crate::cards::{Mission, Motive, Mutiny, Quorum, SkillCard};
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{Area, Side, Skill};
use crate::view::Viewer;

/// One fact, in the past tense. On paper it reads like any other event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum DaybreakEvent {
    // Mutiny cards and the Mutineer
    MutinyDrawn {
        seat: Seat,
        card: Secret<Mutiny>,
    },
    MutinyPlayed {
        seat: Seat,
        card: Mutiny,
    },
    MutinyDiscarded {
        seat: Seat,
        card: Mutiny,
    },
    MutineerRevealed {
        seat: Seat,
    },
    /// Looked at before one is given or played (DAY-053, DAY-054).
    MutinySeen {
        seat: Seat,
        card: Secret<Mutiny>,
    },
    MutinyPutUnder {
        seat: Seat,
    },
    /// A Cylon player gave it away (DAY-028).
    MutineerHandedOn {
        from: Seat,
        to: Seat,
    },

    // Miracle tokens
    MiracleGained {
        seat: Seat,
        has: u8,
    },
    MiracleSpent {
        seat: Seat,
        has: u8,
    },
    /// From player to player (DAY-012).
    MiracleMoved {
        from: Seat,
        to: Seat,
    },
    /// All of them, by a reveal or an execution (DAY-011, DAY-013).
    MiraclesLost {
        seat: Seat,
    },

    // What Mutiny cards and characters do besides
    /// A card of the President's hand (DAY-020).
    QuorumSeen {
        by: Seat,
        card: Secret<Quorum>,
    },
    QuorumPutUnder {
        seat: Seat,
    },
    /// Back among the unused ones (DAY-061, DAY-066).
    CivilianReturned {
        area: Area,
    },
    NukesRemoved,
    /// The result of a choice on a Crisis is that of an ability (DAY-051).
    OptionReplaced {
        seat: Seat,
        card: Source,
    },

    // Motives
    MotiveDealt {
        seat: Seat,
        motive: Secret<Motive>,
    },
    MotiveRevealed {
        seat: Seat,
        motive: Motive,
    },

    // Skill checks
    /// No skill check ability of the check is resolved (DAY-076).
    AbilitiesBarred,
    /// A total so much above the printed difficulty earns one (DAY-078).
    MiraclePromised {
        above: u8,
    },
    /// DAY-073.
    CheckCardRemoved {
        seat: Seat,
        card: SkillCard,
    },
    /// For a Reckless check (MIX-003).
    TreacheryTurnedUp {
        card: SkillCard,
    },
    /// No Cylon ship is launched or activated for the rest of the turn (DAY-080).
    TruceBegan {
        seat: Seat,
    },
    // Leaders
    /// A card of a discard was spared that player (DAY-038).
    DiscardSpared {
        by: Seat,
        seat: Seat,
    },
    /// One of the cards that he added to a check lies face up (DAY-049).
    CardLaidOpen {
        seat: Seat,
        card: SkillCard,
    },

    // Boards
    MissionActivated {
        seat: Seat,
        card: Mission,
    },
    /// It lies face down until the next jump (DAY-105).
    MissionTurnedDown {
        card: Mission,
    },
    /// It leaves its space at a jump (DAY-107).
    MissionCleared {
        card: Mission,
    },
    HeavyRaidersRemoved,
    CenturionsRemoved,
    /// So many pieces have left the game by now.
    PiecesLeftGame {
        basestars: u8,
        heavy_raiders: u8,
        centurions: u8,
    },
    SkillDeckSearched {
        seat: Seat,
        skill: Skill,
    },
    RebelBasestarJoined {
        side: Side,
    },
    ColonialOneDestroyed,
    HubDestroyed,

    // Assault raptors
    AssaultRaptorGained {
        area: Option<Area>,
    },
    AssaultRaptorDestroyed {
        at: ViperAt,
    },
    AssaultRaptorLaunched {
        area: Area,
        pilot: Option<Seat>,
    },
    AssaultRaptorMoved {
        from: Area,
        to: Area,
    },
    AssaultRaptorReturned {
        from: Area,
    },
    /// It stays at a jump, with its pilot or without (DAY-091).
    AssaultRaptorStayed {
        area: Area,
        pilot: Option<Seat>,
    },
}

impl DaybreakEvent {
    /// The event as a viewer may know it.
    pub(super) fn shown_to(self, viewer: Viewer) -> DaybreakEvent {
        match self {
            DaybreakEvent::MutinyDrawn { seat, card } => {
                DaybreakEvent::MutinyDrawn { seat, card: card.shown_to(viewer) }
            }
            DaybreakEvent::MutinySeen { seat, card } => DaybreakEvent::MutinySeen { seat, card: card.shown_to(viewer) },
            DaybreakEvent::MotiveDealt { seat, motive } => {
                DaybreakEvent::MotiveDealt { seat, motive: motive.shown_to(viewer) }
            }
            DaybreakEvent::QuorumSeen { by, card } => DaybreakEvent::QuorumSeen { by, card: card.shown_to(viewer) },
            DaybreakEvent::MutinyPlayed { .. }
            | DaybreakEvent::MiracleMoved { .. }
            | DaybreakEvent::MiraclesLost { .. }
            | DaybreakEvent::QuorumPutUnder { .. }
            | DaybreakEvent::CivilianReturned { .. }
            | DaybreakEvent::NukesRemoved
            | DaybreakEvent::OptionReplaced { .. }
            | DaybreakEvent::MutinyDiscarded { .. }
            | DaybreakEvent::MutineerRevealed { .. }
            | DaybreakEvent::MutinyPutUnder { .. }
            | DaybreakEvent::MutineerHandedOn { .. }
            | DaybreakEvent::MiracleGained { .. }
            | DaybreakEvent::MiracleSpent { .. }
            | DaybreakEvent::MotiveRevealed { .. }
            | DaybreakEvent::AbilitiesBarred
            | DaybreakEvent::MiraclePromised { .. }
            | DaybreakEvent::CheckCardRemoved { .. }
            | DaybreakEvent::TreacheryTurnedUp { .. }
            | DaybreakEvent::TruceBegan { .. }
            | DaybreakEvent::DiscardSpared { .. }
            | DaybreakEvent::CardLaidOpen { .. }
            | DaybreakEvent::MissionActivated { .. }
            | DaybreakEvent::MissionTurnedDown { .. }
            | DaybreakEvent::MissionCleared { .. }
            | DaybreakEvent::HeavyRaidersRemoved
            | DaybreakEvent::CenturionsRemoved
            | DaybreakEvent::PiecesLeftGame { .. }
            | DaybreakEvent::SkillDeckSearched { .. }
            | DaybreakEvent::AssaultRaptorLaunched { .. }
            | DaybreakEvent::AssaultRaptorMoved { .. }
            | DaybreakEvent::AssaultRaptorReturned { .. }
            | DaybreakEvent::AssaultRaptorStayed { .. }
            | DaybreakEvent::RebelBasestarJoined { .. }
            | DaybreakEvent::ColonialOneDestroyed
            | DaybreakEvent::HubDestroyed
            | DaybreakEvent::AssaultRaptorGained { .. }
            | DaybreakEvent::AssaultRaptorDestroyed { .. } => self,
        }
    }

    /// Whether nothing was drawn, rolled or shown by it.
    pub(super) fn can_be_taken_back(self) -> bool {
        match self {
            DaybreakEvent::AssaultRaptorGained { .. }
            | DaybreakEvent::AssaultRaptorLaunched { .. }
            | DaybreakEvent::AssaultRaptorMoved { .. }
            | DaybreakEvent::AssaultRaptorReturned { .. }
            | DaybreakEvent::AssaultRaptorStayed { .. } => true,
            DaybreakEvent::MutinyDrawn { .. }
            | DaybreakEvent::MiracleMoved { .. }
            | DaybreakEvent::MiraclesLost { .. }
            | DaybreakEvent::QuorumSeen { .. }
            | DaybreakEvent::QuorumPutUnder { .. }
            | DaybreakEvent::CivilianReturned { .. }
            | DaybreakEvent::NukesRemoved
            | DaybreakEvent::OptionReplaced { .. }
            | DaybreakEvent::MutinyPlayed { .. }
            | DaybreakEvent::MutinyDiscarded { .. }
            | DaybreakEvent::MutineerRevealed { .. }
            | DaybreakEvent::MutinySeen { .. }
            | DaybreakEvent::MutinyPutUnder { .. }
            | DaybreakEvent::MutineerHandedOn { .. }
            | DaybreakEvent::MiracleGained { .. }
            | DaybreakEvent::MiracleSpent { .. }
            | DaybreakEvent::MotiveDealt { .. }
            | DaybreakEvent::MotiveRevealed { .. }
            | DaybreakEvent::AbilitiesBarred
            | DaybreakEvent::MiraclePromised { .. }
            | DaybreakEvent::CheckCardRemoved { .. }
            | DaybreakEvent::TreacheryTurnedUp { .. }
            | DaybreakEvent::TruceBegan { .. }
            | DaybreakEvent::DiscardSpared { .. }
            | DaybreakEvent::CardLaidOpen { .. }
            | DaybreakEvent::MissionActivated { .. }
            | DaybreakEvent::MissionTurnedDown { .. }
            | DaybreakEvent::MissionCleared { .. }
            | DaybreakEvent::HeavyRaidersRemoved
            | DaybreakEvent::CenturionsRemoved
            | DaybreakEvent::PiecesLeftGame { .. }
            | DaybreakEvent::SkillDeckSearched { .. }
            | DaybreakEvent::RebelBasestarJoined { .. }
            | DaybreakEvent::ColonialOneDestroyed
            | DaybreakEvent::HubDestroyed
            | DaybreakEvent::AssaultRaptorDestroyed { .. } => false,
        }
    }
}

impl From<DaybreakEvent> for super::Event {
    fn from(event: DaybreakEvent) -> super::Event {
        super::Event::Daybreak(event)
    }
}
