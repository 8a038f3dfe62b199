//! Random games that begin with the arrival on New Caprica, which random play seldom lives to see.

use crate::ask::Answer;
use crate::cards::base::characters::{APOLLO, LAURA_ROSLIN, SAUL_TIGH, TOM_ZAREK, TYROL, WILLIAM_ADAMA};
use crate::cards::pegasus::characters::{CAVIL, DEE, HELENA_CAIN, KAT};
use crate::cards::{Character, Team};
use crate::chance::Chance;
use crate::event::Event;
use crate::frame::{Flow, Procedure};
use crate::game::Game;
use crate::rules::space::civilians::DestroyCivilian;
use crate::rules::turn::PlayerTurn;
use crate::scenario::quiet;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::terms::Area;
use crate::view::Viewer;

const GAMES: u8 = 36;

/// So often somebody with his own eyes looks at the table.
const LOOKS: usize = 23;

static TABLES: &[&[Character]] = &[
    &[WILLIAM_ADAMA, LAURA_ROSLIN, KAT],
    &[SAUL_TIGH, TOM_ZAREK, DEE, APOLLO],
    &[HELENA_CAIN, LAURA_ROSLIN, TYROL, CAVIL],
    &[WILLIAM_ADAMA, LAURA_ROSLIN, TYROL, KAT, CAVIL],
    &[WILLIAM_ADAMA, LAURA_ROSLIN, TYROL, KAT, TOM_ZAREK, CAVIL],
    &[WILLIAM_ADAMA, LAURA_ROSLIN, TYROL, KAT, TOM_ZAREK, DEE, CAVIL],
];

/// The fleet has just arrived, with somebody's Cylon card among the players.
fn settled(number: u8) -> Game {
    let characters = TABLES[usize::from(number) % TABLES.len()];
    let players = u8::try_from(characters.len()).expect("few players");
    let mut game = quiet(&Setup::pegasus(players), characters, None).expect("a legal table");
    game.chance = Chance::new([number; 32]);
    let traitor = Seat(number % 3);
    let cylon = game.decks.loyalty.iter().position(|held| held.card.row().team == Team::Cylon);
    if let Some(at) = cylon {
        let mine = game.player(traitor).loyalty.as_slice()[0].card;
        let card = std::mem::replace(&mut game.decks.loyalty.as_mut_slice()[at].card, mine);
        game.player_mut(traitor).loyalty.as_mut_slice()[0].card = card;
    }
    game.build_destiny();
    game.fleet.distance = 7;
    game.fleet.milestones = 2;
    // Some of it lies frozen round Galactica.
    game.space[Area::Fore].raiders = number % 4;
    game.fleet.boarding[0] = number % 2;
    game.arrive_at_new_caprica();
    game.turn.number = 0;
    game.run(Flow::go(PlayerTurn::default()));
    game
}

/// PEG-120 to PEG-145, whatever anybody does.
#[test]
fn games_on_new_caprica_keep_every_rule_of_the_engine() {
    let mut seen = [0_u32; 4];
    for number in 0..GAMES {
        let mut game = settled(number);
        let mut chance = Chance::new([number; 32]);
        for answers in 0.. {
            let at = format!("game {number} at answer {answers}");
            game.census().unwrap_or_else(|wrong| panic!("{at}: {wrong}"));
            if game.ending().is_some() {
                break;
            }
            if answers % LOOKS == 0 {
                look(&game, &mut chance, &at);
            }
            let ask = &game.asks()[chance.index(game.asks().len())];
            let (seat, answer): (Seat, Answer) = (ask.seat, ask.options.pick(&mut chance));
            for event in game.answer(seat, answer).expect("a listed answer") {
                match event {
                    Event::GalacticaReturned => seen[0] += 1,
                    Event::LeftNewCaprica { .. } => seen[1] += 1,
                    Event::ShipEvacuated { .. } => seen[2] += 1,
                    Event::Executed { .. } => seen[3] += 1,
                    _ => {}
                }
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 0), "not everything happened: {seen:?}");
}

/// PEG-133: the loose pile, then the Locked stack, then the Prepared one, then the board.
#[test]
fn a_ship_that_is_drawn_comes_from_the_stacks_before_the_board() {
    let mut game = settled(0);
    let board = game.new_caprica.as_mut().expect("the fleet has arrived");
    board.in_orbit = true;
    while board.locked.len() > 4 {
        game.fleet.destroyed_civilians.push(board.locked.pop().expect("longer").card);
    }
    game.fleet.civilians.extend(board.locked.pop());
    game.space[Area::Aft].civilians.extend(board.locked.pop());
    board.prepared.extend(board.locked.pop());
    let lying = |game: &Game| {
        let board = game.new_caprica.expect("the fleet has arrived");
        [game.fleet.civilians.len(), board.locked.len(), board.prepared.len(), game.space.civilians()]
    };
    assert_eq!(lying(&game), [1, 1, 1, 1]);
    let draw = |game: &mut Game| matches!(DestroyCivilian::drawn().step(game), Flow::Done);
    assert!(draw(&mut game));
    assert_eq!(lying(&game), [0, 1, 1, 1]);
    assert!(draw(&mut game));
    assert_eq!(lying(&game), [0, 0, 1, 1]);
    assert!(draw(&mut game));
    assert_eq!(lying(&game), [0, 0, 0, 1]);
    assert!(!draw(&mut game), "the current player picks one on the board");
}

fn look(game: &Game, chance: &mut Chance, at: &str) {
    let json = |game: &Game, viewer| serde_json::to_string(&game.view(viewer)).expect("plain data");
    for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
        let other = game.view(viewer).sample(chance);
        other.census().unwrap_or_else(|wrong| panic!("{at}: a sample has {wrong}"));
        assert_eq!(json(&other, viewer), json(game, viewer), "{at}: a sample looks different");
    }
    let bytes = serde_json::to_vec(game).expect("the state is plain data");
    let loaded: Game = serde_json::from_slice(&bytes).expect("a saved game can be loaded");
    assert_eq!(loaded.hash(), game.hash(), "{at}: loading changed the game");
}
