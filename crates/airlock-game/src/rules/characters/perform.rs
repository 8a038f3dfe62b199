//! Carries out what cards do to characters, titles and miracle tokens (BASE-051, PEG-119, DAY-009, DAY-012, DAY-041).

use super::effect::CharacterEffect;
use super::lost_boards::FreePrisoners;
use super::send_to::{SendTo, Whither};
use crate::cards::Who;
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::seat::Seat;
use crate::terms::Title;

impl CharacterEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        match self {
            CharacterEffect::Send { who, to } => by.who(game, who).iter().for_each(|seat| game.send(seat, to)),
            CharacterEffect::SendAboard { who, ship, by: chooser } => {
                return SendTo::open(game, by.who(game, who), by.decider(game, chooser), Whither::Aboard(ship));
            }
            CharacterEffect::SendAnywhere { who, by: chooser } => {
                return SendTo::open(game, by.who(game, who), by.decider(game, chooser), Whither::Anywhere);
            }
            CharacterEffect::FreePrisoners(ship) => {
                let prison = game.prison_of(by.you());
                let seats = game.humans().iter().filter(|&seat| game.player(seat).is_at(prison)).collect();
                return Some(FreePrisoners { seats, ship, next: None }.into());
            }
            CharacterEffect::Give { title, to } => {
                if let Some(seat) = by.who(game, to).first() {
                    game.give_title(title, seat);
                }
            }
            CharacterEffect::PassTitle(title) => game.pass_title(title),
            CharacterEffect::GainMiracle { who } => {
                by.who(game, who).iter().for_each(|seat| game.gain_miracle(seat));
            }
            CharacterEffect::MoveMiracle { from, to } => {
                if let (Some(from), Some(to)) = (by.who(game, from).first(), by.who(game, to).first()) {
                    game.move_miracle(from, to);
                }
            }
        }
        None
    }

    pub(crate) fn is_possible(&self, game: &Game, _you: Seat) -> bool {
        match *self {
            CharacterEffect::Give { title, to: Who::Admiral } => {
                let admiral = game.holder(Title::Admiral);
                admiral.is_some() && admiral != game.holder(title)
            }
            CharacterEffect::Give { .. }
            | CharacterEffect::Send { .. }
            | CharacterEffect::SendAboard { .. }
            | CharacterEffect::SendAnywhere { .. }
            | CharacterEffect::FreePrisoners(_)
            | CharacterEffect::PassTitle(_)
            | CharacterEffect::GainMiracle { .. }
            | CharacterEffect::MoveMiracle { .. } => true,
        }
    }
}
