//! Windows in which cards and abilities are used out of turn (BASE-006, BASE-007).
//!
//! A window asks every seat that could use something, all at once. When all have answered, one
//! use takes effect (the current player picks if several want one), and the procedure that opened
//! the window opens it again: what was not used goes back to its owner unspent, and the window
//! closes only when everybody passes.
//!
//! Invariant: who is asked, who has passed and who wants to use what stays out of the frame.

use serde::{Deserialize, Serialize};

use crate::ask::{About, Answer, Ask, Choice, How, Interrupt, Question};
use crate::cards::{
    AbilityRule, CardUse, Character, Condition, Response, SkillCard, StandingRule, Trait, Window, Windows,
};
use crate::event::Event;
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::rules::check::SkillCheck;
use crate::seat::{Seat, SeatSet};
use crate::source::Source;
use crate::state::{Collected, InPlay};
use crate::terms::{Area, Icon, Location, Ship, Skill, Title};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenWindow {
    window: Window,
}

impl OpenWindow {
    /// Opens a window over the frame, which then finds the use in `Game::used`, if there is one.
    pub(crate) fn over(game: &mut Game, frame: impl Into<Frame>, window: Window) -> Flow {
        OpenWindow { window }.open_over(game, frame.into())
    }

    /// Mostly nobody can use it, and the frame goes on at once.
    #[inline(never)]
    fn open_over(self, game: &mut Game, frame: Frame) -> Flow {
        game.used = None;
        if game.asked_in(self.window, &frame).is_empty() {
            return Flow::Go(frame);
        }
        game.collected = Collected::default();
        game.stack.push(frame);
        Flow::ask(self)
    }

    /// All have answered.
    fn close(self, game: &mut Game) -> Flow {
        let declared = game.declared();
        match (declared.first(), declared.count()) {
            // BASE-006.
            (Some(_), 2..) => return Flow::ask(self),
            (Some(seat), _) => game.take_use(seat),
            (None, _) => game.collected = Collected::default(),
        }
        Flow::Done
    }

    pub(crate) fn kind(&self) -> Window {
        self.window
    }
}

impl Procedure for OpenWindow {
    /// Something came between the question and its answers.
    fn step(self, game: &mut Game) -> Flow {
        game.used = None;
        match game.waiting_in(self.window).is_empty() {
            true => self.close(game),
            false => Flow::ask(self),
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let window = self.window;
        let context = game.window_context();
        let opening = game.opening(window, context);
        let about = game.window_about(window, context);
        let mut uses = Vec::new();
        for seat in game.concerned_by(window).without(game.answered()).iter() {
            uses.clear();
            if game.holds_something_for(&opening, seat) {
                game.interrupts(&opening, seat, &mut uses);
            }
            if !uses.is_empty() || game.setup.even_windows {
                let choices = std::iter::once(Choice::Pass).chain(uses.iter().copied()).collect();
                asks.push(choose(seat, Question::Window { window, about }, choices));
            }
        }
        // BASE-006: all have answered, and several want to use something.
        if asks.is_empty() && game.declared().count() > 1 {
            let choices = game.declared().iter().map(Choice::Seat).collect();
            asks.push(choose(game.turn.current, Question::WhoFirst { window }, choices));
        }
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Seat(first) => {
                game.take_use(first);
                return Flow::Done;
            }
            Choice::Pass => game.collected.passed.insert(seat),
            Choice::Use(what, how) => game.collected.declared[seat.index()] = Some((what, how)),
            choice => unreachable!("{choice:?} is nothing for a window"),
        }
        // What one says takes nothing from the others: they are asked as before.
        match game.asks.len() {
            ..=1 => self.close(game),
            _ => Flow::ask(self),
        }
    }
}

/// A window over the procedure that opened it, and what can be used in it at all: the same for all seats.
#[derive(Clone, Copy)]
struct Opening<'a> {
    window: Window,
    context: &'a Frame,
    /// Cards of hands: some card of the boxes in play is for the window.
    cards: bool,
    /// Abilities: not in a check that is immune to them (BASE-107).
    sheets: bool,
    /// The check for which Quorum cards in play could be used.
    quorum: Option<&'a SkillCheck>,
}

impl Game {
    fn opening<'a>(&self, window: Window, context: &'a Frame) -> Opening<'a> {
        let check = if let Frame::Check(check) = context { Some(check) } else { None };
        let sheets = check.is_none_or(|check| check.on().admits_abilities());
        let for_it = |card: &InPlay| card.rule().window() == Some(window);
        let quorum = check.filter(|_| self.decks.in_play.iter().any(for_it));
        Opening { window, context, cards: self.is_for_cards(window), sheets, quorum }
    }

    fn declared(&self) -> SeatSet {
        self.seats().filter(|seat| self.collected.declared[seat.index()].is_some()).collect()
    }

    fn answered(&self) -> SeatSet {
        self.declared().or(self.collected.passed)
    }

    fn take_use(&mut self, seat: Seat) {
        self.used = self.collected.declared[seat.index()].map(|(what, how)| (seat, what, how));
        self.collected = Collected::default();
    }

    /// The frame that opened the window on top of the stack, or is about to.
    fn window_context(&self) -> &Frame {
        match &self.stack[..] {
            [.., below, Frame::Window(_)] => below,
            [.., opener] => opener,
            [] => unreachable!("a window is opened by a procedure"),
        }
    }

    /// What the seats are told that the window is about.
    fn window_about(&self, window: Window, context: &Frame) -> About {
        match context {
            Frame::CrisisCard(crisis) => About::Crisis(crisis.card()),
            Frame::Check(check) if window == Window::AfterTotal => check.about_total(self),
            Frame::Check(check) => About::Check(check.on()),
            Frame::Roll(roll) if window == Window::BeforeRoll => About::Roll(roll.purpose()),
            Frame::Roll(roll) => About::Rolled(roll.purpose(), self.rolled.result),
            Frame::Attack(attack) => About::Rolled(attack.purpose(), self.rolled.result),
            Frame::VipersPlaced(_) => About::Vipers,
            Frame::Turn(_) => About::Turn,
            Frame::BeforeRaiders(_) => About::Raiders,
            Frame::Destroyed(destroyed) => About::Destroyed(destroyed.destroyer()),
            Frame::TreacheryDiscarded(_) => About::Treachery,
            Frame::Threatened(ship) => About::Civilian(ship.area()),
            Frame::Jump(_) => About::Jump,
            Frame::EndInfiltration(_) => About::Infiltration,
            Frame::MotiveMoment(_) => About::Motives,
            frame => unreachable!("{frame:?} opens no window"),
        }
    }

    /// Who could use the window and has not answered.
    fn waiting_in(&self, window: Window) -> SeatSet {
        self.asked_in(window, self.window_context()).without(self.answered())
    }

    /// Whom a window over that frame asks: who could use it.
    fn asked_in(&self, window: Window, context: &Frame) -> SeatSet {
        match self.setup.even_windows {
            true => self.asked_evenly(window, context),
            false => self.could_interrupt(window, context),
        }
    }

    /// Everybody, unless all can see that nobody could use the window.
    fn asked_evenly(&self, window: Window, context: &Frame) -> SeatSet {
        // DAY-033: asking him only where he holds one that is true would tell which he holds.
        if window == Window::MotiveHolds {
            return self.concerned_by(window);
        }
        let held = self.is_for_cards(window) && self.seats().any(|seat| !self.player(seat).hand.is_empty());
        if held || !self.could_interrupt(window, context).is_empty() { self.seats().collect() } else { SeatSet::NONE }
    }

    /// Whom a window could be for, as far as everybody knows.
    fn concerned_by(&self, window: Window) -> SeatSet {
        match window {
            Window::MotiveHolds => self.leader().into_iter().collect(),
            _ => self.seats().collect(),
        }
    }

    /// Whether some card of the boxes in play can be used in it, so that hands are looked through in
    /// no other.
    fn is_for_cards(&self, window: Window) -> bool {
        self.rules.card_windows.contains(window)
    }

    /// Whether something on the seat's sheet can be used in it, or on the assist's (BASE-279).
    fn is_for_sheet(&self, window: Window, seat: Seat) -> bool {
        let used = |character: Character| Windows::of_sheet(character).contains(window);
        self.player(seat).character.is_some_and(used) || self.assist.is_some_and(|assist| used(assist.character))
    }

    /// A use that the seat could make in the window on top of the stack (for samples).
    pub(crate) fn any_use(&self, window: Window, seat: Seat) -> Option<(Interrupt, How)> {
        let mut uses = Vec::new();
        self.interrupts(&self.opening(window, self.window_context()), seat, &mut uses);
        uses.into_iter().find_map(|choice| match choice {
            Choice::Use(what, how) => Some((what, how)),
            _ => None,
        })
    }

    #[inline(never)]
    fn could_interrupt(&self, window: Window, context: &Frame) -> SeatSet {
        let opening = self.opening(window, context);
        let mut uses = Vec::new();
        let mut could = |seat: Seat| {
            uses.clear();
            if self.holds_something_for(&opening, seat) {
                self.interrupts(&opening, seat, &mut uses);
            }
            !uses.is_empty()
        };
        self.seats().filter(|&seat| could(seat)).collect()
    }

    /// Whether anything of the seat's is for this window, usable or not. Mostly nothing is, and windows open
    /// all the time, so this is asked first.
    fn holds_something_for(&self, opening: &Opening<'_>, seat: Seat) -> bool {
        let window = opening.window;
        let ability = opening.sheets && self.is_for_sheet(window, seat);
        let card = || opening.cards && Windows::of_hand(self.player(seat).cards()).contains(window);
        ability || opening.quorum.is_some() || card() || window == Window::MotiveHolds
    }

    /// Everything that a seat can use in this window.
    fn interrupts(&self, opening: &Opening<'_>, seat: Seat, uses: &mut Vec<Choice>) {
        let Opening { window, context, cards, sheets, quorum } = *opening;
        if window == Window::MotiveHolds {
            let motives = self.motives_true(seat).map(Interrupt::Motive);
            uses.extend(motives.map(|motive| Choice::Use(motive, How::Plain)));
            return;
        }
        if cards {
            self.card_interrupts(window, context, seat, uses);
        }
        if sheets && self.is_for_sheet(window, seat) {
            self.ability_interrupts(window, context, seat, uses);
        }
        if let Some(check) = quorum {
            self.quorum_interrupts(window, check, seat, uses);
        }
    }

    /// BASE-191, PEG-027: of Cylon players only those that are theirs.
    fn card_interrupts(&self, window: Window, context: &Frame, seat: Seat, uses: &mut Vec<Choice>) {
        let for_window = |card: SkillCard| card.window() == Some(window);
        for card in self.player(seat).kinds_that(for_window).filter(|&card| self.may_use_text(seat, card)) {
            let text = card.row().text;
            let fits = card_fits(card, context) && self.suits(seat, context);
            if !fits || self.require(seat, text.requires).is_err() {
                continue;
            }
            let what = Interrupt::Card(card);
            match text.used {
                CardUse::Response(Response::DieShift(by)) => {
                    uses.extend([by, -by].map(|by| Choice::Use(what, How::Shift(by))))
                }
                _ => uses.push(Choice::Use(what, How::Plain)),
            }
        }
    }

    /// Whether the moment concerns the player.
    fn suits(&self, seat: Seat, context: &Frame) -> bool {
        match context {
            // PEG-045.
            Frame::BeforeRaiders(raiders) => raiders.threatens(self, seat),
            // PEG-040: by the destroyer, and once a turn.
            Frame::Destroyed(destroyed) => destroyed.destroyer() == seat && !self.turn.more.victory,
            _ => true,
        }
    }

    fn ability_interrupts(&self, window: Window, context: &Frame, seat: Seat, uses: &mut Vec<Choice>) {
        for row in self.abilities(seat).filter(|row| row.rule.window() == Some(window)) {
            let ability = Interrupt::Ability(row.ability);
            match row.rule {
                AbilityRule::Response(response) => {
                    if !self.is_used_up(seat, row) {
                        self.ways_to_use(response, ability, context, seat, uses);
                    }
                }
                AbilityRule::Trait(property) => self.trait_interrupts(context, seat, property, ability, uses),
                AbilityRule::Action(_) | AbilityRule::Movement(_) => {}
            }
        }
    }

    fn ways_to_use(&self, response: Response, what: Interrupt, context: &Frame, seat: Seat, uses: &mut Vec<Choice>) {
        match response {
            Response::DecideCheck => uses.extend([How::Pass, How::Fail].map(|how| Choice::Use(what, how))),
            Response::NoStrength => {
                let skills = self.skills_in_game();
                uses.extend(skills.iter().map(|skill| Choice::Use(what, How::Skill(skill))));
            }
            Response::BorrowTitle => uses.extend(self.borrowable().map(|title| Choice::Use(what, How::Title(title)))),
            Response::FastLearner(_) => {
                let drawable = |&skill: &Skill| !self.decks.skills[skill as usize].is_empty();
                let skills = self.skills_in_game().iter().filter(drawable);
                uses.extend(skills.map(|skill| Choice::Use(what, How::Skill(skill))));
            }
            Response::AddRevealed => {
                if !self.player(seat).hand.is_empty() {
                    uses.push(Choice::Use(what, How::Plain));
                }
            }
            Response::SwitchOption => {
                if let Frame::CrisisCard(crisis) = context {
                    uses.extend(crisis.switches(self).into_iter().map(|how| Choice::Use(what, how)));
                }
            }
            // DAY-051: by whoever has to choose.
            Response::ReplaceOption(_) => {
                if matches!(context, Frame::CrisisCard(crisis) if crisis.decider(self) == Some(seat)) {
                    uses.push(Choice::Use(what, How::Plain));
                }
            }
            // DAY-061.
            Response::SaveCivilian => {
                if !self.undamaged_vipers().is_empty() {
                    uses.push(Choice::Use(what, How::Plain));
                }
            }
            // DAY-057.
            Response::Exchange { pay: (resource, cost), .. } => {
                if self.fleet.dial(resource) >= i8::try_from(cost).expect("a cost is small") {
                    uses.push(Choice::Use(what, How::Plain));
                }
            }
            // DAY-048: a kind of ship, or a launch.
            Response::ReplaceIcons => {
                let icons = [Icon::Raiders, Icon::LaunchRaiders, Icon::HeavyRaiders, Icon::Basestars];
                uses.extend(icons.map(|icon| Choice::Use(what, How::Icon(icon))));
            }
            // DAY-045: his own.
            Response::WakeElsewhere => {
                if matches!(context, Frame::EndInfiltration(end) if end.can_wake_elsewhere(self, seat)) {
                    uses.push(Choice::Use(what, How::Plain));
                }
            }
            Response::Run(..)
            | Response::ReplaceCrisis
            | Response::Change(_)
            | Response::LateDifficulty(_)
            | Response::InsteadOfPass(_)
            | Response::TakeCheckCards
            | Response::DieBonus(_)
            | Response::DieShift(_)
            | Response::RaidersMiss(_)
            | Response::RerollAttack { .. } => uses.push(Choice::Use(what, How::Plain)),
        }
    }

    fn trait_interrupts(
        &self,
        context: &Frame,
        seat: Seat,
        property: Trait,
        ability: Interrupt,
        uses: &mut Vec<Choice>,
    ) {
        match (property, context) {
            (Trait::ShiftsDifficulty { at, by }, Frame::Check(check)) => {
                // PEG-134: abilities about the Brig hold in Detention.
                let here = matches!(check.on(), Source::Location(location) if at.contains(&location.stands_for()));
                if here && !check.shifted_by(seat) {
                    uses.extend(by.iter().map(|&by| Choice::Use(ability, How::Shift(by))));
                }
            }
            (Trait::RerollsInOwnTurn, _) if self.turn.current == seat && !self.turn.rerolled => {
                uses.push(Choice::Use(ability, How::Plain));
            }
            (Trait::CardInsteadOfRoll(_), Frame::Roll(roll)) if roll.is_own_action(self, seat) => {
                let cards = self.player(seat).kinds();
                uses.extend(cards.map(|card| Choice::Use(ability, How::Card(card))));
            }
            (Trait::PilotsPlacedVipers, Frame::VipersPlaced(placed)) if self.can_take_placed_viper(seat) => {
                uses.extend(placed.vipers(self).map(|area| Choice::Use(ability, How::Area(area))));
                // DAY-088.
                uses.extend(placed.raptors(self).map(|area| Choice::Use(ability, How::Raptor(area))));
            }
            _ => {}
        }
    }

    /// BASE-209, BASE-210: from a Galactica location other than the Brig.
    fn can_take_placed_viper(&self, seat: Seat) -> bool {
        let here = self.player(seat).location();
        let aboard = here.is_some_and(|here| here.ship() == Ship::Galactica && here != Location::Brig);
        aboard && self.holds(Condition::IsPilot, seat)
    }

    /// Quorum cards before a player: BASE-244, PEG-115, PEG-118.
    fn quorum_interrupts(&self, window: Window, check: &SkillCheck, seat: Seat, uses: &mut Vec<Choice>) {
        let is_president = self.holder(Title::President) == Some(seat);
        for card in self.decks.in_play.iter().filter(|card| card.rule().window() == Some(window)) {
            let Source::Quorum(quorum) = card.card else { continue };
            let what = Interrupt::Quorum(quorum);
            let own = card.holder == Some(seat);
            match card.rule() {
                StandingRule::Arbitrator(by) if own && check.on() == Source::Location(Location::AdmiralsQuarters) => {
                    uses.extend([-by, by].map(|by| Choice::Use(what, How::Shift(by))));
                }
                StandingRule::ChiefOfStaff(skill) if own && !check.was_made_positive(skill) => {
                    uses.push(Choice::Use(what, How::Plain));
                }
                StandingRule::Probation if is_president && card.holder == Some(check.last_feeder(self)) => {
                    uses.push(Choice::Use(what, How::Plain));
                }
                _ => {}
            }
        }
    }

    /// Pays for what is used: the card goes to its discard pile, the ability is used up.
    pub(crate) fn spend(&mut self, seat: Seat, what: Interrupt) {
        match what {
            Interrupt::Card(card) => self.play_card(seat, card),
            Interrupt::Ability(ability) => self.use_ability(seat, ability),
            Interrupt::Quorum(card) => {
                self.log(Event::QuorumUsed { seat, card });
                self.leave_play(Source::Quorum(card));
            }
            Interrupt::Motive(motive) => self.reveal_motive(seat, motive),
        }
    }
}

/// Limits that depend on what the card would answer: one bonus and one change a roll, one change after
/// the total (BASE-077, PEG-047), one Reckless card a check (PEG-030), and nothing that has been done
/// already.
fn card_fits(card: SkillCard, context: &Frame) -> bool {
    match (card.response(), context) {
        (_, Frame::Check(check)) => check.admits_card(card),
        (Some(Response::DieShift(_)), Frame::Roll(roll)) => !roll.is_shifted(),
        (Some(Response::DieBonus(_)), Frame::Roll(roll)) => !roll.is_planned(),
        _ => true,
    }
}

/// An area mask, one bit each.
pub(crate) fn areas_of(mask: u8) -> impl Iterator<Item = Area> {
    Area::ALL.iter().copied().filter(move |area| mask & (1 << area.index()) != 0)
}
