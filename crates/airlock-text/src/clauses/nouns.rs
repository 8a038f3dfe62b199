//! The words of the clauses: people, ships, cards, conditions, rules of cards in play.

use airlock_game::cards::{Among, Amount, Condition, CylonPiece, From, Look, PeekDeck, Pick, Reach, StandingRule, Who};
use airlock_game::terms::{Craft, Ship, Skill};

/// `basestar`, `raider 3`: the form of setups.
pub(crate) fn ships(craft: &[(Craft, u8)]) -> Vec<String> {
    let ship = |&(craft, count): &(Craft, u8)| match (craft, count) {
        (Craft::Scar, count) => format!("{} {count} ({})", Craft::Raider.id(), craft.id()),
        (craft, 1) => craft.id().to_owned(),
        (craft, count) => format!("{} {count}", craft.id()),
    };
    craft.iter().map(ship).collect()
}

/// A ship, or the planet.
pub(super) fn place(ship: Ship) -> &'static str {
    match ship {
        Ship::NewCaprica => "New Caprica",
        Ship::Galactica | Ship::ColonialOne | Ship::Cylon | Ship::Pegasus | Ship::Demetrius | Ship::RebelBasestar => {
            ship.id()
        }
    }
}

/// `1 raptor`, `2 vipers`.
pub(super) fn count(number: u8, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

pub(super) fn who(who: Who) -> &'static str {
    match who {
        Who::You => "player",
        Who::Current => "current player",
        Who::Admiral => "admiral",
        Who::President => "president",
        Who::Target => "that player",
        Who::EachPlayer => "each player",
        Who::EachHuman => "each human player",
        Who::EachCylon => "each revealed Cylon player",
        Who::AdmiralAndCurrent => "admiral and current player",
        Who::Officers => "president and admiral",
        Who::At(_) | Who::Aboard(_) => "all characters",
        Who::EachWithoutMutiny => "each player without a mutiny card",
        Who::EachWithoutMiracle => "each human player without a miracle token",
    }
}

/// `draw` of the player who uses the card, `president draws` of anybody else.
pub(super) fn verb(person: Who, verb: &str) -> String {
    match person {
        Who::You => verb.to_owned(),
        Who::AdmiralAndCurrent | Who::Officers => format!("{} each {verb}", who(person)),
        person => format!("{} {verb}s", who(person)),
    }
}

pub(super) fn draw(person: Who, cards: u8, from: From) -> String {
    let of = |skill: &Skill| count(cards, &format!("{} card", skill.id()));
    match (person, from) {
        (person, From::Skill(skill @ Skill::Treachery)) => format!("{} {}", verb(person, "draw"), of(&skill)),
        (Who::You, From::Skill(skill)) => format!("draw {}", of(&skill)),
        (person, From::OwnTypes) => format!("{} {}", verb(person, "draw"), count(cards, "skill card")),
        (person, From::Skill(skill)) => {
            format!("{} {}", verb(person, "draw"), count(cards, &format!("{} skill card", skill.id())))
        }
        (person, From::OneOf(skills)) => {
            format!("{} {}", verb(person, "draw"), skills.iter().map(of).collect::<Vec<_>>().join(" or "))
        }
        (person, From::AnyType) => {
            let types = if cards == 1 { "type of choice" } else { "each of any type" };
            let cards = count(cards, "skill card");
            format!("{} {cards}, {types}, from inside or outside the skill set", verb(person, "draw"))
        }
    }
}

pub(super) fn discard(person: Who, cards: Amount, pick: Pick) -> String {
    let cards = match (cards, pick) {
        (Amount::All, Pick::Own) if person == Who::Officers => "their whole hand of skill cards".to_owned(),
        (Amount::All, Pick::Own | Pick::Random) => "all skill cards in hand".to_owned(),
        (Amount::Exactly(cards), Pick::Own) => count(cards, "skill card"),
        (Amount::Exactly(cards), Pick::Random) => count(cards, "random skill card"),
    };
    format!("{} {cards}", verb(person, "discard"))
}

pub(super) fn loyalty_cards(cards: Look) -> &'static str {
    match cards {
        Look::OneAtRandom => "1 random loyalty card",
        Look::All => "all loyalty cards",
    }
}

pub(super) fn peek(decks: &[PeekDeck]) -> String {
    let deck = |deck: &PeekDeck| match deck {
        PeekDeck::Crisis => "the crisis",
        PeekDeck::Destination => "the destination",
        PeekDeck::Mission => "the mission",
    };
    let decks = decks.iter().map(deck).collect::<Vec<_>>().join(" or of ");
    format!("see the top card of {decks} deck, then leave it there or put it at the bottom")
}

pub(super) fn chosen(among: Among) -> String {
    match among {
        Among::Sendable(_) | Among::Candidates | Among::Characters => "1 character".to_owned(),
        Among::SendableFrom(ship, _) => format!("1 character on {}", place(ship)),
        Among::Everybody => "any player".to_owned(),
        Among::Prisoners => "1 character in brig".to_owned(),
        Among::OnNewCaprica => "1 character on New Caprica, human or Cylon".to_owned(),
        Among::HumansOnNewCaprica(_) => "1 human player on New Caprica".to_owned(),
        Among::InDetention => "1 character in detention".to_owned(),
        Among::RevealedCylons => "1 revealed Cylon player".to_owned(),
        Among::OtherHumans | Among::Others | Among::WithHiddenLoyalty | Among::HumansWithHiddenLoyalty => {
            "1 other player".to_owned()
        }
        Among::Humans | Among::MayDrawMutiny => "1 human player".to_owned(),
        Among::OthersMayDrawMutiny => "1 other human player".to_owned(),
        Among::OthersMayGainMiracle => "1 other player who may gain a miracle token".to_owned(),
        Among::OthersHere => "1 other player in the same location".to_owned(),
        Among::OthersButAdmiral => "1 other player who is not the admiral".to_owned(),
        Among::OthersInBrig => "1 other character in brig".to_owned(),
        Among::OfficersWithHiddenLoyalty => "the president or the admiral".to_owned(),
    }
}

pub(super) fn reach(locations: u8, of: Reach) -> String {
    match of {
        Reach::These(places) => {
            let (last, others) = places.split_last().expect("a list names locations");
            let others = others.iter().map(|place| place.id()).collect::<Vec<_>>().join(", ");
            format!("activate {others} or {}, even if it is damaged", last.id())
        }
        Reach::Human => {
            format!("activate any {locations} different undamaged locations, wherever you are, no cylon location")
        }
        Reach::Any => "activate any undamaged location".to_owned(),
    }
}

pub(super) fn piece(piece: CylonPiece) -> &'static str {
    match piece {
        CylonPiece::Basestar => "basestar",
        CylonPiece::HeavyRaider => "heavy raider",
        CylonPiece::Centurion => "centurion",
    }
}

/// What must be true.
pub(crate) fn condition(condition: Condition) -> String {
    match condition {
        Condition::AtMost(resource, value) => format!("{} is {value} or less", resource.id()),
        Condition::DistanceAtMost(distance) => format!("the distance is {distance} or less"),
        Condition::HasNuke => "at least 1 nuke is left".to_owned(),
        Condition::OnBlueSpace => "fleet marker on a blue space of the jump preparation track".to_owned(),
        Condition::IsPresident => "player is president".to_owned(),
        Condition::IsPilot => "piloting in the skill set".to_owned(),
        Condition::IsPiloting => "piloting a viper".to_owned(),
        Condition::InReserves(craft, ships) => format!("at least {} in the reserves", count(ships, craft.id())),
        Condition::HasSuperCrisis => "player has a super crisis card".to_owned(),
        Condition::HasHiddenLoyalty => "player has an unrevealed loyalty card".to_owned(),
        Condition::IsNotSympathizer => "player is no sympathizer".to_owned(),
        Condition::BasestarOnBoard => "a basestar is on the board".to_owned(),
        Condition::AllBasestarsOnBoard => "all basestars are on the board".to_owned(),
        Condition::HasCards(cards) => format!("at least {} in hand", count(cards, "skill card")),
        Condition::HumanInBrig => "at least 1 human player in brig or detention".to_owned(),
        Condition::Mourned => "at least 1 morale has been lost in this game through an execution".to_owned(),
        Condition::CurrentOnNewCaprica => "current player is on New Caprica".to_owned(),
        Condition::GalacticaInOrbit => "galactica is in orbit of New Caprica".to_owned(),
        Condition::MayInfiltrate => "player is a Cylon leader or sympathetic Cylon".to_owned(),
        Condition::OffBlueSpace => "fleet marker not on a blue space of the jump preparation track".to_owned(),
        Condition::IsNotPresident => "player is not president".to_owned(),
        Condition::IsNotAdmiral => "player is not admiral".to_owned(),
        Condition::IsNotInBrig => "player is not in brig".to_owned(),
        Condition::PresidentHasCards(cards) => format!("the president holds at least {}", count(cards, "skill card")),
        Condition::PresidentHasMutiny => "the president has any mutiny card".to_owned(),
        Condition::ViperInSpace => "at least 1 viper in a space area".to_owned(),
        Condition::IsInfiltrating => "infiltrating".to_owned(),
        Condition::NoActiveMission => "no card lies on the active mission space".to_owned(),
        Condition::CanPayRebels => "a miracle token or a super crisis card to discard".to_owned(),
    }
}

/// What a card does while it is in play.
pub(crate) fn in_play(rule: StandingRule) -> Vec<String> {
    let one = match rule {
        StandingRule::UnmannedVipersRoll(by) => {
            format!("while in play: each unmanned viper has {by} on its attack rolls")
        }
        StandingRule::LaunchesMore(more) => format!(
            "while in play: every launch of raiders or of heavy raiders by a basestar is +{more} ship of that type"
        ),
        StandingRule::CannotActivate(location) => format!("while in play: {} cannot be activated", location.id()),
        StandingRule::NoLooking => "while in play: nobody may see another player's loyalty cards".to_owned(),
        StandingRule::Closed(ship) => format!("while in play: nobody can move to {}", ship.id()),
        StandingRule::Pursuit => {
            "when the fleet jumps with this card still in play: it is shuffled into the crisis deck".to_owned()
        }
        StandingRule::Travelled => "while in play: counts as distance travelled".to_owned(),
        StandingRule::NextCheckHarder(by) => format!(
            "next activation of administration, or of admirals-quarters against the president: \
             difficulty {by:+}, then this card is discarded"
        ),
        StandingRule::Arbitrator(by) => format!(
            "when a player activates admirals-quarters: holder may discard this card for difficulty -{by} or \
             difficulty +{by}"
        ),
        StandingRule::PicksDestination(cards) => format!(
            "next jump: holder picks the destination in the admiral's place, from {cards} cards and not 2, \
             then this card is discarded"
        ),
        StandingRule::VicePresident => {
            "while holder is not president: no other player can be chosen with administration".to_owned()
        }
        StandingRule::Barrage(raiders) => format!(
            "while in play: each time raiders are activated, each basestar launches {}, which do not activate",
            count(raiders, "raider")
        ),
        StandingRule::Scar => {
            return vec![
                "while in play: each time raiders are activated, the Scar raider activates twice".to_owned(),
                "while in play: Scar is destroyed only by a die roll of 7 or 8".to_owned(),
            ];
        }
        StandingRule::CapturedCrew => {
            "while in play: when a basestar is destroyed, morale -1 and destroy 1 raptor".to_owned()
        }
        StandingRule::DeadlyAtJump(places) => {
            let places = places.iter().map(|place| place.id()).collect::<Vec<_>>().join(" or ");
            format!(
                "while in play: when the fleet jumps, every character on {places} is executed, once the jump is resolved"
            )
        }
        StandingRule::NoOncePerGame => "while in play: human players cannot use once-per-game abilities".to_owned(),
        StandingRule::ChiefOfStaff(skill) => format!(
            "before cards are added to a skill check: holder may discard this card; all {} cards in that check then \
             count as positive",
            skill.id()
        ),
        StandingRule::Probation => "after its holder added cards to a skill check: president may discard this card to \
                                    look at the cards that the holder added"
            .to_owned(),
        StandingRule::ViperActivationCosts(cards) => format!(
            "while in play: a player must first discard {} each time they activate a viper",
            count(cards, "skill card")
        ),
        StandingRule::NoActionsOf(skill) => {
            format!("while in play: players cannot use actions on {} cards", skill.id())
        }
    };
    vec![one]
}
