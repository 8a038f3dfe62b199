//! The text of locations, titles, tokens, ships and dials.

use airlock_game::cards::Civilian;
use airlock_game::cards::attack::{Victim, Weapon};
use airlock_game::cards::base::tokens::{BASESTAR_DESTROYED_AT, dial};
use airlock_game::terms::{BasestarDamage, Craft, Damages, GalacticaDamage, Icon, Location, Resource, Title};

use crate::cards::Described;
use crate::effects::Writer;
use crate::words::Words;

impl Described for Location {
    fn lines(&self, words: &Words) -> Vec<String> {
        let row = self.row();
        let mut lines = Vec::new();
        if row.hazardous {
            lines.push(words.plain("hazardous"));
            lines.push(words.plain(&format!("here-{}", self.id())));
        }
        lines.push(match row.action {
            [] => words.plain("no-action"),
            action => words.action(row.requires, action),
        });
        lines
    }
}

impl Described for Title {
    fn lines(&self, words: &Words) -> Vec<String> {
        let row = self.row();
        let powers = words.plain(&format!("title-text-{}", self.id()));
        let actions = row.actions.iter().map(|&(requires, script)| words.action(requires, script));
        let line = words.commas(row.line.iter().map(|&character| words.short(character)).collect());
        let line = words.say("title-line").text("line", line).end();
        powers.lines().map(str::to_owned).chain(actions).chain([line]).collect()
    }
}

impl Described for Civilian {
    fn lines(&self, words: &Words) -> Vec<String> {
        let loss = |&(resource, lost): &(Resource, u8)| {
            Writer::new(words).loss(resource, -i8::try_from(lost).expect("a ship carries little"))
        };
        let losses = match self.row().lose {
            [] => words.plain("civilian-nothing"),
            losses => words.and(losses.iter().map(loss).collect()),
        };
        vec![words.say("civilian-text").text("losses", losses).end()]
    }
}

impl Described for GalacticaDamage {
    fn lines(&self, words: &Words) -> Vec<String> {
        vec![match self.damages() {
            Damages::Location(location) => words.say("galactica-damage-location").name("where", location).sentence(),
            Damages::Resource(resource) => {
                words.say("galactica-damage-resource").change("by", -1).name("resource", resource).end()
            }
        }]
    }
}

impl Described for BasestarDamage {
    fn lines(&self, words: &Words) -> Vec<String> {
        let say = words.say(format!("basestar-{}", self.id())).number("count", self.counts());
        vec![say.number("limit", BASESTAR_DESTROYED_AT).end()]
    }
}

impl Words {
    fn hits_on(&self, victim: Victim, weapon: Weapon) -> String {
        self.odds_of(victim, weapon).expect("the attack table has a row for it")
    }

    /// A centurion is no ship, but is told of like one.
    pub fn centurion_text(&self) -> String {
        self.say("ship-text-centurion").text("odds", self.hits_on(Victim::Centurion, Weapon::Armory)).end()
    }

    pub fn nuke_text(&self) -> String {
        let odds = self.hits_on(Victim::Craft(Craft::Basestar), Weapon::Nuke);
        self.say("token-text-nuke").text("odds", odds).end()
    }
}

impl Described for Craft {
    fn lines(&self, words: &Words) -> Vec<String> {
        let odds = |weapon| words.hits_on(Victim::Craft(*self), weapon);
        vec![match self {
            Craft::Raider => words.say("ship-text-raider").text("odds", odds(Weapon::Viper)).end(),
            Craft::HeavyRaider => words.say("ship-text-heavy-raider").text("odds", odds(Weapon::Viper)).end(),
            Craft::Basestar => words
                .say("ship-text-basestar")
                .text("attack", words.hits_on(Victim::Galactica, Weapon::Basestar))
                .number("limit", BASESTAR_DESTROYED_AT)
                .text("viper", odds(Weapon::Viper))
                .text("galactica", odds(Weapon::Galactica))
                .end(),
            Craft::Viper => words.say("ship-text-viper").text("odds", odds(Weapon::Raider)).end(),
            Craft::Raptor => words.plain("ship-text-raptor"),
            Craft::Civilian => words.plain("ship-text-civilian"),
        }]
    }
}

impl Described for Icon {
    fn lines(&self, words: &Words) -> Vec<String> {
        let odds = words.hits_on(Victim::Galactica, Weapon::Basestar);
        vec![words.say(format!("icon-text-{}", self.id())).text("odds", odds).end()]
    }
}

impl Described for Resource {
    fn lines(&self, words: &Words) -> Vec<String> {
        let dial = dial(*self);
        let say = words.say("resource-text").number("start", dial.start).number("max", dial.max);
        vec![say.number("red", dial.red).end()]
    }
}
