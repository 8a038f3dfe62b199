//! `airlock simulate`: whole games between bots, on every core.
//!
//! Invariant: what is counted depends on the seed and the options, never on the number of threads.

use std::cell::Cell;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use airlock_bots::{Bot, play_out};
use airlock_game::save::to_hex;
use airlock_game::terms::Side;
use airlock_game::view::PlayerView;
use airlock_game::{Cause, Game, Rules, Seat, Setup, Viewer};
use airlock_text::{Notice, Tallied};
use anyhow::{Context, Result, anyhow};
use clap::value_parser;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use serde::Serialize;
use textwrap::core::display_width;

use crate::seeds;
use crate::table::TableArgs;
use crate::tally::{Agendas, Endings, Motives, Played, Spread, Tally, Wins};
use crate::tongue::words;
use crate::wrap::padded;

/// Play whole games between bots and count how they end.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// Same seed, same results.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How many threads, 256 at most; without, one for each core.
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// The results as JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let setup = args.table.setup()?;
    Rules::of(&setup).map_err(|error| anyhow!(words().setup_error(error)))?;
    let threads = args.threads.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().context(words().notice(Notice::CannotStart))?;
    let progress = if args.json { ProgressBar::hidden() } else { bar(args.games)? };
    let begun = Instant::now();
    let tally = pool.install(|| {
        let games = (0..args.games).into_par_iter();
        let played = games.map(|number| one_game(args, &setup, number).inspect(|_| progress.inc(1)));
        played.map(|game| game.map(Tally::of)).try_reduce(Tally::default, |sum, game| Ok(sum.plus(game)))
    })?;
    let pace = Pace { seconds: begun.elapsed().as_secs_f64(), threads: pool.current_num_threads() };
    progress.finish_and_clear();
    if args.json { write_json(args, &tally, &pace, out) } else { write_text(args, &tally, &pace, out) }
}

/// Hidden by itself where stderr is not a terminal.
fn bar(games: u64) -> Result<ProgressBar> {
    let progress = Notice::Progress { done: "{human_pos}", all: "{human_len}", left: "{eta}" };
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {}", words().notice(progress)))?;
    Ok(ProgressBar::new(games).with_style(style))
}

fn one_game(args: &Args, setup: &Setup, number: u64) -> Result<Played> {
    let seed = seeds::of_game(args.seed, number);
    let answers = Cell::new(0);
    // A broken invariant panics; which game it was is what the report needs.
    let played = catch_unwind(AssertUnwindSafe(|| {
        let mut game = Game::new(setup, seed)?;
        let seats = (0..setup.players).map(Seat);
        let mut bots: Vec<Box<dyn Bot>> =
            seats.map(|seat| args.table.bots.bot(seeds::of_bot(args.seed, number, seat))).collect();
        let ending = play_out(&mut game, &mut bots, |_, _, _| answers.set(answers.get() + 1))?;
        let (agendas, motives) = (agendas(&game), motives(&game, ending.winner));
        Ok(Played { ending, agendas, motives, turns: u64::from(game.turn_number()), answers: answers.get() })
    }));
    played.unwrap_or_else(|_| {
        let answers = usize::try_from(answers.get()).unwrap_or(usize::MAX);
        let broke = Notice::Broke { game: number, seed: &to_hex(&seed), answers };
        Err(anyhow!(words().notice(broke)))
    })
}

/// Who had an agenda, and who of them has won.
fn agendas(game: &Game) -> Agendas {
    let view = game.view(Viewer::Everything);
    let with_agenda = view.players.iter().filter(|player| !player.agenda.is_empty());
    let won = with_agenda.clone().filter(|player| game.has_won(player.seat) == Some(true)).count();
    Agendas { played: with_agenda.count() as u64, won: won as u64 }
}

/// Who had motives, with whom they won, and which of them they revealed.
fn motives(game: &Game, winner: Side) -> Motives {
    let view = game.view(Viewer::Everything);
    let mut motives = Motives::default();
    let count = |player: &PlayerView| player.motives.len() + player.shown_motives.len();
    for player in view.players.iter().filter(|player| count(player) > 0) {
        motives.played += 1;
        let won = u64::from(game.has_won(player.seat) == Some(true));
        match winner {
            Side::Human => motives.won_with_humans += won,
            Side::Cylon => motives.won_with_cylons += won,
        }
        for &motive in player.motives.iter().flatten().chain(&player.shown_motives) {
            let counted = &mut motives.each[usize::from(motive.0)];
            counted.dealt += 1;
            counted.revealed += u64::from(player.shown_motives.contains(&motive));
        }
    }
    motives
}

/// How fast it went: the only part of the results that is not the same twice.
struct Pace {
    seconds: f64,
    threads: usize,
}

impl Pace {
    fn a_second(&self, count: u64) -> u64 {
        (count as f64 / self.seconds.max(f64::EPSILON)) as u64
    }

    fn a_second_and_thread(&self, count: u64) -> u64 {
        (count as f64 / self.seconds.max(f64::EPSILON) / self.threads as f64) as u64
    }
}

#[derive(Serialize)]
struct Results<'a> {
    setup: Setup,
    sets: &'a [String],
    bots: &'static str,
    seed: u64,
    games: u64,
    wins: Wins,
    agendas: Agendas,
    motives: Motives,
    endings: Endings,
    turns: SpreadRow,
    answers: SpreadRow,
    timing: Timing,
}

#[derive(Serialize)]
struct SpreadRow {
    total: u64,
    mean: f64,
    min: Option<u64>,
    max: Option<u64>,
}

#[derive(Serialize)]
struct Timing {
    seconds: f64,
    threads: usize,
    answers_per_second: u64,
    answers_per_second_per_thread: u64,
}

fn write_json(args: &Args, tally: &Tally, pace: &Pace, out: &mut impl Write) -> Result<()> {
    let Tally { games, wins, agendas, motives, endings, turns, answers } = *tally;
    let row = |Spread { total, min, max }: Spread| {
        // One division of whole numbers: the same digits on every machine.
        let mean = Spread { total, min, max }.mean_hundredths(games) as f64 / 100.0;
        SpreadRow { total, mean, min, max }
    };
    let results = Results {
        setup: args.table.setup()?,
        sets: &args.table.sets,
        bots: args.table.bots.name(),
        seed: args.seed,
        games,
        wins,
        agendas,
        motives,
        endings,
        turns: row(turns),
        answers: row(answers),
        timing: Timing {
            seconds: pace.seconds,
            threads: pace.threads,
            answers_per_second: pace.a_second(answers.total),
            answers_per_second_per_thread: pace.a_second_and_thread(answers.total),
        },
    };
    writeln!(out, "{}", serde_json::to_string_pretty(&results)?)?;
    Ok(())
}

/// The labels of the counts take so many columns at least.
const LABELS: usize = 27;

/// An ending of other boxes.
const NO_CHARACTERS: Tallied = Tallied::Ended(Cause::NoCharacters);

fn write_text(args: &Args, tally: &Tally, pace: &Pace, out: &mut impl Write) -> Result<()> {
    let words = words();
    let TableArgs { players, bots, .. } = args.table;
    let (games, bots) = (tally.games, bots.name());
    writeln!(out, "{}", words.notice(Notice::Games { games, players, bots, seed: args.seed }))?;
    writeln!(out)?;
    let wins = [(Side::Human, tally.wins.human), (Side::Cylon, tally.wins.cylon)];
    let wins = wins.map(|(side, count)| (Tallied::Won(side), count));
    let endings = tally.endings.rows().map(|(cause, count)| (Tallied::Ended(cause), count));
    let wins = wins.map(|(what, count)| (what, count, games));
    let agendas = (Tallied::WonByAgenda, tally.agendas.won, tally.agendas.played);
    // What cannot happen with these boxes is not worth a line.
    let motives = (Tallied::WonByMotives, tally.motives.won(), tally.motives.played);
    let agendas = [agendas, motives].into_iter().filter(|&(.., played)| played > 0);
    let revealed = tally.motives.rows();
    let revealed = revealed.map(|(motive, counted)| (Tallied::Revealed(motive), counted.revealed, counted.dealt));
    let endings = endings.into_iter().filter(|&(what, count)| count > 0 || what != NO_CHARACTERS);
    let endings = endings.map(|(what, count)| (what, count, games));
    let rows = wins.into_iter().chain(agendas).chain(revealed).chain(endings);
    let rows: Vec<(String, u64, u64)> = rows.map(|(what, count, of)| (words.tallied(what), count, of)).collect();
    let width = rows.iter().map(|(label, ..)| display_width(label)).max().unwrap_or(0).max(LABELS);
    for (label, count, of) in rows {
        writeln!(out, "  {} {count:>9}  {:>6} %", padded(&label, width), hundredths(count * 10_000 / of))?;
    }
    writeln!(out)?;
    write_spread(Tallied::Turns, &tally.turns, games, out)?;
    write_spread(Tallied::Answers, &tally.answers, games, out)?;
    writeln!(out)?;
    let answers = tally.answers.total;
    let pace = Notice::Pace {
        answers,
        seconds: &format!("{:.2}", pace.seconds),
        threads: pace.threads,
        a_second: pace.a_second(answers),
        on_each_thread: pace.a_second_and_thread(answers),
    };
    writeln!(out, "{}", words.notice(pace))?;
    Ok(())
}

fn write_spread(what: Tallied, spread: &Spread, games: u64, out: &mut impl Write) -> Result<()> {
    let label = |what| words().tallied(what);
    let (min, max) = (spread.min.unwrap_or(0), spread.max.unwrap_or(0));
    let mean = hundredths(spread.mean_hundredths(games));
    let width = display_width(&label(Tallied::Turns)).max(display_width(&label(Tallied::Answers)));
    write!(out, "  {} {} {mean:>8}", padded(&label(what), width), label(Tallied::Mean))?;
    writeln!(out, "   {} {min:>5}   {} {max:>5}", label(Tallied::Min), label(Tallied::Max))?;
    Ok(())
}

fn hundredths(value: u64) -> String {
    format!("{}.{:02}", value / 100, value % 100)
}
