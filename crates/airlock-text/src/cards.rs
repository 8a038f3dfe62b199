//! The text of every card that is no Crisis, and the one door to all texts.

use airlock_game::Source;
use airlock_game::cards::base::destination::OBJECTIVES;
use airlock_game::cards::base::tokens::dial;
use airlock_game::cards::daybreak::tokens::{MOTIVES_DEALT, MUTINEER_LIMIT};
use airlock_game::cards::{
    CardUse, Condition, Crisis, DeckEffect, Destination, Effect, Loyalty, MilestoneEffect, Mission, Mutiny, Objective,
    Quorum, Response, Script, SkillCard, SkillName, SkillSort, StandingRule, Stays, SuperCrisis, Team, Window,
};
use airlock_game::terms::{Resource, Set, Sets, Skill};

use crate::effects::{Writer, contains, goes_without_saying};
use crate::names::Named;
use crate::phrase::Phrase;
use crate::words::{Words, capital};

/// Something whose rules can be told.
pub trait Described {
    /// The rules as they are with these boxes on the table, a line for each box of the card. A thing that
    /// another box brings is told with that box.
    fn lines_with(&self, words: &Words, sets: Sets) -> Vec<String>;

    /// The rules as its own box has them.
    fn lines(&self, words: &Words) -> Vec<String> {
        self.lines_with(words, Sets::BASE)
    }
}

impl<T: Described> Described for &T {
    fn lines_with(&self, words: &Words, sets: Sets) -> Vec<String> {
        (*self).lines_with(words, sets)
    }
}

impl Words {
    /// The whole rules text of a card, sheet, location or token.
    pub fn text(&self, thing: impl Described) -> String {
        thing.lines(self).join("\n")
    }

    /// The same with these boxes on the table: an overlay or a longer line of succession changes it.
    pub fn text_with(&self, thing: impl Described, sets: Sets) -> String {
        thing.lines_with(self, sets).join("\n")
    }

    /// What the card, location or ability does as an action.
    pub(crate) fn action(&self, requires: &[Condition], script: Script) -> String {
        self.used("action", requires, script)
    }

    /// What it does when it is used so: as an action, instead of moving, by players of one kind.
    pub(crate) fn used(&self, timing: &'static str, requires: &[Condition], script: Script) -> String {
        self.timed(timing, requires, CardUse::Action(script))
    }

    fn timed(&self, timing: &'static str, requires: &[Condition], used: CardUse) -> String {
        let writer = Writer::new(self);
        let told = requires.iter().copied().filter(|&condition| !goes_without_saying(condition, used.script()));
        let told: Vec<Condition> = told.collect();
        let text = writer.use_prose(used);
        let say = |key: &'static str| self.say(key).text("timing", self.plain::<Phrase>(&format!("timed-{timing}")));
        if told.is_empty() {
            return say("timing-plain").text("text", text).sentence();
        }
        let say = say("timing-if").text("condition", writer.conditions(&told));
        say.text("text", capital(&text)).sentence()
    }

    /// When a card can be used, as a line of an explanation.
    pub fn when(&self, used: CardUse) -> String {
        match used {
            CardUse::Action(_) => self.plain("when-action"),
            CardUse::Movement(_) => self.plain("when-movement"),
            CardUse::MovementOrAction(_) => self.plain("when-movement-or-action"),
            CardUse::RecklessCheck(_) => self.plain("when-reckless-check"),
            CardUse::CheckAbility(_) => self.plain("when-check-ability"),
            CardUse::Response(response) => capital(&self.window(response.window())),
        }
    }

    /// How often a card can be used, where its own text limits it.
    pub fn limit(&self, card: SkillName, sets: Sets) -> Option<String> {
        limit_key(card, sets).map(|key| self.plain(key))
    }

    /// When that is, as the beginning of a clause.
    pub(crate) fn window(&self, window: Window) -> Phrase {
        self.plain(&format!("window-{}", window.id()))
    }
}

impl Described for Source {
    fn lines_with(&self, words: &Words, sets: Sets) -> Vec<String> {
        match self {
            Source::Crisis(card) => card.lines_with(words, sets),
            Source::SuperCrisis(card) => card.lines_with(words, sets),
            Source::Quorum(card) => card.lines_with(words, sets),
            Source::Destination(card) => card.lines_with(words, sets),
            Source::Location(location) => location.lines_with(words, sets),
            Source::Skill(card) => card.lines_with(words, sets),
            Source::Ability(ability) => ability.lines_with(words, sets),
            Source::Title(title) => title.lines_with(words, sets),
            Source::Loyalty(card) => card.lines_with(words, sets),
            Source::Mutiny(card) => card.lines_with(words, sets),
            Source::Mission(card) => card.lines_with(words, sets),
        }
    }
}

impl Described for Crisis {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
        let special = || words.plain(&format!("{}.special", self.key(words)));
        words.crisis_lines(self.row(), self.is_new_caprica(), special)
    }
}

impl Described for SuperCrisis {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
        let special = || words.plain(&format!("{}.special", self.key(words)));
        let mut lines = words.crisis_lines(self.row(), false, special);
        lines.push(words.plain("super-crisis-immune"));
        lines
    }
}

impl Described for SkillCard {
    fn lines_with(&self, words: &Words, sets: Sets) -> Vec<String> {
        let text = self.row().text;
        let timed = |timing| words.timed(timing, text.requires, text.used);
        let timing = match text.used {
            CardUse::Action(_) => timed("action"),
            CardUse::Movement(_) => timed("movement"),
            CardUse::MovementOrAction(_) => timed("movement-or-action"),
            CardUse::RecklessCheck(_) => timed("reckless-check"),
            CardUse::CheckAbility(_) => timed("check-ability"),
            CardUse::Response(response) => words.interrupt(response, text.requires),
        };
        let sort = match text.sort {
            SkillSort::Plain => None,
            SkillSort::Reckless => Some(words.plain("sort-reckless")),
            SkillSort::CylonOnly => Some(words.plain("sort-cylon-only")),
            SkillSort::Mutinous => Some(words.plain("sort-mutinous")),
        };
        std::iter::once(timing).chain(words.limit(text.name, sets.with(self.set()))).chain(sort).collect()
    }
}

impl Words {
    fn interrupt(&self, response: Response, requires: &[Condition]) -> String {
        let writer = Writer::new(self);
        let (window, text) = (response.window(), writer.response_prose(response));
        if requires.is_empty() {
            return self.say("timing-interrupt").text("window", self.window(window)).text("text", text).sentence();
        }
        let say = self.say("timing-interrupt-if").text("window", self.window(window));
        say.text("condition", writer.conditions(requires)).text("text", text).sentence()
    }
}

/// BASE-059, BASE-077, PEG-031, PEG-036, PEG-040, PEG-043, PEG-047, DAY-070, DAY-076: limits of the cards' own.
fn limit_key(card: SkillName, sets: Sets) -> Option<&'static str> {
    match card {
        SkillName::ExecutiveOrder if sets.contains(Set::Pegasus) => Some("limit-critical-situation"),
        SkillName::ExecutiveOrder => Some("limit-executive-order"),
        SkillName::CriticalSituation => Some("limit-critical-situation"),
        SkillName::MajorVictory => Some("limit-major-victory"),
        SkillName::Sabotage => Some("limit-sabotage"),
        SkillName::Calculations => Some("limit-calculations"),
        SkillName::BroadcastLocation
        | SkillName::ByYourCommand
        | SkillName::SpecialDestiny
        | SkillName::ForceTheirHand
        | SkillName::AllHandsOnDeck
        | SkillName::QuickThinking
        | SkillName::Dogfight
        | SkillName::InstallUpgrades
        | SkillName::Bait
        | SkillName::DradisContact
        | SkillName::ABetterMachine
        | SkillName::PersonalVices
        | SkillName::ViolentOutbursts
        | SkillName::ExploitAWeakness => Some("limit-check-ability"),
        SkillName::RestoreOrder if sets.contains(Set::Pegasus) => Some("limit-restore-order"),
        SkillName::DeclareEmergency => Some("limit-declare-emergency"),
        SkillName::StrategicPlanning => Some("limit-strategic-planning"),
        SkillName::ConsolidatePower
        | SkillName::InvestigativeCommittee
        | SkillName::LaunchScout
        | SkillName::EvasiveManeuvers
        | SkillName::MaximumFirepower
        | SkillName::Repair
        | SkillName::ScientificResearch
        | SkillName::SupportThePeople
        | SkillName::PreventativePolicy
        | SkillName::AtAnyCost
        | SkillName::GutsAndInitiative
        | SkillName::FullThrottle
        | SkillName::RunInterference
        | SkillName::JuryRigged
        | SkillName::GodsPlan
        | SkillName::HumanWeakness
        | SkillName::PopularInfluence
        | SkillName::Negotiation
        | SkillName::RestoreOrder
        | SkillName::ChangeOfPlans
        | SkillName::UnorthodoxPlan
        | SkillName::ASecondChance
        | SkillName::CombatVeteran
        | SkillName::LaunchReserves
        | SkillName::RaptorSpecialist
        | SkillName::TestTheLimits => None,
    }
}

impl Described for Quorum {
    fn lines_with(&self, words: &Words, sets: Sets) -> Vec<String> {
        let row = self.row();
        let text = Writer::new(words).standing(row.stays).prose(row.effect);
        let text = words
            .say("timing-plain")
            .text("timing", words.plain::<Phrase>("timed-action"))
            .text("text", text)
            .sentence();
        let discard = match row.stays {
            Some(_) => None,
            None if contains(row.effect, |effect| *effect == Effect::Decks(DeckEffect::LeaveGame)) => {
                Some("quorum-else-discard")
            }
            None => Some("quorum-then-discard"),
        };
        // DAY-098: where Administration makes no check.
        let protects = matches!(row.stays, Some(Stays { rule: StandingRule::NextCheckHarder(_), .. }));
        let protects = (protects && sets.contains(Set::Daybreak)).then_some("quorum-protects-title");
        let more = discard.into_iter().chain(protects).map(|key| words.plain(key));
        std::iter::once(text).chain(more).collect()
    }
}

impl Described for Mutiny {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
        let row = self.row();
        let leaves = |effect: &Effect| *effect == Effect::Decks(DeckEffect::LeaveGame);
        let discard = match contains(row.action, leaves) {
            true if row.action.iter().any(leaves) => None,
            true => Some("mutiny-else-discard"),
            false => Some("quorum-then-discard"),
        };
        let action = words.action(row.requires, row.action);
        std::iter::once(action).chain(discard.map(|key| words.plain(key))).collect()
    }
}

impl Described for Mission {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
        let mut lines = words.check_lines(&self.row().check);
        lines.push(words.plain("mission-immune"));
        lines
    }
}

impl Described for Destination {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
        let text = Writer::new(words).prose(self.row().effect);
        vec![
            words.say("destination-text").text("text", text).sentence(),
            words.say("destination-distance").number("distance", self.row().distance).end(),
        ]
    }
}

impl Described for Objective {
    fn lines_with(&self, words: &Words, sets: Sets) -> Vec<String> {
        let row = OBJECTIVES.iter().find(|row| row.objective == *self).expect("every objective has its card");
        let line = |effect, distance: u8| {
            let key = match effect {
                MilestoneEffect::SleeperAgentPhase => "milestone-sleeper-agent-phase",
                MilestoneEffect::NextJumpEnds => "milestone-next-jump-ends",
                MilestoneEffect::NewCapricaPhase => "milestone-new-caprica-phase",
            };
            // DAY-031.
            let motives = if sets.contains(Set::Daybreak) || *self == Objective::Earth { MOTIVES_DEALT } else { 0 };
            words.say(key).number("distance", distance).number("motives", motives).end()
        };
        row.milestones.iter().map(|milestone| line(milestone.effect, milestone.distance)).collect()
    }
}

impl Described for Loyalty {
    fn lines_with(&self, words: &Words, sets: Sets) -> Vec<String> {
        let row = self.row();
        let sets = sets.with(self.set());
        let has = |set| if sets.contains(set) { "yes" } else { "no" };
        let pegasus = has(Set::Pegasus);
        match row.team {
            Team::Human => vec![words.plain("loyalty-text-human")],
            Team::Cylon => {
                let text = Writer::new(words).prose(row.effect);
                let after = if row.after.is_empty() { Phrase::default() } else { Writer::new(words).inner(row.after) };
                // PEG-016, DAY-011, DAY-019.
                let expanded = if sets.is_base() { "no" } else { "yes" };
                let revealed = words.say("loyalty-revealed").text("expanded", expanded);
                let revealed = revealed.text("daybreak", has(Set::Daybreak));
                let revealed = revealed.text("more", if row.after.is_empty() { "no" } else { "yes" });
                vec![
                    words.plain("loyalty-text-cylon"),
                    words.say("loyalty-reveal").text("pegasus", pegasus).text("text", text).end(),
                    revealed.text("after", after).end(),
                ]
            }
            Team::SympatheticCylon => {
                words.plain::<String>("loyalty-text-sympathetic-cylon").lines().map(str::to_owned).collect()
            }
            Team::Mutineer => {
                let text: String = words.say("loyalty-text-mutineer").number("limit", MUTINEER_LIMIT).end();
                text.lines().map(str::to_owned).collect()
            }
            Team::Sympathizer => {
                let red = |&resource: &Resource| {
                    let at = i32::from(dial(resource).red);
                    words.say("red-at").name("resource", resource).number("count", at).end()
                };
                let reds = words.or(Resource::ALL.iter().map(red).collect());
                let text: String = words.say("loyalty-text-sympathizer").text("reds", reds).end();
                text.lines().map(str::to_owned).collect()
            }
        }
    }
}

impl Words {
    /// `2 Politics cards`.
    pub(crate) fn skill_cards(&self, skill: Skill, count: u8) -> Phrase {
        self.say("draw-skill").number("count", count).name("skill", skill).end()
    }
}
