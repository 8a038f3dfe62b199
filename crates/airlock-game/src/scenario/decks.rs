//! Decks and piles: `crisis deck riots-1`, `crisis discard riots-1`, `bottom of crisis deck riots-1`,
//! `crisis deck has 3 cards`.
//!
//! Cards go by their ids here, so that every deck is laid out and looked at in the same way.

use super::lay::{Laid, none_left, put};
use super::look::{Listed, Look, same, same_ids};
use super::named::{Named, Piece, Read, read_all};
use super::people::claim_loyalty;
use crate::cards::{
    Civilian, Crisis, Destination, Loyalty, Mission, Motive, Mutiny, Quorum, SkillCard, SuperCrisis, Team,
};
use crate::game::Game;
use crate::pile::{Hidden, Pile};
use crate::seat::Seat;
use crate::terms::{BasestarDamage, GalacticaDamage, PegasusDamage, Skill};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeckKind {
    Skill(Skill),
    Destiny,
    Crisis,
    SuperCrisis,
    Quorum,
    Destination,
    Loyalty,
    Civilians,
    Damage,
    BasestarDamage,
    PegasusDamage,
    /// The stacks of civilian ships on New Caprica.
    Locked,
    Prepared,
    Mutiny,
    Missions,
    Motives,
}

/// Cards of a deck, the top one first, or the bottom one where they lie under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cards {
    pub deck: DeckKind,
    ids: Vec<&'static str>,
}

impl DeckKind {
    pub(crate) fn read(name: &str) -> Option<DeckKind> {
        Some(match name {
            "destiny" => DeckKind::Destiny,
            "crisis" => DeckKind::Crisis,
            "super-crisis" => DeckKind::SuperCrisis,
            "quorum" => DeckKind::Quorum,
            "destination" => DeckKind::Destination,
            "loyalty" => DeckKind::Loyalty,
            "civilian" => DeckKind::Civilians,
            "damage" => DeckKind::Damage,
            "basestar-damage" => DeckKind::BasestarDamage,
            "pegasus-damage" => DeckKind::PegasusDamage,
            "locked" => DeckKind::Locked,
            "prepared" => DeckKind::Prepared,
            "mutiny" => DeckKind::Mutiny,
            "mission" => DeckKind::Missions,
            "motive" => DeckKind::Motives,
            skill => DeckKind::Skill(Skill::from_id(skill)?),
        })
    }

    /// As scenarios call it.
    pub(super) fn name(self) -> &'static str {
        match self {
            DeckKind::Skill(skill) => skill.id(),
            DeckKind::Destiny => "destiny",
            DeckKind::Crisis => "crisis",
            DeckKind::SuperCrisis => "super-crisis",
            DeckKind::Quorum => "quorum",
            DeckKind::Destination => "destination",
            DeckKind::Loyalty => "loyalty",
            DeckKind::Civilians => "civilian",
            DeckKind::Damage => "damage",
            DeckKind::BasestarDamage => "basestar-damage",
            DeckKind::PegasusDamage => "pegasus-damage",
            DeckKind::Locked => "locked",
            DeckKind::Prepared => "prepared",
            DeckKind::Mutiny => "mutiny",
            DeckKind::Missions => "mission",
            DeckKind::Motives => "motive",
        }
    }

    pub(crate) fn cards(self, text: &str) -> Read<Cards> {
        fn ids<T: Named>(text: &str) -> Read<Vec<&'static str>> {
            Ok(read_all::<T>(text)?.into_iter().map(T::id).collect())
        }
        let ids = match self {
            DeckKind::Skill(_) | DeckKind::Destiny => ids::<SkillCard>(text)?,
            DeckKind::Crisis => ids::<Crisis>(text)?,
            DeckKind::SuperCrisis => ids::<SuperCrisis>(text)?,
            DeckKind::Quorum => ids::<Quorum>(text)?,
            DeckKind::Destination => ids::<Destination>(text)?,
            DeckKind::Loyalty => ids::<Loyalty>(text)?,
            DeckKind::Civilians | DeckKind::Locked | DeckKind::Prepared => ids::<Civilian>(text)?,
            DeckKind::Damage => ids::<GalacticaDamage>(text)?,
            DeckKind::BasestarDamage => ids::<BasestarDamage>(text)?,
            DeckKind::PegasusDamage => ids::<PegasusDamage>(text)?,
            DeckKind::Mutiny => ids::<Mutiny>(text)?,
            DeckKind::Missions => ids::<Mission>(text)?,
            DeckKind::Motives => ids::<Motive>(text)?,
        };
        Ok(Cards { deck: self, ids })
    }
}

/// A pile, whatever lies in it.
pub(super) trait Stack {
    /// From the top down.
    fn ids(&self) -> Vec<&'static str>;

    /// Takes a card out of it, the lowest of its copies.
    fn take(&mut self, id: &str) -> bool;

    fn take_lowest(&mut self) -> Option<&'static str>;

    fn lay_on_top(&mut self, id: &str) -> Laid;

    fn lay_under(&mut self, id: &str) -> Laid;
}

impl<T: Piece, const N: usize> Stack for Pile<T, N> {
    fn ids(&self) -> Vec<&'static str> {
        self.iter().rev().map(|piece| piece.id()).collect()
    }

    fn take(&mut self, id: &str) -> bool {
        let at = self.iter().position(|piece| piece.id() == id);
        at.map(|at| self.remove(at)).is_some()
    }

    fn take_lowest(&mut self) -> Option<&'static str> {
        (!self.is_empty()).then(|| self.remove(0).id())
    }

    fn lay_on_top(&mut self, id: &str) -> Laid {
        put(self, T::with_id(id).expect("it was read as one of these"))
    }

    fn lay_under(&mut self, id: &str) -> Laid {
        self.lay_on_top(id)?;
        self.as_mut_slice().rotate_right(1);
        Ok(())
    }
}

/// The pile that is drawn from, and the discards of those that have some.
pub(super) struct Piles<'g> {
    pub draw: &'g mut dyn Stack,
    pub discard: Option<&'g mut dyn Stack>,
}

pub(super) fn piles(game: &mut Game, deck: DeckKind) -> Result<Piles<'_>, String> {
    fn alone(draw: &mut dyn Stack) -> Piles<'_> {
        Piles { draw, discard: None }
    }
    macro_rules! with_discards {
        ($deck:expr) => {{
            let deck = &mut $deck;
            Piles { draw: &mut deck.draw, discard: Some(&mut deck.discard) }
        }};
    }
    let decks = &mut game.decks;
    Ok(match deck {
        DeckKind::Skill(skill) => with_discards!(decks.skills[skill as usize]),
        DeckKind::Destiny => alone(&mut decks.destiny),
        DeckKind::Crisis => with_discards!(decks.crisis),
        DeckKind::SuperCrisis => with_discards!(decks.super_crisis),
        DeckKind::Quorum => with_discards!(decks.quorum),
        DeckKind::Destination => with_discards!(decks.destination),
        DeckKind::Mutiny => with_discards!(decks.mutiny),
        DeckKind::Missions => with_discards!(decks.missions),
        DeckKind::Motives => alone(&mut decks.motives),
        DeckKind::Loyalty => alone(&mut decks.loyalty),
        DeckKind::Civilians => alone(&mut game.fleet.civilians),
        DeckKind::Damage => alone(&mut game.fleet.damage),
        DeckKind::PegasusDamage => alone(&mut game.fleet.pegasus_damage),
        DeckKind::BasestarDamage => alone(&mut game.space.basestar_damage),
        DeckKind::Locked | DeckKind::Prepared => {
            let board = game.new_caprica.as_mut().ok_or("the fleet has not reached New Caprica")?;
            alone(if deck == DeckKind::Locked { &mut board.locked } else { &mut board.prepared })
        }
    })
}

pub(super) fn no_discards(deck: DeckKind) -> String {
    format!("the {} deck has no discard pile", deck.name())
}

// Laying out

impl Cards {
    /// Puts the cards on top, the first one uppermost.
    pub(super) fn lay(&self, game: &mut Game) -> Laid {
        self.claim(game)?;
        let pile = piles(game, self.deck)?.draw;
        self.ids.iter().rev().try_for_each(|id| pile.lay_on_top(id))
    }

    /// Puts the cards under the deck, the first one lowest.
    pub(super) fn lay_under(&self, game: &mut Game) -> Laid {
        self.claim(game)?;
        let pile = piles(game, self.deck)?.draw;
        self.ids.iter().rev().try_for_each(|id| pile.lay_under(id))
    }

    /// Puts the cards on the discard pile, the first one uppermost.
    pub(super) fn lay_discarded(&self, game: &mut Game) -> Laid {
        if piles(game, self.deck)?.discard.is_none() {
            return Err(no_discards(self.deck));
        }
        self.claim(game)?;
        let pile = piles(game, self.deck)?.discard.ok_or_else(|| no_discards(self.deck))?;
        self.ids.iter().rev().try_for_each(|id| pile.lay_on_top(id))
    }

    /// Takes the cards from where they are.
    fn claim(&self, game: &mut Game) -> Laid {
        if self.deck == DeckKind::Loyalty {
            return self.claim_loyalty(game);
        }
        self.ids.iter().try_for_each(|id| {
            // Destiny is made of skill cards, and what is Prepared was Locked.
            let from = match (self.deck, SkillCard::from_id(id)) {
                (DeckKind::Destiny, Some(card)) => DeckKind::Skill(card.skill()),
                (DeckKind::Prepared, _) => DeckKind::Locked,
                (deck, _) => deck,
            };
            let found = piles(game, from)?.draw.take(id) || from == DeckKind::Motives && change_motive(game, id);
            if found { Ok(()) } else { Err(none_left(id)) }
        })
    }

    /// The whole deck is given: what was in it goes back into the box.
    fn claim_loyalty(&self, game: &mut Game) -> Laid {
        if game.seats().all(|seat| game.player(seat).character.is_none()) {
            return self.claim_unbuilt(game);
        }
        while let Some(card) = game.decks.loyalty.pop() {
            put(&mut game.decks.loyalty_box, card.card)?;
        }
        self.loyalty().try_for_each(|card| claim_loyalty(game, card, None))
    }

    /// Before the setup has built the deck its cards are nowhere yet: it is built under these.
    fn claim_unbuilt(&self, game: &Game) -> Laid {
        let cards: Vec<Loyalty> = self.loyalty().collect();
        let left = |at: usize| game.setup.sets.contains(cards[at].set()) && !cards[..at].contains(&cards[at]);
        match (0..cards.len()).find(|&at| !left(at)) {
            None => Ok(()),
            Some(at) => Err(none_left(cards[at].id())),
        }
    }

    fn loyalty(&self) -> impl Iterator<Item = Loyalty> + '_ {
        self.ids.iter().filter_map(|id| Loyalty::from_id(id))
    }

    /// How many of these Loyalty cards are of each team.
    pub(super) fn teams(&self) -> [u8; Team::ALL.len()] {
        let mut counts = [0; Team::ALL.len()];
        self.loyalty().for_each(|card| counts[card.row().team as usize] += 1);
        counts
    }
}

/// Takes a motive from the leader it was quietly dealt to, who gets another for it.
fn change_motive(game: &mut Game, id: &str) -> bool {
    let dealt = |seat: Seat| game.player(seat).motives.iter().position(|held| held.card.id() == id);
    let Some((owner, at)) = game.seats().find_map(|seat| Some((seat, dealt(seat)?))) else { return false };
    if game.decks.motives.is_empty() {
        return false;
    }
    let other = game.decks.motives.remove(0);
    game.player_mut(owner).motives.as_mut_slice()[at] = Hidden::seen_by(other, owner);
    true
}

// Looking

/// The ids of both piles from the top down. A copy is looked at, since [`piles`] hands them out to be changed.
pub(super) fn ids(game: &Game, deck: DeckKind) -> Result<(Vec<&'static str>, Option<Vec<&'static str>>), String> {
    let mut copy = game.clone();
    let Piles { draw, discard } = piles(&mut copy, deck)?;
    Ok((draw.ids(), discard.map(|discard| discard.ids())))
}

impl Cards {
    pub(super) fn look(&self, game: &Game) -> Look {
        let (draw, _) = ids(game, self.deck)?;
        // The whole of it, which only a deal puts in order.
        if self.deck == DeckKind::Loyalty {
            return self.same_in_any_order(draw);
        }
        self.same_on_top("deck", draw)
    }

    pub(super) fn look_discarded(&self, game: &Game) -> Look {
        let (_, discard) = ids(game, self.deck)?;
        self.same_on_top("discard", discard.ok_or_else(|| no_discards(self.deck))?)
    }

    pub(super) fn look_under(&self, game: &Game) -> Look {
        let (mut draw, _) = ids(game, self.deck)?;
        draw.reverse();
        draw.truncate(self.ids.len());
        // Several cards go under these two at once, and no rule puts them in order.
        if matches!(self.deck, DeckKind::Quorum | DeckKind::Destination) {
            return self.same_in_any_order(draw);
        }
        same(&format!("bottom of the {} deck", self.deck.name()), Listed(&self.ids), Listed(&draw))
    }

    /// “nothing” asks whether the pile is empty.
    fn same_on_top(&self, pile: &str, mut found: Vec<&'static str>) -> Look {
        if !self.ids.is_empty() {
            found.truncate(self.ids.len());
        }
        same(&format!("{} {pile}", self.deck.name()), Listed(&self.ids), Listed(&found))
    }

    fn same_in_any_order(&self, found: Vec<&'static str>) -> Look {
        same_ids(&format!("{} deck", self.deck.name()), self.ids.clone(), found)
    }
}
