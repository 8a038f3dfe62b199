//! The pages in a real browser: what people see, click and type, at a server in this process.
//!
//! Each test has browsers of its own; a page that writes an error or a broken content policy on its
//! console fails the test that opened it. Tables that must lie in a certain moment are laid there
//! ([`support::laid`]); everything else is done as people do it, with the mouse or the keyboard.

#[path = "../support/mod.rs"]
mod support;

mod access;
mod armed;
mod around;
mod axe;
mod check;
mod chrome;
mod daybreak;
mod ending;
mod filling;
mod follow;
mod ghosts;
mod hand;
mod languages;
mod layout;
mod leaving;
mod line;
mod loading;
mod log;
mod making;
mod moments;
mod operating;
mod pegasus;
mod phone;
mod plain;
mod player;
mod playing;
mod returning;
mod screenshots;
mod small;
mod tab;
mod together;
mod window;

use std::time::Duration;

use airlock_server::hall::HallRules;
use support::{Server, laid};

/// A server whose bots do not let anybody wait.
async fn server() -> Server {
    let quick = Duration::from_millis(1);
    Server::with(HallRules { bot_delay: quick, pause: Duration::from_millis(300), ..HallRules::default() }).await
}

/// The id in a table's path.
fn id_of(path: &str) -> &str {
    path.trim_start_matches("/t/").split(['/', '?']).next().unwrap_or_default()
}
