//! Making a table, and changing what it has agreed on.
//!
//! The form follows the one who fills it in without script: what depends on the number of players
//! or on a variant is drawn for every choice, marked with `data-players` and `data-variant`, and the
//! style sheet shows what fits. So the numbers and reasons beside the options are always the engine's.

use airlock_game::cards::Objective;
use airlock_game::terms::{Resource, Set};
use airlock_game::{Difficulty, Late, LoyaltyPlan, Rules, Rulings, Setup};
use airlock_text::{Named, Variant, Words};
use maud::{Markup, html};

use super::layout::{Place, page};
use super::problem::{PERSON_NAME, Problem, TABLE_NAME, fits, problems};
use super::settings::{BotPace, Door, Settings, all_sizes, objective, resources, variants};
use super::start::players;
use super::{Pace, glyph};

/// What was entered, or what stands there at first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MakeForm {
    pub settings: Settings,
    /// What the host is called, who takes the first seat.
    pub me: String,
    /// The seats from the second on, as many as the largest game has.
    pub others: Vec<SeatKind>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatKind {
    Person,
    Bot,
}

impl SeatKind {
    pub const ALL: &'static [SeatKind] = &[SeatKind::Person, SeatKind::Bot];

    pub const fn id(self) -> &'static str {
        match self {
            SeatKind::Person => "person",
            SeatKind::Bot => "bot",
        }
    }

    pub(super) fn label(self, words: &Words) -> String {
        match self {
            SeatKind::Person => words.ui("ui-seat-person").end(),
            SeatKind::Bot => words.ui("ui-seat-bot").end(),
        }
    }
}

/// Boxes that are known but cannot be played yet.
#[derive(Clone, Copy)]
enum Coming {
    Pegasus,
    Exodus,
    Daybreak,
}

impl Coming {
    const ALL: &'static [Coming] = &[Coming::Pegasus, Coming::Exodus, Coming::Daybreak];

    fn label(self, words: &Words) -> String {
        match self {
            Coming::Pegasus => words.ui("ui-set-pegasus").end(),
            Coming::Exodus => words.ui("ui-set-exodus").end(),
            Coming::Daybreak => words.ui("ui-set-daybreak").end(),
        }
    }
}

impl MakeForm {
    /// A table for 5, two of them people beside the host.
    pub fn new(table: String, me: String) -> MakeForm {
        let largest = usize::from(all_sizes().max().unwrap_or_default());
        let mut others = vec![SeatKind::Bot; largest.saturating_sub(1)];
        others.iter_mut().take(2).for_each(|seat| *seat = SeatKind::Person);
        MakeForm { settings: Settings::new(table, 5), me, others }
    }

    /// What the form has sent: the fields of [`Settings::read`], `me`, and `seat-1` … for the others.
    pub fn read<'a>(fields: impl IntoIterator<Item = (&'a str, &'a str)> + Clone) -> MakeForm {
        let mut form = MakeForm::new(String::new(), String::new());
        form.settings.read(fields.clone());
        for (field, value) in fields {
            if field == "me" {
                value.trim().clone_into(&mut form.me);
            } else if let Some(number) = field.strip_prefix("seat-") {
                let at = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let kind = SeatKind::ALL.iter().find(|kind| kind.id() == value);
                if let (Some(seat), Some(kind)) = (at.and_then(|at| form.others.get_mut(at)), kind) {
                    *seat = *kind;
                }
            }
        }
        form
    }

    /// The seats from the second on that are in play.
    pub fn seats(&self) -> &[SeatKind] {
        let count = usize::from(self.settings.setup.players).saturating_sub(1);
        &self.others[..count.min(self.others.len())]
    }

    /// What stands against a table so.
    pub fn problems(&self) -> Vec<Problem> {
        let mut found = self.settings.problems();
        if !fits(&self.me, PERSON_NAME) {
            found.push(Problem::PersonName);
        }
        found
    }
}

impl Settings {
    /// What stands against a table so.
    pub fn problems(&self) -> Vec<Problem> {
        let name = (!fits(&self.name, TABLE_NAME)).then_some(Problem::TableName);
        name.into_iter().chain(Rules::of(&self.setup).err().map(Problem::Setup)).collect()
    }
}

/// `GET /make`, and the answer to a `POST /make` that did not do.
pub fn make(words: &Words, form: &MakeForm, wrong: &[Problem]) -> Markup {
    let title = words.ui("ui-make").end();
    let main = html! {
        main #main {
            h1 { (title) }
            (problems(words, wrong))
            form.make-grid method="post" action="/make" {
                div.box { (options(words, &form.settings)) }
                div.box {
                    fieldset {
                        legend.sr { (words.ui("ui-seats").end()) }
                        h2 { (words.ui("ui-seats").end()) }
                        div.field { (players(all_sizes(), form.settings.setup.players)) }
                        ol.seats {
                            (host_seat(words, &form.me))
                            @for (at, kind) in (1..).zip(&form.others) { (seat(words, at, *kind)) }
                        }
                    }
                    (bots(words, &form.settings))
                    (sums(words))
                    p.field-note { (words.ui("ui-make-swap").end()) }
                    button.button.button-go.button-big { (words.ui("ui-make-go").end()) }
                }
            }
        }
    };
    page(words, &title, "make", Place::Elsewhere, &main)
}

/// `GET /t/{id}/settings` for the host, and the answer to a `POST` there that did not do.
pub fn change(words: &Words, id: &str, settings: &Settings, wrong: &[Problem]) -> Markup {
    let title = words.ui("ui-settings").end();
    let main = html! {
        main #main {
            h1 { (title) }
            (problems(words, wrong))
            form.make-grid method="post" action={ "/t/" (id) "/settings" } {
                div.box { (options(words, settings)) }
                div.box {
                    fieldset {
                        legend.sr { (words.ui("ui-seats").end()) }
                        h2 { (words.ui("ui-seats").end()) }
                        div.field { (players(all_sizes(), settings.setup.players)) }
                    }
                    (bots(words, settings))
                    (sums(words))
                    button.button.button-go.button-big { (words.ui("ui-settings-go").end()) }
                    p.field-note { a href={ "/t/" (id) } { (words.ui("ui-settings-back").end()) } }
                }
            }
        }
    };
    page(words, &title, "make", Place::Elsewhere, &main)
}

/// All settings but the number of players and the bots, which stand with the seats.
fn options(words: &Words, settings: &Settings) -> Markup {
    let setup = &settings.setup;
    let pace = Pace::ALL.iter().map(|one| segment(one.id(), one.label(words), *one == settings.pace));
    let door = Door::ALL.iter().map(|one| segment(one.id(), one.label(words), *one == settings.door));
    let rulings = Rulings::ALL.iter().map(|one| segment(one.word(), words.label(*one), *one == setup.rulings));
    html! {
        div.pair {
            p.field {
                label.label for="table-name" { (words.ui("ui-table-name").end()) }
                input.input #table-name name="name" value=(settings.name) maxlength=(TABLE_NAME) required;
            }
            (segments(&words.ui("ui-pace").end(), "pace", pace, &html! {}))
        }
        (sets(words, setup))
        div.pair {
            fieldset.field {
                legend { (words.ui("ui-objective-name").end()) }
                div.chips {
                    @for one in Objective::ALL {
                        label.pick title=(words.about(*one)) {
                            input type="radio" name="objective" value=(one.id()) checked[*one == setup.objective];
                            (objective(words, *one))
                        }
                    }
                }
            }
            (segments(&words.ui("ui-door").end(), "door", door, &html! {}))
        }
        div.pair {
            (segments(&words.ui("ui-rulings").end(), "rulings", rulings, &html! {
                @for one in Rulings::ALL { p.field-note data-rulings=(one.word()) { (words.about(*one)) } }
            }))
            fieldset.field {
                legend { (words.ui("ui-mask").end()) }
                label.pick {
                    input type="checkbox" name="mask" value="1" checked[settings.masked];
                    (words.ui("ui-mask-on").end())
                }
                p.field-note { (words.ui("ui-mask-about").end()) }
            }
        }
        (variant(words, setup))
        (difficulty(words, setup))
    }
}

/// How fast bots move.
fn bots(words: &Words, settings: &Settings) -> Markup {
    let all = BotPace::ALL.iter().map(|one| segment(one.id(), one.label(words), *one == settings.bots));
    segments(&words.ui("ui-bots").end(), "bots", all, &html! {})
}

fn sets(words: &Words, setup: &Setup) -> Markup {
    html! {
        fieldset.field {
            legend { (words.ui("ui-sets").end()) }
            div.chips {
                @for set in Set::ALL {
                    label.pick {
                        input type="checkbox" name="set" value=(set.id()) checked[setup.sets().contains(set)]
                            required[*set == Set::Base];
                        (words.label(*set))
                    }
                }
                @for set in Coming::ALL {
                    label.pick { input type="checkbox" disabled aria-describedby="sets-why"; (set.label(words)) }
                }
            }
            p.field-note #sets-why { (words.ui("ui-sets-why").end()) }
        }
    }
}

fn variant(words: &Words, setup: &Setup) -> Markup {
    let chosen = Variant::of(setup.variants).first().copied();
    let label = |variant: Option<Variant>| match variant {
        Some(variant) => words.label(variant),
        None => words.ui("ui-variant-none").end(),
    };
    let all = variants().map(|(variant, word)| segment(word, label(variant), variant == chosen));
    segments(
        &words.ui("ui-variant").end(),
        "variant",
        all,
        &html! {
            @for variant in Variant::ALL { p.field-note data-variant=(variant.word()) { (words.about(*variant)) } }
        },
    )
}

fn difficulty(words: &Words, setup: &Setup) -> Markup {
    let names: Vec<String> = Resource::ALL.iter().map(|one| words.name(*one)).collect();
    let starts = |difficulty: Difficulty| {
        html! {
            @for (variant, word) in variants() {
                @let variants = variant.map(Variant::alone).unwrap_or_default();
                small data-variant=(word) { (resources(&Setup { difficulty, variants, ..*setup })) }
            }
        }
    };
    let all = Difficulty::ALL.iter().map(|one| {
        let segment = segment(one.word(), words.label(*one), *one == setup.difficulty);
        Segment { below: starts(*one), ..segment }
    });
    let legend = words.ui("ui-resources").text("names", names.join(", ")).end();
    segments(&legend, "difficulty", all, &html! {})
}

/// One of several choices in a row.
struct Segment {
    value: &'static str,
    label: String,
    below: Markup,
    chosen: bool,
}

fn segment(value: &'static str, label: String, chosen: bool) -> Segment {
    Segment { value, label, below: html! {}, chosen }
}

fn segments(legend: &str, name: &str, all: impl Iterator<Item = Segment>, note: &Markup) -> Markup {
    html! {
        fieldset.field {
            legend { (legend) }
            div.segments {
                @for one in all {
                    label.segment {
                        input type="radio" name=(name) value=(one.value) checked[one.chosen];
                        span { (one.label) (one.below) }
                    }
                }
            }
            (note)
        }
    }
}

fn host_seat(words: &Words, me: &str) -> Markup {
    html! {
        li.seat {
            span.seat-number { "1" }
            span.seat-who {
                label.sr for="my-name" { (words.ui("ui-your-name").end()) }
                input.input #my-name name="me" value=(me) maxlength=(PERSON_NAME) required autocomplete="nickname"
                    placeholder=(words.ui("ui-your-name").end());
            }
            span.muted { (words.ui("ui-seat-you-host").sentence()) }
        }
    }
}

/// A seat of somebody else. Both descriptions are there; the style sheet shows that of the choice.
fn seat(words: &Words, at: u8, kind: SeatKind) -> Markup {
    let number = i32::from(at) + 1;
    html! {
        li.seat data-seat=(at) {
            span.seat-number { (number) }
            span.seat-who.if-person {
                (glyph("person"))
                span { (SeatKind::Person.label(words)) small { (words.ui("ui-seat-person-about").end()) } }
            }
            span.seat-who.if-bot {
                (glyph("bot"))
                span { (words.ui("ui-bot-name").end()) small { (words.ui("ui-seat-bot-about").end()) } }
            }
            div.segments role="group" aria-label=(words.ui("ui-seat-number").number("number", number).end()) {
                @for one in SeatKind::ALL {
                    label.segment {
                        input type="radio" name={ "seat-" (at) } value=(one.id()) checked[*one == kind];
                        span { (one.label(words)) }
                    }
                }
            }
        }
    }
}

/// What the Loyalty deck will be, or why it cannot be played so, for every size and variant.
fn sums(words: &Words) -> Markup {
    html! {
        div.sums aria-live="polite" {
            @for players in all_sizes() {
                @for (variant, word) in variants() {
                    @let variants = variant.map(Variant::alone).unwrap_or_default();
                    @let rules = Rules::of(&Setup { variants, ..Setup::base(players) });
                    p.sum-line.is-wrong[rules.is_err()] data-players=(players) data-variant=(word) {
                        @match rules {
                            Ok(rules) => (loyalty(words, players, rules.loyalty)),
                            Err(error) => (words.setup_error(error)),
                        }
                    }
                }
            }
        }
    }
}

fn loyalty(words: &Words, players: u8, plan: LoyaltyPlan) -> String {
    let (say, cylons) = match plan {
        LoyaltyPlan::Deck { cylons, late: Late::Sympathizer, .. } => (words.ui("ui-sum-sympathizer"), cylons),
        LoyaltyPlan::Deck { cylons, late: Late::Nothing | Late::Human, .. } => (words.ui("ui-sum"), cylons),
        LoyaltyPlan::AtSleeperPhase { cylons, .. } => (words.ui("ui-sum-sleeper"), cylons),
        LoyaltyPlan::Assist { cylons, dealt, .. } => (words.ui("ui-sum-assist").number("dealt", dealt), cylons),
        LoyaltyPlan::None => (words.ui("ui-sum-none"), 0),
    };
    say.number("players", players).number("cylons", cylons).end()
}
