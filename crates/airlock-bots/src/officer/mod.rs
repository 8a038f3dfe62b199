//! Officers: bots that play like sensible people.
//!
//! An officer reads his view into a [`Situation`], remembers in a [`Memory`] who has had the chance to
//! spoil checks, and gives every listed answer a score in points. What a card does he reads from its
//! effects, never from its name. `docs/bots.md` says how he thinks.
//!
//! Invariant: an answer depends on the question, the view, and the events that were shown to the seat.

mod action;
mod check;
mod combat;
mod crisis;
mod cylon;
mod daybreak;
mod deeds;
mod destiny;
mod execution;
mod hands;
mod leader;
mod moments;
mod motives;
mod mutiny;
mod new_caprica;
mod pegasus;
mod picks;
mod search;
mod situation;
mod sky;
mod squadron;
mod suspicion;
mod window;
mod worth;

use airlock_game::cards::Effect;
use airlock_game::cards::attack::Weapon;
use airlock_game::terms::{Craft, Damages};
use airlock_game::{Answer, Ask, Chance, Choice, Event, Foe, Options, Question, Seat, Source};

use crate::{Bot, Look};
use situation::{Heart, Situation};
use suspicion::Memory;
use worth::Scope;

/// A player who thinks.
#[derive(Clone, Debug)]
pub struct OfficerBot {
    /// His taste, by which he decides what is all the same to reason.
    taste: u32,
    memory: Memory,
}

impl OfficerBot {
    pub fn new(mut chance: Chance) -> OfficerBot {
        OfficerBot { taste: chance.below(1 << 16), memory: Memory::default() }
    }
}

impl Bot for OfficerBot {
    fn answer(&mut self, ask: &Ask, look: &Look<'_>) -> Answer {
        let view = look.view();
        let situation = Situation::new(&view, ask.seat, &self.memory);
        match &ask.options {
            Options::Cards { from, min, max } => match ask.question {
                Question::Feed { limit } => situation.feed(from, limit.min(*max)),
                Question::AddRevealed => Answer::Cards(situation.revealed_addition(from)),
                Question::PutOnDestiny { .. } => Answer::Cards(situation.put_on_destiny(from, usize::from(*min))),
                Question::DiscardDestiny { .. } => Answer::Cards(situation.discard_destiny(from, usize::from(*min))),
                Question::AddOrDrawMutiny => Answer::Cards(situation.card_or_mutiny(from)),
                Question::GiveCards { to, .. } => Answer::Cards(situation.gift(from, to, usize::from(*min))),
                _ => Answer::Cards(situation.cheapest(from, usize::from(*min))),
            },
            Options::Choices(choices) => Answer::One(self.choose(&situation, ask, choices)),
        }
    }

    fn listens(&self) -> bool {
        true
    }

    fn see(&mut self, event: &Event) {
        self.memory.see(event);
    }
}

impl OfficerBot {
    /// The best choice; of equal ones the first.
    fn choose(&self, situation: &Situation<'_>, ask: &Ask, choices: &[Choice]) -> Choice {
        let mut best = (i32::MIN, choices[0]);
        for choice in choices {
            let score = self.score(situation, ask.question, choice);
            if score > best.0 {
                best = (score, *choice);
            }
        }
        best.1
    }

    /// How good a choice is to this officer.
    fn score(&self, it: &Situation<'_>, question: Question, choice: &Choice) -> i32 {
        match question {
            Question::PickCharacter | Question::PickAssist => self.taste_for(choice),
            Question::StartArea => 0,
            Question::StartLocation => it.move_score(choice),
            Question::StartingHand { .. } | Question::ReceiveSkills | Question::DrawSkills { .. } => match *choice {
                Choice::Draw(draw) => it.draw_score(draw),
                _ => 0,
            },
            Question::Move => it.move_score(choice),
            Question::Action { .. } => match *choice {
                Choice::Act(action) => it.action_score(action),
                _ => 0,
            },
            Question::Discard { .. } | Question::MayDiscard { .. } | Question::Feed { .. } => 0,
            Question::Window { window, about } => match *choice {
                Choice::Use(what, how) => it.use_score(window, about, what, how),
                _ => 0,
            },
            Question::WhoFirst { .. } => 0,
            Question::KeepCrisis | Question::PlaySuperCrisis => it.crisis_score(choice),
            Question::SwapSuperCrisis => 0,
            Question::CrisisOption { crisis } => match *choice {
                Choice::Option(option) => it.option_score(crisis, option),
                _ => 0,
            },
            Question::KeepDestination => match *choice {
                Choice::Destination(card) => it.destination_score(card),
                _ => 0,
            },
            Question::Target { of, .. }
            | Question::Choose { of, .. }
            | Question::May { of, .. }
            | Question::Risk { of, .. } => effect_score(it, of, choice),
            Question::SendTo { .. } => send_score(it, choice),
            Question::PlayQuorum | Question::KeepQuorum => match *choice {
                Choice::Quorum(card) => {
                    let worth = it.worth(card.row().effect, &it.scope(it.me, Source::Quorum(card)));
                    it.sign() * worth
                }
                _ => 0,
            },
            Question::TakeCard { .. } => match *choice {
                Choice::Card(card) => it.taken_score(card),
                _ => 0,
            },
            Question::PeekDeck | Question::PeekedCard { .. } | Question::Recon => peek_score(it, question, choice),
            Question::Vipers { .. }
            | Question::Pilot
            | Question::PilotAttack { .. }
            | Question::LaunchSelf
            | Question::RecallViper
            | Question::GalacticaAttack
            | Question::CenturionAttack
            | Question::Nuke
            | Question::DestroyCylonShip { .. }
            | Question::DestroyCenturion
            | Question::PegasusAttack => combat_score(it, question, choice),
            Question::LookAtCivilian { .. } => match *choice {
                Choice::Civilian(area, _) => {
                    let moves = area.adjacent().map(|to| it.escorted(&it.sky, area, to).0);
                    moves.into_iter().max().unwrap_or(0)
                }
                _ => 0,
            },
            Question::MoveCivilian { area, .. } => match *choice {
                Choice::Area(to) => it.escorted(&it.sky, area, to).0,
                _ => 0,
            },
            Question::Repair | Question::RepairVipers { .. } | Question::Restore { .. } => match *choice {
                Choice::Location(location) => it.location_worth(location),
                Choice::RepairViper => 30,
                Choice::Return(Craft::Viper) => 40,
                Choice::Return(_) => 20,
                _ => 0,
            },
            Question::UseOrder => i32::from(it.acts_twice() == (*choice == Choice::Option(1))),
            Question::RaiderArea => match *choice {
                Choice::Area(area) => -it.openly(it.sky.at(area).civilians),
                _ => 0,
            },
            Question::RaiderVictim { .. } | Question::DamageViper { .. } => match *choice {
                Choice::Seat(seat) => -it.sign() * 10 - i32::from(seat == it.me),
                _ => 0,
            },
            Question::DestroyCivilian => match *choice {
                Choice::Civilian(area, place) => -it.sign() * civilian_loss(it, area, place),
                _ => 0,
            },
            Question::DamageToken { .. } => match *choice {
                Choice::Damage(token) => match token.damages() {
                    Damages::Location(location) => -it.sign() * it.location_worth(location),
                    Damages::Resource(resource) => -it.sign() * it.loss(resource, 1),
                },
                _ => 0,
            },
            Question::PlaceShort { craft } | Question::LaunchShort { craft } => {
                it.sign() * it.short_score(craft, choice)
            }
            Question::BoardShort => 0,
            // A Cylon player shows and gives nothing for nothing (BASE-190).
            Question::LetLook { .. } | Question::LetDiscard { .. } => i32::from(*choice == Choice::Pass),
            Question::HandOnSympathizer => match *choice {
                Choice::Seat(seat) => it.hand_on_score(seat),
                _ => 1,
            },
            Question::ExtraAction { .. } => i32::from(*choice == Choice::Accept),
            Question::PrepareOrEvacuate
            | Question::EvacuateTo
            | Question::GoAboard
            | Question::PeekedLocked
            | Question::ActivateOccupation
            | Question::DestroyOccupation { .. }
            | Question::FightAgain => it.new_caprica_score(question, choice),
            Question::LetExecute => it.let_execute_score(choice),
            Question::HandOnLoyalty => match *choice {
                Choice::Seat(seat) => it.hand_on_score(seat),
                _ => 0,
            },
            Question::RevealAndHandOn => match *choice {
                // Found out, he has no strike left: which card he shows is all the same, not who gets the rest.
                Choice::HandOn(_, seat) => it.hand_on_score(seat),
                _ => 0,
            },
            Question::GiveCard { draw } => match *choice {
                Choice::Seat(seat) => it.favour_score(seat, i32::from(draw)),
                _ => 0,
            },
            Question::GiveWhich { to } => match *choice {
                Choice::Card(card) => it.given_score(card, to),
                _ => 0,
            },
            Question::ExecuteInstead { target } => match *choice {
                Choice::Accept => it.execute_instead_score(target),
                _ => 0,
            },
            Question::TakeDamage
            | Question::MainBatteries
            | Question::FullThrottle
            | Question::Sacrifice { .. }
            | Question::RemoveBasestar
            | Question::CivilianFights
            | Question::CivilianTarget { .. }
            | Question::RepairAny { .. } => it.pegasus_score(question, choice),
            Question::Shield => match *choice {
                Choice::Resource(resource) => it.loss(resource, 1),
                _ => 0,
            },
            Question::HighestResource { by } => match *choice {
                Choice::Resource(resource) => -it.sign() * it.loss(resource, i32::from(by)),
                _ => 0,
            },
            Question::SortCrises => it.sort_score(choice),
            // All of them have their turn, in whatever order.
            Question::NextAbility | Question::NextExecuted | Question::NextFreed => 0,
            Question::Learned { .. } => it.learned_score(choice),
            Question::AddRevealed | Question::PutOnDestiny { .. } | Question::DiscardDestiny { .. } => 0,
            Question::BottomOfDeck => it.bottom_score(choice),
            Question::NameSkill { who } => match *choice {
                Choice::Skill(skill) => it.name_score(skill, who),
                _ => 0,
            },
            Question::AddOrDrawMutiny
            | Question::TakeFromCheck { .. }
            | Question::RemoveFromCheck { .. }
            | Question::LayOpen
            | Question::HandOnMutineer
            | Question::DrawsLoyalty
            | Question::SpareDiscard
            | Question::DiscardSuperCrisis
            | Question::DiscardMutiny { .. }
            | Question::PickMutiny { .. }
            | Question::PlayMutiny
            | Question::GiveCards { .. }
            | Question::ReplaceCivilian
            | Question::RecallCivilian
            | Question::BuryQuorum { .. }
            | Question::PlaceAnywhere { .. }
            | Question::SortTop { .. }
            | Question::ActivateAgain { .. }
            | Question::ActivateAfterOrder { .. }
            | Question::DrawAtLoss { .. }
            | Question::DiscardDrawn
            | Question::SacrificeViper
            | Question::ActivateLocation { .. }
            | Question::GiveQuorum
            | Question::PlayOrDiscardQuorum
            | Question::LaunchReservesTo
            | Question::LaunchReserves { .. }
            | Question::NameForAll { .. }
            | Question::StayPresident { .. }
            | Question::PayRebels
            | Question::SearchSkills { .. }
            | Question::RaiderBay
            | Question::AssaultRaptorArrives
            | Question::PlaceWhich { .. }
            | Question::StayInSpace
            | Question::KeepInSpace { .. } => it.daybreak_score(question, choice),
            Question::DiscardQuorum { .. } => match *choice {
                Choice::Quorum(card) => {
                    -it.sign() * it.worth(card.row().effect, &it.scope(it.me, Source::Quorum(card)))
                }
                _ => 0,
            },
        }
    }

    /// Any character will do; who takes which is a matter of taste.
    fn taste_for(&self, choice: &Choice) -> i32 {
        let Choice::Character(character) = *choice else { return 0 };
        let mixed = (self.taste ^ u32::from(character.0).wrapping_mul(0x9e37)).wrapping_mul(0x85eb_ca6b) >> 16;
        (mixed % 60) as i32
    }
}

/// The effect that asks, with this choice made.
fn effect_score(it: &Situation<'_>, of: Source, choice: &Choice) -> i32 {
    let Some(now) = it.view.effect_now() else { return 0 };
    let scope = Scope { target: now.target, ..it.scope(now.you, of) };
    let openly = |worth: i32| match it.heart {
        Heart::Human => worth,
        Heart::HiddenCylon | Heart::Cylon => -worth,
    };
    match (now.effect, *choice) {
        (Effect::Target { then, .. }, Choice::Seat(seat)) => it.target_score(seat, then, &scope),
        (Effect::Choose { options, .. }, Choice::Option(option)) => {
            openly(options.get(usize::from(option)).map_or(0, |script| it.worth(script, &scope)))
        }
        (Effect::May { then, .. } | Effect::Risk { then, .. }, Choice::Accept) => openly(it.worth(then, &scope)),
        _ => 0,
    }
}

/// Out of the Brig one goes where one can do most.
fn send_score(it: &Situation<'_>, choice: &Choice) -> i32 {
    it.move_score(choice)
}

/// Looking at a deck, and what to do with the card on top.
fn peek_score(it: &Situation<'_>, question: Question, choice: &Choice) -> i32 {
    use airlock_game::cards::PeekDeck;
    match (question, *choice) {
        (Question::PeekDeck, Choice::Deck(PeekDeck::Crisis)) => 1 + i32::from(!jump_is_near(it)),
        (Question::PeekDeck, Choice::Deck(PeekDeck::Destination)) => 1 + i32::from(jump_is_near(it)),
        (Question::Recon, Choice::Accept) => 1,
        (Question::PeekedCard { deck }, Choice::PutUnder) => it.sign() * put_under_worth(it, deck),
        _ => 0,
    }
}

fn jump_is_near(it: &Situation<'_>) -> bool {
    it.view.fleet.track >= 3
}

/// What it is worth to the humans to see the last of the card on top.
fn put_under_worth(it: &Situation<'_>, deck: airlock_game::cards::PeekDeck) -> i32 {
    use airlock_game::cards::PeekDeck;
    match deck {
        PeekDeck::Crisis => {
            let top = it.view.decks.crisis.known.iter().find(|(place, _)| *place == 0);
            let next = Seat((it.view.turn.current.0 + 1) % it.view.setup.players);
            top.map_or(0, |&(_, card)| -situation::CRISIS / 2 - it.turn_crisis_worth(Source::Crisis(card), next))
        }
        PeekDeck::Mission => {
            let top = it.view.decks.missions.known.iter().find(|(place, _)| *place == 0);
            top.map_or(0, |&(_, card)| it.mission_mean() - it.mission_worth(card))
        }
        PeekDeck::Destination => {
            let top = it.view.decks.destination.known.iter().find(|(place, _)| *place == 0);
            top.map_or(0, |&(_, card)| 320 - it.destination_worth(card))
        }
    }
}

/// Vipers, guns and targets. These are open: a hidden Cylon fights like everybody else.
fn combat_score(it: &Situation<'_>, question: Question, choice: &Choice) -> i32 {
    match (question, *choice) {
        (Question::Vipers { .. }, _) => it.viper_worth(&it.sky, *choice).0,
        (Question::Pilot | Question::PilotAttack { .. }, Choice::Fly(from, _)) => it.pilot_worth(from, *choice),
        (Question::Pilot | Question::PilotAttack { .. }, Choice::Attack(_, foe)) => {
            it.attack_worth(&it.sky, it.weapon_of_pilot(it.me), foe, 0)
        }
        (Question::LaunchSelf, Choice::Launch(area)) => it.launch_worth(area),
        (Question::RecallViper, Choice::Unmanned(area)) => -it.sky.at(area).civilians,
        (Question::GalacticaAttack, Choice::Attack(_, foe)) => it.attack_worth(&it.sky, Weapon::Galactica, foe, 0),
        (Question::CenturionAttack, Choice::Attack(_, foe)) => it.attack_worth(&it.sky, Weapon::Armory, foe, 0),
        (Question::PegasusAttack, Choice::Attack(_, foe)) => it.attack_worth(&it.sky, Weapon::Pegasus, foe, 0),
        (Question::Nuke, Choice::Attack(_, foe)) => {
            it.attack_worth(&it.sky, Weapon::Nuke, foe, 0) + raiders_at(it, foe)
        }
        (_, Choice::Attack(_, foe)) => it.foe_worth(&it.sky, foe),
        _ => 0,
    }
}

fn raiders_at(it: &Situation<'_>, foe: Foe) -> i32 {
    match foe {
        Foe::Basestar(number) => it.sky.basestar(number).map_or(0, |star| it.sky.at(star.area).raiders.min(3)),
        Foe::Raider(_) | Foe::HeavyRaider(_) | Foe::Centurion(_) | Foe::Scar(_) => 0,
    }
}

/// What the loss of that civilian ship costs, as far as this officer knows her.
pub fn civilian_loss(it: &Situation<'_>, area: airlock_game::terms::Area, place: u8) -> i32 {
    let ship = it.view.space.areas[area.index()].civilians.get(usize::from(place)).copied().flatten();
    let lost = |ship: airlock_game::cards::Civilian| {
        ship.row().lose.iter().map(|&(resource, lost)| it.loss(resource, i32::from(lost))).sum()
    };
    ship.map_or(it.sky.stakes.civilian, lost)
}
