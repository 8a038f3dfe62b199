//! What is used out of turn, in a window: it changes the thing that the window is about.

use super::effect::Script;
use super::ids::SkillCard;
use super::rows::Window;
use super::sheets::{Ability, AbilityRule};
use crate::rules::check::effect::{CheckAbility, CheckChange};
use crate::terms::Resource;

/// How the text of a skill card is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardUse {
    Action(Script),
    /// Instead of moving, in the Movement step of one's own turn (PEG-032).
    Movement(Script),
    MovementOrAction(Script),
    /// By itself, when it is revealed in a Reckless check (PEG-031).
    RecklessCheck(Script),
    /// By itself, when it is in a check: a skill check ability (DAY-070).
    CheckAbility(CheckAbility),
    Response(Response),
}

impl CardUse {
    /// The window in which it can be used, if it is used out of turn.
    pub const fn window(&self) -> Option<Window> {
        match self {
            CardUse::Response(response) => Some(response.window()),
            CardUse::Action(_)
            | CardUse::Movement(_)
            | CardUse::MovementOrAction(_)
            | CardUse::RecklessCheck(_)
            | CardUse::CheckAbility(_) => None,
        }
    }

    /// The ordinary effects in it.
    pub const fn script(&self) -> Script {
        match *self {
            CardUse::Action(script)
            | CardUse::Movement(script)
            | CardUse::MovementOrAction(script)
            | CardUse::RecklessCheck(script)
            | CardUse::CheckAbility(CheckAbility::Run(script)) => script,
            CardUse::Response(response) => response.script(),
            CardUse::CheckAbility(_) => &[],
        }
    }
}

/// What a card or ability does to the check, roll or card that it answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Response {
    /// Ordinary effects, in a window that runs them.
    Run(Window, Script),

    // The turn
    /// Take a title for this turn (PEG-059).
    BorrowTitle,

    // Crisis cards
    /// Discard this Crisis card and draw another.
    ReplaceCrisis,
    /// The result of a choice on a Crisis is this (DAY-051).
    ReplaceOption(Script),
    /// The other option is used.
    SwitchOption,

    // Checks, in the order of their steps
    /// Decide pass or fail; no check is made.
    DecideCheck,
    /// Change the check before cards are added.
    Change(CheckChange),
    /// Look at the top cards of a skill deck; all into the check or all into the hand (PEG-065).
    FastLearner(u8),
    /// Cards of a type that its player names have no strength in this check.
    NoStrength,
    /// Add any number of cards to a check that is revealed (PEG-068).
    AddRevealed,
    /// Change the difficulty once the total is known (BASE-232).
    LateDifficulty(i8),
    /// What follows takes the place of the pass box (DAY-079).
    InsteadOfPass(Script),
    /// Take the cards of the check instead of their being discarded.
    TakeCheckCards,

    // Dice
    /// Add to the die before it is rolled.
    DieBonus(i8),
    /// Change a result by that much, up or down (PEG-047).
    DieShift(i8),

    // Ships
    /// One activation or launch of choice takes the place of the card's icons (DAY-048).
    ReplaceIcons,
    /// That many raiders of the player's area miss without a roll (PEG-045).
    RaidersMiss(u8),
    /// Roll the attack on a viper again, with that change if it is piloted.
    RerollAttack { piloted: i8 },
    /// A viper is destroyed in place of the civilian ship (DAY-061).
    SaveCivilian,

    // Jumps and Cylons
    /// Some of one resource for some of another (DAY-057).
    Exchange { pay: (Resource, u8), gain: (Resource, u8) },
    /// Go to any Cylon location that is not hazardous, and act again (DAY-045).
    WakeElsewhere,
}

impl Response {
    /// Effects of a card that is used in a window; not every window runs any.
    pub const fn run(window: Window, script: Script) -> Response {
        assert!(matches!(window, Window::BeforeCards | Window::Destroyed | Window::TreacheryDiscarded));
        Response::Run(window, script)
    }

    /// The one window in which it means something.
    pub const fn window(&self) -> Window {
        match self {
            Response::Run(window, _) => *window,
            Response::BorrowTitle => Window::TurnBegan,
            Response::ReplaceCrisis => Window::CrisisRevealed,
            Response::ReplaceOption(_) => Window::ChoosingOption,
            Response::SwitchOption => Window::OptionChosen,
            Response::DecideCheck => Window::InsteadOfCheck,
            Response::Change(_) | Response::FastLearner(_) => Window::BeforeCards,
            Response::NoStrength => Window::BeforeReveal,
            Response::AddRevealed => Window::AfterReveal,
            Response::LateDifficulty(_) => Window::AfterTotal,
            Response::InsteadOfPass(_) => Window::CheckPassed,
            Response::TakeCheckCards => Window::AfterCheck,
            Response::DieBonus(_) => Window::BeforeRoll,
            Response::DieShift(_) => Window::AfterRoll,
            Response::ReplaceIcons => Window::BeforeActivation,
            Response::RaidersMiss(_) => Window::BeforeRaiders,
            Response::RerollAttack { .. } => Window::ViperAttacked,
            Response::SaveCivilian => Window::CivilianThreatened,
            Response::Exchange { .. } => Window::RemovingShips,
            Response::WakeElsewhere => Window::InfiltrationEnds,
        }
    }

    /// The ordinary effects in it.
    pub const fn script(&self) -> Script {
        match *self {
            Response::Run(_, script) | Response::InsteadOfPass(script) | Response::ReplaceOption(script) => script,
            Response::BorrowTitle
            | Response::ReplaceCrisis
            | Response::SwitchOption
            | Response::DecideCheck
            | Response::Change(_)
            | Response::FastLearner(_)
            | Response::NoStrength
            | Response::AddRevealed
            | Response::LateDifficulty(_)
            | Response::TakeCheckCards
            | Response::DieBonus(_)
            | Response::DieShift(_)
            | Response::ReplaceIcons
            | Response::RaidersMiss(_)
            | Response::RerollAttack { .. }
            | Response::SaveCivilian
            | Response::Exchange { .. }
            | Response::WakeElsewhere => &[],
        }
    }
}

impl SkillCard {
    /// What it does in a window.
    pub fn response(self) -> Option<Response> {
        match self.row().text.used {
            CardUse::Response(response) => Some(response),
            CardUse::Action(_)
            | CardUse::Movement(_)
            | CardUse::MovementOrAction(_)
            | CardUse::RecklessCheck(_)
            | CardUse::CheckAbility(_) => None,
        }
    }

    /// What it does by itself in a check.
    pub fn check_ability(self) -> Option<CheckAbility> {
        match self.row().text.used {
            CardUse::CheckAbility(ability) => Some(ability),
            CardUse::Action(_)
            | CardUse::Movement(_)
            | CardUse::MovementOrAction(_)
            | CardUse::RecklessCheck(_)
            | CardUse::Response(_) => None,
        }
    }

    /// The ordinary effects of its text.
    pub fn script(self) -> Script {
        self.row().text.used.script()
    }
}

impl Ability {
    /// What it does in a window.
    pub fn response(self) -> Option<Response> {
        match self.row().1.rule {
            AbilityRule::Response(response) => Some(response),
            AbilityRule::Action(_) | AbilityRule::Movement(_) | AbilityRule::Trait(_) => None,
        }
    }
}
