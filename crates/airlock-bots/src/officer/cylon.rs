//! A Cylon's own questions: when to reveal himself, whom to strike.

use airlock_game::cards::{Loyalty, Objective, Team};
use airlock_game::terms::Resource;
use airlock_game::{LoyaltyPlan, Rules, Seat, Source};

use super::situation::{Heart, Situation};
use super::worth::Scope;

/// What a hidden Cylon is worth who is not suspected: checks that fail, actions that nobody takes.
const COVER: i32 = 150;
/// While nothing burns he does more harm than a Cylon player would.
const PEACE: i32 = 200;
/// A Cylon player who has Treachery cards to use, and can gather Super Crises, has less reason to wait.
const PEACE_OF_TREACHERY: i32 = 85;
const PEACE_OF_ABILITIES: i32 = 150;
/// Two battlestars are hard to bring down from within: there is nothing to wait for.
const PEACE_WITH_PEGASUS: i32 = 0;
/// Before the Sleeper Agent phase it is too early.
const SLEEPER: i32 = 130;
/// With this little left of a resource the end is near.
const CRITICAL: i32 = 3;

impl Situation<'_> {
    /// How good it is to reveal this card now; below 0 the Cylon stays hidden.
    pub fn reveal_score(&self, card: Loyalty) -> i32 {
        let scope = self.scope(self.me, Source::Loyalty(card));
        let strike = if self.in_brig(self.me) { 0 } else { (-self.worth(card.row().effect, &scope)).max(0) };
        strike + self.war() - self.cover()
    }

    /// What the humans have to fear of one more Cylon player.
    fn war(&self) -> i32 {
        let weakest = Resource::ALL.iter().map(|&resource| self.dial(resource)).min().unwrap_or(0);
        let critical = (CRITICAL + 1 - weakest).max(0) * 60;
        let ships = self.sky.danger() / 3;
        let last = if self.is_last_jump() { 80 } else { 0 };
        critical + ships.min(120) + last - self.peace()
    }

    /// What a hidden Cylon does more than a Cylon player while nothing burns.
    fn peace(&self) -> i32 {
        // On New Caprica a hidden Cylon may come to command the fleet (PEG-144).
        match self.view.setup.objective {
            // Treachery that acts by itself in checks serves a hidden Cylon as well (DAY-070).
            Objective::Kobol if self.has_mutiny() && self.is_alone() => PEACE_OF_ABILITIES,
            Objective::Kobol if self.has_mutiny() => PEACE_WITH_PEGASUS,
            Objective::Kobol if self.has_treachery() => PEACE_OF_TREACHERY,
            Objective::Earth => PEACE_OF_ABILITIES,
            Objective::Kobol | Objective::NewCaprica => PEACE,
        }
    }

    /// What it is worth to stay hidden: less, the more people suspect him.
    fn cover(&self) -> i32 {
        let looks = self.looks(self.me);
        let believed = (100 - looks - looks / 2).max(0);
        let brig = if self.in_brig(self.me) { 110 } else { 0 };
        let early = if self.before_sleepers() { SLEEPER } else { 0 };
        let hand = i32::from(self.myself().hand.cards).min(8) * 6;
        COVER * believed / 100 + early * believed / 100 + hand - brig
    }

    /// Whether Loyalty cards are still to be dealt.
    fn before_sleepers(&self) -> bool {
        let dealt = self.view.fleet.milestones > 0;
        match Rules::of(&self.view.setup).map(|rules| rules.loyalty) {
            Ok(LoyaltyPlan::Deck { .. }) => !dealt,
            Ok(LoyaltyPlan::AtSleeperPhase { .. } | LoyaltyPlan::Assist { .. } | LoyaltyPlan::None) | Err(_) => false,
        }
    }

    /// How good it is to choose this seat for what follows.
    pub fn target_score(&self, seat: Seat, script: airlock_game::cards::Script, scope: &Scope) -> i32 {
        let worth = self.worth(script, &Scope { target: Some(seat), ..*scope });
        match self.heart {
            Heart::Human => worth,
            Heart::Cylon => -worth,
            // In the open a hidden Cylon strikes at those who look worst.
            Heart::HiddenCylon => {
                let plausible = (self.looks(seat) - self.looks(self.me)).clamp(-40, 40);
                if seat == self.me { worth.min(-worth) } else { -worth + plausible }
            }
        }
    }

    /// Whom a Cylon player hands a Loyalty card to.
    pub fn hand_on_score(&self, seat: Seat) -> i32 {
        let hidden = self.myself().loyalty.iter().flatten().any(|card| card.row().team != Team::Human);
        let human = 100 - self.cylon(seat);
        if hidden { human + i32::from(self.player(seat).hand.cards) * 4 } else { -human }
    }
}
