//! Becoming a revealed Cylon (BASE-181, BASE-184 to BASE-189).

use serde::{Deserialize, Serialize};

use super::discard::{Demand, Discards};
use super::script::Resolve;
use crate::cards::base::tokens;
use crate::cards::{Loyalty, SuperCrisis, Team};
use crate::event::{DeckName, Event, Secret};
use crate::frame::{Flow, Procedure};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::source::{Branch, Code, Source};
use crate::state::Standing;
use crate::terms::Location;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reveal {
    seat: Seat,
    card: Loyalty,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    TurnUp,
    Discard,
    Leave,
}

impl Reveal {
    pub(crate) fn new(seat: Seat, card: Loyalty) -> Reveal {
        Reveal { seat, card, stage: Stage::TurnUp }
    }

    fn to(self, stage: Stage) -> Reveal {
        Reveal { stage, ..self }
    }

    fn is_sympathizer(&self) -> bool {
        self.card.row().team == Team::Sympathizer
    }

    fn turn_up(self, game: &mut Game) -> Flow {
        let next = self.to(Stage::Discard);
        if self.is_sympathizer() {
            return if game.turn_up_sympathizer(self.seat, self.card) { Flow::go(next) } else { Flow::Done };
        }
        let in_prison = game.is_prisoner(self.seat);
        game.turn_up_cylon(self.seat, self.card);
        // BASE-184 step 1, PEG-137: in prison the text is skipped.
        if in_prison {
            return Flow::go(next);
        }
        Flow::call(next, Resolve::new(Code::new(Source::Loyalty(self.card), Branch::Main), self.seat))
    }
}

impl Procedure for Reveal {
    fn step(self, game: &mut Game) -> Flow {
        match self.stage {
            Stage::TurnUp => self.turn_up(game),
            Stage::Discard => {
                Flow::call(self.to(Stage::Leave), Discards::of(self.seat, Demand::DownTo(tokens::CARDS_KEPT_AT_REVEAL)))
            }
            Stage::Leave => {
                game.discard_attached(self.seat);
                game.lose_titles(self.seat);
                let to = game.place_meant(self.seat, Location::ResurrectionShip);
                game.put_at(self.seat, to);
                game.log(Event::Sent { seat: self.seat, to });
                if !self.is_sympathizer() {
                    game.draw_super_crisis(self.seat);
                    game.turn.ended |= game.turn.current == self.seat;
                }
                Flow::Done
            }
        }
    }
}

impl Game {
    fn turn_up_cylon(&mut self, seat: Seat, card: Loyalty) {
        let player = self.player_mut(seat);
        let at = player.loyalty.iter().position(|held| held.card == card);
        player.loyalty.remove(at.expect("he holds the card that he turns up"));
        player.shown.push(card);
        player.standing = Standing::Cylon;
        self.log(Event::CylonRevealed { seat, card });
    }

    pub(crate) fn draw_super_crisis(&mut self, seat: Seat) {
        let (card, rebuilt) = self.decks.super_crisis.take_top(&mut self.chance);
        self.note_rebuilt(rebuilt, DeckName::SuperCrisis);
        let Some(card) = card else { return };
        self.player_mut(seat).super_crises.push(Hidden::seen_by(card, seat));
        self.log(Event::SuperCrisisDrawn { seat, card: Secret::to(seat, card) });
    }

    pub(crate) fn take_super_crisis(&mut self, seat: Seat, card: SuperCrisis) {
        let player = self.player_mut(seat);
        let at = player.super_crises.iter().position(|held| held.card == card);
        player.super_crises.remove(at.expect("he holds the card that he plays"));
    }

    /// BASE-197: the old one is discarded for a new one.
    pub(crate) fn swap_super_crisis(&mut self, seat: Seat) {
        let Some(card) = self.player_mut(seat).super_crises.pop() else { return };
        self.decks.super_crisis.discard.push(card.card);
        self.log(Event::SuperCrisisDiscarded { seat, card: card.card });
        self.draw_super_crisis(seat);
    }
}
