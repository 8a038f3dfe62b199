//! In which language the program speaks: `--lang`, else what `LANG` names if we have it, else English.

use std::sync::OnceLock;

use airlock_text::{LANGUAGES, Notice, Words};
use anyhow::{Result, anyhow};

static WORDS: OnceLock<&'static Words> = OnceLock::new();

/// The words of this run.
pub fn words() -> &'static Words {
    WORDS.get().copied().unwrap_or_else(Words::english)
}

/// The language that these arguments ask for: help must speak it too, so it is looked for before the rest is read.
pub fn wanted(args: impl Iterator<Item = String>) -> Option<String> {
    let mut args = args.take_while(|arg| arg != "--");
    while let Some(arg) = args.next() {
        match arg.strip_prefix("--lang") {
            Some("") => return args.next(),
            Some(tag) if tag.starts_with('=') => return Some(tag[1..].to_owned()),
            Some(_) | None => {}
        }
    }
    None
}

/// The command with its help in the language of this run. What has no words stays as it is: a tool for those who
/// work on the program.
pub fn told(mut command: clap::Command, name: &str) -> clap::Command {
    if let Some(about) = words().help(name) {
        command = command.about(about);
    }
    let key = |arg: &clap::Arg| format!("{name}-{}", arg.get_id().as_str().replace('_', "-"));
    let shared = |arg: &clap::Arg| format!("program-option-{}", arg.get_id().as_str().replace('_', "-"));
    command = command.mut_args(|arg| match words().help(&key(&arg)).or_else(|| words().help(&shared(&arg))) {
        Some(help) => arg.help(help),
        None => arg,
    });
    let inner: Vec<String> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
    inner.into_iter().fold(command, |command, inner| {
        let key = format!("program-{inner}");
        command.mut_subcommand(inner, |inner| told(inner, &key))
    })
}

/// Chooses the language, once and before anything is said.
pub fn choose(wanted: Option<&str>) -> Result<()> {
    let spoken = |tag: &str| Words::nearest(tag).and_then(Words::of);
    let from_system = || std::env::var("LANG").ok().and_then(|tag| spoken(&tag));
    let words = match wanted {
        Some(tag) => Some(spoken(tag).ok_or_else(|| {
            let known = LANGUAGES.iter().map(|&(language, _)| language).collect::<Vec<_>>().join(", ");
            let words = from_system().unwrap_or_else(Words::english);
            anyhow!(words.notice(Notice::NoLanguage { wanted: tag, known: &known }))
        })?),
        None => from_system(),
    };
    if let Some(words) = words {
        // A second choice would come too late; there is none.
        let _ = WORDS.set(words);
    }
    Ok(())
}
