//! `airlock cards`: every component with its text.

use std::io::Write;

use airlock_text::Notice;
use airlock_text::catalogue::{self, Component};
use anyhow::{Result, bail};

use crate::table::known_set;
use crate::tongue::words;
use crate::wrap::wrapped;

/// List cards, characters, locations and tokens.
#[derive(clap::Args)]
pub struct Args {
    /// Only of this set.
    #[arg(long, value_name = "NAME")]
    set: Option<String>,
    /// Only of this deck.
    #[arg(long, value_name = "NAME")]
    deck: Option<String>,
    /// The rows as JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    if let Some(set) = &args.set {
        known_set(set)?;
    }
    let mut rows = catalogue::components(words());
    if let Some(deck) = &args.deck {
        known_deck(deck, &rows)?;
    }
    let wanted = |want: &Option<String>, is: &str| want.as_deref().is_none_or(|want| want == is);
    rows.retain(|row| wanted(&args.set, row.set) && wanted(&args.deck, row.deck));
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&rows)?)?;
        return Ok(());
    }
    let mut deck = "";
    for row in &rows {
        if row.deck != deck {
            let gap = if deck.is_empty() { "" } else { "\n" };
            let count = rows.iter().filter(|other| other.deck == row.deck).count();
            writeln!(out, "{gap}{} ({count})", row.deck)?;
            deck = row.deck;
        }
        write_row(row, out)?;
    }
    Ok(())
}

/// The component with that id or name.
pub fn write_one(wanted: &str, out: &mut impl Write) -> Result<()> {
    let words = words();
    let rows = catalogue::components(words);
    let is = |name: &str| name.eq_ignore_ascii_case(wanted);
    let found: Vec<&Component> = rows.iter().filter(|row| is(row.id) || is(&row.name)).collect();
    if found.is_empty() {
        bail!(words.notice(Notice::NoSuchCard { wanted }));
    }
    found.into_iter().try_for_each(|row| write_row(row, out))
}

fn known_deck(deck: &str, rows: &[Component]) -> Result<()> {
    let mut known: Vec<&str> = rows.iter().map(|row| row.deck).collect();
    known.dedup();
    if !known.contains(&deck) {
        bail!(words().notice(Notice::NoDeck { wanted: deck, known: &known.join(", ") }));
    }
    Ok(())
}

fn write_row(row: &Component, out: &mut impl Write) -> Result<()> {
    writeln!(out, "  {} [{}]", row.name, row.id)?;
    for line in row.text.lines() {
        writeln!(out, "{}", wrapped("      ", line))?;
    }
    Ok(())
}
