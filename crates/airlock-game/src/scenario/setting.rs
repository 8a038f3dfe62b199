//! Who plays, with which options, and the position that they begin from: `table` and `option` lines.

use super::named::meant;
use super::play::{Ran, Running};
use super::position::{Table, quiet, read_character};
use crate::cards::Objective;
use crate::chance::Chance;
use crate::game::Game;
use crate::seat::Seat;
use crate::setup::{Difficulty, Rulings, Setup};

type SetOption = fn(&mut Setup);

static OPTIONS: &[(&str, SetOption)] = &[
    ("rulings printed", |setup| setup.rulings = Rulings::Printed),
    ("rulings later", |setup| setup.rulings = Rulings::Later),
    ("difficulty easier", |setup| setup.difficulty = Difficulty::Easier),
    ("difficulty harder", |setup| setup.difficulty = Difficulty::Harder),
    ("variant no-sympathizer", |setup| setup.variants.no_sympathizer = true),
    ("variant cooperative", |setup| setup.variants.cooperative = true),
    ("variant no-leaders", |setup| setup.variants.no_leaders = true),
    ("variant sympathetic-cylon", |setup| setup.variants.sympathetic_cylon = true),
    ("objective kobol", |setup| setup.objective = Objective::Kobol),
    ("objective earth", |setup| setup.objective = Objective::Earth),
    ("objective new-caprica", |setup| setup.objective = Objective::NewCaprica),
];

impl Running {
    pub(super) fn lay_table(&mut self, rest: &str) -> Ran {
        if self.table.is_some() {
            return Err("a scenario has one table".to_owned());
        }
        let (players, setup) = boxes(rest);
        if players.is_empty() {
            return Err("write “table NAME NAME …” or “table N”".to_owned());
        }
        let (table, players) = seats(players)?;
        self.table = Some(table);
        self.setup = Some(Setup { players, ..setup });
        Ok(())
    }

    pub(super) fn option(&mut self, rest: &str) -> Ran {
        if self.game.is_some() {
            return Err("give options before the first “given”".to_owned());
        }
        let setup = self.setup.as_mut().ok_or("options follow the table")?;
        let known = OPTIONS.iter().find(|(name, _)| *name == rest);
        let (_, set) = known.ok_or_else(|| {
            let names: Vec<&str> = OPTIONS.iter().map(|(name, _)| *name).collect();
            format!("there is no option “{rest}”{}", meant(rest, &names))
        })?;
        set(setup);
        Ok(())
    }

    /// Whether these players and options cannot play.
    pub(super) fn then_refused(&mut self) -> Ran {
        if self.table.is_none() {
            return Err("the table comes first".to_owned());
        }
        match self.position() {
            Err(_) => Ok(()),
            Ok(_) => Err("this table can play".to_owned()),
        }
    }

    /// The position, laid out when it is first needed. A table of characters starts in the quiet
    /// position; a table of a number of players starts with the setup itself.
    pub(super) fn position(&mut self) -> Result<&mut Game, String> {
        if self.game.is_none() {
            let setup = self.setup.as_ref().ok_or("the table comes first")?;
            let table = self.table()?;
            let characters: Option<Vec<_>> = table.characters.iter().copied().collect();
            self.game = Some(match characters {
                Some(characters) => quiet(setup, &characters, table.assist)?,
                None => empty_seats(setup)?,
            });
        }
        Ok(self.game.as_mut().expect("it was just laid out"))
    }

    pub(super) fn table(&self) -> Result<&Table, String> {
        self.table.as_ref().ok_or_else(|| "the table comes first".to_owned())
    }
}

/// `pegasus`, `daybreak` or both, with the objective of the last.
fn boxes(text: &str) -> (&str, Setup) {
    let (mut rest, mut setup) = (text.trim(), Setup::base(0));
    for (name, of_set) in [("pegasus ", Setup::pegasus(0)), ("daybreak ", Setup::daybreak(0))] {
        if let Some(after) = rest.strip_prefix(name) {
            rest = after.trim();
            setup = Setup { sets: setup.sets.iter().chain(of_set.sets.iter()).collect(), ..of_set };
        }
    }
    (rest, setup)
}

/// Characters by name, with the assist of a game for one, or a number of seats.
fn seats(text: &str) -> Result<(Table, u8), String> {
    if let Ok(players) = text.parse::<u8>() {
        return Ok((Table { characters: vec![None; usize::from(players)], assist: None }, players));
    }
    let (text, assist) = text.split_once(" assist ").unwrap_or((text, ""));
    let assist = if assist.is_empty() { None } else { Some(read_character(assist.trim())?) };
    let names = text.split([' ', ',']).filter(|name| !name.is_empty());
    let characters: Vec<_> = names.map(|name| read_character(name).map(Some)).collect::<Result<_, _>>()?;
    let players = u8::try_from(characters.len()).map_err(|_| "too many players".to_owned())?;
    Ok((Table { characters, assist }, players))
}

fn empty_seats(setup: &Setup) -> Result<Game, String> {
    let mut game = Game::bare(setup, Chance::new([0; 32])).map_err(|error| error.to_string())?;
    game.lay_out();
    game.log.clear();
    game.turn.current = Seat(0);
    Ok(game)
}
