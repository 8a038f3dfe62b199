//! Reading files that somebody else wrote.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use airlock_text::Notice;
use anyhow::{Context, Result, bail};

use crate::tongue::words;

/// No scenario or saved game is larger; a device without end is not read to its end.
const LARGEST: u64 = 64 * 1024 * 1024;

pub fn read(path: &Path) -> Result<Vec<u8>> {
    let name = || path.display().to_string();
    let mut bytes = Vec::new();
    File::open(path).with_context(name)?.take(LARGEST + 1).read_to_end(&mut bytes).with_context(name)?;
    if bytes.len() as u64 > LARGEST {
        bail!("{}: {}", path.display(), words().notice(Notice::TooLarge));
    }
    Ok(bytes)
}
