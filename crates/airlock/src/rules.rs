//! `airlock rules`: a ruling, or those that mention a word.

use std::io::Write;

use airlock_text::Notice;
use airlock_text::rulings::{self, Ruling};
use anyhow::{Result, bail};

use crate::rulings::find;
use crate::tongue::words;
use crate::wrap::{WIDTH, beginning, wrapped};

/// Look up rulings.
#[derive(clap::Args)]
pub struct Args {
    /// An id such as BASE-066, or words that a ruling mentions; without, all are listed.
    #[arg(value_name = "ID|WORD")]
    wanted: Vec<String>,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let wanted = args.wanted.join(" ");
    if wanted.trim().is_empty() {
        return list(out);
    }
    look_up(wanted.trim(), out)
}

/// The ruling with that id, or all that mention those words.
pub fn look_up(wanted: &str, out: &mut impl Write) -> Result<()> {
    if rulings::is_id(wanted) {
        return write_ruling(find(wanted)?, out);
    }
    let found: Vec<&Ruling> = rulings::of(words()).iter().filter(|ruling| ruling.mentions(wanted)).collect();
    if found.is_empty() {
        bail!(words().notice(Notice::NoRulingMentions { wanted }));
    }
    for (at, ruling) in found.into_iter().enumerate() {
        if at > 0 {
            writeln!(out)?;
        }
        write_ruling(ruling, out)?;
    }
    Ok(())
}

fn write_ruling(ruling: &Ruling, out: &mut impl Write) -> Result<()> {
    let Ruling { id, origin, contested, ref section, ref whole, .. } = *ruling;
    writeln!(out, "{}", words().notice(Notice::Ruling { id, origin, contested, section }))?;
    writeln!(out, "{}", wrapped("  ", whole))?;
    for step in &ruling.steps {
        let (mark, text) = step.split_once(' ').unwrap_or(("", step));
        writeln!(out, "{}", wrapped(&format!("  {mark:>3} "), text))?;
    }
    Ok(())
}

fn list(out: &mut impl Write) -> Result<()> {
    let mut section = String::new();
    for ruling in rulings::of(words()) {
        if ruling.section != section {
            let gap = if section.is_empty() { "" } else { "\n" };
            writeln!(out, "{gap}{}", ruling.section)?;
            section.clone_from(&ruling.section);
        }
        let room = WIDTH - ruling.id.len() - 4;
        writeln!(out, "  {}  {}", ruling.id, beginning(&ruling.whole, room))?;
    }
    Ok(())
}
