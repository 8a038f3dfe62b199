//! Building a view.

use super::{
    AreaView, AssistView, DeckView, DecksView, FleetView, HandView, LookingView, NewCapricaView, PileView, PlayerView,
    SpaceView, View, Viewer, WindowAnswer,
};
use crate::frame::Frame;
use crate::game::Game;
use crate::pile::{Hidden, Pile};
use crate::seat::{Seat, SeatSet};
use crate::state::DeckPile;
use crate::terms::{Resource, Title};

impl Game {
    /// All that the viewer may know. Once the game is over everything is open.
    pub fn view(&self, viewer: Viewer) -> View {
        let sight = if self.over.is_some() { Viewer::Everything } else { viewer };
        let own = |viewer| match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        };
        let asked = match self.waits_secretly() {
            true => Vec::new(),
            false => self.asks.iter().map(|ask| (ask.seat, ask.question)).collect(),
        };
        View {
            viewer,
            setup: self.setup,
            turn: self.turn,
            checks: self.checks,
            players: self.seats().map(|seat| self.player_view(sight, seat)).collect(),
            assist: self.assist_view(sight),
            admiral: self.holder(Title::Admiral),
            president: self.holder(Title::President),
            fleet: self.fleet_view(sight),
            space: self.space_view(sight),
            decks: self.decks_view(sight),
            new_caprica: self.new_caprica_view(sight),
            search: self.search,
            check: shown(sight, &self.decks.check),
            in_play: self.decks.in_play.as_slice().to_vec(),
            rolled: self.rolled,
            frames: self.stack.clone(),
            ask: own(viewer).and_then(|seat| self.ask_of(seat)).cloned(),
            free: own(viewer).map_or(Vec::new(), |seat| self.free_answers(seat)),
            denied: own(viewer).map_or(Vec::new(), |seat| self.denied_actions(seat)),
            waiting: asked.iter().map(|&(seat, _)| seat).collect(),
            asked,
            window: own(viewer).map_or(WindowAnswer::None, |seat| self.window_answer(seat)),
            over: self.over,
        }
    }

    /// A window shows nobody whom it waits for.
    pub fn waits_secretly(&self) -> bool {
        matches!(self.stack.last(), Some(Frame::Window(_)))
    }

    fn window_answer(&self, seat: Seat) -> WindowAnswer {
        match self.collected.declared[seat.index()] {
            Some((what, how)) => WindowAnswer::Uses(what, how),
            None if self.collected.passed.contains(seat) => WindowAnswer::Passed,
            None => WindowAnswer::None,
        }
    }

    fn player_view(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let mut known: Vec<_> = shown(viewer, &player.hand).into_iter().flatten().collect();
        // In another's hand the order would tell what is set aside.
        if viewer != Viewer::Seat(seat) {
            known.sort_unstable();
        }
        PlayerView {
            seat,
            character: player.character,
            place: player.place,
            standing: player.standing,
            hand: HandView { cards: player.hand.len(), known, set_aside: player.set_aside },
            loyalty: shown(viewer, &player.loyalty),
            shown: player.shown.as_slice().to_vec(),
            super_crises: shown(viewer, &player.super_crises),
            once_used: player.once_used,
            turns: player.turns,
            agenda: player.agenda.iter().map(|&agenda| viewer.knows(SeatSet::only(seat)).then_some(agenda)).collect(),
            infiltrating: player.infiltrating,
            was_executed: player.was_executed,
            played_super_crisis: player.played_super_crisis,
            forfeited: player.forfeited,
            mutiny: shown(viewer, &player.mutiny),
            miracles: player.miracles,
            motives: shown(viewer, &player.motives),
            shown_motives: player.shown_motives.as_slice().to_vec(),
            in_raptor: player.in_raptor,
            won: self.has_won(seat),
            reached: self.over.map(|over| self.agenda_lines(seat, over.winner).collect()).unwrap_or_default(),
        }
    }

    fn assist_view(&self, viewer: Viewer) -> Option<AssistView> {
        self.assist.as_ref().map(|assist| AssistView {
            character: assist.character,
            loyalty: shown(viewer, &assist.loyalty),
            turned: assist.turned.as_slice().to_vec(),
            once_used: assist.once_used,
            lost: assist.lost,
        })
    }

    fn fleet_view(&self, viewer: Viewer) -> FleetView {
        let fleet = &self.fleet;
        FleetView {
            fuel: fleet.dial(Resource::Fuel),
            food: fleet.dial(Resource::Food),
            morale: fleet.dial(Resource::Morale),
            population: fleet.dial(Resource::Population),
            track: fleet.track,
            distance: fleet.distance,
            travelled: fleet.travelled.as_slice().to_vec(),
            milestones: fleet.milestones,
            last_jump: fleet.last_jump,
            nukes: fleet.nukes,
            vipers: fleet.vipers,
            damaged_vipers: fleet.damaged_vipers,
            destroyed_vipers: fleet.destroyed_vipers,
            raptors: fleet.raptors,
            destroyed_raptors: fleet.destroyed_raptors,
            civilians: pile(viewer, &fleet.civilians),
            destroyed_civilians: fleet.destroyed_civilians.as_slice().to_vec(),
            boarding: fleet.boarding.to_vec(),
            damaged: fleet.damaged.iter().collect(),
            damage: fleet.damage.len(),
            spent_damage: fleet.spent_damage.as_slice().to_vec(),
            pegasus_damage: fleet.pegasus_damage.len(),
            pegasus_destroyed: fleet.pegasus_destroyed,
            executed: fleet.executed.as_slice().to_vec(),
            mourned: fleet.mourned,
            assault_raptors: fleet.assault_raptors,
            destroyed_assault_raptors: fleet.destroyed_assault_raptors,
            colonial_one_destroyed: fleet.colonial_one_destroyed,
            hub_destroyed: fleet.hub_destroyed,
            centurions_gone: fleet.centurions_gone,
        }
    }

    fn space_view(&self, viewer: Viewer) -> SpaceView {
        let area = |(area, here): (_, &crate::state::AreaState)| AreaView {
            area,
            raiders: here.raiders,
            raiders_acted: here.raiders_acted,
            heavy_raiders: here.heavy_raiders,
            heavy_raiders_acted: here.heavy_raiders_acted,
            vipers: here.vipers,
            civilians: shown(viewer, &here.civilians),
            assault_raptors: here.assault_raptors,
        };
        SpaceView {
            areas: self.space.areas().map(area).collect(),
            basestars: self.space.basestars.to_vec(),
            basestar_damage: self.space.basestar_damage.len(),
            scar: self.space.scar,
            basestars_gone: self.space.basestars_gone,
            heavy_raiders_gone: self.space.heavy_raiders_gone,
        }
    }

    fn new_caprica_view(&self, viewer: Viewer) -> Option<NewCapricaView> {
        self.new_caprica.as_ref().map(|board| NewCapricaView {
            in_orbit: board.in_orbit,
            locked: pile(viewer, &board.locked),
            prepared: pile(viewer, &board.prepared),
            occupation: board.occupation.to_vec(),
        })
    }

    fn decks_view(&self, viewer: Viewer) -> DecksView {
        let decks = &self.decks;
        DecksView {
            skills: std::array::from_fn(|skill| deck(viewer, &decks.skills[skill])),
            destiny: pile(viewer, &decks.destiny),
            crisis: deck(viewer, &decks.crisis),
            new_caprica_crises: decks.new_caprica_crises,
            crisis_aside: (!decks.crisis_aside.is_empty()).then(|| deck(viewer, &decks.crisis_aside)),
            super_crisis: deck(viewer, &decks.super_crisis),
            quorum: deck(viewer, &decks.quorum),
            quorum_hand: shown(viewer, &decks.quorum_hand),
            quorum_gone: decks.quorum_gone.as_slice().to_vec(),
            destination: deck(viewer, &decks.destination),
            loyalty: pile(viewer, &decks.loyalty),
            loyalty_box: decks.loyalty_box.len(),
            mutiny: deck(viewer, &decks.mutiny),
            mutiny_gone: decks.mutiny_gone.as_slice().to_vec(),
            missions: deck(viewer, &decks.missions),
            looking: LookingView {
                crises: shown(viewer, &decks.looking.crises),
                destinations: shown(viewer, &decks.looking.destinations),
                quorum: shown(viewer, &decks.looking.quorum),
                damage: shown(viewer, &decks.looking.damage),
                learned: shown(viewer, &decks.learned),
                mutiny: shown(viewer, &decks.mutiny_looked_at),
            },
        }
    }
}

/// Each card of a pile, if the viewer knows it.
fn shown<T: Copy, const N: usize>(viewer: Viewer, pile: &Pile<Hidden<T>, N>) -> Vec<Option<T>>
where
    Hidden<T>: Default,
{
    pile.iter().map(|card| viewer.knows(card.seen).then_some(card.card)).collect()
}

fn pile<T: Copy, const N: usize>(viewer: Viewer, pile: &Pile<Hidden<T>, N>) -> PileView<T>
where
    Hidden<T>: Default,
{
    let from_top = (0..).zip(pile.iter().rev());
    let known = from_top.filter(|(_, card)| viewer.knows(card.seen)).map(|(place, card)| (place, card.card));
    PileView { cards: pile.len(), known: known.collect() }
}

fn deck<T, const N: usize>(viewer: Viewer, deck: &DeckPile<T, N>) -> DeckView<T>
where
    T: Copy + Default + serde::Serialize + serde::de::DeserializeOwned,
{
    let PileView { cards, known } = pile(viewer, &deck.draw);
    DeckView { cards, known, discard: deck.discard.as_slice().to_vec() }
}
