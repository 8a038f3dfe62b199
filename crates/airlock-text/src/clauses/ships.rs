//! What is told of ships in several clauses.

use airlock_game::cards::Hold;
use airlock_game::cards::pegasus::combat::{MAIN_BATTERIES, Salvo};

use super::nouns::count;

pub(super) fn sacrifice(raiders: u8, heavy_raiders: u8) -> Vec<String> {
    vec![
        "goes to sickbay".to_owned(),
        format!(
            "destroy one of these in the space area they were in: {}, {}, 1 basestar, or 1 civilian ship",
            count(raiders, "raider"),
            count(heavy_raiders, "heavy raider")
        ),
    ]
}

pub(super) fn civilian_fights(raiders: u8, heavy_raiders: u8, upto: u8) -> Vec<String> {
    vec![
        "choose 1 civilian ship in a space area".to_owned(),
        format!(
            "destroy either {} or {} in the same space area",
            count(raiders, "raider"),
            count(heavy_raiders, "heavy-raider")
        ),
        format!("roll: on {upto} or less that civilian ship is destroyed"),
    ]
}

pub(super) fn look_at_civilians(ships: u8) -> Vec<String> {
    vec![
        format!("look at the hidden side of {} in space areas", count(ships, "civilian ship")),
        "may move each of them to an adjacent space area".to_owned(),
    ]
}

pub(super) fn ftl_jump() -> Vec<String> {
    vec![
        "roll: on 6 or less lose the population shown on the fleet marker's space".to_owned(),
        "then the fleet jumps".to_owned(),
    ]
}

pub(super) fn repair(vipers: u8) -> Vec<String> {
    vec![
        "either repair the current location".to_owned(),
        format!("or, only on hangar-deck, repair up to {}", count(vipers, "viper")),
    ]
}

pub(super) fn full_throttle() -> Vec<String> {
    vec![
        "may move the viper to any space area".to_owned(),
        "may attack 1 Cylon ship in its space area, moved or not".to_owned(),
    ]
}

pub(super) fn blind_jump() -> Vec<String> {
    vec![
        "the fleet jumps at once, even with the fleet marker on a red space".to_owned(),
        "at this jump the admiral draws only 1 destination card".to_owned(),
    ]
}

pub(super) fn reroll_attack(piloted: i8) -> Vec<String> {
    vec![
        "the attack die is rolled again and the new result stands".to_owned(),
        format!("if the viper is piloted: new result {piloted:+}"),
    ]
}

pub(super) fn quarantine() -> Vec<String> {
    vec![
        "look at every civilian ship on the board".to_owned(),
        "choose 1: draw a new one to put in its place if possible".to_owned(),
        "shuffle the chosen ship into the unused civilian ships".to_owned(),
    ]
}

pub(super) fn launch_reserves(vipers: u8) -> Vec<String> {
    vec![
        format!("you place up to {vipers} unmanned vipers from the reserves in a space area with a piloted viper"),
        "then you activate those vipers".to_owned(),
    ]
}

pub(super) fn assault_raptor_arrives() -> Vec<String> {
    vec![
        "human fleet gains 1 assault-raptor: current player places it in a viper launch area".to_owned(),
        "may current player activate it at once".to_owned(),
    ]
}

pub(super) fn save_civilian() -> Vec<String> {
    vec![
        "destroy an undamaged viper instead".to_owned(),
        "shuffle the civilian ship into the unused civilian ships".to_owned(),
    ]
}

pub(super) fn destroy_hub() -> Vec<String> {
    vec![
        "flip the cylon locations overlay to hub-destroyed".to_owned(),
        "from now on whoever is sent to the resurrection ship goes to hub-destroyed".to_owned(),
    ]
}

pub(super) fn replace_icons() -> Vec<String> {
    vec![
        "either choose a type of cylon ship to activate or launch raiders".to_owned(),
        "the activation icons of the crisis card are ignored".to_owned(),
    ]
}

pub(super) fn damage_vipers(vipers: u8, hold: Hold) -> String {
    let vipers = count(vipers, "viper");
    match hold {
        Hold::Reserves => format!("damage {vipers} in the reserves"),
        Hold::Space => format!("damage {vipers} in space areas"),
        Hold::Anywhere => format!("damage {vipers}, each in a space area or in the reserves (current player picks)"),
    }
}

pub(super) fn main_batteries() -> String {
    let results: Vec<String> = MAIN_BATTERIES.iter().map(|&(from, to, salvo)| result(from, to, salvo)).collect();
    format!("choose 1 space area and roll: {}", results.join(", "))
}

/// `on 4-6 destroy 2 raiders there`.
fn result(from: u8, to: u8, salvo: Salvo) -> String {
    let range = if from == to { from.to_string() } else { format!("{from}-{to}") };
    match salvo {
        Salvo::CivilianDestroyed => format!("on {range} destroy 1 civilian ship there"),
        Salvo::ViperDamaged => format!("on {range} damage 1 viper there"),
        Salvo::RaidersDestroyed(raiders) => format!("on {range} destroy {} there", count(raiders, "raider")),
    }
}
