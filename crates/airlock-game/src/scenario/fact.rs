//! The facts of a position: what `given` lays out and `then` looks for.

use super::daybreak::DaybreakFact;
use super::decks::{Cards, DeckKind};
use super::named::{Read, meant, read, read_all};
use super::parse::{list, number, word};
use super::position::{Table, is_seat, read_character};
use crate::cards::{
    Agenda, Character, Civilian, Crisis, Destination, Loyalty, Mission, Quorum, SkillCard, SuperCrisis, Team,
};
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{Area, BasestarDamage, Craft, Location, Resource, Title};

/// One fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fact {
    Dial(Resource, i8),
    Track(u8),
    Distance(u8),
    Travelled(Vec<Source>),
    Nukes(u8),
    Ships(Lying, Craft, u8),
    InArea(Craft, Area, u8),
    CiviliansIn(Area, Vec<Civilian>),
    Basestar(Area, Vec<BasestarDamage>),
    Centurions(Vec<u8>),
    Damaged(Vec<Location>),
    At(Seat, Spot),
    Holds(Seat, Vec<SkillCard>),
    HoldsCount(Seat, u8),
    Loyalty(Seat, Vec<Loyalty>),
    Standing(Seat, crate::state::Standing),
    SuperCrises(Seat, Vec<SuperCrisis>),
    OnceUsed(Seat, bool),
    Turns(Seat, u8),
    Holder(Title, Option<Seat>),
    QuorumHand(Vec<Quorum>),
    Deck(Cards),
    Discard(Cards),
    Bottom(Cards),
    DeckCount(DeckKind, u8),
    DiscardCount(DeckKind, u8),
    InPlay(Source, Option<Seat>),
    NotInPlay(Source),
    TurnNumber(u16),
    /// Loyalty cards in the game by team.
    Teams([u8; Team::ALL.len()]),
    Agenda(Seat, Agenda),
    Infiltrating(Seat, bool),
    WasExecuted(Seat),
    PlayedSuperCrisis(Seat),
    /// Characters who were executed as humans.
    Executed(Vec<Character>),
    Mourned(bool),
    AssistLoyalty(Vec<Loyalty>),
    /// The New Caprica phase has begun.
    NewCaprica,
    /// Galactica is in orbit of New Caprica, or away.
    InOrbit(bool),
    /// Occupation forces on the locations of their track.
    Occupation(Vec<u8>),
    Daybreak(DaybreakFact),
}

/// Where ships that are not in space lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lying {
    Reserves,
    Damaged,
    Destroyed,
}

/// Where a character is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spot {
    Location(Location),
    Viper(Area),
    /// In an assault raptor.
    Raptor(Area),
    OffBoard,
}

/// `raiders` are of the kind `raider`.
fn singular(ships: &str) -> &str {
    ships.strip_suffix('s').unwrap_or(ships)
}

/// `has 3 cards`.
fn counted(text: &str) -> Option<&str> {
    let count = text.strip_prefix("has ")?;
    count.strip_suffix(" cards").or_else(|| count.strip_suffix(" card"))
}

/// `1 cylon, 5 human`: how many Loyalty cards of each team.
fn teams(text: &str) -> Read<[u8; Team::ALL.len()]> {
    let mut counts = [0; Team::ALL.len()];
    for item in list(text) {
        let (count, team) = word(item);
        let team = read::<Team>(team)?;
        counts[team as usize] = number(count)?;
    }
    Ok(counts)
}

/// A card that can lie in play or beside the objective.
pub(crate) fn source(text: &str) -> Read<Source> {
    let crises = Crisis::all().map(Source::Crisis).chain(SuperCrisis::all().map(Source::SuperCrisis));
    let others = Quorum::all().map(Source::Quorum).chain(Destination::all().map(Source::Destination));
    let cards: Vec<Source> = crises.chain(others).chain(Mission::all().map(Source::Mission)).collect();
    cards.iter().copied().find(|card| card.id() == text).ok_or_else(|| {
        let ids: Vec<&str> = cards.iter().map(|card| card.id()).collect();
        format!("there is no card “{text}” that can lie on the table{}", meant(text, &ids))
    })
}

/// What can be said of a seat, for whoever has said something else.
const OF_A_SEAT: &str = "at LOCATION, piloting AREA, flies raptor AREA, off the board, holds CARDS, has …, is …";
const A_SEAT_IS: &str = "admiral, president, human, revealed, sympathizer, sympathetic-cylon, leader, mutineer, \
     not mutineer, infiltrating, not infiltrating";
const A_SEAT_HAS: &str = "loyalty IDS, super-crisis IDS, begun N turns, used once-per-game, not used once-per-game, \
     agenda ID, been executed, played a super-crisis, mutiny IDS, N miracles, motives IDS, revealed motives IDS; skill \
     cards are what a seat holds";

/// The first words of facts that are not about a seat, ships or a deck.
const FIRST_WORDS: &str = "admiral assist basestar bottom centurions civilians colonial-one damaged distance executed \
     food fuel galactica hub in loyalty mission morale mourned new-caprica not nukes occupation population president \
     rebel-basestar track travelled turn";

impl Fact {
    /// Reads a fact.
    pub(crate) fn read(text: &str, table: &Table) -> Read<Fact> {
        let (first, rest) = word(text);
        if let Some(resource) = Resource::from_id(first) {
            return Ok(Fact::Dial(resource, number(rest)?));
        }
        if let Some(seat) = table.seat(first) {
            return Fact::of_seat(seat, rest)?.ok_or_else(|| match word(rest).0 {
                "is" => format!("“{text}” is not a fact; a player is {A_SEAT_IS}"),
                "has" => format!("“{text}” is not a fact; a player has {A_SEAT_HAS}"),
                _ => format!("“{text}” is not a fact; of a player: {OF_A_SEAT}"),
            });
        }
        if let Some(kind) = DeckKind::read(first)
            && let Some(fact) = Fact::of_deck(kind, rest)?
        {
            return Ok(fact);
        }
        if first == "no" || first.parse::<u8>().is_ok() {
            let count = if first == "no" { 0 } else { number(first)? };
            return Fact::of_ships(count, rest);
        }
        if let Some(fact) = DaybreakFact::of_table(first, rest)? {
            return Ok(Fact::Daybreak(fact));
        }
        Fact::of_table(first, rest, table)?.ok_or_else(|| Fact::none(text, first, table))
    }

    /// Whether a later line may take from what this one gives: a card turned up, a ship out of the Reserves.
    pub(crate) fn is_drawn_on(&self) -> bool {
        matches!(self, Fact::Loyalty(..) | Fact::Ships(..) | Fact::DeckCount(..) | Fact::CiviliansIn(..))
    }

    /// Why the words are no fact at all.
    fn none(text: &str, first: &str, table: &Table) -> String {
        if let (true, Err(nobody)) = (is_seat(first), table.need_seat(first)) {
            return nobody;
        }
        if Craft::from_id(singular(first)).is_some() {
            return format!("“{text}” is not a fact; write “3 {first} in fore” or “no {first} in fore”");
        }
        let words: Vec<&str> = FIRST_WORDS.split_whitespace().collect();
        format!("“{text}” is not a fact{}; docs/scenarios.md lists them all", meant(first, &words))
    }

    fn of_table(first: &str, rest: &str, table: &Table) -> Read<Option<Fact>> {
        Ok(Some(match first {
            "track" => Fact::Track(number(rest)?),
            "distance" => Fact::Distance(number(rest)?),
            "nukes" => Fact::Nukes(number(rest)?),
            "executed" => Fact::Executed(list(rest).into_iter().map(read_character).collect::<Read<_>>()?),
            "mourned" => Fact::Mourned(true),
            "not" if rest == "mourned" => Fact::Mourned(false),
            "travelled" => Fact::Travelled(list(rest).into_iter().map(source).collect::<Read<_>>()?),
            "damaged" => Fact::Damaged(read_all::<Location>(rest)?),
            "centurions" => {
                let counts: Read<Vec<u8>> = rest.split_whitespace().map(number).collect();
                Fact::Centurions(counts?)
            }
            "new-caprica" if rest.is_empty() => Fact::NewCaprica,
            "galactica" if rest == "in orbit" => Fact::InOrbit(true),
            "galactica" if rest == "away" => Fact::InOrbit(false),
            "occupation" => {
                let counts: Read<Vec<u8>> = rest.split_whitespace().map(number).collect();
                Fact::Occupation(counts?)
            }
            "civilians" => {
                let place = rest.strip_prefix("in ").ok_or("write “civilians in AREA: ids”")?;
                let (place, ships) = place.split_once(':').ok_or("write “civilians in AREA: ids”")?;
                Fact::CiviliansIn(read(place.trim())?, read_all::<Civilian>(ships)?)
            }
            "basestar" => {
                let rest = rest.strip_prefix("in ").ok_or("write “basestar in AREA [with token, token]”")?;
                let (place, tokens) = rest.split_once(" with ").unwrap_or((rest, ""));
                Fact::Basestar(read(place.trim())?, read_all::<BasestarDamage>(tokens)?)
            }
            "in" if rest.starts_with("play ") => {
                let (card, holder) = rest[5..].split_once(" before ").unwrap_or((&rest[5..], ""));
                let holder = if holder.is_empty() { None } else { Some(table.need_seat(holder)?) };
                Fact::InPlay(source(card.trim())?, holder)
            }
            "not" if rest.starts_with("in play ") => Fact::NotInPlay(source(&rest[8..])?),
            "admiral" if rest == "nobody" => Fact::Holder(Title::Admiral, None),
            "president" if rest == "nobody" => Fact::Holder(Title::President, None),
            "bottom" => {
                let rest = rest.strip_prefix("of ").ok_or("write “bottom of DECK deck ID”")?;
                let (deck, rest) = word(rest);
                let kind = DeckKind::read(deck).ok_or_else(|| format!("there is no deck “{deck}”"))?;
                Fact::Bottom(kind.cards(rest.strip_prefix("deck").unwrap_or(rest))?)
            }
            "loyalty" if rest.starts_with("cards ") => Fact::Teams(teams(&rest[6..])?),
            "assist" if rest.starts_with("has loyalty ") => Fact::AssistLoyalty(read_all::<Loyalty>(&rest[12..])?),
            "turn" if rest.starts_with("number ") => Fact::TurnNumber(number(&rest[7..])?),
            _ => return Ok(None),
        }))
    }

    fn of_deck(kind: DeckKind, rest: &str) -> Read<Option<Fact>> {
        let (what, rest) = word(rest);
        Ok(Some(match what {
            "deck" | "pile" => match counted(rest) {
                Some(count) => Fact::DeckCount(kind, number(count)?),
                None => Fact::Deck(kind.cards(rest)?),
            },
            "discard" => match counted(rest) {
                Some(count) => Fact::DiscardCount(kind, number(count)?),
                None => Fact::Discard(kind.cards(rest)?),
            },
            "hand" if kind == DeckKind::Quorum => Fact::QuorumHand(read_all::<Quorum>(rest)?),
            _ => return Ok(None),
        }))
    }

    /// `3 raiders in fore`, `5 vipers in reserves`, `2 vipers damaged`.
    fn of_ships(count: u8, rest: &str) -> Read<Fact> {
        let (kind, rest) = word(rest);
        let craft = read::<Craft>(singular(kind))?;
        Ok(match rest {
            "in reserves" => Fact::Ships(Lying::Reserves, craft, count),
            "damaged" => Fact::Ships(Lying::Damaged, craft, count),
            "destroyed" => Fact::Ships(Lying::Destroyed, craft, count),
            place => {
                let place = place.strip_prefix("in ").ok_or_else(|| format!("“{place}” is not a place for ships"))?;
                Fact::InArea(craft, read(place)?, count)
            }
        })
    }

    fn of_seat(seat: Seat, rest: &str) -> Read<Option<Fact>> {
        use crate::state::Standing;
        let (verb, what) = word(rest);
        Ok(Some(match (verb, what) {
            ("at", location) => Fact::At(seat, Spot::Location(read::<Location>(location)?)),
            ("piloting", place) => Fact::At(seat, Spot::Viper(read(place)?)),
            ("flies", place) => {
                let place = place.strip_prefix("raptor ").ok_or("write “flies raptor AREA”")?;
                Fact::At(seat, Spot::Raptor(read(place)?))
            }
            ("is", "mutineer") => Fact::Daybreak(DaybreakFact::Mutineer(seat, true)),
            ("is", "not mutineer") => Fact::Daybreak(DaybreakFact::Mutineer(seat, false)),
            ("off", "the board") => Fact::At(seat, Spot::OffBoard),
            ("holds", what) => match what.strip_suffix(" cards").or_else(|| what.strip_suffix(" card")) {
                Some(count) => Fact::HoldsCount(seat, number(count)?),
                None => Fact::Holds(seat, read_all::<SkillCard>(what)?),
            },
            ("has", what) => return Fact::of_having(seat, what),
            ("is", "admiral") => Fact::Holder(Title::Admiral, Some(seat)),
            ("is", "president") => Fact::Holder(Title::President, Some(seat)),
            ("is", "human") => Fact::Standing(seat, Standing::Human),
            ("is", "revealed") => Fact::Standing(seat, Standing::Cylon),
            ("is", "sympathetic-cylon") => Fact::Standing(seat, Standing::SympatheticCylon),
            ("is", "leader") => Fact::Standing(seat, Standing::Leader),
            ("is", "infiltrating") => Fact::Infiltrating(seat, true),
            ("is", "not infiltrating") => Fact::Infiltrating(seat, false),
            ("is", "sympathizer") => Fact::Standing(seat, Standing::Sympathizer),
            _ => return Ok(None),
        }))
    }

    fn of_having(seat: Seat, what: &str) -> Read<Option<Fact>> {
        if let Some(fact) = DaybreakFact::of_having(seat, what)? {
            return Ok(Some(Fact::Daybreak(fact)));
        }
        if let Some(cards) = what.strip_prefix("loyalty ") {
            return Ok(Some(Fact::Loyalty(seat, read_all::<Loyalty>(cards)?)));
        }
        if let Some(cards) = what.strip_prefix("super-crisis ") {
            return Ok(Some(Fact::SuperCrises(seat, read_all::<SuperCrisis>(cards)?)));
        }
        if let Some(turns) = what.strip_prefix("begun ").and_then(|rest| rest.strip_suffix(" turns")) {
            return Ok(Some(Fact::Turns(seat, number(turns)?)));
        }
        if let Some(agenda) = what.strip_prefix("agenda ") {
            return Ok(Some(Fact::Agenda(seat, read::<Agenda>(agenda)?)));
        }
        Ok(Some(match what {
            "been executed" => Fact::WasExecuted(seat),
            "played a super-crisis" => Fact::PlayedSuperCrisis(seat),
            "used once-per-game" => Fact::OnceUsed(seat, true),
            "not used once-per-game" => Fact::OnceUsed(seat, false),
            _ => return Ok(None),
        }))
    }
}
