//! What a seat does not know of Mutiny cards, motives and missions (DAY-020, DAY-032).

use super::Sampler;
use crate::cards::{Mission, Motive, Mutiny};
use crate::chance::Chance;
use crate::game::Game;
use crate::source::Source;
use crate::state::Search;

impl Sampler<'_> {
    /// What the view shows of Daybreak.
    pub(super) fn lay_open_daybreak(&self, game: &mut Game) {
        let view = self.view;
        for (player, shown) in game.players.iter_mut().zip(&view.players) {
            player.miracles = shown.miracles;
            player.in_raptor = shown.in_raptor;
            player.shown_motives = shown.shown_motives.iter().copied().collect();
        }
        let (fleet, shown) = (&mut game.fleet, &view.fleet);
        fleet.assault_raptors = shown.assault_raptors;
        fleet.destroyed_assault_raptors = shown.destroyed_assault_raptors;
        fleet.colonial_one_destroyed = shown.colonial_one_destroyed;
        fleet.hub_destroyed = shown.hub_destroyed;
        fleet.centurions_gone = shown.centurions_gone;
        game.space.basestars_gone = view.space.basestars_gone;
        game.space.heavy_raiders_gone = view.space.heavy_raiders_gone;
        for shown in &view.space.areas {
            game.space[shown.area].assault_raptors = shown.assault_raptors;
        }
        game.search = Search { active: view.search.active, rebels: view.search.rebels };
        game.decks.mutiny_gone = view.decks.mutiny_gone.iter().copied().collect();
    }

    pub(super) fn daybreak(&mut self, game: &mut Game) {
        if game.rules.has_mutiny {
            self.mutiny(game);
            self.motives(game);
        }
        if game.rules.has_demetrius {
            self.missions(game);
        }
    }

    fn mutiny(&mut self, game: &mut Game) {
        let view = self.view;
        let held = view.players.iter().flat_map(|player| &player.mutiny).chain(&view.decks.looking.mutiny);
        let mut unseen = self.unseen_of(Mutiny::all(), Source::Mutiny, &view.decks.mutiny, held);
        unseen.retain(|card| !view.decks.mutiny_gone.contains(card));
        let mut any = |_: &mut Chance| unseen.pop();
        for (player, shown) in game.players.iter_mut().zip(&view.players) {
            player.mutiny = self.held(Some(shown.seat), &shown.mutiny, &mut any);
        }
        game.decks.mutiny_looked_at = self.places(&view.decks.looking.mutiny, &mut any);
        game.decks.mutiny = self.deck(&view.decks.mutiny, &mut any);
    }

    fn motives(&mut self, game: &mut Game) {
        let view = self.view;
        let players = view.players.iter();
        let known = players.flat_map(|player| player.motives.iter().flatten().chain(&player.shown_motives));
        let known: Vec<Motive> = known.copied().collect();
        let mut unseen: Vec<Motive> = Motive::all().filter(|motive| !known.contains(motive)).collect();
        self.chance.shuffle(&mut unseen);
        for (player, shown) in game.players.iter_mut().zip(&view.players) {
            player.motives = self.held(Some(shown.seat), &shown.motives, &mut |_: &mut Chance| unseen.pop());
        }
        game.decks.motives = unseen.into_iter().collect();
    }

    fn missions(&mut self, game: &mut Game) {
        let view = self.view;
        let active = view.search.active.map(|active| active.card);
        let mut unseen = self.unseen_of(Mission::all(), Source::Mission, &view.decks.missions, [active].iter());
        game.decks.missions = self.deck(&view.decks.missions, &mut |_: &mut Chance| unseen.pop());
    }
}
