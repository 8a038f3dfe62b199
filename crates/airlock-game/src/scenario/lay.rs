//! Laying out a fact on the table. A component is taken from where it is, never made twice.

use super::fact::Fact;
use super::people::{
    lay_agenda, lay_assist_loyalty, lay_character, lay_executed, lay_hand, lay_infiltrating, lay_loyalty,
    lay_quorum_hand, lay_standing, lay_super_crises,
};
use super::ships::{lay_basestar, lay_civilians, lay_damage, lay_in_area, lay_ships};
use super::sizes::lay_count;
use crate::cards::base::tokens;
use crate::cards::{Crisis, MilestoneEffect, Quorum, SuperCrisis, pegasus};
use crate::game::Game;
use crate::pile::Pile;
use crate::seat::Seat;
use crate::source::Source;
use crate::state::{InPlay, NewCaprica};
use crate::terms::Resource;

/// No objective lies beyond it.
const FARTHEST: u8 = 20;

/// Where the fleet settles on New Caprica (PEG-120).
const SETTLES: u8 = 7;

pub(super) type Laid = Result<(), String>;

impl Fact {
    pub(crate) fn lay(&self, game: &mut Game) -> Laid {
        match self {
            &Fact::Dial(resource, value) => return lay_dial(game, resource, value),
            &Fact::Track(space) => return lay_track(game, space),
            &Fact::Distance(distance) => return lay_distance(game, distance),
            Fact::Travelled(cards) => return cards.iter().try_for_each(|&card| lay_travelled(game, card)),
            &Fact::Nukes(nukes) => return lay_nukes(game, nukes),
            &Fact::Ships(place, craft, count) => return lay_ships(game, place, craft, count),
            &Fact::InArea(craft, area, count) => return lay_in_area(game, craft, area, count),
            Fact::CiviliansIn(area, ships) => return lay_civilians(game, *area, ships),
            Fact::Basestar(area, tokens) => return lay_basestar(game, *area, tokens),
            Fact::Centurions(counts) => return lay_centurions(game, counts),
            Fact::Damaged(locations) => return lay_damage(game, locations),
            &Fact::At(seat, spot) => return lay_character(game, seat, spot),
            Fact::Holds(seat, cards) => return lay_hand(game, *seat, cards),
            Fact::Loyalty(seat, cards) => return lay_loyalty(game, *seat, cards),
            &Fact::Standing(seat, standing) => return lay_standing(game, seat, standing),
            Fact::SuperCrises(seat, cards) => return lay_super_crises(game, *seat, cards),
            &Fact::OnceUsed(seat, used) => game.player_mut(seat).once_used = used,
            &Fact::Turns(seat, turns) => game.player_mut(seat).turns = turns,
            &Fact::Holder(title, Some(seat)) => game.give_title(title, seat),
            &Fact::Holder(title, None) => game.titles[title as usize] = None,
            Fact::QuorumHand(cards) => return lay_quorum_hand(game, cards),
            Fact::Deck(cards) => return cards.lay(game),
            Fact::Discard(cards) => return cards.lay_discarded(game),
            Fact::Bottom(cards) => return cards.lay_under(game),
            &Fact::InPlay(card, holder) => return lay_in_play(game, card, holder),
            &Fact::TurnNumber(turn) => game.turn.number = turn,
            &Fact::DeckCount(deck, count) => return lay_count(game, deck, count),
            Fact::AssistLoyalty(cards) => return lay_assist_loyalty(game, cards),
            &Fact::Agenda(seat, agenda) => return lay_agenda(game, seat, agenda),
            &Fact::Infiltrating(seat, infiltrating) => return lay_infiltrating(game, seat, infiltrating),
            &Fact::WasExecuted(seat) => game.player_mut(seat).was_executed = true,
            &Fact::PlayedSuperCrisis(seat) => game.player_mut(seat).played_super_crisis = true,
            Fact::Executed(characters) => return lay_executed(game, characters),
            &Fact::Mourned(mourned) => game.fleet.mourned = mourned,
            Fact::NewCaprica => return lay_distance(game, game.fleet.distance.max(SETTLES)),
            &Fact::InOrbit(in_orbit) => {
                lay_distance(game, game.fleet.distance.max(SETTLES))?;
                new_caprica(game)?.in_orbit = in_orbit;
            }
            Fact::Occupation(counts) => return lay_occupation(game, counts),
            Fact::Daybreak(fact) => return fact.lay(game),
            Fact::HoldsCount(..) | Fact::DiscardCount(..) | Fact::NotInPlay(_) | Fact::Teams(_) => {
                return Err("this can only be looked for with “then”, not given".to_owned());
            }
        }
        Ok(())
    }
}

/// Takes the first component that fits out of a pile.
pub(super) fn claim<T: Copy + Default, const N: usize>(
    pile: &mut Pile<T, N>,
    fits: impl Fn(&T) -> bool,
    name: &str,
) -> Result<T, String> {
    let at = pile.iter().position(fits).ok_or_else(|| none_left(name))?;
    Ok(pile.remove(at))
}

pub(super) fn none_left(name: &str) -> String {
    format!("no “{name}” is left to give: it is already somewhere else, or its box is not in play")
}

/// Lays a component on a pile that has room for it.
pub(super) fn put<T: Copy + Default, const N: usize>(pile: &mut Pile<T, N>, component: T) -> Laid {
    if usize::from(pile.len()) == N {
        return Err(format!("there is no room for more than {N}"));
    }
    pile.push(component);
    Ok(())
}

fn lay_dial(game: &mut Game, resource: Resource, value: i8) -> Laid {
    let max = tokens::dial(resource).max;
    if !(0..=max).contains(&value) {
        return Err(format!("the dial of {} goes from 0 to {max}", resource.id()));
    }
    game.fleet.set_dial(resource, value);
    Ok(())
}

fn lay_track(game: &mut Game, space: u8) -> Laid {
    if usize::from(space) >= tokens::JUMP_TRACK.len() {
        return Err("the Jump Preparation track has spaces 0 to 5".to_owned());
    }
    game.fleet.track = space;
    Ok(())
}

fn lay_nukes(game: &mut Game, nukes: u8) -> Laid {
    if nukes > tokens::NUKES {
        return Err(format!("there are {} nuke tokens", tokens::NUKES));
    }
    game.fleet.nukes = nukes;
    Ok(())
}

/// Milestones that lie behind have happened.
fn lay_distance(game: &mut Game, distance: u8) -> Laid {
    if distance > FARTHEST {
        return Err(format!("nobody travels farther than {FARTHEST}"));
    }
    game.fleet.distance = distance;
    let passed = game.objective().milestones.iter().filter(|milestone| milestone.distance <= distance);
    game.fleet.milestones = u8::try_from(passed.clone().count()).expect("few milestones");
    game.fleet.last_jump = passed.clone().any(|milestone| milestone.effect == MilestoneEffect::NextJumpEnds);
    // Who is where is given after it.
    if passed.clone().any(|milestone| milestone.effect == MilestoneEffect::NewCapricaPhase)
        && game.new_caprica.is_none()
    {
        game.arrive_at_new_caprica();
    }
    Ok(())
}

fn lay_centurions(game: &mut Game, counts: &[u8]) -> Laid {
    let pieces: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    if pieces > u32::from(tokens::CENTURIONS) {
        return Err(format!("there are {} centurions", tokens::CENTURIONS));
    }
    let track = &mut game.fleet.boarding;
    if counts.len() >= track.len() && counts[track.len() - 1..].iter().any(|&count| count > 0) {
        return Err(format!("give spaces 1 to {}: on the last one the humans have lost", track.len() - 1));
    }
    track.fill(0);
    track.iter_mut().zip(counts).for_each(|(space, &count)| *space = count);
    Ok(())
}

fn new_caprica(game: &mut Game) -> Result<&mut NewCaprica, String> {
    game.new_caprica.as_mut().ok_or_else(|| "the fleet has not reached New Caprica".to_owned())
}

fn lay_occupation(game: &mut Game, counts: &[u8]) -> Laid {
    let pieces: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    if pieces > u32::from(pegasus::tokens::OCCUPATION_FORCES) {
        return Err(format!("there are {} occupation forces", pegasus::tokens::OCCUPATION_FORCES));
    }
    let track = &mut new_caprica(game)?.occupation;
    if counts.len() > track.len() {
        return Err(format!("the track of the occupation forces has {} locations", track.len()));
    }
    track.fill(0);
    track[..counts.len()].copy_from_slice(counts);
    Ok(())
}

fn lay_travelled(game: &mut Game, card: Source) -> Laid {
    claim_source(game, card)?;
    put(&mut game.fleet.travelled, card)
}

fn lay_in_play(game: &mut Game, card: Source, holder: Option<Seat>) -> Laid {
    let stays = |card| InPlay { card, holder: None }.stays().is_some();
    if !stays(card) {
        let crises = Crisis::of(game.setup.sets).map(Source::Crisis);
        let others = SuperCrisis::of(game.setup.sets).map(Source::SuperCrisis);
        let all = crises.chain(others).chain(Quorum::of(game.setup.sets).map(Source::Quorum));
        let staying: Vec<&str> = all.filter(|&card| stays(card)).map(Source::id).collect();
        return Err(format!("{} does not stay in play; these do: {}", card.id(), staying.join(", ")));
    }
    claim_source(game, card)?;
    put(&mut game.decks.in_play, InPlay { card, holder })
}

fn claim_source(game: &mut Game, card: Source) -> Laid {
    let decks = &mut game.decks;
    match card {
        Source::Crisis(card) => claim(&mut decks.crisis.draw, |held| held.card == card, card.id()).map(drop),
        Source::SuperCrisis(card) => claim(&mut decks.super_crisis.draw, |held| held.card == card, card.id()).map(drop),
        Source::Quorum(card) => claim(&mut decks.quorum.draw, |held| held.card == card, card.id()).map(drop),
        Source::Destination(card) => claim(&mut decks.destination.draw, |held| held.card == card, card.id()).map(drop),
        Source::Mission(card) => claim(&mut decks.missions.draw, |held| held.card == card, card.id()).map(drop),
        Source::Mutiny(_)
        | Source::Location(_)
        | Source::Skill(_)
        | Source::Ability(_)
        | Source::Title(_)
        | Source::Loyalty(_) => Err("only cards can be given".to_owned()),
    }
}
