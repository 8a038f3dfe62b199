//! The lines of succession of every game with Pegasus, highest first (PEG-010).

use super::characters::{DEE, ELLEN_TIGH, HELENA_CAIN, KAT};
use crate::cards::base::characters::*;
use crate::cards::ids::Character;

pub static ADMIRAL_LINE: &[Character] = &[
    HELENA_CAIN,
    WILLIAM_ADAMA,
    SAUL_TIGH,
    HELO,
    APOLLO,
    DEE,
    STARBUCK,
    KAT,
    BOOMER,
    TYROL,
    TOM_ZAREK,
    ELLEN_TIGH,
    GAIUS_BALTAR,
    LAURA_ROSLIN,
];

pub static PRESIDENT_LINE: &[Character] = &[
    LAURA_ROSLIN,
    GAIUS_BALTAR,
    TOM_ZAREK,
    ELLEN_TIGH,
    APOLLO,
    WILLIAM_ADAMA,
    HELO,
    TYROL,
    HELENA_CAIN,
    DEE,
    BOOMER,
    SAUL_TIGH,
    STARBUCK,
    KAT,
];
