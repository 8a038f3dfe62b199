//! What the rules call random is random: over many seeds every outcome comes up.

use std::collections::BTreeSet;

use airlock_game::cards::Team;
use airlock_game::{Chance, Event, Game, Seat, Setup, Viewer};

fn seed(number: u32) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    seed
}

/// Plays the first answer of every question until the first turn begins.
fn set_up(players: u8, number: u32) -> (Game, Vec<Event>) {
    let mut game = Game::new(&Setup::base(players), seed(number)).expect("a legal setup");
    let mut events = game.take_log();
    while game.turn_number() == 0 {
        let ask = &game.asks()[0];
        let (seat, answer) = (ask.seat, ask.options.first());
        events.extend(game.answer(seat, answer).expect("a listed answer"));
    }
    (game, events)
}

/// BASE-016: the first player is random.
#[test]
fn anybody_can_be_the_first_player() {
    let firsts: BTreeSet<Seat> =
        (0..200).map(|number| set_up(5, number).0.view(Viewer::Spectator).turn.current).collect();
    assert_eq!(firsts.len(), 5);
}

/// BASE-025, BASE-026: as many Cylon cards as the table says, any of them, to anybody.
#[test]
fn anybody_can_be_a_cylon_by_any_card() {
    let (mut cards, mut seats) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..300 {
        let (_, events) = set_up(5, number);
        for event in events {
            if let Event::LoyaltyDealt { seat, card } = event {
                let card = card.value.expect("the full log");
                if card.row().team == Team::Cylon {
                    cards.insert(card.id());
                    seats.insert(seat);
                }
            }
        }
    }
    assert_eq!((cards.len(), seats.len()), (4, 5));
}

/// The die shows each side about equally often.
#[test]
fn the_die_is_fair() {
    let mut chance = Chance::new(seed(1));
    let mut counts = [0_u32; 8];
    for _ in 0..80_000 {
        counts[usize::from(chance.die()) - 1] += 1;
    }
    assert!(counts.iter().all(|&count| (9_500..10_500).contains(&count)), "{counts:?}");
}

/// Every order of four cards comes up about equally often.
#[test]
fn the_shuffle_is_fair() {
    let mut chance = Chance::new(seed(2));
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..48_000 {
        let mut cards = [0, 1, 2, 3];
        chance.shuffle(&mut cards);
        *counts.entry(cards).or_insert(0_u32) += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(counts.values().all(|&count| (1_800..2_200).contains(&count)), "{counts:?}");
}

/// BASE-069: what a check reveals comes in no telling order.
#[test]
fn cards_of_a_check_are_revealed_in_any_order() {
    let scenario = |number: u32| {
        let mut game = set_up(3, number).0;
        let mut chance = Chance::new(seed(number));
        let mut added = Vec::new();
        loop {
            let ask = &game.asks()[0];
            let (seat, answer) = (ask.seat, ask.options.pick(&mut chance));
            let events = game.answer(seat, answer).expect("a listed answer");
            added.extend(events.iter().filter_map(|event| match event {
                Event::DestinyAdded { card } | Event::CardAdded { card, .. } => card.value,
                _ => None,
            }));
            let revealed: Vec<_> = events
                .iter()
                .filter_map(|event| match event {
                    Event::CardRevealed { card, .. } => Some(*card),
                    _ => None,
                })
                .collect();
            if revealed.len() > 3 {
                return added == revealed;
            }
            if !revealed.is_empty() {
                added.clear();
            }
            if game.ending().is_some() {
                return false;
            }
        }
    };
    let in_order = (0..60).filter(|&number| scenario(number)).count();
    assert!(in_order < 10, "{in_order} of 60 checks were revealed in the order in which cards were added");
}
