//! The clauses of Daybreak: its plain ones, and those in full, with what we hold them to mean.

use airlock_game::cards::vocabulary::*;
use airlock_game::cards::{Among, Condition, CylonPiece, Effect, From, Hold, PeekDeck};
use airlock_game::cards::{Reach, Rest, StandingRule, Until, Who};
use airlock_game::terms::{Area, Craft, Icon, Location, Resource, Ship, Side, Skill, Title};

use crate::clauses::{self, Phrase, ships, who};

/// Its clauses are worded a little otherwise than those of the other boxes.
pub fn plain(clause: &str, by: Who) -> Option<Effect> {
    let clause = clause.strip_prefix("then ").unwrap_or(clause);
    if let Some(rest) = clause.strip_prefix("roll: on ").filter(|rest| rest.contains(" and ") && !rest.contains("; ")) {
        let (upto, low) = rest.split_once(" or less ")?;
        let known = |part: &str| plain(part, by).or_else(|| clauses::plain(part, by));
        let low: Option<Vec<Effect>> = low.split(" and ").map(known).collect();
        return Some(roll(by, upto.parse().ok()?, low?.leak(), &[]));
    }
    let clause = clause.replace("you draw ", "you draws ").replace("you discard ", "you discards ");
    let words: Vec<&str> = clause.split(' ').collect();
    Some(match words[..] {
        ["destiny", "deck", cards, "treachery"] => into_destiny(Skill::Treachery, cards.parse().ok()?),
        ["jump", "preparation", by] => jump_prep(by.parse().ok()?),
        [ref subject @ .., "draws", cards, "mutiny", "card"] => draw_mutiny(who(subject)?, cards.parse().ok()?),
        [ref subject @ .., "draws", cards, "quorum", "cards"] => draw_quorum(who(subject)?, cards.parse().ok()?),
        [ref subject @ .., "draws", cards, "skill", "cards", "(any", "type)"] => {
            draw(who(subject)?, cards.parse().ok()?, From::AnyType)
        }
        ["you", "draws", cards, "skill", "cards"] => draw(Who::You, cards.parse().ok()?, From::OwnTypes),
        ["you", "draws", cards, skill, "card" | "cards"] => {
            draw(Who::You, cards.parse().ok()?, From::Skill(Skill::from_id(skill)?))
        }
        ["you", "discards", cards, "skill", "cards"] => discard(Who::You, cards.parse().ok()?),
        ["place", ref craft @ .., "in", area] => {
            let craft = craft.join(" ").replace(" ship", "").replace("heavy raider", "heavy-raider");
            place(Area::from_id(area)?, ships(&craft).leak())
        }
        ["launch", raiders, "raiders", "from", "each", "basestar"] => {
            cylon_ships(CylonShipEffect::Launch { raiders: raiders.parse().ok()?, heavy_raiders: 0 })
        }
        [ref subject @ .., "goes", "to", "the", to] => send(who(subject)?, Location::from_id(to)?),
        ["you", "move", "to", to] => send(Who::You, Location::from_id(to)?),
        _ => return None,
    })
}

const TARGET_DRAWS_MUTINY: &[Effect] = &[draw_mutiny(Who::Target, 1)];

pub static PHRASES: &[Phrase] = &[
    // Crisis cards
    (
        &["president title goes to the highest player in the president line other than the president"],
        &[pass_title(Title::President)],
    ),
    (&["admiral discards 1 nuke token"], &[DISCARD_NUKE]),
    (
        &["admiral chooses another player: that player gains 1 miracle token"],
        &[target(Who::Admiral, Among::OthersMayGainMiracle, &[gain_miracle(Who::Target)])],
    ),
    (
        &["may president choose 1 player in the brig: moves to command"],
        &[may(Who::President, &[target(Who::President, Among::Prisoners, &[send(Who::Target, Location::Command)])])],
    ),
    (&["each player without a mutiny card draws 1 mutiny card"], &[draw_mutiny(Who::EachWithoutMutiny, 1)]),
    (&["president discards 2 random quorum cards"], &[discard_quorum(2)]),
    (&["may each character in the brig move to any location on galactica"], &[free_prisoners(Ship::Galactica)]),
    (
        &["then current player chooses a player: draws 1 mutiny card"],
        &[target(Who::Current, Among::MayDrawMutiny, TARGET_DRAWS_MUTINY)],
    ),
    (&["a player must first discard 1 skill card each time he activates a viper"], &[STAY_IN_PLAY]),
    (&["players cannot use actions on piloting cards"], &[STAY_IN_PLAY]),
    (&["players cannot activate the armory"], &[STAY_IN_PLAY]),
    (
        &[
            "human fleet gains 1 assault-raptor: current player places it in a viper launch area",
            "may current player activate it at once",
        ],
        &[ASSAULT_RAPTOR_ARRIVES],
    ),
    // Mutiny cards
    (
        &["you look at the top crisis card and put it on the top or the bottom of the deck"],
        &[peek(&[PeekDeck::Crisis])],
    ),
    (
        &["then you look at the top destination card and put it on the top or the bottom of the deck"],
        &[peek(&[PeekDeck::Destination])],
    ),
    (&["you take the admiral title"], &[give(Title::Admiral, Who::You)]),
    (&["you take the president title"], &[give(Title::President, Who::You)]),
    (
        &["you take 3 random skill cards from the president's hand"],
        &[take_random_card(Who::President), take_random_card(Who::President), take_random_card(Who::President)],
    ),
    (&["all vipers in space areas return to the reserves"], &[RECALL_VIPERS]),
    (&["repair all damaged vipers"], &[repair_vipers(8)]),
    (
        &[
            "roll: on 6 or more morale +1 and remove this card from the game",
            "roll: on 5 or less discard this card and each player, cylon players too, draws 1 treachery card",
        ],
        &[roll(
            Who::You,
            5,
            &[draw(Who::EachPlayer, 1, From::Skill(Skill::Treachery))],
            &[turn(Resource::Morale, 1), LEAVE_GAME],
        )],
    ),
    (
        &["you choose a character in the brig and move him to any location on galactica"],
        &[target(Who::You, Among::Prisoners, &[send_aboard(Who::Target, Ship::Galactica, Who::You)])],
    ),
    (&["then discard this card"], &[]),
    (&["you choose a player: draws 1 mutiny card"], &[target(Who::You, Among::MayDrawMutiny, TARGET_DRAWS_MUTINY)]),
    (
        &["then you choose 1 space area: place 1 basestar and 3 raiders there"],
        &[place_anywhere(&[(Craft::Basestar, 1), (Craft::Raider, 3)])],
    ),
    (&["then activate 1 unmanned viper if possible"], &[MUST_ACTIVATE_VIPER]),
    (
        &[
            "you choose 1 human player: draws 2 skill cards (any type)",
            "then roll: on 4 or less that player goes to the brig",
        ],
        &[target(
            Who::You,
            Among::Humans,
            &[draw(Who::Target, 2, From::AnyType), roll(Who::You, 4, &[send(Who::Target, Location::Brig)], &[])],
        )],
    ),
    (
        &["if possible you choose 1 civilian ship in a space area: shuffle it into the unused civilian ships"],
        &[RECALL_CIVILIAN],
    ),
    (&["if possible attack 1 centurion on the boarding party track with +2 to the roll"], &[attack_centurion_with(2)]),
    (
        &[
            "you look at his quorum cards and choose 2 of them",
            "you put those on the bottom of the quorum deck in any order",
        ],
        &[bury_quorum(2)],
    ),
    (&["draw a civilian ship and destroy it"], &[DESTROY_CIVILIAN]),
    // Without a basestar nothing is launched, and the tokens go all the same.
    (&["launch 1 nuke at a basestar"], &[when(Condition::BasestarOnBoard, &[LAUNCH_NUKE])]),
    (&["then remove all nuke tokens from the game"], &[REMOVE_NUKES]),
    (&["destroy 1 raptor to gain 1 assault-raptor"], &[BUILD_ASSAULT_RAPTOR]),
    // Missions
    (
        &["remove all basestars from the board", "then remove 1 basestar from the game"],
        &[clear_board(&[CylonPiece::Basestar]), leave_box(&[(CylonPiece::Basestar, 1)])],
    ),
    (
        &["put the rebel basestar board into play with the allegiance marker on its human side"],
        &[rebel_basestar(Side::Human)],
    ),
    (
        &["put the rebel basestar board into play with the allegiance marker on its cylon side"],
        &[rebel_basestar(Side::Cylon)],
    ),
    (
        &[
            "flip the cylon locations overlay to hub-destroyed",
            "from now on whoever is sent to the resurrection ship goes to hub-destroyed",
        ],
        &[DESTROY_HUB],
    ),
    (&["then damage 2 vipers"], &[damage_vipers(2, Hold::Reserves)]),
    (&["distance +1"], &[mission_distance(1)]),
    (&["distance +2"], &[mission_distance(2)]),
    (&["turn this card facedown on the active mission space"], &[TURN_FACE_DOWN]),
    (&["then turn this card facedown on the active mission space"], &[TURN_FACE_DOWN]),
    (&["repair 1 damaged location"], &[repair_locations(1)]),
    (&["each human player without a miracle token gains 1 miracle token"], &[gain_miracle(Who::EachWithoutMiracle)]),
    (
        &[
            "remove all heavy raiders and centurions from the board",
            "then remove 2 heavy raiders and 2 centurions from the game",
        ],
        &[
            clear_board(&[CylonPiece::HeavyRaider, CylonPiece::Centurion]),
            leave_box(&[(CylonPiece::HeavyRaider, 2), (CylonPiece::Centurion, 2)]),
        ],
    ),
    // Locations
    (&["if you are the president: draw 1 quorum card"], &[draw_quorum(Who::You, 1)]),
    (
        &["then may either draw 1 more quorum card or play 1 from your hand"],
        &[may(Who::You, &[choose(Who::You, &[&[draw_quorum(Who::You, 1)], &[PLAY_QUORUM]])])],
    ),
    (
        &[
            "choose another player: draws 1 mutiny card and does not go to the brig",
            "that player keeps 1 of his mutiny cards and discards the rest",
            "then may discard 1 mutiny card of your own",
        ],
        &[
            target(Who::You, Among::OthersMayDrawMutiny, &[draw_mutiny_pardoned(Who::Target, 1)]),
            may(Who::You, &[discard_mutiny(Who::You)]),
        ],
    ),
    (&["draw 1 mutiny card"], &[draw_mutiny(Who::You, 1)]),
    (
        &[
            "if the president has any mutiny card: choose a player to gain the president title",
            "if accept prophecy is in play: may president discard it to keep his title",
        ],
        &[when(Condition::PresidentHasMutiny, &[target(Who::You, Among::Candidates, &[unseat(Who::Target)])])],
    ),
    (
        &[
            "either play 1 of your super crisis cards, or draw 2 crisis cards, choose 1 to resolve and put the other on the bottom of the deck",
            "no activate cylon ships step for that card; the prepare for jump step is not skipped",
        ],
        &[choose(Who::You, &[&[PLAY_SUPER_CRISIS], &[resolve_crisis_of(2, Rest::UnderTheDeck)]])],
    ),
    (
        &["either activate all cylon ships of one type, or launch 2 raiders and 1 heavy raider from each basestar"],
        &[choose(
            Who::You,
            &[
                &[activate(Icon::Raiders)],
                &[activate(Icon::HeavyRaiders)],
                &[activate(Icon::Basestars)],
                &[cylon_ships(CylonShipEffect::Launch { raiders: 2, heavy_raiders: 1 })],
            ],
        )],
    ),
    // Its second action is an option of the first.
    (
        &[
            "look at the top card of the crisis or the destination deck and put it on the top or the bottom of that deck",
            "then draw 2 skill cards",
            "cylon leader only: infiltrate, moving from here to any location on galactica",
        ],
        &[choose(
            Who::You,
            &[
                &[peek(&[PeekDeck::Crisis, PeekDeck::Destination]), draw(Who::You, 2, From::OwnTypes)],
                &[when(Condition::MayInfiltrate, &[INFILTRATE])],
            ],
        )],
    ),
    (
        &["discard 3 skill cards: draw 1 super crisis card and move to the cylon fleet"],
        &[discard(Who::You, 3), draw_super_crisis(Who::You, 1), go_to(Location::CylonFleet)],
    ),
    (&["if no card lies on the active mission space: activate the top mission card"], &[ACTIVATE_MISSION]),
    (&["look at the top mission card and put it on the top or the bottom of the deck"], &[peek(&[PeekDeck::Mission])]),
    (
        &["choose a skill type (any type)", "each player, cylon players too, draws 1 card of that type"],
        &[each_draws_named(1)],
    ),
    (&["discard a miracle token or a super crisis card"], &[PAY_REBELS]),
    (&["look at the top 5 crisis cards and put them back on top in any order"], &[order_crises(5)]),
    (
        &[
            "search 1 skill deck and its discard pile for any 3 cards and take them into your hand",
            "then shuffle the discard pile into the deck",
        ],
        &[search_skills(3)],
    ),
    (
        &["choose a space area: place either 2 raiders or 4 unmanned vipers there and activate them at once"],
        &[missions(MissionEffect::RaiderBay { raiders: 2, vipers: 4 })],
    ),
    // Skill cards
    (
        &["you draw 2 quorum cards and give 1 of your choice to the president", "then you play or discard the other"],
        &[share_quorum(2)],
    ),
    (&["no cylon ship is launched or activated for the rest of this turn"], &[TRUCE]),
    (
        &["you activate command, armory, weapons control or communications, even if it is damaged"],
        &[activate_locations(
            1,
            Reach::These(&[Location::Command, Location::Armory, Location::WeaponsControl, Location::Communications]),
        )],
    ),
    (
        &["you choose 1 unmanned viper in the reserves or a space area and activate it up to 3 times"],
        &[activate_one_viper(3)],
    ),
    (
        &[
            "you place up to 2 unmanned vipers from the reserves in a space area with a piloted viper",
            "then you activate those vipers",
        ],
        &[launch_reserves(2)],
    ),
    (
        &[
            "either destroy 1 raptor in the reserves to gain 1 assault-raptor, or return 1 destroyed raptor to the reserves",
        ],
        &[choose(Who::You, &[&[BUILD_ASSAULT_RAPTOR], &[return_raptors(1)]])],
    ),
    // What must be true stands with the row.
    (
        &[
            "if the fleet marker is not on a blue space of the jump preparation track: jump preparation +1, then roll: on 5 or less damage galactica",
        ],
        &[jump_prep(1), roll(Who::You, 5, &[DAMAGE_GALACTICA], &[])],
    ),
    (&["if current player is human he also draws 1 mutiny card"], &[draw_mutiny(Who::Current, 1)]),
    (
        &["current player must choose a human player: draws 1 mutiny card"],
        &[target(Who::Current, Among::MayDrawMutiny, TARGET_DRAWS_MUTINY)],
    ),
];

/// What a card does while it is in play.
pub static STANDING: &[(&str, StandingRule)] = &[
    ("a player must first discard 1 skill card each time he activates a viper", StandingRule::ViperActivationCosts(1)),
    ("players cannot use actions on piloting cards", StandingRule::NoActionsOf(Skill::Piloting)),
    ("players cannot activate the armory", StandingRule::CannotActivate(Location::Armory)),
];

/// How long it stays.
pub static STAYS: &[(&str, Until)] = &[("until the fleet jumps or a basestar is destroyed", Until::JumpOrBasestar)];

/// Skill cards whose text changes a check, in full.
pub static USES: &[(&[&str], CardUse)] = &[
    (
        &[
            "if current player is human: may play 1 skill card faceup into this check; if he does not he draws 1 mutiny card",
        ],
        CardUse::CheckAbility(CheckAbility::AddOrDrawMutiny),
    ),
    (&["each card of strength 0 in this check adds 1 to its total"], CardUse::CheckAbility(CheckAbility::ZerosAdd(1))),
    (
        &["check abilities are not resolved in this check"],
        CardUse::Response(Response::Change(CheckChange::NoCheckAbilities)),
    ),
    (
        &["the pass result is not resolved", "instead each human player draws 2 skill cards"],
        CardUse::Response(Response::InsteadOfPass(&[draw(Who::EachHuman, 2, From::OwnTypes)])),
    ),
    (
        &[
            "may current player take 1 card of printed strength 3 or less, not a quick thinking, from this check into his hand",
        ],
        CardUse::CheckAbility(CheckAbility::TakeFromCheck { at_most: 3 }),
    ),
    (
        &["if the check ends 4 or more above its printed difficulty current player gains 1 miracle token"],
        CardUse::Response(Response::Change(CheckChange::MiracleIfAbove(4))),
    ),
    (
        &["may current player damage 1 viper in a space area or the reserves to remove 1 other card from this check"],
        CardUse::CheckAbility(CheckAbility::DamageViperToRemove),
    ),
    (
        &["if this check passes current player draws 2 engineering cards; if it fails, 1"],
        CardUse::CheckAbility(CheckAbility::DrawByOutcome { skill: Skill::Engineering, pass: 2, fail: 1 }),
    ),
];
