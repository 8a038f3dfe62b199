//! The things that a line of the log mentions, as links to where they lie.
//!
//! The sentence comes from `airlock-text` as a whole; the names of the event's own things are found
//! in it, so that no language has to know of links.

use airlock_game::cards::SkillCard;
use airlock_game::event::{Attacker, DaybreakEvent, Defender, RollFor, ViperAt};
use airlock_game::terms::{Area, Damages, Location};
use airlock_game::{Event, Foe, Seat, Source};
use airlock_text::{Names, Phrase, StoryLine, Words};
use maud::{Markup, html};

use crate::page::glyph;
use crate::page::table::refer::explained;

/// Something that an event is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thing {
    Seat(Seat),
    Area(Area),
    Location(Location),
    Card(Source),
    Die(u8),
}

/// The sentence with its links.
pub fn linked(words: &Words, names: &dyn Names, reader: Option<Seat>, line: &StoryLine<'_>) -> Markup {
    let mut things: Vec<(String, Thing)> = Vec::new();
    for event in line.events {
        for thing in mentioned(event).into_iter().flatten() {
            let own = thing_is(thing, reader);
            if !own && things.iter().all(|&(_, other)| other != thing) {
                let named = name(words, names, thing);
                // Another form is looked for only where the name itself is not there; one as short as a
                // gender's letter is no name.
                let is_name = |text: &&str| text.chars().count() >= named.chars().count().min(3);
                let forms = if whole_word(&line.text, &named).is_some() { 1 } else { usize::MAX };
                things.extend(named.texts().filter(is_name).take(forms).map(|text| (text.to_owned(), thing)));
            }
        }
    }
    let mut rest = line.text.as_str();
    html! {
        @while let Some((at, (name, thing))) = first_in(rest, &things) {
            (rest[..at])
            (link(words, name, *thing))
            @let () = rest = &rest[at + name.len()..];
        }
        (rest)
    }
}

/// The reader is "you" in the sentence.
fn thing_is(thing: Thing, reader: Option<Seat>) -> bool {
    matches!((thing, reader), (Thing::Seat(seat), Some(reader)) if seat == reader)
}

/// The name in all its forms.
fn name(words: &Words, names: &dyn Names, thing: Thing) -> Phrase {
    match thing {
        Thing::Seat(seat) => match names.character(seat) {
            Some(character) => words.short(character),
            None => names.person(seat).into(),
        },
        Thing::Area(area) => words.noun(area),
        Thing::Location(location) => words.noun(location),
        Thing::Card(Source::Skill(card)) => words.card(card),
        Thing::Card(source) => words.noun(source),
        Thing::Die(die) => die.to_string().into(),
    }
}

/// The first name in the text, the longest if several begin there, and only as a whole word.
fn first_in<'a>(text: &str, things: &'a [(String, Thing)]) -> Option<(usize, &'a (String, Thing))> {
    let found = things.iter().filter_map(|thing| whole_word(text, &thing.0).map(|at| (at, thing)));
    found.min_by_key(|(at, (name, _))| (*at, usize::MAX - name.len()))
}

fn whole_word(text: &str, name: &str) -> Option<usize> {
    // Scripts without spaces, from kana on, have no ends of words to see.
    let inside = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() && letter < '\u{3040}');
    let is_whole = |&(at, _): &(usize, &str)| {
        !inside(text[..at].chars().next_back()) && !inside(text[at + name.len()..].chars().next())
    };
    if name.is_empty() {
        return None;
    }
    text.match_indices(name).find(is_whole).map(|(at, _)| at)
}

fn link(words: &Words, name: &str, thing: Thing) -> Markup {
    match thing {
        Thing::Seat(seat) => html! { a.ref href={ "#seat-" (seat.0) } { (name) } },
        Thing::Area(area) => html! { a.ref href={ "#area-" (area.id()) } { (name) } },
        Thing::Location(location) => html! {
            a.ref href={ "#location-" (location.id()) } title=[words.in_english(location)] { (name) }
        },
        Thing::Card(source) => html! {
            a.ref href={ "?explain=" (explained(source)) } title=[words.in_english(source)] { (name) }
        },
        Thing::Die(die) => html! { span data-roll=(die) { (glyph(&format!("d8-{die}"))) span.sr { (name) } } },
    }
}

type Mentioned = [Option<Thing>; 3];

fn one(thing: Thing) -> Mentioned {
    [Some(thing), None, None]
}

fn two(first: Thing, then: Thing) -> Mentioned {
    [Some(first), Some(then), None]
}

fn skill(card: SkillCard) -> Thing {
    Thing::Card(Source::Skill(card))
}

const NOTHING: Mentioned = [None; 3];

fn mentioned(event: &Event) -> Mentioned {
    match *event {
        Event::FirstPlayer { seat }
        | Event::CharacterPicked { seat, .. }
        | Event::AssistPicked { seat, .. }
        | Event::LoyaltyDealt { seat, .. }
        | Event::TurnBegan { seat, .. }
        | Event::TurnEnded { seat }
        | Event::ViperActivated { seat }
        | Event::OrderGiven { to: seat }
        | Event::Drew { seat, .. }
        | Event::CardAdded { seat, .. }
        | Event::CardsAdded { seat, .. }
        | Event::CheckDecided { by: seat, .. }
        | Event::CrisesDrawn { seat, .. }
        | Event::CrisisPutUnder { seat }
        | Event::OptionChosen { seat, .. }
        | Event::OptionSwitched { seat, .. }
        | Event::CardPeeked { seat, .. }
        | Event::CardLeftOnTop { seat, .. }
        | Event::CardPutUnder { seat, .. }
        | Event::TitleGiven { seat, .. }
        | Event::QuorumDrawn { seat, .. }
        | Event::QuorumReceived { seat, .. }
        | Event::CylonRevealed { seat, .. }
        | Event::SympathizerRevealed { seat, .. }
        | Event::LoyaltyReceived { seat, .. }
        | Event::SuperCrisisDrawn { seat, .. }
        | Event::AgendaDrawn { seat, .. }
        | Event::CardLearned { seat, .. }
        | Event::LearnedKept { seat, .. }
        | Event::DestinyTaken { seat, .. }
        | Event::PutOnDestiny { seat, .. }
        | Event::DestinySeen { seat, .. }
        | Event::ResourceShielded { seat, .. }
        | Event::JumpPromised { seat }
        | Event::BottomSeen { seat, .. }
        | Event::LockedShipSeen { seat, .. }
        | Event::LockedShipReturned { seat, .. }
        | Event::LeftNewCaprica { seat }
        | Event::Executed { seat, .. }
        | Event::LoyaltyShown { seat, .. }
        | Event::InfiltrationBegan { seat }
        | Event::InfiltrationEnded { seat } => one(Thing::Seat(seat)),
        Event::CheckAbility { card } | Event::DestinyDiscarded { card } => one(skill(card)),
        Event::CardInsteadOfRoll { seat, card, .. } => two(Thing::Seat(seat), skill(card)),
        Event::RaidersDistracted { seat, area, .. } => two(Thing::Seat(seat), Thing::Area(area)),
        Event::PegasusDamaged { token } => one(Thing::Location(token.location())),
        Event::DestinationDiscarded { card } | Event::DestinationDrawn { card } => {
            one(Thing::Card(Source::Destination(card)))
        }
        Event::OccupationMoved { from, to } => two(Thing::Location(from), Thing::Location(to)),
        Event::OccupationDestroyed { at } => one(Thing::Location(at)),
        Event::ShipEvacuated { area } | Event::BasestarRemoved { area } => one(Thing::Area(area)),
        Event::Arrived { seat, at: to } | Event::Moved { seat, to } | Event::Sent { seat, to } => {
            two(Thing::Seat(seat), Thing::Location(to))
        }
        Event::Flew { seat, to: area } | Event::ViperPiloted { seat, area } => {
            two(Thing::Seat(seat), Thing::Area(area))
        }
        Event::ActionTaken { seat, source: Source::Location(location) } => {
            two(Thing::Seat(seat), Thing::Location(location))
        }
        Event::ActionTaken { seat, source } | Event::CrisisRevealed { seat, card: source } => {
            two(Thing::Seat(seat), Thing::Card(source))
        }
        Event::AbilityUsed { seat, ability } => two(Thing::Seat(seat), Thing::Card(Source::Ability(ability))),
        Event::Discarded { seat, card } | Event::CardPlayed { seat, card } | Event::CheckCardTaken { seat, card } => {
            two(Thing::Seat(seat), skill(card))
        }
        Event::HandSeen { seat, by, .. }
        | Event::CardTaken { from: seat, by, .. }
        | Event::LoyaltySeen { by, of: seat, .. }
        | Event::LoyaltyHandedOn { from: by, to: seat, .. }
        | Event::CardGiven { from: by, to: seat, .. }
        | Event::AddedCardSeen { seat, by, .. }
        | Event::HandsSwapped { seat: by, with: seat } => two(Thing::Seat(by), Thing::Seat(seat)),
        Event::CheckBegan { on: card, .. }
        | Event::CrisisDiscarded { card }
        | Event::StaysInPlay { card, with: None }
        | Event::LeftPlay { card }
        | Event::LeftGame { card } => one(source(card)),
        Event::StaysInPlay { card, with: Some(seat) } => two(Thing::Card(card), Thing::Seat(seat)),
        Event::CrisisReplaced { card } => one(Thing::Card(Source::Crisis(card))),
        Event::DestinationChosen { seat, card } => two(Thing::Seat(seat), Thing::Card(Source::Destination(card))),
        Event::QuorumPlayed { seat, card } | Event::QuorumUsed { seat, card } => {
            two(Thing::Seat(seat), Thing::Card(Source::Quorum(card)))
        }
        Event::QuorumDiscarded { card } => one(Thing::Card(Source::Quorum(card))),
        Event::SuperCrisisDiscarded { seat, card } => two(Thing::Seat(seat), Thing::Card(Source::SuperCrisis(card))),
        Event::Rolled { seat, purpose, die, .. } => {
            [Some(Thing::Seat(seat)), rolled_for(purpose), Some(Thing::Die(die))]
        }
        Event::Placed { area, .. }
        | Event::Launched { area, .. }
        | Event::ViperLaunched { area, pilot: None }
        | Event::CylonShipDestroyed { area, .. }
        | Event::BasestarDamaged { area, .. }
        | Event::CenturionBoarded { from: Some(area) }
        | Event::CivilianSeen { area, .. }
        | Event::CivilianDestroyed { from: Some(area), .. } => one(Thing::Area(area)),
        Event::ViperLaunched { area, pilot: Some(seat) } => two(Thing::Seat(seat), Thing::Area(area)),
        Event::ViperMoved { from, to }
        | Event::RaiderMoved { from, to }
        | Event::HeavyRaiderMoved { from, to }
        | Event::ScarMoved { from, to }
        | Event::CivilianMoved { from, to } => two(Thing::Area(from), Thing::Area(to)),
        Event::ViperHit { at, .. } | Event::ViperReturned { from: at } => [viper(at), None, None],
        Event::AttackMissed { attacker: by, defender: of } => [attacker(by), defender(of), None],
        Event::GalacticaDamaged { token } => match token.damages() {
            Damages::Location(location) => one(Thing::Location(location)),
            Damages::Resource(_) => NOTHING,
        },
        Event::LocationRepaired { location } => one(Thing::Location(location)),
        Event::DestinyBuilt { .. }
        | Event::DeckReshuffled { .. }
        | Event::DifficultyChanged { .. }
        | Event::CardsFaceUp
        | Event::SkillCountsPositive { .. }
        | Event::SkillHasNoStrength { .. }
        | Event::DestinyAdded { .. }
        // A dozen cards of a check would be nothing but links.
        | Event::CardRevealed { .. }
        | Event::Totalled { .. }
        | Event::CheckEnded { .. }
        | Event::CrisisSeen { .. }
        | Event::Turned { .. }
        | Event::JumpTrackMoved { .. }
        | Event::Travelled { .. }
        | Event::NukeSpent { .. }
        | Event::DieBonus { .. }
        | Event::CylonShipsActivated { .. }
        | Event::ViperRepaired
        | Event::ShipReturned { .. }
        | Event::CenturionBoarded { from: None }
        | Event::CenturionsAdvanced
        | Event::CenturionDestroyed { .. }
        | Event::CivilianDestroyed { from: None, .. }
        | Event::RaptorDestroyed
        | Event::DamageTokenSeen { .. }
        | Event::FleetJumped
        | Event::DestinationSeen { .. }
        | Event::NextJumpEnds
        | Event::SleeperAgentPhase
        | Event::AssistLoyaltyTurned { .. }
        | Event::CheckIsReckless
        | Event::DestinyLeftOut
        | Event::ShuffledIntoDestiny { .. }
        | Event::DestinyShuffled
        | Event::NewRules { .. }
        | Event::LossPrevented { .. }
        | Event::JumpStepSkipped
        | Event::DieShifted { .. }
        | Event::PegasusDestroyed
        | Event::NewCapricaReached
        | Event::GalacticaReturned
        | Event::OccupationPlaced
        | Event::ShipyardRaided
        | Event::ShipPrepared
        | Event::GameEnded { .. } => NOTHING,
        Event::Daybreak(event) => mentioned_in_daybreak(event),
    }
}

fn mentioned_in_daybreak(event: DaybreakEvent) -> Mentioned {
    let card_of = |seat: Seat, card: Source| two(Thing::Seat(seat), Thing::Card(card));
    match event {
        DaybreakEvent::MutinyDrawn { seat, .. }
        | DaybreakEvent::MutinySeen { seat, .. }
        | DaybreakEvent::MutineerRevealed { seat }
        | DaybreakEvent::MutinyPutUnder { seat }
        | DaybreakEvent::MiracleGained { seat, .. }
        | DaybreakEvent::MiracleSpent { seat, .. }
        | DaybreakEvent::MiraclesLost { seat }
        | DaybreakEvent::QuorumSeen { by: seat, .. }
        | DaybreakEvent::QuorumPutUnder { seat }
        | DaybreakEvent::MotiveDealt { seat, .. }
        | DaybreakEvent::MotiveRevealed { seat, .. }
        | DaybreakEvent::TruceBegan { seat }
        | DaybreakEvent::SkillDeckSearched { seat, .. } => one(Thing::Seat(seat)),
        DaybreakEvent::MutinyPlayed { seat, card } | DaybreakEvent::MutinyDiscarded { seat, card } => {
            card_of(seat, Source::Mutiny(card))
        }
        DaybreakEvent::MutineerHandedOn { from, to } | DaybreakEvent::MiracleMoved { from, to } => {
            two(Thing::Seat(from), Thing::Seat(to))
        }
        DaybreakEvent::DiscardSpared { by, seat } => two(Thing::Seat(by), Thing::Seat(seat)),
        DaybreakEvent::OptionReplaced { seat, card } => card_of(seat, card),
        DaybreakEvent::CheckCardRemoved { seat, card } | DaybreakEvent::CardLaidOpen { seat, card } => {
            two(Thing::Seat(seat), skill(card))
        }
        DaybreakEvent::TreacheryTurnedUp { card } => one(skill(card)),
        DaybreakEvent::MissionActivated { seat, card } => card_of(seat, Source::Mission(card)),
        DaybreakEvent::MissionTurnedDown { card } | DaybreakEvent::MissionCleared { card } => {
            one(Thing::Card(Source::Mission(card)))
        }
        DaybreakEvent::CivilianReturned { area }
        | DaybreakEvent::AssaultRaptorGained { area: Some(area) }
        | DaybreakEvent::AssaultRaptorLaunched { area, pilot: None }
        | DaybreakEvent::AssaultRaptorReturned { from: area }
        | DaybreakEvent::AssaultRaptorStayed { area, pilot: None } => one(Thing::Area(area)),
        DaybreakEvent::AssaultRaptorLaunched { area, pilot: Some(seat) }
        | DaybreakEvent::AssaultRaptorStayed { area, pilot: Some(seat) } => two(Thing::Seat(seat), Thing::Area(area)),
        DaybreakEvent::AssaultRaptorMoved { from, to } => two(Thing::Area(from), Thing::Area(to)),
        DaybreakEvent::AssaultRaptorDestroyed { at } => [viper(at), None, None],
        DaybreakEvent::NukesRemoved
        | DaybreakEvent::AbilitiesBarred
        | DaybreakEvent::MiraclePromised { .. }
        | DaybreakEvent::HeavyRaidersRemoved
        | DaybreakEvent::CenturionsRemoved
        | DaybreakEvent::PiecesLeftGame { .. }
        | DaybreakEvent::RebelBasestarJoined { .. }
        | DaybreakEvent::ColonialOneDestroyed
        | DaybreakEvent::HubDestroyed
        | DaybreakEvent::AssaultRaptorGained { area: None } => NOTHING,
    }
}

/// A location lies on the board, anything else is a card.
fn source(source: Source) -> Thing {
    if let Source::Location(location) = source { Thing::Location(location) } else { Thing::Card(source) }
}

fn rolled_for(purpose: RollFor) -> Option<Thing> {
    match purpose {
        RollFor::Effect(from) => Some(source(from)),
        RollFor::FtlJump => None,
        RollFor::FightOccupation(location) => Some(Thing::Location(location)),
        RollFor::Detain(seat) => Some(Thing::Seat(seat)),
        RollFor::Attack(by, of) => attacker(by).or_else(|| defender(of)),
    }
}

fn attacker(attacker: Attacker) -> Option<Thing> {
    match attacker {
        Attacker::Raider(area) | Attacker::Scar(area) | Attacker::Viper(area) | Attacker::AssaultRaptor(area) => {
            Some(Thing::Area(area))
        }
        Attacker::Pilot(seat) => Some(Thing::Seat(seat)),
        Attacker::Armory => Some(Thing::Location(Location::Armory)),
        Attacker::Pegasus => Some(Thing::Location(Location::PegasusCic)),
        Attacker::Basestar(_) | Attacker::Galactica | Attacker::Nuke => None,
    }
}

fn defender(defender: Defender) -> Option<Thing> {
    match defender {
        Defender::Viper(area)
        | Defender::AssaultRaptor(area)
        | Defender::Foe(Foe::Raider(area) | Foe::HeavyRaider(area) | Foe::Scar(area)) => Some(Thing::Area(area)),
        Defender::Pilot(seat) => Some(Thing::Seat(seat)),
        Defender::Galactica | Defender::Foe(Foe::Basestar(_) | Foe::Centurion(_)) => None,
    }
}

fn viper(at: ViperAt) -> Option<Thing> {
    match at {
        ViperAt::Reserves => None,
        ViperAt::Area(area) => Some(Thing::Area(area)),
        ViperAt::Pilot(seat) => Some(Thing::Seat(seat)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_as_a_whole_word_and_the_longest_first() {
        let things = [("aft".to_owned(), Thing::Area(Area::Aft)), ("port aft".to_owned(), Thing::Area(Area::PortAft))];
        let first = |text| first_in(text, &things).map(|(at, (_, thing))| (at, *thing));
        assert_eq!(first("after all, from port aft"), Some((16, Thing::Area(Area::PortAft))));
        assert_eq!(first("in the aft area"), Some((7, Thing::Area(Area::Aft))));
        assert_eq!(first("thereafter"), None);
    }
}
