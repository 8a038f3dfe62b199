//! Which words the deed of the same answer takes under each question.

use airlock_game::cards::{
    CharacterEffect, DeckEffect, Effect, LoyaltyEffect, MutinyEffect, QuorumEffect, SkillEffect, TurnEffect,
};
use airlock_game::terms::Ship;
use airlock_game::{Question, Source, Spot};

use crate::question::{executes, target_of};

/// The keys of the deeds that depend on the question; each has its sentence as `.summary`.
pub(super) struct Deeds {
    pub(super) pass: &'static str,
    pub(super) accept: &'static str,
    pub(super) character: &'static str,
    pub(super) person: &'static str,
    /// A player by the assault raptor that they pilot, where their ship is meant.
    pub(super) raptor_of: Option<&'static str>,
    pub(super) location: &'static str,
    pub(super) area: &'static str,
    pub(super) card: &'static str,
    pub(super) super_crisis: &'static str,
    pub(super) quorum: &'static str,
    pub(super) put_under: &'static str,
    pub(super) launch: &'static str,
    pub(super) fly: &'static str,
    pub(super) attack: &'static str,
    /// Who attacks.
    pub(super) attacker: &'static str,
    pub(super) basestar: &'static str,
    pub(super) civilian: &'static str,
    pub(super) unmanned: &'static str,
    pub(super) unmanned_raptor: &'static str,
    pub(super) reserves: &'static str,
    pub(super) launch_raptor: &'static str,
    pub(super) skill: &'static str,
    pub(super) mutiny: &'static str,
    pub(super) ship: &'static str,
    pub(super) resource: &'static str,
    /// The sentence about several cards.
    pub(super) cards: &'static str,
}

const PLAIN: Deeds = Deeds {
    pass: "deed-pass",
    accept: "deed-accept",
    character: "deed-character",
    person: "deed-person",
    raptor_of: None,
    location: "deed-location",
    area: "deed-area",
    card: "deed-card",
    super_crisis: "deed-play-super-crisis",
    quorum: "deed-play-quorum",
    put_under: "deed-pass",
    launch: "deed-launch",
    fly: "deed-fly-viper",
    attack: "deed-destroy",
    attacker: "",
    basestar: "deed-basestar",
    civilian: "deed-look-civilian",
    unmanned: "deed-damage-viper",
    unmanned_raptor: "deed-destroy-raptor",
    reserves: "deed-damage-reserves",
    launch_raptor: "deed-launch-raptor",
    skill: "deed-skill",
    mutiny: "deed-discard-mutiny",
    ship: "deed-ship",
    resource: "deed-resource",
    cards: "summary-add",
};

/// An attack by `attacker`, who is a word to select by.
const fn attack(attacker: &'static str) -> Deeds {
    Deeds { attack: "deed-attack", attacker, ..PLAIN }
}

pub(super) fn deeds(question: &Question) -> Deeds {
    match *question {
        Question::PickAssist => Deeds { character: "deed-assist", ..PLAIN },
        Question::StartArea => Deeds { area: "deed-start", launch_raptor: "deed-launch-self-raptor", ..PLAIN },
        Question::Move => Deeds { pass: "deed-stay", location: "deed-go", area: "deed-fly", ..PLAIN },
        Question::Action { .. } => Deeds { pass: "deed-no-action", ..PLAIN },
        Question::Discard { payment: false, .. } | Question::MayDiscard { .. } => {
            Deeds { cards: "summary-discard", ..PLAIN }
        }
        Question::Discard { payment: true, .. } => Deeds { cards: "summary-pay", ..PLAIN },
        Question::Window { .. } => Deeds { pass: "deed-use-nothing", ..PLAIN },
        Question::WhoFirst { .. } => Deeds { person: "deed-first", ..PLAIN },
        Question::Target { of, at } => Deeds { person: target(of, at), ..PLAIN },
        Question::May { .. } => Deeds { accept: "deed-may", ..PLAIN },
        Question::Risk { .. } => Deeds { pass: "deed-no-risk", accept: "deed-risk", ..PLAIN },
        Question::SendTo { .. } => Deeds { pass: "deed-stay", location: "deed-send-to", ..PLAIN },
        Question::KeepQuorum => Deeds { quorum: "deed-keep-quorum", ..PLAIN },
        Question::SwapSuperCrisis => Deeds { super_crisis: "deed-swap-super-crisis", ..PLAIN },
        Question::TakeCard { .. } => Deeds { card: "deed-take-card", ..PLAIN },
        Question::PeekedCard { .. } => Deeds { pass: "deed-leave-card", put_under: "deed-put-under", ..PLAIN },
        Question::Vipers { .. } => attack("viper"),
        Question::Pilot => Deeds { fly: "deed-fly-own", ..attack("you") },
        Question::PilotAttack { .. } | Question::CenturionAttack => attack("you"),
        Question::GalacticaAttack => attack("galactica"),
        Question::Nuke => Deeds { attack: "deed-nuke", ..PLAIN },
        Question::LaunchSelf => Deeds { launch: "deed-launch-self", launch_raptor: "deed-launch-self-raptor", ..PLAIN },
        Question::RecallViper => Deeds { unmanned: "deed-recall", unmanned_raptor: "deed-recall-raptor", ..PLAIN },
        Question::MoveCivilian { .. } => Deeds { pass: "deed-leave-civilian", area: "deed-move-civilian", ..PLAIN },
        Question::Repair => Deeds { location: "deed-repair", ..PLAIN },
        Question::RaiderArea => Deeds { area: "deed-raiders", ..PLAIN },
        Question::RaiderVictim { .. } => Deeds {
            person: "deed-victim",
            raptor_of: Some("deed-victim-raptor-of"),
            unmanned: "deed-victim-viper",
            unmanned_raptor: "deed-victim-raptor",
            ..PLAIN
        },
        Question::DestroyCivilian => Deeds { civilian: "deed-destroy-civilian", ..PLAIN },
        Question::DamageViper { .. } => {
            Deeds { person: "deed-damage-viper-of", raptor_of: Some("deed-destroy-raptor-of"), ..PLAIN }
        }
        Question::PlaceShort { .. } => Deeds { area: "deed-place", ..PLAIN },
        Question::LaunchShort { .. } => Deeds { basestar: "deed-launch-short", ..PLAIN },
        Question::BoardShort => Deeds { area: "deed-board", ..PLAIN },
        Question::LetLook { .. } => Deeds { accept: "deed-let-look", ..PLAIN },
        Question::HandOnSympathizer => Deeds { person: "deed-sympathizer", ..PLAIN },
        Question::Recon => Deeds { accept: "deed-recon", ..PLAIN },
        Question::ExtraAction { .. } => Deeds { accept: "deed-extra", ..PLAIN },
        Question::StartLocation => Deeds { location: "deed-start-location", ..PLAIN },
        Question::TakeDamage => Deeds { ship: "deed-take-damage", ..PLAIN },
        Question::PegasusAttack => attack("pegasus"),
        Question::MainBatteries => Deeds { area: "deed-main-batteries", ..PLAIN },
        Question::FullThrottle => Deeds { pass: "deed-stay", area: "deed-fly", ..PLAIN },
        Question::Shield => Deeds { resource: "deed-shield", ..PLAIN },
        Question::HighestResource { .. } => Deeds { resource: "deed-highest-resource", ..PLAIN },
        Question::Sacrifice { .. } => Deeds { attack: "deed-sacrifice", civilian: "deed-sacrifice-civilian", ..PLAIN },
        Question::RemoveBasestar => Deeds { basestar: "deed-remove-basestar", ..PLAIN },
        Question::CivilianFights => Deeds { civilian: "deed-civilian-fights", ..PLAIN },
        Question::CivilianTarget { .. } => Deeds { attack: "deed-civilian-target", ..PLAIN },
        Question::EvacuateTo => Deeds { area: "deed-evacuate-to", ..PLAIN },
        Question::GoAboard => Deeds { pass: "deed-stay", location: "deed-go", ..PLAIN },
        Question::PeekedLocked => Deeds { pass: "deed-leave-ship", put_under: "deed-ship-under", ..PLAIN },
        Question::ActivateOccupation => Deeds { location: "deed-activate-force", ..PLAIN },
        Question::DestroyOccupation { .. } => Deeds { location: "deed-destroy-force", ..PLAIN },
        Question::FightAgain => Deeds { card: "deed-fight-again", ..PLAIN },
        Question::LetDiscard { .. } => Deeds { accept: "deed-let-discard", ..PLAIN },
        Question::LetExecute => Deeds { accept: "deed-let-execute", ..PLAIN },
        Question::NextExecuted => Deeds { person: "deed-execute", ..PLAIN },
        Question::HandOnLoyalty => Deeds { person: "deed-hand-on", ..PLAIN },
        Question::GiveCard { .. } => Deeds { person: "deed-give-to", ..PLAIN },
        Question::GiveWhich { .. } => Deeds { card: "deed-give-which", ..PLAIN },
        Question::ExecuteInstead { .. } => Deeds { pass: "deed-not-executed", accept: "deed-execute-instead", ..PLAIN },
        Question::NextAbility => Deeds { card: "deed-next-ability", ..PLAIN },
        Question::PutOnDestiny { .. } => Deeds { cards: "summary-put", ..PLAIN },
        Question::DiscardDestiny { .. } => Deeds { cards: "summary-discard-destiny", ..PLAIN },
        Question::DiscardQuorum { .. } => Deeds { quorum: "deed-discard-quorum", ..PLAIN },
        Question::RepairAny { .. } => Deeds { location: "deed-repair", ..PLAIN },
        Question::AddOrDrawMutiny => Deeds { cards: "summary-add-or-mutiny", ..PLAIN },
        Question::TakeFromCheck { .. } => Deeds { card: "deed-take-from-check", ..PLAIN },
        Question::RemoveFromCheck { .. } => Deeds { card: "deed-remove-from-check", ..PLAIN },
        Question::ActivateLocation { .. } => Deeds { location: "deed-activate-location", ..PLAIN },
        Question::GiveQuorum => Deeds { quorum: "deed-give-quorum", ..PLAIN },
        Question::PlayOrDiscardQuorum => Deeds { pass: "deed-discard-other", ..PLAIN },
        Question::LaunchReservesTo => Deeds { area: "deed-launch-reserves-to", ..PLAIN },
        Question::LaunchReserves { .. } => {
            Deeds { pass: "deed-launch-no-more", reserves: "deed-launch-reserves", ..PLAIN }
        }
        Question::PickMutiny { .. } => Deeds { mutiny: "deed-pick-mutiny", ..PLAIN },
        Question::PlayMutiny => Deeds { mutiny: "deed-play-mutiny", ..PLAIN },
        Question::GiveCards { .. } => Deeds { cards: "summary-give", ..PLAIN },
        Question::ReplaceCivilian => Deeds { civilian: "deed-replace-civilian", ..PLAIN },
        Question::RecallCivilian => Deeds { civilian: "deed-recall-civilian", ..PLAIN },
        Question::BuryQuorum { .. } => Deeds { quorum: "deed-bury-quorum", ..PLAIN },
        Question::PlaceAnywhere { .. } => Deeds { area: "deed-place-anywhere", ..PLAIN },
        Question::ActivateAgain { .. } => Deeds { accept: "deed-activate-again", ..PLAIN },
        Question::ActivateAfterOrder { .. } => Deeds { accept: "deed-activate-after-order", ..PLAIN },
        Question::DrawAtLoss { .. } => Deeds { accept: "deed-draw-at-loss", ..PLAIN },
        Question::DiscardDrawn => Deeds { card: "deed-discard-drawn", ..PLAIN },
        Question::SacrificeViper => Deeds {
            person: "deed-sacrifice-viper-of",
            raptor_of: Some("deed-sacrifice-raptor-of"),
            unmanned: "deed-sacrifice-viper",
            unmanned_raptor: "deed-sacrifice-raptor",
            reserves: "deed-sacrifice-reserves",
            ..PLAIN
        },
        Question::HandOnMutineer => Deeds { person: "deed-hand-on-mutineer", ..PLAIN },
        Question::DrawsLoyalty => Deeds { person: "deed-draws-loyalty", ..PLAIN },
        Question::SpareDiscard => Deeds { person: "deed-spare", ..PLAIN },
        Question::DiscardSuperCrisis => Deeds { super_crisis: "deed-leave-for-super-crisis", ..PLAIN },
        Question::LayOpen => Deeds { card: "deed-lay-open", ..PLAIN },
        Question::NameForAll { .. } => Deeds { skill: "deed-name-for-all", ..PLAIN },
        Question::StayPresident { .. } => Deeds { pass: "deed-leave-office", accept: "deed-stay-president", ..PLAIN },
        Question::PayRebels => Deeds { accept: "deed-pay-miracle", super_crisis: "deed-pay-super-crisis", ..PLAIN },
        Question::SearchSkills { .. } => Deeds { skill: "deed-search-deck", card: "deed-search-card", ..PLAIN },
        Question::RaiderBay => Deeds { reserves: "deed-raider-bay", ..PLAIN },
        Question::AssaultRaptorArrives => Deeds { area: "deed-raptor-arrives", ..PLAIN },
        Question::PlaceWhich { .. } => Deeds { reserves: "deed-place-which", ..PLAIN },
        Question::StayInSpace => Deeds { pass: "deed-land", accept: "deed-stay-in-space", ..PLAIN },
        Question::KeepInSpace { .. } => Deeds { pass: "deed-raptor-returns", accept: "deed-keep-in-space", ..PLAIN },
        Question::PickCharacter
        | Question::StartingHand { .. }
        | Question::ReceiveSkills
        | Question::DrawSkills { .. }
        | Question::Feed { .. }
        | Question::KeepCrisis
        | Question::CrisisOption { .. }
        | Question::KeepDestination
        | Question::Choose { .. }
        | Question::PlayQuorum
        | Question::PlaySuperCrisis
        | Question::PeekDeck
        | Question::LookAtCivilian { .. }
        | Question::RepairVipers { .. }
        | Question::Restore { .. }
        | Question::UseOrder
        | Question::DestroyCylonShip { .. }
        | Question::DestroyCenturion
        | Question::DamageToken { .. }
        | Question::SortCrises
        | Question::PrepareOrEvacuate
        | Question::RevealAndHandOn
        | Question::Learned { .. }
        | Question::AddRevealed
        | Question::BottomOfDeck
        | Question::NameSkill { .. }
        | Question::DiscardMutiny { .. }
        | Question::SortTop { .. }
        | Question::NextFreed => PLAIN,
    }
}

/// What choosing somebody for the card means.
fn target(of: Source, at: Spot) -> &'static str {
    match target_of(of, at) {
        Some([.., Effect::Characters(CharacterEffect::Send { .. })]) => "deed-send",
        Some(
            [
                Effect::Characters(CharacterEffect::SendAboard { ship: Ship::NewCaprica, .. })
                | Effect::Characters(CharacterEffect::SendAnywhere { .. }),
            ],
        ) => "deed-free",
        Some([Effect::Characters(CharacterEffect::SendAboard { .. })]) => "deed-release",
        Some([Effect::Loyalty(LoyaltyEffect::Execute { .. })]) => "deed-execute",
        Some([Effect::Check(check)]) if executes(check) => "deed-trial",
        Some([Effect::Skills(SkillEffect::SwapHands { .. })]) => "deed-swap-hands",
        Some([Effect::Skills(SkillEffect::TakeRandomCard { .. }), ..]) => "deed-take-random",
        Some([Effect::Characters(CharacterEffect::Give { .. })]) => "deed-title",
        Some([Effect::Decks(DeckEffect::GiveThisCard { .. })]) => "deed-give-card",
        Some([Effect::Loyalty(LoyaltyEffect::LookAt { .. })]) => "deed-loyalty",
        Some([Effect::Loyalty(LoyaltyEffect::HandOn { .. })]) => "deed-hand-on",
        Some([Effect::Skills(SkillEffect::TakeCard { .. })]) => "deed-take",
        Some([Effect::Turn(TurnEffect::Order)]) => "deed-order",
        Some([Effect::Mutiny(MutinyEffect::Draw { .. })]) => "deed-mutiny",
        Some([Effect::Mutiny(MutinyEffect::DrawPardoned { .. })]) => "deed-mutiny-pardoned",
        Some([Effect::Characters(CharacterEffect::GainMiracle { .. })]) => "deed-miracle",
        Some(
            [Effect::Characters(CharacterEffect::SendAboard { .. }), Effect::Skills(SkillEffect::TakeHand { .. })],
        ) => "deed-release-and-take",
        Some([Effect::Skills(SkillEffect::DrawFromSetOf { .. }), Effect::Skills(SkillEffect::GiveCards { .. })]) => {
            "deed-treat"
        }
        Some([Effect::Quorum(QuorumEffect::Unseat { .. })]) => "deed-unseat",
        Some(_) | None => "deed-person",
    }
}
