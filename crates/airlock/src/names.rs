//! What the seats of a table are called in a terminal.

use airlock_game::View;
use airlock_text::TableNames;

use crate::tongue::words;

/// Seats by their characters, and by their numbers until they have one.
pub fn names(view: &View) -> TableNames {
    TableNames::of(view, |seat| words().seat_number(seat))
}
