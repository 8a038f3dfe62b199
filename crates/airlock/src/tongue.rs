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
