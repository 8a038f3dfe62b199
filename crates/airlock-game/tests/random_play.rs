use airlock_game::{Chance, Game, Setup};

#[test]
fn random_games_end() {
    for players in 1..=6 {
        for n in 0..200u64 {
            let mut seed = [0; 32];
            seed[..8].copy_from_slice(&n.to_le_bytes());
            seed[8] = players;
            let mut game = Game::new(&Setup::base(players), seed).expect("legal setup");
            let mut chance = Chance::new(seed);
            let mut answers = 0;
            while game.ending().is_none() {
                let asks = game.asks();
                let ask = asks[chance.index(asks.len())].clone();
                let answer = ask.options.pick(&mut chance);
                game.answer(ask.seat, answer).expect("legal");
                answers += 1;
                assert!(answers < 20_000, "endless");
            }
        }
    }
}
