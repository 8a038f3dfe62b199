//! The text of locations, titles, tokens, ships and dials.

use airlock_game::cards::attack::{Victim, Weapon};
use airlock_game::cards::base::tokens::{BASESTAR_DESTROYED_AT, dial};
use airlock_game::cards::daybreak::tokens::{ASSAULT_RAPTORS, MIRACLE_LIMIT};
use airlock_game::cards::pegasus::combat::{SCAR_ACTS, SCAR_DESTROYED_FROM};
use airlock_game::cards::pegasus::tokens::{OCCUPATION_FORCES, PEGASUS_DESTROYED_AT, QUORUM_HAND_LIMIT};
use airlock_game::cards::{Civilian, LocationRow};
use airlock_game::terms::{
    BasestarDamage, Craft, Damages, GalacticaDamage, Icon, Location, PegasusDamage, Resource, Set, Sets, Ship, Title,
};

use crate::cards::Described;
use crate::effects::Writer;
use crate::phrase::Phrase;
use crate::sheets::line_of;
use crate::words::Words;

/// Sides of the die.
const DIE: u8 = 8;

impl Described for Location {
    fn lines_with(&self, words: &Words, sets: Sets) -> Vec<String> {
        let row = self.row_in(sets);
        let mut lines = Vec::new();
        if row.hazardous {
            lines.push(words.plain("hazardous"));
            lines.push(words.plain(&format!("here-{}", self.id())));
        }
        lines.extend(words.location_actions(row));
        let prisoner = || words.say("prisoner").text("shifts", words.shifts(&[row.prisoner])).end();
        lines.extend((row.prisoner != 0).then(prisoner));
        lines
    }
}

impl Words {
    /// PEG-125: on New Caprica each kind of player has an action of its own.
    fn location_actions(&self, row: &LocationRow) -> Vec<String> {
        let cylon = (!row.cylon_action.is_empty()).then(|| self.used("cylon", &[], row.cylon_action));
        let own = match (row.action, row.ship) {
            ([], _) => self.plain("no-action"),
            (action, Ship::NewCaprica) if !row.hazardous => self.used("human", row.requires, action),
            (action, _) => self.action(row.requires, action),
        };
        std::iter::once(own).chain(cylon).collect()
    }
}

impl Described for Title {
    fn lines_with(&self, words: &Words, sets: Sets) -> Vec<String> {
        let row = self.row();
        let powers: String = words.plain(&format!("title-text-{}", self.id()));
        let actions = row.actions.iter().map(|&(requires, script)| words.action(requires, script));
        let line = line_of(*self, sets);
        let line = words.commas(line.iter().map(|&character| words.version(character, line)).collect());
        let line = words.say("title-line").text("line", line).end();
        let more = sets.contains(Set::Pegasus).then(|| words.title_of_pegasus(*self));
        // DAY-004.
        let limited = *self == Title::President && !sets.contains(Set::Pegasus) && sets.contains(Set::Daybreak);
        let limit = limited.then(|| words.say("title-quorum-limit").number("count", QUORUM_HAND_LIMIT).end());
        powers.lines().map(str::to_owned).chain(actions).chain(more).chain(limit).chain([line]).collect()
    }
}

impl Words {
    /// What a title card of the New Caprica game says beside (PEG-006, PEG-139, PEG-144).
    pub(crate) fn title_of_pegasus(&self, title: Title) -> String {
        self.say(format!("title-text-{}-pegasus", title.id())).number("count", QUORUM_HAND_LIMIT).end()
    }
}

impl Described for Civilian {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
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

impl Described for PegasusDamage {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
        let say = words.say("pegasus-damage-location").name("where", self.location());
        vec![say.number("limit", PEGASUS_DESTROYED_AT).sentence()]
    }
}

impl Described for GalacticaDamage {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
        vec![match self.damages() {
            Damages::Location(location) => words.say("galactica-damage-location").name("where", location).sentence(),
            Damages::Resource(resource) => {
                words.say("galactica-damage-resource").change("by", -1).name("resource", resource).end()
            }
        }]
    }
}

impl Described for BasestarDamage {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
        let say = words.say(format!("basestar-{}", self.id())).number("count", self.counts());
        vec![say.number("limit", BASESTAR_DESTROYED_AT).end()]
    }
}

impl Words {
    fn hits_on(&self, victim: Victim, weapon: Weapon) -> Phrase {
        self.odds_of(victim, weapon).expect("the attack table has a row for it")
    }

    /// A centurion is no ship, but is told of like one.
    pub fn centurion_text(&self) -> String {
        self.say("ship-text-centurion").text("odds", self.hits_on(Victim::Centurion, Weapon::Armory)).end()
    }

    /// The pieces that hold New Caprica for the Cylons.
    pub fn occupation_text(&self) -> String {
        self.say("token-text-occupation-force").number("count", OCCUPATION_FORCES).end()
    }

    /// What a miracle token is for (DAY-008 to DAY-011).
    pub fn miracle_text(&self) -> String {
        self.say("token-text-miracle-token").number("count", MIRACLE_LIMIT).end()
    }

    pub fn nuke_text(&self) -> String {
        let odds = self.hits_on(Victim::Craft(Craft::Basestar), Weapon::Nuke);
        self.say("token-text-nuke").text("odds", odds).end()
    }
}

impl Described for Craft {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
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
            Craft::AssaultRaptor => words
                .say("ship-text-assault-raptor")
                .number("count", ASSAULT_RAPTORS)
                .text("basestar", words.hits_on(Victim::Craft(Craft::Basestar), Weapon::AssaultRaptor))
                .text("odds", odds(Weapon::Raider))
                .end(),
            Craft::Scar => {
                let say = words.say("ship-text-scar").number("count", SCAR_ACTS);
                say.text("range", words.range(SCAR_DESTROYED_FROM, DIE)).end()
            }
        }]
    }
}

impl Described for Icon {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
        let odds = words.hits_on(Victim::Galactica, Weapon::Basestar);
        vec![words.say(format!("icon-text-{}", self.id())).text("odds", odds).end()]
    }
}

impl Described for Resource {
    fn lines_with(&self, words: &Words, _sets: Sets) -> Vec<String> {
        let dial = dial(*self);
        let say = words.say("resource-text").number("start", dial.start).number("max", dial.max);
        vec![say.number("red", dial.red).end()]
    }
}
