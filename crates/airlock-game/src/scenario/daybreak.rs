//! The facts of a position that only Daybreak knows.

use super::lay::{Laid, claim, put};
use super::look::{Look, same, same_cards};
use super::named::{Read, read, read_all};
use super::parse::number;
use super::people::claim_loyalty;
use super::position::Table;
use crate::cards::daybreak::tokens;
use crate::cards::{Loyalty, Mission, Motive, Mutiny, Team};
use crate::game::Game;
use crate::pile::Hidden;
use crate::seat::Seat;
use crate::state::ActiveMission;
use crate::terms::Side;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DaybreakFact {
    Mutiny(Seat, Vec<Mutiny>),
    Miracles(Seat, u8),
    /// Motives not revealed.
    Motives(Seat, Vec<Motive>),
    ShownMotives(Seat, Vec<Motive>),
    Mutineer(Seat, bool),
    /// The card on the Active Mission space, and whether it lies face down.
    Mission(Option<(Mission, bool)>),
    Rebels(Option<Side>),
    ColonialOneDestroyed(bool),
    HubDestroyed(bool),
}

impl DaybreakFact {
    pub(super) fn of_table(first: &str, rest: &str) -> Read<Option<DaybreakFact>> {
        Ok(Some(match (first, rest) {
            ("mission", "none") => DaybreakFact::Mission(None),
            ("mission", card) => {
                let (card, down) = card.strip_suffix(" face down").map_or((card, false), |card| (card, true));
                DaybreakFact::Mission(Some((read::<Mission>(card)?, down)))
            }
            ("rebel-basestar", "none") => DaybreakFact::Rebels(None),
            ("rebel-basestar", side) => DaybreakFact::Rebels(Some(read::<Side>(side)?)),
            ("colonial-one", "destroyed") => DaybreakFact::ColonialOneDestroyed(true),
            ("colonial-one", "not destroyed") => DaybreakFact::ColonialOneDestroyed(false),
            ("hub", "destroyed") => DaybreakFact::HubDestroyed(true),
            ("hub", "not destroyed") => DaybreakFact::HubDestroyed(false),
            _ => return Ok(None),
        }))
    }

    pub(super) fn of_having(seat: Seat, what: &str) -> Read<Option<DaybreakFact>> {
        if let Some(cards) = what.strip_prefix("mutiny ") {
            return Ok(Some(DaybreakFact::Mutiny(seat, read_all::<Mutiny>(cards)?)));
        }
        if let Some(cards) = what.strip_prefix("motives ") {
            return Ok(Some(DaybreakFact::Motives(seat, read_all::<Motive>(cards)?)));
        }
        if let Some(cards) = what.strip_prefix("revealed motives ") {
            return Ok(Some(DaybreakFact::ShownMotives(seat, read_all::<Motive>(cards)?)));
        }
        match what.strip_suffix(" miracles").or_else(|| what.strip_suffix(" miracle")) {
            Some("no") => Ok(Some(DaybreakFact::Miracles(seat, 0))),
            Some(count) => Ok(Some(DaybreakFact::Miracles(seat, number(count)?))),
            None => Ok(None),
        }
    }

    pub(super) fn lay(&self, game: &mut Game) -> Laid {
        if !game.rules.has_mutiny {
            return Err("this belongs to Daybreak, which is not in play".to_owned());
        }
        match self {
            DaybreakFact::Mutiny(seat, cards) => {
                while let Some(card) = game.player_mut(*seat).mutiny.pop() {
                    game.decks.mutiny.draw.push(Hidden::unseen(card.card));
                }
                for &card in cards {
                    claim(&mut game.decks.mutiny.draw, |held| held.card == card, card.id())?;
                    put(&mut game.player_mut(*seat).mutiny, Hidden::seen_by(card, *seat))?;
                }
            }
            &DaybreakFact::Miracles(seat, count) => {
                let held: u8 =
                    game.seats().filter(|&other| other != seat).map(|other| game.player(other).miracles).sum();
                if held.saturating_add(count) > tokens::MIRACLES {
                    return Err("there are ten miracle tokens".to_owned());
                }
                game.player_mut(seat).miracles = count;
            }
            DaybreakFact::Motives(seat, motives) => {
                while let Some(motive) = game.player_mut(*seat).motives.pop() {
                    game.decks.motives.push(motive.card);
                }
                for &motive in motives {
                    claim(&mut game.decks.motives, |&held| held == motive, motive.id())?;
                    put(&mut game.player_mut(*seat).motives, Hidden::seen_by(motive, *seat))?;
                }
            }
            DaybreakFact::ShownMotives(seat, motives) => {
                for &motive in motives {
                    claim(&mut game.decks.motives, |&held| held == motive, motive.id())?;
                    put(&mut game.player_mut(*seat).shown_motives, motive)?;
                }
            }
            &DaybreakFact::Mutineer(seat, true) => {
                let card = Loyalty::all().find(|card| card.row().team == Team::Mutineer).expect("it is in the box");
                claim_loyalty(game, card, None)?;
                put(&mut game.player_mut(seat).shown, card)?;
            }
            &DaybreakFact::Mission(mission) => {
                let old = game.search.active.take().map(|active| Hidden::unseen(active.card));
                game.decks.missions.draw.extend(old);
                if let Some((card, face_down)) = mission {
                    claim(&mut game.decks.missions.draw, |held| held.card == card, card.id())?;
                    game.search.active = Some(ActiveMission { card, face_down });
                }
            }
            &DaybreakFact::Rebels(rebels) => game.search.rebels = rebels,
            &DaybreakFact::ColonialOneDestroyed(destroyed) => game.fleet.colonial_one_destroyed = destroyed,
            &DaybreakFact::HubDestroyed(destroyed) => game.fleet.hub_destroyed = destroyed,
            DaybreakFact::Mutineer(_, false) => {
                return Err("this can only be looked for with “then”, not given".to_owned());
            }
        }
        Ok(())
    }

    pub(super) fn look(&self, game: &Game, table: &Table) -> Look {
        match self {
            DaybreakFact::Mutiny(seat, cards) => {
                let found = game.player(*seat).mutiny.iter().map(|card| card.card);
                same_cards(&format!("Mutiny cards of {}", table.name(*seat)), cards, found)
            }
            &DaybreakFact::Miracles(seat, count) => {
                same(&format!("miracle tokens of {}", table.name(seat)), count, game.player(seat).miracles)
            }
            DaybreakFact::Motives(seat, motives) => {
                same_cards("motives", motives, game.player(*seat).motives.iter().map(|motive| motive.card))
            }
            DaybreakFact::ShownMotives(seat, motives) => {
                same_cards("revealed motives", motives, game.player(*seat).shown_motives.iter().copied())
            }
            &DaybreakFact::Mutineer(seat, is) => same("is the Mutineer", is, game.player(seat).is_mutineer()),
            &DaybreakFact::Mission(mission) => {
                let found = game.search.active.map(|active| (active.card, active.face_down));
                same("the Active Mission", mission, found)
            }
            &DaybreakFact::Rebels(rebels) => same("the Rebel Basestar", rebels, game.search.rebels),
            &DaybreakFact::ColonialOneDestroyed(destroyed) => {
                same("Colonial One destroyed", destroyed, game.fleet.colonial_one_destroyed)
            }
            &DaybreakFact::HubDestroyed(destroyed) => same("the Hub destroyed", destroyed, game.fleet.hub_destroyed),
        }
    }
}
