//! Who may know what of an event.

use super::Event;
use crate::view::Viewer;

impl Event {
    /// The event as a viewer may know it.
    pub fn shown_to(self, viewer: Viewer) -> Event {
        match self {
            Event::LoyaltyDealt { seat, card } => Event::LoyaltyDealt { seat, card: card.shown_to(viewer) },
            Event::Drew { seat, skill, card } => Event::Drew { seat, skill, card: card.shown_to(viewer) },
            Event::HandSeen { seat, by, card } => Event::HandSeen { seat, by, card: card.shown_to(viewer) },
            Event::CardTaken { from, by, card } => Event::CardTaken { from, by, card: card.shown_to(viewer) },
            Event::CardGiven { from, to, card } => Event::CardGiven { from, to, card: card.shown_to(viewer) },
            Event::DestinyAdded { card } => Event::DestinyAdded { card: card.shown_to(viewer) },
            Event::CardAdded { seat, card } => Event::CardAdded { seat, card: card.shown_to(viewer) },
            Event::CrisisSeen { card } => Event::CrisisSeen { card: card.shown_to(viewer) },
            Event::CivilianSeen { area, ship } => Event::CivilianSeen { area, ship: ship.shown_to(viewer) },
            Event::DamageTokenSeen { token } => Event::DamageTokenSeen { token: token.shown_to(viewer) },
            Event::DestinationSeen { card } => Event::DestinationSeen { card: card.shown_to(viewer) },
            Event::CardPeeked { seat, deck, card } => Event::CardPeeked { seat, deck, card: card.shown_to(viewer) },
            Event::LoyaltySeen { by, of, card } => Event::LoyaltySeen { by, of, card: card.shown_to(viewer) },
            Event::QuorumDrawn { seat, card } => Event::QuorumDrawn { seat, card: card.shown_to(viewer) },
            Event::QuorumReceived { seat, card } => Event::QuorumReceived { seat, card: card.shown_to(viewer) },
            Event::LoyaltyReceived { seat, card } => Event::LoyaltyReceived { seat, card: card.shown_to(viewer) },
            Event::SuperCrisisDrawn { seat, card } => Event::SuperCrisisDrawn { seat, card: card.shown_to(viewer) },
            Event::CardLearned { seat, skill, card } => Event::CardLearned { seat, skill, card: card.shown_to(viewer) },
            Event::AddedCardSeen { seat, by, card } => Event::AddedCardSeen { seat, by, card: card.shown_to(viewer) },
            Event::DestinyTaken { seat, card } => Event::DestinyTaken { seat, card: card.shown_to(viewer) },
            Event::PutOnDestiny { seat, card } => Event::PutOnDestiny { seat, card: card.shown_to(viewer) },
            Event::DestinySeen { seat, card } => Event::DestinySeen { seat, card: card.shown_to(viewer) },
            Event::BottomSeen { seat, deck, card } => Event::BottomSeen { seat, deck, card: card.shown_to(viewer) },
            Event::AgendaDrawn { seat, agenda } => Event::AgendaDrawn { seat, agenda: agenda.shown_to(viewer) },
            Event::LockedShipSeen { seat, ship } => Event::LockedShipSeen { seat, ship: ship.shown_to(viewer) },
            Event::Daybreak(event) => Event::Daybreak(event.shown_to(viewer)),
            Event::FirstPlayer { .. }
            | Event::CharacterPicked { .. }
            | Event::AssistPicked { .. }
            | Event::DestinyBuilt { .. }
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::Arrived { .. }
            | Event::Moved { .. }
            | Event::Flew { .. }
            | Event::Sent { .. }
            | Event::ActionTaken { .. }
            | Event::ViperActivated { .. }
            | Event::OrderGiven { .. }
            | Event::AbilityUsed { .. }
            | Event::Discarded { .. }
            | Event::CardPlayed { .. }
            | Event::DeckReshuffled { .. }
            | Event::CheckBegan { .. }
            | Event::DifficultyChanged { .. }
            | Event::CardsFaceUp
            | Event::SkillCountsPositive { .. }
            | Event::SkillHasNoStrength { .. }
            | Event::CardsAdded { .. }
            | Event::CardRevealed { .. }
            | Event::Totalled { .. }
            | Event::CheckEnded { .. }
            | Event::CheckDecided { .. }
            | Event::CheckCardTaken { .. }
            | Event::CheckIsReckless
            | Event::CheckAbility { .. }
            | Event::DestinyLeftOut
            | Event::LearnedKept { .. }
            | Event::ShuffledIntoDestiny { .. }
            | Event::DestinyDiscarded { .. }
            | Event::DestinyShuffled
            | Event::HandsSwapped { .. }
            | Event::DieShifted { .. }
            | Event::QuorumUsed { .. }
            | Event::CrisesDrawn { .. }
            | Event::CrisisRevealed { .. }
            | Event::CrisisReplaced { .. }
            | Event::CrisisDiscarded { .. }
            | Event::CrisisPutUnder { .. }
            | Event::OptionChosen { .. }
            | Event::OptionSwitched { .. }
            | Event::StaysInPlay { .. }
            | Event::LeftPlay { .. }
            | Event::LeftGame { .. }
            | Event::Turned { .. }
            | Event::JumpTrackMoved { .. }
            | Event::ResourceShielded { .. }
            | Event::LossPrevented { .. }
            | Event::JumpPromised { .. }
            | Event::JumpStepSkipped
            | Event::Travelled { .. }
            | Event::NukeSpent { .. }
            | Event::Rolled { .. }
            | Event::DieBonus { .. }
            | Event::CardInsteadOfRoll { .. }
            | Event::CylonShipsActivated { .. }
            | Event::Placed { .. }
            | Event::Launched { .. }
            | Event::ViperLaunched { .. }
            | Event::ViperMoved { .. }
            | Event::ViperPiloted { .. }
            | Event::ViperHit { .. }
            | Event::ViperReturned { .. }
            | Event::ViperRepaired
            | Event::ShipReturned { .. }
            | Event::RaiderMoved { .. }
            | Event::HeavyRaiderMoved { .. }
            | Event::ScarMoved { .. }
            | Event::RaidersDistracted { .. }
            | Event::CylonShipDestroyed { .. }
            | Event::BasestarDamaged { .. }
            | Event::CenturionBoarded { .. }
            | Event::CenturionsAdvanced
            | Event::CenturionDestroyed { .. }
            | Event::CivilianMoved { .. }
            | Event::CivilianDestroyed { .. }
            | Event::RaptorDestroyed
            | Event::AttackMissed { .. }
            | Event::GalacticaDamaged { .. }
            | Event::LocationRepaired { .. }
            | Event::PegasusDamaged { .. }
            | Event::PegasusDestroyed
            | Event::BasestarRemoved { .. }
            | Event::FleetJumped
            | Event::DestinationChosen { .. }
            | Event::NextJumpEnds
            | Event::DestinationDiscarded { .. }
            | Event::DestinationDrawn { .. }
            | Event::NewCapricaReached
            | Event::GalacticaReturned
            | Event::OccupationPlaced
            | Event::OccupationMoved { .. }
            | Event::ShipyardRaided
            | Event::OccupationDestroyed { .. }
            | Event::ShipPrepared
            | Event::ShipEvacuated { .. }
            | Event::LockedShipReturned { .. }
            | Event::LeftNewCaprica { .. }
            | Event::CardLeftOnTop { .. }
            | Event::CardPutUnder { .. }
            | Event::TitleGiven { .. }
            | Event::QuorumPlayed { .. }
            | Event::QuorumDiscarded { .. }
            | Event::SleeperAgentPhase
            | Event::CylonRevealed { .. }
            | Event::SympathizerRevealed { .. }
            | Event::Executed { .. }
            | Event::LoyaltyShown { .. }
            | Event::InfiltrationBegan { .. }
            | Event::InfiltrationEnded { .. }
            | Event::LoyaltyHandedOn { .. }
            | Event::SuperCrisisDiscarded { .. }
            | Event::AssistLoyaltyTurned { .. }
            | Event::NewRules { .. }
            | Event::GameEnded { .. } => self,
        }
    }
}
