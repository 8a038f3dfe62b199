//! Random legal games of every player count and variant, watched at every step.
//!
//! `AIRLOCK_GAMES` sets how many are played.

use airlock_game::cards::daybreak::tokens::{MUTINEER_LIMIT, MUTINY_LIMIT};
use airlock_game::cards::{Character, Motive, Objective, Team};
use airlock_game::state::{Place, Standing};
use airlock_game::terms::{Location, Set, Ship, Side};
use airlock_game::view::PlayerView;
use airlock_game::{
    Answer, Ask, Chance, Choice, Difficulty, Frame, Game, How, Illegal, Interrupt, Options, Rules, Rulings, Seat,
    Setup, Variants, View, Viewer,
};

/// How many games by default, over all setups.
const GAMES: u64 = 10_000;

/// No random game is this long; a longer one never ends.
const LONGEST: usize = 20_000;

/// Every so many answers all listed answers are tried, not one.
const THOROUGH: usize = 7;

const OBJECTIVES: [Objective; 3] = [Objective::Kobol, Objective::NewCaprica, Objective::Earth];

fn setups() -> Vec<Setup> {
    let plain = (1..=6).map(Setup::base);
    let later = (3..=6).map(|players| Setup { rulings: Rulings::Later, ..Setup::base(players) });
    let without = [4, 6].map(|players| Setup {
        variants: Variants { no_sympathizer: true, ..Variants::default() },
        ..Setup::base(players)
    });
    let together = (2..=6).map(|players| Setup {
        variants: Variants { cooperative: true, ..Variants::default() },
        ..Setup::base(players)
    });
    let easier = Setup { difficulty: Difficulty::Easier, ..Setup::base(5) };
    let harder = Setup { difficulty: Difficulty::Harder, ..Setup::base(4) };
    let even = [3, 5].map(|players| Setup { even_windows: true, ..Setup::base(players) });
    let base = plain.chain(later).chain(without).chain(together).chain([easier, harder]).chain(even);
    base.chain(pegasus()).chain(daybreak()).collect()
}

/// Every mix that Pegasus allows.
fn pegasus() -> Vec<Setup> {
    let mut setups = Vec::new();
    let leaders = [false, true].map(|no_leaders| Variants { no_leaders, ..Variants::default() });
    let variants = [
        Variants { no_leaders: true, sympathetic_cylon: true, ..Variants::default() },
        Variants { no_leaders: true, no_sympathizer: true, ..Variants::default() },
    ];
    for players in 3..=7 {
        for objective in [Objective::Kobol, Objective::NewCaprica] {
            let plain = Setup { objective, ..Setup::pegasus(players) };
            let mixes = leaders.iter().chain(&variants).map(|&variants| Setup { variants, ..plain });
            setups.extend(mixes.filter(|setup| Rules::of(setup).is_ok()));
            setups.push(Setup { rulings: Rulings::Later, ..plain });
            setups.push(Setup { difficulty: Difficulty::Easier, ..plain });
            setups.push(Setup { even_windows: true, difficulty: Difficulty::Harder, ..plain });
        }
    }
    setups
}

/// Every mix that Daybreak allows, with Pegasus and without.
fn daybreak() -> Vec<Setup> {
    let mut setups = Vec::new();
    let variants = [false, true].map(|no_leaders| Variants { no_leaders, ..Variants::default() });
    for (players, objective) in (3..=7).flat_map(|players| OBJECTIVES.map(|objective| (players, objective))) {
        let alone = Setup { objective, ..Setup::daybreak(players) };
        let both = Setup { sets: alone.sets.with(Set::Pegasus), ..alone };
        for plain in [alone, both] {
            setups.extend(variants.map(|variants| Setup { variants, ..plain }));
            setups.push(Setup { rulings: Rulings::Later, ..plain });
            setups.push(Setup { difficulty: Difficulty::Easier, ..plain });
            setups.push(Setup { even_windows: true, difficulty: Difficulty::Harder, ..plain });
        }
    }
    setups.retain(|setup| Rules::of(setup).is_ok());
    setups
}

#[test]
fn random_games_keep_every_rule_of_the_engine() {
    let games = std::env::var("AIRLOCK_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(GAMES);
    let setups = setups();
    let threads = std::thread::available_parallelism().map_or(2, |cores| cores.get()) as u64;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let setups = &setups;
            scope.spawn(move || {
                for number in (thread..games).step_by(threads as usize) {
                    let setup = &setups[number as usize % setups.len()];
                    play(setup, number);
                }
            });
        }
    });
}

fn play(setup: &Setup, number: u64) {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut game = Game::new(setup, seed).expect("a legal setup");
    let mut chance = Chance::new(seed);
    let mut stale: Option<(Seat, Answer)> = None;
    for answers in 0..LONGEST {
        let at = || format!("game {number} of {setup:?} at answer {answers}");
        if let Err(wrong) = game.census() {
            panic!("{}: {wrong}", at());
        }
        if game.ending().is_some() {
            assert!(game.asks().is_empty(), "{}: a game that is over asks", at());
            assert_eq!(game.clone().answer(Seat(0), Answer::One(Choice::Pass)), Err(Illegal::Over));
            return;
        }
        assert!(!game.asks().is_empty(), "{}: nobody is asked", at());
        if answers % THOROUGH == 0 {
            try_every_answer(&game, &mut chance, &at);
            try_what_is_free(&game, &at);
            if let Err(wrong) = people_are_in_order(&game.view(Viewer::Everything)) {
                panic!("{}: {wrong}", at());
            }
            refuse_the_rest(&game, stale.take(), &at);
            save_and_load(&game, &at);
        }
        let asks = game.asks();
        let ask = &asks[chance.index(asks.len())];
        let (seat, answer) = (ask.seat, ask.options.pick(&mut chance));
        stale = Some((seat, answer.clone()));
        game.answer(seat, answer).unwrap_or_else(|illegal| panic!("{}: a listed answer is {illegal}", at()));
    }
    panic!("game {number} of {setup:?} does not end");
}

/// Every listed answer is accepted.
fn try_every_answer(game: &Game, chance: &mut Chance, at: &dyn Fn() -> String) {
    for ask in game.asks() {
        let answers = match &ask.options {
            Options::Choices(choices) => {
                let unique = choices.iter().enumerate().all(|(at, choice)| !choices[..at].contains(choice));
                assert!(unique, "{}: an answer is listed twice: {ask:?}", at());
                choices.iter().map(|&choice| Answer::One(choice)).collect()
            }
            Options::Cards { min, max, from } => {
                assert!(min <= max && usize::from(*max) <= from.len(), "{}: {ask:?}", at());
                vec![ask.options.first(), ask.options.pick(chance)]
            }
        };
        for answer in answers {
            let mut copy = game.clone();
            let result = copy.answer(ask.seat, answer.clone());
            assert!(result.is_ok(), "{}: {answer:?} of {ask:?} is refused", at());
            if let Err(wrong) = copy.census() {
                panic!("{}: after {answer:?}: {wrong}", at());
            }
        }
    }
}

/// A motive that is true may be revealed whoever is asked, and leaves the questions as they are; any other
/// is refused (DAY-033).
fn try_what_is_free(game: &Game, at: &dyn Fn() -> String) {
    if !game.setup().sets.contains(Set::Daybreak) {
        return;
    }
    let reveal = |motive| Choice::Use(Interrupt::Motive(motive), How::Plain);
    for (seat, choice) in
        (0..game.setup().players).map(Seat).flat_map(|seat| Motive::all().map(move |m| (seat, reveal(m))))
    {
        let asked = game.ask_of(seat).is_some_and(|ask| ask.options.allows(&Answer::One(choice)));
        let free = game.free_answers(seat).contains(&choice);
        assert!(!(asked && free), "{}: {choice:?} is listed twice", at());
        let mut copy = game.clone();
        assert_eq!(copy.answer(seat, Answer::One(choice)).is_ok(), asked || free, "{}: {choice:?}", at());
        if free {
            assert_eq!(copy.asks(), game.asks(), "{}: {choice:?} has answered a question", at());
            copy.census().unwrap_or_else(|wrong| panic!("{}: after {choice:?}: {wrong}", at()));
        }
    }
}

/// What holds for every player, unless somebody is just changing sides or drawing Mutiny cards: who may hold
/// what, be what, and stand where.
fn people_are_in_order(view: &View) -> Result<(), String> {
    let changing = |frame: &Frame| {
        matches!(
            frame,
            Frame::Preparation(_)
                | Frame::Reveal(_)
                | Frame::Execution(_)
                | Frame::Sleeper(_)
                | Frame::HandOnMutineer(_)
                | Frame::EndInfiltration(_)
        )
    };
    if view.frames.iter().any(changing) {
        return Ok(());
    }
    let drawing = view.frames.iter().any(|frame| matches!(frame, Frame::DrawMutiny(_)));
    let is_mutineer = |player: &&PlayerView| player.shown.iter().any(|card| card.row().team == Team::Mutineer);
    for player in &view.players {
        let character = player.character.ok_or("somebody has no character")?;
        let who = character.id();
        let human = player.is_human();
        let (limit, _) = character.miracles();
        let allowed = if is_mutineer(&player) { MUTINEER_LIMIT } else { MUTINY_LIMIT };
        let alive = |of: Character| !view.fleet.executed.contains(&of);
        let others = view.players.iter().filter(|other| other.seat != player.seat).filter_map(|other| other.character);
        let doubled = |other: Character| alive(other) && (other == character || other.is_version_of(character));
        let rules = [
            ("too many Mutiny cards", drawing || player.mutiny.len() <= usize::from(allowed)),
            ("Mutiny cards as a Cylon", human || player.mutiny.is_empty()),
            ("too many miracle tokens", player.miracles <= limit),
            ("a miracle token as a Cylon", human || character.is_leader() || player.miracles == 0),
            ("Loyalty cards as a leader", !character.is_leader() || player.loyalty.is_empty()),
            ("motives without being a leader", character.is_leader() || player.motives.is_empty()),
            (
                "the Mutineer as a Cylon",
                human || !is_mutineer(&player) || !view.players.iter().any(PlayerView::is_human),
            ),
            ("an assault raptor on the ground", matches!(player.place, Place::Piloting(_)) || !player.in_raptor),
            ("another version in play", !others.clone().any(doubled)),
            ("a place that is not for him", is_for(view, player)),
        ];
        if let Some((wrong, _)) = rules.iter().find(|(_, right)| !right) {
            return Err(format!("{who} has {wrong}"));
        }
    }
    if view.players.iter().filter(is_mutineer).count() > 1 {
        return Err("there are two Mutineers".to_owned());
    }
    let titled = [view.admiral, view.president].into_iter().flatten();
    match titled.map(|seat| &view.players[seat.index()]).find(|holder| holder.standing != Standing::Human) {
        Some(holder) => Err(format!("{:?} holds a title", holder.character)),
        None => Ok(()),
    }
}

/// BASE-046, DAY-093, DAY-094, DAY-108.
fn is_for(view: &View, player: &PlayerView) -> bool {
    let Place::At(at) = player.place else { return player.place == Place::Off || player.is_human() };
    let own = if player.is_human() { Side::Human } else { Side::Cylon };
    match at.ship() {
        Ship::Cylon if at == Location::HubDestroyed => own == Side::Cylon && view.fleet.hub_destroyed,
        Ship::Cylon if at == Location::ResurrectionShip => own == Side::Cylon && !view.fleet.hub_destroyed,
        Ship::Cylon => own == Side::Cylon,
        Ship::NewCaprica => view.new_caprica.is_some(),
        // A second Cylon Civil War may change its side; who is aboard then stays until he leaves.
        Ship::RebelBasestar => view.search.rebels.is_some(),
        Ship::ColonialOne => own == Side::Human && view.new_caprica.is_none() && !view.fleet.colonial_one_destroyed,
        Ship::Pegasus => own == Side::Human && !view.fleet.pegasus_destroyed,
        Ship::Galactica | Ship::Demetrius => own == Side::Human,
    }
}

/// Answers that are not listed are refused, and change nothing.
fn refuse_the_rest(game: &Game, stale: Option<(Seat, Answer)>, at: &dyn Fn() -> String) {
    let before = game.hash();
    let unlisted = |ask: &Ask| {
        let mut answers = vec![Answer::One(Choice::Pass), Answer::One(Choice::Accept), Answer::Cards(Vec::new())];
        answers.extend((0..4).map(|option| Answer::One(Choice::Option(option))));
        answers.extend((0..8).map(|seat| Answer::One(Choice::Seat(Seat(seat)))));
        answers.extend(airlock_game::terms::Location::ALL.iter().map(|&to| Answer::One(Choice::Location(to))));
        answers.extend(airlock_game::terms::Area::ALL.iter().map(|&to| Answer::One(Choice::Area(to))));
        if let Options::Cards { from, max, .. } = &ask.options {
            let mut too_many = from.clone();
            too_many.extend(from.first().copied());
            if too_many.len() > usize::from(*max) {
                answers.push(Answer::Cards(too_many));
            }
        }
        answers.retain(|answer| !ask.options.allows(answer));
        answers
    };
    let mut copy = game.clone();
    for ask in game.asks() {
        for answer in unlisted(ask) {
            assert_eq!(copy.answer(ask.seat, answer.clone()), Err(Illegal::NotAnOption), "{}: {answer:?}", at());
        }
    }
    for seat in (0..8).map(Seat).filter(|&seat| game.ask_of(seat).is_none()) {
        assert_eq!(copy.answer(seat, Answer::One(Choice::Pass)), Err(Illegal::NotAsked(seat)), "{}", at());
    }
    if let Some((seat, answer)) =
        stale.filter(|(seat, answer)| game.ask_of(*seat).is_none_or(|ask| !ask.options.allows(answer)))
    {
        assert!(copy.answer(seat, answer).is_err(), "{}: a stale answer is taken", at());
    }
    assert_eq!(copy.hash(), before, "{}: a refused answer changed the game", at());
    assert_eq!(copy.asks(), game.asks());
}

/// A saved and loaded game is the same game.
fn save_and_load(game: &Game, at: &dyn Fn() -> String) {
    let bytes = serde_json::to_vec(game).expect("the state is plain data");
    let loaded: Game = serde_json::from_slice(&bytes).expect("a saved game can be loaded");
    assert_eq!(loaded.hash(), game.hash(), "{}: loading changed the game", at());
    assert_eq!(loaded.asks(), game.asks(), "{}: loading changed the questions", at());
}
