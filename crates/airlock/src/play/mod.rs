//! `airlock play`: the game in a terminal, one person against bots.
//!
//! A plain prompt that works with piped answers too. What is shown comes from the seat's view and
//! the seat's projection of the log, never from the game.

mod prompt;

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use airlock_bots::{Bot, Look, next_ask};
use airlock_game::orders::{StandingOrder, StandingOrders, Usable};
use airlock_game::save::Save;
use airlock_game::{Answer, Ask, Choice, Event, Game, Options, Question, Rules, Seat, View, Viewer};
use airlock_text::{Notice, TableNames};
use anyhow::{Context, Result, bail};

use self::prompt::{Line, Span, parse};
use crate::refusal::InWords;
use crate::state_text::{write_hand, write_rows, write_state};
use crate::table::{TableArgs, seat_of};
use crate::tongue::words;
use crate::wrap::wrapped;
use crate::{cards, names, rules, saved, seeds, story};

/// Play in the terminal against bots.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// The same seed and the same answers give the same game; without, a new one.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Where you sit, the first seat being 0.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seat: u8,
    /// Keep the game in this file; a game that is there already goes on.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let mut evening = Evening::new(args, out)?;
    let played = evening.play(&mut io::stdin().lock(), out);
    // Whatever ended the evening, the game is kept.
    evening.keep()?;
    played
}

/// A game under way in the terminal.
struct Evening {
    me: Seat,
    game: Game,
    save: Save,
    keep: Option<PathBuf>,
    bots: Vec<Box<dyn Bot>>,
    names: TableNames,
    /// What the seat was told, a line a fact, and how many lines of it are on the screen.
    log: Vec<String>,
    told: usize,
    /// The turn whose beginning was shown.
    shown: Option<u16>,
    orders: StandingOrders,
}

impl Evening {
    fn new(args: &Args, out: &mut impl Write) -> Result<Evening> {
        let seed = args.seed.unwrap_or_else(seeds::fresh);
        let save = first_or_kept(args, seed, out)?;
        let players = save.setup.players;
        let mut game = Game::new(&save.setup, save.seed).in_words()?;
        let me = seat_of(args.seat, players)?;
        let opening = game.take_log();
        let mut evening = Evening {
            me,
            names: names::names(&game.view(Viewer::Seat(me))),
            save: Save { answers: Vec::new(), ..save.clone() },
            keep: args.save.clone(),
            bots: (0..players).map(|seat| args.table.bots.bot(seeds::of_bot(seed, 0, Seat(seat)))).collect(),
            game,
            log: Vec::new(),
            told: 0,
            shown: None,
            orders: StandingOrders::default(),
        };
        evening.hear(&opening);
        for (seat, answer) in save.answers {
            evening.give(seat, answer)?;
        }
        evening.told = evening.log.len().saturating_sub(RECENT);
        evening.keep()?;
        Ok(evening)
    }

    fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
        loop {
            if let Some(ending) = self.game.ending() {
                self.write_news(out)?;
                self.write_state(out)?;
                writeln!(out, "{}", words().ending(ending))?;
                return Ok(());
            }
            let ask = next_ask(&self.game).expect("a game that is not over asks somebody").clone();
            if ask.seat != self.me {
                let answer = self.bots[ask.seat.index()].answer(&ask, &Look::new(&self.game, ask.seat));
                self.give(ask.seat, answer)?;
                continue;
            }
            self.orders.expire(self.game.moment());
            if let Some(answer) = self.orders.reply(&ask, self.game.moment()) {
                self.give(self.me, answer)?;
                continue;
            }
            let Some(answer) = self.ask_me(&ask, input, out)? else { return Ok(()) };
            self.give(self.me, answer)?;
            self.keep()?;
        }
    }

    fn give(&mut self, seat: Seat, answer: Answer) -> Result<()> {
        let events = self.game.answer(seat, answer.clone()).in_words()?;
        self.save.answers.push((seat, answer));
        self.hear(&events);
        Ok(())
    }

    /// Notes what the seat may know of what has happened.
    fn hear(&mut self, events: &[Event]) {
        let viewer = Viewer::Seat(self.me);
        let view = self.view();
        self.names.see_ships(&view);
        self.log.extend(story::lines(events, viewer, &mut self.names));
    }

    fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.me))
    }

    fn keep(&self) -> Result<()> {
        self.keep.as_deref().map_or(Ok(()), |path| saved::write(path, &self.save, &self.game))
    }

    /// Asks until there is an answer; none at the end of the evening.
    fn ask_me(&mut self, ask: &Ask, input: &mut impl BufRead, out: &mut impl Write) -> Result<Option<Answer>> {
        self.write_news(out)?;
        if self.shown != Some(self.game.turn_number()) {
            self.shown = Some(self.game.turn_number());
            writeln!(out)?;
            self.write_state(out)?;
        }
        self.write_question(ask, out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return Ok(None);
            };
            match parse(&line, &ask.options) {
                Ok(Line::Answer(answer)) => return Ok(Some(answer)),
                Ok(Line::Quit) => return Ok(None),
                Ok(Line::Pass(span)) => {
                    if self.order(span, ask, out)? {
                        return Ok(Some(Answer::One(Choice::Pass)));
                    }
                }
                Ok(Line::ClearOrders) => {
                    self.orders = StandingOrders::default();
                    self.write_orders(out)?;
                }
                Ok(command) => self.obey(command, ask, out)?,
                Err(why) => writeln!(out, "{}", words().notice(why))?,
            }
        }
    }

    fn obey(&self, command: Line, ask: &Ask, out: &mut impl Write) -> Result<()> {
        let done = match command {
            Line::Help => return write_help(out),
            Line::State => return self.write_state(out),
            Line::Hand => return Ok(write_hand(&self.view(), self.me, out)?),
            Line::Ask => return self.write_question(ask, out),
            Line::Log => return story::write_lines(&self.log, out),
            Line::Orders => return self.write_orders(out),
            Line::Card(id) => cards::write_one(&id, out),
            Line::Rules(wanted) => rules::look_up(&wanted, out),
            Line::Save(path) => self.save_as(&path, out),
            Line::Answer(_) | Line::Quit | Line::Pass(_) | Line::ClearOrders => Ok(()),
        };
        // What cannot be found or written is no reason to leave the table.
        if let Err(error) = done {
            writeln!(out, "{error:#}")?;
        }
        Ok(())
    }

    /// Gives the standing order, and says whether it passes this window.
    fn order(&mut self, span: Span, ask: &Ask, out: &mut impl Write) -> Result<bool> {
        let words = words();
        let (Question::Window { .. }, Options::Choices(choices)) = (ask.question, &ask.options) else {
            writeln!(out, "{}", words.notice(Notice::NoWindow))?;
            return Ok(false);
        };
        let now = self.game.moment();
        let orders: Vec<StandingOrder> = match (span, now.check) {
            (Span::Check, Some(check)) => vec![StandingOrder::PassCheck(check)],
            // Outside a check the order is for the turn.
            (Span::Check, None) | (Span::Turn, _) => vec![StandingOrder::PassTurn(now.turn)],
            (Span::Always, _) => choices.iter().filter_map(always).collect(),
        };
        for order in orders {
            self.orders.give(self.me, order);
            writeln!(out, "{}", words.notice(Notice::OrderGiven { order: &words.order(order) }))?;
        }
        Ok(true)
    }

    fn write_orders(&self, out: &mut impl Write) -> Result<()> {
        let words = words();
        if self.orders.of(self.me).next().is_none() {
            writeln!(out, "{}", words.notice(Notice::NoOrders))?;
        }
        for order in self.orders.of(self.me) {
            writeln!(out, "  {}", words.order(order))?;
        }
        Ok(())
    }

    fn save_as(&self, path: &Path, out: &mut impl Write) -> Result<()> {
        saved::write(path, &self.save, &self.game)?;
        let file = path.display().to_string();
        writeln!(out, "{}", words().notice(Notice::Saved { file: &file }))?;
        Ok(())
    }

    fn write_news(&mut self, out: &mut impl Write) -> Result<()> {
        writeln!(out)?;
        story::write_lines(&self.log[self.told..], out)?;
        self.told = self.log.len();
        Ok(())
    }

    fn write_state(&self, out: &mut impl Write) -> Result<()> {
        Ok(write_state(&self.view(), &self.names, out)?)
    }

    fn write_question(&self, ask: &Ask, out: &mut impl Write) -> Result<()> {
        let words = words();
        writeln!(out)?;
        for line in story::question(ask, &self.names).lines() {
            writeln!(out, "{}", wrapped("", line))?;
        }
        match &ask.options {
            Options::Choices(choices) => {
                for (number, choice) in (1..).zip(choices) {
                    let text = story::choice(ask, choice, &self.names);
                    writeln!(out, "{}", wrapped(&format!("{number:4}  "), &text))?;
                }
            }
            Options::Cards { from, min, max } => {
                for (number, &card) in (1..).zip(from) {
                    writeln!(out, "{number:4}  {}", words.card_to_pick(card))?;
                }
                writeln!(out, "      {}", words.notice(Notice::HowMany { min: *min, max: *max }))?;
            }
        }
        Ok(())
    }
}

/// The order to pass on what this choice would use.
fn always(choice: &Choice) -> Option<StandingOrder> {
    if let Choice::Use(what, _) = *choice { Some(StandingOrder::PassAlways(Usable::from(what))) } else { None }
}

fn write_help(out: &mut impl Write) -> Result<()> {
    let words = words();
    writeln!(out, "{}", wrapped("", &words.notice(Notice::HowToAnswer)))?;
    Ok(write_rows("  ", &prompt::commands(words), out)?)
}

/// How much of the log someone sees who comes back to their game.
const RECENT: usize = 12;

/// A new game, or the one in the file that is to be kept.
fn first_or_kept(args: &Args, seed: u64, out: &mut impl Write) -> Result<Save> {
    let words = words();
    let setup = args.table.setup()?;
    Rules::of(&setup).in_words()?;
    let fresh = Save::new(setup, seeds::of_game(seed, 0));
    let Some(path) = args.save.as_deref().filter(|path| path.metadata().is_ok_and(|file| file.len() > 0)) else {
        let seat = seat_of(args.seat, setup.players)?;
        let greeting = Notice::Greeting { players: setup.players, seed, seat };
        writeln!(out, "{}", words.notice(greeting))?;
        return Ok(fresh);
    };
    let name = path.display().to_string();
    let kept = saved::read(path)?;
    kept.replay().in_words().with_context(|| name.clone())?;
    if args.seed.is_some() && (kept.setup, kept.seed) != (fresh.setup, fresh.seed) {
        bail!(words.notice(Notice::AnotherGame { file: &name }));
    }
    let goes_on = Notice::GoesOn { file: &name, answers: kept.answers.len() };
    writeln!(out, "{}", words.notice(goes_on))?;
    Ok(Save { hash: None, ..kept })
}

/// One line of input; none at its end. What is no text cannot be a command anyway.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input.read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}
