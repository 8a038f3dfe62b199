//! The Loyalty deck of a setup in a sentence or two, before anybody knows who is what.

use airlock_game::cards::daybreak::tokens::MOTIVES_DEALT;
use airlock_game::{LEADER_DECKS, Late, Leaders, LeadersPlayFor, LoyaltyDeck, LoyaltyPlan, Rules, Setup};
use airlock_text::{Say, Words};

/// What will be dealt, or why it cannot be played so.
pub(in crate::page) fn loyalty_deck(words: &Words, setup: &Setup) -> String {
    match Rules::of(setup) {
        Ok(rules) => described(words, setup.players, &rules),
        Err(error) => words.setup_error(error),
    }
}

fn described(words: &Words, players: u8, rules: &Rules) -> String {
    let plan = plan(words, players, rules.loyalty);
    match rules.leaders {
        Leaders::None => plan,
        Leaders::AtMostOne => format!("{plan} {}", with_leader(words, Beside::PerhapsLeader, players, rules)),
        Leaders::One => with_leader(words, Beside::Leader, players, rules),
    }
}

fn plan(words: &Words, players: u8, plan: LoyaltyPlan) -> String {
    let say = match plan {
        LoyaltyPlan::Deck { plain, .. } if plain.mutineer => cards(words.ui("ui-loyalty-deck-mutineer"), plain),
        LoyaltyPlan::Deck { plain, late, .. } => {
            let late = match late {
                Late::Nothing => "nothing",
                Late::Human => "human",
                Late::Sympathizer => "sympathizer",
                Late::SympatheticCylon => "sympathetic-cylon",
            };
            cards(words.ui("ui-loyalty-deck-cards").text("late", late), plain)
        }
        LoyaltyPlan::AtSleeperPhase { cylons, .. } => words.ui("ui-loyalty-deck-sleeper").number("cylons", cylons),
        LoyaltyPlan::Assist { cylons, dealt, .. } => {
            words.ui("ui-loyalty-deck-assist").number("dealt", dealt).number("cylons", cylons)
        }
        LoyaltyPlan::None => words.ui("ui-loyalty-deck-none"),
    };
    say.number("players", players).end()
}

fn cards(say: Say<'_>, deck: LoyaltyDeck) -> Say<'_> {
    say.number("cylons", deck.cylons).number("humans", deck.humans)
}

/// Whether somebody must be a Cylon leader, or may.
#[derive(Clone, Copy)]
enum Beside {
    PerhapsLeader,
    Leader,
}

/// PEG-080, DAY-003: the deck beside a Cylon leader, and what the leader plays for.
fn with_leader(words: &Words, beside: Beside, players: u8, rules: &Rules) -> String {
    let LoyaltyPlan::Deck { with_leader, .. } = rules.loyalty else { return String::new() };
    let say = match (rules.leaders_play_for, beside) {
        (LeadersPlayFor::Agenda, Beside::PerhapsLeader) => words.ui("ui-loyalty-deck-with-leader"),
        (LeadersPlayFor::Agenda, Beside::Leader) => words.ui("ui-loyalty-deck-leader"),
        (LeadersPlayFor::Motives, Beside::PerhapsLeader) => words.ui("ui-loyalty-deck-with-motives"),
        (LeadersPlayFor::Motives, Beside::Leader) => words.ui("ui-loyalty-deck-motives"),
    };
    let say = cards(say, with_leader).number("players", players);
    match rules.leaders_play_for {
        // PEG-081.
        LeadersPlayFor::Agenda => {
            let row = LEADER_DECKS.iter().find(|row| row.0 == players);
            row.map_or_else(String::new, |&(.., agenda)| say.name("agenda", agenda).end())
        }
        // DAY-032.
        LeadersPlayFor::Motives => {
            let mutineer = if with_leader.mutineer { "yes" } else { "no" };
            say.text("mutineer", mutineer).number("motives", MOTIVES_DEALT).end()
        }
    }
}
