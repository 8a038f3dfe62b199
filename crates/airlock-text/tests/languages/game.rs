//! A whole game as the person in the first seat reads it: all that happens, and all that they are asked.

use airlock_game::terms::Set;
use airlock_game::{Ask, Chance, Event, Game, Options, Seat, Setup, Viewer};
use airlock_text::{TableNames, Words};

const READER: Seat = Seat(0);

/// A game of 4 seats with everything in it, by chance.
pub fn game(words: &Words) -> Vec<String> {
    let sets = Setup::daybreak(4).sets.with(Set::Pegasus);
    let mut game = Game::new(&Setup { sets, ..Setup::pegasus(4) }, [3; 32]).expect("a game that can be played");
    let mut chance = Chance::new([3; 32]);
    let mut names = TableNames::of(&game.view(Viewer::Seat(READER)), |seat| format!("Seat {}", seat.0));
    let opening = game.take_log();
    let mut lines = told(words, &opening, &mut names);
    while let Some(first) = game.asks().first().cloned() {
        let answer = first.options.pick(&mut chance);
        if first.seat == READER {
            lines.extend(asked(words, &first, &names));
            lines.push(format!("  > {}", words.answer(&first, &answer, &names)));
        } else {
            lines.push(format!("  {}", words.waiting(first.seat, &first.question, &names)));
        }
        let events = game.answer(first.seat, answer).expect("the engine lists legal answers");
        names.see_ships(&game.view(Viewer::Seat(READER)));
        lines.extend(told(words, &events, &mut names));
    }
    lines
}

fn told(words: &Words, events: &[Event], names: &mut TableNames) -> Vec<String> {
    let events: Vec<Event> = events.iter().map(|event| event.shown_to(Viewer::Seat(READER))).collect();
    let mut lines = Vec::new();
    // After a pick a seat has another name.
    for part in events.split_inclusive(|event| matches!(event, Event::CharacterPicked { .. })) {
        lines.extend(words.story(part, names, Some(READER)));
        part.iter().for_each(|event| names.hear(event));
    }
    lines
}

fn asked(words: &Words, ask: &Ask, names: &TableNames) -> Vec<String> {
    let mut lines = vec![format!("  ? {}", words.question(ask, names))];
    lines.extend(words.rule(ask, names).map(|rule| format!("    {rule}")));
    if let Options::Choices(choices) = &ask.options {
        lines.extend(choices.iter().map(|choice| format!("    - {}", words.choice(ask, choice, names))));
    }
    lines
}
