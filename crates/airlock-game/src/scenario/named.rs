//! Everything that a scenario calls by an id, and what a misspelt one may have meant.

use super::parse::list;
use crate::cards::{
    Ability, Agenda, Character, Civilian, Crisis, Destination, Loyalty, Mission, Motive, Mutiny, Quorum, SkillCard,
    SuperCrisis, Team, Window,
};
use crate::pile::Hidden;
use crate::terms::{
    Area, BasestarDamage, Craft, GalacticaDamage, Icon, Location, PegasusDamage, Resource, Ship, Side, Skill, Title,
};

/// A fact or what is in it, or why it cannot be read.
pub(crate) type Read<T> = Result<T, String>;

/// At most this many ids are listed as they are; of more, those near the misspelt one.
const LISTED: usize = 16;

/// Something with an id.
pub(crate) trait Named: Copy + 'static {
    /// What an error calls it.
    const KIND: &'static str;
    /// What a scenario may leave out of the id.
    const PREFIX: &'static str = "";

    fn id(self) -> &'static str;

    fn every() -> Vec<Self>;
}

macro_rules! named_cards {
    ($($type:ident = $kind:literal),* $(,)?) => {
        $(impl Named for $type {
            const KIND: &'static str = $kind;

            fn id(self) -> &'static str {
                $type::id(self)
            }

            fn every() -> Vec<$type> {
                $type::all().collect()
            }
        })*
    };
}

macro_rules! named_terms {
    ($($type:ident = $kind:literal $(without $prefix:literal)?),* $(,)?) => {
        $(impl Named for $type {
            const KIND: &'static str = $kind;
            $(const PREFIX: &'static str = $prefix;)?

            fn id(self) -> &'static str {
                $type::id(self)
            }

            fn every() -> Vec<$type> {
                $type::ALL.to_vec()
            }
        })*
    };
}

named_cards! {
    SkillCard = "skill card",
    Crisis = "Crisis",
    SuperCrisis = "Super Crisis",
    Quorum = "Quorum card",
    Destination = "destination",
    Loyalty = "Loyalty card",
    Agenda = "agenda",
    Mutiny = "Mutiny card",
    Motive = "motive",
    Mission = "mission",
    Civilian = "civilian ship",
    Character = "character",
}

named_terms! {
    Ability = "ability",
    Area = "space area",
    Location = "location",
    Ship = "ship",
    Craft = "kind of ship",
    Icon = "icon",
    Resource = "resource",
    Skill = "skill",
    Title = "title",
    Side = "side",
    Team = "team",
    Window = "window",
    BasestarDamage = "basestar damage token",
    GalacticaDamage = "damage token" without "galactica-damage-",
    PegasusDamage = "Pegasus damage token" without "pegasus-damage-",
}

/// Every id that there is.
pub(crate) fn every_id() -> Vec<&'static str> {
    fn of<T: Named>() -> impl Iterator<Item = &'static str> {
        T::every().into_iter().map(T::id)
    }
    let cards = of::<SkillCard>().chain(of::<Crisis>()).chain(of::<SuperCrisis>()).chain(of::<Quorum>());
    let cards = cards.chain(of::<Destination>()).chain(of::<Loyalty>()).chain(of::<Agenda>()).chain(of::<Mutiny>());
    let cards = cards.chain(of::<Motive>()).chain(of::<Mission>()).chain(of::<Civilian>()).chain(of::<Character>());
    let board = of::<Area>().chain(of::<Location>()).chain(of::<Ship>()).chain(of::<Craft>()).chain(of::<Icon>());
    let tokens = of::<BasestarDamage>().chain(of::<GalacticaDamage>()).chain(of::<PegasusDamage>());
    let words = of::<Ability>().chain(of::<Resource>()).chain(of::<Skill>()).chain(of::<Title>()).chain(of::<Side>());
    cards.chain(board).chain(tokens).chain(words).chain(of::<Team>()).chain(of::<Window>()).collect()
}

/// A thing by its id, or what there is instead.
pub(crate) fn read<T: Named>(text: &str) -> Read<T> {
    let spelled = |thing: &T| thing.id() == text || thing.id().strip_prefix(T::PREFIX) == Some(text);
    T::every().into_iter().find(spelled).ok_or_else(|| {
        let ids: Vec<&str> = T::every().into_iter().map(T::id).collect();
        format!("there is no {} “{text}”{}", T::KIND, meant(text, &ids))
    })
}

/// Things by their ids, separated by commas.
pub(crate) fn read_all<T: Named>(text: &str) -> Read<Vec<T>> {
    list(text).into_iter().map(read).collect()
}

/// What may stand in place of a misspelt word: all there is, if that is little, or what is spelled
/// nearly so.
pub(crate) fn meant(text: &str, words: &[&str]) -> String {
    if words.len() <= LISTED {
        return format!("; choose from {}", words.join(", "));
    }
    match near(text, words)[..] {
        [] => String::new(),
        ref near => format!("; near it: {}", near.join(", ")),
    }
}

/// Up to three of the words: those with this text in them or in the text, then those that few letters tell apart.
fn near<'w>(text: &str, words: &[&'w str]) -> Vec<&'w str> {
    let allowed = 1 + text.chars().count() / 4;
    let within = |word: &str| word.contains(text) || text.split(' ').any(|part| part == word);
    let far = |word: &str| if within(word) { 0 } else { letters_apart(text, word) };
    let mut ranked: Vec<(usize, &str)> = words.iter().map(|&word| (far(word), word)).collect();
    ranked.retain(|&(apart, _)| apart <= allowed && !text.is_empty());
    ranked.sort_unstable();
    ranked.dedup();
    ranked.into_iter().take(3).map(|(_, word)| word).collect()
}

/// Letters to add, drop or change, to make one word of the other.
fn letters_apart(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], at + 1);
        for (column, &against) in other.iter().enumerate() {
            let change = diagonal + usize::from(letter != against);
            diagonal = row[column + 1];
            row[column + 1] = change.min(row[column] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

/// What lies in a pile: a card or token, face up or face down.
pub(super) trait Piece: Copy + Default {
    fn id(self) -> &'static str;

    fn with_id(id: &str) -> Option<Self>;
}

impl<T: Named + Default> Piece for T {
    fn id(self) -> &'static str {
        Named::id(self)
    }

    fn with_id(id: &str) -> Option<T> {
        T::every().into_iter().find(|thing| Named::id(*thing) == id)
    }
}

impl<T: Named + Default> Piece for Hidden<T> {
    fn id(self) -> &'static str {
        Named::id(self.card)
    }

    fn with_id(id: &str) -> Option<Hidden<T>> {
        T::with_id(id).map(Hidden::unseen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_id_is_told_what_it_may_have_meant() {
        assert_eq!(
            read::<Crisis>("riot-1").expect_err("it is misspelt"),
            "there is no Crisis “riot-1”; near it: riots-1, riots-2"
        );
        assert_eq!(
            read::<Resource>("water").expect_err("it is no resource"),
            "there is no resource “water”; choose from fuel, food, morale, population"
        );
        assert_eq!(read::<Crisis>("xyzzy").expect_err("nothing is like it"), "there is no Crisis “xyzzy”");
    }

    #[test]
    fn letters_are_added_dropped_and_changed() {
        assert_eq!(letters_apart("riot-1", "riots-1"), 1);
        assert_eq!(letters_apart("comand", "command"), 1);
        assert_eq!(letters_apart("", "fore"), 4);
        assert_eq!(letters_apart("aft", "fore"), 4);
    }

    #[test]
    fn a_damage_token_goes_by_its_location() {
        assert_eq!(read::<GalacticaDamage>("hangar-deck"), Ok(GalacticaDamage::HangarDeck));
        assert_eq!(read::<GalacticaDamage>("galactica-damage-hangar-deck"), Ok(GalacticaDamage::HangarDeck));
    }
}
