//! The Mutiny deck: 22 cards, each played as an action (DAY-020).
//!
//! A card is discarded unless its text makes it leave the game. While it is resolved it no longer
//! counts for the limit, so that nothing depends on when it is discarded (DAY-016).

use super::crisis::draws_mutiny;
use crate::cards::base::tokens::VIPERS;
use crate::cards::effect::{Among, Condition, Condition::*, Effect, From, PeekDeck, Script, Who};
use crate::cards::effect::{Who::Admiral, Who::President, Who::You};
use crate::cards::pegasus::crisis::draws_treachery;
use crate::cards::rows::MutinyRow;
use crate::cards::vocabulary::*;
use crate::terms::{Area::Aft, Craft::*, Location::*, Resource::*, Ship, Skill::*, Title};

const fn card(id: &'static str, action: Script) -> MutinyRow {
    MutinyRow { id, requires: &[], action }
}

const fn bound(id: &'static str, requires: &'static [Condition], action: Script) -> MutinyRow {
    MutinyRow { id, requires, action }
}

const fn low_roll(upto: u8, low: Script) -> Effect {
    roll(You, upto, low, &[])
}

pub static CARDS: &[MutinyRow] = &[
    card("armed-resistance", &[send(Admiral, Sickbay), peek(&[PeekDeck::Crisis])]),
    bound("assume-command", &[HasCards(5), IsNotAdmiral, IsNotInBrig], &[discard(You, 5), give(Title::Admiral, You)]),
    card("bait-and-switch", &[draw(You, 2, From::AnyType), into_destiny(Treachery, 2)]),
    card("betrayal-of-trust", &[draws_treachery(You, 2), peek(&[PeekDeck::Destination])]),
    bound(
        "blackmail",
        &[IsNotPresident, PresidentHasCards(3)],
        &[take_random_card(President), take_random_card(President), take_random_card(President)],
    ),
    bound("clipped-wings", &[ViperInSpace], &[RECALL_VIPERS, repair_vipers(VIPERS), draws_treachery(You, 2)]),
    card(
        "controversial-speech",
        &[roll(You, 5, &[draws_treachery(Who::EachPlayer, 1)], &[turn(Morale, 1), LEAVE_GAME])],
    ),
    card("feed-the-people", &[jump_prep(-2), turn(Food, 1), LEAVE_GAME]),
    bound("impeachment", &[HasCards(5), IsNotPresident], &[discard(You, 5), give(Title::President, You)]),
    bound(
        "make-a-deal",
        &[HumanInBrig],
        &[
            target(You, Among::Prisoners, &[send_aboard(Who::Target, Ship::Galactica, You)]),
            target(You, Among::MayDrawMutiny, &[draws_mutiny(Who::Target)]),
        ],
    ),
    card("necessary-risk", &[turn(Food, 1), place_anywhere(&[(Basestar, 1), (Raider, 3)]), LEAVE_GAME]),
    card("panic", &[place(Aft, &[(Civilian, 1)]), MUST_ACTIVATE_VIPER]),
    card("peaceful-resistance", &[send(You, Sickbay), low_roll(4, &[send(Admiral, Brig)])]),
    card(
        "ruined-reputation",
        &[target(You, Among::Humans, &[draw(Who::Target, 2, From::AnyType), low_roll(4, &[send(Who::Target, Brig)])])],
    ),
    card("scavenging-for-parts", &[DAMAGE_GALACTICA, RECALL_CIVILIAN]),
    card("selfish-act", &[draw(You, 2, From::OwnTypes), draws_mutiny(You)]),
    card("send-a-message", &[DAMAGE_GALACTICA, attack_centurion_with(2)]),
    bound("set-the-agenda", &[IsNotPresident], &[draw_quorum(President, 2), bury_quorum(2)]),
    card("the-strong-survive", &[DESTROY_CIVILIAN, jump_prep(1), LEAVE_GAME]),
    bound("unauthorized-usage", &[HasNuke], &[when(BasestarOnBoard, &[LAUNCH_NUKE]), REMOVE_NUKES, LEAVE_GAME]),
    card("violent-protest", &[draw(You, 2, From::Skill(Politics)), send(President, Sickbay)]),
    bound(
        "weapons-armed",
        &[InReserves(Raptor, 1)],
        &[BUILD_ASSAULT_RAPTOR, cylon_ships(CylonShipEffect::Launch { raiders: 2, heavy_raiders: 0 })],
    ),
];
