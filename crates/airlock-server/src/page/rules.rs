//! The reference: a search over all entries, and the entry that is open.
//!
//! For the script: `/` goes into the field of the first `[role=search]`; the arrow keys go through the
//! `.found-row` links, and Enter opens the one with focus, as it does everywhere.

use airlock_text::{ENGLISH, Words};
use maud::{Markup, html};

use super::how::Section;
use super::layout::{Place, page};
use super::mark::{initials, kind_class};
use super::{glyph, mark};
use crate::reference::{Entry, Found, Hit, Icon, Kind, MOST_HITS, Piece, Reference, search};

/// What the page is drawn from.
#[derive(Clone, Copy)]
pub struct RulesPage<'a> {
    pub words: &'a Words,
    pub reference: &'a Reference,
    /// As it was typed.
    pub query: &'a str,
    pub kind: Option<Kind>,
    /// The entry that the address names; without one the first hit is open.
    pub open: Option<&'a Entry>,
}

/// `GET /rules?q=…&kind=…` and `GET /rules/{kind}/{id}?q=…&kind=…`.
pub fn rules(shown: &RulesPage<'_>) -> Markup {
    let RulesPage { words, reference, query, kind, open } = *shown;
    // Without words an entry stands among those of its kind, and the procedures come first.
    let nearby = || open.map_or(Kind::Procedure, |entry| entry.kind);
    let kind = kind.or_else(|| query.trim().is_empty().then(nearby));
    let found = search(reference, query, kind);
    let names = KindNames::new(words);
    let open = open.or(found.hits.first().map(|hit| hit.entry));
    let title = open.map_or_else(|| words.ui("ui-rules").end(), |entry| entry.title.clone());
    let main = html! {
        main #main.rules-grid {
            (toc(words, reference, &names, Toc::Reference(kind)))
            div.ref-grid.is-open[shown.open.is_some()] {
                section.finder aria-label=(words.ui("ui-rules-search").end()) {
                    (finder(shown, kind))
                    (kinds(shown, &names, kind, &found))
                    (count(shown, kind, &found))
                    ol.founds {
                        @for hit in &found.hits { (row(shown, &names, hit, open)) }
                    }
                }
                @if let Some(entry) = open { (article(words, reference, entry)) }
            }
        }
    };
    page(words, &title, "rules", Place::Rules, &main)
}

/// What the kinds are called, looked up once for all rows.
pub(super) struct KindNames {
    names: Vec<(String, String)>,
}

impl KindNames {
    pub(super) fn new(words: &Words) -> KindNames {
        let name = |key, kind: &Kind| words.ui(key).text("kind", kind.id()).end();
        let both = |kind: &Kind| (name("ui-rules-kind", kind), name("ui-rules-kinds", kind));
        KindNames { names: Kind::ALL.iter().map(both).collect() }
    }

    fn one(&self, kind: Kind) -> &str {
        self.names.get(kind as usize).map_or("", |(one, _)| one)
    }

    fn many(&self, kind: Kind) -> &str {
        self.names.get(kind as usize).map_or("", |(_, many)| many)
    }
}

/// Where an entry is found.
pub fn address(entry: &Entry) -> String {
    format!("/rules/{}/{}", entry.kind.id(), entry.id)
}

/// Which page the table of contents stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toc {
    How,
    Reference(Option<Kind>),
}

/// The contents of both pages of rules.
pub(super) fn toc(words: &Words, reference: &Reference, names: &KindNames, on: Toc) -> Markup {
    let current = |kind: Kind| on == Toc::Reference(Some(kind));
    html! {
        nav.toc aria-label=(words.ui("ui-rules").end()) {
            // Where the reference has its own field the key goes to that one.
            form role=[(on == Toc::How).then_some("search")] method="get" action="/rules" {
                label.sr for="find-toc" { (words.ui("ui-rules-search").end()) }
                input #find-toc.input type="search" name="q" placeholder=(words.ui("ui-rules-search-hint").end());
            }
            p.toc-head { (words.ui("ui-how").end()) }
            ol {
                @for section in Section::ALL {
                    li { a href={ "/rules#" (section.id()) } { (section.name(words)) } }
                }
            }
            p.toc-head { (words.ui("ui-rules-reference").end()) }
            ol {
                @for &kind in Kind::ALL {
                    li {
                        a href={ "/rules?kind=" (kind.id()) } aria-current=[current(kind).then_some("true")] {
                            (names.many(kind))
                            span { (reference.count(kind)) }
                        }
                    }
                }
            }
        }
    }
}

fn finder(shown: &RulesPage<'_>, kind: Option<Kind>) -> Markup {
    let words = shown.words;
    // Words are looked for among all kinds, unless a kind was picked for them.
    let kept = kind.filter(|_| !shown.query.trim().is_empty());
    html! {
        form.inline.finder-form role="search" method="get" action="/rules" {
            label.sr for="find" { (words.ui("ui-rules-search").end()) }
            input #find.input type="search" name="q" value=(shown.query) autocomplete="off";
            @if let Some(kind) = kept { input type="hidden" name="kind" value=(kind.id()); }
            button.button { (words.ui("ui-rules-search-go").end()) }
        }
    }
}

/// The kinds that have hits, each a link to those alone.
fn kinds(shown: &RulesPage<'_>, names: &KindNames, now: Option<Kind>, found: &Found<'_>) -> Markup {
    let words = shown.words;
    if shown.query.trim().is_empty() || found.total == 0 {
        return html! {};
    }
    let chip = |kind: Option<Kind>, label: &str, count: usize| {
        html! {
            a.pick href={ "/rules" (query(shown.query, kind)) } aria-current=[(kind == now).then_some("true")] {
                (label) " " span.muted { (count) }
            }
        }
    };
    html! {
        nav.chips.finder-kinds aria-label=(words.ui("ui-rules-kind-label").end()) {
            (chip(None, &words.ui("ui-rules-all").end(), found.total))
            @for &(kind, count) in &found.counts {
                (chip(Some(kind), names.many(kind), count))
            }
        }
    }
}

fn count(shown: &RulesPage<'_>, kind: Option<Kind>, found: &Found<'_>) -> Markup {
    let words = shown.words;
    let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    let all = match kind {
        Some(kind) => found.counts.iter().find(|(own, _)| *own == kind).map_or(0, |(_, count)| *count),
        None => found.total,
    };
    let text = if shown.query.trim().is_empty() {
        words.ui("ui-rules-count-all").number("count", number(all)).end()
    } else if all == 0 {
        words.ui("ui-rules-count-none").end()
    } else {
        let say = words.ui("ui-rules-count").number("count", number(all)).text("query", shown.query.trim().to_owned());
        say.text("cut", if all > MOST_HITS { "yes" } else { "no" }).number("most", number(MOST_HITS)).end()
    };
    html! { p.finder-count role="status" { (text) } }
}

fn row(shown: &RulesPage<'_>, names: &KindNames, hit: &Hit<'_>, open: Option<&Entry>) -> Markup {
    let entry = hit.entry;
    let is_open = open.is_some_and(|open| std::ptr::eq(open, entry));
    html! {
        li {
            a.found-row.is-current[is_open] href={ (address(entry)) (query(shown.query, shown.kind)) }
                aria-current=[is_open.then_some("true")] {
                span.found-icon { (icon(shown.words, entry)) }
                span.found-text { b { (pieces(&hit.title)) } (pieces(&hit.snippet)) }
                span.found-kind {
                    (names.one(entry.kind))
                    small { (entry.id) }
                }
            }
        }
    }
}

fn pieces(pieces: &[Piece<'_>]) -> Markup {
    html! {
        @for piece in pieces {
            @if piece.hit { mark.found { (piece.text) } } @else { (piece.text) }
        }
    }
}

fn icon(words: &Words, entry: &Entry) -> Markup {
    match entry.icon {
        Icon::Glyph(id) => glyph(id),
        Icon::Skill(skill) => mark(words, skill),
        Icon::Character(character) => {
            html! { span.{ "token " (kind_class(character)) } aria-hidden="true" { (initials(words, character)) } }
        }
    }
}

/// The title for talk across languages.
fn in_english(words: &Words, entry: &Entry) -> Option<String> {
    let english = Reference::english();
    let id = Some(entry.ids.first()?).filter(|_| words.language() != ENGLISH)?;
    english.find(entry.kind, id).map(|entry| entry.title.clone())
}

fn article(words: &Words, reference: &Reference, entry: &Entry) -> Markup {
    let mut rulings = reference.rulings_on(entry).peekable();
    let mut see = reference.see_also(entry).peekable();
    html! {
        article.entry.panel aria-labelledby="entry-t" {
            p.crisis-kind { (icon(words, entry)) (entry.about) }
            h1 #entry-t title=[in_english(words, entry)] { (entry.title) }
            dl.facts {
                @for fact in &entry.facts {
                    div {
                        dt { (fact.label) }
                        dd {
                            @for &skill in &fact.skills { (mark(words, skill)) }
                            @if !fact.skills.is_empty() { " " }
                            @for (at, line) in fact.lines.iter().enumerate() {
                                @if at > 0 { br; }
                                (with_ids(reference, line))
                            }
                        }
                    }
                }
            }
            @if !entry.steps.is_empty() {
                ol.entry-steps { @for step in &entry.steps { li { (with_ids(reference, step)) } } }
            }
            @if entry.contested { p.entry-option { (words.ui("ui-rules-contested").end()) } }
            @if rulings.peek().is_some() {
                section.entry-option aria-labelledby="entry-rulings" {
                    h2 #entry-rulings { (words.ui("ui-rules-rulings").end()) }
                    @for ruling in rulings { (quoted(reference, ruling)) }
                    (more(words, reference, entry))
                }
            }
            @if see.peek().is_some() {
                p.entry-see {
                    (words.ui("ui-rules-see").end())
                    @for other in see { a href=(address(other)) { (other.title) } }
                }
            }
        }
    }
}

/// A ruling below the thing that it speaks of.
fn quoted(reference: &Reference, ruling: &Entry) -> Markup {
    let text = ruling.facts.first().and_then(|fact| fact.lines.first());
    html! {
        @if let Some(text) = text {
            p { (with_ids(reference, text)) " " a.muted href=(address(ruling)) { (ruling.id) } }
        }
    }
}

/// The way to the rulings that are not quoted.
fn more(words: &Words, reference: &Reference, entry: &Entry) -> Markup {
    if reference.rulings_on(entry).count() == entry.rulings_count {
        return html! {};
    }
    let name = match entry.icon {
        Icon::Character(character) => words.short(character).into(),
        Icon::Glyph(_) | Icon::Skill(_) => entry.title.clone(),
    };
    let href = format!("/rules{}", query(&name, Some(Kind::Ruling)));
    html! { p { a href=(href) { (words.ui("ui-rules-more").text("name", name).end()) } } }
}

/// The text with ids such as BASE-066 as links.
fn with_ids(reference: &Reference, text: &str) -> Markup {
    let is_of_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let parts = text.split_inclusive(|letter: char| !is_of_id(letter));
    html! {
        @for part in parts {
            @let word = part.trim_end_matches(|letter: char| !is_of_id(letter));
            @match Some(word).filter(|word| airlock_text::rulings::is_id(word)).and_then(|id| reference.ruling(id)) {
                Some(ruling) => { a href=(address(ruling)) { (word) } (part[word.len()..]) },
                None => (part),
            }
        }
    }
}

/// `?q=…&kind=…`, as far as there is something.
fn query(text: &str, kind: Option<Kind>) -> String {
    let words = Some(text.trim()).filter(|text| !text.is_empty()).map(|text| format!("q={}", encoded(text)));
    let kind = kind.map(|kind| format!("kind={}", kind.id()));
    let parts: Vec<String> = words.into_iter().chain(kind).collect();
    if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
}

/// The text as a part of an address.
fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}
