//! Officers at tables with Daybreak: every role and phase is played, and played to win.

use airlock_bots::{Bot, Kind, play_out};
use airlock_game::cards::Objective;
use airlock_game::state::Standing;
use airlock_game::terms::{Set, Side};
use airlock_game::{Answer, Chance, DaybreakEvent, Event, Game, Rules, Seat, Setup, Variants, Viewer};

fn bots(kind: Kind, players: u8, game: u8) -> Vec<Box<dyn Bot>> {
    (0..players).map(|seat| kind.bot(Chance::new([seat + 16 * game; 32]))).collect()
}

/// A game that is over, its answers, and what happened in it.
fn played(setup: &Setup, kind: Kind, number: u8) -> (Game, Vec<(Seat, Answer)>, Vec<Event>) {
    let mut game = Game::new(setup, [number; 32]).expect("a legal setup");
    let (mut answers, mut happened) = (Vec::new(), Vec::new());
    let on_answer = |seat, answer: &Answer, events: &[Event]| {
        answers.push((seat, answer.clone()));
        happened.extend_from_slice(events);
    };
    play_out(&mut game, &mut bots(kind, setup.players, number), on_answer).expect("bots play by the book");
    (game, answers, happened)
}

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
    let setup = Setup::daybreak(6);
    let (first, again) = (played(&setup, Kind::Officer, 3), played(&setup, Kind::Officer, 3));
    assert_eq!(first.1, again.1);
    assert_eq!(first.0.hash(), again.0.hash());
}

#[test]
fn humans_who_think_come_through_more_often_than_by_chance() {
    for objective in [Objective::Kobol, Objective::Earth] {
        let setup = Setup { objective, ..Setup::daybreak(5) };
        let won = |kind| {
            let games = (0..12).map(|number| played(&setup, kind, number).0);
            games.filter(|game| game.ending().is_some_and(|ending| ending.winner == Side::Human)).count()
        };
        assert!(won(Kind::Officer) >= won(Kind::Random) + 2, "{objective:?}");
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
