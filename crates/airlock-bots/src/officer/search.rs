//! The Search for Home: missions, Demetrius, the Rebel Basestar (DAY-101 to DAY-111).

use airlock_game::cards::{DeckEffect, Effect, Mission, MissionEffect, Objective, SkillEffect};
use airlock_game::state::Place;
use airlock_game::terms::{Side, Skill};
use airlock_game::{Choice, Question, Seat, Source};

use super::situation::{CARD, CRISIS, JUMP_ICONS, Situation};
use super::worth::{CRISES_A_DISTANCE, Scope};

/// The Rebel Basestar on one's own side.
const REBELS: i32 = 90;
/// Cylon players who wake up far from everything.
const NO_HUB: i32 = 60;
/// What a token or a Super Crisis card is worth to whoever pays with it.
const PAYMENT: i32 = 38;
/// The Skill cards that the checks of a Crisis take, on the whole.
const CARDS_OF_A_CRISIS: i32 = 35;
/// A card of choice is worth more than any.
const SEARCHED: i32 = CARD + 14;

impl Situation<'_> {
    pub fn searches_home(&self) -> bool {
        self.view.setup.objective == Objective::Earth
    }

    pub fn search_worth(&self, effect: &Effect, scope: &Scope) -> i32 {
        let by_you = |worth: i32| worth * self.trust(scope.you) / 100;
        match *effect {
            Effect::Missions(MissionEffect::RebelBasestar(Side::Human)) => REBELS,
            Effect::Missions(MissionEffect::RebelBasestar(Side::Cylon)) => -REBELS,
            Effect::Missions(MissionEffect::DestroyHub) => NO_HUB,
            Effect::Missions(MissionEffect::Distance(by)) => i32::from(by) * self.mission_distance(),
            Effect::Missions(MissionEffect::TurnFaceDown) => 0,
            Effect::Missions(MissionEffect::Activate) => self.mission_mean() + self.skipped_crisis(),
            Effect::Skills(SkillEffect::EachDrawsNamed(cards)) => {
                // What is beyond the hand limit is lost, and a full hand needs no more.
                let each = |seat: Seat| match self.hand_limit(seat) - i32::from(self.player(seat).hand.cards) {
                    ..=0 => 0,
                    1..=3 => CARD / 2,
                    _ => CARD,
                };
                let total: i32 = self.seats().map(|seat| each(seat) * self.trust(seat) / 100).sum();
                total * i32::from(cards)
            }
            Effect::Missions(MissionEffect::PayRebels) => by_you(-PAYMENT),
            Effect::Decks(DeckEffect::OrderCrises(cards)) => self.ordered_worth(scope.you, i32::from(cards)),
            Effect::Skills(SkillEffect::SearchSkills(cards)) => by_you(SEARCHED * i32::from(cards)),
            _ => 0,
        }
    }

    /// A distance that a mission gains, as far as it is still needed.
    fn mission_distance(&self) -> i32 {
        let left = self.journey() - i32::from(self.view.fleet.distance);
        if left > 0 { CRISES_A_DISTANCE * CRISIS } else { 0 }
    }

    /// The missions that may come up next.
    fn missions_left(&self) -> Vec<Mission> {
        let seen = &self.view.decks.missions.discard;
        let active = self.view.search.active.map(|active| active.card);
        let travelled = |card: &Mission| self.view.fleet.travelled.contains(&Source::Mission(*card));
        Mission::all().filter(|card| !seen.contains(card) && active != Some(*card) && !travelled(card)).collect()
    }

    /// What it is worth that this turn has no Crisis, with its ships and its jump icon (DAY-103).
    fn skipped_crisis(&self) -> i32 {
        CRISIS + CARDS_OF_A_CRISIS + self.truce_worth() - self.jump_icon_worth() * JUMP_ICONS / 100
    }

    /// What the next mission is worth, as far as it is known.
    pub fn mission_mean(&self) -> i32 {
        let top = self.view.decks.missions.known.iter().find(|(place, _)| *place == 0);
        if let Some(&(_, card)) = top {
            return self.mission_worth(card);
        }
        let left = self.missions_left();
        let total: i32 = left.iter().map(|&card| self.mission_worth(card)).sum();
        total / (left.len() as i32).max(1)
    }

    /// What it is worth to the humans to try this mission now.
    pub fn mission_worth(&self, card: Mission) -> i32 {
        let current = self.view.turn.current;
        let scope = Scope { you: current, target: None, place: Place::Off, source: Some(Source::Mission(card)) };
        self.check_worth(&card.row().check, &scope)
    }

    /// Questions of Demetrius and of the Rebel Basestar.
    pub fn search_score(&self, question: Question, choice: &Choice) -> i32 {
        match (question, *choice) {
            (Question::NameForAll { .. }, Choice::Skill(skill)) => self.named_for_all(skill),
            (Question::PayRebels, Choice::Accept) => -PAYMENT,
            (Question::PayRebels, Choice::SuperCrisis(card)) => {
                // The mildest card is the price.
                self.crisis_worth(Source::SuperCrisis(card), self.me).min(0) / 4
            }
            (Question::SearchSkills { .. }, Choice::Skill(skill)) => {
                self.type_worth(skill) + self.drawn_for_goal(skill)
            }
            (Question::SearchSkills { .. }, Choice::Card(card)) => self.keep(card),
            _ => 0,
        }
    }

    fn named_for_all(&self, skill: Skill) -> i32 {
        let each = |seat: Seat| self.demand(skill) * self.trust(seat) / 100;
        let spoils = |seat: Seat| (100 - self.demand(skill)) * self.cylon(seat) / 100;
        let useless = if skill == Skill::Treachery { 100 } else { 0 };
        self.sign() * self.seats().map(|seat| each(seat) - spoils(seat) - useless).sum::<i32>()
    }
}
