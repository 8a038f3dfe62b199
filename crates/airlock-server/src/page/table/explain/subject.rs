//! What can be explained, and the ids by which addresses ask for it.

use airlock_game::Seat;
use airlock_game::cards::{
    Ability, Character, Crisis, Destination, Loyalty, Mission, Motive, Mutiny, Quorum, SkillCard, SuperCrisis,
};
use airlock_game::terms::{Craft, Location, Resource, Sets, Title};
use airlock_text::Words;
use airlock_text::rulings::{self, Ruling};

use crate::page::Scene;

pub enum Subject {
    Skill(SkillCard),
    Location(Location),
    Character(Character),
    Crisis(Crisis),
    SuperCrisis(SuperCrisis),
    Quorum(Quorum),
    Destination(Destination),
    Loyalty(Loyalty),
    Mutiny(Mutiny),
    Mission(Mission),
    Motive(Motive),
    Ability(Ability),
    Title(Title),
    Dial(Resource),
    Craft(Craft),
    Centurion,
    Nuke,
    Occupation,
    Ruling(&'static Ruling),
}

impl Subject {
    pub fn from_id(id: &str) -> Option<Subject> {
        let (kind, id) = id.split_once('/')?;
        match (kind, id) {
            ("skill", id) => SkillCard::from_id(id).map(Subject::Skill),
            ("location", id) => Location::from_id(id).map(Subject::Location),
            ("character", id) => Character::from_id(id).map(Subject::Character),
            ("crisis", id) => Crisis::from_id(id).map(Subject::Crisis),
            ("super-crisis", id) => SuperCrisis::from_id(id).map(Subject::SuperCrisis),
            ("quorum", id) => Quorum::from_id(id).map(Subject::Quorum),
            ("destination", id) => Destination::from_id(id).map(Subject::Destination),
            ("loyalty", id) => Loyalty::from_id(id).map(Subject::Loyalty),
            ("mutiny", id) => Mutiny::from_id(id).map(Subject::Mutiny),
            ("mission", id) => Mission::from_id(id).map(Subject::Mission),
            ("motive", id) => Motive::from_id(id).map(Subject::Motive),
            ("ability", id) => Ability::from_id(id).map(Subject::Ability),
            ("title", id) => Title::from_id(id).map(Subject::Title),
            ("dial", id) => Resource::from_id(id).map(Subject::Dial),
            ("token", "centurion") => Some(Subject::Centurion),
            ("token", "nuke") => Some(Subject::Nuke),
            ("token", "occupation-force") => Some(Subject::Occupation),
            ("token", id) => Craft::from_id(id).map(Subject::Craft),
            ("ruling", id) => rulings::find(id).map(Subject::Ruling),
            (_, _) => None,
        }
    }

    pub fn title(&self, words: &Words) -> String {
        match self {
            Subject::Skill(card) => words.label(card),
            Subject::Location(location) => words.label(location),
            Subject::Character(character) => words.label(character),
            Subject::Crisis(card) => words.label(card),
            Subject::SuperCrisis(card) => words.label(card),
            Subject::Quorum(card) => words.label(card),
            Subject::Destination(card) => words.label(card),
            Subject::Loyalty(card) => words.loyalty(*card).into(),
            Subject::Mutiny(card) => words.label(card),
            Subject::Mission(card) => words.label(card),
            Subject::Motive(motive) => words.label(motive),
            Subject::Ability(ability) => words.label(ability),
            Subject::Title(title) => words.label(title),
            Subject::Dial(resource) => words.label(resource),
            Subject::Craft(craft) => words.label(craft),
            Subject::Centurion => words.ui("ui-explain-centurion").end(),
            Subject::Nuke => words.ui("ui-explain-nuke").end(),
            Subject::Occupation => words.ui("ui-explain-occupation").end(),
            Subject::Ruling(ruling) => ruling.id.to_owned(),
        }
    }

    /// The rules text, a line for each box.
    pub fn lines(&self, words: &Words, sets: Sets) -> Vec<String> {
        let text = match self {
            Subject::Skill(card) => words.text(card),
            Subject::Location(location) => words.text_with(location, sets),
            Subject::Character(character) => words.text_with(character, sets),
            Subject::Crisis(card) => words.text(card),
            Subject::SuperCrisis(card) => words.text(card),
            Subject::Quorum(card) => words.text_with(card, sets),
            Subject::Destination(card) => words.text(card),
            Subject::Loyalty(card) => words.text_with(card, sets),
            Subject::Mutiny(card) => words.text_with(card, sets),
            Subject::Mission(card) => words.text_with(card, sets),
            Subject::Motive(motive) => words.text_with(motive, sets),
            Subject::Ability(ability) => words.text_with(ability, sets),
            Subject::Title(title) => words.text_with(title, sets),
            Subject::Dial(resource) => words.text(resource),
            Subject::Craft(craft) => words.text(craft),
            Subject::Centurion => words.centurion_text(),
            Subject::Nuke => words.nuke_text(),
            Subject::Occupation => words.occupation_text(),
            Subject::Ruling(ruling) => {
                return rulings::told(words, ruling).lines().map(str::to_owned).collect();
            }
        };
        text.lines().map(str::to_owned).collect()
    }

    /// What to look for in the rules.
    pub fn query(&self, words: &Words) -> String {
        let title = self.title(words);
        title.replace(' ', "+").replace('&', "%26")
    }

    /// Used out of turn, so that a standing order can be given.
    pub fn is_interrupt(&self) -> bool {
        match self {
            Subject::Skill(card) => card.response().is_some(),
            Subject::Ability(ability) => ability.response().is_some(),
            Subject::Location(_)
            | Subject::Character(_)
            | Subject::Crisis(_)
            | Subject::SuperCrisis(_)
            | Subject::Quorum(_)
            | Subject::Destination(_)
            | Subject::Loyalty(_)
            | Subject::Mutiny(_)
            | Subject::Mission(_)
            | Subject::Motive(_)
            | Subject::Title(_)
            | Subject::Dial(_)
            | Subject::Craft(_)
            | Subject::Centurion
            | Subject::Nuke
            | Subject::Occupation
            | Subject::Ruling(_) => false,
        }
    }

    /// Whose sheet tells more.
    pub fn seat(&self, scene: &Scene<'_>) -> Option<Seat> {
        let character = match self {
            Subject::Character(character) => *character,
            Subject::Ability(ability) => ability.row().0,
            Subject::Skill(_)
            | Subject::Location(_)
            | Subject::Crisis(_)
            | Subject::SuperCrisis(_)
            | Subject::Quorum(_)
            | Subject::Destination(_)
            | Subject::Loyalty(_)
            | Subject::Mutiny(_)
            | Subject::Mission(_)
            | Subject::Motive(_)
            | Subject::Title(_)
            | Subject::Dial(_)
            | Subject::Craft(_)
            | Subject::Centurion
            | Subject::Nuke
            | Subject::Occupation
            | Subject::Ruling(_) => return None,
        };
        let plays = |seat: Seat| scene.character(seat) == Some(character);
        scene.view.players.iter().map(|player| player.seat).find(|&seat| plays(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_lead_to_their_things() {
        let title = |id| Subject::from_id(id).map(|subject| subject.title(Words::english()));
        assert_eq!(title("skill/strategic-planning-4").as_deref(), Some("Strategic Planning"));
        assert_eq!(title("location/brig").as_deref(), Some("Brig"));
        assert_eq!(title("token/raider").as_deref(), Some("Raider"));
        assert_eq!(title("ruling/BASE-066").as_deref(), Some("BASE-066"));
        assert_eq!(title("ruling/BASE-999"), None);
        assert_eq!(title("location/nowhere"), None);
    }
}
