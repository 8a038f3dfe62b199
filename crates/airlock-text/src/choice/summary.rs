//! An answer before it is given: the deed on the button, and the sentence that says what it does.

use airlock_game::cards::pegasus::tokens::{DETAINED_UPTO, FORCE_DESTROYED_FROM, HURT_UPTO};
use airlock_game::cards::{Ability, AbilityKind, CrisisKind};
use airlock_game::event::{DeckName, PeekedCard};
use airlock_game::terms::{Craft, Damages, Set};
use airlock_game::{Action, Answer, Ask, Choice, Foe, How, Interrupt, Question};

use super::deeds::deeds;
use super::labels::labels;
use super::{learns, shifts_die};
use crate::names::{Names, People};
use crate::say::Say;
use crate::words::{Words, signed};

impl Words {
    /// What the button says that carries the answer out: "Attack the raider".
    pub fn deed(&self, ask: &Ask, answer: &Answer, names: &dyn Names) -> String {
        match answer {
            Answer::One(choice) => self.say_deed(ask, choice, "", names).sentence(),
            Answer::Cards(_) => self.answer(ask, answer, names),
        }
    }

    /// What will happen, as a sentence to the one who is about to answer. Of cards, `worth` is what
    /// they add to the check.
    pub fn summary(&self, ask: &Ask, answer: &Answer, worth: &str, names: &dyn Names) -> String {
        match answer {
            Answer::One(choice) => self.say_deed(ask, choice, ".summary", names).sentence(),
            Answer::Cards(cards) => {
                let count = i32::try_from(cards.len()).expect("no hand is that large");
                let people = People { names, reader: Some(ask.seat) };
                let say = self.fill(self.say(deeds(&ask.question).cards), &ask.question, people);
                say.number("count", count).text("worth", worth.to_owned()).end()
            }
        }
    }

    /// `+3`, as the worth of cards in a check is told.
    pub fn worth(&self, worth: i16) -> String {
        signed(worth)
    }

    fn say_deed(&self, ask: &Ask, choice: &Choice, part: &str, names: &dyn Names) -> Say<'_> {
        let people = People { names, reader: Some(ask.seat) };
        let deeds = deeds(&ask.question);
        let say = |key: &'static str| {
            let key = if part.is_empty() { key.into() } else { std::borrow::Cow::from(format!("{key}{part}")) };
            self.fill(self.say(key), &ask.question, people)
        };
        match *choice {
            Choice::Pass => say(deeds.pass).text("label", self.choice(ask, choice, names)),
            Choice::Accept => say(deeds.accept).text("label", self.choice(ask, choice, names)),
            Choice::Character(character) => say(deeds.character).text("character", self.short(character)),
            Choice::Seat(seat) => {
                let raptor = deeds.raptor_of.filter(|_| names.flies_raptor(seat));
                say(raptor.unwrap_or(deeds.person)).seat("whom", seat, people)
            }
            Choice::Location(location) => say(deeds.location).name("where", location),
            Choice::Area(area) => say(deeds.area).name("area", area),
            Choice::Draw(draw) => say("deed-draw").text("cards", self.draw(draw)),
            Choice::Skill(skill) => say(deeds.skill).name("skill", skill),
            Choice::Card(card) => say(deeds.card).text("card", self.card(card)),
            Choice::Option(option) => say(option_key(&ask.question, option))
                .number("number", option + 1)
                .text("option", self.choice(ask, choice, names)),
            Choice::Act(action) => self.say_act(say, action, names),
            Choice::Use(what, how) => self.say_use(say, &ask.question, (what, how), names),
            Choice::Crisis(card) => say("deed-crisis").name("card", card),
            Choice::SuperCrisis(card) => say(deeds.super_crisis).name("card", card),
            Choice::Destination(card) => {
                say("deed-destination").name("card", card).number("distance", card.row().distance)
            }
            Choice::Quorum(card) => say(deeds.quorum).name("card", card),
            Choice::Deck(deck) => say("deed-deck").name("deck", deck),
            Choice::PutUnder => say(deeds.put_under).text("label", self.choice(ask, choice, names)),
            Choice::Launch(area) => say(deeds.launch).name("area", area),
            Choice::Fly(from, to) => say(deeds.fly).name("from", from).name("to", to),
            Choice::Attack(_, foe) if labels(&ask.question).many => {
                say(deeds.attack).text("foe", self.foes(foe, names))
            }
            Choice::Attack(from, foe) => match self.odds(ask.seat, &ask.question, choice, names) {
                Some(odds) => say(deeds.attack).text("attacker", deeds.attacker).text("odds", odds),
                None => say("deed-destroy"),
            }
            .text("foe", self.foe(foe, from, names)),
            Choice::Basestar(number) => say(deeds.basestar).text("foe", self.foe(Foe::Basestar(number), None, names)),
            Choice::Civilian(area, place) => say(deeds.civilian).name("area", area).number("number", place + 1),
            Choice::Unmanned(area) => say(deeds.unmanned).name("area", area),
            Choice::Damage(token) => match token.damages() {
                Damages::Location(location) => say("deed-damage-location").name("where", location),
                Damages::Resource(resource) => say("deed-damage-resource").change("by", -1).name("resource", resource),
            },
            Choice::RepairViper => say("deed-repair-viper"),
            Choice::Return(craft) => say("deed-return").number("count", 1).name("craft", craft),
            Choice::Ship(ship) => say(deeds.ship).name("ship", ship),
            Choice::Resource(resource) => say(deeds.resource).name("resource", resource),
            Choice::InReserves(craft) => self.one(say(deeds.reserves), craft),
            Choice::CrisisOnTop(card) => say("deed-crisis-on-top").name("card", card),
            Choice::CrisisUnder(card) => say("deed-crisis-under").name("card", card),
            Choice::HandOn(card, to) => {
                say("deed-reveal-and-hand-on").text("card", self.loyalty(card)).seat("whom", to, people)
            }
            Choice::Bottom(deck) => say("deed-bottom").name("deck", deck),
            Choice::Prepare => say("deed-prepare"),
            Choice::Evacuate => say("deed-evacuate"),
            Choice::Mutiny(card) => say(deeds.mutiny).name("card", card),
            Choice::Motive(motive) => say("deed-use-motive").name("what", motive),
            Choice::CardOnTop(card) => {
                say("deed-card-on-top").text("card", self.peeked(card)).name("deck", deck_of(card))
            }
            Choice::CardUnder(card) => {
                say("deed-card-under").text("card", self.peeked(card)).name("deck", deck_of(card))
            }
            Choice::LaunchRaptor(area) => say(deeds.launch_raptor).name("area", area),
            Choice::FlyRaptor(from, to) => say("deed-fly-raptor").name("from", from).name("to", to),
            Choice::RaptorAttack(area, foe) => match self.odds(ask.seat, &ask.question, choice, names) {
                Some(odds) => say("deed-attack").text("attacker", "raptor").text("odds", odds),
                None => say("deed-destroy"),
            }
            .text("foe", self.foe(foe, Some(area), names)),
            Choice::UnmannedRaptor(area) => say(deeds.unmanned_raptor).name("area", area),
        }
    }

    fn say_act<'w>(&'w self, say: impl Fn(&'static str) -> Say<'w>, action: Action, names: &dyn Names) -> Say<'w> {
        match action {
            Action::Location(location) => say("deed-act-location").name("where", location),
            Action::Card(card) => say("deed-act-card").text("card", self.card(card)),
            Action::Ability(ability) => self.once(say("deed-act-ability").name("ability", ability), ability, names),
            Action::Nuke => say("deed-act-nuke"),
            Action::DrawQuorum => say("deed-act-draw-quorum"),
            Action::PlayQuorum(card) => say("deed-act-play-quorum").name("card", card),
            Action::Viper => say("deed-act-viper"),
            Action::Reveal(_) => say("deed-act-reveal"),
            Action::FightOccupation => say("deed-act-fight-occupation").number("from", FORCE_DESTROYED_FROM),
            Action::Detain(seat) => say("deed-act-detain")
                .person("whom", seat, names)
                .text("detained", self.range(1_u8, DETAINED_UPTO))
                .text("hurt", self.range(DETAINED_UPTO + 1, HURT_UPTO)),
            Action::LeaveOrbit => say("deed-act-leave-orbit"),
            Action::EndInfiltration => say("deed-act-end-infiltration"),
            Action::PlayMutiny(card) => say("deed-act-play-mutiny").name("card", card),
        }
    }

    /// How often the ability can be used, or what it costs with miracle tokens (DAY-008).
    fn once<'w>(&self, say: Say<'w>, ability: Ability, names: &dyn Names) -> Say<'w> {
        let (character, row) = ability.row();
        let once = match row.kind {
            AbilityKind::OncePerGame if names.sets().contains(Set::Daybreak) => "miracle",
            AbilityKind::OncePerGame => "yes",
            AbilityKind::Passive | AbilityKind::Weakness | AbilityKind::Action | AbilityKind::Movement => "no",
        };
        say.text("once", once).number("cost", character.miracles().1)
    }

    /// One ship of that kind.
    fn one<'w>(&self, say: Say<'w>, craft: Craft) -> Say<'w> {
        say.number("count", 1).name("craft", craft)
    }

    fn say_use<'w>(
        &'w self,
        say: impl Fn(&'static str) -> Say<'w>,
        question: &Question,
        (what, how): (Interrupt, How),
        names: &dyn Names,
    ) -> Say<'w> {
        let say = |key| match what {
            Interrupt::Card(card) => say(key).text("what", self.card(card)),
            Interrupt::Ability(ability) => self.once(say(key).name("what", ability), ability, names),
            Interrupt::Quorum(card) => say(key).name("what", card),
            Interrupt::Motive(motive) => say(key).name("what", motive),
        };
        match how {
            How::Plain => say(match what {
                Interrupt::Card(_) => "deed-use-card",
                Interrupt::Ability(_) => "deed-use-ability",
                Interrupt::Quorum(_) => "deed-use-quorum",
                Interrupt::Motive(_) => "deed-use-motive",
            }),
            How::Shift(by) if shifts_die(what) => say("deed-use-die-shift").change("by", by),
            How::Shift(by) => say("deed-use-shift").change("by", by),
            How::Pass => say("deed-use-pass"),
            How::Fail => say("deed-use-fail"),
            How::Skill(skill) if learns(what) => say("deed-use-learn").name("skill", skill),
            How::Skill(skill) => say("deed-use-skill").name("skill", skill),
            How::Title(title) => say("deed-use-title").name("title", title),
            How::Area(area) => say("deed-use-area").name("area", area),
            How::Card(card) => say("deed-use-with-card").text("card", self.card(card)),
            How::Option(option) => say("deed-use-option").text("option", self.option_of(question, option)),
            How::Icon(icon) => say("deed-use-icon").name("icon", icon),
            How::Raptor(area) => say("deed-use-raptor").name("area", area),
        }
    }

    /// The label under a heading that already says where the thing is, or that it is a card.
    pub fn choice_here(&self, ask: &Ask, choice: &Choice, names: &dyn Names) -> String {
        match *choice {
            Choice::Attack(..) if labels(&ask.question).many => self.choice(ask, choice, names),
            Choice::Attack(from, foe) => {
                let key = if labels(&ask.question).weapon.is_some() { "here-attack" } else { "here-destroy" };
                self.say(key).text("foe", self.foe_here(foe, from, names)).end()
            }
            Choice::RaptorAttack(area, foe) => {
                self.say("here-raptor-attack").text("foe", self.foe_here(foe, Some(area), names)).end()
            }
            Choice::FlyRaptor(_, to) => self.say("here-fly-raptor").name("to", to).end(),
            Choice::LaunchRaptor(area) => self.say("here-launch-raptor").name("area", area).end(),
            Choice::Fly(_, to) => self.say("here-fly").name("to", to).end(),
            Choice::Launch(area) => self.say("here-launch").name("area", area).end(),
            Choice::Civilian(_, place) => self.say("here-civilian").number("number", place + 1).end(),
            Choice::Act(Action::Card(card)) => self.card(card).into(),
            Choice::Act(Action::Ability(ability)) => self.label(ability),
            Choice::Act(Action::PlayQuorum(card)) => self.label(card),
            Choice::Act(Action::PlayMutiny(card)) => self.label(card),
            Choice::Act(Action::Reveal(card)) => {
                let power = self.power(card).unwrap_or_else(|| self.noun(card));
                self.say("here-reveal").text("power", power).end()
            }
            Choice::Use(Interrupt::Card(card), How::Plain) => self.card(card).into(),
            Choice::Use(Interrupt::Ability(ability), How::Plain) => self.label(ability),
            Choice::Use(Interrupt::Quorum(card), How::Plain) => self.label(card),
            Choice::Use(Interrupt::Motive(motive), How::Plain) => self.label(motive),
            Choice::Destination(card) => self.label(card),
            Choice::Pass
            | Choice::Accept
            | Choice::Character(_)
            | Choice::Seat(_)
            | Choice::Location(_)
            | Choice::Area(_)
            | Choice::Draw(_)
            | Choice::Skill(_)
            | Choice::Card(_)
            | Choice::Option(_)
            | Choice::Act(
                Action::Location(_)
                | Action::Nuke
                | Action::DrawQuorum
                | Action::Viper
                | Action::FightOccupation
                | Action::Detain(_)
                | Action::LeaveOrbit
                | Action::EndInfiltration,
            )
            | Choice::Use(
                _,
                How::Shift(_)
                | How::Pass
                | How::Fail
                | How::Skill(_)
                | How::Area(_)
                | How::Card(_)
                | How::Title(_)
                | How::Option(_)
                | How::Icon(_)
                | How::Raptor(_),
            )
            | Choice::Crisis(_)
            | Choice::SuperCrisis(_)
            | Choice::Quorum(_)
            | Choice::Deck(_)
            | Choice::PutUnder
            | Choice::Basestar(_)
            | Choice::Unmanned(_)
            | Choice::Damage(_)
            | Choice::RepairViper
            | Choice::Return(_)
            | Choice::Ship(_)
            | Choice::Resource(_)
            | Choice::InReserves(_)
            | Choice::CrisisOnTop(_)
            | Choice::CrisisUnder(_)
            | Choice::HandOn(..)
            | Choice::Bottom(_)
            | Choice::Prepare
            | Choice::Evacuate
            | Choice::Mutiny(_)
            | Choice::Motive(_)
            | Choice::CardOnTop(_)
            | Choice::CardUnder(_)
            | Choice::UnmannedRaptor(_) => self.choice(ask, choice, names),
        }
    }
}

/// The deck that a card belongs to.
fn deck_of(card: PeekedCard) -> DeckName {
    match card {
        PeekedCard::Crisis(_) => DeckName::Crisis,
        PeekedCard::Destination(_) => DeckName::Destination,
        PeekedCard::Skill(card) => DeckName::Skill(card.skill()),
        PeekedCard::SuperCrisis(_) => DeckName::SuperCrisis,
        PeekedCard::Quorum(_) => DeckName::Quorum,
        PeekedCard::Mission(_) => DeckName::Mission,
        PeekedCard::Mutiny(_) => DeckName::Mutiny,
    }
}

fn option_key(question: &Question, option: u8) -> &'static str {
    if let Question::UseOrder = question {
        return if option == 0 { "deed-order-move" } else { "deed-order-act" };
    }
    if let Question::Learned { .. } = question {
        return if option == 0 { "deed-learned-check" } else { "deed-learned-hand" };
    }
    let row = if let Question::CrisisOption { crisis } = question { crisis.crisis_row() } else { None };
    match (row.map(|row| &row.kind), option) {
        (Some(CrisisKind::Check(_) | CrisisKind::CheckOr { .. }), 0) => "deed-option-check",
        (Some(CrisisKind::CheckOr { .. }), _) => "deed-option-instead",
        (_, 0) => "deed-option-first",
        (_, 1) => "deed-option-second",
        (_, _) => "deed-option",
    }
}
