//! One of everything that is said before a game and in a terminal.

use airlock_game::cards::{
    Ability, Agenda, Character, Civilian, Crisis, Destination, Loyalty, Quorum, SkillCard, SkillName, SuperCrisis,
};
use airlock_game::orders::{StandingOrder, Usable};
use airlock_game::save::ReplayError;
use airlock_game::save::legacy::Changed;
use airlock_game::state::{ActiveMission, Basestar, InPlay, Place, Scar, Search, Standing};
use airlock_game::terms::{Area, BasestarDamage, GalacticaDamage, Location, Resource, Side};
use airlock_game::view::{AssistView, NewCapricaView, PileView};
use airlock_game::{Cause, Difficulty, Ending, Game, Illegal, Rulings, Setup, SetupError, Source, View, Viewer};
use airlock_text::{Benched, Command, Misuse, Notice, Tallied, Usage, Variant, Wants};

use super::{ME, OTHER, THIRD, crisis, cylon, mission, motive, mutiny, quorum, skill_card};

every!(difficulties: Difficulty [Normal, Easier, Harder]);

every!(rulings: Rulings [Printed, Later]);

every!(variants: Variant [NoSympathizer, Cooperative, NoLeaders, SympatheticCylon]);

every!(orders: StandingOrder [
    PassCheck(2), PassTurn(3), PassAlways(Usable::Card(SkillName::StrategicPlanning)),
    PassAlways(Usable::Ability(Ability::MoralCompass)), PassAlways(Usable::Quorum(quorum())), PassAlways(Usable::Motive(motive())),
]);

type SomeNotice = Notice<'static>;

every!(notices: SomeNotice [
    Greeting { players: 3, seed: u64::MAX, seat: ME }, GoesOn { file: "game.json", answers: 1 },
    GoesOn { file: "game.json", answers: 20 }, HowToAnswer, Saved { file: "game.json" }, NoCards,
    OrderGiven { order: "pass" }, NoOrders, NoWindow,
    NoSuchCard { wanted: "xylophone" }, NoSuchRuling { wanted: "BASE-999", first: "BASE-001", last: "BASE-281" },
    Ruling { id: "BASE-089", origin: "R/C", contested: true, section: "7" },
    Ruling { id: "BASE-090", origin: "R", contested: false, section: "7" },
    NoRulingMentions { wanted: "xylophone" }, HowMany { min: 0, max: 1 }, HowMany { min: 0, max: 5 },
    HowMany { min: 1, max: 1 }, HowMany { min: 3, max: 3 }, HowMany { min: 1, max: 3 }, WantsNumber { answers: 4 },
    WantsCards { min: 0, max: 2 }, CardTwice { number: "3" }, What(Wants::Card), What(Wants::Rules),
    What(Wants::Save), Moment { at: 3, answers: 20 }, Verified { hash: "0123abcd" }, Sealed { seal: "0123abcd" }, OtherSeal { seal: "0123abcd" }, Asked { who: "Adama", question: "Choose where to move" },
    Games { games: 1, players: 5, bots: "random", seed: 0 },
    Games { games: 5_000_000_000, players: 5, bots: "random", seed: 0 },
    Progress { done: "3", all: "100", left: "2 s" },
    Pace { answers: 500, seconds: "0.25", threads: 2, a_second: 2000, on_each_thread: 1000 },
    NoLanguage { wanted: "tlh", known: "en-GB, es" }, NoSet { wanted: "xylophone", known: "base, pegasus" },
    NoDeck { wanted: "xylophone", known: "crisis, quorum" }, NoSeat { number: 9, last: 4 }, TooLarge, NotASave, NotAText,
    NoScenarioInFile, AnotherGame { file: "game.json" }, NoScenarios { folders: "scenarios" },
    Checked { passed: 12, failed: 1 }, Shown { set: "BASE", shown: 270, all: 281 }, ShownByNone, NotShowable,
    Broke { game: 3, seed: "0123abcd", answers: 1 }, Broke { game: 3, seed: "0123abcd", answers: 20 },
    Open { address: "http://127.0.0.1:8080" }, CannotOpen { file: "airlock.db" }, InUse { file: "airlock.db" },
    CannotListen { address: "127.0.0.1:80" }, CannotReadTables, CannotStart, Table { id: "abcd-efgh" },
]);

type SomeUsage = Usage<'static>;

every!(usages: SomeUsage [
    Heading, Commands, Arguments, Options, AnyCommand, AnyOptions, Help, Version, Default { value: "5" },
    Values { values: "random, officer" }, Variable { name: "AIRLOCK_DATA" },
]);

type SomeMisuse = Misuse<'static>;

every!(misuses: SomeMisuse [
    NoSuchArgument { arg: "--json" }, NoSuchCommand { command: "launch" }, NoValue { of: "--games <N>" },
    NoSuchValue { value: "silly", of: "--rulings <NAME>", known: "printed, later" },
    BadValue { value: "300", of: "--threads <N>", about: "256" }, TooMany { value: "x", of: "<FILE>" },
    Together { arg: "--log", other: "--scenario" }, Twice { arg: "--seed <N>" }, Missing { args: "<FILE>" },
    Other { why: "?" },
]);

every!(replay_errors: ReplayError [
    Version(999), Earlier(2), State("EOF".to_owned()), Changed { at: 3, why: Changed { version: 2, what: "a discard" } }, Setup(SetupError::Players(9)), Answer { at: 3, seat: OTHER, why: Illegal::NotAnOption },
    TooFew(1, 100), TooFew(20, 100), Hash { saved: "0123".to_owned(), replayed: "4567".to_owned() }, NoHash,
]);

type SomeBenched = Benched<'static>;

every!(benched: SomeBenched [
    Tables { tables: 100, seats: 3 }, Answers { answers: "500", seconds: "30.0", a_second: "17" },
    Pushed { half: "1.2", most: "9.8", worst: "20.1" }, Bytes { bytes: "900" }, Refused { answers: 0 },
    Memory { all: "80", streamed: "120", bare: "60" }, Stages { empty: "20", made: "40", listening: "70" },
]);

/// The names of values in the help.
pub const VALUES: [&str; 11] =
    ["ADDRESS", "FILE", "HASH", "ID", "ID|WORD", "N", "NAME", "NAMES", "PATH", "TAG", "TEXT"];

every!(commands: Command [Ask, State, Hand, Card, Log, Rules, Pass, Orders, Save, Quit]);

every!(tallied: Tallied [
    Won(Side::Human), Won(Side::Cylon), WonByAgenda, WonByMotives, Revealed(motive()), Ended(Cause::Jumped),
    Ended(Cause::Resource(Resource::Fuel)), Ended(Cause::Boarded), Ended(Cause::Destroyed), Ended(Cause::NoCharacters), Turns, Answers, Mean, Min, Max,
]);

/// A game before its first turn and one in which everything has happened at once, for every viewer.
pub fn views() -> Vec<View> {
    let game = Game::new(&Setup::base(3), [7; 32]).expect("a base game");
    let viewers = [Viewer::Seat(ME), Viewer::Spectator, Viewer::Everything];
    let fresh = viewers.map(|viewer| game.view(viewer));
    let mut views: Vec<View> = fresh.iter().cloned().chain(fresh.clone().map(eventful)).collect();
    views.extend([false, true].map(on_new_caprica));
    views.extend([false, true].map(at_daybreak));
    let [over, ..] = fresh;
    let ending = Ending { winner: Side::Cylon, cause: Cause::Boarded };
    views.push(View { over: Some(ending), ..over });
    views
}

/// A game with Pegasus that has come to New Caprica, before and after Galactica's return.
fn on_new_caprica(in_orbit: bool) -> View {
    let game = Game::new(&Setup::pegasus(3), [7; 32]).expect("a game with Pegasus");
    let mut view = game.view(Viewer::Seat(ME));
    let stack = |cards| PileView { cards, known: Vec::new() };
    let (locked, prepared, occupation) = (stack(7), stack(2), vec![1, 0, 2]);
    view.new_caprica = Some(NewCapricaView { in_orbit, locked, prepared, occupation });
    view.space.scar = in_orbit.then_some(Scar { area: Area::Fore, acted: 0 });
    view.fleet.damaged = vec![Location::Armory, Location::Airlock];
    view.fleet.pegasus_destroyed = in_orbit;
    view.fleet.executed = vec![Character::default()];
    view.decks.looking.learned = vec![Some(skill_card()), None];
    let player = &mut view.players[ME.index()];
    (player.standing, player.infiltrating, player.agenda) = (Standing::Leader, true, vec![Some(Agenda::default())]);
    player.place = Place::At(Location::ResistanceHq);
    let player = &mut view.players[OTHER.index()];
    (player.standing, player.agenda) = (Standing::SympatheticCylon, vec![None]);
    player.place = Place::At(Location::OccupationAuthority);
    view
}

/// A game with Daybreak on the way to Earth, with a mission under way and after a failed one.
fn at_daybreak(late: bool) -> View {
    let game = Game::new(&Setup::daybreak(3), [7; 32]).expect("a game with Daybreak");
    let mut view = game.view(Viewer::Seat(ME));
    view.search = Search {
        active: Some(ActiveMission { card: mission(), face_down: late }),
        rebels: late.then_some(Side::Human),
    };
    view.turn.daybreak.truce = late;
    view.fleet.assault_raptors = 1;
    (view.fleet.colonial_one_destroyed, view.fleet.hub_destroyed) = (late, late);
    view.space.areas[0].assault_raptors = 1;
    if late {
        (view.space.basestars_gone, view.space.heavy_raiders_gone, view.fleet.centurions_gone) = (1, 2, 2);
        view.fleet.destroyed_assault_raptors = 1;
        view.decks.looking.mutiny = vec![Some(mutiny()), None];
        view.decks.missions.known = vec![(0, mission())];
    }
    let player = &mut view.players[ME.index()];
    (player.mutiny, player.miracles) = (vec![Some(mutiny())], if late { 3 } else { 1 });
    (player.place, player.in_raptor) = (Place::Piloting(Area::Fore), late);
    let player = &mut view.players[OTHER.index()];
    (player.standing, player.place) = (Standing::Leader, Place::At(Location::Caprica));
    (player.mutiny, player.motives, player.shown_motives) = (vec![None], vec![None, None], vec![motive()]);
    if late {
        view.players[ME.index()].motives = vec![Some(motive())];
    }
    view
}

fn eventful(mut view: View) -> View {
    (view.turn.number, view.turn.current) = (5, ME);
    (view.admiral, view.president) = (Some(ME), Some(ME));
    let (character, once_used) = (Character::default(), false);
    let lost = view.viewer == Viewer::Everything;
    view.assist = Some(AssistView { character, loyalty: Vec::new(), turned: Vec::new(), once_used, lost });
    view.check = vec![None, Some(skill_card())];
    view.in_play = [None, Some(OTHER)].map(|holder| InPlay { card: Source::Quorum(quorum()), holder }).to_vec();
    fleet(&mut view);
    space(&mut view);
    people(&mut view);
    decks(&mut view);
    view
}

fn fleet(view: &mut View) {
    let fleet = &mut view.fleet;
    fleet.fuel = -1;
    fleet.track = match view.viewer {
        Viewer::Seat(_) => 3,
        Viewer::Spectator => 5,
        Viewer::Everything => 1,
    };
    fleet.travelled = vec![Source::Destination(Destination::default())];
    fleet.last_jump = true;
    fleet.nukes = fleet.track / 2;
    fleet.damaged_vipers = fleet.track;
    (fleet.destroyed_vipers, fleet.destroyed_raptors) = (1, 2);
    fleet.destroyed_civilians = vec![Civilian::default()];
    fleet.damaged = vec![Location::Armory, Location::Command];
    fleet.boarding[1] = 2;
}

fn space(view: &mut View) {
    let area = &mut view.space.areas[0];
    (area.raiders, area.raiders_acted) = (3, 1);
    (area.heavy_raiders, area.vipers) = (1, 2);
    area.civilians = Civilian::all().map(Some).chain([None]).collect();
    let mut basestar = Basestar::new(Area::Fore);
    basestar.damage.push(BasestarDamage::CriticalHit);
    view.space.basestars = vec![Some(basestar), None];
}

fn people(view: &mut View) {
    let (cards, loyalty) = (vec![skill_card()], Loyalty::default());
    let player = &mut view.players[ME.index()];
    player.place = Place::At(Location::Brig);
    (player.hand.cards, player.hand.known) = (3, cards);
    (player.loyalty, player.shown) = (vec![Some(cylon()), None], vec![loyalty]);
    player.super_crises = vec![Some(SuperCrisis::default()), None];
    player.once_used = true;
    let player = &mut view.players[OTHER.index()];
    (player.place, player.standing, player.hand.cards) = (Place::Piloting(Area::Fore), Standing::Cylon, 1);
    let player = &mut view.players[THIRD.index()];
    (player.place, player.standing) = (Place::Off, Standing::Sympathizer);
}

fn decks(view: &mut View) {
    let decks = &mut view.decks;
    decks.quorum_hand = vec![Some(quorum()), None];
    decks.crisis.cards = 10;
    decks.crisis.known = [0, 1, 2, 9].map(|place| (place, crisis())).to_vec();
    decks.looking.crises = vec![Some(Crisis::default()), None];
    decks.looking.destinations = vec![Some(Destination::default())];
    decks.looking.quorum = vec![Some(Quorum::default())];
    decks.looking.damage = vec![Some(GalacticaDamage::Fuel)];
    decks.skills[0].discard = SkillCard::all().take(2).collect();
}
