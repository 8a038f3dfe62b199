//! How a line of the log sounds: bad or good for the fleet, secret, or the heading of a check.

use airlock_game::event::{DaybreakEvent, Outcome};
use airlock_game::terms::Side;
use airlock_game::{Event, Secret};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Bad,
    Good,
    /// Only the reader, or a few, know it.
    Secret,
    /// A check begins.
    Check,
}

pub fn tone(event: &Event) -> Tone {
    match *event {
        Event::Drew { card, .. } => secret(card),
        Event::HandSeen { card, .. } | Event::CardTaken { card, .. } | Event::CardAdded { card, .. } => secret(card),
        Event::DestinyAdded { card } => secret(card),
        Event::LoyaltyDealt { card, .. } | Event::LoyaltySeen { card, .. } | Event::LoyaltyReceived { card, .. } => {
            secret(card)
        }
        Event::CrisisSeen { card } => secret(card),
        Event::CivilianSeen { ship, .. } => secret(ship),
        Event::DamageTokenSeen { token } => secret(token),
        Event::DestinationSeen { card } => secret(card),
        Event::CardPeeked { card, .. } => secret(card),
        Event::QuorumDrawn { card, .. } | Event::QuorumReceived { card, .. } => secret(card),
        Event::SuperCrisisDrawn { card, .. } => secret(card),
        Event::AgendaDrawn { agenda, .. } => secret(agenda),
        Event::CardGiven { card, .. }
        | Event::CardLearned { card, .. }
        | Event::AddedCardSeen { card, .. }
        | Event::DestinyTaken { card, .. }
        | Event::PutOnDestiny { card, .. }
        | Event::DestinySeen { card, .. } => secret(card),
        Event::LockedShipSeen { ship, .. } => secret(ship),
        Event::BottomSeen { card, .. } => secret(card),

        Event::CheckBegan { .. } => Tone::Check,
        Event::CheckEnded { outcome } | Event::CheckDecided { outcome, .. } => match outcome {
            Outcome::Pass => Tone::Good,
            Outcome::Partial => Tone::Plain,
            Outcome::Fail => Tone::Bad,
        },
        Event::Turned { by, .. } => {
            if by < 0 {
                Tone::Bad
            } else {
                Tone::Good
            }
        }

        Event::ViperHit { .. }
        | Event::CenturionBoarded { .. }
        | Event::CenturionsAdvanced
        | Event::CivilianDestroyed { .. }
        | Event::RaptorDestroyed
        | Event::GalacticaDamaged { .. }
        | Event::CylonRevealed { .. }
        | Event::SympathizerRevealed { cylon: true, .. }
        | Event::AssistLoyaltyTurned { .. }
        | Event::SleeperAgentPhase
        | Event::PegasusDamaged { .. }
        | Event::PegasusDestroyed
        | Event::OccupationPlaced
        | Event::OccupationMoved { .. }
        | Event::ShipyardRaided
        | Event::LeftNewCaprica { .. }
        | Event::Executed { .. } => Tone::Bad,

        Event::ViperRepaired
        | Event::ShipReturned { .. }
        | Event::CylonShipDestroyed { .. }
        | Event::BasestarDamaged { .. }
        | Event::CenturionDestroyed { .. }
        | Event::LocationRepaired { .. }
        | Event::FleetJumped
        | Event::Travelled { .. }
        | Event::NextJumpEnds
        | Event::SympathizerRevealed { cylon: false, .. }
        | Event::LossPrevented { .. }
        | Event::BasestarRemoved { .. }
        | Event::GalacticaReturned
        | Event::OccupationDestroyed { .. }
        | Event::ShipPrepared
        | Event::ShipEvacuated { .. } => Tone::Good,

        Event::FirstPlayer { .. }
        | Event::CharacterPicked { .. }
        | Event::AssistPicked { .. }
        | Event::DestinyBuilt { .. }
        | Event::NewRules { .. }
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
        | Event::DifficultyChanged { .. }
        | Event::CardsFaceUp
        | Event::SkillCountsPositive { .. }
        | Event::SkillHasNoStrength { .. }
        | Event::CardsAdded { .. }
        | Event::CardRevealed { .. }
        | Event::Totalled { .. }
        | Event::CheckCardTaken { .. }
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
        | Event::JumpTrackMoved { .. }
        | Event::NukeSpent { .. }
        | Event::Rolled { .. }
        | Event::DieBonus { .. }
        | Event::CylonShipsActivated { .. }
        | Event::Placed { .. }
        | Event::Launched { .. }
        | Event::ViperLaunched { .. }
        | Event::ViperMoved { .. }
        | Event::ViperPiloted { .. }
        | Event::ViperReturned { .. }
        | Event::RaiderMoved { .. }
        | Event::HeavyRaiderMoved { .. }
        | Event::CivilianMoved { .. }
        | Event::AttackMissed { .. }
        | Event::DestinationChosen { .. }
        | Event::CardLeftOnTop { .. }
        | Event::CardPutUnder { .. }
        | Event::TitleGiven { .. }
        | Event::QuorumPlayed { .. }
        | Event::QuorumUsed { .. }
        | Event::QuorumDiscarded { .. }
        | Event::LoyaltyHandedOn { .. }
        | Event::SuperCrisisDiscarded { .. }
        | Event::CheckIsReckless
        | Event::CheckAbility { .. }
        | Event::DestinyLeftOut
        | Event::LearnedKept { .. }
        | Event::ShuffledIntoDestiny { .. }
        | Event::DestinyDiscarded { .. }
        | Event::DestinyShuffled
        | Event::HandsSwapped { .. }
        | Event::ResourceShielded { .. }
        | Event::JumpPromised { .. }
        | Event::JumpStepSkipped
        | Event::CardInsteadOfRoll { .. }
        | Event::DieShifted { .. }
        | Event::ScarMoved { .. }
        | Event::RaidersDistracted { .. }
        | Event::DestinationDiscarded { .. }
        | Event::DestinationDrawn { .. }
        | Event::NewCapricaReached
        | Event::LockedShipReturned { .. }
        | Event::LoyaltyShown { .. }
        | Event::InfiltrationBegan { .. }
        | Event::InfiltrationEnded { .. }
        | Event::GameEnded { .. } => Tone::Plain,

        Event::Daybreak(event) => tone_of_daybreak(event),
    }
}

fn tone_of_daybreak(event: DaybreakEvent) -> Tone {
    match event {
        DaybreakEvent::MutinyDrawn { card, .. } | DaybreakEvent::MutinySeen { card, .. } => secret(card),
        DaybreakEvent::QuorumSeen { card, .. } => secret(card),
        DaybreakEvent::MotiveDealt { motive, .. } => secret(motive),
        DaybreakEvent::RebelBasestarJoined { side } => match side {
            Side::Human => Tone::Good,
            Side::Cylon => Tone::Bad,
        },
        DaybreakEvent::MutineerRevealed { .. }
        | DaybreakEvent::MiraclesLost { .. }
        | DaybreakEvent::NukesRemoved
        | DaybreakEvent::ColonialOneDestroyed
        | DaybreakEvent::AssaultRaptorDestroyed { .. } => Tone::Bad,
        DaybreakEvent::MiracleGained { .. }
        | DaybreakEvent::HeavyRaidersRemoved
        | DaybreakEvent::CenturionsRemoved
        | DaybreakEvent::PiecesLeftGame { .. }
        | DaybreakEvent::HubDestroyed
        | DaybreakEvent::TruceBegan { .. }
        | DaybreakEvent::AssaultRaptorGained { .. } => Tone::Good,
        DaybreakEvent::MutinyPlayed { .. }
        | DaybreakEvent::MutinyDiscarded { .. }
        | DaybreakEvent::MutinyPutUnder { .. }
        | DaybreakEvent::MutineerHandedOn { .. }
        | DaybreakEvent::MiracleSpent { .. }
        | DaybreakEvent::MiracleMoved { .. }
        | DaybreakEvent::QuorumPutUnder { .. }
        | DaybreakEvent::CivilianReturned { .. }
        | DaybreakEvent::OptionReplaced { .. }
        | DaybreakEvent::MotiveRevealed { .. }
        | DaybreakEvent::AbilitiesBarred
        | DaybreakEvent::MiraclePromised { .. }
        | DaybreakEvent::CheckCardRemoved { .. }
        | DaybreakEvent::TreacheryTurnedUp { .. }
        | DaybreakEvent::DiscardSpared { .. }
        | DaybreakEvent::CardLaidOpen { .. }
        | DaybreakEvent::MissionActivated { .. }
        | DaybreakEvent::MissionTurnedDown { .. }
        | DaybreakEvent::MissionCleared { .. }
        | DaybreakEvent::SkillDeckSearched { .. }
        | DaybreakEvent::AssaultRaptorLaunched { .. }
        | DaybreakEvent::AssaultRaptorMoved { .. }
        | DaybreakEvent::AssaultRaptorReturned { .. }
        | DaybreakEvent::AssaultRaptorStayed { .. } => Tone::Plain,
    }
}

/// A part that the reader knows and not everybody does.
fn secret<T>(part: Secret<T>) -> Tone {
    let known = part.value.is_some() && part.to != airlock_game::SeatSet::EVERYBODY;
    if known { Tone::Secret } else { Tone::Plain }
}
