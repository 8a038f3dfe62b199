//! The clauses of Daybreak: its plain ones, and those in full, with what we hold them to mean.

use airlock_game::cards::{Among, Amount, Condition, CylonPiece, Effect, Effect::*, From, Hold, PeekDeck, Pick};
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
        return Some(Roll { by, upto: upto.parse().ok()?, low: low?.leak(), high: &[] });
    }
    let clause = clause.replace("you draw ", "you draws ").replace("you discard ", "you discards ");
    let words: Vec<&str> = clause.split(' ').collect();
    Some(match words[..] {
        ["destiny", "deck", cards, "treachery"] => IntoDestiny(Skill::Treachery, cards.parse().ok()?),
        ["jump", "preparation", by] => JumpPrep(by.parse().ok()?),
        [ref subject @ .., "draws", cards, "mutiny", "card"] => {
            DrawMutiny { who: who(subject)?, cards: cards.parse().ok()? }
        }
        [ref subject @ .., "draws", cards, "quorum", "cards"] => {
            DrawQuorum { who: who(subject)?, cards: cards.parse().ok()? }
        }
        [ref subject @ .., "draws", cards, "skill", "cards", "(any", "type)"] => {
            Draw { who: who(subject)?, cards: cards.parse().ok()?, from: From::AnyType }
        }
        ["you", "draws", cards, "skill", "cards"] => {
            Draw { who: Who::You, cards: cards.parse().ok()?, from: From::OwnTypes }
        }
        ["you", "draws", cards, skill, "card" | "cards"] => {
            Draw { who: Who::You, cards: cards.parse().ok()?, from: From::Skill(Skill::from_id(skill)?) }
        }
        ["you", "discards", cards, "skill", "cards"] => {
            Discard { who: Who::You, cards: Amount::Exactly(cards.parse().ok()?), pick: Pick::Own }
        }
        ["place", ref craft @ .., "in", area] => {
            let craft = craft.join(" ").replace(" ship", "").replace("heavy raider", "heavy-raider");
            Place { area: Area::from_id(area)?, craft: ships(&craft).leak() }
        }
        ["launch", raiders, "raiders", "from", "each", "basestar"] => {
            Launch { raiders: raiders.parse().ok()?, heavy_raiders: 0 }
        }
        [ref subject @ .., "goes", "to", "the", to] => Send { who: who(subject)?, to: Location::from_id(to)? },
        ["you", "move", "to", to] => Send { who: Who::You, to: Location::from_id(to)? },
        _ => return None,
    })
}

const TARGET_DRAWS_MUTINY: &[Effect] = &[DrawMutiny { who: Who::Target, cards: 1 }];

pub static PHRASES: &[Phrase] = &[
    // Crisis cards
    (
        &["president title goes to the highest player in the president line other than the president"],
        &[PassTitle(Title::President)],
    ),
    (&["admiral discards 1 nuke token"], &[DiscardNuke]),
    (
        &["admiral chooses another player: that player gains 1 miracle token"],
        &[Target { by: Who::Admiral, among: Among::OthersMayGainMiracle, then: &[GainMiracle { who: Who::Target }] }],
    ),
    (
        &["may president choose 1 player in the brig: moves to command"],
        &[May {
            by: Who::President,
            then: &[Target {
                by: Who::President,
                among: Among::Prisoners,
                then: &[Send { who: Who::Target, to: Location::Command }],
            }],
        }],
    ),
    (
        &["each player without a mutiny card draws 1 mutiny card"],
        &[DrawMutiny { who: Who::EachWithoutMutiny, cards: 1 }],
    ),
    (&["president discards 2 random quorum cards"], &[DiscardQuorum(2)]),
    (&["may each character in the brig move to any location on galactica"], &[FreePrisoners(Ship::Galactica)]),
    (
        &["then current player chooses a player: draws 1 mutiny card"],
        &[Target { by: Who::Current, among: Among::MayDrawMutiny, then: TARGET_DRAWS_MUTINY }],
    ),
    (&["a player must first discard 1 skill card each time he activates a viper"], &[StayInPlay]),
    (&["players cannot use actions on piloting cards"], &[StayInPlay]),
    (&["players cannot activate the armory"], &[StayInPlay]),
    (
        &[
            "human fleet gains 1 assault-raptor: current player places it in a viper launch area",
            "may current player activate it at once",
        ],
        &[AssaultRaptorArrives],
    ),
    // Mutiny cards
    (
        &["you look at the top crisis card and put it on the top or the bottom of the deck"],
        &[Peek(&[PeekDeck::Crisis])],
    ),
    (
        &["then you look at the top destination card and put it on the top or the bottom of the deck"],
        &[Peek(&[PeekDeck::Destination])],
    ),
    (&["you take the admiral title"], &[Give { title: Title::Admiral, to: Who::You }]),
    (&["you take the president title"], &[Give { title: Title::President, to: Who::You }]),
    (
        &["you take 3 random skill cards from the president's hand"],
        &[
            TakeRandomCard { from: Who::President },
            TakeRandomCard { from: Who::President },
            TakeRandomCard { from: Who::President },
        ],
    ),
    (&["all vipers in space areas return to the reserves"], &[RecallVipers]),
    (&["repair all damaged vipers"], &[RepairVipers(8)]),
    (
        &[
            "roll: on 6 or more morale +1 and remove this card from the game",
            "roll: on 5 or less discard this card and each player, cylon players too, draws 1 treachery card",
        ],
        &[Roll {
            by: Who::You,
            upto: 5,
            low: &[Draw { who: Who::EachPlayer, cards: 1, from: From::Skill(Skill::Treachery) }],
            high: &[Turn(Resource::Morale, 1), LeaveGame],
        }],
    ),
    (
        &["you choose a character in the brig and move him to any location on galactica"],
        &[Target {
            by: Who::You,
            among: Among::Prisoners,
            then: &[SendAboard { who: Who::Target, ship: Ship::Galactica, by: Who::You }],
        }],
    ),
    (&["then discard this card"], &[]),
    (
        &["you choose a player: draws 1 mutiny card"],
        &[Target { by: Who::You, among: Among::MayDrawMutiny, then: TARGET_DRAWS_MUTINY }],
    ),
    (
        &["then you choose 1 space area: place 1 basestar and 3 raiders there"],
        &[PlaceAnywhere { craft: &[(Craft::Basestar, 1), (Craft::Raider, 3)] }],
    ),
    (&["then activate 1 unmanned viper if possible"], &[MustActivateViper]),
    (
        &[
            "you choose 1 human player: draws 2 skill cards (any type)",
            "then roll: on 4 or less that player goes to the brig",
        ],
        &[Target {
            by: Who::You,
            among: Among::Humans,
            then: &[
                Draw { who: Who::Target, cards: 2, from: From::AnyType },
                Roll { by: Who::You, upto: 4, low: &[Send { who: Who::Target, to: Location::Brig }], high: &[] },
            ],
        }],
    ),
    (
        &["if possible you choose 1 civilian ship in a space area: shuffle it into the unused civilian ships"],
        &[RecallCivilian],
    ),
    (&["if possible attack 1 centurion on the boarding party track with +2 to the roll"], &[AttackCenturionWith(2)]),
    (
        &[
            "you look at his quorum cards and choose 2 of them",
            "you put those on the bottom of the quorum deck in any order",
        ],
        &[BuryQuorum(2)],
    ),
    (&["draw a civilian ship and destroy it"], &[DestroyCivilian]),
    // Without a basestar nothing is launched, and the tokens go all the same.
    (&["launch 1 nuke at a basestar"], &[If(Condition::BasestarOnBoard, &[LaunchNuke])]),
    (&["then remove all nuke tokens from the game"], &[RemoveNukes]),
    (&["destroy 1 raptor to gain 1 assault-raptor"], &[BuildAssaultRaptor]),
    // Missions
    (
        &["remove all basestars from the board", "then remove 1 basestar from the game"],
        &[ClearBoard(&[CylonPiece::Basestar]), LeaveBox(&[(CylonPiece::Basestar, 1)])],
    ),
    (
        &["put the rebel basestar board into play with the allegiance marker on its human side"],
        &[RebelBasestar(Side::Human)],
    ),
    (
        &["put the rebel basestar board into play with the allegiance marker on its cylon side"],
        &[RebelBasestar(Side::Cylon)],
    ),
    (
        &[
            "flip the cylon locations overlay to hub-destroyed",
            "from now on whoever is sent to the resurrection ship goes to hub-destroyed",
        ],
        &[DestroyHub],
    ),
    (&["then damage 2 vipers"], &[DamageVipers { count: 2, hold: Hold::Reserves }]),
    (&["distance +1"], &[MissionDistance(1)]),
    (&["distance +2"], &[MissionDistance(2)]),
    (&["turn this card facedown on the active mission space"], &[TurnFaceDown]),
    (&["then turn this card facedown on the active mission space"], &[TurnFaceDown]),
    (&["repair 1 damaged location"], &[RepairLocations(1)]),
    (
        &["each human player without a miracle token gains 1 miracle token"],
        &[GainMiracle { who: Who::EachWithoutMiracle }],
    ),
    (
        &[
            "remove all heavy raiders and centurions from the board",
            "then remove 2 heavy raiders and 2 centurions from the game",
        ],
        &[
            ClearBoard(&[CylonPiece::HeavyRaider, CylonPiece::Centurion]),
            LeaveBox(&[(CylonPiece::HeavyRaider, 2), (CylonPiece::Centurion, 2)]),
        ],
    ),
    // Locations
    (&["if you are the president: draw 1 quorum card"], &[DrawQuorum { who: Who::You, cards: 1 }]),
    (
        &["then may either draw 1 more quorum card or play 1 from your hand"],
        &[May {
            by: Who::You,
            then: &[Choose { by: Who::You, options: &[&[DrawQuorum { who: Who::You, cards: 1 }], &[PlayQuorum]] }],
        }],
    ),
    (
        &[
            "choose another player: draws 1 mutiny card and does not go to the brig",
            "that player keeps 1 of his mutiny cards and discards the rest",
            "then may discard 1 mutiny card of your own",
        ],
        &[
            Target {
                by: Who::You,
                among: Among::OthersMayDrawMutiny,
                then: &[DrawMutinyPardoned { who: Who::Target, keep: 1 }],
            },
            May { by: Who::You, then: &[DiscardMutiny { who: Who::You }] },
        ],
    ),
    (&["draw 1 mutiny card"], &[DrawMutiny { who: Who::You, cards: 1 }]),
    (
        &[
            "if the president has any mutiny card: choose a player to gain the president title",
            "if accept prophecy is in play: may president discard it to keep his title",
        ],
        &[If(
            Condition::PresidentHasMutiny,
            &[Target { by: Who::You, among: Among::Candidates, then: &[Unseat { to: Who::Target }] }],
        )],
    ),
    (
        &[
            "either play 1 of your super crisis cards, or draw 2 crisis cards, choose 1 to resolve and put the other on the bottom of the deck",
            "no activate cylon ships step for that card; the prepare for jump step is not skipped",
        ],
        &[Choose {
            by: Who::You,
            options: &[&[PlaySuperCrisis], &[ResolveCrisisOf { cards: 2, rest: Rest::UnderTheDeck }]],
        }],
    ),
    (
        &["either activate all cylon ships of one type, or launch 2 raiders and 1 heavy raider from each basestar"],
        &[Choose {
            by: Who::You,
            options: &[
                &[Activate(Icon::Raiders)],
                &[Activate(Icon::HeavyRaiders)],
                &[Activate(Icon::Basestars)],
                &[Launch { raiders: 2, heavy_raiders: 1 }],
            ],
        }],
    ),
    // Its second action is an option of the first.
    (
        &[
            "look at the top card of the crisis or the destination deck and put it on the top or the bottom of that deck",
            "then draw 2 skill cards",
            "cylon leader only: infiltrate, moving from here to any location on galactica",
        ],
        &[Choose {
            by: Who::You,
            options: &[
                &[
                    Peek(&[PeekDeck::Crisis, PeekDeck::Destination]),
                    Draw { who: Who::You, cards: 2, from: From::OwnTypes },
                ],
                &[If(Condition::MayInfiltrate, &[Infiltrate])],
            ],
        }],
    ),
    (
        &["discard 3 skill cards: draw 1 super crisis card and move to the cylon fleet"],
        &[
            Discard { who: Who::You, cards: Amount::Exactly(3), pick: Pick::Own },
            DrawSuperCrisis { who: Who::You, cards: 1 },
            GoTo(Location::CylonFleet),
        ],
    ),
    (&["if no card lies on the active mission space: activate the top mission card"], &[ActivateMission]),
    (&["look at the top mission card and put it on the top or the bottom of the deck"], &[Peek(&[PeekDeck::Mission])]),
    (
        &["choose a skill type (any type)", "each player, cylon players too, draws 1 card of that type"],
        &[EachDrawsNamed(1)],
    ),
    (&["discard a miracle token or a super crisis card"], &[PayRebels]),
    (&["look at the top 5 crisis cards and put them back on top in any order"], &[OrderCrises(5)]),
    (
        &[
            "search 1 skill deck and its discard pile for any 3 cards and take them into your hand",
            "then shuffle the discard pile into the deck",
        ],
        &[SearchSkills(3)],
    ),
    (
        &["choose a space area: place either 2 raiders or 4 unmanned vipers there and activate them at once"],
        &[RaiderBay { raiders: 2, vipers: 4 }],
    ),
    // Skill cards
    (
        &[
            "if current player is human: may play 1 skill card faceup into this check; if he does not he draws 1 mutiny card",
        ],
        &[AddOrDrawMutiny],
    ),
    (
        &["you draw 2 quorum cards and give 1 of your choice to the president", "then you play or discard the other"],
        &[ShareQuorum(2)],
    ),
    (&["no cylon ship is launched or activated for the rest of this turn"], &[Truce]),
    (&["each card of strength 0 in this check adds 1 to its total"], &[ZerosAdd(1)]),
    (&["check abilities are not resolved in this check"], &[NoCheckAbilities]),
    (
        &["the pass result is not resolved", "instead each human player draws 2 skill cards"],
        &[InsteadOfPass, Draw { who: Who::EachHuman, cards: 2, from: From::OwnTypes }],
    ),
    (
        &[
            "may current player take 1 card of printed strength 3 or less, not a quick thinking, from this check into his hand",
        ],
        &[TakeFromCheck { at_most: 3 }],
    ),
    (
        &["you activate command, armory, weapons control or communications, even if it is damaged"],
        &[ActivateLocations {
            count: 1,
            of: Reach::These(&[
                Location::Command,
                Location::Armory,
                Location::WeaponsControl,
                Location::Communications,
            ]),
        }],
    ),
    (
        &["if the check ends 4 or more above its printed difficulty current player gains 1 miracle token"],
        &[MiracleIfAbove(4)],
    ),
    (
        &["may current player damage 1 viper in a space area or the reserves to remove 1 other card from this check"],
        &[DamageViperToRemove],
    ),
    (
        &["you choose 1 unmanned viper in the reserves or a space area and activate it up to 3 times"],
        &[ActivateOneViper(3)],
    ),
    (
        &[
            "you place up to 2 unmanned vipers from the reserves in a space area with a piloted viper",
            "then you activate those vipers",
        ],
        &[LaunchReserves(2)],
    ),
    (
        &["if this check passes current player draws 2 engineering cards; if it fails, 1"],
        &[DrawByOutcome { skill: Skill::Engineering, pass: 2, fail: 1 }],
    ),
    (
        &[
            "either destroy 1 raptor in the reserves to gain 1 assault-raptor, or return 1 destroyed raptor to the reserves",
        ],
        &[Choose { by: Who::You, options: &[&[BuildAssaultRaptor], &[ReturnRaptors(1)]] }],
    ),
    // What must be true stands with the row.
    (
        &[
            "if the fleet marker is not on a blue space of the jump preparation track: jump preparation +1, then roll: on 5 or less damage galactica",
        ],
        &[JumpPrep(1), Roll { by: Who::You, upto: 5, low: &[DamageGalactica], high: &[] }],
    ),
    (&["if current player is human he also draws 1 mutiny card"], &[DrawMutiny { who: Who::Current, cards: 1 }]),
    (
        &["current player must choose a human player: draws 1 mutiny card"],
        &[Target { by: Who::Current, among: Among::MayDrawMutiny, then: TARGET_DRAWS_MUTINY }],
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
