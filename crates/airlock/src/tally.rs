//! Counting games. Whole numbers only, so that the order in which games are added is nothing.

use std::collections::BTreeMap;

use airlock_game::cards::Motive;
use airlock_game::terms::{Resource, Side};
use airlock_game::{Cause, Ending};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// What one game comes to.
#[derive(Clone, Copy)]
pub struct Played {
    pub ending: Ending,
    pub agendas: Agendas,
    pub motives: Motives,
    pub turns: u64,
    pub answers: u64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    pub games: u64,
    pub wins: Wins,
    pub agendas: Agendas,
    pub motives: Motives,
    pub endings: Endings,
    pub turns: Spread,
    pub answers: Spread,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Wins {
    pub human: u64,
    pub cylon: u64,
}

/// Players who play for an agenda: they win or lose by themselves (PEG-081).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Agendas {
    pub played: u64,
    pub won: u64,
}

/// Leaders who play for motives: they win or lose by themselves, with either side (DAY-035).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Motives {
    pub played: u64,
    pub won_with_humans: u64,
    pub won_with_cylons: u64,
    /// By the number of the motive.
    pub each: [Revealed; MOTIVES],
}

/// More motives than any box holds.
pub const MOTIVES: usize = 16;

/// How often a motive was dealt, and how often its leader revealed it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Revealed {
    pub dealt: u64,
    pub revealed: u64,
}

impl Motives {
    pub fn won(&self) -> u64 {
        self.won_with_humans + self.won_with_cylons
    }

    /// Each motive that was dealt, with its counts.
    pub fn rows(&self) -> impl Iterator<Item = (Motive, Revealed)> {
        Motive::all().map(|motive| (motive, self.each[usize::from(motive.0)])).filter(|(_, counted)| counted.dealt > 0)
    }

    fn plus(self, other: Motives) -> Motives {
        let mut each = self.each;
        for (one, more) in each.iter_mut().zip(other.each) {
            *one = Revealed { dealt: one.dealt + more.dealt, revealed: one.revealed + more.revealed };
        }
        Motives {
            played: self.played + other.played,
            won_with_humans: self.won_with_humans + other.won_with_humans,
            won_with_cylons: self.won_with_cylons + other.won_with_cylons,
            each,
        }
    }
}

/// On paper by the ids of the cards.
impl Serialize for Motives {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let each: BTreeMap<&str, Revealed> = self.rows().map(|(motive, counted)| (motive.id(), counted)).collect();
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("played", &self.played)?;
        map.serialize_entry("won-with-humans", &self.won_with_humans)?;
        map.serialize_entry("won-with-cylons", &self.won_with_cylons)?;
        map.serialize_entry("each", &each)?;
        map.end()
    }
}

/// How many games ended for each cause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Endings {
    pub jumped: u64,
    pub fuel: u64,
    pub food: u64,
    pub morale: u64,
    pub population: u64,
    pub boarded: u64,
    pub destroyed: u64,
    pub no_characters: u64,
}

impl Endings {
    /// Each count with what it counts.
    pub fn rows(&self) -> [(Cause, u64); 8] {
        [
            (Cause::Jumped, self.jumped),
            (Cause::Resource(Resource::Fuel), self.fuel),
            (Cause::Resource(Resource::Food), self.food),
            (Cause::Resource(Resource::Morale), self.morale),
            (Cause::Resource(Resource::Population), self.population),
            (Cause::Boarded, self.boarded),
            (Cause::Destroyed, self.destroyed),
            (Cause::NoCharacters, self.no_characters),
        ]
    }

    fn of(cause: Cause) -> Endings {
        let mut endings = Endings::default();
        *match cause {
            Cause::Jumped => &mut endings.jumped,
            Cause::Resource(Resource::Fuel) => &mut endings.fuel,
            Cause::Resource(Resource::Food) => &mut endings.food,
            Cause::Resource(Resource::Morale) => &mut endings.morale,
            Cause::Resource(Resource::Population) => &mut endings.population,
            Cause::Boarded => &mut endings.boarded,
            Cause::Destroyed => &mut endings.destroyed,
            Cause::NoCharacters => &mut endings.no_characters,
        } = 1;
        endings
    }

    fn plus(self, other: Endings) -> Endings {
        Endings {
            jumped: self.jumped + other.jumped,
            fuel: self.fuel + other.fuel,
            food: self.food + other.food,
            morale: self.morale + other.morale,
            population: self.population + other.population,
            boarded: self.boarded + other.boarded,
            destroyed: self.destroyed + other.destroyed,
            no_characters: self.no_characters + other.no_characters,
        }
    }
}

/// A number that each game has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Spread {
    pub total: u64,
    /// None before the first game.
    pub min: Option<u64>,
    pub max: Option<u64>,
}

impl Spread {
    fn of(value: u64) -> Spread {
        Spread { total: value, min: Some(value), max: Some(value) }
    }

    fn plus(self, other: Spread) -> Spread {
        let min = self.min.into_iter().chain(other.min).min();
        Spread { total: self.total + other.total, min, max: self.max.max(other.max) }
    }

    /// The mean in hundredths, rounded down.
    pub fn mean_hundredths(&self, games: u64) -> u64 {
        (self.total * 100).checked_div(games).unwrap_or(0)
    }
}

impl Tally {
    pub fn of(played: Played) -> Tally {
        let won = |side| u64::from(played.ending.winner == side);
        Tally {
            games: 1,
            wins: Wins { human: won(Side::Human), cylon: won(Side::Cylon) },
            agendas: played.agendas,
            motives: played.motives,
            endings: Endings::of(played.ending.cause),
            turns: Spread::of(played.turns),
            answers: Spread::of(played.answers),
        }
    }

    pub fn plus(self, other: Tally) -> Tally {
        Tally {
            games: self.games + other.games,
            wins: Wins { human: self.wins.human + other.wins.human, cylon: self.wins.cylon + other.wins.cylon },
            agendas: Agendas {
                played: self.agendas.played + other.agendas.played,
                won: self.agendas.won + other.agendas.won,
            },
            motives: self.motives.plus(other.motives),
            endings: self.endings.plus(other.endings),
            turns: self.turns.plus(other.turns),
            answers: self.answers.plus(other.answers),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(winner: Side, cause: Cause, turns: u64) -> Tally {
        let agendas = Agendas { played: 1, won: u64::from(winner == Side::Human) };
        let mut motives = Motives { played: 1, won_with_humans: agendas.won, ..Motives::default() };
        motives.each[3] = Revealed { dealt: 1, revealed: agendas.won };
        Tally::of(Played { ending: Ending { winner, cause }, agendas, motives, turns, answers: 10 * turns })
    }

    #[test]
    fn games_add_up_in_any_order() {
        let games = [
            game(Side::Human, Cause::Jumped, 40),
            game(Side::Cylon, Cause::Resource(Resource::Food), 21),
            game(Side::Cylon, Cause::Boarded, 30),
        ];
        let forward = games.into_iter().fold(Tally::default(), Tally::plus);
        let backward = games.into_iter().rev().fold(Tally::default(), Tally::plus);
        assert_eq!(forward, backward);
        assert_eq!(forward.wins, Wins { human: 1, cylon: 2 });
        assert_eq!(forward.agendas, Agendas { played: 3, won: 1 });
        assert_eq!((forward.motives.played, forward.motives.won()), (3, 1));
        assert!(forward.motives.rows().map(|row| row.1).eq([Revealed { dealt: 3, revealed: 1 }]));
        assert_eq!(forward.turns, Spread { total: 91, min: Some(21), max: Some(40) });
        assert_eq!(forward.turns.mean_hundredths(forward.games), 3033);
        assert_eq!(forward.endings.rows().iter().map(|row| row.1).sum::<u64>(), 3);
    }
}
