//! Determinizing: a full game that agrees with everything a seat knows.
//!
//! Every component that the view does not place is shuffled into the places that it leaves open.

mod daybreak;

use super::{DeckView, PileView, View, Viewer, WindowAnswer};
use crate::ask::{Choice, Options, Question};
use crate::cards::{
    Agenda, Civilian, Crisis, Destination, Loyalty, Mission, Mutiny, Quorum, SkillCard, SuperCrisis, Team,
};
use crate::chance::Chance;
use crate::frame::Frame;
use crate::game::Game;
use crate::pile::{Hidden, Pile};
use crate::seat::{Seat, SeatSet};
use crate::setup::{Late, LoyaltyDeck, LoyaltyPlan, agenda_deck};
use crate::source::Source;
use crate::state::{Assist, DeckPile, NewCaprica, Player};
use crate::terms::{BasestarDamage, GalacticaDamage, PegasusDamage, Resource, Skill};

/// So often a sample is drawn again that does not fit what the seat can infer.
const TRIES: usize = 2_000;

impl View {
    /// A game in which this viewer would have exactly this view. What he cannot know is random,
    /// the dice to come included.
    pub fn sample(&self, chance: &mut Chance) -> Game {
        for _ in 0..TRIES {
            let game = self.try_sample(chance);
            if game.over.is_some() || self.fits(&game) {
                return game;
            }
        }
        // Nobody in the sample could use the window that somebody is asked about: it closes.
        let mut game = self.try_sample(chance);
        game.go_on();
        game
    }

    /// A question is open to somebody, and the viewer's own is the one he was asked.
    fn fits(&self, game: &Game) -> bool {
        let own = match self.viewer {
            Viewer::Seat(seat) => game.ask_of(seat) == self.ask.as_ref(),
            Viewer::Spectator | Viewer::Everything => true,
        };
        own && !game.asks.is_empty()
    }

    fn try_sample(&self, chance: &mut Chance) -> Game {
        let mut seed = [0; 32];
        seed.fill_with(|| u8::try_from(chance.below(256)).expect("a byte"));
        let mut game = Game::bare(&self.setup, Chance::new(seed)).expect("a game has this setup");
        let mut sampler = Sampler { view: self, chance };
        sampler.lay_open(&mut game);
        sampler.skill_cards(&mut game);
        sampler.crises(&mut game);
        sampler.quorum(&mut game);
        sampler.destinations(&mut game);
        sampler.tokens(&mut game);
        sampler.loyalty(&mut game);
        sampler.agendas(&mut game);
        sampler.daybreak(&mut game);
        sampler.uses(&mut game);
        // A game may end in the middle of a procedure, which then has nobody to ask.
        if game.over.is_none() {
            game.list_asks();
        }
        game
    }
}

struct Sampler<'a> {
    view: &'a View,
    chance: &'a mut Chance,
}

impl Sampler<'_> {
    /// Who has seen a card that the view shows in a place of `owner`.
    fn seen(&self, owner: Option<Seat>, known: bool) -> SeatSet {
        let viewer = match self.view.viewer {
            Viewer::Seat(seat) if known => SeatSet::only(seat),
            Viewer::Spectator | Viewer::Everything if known => SeatSet::EVERYBODY,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => SeatSet::NONE,
        };
        viewer.or(owner.map_or(SeatSet::NONE, SeatSet::only))
    }

    /// Everything that the view shows of the board.
    fn lay_open(&mut self, game: &mut Game) {
        let view = self.view;
        game.turn = view.turn;
        game.checks = view.checks;
        game.rolled = view.rolled;
        game.over = view.over;
        game.stack = view.frames.clone();
        game.titles = [view.admiral, view.president];
        for (player, shown) in game.players.iter_mut().zip(&view.players) {
            *player = Player {
                character: shown.character,
                place: shown.place,
                standing: shown.standing,
                set_aside: shown.hand.set_aside,
                shown: shown.shown.iter().copied().collect(),
                once_used: shown.once_used,
                turns: shown.turns,
                infiltrating: shown.infiltrating,
                was_executed: shown.was_executed,
                played_super_crisis: shown.played_super_crisis,
                forfeited: shown.forfeited,
                ..Player::default()
            };
        }
        if let Viewer::Seat(seat) = view.viewer {
            match view.window {
                WindowAnswer::None => {}
                WindowAnswer::Passed => game.collected.passed.insert(seat),
                WindowAnswer::Uses(what, how) => game.collected.declared[seat.index()] = Some((what, how)),
            }
        }
        self.lay_open_fleet(game);
        self.lay_open_daybreak(game);
        for shown in &view.space.areas {
            let here = &mut game.space[shown.area];
            here.raiders = shown.raiders;
            here.raiders_acted = shown.raiders_acted;
            here.heavy_raiders = shown.heavy_raiders;
            here.heavy_raiders_acted = shown.heavy_raiders_acted;
            here.vipers = shown.vipers;
        }
        game.space.basestars.copy_from_slice(&view.space.basestars);
        game.space.scar = view.space.scar;
        game.decks.in_play = view.in_play.iter().copied().collect();
        game.decks.quorum_gone = view.decks.quorum_gone.iter().copied().collect();
    }

    fn lay_open_fleet(&self, game: &mut Game) {
        let (fleet, shown) = (&mut game.fleet, &self.view.fleet);
        for &resource in Resource::ALL {
            fleet.set_dial(resource, shown.dial(resource));
        }
        fleet.track = shown.track;
        fleet.distance = shown.distance;
        fleet.travelled = shown.travelled.iter().copied().collect();
        fleet.milestones = shown.milestones;
        fleet.last_jump = shown.last_jump;
        fleet.nukes = shown.nukes;
        fleet.vipers = shown.vipers;
        fleet.damaged_vipers = shown.damaged_vipers;
        fleet.destroyed_vipers = shown.destroyed_vipers;
        fleet.raptors = shown.raptors;
        fleet.destroyed_raptors = shown.destroyed_raptors;
        fleet.destroyed_civilians = shown.destroyed_civilians.iter().copied().collect();
        fleet.boarding.copy_from_slice(&shown.boarding);
        shown.damaged.iter().for_each(|&location| fleet.damaged.insert(location));
        fleet.spent_damage = shown.spent_damage.iter().copied().collect();
        fleet.pegasus_destroyed = shown.pegasus_destroyed;
        fleet.executed = shown.executed.iter().copied().collect();
        fleet.mourned = shown.mourned;
    }

    /// Decks hold one type each; hands, Destiny and the check may hold any.
    fn skill_cards(&mut self, game: &mut Game) {
        let view = self.view;
        let sets = view.setup.sets;
        let mut unseen: Vec<SkillCard> = SkillCard::all()
            .filter(|card| card.is_in(sets))
            .flat_map(|card| std::iter::repeat_n(card, usize::from(card.row().count)))
            .collect();
        let known = view
            .decks
            .skills
            .iter()
            .flat_map(|deck| deck.discard.iter().chain(deck.known.iter().map(|(_, card)| card)));
        let known = known.chain(view.players.iter().flat_map(|player| &player.hand.known));
        let known = known.chain(view.decks.destiny.known.iter().map(|(_, card)| card));
        let known = known.chain(view.decks.looking.learned.iter().flatten());
        for card in known.chain(view.check.iter().flatten()) {
            take(&mut unseen, card);
        }
        self.chance.shuffle(&mut unseen);
        for &skill in Skill::ALL {
            let deck = &view.decks.skills[skill as usize];
            let mut of_type = |_: &mut Chance| take_where(&mut unseen, |card| card.skill() == skill);
            game.decks.skills[skill as usize] = self.deck(deck, &mut of_type);
        }
        // The decks took the later cards of their types: without this no hand would get one of a full deck.
        self.chance.shuffle(&mut unseen);
        for (player, shown) in game.players.iter_mut().zip(&view.players) {
            for &card in &shown.hand.known {
                player.hand.push(Hidden { card, seen: self.seen(Some(shown.seat), true) });
            }
            while player.hand.len() < shown.hand.cards {
                let card = unseen.pop().expect("every card is somewhere");
                player.hand.push(Hidden { card, seen: self.seen(Some(shown.seat), false) });
            }
        }
        for card in &view.check {
            let held = card.unwrap_or_else(|| unseen.pop().expect("every card is somewhere"));
            game.decks.check.push(Hidden { card: held, seen: self.seen(None, card.is_some()) });
        }
        let mut any = |_: &mut Chance| unseen.pop();
        game.decks.destiny = self.pile(&view.decks.destiny, &mut any);
        game.decks.learned = self.places(&view.decks.looking.learned, &mut any);
    }

    fn crises(&mut self, game: &mut Game) {
        let view = self.view;
        let in_use = view.decks.new_caprica_crises;
        game.decks.new_caprica_crises = in_use;
        let cards = Crisis::all().filter(|card| card.is_new_caprica() == in_use);
        let mut unseen = self.unseen_of(cards, Source::Crisis, &view.decks.crisis, view.decks.looking.crises.iter());
        let mut any = |_: &mut Chance| unseen.pop();
        game.decks.crisis = self.deck(&view.decks.crisis, &mut any);
        game.decks.looking.crises = self.places(&view.decks.looking.crises, &mut any);
        if let Some(aside) = &view.decks.crisis_aside {
            let cards = Crisis::all().filter(|card| card.is_new_caprica() != in_use);
            let mut unseen = self.unseen_of(cards, Source::Crisis, aside, [].iter());
            game.decks.crisis_aside = self.deck(aside, &mut |_: &mut Chance| unseen.pop());
        }

        let held = view.players.iter().flat_map(|player| &player.super_crises);
        let mut unseen = self.unseen_of(SuperCrisis::all(), Source::SuperCrisis, &view.decks.super_crisis, held);
        let mut any = |_: &mut Chance| unseen.pop();
        for (player, shown) in game.players.iter_mut().zip(&view.players) {
            player.super_crises = self.held(Some(shown.seat), &shown.super_crises, &mut any);
        }
        game.decks.super_crisis = self.deck(&view.decks.super_crisis, &mut any);
    }

    fn quorum(&mut self, game: &mut Game) {
        let decks = &self.view.decks;
        let held = decks.quorum_hand.iter().chain(&decks.looking.quorum);
        let mut unseen = self.unseen_of(Quorum::all(), Source::Quorum, &decks.quorum, held);
        unseen.retain(|card| !decks.quorum_gone.contains(card));
        let mut any = |_: &mut Chance| unseen.pop();
        game.decks.quorum_hand = self.held(self.view.president, &decks.quorum_hand, &mut any);
        game.decks.looking.quorum = self.places(&decks.looking.quorum, &mut any);
        game.decks.quorum = self.deck(&decks.quorum, &mut any);
    }

    fn destinations(&mut self, game: &mut Game) {
        let decks = &self.view.decks;
        let mut unseen = self.unseen_of(
            Destination::all(),
            Source::Destination,
            &decks.destination,
            decks.looking.destinations.iter(),
        );
        let mut any = |_: &mut Chance| unseen.pop();
        game.decks.looking.destinations = self.places(&decks.looking.destinations, &mut any);
        game.decks.destination = self.deck(&decks.destination, &mut any);
    }

    fn tokens(&mut self, game: &mut Game) {
        let view = self.view;
        let on_board = view.space.areas.iter().flat_map(|area| area.civilians.iter().flatten());
        let stacks = view.new_caprica.iter().flat_map(|board| board.locked.known.iter().chain(&board.prepared.known));
        let on_board = on_board.chain(stacks.map(|(_, ship)| ship));
        let known: Vec<Civilian> = on_board.chain(&view.fleet.destroyed_civilians).copied().collect();
        let mut unseen: Vec<Civilian> = Civilian::all().filter(|ship| !known.contains(ship)).collect();
        self.chance.shuffle(&mut unseen);
        let mut any = |_: &mut Chance| unseen.pop();
        for shown in &view.space.areas {
            game.space[shown.area].civilians = self.places(&shown.civilians, &mut any);
        }
        game.new_caprica = view.new_caprica.as_ref().map(|shown| {
            let mut board = NewCaprica { in_orbit: shown.in_orbit, ..NewCaprica::default() };
            board.occupation.copy_from_slice(&shown.occupation);
            board.locked = self.pile(&shown.locked, &mut any);
            board.prepared = self.pile(&shown.prepared, &mut any);
            board
        });
        game.fleet.civilians = unseen.into_iter().map(Hidden::unseen).collect();

        let on_locations = view.fleet.damaged.iter().filter_map(|&location| GalacticaDamage::of(location));
        let looked_at = view.decks.looking.damage.iter().flatten().copied();
        let known: Vec<_> = on_locations.chain(looked_at).chain(view.fleet.spent_damage.iter().copied()).collect();
        let mut unseen: Vec<_> = GalacticaDamage::ALL.iter().copied().filter(|token| !known.contains(token)).collect();
        self.chance.shuffle(&mut unseen);
        let mut any = |_: &mut Chance| unseen.pop();
        game.decks.looking.damage = self.places(&view.decks.looking.damage, &mut any);
        game.fleet.damage = unseen.into_iter().collect();

        if game.rules.has_pegasus {
            let unseen = |token: &PegasusDamage| !view.fleet.damaged.contains(&token.location());
            let mut unseen: Vec<_> = PegasusDamage::ALL.iter().copied().filter(unseen).collect();
            self.chance.shuffle(&mut unseen);
            game.fleet.pegasus_damage = unseen.into_iter().collect();
        }

        let on_basestars =
            |token: &BasestarDamage| view.space.basestars.iter().flatten().any(|basestar| basestar.has(*token));
        let mut unseen: Vec<_> = BasestarDamage::ALL.iter().copied().filter(|token| !on_basestars(token)).collect();
        self.chance.shuffle(&mut unseen);
        game.space.basestar_damage = unseen.into_iter().collect();
    }

    /// The published tables say how many Cylon cards are in the game (BASE-025).
    fn loyalty(&mut self, game: &mut Game) {
        let view = self.view;
        if let Some(shown) = &view.assist {
            game.assist = Some(Assist {
                character: shown.character,
                loyalty: Pile::new(),
                turned: shown.turned.iter().copied().collect(),
                once_used: shown.once_used,
                lost: shown.lost,
            });
        }
        // Before the characters are picked the deck is not built.
        if view.decks.loyalty_box == 0 && view.decks.loyalty.cards == 0 {
            let none_dealt = view.players.iter().all(|player| player.loyalty.is_empty() && player.shown.is_empty());
            if none_dealt {
                return;
            }
        }
        let (mut deck, mut dealt) = self.loyalty_in_game(game);
        let hidden = |cards: &[Option<Loyalty>]| cards.iter().filter(|card| card.is_none()).count();
        let mut open: usize = view.players.iter().map(|player| hidden(&player.loyalty)).sum();
        open += view.assist.as_ref().map_or(0, |assist| hidden(&assist.loyalty));
        self.chance.shuffle(&mut dealt);
        while dealt.len() > open {
            deck.push(dealt.pop().expect("longer"));
        }
        self.chance.shuffle(&mut deck);
        let mut any = |_: &mut Chance| dealt.pop();
        for (player, shown) in game.players.iter_mut().zip(&view.players) {
            player.loyalty = self.held(Some(shown.seat), &shown.loyalty, &mut any);
        }
        if let (Some(assist), Some(shown)) = (&mut game.assist, &view.assist) {
            assist.loyalty = self.places(&shown.loyalty, &mut any);
        }
        game.decks.loyalty = deck.into_iter().map(Hidden::unseen).collect();
    }

    /// Whoever plays for an agenda may have any of its deck (PEG-081).
    fn agendas(&mut self, game: &mut Game) {
        if !game.rules.has_agendas {
            return;
        }
        let known: Vec<Agenda> =
            self.view.players.iter().flat_map(|player| player.agenda.iter().flatten()).copied().collect();
        let mut unseen: Vec<Agenda> = Agenda::all().filter(|agenda| !known.contains(agenda)).collect();
        self.chance.shuffle(&mut unseen);
        let deck = agenda_deck(self.view.setup.players);
        for (player, shown) in game.players.iter_mut().zip(&self.view.players) {
            let drawn = |agenda: &Agenda| Some(agenda.row().deck) == deck;
            let agenda = shown.agenda.first().map(|known| known.or_else(|| take_where(&mut unseen, drawn)));
            player.agenda = agenda.flatten();
        }
        game.decks.agendas = unseen.into_iter().collect();
    }

    /// Loyalty cards in the game whose place is unknown: those that can only be in the deck, and
    /// the others. The rest goes into the box.
    fn loyalty_in_game(&mut self, game: &mut Game) -> (Vec<Loyalty>, Vec<Loyalty>) {
        let view = self.view;
        let known: Vec<Loyalty> = view
            .players
            .iter()
            .flat_map(|player| player.loyalty.iter().flatten().chain(&player.shown))
            .chain(view.assist.iter().flat_map(|assist| assist.loyalty.iter().flatten().chain(&assist.turned)))
            .copied()
            .collect();
        let sets = view.setup.sets;
        let mut unseen: Vec<Loyalty> =
            Loyalty::all().filter(|card| sets.contains(card.set()) && !known.contains(card)).collect();
        self.chance.shuffle(&mut unseen);
        let in_game = unseen.len().saturating_sub(usize::from(view.decks.loyalty_box));
        let known_cylons = known.iter().filter(|card| card.row().team == Team::Cylon).count();
        let (built, late) = match game.rules.loyalty {
            // PEG-079, PEG-080.
            LoyaltyPlan::Deck { with_leader, .. } if game.leader().is_some() => (with_leader, Late::Nothing),
            LoyaltyPlan::Deck { plain, late, .. } => (plain, late),
            LoyaltyPlan::AtSleeperPhase { cylons, .. } | LoyaltyPlan::Assist { cylons, .. } => {
                (LoyaltyDeck { cylons, ..LoyaltyDeck::default() }, Late::Nothing)
            }
            LoyaltyPlan::None => (LoyaltyDeck::default(), Late::Nothing),
        };
        let cylons = usize::from(built.cylons).saturating_sub(known_cylons).min(in_game);
        let mut dealt = Vec::new();
        for _ in 0..cylons {
            dealt.extend(take_where(&mut unseen, |card| card.row().team == Team::Cylon));
        }
        // A Sympathizer that nobody has shown is still in the deck (BASE-027).
        let mut deck = Vec::new();
        let team = match late {
            Late::Sympathizer => Some(Team::Sympathizer),
            Late::SympatheticCylon => Some(Team::SympatheticCylon),
            Late::Human | Late::Nothing => None,
        };
        // DAY-023: whoever is dealt the Mutineer shows it, so that unseen it is in the deck.
        let team = team.or(built.mutineer.then_some(Team::Mutineer));
        if let Some(team) = team {
            deck.extend(take_where(&mut unseen, |card| card.row().team == team));
        }
        while dealt.len() + deck.len() < in_game {
            dealt.extend(take_where(&mut unseen, |card| card.row().team == Team::Human));
        }
        game.decks.loyalty_box = unseen.into_iter().collect();
        (deck, dealt)
    }

    /// A viewer who is asked whose use comes first knows who wants to use something: they could, and
    /// all others have passed.
    fn uses(&self, game: &mut Game) {
        let (Some(ask), Some(Frame::Window(window))) = (&self.view.ask, game.stack.last().copied()) else { return };
        let (Question::WhoFirst { .. }, Options::Choices(choices)) = (ask.question, &ask.options) else { return };
        for seat in game.seats() {
            if !choices.contains(&Choice::Seat(seat)) {
                if self.view.viewer != Viewer::Seat(seat) {
                    game.collected.passed.insert(seat);
                }
            } else if game.collected.declared[seat.index()].is_none() {
                game.collected.declared[seat.index()] = game.any_use(window.kind(), seat);
            }
        }
    }

    /// The cards of a kind whose place the view does not tell, shuffled.
    fn unseen_of<'v, T: Copy + PartialEq + OfSet + 'v>(
        &mut self,
        all: impl Iterator<Item = T>,
        source: impl Fn(T) -> Source,
        deck: &DeckView<T>,
        held: impl Iterator<Item = &'v Option<T>>,
    ) -> Vec<T> {
        let view = self.view;
        let held: Vec<T> = held.flatten().copied().collect();
        let open = |card: &T| {
            let source = source(*card);
            let in_deck = deck.known.iter().any(|(_, known)| known == card) || deck.discard.contains(card);
            in_deck || held.contains(card) || view.shows(source)
        };
        let sets = view.setup.sets;
        let mut unseen: Vec<T> = all.filter(|card| sets.contains(card.set_of())).filter(|card| !open(card)).collect();
        self.chance.shuffle(&mut unseen);
        unseen
    }

    /// A deck with its known cards in their places.
    fn deck<T, const N: usize>(
        &mut self,
        shown: &DeckView<T>,
        unseen: &mut impl FnMut(&mut Chance) -> Option<T>,
    ) -> DeckPile<T, N>
    where
        T: Copy + Default + serde::Serialize + serde::de::DeserializeOwned,
    {
        let draw = PileView { cards: shown.cards, known: shown.known.clone() };
        DeckPile { draw: self.pile(&draw, unseen), discard: shown.discard.iter().copied().collect() }
    }

    /// A face-down pile with its known cards in their places.
    fn pile<T: Copy, const N: usize>(
        &mut self,
        shown: &PileView<T>,
        unseen: &mut impl FnMut(&mut Chance) -> Option<T>,
    ) -> Pile<Hidden<T>, N>
    where
        Hidden<T>: Default,
    {
        let mut pile = Pile::new();
        for from_top in (0..shown.cards).rev() {
            let known = shown.known.iter().find(|&&(place, _)| place == from_top).map(|&(_, card)| card);
            let card = known.or_else(|| unseen(self.chance)).expect("every card is somewhere");
            pile.push(Hidden { card, seen: self.seen(None, known.is_some()) });
        }
        pile
    }

    fn places<T: Copy, const N: usize>(
        &mut self,
        shown: &[Option<T>],
        unseen: &mut impl FnMut(&mut Chance) -> Option<T>,
    ) -> Pile<Hidden<T>, N>
    where
        Hidden<T>: Default,
    {
        self.held(None, shown, unseen)
    }

    fn held<T: Copy, const N: usize>(
        &mut self,
        owner: Option<Seat>,
        shown: &[Option<T>],
        unseen: &mut impl FnMut(&mut Chance) -> Option<T>,
    ) -> Pile<Hidden<T>, N>
    where
        Hidden<T>: Default,
    {
        let mut pile = Pile::new();
        for known in shown {
            let card = known.or_else(|| unseen(self.chance)).expect("every card is somewhere");
            pile.push(Hidden { card, seen: self.seen(owner, known.is_some()) });
        }
        pile
    }
}

impl View {
    /// Whether a card lies open: in play, beside the objective, or being resolved.
    fn shows(&self, card: Source) -> bool {
        let resolving = |frame: &Frame| match frame {
            Frame::CrisisCard(crisis) => crisis.card() == card,
            Frame::QuorumCard(quorum) => Source::Quorum(quorum.card()) == card,
            Frame::MutinyCard(mutiny) => Source::Mutiny(mutiny.card()) == card,
            Frame::Jump(jump) => jump.destination().map(Source::Destination) == Some(card),
            _ => false,
        };
        self.in_play.iter().any(|in_play| in_play.card == card)
            || self.fleet.travelled.contains(&card)
            || self.frames.iter().any(resolving)
    }
}

fn take<T: PartialEq>(from: &mut Vec<T>, card: &T) {
    if let Some(at) = from.iter().position(|other| other == card) {
        from.swap_remove(at);
    }
}

fn take_where<T>(from: &mut Vec<T>, wanted: impl Fn(&T) -> bool) -> Option<T> {
    let at = from.iter().rposition(wanted)?;
    Some(from.remove(at))
}

/// A card that belongs to a set.
trait OfSet {
    fn set_of(&self) -> crate::terms::Set;
}

macro_rules! of_set {
    ($($type:ty),*) => {
        $(impl OfSet for $type {
            fn set_of(&self) -> crate::terms::Set {
                self.set()
            }
        })*
    };
}

of_set!(Crisis, SuperCrisis, Quorum, Destination, Mutiny, Mission);
