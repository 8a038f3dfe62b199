//! Lasting properties of characters, and the questions that rules ask of them.

use super::ids::{Character, side_by_side};
use super::rows::{SkillName, Window};
use crate::terms::{Location, Resource, Ship, Skill};

/// A lasting property of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// In checks of Crises that he drew, cards of this strength count positive (BASE-200).
    PositiveStrength(u8),
    CannotActivate(&'static [Location]),
    /// Discards his last card as any turn begins (BASE-205).
    DiscardsLastCard,
    /// Off the board until the start of this turn of his own, then on the Hangar Deck (BASE-208).
    OffBoardUntilTurn(u8),
    /// Forced discards are random (BASE-211).
    RandomDiscards,
    /// Chosen with that location, the check is changed by that (BASE-214).
    DifficultyAgainst(Location, i8),
    /// Starting the turn in a viper gives that many actions (BASE-212).
    ActionsFromViper(u8),
    /// At the end of the own turn he may look at the top Crisis card (BASE-215).
    PeeksAtTurnEnd,
    /// Loyalty cards in the Sleeper Agent phase, after which he goes to the Brig (BASE-178).
    SleeperLoyalty(u8),
    /// After using this card in his own turn he may take an action, once per turn (BASE-217).
    ActionAfter(SkillName),
    HandLimit(u8),
    /// After drawing a Crisis card he draws a skill card of any type (BASE-220).
    DrawsOnCrisis,
    /// Loyalty cards at the start (BASE-222).
    StartLoyalty(u8),
    /// Crisis cards drawn, of which one is kept (BASE-085).
    CrisesDrawn(u8),
    /// Skill cards discarded to activate a location (BASE-225).
    LocationCost(u8),
    /// Cannot activate a location where another character stands, but for that one (BASE-228).
    ActivatesAlone {
        except: Location,
    },
    /// May change the difficulty when one of these locations is activated (BASE-203, BASE-226).
    ShiftsDifficulty {
        at: &'static [Location],
        by: &'static [i8],
    },
    /// Once per own turn, after anybody's roll, may have it rolled again (BASE-206).
    RerollsInOwnTurn,
    /// May pilot an unmanned viper placed in space, and act (BASE-209).
    PilotsPlacedVipers,
    /// May have the target of Admiral's Quarters executed at that total or more (PEG-054).
    MayExecuteAt(u8),
    /// At Communications looks at and moves any number of civilian ships (PEG-064).
    LooksAtAllCivilians,
    /// Is executed when morale falls to that or below; it costs no morale (PEG-066).
    ExecutedAtMorale(u8),
    /// May give a card to a human player whom she joined, and draw that many (PEG-058).
    GivesCardToDraw(u8),
    /// Has Treachery in the skill set (PEG-060).
    DrawsTreachery,
    /// In the own Action step a discarded card with that much more takes the place of a roll (PEG-061).
    CardInsteadOfRoll(u8),
    /// Goes to Sickbay at the end of an Action step without having moved (PEG-063).
    MustMove,
    /// Discards his hand whenever a Cylon card is revealed (PEG-072).
    DiscardsAtReveals,
    /// May not choose to move where another character is (PEG-075).
    MovesAlone,
    /// Skill cards discarded to activate that location (PEG-069).
    CostAt(Location, u8),
    /// In the own turn, once for each of these: a skill card to activate it again (DAY-063).
    ActivatesAgain(&'static [Location]),
    /// Skill cards discarded to use an action on a skill card (DAY-065).
    CardActionCost(u8),
    /// Once for each Crisis card: so many cards fewer of a discard that it demands (DAY-067).
    DiscardsFewer(u8),
    /// Skill cards discarded when the Movement step ends in company, else the Brig (DAY-069).
    PaysForCompany(u8),
    /// Once a turn after that resource dropped: cards looked at, and how many are kept (DAY-060).
    DrawsAtLoss {
        of: Resource,
        from: Skill,
        draw: u8,
        keep: u8,
    },
    /// A viper that he pilots is destroyed where it would be damaged (DAY-062).
    LosesDamagedViper,
    /// Cannot use actions on cards of that type (DAY-066).
    NoActionsOf(Skill),
    /// May activate the own location after an order that he gave (DAY-050).
    ActivatesAfterOrder,
    /// Skill cards discarded for each Mutiny card drawn (DAY-052).
    MutinyCosts(u8),
    /// Of so many Mutiny cards he picks the one that anybody draws (DAY-053).
    PicksMutiny(u8),
    /// Mutiny cards at the start (DAY-055).
    StartMutiny(u8),
    /// Cards that a scout of his looks at (DAY-056).
    ScoutsMore(u8),
    /// So many cards fewer in Receive Skills while not aboard that ship (DAY-058).
    DrawsFewerOff(Ship, u8),
    /// A Cylon card of his has its text only in the Brig (DAY-059).
    RevealsInBrigOnly,
    /// Once a turn: a Treachery card to spare another player a card of a discard (DAY-038).
    SparesDiscards,
    /// No skill cards in the draw step in a hazardous location (DAY-040).
    NoDrawInHazard,
    /// Leaving that location costs a Super Crisis card (DAY-043).
    LeavingCostsSuperCrisis(Location),
    /// Cards in Receive Skills beyond the sheet while infiltrating, not in Sickbay (DAY-044).
    InfiltratorDraws(u8),
    /// Adds nothing to checks made in another player's Action step (DAY-046).
    AddsNothingInOthersActions,
    /// Cards that he may add to a check, and while infiltrating; not in the Brig (DAY-047).
    AddsCards {
        cards: u8,
        infiltrating: u8,
    },
    /// So many of the cards that he adds to a check are face up (DAY-049).
    AddsFaceUp(u8),
}

impl Character {
    /// The properties on the sheet, in its order.
    pub fn properties(self) -> &'static [Trait] {
        const SOME: Trait = Trait::RandomDiscards;
        static SHEETS: [(usize, [Trait; 3]); Character::COUNT] = {
            let rows: [_; Character::COUNT] = side_by_side(Character::TABLES);
            let mut sheets = [(0, [SOME; 3]); Character::COUNT];
            let mut at = 0;
            while at < Character::COUNT {
                let abilities = &rows[at].1.abilities;
                let mut next = 0;
                while next < abilities.len() {
                    if let Some(property) = abilities[next].rule.property() {
                        let (count, properties) = &mut sheets[at];
                        properties[*count] = property;
                        *count += 1;
                    }
                    next += 1;
                }
                at += 1;
            }
            sheets
        };
        let (count, properties) = &SHEETS[usize::from(self.0)];
        &properties[..*count]
    }
}

/// A rule asks for the one property that it knows: `game.property(seat, Trait::hand_limit)`.
impl Trait {
    /// The window in which the player is asked whether he uses it; most properties hold unasked.
    pub const fn window(self) -> Option<Window> {
        match self {
            Trait::ShiftsDifficulty { .. } => Some(Window::BeforeCards),
            Trait::CardInsteadOfRoll(_) => Some(Window::BeforeRoll),
            Trait::RerollsInOwnTurn => Some(Window::AfterRoll),
            Trait::PilotsPlacedVipers => Some(Window::VipersPlaced),
            _ => None,
        }
    }

    /// BASE-219.
    pub fn hand_limit(self) -> Option<u8> {
        if let Trait::HandLimit(value) = self { Some(value) } else { None }
    }

    /// BASE-225.
    pub fn location_cost(self) -> Option<u8> {
        if let Trait::LocationCost(value) = self { Some(value) } else { None }
    }

    /// PEG-069.
    pub fn cost_at(self, location: Location) -> Option<u8> {
        if let Trait::CostAt(at, value) = self { (at == location).then_some(value) } else { None }
    }

    /// BASE-212.
    pub fn actions_from_viper(self) -> Option<u8> {
        if let Trait::ActionsFromViper(value) = self { Some(value) } else { None }
    }

    /// BASE-208.
    pub fn off_board_until(self) -> Option<u8> {
        if let Trait::OffBoardUntilTurn(value) = self { Some(value) } else { None }
    }

    /// BASE-085.
    pub fn crises_drawn(self) -> Option<u8> {
        if let Trait::CrisesDrawn(value) = self { Some(value) } else { None }
    }

    /// BASE-222.
    pub fn start_loyalty(self) -> Option<u8> {
        if let Trait::StartLoyalty(value) = self { Some(value) } else { None }
    }

    /// BASE-178.
    pub fn sleeper_loyalty(self) -> Option<u8> {
        if let Trait::SleeperLoyalty(value) = self { Some(value) } else { None }
    }

    /// PEG-061.
    pub fn card_instead_of_roll(self) -> Option<u8> {
        if let Trait::CardInsteadOfRoll(value) = self { Some(value) } else { None }
    }

    /// PEG-054.
    pub fn may_execute_at(self) -> Option<u8> {
        if let Trait::MayExecuteAt(value) = self { Some(value) } else { None }
    }

    /// PEG-058.
    pub fn gives_card_to_draw(self) -> Option<u8> {
        if let Trait::GivesCardToDraw(value) = self { Some(value) } else { None }
    }

    /// PEG-066.
    pub fn executed_at_morale(self) -> Option<u8> {
        if let Trait::ExecutedAtMorale(value) = self { Some(value) } else { None }
    }

    /// BASE-200.
    pub fn positive_strength(self) -> Option<u8> {
        if let Trait::PositiveStrength(value) = self { Some(value) } else { None }
    }

    /// DAY-055.
    pub fn start_mutiny(self) -> Option<u8> {
        if let Trait::StartMutiny(value) = self { Some(value) } else { None }
    }

    /// DAY-053.
    pub fn picks_mutiny(self) -> Option<u8> {
        if let Trait::PicksMutiny(value) = self { Some(value) } else { None }
    }

    /// DAY-052.
    pub fn mutiny_costs(self) -> Option<u8> {
        if let Trait::MutinyCosts(value) = self { Some(value) } else { None }
    }

    /// DAY-063.
    pub fn activates_again(self, location: Location) -> Option<()> {
        if let Trait::ActivatesAgain(locations) = self { locations.contains(&location).then_some(()) } else { None }
    }

    /// DAY-065.
    pub fn card_action_cost(self) -> Option<u8> {
        if let Trait::CardActionCost(value) = self { Some(value) } else { None }
    }

    /// DAY-067.
    pub fn discards_fewer(self) -> Option<u8> {
        if let Trait::DiscardsFewer(value) = self { Some(value) } else { None }
    }

    /// DAY-069.
    pub fn pays_for_company(self) -> Option<u8> {
        if let Trait::PaysForCompany(value) = self { Some(value) } else { None }
    }

    /// DAY-060: from which deck, how many are drawn and how many kept.
    pub fn draws_at_loss(self, lost: Resource) -> Option<(Skill, u8, u8)> {
        match self {
            Trait::DrawsAtLoss { of, from, draw, keep } if of == lost => Some((from, draw, keep)),
            _ => None,
        }
    }

    /// DAY-056.
    pub fn scouts_more(self) -> Option<u8> {
        if let Trait::ScoutsMore(value) = self { Some(value) } else { None }
    }

    /// DAY-058: the ship, and how many cards fewer off it.
    pub fn draws_fewer_off(self) -> Option<(Ship, u8)> {
        if let Trait::DrawsFewerOff(ship, value) = self { Some((ship, value)) } else { None }
    }

    /// DAY-044.
    pub fn infiltrator_draws(self) -> Option<u8> {
        if let Trait::InfiltratorDraws(value) = self { Some(value) } else { None }
    }

    /// DAY-047: as a Cylon player, and while infiltrating.
    pub fn adds_cards(self) -> Option<(u8, u8)> {
        if let Trait::AddsCards { cards, infiltrating } = self { Some((cards, infiltrating)) } else { None }
    }

    /// Whether it limits what its owner adds to a check (DAY-104); to add more cards than others is no limit.
    pub fn limits_contributions(self) -> bool {
        matches!(self, Trait::AddsNothingInOthersActions)
    }

    /// DAY-049.
    pub fn adds_face_up(self) -> Option<u8> {
        if let Trait::AddsFaceUp(value) = self { Some(value) } else { None }
    }

    /// BASE-214: the change of the difficulty when he is chosen with that location.
    pub fn difficulty_against(self, location: Location) -> Option<i8> {
        if let Trait::DifficultyAgainst(at, by) = self { (at == location).then_some(by) } else { None }
    }
}
