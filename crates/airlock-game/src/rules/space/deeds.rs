//! What Mutiny cards and characters do besides drawing Mutiny cards (DAY-020, DAY-066, DAY-068).

use crate::cards::Effect;
use crate::event::DaybreakEvent;
use crate::frame::Flow;
use crate::game::Game;
use crate::rules::quorum::bury::BuryQuorum;
use crate::rules::script::Resolve;
use crate::rules::skills::draw::DrawCards;
use crate::rules::skills::hands::GiveCards;
use crate::rules::space::attack::ChooseFoe;
use crate::rules::space::civilians::ReturnCivilian;
use crate::rules::space::cylon_ships::place::PlaceAnywhere;

impl Resolve {
    pub(crate) fn deed_effect(self, game: &mut Game, effect: Effect) -> Flow {
        let you = self.you();
        match effect {
            Effect::DrawFromSetOf { who, cards } => {
                if let Some(of) = self.who(game, who).first() {
                    return self.then(DrawCards::of_set(game, you, of, cards));
                }
            }
            Effect::GiveCards { to, cards } => {
                if let Some(to) = self.who(game, to).first() {
                    return self.then(GiveCards { from: you, to, cards });
                }
            }
            Effect::TakeHand { from } => {
                if let Some(from) = self.who(game, from).first().filter(|&from| from != you) {
                    game.take_hand(you, from);
                }
            }
            Effect::Quarantine => {
                game.look_at_all_civilians(you);
                return self.then(ReturnCivilian { seat: you, replaced: true });
            }
            Effect::RecallCivilian => return self.then(ReturnCivilian { seat: you, replaced: false }),
            Effect::BuryQuorum(cards) => {
                game.look_at_quorum_hand(you);
                return self.then(BuryQuorum { seat: you, left: cards });
            }
            Effect::PlaceAnywhere { .. } => {
                return self.then(PlaceAnywhere { seat: you, code: self.code(), at: self.at() });
            }
            Effect::AttackCenturionWith(bonus) => return self.then(ChooseFoe::from_armory(you).with_bonus(bonus)),
            Effect::RemoveNukes => {
                if std::mem::take(&mut game.fleet.nukes) > 0 {
                    game.log(DaybreakEvent::NukesRemoved);
                }
            }
            effect => unreachable!("{effect:?} is no deed"),
        }
        self.done()
    }
}
