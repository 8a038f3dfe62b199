//! Games with Daybreak, up to the first turn: every mix, watched at every answer.

use airlock_game::cards::{Objective, Team};
use airlock_game::terms::Set;
use airlock_game::{Chance, Game, Rules, Seat, Setup, View, Viewer};

/// Seeds for each mix.
const SEEDS: u8 = 40;

fn setups() -> impl Iterator<Item = Setup> {
    let objectives = [Objective::Kobol, Objective::NewCaprica, Objective::Earth];
    let plain = (3..=7).flat_map(|players| {
        let alone = Setup::daybreak(players);
        [alone, Setup { sets: alone.sets.with(Set::Pegasus), ..alone }]
    });
    let mixes = plain.flat_map(move |plain| objectives.map(|objective| Setup { objective, ..plain }));
    mixes.filter(|setup| Rules::of(setup).is_ok())
}

fn play(setup: Setup, seed: u8, mut look: impl FnMut(&Game)) -> Game {
    let mut game = Game::new(&setup, [seed; 32]).expect("a legal setup");
    let mut chance = Chance::new([seed; 32]);
    while game.turn_number() == 0 {
        look(&game);
        let ask = &game.asks()[0];
        let (seat, answer) = (ask.seat, ask.options.pick(&mut chance));
        game.answer(seat, answer).expect("a listed answer");
    }
    look(&game);
    game
}

#[test]
fn every_component_is_there_once() {
    for setup in setups() {
        for seed in 0..SEEDS {
            play(setup, seed, |game| game.census().unwrap_or_else(|wrong| panic!("{setup:?}, seed {seed}: {wrong}")));
        }
    }
}

/// What a seat cannot know is filled in anew, and it sees no difference.
#[test]
fn a_sample_looks_the_same_to_its_viewer() {
    for setup in setups() {
        for seed in 0..SEEDS / 4 {
            let mut chance = Chance::new([seed; 32]);
            play(setup, seed, |game| {
                let seats = (0..setup.players).map(|seat| Viewer::Seat(Seat(seat)));
                for viewer in seats.chain([Viewer::Spectator]) {
                    let view: View = game.view(viewer);
                    let sample = view.sample(&mut chance);
                    sample.census().unwrap_or_else(|wrong| panic!("{setup:?}, seed {seed}: {wrong}"));
                    assert_eq!(sample.view(viewer), view, "{setup:?}, seed {seed}, {viewer:?}");
                }
            });
        }
    }
}

/// DAY-001, DAY-003, DAY-023, DAY-032, DAY-055: who has what when the first turn begins.
#[test]
fn everybody_has_what_he_starts_with() {
    let mut mutineers = 0;
    for (setup, seed) in setups().flat_map(|setup| (0..SEEDS).map(move |seed| (setup, seed))) {
        let view = play(setup, seed, |_| {}).view(Viewer::Everything);
        for player in &view.players {
            let at = format!("{setup:?}, seed {seed}, {:?}", player.character);
            let character = player.character.expect("everybody has picked");
            let others = view.players.iter().filter(|other| other.seat != player.seat);
            let mut others = others.filter_map(|other| other.character);
            assert!(!others.any(|other| other.is_version_of(character)), "{at}: two versions");
            assert_eq!(player.miracles, 1, "{at}: miracle tokens");
            assert_eq!(player.motives.len(), if character.is_leader() { 2 } else { 0 }, "{at}: motives");
            let mutineer = player.shown.iter().any(|card| card.row().team == Team::Mutineer);
            mutineers += u32::from(mutineer);
            let mutiny = usize::from(mutineer) + usize::from(character.id() == "tom-zarek-alt");
            assert_eq!(player.mutiny.len(), mutiny, "{at}: Mutiny cards");
            let loyalty = match character.id() {
                _ if character.is_leader() => 0,
                "gaius-baltar" => 2,
                _ => 1,
            };
            assert_eq!(player.loyalty.len(), loyalty, "{at}: Loyalty cards");
            let titled = [view.admiral, view.president].contains(&Some(player.seat));
            assert!(!mutineer || !titled, "{at}: the Mutineer starts without a title");
            assert!(player.loyalty.iter().flatten().all(|card| card.row().team != Team::Mutineer), "{at}: hidden");
        }
    }
    assert!(mutineers > 0, "nobody was dealt the Mutineer");
}
