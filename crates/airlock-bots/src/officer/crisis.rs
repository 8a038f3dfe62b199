//! Crises and destinations: what a card is worth, which option or which of several cards to take.

use airlock_game::cards::{CrisisKind, Destination, Script};
use airlock_game::terms::{Craft, Icon};
use airlock_game::{Choice, Rules, Seat, Source};

use super::situation::{CRISIS, Heart, Situation};
use super::worth::Scope;

/// A distance saves so many Crises.
const CRISES_A_DISTANCE: i32 = 3;
/// A hidden Cylon takes an option that is so much worse than the other, and no more.
const PLAUSIBLE: i32 = 50;
/// A destination worth less than that has to be explained.
const EMBARRASSING: i32 = 250;

impl Situation<'_> {
    /// What a Crisis is worth to the humans, its ships and its jump icon apart.
    pub fn crisis_worth(&self, card: Source, drawer: Seat) -> i32 {
        let Some(row) = card.crisis_row() else { return 0 };
        let scope = Scope { you: self.crisis_owner(drawer), ..self.scope(drawer, card) };
        match row.kind {
            CrisisKind::Check(check) => self.check_worth(&check, &scope),
            CrisisKind::CheckOr { .. } | CrisisKind::Choice { .. } => {
                let worths = [0, 1].map(|option| self.option_worth(card, option, drawer));
                worths.into_iter().max().unwrap_or(0)
            }
            CrisisKind::Attack { activate, setup, special } => {
                let ships: i32 = activate.iter().map(|&icon| self.activation_worth(icon)).sum();
                ships - self.sky.placed(setup) + self.worth(special, &scope)
            }
        }
    }

    /// The same with everything that follows in a turn's Crisis step.
    pub fn turn_crisis_worth(&self, card: Source, drawer: Seat) -> i32 {
        let Some(row) = card.crisis_row() else { return 0 };
        let ships = row.icon.map_or(0, |icon| self.activation_worth(icon));
        let jump = if row.jump { self.jump_icon_worth() } else { 0 };
        let occupied = if row.occupation { self.activation_worth(Icon::Occupation) } else { 0 };
        self.crisis_worth(card, drawer) + ships + jump + occupied
    }

    /// Whether a Crisis that a Cylon player resolves has its jump step (PEG-011).
    pub fn crises_of_cylons_jump(&self) -> bool {
        let skipped = Rules::of(&self.view.setup).is_ok_and(|rules| rules.caprica_skips_jump);
        !skipped && !self.view.turn.more.no_jump
    }

    /// Texts of a Crisis speak to the current player.
    fn crisis_owner(&self, drawer: Seat) -> Seat {
        if self.is_human(drawer) { drawer } else { self.view.turn.current }
    }

    pub fn option_worth(&self, card: Source, option: u8, drawer: Seat) -> i32 {
        let scope = Scope { you: self.crisis_owner(drawer), ..self.scope(drawer, card) };
        let script = |script: Script| self.worth(script, &scope);
        match card.crisis_row().map(|row| row.kind) {
            Some(CrisisKind::CheckOr { check, .. }) if option == 0 => self.check_worth(&check, &scope),
            Some(CrisisKind::CheckOr { or, .. }) => script(or),
            Some(CrisisKind::Choice { either, .. }) if option == 0 => script(either),
            Some(CrisisKind::Choice { or, .. }) => script(or),
            Some(CrisisKind::Check(_) | CrisisKind::Attack { .. }) | None => 0,
        }
    }

    /// How good an option of the Crisis is to this officer.
    pub fn option_score(&self, card: Source, option: u8) -> i32 {
        let current = self.view.turn.current;
        let worth = self.option_worth(card, option, current);
        match self.heart {
            Heart::Human => worth,
            Heart::Cylon => -worth,
            Heart::HiddenCylon => {
                let other = self.option_worth(card, 1 - option, current);
                // Nobody believes in a mistake that is too large.
                if other - worth > PLAUSIBLE { worth } else { -worth }
            }
        }
    }

    /// How good it is to resolve this Crisis: in a turn, or from Caprica without ships and jump.
    pub fn crisis_score(&self, choice: &Choice) -> i32 {
        match *choice {
            Choice::Crisis(card) if self.heart == Heart::Cylon => {
                let jump = card.row().jump && self.crises_of_cylons_jump();
                let jump = if jump { self.jump_icon_worth() } else { 0 };
                -self.crisis_worth(Source::Crisis(card), self.view.turn.current) - jump
            }
            Choice::Crisis(card) => self.sign() * self.turn_crisis_worth(Source::Crisis(card), self.me),
            Choice::SuperCrisis(card) => -self.crisis_worth(Source::SuperCrisis(card), self.me),
            _ => 0,
        }
    }

    /// What a destination is worth to the humans.
    pub fn destination_worth(&self, card: Destination) -> i32 {
        let left = (self.journey() - i32::from(self.view.fleet.distance)).max(0);
        let distance = i32::from(card.row().distance).min(left);
        let admiral = self.view.admiral.unwrap_or(self.me);
        // The fleet is alone when it arrives.
        let scope = self.scope(admiral, Source::Destination(card));
        distance * CRISES_A_DISTANCE * CRISIS + self.worth(card.row().effect, &scope)
    }

    /// How good it is to this officer to go there. Nobody sees what a hidden Cylon could have had
    /// instead, but everybody sees where he leads the fleet.
    pub fn destination_score(&self, card: Destination) -> i32 {
        let worth = self.destination_worth(card);
        match self.heart {
            Heart::Human => worth,
            Heart::HiddenCylon if worth >= EMBARRASSING => -worth,
            Heart::HiddenCylon => worth - 10 * super::situation::VICTORY,
            Heart::Cylon => -worth,
        }
    }

    /// Where a piece of a kind that is short goes, judged by the danger that it makes.
    pub fn short_score(&self, craft: Craft, choice: &Choice) -> i32 {
        let area = match *choice {
            Choice::Area(area) => Some(area),
            Choice::Basestar(number) => self.sky.basestar(number).map(|basestar| basestar.area),
            _ => None,
        };
        area.map_or(0, |area| {
            let mut after = self.sky;
            after.place(craft, area, 1);
            self.sky.danger() - after.danger()
        })
    }
}
