//! Finished games step by step, and the rules.

use axum::Router;

use super::App;

pub fn routes() -> Router<App> {
    Router::new()
}
