//! What the engine refuses, in the language of this run.

use airlock_game::save::ReplayError;
use airlock_game::{Illegal, SetupError};
use anyhow::{Result, anyhow};

use crate::tongue::words;

pub trait InWords<T> {
    /// The same, with the reason as a sentence for whoever reads it.
    fn in_words(self) -> Result<T>;
}

impl<T> InWords<T> for Result<T, SetupError> {
    fn in_words(self) -> Result<T> {
        self.map_err(|error| anyhow!(words().setup_error(error)))
    }
}

impl<T> InWords<T> for Result<T, Illegal> {
    fn in_words(self) -> Result<T> {
        self.map_err(|error| anyhow!(words().illegal(&error)))
    }
}

impl<T> InWords<T> for Result<T, ReplayError> {
    fn in_words(self) -> Result<T> {
        self.map_err(|error| anyhow!(words().replay_error(&error)))
    }
}
