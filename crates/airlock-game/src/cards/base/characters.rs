//! The ten characters of the base game, each with an ability, a once-per-game ability and a weakness.

use crate::cards::effect::{Among, Look, Who};
use crate::cards::ids::Character;
use crate::cards::rows::SkillName;
use crate::cards::sheets::{Ability, AbilityKind::*, AbilityRow, AbilityRule, CharacterKind, CharacterRow, Start};
use crate::cards::traits::Trait;
use crate::cards::vocabulary::*;
use crate::terms::{Location, Resource, Skill::*, Title};

pub const WILLIAM_ADAMA: Character = Character(0);
pub const SAUL_TIGH: Character = Character(1);
pub const HELO: Character = Character(2);
pub const APOLLO: Character = Character(3);
pub const STARBUCK: Character = Character(4);
pub const BOOMER: Character = Character(5);
pub const TYROL: Character = Character(6);
pub const TOM_ZAREK: Character = Character(7);
pub const GAIUS_BALTAR: Character = Character(8);
pub const LAURA_ROSLIN: Character = Character(9);

pub(in crate::cards) const fn passive(ability: Ability, property: Trait) -> AbilityRow {
    AbilityRow { ability, kind: Passive, requires: &[], rule: AbilityRule::Trait(property) }
}

pub(in crate::cards) const fn once(ability: Ability, rule: AbilityRule) -> AbilityRow {
    AbilityRow { ability, kind: OncePerGame, requires: &[], rule }
}

pub(in crate::cards) const fn weakness(ability: Ability, property: Trait) -> AbilityRow {
    AbilityRow { ability, kind: Weakness, requires: &[], rule: AbilityRule::Trait(property) }
}

pub static SHEETS: &[CharacterRow] = &[
    CharacterRow {
        id: "william-adama",
        kind: CharacterKind::MilitaryLeader,
        skills: &[(Leadership, 3), (Tactics, 2)],
        choices: &[],
        start: Start::At(Location::AdmiralsQuarters),
        qualities: &[],
        abilities: [
            passive(Ability::InspirationalLeader, Trait::PositiveStrength(1)),
            once(Ability::CommandAuthority, AbilityRule::Response(Response::TakeCheckCards)),
            weakness(Ability::EmotionallyAttached, Trait::CannotActivate(&[Location::AdmiralsQuarters])),
        ],
    },
    CharacterRow {
        id: "saul-tigh",
        kind: CharacterKind::MilitaryLeader,
        skills: &[(Leadership, 2), (Tactics, 3)],
        choices: &[],
        start: Start::At(Location::Command),
        qualities: &[],
        abilities: [
            passive(Ability::CylonHatred, Trait::ShiftsDifficulty { at: &[Location::AdmiralsQuarters], by: &[-3] }),
            once(Ability::DeclareMartialLaw, AbilityRule::Action(&[give(Title::President, Who::Admiral)])),
            weakness(Ability::Alcoholic, Trait::DiscardsLastCard),
        ],
    },
    CharacterRow {
        id: "karl-helo-agathon",
        kind: CharacterKind::MilitaryLeader,
        skills: &[(Leadership, 2), (Tactics, 2), (Piloting, 1)],
        choices: &[],
        start: Start::OffBoard,
        qualities: &[],
        abilities: [
            passive(Ability::EcoOfficer, Trait::RerollsInOwnTurn),
            once(Ability::MoralCompass, AbilityRule::Response(Response::SwitchOption)),
            weakness(Ability::Stranded, Trait::OffBoardUntilTurn(2)),
        ],
    },
    CharacterRow {
        id: "lee-apollo-adama",
        kind: CharacterKind::Pilot,
        skills: &[(Tactics, 1), (Piloting, 2)],
        choices: &[(&[Leadership, Politics], 2)],
        start: Start::Viper,
        qualities: &[],
        abilities: [
            passive(Ability::AlertViperPilot, Trait::PilotsPlacedVipers),
            once(Ability::Cag, AbilityRule::Action(&[activate_vipers(6)])),
            weakness(Ability::Headstrong, Trait::RandomDiscards),
        ],
    },
    CharacterRow {
        id: "kara-starbuck-thrace",
        kind: CharacterKind::Pilot,
        skills: &[(Tactics, 2), (Piloting, 2)],
        choices: &[(&[Leadership, Engineering], 1)],
        start: Start::At(Location::HangarDeck),
        qualities: &[],
        abilities: [
            passive(Ability::ExpertPilot, Trait::ActionsFromViper(2)),
            once(Ability::SecretDestiny, AbilityRule::Response(Response::ReplaceCrisis)),
            weakness(Ability::Insubordinate, Trait::DifficultyAgainst(Location::AdmiralsQuarters, -3)),
        ],
    },
    CharacterRow {
        id: "sharon-boomer-valerii",
        kind: CharacterKind::Pilot,
        skills: &[(Tactics, 2), (Piloting, 2), (Engineering, 1)],
        choices: &[],
        start: Start::At(Location::Armory),
        qualities: &[],
        abilities: [
            passive(Ability::Recon, Trait::PeeksAtTurnEnd),
            once(Ability::MysteriousIntuition, AbilityRule::Response(Response::DecideCheck)),
            weakness(Ability::SleeperAgent, Trait::SleeperLoyalty(2)),
        ],
    },
    CharacterRow {
        id: "chief-galen-tyrol",
        kind: CharacterKind::Support,
        skills: &[(Politics, 1), (Leadership, 2), (Engineering, 2)],
        choices: &[],
        start: Start::At(Location::HangarDeck),
        qualities: &[],
        abilities: [
            passive(Ability::MaintenanceEngineer, Trait::ActionAfter(SkillName::Repair)),
            once(Ability::BlindDevotion, AbilityRule::Response(Response::NoStrength)),
            weakness(Ability::Reckless, Trait::HandLimit(8)),
        ],
    },
    CharacterRow {
        id: "tom-zarek",
        kind: CharacterKind::PoliticalLeader,
        skills: &[(Politics, 2), (Leadership, 2), (Tactics, 1)],
        choices: &[],
        start: Start::At(Location::Administration),
        qualities: &[],
        abilities: [
            passive(
                Ability::FriendsInLowPlaces,
                Trait::ShiftsDifficulty { at: &[Location::Administration, Location::Brig], by: &[-2, 2] },
            ),
            once(
                Ability::UnconventionalTactics,
                AbilityRule::Action(&[
                    turn(Resource::Population, -1),
                    choose(
                        Who::You,
                        &[&[turn(Resource::Food, 1)], &[turn(Resource::Fuel, 1)], &[turn(Resource::Morale, 1)]],
                    ),
                ]),
            ),
            weakness(Ability::ConvictedCriminal, Trait::ActivatesAlone { except: Location::Brig }),
        ],
    },
    CharacterRow {
        id: "gaius-baltar",
        kind: CharacterKind::PoliticalLeader,
        skills: &[(Politics, 2), (Leadership, 1), (Engineering, 1)],
        choices: &[],
        start: Start::At(Location::ResearchLab),
        qualities: &[],
        abilities: [
            passive(Ability::DelusionalIntuition, Trait::DrawsOnCrisis),
            once(
                Ability::CylonDetector,
                AbilityRule::Action(&[target(
                    Who::You,
                    Among::WithHiddenLoyalty,
                    &[look_at_loyalty(Who::You, Who::Target, Look::All)],
                )]),
            ),
            weakness(Ability::Coward, Trait::StartLoyalty(2)),
        ],
    },
    CharacterRow {
        id: "laura-roslin",
        kind: CharacterKind::PoliticalLeader,
        skills: &[(Politics, 3), (Leadership, 2)],
        choices: &[],
        start: Start::At(Location::PresidentsOffice),
        qualities: &[],
        abilities: [
            passive(Ability::ReligiousVisions, Trait::CrisesDrawn(2)),
            once(Ability::SkilledPolitician, AbilityRule::Action(&[resolve_quorum_of(4)])),
            weakness(Ability::TerminalIllness, Trait::LocationCost(2)),
        ],
    },
];
