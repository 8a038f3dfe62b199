//! Tables, seats, pages, live updates, the JSON API.

pub mod assets;
pub mod entered;
pub mod hall;
pub mod health;
pub mod http;
pub mod import;
pub mod opening;
pub mod operator;
pub mod page;
pub mod reference;
pub mod replay;
pub mod streams;
pub mod table;
pub mod told;
pub mod turning;
