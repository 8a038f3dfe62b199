//! The two title cards of the base game, with their lines of succession (BASE-166).

use super::characters::*;
use crate::cards::effect::{Condition, Who};
use crate::cards::rows::TitleRow;
use crate::cards::vocabulary::*;
use crate::terms::Title;

pub static TITLES: &[TitleRow] = &[
    TitleRow {
        title: Title::Admiral,
        actions: &[(&[Condition::HasNuke, Condition::BasestarOnBoard], &[LAUNCH_NUKE])],
        line: &[WILLIAM_ADAMA, SAUL_TIGH, HELO, APOLLO, STARBUCK, BOOMER, TYROL, TOM_ZAREK, GAIUS_BALTAR, LAURA_ROSLIN],
    },
    TitleRow {
        title: Title::President,
        actions: &[(&[], &[draw_quorum(Who::You, 1)])],
        line: &[LAURA_ROSLIN, GAIUS_BALTAR, TOM_ZAREK, APOLLO, WILLIAM_ADAMA, HELO, TYROL, BOOMER, SAUL_TIGH, STARBUCK],
    },
];
