//! Crisis and Super Crisis cards, from the draw to the discard (BASE-083 to BASE-111).

pub(crate) mod effect;
pub(crate) mod icons;
pub(crate) mod perform;
pub(crate) mod sort;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, How, Interrupt, Question};
use crate::cards::{Ability, Crisis, CrisisKind, From, Rest, Trait, Who, Window};
use crate::event::{DaybreakEvent, DeckName, Event, Secret};
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::rules::check::SkillCheck;
use crate::rules::crisis::icons::IconActivation;
use crate::rules::jump::Milestones;
use crate::rules::mutiny::DrawMutiny;
use crate::rules::new_caprica::ships::Evacuate;
use crate::rules::script::Resolve;
use crate::rules::skills::draw::DrawCards;
use crate::rules::space::cylon_ships::place::PlaceShips;
use crate::rules::window::OpenWindow;
use crate::seat::{Seat, SeatSet};
use crate::source::{Branch, Code, Source};
use crate::terms::Icon;
use crate::view::CrisisNow;

/// In whose name a Crisis is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Mode {
    /// The Crisis step of a human player's turn.
    Turn,
    /// The action of a Cylon player (BASE-194): no activation step, and in the base game no jump.
    Caprica,
}

/// Draws Crisis cards, keeps one and resolves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrisisStep {
    drawer: Seat,
    mode: Mode,
    /// How many are drawn; 0 until the drawer's abilities are asked.
    cards: u8,
    drawn: bool,
    /// Cards not chosen at Caprica go under the deck (PEG-011).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    under: bool,
}

impl CrisisStep {
    pub(crate) fn new(drawer: Seat) -> CrisisStep {
        CrisisStep { drawer, mode: Mode::Turn, cards: 0, drawn: false, under: false }
    }

    /// A number of cards, with all the steps of a turn.
    pub(crate) fn drawing(drawer: Seat, cards: u8) -> CrisisStep {
        CrisisStep { cards, ..CrisisStep::new(drawer) }
    }

    pub(crate) fn at_caprica(drawer: Seat, cards: u8, rest: Rest) -> CrisisStep {
        CrisisStep { drawer, mode: Mode::Caprica, cards, drawn: false, under: rest == Rest::UnderTheDeck }
    }

    fn again(drawer: Seat, mode: Mode) -> CrisisStep {
        match mode {
            Mode::Turn => CrisisStep::new(drawer),
            Mode::Caprica => CrisisStep::at_caprica(drawer, 1, Rest::Discarded),
        }
    }
}

impl Procedure for CrisisStep {
    fn step(mut self, game: &mut Game) -> Flow {
        if !self.drawn {
            self.drawn = true;
            if self.cards == 0 {
                // BASE-085: Roslin draws two whenever she draws one.
                self.cards = game.property(self.drawer, Trait::crises_drawn).unwrap_or(1);
            }
            game.draw_crises(self.drawer, self.cards);
        }
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = game.decks.looking.crises.iter().map(|card| Choice::Crisis(card.card)).collect();
        asks.push(choose(self.drawer, Question::KeepCrisis, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Crisis(kept) = answer.choice() else { unreachable!("a crisis was asked") };
        while let Some(Hidden { card, seen }) = game.decks.looking.crises.pop() {
            match self.mode {
                _ if card == kept => {}
                Mode::Caprica if !self.under => game.discard_source(Source::Crisis(card)),
                Mode::Turn | Mode::Caprica => {
                    game.decks.crisis.draw.put_under(Hidden { card, seen });
                    game.log(Event::CrisisPutUnder { seat });
                }
            }
        }
        Flow::go(CrisisCard::new(Source::Crisis(kept), seat, self.mode))
    }
}

impl Game {
    fn draw_crises(&mut self, drawer: Seat, cards: u8) {
        self.log(Event::CrisesDrawn { seat: drawer, cards });
        for _ in 0..cards {
            let Some(card) = self.top_crisis() else { return };
            self.decks.looking.crises.push(Hidden::seen_by(card, drawer));
            self.log(Event::CrisisSeen { card: Secret::to(drawer, card) });
        }
    }

    fn top_crisis(&mut self) -> Option<Crisis> {
        let (card, rebuilt) = self.decks.crisis.take_top(&mut self.chance);
        self.note_rebuilt(rebuilt, DeckName::Crisis);
        card
    }

    /// BASE-104: the Crisis card under way is followed by another.
    pub(crate) fn ask_for_further_crisis(&mut self) {
        let crisis = self.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::CrisisCard(crisis) => Some(crisis),
            _ => None,
        });
        crisis.expect("a crisis is being resolved").further = true;
    }

    /// DAY-067: those of them who have not yet discarded fewer cards for the Crisis card under way.
    pub(crate) fn deceive_crisis(&mut self, seats: SeatSet) -> SeatSet {
        let crisis = self.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::CrisisCard(crisis) => Some(crisis),
            _ => None,
        });
        let Some(crisis) = crisis else { return SeatSet::NONE };
        let fresh = seats.without(crisis.deceived_by);
        crisis.deceived_by = crisis.deceived_by.or(fresh);
        fresh
    }
}

/// A Crisis or Super Crisis card that was revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrisisCard {
    card: Source,
    drawer: Seat,
    mode: Mode,
    stage: Stage,
    /// The option taken: 0 the check or the first, 1 the other.
    option: u8,
    further: bool,
    /// The card stays in play or beside the objective.
    kept: bool,
    /// It counts as having the jump icon (PEG-025).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    promised: bool,
    /// The result of the choice is that of an ability (DAY-051).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    replaced: Option<Ability>,
    /// Who has discarded fewer cards than it demands (DAY-067).
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    deceived_by: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Reveal,
    RevealUsed,
    Intuition,
    Option,
    OptionUsed,
    Resolve,
    /// Step 1 of an attack, with the place of the icon that is next.
    AttackIcon(u8),
    AttackSetup,
    AttackSpecial,
    Distance,
    Activate,
    Further,
    Jump,
    Discard,
    // The last one, so that saved games keep their numbers.
    /// The occupation icon, after that of the ships (PEG-121).
    Occupation,
    /// Whoever has to choose may have replaced the choice (DAY-051).
    PathUsed,
    /// What may take the place of the icons has been used (DAY-048).
    ActivateUsed,
    /// The Mutineer has resolved a jump icon (DAY-024).
    Mutiny,
}

impl CrisisCard {
    fn new(card: Source, drawer: Seat, mode: Mode) -> CrisisCard {
        let stage = Stage::Reveal;
        CrisisCard {
            card,
            drawer,
            mode,
            stage,
            option: 0,
            further: false,
            kept: false,
            promised: false,
            replaced: None,
            deceived_by: SeatSet::NONE,
        }
    }

    /// A card that was searched for, not drawn, and is resolved at once.
    pub(crate) fn found(game: &mut Game, card: Crisis) -> CrisisCard {
        let (seat, card) = (game.turn.current, Source::Crisis(card));
        game.log(Event::CrisisRevealed { seat, card });
        CrisisCard::new(card, seat, Mode::Turn).to(Stage::Resolve)
    }

    fn to(self, stage: Stage) -> CrisisCard {
        CrisisCard { stage, ..self }
    }

    fn kind(&self) -> &'static CrisisKind {
        &self.card.crisis_row().expect("a crisis").kind
    }

    /// BASE-107.
    fn is_immune(&self) -> bool {
        !self.card.admits_abilities()
    }

    fn chooser(&self) -> Option<Who> {
        match *self.kind() {
            CrisisKind::CheckOr { chooser, .. } | CrisisKind::Choice { chooser, .. } => Some(chooser),
            CrisisKind::Check(_) | CrisisKind::Attack { .. } => None,
        }
    }

    fn may_choose(&self, game: &Game, option: u8) -> bool {
        match *self.kind() {
            CrisisKind::Choice { requires: Some(condition), .. } if option == 0 => {
                game.holds(condition, game.turn.current)
            }
            _ => true,
        }
    }

    /// How the option that was not chosen could be used instead (BASE-207); of a choice that was
    /// replaced, either printed one (DAY-051).
    pub(crate) fn switches(&self, game: &Game) -> Vec<How> {
        let other = 1 - self.option;
        match self.replaced {
            Some(_) => (0..2).filter(|&option| self.may_choose(game, option)).map(How::Option).collect(),
            None if self.may_choose(game, other) => vec![How::Plain],
            None => Vec::new(),
        }
    }

    /// Who chooses between its options.
    pub(crate) fn decider(&self, game: &Game) -> Option<Seat> {
        Some(game.decider(self.chooser()?, game.turn.current, None))
    }

    /// The card and what was chosen of it, as everybody sees it.
    pub(crate) fn now(&self) -> CrisisNow {
        CrisisNow { card: self.card, drawer: self.drawer, option: self.option }
    }

    /// The card, for views.
    pub(crate) fn card(&self) -> Source {
        self.card
    }

    /// PEG-122: after Galactica's return the icon to evacuate counts, which only New Caprica cards have.
    fn evacuates(&self, game: &Game) -> bool {
        game.is_in_orbit() && matches!(self.card, Source::Crisis(card) if card.is_new_caprica())
    }

    fn script(&self, branch: Branch, game: &Game) -> Resolve {
        Resolve::new(Code::new(self.card, branch), game.turn.current)
    }
}

impl Procedure for CrisisCard {
    fn step(mut self, game: &mut Game) -> Flow {
        match self.stage {
            Stage::Reveal => {
                game.log(Event::CrisisRevealed { seat: self.drawer, card: self.card });
                if self.is_immune() {
                    return Flow::go(self.to(Stage::Option));
                }
                self.promised = std::mem::take(&mut game.turn.more.jump_promised);
                OpenWindow::over(game, self.to(Stage::RevealUsed), Window::CrisisRevealed)
            }
            Stage::RevealUsed => match (game.used.take(), self.card) {
                (Some((seat, what, _)), Source::Crisis(card)) => {
                    // BASE-213: discarded and replaced.
                    game.spend(seat, what);
                    game.log(Event::CrisisReplaced { card });
                    game.discard_source(self.card);
                    Flow::go(CrisisStep::again(self.drawer, self.mode))
                }
                _ => Flow::go(self.to(Stage::Intuition)),
            },
            Stage::Intuition => {
                // BASE-220.
                if game.has(self.drawer, Trait::DrawsOnCrisis) {
                    let draw = DrawCards::new(game, self.drawer, 1, From::AnyType);
                    return Flow::call(self.to(Stage::Option), draw);
                }
                Flow::go(self.to(Stage::Option))
            }
            Stage::Option => match self.decider(game) {
                // DAY-051.
                Some(seat) if !self.is_immune() && game.interrupts_at(seat, Window::ChoosingOption) => {
                    OpenWindow::over(game, self.to(Stage::PathUsed), Window::ChoosingOption)
                }
                Some(_) => Flow::ask(self),
                None => Flow::go(self.to(Stage::Resolve)),
            },
            Stage::PathUsed => match game.used.take() {
                Some((seat, what @ Interrupt::Ability(ability), _)) => {
                    game.spend(seat, what);
                    self.replaced = Some(ability);
                    game.log(DaybreakEvent::OptionReplaced { seat, card: self.card });
                    OpenWindow::over(game, self.to(Stage::OptionUsed), Window::OptionChosen)
                }
                Some(_) | None => Flow::ask(self.to(Stage::Option)),
            },
            Stage::OptionUsed => {
                if let Some((seat, what, how)) = game.used.take() {
                    game.spend(seat, what);
                    self.option = if let How::Option(option) = how { option } else { 1 - self.option };
                    self.replaced = None;
                    game.log(Event::OptionSwitched { seat, card: self.card, option: self.option });
                }
                Flow::go(self.to(Stage::Resolve))
            }
            Stage::Resolve => self.resolve(game),
            Stage::AttackIcon(_) | Stage::AttackSetup | Stage::AttackSpecial => self.attack(game),
            Stage::Distance => {
                self.kept = game.is_in_play(self.card) || game.fleet.travelled.iter().any(|&card| card == self.card);
                // BASE-041: the card first, then the objective.
                Flow::call(self.to(Stage::Activate), Milestones)
            }
            Stage::Activate => {
                let next = self.to(Stage::ActivateUsed);
                // BASE-096: an attack has no such step.
                let has_step = self.mode == Mode::Turn && !matches!(self.kind(), CrisisKind::Attack { .. });
                match has_step && game.rules.has_miracles && !game.is_galactica_away() {
                    true => OpenWindow::over(game, next, Window::BeforeActivation),
                    false => Flow::go(next),
                }
            }
            Stage::ActivateUsed => {
                if let Some((seat, what, How::Icon(icon))) = game.used.take() {
                    game.spend(seat, what);
                    return Flow::call(self.to(Stage::Further), IconActivation::new(icon));
                }
                let row = self.card.crisis_row().expect("a crisis");
                let acts = self.mode == Mode::Turn;
                let next = self.to(if acts && row.occupation { Stage::Occupation } else { Stage::Further });
                match row.icon {
                    // PEG-121: before Galactica's return only the occupation icon counts.
                    Some(icon) if acts && !game.is_galactica_away() => Flow::call(next, IconActivation::new(icon)),
                    Some(_) | None => Flow::go(next),
                }
            }
            Stage::Occupation => Flow::call(self.to(Stage::Further), IconActivation::new(Icon::Occupation)),
            Stage::Further => {
                if let Some(strike) = game.turn_assist_card() {
                    return Flow::call(self, strike);
                }
                let next = CrisisCard { further: false, ..self.to(Stage::Jump) };
                if self.further {
                    return Flow::call(next, CrisisStep::again(self.drawer, self.mode));
                }
                Flow::go(next)
            }
            Stage::Jump => {
                let next = self.to(Stage::Discard);
                let has_step = self.mode == Mode::Turn || !game.rules.caprica_skips_jump;
                let has_step = has_step && !game.turn.more.no_jump;
                let printed = self.card.crisis_row().is_some_and(|row| row.jump);
                if has_step && printed && self.evacuates(game) {
                    return Flow::call(next, Evacuate);
                }
                let icon = self.promised || printed;
                // DAY-024, DAY-025: in his own turn, however many icons there are; none with a dead track (PEG-122).
                let own = self.mode == Mode::Turn && game.mutineer_of_turn() == Some(self.drawer);
                let draws = has_step && icon && own && !game.is_in_orbit();
                let next = if draws { self.to(Stage::Mutiny) } else { next };
                if has_step && icon && game.move_track(1) {
                    let jump = game.reach_auto_jump();
                    return Flow::call(next, jump);
                }
                Flow::go(next)
            }
            Stage::Mutiny => {
                let draws = game.mutineer_of_turn().into_iter().collect();
                Flow::call(self.to(Stage::Discard), DrawMutiny::each(game, draws, 1))
            }
            Stage::Discard => {
                if !self.kept {
                    game.discard_source(self.card);
                }
                Flow::Done
            }
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let seat = self.decider(game).expect("somebody chooses");
        let choices = (0..2).filter(|&option| self.may_choose(game, option)).map(Choice::Option).collect();
        asks.push(choose(seat, Question::CrisisOption { crisis: self.card }, choices));
    }

    fn answer(mut self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Option(option) = answer.choice() else { unreachable!("an option was asked") };
        self.option = option;
        game.log(Event::OptionChosen { seat, card: self.card, option });
        if self.is_immune() {
            return Flow::go(self.to(Stage::Resolve));
        }
        OpenWindow::over(game, self.to(Stage::OptionUsed), Window::OptionChosen)
    }
}

impl CrisisCard {
    fn resolve(self, game: &mut Game) -> Flow {
        let next = self.to(Stage::Distance);
        if let Some(ability) = self.replaced {
            return Flow::call(
                next,
                Resolve::new(Code::new(Source::Ability(ability), Branch::Main), game.turn.current),
            );
        }
        match (self.kind(), self.option) {
            (CrisisKind::Check(_), _) | (CrisisKind::CheckOr { .. }, 0) => {
                let check = SkillCheck::of_crisis(game, self.card, self.drawer);
                Flow::call(next, check)
            }
            (CrisisKind::Choice { .. }, 0) => Flow::call(next, self.script(Branch::Either, game)),
            (CrisisKind::CheckOr { .. } | CrisisKind::Choice { .. }, _) => {
                Flow::call(next, self.script(Branch::Or, game))
            }
            (CrisisKind::Attack { .. }, _) => Flow::go(self.to(Stage::AttackIcon(0))),
        }
    }

    /// BASE-096: activation, setup, special rule.
    fn attack(self, game: &mut Game) -> Flow {
        let CrisisKind::Attack { activate, setup, .. } = *self.kind() else { unreachable!("an attack") };
        match self.stage {
            Stage::AttackIcon(at) => match activate.get(usize::from(at)) {
                Some(&icon) => Flow::call(self.to(Stage::AttackIcon(at + 1)), IconActivation::new(icon)),
                None => Flow::go(self.to(Stage::AttackSetup)),
            },
            Stage::AttackSetup => Flow::call(self.to(Stage::AttackSpecial), PlaceShips::of(setup)),
            _ => Flow::call(self.to(Stage::Distance), self.script(Branch::Special, game)),
        }
    }
}

/// A Cylon player plays one of his Super Crisis cards (BASE-107, BASE-108).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaySuperCrisis {
    seat: Seat,
}

impl PlaySuperCrisis {
    pub(crate) fn new(seat: Seat) -> PlaySuperCrisis {
        PlaySuperCrisis { seat }
    }
}

impl Procedure for PlaySuperCrisis {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = game.player(self.seat).super_crises.iter().map(|card| Choice::SuperCrisis(card.card)).collect();
        asks.push(choose(self.seat, Question::PlaySuperCrisis, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::SuperCrisis(card) = answer.choice() else { unreachable!("a card was asked") };
        game.take_super_crisis(seat, card);
        // Only an agenda asks for it.
        let player = game.player_mut(seat);
        player.played_super_crisis |= player.has_agenda();
        Flow::go(CrisisCard::new(Source::SuperCrisis(card), seat, Mode::Caprica))
    }
}
