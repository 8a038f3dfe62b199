//! Tables, seats, pages, live updates, the JSON API.

pub mod hall;
pub mod http;
pub mod opening;
pub mod page;
pub mod reference;
pub mod replay;
pub mod table;
pub mod told;
pub mod turning;
