//! The agendas.

use airlock_game::cards::Goal;
use airlock_game::cards::pegasus::agendas;
use airlock_game::terms::Resource;
use serde::Deserialize;

use crate::{Clauses, open, pairs};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Agendas {
    card: Vec<Agenda>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Agenda {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    deck: String,
    side: String,
    conditions: Clauses,
}

#[test]
fn agenda_cards() {
    let Some(Agendas { card }) = open("pegasus/agendas.toml") else { return };
    assert_eq!(card.len(), 12);
    for (card, row) in pairs(&card, |card| &card.id, agendas::AGENDAS, |row| row.id) {
        assert_eq!((row.deck.id(), row.side.id()), (&*card.deck, &*card.side), "{}: deck and side", row.id);
        assert_eq!(row.goals, card.conditions.iter().map(|words| goal(words)).collect::<Vec<_>>(), "{}", row.id);
    }
}

fn goal(words: &str) -> Goal {
    use Resource::*;
    match words {
        "food is 2 or less and population is 2 or less" => Goal::AllAtMost(&[Food, Population], 2),
        "at least one of population, morale and food is 2 or less" => Goal::AnyAtMost(&[Population, Morale, Food], 2),
        "the leader has played a super crisis card in this game" => Goal::PlayedSuperCrisis,
        "4 or more locations of galactica and pegasus together are damaged" => Goal::DamagedAtLeast(4),
        "morale is 3 or less" => Goal::AllAtMost(&[Morale], 3),
        "the leader is in brig or detention, or has been executed at least once in this game" => Goal::CaughtOrExecuted,
        "every resource is at half or less (its red zone)" => Goal::AllRed,
        "every resource is 3 or less" => Goal::AllAtMost(Resource::ALL, 3),
        "population and morale differ by 2 or less" => Goal::Near(Population, Morale, 2),
        "the leader is infiltrating" => Goal::Infiltrating,
        "the leader is in neither brig nor detention" => Goal::Free,
        "at least 5 raptors and vipers together are damaged or destroyed" => Goal::CraftLost(5),
        "2 or fewer locations of galactica are damaged" => Goal::GalacticaDamagedAtMost(2),
        "the distance travelled is 6 or more" => Goal::DistanceAtLeast(6),
        _ => panic!("no goal is known as «{words}»"),
    }
}
