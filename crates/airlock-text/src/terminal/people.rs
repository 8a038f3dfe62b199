//! The rows of the people.

use airlock_game::Seat;
use airlock_game::state::{Place, Standing};
use airlock_game::terms::Title;
use airlock_game::view::{AssistView, PlayerView};

use super::{Writer, count};

impl Writer<'_> {
    pub(super) fn player(&self, player: &PlayerView) -> String {
        let view = self.view;
        let title = |holder: Option<Seat>, title| (holder == Some(player.seat)).then(|| self.words.name(title));
        let standing = match player.standing {
            Standing::Human => None,
            Standing::Cylon => Some(self.words.plain("page-cylon")),
            Standing::Sympathizer => Some(self.words.plain("page-sympathizer")),
            Standing::Leader => Some(self.words.plain("page-leader")),
            Standing::SympatheticCylon => Some(self.words.plain("page-sympathetic-cylon")),
        };
        let place = match player.place {
            Place::Off => self.words.plain("page-off-board"),
            Place::At(location) => self.words.name(location),
            Place::Piloting(area) => {
                let key = if player.in_raptor { "page-piloting-raptor" } else { "page-piloting" };
                self.words.say(key).name("area", area).end()
            }
        };
        let current = view.turn.number > 0 && view.turn.current == player.seat;
        let hand = self.counted("page-hand", player.hand.cards);
        let facts = [
            Some(place),
            current.then(|| self.words.plain("page-current")),
            title(view.admiral, Title::Admiral),
            title(view.president, Title::President),
            standing,
            player.infiltrating.then(|| self.words.plain("page-infiltrating")),
            Some(self.with(hand, player.hand.known.iter().map(|&card| self.words.card(card)))),
            self.loyalty(player),
            self.agenda(player),
            self.motives(player),
            self.super_crises(player),
            self.quorum(player),
            self.mutiny(player),
            self.miracles(player),
            player.once_used.then(|| self.words.plain("page-once-used")),
        ];
        self.facts(facts.into_iter().flatten())
    }

    fn loyalty(&self, player: &PlayerView) -> Option<String> {
        let known = player.loyalty.iter().flatten().map(|&card| self.words.loyalty(card));
        let shown = player.shown.iter();
        let shown = shown.map(|&card| self.words.say("page-shown").text("card", self.words.loyalty(card)).end());
        self.held("page-loyalty", player.loyalty.len() + player.shown.len(), known.chain(shown))
    }

    fn agenda(&self, player: &PlayerView) -> Option<String> {
        let known = player.agenda.iter().flatten().map(|&agenda| self.words.name(agenda));
        self.held("page-agenda", player.agenda.len(), known)
    }

    fn super_crises(&self, player: &PlayerView) -> Option<String> {
        let known = player.super_crises.iter().flatten().map(|&card| self.words.name(card));
        self.held("page-super-crisis", player.super_crises.len(), known)
    }

    /// The hand of Quorum cards is with the President.
    fn quorum(&self, player: &PlayerView) -> Option<String> {
        let hand = self.view.decks.quorum_hand.iter().filter(|_| self.view.president == Some(player.seat));
        let known = hand.clone().flatten().map(|&card| self.words.name(card));
        self.held("page-quorum", hand.count(), known)
    }

    /// How many cards somebody holds, with those that the viewer knows.
    pub(super) fn held(&self, key: &'static str, cards: usize, known: impl Iterator<Item = String>) -> Option<String> {
        (cards > 0).then(|| self.with(self.counted(key, count(cards)), known))
    }

    pub(super) fn assist(&self, assist: &AssistView) -> String {
        self.words.plain(if assist.lost { "page-assist-lost" } else { "page-assist" })
    }
}
