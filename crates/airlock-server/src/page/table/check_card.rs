//! The card at the left of a check: what it needs, what counts, what changed it, what it does.

use airlock_game::cards::{AbilityRule, Check, CrisisKind, Effect, Script};
use airlock_game::terms::SkillSet;
use airlock_game::{Branch, Code, Event, Outcome, Seat, Source};
use maud::{Markup, html};

use super::boxes::{minus, signed};
use super::crisis::{kind, results, skills, then, yes};
use super::fleet::reckless;
use crate::page::{Scene, mini_token};
use crate::told::{CheckTold, Shift};

/// What the card of a check shows.
pub(super) struct CheckCard<'a> {
    pub on: Source,
    pub by: Seat,
    pub target: Option<Seat>,
    pub printed: &'static Check,
    pub difficulty: i16,
    pub positive: SkillSet,
    /// The box that was met, or is met as things stand.
    pub met: Option<Outcome>,
    pub told: Option<&'a CheckTold>,
}

impl CheckCard<'_> {
    pub(super) fn draw(&self, scene: &Scene<'_>) -> Markup {
        let words = scene.words;
        let row = self.on.crisis_row();
        let printed = i16::from(self.printed.difficulty);
        html! {
            article.crisis aria-label=(words.name(self.on)) {
                (kind(scene, self.on, self.by))
                @if self.told.is_some_and(|told| told.reckless) { p.crisis-reckless { (reckless(words)) } }
                h2.crisis-name title=[words.in_english(self.on)] { (words.name(self.on)) }
                @if let Some(target) = self.target {
                    p.crisis-aim { (mini_token(scene, target)) (aim(scene, target)) }
                }
                p.crisis-needs {
                    b { (minus(self.difficulty)) }
                    @if self.difficulty != printed { s { (minus(printed)) } }
                    (words.ui("ui-check-to-pass").end())
                }
                (skills(words, self.positive))
                (self.changes(scene))
                (results(words, self.printed, self.difficulty, self.met, row.and_then(|row| row.stays)))
                @if let Some(row) = row { (then(scene, row, self.by)) }
            }
        }
    }

    /// What was played on the check, and what came by itself.
    fn changes(&self, scene: &Scene<'_>) -> Markup {
        let words = scene.words;
        let Some(told) = self.told else { return html! {} };
        let positive = told.positive.map(|skill| Event::SkillCountsPositive { skill });
        let no_strength = told.no_strength.map(|skill| Event::SkillHasNoStrength { skill });
        let face_up = told.face_up.then_some(Event::CardsFaceUp);
        let no_destiny = told.without_destiny.then_some(Event::DestinyLeftOut);
        let facts = [face_up, positive, no_strength, no_destiny].into_iter().flatten();
        let abilities = told.abilities.iter().map(|&card| Event::CheckAbility { card });
        let facts: Vec<Event> = facts.chain(abilities).chain(told.further.iter().copied()).collect();
        if told.shifts.is_empty() && facts.is_empty() {
            return html! {};
        }
        html! {
            ul.crisis-changes {
                @for shift in &told.shifts {
                    li { b { (signed(shift.by.into())) } span { (self.cause(scene, shift)) } }
                }
                @for fact in &facts { li { span { (words.event(fact, scene, scene.me)) } } }
            }
        }
    }

    /// The card or ability that changed the difficulty, and whose it is.
    fn cause(&self, scene: &Scene<'_>, shift: &Shift) -> String {
        let words = scene.words;
        let own = self.weakness(scene, shift.by);
        let (source, seat) = match (shift.source, own) {
            (Some(source), _) => (Some(source), shift.seat),
            (None, Some(source)) => (Some(source), self.target),
            (None, None) => (None, shift.seat),
        };
        let what = source.map(|source| words.name(source)).unwrap_or_default();
        let say = words.ui("ui-check-shift").text("what", what).text("known", yes(source.is_some()));
        let say = say.text("who", seat.map(|seat| scene.name(seat)).unwrap_or_default());
        say.text("by", if seat.is_some() { "somebody" } else { "nobody" }).end()
    }

    /// BASE-214: the ability of the target that changes the check by itself.
    fn weakness(&self, scene: &Scene<'_>, by: i8) -> Option<Source> {
        let (Some(target), Source::Location(location)) = (self.target, self.on) else { return None };
        let abilities = &scene.character(target)?.row().abilities;
        let row = abilities.iter().find(|row| match row.rule {
            AbilityRule::Trait(property) => property.difficulty_against(location) == Some(by),
            AbilityRule::Action(_) | AbilityRule::Movement(_) | AbilityRule::Response(_) => false,
        })?;
        Some(Source::Ability(row.ability))
    }
}

fn aim(scene: &Scene<'_>, target: Seat) -> String {
    let say = scene.words.ui("ui-check-aim").text("who", scene.who(target));
    say.text("you", yes(scene.me == Some(target))).end()
}

/// The check that is printed on a card or location.
pub(super) fn printed(on: Source) -> Option<&'static Check> {
    if let Source::Mission(card) = on {
        return Some(&card.row().check);
    }
    match on.crisis_row().map(|row| &row.kind) {
        Some(CrisisKind::Check(check) | CrisisKind::CheckOr { check, .. }) => Some(check),
        Some(CrisisKind::Choice { .. } | CrisisKind::Attack { .. }) => None,
        None => check_in(Code::new(on, Branch::Main).script()),
    }
}

fn check_in(script: Script) -> Option<&'static Check> {
    script.iter().find_map(|effect| match effect {
        Effect::Check(check) => Some(*check),
        effect => (0..).map_while(|branch| effect.inner(branch)).find_map(check_in),
    })
}
