//! The Mutiny deck: 22 cards, each played as an action (DAY-020).
//!
//! A card is discarded unless its text makes it leave the game. While it is resolved it no longer
//! counts for the limit, so that nothing depends on when it is discarded (DAY-016).

use super::crisis::draws_mutiny;
use crate::cards::base::crisis::discards;
use crate::cards::base::tokens::VIPERS;
use crate::cards::effect::{Among, Condition, Condition::*, Effect, Effect::*, From, PeekDeck, Script, Who};
use crate::cards::effect::{Who::Admiral, Who::President, Who::You};
use crate::cards::pegasus::crisis::draws_treachery;
use crate::cards::rows::MutinyRow;
use crate::terms::{Area::Aft, Craft::*, Location::*, Resource::*, Ship, Skill::*, Title};

const fn card(id: &'static str, action: Script) -> MutinyRow {
    MutinyRow { id, requires: &[], action }
}

const fn bound(id: &'static str, requires: &'static [Condition], action: Script) -> MutinyRow {
    MutinyRow { id, requires, action }
}

const fn roll(upto: u8, low: Script) -> Effect {
    Roll { by: You, upto, low, high: &[] }
}

pub static CARDS: &[MutinyRow] = &[
    card("armed-resistance", &[Send { who: Admiral, to: Sickbay }, Peek(&[PeekDeck::Crisis])]),
    bound(
        "assume-command",
        &[HasCards(5), IsNotAdmiral, IsNotInBrig],
        &[discards(You, 5), Give { title: Title::Admiral, to: You }],
    ),
    card("bait-and-switch", &[Draw { who: You, cards: 2, from: From::AnyType }, IntoDestiny(Treachery, 2)]),
    card("betrayal-of-trust", &[draws_treachery(You, 2), Peek(&[PeekDeck::Destination])]),
    bound(
        "blackmail",
        &[IsNotPresident, PresidentHasCards(3)],
        &[TakeRandomCard { from: President }, TakeRandomCard { from: President }, TakeRandomCard { from: President }],
    ),
    bound("clipped-wings", &[ViperInSpace], &[RecallVipers, RepairVipers(VIPERS), draws_treachery(You, 2)]),
    card(
        "controversial-speech",
        &[Roll { by: You, upto: 5, low: &[draws_treachery(Who::EachPlayer, 1)], high: &[Turn(Morale, 1), LeaveGame] }],
    ),
    card("feed-the-people", &[JumpPrep(-2), Turn(Food, 1), LeaveGame]),
    bound(
        "impeachment",
        &[HasCards(5), IsNotPresident],
        &[discards(You, 5), Give { title: Title::President, to: You }],
    ),
    bound(
        "make-a-deal",
        &[HumanInBrig],
        &[
            Target {
                by: You,
                among: Among::Prisoners,
                then: &[SendAboard { who: Who::Target, ship: Ship::Galactica, by: You }],
            },
            Target { by: You, among: Among::MayDrawMutiny, then: &[draws_mutiny(Who::Target)] },
        ],
    ),
    card("necessary-risk", &[Turn(Food, 1), PlaceAnywhere { craft: &[(Basestar, 1), (Raider, 3)] }, LeaveGame]),
    card("panic", &[Place { area: Aft, craft: &[(Civilian, 1)] }, MustActivateViper]),
    card("peaceful-resistance", &[Send { who: You, to: Sickbay }, roll(4, &[Send { who: Admiral, to: Brig }])]),
    card(
        "ruined-reputation",
        &[Target {
            by: You,
            among: Among::Humans,
            then: &[
                Draw { who: Who::Target, cards: 2, from: From::AnyType },
                roll(4, &[Send { who: Who::Target, to: Brig }]),
            ],
        }],
    ),
    card("scavenging-for-parts", &[DamageGalactica, RecallCivilian]),
    card("selfish-act", &[Draw { who: You, cards: 2, from: From::OwnTypes }, draws_mutiny(You)]),
    card("send-a-message", &[DamageGalactica, AttackCenturionWith(2)]),
    bound("set-the-agenda", &[IsNotPresident], &[DrawQuorum { who: President, cards: 2 }, BuryQuorum(2)]),
    card("the-strong-survive", &[DestroyCivilian, JumpPrep(1), LeaveGame]),
    bound("unauthorized-usage", &[HasNuke], &[If(BasestarOnBoard, &[LaunchNuke]), RemoveNukes, LeaveGame]),
    card(
        "violent-protest",
        &[Draw { who: You, cards: 2, from: From::Skill(Politics) }, Send { who: President, to: Sickbay }],
    ),
    bound("weapons-armed", &[InReserves(Raptor, 1)], &[BuildAssaultRaptor, Launch { raiders: 2, heavy_raiders: 0 }]),
];
