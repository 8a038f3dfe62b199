use airlock_bots::*;
use airlock_game::*;
use airlock_game::save::Save;
fn seed(base: u64, n: u64) -> [u8; 32] { let mut s = [0; 32]; s[..8].copy_from_slice(&base.to_le_bytes()); s[8..16].copy_from_slice(&n.to_le_bytes()); s }
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let p: u8 = args[1].parse().unwrap(); let n: u64 = args[2].parse().unwrap();
    let setup = Setup::base(p);
    let mut save = Save::new(setup, seed(7, n));
    let mut game = Game::new(&setup, seed(7, n)).unwrap();
    let mut bots: Vec<Box<dyn Bot>> = (0..p).map(|s| Kind::Officer.bot(Chance::new(seed(700 + u64::from(s) + 1, n)))).collect();
    play_out(&mut game, &mut bots, |s, a, _| save.answers.push((s, a.clone()))).unwrap();
    println!("{}", serde_json::to_string(&save).unwrap());
}
