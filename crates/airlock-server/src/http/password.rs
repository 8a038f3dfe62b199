//! Passwords: hashed with argon2, away from the threads that serve.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};

use super::HttpError;

fn failed(error: impl std::fmt::Display) -> HttpError {
    HttpError::Internal(error.to_string())
}

pub async fn hash(password: String) -> Result<String, HttpError> {
    let hashed = tokio::task::spawn_blocking(move || {
        let hash = Argon2::default().hash_password(password.as_bytes()).map_err(failed)?;
        Ok::<String, HttpError>(hash.to_string())
    });
    hashed.await.map_err(failed)?
}

/// Whether the password is the one that was hashed. Without a hash the work is done all the same.
pub async fn verify(password: String, hashed: Option<String>) -> Result<bool, HttpError> {
    let Some(hashed) = hashed else {
        hash(password).await?;
        return Ok(false);
    };
    let verified = tokio::task::spawn_blocking(move || {
        let hash = PasswordHash::new(&hashed).map_err(failed)?;
        Ok::<bool, HttpError>(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    verified.await.map_err(failed)?
}
