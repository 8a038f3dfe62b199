//! Carries out what cards do to Quorum cards and the President (BASE-240, DAY-082, DAY-098).

use super::bury::BuryQuorum;
use super::effect::QuorumEffect;
use super::unseat::Unseat;
use super::{PlayQuorum, ResolveQuorumOf, ShareQuorum};
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::seat::Seat;

impl QuorumEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        match self {
            QuorumEffect::Draw { who, cards } => {
                for seat in by.who(game, who).iter() {
                    (0..cards).for_each(|_| game.draw_quorum(seat));
                }
            }
            QuorumEffect::Play => return Some(PlayQuorum::new(you).into()),
            QuorumEffect::ResolveOf(cards) => return Some(ResolveQuorumOf::draw(game, you, cards).into()),
            QuorumEffect::Share(cards) => return Some(ShareQuorum::draw(game, you, cards).into()),
            QuorumEffect::Bury(cards) => {
                game.look_at_quorum_hand(you);
                return Some(BuryQuorum { seat: you, left: cards }.into());
            }
            QuorumEffect::Discard(cards) => game.discard_random_quorum(cards),
            QuorumEffect::Unseat { to } => {
                let to = by.who(game, to).first()?;
                return Some(Unseat { to }.into());
            }
        }
        None
    }

    pub(crate) fn is_possible(&self, game: &Game, you: Seat) -> bool {
        match self {
            QuorumEffect::Play => game.playable_quorum(you).next().is_some(),
            QuorumEffect::Share(_) => !game.decks.quorum.is_empty(),
            QuorumEffect::Draw { .. }
            | QuorumEffect::ResolveOf(_)
            | QuorumEffect::Bury(_)
            | QuorumEffect::Discard(_)
            | QuorumEffect::Unseat { .. } => true,
        }
    }
}
