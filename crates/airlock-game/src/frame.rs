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
use crate::rules::{
    action, activation, attack, basestars, civilians, crisis, damage, deeds, destiny, discard, draw, escort, execution,
    favours, habits, infiltration, jump, launch, leaders, loyalty, missions, motives, movement, mutineer, mutiny,
    mutiny_card, new_caprica, order, overlays, peek, pegasus, place, quorum, raptors, rebel_basestar, remote, repair,
    resources, reveal, roll, sacrifice, scar, script, setup, skill_check, squadron, take, turn, vipers, window,
};
use crate::seat::Seat;

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
    Preparation(setup::Preparation),
    Turn(turn::PlayerTurn),
    ReceiveSkills(turn::ReceiveSkills),
    Movement(movement::Movement),
    Actions(action::Actions),
    Order(order::Order),
    Discards(discard::Discards),
    Draw(draw::DrawCards),
    Script(script::Resolve),
    Window(window::OpenWindow),
    Roll(roll::DieRoll),
    CrisisStep(crisis::CrisisStep),
    CrisisCard(crisis::CrisisCard),
    SuperCrisis(crisis::PlaySuperCrisis),
    Check(skill_check::SkillCheck),
    Icon(activation::IconActivation),
    Raiders(activation::RaiderActivation),
    HeavyRaiders(activation::HeavyRaiderActivation),
    BasestarAttacks(activation::BasestarAttacks),
    Launches(launch::Launches),
    Attack(attack::Attack),
    Place(place::PlaceShips),
    VipersPlaced(vipers::VipersPlaced),
    Vipers(vipers::ActivateVipers),
    Pilot(vipers::PilotAction),
    PilotAttacks(vipers::PilotAttacks),
    LaunchSelf(vipers::LaunchSelf),
    ChooseFoe(attack::ChooseFoe),
    Ftl(jump::FtlJump),
    Jump(jump::FleetJump),
    Milestones(jump::Milestones),
    Sleeper(loyalty::SleeperPhase),
    Reveal(reveal::Reveal),
    PlayQuorum(quorum::PlayQuorum),
    QuorumCard(quorum::QuorumCard),
    ResolveQuorum(quorum::ResolveQuorumOf),
    Peek(peek::Peek),
    LookAtCivilians(civilians::LookAtCivilians),
    DestroyCivilian(civilians::DestroyCivilian),
    DestroyCylons(damage::DestroyCylonShips),
    DamageVipers(damage::DamageVipers),
    DamageOf(damage::DamageGalacticaOf),
    Repair(repair::Repair),
    Restore(repair::RestoreShips),
    TakeCard(take::TakeCard),
    Execution(execution::Execution),
    EndInfiltration(infiltration::EndInfiltration),
    Favour(favours::Favour),
    Intolerance(favours::Intolerance),
    DamageGalactica(pegasus::DamageGalactica),
    MainBatteries(pegasus::MainBatteries),
    BeforeRaiders(activation::BeforeRaiders),
    Barrage(scar::Barrage),
    Destroyed(basestars::Destroyed),
    RemoveBasestar(basestars::RemoveBasestar),
    FullThrottle(vipers::FullThrottle),
    Sacrifice(sacrifice::Sacrifice),
    Shield(resources::Shield),
    LoseHighest(resources::LoseHighest),
    RepairAny(repair::RepairAny),
    CivilianFight(civilians::CivilianFight),
    SortCrises(peek::SortCrises),
    TreacheryDiscarded(discard::TreacheryDiscarded),
    Glimpse(destiny::GlimpseDestiny),
    ReadDestiny(destiny::ReadDestiny),
    LookAtBottom(destiny::LookAtBottom),
    NameSkill(destiny::NameSkill),
    QuorumLimit(quorum::QuorumLimit),
    Forces(new_caprica::occupation::Forces),
    Fight(new_caprica::occupation::Fight),
    Detain(new_caprica::occupation::Detain),
    PrepareOrEvacuate(new_caprica::ships::PrepareOrEvacuate),
    Evacuate(new_caprica::ships::Evacuate),
    GoAboard(new_caprica::ships::GoAboard),
    PeekLocked(new_caprica::ships::PeekLocked),
    LeaveOrbit(new_caprica::leaving::LeaveOrbit),
    DrawMutiny(mutiny::DrawMutiny),
    DiscardMutiny(mutiny::DiscardMutiny),
    MutinyCard(mutiny_card::MutinyCard),
    PlayMutinyOf(mutiny_card::PlayMutinyOf),
    GiveCards(deeds::GiveCards),
    ReturnCivilian(deeds::ReturnCivilian),
    BuryQuorum(deeds::BuryQuorum),
    PlaceAnywhere(deeds::PlaceAnywhere),
    Activation(habits::Activation),
    Memento(habits::Memento),
    Threatened(escort::Threatened),
    SortTop(peek::SortTop),
    ActivateLocations(remote::ActivateLocations),
    ShareQuorum(quorum::ShareQuorum),
    OneViper(squadron::OneViper),
    LaunchReserves(squadron::LaunchReserves),
    TurnUpMutineer(mutineer::TurnUpMutineer),
    HandOnMutineer(mutineer::HandOnMutineer),
    MotiveMoment(motives::MotiveMoment),
    Spare(leaders::SpareDiscard),
    LeavingPrice(leaders::LeavingPrice),
    Mission(missions::ActivateMission),
    NameForAll(missions::NameForAll),
    Unseat(overlays::Unseat),
    FreePrisoners(overlays::FreePrisoners),
    PayRebels(rebel_basestar::PayRebels),
    SearchSkills(rebel_basestar::SearchSkills),
    RaiderBay(rebel_basestar::RaiderBay),
    RaptorArrives(raptors::RaptorArrives),
    RaptorsAtJump(raptors::RaptorsAtJump),
    ActivateViper(vipers::ActivateViper),
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
            Answer::Cards(_) => unreachable!("the options were single choices"),
        }
    }
}

/// One question with single choices.
pub(crate) fn choose(seat: Seat, question: Question, choices: Vec<Choice>) -> Ask {
    Ask { seat, question, options: Options::Choices(choices) }
}
