//! Counting games. Whole numbers only, so that the order in which games are added is nothing.

use airlock_game::terms::{Resource, Side};
use airlock_game::{Cause, Ending};
use serde::Serialize;

/// What one game comes to.
#[derive(Clone, Copy)]
pub struct Played {
    pub ending: Ending,
    pub agendas: Agendas,
    pub turns: u64,
    pub answers: u64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    pub games: u64,
    pub wins: Wins,
    pub agendas: Agendas,
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
        Tally::of(Played { ending: Ending { winner, cause }, agendas, turns, answers: 10 * turns })
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
        assert_eq!(forward.turns, Spread { total: 91, min: Some(21), max: Some(40) });
        assert_eq!(forward.turns.mean_hundredths(forward.games), 3033);
        assert_eq!(forward.endings.rows().iter().map(|row| row.1).sum::<u64>(), 3);
    }
}
