//! From the short clauses of the reference to effects.
//!
//! Plain clauses are read word by word; the few others stand in [`PHRASES`], in full, those of
//! Pegasus in a file of their own. A clause that is neither stops the test, so none is passed over.

use airlock_game::cards::vocabulary::{self, *};
use airlock_game::cards::{Among, Condition, Effect, From, Hold, Look, Script};
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
        return Some(STAY_IN_PLAY);
    }
    if let Some(rest) = clause.strip_prefix("if not in brig: may ") {
        return Some(may(by, list(rest, by)));
    }
    if let Some(rest) = clause.strip_prefix("if on New Caprica, ") {
        return Some(when(Condition::CurrentOnNewCaprica, list(rest, by)));
    }
    if let Some((chooser, to)) = clause.split_once(" chooses 1 human player on New Caprica; that player goes to ") {
        let to = Location::from_id(to)?;
        let chooser = who(&chooser.split(' ').collect::<Vec<_>>())?;
        let then = vec![send(Who::Target, to)].leak();
        return Some(target(chooser, Among::HumansOnNewCaprica(to), then));
    }
    if let Some(rest) = clause.strip_prefix("roll: on ") {
        let (upto, low) = rest.split_once(" or less ")?;
        return Some(roll(by, upto.parse().ok()?, list(low, by), &[]));
    }
    if let Some(rest) = clause.strip_prefix("may (admiral) risk ") {
        return risk(rest);
    }
    if let Some(rest) = clause.strip_prefix("place in ") {
        let (area, craft) = rest.split_once(": ")?;
        return Some(place(Area::from_id(area)?, ships(craft).leak()));
    }
    let words: Vec<&str> = clause.split(' ').collect();
    Some(match words[..] {
        [resource, amount] if Resource::from_id(resource).is_some() => {
            turn(Resource::from_id(resource)?, amount.parse().ok()?)
        }
        ["jump", "prep", amount] => jump_prep(amount.parse().ok()?),
        ["discard", "1", "nuke"] => DISCARD_NUKE,
        ["activate", icon] => activate(Icon::from_id(icon)?),
        ["damage", "galactica"] => DAMAGE_GALACTICA,
        ["destroy", "1", "raptor"] => DESTROY_RAPTOR,
        ["draw", "1", "civilian", "ship", "and", "destroy", "it"] => DESTROY_CIVILIAN,
        ["damage", count, "vipers", "in", "the", "reserves"] => damage_vipers(count.parse().ok()?, Hold::Reserves),
        ["damage", count, "vipers", "in", "space", "areas"] => damage_vipers(count.parse().ok()?, Hold::Space),
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
        ] => board(count.parse().ok()?),
        ["repair", count, "vipers"] => repair_vipers(count.parse().ok()?),
        ["destroy", count, "occupation", "force"] => destroy_occupation(count.parse().ok()?),
        ["place", "1", "occupation", "force", "on", "occupation-authority"] => PLACE_OCCUPATION,
        ["shuffle", cards, skill, "cards", "into", "the", "destiny", "deck"] => {
            into_destiny(Skill::from_id(skill)?, cards.parse().ok()?)
        }
        ["discard", cards, "random", "skill", "cards"] => discard_at_random(by, cards.parse().ok()?),
        ["draw", cards, skill, "cards"] => draw(by, cards.parse().ok()?, From::Skill(Skill::from_id(skill)?)),
        ["current", "player", "draws", cards, skill, "skill", "card"] => {
            draw(Who::Current, cards.parse().ok()?, From::Skill(Skill::from_id(skill)?))
        }
        ["all", "characters", "in", from, "go", "to", to] => {
            send(Who::At(Location::from_id(from)?), Location::from_id(to)?)
        }
        ["all", "characters", "on", ship, "go", "to", to] => {
            send(Who::Aboard(Ship::from_id(ship)?), Location::from_id(to)?)
        }
        [ref subject @ .., "is", "executed"] => execute(who(subject)?),
        [ref subject @ .., "draws", cards, "super", "crisis", "card"] => {
            draw_super_crisis(who(subject)?, cards.parse().ok()?)
        }
        [ref subject @ .., "draws", cards, "skill", "card" | "cards"] => {
            draw(who(subject)?, cards.parse().ok()?, From::OwnTypes)
        }
        [ref subject @ .., "draws", cards, skill, "card" | "cards"] => {
            draw(who(subject)?, cards.parse().ok()?, From::Skill(Skill::from_id(skill)?))
        }
        [ref subject @ .., "goes", "to", to] => send(who(subject)?, Location::from_id(to)?),
        [ref subject @ .., "discards", "all", "skill", "cards", "in", "hand"] => discard_all(who(subject)?),
        [ref subject @ .., "discards", cards, "random", "skill", "card" | "cards"] => {
            discard_at_random(who(subject)?, cards.parse().ok()?)
        }
        [ref subject @ .., "discards", cards, "skill", "card" | "cards"] => discard(who(subject)?, cards.parse().ok()?),
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
    let roll = vocabulary::roll(by, upto, list(low, by), list(high, by));
    Some(vocabulary::risk(by, craft, count, vec![roll].leak()))
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
    look_at_loyalty(by, of, Look::OneAtRandom)
}

const TARGET_TO_BRIG: Script = &[send(Who::Target, Location::Brig)];

const TARGET_TO_SICKBAY: Script = &[send(Who::Target, Location::Sickbay)];

/// Clauses that follow each other, with what they mean together.
pub type Phrase = (&'static [&'static str], Script);

/// Clauses that say more than a plain one, in full, with what we hold them to mean.
pub static PHRASES: &[Phrase] = &[
    // Crisis cards
    (
        &["current player chooses 1 character; that character goes to brig"],
        &[target(Who::Current, Among::Sendable(Location::Brig), TARGET_TO_BRIG)],
    ),
    (
        &["current player chooses 1 character; that character goes to sickbay"],
        &[target(Who::Current, Among::Sendable(Location::Sickbay), TARGET_TO_SICKBAY)],
    ),
    (
        &["may send 1 character to brig (current player decides and chooses)"],
        &[may(Who::Current, &[target(Who::Current, Among::Sendable(Location::Brig), TARGET_TO_BRIG)])],
    ),
    (&["repair 1 destroyed raptor (it returns to the reserves)"], &[return_raptors(1)]),
    (&["activate at once the 4 raiders just placed, and no others"], &[activate_placed(Area::PortBow)]),
    (&["each basestar on the board attacks galactica at once"], &[activate(Icon::Basestars)]),
    (&["resolve this card's fail result"], &[FAIL_BOX]),
    (
        &["may fuel -1 (admiral decides)", "if the admiral does not: morale -1; current player goes to sickbay"],
        &[choose(
            Who::Admiral,
            &[&[turn(Resource::Fuel, -1)], &[turn(Resource::Morale, -1), send(Who::Current, Location::Sickbay)]],
        )],
    ),
    (
        &["current player picks the president or the admiral and sees 1 random loyalty card of theirs"],
        &[target(Who::Current, Among::OfficersWithHiddenLoyalty, &[one_loyalty_card(Who::Current, Who::Target)])],
    ),
    (
        &["current player picks a player and sees 1 random loyalty card of theirs"],
        &[target(Who::Current, Among::WithHiddenLoyalty, &[one_loyalty_card(Who::Current, Who::Target)])],
    ),
    (
        &["president sees 1 random loyalty card held by the current player"],
        &[one_loyalty_card(Who::President, Who::Current)],
    ),
    (&["admiral receives the president title"], &[give(Title::President, Who::Admiral)]),
    (
        &["president hands the president title to another player of the president's choice"],
        &[target(Who::President, Among::OtherHumans, &[give(Title::President, Who::Target)])],
    ),
    (
        &["president chooses: give the president title to the admiral, or go to brig"],
        &[choose(Who::President, &[&[give(Title::President, Who::Admiral)], &[send(Who::President, Location::Brig)]])],
    ),
    (&["after this card's activation icon is resolved: draw and resolve another crisis card"], &[FURTHER_CRISIS]),
    (&["keep this card beside the kobol objective: distance +1"], &[distance(1)]),
    (
        &["if food is 5 or less: another morale -1"],
        &[when(Condition::AtMost(Resource::Food, 5), &[turn(Resource::Morale, -1)])],
    ),
    (&["every undamaged viper on the board returns to the reserves"], &[RECALL_VIPERS]),
    (&["when the fleet jumps with this card still in play: it is shuffled into the crisis deck"], &[STAY_IN_PLAY]),
    // Quorum cards; that a card is discarded goes without saying
    (&["discard this card"], &[]),
    (&["draw 1 skill card, type of choice, from inside or outside the skill set"], &[draw(Who::You, 1, From::AnyType)]),
    (&["choose 1 character: goes to brig"], &[target(Who::You, Among::Sendable(Location::Brig), TARGET_TO_BRIG)]),
    (&["give this card to 1 other player"], &[target(Who::You, Among::OtherHumans, &[give_this_card(Who::Target)])]),
    (
        &["choose one: destroy 3 raiders, or destroy 1 heavy-raider, or destroy 1 centurion"],
        &[choose(
            Who::You,
            &[
                &[destroy_cylon_ships(Craft::Raider, 3)],
                &[destroy_cylon_ships(Craft::HeavyRaider, 1)],
                &[DESTROY_CENTURION],
            ],
        )],
    ),
    (
        &[
            "choose 1 other player who is not the admiral: that player rolls",
            "roll: on 3 or more that player receives the admiral title",
            "on 2 or less morale -1",
        ],
        &[target(
            Who::You,
            Among::OthersButAdmiral,
            &[roll(Who::Target, 2, &[turn(Resource::Morale, -1)], &[give(Title::Admiral, Who::Target)])],
        )],
    ),
    (
        &["roll: on 6 or more food +1, this card leaves the game", "on 5 or less discard this card"],
        &[roll(Who::You, 5, &[], &[turn(Resource::Food, 1), LEAVE_GAME])],
    ),
    (
        &["roll: on 6 or more morale +1, this card leaves the game", "on 5 or less discard this card"],
        &[roll(Who::You, 5, &[], &[turn(Resource::Morale, 1), LEAVE_GAME])],
    ),
    (
        &["choose 1 other character in brig: goes to any other location on galactica"],
        &[target(Who::You, Among::OthersInBrig, &[send_aboard(Who::Target, Ship::Galactica, Who::You)])],
    ),
    (
        &["look at 1 random loyalty card of 1 other player"],
        &[target(Who::You, Among::HumansWithHiddenLoyalty, &[one_loyalty_card(Who::You, Who::Target)])],
    ),
    // Destinations
    (&["damage 2 vipers"], &[damage_vipers(2, Hold::Reserves)]),
    (
        &[
            "may (admiral) bring back to the reserves up to 3 vipers, damaged or destroyed, and up to 1 destroyed raptor",
        ],
        &[may(Who::Admiral, &[damage(DamageEffect::RestoreShips { vipers: 3, raptors: 1 })])],
    ),
    // Loyalty cards; the Sympathizer is a procedure of the rules (BASE-181)
    (
        &["draw at most 5 galactica damage tokens, resolve 2 of his choice, return the others to the pile"],
        &[damage(DamageEffect::GalacticaOf { draw: 5, resolve: 2 })],
    ),
    (
        &["choose 1 character on galactica: discards 5 skill cards and goes to sickbay"],
        &[target(
            Who::You,
            Among::SendableFrom(Ship::Galactica, Location::Sickbay),
            &[discard(Who::Target, 5), send(Who::Target, Location::Sickbay)],
        )],
    ),
    (
        &["choose 1 character on galactica: goes to brig"],
        &[target(Who::You, Among::SendableFrom(Ship::Galactica, Location::Brig), TARGET_TO_BRIG)],
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
    (&["chosen character receives the president title"], &[give(Title::President, Who::Target)]),
    (&["player goes to any location on galactica"], &[send_aboard(Who::You, Ship::Galactica, Who::You)]),
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
