//! The reference holds every component and every ruling, and finds them by what people type.

use std::collections::BTreeSet;

use airlock_game::cards::SkillCard;
use airlock_server::page::rules::{RulesPage, rules};
use airlock_server::page::{how, rules as pages};
use airlock_server::reference::{Entry, Found, Kind, MOST_HITS, Reference, search};
use airlock_text::{Words, catalogue, rulings};

fn find(query: &str) -> Found<'static> {
    search(Reference::english(), query, None)
}

fn titles(found: &Found<'_>) -> Vec<String> {
    found.hits.iter().map(|hit| hit.entry.title.clone()).collect()
}

fn marked(found: &Found<'_>) -> Vec<String> {
    let pieces = found.hits.iter().flat_map(|hit| hit.title.iter().chain(&hit.snippet));
    pieces.filter(|piece| piece.hit).map(|piece| piece.text.to_owned()).collect()
}

#[test]
fn every_component_and_every_ruling_has_an_entry() {
    let reference = Reference::english();
    for card in catalogue::components(Words::english()) {
        let has = |entry: &Entry| entry.ids.contains(&card.id) && entry.title.contains(&card.name);
        assert!(reference.entries().iter().any(has), "{}", card.id);
    }
    for ruling in rulings::all() {
        assert!(reference.ruling(ruling.id).is_some(), "{}", ruling.id);
    }
    for entry in reference.entries() {
        assert!(!entry.title.is_empty() && !entry.about.is_empty() && !entry.facts.is_empty(), "{}", entry.id);
        assert!(entry.facts.iter().all(|fact| !fact.label.is_empty() && !fact.lines.is_empty()), "{}", entry.id);
    }
    assert!(Kind::ALL.iter().all(|&kind| reference.count(kind) > 0 && Kind::from_id(kind.id()) == Some(kind)));
}

#[test]
fn copies_share_an_entry_and_any_of_them_leads_to_it() {
    let reference = Reference::english();
    let repair = reference.find(Kind::Skill, "repair-2").expect("a strength of Repair");
    assert_eq!(repair.ids, ["repair-1", "repair-2"]);
    // The Investigative Committee is another card with Pegasus (PEG-001).
    let words = Words::english();
    let faces: BTreeSet<String> =
        SkillCard::all().map(|card| words.name(card.row().text.name) + &words.text(card)).collect();
    assert_eq!(reference.count(Kind::Skill), faces.len());
    assert!(std::ptr::eq(repair, reference.find(Kind::Skill, "REPAIR-1").expect("the other")));
    assert!(reference.find(Kind::Place, "repair-1").is_none());
}

#[test]
fn the_place_itself_is_the_best_hit_for_its_name() {
    let found = find("brig");
    assert_eq!(found.hits[0].entry.id, "brig");
    assert!(titles(&found).contains(&"Admiral’s Quarters".to_owned()));
    assert!(marked(&found).iter().all(|text| text.eq_ignore_ascii_case("brig")));
    assert_eq!(found.counts.iter().map(|(_, count)| count).sum::<usize>(), found.total);
}

#[test]
fn all_words_must_be_there_in_any_order_and_case() {
    let found = find("  QUARTERS admiral's ");
    assert_eq!(found.hits[0].entry.id, "admirals-quarters");
    assert_eq!(marked(&Found { hits: found.hits[..1].to_vec(), ..found.clone() })[..2], ["Admiral’s", "Quarters"]);
    assert_eq!(find("brig starship").total, 0);
}

#[test]
fn a_word_is_found_at_its_beginning_only() {
    assert!(find("ruction").hits.is_empty());
    assert!(titles(&find("resurr")).contains(&"Resurrection Ship".to_owned()));
}

#[test]
fn rulings_are_found_by_their_ids_in_any_spelling() {
    for id in ["BASE-066", "base-66", "base-066"] {
        assert_eq!(find(id).hits[0].entry.id, "BASE-066", "{id}");
    }
}

#[test]
fn a_kind_narrows_the_hits_but_not_the_counts() {
    let all = find("brig");
    let quorum = search(Reference::english(), "brig", Some(Kind::Quorum));
    assert!(!quorum.hits.is_empty() && quorum.hits.iter().all(|hit| hit.entry.kind == Kind::Quorum));
    assert_eq!((quorum.counts, quorum.total), (all.counts, all.total));
}

#[test]
fn without_words_all_of_a_kind_are_listed() {
    let found = search(Reference::english(), " ", Some(Kind::Ruling));
    assert_eq!(found.hits.len(), Reference::english().count(Kind::Ruling));
    assert!(found.hits.len() > MOST_HITS);
    assert_eq!(find("the").hits.len(), MOST_HITS);
}

#[test]
fn odd_queries_find_nothing_and_break_nothing() {
    for query in ["<script>", "%00", "“”’", "İıß", "-", "\u{301}", "🚀🚀", "a\u{0}b", &"x".repeat(10_000)]
    {
        let found = find(query);
        let page =
            RulesPage { words: Words::english(), reference: Reference::english(), query, kind: None, open: None };
        let markup = rules(&page).into_string();
        assert!(!markup.contains("<script>"), "{query}");
        assert!(found.hits.len() <= MOST_HITS);
    }
}

#[test]
fn rulings_stand_below_what_they_speak_of() {
    let reference = Reference::english();
    let brig = reference.find(Kind::Place, "brig").expect("the Brig");
    assert!(reference.rulings_on(brig).any(|ruling| ruling.id == "BASE-261"));
    let repair = reference.find(Kind::Skill, "repair-1").expect("Repair");
    assert!(reference.rulings_on(repair).any(|ruling| ruling.id == "BASE-238"));
    let apollo = reference.find(Kind::Character, "lee-apollo-adama").expect("Apollo");
    assert!(reference.rulings_on(apollo).all(|ruling| ruling.id != "BASE-200"), "that is his father's");
}

#[test]
fn the_things_of_another_box_say_where_they_come_from() {
    let reference = Reference::english();
    let said = |kind, id: &str| {
        let entry = reference.find(kind, id).unwrap_or_else(|| panic!("{id}"));
        entry.facts.iter().flat_map(|fact| &fact.lines).any(|line| line == "Pegasus")
    };
    assert!(said(Kind::Character, "cavil") && said(Kind::Agenda, "genocide") && said(Kind::Place, "resistance-hq"));
    assert!(said(Kind::Crisis, "resistance-bombings") && !said(Kind::Place, "brig"));
    let caprica = reference.find(Kind::Place, "caprica").expect("Caprica");
    assert!(caprica.facts.iter().any(|fact| fact.label == "With Pegasus"), "what lies over the print");
    assert_eq!(find("PEG-92").hits[0].entry.id, "PEG-092");
    assert_eq!(find("cavil").hits[0].entry.kind, Kind::Character);
}

#[test]
fn daybreak_can_be_looked_up() {
    let reference = Reference::english();
    let entry = |kind, id: &str| reference.find(kind, id).unwrap_or_else(|| panic!("{id}"));
    assert_eq!(entry(Kind::Mutiny, "feed-the-people").about, "Mutiny card");
    assert_eq!(entry(Kind::Place, "demetrius").about, "Board");
    assert!(entry(Kind::Place, "press-room").facts.iter().any(|fact| fact.label == "With Daybreak"), "the overlay");
    let helos =
        reference.entries().iter().filter(|entry| entry.kind == Kind::Character && entry.title.contains("Helo"));
    let kinds: BTreeSet<&str> = helos.map(|entry| entry.about.as_str()).collect();
    assert_eq!(kinds.len(), 2, "a character and their alternate differ by their types: {kinds:?}");
    assert_eq!(find("DAY-14").hits[0].entry.id, "DAY-014");
    assert_eq!(find("mix-3").hits[0].entry.id, "MIX-003");
    let centurions = reference.entries().iter().filter(|entry| entry.ids.contains(&"centurion"));
    assert_eq!(centurions.count(), 1, "a piece that two boxes have is one entry");
    let how = how::how(Words::english(), reference).into_string();
    for word in ["Mutiny cards", "Miracle tokens", "motives", "missions"] {
        assert!(how.contains(word), "{word}");
    }
}

#[test]
fn every_link_of_a_page_leads_somewhere() {
    let reference = Reference::english();
    let words = Words::english();
    for entry in reference.entries() {
        let page = RulesPage { words, reference, query: "", kind: None, open: Some(entry) };
        let markup = rules(&page).into_string();
        assert!(!markup.contains('⟨'), "a word is missing: {}", entry.id);
        for link in markup.split("href=\"/rules/").skip(1).filter_map(|rest| rest.split(['"', '?']).next()) {
            let (kind, id) = link.split_once('/').expect("a kind and an id");
            let kind = Kind::from_id(kind).expect("a kind");
            assert!(reference.find(kind, id).is_some(), "{link}");
        }
    }
    let how = how::how(words, reference).into_string();
    assert!(how.contains(&pages::address(reference.ruling("BASE-030").expect("the turn"))));
    assert!(!how.contains('⟨'));
}
