//! Execution (PEG-092 to PEG-106, DAY-013, DAY-030, DAY-055).
//!
//! A human comes back as another character (`rules::newcomer`); a Cylon goes where Cylons wake up.

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::{Loyalty, Pick, StandingRule, Start, Trait};
use crate::event::{Cause, Ending, Event, ViperAt};
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::rules::loyalty::mutineer::{HandOnMutineer, TurnUpMutineer};
use crate::rules::loyalty::reveal::Reveal;
use crate::rules::mutiny::DrawMutiny;
use crate::rules::skills::discard::{Demand, Discards};
use crate::seat::{Seat, SeatSet};
use crate::state::{Place, Standing};
use crate::terms::{Location, Resource, Side};

/// Players who are executed, one after the other; of several the current player says who is next (BASE-006).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Execution {
    /// Who is still to be executed.
    seats: SeatSet,
    /// Whose execution costs no morale (PEG-066).
    spared: SeatSet,
    /// Whose execution is under way.
    seat: Seat,
    /// Where he would be locked up.
    prison: Location,
    /// Who receives his hidden Loyalty cards (PEG-095).
    heir: Option<Seat>,
    stage: Stage,
    /// He died in the Brig, which his new character has left (BASE-170).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    from_brig: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Next,
    Prove,
    /// A Cylon shows one card and names who gets the others.
    Reveal,
    /// He goes to the other Cylons.
    Leave,
    PickCharacter,
    StartArea,
    StartLocation,
    Titles,
    /// A card that he was dealt may be the Mutineer (DAY-023).
    Mutineer,
    /// Mutiny cards that the new character starts with (DAY-030, DAY-055).
    Mutiny,
    /// Several are left, and the current player orders them (BASE-006).
    Order,
}

impl Execution {
    pub(crate) fn of(seats: SeatSet) -> Execution {
        Execution {
            seats,
            spared: SeatSet::NONE,
            seat: Seat(0),
            prison: Location::Brig,
            heir: None,
            stage: Stage::Next,
            from_brig: false,
        }
    }

    /// Whom a loss of morale has doomed, if it is resolved (PEG-066).
    pub(crate) fn due(game: &mut Game) -> Option<Execution> {
        if game.turn.more.doomed.is_empty() {
            return None;
        }
        let doomed = std::mem::take(&mut game.turn.more.doomed);
        let still = |&seat: &Seat| game.property(seat, Trait::executed_at_morale).is_some();
        let seats: SeatSet = doomed.iter().filter(still).collect();
        (!seats.is_empty()).then_some(Execution { spared: seats, ..Execution::of(seats) })
    }

    fn to(self, stage: Stage) -> Execution {
        Execution { stage, ..self }
    }

    fn next(self, game: &mut Game) -> Flow {
        match (self.seats.first(), self.seats.count()) {
            // PEG-104: whoever this execution dooms comes after it.
            (None, _) => Execution::due(game).map_or(Flow::Done, Flow::go),
            (Some(seat), 1) => self.begin(game, seat),
            (Some(_), _) => Flow::ask(self.to(Stage::Order)),
        }
    }

    /// PEG-092 step 1.
    fn begin(self, game: &mut Game, seat: Seat) -> Flow {
        let player = game.player_mut(seat);
        player.was_executed = true;
        let character = player.character.expect("everybody has a character");
        game.log(Event::Executed { seat, character });
        // DAY-013, MIX-006.
        game.discard_all_mutiny(seat);
        game.lose_miracles(seat);
        let seats = self.seats.without(SeatSet::only(seat));
        let prison = game.prison_of(seat);
        let from_brig = game.is_in_brig(seat);
        let next = Execution { seats, seat, prison, heir: None, stage: Stage::Prove, from_brig, ..self };
        Flow::call(next, Discards::of(seat, Demand::All))
    }

    /// PEG-092 step 2.
    fn prove(self, game: &mut Game) -> Flow {
        game.discard_attached(self.seat);
        if game.player(self.seat).standing != Standing::Human {
            return Flow::go(self.to(Stage::Leave));
        }
        let Some(card) = game.hidden_cylon_cards(self.seat).next() else { return self.mourn(game) };
        if self.proofs(game).is_empty() { self.reveal(game, card, None) } else { Flow::ask(self.to(Stage::Reveal)) }
    }

    /// The card and who gets the others are named together, since that somebody has two Cylon cards
    /// to choose from is nobody else's business.
    fn proofs(&self, game: &Game) -> Vec<Choice> {
        if game.player(self.seat).loyalty.len() < 2 {
            return Vec::new();
        }
        let heirs = game.heirs(self.seat);
        let cards = game.hidden_cylon_cards(self.seat);
        cards.flat_map(|card| heirs.iter().map(move |heir| Choice::HandOn(card, heir))).collect()
    }

    /// PEG-093, PEG-094.
    fn reveal(self, game: &mut Game, card: Loyalty, heir: Option<Seat>) -> Flow {
        game.turn_up_cylon(self.seat, card);
        let next = Execution { heir, stage: Stage::Leave, ..self };
        match game.discards_at_reveals() {
            Some(discards) => Flow::call(next, discards),
            None => Flow::go(next),
        }
    }

    /// PEG-092 step 5, PEG-106.
    fn leave(self, game: &mut Game) -> Flow {
        game.join_cylons(self.seat);
        if let Some(heir) = self.heir {
            game.hand_on_loyalty(self.seat, heir);
        }
        game.turn.ended |= game.turn.current == self.seat;
        // DAY-030.
        match HandOnMutineer::due(game, self.seat) {
            Some(hand_on) => Flow::call(self.to(Stage::Next), hand_on),
            None => Flow::go(self.to(Stage::Next)),
        }
    }

    /// PEG-092 step 3.
    fn mourn(self, game: &mut Game) -> Flow {
        game.show_all_loyalty(self.seat);
        if !self.spared.contains(self.seat) {
            let before = game.fleet.dial(Resource::Morale);
            game.turn_dial(Resource::Morale, -1);
            game.fleet.mourned |= game.fleet.dial(Resource::Morale) < before;
        }
        game.bury(self.seat);
        if game.newcomers().next().is_none() {
            game.end(Ending { winner: Side::Cylon, cause: Cause::NoCharacters });
            return Flow::Done;
        }
        Flow::ask(self.to(Stage::PickCharacter))
    }
}

impl Procedure for Execution {
    fn step(self, game: &mut Game) -> Flow {
        match self.stage {
            Stage::Next => self.next(game),
            Stage::Prove => self.prove(game),
            Stage::Leave => self.leave(game),
            Stage::Titles => {
                // PEG-097: only those that he held.
                game.settle_titles_of(self.seat);
                game.settle_admiral(self.seat, self.from_brig);
                Flow::go(self.to(Stage::Mutiny))
            }
            Stage::Mutiny => {
                let next = self.to(Stage::Mutineer);
                match game.newcomers_mutiny(self.seat) {
                    0 => Flow::go(next),
                    cards => Flow::call(next, DrawMutiny::each(game, SeatSet::only(self.seat), cards)),
                }
            }
            Stage::Mutineer => {
                let next = self.to(Stage::Next);
                match (game.hidden_mutineer(self.seat), game.received_sympathizer(self.seat)) {
                    (Some(card), _) => Flow::call(next, TurnUpMutineer::dealt(self.seat, card)),
                    // BASE-181, PEG-091.
                    (None, Some(card)) => Flow::call(next, Reveal::new(self.seat, card)),
                    (None, None) => Flow::go(next),
                }
            }
            Stage::Reveal | Stage::PickCharacter | Stage::StartArea | Stage::StartLocation | Stage::Order => {
                Flow::ask(self)
            }
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let (question, choices): (Question, Vec<Choice>) = match self.stage {
            Stage::Order => {
                let doomed = self.seats.iter().map(Choice::Seat).collect();
                return asks.push(choose(game.turn.current, Question::NextExecuted, doomed));
            }
            Stage::Reveal => (Question::RevealAndHandOn, self.proofs(game)),
            Stage::PickCharacter => (Question::PickCharacter, game.newcomers().map(Choice::Character).collect()),
            Stage::StartArea => (Question::StartArea, game.viper_starts()),
            Stage::StartLocation => match game.debut(self.seat, self.prison) {
                Start::Either(one, other) => (Question::StartLocation, [one, other].map(Choice::Location).to_vec()),
                start => unreachable!("{start:?} leaves no choice"),
            },
            Stage::Next | Stage::Prove | Stage::Leave | Stage::Titles | Stage::Mutineer | Stage::Mutiny => {
                unreachable!("nothing is asked in {:?}", self.stage)
            }
        };
        if !choices.is_empty() {
            asks.push(choose(self.seat, question, choices));
        }
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let place = match answer.choice() {
            Choice::Seat(next) => return self.begin(game, next),
            Choice::HandOn(card, heir) => return self.reveal(game, card, Some(heir)),
            Choice::Character(character) => {
                game.bring_in(seat, character);
                match game.debut(seat, self.prison) {
                    Start::Viper => return Flow::ask(self.to(Stage::StartArea)),
                    Start::Either(..) => return Flow::ask(self.to(Stage::StartLocation)),
                    Start::At(location) => Place::At(location),
                    Start::OffBoard => Place::Off,
                }
            }
            Choice::Area(area) => Place::Piloting(area),
            Choice::LaunchRaptor(area) => {
                game.launch_in_raptor(seat, area);
                return Flow::go(self.to(Stage::Titles));
            }
            Choice::Location(location) => Place::At(location),
            choice => unreachable!("{choice:?} is no answer in {:?}", self.stage),
        };
        game.put_newcomer(seat, place);
        Flow::go(self.to(Stage::Titles))
    }
}

impl Game {
    /// PEG-066: a drop of morale dooms whoever cannot bear it, once its cause is resolved.
    pub(crate) fn doom_the_fragile(&mut self) {
        let morale = self.fleet.dial(Resource::Morale);
        let fragile = |&seat: &Seat| {
            let breaks = self.property(seat, Trait::executed_at_morale);
            breaks.is_some_and(|at| morale <= i8::try_from(at).expect("a value of a dial"))
        };
        let fragile: SeatSet = self.seats().filter(fragile).collect();
        self.turn.more.doomed = self.turn.more.doomed.or(fragile);
    }

    /// PEG-072: those who lose their hands when a Cylon card is turned up.
    pub(crate) fn discards_at_reveals(&self) -> Option<Discards> {
        let seats: SeatSet = self.seats().filter(|&seat| self.has(seat, Trait::DiscardsAtReveals)).collect();
        (!seats.is_empty()).then(|| Discards::new(seats, Demand::All, Pick::Own))
    }

    /// The character leaves the game; before the Sleeper Agent phase the card that he still had to get
    /// comes at once (PEG-092 step 3).
    fn bury(&mut self, seat: Seat) {
        let player = self.player(seat);
        let character = player.character.expect("everybody has a character");
        if player.piloting().is_some() {
            // DAY-088.
            match std::mem::take(&mut self.player_mut(seat).in_raptor) {
                true => self.fleet.assault_raptors += 1,
                false => self.fleet.vipers += 1,
            }
            self.log(Event::ViperReturned { from: ViperAt::Pilot(seat) });
        }
        let owed = match self.sleeper_phase_is_over() {
            true => 0,
            false => self.property(seat, Trait::sleeper_loyalty).map_or(0, |cards| cards - 1),
        };
        self.player_mut(seat).place = Place::Off;
        self.fleet.executed.push(character);
        for _ in 0..owed {
            self.deal_late_loyalty(seat);
        }
    }

    /// All his Loyalty cards lie open from now on.
    fn show_all_loyalty(&mut self, seat: Seat) {
        let cards = self.player(seat).loyalty;
        self.player_mut(seat).loyalty.clear();
        for held in cards.iter() {
            self.player_mut(seat).shown.push(held.card);
            self.log(Event::LoyaltyShown { seat, card: held.card });
        }
    }

    /// PEG-110: who is where a jump kills.
    pub(crate) fn doomed_by_jump(&self) -> SeatSet {
        let deadly = |at: Location| {
            self.decks.rule(|rule| matches!(rule, StandingRule::DeadlyAtJump(locations) if locations.contains(&at)))
        };
        self.seats().filter(|&seat| self.player(seat).location().is_some_and(deadly)).collect()
    }
}
