//! Actions: which are legal, why others are not, and taking one (BASE-053 to BASE-057).

use serde::{Deserialize, Serialize};

use super::discard::{Demand, Discards};
use super::infiltration::EndInfiltration;
use super::new_caprica::leaving::LeaveOrbit;
use super::new_caprica::occupation::{Detain, Fight};
use super::quorum::QuorumCard;
use super::repair::RepairAny;
use super::reveal::Reveal;
use super::script::Resolve;
use super::vipers::PilotAction;
use crate::ask::{Action, Answer, Ask, Choice, Question};
use crate::cards::pegasus::tokens;
use crate::cards::{
    Ability, AbilityKind, AbilityRow, AbilityRule, Among, Condition, Effect, Script, SkillCard, SkillSort,
    StandingRule, Timing, Trait, Who,
};
use crate::event::Event;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::seat::Seat;
use crate::source::{Branch, Code, Source};
use crate::state::{Place, Standing};
use crate::terms::{Craft, Location, Ship, Title};

/// Why an action that a player could expect cannot be taken now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Denied {
    /// BASE-058.
    Stranded,
    /// The location has no action.
    NoAction,
    /// BASE-056.
    Damaged,
    /// A card in play forbids it.
    Forbidden,
    /// The character's own weakness forbids it (BASE-202, BASE-228).
    Weakness(Ability),
    /// BASE-225: too few cards to pay.
    TooFewCards,
    /// A printed condition does not hold.
    Requires,
    /// Nothing is there to choose or to do.
    NoTarget,
    /// BASE-059: one per turn.
    OncePerTurn,
    OncePerGame,
    /// PEG-032, PEG-033: only in the Movement step of one's own turn.
    NotMoving,
}

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
        let is_action = |timing| matches!(timing, Timing::Action | Timing::MovementOrAction);
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
        if player.piloting().is_some() {
            offer(Action::Viper, Ok(()));
        }
        for card in self.hidden_cylon_cards(seat) {
            offer(Action::Reveal(card), Ok(()));
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
        let is_movement = |timing| matches!(timing, Timing::Movement | Timing::MovementOrAction);
        let cards = self.cards_with(seat, is_movement).map(|card| (Action::Card(card), self.can_play(seat, card)));
        let abilities = self.abilities(seat).filter_map(|row| match row.rule {
            AbilityRule::Movement(script) => Some((Action::Ability(row.ability), self.can_use(seat, row, script))),
            AbilityRule::Action(_) | AbilityRule::Interrupt(..) | AbilityRule::Trait(_) => None,
        });
        let stranded = self.player(seat).place == Place::Off;
        let judged = cards.chain(abilities).map(|(action, result)| match stranded {
            true => (action, Some(Denied::Stranded)),
            false => (action, result.err()),
        });
        judged.collect()
    }

    /// Cards in hand with such a timing whose text the seat may use.
    fn cards_with(&self, seat: Seat, timing: impl Fn(Timing) -> bool) -> impl Iterator<Item = SkillCard> {
        let cards = self.player(seat).kinds().filter(move |card| timing(card.row().text.timing));
        cards.filter(move |&card| self.may_use_text(seat, card))
    }

    /// PEG-027, PEG-029: the text of Treachery cards is for Cylon players, that of all others for human
    /// players (BASE-191).
    pub(crate) fn may_use_text(&self, seat: Seat, card: SkillCard) -> bool {
        match card.row().text.sort {
            SkillSort::Plain | SkillSort::Reckless => self.is_human(seat),
            SkillSort::CylonOnly => !self.is_human(seat),
        }
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
                let drawable = !self.decks.quorum.draw.is_empty() || !self.decks.quorum.discard.is_empty();
                offer(Action::DrawQuorum, if drawable { Ok(()) } else { Err(Denied::NoTarget) });
                for card in self.decks.quorum_hand.iter() {
                    offer(Action::PlayQuorum(card.card), self.feasible(seat, card.card.row().effect));
                }
            }
        }
    }

    fn can_activate(&self, seat: Seat, location: Location) -> Result<(), Denied> {
        let row = location.row_in(self.setup.sets);
        let code = self.location_code(seat, location);
        let action = code.script();
        if action.is_empty() {
            return Err(Denied::NoAction);
        }
        if self.fleet.damaged.contains(location) {
            return Err(Denied::Damaged);
        }
        if self.decks.rule(|rule| rule == StandingRule::CannotActivate(location)) {
            return Err(Denied::Forbidden);
        }
        if let Some(weakness) = self.weakness_against(seat, location) {
            return Err(Denied::Weakness(weakness));
        }
        if self.location_cost(seat, location).is_some_and(|cost| self.player(seat).hand.len() < cost) {
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
    fn location_code(&self, seat: Seat, location: Location) -> Code {
        let branch = match location.ship() {
            Ship::NewCaprica if !self.is_human(seat) => Branch::Cylon,
            Ship::Cylon if self.rules.has_pegasus => Branch::Overlay,
            _ => Branch::Main,
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

    pub(crate) fn is_alone(&self, seat: Seat, location: Location) -> bool {
        self.seats().all(|other| other == seat || !self.player(other).is_at(location))
    }

    /// BASE-225, PEG-069.
    fn location_cost(&self, seat: Seat, location: Location) -> Option<u8> {
        self.property(seat, |property| property.location_cost().or(property.cost_at(location)))
    }

    fn can_play(&self, seat: Seat, card: SkillCard) -> Result<(), Denied> {
        let text = card.row().text;
        if grants_actions(text.effect) && self.turn.ordered {
            return Err(Denied::OncePerTurn);
        }
        self.require(seat, text.requires)?;
        self.feasible(seat, text.effect)
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

    pub(crate) fn require(&self, seat: Seat, conditions: &[Condition]) -> Result<(), Denied> {
        let holds = conditions.iter().all(|&condition| self.holds(condition, seat));
        if holds { Ok(()) } else { Err(Denied::Requires) }
    }

    pub(crate) fn holds(&self, condition: Condition, you: Seat) -> bool {
        let player = self.player(you);
        match condition {
            Condition::AtMost(resource, value) => {
                self.fleet.dial(resource) <= i8::try_from(value).expect("a value of a dial")
            }
            Condition::DistanceAtMost(distance) => self.fleet.distance <= distance,
            Condition::HasNuke => self.fleet.nukes > 0,
            Condition::OnBlueSpace => self.fleet.on_blue_space(),
            Condition::IsPresident => self.holder(Title::President) == Some(you),
            Condition::IsPilot => {
                self.has_sheet(you) && player.character.is_some_and(|character| character.row().is_pilot())
            }
            Condition::IsPiloting => player.piloting().is_some(),
            Condition::InReserves(Craft::Viper, count) => self.fleet.vipers >= count,
            Condition::InReserves(Craft::Raptor, count) => self.fleet.raptors >= count,
            Condition::InReserves(
                Craft::Raider | Craft::HeavyRaider | Craft::Basestar | Craft::Civilian | Craft::Scar,
                _,
            ) => {
                unreachable!("only human ships stand in the Reserves")
            }
            Condition::HasSuperCrisis => !player.super_crises.is_empty(),
            Condition::HasHiddenLoyalty => !player.loyalty.is_empty(),
            Condition::IsNotSympathizer => player.standing != Standing::Sympathizer,
            Condition::BasestarOnBoard => self.space.basestar_count() > 0,
            Condition::AllBasestarsOnBoard => self.space.basestars_in_supply() == 0,
            Condition::HasCards(cards) => player.hand.len() >= cards,
            Condition::HumanInBrig => self.humans().iter().any(|seat| self.is_prisoner(seat)),
            Condition::Mourned => self.fleet.mourned,
            Condition::CurrentOnNewCaprica => self.is_aboard(self.turn.current, Ship::NewCaprica),
            Condition::GalacticaInOrbit => self.new_caprica.is_some_and(|board| board.in_orbit),
            Condition::MayInfiltrate => player.has_agenda(),
        }
    }

    /// Whether a script used as an action has something to do. What can be carried out in part is
    /// carried out in part (BASE-005), so one effect that finds what it needs is enough.
    pub(crate) fn feasible(&self, you: Seat, script: Script) -> Result<(), Denied> {
        let possible = match script {
            // PEG-043, PEG-071: actions are something only for whoever has one.
            [Effect::TakeAction, ..] => !self.actions(you).is_empty(),
            _ => script.iter().any(|effect| self.is_possible(you, effect)),
        };
        if possible { Ok(()) } else { Err(Denied::NoTarget) }
    }

    pub(crate) fn is_possible(&self, you: Seat, effect: &Effect) -> bool {
        if self.is_suspended(effect) {
            return false;
        }
        let forces = self.new_caprica.map_or(0, |board| board.forces());
        match *effect {
            Effect::PrepareOrEvacuate => self.can_prepare() || self.can_evacuate(),
            Effect::ActivateOneOccupation => forces > 0,
            Effect::PlaceOccupation => forces < tokens::OCCUPATION_FORCES,
            Effect::PeekLocked => self.can_prepare(),
            // Nobody goes aboard without having evacuated a ship.
            Effect::GoAboardIfEvacuated(_) => false,
            Effect::Target { by: Who::You, among, then } => self.has_target(you, among, then),
            Effect::ActivateVipers(_) => self.can_activate_vipers(),
            Effect::AttackAsPilot(_) => {
                self.player(you).piloting().is_some_and(|area| self.foes_in(area).next().is_some())
            }
            Effect::LaunchSelf => self.fleet.vipers > 0 || self.space.vipers() > 0,
            Effect::GalacticaAttacks => self.foes().next().is_some(),
            Effect::AttackCenturion => self.fleet.centurions() > 0,
            Effect::LookAtCivilians(_) => self.space.civilians() > 0,
            Effect::Repair { .. } => self.can_repair(you),
            Effect::PlaySuperCrisis => {
                self.holds(Condition::HasSuperCrisis, you) && self.holds(Condition::IsNotSympathizer, you)
            }
            Effect::PlayQuorum => self.playable_quorum(you).next().is_some(),
            Effect::Give { title, to: Who::Admiral } => {
                self.holder(Title::Admiral).is_some() && self.holder(Title::Admiral) != self.holder(title)
            }
            Effect::PegasusAttacks => self.space.basestar_count() > 0,
            Effect::Sacrifice { .. } => !self.sacrifices(you).is_empty(),
            Effect::CivilianFights { .. } => self.space.civilians() > 0,
            Effect::RepairAny { locations, vipers } => RepairAny::new(you, locations, vipers).is_possible(self),
            // The action that follows a launch is nothing without the launch.
            Effect::TakeAction => false,
            Effect::DrawSuperCrisis { .. } => !self.decks.super_crisis.is_empty(),
            Effect::Target { .. }
            | Effect::Give { .. }
            | Effect::Turn(..)
            | Effect::JumpPrep(..)
            | Effect::Distance(..)
            | Effect::DiscardNuke
            | Effect::Draw { .. }
            | Effect::Discard { .. }
            | Effect::DrawQuorum { .. }
            | Effect::ResolveQuorumOf(..)
            | Effect::GiveThisCard { .. }
            | Effect::StayInPlay
            | Effect::LeaveGame
            | Effect::SwapSuperCrisis
            | Effect::Send { .. }
            | Effect::SendAboard { .. }
            | Effect::LookAtLoyalty { .. }
            | Effect::HandOnLoyalty { .. }
            | Effect::TakeCard { .. }
            | Effect::Choose { .. }
            | Effect::May { .. }
            | Effect::If(..)
            | Effect::Roll { .. }
            | Effect::Risk { .. }
            | Effect::FailBox
            | Effect::Check(..)
            | Effect::Place { .. }
            | Effect::Activate(..)
            | Effect::ActivatePlaced(..)
            | Effect::Launch { .. }
            | Effect::Board(..)
            | Effect::DamageGalactica
            | Effect::DamageGalacticaOf { .. }
            | Effect::DamageVipers { .. }
            | Effect::RecallVipers
            | Effect::DestroyRaptor
            | Effect::ReturnRaptors(..)
            | Effect::RestoreShips { .. }
            | Effect::DestroyCivilian
            | Effect::DestroyCylonShips { .. }
            | Effect::DestroyCenturion
            | Effect::LaunchNuke
            | Effect::FtlJump
            | Effect::Peek(..)
            | Effect::Order
            | Effect::FurtherCrisis
            | Effect::ResolveCrisisOf { .. }
            | Effect::Difficulty(..)
            | Effect::CountPositive(..)
            | Effect::FaceUp { .. }
            | Effect::NoStrength
            | Effect::TakeCheckCards
            | Effect::DecideCheck
            | Effect::DieBonus(..)
            | Effect::RerollAttack { .. }
            | Effect::ReplaceCrisis
            | Effect::SwitchOption
            | Effect::NoDestiny
            | Effect::FastLearner(_)
            | Effect::AddRevealed
            | Effect::BorrowTitle
            | Effect::DieShift(_)
            | Effect::RaidersMiss(_)
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
            | Effect::DrawNamed { .. }
            | Effect::PassTitle(_)
            | Effect::Execute { .. }
            | Effect::SendAnywhere { .. }
            | Effect::Infiltrate
            | Effect::DamagePegasus
            | Effect::RemoveBasestar
            | Effect::RepairVipers(_)
            | Effect::ActivateHeavyRaidersAlone
            | Effect::FindScar
            | Effect::MainBatteries
            | Effect::FullThrottle
            | Effect::Shield
            | Effect::LoseHighest(_)
            | Effect::BlindJump
            | Effect::NextCrisisJumps
            | Effect::SkipJump
            | Effect::SortCrises(_)
            | Effect::NewDestination
            | Effect::DestroyOccupation(_)
            | Effect::DestroyLocked => true,
        }
    }

    fn has_target(&self, you: Seat, among: Among, then: Script) -> bool {
        !self.targets(among, you, then, None).is_empty()
    }
}

/// A player takes a number of actions, each of which he may decline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Actions {
    seat: Seat,
    left: u8,
    /// The player was human when this began; revealing ends it (BASE-040, BASE-063).
    human: bool,
    /// The action paid for and about to begin (BASE-225).
    paid: Option<Location>,
    /// A card was just used that may earn one more action (BASE-217).
    after: Option<SkillCard>,
}

impl Actions {
    pub(crate) fn new(game: &Game, seat: Seat, left: u8) -> Actions {
        Actions { seat, left, human: game.is_human(seat), paid: None, after: None }
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
            return self.activate(game, location);
        }
        if self.earns_extra(game).is_some() {
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
        let mut choices = vec![Choice::Pass];
        choices.extend(game.actions(self.seat).into_iter().map(Choice::Act));
        asks.push(choose(self.seat, Question::Action { left: self.left }, choices));
    }

    fn answer(mut self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let choice = answer.choice();
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
        }
    }

    fn activate(self, game: &mut Game, location: Location) -> Flow {
        let source = Source::Location(location);
        game.log(Event::ActionTaken { seat: self.seat, source });
        Flow::call(self, Resolve::new(game.location_code(self.seat, location), self.seat))
    }
}

impl Game {
    /// BASE-008: a card leaves the hand for its discard pile as its text begins to resolve.
    pub(crate) fn play_card(&mut self, seat: Seat, card: SkillCard) {
        self.player_mut(seat).take(card);
        self.put_on_discard(card);
        self.log(Event::CardPlayed { seat, card });
        // BASE-059, PEG-043: one such card a turn, by all players together.
        if grants_actions(card.row().text.effect) {
            self.turn.ordered = true;
        }
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

/// Whether the text orders somebody about (BASE-060) or gives nothing but an action (PEG-043).
fn grants_actions(script: Script) -> bool {
    matches!(script, [Effect::Target { then: [Effect::Order], .. }] | [Effect::TakeAction])
}
