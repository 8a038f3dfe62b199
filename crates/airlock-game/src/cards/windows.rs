//! In which windows something can be used, so that nobody's hand or sheet is looked through for nothing.

use std::sync::LazyLock;

use super::ids::{Character, SkillCard, side_by_side};
use super::rows::{Timing, Window};
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
        static SHEETS: LazyLock<Vec<Windows>> = LazyLock::new(|| {
            let windows = |character: Character| character.row().abilities.iter().filter_map(|row| row.rule.window());
            Character::all().map(|character| windows(character).collect()).collect()
        });
        SHEETS[usize::from(character.0)]
    }
}

impl SkillCard {
    /// The window in which its text can be used, if that is an interrupt. Asked of every card of every
    /// hand in every window, therefore from a table of its own.
    pub fn window(self) -> Option<Window> {
        static WINDOWS: [Option<Window>; SkillCard::COUNT] = {
            let rows: [_; SkillCard::COUNT] = side_by_side(SkillCard::TABLES);
            let mut windows = [None; SkillCard::COUNT];
            let mut at = 0;
            while at < SkillCard::COUNT {
                if let Timing::Interrupt(window) = rows[at].1.text.timing {
                    windows[at] = Some(window);
                }
                at += 1;
            }
            windows
        };
        WINDOWS[usize::from(self.0)]
    }
}

impl FromIterator<Window> for Windows {
    fn from_iter<I: IntoIterator<Item = Window>>(windows: I) -> Windows {
        windows.into_iter().fold(Windows::default(), |all, window| Windows(all.0 | 1 << window as u32))
    }
}
