//! What a table agrees on before the game: the engine's [`Setup`] and how the table is run.
//!
//! The same settings are the form of a new table, the list of facts in the lobby, and the form in
//! which the host changes them. Options and their texts come from the engine's types.

use airlock_game::cards::base::destination::OBJECTIVES;
use airlock_game::cards::{MilestoneEffect, Objective};
use airlock_game::terms::Sets;
use airlock_game::terms::{Resource, Set};
use airlock_game::{Difficulty, LoyaltyPlan, Rules, Rulings, Setup, Variants, start_of};
use airlock_text::{Named, Variant, Words};
use maud::{Markup, html};

use super::Pace;
use super::loyalty_deck::loyalty_deck;

/// Everything that the host decides before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    pub name: String,
    pub pace: Pace,
    pub door: Door,
    /// Windows take the same pause for everybody.
    pub masked: bool,
    pub bots: BotPace,
    pub setup: Setup,
}

/// Who may sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// Whoever has the link or the code.
    Link,
    /// Anyone: the table is listed.
    Open,
}

impl Door {
    pub const ALL: &'static [Door] = &[Door::Link, Door::Open];

    pub const fn id(self) -> &'static str {
        match self {
            Door::Link => "link",
            Door::Open => "open",
        }
    }

    pub(super) fn label(self, words: &Words) -> String {
        match self {
            Door::Link => words.ui("ui-door-link").end(),
            Door::Open => words.ui("ui-door-open").end(),
        }
    }
}

/// How fast bots answer at a live table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotPace {
    /// Every move can be followed.
    Slow,
    Normal,
    Once,
}

impl BotPace {
    pub const ALL: &'static [BotPace] = &[BotPace::Slow, BotPace::Normal, BotPace::Once];

    pub const fn id(self) -> &'static str {
        match self {
            BotPace::Slow => "slow",
            BotPace::Normal => "normal",
            BotPace::Once => "once",
        }
    }

    pub(in crate::page) fn label(self, words: &Words) -> String {
        match self {
            BotPace::Slow => words.ui("ui-bots-slow").end(),
            BotPace::Normal => words.ui("ui-bots-normal").end(),
            BotPace::Once => words.ui("ui-bots-once").end(),
        }
    }
}

impl Pace {
    pub const ALL: &'static [Pace] = &[Pace::Live, Pace::Days];

    pub const fn id(self) -> &'static str {
        match self {
            Pace::Live => "live",
            Pace::Days => "days",
        }
    }

    pub(super) fn label(self, words: &Words) -> String {
        match self {
            Pace::Live => words.ui("ui-pace-live").end(),
            Pace::Days => words.ui("ui-pace-days").end(),
        }
    }
}

/// The mixes of boxes that the start page offers, each with its own objective.
pub(crate) fn quick_setups(players: u8) -> impl Iterator<Item = (Set, Setup)> {
    Set::ALL.iter().map(move |&set| match set {
        Set::Base => (set, Setup::base(players)),
        Set::Pegasus => (set, Setup::pegasus(players)),
        Set::Daybreak => (set, Setup::daybreak(players)),
    })
}

/// The numbers of players with a published Loyalty deck, in one mix of boxes or another.
pub fn sizes() -> impl Iterator<Item = u8> {
    let dealt = |setup: &Setup| Rules::of(setup).is_ok_and(|rules| matches!(rules.loyalty, LoyaltyPlan::Deck { .. }));
    seats().filter(move |&size| quick_setups(size).any(|(_, setup)| dealt(&setup)))
}

/// All numbers of players that can be seated, the variants for 1 and 2 included.
pub fn all_sizes() -> impl Iterator<Item = u8> {
    seats().filter(|&size| quick_setups(size).any(|(_, setup)| Rules::of(&setup).is_ok()))
}

fn seats() -> impl Iterator<Item = u8> {
    (1..=airlock_game::MAX_SEATS).filter_map(|size| u8::try_from(size).ok())
}

impl Settings {
    /// A base game, live, by link.
    pub fn new(name: String, players: u8) -> Settings {
        Settings {
            name,
            pace: Pace::Live,
            door: Door::Link,
            masked: true,
            bots: BotPace::Normal,
            setup: Setup::base(players),
        }
    }

    /// What a form has sent. A field that says nothing known leaves its setting alone; the
    /// checkboxes of boxes, variants and the pause are on exactly if they were sent.
    pub fn read<'a>(&mut self, fields: impl IntoIterator<Item = (&'a str, &'a str)>) {
        self.masked = false;
        self.setup.sets = Sets::BASE;
        self.setup.variants = Variants::default();
        for (field, value) in fields {
            match field {
                "name" => value.trim().clone_into(&mut self.name),
                "pace" => take(&mut self.pace, Pace::ALL, |pace| pace.id(), value),
                "door" => take(&mut self.door, Door::ALL, |door| door.id(), value),
                "mask" => self.masked = true,
                "bots" => take(&mut self.bots, BotPace::ALL, |pace| pace.id(), value),
                "players" => self.setup.players = value.parse().unwrap_or(self.setup.players),
                "objective" => take(&mut self.setup.objective, Objective::ALL, |one| one.id(), value),
                "difficulty" => take(&mut self.setup.difficulty, Difficulty::ALL, |one| one.word(), value),
                "rulings" => take(&mut self.setup.rulings, Rulings::ALL, |one| one.word(), value),
                "set" => self.setup.sets = Set::ALL.iter().filter(|set| set.id() == value).fold(self.setup.sets, add),
                "variant" => {
                    if let Some(variant) = Variant::ALL.iter().find(|variant| variant.word() == value) {
                        self.setup.variants = with_variant(self.setup.variants, *variant, true);
                    }
                }
                _ => {}
            }
        }
    }
}

fn add(sets: Sets, set: &Set) -> Sets {
    sets.with(*set)
}

/// The variants with one of them taken in or left out.
pub(super) fn with_variant(variants: Variants, variant: Variant, is_on: bool) -> Variants {
    let others = Variant::of(variants).into_iter().filter(|other| *other != variant);
    Variant::together(others.chain(is_on.then_some(variant)))
}

/// The setup nearest to this one that can be played with its boxes: what needs another box goes, and
/// the number of players gives way before the variants do, of which as many are kept as fit.
pub(crate) fn settled(setup: Setup) -> Setup {
    let fitting = |variant: &Variant| variant.fits(setup.sets);
    let kept: Vec<Variant> = Variant::of(setup.variants).into_iter().filter(fitting).collect();
    let mut by_distance: Vec<u8> = all_sizes().collect();
    by_distance.sort_by_key(|size| size.abs_diff(setup.players));
    let tries = parts_of(&kept).into_iter().flat_map(|variants| {
        let sizes = by_distance.iter().map(move |&players| Setup { players, variants, ..setup });
        sizes.flat_map(|setup| [setup, Setup { objective: Objective::default(), ..setup }])
    });
    tries.into_iter().find(|setup| Rules::of(setup).is_ok()).unwrap_or(setup)
}

/// All selections of these variants, those with the most first.
fn parts_of(variants: &[Variant]) -> Vec<Variants> {
    let mut parts: Vec<Vec<Variant>> = vec![Vec::new()];
    for &variant in variants {
        let with: Vec<Vec<Variant>> = parts.iter().map(|part| [part.as_slice(), &[variant]].concat()).collect();
        parts.extend(with);
    }
    parts.sort_by_key(|part| std::cmp::Reverse(part.len()));
    parts.into_iter().map(Variant::together).collect()
}

fn take<T: Copy>(place: &mut T, all: &[T], word: impl Fn(&T) -> &'static str, value: &str) {
    if let Some(found) = all.iter().find(|one| word(one) == value) {
        *place = *found;
    }
}

/// `Kobol, distance 8`.
pub(super) fn objective(words: &Words, objective: Objective) -> String {
    let say = words.ui("ui-objective").text("name", words.label(objective));
    say.number("distance", goal(objective)).end()
}

/// The distance at which the last part of the way begins.
pub fn goal(objective: Objective) -> u8 {
    let row = OBJECTIVES.iter().find(|row| row.objective == objective);
    let is_end = |effect| match effect {
        MilestoneEffect::NextJumpEnds | MilestoneEffect::NewCapricaPhase => true,
        MilestoneEffect::SleeperAgentPhase => false,
    };
    let end = row.and_then(|row| row.milestones.iter().find(|at| is_end(at.effect)));
    end.map_or(0, |milestone| milestone.distance)
}

/// `8, 8, 10, 12`: where the dials start.
pub(super) fn resources(setup: &Setup) -> String {
    let starts: Vec<String> = Resource::ALL.iter().map(|one| start_of(setup, *one).to_string()).collect();
    starts.join(", ")
}

/// The settings as a list of names and values.
pub(super) fn facts(words: &Words, settings: &Settings) -> Markup {
    let Settings { pace, door, masked, bots, ref setup, .. } = *settings;
    let sets: Vec<String> = setup.sets.iter().map(|set| words.label(set)).collect();
    let pause = if masked { words.ui("ui-mask-on") } else { words.ui("ui-mask-off") };
    let resources = words.ui("ui-resources-fact").text("difficulty", words.label(setup.difficulty));
    let resources = resources.text("starts", self::resources(setup)).end();
    let fact = |name: String, value: String| html! { div { dt { (name) } dd { (value) } } };
    html! {
        dl.facts {
            (fact(words.ui("ui-pace").end(), pace.label(words)))
            (fact(words.ui("ui-sets").end(), sets.join(", ")))
            (fact(words.ui("ui-objective-name").end(), objective(words, setup.objective)))
            (fact(words.ui("ui-rulings").end(), words.label(setup.rulings)))
            (fact(words.ui("ui-loyalty-deck").end(), loyalty_deck(words, setup)))
            @for variant in Variant::of(setup.variants) {
                (fact(words.ui("ui-variant").end(), words.label(variant)))
            }
            (fact(words.ui("ui-resources-name").end(), resources))
            (fact(words.ui("ui-mask").end(), pause.end()))
            (fact(words.ui("ui-bots").end(), bots.label(words)))
            (fact(words.ui("ui-door-name").end(), door.label(words)))
        }
    }
}
