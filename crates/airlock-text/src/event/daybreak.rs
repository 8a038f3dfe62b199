//! What happens only with Daybreak: Mutiny cards, miracle tokens, motives, missions, assault raptors.

use airlock_game::Seat;
use airlock_game::event::DaybreakEvent;
use airlock_game::terms::Craft;

use super::Log;
use crate::phrase::Phrase;
use crate::say::Say;

impl<'a> Log<'a> {
    pub(super) fn daybreak(&self, event: DaybreakEvent) -> Say<'a> {
        match event {
            DaybreakEvent::MutinyDrawn { seat, card } => self.secret(self.who("log-mutiny-drawn", seat), card),
            DaybreakEvent::MutinyPlayed { seat, card } => self.who("log-mutiny-played", seat).name("card", card),
            DaybreakEvent::MutinyDiscarded { seat, card } => self.who("log-mutiny-discarded", seat).name("card", card),
            DaybreakEvent::MutineerRevealed { seat } => self.who("log-mutineer-revealed", seat),
            DaybreakEvent::MutinySeen { seat, card } => self.secret(self.who("log-mutiny-seen", seat), card),
            DaybreakEvent::MutinyPutUnder { seat } => self.who("log-mutiny-put-under", seat),
            DaybreakEvent::MutineerHandedOn { from, to } => self.between("log-mutineer-handed-on", from, to),

            DaybreakEvent::MiracleGained { seat, has } => self.who("log-miracle-gained", seat).number("count", has),
            DaybreakEvent::MiracleSpent { seat, has } => self.who("log-miracle-spent", seat).number("count", has),
            DaybreakEvent::MiracleMoved { from, to } => self.between("log-miracle-moved", from, to),
            DaybreakEvent::MiraclesLost { seat } => self.who("log-miracles-lost", seat),

            DaybreakEvent::QuorumSeen { by, card } => self.secret(self.who("log-quorum-seen", by), card),
            DaybreakEvent::QuorumPutUnder { seat } => self.who("log-quorum-put-under", seat),
            DaybreakEvent::CivilianReturned { area } => self.say("log-civilian-returned").name("area", area),
            DaybreakEvent::NukesRemoved => self.say("log-nukes-removed"),
            DaybreakEvent::OptionReplaced { seat, card } => self.who("log-option-replaced", seat).name("card", card),

            DaybreakEvent::MotiveDealt { seat, motive } => self.secret(self.who("log-motive-dealt", seat), motive),
            DaybreakEvent::MotiveRevealed { seat, motive } => {
                self.who("log-motive-revealed", seat).name("card", motive).name("side", motive.row().side)
            }

            DaybreakEvent::AbilitiesBarred => self.say("log-abilities-barred"),
            DaybreakEvent::MiraclePromised { above } => self.say("log-miracle-promised").number("count", above),
            DaybreakEvent::CheckCardRemoved { seat, card } => self.open(self.who("log-check-card-removed", seat), card),
            DaybreakEvent::TreacheryTurnedUp { card } => self.open(self.say("log-treachery-turned-up"), card),
            DaybreakEvent::TruceBegan { seat } => self.who("log-truce-began", seat),
            DaybreakEvent::DiscardSpared { by, seat } => self.two("log-discard-spared", by, seat),
            DaybreakEvent::CardLaidOpen { seat, card } => self.open(self.who("log-card-laid-open", seat), card),

            DaybreakEvent::MissionActivated { seat, card } => {
                self.who("log-mission-activated", seat).name("card", card)
            }
            DaybreakEvent::MissionTurnedDown { card } => self.say("log-mission-turned-down").name("card", card),
            DaybreakEvent::MissionCleared { card } => self.say("log-mission-cleared").name("card", card),
            DaybreakEvent::HeavyRaidersRemoved => self.say("log-heavy-raiders-removed"),
            DaybreakEvent::CenturionsRemoved => self.say("log-centurions-removed"),
            DaybreakEvent::PiecesLeftGame { basestars, heavy_raiders, centurions } => {
                self.say("log-pieces-left-game").text("pieces", self.pieces(basestars, heavy_raiders, centurions))
            }
            DaybreakEvent::SkillDeckSearched { seat, skill } => {
                self.who("log-skill-deck-searched", seat).name("skill", skill)
            }
            DaybreakEvent::RebelBasestarJoined { side } => self.say("log-rebel-basestar-joined").name("side", side),
            DaybreakEvent::ColonialOneDestroyed => self.say("log-colonial-one-destroyed"),
            DaybreakEvent::HubDestroyed => self.say("log-hub-destroyed"),

            DaybreakEvent::AssaultRaptorGained { area: None } => self.say("log-assault-raptor-gained"),
            DaybreakEvent::AssaultRaptorGained { area: Some(area) } => {
                self.say("log-assault-raptor-gained-in").name("area", area)
            }
            DaybreakEvent::AssaultRaptorDestroyed { at } => {
                self.say("log-assault-raptor-destroyed").text("raptor", self.assault_raptor(at))
            }
            DaybreakEvent::AssaultRaptorLaunched { area, pilot: None } => {
                self.say("log-assault-raptor-launched").name("area", area)
            }
            DaybreakEvent::AssaultRaptorLaunched { area, pilot: Some(seat) } => {
                self.who("log-assault-raptor-launched-pilot", seat).name("area", area)
            }
            DaybreakEvent::AssaultRaptorMoved { from, to } => {
                self.say("log-assault-raptor-moved").name("from", from).name("to", to)
            }
            DaybreakEvent::AssaultRaptorReturned { from } => self.say("log-assault-raptor-returned").name("area", from),
            DaybreakEvent::AssaultRaptorStayed { area, pilot: None } => {
                self.say("log-assault-raptor-stayed").name("area", area)
            }
            DaybreakEvent::AssaultRaptorStayed { area, pilot: Some(seat) } => {
                self.who("log-assault-raptor-stayed-pilot", seat).name("area", area)
            }
        }
    }

    fn between(&self, key: &'static str, from: Seat, to: Seat) -> Say<'a> {
        self.who(key, from).seat("to", to, self.people)
    }

    /// The pieces of the Cylons that are out of the game.
    fn pieces(&self, basestars: u8, heavy_raiders: u8, centurions: u8) -> Phrase {
        let ships = |craft, count: u8| (count > 0).then(|| self.words.ships(craft, count));
        let centurions = (centurions > 0).then(|| self.say("n-centurions").number("count", centurions).end());
        let all = [ships(Craft::Basestar, basestars), ships(Craft::HeavyRaider, heavy_raiders), centurions];
        self.words.and(all.into_iter().flatten().collect())
    }
}
