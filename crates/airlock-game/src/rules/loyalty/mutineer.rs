//! The Mutineer after the first deal: turned up, handed on, and what it costs its holder (DAY-023 to
//! DAY-030).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{Loyalty, Team};
use crate::event::DaybreakEvent;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::mutiny::DrawMutiny;
use crate::seat::{Seat, SeatSet};
use crate::state::Standing;
use crate::terms::Title;

/// A player has the Mutineer among his face-down cards and turns it up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnUpMutineer {
    seat: Seat,
    card: Loyalty,
    /// It came from the deck, so that another Loyalty card is drawn.
    dealt: bool,
}

impl TurnUpMutineer {
    pub(crate) fn dealt(seat: Seat, card: Loyalty) -> TurnUpMutineer {
        TurnUpMutineer { seat, card, dealt: true }
    }

    /// From another player (DAY-027, DAY-028), or as the one card that was to be drawn (DAY-026).
    pub(crate) fn received(seat: Seat, card: Loyalty) -> TurnUpMutineer {
        TurnUpMutineer { seat, card, dealt: false }
    }
}

impl Procedure for TurnUpMutineer {
    /// DAY-023: in whatever way he got it he draws a Mutiny card.
    fn step(self, game: &mut Game) -> Flow {
        game.turn_up_mutineer(self.seat, self.card);
        if self.dealt {
            game.deal_loyalty(self.seat);
        }
        Flow::go(DrawMutiny::each(game, SeatSet::only(self.seat), 1))
    }
}

/// A Cylon player gives the Mutineer to a human player, at any distance (DAY-027, DAY-028, DAY-030).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandOnMutineer {
    from: Seat,
}

impl HandOnMutineer {
    /// Nothing where he does not have it, or nobody could take it.
    pub(crate) fn due(game: &Game, from: Seat) -> Option<HandOnMutineer> {
        let has = game.player(from).is_mutineer() || game.hidden_mutineer(from).is_some();
        (has && !game.mutineer_heirs(from).is_empty()).then_some(HandOnMutineer { from })
    }
}

impl Procedure for HandOnMutineer {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let heirs = game.mutineer_heirs(self.from).iter().map(Choice::Seat).collect();
        asks.push(choose(self.from, Question::HandOnMutineer, heirs));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Seat(to) = answer.choice() else { unreachable!("a player was asked") };
        let card = game.hand_on_mutineer(seat, to);
        Flow::go(TurnUpMutineer::received(to, card))
    }
}

impl Game {
    /// Human players; a leader gets no Loyalty cards (PEG-079).
    pub(crate) fn mutineer_heirs(&self, from: Seat) -> SeatSet {
        let fits = |&seat: &Seat| seat != from && self.player(seat).standing == Standing::Human;
        self.seats().filter(fits).collect()
    }

    /// Gives it away, whether it lay open or was just dealt; the receiver turns it up.
    fn hand_on_mutineer(&mut self, from: Seat, to: Seat) -> Loyalty {
        let player = self.player_mut(from);
        let shown = player.shown.iter().position(|card| card.row().team == Team::Mutineer);
        let card = match shown {
            Some(at) => player.shown.remove(at),
            None => {
                let hidden = player.loyalty.iter().position(|held| held.card.row().team == Team::Mutineer);
                player.loyalty.remove(hidden.expect("he has the Mutineer")).card
            }
        };
        self.log(DaybreakEvent::MutineerHandedOn { from, to });
        self.player_mut(to).loyalty.push(crate::pile::Hidden { card, seen: SeatSet::EVERYBODY });
        card
    }

    /// The Mutineer is in the deck still, and so with nobody (DAY-026).
    pub(crate) fn is_mutineer_undealt(&self) -> bool {
        self.decks.loyalty.iter().any(|held| held.card.row().team == Team::Mutineer)
    }

    /// DAY-024, DAY-025: the current player resolves a jump icon of his Crisis card as the Mutineer.
    pub(crate) fn mutineer_of_turn(&self) -> Option<Seat> {
        let current = self.turn.current;
        self.player(current).is_mutineer().then_some(current)
    }

    /// DAY-023: turned up before everybody; his titles go to the highest in line other than himself.
    pub(crate) fn turn_up_mutineer(&mut self, seat: Seat, card: Loyalty) {
        let player = self.player_mut(seat);
        let at = player.loyalty.iter().position(|held| held.card == card);
        player.loyalty.remove(at.expect("he holds the Mutineer"));
        player.shown.push(card);
        self.log(DaybreakEvent::MutineerRevealed { seat });
        for &title in Title::ALL {
            if self.holder(title) == Some(seat) {
                self.pass_title(title);
            }
        }
    }

    /// The Mutineer among the face-down cards of a seat.
    pub(crate) fn hidden_mutineer(&self, seat: Seat) -> Option<Loyalty> {
        self.player(seat).loyalty.iter().map(|held| held.card).find(|card| card.row().team == Team::Mutineer)
    }
}
