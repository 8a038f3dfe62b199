//! Tables, seats, pages, live updates, the JSON API.

pub mod page;
pub mod told;
