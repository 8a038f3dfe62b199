//! People and their cards: who draws, discards, goes somewhere, is looked at.

use airlock_game::cards::{Among, Amount, Effect, From, Look, Pick, Who};
use airlock_game::terms::{Location, Resource, Ship, Title};

use super::{Aim, Writer};
use crate::phrase::Phrase;
use crate::say::Say;

impl<'w> Writer<'w> {
    /// Puts somebody into a sentence under that name.
    pub(crate) fn who<T>(self, say: Say<'w, T>, name: &'static str, who: Who) -> Say<'w, T> {
        let say = say.again(name, self.before.is_some_and(|before| before != who));
        // Whoever was named before somebody else did something in the same sentence is named again.
        let named_again = who != Who::You && self.same.is_some_and(|same| same != who);
        if self.subject == Some(who) && !named_again {
            return say.noun(name, "who-you", "you");
        }
        let id = match (self.same == Some(who), id_of(who)) {
            // As somebody's deed, others are made to do it.
            (true, "each") if self.deed => "same-made",
            (false, "each") if self.deed => "made",
            (true, "both") => "same-both",
            (true, _) => "same",
            (false, id) => id,
        };
        match who {
            Who::You => say.noun(name, "who-you", "you"),
            Who::Current => say.noun(name, "who-current", id),
            Who::Admiral => say.noun(name, "who-admiral", id),
            Who::President => say.noun(name, "who-president", id),
            Who::Target => match self.target {
                Aim::Character => say.noun(name, "who-target-character", id),
                Aim::Player => say.noun(name, "who-target-player", id),
                Aim::Among(among, _) => self.among(say, name, among),
            },
            Who::EachPlayer => say.noun(name, "who-each", id),
            Who::EachHuman => say.noun(name, "who-each-human", id),
            Who::EachCylon => say.noun(name, "who-each-cylon", id),
            Who::AdmiralAndCurrent => say.noun(name, "who-admiral-and-current", id),
            Who::Officers => say.noun(name, "who-officers", id),
            Who::At(location) => say.name("place", location).noun(name, "who-at", id),
            Who::Aboard(ship) => say.name("ship", ship).noun(name, "who-aboard", id),
            Who::EachWithoutMutiny => say.noun(name, "who-each-without-mutiny", id),
            Who::EachWithoutMiracle => say.noun(name, "who-each-without-miracle", id),
        }
    }

    pub(super) fn among<T>(self, say: Say<'w, T>, name: &'static str, among: Among) -> Say<'w, T> {
        match among {
            Among::Sendable(to) => say.name("place", to).noun(name, "among-sendable", "among"),
            Among::SendableFrom(ship, _) => say.name("ship", ship).noun(name, "among-sendable-from", "among"),
            Among::OtherHumans => say.noun(name, "among-other-humans", "among"),
            Among::OthersButAdmiral => say.noun(name, "among-others-but-admiral", "among"),
            Among::OthersInBrig => say.noun(name, "among-others-in-brig", "among"),
            Among::Candidates => say.noun(name, "among-candidates", "among"),
            Among::WithHiddenLoyalty => say.noun(name, "among-with-hidden-loyalty", "among"),
            Among::HumansWithHiddenLoyalty => say.noun(name, "among-humans-with-hidden-loyalty", "among"),
            Among::OfficersWithHiddenLoyalty => say.noun(name, "among-officers-with-hidden-loyalty", "among"),
            Among::Others => say.noun(name, "among-others", "among"),
            Among::Everybody => say.noun(name, "among-everybody", "among"),
            Among::Characters => say.noun(name, "among-characters", "among"),
            Among::Prisoners => say.noun(name, "among-prisoners", "among"),
            Among::OnNewCaprica => say.noun(name, "among-on-new-caprica", "among"),
            Among::HumansOnNewCaprica(_) => say.noun(name, "among-humans-on-new-caprica", "among"),
            Among::InDetention => say.noun(name, "among-in-detention", "among"),
            Among::RevealedCylons => say.noun(name, "among-revealed-cylons", "among"),
            Among::Humans => say.noun(name, "among-humans", "among"),
            Among::MayDrawMutiny => say.noun(name, "among-may-draw-mutiny", "among"),
            Among::OthersMayDrawMutiny => say.noun(name, "among-others-may-draw-mutiny", "among"),
            Among::OthersMayGainMiracle => say.noun(name, "among-others-may-gain-miracle", "among"),
            Among::OthersHere => say.noun(name, "among-others-here", "among"),
        }
    }

    /// Whoever chooses the target, where the clause is told as their deed.
    fn chooser(self) -> Option<Who> {
        match self.target {
            Aim::Among(_, by) => Some(by),
            Aim::Character | Aim::Player => None,
        }
    }

    pub(super) fn turn(self, effect: &Effect, resource: Resource, by: i8) -> Phrase {
        if self.is_again(effect) {
            return self.words.say("effect-turn-again").change("by", by).name("resource", resource).end();
        }
        self.loss(resource, by)
    }

    /// Inside a condition or choice after the same effect, "another" says that it comes on top.
    fn is_again(self, effect: &Effect) -> bool {
        self.nested && self.outer.contains(effect)
    }

    /// A change of a resource: `−1 morale`.
    pub(crate) fn loss(self, resource: Resource, by: i8) -> Phrase {
        let deed = if self.deed { "yes" } else { "no" };
        self.words.say("effect-turn").change("by", by).name("resource", resource).text("deed", deed).end()
    }

    pub(super) fn draw(self, who: Who, cards: u8, from: From) -> Phrase {
        let of = |skill| self.words.skill_cards(skill, cards);
        let drawn = match from {
            From::Skill(skill) => of(skill),
            From::OneOf(skills) => self.words.or(skills.iter().copied().map(of).collect()),
            From::AnyType => self.who(self.words.say("draw-any").number("count", cards), "who", who).end(),
            From::OwnTypes => self.who(self.words.say("draw-own").number("count", cards), "who", who).end(),
        };
        self.who(self.words.say("effect-draw"), "who", who).text("cards", drawn).end()
    }

    pub(super) fn discard(self, who: Who, cards: Amount, pick: Pick) -> Phrase {
        let (count, amount) = match (cards, pick) {
            (Amount::All, Pick::Own | Pick::Random) => (0, "all"),
            (Amount::Exactly(cards), Pick::Random) => (cards, "random"),
            (Amount::Exactly(cards), Pick::Own) => (cards, "own"),
        };
        let say = self.words.say("effect-discard").number("count", count).text("amount", amount);
        self.who(say, "who", who).end()
    }

    pub(super) fn draw_quorum(self, effect: &Effect, who: Who, cards: u8) -> Phrase {
        if self.is_again(effect) {
            return self.words.say("effect-draw-quorum-again").number("count", cards).end();
        }
        self.who(self.words.say("effect-draw-quorum"), "who", who).number("count", cards).end()
    }

    pub(super) fn give_this_card(self, to: Who) -> Phrase {
        let by = self.chooser().unwrap_or(Who::You);
        let fill = |say| self.who(self.who(say, "by", by), "to", to);
        match self.standing {
            Some(standing) => {
                let say = fill(self.words.say("effect-give-this-card-standing"));
                say.text("until", self.until(standing.until)).text("rule", self.rule(standing.rule)).end()
            }
            None => fill(self.words.say("effect-give-this-card")).end(),
        }
    }

    pub(super) fn send(self, who: Who, to: Location) -> Phrase {
        if let (Who::Target, Some(by)) = (who, self.chooser()) {
            let say = self.who(self.words.say("effect-send-chosen"), "by", by);
            return self.who(say, "who", who).name("to", to).end();
        }
        self.who(self.words.say("effect-send"), "who", who).name("to", to).end()
    }

    pub(super) fn execute(self, who: Who) -> Phrase {
        if let (Who::Target, Some(by)) = (who, self.chooser()) {
            let say = self.who(self.words.say("effect-execute-chosen"), "by", by);
            return self.who(say, "who", who).end();
        }
        self.who(self.words.say("effect-execute"), "who", who).end()
    }

    pub(super) fn send_anywhere(self, who: Who, by: Who) -> Phrase {
        let say = self.who(self.words.say("effect-send-anywhere"), "by", by);
        self.who(say, "who", who).end()
    }

    /// A loss of whichever resource stands highest.
    pub(super) fn lose_highest(self, by: u8) -> Phrase {
        let deed = if self.deed { "yes" } else { "no" };
        self.words.say("effect-lose-highest").number("count", by).text("deed", deed).end()
    }

    pub(super) fn send_aboard(self, who: Who, ship: Ship, by: Who) -> Phrase {
        let say = self.who(self.words.say("effect-send-aboard"), "by", by);
        self.who(say, "who", who).name("ship", ship).end()
    }

    pub(super) fn give(self, title: Title, to: Who) -> Phrase {
        if let (Who::Target, Some(by)) = (to, self.chooser()) {
            let say = self.who(self.words.say("effect-give-chosen"), "by", by);
            return self.who(say, "who", to).name("title", title).end();
        }
        self.who(self.words.say("effect-give"), "who", to).name("title", title).end()
    }

    pub(super) fn look_at_loyalty(self, by: Who, of: Who, cards: Look) -> Phrase {
        let look = match cards {
            Look::OneAtRandom => "one",
            Look::All => "all",
        };
        let say = self.who(self.words.say("effect-look-at-loyalty").text("look", look), "by", by);
        self.who(say, "who", of).end()
    }
}

fn id_of(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Current => "current",
        Who::Admiral => "admiral",
        Who::President => "president",
        Who::Target => "target",
        Who::EachPlayer | Who::EachHuman | Who::EachCylon | Who::EachWithoutMutiny | Who::EachWithoutMiracle => "each",
        Who::AdmiralAndCurrent | Who::Officers => "both",
        Who::At(_) => "at",
        Who::Aboard(_) => "aboard",
    }
}
