//! The icons of a Crisis card (BASE-101, BASE-133, PEG-049, DAY-080).

use serde::{Deserialize, Serialize};

use crate::cards::base::tokens;
use crate::cards::{Crisis, StandingRule};
use crate::event::{DeckName, Event};
use crate::frame::{Flow, Procedure};
use crate::game::Game;
use crate::rules::space::cylon_ships::activation::{BasestarAttacks, BeforeRaiders, HeavyRaiderActivation};
use crate::rules::space::cylon_ships::launch::Launches;
use crate::rules::space::cylon_ships::scar::take_where;
use crate::setup::ShipsAct;
use crate::terms::{Area, Icon};

/// One activation icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct IconActivation {
    icon: Icon,
    /// Only the raiders just placed in that area act (BASE-101).
    only: Option<Area>,
}

impl IconActivation {
    pub(crate) fn new(icon: Icon) -> IconActivation {
        IconActivation { icon, only: None }
    }

    pub(crate) fn just_placed(area: Area) -> IconActivation {
        IconActivation { icon: Icon::Raiders, only: Some(area) }
    }
}

impl Procedure for IconActivation {
    fn step(self, game: &mut Game) -> Flow {
        // PEG-049: there are occupation forces on New Caprica only. DAY-080: they are no ships.
        let idle = match self.icon {
            Icon::Occupation => game.new_caprica.is_none(),
            Icon::Raiders | Icon::LaunchRaiders | Icon::HeavyRaiders | Icon::Basestars => game.turn.daybreak.truce,
        };
        if idle {
            return Flow::Done;
        }
        game.log(Event::CylonShipsActivated { icon: self.icon });
        // BASE-133: by the later texts the limit holds for each icon separately.
        if game.rules.ships_act == ShipsAct::OncePerIcon {
            game.space.ready_all();
        }
        match (self.icon, self.only) {
            (Icon::Raiders, Some(area)) => Flow::go(BeforeRaiders::just_placed(area)),
            (Icon::Raiders, None) if game.space.raiders() > 0 => Flow::go(BeforeRaiders::all()),
            (Icon::Raiders, None) => Flow::go(Launches::new(game, tokens::RAIDERS_WHEN_NONE, 0)),
            (Icon::LaunchRaiders, _) => Flow::go(Launches::new(game, tokens::RAIDERS_LAUNCHED, 0)),
            (Icon::HeavyRaiders, _) => Flow::go(HeavyRaiderActivation::new(game)),
            (Icon::Basestars, _) => Flow::go(BasestarAttacks),
            (Icon::Occupation, _) => {
                game.activate_occupation();
                Flow::Done
            }
        }
    }
}

impl Game {
    /// Takes the card that brings Scar out of the Crisis deck or its discards; the deck is shuffled.
    pub(crate) fn find_scar(&mut self) -> Option<Crisis> {
        let brings_scar = |card: Crisis| card.row().stays.is_some_and(|stays| stays.rule == StandingRule::Scar);
        let crisis = &mut self.decks.crisis;
        let in_deck = crisis.draw.iter().position(|held| brings_scar(held.card));
        let card = match in_deck {
            Some(at) => Some(crisis.draw.remove(at).card),
            None => take_where(&mut crisis.discard, brings_scar),
        };
        crisis.draw.shuffle_unseen(&mut self.chance);
        self.log(Event::DeckReshuffled { deck: DeckName::Crisis });
        card
    }
}
