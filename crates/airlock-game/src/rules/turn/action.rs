//! Actions: which are legal, why others are not, and taking one (BASE-053 to BASE-057).

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Answer, Ask, Choice, Denied, Question};
use crate::cards::{
    Ability, AbilityKind, AbilityRow, AbilityRule, CardUse, Effect, Script, SkillCard, StandingRule, Trait, TurnEffect,
    ViperEffect,
};
use crate::event::Event;
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::rules::cylons::infiltration::EndInfiltration;
use crate::rules::loyalty::reveal::Reveal;
use crate::rules::mutiny::card::MutinyCard;
use crate::rules::new_caprica::leaving::LeaveOrbit;
use crate::rules::new_caprica::occupation::{Detain, Fight};
use crate::rules::quorum::QuorumCard;
use crate::rules::script::Resolve;
use crate::rules::skills::discard::{Demand, Discards};
use crate::rules::skills::play::grants_actions;
use crate::rules::space::vipers::PilotAction;
use crate::rules::turn::remote::ActivateLocations;
use crate::seat::Seat;
use crate::source::{Branch, Code, Source};
use crate::state::{Place, Standing};
use crate::terms::{Location, Set, Ship, Title};

impl Game {
    /// The legal actions of a seat, nothing apart.
    pub(crate) fn actions(&self, seat: Seat) -> Vec<Action> {
        self.expected_actions(seat)
            .into_iter()
            .filter(|&(_, denied)| denied.is_none())
            .map(|(action, _)| action)
            .collect()
    }

    /// Every action that a seat could expect, with the reason where it is not legal now.
    pub(crate) fn expected_actions(&self, seat: Seat) -> Vec<(Action, Option<Denied>)> {
        let player = self.player(seat);
        let mut actions = Vec::with_capacity(16);
        let mut offer = |action, result: Result<(), Denied>| actions.push((action, result.err()));
        if let Some(location) = player.location() {
            offer(Action::Location(location), self.can_activate(seat, location));
        }
        // PEG-126: the two actions of the New Caprica board.
        match player.is_human() {
            true if self.forces_to_fight(seat).is_some() => offer(Action::FightOccupation, Ok(())),
            true => {}
            false => self.detainable(seat).iter().for_each(|whom| offer(Action::Detain(whom), Ok(()))),
        }
        let is_action = |used: CardUse| matches!(used, CardUse::Action(_) | CardUse::MovementOrAction(_));
        for card in self.cards_with(seat, is_action) {
            offer(Action::Card(card), self.can_play(seat, card));
        }
        // PEG-077: a Cylon leader has the abilities of his sheet.
        for row in self.abilities(seat) {
            if let AbilityRule::Action(script) = row.rule {
                offer(Action::Ability(row.ability), self.can_use(seat, row, script));
            }
        }
        // BASE-031, BASE-191: a Cylon player has no other actions.
        if !player.is_human() {
            return actions;
        }
        for &title in Title::ALL {
            if self.holder(title) == Some(seat) {
                self.title_actions(seat, title, &mut offer);
            }
        }
        for held in player.mutiny.iter() {
            offer(Action::PlayMutiny(held.card), self.can_play_mutiny(seat, held.card));
        }
        if player.piloting().is_some() {
            // DAY-099.
            let payable = self.can_pay_for_viper(seat);
            offer(Action::Viper, if payable { Ok(()) } else { Err(Denied::TooFewCards) });
        }
        for card in self.hidden_cylon_cards(seat) {
            offer(Action::Reveal(card), self.can_reveal(seat));
        }
        if player.infiltrating {
            offer(Action::EndInfiltration, Ok(()));
        }
        if player.place == Place::Off {
            for (_, denied) in &mut actions {
                *denied = Some(Denied::Stranded);
            }
        }
        actions
    }

    /// Movement abilities that the seat can use now (PEG-032).
    pub(crate) fn movement_abilities(&self, seat: Seat) -> Vec<Action> {
        let expected = self.expected_movements(seat).into_iter();
        expected.filter(|(_, denied)| denied.is_none()).map(|(action, _)| action).collect()
    }

    /// Every Movement ability of a seat, with the reason where it cannot be used now. BASE-058: a Stranded
    /// character takes no actions (PEG-035).
    fn expected_movements(&self, seat: Seat) -> Vec<(Action, Option<Denied>)> {
        let is_movement = |used: CardUse| matches!(used, CardUse::Movement(_) | CardUse::MovementOrAction(_));
        let cards = self.cards_with(seat, is_movement).map(|card| (Action::Card(card), self.can_play(seat, card)));
        let abilities = self.abilities(seat).filter_map(|row| match row.rule {
            AbilityRule::Movement(script) => Some((Action::Ability(row.ability), self.can_use(seat, row, script))),
            AbilityRule::Action(_) | AbilityRule::Response(_) | AbilityRule::Trait(_) => None,
        });
        let stranded = self.player(seat).place == Place::Off;
        let judged = cards.chain(abilities).map(|(action, result)| match stranded {
            true => (action, Some(Denied::Stranded)),
            false => (action, result.err()),
        });
        judged.collect()
    }

    /// Cards in hand used that way whose text the seat may use.
    fn cards_with(&self, seat: Seat, fits: impl Fn(CardUse) -> bool) -> impl Iterator<Item = SkillCard> {
        let cards = self.player(seat).kinds().filter(move |card| fits(card.row().text.used));
        cards.filter(move |&card| self.may_use_text(seat, card))
    }

    /// While a seat is asked for an action or a move: what it could expect and cannot do now, and why.
    pub(crate) fn denied_actions(&self, seat: Seat) -> Vec<(Action, Denied)> {
        let expected = match self.ask_of(seat).map(|ask| ask.question) {
            Some(Question::Action { .. }) => {
                let mut expected = self.expected_actions(seat);
                expected.extend(self.movements_too_late(seat, &expected));
                expected
            }
            Some(Question::Move) if self.is_in_movement_step() => self.expected_movements(seat),
            Some(Question::Move) => self.movements_too_late(seat, &[]),
            Some(_) | None => Vec::new(),
        };
        expected.into_iter().filter_map(|(action, denied)| Some((action, denied?))).collect()
    }

    /// PEG-032, PEG-033: what is for the Movement step only, outside of it.
    fn movements_too_late(&self, seat: Seat, actions: &[(Action, Option<Denied>)]) -> Vec<(Action, Option<Denied>)> {
        let movements = self.expected_movements(seat).into_iter().map(|(action, _)| action);
        let only = movements.filter(|action| actions.iter().all(|(other, _)| other != action));
        only.map(|action| (action, Some(Denied::NotMoving))).collect()
    }

    fn title_actions(&self, seat: Seat, title: Title, offer: &mut impl FnMut(Action, Result<(), Denied>)) {
        match title {
            Title::Admiral => {
                let (requires, launch) = title.row().actions[0];
                if self.fleet.nukes > 0 {
                    offer(Action::Nuke, self.require(seat, requires).and_then(|()| self.feasible(seat, launch)));
                }
                // PEG-144.
                if self.is_in_orbit() {
                    offer(Action::LeaveOrbit, Ok(()));
                }
            }
            Title::President => {
                let none = self.decks.quorum.is_empty();
                offer(Action::DrawQuorum, if none { Err(Denied::NoTarget) } else { Ok(()) });
                for card in self.decks.quorum_hand.iter() {
                    offer(Action::PlayQuorum(card.card), self.feasible(seat, card.card.row().effect));
                }
            }
        }
    }

    pub(crate) fn can_activate(&self, seat: Seat, location: Location) -> Result<(), Denied> {
        let has_action = !self.location_code(seat, location).script().is_empty();
        if has_action && self.fleet.damaged.contains(location) {
            return Err(Denied::Damaged);
        }
        self.can_activate_damaged(seat, location)
    }

    /// The same where damage does not matter (DAY-081).
    pub(crate) fn can_activate_damaged(&self, seat: Seat, location: Location) -> Result<(), Denied> {
        let row = location.row_in(self.setup.sets);
        let code = self.location_code(seat, location);
        let action = code.script();
        if action.is_empty() {
            return Err(Denied::NoAction);
        }
        let barred = self.decks.rule(|rule| rule == StandingRule::CannotActivate(location));
        if barred || self.is_of_other_side(seat, location) {
            return Err(Denied::Forbidden);
        }
        if let Some(weakness) = self.weakness_against(seat, location) {
            return Err(Denied::Weakness(weakness));
        }
        // PEG-025: what the weakness costs does not pay for the location.
        let due = |cost: u8| cost + row.requires.iter().map(|&condition| condition.cards()).max().unwrap_or(0);
        if self.location_cost(seat, location).is_some_and(|cost| self.player(seat).hand.len() < due(cost)) {
            return Err(Denied::TooFewCards);
        }
        // PEG-141: what is required is for the action of human players.
        if code.branch != Branch::Cylon {
            self.require(seat, row.requires)?;
        }
        self.feasible(seat, action)
    }

    /// The action of a location for that player: as an overlay shows it (PEG-002), and on New Caprica
    /// the one for his kind (PEG-125).
    pub(crate) fn location_code(&self, seat: Seat, location: Location) -> Code {
        let branch = match location.ship() {
            Ship::NewCaprica if !self.is_human(seat) => Branch::Cylon,
            _ => match location.overlay_in(self.setup.sets) {
                Some((Set::Daybreak, _)) => Branch::OverlayOfDaybreak,
                Some((Set::Pegasus, _)) => Branch::Overlay,
                Some((Set::Base, _)) | None => Branch::Main,
            },
        };
        Code::new(Source::Location(location), branch)
    }

    /// BASE-202, BASE-228: the ability that keeps the seat from activating the location.
    fn weakness_against(&self, seat: Seat, location: Location) -> Option<Ability> {
        let bars = |property| match property {
            Trait::CannotActivate(locations) => locations.contains(&location),
            Trait::ActivatesAlone { except } => location.stands_for() != except && !self.is_alone(seat, location),
            _ => false,
        };
        let barring = |row: &&AbilityRow| matches!(row.rule, AbilityRule::Trait(property) if bars(property));
        self.abilities(seat).find(barring).map(|row| row.ability)
    }

    /// BASE-225, PEG-069.
    pub(crate) fn location_cost(&self, seat: Seat, location: Location) -> Option<u8> {
        self.property(seat, |property| property.location_cost().or(property.cost_at(location)))
    }

    fn can_play(&self, seat: Seat, card: SkillCard) -> Result<(), Denied> {
        let text = card.row().text;
        // DAY-100, MIX-018: of Movement abilities too.
        if self.decks.rule(|rule| rule == StandingRule::NoActionsOf(card.skill())) {
            return Err(Denied::Forbidden);
        }
        if grants_actions(card.script()) && self.turn.ordered {
            return Err(Denied::OncePerTurn);
        }
        // DAY-066.
        if let Some(weakness) = self.ability_with(seat, Trait::NoActionsOf(card.skill())) {
            return Err(Denied::Weakness(weakness));
        }
        // DAY-065: another card pays for this one. DAY-099: the card that is played pays for no activation.
        let activates = |effect: &Effect| match effect {
            Effect::Vipers(ViperEffect::AttackAsPilot(_))
            | Effect::Vipers(ViperEffect::FullThrottle)
            | Effect::Vipers(ViperEffect::Activate(_))
            | Effect::Vipers(ViperEffect::MustActivate)
            | Effect::Vipers(ViperEffect::ActivateOne(_)) => self.viper_cost(),
            _ => 0,
        };
        let price = self.property(seat, Trait::card_action_cost).unwrap_or(0)
            + card.script().iter().map(activates).max().unwrap_or(0);
        if self.player(seat).hand.len() <= price {
            return Err(Denied::TooFewCards);
        }
        self.require(seat, text.requires)?;
        // The card that is played pays for no location.
        let left = self.player(seat).hand.len() - 1;
        match *card.script() {
            [Effect::Turn(TurnEffect::ActivateLocations { count, of })]
                if !ActivateLocations::new(self, seat, count, of).is_payable(self, left) =>
            {
                Err(Denied::NoTarget)
            }
            _ => self.feasible(seat, card.script()),
        }
    }

    /// DAY-059.
    fn can_reveal(&self, seat: Seat) -> Result<(), Denied> {
        match self.ability_with(seat, Trait::RevealsInBrigOnly) {
            Some(weakness) if !self.is_prisoner(seat) => Err(Denied::Weakness(weakness)),
            Some(_) | None => Ok(()),
        }
    }

    /// The ability that gives exactly this property.
    fn ability_with(&self, seat: Seat, wanted: Trait) -> Option<Ability> {
        let gives = |row: &&AbilityRow| matches!(row.rule, AbilityRule::Trait(property) if property == wanted);
        self.abilities(seat).find(gives).map(|row| row.ability)
    }

    fn can_use(&self, seat: Seat, row: &AbilityRow, script: Script) -> Result<(), Denied> {
        if row.kind == AbilityKind::OncePerGame && self.is_barred_from_once(seat) {
            return Err(Denied::Forbidden);
        }
        if self.is_used_up(seat, row) {
            return Err(Denied::OncePerGame);
        }
        self.require(seat, row.requires)?;
        self.feasible(seat, script)
    }
}

/// A player takes a number of actions, each of which he may decline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Actions {
    pub(crate) seat: Seat,
    left: u8,
    /// The player was human when this began; revealing ends it (BASE-040, BASE-063).
    pub(crate) human: bool,
    /// The action paid for and about to begin (BASE-225).
    paid: Option<Location>,
    /// A card was just used that may earn one more action (BASE-217).
    after: Option<SkillCard>,
    /// A card was played, and is being paid for (DAY-065).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    played: Option<SkillCard>,
}

impl Actions {
    pub(crate) fn new(game: &Game, seat: Seat, left: u8) -> Actions {
        Actions { seat, left, human: game.is_human(seat), paid: None, after: None, played: None }
    }

    /// Revealing ends it (BASE-040, BASE-063). The Sympathizer ends nobody's turn (BASE-181), but an
    /// order in another player's turn is nothing for a Cylon player (BASE-191).
    fn is_over(&self, game: &Game) -> bool {
        if game.turn.ended && game.turn.current == self.seat {
            return true;
        }
        match game.player(self.seat).standing {
            Standing::Human => false,
            Standing::Cylon => self.human,
            Standing::Sympathizer | Standing::Leader | Standing::SympatheticCylon => {
                self.human && !game.is_human(self.seat) && game.turn.current != self.seat
            }
        }
    }

    /// DAY-050: after an order of his he may activate the location where he is.
    fn may_activate_after(&self, game: &Game) -> Option<Location> {
        let ordered = self.after.is_some_and(|card| gives_order(card.script()));
        let here = game.player(self.seat).location().filter(|_| ordered)?;
        (game.has(self.seat, Trait::ActivatesAfterOrder) && game.can_activate(self.seat, here).is_ok()).then_some(here)
    }

    /// BASE-217: once in each of his own turns, after using that card.
    fn earns_extra(&self, game: &Game) -> Option<SkillCard> {
        let card = self.after?;
        let name = card.row().text.name;
        let own_turn = game.turn.current == self.seat && !game.turn.extra_action;
        (own_turn && game.has(self.seat, Trait::ActionAfter(name))).then_some(card)
    }
}

impl Procedure for Actions {
    fn step(mut self, game: &mut Game) -> Flow {
        if self.is_over(game) {
            return Flow::Done;
        }
        if let Some(location) = self.paid.take() {
            // PEG-036, DAY-021: what was paid with may have damaged the location, or taken him away from it.
            let usable = game.player(self.seat).is_at(location) && !game.fleet.damaged.contains(location);
            return if usable { self.activate(game, location) } else { Flow::go(self) };
        }
        if let Some(card) = self.played.take() {
            return Flow::call(self, Resolve::new(Code::new(Source::Skill(card), Branch::Main), self.seat));
        }
        if self.earns_extra(game).is_some() || self.may_activate_after(game).is_some() {
            return Flow::ask(self);
        }
        self.after = None;
        if self.left == 0 { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        if let Some(after) = self.earns_extra(game) {
            let choices = vec![Choice::Pass, Choice::Accept];
            asks.push(choose(self.seat, Question::ExtraAction { after }, choices));
            return;
        }
        if let Some(location) = self.may_activate_after(game) {
            let choices = vec![Choice::Pass, Choice::Accept];
            asks.push(choose(self.seat, Question::ActivateAfterOrder { location }, choices));
            return;
        }
        let mut choices = vec![Choice::Pass];
        choices.extend(game.actions(self.seat).into_iter().map(Choice::Act));
        asks.push(choose(self.seat, Question::Action { left: self.left }, choices));
    }

    fn answer(mut self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let choice = answer.choice();
        if let Some(location) = self.may_activate_after(game) {
            self.after = None;
            if choice == Choice::Pass {
                return Flow::go(self);
            }
            game.note_ability(seat, |property| property == Trait::ActivatesAfterOrder);
            return self.activate(game, location);
        }
        if self.after.take().is_some() {
            if choice == Choice::Accept {
                game.turn.extra_action = true;
                game.log_extra_action(seat);
                self.left += 1;
            }
            return Flow::go(self);
        }
        self.left -= 1;
        match choice {
            Choice::Act(action) => self.take(game, action),
            Choice::Pass => Flow::Done,
            choice => unreachable!("{choice:?} is no action"),
        }
    }
}

impl Actions {
    fn take(mut self, game: &mut Game, action: Action) -> Flow {
        let seat = self.seat;
        let run = |source| Resolve::new(Code::new(source, Branch::Main), seat);
        match action {
            Action::Location(location) => match game.location_cost(seat, location) {
                Some(cost) => {
                    self.paid = Some(location);
                    Flow::call(self, Discards::of(seat, Demand::Payment(cost)))
                }
                None => self.activate(game, location),
            },
            Action::Card(card) => {
                game.play_card(seat, card);
                self.after = Some(card);
                if let Some(cost) = game.property(seat, Trait::card_action_cost) {
                    self.played = Some(card);
                    return Flow::call(self, Discards::of(seat, Demand::Payment(cost)));
                }
                Flow::call(self, run(Source::Skill(card)))
            }
            Action::Ability(ability) => {
                game.use_ability(seat, ability);
                Flow::call(self, run(Source::Ability(ability)))
            }
            Action::Nuke => Flow::call(self, run(Source::Title(Title::Admiral))),
            Action::DrawQuorum => Flow::call(self, run(Source::Title(Title::President))),
            Action::PlayQuorum(card) => Flow::call(self, QuorumCard::from_hand(game, seat, card)),
            Action::Viper => {
                game.log(Event::ViperActivated { seat });
                Flow::call(self, PilotAction::new(seat))
            }
            Action::Reveal(card) => Flow::call(self, Reveal::new(seat, card)),
            Action::EndInfiltration => Flow::call(self, EndInfiltration::new(seat)),
            Action::FightOccupation => {
                let at = game.forces_to_fight(seat).expect("an occupation force is there");
                Flow::call(self, Fight::new(seat, at))
            }
            Action::Detain(whom) => Flow::call(self, Detain::new(seat, whom)),
            Action::LeaveOrbit => Flow::call(self, LeaveOrbit::new(seat)),
            Action::PlayMutiny(card) => Flow::call(self, MutinyCard::from_hand(game, seat, card)),
        }
    }

    fn activate(self, game: &mut Game, location: Location) -> Flow {
        let action = game.activate_location(self.seat, location);
        Flow::call(self, action)
    }
}

impl Game {
    /// The action of a location begins, paid for if it costs something.
    pub(crate) fn activate_location(&mut self, seat: Seat, location: Location) -> Frame {
        self.log(Event::ActionTaken { seat, source: Source::Location(location) });
        self.activation(seat, location)
    }
}

impl Game {
    fn log_extra_action(&mut self, seat: Seat) {
        let earns = |row: &&AbilityRow| matches!(row.rule, AbilityRule::Trait(Trait::ActionAfter(_)));
        let ability = self.abilities(seat).find(earns).map(|row| row.ability);
        if let Some(ability) = ability {
            self.log(Event::AbilityUsed { seat, ability });
        }
    }
}

pub(crate) fn gives_order(script: Script) -> bool {
    matches!(script, [Effect::Target { then: [Effect::Turn(TurnEffect::Order)], .. }])
}
