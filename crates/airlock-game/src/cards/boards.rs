//! The boards: which row a location has, by the boxes on the table.

use super::rows::LocationRow;
use super::{base, pegasus};
use crate::terms::{Location, Set, Sets, Ship};

/// The boards of all boxes, in the order of [`Location`].
static BOARDS: [(Set, &[LocationRow]); 2] =
    [(Set::Base, base::locations::LOCATIONS), (Set::Pegasus, pegasus::locations::LOCATIONS)];

impl Location {
    fn find(self) -> (Set, &'static LocationRow) {
        let mut at = self as usize;
        for &(set, rows) in &BOARDS {
            if let Some(row) = rows.get(at) {
                return (set, row);
            }
            at -= rows.len();
        }
        unreachable!("every location is on a board")
    }

    /// The box that brings the location.
    pub fn set(self) -> Set {
        self.find().0
    }

    /// The location as it is on the table with these boxes: an overlay covers the print (PEG-002).
    pub fn row_in(self, sets: Sets) -> &'static LocationRow {
        let overlay = pegasus::locations::OVERLAY.iter().find(|row| row.location == self);
        overlay.filter(|_| sets.contains(Set::Pegasus)).unwrap_or_else(|| self.find().1)
    }

    /// The row of its own board.
    pub fn row(self) -> &'static LocationRow {
        self.find().1
    }

    pub fn ship(self) -> Ship {
        self.row().ship
    }

    /// BASE-045, PEG-007: hazardous locations can never be chosen as a destination.
    pub fn is_hazardous(self, sets: Sets) -> bool {
        self.row_in(sets).hazardous
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boards_are_in_the_order_of_the_locations() {
        assert!(Location::ALL.iter().all(|&location| location.row().location == location));
        assert_eq!(BOARDS.iter().map(|(_, rows)| rows.len()).sum::<usize>(), Location::ALL.len());
    }
}
