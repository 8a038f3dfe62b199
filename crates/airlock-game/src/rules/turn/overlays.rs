//! Overlays and their locations, and what Crises of Daybreak do to people (DAY-093 to DAY-098).

use crate::cards::Effect;
use crate::event::Event;
use crate::frame::Flow;
use crate::game::Game;
use crate::rules::characters::lost_boards::FreePrisoners;
use crate::rules::quorum::unseat::Unseat;
use crate::rules::script::Resolve;

impl Resolve {
    pub(crate) fn overlay_effect(self, game: &mut Game, effect: Effect) -> Flow {
        let you = self.you();
        match effect {
            Effect::DestroyHub => game.destroy_hub(),
            Effect::DiscardQuorum(cards) => game.discard_random_quorum(cards),
            Effect::FreePrisoners(ship) => {
                let prison = game.prison_of(you);
                let seats = game.humans().iter().filter(|&seat| game.player(seat).is_at(prison)).collect();
                return self.then(FreePrisoners { seats, ship, next: None });
            }
            Effect::Unseat { to } => {
                if let Some(to) = self.who(game, to).first() {
                    return self.then(Unseat { to });
                }
            }
            // DAY-039: whoever infiltrates does so no longer.
            Effect::GoTo(to) if game.player(you).infiltrating => game.leave_humans(you, to),
            Effect::GoTo(to) if game.player(you).is_at(to) => {}
            Effect::GoTo(to) => {
                game.put_at(you, to);
                game.log(Event::Moved { seat: you, to });
            }
            effect => unreachable!("{effect:?} is not about overlays"),
        }
        self.done()
    }
}
