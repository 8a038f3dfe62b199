//! Mutiny cards and miracle tokens: what it is worth to draw, hold, play and spend them (DAY-008 to DAY-022).

use airlock_game::cards::daybreak::tokens::{MIRACLE_COST, MIRACLE_LIMIT, MUTINEER_LIMIT, MUTINY_LIMIT};
use airlock_game::cards::{CharacterEffect, Effect, Mutiny, MutinyEffect, Quality, SkillCard, SkillSort, Team, Trait};
use airlock_game::terms::{Location, Resource};
use airlock_game::{Seat, Source};

use super::situation::{BRIG, CARD, Heart, Situation};
use super::worth::Scope;

/// A Mutiny card that may be played some time.
const MUTINY: i32 = 14;
/// With as many as he may hold, one more sends its holder to the Brig; the Mutineer draws them by his own Crises.
const DANGER: i32 = 45;
const DANGER_OF_MUTINEER: i32 = 120;
const DANGER_NEAR: i32 = 20;
/// The best of several Mutiny cards, played at once.
const OF_SEVERAL: i32 = 12;
/// A miracle token, beyond the price that its ability waits for.
const MIRACLE: i32 = 40;

impl Situation<'_> {
    pub fn is_mutineer(&self, seat: Seat) -> bool {
        self.player(seat).shown.iter().any(|card| card.row().team == Team::Mutineer)
    }

    /// DAY-014.
    fn mutiny_limit(&self, seat: Seat) -> usize {
        usize::from(if self.is_mutineer(seat) { MUTINEER_LIMIT } else { MUTINY_LIMIT })
    }

    /// What so many Mutiny cards in somebody's hand threaten him with.
    fn danger_with(&self, seat: Seat, held: usize) -> i32 {
        let limit = self.mutiny_limit(seat);
        let mutineer = self.is_mutineer(seat);
        match held {
            0 => 0,
            _ if held >= limit && mutineer => DANGER_OF_MUTINEER,
            _ if held >= limit => DANGER,
            _ if mutineer => DANGER_NEAR,
            _ => 0,
        }
    }

    /// What it is worth to be rid of one of them.
    fn relief(&self, seat: Seat) -> i32 {
        let held = self.player(seat).mutiny.len();
        self.danger_with(seat, held) - self.danger_with(seat, held.saturating_sub(1)) - MUTINY
    }

    pub fn mutiny_worth(&self, effect: &Effect, scope: &Scope) -> i32 {
        match *effect {
            Effect::Mutiny(MutinyEffect::Draw { who, cards }) => {
                self.sum(who, scope, |seat| self.drawn_mutiny(seat, usize::from(cards)))
            }
            Effect::Mutiny(MutinyEffect::DrawPardoned { who, .. }) => self.sum(who, scope, |seat| {
                let held = self.player(seat).mutiny.len();
                let each = if held == 0 { MUTINY - self.danger_with(seat, 1) } else { MUTINY / 3 };
                each * self.trust(seat) / 100 + self.wanted_mutiny(seat)
            }),
            Effect::Mutiny(MutinyEffect::Discard { who }) => self.sum(who, scope, |seat| {
                if self.player(seat).mutiny.is_empty() { 0 } else { self.relief(seat) * self.trust(seat) / 100 }
            }),
            Effect::Mutiny(MutinyEffect::PlayOf(cards)) => OF_SEVERAL * i32::from(cards) * self.trust(scope.you) / 100,
            Effect::Characters(CharacterEffect::GainMiracle { who }) => {
                self.sum(who, scope, |seat| self.miracle(seat) * self.trust(seat) / 100)
            }
            Effect::Characters(CharacterEffect::MoveMiracle { from, to }) => {
                let lost = self.sum(from, scope, |seat| {
                    if self.player(seat).miracles == 0 { 0 } else { self.kept_miracle(seat) * self.trust(seat) / 100 }
                });
                let giver = self.who(from, scope.you, scope.target).first().copied();
                let gives = giver.is_some_and(|seat| self.player(seat).miracles > 0);
                let gained = self.sum(to, scope, |seat| self.miracle(seat) * self.trust(seat) / 100);
                if gives { gained - lost } else { 0 }
            }
            _ => 0,
        }
    }

    /// What it is worth to the humans that somebody draws so many Mutiny cards: one too many sends him to the Brig.
    pub fn drawn_mutiny(&self, seat: Seat, cards: usize) -> i32 {
        if !self.is_human(seat) || cards == 0 {
            return 0;
        }
        let held = self.player(seat).mutiny.len();
        let over = held + cards > self.mutiny_limit(seat);
        let price = self.property(seat, Trait::mutiny_costs).map_or(0, |cost| i32::from(cost) * CARD * cards as i32);
        let more = self.danger_with(seat, held + cards) - self.danger_with(seat, held);
        let card = if over { MUTINY / 3 } else { MUTINY - more };
        let brig = if over && !self.is_prisoner(seat) { self.send_worth(seat, Location::Brig) } else { 0 };
        (card - price) * self.trust(seat) / 100 + brig + self.wanted_mutiny(seat)
    }

    /// What it costs to discard a card that gives a Mutiny card for it (DAY-021), in this officer's own eyes.
    pub fn mutiny_risk(&self, card: SkillCard) -> i32 {
        let due = card.row().text.sort == SkillSort::Mutinous && !self.view.turn.daybreak.mutinied.contains(self.me);
        if !due || !self.is_human(self.me) {
            return 0;
        }
        // Nobody likes the Brig, whoever he is.
        let caught = self.myself().mutiny.len() >= self.mutiny_limit(self.me) && !self.is_prisoner(self.me);
        let held = self.myself().mutiny.len();
        let more = self.danger_with(self.me, held + 1) - self.danger_with(self.me, held);
        if caught { BRIG } else { more - MUTINY - self.wanted_mutiny(self.me).abs() }
    }

    /// What the seat can do with one more miracle token.
    fn miracle(&self, seat: Seat) -> i32 {
        if self.may_gain_miracle(seat) { self.kept_miracle(seat) } else { 0 }
    }

    /// A token's share of the ability that it pays for.
    fn kept_miracle(&self, seat: Seat) -> i32 {
        let (_, cost) = self.miracle_terms(seat);
        if cost <= MIRACLE_COST {
            return MIRACLE;
        }
        // Dear abilities are great ones.
        let best = Resource::ALL.iter().map(|&resource| -self.loss(resource, -2)).max().unwrap_or(0);
        best.min(6 * MIRACLE) / i32::from(cost)
    }

    /// How many tokens the seat may hold, and what its ability costs (DAY-009, DAY-012).
    fn miracle_terms(&self, seat: Seat) -> (u8, u8) {
        let qualities = self.player(seat).character.map_or(&[][..], |character| character.row().qualities);
        let terms = qualities.iter().find_map(|quality| match *quality {
            Quality::Miracles { limit, cost } => Some((limit, cost)),
            Quality::AlternateOf(_) | Quality::StartsInfiltrating => None,
        });
        terms.unwrap_or((MIRACLE_LIMIT, MIRACLE_COST))
    }

    /// DAY-010, DAY-011: human players and leaders, below their limit.
    pub fn may_gain_miracle(&self, seat: Seat) -> bool {
        let may = self.is_human(seat) || self.has_agenda(seat);
        may && self.player(seat).miracles < self.miracle_terms(seat).0
    }

    /// How good it is to play a Mutiny card now; the danger that it is goes with it.
    pub fn play_mutiny_score(&self, card: Mutiny) -> i32 {
        let wanted = self.aim.as_ref().is_some_and(|aim| aim.goals.contains(&airlock_game::cards::Goal::HoldsMutiny));
        if wanted {
            return -1;
        }
        let scope = self.scope(self.me, Source::Mutiny(card));
        let rid = match self.heart {
            Heart::Human | Heart::HiddenCylon => self.relief(self.me),
            Heart::Cylon => 0,
        };
        self.own_score(card.row().action, &scope) + rid
    }

    /// What a Mutiny card is worth to the humans in the hand of that player.
    pub fn mutiny_card(&self, card: Mutiny, holder: Seat) -> i32 {
        self.worth(card.row().action, &self.scope(holder, Source::Mutiny(card)))
    }

    /// Whom a Cylon player makes the Mutineer: an honest player close to the Brig.
    pub fn mutineer_score(&self, seat: Seat) -> i32 {
        let close = self.player(seat).mutiny.len() as i32 * 20;
        self.trust(seat) + close
    }

    /// Who draws one more Loyalty card (DAY-026): it is least harm to whom everybody suspects already.
    pub fn draws_loyalty_score(&self, seat: Seat) -> i32 {
        match self.heart {
            Heart::Human => self.cylon(seat) - if seat == self.me { 10 } else { 0 },
            Heart::HiddenCylon | Heart::Cylon => 100 - self.cylon(seat),
        }
    }
}
