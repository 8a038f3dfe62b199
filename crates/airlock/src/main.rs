//! The program: looks up rules and cards, checks scenarios, simulates, plays and replays games.
//!
//! Bad input is one line on stderr and exit code 2. Nothing else is ever written there, the
//! progress bar of a simulation excepted.

mod admin;
mod bench;
mod cards;
mod check;
mod files;
mod help;
mod names;
mod play;
mod refusal;
mod replay;
mod rules;
mod rulings;
mod saved;
mod seeds;
mod serve;
mod simulate;
mod state_text;
mod story;
mod table;
mod tally;
mod tongue;
mod wrap;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

/// Battlestar Galactica: The Board Game, by the book.
#[derive(Parser)]
#[command(name = "airlock", version, max_term_width = 100, arg_required_else_help = false)]
struct Cli {
    /// The language: en-GB, es, pl and so on; without it the system's own, if it is there.
    #[arg(id = "lang", long = "lang", global = true, value_name = "TAG")]
    _lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Export(serve::ExportArgs),
    Import(serve::ImportArgs),
    Admin(admin::Args),
    BenchTables(bench::Args),
    Rules(rules::Args),
    Cards(cards::Args),
    Check(check::Args),
    Simulate(simulate::Args),
    Play(play::Args),
    Replay(replay::Args),
}

/// The exit code of bad input.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    if let Err(error) = tongue::choose(tongue::wanted(std::env::args()).as_deref()) {
        return refuse(&format!("{error:#}"));
    }
    let command = match read_line() {
        Ok(command) => command,
        Err(code) => return code,
    };
    match run(command) {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => refuse(&format!("{error:#}")),
    }
}

/// The command that was typed; else what is to be said about it has been said.
fn read_line() -> Result<Command, ExitCode> {
    let command = help::told(Cli::command(), "program", "airlock");
    let read = |args: &[OsString]| {
        let matches = command.clone().try_get_matches_from(args);
        matches.and_then(|matches| Cli::from_arg_matches(&matches))
    };
    let mut typed: Vec<OsString> = std::env::args_os().collect();
    let read = read(&typed).and_then(|cli| match cli.command {
        Some(command) => Ok(Some(command)),
        None => {
            typed = vec!["airlock".into(), "serve".into()];
            read(&typed).map(|cli| cli.command)
        }
    });
    match read {
        Ok(command) => Ok(command.expect("the server is a command")),
        Err(error) if error.use_stderr() => Err(refuse(&help::misuse(&command, &typed, &error))),
        Err(help) => {
            // Nobody reads on: nothing to tell.
            let _ = help.print();
            Err(ExitCode::SUCCESS)
        }
    }
}

fn run(command: Command) -> anyhow::Result<ExitCode> {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match command {
        Command::Check(args) => {
            let code = check::run(&args, &mut out)?;
            out.flush()?;
            return Ok(code);
        }
        Command::Serve(args) => serve::run(&args),
        Command::Export(args) => serve::export(&args, &mut out),
        Command::Import(args) => serve::import(&args, &mut out),
        Command::Admin(args) => admin::run(&args, &mut out),
        Command::BenchTables(args) => bench::run(&args, &mut out),
        Command::Rules(args) => rules::run(&args, &mut out),
        Command::Cards(args) => cards::run(&args, &mut out),
        Command::Simulate(args) => simulate::run(&args, &mut out),
        Command::Play(args) => play::run(&args, &mut out),
        Command::Replay(args) => replay::run(&args, &mut out),
    };
    done?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn refuse(why: &str) -> ExitCode {
    let line = why.split_whitespace().collect::<Vec<_>>().join(" ");
    // A closed stderr must not turn bad input into a panic.
    let _ = writeln!(io::stderr(), "airlock: {line}");
    ExitCode::from(BAD_INPUT)
}

/// The reader of our output has gone, as in `airlock rules | head`.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).map(io::Error::kind);
    kinds.into_iter().any(|kind| kind == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use airlock_text::LANGUAGES;

    use super::*;

    /// The keys of a command and all below it that have words or should have.
    fn keys(command: &clap::Command, name: &str, found: &mut BTreeSet<String>) {
        found.insert(name.to_owned());
        for arg in command.get_arguments() {
            for value in arg.get_value_names().unwrap_or_default().iter().filter(|_| arg.get_action().takes_values()) {
                assert!(tongue::words().value_name(value).is_some(), "{name}: {value}");
            }
            let id = arg.get_id().as_str().replace('_', "-");
            let own = format!("{name}-{id}");
            let shared = format!("program-option-{id}");
            found.insert(if tongue::words().help(&own).is_some() { own } else { shared });
        }
        for inner in command.get_subcommands() {
            keys(inner, &format!("{name}-{}", inner.get_name()), found);
        }
    }

    #[test]
    fn every_line_of_the_help_has_its_words_and_none_is_there_for_nothing() {
        let mut asked = BTreeSet::new();
        keys(&Cli::command(), "program", &mut asked);
        let lines = LANGUAGES[0].1.iter().flat_map(|(_, source)| source.lines());
        let there = lines.filter(|line| line.starts_with("program")).filter_map(|line| line.split(" =").next());
        let there: BTreeSet<String> = there.map(str::to_owned).collect();
        assert_eq!(asked, there);
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let wanted = |line: &str| tongue::wanted(line.split(' ').map(str::to_owned));
        assert_eq!(wanted("airlock --lang pl cards").as_deref(), Some("pl"));
        assert_eq!(wanted("airlock cards --lang=es").as_deref(), Some("es"));
        assert_eq!(wanted("airlock rules -- --lang=es"), None);
        assert_eq!(wanted("airlock rules --language"), None);
    }
}
