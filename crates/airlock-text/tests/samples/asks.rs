//! One of everything that can be asked, answered and refused.

use airlock_game::cards::{
    Ability, Character, CrisisKind, Destination, Effect, Mutiny, PeekDeck, Quorum, SkillCard, SuperCrisis, Window,
};
use airlock_game::event::{Attacker, DeckName, Defender, PeekedCard, RollFor};
use airlock_game::terms::{Area, Craft, GalacticaDamage, Icon, Location, Resource, Ship, Skill, SkillCounts, Title};
use airlock_game::{
    About, Action, Choice, Denied, Foe, How, Illegal, Interrupt, MutinyDue, Question, SetupError, Source, Spot,
};

use super::{
    ME, OTHER, calculations, crisis, cylon, icy_moon, mission, motive, mutiny, quorum, skill_card, sources, spot,
    spots, visit,
};

every!(plain_questions: Question [
    PickCharacter, PickAssist, StartArea, StartLocation, StartingHand { cards: 3 }, ReceiveSkills, DrawSkills { cards: 1 },
    DrawSkills { cards: 2 }, Move, Action { left: 1 }, Action { left: 2 }, Discard { cards: 1, payment: false },
    Discard { cards: 1, payment: true }, Feed { limit: 1 }, Feed { limit: 6 }, Window { window: Window::BeforeRoll, about: About::Roll(RollFor::FtlJump) },
    WhoFirst { window: Window::BeforeCards }, KeepCrisis, CrisisOption { crisis: Source::Crisis(crisis()) },
    KeepDestination, Target { of: Source::Quorum(quorum()), at: Spot { effect: 1, ..spot() } },
    Choose { of: Source::Location(Location::Caprica), at: spot() }, May { of: Source::Loyalty(cylon()), at: spot() },
    Risk {
        of: Source::Destination(icy_moon()), at: Spot { effect: 1, ..spot() }, craft: Craft::Raptor, count: 1
    },
    SendTo { who: ME }, SendTo { who: OTHER }, PlayQuorum, KeepQuorum, PlaySuperCrisis, SwapSuperCrisis,
    TakeCard { from: OTHER }, PeekDeck, PeekedCard { deck: PeekDeck::Crisis }, Vipers { left: 2 }, Pilot,
    PilotAttack { left: 4 }, LaunchSelf, RecallViper, GalacticaAttack, CenturionAttack, Nuke,
    LookAtCivilian { left: 2 }, MoveCivilian { area: Area::Fore, place: 0 }, Repair, RepairVipers { left: 2 },
    Restore { vipers: 3, raptors: 1 }, UseOrder, RaiderArea, RaiderVictim { area: Area::Aft }, DestroyCivilian,
    DestroyCylonShip { craft: Craft::Raider, left: 3 }, DestroyCenturion, DamageViper { left: 2 },
    DamageToken { left: 2 }, PlaceShort { craft: Craft::Basestar }, LaunchShort { craft: Craft::Raider }, BoardShort,
    LetLook { by: OTHER }, HandOnSympathizer, Recon, ExtraAction { after: skill_card() }, TakeDamage, PegasusAttack,
    MainBatteries, FullThrottle, Shield, HighestResource { by: 1 }, Sacrifice { area: Area::Fore }, RemoveBasestar,
    CivilianFights, CivilianTarget { area: Area::Fore }, RepairAny { locations: 1, vipers: 2 },
    RepairAny { locations: 0, vipers: 1 }, SortCrises, PrepareOrEvacuate, EvacuateTo, GoAboard, PeekedLocked,
    ActivateOccupation, DestroyOccupation { left: 1 }, DestroyOccupation { left: 2 }, FightAgain, LetExecute,
    NextExecuted, NextFreed, MayDiscard { cards: 1 }, MayDiscard { cards: 2 }, LetDiscard { cards: 1 }, LetDiscard { cards: 2 },
    HandOnLoyalty, RevealAndHandOn, GiveCard { draw: 2 }, GiveWhich { to: OTHER }, ExecuteInstead { target: ME },
    ExecuteInstead { target: OTHER }, NextAbility, Learned { cards: 3 }, AddRevealed, PutOnDestiny { cards: 1 },
    PutOnDestiny { cards: 2 }, DiscardDestiny { cards: 1 }, DiscardDestiny { cards: 2 }, BottomOfDeck,
    NameSkill { who: ME }, NameSkill { who: OTHER }, DiscardQuorum { left: 1 }, DiscardQuorum { left: 2 },
    AddOrDrawMutiny, TakeFromCheck { ability: skill_card() }, RemoveFromCheck { ability: skill_card() },
    ActivateLocation { left: 1 }, ActivateLocation { left: 3 }, GiveQuorum, PlayOrDiscardQuorum, LaunchReservesTo,
    LaunchReserves { area: Area::Fore, left: 1 }, LaunchReserves { area: Area::Fore, left: 2 }, DiscardMutiny { due: MutinyDue::Limit(1) },
    DiscardMutiny { due: MutinyDue::Limit(2) }, DiscardMutiny { due: MutinyDue::Keep(1) }, DiscardMutiny { due: MutinyDue::One },
    PickMutiny { to: ME }, PickMutiny { to: OTHER }, PlayMutiny, GiveCards { to: OTHER, cards: 1 },
    GiveCards { to: OTHER, cards: 2 }, ReplaceCivilian, RecallCivilian, BuryQuorum { left: 1 }, BuryQuorum { left: 2 },
    PlaceAnywhere { of: Source::Mutiny(mutiny()) }, PlaceAnywhere { of: Source::Location(Location::RaiderBay) },
    SortTop { deck: PeekDeck::Mission }, ActivateAgain { location: Location::Command },
    ActivateAfterOrder { location: Location::Command }, DrawAtLoss { draw: 3, keep: 2 }, DiscardDrawn, SacrificeViper,
    HandOnMutineer, DrawsLoyalty, SpareDiscard, DiscardSuperCrisis, LayOpen, NameForAll { cards: 1 },
    NameForAll { cards: 2 }, StayPresident { against: OTHER }, PayRebels, SearchSkills { left: 1 },
    SearchSkills { left: 2 }, RaiderBay, AssaultRaptorArrives, PlaceWhich { area: Area::Aft }, StayInSpace,
    KeepInSpace { area: Area::PortBow },
]);

/// With the questions that every card can ask, and every window.
pub fn questions() -> Vec<Question> {
    let mut all = plain_questions();
    for of in sources() {
        for (at, effect) in spots(of) {
            let mut ask = |effect: &Effect| match *effect {
                Effect::Target { .. } => all.push(Question::Target { of, at }),
                Effect::Choose { .. } => all.push(Question::Choose { of, at }),
                Effect::May { .. } => all.push(Question::May { of, at }),
                Effect::Risk { craft, count, .. } => all.push(Question::Risk { of, at, craft, count }),
                _ => {}
            };
            visit(effect, &mut ask);
        }
    }
    let has_options = |of: &Source| {
        let kind = of.crisis_row().map(|row| &row.kind);
        matches!(kind, Some(CrisisKind::CheckOr { .. } | CrisisKind::Choice { .. }))
    };
    all.extend(sources().into_iter().filter(has_options).map(|crisis| Question::CrisisOption { crisis }));
    all.extend(
        Window::ALL
            .iter()
            .flat_map(|&window| abouts().into_iter().map(move |about| Question::Window { window, about })),
    );
    all
}

every!(actions: Action [
    Location(Location::Command), Location(Location::FtlControl), Card(skill_card()), Ability(Ability::Cag), Nuke,
    DrawQuorum, PlayQuorum(quorum()), Viper, Reveal(cylon()), FightOccupation, Detain(OTHER), LeaveOrbit,
    EndInfiltration, PlayMutiny(mutiny()),
]);

/// With every action that a card, location or ability can be.
pub fn all_actions() -> Vec<Action> {
    let mut all = actions();
    all.extend(SkillCard::all().map(Action::Card));
    all.extend(Quorum::all().map(Action::PlayQuorum));
    all.extend(Mutiny::all().map(Action::PlayMutiny));
    all.extend(Location::ALL.iter().copied().map(Action::Location));
    all.extend(Ability::ALL.iter().copied().map(Action::Ability));
    all
}

every!(interrupts: Interrupt [
    Card(skill_card()), Card(calculations()), Ability(Ability::EcoOfficer), Ability(Ability::FastLearner),
    Quorum(quorum()), Motive(motive()),
]);

every!(hows: How [
    Plain, Shift(-3), Shift(3), Pass, Fail, Skill(Skill::Piloting), Area(Area::PortBow), Card(skill_card()),
    Title(Title::Admiral), Option(1), Icon(Icon::Basestars), Raptor(Area::Aft),
]);

every!(foes: Foe [Raider(Area::Fore), HeavyRaider(Area::Aft), Basestar(0), Centurion(2), Scar(Area::Aft)]);

every!(plain_choices: Choice [
    Pass, Accept, Character(Character::default()), Seat(ME), Seat(OTHER), Location(Location::Brig), Area(Area::Fore),
    Draw(SkillCounts::one(Skill::Politics).plus(Skill::Tactics, 2)), Skill(Skill::Treachery), Card(skill_card()),
    Option(0), Option(1), Option(2), Act(Action::Nuke), Use(Interrupt::Card(skill_card()), How::Plain),
    Crisis(crisis()), SuperCrisis(SuperCrisis::default()), Destination(Destination::default()), Quorum(quorum()),
    Deck(PeekDeck::Destination), PutUnder, Launch(Area::PortAft), Fly(Area::Fore, Area::PortBow),
    Attack(None, Foe::Centurion(0)), Basestar(1), Civilian(Area::Aft, 1), Unmanned(Area::Fore),
    Damage(GalacticaDamage::Fuel), Damage(GalacticaDamage::Command), RepairViper, Return(Craft::Raptor),
    Ship(Ship::Pegasus), Resource(Resource::Food), InReserves(Craft::Viper), CrisisOnTop(crisis()),
    CrisisUnder(crisis()), HandOn(cylon(), OTHER), Bottom(DeckName::Quorum), Bottom(DeckName::Skill(Skill::Tactics)),
    Prepare, Evacuate, Mutiny(mutiny()), Motive(motive()), CardOnTop(PeekedCard::Mission(mission())),
    CardUnder(PeekedCard::Crisis(crisis())), CardUnder(PeekedCard::Mutiny(mutiny())),
    CardUnder(PeekedCard::Destination(icy_moon())), CardUnder(PeekedCard::Quorum(quorum())),
    CardUnder(PeekedCard::Skill(skill_card())), CardUnder(PeekedCard::SuperCrisis(SuperCrisis::default())),
    LaunchRaptor(Area::PortAft), FlyRaptor(Area::Fore, Area::PortBow), RaptorAttack(Area::Fore, Foe::Raider(Area::Fore)),
    UnmannedRaptor(Area::Fore), InReserves(Craft::AssaultRaptor), InReserves(Craft::Raider), Return(Craft::AssaultRaptor),
]);

pub fn choices() -> Vec<Choice> {
    let mut all = plain_choices();
    all.extend(actions().into_iter().map(Choice::Act));
    for what in interrupts() {
        all.extend(hows().into_iter().map(|how| Choice::Use(what, how)));
    }
    for foe in foes() {
        all.extend([None, Some(Area::Fore)].map(|area| Choice::Attack(area, foe)));
        all.push(Choice::RaptorAttack(Area::Fore, foe));
    }
    all
}

/// What windows open over.
pub fn abouts() -> Vec<About> {
    let (card, on) = (Source::Crisis(crisis()), Source::Location(Location::Brig));
    let attack = RollFor::Attack(Attacker::Raider(Area::Fore), Defender::Pilot(OTHER));
    let rolls = [
        RollFor::Effect(card),
        RollFor::FtlJump,
        attack,
        RollFor::FightOccupation(Location::Shipyard),
        RollFor::Detain(OTHER),
    ];
    let mut all =
        vec![About::Crisis(card), About::Check(on), About::Total { on, total: 5, difficulty: 7 }, About::Vipers];
    all.extend([About::Raiders, About::Turn, About::Treachery, About::Destroyed(ME), About::Destroyed(OTHER)]);
    all.extend([About::Civilian(Area::Aft), About::Jump, About::Infiltration, About::Motives]);
    for roll in rolls {
        all.extend([About::Roll(roll), About::Rolled(roll, 6)]);
    }
    all
}

every!(denials: Denied [
    Stranded, NoAction, Damaged, Forbidden, Weakness(Ability::EmotionallyAttached), TooFewCards, Requires, NoTarget, OncePerTurn, OncePerGame,
    NotMoving,
]);

every!(refusals: Illegal [Over, NotAsked(ME), NotAnOption]);

every!(setup_errors: SetupError [
    Players(9), NoSympathizer(5), Cooperative(1), CooperativeNoSympathizer, PegasusPlayers(2), SevenWithoutLeader,
    NewCapricaWithoutPegasus, LeadersWithoutExpansion, SympatheticCylon(5), SympatheticCylonWithLeaders,
    SympatheticCylonNoSympathizer, NoSympathizerWithLeaders, CooperativeExpanded, DaybreakPlayers(2),
    EarthWithoutDaybreak, SympathizerWithDaybreak,
]);
