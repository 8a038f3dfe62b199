//! The Loyalty deck of a setup in a sentence or two, before anybody knows who is what.

use airlock_game::{LEADER_DECKS, Late, Leaders, LoyaltyPlan, Rules, Setup};
use airlock_text::Words;

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
        Leaders::AtMostOne => format!("{plan} {}", with_leader(words, "ui-loyalty-deck-with-leader", players)),
        Leaders::One => with_leader(words, "ui-loyalty-deck-leader", players),
    }
}

fn plan(words: &Words, players: u8, plan: LoyaltyPlan) -> String {
    let (say, cylons) = match plan {
        LoyaltyPlan::Deck { cylons, humans, late, .. } => {
            let late = match late {
                Late::Nothing => "nothing",
                Late::Human => "human",
                Late::Sympathizer => "sympathizer",
                Late::SympatheticCylon => "sympathetic-cylon",
            };
            (words.ui("ui-loyalty-deck-cards").text("late", late).number("humans", humans), cylons)
        }
        LoyaltyPlan::AtSleeperPhase { cylons, .. } => (words.ui("ui-loyalty-deck-sleeper"), cylons),
        LoyaltyPlan::Assist { cylons, dealt, .. } => {
            (words.ui("ui-loyalty-deck-assist").number("dealt", dealt), cylons)
        }
        LoyaltyPlan::None => (words.ui("ui-loyalty-deck-none"), 0),
    };
    say.number("players", players).number("cylons", cylons).end()
}

/// PEG-080, PEG-081: the deck beside a Cylon leader, and the agenda that he draws.
fn with_leader(words: &Words, key: &'static str, players: u8) -> String {
    let row = LEADER_DECKS.iter().find(|row| row.0 == players);
    row.map_or_else(String::new, |&(players, cylons, humans, agenda)| {
        let say = words.ui(key).number("players", players).number("cylons", cylons).number("humans", humans);
        say.name("agenda", agenda).end()
    })
}
