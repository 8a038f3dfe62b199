//! Picking a character, in place of board, fleet and hand: every sheet, and which types are open.

use airlock_game::cards::{AbilityKind, AbilityRow, Character, CharacterKind, CharacterRow, Start};
use airlock_game::terms::Title;
use airlock_game::{Question, Rules, View};
use maud::{Markup, html};

use super::boxes::title_glyph;
use super::crisis::yes;
use super::in_short::in_short;
use crate::page::mark::kind_class;
use crate::page::{Scene, Target, glyph, mark};

/// Whether characters are still picked. Whoever picks a launch area needs the board.
pub(super) fn is_picking(view: &View) -> bool {
    let picks_area = view.ask.as_ref().is_some_and(|ask| ask.question == Question::StartArea);
    let open = view.players.iter().any(|player| player.character.is_none());
    view.turn.number == 0 && !picks_area && (open || is_assist(view))
}

/// BASE-279: the second character of a game for one.
fn is_assist(view: &View) -> bool {
    view.setup.players == 1 && view.assist.is_none() && view.players.iter().all(|player| player.character.is_some())
}

pub(super) fn picks(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let sheets = Sheets::of(scene);
    html! {
        section.stage.picks #stage aria-label=(words.ui("ui-picks").end()) {
            (types(scene, &sheets))
            @for kind in sheets.order() {
                @let of_kind: Vec<Character> = sheets.of_kind(kind).collect();
                section.{ "kind" (if sheets.is_open(kind) { " is-open" } else { "" }) } aria-label=(plural(scene, kind)) {
                    h3.kind-name { (plural(scene, kind)) " " span { (sheets.why(scene, kind)) } }
                    ol.{ "characters is-" (of_kind.len()) } {
                        @for &character in &of_kind { li { (sheet(scene, &sheets, character)) } }
                    }
                }
            }
        }
    }
}

/// How many of each type are left, why that matters, and who would hold the titles.
fn types(scene: &Scene<'_>, sheets: &Sheets<'_>) -> Markup {
    let words = scene.words;
    html! {
        section.kinds.panel aria-labelledby="kinds-title" {
            h2 #kinds-title { (words.ui("ui-picks-types").end()) }
            ul.kind-counts {
                @for kind in sheets.order() {
                    li.{ "kind-count" (if sheets.is_open(kind) { " is-open" } else { "" }) } {
                        b { (sheets.left(kind)) }
                        span { (scene.words.ui("ui-picks-kind-short").name("kind", kind).end()) small { (sheets.in_short(scene, kind)) } }
                    }
                }
            }
            p.kinds-rule {
                @if sheets.assist { (words.ui("ui-picks-rule-assist").end()) }
                @else { (words.ui("ui-picks-rule").end()) }
            }
            @for &title in Title::ALL {
                p.kinds-titles {
                    (glyph(title_glyph(title)))
                    span {
                        (words.ui("ui-picks-title").name("title", title).end())
                        b { (in_line(scene, title).unwrap_or_else(|| words.ui("ui-picks-title-open").end())) }
                    }
                }
            }
        }
    }
}

/// Who is highest in the line of succession of those who have been picked.
fn in_line(scene: &Scene<'_>, title: Title) -> Option<String> {
    let picked = |character: &&Character| scene.view.players.iter().any(|player| player.character == Some(**character));
    title.row().line.iter().find(picked).map(|&character| scene.words.short(character))
}

fn sheet(scene: &Scene<'_>, sheets: &Sheets<'_>, character: Character) -> Markup {
    let words = scene.words;
    let row = character.row();
    let taken = sheets.taker(character);
    let control = scene.lit.control(Target::Character(character));
    let state = match (taken, control) {
        (Some(who), _) => who,
        (None, Some(_)) => words.ui("ui-picks-pick").end(),
        (None, None) => {
            let open = sheets.is_open(row.kind) && !sheets.is_banned(character);
            let say = words.ui("ui-picks-state").text("open", yes(open));
            say.text("banned", yes(sheets.is_banned(character))).end()
        }
    };
    let body = html! {
        span.character-head {
            span.{ "token " (kind_class(character)) } aria-hidden="true" {
                (words.short(character).chars().take(2).collect::<String>())
            }
            b.character-name title=(words.name(character)) { (words.short(character)) }
        }
        (draws(scene, row))
        ul.abilities { @for ability in &row.abilities { (ability_line(scene, ability)) } }
        span.character-start { (begins(scene, row)) }
        span.character-state { (state) }
    };
    let is_taken = sheets.taker(character).is_some();
    html! {
        @if let Some(id) = control {
            label.character.is-legal for=(id) data-character=(character.id()) { (body) }
        } @else {
            div.{ "character" (sheets.state_class(character, is_taken)) } data-character=(character.id()) { (body) }
        }
    }
}

/// The marks of the skills that the character draws each turn.
fn draws(scene: &Scene<'_>, row: &CharacterRow) -> Markup {
    let words = scene.words;
    html! {
        span.character-skills {
            @for &(skill, count) in row.skills { @for _ in 0..count { (mark(words, skill)) } }
            @if let Some((of, count)) = row.choice {
                span.either title=(words.ui("ui-picks-either").number("count", count).end()) {
                    @if count > 1 { (count) "× " }
                    @for (at, &skill) in of.iter().enumerate() { @if at > 0 { "/" } (mark(words, skill)) }
                }
            }
        }
    }
}

fn ability_line(scene: &Scene<'_>, row: &AbilityRow) -> Markup {
    let (class, drawing) = match row.kind {
        AbilityKind::Passive => ("ability", "plus"),
        AbilityKind::OncePerGame => ("ability is-once", "once"),
        AbilityKind::Weakness => ("ability is-weak", "minus"),
        AbilityKind::Action => ("ability", "d8"),
        AbilityKind::Movement => ("ability", "chevron"),
    };
    let words = scene.words;
    html! {
        li.{ (class) } title=(words.text(row.ability)) {
            b { (glyph(drawing)) (words.name(row.ability)) span.sr { " (" (words.name(row.kind)) ")" } }
            (in_short(words, row))
        }
    }
}

fn begins(scene: &Scene<'_>, row: &CharacterRow) -> String {
    let words = scene.words;
    match row.start {
        Start::At(location) => words.ui("ui-picks-start").name("where", location).end(),
        Start::Either(first, then) => words.ui("ui-picks-start-either").name("first", first).name("then", then).end(),
        Start::Viper => words.ui("ui-picks-start-viper").end(),
        Start::OffBoard => words.ui("ui-picks-start-off").end(),
    }
}

fn plural(scene: &Scene<'_>, kind: CharacterKind) -> String {
    scene.words.ui("ui-picks-kind").name("kind", kind).end()
}

/// The characters of the game, and what is left of them.
struct Sheets<'a> {
    all: Vec<Character>,
    taken: Vec<(Character, String)>,
    banned: &'a [&'a str],
    assist: bool,
}

impl<'a> Sheets<'a> {
    fn of(scene: &Scene<'_>) -> Sheets<'a> {
        let view = scene.view;
        let sets = view.setup.sets;
        let taken = view.players.iter().filter_map(|player| Some((player.character?, scene.person(player.seat))));
        Sheets {
            all: Character::all().filter(|character| sets.contains(character.set())).collect(),
            taken: taken.collect(),
            // The table's setup was accepted long ago.
            banned: Rules::of(&view.setup).map_or(&[], |rules| rules.without_characters),
            assist: is_assist(view),
        }
    }

    fn of_kind(&self, kind: CharacterKind) -> impl Iterator<Item = Character> + '_ {
        self.all.iter().copied().filter(move |character| character.row().kind == kind)
    }

    fn taker(&self, character: Character) -> Option<String> {
        self.taken.iter().find(|(own, _)| *own == character).map(|(_, who)| who.clone())
    }

    fn is_banned(&self, character: Character) -> bool {
        !self.assist && self.banned.contains(&character.id())
    }

    fn left(&self, kind: CharacterKind) -> usize {
        self.of_kind(kind).filter(|character| self.taker(*character).is_none()).count()
    }

    /// BASE-017: the types with the most characters left, and support.
    fn is_open(&self, kind: CharacterKind) -> bool {
        self.left(kind) > 0 && (self.assist || kind == CharacterKind::Support || self.left(kind) == self.most())
    }

    fn most(&self) -> usize {
        let leaders = CharacterKind::ALL.iter().filter(|kind| **kind != CharacterKind::Support);
        leaders.map(|&kind| self.left(kind)).max().unwrap_or(0)
    }

    /// Open types first; support follows the first, so that the rows come out even.
    fn order(&self) -> Vec<CharacterKind> {
        let mut kinds: Vec<CharacterKind> = CharacterKind::ALL.to_vec();
        kinds.retain(|kind| *kind != CharacterKind::Support && self.of_kind(*kind).next().is_some());
        kinds.sort_by_key(|&kind| (!self.is_open(kind), kind == CharacterKind::Pilot));
        kinds.insert(1.min(kinds.len()), CharacterKind::Support);
        kinds
    }

    fn why(&self, scene: &Scene<'_>, kind: CharacterKind) -> String {
        self.say(scene, "ui-picks-why", kind)
    }

    fn in_short(&self, scene: &Scene<'_>, kind: CharacterKind) -> String {
        self.say(scene, "ui-picks-short", kind)
    }

    fn say(&self, scene: &Scene<'_>, key: &'static str, kind: CharacterKind) -> String {
        let state = match (self.assist, kind, self.is_open(kind)) {
            (_, _, false) if self.left(kind) == 0 => "none",
            (true, _, true) | (false, CharacterKind::Support, true) => "always",
            (_, _, true) => "open",
            (_, _, false) => "closed",
        };
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let say = scene.words.ui(key).text("state", state).number("left", number(self.left(kind)));
        say.number("most", number(self.most())).end()
    }

    fn state_class(&self, character: Character, taken: bool) -> &'static str {
        if taken {
            " is-taken"
        } else if self.is_open(character.row().kind) && !self.is_banned(character) {
            ""
        } else {
            " is-off"
        }
    }
}
