//! The page of a game on the screen: the one picture that `play` and `replay` draw.

use std::io::{self, Write};

use airlock_game::{Seat, View};
use airlock_text::{Notice, Page, Row, TableNames};
use textwrap::core::display_width;

use crate::tongue::words;
use crate::wrap::{padded, wrapped};

/// Everything that the viewer of the view may know.
pub fn write_state(view: &View, names: &TableNames, out: &mut impl Write) -> io::Result<()> {
    let Page { heading, rows, space, people } = words().page(view, names);
    writeln!(out, "{heading}")?;
    write_rows("", &rows, out)?;
    for part in [space, people] {
        writeln!(out, "{}", part.title)?;
        write_rows("  ", &part.rows, out)?;
    }
    Ok(())
}

/// The cards that a seat holds, one a line, with what they say.
pub fn write_hand(view: &View, seat: Seat, out: &mut impl Write) -> io::Result<()> {
    let words = words();
    let hand = words.hand(view, seat);
    for Row { label, text } in &hand {
        writeln!(out, "{}", wrapped(&format!("  {label}: "), text))?;
    }
    if hand.is_empty() {
        writeln!(out, "  {}", words.notice(Notice::NoCards))?;
    }
    Ok(())
}

/// The texts in a column of their own, two spaces after the longest label.
pub fn write_rows(indent: &str, rows: &[Row], out: &mut impl Write) -> io::Result<()> {
    let width = rows.iter().map(|row| display_width(&row.label)).max().unwrap_or(0) + 2;
    for Row { label, text } in rows {
        writeln!(out, "{}", wrapped(&format!("{indent}{}", padded(label, width)), text))?;
    }
    Ok(())
}
