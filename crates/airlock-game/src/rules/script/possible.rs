//! What must be true for an action, and whether it has something to do (BASE-005, BASE-054).

use crate::ask::Denied;
use crate::cards::pegasus::tokens;
use crate::cards::{Among, Condition, Effect, Script, Who};
use crate::game::Game;
use crate::rules::space::damage::repair::RepairAny;
use crate::rules::turn::remote::ActivateLocations;
use crate::seat::Seat;
use crate::state::Standing;
use crate::terms::{Craft, Ship, Title};

impl Game {
    /// Options that cannot even begin are not offered; others may be chosen in vain (BASE-086).
    pub(crate) fn feasible_option(&self, you: Seat, target: Option<Seat>, script: &[Effect]) -> bool {
        let one = |who: Who| self.who(who, you, target).first();
        match script.first() {
            // DAY-092.
            Some(first @ (Effect::PlaySuperCrisis | Effect::PlayQuorum | Effect::BuildAssaultRaptor)) => {
                self.is_possible(you, first)
            }
            Some(Effect::ReturnRaptors(_)) => self.fleet.destroyed_raptors > 0,
            Some(&Effect::If(condition, then)) => self.holds(condition, you) && self.feasible_option(you, target, then),
            Some(&Effect::Target { by, among, .. }) => !self.among(among, self.decider(by, you, None)).is_empty(),
            Some(&Effect::DiscardMutiny { who }) => one(who).is_some_and(|seat| !self.player(seat).mutiny.is_empty()),
            // DAY-012.
            Some(&Effect::MoveMiracle { from, to }) => {
                one(from).zip(one(to)).is_some_and(|(from, to)| self.can_move_miracle(from, to))
            }
            Some(_) | None => true,
        }
    }

    pub(crate) fn require(&self, seat: Seat, conditions: &[Condition]) -> Result<(), Denied> {
        let holds = conditions.iter().all(|&condition| self.holds(condition, seat));
        if holds { Ok(()) } else { Err(Denied::Requires) }
    }

    pub(crate) fn holds(&self, condition: Condition, you: Seat) -> bool {
        let player = self.player(you);
        let president = self.holder(Title::President);
        match condition {
            Condition::AtMost(resource, value) => {
                self.fleet.dial(resource) <= i8::try_from(value).expect("a value of a dial")
            }
            Condition::DistanceAtMost(distance) => self.fleet.distance <= distance,
            Condition::HasNuke => self.fleet.nukes > 0,
            Condition::OnBlueSpace => self.fleet.on_blue_space(),
            Condition::IsPresident => self.holder(Title::President) == Some(you),
            Condition::IsPilot => {
                self.has_sheet(you) && player.character.is_some_and(|character| character.row().is_pilot())
            }
            Condition::IsPiloting => player.piloting().is_some(),
            // DAY-088.
            Condition::InReserves(Craft::Viper, count) => self.reserve_vipers() >= count,
            Condition::InReserves(Craft::Raptor, count) => self.fleet.raptors >= count,
            Condition::InReserves(Craft::AssaultRaptor, count) => self.fleet.assault_raptors >= count,
            Condition::InReserves(
                Craft::Raider | Craft::HeavyRaider | Craft::Basestar | Craft::Civilian | Craft::Scar,
                _,
            ) => {
                unreachable!("only human ships stand in the Reserves")
            }
            Condition::HasSuperCrisis => !player.super_crises.is_empty(),
            Condition::HasHiddenLoyalty => !player.loyalty.is_empty(),
            Condition::IsNotSympathizer => player.standing != Standing::Sympathizer,
            Condition::BasestarOnBoard => self.space.basestar_count() > 0,
            Condition::AllBasestarsOnBoard => self.space.basestars_in_supply() == 0,
            Condition::HasCards(cards) => player.hand.len() >= cards,
            // PEG-052: in either prison; for a human player it is the one of where he is (PEG-134).
            Condition::HumanInBrig => self.humans().iter().any(|seat| match player.is_human() {
                true => self.player(seat).is_at(self.prison_of(you)),
                false => self.is_prisoner(seat),
            }),
            Condition::Mourned => self.fleet.mourned,
            Condition::CurrentOnNewCaprica => self.is_aboard(self.turn.current, Ship::NewCaprica),
            Condition::GalacticaInOrbit => self.new_caprica.is_some_and(|board| board.in_orbit),
            // DAY-039: not once more.
            Condition::MayInfiltrate => player.has_agenda() && !player.infiltrating,
            Condition::OffBlueSpace => !self.fleet.on_blue_space(),
            Condition::IsNotPresident => self.holder(Title::President) != Some(you),
            Condition::IsNotAdmiral => self.holder(Title::Admiral) != Some(you),
            Condition::IsNotInBrig => !self.is_prisoner(you),
            Condition::PresidentHasCards(cards) => president.is_some_and(|seat| self.player(seat).hand.len() >= cards),
            Condition::PresidentHasMutiny => president.is_some_and(|seat| !self.player(seat).mutiny.is_empty()),
            Condition::ViperInSpace => {
                let piloted = self.seats().any(|seat| self.player(seat).piloting().is_some());
                piloted || self.space.vipers() + self.space.assault_raptors() > 0
            }
            Condition::IsInfiltrating => player.infiltrating,
            Condition::NoActiveMission => self.search.active.is_none(),
            Condition::CanPayRebels => player.miracles > 0 || !player.super_crises.is_empty(),
        }
    }

    /// Whether a script used as an action has something to do. What can be carried out in part is
    /// carried out in part (BASE-005), so one effect that finds what it needs is enough.
    pub(crate) fn feasible(&self, you: Seat, script: Script) -> Result<(), Denied> {
        let possible = match script {
            // PEG-043, PEG-071: actions are something only for whoever has one.
            [Effect::TakeAction, ..] => !self.actions(you).is_empty(),
            _ => script.iter().any(|effect| self.is_possible(you, effect)),
        };
        if possible { Ok(()) } else { Err(Denied::NoTarget) }
    }

    pub(crate) fn is_possible(&self, you: Seat, effect: &Effect) -> bool {
        if self.is_suspended(effect) {
            return false;
        }
        let forces = self.new_caprica.map_or(0, |board| board.forces());
        match *effect {
            Effect::PrepareOrEvacuate => self.can_prepare() || self.can_evacuate(),
            Effect::ActivateOneOccupation => forces > 0,
            Effect::PlaceOccupation => forces < tokens::OCCUPATION_FORCES,
            Effect::PeekLocked => self.can_prepare(),
            // Nobody goes aboard without having evacuated a ship.
            Effect::GoAboardIfEvacuated(_) => false,
            Effect::Target { by: Who::You, among, then } => self.has_target(you, among, then),
            Effect::Choose { options, .. } => options.iter().any(|option| self.feasible_option(you, None, option)),
            Effect::ActivateVipers(_) | Effect::MustActivateViper => self.has_viper() && self.can_pay_for_viper(you),
            Effect::BuildAssaultRaptor => self.can_build_raptor(),
            Effect::AttackAsPilot(_) => {
                self.player(you).piloting().is_some_and(|area| self.foes_in(area).next().is_some())
            }
            // DAY-039: from afar it is nothing for a prisoner, nor for a pilot, nor among the Cylons (BASE-046).
            Effect::LaunchSelf => {
                let aboard = self.is_human(you) && self.player(you).piloting().is_none();
                self.has_viper() && aboard && !self.is_prisoner(you)
            }
            Effect::ActivateLocations { count, of } => ActivateLocations::new(self, you, count, of).is_possible(self),
            Effect::ShareQuorum(_) => !self.decks.quorum.is_empty(),
            Effect::ActivateOneViper(_) => self.has_viper() && self.can_pay_for_viper(you),
            Effect::LaunchReserves(_) => self.can_launch_reserves(),
            Effect::GalacticaAttacks => self.foes().next().is_some(),
            Effect::AttackCenturion => self.fleet.centurions() > 0,
            Effect::LookAtCivilians(_) => self.space.civilians() > 0,
            Effect::Repair { .. } => self.can_repair(you),
            Effect::PlaySuperCrisis => {
                self.holds(Condition::HasSuperCrisis, you) && self.holds(Condition::IsNotSympathizer, you)
            }
            Effect::PlayQuorum => self.playable_quorum(you).next().is_some(),
            Effect::Give { title, to: Who::Admiral } => {
                self.holder(Title::Admiral).is_some() && self.holder(Title::Admiral) != self.holder(title)
            }
            Effect::PegasusAttacks => self.space.basestar_count() > 0,
            Effect::Sacrifice { .. } => !self.sacrifices(you).is_empty(),
            Effect::CivilianFights { .. } => self.space.civilians() > 0,
            Effect::RepairAny { locations, vipers } => RepairAny::up_to(you, locations, vipers).is_possible(self),
            Effect::RepairLocations(count) => RepairAny::locations(you, count).is_possible(self),
            // The action that follows a launch is nothing without the launch.
            Effect::TakeAction => false,
            Effect::DrawSuperCrisis { .. } => !self.decks.super_crisis.is_empty(),
            Effect::PlayMutinyOf(_) => !self.decks.mutiny.is_empty(),
            Effect::Quarantine => self.space.civilians() > 0,
            Effect::Target { .. }
            | Effect::Give { .. }
            | Effect::Turn(..)
            | Effect::JumpPrep(..)
            | Effect::Distance(..)
            | Effect::DiscardNuke
            | Effect::Draw { .. }
            | Effect::Discard { .. }
            | Effect::DrawQuorum { .. }
            | Effect::ResolveQuorumOf(..)
            | Effect::GiveThisCard { .. }
            | Effect::StayInPlay
            | Effect::LeaveGame
            | Effect::SwapSuperCrisis
            | Effect::Send { .. }
            | Effect::SendAboard { .. }
            | Effect::LookAtLoyalty { .. }
            | Effect::HandOnLoyalty { .. }
            | Effect::TakeCard { .. }
            | Effect::May { .. }
            | Effect::If(..)
            | Effect::Roll { .. }
            | Effect::Risk { .. }
            | Effect::FailBox
            | Effect::Check(..)
            | Effect::Place { .. }
            | Effect::Activate(..)
            | Effect::ActivatePlaced(..)
            | Effect::Launch { .. }
            | Effect::Board(..)
            | Effect::DamageGalactica
            | Effect::DamageGalacticaOf { .. }
            | Effect::DamageVipers { .. }
            | Effect::RecallVipers
            | Effect::DestroyRaptor
            | Effect::ReturnRaptors(..)
            | Effect::RestoreShips { .. }
            | Effect::DestroyCivilian
            | Effect::DestroyCylonShips { .. }
            | Effect::DestroyCenturion
            | Effect::LaunchNuke
            | Effect::FtlJump
            | Effect::Peek(..)
            | Effect::Order
            | Effect::FurtherCrisis
            | Effect::ResolveCrisisOf { .. }
            | Effect::Difficulty(..)
            | Effect::CountPositive(..)
            | Effect::FaceUp { .. }
            | Effect::NoStrength
            | Effect::TakeCheckCards
            | Effect::DecideCheck
            | Effect::DieBonus(..)
            | Effect::RerollAttack { .. }
            | Effect::ReplaceCrisis
            | Effect::SwitchOption
            | Effect::NoDestiny
            | Effect::FastLearner(_)
            | Effect::AddRevealed
            | Effect::BorrowTitle
            | Effect::DieShift(_)
            | Effect::RaidersMiss(_)
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
            | Effect::PassTitle(_)
            | Effect::Execute { .. }
            | Effect::SendAnywhere { .. }
            | Effect::Infiltrate
            | Effect::DamagePegasus
            | Effect::RemoveBasestar
            | Effect::RepairVipers(_)
            | Effect::ActivateHeavyRaidersAlone
            | Effect::FindScar
            | Effect::MainBatteries
            | Effect::FullThrottle
            | Effect::Shield
            | Effect::LoseHighest(_)
            | Effect::BlindJump
            | Effect::NextCrisisJumps
            | Effect::SkipJump
            | Effect::SortCrises(_)
            | Effect::NewDestination
            | Effect::DestroyOccupation(_)
            | Effect::DestroyLocked
            | Effect::DrawMutiny { .. }
            | Effect::DrawMutinyPardoned { .. }
            | Effect::DiscardMutiny { .. }
            | Effect::GainMiracle { .. }
            | Effect::MoveMiracle { .. }
            | Effect::DrawFromSetOf { .. }
            | Effect::GiveCards { .. }
            | Effect::TakeHand { .. }
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
            | Effect::Truce
            | Effect::AddOrDrawMutiny
            | Effect::ZerosAdd(..)
            | Effect::TakeFromCheck { .. }
            | Effect::DamageViperToRemove
            | Effect::DrawByOutcome { .. }
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
            | Effect::ReplaceOption(..)
            | Effect::SaveCivilian
            | Effect::Exchange { .. }
            | Effect::ReplaceIcons
            | Effect::WakeElsewhere => true,
        }
    }

    fn has_target(&self, you: Seat, among: Among, then: Script) -> bool {
        !self.targets(among, you, then, None).is_empty()
    }
}
