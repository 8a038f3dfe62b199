//! Characters: where they are, what they hold, and on whose side they stand.

use super::fact::Spot;
use super::lay::{Laid, claim, none_left, put};
use crate::cards::{Agenda, Character, Loyalty, Quorum, SkillCard, SuperCrisis, Team};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::state::{Place, Player, Standing};
use crate::terms::{Location, Title};

impl Spot {
    pub(super) fn of(player: &Player) -> Spot {
        match player.place {
            Place::At(location) => Spot::Location(location),
            Place::Piloting(area) if player.in_raptor => Spot::Raptor(area),
            Place::Piloting(area) => Spot::Viper(area),
            Place::Off => Spot::OffBoard,
        }
    }
}

impl std::fmt::Debug for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Spot::Location(location) => write!(f, "at {}", location.id()),
            Spot::Viper(area) => write!(f, "piloting {}", area.id()),
            Spot::Raptor(area) => write!(f, "flies raptor {}", area.id()),
            Spot::OffBoard => f.write_str("off the board"),
        }
    }
}

pub(super) fn lay_character(game: &mut Game, seat: Seat, spot: Spot) -> Laid {
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

pub(super) fn lay_hand(game: &mut Game, seat: Seat, cards: &[SkillCard]) -> Laid {
    cards.iter().try_for_each(|&card| {
        claim(&mut game.decks.skills[card.skill() as usize].draw, |held| held.card == card, card.id())?;
        put(&mut game.player_mut(seat).hand, Hidden::seen_by(card, seat))
    })
}

pub(super) fn lay_super_crises(game: &mut Game, seat: Seat, cards: &[SuperCrisis]) -> Laid {
    cards.iter().try_for_each(|&card| {
        claim(&mut game.decks.super_crisis.draw, |held| held.card == card, card.id())?;
        put(&mut game.player_mut(seat).super_crises, Hidden::seen_by(card, seat))
    })
}

pub(super) fn lay_quorum_hand(game: &mut Game, cards: &[Quorum]) -> Laid {
    let president = game.holder(Title::President);
    cards.iter().try_for_each(|&card| {
        claim(&mut game.decks.quorum.draw, |held| held.card == card, card.id())?;
        let held = president.map_or(Hidden::unseen(card), |seat| Hidden::seen_by(card, seat));
        put(&mut game.decks.quorum_hand, held)
    })
}

/// The cards that the seat has go back into the deck, and these come from deck or box.
pub(super) fn lay_loyalty(game: &mut Game, seat: Seat, cards: &[Loyalty]) -> Laid {
    while let Some(card) = game.player_mut(seat).loyalty.pop() {
        put(&mut game.decks.loyalty, Hidden::unseen(card.card))?;
    }
    cards.iter().try_for_each(|&card| {
        claim_loyalty(game, card, Some(seat))?;
        put(&mut game.player_mut(seat).loyalty, Hidden::seen_by(card, seat))
    })
}

pub(super) fn lay_assist_loyalty(game: &mut Game, cards: &[Loyalty]) -> Laid {
    if game.assist.is_none() {
        return Err("there is no assist".to_owned());
    }
    while let Some(card) = game.assist.as_mut().and_then(|assist| assist.loyalty.pop()) {
        put(&mut game.decks.loyalty, card)?;
    }
    cards.iter().rev().try_for_each(|&card| {
        claim_loyalty(game, card, None)?;
        let assist = game.assist.as_mut().ok_or("there is no assist")?;
        put(&mut assist.loyalty, Hidden::unseen(card))
    })
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
    let owner = game.seats().find(dealt).ok_or_else(|| none_left(card.id()))?;
    let human = |card: &Loyalty| card.row().team == Team::Human;
    let other = claim(&mut game.decks.loyalty_box, human, "not-a-Cylon card")?;
    let hand = &mut game.player_mut(owner).loyalty;
    claim(hand, |held| held.card == card, card.id())?;
    put(hand, Hidden::seen_by(other, owner))
}

/// A revealed Cylon stands on the Resurrection Ship unless put elsewhere afterwards.
pub(super) fn lay_standing(game: &mut Game, seat: Seat, standing: Standing) -> Laid {
    let team = match standing {
        Standing::Human => return Ok(()),
        Standing::Cylon => Team::Cylon,
        Standing::Sympathizer => Team::Sympathizer,
        Standing::SympatheticCylon => Team::SympatheticCylon,
        Standing::Leader => return Err("the character makes a Cylon leader: name one at the table".to_owned()),
    };
    let own = game.player(seat).loyalty.iter().position(|held| held.card.row().team == team);
    let card = match own {
        Some(at) => game.player_mut(seat).loyalty.remove(at).card,
        None => claim(&mut game.decks.loyalty, |held| held.card.row().team == team, team.id())
            .map(|held| held.card)
            .or_else(|_| claim(&mut game.decks.loyalty_box, |held| held.row().team == team, team.id()))?,
    };
    let player = game.player_mut(seat);
    put(&mut player.shown, card)?;
    player.standing = standing;
    // DAY-011.
    player.miracles = 0;
    if standing == Standing::SympatheticCylon {
        game.draw_agenda(seat);
    }
    game.lose_titles(seat);
    lay_character(game, seat, Spot::Location(Location::ResurrectionShip))
}

pub(super) fn lay_agenda(game: &mut Game, seat: Seat, agenda: Agenda) -> Laid {
    if !game.player(seat).has_agenda() {
        return Err("only Cylon leaders and the Sympathetic Cylon have agendas".to_owned());
    }
    let old = game.player_mut(seat).agenda.take();
    game.decks.agendas.extend(old);
    claim(&mut game.decks.agendas, |&held| held == agenda, agenda.id())?;
    game.player_mut(seat).agenda = Some(agenda);
    Ok(())
}

pub(super) fn lay_infiltrating(game: &mut Game, seat: Seat, infiltrating: bool) -> Laid {
    if infiltrating && !game.player(seat).has_agenda() {
        return Err("only Cylon leaders and the Sympathetic Cylon infiltrate".to_owned());
    }
    game.player_mut(seat).infiltrating = infiltrating;
    Ok(())
}

pub(super) fn lay_executed(game: &mut Game, characters: &[Character]) -> Laid {
    let in_play = |character| game.seats().any(|seat| game.player(seat).character == Some(character));
    if let Some(character) = characters.iter().find(|&&character| in_play(character)) {
        return Err(format!("{} is in play", character.id()));
    }
    game.fleet.executed.clear();
    characters.iter().try_for_each(|&character| put(&mut game.fleet.executed, character))
}

/// How many Loyalty cards of each team are in the game, dealt or not.
pub(super) fn teams(game: &Game) -> [u8; Team::ALL.len()] {
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
