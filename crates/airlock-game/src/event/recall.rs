//! Which events leave an answer free to be taken back.

use super::Event;
use crate::game::Game;

impl Event {
    /// Whether nothing was drawn, rolled or shown by it: the pieces can simply go back.
    pub fn can_be_taken_back(&self) -> bool {
        match self {
            Event::FirstPlayer { .. }
            | Event::CharacterPicked { .. }
            | Event::AssistPicked { .. }
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::Arrived { .. }
            | Event::Moved { .. }
            | Event::Flew { .. }
            | Event::Sent { .. }
            | Event::ActionTaken { .. }
            | Event::ViperActivated { .. }
            | Event::OrderGiven { .. }
            | Event::OptionChosen { .. }
            | Event::Turned { .. }
            | Event::JumpTrackMoved { .. }
            | Event::ResourceShielded { .. }
            | Event::LossPrevented { .. }
            | Event::JumpPromised { .. }
            | Event::JumpStepSkipped
            | Event::ViperLaunched { .. }
            | Event::ViperMoved { .. }
            | Event::ViperPiloted { .. }
            | Event::ViperReturned { .. }
            | Event::ViperRepaired
            | Event::ShipReturned { .. }
            | Event::CivilianMoved { .. }
            | Event::ShipPrepared
            | Event::ShipEvacuated { .. }
            | Event::LockedShipReturned { .. }
            | Event::LocationRepaired { .. }
            | Event::CardLeftOnTop { .. }
            | Event::CardPutUnder { .. }
            | Event::TitleGiven { .. } => true,
            Event::Daybreak(event) => event.can_be_taken_back(),
            Event::LoyaltyDealt { .. }
            | Event::AgendaDrawn { .. }
            | Event::DestinyBuilt { .. }
            | Event::AbilityUsed { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::CardPlayed { .. }
            | Event::DeckReshuffled { .. }
            | Event::HandSeen { .. }
            | Event::CardTaken { .. }
            | Event::CardGiven { .. }
            | Event::CheckBegan { .. }
            | Event::DifficultyChanged { .. }
            | Event::CardsFaceUp
            | Event::SkillCountsPositive { .. }
            | Event::SkillHasNoStrength { .. }
            | Event::DestinyAdded { .. }
            | Event::CardAdded { .. }
            | Event::CardsAdded { .. }
            | Event::CardRevealed { .. }
            | Event::Totalled { .. }
            | Event::CheckEnded { .. }
            | Event::CheckDecided { .. }
            | Event::CheckCardTaken { .. }
            | Event::CheckIsReckless
            | Event::CheckAbility { .. }
            | Event::DestinyLeftOut
            | Event::CardLearned { .. }
            | Event::LearnedKept { .. }
            | Event::AddedCardSeen { .. }
            | Event::DestinyTaken { .. }
            | Event::PutOnDestiny { .. }
            | Event::ShuffledIntoDestiny { .. }
            | Event::DestinySeen { .. }
            | Event::DestinyDiscarded { .. }
            | Event::DestinyShuffled
            | Event::HandsSwapped { .. }
            | Event::DieShifted { .. }
            | Event::BottomSeen { .. }
            | Event::CrisesDrawn { .. }
            | Event::CrisisSeen { .. }
            | Event::CrisisRevealed { .. }
            | Event::CrisisReplaced { .. }
            | Event::CrisisDiscarded { .. }
            | Event::CrisisPutUnder { .. }
            | Event::OptionSwitched { .. }
            | Event::StaysInPlay { .. }
            | Event::LeftPlay { .. }
            | Event::LeftGame { .. }
            | Event::Travelled { .. }
            | Event::NukeSpent { .. }
            | Event::Rolled { .. }
            | Event::DieBonus { .. }
            | Event::CardInsteadOfRoll { .. }
            | Event::CylonShipsActivated { .. }
            | Event::Placed { .. }
            | Event::Launched { .. }
            | Event::ViperHit { .. }
            | Event::RaiderMoved { .. }
            | Event::HeavyRaiderMoved { .. }
            | Event::ScarMoved { .. }
            | Event::RaidersDistracted { .. }
            | Event::CylonShipDestroyed { .. }
            | Event::BasestarDamaged { .. }
            | Event::CenturionBoarded { .. }
            | Event::CenturionsAdvanced
            | Event::CenturionDestroyed { .. }
            | Event::CivilianSeen { .. }
            | Event::CivilianDestroyed { .. }
            | Event::RaptorDestroyed
            | Event::AttackMissed { .. }
            | Event::GalacticaDamaged { .. }
            | Event::PegasusDamaged { .. }
            | Event::PegasusDestroyed
            | Event::BasestarRemoved { .. }
            | Event::DamageTokenSeen { .. }
            | Event::FleetJumped
            | Event::DestinationSeen { .. }
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
            | Event::LockedShipSeen { .. }
            | Event::LeftNewCaprica { .. }
            | Event::CardPeeked { .. }
            | Event::LoyaltySeen { .. }
            | Event::QuorumDrawn { .. }
            | Event::QuorumReceived { .. }
            | Event::QuorumPlayed { .. }
            | Event::QuorumUsed { .. }
            | Event::QuorumDiscarded { .. }
            | Event::SleeperAgentPhase
            | Event::CylonRevealed { .. }
            | Event::SympathizerRevealed { .. }
            | Event::Executed { .. }
            | Event::LoyaltyShown { .. }
            | Event::InfiltrationBegan { .. }
            | Event::InfiltrationEnded { .. }
            | Event::LoyaltyHandedOn { .. }
            | Event::LoyaltyReceived { .. }
            | Event::SuperCrisisDrawn { .. }
            | Event::SuperCrisisDiscarded { .. }
            | Event::AssistLoyaltyTurned { .. }
            | Event::NewRules { .. }
            | Event::GameEnded { .. } => false,
        }
    }
}

impl Game {
    /// Whether the answer that led from `before` to here, with these events, revealed nothing and
    /// caused no draw or roll.
    pub fn can_return_to(&self, before: &Game, events: &[Event]) -> bool {
        self.chance == before.chance && events.iter().all(Event::can_be_taken_back)
    }
}
