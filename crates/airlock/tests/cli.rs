//! The program from outside: what it writes, and how it leaves.

#[path = "cli/bad_input.rs"]
mod bad_input;
#[path = "cli/bench.rs"]
mod bench;
#[path = "cli/languages.rs"]
mod languages;
#[path = "cli/lookups.rs"]
mod lookups;
#[path = "cli/play.rs"]
mod play;
#[path = "cli/scenarios.rs"]
mod scenarios;
#[path = "cli/simulate.rs"]
mod simulate;
