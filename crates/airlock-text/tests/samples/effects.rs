//! One of everything that a card can do, and where cards do it.

use airlock_game::cards::{
    Ability, Among, Amount, AttackEffect, CardUse, CharacterEffect, Check, CheckAbility, CheckChange, CivilianEffect,
    Condition, Crisis, CrisisEffect, CylonEffect, CylonPiece, CylonShipEffect, DamageEffect, DeckEffect, Destination,
    Effect, From, Hold, JumpEffect, Look, Loyalty, LoyaltyEffect, Mission, MissionEffect, Mutiny, MutinyEffect,
    NewCapricaEffect, PeekDeck, Pick, Quorum, QuorumEffect, Reach, ResourceEffect, Response, Rest, Script, SkillCard,
    SkillEffect, StandingRule, SuperCrisis, TurnEffect, Until, ViperEffect, Who, Window,
};
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

every!(control: Effect [
    Target { by: Who::Admiral, among: Among::Others, then: &[Effect::Turn(TurnEffect::Order)] }, Choose { by: Who::Admiral, options: &[&[Effect::Damage(DamageEffect::DestroyRaptor)], &[]] }, May { by: Who::Admiral, then: &[Effect::Risk { by: Who::Admiral, craft: Craft::Raptor, count: 1, then: &[] }] }, If(Condition::HasNuke, &[Effect::Attack(AttackEffect::DiscardNuke)]), Roll { by: Who::Target, upto: 4, low: &[Effect::Damage(DamageEffect::DestroyRaptor)], high: &[] }, Risk { by: Who::You, craft: Craft::Viper, count: 2, then: &[Effect::Damage(DamageEffect::DestroyRaptor)] }, FailBox, Check(CHECK),
    Resources(ResourceEffect::Turn(Resource::Fuel, -1)), Skills(SkillEffect::Draw { who: Who::Current, cards: 2, from: From::AnyType }), Characters(CharacterEffect::Send { who: Who::President, to: Location::Brig }), Decks(DeckEffect::GiveThisCard { to: Who::Admiral }), Quorum(QuorumEffect::Draw { who: Who::President, cards: 2 }), Mutiny(MutinyEffect::Draw { who: Who::You, cards: 1 }), Cylons(CylonEffect::SwapSuperCrisis), CylonShips(CylonShipEffect::Place { area: Area::Fore, craft: &[(Craft::Raider, 2)] }), Vipers(ViperEffect::Recall), Attack(AttackEffect::DiscardNuke), Damage(DamageEffect::Galactica), Civilians(CivilianEffect::Destroy), Loyalty(LoyaltyEffect::LookAt { by: Who::Admiral, of: Who::President, cards: Look::All }), NewCaprica(NewCapricaEffect::PrepareOrEvacuate), Jump(JumpEffect::Prepare(2)), Crisis(CrisisEffect::Activate(Icon::Raiders)), Missions(MissionEffect::RebelBasestar(Side::Human)), Turn(TurnEffect::TakeAction),
]);

every!(resources: ResourceEffect [Turn(Resource::Fuel, -1), Shield, LoseHighest(1)]);

every!(skills: SkillEffect [Draw { who: Who::Current, cards: 2, from: From::AnyType }, Discard { who: Who::Admiral, cards: Amount::Exactly(1), pick: Pick::Random }, TakeCard { from: Who::Target }, RefillHands { at_most: 4, cards: 2 }, HumansMayDraw(2), IntoDestiny(Skill::Treachery, 2), NewDestiny(Skill::Treachery, 6), SwapWithDestiny, GlimpseDestiny(2), ReadDestiny { discard: 2 }, SwapHands { with: Who::Target }, TakeRandomCard { from: Who::Target }, DrawNamed { who: Who::Target, cards: 1 }, DrawNamed { who: Who::You, cards: 2 }, Draw { who: Who::AdmiralAndCurrent, cards: 3, from: From::Skill(Skill::Treachery) }, Draw { who: Who::You, cards: 2, from: From::OwnTypes }, Draw { who: Who::EachHuman, cards: 1, from: From::OwnTypes }, DrawFromSetOf { who: Who::Target, cards: 2 }, GiveCards { to: Who::Target, cards: 2 }, TakeHand { from: Who::Target }, EachDrawsNamed(1), EachDrawsNamed(2), SearchSkills(2)]);

every!(characters: CharacterEffect [Send { who: Who::President, to: Location::Brig }, SendAboard { who: Who::Target, ship: Ship::Galactica, by: Who::Admiral }, Give { title: Title::Admiral, to: Who::Target }, PassTitle(Title::President), SendAnywhere { who: Who::Target, by: Who::Current }, SendAnywhere { who: Who::You, by: Who::You }, GainMiracle { who: Who::Target }, GainMiracle { who: Who::EachWithoutMiracle }, MoveMiracle { from: Who::You, to: Who::Target }, MoveMiracle { from: Who::Target, to: Who::You }, FreePrisoners(Ship::Galactica)]);

every!(decks: DeckEffect [GiveThisCard { to: Who::Admiral }, StayInPlay, LeaveGame, Peek(&[PeekDeck::Crisis]), LookAtBottom, OrderCrises(3)]);

every!(quorum: QuorumEffect [Draw { who: Who::President, cards: 2 }, Play, ResolveOf(4), Bury(2), Discard(2), Unseat { to: Who::Target }, Share(2)]);

every!(mutiny: MutinyEffect [Draw { who: Who::You, cards: 1 }, Draw { who: Who::Target, cards: 2 }, DrawPardoned { who: Who::Target, keep: 1 }, Discard { who: Who::You }, PlayOf(4)]);

every!(cylons: CylonEffect [SwapSuperCrisis, DrawSuperCrisis { who: Who::EachCylon, cards: 1 }, DrawSuperCrisis { who: Who::You, cards: 2 }, Infiltrate, GoTo(Location::CylonFleet), EndInfiltration]);

every!(cylon_ships: CylonShipEffect [Place { area: Area::Fore, craft: &[(Craft::Raider, 2)] }, Launch { raiders: 2, heavy_raiders: 1 }, Board(1), Destroy { craft: Craft::Raider, count: 3 }, DestroyCenturion, RemoveBasestar, ActivateHeavyRaidersAlone, PlaceAnywhere { craft: &[(Craft::Basestar, 1), (Craft::Raider, 3)] }, Truce, ClearBoard(&[CylonPiece::Basestar]), ClearBoard(&[CylonPiece::HeavyRaider, CylonPiece::Centurion]), LeaveBox(&[(CylonPiece::Basestar, 1)]), LeaveBox(&[(CylonPiece::HeavyRaider, 2), (CylonPiece::Centurion, 2)])]);

every!(vipers: ViperEffect [Recall, Activate(2), MustActivate, AttackAsPilot(4), LaunchSelf, Sacrifice { raiders: 5, heavy_raiders: 2 }, FullThrottle, ActivateOne(3), LaunchReserves(1), LaunchReserves(2), BuildAssaultRaptor, AssaultRaptorArrives]);

every!(attack: AttackEffect [DiscardNuke, GalacticaAttacks, AttackCenturion, LaunchNuke, PegasusAttacks, MainBatteries, AttackCenturionWith(2), RemoveNukes]);

every!(damage: DamageEffect [Galactica, GalacticaOf { draw: 5, resolve: 2 }, Vipers { count: 2, hold: Hold::Space }, DestroyRaptor, ReturnRaptors(2), RestoreShips { vipers: 3, raptors: 1 }, Repair { vipers: 2 }, Vipers { count: 3, hold: Hold::Anywhere }, Vipers { count: 1, hold: Hold::Reserves }, RepairAny { locations: 1, vipers: 2 }, RepairAny { locations: 2, vipers: 1 }, RepairLocations(1), RepairLocations(2), RepairVipers(1), RepairVipers(2)]);

every!(civilians: CivilianEffect [Destroy, LookAt(2), Fights { raiders: 3, heavy_raiders: 1, upto: 2 }, Quarantine, Recall]);

every!(loyalty: LoyaltyEffect [LookAt { by: Who::Admiral, of: Who::President, cards: Look::All }, HandOn { to: Who::Target }, Execute { who: Who::Current }]);

every!(new_caprica: NewCapricaEffect [PrepareOrEvacuate, GoAboardIfEvacuated(Ship::Galactica), PlaceOccupation, ActivateOneOccupation, DestroyOccupation(1), DestroyOccupation(2), DestroyLocked, PeekLocked]);

every!(jump: JumpEffect [Prepare(2), Distance(1), Ftl, Blind, NextCrisisJumps, Skip, NewDestination]);

every!(crisis: CrisisEffect [Activate(Icon::Raiders), ActivatePlaced(Area::Fore), Further, PlaySuper, ResolveOf { cards: 2, rest: Rest::Discarded }, ResolveOf { cards: 2, rest: Rest::UnderTheDeck }, ResolveOf { cards: 1, rest: Rest::UnderTheDeck }, FindScar, Sort(3)]);

every!(missions: MissionEffect [RebelBasestar(Side::Human), RebelBasestar(Side::Cylon), DestroyHub, Distance(1), TurnFaceDown, Activate, PayRebels, RaiderBay { raiders: 3, vipers: 2 }]);

every!(turn: TurnEffect [TakeAction, Order, ActivateLocations { count: 1, of: Reach::These(&[Location::Command, Location::Armory]) }, ActivateLocations { count: 3, of: Reach::Human }, ActivateLocations { count: 1, of: Reach::Any }]);

every!(check_abilities: CheckAbility [Run(&[Effect::Damage(DamageEffect::DestroyRaptor)]), AddOrDrawMutiny, ZerosAdd(1), TakeFromCheck { at_most: 3 }, DamageViperToRemove, DrawByOutcome { skill: Skill::Engineering, pass: 2, fail: 1 }]);

every!(check_changes: CheckChange [Difficulty(3), CountPositive(Skill::Politics), FaceUp { destiny: true }, FaceUp { destiny: false }, NoDestiny, NoCheckAbilities, MiracleIfAbove(4)]);

every!(own_responses: Response [Run(Window::Destroyed, &[Effect::Damage(DamageEffect::DestroyRaptor)]), NoStrength, TakeCheckCards, DecideCheck, DieBonus(-1), RerollAttack { piloted: -2 }, ReplaceCrisis, SwitchOption, FastLearner(3), AddRevealed, BorrowTitle, DieShift(1), RaidersMiss(4), InsteadOfPass(&[Effect::Damage(DamageEffect::DestroyRaptor)]), ReplaceOption(&[Effect::Damage(DamageEffect::DestroyRaptor)]), SaveCivilian, Exchange { pay: (Resource::Fuel, 1), gain: (Resource::Population, 2) }, ReplaceIcons, WakeElsewhere, LateDifficulty(3), Change(CheckChange::NoDestiny)]);

/// One of every effect, whichever subject it belongs to.
fn plain_effects() -> Vec<Effect> {
    let mut all = control();
    all.extend(resources().into_iter().map(Effect::Resources));
    all.extend(skills().into_iter().map(Effect::Skills));
    all.extend(characters().into_iter().map(Effect::Characters));
    all.extend(decks().into_iter().map(Effect::Decks));
    all.extend(quorum().into_iter().map(Effect::Quorum));
    all.extend(mutiny().into_iter().map(Effect::Mutiny));
    all.extend(cylons().into_iter().map(Effect::Cylons));
    all.extend(cylon_ships().into_iter().map(Effect::CylonShips));
    all.extend(vipers().into_iter().map(Effect::Vipers));
    all.extend(attack().into_iter().map(Effect::Attack));
    all.extend(damage().into_iter().map(Effect::Damage));
    all.extend(civilians().into_iter().map(Effect::Civilians));
    all.extend(loyalty().into_iter().map(Effect::Loyalty));
    all.extend(new_caprica().into_iter().map(Effect::NewCaprica));
    all.extend(jump().into_iter().map(Effect::Jump));
    all.extend(crisis().into_iter().map(Effect::Crisis));
    all.extend(missions().into_iter().map(Effect::Missions));
    all.extend(turn().into_iter().map(Effect::Turn));
    all
}

/// One of everything that is used in a window, or does something by itself in a check.
pub fn card_uses() -> Vec<CardUse> {
    let changes = check_changes().into_iter().map(Response::Change);
    let responses = own_responses().into_iter().chain(changes).map(CardUse::Response);
    responses.chain(check_abilities().into_iter().map(CardUse::CheckAbility)).collect()
}

/// With everybody, every group and every condition.
pub fn effects() -> Vec<Effect> {
    let mut all = plain_effects();
    all.extend(
        people().into_iter().map(|who| Effect::Characters(CharacterEffect::Send { who, to: Location::Sickbay })),
    );
    all.extend(people().into_iter().map(|who| Effect::Loyalty(LoyaltyEffect::Execute { who })));
    all.extend(Ship::ALL.iter().copied().map(|ship| Effect::NewCaprica(NewCapricaEffect::GoAboardIfEvacuated(ship))));
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
    all.extend(
        conditions().into_iter().map(|condition| Effect::If(condition, &[Effect::Damage(DamageEffect::DestroyRaptor)])),
    );
    // Three in a row, of clauses and of conditions.
    const THREE: Script = &[
        Effect::Damage(DamageEffect::DestroyRaptor),
        Effect::Attack(AttackEffect::DiscardNuke),
        Effect::CylonShips(CylonShipEffect::DestroyCenturion),
    ];
    const BOTH: Script = &[Effect::If(Condition::IsPresident, &[Effect::If(Condition::IsPilot, THREE)])];
    all.push(Effect::If(Condition::HasNuke, BOTH));
    all
}
