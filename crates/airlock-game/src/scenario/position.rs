//! The table of a scenario: who sits there, and the quiet position that it starts from.
//!
//! Everybody at the start location of their character (Apollo pilots a viper in `port-bow`, Helo is
//! off the board), no ships in space, empty hands, nobody a Cylon, titles by their lines, decks
//! shuffled. `given` lines change that. Every component stays one of the box: a card that is laid
//! somewhere is taken from where it was.

use super::named::{Read, meant};
use crate::cards::base::characters::{
    APOLLO, BOOMER, GAIUS_BALTAR, HELO, LAURA_ROSLIN, SAUL_TIGH, STARBUCK, TOM_ZAREK, TYROL, WILLIAM_ADAMA,
};
use crate::cards::daybreak::characters::{
    ATHENA, BALTAR_SUPPORT, COTTLE, DANNA, DORAL, HELO_PILOT, HOSHI, HOT_DOG, LAMPKIN, LEE_POLITICAL, SIMON,
    ZAREK_MILITARY,
};
use crate::cards::pegasus::characters::{CAPRICA_SIX, CAVIL, DEE, ELLEN_TIGH, HELENA_CAIN, KAT, LEOBEN};
use crate::cards::{Character, Start, Team};
use crate::chance::Chance;
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::setup::{LoyaltyPlan, Setup};
use crate::state::{Assist, Place, Standing};
use crate::terms::{Area, Title};

/// Short names of characters.
static NAMES: &[(&str, Character)] = &[
    ("adama", WILLIAM_ADAMA),
    ("tigh", SAUL_TIGH),
    ("helo", HELO),
    ("apollo", APOLLO),
    ("starbuck", STARBUCK),
    ("boomer", BOOMER),
    ("tyrol", TYROL),
    ("zarek", TOM_ZAREK),
    ("baltar", GAIUS_BALTAR),
    ("roslin", LAURA_ROSLIN),
    ("cain", HELENA_CAIN),
    ("dee", DEE),
    ("ellen", ELLEN_TIGH),
    ("kat", KAT),
    ("cavil", CAVIL),
    ("leoben", LEOBEN),
    ("six", CAPRICA_SIX),
    ("hoshi", HOSHI),
    ("lampkin", LAMPKIN),
    ("hotdog", HOT_DOG),
    ("cottle", COTTLE),
    ("lee", LEE_POLITICAL),
    ("zarek2", ZAREK_MILITARY),
    ("helo2", HELO_PILOT),
    ("baltar2", BALTAR_SUPPORT),
    ("athena", ATHENA),
    ("danna", DANNA),
    ("simon", SIMON),
    ("doral", DORAL),
];

pub(crate) fn character(name: &str) -> Option<Character> {
    let short = NAMES.iter().find(|(short, _)| *short == name).map(|&(_, character)| character);
    short.or_else(|| Character::from_id(name))
}

/// Whether this can be the name of a seat, at this table or another.
pub(crate) fn is_seat(name: &str) -> bool {
    character(name).is_some() || seat_number(name).is_some()
}

fn seat_number(name: &str) -> Option<usize> {
    name.strip_prefix("seat").and_then(|number| number.parse().ok())
}

/// A character by the short name or the id.
pub(crate) fn read_character(name: &str) -> Read<Character> {
    character(name).ok_or_else(|| {
        let ids = Character::all().map(Character::id);
        let names: Vec<&str> = NAMES.iter().map(|&(short, _)| short).chain(ids).collect();
        format!("there is no character “{name}”{}", meant(name, &names))
    })
}

fn short_name(character: Character) -> &'static str {
    NAMES.iter().find(|&&(_, named)| named == character).map_or(character.id(), |&(short, _)| short)
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) characters: Vec<Option<Character>>,
    /// The assist of a game for one (BASE-279).
    pub(crate) assist: Option<Character>,
}

impl Table {
    /// The table of a game under way.
    pub fn of(game: &Game) -> Table {
        Table {
            characters: game.seats().map(|seat| game.player(seat).character).collect(),
            assist: game.assist.map(|assist| assist.character),
        }
    }

    /// Without them the scenario begins with the setup.
    pub(crate) fn has_characters(&self) -> bool {
        self.characters.iter().all(Option::is_some)
    }

    pub(crate) fn seat(&self, name: &str) -> Option<Seat> {
        let at = match (seat_number(name), character(name)) {
            (Some(number), _) => number.checked_sub(1).filter(|&at| at < self.characters.len()),
            (None, Some(wanted)) => self.characters.iter().position(|&character| character == Some(wanted)),
            (None, None) => None,
        };
        at.and_then(|at| u8::try_from(at).ok()).map(Seat)
    }

    pub(crate) fn need_seat(&self, name: &str) -> Result<Seat, String> {
        self.seat(name).ok_or_else(|| self.nobody(name))
    }

    fn nobody(&self, name: &str) -> String {
        let seats = (0..self.characters.len()).filter_map(|at| u8::try_from(at).ok()).map(Seat);
        let names: Vec<String> = seats.map(|seat| self.name(seat)).collect();
        format!("nobody at this table is called “{name}”; there are {}", names.join(", "))
    }

    /// How a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        match self.characters.get(seat.index()).copied().flatten() {
            Some(character) => short_name(character).to_owned(),
            None => format!("seat{}", seat.0 + 1),
        }
    }
}

/// The quiet position.
pub(crate) fn quiet(setup: &Setup, characters: &[Character], assist: Option<Character>) -> Result<Game, String> {
    let mut game = Game::bare(setup, Chance::new([0; 32])).map_err(|error| error.to_string())?;
    if let Some(main) = characters.iter().find(|main| game.rules.without_characters.contains(&main.id())) {
        return Err(format!("{} cannot be chosen at this table", main.id()));
    }
    let all: Vec<Character> = characters.iter().copied().chain(assist).collect();
    if all.iter().enumerate().any(|(at, character)| all[..at].contains(character)) {
        return Err("nobody can be chosen twice".to_owned());
    }
    // DAY-001.
    let versions = |at: usize| all[..at].iter().any(|other| other.is_version_of(all[at]));
    if (0..all.len()).any(versions) {
        return Err("two versions of a character are never in play together".to_owned());
    }
    // PEG-076.
    if characters.iter().filter(|character| character.is_leader()).count() > 1 {
        return Err("there can be at most 1 Cylon leader".to_owned());
    }
    game.lay_out();
    game.log.clear();
    game.turn.current = Seat(0);
    game.turn.number = 1;
    for (seat, &character) in game.seats().zip(characters) {
        let place = match character.row().start {
            Start::At(location) | Start::Either(location, _) => Place::At(location),
            Start::OffBoard => Place::Off,
            Start::Viper => {
                game.fleet.vipers -= 1;
                Place::Piloting(Area::PortBow)
            }
        };
        let player = game.player_mut(seat);
        player.character = Some(character);
        player.place = place;
        if character.is_leader() {
            player.standing = Standing::Leader;
        }
        game.start_daybreak(seat, character);
    }
    for &title in Title::ALL {
        game.fill(title);
    }
    game.fleet.nukes = game.rules.nukes;
    game.assist = assist.map(Assist::new);
    deal_human_cards(&mut game);
    game.log.clear();
    Ok(game)
}

/// Everybody has the not-a-Cylon cards of the first deal; the rest of the deck waits.
fn deal_human_cards(game: &mut Game) {
    game.deal_first_loyalty();
    if !matches!(game.rules.loyalty, LoyaltyPlan::Deck { .. }) {
        return;
    }
    for seat in game.seats() {
        // The Mutineer waits in the deck, and the card dealt for it stays (DAY-023).
        if let Some(at) = game.player(seat).shown.iter().position(|card| card.row().team == Team::Mutineer) {
            let card = game.player_mut(seat).shown.remove(at);
            game.decks.loyalty.push(Hidden::unseen(card));
        }
        for at in 0..usize::from(game.player(seat).loyalty.len()) {
            if game.player(seat).loyalty.as_slice()[at].card.row().team == Team::Human {
                continue;
            }
            let in_deck = game.decks.loyalty.iter().position(|card| card.card.row().team == Team::Human);
            let human = game.decks.loyalty.remove(in_deck.expect("more human cards than players"));
            let cylon = std::mem::replace(
                &mut game.player_mut(seat).loyalty.as_mut_slice()[at],
                Hidden::seen_by(human.card, seat),
            );
            game.decks.loyalty.push(Hidden::unseen(cylon.card));
        }
    }
    game.decks.loyalty.shuffle_unseen(&mut game.chance);
    for &title in Title::ALL {
        game.fill(title);
    }
}
