//! Assault raptors and single vipers, and pieces that come and go by cards of Daybreak (DAY-083, DAY-087 to DAY-092).

use airlock_game::cards::attack::Weapon;
use airlock_game::cards::{CylonPiece, CylonShipEffect, Effect, MissionEffect, ViperEffect};
use airlock_game::terms::{Area, Craft, Icon};
use airlock_game::{Choice, Foe, Question, Seat};

use super::situation::{Heart, Situation};
use super::sky::Sky;
use super::worth::{RAPTOR, Scope};

/// An assault raptor in the place of a raptor, or come from nowhere.
const BUILT: i32 = RAPTOR + 8;
const ARRIVED: i32 = 40;
/// Pieces that the Cylons have no longer.
const BASESTAR_GONE: i32 = 60;
const PIECE_GONE: i32 = 25;
/// Ships that have just come and act at once.
const JUST_PLACED: i32 = 25;
/// A viper beside a pilot where there is something to shoot at.
const BESIDE: i32 = 8;

impl Situation<'_> {
    /// What a pilot attacks with.
    pub fn weapon_of_pilot(&self, seat: Seat) -> Weapon {
        if self.player(seat).in_raptor { Weapon::AssaultRaptor } else { Weapon::Viper }
    }

    pub fn squadron_worth(&self, effect: &Effect, scope: &Scope) -> i32 {
        let fleet = &self.view.fleet;
        match *effect {
            Effect::CylonShips(CylonShipEffect::PlaceAnywhere { craft }) => {
                let worths = Area::ALL.iter().map(|&area| -self.sky.placed(&[(area, craft)]));
                self.best(scope.you, worths).unwrap_or(0)
            }
            Effect::CylonShips(CylonShipEffect::Truce) => self.truce_worth(),
            Effect::Vipers(ViperEffect::ActivateOne(times)) => self.vipers_worth(i32::from(times)) * 3 / 4,
            Effect::Vipers(ViperEffect::LaunchReserves(count)) => {
                let pilots = Area::ALL.iter().any(|&area| self.sky.at(area).pilots > 0);
                if pilots { self.vipers_worth(i32::from(count)) + BESIDE } else { 0 }
            }
            Effect::Vipers(ViperEffect::BuildAssaultRaptor) if fleet.raptors > 0 => BUILT - RAPTOR,
            Effect::Vipers(ViperEffect::BuildAssaultRaptor) => 0,
            Effect::Vipers(ViperEffect::AssaultRaptorArrives) => ARRIVED,
            Effect::CylonShips(CylonShipEffect::ClearBoard(pieces)) => {
                pieces.iter().map(|&piece| self.cleared(piece)).sum()
            }
            Effect::CylonShips(CylonShipEffect::LeaveBox(pieces)) => {
                pieces.iter().map(|&(piece, count)| i32::from(count) * gone(piece)).sum()
            }
            Effect::Missions(MissionEffect::RaiderBay { raiders, vipers }) => match self.is_human(scope.you) {
                true => self.vipers_worth(i32::from(vipers)) + JUST_PLACED,
                false => {
                    let craft = [(Craft::Raider, raiders)];
                    let worst = Area::ALL.iter().map(|&area| self.sky.placed(&[(area, &craft)])).max().unwrap_or(0);
                    -worst - JUST_PLACED
                }
            },
            _ => 0,
        }
    }

    /// No Cylon ship acts for the rest of the turn: what the Crisis of this turn would have done.
    pub fn truce_worth(&self) -> i32 {
        let icons = [(Icon::Raiders, 46), (Icon::HeavyRaiders, 25), (Icon::Basestars, 20), (Icon::LaunchRaiders, 12)];
        -icons.iter().map(|&(icon, share)| self.activation_worth(icon) * share).sum::<i32>() / 100
    }

    /// What it is worth that all of these leave the board.
    fn cleared(&self, piece: CylonPiece) -> i32 {
        match piece {
            CylonPiece::Basestar => {
                let numbers = (0..4).filter(|&number| self.sky.basestar(number).is_some());
                let after: Sky = numbers.fold(self.sky, |sky, number| sky.without(Foe::Basestar(number)));
                self.sky.danger() - after.danger()
            }
            CylonPiece::HeavyRaider => {
                let mut after = self.sky;
                for &area in Area::ALL {
                    after.at_mut(area).heavy_raiders = 0;
                }
                self.sky.danger() - after.danger()
            }
            CylonPiece::Centurion => {
                let track = self.view.fleet.boarding.iter().enumerate();
                track.map(|(space, &count)| i32::from(count) * self.centurion(space)).sum()
            }
        }
    }

    /// Questions about vipers, assault raptors and the ships of cards.
    pub fn squadron_score(&self, question: Question, choice: &Choice) -> i32 {
        match (question, *choice) {
            (Question::PlaceAnywhere { .. }, Choice::Area(area)) => self.sign() * -self.placed_there(area),
            (Question::SacrificeViper, Choice::InReserves(Craft::Viper)) => 3,
            (Question::SacrificeViper, Choice::InReserves(_)) => 2,
            (Question::SacrificeViper, Choice::Unmanned(area) | Choice::UnmannedRaptor(area)) => {
                1 - self.sky.at(area).raiders
            }
            (Question::SacrificeViper, Choice::Seat(_)) => -20,
            (Question::LaunchReservesTo | Question::AssaultRaptorArrives, Choice::Area(area)) => {
                let near: i32 = area.adjacent().iter().map(|&next| self.sky.at(next).raiders).sum();
                self.openly(1 + 2 * self.sky.at(area).raiders + near)
            }
            (Question::LaunchReserves { area, .. }, Choice::InReserves(craft)) => {
                let foes = self.foes_in(area).count() as i32;
                let raptor = i32::from(craft == Craft::AssaultRaptor);
                self.openly(if foes > 0 { BESIDE + raptor } else { raptor - 1 })
            }
            (Question::PlaceWhich { .. }, Choice::InReserves(Craft::AssaultRaptor)) => 1,
            (Question::RaiderBay, Choice::InReserves(Craft::Raider)) => -self.sign(),
            (Question::RaiderBay, Choice::InReserves(_)) => self.sign(),
            // It guards where it is; its pilot has more to do aboard.
            (Question::KeepInSpace { .. }, Choice::Accept) => 1,
            (Question::StayInSpace, Choice::Pass) => 1,
            _ => 0,
        }
    }

    /// What it costs that the ships asked about come into that area.
    fn placed_there(&self, area: Area) -> i32 {
        match self.view.effect_now().map(|now| now.effect) {
            Some(Effect::CylonShips(CylonShipEffect::PlaceAnywhere { craft })) => self.sky.placed(&[(area, craft)]),
            // Out of the bay come raiders, or vipers where they are needed.
            Some(Effect::Missions(MissionEffect::RaiderBay { raiders, .. })) if self.heart != Heart::Human => {
                self.sky.placed(&[(area, &[(Craft::Raider, raiders)])])
            }
            Some(Effect::Missions(MissionEffect::RaiderBay { .. })) => -self.sky.at(area).raiders,
            _ => 0,
        }
    }
}

fn gone(piece: CylonPiece) -> i32 {
    match piece {
        CylonPiece::Basestar => BASESTAR_GONE,
        CylonPiece::HeavyRaider | CylonPiece::Centurion => PIECE_GONE,
    }
}
