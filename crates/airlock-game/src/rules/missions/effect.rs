//! What missions, their rewards and the Rebel Basestar do.

use crate::cards::Effect;
use crate::terms::Side;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissionEffect {
    /// DAY-103.
    Activate,
    /// Distance of a passed mission, which counts at once (DAY-106).
    Distance(u8),
    /// The mission lies face down until the next jump (DAY-105).
    TurnFaceDown,
    /// The Rebel Basestar comes into play on that side (DAY-108).
    RebelBasestar(Side),
    /// Discard a miracle token or a Super Crisis card (DAY-110).
    PayRebels,
    /// Place ships of one kind in an area and activate just those (DAY-109).
    RaiderBay { raiders: u8, vipers: u8 },
    /// DAY-094.
    DestroyHub,
}

pub const fn missions(effect: MissionEffect) -> Effect {
    Effect::Missions(effect)
}

pub const ACTIVATE_MISSION: Effect = Effect::Missions(MissionEffect::Activate);

pub const fn mission_distance(count: u8) -> Effect {
    Effect::Missions(MissionEffect::Distance(count))
}

pub const TURN_FACE_DOWN: Effect = Effect::Missions(MissionEffect::TurnFaceDown);

pub const fn rebel_basestar(side: Side) -> Effect {
    Effect::Missions(MissionEffect::RebelBasestar(side))
}

pub const PAY_REBELS: Effect = Effect::Missions(MissionEffect::PayRebels);

pub const DESTROY_HUB: Effect = Effect::Missions(MissionEffect::DestroyHub);
