//! What the seats of a table are called in a terminal.

use airlock_game::terms::Area;
use airlock_game::{Seat, View};
use airlock_text::{Names, Words};

/// Seats by their characters, and by their numbers until they have one.
pub struct TableNames {
    seats: Vec<String>,
    basestars: Vec<Option<Area>>,
}

impl TableNames {
    pub fn of(view: &View) -> TableNames {
        let mut names = TableNames { seats: Vec::new(), basestars: Vec::new() };
        names.learn_ships(view);
        names.learn_people(view);
        names
    }

    /// Before news are told: where the basestars are. One that is gone keeps its last place,
    /// because the news may be its end.
    pub fn learn_ships(&mut self, view: &View) {
        self.basestars.resize(view.space.basestars.len(), None);
        for (known, basestar) in self.basestars.iter_mut().zip(&view.space.basestars) {
            *known = basestar.as_ref().map(|basestar| basestar.area).or(*known);
        }
    }

    /// After news are told: who has become whom.
    pub fn learn_people(&mut self, view: &View) {
        let words = Words::english();
        let name = |character| words.short(character);
        let seats = view.players.iter();
        self.seats = seats.map(|player| player.character.map_or_else(|| numbered(player.seat), name)).collect();
    }
}

fn numbered(seat: Seat) -> String {
    format!("seat {}", seat.0)
}

impl Names for TableNames {
    fn seat(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).cloned().unwrap_or_else(|| numbered(seat))
    }

    fn basestar(&self, number: u8) -> Option<Area> {
        self.basestars.get(usize::from(number)).copied().flatten()
    }
}
