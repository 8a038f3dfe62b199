//! A finished game can be looked at in any step and through anybody's eyes, and tells no more.

use airlock_bots::{Bot, Kind, play_out};
use airlock_game::save::Save;
use airlock_game::terms::{Set, Sets};
use airlock_game::{Chance, DaybreakEvent, Event, Game, Seat, Setup, Viewer};
use airlock_server::replay::{self, Marked, Replay, ReplayError};
use airlock_server::told::Told;

fn played(players: u8, seed: u8) -> Save {
    played_with(Setup::base(players), seed)
}

fn played_with(setup: Setup, seed: u8) -> Save {
    let mut save = Save::new(setup, [seed; 32]);
    let mut game = Game::new(&save.setup, save.seed).expect("a legal setup");
    let mut bots: Vec<Box<dyn Bot>> =
        (0..setup.players).map(|seat| Kind::Random.bot(Chance::new([seat; 32]))).collect();
    play_out(&mut game, &mut bots, |seat, answer, _| save.answers.push((seat, answer.clone())))
        .expect("random bots play by the book");
    save
}

fn viewers(players: u8) -> Vec<Viewer> {
    let seats = (0..players).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator, Viewer::Everything]).collect()
}

#[test]
fn every_step_is_the_game_as_the_viewer_knew_it_then() {
    let save = played(4, 7);
    let replay = Replay::new(save.clone()).expect("a finished game");
    let mut told = Told::default();
    let (mut game, events) = save.replay_to(0).expect("its beginning");
    events.iter().for_each(|event| told.hear(event));
    for step in 0..=replay.last() {
        if step > 0 {
            let (seat, answer) = &save.answers[step - 1];
            told.next_answer();
            let events = game.answer(*seat, answer.clone()).expect("it was accepted");
            events.iter().for_each(|event| told.hear(event));
        }
        for viewer in viewers(4) {
            let shown = replay.at(step, viewer);
            assert_eq!(shown.view, game.view(viewer), "step {step}");
            assert_eq!((&shown.told.check, &shown.told.rolls), (&told.check, &told.rolls), "step {step}");
        }
    }
}

#[test]
fn the_turns_hold_every_step_and_every_event_once() {
    for (players, seed) in [(3, 1), (5, 2), (6, 3)] {
        let save = played(players, seed);
        let replay = Replay::new(save.clone()).expect("a finished game");
        let (_, events) = save.replay().expect("a finished game");
        let log = replay.log(0, replay.turns().len() - 1, Viewer::Everything);
        assert_eq!(log.iter().flat_map(|part| part.events.clone()).collect::<Vec<Event>>(), events);
        assert!(log.windows(2).all(|two| (two[0].turn, two[0].step) < (two[1].turn, two[1].step)));
        for (at, turn) in replay.turns().iter().enumerate() {
            assert_eq!(usize::from(turn.number), at);
            let (first, after) = replay.steps_of(at);
            assert!(first <= after && (first..after).all(|step| replay.turn_of(step) == at));
            assert!(turn.marks.iter().all(|mark| (first..=after).contains(&mark.step)));
        }
    }
}

#[test]
fn marks_stand_for_what_happened() {
    let save = played(5, 2);
    let replay = Replay::new(save.clone()).expect("a finished game");
    let (_, events) = save.replay().expect("a finished game");
    let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
    let marked = |wanted: fn(Marked) -> bool| replay.marks().filter(|mark| wanted(mark.what)).count();
    assert_eq!(
        marked(|what| matches!(what, Marked::Check(_))),
        count(|event| matches!(event, Event::CheckEnded { .. } | Event::CheckDecided { .. }))
    );
    assert_eq!(marked(|what| what == Marked::Jump), count(|event| *event == Event::FleetJumped));
    let end = replay.next_mark(0, |what| matches!(what, Marked::End(_)));
    assert_eq!(end, Some(replay.last()));
    assert_eq!(replay.next_mark(replay.last(), |_| true), None);
}

#[test]
fn what_only_other_boxes_have_is_marked_too() {
    let sets = Sets::BASE.with(Set::Pegasus).with(Set::Daybreak);
    let mut seen = [0; 5];
    for seed in 0..12 {
        let save = played_with(Setup { sets, ..Setup::daybreak(5) }, seed);
        let replay = Replay::new(save.clone()).expect("a finished game");
        let (_, events) = save.replay().expect("a finished game");
        let daybreak = |wanted: fn(&DaybreakEvent) -> bool| {
            events.iter().filter(|event| matches!(event, Event::Daybreak(own) if wanted(own))).count()
        };
        let happened = [
            events.iter().filter(|event| matches!(event, Event::Executed { .. })).count(),
            daybreak(|event| matches!(event, DaybreakEvent::MutinyPlayed { .. })),
            daybreak(|event| matches!(event, DaybreakEvent::MutineerRevealed { .. })),
            daybreak(|event| matches!(event, DaybreakEvent::MissionActivated { .. })),
            daybreak(|event| matches!(event, DaybreakEvent::RebelBasestarJoined { .. })),
        ];
        let marked = |wanted: fn(Marked) -> bool| replay.marks().filter(|mark| wanted(mark.what)).count();
        let marks = [
            marked(|what| what == Marked::Execution),
            marked(|what| what == Marked::Mutiny),
            marked(|what| what == Marked::Mutineer),
            marked(|what| what == Marked::Mission),
            marked(|what| matches!(what, Marked::RebelBasestar(_))),
        ];
        assert_eq!(marks, happened, "seed {seed}");
        seen.iter_mut().zip(marks).for_each(|(all, marks)| *all += marks);
    }
    assert!(seen[..4].iter().all(|&count| count > 0), "{seen:?}");
}

/// PEG-081, DAY-035.
#[test]
fn the_end_tells_which_lines_of_an_agenda_and_which_motives_came_true() {
    let (mut agendas, mut motives) = (0, 0);
    for (setup, seed) in (0..6).flat_map(|seed| [(Setup::pegasus(7), seed), (Setup::daybreak(7), seed)]) {
        let replay = Replay::new(played_with(setup, seed)).expect("a finished game");
        let end = replay.at(replay.last(), Viewer::Everything).view;
        for player in &end.players {
            let goals = player.agenda.iter().flatten().map(|agenda| agenda.row().goals.len() + 1).sum::<usize>();
            assert_eq!(player.reached.len(), goals);
            if goals > 0 {
                assert_eq!(player.won, Some(player.reached.iter().all(|&reached| reached)));
                agendas += 1;
            }
            motives += player.motives.iter().flatten().count() + player.shown_motives.len();
        }
        let earlier = replay.at(replay.last() - 1, Viewer::Everything).view;
        assert!(earlier.players.iter().all(|player| player.reached.is_empty()), "not before the end");
    }
    assert!(agendas > 0 && motives > 0);
}

#[test]
fn steps_that_tell_a_viewer_nothing_are_passed_over() {
    let replay = Replay::new(played(4, 7)).expect("a finished game");
    for viewer in viewers(4) {
        let mut step = 0;
        while let Some(next) = replay.step_on(step, viewer) {
            assert_eq!(replay.step_back(next, viewer), Some(step));
            let shown = replay.at(next, viewer);
            assert!(!shown.events.is_empty() || shown.answer.is_some());
            step = next;
        }
        assert_eq!(step, replay.last());
    }
}

#[test]
fn the_log_of_a_seat_tells_no_secret_of_another() {
    let replay = Replay::new(played(4, 7)).expect("a finished game");
    let spectator = replay.log(0, replay.turns().len() - 1, Viewer::Spectator);
    for event in spectator.iter().flat_map(|part| &part.events) {
        assert_eq!(event.shown_to(Viewer::Spectator), *event);
    }
}

#[test]
fn a_game_under_way_is_not_shown() {
    let mut save = played(3, 1);
    save.answers.pop();
    assert_eq!(Replay::new(save).expect_err("it is not over"), ReplayError::Unfinished);
}

#[test]
fn a_step_too_far_is_the_last() {
    let replay = Replay::new(played(3, 1)).expect("a finished game");
    assert_eq!(replay.at(usize::MAX, Viewer::Spectator).step, replay.last());
}

#[test]
fn eyes_are_read_as_they_are_written() {
    for viewer in viewers(6) {
        assert_eq!(replay::viewer(&replay::eyes(viewer), 6), Some(viewer));
    }
    for nobody in ["seat-6", "seat-", "seat-x", "", "seat--1"] {
        assert_eq!(replay::viewer(nobody, 6), None, "{nobody}");
    }
}
