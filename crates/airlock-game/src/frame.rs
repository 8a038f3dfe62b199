//! Time is a stack of frames.
//!
//! A frame is one procedure of the rules under way: plain saved data, ids and numbers only. It is
//! stepped until it asks, calls another frame, or is done; an answer goes to the frame on top.
//!
//! Invariant: a frame holds nothing that any seat may not know. Hidden cards lie in the piles of
//! the state, secret answers in `Game::collected` or at the end of a hand.

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Options, Question};
use crate::game::Game;
use crate::rules;
use crate::seat::Seat;
use crate::terms::Location;

/// What a procedure wants next.
pub(crate) enum Flow {
    /// Go on with this frame.
    Go(Frame),
    /// Put the first frame back and run the second on top of it.
    Call(Frame, Frame),
    /// Wait for an answer to this frame's question.
    Ask(Frame),
    /// This procedure is finished; the one below goes on.
    Done,
}

impl Flow {
    pub(crate) fn go(frame: impl Into<Frame>) -> Flow {
        Flow::Go(frame.into())
    }

    pub(crate) fn call(frame: impl Into<Frame>, inner: impl Into<Frame>) -> Flow {
        Flow::Call(frame.into(), inner.into())
    }

    pub(crate) fn ask(frame: impl Into<Frame>) -> Flow {
        Flow::Ask(frame.into())
    }
}

/// A procedure of the rules.
pub(crate) trait Procedure: Into<Frame> {
    fn step(self, game: &mut Game) -> Flow;

    /// The questions of a procedure that waits.
    fn asks(&self, _game: &Game, _asks: &mut Vec<Ask>) {
        unreachable!("this procedure asks nothing")
    }

    /// Takes an answer that is among the listed ones.
    fn answer(self, _game: &mut Game, _seat: Seat, _answer: Answer) -> Flow {
        unreachable!("this procedure asks nothing")
    }
}

macro_rules! frames {
    ($($variant:ident($type:path)),* $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Frame { $($variant($type)),* }

        impl Frame {
            pub(crate) fn step(self, game: &mut Game) -> Flow {
                match self { $(Frame::$variant(frame) => frame.step(game)),* }
            }

            pub(crate) fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
                match self { $(Frame::$variant(frame) => frame.asks(game, asks)),* }
            }

            pub(crate) fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
                match self { $(Frame::$variant(frame) => frame.answer(game, seat, answer)),* }
            }
        }

        $(impl From<$type> for Frame {
            fn from(frame: $type) -> Frame {
                Frame::$variant(frame)
            }
        })*
    };
}

frames! {
    Preparation(rules::setup::Preparation),
    Turn(rules::turn::PlayerTurn),
    ReceiveSkills(rules::skills::receive::ReceiveSkills),
    Movement(rules::turn::movement::Movement),
    Actions(rules::turn::action::Actions),
    Order(rules::turn::order::Order),
    Discards(rules::skills::discard::Discards),
    Draw(rules::skills::draw::DrawCards),
    Script(rules::script::Resolve),
    Window(rules::window::OpenWindow),
    Roll(rules::dice::DieRoll),
    CrisisStep(rules::crisis::CrisisStep),
    CrisisCard(rules::crisis::CrisisCard),
    SuperCrisis(rules::crisis::PlaySuperCrisis),
    Check(rules::check::SkillCheck),
    Icon(rules::crisis::icons::IconActivation),
    Raiders(rules::space::cylon_ships::activation::RaiderActivation),
    HeavyRaiders(rules::space::cylon_ships::activation::HeavyRaiderActivation),
    BasestarAttacks(rules::space::cylon_ships::activation::BasestarAttacks),
    Launches(rules::space::cylon_ships::launch::Launches),
    Attack(rules::space::attack::Attack),
    Place(rules::space::cylon_ships::place::PlaceShips),
    VipersPlaced(rules::space::vipers::VipersPlaced),
    Vipers(rules::space::vipers::ActivateVipers),
    Pilot(rules::space::vipers::PilotAction),
    PilotAttacks(rules::space::vipers::PilotAttacks),
    LaunchSelf(rules::space::vipers::LaunchSelf),
    ChooseFoe(rules::space::attack::ChooseFoe),
    Ftl(rules::jump::FtlJump),
    Jump(rules::jump::FleetJump),
    Milestones(rules::jump::Milestones),
    Sleeper(rules::loyalty::SleeperPhase),
    Reveal(rules::loyalty::reveal::Reveal),
    PlayQuorum(rules::quorum::PlayQuorum),
    QuorumCard(rules::quorum::QuorumCard),
    ResolveQuorum(rules::quorum::ResolveQuorumOf),
    Peek(rules::decks::peek::Peek),
    LookAtCivilians(rules::space::civilians::LookAtCivilians),
    DestroyCivilian(rules::space::civilians::DestroyCivilian),
    DestroyCylons(rules::space::damage::DestroyCylonShips),
    DamageVipers(rules::space::damage::DamageVipers),
    DamageOf(rules::space::damage::DamageGalacticaOf),
    Repair(rules::space::damage::repair::Repair),
    Restore(rules::space::damage::repair::RestoreShips),
    TakeCard(rules::skills::hands::TakeCard),
    Execution(rules::loyalty::execution::Execution),
    EndInfiltration(rules::cylons::infiltration::EndInfiltration),
    Favour(rules::characters::favours::Favour),
    Intolerance(rules::check::intolerance::Intolerance),
    DamageGalactica(rules::space::damage::pegasus::DamageGalactica),
    MainBatteries(rules::space::damage::pegasus::MainBatteries),
    BeforeRaiders(rules::space::cylon_ships::activation::BeforeRaiders),
    Barrage(rules::space::cylon_ships::scar::Barrage),
    Destroyed(rules::space::cylon_ships::basestars::Destroyed),
    RemoveBasestar(rules::space::cylon_ships::basestars::RemoveBasestar),
    FullThrottle(rules::space::vipers::FullThrottle),
    Sacrifice(rules::space::vipers::sacrifice::Sacrifice),
    Shield(rules::resources::Shield),
    LoseHighest(rules::resources::LoseHighest),
    RepairAny(rules::space::damage::repair::RepairAny),
    CivilianFight(rules::space::civilians::CivilianFight),
    SortCrises(rules::crisis::sort::SortCrises),
    TreacheryDiscarded(rules::skills::discard::TreacheryDiscarded),
    Glimpse(rules::skills::destiny::GlimpseDestiny),
    ReadDestiny(rules::skills::destiny::ReadDestiny),
    LookAtBottom(rules::decks::bottom::LookAtBottom),
    NameSkill(rules::skills::destiny::NameSkill),
    QuorumLimit(rules::quorum::QuorumLimit),
    Forces(rules::new_caprica::occupation::Forces),
    Fight(rules::new_caprica::occupation::Fight),
    Detain(rules::new_caprica::occupation::Detain),
    PrepareOrEvacuate(rules::new_caprica::ships::PrepareOrEvacuate),
    Evacuate(rules::new_caprica::ships::Evacuate),
    GoAboard(rules::new_caprica::ships::GoAboard),
    PeekLocked(rules::new_caprica::ships::PeekLocked),
    LeaveOrbit(rules::new_caprica::leaving::LeaveOrbit),
    DrawMutiny(rules::mutiny::DrawMutiny),
    DiscardMutiny(rules::mutiny::DiscardMutiny),
    MutinyCard(rules::mutiny::card::MutinyCard),
    PlayMutinyOf(rules::mutiny::card::PlayMutinyOf),
    GiveCards(rules::skills::hands::GiveCards),
    ReturnCivilian(rules::space::civilians::ReturnCivilian),
    BuryQuorum(rules::quorum::bury::BuryQuorum),
    PlaceAnywhere(rules::space::cylon_ships::place::PlaceAnywhere),
    Activation(rules::turn::habits::Activation),
    Memento(rules::skills::memento::Memento),
    Threatened(rules::space::civilians::escort::Threatened),
    SortTop(rules::decks::peek::SortTop),
    ActivateLocations(rules::turn::remote::ActivateLocations),
    ShareQuorum(rules::quorum::ShareQuorum),
    OneViper(rules::space::vipers::squadron::OneViper),
    LaunchReserves(rules::space::vipers::squadron::LaunchReserves),
    TurnUpMutineer(rules::loyalty::mutineer::TurnUpMutineer),
    HandOnMutineer(rules::loyalty::mutineer::HandOnMutineer),
    MotiveMoment(rules::cylons::motives::MotiveMoment),
    Spare(rules::skills::spare::SpareDiscard),
    LeavingPrice(rules::turn::leaving::LeavingPrice),
    Mission(rules::missions::ActivateMission),
    NameForAll(rules::skills::search::NameForAll),
    SendTo(rules::characters::send_to::SendTo),
    LetLook(rules::loyalty::consent::LetLook),
    LetExecute(rules::loyalty::consent::LetExecute),
    Infiltrate(rules::cylons::infiltration::Infiltrate),
    Unseat(rules::quorum::unseat::Unseat),
    FreePrisoners(rules::characters::lost_boards::FreePrisoners),
    PayRebels(rules::missions::rebel_basestar::PayRebels),
    SearchSkills(rules::skills::search::SearchSkills),
    RaiderBay(rules::missions::rebel_basestar::RaiderBay),
    RaptorArrives(rules::space::vipers::raptors::RaptorArrives),
    RaptorsAtJump(rules::space::vipers::raptors::RaptorsAtJump),
    ActivateViper(rules::space::vipers::ActivateViper),
}

impl Frame {
    /// Goes on only when an effect is resolved as a whole: the card, the action, the activation.
    pub(crate) fn is_between_effects(&self) -> bool {
        matches!(self, Frame::Turn(_) | Frame::Actions(_) | Frame::CrisisCard(_))
    }
}

impl Answer {
    pub(crate) fn choice(self) -> Choice {
        match self {
            Answer::One(choice) => choice,
            Answer::Cards(_) => panic!("the options were single choices"),
        }
    }

    /// What was answered where only locations were listed.
    pub(crate) fn location(self) -> Location {
        match self.choice() {
            Choice::Location(location) => location,
            choice => panic!("{choice:?} is not a location"),
        }
    }

    /// Whether an offer was accepted.
    pub(crate) fn accepts(self) -> bool {
        match self.choice() {
            Choice::Accept => true,
            Choice::Pass => false,
            choice => panic!("{choice:?} neither accepts nor declines"),
        }
    }
}

/// One question with single choices.
pub(crate) fn choose(seat: Seat, question: Question, choices: Vec<Choice>) -> Ask {
    Ask { seat, question, options: Options::Choices(choices) }
}
