//! One of everything that can happen.

use airlock_game::cards::{Ability, Agenda, Character, Civilian, Destination, Loyalty, PeekDeck, SuperCrisis};
use airlock_game::event::{Attacker, DeckName, Defender, PeekedCard, RollFor, ViperAt};
use airlock_game::terms::{
    Area, BasestarDamage, Craft, GalacticaDamage, Icon, Location, PegasusDamage, Resource, Side, Skill, Title,
};
use airlock_game::{Cause, Ending, Event, Foe, Outcome, Secret, Source};

use super::{ME, OTHER, THIRD, crisis, cylon, daybreak, hidden, icy_moon, known, quorum, skill_card, sympathetic};

every!(attackers: Attacker [
    Raider(Area::Fore), Basestar(1), Viper(Area::PortBow), Pilot(ME), Pilot(OTHER), Galactica, Armory, Nuke,
    Scar(Area::Aft), Pegasus, AssaultRaptor(Area::PortAft),
]);

every!(defenders: Defender [
    Galactica, Viper(Area::PortAft), Pilot(ME), Pilot(OTHER), Foe(Foe::Basestar(0)), AssaultRaptor(Area::PortAft),
]);

every!(vipers: ViperAt [Reserves, Area(Area::Fore), Pilot(ME), Pilot(OTHER)]);

every!(deck_names: DeckName [Skill(Skill::Engineering), Crisis, SuperCrisis, Quorum, Destination, Mutiny, Mission]);

every!(outcomes: Outcome [Pass, Partial, Fail]);

every!(causes: Cause [Jumped, Resource(Resource::Fuel), Boarded, Destroyed, NoCharacters]);

every!(rolls: RollFor [
    Effect(Source::Crisis(crisis())), FtlJump, Attack(Attacker::Nuke, Defender::Foe(Foe::Basestar(0))),
    FightOccupation(Location::Shipyard), Detain(OTHER),
]);

every!(plain_events: Event [
    FirstPlayer { seat: ME }, CharacterPicked { seat: ME, character: Character::default() },
    AssistPicked { seat: ME, character: Character::default() }, LoyaltyDealt { seat: ME, card: known(cylon()) },
    LoyaltyDealt { seat: OTHER, card: hidden() }, DestinyBuilt { cards: 10 }, NewRules { version: 3 }, TurnBegan { seat: ME, number: 14 },
    TurnEnded { seat: OTHER }, Arrived { seat: OTHER, at: Location::HangarDeck },
    Moved { seat: ME, to: Location::Command }, Flew { seat: OTHER, to: Area::PortBow },
    Sent { seat: OTHER, to: Location::Brig }, ActionTaken { seat: ME, source: Source::Location(Location::Armory) },
    ActionTaken { seat: ME, source: Source::Title(Title::Admiral) }, ViperActivated { seat: OTHER },
    OrderGiven { to: OTHER }, AbilityUsed { seat: ME, ability: Ability::Recon },
    Drew { seat: ME, skill: Skill::Engineering, card: known(skill_card()) },
    Drew { seat: OTHER, skill: Skill::Piloting, card: hidden() }, Discarded { seat: OTHER, card: skill_card() },
    CardPlayed { seat: ME, card: skill_card() }, DeckReshuffled { deck: DeckName::Crisis },
    HandSeen { seat: ME, by: OTHER, card: known(skill_card()) }, HandSeen { seat: THIRD, by: OTHER, card: hidden() },
    CardTaken { from: ME, by: OTHER, card: known(skill_card()) }, CardTaken { from: OTHER, by: THIRD, card: hidden() },
    CheckBegan { on: Source::Crisis(crisis()), difficulty: 13 }, DifficultyChanged { by: -3, to: 4 }, CardsFaceUp,
    SkillCountsPositive { skill: Skill::Engineering }, SkillHasNoStrength { skill: Skill::Piloting },
    DestinyAdded { card: known(skill_card()) }, DestinyAdded { card: hidden() },
    CardAdded { seat: ME, card: known(skill_card()) }, CardAdded { seat: OTHER, card: hidden() },
    CardsAdded { seat: OTHER, cards: 0 }, CardsAdded { seat: ME, cards: 2 },
    CardRevealed { card: skill_card(), positive: true }, CardRevealed { card: skill_card(), positive: false },
    Totalled { total: -3, difficulty: 13 }, CheckEnded { outcome: Outcome::Partial },
    CheckDecided { by: ME, outcome: Outcome::Pass }, CheckCardTaken { seat: ME, card: skill_card() },
    CrisesDrawn { seat: ME, cards: 1 }, CrisesDrawn { seat: OTHER, cards: 2 }, CrisisSeen { card: known(crisis()) },
    CrisisSeen { card: hidden() }, CrisisRevealed { seat: ME, card: Source::Crisis(crisis()) },
    CrisisRevealed { seat: ME, card: Source::SuperCrisis(SuperCrisis::default()) }, CrisisReplaced { card: crisis() },
    CrisisDiscarded { card: Source::Crisis(crisis()) }, CrisisPutUnder { seat: OTHER },
    OptionChosen { seat: ME, card: Source::Crisis(crisis()), option: 0 },
    OptionChosen { seat: ME, card: Source::Crisis(crisis()), option: 1 },
    OptionSwitched { seat: OTHER, card: Source::Crisis(crisis()), option: 0 },
    OptionSwitched { seat: OTHER, card: Source::Crisis(crisis()), option: 1 }, StaysInPlay { card: Source::Crisis(crisis()), with: None },
    StaysInPlay { card: Source::Quorum(quorum()), with: Some(OTHER) }, LeftPlay { card: Source::Quorum(quorum()) },
    LeftGame { card: Source::Quorum(quorum()) }, Turned { resource: Resource::Food, by: -2, to: 5 },
    Turned { resource: Resource::Morale, by: 1, to: 9 }, JumpTrackMoved { to: 0 }, Travelled { by: 2, to: 6 },
    NukeSpent { left: 1 }, NukeSpent { left: 0 }, Rolled { seat: ME, purpose: RollFor::FtlJump, die: 3, result: 5 },
    DieBonus { by: 2 }, CylonShipsActivated { icon: Icon::Raiders },
    Placed { craft: Craft::Basestar, area: Area::Fore }, Launched { craft: Craft::Raider, area: Area::StarboardAft },
    ViperLaunched { area: Area::PortBow, pilot: None }, ViperLaunched { area: Area::PortBow, pilot: Some(ME) },
    ViperMoved { from: Area::PortBow, to: Area::Fore }, ViperPiloted { seat: OTHER, area: Area::PortAft },
    ViperHit { at: ViperAt::Reserves, destroyed: false }, ViperReturned { from: ViperAt::Pilot(OTHER) }, ViperRepaired,
    ShipReturned { craft: Craft::Raptor }, RaiderMoved { from: Area::Fore, to: Area::PortBow },
    HeavyRaiderMoved { from: Area::Fore, to: Area::PortBow },
    CylonShipDestroyed { craft: Craft::HeavyRaider, area: Area::Aft },
    BasestarDamaged { basestar: 0, area: Area::Fore, token: BasestarDamage::CriticalHit }, CenturionBoarded { from: None },
    CenturionBoarded { from: Some(Area::PortAft) }, CenturionsAdvanced, CenturionDestroyed { space: 1 },
    CivilianSeen { area: Area::Aft, ship: known(Civilian::default()) }, CivilianSeen { area: Area::Aft, ship: hidden() },
    CivilianMoved { from: Area::Aft, to: Area::PortAft },
    CivilianDestroyed { from: Some(Area::Aft), ship: Civilian::default() },
    CivilianDestroyed { from: None, ship: Civilian::default() }, RaptorDestroyed,
    AttackMissed { attacker: Attacker::Galactica, defender: Defender::Foe(Foe::Raider(Area::Fore)) },
    GalacticaDamaged { token: GalacticaDamage::Armory }, GalacticaDamaged { token: GalacticaDamage::Food },
    DamageTokenSeen { token: known(GalacticaDamage::Fuel) }, DamageTokenSeen { token: hidden() },
    LocationRepaired { location: Location::HangarDeck }, FleetJumped,
    DestinationSeen { card: known(Destination::default()) }, DestinationSeen { card: hidden() },
    DestinationChosen { seat: ME, card: Destination::default() }, NextJumpEnds,
    CardPeeked { seat: ME, deck: PeekDeck::Crisis, card: known(PeekedCard::Crisis(crisis())) },
    CardPeeked {
        seat: ME, deck: PeekDeck::Destination, card: known(PeekedCard::Destination(Destination::default()))
    },
    CardPeeked { seat: OTHER, deck: PeekDeck::Crisis, card: hidden() },
    CardLeftOnTop { seat: ME, deck: PeekDeck::Crisis }, CardPutUnder { seat: OTHER, deck: PeekDeck::Destination },
    LoyaltySeen { by: ME, of: OTHER, card: known(cylon()) }, LoyaltySeen { by: OTHER, of: ME, card: hidden() },
    TitleGiven { title: Title::Admiral, seat: OTHER }, QuorumDrawn { seat: ME, card: known(quorum()) },
    QuorumDrawn { seat: OTHER, card: hidden() }, QuorumPlayed { seat: OTHER, card: quorum() },
    QuorumReceived { seat: ME, card: Secret::to(ME, quorum()) }, QuorumUsed { seat: OTHER, card: quorum() }, QuorumDiscarded { card: quorum() }, SleeperAgentPhase, CylonRevealed { seat: OTHER, card: cylon() },
    CylonRevealed { seat: ME, card: cylon() }, SympathizerRevealed { seat: ME, cylon: true },
    SympathizerRevealed { seat: OTHER, cylon: false }, LoyaltyHandedOn { from: ME, to: OTHER, cards: 1 },
    LoyaltyHandedOn { from: OTHER, to: ME, cards: 2 }, LoyaltyReceived { seat: ME, card: known(cylon()) },
    LoyaltyReceived { seat: OTHER, card: hidden() },
    SuperCrisisDrawn { seat: ME, card: known(SuperCrisis::default()) }, SuperCrisisDrawn { seat: OTHER, card: hidden() },
    SuperCrisisDiscarded { seat: OTHER, card: SuperCrisis::default() }, AssistLoyaltyTurned { card: cylon() },
    AgendaDrawn { seat: ME, agenda: known(Agenda::default()) }, AgendaDrawn { seat: OTHER, agenda: hidden() },
    CardGiven { from: ME, to: OTHER, card: known(skill_card()) }, CardGiven { from: THIRD, to: OTHER, card: hidden() },
    CheckIsReckless, CheckAbility { card: skill_card() }, DestinyLeftOut,
    CardLearned { seat: ME, skill: Skill::Tactics, card: known(skill_card()) },
    CardLearned { seat: OTHER, skill: Skill::Tactics, card: hidden() }, LearnedKept { seat: OTHER, for_check: true },
    LearnedKept { seat: ME, for_check: false }, AddedCardSeen { seat: OTHER, by: ME, card: known(skill_card()) },
    AddedCardSeen { seat: THIRD, by: OTHER, card: hidden() }, DestinyTaken { seat: ME, card: known(skill_card()) },
    DestinyTaken { seat: OTHER, card: hidden() }, PutOnDestiny { seat: ME, card: known(skill_card()) },
    PutOnDestiny { seat: OTHER, card: hidden() }, ShuffledIntoDestiny { skill: Skill::Treachery, cards: 2 },
    ShuffledIntoDestiny { skill: Skill::Treachery, cards: 1 }, DestinySeen { seat: ME, card: known(skill_card()) },
    DestinySeen { seat: OTHER, card: hidden() }, DestinyDiscarded { card: skill_card() }, DestinyShuffled,
    HandsSwapped { seat: ME, with: OTHER }, DieShifted { by: -1, result: 4 },
    BottomSeen { seat: ME, deck: DeckName::Quorum, card: known(PeekedCard::Quorum(quorum())) },
    BottomSeen {
        seat: ME, deck: DeckName::Skill(Skill::Engineering), card: known(PeekedCard::Skill(skill_card()))
    },
    BottomSeen {
        seat: ME, deck: DeckName::SuperCrisis, card: known(PeekedCard::SuperCrisis(SuperCrisis::default()))
    },
    BottomSeen { seat: OTHER, deck: DeckName::Crisis, card: hidden() },
    ResourceShielded { seat: OTHER, resource: Resource::Food }, LossPrevented { resource: Resource::Food },
    JumpPromised { seat: ME }, JumpStepSkipped,
    CardInsteadOfRoll { seat: ME, purpose: RollFor::FtlJump, card: skill_card(), result: 5 },
    ScarMoved { from: Area::Fore, to: Area::PortBow }, Placed { craft: Craft::Scar, area: Area::StarboardBow },
    CylonShipDestroyed { craft: Craft::Scar, area: Area::StarboardBow },
    RaidersDistracted { seat: OTHER, area: Area::Aft, raiders: 4 }, BasestarRemoved { area: Area::Fore },
    PegasusDamaged { token: PegasusDamage::MainBatteries }, PegasusDestroyed,
    DestinationDiscarded { card: Destination::default() }, DestinationDrawn { card: icy_moon() }, NewCapricaReached,
    GalacticaReturned, OccupationPlaced,
    OccupationMoved { from: Location::OccupationAuthority, to: Location::BreedersCanyon }, ShipyardRaided,
    OccupationDestroyed { at: Location::Shipyard }, ShipPrepared, ShipEvacuated { area: Area::PortBow },
    LockedShipSeen { seat: ME, ship: known(Civilian::default()) }, LockedShipSeen { seat: OTHER, ship: hidden() },
    LockedShipReturned { seat: ME, under: true }, LockedShipReturned { seat: OTHER, under: false },
    LeftNewCaprica { seat: ME }, Executed { seat: ME, character: Character::default() },
    Executed { seat: OTHER, character: Character::default() }, LoyaltyShown { seat: OTHER, card: Loyalty::default() },
    CylonRevealed { seat: OTHER, card: sympathetic() }, InfiltrationBegan { seat: OTHER },
    InfiltrationEnded { seat: ME }, Daybreak(daybreak::mutineer()),
    GameEnded { ending: Ending { winner: Side::Human, cause: Cause::Jumped } },
]);

/// With every attacker, defender, space and deck.
pub fn events() -> Vec<Event> {
    let mut all = plain_events();
    let (attacker, defender) = (Attacker::Raider(Area::Fore), Defender::Galactica);
    all.extend(attackers().into_iter().map(|attacker| Event::AttackMissed { attacker, defender }));
    all.extend(defenders().into_iter().map(|defender| Event::AttackMissed { attacker, defender }));
    for purpose in rolls() {
        all.extend([4, 6].map(|result| Event::Rolled { seat: OTHER, purpose, die: 4, result }));
        all.push(Event::CardInsteadOfRoll { seat: THIRD, purpose, card: skill_card(), result: 6 });
    }
    for at in vipers() {
        all.extend([true, false].map(|destroyed| Event::ViperHit { at, destroyed }));
        all.push(Event::ViperReturned { from: at });
    }
    all.extend(daybreak::events().into_iter().map(Event::Daybreak));
    all.extend(deck_names().into_iter().map(|deck| Event::DeckReshuffled { deck }));
    all.extend(outcomes().into_iter().map(|outcome| Event::CheckEnded { outcome }));
    all.extend((0..6).map(|to| Event::JumpTrackMoved { to }));
    all.extend(Icon::ALL.iter().map(|&icon| Event::CylonShipsActivated { icon }));
    all
}
