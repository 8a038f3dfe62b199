//! A bot that plays at random.

use airlock_game::{Answer, Ask, Chance};

use crate::{Bot, Look};

/// Takes any listed answer, each as likely as the next, from its own stream of chance: the dice
/// and shuffles of the game are not touched.
pub struct RandomBot {
    chance: Chance,
}

impl RandomBot {
    pub fn new(chance: Chance) -> RandomBot {
        RandomBot { chance }
    }
}

impl Bot for RandomBot {
    fn answer(&mut self, ask: &Ask, _look: &Look<'_>) -> Answer {
        ask.options.pick(&mut self.chance)
    }
}
