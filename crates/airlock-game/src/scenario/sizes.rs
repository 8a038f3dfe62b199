//! How many cards a deck has, and where the others are: `crisis deck has 3 cards`.

use super::decks::{DeckKind, Stack, ids, no_discards, piles};
use super::lay::Laid;
use super::look::{Look, same};
use crate::cards::SkillCard;
use crate::game::Game;
use crate::pile::Hidden;
use crate::terms::Skill;

/// Leaves so many cards in a deck. Those at its bottom go where cards that were drawn have gone.
pub(super) fn lay_count(game: &mut Game, deck: DeckKind, count: u8) -> Laid {
    if deck == DeckKind::Destiny {
        lay_destiny_count(game, count);
    }
    while piles(game, deck)?.draw.ids().len() > usize::from(count) {
        put_away(game, deck)?;
    }
    look_at_count(game, deck, count)
}

/// Where the cards of a deck have gone that were drawn before the scenario begins.
enum Gone {
    Discarded,
    /// Destiny has no discard pile: what it has no room for lies under the cards of its type.
    UnderItsType,
    Destroyed,
    IntoTheBox,
    /// Into somebody's hand or onto a board, which has to be given itself.
    Given(&'static str),
}

impl DeckKind {
    fn gone(self) -> Gone {
        match self {
            DeckKind::Skill(_)
            | DeckKind::Crisis
            | DeckKind::SuperCrisis
            | DeckKind::Quorum
            | DeckKind::Destination
            | DeckKind::Mutiny
            | DeckKind::Missions => Gone::Discarded,
            DeckKind::Destiny => Gone::UnderItsType,
            DeckKind::Civilians | DeckKind::Locked | DeckKind::Prepared => Gone::Destroyed,
            DeckKind::Loyalty => Gone::IntoTheBox,
            DeckKind::Motives => Gone::Given("NAME has motives ID, ID"),
            DeckKind::Damage | DeckKind::PegasusDamage => Gone::Given("damaged LOCATION, LOCATION"),
            DeckKind::BasestarDamage => Gone::Given("basestar in AREA with TOKEN"),
        }
    }
}

/// Takes the lowest card out of a deck.
pub(super) fn put_away(game: &mut Game, deck: DeckKind) -> Laid {
    let Some(id) = piles(game, deck)?.draw.take_lowest() else { return Ok(()) };
    match deck.gone() {
        Gone::Discarded => piles(game, deck)?.discard.ok_or_else(|| no_discards(deck))?.lay_on_top(id),
        Gone::UnderItsType => {
            let card = SkillCard::from_id(id).expect("Destiny is made of skill cards");
            game.decks.skills[card.skill() as usize].draw.lay_under(id)
        }
        Gone::Destroyed => game.fleet.destroyed_civilians.lay_on_top(id),
        Gone::IntoTheBox => game.decks.loyalty_box.lay_on_top(id),
        Gone::Given(instead) => Err(format!("for what is not in the {} deck, give “{instead}”", deck.name())),
    }
}

/// A Destiny deck that has to be larger than what was given of it grows at its bottom.
fn lay_destiny_count(game: &mut Game, count: u8) {
    if game.decks.destiny.is_empty() {
        game.build_destiny();
    }
    fill_destiny(game, usize::from(count));
}

/// Brings Destiny to so many cards, two of each type at most below those that were given, from the
/// bottom of the decks, so that given tops stay where they are.
pub(super) fn fill_destiny(game: &mut Game, full: usize) {
    let given = game.decks.destiny;
    game.decks.destiny.clear();
    for &skill in Skill::ALL {
        for _ in 0..2 {
            let deck = &mut game.decks.skills[skill as usize].draw;
            if !deck.is_empty() && usize::from(game.decks.destiny.len() + given.len()) < full {
                let card = deck.remove(0).card;
                game.decks.destiny.push(Hidden::unseen(card));
            }
        }
    }
    game.decks.destiny.extend(given.iter().copied());
}

pub(super) fn look_at_count(game: &Game, deck: DeckKind, count: u8) -> Look {
    let found = ids(game, deck).map_or(0, |(draw, _)| draw.len());
    same(&format!("cards in the {} deck", deck.name()), usize::from(count), found)
}

pub(super) fn look_at_discard_count(game: &Game, deck: DeckKind, count: u8) -> Look {
    let (_, discard) = ids(game, deck)?;
    let found = discard.ok_or_else(|| no_discards(deck))?.len();
    same(&format!("cards in the {} discard", deck.name()), usize::from(count), found)
}
