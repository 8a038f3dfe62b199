//! The text of Crisis and Super Crisis cards, a line for each box (BASE-083, BASE-096).

use airlock_game::cards::{Check, CrisisEffect, CrisisKind, CrisisRow, Effect, Script, Who};
use airlock_game::terms::{Area, Craft, Icon};

use crate::effects::Writer;
use crate::phrase::Phrase;
use crate::words::{Words, capital};

impl Words {
    /// The lines of a card; `special` is the title of an attack card's special rule.
    pub(crate) fn crisis_lines(&self, row: &CrisisRow, new_caprica: bool, special: impl Fn() -> String) -> Vec<String> {
        let boxes = Boxes { words: self, writer: Writer::new(self).standing(row.stays), new_caprica };
        let mut lines = match row.kind {
            CrisisKind::Check(check) => boxes.check(&check),
            CrisisKind::CheckOr { chooser, check, or } => {
                let mut lines = boxes.check(&check);
                lines.push(boxes.who("crisis-or", chooser, or));
                lines
            }
            CrisisKind::Choice { chooser, either, requires, or } => {
                let chooses = boxes.who("crisis-chooses", chooser, &[]);
                let either = match requires {
                    Some(condition) => self
                        .say("crisis-either-if")
                        .text("condition", boxes.writer.condition(condition))
                        .text("then", boxes.writer.boxed(either))
                        .sentence(),
                    None => boxes.line("crisis-either", either),
                };
                vec![chooses, either, boxes.line("crisis-or-else", or)]
            }
            CrisisKind::Attack { activate, setup, special: script } => {
                vec![boxes.activation(activate), boxes.setup(setup), boxes.special(special(), script)]
            }
        };
        lines.extend(boxes.foot(row));
        lines
    }

    /// The lines of a check that stands on no Crisis card.
    pub(crate) fn check_lines(&self, check: &Check) -> Vec<String> {
        Boxes { words: self, writer: Writer::new(self), new_caprica: false }.check(check)
    }

    /// The label of an option, told to whoever chooses: the check, or what its box does.
    pub(crate) fn crisis_option(&self, row: &CrisisRow, option: u8) -> String {
        let told = |chooser, script| capital(&Writer::new(self).standing(row.stays).told_to(chooser).boxed(script));
        match (&row.kind, option) {
            (CrisisKind::CheckOr { check, .. } | CrisisKind::Check(check), 0) => self.check_label(check),
            (CrisisKind::Choice { chooser, either, .. }, 0) => told(*chooser, either),
            (CrisisKind::CheckOr { chooser, or, .. } | CrisisKind::Choice { chooser, or, .. }, _) => told(*chooser, or),
            (CrisisKind::Check(_) | CrisisKind::Attack { .. }, _) => self.numbered_option(option),
        }
    }

    /// An option as the log tells it.
    pub(crate) fn crisis_option_told(&self, row: &CrisisRow, option: u8) -> Phrase {
        let told = |script| Writer::new(self).standing(row.stays).boxed(script);
        match (&row.kind, option) {
            (CrisisKind::CheckOr { .. } | CrisisKind::Check(_), 0) => self.plain("log-option-check"),
            (CrisisKind::Choice { either, .. }, 0) => told(either),
            (CrisisKind::CheckOr { or, .. } | CrisisKind::Choice { or, .. }, _) => told(or),
            (CrisisKind::Check(_) | CrisisKind::Attack { .. }, _) => self.numbered_option(option).into(),
        }
    }

    fn check_label(&self, check: &Check) -> String {
        let say = self.say("choice-check").number("difficulty", check.difficulty);
        say.text("skills", self.skills(check.skills)).sentence()
    }
}

struct Boxes<'w> {
    words: &'w Words,
    writer: Writer<'w>,
    /// A card of the New Caprica deck, whose icons mean something else before and after Galactica's return.
    new_caprica: bool,
}

impl Boxes<'_> {
    fn line(&self, key: &'static str, script: Script) -> String {
        self.words.say(key).text("then", self.writer.boxed(script)).sentence()
    }

    fn who(&self, key: &'static str, who: Who, script: Script) -> String {
        let say = self.words.say(key).text("then", self.writer.boxed(script));
        self.writer.who(say, "who", who).sentence()
    }

    fn check(&self, check: &Check) -> Vec<String> {
        let say = self.words.say("crisis-check").number("difficulty", check.difficulty);
        let head = say.text("skills", self.words.skills(check.skills)).sentence();
        let partial = check.partial.map(|(threshold, script)| {
            let say = self.words.say("crisis-partial").number("threshold", threshold);
            say.text("then", self.writer.boxed(script)).sentence()
        });
        let ends = [Some(self.line("crisis-pass", check.pass)), partial, Some(self.line("crisis-fail", check.fail))];
        std::iter::once(head).chain(ends.into_iter().flatten()).collect()
    }

    fn activation(&self, icons: &[Icon]) -> String {
        let steps = icons.iter().map(|&icon| self.writer.clause(&Effect::Crisis(CrisisEffect::Activate(icon))));
        self.words.say("attack-activation").text("then", self.words.clauses(steps.collect())).end()
    }

    fn setup(&self, setup: &[(Area, &[(Craft, u8)])]) -> String {
        let areas = setup.iter().map(|&(area, craft)| {
            let say = self.words.say("attack-area").name("area", area);
            say.text("ships", self.words.fleet(craft)).end()
        });
        self.words.say("attack-setup").text("areas", self.words.clauses(areas.collect())).end()
    }

    fn special(&self, name: String, script: Script) -> String {
        let then = capital(&self.writer.boxed(script));
        self.words.say("attack-special").text("special", name).text("then", then).end()
    }

    /// The icons at the foot of the card.
    fn foot(&self, row: &CrisisRow) -> Option<String> {
        let icon = row.icon.map(|icon| self.writer.clause(&Effect::Crisis(CrisisEffect::Activate(icon))));
        // PEG-121: what flies acts once Galactica is back.
        let icon = icon.map(|then| match self.new_caprica {
            true => self.words.say("then-once-returned").text("then", then).end(),
            false => then,
        });
        let occupation =
            row.occupation.then(|| self.writer.clause(&Effect::Crisis(CrisisEffect::Activate(Icon::Occupation))));
        let jump = if self.new_caprica { "then-jump-or-evacuate" } else { "then-jump" };
        let jump = row.jump.then(|| self.words.plain(jump));
        let steps: Vec<Phrase> = icon.into_iter().chain(occupation).chain(jump).collect();
        (!steps.is_empty()).then(|| self.words.say("crisis-then").text("steps", self.words.clauses(steps)).end())
    }
}
