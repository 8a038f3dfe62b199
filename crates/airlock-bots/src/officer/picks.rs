//! Skill cards: what each is worth to keep, which to draw, which to give up.

use std::sync::LazyLock;

use airlock_game::cards::{
    CardUse, CheckAbility, CheckChange, Crisis, CrisisKind, DamageEffect, Effect, Response, SkillCard, SkillEffect,
    SkillSort, TurnEffect, ViperEffect,
};
use airlock_game::state::Place;
use airlock_game::terms::{Set, Sets, Skill, SkillCounts};

use super::situation::{Heart, Situation};

/// How often a type counts for a check of a Crisis, in percent.
static DEMAND: LazyLock<[[Vec<i32>; 2]; 2]> = LazyLock::new(|| {
    let with_pegasus = Sets::BASE.with(Set::Pegasus);
    let both = |sets: Sets| [demanded(sets), demanded(sets.with(Set::Daybreak))];
    [both(Sets::BASE), both(with_pegasus)]
});

fn demanded(sets: Sets) -> Vec<i32> {
    let checks: Vec<_> = Crisis::of(sets)
        .filter_map(|card| match card.row().kind {
            CrisisKind::Check(check) | CrisisKind::CheckOr { check, .. } => Some(check.skills),
            CrisisKind::Choice { .. } | CrisisKind::Attack { .. } => None,
        })
        .collect();
    let share = |skill: Skill| {
        let wanted = checks.iter().filter(|skills| skills.contains(skill)).count();
        (wanted * 100 / checks.len().max(1)) as i32
    };
    Skill::ALL.iter().map(|&skill| share(skill)).collect()
}

/// A point of strength of a type that every check wants.
const STRENGTH: i32 = 7;
/// The same to somebody who wants checks to fail.
const SPOILING: i32 = 8;
/// The text of a card that only Cylon players can use.
const FOR_CYLONS: i32 = 20;
/// To discard a card that lets a Cylon player strike (PEG-036).
const SABOTAGED: i32 = 25;

impl Situation<'_> {
    /// How often a type is wanted, in percent.
    pub fn demand(&self, skill: Skill) -> i32 {
        let sets = self.view.setup.sets;
        let of_sets = &DEMAND[usize::from(sets.contains(Set::Pegasus))][usize::from(sets.contains(Set::Daybreak))];
        of_sets[skill as usize]
    }

    /// Whether Treachery cards are in the game.
    pub fn has_treachery(&self) -> bool {
        self.view.setup.sets.contains(Set::Pegasus) || self.view.setup.sets.contains(Set::Daybreak)
    }

    /// Whether Mutiny cards are.
    pub fn has_mutiny(&self) -> bool {
        self.view.setup.sets.contains(Set::Daybreak)
    }

    /// Whether Galactica has no other battlestar beside her.
    pub fn is_alone(&self) -> bool {
        !self.view.setup.sets.contains(Set::Pegasus)
    }

    /// What it is worth to keep a card.
    pub fn keep(&self, card: SkillCard) -> i32 {
        self.keep_as(self.heart, card)
    }

    /// The same to somebody who plays for that side.
    pub fn keep_as(&self, heart: Heart, card: SkillCard) -> i32 {
        let strength = i32::from(card.strength());
        let (by_strength, text) = match heart {
            Heart::Human => (strength * STRENGTH * (20 + self.demand(card.skill())) / 100, self.text_worth(card)),
            Heart::HiddenCylon => {
                (strength * SPOILING * (120 - self.demand(card.skill())) / 100, self.text_worth(card) / 4)
            }
            Heart::Cylon => {
                let text = if card.row().text.sort == SkillSort::CylonOnly { FOR_CYLONS } else { 0 };
                (strength * SPOILING * (120 - self.demand(card.skill())) / 100, text)
            }
        };
        by_strength.max(text) + by_strength.min(text) / 3 + self.held_for_goal(card)
    }

    /// What the text of a card may come to be worth.
    fn text_worth(&self, card: SkillCard) -> i32 {
        let text = card.row().text;
        let piloting = matches!(self.myself().place, Place::Piloting(_));
        let pilot = self.myself().character.is_some_and(|character| character.row().is_pilot());
        let each = |effect: &Effect| match *effect {
            Effect::Target { then: [Effect::Turn(TurnEffect::Order)], .. } => 24,
            Effect::Skills(SkillEffect::Draw { cards, .. }) => 9 * i32::from(cards),
            Effect::Damage(DamageEffect::Repair { .. }) => 8 + 6 * self.view.fleet.damaged.len() as i32,
            Effect::Vipers(ViperEffect::AttackAsPilot(_)) if piloting => 20,
            Effect::Vipers(ViperEffect::AttackAsPilot(_)) if pilot => 10,
            _ => 6,
        };
        let script: i32 = card.script().iter().map(each).sum();
        let total = script
            + match text.used {
                CardUse::Response(response) => response_text_worth(response),
                CardUse::CheckAbility(CheckAbility::Run(_)) => 0,
                CardUse::CheckAbility(_) => 6,
                CardUse::Action(_)
                | CardUse::Movement(_)
                | CardUse::MovementOrAction(_)
                | CardUse::RecklessCheck(_) => 0,
            };
        // A turn has one action, a check one moment: of several cards alike the later ones wait.
        let alike = self.myself().hand.known.iter().filter(|other| other.row().text.name == text.name).count() as i32;
        total * 2 / (1 + alike.max(1))
    }

    /// What it costs to part with these cards. What is over the hand limit would be lost anyway.
    pub fn spending(&self, cards: &[SkillCard]) -> i32 {
        self.spending_as(self.heart, cards)
    }

    pub fn spending_as(&self, heart: Heart, cards: &[SkillCard]) -> i32 {
        let hand = &self.myself().hand.known;
        let over = hand.len().saturating_sub(self.hand_limit(self.me).max(0) as usize);
        let mut costs: Vec<i32> = cards.iter().map(|&card| self.keep_as(heart, card)).collect();
        costs.sort_unstable();
        let free = over.min(costs.len());
        // A full hand is spent more lightly than a thin one.
        let rate = match hand.len() {
            0..=3 => 110,
            4..=6 => 85,
            7 | 8 => 60,
            _ => 40,
        };
        costs[free..].iter().sum::<i32>() * rate / 100
    }

    /// The cards to part with: those that are worth least.
    pub fn cheapest(&self, from: &[SkillCard], count: usize) -> Vec<SkillCard> {
        let mut cards = from.to_vec();
        cards.sort_by_key(|&card| (self.keep(card) + self.sabotage_risk(card) + self.mutiny_risk(card), card.0));
        cards.truncate(count);
        cards
    }

    /// Whoever discards a Treachery card gives a Cylon player the chance to strike (PEG-036).
    fn sabotage_risk(&self, card: SkillCard) -> i32 {
        let struck = self.view.turn.more.sabotaged || card.skill() != Skill::Treachery || self.is_cylon();
        let foes = self.seats().filter(|&seat| !self.is_human(seat) && self.cylon(seat) >= 50);
        let armed = foes.filter(|&seat| self.player(seat).hand.cards > 0).count() as i32;
        if struck { 0 } else { SABOTAGED * armed.min(2) / 2 }
    }

    /// What the cheapest card of the hand is worth: the price of a move to another ship.
    pub fn cheapest_card(&self) -> i32 {
        self.myself().hand.known.iter().map(|&card| self.keep(card)).min().unwrap_or(0)
    }

    /// How good it is to draw so many of each type.
    pub fn draw_score(&self, draw: SkillCounts) -> i32 {
        let held = |skill: Skill| self.myself().hand.known.iter().filter(|card| card.skill() == skill).count() as i32;
        let each = |(skill, count): (Skill, u8)| {
            let worth = self.type_worth(skill) + self.drawn_for_goal(skill);
            // Many of a kind help less than some of each.
            (0..i32::from(count)).map(|more| worth - 4 * (held(skill) + more)).sum::<i32>()
        };
        draw.iter().map(each).sum()
    }

    pub fn type_worth(&self, skill: Skill) -> i32 {
        if self.is_cylon() {
            return 110 - self.demand(skill);
        }
        let piloting = matches!(self.myself().place, Place::Piloting(_));
        let need = match skill {
            Skill::Piloting if piloting => 25,
            Skill::Engineering => 6 * self.view.fleet.damaged.len() as i32 + 5,
            Skill::Politics | Skill::Leadership | Skill::Tactics | Skill::Piloting | Skill::Treachery => 0,
        };
        self.demand(skill) + need
    }

    /// The card of somebody's hand that a Cylon player takes.
    pub fn taken_score(&self, card: SkillCard) -> i32 {
        i32::from(card.strength()) * (20 + self.demand(card.skill()))
    }
}

/// What it may come to be worth to hold something for a window, beside the effects that it runs.
fn response_text_worth(response: Response) -> i32 {
    match response {
        Response::Run(..) => 0,
        Response::DieBonus(_) => 14,
        Response::Change(CheckChange::Difficulty(_)) | Response::LateDifficulty(_) => 12,
        Response::RerollAttack { .. }
        | Response::Change(CheckChange::FaceUp { .. } | CheckChange::CountPositive(_)) => 8,
        _ => 6,
    }
}
