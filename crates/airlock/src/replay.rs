//! `airlock replay`: a saved game at any moment, as text.

use std::io::Write;
use std::path::PathBuf;

use airlock_game::save::{Save, seal};
use airlock_game::{Chance, Game, Viewer};
use airlock_text::{Notice, TableNames, ruling_now};
use anyhow::{Context, Result, ensure};

use crate::refusal::InWords;
use crate::state_text::write_state;
use crate::table::seat_of;
use crate::tongue::words;
use crate::{names, saved, seeds, story};

/// Show a saved game at any moment.
#[derive(clap::Args)]
pub struct Args {
    /// A game that `airlock play --save` has written.
    file: PathBuf,
    /// After that many answers; without, after the last.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// As that seat sees it, the first being 0; without, all secrets are open.
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Check that the file replays to the state whose hash it carries.
    #[arg(long)]
    verify: bool,
    /// The seal that the table showed from the start: the file must have the seed that it is the hash of.
    #[arg(long, value_name = "HASH", requires = "verify")]
    seal: Option<String>,
    /// Tell what happened until then.
    #[arg(long)]
    log: bool,
    /// Write this moment down as a scenario; with `--seat`, without what that seat cannot know.
    #[arg(long, conflicts_with = "log")]
    scenario: bool,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let save = saved::read(&args.file)?;
    show(args, &save, out).with_context(|| args.file.display().to_string())
}

fn show(args: &Args, save: &Save, out: &mut impl Write) -> Result<()> {
    let viewer = match args.seat {
        None => Viewer::Everything,
        Some(number) => Viewer::Seat(seat_of(number, save.setup.players)?),
    };
    let at = args.at.unwrap_or(save.answers.len());
    let (game, _) = save.replay_to(at).in_words()?;
    if args.verify {
        let hash = save.verify().in_words()?.hash().to_string();
        writeln!(out, "{}", words().notice(Notice::Verified { hash: &hash }))?;
        if let Some(shown) = &args.seal {
            let own = seal(&save.seed);
            ensure!(shown.trim().eq_ignore_ascii_case(&own), words().notice(Notice::OtherSeal { seal: &own }));
            writeln!(out, "{}", words().notice(Notice::Sealed { seal: &own }))?;
        }
        if args.at.is_none() && !args.log && args.seat.is_none() {
            return Ok(());
        }
    }
    if args.scenario {
        return write_scenario(&game, viewer, at, out);
    }
    if args.log {
        story::write_log(save, at, viewer, out)?;
        writeln!(out)?;
    }
    let moment = Notice::Moment { at, answers: save.answers.len() };
    writeln!(out, "{}", words().notice(moment))?;
    let view = game.view(viewer);
    let names = names::names(&view);
    write_state(&view, &names, out)?;
    write_asks(&game, viewer, &names, out)
}

/// The moment as a scenario. What a seat cannot know is drawn at random, so that a report from a
/// game under way tells nobody anything.
fn write_scenario(game: &Game, viewer: Viewer, at: usize, out: &mut impl Write) -> Result<()> {
    let title = format!("A moment of a game, after {at} answers");
    let write = |game: &Game| airlock_game::scenario::write(game, &title, ruling_now(game));
    let text = match viewer {
        Viewer::Everything => write(game),
        Viewer::Seat(_) | Viewer::Spectator => {
            let mut chance = Chance::new(seeds::of_game(u64::try_from(at)?, 0));
            write(&game.view(viewer).sample(&mut chance))
        }
    };
    Ok(out.write_all(text.as_bytes())?)
}

/// The questions that wait for an answer, as far as the viewer may know of them.
fn write_asks(game: &Game, viewer: Viewer, names: &TableNames, out: &mut impl Write) -> Result<()> {
    let words = words();
    for ask in game.asks() {
        let sees = match viewer {
            Viewer::Seat(seat) => ask.seat == seat,
            Viewer::Spectator => false,
            Viewer::Everything => true,
        };
        if sees {
            let question = words.question(ask, names);
            let asked = Notice::Asked { who: &words.who(ask.seat, names), question: &question };
            writeln!(out, "{}", words.notice(asked))?;
        }
    }
    Ok(())
}
