//! Laying out a fact on the table. A component is taken from where it is, never made twice.

use super::decks::lay_count;
use super::fact::{Fact, Lying, Spot};
use crate::cards::base::tokens;
use crate::cards::{Crisis, Loyalty, MilestoneEffect, SkillCard, Team, pegasus};
use crate::game::Game;
use crate::pile::{Hidden, Pile};
use crate::seat::Seat;
use crate::source::Source;
use crate::state::{Basestar, InPlay, NewCaprica, Place, Standing};
use crate::terms::{Area, BasestarDamage, Craft, GalacticaDamage, Location, PegasusDamage};

/// No objective lies beyond it.
const FARTHEST: u8 = 20;

/// Where the fleet settles on New Caprica (PEG-120).
const SETTLES: u8 = 7;

pub(super) type Laid = Result<(), String>;

impl Fact {
    pub(crate) fn lay(&self, game: &mut Game) -> Laid {
        match self {
            &Fact::Dial(resource, value) => {
                if !(0..=tokens::dial(resource).max).contains(&value) {
                    return Err("no dial shows that".to_owned());
                }
                game.fleet.set_dial(resource, value);
            }
            &Fact::Track(space) => {
                if usize::from(space) >= tokens::JUMP_TRACK.len() {
                    return Err("the Jump Preparation track has spaces 0 to 5".to_owned());
                }
                game.fleet.track = space;
            }
            &Fact::Distance(distance) => {
                if distance > FARTHEST {
                    return Err("nobody travels that far".to_owned());
                }
                lay_distance(game, distance);
            }
            Fact::Travelled(cards) => {
                for &card in cards {
                    claim_source(game, card)?;
                    game.fleet.travelled.push(card);
                }
            }
            &Fact::Nukes(nukes) => game.fleet.nukes = nukes.min(tokens::NUKES),
            &Fact::Ships(place, craft, count) => return lay_ships(game, place, craft, count),
            &Fact::InArea(craft, area, count) => return lay_in_area(game, craft, area, count),
            Fact::CiviliansIn(area, ships) => {
                for &ship in ships {
                    claim(&mut game.fleet.civilians, |held| held.card == ship, ship.id())?;
                    game.space[*area].civilians.push(Hidden::unseen(ship));
                }
            }
            Fact::Basestar(area, tokens) => return lay_basestar(game, *area, tokens),
            Fact::Centurions(counts) => {
                let pieces: u32 = counts.iter().map(|&count| u32::from(count)).sum();
                if pieces > u32::from(tokens::CENTURIONS) {
                    return Err("there are four centurions".to_owned());
                }
                if counts.len() > game.fleet.boarding.len() {
                    return Err("the Boarding Party track has five spaces".to_owned());
                }
                game.fleet.boarding[..counts.len()].copy_from_slice(counts);
                if game.fleet.boarding[game.fleet.boarding.len() - 1] > 0 {
                    return Err("on the last space of the track the humans have lost".to_owned());
                }
            }
            Fact::Damaged(locations) => return lay_damage(game, locations),
            &Fact::At(seat, spot) => return lay_character(game, seat, spot),
            Fact::Holds(seat, cards) => return lay_hand(game, *seat, cards),
            Fact::Loyalty(seat, cards) => return lay_loyalty(game, *seat, cards),
            &Fact::Standing(seat, standing) => return lay_standing(game, seat, standing),
            Fact::SuperCrises(seat, cards) => {
                for &card in cards {
                    claim(&mut game.decks.super_crisis.draw, |held| held.card == card, card.id())?;
                    game.player_mut(*seat).super_crises.push(Hidden::seen_by(card, *seat));
                }
            }
            &Fact::OnceUsed(seat, used) => game.player_mut(seat).once_used = used,
            &Fact::Turns(seat, turns) => game.player_mut(seat).turns = turns,
            &Fact::Holder(title, Some(seat)) => game.give_title(title, seat),
            &Fact::Holder(title, None) => game.titles[title as usize] = None,
            Fact::QuorumHand(cards) => {
                let president = game.holder(crate::terms::Title::President);
                for &card in cards {
                    claim(&mut game.decks.quorum.draw, |held| held.card == card, card.id())?;
                    let seen = president.map_or(Hidden::unseen(card), |seat| Hidden::seen_by(card, seat));
                    game.decks.quorum_hand.push(seen);
                }
            }
            Fact::Deck(cards) => return cards.lay(game),
            Fact::Discard(cards) => return cards.lay_discarded(game),
            Fact::Bottom(cards) => return cards.lay_under(game),
            &Fact::InPlay(card, holder) => {
                if (InPlay { card, holder }).stays().is_none() {
                    return Err(format!("{} does not stay in play", card.id()));
                }
                claim_source(game, card)?;
                game.decks.in_play.push(InPlay { card, holder });
            }
            &Fact::TurnNumber(turn) => game.turn.number = turn,
            &Fact::DeckCount(deck, count) => return lay_count(game, deck, count),
            Fact::AssistLoyalty(cards) => {
                if game.assist.is_none() {
                    return Err("there is no assist".to_owned());
                }
                while let Some(card) = game.assist.as_mut().and_then(|assist| assist.loyalty.pop()) {
                    game.decks.loyalty.push(card);
                }
                for &card in cards.iter().rev() {
                    claim_loyalty(game, card, None)?;
                    if let Some(assist) = &mut game.assist {
                        assist.loyalty.push(Hidden::unseen(card));
                    }
                }
            }
            &Fact::Agenda(seat, agenda) => {
                if !game.player(seat).has_agenda() {
                    return Err("only Cylon leaders and the Sympathetic Cylon have agendas".to_owned());
                }
                let old = game.player_mut(seat).agenda.take();
                game.decks.agendas.extend(old);
                claim(&mut game.decks.agendas, |&held| held == agenda, agenda.id())?;
                game.player_mut(seat).agenda = Some(agenda);
            }
            &Fact::Infiltrating(seat, infiltrating) => {
                if infiltrating && !game.player(seat).has_agenda() {
                    return Err("only Cylon leaders and the Sympathetic Cylon infiltrate".to_owned());
                }
                game.player_mut(seat).infiltrating = infiltrating;
            }
            &Fact::WasExecuted(seat) => game.player_mut(seat).was_executed = true,
            &Fact::PlayedSuperCrisis(seat) => game.player_mut(seat).played_super_crisis = true,
            Fact::Executed(characters) => {
                let in_play = |character| game.seats().any(|seat| game.player(seat).character == Some(character));
                if let Some(character) = characters.iter().find(|&&character| in_play(character)) {
                    return Err(format!("{} is in play", character.id()));
                }
                game.fleet.executed = characters.iter().copied().collect();
            }
            &Fact::Mourned(mourned) => game.fleet.mourned = mourned,
            Fact::NewCaprica => lay_distance(game, game.fleet.distance.max(SETTLES)),
            &Fact::InOrbit(in_orbit) => {
                lay_distance(game, game.fleet.distance.max(SETTLES));
                new_caprica(game)?.in_orbit = in_orbit;
            }
            Fact::Occupation(counts) => return lay_occupation(game, counts),
            Fact::Daybreak(fact) => return fact.lay(game),
            Fact::HoldsCount(..) | Fact::DiscardCount(..) | Fact::NotInPlay(_) | Fact::Teams(_) => {
                return Err("this can be looked for with «then», not given".to_owned());
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
    let at = pile.iter().position(fits).ok_or_else(|| format!("no «{name}» is left to be laid out"))?;
    Ok(pile.remove(at))
}

/// Milestones that lie behind have happened.
fn lay_distance(game: &mut Game, distance: u8) {
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
}

fn new_caprica(game: &mut Game) -> Result<&mut NewCaprica, String> {
    game.new_caprica.as_mut().ok_or_else(|| "the fleet has not reached New Caprica".to_owned())
}

fn lay_occupation(game: &mut Game, counts: &[u8]) -> Laid {
    let board = new_caprica(game)?;
    if counts.len() > board.occupation.len() {
        return Err("the track of the occupation forces has three locations".to_owned());
    }
    board.occupation[..counts.len()].copy_from_slice(counts);
    match board.forces() <= pegasus::tokens::OCCUPATION_FORCES {
        true => Ok(()),
        false => Err("there are four occupation forces".to_owned()),
    }
}

fn claim_source(game: &mut Game, card: Source) -> Laid {
    match card {
        Source::Crisis(card) => claim_crisis(game, card),
        Source::SuperCrisis(card) => {
            claim(&mut game.decks.super_crisis.draw, |held| held.card == card, card.id()).map(drop)
        }
        Source::Quorum(card) => claim(&mut game.decks.quorum.draw, |held| held.card == card, card.id()).map(drop),
        Source::Destination(card) => {
            claim(&mut game.decks.destination.draw, |held| held.card == card, card.id()).map(drop)
        }
        Source::Mission(card) => claim(&mut game.decks.missions.draw, |held| held.card == card, card.id()).map(drop),
        Source::Mutiny(_)
        | Source::Location(_)
        | Source::Skill(_)
        | Source::Ability(_)
        | Source::Title(_)
        | Source::Loyalty(_) => Err("only cards can be laid out".to_owned()),
    }
}

fn claim_crisis(game: &mut Game, card: Crisis) -> Laid {
    claim(&mut game.decks.crisis.draw, |held| held.card == card, card.id()).map(drop)
}

/// Vipers and raptors: those that are nowhere else are in the Reserves, unless fewer are given,
/// and then the missing ones are destroyed.
fn lay_ships(game: &mut Game, place: Lying, craft: Craft, count: u8) -> Laid {
    let fleet = &mut game.fleet;
    let (from, to) = match (place, craft) {
        (Lying::Reserves, Craft::Viper) if count > fleet.vipers => (&mut fleet.destroyed_vipers, &mut fleet.vipers),
        (Lying::Reserves, Craft::Viper) => {
            let gone = fleet.vipers - count;
            fleet.vipers = count;
            fleet.destroyed_vipers += gone;
            return Ok(());
        }
        (Lying::Reserves, Craft::Raptor) if count > fleet.raptors => (&mut fleet.destroyed_raptors, &mut fleet.raptors),
        (Lying::Reserves, Craft::Raptor) => {
            let gone = fleet.raptors - count;
            fleet.raptors = count;
            fleet.destroyed_raptors += gone;
            return Ok(());
        }
        // Those beside the board are the others (DAY-087).
        (Lying::Reserves, Craft::AssaultRaptor) => {
            fleet.assault_raptors = count;
            return Ok(());
        }
        (Lying::Destroyed, Craft::AssaultRaptor) => {
            fleet.destroyed_assault_raptors = count;
            return Ok(());
        }
        (Lying::Damaged, Craft::Viper) => (&mut fleet.vipers, &mut fleet.damaged_vipers),
        (Lying::Destroyed, Craft::Viper) => (&mut fleet.vipers, &mut fleet.destroyed_vipers),
        (Lying::Destroyed, Craft::Raptor) => (&mut fleet.raptors, &mut fleet.destroyed_raptors),
        _ => return Err("only vipers and raptors lie there".to_owned()),
    };
    let change = count.checked_sub(*to).ok_or("give the larger number first")?;
    *from = from.checked_sub(change).ok_or("there are not so many ships")?;
    *to = count;
    Ok(())
}

fn lay_in_area(game: &mut Game, craft: Craft, area: Area, count: u8) -> Laid {
    if craft == Craft::Basestar {
        return (0..count).try_for_each(|_| lay_basestar(game, area, &[]));
    }
    if count > game.supply(craft) {
        return Err(format!("only {} of {} are left", game.supply(craft), craft.id()));
    }
    (0..count).for_each(|_| game.place_one(craft, area));
    Ok(())
}

fn lay_basestar(game: &mut Game, area: Area, tokens: &[BasestarDamage]) -> Laid {
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

fn lay_damage(game: &mut Game, locations: &[Location]) -> Laid {
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

fn lay_character(game: &mut Game, seat: Seat, spot: Spot) -> Laid {
    if let Place::Piloting(_) = game.player(seat).place {
        match std::mem::take(&mut game.player_mut(seat).in_raptor) {
            true => game.fleet.assault_raptors += 1,
            false => game.fleet.vipers += 1,
        }
    }
    let place = match spot {
        Spot::Location(location) => Place::At(location),
        Spot::OffBoard => Place::Off,
        Spot::Raptor(area) => {
            let left = game.fleet.assault_raptors.checked_sub(1);
            game.fleet.assault_raptors = left.ok_or("no assault raptor is in the Reserves")?;
            game.player_mut(seat).in_raptor = true;
            Place::Piloting(area)
        }
        Spot::Viper(area) => {
            game.fleet.vipers = game.fleet.vipers.checked_sub(1).ok_or("no viper is in the Reserves")?;
            Place::Piloting(area)
        }
    };
    game.player_mut(seat).place = place;
    Ok(())
}

fn lay_hand(game: &mut Game, seat: Seat, cards: &[SkillCard]) -> Laid {
    for &card in cards {
        claim(&mut game.decks.skills[card.skill() as usize].draw, |held| held.card == card, card.id())?;
        game.player_mut(seat).hand.push(Hidden::seen_by(card, seat));
    }
    Ok(())
}

/// His cards go back into the deck, and these come to him from deck or box.
fn lay_loyalty(game: &mut Game, seat: Seat, cards: &[Loyalty]) -> Laid {
    while let Some(card) = game.player_mut(seat).loyalty.pop() {
        game.decks.loyalty.push(Hidden::unseen(card.card));
    }
    for &card in cards {
        claim_loyalty(game, card, Some(seat))?;
        game.player_mut(seat).loyalty.push(Hidden::seen_by(card, seat));
    }
    Ok(())
}

/// Takes a Loyalty card from the deck, the box, or the hand that it was quietly dealt to, which
/// gets another not-a-Cylon card for it.
pub(super) fn claim_loyalty(game: &mut Game, card: Loyalty, not_from: Option<Seat>) -> Laid {
    let in_deck = claim(&mut game.decks.loyalty, |held| held.card == card, card.id()).is_ok();
    if in_deck || claim(&mut game.decks.loyalty_box, |&held| held == card, card.id()).is_ok() {
        return Ok(());
    }
    let dealt =
        |seat: &Seat| Some(*seat) != not_from && game.player(*seat).loyalty.iter().any(|held| held.card == card);
    let owner = game.seats().find(dealt).ok_or_else(|| format!("no «{}» is left to be laid out", card.id()))?;
    let human = |card: &Loyalty| card.row().team == Team::Human;
    let other = claim(&mut game.decks.loyalty_box, human, "not-a-Cylon card")?;
    let hand = &mut game.player_mut(owner).loyalty;
    claim(hand, |held| held.card == card, card.id())?;
    hand.push(Hidden::seen_by(other, owner));
    Ok(())
}

/// A revealed Cylon stands on the Resurrection Ship unless he is put elsewhere afterwards.
fn lay_standing(game: &mut Game, seat: Seat, standing: Standing) -> Laid {
    let team = match standing {
        Standing::Human => return Ok(()),
        Standing::Cylon => Team::Cylon,
        Standing::Sympathizer => Team::Sympathizer,
        Standing::SympatheticCylon => Team::SympatheticCylon,
        Standing::Leader => return Err("a Cylon leader is one by his character".to_owned()),
    };
    let own = game.player(seat).loyalty.iter().position(|held| held.card.row().team == team);
    let card = match own {
        Some(at) => game.player_mut(seat).loyalty.remove(at).card,
        None => claim(&mut game.decks.loyalty, |held| held.card.row().team == team, team.id())
            .map(|held| held.card)
            .or_else(|_| claim(&mut game.decks.loyalty_box, |held| held.row().team == team, team.id()))?,
    };
    let player = game.player_mut(seat);
    player.shown.push(card);
    player.standing = standing;
    // DAY-011.
    player.miracles = 0;
    if standing == Standing::SympatheticCylon {
        game.draw_agenda(seat);
    }
    game.lose_titles(seat);
    lay_character(game, seat, Spot::Location(Location::ResurrectionShip))
}
