//! What cards do to characters, titles and miracle tokens.

use crate::cards::{Effect, Who};
use crate::terms::{Location, Ship, Title};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CharacterEffect {
    Send {
        who: Who,
        to: Location,
    },
    /// Move to a location of that ship, not hazardous, that `by` chooses.
    SendAboard {
        who: Who,
        ship: Ship,
        by: Who,
    },
    /// Move to any location that is not hazardous, which `by` chooses.
    SendAnywhere {
        who: Who,
        by: Who,
    },
    /// Each character in the Brig may move to a location of that ship.
    FreePrisoners(Ship),
    Give {
        title: Title,
        to: Who,
    },
    /// The title goes to the highest in its line but its holder (PEG-119).
    PassTitle(Title),
    /// A gain beyond the limit is lost (DAY-009).
    GainMiracle {
        who: Who,
    },
    /// DAY-012.
    MoveMiracle {
        from: Who,
        to: Who,
    },
}

pub const fn send(who: Who, to: Location) -> Effect {
    Effect::Characters(CharacterEffect::Send { who, to })
}

pub const fn send_aboard(who: Who, ship: Ship, by: Who) -> Effect {
    Effect::Characters(CharacterEffect::SendAboard { who, ship, by })
}

pub const fn send_anywhere(who: Who, by: Who) -> Effect {
    Effect::Characters(CharacterEffect::SendAnywhere { who, by })
}

pub const fn free_prisoners(ship: Ship) -> Effect {
    Effect::Characters(CharacterEffect::FreePrisoners(ship))
}

pub const fn give(title: Title, to: Who) -> Effect {
    Effect::Characters(CharacterEffect::Give { title, to })
}

pub const fn pass_title(title: Title) -> Effect {
    Effect::Characters(CharacterEffect::PassTitle(title))
}

pub const fn gain_miracle(who: Who) -> Effect {
    Effect::Characters(CharacterEffect::GainMiracle { who })
}

pub const fn move_miracle(from: Who, to: Who) -> Effect {
    Effect::Characters(CharacterEffect::MoveMiracle { from, to })
}
