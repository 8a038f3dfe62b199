//! Answers, as labels of buttons: the deed itself, never "OK".

mod deeds;
mod labels;
mod remark;
mod summary;

use airlock_game::cards::Response;
use airlock_game::cards::attack::{Victim, Weapon};
use airlock_game::event::PeekedCard;
use airlock_game::terms::{Area, Craft, Damages, GalacticaDamage, Skill, SkillCounts};
use airlock_game::{About, Action, Answer, Ask, Choice, Foe, How, Interrupt, Question, Seat};

use crate::names::{Names, People};
use crate::phrase::Phrase;
use crate::say::Say;
use crate::words::{Words, capital};
use labels::labels;

impl Words {
    /// The label of one answer.
    pub fn choice(&self, ask: &Ask, choice: &Choice, names: &dyn Names) -> String {
        let people = People { names, reader: Some(ask.seat) };
        let labels = labels(&ask.question);
        let of_question = |key: &'static str| Phrase::from(self.fill(self.say(key), &ask.question, people).end());
        let text: Phrase = match *choice {
            Choice::Pass => of_question(labels.pass),
            Choice::Accept => of_question(labels.accept),
            Choice::Character(character) => self.noun(character),
            Choice::Seat(seat) => {
                let raptor = labels.raptor_of.filter(|_| names.flies_raptor(seat));
                self.say(raptor.unwrap_or(labels.person)).seat("whom", seat, people).end()
            }
            Choice::Location(location) => self.say(labels.location).name("where", location).end(),
            Choice::Area(area) => self.say(labels.area).name("area", area).end(),
            Choice::Draw(draw) => self.draw(draw),
            Choice::Skill(skill) => self.noun(skill),
            Choice::Card(card) => self.card(card),
            Choice::Option(option) => self.option_label(&ask.question, option).into(),
            Choice::Act(action) => self.act(action, names).into(),
            Choice::Use(what, how) => self.using(&ask.question, what, how).into(),
            Choice::Crisis(card) => self.noun(card),
            Choice::SuperCrisis(card) => self.noun(card),
            Choice::Destination(card) => {
                self.say("choice-destination").name("card", card).number("distance", card.row().distance).end()
            }
            Choice::Quorum(card) => self.noun(card),
            Choice::Deck(deck) => self.say("choice-deck").name("deck", deck).end(),
            Choice::PutUnder => self.plain("choice-put-under"),
            Choice::Launch(area) => self.say(labels.launch).name("area", area).end(),
            Choice::Fly(from, to) => self.say(labels.fly).name("from", from).name("to", to).name("area", to).end(),
            Choice::Attack(from, foe) => {
                let key = if labels.weapon.is_some() { "choice-attack" } else { "choice-destroy" };
                let foe = if labels.many { self.foes(foe, names) } else { self.foe(foe, from, names) };
                self.say(key).text("foe", foe).end()
            }
            Choice::Basestar(number) => self.foe(Foe::Basestar(number), None, names),
            Choice::Civilian(area, place) => {
                self.say("choice-civilian").number("number", place + 1).name("area", area).end()
            }
            Choice::Unmanned(area) => self.say("choice-unmanned").name("area", area).end(),
            Choice::Damage(token) => self.damage(token),
            Choice::RepairViper => self.plain(labels.repair),
            Choice::Return(craft) => self.say("choice-return").number("count", 1).name("craft", craft).end(),
            Choice::Ship(ship) => self.noun(ship),
            Choice::Resource(resource) => self.noun(resource),
            Choice::InReserves(craft) => self.say(labels.reserves).number("count", 1).name("craft", craft).end(),
            Choice::CrisisOnTop(card) => self.say("choice-crisis-on-top").name("card", card).end(),
            Choice::CrisisUnder(card) => self.say("choice-crisis-under").name("card", card).end(),
            Choice::HandOn(card, to) => {
                self.say("choice-hand-on").text("card", self.loyalty(card)).seat("whom", to, people).end()
            }
            Choice::Bottom(deck) => self.say("choice-deck").name("deck", deck).end(),
            Choice::Prepare => self.plain("choice-prepare"),
            Choice::Evacuate => self.plain("choice-evacuate"),
            Choice::Mutiny(card) => self.noun(card),
            Choice::Motive(motive) => self.noun(motive),
            Choice::CardOnTop(card) => self.say("choice-crisis-on-top").text("card", self.peeked(card)).end(),
            Choice::CardUnder(card) => self.say("choice-crisis-under").text("card", self.peeked(card)).end(),
            Choice::LaunchRaptor(area) => self.say(labels.launch_raptor).name("area", area).end(),
            Choice::FlyRaptor(from, to) => self.say("choice-fly-raptor").name("from", from).name("to", to).end(),
            Choice::RaptorAttack(area, foe) => {
                self.say("choice-raptor-attack").text("foe", self.foe(foe, Some(area), names)).end()
            }
            Choice::UnmannedRaptor(area) => self.say("choice-unmanned-raptor").name("area", area).end(),
        };
        capital(&text)
    }

    /// The label of a whole answer, several cards too.
    pub fn answer(&self, ask: &Ask, answer: &Answer, names: &dyn Names) -> String {
        match answer {
            Answer::One(choice) => self.choice(ask, choice, names),
            Answer::Cards(cards) => {
                let count = i32::try_from(cards.len()).expect("no hand is that large");
                let people = People { names, reader: Some(ask.seat) };
                let say = self.fill(self.say(labels(&ask.question).cards), &ask.question, people);
                say.number("count", count).end()
            }
        }
    }

    /// With which results of the die an attack hits, where the answer is one.
    pub fn odds(&self, seat: Seat, question: &Question, choice: &Choice, names: &dyn Names) -> Option<String> {
        let in_raptor = matches!(question, Question::Pilot | Question::PilotAttack { .. }) && names.flies_raptor(seat);
        let (weapon, foe) = if let Choice::RaptorAttack(_, foe) = choice {
            (Weapon::AssaultRaptor, foe)
        } else if let Choice::Attack(_, foe) = choice {
            (if in_raptor { Weapon::AssaultRaptor } else { labels(question).weapon? }, foe)
        } else {
            return None;
        };
        let victim = match foe {
            Foe::Raider(_) => Victim::Craft(Craft::Raider),
            Foe::HeavyRaider(_) => Victim::Craft(Craft::HeavyRaider),
            Foe::Basestar(_) => Victim::Craft(Craft::Basestar),
            Foe::Centurion(_) => Victim::Centurion,
            Foe::Scar(_) => Victim::Craft(Craft::Scar),
        };
        self.odds_of(victim, weapon).map(String::from)
    }

    /// `2 Tactics, 1 Leadership`.
    pub fn draw(&self, draw: SkillCounts) -> Phrase {
        let drawn =
            |(skill, count): (Skill, u8)| self.say("choice-drawn").number("count", count).name("skill", skill).end();
        self.commas(draw.iter().map(drawn).collect())
    }

    fn option_label(&self, question: &Question, option: u8) -> String {
        if let Question::CrisisOption { crisis } = question
            && let Some(row) = crisis.crisis_row()
        {
            return self.crisis_option(row, option);
        }
        if let Question::Choose { of, at } = question {
            return self.option(*of, *at, option);
        }
        if let Question::UseOrder = question {
            return self.plain(if option == 0 { "choice-order-move" } else { "choice-order-act" });
        }
        if let Question::Learned { .. } = question {
            return self.plain(if option == 0 { "choice-learned-check" } else { "choice-learned-hand" });
        }
        self.numbered_option(option)
    }

    /// An option of which nothing but its number is known.
    pub(crate) fn numbered_option(&self, option: u8) -> String {
        self.say("choice-option").number("number", option + 1).end()
    }

    /// The label of an action.
    pub fn act(&self, action: Action, names: &dyn Names) -> String {
        match action {
            Action::Location(location) => self.say("act-location").name("where", location).end(),
            Action::Card(card) => self.say("act-card").text("card", self.card(card)).end(),
            Action::Ability(ability) => self.say("act-ability").name("ability", ability).end(),
            Action::Nuke => self.plain("act-nuke"),
            Action::DrawQuorum => self.plain("act-draw-quorum"),
            Action::PlayQuorum(card) => self.say("act-play-quorum").name("card", card).end(),
            Action::Viper => self.plain("act-viper"),
            Action::Reveal(card) => {
                let power = self.power(card).unwrap_or_else(|| self.noun(card));
                self.say("act-reveal").text("power", power).end()
            }
            Action::FightOccupation => self.plain("act-fight-occupation"),
            Action::Detain(seat) => self.say("act-detain").person("whom", seat, names).end(),
            Action::LeaveOrbit => self.plain("act-leave-orbit"),
            Action::EndInfiltration => self.plain("act-end-infiltration"),
            Action::PlayMutiny(card) => self.say("act-play-mutiny").name("card", card).end(),
        }
    }

    /// What a seat may do at any moment, whatever is asked.
    pub fn free(&self, choice: &Choice) -> String {
        match *choice {
            Choice::Use(Interrupt::Motive(motive), How::Plain) => self.say("use-motive").name("what", motive).end(),
            choice => unreachable!("{choice:?} answers a question"),
        }
    }

    fn using(&self, question: &Question, what: Interrupt, how: How) -> String {
        let name = |say: Say<'_>| match what {
            Interrupt::Card(card) => say.text("what", self.card(card)).end(),
            Interrupt::Ability(ability) => say.name("what", ability).end(),
            Interrupt::Quorum(card) => say.name("what", card).end(),
            Interrupt::Motive(motive) => say.name("what", motive).end(),
        };
        match how {
            How::Plain => name(self.say(match what {
                Interrupt::Card(_) => "use-card",
                Interrupt::Ability(_) => "use-ability",
                Interrupt::Quorum(_) => "use-quorum",
                Interrupt::Motive(_) => "use-motive",
            })),
            How::Shift(by) if shifts_die(what) => name(self.say("use-die-shift").change("by", by)),
            How::Shift(by) => name(self.say("use-shift").change("by", by)),
            How::Pass => name(self.say("use-pass")),
            How::Fail => name(self.say("use-fail")),
            How::Skill(skill) if learns(what) => name(self.say("use-learn").name("skill", skill)),
            How::Skill(skill) => name(self.say("use-skill").name("skill", skill)),
            How::Title(title) => name(self.say("use-title").name("title", title)),
            How::Area(area) => name(self.say("use-area").name("area", area)),
            How::Card(card) => name(self.say("use-with-card").text("card", self.card(card))),
            How::Option(option) => name(self.say("use-option").text("option", self.option_of(question, option))),
            How::Icon(icon) => name(self.say("use-icon").name("icon", icon)),
            How::Raptor(area) => name(self.say("use-raptor").name("area", area)),
        }
    }

    /// A printed option of the Crisis that a window opens over.
    pub(super) fn option_of(&self, question: &Question, option: u8) -> Phrase {
        let row = match question {
            Question::Window { about: About::Crisis(crisis), .. } => crisis.crisis_row(),
            _ => None,
        };
        row.map_or_else(|| self.numbered_option(option).into(), |row| self.crisis_option_told(row, option))
    }

    /// A card that was looked at.
    pub(crate) fn peeked(&self, card: PeekedCard) -> Phrase {
        match card {
            PeekedCard::Crisis(card) => self.noun(card),
            PeekedCard::Destination(card) => self.noun(card),
            PeekedCard::Skill(card) => self.card(card),
            PeekedCard::SuperCrisis(card) => self.noun(card),
            PeekedCard::Quorum(card) => self.noun(card),
            PeekedCard::Mission(card) => self.noun(card),
            PeekedCard::Mutiny(card) => self.noun(card),
        }
    }

    /// A Cylon piece; a basestar is told by the area of its attacker if nobody knows better.
    pub(crate) fn foe(&self, foe: Foe, near: Option<Area>, names: &dyn Names) -> Phrase {
        match foe {
            Foe::Raider(area) => self.say("foe-raider").name("area", area).end(),
            Foe::HeavyRaider(area) => self.say("foe-heavy-raider").name("area", area).end(),
            Foe::Basestar(number) => match names.basestar(number).or(near) {
                Some(area) => self.say("foe-basestar-at").number("number", number + 1).name("area", area).end(),
                None => self.say("foe-basestar").number("number", number + 1).end(),
            },
            Foe::Centurion(space) => self.say("foe-centurion").number("space", space + 1).end(),
            Foe::Scar(area) => self.say("foe-scar").name("area", area).end(),
        }
    }

    /// The pieces of that kind in an area, where several go at once.
    pub(crate) fn foes(&self, foe: Foe, names: &dyn Names) -> Phrase {
        match foe {
            Foe::Raider(area) => self.say("foe-raider.many").name("area", area).end(),
            Foe::HeavyRaider(area) => self.say("foe-heavy-raider.many").name("area", area).end(),
            Foe::Basestar(_) | Foe::Centurion(_) | Foe::Scar(_) => self.foe(foe, None, names),
        }
    }

    /// The piece alone, where its area has been told.
    pub(crate) fn foe_here(&self, foe: Foe, near: Option<Area>, names: &dyn Names) -> Phrase {
        match foe {
            Foe::Raider(_) => self.plain("foe-raider.here"),
            Foe::HeavyRaider(_) => self.plain("foe-heavy-raider.here"),
            Foe::Basestar(number) => self.say("foe-basestar").number("number", number + 1).end(),
            Foe::Centurion(_) => self.foe(foe, near, names),
            Foe::Scar(_) => self.plain("foe-scar.here"),
        }
    }

    fn damage(&self, token: GalacticaDamage) -> Phrase {
        match token.damages() {
            Damages::Location(location) => self.say("choice-damage-location").name("where", location).end(),
            Damages::Resource(resource) => {
                self.say("choice-damage-resource").change("by", -1).name("resource", resource).end()
            }
        }
    }
}

/// What the card or ability does to the thing that it answers.
fn response_of(what: Interrupt) -> Option<Response> {
    match what {
        Interrupt::Card(card) => card.response(),
        Interrupt::Ability(ability) => ability.response(),
        Interrupt::Quorum(_) | Interrupt::Motive(_) => None,
    }
}

/// A number changes the result of a die, not a difficulty.
fn shifts_die(what: Interrupt) -> bool {
    matches!(response_of(what), Some(Response::DieShift(_)))
}

/// A type is that of a deck to look at, not one to be named.
fn learns(what: Interrupt) -> bool {
    matches!(response_of(what), Some(Response::FastLearner(_)))
}
