//! From the short clauses of the reference to effects.
//!
//! Plain clauses are read word by word; the few others stand in [`PHRASES`], in full, those of
//! Pegasus in a file of their own. A clause that is neither stops the test, so none is passed over.

use airlock_game::cards::{Among, Amount, Condition, Effect, Effect::*, From, Hold, Look, Pick, Script};
use airlock_game::cards::{StandingRule, Until, Who};
use airlock_game::terms::{Area, Craft, Icon, Location, Resource, Ship, Skill, Title};

use crate::{daybreak, pegasus};

/// The effects of a list of clauses, of which `by` rolls the dice and makes the draws.
pub fn read(clauses: &[String], by: Who) -> Vec<Effect> {
    let mut effects = Vec::new();
    let mut rest = clauses;
    while let Some((clause, after)) = rest.split_first() {
        let phrase = PHRASES.iter().chain(pegasus::PHRASES).chain(daybreak::PHRASES);
        let phrase = phrase.into_iter().find(|(phrase, _)| begins(rest, phrase));
        if let Some((phrase, script)) = phrase {
            effects.extend_from_slice(script);
            rest = &rest[phrase.len()..];
        } else {
            let found = |clause: &str| daybreak::plain(clause, by).or_else(|| plain(clause, by));
            let known = |clause: &str| found(clause).unwrap_or_else(|| panic!("no effect is known for «{clause}»"));
            effects.extend(parts(clause).iter().map(|part| known(part)));
            rest = after;
        }
    }
    effects
}

/// A list of ships: `basestar, raider 3` or `1 basestar, 3 raiders`.
pub fn ships(list: &str) -> Vec<(Craft, u8)> {
    list.split(", ").map(|item| ship(item).unwrap_or_else(|| panic!("no ships are known as «{item}»"))).collect()
}

fn begins(clauses: &[String], phrase: &[&str]) -> bool {
    clauses.len() >= phrase.len() && clauses.iter().zip(phrase).all(|(clause, words)| clause == words)
}

/// `each player discards 1 skill card and draws 1 treachery card` is two clauses about the same people.
fn parts(clause: &str) -> Vec<String> {
    match (clause.split_once(" discards "), clause.split_once(" and draws ")) {
        (Some((who, _)), Some((discards, draws))) => vec![discards.to_owned(), format!("{who} draws {draws}")],
        _ => vec![clause.to_owned()],
    }
}

pub fn plain(clause: &str, by: Who) -> Option<Effect> {
    let clause = clause.strip_prefix("then ").unwrap_or(clause);
    if clause.starts_with("while in play: ") {
        return Some(StayInPlay);
    }
    if let Some(rest) = clause.strip_prefix("if not in brig: may ") {
        return Some(May { by, then: list(rest, by) });
    }
    if let Some(rest) = clause.strip_prefix("if on New Caprica, ") {
        return Some(If(Condition::CurrentOnNewCaprica, list(rest, by)));
    }
    if let Some((chooser, to)) = clause.split_once(" chooses 1 human player on New Caprica; that player goes to ") {
        let to = Location::from_id(to)?;
        let chooser = who(&chooser.split(' ').collect::<Vec<_>>())?;
        let then = vec![Send { who: Who::Target, to }].leak();
        return Some(Target { by: chooser, among: Among::HumansOnNewCaprica(to), then });
    }
    if let Some(rest) = clause.strip_prefix("roll: on ") {
        let (upto, low) = rest.split_once(" or less ")?;
        return Some(Roll { by, upto: upto.parse().ok()?, low: list(low, by), high: &[] });
    }
    if let Some(rest) = clause.strip_prefix("may (admiral) risk ") {
        return risk(rest);
    }
    if let Some(rest) = clause.strip_prefix("place in ") {
        let (area, craft) = rest.split_once(": ")?;
        return Some(Place { area: Area::from_id(area)?, craft: ships(craft).leak() });
    }
    let words: Vec<&str> = clause.split(' ').collect();
    Some(match words[..] {
        [resource, amount] if Resource::from_id(resource).is_some() => {
            Turn(Resource::from_id(resource)?, amount.parse().ok()?)
        }
        ["jump", "prep", amount] => JumpPrep(amount.parse().ok()?),
        ["discard", "1", "nuke"] => DiscardNuke,
        ["activate", icon] => Activate(Icon::from_id(icon)?),
        ["damage", "galactica"] => DamageGalactica,
        ["destroy", "1", "raptor"] => DestroyRaptor,
        ["draw", "1", "civilian", "ship", "and", "destroy", "it"] => DestroyCivilian,
        ["damage", count, "vipers", "in", "the", "reserves"] => {
            DamageVipers { count: count.parse().ok()?, hold: Hold::Reserves }
        }
        ["damage", count, "vipers", "in", "space", "areas"] => {
            DamageVipers { count: count.parse().ok()?, hold: Hold::Space }
        }
        [
            "place",
            count,
            "centurion" | "centurions",
            "at",
            "the",
            "start",
            "of",
            "the",
            "boarding",
            "party",
            "track",
        ] => Board(count.parse().ok()?),
        ["repair", count, "vipers"] => RepairVipers(count.parse().ok()?),
        ["destroy", count, "occupation", "force"] => DestroyOccupation(count.parse().ok()?),
        ["place", "1", "occupation", "force", "on", "occupation-authority"] => PlaceOccupation,
        ["shuffle", cards, skill, "cards", "into", "the", "destiny", "deck"] => {
            IntoDestiny(Skill::from_id(skill)?, cards.parse().ok()?)
        }
        ["discard", cards, "random", "skill", "cards"] => {
            Discard { who: by, cards: Amount::Exactly(cards.parse().ok()?), pick: Pick::Random }
        }
        ["draw", cards, skill, "cards"] => {
            Draw { who: by, cards: cards.parse().ok()?, from: From::Skill(Skill::from_id(skill)?) }
        }
        ["current", "player", "draws", cards, skill, "skill", "card"] => {
            Draw { who: Who::Current, cards: cards.parse().ok()?, from: From::Skill(Skill::from_id(skill)?) }
        }
        ["all", "characters", "in", from, "go", "to", to] => {
            Send { who: Who::At(Location::from_id(from)?), to: Location::from_id(to)? }
        }
        ["all", "characters", "on", ship, "go", "to", to] => {
            Send { who: Who::Aboard(Ship::from_id(ship)?), to: Location::from_id(to)? }
        }
        [ref subject @ .., "is", "executed"] => Execute { who: who(subject)? },
        [ref subject @ .., "draws", cards, "super", "crisis", "card"] => {
            DrawSuperCrisis { who: who(subject)?, cards: cards.parse().ok()? }
        }
        [ref subject @ .., "draws", cards, "skill", "card" | "cards"] => {
            Draw { who: who(subject)?, cards: cards.parse().ok()?, from: From::OwnTypes }
        }
        [ref subject @ .., "draws", cards, skill, "card" | "cards"] => {
            Draw { who: who(subject)?, cards: cards.parse().ok()?, from: From::Skill(Skill::from_id(skill)?) }
        }
        [ref subject @ .., "goes", "to", to] => Send { who: who(subject)?, to: Location::from_id(to)? },
        [ref subject @ .., "discards", "all", "skill", "cards", "in", "hand"] => {
            Discard { who: who(subject)?, cards: Amount::All, pick: Pick::Own }
        }
        [ref subject @ .., "discards", cards, "random", "skill", "card" | "cards"] => {
            Discard { who: who(subject)?, cards: Amount::Exactly(cards.parse().ok()?), pick: Pick::Random }
        }
        [ref subject @ .., "discards", cards, "skill", "card" | "cards"] => {
            Discard { who: who(subject)?, cards: Amount::Exactly(cards.parse().ok()?), pick: Pick::Own }
        }
        _ => return None,
    })
}

/// Clauses inside a clause.
fn list(clauses: &str, by: Who) -> Script {
    let clauses: Vec<String> = clauses.split("; ").map(str::to_owned).collect();
    read(&clauses, by).leak()
}

/// `1 raptor and roll: on 3 or more food +1, on 2 or less destroy 1 raptor`
fn risk(rest: &str) -> Option<Effect> {
    let by = Who::Admiral;
    let (risked, roll) = rest.split_once(" and roll: on ")?;
    let (from, results) = roll.split_once(" or more ")?;
    let (high, low) = results.split_once(", on ")?;
    let (upto, low) = low.split_once(" or less ")?;
    let (from, upto): (u8, u8) = (from.parse().ok()?, upto.parse().ok()?);
    assert_eq!(from, upto + 1, "«{rest}» leaves a gap");
    let (craft, count) = ship(risked)?;
    Some(Risk { by, craft, count, then: vec![Roll { by, upto, low: list(low, by), high: list(high, by) }].leak() })
}

fn ship(item: &str) -> Option<(Craft, u8)> {
    let (name, count) = match item.split(' ').collect::<Vec<_>>()[..] {
        [name] => (name, 1),
        [first, last] if last.parse::<u8>().is_ok() => (first, last.parse().ok()?),
        ["raider", "1", "(scar)"] => ("scar", 1),
        [first, last] | [first, last, "ships"] => (last, first.parse().ok()?),
        _ => return None,
    };
    let craft = Craft::from_id(name).or_else(|| Craft::from_id(name.strip_suffix('s')?))?;
    Some((craft, count))
}

pub fn who(words: &[&str]) -> Option<Who> {
    match words {
        ["current", "player"] => Some(Who::Current),
        ["each", "player"] => Some(Who::EachPlayer),
        ["each", "human", "player"] => Some(Who::EachHuman),
        ["each", "revealed", "Cylon", "player"] => Some(Who::EachCylon),
        ["chosen", "character"] => Some(Who::Target),
        ["you"] => Some(Who::You),
        ["admiral"] => Some(Who::Admiral),
        ["president"] => Some(Who::President),
        _ => None,
    }
}

pub const fn one_loyalty_card(by: Who, of: Who) -> Effect {
    LookAtLoyalty { by, of, cards: Look::OneAtRandom }
}

const TARGET_TO_BRIG: Script = &[Send { who: Who::Target, to: Location::Brig }];

const TARGET_TO_SICKBAY: Script = &[Send { who: Who::Target, to: Location::Sickbay }];

/// Clauses that follow each other, with what they mean together.
pub type Phrase = (&'static [&'static str], Script);

/// Clauses that say more than a plain one, in full, with what we hold them to mean.
pub static PHRASES: &[Phrase] = &[
    // Crisis cards
    (
        &["current player chooses 1 character; that character goes to brig"],
        &[Target { by: Who::Current, among: Among::Sendable(Location::Brig), then: TARGET_TO_BRIG }],
    ),
    (
        &["current player chooses 1 character; that character goes to sickbay"],
        &[Target { by: Who::Current, among: Among::Sendable(Location::Sickbay), then: TARGET_TO_SICKBAY }],
    ),
    (
        &["may send 1 character to brig (current player decides and chooses)"],
        &[May {
            by: Who::Current,
            then: &[Target { by: Who::Current, among: Among::Sendable(Location::Brig), then: TARGET_TO_BRIG }],
        }],
    ),
    (&["repair 1 destroyed raptor (it returns to the reserves)"], &[ReturnRaptors(1)]),
    (&["activate at once the 4 raiders just placed, and no others"], &[ActivatePlaced(Area::PortBow)]),
    (&["each basestar on the board attacks galactica at once"], &[Activate(Icon::Basestars)]),
    (&["resolve this card's fail result"], &[FailBox]),
    (
        &["may fuel -1 (admiral decides)", "if the admiral does not: morale -1; current player goes to sickbay"],
        &[Choose {
            by: Who::Admiral,
            options: &[
                &[Turn(Resource::Fuel, -1)],
                &[Turn(Resource::Morale, -1), Send { who: Who::Current, to: Location::Sickbay }],
            ],
        }],
    ),
    (
        &["current player picks the president or the admiral and sees 1 random loyalty card of theirs"],
        &[Target {
            by: Who::Current,
            among: Among::OfficersWithHiddenLoyalty,
            then: &[one_loyalty_card(Who::Current, Who::Target)],
        }],
    ),
    (
        &["current player picks a player and sees 1 random loyalty card of theirs"],
        &[Target {
            by: Who::Current,
            among: Among::WithHiddenLoyalty,
            then: &[one_loyalty_card(Who::Current, Who::Target)],
        }],
    ),
    (
        &["president sees 1 random loyalty card held by the current player"],
        &[one_loyalty_card(Who::President, Who::Current)],
    ),
    (&["admiral receives the president title"], &[Give { title: Title::President, to: Who::Admiral }]),
    (
        &["president hands the president title to another player of the president's choice"],
        &[Target {
            by: Who::President,
            among: Among::OtherHumans,
            then: &[Give { title: Title::President, to: Who::Target }],
        }],
    ),
    (
        &["president chooses: give the president title to the admiral, or go to brig"],
        &[Choose {
            by: Who::President,
            options: &[
                &[Give { title: Title::President, to: Who::Admiral }],
                &[Send { who: Who::President, to: Location::Brig }],
            ],
        }],
    ),
    (&["after this card's activation icon is resolved: draw and resolve another crisis card"], &[FurtherCrisis]),
    (&["keep this card beside the kobol objective: distance +1"], &[Distance(1)]),
    (
        &["if food is 5 or less: another morale -1"],
        &[If(Condition::AtMost(Resource::Food, 5), &[Turn(Resource::Morale, -1)])],
    ),
    (&["every undamaged viper on the board returns to the reserves"], &[RecallVipers]),
    (&["when the fleet jumps with this card still in play: it is shuffled into the crisis deck"], &[StayInPlay]),
    // Quorum cards; that a card is discarded goes without saying
    (&["discard this card"], &[]),
    (
        &["draw 1 skill card, type of choice, from inside or outside the skill set"],
        &[Draw { who: Who::You, cards: 1, from: From::AnyType }],
    ),
    (
        &["choose 1 character: goes to brig"],
        &[Target { by: Who::You, among: Among::Sendable(Location::Brig), then: TARGET_TO_BRIG }],
    ),
    (
        &["give this card to 1 other player"],
        &[Target { by: Who::You, among: Among::OtherHumans, then: &[GiveThisCard { to: Who::Target }] }],
    ),
    (
        &["choose one: destroy 3 raiders, or destroy 1 heavy-raider, or destroy 1 centurion"],
        &[Choose {
            by: Who::You,
            options: &[
                &[DestroyCylonShips { craft: Craft::Raider, count: 3 }],
                &[DestroyCylonShips { craft: Craft::HeavyRaider, count: 1 }],
                &[DestroyCenturion],
            ],
        }],
    ),
    (
        &[
            "choose 1 other player who is not the admiral: that player rolls",
            "roll: on 3 or more that player receives the admiral title",
            "on 2 or less morale -1",
        ],
        &[Target {
            by: Who::You,
            among: Among::OthersButAdmiral,
            then: &[Roll {
                by: Who::Target,
                upto: 2,
                low: &[Turn(Resource::Morale, -1)],
                high: &[Give { title: Title::Admiral, to: Who::Target }],
            }],
        }],
    ),
    (
        &["roll: on 6 or more food +1, this card leaves the game", "on 5 or less discard this card"],
        &[Roll { by: Who::You, upto: 5, low: &[], high: &[Turn(Resource::Food, 1), LeaveGame] }],
    ),
    (
        &["roll: on 6 or more morale +1, this card leaves the game", "on 5 or less discard this card"],
        &[Roll { by: Who::You, upto: 5, low: &[], high: &[Turn(Resource::Morale, 1), LeaveGame] }],
    ),
    (
        &["choose 1 other character in brig: goes to any other location on galactica"],
        &[Target {
            by: Who::You,
            among: Among::OthersInBrig,
            then: &[SendAboard { who: Who::Target, ship: Ship::Galactica, by: Who::You }],
        }],
    ),
    (
        &["look at 1 random loyalty card of 1 other player"],
        &[Target {
            by: Who::You,
            among: Among::HumansWithHiddenLoyalty,
            then: &[one_loyalty_card(Who::You, Who::Target)],
        }],
    ),
    // Destinations
    (&["damage 2 vipers"], &[DamageVipers { count: 2, hold: Hold::Reserves }]),
    (
        &[
            "may (admiral) bring back to the reserves up to 3 vipers, damaged or destroyed, and up to 1 destroyed raptor",
        ],
        &[May { by: Who::Admiral, then: &[RestoreShips { vipers: 3, raptors: 1 }] }],
    ),
    // Loyalty cards; the Sympathizer is a procedure of the rules (BASE-181)
    (
        &["draw at most 5 galactica damage tokens, resolve 2 of his choice, return the others to the pile"],
        &[DamageGalacticaOf { draw: 5, resolve: 2 }],
    ),
    (
        &["choose 1 character on galactica: discards 5 skill cards and goes to sickbay"],
        &[Target {
            by: Who::You,
            among: Among::SendableFrom(Ship::Galactica, Location::Sickbay),
            then: &[
                Discard { who: Who::Target, cards: Amount::Exactly(5), pick: Pick::Own },
                Send { who: Who::Target, to: Location::Sickbay },
            ],
        }],
    ),
    (
        &["choose 1 character on galactica: goes to brig"],
        &[Target { by: Who::You, among: Among::SendableFrom(Ship::Galactica, Location::Brig), then: TARGET_TO_BRIG }],
    ),
    (
        &[
            "if any resource is in its red zone: goes to brig, and this card then counts as not-a-Cylon",
            "otherwise: becomes a revealed Cylon, without a super crisis card, and can never activate cylon-fleet",
        ],
        &[],
    ),
    // Checks of locations
    (&["chosen character goes to brig"], TARGET_TO_BRIG),
    (&["chosen character receives the president title"], &[Give { title: Title::President, to: Who::Target }]),
    (
        &["player goes to any location on galactica"],
        &[SendAboard { who: Who::You, ship: Ship::Galactica, by: Who::You }],
    ),
];

/// What a card does while it is in play.
pub static STANDING: &[(&str, StandingRule)] = &[
    ("while in play: each unmanned viper has -2 on its attack rolls", StandingRule::UnmannedVipersRoll(-2)),
    (
        "while in play: every launch of raiders or of heavy raiders by a basestar is +1 ship of that type",
        StandingRule::LaunchesMore(1),
    ),
    ("while in play: communications cannot be activated", StandingRule::CannotActivate(Location::Communications)),
    ("while in play: nobody may see another player's loyalty cards", StandingRule::NoLooking),
    ("while in play: nobody can move to colonial-one", StandingRule::Closed(Ship::ColonialOne)),
    ("when the fleet jumps with this card still in play: it is shuffled into the crisis deck", StandingRule::Pursuit),
    ("keep this card beside the kobol objective: distance +1", StandingRule::Travelled),
    (
        "next activation of administration, or of admirals-quarters against the president: difficulty +2, then this card is discarded",
        StandingRule::NextCheckHarder(2),
    ),
    (
        "when a player activates admirals-quarters: holder may discard this card for difficulty -3 or difficulty +3",
        StandingRule::Arbitrator(3),
    ),
    (
        "next jump: holder picks the destination in the admiral's place, from 3 cards and not 2, then this card is discarded",
        StandingRule::PicksDestination(3),
    ),
    ("while holder is not president: no other player can be chosen with administration", StandingRule::VicePresident),
];

/// How long it stays.
pub static STAYS: &[(&str, Until)] = &[
    ("until the fleet jumps", Until::Jump),
    ("after a fail, for the rest of the game", Until::End),
    ("after a pass, for the rest of the game as 1 distance travelled", Until::End),
    ("for the rest of the game", Until::End),
    (
        "until a civilian ship or a basestar is destroyed (discarded), or the fleet jumps (back into the deck)",
        Until::LossElseJump,
    ),
    ("until its condition has applied once", Until::Used),
    ("until its holder uses it", Until::Used),
];
