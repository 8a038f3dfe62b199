//! `airlock admin`: what whoever runs a server does about its tables and people.
//!
//! While a server has the data file open the command asks it; else it opens the file itself. Both answer the same.

use std::io::Write;
use std::path::{Path, PathBuf};

use airlock_server::entered;
use airlock_server::hall::now;
use airlock_server::operator::{Look, Reply, Request, answer, text};
use airlock_store::{Durability, Measure, Operator, PersonId, Store as _, Which};
use airlock_text::Notice;
use anyhow::{Result, anyhow, bail};
use clap::{Parser, Subcommand, ValueEnum};

use crate::serve;
use crate::tongue::words;

/// Look after the tables and people of a server, also while it runs.
#[derive(Parser)]
pub struct Args {
    #[arg(long, value_name = "FILE", default_value = "airlock.db", env = "AIRLOCK_DATA", global = true)]
    data: PathBuf,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Tables {
        #[arg(default_value = "", hide_default_value = true, value_name = "ID|WORD")]
        text: String,
        #[arg(long, value_name = "NAME", value_enum, default_value_t = State::All)]
        state: State,
    },
    Table {
        #[arg(value_name = "ID")]
        table: String,
    },
    DeleteTable {
        #[arg(value_name = "ID")]
        table: String,
    },
    Lock {
        #[arg(value_name = "ID")]
        table: String,
    },
    Unlock {
        #[arg(value_name = "ID")]
        table: String,
    },
    People {
        #[arg(default_value = "", hide_default_value = true, value_name = "NAME")]
        text: String,
    },
    Person {
        #[arg(value_name = "NAME")]
        person: String,
    },
    Mute {
        #[arg(value_name = "NAME")]
        person: String,
    },
    Unmute {
        #[arg(value_name = "NAME")]
        person: String,
    },
    Ban {
        #[arg(value_name = "NAME")]
        person: String,
    },
    Unban {
        #[arg(value_name = "NAME")]
        person: String,
    },
    DeletePerson {
        #[arg(value_name = "NAME")]
        person: String,
    },
    Announce {
        #[arg(value_name = "TEXT")]
        text: Option<String>,
        #[arg(long, value_name = "N", requires = "text")]
        hours: Option<u16>,
    },
    Withdraw,
    Reports {
        #[arg(long)]
        all: bool,
    },
    Report {
        #[arg(value_name = "N")]
        number: i64,
    },
    Settle {
        #[arg(value_name = "N")]
        number: i64,
    },
    Log,
}

#[derive(Clone, Copy, ValueEnum)]
enum State {
    All,
    Filling,
    Running,
    Over,
    Locked,
}

impl From<State> for Which {
    fn from(state: State) -> Which {
        match state {
            State::All => Which::All,
            State::Filling => Which::Filling,
            State::Running => Which::Running,
            State::Over => Which::Over,
            State::Locked => Which::Locked,
        }
    }
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let reply = serve::runtime()?.block_on(async {
        let request = request(&args.data, &args.command).await?;
        asked(&args.data, &request).await
    })?;
    let lines = text::lines(words(), &reply, now());
    match reply {
        Reply::Nothing | Reply::Failed(_) => bail!(lines.join(" ")),
        Reply::Tables(_)
        | Reply::Table(_)
        | Reply::People(_)
        | Reply::Person(_)
        | Reply::Reports(_)
        | Reply::Report(_)
        | Reply::Announcement(_)
        | Reply::Log(_)
        | Reply::Done(_) => {
            for line in lines {
                writeln!(out, "{line}")?;
            }
            Ok(())
        }
    }
}

async fn request(data: &Path, command: &Command) -> Result<Request> {
    let by_name = async |name: &str, measure: fn(PersonId) -> Measure| -> Result<Request> {
        match asked(data, &Request::Look(Look::Person(name.to_owned()))).await? {
            Reply::Person(found) => Ok(Request::Do(measure(found.brief.person.id))),
            other => Err(anyhow!(text::lines(words(), &other, now()).join(" "))),
        }
    };
    Ok(match command {
        Command::Tables { text, state } => {
            Request::Look(Look::Tables { text: text.clone(), which: Which::from(*state) })
        }
        Command::Table { table } => Request::Look(Look::Table(table.clone())),
        Command::DeleteTable { table } => Request::Do(Measure::DeleteTable(table.clone())),
        Command::Lock { table } => Request::Do(Measure::LockTable(table.clone())),
        Command::Unlock { table } => Request::Do(Measure::UnlockTable(table.clone())),
        Command::People { text } => Request::Look(Look::People(text.clone())),
        Command::Person { person } => Request::Look(Look::Person(person.clone())),
        Command::Mute { person } => by_name(person, Measure::Mute).await?,
        Command::Unmute { person } => by_name(person, Measure::Unmute).await?,
        Command::Ban { person } => by_name(person, Measure::Ban).await?,
        Command::Unban { person } => by_name(person, Measure::Unban).await?,
        Command::DeletePerson { person } => by_name(person, Measure::DeletePerson).await?,
        Command::Announce { text: None, .. } => Request::Look(Look::Announcement),
        Command::Announce { text: Some(text), hours } => {
            let text = entered::line(text).map_err(|_| anyhow!(text::bad_text(words())))?;
            Request::Do(Measure::Announce { text, until: hours.map(|hours| now() + i64::from(hours) * 3600) })
        }
        Command::Withdraw => Request::Do(Measure::Withdraw),
        Command::Reports { all } => Request::Look(Look::Reports { settled: *all }),
        Command::Report { number } => Request::Look(Look::Report(*number)),
        Command::Settle { number } => Request::Do(Measure::Settle(*number)),
        Command::Log => Request::Look(Look::Log),
    })
}

/// Asks the server that has the file; where there is none, the file itself.
async fn asked(data: &Path, request: &Request) -> Result<Reply> {
    let name = user();
    #[cfg(unix)]
    if let Some(reply) = airlock_server::http::ask(data, &name, request).await? {
        return Ok(reply);
    }
    if !data.exists() {
        // A new file would have nothing to look after.
        bail!(words().notice(Notice::CannotOpen { file: &data.display().to_string() }));
    }
    let store = serve::open(data, Durability::Process).await?;
    let reply = answer(&store, &Operator::Shell(name), request).await;
    store.close().await?;
    Ok(reply)
}

/// Who types, for the audit log. Whoever can open the file could write any name into it.
fn user() -> String {
    let names = ["SUDO_USER", "USER", "LOGNAME"].into_iter().filter_map(|name| std::env::var(name).ok());
    names.into_iter().find(|name| !name.is_empty()).unwrap_or_else(|| "?".to_owned())
}
