//! The way into an effect that holds lists of effects.

use super::effect::{Effect, Script};

impl Effect {
    /// The lists inside this effect, by which a saved frame finds its place again.
    pub fn inner(&self, branch: usize) -> Option<Script> {
        let lists: [Script; 3] = match *self {
            Effect::Target { then, .. }
            | Effect::May { then, .. }
            | Effect::If(_, then)
            | Effect::ReplaceOption(then)
            | Effect::Risk { then, .. } => [then, &[], &[]],
            Effect::Choose { options, .. } => return options.get(branch).copied(),
            Effect::Roll { low, high, .. } => [low, high, &[]],
            Effect::Check(check) => [check.pass, check.fail, check.partial.map_or(&[], |(_, list)| list)],
            Effect::Turn(..)
            | Effect::JumpPrep(_)
            | Effect::Distance(_)
            | Effect::DiscardNuke
            | Effect::Draw { .. }
            | Effect::Discard { .. }
            | Effect::DrawQuorum { .. }
            | Effect::PlayQuorum
            | Effect::ResolveQuorumOf(_)
            | Effect::GiveThisCard { .. }
            | Effect::StayInPlay
            | Effect::LeaveGame
            | Effect::SwapSuperCrisis
            | Effect::DrawSuperCrisis { .. }
            | Effect::RefillHands { .. }
            | Effect::HumansMayDraw(_)
            | Effect::IntoDestiny(..)
            | Effect::NewDestiny(..)
            | Effect::SwapWithDestiny
            | Effect::GlimpseDestiny(_)
            | Effect::ReadDestiny { .. }
            | Effect::LookAtBottom
            | Effect::SwapHands { .. }
            | Effect::TakeRandomCard { .. }
            | Effect::DrawNamed { .. }
            | Effect::Send { .. }
            | Effect::SendAboard { .. }
            | Effect::Give { .. }
            | Effect::LookAtLoyalty { .. }
            | Effect::HandOnLoyalty { .. }
            | Effect::TakeCard { .. }
            | Effect::PassTitle(_)
            | Effect::Execute { .. }
            | Effect::SendAnywhere { .. }
            | Effect::Infiltrate
            | Effect::Sacrifice { .. }
            | Effect::FailBox
            | Effect::Place { .. }
            | Effect::Activate(_)
            | Effect::ActivatePlaced(_)
            | Effect::Launch { .. }
            | Effect::Board(_)
            | Effect::DamageGalactica
            | Effect::DamagePegasus
            | Effect::DamageGalacticaOf { .. }
            | Effect::DamageVipers { .. }
            | Effect::RecallVipers
            | Effect::DestroyRaptor
            | Effect::ReturnRaptors(_)
            | Effect::RestoreShips { .. }
            | Effect::DestroyCivilian
            | Effect::DestroyCylonShips { .. }
            | Effect::DestroyCenturion
            | Effect::RemoveBasestar
            | Effect::RepairAny { .. }
            | Effect::RepairLocations(_)
            | Effect::RepairVipers(_)
            | Effect::CivilianFights { .. }
            | Effect::ActivateHeavyRaidersAlone
            | Effect::FindScar
            | Effect::PrepareOrEvacuate
            | Effect::GoAboardIfEvacuated(_)
            | Effect::PlaceOccupation
            | Effect::ActivateOneOccupation
            | Effect::DestroyOccupation(_)
            | Effect::DestroyLocked
            | Effect::PeekLocked
            | Effect::ActivateVipers(_)
            | Effect::MustActivateViper
            | Effect::AttackAsPilot(_)
            | Effect::LaunchSelf
            | Effect::GalacticaAttacks
            | Effect::AttackCenturion
            | Effect::LaunchNuke
            | Effect::LookAtCivilians(_)
            | Effect::FtlJump
            | Effect::Peek(_)
            | Effect::Repair { .. }
            | Effect::TakeAction
            | Effect::Order
            | Effect::PegasusAttacks
            | Effect::MainBatteries
            | Effect::FullThrottle
            | Effect::Shield
            | Effect::LoseHighest(_)
            | Effect::BlindJump
            | Effect::FurtherCrisis
            | Effect::PlaySuperCrisis
            | Effect::ResolveCrisisOf { .. }
            | Effect::NextCrisisJumps
            | Effect::SkipJump
            | Effect::SortCrises(_)
            | Effect::NewDestination
            | Effect::Difficulty(_)
            | Effect::CountPositive(_)
            | Effect::FaceUp { .. }
            | Effect::NoDestiny
            | Effect::FastLearner(_)
            | Effect::AddRevealed
            | Effect::BorrowTitle
            | Effect::NoStrength
            | Effect::TakeCheckCards
            | Effect::DecideCheck
            | Effect::DieBonus(_)
            | Effect::DieShift(_)
            | Effect::RaidersMiss(_)
            | Effect::RerollAttack { .. }
            | Effect::ReplaceCrisis
            | Effect::SwitchOption
            | Effect::DrawMutiny { .. }
            | Effect::DrawMutinyPardoned { .. }
            | Effect::DiscardMutiny { .. }
            | Effect::PlayMutinyOf(..)
            | Effect::GainMiracle { .. }
            | Effect::MoveMiracle { .. }
            | Effect::DrawFromSetOf { .. }
            | Effect::GiveCards { .. }
            | Effect::TakeHand { .. }
            | Effect::Quarantine
            | Effect::BuryQuorum(..)
            | Effect::PlaceAnywhere { .. }
            | Effect::RecallCivilian
            | Effect::AttackCenturionWith(..)
            | Effect::RemoveNukes
            | Effect::DiscardQuorum(..)
            | Effect::FreePrisoners(..)
            | Effect::Unseat { .. }
            | Effect::GoTo(..)
            | Effect::EndInfiltration
            | Effect::ActivateLocations { .. }
            | Effect::ShareQuorum(..)
            | Effect::Truce
            | Effect::ActivateOneViper(..)
            | Effect::LaunchReserves(..)
            | Effect::AddOrDrawMutiny
            | Effect::ZerosAdd(..)
            | Effect::TakeFromCheck { .. }
            | Effect::DamageViperToRemove
            | Effect::DrawByOutcome { .. }
            | Effect::BuildAssaultRaptor
            | Effect::AssaultRaptorArrives
            | Effect::ClearBoard(..)
            | Effect::LeaveBox(..)
            | Effect::RebelBasestar(..)
            | Effect::DestroyHub
            | Effect::MissionDistance(..)
            | Effect::TurnFaceDown
            | Effect::ActivateMission
            | Effect::EachDrawsNamed(..)
            | Effect::PayRebels
            | Effect::OrderCrises(..)
            | Effect::SearchSkills(..)
            | Effect::RaiderBay { .. }
            | Effect::NoCheckAbilities
            | Effect::MiracleIfAbove(..)
            | Effect::InsteadOfPass
            | Effect::SaveCivilian
            | Effect::Exchange { .. }
            | Effect::ReplaceIcons
            | Effect::WakeElsewhere => return None,
        };
        lists.get(branch).copied()
    }
}
