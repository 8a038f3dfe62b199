//! The civilian ships on New Caprica: Locked, Prepared, evacuated, destroyed (PEG-131 to PEG-133, PEG-143).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::event::{Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::terms::{Area, Location, Ship};

impl Game {
    pub(crate) fn can_prepare(&self) -> bool {
        self.new_caprica.is_some_and(|board| !board.locked.is_empty())
    }

    /// PEG-132: only with Galactica in orbit.
    pub(crate) fn can_evacuate(&self) -> bool {
        self.new_caprica.is_some_and(|board| board.in_orbit && !board.prepared.is_empty())
    }

    /// PEG-131.
    fn prepare_ship(&mut self) {
        if let Some(board) = &mut self.new_caprica
            && let Some(ship) = board.locked.pop()
        {
            board.prepared.put_under(ship);
            self.log(Event::ShipPrepared);
        }
    }

    fn evacuate_ship(&mut self, area: Area) {
        if let Some(board) = &mut self.new_caprica
            && let Some(ship) = board.prepared.pop()
        {
            self.space[area].civilians.push(ship);
            self.turn.more.evacuated = true;
            self.log(Event::ShipEvacuated { area });
        }
    }
}

/// One ship is prepared or evacuated, as the player likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrepareOrEvacuate {
    seat: Seat,
}

impl PrepareOrEvacuate {
    pub(crate) fn new(game: &mut Game, seat: Seat) -> PrepareOrEvacuate {
        game.turn.more.evacuated = false;
        PrepareOrEvacuate { seat }
    }

    fn choices(game: &Game) -> Vec<Choice> {
        let offers = [(game.can_prepare(), Choice::Prepare), (game.can_evacuate(), Choice::Evacuate)];
        offers.into_iter().filter(|&(open, _)| open).map(|(_, choice)| choice).collect()
    }
}

impl Procedure for PrepareOrEvacuate {
    fn step(self, game: &mut Game) -> Flow {
        if Self::choices(game).is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        asks.push(choose(self.seat, Question::PrepareOrEvacuate, Self::choices(game)));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Prepare => {
                game.prepare_ship();
                Flow::Done
            }
            Choice::Evacuate => Flow::go(Evacuate),
            choice => unreachable!("{choice:?} does nothing to a ship"),
        }
    }
}

/// The top Prepared ship goes into a launch area that the current player chooses (PEG-132).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evacuate;

impl Procedure for Evacuate {
    fn step(self, game: &mut Game) -> Flow {
        if game.can_evacuate() { Flow::ask(self) } else { Flow::Done }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = Area::LAUNCH.map(Choice::Area).to_vec();
        asks.push(choose(game.turn.current, Question::EvacuateTo, choices));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Area(area) = answer.choice() else { unreachable!("an area was asked") };
        game.evacuate_ship(area);
        Flow::Done
    }
}

/// Whoever has just evacuated a ship may go aboard Galactica with it (PEG-132).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoAboard {
    seat: Seat,
    ship: Ship,
}

impl GoAboard {
    pub(crate) fn new(seat: Seat, ship: Ship) -> GoAboard {
        GoAboard { seat, ship }
    }

    /// PEG-075: he goes by his own choice.
    fn locations(&self, game: &Game) -> Vec<Location> {
        game.choices_aboard(self.seat, self.seat, self.ship)
    }
}

impl Procedure for GoAboard {
    fn step(self, game: &mut Game) -> Flow {
        let evacuated = std::mem::take(&mut game.turn.more.evacuated);
        let goes = evacuated && game.is_human(self.seat) && !self.locations(game).is_empty();
        if goes { Flow::ask(self) } else { Flow::Done }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let mut choices = vec![Choice::Pass];
        choices.extend(self.locations(game).into_iter().map(Choice::Location));
        asks.push(choose(self.seat, Question::GoAboard, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        if let Choice::Location(to) = answer.choice() {
            game.send(seat, to);
        }
        Flow::Done
    }
}

/// A Cylon player looks at the top Locked ship and leaves it or puts it under (PEG-143).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PeekLocked {
    seat: Seat,
}

impl PeekLocked {
    pub(crate) fn new(seat: Seat) -> PeekLocked {
        PeekLocked { seat }
    }
}

impl Procedure for PeekLocked {
    fn step(self, game: &mut Game) -> Flow {
        let top = game.new_caprica.as_mut().and_then(|board| board.locked.as_mut_slice().last_mut());
        let Some(Hidden { card, seen }) = top else { return Flow::Done };
        seen.insert(self.seat);
        let ship = Secret::to(self.seat, *card);
        game.log(Event::LockedShipSeen { seat: self.seat, ship });
        Flow::ask(self)
    }

    fn asks(&self, _game: &Game, asks: &mut Vec<Ask>) {
        asks.push(choose(self.seat, Question::PeekedLocked, vec![Choice::Pass, Choice::PutUnder]));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let under = answer.choice() == Choice::PutUnder;
        if let Some(board) = &mut game.new_caprica
            && under
        {
            board.locked.as_mut_slice().rotate_right(1);
        }
        game.log(Event::LockedShipReturned { seat, under });
        Flow::Done
    }
}
