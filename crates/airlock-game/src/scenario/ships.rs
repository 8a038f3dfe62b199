//! Ships in space and off the board, and what is damaged.

use super::decks::DeckKind;
use super::fact::Lying;
use super::lay::{Laid, claim, put};
use super::look::{Look, same, same_ids};
use super::sizes::{lay_count, put_away};
use crate::cards::Civilian;
use crate::game::Game;
use crate::pile::Hidden;
use crate::state::{Basestar, Fleet};
use crate::terms::{Area, BasestarDamage, Craft, GalacticaDamage, Location, PegasusDamage};

/// How many ships lie there. Civilian ships are told apart, so that they are not only counted.
fn lying(fleet: &mut Fleet, place: Lying, craft: Craft) -> Result<&mut u8, String> {
    Ok(match (place, craft) {
        (Lying::Reserves, Craft::Viper) => &mut fleet.vipers,
        (Lying::Damaged, Craft::Viper) => &mut fleet.damaged_vipers,
        (Lying::Destroyed, Craft::Viper) => &mut fleet.destroyed_vipers,
        (Lying::Reserves, Craft::Raptor) => &mut fleet.raptors,
        (Lying::Destroyed, Craft::Raptor) => &mut fleet.destroyed_raptors,
        (Lying::Reserves, Craft::AssaultRaptor) => &mut fleet.assault_raptors,
        (Lying::Destroyed, Craft::AssaultRaptor) => &mut fleet.destroyed_assault_raptors,
        (Lying::Damaged, Craft::Raptor | Craft::AssaultRaptor | Craft::Civilian) => {
            return Err("only vipers lie damaged beside the board".to_owned());
        }
        (Lying::Reserves | Lying::Destroyed, Craft::Civilian) => return Err("civilian ships are cards".to_owned()),
        (_, Craft::Raider | Craft::HeavyRaider | Craft::Basestar | Craft::Scar) => {
            return Err("only vipers, raptors, assault-raptors and civilians lie there".to_owned());
        }
    })
}

/// Vipers and raptors that are nowhere else are in the Reserves; given fewer there, the missing ones
/// are destroyed.
pub(super) fn lay_ships(game: &mut Game, place: Lying, craft: Craft, count: u8) -> Laid {
    match craft {
        Craft::Civilian => return lay_civilian_count(game, place, count),
        // Those beside the board are the others (DAY-087).
        Craft::AssaultRaptor => {
            *lying(&mut game.fleet, place, craft)? = count;
            return Ok(());
        }
        Craft::Viper | Craft::Raptor | Craft::Raider | Craft::HeavyRaider | Craft::Basestar | Craft::Scar => {}
    }
    let other = match place {
        Lying::Reserves => Lying::Destroyed,
        Lying::Damaged | Lying::Destroyed => Lying::Reserves,
    };
    let here = std::mem::replace(lying(&mut game.fleet, place, craft)?, count);
    let there = lying(&mut game.fleet, other, craft)?;
    let left = (*there + here).checked_sub(count);
    *there = left.ok_or_else(|| format!("only {} of {} can be there", *there + here, craft.id()))?;
    Ok(())
}

fn lay_civilian_count(game: &mut Game, place: Lying, count: u8) -> Laid {
    match place {
        Lying::Reserves => lay_count(game, DeckKind::Civilians, count),
        Lying::Destroyed => {
            while game.fleet.destroyed_civilians.len() < count && !game.fleet.civilians.is_empty() {
                put_away(game, DeckKind::Civilians)?;
            }
            Ok(())
        }
        Lying::Damaged => lying(&mut game.fleet, place, Craft::Civilian).map(drop),
    }
}

pub(super) fn look_at_ships(game: &Game, place: Lying, craft: Craft, count: u8) -> Look {
    let mut fleet = game.fleet;
    let found = match (craft, place) {
        (Craft::Civilian, Lying::Reserves) => fleet.civilians.len(),
        (Craft::Civilian, Lying::Destroyed) => fleet.destroyed_civilians.len(),
        (craft, place) => *lying(&mut fleet, place, craft)?,
    };
    same(craft.id(), count, found)
}

pub(super) fn lay_in_area(game: &mut Game, craft: Craft, area: Area, count: u8) -> Laid {
    if craft == Craft::Basestar {
        return (0..count).try_for_each(|_| lay_basestar(game, area, &[]));
    }
    if count > game.supply(craft) {
        return Err(format!("only {} of {} are left", game.supply(craft), craft.id()));
    }
    (0..count).for_each(|_| game.place_one(craft, area));
    Ok(())
}

pub(super) fn look_at_area(game: &Game, craft: Craft, area: Area, count: u8) -> Look {
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

pub(super) fn lay_civilians(game: &mut Game, area: Area, ships: &[Civilian]) -> Laid {
    ships.iter().try_for_each(|&ship| {
        claim(&mut game.fleet.civilians, |held| held.card == ship, ship.id())?;
        put(&mut game.space[area].civilians, Hidden::unseen(ship))
    })
}

pub(super) fn lay_basestar(game: &mut Game, area: Area, tokens: &[BasestarDamage]) -> Laid {
    if game.supply(Craft::Basestar) == 0 {
        return Err("both basestars are on the board".to_owned());
    }
    let mut basestar = Basestar::new(area);
    for &token in tokens {
        claim(&mut game.space.basestar_damage, |&held| held == token, token.id())?;
        basestar.damage.push(token);
    }
    let free = game.space.basestars.iter_mut().find(|place| place.is_none());
    *free.expect("one is in the supply") = Some(basestar);
    Ok(())
}

pub(super) fn look_at_basestar(game: &Game, area: Area, tokens: &[BasestarDamage]) -> Look {
    let here = game.space.basestars().filter(|(_, basestar)| basestar.area == area);
    let found: Vec<_> = here.map(|(_, basestar)| basestar.damage).collect();
    if found.iter().any(|damage| damage.as_slice() == tokens) {
        return Ok(());
    }
    Err(format!("damage of basestars in {}: expected {tokens:?}, found {found:?}", area.id()))
}

pub(super) fn lay_damage(game: &mut Game, locations: &[Location]) -> Laid {
    for &location in locations {
        if let Some(token) = PegasusDamage::of(location) {
            claim(&mut game.fleet.pegasus_damage, |&held| held == token, token.id())?;
        } else {
            let token = GalacticaDamage::of(location).ok_or_else(|| format!("{} cannot be damaged", location.id()))?;
            claim(&mut game.fleet.damage, |&held| held == token, token.id())?;
        }
        game.fleet.damaged.insert(location);
    }
    // PEG-021: with all her locations damaged Pegasus is gone.
    game.fleet.pegasus_destroyed = game.rules.has_pegasus && game.fleet.pegasus_damage.is_empty();
    Ok(())
}

pub(super) fn look_at_damage(game: &Game, locations: &[Location]) -> Look {
    let wanted = locations.iter().map(|location| location.id());
    same_ids("damaged", wanted.collect(), game.fleet.damaged.iter().map(Location::id).collect())
}
