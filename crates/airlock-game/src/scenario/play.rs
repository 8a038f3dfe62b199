//! Running a scenario line by line.

use super::choice::{answer_text, choice_text};
use super::fact::{DeckKind, Fact};
use super::parse::{Block, fail, list, number, word};
use super::position::{Table, character, quiet};
use super::{Failure, Report};
use crate::ask::{Answer, Ask, Choice, Options, Question};
use crate::cards::{Objective, SkillCard};
use crate::event::Event;
use crate::frame::Flow;
use crate::game::Game;
use crate::rules::turn::{PlayerTurn, Step};
use crate::seat::Seat;
use crate::setup::{Difficulty, Rulings, Setup};

/// So many answers may pass by themselves before a scenario is stuck.
pub(super) const PATIENCE: usize = 2_000;

pub(crate) fn run(block: &Block<'_>) -> Report {
    let mut scenario = Running::default();
    let mut result = Ok(());
    for &(line, text) in &block.lines {
        result = scenario.line(text).map_err(|message| Failure { line, message });
        if result.is_err() {
            break;
        }
    }
    if result.is_ok() {
        result = scenario.finish().or_else(|message| fail(block.line, message));
    }
    Report { title: block.title.to_owned(), rulings: scenario.rulings, line: block.line, result }
}

pub(super) type Ran = Result<(), String>;

pub(super) struct Running {
    rulings: Vec<String>,
    setup: Option<Setup>,
    table: Option<Table>,
    game: Option<Game>,
    /// Where the turn begins, until it has begun.
    step: Step,
    begun: bool,
    pub(super) events: Vec<Event>,
    /// The size of Destiny was given.
    short_destiny: bool,
    /// Whether something was looked for.
    looked: bool,
}

impl Default for Running {
    fn default() -> Running {
        Running {
            rulings: Vec::new(),
            setup: None,
            table: None,
            game: None,
            step: Step::Action,
            begun: false,
            events: Vec::new(),
            short_destiny: false,
            looked: false,
        }
    }
}

impl Running {
    fn line(&mut self, text: &str) -> Ran {
        let (keyword, rest) = word(text);
        match keyword {
            "shows" => {
                let ids = rest.split([' ', ',']).filter(|id| !id.is_empty());
                self.rulings.extend(ids.map(str::to_owned));
                Ok(())
            }
            "table" => self.lay_table(rest),
            "option" => self.option(rest),
            "given" => self.given(rest),
            "when" => self.when(rest),
            "then" if rest == "refused" => {
                self.looked = true;
                match self.position() {
                    Err(_) => Ok(()),
                    Ok(_) => Err("this table can play".to_owned()),
                }
            }
            "then" => {
                self.looked = true;
                self.then(rest)
            }
            _ => Err(format!("a line begins with shows, table, option, given, when or then, not «{keyword}»")),
        }
    }

    fn finish(&mut self) -> Ran {
        if self.rulings.is_empty() {
            return Err("the scenario shows no ruling".to_owned());
        }
        if !self.looked {
            return Err("the scenario expects nothing: it has no «then»".to_owned());
        }
        Ok(())
    }

    fn lay_table(&mut self, rest: &str) -> Ran {
        // `pegasus`, `daybreak` or both, with the objective of the last.
        let (mut rest, mut plain) = (rest.trim(), Setup::base(0));
        for (name, of_set) in [("pegasus ", Setup::pegasus(0)), ("daybreak ", Setup::daybreak(0))] {
            if let Some(after) = rest.strip_prefix(name) {
                rest = after.trim();
                plain = Setup { sets: plain.sets.iter().chain(of_set.sets.iter()).collect(), ..of_set };
            }
        }
        let setup = |players| Setup { players, ..self.setup.unwrap_or(plain) };
        if let Ok(players) = rest.parse::<u8>() {
            self.setup = Some(setup(players));
            self.table = Some(Table { characters: vec![None; usize::from(players)], assist: None });
            return Ok(());
        }
        let (rest, assist) = rest.split_once(" assist ").unwrap_or((rest, ""));
        let named = |name: &str| character(name).ok_or_else(|| format!("there is no character «{name}»"));
        let assist = if assist.is_empty() { None } else { Some(named(assist.trim())?) };
        let characters: Result<Vec<_>, String> =
            rest.split([' ', ',']).filter(|name| !name.is_empty()).map(named).collect();
        let characters = characters?;
        let players = u8::try_from(characters.len()).map_err(|_| "too many players".to_owned())?;
        self.setup = Some(setup(players));
        self.table = Some(Table { characters: characters.into_iter().map(Some).collect(), assist });
        Ok(())
    }

    fn option(&mut self, rest: &str) -> Ran {
        if self.game.is_some() {
            return Err("options stand before the first given".to_owned());
        }
        let setup = self.setup.as_mut().ok_or("options follow the table")?;
        match rest {
            "rulings printed" => setup.rulings = Rulings::Printed,
            "rulings later" => setup.rulings = Rulings::Later,
            "difficulty easier" => setup.difficulty = Difficulty::Easier,
            "difficulty harder" => setup.difficulty = Difficulty::Harder,
            "variant no-sympathizer" => setup.variants.no_sympathizer = true,
            "variant cooperative" => setup.variants.cooperative = true,
            "variant no-leaders" => setup.variants.no_leaders = true,
            "variant sympathetic-cylon" => setup.variants.sympathetic_cylon = true,
            "objective kobol" => setup.objective = Objective::Kobol,
            "objective earth" => setup.objective = Objective::Earth,
            "objective new-caprica" => setup.objective = Objective::NewCaprica,
            _ => return Err(format!("there is no option «{rest}»")),
        }
        Ok(())
    }

    /// The position, laid out when it is first needed. A table of characters starts in the quiet
    /// position; a table of a number of players starts with the setup itself.
    fn position(&mut self) -> Result<&mut Game, String> {
        if self.game.is_none() {
            let setup = self.setup.as_ref().ok_or("the table comes first")?;
            let table = self.table.as_ref().ok_or("the table comes first")?;
            let characters: Option<Vec<_>> = table.characters.iter().copied().collect();
            self.game = Some(match characters {
                Some(characters) => quiet(setup, &characters, table.assist)?,
                None => {
                    let mut game =
                        Game::bare(setup, crate::chance::Chance::new([0; 32])).map_err(|error| error.to_string())?;
                    game.lay_out();
                    game.log.clear();
                    game.turn.current = Seat(0);
                    game
                }
            });
        }
        Ok(self.game.as_mut().expect("it was just laid out"))
    }

    fn table(&self) -> Result<&Table, String> {
        self.table.as_ref().ok_or_else(|| "the table comes first".to_owned())
    }

    fn given(&mut self, rest: &str) -> Ran {
        if self.begun {
            return Err("what is given stands before the first when or then".to_owned());
        }
        let (first, what) = word(rest);
        if first == "state" {
            return self.given_state(what);
        }
        self.position()?;
        match first {
            "turn" if !what.starts_with("number") => {
                let (name, step) = word(what);
                let seat = self.table()?.need_seat(name)?;
                self.step = read_step(step.strip_prefix("at ").unwrap_or(step))?;
                self.position()?.turn.current = seat;
                return Ok(());
            }
            "dice" => {
                let dice: Result<Vec<u8>, String> = what.split_whitespace().map(number).collect();
                let dice = dice?;
                if dice.iter().any(|die| !(1..=8).contains(die)) {
                    return Err("a die shows 1 to 8".to_owned());
                }
                self.position()?.chance.give_dice(&dice);
                return Ok(());
            }
            _ => {}
        }
        let table = self.table()?.clone();
        match Fact::read(rest, &table)? {
            Some(fact) => {
                self.short_destiny |= matches!(fact, Fact::DeckCount(DeckKind::Destiny, _));
                fact.lay(self.position()?)
            }
            None => Err(format!("«{rest}» is no fact")),
        }
    }

    /// A whole moment of a game as data, as `write` puts it down.
    fn given_state(&mut self, json: &str) -> Ran {
        let game: Game = serde_json::from_str(json).map_err(|error| format!("this is no state of a game: {error}"))?;
        game.census()?;
        self.table = Some(Table::of(&game));
        self.game = Some(game);
        self.begun = true;
        Ok(())
    }

    /// Starts the clock.
    pub(super) fn begin(&mut self) -> Ran {
        self.position()?;
        if self.begun {
            return Ok(());
        }
        self.begun = true;
        let characters = self.table()?.characters.iter().all(Option::is_some);
        let (step, short_destiny) = (self.step, self.short_destiny);
        let game = self.position()?;
        if characters {
            if !short_destiny {
                top_up_destiny(game);
            }
            let current = game.turn.current;
            if step != Step::Start {
                game.turn.began_piloting = game.player(current).piloting().is_some();
                game.note_where_turn_began();
                let player = game.player_mut(current);
                player.turns = player.turns.max(1);
            } else {
                game.turn.number -= 1;
            }
            game.log.clear();
            game.census().map_err(|wrong| format!("this position cannot be: {wrong}"))?;
            game.run(Flow::go(PlayerTurn::at(step)));
        } else {
            game.run(Flow::go(crate::rules::setup::Preparation::default()));
        }
        let events = game.take_log();
        self.events.extend(events);
        Ok(())
    }

    pub(super) fn now(&self) -> &Game {
        self.game.as_ref().expect("the game has begun")
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        // Characters picked in this scenario count at once.
        Table::of(self.now()).name(seat)
    }

    pub(super) fn seat(&self, name: &str) -> Option<Seat> {
        self.game.as_ref().and_then(|game| Table::of(game).seat(name)).or_else(|| self.table.as_ref()?.seat(name))
    }

    pub(super) fn need_seat(&self, name: &str) -> Result<Seat, String> {
        self.seat(name).ok_or_else(|| format!("nobody called «{name}» sits at this table"))
    }

    fn when(&mut self, rest: &str) -> Ran {
        self.begin()?;
        if rest == "the rest passes" {
            return self.pass_the_rest();
        }
        let (name, answer) = rest.split_once(':').ok_or("write «when NAME: answer»")?;
        let seat = self.need_seat(name.trim())?;
        let answer = answer.trim();
        for _ in 0..PATIENCE {
            if let Some(found) = self.find_answer(seat, answer)? {
                return self.answer(seat, found);
            }
            if !self.pass_one()? {
                break;
            }
        }
        Err(format!("{name} cannot answer «{answer}». {}", self.legal(seat)))
    }

    fn answer(&mut self, seat: Seat, answer: Answer) -> Ran {
        let game = self.game.as_mut().expect("the game has begun");
        let events = game.answer(seat, answer).map_err(|illegal| illegal.to_string())?;
        self.events.extend(events);
        Ok(())
    }

    /// The listed answer with that spelling.
    pub(super) fn find_answer(&self, seat: Seat, text: &str) -> Result<Option<Answer>, String> {
        let name = |seat| self.name(seat);
        let fits = |choice: &&Choice| spelled(&choice_text(choice, &name), text);
        if let Some(&free) = self.now().free_answers(seat).iter().find(fits) {
            return Ok(Some(Answer::One(free)));
        }
        let Some(ask) = self.now().ask_of(seat) else { return Ok(None) };
        Ok(match &ask.options {
            Options::Choices(choices) => choices.iter().find(fits).map(|&choice| Answer::One(choice)),
            Options::Cards { .. } => {
                let text = text.strip_prefix("adds ").or_else(|| text.strip_prefix("discards ")).unwrap_or(text);
                let cards: Option<Vec<SkillCard>> = list(text).into_iter().map(SkillCard::from_id).collect();
                cards.map(Answer::Cards).filter(|answer| ask.options.allows(answer))
            }
        })
    }

    /// Lets one question pass that a scenario need not mention.
    pub(super) fn pass_one(&mut self) -> Result<bool, String> {
        let passable = |ask: &&Ask| {
            matches!(
                ask.question,
                Question::Window { .. }
                    | Question::Feed { .. }
                    | Question::Recon
                    | Question::ExtraAction { .. }
                    | Question::ActivateAgain { .. }
                    | Question::ActivateAfterOrder { .. }
                    | Question::DrawAtLoss { .. }
                    | Question::SpareDiscard
                    | Question::Move
            )
        };
        let Some(ask) = self.now().asks().iter().find(passable) else { return Ok(false) };
        let (seat, answer) = (ask.seat, decline(&ask.options).ok_or("nothing to pass")?);
        self.answer(seat, answer)?;
        Ok(true)
    }

    /// Everything optional passes, up to the next question that must be answered or the next turn.
    fn pass_the_rest(&mut self) -> Ran {
        let turn = self.now().turn.number;
        for _ in 0..PATIENCE {
            let game = self.now();
            if game.ending().is_some() || game.turn.number != turn {
                return Ok(());
            }
            let optional = game.asks().iter().find_map(|ask| Some((ask.seat, decline(&ask.options)?)));
            match optional {
                Some((seat, answer)) => self.answer(seat, answer)?,
                None => return Ok(()),
            }
        }
        Err("the rest never ends".to_owned())
    }

    /// Windows that nobody mentions close before a fact is looked for.
    pub(super) fn settle(&mut self) -> Ran {
        for _ in 0..PATIENCE {
            let window = self.now().asks().iter().find(|ask| matches!(ask.question, Question::Window { .. }));
            let Some(ask) = window else { return Ok(()) };
            let seat = ask.seat;
            self.answer(seat, Answer::One(Choice::Pass))?;
        }
        Err("a window never closes".to_owned())
    }

    pub(super) fn legal(&self, seat: Seat) -> String {
        let name = |seat| self.name(seat);
        match self.now().ask_of(seat) {
            Some(ask) => format!("Legal: {}", options_text(&ask.options, &name)),
            None => {
                let asks = self.now().asks().iter();
                let asked: Vec<String> = asks.map(|ask| format!("{} ({:?})", name(ask.seat), ask.question)).collect();
                match self.now().ending() {
                    Some(ending) => format!("The game is over: {ending:?}"),
                    None => format!("Asked is {}", asked.join(", ")),
                }
            }
        }
    }
}

/// Brings Destiny to two cards of each type below those that were given, from the bottom of the decks,
/// so that given tops stay where they are.
fn top_up_destiny(game: &mut Game) {
    let full = 2 * game.skills_in_game().iter().count();
    let given = game.decks.destiny;
    game.decks.destiny.clear();
    for &skill in crate::terms::Skill::ALL {
        for _ in 0..2 {
            let deck = &mut game.decks.skills[skill as usize].draw;
            if !deck.is_empty() && usize::from(game.decks.destiny.len() + given.len()) < full {
                let card = deck.remove(0).card;
                game.decks.destiny.push(crate::pile::Hidden::unseen(card));
            }
        }
    }
    game.decks.destiny.extend(given.iter().copied());
}

fn read_step(step: &str) -> Result<Step, String> {
    Ok(match step {
        "start" => Step::Start,
        "receive-skills" => Step::ReceiveSkills,
        "movement" => Step::Movement,
        "" | "action" => Step::Action,
        "crisis" => Step::Crisis,
        "end" => Step::EndOfTurn,
        _ => return Err(format!("there is no step «{step}»: start, receive-skills, movement, action, crisis, end")),
    })
}

/// The answer that declines, where there is one.
fn decline(options: &Options) -> Option<Answer> {
    match options {
        Options::Choices(choices) => choices.contains(&Choice::Pass).then_some(Answer::One(Choice::Pass)),
        Options::Cards { min, .. } => (*min == 0).then(|| Answer::Cards(Vec::new())),
    }
}

fn options_text(options: &Options, name: &dyn Fn(Seat) -> String) -> String {
    match options {
        Options::Choices(choices) => {
            choices.iter().map(|choice| choice_text(choice, name)).collect::<Vec<_>>().join(" | ")
        }
        Options::Cards { from, min, max } => {
            let cards = answer_text(&Answer::Cards(from.clone()), name);
            if min == max { format!("{min} of {cards}") } else { format!("{min} to {max} of {cards}") }
        }
    }
}

/// Spellings differ in case, spaces and the copy number of a draw's order only.
fn spelled(canonical: &str, text: &str) -> bool {
    let plain = |text: &str| {
        let mut parts: Vec<String> = list(text)
            .into_iter()
            .map(|part| part.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        parts.sort_unstable();
        parts
    };
    canonical == text || plain(canonical) == plain(text)
}
