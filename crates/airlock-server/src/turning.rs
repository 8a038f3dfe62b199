//! What turned a game: the few moments that people talk about afterwards.
//!
//! Fed with the events of a whole game as a spectator may know them, it keeps a handful of points.

use airlock_game::cards::{Character, Loyalty};
use airlock_game::event::{Ending, Outcome};
use airlock_game::terms::{Resource, Side};
use airlock_game::{DaybreakEvent, Event, Seat, Source};

/// A moment that turned the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    pub turn: u16,
    /// How many answers had been given: where the replay opens.
    pub version: u32,
    pub point: Point,
}

/// What happened then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    Revealed {
        seat: Seat,
        card: Loyalty,
    },
    Sympathizer {
        seat: Seat,
        cylon: bool,
    },
    Sleepers,
    SuperCrisis {
        seat: Seat,
        card: Source,
    },
    /// A check that was not passed, by how much if it was made, and what was lost most of.
    Lost {
        on: Source,
        short: Option<i16>,
        resource: Resource,
        by: i8,
    },
    Jumped {
        distance: u8,
    },
    Executed {
        seat: Seat,
        character: Character,
    },
    /// The fleet settled (PEG-120).
    NewCaprica,
    /// Galactica came back (PEG-123).
    Returned,
    /// DAY-023.
    Mutineer {
        seat: Seat,
    },
    /// DAY-108.
    RebelBasestar {
        side: Side,
    },
    /// DAY-093.
    ColonialOneDestroyed,
    /// DAY-094.
    HubDestroyed,
    Ended {
        ending: Ending,
    },
}

impl Point {
    /// How much it is talked about.
    fn weight(self) -> u8 {
        match self {
            Point::Ended { .. } => u8::MAX,
            Point::Revealed { .. } => 9,
            Point::Executed { .. } => 8,
            Point::NewCaprica | Point::Returned | Point::Sympathizer { .. } | Point::RebelBasestar { .. } => 7,
            Point::SuperCrisis { .. } | Point::ColonialOneDestroyed | Point::HubDestroyed => 6,
            Point::Sleepers | Point::Mutineer { .. } => 5,
            Point::Lost { by, .. } => 2 + 2 * by.unsigned_abs().min(4),
            Point::Jumped { .. } => 1,
        }
    }
}

/// The points of a game so far.
#[derive(Clone, Debug, Default)]
pub struct TurningPoints {
    turn: u16,
    version: u32,
    points: Vec<Turning>,
    /// The check that was not passed and is taking effect: its point, without a loss until one comes.
    check: Option<Check>,
}

#[derive(Clone, Copy, Debug)]
struct Check {
    on: Source,
    short: Option<i16>,
    failed: bool,
    /// Where its point is, once something is lost by it.
    at: Option<usize>,
}

impl TurningPoints {
    pub(crate) fn next_answer(&mut self) {
        self.version += 1;
    }

    pub(crate) fn hear(&mut self, event: &Event) {
        match *event {
            Event::TurnBegan { number, .. } => {
                self.turn = number;
                self.check = None;
            }
            Event::CheckBegan { on, .. } => self.check = Some(Check { on, short: None, failed: false, at: None }),
            Event::Totalled { total, difficulty } => {
                if let Some(check) = &mut self.check {
                    check.short = Some(i16::from(difficulty) - total);
                }
            }
            Event::CheckEnded { outcome } | Event::CheckDecided { outcome, .. } => {
                if let Some(check) = &mut self.check {
                    check.failed = outcome != Outcome::Pass;
                }
            }
            Event::CylonShipsActivated { .. } | Event::CrisisDiscarded { .. } => self.check = None,
            Event::Turned { resource, by, .. } if by < 0 => self.lose(resource, by),
            Event::CylonRevealed { seat, card } => self.add(Point::Revealed { seat, card }),
            Event::SympathizerRevealed { seat, cylon } => self.add(Point::Sympathizer { seat, cylon }),
            Event::SleeperAgentPhase => self.add(Point::Sleepers),
            Event::CrisisRevealed { seat, card: card @ Source::SuperCrisis(_) } => {
                self.add(Point::SuperCrisis { seat, card });
            }
            Event::Executed { seat, character } => self.add(Point::Executed { seat, character }),
            Event::NewCapricaReached => self.add(Point::NewCaprica),
            Event::GalacticaReturned => self.add(Point::Returned),
            Event::Daybreak(event) => self.hear_daybreak(event),
            Event::Travelled { to, .. } => self.add(Point::Jumped { distance: to }),
            Event::GameEnded { ending } => self.add(Point::Ended { ending }),
            _ => {}
        }
    }

    fn hear_daybreak(&mut self, event: DaybreakEvent) {
        match event {
            DaybreakEvent::MutineerRevealed { seat } => self.add(Point::Mutineer { seat }),
            DaybreakEvent::RebelBasestarJoined { side } => self.add(Point::RebelBasestar { side }),
            DaybreakEvent::ColonialOneDestroyed => self.add(Point::ColonialOneDestroyed),
            DaybreakEvent::HubDestroyed => self.add(Point::HubDestroyed),
            _ => {}
        }
    }

    fn add(&mut self, point: Point) {
        self.points.push(Turning { turn: self.turn, version: self.version, point });
    }

    /// A loss by a check that was not passed. Of several the largest is told.
    fn lose(&mut self, lost: Resource, amount: i8) {
        let Some(Check { on, short, failed: true, at }) = self.check else { return };
        let worst = Point::Lost { on, short, resource: lost, by: amount };
        match at.map(|at| &mut self.points[at].point) {
            Some(Point::Lost { by, .. }) if *by <= amount => {}
            Some(point) => *point = worst,
            None => {
                self.check = Some(Check { on, short, failed: true, at: Some(self.points.len()) });
                self.add(worst);
            }
        }
    }

    /// The weightiest, later ones first among equals, in the order of time.
    pub(crate) fn told(&self, most: usize) -> Vec<Turning> {
        let mut order: Vec<usize> = (0..self.points.len()).collect();
        order.sort_by_key(|&at| std::cmp::Reverse((self.points[at].point.weight(), at)));
        order.truncate(most);
        order.sort_unstable();
        order.into_iter().map(|at| self.points[at]).collect()
    }

    pub(crate) fn shown_in_turn(&self, wanted: Seat) -> Option<u16> {
        let shown = |turning: &Turning| match turning.point {
            Point::Revealed { seat, .. } | Point::Sympathizer { seat, .. } => (seat == wanted).then_some(turning.turn),
            Point::Sleepers
            | Point::Executed { .. }
            | Point::NewCaprica
            | Point::Returned
            | Point::Mutineer { .. }
            | Point::RebelBasestar { .. }
            | Point::ColonialOneDestroyed
            | Point::HubDestroyed
            | Point::SuperCrisis { .. }
            | Point::Lost { .. }
            | Point::Jumped { .. }
            | Point::Ended { .. } => None,
        };
        self.points.iter().find_map(shown)
    }
}
