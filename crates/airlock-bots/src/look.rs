//! The peephole through which a bot sees the game.

use airlock_game::{Game, Seat, View, Viewer};

/// A game as one seat may see it. The view is built only when it is wanted, so that a bot that
/// does not look pays nothing.
pub struct Look<'a> {
    game: &'a Game,
    seat: Seat,
}

impl<'a> Look<'a> {
    pub fn new(game: &'a Game, seat: Seat) -> Look<'a> {
        Look { game, seat }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// All that the seat may know now.
    pub fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.seat))
    }
}
