//! Saved games on disk.

use std::fs;
use std::path::Path;

use airlock_game::Game;
use airlock_game::save::Save;
use airlock_text::Notice;
use anyhow::{Context, Result};

use crate::files;
use crate::tongue::words;

pub fn read(path: &Path) -> Result<Save> {
    let name = || path.display().to_string();
    let text = files::read(path)?;
    serde_json::from_slice(&text).context(words().notice(Notice::NotASave)).with_context(name)
}

/// Writes the answers so far, with the hash by which the replay is verified.
pub fn write(path: &Path, save: &Save, game: &Game) -> Result<()> {
    let save = Save { hash: Some(game.hash()), ..save.clone() };
    let text = serde_json::to_string(&save)? + "\n";
    fs::write(path, text).with_context(|| path.display().to_string())
}
