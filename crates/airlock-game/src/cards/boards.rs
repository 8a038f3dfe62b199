//! The boards: which row a location has, by the boxes on the table.

use super::ids::side_by_side;
use super::rows::LocationRow;
use super::{base, daybreak, pegasus};
use crate::terms::{Location, Set, Sets, Ship};

/// The boards of all boxes, in the order of [`Location`].
static BOARDS: [(Set, &[LocationRow]); 3] = [
    (Set::Base, base::locations::LOCATIONS),
    (Set::Pegasus, pegasus::locations::LOCATIONS),
    (Set::Daybreak, daybreak::locations::LOCATIONS),
];

/// The overlays of all boxes; where two cover a location, the first does (MIX-002).
static OVERLAYS: [(Set, &[LocationRow]); 2] =
    [(Set::Daybreak, daybreak::locations::OVERLAY), (Set::Pegasus, pegasus::locations::OVERLAY)];

impl Location {
    fn find(self) -> (Set, &'static LocationRow) {
        static ROWS: [(Set, &LocationRow); Location::ALL.len()] = side_by_side(&BOARDS);
        ROWS[self as usize]
    }

    /// The box that brings the location.
    pub fn set(self) -> Set {
        self.find().0
    }

    /// The overlay that covers the location on the table with these boxes, and what it shows.
    pub fn overlay_in(self, sets: Sets) -> Option<(Set, &'static LocationRow)> {
        let mut overlays = OVERLAYS.iter().filter(|(set, _)| sets.contains(*set));
        overlays.find_map(|&(set, rows)| Some((set, rows.iter().find(|row| row.location == self)?)))
    }

    /// The location as it is on the table with these boxes: an overlay covers the print (PEG-002).
    pub fn row_in(self, sets: Sets) -> &'static LocationRow {
        self.overlay_in(sets).map_or_else(|| self.find().1, |(_, row)| row)
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
