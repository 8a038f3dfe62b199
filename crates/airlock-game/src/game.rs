//! The game: its state, its stack of frames, and the loop that runs them.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::ask::{Answer, Ask, Choice, How, Interrupt};
use crate::cards::{Ability, AbilityKind, AbilityRow, StandingRule, Trait};
use crate::chance::{Chance, Seed};
use crate::event::{Ending, Event};
use crate::frame::{Flow, Frame};
use crate::paper::ByName;
use crate::rules::cylons::motives::MotiveMoment;
use crate::rules::loyalty::execution::Execution;
use crate::rules::mutiny::DrawMutiny;
use crate::rules::setup::Preparation;
use crate::rules::skills::discard::TreacheryDiscarded;
use crate::rules::skills::memento::Memento;
use crate::rules::turn::PlayerTurn;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::setup::{LeadersPlayFor, Rules, Setup, SetupError};
use crate::state::{Assist, Collected, Decks, Fleet, NewCaprica, Place, Player, Rolled, Search, Space, Turn};
use crate::terms::{Location, Resource, Title};

/// A game between any two answers. Plain data: it can be cloned, saved and hashed.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) setup: Setup,
    pub(crate) rules: Rules,
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) assist: Option<Assist>,
    pub(crate) titles: [Option<Seat>; 2],
    pub(crate) fleet: Fleet,
    pub(crate) space: Space,
    pub(crate) decks: Decks,
    /// From the arrival on New Caprica on (PEG-120).
    pub(crate) new_caprica: Option<NewCaprica>,
    /// DAY-102 to DAY-110.
    pub(crate) search: Search,
    pub(crate) turn: Turn,
    pub(crate) rolled: Rolled,
    pub(crate) collected: Collected,
    /// What the window that has just closed brought: who uses what.
    pub(crate) used: Option<(Seat, Interrupt, How)>,
    /// A human player has just discarded Treachery (PEG-036); never between two answers.
    pub(crate) treachery_discarded: bool,
    /// A resource has just dropped for whose loss somebody may draw (DAY-060); never between two answers.
    pub(crate) lost: Option<Resource>,
    /// Who has just discarded what brings a Mutiny card (DAY-021); never between two answers.
    pub(crate) mutinous: SeatSet,
    /// Also asks what cannot matter, as rules before version 4 did; only while their answers are played again.
    pub(crate) asks_idly: bool,
    /// How many checks have been made, by which standing orders end.
    pub(crate) checks: u16,
    pub(crate) stack: Vec<Frame>,
    pub(crate) chance: Chance,
    pub(crate) over: Option<Ending>,
    /// What the seats are asked now; follows from the rest.
    pub(crate) asks: Vec<Ask>,
    /// Events of the answer under way.
    pub(crate) log: Vec<Event>,
}

/// Where a game that runs comes to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rest {
    /// Somebody is asked, or the game is over.
    Waits,
    /// A turn is about to begin, and whoever wanted to see that moment can.
    BeforeTurn,
}

/// Why an answer was refused. The game is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("seat {} has nothing to answer now", .0.0)]
    NotAsked(Seat),
    #[error("that is not a legal answer")]
    NotAnOption,
}

impl Game {
    /// A new game, up to its first question.
    pub fn new(setup: &Setup, seed: Seed) -> Result<Game, SetupError> {
        let mut game = Game::bare(setup, Chance::new(seed))?;
        game.lay_out();
        game.run(Flow::Go(Frame::Preparation(Preparation::default())));
        Ok(game)
    }

    /// An empty table.
    pub(crate) fn bare(setup: &Setup, chance: Chance) -> Result<Game, SetupError> {
        Ok(Game {
            setup: *setup,
            rules: Rules::of(setup)?,
            players: [Player::default(); MAX_SEATS],
            assist: None,
            titles: [None; 2],
            fleet: Fleet::default(),
            space: Space::default(),
            decks: Decks::default(),
            new_caprica: None,
            search: Search::default(),
            turn: Turn::default(),
            rolled: Rolled::default(),
            collected: Collected::default(),
            used: None,
            asks_idly: false,
            treachery_discarded: false,
            lost: None,
            mutinous: SeatSet::NONE,
            checks: 0,
            stack: Vec::with_capacity(16),
            chance,
            over: None,
            asks: Vec::new(),
            log: Vec::new(),
        })
    }

    /// What is asked now, of whom, with every legal answer.
    pub fn asks(&self) -> &[Ask] {
        &self.asks
    }

    pub fn ask_of(&self, seat: Seat) -> Option<&Ask> {
        self.asks.iter().find(|ask| ask.seat == seat)
    }

    /// What a seat may do at any moment, whatever is asked, and of whom: reveal a motive that is true now
    /// (DAY-033). It answers no question, so that nobody waits for it.
    pub fn free_answers(&self, seat: Seat) -> Vec<Choice> {
        if self.over.is_some() {
            return Vec::new();
        }
        let motives = self.motives_true(seat).filter(|&motive| self.may_reveal_now(seat, motive));
        motives.map(|motive| Choice::Use(Interrupt::Motive(motive), How::Plain)).collect()
    }

    /// Takes one legal answer and goes on to the next questions. The first answer also tells what
    /// happened before it, unless that was taken with [`Game::take_log`].
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> Result<Vec<Event>, Illegal> {
        self.give::<false>(seat, answer)?;
        Ok(std::mem::take(&mut self.log))
    }

    /// The same, adding the events to a list that can be used again.
    pub fn answer_into(&mut self, seat: Seat, answer: Answer, events: &mut Vec<Event>) -> Result<(), Illegal> {
        std::mem::swap(&mut self.log, events);
        let result = self.give::<false>(seat, answer);
        std::mem::swap(&mut self.log, events);
        result.map(|_| ())
    }

    /// The same, up to the next turn at most, which [`Game::begin_next_turn`] begins.
    pub(crate) fn answer_within_turn(&mut self, seat: Seat, answer: Answer) -> Result<Rest, Illegal> {
        self.give::<true>(seat, answer)
    }

    fn give<const WITHIN_TURN: bool>(&mut self, seat: Seat, answer: Answer) -> Result<Rest, Illegal> {
        if self.over.is_some() {
            return Err(Illegal::Over);
        }
        let asked = self.ask_of(seat).map(|ask| ask.options.allows(&answer));
        if asked != Some(true) {
            if let Answer::One(Choice::Use(Interrupt::Motive(motive), How::Plain)) = answer
                && self.may_reveal_now(seat, motive)
            {
                self.reveal_motive(seat, motive);
                return Ok(Rest::Waits);
            }
            return Err(if asked.is_some() { Illegal::NotAnOption } else { Illegal::NotAsked(seat) });
        }
        let frame = self.stack.pop().expect("a question comes from a frame");
        let flow = frame.answer(self, seat, answer);
        Ok(self.run_on::<WITHIN_TURN>(flow))
    }

    /// Events that happened before the first answer.
    pub fn take_log(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.log)
    }

    pub(crate) fn run(&mut self, flow: Flow) {
        self.run_on::<false>(flow);
    }

    /// Runs up to the next turn at most.
    pub(crate) fn run_within_turn(&mut self, flow: Flow) -> Rest {
        self.run_on::<true>(flow)
    }

    /// Goes on from [`Rest::BeforeTurn`].
    pub(crate) fn begin_next_turn(&mut self) -> Rest {
        let flow = Frame::from(PlayerTurn::default()).step(self);
        self.run_on::<true>(flow)
    }

    /// The loop that everything goes through. A parameter of its type, because a check at every step would cost.
    fn run_on<const WITHIN_TURN: bool>(&mut self, mut flow: Flow) -> Rest {
        while self.over.is_none() {
            if WITHIN_TURN && matches!(&flow, Flow::Go(Frame::Turn(turn)) if turn.begins()) {
                self.asks.clear();
                return Rest::BeforeTurn;
            }
            if self.sets_off() {
                flow = self.what_is_set_off(flow);
            }
            flow = match flow {
                Flow::Go(frame) => frame.step(self),
                Flow::Call(frame, inner) => {
                    self.stack.push(frame);
                    inner.step(self)
                }
                Flow::Done => {
                    // PEG-066: an effect is through, and somebody could not bear it.
                    let execution = if self.is_between_effects() { Execution::due(self) } else { None };
                    let frame = self.stack.pop().expect("turns follow turns until the game is over");
                    match execution {
                        Some(execution) => Flow::call(frame, execution),
                        None => frame.step(self),
                    }
                }
                Flow::Ask(frame) => match self.put_question(frame) {
                    Some(flow) => flow,
                    None => return Rest::Waits,
                },
            };
        }
        // What was under way when the game ended stays on the table.
        match flow {
            Flow::Go(frame) | Flow::Ask(frame) => self.stack.push(frame),
            Flow::Call(frame, inner) => self.stack.extend([frame, inner]),
            Flow::Done => {}
        }
        self.asks.clear();
        Rest::Waits
    }

    fn is_between_effects(&self) -> bool {
        self.stack.last().is_some_and(Frame::is_between_effects)
    }

    /// Whether something has happened that is dealt with before all else.
    fn sets_off(&self) -> bool {
        // Asked at every step and hardly ever so: one decision instead of four.
        self.treachery_discarded
            | self.lost.is_some()
            | !self.mutinous.is_empty()
            | (self.rules.leaders_play_for == LeadersPlayFor::Motives)
    }

    #[cold]
    fn what_is_set_off(&mut self, mut flow: Flow) -> Flow {
        if std::mem::take(&mut self.treachery_discarded) {
            flow = self.first(TreacheryDiscarded::default().into(), flow);
        }
        if let Some(lost) = self.lost.take() {
            flow = self.first(Memento::of(lost).into(), flow);
        }
        if !self.mutinous.is_empty() {
            let seats = std::mem::take(&mut self.mutinous);
            let draws = DrawMutiny::each(self, seats, 1);
            flow = self.first(draws.into(), flow);
        }
        // DAY-033: even inside another effect.
        if self.motive_comes_true() {
            let moment = MotiveMoment::before(matches!(flow, Flow::Ask(_)));
            flow = self.first(moment.into(), flow);
        }
        flow
    }

    /// What was set off comes first; then goes on what was to come.
    fn first(&mut self, set_off: Frame, flow: Flow) -> Flow {
        match flow {
            Flow::Go(frame) | Flow::Ask(frame) => Flow::Call(frame, set_off),
            Flow::Call(frame, inner) => {
                self.stack.push(frame);
                Flow::Call(inner, set_off)
            }
            Flow::Done => Flow::Go(set_off),
        }
    }

    /// Puts the frame's question to the seats; a question with one answer is answered at once.
    #[inline(always)]
    fn put_question(&mut self, frame: Frame) -> Option<Flow> {
        self.stack.push(frame);
        self.refresh_asks();
        let [ask] = &self.asks[..] else { return None };
        // That the last to be asked can only pass must not show.
        if self.setup.even_windows && self.waits_secretly() {
            return None;
        }
        let (seat, answer) = (ask.seat, ask.options.forced()?);
        let frame = self.stack.pop().expect("it was just pushed");
        Some(frame.answer(self, seat, answer))
    }

    fn refresh_asks(&mut self) {
        self.list_asks();
        assert!(!self.asks.is_empty(), "a frame waits for nobody: {:?}", self.stack.last());
    }

    pub(crate) fn list_asks(&mut self) {
        let mut asks = std::mem::take(&mut self.asks);
        asks.clear();
        if let Some(frame) = self.stack.last() {
            frame.asks(self, &mut asks);
        }
        self.asks = asks;
    }

    /// Lists what a stored game asks. Rules before version 4 let a card's list ask where somebody is sent and
    /// whether they consent; those are procedures of their own now, which the list calls.
    fn ask_again(&mut self) {
        match self.stack.last() {
            Some(Frame::Script(script)) if !script.asks_itself() => self.go_on(),
            Some(_) | None => self.list_asks(),
        }
    }

    /// Steps the frame on top, whose question nobody can answer.
    pub(crate) fn go_on(&mut self) {
        if let Some(frame) = self.stack.pop() {
            self.run(Flow::Go(frame));
        }
    }

    pub(crate) fn log(&mut self, event: impl Into<Event>) {
        self.log.push(event.into());
    }

    pub(crate) fn end(&mut self, ending: Ending) {
        if self.over.is_none() {
            self.over = Some(ending);
            self.log(Event::GameEnded { ending });
            self.reveal_last_motives();
        }
    }

    pub fn ending(&self) -> Option<Ending> {
        self.over
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of the turn under way, from 1.
    pub fn turn_number(&self) -> u16 {
        self.turn.number
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.players).map(Seat)
    }

    /// All seats clockwise from the current player.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        self.turn.current.round(self.setup.players)
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        self.player(seat).is_human()
    }

    pub(crate) fn humans(&self) -> SeatSet {
        self.seats().filter(|&seat| self.is_human(seat)).collect()
    }

    pub(crate) fn holder(&self, title: Title) -> Option<Seat> {
        self.titles[title as usize]
    }

    pub(crate) fn is_in_brig(&self, seat: Seat) -> bool {
        self.player(seat).is_at(Location::Brig)
    }

    pub(crate) fn pilots_in(&self, area: crate::terms::Area) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |&seat| self.player(seat).place == Place::Piloting(area))
    }

    /// Whether the character's sheet counts: not a revealed Cylon's (BASE-191), but a leader's (PEG-077).
    pub(crate) fn has_sheet(&self, seat: Seat) -> bool {
        self.player(seat).has_sheet()
    }

    /// The abilities that a seat has now: those of his sheet; no weaknesses in a game for one, where the
    /// assist's abilities help too (BASE-279).
    pub(crate) fn abilities(&self, seat: Seat) -> impl Iterator<Item = &'static AbilityRow> + use<> {
        let (own, assist): (&[AbilityRow], &[AbilityRow]) = match (self.player(seat).character, &self.assist) {
            _ if !self.has_sheet(seat) => (&[], &[]),
            (Some(character), Some(assist)) if !assist.lost => {
                (&character.row().abilities, &assist.character.row().abilities)
            }
            (Some(character), _) => (&character.row().abilities, &[]),
            (None, _) => (&[], &[]),
        };
        let weaknesses = self.rules.weaknesses;
        own.iter().chain(assist).filter(move |row| weaknesses || row.kind != AbilityKind::Weakness)
    }

    /// The first property of the seat's character that `wanted` finds. Rules ask this all the time and
    /// mostly in vain.
    pub(crate) fn property<T>(&self, seat: Seat, wanted: impl Fn(Trait) -> Option<T>) -> Option<T> {
        // A game for one.
        if !self.rules.weaknesses {
            return self.abilities(seat).find_map(|row| wanted(row.rule.property()?));
        }
        let player = self.player(seat);
        let character = player.character.filter(|_| player.has_sheet())?;
        character.properties().iter().find_map(|&property| wanted(property))
    }

    pub(crate) fn has(&self, seat: Seat, wanted: Trait) -> bool {
        self.property(seat, |property| (property == wanted).then_some(())).is_some()
    }

    /// A once-per-game ability that was used. In a game for one each character has his own.
    pub(crate) fn is_used_up(&self, seat: Seat, row: &AbilityRow) -> bool {
        let player = self.player(seat);
        let used = match self.assist {
            Some(assist) if assist.character == row.ability.row().0 => assist.once_used,
            // DAY-008: a token buys it, as often as there is one.
            Some(_) | None if self.rules.has_miracles => !self.can_pay_miracle(seat) || player.forfeited,
            Some(_) | None => player.once_used || player.forfeited,
        };
        row.kind == AbilityKind::OncePerGame && (used || self.is_barred_from_once(seat))
    }

    /// PEG-111: a card in play keeps human players from their once-per-game abilities.
    pub(crate) fn is_barred_from_once(&self, seat: Seat) -> bool {
        self.is_human(seat) && self.decks.rule(|rule| rule == StandingRule::NoOncePerGame)
    }

    pub(crate) fn may_hold_titles(&self, seat: Seat) -> bool {
        self.player(seat).may_hold_titles()
    }

    pub(crate) fn use_ability(&mut self, seat: Seat, ability: Ability) {
        let (character, row) = ability.row();
        if row.kind == AbilityKind::OncePerGame {
            match &mut self.assist {
                Some(assist) if assist.character == character => assist.once_used = true,
                Some(_) | None if self.rules.has_miracles => self.pay_miracle(seat),
                Some(_) | None => self.player_mut(seat).once_used = true,
            }
        }
        self.log(Event::AbilityUsed { seat, ability });
    }
}

/// The state as it is saved and hashed: everything but what follows from the rest.
#[derive(Serialize, Deserialize)]
pub(crate) struct Saved {
    setup: Setup,
    players: Vec<Player>,
    assist: Option<Assist>,
    #[serde(with = "ByName::<Title>")]
    titles: [Option<Seat>; 2],
    fleet: Fleet,
    space: Space,
    decks: Decks,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    new_caprica: Option<NewCaprica>,
    #[serde(default, skip_serializing_if = "Search::is_empty")]
    search: Search,
    turn: Turn,
    rolled: Rolled,
    collected: Collected,
    checks: u16,
    stack: Vec<Frame>,
    chance: Chance,
    over: Option<Ending>,
}

impl Serialize for Game {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seats = usize::from(self.setup.players);
        let saved = Saved {
            setup: self.setup,
            players: self.players[..seats].to_vec(),
            assist: self.assist,
            titles: self.titles,
            fleet: self.fleet,
            space: self.space,
            decks: self.decks,
            new_caprica: self.new_caprica,
            search: self.search,
            turn: self.turn,
            rolled: self.rolled,
            collected: self.collected,
            checks: self.checks,
            stack: self.stack.clone(),
            chance: self.chance.clone(),
            over: self.over,
        };
        saved.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
        use serde::de::Error;
        let saved = Saved::deserialize(deserializer)?;
        let mut game = Game::bare(&saved.setup, saved.chance).map_err(D::Error::custom)?;
        if saved.players.len() != usize::from(saved.setup.players) {
            return Err(D::Error::custom("the players do not fit the setup"));
        }
        game.players[..saved.players.len()].copy_from_slice(&saved.players);
        game.assist = saved.assist;
        game.titles = saved.titles;
        game.fleet = saved.fleet;
        game.space = saved.space;
        game.decks = saved.decks;
        game.new_caprica = saved.new_caprica;
        game.search = saved.search;
        game.turn = saved.turn;
        game.rolled = saved.rolled;
        game.collected = saved.collected;
        game.checks = saved.checks;
        game.stack = saved.stack;
        game.over = saved.over;
        if game.over.is_none() {
            game.ask_again();
            if game.asks.is_empty() {
                return Err(D::Error::custom("the game waits for nobody"));
            }
        }
        Ok(game)
    }
}
