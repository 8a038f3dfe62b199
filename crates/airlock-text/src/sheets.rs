//! Character sheets and their abilities.

use airlock_game::cards::base::tokens::HAND_LIMIT;
use airlock_game::cards::daybreak::tokens::STARTING_MIRACLES;
use airlock_game::cards::{
    Ability, AbilityKind, AbilityRule, Character, CharacterRow, Quality, Start, Trait, Who, daybreak, pegasus,
};
use airlock_game::terms::{Location, Set, Sets, Title};

use crate::cards::Described;
use crate::effects::Writer;
use crate::phrase::Phrase;
use crate::words::Words;

/// A line of succession with these boxes on the table (BASE-166, PEG-010, DAY-006).
pub(crate) fn line_of(title: Title, sets: Sets) -> &'static [Character] {
    match title {
        Title::Admiral if sets.contains(Set::Daybreak) => daybreak::titles::ADMIRAL_LINE,
        Title::President if sets.contains(Set::Daybreak) => daybreak::titles::PRESIDENT_LINE,
        Title::Admiral if sets.contains(Set::Pegasus) => pegasus::titles::ADMIRAL_LINE,
        Title::President if sets.contains(Set::Pegasus) => pegasus::titles::PRESIDENT_LINE,
        Title::Admiral | Title::President => title.row().line,
    }
}

impl Described for Character {
    fn lines_with(&self, words: &Words, sets: Sets) -> Vec<String> {
        let row = self.row();
        let sets = sets.with(self.set());
        let start = match row.start {
            Start::At(location) => words.say("sheet-start-at").name("where", location).sentence(),
            Start::Either(first, second) => {
                words.say("sheet-start-either").name("first", first).name("second", second).sentence()
            }
            Start::Viper => words.plain("sheet-start-viper"),
            Start::OffBoard => words.plain("sheet-start-off-board"),
        };
        let kind = words.say("sheet-kind").name("kind", row.kind).sentence();
        // MIX-002.
        let plays_for = if sets.contains(Set::Daybreak) { "motives" } else { "agenda" };
        let standing = match self.is_leader() {
            true => words.say("sheet-leader").text("for", plays_for).end(),
            false => words.sheet_lines(*self, sets),
        };
        let mut lines = vec![kind, words.sheet_draw(row), start, standing];
        lines.extend(sets.contains(Set::Daybreak).then(|| words.other_version(*self)).flatten());
        lines.extend(row.qualities.iter().filter_map(|&quality| words.quality(quality)));
        lines.extend(row.abilities.iter().map(|row| {
            let say = words.say("sheet-ability").name("ability", row.ability).name("kind", row.kind);
            say.text("text", words.text_with(row.ability, sets)).end()
        }));
        lines
    }
}

impl Words {
    fn sheet_draw(&self, row: &CharacterRow) -> String {
        let fixed = row
            .skills
            .iter()
            .map(|&(skill, count)| self.say("sheet-skill").number("count", count).name("skill", skill).end());
        let free = row.choices.iter().map(|&(of, count)| {
            let names: Vec<Phrase> = of.iter().map(|skill| self.noun(skill)).collect();
            let say = self.say("sheet-choice").number("count", count).text("skills-or", self.or(names.clone()));
            say.text("skills-and", self.and(names)).end()
        });
        self.say("sheet-draw").text("cards", self.and(fixed.chain(free).collect())).end()
    }

    /// DAY-001: both versions say it.
    fn other_version(&self, character: Character) -> Option<String> {
        let other = Character::all().find(|&other| other != character && other.is_version_of(character))?;
        Some(self.say("sheet-other-version").name("kind", other.row().kind).end())
    }

    fn quality(&self, quality: Quality) -> Option<String> {
        match quality {
            Quality::AlternateOf(_) => None,
            // What it costs stands with the ability.
            Quality::Miracles { limit, .. } => {
                let say = self.say("quality-miracles").number("limit", limit);
                Some(say.number("start", STARTING_MIRACLES).end())
            }
            Quality::StartsInfiltrating => Some(self.plain("quality-starts-infiltrating")),
        }
    }

    /// The places in the lines of succession.
    fn sheet_lines(&self, character: Character, sets: Sets) -> String {
        let lines = Title::ALL.iter().filter_map(|&title| {
            let place = line_of(title, sets).iter().position(|&other| other == character)?;
            let place = i32::try_from(place + 1).expect("a line is short");
            Some(self.say("sheet-line-place").name("title", title).number("place", place).end())
        });
        self.say("sheet-line").text("lines", self.commas(lines.collect())).end()
    }
}

impl Described for Ability {
    fn lines_with(&self, words: &Words, sets: Sets) -> Vec<String> {
        let (character, row) = self.row();
        let once = match row.kind {
            // DAY-008.
            AbilityKind::OncePerGame if sets.with(character.set()).contains(Set::Daybreak) => "miracle",
            AbilityKind::OncePerGame => "yes",
            AbilityKind::Passive | AbilityKind::Weakness | AbilityKind::Action | AbilityKind::Movement => "no",
        };
        let (_, cost) = character.miracles();
        let used = |key: &'static str| words.say(key).text("once", once).number("cost", cost);
        let writer = Writer::new(words);
        let told = |key: &'static str, script| {
            let text = writer.deeds(Who::You).prose(script);
            let only = if row.requires.is_empty() { "no" } else { "yes" };
            let say = used(key).text("text", text).text("only", only);
            say.text("condition", writer.conditions(row.requires)).sentence()
        };
        vec![match row.rule {
            AbilityRule::Action(script) => told("ability-action", script),
            AbilityRule::Movement(script) => told("ability-movement", script),
            AbilityRule::Response(response) => {
                let say = used("ability-interrupt").text("window", words.window(response.window()));
                say.text("text", writer.response_prose(response)).sentence()
            }
            AbilityRule::Trait(property) => words.property(property, sets),
        }]
    }
}

impl Words {
    fn property(&self, property: Trait, sets: Sets) -> String {
        let say = |key: &'static str| self.say(key);
        match property {
            Trait::PositiveStrength(strength) => say("trait-positive-strength").number("count", strength),
            Trait::CannotActivate(places) => say("trait-cannot-activate").text("places", self.no_places(places)),
            Trait::DiscardsLastCard => say("trait-discards-last-card"),
            Trait::OffBoardUntilTurn(turn) => say("trait-off-board-until-turn").number("count", turn),
            Trait::RandomDiscards => say("trait-random-discards"),
            Trait::DifficultyAgainst(location, by) => {
                say("trait-difficulty-against").name("where", location).text("shifts", self.shifts(&[by]))
            }
            Trait::ActionsFromViper(actions) => say("trait-actions-from-viper").number("count", actions),
            Trait::PeeksAtTurnEnd => say("trait-peeks-at-turn-end"),
            Trait::SleeperLoyalty(cards) => say("trait-sleeper-loyalty").number("count", cards),
            Trait::ActionAfter(card) => say("trait-action-after").name("card", card),
            Trait::HandLimit(cards) => say("trait-hand-limit").number("count", cards).number("normal", HAND_LIMIT),
            Trait::DrawsOnCrisis => say("trait-draws-on-crisis"),
            Trait::StartLoyalty(cards) => say("trait-start-loyalty").number("count", cards),
            Trait::CrisesDrawn(cards) => say("trait-crises-drawn").number("count", cards),
            Trait::LocationCost(cards) => say("trait-location-cost").number("count", cards),
            Trait::ActivatesAlone { except } => say("trait-activates-alone").name("where", except),
            Trait::ShiftsDifficulty { at, by } => {
                say("trait-shifts-difficulty").text("places", self.places(at)).text("shifts", self.shifts(by))
            }
            Trait::RerollsInOwnTurn => say("trait-rerolls-in-own-turn"),
            Trait::PilotsPlacedVipers => say("trait-pilots-placed-vipers"),
            Trait::MayExecuteAt(total) => say("trait-may-execute-at").number("count", total),
            Trait::LooksAtAllCivilians => say("trait-looks-at-all-civilians"),
            Trait::ExecutedAtMorale(morale) => say("trait-executed-at-morale").number("count", morale),
            Trait::GivesCardToDraw(cards) => say("trait-gives-card-to-draw").number("count", cards),
            // DAY-002: Treachery of that box is for everybody.
            Trait::DrawsTreachery if sets.contains(Set::Daybreak) => say("trait-draws-treachery-daybreak"),
            Trait::DrawsTreachery => say("trait-draws-treachery"),
            Trait::CardInsteadOfRoll(more) => say("trait-card-instead-of-roll").number("count", more),
            Trait::MustMove => say("trait-must-move"),
            Trait::DiscardsAtReveals => say("trait-discards-at-reveals"),
            Trait::MovesAlone => say("trait-moves-alone"),
            Trait::CostAt(location, cards) => say("trait-cost-at").name("where", location).number("count", cards),
            Trait::ActivatesAgain(places) => say("trait-activates-again").text("places", self.places(places)),
            Trait::CardActionCost(cards) => say("trait-card-action-cost").number("count", cards),
            Trait::DiscardsFewer(cards) => say("trait-discards-fewer").number("count", cards),
            Trait::PaysForCompany(cards) => say("trait-pays-for-company").number("count", cards),
            Trait::DrawsAtLoss { of, from, draw, keep } => {
                let say = say("trait-draws-at-loss").name("resource", of).name("skill", from);
                say.number("count", draw).number("keep", keep)
            }
            Trait::LosesDamagedViper => say("trait-loses-damaged-viper"),
            Trait::NoActionsOf(skill) => say("trait-no-actions-of").name("skill", skill),
            Trait::ActivatesAfterOrder => say("trait-activates-after-order"),
            Trait::MutinyCosts(cards) => say("trait-mutiny-costs").number("count", cards),
            Trait::PicksMutiny(cards) => say("trait-picks-mutiny").number("count", cards),
            Trait::StartMutiny(cards) => say("trait-start-mutiny").number("count", cards),
            Trait::ScoutsMore(cards) => say("trait-scouts-more").number("count", cards),
            Trait::DrawsFewerOff(ship, cards) => say("trait-draws-fewer-off").name("ship", ship).number("count", cards),
            Trait::RevealsInBrigOnly => say("trait-reveals-in-brig-only"),
            Trait::SparesDiscards => say("trait-spares-discards"),
            Trait::NoDrawInHazard => say("trait-no-draw-in-hazard"),
            Trait::LeavingCostsSuperCrisis(location) => say("trait-leaving-costs-super-crisis").name("where", location),
            Trait::InfiltratorDraws(cards) => say("trait-infiltrator-draws").number("count", cards),
            Trait::AddsNothingInOthersActions => say("trait-adds-nothing-in-others-actions"),
            Trait::AddsCards { cards, infiltrating } => {
                say("trait-adds-cards").number("count", cards).number("infiltrating", infiltrating)
            }
            Trait::AddsFaceUp(cards) => say("trait-adds-face-up").number("count", cards),
        }
        .sentence()
    }

    /// `Administration or the Brig`.
    pub(crate) fn places(&self, places: &[Location]) -> Phrase {
        self.or(places.iter().map(|&place| self.say("place-the").name("where", place).end()).collect())
    }

    /// `Administration or the Brig`, after a negation.
    fn no_places(&self, places: &[Location]) -> Phrase {
        self.nor(places.iter().map(|&place| self.say("place-the").name("where", place).end()).collect())
    }

    /// `in FTL Control or in the Engine Room`.
    pub(crate) fn places_at(&self, places: &[Location]) -> Phrase {
        self.or(places.iter().map(|&place| self.say("place-at").name("where", place).end()).collect())
    }

    /// `2 lower or 2 higher`.
    pub(crate) fn shifts(&self, by: &[i8]) -> Phrase {
        self.or(by.iter().map(|&by| self.say("shift").change("by", by).end()).collect())
    }
}
