//! Cards that stay in play: for how long, and what they do there.

use airlock_game::cards::pegasus::combat::{SCAR_ACTS, SCAR_DESTROYED_FROM};
use airlock_game::cards::{StandingRule, Stays, Until};
use airlock_game::terms::Craft;

use super::Writer;
use super::choices::DIE;
use crate::phrase::Phrase;
use crate::words::Words;

impl Words {
    /// What a card does that lies in play, and for how long.
    pub fn standing(&self, standing: Stays) -> String {
        let writer = Writer::new(self);
        let say = self.say("standing").text("until", writer.until(standing.until));
        say.text("rule", writer.rule(standing.rule)).sentence()
    }
}

impl Writer<'_> {
    pub(super) fn stay_in_play(self) -> Phrase {
        match self.standing {
            Some(standing) => {
                let say = self.words.say("effect-stay-in-play-standing");
                say.text("until", self.until(standing.until)).text("rule", self.rule(standing.rule)).end()
            }
            None => self.words.plain("effect-stay-in-play"),
        }
    }

    pub(super) fn until(self, until: Until) -> Phrase {
        let key = match until {
            Until::Jump => "until-jump",
            Until::LossElseJump => "until-loss-else-jump",
            Until::JumpOrNoRaiders => "until-jump-or-no-raiders",
            Until::JumpOrScar => "until-jump-or-scar",
            Until::Used => "until-used",
            Until::End => "until-end",
            Until::JumpOrBasestar => "until-jump-or-basestar",
        };
        self.words.plain(key)
    }

    pub(super) fn rule(self, rule: StandingRule) -> Phrase {
        let say = |key: &'static str| self.words.say(key);
        match rule {
            StandingRule::UnmannedVipersRoll(by) => say("rule-unmanned-vipers-roll").change("by", by).end(),
            StandingRule::LaunchesMore(count) => say("rule-launches-more").number("count", count).end(),
            StandingRule::CannotActivate(location) => say("rule-cannot-activate").name("where", location).end(),
            StandingRule::NoLooking => say("rule-no-looking").end(),
            StandingRule::Closed(ship) => say("rule-closed").name("ship", ship).end(),
            StandingRule::Pursuit => say("rule-pursuit").end(),
            StandingRule::Travelled => say("rule-travelled").end(),
            StandingRule::NextCheckHarder(by) => say("rule-next-check-harder").change("by", by).end(),
            StandingRule::Arbitrator(by) => say("rule-arbitrator").change("by", by).end(),
            StandingRule::PicksDestination(cards) => say("rule-picks-destination").number("count", cards).end(),
            StandingRule::VicePresident => say("rule-vice-president").end(),
            StandingRule::Barrage(raiders) => {
                say("rule-barrage").text("ships", self.words.ships(Craft::Raider, raiders)).end()
            }
            StandingRule::Scar => say("rule-scar")
                .number("count", SCAR_ACTS)
                .text("range", self.words.range(SCAR_DESTROYED_FROM, DIE))
                .end(),
            StandingRule::CapturedCrew => say("rule-captured-crew").end(),
            StandingRule::DeadlyAtJump(places) => {
                say("rule-deadly-at-jump").text("places", self.words.places_at(places)).end()
            }
            StandingRule::NoOncePerGame => say("rule-no-once-per-game").end(),
            StandingRule::ChiefOfStaff(skill) => say("rule-chief-of-staff").name("skill", skill).end(),
            StandingRule::Probation => say("rule-probation").end(),
            StandingRule::ViperActivationCosts(cards) => {
                say("rule-viper-activation-costs").number("count", cards).end()
            }
            StandingRule::NoActionsOf(skill) => say("rule-no-actions-of").name("skill", skill).end(),
        }
    }
}
