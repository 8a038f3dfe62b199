//! Who attacked whom, where a viper was, and other nouns of the battle.

use airlock_game::cards::SkillCard;
use airlock_game::cards::base::tokens::JUMP_TRACK;
use airlock_game::event::{Attacker, Defender, RollFor, ViperAt};
use airlock_game::terms::{Craft, Damages, GalacticaDamage, Ship};
use airlock_game::{Foe, Seat};

use super::Log;
use crate::say::Say;

impl<'a> Log<'a> {
    pub(super) fn craft(&self, key: &'static str, craft: Craft) -> Say<'a> {
        self.say(key).number("count", 1).name("craft", craft)
    }

    pub(super) fn rolled(&self, seat: Seat, purpose: RollFor, die: u8, result: u8) -> Say<'a> {
        let roll = |changed| {
            let key = if die == result { "roll-plain" } else { changed };
            self.say(key).number("die", die).number("result", result).end()
        };
        match purpose {
            RollFor::Effect(source) => {
                self.who("log-rolled", seat).text("roll", roll("roll-changed")).name("source", source)
            }
            RollFor::FtlJump => self.who("log-rolled-ftl", seat).text("roll", roll("roll-changed")),
            RollFor::FightOccupation(at) => {
                self.who("log-rolled-fight", seat).text("roll", roll("roll-changed")).name("where", at)
            }
            RollFor::Detain(whom) => {
                let say = self.who("log-rolled-detain", seat).text("roll", roll("roll-changed"));
                say.seat("whom", whom, self.people)
            }
            RollFor::Attack(attacker, defender) => self
                .who("log-rolled-attack", seat)
                .text("roll", roll("roll-changed-last"))
                .text("attacker", self.attacker(attacker))
                .text("defender", self.defender(defender)),
        }
    }

    /// A card that was discarded in the place of a roll.
    pub(super) fn instead_of_roll(&self, seat: Seat, purpose: RollFor, card: SkillCard, result: u8) -> Say<'a> {
        let say = |key| self.open(self.who(key, seat), card).number("result", result);
        match purpose {
            RollFor::Effect(source) => say("log-card-instead").name("source", source),
            RollFor::FtlJump => say("log-card-instead-ftl"),
            RollFor::FightOccupation(at) => say("log-card-instead-fight").name("where", at),
            RollFor::Detain(whom) => say("log-card-instead-detain").seat("whom", whom, self.people),
            RollFor::Attack(attacker, defender) => say("log-card-instead-attack")
                .text("attacker", self.attacker(attacker))
                .text("defender", self.defender(defender)),
        }
    }

    pub(super) fn attacker(&self, attacker: Attacker) -> String {
        match attacker {
            Attacker::Raider(area) => self.say("attacker-raider").name("area", area).end(),
            Attacker::Scar(area) => self.say("foe-scar").name("area", area).end(),
            Attacker::Pegasus => self.words.name(Ship::Pegasus),
            Attacker::Basestar(number) => self.basestar(number),
            Attacker::Viper(area) => self.say("attacker-viper").name("area", area).end(),
            Attacker::Pilot(seat) => self.say("viper-pilot").seat("pilot", seat, self.people).end(),
            Attacker::Galactica => self.words.plain("attacker-galactica"),
            Attacker::Armory => self.words.plain("attacker-armory"),
            Attacker::Nuke => self.words.plain("attacker-nuke"),
            Attacker::AssaultRaptor(area) => self.say("attacker-assault-raptor").name("area", area).end(),
        }
    }

    pub(super) fn defender(&self, defender: Defender) -> String {
        match defender {
            Defender::Galactica => self.words.plain("defender-galactica"),
            Defender::Viper(area) => self.say("defender-viper").name("area", area).end(),
            Defender::Pilot(seat) => self.say("viper-pilot").seat("pilot", seat, self.people).end(),
            Defender::AssaultRaptor(area) => self.say("defender-assault-raptor").name("area", area).end(),
            Defender::Foe(foe) => self.words.foe(foe, None, self.people.names),
        }
    }

    pub(super) fn basestar(&self, number: u8) -> String {
        self.words.foe(Foe::Basestar(number), None, self.people.names)
    }

    pub(super) fn viper(&self, at: ViperAt) -> String {
        match at {
            ViperAt::Reserves => self.words.plain("viper-reserves"),
            ViperAt::Area(area) => self.say("viper-area").name("area", area).end(),
            ViperAt::Pilot(seat) => self.say("viper-pilot").seat("pilot", seat, self.people).end(),
        }
    }

    pub(super) fn assault_raptor(&self, at: ViperAt) -> String {
        match at {
            ViperAt::Reserves => self.words.plain("raptor-reserves"),
            ViperAt::Area(area) => self.say("raptor-area").name("area", area).end(),
            ViperAt::Pilot(seat) => self.say("raptor-pilot").seat("pilot", seat, self.people).end(),
        }
    }

    pub(super) fn galactica_damaged(&self, token: GalacticaDamage) -> Say<'a> {
        match token.damages() {
            Damages::Location(location) => self.say("log-galactica-damaged").name("where", location),
            Damages::Resource(resource) => self.say("log-galactica-damaged-resource").name("resource", resource),
        }
    }

    /// A space of the Jump Preparation track.
    pub(super) fn track(&self, at: u8) -> String {
        let last = JUMP_TRACK.len() - 1;
        match usize::from(at) {
            0 => self.words.plain("track-start"),
            at if at == last => self.words.plain("track-auto-jump"),
            at if JUMP_TRACK[at].blue => self.say("track-blue").number("population", JUMP_TRACK[at].population).end(),
            at => self.say("track-red").number("number", i32::try_from(at).expect("six spaces")).end(),
        }
    }
}
