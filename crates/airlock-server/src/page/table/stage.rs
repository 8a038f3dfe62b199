//! The stage: the board, or what takes its place.

use maud::Markup;

use super::board;
use crate::page::Scene;

pub fn stage(scene: &Scene<'_>) -> Markup {
    board::board(scene)
}
