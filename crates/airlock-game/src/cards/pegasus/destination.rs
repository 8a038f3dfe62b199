//! The Destination cards of Pegasus: five, shuffled into the base deck.

use crate::cards::base::destination::card;
use crate::cards::effect::{Effect::*, Who::Admiral};
use crate::cards::rows::DestinationRow;
use crate::terms::{Area::*, Craft::*, Resource::*};

pub static CARDS: &[DestinationRow] = &[
    card(
        "a-civilian-convoy",
        3,
        &[Turn(Fuel, -3), Turn(Population, 1), May { by: Admiral, then: &[Turn(Morale, -1), Turn(Fuel, 1)] }],
    ),
    card(
        "binary-star",
        2,
        &[Turn(Fuel, -1), Place { area: Fore, craft: &[(Civilian, 1)] }, Place { area: Aft, craft: &[(Civilian, 1)] }],
    ),
    card("gas-cloud", 1, &[May { by: Admiral, then: &[SortCrises(3)] }]), // PEG-147
    card("mining-asteroid", 2, &[Turn(Fuel, -1), RepairVipers(2), FindScar]),
    card("misjump", 0, &[DestroyCivilian, NewDestination]), // PEG-113
];
