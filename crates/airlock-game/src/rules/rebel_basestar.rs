//! The Rebel Basestar (DAY-108 to DAY-110).

use serde::{Deserialize, Serialize};

use super::activation::IconActivation;
use super::peek::SortTop;
use super::place::PlaceShips;
use super::script::Resolve;
use super::squadron::LaunchReserves;
use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{Effect, PeekDeck, SkillCard};
use crate::event::{DaybreakEvent, DeckName, Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{Area, Craft, Location, Ship, Side, Skill};

impl Game {
    /// DAY-108: locations of the Rebel Basestar are for its side only.
    pub(crate) fn is_of_other_side(&self, seat: Seat, location: Location) -> bool {
        let side = if self.is_human(seat) { Side::Human } else { Side::Cylon };
        location.ship() == Ship::RebelBasestar && self.search.rebels != Some(side)
    }

    /// DAY-110: one token, whatever the ability of the sheet costs.
    fn discard_miracle(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.miracles -= 1;
        let has = player.miracles;
        self.log(DaybreakEvent::MiracleSpent { seat, has });
    }

    /// The discard pile goes back into its deck, which the seat looks through.
    fn open_skill_deck(&mut self, seat: Seat, skill: Skill) {
        let deck = &mut self.decks.skills[skill as usize];
        while let Some(card) = deck.discard.pop() {
            deck.draw.push(Hidden::unseen(card));
        }
        deck.draw.shuffle_unseen(&mut self.chance);
        self.decks.skills[skill as usize].draw.as_mut_slice().iter_mut().for_each(|held| held.seen.insert(seat));
        self.log(DaybreakEvent::SkillDeckSearched { seat, skill });
    }

    fn take_from_deck(&mut self, seat: Seat, skill: Skill, card: SkillCard) {
        let draw = &mut self.decks.skills[skill as usize].draw;
        let at = draw.iter().position(|held| held.card == card).expect("the card is in the deck");
        draw.remove(at);
        self.player_mut(seat).hand.push(Hidden::seen_by(card, seat));
        self.log(Event::Drew { seat, skill, card: Secret::to(seat, card) });
    }

    /// The kinds of cards in a deck, each once.
    fn kinds_in_deck(&self, skill: Skill) -> Vec<SkillCard> {
        let mut kinds: Vec<SkillCard> = self.decks.skills[skill as usize].draw.iter().map(|held| held.card).collect();
        kinds.sort_by_key(|card| card.0);
        kinds.dedup();
        kinds
    }
}

/// A miracle token or a Super Crisis card is discarded (DAY-110).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PayRebels {
    seat: Seat,
}

impl Procedure for PayRebels {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let player = game.player(self.seat);
        let token = (player.miracles > 0).then_some(Choice::Accept);
        let cards = player.super_crises.iter().map(|held| Choice::SuperCrisis(held.card));
        asks.push(choose(self.seat, Question::PayRebels, token.into_iter().chain(cards).collect()));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match answer.choice() {
            Choice::SuperCrisis(card) => {
                let held = &mut game.player_mut(seat).super_crises;
                let at = held.iter().position(|held| held.card == card).expect("he holds the card");
                held.remove(at);
                game.discard_source(Source::SuperCrisis(card));
            }
            Choice::Accept => game.discard_miracle(seat),
            choice => unreachable!("{choice:?} pays nothing"),
        }
        Flow::Done
    }
}

/// Cards of choice are taken from a skill deck and its discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchSkills {
    seat: Seat,
    skill: Option<Skill>,
    left: u8,
}

impl Procedure for SearchSkills {
    fn step(self, game: &mut Game) -> Flow {
        let Some(skill) = self.skill else { return Flow::ask(self) };
        if self.left > 0 && !game.decks.skills[skill as usize].draw.is_empty() {
            return Flow::ask(self);
        }
        game.decks.skills[skill as usize].draw.shuffle_unseen(&mut game.chance);
        game.log(Event::DeckReshuffled { deck: DeckName::Skill(skill) });
        Flow::Done
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = match self.skill {
            Some(skill) => game.kinds_in_deck(skill).into_iter().map(Choice::Card).collect(),
            None => game.skills_in_game().iter().map(Choice::Skill).collect(),
        };
        asks.push(choose(self.seat, Question::SearchSkills { left: self.left }, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match (self.skill, answer.choice()) {
            (None, Choice::Skill(skill)) => {
                game.open_skill_deck(seat, skill);
                Flow::go(SearchSkills { skill: Some(skill), ..self })
            }
            (Some(skill), Choice::Card(card)) => {
                game.take_from_deck(seat, skill, card);
                Flow::go(SearchSkills { left: self.left - 1, ..self })
            }
            (_, choice) => unreachable!("{choice:?} is no answer to a search"),
        }
    }
}

/// Ships of one kind are placed in an area, and just those are activated (DAY-109).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RaiderBay {
    seat: Seat,
    raiders: u8,
    vipers: u8,
    craft: Option<Craft>,
}

impl RaiderBay {
    fn kinds(game: &Game) -> Vec<Craft> {
        let vipers = game.supply(Craft::Viper) + game.supply(Craft::AssaultRaptor);
        let supplies = [(Craft::Raider, game.supply(Craft::Raider)), (Craft::Viper, vipers)];
        supplies.into_iter().filter(|&(_, supply)| supply > 0).map(|(craft, _)| craft).collect()
    }
}

impl Procedure for RaiderBay {
    fn step(self, game: &mut Game) -> Flow {
        if RaiderBay::kinds(game).is_empty() { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (question, choices) = match self.craft {
            None => (Question::RaiderBay, RaiderBay::kinds(game).into_iter().map(Choice::InReserves).collect()),
            Some(_) => {
                let of = Source::Location(Location::RaiderBay);
                (Question::PlaceAnywhere { of }, Area::ALL.iter().copied().map(Choice::Area).collect())
            }
        };
        asks.push(choose(self.seat, question, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        match (self.craft, answer.choice()) {
            (None, Choice::InReserves(craft)) => Flow::go(RaiderBay { craft: Some(craft), ..self }),
            (Some(Craft::Raider), Choice::Area(area)) => Flow::call(
                IconActivation::just_placed(area),
                PlaceShips::in_area(area, &[(Craft::Raider, self.raiders)]),
            ),
            (Some(_), Choice::Area(area)) => Flow::go(LaunchReserves::all_into(game, seat, area, self.vipers)),
            (_, choice) => unreachable!("{choice:?} is nothing for the bay"),
        }
    }
}

impl Resolve {
    pub(super) fn rebel_effect(self, game: &mut Game, effect: Effect) -> Flow {
        let seat = self.you();
        match effect {
            Effect::RebelBasestar(side) => {
                if game.search.rebels.replace(side) != Some(side) {
                    game.log(DaybreakEvent::RebelBasestarJoined { side });
                }
                self.done()
            }
            Effect::PayRebels => self.then(PayRebels { seat }),
            Effect::OrderCrises(cards) => self.then(SortTop::order(game, seat, PeekDeck::Crisis, cards)),
            Effect::SearchSkills(cards) => self.then(SearchSkills { seat, skill: None, left: cards }),
            Effect::RaiderBay { raiders, vipers } => self.then(RaiderBay { seat, raiders, vipers, craft: None }),
            effect => unreachable!("{effect:?} is nothing of the Rebel Basestar"),
        }
    }
}
