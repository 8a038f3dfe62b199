//! Abilities in a few words, for those who compare many sheets: by what an ability is, so that one
//! of another box that is alike is told alike. The whole text stands on the sheet.

use airlock_game::cards::base::tokens::HAND_LIMIT;
use airlock_game::cards::{
    AbilityRow, AbilityRule, CharacterEffect, Effect, Look, LoyaltyEffect, QuorumEffect, ResourceEffect, Response,
    Trait, ViperEffect, Who,
};
use airlock_game::terms::{Location, Sets};
use airlock_text::{Phrase, Words};

pub(super) fn in_short(words: &Words, row: &AbilityRow, sets: Sets) -> String {
    let short = match row.rule {
        AbilityRule::Trait(property) => Some(of_trait(words, property)),
        AbilityRule::Response(response) => of_response(&response).map(|key| words.ui(key).end()),
        AbilityRule::Action(&[Effect::Vipers(ViperEffect::Activate(count))]) => {
            Some(words.ui("ui-short-activate-vipers").number("count", count).end())
        }
        AbilityRule::Action(&[Effect::Quorum(QuorumEffect::ResolveOf(count))]) => {
            Some(words.ui("ui-short-resolve-quorum-of").number("count", count).end())
        }
        AbilityRule::Action(
            [Effect::Target { then: [Effect::Loyalty(LoyaltyEffect::LookAt { cards: Look::All, .. })], .. }],
        ) => Some(words.ui("ui-short-look-at-loyalty").end()),
        AbilityRule::Action([Effect::Characters(CharacterEffect::Give { title, to: Who::Admiral })]) => {
            Some(words.ui("ui-short-admiral-receives").name("title", *title).end())
        }
        AbilityRule::Action([Effect::Resources(ResourceEffect::Turn(lost, by)), Effect::Choose { .. }]) => {
            Some(words.ui("ui-short-trade").change("by", *by).name("resource", *lost).end())
        }
        AbilityRule::Action(_) | AbilityRule::Movement(_) => None,
    };
    // An action that is not yet told shortly has its whole text.
    short.unwrap_or_else(|| words.text_with(row.ability, sets))
}

fn of_response(response: &Response) -> Option<&'static str> {
    if let Response::TakeCheckCards = response {
        Some("ui-short-take-check-cards")
    } else if let Response::SwitchOption = response {
        Some("ui-short-switch-option")
    } else if let Response::ReplaceCrisis = response {
        Some("ui-short-replace-crisis")
    } else if let Response::DecideCheck = response {
        Some("ui-short-decide-check")
    } else if let Response::NoStrength = response {
        Some("ui-short-no-strength")
    } else {
        None
    }
}

fn of_trait(words: &Words, property: Trait) -> String {
    let counted = |key, count: u8| words.ui(key).number("count", count);
    match property {
        Trait::PositiveStrength(strength) => counted("ui-short-positive-strength", strength),
        Trait::CannotActivate(places) => words.ui("ui-short-cannot-activate").text("places", names(words, places)),
        Trait::DiscardsLastCard => words.ui("ui-short-discards-last-card"),
        Trait::OffBoardUntilTurn(turn) => counted("ui-short-off-board-until-turn", turn),
        Trait::RandomDiscards => words.ui("ui-short-random-discards"),
        Trait::DifficultyAgainst(location, by) => {
            words.ui("ui-short-difficulty-against").name("where", location).change("by", by)
        }
        Trait::ActionsFromViper(actions) => counted("ui-short-actions-from-viper", actions),
        Trait::PeeksAtTurnEnd => words.ui("ui-short-peeks-at-turn-end"),
        Trait::SleeperLoyalty(cards) => counted("ui-short-sleeper-loyalty", cards),
        Trait::ActionAfter(card) => words.ui("ui-short-action-after").name("card", card),
        Trait::HandLimit(cards) => counted("ui-short-hand-limit", cards).number("normal", HAND_LIMIT),
        Trait::DrawsOnCrisis => words.ui("ui-short-draws-on-crisis"),
        Trait::StartLoyalty(cards) => counted("ui-short-start-loyalty", cards),
        Trait::CrisesDrawn(cards) => counted("ui-short-crises-drawn", cards),
        Trait::LocationCost(cards) => counted("ui-short-location-cost", cards),
        Trait::ActivatesAlone { except } => words.ui("ui-short-activates-alone").name("where", except),
        Trait::ShiftsDifficulty { at, by } => {
            let most = by.iter().map(|by| by.unsigned_abs()).max().unwrap_or(0);
            let way = match (by.iter().any(|&by| by < 0), by.iter().any(|&by| by > 0)) {
                (true, false) => "easier",
                (false, true) => "harder",
                (true, true) | (false, false) => "either",
            };
            counted("ui-short-shifts-difficulty", most).text("places", names(words, at)).text("way", way)
        }
        Trait::RerollsInOwnTurn => words.ui("ui-short-rerolls-in-own-turn"),
        Trait::PilotsPlacedVipers => words.ui("ui-short-pilots-placed-vipers"),
        Trait::MayExecuteAt(total) => counted("ui-short-may-execute-at", total),
        Trait::LooksAtAllCivilians => words.ui("ui-short-looks-at-all-civilians"),
        Trait::ExecutedAtMorale(morale) => counted("ui-short-executed-at-morale", morale),
        Trait::GivesCardToDraw(cards) => counted("ui-short-gives-card-to-draw", cards),
        Trait::DrawsTreachery => words.ui("ui-short-draws-treachery"),
        Trait::CardInsteadOfRoll(more) => counted("ui-short-card-instead-of-roll", more),
        Trait::MustMove => words.ui("ui-short-must-move"),
        Trait::DiscardsAtReveals => words.ui("ui-short-discards-at-reveals"),
        Trait::MovesAlone => words.ui("ui-short-moves-alone"),
        Trait::CostAt(location, cards) => counted("ui-short-cost-at", cards).name("where", location),
        Trait::ActivatesAgain(places) => words.ui("ui-short-activates-again").text("places", names(words, places)),
        Trait::CardActionCost(cards) => counted("ui-short-card-action-cost", cards),
        Trait::DiscardsFewer(cards) => counted("ui-short-discards-fewer", cards),
        Trait::PaysForCompany(cards) => counted("ui-short-pays-for-company", cards),
        Trait::DrawsAtLoss { of, from, draw, keep } => {
            let say = counted("ui-short-draws-at-loss", draw).number("keep", keep);
            say.name("resource", of).name("skill", from)
        }
        Trait::LosesDamagedViper => words.ui("ui-short-loses-damaged-viper"),
        Trait::NoActionsOf(skill) => words.ui("ui-short-no-actions-of").name("skill", skill),
        Trait::ActivatesAfterOrder => words.ui("ui-short-activates-after-order"),
        Trait::MutinyCosts(cards) => counted("ui-short-mutiny-costs", cards),
        Trait::PicksMutiny(cards) => counted("ui-short-picks-mutiny", cards),
        Trait::StartMutiny(cards) => counted("ui-short-start-mutiny", cards),
        Trait::ScoutsMore(cards) => counted("ui-short-scouts-more", cards),
        Trait::DrawsFewerOff(ship, cards) => counted("ui-short-draws-fewer-off", cards).name("ship", ship),
        Trait::RevealsInBrigOnly => words.ui("ui-short-reveals-in-brig-only"),
        Trait::SparesDiscards => words.ui("ui-short-spares-discards"),
        Trait::NoDrawInHazard => words.ui("ui-short-no-draw-in-hazard"),
        Trait::LeavingCostsSuperCrisis(location) => {
            words.ui("ui-short-leaving-costs-super-crisis").name("where", location)
        }
        Trait::InfiltratorDraws(cards) => counted("ui-short-infiltrator-draws", cards),
        Trait::AddsNothingInOthersActions => words.ui("ui-short-adds-nothing-in-others-actions"),
        Trait::AddsCards { cards, infiltrating } => {
            counted("ui-short-adds-cards", cards).number("infiltrating", infiltrating)
        }
        Trait::AddsFaceUp(cards) => counted("ui-short-adds-face-up", cards),
    }
    .end()
}

fn names(words: &Words, places: &[Location]) -> Phrase {
    words.commas(places.iter().map(|&place| words.noun(place)).collect())
}
