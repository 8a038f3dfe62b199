//! Moving in the Movement step or by an order (BASE-042 to BASE-052), and what can be done in that step
//! instead (PEG-032 to PEG-035).

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Answer, Ask, Choice, Question};
use crate::cards::Trait;
use crate::event::Event;
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::rules::skills::discard::{Demand, Discards};
use crate::rules::skills::spare::SpareDiscard;
use crate::rules::turn::leaving::LeavingPrice;
use crate::seat::Seat;
use crate::source::{Branch, Code, Source};
use crate::state::Place;
use crate::terms::{Area, Location, Ship, Side};

/// One move, which may be declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Movement {
    seat: Seat,
    /// Announced, and being paid for (BASE-043).
    to: Option<Location>,
    /// A Movement ability may be used instead.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    abilities: bool,
}

impl Movement {
    /// A move that somebody was granted: no Movement ability takes its place (PEG-033).
    pub(crate) fn new(seat: Seat) -> Movement {
        Movement { seat, to: None, abilities: false }
    }

    /// The Movement step of one's own turn.
    pub(crate) fn in_step(game: &Game, seat: Seat) -> Movement {
        Movement { abilities: game.rules.has_movement_abilities, ..Movement::new(seat) }
    }
}

impl Game {
    /// Where a player may move now; empty if he cannot move at all.
    pub(crate) fn destinations(&self, seat: Seat) -> (Vec<Location>, Vec<Area>) {
        let player = self.player(seat);
        let areas = match player.place {
            Place::Off | Place::At(_) => Vec::new(),
            Place::Piloting(area) => area.adjacent().to_vec(),
        };
        let may_move = match player.place {
            // BASE-058: a Stranded character does not move. BASE-047, PEG-135: nor a prisoner.
            Place::Off | Place::At(Location::Brig | Location::Detention) => false,
            Place::At(_) | Place::Piloting(_) => true,
        };
        // DAY-043: without the price he stays.
        let held = self.pays_for_leaving(seat) && player.super_crises.is_empty();
        if !may_move || held {
            return (Vec::new(), areas);
        }
        let boards: [bool; Ship::ALL.len()] = std::array::from_fn(|at| self.may_board(seat, Ship::ALL[at]));
        // PEG-075.
        let alone = self.has(seat, Trait::MovesAlone);
        let reachable = |&to: &Location| {
            let barred = player.is_at(to) || to.is_hazardous(self.setup.sets);
            boards[to.ship() as usize] && self.is_laid_out(to) && !barred && (!alone || self.is_alone(seat, to))
        };
        // Room for all that can mostly be reached, so that the list need not grow.
        let mut locations = Vec::with_capacity(32);
        locations.extend(self.rules.locations.iter().filter(reachable));
        (locations, areas)
    }

    /// Whether the player may move to locations of that ship.
    fn may_board(&self, seat: Seat, ship: Ship) -> bool {
        let player = self.player(seat);
        // BASE-046, PEG-124: humans never enter Cylon locations, Cylon players nothing else but New Caprica.
        let own_kind = match ship {
            Ship::Cylon => !player.is_human(),
            Ship::Galactica | Ship::ColonialOne | Ship::Pegasus | Ship::Demetrius => player.is_human(),
            Ship::NewCaprica => true,
            // DAY-108.
            Ship::RebelBasestar => match self.search.rebels {
                Some(Side::Human) => player.is_human(),
                Some(Side::Cylon) => !player.is_human(),
                None => false,
            },
        };
        // BASE-044: without a card nobody changes ships.
        let paid = self.is_aboard(seat, ship) || !player.hand.is_empty();
        own_kind && paid && !self.is_closed(ship)
    }

    /// BASE-042, BASE-049.
    fn changes_ships(&self, seat: Seat, to: Location) -> bool {
        !self.is_aboard(seat, to.ship())
    }

    /// Whether the move that is asked about is that of one's own Movement step.
    pub(crate) fn is_in_movement_step(&self) -> bool {
        matches!(self.stack.last(), Some(Frame::Movement(movement)) if movement.abilities)
    }

    fn use_movement_ability(&mut self, seat: Seat, action: Action) -> Resolve {
        let source = match action {
            Action::Card(card) => {
                self.play_card(seat, card);
                Source::Skill(card)
            }
            Action::Ability(ability) => {
                self.use_ability(seat, ability);
                Source::Ability(ability)
            }
            action => unreachable!("{action:?} is no Movement ability"),
        };
        Resolve::new(Code::new(source, Branch::Main), seat)
    }

    fn arrive(&mut self, seat: Seat, to: Location) {
        self.put_at(seat, to);
        self.log(Event::Moved { seat, to });
    }
}

impl Procedure for Movement {
    fn step(self, game: &mut Game) -> Flow {
        if let Some(to) = self.to {
            // DAY-015, DAY-021: the price itself may have sent him to the Brig, where nobody moves. PEG-021: or
            // what was used at it has taken the ship away.
            if !game.is_prisoner(self.seat) && !game.is_closed(to.ship()) {
                game.arrive(self.seat, to);
            }
            return Flow::Done;
        }
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (locations, areas) = game.destinations(self.seat);
        let mut choices = Vec::with_capacity(1 + locations.len() + areas.len());
        choices.push(Choice::Pass);
        choices.extend(locations.into_iter().map(Choice::Location));
        choices.extend(areas.into_iter().map(Choice::Area));
        // PEG-034: also in the Brig, where there is a Movement step without a move.
        if self.abilities {
            choices.extend(game.movement_abilities(self.seat).into_iter().map(Choice::Act));
        }
        asks.push(choose(self.seat, Question::Move, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            // DAY-043.
            Choice::Location(to) if game.pays_for_leaving(seat) => {
                let price = LeavingPrice::new(seat, game.changes_ships(seat, to));
                Flow::call(Movement { to: Some(to), ..self }, price)
            }
            Choice::Location(to) if game.changes_ships(seat, to) => {
                let payment = SpareDiscard::over(game, Discards::of(seat, Demand::Payment(1)));
                Flow::call(Movement { to: Some(to), ..self }, payment)
            }
            Choice::Location(to) => {
                game.arrive(seat, to);
                Flow::Done
            }
            Choice::Area(to) => {
                game.player_mut(seat).place = Place::Piloting(to);
                game.log(Event::Flew { seat, to });
                Flow::Done
            }
            Choice::Act(action) => {
                let script = game.use_movement_ability(seat, action);
                match (action, game.property(seat, Trait::card_action_cost)) {
                    // DAY-065.
                    (Action::Card(_), Some(cost)) => Flow::call(script, Discards::of(seat, Demand::Payment(cost))),
                    _ => Flow::go(script),
                }
            }
            Choice::Pass => Flow::Done,
            choice => unreachable!("{choice:?} is no move"),
        }
    }
}
