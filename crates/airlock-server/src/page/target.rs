//! Which thing on the board or in the hand each answer lights up.
//!
//! Every answer exists once, as a control in the ask; board and hand hold labels for it.

use airlock_game::cards::{
    Character, Crisis, Destination, Loyalty, Motive, Mutiny, PeekDeck, Quorum, SkillCard, SuperCrisis,
};
use airlock_game::event::{DeckName, PeekedCard};
use airlock_game::terms::{Area, Craft, Location, Resource, Ship, Skill};
use airlock_game::{Action, Ask, Choice, Foe, How, Interrupt, Options, Question, Seat};

/// A thing that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Character(Character),
    Seat(Seat),
    Location(Location),
    Area(Area),
    /// A skill card of the hand: any copy.
    Card(SkillCard),
    Quorum(Quorum),
    SuperCrisis(SuperCrisis),
    Loyalty(Loyalty),
    Crisis(Crisis),
    Destination(Destination),
    Deck(PeekDeck),
    SkillDeck(Skill),
    SuperCrisisDeck,
    QuorumDeck,
    Raider(Area),
    HeavyRaider(Area),
    Basestar(u8),
    Centurion(u8),
    Civilian(Area, u8),
    /// An unmanned viper in the area.
    Viper(Area),
    /// The viper that the seat flies.
    OwnViper,
    /// Vipers ready to launch.
    Reserves,
    DamagedVipers,
    /// A ship as a whole: her hull.
    Ship(Ship),
    Dial(Resource),
    /// The raider with the Scar token.
    Scar(Area),
    /// The occupation forces beside a location of New Caprica.
    Force(Location),
    /// The civilian ships on New Caprica that are still locked.
    LockedShips,
    /// Those that can be evacuated.
    PreparedShips,
    Mutiny(Mutiny),
    MutinyDeck,
    Motive(Motive),
    /// An assault raptor in the area that nobody pilots.
    AssaultRaptor(Area),
    /// Assault raptors ready to launch.
    AssaultRaptorReserves,
}

/// The answers of an ask by the things that they light up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lit {
    /// Each with the `id` of its control.
    things: Vec<(Target, String)>,
}

impl Lit {
    pub fn of(ask: Option<&Ask>) -> Lit {
        let mut things = Vec::new();
        match ask.map(|ask| (&ask.question, &ask.options)) {
            Some((question, Options::Choices(choices))) => {
                for (at, choice) in choices.iter().enumerate() {
                    if let Some(target) = target(question, choice) {
                        things.push((target, choice_id(at)));
                    }
                }
            }
            Some((_, Options::Cards { from, .. })) => {
                things.extend(from.iter().enumerate().map(|(at, &card)| (Target::Card(card), card_id(at))));
            }
            None => {}
        }
        Lit { things }
    }

    /// The control of the first answer that the thing stands for.
    pub fn control(&self, target: Target) -> Option<&str> {
        self.nth_control(target, 0)
    }

    /// The same where several alike lie side by side, as copies of a card in a hand.
    pub fn nth_control(&self, target: Target, nth: usize) -> Option<&str> {
        self.things.iter().filter(|(thing, _)| *thing == target).nth(nth).map(|(_, id)| id.as_str())
    }

    pub fn targets(&self) -> impl Iterator<Item = Target> + '_ {
        self.things.iter().map(|&(target, _)| target)
    }

    pub fn is_empty(&self) -> bool {
        self.things.is_empty()
    }
}

/// The `id` of the control of a choice, by its place in the list.
pub fn choice_id(at: usize) -> String {
    format!("a-{at}")
}

/// The `id` of the control of a card, by its place among those offered.
pub fn card_id(at: usize) -> String {
    format!("c-{at}")
}

fn target(question: &Question, choice: &Choice) -> Option<Target> {
    match *choice {
        Choice::Pass | Choice::Accept | Choice::Draw(_) | Choice::Option(_) => None,
        Choice::PutUnder => (*question == Question::PeekedLocked).then_some(Target::LockedShips),
        Choice::Damage(token) => match token.damages() {
            airlock_game::terms::Damages::Location(location) => Some(Target::Location(location)),
            airlock_game::terms::Damages::Resource(_) => None,
        },
        Choice::Return(_) => None,
        Choice::Character(character) => Some(Target::Character(character)),
        Choice::Seat(seat) => Some(Target::Seat(seat)),
        Choice::Location(location) if is_about_forces(question) => Some(Target::Force(location)),
        Choice::Location(location) => Some(Target::Location(location)),
        Choice::Area(area) | Choice::Launch(area) | Choice::Fly(_, area) => Some(Target::Area(area)),
        Choice::Skill(skill) => Some(Target::SkillDeck(skill)),
        Choice::Card(card) => Some(Target::Card(card)),
        Choice::Act(action) => act(action),
        Choice::Use(what, how) => used(what, how),
        Choice::Crisis(card) => Some(Target::Crisis(card)),
        Choice::SuperCrisis(card) => Some(Target::SuperCrisis(card)),
        Choice::Destination(card) => Some(Target::Destination(card)),
        Choice::Quorum(card) => Some(Target::Quorum(card)),
        Choice::Deck(deck) => Some(Target::Deck(deck)),
        Choice::Attack(_, foe) | Choice::RaptorAttack(_, foe) => Some(attacked(foe)),
        Choice::Basestar(number) => Some(Target::Basestar(number)),
        Choice::Civilian(area, place) => Some(Target::Civilian(area, place)),
        Choice::Unmanned(area) => Some(Target::Viper(area)),
        Choice::RepairViper => Some(Target::DamagedVipers),
        Choice::Ship(ship) => Some(Target::Ship(ship)),
        Choice::Resource(resource) => Some(Target::Dial(resource)),
        Choice::InReserves(craft) => match craft {
            Craft::Viper => Some(Target::Reserves),
            Craft::AssaultRaptor => Some(Target::AssaultRaptorReserves),
            Craft::Raider | Craft::HeavyRaider | Craft::Basestar | Craft::Raptor | Craft::Civilian | Craft::Scar => {
                None
            }
        },
        Choice::HandOn(_, seat) => Some(Target::Seat(seat)),
        Choice::CrisisOnTop(card) | Choice::CrisisUnder(card) => Some(Target::Crisis(card)),
        Choice::Bottom(deck) => Some(bottom(deck)),
        Choice::Prepare => Some(Target::LockedShips),
        Choice::Evacuate => Some(Target::PreparedShips),
        Choice::Mutiny(card) => Some(Target::Mutiny(card)),
        Choice::Motive(motive) => Some(Target::Motive(motive)),
        Choice::CardOnTop(card) | Choice::CardUnder(card) => looked_at(card),
        Choice::LaunchRaptor(area) | Choice::FlyRaptor(_, area) => Some(Target::Area(area)),
        Choice::UnmannedRaptor(area) => Some(Target::AssaultRaptor(area)),
    }
}

fn attacked(foe: Foe) -> Target {
    match foe {
        Foe::Raider(area) => Target::Raider(area),
        Foe::HeavyRaider(area) => Target::HeavyRaider(area),
        Foe::Basestar(number) => Target::Basestar(number),
        Foe::Centurion(space) => Target::Centurion(space),
        Foe::Scar(area) => Target::Scar(area),
    }
}

/// A card that goes back to its deck.
fn looked_at(card: PeekedCard) -> Option<Target> {
    match card {
        PeekedCard::Crisis(card) => Some(Target::Crisis(card)),
        PeekedCard::Destination(card) => Some(Target::Destination(card)),
        PeekedCard::Skill(card) => Some(Target::Card(card)),
        PeekedCard::SuperCrisis(card) => Some(Target::SuperCrisis(card)),
        PeekedCard::Quorum(card) => Some(Target::Quorum(card)),
        PeekedCard::Mutiny(card) => Some(Target::Mutiny(card)),
        PeekedCard::Mission(_) => None,
    }
}

/// Whether the locations of the answers stand for the occupation forces there.
pub fn is_about_forces(question: &Question) -> bool {
    matches!(question, Question::ActivateOccupation | Question::DestroyOccupation { .. })
}

fn bottom(deck: DeckName) -> Target {
    match deck {
        DeckName::Skill(skill) => Target::SkillDeck(skill),
        DeckName::Crisis => Target::Deck(PeekDeck::Crisis),
        DeckName::Destination => Target::Deck(PeekDeck::Destination),
        DeckName::SuperCrisis => Target::SuperCrisisDeck,
        DeckName::Quorum => Target::QuorumDeck,
        DeckName::Mutiny => Target::MutinyDeck,
        DeckName::Mission => Target::Deck(PeekDeck::Mission),
    }
}

fn act(action: Action) -> Option<Target> {
    match action {
        Action::Location(location) => Some(Target::Location(location)),
        Action::Card(card) => Some(Target::Card(card)),
        Action::PlayQuorum(card) => Some(Target::Quorum(card)),
        Action::Reveal(card) => Some(Target::Loyalty(card)),
        Action::PlayMutiny(card) => Some(Target::Mutiny(card)),
        Action::Viper => Some(Target::OwnViper),
        Action::Detain(seat) => Some(Target::Seat(seat)),
        Action::Ability(_)
        | Action::Nuke
        | Action::DrawQuorum
        | Action::EndInfiltration
        | Action::FightOccupation
        | Action::LeaveOrbit => None,
    }
}

fn used(what: Interrupt, how: How) -> Option<Target> {
    if let How::Area(area) | How::Raptor(area) = how {
        return Some(Target::Area(area));
    }
    match what {
        Interrupt::Card(card) => Some(Target::Card(card)),
        Interrupt::Quorum(card) => Some(Target::Quorum(card)),
        Interrupt::Motive(motive) => Some(Target::Motive(motive)),
        Interrupt::Ability(_) => None,
    }
}
