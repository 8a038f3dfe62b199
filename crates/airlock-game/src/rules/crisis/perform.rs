//! Carries out what cards do to Crisis and Super Crisis cards (BASE-104, BASE-194, PEG-011, PEG-107, PEG-142).

use super::effect::CrisisEffect;
use super::icons::IconActivation;
use super::sort::SortCrises;
use super::{CrisisCard, CrisisStep, PlaySuperCrisis};
use crate::cards::Condition;
use crate::frame::Frame;
use crate::game::Game;
use crate::rules::script::Resolve;
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{Icon, Ship};

impl CrisisEffect {
    pub(crate) fn perform(self, game: &mut Game, by: &Resolve) -> Option<Frame> {
        let you = by.you();
        match self {
            CrisisEffect::Activate(icon) => return Some(IconActivation::new(icon).into()),
            CrisisEffect::ActivatePlaced(area) => return Some(IconActivation::just_placed(area).into()),
            CrisisEffect::Further => game.ask_for_further_crisis(),
            CrisisEffect::PlaySuper => return Some(PlaySuperCrisis::new(you).into()),
            CrisisEffect::ResolveOf { cards, rest } => {
                let step = match by.source() {
                    // PEG-142: unlike Caprica's, its Crisis has its activation.
                    Source::Location(location) if location.ship() == Ship::NewCaprica => {
                        CrisisStep::drawing(you, cards)
                    }
                    // DAY-039: a human player's Crisis has its activation.
                    _ if game.is_human(you) => CrisisStep::drawing(you, cards),
                    _ => CrisisStep::at_caprica(you, cards, rest),
                };
                return Some(step.into());
            }
            CrisisEffect::Sort(cards) => return Some(SortCrises::look(game, you, by.source(), cards).into()),
            CrisisEffect::FindScar => return game.find_scar().map(|card| CrisisCard::found(game, card).into()),
        }
        None
    }

    pub(crate) fn is_possible(&self, game: &Game, you: Seat) -> bool {
        match self {
            CrisisEffect::PlaySuper => {
                game.holds(Condition::HasSuperCrisis, you) && game.holds(Condition::IsNotSympathizer, you)
            }
            CrisisEffect::Activate(_)
            | CrisisEffect::ActivatePlaced(_)
            | CrisisEffect::Further
            | CrisisEffect::ResolveOf { .. }
            | CrisisEffect::Sort(_)
            | CrisisEffect::FindScar => true,
        }
    }

    /// Whether it touches the space areas (PEG-121).
    pub(crate) fn needs_galactica(&self) -> bool {
        match self {
            CrisisEffect::Activate(icon) => match icon {
                Icon::Raiders | Icon::LaunchRaiders | Icon::HeavyRaiders | Icon::Basestars => true,
                Icon::Occupation => false,
            },
            CrisisEffect::ActivatePlaced(_) => true,
            CrisisEffect::Further
            | CrisisEffect::PlaySuper
            | CrisisEffect::ResolveOf { .. }
            | CrisisEffect::Sort(_)
            | CrisisEffect::FindScar => false,
        }
    }
}
