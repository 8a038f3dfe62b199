//! What cards do to skill cards, hands and the Destiny deck.

use crate::cards::{Amount, Effect, From, Pick, Who};
use crate::terms::Skill;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkillEffect {
    Draw {
        who: Who,
        cards: u8,
        from: From,
    },
    Discard {
        who: Who,
        cards: Amount,
        pick: Pick,
    },
    /// Each human player with that many cards or fewer may draw some (PEG-038).
    RefillHands {
        at_most: u8,
        cards: u8,
    },
    /// Each human player may draw cards of his own types.
    HumansMayDraw(u8),
    /// Skill cards of that type are shuffled into the Destiny deck.
    IntoDestiny(Skill, u8),
    /// The Destiny deck is discarded; the new one has only that many cards of that type (PEG-112).
    NewDestiny(Skill, u8),
    /// This card and the top Destiny card change places (PEG-051).
    SwapWithDestiny,
    /// Take the top Destiny cards, then put as many from the hand on top (PEG-073).
    GlimpseDestiny(u8),
    /// Look at the whole Destiny deck, discard some of choice, shuffle it (PEG-114).
    ReadDestiny {
        discard: u8,
    },
    /// Change whole hands with that player (PEG-074).
    SwapHands {
        with: Who,
    },
    /// Take a random card from that player's hand (PEG-067).
    TakeRandomCard {
        from: Who,
    },
    /// Look at that player's hand and take one card of choice.
    TakeCard {
        from: Who,
    },
    /// Take all skill cards of that player, if he is another one (DAY-068).
    TakeHand {
        from: Who,
    },
    GiveCards {
        to: Who,
        cards: u8,
    },
    /// That player draws a card of a type that you name.
    DrawNamed {
        who: Who,
        cards: u8,
    },
    /// Draw cards of that player's skill set (DAY-066).
    DrawFromSetOf {
        who: Who,
        cards: u8,
    },
    /// Name a type; each player, Cylon players too, draws that many cards of it.
    EachDrawsNamed(u8),
    /// Take that many cards of choice from a skill deck and its discard pile.
    SearchSkills(u8),
}

pub const fn skills(effect: SkillEffect) -> Effect {
    Effect::Skills(effect)
}

pub const fn draw(who: Who, cards: u8, from: From) -> Effect {
    Effect::Skills(SkillEffect::Draw { who, cards, from })
}

pub const fn discard(who: Who, cards: u8) -> Effect {
    Effect::Skills(SkillEffect::Discard { who, cards: Amount::Exactly(cards), pick: Pick::Own })
}

pub const fn discard_at_random(who: Who, cards: u8) -> Effect {
    Effect::Skills(SkillEffect::Discard { who, cards: Amount::Exactly(cards), pick: Pick::Random })
}

pub const fn discard_all(who: Who) -> Effect {
    Effect::Skills(SkillEffect::Discard { who, cards: Amount::All, pick: Pick::Own })
}

pub const fn humans_may_draw(count: u8) -> Effect {
    Effect::Skills(SkillEffect::HumansMayDraw(count))
}

pub const fn into_destiny(skill: Skill, count: u8) -> Effect {
    Effect::Skills(SkillEffect::IntoDestiny(skill, count))
}

pub const fn new_destiny(skill: Skill, count: u8) -> Effect {
    Effect::Skills(SkillEffect::NewDestiny(skill, count))
}

pub const SWAP_WITH_DESTINY: Effect = Effect::Skills(SkillEffect::SwapWithDestiny);

pub const fn glimpse_destiny(count: u8) -> Effect {
    Effect::Skills(SkillEffect::GlimpseDestiny(count))
}

pub const fn read_destiny(discard: u8) -> Effect {
    Effect::Skills(SkillEffect::ReadDestiny { discard })
}

pub const fn swap_hands(with: Who) -> Effect {
    Effect::Skills(SkillEffect::SwapHands { with })
}

pub const fn take_random_card(from: Who) -> Effect {
    Effect::Skills(SkillEffect::TakeRandomCard { from })
}

pub const fn take_card(from: Who) -> Effect {
    Effect::Skills(SkillEffect::TakeCard { from })
}

pub const fn take_hand(from: Who) -> Effect {
    Effect::Skills(SkillEffect::TakeHand { from })
}

pub const fn give_cards(to: Who, cards: u8) -> Effect {
    Effect::Skills(SkillEffect::GiveCards { to, cards })
}

pub const fn draw_named(who: Who, cards: u8) -> Effect {
    Effect::Skills(SkillEffect::DrawNamed { who, cards })
}

pub const fn draw_from_set_of(who: Who, cards: u8) -> Effect {
    Effect::Skills(SkillEffect::DrawFromSetOf { who, cards })
}

pub const fn each_draws_named(count: u8) -> Effect {
    Effect::Skills(SkillEffect::EachDrawsNamed(count))
}

pub const fn search_skills(count: u8) -> Effect {
    Effect::Skills(SkillEffect::SearchSkills(count))
}
