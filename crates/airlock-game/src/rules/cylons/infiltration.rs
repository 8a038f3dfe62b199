//! Cylons among the humans: infiltrating, and its end (PEG-083 to PEG-091, DAY-045).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::Window;
use crate::cards::base::tokens;
use crate::event::Event;
use crate::frame::{Flow, Frame, Procedure, choose};
use crate::game::Game;
use crate::rules::skills::discard::{Demand, Discards};
use crate::rules::turn::action::Actions;
use crate::rules::window::OpenWindow;
use crate::seat::Seat;
use crate::state::Standing;
use crate::terms::{Location, Ship};

/// A Cylon player chooses where they go aboard Galactica (PEG-083).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Infiltrate {
    seat: Seat,
}

impl Infiltrate {
    /// Nothing happens where no location is open.
    pub(crate) fn open(game: &Game, seat: Seat) -> Option<Frame> {
        let infiltrate = Infiltrate { seat };
        if infiltrate.locations(game).is_empty() { None } else { Some(infiltrate.into()) }
    }

    fn locations(&self, game: &Game) -> Vec<Location> {
        game.choices_aboard(self.seat, self.seat, Ship::Galactica)
    }
}

impl Procedure for Infiltrate {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let locations = self.locations(game).into_iter().map(Choice::Location).collect();
        asks.push(choose(self.seat, Question::SendTo { who: self.seat }, locations));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        game.begin_infiltration(seat, answer.location());
        Flow::Done
    }
}

impl Game {
    /// PEG-083.
    fn begin_infiltration(&mut self, seat: Seat, to: Location) {
        self.player_mut(seat).infiltrating = true;
        self.log(Event::InfiltrationBegan { seat });
        self.put_at(seat, to);
        self.log(Event::Sent { seat, to });
    }

    /// A player goes to the other Cylons, and with him nothing that only humans have (BASE-184 steps 3
    /// to 5, PEG-087, PEG-088).
    pub(crate) fn join_cylons(&mut self, seat: Seat) {
        self.leave_humans(seat, self.haven());
    }

    /// The same, to another place than Cylons wake up in (DAY-039, DAY-045).
    pub(crate) fn leave_humans(&mut self, seat: Seat, to: Location) {
        self.discard_attached(seat);
        // DAY-019.
        self.discard_all_mutiny(seat);
        // DAY-011: a leader keeps his token.
        if self.player(seat).standing != Standing::Leader {
            self.lose_miracles(seat);
        }
        self.lose_titles(seat);
        if !self.player(seat).is_at(to) {
            self.put_at(seat, to);
            self.log(Event::Sent { seat, to });
        }
        if std::mem::take(&mut self.player_mut(seat).infiltrating) {
            self.log(Event::InfiltrationEnded { seat });
        }
    }
}

/// The action that ends it (PEG-087).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndInfiltration {
    seat: Seat,
    /// The cards that he may not take along are discarded.
    ready: bool,
    #[serde(default, skip_serializing_if = "Waking::is_usual")]
    waking: Waking,
}

/// Where he goes (DAY-045).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
enum Waking {
    #[default]
    Usual,
    /// He may go elsewhere.
    Offered,
    /// He goes elsewhere, and is asked where.
    Elsewhere,
}

impl Waking {
    fn is_usual(&self) -> bool {
        *self == Waking::Usual
    }
}

impl EndInfiltration {
    pub(crate) fn new(seat: Seat) -> EndInfiltration {
        EndInfiltration { seat, ready: false, waking: Waking::Usual }
    }

    /// DAY-045: to a Cylon location that is not hazardous.
    fn elsewhere(&self, game: &Game) -> Vec<Location> {
        game.choices_aboard(self.seat, self.seat, Ship::Cylon)
    }

    pub(crate) fn can_wake_elsewhere(&self, game: &Game, seat: Seat) -> bool {
        self.seat == seat && !self.elsewhere(game).is_empty()
    }
}

impl Procedure for EndInfiltration {
    fn step(self, game: &mut Game) -> Flow {
        if !self.ready && game.is_prisoner(self.seat) {
            let down = Discards::of(self.seat, Demand::DownTo(tokens::CARDS_KEPT_AT_REVEAL));
            return Flow::call(EndInfiltration { ready: true, ..self }, down);
        }
        match self.waking {
            Waking::Usual if game.interrupts_at(self.seat, Window::InfiltrationEnds) => {
                let offered = EndInfiltration { ready: true, waking: Waking::Offered, ..self };
                return OpenWindow::over(game, offered, Window::InfiltrationEnds);
            }
            Waking::Usual => {}
            Waking::Offered => {
                if let Some((seat, what, _)) = game.used.take() {
                    game.spend(seat, what);
                    return Flow::ask(EndInfiltration { waking: Waking::Elsewhere, ..self });
                }
            }
            Waking::Elsewhere => return Flow::ask(self),
        }
        game.join_cylons(self.seat);
        Flow::Done
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let to = self.elsewhere(game).into_iter().map(Choice::Location).collect();
        asks.push(choose(self.seat, Question::SendTo { who: self.seat }, to));
    }

    /// DAY-045: and another action.
    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Location(to) = answer.choice() else { unreachable!("a location was asked") };
        game.leave_humans(seat, to);
        Flow::go(Actions::new(game, seat, 1))
    }
}
