//! What skill cards and abilities do out of turn or by themselves in a check.

use airlock_game::cards::{CardUse, CheckAbility, CheckChange, Response};

use super::Writer;
use crate::phrase::Phrase;
use crate::words::{Words, capital};

impl Writer<'_> {
    /// `look at the top card of the Crisis deck. Draw 1 Tactics card`: no capital, no full stop.
    pub(crate) fn use_prose(self, used: CardUse) -> Phrase {
        self.sentences(self.card_use(used))
    }

    pub(crate) fn response_prose(self, response: Response) -> Phrase {
        self.sentences(self.response(response))
    }

    fn card_use(self, used: CardUse) -> Vec<Phrase> {
        match used {
            CardUse::Action(script)
            | CardUse::Movement(script)
            | CardUse::MovementOrAction(script)
            | CardUse::RecklessCheck(script) => self.groups(script),
            CardUse::CheckAbility(ability) => self.check_ability(ability),
            CardUse::Response(response) => self.response(response),
        }
    }

    fn check_ability(self, ability: CheckAbility) -> Vec<Phrase> {
        vec![match ability {
            CheckAbility::Run(script) => return self.groups(script),
            CheckAbility::AddOrDrawMutiny => self.words.plain("effect-add-or-draw-mutiny"),
            CheckAbility::ZerosAdd(count) => self.counted("effect-zeros-add", count),
            CheckAbility::TakeFromCheck { at_most } => self.counted("effect-take-from-check", at_most),
            CheckAbility::DamageViperToRemove => self.words.plain("effect-damage-viper-to-remove"),
            CheckAbility::DrawByOutcome { skill, pass, fail } => self.draw_by_outcome(skill, pass, fail),
        }]
    }

    fn response(self, response: Response) -> Vec<Phrase> {
        vec![match response {
            Response::Run(_, script) => return self.groups(script),
            Response::InsteadOfPass(script) => {
                let instead = std::iter::once(self.words.plain("effect-instead-of-pass"));
                return instead.chain(self.groups(script)).collect();
            }
            Response::BorrowTitle => self.words.plain("effect-borrow-title"),
            Response::ReplaceCrisis => self.words.plain("effect-replace-crisis"),
            Response::ReplaceOption(then) => {
                let then = Writer { deed: false, ..self }.inner(then);
                self.words.say("effect-replace-option").text("then", then).end()
            }
            Response::SwitchOption => self.words.plain("effect-switch-option"),
            Response::DecideCheck => self.words.plain("effect-decide-check"),
            Response::Change(change) => self.check_change(change),
            Response::FastLearner(cards) => self.counted("effect-fast-learner", cards),
            Response::NoStrength => self.words.plain("effect-no-strength"),
            Response::AddRevealed => self.words.plain("effect-add-revealed"),
            Response::LateDifficulty(by) => self.difficulty(by),
            Response::TakeCheckCards => self.words.plain("effect-take-check-cards"),
            Response::DieBonus(by) => self.words.say("effect-die-bonus").change("by", by).end(),
            Response::DieShift(by) => self.words.say("effect-die-shift").change("by", by).end(),
            Response::ReplaceIcons => self.words.plain("effect-replace-icons"),
            Response::RaidersMiss(raiders) => self.counted("effect-raiders-miss", raiders),
            Response::RerollAttack { piloted } => self.words.say("effect-reroll-attack").change("by", piloted).end(),
            Response::SaveCivilian => self.words.plain("effect-save-civilian"),
            Response::Exchange { pay, gain } => self.exchange(pay, gain),
            Response::WakeElsewhere => self.words.plain("effect-wake-elsewhere"),
        }]
    }

    fn check_change(self, change: CheckChange) -> Phrase {
        match change {
            CheckChange::Difficulty(by) => self.difficulty(by),
            CheckChange::CountPositive(skill) => self.words.say("effect-count-positive").name("skill", skill).end(),
            CheckChange::FaceUp { destiny } => {
                self.words.say("effect-face-up").text("destiny", if destiny { "yes" } else { "no" }).end()
            }
            CheckChange::NoDestiny => self.words.plain("effect-no-destiny"),
            CheckChange::NoCheckAbilities => self.words.plain("effect-no-check-abilities"),
            CheckChange::MiracleIfAbove(by) => self.counted("effect-miracle-if-above", by),
        }
    }

    fn difficulty(self, by: i8) -> Phrase {
        self.words.say("effect-difficulty").change("by", by).end()
    }
}

impl Words {
    /// What a skill card does, as it stands in a box of the card.
    pub fn card_use(&self, used: CardUse) -> String {
        let writer = Writer::new(self);
        capital(&writer.side_by_side(writer.card_use(used)))
    }
}
