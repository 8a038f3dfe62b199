//! One program has the file, and no other.
//!
//! SQLite itself lets several processes write in turn. Each would hold tables in memory that the others
//! change, so whoever opens the file to play on it takes a lock beside it. The system gives the lock back when the process
//! ends, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::{Result, StoreError};

/// Held as long as it lives.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// `InUse` if another program has the file.
    pub(crate) fn take(data: &Path) -> Result<Lock> {
        let path = beside(data);
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}

/// The lock file of a data file: `airlock.db.lock`.
fn beside(data: &Path) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push(".lock");
    PathBuf::from(name)
}
