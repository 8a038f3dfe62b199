//! What recent events tell beyond the view: the last check card by card, the last rolls, how the
//! dials changed.
//!
//! Invariant: it is fed with what a spectator may know, so that it can be shown to everybody.

use airlock_game::cards::SkillCard;
use airlock_game::event::{Outcome, RollFor};
use airlock_game::terms::{Resource, Skill};
use airlock_game::{Event, Seat, Source, Viewer};

/// What everybody has been told lately.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// The check under way, or the last one.
    pub check: Option<CheckTold>,
    /// The rolls since the last answer.
    pub rolls: Vec<RollTold>,
    /// How each dial changed since the last answer, in the order of [`Resource::ALL`].
    pub changes: [i8; 4],
    /// The Sleeper Agent phase came since the last answer: who got how many cards.
    pub dealt: Vec<(Seat, u8)>,
    /// New cards were dealt because the fleet is half-way.
    pub sleepers: bool,
}

/// A skill check as it was seen by all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckTold {
    pub on: Source,
    pub difficulty: i8,
    /// Cards from the Destiny deck.
    pub destiny: u8,
    /// Who added how many cards, in the order in which they were asked.
    pub added: Vec<(Seat, u8)>,
    pub face_up: bool,
    /// Made positive by a card.
    pub positive: Option<Skill>,
    pub no_strength: Option<Skill>,
    /// The cards in the order in which they were turned, and whether each counts for the check.
    pub revealed: Vec<(SkillCard, bool)>,
    pub total: Option<i16>,
    pub outcome: Option<Outcome>,
    /// Somebody decided it without cards (BASE-082).
    pub decided_by: Option<Seat>,
    /// What its outcome did, in events that everybody may know.
    pub effects: Vec<Event>,
}

/// A die that fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollTold {
    pub seat: Seat,
    pub purpose: RollFor,
    /// What the die shows.
    pub die: u8,
    /// With what was added.
    pub result: u8,
}

impl Told {
    /// What happens from here on belongs to a new answer.
    pub fn next_answer(&mut self) {
        self.rolls.clear();
        self.changes = [0; 4];
        self.dealt.clear();
        self.sleepers = false;
    }

    pub fn hear(&mut self, event: &Event) {
        let event = event.shown_to(Viewer::Spectator);
        self.hear_check(&event);
        match event {
            Event::Rolled { seat, purpose, die, result } => self.rolls.push(RollTold { seat, purpose, die, result }),
            Event::Turned { resource, by, .. } => {
                let at = Resource::ALL.iter().position(|&own| own == resource).expect("it is a resource");
                self.changes[at] = self.changes[at].saturating_add(by);
            }
            Event::SleeperAgentPhase => self.sleepers = true,
            Event::LoyaltyDealt { seat, .. } => match self.dealt.iter_mut().find(|(own, _)| *own == seat) {
                Some((_, cards)) => *cards += 1,
                None => self.dealt.push((seat, 1)),
            },
            _ => {}
        }
    }

    fn hear_check(&mut self, event: &Event) {
        if let Event::CheckBegan { on, difficulty } = *event {
            self.check = Some(CheckTold::new(on, difficulty));
            return;
        }
        let Some(check) = &mut self.check else { return };
        match *event {
            Event::DifficultyChanged { to, .. } => check.difficulty = to,
            Event::CardsFaceUp => check.face_up = true,
            Event::SkillCountsPositive { skill } => check.positive = Some(skill),
            Event::SkillHasNoStrength { skill } => check.no_strength = Some(skill),
            Event::DestinyAdded { .. } => check.destiny += 1,
            Event::CardsAdded { seat, cards } => check.added.push((seat, cards)),
            Event::CardRevealed { card, positive } => check.revealed.push((card, positive)),
            Event::Totalled { total, .. } => check.total = Some(total),
            Event::CheckEnded { outcome } => check.outcome = Some(outcome),
            Event::CheckDecided { by, outcome } => {
                check.decided_by = Some(by);
                check.outcome = Some(outcome);
            }
            // A check's effects end with its card.
            Event::CrisisDiscarded { .. } | Event::TurnBegan { .. } | Event::TurnEnded { .. } => {}
            event if check.outcome.is_some() && check.effects.len() < MOST_EFFECTS => check.effects.push(event),
            _ => {}
        }
    }
}

/// So many effects of a check are kept.
const MOST_EFFECTS: usize = 16;

impl CheckTold {
    fn new(on: Source, difficulty: i8) -> CheckTold {
        CheckTold {
            on,
            difficulty,
            destiny: 0,
            added: Vec::new(),
            face_up: false,
            positive: None,
            no_strength: None,
            revealed: Vec::new(),
            total: None,
            outcome: None,
            decided_by: None,
            effects: Vec::new(),
        }
    }

    /// What the turned cards sum up to: for and against.
    pub fn sums(&self) -> (i16, i16) {
        let strength = |&(card, _): &(SkillCard, bool)| match self.no_strength {
            Some(skill) if card.skill() == skill => 0,
            _ => i16::from(card.strength()),
        };
        let sum = |wanted: bool| self.revealed.iter().filter(|(_, positive)| *positive == wanted).map(strength).sum();
        (sum(true), sum(false))
    }
}
