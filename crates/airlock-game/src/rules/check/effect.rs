//! What skill cards do to a check: by themselves, or before cards are added (DAY-070).

use crate::cards::Script;
use crate::terms::Skill;

/// A skill check ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckAbility {
    /// Ordinary effects; "you" is the current player.
    Run(Script),
    /// The current player adds a card face up or draws a Mutiny card (DAY-074).
    AddOrDrawMutiny,
    /// Each card of strength 0 adds that much to the total (DAY-071).
    ZerosAdd(u8),
    /// The current player may take a card of another name and that strength at most (DAY-072).
    TakeFromCheck { at_most: u8 },
    /// The current player may damage a viper to remove another card (DAY-073).
    DamageViperToRemove,
    /// The current player draws by how the check ends (DAY-075).
    DrawByOutcome { skill: Skill, pass: u8, fail: u8 },
}

/// What a card does to a check before cards are added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckChange {
    /// Change the difficulty.
    Difficulty(i8),
    /// Cards of that type count as positive.
    CountPositive(Skill),
    /// Cards are added face up; of the Destiny cards only where it says so (PEG-001).
    FaceUp { destiny: bool },
    /// No Destiny cards are added (PEG-042).
    NoDestiny,
    /// No skill check ability is resolved (DAY-076).
    NoCheckAbilities,
    /// A total that much above the printed difficulty earns a miracle token (DAY-078).
    MiracleIfAbove(u8),
}
