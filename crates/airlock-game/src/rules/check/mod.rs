//! Skill checks, start to finish: set up, feed, reveal, resolve.
//!
//! Rulings BASE-066 to BASE-082. A check is one [`SkillCheck`] frame on the stack; its cards lie in
//! `Decks::check` from `start` on, so that a check inside another keeps its own. What Pegasus adds
//! to its procedure stands in `reckless`, skill check abilities in `abilities`.
//!
//! Invariant: until it is revealed nobody but the giver knows a card that was added face down.

pub(crate) mod abilities;
pub(crate) mod contribution;
pub(crate) mod effect;
pub(crate) mod intolerance;
pub(crate) mod open_card;
pub(crate) mod reckless;

use serde::{Deserialize, Serialize};

use crate::ask::{About, Answer, Ask, How, Interrupt, Options, Question};
use crate::cards::base::tokens;
use crate::cards::{Check, CheckChange, CrisisKind, Mission, SkillCard, StandingRule, Trait, Window};
use crate::event::{DaybreakEvent, Event, Outcome, Secret};
use crate::frame::{Flow, Procedure};
use crate::game::Game;
use crate::pile::Hidden;
use crate::rules::check::abilities::Abilities;
use crate::rules::check::intolerance::Intolerance;
use crate::rules::check::reckless::Additions;
use crate::rules::check::reckless::change_by;
use crate::rules::script::Resolve;
use crate::rules::window::OpenWindow;
use crate::seat::{Seat, SeatSet};
use crate::source::{Branch, Code, Source};
use crate::terms::{Location, Skill, SkillSet, Title};
use crate::view::{CheckNow, CheckStage, View};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkillCheck {
    /// The list with the check in it, and where; for a Crisis the card itself.
    code: Code,
    at: Option<u8>,
    /// The player who activated the location, or the current player.
    you: Seat,
    target: Option<Seat>,
    difficulty: i8,
    positive: SkillSet,
    /// Cards of this strength count positive (BASE-200).
    positive_strength: Option<u8>,
    no_strength: Option<Skill>,
    pub(crate) face_up: bool,
    emergency: bool,
    shifted: SeatSet,
    /// Where its cards begin in the pile.
    pub(crate) start: u8,
    /// How many players have been through with adding cards.
    fed: u8,
    pub(crate) outcome: Outcome,
    pub(crate) stage: Stage,
    #[serde(default, skip_serializing_if = "Additions::is_default")]
    pub(crate) more: Additions,
    #[serde(default, skip_serializing_if = "Abilities::is_default")]
    pub(crate) abilities: Abilities,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Stage {
    Instead,
    InsteadUsed,
    BeforeCards,
    BeforeCardsUsed,
    Destiny,
    Feed,
    BeforeReveal,
    BeforeRevealUsed,
    Reveal,
    AfterTotal,
    AfterTotalUsed,
    Resolve,
    /// The outcome of a check that was decided, not made (BASE-082).
    Decided,
    AfterCheck,
    AfterCheckUsed,
    // What Pegasus adds follows the others, so that saved games keep their numbers.
    /// A player looks at cards that he learned (PEG-065).
    Learn(Seat),
    AddedUsed,
    AfterReveal,
    AfterRevealUsed,
    /// A player adds cards to those revealed (PEG-068).
    AddRevealed(Seat),
    Abilities,
    // What Daybreak adds.
    /// The pass box is next, unless a card takes its place (DAY-079).
    Passed,
    PassedUsed,
    /// The current player adds a card or draws a Mutiny card (DAY-074).
    AddOrMutiny,
    /// The current player may take a card by that ability (DAY-072).
    TakeCard(SkillCard),
    /// The current player may remove a card by that ability (DAY-073).
    ChooseRemoved(SkillCard),
    /// That card is removed, now that it is paid for.
    Remove(SkillCard),
    /// The top Treachery card is turned up (MIX-003).
    Recklessness,
    TurnedUp,
    /// A player says which of his cards lies face up (DAY-049).
    ShowOne(Seat),
}

impl SkillCheck {
    fn new(game: &mut Game, code: Code, at: Option<u8>, check: &Check, you: Seat, target: Option<Seat>) -> SkillCheck {
        game.checks = game.checks.saturating_add(1);
        let difficulty = i8::try_from(check.difficulty).expect("difficulties are small");
        game.log(Event::CheckBegan { on: code.source, difficulty });
        SkillCheck {
            code,
            at,
            you,
            target,
            difficulty,
            positive: check.skills,
            positive_strength: None,
            no_strength: None,
            face_up: false,
            emergency: false,
            shifted: SeatSet::NONE,
            start: game.decks.check.len(),
            fed: 0,
            outcome: Outcome::Fail,
            stage: Stage::Instead,
            more: Additions::default(),
            abilities: Abilities::default(),
        }
    }

    /// The check of a Crisis that `drawer` drew.
    pub(crate) fn of_crisis(game: &mut Game, card: Source, drawer: Seat) -> SkillCheck {
        let (CrisisKind::Check(check) | CrisisKind::CheckOr { check, .. }) = &card.crisis_row().expect("a crisis").kind
        else {
            unreachable!("this crisis has a check")
        };
        let current = game.turn.current;
        let mut frame = SkillCheck::new(game, Code::new(card, Branch::Main), None, check, current, None);
        // BASE-200.
        frame.positive_strength = frame.property(game, drawer, Trait::positive_strength);
        frame
    }

    /// DAY-104: nothing but its cards and the limits of those who add them touches it.
    pub(crate) fn of_mission(game: &mut Game, card: Mission, you: Seat) -> SkillCheck {
        let code = Code::new(Source::Mission(card), Branch::Main);
        let mut frame = SkillCheck::new(game, code, None, &card.row().check, you, None);
        frame.stage = Stage::BeforeCards;
        frame
    }

    /// The check that a location makes, with the changes that come by themselves.
    pub(crate) fn at_location(game: &mut Game, code: Code, at: u8, you: Seat, target: Option<Seat>) -> SkillCheck {
        let mut frame = SkillCheck::new(game, code, Some(at), code.check_at(at), you, target);
        if let Source::Location(location) = code.source {
            // BASE-214.
            let against = |property: Trait| property.difficulty_against(location);
            if let Some(by) = target.and_then(|target| frame.property(game, target, against)) {
                frame.shift(game, by);
            }
            frame.accept_prophecy(game, location);
            // PEG-026.
            let row = location.row_in(game.setup.sets);
            if row.prisoner != 0 && target.is_some_and(|target| game.is_in_brig(target)) {
                frame.shift(game, row.prisoner);
            }
        }
        frame
    }

    /// BASE-242: Administration, or Admiral's Quarters aimed at the President; automatic.
    fn accept_prophecy(&mut self, game: &mut Game, location: Location) {
        let at_president = self.target.is_some() && self.target == game.holder(Title::President);
        let applies = match location {
            Location::Administration => true,
            Location::AdmiralsQuarters => at_president,
            _ => false,
        };
        let harder = game.decks.in_play.iter().find_map(|card| match card.rule() {
            StandingRule::NextCheckHarder(by) => Some((card.card, by)),
            _ => None,
        });
        if let (true, Some((card, by))) = (applies, harder) {
            self.shift(game, by);
            game.leave_play(card);
        }
    }

    fn shift(&mut self, game: &mut Game, by: i8) {
        self.difficulty += by;
        game.log(Event::DifficultyChanged { by, to: self.difficulty });
    }

    pub(crate) fn on(&self) -> Source {
        self.code.source
    }

    pub(crate) fn about_total(&self, game: &Game) -> About {
        About::Total { on: self.on(), total: self.total(game), difficulty: self.difficulty }
    }

    pub(crate) fn shifted_by(&self, seat: Seat) -> bool {
        self.shifted.contains(seat)
    }

    pub(crate) fn is_face_up(&self) -> bool {
        self.face_up
    }

    /// The check as everybody sees it.
    pub(crate) fn now(&self, view: &View) -> CheckNow {
        let stage = match self.stage {
            Stage::Instead | Stage::InsteadUsed | Stage::BeforeCards | Stage::BeforeCardsUsed | Stage::Learn(_) => {
                CheckStage::Opening
            }
            Stage::Destiny | Stage::Feed | Stage::AddedUsed | Stage::ShowOne(_) => CheckStage::Adding,
            Stage::AfterReveal
            | Stage::AfterRevealUsed
            | Stage::AddRevealed(_)
            | Stage::Abilities
            | Stage::AddOrMutiny
            | Stage::TakeCard(_)
            | Stage::ChooseRemoved(_)
            | Stage::Remove(_)
            | Stage::Recklessness
            | Stage::TurnedUp => CheckStage::Revealed,
            Stage::BeforeReveal | Stage::BeforeRevealUsed | Stage::Reveal => CheckStage::Added,
            Stage::AfterTotal | Stage::AfterTotalUsed => CheckStage::Totalled,
            Stage::Resolve
            | Stage::Decided
            | Stage::AfterCheck
            | Stage::AfterCheckUsed
            | Stage::Passed
            | Stage::PassedUsed => CheckStage::Resolved,
        };
        let feeder = Seat((view.turn.current.0 + 1 + self.fed) % view.setup.players);
        CheckNow {
            on: self.on(),
            printed: self.check(),
            difficulty: self.difficulty,
            positive: self.positive,
            positive_strength: self.positive_strength,
            no_strength: self.no_strength,
            face_up: self.face_up,
            reckless: self.more.reckless,
            without_destiny: self.more.no_destiny,
            without_abilities: self.abilities.barred || self.is_untouchable(),
            zeros_add: self.abilities.zeros_add,
            you: self.you,
            target: self.target,
            stage,
            feeder: (self.stage == Stage::Feed).then_some(feeder),
            fed: self.fed,
            start: self.start,
        }
    }

    /// A card made the type positive, so that another would change nothing.
    pub(crate) fn was_made_positive(&self, skill: Skill) -> bool {
        self.positive.contains(skill) && !self.check().skills.contains(skill)
    }

    pub(crate) fn is_emergency(&self) -> bool {
        self.emergency
    }

    /// DAY-104.
    pub(crate) fn is_untouchable(&self) -> bool {
        matches!(self.code.source, Source::Mission(_))
    }

    /// Opens a window, after which the check goes on at that stage.
    pub(crate) fn window(self, game: &mut Game, next: Stage, window: Window) -> Flow {
        if self.is_untouchable() {
            game.used = None;
            return Flow::go(self.to(next));
        }
        OpenWindow::over(game, self.to(next), window)
    }

    pub(crate) fn to(self, stage: Stage) -> SkillCheck {
        SkillCheck { stage, ..self }
    }

    pub(crate) fn check(&self) -> &'static Check {
        if let Source::Mission(card) = self.code.source {
            return &card.row().check;
        }
        match (self.at, self.code.source.crisis_row().map(|row| &row.kind)) {
            (Some(at), _) => self.code.check_at(at),
            (None, Some(CrisisKind::Check(check) | CrisisKind::CheckOr { check, .. })) => check,
            (None, _) => unreachable!("a check belongs to a location, a crisis or a mission"),
        }
    }
}

impl Procedure for SkillCheck {
    fn step(mut self, game: &mut Game) -> Flow {
        match self.stage {
            Stage::Instead => match self.code.source {
                Source::Crisis(_) => OpenWindow::over(game, self.to(Stage::InsteadUsed), Window::InsteadOfCheck),
                _ => Flow::go(self.to(Stage::BeforeCards)),
            },
            Stage::InsteadUsed => match game.used.take() {
                Some((seat, what, how)) => self.decide(game, seat, what, how),
                None => Flow::go(self.to(Stage::BeforeCards)),
            },
            Stage::BeforeCards => self.window(game, Stage::BeforeCardsUsed, Window::BeforeCards),
            Stage::BeforeCardsUsed => match game.used.take() {
                Some((seat, what, how)) => self.prepare(game, seat, what, how),
                None => Flow::go(self.to(Stage::Destiny)),
            },
            Stage::Destiny => {
                if !self.more.no_destiny {
                    self.add_destiny(game);
                }
                self.add_learned(game);
                Flow::go(self.to(Stage::Feed))
            }
            Stage::Feed => self.feed(game),
            Stage::BeforeReveal => self.window(game, Stage::BeforeRevealUsed, Window::BeforeReveal),
            Stage::BeforeRevealUsed => match game.used.take() {
                Some((seat, what, how)) => {
                    game.spend(seat, what);
                    if let How::Skill(skill) = how {
                        self.no_strength = Some(skill);
                        game.log(Event::SkillHasNoStrength { skill });
                    }
                    Flow::go(self.to(Stage::BeforeReveal))
                }
                None => Flow::go(self.to(Stage::Reveal)),
            },
            Stage::Reveal => {
                self.reveal(game);
                Flow::go(self.to(Stage::AfterReveal))
            }
            Stage::AfterTotal => {
                game.log(Event::Totalled { total: self.total(game), difficulty: self.difficulty });
                // BASE-232: a lower difficulty changes nothing in a check that passes (BASE-073), as everybody can see.
                if self.judge(game) == Outcome::Pass && !game.asks_idly {
                    game.used = None;
                    return Flow::go(self.to(Stage::AfterTotalUsed));
                }
                self.window(game, Stage::AfterTotalUsed, Window::AfterTotal)
            }
            Stage::AfterTotalUsed => match game.used.take() {
                Some((seat, what, how)) => {
                    self.change(game, seat, what, how);
                    Flow::go(self.to(Stage::AfterTotal))
                }
                None => {
                    self.outcome = self.judge(game);
                    game.log(Event::CheckEnded { outcome: self.outcome });
                    self.reward(game);
                    Flow::go(self.to(if self.outcome == Outcome::Pass { Stage::Passed } else { Stage::Resolve }))
                }
            },
            Stage::Resolve => {
                let next = self.to(Stage::AfterCheck);
                match self.intolerance(game) {
                    Some(choice) => Flow::call(next, choice),
                    None => Flow::call(next, self.result()),
                }
            }
            Stage::Decided => Flow::Done,
            Stage::AfterCheck => {
                self.pay_out(game);
                self.window(game, Stage::AfterCheckUsed, Window::AfterCheck)
            }
            Stage::AfterCheckUsed => {
                let taker = match game.used.take() {
                    Some((seat, what, _)) => {
                        game.spend(seat, what);
                        Some(seat)
                    }
                    None => None,
                };
                self.clear(game, taker);
                Flow::Done
            }
            Stage::AddedUsed => self.look_at_added(game),
            Stage::AfterReveal => self.window(game, Stage::AfterRevealUsed, Window::AfterReveal),
            Stage::AfterRevealUsed => match game.used.take() {
                Some((seat, what, _)) => {
                    game.spend(seat, what);
                    Flow::ask(self.to(Stage::AddRevealed(seat)))
                }
                None => Flow::go(self.to(Stage::Abilities)),
            },
            Stage::Abilities => self.resolve_abilities(game),
            Stage::Passed => self.window(game, Stage::PassedUsed, Window::CheckPassed),
            Stage::PassedUsed => self.pass_or_replace(game),
            Stage::Remove(card) => self.remove(game, card),
            Stage::Recklessness => self.turn_up_treachery(game),
            Stage::TurnedUp => self.resolve_turned_up(game),
            Stage::Learn(_)
            | Stage::AddRevealed(_)
            | Stage::AddOrMutiny
            | Stage::ShowOne(_)
            | Stage::TakeCard(_)
            | Stage::ChooseRemoved(_) => Flow::ask(self),
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        if self.stage != Stage::Feed {
            asks.push(self.ask_more(game));
            return;
        }
        let seat = self.feeder(game);
        let limit = self.limit(game, seat);
        let options = Options::Cards { from: game.player(seat).cards().collect(), min: 0, max: limit };
        asks.push(Ask { seat, question: Question::Feed { limit }, options });
    }

    fn answer(mut self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match (self.stage, answer) {
            (Stage::Feed, Answer::Cards(cards)) => {
                self.add(game, seat, &cards);
                self.fed += 1;
                if self.shows_one(game, seat, cards.len()) {
                    return self.ask_for_open_card(seat, cards.len());
                }
                self.after_adding(game, seat, cards.len())
            }
            (Stage::AddRevealed(_), Answer::Cards(cards)) => self.add_revealed(game, seat, &cards),
            (Stage::AddOrMutiny, Answer::Cards(cards)) => self.add_or_mutiny(game, seat, &cards),
            (_, answer) => self.answer_more(game, seat, answer.choice()),
        }
    }
}

impl SkillCheck {
    /// BASE-082: no cards, no total, no later window.
    fn decide(mut self, game: &mut Game, seat: Seat, what: Interrupt, how: How) -> Flow {
        game.spend(seat, what);
        self.outcome = if how == How::Pass { Outcome::Pass } else { Outcome::Fail };
        game.log(Event::CheckDecided { by: seat, outcome: self.outcome });
        Flow::call(self.to(Stage::Decided), self.result())
    }

    /// What a card or ability does to the check.
    pub(crate) fn change(&mut self, game: &mut Game, seat: Seat, what: Interrupt, how: How) {
        game.spend(seat, what);
        match change_by(what, how) {
            CheckChange::Difficulty(by) => self.shift(game, by),
            CheckChange::FaceUp { destiny } => {
                self.face_up = true;
                self.more.destiny_hidden = !destiny;
                game.log(Event::CardsFaceUp);
            }
            CheckChange::NoDestiny => {
                self.more.no_destiny = true;
                game.log(Event::DestinyLeftOut);
            }
            CheckChange::CountPositive(skill) => {
                self.positive = self.positive.with(skill);
                game.log(Event::SkillCountsPositive { skill });
            }
            CheckChange::NoCheckAbilities => {
                self.abilities.barred = true;
                game.log(DaybreakEvent::AbilitiesBarred);
            }
            CheckChange::MiracleIfAbove(by) => {
                self.abilities.miracle_above = Some(by);
                game.log(DaybreakEvent::MiraclePromised { above: by });
            }
        }
        if let Interrupt::Ability(_) = what {
            self.shifted.insert(seat);
        }
        // BASE-232: one per check.
        self.emergency |= self.stage == Stage::AfterTotalUsed;
    }

    /// BASE-078: an empty Destiny deck is built anew at once.
    fn add_destiny(&self, game: &mut Game) {
        for _ in 0..tokens::DESTINY_CARDS {
            let Some(Hidden { card, seen }) = game.take_destiny() else { break };
            let seen = if self.face_up && !self.more.destiny_hidden { SeatSet::EVERYBODY } else { seen };
            game.decks.check.push(Hidden { card, seen });
            game.log(Event::DestinyAdded { card: Secret::among(seen, card) });
        }
    }

    /// BASE-068: from the left of the current player to the current player.
    fn feeder(&self, game: &Game) -> Seat {
        Seat((game.turn.current.0 + 1 + self.fed) % game.setup.players)
    }

    /// The one who has just been through.
    pub(crate) fn last_feeder(&self, game: &Game) -> Seat {
        Seat((game.turn.current.0 + self.fed) % game.setup.players)
    }

    fn feed(mut self, game: &mut Game) -> Flow {
        while self.fed < game.setup.players {
            if self.limit(game, self.feeder(game)) > 0 {
                return Flow::ask(self);
            }
            game.log(Event::CardsAdded { seat: self.feeder(game), cards: 0 });
            self.fed += 1;
        }
        Flow::go(self.to(Stage::BeforeReveal))
    }

    fn add(&mut self, game: &mut Game, seat: Seat, cards: &[SkillCard]) {
        let seen = if self.face_up { SeatSet::EVERYBODY } else { SeatSet::only(seat) };
        for &card in cards {
            game.player_mut(seat).take(card);
            game.decks.check.push(Hidden { card, seen });
            game.log(Event::CardAdded { seat, card: Secret::among(seen, card) });
        }
        if !self.face_up && !cards.is_empty() {
            game.player_mut(seat).forget_hand(seat);
        }
        let count = u8::try_from(cards.len()).expect("no hand is that large");
        if seat == game.turn.current {
            self.abilities.note_added(game, count);
        }
        game.log(Event::CardsAdded { seat, cards: count });
    }

    pub(crate) fn is_positive(&self, card: SkillCard) -> bool {
        self.positive.contains(card.skill()) || self.positive_strength == Some(card.strength())
    }

    /// BASE-069: shuffled before the reveal, so that nobody learns who gave what.
    fn reveal(&self, game: &mut Game) {
        let cards = &mut game.decks.check.as_mut_slice()[usize::from(self.start)..];
        game.chance.shuffle(cards);
        for at in usize::from(self.start)..usize::from(game.decks.check.len()) {
            let held = &mut game.decks.check.as_mut_slice()[at];
            held.seen = SeatSet::EVERYBODY;
            let card = held.card;
            game.log(Event::CardRevealed { card, positive: self.is_positive(card) });
        }
    }

    /// BASE-072.
    pub(crate) fn total(&self, game: &Game) -> i16 {
        let value = |card: SkillCard| {
            let strength = if self.no_strength == Some(card.skill()) { 0 } else { i16::from(card.strength()) };
            let counted = if self.is_positive(card) { strength } else { -strength };
            counted + i16::from(self.abilities.bonus_of(card))
        };
        game.decks.check.as_slice()[usize::from(self.start)..].iter().map(|held| value(held.card)).sum()
    }

    /// BASE-073 to BASE-075.
    fn judge(&self, game: &Game) -> Outcome {
        let total = self.total(game);
        match self.check().partial {
            _ if total >= i16::from(self.difficulty) => Outcome::Pass,
            Some((threshold, _)) if total >= i16::from(threshold) => Outcome::Partial,
            Some(_) | None => Outcome::Fail,
        }
    }

    /// PEG-054.
    fn intolerance(&self, game: &Game) -> Option<Intolerance> {
        let passed = self.outcome == Outcome::Pass && self.on() == Source::Location(Location::AdmiralsQuarters);
        if passed { Intolerance::over(game, self, self.target?, self.result()) } else { None }
    }

    /// The box of the outcome.
    fn result(&self) -> Resolve {
        let code = match (self.at, self.outcome) {
            (Some(at), Outcome::Pass) => self.code.inner(at, 0),
            (Some(at), Outcome::Fail) => self.code.inner(at, 1),
            (Some(at), Outcome::Partial) => self.code.inner(at, 2),
            (None, Outcome::Pass) => Code::new(self.code.source, Branch::Pass),
            (None, Outcome::Fail) => Code::new(self.code.source, Branch::Fail),
            (None, Outcome::Partial) => Code::new(self.code.source, Branch::Partial),
        };
        Resolve::aimed(code, self.you, self.target)
    }

    /// BASE-080, BASE-201: to the discard piles, or into a hand where everybody knows them.
    fn clear(&self, game: &mut Game, taker: Option<Seat>) {
        while game.decks.check.len() > self.start {
            let card = game.decks.check.pop().expect("not empty").card;
            match taker {
                Some(seat) => {
                    game.player_mut(seat).hand.push(Hidden { card, seen: SeatSet::EVERYBODY });
                    game.log(Event::CheckCardTaken { seat, card });
                }
                None => game.put_on_discard(card),
            }
        }
    }
}
