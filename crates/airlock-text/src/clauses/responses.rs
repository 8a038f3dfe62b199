//! What skill cards and abilities do out of turn or by themselves in a check.

use airlock_game::cards::{CardUse, CheckAbility, CheckChange, Response};

use super::nouns::count;
use super::{Context, cards, ships};

/// The clauses of a skill card, in order.
pub fn of_use(used: CardUse) -> Vec<String> {
    Context::default().card_use(used)
}

impl Context {
    pub(crate) fn card_use(self, used: CardUse) -> Vec<String> {
        match used {
            CardUse::Action(script)
            | CardUse::Movement(script)
            | CardUse::MovementOrAction(script)
            | CardUse::RecklessCheck(script) => self.clauses(script),
            CardUse::CheckAbility(ability) => self.check_ability(ability),
            CardUse::Response(response) => self.response(response),
        }
    }

    fn check_ability(self, ability: CheckAbility) -> Vec<String> {
        vec![match ability {
            CheckAbility::Run(script) => return self.clauses(script),
            CheckAbility::AddOrDrawMutiny => "if current player is human: may play 1 skill card faceup into this \
                                              check; if they do not they draw 1 mutiny card"
                .to_owned(),
            CheckAbility::ZerosAdd(by) => format!("each card of strength 0 in this check adds {by} to its total"),
            CheckAbility::TakeFromCheck { at_most } => format!(
                "may current player take 1 card of printed strength {at_most} or less, of another name, from this \
                 check into their hand"
            ),
            CheckAbility::DamageViperToRemove => "may current player damage 1 viper in a space area or the reserves \
                                                  to remove 1 other card from this check"
                .to_owned(),
            CheckAbility::DrawByOutcome { skill, pass, fail } => format!(
                "if this check passes current player draws {}; if it fails, {fail}",
                count(pass, &format!("{} card", skill.id()))
            ),
        }]
    }

    fn response(self, response: Response) -> Vec<String> {
        vec![match response {
            Response::Run(_, script) => return self.clauses(script),
            Response::InsteadOfPass(script) => {
                let instead = std::iter::once("the pass result is not resolved".to_owned());
                return instead.chain(self.clauses(script)).collect();
            }
            Response::BorrowTitle => return cards::borrow_title(),
            Response::ReplaceCrisis => {
                "may: that crisis card is discarded and a new one is drawn in its place".to_owned()
            }
            Response::ReplaceOption(then) => {
                format!("may make the result of the choice: {}", self.joined(then, "; "))
            }
            Response::SwitchOption => "may: the other option is taken instead".to_owned(),
            Response::DecideCheck => "may choose pass or fail: that result is applied and no check is made".to_owned(),
            Response::Change(change) => check_change(change),
            Response::FastLearner(cards) => format!(
                "may look at the top {cards} cards of any 1 skill deck, then adds all of them to the check or takes \
                 all of them into hand"
            ),
            Response::NoStrength => "may name a skill type: its cards in this check have strength 0".to_owned(),
            Response::AddRevealed => "may add any number of skill cards from hand to the check".to_owned(),
            Response::LateDifficulty(by) => difficulty(by),
            Response::TakeCheckCards => "may take all skill cards of the check (destiny cards included) into hand \
                                         instead of their being discarded"
                .to_owned(),
            Response::DieBonus(by) => format!("die result {by:+}"),
            Response::DieShift(by) => format!("die result +{by} or -{by}, as the player chooses"),
            Response::ReplaceIcons => return ships::replace_icons(),
            Response::RaidersMiss(raiders) => format!(
                "the first {raiders} raiders that activate in the player's space area miss; nothing is rolled for them"
            ),
            Response::RerollAttack { piloted } => return ships::reroll_attack(piloted),
            Response::SaveCivilian => return ships::save_civilian(),
            Response::Exchange { pay, gain } => {
                return vec![format!("{} -{}", pay.0.id(), pay.1), format!("{} +{}", gain.0.id(), gain.1)];
            }
            Response::WakeElsewhere => "may move to any cylon location and take another action instead of moving to \
                                        the resurrection ship"
                .to_owned(),
        }]
    }
}

fn check_change(change: CheckChange) -> String {
    match change {
        CheckChange::Difficulty(by) => difficulty(by),
        CheckChange::CountPositive(skill) => format!("all {} cards in this check count as positive", skill.id()),
        CheckChange::FaceUp { destiny: true } => {
            "all skill cards are added face up in this check, the destiny cards included".to_owned()
        }
        CheckChange::FaceUp { destiny: false } => {
            "all skill cards are added face up in this check, except the destiny cards".to_owned()
        }
        CheckChange::NoDestiny => "no destiny cards are added to this check".to_owned(),
        CheckChange::NoCheckAbilities => "check abilities are not resolved in this check".to_owned(),
        CheckChange::MiracleIfAbove(by) => {
            format!("if the check ends {by} or more above its printed difficulty current player gains 1 miracle token")
        }
    }
}

fn difficulty(by: i8) -> String {
    format!("difficulty {by:+}")
}
