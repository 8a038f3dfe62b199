//! The census: every component of the box is on the table exactly once.

use crate::cards::base::tokens;
use crate::cards::{
    Agenda, Civilian, Crisis, Destination, Loyalty, Mission, Motive, Mutiny, Quorum, SkillCard, SuperCrisis, daybreak,
    pegasus,
};
use crate::frame::Frame;
use crate::game::Game;
use crate::seat::Seat;
use crate::source::Source;
use crate::terms::{BasestarDamage, GalacticaDamage, PegasusDamage};

/// A component of the box, told apart from every other by its kind and number.
#[derive(Clone, Copy)]
enum Component {
    Skill(SkillCard),
    Crisis(Crisis),
    SuperCrisis(SuperCrisis),
    Quorum(Quorum),
    Destination(Destination),
    Loyalty(Loyalty),
    Civilian(Civilian),
    Damage(GalacticaDamage),
    BasestarDamage(BasestarDamage),
    PegasusDamage(PegasusDamage),
    Agenda(Agenda),
    Mutiny(Mutiny),
    Motive(Motive),
    Mission(Mission),
}

impl Component {
    const KINDS: usize = 14;

    fn place(self) -> (usize, usize) {
        let (kind, number) = match self {
            Component::Skill(card) => (0, card.0),
            Component::Crisis(card) => (1, card.0),
            Component::SuperCrisis(card) => (2, card.0),
            Component::Quorum(card) => (3, card.0),
            Component::Destination(card) => (4, card.0),
            Component::Loyalty(card) => (5, card.0),
            Component::Civilian(ship) => (6, ship.0),
            Component::Damage(token) => (7, token as u8),
            Component::BasestarDamage(token) => (8, token as u8),
            Component::PegasusDamage(token) => (9, token as u8),
            Component::Agenda(agenda) => (10, agenda.0),
            Component::Mutiny(card) => (11, card.0),
            Component::Motive(motive) => (12, motive.0),
            Component::Mission(card) => (13, card.0),
        };
        (kind, usize::from(number))
    }

    fn id(self) -> &'static str {
        match self {
            Component::Skill(card) => card.id(),
            Component::Crisis(card) => card.id(),
            Component::SuperCrisis(card) => card.id(),
            Component::Quorum(card) => card.id(),
            Component::Destination(card) => card.id(),
            Component::Loyalty(card) => card.id(),
            Component::Civilian(ship) => ship.id(),
            Component::Damage(token) => token.id(),
            Component::BasestarDamage(token) => token.id(),
            Component::PegasusDamage(token) => token.id(),
            Component::Agenda(agenda) => agenda.id(),
            Component::Mutiny(card) => card.id(),
            Component::Motive(motive) => motive.id(),
            Component::Mission(card) => card.id(),
        }
    }

    fn of(card: Source) -> Option<Component> {
        match card {
            Source::Crisis(card) => Some(Component::Crisis(card)),
            Source::SuperCrisis(card) => Some(Component::SuperCrisis(card)),
            Source::Quorum(card) => Some(Component::Quorum(card)),
            Source::Destination(card) => Some(Component::Destination(card)),
            Source::Loyalty(card) => Some(Component::Loyalty(card)),
            Source::Skill(card) => Some(Component::Skill(card)),
            Source::Mutiny(card) => Some(Component::Mutiny(card)),
            Source::Mission(card) => Some(Component::Mission(card)),
            Source::Location(_) | Source::Ability(_) | Source::Title(_) => None,
        }
    }
}

/// How many of each component were found.
struct Tally([[i16; 256]; Component::KINDS]);

impl Tally {
    fn count(&mut self, component: Component) {
        let (kind, number) = component.place();
        self.0[kind][number] += 1;
    }

    fn found(&self, component: Component) -> i16 {
        let (kind, number) = component.place();
        self.0[kind][number]
    }
}

impl Game {
    /// Counts every card, token and ship; says what is missing or there twice.
    pub fn census(&self) -> Result<(), String> {
        let mut tally = Tally([[0; 256]; Component::KINDS]);
        self.count_cards(&mut tally);
        self.count_people(&mut tally);
        self.count_tokens(&mut tally);
        self.count_cards_being_resolved(&mut tally);
        let wrong = |&(component, wanted): &(Component, i16)| tally.found(component) != wanted;
        if let Some((component, wanted)) = self.cards_in_box().find(wrong) {
            return Err(format!("{} {} instead of {wanted}", tally.found(component), component.id()));
        }
        self.count_ships()
    }

    fn cards_in_box(&self) -> impl Iterator<Item = (Component, i16)> + '_ {
        let sets = self.setup.sets;
        let skills = SkillCard::all().filter(move |card| card.is_in(sets));
        let skills = skills.map(|card| (Component::Skill(card), i16::from(card.row().count)));
        // Loyalty cards come out of the box when the characters are picked.
        let built = self.titles.iter().any(Option::is_some);
        let loyalty = Loyalty::all().filter(move |card| built && sets.contains(card.set())).map(Component::Loyalty);
        let crises = Crisis::of(sets).map(Component::Crisis);
        let supers = SuperCrisis::of(sets).map(Component::SuperCrisis);
        let quorum = Quorum::of(sets).map(Component::Quorum);
        let destinations = Destination::of(sets).map(Component::Destination);
        let damage = GalacticaDamage::ALL.iter().copied().map(Component::Damage);
        let basestars = BasestarDamage::ALL.iter().copied().map(Component::BasestarDamage);
        let aboard = PegasusDamage::ALL.iter().copied().filter(|_| self.rules.has_pegasus);
        let aboard = aboard.map(Component::PegasusDamage);
        let singles = loyalty.chain(crises).chain(supers).chain(quorum).chain(destinations).chain(damage).chain(aboard);
        let agendas = Agenda::all().filter(|_| self.rules.has_agendas).map(Component::Agenda);
        let mutiny = Mutiny::all().filter(|_| self.rules.has_mutiny).map(Component::Mutiny);
        let motives = Motive::all().filter(|_| self.rules.has_mutiny).map(Component::Motive);
        let missions = Mission::all().filter(|_| self.rules.has_demetrius).map(Component::Mission);
        let agendas = agendas.chain(mutiny).chain(motives).chain(missions);
        let singles = singles.chain(basestars).chain(agendas).chain(Civilian::all().map(Component::Civilian));
        skills.chain(singles.map(|component| (component, 1)))
    }

    fn count_cards(&self, tally: &mut Tally) {
        let decks = &self.decks;
        for deck in &decks.skills {
            deck.draw.iter().for_each(|held| tally.count(Component::Skill(held.card)));
            deck.discard.iter().for_each(|&card| tally.count(Component::Skill(card)));
        }
        for held in decks.destiny.iter().chain(decks.check.iter()).chain(decks.learned.iter()) {
            tally.count(Component::Skill(held.card));
        }
        let crises = decks.crisis.draw.iter().chain(decks.looking.crises.iter());
        for held in crises.chain(decks.crisis_aside.draw.iter()) {
            tally.count(Component::Crisis(held.card));
        }
        decks.crisis_aside.discard.iter().for_each(|&card| tally.count(Component::Crisis(card)));
        decks.crisis.discard.iter().for_each(|&card| tally.count(Component::Crisis(card)));
        decks.super_crisis.draw.iter().for_each(|held| tally.count(Component::SuperCrisis(held.card)));
        decks.super_crisis.discard.iter().for_each(|&card| tally.count(Component::SuperCrisis(card)));
        for held in decks.quorum.draw.iter().chain(decks.looking.quorum.iter()).chain(decks.quorum_hand.iter()) {
            tally.count(Component::Quorum(held.card));
        }
        for &card in decks.quorum.discard.iter().chain(decks.quorum_gone.iter()) {
            tally.count(Component::Quorum(card));
        }
        for held in decks.destination.draw.iter().chain(decks.looking.destinations.iter()) {
            tally.count(Component::Destination(held.card));
        }
        decks.destination.discard.iter().for_each(|&card| tally.count(Component::Destination(card)));
        decks.loyalty.iter().for_each(|held| tally.count(Component::Loyalty(held.card)));
        decks.agendas.iter().for_each(|&agenda| tally.count(Component::Agenda(agenda)));
        for held in decks.mutiny.draw.iter().chain(decks.mutiny_looked_at.iter()) {
            tally.count(Component::Mutiny(held.card));
        }
        for &card in decks.mutiny.discard.iter().chain(decks.mutiny_gone.iter()) {
            tally.count(Component::Mutiny(card));
        }
        decks.motives.iter().for_each(|&motive| tally.count(Component::Motive(motive)));
        decks.missions.draw.iter().for_each(|held| tally.count(Component::Mission(held.card)));
        let active = self.search.active.map(|active| active.card);
        for card in decks.missions.discard.iter().copied().chain(active) {
            tally.count(Component::Mission(card));
        }
        decks.loyalty_box.iter().for_each(|&card| tally.count(Component::Loyalty(card)));
        let laid_out = decks.in_play.iter().map(|in_play| in_play.card).chain(self.fleet.travelled.iter().copied());
        laid_out.filter_map(Component::of).for_each(|component| tally.count(component));
    }

    fn count_people(&self, tally: &mut Tally) {
        for seat in self.seats() {
            let player = self.player(seat);
            player.cards().for_each(|card| tally.count(Component::Skill(card)));
            player.loyalty.iter().for_each(|held| tally.count(Component::Loyalty(held.card)));
            player.shown.iter().for_each(|&card| tally.count(Component::Loyalty(card)));
            player.agenda.iter().for_each(|&agenda| tally.count(Component::Agenda(agenda)));
            player.mutiny.iter().for_each(|held| tally.count(Component::Mutiny(held.card)));
            player.motives.iter().for_each(|held| tally.count(Component::Motive(held.card)));
            player.shown_motives.iter().for_each(|&motive| tally.count(Component::Motive(motive)));
            player.super_crises.iter().for_each(|held| tally.count(Component::SuperCrisis(held.card)));
        }
        if let Some(assist) = &self.assist {
            assist.loyalty.iter().for_each(|held| tally.count(Component::Loyalty(held.card)));
            assist.turned.iter().for_each(|&card| tally.count(Component::Loyalty(card)));
        }
    }

    fn count_tokens(&self, tally: &mut Tally) {
        let fleet = &self.fleet;
        fleet.civilians.iter().for_each(|ship| tally.count(Component::Civilian(ship.card)));
        let stacks = self.new_caprica.iter().flat_map(|board| board.locked.iter().chain(board.prepared.iter()));
        stacks.for_each(|ship| tally.count(Component::Civilian(ship.card)));
        fleet.destroyed_civilians.iter().for_each(|&ship| tally.count(Component::Civilian(ship)));
        let tokens = fleet.damage.iter().chain(fleet.spent_damage.iter()).copied();
        let looked_at = self.decks.looking.damage.iter().map(|token| token.card);
        let on_locations = fleet.damaged.iter().filter_map(GalacticaDamage::of);
        tokens.chain(looked_at).chain(on_locations).for_each(|token| tally.count(Component::Damage(token)));
        let aboard = fleet.damaged.iter().filter_map(PegasusDamage::of);
        for token in fleet.pegasus_damage.iter().copied().chain(aboard) {
            tally.count(Component::PegasusDamage(token));
        }
        for (_, here) in self.space.areas() {
            here.civilians.iter().for_each(|ship| tally.count(Component::Civilian(ship.card)));
        }
        let on_basestars = self.space.basestars().flat_map(|(_, basestar)| basestar.damage.iter());
        for &token in self.space.basestar_damage.iter().chain(on_basestars) {
            tally.count(Component::BasestarDamage(token));
        }
    }

    /// A card whose text is under way lies on the table without being in any pile yet.
    fn count_cards_being_resolved(&self, tally: &mut Tally) {
        for frame in &self.stack {
            let card = match frame {
                Frame::CrisisCard(crisis) => Some(crisis.card()),
                Frame::QuorumCard(quorum) => Some(Source::Quorum(quorum.card())),
                Frame::MutinyCard(mutiny) => Some(Source::Mutiny(mutiny.card())),
                Frame::Jump(jump) => jump.destination().map(Source::Destination),
                _ => None,
            };
            let component = card.and_then(Component::of).filter(|&component| tally.found(component) == 0);
            component.into_iter().for_each(|component| tally.count(component));
        }
    }

    fn count_ships(&self) -> Result<(), String> {
        let fleet = &self.fleet;
        let piloted = |raptor: bool| {
            let pilots = |seat: &Seat| self.player(*seat).piloting().is_some();
            let pilots = self.seats().filter(pilots).filter(|&seat| self.player(seat).in_raptor == raptor);
            u8::try_from(pilots.count()).expect("few players")
        };
        let (piloted, piloted_raptors) = (piloted(false), piloted(true));
        let assault_raptors =
            fleet.assault_raptors + fleet.destroyed_assault_raptors + self.space.assault_raptors() + piloted_raptors;
        let miracles: u8 = self.seats().map(|seat| self.player(seat).miracles).sum();
        let vipers = fleet.vipers + fleet.damaged_vipers + fleet.destroyed_vipers + self.space.vipers() + piloted;
        let raptors = fleet.raptors + fleet.destroyed_raptors;
        let forces = self.new_caprica.map_or(0, |board| board.forces());
        let dead = |seat| self.player(seat).character.is_some_and(|of| fleet.executed.iter().any(|&dead| dead == of));
        let replaced = self.seats().filter(|&seat| dead(seat)).count();
        let counts = [
            // Somebody may be about to pick another.
            ("executed characters in play", replaced <= 1),
            ("vipers", vipers == tokens::VIPERS),
            ("assault raptors", assault_raptors <= daybreak::tokens::ASSAULT_RAPTORS),
            ("miracle tokens", miracles <= daybreak::tokens::MIRACLES),
            ("raptors", raptors == tokens::RAPTORS),
            ("raiders", self.space.raiders() <= tokens::RAIDERS),
            ("heavy raiders", self.space.heavy_raiders() <= tokens::HEAVY_RAIDERS),
            ("centurions", fleet.centurions() <= tokens::CENTURIONS),
            ("occupation forces", forces <= pegasus::tokens::OCCUPATION_FORCES),
            ("raiders that acted", self.space.areas().all(|(_, here)| here.raiders_acted <= here.raiders)),
            (
                "heavy raiders that acted",
                self.space.areas().all(|(_, here)| here.heavy_raiders_acted <= here.heavy_raiders),
            ),
        ];
        match counts.iter().find(|(_, right)| !right) {
            Some((what, _)) => Err(format!("the number of {what} is wrong")),
            None => Ok(()),
        }
    }
}
