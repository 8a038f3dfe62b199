//! The twelve characters of Daybreak: four new humans, four other versions, four Cylon leaders
//! (DAY-037 to DAY-069).

use crate::cards::base::characters::{APOLLO, GAIUS_BALTAR, HELO, TOM_ZAREK, once, passive, weakness};
use crate::cards::effect::{Among, Condition, Look, Reach, Script, Who, Who::You};
use crate::cards::ids::Character;
use crate::cards::sheets::{
    Ability, AbilityKind, AbilityRow, AbilityRule, CharacterKind, CharacterRow, Quality, Start,
};
use crate::cards::traits::Trait;
use crate::cards::vocabulary::*;
use crate::terms::{Location, Resource, Ship, Skill::*};

pub const HOSHI: Character = Character(17);
pub const LAMPKIN: Character = Character(18);
pub const HOT_DOG: Character = Character(19);
pub const COTTLE: Character = Character(20);
pub const LEE_POLITICAL: Character = Character(21);
pub const ZAREK_MILITARY: Character = Character(22);
pub const HELO_PILOT: Character = Character(23);
pub const BALTAR_SUPPORT: Character = Character(24);
pub const ATHENA: Character = Character(25);
pub const DANNA: Character = Character(26);
pub const SIMON: Character = Character(27);
pub const DORAL: Character = Character(28);

const fn action(ability: Ability, script: Script) -> AbilityRow {
    AbilityRow { ability, kind: AbilityKind::Action, requires: &[], rule: AbilityRule::Action(script) }
}

pub static SHEETS: &[CharacterRow] = &[
    CharacterRow {
        id: "louis-hoshi",
        kind: CharacterKind::MilitaryLeader,
        skills: &[(Leadership, 2), (Tactics, 2), (Engineering, 1)],
        choices: &[],
        start: Start::At(Location::Communications),
        qualities: &[],
        abilities: [
            passive(
                Ability::Dutiful,
                Trait::ActivatesAgain(&[Location::Command, Location::Communications, Location::WeaponsControl]),
            ),
            AbilityRow {
                requires: &[Condition::IsNotInBrig],
                ..once(Ability::Organized, AbilityRule::Action(&[activate_locations(3, Reach::Human)]))
            },
            weakness(Ability::Reluctant, Trait::CardActionCost(1)),
        ],
    },
    CharacterRow {
        id: "romo-lampkin",
        kind: CharacterKind::PoliticalLeader,
        skills: &[(Politics, 3), (Tactics, 2)],
        choices: &[],
        start: Start::At(Location::Administration),
        qualities: &[],
        abilities: [
            passive(Ability::Deceitful, Trait::DiscardsFewer(1)),
            once(
                Ability::Attorney,
                AbilityRule::Action(&[target(
                    You,
                    Among::Prisoners,
                    &[send_aboard(Who::Target, Ship::Galactica, You), take_hand(Who::Target)],
                )]),
            ),
            weakness(Ability::Kleptomania, Trait::PaysForCompany(2)),
        ],
    },
    CharacterRow {
        id: "brendan-hot-dog-costanza",
        kind: CharacterKind::Pilot,
        skills: &[(Leadership, 1), (Tactics, 1), (Piloting, 2), (Engineering, 1)],
        choices: &[],
        start: Start::At(Location::HangarDeck),
        qualities: &[],
        abilities: [
            passive(
                Ability::Memento,
                Trait::DrawsAtLoss { of: Resource::Population, from: Piloting, draw: 3, keep: 2 },
            ),
            once(Ability::Escort, AbilityRule::Response(Response::SaveCivilian)),
            weakness(Ability::ForcedToEject, Trait::LosesDamagedViper),
        ],
    },
    CharacterRow {
        id: "sherman-doc-cottle",
        kind: CharacterKind::Support,
        skills: &[(Politics, 1), (Tactics, 2), (Engineering, 2)],
        choices: &[],
        start: Start::At(Location::ResearchLab),
        qualities: &[],
        abilities: [
            action(
                Ability::Treatment,
                &[target(You, Among::OtherHumans, &[draw_from_set_of(Who::Target, 2), give_cards(Who::Target, 2)])],
            ),
            once(Ability::Quarantine, AbilityRule::Action(&[QUARANTINE])),
            weakness(Ability::Specialized, Trait::NoActionsOf(Engineering)),
        ],
    },
    CharacterRow {
        id: "lee-adama-alt",
        kind: CharacterKind::PoliticalLeader,
        skills: &[(Tactics, 1), (Piloting, 2)],
        choices: &[(&[Leadership, Politics], 2)],
        start: Start::At(Location::AdmiralsQuarters),
        qualities: &[Quality::AlternateOf(APOLLO)],
        abilities: [
            passive(Ability::ForwardThinker, Trait::ActivatesAfterOrder),
            once(
                Ability::ChooseADifferentPath,
                AbilityRule::Response(Response::ReplaceOption(&[discard(Who::Current, 5)])),
            ),
            weakness(Ability::MoralDilemma, Trait::MutinyCosts(2)),
        ],
    },
    CharacterRow {
        id: "tom-zarek-alt",
        kind: CharacterKind::MilitaryLeader,
        skills: &[(Politics, 2), (Leadership, 2), (Tactics, 1)],
        choices: &[],
        start: Start::At(Location::WeaponsControl),
        qualities: &[Quality::AlternateOf(TOM_ZAREK)],
        abilities: [
            passive(Ability::NecessarySteps, Trait::PicksMutiny(2)),
            once(Ability::AbusePower, AbilityRule::Action(&[play_mutiny_of(4)])),
            weakness(Ability::Disreputable, Trait::StartMutiny(1)),
        ],
    },
    CharacterRow {
        id: "karl-helo-agathon-alt",
        kind: CharacterKind::Pilot,
        skills: &[(Leadership, 2), (Tactics, 2), (Piloting, 1)],
        choices: &[],
        start: Start::At(Location::AdmiralsQuarters),
        qualities: &[Quality::AlternateOf(HELO)],
        abilities: [
            passive(Ability::RaptorPilot, Trait::ScoutsMore(2)),
            once(
                Ability::NoOneGetsLeftBehind,
                AbilityRule::Response(Response::Exchange { pay: (Resource::Fuel, 1), gain: (Resource::Population, 2) }),
            ),
            weakness(Ability::FamilyCommitments, Trait::DrawsFewerOff(Ship::Galactica, 1)),
        ],
    },
    CharacterRow {
        id: "gaius-baltar-alt",
        kind: CharacterKind::Support,
        skills: &[(Politics, 2), (Leadership, 2), (Engineering, 1)],
        choices: &[],
        start: Start::At(Location::AdmiralsQuarters),
        qualities: &[Quality::AlternateOf(GAIUS_BALTAR), Quality::Miracles { limit: 3, cost: 3 }],
        abilities: [
            action(
                Ability::CultLeader,
                &[target(
                    You,
                    Among::OthersHere,
                    &[choose(You, &[&[move_miracle(You, Who::Target)], &[move_miracle(Who::Target, You)]])],
                )],
            ),
            once(
                Ability::Broadcast,
                AbilityRule::Action(&[choose(
                    You,
                    &[
                        &[turn(Resource::Fuel, 2)],
                        &[turn(Resource::Food, 2)],
                        &[turn(Resource::Morale, 2)],
                        &[turn(Resource::Population, 2)],
                    ],
                )]),
            ),
            weakness(Ability::SpiritualCrisis, Trait::RevealsInBrigOnly),
        ],
    },
    CharacterRow {
        id: "sharon-athena-agathon",
        kind: CharacterKind::CylonLeader,
        skills: &[(Piloting, 1)],
        choices: &[(&[Leadership, Engineering], 1)],
        start: Start::At(Location::HangarDeck),
        qualities: &[Quality::StartsInfiltrating],
        abilities: [
            passive(Ability::ForLove, Trait::SparesDiscards),
            once(Ability::Resolute, AbilityRule::Action(&[activate_locations(1, Reach::Any)])),
            weakness(Ability::Grieving, Trait::NoDrawInHazard),
        ],
    },
    CharacterRow {
        id: "danna-biers",
        kind: CharacterKind::CylonLeader,
        skills: &[],
        choices: &[(&[Politics, Leadership], 1), (&[Treachery, Engineering], 1)],
        start: Start::At(Location::HumanFleet),
        qualities: &[],
        abilities: [
            AbilityRow {
                requires: &[Condition::IsInfiltrating],
                ..action(
                    Ability::Visions,
                    &[
                        target(
                            You,
                            Among::HumansWithHiddenLoyalty,
                            &[look_at_loyalty(You, Who::Target, Look::OneAtRandom)],
                        ),
                        END_INFILTRATION,
                    ],
                )
            },
            once(Ability::DontTrustAnyone, AbilityRule::Action(&[draw_super_crisis(You, 2)])),
            weakness(Ability::Heretic, Trait::LeavingCostsSuperCrisis(Location::ResurrectionShip)),
        ],
    },
    CharacterRow {
        id: "simon-oneill",
        kind: CharacterKind::CylonLeader,
        skills: &[(Engineering, 1)],
        choices: &[(&[Treachery, Tactics], 1)],
        start: Start::At(Location::CylonFleet),
        qualities: &[],
        abilities: [
            passive(Ability::Calculating, Trait::AddsCards { cards: 2, infiltrating: 3 }),
            once(Ability::Modifications, AbilityRule::Response(Response::ReplaceIcons)),
            weakness(Ability::LogicBound, Trait::AddsFaceUp(1)),
        ],
    },
    CharacterRow {
        id: "aaron-doral",
        kind: CharacterKind::CylonLeader,
        skills: &[(Treachery, 1)],
        choices: &[(&[Politics, Tactics], 1)],
        start: Start::At(Location::Caprica),
        qualities: &[],
        abilities: [
            passive(Ability::Industrious, Trait::InfiltratorDraws(2)),
            once(Ability::Meticulous, AbilityRule::Response(Response::WakeElsewhere)),
            weakness(Ability::Vanity, Trait::AddsNothingInOthersActions),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_constants_name_the_sheets() {
        let humans = [HOSHI, LAMPKIN, HOT_DOG, COTTLE].map(|character| character.id());
        assert_eq!(humans, ["louis-hoshi", "romo-lampkin", "brendan-hot-dog-costanza", "sherman-doc-cottle"]);
        let others = [LEE_POLITICAL, ZAREK_MILITARY, HELO_PILOT, BALTAR_SUPPORT].map(|character| character.id());
        assert_eq!(others, ["lee-adama-alt", "tom-zarek-alt", "karl-helo-agathon-alt", "gaius-baltar-alt"]);
        let leaders = [ATHENA, DANNA, SIMON, DORAL].map(|character| character.id());
        assert_eq!(leaders, ["sharon-athena-agathon", "danna-biers", "simon-oneill", "aaron-doral"]);
    }
}
