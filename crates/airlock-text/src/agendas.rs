//! What Cylon leaders and the Sympathetic Cylon play for: agendas and motives.

use airlock_game::Seat;
use airlock_game::cards::daybreak::tokens::{MOTIVES_OF_A_SIDE, MOTIVES_UNREVEALED};
use airlock_game::cards::{Agenda, Goal, Motive, MotiveTime};
use airlock_game::terms::{Resource, Sets};

use crate::cards::Described;
use crate::names::Names;
use crate::phrase::Phrase;
use crate::words::Words;

impl Described for Agenda {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
        let row = self.row();
        let goals = words.goals(row.goals, Holder::Reader);
        let wins = words.say("agenda-wins").name("side", row.side).text("goals", goals).end();
        vec![words.say("agenda-kind").name("deck", row.deck).sentence(), wins, words.plain("agenda-secret")]
    }
}

impl Described for Motive {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
        let row = self.row();
        let goals = words.goals(row.goals, Holder::Reader);
        let when = match row.when {
            MotiveTime::AnyTime => "motive-any-time",
            MotiveTime::GameOver => "motive-game-over",
        };
        let wins = words.say("motive-wins").name("side", row.side).number("unrevealed", MOTIVES_UNREVEALED);
        vec![
            words.say("motive-side").name("side", row.side).end(),
            words.say(when).text("goals", goals).end(),
            wins.number("count", MOTIVES_OF_A_SIDE).end(),
        ]
    }
}

/// Whose agenda or motive it is.
#[derive(Clone, Copy)]
pub enum Holder<'a> {
    /// Whoever reads: so the card speaks.
    Reader,
    Other(Seat, &'a dyn Names),
}

impl Words {
    /// What an agenda asks, a sentence for each line: who must win, then what else must be so.
    pub fn agenda_lines(&self, agenda: Agenda, of: Holder<'_>) -> Vec<String> {
        let row = agenda.row();
        let side = self.say("agenda-line-side").name("side", row.side).sentence();
        let goals = row.goals.iter().map(|&goal| self.say("goal-line").text("goal", self.goal(goal, of)).sentence());
        std::iter::once(side).chain(goals).collect()
    }

    /// What must be so for a motive, in one sentence.
    pub fn motive_line(&self, motive: Motive, of: Holder<'_>) -> String {
        self.say("goal-line").text("goal", self.goals(motive.row().goals, of)).sentence()
    }

    fn goals(&self, goals: &[Goal], of: Holder<'_>) -> Phrase {
        self.conditions_and(goals.iter().map(|&goal| self.goal(goal, of)).collect())
    }

    /// One line of an agenda or a motive, as a clause.
    fn goal(&self, goal: Goal, of: Holder<'_>) -> Phrase {
        let held = |key: &'static str| match of {
            Holder::Reader => self.say(key).noun("who", "person-you", "you"),
            Holder::Other(seat, names) => self.say(key).person("who", seat, names),
        };
        let names = |resources: &[Resource]| resources.iter().map(|&resource| self.noun(resource)).collect();
        let counted = |key: &'static str, count: u8| self.say(key).number("count", count).end();
        match goal {
            Goal::AllAtMost(resources, value) if resources == Resource::ALL => counted("goal-every-at-most", value),
            Goal::AllAtMost([resource], value) => {
                self.say("condition-at-most").name("resource", *resource).number("count", value).end()
            }
            Goal::AllAtMost(resources, value) => {
                let resources = self.and(names(resources));
                self.say("goal-all-at-most").text("resources", resources).number("count", value).end()
            }
            Goal::AnyAtMost(resources, value) => {
                let resources = self.and(names(resources));
                self.say("goal-any-at-most").text("resources", resources).number("count", value).end()
            }
            Goal::AllRed => self.plain("goal-all-red"),
            Goal::Near(first, second, by) => {
                self.say("goal-near").name("first", first).name("second", second).number("count", by).end()
            }
            Goal::PlayedSuperCrisis => held("goal-played-super-crisis").end(),
            Goal::DamagedAtLeast(count) => counted("goal-damaged-at-least", count),
            Goal::GalacticaDamagedAtMost(count) => counted("goal-galactica-damaged-at-most", count),
            Goal::CaughtOrExecuted => held("goal-caught-or-executed").end(),
            Goal::Infiltrating => held("goal-infiltrating").end(),
            Goal::Free => held("goal-free").end(),
            Goal::CraftLost(count) => counted("goal-craft-lost", count),
            Goal::DistanceAtLeast(distance) => counted("goal-distance-at-least", distance),
            Goal::AtLeast(resource, value) => {
                self.say("goal-at-least").name("resource", resource).number("count", value).end()
            }
            Goal::OnBlueSpace => self.plain("condition-on-blue-space"),
            Goal::NoCylonShips => self.plain("goal-no-cylon-ships"),
            Goal::AnyDamaged(places) => self.say("goal-any-damaged").text("places", self.places(places)).end(),
            Goal::HoldsCards(skill, cards) => {
                held("goal-holds-cards").text("cards", self.skill_cards(skill, cards)).end()
            }
            Goal::HoldsEach(skills) => {
                let each = skills.iter().map(|&skill| self.skill_cards(skill, 1));
                held("goal-holds-cards").text("cards", self.and(each.collect())).end()
            }
            Goal::AnotherInBrig => self.plain("goal-another-in-brig"),
            Goal::HoldsMutiny => held("goal-holds-mutiny").end(),
            Goal::NoCenturions => self.plain("goal-no-centurions"),
            Goal::VipersLost(count) => counted("goal-vipers-lost", count),
        }
    }
}
