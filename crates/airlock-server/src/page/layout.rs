//! The document round every page, and the bar that the pages around the table share.
//!
//! What stands in the head is the same everywhere: one stylesheet, one script that only improves
//! the page, and an icon that shows an amber dot while the one who looks is asked something.

use airlock_store::Announcement;
use airlock_text::{LANGUAGES, Words};
use maud::{DOCTYPE, Markup, html};

use super::glyph;
use super::script_words::script_words;
use crate::assets::{ICON, ICON_TURN, SCRIPT, STYLE};

/// What the head of a page says.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    /// Before the name of the site; the start page has none.
    pub title: Option<&'a str>,
    /// What a link to this page says where somebody sends it; the site's own line otherwise.
    pub about: Option<&'a str>,
    pub body: Body,
    /// Something is asked of the one who looks.
    pub turn: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// A page with the site's bar.
    Start,
    /// A table, which fills the window.
    Table,
}

impl Body {
    const fn class(self) -> &'static str {
        match self {
            Body::Start => "start-page",
            Body::Table => "table-page",
        }
    }
}

/// The page that lies open, so that the bar can mark it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Rules,
    Watch,
    Account,
    Elsewhere,
}

/// A whole page. The script exchanges the icon by its `data-turn` and `data-rest`.
pub fn document(words: &Words, head: Document<'_>, body: &Markup) -> Markup {
    let site = words.ui("ui-site").end();
    let title = match head.title {
        Some(title) => words.ui("ui-title").text("page", title.to_owned()).end(),
        None => site.clone(),
    };
    let about = head.about.map_or_else(|| words.ui("ui-site-about").end(), str::to_owned);
    html! {
        (DOCTYPE)
        html lang=(words.language()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                meta name="description" content=(about);
                meta property="og:site_name" content=(site);
                meta property="og:title" content=(head.title.unwrap_or(&site));
                meta property="og:description" content=(about);
                meta name="color-scheme" content="dark";
                meta name="theme-color" content="#070b11";
                link rel="stylesheet" href=(*STYLE);
                link #icon rel="icon" type="image/svg+xml" href=(if head.turn { *ICON_TURN } else { *ICON })
                    data-rest=(*ICON) data-turn=(*ICON_TURN);
                script type="module" src=(*SCRIPT) defer {}
            }
            body.(head.body.class()) {
                (announcement(words, None))
                (body)
                (script_words(words))
            }
        }
    }
}

/// What whoever runs the server tells everybody, above everything else. Pages are drawn without it: it is laid in on their
/// way out, in the place of an empty one.
pub fn announcement(words: &Words, announced: Option<&Announcement>) -> Markup {
    html! {
        aside.announcement #announcement role="status" hidden[announced.is_none()] {
            @if let Some(announced) = announced {
                b { (words.ui("ui-announcement").end()) } " " span { (announced.text) }
            }
        }
    }
}

/// The bar of the site over `main`, which brings its own `<main id="main">`. `class` is added to the page's.
pub fn site(words: &Words, class: &str, place: Place, main: &Markup) -> Markup {
    html! {
        a.skip href="#main" { (words.ui("ui-skip-page").end()) }
        div.{ "start " (class) } {
            header.start-bar {
                a.brand href="/" { (glyph("airlock")) (words.ui("ui-site").end()) }
                nav aria-label=(words.ui("ui-nav").end()) { (links(words, place)) }
                (languages(words))
            }
            (main)
            // A narrow bar has room for one link only.
            footer.start-foot { (links(words, place)) }
        }
    }
}

/// One of the pages around the table as a whole document.
pub fn page(words: &Words, title: &str, class: &str, place: Place, main: &Markup) -> Markup {
    let head = Document { title: Some(title), about: None, body: Body::Start, turn: false };
    document(words, head, &site(words, class, place, main))
}

/// The switch of languages in the bar of the site.
fn languages(words: &Words) -> Markup {
    html! {
        @if LANGUAGES.len() > 1 {
            details.menu.languages {
                summary.button title=(words.ui("ui-language").end()) {
                    span.sr { (words.ui("ui-language").end()) } (words.ui("ui-language-name").end())
                }
                (language_form(words, "menu-list"))
            }
        }
    }
}

/// A button for each language, by its own name. Posts `/language` (`lang`) and comes back to this page.
pub fn language_form(words: &Words, class: &str) -> Markup {
    let all = LANGUAGES.iter().filter_map(|&(language, _)| Words::of(language));
    let own = |other: &Words| other.language() == words.language();
    html! {
        form.(class) method="post" action="/language" aria-label=(words.ui("ui-language").end()) {
            @for other in all {
                button name="lang" value=(other.language()) lang=(other.language()) aria-pressed=(own(other)) {
                    (other.ui("ui-language-name").end())
                }
            }
        }
    }
}

fn links(words: &Words, place: Place) -> Markup {
    let all = [
        (Place::Rules, "/rules", "ui-nav-rules"),
        (Place::Watch, "/watch", "ui-nav-watch"),
        (Place::Account, "/account", "ui-nav-account"),
    ];
    html! {
        @for (own, path, key) in all {
            a href=(path) aria-current=[(own == place).then_some("page")] { (words.ui(key).end()) }
        }
    }
}

/// What stands on a page that waits for others, where no script draws it anew.
pub(super) fn without_script(words: &Words, path: &str) -> Markup {
    html! { p.without-script { (linked(&words.ui("ui-idle-reload").end(), path)) } }
}

/// A sentence in which the words between `[` and `]` are drawn by `inner`: a link, a number in bold.
pub(super) fn around(text: &str, inner: impl Fn(&str) -> Markup) -> Markup {
    let parts = text.split_once('[').and_then(|(before, rest)| Some((before, rest.split_once(']')?)));
    match parts {
        Some((before, (middle, after))) => html! { (before) (inner(middle)) (after) },
        None => html! { (text) },
    }
}

/// The same with a link.
pub(super) fn linked(text: &str, href: &str) -> Markup {
    around(text, |middle| html! { a href=(href) { (middle) } })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_takes_the_words_in_brackets() {
        assert_eq!(linked("Or [just watch].", "?watch").into_string(), "Or <a href=\"?watch\">just watch</a>.");
        assert_eq!(linked("Plain [half", "/").into_string(), "Plain [half");
    }
}
