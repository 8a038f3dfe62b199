//! The vocabulary of the cards: one thing that the rules can do, each a plain value.
//!
//! Cards, locations, titles and abilities are literals of these types. Each subject of the rules owns its part
//! (`rules::<subject>::effect`) and carries it out; one generator (the crate `airlock-text`) puts all of it into
//! words, so that text and behaviour cannot part. What a card does in a window is a [`Response`], what it does by
//! itself in a check a [`CheckAbility`](super::CheckAbility): neither can stand in a list of effects.

pub use super::words::{
    Among, Amount, Check, Condition, CylonPiece, From, Hold, Look, PeekDeck, Pick, Reach, Rest, Who,
};
use super::{
    AttackEffect, CharacterEffect, CivilianEffect, CrisisEffect, CylonEffect, CylonShipEffect, DamageEffect,
    DeckEffect, JumpEffect, LoyaltyEffect, MissionEffect, MutinyEffect, NewCapricaEffect, QuorumEffect, ResourceEffect,
    SkillEffect, TurnEffect, ViperEffect,
};
use crate::terms::Craft;

/// A list of effects, carried out in order.
pub type Script = &'static [Effect];

/// One thing the rules can do. Plain data: no closures and no words for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    // Choices, conditions, dice, checks
    /// `by` chooses somebody, at whom what follows is aimed.
    Target {
        by: Who,
        among: Among,
        then: Script,
    },
    Choose {
        by: Who,
        options: &'static [Script],
    },
    May {
        by: Who,
        then: Script,
    },
    If(Condition, Script),
    /// Roll the die; `low` happens on `1..=upto`, else `high`.
    Roll {
        by: Who,
        upto: u8,
        low: Script,
        high: Script,
    },
    /// That player may put ships of the Reserves at risk; they do not leave the Reserves.
    Risk {
        by: Who,
        craft: Craft,
        count: u8,
        then: Script,
    },
    /// Resolve the fail box of this card.
    FailBox,
    Check(&'static Check),

    // Everything else, by subject
    Resources(ResourceEffect),
    Skills(SkillEffect),
    Characters(CharacterEffect),
    Decks(DeckEffect),
    Quorum(QuorumEffect),
    Mutiny(MutinyEffect),
    Cylons(CylonEffect),
    CylonShips(CylonShipEffect),
    Vipers(ViperEffect),
    Attack(AttackEffect),
    Damage(DamageEffect),
    Civilians(CivilianEffect),
    Loyalty(LoyaltyEffect),
    NewCaprica(NewCapricaEffect),
    Jump(JumpEffect),
    Crisis(CrisisEffect),
    Missions(MissionEffect),
    Turn(TurnEffect),
}

// The stack and every list of a card hold these by value.
const _: () = assert!(size_of::<Effect>() <= 48);

impl Effect {
    /// The lists inside this effect, by which a saved frame finds its place again.
    pub fn inner(&self, branch: usize) -> Option<Script> {
        let lists: [Script; 3] = match *self {
            Effect::Target { then, .. }
            | Effect::May { then, .. }
            | Effect::If(_, then)
            | Effect::Risk { then, .. } => [then, &[], &[]],
            Effect::Choose { options, .. } => return options.get(branch).copied(),
            Effect::Roll { low, high, .. } => [low, high, &[]],
            Effect::Check(check) => [check.pass, check.fail, check.partial.map_or(&[], |(_, list)| list)],
            Effect::FailBox
            | Effect::Resources(_)
            | Effect::Skills(_)
            | Effect::Characters(_)
            | Effect::Decks(_)
            | Effect::Quorum(_)
            | Effect::Mutiny(_)
            | Effect::Cylons(_)
            | Effect::CylonShips(_)
            | Effect::Vipers(_)
            | Effect::Attack(_)
            | Effect::Damage(_)
            | Effect::Civilians(_)
            | Effect::Loyalty(_)
            | Effect::NewCaprica(_)
            | Effect::Jump(_)
            | Effect::Crisis(_)
            | Effect::Missions(_)
            | Effect::Turn(_) => return None,
        };
        lists.get(branch).copied()
    }
}

pub const FAIL_BOX: Effect = Effect::FailBox;

pub const fn target(by: Who, among: Among, then: Script) -> Effect {
    Effect::Target { by, among, then }
}

pub const fn choose(by: Who, options: &'static [Script]) -> Effect {
    Effect::Choose { by, options }
}

pub const fn may(by: Who, then: Script) -> Effect {
    Effect::May { by, then }
}

pub const fn when(condition: Condition, then: Script) -> Effect {
    Effect::If(condition, then)
}

pub const fn roll(by: Who, upto: u8, low: Script, high: Script) -> Effect {
    Effect::Roll { by, upto, low, high }
}

pub const fn risk(by: Who, craft: Craft, count: u8, then: Script) -> Effect {
    Effect::Risk { by, craft, count, then }
}

pub const fn make_check(check: &'static Check) -> Effect {
    Effect::Check(check)
}
