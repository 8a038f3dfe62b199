//! The text of every card that is no Crisis, and the one door to all texts.

use airlock_game::Source;
use airlock_game::cards::base::destination::OBJECTIVES;
use airlock_game::cards::base::tokens::dial;
use airlock_game::cards::{
    Condition, Crisis, Destination, Effect, Loyalty, MilestoneEffect, Objective, Quorum, Script, SkillCard, SkillName,
    SuperCrisis, Team, Timing, Window,
};
use airlock_game::terms::Resource;

use crate::effects::{Writer, contains};
use crate::names::Named;
use crate::words::{Words, capital};

/// Something whose rules can be told.
pub trait Described {
    /// The rules, a line for each box.
    fn lines(&self, words: &Words) -> Vec<String>;
}

impl<T: Described> Described for &T {
    fn lines(&self, words: &Words) -> Vec<String> {
        (*self).lines(words)
    }
}

impl Words {
    /// The whole rules text of a card, sheet, location or token.
    pub fn text(&self, thing: impl Described) -> String {
        thing.lines(self).join("\n")
    }

    /// What the card, location or ability does as an action.
    pub(crate) fn action(&self, requires: &[Condition], script: Script) -> String {
        let writer = Writer::new(self);
        let text = writer.prose(script);
        if requires.is_empty() {
            return self.say("timing-action").text("text", text).sentence();
        }
        let say = self.say("timing-action-if").text("condition", writer.conditions(requires));
        say.text("text", capital(&text)).sentence()
    }

    /// When a card or ability with that timing can be used, as a line of an explanation.
    pub fn when(&self, timing: Timing) -> String {
        match timing {
            Timing::Action => self.plain("when-action"),
            Timing::Interrupt(window) => capital(&self.window(window)),
        }
    }

    /// How often a card can be used, where its own text limits it.
    pub fn limit(&self, card: SkillName) -> Option<String> {
        limit_key(card).map(|key| self.plain(key))
    }

    /// When that is, as the beginning of a clause.
    pub(crate) fn window(&self, window: Window) -> String {
        self.plain(&format!("window-{}", window.id()))
    }
}

impl Described for Source {
    fn lines(&self, words: &Words) -> Vec<String> {
        match self {
            Source::Crisis(card) => card.lines(words),
            Source::SuperCrisis(card) => card.lines(words),
            Source::Quorum(card) => card.lines(words),
            Source::Destination(card) => card.lines(words),
            Source::Location(location) => location.lines(words),
            Source::Skill(card) => card.lines(words),
            Source::Ability(ability) => ability.lines(words),
            Source::Title(title) => title.lines(words),
            Source::Loyalty(card) => card.lines(words),
        }
    }
}

impl Described for Crisis {
    fn lines(&self, words: &Words) -> Vec<String> {
        words.crisis_lines(self.row(), || words.plain(&format!("{}.special", self.key(words))))
    }
}

impl Described for SuperCrisis {
    fn lines(&self, words: &Words) -> Vec<String> {
        let mut lines = words.crisis_lines(self.row(), || words.plain(&format!("{}.special", self.key(words))));
        lines.push(words.plain("super-crisis-immune"));
        lines
    }
}

impl Described for SkillCard {
    fn lines(&self, words: &Words) -> Vec<String> {
        let text = self.row().text;
        let timing = match text.timing {
            Timing::Action => words.action(text.requires, text.effect),
            Timing::Interrupt(window) => {
                let say = words.say("timing-interrupt").text("window", words.window(window));
                say.text("text", Writer::new(words).prose(text.effect)).sentence()
            }
        };
        std::iter::once(timing).chain(words.limit(text.name)).collect()
    }
}

/// BASE-059, BASE-077: limits of the cards' own.
fn limit_key(card: SkillName) -> Option<&'static str> {
    match card {
        SkillName::ExecutiveOrder => Some("limit-executive-order"),
        SkillName::DeclareEmergency => Some("limit-declare-emergency"),
        SkillName::StrategicPlanning => Some("limit-strategic-planning"),
        SkillName::ConsolidatePower
        | SkillName::InvestigativeCommittee
        | SkillName::LaunchScout
        | SkillName::EvasiveManeuvers
        | SkillName::MaximumFirepower
        | SkillName::Repair
        | SkillName::ScientificResearch => None,
    }
}

impl Described for Quorum {
    fn lines(&self, words: &Words) -> Vec<String> {
        let row = self.row();
        let text = Writer::new(words).standing(row.stays).prose(row.effect);
        let text = words.say("timing-action").text("text", text).sentence();
        let discard = match row.stays {
            Some(_) => None,
            None if contains(row.effect, |effect| *effect == Effect::LeaveGame) => Some("quorum-else-discard"),
            None => Some("quorum-then-discard"),
        };
        std::iter::once(text).chain(discard.map(|key| words.plain(key))).collect()
    }
}

impl Described for Destination {
    fn lines(&self, words: &Words) -> Vec<String> {
        let text = Writer::new(words).prose(self.row().effect);
        vec![
            words.say("destination-text").text("text", text).sentence(),
            words.say("destination-distance").number("distance", self.row().distance).end(),
        ]
    }
}

impl Described for Objective {
    fn lines(&self, words: &Words) -> Vec<String> {
        let row = OBJECTIVES.iter().find(|row| row.objective == *self).expect("every objective has its card");
        let line = |effect, distance: u8| {
            let key = match effect {
                MilestoneEffect::SleeperAgentPhase => "milestone-sleeper-agent-phase",
                MilestoneEffect::NextJumpEnds => "milestone-next-jump-ends",
            };
            words.say(key).number("distance", distance).end()
        };
        row.milestones.iter().map(|milestone| line(milestone.effect, milestone.distance)).collect()
    }
}

impl Described for Loyalty {
    fn lines(&self, words: &Words) -> Vec<String> {
        match self.row().team {
            Team::Human => vec![words.plain("loyalty-text-human")],
            Team::Cylon => {
                let text = Writer::new(words).prose(self.row().effect);
                vec![
                    words.plain("loyalty-text-cylon"),
                    words.say("loyalty-reveal").text("text", text).end(),
                    words.plain("loyalty-revealed"),
                ]
            }
            Team::Sympathizer => {
                let red = |&resource: &Resource| {
                    let at = i32::from(dial(resource).red);
                    words.say("red-at").name("resource", resource).number("count", at).end()
                };
                let reds = words.or(Resource::ALL.iter().map(red).collect());
                let text = words.say("loyalty-text-sympathizer").text("reds", reds).end();
                text.lines().map(str::to_owned).collect()
            }
        }
    }
}
