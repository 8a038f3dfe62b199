//! The seven characters of Pegasus: four humans and three Cylon leaders (PEG-054 to PEG-078).

use crate::cards::base::characters::{once, passive, weakness};
use crate::cards::effect::{Among, Condition, Script, Who, Who::You};
use crate::cards::ids::Character;
use crate::cards::sheets::{Ability, AbilityKind, AbilityRow, AbilityRule, CharacterKind, CharacterRow, Start};
use crate::cards::traits::Trait;
use crate::cards::vocabulary::*;
use crate::terms::{Area, Craft, Location, Skill, Skill::*};

pub const HELENA_CAIN: Character = Character(10);
pub const DEE: Character = Character(11);
pub const ELLEN_TIGH: Character = Character(12);
pub const KAT: Character = Character(13);
pub const CAVIL: Character = Character(14);
pub const LEOBEN: Character = Character(15);
pub const CAPRICA_SIX: Character = Character(16);

const fn movement(ability: Ability, script: Script) -> AbilityRow {
    AbilityRow { ability, kind: AbilityKind::Movement, requires: &[], rule: AbilityRule::Movement(script) }
}

/// The card that each Cylon leader draws beside the one of his own type.
const LEADER_CHOICE: &[(&[Skill], u8)] = &[(&[Treachery, Engineering], 1)];

pub static SHEETS: &[CharacterRow] = &[
    CharacterRow {
        id: "helena-cain",
        kind: CharacterKind::MilitaryLeader,
        skills: &[(Leadership, 2), (Tactics, 2)],
        choices: &[(&[Leadership, Tactics], 1)],
        start: Start::Either(Location::PegasusCic, Location::Command),
        qualities: &[],
        abilities: [
            passive(Ability::Intolerant, Trait::MayExecuteAt(10)),
            AbilityRow {
                requires: &[Condition::DistanceAtMost(6)],
                ..once(
                    Ability::BlindJump,
                    AbilityRule::Action(&[DESTROY_CIVILIAN, DESTROY_CIVILIAN, BLIND_JUMP]), // PEG-009
                )
            },
            weakness(Ability::BentOnRevenge, Trait::CannotActivate(&[Location::FtlControl, Location::EngineRoom])),
        ],
    },
    CharacterRow {
        id: "anastasia-dee-dualla",
        kind: CharacterKind::Support,
        skills: &[(Leadership, 1), (Tactics, 3), (Engineering, 1)],
        choices: &[],
        start: Start::At(Location::Communications),
        qualities: &[],
        abilities: [
            passive(Ability::Efficient, Trait::LooksAtAllCivilians),
            once(Ability::FastLearner, AbilityRule::Response(Response::FastLearner(3))),
            weakness(Ability::EmotionallyFragile, Trait::ExecutedAtMorale(2)),
        ],
    },
    CharacterRow {
        id: "ellen-tigh",
        kind: CharacterKind::PoliticalLeader,
        skills: &[(Politics, 2), (Leadership, 2), (Treachery, 1)],
        choices: &[],
        start: Start::At(Location::AdmiralsQuarters),
        qualities: &[],
        abilities: [
            passive(Ability::PoliticallyAdroit, Trait::GivesCardToDraw(2)),
            once(Ability::Manipulative, AbilityRule::Response(Response::BorrowTitle)),
            weakness(Ability::NothingButTrouble, Trait::DrawsTreachery),
        ],
    },
    CharacterRow {
        id: "louanne-kat-katraine",
        kind: CharacterKind::Pilot,
        skills: &[(Leadership, 1), (Tactics, 2), (Piloting, 2)],
        choices: &[],
        start: Start::At(Location::HangarDeck),
        qualities: &[],
        abilities: [
            passive(Ability::Hotshot, Trait::CardInsteadOfRoll(2)),
            AbilityRow {
                requires: &[Condition::IsPiloting],
                ..once(
                    Ability::Sacrifice,
                    AbilityRule::Action(&[vipers(ViperEffect::Sacrifice { raiders: 5, heavy_raiders: 2 })]),
                )
            },
            weakness(Ability::StimJunkie, Trait::MustMove),
        ],
    },
    CharacterRow {
        id: "cavil",
        kind: CharacterKind::CylonLeader,
        skills: &[(Tactics, 1)],
        choices: LEADER_CHOICE,
        start: Start::At(Location::CylonFleet),
        qualities: &[],
        abilities: [
            AbilityRow {
                ability: Ability::Primacy,
                kind: AbilityKind::Action,
                requires: &[],
                // PEG-070: with all basestars on the board the first option places none, so he need not remove one.
                rule: AbilityRule::Action(&[
                    choose(
                        You,
                        &[
                            &[place(Area::Fore, &[(Craft::Basestar, 1)])],
                            &[when(Condition::AllBasestarsOnBoard, &[REMOVE_BASESTAR])],
                        ],
                    ),
                    may(You, &[place(Area::Fore, &[(Craft::Raider, 3)]), place(Area::Aft, &[(Craft::Civilian, 1)])]),
                ]),
            },
            once(Ability::AggressiveTactics, AbilityRule::Movement(&[TAKE_ACTION, TAKE_ACTION])), // PEG-071
            weakness(Ability::LiesAndSecrets, Trait::DiscardsAtReveals),
        ],
    },
    CharacterRow {
        id: "leoben-conoy",
        kind: CharacterKind::CylonLeader,
        skills: &[(Politics, 1)],
        choices: LEADER_CHOICE,
        start: Start::At(Location::HumanFleet),
        qualities: &[],
        abilities: [
            movement(Ability::GlimpseTheFaceOfGod, &[glimpse_destiny(2)]),
            once(
                Ability::CrypticMessage,
                AbilityRule::Action(&[target(You, Among::Others, &[swap_hands(Who::Target)])]),
            ),
            weakness(Ability::Clouded, Trait::MovesAlone),
        ],
    },
    CharacterRow {
        id: "caprica-six",
        kind: CharacterKind::CylonLeader,
        skills: &[(Leadership, 1)],
        choices: LEADER_CHOICE,
        start: Start::At(Location::Caprica),
        qualities: &[],
        abilities: [
            movement(
                Ability::Intimate,
                &[target(You, Among::Others, &[take_random_card(Who::Target), draw_named(Who::Target, 1)])],
            ),
            once(Ability::HumanDelusion, AbilityRule::Response(Response::AddRevealed)),
            weakness(Ability::ConflictedLoyalties, Trait::CostAt(Location::CylonFleet, 1)),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_constants_name_the_sheets() {
        let named = [HELENA_CAIN, DEE, ELLEN_TIGH, KAT, CAVIL, LEOBEN, CAPRICA_SIX].map(|character| character.id());
        let humans = ["helena-cain", "anastasia-dee-dualla", "ellen-tigh", "louanne-kat-katraine"];
        assert_eq!(named[..4], humans);
        assert_eq!(named[4..], ["cavil", "leoben-conoy", "caprica-six"]);
    }
}
