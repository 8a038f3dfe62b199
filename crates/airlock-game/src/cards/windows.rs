//! In which windows something can be used, so that nobody's hand or sheet is looked through for nothing.

use super::ids::{Character, SkillCard, side_by_side};
use super::rows::{StandingRule, Window};
use crate::terms::Sets;

/// A set of windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Windows(u32);

impl Windows {
    pub fn contains(self, window: Window) -> bool {
        self.0 & (1 << window as u32) != 0
    }

    /// Those in which some card of the boxes can be used.
    pub fn of_cards(sets: Sets) -> Windows {
        SkillCard::of(sets).filter_map(SkillCard::window).collect()
    }

    /// Those in which something on the sheet can be used.
    pub fn of_sheet(character: Character) -> Windows {
        static SHEETS: [Windows; Character::COUNT] = {
            let rows: [_; Character::COUNT] = side_by_side(Character::TABLES);
            let mut sheets = [Windows(0); Character::COUNT];
            let mut at = 0;
            while at < Character::COUNT {
                let abilities = &rows[at].1.abilities;
                let mut next = 0;
                while next < abilities.len() {
                    if let Some(window) = abilities[next].rule.window() {
                        sheets[at] = sheets[at].with(window);
                    }
                    next += 1;
                }
                at += 1;
            }
            sheets
        };
        SHEETS[usize::from(character.0)]
    }

    const fn with(self, window: Window) -> Windows {
        Windows(self.0 | 1 << window as u32)
    }
}

impl SkillCard {
    /// The window in which its text can be used, if that is an interrupt.
    pub fn window(self) -> Option<Window> {
        self.row().text.used.window()
    }
}

impl Windows {
    /// Those in which some of these cards can be used. Asked of every hand in every window: it reads a table
    /// with a place for every number that a card can have, and decides nothing on the way.
    pub fn of_hand(hand: impl Iterator<Item = SkillCard>) -> Windows {
        static CARDS: [Windows; 256] = {
            let rows: [_; SkillCard::COUNT] = side_by_side(SkillCard::TABLES);
            let mut cards = [Windows(0); 256];
            let mut at = 0;
            while at < SkillCard::COUNT {
                if let Some(window) = rows[at].1.text.used.window() {
                    cards[at] = cards[at].with(window);
                }
                at += 1;
            }
            cards
        };
        Windows(hand.fold(0, |all, card| all | CARDS[usize::from(card.0)].0))
    }
}

impl StandingRule {
    /// The window in which a card in play with this rule can be used up.
    pub const fn window(self) -> Option<Window> {
        match self {
            StandingRule::Arbitrator(_) | StandingRule::ChiefOfStaff(_) => Some(Window::BeforeCards),
            StandingRule::Probation => Some(Window::CardsAdded),
            StandingRule::UnmannedVipersRoll(_)
            | StandingRule::LaunchesMore(_)
            | StandingRule::CannotActivate(_)
            | StandingRule::NoLooking
            | StandingRule::Closed(_)
            | StandingRule::Pursuit
            | StandingRule::Travelled
            | StandingRule::NextCheckHarder(_)
            | StandingRule::PicksDestination(_)
            | StandingRule::VicePresident
            | StandingRule::Barrage(_)
            | StandingRule::Scar
            | StandingRule::CapturedCrew
            | StandingRule::DeadlyAtJump(_)
            | StandingRule::NoOncePerGame
            | StandingRule::ViperActivationCosts(_)
            | StandingRule::NoActionsOf(_) => None,
        }
    }
}

impl FromIterator<Window> for Windows {
    fn from_iter<I: IntoIterator<Item = Window>>(windows: I) -> Windows {
        windows.into_iter().fold(Windows::default(), Windows::with)
    }
}
