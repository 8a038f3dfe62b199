//! Carries out what cards do to skill cards (BASE-009, BASE-033, BASE-190, PEG-038, DAY-066, DAY-068).

use super::destiny::{GlimpseDestiny, NameSkill, ReadDestiny};
use super::discard::{Demand, Discards};
use super::draw::DrawCards;
use super::effect::SkillEffect;
use super::hands::{GiveCards, TakeCard};
use super::search::{NameForAll, SearchSkills};
use super::spare::SpareDiscard;
use crate::cards::{Amount, From, Pick, Who};
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::seat::{Seat, SeatSet};
use crate::source::Source;

impl SkillEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        let one = |game: &Game, who: Who| by.who(game, who).first();
        match self {
            SkillEffect::Draw { who, cards, from } => return draw(game, by, who, cards, from),
            SkillEffect::Discard { who, cards, pick } => {
                let seats = by.who(game, who);
                return Some(discards(game, by, seats, who, cards, pick));
            }
            SkillEffect::RefillHands { at_most, cards } => {
                let few = |&seat: &Seat| game.player(seat).hand.len() <= at_most;
                let seats = game.humans().iter().filter(few).collect();
                return may_draw(game, you, seats, cards);
            }
            SkillEffect::HumansMayDraw(cards) => return may_draw(game, you, game.humans(), cards),
            SkillEffect::IntoDestiny(skill, cards) => game.shuffle_into_destiny(skill, cards),
            SkillEffect::NewDestiny(skill, cards) => game.replace_destiny(skill, cards),
            SkillEffect::SwapWithDestiny => {
                if let Source::Skill(card) = by.source() {
                    game.swap_with_destiny(you, card);
                }
            }
            SkillEffect::GlimpseDestiny(cards) => return Some(GlimpseDestiny::take(game, you, cards).into()),
            SkillEffect::ReadDestiny { discard } => return Some(ReadDestiny::look(game, you, discard).into()),
            SkillEffect::SwapHands { with } => {
                if let Some(with) = one(game, with) {
                    game.swap_hands(you, with);
                }
            }
            SkillEffect::TakeRandomCard { from } => {
                if let Some(from) = one(game, from) {
                    game.take_random_card(you, from);
                }
            }
            SkillEffect::TakeCard { from } => {
                let from = one(game, from)?;
                return Some(TakeCard::look(game, you, from).into());
            }
            SkillEffect::TakeHand { from } => {
                if let Some(from) = one(game, from).filter(|&from| from != you) {
                    game.take_hand(you, from);
                }
            }
            SkillEffect::GiveCards { to, cards } => {
                let to = one(game, to)?;
                return Some(GiveCards { from: you, to, cards }.into());
            }
            SkillEffect::DrawNamed { who, cards } => {
                let who = one(game, who)?;
                return Some(NameSkill { by: you, who, cards }.into());
            }
            SkillEffect::DrawFromSetOf { who, cards } => {
                let of = one(game, who)?;
                return Some(DrawCards::of_set(game, you, of, cards).into());
            }
            SkillEffect::EachDrawsNamed(cards) => return Some(NameForAll { seat: you, cards }.into()),
            SkillEffect::SearchSkills(cards) => {
                return Some(SearchSkills { seat: you, skill: None, left: cards }.into());
            }
        }
        None
    }
}

fn draw(game: &mut Game, by: &Resolve, who: Who, cards: u8, from: From) -> Option<Frame> {
    let (you, seats) = (by.you(), by.who(game, who));
    if let From::Skill(skill) = from {
        for seat in you.round(game.setup.players).filter(|&seat| seats.contains(seat)) {
            (0..cards).for_each(|_| game.draw_skill(seat, skill));
        }
        return None;
    }
    DrawCards::each(game, you, seats, cards, from).map(Frame::from)
}

/// BASE-033: each of the types of their own skill set, from the one who caused it on (BASE-009).
fn may_draw(game: &Game, you: Seat, seats: SeatSet, cards: u8) -> Option<Frame> {
    DrawCards::each(game, you, seats, cards, From::OwnTypes).map(|draws| draws.optional().into())
}

/// BASE-190: a Cylon player may ignore what a Crisis demands; no other text demands cards of one.
pub(crate) fn discards(game: &mut Game, by: &Resolve, seats: SeatSet, who: Who, cards: Amount, pick: Pick) -> Frame {
    // What somebody pays for their own action, a Cylon player too (DAY-095); nobody has forced them (BASE-211).
    let own = who == Who::You && pick == Pick::Own;
    let pays = own && matches!(by.source(), Source::Location(_) | Source::Mutiny(_));
    let seats = if pays || by.is_of_crisis() { seats } else { seats.and(game.humans()) };
    let demand = match cards {
        Amount::Exactly(cards) if pays => Demand::Payment(cards),
        Amount::Exactly(cards) => Demand::Exactly(cards),
        Amount::All => Demand::All,
    };
    let discards = Discards::new(seats, demand, pick);
    let discards = match by.source() {
        Source::Crisis(_) => discards.by_crisis(game),
        _ => discards,
    };
    let discards = if by.is_of_crisis() { discards.ignored_by_cylons(game) } else { discards };
    // DAY-038.
    SpareDiscard::of(game, by.source(), discards)
}
