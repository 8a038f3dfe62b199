//! Leaves: elements of a region that come and go as a whole, such as a card, a room, a dial.
//!
//! A template marks them with `data-leaf=""`. On the way out each gets a hash of its own text as its name. The
//! page keeps the leaves that it was given by their names; of a region that has changed it is sent only
//! those that it lacks, and in place of each other one a stub with its name.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

/// Text cannot hold the mark: its quotes are escaped, in elements and in attributes.
const MARK: &str = " data-leaf=\"\"";

/// So many are remembered of a page; it keeps more of them itself.
const KEPT: usize = 300;

/// The leaves that a page has, the latest last.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Leaves(Vec<u32>);

impl Leaves {
    /// As the page tells them: the names one after the other. What is none is left out.
    pub fn told(names: &str) -> Leaves {
        let names = names.as_bytes().chunks_exact(8).take(KEPT);
        let hash = |name| u32::from_str_radix(std::str::from_utf8(name).ok()?, 16).ok();
        Leaves(names.filter_map(hash).collect())
    }

    /// A region for a page with these leaves, which then has those of the region, too.
    pub fn send(&mut self, html: &str) -> String {
        let mut sent = String::with_capacity(html.len());
        let mut fresh = Vec::new();
        write(html, &mut sent, &mut |hash| {
            let has = self.0.contains(&hash);
            fresh.push(hash);
            has
        });
        self.0.retain(|hash| !fresh.contains(hash));
        self.0.append(&mut fresh);
        let most = self.0.len().saturating_sub(KEPT);
        self.0.drain(..most);
        sent
    }
}

/// The same page with its leaves named.
pub fn name_leaves(html: &str) -> String {
    Leaves::default().send(html)
}

/// Half of a hash is enough to tell two drawings apart.
pub fn short_hash(text: &str) -> u32 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    (hasher.finish() >> 32) as u32
}

fn write(html: &str, sent: &mut String, has: &mut impl FnMut(u32) -> bool) {
    let mut from = 0;
    while let Some((leaf, mark)) = next_leaf(html, from) {
        let text = &html[leaf.clone()];
        let hash = short_hash(text);
        sent.push_str(&html[from..leaf.start]);
        if has(hash) {
            sent.push_str(&format!("<i data-kept=\"{hash:08x}\"></i>"));
        } else {
            sent.push_str(&html[leaf.start..mark]);
            sent.push_str(&format!(" data-leaf=\"{hash:08x}\""));
            // A leaf may hold others.
            write(&html[mark + MARK.len()..leaf.end], sent, has);
        }
        from = leaf.end;
    }
    sent.push_str(&html[from..]);
}

/// The next element that is marked, and where its mark stands.
fn next_leaf(html: &str, from: usize) -> Option<(Range<usize>, usize)> {
    let mark = from + html[from..].find(MARK)?;
    let start = html[..mark].rfind('<')?;
    let name: &str = html[start + 1..].split(|c: char| !c.is_ascii_alphanumeric()).next()?;
    Some((start..end_of(html, mark, name)?, mark))
}

/// Where the element ends that is open at that place. Our own templates close what they open, and have no
/// bare `<` in text or attributes.
fn end_of(html: &str, from: usize, name: &str) -> Option<usize> {
    let mut open = 1;
    let mut at = from;
    loop {
        at += html[at..].find('<')? + 1;
        let tag = &html[at..];
        if let Some(rest) = tag.strip_prefix('/').and_then(|tag| tag.strip_prefix(name))
            && rest.starts_with('>')
        {
            open -= 1;
            if open == 0 {
                return Some(at + 1 + name.len() + 1);
            }
        } else if let Some(rest) = tag.strip_prefix(name)
            && rest.starts_with([' ', '>'])
        {
            open += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str =
        r#"<ul id="x"><li class="a" data-leaf="">one<ul><li>two</li></ul></li><li data-leaf="" id="b">three</li></ul>"#;

    #[test]
    fn a_page_is_sent_each_leaf_once() {
        let mut leaves = Leaves::default();
        let whole = leaves.send(PAGE);
        assert_eq!(whole, name_leaves(PAGE));
        assert!(whole.contains("two</li></ul></li>") && whole.contains("three"));
        let again = leaves.send(&PAGE.replace("three", "four"));
        assert!(!again.contains("one") && again.contains("four"), "{again}");
        let kept = again.split("data-kept=\"").nth(1).and_then(|rest| rest.get(..8)).expect("a stub");
        assert!(whole.contains(&format!("data-leaf=\"{kept}\"")), "{whole} {kept}");
        // It still has what it had before.
        assert!(!leaves.send(PAGE).contains("three"));
    }

    #[test]
    fn a_leaf_that_is_new_may_hold_one_that_is_known() {
        let card = r#"<p data-leaf="">text</p>"#;
        let mut leaves = Leaves::default();
        leaves.send(card);
        let sent = leaves.send(&format!(r#"<li data-leaf="">{card}more</li>"#));
        assert!(sent.contains("data-kept") && sent.contains("more") && !sent.contains("text"), "{sent}");
    }

    #[test]
    fn what_a_page_tells_is_read_and_what_it_makes_up_is_not() {
        let mut leaves = Leaves::default();
        let whole = leaves.send(PAGE);
        let told: String = whole.split("data-leaf=\"").skip(1).filter_map(|rest| rest.get(..8)).collect();
        assert_eq!(Leaves::told(&told), leaves);
        for forged in ["", "x", "ÄÄÄÄÄÄÄÄ", "zzzzzzzz", "+1234567"] {
            assert!(Leaves::told(forged).0.len() < 2, "{forged}");
        }
        assert_eq!(Leaves::told(&"0".repeat(80_000)).0.len(), KEPT);
    }

    #[test]
    fn few_of_many_leaves_are_remembered() {
        let mut leaves = Leaves::default();
        for number in 0..1_000 {
            leaves.send(&format!(r#"<p data-leaf="">{number}</p>"#));
        }
        assert_eq!(leaves.0.len(), KEPT);
    }

    #[test]
    fn text_that_looks_like_a_mark_is_text() {
        let name = "a data-leaf=\"\" onclick=x()";
        let page = maud::html! { p title=(name) { (name) } }.into_string();
        assert_eq!(name_leaves(&page), page);
    }
}
