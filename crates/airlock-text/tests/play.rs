//! Whole games told as they are played: everything that the engine asks and logs has words.

use airlock_game::terms::Set;
use airlock_game::{Action, Answer, Ask, Chance, Choice, Event, Game, Options, Seat, Setup, View, Viewer};
use airlock_text::{LANGUAGES, Page, TableNames, Words};

/// Answers after which a random game is given up.
const LONG: u32 = 3000;

/// Names as live output has them.
fn names(view: &View) -> TableNames {
    TableNames::of(view, |seat| format!("Seat {}", seat.0))
}

/// Everything that is said about a question.
fn tell_ask(words: &Words, ask: &Ask, names: &TableNames) -> Vec<String> {
    let mut said = vec![words.question(ask, names), words.waiting(ask.seat, &ask.question, names)];
    said.extend(words.rule(ask, names));
    match &ask.options {
        Options::Choices(choices) => {
            let labels: Vec<String> = choices.iter().map(|choice| words.choice(ask, choice, names)).collect();
            for (at, (label, choice)) in labels.iter().zip(choices).enumerate() {
                let twice = labels[..at].contains(label) && !may_have_copies(choice);
                assert!(!twice, "{:?} has two answers «{label}»", ask.question);
            }
            said.extend(labels);
            for &choice in choices {
                let answer = Answer::One(choice);
                said.extend([words.deed(ask, &answer, names), words.summary(ask, &answer, "", names)]);
            }
        }
        Options::Cards { .. } => said.push(words.answer(ask, &ask.options.first(), names)),
    }
    said
}

/// Copies of a card have the same name and do the same.
fn may_have_copies(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Crisis(_)
            | Choice::CrisisOnTop(_)
            | Choice::CrisisUnder(_)
            | Choice::Destination(_)
            | Choice::Quorum(_)
            | Choice::Act(Action::PlayQuorum(_))
            | Choice::HandOn(..)
    )
}

fn tell_event(words: &Words, event: Event, players: u8, names: &TableNames) -> Vec<String> {
    let seats = (0..players).map(Seat);
    let to_seats = seats.map(|seat| words.event(&event.shown_to(Viewer::Seat(seat)), names, Some(seat)));
    to_seats.chain([words.event(&event, names, None)]).collect()
}

fn tell_state(words: &Words, view: &View) -> Vec<String> {
    let Page { heading, rows, space, people } = words.page(view, &names(view));
    let rows = [rows, space.rows, people.rows, words.hand(view, Seat(0))].into_iter().flatten();
    [heading].into_iter().chain(rows.flat_map(|row| [row.label, row.text])).collect()
}

fn play(words: &Words, setup: Setup, number: u8) {
    let players = setup.players;
    let mut game = Game::new(&setup, [number; 32]).expect("a game that can be played");
    let mut chance = Chance::new([number; 32]);
    let mut names = names(&game.view(Viewer::Everything));
    let mut said = Vec::new();
    for _ in 0..LONG {
        let asks = game.asks();
        let Some(first) = asks.first() else { break };
        asks.iter().for_each(|ask| said.extend(tell_ask(words, ask, &names)));
        let answer: Answer = first.options.pick(&mut chance);
        let events = game.answer(first.seat, answer).expect("the engine lists legal answers");
        names.see_ships(&game.view(Viewer::Everything));
        for event in events {
            said.extend(tell_event(words, event, players, &names));
            names.hear(&event);
        }
    }
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Everything] {
        said.extend(tell_state(words, &game.view(viewer)));
    }
    for text in said {
        assert!(!text.is_empty() && !text.contains(['{', '}', '⟨', '$']), "«{text}»");
    }
}

#[test]
fn whole_games_can_be_told() {
    for &(language, files) in LANGUAGES {
        let words = Words::new(language, files).expect("the files are well formed").watched();
        for (players, number) in [(3, 1), (4, 2), (5, 3), (6, 4), (1, 5), (2, 6)] {
            play(&words, Setup::base(players), number);
        }
        for (players, number) in [(3, 1), (4, 2), (5, 3), (6, 4), (7, 5)] {
            play(&words, Setup::pegasus(players), number);
        }
        for (players, number) in [(3, 1), (4, 2), (5, 3), (6, 4), (7, 5)] {
            play(&words, Setup::daybreak(players), number);
            let sets = Setup::daybreak(players).sets.with(Set::Pegasus);
            play(&words, Setup { sets, ..Setup::pegasus(players) }, number);
        }
        assert!(words.watch().wrong.is_empty(), "{:?}", words.watch().wrong);
    }
}
