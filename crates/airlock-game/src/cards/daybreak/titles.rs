//! The lines of succession of every game with Daybreak, highest first (DAY-006).
//!
//! The line of the CAG (DAY-007) belongs to the Cylon Fleet board of Exodus.

use super::characters::*;
use crate::cards::base::characters::*;
use crate::cards::ids::Character;
use crate::cards::pegasus::characters::{DEE, ELLEN_TIGH, HELENA_CAIN, KAT};

pub static ADMIRAL_LINE: &[Character] = &[
    HELENA_CAIN,
    WILLIAM_ADAMA,
    SAUL_TIGH,
    HELO,
    HOSHI,
    ZAREK_MILITARY,
    APOLLO,
    DEE,
    HELO_PILOT,
    STARBUCK,
    KAT,
    BOOMER,
    HOT_DOG,
    TYROL,
    COTTLE,
    LEE_POLITICAL,
    TOM_ZAREK,
    ELLEN_TIGH,
    BALTAR_SUPPORT,
    GAIUS_BALTAR,
    LAMPKIN,
    LAURA_ROSLIN,
];

pub static PRESIDENT_LINE: &[Character] = &[
    LAURA_ROSLIN,
    GAIUS_BALTAR,
    LEE_POLITICAL,
    TOM_ZAREK,
    LAMPKIN,
    ELLEN_TIGH,
    APOLLO,
    ZAREK_MILITARY,
    WILLIAM_ADAMA,
    HELO,
    TYROL,
    BALTAR_SUPPORT,
    COTTLE,
    HELENA_CAIN,
    DEE,
    HOSHI,
    HELO_PILOT,
    BOOMER,
    SAUL_TIGH,
    HOT_DOG,
    STARBUCK,
    KAT,
];
