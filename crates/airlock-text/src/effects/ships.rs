//! Ships: placed, launched, attacked, damaged, repaired.

use airlock_game::cards::attack::{AttackRow, Hit, Victim, Weapon};
use airlock_game::cards::pegasus::combat::{MAIN_BATTERIES, Salvo};
use airlock_game::cards::{Hold, PeekDeck, base, daybreak, pegasus};
use airlock_game::terms::{Area, Craft, SkillSet};

use super::Writer;
use crate::phrase::Phrase;
use crate::words::Words;

impl<'w> Writer<'w> {
    pub(super) fn place(self, area: Area, craft: &[(Craft, u8)]) -> Phrase {
        self.words.say("effect-place").text("ships", self.words.fleet(craft)).name("area", area).end()
    }

    pub(super) fn launch(self, raiders: u8, heavy_raiders: u8) -> Phrase {
        let craft = [(Craft::Raider, raiders), (Craft::HeavyRaider, heavy_raiders)];
        self.words.say("effect-launch").text("ships", self.words.fleet(&craft)).end()
    }

    pub(super) fn damage_galactica_of(self, draw: u8, resolve: u8) -> Phrase {
        self.words.say("effect-damage-galactica-of").number("draw", draw).number("resolve", resolve).end()
    }

    pub(super) fn damage_vipers(self, count: u8, hold: Hold) -> Phrase {
        let hold = match hold {
            Hold::Reserves => "reserves",
            Hold::Space => "space",
            Hold::Anywhere => "anywhere",
        };
        let ships = self.words.ships(Craft::Viper, count);
        self.words.say("effect-damage-vipers").text("hold", hold).text("ships", ships).end()
    }

    pub(super) fn restore_ships(self, vipers: u8, raptors: u8) -> Phrase {
        self.words.say("effect-restore-ships").number("vipers", vipers).number("raptors", raptors).end()
    }

    pub(super) fn attack_as_pilot(self, count: u8) -> Phrase {
        let odds = self.words.attack_table(Weapon::Viper);
        self.words.say("effect-attack-as-pilot").number("count", count).text("odds", odds).end()
    }

    pub(super) fn attack(self, key: &'static str, weapon: Weapon) -> Phrase {
        self.words.say(key).text("odds", self.words.attack_table(weapon)).end()
    }

    pub(super) fn main_batteries(self) -> Phrase {
        let results = MAIN_BATTERIES.iter().map(|&(from, to, salvo)| {
            let (salvo, raiders) = match salvo {
                Salvo::CivilianDestroyed => ("civilian", 1),
                Salvo::ViperDamaged => ("viper", 1),
                Salvo::RaidersDestroyed(raiders) => ("raiders", raiders),
            };
            let say = self.words.say("salvo").text("range", self.words.range(from, to)).text("salvo", salvo);
            say.text("raiders", self.words.ships(Craft::Raider, raiders)).end()
        });
        self.words.say("effect-main-batteries").text("results", self.words.clauses(results.collect())).end()
    }

    pub(super) fn sacrifice(self, raiders: u8, heavy_raiders: u8) -> Phrase {
        let ships =
            [(Craft::Raider, raiders), (Craft::HeavyRaider, heavy_raiders), (Craft::Basestar, 1), (Craft::Civilian, 1)];
        self.words.say("effect-sacrifice").text("ships", self.words.either_ships(&ships)).end()
    }

    pub(super) fn civilian_fights(self, raiders: u8, heavy_raiders: u8, upto: u8) -> Phrase {
        let ships = self.words.either_ships(&[(Craft::Raider, raiders), (Craft::HeavyRaider, heavy_raiders)]);
        self.words.say("effect-civilian-fights").text("ships", ships).text("range", self.words.range(1_u8, upto)).end()
    }

    pub(super) fn peek(self, decks: &[PeekDeck]) -> Phrase {
        let decks = decks.iter().map(|deck| self.words.say("peek-deck").name("deck", deck).end());
        self.words.say("effect-peek").text("decks", self.words.or(decks.collect())).end()
    }
}

impl Words {
    /// `1 basestar and 3 raiders`.
    pub(crate) fn fleet(&self, craft: &[(Craft, u8)]) -> Phrase {
        let some = craft.iter().filter(|&&(_, count)| count > 0);
        self.and(some.map(|&(craft, count)| self.ships(craft, count)).collect())
    }

    /// `3 raiders or 1 heavy raider`.
    fn either_ships(&self, craft: &[(Craft, u8)]) -> Phrase {
        self.or(craft.iter().map(|&(craft, count)| self.ships(craft, count)).collect())
    }

    /// `Politics, Leadership, Tactics`.
    pub(crate) fn skills(&self, skills: SkillSet) -> Phrase {
        self.commas(skills.iter().map(|skill| self.noun(skill)).collect())
    }

    /// What a weapon hits, and with which results of the die. One that hits a single kind of thing
    /// does not name it.
    pub(crate) fn attack_table(&self, weapon: Weapon) -> Phrase {
        // What destroys Scar stands on the card that brings it.
        let told = |row: &&AttackRow| row.by.contains(&weapon) && row.victim != Victim::Craft(Craft::Scar);
        let rows: Vec<&AttackRow> = attacks().filter(told).collect();
        if let [row] = rows[..] {
            return self.hits(row);
        }
        let rows = rows.into_iter().map(|row| match row.victim {
            Victim::Craft(craft) => {
                let say = self.say("odds-row").number("count", 1).name("victim", craft);
                say.text("hits", self.hits(row)).end()
            }
            Victim::Centurion | Victim::Galactica => self.hits(row),
        });
        self.commas(rows.collect())
    }

    /// `destroyed on 3–8`.
    pub(crate) fn odds_of(&self, victim: Victim, weapon: Weapon) -> Option<Phrase> {
        Some(self.hits(attack_row(victim, weapon)?))
    }

    fn hits(&self, row: &AttackRow) -> Phrase {
        let hits = row.results.iter().map(|&(from, to, hit)| {
            let (hit, raiders) = match hit {
                Hit::Damaged => ("damaged", 0),
                Hit::DamagedTwice => ("damaged-twice", 0),
                Hit::Destroyed => ("destroyed", 0),
                Hit::DestroyedWithRaiders(raiders) => ("destroyed-with-raiders", raiders),
                Hit::Backfired => ("backfired", 0),
            };
            self.say("odds-hit").text("hit", hit).text("range", self.range(from, to)).number("raiders", raiders).end()
        });
        self.commas(hits.collect())
    }
}

/// The attack tables of all boxes.
fn attacks() -> impl Iterator<Item = &'static AttackRow> {
    base::combat::ATTACKS.iter().chain(pegasus::combat::ATTACKS).chain(daybreak::combat::ATTACKS)
}

pub(crate) fn attack_row(victim: Victim, weapon: Weapon) -> Option<&'static AttackRow> {
    attacks().find(|row| row.victim == victim && row.by.contains(&weapon))
}
