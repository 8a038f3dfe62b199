//! The types of skill cards.

use serde::{Deserialize, Serialize};

use super::named;
use crate::paper::{ByName, Mask};

/// How many types of skill there are over all sets.
pub const SKILLS: usize = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    Politics,
    Leadership,
    Tactics,
    Piloting,
    Engineering,
    Treachery,
}

named!(Skill {
    Politics = "politics",
    Leadership = "leadership",
    Tactics = "tactics",
    Piloting = "piloting",
    Engineering = "engineering",
    Treachery = "treachery",
});

/// A set of skill types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SkillSet(#[serde(with = "Mask::<Skill>")] u8);

impl SkillSet {
    pub const NONE: SkillSet = SkillSet(0);

    pub const fn of(skills: &[Skill]) -> SkillSet {
        let mut set = 0;
        let mut at = 0;
        while at < skills.len() {
            set |= 1 << skills[at] as u8;
            at += 1;
        }
        SkillSet(set)
    }

    pub fn contains(self, skill: Skill) -> bool {
        self.0 & (1 << skill as u8) != 0
    }

    pub fn with(self, skill: Skill) -> SkillSet {
        SkillSet(self.0 | (1 << skill as u8))
    }

    pub fn or(self, other: SkillSet) -> SkillSet {
        SkillSet(self.0 | other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = Skill> {
        Skill::ALL.iter().copied().filter(move |&skill| self.contains(skill))
    }
}

/// How many cards of each type: a draw that a player announces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct SkillCounts(#[serde(with = "ByName::<Skill>")] [u8; SKILLS]);

impl SkillCounts {
    pub const NONE: SkillCounts = SkillCounts([0; SKILLS]);

    pub fn one(skill: Skill) -> SkillCounts {
        SkillCounts::NONE.plus(skill, 1)
    }

    pub fn plus(mut self, skill: Skill, count: u8) -> SkillCounts {
        self.0[skill as usize] += count;
        self
    }

    pub fn get(self, skill: Skill) -> u8 {
        self.0[skill as usize]
    }

    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// The types drawn with their counts, in the order of the types.
    pub fn iter(self) -> impl Iterator<Item = (Skill, u8)> {
        Skill::ALL.iter().map(move |&skill| (skill, self.get(skill))).filter(|&(_, count)| count > 0)
    }

    /// Every way to take `cards` cards with at most `limit` of each type, in a fixed order.
    pub fn splits(cards: u8, limit: SkillCounts) -> Vec<SkillCounts> {
        fn fill(at: usize, left: u8, limit: SkillCounts, so_far: SkillCounts, out: &mut Vec<SkillCounts>) {
            if left == 0 {
                out.push(so_far);
                return;
            }
            let mut rest = Skill::ALL.iter().enumerate().skip(at);
            let Some((at, &skill)) = rest.find(|&(_, &skill)| limit.get(skill) > 0) else { return };
            for count in (0..=limit.get(skill).min(left)).rev() {
                fill(at + 1, left - count, limit, so_far.plus(skill, count), out);
            }
        }
        let mut out = Vec::with_capacity(16);
        fill(0, cards.min(limit.total()), limit, SkillCounts::NONE, &mut out);
        out
    }
}

impl std::fmt::Debug for SkillCounts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter().map(|(skill, count)| (skill.id(), count))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits_list_every_mix_once() {
        let limit = SkillCounts::NONE.plus(Skill::Leadership, 3).plus(Skill::Tactics, 2);
        let splits = SkillCounts::splits(3, limit);
        assert_eq!(splits.len(), 3);
        assert!(splits.iter().all(|split| split.total() == 3 && split.get(Skill::Tactics) <= 2));
    }

    #[test]
    fn a_draw_reads_as_a_map() {
        let draw = SkillCounts::NONE.plus(Skill::Politics, 2).plus(Skill::Tactics, 1);
        assert_eq!(serde_json::to_string(&draw).expect("plain"), r#"{"politics":2,"tactics":1}"#);
    }
}
