//! The shape of a character sheet.

use serde::{Deserialize, Serialize};

use super::daybreak::tokens::{MIRACLE_COST, MIRACLE_LIMIT};
use super::effect::{Condition, Script};
use super::ids::Character;
use super::response::Response;
use super::rows::Window;
use super::traits::Trait;
use crate::terms::{Location, Skill, SkillCounts, named};

#[derive(Debug)]
pub struct CharacterRow {
    pub id: &'static str,
    pub kind: CharacterKind,
    /// Fixed cards of the Receive Skills step.
    pub skills: &'static [(Skill, u8)],
    /// Numbers of cards, each to be split freely among types (BASE-032).
    pub choices: &'static [(&'static [Skill], u8)],
    pub start: Start,
    /// What else the sheet says beside its abilities.
    pub qualities: &'static [Quality],
    pub abilities: [AbilityRow; 3],
}

impl CharacterRow {
    /// The types that the character can draw: the skill set.
    pub fn skill_set(&self) -> impl Iterator<Item = Skill> {
        let fixed = self.skills.iter().map(|&(skill, _)| skill);
        fixed.chain(self.choices.iter().flat_map(|(of, _)| of.iter().copied()))
    }

    /// BASE-160: only characters with Piloting in their skill set can pilot.
    pub fn is_pilot(&self) -> bool {
        self.skill_set().any(|skill| skill == Skill::Piloting)
    }

    /// Every draw of the whole Receive Skills step.
    pub fn draws(&self) -> Vec<SkillCounts> {
        let fixed = self.skills.iter().fold(SkillCounts::NONE, |counts, &(skill, count)| counts.plus(skill, count));
        self.choices.iter().fold(vec![fixed], |draws, &(of, count)| {
            let free = of.iter().fold(SkillCounts::NONE, |counts, &skill| counts.plus(skill, count));
            let splits = SkillCounts::splits(count, free);
            let add = |to: SkillCounts, split: SkillCounts| {
                split.iter().fold(to, |counts, (skill, count)| counts.plus(skill, count))
            };
            draws.iter().flat_map(|&draw| splits.iter().map(move |&split| add(draw, split))).collect()
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CharacterKind {
    PoliticalLeader,
    MilitaryLeader,
    Pilot,
    Support,
    CylonLeader,
}

named!(CharacterKind {
    PoliticalLeader = "political-leader",
    MilitaryLeader = "military-leader",
    Pilot = "pilot",
    Support = "support",
    CylonLeader = "cylon-leader",
});

/// What a sheet says beside its abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quality {
    /// The other version of this character, never in play beside it (DAY-001).
    AlternateOf(Character),
    /// How many miracle tokens he can hold, and how many his ability costs (DAY-012).
    Miracles { limit: u8, cost: u8 },
    /// A Cylon leader who begins among the humans (DAY-037).
    StartsInfiltrating,
}

/// Where a character begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    At(Location),
    /// In the first or the second, as the player picks.
    Either(Location, Location),
    /// Piloting a viper in a launch area.
    Viper,
    OffBoard,
}

#[derive(Debug)]
pub struct AbilityRow {
    pub ability: Ability,
    pub kind: AbilityKind,
    /// What must be true to use it.
    pub requires: &'static [Condition],
    pub rule: AbilityRule,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbilityKind {
    Passive,
    OncePerGame,
    Weakness,
    /// An action that is no once-per-game ability.
    Action,
    Movement,
}

named!(AbilityKind {
    Passive = "passive",
    OncePerGame = "once-per-game",
    Weakness = "weakness",
    Action = "action",
    Movement = "movement",
});

#[derive(Clone, Copy, Debug)]
pub enum AbilityRule {
    Action(Script),
    /// Instead of moving (PEG-032).
    Movement(Script),
    /// Used in a window.
    Response(Response),
    Trait(Trait),
}

impl AbilityRule {
    pub const fn property(&self) -> Option<Trait> {
        match *self {
            AbilityRule::Trait(property) => Some(property),
            AbilityRule::Action(_) | AbilityRule::Movement(_) | AbilityRule::Response(_) => None,
        }
    }

    /// The window in which the player is asked whether he uses it.
    pub const fn window(&self) -> Option<Window> {
        match *self {
            AbilityRule::Response(ref response) => Some(response.window()),
            AbilityRule::Trait(property) => property.window(),
            AbilityRule::Action(_) | AbilityRule::Movement(_) => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    InspirationalLeader,
    CommandAuthority,
    EmotionallyAttached,
    CylonHatred,
    DeclareMartialLaw,
    Alcoholic,
    EcoOfficer,
    MoralCompass,
    Stranded,
    AlertViperPilot,
    Cag,
    Headstrong,
    ExpertPilot,
    SecretDestiny,
    Insubordinate,
    Recon,
    MysteriousIntuition,
    SleeperAgent,
    MaintenanceEngineer,
    BlindDevotion,
    Reckless,
    FriendsInLowPlaces,
    UnconventionalTactics,
    ConvictedCriminal,
    DelusionalIntuition,
    CylonDetector,
    Coward,
    ReligiousVisions,
    SkilledPolitician,
    TerminalIllness,
    Intolerant,
    BlindJump,
    BentOnRevenge,
    Efficient,
    FastLearner,
    EmotionallyFragile,
    PoliticallyAdroit,
    Manipulative,
    NothingButTrouble,
    Hotshot,
    Sacrifice,
    StimJunkie,
    Primacy,
    AggressiveTactics,
    LiesAndSecrets,
    GlimpseTheFaceOfGod,
    CrypticMessage,
    Clouded,
    Intimate,
    HumanDelusion,
    ConflictedLoyalties,
    Dutiful,
    Organized,
    Reluctant,
    Deceitful,
    Attorney,
    Kleptomania,
    Memento,
    Escort,
    ForcedToEject,
    Treatment,
    Quarantine,
    Specialized,
    ForwardThinker,
    ChooseADifferentPath,
    MoralDilemma,
    NecessarySteps,
    AbusePower,
    Disreputable,
    RaptorPilot,
    NoOneGetsLeftBehind,
    FamilyCommitments,
    CultLeader,
    Broadcast,
    SpiritualCrisis,
    ForLove,
    Resolute,
    Grieving,
    Visions,
    DontTrustAnyone,
    Heretic,
    Calculating,
    Modifications,
    LogicBound,
    Industrious,
    Meticulous,
    Vanity,
}

named!(Ability {
    InspirationalLeader = "inspirational-leader",
    CommandAuthority = "command-authority",
    EmotionallyAttached = "emotionally-attached",
    CylonHatred = "cylon-hatred",
    DeclareMartialLaw = "declare-martial-law",
    Alcoholic = "alcoholic",
    EcoOfficer = "eco-officer",
    MoralCompass = "moral-compass",
    Stranded = "stranded",
    AlertViperPilot = "alert-viper-pilot",
    Cag = "cag",
    Headstrong = "headstrong",
    ExpertPilot = "expert-pilot",
    SecretDestiny = "secret-destiny",
    Insubordinate = "insubordinate",
    Recon = "recon",
    MysteriousIntuition = "mysterious-intuition",
    SleeperAgent = "sleeper-agent",
    MaintenanceEngineer = "maintenance-engineer",
    BlindDevotion = "blind-devotion",
    Reckless = "reckless",
    FriendsInLowPlaces = "friends-in-low-places",
    UnconventionalTactics = "unconventional-tactics",
    ConvictedCriminal = "convicted-criminal",
    DelusionalIntuition = "delusional-intuition",
    CylonDetector = "cylon-detector",
    Coward = "coward",
    ReligiousVisions = "religious-visions",
    SkilledPolitician = "skilled-politician",
    TerminalIllness = "terminal-illness",
    Intolerant = "intolerant",
    BlindJump = "blind-jump",
    BentOnRevenge = "bent-on-revenge",
    Efficient = "efficient",
    FastLearner = "fast-learner",
    EmotionallyFragile = "emotionally-fragile",
    PoliticallyAdroit = "politically-adroit",
    Manipulative = "manipulative",
    NothingButTrouble = "nothing-but-trouble",
    Hotshot = "hotshot",
    Sacrifice = "sacrifice",
    StimJunkie = "stim-junkie",
    Primacy = "primacy",
    AggressiveTactics = "aggressive-tactics",
    LiesAndSecrets = "lies-and-secrets",
    GlimpseTheFaceOfGod = "glimpse-the-face-of-god",
    CrypticMessage = "cryptic-message",
    Clouded = "clouded",
    Intimate = "intimate",
    HumanDelusion = "human-delusion",
    ConflictedLoyalties = "conflicted-loyalties",
    Dutiful = "dutiful",
    Organized = "organized",
    Reluctant = "reluctant",
    Deceitful = "deceitful",
    Attorney = "attorney",
    Kleptomania = "kleptomania",
    Memento = "memento",
    Escort = "escort",
    ForcedToEject = "forced-to-eject",
    Treatment = "treatment",
    Quarantine = "quarantine",
    Specialized = "specialized",
    ForwardThinker = "forward-thinker",
    ChooseADifferentPath = "choose-a-different-path",
    MoralDilemma = "moral-dilemma",
    NecessarySteps = "necessary-steps",
    AbusePower = "abuse-power",
    Disreputable = "disreputable",
    RaptorPilot = "raptor-pilot",
    NoOneGetsLeftBehind = "no-one-gets-left-behind",
    FamilyCommitments = "family-commitments",
    CultLeader = "cult-leader",
    Broadcast = "broadcast",
    SpiritualCrisis = "spiritual-crisis",
    ForLove = "for-love",
    Resolute = "resolute",
    Grieving = "grieving",
    Visions = "visions",
    DontTrustAnyone = "dont-trust-anyone",
    Heretic = "heretic",
    Calculating = "calculating",
    Modifications = "modifications",
    LogicBound = "logic-bound",
    Industrious = "industrious",
    Meticulous = "meticulous",
    Vanity = "vanity",
});

impl Character {
    /// PEG-076.
    pub fn is_leader(self) -> bool {
        self.row().kind == CharacterKind::CylonLeader
    }

    /// DAY-001: versions of one character are never both in play.
    pub fn is_version_of(self, other: Character) -> bool {
        let original = |character: Character| {
            let found = character.row().qualities.iter().find_map(|quality| match quality {
                Quality::AlternateOf(original) => Some(*original),
                Quality::Miracles { .. } | Quality::StartsInfiltrating => None,
            });
            found.unwrap_or(character)
        };
        original(self) == original(other)
    }

    /// The miracle tokens that he can hold, and how many of them his ability costs (DAY-009, DAY-012).
    pub fn miracles(self) -> (u8, u8) {
        let found = self.row().qualities.iter().find_map(|quality| match quality {
            Quality::Miracles { limit, cost } => Some((*limit, *cost)),
            Quality::AlternateOf(_) | Quality::StartsInfiltrating => None,
        });
        found.unwrap_or((MIRACLE_LIMIT, MIRACLE_COST))
    }

    /// DAY-037.
    pub fn starts_infiltrating(self) -> bool {
        self.row().qualities.contains(&Quality::StartsInfiltrating)
    }
}

impl Ability {
    /// The character whose sheet shows it, and its row there.
    pub fn row(self) -> (Character, &'static AbilityRow) {
        Character::all()
            .find_map(|character| {
                let row = character.row().abilities.iter().find(|row| row.ability == self)?;
                Some((character, row))
            })
            .expect("every ability is on a sheet")
    }
}
