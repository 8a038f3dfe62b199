//! The Destination cards of Pegasus: five, shuffled into the base deck.

use crate::cards::base::destination::card;
use crate::cards::effect::Who::Admiral;
use crate::cards::rows::DestinationRow;
use crate::cards::vocabulary::*;
use crate::terms::{Area::*, Craft::*, Resource::*};

pub static CARDS: &[DestinationRow] = &[
    card(
        "a-civilian-convoy",
        3,
        &[turn(Fuel, -3), turn(Population, 1), may(Admiral, &[turn(Morale, -1), turn(Fuel, 1)])],
    ),
    card("binary-star", 2, &[turn(Fuel, -1), place(Fore, &[(Civilian, 1)]), place(Aft, &[(Civilian, 1)])]),
    card("gas-cloud", 1, &[may(Admiral, &[sort_crises(3)])]), // PEG-147
    card("mining-asteroid", 2, &[turn(Fuel, -1), repair_vipers(2), FIND_SCAR]),
    card("misjump", 0, &[DESTROY_CIVILIAN, NEW_DESTINATION]), // PEG-113
];
