//! What happens and what is asked, in sentences for one viewer.

use std::io::Write;

use airlock_game::save::Save;
use airlock_game::{Ask, Choice, Event, Game, Viewer};
use airlock_text::Words;
use anyhow::Result;

use crate::names::TableNames;
use crate::wrap::wrapped;

/// Each fact as the viewer may know it.
pub fn lines(events: &[Event], viewer: Viewer, names: &TableNames) -> Vec<String> {
    let words = Words::english();
    let reader = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Everything => None,
    };
    events.iter().map(|event| words.event(&event.shown_to(viewer), names, reader)).collect()
}

/// The question with the rule beside it, and the ruling to look up.
pub fn question(ask: &Ask, names: &TableNames) -> String {
    let words = Words::english();
    let ruling = airlock_text::ruling(&ask.question);
    let rule = words.rule(ask, names).map_or(String::new(), |rule| format!(" {rule}"));
    format!("{}{rule} [{ruling}]", words.question(ask, names))
}

pub fn choice(ask: &Ask, choice: &Choice, names: &TableNames) -> String {
    Words::english().choice(ask, choice, names)
}

/// Tells a saved game from its beginning. It is told as it happens, because a name belongs to a
/// moment: a seat has no character before it picks one.
pub fn write_log(save: &Save, answers: usize, viewer: Viewer, out: &mut impl Write) -> Result<()> {
    let mut game = Game::new(&save.setup, save.seed)?;
    let mut names = TableNames::of(&game.view(viewer));
    let opening = game.take_log();
    write_lines(&lines(&opening, viewer, &names), out)?;
    for (seat, answer) in &save.answers[..answers] {
        let events = game.answer(*seat, answer.clone())?;
        let view = game.view(viewer);
        names.learn_ships(&view);
        write_lines(&lines(&events, viewer, &names), out)?;
        names.learn_people(&view);
    }
    Ok(())
}

pub fn write_lines(lines: &[String], out: &mut impl Write) -> Result<()> {
    for line in lines {
        writeln!(out, "{}", wrapped("· ", line))?;
    }
    Ok(())
}
