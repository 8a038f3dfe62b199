//! What the seats of a table are called in a terminal.

use airlock_game::terms::{Area, Sets};
use airlock_game::{Event, Seat, View};
use airlock_text::Names;

use crate::tongue::words;

/// Seats by their characters, and by their numbers until they have one.
pub struct TableNames {
    seats: Vec<String>,
    basestars: Vec<Option<Area>>,
    sets: Sets,
    /// Who pilots an assault raptor.
    raptors: Vec<bool>,
}

impl TableNames {
    pub fn of(view: &View) -> TableNames {
        let words = words();
        let name = |character| String::from(words.short(character));
        let seats = view.players.iter();
        let seats = seats.map(|player| player.character.map_or_else(|| numbered(player.seat), name)).collect();
        let mut names = TableNames { seats, basestars: Vec::new(), sets: view.setup.sets, raptors: Vec::new() };
        names.see_ships(view);
        names
    }

    /// Looks where the basestars are, and who flies what. One that is gone keeps its last place, because what is told
    /// next may be its end.
    pub fn see_ships(&mut self, view: &View) {
        self.basestars.resize(view.space.basestars.len(), None);
        for (known, basestar) in self.basestars.iter_mut().zip(&view.space.basestars) {
            *known = basestar.as_ref().map(|basestar| basestar.area).or(*known);
        }
        self.raptors = view.players.iter().map(|player| player.in_raptor).collect();
    }

    /// From the moment of his pick a player is called by his character.
    pub fn hear(&mut self, event: &Event) {
        if let Event::CharacterPicked { seat, character } = *event
            && let Some(name) = self.seats.get_mut(seat.index())
        {
            *name = words().short(character).into();
        }
    }
}

fn numbered(seat: Seat) -> String {
    words().seat_number(seat)
}

impl Names for TableNames {
    fn seat(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).cloned().unwrap_or_else(|| numbered(seat))
    }

    fn basestar(&self, number: u8) -> Option<Area> {
        self.basestars.get(usize::from(number)).copied().flatten()
    }

    fn sets(&self) -> Sets {
        self.sets
    }

    fn flies_raptor(&self, seat: Seat) -> bool {
        self.raptors.get(seat.index()).copied().unwrap_or(false)
    }
}
