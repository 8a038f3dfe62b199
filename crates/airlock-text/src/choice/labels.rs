//! Which words the same answer takes under each question.

use airlock_game::Question;
use airlock_game::cards::attack::Weapon;

/// The keys of the labels that depend on the question.
pub(super) struct Labels {
    pub(super) pass: &'static str,
    pub(super) accept: &'static str,
    pub(super) person: &'static str,
    /// A player by the assault raptor that they pilot, where their ship is meant.
    pub(super) raptor_of: Option<&'static str>,
    pub(super) location: &'static str,
    pub(super) area: &'static str,
    pub(super) launch: &'static str,
    pub(super) fly: &'static str,
    pub(super) repair: &'static str,
    /// A ship of a kind.
    pub(super) reserves: &'static str,
    pub(super) launch_raptor: &'static str,
    pub(super) cards: &'static str,
    /// The kinds of Cylon ships of an area, not single ones.
    pub(super) many: bool,
    /// What attacks; without one a piece is simply destroyed.
    pub(super) weapon: Option<Weapon>,
}

const PLAIN: Labels = Labels {
    pass: "pass-other",
    accept: "accept-other",
    person: "choice-person",
    raptor_of: None,
    location: "choice-location",
    area: "choice-area",
    launch: "choice-launch",
    fly: "choice-fly-viper",
    repair: "choice-repair-viper",
    reserves: "choice-in-reserves",
    launch_raptor: "choice-launch-raptor",
    cards: "cards-take",
    many: false,
    weapon: None,
};

pub(super) fn labels(question: &Question) -> Labels {
    match question {
        Question::Move => Labels { pass: "pass-move", area: "choice-fly", ..PLAIN },
        Question::Action { .. } => Labels { pass: "pass-action", ..PLAIN },
        Question::Discard { payment: false, .. } => Labels { cards: "cards-discard", ..PLAIN },
        Question::Discard { payment: true, .. } => Labels { cards: "cards-pay", ..PLAIN },
        Question::MayDiscard { .. } => Labels { cards: "cards-may-discard", ..PLAIN },
        Question::LetDiscard { .. } => Labels { pass: "pass-let-look", accept: "accept-let-discard", ..PLAIN },
        Question::Feed { .. } => Labels { cards: "cards-add", ..PLAIN },
        Question::Window { .. } => Labels { pass: "pass-window", ..PLAIN },
        Question::May { .. } => Labels { pass: "pass-may", accept: "accept-may", ..PLAIN },
        Question::Risk { .. } => Labels { pass: "pass-risk", accept: "accept-risk", ..PLAIN },
        Question::PeekedCard { .. } => Labels { pass: "pass-peeked", ..PLAIN },
        Question::Vipers { .. } => Labels { pass: "pass-vipers", weapon: Some(Weapon::Viper), ..PLAIN },
        Question::Pilot => Labels { fly: "choice-fly", weapon: Some(Weapon::Viper), ..PLAIN },
        Question::PilotAttack { .. } => Labels { pass: "pass-attack", weapon: Some(Weapon::Viper), ..PLAIN },
        Question::LaunchSelf => {
            Labels { launch: "choice-launch-self", launch_raptor: "choice-launch-self-raptor", ..PLAIN }
        }
        Question::GalacticaAttack => Labels { weapon: Some(Weapon::Galactica), ..PLAIN },
        Question::CenturionAttack => Labels { weapon: Some(Weapon::Armory), ..PLAIN },
        Question::Nuke => Labels { weapon: Some(Weapon::Nuke), ..PLAIN },
        Question::MoveCivilian { .. } => Labels { pass: "pass-civilian", area: "choice-move-civilian", ..PLAIN },
        Question::Repair => Labels { location: "choice-repair-location", ..PLAIN },
        Question::RepairVipers { .. } => Labels { pass: "pass-repair", ..PLAIN },
        Question::Restore { .. } => Labels { pass: "pass-restore", repair: "choice-return-damaged", ..PLAIN },
        Question::RaiderVictim { .. } | Question::DamageViper { .. } | Question::SacrificeViper => {
            Labels { person: "choice-viper-of", raptor_of: Some("choice-raptor-of"), ..PLAIN }
        }
        Question::SendTo { .. } => Labels { pass: "pass-move", ..PLAIN },
        Question::LetLook { .. } => Labels { pass: "pass-let-look", accept: "accept-let-look", ..PLAIN },
        Question::HandOnSympathizer => Labels { pass: "pass-sympathizer", ..PLAIN },
        Question::Recon => Labels { pass: "pass-recon", accept: "accept-recon", ..PLAIN },
        Question::ExtraAction { .. } => Labels { pass: "pass-extra", accept: "accept-extra", ..PLAIN },
        Question::PegasusAttack => Labels { weapon: Some(Weapon::Pegasus), ..PLAIN },
        Question::FullThrottle => Labels { pass: "pass-move", area: "choice-fly", ..PLAIN },
        Question::Sacrifice { .. } | Question::CivilianTarget { .. } => Labels { many: true, ..PLAIN },
        Question::DrawSkills { .. } => Labels { pass: "pass-draw", ..PLAIN },
        Question::GoAboard => Labels { pass: "pass-move", ..PLAIN },
        Question::PeekedLocked => Labels { pass: "pass-peeked", ..PLAIN },
        Question::ActivateOccupation | Question::DestroyOccupation { .. } => {
            Labels { location: "choice-force", ..PLAIN }
        }
        Question::FightAgain => Labels { pass: "pass-fight", ..PLAIN },
        Question::LetExecute => Labels { pass: "pass-let-look", accept: "accept-let-execute", ..PLAIN },
        Question::GiveCard { .. } => Labels { pass: "pass-give", ..PLAIN },
        Question::ExecuteInstead { .. } => {
            Labels { pass: "pass-execute-instead", accept: "accept-execute-instead", ..PLAIN }
        }
        Question::AddRevealed => Labels { cards: "cards-add", ..PLAIN },
        Question::PutOnDestiny { .. } => Labels { cards: "cards-put", ..PLAIN },
        Question::DiscardDestiny { .. } => Labels { cards: "cards-discard", ..PLAIN },
        Question::RepairAny { .. } => Labels { pass: "pass-repair", location: "choice-repair-location", ..PLAIN },
        Question::AddOrDrawMutiny => Labels { cards: "cards-add-or-mutiny", ..PLAIN },
        Question::TakeFromCheck { .. } => Labels { pass: "pass-take", ..PLAIN },
        Question::RemoveFromCheck { .. } => Labels { pass: "pass-remove", ..PLAIN },
        Question::PlayOrDiscardQuorum => Labels { pass: "pass-discard", ..PLAIN },
        Question::LaunchReserves { .. } => Labels { pass: "pass-launch", reserves: "choice-ship-kind", ..PLAIN },
        Question::GiveCards { .. } => Labels { cards: "cards-give", ..PLAIN },
        Question::ActivateAgain { .. } | Question::ActivateAfterOrder { .. } => {
            Labels { pass: "pass-activate", accept: "accept-activate", ..PLAIN }
        }
        Question::DrawAtLoss { .. } => Labels { pass: "pass-draw", accept: "accept-draw", ..PLAIN },
        Question::SpareDiscard => Labels { pass: "pass-spare", ..PLAIN },
        Question::StayPresident { .. } => Labels { pass: "pass-president", accept: "accept-president", ..PLAIN },
        Question::PayRebels => Labels { accept: "accept-miracle", ..PLAIN },
        Question::RaiderBay => Labels { reserves: "choice-ship-kind.many", ..PLAIN },
        Question::PlaceWhich { .. } => Labels { reserves: "choice-ship-kind", ..PLAIN },
        Question::StayInSpace => Labels { pass: "pass-stay-in-space", accept: "accept-stay-in-space", ..PLAIN },
        Question::KeepInSpace { .. } => Labels { pass: "pass-keep-in-space", accept: "accept-keep-in-space", ..PLAIN },
        Question::PickCharacter
        | Question::PickAssist
        | Question::StartArea
        | Question::StartLocation
        | Question::StartingHand { .. }
        | Question::ReceiveSkills
        | Question::WhoFirst { .. }
        | Question::NextExecuted
        | Question::NextFreed
        | Question::KeepCrisis
        | Question::CrisisOption { .. }
        | Question::KeepDestination
        | Question::Target { .. }
        | Question::Choose { .. }
        | Question::PlayQuorum
        | Question::KeepQuorum
        | Question::PlaySuperCrisis
        | Question::SwapSuperCrisis
        | Question::TakeCard { .. }
        | Question::PeekDeck
        | Question::RecallViper
        | Question::LookAtCivilian { .. }
        | Question::UseOrder
        | Question::RaiderArea
        | Question::DestroyCivilian
        | Question::DestroyCylonShip { .. }
        | Question::DestroyCenturion
        | Question::DamageToken { .. }
        | Question::PlaceShort { .. }
        | Question::LaunchShort { .. }
        | Question::BoardShort
        | Question::TakeDamage
        | Question::MainBatteries
        | Question::Shield
        | Question::HighestResource { .. }
        | Question::RemoveBasestar
        | Question::CivilianFights
        | Question::SortCrises
        | Question::PrepareOrEvacuate
        | Question::EvacuateTo
        | Question::HandOnLoyalty
        | Question::RevealAndHandOn
        | Question::GiveWhich { .. }
        | Question::NextAbility
        | Question::Learned { .. }
        | Question::BottomOfDeck
        | Question::NameSkill { .. }
        | Question::DiscardQuorum { .. }
        | Question::ActivateLocation { .. }
        | Question::GiveQuorum
        | Question::LaunchReservesTo
        | Question::DiscardMutiny { .. }
        | Question::PickMutiny { .. }
        | Question::PlayMutiny
        | Question::ReplaceCivilian
        | Question::RecallCivilian
        | Question::BuryQuorum { .. }
        | Question::PlaceAnywhere { .. }
        | Question::SortTop { .. }
        | Question::DiscardDrawn
        | Question::HandOnMutineer
        | Question::DrawsLoyalty
        | Question::DiscardSuperCrisis
        | Question::LayOpen
        | Question::NameForAll { .. }
        | Question::SearchSkills { .. }
        | Question::AssaultRaptorArrives => PLAIN,
    }
}
