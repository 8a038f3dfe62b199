//! One of everything that a card can do, and where cards do it.

use airlock_game::cards::{Ability, Among, Amount, AttackEffect, CharacterEffect, Check, Condition, Crisis, CylonPiece, CylonShipEffect, DamageEffect, Destination, Effect, From, Hold, Look, Loyalty, LoyaltyEffect, Mission, Mutiny, NewCapricaEffect, PeekDeck, Pick, Quorum, Reach, ResourceEffect, Rest, Script, SkillCard, StandingRule, SuperCrisis, TurnEffect, Until, Who};
use airlock_game::terms::{Area, Craft, Icon, Location, Resource, Ship, Side, Skill, SkillSet, Title};
use airlock_game::{Branch, Code, Source, Spot};

/// Every card, location, ability and title.
pub fn sources() -> Vec<Source> {
    let mut all: Vec<Source> = Crisis::all().map(Source::Crisis).collect();
    all.extend(SuperCrisis::all().map(Source::SuperCrisis));
    all.extend(Quorum::all().map(Source::Quorum));
    all.extend(Destination::all().map(Source::Destination));
    all.extend(Location::ALL.iter().copied().map(Source::Location));
    all.extend(SkillCard::all().map(Source::Skill));
    all.extend(Ability::ALL.iter().copied().map(Source::Ability));
    all.extend(Title::ALL.iter().copied().map(Source::Title));
    all.extend(Loyalty::all().map(Source::Loyalty));
    all.extend(Mutiny::all().map(Source::Mutiny));
    all.extend(Mission::all().map(Source::Mission));
    all
}

/// The spots of a card, each with its effect.
pub fn spots(of: Source) -> Vec<(Spot, Script)> {
    let boxes = [Branch::Pass, Branch::Partial, Branch::Fail, Branch::Either, Branch::Or, Branch::Special];
    let branches: &[Branch] = match of {
        Source::Crisis(_) | Source::SuperCrisis(_) => &boxes,
        Source::Location(_) => &[Branch::Main, Branch::Overlay, Branch::Cylon, Branch::OverlayOfDaybreak],
        Source::Loyalty(_) => &[Branch::Main, Branch::After],
        Source::Mission(_) => &[Branch::Pass, Branch::Fail],
        Source::Quorum(_)
        | Source::Destination(_)
        | Source::Skill(_)
        | Source::Ability(_)
        | Source::Title(_)
        | Source::Mutiny(_) => &[Branch::Main],
    };
    let of_list = |&branch: &Branch| {
        let effects = (0u8..).zip(Code::new(of, branch).script());
        effects.map(move |(effect, inner)| (Spot { branch, effect }, std::slice::from_ref(inner)))
    };
    branches.iter().flat_map(of_list).collect()
}

pub fn spot() -> Spot {
    Spot::default()
}

/// Every effect of a list, those inside others too.
pub fn visit(script: Script, see: &mut impl FnMut(&Effect)) {
    for effect in script {
        see(effect);
        (0..).map_while(|branch| effect.inner(branch)).for_each(|inner| visit(inner, see));
    }
}

every!(conditions: Condition [
    AtMost(Resource::Food, 5), DistanceAtMost(7), HasNuke, OnBlueSpace, IsPresident, IsPilot, IsPiloting,
    InReserves(Craft::Viper, 2), HasSuperCrisis, HasHiddenLoyalty, IsNotSympathizer, BasestarOnBoard,
    AllBasestarsOnBoard, HasCards(2), HumanInBrig, Mourned, CurrentOnNewCaprica, GalacticaInOrbit, MayInfiltrate,
    OffBlueSpace, IsNotPresident, IsNotAdmiral, IsNotInBrig, PresidentHasCards(3), PresidentHasMutiny, ViperInSpace,
    IsInfiltrating, NoActiveMission, CanPayRebels,
]);

every!(people: Who [
    You, Current, Admiral, President, Target, EachPlayer, At(Location::Command), Aboard(Ship::ColonialOne), EachHuman,
    EachCylon, AdmiralAndCurrent, Officers, EachWithoutMutiny, EachWithoutMiracle,
]);

every!(groups: Among [
    Sendable(Location::Brig), SendableFrom(Ship::Galactica, Location::Brig), OtherHumans, OthersButAdmiral,
    OthersInBrig, Candidates, WithHiddenLoyalty, HumansWithHiddenLoyalty, OfficersWithHiddenLoyalty,
    Others, Everybody, Characters, Prisoners, OnNewCaprica, HumansOnNewCaprica(Location::Detention), InDetention,
    RevealedCylons, Humans, MayDrawMutiny, OthersMayDrawMutiny, OthersMayGainMiracle, OthersHere,
]);

every!(standing_rules: StandingRule [
    UnmannedVipersRoll(-2), LaunchesMore(1), CannotActivate(Location::Communications), NoLooking,
    Closed(Ship::ColonialOne), Pursuit, Travelled, NextCheckHarder(2), Arbitrator(3), PicksDestination(3),
    VicePresident, Barrage(2), Scar, CapturedCrew, DeadlyAtJump(&[Location::FtlControl, Location::EngineRoom]),
    NoOncePerGame, ChiefOfStaff(Skill::Politics), Probation, ViperActivationCosts(1), NoActionsOf(Skill::Piloting),
]);

every!(untils: Until [Jump, LossElseJump, Used, End, JumpOrNoRaiders, JumpOrScar, JumpOrBasestar]);

const CHECK: &Check = &Check {
    difficulty: 9,
    skills: SkillSet::of(&[Skill::Politics, Skill::Tactics]),
    pass: &[Effect::Damage(DamageEffect::DestroyRaptor)],
    partial: Some((6, &[])),
    fail: &[Effect::Resources(ResourceEffect::Turn(Resource::Fuel, -1))],
};

every!(plain_effects: Effect [
    Turn(Resource::Fuel, -1), JumpPrep(2), Distance(1), DiscardNuke,
    Draw { who: Who::Current, cards: 2, from: From::AnyType },
    Discard { who: Who::Admiral, cards: Amount::Exactly(1), pick: Pick::Random },
    DrawQuorum { who: Who::President, cards: 2 }, PlayQuorum, ResolveQuorumOf(4), GiveThisCard { to: Who::Admiral },
    StayInPlay, LeaveGame, SwapSuperCrisis, Send { who: Who::President, to: Location::Brig },
    SendAboard { who: Who::Target, ship: Ship::Galactica, by: Who::Admiral },
    Give { title: Title::Admiral, to: Who::Target },
    LookAtLoyalty { by: Who::Admiral, of: Who::President, cards: Look::All }, HandOnLoyalty { to: Who::Target },
    TakeCard { from: Who::Target }, Target { by: Who::Admiral, among: Among::Others, then: &[Effect::Turn(TurnEffect::Order)] },
    Choose { by: Who::Admiral, options: &[&[Effect::Damage(DamageEffect::DestroyRaptor)], &[]] },
    May { by: Who::Admiral, then: &[Effect::Risk { by: Who::Admiral, craft: Craft::Raptor, count: 1, then: &[] }] },
    If(Condition::HasNuke, &[Effect::Attack(AttackEffect::DiscardNuke)]),
    Roll { by: Who::Target, upto: 4, low: &[Effect::Damage(DamageEffect::DestroyRaptor)], high: &[] },
    Risk { by: Who::You, craft: Craft::Viper, count: 2, then: &[Effect::Damage(DamageEffect::DestroyRaptor)] }, FailBox, Check(CHECK),
    Place { area: Area::Fore, craft: &[(Craft::Raider, 2)] }, Activate(Icon::Raiders), ActivatePlaced(Area::Fore),
    Launch { raiders: 2, heavy_raiders: 1 }, Board(1), DamageGalactica, DamageGalacticaOf { draw: 5, resolve: 2 },
    DamageVipers { count: 2, hold: Hold::Space }, RecallVipers, DestroyRaptor, ReturnRaptors(2),
    RestoreShips { vipers: 3, raptors: 1 }, DestroyCivilian, DestroyCylonShips { craft: Craft::Raider, count: 3 },
    DestroyCenturion, ActivateVipers(2), MustActivateViper, AttackAsPilot(4), LaunchSelf, GalacticaAttacks, AttackCenturion, LaunchNuke,
    LookAtCivilians(2), FtlJump, Peek(&[PeekDeck::Crisis]), Repair { vipers: 2 }, TakeAction, Order, FurtherCrisis,
    PlaySuperCrisis, ResolveCrisisOf { cards: 2, rest: Rest::Discarded },
    ResolveCrisisOf { cards: 2, rest: Rest::UnderTheDeck }, ResolveCrisisOf { cards: 1, rest: Rest::UnderTheDeck },
    Difficulty(3), CountPositive(Skill::Politics), FaceUp { destiny: true }, FaceUp { destiny: false },
    NoStrength, TakeCheckCards, DecideCheck, DieBonus(-1), RerollAttack { piloted: -2 }, ReplaceCrisis,
    SwitchOption, DrawSuperCrisis { who: Who::EachCylon, cards: 1 }, DrawSuperCrisis { who: Who::You, cards: 2 },
    RefillHands { at_most: 4, cards: 2 }, HumansMayDraw(2), IntoDestiny(Skill::Treachery, 2),
    NewDestiny(Skill::Treachery, 6), SwapWithDestiny, GlimpseDestiny(2), ReadDestiny { discard: 2 }, LookAtBottom,
    SwapHands { with: Who::Target }, TakeRandomCard { from: Who::Target }, DrawNamed { who: Who::Target, cards: 1 },
    DrawNamed { who: Who::You, cards: 2 }, PassTitle(Title::President), Execute { who: Who::Current },
    SendAnywhere { who: Who::Target, by: Who::Current }, SendAnywhere { who: Who::You, by: Who::You }, Infiltrate,
    Sacrifice { raiders: 5, heavy_raiders: 2 }, DamagePegasus, DamageVipers { count: 3, hold: Hold::Anywhere },
    DamageVipers { count: 1, hold: Hold::Reserves }, RemoveBasestar, RepairAny { locations: 1, vipers: 2 },
    RepairAny { locations: 2, vipers: 1 }, RepairLocations(1), RepairLocations(2), RepairVipers(1), RepairVipers(2),
    CivilianFights { raiders: 3, heavy_raiders: 1, upto: 2 }, ActivateHeavyRaidersAlone, FindScar, PrepareOrEvacuate,
    GoAboardIfEvacuated(Ship::Galactica), PlaceOccupation, ActivateOneOccupation, DestroyOccupation(1),
    DestroyOccupation(2), DestroyLocked, PeekLocked, PegasusAttacks, MainBatteries, FullThrottle, Shield,
    LoseHighest(1), BlindJump, NextCrisisJumps, SkipJump, SortCrises(3), NewDestination, NoDestiny, FastLearner(3),
    AddRevealed, BorrowTitle, DieShift(1), RaidersMiss(4),
    Draw { who: Who::AdmiralAndCurrent, cards: 3, from: From::Skill(Skill::Treachery) },
    Draw { who: Who::You, cards: 2, from: From::OwnTypes }, Draw { who: Who::EachHuman, cards: 1, from: From::OwnTypes },
    DrawMutiny { who: Who::You, cards: 1 }, DrawMutiny { who: Who::Target, cards: 2 },
    DrawMutinyPardoned { who: Who::Target, keep: 1 }, DiscardMutiny { who: Who::You }, PlayMutinyOf(4),
    GainMiracle { who: Who::Target }, GainMiracle { who: Who::EachWithoutMiracle },
    MoveMiracle { from: Who::You, to: Who::Target }, MoveMiracle { from: Who::Target, to: Who::You },
    DrawFromSetOf { who: Who::Target, cards: 2 }, GiveCards { to: Who::Target, cards: 2 },
    TakeHand { from: Who::Target }, Quarantine, BuryQuorum(2),
    PlaceAnywhere { craft: &[(Craft::Basestar, 1), (Craft::Raider, 3)] }, RecallCivilian, AttackCenturionWith(2),
    RemoveNukes, DiscardQuorum(2), FreePrisoners(Ship::Galactica), Unseat { to: Who::Target },
    GoTo(Location::CylonFleet), EndInfiltration,
    ActivateLocations { count: 1, of: Reach::These(&[Location::Command, Location::Armory]) },
    ActivateLocations { count: 3, of: Reach::Human }, ActivateLocations { count: 1, of: Reach::Any }, ShareQuorum(2),
    Truce, ActivateOneViper(3), LaunchReserves(1), LaunchReserves(2), AddOrDrawMutiny, ZerosAdd(1),
    TakeFromCheck { at_most: 3 }, DamageViperToRemove,
    DrawByOutcome { skill: Skill::Engineering, pass: 2, fail: 1 }, BuildAssaultRaptor, AssaultRaptorArrives,
    ClearBoard(&[CylonPiece::Basestar]), ClearBoard(&[CylonPiece::HeavyRaider, CylonPiece::Centurion]),
    LeaveBox(&[(CylonPiece::Basestar, 1)]), LeaveBox(&[(CylonPiece::HeavyRaider, 2), (CylonPiece::Centurion, 2)]),
    RebelBasestar(Side::Human), RebelBasestar(Side::Cylon), DestroyHub, MissionDistance(1), TurnFaceDown,
    ActivateMission, EachDrawsNamed(1), EachDrawsNamed(2), PayRebels, OrderCrises(3), SearchSkills(2),
    RaiderBay { raiders: 3, vipers: 2 }, NoCheckAbilities, MiracleIfAbove(4), InsteadOfPass,
    ReplaceOption(&[Effect::Damage(DamageEffect::DestroyRaptor)]), SaveCivilian,
    Exchange { pay: (Resource::Fuel, 1), gain: (Resource::Population, 2) }, ReplaceIcons, WakeElsewhere,
]);

/// With everybody, every group and every condition.
pub fn effects() -> Vec<Effect> {
    let mut all = plain_effects();
    all.extend(people().into_iter().map(|who| Effect::Characters(CharacterEffect::Send { who, to: Location::Sickbay })));
    all.extend(people().into_iter().map(|who| Effect::Loyalty(LoyaltyEffect::Execute { who })));
    all.extend(Ship::ALL.iter().copied().map(Effect::NewCaprica(NewCapricaEffect::GoAboardIfEvacuated)));
    all.push(Effect::Target {
        by: Who::Admiral,
        among: Among::RevealedCylons,
        then: &[Effect::Loyalty(LoyaltyEffect::Execute { who: Who::Target })],
    });
    for among in groups() {
        let send = &[Effect::Characters(CharacterEffect::Send { who: Who::Target, to: Location::Brig })];
        all.push(Effect::Target { by: Who::Current, among, then: send });
        all.push(Effect::Target { by: Who::You, among, then: &[Effect::Turn(TurnEffect::Order)] });
    }
    all.extend(conditions().into_iter().map(|condition| Effect::If(condition, &[Effect::Damage(DamageEffect::DestroyRaptor)])));
    // Three in a row, of clauses and of conditions.
    const THREE: Script = &[Effect::Damage(DamageEffect::DestroyRaptor), Effect::Attack(AttackEffect::DiscardNuke), Effect::CylonShips(CylonShipEffect::DestroyCenturion)];
    const BOTH: Script = &[Effect::If(Condition::IsPresident, &[Effect::If(Condition::IsPilot, THREE)])];
    all.push(Effect::If(Condition::HasNuke, BOTH));
    all
}
