//! Loyalty cards: looked at, handed on, dealt in the Sleeper Agent phase (BASE-176 to BASE-183, PEG-014,
//! PEG-015, DAY-026, DAY-027, DAY-031).

pub(crate) mod consent;
pub(crate) mod deal;
pub(crate) mod effect;
pub(crate) mod execution;
pub(crate) mod mutineer;
pub(crate) mod newcomer;
pub(crate) mod perform;
pub(crate) mod reveal;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::pegasus::tokens::LOYALTY_KEPT_FROM;
use crate::cards::{AbilityRule, Effect, Look, Loyalty, StandingRule, Team, Trait};
use crate::event::{Event, Secret};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::loyalty::mutineer::{HandOnMutineer, TurnUpMutineer};
use crate::rules::loyalty::reveal::Reveal;
use crate::rules::script::Resolve;
use crate::seat::{Seat, SeatSet};
use crate::setup::{LeadersPlayFor, LoyaltyPlan};
use crate::source::{Branch, Code, Source};
use crate::state::Standing;
use crate::terms::Location;

impl Game {
    /// BASE-094: one of several is chosen at random. Detector Sabotage forbids it (BASE-102).
    pub(crate) fn look_at_loyalty(&mut self, by: Seat, of: Seat, cards: Look) {
        if by == of || !self.can_look_at(of) {
            return;
        }
        let count = usize::from(self.player(of).loyalty.len());
        let seen = match cards {
            Look::All => 0..count,
            Look::OneAtRandom => {
                let at = self.chance.index(count);
                at..at + 1
            }
        };
        for at in seen {
            let held = &mut self.player_mut(of).loyalty.as_mut_slice()[at];
            held.seen.insert(by);
            let card = held.card;
            self.log(Event::LoyaltySeen { by, of, card: Secret::to(by, card) });
        }
    }

    /// A card for an executed player or his new character: one that is turned up at once is known to
    /// everybody, though there is nobody yet who could turn it up.
    pub(crate) fn deal_late_loyalty(&mut self, seat: Seat) {
        let dealt = self.deal_loyalty(seat).filter(|card| card.row().team.is_turned_up_at_once());
        if dealt.is_some() {
            self.show_dealt_loyalty(seat);
        }
    }

    fn show_dealt_loyalty(&mut self, seat: Seat) {
        let held = self.player_mut(seat).loyalty.as_mut_slice().last_mut();
        held.expect("he was just dealt it").seen = SeatSet::EVERYBODY;
    }

    /// BASE-197: all face-down cards go to one player.
    pub(crate) fn hand_on_loyalty(&mut self, from: Seat, to: Seat) {
        let cards = self.player(from).loyalty;
        self.player_mut(from).loyalty.clear();
        self.log(Event::LoyaltyHandedOn { from, to, cards: cards.len() });
        for mut card in cards.iter().copied() {
            card.seen.insert(to);
            self.player_mut(to).loyalty.push(card);
            self.log(Event::LoyaltyReceived { seat: to, card: Secret::among(card.seen, card.card) });
        }
    }

    /// Who may be given the hidden cards of a revealed Cylon: human players, none of them a leader; from
    /// distance 7 on he keeps them (PEG-014, PEG-079).
    pub(crate) fn heirs(&self, from: Seat) -> SeatSet {
        if !self.rules.hands_on_loyalty || self.fleet.distance >= LOYALTY_KEPT_FROM {
            return SeatSet::NONE;
        }
        let fits = |&seat: &Seat| seat != from && self.player(seat).standing == Standing::Human;
        self.seats().filter(fits).collect()
    }

    /// DAY-031: the next revealed Cylon who has Loyalty cards to hand on.
    fn next_to_hand_on(&self) -> Option<Seat> {
        self.clockwise().find(|&seat| !self.is_human(seat) && self.must_hand_on(seat))
    }

    pub(crate) fn must_hand_on(&self, seat: Seat) -> bool {
        !self.player(seat).loyalty.is_empty() && !self.heirs(seat).is_empty()
    }

    /// The Sympathizer among the face-down cards of a human player.
    pub(crate) fn received_sympathizer(&self, seat: Seat) -> Option<Loyalty> {
        let cards = self.player(seat).loyalty.iter().map(|held| held.card);
        cards.filter(|_| self.is_human(seat)).find(|card| card.row().team.is_turned_up_at_once())
    }

    /// BASE-279: after a step in which heavy raiders acted one Loyalty card of the assist is turned
    /// up. A Cylon card ends his help and strikes the one player there is, as its text says.
    pub(crate) fn turn_assist_card(&mut self) -> Option<Resolve> {
        if !std::mem::take(&mut self.turn.heavy_raiders_activated) {
            return None;
        }
        let assist = self.assist.as_mut()?;
        let card = assist.loyalty.pop()?.card;
        assist.turned.push(card);
        let is_cylon = card.row().team == Team::Cylon;
        assist.lost |= is_cylon;
        self.log(Event::AssistLoyaltyTurned { card });
        if is_cylon { self.strike_of(card) } else { None }
    }

    /// The text of the card with its choices made against the player, if it can reach him.
    fn strike_of(&self, card: Loyalty) -> Option<Resolve> {
        let player = self.turn.current;
        let mut code = Code::new(Source::Loyalty(card), Branch::Main);
        loop {
            match code.script() {
                [Effect::May { .. }] => code = code.inner(0, 0),
                &[Effect::Target { among, .. }] if self.among(among, player).contains(player) => {
                    return Some(Resolve::aimed(code.inner(0, 0), player, Some(player)));
                }
                [Effect::Target { .. }] => return None,
                _ => return Some(Resolve::new(code, player)),
            }
        }
    }

    /// BASE-094, BASE-102: a face-down card is there, and no card in play forbids looking.
    pub(crate) fn can_look_at(&self, seat: Seat) -> bool {
        !self.player(seat).loyalty.is_empty() && !self.decks.rule(|rule| rule == StandingRule::NoLooking)
    }

    /// Cylon cards that the seat could turn up. BASE-189: a revealed Cylon turns up no other, not even
    /// among the humans (PEG-091).
    pub(crate) fn hidden_cylon_cards(&self, seat: Seat) -> impl Iterator<Item = crate::cards::Loyalty> + '_ {
        let player = self.player(seat);
        let cards = player.loyalty.iter().map(|card| card.card);
        cards.filter(|card| player.standing == Standing::Human && card.row().team == Team::Cylon)
    }
}

/// The Sleeper Agent phase (BASE-178).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SleeperPhase {
    /// How many players, from the current one, have all their cards.
    seats: u8,
    /// Cards dealt to the player who is next.
    dealt: u8,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Begin,
    Deal,
    /// A revealed Cylon holds the Sympathizer and may hand it on (BASE-183); with Pegasus he hands on
    /// whatever he was dealt (PEG-014).
    HandOn,
    Brig,
    /// The leader's further motives (DAY-032).
    Motives,
    /// Nobody has the Mutineer, so somebody draws for it (DAY-026).
    Mutineer,
    /// All have been dealt theirs, and revealed Cylons hand on what they have (DAY-031).
    HandOnAll,
}

impl SleeperPhase {
    pub(crate) fn new() -> SleeperPhase {
        SleeperPhase { seats: 0, dealt: 0, stage: Stage::Begin }
    }

    /// Who is dealt cards, or has to hand on his.
    fn seat(&self, game: &Game) -> Seat {
        if self.stage == Stage::HandOnAll {
            return game.next_to_hand_on().expect("somebody was asked to hand on his cards");
        }
        Seat((game.turn.current.0 + self.seats) % game.setup.players)
    }

    fn deal(mut self, game: &mut Game) -> Flow {
        if self.seats == game.setup.players {
            return Flow::go(SleeperPhase { stage: Stage::HandOnAll, ..self });
        }
        let seat = self.seat(game);
        if self.dealt == game.sleeper_cards(seat) {
            let at_once = !game.rules.has_mutiny;
            if at_once && !game.is_human(seat) && game.must_hand_on(seat) {
                return Flow::ask(SleeperPhase { stage: Stage::HandOn, ..self });
            }
            self.seats += 1;
            self.dealt = 0;
            return Flow::go(self);
        }
        self.dealt += 1;
        let Some(card) = game.deal_loyalty(seat) else { return Flow::go(self) };
        if !card.row().team.is_turned_up_at_once() {
            return Flow::go(self);
        }
        // DAY-031: resolved as soon as it is dealt.
        if card.row().team == Team::Mutineer {
            return match HandOnMutineer::due(game, seat) {
                _ if game.is_human(seat) => Flow::call(self, TurnUpMutineer::dealt(seat, card)),
                Some(hand_on) => Flow::call(self, hand_on),
                None => Flow::go(self),
            };
        }
        if game.is_human(seat) {
            return Flow::call(self, Reveal::new(seat, card));
        }
        if game.rules.hands_on_loyalty {
            return Flow::go(self);
        }
        // Only the Sympathizer is offered to be handed on, so the question itself shows it.
        game.show_dealt_loyalty(seat);
        Flow::ask(SleeperPhase { stage: Stage::HandOn, ..self })
    }
}

impl Game {
    /// BASE-178, BASE-179: with the base deck Boomer gets both her cards even if revealed.
    fn sleeper_cards(&self, seat: Seat) -> u8 {
        // PEG-079.
        if self.player(seat).standing == Standing::Leader {
            return 0;
        }
        let abilities = self.player(seat).character.iter().flat_map(|character| &character.row().abilities);
        let more = abilities.filter_map(|row| match row.rule {
            AbilityRule::Trait(property) => property.sleeper_loyalty(),
            AbilityRule::Action(_) | AbilityRule::Movement(_) | AbilityRule::Response(_) => None,
        });
        more.max().unwrap_or(1)
    }

    /// DAY-026: a human player; a leader gets no Loyalty cards (PEG-079).
    fn drawing_for_mutineer(&self) -> SeatSet {
        self.seats().filter(|&seat| self.player(seat).standing == Standing::Human).collect()
    }

    /// BASE-278: the deck is built only now, with a human card more for each resource in the red.
    fn build_sleeper_deck(&mut self) {
        let reds = self.fleet.reds();
        match self.rules.loyalty {
            LoyaltyPlan::AtSleeperPhase { cylons, humans } => {
                self.add_loyalty(Team::Cylon, cylons);
                self.add_loyalty(Team::Human, humans + reds);
                self.decks.loyalty.shuffle_unseen(&mut self.chance);
            }
            LoyaltyPlan::Assist { sleeper, .. } => {
                self.add_loyalty(Team::Human, reds);
                self.decks.loyalty.shuffle_unseen(&mut self.chance);
                self.deal_assist(sleeper);
            }
            LoyaltyPlan::Deck { .. } | LoyaltyPlan::None => {}
        }
    }
}

impl Procedure for SleeperPhase {
    fn step(self, game: &mut Game) -> Flow {
        match self.stage {
            Stage::Begin => {
                game.log(Event::SleeperAgentPhase);
                game.build_sleeper_deck();
                match game.rules.loyalty {
                    LoyaltyPlan::Deck { .. } | LoyaltyPlan::AtSleeperPhase { .. } => {
                        Flow::go(SleeperPhase { stage: Stage::Deal, ..self })
                    }
                    LoyaltyPlan::Assist { .. } | LoyaltyPlan::None => {
                        Flow::go(SleeperPhase { stage: Stage::Brig, ..self })
                    }
                }
            }
            Stage::Deal => self.deal(game),
            Stage::HandOn => Flow::ask(self),
            Stage::HandOnAll if game.rules.has_mutiny && game.next_to_hand_on().is_some() => Flow::ask(self),
            Stage::HandOnAll => Flow::go(SleeperPhase { stage: Stage::Brig, ..self }),
            Stage::Brig => {
                for seat in game.seats() {
                    if game.property(seat, Trait::sleeper_loyalty).is_some() {
                        game.send(seat, Location::Brig);
                    }
                }
                Flow::go(SleeperPhase { stage: Stage::Motives, ..self })
            }
            Stage::Motives => {
                if game.rules.leaders_play_for == LeadersPlayFor::Motives {
                    game.leader().into_iter().for_each(|leader| game.deal_motives(leader));
                }
                match game.is_mutineer_undealt() && !game.drawing_for_mutineer().is_empty() {
                    true => Flow::ask(SleeperPhase { stage: Stage::Mutineer, ..self }),
                    false => Flow::Done,
                }
            }
            Stage::Mutineer => Flow::ask(self),
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        if self.stage == Stage::Mutineer {
            let named = game.drawing_for_mutineer().iter().map(Choice::Seat).collect();
            asks.push(choose(game.turn.current, Question::DrawsLoyalty, named));
            return;
        }
        let holder = self.seat(game);
        if game.rules.hands_on_loyalty {
            let heirs = game.heirs(holder).iter().map(Choice::Seat).collect();
            asks.push(choose(holder, Question::HandOnLoyalty, heirs));
            return;
        }
        let mut choices = vec![Choice::Pass];
        choices.extend(game.seats().filter(|&seat| seat != holder && game.is_human(seat)).map(Choice::Seat));
        asks.push(choose(holder, Question::HandOnSympathizer, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let stage = if self.stage == Stage::HandOnAll { Stage::HandOnAll } else { Stage::Deal };
        let next = SleeperPhase { stage, ..self };
        let Choice::Seat(to) = answer.choice() else { return Flow::go(next) };
        if self.stage == Stage::Mutineer {
            // DAY-026: no further card, whatever this one is.
            return match game.deal_loyalty(to).filter(|card| card.row().team == Team::Mutineer) {
                Some(card) => Flow::go(TurnUpMutineer::received(to, card)),
                None => Flow::Done,
            };
        }
        if game.rules.hands_on_loyalty {
            game.hand_on_loyalty(seat, to);
            return match game.received_sympathizer(to) {
                Some(card) => Flow::call(next, Reveal::new(to, card)),
                None => Flow::go(next),
            };
        }
        let held = game.player(seat).loyalty.iter().position(|card| card.card.row().team == Team::Sympathizer);
        let card = game.player_mut(seat).loyalty.remove(held.expect("he holds the Sympathizer"));
        game.log(Event::LoyaltyHandedOn { from: seat, to, cards: 1 });
        game.player_mut(to).loyalty.push(card);
        Flow::call(next, Reveal::new(to, card.card))
    }
}

impl Game {
    /// BASE-181: in the red he goes to the Brig and stays what he is, else he is a Cylon player.
    pub(crate) fn turn_up_sympathizer(&mut self, seat: Seat, card: Loyalty) -> bool {
        let at = self.player(seat).loyalty.iter().position(|held| held.card == card);
        self.player_mut(seat).loyalty.remove(at.expect("he holds the Sympathizer"));
        self.player_mut(seat).shown.push(card);
        let cylon = self.fleet.reds() == 0;
        self.log(Event::SympathizerRevealed { seat, cylon });
        if cylon {
            self.player_mut(seat).standing = Standing::Sympathizer;
        } else {
            self.send(seat, Location::Brig);
        }
        cylon
    }
}
