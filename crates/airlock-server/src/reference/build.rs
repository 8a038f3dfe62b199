//! Making the entries: components from the catalogue, rulings from their page, and what speaks of what.

use std::collections::BTreeSet;

use airlock_game::cards::Character;
use airlock_game::terms::{Location, Set, Skill, Title};
use airlock_text::Words;
use airlock_text::catalogue::{Component, components};
use airlock_text::rulings::{self, Ruling};
use serde_json::Value;

use super::connect::connect;
use super::{Entry, Fact, Icon, Kind, fold};

/// A label of a box is short; what is longer is a sentence.
const LONGEST_LABEL: usize = 34;

pub(super) fn entries(words: &Words) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for ruling in rulings::of(words).iter().filter(|ruling| is_procedure(ruling)) {
        entries.push(of_ruling(words, Kind::Procedure, ruling));
    }
    // What lies over the print of a place is told with it, and so are pieces that another box has too.
    let mut seen: BTreeSet<(&str, &str)> = BTreeSet::new();
    let (mut cards, again): (Vec<_>, Vec<_>) =
        components(words).into_iter().partition(|card| seen.insert((card.deck, card.id)));
    // Places come first: they are looked up most.
    cards.sort_by_key(kind_of);
    let mut copies: Vec<&Component> = Vec::new();
    for card in &cards {
        let is_copy = copies.first().is_some_and(|first| is_copy(first, card));
        if !is_copy && !copies.is_empty() {
            entries.push(of_component(words, &copies));
            copies.clear();
        }
        copies.push(card);
    }
    if !copies.is_empty() {
        entries.push(of_component(words, &copies));
    }
    for card in &again {
        let kind = kind_of(card);
        if let Some(entry) = entries.iter_mut().find(|entry| entry.kind == kind && entry.ids.contains(&card.id)) {
            lay_over(words, entry, card);
        }
    }
    for ruling in rulings::of(words).iter().filter(|ruling| !is_procedure(ruling)) {
        entries.push(of_ruling(words, Kind::Ruling, ruling));
    }
    connect(words, &mut entries);
    entries
}

/// PEG-002, MIX-016: a place or a piece as another box has it; where nothing else is said, how many there are.
fn lay_over(words: &Words, entry: &mut Entry, overlay: &Component) {
    let said: Vec<String> = overlay.text.lines().map(str::to_owned).collect();
    let lines = match said == entry.lines {
        true => in_the_box(words, entry.kind, &[overlay]).map(|fact| fact.lines).unwrap_or_default(),
        false => said,
    };
    if lines.is_empty() {
        return;
    }
    let set = Set::from_id(overlay.set).map(|set| words.label(set)).unwrap_or_default();
    let label = words.ui("ui-rules-overlay").text("set", set).end();
    entry.facts.push(Fact { label, lines: lines.clone(), skills: Vec::new() });
    entry.lines.extend(lines);
    folded(entry);
}

/// Copies of a card are one entry, and so are the strengths of a skill card.
fn is_copy(first: &Component, card: &Component) -> bool {
    (first.deck, &first.name, &first.text) == (card.deck, &card.name, &card.text)
}

fn kind_of(card: &Component) -> Kind {
    match card.deck {
        "locations" => Kind::Place,
        "characters" => Kind::Character,
        "skills" => Kind::Skill,
        "crisis" | "new-caprica" => Kind::Crisis,
        "super-crisis" => Kind::SuperCrisis,
        "quorum" => Kind::Quorum,
        "destination" => Kind::Destination,
        "loyalty" => Kind::Loyalty,
        "agendas" => Kind::Agenda,
        "motives" => Kind::Motive,
        "mutiny" => Kind::Mutiny,
        "missions" => Kind::Mission,
        "titles" => Kind::Title,
        "tokens" => Kind::Token,
        deck => panic!("the reference has no place for «{deck}»"),
    }
}

fn of_component(words: &Words, copies: &[&Component]) -> Entry {
    let card = copies[0];
    let kind = kind_of(card);
    // Whose side a motive is on stands in the line above, and so does the type of a character.
    let first = usize::from(kind == Kind::Motive);
    let lines: Vec<String> = card.text.lines().skip(first).map(str::to_owned).collect();
    let told = if kind == Kind::Character { &lines[1.min(lines.len())..] } else { &lines[..] };
    let mut facts = facts(words, told);
    mark_check(card, kind, &mut facts);
    facts.extend(in_the_box(words, kind, copies));
    facts.extend(of_box(words, card));
    let mut entry = Entry {
        kind,
        id: card.id,
        ids: copies.iter().map(|card| card.id).collect(),
        title: title(words, card),
        about: about(words, card, kind),
        icon: icon(card, kind),
        facts,
        steps: Vec::new(),
        contested: false,
        rulings_count: 0,
        rulings: Vec::new(),
        see: Vec::new(),
        lines,
        folded_title: String::new(),
        folded_lines: Vec::new(),
    };
    folded(&mut entry);
    entry
}

fn of_ruling(words: &Words, kind: Kind, ruling: &'static Ruling) -> Entry {
    let section = section(ruling);
    let text = Some(typeset(ruling.text)).filter(|text| !text.is_empty()).map(|text| capital(&text));
    let steps: Vec<String> = ruling.steps.iter().map(|step| typeset(step)).collect();
    let title = ruling.title.map_or_else(|| section.clone(), typeset);
    let says = text.iter().map(|text| {
        let label = words.ui("ui-rules-says").end();
        Fact { label, lines: vec![text.clone()], skills: Vec::new() }
    });
    let origin = Fact { label: words.ui("ui-rules-origin").end(), lines: origins(words, ruling), skills: Vec::new() };
    let mut entry = Entry {
        kind,
        id: ruling.id,
        ids: vec![ruling.id],
        title,
        about: words.ui("ui-rules-about-ruling").text("kind", kind.id()).text("section", section).end(),
        icon: Icon::Glyph("book"),
        facts: says.chain([origin]).collect(),
        contested: ruling.contested,
        rulings_count: 0,
        rulings: Vec::new(),
        see: Vec::new(),
        // A step without its number is found all the same.
        lines: text.into_iter().chain(steps.iter().map(|step| unnumbered(step).to_owned())).collect(),
        steps: steps.iter().map(|step| unnumbered(step).to_owned()).collect(),
        folded_title: String::new(),
        folded_lines: Vec::new(),
    };
    folded(&mut entry);
    entry
}

fn folded(entry: &mut Entry) {
    entry.folded_title = fold(&entry.title);
    entry.folded_lines = entry.lines.iter().map(|line| fold(line)).collect();
}

/// Rulings that tell a whole procedure.
fn is_procedure(ruling: &Ruling) -> bool {
    ruling.title.is_some()
}

/// `Skill checks`, without the number of the section.
fn section(ruling: &Ruling) -> String {
    let section = ruling.section.split_once(" — ").map_or(ruling.section.as_str(), |(_, name)| name);
    section.to_owned()
}

/// Where it comes from; a ruling may have several origins.
fn origins(words: &Words, ruling: &Ruling) -> Vec<String> {
    ruling
        .origin
        .split('/')
        .map(|origin| words.ui("ui-rules-origin-is").text("origin", origin.to_owned()).end())
        .collect()
}

/// A step without its number or mark.
fn unnumbered(step: &str) -> &str {
    match step.split_once(". ") {
        Some((number, rest)) if number.chars().all(|digit| digit.is_ascii_digit()) => rest,
        Some(_) | None => step.strip_prefix("- ").unwrap_or(step),
    }
}

/// Quotes and apostrophes as the cards have them; the page of the rulings is plain text.
fn typeset(text: &str) -> String {
    let mut set = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        let opens = set.chars().next_back().is_none_or(|before| before.is_whitespace() || before == '(');
        match letter {
            '"' => set.push(if opens { '“' } else { '”' }),
            '\'' => set.push('’'),
            '`' => {}
            letter => set.push(letter),
        }
    }
    set
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The boxes of a text: `Pass: no effect.` has a label, other sentences stand under a common one.
fn facts(words: &Words, lines: &[String]) -> Vec<Fact> {
    let mut facts: Vec<Fact> = Vec::new();
    let mut is_open = false;
    for line in lines {
        // Japanese has a colon of its own.
        let parts = line.split_once(": ").or_else(|| line.split_once('：'));
        match parts.filter(|(label, _)| is_label(label)) {
            Some((label, text)) => {
                is_open = false;
                let label = unnumbered(label).to_owned();
                facts.push(Fact { label, lines: vec![capital(text)], skills: Vec::new() });
            }
            None => match facts.last_mut() {
                Some(fact) if is_open => fact.lines.push(unnumbered(line).to_owned()),
                Some(_) | None => {
                    is_open = true;
                    let lines = vec![unnumbered(line).to_owned()];
                    facts.push(Fact { label: words.ui("ui-rules-says").end(), lines, skills: Vec::new() });
                }
            },
        }
    }
    facts
}

fn is_label(label: &str) -> bool {
    let label = unnumbered(label);
    label.chars().count() <= LONGEST_LABEL && !label.contains(['.', ';', '。', '、'])
}

/// The box of the check gets the marks of its skills.
fn mark_check(card: &Component, kind: Kind, facts: &mut [Fact]) {
    let check = card.facts.get("check").and_then(Value::as_object).unwrap_or(&card.facts);
    let Some(difficulty) = check.get("difficulty").and_then(Value::as_i64) else { return };
    let ids = check.get("skills").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
    let skills: Vec<Skill> = ids.filter_map(Skill::from_id).collect();
    let wanted = difficulty.to_string();
    let fact = match kind {
        Kind::Place => facts.last_mut(),
        Kind::Procedure
        | Kind::Character
        | Kind::Skill
        | Kind::Crisis
        | Kind::SuperCrisis
        | Kind::Quorum
        | Kind::Destination
        | Kind::Loyalty
        | Kind::Agenda
        | Kind::Motive
        | Kind::Mutiny
        | Kind::Mission
        | Kind::Title
        | Kind::Token
        | Kind::Ruling => facts.iter_mut().find(|fact| fact.label.ends_with(&wanted)),
    };
    if let Some(fact) = fact {
        fact.skills = skills;
    }
}

/// How many there are, where they are not all different.
fn in_the_box(words: &Words, kind: Kind, copies: &[&Component]) -> Option<Fact> {
    let number = |card: &Component, field: &str| {
        let value = card.facts.get(field).and_then(Value::as_i64);
        value.and_then(|value| i32::try_from(value).ok())
    };
    let lines: Vec<String> = match kind {
        Kind::Skill => {
            let line = |card: &&Component| {
                let say = words.ui("ui-rules-strength").number("strength", number(card, "strength").unwrap_or(0));
                say.number("count", number(card, "count").unwrap_or(1)).end()
            };
            copies.iter().map(line).collect()
        }
        Kind::Procedure
        | Kind::Place
        | Kind::Character
        | Kind::Crisis
        | Kind::SuperCrisis
        | Kind::Quorum
        | Kind::Destination
        | Kind::Loyalty
        | Kind::Agenda
        | Kind::Motive
        | Kind::Mutiny
        | Kind::Mission
        | Kind::Title
        | Kind::Token
        | Kind::Ruling => {
            let one = i32::try_from(copies.len()).unwrap_or(i32::MAX);
            let count = copies.first().and_then(|card| number(card, "count")).unwrap_or(one);
            let said = || words.ui("ui-rules-copies").text("kind", kind.id()).number("count", count).end();
            (count > 1).then(said).into_iter().collect()
        }
    };
    let label = || words.ui("ui-rules-in-the-box").end();
    (!lines.is_empty()).then(|| Fact { label: label(), lines, skills: Vec::new() })
}

/// The expansion that it comes with.
fn of_box(words: &Words, card: &Component) -> Option<Fact> {
    let set = Set::from_id(card.set).filter(|set| *set != Set::Base)?;
    Some(Fact { label: words.ui("ui-rules-set").end(), lines: vec![words.label(set)], skills: Vec::new() })
}

fn title(words: &Words, card: &Component) -> String {
    let field = |field: &str| card.facts.get(field).and_then(Value::as_str);
    if let Some(power) = field("power") {
        let say = words.ui("ui-rules-loyalty").text("card", card.name.clone());
        return say.text("power", power.to_owned()).end();
    }
    if field("kind") == Some("galactica-damage") {
        return words.ui("ui-rules-damage").text("what", card.name.clone()).end();
    }
    card.name.clone()
}

fn about(words: &Words, card: &Component, kind: Kind) -> String {
    let field = |field: &str| card.facts.get(field).and_then(Value::as_str);
    match kind {
        Kind::Place => {
            // A board as a whole, or what lies on one.
            let Some(location) = Location::from_id(card.id) else {
                let kind = field("kind").unwrap_or("board").to_owned();
                return words.ui("ui-rules-about-board").text("kind", kind).end();
            };
            let hazardous = if location.row().hazardous { "yes" } else { "no" };
            words.ui("ui-rules-about-place").name("ship", location.row().ship).text("hazardous", hazardous).end()
        }
        Kind::Character => match Character::from_id(card.id) {
            Some(character) => words.ui("ui-rules-about-character").name("kind", character.row().kind).end(),
            None => String::new(),
        },
        Kind::Skill => match field("skill").and_then(Skill::from_id) {
            Some(skill) => words.ui("ui-rules-about-skill").name("skill", skill).end(),
            None => String::new(),
        },
        Kind::Crisis | Kind::SuperCrisis => {
            let attack = if field("kind") == Some("attack") { "yes" } else { "no" };
            let kind = if card.deck == "new-caprica" { "new-caprica" } else { kind.id() };
            words.ui("ui-rules-about-crisis").text("kind", kind).text("attack", attack).end()
        }
        Kind::Destination => {
            let objective = if field("kind") == Some("objective") { "yes" } else { "no" };
            words.ui("ui-rules-about-destination").text("objective", objective).end()
        }
        Kind::Motive => {
            let when = if field("when") == Some("game over") { "end" } else { "any" };
            let say = words.ui("ui-rules-about-motive").text("when", when);
            say.text("side", field("allegiance").unwrap_or_default().to_owned()).end()
        }
        Kind::Mission => {
            let brings = card.facts.get("distance").and_then(Value::as_i64).and_then(|far| i32::try_from(far).ok());
            words.ui("ui-rules-about-mission").number("distance", brings.unwrap_or(0)).end()
        }
        Kind::Procedure
        | Kind::Quorum
        | Kind::Loyalty
        | Kind::Agenda
        | Kind::Mutiny
        | Kind::Title
        | Kind::Token
        | Kind::Ruling => words.ui("ui-rules-kind").text("kind", kind.id()).end(),
    }
}

/// Drawings of tokens by the beginnings of their ids.
static TOKENS: &[(&str, &str)] = &[
    ("civilian-ship", "civilian"),
    ("occupation-force", "occupation"),
    ("pegasus-damage", "pegasus"),
    ("plastic-basestar", "basestar"),
    ("basestar-allegiance", "rebel-basestar"),
    ("miracle-token", "miracle"),
    ("assault-raptor", "assault-raptor"),
    ("infiltration", "infiltrate"),
    ("cylon-locations", "line-cylon"),
    ("scar", "raider"),
    ("galactica-damage", "damage"),
    ("nuke", "nuke"),
    ("basestar", "basestar"),
    ("raider", "raider"),
    ("heavy-raider", "heavy-raider"),
    ("viper", "viper"),
    ("raptor", "raptor"),
    ("centurion", "centurion"),
    ("fleet-marker", "fleet"),
    ("character-token", "person"),
    ("piloting-token", "viper"),
    ("current-player", "chevron"),
];

fn icon(card: &Component, kind: Kind) -> Icon {
    let field = |field: &str| card.facts.get(field).and_then(Value::as_str);
    let glyph = match kind {
        Kind::Character => return Character::from_id(card.id).map_or(Icon::Glyph("person"), Icon::Character),
        Kind::Skill => {
            return field("skill").and_then(Skill::from_id).map_or(Icon::Glyph("card"), Icon::Skill);
        }
        Kind::Place => match (card.id, field("ship")) {
            ("brig", _) => "brig",
            ("sickbay", _) => "sickbay",
            (_, Some("colonial-one")) => "president",
            (_, Some("cylon")) => "basestar",
            (_, Some("pegasus")) => "pegasus",
            (_, Some("new-caprica")) => "planet",
            (_, Some("demetrius")) | ("demetrius", _) => "demetrius",
            (_, Some("rebel-basestar")) | ("rebel-basestar" | "basestar-allegiance", _) => "rebel-basestar",
            ("active-mission", _) => "mission",
            ("colonial-one-overlay", _) => "president",
            ("cylon-locations-overlay", _) => "basestar",
            (_, _) => "galactica",
        },
        Kind::Crisis if field("kind") == Some("attack") => "basestar",
        Kind::Crisis => "crisis",
        Kind::SuperCrisis => "super-crisis",
        Kind::Quorum => "quorum",
        Kind::Destination => "distance",
        Kind::Loyalty => "loyalty",
        Kind::Agenda => "leader",
        Kind::Motive => "motive",
        Kind::Mutiny => "mutiny",
        Kind::Mission => "mission",
        Kind::Title => match Title::from_id(card.id) {
            Some(Title::Admiral) => "admiral",
            Some(Title::President) | None => "president",
        },
        Kind::Token => {
            let drawing = TOKENS.iter().find(|(id, _)| card.id.starts_with(id));
            // What is left are the tokens under a damaged basestar.
            drawing.map_or("damage", |(_, drawing)| *drawing)
        }
        Kind::Procedure | Kind::Ruling => "book",
    };
    Icon::Glyph(glyph)
}
