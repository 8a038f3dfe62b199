//! The interpreter of the cards' vocabulary: effects in order, one after the other.
//!
//! A [`Resolve`] frame points at a list of effects in a card ([`Code`]). Effects that need
//! somebody's decision ask; effects that are procedures of their own are called.

pub(crate) mod possible;
pub(crate) mod who;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{AbilityRule, Amount, Condition, Effect, From, Pick, Response, SkillEffect, Who};
use crate::event::RollFor;
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::rules::check::SkillCheck;
use crate::rules::dice::DieRoll;
use crate::rules::skills::perform::discards;
use crate::seat::{Seat, SeatSet};
use crate::source::{Branch, Code, Source};
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

    pub(crate) fn target(&self) -> Option<Seat> {
        self.target
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

    fn done(self) -> Flow {
        Flow::go(self.next())
    }

    fn then(self, inner: impl Into<Frame>) -> Flow {
        Flow::call(self.next(), inner)
    }

    pub(crate) fn who(&self, game: &Game, who: Who) -> SeatSet {
        game.who(who, self.you, self.target)
    }

    pub(crate) fn decider(&self, game: &Game, who: Who) -> Seat {
        game.decider(who, self.you, self.target)
    }

    /// Whether this is part of a Crisis: its own text, or what takes the place of its options (DAY-051).
    pub(crate) fn is_of_crisis(&self) -> bool {
        let replaces = |rule| matches!(rule, AbilityRule::Response(Response::ReplaceOption(_)));
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

    /// Whether the effect under way is a question of the list itself, not of a procedure that it calls.
    pub(crate) fn asks_itself(&self) -> bool {
        let effect = self.code.script().get(usize::from(self.at));
        matches!(effect, Some(Effect::Target { .. } | Effect::Choose { .. } | Effect::May { .. } | Effect::Risk { .. }))
    }

    /// Who the current question goes to.
    fn asked(&self, game: &Game) -> Seat {
        let by = match self.effect() {
            Effect::Target { by, .. }
            | Effect::Choose { by, .. }
            | Effect::May { by, .. }
            | Effect::Risk { by, .. } => by,
            effect => panic!("{effect:?} asks nobody"),
        };
        self.decider(game, by)
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
            effect => panic!("{effect:?} asks nobody"),
        };
        asks.push(choose(seat, question, choices));
    }

    fn answer(self, _game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Seat(target) => self.then(Resolve { target: Some(target), ..self.inner(0) }),
            Choice::Option(option) => self.then(self.inner(option)),
            Choice::Accept => self.then(self.inner(0)),
            Choice::Pass => self.done(),
            choice => panic!("{choice:?} does not answer {:?}", self.effect()),
        }
    }
}

impl Resolve {
    fn perform(self, game: &mut Game, effect: Effect) -> Flow {
        // PEG-121: as if the text were not there.
        if game.is_suspended(&effect) {
            return self.done();
        }
        let inner = match effect {
            Effect::Target { by, among, then } => {
                // BASE-087: with nobody to choose nothing happens.
                let of = Some(self.code.source);
                let nobody = game.targets(among, self.decider(game, by), then, of).is_empty();
                return if nobody { self.done() } else { Flow::ask(self) };
            }
            Effect::Choose { .. } => return Flow::ask(self),
            Effect::May { then, .. } => {
                let open = game.feasible_option(self.you, self.target, then);
                return if open { Flow::ask(self) } else { self.done() };
            }
            Effect::If(condition, _) => {
                return if game.holds(condition, self.you) { self.then(self.inner(0)) } else { self.done() };
            }
            Effect::Roll { by, upto, .. } => return self.roll(game, by, upto),
            Effect::Risk { craft, count, .. } => {
                // BASE-118: with none in the Reserves the risk may not be taken.
                let open = game.holds(Condition::InReserves(craft, count), self.you);
                return if open { Flow::ask(self) } else { self.done() };
            }
            Effect::FailBox => {
                let code = Code::new(self.code.source, Branch::Fail);
                Some(Resolve::aimed(code, self.you, self.target).into())
            }
            Effect::Check(_) => Some(SkillCheck::at_location(game, self.code, self.at, self.you, self.target).into()),
            Effect::Skills(SkillEffect::Discard { who, cards, pick }) => return self.discard(game, who, cards, pick),
            Effect::Resources(effect) => effect.perform(game, &self),
            Effect::Skills(effect) => effect.perform(game, &self),
            Effect::Characters(effect) => effect.perform(game, &self),
            Effect::Decks(effect) => effect.perform(game, &self),
            Effect::Quorum(effect) => effect.perform(game, &self),
            Effect::Mutiny(effect) => effect.perform(game, &self),
            Effect::Cylons(effect) => effect.perform(game, &self),
            Effect::CylonShips(effect) => effect.perform(game, &self),
            Effect::Vipers(effect) => effect.perform(game, &self),
            Effect::Attack(effect) => effect.perform(game, &self),
            Effect::Damage(effect) => effect.perform(game, &self),
            Effect::Civilians(effect) => effect.perform(game, &self),
            Effect::Loyalty(effect) => effect.perform(game, &self),
            Effect::NewCaprica(effect) => effect.perform(game, &self),
            Effect::Jump(effect) => effect.perform(game, &self),
            Effect::Crisis(effect) => effect.perform(game, &self),
            Effect::Missions(effect) => effect.perform(game, &self),
            Effect::Turn(effect) => effect.perform(game, &self),
        };
        match inner {
            Some(frame) => self.then(frame),
            None => self.done(),
        }
    }

    /// BASE-009: where a discard is followed by a draw, each player does both before the next one.
    fn discard(self, game: &mut Game, who: Who, cards: Amount, pick: Pick) -> Flow {
        match self.code.script().get(usize::from(self.at) + 1) {
            Some(&Effect::Skills(SkillEffect::Draw { who: drawing, cards: drawn, from: From::Skill(skill) }))
                if drawing == who =>
            {
                if let Some(seat) = self.each {
                    (0..drawn).for_each(|_| game.draw_skill(seat, skill));
                }
                self.discard_in_turn(game, who, cards, pick)
            }
            Some(_) | None => {
                let seats = self.who(game, who);
                let discards = discards(game, &self, seats, who, cards, pick);
                self.then(discards)
            }
        }
    }

    /// From the one who caused it on.
    fn discard_in_turn(self, game: &mut Game, who: Who, cards: Amount, pick: Pick) -> Flow {
        let seats = self.who(game, who);
        let mut order = self.you.round(game.setup.players).filter(|&seat| seats.contains(seat));
        let next = match self.each {
            Some(seat) => order.skip_while(|&other| other != seat).nth(1),
            None => order.next(),
        };
        let Some(seat) = next else { return self.next().done() };
        let discards = discards(game, &self, SeatSet::only(seat), who, cards, pick);
        Flow::call(Resolve { each: Some(seat), ..self }, discards)
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
