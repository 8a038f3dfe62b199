//! Where an effect comes from, and how a saved frame points at its place in a card.

use serde::{Deserialize, Serialize};

use crate::cards::{
    Ability, AbilityRule, Check, Crisis, CrisisKind, CrisisRow, Destination, Effect, Loyalty, Mission, Mutiny, Quorum,
    Response, Script, SkillCard, SuperCrisis, Who,
};
use crate::pile::Pile;
use crate::terms::{Location, Set, Sets, Title};

/// The card, location, ability or title that an effect belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Crisis(Crisis),
    SuperCrisis(SuperCrisis),
    Quorum(Quorum),
    Destination(Destination),
    Location(Location),
    Skill(SkillCard),
    Ability(Ability),
    Title(Title),
    Loyalty(Loyalty),
    Mutiny(Mutiny),
    Mission(Mission),
}

impl Default for Source {
    /// Fills the empty places of a pile.
    fn default() -> Source {
        Source::Crisis(Crisis::default())
    }
}

impl Source {
    pub fn id(self) -> &'static str {
        match self {
            Source::Crisis(card) => card.id(),
            Source::SuperCrisis(card) => card.id(),
            Source::Quorum(card) => card.id(),
            Source::Destination(card) => card.id(),
            Source::Location(location) => location.id(),
            Source::Skill(card) => card.id(),
            Source::Ability(ability) => ability.id(),
            Source::Title(title) => title.id(),
            Source::Loyalty(card) => card.id(),
            Source::Mutiny(card) => card.id(),
            Source::Mission(card) => card.id(),
        }
    }

    /// The row of a Crisis or Super Crisis card.
    pub fn crisis_row(self) -> Option<&'static CrisisRow> {
        match self {
            Source::Crisis(card) => Some(card.row()),
            Source::SuperCrisis(card) => Some(card.row()),
            Source::Quorum(_)
            | Source::Destination(_)
            | Source::Location(_)
            | Source::Skill(_)
            | Source::Ability(_)
            | Source::Title(_)
            | Source::Loyalty(_)
            | Source::Mutiny(_)
            | Source::Mission(_) => None,
        }
    }

    fn script(self, branch: Branch) -> Script {
        match self {
            Source::Crisis(_) | Source::SuperCrisis(_) => {
                let row = self.crisis_row().expect("a crisis has a row");
                crisis_script(&row.kind, branch)
            }
            Source::Quorum(card) => card.row().effect,
            Source::Destination(card) => card.row().effect,
            Source::Location(location) => match branch {
                Branch::Overlay => location.row_in(Sets::BASE.with(Set::Pegasus)).action,
                Branch::OverlayOfDaybreak => location.row_in(Sets::BASE.with(Set::Daybreak)).action,
                Branch::Cylon => location.row().cylon_action,
                _ => location.row().action,
            },
            Source::Skill(card) => card.script(),
            Source::Ability(ability) => match ability.row().1.rule {
                AbilityRule::Action(script) | AbilityRule::Movement(script) => script,
                AbilityRule::Response(Response::ReplaceOption(script)) => script,
                AbilityRule::Response(_) | AbilityRule::Trait(_) => &[],
            },
            Source::Title(title) => title.row().actions.first().map_or(&[], |&(_, script)| script),
            Source::Loyalty(card) if branch == Branch::After => card.row().after,
            Source::Loyalty(card) => card.row().effect,
            Source::Mutiny(card) => card.row().action,
            Source::Mission(card) => boxes_of(&card.row().check, branch),
        }
    }
}

fn crisis_script(kind: &'static CrisisKind, branch: Branch) -> Script {
    match (kind, branch) {
        (CrisisKind::CheckOr { or, .. } | CrisisKind::Choice { or, .. }, Branch::Or) => or,
        (CrisisKind::Choice { either, .. }, Branch::Either) => either,
        (CrisisKind::Attack { special, .. }, Branch::Special) => special,
        (CrisisKind::Check(check) | CrisisKind::CheckOr { check, .. }, _) => boxes_of(check, branch),
        (CrisisKind::Choice { .. } | CrisisKind::Attack { .. }, _) => &[],
    }
}

fn boxes_of(check: &'static Check, branch: Branch) -> Script {
    match branch {
        Branch::Pass => check.pass,
        Branch::Partial => check.partial.map_or(&[] as Script, |(_, script)| script),
        Branch::Fail => check.fail,
        Branch::Main
        | Branch::Either
        | Branch::Or
        | Branch::Special
        | Branch::Overlay
        | Branch::OverlayOfDaybreak
        | Branch::Cylon
        | Branch::After => &[],
    }
}

/// Which list of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Branch {
    #[default]
    Main,
    Pass,
    Partial,
    Fail,
    Either,
    Or,
    Special,
    /// A location as an overlay shows it (PEG-002).
    Overlay,
    /// The action of a location for Cylon players (PEG-125).
    Cylon,
    /// What follows a reveal once the cards are discarded.
    After,
    /// A location as an overlay of Daybreak shows it (DAY-093, DAY-094).
    OverlayOfDaybreak,
}

/// Where a card asks: a list of the card, and which of its effects asks or has the question inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Spot {
    pub branch: Branch,
    pub effect: u8,
}

impl Spot {
    /// The effect at the spot.
    pub fn effect(self, of: Source) -> Option<&'static Effect> {
        of.script(self.branch).get(usize::from(self.effect))
    }
}

/// A list of effects, named by its card and the way into it. Plain data for the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Code {
    pub source: Source,
    pub branch: Branch,
    /// Steps inward: the place of an effect in its list, and which of its own lists is meant.
    path: Pile<(u8, u8), 4>,
}

impl Code {
    pub fn new(source: Source, branch: Branch) -> Code {
        Code { source, branch, path: Pile::new() }
    }

    /// The list `branch` inside the effect at `at` of this list.
    pub fn inner(mut self, at: u8, branch: u8) -> Code {
        self.path.push((at, branch));
        self
    }

    pub fn script(&self) -> Script {
        self.path.iter().fold(self.source.script(self.branch), |script, &(at, branch)| {
            let effect = &script[usize::from(at)];
            effect.inner(usize::from(branch)).expect("a path leads into an effect with lists")
        })
    }

    /// Who has chosen this list or agreed to it, if anybody did.
    pub fn chosen_by(&self) -> Option<Who> {
        let mut script = self.source.script(self.branch);
        let mut chooser = None;
        for &(at, branch) in self.path.iter() {
            let effect = &script[usize::from(at)];
            if let Effect::Choose { by, .. } | Effect::May { by, .. } | Effect::Risk { by, .. } = *effect {
                chooser = Some(by);
            }
            script = effect.inner(usize::from(branch)).expect("a path leads into an effect with lists");
        }
        chooser
    }

    /// Where on the card the effect at `at` asks.
    pub fn spot(&self, at: u8) -> Spot {
        Spot { branch: self.branch, effect: self.path.iter().next().map_or(at, |&(outer, _)| outer) }
    }

    /// The check that the effect at `at` makes.
    pub fn check_at(&self, at: u8) -> &'static Check {
        match self.script()[usize::from(at)] {
            Effect::Check(check) => check,
            _ => unreachable!("a check frame points at a check"),
        }
    }
}
