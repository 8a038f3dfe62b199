//! The Destiny deck and hands of skill cards, as the cards of Pegasus change them (PEG-038, PEG-050,
//! PEG-051, PEG-067, PEG-073, PEG-074, PEG-112, PEG-114).

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Options, Question};
use crate::cards::SkillCard;
use crate::event::{Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::{Seat, SeatSet};
use crate::terms::Skill;

impl Game {
    /// Takes the top Destiny card. An empty Destiny deck is built anew at once (BASE-078).
    pub(crate) fn take_destiny(&mut self) -> Option<Hidden<SkillCard>> {
        let card = self.decks.destiny.pop()?;
        self.renew_destiny();
        Some(card)
    }

    fn renew_destiny(&mut self) {
        if self.decks.destiny.is_empty() {
            self.build_destiny();
        }
    }

    pub(crate) fn shuffle_into_destiny(&mut self, skill: Skill, cards: u8) {
        let before = self.decks.destiny.len();
        for _ in 0..cards {
            let Some(card) = self.top_skill_card(skill) else { break };
            self.decks.destiny.push(Hidden::unseen(card));
        }
        self.decks.destiny.shuffle_unseen(&mut self.chance);
        let cards = self.decks.destiny.len() - before;
        if cards > 0 {
            self.log(Event::ShuffledIntoDestiny { skill, cards });
        }
    }

    /// PEG-112: the new deck has nothing but these; the one after it is as ever.
    pub(crate) fn replace_destiny(&mut self, skill: Skill, cards: u8) {
        while let Some(Hidden { card, .. }) = self.decks.destiny.pop() {
            self.put_on_discard(card);
            self.log(Event::DestinyDiscarded { card });
        }
        self.shuffle_into_destiny(skill, cards);
        self.renew_destiny();
    }

    /// PEG-051: the card being played, which lies on its discard pile by now (BASE-008), and the top
    /// Destiny card change places. Everybody knows what lies there then.
    pub(crate) fn swap_with_destiny(&mut self, seat: Seat, card: SkillCard) {
        let Some(Hidden { card: top, mut seen }) = self.decks.destiny.pop() else { return };
        let discard = &mut self.decks.skills[card.skill() as usize].discard;
        let at = discard.iter().rposition(|&other| other == card);
        discard.remove(at.expect("a card that is played is discarded"));
        self.decks.destiny.push(Hidden { card, seen: SeatSet::EVERYBODY });
        self.log(Event::PutOnDestiny { seat, card: Secret::among(SeatSet::EVERYBODY, card) });
        seen.insert(seat);
        self.player_mut(seat).hand.push(Hidden { card: top, seen });
        self.log(Event::DestinyTaken { seat, card: Secret::among(seen, top) });
    }

    /// BASE-021, BASE-078: 2 cards of every type in the game, shuffled.
    pub(crate) fn build_destiny(&mut self) {
        for &skill in Skill::ALL {
            for _ in 0..2 {
                if let Some(card) = self.top_skill_card(skill) {
                    self.decks.destiny.push(Hidden::unseen(card));
                }
            }
        }
        self.decks.destiny.shuffle_unseen(&mut self.chance);
        self.log(Event::DestinyBuilt { cards: self.decks.destiny.len() });
    }
}

/// PEG-073: Destiny cards were taken; as many from the hand go on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GlimpseDestiny {
    seat: Seat,
    cards: u8,
}

impl GlimpseDestiny {
    pub(crate) fn take(game: &mut Game, seat: Seat, cards: u8) -> GlimpseDestiny {
        for _ in 0..cards {
            let Some(Hidden { card, mut seen }) = game.take_destiny() else { break };
            seen.insert(seat);
            game.player_mut(seat).hand.push(Hidden { card, seen });
            game.log(Event::DestinyTaken { seat, card: Secret::among(seen, card) });
        }
        GlimpseDestiny { seat, cards: cards.min(game.player(seat).hand.len()) }
    }
}

impl Procedure for GlimpseDestiny {
    fn step(self, _game: &mut Game) -> Flow {
        if self.cards == 0 { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let from = game.player(self.seat).cards().collect();
        let options = Options::Cards { from, min: self.cards, max: self.cards };
        asks.push(Ask { seat: self.seat, question: Question::PutOnDestiny { cards: self.cards }, options });
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Answer::Cards(cards) = answer else { unreachable!("cards were asked") };
        for card in cards.into_iter().rev() {
            game.player_mut(seat).take(card);
            game.decks.destiny.push(Hidden::seen_by(card, seat));
            game.log(Event::PutOnDestiny { seat, card: Secret::to(seat, card) });
        }
        game.player_mut(seat).forget_hand(seat);
        Flow::Done
    }
}

/// PEG-114: the whole Destiny deck was looked at; some cards of choice are discarded, the rest is
/// shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadDestiny {
    seat: Seat,
    discard: u8,
}

impl ReadDestiny {
    pub(crate) fn look(game: &mut Game, seat: Seat, discard: u8) -> ReadDestiny {
        for at in (0..usize::from(game.decks.destiny.len())).rev() {
            let held = &mut game.decks.destiny.as_mut_slice()[at];
            held.seen.insert(seat);
            let card = held.card;
            game.log(Event::DestinySeen { seat, card: Secret::to(seat, card) });
        }
        ReadDestiny { seat, discard: discard.min(game.decks.destiny.len()) }
    }
}

impl Procedure for ReadDestiny {
    fn step(self, _game: &mut Game) -> Flow {
        if self.discard == 0 { Flow::Done } else { Flow::ask(self) }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let mut from: Vec<SkillCard> = game.decks.destiny.iter().map(|held| held.card).collect();
        from.sort_unstable();
        let options = Options::Cards { from, min: self.discard, max: self.discard };
        asks.push(Ask { seat: self.seat, question: Question::DiscardDestiny { cards: self.discard }, options });
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let Answer::Cards(cards) = answer else { unreachable!("cards were asked") };
        for card in cards {
            let at = game.decks.destiny.iter().position(|held| held.card == card);
            game.decks.destiny.remove(at.expect("a chosen card is in the deck"));
            game.put_on_discard(card);
            game.log(Event::DestinyDiscarded { card });
            game.note_discard(seat, card);
            game.note_choice(seat, card);
        }
        game.decks.destiny.shuffle_unseen(&mut game.chance);
        game.log(Event::DestinyShuffled);
        game.renew_destiny();
        Flow::Done
    }
}

/// PEG-067: a type is named, inside or outside the skill set of whoever draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameSkill {
    pub(crate) by: Seat,
    pub(crate) who: Seat,
    pub(crate) cards: u8,
}

impl Procedure for NameSkill {
    fn step(self, _game: &mut Game) -> Flow {
        Flow::ask(self)
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let choices = game.skills_in_game().iter().map(Choice::Skill).collect();
        asks.push(choose(self.by, Question::NameSkill { who: self.who }, choices));
    }

    fn answer(self, game: &mut Game, _seat: Seat, answer: Answer) -> Flow {
        let Choice::Skill(skill) = answer.choice() else { unreachable!("a type was asked") };
        (0..self.cards).for_each(|_| game.draw_skill(self.who, skill));
        Flow::Done
    }
}
