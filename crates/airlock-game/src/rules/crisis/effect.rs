//! What cards do to Crisis and Super Crisis cards.

use crate::cards::{Effect, Rest};
use crate::terms::{Area, Icon};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrisisEffect {
    Activate(Icon),
    /// Activate the raiders that this card has just placed in the area, and no others (BASE-101).
    ActivatePlaced(Area),
    /// Draw and resolve another Crisis card after this one's activation (BASE-104).
    Further,
    PlaySuper,
    /// Draw Crisis cards and resolve one (BASE-194, PEG-011).
    ResolveOf {
        cards: u8,
        rest: Rest,
    },
    /// Look at the top Crisis cards and put each on the top or under the deck.
    Sort(u8),
    /// Find the Scar card in the Crisis deck or its discards and resolve it (PEG-107).
    FindScar,
}

pub const fn activate(icon: Icon) -> Effect {
    Effect::Crisis(CrisisEffect::Activate(icon))
}

pub const FURTHER_CRISIS: Effect = Effect::Crisis(CrisisEffect::Further);

pub const PLAY_SUPER_CRISIS: Effect = Effect::Crisis(CrisisEffect::PlaySuper);

pub const fn resolve_crisis_of(cards: u8, rest: Rest) -> Effect {
    Effect::Crisis(CrisisEffect::ResolveOf { cards, rest })
}

pub const fn sort_crises(count: u8) -> Effect {
    Effect::Crisis(CrisisEffect::Sort(count))
}

pub const FIND_SCAR: Effect = Effect::Crisis(CrisisEffect::FindScar);

pub const fn activate_placed(area: Area) -> Effect {
    Effect::Crisis(CrisisEffect::ActivatePlaced(area))
}
