//! Setup, up to the first turn (BASE-012 to BASE-029).

pub(crate) mod daybreak;

use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Choice, Question};
use crate::cards::base::tokens;
use crate::cards::{
    Agenda, Character, CharacterKind, Civilian, Crisis, Destination, Quorum, SkillCard, Start, SuperCrisis, pegasus,
};
use crate::event::Event;
use crate::frame::{Flow, Procedure, choose};
use crate::game::Game;
use crate::pile::Hidden;
use crate::rules::mutiny::DrawMutiny;
use crate::rules::turn::PlayerTurn;
use crate::seat::Seat;
use crate::setup::{Leaders, start_of};
use crate::state::{Assist, Place, Standing};
use crate::terms::{BasestarDamage, GalacticaDamage, Location, PegasusDamage, Resource, SkillCounts, Title};

impl Game {
    /// Lays out the board and shuffles every deck. The order of the shuffles is part of the rules
    /// version: it decides what a seed means.
    pub(crate) fn lay_out(&mut self) {
        for &resource in Resource::ALL {
            let start = start_of(&self.setup, resource);
            self.fleet.set_dial(resource, start);
        }
        self.fleet.vipers = tokens::VIPERS;
        self.fleet.raptors = tokens::RAPTORS;
        let sets = self.setup.sets;

        for card in SkillCard::all().filter(|card| card.is_in(sets)) {
            for _ in 0..card.row().count {
                self.decks.skills[card.skill() as usize].draw.push(Hidden::unseen(card));
            }
        }
        for deck in &mut self.decks.skills {
            deck.draw.shuffle(&mut self.chance);
        }
        let in_sets = Crisis::of(sets);
        self.decks.crisis.draw.extend(in_sets.filter(|card| !card.is_new_caprica()).map(Hidden::unseen));
        self.decks.crisis.draw.shuffle(&mut self.chance);
        let in_sets = SuperCrisis::of(sets);
        self.decks.super_crisis.draw.extend(in_sets.map(Hidden::unseen));
        self.decks.super_crisis.draw.shuffle(&mut self.chance);
        let without = self.rules.without_quorum;
        for card in Quorum::of(sets) {
            if without.contains(&card.id()) {
                self.decks.quorum_gone.push(card);
            } else {
                self.decks.quorum.draw.push(Hidden::unseen(card));
            }
        }
        self.decks.quorum.draw.shuffle(&mut self.chance);
        let in_sets = Destination::of(sets);
        self.decks.destination.draw.extend(in_sets.map(Hidden::unseen));
        self.decks.destination.draw.shuffle(&mut self.chance);

        self.fleet.civilians.extend(Civilian::all().map(Hidden::unseen));
        self.fleet.civilians.shuffle(&mut self.chance);
        self.fleet.damage.extend(GalacticaDamage::ALL.iter().copied());
        self.fleet.damage.shuffle(&mut self.chance);
        self.space.basestar_damage.extend(BasestarDamage::ALL.iter().copied());
        self.space.basestar_damage.shuffle(&mut self.chance);

        if self.rules.has_pegasus {
            self.lay_out_pegasus();
        }
        self.lay_out_daybreak();
        // BASE-016: the first player is random.
        let first = self.chance.below(u32::from(self.setup.players));
        self.turn.current = Seat(u8::try_from(first).expect("a seat number"));
        self.log(Event::FirstPlayer { seat: self.turn.current });
    }

    /// What Pegasus adds, after everything else, so that a seed means the same base game as before.
    fn lay_out_pegasus(&mut self) {
        let new_caprica = Crisis::all().filter(|card| card.is_new_caprica());
        self.decks.crisis_aside.draw.extend(new_caprica.map(Hidden::unseen));
        self.decks.crisis_aside.draw.shuffle(&mut self.chance);
        self.fleet.pegasus_damage.extend(PegasusDamage::ALL.iter().copied());
        self.fleet.pegasus_damage.shuffle(&mut self.chance);
        // MIX-002.
        if self.rules.has_agendas {
            self.decks.agendas.extend(Agenda::all());
            self.decks.agendas.shuffle(&mut self.chance);
        }
    }

    /// BASE-017: of the types (support apart) with the most characters left, or support.
    fn pickable(&self) -> Vec<Character> {
        let unpicked: Vec<Character> = self.characters_left().collect();
        let left = |kind| unpicked.iter().filter(|character| character.row().kind == kind).count();
        let leaders = [CharacterKind::PoliticalLeader, CharacterKind::MilitaryLeader, CharacterKind::Pilot];
        let most = leaders.into_iter().map(left).max().unwrap_or(0);
        // PEG-076: with seven players somebody must lead the Cylons, at the latest the last to pick.
        let unpicked_seats = self.seats().filter(|&seat| self.player(seat).character.is_none()).count();
        let leader_due = self.rules.leaders == Leaders::One && self.may_be_leader() && unpicked_seats == 1;
        let fits = |character: &&Character| match character.row().kind {
            CharacterKind::Support => !leader_due,
            CharacterKind::CylonLeader => self.may_be_leader(),
            kind @ (CharacterKind::PoliticalLeader | CharacterKind::MilitaryLeader | CharacterKind::Pilot) => {
                left(kind) == most && !leader_due
            }
        };
        let banned = self.rules.without_characters;
        let open = |character: &Character| !banned.contains(&character.id()) && !self.has_version_in_play(*character);
        unpicked.iter().filter(fits).copied().filter(open).collect()
    }

    /// PEG-076: one at most.
    fn may_be_leader(&self) -> bool {
        self.rules.leaders != Leaders::None && self.leader().is_none()
    }

    fn put_at_start(&mut self, seat: Seat, character: Character) {
        let player = self.player_mut(seat);
        player.character = Some(character);
        player.place = match character.row().start {
            Start::At(location) => Place::At(location),
            Start::Viper | Start::OffBoard | Start::Either(..) => Place::Off,
        };
        if character.is_leader() {
            player.standing = Standing::Leader;
        }
        self.start_daybreak(seat, character);
        self.log(Event::CharacterPicked { seat, character });
        if let Place::At(at) = self.player(seat).place {
            self.log(Event::Arrived { seat, at });
        }
    }

    fn start_locations(&self, seat: Seat) -> [Location; 2] {
        match self.player(seat).character.map(|character| character.row().start) {
            Some(Start::Either(one, other)) => [one, other],
            start => unreachable!("{start:?} leaves no choice"),
        }
    }

    /// BASE-018.
    fn hand_out_titles(&mut self) {
        for &title in Title::ALL {
            self.fill(title);
        }
        self.fleet.nukes = self.rules.nukes;
        if let Some(president) = self.holder(Title::President) {
            (0..tokens::OPENING_QUORUM).for_each(|_| self.draw_quorum(president));
        }
    }

    /// BASE-020, PEG-078, DAY-037.
    fn starting_hand(&self, seat: Seat) -> u8 {
        match self.player(seat).standing {
            Standing::Leader if !self.is_human(seat) => pegasus::tokens::LEADER_STARTING_HAND,
            _ => tokens::STARTING_HAND,
        }
    }

    /// BASE-020: three cards that could be part of the own Receive Skills draw.
    fn starting_hands(&self, seat: Seat) -> Vec<SkillCounts> {
        let mut hands = Vec::new();
        for draw in self.starting_draws(seat) {
            for split in SkillCounts::splits(self.starting_hand(seat), draw) {
                if !hands.contains(&split) {
                    hands.push(split);
                }
            }
        }
        hands
    }

    /// BASE-015.
    fn place_opening_ships(&mut self) {
        for &(area, craft) in tokens::OPENING {
            for &(craft, count) in craft {
                for _ in 0..count {
                    self.place_one(craft, area);
                }
            }
        }
    }
}

/// Everything before the first turn, in the order of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Preparation {
    stage: Stage,
    /// How many seats are through with this stage, from the first player on.
    seats: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
enum Stage {
    #[default]
    Pick,
    /// A character who starts in a viper chooses where.
    Launch,
    Assist,
    Titles,
    Hands,
    Ships,
    /// A character with two places to start chooses one.
    Where,
}

impl Preparation {
    fn seat(&self, game: &Game) -> Seat {
        Seat((game.turn.current.0 + self.seats) % game.setup.players)
    }

    fn next(self, stage: Stage) -> Flow {
        Flow::go(Preparation { stage, seats: 0 })
    }
}

impl Procedure for Preparation {
    fn step(self, game: &mut Game) -> Flow {
        let players = game.setup.players;
        match self.stage {
            Stage::Pick if self.seats < players => Flow::ask(self),
            Stage::Pick if players == 1 => self.next(Stage::Assist),
            Stage::Pick => self.next(Stage::Titles),
            Stage::Launch | Stage::Where | Stage::Assist => Flow::ask(self),
            Stage::Titles => {
                game.hand_out_titles();
                game.deal_first_loyalty();
                let next = Preparation { stage: Stage::Hands, seats: 1 };
                if !game.rules.has_mutiny {
                    return Flow::go(next);
                }
                Flow::call(next, DrawMutiny::at_start(game, game.seats().collect()))
            }
            Stage::Hands if self.seats < players => Flow::ask(self),
            Stage::Hands => self.next(Stage::Ships),
            Stage::Ships => {
                game.build_destiny();
                game.place_opening_ships();
                Flow::go(PlayerTurn::default())
            }
        }
    }

    fn asks(&self, game: &Game, asks: &mut Vec<Ask>) {
        let seat = self.seat(game);
        let characters = || game.pickable().into_iter().map(Choice::Character).collect();
        let (question, choices): (Question, Vec<Choice>) = match self.stage {
            Stage::Pick => (Question::PickCharacter, characters()),
            // BASE-279: only the main character is bound by the rules of the pick.
            Stage::Assist => (Question::PickAssist, game.characters_left().map(Choice::Character).collect()),
            Stage::Launch => (Question::StartArea, game.viper_starts()),
            Stage::Where => (Question::StartLocation, game.start_locations(seat).map(Choice::Location).to_vec()),
            Stage::Hands => {
                let hands = game.starting_hands(seat).into_iter().map(Choice::Draw).collect();
                (Question::StartingHand { cards: game.starting_hand(seat) }, hands)
            }
            Stage::Titles | Stage::Ships => unreachable!("nothing is asked in {:?}", self.stage),
        };
        asks.push(choose(seat, question, choices));
    }

    fn answer(self, game: &mut Game, seat: Seat, answer: Answer) -> Flow {
        let next = Preparation { seats: self.seats + 1, ..self };
        match (self.stage, answer.choice()) {
            (Stage::Pick, Choice::Character(character)) => {
                game.put_at_start(seat, character);
                match character.row().start {
                    Start::Viper => Flow::go(Preparation { stage: Stage::Launch, ..self }),
                    Start::Either(..) => Flow::go(Preparation { stage: Stage::Where, ..self }),
                    Start::At(_) | Start::OffBoard => Flow::go(next),
                }
            }
            (Stage::Launch, Choice::Area(area)) => {
                game.fleet.vipers -= 1;
                game.player_mut(seat).place = Place::Piloting(area);
                game.log(Event::ViperLaunched { area, pilot: Some(seat) });
                Flow::go(Preparation { stage: Stage::Pick, ..next })
            }
            (Stage::Launch, Choice::LaunchRaptor(area)) => {
                game.launch_in_raptor(seat, area);
                Flow::go(Preparation { stage: Stage::Pick, ..next })
            }
            (Stage::Where, Choice::Location(at)) => {
                game.player_mut(seat).place = Place::At(at);
                game.log(Event::Arrived { seat, at });
                Flow::go(Preparation { stage: Stage::Pick, ..next })
            }
            (Stage::Assist, Choice::Character(character)) => {
                game.assist = Some(Assist::new(character));
                game.log(Event::AssistPicked { seat, character });
                self.next(Stage::Titles)
            }
            (Stage::Hands, Choice::Draw(draw)) => {
                game.draw_counts(seat, draw);
                Flow::go(next)
            }
            (stage, choice) => unreachable!("{choice:?} is no answer in {stage:?}"),
        }
    }
}
