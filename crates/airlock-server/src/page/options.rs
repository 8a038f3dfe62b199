//! What is played: boxes, objective, variants, difficulty, number of players, each choice with the
//! reason why it would not do with the rest.
//!
//! A choice that would not do is only marked: without script it can be sent all the same, and the form
//! comes back with the reason. The script shuts it, and has the form drawn anew after every change.

use std::mem::discriminant;

use airlock_game::cards::Objective;
use airlock_game::terms::{Resource, Set};
use airlock_game::{Difficulty, Rules, Rulings, Setup, SetupError};
use airlock_text::{Named, Variant, Words};
use maud::{Markup, html};

use super::Pace;
use super::problem::TABLE_NAME;
use super::settings::{Door, Settings, all_sizes, objective, resources, settled, with_variant};

/// Boxes that are known but cannot be played yet.
#[derive(Clone, Copy)]
enum Coming {
    Exodus,
}

impl Coming {
    const ALL: &'static [Coming] = &[Coming::Exodus];

    fn label(self, words: &Words) -> String {
        match self {
            Coming::Exodus => words.ui("ui-set-exodus").end(),
        }
    }
}

/// All settings but the number of players and the bots, which stand with the seats.
pub(super) fn options(words: &Words, settings: &Settings) -> Markup {
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
        (objectives(words, setup))
        (variants(words, setup))
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
        div.pair {
            (segments(&words.ui("ui-door").end(), "door", door, &html! {}))
            (difficulty(words, setup))
        }
    }
}

/// One choice of several: what a form sends, and why it would not do.
struct Offer {
    value: &'static str,
    label: String,
    about: String,
    chosen: bool,
    off: Option<SetupError>,
}

/// Why this setup would not do; what is wrong already is no reason against a choice that leaves it so.
fn against(now: &Setup, then: &Setup) -> Option<SetupError> {
    let wrong = Rules::of(now).err().map(|error| discriminant(&error));
    Rules::of(then).err().filter(|error| Some(discriminant(error)) != wrong)
}

/// Choices side by side, below them what they mean and why some of them would not do.
fn offers(legend: &str, kind: &'static str, name: &'static str, offers: &[Offer], more: &Markup) -> Markup {
    let note = format!("{name}-why");
    html! {
        fieldset.field {
            legend { (legend) }
            div.chips {
                @for one in offers {
                    @let off = one.off.is_some() && !one.chosen;
                    label.{ "pick" (if off { " is-off" } else { "" }) } title=(one.about) {
                        input id={ (name) "-" (one.value) } type=(kind) name=(name) value=(one.value)
                            checked[one.chosen] aria-describedby=[off.then_some(&note)];
                        (one.label)
                    }
                }
                (more)
            }
        }
    }
}

/// The reasons against the choices of a group, each once.
fn reasons(words: &Words, name: &str, offers: &[Offer]) -> Markup {
    let mut said = Vec::new();
    let open = offers.iter().filter(|one| !one.chosen);
    let reasons = open.filter_map(|one| one.off).filter(|error| {
        let is_new = !said.contains(&discriminant(error));
        said.push(discriminant(error));
        is_new
    });
    let reasons: Vec<String> = reasons.map(|error| words.setup_error(error)).collect();
    html! {
        @if !reasons.is_empty() {
            ul.whys id={ (name) "-why" } { @for reason in reasons { li { (reason) } } }
        }
    }
}

fn sets(words: &Words, setup: &Setup) -> Markup {
    let offer = |&set: &Set| {
        let then = match setup.sets.contains(set) {
            true => setup.sets,
            false => setup.sets.with(set),
        };
        let then = settled(Setup { sets: then, ..*setup });
        Offer {
            value: set.id(),
            label: words.label(set),
            about: words.about(set),
            chosen: setup.sets.contains(set),
            off: against(setup, &then),
        }
    };
    let all: Vec<Offer> = Set::ALL.iter().map(offer).collect();
    let coming = html! {
        @for set in Coming::ALL {
            label.pick { input type="checkbox" disabled aria-describedby="coming-why"; (set.label(words)) }
        }
    };
    let chosen = all.iter().filter(|one| one.chosen);
    html! {
        (offers(&words.ui("ui-sets").end(), "checkbox", "set", &all, &coming))
        @for one in chosen { p.field-note { b { (one.label) "." } " " (one.about) } }
        p.field-note #coming-why { (words.ui("ui-sets-coming").end()) }
        (reasons(words, "set", &all))
    }
}

fn objectives(words: &Words, setup: &Setup) -> Markup {
    let offer = |&one: &Objective| Offer {
        value: one.id(),
        label: objective(words, one),
        about: words.about(one),
        chosen: one == setup.objective,
        off: against(setup, &Setup { objective: one, ..*setup }),
    };
    let all: Vec<Offer> = Objective::ALL.iter().map(offer).collect();
    html! {
        div {
            (offers(&words.ui("ui-objective-name").end(), "radio", "objective", &all, &html! {}))
            p.field-note { (words.about(setup.objective)) }
            (reasons(words, "objective", &all))
        }
    }
}

fn variants(words: &Words, setup: &Setup) -> Markup {
    let chosen = Variant::of(setup.variants);
    let offer = |&variant: &Variant| {
        let is_on = chosen.contains(&variant);
        let variants = with_variant(setup.variants, variant, !is_on);
        Offer {
            value: variant.word(),
            label: words.label(variant),
            about: words.about(variant),
            chosen: is_on,
            off: against(setup, &Setup { variants, ..*setup }),
        }
    };
    let all: Vec<Offer> = Variant::ALL.iter().map(offer).collect();
    html! {
        (offers(&words.ui("ui-variants").end(), "checkbox", "variant", &all, &html! {}))
        @for one in all.iter().filter(|one| one.chosen) { p.field-note { (one.about) } }
        (reasons(words, "variant", &all))
    }
}

/// How many play, as one row of segments, with the reasons against the others.
pub(super) fn sizes(words: &Words, setup: &Setup) -> Markup {
    let offer = |players: u8| Offer {
        value: "",
        label: players.to_string(),
        about: String::new(),
        chosen: players == setup.players,
        off: against(setup, &Setup { players, ..*setup }),
    };
    let all: Vec<Offer> = all_sizes().map(offer).collect();
    html! {
        div.field {
            div.segments {
                @for one in &all {
                    @let off = one.off.is_some() && !one.chosen;
                    label.{ "segment" (if off { " is-off" } else { "" }) } {
                        input id={ "players-" (one.label) } type="radio" name="players" value=(one.label)
                            checked[one.chosen] aria-describedby=[off.then_some("players-why")];
                        span { (one.label) }
                    }
                }
            }
            (reasons(words, "players", &all))
        }
    }
}

fn difficulty(words: &Words, setup: &Setup) -> Markup {
    let names = words.commas(Resource::ALL.iter().map(|one| words.noun(*one)).collect());
    let all = Difficulty::ALL.iter().map(|&one| {
        let below = html! { small { (resources(&Setup { difficulty: one, ..*setup })) } };
        Segment { below, ..segment(one.word(), words.label(one), one == setup.difficulty) }
    });
    let legend = words.ui("ui-resources").text("names", names).end();
    segments(&legend, "difficulty", all, &html! {})
}

/// One of several choices in a row.
pub(super) struct Segment {
    value: &'static str,
    label: String,
    below: Markup,
    chosen: bool,
}

pub(super) fn segment(value: &'static str, label: String, chosen: bool) -> Segment {
    Segment { value, label, below: html! {}, chosen }
}

pub(super) fn segments(legend: &str, name: &str, all: impl Iterator<Item = Segment>, note: &Markup) -> Markup {
    html! {
        fieldset.field {
            legend { (legend) }
            div.segments {
                @for one in all {
                    label.segment {
                        input id={ (name) "-" (one.value) } type="radio" name=(name) value=(one.value)
                            checked[one.chosen];
                        span { (one.label) (one.below) }
                    }
                }
            }
            (note)
        }
    }
}
