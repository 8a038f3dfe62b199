//! Skill, Quorum, destination, Loyalty and Mutiny cards, agendas, motives, missions and the objectives.

use airlock_game::cards::base::destination::OBJECTIVES;
use airlock_game::cards::{
    Agenda, CardUse, Condition, DeckEffect, Destination, Effect, Goal, Loyalty, MilestoneEffect, Mission,
    MissionEffect, Motive, MotiveTime, Mutiny, Objective, Quorum, SkillCard, SkillName, SkillSort, Team, Window,
};
use airlock_game::terms::{Craft, Resource, Set};
use serde_json::Value;

use super::crises::{checked, until};
use super::{Component, Facts, object};
use crate::clauses::{Context, clauses, in_play};
use crate::effects::contains;
use crate::words::Words;

pub(super) fn skills(words: &Words) -> Vec<Component> {
    let row = |card: SkillCard| {
        let text = card.row().text;
        let context = Context { risked: text.requires.iter().any(risks_raptor), ..Context::default() };
        let facts = Facts::default()
            .with("skill", text.skill.id())
            .with("strength", card.strength())
            .with("count", card.row().count)
            .with("timing", timing(text.used))
            .with("action", matches!(text.used, CardUse::Action(_) | CardUse::MovementOrAction(_)))
            .mark("movement", matches!(text.used, CardUse::Movement(_) | CardUse::MovementOrAction(_)))
            .mark("reckless", text.sort == SkillSort::Reckless)
            .mark("reckless_check", matches!(text.used, CardUse::RecklessCheck(_)))
            .mark("cylon_only", text.sort == SkillSort::CylonOnly)
            .mark("check_ability", matches!(text.used, CardUse::CheckAbility(_)))
            .mark("mutiny_on_discard", text.sort == SkillSort::Mutinous)
            .maybe("replaces", replaces(card).map(SkillCard::id))
            .maybe("limit", limit(text.name))
            .requires(text.requires)
            .maybe("requires", happened(text.used))
            .with("effect", context.card_use(text.used));
        Component::of(words, card.set().id(), "skills", card, facts)
    };
    SkillCard::all().map(row).collect()
}

/// The card of the base game that leaves for this one (PEG-001).
fn replaces(card: SkillCard) -> Option<SkillCard> {
    let same = |other: &SkillCard| {
        let row = other.row();
        row.replaced_in == Some(card.set()) && row.text.name == card.row().text.name && row.strength == card.strength()
    };
    SkillCard::all().find(same)
}

/// What must have happened for a card that answers it.
fn happened(used: CardUse) -> Option<&'static str> {
    match used.window()? {
        Window::Destroyed => {
            Some("the player has just destroyed a basestar, or a centurion on the boarding party track")
        }
        Window::TreacheryDiscarded => Some("a human player discards a treachery card"),
        _ => None,
    }
}

/// An action that needs a raptor puts it at risk.
fn risks_raptor(condition: &Condition) -> bool {
    matches!(condition, Condition::InReserves(Craft::Raptor, _))
}

fn timing(used: CardUse) -> &'static str {
    match used {
        CardUse::Action(_) => "action",
        CardUse::Movement(_) => "movement",
        CardUse::MovementOrAction(_) => "movement-or-action",
        CardUse::RecklessCheck(_) => "in-reckless-check",
        CardUse::CheckAbility(_) => "check-ability",
        CardUse::Response(response) => match response.window() {
            Window::CrisisRevealed => "crisis-revealed",
            Window::OptionChosen => "option-chosen",
            Window::InsteadOfCheck => "instead-of-check",
            Window::BeforeCards => "before-check-cards",
            Window::BeforeReveal => "before-check-reveal",
            Window::AfterTotal => "after-check-total",
            Window::AfterCheck => "after-check",
            Window::BeforeRoll => "before-die-roll",
            Window::AfterRoll => "after-die-roll",
            Window::ViperAttacked => "after-viper-attacked",
            Window::VipersPlaced => "after-vipers-placed",
            Window::TurnBegan => "turn-began",
            Window::CardsAdded => "after-cards-added",
            Window::AfterReveal => "after-check-reveal",
            Window::Destroyed => "after-destroy",
            Window::BeforeRaiders => "before-raiders-activate",
            Window::TreacheryDiscarded => "on-treachery-discard",
            Window::CheckPassed => "after-check-passed",
            Window::ChoosingOption => "choosing-option",
            Window::CivilianThreatened => "before-civilian-destroyed",
            Window::RemovingShips => "remove-ships",
            Window::BeforeActivation => "before-activation",
            Window::InfiltrationEnds => "infiltration-ends",
            Window::MotiveHolds => "motive-holds",
        },
    }
}

/// BASE-059, BASE-077, PEG-031, PEG-036, PEG-040, PEG-043, PEG-047; each skill check ability works once in a
/// check, and says so by its timing (DAY-070).
fn limit(name: SkillName) -> Option<&'static str> {
    match name {
        SkillName::ExecutiveOrder => Some("1 executive-order per turn"),
        SkillName::DeclareEmergency => Some("1 declare-emergency per skill check"),
        SkillName::StrategicPlanning => Some("1 strategic-planning per die roll"),
        SkillName::MajorVictory => Some("1 major-victory per turn"),
        SkillName::CriticalSituation => Some("1 critical-situation or executive-order per turn, counted together"),
        SkillName::Calculations => Some("1 calculations per die roll"),
        SkillName::Sabotage => Some("1 sabotage per turn"),
        SkillName::BroadcastLocation => Some("1 broadcast-location resolved per check"),
        SkillName::ByYourCommand => Some("1 by-your-command resolved per check"),
        SkillName::SpecialDestiny => Some("1 special-destiny resolved per check"),
        SkillName::ConsolidatePower
        | SkillName::InvestigativeCommittee
        | SkillName::LaunchScout
        | SkillName::EvasiveManeuvers
        | SkillName::MaximumFirepower
        | SkillName::Repair
        | SkillName::ScientificResearch
        | SkillName::SupportThePeople
        | SkillName::PreventativePolicy
        | SkillName::AtAnyCost
        | SkillName::GutsAndInitiative
        | SkillName::FullThrottle
        | SkillName::RunInterference
        | SkillName::JuryRigged
        | SkillName::GodsPlan
        | SkillName::HumanWeakness
        | SkillName::ForceTheirHand
        | SkillName::PopularInfluence
        | SkillName::Negotiation
        | SkillName::AllHandsOnDeck
        | SkillName::RestoreOrder
        | SkillName::ChangeOfPlans
        | SkillName::QuickThinking
        | SkillName::UnorthodoxPlan
        | SkillName::ASecondChance
        | SkillName::Dogfight
        | SkillName::CombatVeteran
        | SkillName::LaunchReserves
        | SkillName::InstallUpgrades
        | SkillName::RaptorSpecialist
        | SkillName::TestTheLimits
        | SkillName::Bait
        | SkillName::DradisContact
        | SkillName::ABetterMachine
        | SkillName::PersonalVices
        | SkillName::ViolentOutbursts
        | SkillName::ExploitAWeakness => None,
    }
}

pub(super) fn quorum(words: &Words) -> Vec<Component> {
    let row = |card: Quorum| {
        let row = card.row();
        let mut effect = clauses(row.effect);
        if row.stays.is_none() && !contains(row.effect, |effect| *effect == Effect::Decks(DeckEffect::LeaveGame)) {
            effect.push("discard this card".to_owned());
        }
        let facts = Facts::default()
            .with("action", true)
            .with("effect", effect)
            .maybe("stays", row.stays.map(until))
            .maybe("in_play", row.stays.map(|standing| in_play(standing.rule)));
        Component::of(words, card.set().id(), "quorum", card, facts)
    };
    Quorum::all().map(row).collect()
}

/// The objectives stand before the cards that are laid beside them.
pub(super) fn destinations(words: &Words) -> Vec<Component> {
    let objectives = OBJECTIVES.iter().map(|row| {
        let milestones = row.milestones.iter().map(|milestone| {
            let effect = match milestone.effect {
                MilestoneEffect::SleeperAgentPhase => "sleeper agent phase",
                MilestoneEffect::NextJumpEnds => {
                    "the next jump wins the game for the humans, with no destination card drawn, if every resource \
                     is above 0"
                }
                MilestoneEffect::NewCapricaPhase => "New Caprica phase begins (see locations.toml)",
            };
            object([("distance", Value::from(milestone.distance)), ("effect", vec![effect].into())])
        });
        let (set, replaces) = match row.objective {
            Objective::Kobol => (Set::Base, None),
            Objective::NewCaprica => (Set::Pegasus, Some(Objective::Kobol.id())),
            Objective::Earth => (Set::Daybreak, Some(Objective::Kobol.id())),
        };
        let facts = Facts::default()
            .with("kind", "objective")
            .maybe("replaces", replaces)
            .with("milestones", milestones.collect::<Vec<_>>());
        Component::of(words, set.id(), "destination", row.objective, facts)
    });
    let row = |card: Destination| {
        let facts = Facts::default().with("distance", card.row().distance).with("effect", clauses(card.row().effect));
        Component::of(words, card.set().id(), "destination", card, facts)
    };
    objectives.chain(Destination::all().map(row)).collect()
}

pub(super) fn loyalty(words: &Words) -> Vec<Component> {
    let row = |card: Loyalty| {
        let row = card.row();
        let (action, effect) = match row.team {
            Team::Human => (None, Vec::new()),
            Team::Cylon => {
                let after = clauses(row.after).into_iter();
                let after = after.map(|clause| format!("after discarding down to 3 skill cards, {clause}"));
                let harm = clauses(row.effect).into_iter().chain(after);
                (Some(true), harm.map(|clause| format!("if not in brig: {clause}")).collect())
            }
            Team::SympatheticCylon => (Some(false), SYMPATHETIC_CYLON.map(str::to_owned).to_vec()),
            Team::Sympathizer => (Some(false), SYMPATHIZER.map(str::to_owned).to_vec()),
            Team::Mutineer => (Some(false), MUTINEER.map(str::to_owned).to_vec()),
        };
        let facts = Facts::default()
            .with("team", row.team.id())
            .maybe("power", words.power(card).map(String::from))
            .maybe("action", action)
            .maybe("variant", (row.team == Team::SympatheticCylon).then_some(row.team.id()))
            .with("effect", effect);
        Component::of(words, card.set().id(), "loyalty", card, facts)
    };
    Loyalty::all().map(row).collect()
}

/// BASE-181.
const SYMPATHIZER: [&str; 2] = [
    "if any resource is in its red zone: goes to brig, and this card then counts as not-a-Cylon",
    "otherwise: becomes a revealed Cylon, without a super crisis card, and can never activate cylon-fleet",
];

/// PEG-091.
const SYMPATHETIC_CYLON: [&str; 3] = [
    "becomes a revealed Cylon, without a super crisis card",
    "draws 1 sympathetic agenda: wins only by fulfilling it, all of its conditions",
    "may infiltrate like a Cylon leader",
];

/// DAY-014, DAY-023, DAY-024, DAY-027, DAY-028.
const MUTINEER: [&str; 6] = [
    "dealt from the deck: reveal it at once and draw 1 more loyalty card; received from another player: reveal it at once",
    "either way: draw 1 mutiny card, and each of your titles goes to the highest other player in its line",
    "on your turn, when the crisis card drawn has a prepare for jump icon: draw 1 mutiny card in that step",
    "mutiny cards: a second does not send you to the brig, a third does",
    "when you reveal as a cylon: give this card faceup to a human player of your choice, at any distance",
    "a cylon player who is dealt it gives it to a human player of their choice, who reveals it at once",
];

pub(super) fn mutiny(words: &Words) -> Vec<Component> {
    let row = |card: Mutiny| {
        let row = card.row();
        let leaves = |effect: &Effect| *effect == Effect::Decks(DeckEffect::LeaveGame);
        let after = match contains(row.action, leaves) {
            true if row.action.iter().any(leaves) => "remove from game",
            true => "by result",
            false => "discard",
        };
        let facts = Facts::default().requires(row.requires).with("action", clauses(row.action)).with("after", after);
        Component::of(words, card.set().id(), "mutiny", card, facts)
    };
    Mutiny::all().map(row).collect()
}

pub(super) fn motives(words: &Words) -> Vec<Component> {
    let row = |motive: Motive| {
        let row = motive.row();
        let when = match row.when {
            MotiveTime::AnyTime => "any time",
            MotiveTime::GameOver => "game over",
        };
        let facts = Facts::default()
            .with("allegiance", row.side.id())
            .with("when", when)
            .with("condition", row.goals.iter().map(|&goal| self::goal(goal)).collect::<Vec<_>>());
        Component::of(words, motive.set().id(), "motives", motive, facts)
    };
    Motive::all().map(row).collect()
}

pub(super) fn missions(words: &Words) -> Vec<Component> {
    let row = |mission: Mission| {
        let row = mission.row();
        let facts = checked(Facts::default().with("kind", "check"), Context::default(), &row.check)
            .with("distance", row.distance)
            .with("facedown_on_fail", row.check.fail.contains(&Effect::Missions(MissionEffect::TurnFaceDown)));
        Component::of(words, mission.set().id(), "missions", mission, facts)
    };
    Mission::all().map(row).collect()
}

pub(super) fn agendas(words: &Words) -> Vec<Component> {
    let row = |agenda: Agenda| {
        let row = agenda.row();
        let facts = Facts::default()
            .with("agenda", row.deck.id())
            .with("side", row.side.id())
            .with("conditions", row.goals.iter().map(|&goal| self::goal(goal)).collect::<Vec<_>>());
        Component::of(words, agenda.set().id(), "agendas", agenda, facts)
    };
    Agenda::all().map(row).collect()
}

fn goal(goal: Goal) -> String {
    match goal {
        Goal::AllAtMost(resources, value) if resources == Resource::ALL => format!("every resource is {value} or less"),
        Goal::AllAtMost(resources, value) => {
            let each = resources.iter().map(|resource| format!("{} is {value} or less", resource.id()));
            each.collect::<Vec<_>>().join(" and ")
        }
        Goal::AnyAtMost(resources, value) => {
            let (last, others) = resources.split_last().expect("an agenda names resources");
            let others = others.iter().map(|resource| resource.id()).collect::<Vec<_>>().join(", ");
            format!("at least one of {others} and {} is {value} or less", last.id())
        }
        Goal::AllRed => "every resource is at half or less (its red zone)".to_owned(),
        Goal::Near(first, second, by) => format!("{} and {} differ by {by} or less", first.id(), second.id()),
        Goal::PlayedSuperCrisis => "the leader has played a super crisis card in this game".to_owned(),
        Goal::DamagedAtLeast(count) => {
            format!("{count} or more locations of galactica and pegasus together are damaged")
        }
        Goal::GalacticaDamagedAtMost(count) => format!("{count} or fewer locations of galactica are damaged"),
        Goal::CaughtOrExecuted => {
            "the leader is in brig or detention, or has been executed at least once in this game".to_owned()
        }
        Goal::Infiltrating => "the leader is infiltrating".to_owned(),
        Goal::Free => "the leader is in neither brig nor detention".to_owned(),
        Goal::CraftLost(count) => {
            format!("at least {count} raptors and vipers together are damaged or destroyed")
        }
        Goal::DistanceAtLeast(distance) => format!("the distance travelled is {distance} or more"),
        Goal::AtLeast(resource, value) => format!("{} is {value} or more", resource.id()),
        Goal::OnBlueSpace => "fleet marker is on a blue space of the jump preparation track".to_owned(),
        Goal::NoCylonShips => "no raider, heavy raider or basestar is on the board".to_owned(),
        Goal::AnyDamaged(places) => {
            let places = places.iter().map(|place| place.id()).collect::<Vec<_>>().join(" or ");
            format!("{places} is damaged")
        }
        Goal::HoldsCards(skill, cards) => format!("the leader holds at least {cards} {} cards", skill.id()),
        Goal::HoldsEach(skills) => {
            let each = skills.iter().map(|skill| format!("1 {} card", skill.id())).collect::<Vec<_>>().join(", ");
            format!("the leader holds at least {each}")
        }
        Goal::AnotherInBrig => "another player is in the brig".to_owned(),
        Goal::HoldsMutiny => "the leader holds a mutiny card".to_owned(),
        Goal::NoCenturions => "no centurion is on the boarding party track".to_owned(),
        Goal::VipersLost(count) => format!("at least {count} vipers are damaged or destroyed"),
    }
}
