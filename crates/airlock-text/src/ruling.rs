//! The ruling that governs each question.

use airlock_game::cards::Window;
use airlock_game::{Game, Question};

/// The ruling that this moment of a game is about: that of the first question.
pub fn ruling_now(game: &Game) -> &'static str {
    // A human player's turn.
    game.asks().first().map_or("BASE-030", |ask| ruling(&ask.question))
}

/// The id of the ruling to look up when somebody wonders why he is asked.
pub fn ruling(question: &Question) -> &'static str {
    match question {
        Question::PickCharacter => "BASE-017",
        Question::PickAssist => "BASE-279",
        Question::StartArea => "BASE-014",
        Question::StartingHand { .. } => "BASE-020",
        Question::ReceiveSkills => "BASE-032",
        Question::DrawSkills { .. } => "BASE-034",
        Question::Move => "BASE-042",
        Question::Action { .. } => "BASE-053",
        Question::Discard { payment: false, .. } => "BASE-092",
        Question::Discard { payment: true, .. } => "BASE-043",
        Question::Feed { .. } => "BASE-066",
        Question::Window { window, .. } => window_ruling(*window),
        Question::WhoFirst { .. } => "BASE-006",
        Question::KeepCrisis => "BASE-085",
        Question::CrisisOption { .. } => "BASE-086",
        Question::KeepDestination => "BASE-112",
        Question::Target { .. } => "BASE-087",
        Question::Choose { .. } => "BASE-086",
        Question::May { .. } => "BASE-106",
        Question::Risk { .. } => "BASE-118",
        Question::SendTo { .. } => "BASE-045",
        Question::PlayQuorum => "BASE-240",
        Question::KeepQuorum => "BASE-224",
        Question::PlaySuperCrisis => "BASE-194",
        Question::SwapSuperCrisis => "BASE-197",
        Question::TakeCard { .. } => "BASE-196",
        Question::PeekDeck | Question::PeekedCard { .. } => "BASE-233",
        Question::Vipers { .. } => "BASE-157",
        Question::Pilot => "BASE-164",
        Question::PilotAttack { .. } => "BASE-237",
        Question::LaunchSelf => "BASE-257",
        Question::RecallViper => "BASE-161",
        Question::GalacticaAttack => "BASE-254",
        Question::CenturionAttack => "BASE-255",
        Question::Nuke => "BASE-135",
        Question::LookAtCivilian { .. } | Question::MoveCivilian { .. } => "BASE-253",
        Question::Repair | Question::RepairVipers { .. } => "BASE-238",
        Question::Restore { .. } => "BASE-112",
        Question::UseOrder => "BASE-060",
        Question::RaiderArea => "BASE-121",
        Question::RaiderVictim { .. } => "BASE-123",
        Question::DestroyCivilian => "BASE-143",
        Question::DestroyCylonShip { .. } | Question::DestroyCenturion => "BASE-247",
        Question::DamageViper { .. } => "BASE-271",
        Question::DamageToken { .. } => "BASE-187",
        Question::PlaceShort { .. } | Question::LaunchShort { .. } => "BASE-266",
        Question::BoardShort => "BASE-131",
        Question::LetLook { .. } => "BASE-190",
        Question::HandOnSympathizer => "BASE-183",
        Question::Recon => "BASE-215",
        Question::ExtraAction { .. } => "BASE-217",
    }
}

fn window_ruling(window: Window) -> &'static str {
    match window {
        Window::CrisisRevealed => "BASE-084",
        Window::OptionChosen => "BASE-207",
        Window::InsteadOfCheck => "BASE-216",
        Window::BeforeCards | Window::BeforeReveal | Window::AfterTotal | Window::AfterCheck => "BASE-066",
        Window::BeforeRoll => "BASE-234",
        Window::AfterRoll => "BASE-206",
        Window::ViperAttacked => "BASE-235",
        Window::VipersPlaced => "BASE-209",
    }
}
