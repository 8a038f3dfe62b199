//! The stage: the board, or what takes its place.
//!
//! Everybody sees where the game is by the procedures under way; whoever is asked sees what they
//! choose from.

use airlock_game::{Frame, Options, Question};
use maud::Markup;

use super::{board, check, choice, crisis, ending, picks};
use crate::page::{Scene, Target};

/// What lies on the stage.
enum Show {
    Board,
    Check,
    Crisis,
}

pub fn stage(scene: &Scene<'_>) -> Markup {
    in_place_of_board(scene).unwrap_or_else(|| board::board(scene))
}

/// What lies where the board would, if anything does.
pub fn in_place_of_board(scene: &Scene<'_>) -> Option<Markup> {
    let view = scene.view;
    if view.over.is_some() {
        return Some(ending::ending(scene));
    }
    if picks::is_picking(view) {
        return Some(picks::picks(scene));
    }
    if let Some(choice) = choice::choice(scene) {
        return Some(choice);
    }
    if is_on_board(scene) {
        return None;
    }
    match view.frames.iter().rev().find_map(show).unwrap_or(Show::Board) {
        Show::Board => None,
        Show::Check => view.check_now().map(|now| check::check(scene, &now)),
        Show::Crisis => view.crisis().map(|card| crisis::crisis(scene, card)),
    }
}

/// Whether what is asked is answered on the board.
fn is_on_board(scene: &Scene<'_>) -> bool {
    let Some(ask) = &scene.view.ask else { return false };
    if let Options::Cards { .. } = ask.options {
        return false;
    }
    // A window is about the check or the card, wherever its cards could be used.
    if let Question::Window { .. } = ask.question {
        return false;
    }
    scene.lit.targets().any(|target| match target {
        Target::Location(_)
        | Target::Area(_)
        | Target::Raider(_)
        | Target::HeavyRaider(_)
        | Target::Basestar(_)
        | Target::Centurion(_)
        | Target::Civilian(..)
        | Target::Viper(_)
        | Target::OwnViper
        | Target::Reserves
        | Target::DamagedVipers
        | Target::Ship(_)
        | Target::Scar(_)
        | Target::Force(_)
        | Target::LockedShips
        | Target::PreparedShips
        | Target::SuperCrisisDeck
        | Target::QuorumDeck
        | Target::MutinyDeck
        | Target::AssaultRaptor(_)
        | Target::AssaultRaptorReserves
        | Target::Deck(_) => true,
        Target::Character(_)
        | Target::Seat(_)
        | Target::Card(_)
        | Target::Quorum(_)
        | Target::SuperCrisis(_)
        | Target::Loyalty(_)
        | Target::Crisis(_)
        | Target::Destination(_)
        | Target::Dial(_)
        | Target::Mutiny(_)
        | Target::Motive(_)
        | Target::SkillDeck(_) => false,
    })
}

/// What a procedure under way puts on the stage, if it has a say in that. The innermost decides.
fn show(frame: &Frame) -> Option<Show> {
    match frame {
        Frame::Check(_) => Some(Show::Check),
        Frame::CrisisCard(_) => Some(Show::Crisis),
        Frame::Preparation(_)
        | Frame::Turn(_)
        | Frame::Movement(_)
        | Frame::Actions(_)
        | Frame::Order(_)
        | Frame::CrisisStep(_)
        | Frame::Icon(_)
        | Frame::Raiders(_)
        | Frame::HeavyRaiders(_)
        | Frame::BasestarAttacks(_)
        | Frame::Launches(_)
        | Frame::Attack(_)
        | Frame::Place(_)
        | Frame::VipersPlaced(_)
        | Frame::Vipers(_)
        | Frame::Pilot(_)
        | Frame::PilotAttacks(_)
        | Frame::LaunchSelf(_)
        | Frame::ChooseFoe(_)
        | Frame::Ftl(_)
        | Frame::Jump(_)
        | Frame::Milestones(_)
        | Frame::Sleeper(_)
        | Frame::Reveal(_)
        | Frame::LookAtCivilians(_)
        | Frame::DestroyCivilian(_)
        | Frame::DestroyCylons(_)
        | Frame::DamageVipers(_)
        | Frame::Repair(_)
        | Frame::Restore(_)
        | Frame::Intolerance(_)
        | Frame::MainBatteries(_)
        | Frame::BeforeRaiders(_)
        | Frame::Barrage(_)
        | Frame::RemoveBasestar(_)
        | Frame::FullThrottle(_)
        | Frame::Sacrifice(_)
        | Frame::RepairAny(_)
        | Frame::CivilianFight(_)
        | Frame::Forces(_)
        | Frame::Fight(_)
        | Frame::Detain(_)
        | Frame::PrepareOrEvacuate(_)
        | Frame::Evacuate(_)
        | Frame::GoAboard(_)
        | Frame::PeekLocked(_)
        | Frame::LeaveOrbit(_)
        | Frame::ReturnCivilian(_)
        | Frame::PlaceAnywhere(_)
        | Frame::Activation(_)
        | Frame::Threatened(_)
        | Frame::ActivateLocations(_)
        | Frame::OneViper(_)
        | Frame::LaunchReserves(_)
        | Frame::RaiderBay(_)
        | Frame::RaptorArrives(_)
        | Frame::RaptorsAtJump(_)
        | Frame::ActivateViper(_)
        | Frame::FreePrisoners(_)
        | Frame::DamageGalactica(_) => Some(Show::Board),
        // Hands, dice and windows belong to whatever they happen in.
        Frame::ReceiveSkills(_)
        | Frame::Discards(_)
        | Frame::Draw(_)
        | Frame::Script(_)
        | Frame::Window(_)
        | Frame::Roll(_)
        | Frame::SuperCrisis(_)
        | Frame::PlayQuorum(_)
        | Frame::QuorumCard(_)
        | Frame::ResolveQuorum(_)
        | Frame::Peek(_)
        | Frame::DamageOf(_)
        | Frame::TakeCard(_)
        | Frame::Execution(_)
        | Frame::EndInfiltration(_)
        | Frame::Favour(_)
        | Frame::Destroyed(_)
        | Frame::Shield(_)
        | Frame::LoseHighest(_)
        | Frame::SortCrises(_)
        | Frame::TreacheryDiscarded(_)
        | Frame::Glimpse(_)
        | Frame::ReadDestiny(_)
        | Frame::LookAtBottom(_)
        | Frame::NameSkill(_)
        | Frame::QuorumLimit(_)
        | Frame::DrawMutiny(_)
        | Frame::DiscardMutiny(_)
        | Frame::MutinyCard(_)
        | Frame::PlayMutinyOf(_)
        | Frame::GiveCards(_)
        | Frame::BuryQuorum(_)
        | Frame::Memento(_)
        | Frame::SortTop(_)
        | Frame::ShareQuorum(_)
        | Frame::TurnUpMutineer(_)
        | Frame::HandOnMutineer(_)
        | Frame::MotiveMoment(_)
        | Frame::Spare(_)
        | Frame::LeavingPrice(_)
        | Frame::Mission(_)
        | Frame::NameForAll(_)
        | Frame::Unseat(_)
        | Frame::PayRebels(_)
        | Frame::SearchSkills(_)
        | Frame::SendTo(_)
        | Frame::LetLook(_)
        | Frame::LetExecute(_)
        | Frame::Infiltrate(_) => None,
    }
}
