//! One of everything that can be put into words. A variant without a sample stops the build.

#![allow(dead_code, reason = "each test uses its own part")]

use airlock_game::cards::{
    Ability, Agenda, Among, Amount, Character, Check, Civilian, Condition, Crisis, CrisisKind, CylonPiece, Destination,
    Effect, From, Hold, Look, Loyalty, Mission, Motive, Mutiny, PeekDeck, Pick, Quorum, Reach, Rest, Script, SkillCard,
    StandingRule, SuperCrisis, Until, Who, Window,
};
use airlock_game::event::{Attacker, DeckName, Defender, PeekedCard, RollFor, ViperAt};
use airlock_game::terms::{
    Area, BasestarDamage, Craft, GalacticaDamage, Icon, Location, PegasusDamage, Resource, Set, Sets, Ship, Side,
    Skill, SkillCounts, SkillSet, Title,
};
use airlock_game::{
    About, Action, Branch, Cause, Choice, Code, Denied, Ending, Event, Foe, How, Illegal, Interrupt, MutinyDue,
    Outcome, Question, Seat, SeatSet, Secret, SetupError, Source, Spot,
};
use airlock_text::Names;

/// Writes the function that lists samples of an enum, each variant at least once.
macro_rules! every {
    ($name:ident: $type:ident [$($variant:ident $({ $($field:tt)* })? $(( $($value:tt)* ))?),+ $(,)?]) => {
        pub fn $name() -> Vec<$type> {
            #[allow(unreachable_patterns)]
            fn is_listed(sample: &$type) -> bool {
                match sample { $($type::$variant { .. } => true),+ }
            }
            let samples = vec![$($type::$variant $({ $($field)* })? $(( $($value)* ))?),+];
            assert!(samples.iter().all(is_listed));
            samples
        }
    };
}

mod daybreak;
pub mod terminal;

pub const ME: Seat = Seat(0);
pub const OTHER: Seat = Seat(1);
pub const THIRD: Seat = Seat(2);

pub struct Table {
    pub basestars: Option<Area>,
}

impl Names for Table {
    fn seat(&self, seat: Seat) -> String {
        ["Adama", "Starbuck", "Roslin"][seat.index()].to_owned()
    }

    fn character(&self, seat: Seat) -> Option<Character> {
        // The third has none yet, and is called by his own name.
        ["william-adama", "kara-starbuck-thrace"].get(seat.index()).and_then(|id| Character::from_id(id))
    }

    fn basestar(&self, _number: u8) -> Option<Area> {
        self.basestars
    }
}

/// The same people at a table with Daybreak, each of them in an assault raptor.
pub struct AtDaybreak;

impl Names for AtDaybreak {
    fn seat(&self, seat: Seat) -> String {
        Table { basestars: None }.seat(seat)
    }

    fn sets(&self) -> Sets {
        Sets::BASE.with(Set::Daybreak)
    }

    fn flies_raptor(&self, _seat: Seat) -> bool {
        true
    }
}

fn known<T: Copy>(value: T) -> Secret<T> {
    Secret::among(SeatSet::EVERYBODY, value)
}

fn hidden<T>() -> Secret<T> {
    Secret { to: SeatSet::NONE, value: None }
}

fn skill_card() -> SkillCard {
    SkillCard::from_id("repair-2").expect("a card of the base game")
}

fn crisis() -> Crisis {
    Crisis::from_id("water-sabotaged").expect("a card of the base game")
}

fn quorum() -> Quorum {
    Quorum::from_id("assign-arbitrator").expect("a card of the base game")
}

fn cylon() -> Loyalty {
    Loyalty::from_id("you-are-a-cylon-can-damage-galactica").expect("a card of the base game")
}

fn calculations() -> SkillCard {
    SkillCard::from_id("calculations-3").expect("a card of Pegasus")
}

fn sympathetic() -> Loyalty {
    Loyalty::from_id("you-are-a-sympathetic-cylon").expect("a card of Pegasus")
}

fn mutiny() -> Mutiny {
    Mutiny::from_id("feed-the-people").expect("a card of Daybreak")
}

fn motive() -> Motive {
    Motive::from_id("make-an-ally").expect("a card of Daybreak")
}

fn mission() -> Mission {
    Mission::from_id("rescue-hera").expect("a card of Daybreak")
}

fn icy_moon() -> Destination {
    Destination::from_id("icy-moon-1").expect("a card of the base game")
}

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

fn spot() -> Spot {
    Spot::default()
}

/// Every effect of a list, those inside others too.
pub fn visit(script: Script, see: &mut impl FnMut(&Effect)) {
    for effect in script {
        see(effect);
        (0..).map_while(|branch| effect.inner(branch)).for_each(|inner| visit(inner, see));
    }
}

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
    LoyaltyDealt { seat: OTHER, card: hidden() }, DestinyBuilt { cards: 10 }, TurnBegan { seat: ME, number: 14 },
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
    pass: &[Effect::DestroyRaptor],
    partial: Some((6, &[])),
    fail: &[Effect::Turn(Resource::Fuel, -1)],
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
    TakeCard { from: Who::Target }, Target { by: Who::Admiral, among: Among::Others, then: &[Effect::Order] },
    Choose { by: Who::Admiral, options: &[&[Effect::DestroyRaptor], &[]] },
    May { by: Who::Admiral, then: &[Effect::Risk { by: Who::Admiral, craft: Craft::Raptor, count: 1, then: &[] }] },
    If(Condition::HasNuke, &[Effect::DiscardNuke]),
    Roll { by: Who::Target, upto: 4, low: &[Effect::DestroyRaptor], high: &[] },
    Risk { by: Who::You, craft: Craft::Viper, count: 2, then: &[Effect::DestroyRaptor] }, FailBox, Check(CHECK),
    Place { area: Area::Fore, craft: &[(Craft::Raider, 2)] }, Activate(Icon::Raiders), ActivatePlaced(Area::Fore),
    Launch { raiders: 2, heavy_raiders: 1 }, Board(1), DamageGalactica, DamageGalacticaOf { draw: 5, resolve: 2 },
    DamageVipers { count: 2, hold: Hold::Space }, RecallVipers, DestroyRaptor, ReturnRaptors(2),
    RestoreShips { vipers: 3, raptors: 1 }, DestroyCivilian, DestroyCylonShips { craft: Craft::Raider, count: 3 },
    DestroyCenturion, ActivateVipers(2), AttackAsPilot(4), LaunchSelf, GalacticaAttacks, AttackCenturion, LaunchNuke,
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
    RepairAny { locations: 2, vipers: 1 }, RepairVipers(1), RepairVipers(2),
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
    ReplaceOption(&[Effect::DestroyRaptor]), SaveCivilian,
    Exchange { pay: (Resource::Fuel, 1), gain: (Resource::Population, 2) }, ReplaceIcons, WakeElsewhere,
]);

/// With everybody, every group and every condition.
pub fn effects() -> Vec<Effect> {
    let mut all = plain_effects();
    all.extend(people().into_iter().map(|who| Effect::Send { who, to: Location::Sickbay }));
    all.extend(people().into_iter().map(|who| Effect::Execute { who }));
    all.extend(Ship::ALL.iter().copied().map(Effect::GoAboardIfEvacuated));
    all.push(Effect::Target {
        by: Who::Admiral,
        among: Among::RevealedCylons,
        then: &[Effect::Execute { who: Who::Target }],
    });
    for among in groups() {
        let send = &[Effect::Send { who: Who::Target, to: Location::Brig }];
        all.push(Effect::Target { by: Who::Current, among, then: send });
        all.push(Effect::Target { by: Who::You, among, then: &[Effect::Order] });
    }
    all.extend(conditions().into_iter().map(|condition| Effect::If(condition, &[Effect::DestroyRaptor])));
    // Three in a row, of clauses and of conditions.
    const THREE: Script = &[Effect::DestroyRaptor, Effect::DiscardNuke, Effect::DestroyCenturion];
    const BOTH: Script = &[Effect::If(Condition::IsPresident, &[Effect::If(Condition::IsPilot, THREE)])];
    all.push(Effect::If(Condition::HasNuke, BOTH));
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
