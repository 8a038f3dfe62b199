//! What Mutiny cards and characters do besides drawing Mutiny cards (DAY-020, DAY-066, DAY-068).

use serde::{Deserialize, Serialize};

use super::attack::ChooseFoe;
use super::draw::DrawCards;
use super::place::PlaceShips;
use super::script::Resolve;
use crate::ask::{Answer, Ask, Choice, Options, Question};
use crate::cards::Effect;
use crate::event::{DaybreakEvent, Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::{Seat, SeatSet};
use crate::source::Code;
use crate::terms::{Area, Craft, Title};

impl Resolve {
    pub(super) fn deed_effect(self, game: &mut Game, effect: Effect) -> Flow {
        let you = self.you();
        match effect {
            Effect::DrawFromSetOf { who, cards } => {
                if let Some(of) = self.who(game, who).first() {
                    return self.then(DrawCards::of_set(game, you, of, cards));
                }
            }
            Effect::GiveCards { to, cards } => {
                if let Some(to) = self.who(game, to).first() {
                    return self.then(GiveCards { from: you, to, cards });
                }
            }
            Effect::TakeHand { from } => {
                if let Some(from) = self.who(game, from).first().filter(|&from| from != you) {
                    game.take_hand(you, from);
                }
            }
            Effect::Quarantine => {
                game.look_at_all_civilians(you);
                return self.then(ReturnCivilian { seat: you, replaced: true });
            }
            Effect::RecallCivilian => return self.then(ReturnCivilian { seat: you, replaced: false }),
            Effect::BuryQuorum(cards) => {
                game.look_at_quorum_hand(you);
                return self.then(BuryQuorum { seat: you, left: cards });
            }
            Effect::PlaceAnywhere { .. } => {
                return self.then(PlaceAnywhere { seat: you, code: self.code(), at: self.at() });
            }
            Effect::AttackCenturionWith(bonus) => return self.then(ChooseFoe::from_armory(you).with_bonus(bonus)),
            Effect::RemoveNukes => {
                if std::mem::take(&mut game.fleet.nukes) > 0 {
                    game.log(DaybreakEvent::NukesRemoved);
                }
            }
            effect => unreachable!("{effect:?} is no deed"),
        }
        self.done()
    }
}

impl Game {
    /// DAY-068: whoever knew a card of the hand knows where it is now.
    fn take_hand(&mut self, by: Seat, from: Seat) {
        let hand = self.player(from).hand;
        self.player_mut(from).hand.clear();
        for &Hidden { card, mut seen } in hand.iter() {
            seen.insert(by);
            self.player_mut(by).hand.push(Hidden { card, seen });
            self.log(Event::CardTaken { from, by, card: Secret::among(seen, card) });
        }
    }

    fn look_at_all_civilians(&mut self, seat: Seat) {
        for &area in Area::ALL {
            for slot in 0..usize::from(self.space[area].civilians.len()) {
                let ship = &mut self.space[area].civilians.as_mut_slice()[slot];
                ship.seen.insert(seat);
                let card = ship.card;
                self.log(Event::CivilianSeen { area, ship: Secret::to(seat, card) });
            }
        }
    }

    /// A civilian ship in space goes back among the unused ones, of which nobody knows any more which is which.
    pub(super) fn return_civilian(&mut self, area: Area, slot: u8) {
        let ship = self.space[area].civilians.remove(usize::from(slot));
        self.fleet.civilians.push(ship);
        self.fleet.civilians.shuffle_unseen(&mut self.chance);
        self.log(DaybreakEvent::CivilianReturned { area });
    }

    fn look_at_quorum_hand(&mut self, by: Seat) {
        for at in 0..usize::from(self.decks.quorum_hand.len()) {
            let held = &mut self.decks.quorum_hand.as_mut_slice()[at];
            held.seen.insert(by);
            let card = held.card;
            self.log(DaybreakEvent::QuorumSeen { by, card: Secret::to(by, card) });
        }
    }
}

/// Skill cards of choice from hand to hand (DAY-066).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveCards {
    from: Seat,
    to: Seat,
    cards: u8,
}

impl Procedure for GiveCards {
    fn step(self, game: &mut Game) -> Flow {
        if game.player(self.from).hand.is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let player = game.player(self.from);
        let cards = self.cards.min(player.hand.len());
        let options = Options::Cards { from: player.cards().collect(), min: cards, max: cards };
        asks.push(Ask { seat: self.from, question: Question::GiveCards { to: self.to, cards }, options });
    }

    fn answer(self, game: &mut Game, from: Seat, answer: Answer) -> Flow {
        let Answer::Cards(cards) = answer else { unreachable!("cards were asked") };
        let two = SeatSet::only(from).or(SeatSet::only(self.to));
        for card in cards {
            game.player_mut(from).take(card);
            game.player_mut(self.to).hand.push(Hidden { card, seen: two });
            game.log(Event::CardGiven { from, to: self.to, card: Secret::among(two, card) });
        }
        // Nobody else knows which cards these were, nor what is left.
        for held in game.player_mut(from).hand.as_mut_slice() {
            held.seen = held.seen.and(two);
        }
        Flow::Done
    }
}

/// A civilian ship of choice goes back among the unused ones; a new one may take its place (DAY-066).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReturnCivilian {
    seat: Seat,
    replaced: bool,
}

impl Procedure for ReturnCivilian {
    fn step(self, game: &mut Game) -> Flow {
        if game.space.civilians() == 0 { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let ships = game.civilians_on_board().map(|(area, slot)| Choice::Civilian(area, slot)).collect();
        let question = if self.replaced { Question::ReplaceCivilian } else { Question::RecallCivilian };
        asks.push(choose(self.seat, question, ships));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Civilian(area, slot) = answer.choice() else { unreachable!("a ship was asked") };
        // The new one is drawn before the old one is shuffled in.
        if self.replaced && game.supply(Craft::Civilian) > 0 {
            game.place_one(Craft::Civilian, area);
        }
        game.return_civilian(area, slot);
        Flow::Done
    }
}

/// Some of the President's Quorum cards go under their deck, by another player's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuryQuorum {
    seat: Seat,
    left: u8,
}

impl Procedure for BuryQuorum {
    fn step(self, game: &mut Game) -> Flow {
        if self.left == 0 || game.decks.quorum_hand.is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let cards = game.decks.quorum_hand.iter().map(|held| Choice::Quorum(held.card)).collect();
        asks.push(choose(self.seat, Question::BuryQuorum { left: self.left }, cards));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Choice::Quorum(card) = answer.choice() else { unreachable!("a card was asked") };
        let hand = &mut game.decks.quorum_hand;
        let at = hand.iter().position(|held| held.card == card);
        hand.remove(at.expect("the card is in the hand"));
        // Only these two know what is left, and only one of them in which order the others lie.
        let president = game.titles[Title::President as usize].map_or(SeatSet::NONE, SeatSet::only);
        let two = SeatSet::only(seat).or(president);
        for held in hand.as_mut_slice() {
            held.seen = held.seen.and(two);
        }
        game.decks.quorum.draw.put_under(Hidden::seen_by(card, seat));
        game.log(DaybreakEvent::QuorumPutUnder { seat });
        Flow::go(BuryQuorum { left: self.left - 1, ..self })
    }
}

/// A player picks the area for the ships of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceAnywhere {
    seat: Seat,
    code: Code,
    at: u8,
}

impl Procedure for PlaceAnywhere {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, _game: &Game, asks: &mut Vec<Ask>) {
        let areas = Area::ALL.iter().copied().map(Choice::Area).collect();
        asks.push(choose(self.seat, Question::PlaceAnywhere { of: self.code.source }, areas));
    }

    fn answer(self, _game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Area(area) = answer.choice() else { unreachable!("an area was asked") };
        let Effect::PlaceAnywhere { craft } = self.code.script()[usize::from(self.at)] else {
            unreachable!("the frame points at what is placed")
        };
        Flow::go(PlaceShips::in_area(area, craft))
    }
}
