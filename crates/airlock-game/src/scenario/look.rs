//! Looking whether a fact is so.

use super::fact::{Fact, Spot};
use super::people::teams;
use super::position::Table;
use super::ships::{look_at_area, look_at_basestar, look_at_damage, look_at_ships};
use super::sizes::{look_at_count, look_at_discard_count};
use crate::game::Game;

pub(super) type Look = Result<(), String>;

/// Compares what was expected with what is there.
pub(super) fn same<T: PartialEq + std::fmt::Debug>(what: &str, wanted: T, found: T) -> Look {
    if wanted == found { Ok(()) } else { Err(format!("{what}: expected {wanted:?}, found {found:?}")) }
}

/// The same cards, in whatever order.
pub(super) fn same_cards<T: Ord + Copy + std::fmt::Debug>(
    what: &str,
    wanted: &[T],
    found: impl Iterator<Item = T>,
) -> Look {
    let mut wanted = wanted.to_vec();
    let mut found: Vec<T> = found.collect();
    wanted.sort_unstable();
    found.sort_unstable();
    same(what, wanted, found)
}

/// The same ids, in whatever order.
pub(super) fn same_ids(what: &str, mut wanted: Vec<&'static str>, mut found: Vec<&'static str>) -> Look {
    wanted.sort_unstable();
    found.sort_unstable();
    same(what, Listed(&wanted), Listed(&found))
}

/// Ids as they are written in a scenario.
#[derive(PartialEq)]
pub(super) struct Listed<'i>(pub &'i [&'static str]);

impl std::fmt::Debug for Listed<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.is_empty() { f.write_str("nothing") } else { f.write_str(&self.0.join(", ")) }
    }
}

impl Fact {
    pub(crate) fn look(&self, game: &Game, table: &Table) -> Look {
        let fleet = &game.fleet;
        match self {
            &Fact::Dial(resource, value) => same(resource.id(), value, fleet.dial(resource)),
            &Fact::Track(space) => same("track", space, fleet.track),
            &Fact::Distance(distance) => same("distance", distance, fleet.distance),
            Fact::Travelled(cards) => same("travelled", cards.as_slice(), fleet.travelled.as_slice()),
            &Fact::Nukes(nukes) => same("nukes", nukes, fleet.nukes),
            &Fact::Ships(place, craft, count) => look_at_ships(game, place, craft, count),
            &Fact::InArea(craft, area, count) => look_at_area(game, craft, area, count),
            Fact::CiviliansIn(area, ships) => {
                same_cards(area.id(), ships, game.space[*area].civilians.iter().map(|ship| ship.card))
            }
            Fact::Basestar(area, tokens) => look_at_basestar(game, *area, tokens),
            Fact::Centurions(counts) => {
                let mut wanted = counts.clone();
                wanted.resize(fleet.boarding.len(), 0);
                same("centurions", wanted.as_slice(), fleet.boarding.as_slice())
            }
            Fact::Damaged(locations) => look_at_damage(game, locations),
            &Fact::At(seat, spot) => same(&table.name(seat), spot, Spot::of(game.player(seat))),
            Fact::Holds(seat, cards) => {
                same_cards(&format!("hand of {}", table.name(*seat)), cards, game.player(*seat).cards())
            }
            &Fact::HoldsCount(seat, count) => {
                same(&format!("hand of {}", table.name(seat)), count, game.player(seat).hand.len())
            }
            Fact::Loyalty(seat, cards) => {
                let found = game.player(*seat).loyalty.iter().map(|card| card.card);
                same_cards(&format!("loyalty of {}", table.name(*seat)), cards, found)
            }
            &Fact::Standing(seat, standing) => same(&table.name(seat), standing, game.player(seat).standing),
            Fact::SuperCrises(seat, cards) => {
                let found = game.player(*seat).super_crises.iter().map(|card| card.card);
                same_cards(&format!("Super Crises of {}", table.name(*seat)), cards, found)
            }
            &Fact::OnceUsed(seat, used) => same("once-per-game", used, game.player(seat).once_used),
            &Fact::Turns(seat, turns) => same("turns begun", turns, game.player(seat).turns),
            &Fact::Holder(title, seat) => {
                let name = |seat: Option<_>| seat.map(|seat| table.name(seat));
                same(title.id(), name(seat), name(game.holder(title)))
            }
            Fact::QuorumHand(cards) => {
                same_cards("quorum hand", cards, game.decks.quorum_hand.iter().map(|card| card.card))
            }
            Fact::Deck(cards) => cards.look(game),
            Fact::Discard(cards) => cards.look_discarded(game),
            Fact::Bottom(cards) => cards.look_under(game),
            &Fact::DeckCount(deck, count) => look_at_count(game, deck, count),
            &Fact::DiscardCount(deck, count) => look_at_discard_count(game, deck, count),
            &Fact::InPlay(card, holder) => {
                let found = game.decks.in_play.iter().find(|in_play| in_play.card == card);
                match found {
                    Some(in_play) => same("before", holder, in_play.holder),
                    None => Err(format!("{} is not in play", card.id())),
                }
            }
            &Fact::NotInPlay(card) => {
                if game.is_in_play(card) {
                    Err(format!("{} is in play", card.id()))
                } else {
                    Ok(())
                }
            }
            Fact::Teams(counts) => {
                same("Loyalty cards (human, Cylon, Sympathizer, Sympathetic Cylon, Mutineer)", *counts, teams(game))
            }
            &Fact::Agenda(seat, agenda) => same("agenda", Some(agenda), game.player(seat).agenda),
            &Fact::Infiltrating(seat, infiltrating) => {
                same(&table.name(seat), infiltrating, game.player(seat).infiltrating)
            }
            &Fact::WasExecuted(seat) => same("was executed", true, game.player(seat).was_executed),
            &Fact::PlayedSuperCrisis(seat) => {
                same("played a Super Crisis", true, game.player(seat).played_super_crisis)
            }
            Fact::Executed(characters) => same_cards("executed", characters, fleet.executed.iter().copied()),
            &Fact::Mourned(mourned) => same("mourned", mourned, fleet.mourned),
            Fact::AssistLoyalty(cards) => {
                let found = game.assist.iter().flat_map(|assist| assist.loyalty.iter()).map(|card| card.card);
                same_cards("loyalty of the assist", cards, found)
            }
            Fact::NewCaprica => same("the fleet has reached New Caprica", true, game.new_caprica.is_some()),
            &Fact::InOrbit(in_orbit) => same("Galactica in orbit", in_orbit, game.is_in_orbit()),
            Fact::Occupation(counts) => {
                let found = game.new_caprica.map_or([0; 3], |board| board.occupation);
                let mut wanted = counts.clone();
                wanted.resize(found.len(), 0);
                same("occupation forces", wanted.as_slice(), found.as_slice())
            }
            Fact::Daybreak(fact) => fact.look(game, table),
            &Fact::TurnNumber(number) => same("turn number", number, game.turn.number),
        }
    }
}
