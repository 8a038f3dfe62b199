//! Officers at tables with Daybreak: every role and phase is played, and played to win.

mod support;

use airlock_bots::Kind;
use airlock_game::cards::Objective;
use airlock_game::state::Standing;
use airlock_game::terms::Set;
use airlock_game::{DaybreakEvent, Event, Rules, Setup, Variants, Viewer};
use support::{humans_win, played};

/// Every number of players, objective and mix of the box.
fn tables() -> Vec<Setup> {
    let objectives = [Objective::Kobol, Objective::NewCaprica, Objective::Earth];
    let plain = (3..=7).flat_map(|players| {
        let alone = Setup::daybreak(players);
        [alone, Setup { sets: alone.sets.with(Set::Pegasus), ..alone }]
    });
    let mixes = plain.flat_map(|plain| objectives.map(|objective| Setup { objective, ..plain }));
    let leaders = mixes.flat_map(|setup| {
        let none = Variants { no_leaders: true, ..Variants::default() };
        [setup, Setup { variants: none, ..setup }]
    });
    leaders.filter(|setup| Rules::of(setup).is_ok()).collect()
}

#[test]
fn every_table_of_the_box_is_played_to_the_end() {
    for kind in [Kind::Random, Kind::Officer] {
        for (setup, number) in tables().into_iter().zip(0..) {
            let (game, ..) = played(&setup, kind, number % 16);
            assert!(game.ending().is_some(), "{setup:?}");
        }
    }
}

#[test]
fn the_same_officers_play_the_same_game() {
    support::the_same_officers_play_the_same_game(&Setup::daybreak(6));
}

#[test]
fn humans_who_think_come_through_more_often_than_by_chance() {
    for objective in [Objective::Kobol, Objective::Earth] {
        let setup = Setup { objective, ..Setup::daybreak(5) };
        assert!(humans_win(&setup, Kind::Officer) >= humans_win(&setup, Kind::Random) + 2, "{objective:?}");
    }
}

/// DAY-033, DAY-035: a leader reveals what comes true, and wins now and then; by chance hardly anybody does.
#[test]
fn leaders_reveal_their_motives_and_win_by_them() {
    let setup = Setup::daybreak(7);
    let leaders = |kind| {
        let (mut shown, mut won) = (0, 0);
        for number in 0..12 {
            let (game, ..) = played(&setup, kind, number);
            let view = game.view(Viewer::Everything);
            let leader = view.players.iter().find(|player| player.standing == Standing::Leader);
            let leader = leader.expect("seven players have a leader");
            shown += leader.shown_motives.len();
            won += usize::from(game.has_won(leader.seat) == Some(true));
        }
        (shown, won)
    };
    let (shown, won) = leaders(Kind::Officer);
    assert!(shown >= 24 && won >= 2, "revealed {shown}, won {won}");
}

/// DAY-015, DAY-020: Mutiny cards are played before one too many sends their holder to the Brig; miracles are spent,
/// missions are tried.
#[test]
fn what_the_box_brings_is_used() {
    let (mut mutinies, mut miracles, mut missions) = (0, 0, 0);
    for number in 0..8 {
        let (_, _, happened) = played(&Setup::daybreak(5), Kind::Officer, number);
        for event in happened {
            match event {
                Event::Daybreak(DaybreakEvent::MutinyPlayed { .. }) => mutinies += 1,
                Event::Daybreak(DaybreakEvent::MiracleSpent { .. }) => miracles += 1,
                Event::Daybreak(DaybreakEvent::MissionActivated { .. }) => missions += 1,
                _ => {}
            }
        }
    }
    assert!(mutinies >= 8 && miracles >= 8 && missions >= 4, "{mutinies} {miracles} {missions}");
}
