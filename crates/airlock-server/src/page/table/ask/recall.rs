//! Whether an answer can still be taken back once it is given, as far as the question tells.
//!
//! The table has the last word; this only decides which sentence stands before the button, and
//! whether an answer may be marked from the start.

use airlock_game::cards::{
    AttackEffect, CharacterEffect, CivilianEffect, Effect, From, QuorumEffect, Script, SkillEffect, TurnEffect,
    ViperEffect,
};
use airlock_game::{Action, Choice, Question, Source};

/// Whether something is drawn, rolled, shown or spent by the answer.
pub fn is_final(question: &Question, choice: &Choice) -> bool {
    match *choice {
        Choice::Pass => matches!(question, Question::Window { .. } | Question::Action { left: 1 }),
        Choice::Accept => !matches!(question, Question::ExtraAction { .. } | Question::May { .. }),
        Choice::Character(_) | Choice::Location(_) => false,
        Choice::Launch(_) | Choice::Fly(..) | Choice::RepairViper | Choice::Return(_) | Choice::PutUnder => false,
        Choice::Resource(_) => !matches!(question, Question::Shield),
        Choice::CrisisOnTop(_) | Choice::CrisisUnder(_) | Choice::Prepare | Choice::Evacuate => false,
        Choice::CardOnTop(_) | Choice::CardUnder(_) | Choice::LaunchRaptor(_) | Choice::FlyRaptor(..) => false,
        Choice::Seat(_) => !matches!(question, Question::Target { of, .. } if moves_somebody(*of)),
        Choice::Area(_) => !matches!(question, Question::Move | Question::StartArea | Question::MoveCivilian { .. }),
        Choice::Option(_) => !matches!(question, Question::UseOrder),
        Choice::Unmanned(_) => !matches!(question, Question::RecallViper),
        Choice::Act(action) => match action {
            Action::Location(location) => !asks_first(location.row().action),
            Action::Viper | Action::EndInfiltration => false,
            Action::Card(_)
            | Action::Ability(_)
            | Action::Nuke
            | Action::DrawQuorum
            | Action::PlayQuorum(_)
            | Action::Reveal(_)
            | Action::FightOccupation
            | Action::Detain(_)
            | Action::LeaveOrbit
            | Action::PlayMutiny(_) => true,
        },
        Choice::Draw(_)
        | Choice::Skill(_)
        | Choice::Card(_)
        | Choice::Use(..)
        | Choice::Crisis(_)
        | Choice::SuperCrisis(_)
        | Choice::Destination(_)
        | Choice::Quorum(_)
        | Choice::Deck(_)
        | Choice::Attack(..)
        | Choice::Basestar(_)
        | Choice::Civilian(..)
        | Choice::Damage(_)
        | Choice::HandOn(..)
        | Choice::Ship(_)
        | Choice::InReserves(_)
        | Choice::Mutiny(_)
        | Choice::Motive(_)
        | Choice::RaptorAttack(..)
        | Choice::UnmannedRaptor(_)
        | Choice::Bottom(_) => true,
    }
}

/// Whether a die falls: then the sentence says so.
pub fn rolls(question: &Question, choice: &Choice) -> bool {
    let attacked = matches!(choice, Choice::Attack(..) | Choice::RaptorAttack(..));
    let destroyed = matches!(question, Question::DestroyCylonShip { .. } | Question::DestroyCenturion);
    attacked && !destroyed
}

/// The location asks the same player something before anything happens.
fn asks_first(script: Script) -> bool {
    let asking = |effect: &Effect| {
        matches!(
            effect,
            Effect::Target { .. }
                | Effect::Choose { .. }
                | Effect::May { .. }
                | Effect::Vipers(ViperEffect::Activate(_))
                | Effect::Vipers(ViperEffect::AttackAsPilot(_))
                | Effect::Vipers(ViperEffect::LaunchSelf)
                | Effect::Attack(AttackEffect::GalacticaAttacks)
                | Effect::Attack(AttackEffect::AttackCenturion)
                | Effect::Civilians(CivilianEffect::LookAt(_))
                | Effect::Quorum(QuorumEffect::Play)
                | Effect::Skills(SkillEffect::Draw { from: From::OneOf(_) | From::AnyType, .. })
        )
    };
    script.first().is_some_and(asking)
}

/// Sending someone somewhere or giving them a title shows and draws nothing.
fn moves_somebody(of: Source) -> bool {
    let script: Script = match of {
        Source::Quorum(card) => card.row().effect,
        Source::Location(location) => location.row().action,
        Source::Skill(card) => card.script(),
        Source::Mutiny(card) => card.row().action,
        Source::Mission(_)
        | Source::Crisis(_)
        | Source::SuperCrisis(_)
        | Source::Destination(_)
        | Source::Ability(_)
        | Source::Title(_)
        | Source::Loyalty(_) => &[],
    };
    let moved = |effect: &Effect| {
        matches!(
            effect,
            Effect::Characters(CharacterEffect::Send { .. })
                | Effect::Characters(CharacterEffect::Give { .. })
                | Effect::Turn(TurnEffect::Order)
        )
    };
    matches!(script, [Effect::Target { then, .. }] if then.iter().all(moved))
}
