//! How to play: the whole game in five minutes, on one page, with the numbers of the cards.

use airlock_game::cards::base::destination::OBJECTIVES;
use airlock_game::cards::base::tokens::{DESTINY_CARDS, GALACTICA_DESTROYED_AT, HAND_LIMIT, JUMP_TRACK, dial};
use airlock_game::cards::daybreak::tokens::{
    LOYALTY_DECKS, MIRACLE_LIMIT, MOTIVES_DEALT, MOTIVES_OF_A_SIDE, MOTIVES_UNREVEALED, MUTINEER_LIMIT, MUTINY_LIMIT,
};
use airlock_game::cards::{Character, MilestoneEffect, Objective, ObjectiveRow, SkillCard};
use airlock_game::terms::{Location, Resource, Skill, Title};
use airlock_game::view::Step;
use airlock_game::{LEADER_DECKS, LeaderDeckRow};
use airlock_text::Words;
use maud::{Markup, html};

use super::layout::{Place, around, linked, page};
use super::rules::{KindNames, Toc, toc};
use super::settings;
use super::{glyph, mark};
use crate::reference::{Kind, Reference};

/// The sections, by the words after `#` in an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    Goal,
    Turn,
    Check,
    Skills,
    Ships,
    Secret,
    Titles,
    Say,
    Pegasus,
    Daybreak,
}

impl Section {
    pub const ALL: &'static [Section] = &[
        Section::Goal,
        Section::Turn,
        Section::Check,
        Section::Skills,
        Section::Ships,
        Section::Secret,
        Section::Titles,
        Section::Say,
        Section::Pegasus,
        Section::Daybreak,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Section::Goal => "goal",
            Section::Turn => "turn",
            Section::Check => "check",
            Section::Skills => "skills",
            Section::Ships => "ships",
            Section::Secret => "secret",
            Section::Titles => "titles",
            Section::Say => "say",
            Section::Pegasus => "pegasus",
            Section::Daybreak => "daybreak",
        }
    }

    pub fn name(self, words: &Words) -> String {
        let key = match self {
            Section::Goal => "ui-how-goal",
            Section::Turn => "ui-how-turn",
            Section::Check => "ui-how-check",
            Section::Skills => "ui-how-skills",
            Section::Ships => "ui-how-ships",
            Section::Secret => "ui-how-secret",
            Section::Titles => "ui-how-titles",
            Section::Say => "ui-how-say",
            Section::Pegasus => "ui-how-pegasus",
            Section::Daybreak => "ui-how-daybreak",
        };
        words.ui(key).end()
    }

    /// How much of the page's width it takes.
    const fn class(self) -> &'static str {
        match self {
            Section::Goal | Section::Turn | Section::Ships | Section::Pegasus | Section::Daybreak => {
                "rule-part is-wide"
            }
            Section::Check => "rule-part is-two",
            Section::Skills => "rule-part is-one",
            Section::Secret | Section::Titles | Section::Say => "rule-part",
        }
    }
}

/// `GET /rules`. A search from here leads to `/rules?q=…`.
pub fn how(words: &Words, reference: &Reference) -> Markup {
    let title = words.ui("ui-how").end();
    let main = html! {
        main #main.rules-grid {
            (toc(words, reference, &KindNames::new(words), Toc::How))
            article.how {
                header.how-head { h1 { (title) } p { (words.ui("ui-how-about").end()) } }
                @for &section in Section::ALL {
                    section.(section.class()) #(section.id()) aria-labelledby={ (section.id()) "-t" } {
                        h2 id={ (section.id()) "-t" } { (section.name(words)) }
                        (match section {
                            Section::Goal => goal(words),
                            Section::Turn => turn(words, reference),
                            Section::Check => check(words),
                            Section::Skills => skills(words),
                            Section::Ships => ships(words),
                            Section::Secret => secret(words),
                            Section::Titles => titles(words),
                            Section::Say => say(words),
                            Section::Pegasus => pegasus(words),
                            Section::Daybreak => daybreak(words),
                        })
                    }
                }
            }
        }
    };
    page(words, &title, "rules", Place::Rules, &main)
}

/// A paragraph; what stands in brackets is bold.
fn paragraph(text: &str) -> Markup {
    html! { p { (around(text, |bold| html! { b { (bold) } })) } }
}

/// Where the first objective that has it reaches it; other boxes bring their own, much like it.
fn milestone(wanted: MilestoneEffect) -> u8 {
    let milestones = OBJECTIVES.iter().flat_map(|row: &ObjectiveRow| row.milestones);
    milestones.into_iter().find(|milestone| milestone.effect == wanted).map_or(0, |milestone| milestone.distance)
}

fn goal(words: &Words) -> Markup {
    let distance = milestone(MilestoneEffect::NextJumpEnds);
    html! {
        div.how-two {
            div { (paragraph(&words.ui("ui-how-goal-text").number("distance", distance).end())) }
            div {
                p.label.how-label { (words.ui("ui-how-lost").end()) }
                ul.how-list {
                    (line("fuel", words.ui("ui-how-lost-dial").end(), words.ui("ui-how-lost-dial-text").end()))
                    (line(
                        "damage",
                        words.ui("ui-how-lost-damage").number("rooms", GALACTICA_DESTROYED_AT).end(),
                        words.ui("ui-how-lost-damage-text").end(),
                    ))
                    (line(
                        "centurion",
                        words.ui("ui-how-lost-boarded").end(),
                        words.ui("ui-how-lost-boarded-text").end(),
                    ))
                }
            }
        }
    }
}

/// How many cards most sheets draw.
fn usual_draw() -> u8 {
    let draw = |character: Character| {
        let row = character.row();
        row.skills.iter().map(|&(_, count)| count).sum::<u8>() + row.choices.iter().map(|&(_, count)| count).sum::<u8>()
    };
    let draws: Vec<u8> = Character::all().map(draw).collect();
    let often = |count: &u8| draws.iter().filter(|&draw| draw == count).count();
    draws.iter().copied().max_by_key(|count| often(count)).unwrap_or_default()
}

fn turn(words: &Words, reference: &Reference) -> Markup {
    let step = |drawing: &str, name: &'static str, text: String| {
        html! {
            li.how-step { span.how-icon { (glyph(drawing)) } b { (words.ui(name).end()) } span { (text) } }
        }
    };
    html! {
        ol.how-steps {
            @for &one in Step::OF_TURN {
                (match one {
                    Step::Setup => html! {},
                    Step::Skills => step(
                        "card",
                        "ui-how-step-skills",
                        words.ui("ui-how-step-skills-text").number("cards", usual_draw()).end(),
                    ),
                    Step::Move => step("chevron", "ui-how-step-move", words.ui("ui-how-step-move-text").end()),
                    Step::Action => step("once", "ui-how-step-action", words.ui("ui-how-step-action-text").end()),
                    Step::Crisis => step("crisis", "ui-how-step-crisis", words.ui("ui-how-step-crisis-text").end()),
                    Step::Cylons => step("basestar", "ui-how-step-cylons", words.ui("ui-how-step-cylons-text").end()),
                    Step::Jump => step("jump", "ui-how-step-jump", words.ui("ui-how-step-jump-text").end()),
                })
            }
        }
        p.how-after {
            (words.ui("ui-how-turn-end").number("limit", HAND_LIMIT).end())
            @if let Some(entry) = reference.entries().iter().find(|entry| entry.kind == Kind::Procedure) {
                " " (linked(&words.ui("ui-how-turn-more").end(), &super::rules::address(entry)))
            }
        }
    }
}

/// A check as an example: what it takes, and the cards that lie there, those that count for it first.
const NEEDED: i8 = 10;
const COUNTING: [Skill; 2] = [Skill::Politics, Skill::Leadership];
const PLAYED: [(Skill, i8); 4] =
    [(Skill::Politics, 3), (Skill::Leadership, 4), (Skill::Politics, 2), (Skill::Piloting, 2)];

fn check(words: &Words) -> Markup {
    let counts = |skill: Skill| COUNTING.contains(&skill);
    let total: i8 = PLAYED.iter().map(|&(skill, strength)| if counts(skill) { strength } else { -strength }).sum();
    let pile = |wanted: bool| {
        html! {
            @for &(skill, strength) in PLAYED.iter().filter(|(skill, _)| counts(*skill) == wanted) {
                li { span.{ "mini skill-" (skill.id()) } { (mark(words, skill)) b { (strength) } } }
            }
        }
    };
    let sum = words.ui("ui-how-check-sum").number("by", i32::from(NEEDED - total)).end();
    html! {
        div.how-check {
            div.how-needs {
                p.crisis-needs { (around(&words.ui("ui-how-check-needs").number("needed", i32::from(NEEDED)).end(), |number| html! { b { (number) } })) }
                p.crisis-marks { @for skill in COUNTING { (mark(words, skill)) } }
            }
            ol.how-pile { (pile(true)) }
            ol.how-pile.pile-against { (pile(false)) }
            p.how-sum { b { (total) } (sum) }
        }
        (paragraph(&words.ui("ui-how-check-text").number("destiny", DESTINY_CARDS).end()))
    }
}

fn skills(words: &Words) -> Markup {
    // Only those that have cards in some box.
    let there = |skill: &Skill| SkillCard::all().any(|card| card.skill() == *skill);
    let text = |skill: Skill| {
        let key = match skill {
            Skill::Politics => "ui-how-politics",
            Skill::Leadership => "ui-how-leadership",
            Skill::Tactics => "ui-how-tactics",
            Skill::Piloting => "ui-how-piloting",
            Skill::Engineering => "ui-how-engineering",
            Skill::Treachery => "ui-how-treachery",
        };
        words.ui(key).end()
    };
    html! {
        ul.how-list {
            @for &skill in Skill::ALL.iter().filter(|skill| there(skill)) {
                li { (mark(words, skill)) span { b { (words.label(skill)) } (text(skill)) } }
            }
        }
    }
}

/// Dials, Cylon ships, the jump.
fn ships(words: &Words) -> Markup {
    let red = |&resource: &Resource| {
        words.ui("ui-how-red").name("resource", resource).number("red", i32::from(dial(resource).red)).end()
    };
    let join = |first, last| words.ui("ui-how-reds-join").text("first", first).text("last", last).end();
    let reds = Resource::ALL.iter().map(red).reduce(join).unwrap_or_default();
    let blue = JUMP_TRACK.iter().position(|space| space.blue).unwrap_or_default();
    let worst = JUMP_TRACK.iter().map(|space| space.population).max().unwrap_or_default();
    let jump = words.ui("ui-how-jump-text").number("spaces", i32::try_from(blue).unwrap_or_default());
    html! {
        ul.how-list {
            (line("population", words.ui("ui-how-dials").end(), words.ui("ui-how-dials-text").text("reds", reds).end()))
            (line("basestar", words.ui("ui-how-battle").end(), words.ui("ui-how-battle-text").end()))
            (line("jump", words.ui("ui-how-jump").end(), jump.number("worst", worst).end()))
        }
    }
}

/// A line of a list: a drawing, what it is, what about it.
fn line(drawing: &str, name: String, text: String) -> Markup {
    html! { li { (glyph(drawing)) span { b { (name) } (text) } } }
}

fn secret(words: &Words) -> Markup {
    let half = milestone(MilestoneEffect::SleeperAgentPhase);
    html! {
        (paragraph(&words.ui("ui-how-secret-text").number("distance", half).end()))
        (paragraph(&words.ui("ui-how-reveal").end()))
    }
}

fn titles(words: &Words) -> Markup {
    html! {
        ul.how-list {
            (line("admiral", words.label(Title::Admiral), words.ui("ui-how-admiral").end()))
            (line("president", words.label(Title::President), words.ui("ui-how-president").end()))
            (line("brig", words.label(Location::Brig), words.ui("ui-how-brig").end()))
            (line("sickbay", words.label(Location::Sickbay), words.ui("ui-how-sickbay").end()))
        }
    }
}

fn say(words: &Words) -> Markup {
    html! {
        p { (words.ui("ui-how-say-text").end()) }
        p { (around(&words.ui("ui-how-stuck").end(), |key| html! { kbd.key { (key) } })) }
    }
}

/// What the box adds, in short.
fn pegasus(words: &Words) -> Markup {
    let (least, most) = (LEADER_DECKS.first(), LEADER_DECKS.last());
    let players = |row: Option<&LeaderDeckRow>| row.map_or(0, |row| row.0);
    let leader = words.ui("ui-how-pegasus-leader-text").number("least", players(least)).number("most", players(most));
    let distance = milestone(MilestoneEffect::NewCapricaPhase);
    let ui = |key: &'static str| words.ui(key).end();
    html! {
        ul.how-list {
            (line("pegasus", ui("ui-how-pegasus-ship"), ui("ui-how-pegasus-ship-text")))
            (line("reckless", ui("ui-how-pegasus-reckless"), ui("ui-how-pegasus-reckless-text")))
            (line("chevron", ui("ui-how-pegasus-move"), ui("ui-how-pegasus-move-text")))
            (line("airlock", ui("ui-how-pegasus-execution"), ui("ui-how-pegasus-execution-text")))
            (line("leader", ui("ui-how-pegasus-leader"), leader.end()))
            (line(
                "planet",
                ui("ui-how-pegasus-new-caprica"),
                words.ui("ui-how-pegasus-new-caprica-text").number("distance", distance).end(),
            ))
        }
    }
}

/// What the box adds, in short.
fn daybreak(words: &Words) -> Markup {
    let led = || LOYALTY_DECKS.iter().filter(|row| row.1).map(|row| row.0);
    let leader = words.ui("ui-how-daybreak-motives-text").number("motives", MOTIVES_DEALT);
    let leader = leader.number("least", led().min().unwrap_or(0)).number("most", led().max().unwrap_or(0));
    let leader = leader.number("unrevealed", MOTIVES_UNREVEALED).number("side", MOTIVES_OF_A_SIDE);
    let mutiny = words.ui("ui-how-daybreak-mutiny-text").number("limit", MUTINY_LIMIT);
    let ui = |key: &'static str| words.ui(key).end();
    html! {
        ul.how-list {
            (line("mutiny", ui("ui-how-daybreak-mutiny"), mutiny.number("mutineer", MUTINEER_LIMIT).end()))
            (line(
                "miracle",
                ui("ui-how-daybreak-miracle"),
                words.ui("ui-how-daybreak-miracle-text").number("limit", MIRACLE_LIMIT).end(),
            ))
            (line("treachery", ui("ui-how-daybreak-treachery"), ui("ui-how-daybreak-treachery-text")))
            (line("motive", ui("ui-how-daybreak-motives"), leader.end()))
            (line("assault-raptor", ui("ui-how-daybreak-raptors"), ui("ui-how-daybreak-raptors-text")))
            (line(
                "mission",
                ui("ui-how-daybreak-missions"),
                words.ui("ui-how-daybreak-missions-text").number("distance", settings::goal(Objective::Earth)).end(),
            ))
        }
    }
}
