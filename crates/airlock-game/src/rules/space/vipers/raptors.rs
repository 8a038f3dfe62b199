//! Assault raptors (DAY-087 to DAY-092). What one activation is stands in `vipers`.

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::daybreak::tokens::ASSAULT_RAPTORS;
use crate::event::{DaybreakEvent, Event, ViperAt};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::paper::ByName;
use crate::rules::space::vipers::ActivateViper;
use crate::seat::{Seat, SeatSet};
use crate::state::Place;
use crate::terms::{Area, Location};

impl Game {
    /// DAY-087: those that wait beside the board.
    fn raptors_beside_board(&self) -> u8 {
        let pilots = self.seats().filter(|&seat| self.player(seat).in_raptor).count();
        let piloted = u8::try_from(pilots).expect("few players");
        let fleet = &self.fleet;
        ASSAULT_RAPTORS
            - fleet.assault_raptors
            - fleet.destroyed_assault_raptors
            - self.space.assault_raptors()
            - piloted
    }

    /// DAY-092.
    pub(crate) fn can_build_raptor(&self) -> bool {
        self.fleet.raptors > 0 && self.raptors_beside_board() > 0
    }

    pub(crate) fn build_raptor(&mut self) {
        if self.can_build_raptor() {
            self.destroy_raptor();
            self.fleet.assault_raptors += 1;
            self.log(DaybreakEvent::AssaultRaptorGained { area: None });
        }
    }

    /// DAY-088: ships in the Reserves that are vipers for an effect.
    pub(crate) fn reserve_vipers(&self) -> u8 {
        self.fleet.vipers + self.fleet.assault_raptors
    }

    /// DAY-090: never damaged, only destroyed; its pilot goes to Sickbay.
    pub(crate) fn destroy_assault_raptor(&mut self, at: ViperAt) {
        match at {
            ViperAt::Reserves => self.fleet.assault_raptors -= 1,
            ViperAt::Area(area) => self.space[area].assault_raptors -= 1,
            ViperAt::Pilot(seat) => {
                let player = self.player_mut(seat);
                player.in_raptor = false;
                player.place = Place::At(Location::Sickbay);
                self.log(Event::Sent { seat, to: Location::Sickbay });
            }
        }
        self.fleet.destroyed_assault_raptors += 1;
        self.log(DaybreakEvent::AssaultRaptorDestroyed { at });
    }

    /// Where somebody can start who starts in a viper: in an assault raptor too (DAY-088).
    pub(crate) fn viper_starts(&self) -> Vec<Choice> {
        let vipers = (self.fleet.vipers > 0).then(|| Area::LAUNCH.map(Choice::Area));
        let raptors = (self.fleet.assault_raptors > 0).then(|| Area::LAUNCH.map(Choice::LaunchRaptor));
        vipers.into_iter().chain(raptors).flatten().collect()
    }

    /// A pilot leaves the Reserves in an assault raptor.
    pub(crate) fn launch_in_raptor(&mut self, seat: Seat, area: Area) {
        self.fleet.assault_raptors -= 1;
        self.player_mut(seat).place = Place::Piloting(area);
        self.player_mut(seat).in_raptor = true;
        self.log(DaybreakEvent::AssaultRaptorLaunched { area, pilot: Some(seat) });
    }

    pub(crate) fn recall_raptor(&mut self, area: Area) {
        self.space[area].assault_raptors -= 1;
        self.fleet.assault_raptors += 1;
        self.log(DaybreakEvent::AssaultRaptorReturned { from: area });
    }

    /// Every unmanned one goes back to the Reserves.
    pub(crate) fn recall_assault_raptors(&mut self) {
        for &area in Area::ALL {
            while self.space[area].assault_raptors > 0 {
                self.recall_raptor(area);
            }
        }
    }

    /// What an unmanned assault raptor in the area can do.
    pub(crate) fn raptor_activations(&self, area: Area) -> Vec<Choice> {
        let moves = area.adjacent().map(|to| Choice::FlyRaptor(area, to));
        let attacks = self.foes_in(area).map(|foe| Choice::RaptorAttack(area, foe));
        moves.into_iter().chain(attacks).collect()
    }
}

/// The fleet gains one in a launch area, and the current player may activate it at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RaptorArrives {
    /// Where it has come.
    pub(crate) area: Option<Area>,
}

impl Procedure for RaptorArrives {
    fn step(self, game: &mut Game) -> Flow {
        let able = match self.area {
            Some(_) => game.can_pay_for_viper(game.turn.current),
            None => game.raptors_beside_board() > 0,
        };
        if able { Flow::ask(self) } else { Flow::Done }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (question, choices) = match self.area {
            None => (Question::AssaultRaptorArrives, Area::LAUNCH.map(Choice::Area).to_vec()),
            Some(area) => {
                let choices = std::iter::once(Choice::Pass).chain(game.raptor_activations(area)).collect();
                (Question::Vipers { left: 1 }, choices)
            }
        };
        asks.push(choose(game.turn.current, question, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::Area(area) => {
                game.space[area].assault_raptors += 1;
                game.log(DaybreakEvent::AssaultRaptorGained { area: Some(area) });
                Flow::go(RaptorArrives { area: Some(area) })
            }
            Choice::Pass => Flow::Done,
            choice => Flow::go(ActivateViper::new(game, seat, choice)),
        }
    }
}

/// DAY-091: pilots may stay in space with their assault raptors, and the current player decides for each
/// unmanned one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RaptorsAtJump {
    pilots: SeatSet,
    /// Unmanned ones that are still to be decided.
    #[serde(with = "ByName::<Area>")]
    left: [u8; Area::COUNT],
}

impl RaptorsAtJump {
    /// None if no assault raptor is in space.
    pub(crate) fn due(game: &Game) -> Option<RaptorsAtJump> {
        let pilots: SeatSet = game.seats().filter(|&seat| game.player(seat).in_raptor).collect();
        let mut left = [0; Area::COUNT];
        for (area, here) in game.space.areas() {
            left[area.index()] = here.assault_raptors;
        }
        let due = !pilots.is_empty() || game.space.assault_raptors() > 0;
        due.then_some(RaptorsAtJump { pilots, left })
    }

    fn pilot(&self, game: &Game) -> Option<Seat> {
        game.clockwise().find(|&seat| self.pilots.contains(seat))
    }

    fn area(&self) -> Option<Area> {
        Area::ALL.iter().copied().find(|area| self.left[area.index()] > 0)
    }
}

impl Procedure for RaptorsAtJump {
    fn step(self, game: &mut Game) -> Flow {
        if self.pilot(game).is_some() || self.area().is_some() { Flow::ask(self) } else { Flow::Done }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = vec![Choice::Pass, Choice::Accept];
        match (self.pilot(game), self.area()) {
            (Some(seat), _) => asks.push(choose(seat, Question::StayInSpace, choices)),
            (None, Some(area)) => asks.push(choose(game.turn.current, Question::KeepInSpace { area }, choices)),
            (None, None) => unreachable!("an assault raptor is left"),
        }
    }

    fn answer(mut self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let stays = answer.choice() == Choice::Accept;
        match (self.pilot(game), self.area()) {
            (Some(_), _) => {
                self.pilots.remove(seat);
                match game.player(seat).piloting() {
                    Some(area) if stays => {
                        game.log(DaybreakEvent::AssaultRaptorStayed { area, pilot: Some(seat) });
                    }
                    Some(_) | None => game.land(seat),
                }
            }
            (None, Some(area)) => {
                self.left[area.index()] -= 1;
                if stays {
                    game.log(DaybreakEvent::AssaultRaptorStayed { area, pilot: None });
                } else {
                    game.recall_raptor(area);
                }
            }
            (None, None) => unreachable!("an assault raptor is left"),
        }
        Flow::go(self)
    }
}
