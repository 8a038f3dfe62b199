//! The id types of cards, characters and tokens.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::rows::{
    AgendaRow, CivilianRow, CrisisRow, DestinationRow, LoyaltyRow, MissionRow, MotiveRow, MutinyRow, QuorumRow,
    SkillRow,
};
use super::sheets::CharacterRow;
use super::{base, daybreak, pegasus};
use crate::terms::{Set, Sets, Skill};

/// The rows of all tables, each with its set: rules look rows up all the time.
pub(super) const fn side_by_side<T, const COUNT: usize>(
    tables: &'static [(Set, &'static [T])],
) -> [(Set, &'static T); COUNT] {
    let (first, of_first) = tables[0];
    let mut rows = [(first, &of_first[0]); COUNT];
    let (mut table, mut next) = (0, 0);
    while table < tables.len() {
        let (set, of_set) = tables[table];
        let mut at = 0;
        while at < of_set.len() {
            rows[next] = (set, &of_set[at]);
            (at, next) = (at + 1, next + 1);
        }
        table += 1;
    }
    assert!(next == COUNT);
    rows
}

/// Declares an id type over the tables of all sets, given with the set that each belongs to.
macro_rules! card_id {
    ($(#[$doc:meta])* $type:ident, $row:ty, [$($set:ident => $table:path),+ $(,)?]) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $type(pub u8);

        impl $type {
            pub(super) const TABLES: &'static [(Set, &'static [$row])] = &[$((Set::$set, $table)),+];
            pub(super) const COUNT: usize = 0 $(+ $table.len())+;

            fn find(self) -> (Set, &'static $row) {
                static ROWS: [(Set, &$row); $type::COUNT] = side_by_side($type::TABLES);
                ROWS[usize::from(self.0)]
            }

            pub fn row(self) -> &'static $row {
                self.find().1
            }

            pub fn set(self) -> Set {
                self.find().0
            }

            /// Every card of these boxes.
            pub fn of(sets: Sets) -> impl Iterator<Item = $type> {
                Self::all().filter(move |card| sets.contains(card.set()))
            }

            pub fn id(self) -> &'static str {
                self.row().id
            }

            /// Every card of every set, in the order of the tables.
            pub fn all() -> impl Iterator<Item = $type> {
                (0..Self::COUNT).map(|at| $type(u8::try_from(at).expect("fewer than 256 of a kind")))
            }

            pub fn from_id(id: &str) -> Option<$type> {
                Self::all().find(|card| card.id() == id)
            }
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
                $type::from_id(&id).ok_or_else(|| D::Error::custom(format_args!("no {} “{id}”", stringify!($type))))
            }
        }

        impl crate::paper::Named for $type {
            fn everything() -> impl Iterator<Item = $type> {
                $type::all()
            }

            fn name(self) -> &'static str {
                self.id()
            }

            fn of_name(name: &str) -> Option<$type> {
                $type::from_id(name)
            }

            fn place(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

card_id!(
    /// A kind of skill card: a name and a strength. Copies are alike.
    SkillCard, SkillRow, [Base => base::skills::CARDS, Pegasus => pegasus::skills::CARDS, Daybreak => daybreak::skills::CARDS]
);
card_id!(
    Crisis, CrisisRow,
    [Base => base::crisis::CARDS, Pegasus => pegasus::crisis::CARDS, Pegasus => pegasus::new_caprica::CARDS, Daybreak => daybreak::crisis::CARDS]
);
card_id!(
    SuperCrisis, CrisisRow, [Base => base::super_crisis::CARDS, Pegasus => pegasus::super_crisis::CARDS]
);
card_id!(Quorum, QuorumRow, [Base => base::quorum::CARDS, Pegasus => pegasus::quorum::CARDS]);
card_id!(
    Destination, DestinationRow, [Base => base::destination::CARDS, Pegasus => pegasus::destination::CARDS]
);
card_id!(Loyalty, LoyaltyRow, [Base => base::loyalty::CARDS, Pegasus => pegasus::loyalty::CARDS, Daybreak => daybreak::loyalty::CARDS]);
card_id!(
    Character, CharacterRow, [Base => base::characters::SHEETS, Pegasus => pegasus::characters::SHEETS, Daybreak => daybreak::characters::SHEETS]
);
card_id!(Agenda, AgendaRow, [Pegasus => pegasus::agendas::AGENDAS]);
card_id!(Mutiny, MutinyRow, [Daybreak => daybreak::mutiny::CARDS]);
card_id!(Motive, MotiveRow, [Daybreak => daybreak::motives::CARDS]);
card_id!(Mission, MissionRow, [Daybreak => daybreak::missions::CARDS]);
card_id!(
    /// A civilian ship token.
    Civilian, CivilianRow, [Base => base::tokens::CIVILIANS]
);

impl SkillCard {
    pub fn skill(self) -> Skill {
        self.row().text.skill
    }

    pub fn strength(self) -> u8 {
        self.row().strength
    }

    /// Whether the card is played with in these boxes: a later box may take its place (PEG-001).
    pub fn is_in(self, sets: Sets) -> bool {
        sets.contains(self.set()) && !self.row().replaced_in.is_some_and(|set| sets.contains(set))
    }
}

impl Crisis {
    /// A card of the deck that comes into play on New Caprica (PEG-120).
    pub fn is_new_caprica(self) -> bool {
        let before = base::crisis::CARDS.len() + pegasus::crisis::CARDS.len();
        (before..before + pegasus::new_caprica::CARDS.len()).contains(&usize::from(self.0))
    }
}
