//! What happens and what is asked, in sentences for one viewer.

use std::io::Write;

use airlock_game::event::DaybreakEvent;
use airlock_game::save::Save;
use airlock_game::{Ask, Choice, Event, Game, Source, Viewer};
use airlock_text::TableNames;
use anyhow::Result;

use crate::names;
use crate::refusal::InWords;
use crate::tongue::words;
use crate::wrap::wrapped;

/// What happened, as the viewer may know it, in few lines.
pub fn lines(events: &[Event], viewer: Viewer, names: &mut TableNames) -> Vec<String> {
    let words = words();
    let reader = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Everything => None,
    };
    let events: Vec<Event> = events.iter().map(|event| event.shown_to(viewer)).collect();
    let mut lines = Vec::new();
    for part in events.split_inclusive(ends_a_part) {
        lines.extend(words.story(part, names, reader));
        part.iter().for_each(|event| names.hear(event));
        let text = part.last().and_then(card_text);
        if let (Some(line), Some(text)) = (lines.last_mut(), text) {
            *line = format!("{line}\n{text}");
        }
    }
    lines
}

/// After a pick a seat has another name, and below a card stands its text.
fn ends_a_part(event: &Event) -> bool {
    matches!(event, Event::CharacterPicked { .. }) || card_text(event).is_some()
}

/// The text of a card that comes into play, which everybody wants to read now.
fn card_text(event: &Event) -> Option<String> {
    let card = if let Event::CrisisRevealed { card, .. } = *event {
        card
    } else if let Event::CrisisReplaced { card } = *event {
        Source::Crisis(card)
    } else if let Event::DestinationChosen { card, .. } = *event {
        Source::Destination(card)
    } else if let Event::QuorumPlayed { card, .. } = *event {
        Source::Quorum(card)
    } else if let Event::Daybreak(DaybreakEvent::MutinyPlayed { card, .. }) = *event {
        Source::Mutiny(card)
    } else if let Event::Daybreak(DaybreakEvent::MissionActivated { card, .. }) = *event {
        Source::Mission(card)
    } else {
        return None;
    };
    Some(words().text(card))
}

/// The question with the ruling to look up, and the rule in a line of its own.
pub fn question(ask: &Ask, names: &TableNames) -> String {
    let words = words();
    let ruling = airlock_text::ruling(&ask.question, airlock_text::Names::sets(names));
    let rule = words.rule(ask, names).map_or(String::new(), |rule| format!("\n{rule}"));
    format!("{} [{ruling}]{rule}", words.question(ask, names))
}

pub fn choice(ask: &Ask, choice: &Choice, names: &TableNames) -> String {
    words().choice(ask, choice, names)
}

/// Tells a saved game from its beginning. It is told as it happens, because a name belongs to a
/// moment: a seat has no character before it picks one.
pub fn write_log(save: &Save, answers: usize, viewer: Viewer, out: &mut impl Write) -> Result<()> {
    let mut game = Game::new(&save.setup, save.seed).in_words()?;
    let mut names = names::names(&game.view(viewer));
    let opening = game.take_log();
    write_lines(&lines(&opening, viewer, &mut names), out)?;
    for (seat, answer) in &save.answers[..answers] {
        let events = game.answer(*seat, answer.clone()).in_words()?;
        names.see_ships(&game.view(viewer));
        write_lines(&lines(&events, viewer, &mut names), out)?;
    }
    Ok(())
}

pub fn write_lines(lines: &[String], out: &mut impl Write) -> Result<()> {
    for line in lines {
        // The boxes of a card stand below the line that brought it.
        for (at, part) in line.lines().enumerate() {
            writeln!(out, "{}", wrapped(if at == 0 { "· " } else { "    " }, part))?;
        }
    }
    Ok(())
}
