//! The interpreter of the cards' vocabulary: effects in order, one after the other.
//!
//! A [`Resolve`] frame points at a list of effects in a card ([`Code`]). Effects that need
//! somebody's decision ask; effects that are procedures of their own are called.

pub(crate) mod fleet;
pub(crate) mod possible;
pub(crate) mod who;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{AbilityRule, Amount, Condition, Effect, From, Pick, Trait, Who};
use crate::event::RollFor;
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::rules::check::SkillCheck;
use crate::rules::crisis::icons::IconActivation;
use crate::rules::crisis::{CrisisStep, PlaySuperCrisis};
use crate::rules::decks::peek::Peek;
use crate::rules::dice::DieRoll;
use crate::rules::jump::FtlJump;
use crate::rules::loyalty::execution::Execution;
use crate::rules::loyalty::reveal::Reveal;
use crate::rules::quorum::{PlayQuorum, ResolveQuorumOf};
use crate::rules::skills::discard::{Demand, Discards};
use crate::rules::skills::draw::DrawCards;
use crate::rules::skills::hands::TakeCard;
use crate::rules::skills::spare::SpareDiscard;
use crate::rules::space::attack::ChooseFoe;
use crate::rules::space::civilians::{DestroyCivilian, LookAtCivilians};
use crate::rules::space::damage::{DamageGalacticaOf, DamageVipers, DestroyCylonShips};
use crate::rules::space::cylon_ships::launch::Launches;
use crate::rules::space::damage::pegasus::DamageGalactica;
use crate::rules::space::cylon_ships::place::PlaceShips;
use crate::rules::space::damage::repair::{Repair, RestoreShips};
use crate::rules::space::vipers::{ActivateVipers, LaunchSelf, PilotAttacks};
use crate::rules::turn::action::Actions;
use crate::rules::turn::order::Order;
use crate::seat::{Seat, SeatSet};
use crate::source::{Branch, Code, Source};
use crate::terms::Ship;
use crate::view::EffectNow;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resolve {
    code: Code,
    /// The effect that is next.
    at: u8,
    you: Seat,
    target: Option<Seat>,
    /// A die was rolled for the effect at `at`.
    rolled: bool,
    /// Who has discarded and draws next, where each player does both before the next one (BASE-009).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    each: Option<Seat>,
}

impl Resolve {
    pub(crate) fn new(code: Code, you: Seat) -> Resolve {
        Resolve { code, at: 0, you, target: None, rolled: false, each: None }
    }

    pub(crate) fn aimed(code: Code, you: Seat, target: Option<Seat>) -> Resolve {
        Resolve { code, at: 0, you, target, rolled: false, each: None }
    }

    /// The list `branch` inside the current effect.
    fn inner(&self, branch: u8) -> Resolve {
        Resolve { code: self.code.inner(self.at, branch), at: 0, rolled: false, each: None, ..*self }
    }

    /// The effect under way, as everybody sees it; none once the list is through.
    pub(crate) fn now(&self) -> Option<EffectNow> {
        let effect = *self.code.script().get(usize::from(self.at))?;
        Some(EffectNow { of: self.code.source, effect, you: self.you, target: self.target })
    }

    fn effect(&self) -> Effect {
        self.code.script()[usize::from(self.at)]
    }

    /// On to the next effect.
    fn next(self) -> Resolve {
        Resolve { at: self.at + 1, rolled: false, each: None, ..self }
    }

    pub(crate) fn you(&self) -> Seat {
        self.you
    }

    pub(crate) fn source(&self) -> Source {
        self.code.source
    }

    pub(crate) fn code(&self) -> Code {
        self.code
    }

    pub(crate) fn at(&self) -> u8 {
        self.at
    }

    pub(crate) fn done(self) -> Flow {
        Flow::go(self.next())
    }

    pub(crate) fn then(self, inner: impl Into<Frame>) -> Flow {
        Flow::call(self.next(), inner)
    }

    pub(crate) fn who(&self, game: &Game, who: Who) -> SeatSet {
        game.who(who, self.you, self.target)
    }

    pub(crate) fn decider(&self, game: &Game, who: Who) -> Seat {
        game.decider(who, self.you, self.target)
    }

    /// Whether this is part of a Crisis: its own text, or what takes the place of its options (DAY-051).
    fn is_of_crisis(&self) -> bool {
        let replaces = |rule| matches!(rule, AbilityRule::Interrupt(_, Effect::ReplaceOption(_)));
        match self.code.source {
            Source::Crisis(_) | Source::SuperCrisis(_) => true,
            Source::Ability(ability) => replaces(ability.row().1.rule),
            Source::Quorum(_)
            | Source::Destination(_)
            | Source::Location(_)
            | Source::Skill(_)
            | Source::Title(_)
            | Source::Loyalty(_)
            | Source::Mutiny(_)
            | Source::Mission(_) => false,
        }
    }

    /// BASE-190: a Cylon player may ignore what a Crisis would do to him.
    pub(crate) fn may_be_ignored(&self, game: &Game, seat: Seat) -> bool {
        self.is_of_crisis() && !game.is_human(seat)
    }

    /// The seat whom the current question goes to.
    fn asked(&self, game: &Game) -> Seat {
        match self.effect() {
            Effect::Target { by, .. }
            | Effect::Choose { by, .. }
            | Effect::May { by, .. }
            | Effect::Risk { by, .. }
            | Effect::SendAboard { by, .. }
            | Effect::SendAnywhere { by, .. } => self.decider(game, by),
            Effect::LookAtLoyalty { of, .. } => self.decider(game, of),
            Effect::Execute { who } => self.decider(game, who),
            Effect::Infiltrate => self.you,
            effect => unreachable!("{effect:?} asks nobody"),
        }
    }
}

impl Procedure for Resolve {
    fn step(self, game: &mut Game) -> Flow {
        match self.code.script().get(usize::from(self.at)) {
            Some(&effect) => self.perform(game, effect),
            None => Flow::Done,
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (of, at) = (self.code.source, self.code.spot(self.at));
        let seat = self.asked(game);
        let (question, choices) = match self.effect() {
            Effect::Target { among, then, .. } => {
                let seats = game.targets(among, seat, then, Some(of));
                (Question::Target { of, at }, seats.iter().map(Choice::Seat).collect())
            }
            Effect::Choose { options, .. } => {
                let open =
                    (0u8..).zip(options).filter(|(_, script)| game.feasible_option(self.you, self.target, script));
                (Question::Choose { of, at }, open.map(|(option, _)| Choice::Option(option)).collect())
            }
            Effect::May { .. } => (Question::May { of, at }, vec![Choice::Pass, Choice::Accept]),
            Effect::Risk { craft, count, .. } => {
                (Question::Risk { of, at, craft, count }, vec![Choice::Pass, Choice::Accept])
            }
            Effect::LookAtLoyalty { by, .. } => {
                (Question::LetLook { by: self.decider(game, by) }, vec![Choice::Pass, Choice::Accept])
            }
            Effect::SendAboard { who, ship, .. } => {
                let who = self.who(game, who).first().expect("somebody is moved");
                let to = game.choices_aboard(who, seat, ship);
                (Question::SendTo { who }, to.into_iter().map(Choice::Location).collect())
            }
            Effect::SendAnywhere { who, .. } => {
                let who = self.who(game, who).first().expect("somebody is moved");
                let to = game.choices_anywhere(who, seat);
                (Question::SendTo { who }, to.into_iter().map(Choice::Location).collect())
            }
            Effect::Infiltrate => {
                let to = game.choices_aboard(seat, seat, Ship::Galactica);
                (Question::SendTo { who: seat }, to.into_iter().map(Choice::Location).collect())
            }
            Effect::Execute { .. } => (Question::LetExecute, vec![Choice::Pass, Choice::Accept]),
            effect => unreachable!("{effect:?} asks nobody"),
        };
        asks.push(choose(seat, question, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match (self.effect(), answer.choice()) {
            (Effect::Target { .. }, Choice::Seat(target)) => {
                let inner = Resolve { target: Some(target), ..self.inner(0) };
                self.then(inner)
            }
            (Effect::Choose { .. }, Choice::Option(option)) => self.then(self.inner(option)),
            (Effect::May { .. } | Effect::Risk { .. }, Choice::Accept) => self.then(self.inner(0)),
            (Effect::May { .. } | Effect::Risk { .. }, Choice::Pass) => self.done(),
            (Effect::LookAtLoyalty { by, cards, .. }, Choice::Accept) => {
                game.look_at_loyalty(self.decider(game, by), seat, cards);
                self.done()
            }
            (Effect::LookAtLoyalty { .. } | Effect::Execute { .. }, Choice::Pass) => self.done(),
            (Effect::Execute { who }, Choice::Accept) => self.then(Execution::of(self.who(game, who))),
            (Effect::Infiltrate, Choice::Location(to)) => {
                game.begin_infiltration(seat, to);
                self.done()
            }
            (Effect::SendAboard { who, .. } | Effect::SendAnywhere { who, .. }, Choice::Location(to)) => {
                for seat in self.who(game, who).iter() {
                    game.send(seat, to);
                }
                self.done()
            }
            (effect, choice) => unreachable!("{choice:?} does not answer {effect:?}"),
        }
    }
}

impl Resolve {
    fn perform(self, game: &mut Game, effect: Effect) -> Flow {
        // PEG-121: as if the text were not there.
        if game.is_suspended(&effect) {
            return self.done();
        }
        match effect {
            Effect::Turn(resource, by) => game.turn_dial(resource, by),
            Effect::JumpPrep(by) => {
                if game.move_track(by) {
                    let next = game.reach_auto_jump();
                    return self.then(next);
                }
            }
            Effect::Distance(by) => game.travel(self.code.source, by),
            Effect::DiscardNuke => game.spend_nuke(),
            Effect::Draw { who, cards, from } => return self.draw(game, who, cards, from),
            Effect::Discard { who, cards, pick } => return self.discard(game, who, cards, pick),
            Effect::DrawQuorum { who, cards } => {
                for seat in self.who(game, who).iter() {
                    (0..cards).for_each(|_| game.draw_quorum(seat));
                }
            }
            Effect::PlayQuorum => return self.then(PlayQuorum::new(self.you)),
            Effect::ResolveQuorumOf(cards) => return self.then(ResolveQuorumOf::draw(game, self.you, cards)),
            Effect::GiveThisCard { to } => game.keep_in_play(self.code.source, self.who(game, to).first()),
            Effect::StayInPlay => game.stay_in_play(self.code.source),
            Effect::LeaveGame => game.leave_game(self.code.source),
            Effect::SwapSuperCrisis => game.swap_super_crisis(self.you),

            Effect::Send { who, to } => {
                for seat in self.who(game, who).iter() {
                    game.send(seat, to);
                }
            }
            Effect::SendAboard { who, ship, by } => {
                let to = |who| game.choices_aboard(who, self.decider(game, by), ship);
                if self.who(game, who).first().is_some_and(|who| !to(who).is_empty()) {
                    return Flow::ask(self);
                }
            }
            Effect::Give { title, to } => {
                if let Some(seat) = self.who(game, to).first() {
                    game.give_title(title, seat);
                }
            }
            Effect::LookAtLoyalty { by, of, cards } => {
                let by = self.decider(game, by);
                for seat in self.who(game, of).iter() {
                    if self.may_be_ignored(game, seat) && game.can_look_at(seat) {
                        return Flow::ask(self);
                    }
                    game.look_at_loyalty(by, seat, cards);
                }
            }
            Effect::HandOnLoyalty { to } => {
                if let Some(to) = self.who(game, to).first() {
                    game.hand_on_loyalty(self.you, to);
                    // The Sympathizer is turned up by whoever receives it (BASE-183).
                    if let Some(card) = game.received_sympathizer(to) {
                        return self.then(Reveal::new(to, card));
                    }
                }
            }
            Effect::TakeCard { from } => {
                if let Some(from) = self.who(game, from).first() {
                    return self.then(TakeCard::look(game, self.you, from));
                }
            }

            Effect::Target { by, among, then } => {
                // BASE-087: with nobody to choose nothing happens.
                let of = Some(self.code.source);
                if !game.targets(among, self.decider(game, by), then, of).is_empty() {
                    return Flow::ask(self);
                }
            }
            Effect::Choose { .. } => return Flow::ask(self),
            Effect::May { then, .. } => {
                if game.feasible_option(self.you, self.target, then) {
                    return Flow::ask(self);
                }
            }
            Effect::If(condition, _) => {
                if game.holds(condition, self.you) {
                    return self.then(self.inner(0));
                }
            }
            Effect::Roll { by, upto, .. } => return self.roll(game, by, upto),
            Effect::Risk { craft, count, .. } => {
                // BASE-118: with none in the Reserves the risk may not be taken.
                if game.holds(Condition::InReserves(craft, count), self.you) {
                    return Flow::ask(self);
                }
            }
            Effect::FailBox => {
                let code = Code::new(self.code.source, Branch::Fail);
                return self.then(Resolve::aimed(code, self.you, self.target));
            }
            Effect::Check(_) => {
                let check = SkillCheck::at_location(game, self.code, self.at, self.you, self.target);
                return self.then(check);
            }
            Effect::Place { .. }
            | Effect::Activate(_)
            | Effect::ActivatePlaced(_)
            | Effect::Launch { .. }
            | Effect::Board(_)
            | Effect::DamageGalactica
            | Effect::DamageGalacticaOf { .. }
            | Effect::DamageVipers { .. }
            | Effect::RecallVipers
            | Effect::DestroyRaptor
            | Effect::ReturnRaptors(_)
            | Effect::RestoreShips { .. }
            | Effect::DestroyCivilian
            | Effect::DestroyCylonShips { .. }
            | Effect::DestroyCenturion => return self.in_space(game, effect),

            Effect::ActivateVipers(count) => return self.then(ActivateVipers::up_to(self.you, count)),
            Effect::MustActivateViper => return self.then(ActivateVipers::one(self.you)),
            Effect::AttackAsPilot(count) => return self.then(PilotAttacks::new(self.you, count)),
            Effect::LaunchSelf => return self.then(LaunchSelf::new(self.you)),
            Effect::GalacticaAttacks => return self.then(ChooseFoe::from_galactica(self.you)),
            Effect::AttackCenturion => return self.then(ChooseFoe::from_armory(self.you)),
            Effect::LaunchNuke => return self.then(ChooseFoe::nuke(self.you)),
            Effect::LookAtCivilians(count) => return self.then(LookAtCivilians::new(game, self.you, count)),
            Effect::FtlJump => return self.then(FtlJump::new(self.you)),
            Effect::Peek(decks) => {
                let peek = Peek::new(self.you, decks);
                let scout = matches!(self.code.source, Source::Skill(_));
                // DAY-056: of the skill cards only a scout looks at a deck.
                let more = game.property(self.you, Trait::scouts_more).filter(|_| scout);
                return self.then(more.map_or(peek, |cards| peek.at_more(cards)));
            }
            Effect::Repair { vipers } => return self.then(Repair::new(self.you, vipers)),
            Effect::TakeAction => return self.then(Actions::new(game, self.you, 1)),
            Effect::Order => {
                if let Some(seat) = self.target {
                    let order = Order::new(game, seat);
                    return self.then(order);
                }
            }
            Effect::FurtherCrisis => game.ask_for_further_crisis(),
            Effect::PlaySuperCrisis => return self.then(PlaySuperCrisis::new(self.you)),
            Effect::ResolveCrisisOf { cards, rest } => {
                let step = match self.code.source {
                    // PEG-142: unlike Caprica's, its Crisis has its activation.
                    Source::Location(location) if location.ship() == Ship::NewCaprica => {
                        CrisisStep::drawing(self.you, cards)
                    }
                    // DAY-039: a human player's Crisis has its activation.
                    _ if game.is_human(self.you) => CrisisStep::drawing(self.you, cards),
                    _ => CrisisStep::at_caprica(self.you, cards, rest),
                };
                return self.then(step);
            }

            Effect::DrawSuperCrisis { .. }
            | Effect::RefillHands { .. }
            | Effect::HumansMayDraw(_)
            | Effect::IntoDestiny(..)
            | Effect::NewDestiny(..)
            | Effect::SwapWithDestiny
            | Effect::GlimpseDestiny(_)
            | Effect::ReadDestiny { .. }
            | Effect::LookAtBottom
            | Effect::SwapHands { .. }
            | Effect::TakeRandomCard { .. }
            | Effect::DrawNamed { .. } => return self.cards_effect(game, effect),
            Effect::PassTitle(_) | Effect::Execute { .. } | Effect::SendAnywhere { .. } | Effect::Infiltrate => {
                return self.people_effect(game, effect);
            }
            Effect::DamagePegasus
            | Effect::Sacrifice { .. }
            | Effect::RemoveBasestar
            | Effect::RepairAny { .. }
            | Effect::RepairLocations(_)
            | Effect::RepairVipers(_)
            | Effect::CivilianFights { .. }
            | Effect::ActivateHeavyRaidersAlone
            | Effect::FindScar
            | Effect::PegasusAttacks
            | Effect::MainBatteries
            | Effect::FullThrottle
            | Effect::Shield
            | Effect::LoseHighest(_)
            | Effect::BlindJump
            | Effect::NextCrisisJumps
            | Effect::SkipJump
            | Effect::SortCrises(_)
            | Effect::NewDestination => return self.fleet_effect(game, effect),
            Effect::PrepareOrEvacuate
            | Effect::GoAboardIfEvacuated(_)
            | Effect::PlaceOccupation
            | Effect::ActivateOneOccupation
            | Effect::DestroyOccupation(_)
            | Effect::DestroyLocked
            | Effect::PeekLocked => return self.occupation_effect(game, effect),

            Effect::DrawMutiny { .. }
            | Effect::DrawMutinyPardoned { .. }
            | Effect::DiscardMutiny { .. }
            | Effect::PlayMutinyOf(_) => return self.mutiny_effect(game, effect),
            Effect::GainMiracle { .. } | Effect::MoveMiracle { .. } => return self.miracle_effect(game, effect),
            Effect::DrawFromSetOf { .. }
            | Effect::GiveCards { .. }
            | Effect::TakeHand { .. }
            | Effect::Quarantine
            | Effect::BuryQuorum(_)
            | Effect::PlaceAnywhere { .. }
            | Effect::RecallCivilian
            | Effect::AttackCenturionWith(_)
            | Effect::RemoveNukes => return self.deed_effect(game, effect),
            Effect::EndInfiltration => return self.motive_effect(game, effect),
            Effect::ShareQuorum(_)
            | Effect::ActivateLocations { .. }
            | Effect::Truce
            | Effect::ActivateOneViper(_)
            | Effect::LaunchReserves(_)
            | Effect::InsteadOfPass => return self.ability_effect(game, effect),
            Effect::BuildAssaultRaptor | Effect::AssaultRaptorArrives => return self.raptor_effect(game, effect),
            Effect::DiscardQuorum(_)
            | Effect::FreePrisoners(_)
            | Effect::Unseat { .. }
            | Effect::GoTo(_)
            | Effect::DestroyHub => return self.overlay_effect(game, effect),
            Effect::ClearBoard(_)
            | Effect::LeaveBox(_)
            | Effect::MissionDistance(_)
            | Effect::TurnFaceDown
            | Effect::ActivateMission
            | Effect::EachDrawsNamed(_) => return self.mission_effect(game, effect),
            Effect::RebelBasestar(_)
            | Effect::PayRebels
            | Effect::OrderCrises(_)
            | Effect::SearchSkills(_)
            | Effect::RaiderBay { .. } => return self.rebel_effect(game, effect),

            // Skill check abilities act on their check, interrupts on what they answer, not here.
            Effect::AddOrDrawMutiny
            | Effect::ZerosAdd(_)
            | Effect::TakeFromCheck { .. }
            | Effect::DamageViperToRemove
            | Effect::DrawByOutcome { .. } => unreachable!("{effect:?} belongs to a check"),
            Effect::Difficulty(_)
            | Effect::CountPositive(_)
            | Effect::FaceUp { .. }
            | Effect::NoDestiny
            | Effect::FastLearner(_)
            | Effect::AddRevealed
            | Effect::BorrowTitle
            | Effect::DieShift(_)
            | Effect::RaidersMiss(_)
            | Effect::NoStrength
            | Effect::TakeCheckCards
            | Effect::DecideCheck
            | Effect::DieBonus(_)
            | Effect::RerollAttack { .. }
            | Effect::ReplaceCrisis
            | Effect::SwitchOption
            | Effect::NoCheckAbilities
            | Effect::MiracleIfAbove(_)
            | Effect::ReplaceOption(_)
            | Effect::SaveCivilian
            | Effect::Exchange { .. }
            | Effect::ReplaceIcons
            | Effect::WakeElsewhere => unreachable!("{effect:?} is used in a window"),
        }
        self.done()
    }

    /// Effects on ships, tracks and damage.
    fn in_space(self, game: &mut Game, effect: Effect) -> Flow {
        match effect {
            Effect::Place { area, craft } => return self.then(PlaceShips::in_area(area, craft)),
            Effect::Activate(icon) => return self.then(IconActivation::new(icon)),
            Effect::ActivatePlaced(area) => return self.then(IconActivation::just_placed(area)),
            Effect::Launch { raiders, heavy_raiders } => return self.then(Launches::new(game, raiders, heavy_raiders)),
            Effect::Board(count) => (0..count).for_each(|_| game.board_centurion(None)),
            Effect::DamageGalactica => return self.then(DamageGalactica),
            Effect::DamageGalacticaOf { draw, resolve } => {
                let damage = DamageGalacticaOf::draw(game, self.you, draw, resolve);
                return self.then(damage);
            }
            Effect::DamageVipers { count, hold } => {
                return self.then(DamageVipers::new(count, hold).by(game, self.you));
            }
            Effect::RecallVipers => game.recall_vipers(),
            Effect::DestroyRaptor => game.destroy_raptor(),
            Effect::ReturnRaptors(count) => (0..count).for_each(|_| game.return_raptor()),
            Effect::RestoreShips { vipers, raptors } => {
                let admiral = self.decider(game, Who::Admiral);
                return self.then(RestoreShips::new(admiral, vipers, raptors));
            }
            Effect::DestroyCivilian => return self.then(DestroyCivilian::drawn()),
            Effect::DestroyCylonShips { craft, count } => {
                return self.then(DestroyCylonShips::new(self.you, craft, count));
            }
            Effect::DestroyCenturion => return self.then(DestroyCylonShips::centurion(self.you)),
            effect => unreachable!("{effect:?} is not about ships"),
        }
        self.done()
    }

    fn draw(self, game: &mut Game, who: Who, cards: u8, from: From) -> Flow {
        let seats = self.who(game, who);
        if let From::Skill(skill) = from {
            for seat in self.you.round(game.setup.players).filter(|&seat| seats.contains(seat)) {
                (0..cards).for_each(|_| game.draw_skill(seat, skill));
            }
            return self.done();
        }
        match DrawCards::each(game, self.you, seats, cards, from) {
            Some(draws) => self.then(draws),
            None => self.done(),
        }
    }

    fn discard(self, game: &mut Game, who: Who, cards: Amount, pick: Pick) -> Flow {
        match self.code.script().get(usize::from(self.at) + 1) {
            Some(&Effect::Draw { who: drawing, cards: drawn, from: From::Skill(skill) }) if drawing == who => {
                if let Some(seat) = self.each {
                    (0..drawn).for_each(|_| game.draw_skill(seat, skill));
                }
                self.discard_in_turn(game, who, cards, pick)
            }
            Some(_) | None => {
                let seats = self.who(game, who);
                let discards = self.discards(game, seats, who, cards, pick);
                self.then(discards)
            }
        }
    }

    /// BASE-009: each discards and draws before the next one does, from the one who caused it on.
    fn discard_in_turn(self, game: &mut Game, who: Who, cards: Amount, pick: Pick) -> Flow {
        let seats = self.who(game, who);
        let mut order = self.you.round(game.setup.players).filter(|&seat| seats.contains(seat));
        let next = match self.each {
            Some(seat) => order.skip_while(|&other| other != seat).nth(1),
            None => order.next(),
        };
        let Some(seat) = next else { return self.next().done() };
        let discards = self.discards(game, SeatSet::only(seat), who, cards, pick);
        Flow::call(Resolve { each: Some(seat), ..self }, discards)
    }

    /// BASE-190: a Cylon player may ignore what a Crisis demands; no other text demands cards of one.
    fn discards(&self, game: &mut Game, seats: SeatSet, who: Who, cards: Amount, pick: Pick) -> Frame {
        // What somebody pays for his own action, a Cylon player too (DAY-095); nobody has forced him (BASE-211).
        let own = who == Who::You && pick == Pick::Own;
        let pays = own && matches!(self.code.source, Source::Location(_) | Source::Mutiny(_));
        let seats = if pays || self.is_of_crisis() { seats } else { seats.and(game.humans()) };
        let demand = match cards {
            Amount::Exactly(cards) if pays => Demand::Payment(cards),
            Amount::Exactly(cards) => Demand::Exactly(cards),
            Amount::All => Demand::All,
        };
        let discards = Discards::new(seats, demand, pick);
        let discards = match self.code.source {
            Source::Crisis(_) => discards.by_crisis(game),
            _ => discards,
        };
        let discards = if self.is_of_crisis() { discards.ignored_by_cylons(game) } else { discards };
        // DAY-038.
        SpareDiscard::of(game, self.code.source, discards)
    }

    fn roll(self, game: &mut Game, by: Who, upto: u8) -> Flow {
        if !self.rolled {
            let roller = self.decider(game, by);
            let roll = DieRoll::new(roller, RollFor::Effect(self.code.source));
            return Flow::call(Resolve { rolled: true, ..self }, roll);
        }
        let branch = u8::from(game.rolled.result > upto);
        self.then(self.inner(branch))
    }
}
