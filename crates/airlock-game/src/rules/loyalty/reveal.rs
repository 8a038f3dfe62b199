//! Becoming a revealed Cylon (BASE-181, BASE-184 to BASE-189, PEG-014, PEG-091, DAY-028).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::base::tokens;
use crate::cards::{Loyalty, Team};
use crate::event::Event;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::loyalty::mutineer::{HandOnMutineer, TurnUpMutineer};
use crate::rules::script::Resolve;
use crate::rules::skills::discard::{Demand, Discards};
use crate::seat::Seat;
use crate::source::{Branch, Code, Source};
use crate::state::Standing;

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
    /// The text, after those who had to discard for the reveal (PEG-072).
    Text,
    /// What follows the discard.
    After,
    HandOn,
}

impl Reveal {
    pub(crate) fn new(seat: Seat, card: Loyalty) -> Reveal {
        Reveal { seat, card, stage: Stage::TurnUp }
    }

    fn to(self, stage: Stage) -> Reveal {
        Reveal { stage, ..self }
    }

    fn turn_up(self, game: &mut Game) -> Flow {
        match self.card.row().team {
            Team::Sympathizer => match game.turn_up_sympathizer(self.seat, self.card) {
                true => Flow::go(self.to(Stage::Discard)),
                false => Flow::Done,
            },
            Team::SympatheticCylon => {
                game.turn_up_cylon(self.seat, self.card);
                game.draw_agenda(self.seat);
                Flow::go(self.to(Stage::Discard))
            }
            // DAY-027: from another player, since whoever is dealt it does so by himself.
            Team::Mutineer => Flow::go(TurnUpMutineer::received(self.seat, self.card)),
            Team::Cylon | Team::Human => {
                game.turn_up_cylon(self.seat, self.card);
                match game.discards_at_reveals() {
                    Some(discards) => Flow::call(self.to(Stage::Text), discards),
                    None => self.text(game),
                }
            }
        }
    }

    /// BASE-184 step 1: in the Brig the text is skipped, and in Detention (PEG-137).
    fn text(self, game: &Game) -> Flow {
        let next = self.to(Stage::Discard);
        if game.is_prisoner(self.seat) {
            return Flow::go(next);
        }
        Flow::call(next, Resolve::new(Code::new(Source::Loyalty(self.card), Branch::Main), self.seat))
    }

    /// BASE-184 step 2.
    fn discard(self) -> Flow {
        let next = if self.card.row().after.is_empty() { Stage::Leave } else { Stage::After };
        Flow::call(self.to(next), Discards::of(self.seat, Demand::DownTo(tokens::CARDS_KEPT_AT_REVEAL)))
    }

    fn after(self, game: &Game) -> Flow {
        let next = self.to(Stage::Leave);
        if game.is_prisoner(self.seat) {
            return Flow::go(next);
        }
        Flow::call(next, Resolve::new(Code::new(Source::Loyalty(self.card), Branch::After), self.seat))
    }

    /// BASE-184 from step 3 on. Sympathizers get no Super Crisis, and end nobody's turn (BASE-181).
    fn leave(self, game: &mut Game) -> Flow {
        game.join_cylons(self.seat);
        if self.card.row().team == Team::Cylon {
            game.draw_super_crisis(self.seat);
            game.turn.ended |= game.turn.current == self.seat;
        }
        // DAY-028.
        match HandOnMutineer::due(game, self.seat) {
            Some(hand_on) => Flow::call(self.to(Stage::HandOn), hand_on),
            None => Flow::go(self.to(Stage::HandOn)),
        }
    }
}

impl Procedure for Reveal {
    fn step(self, game: &mut Game) -> Flow {
        match self.stage {
            Stage::TurnUp => self.turn_up(game),
            Stage::Text => self.text(game),
            Stage::Discard => self.discard(),
            Stage::After => self.after(game),
            Stage::Leave => self.leave(game),
            Stage::HandOn if game.must_hand_on(self.seat) => Flow::ask(self),
            Stage::HandOn => Flow::Done,
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let heirs = game.heirs(self.seat).iter().map(Choice::Seat).collect();
        asks.push(choose(self.seat, Question::HandOnLoyalty, heirs));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Seat(to) = answer.choice() else { unreachable!("a player was asked") };
        game.hand_on_loyalty(seat, to);
        match game.received_sympathizer(to) {
            Some(card) => Flow::go(Reveal::new(to, card)),
            None => Flow::Done,
        }
    }
}

impl Game {
    pub(crate) fn turn_up_cylon(&mut self, seat: Seat, card: Loyalty) {
        let player = self.player_mut(seat);
        let at = player.loyalty.iter().position(|held| held.card == card);
        player.loyalty.remove(at.expect("he holds the card that he turns up"));
        player.shown.push(card);
        player.standing = match card.row().team {
            Team::SympatheticCylon => Standing::SympatheticCylon,
            Team::Cylon | Team::Human | Team::Sympathizer | Team::Mutineer => Standing::Cylon,
        };
        self.log(Event::CylonRevealed { seat, card });
    }
}
