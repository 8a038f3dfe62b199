//! Passwords: hashed with argon2, away from the threads that serve.
//!
//! A hash needs 19 MiB for a moment. Only so many are made at once as the memory for them allows, in buffers that are
//! used again; whoever comes when too many wait is asked to come back.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Argon2, Block, Params};
use tokio::sync::Semaphore;

use super::HttpError;

/// MiB for passwords where nothing else is said.
pub const MEMORY: u32 = 96;

/// The longest wait for a turn, and the number of requests that may wait.
const PATIENCE: Duration = Duration::from_secs(3);
const WAITING: usize = 64;

/// Seconds after which somebody who was sent away may try again.
const COME_BACK: u32 = 5;

pub struct Passwords {
    turns: Arc<Semaphore>,
    waiting: AtomicUsize,
    /// Those that nobody uses now; never more than there are turns.
    buffers: Arc<Mutex<Vec<Vec<Block>>>>,
}

fn failed(error: impl std::fmt::Display) -> HttpError {
    HttpError::Internal(error.to_string())
}

impl Passwords {
    /// As many at once as fit into so many MiB, at least one.
    pub fn new(memory: u32) -> Passwords {
        let each = Params::DEFAULT.block_count() * Block::SIZE;
        let turns = usize::try_from(memory).unwrap_or(usize::MAX).saturating_mul(1024 * 1024) / each;
        let turns = turns.clamp(1, Semaphore::MAX_PERMITS);
        Passwords { turns: Arc::new(Semaphore::new(turns)), waiting: AtomicUsize::new(0), buffers: Arc::default() }
    }

    pub async fn hash(&self, password: String) -> Result<String, HttpError> {
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).map_err(failed)?;
        self.in_turn(move |blocks| {
            let argon = Argon2::default();
            let output = derive(&argon, &password, &salt, Params::DEFAULT_OUTPUT_LEN, blocks)?;
            let hash = PasswordHash {
                algorithm: argon2::Algorithm::default().ident(),
                version: Some(argon2::Version::default().into()),
                params: ParamsString::try_from(argon.params()).map_err(failed)?,
                salt: Some(Salt::new(&salt).map_err(failed)?),
                hash: Some(output),
            };
            Ok(hash.to_string())
        })
        .await
    }

    /// Whether the password is the one that was hashed. Without a hash the work is done all the same.
    pub async fn verify(&self, password: String, hashed: Option<String>) -> Result<bool, HttpError> {
        let Some(hashed) = hashed else {
            self.hash(password).await?;
            return Ok(false);
        };
        self.in_turn(move |blocks| {
            let stored = PasswordHash::new(&hashed).map_err(failed)?;
            let (Some(salt), Some(hash)) = (&stored.salt, &stored.hash) else { return Ok(false) };
            let algorithm = argon2::Algorithm::try_from(stored.algorithm.as_str()).map_err(failed)?;
            let version = stored.version.map(argon2::Version::try_from).transpose().map_err(failed)?;
            let params = Params::try_from(&stored).map_err(failed)?;
            let argon = Argon2::new(algorithm, version.unwrap_or_default(), params);
            // The comparison takes the same time wherever they differ.
            Ok(derive(&argon, &password, salt, hash.len(), blocks)? == *hash)
        })
        .await
    }

    /// Does the work when it has its turn, with a buffer.
    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Vec<Block>) -> Result<T, HttpError> + Send + 'static,
    ) -> Result<T, HttpError> {
        let turn = self.turn().await.ok_or(HttpError::Busy { wait: COME_BACK })?;
        let buffers = Arc::clone(&self.buffers);
        let worked = tokio::task::spawn_blocking(move || {
            let pool = || buffers.lock().expect("the buffers' lock is never poisoned");
            let mut buffer = pool().pop().unwrap_or_default();
            let worked = work(&mut buffer);
            pool().push(buffer);
            // Given back before the next one starts, even if nobody waits for this any more.
            drop(turn);
            worked
        });
        worked.await.map_err(failed)?
    }

    async fn turn(&self) -> Option<tokio::sync::OwnedSemaphorePermit> {
        if let Ok(turn) = Arc::clone(&self.turns).try_acquire_owned() {
            return Some(turn);
        }
        let _place = Place::take(&self.waiting)?;
        tokio::time::timeout(PATIENCE, Arc::clone(&self.turns).acquire_owned()).await.ok()?.ok()
    }
}

/// A place in the queue.
struct Place<'a>(&'a AtomicUsize);

impl Place<'_> {
    fn take(waiting: &AtomicUsize) -> Option<Place<'_>> {
        let place = Place(waiting);
        (waiting.fetch_add(1, Ordering::AcqRel) < WAITING).then_some(place)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

fn derive(
    argon: &Argon2<'_>,
    password: &str,
    salt: &[u8],
    length: usize,
    blocks: &mut Vec<Block>,
) -> Result<Output, HttpError> {
    let count = argon.params().block_count();
    if blocks.len() < count {
        blocks.resize(count, Block::default());
    }
    let mut bytes = [0; Output::MAX_LENGTH];
    let out = bytes.get_mut(..length).ok_or_else(|| failed("a hash of that length cannot be"))?;
    argon.hash_password_into_with_memory(password.as_bytes(), salt, out, &mut blocks[..count]).map_err(failed)?;
    Output::new(out).map_err(failed)
}
