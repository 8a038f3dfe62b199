//! Picking a character, in place of board, fleet and hand: every sheet, and which types are open. A
//! player who was executed picks again in the same way.

use airlock_game::cards::{AbilityKind, AbilityRow, Character, CharacterKind, CharacterRow, Start};
use airlock_game::terms::Title;
use airlock_game::{Ask, Choice, LEADER_DECKS, Leaders, LeadersPlayFor, Options, Question, Rules, Seat, View};
use maud::{Markup, html};

use super::boxes::title_glyph;
use super::crisis::yes;
use super::in_short::in_short;
use crate::page::loyalty_deck::loyalty_deck;
use crate::page::mark::{initials, kind_class};
use crate::page::{Scene, Target, glyph, mark};

/// So many sheets fit on the stage; of more, each type gets a row.
const FITTING: usize = 12;

/// The ruling on whoever picks after an execution.
pub(super) const NEWCOMERS: &str = "PEG-092";

/// Whether somebody picks again, who was executed.
pub(super) fn is_newcomer(view: &View, ask: &Ask) -> bool {
    ask.question == Question::PickCharacter && view.turn.number > 0
}

/// Whether characters are still picked. Whoever picks where to start needs the board; and so do the
/// others while somebody who was executed picks.
pub(super) fn is_picking(view: &View) -> bool {
    let asked = |wanted: Question| view.ask.as_ref().is_some_and(|ask| ask.question == wanted);
    if view.turn.number > 0 {
        return view.ask.as_ref().is_some_and(|ask| is_newcomer(view, ask));
    }
    let open = view.players.iter().any(|player| player.character.is_none());
    let starts = asked(Question::StartArea) || asked(Question::StartLocation);
    !starts && (open || is_assist(view))
}

/// BASE-279: the second character of a game for one.
fn is_assist(view: &View) -> bool {
    view.setup.players == 1 && view.assist.is_none() && view.players.iter().all(|player| player.character.is_some())
}

/// The characters of the players. Whoever was executed keeps theirs until they have chosen another.
fn in_play(view: &View) -> impl Iterator<Item = (Character, Seat)> + '_ {
    let own = view.players.iter().filter_map(|player| Some((player.character?, player.seat)));
    own.filter(|(character, _)| !view.fleet.executed.contains(character))
}

/// Who holds a title in the end: those who could, the first before the others (BASE-166, PEG-010).
pub(super) fn line_of(view: &View, title: Title) -> &'static [Character] {
    let lines = Rules::of(&view.setup).map(|rules| rules.lines);
    match (lines, title) {
        (Ok([line, _]), Title::Admiral) | (Ok([_, line]), Title::President) => line,
        // The table's setup was accepted long ago.
        (Err(_), _) => title.row().line,
    }
}

pub(super) fn picks(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let sheets = Sheets::of(scene);
    html! {
        section.{ "stage picks" (if sheets.all.len() > FITTING { " is-many" } else { "" }) } #stage
            aria-label=(words.ui("ui-picks").end()) {
            (types(scene, &sheets))
            @for kind in sheets.order() {
                @let of_kind: Vec<Character> = sheets.of_kind(kind).collect();
                section.{ "kind" (if sheets.is_open(kind) { " is-open" } else { "" }) } aria-label=(plural(scene, kind)) {
                    h3.kind-name { (plural(scene, kind)) " " span { (sheets.why(scene, kind)) } }
                    ol.{ "characters is-" (of_kind.len()) } tabindex="0" {
                        @for &character in &of_kind { li { (sheet(scene, &sheets, character)) } }
                        @if kind == CharacterKind::CylonLeader { li { (what_a_leader_is(scene)) } }
                    }
                }
            }
        }
    }
}

/// PEG-077 to PEG-090, DAY-032, for somebody who wonders whether to be one.
fn what_a_leader_is(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let row = LEADER_DECKS.iter().find(|row| row.0 == scene.view.setup.players);
    let motives = Rules::of(&scene.view.setup).is_ok_and(|rules| rules.leaders_play_for == LeadersPlayFor::Motives);
    html! {
        div.leader-about {
            b { (words.ui("ui-leader").end()) }
            p { (words.ui("ui-leader-cylon").end()) }
            @if motives { p { (words.ui("ui-leader-motives").end()) } }
            @else if let Some(&(.., agenda)) = row { p { (words.ui("ui-leader-agenda").name("agenda", agenda).end()) } }
            p { (words.ui("ui-leader-infiltrates").end()) }
        }
    }
}

/// How many of each type are left, why that matters, and who would hold the titles.
fn types(scene: &Scene<'_>, sheets: &Sheets<'_>) -> Markup {
    let words = scene.words;
    let (title, rule) = match sheets.occasion {
        Occasion::Setup if sheets.has_leaders() => ("ui-picks-types", "ui-picks-rule-leaders"),
        Occasion::Setup => ("ui-picks-types", "ui-picks-rule"),
        Occasion::Assist => ("ui-picks-types", "ui-picks-rule-assist"),
        Occasion::Newcomer => ("ui-picks-newcomer", "ui-picks-rule-newcomer"),
    };
    html! {
        section.kinds.panel aria-labelledby="kinds-title" {
            h2 #kinds-title { (words.ui(title).end()) }
            ul.kind-counts {
                @for kind in sheets.order() {
                    li.{ "kind-count" (if sheets.is_open(kind) { " is-open" } else { "" }) } {
                        b { (sheets.left(kind)) }
                        span { (scene.words.ui("ui-picks-kind-short").name("kind", kind).end()) small { (sheets.in_short(scene, kind)) } }
                    }
                }
            }
            p.kinds-rule { (words.ui(rule).end()) }
            @if sheets.occasion != Occasion::Newcomer {
                p.kinds-rule { (glyph("loyalty")) " " (loyalty_deck(words, &scene.view.setup)) }
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
    let picked = |character: &&Character| in_play(scene.view).any(|(own, _)| own == **character);
    line_of(scene.view, title).iter().find(picked).map(|&character| String::from(scene.words.short(character)))
}

fn sheet(scene: &Scene<'_>, sheets: &Sheets<'_>, character: Character) -> Markup {
    let words = scene.words;
    let row = character.row();
    let taken = sheets.taker(character);
    let control = scene.lit.control(Target::Character(character));
    let state = match (taken, control) {
        (Some(who), _) => who,
        (None, Some(_)) => words.ui("ui-picks-pick").end(),
        (None, None) if sheets.is_executed(character) => words.ui("ui-picks-executed").end(),
        (None, None) => {
            let say = words.ui("ui-picks-state").text("open", yes(sheets.is_offered(character)));
            say.text("banned", yes(sheets.is_banned(character))).end()
        }
    };
    let body = html! {
        span.character-head {
            span.{ "token " (kind_class(character)) } aria-hidden="true" {
                (initials(words, character))
            }
            b.character-name title=(words.name(character)) { (words.short(character)) }
        }
        (draws(scene, row))
        ul.abilities data-leaf="" { @for ability in &row.abilities { (ability_line(scene, ability)) } }
        span.character-start { (begins(scene, row)) }
        span.character-state { (state) }
    };
    let is_taken = sheets.taker(character).is_some();
    html! {
        @if let Some(id) = control {
            label.character.is-legal for=(id) data-character=(character.id()) data-leaf="" { (body) }
        } @else {
            div.{ "character" (sheets.state_class(character, is_taken)) } data-character=(character.id()) data-leaf="" { (body) }
        }
    }
}

/// The marks of the skills that the character draws each turn.
fn draws(scene: &Scene<'_>, row: &CharacterRow) -> Markup {
    let words = scene.words;
    html! {
        span.character-skills {
            @for &(skill, count) in row.skills { @for _ in 0..count { (mark(words, skill)) } }
            @for &(of, count) in row.choices {
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
        AbilityKind::Action => ("ability", "plus"),
        AbilityKind::Movement => ("ability", "chevron"),
        AbilityKind::OncePerGame => ("ability is-once", "once"),
        AbilityKind::Weakness => ("ability is-weak", "minus"),
    };
    let words = scene.words;
    html! {
        li.{ (class) } title=(words.text_with(row.ability, scene.view.setup.sets)) {
            b { (glyph(drawing)) (words.name(row.ability)) span.sr { " (" (words.name(row.kind)) ")" } }
            (in_short(words, row, scene.view.setup.sets))
        }
    }
}

fn begins(scene: &Scene<'_>, row: &CharacterRow) -> String {
    let words = scene.words;
    match row.start {
        Start::At(location) => words.ui("ui-picks-start").name("where", location).end(),
        Start::Either(one, other) => words.ui("ui-picks-start-either").name("where", one).name("other", other).end(),
        Start::Viper => words.ui("ui-picks-start-viper").end(),
        Start::OffBoard => words.ui("ui-picks-start-off").end(),
    }
}

fn plural(scene: &Scene<'_>, kind: CharacterKind) -> String {
    scene.words.ui("ui-picks-kind").name("kind", kind).end()
}

/// Who cannot be picked now, and why: a type of which fewer are left than of another, those who are taken
/// or were executed.
pub(super) fn why_not(scene: &Scene<'_>, ask: &Ask) -> Vec<(String, String)> {
    let words = scene.words;
    let Options::Choices(choices) = &ask.options else { return Vec::new() };
    let sheets = Sheets::of(scene);
    let names = |list: &[Character]| words.commas(list.iter().map(|&one| words.short(one)).collect()).to_string();
    let mut found = Vec::new();
    let mut say = |list: Vec<Character>, why: String| {
        if !list.is_empty() {
            found.push((names(&list), why));
        }
    };
    for kind in sheets.order() {
        let left = sheets.of_kind(kind).filter(|&one| sheets.taker(one).is_none() && !sheets.is_executed(one));
        let left: Vec<Character> = left.collect();
        if left.iter().any(|&one| choices.contains(&Choice::Character(one))) {
            continue;
        }
        let count = i32::try_from(left.len()).unwrap_or(i32::MAX);
        let due = yes(sheets.is_leader_due());
        let why = words.ui("ui-why-kind").name("kind", kind).number("count", count).text("due", due).end();
        say(left, why);
    }
    let of = |wanted: &dyn Fn(Character) -> bool| sheets.all.iter().copied().filter(|&one| wanted(one)).collect();
    say(of(&|one| sheets.is_executed(one)), words.ui("ui-why-executed").end());
    say(of(&|one| sheets.taker(one).is_some()), words.ui("ui-why-taken").end());
    found
}

/// Why somebody picks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Occasion {
    Setup,
    Assist,
    /// After an execution (PEG-092 step 4).
    Newcomer,
}

/// The characters of the game, and what is left of them.
struct Sheets<'a> {
    all: Vec<Character>,
    taken: Vec<(Character, String)>,
    executed: &'a [Character],
    banned: &'static [&'static str],
    leaders: Leaders,
    /// Seats without a character.
    seats_left: usize,
    occasion: Occasion,
}

impl<'a> Sheets<'a> {
    fn of(scene: &Scene<'a>) -> Sheets<'a> {
        let view = scene.view;
        let taken = in_play(view).map(|(character, seat)| (character, scene.person(seat)));
        let occasion = match () {
            () if is_assist(view) => Occasion::Assist,
            () if view.turn.number > 0 => Occasion::Newcomer,
            () => Occasion::Setup,
        };
        // The table's setup was accepted long ago.
        let (banned, leaders) =
            Rules::of(&view.setup).map_or((&[][..], Leaders::None), |rules| (rules.without_characters, rules.leaders));
        let with_leaders = leaders != Leaders::None && occasion == Occasion::Setup;
        Sheets {
            all: Character::of(view.setup.sets).filter(|character| with_leaders || !character.is_leader()).collect(),
            taken: taken.collect(),
            executed: &view.fleet.executed,
            banned,
            leaders,
            seats_left: view.players.iter().filter(|player| player.character.is_none()).count(),
            occasion,
        }
    }

    fn of_kind(&self, kind: CharacterKind) -> impl Iterator<Item = Character> + '_ {
        self.all.iter().copied().filter(move |character| character.row().kind == kind)
    }

    fn has_leaders(&self) -> bool {
        self.of_kind(CharacterKind::CylonLeader).next().is_some()
    }

    fn taker(&self, character: Character) -> Option<String> {
        self.taken.iter().find(|(own, _)| *own == character).map(|(_, who)| who.clone())
    }

    fn is_banned(&self, character: Character) -> bool {
        self.occasion != Occasion::Assist && self.banned.contains(&character.id())
    }

    fn is_executed(&self, character: Character) -> bool {
        self.executed.contains(&character)
    }

    fn left(&self, kind: CharacterKind) -> usize {
        let is_left = |character: &Character| self.taker(*character).is_none() && !self.is_executed(*character);
        self.of_kind(kind).filter(is_left).count()
    }

    /// PEG-076: somebody is the leader.
    fn is_led(&self) -> bool {
        self.taken.iter().any(|(character, _)| character.is_leader())
    }

    /// PEG-076: the last one to pick must be the leader.
    fn is_leader_due(&self) -> bool {
        self.leaders == Leaders::One && !self.is_led() && self.seats_left == 1
    }

    /// BASE-017: the types with the most characters left, and support; PEG-076: and one leader.
    fn is_open(&self, kind: CharacterKind) -> bool {
        let fits = match (self.occasion, kind) {
            (Occasion::Assist | Occasion::Newcomer, _) => true,
            (Occasion::Setup, CharacterKind::CylonLeader) => !self.is_led(),
            (Occasion::Setup, CharacterKind::Support) => !self.is_leader_due(),
            (
                Occasion::Setup,
                CharacterKind::PoliticalLeader | CharacterKind::MilitaryLeader | CharacterKind::Pilot,
            ) => self.left(kind) == self.most() && !self.is_leader_due(),
        };
        fits && self.left(kind) > 0
    }

    fn is_offered(&self, character: Character) -> bool {
        self.is_open(character.row().kind) && !self.is_banned(character) && !self.is_executed(character)
    }

    fn most(&self) -> usize {
        let balanced = CharacterKind::ALL.iter().filter(|kind| is_balanced(**kind));
        balanced.map(|&kind| self.left(kind)).max().unwrap_or(0)
    }

    /// Open types first; support follows the first, so that the rows come out even, and leaders come last.
    fn order(&self) -> Vec<CharacterKind> {
        let is_there = |kind: CharacterKind| self.of_kind(kind).next().is_some();
        let mut kinds: Vec<CharacterKind> = CharacterKind::ALL.to_vec();
        kinds.retain(|kind| is_balanced(*kind) && is_there(*kind));
        kinds.sort_by_key(|&kind| (!self.is_open(kind), kind == CharacterKind::Pilot));
        let support = if self.all.len() > FITTING { 0 } else { 1.min(kinds.len()) };
        kinds.insert(support, CharacterKind::Support);
        if is_there(CharacterKind::CylonLeader) {
            kinds.push(CharacterKind::CylonLeader);
        }
        kinds
    }

    fn why(&self, scene: &Scene<'_>, kind: CharacterKind) -> String {
        self.say(scene, "ui-picks-why", kind)
    }

    fn in_short(&self, scene: &Scene<'_>, kind: CharacterKind) -> String {
        self.say(scene, "ui-picks-short", kind)
    }

    fn say(&self, scene: &Scene<'_>, key: &'static str, kind: CharacterKind) -> String {
        let state = match (self.occasion, kind, self.is_open(kind)) {
            (_, CharacterKind::CylonLeader, false) => "led",
            (_, CharacterKind::CylonLeader, true) if self.is_leader_due() => "leader-due",
            (_, CharacterKind::CylonLeader, true) if self.leaders == Leaders::One => "leader-must",
            (_, CharacterKind::CylonLeader, true) => "leader-may",
            (_, _, false) if self.left(kind) == 0 => "none",
            (_, _, false) if self.is_leader_due() => "leader-first",
            (Occasion::Assist | Occasion::Newcomer, _, true) | (_, CharacterKind::Support, true) => "always",
            (_, _, true) => "open",
            (_, _, false) => "closed",
        };
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let say = scene.words.ui(key).text("state", state).number("left", number(self.left(kind)));
        say.number("most", number(self.most())).end()
    }

    fn state_class(&self, character: Character, taken: bool) -> &'static str {
        match (taken, self.is_offered(character)) {
            (true, _) => " is-taken",
            (false, true) => "",
            (false, false) => " is-off",
        }
    }
}

/// The types that are picked evenly (BASE-017).
fn is_balanced(kind: CharacterKind) -> bool {
    match kind {
        CharacterKind::PoliticalLeader | CharacterKind::MilitaryLeader | CharacterKind::Pilot => true,
        CharacterKind::Support | CharacterKind::CylonLeader => false,
    }
}
