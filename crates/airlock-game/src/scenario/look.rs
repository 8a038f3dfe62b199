//! Looking whether a fact is so.

use super::decks::{look_at_count, look_at_discard_count};
use super::fact::{Fact, Lying, Spot};
use super::position::Table;
use crate::cards::Team;
use crate::game::Game;
use crate::state::Place;
use crate::terms::{Area, Craft};

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
            Fact::Basestar(area, tokens) => {
                let here = game.space.basestars().filter(|(_, basestar)| basestar.area == *area);
                let found: Vec<_> = here.map(|(_, basestar)| basestar.damage).collect();
                if found.iter().any(|damage| damage.as_slice() == tokens.as_slice()) {
                    Ok(())
                } else {
                    Err(format!("basestars in {}: found {found:?}", area.id()))
                }
            }
            Fact::Centurions(counts) => {
                let mut wanted = counts.clone();
                wanted.resize(fleet.boarding.len(), 0);
                same("centurions", wanted.as_slice(), fleet.boarding.as_slice())
            }
            Fact::Damaged(locations) => {
                let mut wanted: Vec<_> = locations.iter().map(|location| location.id()).collect();
                let mut found: Vec<_> = fleet.damaged.iter().map(|location| location.id()).collect();
                wanted.sort_unstable();
                found.sort_unstable();
                same("damaged", wanted, found)
            }
            &Fact::At(seat, spot) => {
                let wanted = match spot {
                    Spot::Location(location) => Place::At(location),
                    Spot::Viper(area) => Place::Piloting(area),
                    Spot::Raptor(area) => Place::Piloting(area),
                    Spot::OffBoard => Place::Off,
                };
                let raptor = matches!(spot, Spot::Raptor(_));
                let player = game.player(seat);
                same(&table.name(seat), (wanted, raptor), (player.place, player.in_raptor))
            }
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

/// How many Loyalty cards of each team are in the game, dealt or not.
fn teams(game: &Game) -> [u8; Team::ALL.len()] {
    let held = game.seats().flat_map(|seat| {
        let player = game.player(seat);
        player.loyalty.iter().map(|card| card.card).chain(player.shown.iter().copied()).collect::<Vec<_>>()
    });
    let assist = game.assist.iter().flat_map(|assist| assist.loyalty.iter()).map(|card| card.card);
    let mut counts = [0; Team::ALL.len()];
    for card in held.chain(assist).chain(game.decks.loyalty.iter().map(|card| card.card)) {
        counts[card.row().team as usize] += 1;
    }
    counts
}

fn look_at_ships(game: &Game, place: Lying, craft: Craft, count: u8) -> Look {
    let fleet = &game.fleet;
    let found = match (place, craft) {
        (Lying::Reserves, Craft::Viper) => fleet.vipers,
        (Lying::Damaged, Craft::Viper) => fleet.damaged_vipers,
        (Lying::Destroyed, Craft::Viper) => fleet.destroyed_vipers,
        (Lying::Reserves, Craft::Raptor) => fleet.raptors,
        (Lying::Destroyed, Craft::Raptor) => fleet.destroyed_raptors,
        (Lying::Reserves, Craft::AssaultRaptor) => fleet.assault_raptors,
        (Lying::Destroyed, Craft::AssaultRaptor) => fleet.destroyed_assault_raptors,
        (Lying::Reserves, Craft::Civilian) => fleet.civilians.len(),
        (Lying::Destroyed, Craft::Civilian) => fleet.destroyed_civilians.len(),
        _ => return Err("no such ships lie there".to_owned()),
    };
    same(craft.id(), count, found)
}

fn look_at_area(game: &Game, craft: Craft, area: Area, count: u8) -> Look {
    let here = &game.space[area];
    let basestars = game.space.basestars().filter(|(_, basestar)| basestar.area == area).count();
    let found = match craft {
        Craft::Raider => here.raiders,
        Craft::HeavyRaider => here.heavy_raiders,
        Craft::Viper => here.vipers,
        Craft::Civilian => here.civilians.len(),
        Craft::Basestar => u8::try_from(basestars).expect("two at most"),
        Craft::Raptor => 0,
        Craft::AssaultRaptor => here.assault_raptors,
        Craft::Scar => u8::from(game.space.scar.is_some_and(|scar| scar.area == area)),
    };
    same(&format!("{} in {}", craft.id(), area.id()), count, found)
}
