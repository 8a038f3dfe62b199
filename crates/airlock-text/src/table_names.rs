//! What the people and ships of a table are called while its log is told.

use airlock_game::cards::Character;
use airlock_game::terms::{Area, Sets};
use airlock_game::{Event, Seat, View};

use crate::names::Names;

/// A name belongs to a moment: a seat is a person until it picks a character, and a basestar is called by the area it
/// was last in.
#[derive(Clone, Debug)]
pub struct TableNames {
    people: Vec<String>,
    characters: Vec<Option<Character>>,
    basestars: Vec<Option<Area>>,
    sets: Sets,
    /// Who pilots an assault raptor.
    raptors: Vec<bool>,
}

impl TableNames {
    /// As the view shows them; `person` is what a seat is called without a character.
    pub fn of(view: &View, person: impl Fn(Seat) -> String) -> TableNames {
        let mut names = TableNames {
            people: view.players.iter().map(|player| person(player.seat)).collect(),
            characters: view.players.iter().map(|player| player.character).collect(),
            basestars: Vec::new(),
            sets: view.setup.sets,
            raptors: Vec::new(),
        };
        names.see_ships(view);
        names
    }

    /// The same before anybody has picked a character.
    pub fn before_picks(mut self) -> TableNames {
        self.characters.fill(None);
        self
    }

    /// Looks where the basestars are, and who flies what. One that is gone keeps its last place, because what is told
    /// next may be its end.
    pub fn see_ships(&mut self, view: &View) {
        let seen: Vec<Option<Area>> =
            view.space.basestars.iter().map(|basestar| basestar.as_ref().map(|basestar| basestar.area)).collect();
        self.see_basestars(&seen);
        self.raptors = view.players.iter().map(|player| player.in_raptor).collect();
    }

    /// The basestars alone, each by its number.
    pub fn see_basestars(&mut self, seen: &[Option<Area>]) {
        self.basestars.resize(seen.len(), None);
        for (known, &seen) in self.basestars.iter_mut().zip(seen) {
            *known = seen.or(*known);
        }
    }

    /// From the moment of the pick a player is called by the character.
    pub fn hear(&mut self, event: &Event) {
        if let Event::CharacterPicked { seat, character } = *event
            && let Some(own) = self.characters.get_mut(seat.index())
        {
            *own = Some(character);
        }
    }
}

impl Names for TableNames {
    fn person(&self, seat: Seat) -> String {
        self.people.get(seat.index()).cloned().unwrap_or_default()
    }

    fn character(&self, seat: Seat) -> Option<Character> {
        self.characters.get(seat.index()).copied().flatten()
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
