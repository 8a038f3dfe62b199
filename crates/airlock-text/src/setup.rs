//! What a table agrees on before the game, each option with its name and a line about it; and the
//! standing orders of a player.

use airlock_game::cards::base::destination::OBJECTIVES;
use airlock_game::cards::{MilestoneEffect, Objective};
use airlock_game::orders::{StandingOrder, Usable};
use airlock_game::terms::{Set, Sets};
use airlock_game::{Difficulty, Rules, Rulings, Setup, Variants};

use crate::names::Named;
use crate::words::Words;

/// Something that those who set up a game can choose.
pub trait SetupOption: Named {
    /// What it changes, in one sentence.
    fn about(&self, words: &Words) -> String;
}

/// A published variant of the game; [`Variants`] tells which of them are in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    NoSympathizer,
    Cooperative,
    NoLeaders,
    SympatheticCylon,
}

impl Variant {
    pub const ALL: &'static [Variant] =
        &[Variant::NoSympathizer, Variant::Cooperative, Variant::NoLeaders, Variant::SympatheticCylon];

    /// The setting with this variant alone.
    pub fn alone(self) -> Variants {
        Variant::together([self])
    }

    /// The setting with these variants.
    pub fn together(variants: impl IntoIterator<Item = Variant>) -> Variants {
        variants.into_iter().fold(Variants::default(), |mut all, variant| {
            match variant {
                Variant::NoSympathizer => all.no_sympathizer = true,
                Variant::Cooperative => all.cooperative = true,
                Variant::NoLeaders => all.no_leaders = true,
                Variant::SympatheticCylon => all.sympathetic_cylon = true,
            }
            all
        })
    }

    /// Whether these boxes have what it changes.
    pub fn fits(self, sets: Sets) -> bool {
        match self {
            Variant::NoSympathizer | Variant::Cooperative => true,
            Variant::NoLeaders => sets.contains(Set::Pegasus) || sets.contains(Set::Daybreak),
            Variant::SympatheticCylon => sets.contains(Set::Pegasus),
        }
    }

    /// Those that are in play.
    pub fn of(variants: Variants) -> Vec<Variant> {
        let Variants { no_sympathizer, cooperative, no_leaders, sympathetic_cylon } = variants;
        let all = [
            (Variant::NoSympathizer, no_sympathizer),
            (Variant::Cooperative, cooperative),
            (Variant::NoLeaders, no_leaders),
            (Variant::SympatheticCylon, sympathetic_cylon),
        ];
        all.into_iter().filter(|(_, is_on)| *is_on).map(|(variant, _)| variant).collect()
    }
}

impl Words {
    /// What a choice at setup changes.
    pub fn about(&self, option: impl SetupOption) -> String {
        option.about(self)
    }

    /// A standing order, as the label of a button.
    pub fn order(&self, order: StandingOrder) -> String {
        match order {
            StandingOrder::PassCheck(_) => self.plain("order-pass-check"),
            StandingOrder::PassTurn(_) => self.plain("order-pass-turn"),
            StandingOrder::PassAlways(usable) => self.say("order-pass-always").name("what", usable).end(),
        }
    }
}

/// The word of each choice, which is also the end of its key.
macro_rules! choices {
    ($($type:ident: $prefix:literal { $($variant:ident = $id:literal),* $(,)? })*) => {
        $(impl Named for $type {
            fn key(&self, _words: &Words) -> String {
                format!(concat!($prefix, "-{}"), self.word())
            }

            fn word(&self) -> &'static str {
                match self { $($type::$variant => $id),* }
            }
        })*
    };
}

choices!(
    Difficulty: "difficulty" { Normal = "normal", Easier = "easier", Harder = "harder" }
    Rulings: "rulings" { Printed = "printed", Later = "later" }
    Variant: "variant" {
        NoSympathizer = "no-sympathizer", Cooperative = "cooperative", NoLeaders = "no-leaders",
        SympatheticCylon = "sympathetic-cylon",
    }
);

fn about_key(option: &impl Named, words: &Words) -> String {
    format!("about-{}", option.key(words))
}

impl SetupOption for Difficulty {
    fn about(&self, words: &Words) -> String {
        words.plain(&about_key(self, words))
    }
}

impl SetupOption for Rulings {
    fn about(&self, words: &Words) -> String {
        words.plain(&about_key(self, words))
    }
}

impl SetupOption for Variant {
    fn about(&self, words: &Words) -> String {
        let say = words.say(about_key(self, words));
        match self {
            Variant::NoSympathizer => {
                let setup = Setup { variants: self.alone(), ..Setup::base(4) };
                let rules = Rules::of(&setup).expect("four can play without a Sympathizer");
                say.number("cards", rules.cylon_draw).end()
            }
            Variant::Cooperative | Variant::NoLeaders | Variant::SympatheticCylon => say.end(),
        }
    }
}

impl SetupOption for Set {
    fn about(&self, words: &Words) -> String {
        words.plain(&about_key(self, words))
    }
}

impl SetupOption for Objective {
    fn about(&self, words: &Words) -> String {
        let row = OBJECTIVES.iter().find(|row| row.objective == *self).expect("every objective has its card");
        let say = words.say(about_key(self, words));
        let milestones = row.milestones.iter();
        milestones
            .fold(say, |say, milestone| {
                let name = match milestone.effect {
                    MilestoneEffect::SleeperAgentPhase => "sleeper",
                    MilestoneEffect::NextJumpEnds | MilestoneEffect::NewCapricaPhase => "end",
                };
                say.number(name, milestone.distance)
            })
            .end()
    }
}

impl Named for Usable {
    fn key(&self, words: &Words) -> String {
        match self {
            Usable::Card(card) => card.key(words),
            Usable::Ability(ability) => ability.key(words),
            Usable::Quorum(card) => card.key(words),
            Usable::Motive(motive) => motive.key(words),
        }
    }

    fn word(&self) -> &'static str {
        match self {
            Usable::Card(_) => "skill",
            Usable::Ability(_) => "ability",
            Usable::Quorum(_) => "quorum",
            Usable::Motive(_) => "motive",
        }
    }
}
