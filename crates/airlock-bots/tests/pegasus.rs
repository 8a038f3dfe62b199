//! Officers at tables with Pegasus: every role and phase is played, and played to win.

mod support;

use airlock_bots::Kind;
use airlock_game::cards::{Goal, Objective};
use airlock_game::terms::{Set, Sets, Side};
use airlock_game::{Event, Setup, Variants, Viewer};
use support::{humans_win, played};

fn pegasus(players: u8, objective: Objective, variants: Variants) -> Setup {
    Setup { sets: Sets::BASE.with(Set::Pegasus), objective, variants, ..Setup::base(players) }
}

/// Every number of players, objective and variant of the box.
fn tables() -> Vec<Setup> {
    let mut tables = Vec::new();
    for objective in [Objective::Kobol, Objective::NewCaprica] {
        for players in 3..=7 {
            tables.push(pegasus(players, objective, Variants::default()));
        }
        for players in 3..=6 {
            tables.push(pegasus(players, objective, Variants { no_leaders: true, ..Variants::default() }));
        }
        for players in [4, 6] {
            let variants = Variants { no_leaders: true, sympathetic_cylon: true, ..Variants::default() };
            tables.push(pegasus(players, objective, variants));
        }
    }
    tables
}

#[test]
fn every_table_of_the_box_is_played_to_the_end() {
    for setup in tables() {
        for number in 0..2 {
            let (game, ..) = played(&setup, Kind::Officer, number);
            assert!(game.ending().is_some(), "{setup:?}");
        }
    }
}

#[test]
fn the_same_officers_play_the_same_game() {
    support::the_same_officers_play_the_same_game(&Setup::pegasus(6));
}

#[test]
fn humans_who_think_come_through_more_often_than_by_chance() {
    for objective in [Objective::Kobol, Objective::NewCaprica] {
        let setup = pegasus(5, objective, Variants::default());
        assert!(humans_win(&setup, Kind::Officer) >= humans_win(&setup, Kind::Random) + 2, "{objective:?}");
    }
}

/// PEG-144: an Admiral who is human orders the fleet away when it will probably live.
#[test]
fn a_human_admiral_leaves_new_caprica_when_the_fleet_will_live() {
    let (mut left, mut lived) = (0, 0);
    for number in 0..48 {
        let (game, _, happened) =
            played(&pegasus(4, Objective::NewCaprica, Variants::default()), Kind::Officer, number);
        let by = happened.iter().find_map(|event| match event {
            Event::LeftNewCaprica { seat } => Some(*seat),
            _ => None,
        });
        let human =
            by.is_some_and(|seat| game.has_won(seat) == game.ending().map(|ending| ending.winner == Side::Human));
        left += usize::from(human);
        lived += usize::from(human && game.ending().is_some_and(|ending| ending.winner == Side::Human));
    }
    assert!(left >= 9 && lived * 3 >= left * 2, "left {left}, lived {lived}");
}

/// PEG-081: whoever has to be among the humans at the end goes there and stays.
#[test]
fn a_leader_who_has_to_infiltrate_does() {
    let mut seen = 0;
    for number in 0..60 {
        let setup = pegasus(4, Objective::Kobol, Variants::default());
        let (game, _, happened) = played(&setup, Kind::Officer, number);
        let view = game.view(Viewer::Everything);
        let leader = view.players.iter().find(|player| {
            let agenda = player.agenda.iter().flatten().next();
            agenda.is_some_and(|agenda| agenda.row().goals.contains(&Goal::Infiltrating))
        });
        if let Some(leader) = leader {
            seen += 1;
            let began = Event::InfiltrationBegan { seat: leader.seat };
            assert!(happened.contains(&began), "game {number}");
        }
        if seen == 2 {
            return;
        }
    }
    assert!(seen > 0, "nobody drew that agenda");
}
