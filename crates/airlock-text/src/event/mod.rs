//! The log: one sentence for each event, of the whole event or of what a seat may know of it.

mod about;
mod battle;
mod daybreak;
mod happening;
mod story;

pub use happening::Happening;
pub use story::StoryLine;

use airlock_game::cards::{Civilian, Loyalty, SkillCard, Team};
use airlock_game::event::PeekedCard;
use airlock_game::{Event, Seat, Secret, Source};

use crate::names::{Named, Names, People};
use crate::phrase::Phrase;
use crate::say::Say;
use crate::words::{Words, capital, minus};

impl Words {
    /// What happened, in the past tense; a reader who has a seat is "you".
    pub fn event(&self, event: &Event, names: &dyn Names, reader: Option<Seat>) -> String {
        Log { words: self, people: People { names, reader } }.sentence(event)
    }
}

struct Log<'a> {
    words: &'a Words,
    people: People<'a>,
}

impl<'a> Log<'a> {
    fn sentence(&self, event: &Event) -> String {
        match *event {
            Event::FirstPlayer { seat } => self.who("log-first-player", seat),
            Event::CharacterPicked { seat, character } => {
                self.who("log-character-picked", seat).name("character", character)
            }
            Event::AssistPicked { seat, character } => self.who("log-assist-picked", seat).name("character", character),
            Event::LoyaltyDealt { seat, card } => self.loyalty(self.who("log-loyalty-dealt", seat), card),
            Event::AgendaDrawn { seat, agenda } => self.secret(self.who("log-agenda-drawn", seat), agenda),
            Event::DestinyBuilt { cards } => self.say("log-destiny-built").number("count", cards),

            Event::NewRules { version } => self.say("log-new-rules").text("version", version.to_string()),
            Event::TurnBegan { seat, number } => self.who("log-turn-began", seat).number("number", number),
            Event::TurnEnded { seat } => self.who("log-turn-ended", seat),
            Event::Arrived { seat, at } => self.who("log-arrived", seat).name("where", at),
            Event::Moved { seat, to } => self.who("log-moved", seat).name("where", to),
            Event::Flew { seat, to } => self.who("log-flew", seat).name("area", to),
            Event::Sent { seat, to } => self.who("log-sent", seat).name("where", to),
            Event::ActionTaken { seat, source } => self.who("log-action-taken", seat).name("source", source),
            Event::ViperActivated { seat } => self.who("log-viper-activated", seat),
            Event::OrderGiven { to } => self.who("log-order-given", to),
            Event::AbilityUsed { seat, ability } => self.who("log-ability-used", seat).name("ability", ability),

            Event::Drew { seat, skill, card } => self.card(self.who("log-drew", seat).name("skill", skill), card),
            Event::Discarded { seat, card } => self.open(self.who("log-discarded", seat), card),
            Event::CardPlayed { seat, card } => self.open(self.who("log-card-played", seat), card),
            Event::DeckReshuffled { deck } => self.say("log-deck-reshuffled").name("deck", deck),
            Event::HandSeen { seat, by, card } => self.card(self.two("log-hand-seen", by, seat), card),
            Event::CardGiven { from, to, card } => {
                self.card(self.who("log-card-given", from).seat("to", to, self.people), card)
            }
            Event::HandsSwapped { seat, with } => self.who("log-hands-swapped", seat).seat("to", with, self.people),
            Event::DestinyTaken { seat, card } => self.card(self.who("log-destiny-taken", seat), card),
            Event::PutOnDestiny { seat, card } => self.card(self.who("log-put-on-destiny", seat), card),
            Event::ShuffledIntoDestiny { skill, cards } => {
                self.say("log-shuffled-into-destiny").name("skill", skill).number("count", cards)
            }
            Event::DestinySeen { seat, card } => self.card(self.who("log-destiny-seen", seat), card),
            Event::DestinyDiscarded { card } => self.open(self.say("log-destiny-discarded"), card),
            Event::DestinyShuffled => self.say("log-destiny-shuffled"),
            Event::CardTaken { from, by, card } => self.card(self.two("log-card-taken", by, from), card),

            Event::CheckBegan { on, difficulty } => {
                self.say("log-check-began").name("source", on).text("difficulty", minus(difficulty.into()))
            }
            Event::DifficultyChanged { by, to } => {
                self.say("log-difficulty-changed").change("by", by).text("to", minus(to.into()))
            }
            Event::CardsFaceUp => self.say("log-cards-face-up"),
            Event::SkillCountsPositive { skill } => self.say("log-skill-counts-positive").name("skill", skill),
            Event::SkillHasNoStrength { skill } => self.say("log-skill-has-no-strength").name("skill", skill),
            Event::CheckIsReckless => self.say("log-check-is-reckless"),
            Event::CheckAbility { card } => self.open(self.say("log-check-ability"), card),
            Event::DestinyLeftOut => self.say("log-destiny-left-out"),
            Event::CardLearned { seat, skill, card } => {
                self.card(self.who("log-card-learned", seat).name("skill", skill), card)
            }
            Event::LearnedKept { seat, for_check } => {
                self.who("log-learned-kept", seat).text("for-check", yes(for_check))
            }
            Event::AddedCardSeen { seat, by, card } => self.card(self.two("log-added-card-seen", by, seat), card),
            Event::DestinyAdded { card } => self.card(self.say("log-destiny-added"), card),
            Event::CardAdded { seat, card } => self.card(self.who("log-card-added", seat), card),
            Event::CardsAdded { seat, cards } => self.who("log-cards-added", seat).number("count", cards),
            Event::CardRevealed { card, positive } => {
                self.open(self.say("log-card-revealed").text("positive", yes(positive)), card)
            }
            Event::Totalled { total, difficulty } => {
                self.say("log-totalled").text("total", minus(total)).text("difficulty", minus(difficulty.into()))
            }
            Event::CheckEnded { outcome } => self.say("log-check-ended").name("outcome", outcome),
            Event::CheckDecided { by, outcome } => self.who("log-check-decided", by).name("outcome", outcome),
            Event::CheckCardTaken { seat, card } => self.open(self.who("log-check-card-taken", seat), card),

            Event::CrisesDrawn { seat, cards } => self.who("log-crises-drawn", seat).number("count", cards),
            Event::CrisisSeen { card } => self.secret(self.say("log-crisis-seen"), card),
            Event::CrisisRevealed { seat, card } => self.who("log-crisis-revealed", seat).name("card", card),
            Event::CrisisReplaced { card } => self.say("log-crisis-replaced").name("card", card),
            Event::CrisisDiscarded { card } => self.say("log-crisis-discarded").name("card", card),
            Event::CrisisPutUnder { seat } => self.who("log-crisis-put-under", seat),
            Event::OptionChosen { seat, card, option } => {
                self.who("log-option-chosen", seat).text("option", self.option(card, option))
            }
            Event::OptionSwitched { seat, card, option } => {
                self.who("log-option-switched", seat).text("option", self.option(card, option))
            }
            Event::StaysInPlay { card, with: None } => self.say("log-stays-in-play").name("card", card),
            Event::StaysInPlay { card, with: Some(seat) } => self.who("log-stays-with", seat).name("card", card),
            Event::LeftPlay { card } => self.say("log-left-play").name("card", card),
            Event::LeftGame { card } => self.say("log-left-game").name("card", card),

            Event::Turned { resource, by, to } => {
                self.say("log-turned").name("resource", resource).change("by", by).number("to", to)
            }
            Event::JumpTrackMoved { to } => self.say("log-jump-track-moved").text("space", self.track(to)),
            Event::Travelled { by, to } => self.say("log-travelled").number("by", by).number("to", to),
            Event::ResourceShielded { seat, resource } => {
                self.who("log-resource-shielded", seat).name("resource", resource)
            }
            Event::LossPrevented { resource } => self.say("log-loss-prevented").name("resource", resource),
            Event::JumpPromised { seat } => self.who("log-jump-promised", seat),
            Event::JumpStepSkipped => self.say("log-jump-step-skipped"),
            Event::NukeSpent { left } => self.say("log-nuke-spent").number("count", left),

            Event::Rolled { seat, purpose, die, result } => self.rolled(seat, purpose, die, result),
            Event::CardInsteadOfRoll { seat, purpose, card, result } => {
                self.instead_of_roll(seat, purpose, card, result)
            }
            Event::DieShifted { by, result } => self.say("log-die-shifted").change("by", by).number("result", result),
            Event::DieBonus { by } => self.say("log-die-bonus").change("by", by),

            Event::CylonShipsActivated { icon } => self.say("log-cylon-ships-activated").name("icon", icon),
            Event::Placed { craft, area } => self.craft("log-placed", craft).name("area", area),
            Event::Launched { craft, area } => self.craft("log-launched", craft).name("area", area),
            Event::ViperLaunched { area, pilot: None } => self.say("log-viper-launched").name("area", area),
            Event::ViperLaunched { area, pilot: Some(seat) } => {
                self.who("log-viper-launched-pilot", seat).name("area", area)
            }
            Event::ViperMoved { from, to } => self.say("log-viper-moved").name("from", from).name("to", to),
            Event::ViperPiloted { seat, area } => self.who("log-viper-piloted", seat).name("area", area),
            Event::ViperHit { at, destroyed } => {
                self.say("log-viper-hit").text("viper", self.viper(at)).text("destroyed", yes(destroyed))
            }
            Event::ViperReturned { from } => self.say("log-viper-returned").text("viper", self.viper(from)),
            Event::ViperRepaired => self.say("log-viper-repaired"),
            Event::ShipReturned { craft } => self.craft("log-ship-returned", craft),
            Event::RaiderMoved { from, to } => self.say("log-raider-moved").name("from", from).name("to", to),
            Event::HeavyRaiderMoved { from, to } => {
                self.say("log-heavy-raider-moved").name("from", from).name("to", to)
            }
            Event::ScarMoved { from, to } => self.say("log-scar-moved").name("from", from).name("to", to),
            Event::RaidersDistracted { seat, area, raiders } => {
                self.who("log-raiders-distracted", seat).name("area", area).number("count", raiders)
            }
            Event::BasestarRemoved { area } => self.say("log-basestar-removed").name("area", area),
            Event::CylonShipDestroyed { craft, area } => {
                self.craft("log-cylon-ship-destroyed", craft).name("area", area)
            }
            Event::BasestarDamaged { basestar: _, area, token } => {
                self.say("log-basestar-damaged").name("area", area).name("token", token)
            }
            Event::CenturionBoarded { from: None } => self.say("log-centurion-boarded"),
            Event::CenturionBoarded { from: Some(area) } => self.say("log-centurion-boarded-from").name("area", area),
            Event::CenturionsAdvanced => self.say("log-centurions-advanced"),
            Event::CenturionDestroyed { space } => self.say("log-centurion-destroyed").number("space", space + 1),
            Event::CivilianSeen { area, ship } => self.civilian(self.say("log-civilian-seen").name("area", area), ship),
            Event::CivilianMoved { from, to } => self.say("log-civilian-moved").name("from", from).name("to", to),
            // What is lost with it follows as events of its own.
            Event::CivilianDestroyed { from: None, ship: _ } => self.say("log-civilian-destroyed"),
            Event::CivilianDestroyed { from: Some(area), ship: _ } => {
                self.say("log-civilian-destroyed-in").name("area", area)
            }
            Event::RaptorDestroyed => self.say("log-raptor-destroyed"),
            Event::AttackMissed { attacker, defender } => self
                .say("log-attack-missed")
                .text("attacker", self.attacker(attacker))
                .text("defender", self.defender(defender)),
            Event::GalacticaDamaged { token } => self.galactica_damaged(token),
            Event::PegasusDamaged { token } => self.say("log-galactica-damaged").name("where", token.location()),
            Event::PegasusDestroyed => self.say("log-pegasus-destroyed"),
            Event::DamageTokenSeen { token } => self.secret(self.say("log-damage-token-seen"), token),
            Event::LocationRepaired { location } => self.say("log-location-repaired").name("where", location),

            Event::FleetJumped => self.say("log-fleet-jumped"),
            Event::DestinationSeen { card } => self.secret(self.say("log-destination-seen"), card),
            Event::DestinationChosen { seat, card } => self.who("log-destination-chosen", seat).name("card", card),
            Event::DestinationDiscarded { card } => self.say("log-destination-discarded").name("card", card),
            Event::DestinationDrawn { card } => self.say("log-destination-drawn").name("card", card),
            Event::NextJumpEnds => self.say("log-next-jump-ends"),

            Event::NewCapricaReached => self.say("log-new-caprica-reached"),
            Event::GalacticaReturned => self.say("log-galactica-returned"),
            Event::OccupationPlaced => self.say("log-occupation-placed"),
            Event::OccupationMoved { from: _, to } => self.say("log-occupation-moved").name("to", to),
            Event::ShipyardRaided => self.say("log-shipyard-raided"),
            Event::OccupationDestroyed { at } => self.say("log-occupation-destroyed").name("where", at),
            Event::ShipPrepared => self.say("log-ship-prepared"),
            Event::ShipEvacuated { area } => self.say("log-ship-evacuated").name("area", area),
            Event::LockedShipSeen { seat, ship } => self.civilian(self.who("log-locked-ship-seen", seat), ship),
            Event::LockedShipReturned { seat, under } => {
                self.who("log-locked-ship-returned", seat).text("under", yes(under))
            }
            Event::LeftNewCaprica { seat } => self.who("log-left-new-caprica", seat),

            Event::BottomSeen { seat, deck, card } => {
                self.peeked(self.who("log-bottom-seen", seat).name("deck", deck), card)
            }
            Event::CardPeeked { seat, deck, card } => {
                self.peeked(self.who("log-card-peeked", seat).name("deck", deck), card)
            }
            Event::CardLeftOnTop { seat, deck } => self.who("log-card-left-on-top", seat).name("deck", deck),
            Event::CardPutUnder { seat, deck } => self.who("log-card-put-under", seat).name("deck", deck),
            Event::LoyaltySeen { by, of, card } => {
                let say = self.say("log-loyalty-seen").seat("by", by, self.people).seat("whom", of, self.people);
                self.loyalty(say, card)
            }

            Event::TitleGiven { title, seat } => self.who("log-title-given", seat).name("title", title),
            Event::QuorumDrawn { seat, card } => self.secret(self.who("log-quorum-drawn", seat), card),
            Event::QuorumReceived { seat, card } => self.secret(self.who("log-quorum-received", seat), card),
            Event::QuorumPlayed { seat, card } => self.who("log-quorum-played", seat).name("card", card),
            Event::QuorumUsed { seat, card } => self.who("log-quorum-used", seat).name("card", card),
            Event::QuorumDiscarded { card } => self.say("log-quorum-discarded").name("card", card),

            Event::SleeperAgentPhase => self.say("log-sleeper-agent-phase"),
            Event::CylonRevealed { seat, card } if card.row().team == Team::SympatheticCylon => {
                self.who("log-sympathetic-cylon", seat)
            }
            Event::CylonRevealed { seat, card } => {
                self.who("log-cylon-revealed", seat).text("card", self.words.loyalty(card))
            }
            Event::Executed { seat, character } => {
                self.who("log-executed", seat).text("character", self.words.short(character))
            }
            Event::LoyaltyShown { seat, card } => {
                self.who("log-loyalty-shown", seat).text("card", self.words.loyalty(card))
            }
            Event::InfiltrationBegan { seat } => self.who("log-infiltration-began", seat),
            Event::InfiltrationEnded { seat } => self.who("log-infiltration-ended", seat),
            Event::SympathizerRevealed { seat, cylon } => {
                self.who("log-sympathizer-revealed", seat).text("cylon", yes(cylon))
            }
            Event::LoyaltyHandedOn { from, to, cards } => {
                self.who("log-loyalty-handed-on", from).seat("to", to, self.people).number("count", cards)
            }
            Event::LoyaltyReceived { seat, card } => self.loyalty(self.who("log-loyalty-received", seat), card),
            Event::SuperCrisisDrawn { seat, card } => self.secret(self.who("log-super-crisis-drawn", seat), card),
            Event::SuperCrisisDiscarded { seat, card } => {
                self.who("log-super-crisis-discarded", seat).name("card", card)
            }
            Event::AssistLoyaltyTurned { card } => {
                self.say("log-assist-loyalty-turned").text("card", self.words.loyalty(card))
            }

            Event::Daybreak(event) => self.daybreak(event),

            Event::GameEnded { ending } => self.say("log-game-ended").text("ending", self.words.ending(ending)),
        }
        .sentence()
    }

    fn say<T>(&self, key: &'static str) -> Say<'a, T> {
        self.words.say(key)
    }

    fn who<T>(&self, key: &'static str, seat: Seat) -> Say<'a, T> {
        self.say(key).seat("who", seat, self.people)
    }

    /// Something that one player did with another.
    fn two(&self, key: &'static str, by: Seat, seat: Seat) -> Say<'a> {
        self.who(key, seat).seat("by", by, self.people)
    }

    /// What an option of a Crisis does.
    fn option(&self, card: Source, option: u8) -> Phrase {
        let row = card.crisis_row().expect("options are of Crisis cards");
        self.words.crisis_option_told(row, option)
    }

    fn open(&self, say: Say<'a>, card: SkillCard) -> Say<'a> {
        say.text("card", self.words.card(card))
    }

    // Cards that the reader may know or not

    fn shown(&self, say: Say<'a>, card: Option<Phrase>) -> Say<'a> {
        say.text("known", yes(card.is_some())).text("card", card.unwrap_or_default())
    }

    fn secret<T: Named + Copy>(&self, say: Say<'a>, card: Secret<T>) -> Say<'a> {
        self.shown(say, card.value.map(|card| self.words.noun(card).map(capital)))
    }

    fn card(&self, say: Say<'a>, card: Secret<SkillCard>) -> Say<'a> {
        self.shown(say, card.value.map(|card| self.words.card(card)))
    }

    fn loyalty(&self, say: Say<'a>, card: Secret<Loyalty>) -> Say<'a> {
        self.shown(say, card.value.map(|card| self.words.loyalty(card)))
    }

    fn civilian(&self, say: Say<'a>, ship: Secret<Civilian>) -> Say<'a> {
        self.shown(say, ship.value.map(|ship| self.words.text(ship).into()))
    }

    fn peeked(&self, say: Say<'a>, card: Secret<PeekedCard>) -> Say<'a> {
        self.shown(say, card.value.map(|card| self.words.peeked(card)))
    }
}

fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
